"""What `deploy/` names must be there. The containers themselves are not built here."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
import yaml

from orrery.server.requests import HANDLERS
from orrery.server.settings import Settings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def test_all_settings_are_known_and_told() -> None:
    known = {f"ORRERY_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    told = set(re.findall(r"`(ORRERY_[A-Z_]+)`", (ROOT / "docs" / "host.md").read_text()))
    assert told | {"ORRERY_CLIENT"} == known
    for path in DEPLOY.iterdir():
        assert {*re.findall(r"ORRERY_[A-Z_]+", path.read_text())} <= known, path


@pytest.mark.parametrize("name", ["Containerfile", "orrery.service"])
def test_it_is_served_as_the_command_line_wants(name: str) -> None:
    text = (DEPLOY / name).read_text()
    served = re.search(r"orrery[\s\",]+serve\b[^\n]*", text)
    assert served is not None
    options = re.findall(r"--([a-z]+)", served[0])
    assert options == ["host", "port"]
    assert "8321" in served[0]


def instructions() -> list[tuple[str, str]]:
    """The lines of the container file, each with its first word."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.split(maxsplit=1)[1]) for line in lines]


def only(name: str) -> str:
    """What the container file says after a word that it says once."""
    (found,) = (what for word, what in instructions() if word == name)
    return found


def test_the_container_is_made_of_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extra = re.search(r"'\.\[([a-z]+)\]'", text)
    assert extra is not None
    assert extra[1] in project["optional-dependencies"]
    version = re.search(r"python:([0-9.]+)-slim", text)
    assert version is not None
    assert project["requires-python"] == f">={version[1]}"
    stages = [what.split(" AS ")[1] for word, what in instructions() if word == "FROM" and " AS " in what]
    copied = [what.split() for word, what in instructions() if word == "COPY"]
    client = Settings().client.relative_to(ROOT)
    built = [f"--from={stages[0]}", f"/orrery/{client}", str(client)]
    assert copied == [[".", "."], [".", "."], built]
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert str(client) in ignored  # it is built there
    needed = ("pyproject.toml", "constraints.txt", "README.md", "LICENSE", "src", "locales", "web")
    assert not {*needed} & {*ignored}
    assert all((ROOT / name).exists() for name in needed)
    scripts = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
    assert "npm run build" in text
    assert "build" in scripts


def test_the_container_agrees_with_itself() -> None:
    settings = dict(pair.split("=", 1) for pair in only("ENV").split())
    assert Path(settings["ORRERY_CLIENT"]) == Path("/orrery") / Settings().client.relative_to(ROOT)
    kept, user = only("VOLUME"), only("USER")
    assert settings["ORRERY_DATABASE_URL"].startswith(f"sqlite:///{kept}/")
    run = next(what for word, what in instructions() if word == "RUN" and "useradd" in what)
    assert re.search(rf"useradd .*--home-dir {kept} --create-home {user}$", run)  # who may write there
    served, port = json.loads(only("CMD")), only("EXPOSE")
    assert served == ["orrery", "serve", "--host", "0.0.0.0", "--port", port]
    assert f"http://127.0.0.1:{port}/health" in only("HEALTHCHECK")
    assert "health" in {path.strip("/") for handler in HANDLERS for path in handler.paths}


def test_the_composition_agrees_with_itself() -> None:
    parts = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = parts["services"]
    assert {*services} == {"caddy", "orrery", "database", "channels"}
    for service in services.values():
        assert {*service.get("depends_on", [])} <= {*services}
        named = {volume.split(":")[0] for volume in service.get("volumes", [])}
        assert named <= {*parts["volumes"]}
    orrery, database = services["orrery"], services["database"]["environment"]
    assert (DEPLOY / orrery["build"]["context"] / orrery["build"]["dockerfile"]).is_file()
    stored, told = (urlsplit(orrery["environment"][f"ORRERY_{name}_URL"]) for name in ("DATABASE", "CHANNELS"))
    assert (stored.scheme, told.scheme) == ("postgresql", "redis")
    assert {stored.hostname, told.hostname} == {"database", "channels"}
    assert [stored.username, stored.password, stored.path] == [
        database["POSTGRES_USER"],
        database["POSTGRES_PASSWORD"],
        f"/{database['POSTGRES_DB']}",
    ]
    front = services["caddy"]
    assert front["command"] == f"caddy reverse-proxy --from :80 --to orrery:{only('EXPOSE')}"
    assert front["ports"] == ["8080:80"]
    assert "http://localhost:8080" in (ROOT / "docs" / "host.md").read_text()
    waited_for = orrery["depends_on"]["database"]["condition"]
    assert (waited_for, "healthcheck" in services["database"]) == ("service_healthy", True)


def test_the_service_keeps_its_tables_where_it_may_write() -> None:
    text = (DEPLOY / "orrery.service").read_text()
    (folder,) = re.findall(r"^StateDirectory=(\S+)$", text, re.MULTILINE)
    (database,) = re.findall(r"^Environment=ORRERY_DATABASE_URL=(\S+)$", text, re.MULTILINE)
    assert database.startswith(f"sqlite:////var/lib/{folder}/")
    names = re.findall(r"^([A-Za-z]+)=", text, re.MULTILINE)
    assert {*names} - {"Environment"} == {
        *("Description", "After", "ExecStart", "DynamicUser", "StateDirectory", "Restart", "LimitNOFILE"),
        *("NoNewPrivileges", "PrivateTmp", "ProtectHome", "ProtectSystem", "WantedBy"),
    }
