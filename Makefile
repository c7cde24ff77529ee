# Everything runs in .venv, which is made on first use and renewed when pyproject.toml changes.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
# mutmut gets an environment of its own: 3.8 does not run with pytest 9.2.
MUTATION := .venv/mutation/bin

.PHONY: play test bench soak rules format golden mutation clean

play: $(STAMP)  ## play in the terminal against bots
	@$(BIN)/orrery play space-base --terminal

test: $(STAMP)  ## every check
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto --cov --cov-report=term
	@$(BIN)/python -m tests.rule_coverage

rules: $(STAMP)  ## which rules have a test
	@$(BIN)/python -m tests.rule_coverage

bench: $(STAMP)  ## speed, against peers in one run
	@$(BIN)/pip install -q -e '.[bench]'
	@$(BIN)/python -m bench

soak: $(STAMP)  ## the conformance suite and property tests for much longer
	ORRERY_SOAK=1 $(BIN)/pytest -n auto tests/core tests/games

golden: $(STAMP)  ## record the golden games anew, after a deliberate change of the rules
	$(BIN)/python -m tests.golden

mutation: $(STAMP)  ## which changes to the rules modules no test notices
	@test -d $(MUTATION) || $(BIN)/python -m venv .venv/mutation
	@$(MUTATION)/pip install -q --disable-pip-version-check -e '.[test,mutation]' 'mutmut>=3.8' 'pytest<9.2'
	@rm -rf mutants
	$(MUTATION)/mutmut run
	$(MUTATION)/mutmut results

format: $(STAMP)
	$(BIN)/ruff check --fix src tests bench
	$(BIN)/ruff format src tests bench

clean:
	rm -rf .venv mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(STAMP): pyproject.toml
	@test -d .venv || $(PYTHON) -m venv .venv
	@echo "Setting up .venv (once) ..."
	@$(BIN)/pip install -q --disable-pip-version-check -e '.[test]'
	@touch $(STAMP)
