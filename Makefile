# Everything goes through .venv, made on first use and again only when its inputs change.
# Another interpreter: make PYTHON=python3.13 test

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.ready-bench
# One more than the number of cores: tests of servers and browsers spend a lot of time waiting.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)' 2>/dev/null || echo auto)
# A file stays together, so that its tests share their servers; files come in the order of tests/conftest.py.
SPREAD := --dist loadfile --no-loadscope-reorder
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# Tests start hundreds of processes: none of them should compile again what another has compiled.
export PYTHONDONTWRITEBYTECODE :=

PYTHONS := 3.11 3.12 3.13 3.14

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help venv play test test-deep test-pythons tests mutation house lint types docs bench bench-web playthroughs screenshots format clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

venv: $(READY) ## set up .venv (the other targets do so by themselves)

play: $(READY) ## play in the browser
	@$(BIN)/kingdom play

# Types are checked in parallel with the tests, which leave a core partly idle; mypy's output is printed after theirs.
test: lint ## lint, types, all tests; core, rules and modules covered to the last line
	@mkdir -p build; $(BIN)/mypy >build/types.txt 2>&1 & checking=$$!; \
	echo "$(BIN)/pytest -q -n $(WORKERS) $(SPREAD) --count"; \
	$(BIN)/pytest -q -n $(WORKERS) $(SPREAD) --count; tested=$$?; \
	echo "$(BIN)/mypy"; wait $$checking; checked=$$?; cat build/types.txt; \
	[ $$tested -eq 0 ] || echo "make: tests failed, or lines of core, rules and modules are not covered: see above" >&2; \
	[ $$checked -eq 0 ] || echo "make: mypy failed: see above, or build/types.txt" >&2; \
	[ $$tested -eq 0 ] && [ $$checked -eq 0 ]

test-deep: $(READY) ## the tests with many more Hypothesis examples, and 97,000 games in both engines (hours)
	$(BIN)/pytest -q -n $(WORKERS) $(SPREAD) --hypothesis-profile=deep
	KINGDOM_FAST=compiled PYTHONPATH=. $(BIN)/python tests/fast/compare.py --games 1000
	KINGDOM_FAST=compiled $(BIN)/pytest -q tests/review/test_regent_judge.py tests/bots/test_regent_native.py

# Only the tests: formatting and types are the same in all of them.
test-pythons: ## the tests in every Python from 3.11 to 3.14 that is found, each in a virtual environment of its own
	@found=; for version in $(PYTHONS); do \
	  python$$version -c '' 2>/dev/null || { echo "python$$version: not found" >&2; continue; }; \
	  found=1; echo "python$$version:" >&2; \
	  $(MAKE) --no-print-directory PYTHON=python$$version VENV=build/venv-$$version tests || exit 1; \
	done; [ -n "$$found" ] || { echo "make: none of Python $(PYTHONS) was found" >&2; exit 1; }

tests: $(READY)
	$(BIN)/pytest -q -n $(WORKERS) $(SPREAD)

docs: $(READY) ## the documentation as a site: build/site/index.html
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "build/site/index.html"

mutation: $(READY) ## put 200 faults into the package, one at a time, and count those that the tests find (hours)
	$(BIN)/python -m tests.mutation.run --mutants 200

lint: $(READY) ## format and lint, changing nothing
	$(BIN)/ruff format --check --diff .
	$(BIN)/ruff check .
	$(BIN)/djlint --check --quiet src/kingdom/web/templates

types: $(READY) ## mypy --strict on the package
	$(BIN)/mypy

format: $(READY) ## put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/djlint --reformat --quiet src/kingdom/web/templates || true

bench: $(BENCH_READY) ## measure the engine, and others beside it
	$(BIN)/python benchmarks/bench_engine.py

bench-web: $(READY) ## measure a server: actions a second, latency, memory
	$(BIN)/python benchmarks/bench_web.py --runs 3

playthroughs: $(READY) ## play the golden games again and write them down; read the diff
	PYTHONPATH=. $(BIN)/python tests/playthroughs/make.py
	KINGDOM_FAST=interpreted PYTHONPATH=. $(BIN)/python tests/bots/selfplay.py

screenshots: $(READY) ## take the pictures of docs/images anew, in the system's Chromium
	PYTHONPATH=. $(BIN)/python tests/browser/screenshots.py

house: $(READY) ## draw the rooms of the package and their imports anew: docs/concepts/house.svg
	PYTHONPATH=. $(BIN)/python -m tests.kit.house

clean: ## remove .venv and everything generated
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -not -path './.git/*' -type d -prune -exec rm -rf {} +

# hatchling is installed first and builds without isolation, so that every version of pip uses the pinned one.
$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "make: kingdom needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo missing)." >&2; \
	  echo "make: name another one, for instance: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@echo "setting up $(VENV) …" >&2
	@$(PYTHON) -m venv $(VENV)
	@$(PIP_INSTALL) hatchling editables
	@$(PIP_INSTALL) --no-build-isolation --editable '.[dev]'
	@touch $@

$(BENCH_READY): $(READY)
	@$(PIP_INSTALL) --no-build-isolation --editable '.[bench]'
	@touch $@
