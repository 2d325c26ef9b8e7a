"""These tests need OpenSpiel, which has a requirements file of its own: `make test-spiel` runs them.

Where it is not installed they are not collected, and the head of the run says so: not run is not passed.
"""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") else ["test_*.py"]
