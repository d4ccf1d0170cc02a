# Every target sets up what it needs, from nothing but Python 3.11 or newer and make.
# Another interpreter: make PY=python3.12 <target>, after make clean.

PY ?= python3
UV_VERSION := 0.13.7
BIN := .venv/bin
UV := $(BIN)/uv
COMPILED := $(CURDIR)/build/compiled
ARGS ?=

export UV_SYSTEM_CERTS := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check bench compile test-compiled lock clean

help:
	@echo "make play            play a game in the terminal"
	@echo "make test            run the tests (more options: make test ARGS='-k overtime')"
	@echo "make check           formatting, lint, types, import law, rule ledger, schemas"
	@echo "make bench           measure speed, plain and compiled, beside other engines"
	@echo "make compile         build the engine as machine code (optional, needs a C compiler)"
	@echo "make test-compiled   run the tests against that build"
	@echo "make setup           only set up .venv, with the tools for tests and checks"
	@echo "make lock            choose the newest allowed dependencies again"
	@echo "make clean           remove environments, builds and caches"

# Environments. A stamp is newer than all it was made from, so a second call does nothing.

.venv/uv-$(UV_VERSION).ok:
	@command -v "$(PY)" >/dev/null || \
	  { echo "Rietland needs Python 3.11 or newer, and '$(PY)' was not found." >&2; exit 1; }
	@"$(PY)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Rietland needs Python 3.11 or newer; '$(PY)' is $$("$(PY)" -V 2>&1)." >&2; \
	    echo "If you have a newer one: make PY=python3.12 ..." >&2; exit 1; }
	@"$(PY)" -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "'$(PY)' cannot make environments: its venv module is missing." >&2; \
	    echo "On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	"$(PY)" -m venv --clear .venv
	$(BIN)/python -m pip install -q "uv==$(UV_VERSION)"
	@touch $@

# What play needs. Adds to the environment and takes nothing away.
.venv/run.ok: .venv/uv-$(UV_VERSION).ok pyproject.toml requirements.lock
	$(UV) pip install -q --python .venv --require-hashes -r requirements.lock
	$(UV) pip install -q --python .venv --no-deps -e .
	@touch $@

# What tests and checks need: all of the above and the tools, exactly.
.venv/dev.ok: .venv/uv-$(UV_VERSION).ok pyproject.toml requirements-dev.lock
	$(UV) pip sync -q --python .venv --require-hashes requirements-dev.lock
	$(UV) pip install -q --python .venv --no-deps -e .
	@touch .venv/run.ok $@

# The peers of the benchmark. Rietland itself is not installed here: bench/run.py picks
# the plain source or the compiled build by PYTHONPATH.
.venv-bench/ok: .venv/uv-$(UV_VERSION).ok requirements-bench.lock
	$(BIN)/python -m venv --clear .venv-bench
	$(UV) pip sync -q --python .venv-bench --require-hashes requirements-bench.lock
	@touch $@

setup: .venv/dev.ok

# The compiled build is used when it was made from the engine as it is now.
play: .venv/run.ok
	@if $(BIN)/python tools/compile.py --ready; \
	  then PYTHONPATH="$(COMPILED)" $(BIN)/rietland play $(ARGS); \
	  else $(BIN)/rietland play $(ARGS); fi

test: .venv/dev.ok
	$(BIN)/python -m pytest -q -n auto $(ARGS)

check: .venv/dev.ok
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src $(wildcard tests) tools
	$(BIN)/lint-imports
	$(BIN)/rietland ledger --check
	$(BIN)/rietland schema --check

# tools/compile.py keeps the stamp: a fingerprint of the sources, so it is right after
# a git checkout too, where times of change are not.
compile: .venv/dev.ok
	$(BIN)/python tools/compile.py

# PYTHONPATH comes before the editable install; tests/conftest.py checks that it did.
test-compiled: compile
	PYTHONPATH="$(COMPILED)" RIETLAND_EXPECT_COMPILED=1 $(BIN)/python -m pytest -q -n auto $(ARGS)

bench: .venv-bench/ok compile
	RIETLAND_SOURCE="$(CURDIR)/src" RIETLAND_COMPILED="$(COMPILED)" \
	  .venv-bench/bin/python bench/run.py $(ARGS)

COMPILE_LOCK = $(UV) pip compile -q --python .venv --universal --generate-hashes --upgrade \
  --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" pyproject.toml

# The runtime versions are chosen once; the other two locks follow them.
lock: .venv/uv-$(UV_VERSION).ok
	$(COMPILE_LOCK) -o requirements.lock
	$(COMPILE_LOCK) --group dev -c requirements.lock -o requirements-dev.lock
	$(COMPILE_LOCK) --group bench -c requirements.lock -o requirements-bench.lock
	@! grep -nE '://|file:|--index|--find-links' requirements.lock requirements-dev.lock \
	  requirements-bench.lock || { echo "a lock names an address, see above" >&2; exit 1; }

clean:
	rm -rf .venv .venv-bench build dist .pytest_cache .mypy_cache .ruff_cache \
	  .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
