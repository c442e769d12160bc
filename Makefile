# make play   start a game against a bot          make lint   ruff and mypy
# make test   run every test                       make bench  measure speed
# make heard  hear a game through screen readers   make e2e-deps  install them
# make fast   compile the simulator, in .venv-fast
# make join SERVER=host   sit at a table of a server   make server  set up to be one
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FAST := .venv-fast

.PHONY: play join server test lint bench fast heard e2e-deps clean

play: $(VENV)/installed
	$(BIN)/thousand play miles

join: $(VENV)/installed-net
	$(BIN)/thousand join $(SERVER)

server: $(VENV)/installed-net

test: $(VENV)/installed-dev
	$(BIN)/pytest -n auto

lint: $(VENV)/installed-dev
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy

bench: $(VENV)/installed
	$(BIN)/thousand bench

# The house with its simulator compiled, for strong bots and long arenas: needs a C compiler. It is not
# editable, so make it anew after a change.
fast:
	$(PYTHON) -m venv $(FAST)
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(FAST)/bin/python -m pip install --quiet --constraint constraints.txt .
	$(FAST)/bin/python benchmarks/sim.py --windows 30 --seconds 0.1

# Two minutes of a game under every screen reader that e2e-deps installs, and a report: docs/heard.md.
heard: $(VENV)/installed-dev
	PYTHONPATH=tests/e2e $(BIN)/python -m heard

# The programs that the end-to-end tests listen through. This changes the system.
e2e-deps:
	PYTHON=$(PYTHON) tests/e2e/install-deps

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(BIN)/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable .
	@touch $@

$(VENV)/installed-net: $(BIN)/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[server]'
	@touch $@ $(VENV)/installed

$(VENV)/installed-dev: $(BIN)/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $@ $(VENV)/installed

clean:
	rm -rf $(VENV) $(FAST) .pytest_cache .mypy_cache .ruff_cache .hypothesis
