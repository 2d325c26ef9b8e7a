# What a newcomer types: make play, make test. Everything else is set up on the way.
#
#   make play     set up, build what is missing, start the server and open the lobby in the browser
#   make terminal the same for a match in the terminal (GAME=king-of-tokyo)
#   make test     set up, lint, and run every test: plain Python and compiled, server, browser
#   make bench    measure speed and memory (PEERS=1: other engines beside ours; SERVER=0: not the server)
#   make lint     style, types and borders only
#   make fast     compile the hot modules only
#   make web      build the web client only
#   make types    write web/src/protocol.ts anew from the server's messages
#   make setup    make .venv with the pinned requirements only
#   make format   let ruff lay out the code
#   make lock     resolve the requirements anew (needs uv)
#   make clean    remove everything that make made
#
# PYTHON=/path/to/python chooses an interpreter; ARGS="--port 9000" goes on to play, terminal and bench.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help play terminal test bench lint fast web types setup format lock clean

PY := .venv/bin/python
GAME ?= king-of-tokyo
ARGS ?=
PEERS ?=
SERVER ?=

help:
	@sed -n 's/^#   //p' Makefile

# The stamp names this place and the pinned requirements, so a moved checkout or a changed pin sets up again.
setup:
	@want="$(CURDIR) $$(cat requirements/dev.txt pyproject.toml tools/setup_venv.py | cksum)"; \
	if [ -x $(PY) ] && [ "$$(cat .venv/ready 2>/dev/null)" = "$$want" ]; then exit 0; fi; \
	for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
			"$$python" tools/setup_venv.py && printf '%s\n' "$$want" > .venv/ready; exit $$?; \
		fi; \
	done; \
	echo "Ludoteca needs Python 3.11 or newer and found none (PYTHON=/path/to/python names one)" >&2; exit 1

# Exit code 3 says that there is no C compiler: no reason to stop.
fast: setup
	@$(PY) tools/fast.py || [ $$? -eq 3 ]

web: setup
	@$(PY) tools/web.py

types: setup
	@$(PY) tools/web_types.py

play: setup
	@$(PY) tools/fast.py || true
	@$(PY) tools/web.py
	@.venv/bin/ludoteca serve --open $(ARGS)

terminal: setup
	@$(PY) tools/fast.py || true
	@.venv/bin/ludoteca play $(GAME) $(ARGS)

lint: setup
	@echo "lint: style"
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --quiet --check . || { echo "make format lays the code out"; exit 1; }
	@echo "lint: types"
	@$(PY) -m mypy --no-error-summary
	@echo "lint: borders"
	@$(PY) tools/borders.py

test: setup fast lint
	@$(PY) tools/web.py --check
	@$(PY) tools/chromium.py
	@if $(PY) tools/fast.py --check >/dev/null; then \
		echo "tests: the compiled build"; \
		LUDOTECA_REQUIRE_COMPILED=1 $(PY) -m pytest -q -m compiled -p no:cacheprovider; \
	else \
		echo "tests: no compiled build here, plain Python only"; \
	fi
	@echo "tests: everything, as plain Python"
	@LUDOTECA_PURE=1 $(PY) -m pytest -q -n auto --dist worksteal

bench: setup fast
	@$(PY) -m bench $(if $(filter-out 0,$(PEERS)),--peers) $(ARGS)
	@if [ "$(SERVER)" != 0 ]; then $(PY) -m bench.server && $(PY) -m bench.live && $(PY) tools/web.py && $(PY) -m bench.client; fi

format: setup
	@$(PY) -m ruff check --quiet --fix .; $(PY) -m ruff format --quiet .

lock:
	@command -v uv >/dev/null || { echo "make lock needs uv (pip install uv)" >&2; exit 1; }
	@cd requirements && for name in run dev node; do \
		uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
			--no-header --python-version 3.11 $$name.in --output-file $$name.txt || exit 1; \
		echo "requirements/$$name.txt"; \
	done

clean:
	@rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache web/dist web/node_modules
	@find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	@echo "clean"
