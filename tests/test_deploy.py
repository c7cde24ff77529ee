"""What `deploy/` names must be there. The containers themselves are not built here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

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


def test_the_container_is_made_of_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extra = re.search(r"'\.\[([a-z]+)\]'", text)
    assert extra is not None
    assert extra[1] in project["optional-dependencies"]
    version = re.search(r"python:([0-9.]+)-slim", text)
    assert version is not None
    assert project["requires-python"] == f">={version[1]}"
    client = Settings().client.relative_to(ROOT)
    assert f"/orrery/{client}" in text
    assert str(client) in (ROOT / ".dockerignore").read_text()  # it is built there
    assert (ROOT / "constraints.txt").is_file()
    assert (ROOT / "web" / "package.json").is_file()


def test_the_composition_names_its_parts() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    services = re.findall(r"^  ([a-z]+):$", text.split("volumes:\n  tables")[0], re.MULTILINE)
    assert services == ["caddy", "orrery", "database", "channels"]
    assert "postgresql://orrery:orrery@database/orrery" in text
    assert "redis://channels:6379" in text
    dockerfile = re.search(r"dockerfile: (\S+)", text)
    assert dockerfile is not None
    assert (ROOT / dockerfile[1]).is_file()
