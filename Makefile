# Everything goes through .venv, made on first use and again only when its inputs change.
# Another interpreter: make PYTHON=python3.13 test

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
BENCH_READY := $(VENV)/.ready-bench
# One more than the number of cores: tests of servers and browsers spend a lot of time waiting.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)' 2>/dev/null || echo auto)
# A file stays together, so that its tests share their servers; files come in the order of tests/conftest.py.
SPREAD := --dist loadfile --no-loadscope-reorder
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# Tests start hundreds of processes: none of them should compile again what another has compiled.
export PYTHONDONTWRITEBYTECODE :=

# The compiler that checks the types of the scripts; only `make types-js` uses it.
TYPESCRIPT := 7.0.2
# Tools that one target each uses: in build/tools, not in .venv.
UV := uv==0.13.8
AUDIT := pip-audit==2.10.1

# The extras that the tests need.
TESTED ?= lab,postgresql,rl,server

PYTHONS := 3.11 3.12 3.13 3.14

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: addresses art figures help native test-platforms venv wheels play soak test test-deep test-pythons tests mutation house lint types types-js docs bench bench-web playthroughs screenshots format constraints audit clean quick

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

venv: $(READY) ## set up .venv (the other targets do so by themselves)

native: $(PLAYABLE) ## install a C++ compiler from the package index (100 MB) and build the native core with it
	$(PIP_INSTALL) --no-build-isolation --editable '.[wheels]'
	$(BIN)/python -m kingdom.native

# The pure wheel, one with the native core for each system, and the core for browsers.
wheels: $(READY) ## build all wheels on this machine: dist/
	$(PIP_INSTALL) --no-build-isolation --editable '.[wheels]'
	$(BIN)/python -m hatchling build -t wheel -d dist
	for target in $$($(BIN)/python -c 'from kingdom.native.build import TARGETS; print(*TARGETS)'); do \
	  KINGDOM_TARGET=$$target $(BIN)/python -m hatchling build -t wheel -d dist || exit 1; \
	done
	$(BIN)/python -m kingdom.native --target wasm32-freestanding --to dist/kingdom.wasm
	@ls -l dist

play: $(PLAYABLE) ## play in the browser
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

# The tests of the rules and the rooms: half a minute on two idle cores.
quick: lint types ## lint, types, tests of the kernel: in a minute
	$(BIN)/pytest -q -n $(WORKERS) tests/rulebook tests/test_kernel.py tests/test_architecture.py tests/test_naming.py tests/test_repository.py

test-deep: $(READY) ## the tests with many more Hypothesis examples, and 97,000 games in both engines (hours)
	$(BIN)/pytest -q -n $(WORKERS) $(SPREAD) --hypothesis-profile=deep
	PYTHONPATH=. $(BIN)/python tests/fast/compare.py --games 1000
	PYTHONPATH=. $(BIN)/python tests/native/sanitized.py --seconds 600

test-platforms: $(READY) ## the core on musl, ARM64 (qemu-user), Windows (wine) and in Node; the table in Firefox and WebKit
	$(PIP_INSTALL) --no-build-isolation --editable '.[wheels]'
	PYTHONPATH=. $(BIN)/python tests/native/platforms.py
	PYTHONPATH=. $(BIN)/python tests/browser/other_browsers.py

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

soak: $(READY) ## kill servers, restart databases, send nonsense, compare what is hidden; until stopped with Ctrl-C
	$(BIN)/python -m tests.soak

mutation: $(READY) ## put 200 faults into the package, one at a time, and count those that the tests find (hours)
	$(BIN)/python -m tests.mutation.run --mutants 200

lint: $(READY) ## format and lint, changing nothing
	$(BIN)/ruff format --check --diff .
	$(BIN)/ruff check .
	$(BIN)/djlint --check --quiet src/kingdom/web/templates
	$(BIN)/oxfmt --check .
	$(BIN)/oxlint --quiet .

types: $(READY) ## mypy --strict on the package
	$(BIN)/mypy

# Needs Node; npx fetches the compiler.
types-js: ## check the types of the scripts
	npx --yes --package typescript@$(TYPESCRIPT) tsc --project .

format: $(READY) ## put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/djlint --reformat --quiet src/kingdom/web/templates || true
	$(BIN)/oxfmt .
	$(BIN)/oxlint --fix .

bench: $(BENCH_READY) ## measure the engine, and others beside it
	$(BIN)/python benchmarks/bench_engine.py

bench-web: $(READY) ## measure a server: actions a second, latency, memory
	$(BIN)/python benchmarks/bench_web.py --runs 3

figures: $(READY) ## play the matches and games of the manual's tables, and write them (an hour and a half)
	$(BIN)/python benchmarks/figures.py

playthroughs: $(READY) ## play the golden games again and write them down; read the diff
	PYTHONPATH=. $(BIN)/python tests/playthroughs/make.py
	PYTHONPATH=. $(BIN)/python tests/bots/selfplay.py

screenshots: $(READY) ## take the pictures of docs/images anew, in the system's Chromium
	PYTHONPATH=. $(BIN)/python tests/browser/screenshots.py

art: $(READY) ## draw the pictures of the cards again, and all on one sheet: build/pictures.html
	$(BIN)/python -m art
	$(BIN)/python -m art --sheet build/pictures.html
	@echo "build/pictures.html"

house: $(READY) ## draw the rooms of the package and their imports anew: docs/concepts/house.svg
	PYTHONPATH=. $(BIN)/python -m tests.kit.house

# Versions that still fit stay as they are. One list for all systems but WebAssembly, where httpx2 needs a package more.
constraints: build/tools/$(UV)/.ready ## pin all dependencies in constraints.txt; OPTIONS=--upgrade takes the newest
	cp constraints.txt build/constraints.txt
	$(<D)/bin/uv pip compile pyproject.toml --all-extras --group build --group dev --group bench --universal \
	  --python-version 3.11.5 --quiet --no-annotate --no-header --no-emit-index-url \
	  --no-emit-package httpx2-jsfetch $(OPTIONS) --output-file build/constraints.txt
	{ echo '# Made by `make constraints` from the ranges in pyproject.toml: what `make` installs and the tests run with.'; \
	  sed 's/ *;.*//' build/constraints.txt; } >constraints.txt

addresses: ## ask for every address outside that the documents name, over the network
	@grep '^https' tests/addresses.txt | while read -r address; do \
	  printf '%s %s\n' "$$(curl --silent --location --output /dev/null --max-time 20 --write-out '%{http_code}' "$$address")" "$$address"; \
	done

audit: build/tools/$(AUDIT)/.ready ## look for known vulnerabilities in the pinned versions, over the network
	$(<D)/bin/pip-audit --requirement constraints.txt --no-deps --disable-pip

clean: ## remove .venv and everything generated
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -not -path './.git/*' -type d -prune -exec rm -rf {} +

build/tools/%/.ready:
	@$(PYTHON) -m venv $(@D) && $(@D)/bin/python -m pip install --quiet --disable-pip-version-check $*
	@touch $@

# $(call SET_UP,WORDS): .venv with what the words name: this package with some of its extras, and groups of tools.
# pip and hatchling are installed first, and nothing is built in isolation, so that everybody uses the pinned ones.
define SET_UP
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
  echo "make: kingdom needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo missing)." >&2; \
  echo "make: name another one, for instance: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }; \
echo "setting up $(VENV) …" >&2; \
$(PYTHON) -m venv $(VENV) && \
$(PIP_INSTALL) pip && \
$(PIP_INSTALL) --group build && \
$(PIP_INSTALL) --no-build-isolation $(1)
endef

# What playing needs and nothing else: a tenth of what development needs.
$(PLAYABLE): pyproject.toml constraints.txt
	@$(call SET_UP,--editable '.[web]')
	@$(BIN)/python -m kingdom.native
	@touch $@

$(READY): pyproject.toml constraints.txt
	@$(call SET_UP,--group dev --editable '.[$(TESTED)]')
	@$(BIN)/python -m kingdom.native
	@touch $(PLAYABLE) $@

$(BENCH_READY): $(READY)
	@$(PIP_INSTALL) --group bench
	@touch $@
