"""`ludoteca serve`, for the command line."""

from __future__ import annotations

import argparse
import gc
import logging
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server.settings import Settings, database_from_environment, default_data

if TYPE_CHECKING:
    import uvicorn

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

PORT = 8000


def add_serve(subparsers: Subparsers) -> None:
    """Add `serve` to the commands."""
    parser = subparsers.add_parser(
        "serve",
        help="open the tables: play in the browser",
        description="Serve the lobby and the tables. Tables live in SQLite in the data folder, or where "
        "DATABASE_URL says (postgresql://…).",
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (127.0.0.1)")
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=f"port ({PORT}; 0 takes a free one)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept (this platform's data folder)")
    parser.add_argument("--open", action="store_true", help="open the lobby in the browser")
    parser.add_argument("--behind-proxy", action="store_true", help="believe a proxy on this machine about addresses")
    parser.set_defaults(func=run_serve)


def run_serve(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    if not 0 <= arguments.port < 65536:
        raise LudotecaError(f"a port is a number from 0 to 65535, not {arguments.port}")
    settings = Settings(
        data=(arguments.data or default_data()).expanduser(),
        database=database_from_environment(),
        behind_proxy=arguments.behind_proxy,
    )
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise LudotecaError(f"cannot use {settings.data}: {problem.strerror}") from problem
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    return serve(settings, arguments.host, arguments.port, arguments.open)


def serve(settings: Settings, host: str, port: int, browse: bool = False) -> int:
    """Run the server; the exit code is 1 when it could not start."""
    server = make_server(settings, host, port, _Announcer(host, browse))
    server.run()
    return 0 if server.started else 1


def calm_collector() -> None:
    """Keep the garbage collector from looking through everything that was loaded at the start, again and again.

    A whole collection over some hundred tables takes a tenth of a second, in which nobody gets an answer. Nearly all
    that a table leaves behind goes by reference counts; what does not can wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


class _Announcer:
    """Says where the lobby is, once it is there."""

    def __init__(self, host: str, browse: bool) -> None:
        self.host = host
        self.browse = browse

    def __call__(self, port: int) -> None:
        calm_collector()
        shown = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host  # noqa: S104  (shown, not bound)
        address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
        sys.stdout.write(f"Ludoteca: {address}\n")
        sys.stdout.flush()
        if self.browse:
            import webbrowser

            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def make_server(settings: Settings, host: str, port: int, announce: Any = None, app: Any = None) -> uvicorn.Server:
    """The ASGI server with our limits: small messages, no compression state for each socket, no log of addresses."""
    import uvicorn

    from ludoteca.server.app import make_app

    # In detail it would write down every header of a socket's handshake, the cookie among them.
    logging.getLogger("uvicorn.error").setLevel(logging.INFO)

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            """Stop politely at the first signal, at once at the second; either way it was no failure."""
            if self.should_exit:
                self.force_exit = True
            self.should_exit = True

        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            if announce is not None and self.started:
                for listener in self.servers:
                    for socket in listener.sockets:
                        announce(socket.getsockname()[1])
                        return

    config = uvicorn.Config(
        app or make_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=settings.message_size,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        access_log=False,
        log_config=None,
        proxy_headers=settings.behind_proxy,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return Server(config)
