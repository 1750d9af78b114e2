# On a machine with Python 3.11 or newer, make and git:  make play  or  make test

VENV := .venv
BIN  := $(VENV)/bin
PIN  := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header
JOBS ?= $(shell $(PY) -c 'import os; print(1 + (os.cpu_count() or 1))')  # one more than cores: some tests wait for a browser

PYTEST = $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
ALL    = -o python_files="test_*.py deep_*.py"

# Why the client's part of `make test` failed is printed last, not amid the tests in Python.
REASONS := $(VENV)/.reasons

# $(call timed,name,command): run it and say how long it took
timed = @from=$$(date +%s); $(2) && echo "$(1): $$(($$(date +%s) - from)) s"

MUTATE = PATH=$(CURDIR)/$(BIN):$$PATH PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1 HYPOTHESIS_PROFILE=quick cosmic-ray

PY = $(eval PY := $(shell for p in $(PYTHON) python3.13 python3.12 python3.11 python3; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo "$$p" && break; done))$(PY)

# uv installs in a tenth of the time, but it is not everywhere and does not read pip's settings: then pip does, which is put in first.
QUIETLY := $(BIN)/python tools/quietly.py
AGAIN   := $(if $(wildcard $(VENV)/.begun),--force-reinstall)  # what was broken off may have left halves
UV      := $(BIN)/uv pip install -q --python $(BIN)/python $(AGAIN)
PIP     := $(BIN)/python -m ensurepip && $(BIN)/python -m pip --disable-pip-version-check install -q --no-compile $(AGAIN)
install  = $(QUIETLY) $(1) sh -c 'touch $(VENV)/.begun; { $(UV) $(2) || { $(PIP) $(2); } } && rm $(VENV)/.begun'

unexport PYTHONDONTWRITEBYTECODE  # hundreds of processes are started in a run: none should compile it all again

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test deep quick check checked-python checked-files built-web checked-web tested-web tested-python soak pictures bench golden mutation lines web docs types lock fmt clean

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s%s\n", $$1, $$2 }'

play: ## start a server and open it in the browser; options in ARGS="..."
	@test -e $(VENV)/.play || echo "Setting up. This happens once."
	@$(MAKE) -s --no-print-directory -j 2 $(VENV)/.play web
	@$(BIN)/boomtable serve --browser $(ARGS)

test: $(VENV)/.dev ## run the tests that a change is likely to break, with coverage: five minutes
	@: > $(REASONS)
	@$(MAKE) --no-print-directory -j 2 APART='2>>$(REASONS)' tested-web tested-python || { cat $(REASONS) >&2; exit 1; }

deep: $(VENV)/.dev $(VENV)/.release docs ## run the other tests that must pass: killed servers, other databases, every screen, bots' strength
	@$(BIN)/python tools/webclient.py --version >/dev/null  # with what the tests of pages need
	@$(BIN)/python tools/chromium.py
	@HYPOTHESIS_PROFILE=deep $(PYTEST) $(ALL) -m "deep and not soak" $(ARGS)

quick: check ## run the checks and the quick tests, without server and browser: one minute
	@HYPOTHESIS_PROFILE=quick $(PYTEST) -q -m "not soak and not slow" -p no:schemathesis --ignore tests/server --ignore tests/web $(ARGS)

check: $(VENV)/.dev ## lint, format, types and import layers
	@$(MAKE) --no-print-directory -j 2 checked-python checked-web

checked-python:
	$(call timed,lint,$(BIN)/ruff check -q && $(BIN)/ruff format -q --check)
	$(call timed,types,$(BIN)/mypy)
	$(call timed,import layers,$(BIN)/lint-imports --no-logo)

checked-files: checked-python  # after it, so that the client is not kept waiting
	$(call timed,generated files,$(BIN)/python tools/typescript.py --check && $(BIN)/python tools/fixtures.py --check)

tested-python: checked-python checked-files built-web
	@$(BIN)/python tools/chromium.py
	@$(PYTEST) -p no:schemathesis --cov $(ARGS)

built-web:  # with what the tests of pages need
	$(call timed,building the client,$(BIN)/python tools/webclient.py --version >/dev/null && $(BIN)/python tools/webclient.py)

checked-web: built-web
	@$(QUIETLY) "types and lint of the client" $(BIN)/python tools/webclient.py check $(APART)

tested-web: checked-web
	@$(QUIETLY) "tests of the client" $(BIN)/python tools/webclient.py run --silent test $(APART)  # beside those in Python

soak: $(VENV)/.dev ## run large numbers of random games: hours
	HYPOTHESIS_PROFILE=soak $(PYTEST) $(ALL) -m soak $(ARGS)

pictures: $(VENV)/.dev web ## save a picture of every screen in tests/web/pictures
	$(BIN)/python tools/chromium.py
	BOOMTABLE_PICTURES=1 $(PYTEST) -q $(ALL) $$(grep -lE "await picture\(|unseen_at" tests/web/test_*.py tests/web/deep_*.py) $(ARGS)

bench: $(VENV)/.dev ## measure the rules, our environments compared with other libraries, and the server
	@$(MAKE) -s $(VENV)/.comparison || echo "the other libraries cannot be installed here: what is missing is named below" >&2
	@$(BIN)/python -m boomtable.lab.benchmark $(ARGS)
	@$(BIN)/python -m boomtable.lab.comparison.benchmark $(ARGS)
	@$(BIN)/python -m boomtable.server.loadtest.benchmark $(ARGS)

golden: $(VENV)/.dev ## replay or rewrite the golden games
	@$(BIN)/python -m tests.golden $(ARGS)

mutation: $(VENV)/.dev $(VENV)/.mutation ## look for rules of Time Bomb that have no test
	rm -rf mutants && mkdir mutants && cp -r src tests tools/mutation.toml pyproject.toml README.md mutants
	cd mutants && $(MUTATE) init mutation.toml session.sqlite
	cd mutants && ../$(BIN)/cr-filter-operators session.sqlite mutation.toml
	cd mutants && $(MUTATE) baseline mutation.toml
	cd mutants && $(MUTATE) exec mutation.toml session.sqlite
	@cd mutants && ../$(BIN)/cr-report --surviving-only --show-diff session.sqlite

lines: $(VENV)/.play ## count the lines of each layer
	@$(BIN)/python tools/count_lines.py

web: $(VENV)/.packages ## build the web client, if anything in it has changed
	@$(QUIETLY) "The web page" $(BIN)/python tools/webclient.py

docs: $(VENV)/.docs web ## build docs/ as a site, which the server then shows under /docs
	@$(QUIETLY) "The docs" $(BIN)/python tools/docsite.py
	@echo "$(CURDIR)/src/boomtable/_docs/index.html"

types: $(VENV)/.play ## generate the TypeScript types and the sample views
	@$(BIN)/python tools/typescript.py
	@$(BIN)/python tools/fixtures.py

lock: $(VENV)/.uv ## update the lock files; ARGS=--upgrade takes the newest versions
	$(PIN) pyproject.toml --extra server -o requirements/play.txt $(ARGS)
	$(PIN) pyproject.toml --extra all --group dev -c requirements/play.txt -o requirements/dev.txt $(ARGS)
	$(PIN) pyproject.toml --extra server --extra servers -c requirements/dev.txt -o requirements/image.txt $(ARGS)
	$(PIN) --group comparison -c requirements/dev.txt -o requirements/comparison.txt $(ARGS)
	$(PIN) --group mutation -c requirements/dev.txt -o requirements/mutation.txt $(ARGS)
	$(PIN) --group docs -c requirements/dev.txt -o requirements/docs.txt $(ARGS)
	$(PIN) --group release -c requirements/docs.txt -c requirements/dev.txt -o requirements/release.txt $(ARGS)
	$(PIN) --group web -o requirements/web.txt $(ARGS)
	$(PIN) --group lock -o requirements/lock.txt $(ARGS)

fmt: $(VENV)/.dev ## format and fix what can be fixed
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## remove everything that was built
	rm -rf $(VENV) web/node_modules src/boomtable/_docs src/boomtable/_web tests/web/pictures build dist htmlcov mutants .coverage* .hypothesis .import_linter_cache .*_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.made:
	@test -n "$(PY)" || { echo "boomtable needs Python 3.11 or newer: install it, or name it with make PYTHON=..." >&2; exit 1; }
	@$(PY) -c 'import ensurepip, venv' 2>/dev/null || { \
		package=$$($(PY) -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$$package" >/dev/null; \
		else \
			echo "$(PY) cannot make a virtual environment: install the package $$package, then run make again" >&2; exit 1; \
		fi; }
	@$(PY) -m venv --clear --without-pip $(VENV)
	@touch $@

$(VENV)/.uv: requirements/lock.txt | $(VENV)/.made
	@$(QUIETLY) "uv, which gets the rest" sh -c '$(PY) -m pip --python $(BIN)/python install -q --no-compile --require-hashes -r $< \
		|| { $(PIP) --require-hashes -r $<; } || echo "no uv here"'
	@touch $@

$(VENV)/.packages: requirements/play.txt requirements/web.txt $(VENV)/.uv
	@$(call install,"Python packages and Node",--require-hashes -r requirements/play.txt -r requirements/web.txt)
	@touch $@

$(VENV)/.play: pyproject.toml $(VENV)/.packages
	@$(call install,"Boomtable itself",--no-deps -e .)
	@$(BIN)/python -c 'import boomtable.cli.serve'  # compiled now, while the web page is built
	@touch $@

$(VENV)/.%: requirements/%.txt $(VENV)/.play
	@$(call install,"Python packages ($*)",--require-hashes -r $<)
	@touch $@
