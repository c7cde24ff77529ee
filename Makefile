# Everything runs in .venv, which is made on first use and renewed when pyproject.toml or constraints.txt changes.
# What is written behind two number signs is what `make help` says.
.DEFAULT_GOAL := play
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
INSTALL := $(BIN)/pip install -q --disable-pip-version-check -c constraints.txt
# mutmut gets an environment of its own: 3.8 does not run with pytest 9.2.
MUTATION := .venv/mutation/bin

TWO_A_CORE = $$(( 2 * $$(nproc) ))
ONE_MORE = $$(( 1 + $$(nproc) ))

CLIENT := src/orrery/server/client/index.html
MODULES := web/node_modules/.package-lock.json

# How much of each area the tests must run at least, in per cent of lines and branches.
COVERED := core:92 games/space_base/rules:95 games/risk/rules:95 games/starcraft/rules:87

STATES := orrery.games.space_base.state orrery.games.risk.state orrery.games.starcraft.state tests.core.counting

.PHONY: checked-client checked-python help recorded screenshots play test coverage bench bench-before ladder load faults fuzz secrecy audit phone soak rules fields compiled format golden playthroughs mutation mutation-sample client types constraints upgrade hooks release clean

play: $(STAMP) $(CLIENT)  ## open the lobby in the browser
	@$(BIN)/orrery serve --port 0 --browser

help:  ## what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

client: $(CLIENT)  ## build the browser client

types: $(STAMP) $(MODULES)  ## generate the client's types from the server's
	$(BIN)/python -m orrery.server.openapi > web/openapi.json
	$(BIN)/python -m orrery.server.choice_types web/src/games
	web/npm run types

test: $(STAMP) $(CLIENT)  ## every check
	@tests/install-services
	@$(MAKE) --no-print-directory -j 2 --output-sync=target checked-client checked-python
	$(BIN)/pytest -n auto --ignore=tests/browser --ignore=tests/server
	# These run real servers and browsers against the clock of a machine that may be busy: each gets another chance.
	# They run apart, since Playwright keeps an event loop of its own. They wait much: more run at a time than there are cores.
	$(BIN)/pytest -n $(TWO_A_CORE) --reruns 1 -r R tests/server
	$(BIN)/pytest -n $(ONE_MORE) --reruns 2 -r R tests/browser
	@$(BIN)/python -m tests.rule_coverage

checked-client: $(MODULES)  ## the client: types, style, tests
	web/npm run check --silent
	web/npm run lint --silent
	web/npm test --silent

checked-python: $(STAMP)  ## Python: style, types, imports
	$(BIN)/ruff check src tests bench tools
	$(BIN)/ruff format --check src tests bench tools
	$(BIN)/mypy
	$(BIN)/lint-imports

coverage: $(STAMP)  ## which lines no test runs, and whether kernel and rules are covered (thrice as long as the tests)
	$(BIN)/pytest -n auto --cov --cov-report=term --ignore=tests/browser
	@failed=0; for area in $(COVERED); do \
	  echo "At least $${area#*:} % of $${area%:*}:"; \
	  $(BIN)/coverage report --include="*/orrery/$${area%:*}/*" --fail-under=$${area#*:} || failed=1; \
	done; exit $$failed

fields: $(STAMP)  ## write the states' slots and copies from their declarations
	$(BIN)/python -m orrery.core.fields $(STATES)

compiled: $(STAMP)  ## compile the kernel and the states with mypyc, and run the conformance suite on them
	$(BIN)/python tools/compile_engine.py

rules: $(STAMP)  ## which rules have a test
	@$(BIN)/python -m tests.rule_coverage

bench: $(STAMP)  ## speed, against peers in one run
	@$(INSTALL) -e '.[bench]'
	@$(BIN)/python -m bench

bench-before: $(STAMP)  ## speed beside an earlier commit in one run: make bench-before REF=v0.1
	@$(BIN)/python bench/before.py $(REF)

ladder: $(STAMP)  ## how strong the bots are, beside the rivals of past releases: make ladder GAME=risk [SEATS=2] [GAMES=400]
	@mkdir -p build
	@$(BIN)/python -m bench.ladder $(or $(GAME),space-base) --seats $(or $(SEATS),2) --games $(or $(GAMES),400) --keep build/ladder-$(or $(GAME),space-base)-$(or $(SEATS),2).jsonl

load: $(STAMP) $(CLIENT)  ## how the server holds up under many live tables
	@$(BIN)/python -m bench.load --keep

faults: $(STAMP)  ## kill, race and starve servers, and count the acknowledged moves that are lost
	@$(BIN)/python -m bench.faults

fuzz: $(STAMP)  ## send the server hundreds of thousands of spoilt messages
	@$(BIN)/python -W ignore -m bench.fuzz

secrecy: $(STAMP)  ## compare what a seat is sent in worlds that it cannot tell apart, in every variant, for much longer
	@ORRERY_SOAK=1 $(BIN)/python -m bench.secrecy

audit: $(STAMP)  ## whether a weakness is known of any library that we use; says so if the data can't be reached
	@$(INSTALL) -e '.[audit]' || true
	@$(BIN)/python tools/audit.py

phone: $(STAMP) $(CLIENT)  ## how soon a table can be played on a slow phone, and what the browser does for it
	@$(BIN)/python -m bench.phone

soak: $(STAMP) $(CLIENT)  ## the conformance suite and property tests for much longer, and whole games by clicking
	ORRERY_SOAK=1 $(BIN)/pytest -n auto tests/core tests/games
	ORRERY_SOAK=1 $(BIN)/pytest -n auto tests/browser -k "whole_game or whole_basic or team_game"

screenshots: $(STAMP) $(CLIENT)  ## take the pictures of the docs anew
	$(BIN)/python -m tests.browser.screenshots

recorded: $(STAMP)  ## record anew what the server sends, for the client's tests and previews
	$(BIN)/python -m tests.recorded

golden: $(STAMP)  ## record the golden games anew, after a deliberate change of the rules
	$(BIN)/python -m tests.golden

playthroughs: $(STAMP)  ## tell the readable games anew, after a deliberate change of the rules
	$(BIN)/python -m tests.playthroughs

mutation: $(STAMP)  ## which changes to the rules modules no test notices
	@test -d $(MUTATION) || $(BIN)/python -m venv .venv/mutation
	@$(MUTATION)/pip install -q --disable-pip-version-check -e '.[test,mutation]' 'mutmut>=3.8' 'pytest<9.2'
	@rm -rf mutants
	$(MUTATION)/mutmut run
	$(MUTATION)/mutmut results

mutation-sample: $(STAMP)  ## the same by sample where there is too much: make mutation-sample AREA=core [SAMPLE=100] [SEED=1]
	@$(BIN)/python tools/mutation_sample.py $(AREA) --sample $(or $(SAMPLE),100) --seed $(or $(SEED),1) --minutes $(or $(MINUTES),60)

constraints: $(STAMP)  ## write the installed versions of all dependencies into constraints.txt, after adding one
	@$(INSTALL) -e '.[test,bench,draw]'
	$(BIN)/python tools/constraints.py > constraints.new && mv constraints.new constraints.txt
	@touch $(STAMP)

upgrade: $(STAMP)  ## fetch the newest versions of all dependencies and write them into constraints.txt
	$(BIN)/pip install --upgrade --upgrade-strategy eager --disable-pip-version-check -e '.[test,bench,draw]'
	$(BIN)/python tools/constraints.py > constraints.new && mv constraints.new constraints.txt
	@touch $(STAMP)

hooks: $(STAMP)  ## let git run the quick checks before each commit (.pre-commit-config.yaml)
	@$(INSTALL) -e '.[hooks]'
	$(BIN)/pre-commit install --hook-type pre-commit --hook-type pre-push

release: $(STAMP)  ## whether version, changelog and work tree agree, and what to do then; publishes nothing
	@$(BIN)/python tools/release.py

format: $(STAMP) $(MODULES)  ## let ruff, ESLint and Prettier format and repair
	$(BIN)/ruff check --fix src tests bench tools
	$(BIN)/ruff format src tests bench tools
	web/npm run format --silent

clean:  ## remove the environment, the built client and all caches
	rm -rf .venv build web/node_modules src/orrery/server/client mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(CLIENT): $(MODULES) $(shell find web/src locales -type f) web/index.html web/vite.config.ts web/compressed.js web/openapi.json
	@echo "Building the client ..."
	@web/npm run build --silent -- --logLevel warn

$(MODULES): web/package.json web/package-lock.json | $(STAMP)
	@echo "Fetching the client's parts (once) ..."
	@web/npm install --no-save --silent --no-audit --no-fund  # not ci: it insists on other systems' optional parts
	@touch $(MODULES)

$(STAMP): pyproject.toml constraints.txt
	@test -d .venv || $(PYTHON) -m venv .venv
	@echo "Setting up .venv (once) ..."
	@$(INSTALL) -e '.[test]'
	@touch $(STAMP)
