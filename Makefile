# make play   start a game against a bot          make lint   ruff and mypy
# make test   run every test                       make bench  measure speed
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint bench e2e-deps clean

play: $(VENV)/installed
	$(BIN)/thousand play miles

test: $(VENV)/installed-dev
	$(BIN)/pytest -n auto

lint: $(VENV)/installed-dev
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy

bench: $(VENV)/installed
	$(BIN)/thousand bench

# The programs that the end-to-end tests listen through. This changes the system.
e2e-deps:
	tests/e2e/install-deps

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(BIN)/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable .
	@touch $@

$(VENV)/installed-dev: $(BIN)/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $@ $(VENV)/installed

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
