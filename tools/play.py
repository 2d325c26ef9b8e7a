"""Shows the lobby as soon as it can be shown: `make play`.

    python tools/play.py [OPTIONS OF ludoteca serve]

What the server needs is installed while the client is built. Then the server starts, as plain Python if need be, and
the hot modules are compiled beside it, politely; the next start uses them. When the server ends, so does the compiling:
what it has done so far is kept, and a build that is not whole is never used.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
sys.path.insert(0, str(TOOLS.parent))

from tools import setup_venv  # noqa: E402
from tools.shared import say  # noqa: E402

LOWEST_PRIORITY = 19


def prepare() -> None:
    """Install what the server needs while the client is built; leaves when one of them fails."""
    client = subprocess.Popen([sys.executable, str(TOOLS / "web.py")])
    try:
        setup_venv.set_up("play")
    except setup_venv.Failed as problem:
        client.terminate()
        client.wait()
        sys.exit(str(problem))
    if client.wait() != 0:
        sys.exit(client.returncode)


def is_compiled() -> bool:
    """Whether the server will find a compiled build of these very sources."""
    if not setup_venv.is_ready("fast"):
        return False
    check = [str(setup_venv.PYTHON), str(TOOLS / "fast.py"), "--check"]
    return subprocess.run(check, stdout=subprocess.DEVNULL, check=False).returncode == 0


class Compiling:
    """The compilation beside the running server, in a thread that waits for processes of low priority."""

    def __init__(self) -> None:
        self.begun = False
        self._lock = threading.Lock()
        self._stopped = False
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._run)

    def begin(self) -> None:
        """Install what compiling needs, and compile."""
        self.begun = True
        self._thread.start()

    def stop(self) -> None:
        """End the compiler; an installation that is under way ends by itself."""
        with self._lock:
            self._stopped = True
            if self._process is not None and self._process.poll() is None:
                os.killpg(self._process.pid, signal.SIGTERM)
        if self.begun:
            self.wait()

    def wait(self) -> None:
        """Return when it is done, or cannot be done."""
        self._thread.join()

    def _run(self) -> None:
        try:
            setup_venv.set_up("fast")
        except setup_venv.Failed as problem:
            say(f"{problem}\nThe server goes on as plain Python.")
            return
        with self._lock:
            if self._stopped:
                return
            politely = ("nice", "-n", str(LOWEST_PRIORITY))
            compiler = (str(setup_venv.PYTHON), str(TOOLS / "fast.py"), "--jobs", "1")
            self._process = subprocess.Popen([*politely, *compiler], start_new_session=True)
        if self._process.wait() == 0:
            say("The rules are compiled: from the next start on they run several times as fast.")


def serve(arguments: list[str]) -> int:
    """Run the server until it ends, and compile beside it; its exit code."""
    compiled = is_compiled()
    # What starts as plain Python stays so: a build that is ready in an hour must not split the server's processes.
    environment = os.environ if compiled else {**os.environ, "LUDOTECA_PURE": "1"}
    command = [str(setup_venv.VENV / "bin" / "ludoteca"), "serve", "--open", *arguments]
    compiling = Compiling()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        # Ctrl-C reaches the server too, and it ends when it has put its tables away: wait for it.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, lambda _number, _frame: server.terminate())
        assert server.stdout is not None
        for line in server.stdout:  # where the lobby is, once it is there
            say(line.rstrip())
            if not compiled and not compiling.begun:
                say("The server runs as plain Python; the rules are compiled beside it for the next start.")
                compiling.begin()
    compiling.stop()
    return server.returncode


def main() -> int:
    """Prepare and serve."""
    prepare()
    return serve(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
