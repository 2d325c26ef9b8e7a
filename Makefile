# What a newcomer types: make play, make test. Everything else is set up on the way.
#
#   make play     set up, build what is missing, start the server and open the lobby in the browser
#   make terminal the same for a match in the terminal (GAME=king-of-tokyo)
#   make test     set up, lint, and test everything once: plain Python and compiled, server, browser
#   make test-all the same, and then at length: every screen at every size, whole matches, many matches; what CI runs
#   make bench    measure speed and memory (PEERS=1: other engines beside ours; SERVER=0: not the server; LAB=1: only the environments)
#   make test-ray the tests of simulations on Ray, in an environment of their own
#   make test-spiel  those of games for OpenSpiel, likewise
#   make siege    attack the server on this machine for some minutes, and print how it held
#   make audit    ask the public lists of known holes about everything that is pinned
#   make lint     style, types and borders only
#   make fast     compile the hot modules only
#   make web      build the web client only
#   make types    write anew what the web client takes from Python: protocol, views, actions
#   make wheel    one wheel for `pip install`, with the client and the compiled modules, in dist/
#   make setup    make .venv with the pinned requirements only
#   make format   let ruff lay out the code
#   make lock     resolve the requirements anew, as far as pyproject.toml and requirements/*.in changed
#   make clean    remove everything that make made
#
# PYTHON=/path/to/python chooses an interpreter; ARGS="--port 9000" goes on to play, terminal and bench.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help play terminal test test-all test-ray test-spiel bench siege audit lint fast fast-quick web check-web chromium types wheel setup setup-fast format lock clean

# What is compiled once is not compiled again by each of the dozens of interpreters that tests start.
unexport PYTHONDONTWRITEBYTECODE

PY := .venv/bin/python
GAME ?= king-of-tokyo
ARGS ?=
PEERS ?=
SERVER ?=

help:
	@sed -n 's/^#   //p' Makefile

# $(call python,ARGUMENTS): the first Python that is new enough, of the machine; .venv is made by it.
python = for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
			exec "$$python" $(1); \
		fi; \
	done; \
	echo "Ludoteca needs Python 3.11 or newer and found none (PYTHON=/path/to/python names one)" >&2; exit 1

# Both are silent when there is nothing to do.
setup:
	@$(call python,tools/setup_venv.py dev)

setup-fast:
	@$(call python,tools/setup_venv.py fast)

# Exit code 3 says that there is no C compiler: no reason to stop.
fast: setup-fast
	@$(PY) tools/fast.py || [ $$? -eq 3 ]

# For tests: the optimiser would take longer than it saves them.
fast-quick: setup-fast
	@$(PY) tools/fast.py --quick || [ $$? -eq 3 ]

web:
	@$(call python,tools/web.py)

types: setup
	@$(PY) -m tools.web_types

play:
	@$(call python,tools/play.py $(ARGS))

terminal: setup-fast
	@$(PY) tools/fast.py || true
	@.venv/bin/ludoteca play $(GAME) $(ARGS)

wheel: setup
	@$(PY) tools/wheel.py

lint: setup
	@echo "lint: style"
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --quiet --check . || { echo "make format lays the code out"; exit 1; }
	@echo "lint: types"
	@$(PY) -m mypy --no-error-summary
	@echo "lint: borders"
	@$(PY) tools/borders.py

check-web: setup
	@$(PY) tools/web.py --check

chromium: setup
	@$(PY) tools/chromium.py

# What can be checked before the tests is checked side by side; the lines of each say where they come from.
TOGETHER := --jobs --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync=line)

# A test that hangs fails, and says where; nothing takes so long, not even on a busy machine.
TESTING := -q --timeout 600
# Browsers, servers and databases make tests wait: one worker more than there are cores keeps all of them busy.
WORKERS := -n $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1 ))) --dist worksteal

# $(call tests,ENVIRONMENT,MARKS): tests by their marks; what fails is tried once more alone, so that one reads whether it is unsteady or broken.
tests = $(1) $(PY) -m pytest $(TESTING) $(WORKERS) -m $(2) || { \
		echo "tests: once more, one by one, what failed above: whatever passes now is unsteady, and wants mending"; \
		$(1) $(PY) -m pytest $(TESTING) -n 0 --last-failed --last-failed-no-failures none -m $(2); \
	} || exit 1

# $(call parts,WHICH): the tests that are long, or not: first what the compiled build runs, then everything else as plain Python.
parts = rest=""; \
	if $(PY) tools/fast.py --check --quick >/dev/null; then \
		echo "tests: the compiled build, what plays many matches, and the browser"; \
		$(call tests,LUDOTECA_REQUIRE_COMPILED=1,"(compiled or playouts or browser) and $(1)"); \
		rest=" and not playouts and not browser"; \
	else \
		echo "tests: no compiled build here, plain Python only"; \
	fi; \
	echo "tests: everything else, as plain Python"; \
	$(call tests,LUDOTECA_PURE=1,"$(1)$$rest")

test: setup
	@$(MAKE) $(TOGETHER) fast-quick lint check-web chromium
	@$(call parts,not long)

test-all: test
	@echo "tests: and now what takes long: every screen at every size, whole matches, many matches"
	@$(call parts,long)

bench: setup fast
	@if [ -n "$(filter-out 0,$(LAB))" ]; then exec $(PY) -m bench.learning $(ARGS); fi; $(PY) -m bench $(if $(filter-out 0,$(PEERS)),--peers) $(ARGS)
	@if [ "$(SERVER)" != 0 ] && [ -z "$(filter-out 0,$(LAB))" ]; then $(PY) -m bench.server && $(PY) -m bench.thinking && $(PY) -m bench.live && $(PY) tools/web.py && $(PY) -m bench.client; fi

# Ray and OpenSpiel are large: their tests are not among those of `make test`.
test-ray: setup
	@$(PY) tools/setup_venv.py ray
	@PYTHONPATH=src RAY_USAGE_STATS_ENABLED=0 RAY_raylet_start_wait_time_s=120 build/ray/bin/python -m pytest tests/ray_engine $(ARGS)

test-spiel: setup
	@$(PY) tools/setup_venv.py spiel
	@PYTHONPATH=src build/spiel/bin/python -m pytest tests/openspiel $(ARGS)

audit: setup
	@$(PY) tools/audit.py || [ $$? -eq 3 ]

siege: setup fast
	@$(PY) -m bench.siege $(ARGS)

format: setup
	@$(PY) -m ruff check --quiet --fix .; $(PY) -m ruff format --quiet .

lock: setup
	@$(PY) tools/lock.py

clean:
	@rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache web/dist web/node_modules
	@find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	@echo "clean"
