# Everything runs in .venv, which is made from pinned versions at first use and again when the pins
# change. It takes Python 3.10 or later, make and a package index.

PYTHON ?= python3
# Worker processes of pytest.
JOBS ?= 2
# How many values, and which ones, `make fuzz` makes.
VALUES ?= 200000
SEED := $(or $(SEED),$(shell date +%s))

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# The peers have an environment of their own, one for each interpreter.
PEERS := $(VENV)/bench-$(notdir $(PYTHON))
SITE := $(VENV)/.site
SOURCES := setup.py $(wildcard codegen generated tests bench examples docs/_site)

.DEFAULT_GOAL := help
.PHONY: help generate check lint style types fresh described test fuzz bench docs lock clean distclean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

generate: $(READY) ## Write generated/ from schema/ and templates/
	$(BIN)/acp-codegen generate --schema schema --out generated

check: lint fresh described ## Lint, types, whether generated/ is fresh and all is described

lint: style types ## Style and types

style: $(READY)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)

types: $(READY)
	$(BIN)/mypy
	$(BIN)/pyright --warnings

fresh: $(READY)
	$(BIN)/acp-codegen generate --schema schema --out generated --check

described: $(READY)
	$(BIN)/acp-codegen show --undescribed --schema schema

test: $(READY) ## Run the tests
	$(BIN)/pytest -n $(JOBS) --dist loadgroup $(ARGS)

fuzz: $(PEERS)/.ready ## Check validation against JSON Schema validators on VALUES values; SEED=n: again
	$(PEERS)/bin/python tests/validation/agreement.py --values $(VALUES) --seed $(SEED)
	$(PEERS)/bin/python tests/validation/agreement.py --values $(VALUES) --seed $(SEED) --peer jsonschema

bench: $(PEERS)/.ready ## Measure beside the peers and write docs/benchmarks.md; QUICK=1: see that it runs
	$(PEERS)/bin/python -m bench $(if $(QUICK),--quick) $(ARGS)

docs: $(SITE) ## Build the documentation site in build/site, and check its links
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	$(BIN)/python docs/_site/check.py build/site

lock: $(READY) ## Pin the newest versions of what requirements/*.in and pyproject.toml ask for
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip install --quiet -r requirements/lock.txt
	$(call compile,dev,--upgrade pyproject.toml)
	$(call compile,bench,--upgrade --constraint requirements/dev.txt pyproject.toml)
	$(call compile,docs,--upgrade --constraint requirements/dev.txt)

clean: ## Remove caches and build results
	rm -rf build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## Remove .venv too
	rm -rf $(VENV)

# One list for all supported versions of Python and all platforms, without addresses in it.
compile = $(VENV)/lock/bin/uv pip compile --quiet --universal --python-version 3.10 \
	--no-header --no-annotate --no-emit-index-url --generate-hashes \
	$(2) requirements/$(1).in --output-file requirements/$(1).txt > /dev/null

# The links give the type checkers the packages under the names that they are imported by.
$(READY): requirements/dev.txt pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10))' \
		|| { echo 'Python 3.10 or later is needed: make PYTHON=python3.12 ...' >&2; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	mkdir -p $(VENV)/links
	ln -sfn ../../codegen $(VENV)/links/acp_codegen
	ln -sfn ../../generated $(VENV)/links/acp_bindings
	touch $@

$(PEERS)/.ready: requirements/bench.txt pyproject.toml setup.py
	test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --require-hashes -r requirements/bench.txt
	$(PEERS)/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

$(SITE): $(READY) requirements/docs.txt
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/docs.txt
	touch $@
