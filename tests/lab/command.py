"""Runs the lab's commands as the command line does, in this process or in one of their own."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from ludoteca.lab.commands import add_commands

# Tests that run behind a shell's `&` inherit that Ctrl-C is not heard: whoever sits at a terminal is heard.
PROGRAM = """
import signal, sys
from tests.lab.command import run
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(run(sys.argv[1:]))
"""


def run(arguments: list[str]) -> int:
    """The exit code of a command."""
    parser = argparse.ArgumentParser(prog="ludoteca")
    commands = parser.add_subparsers(required=True)
    add_commands(commands)
    chosen = parser.parse_args(arguments)
    code: int = chosen.func(chosen)
    return code


def launch(arguments: list[str]) -> subprocess.Popen[str]:
    """A command in a process group of its own, as a shell starts it."""
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=dict(os.environ),
    )
