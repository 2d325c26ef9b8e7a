"""`ludoteca serve`, `backup`, `restore` and `reports`, for the command line."""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import gc
import logging
import os
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server import logs
from ludoteca.server.http import reach
from ludoteca.server.settings import Settings, database_from_environment, default_data

if TYPE_CHECKING:
    import uvicorn

    from ludoteca.server.store.store import Store

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

PORT = 8000
SWITCH = 0.00001  # seconds after which one thread of this process lets another one go on
COLLECTED = (500, 2, 100_000)  # things left over before a look at the new ones; such looks before one at more of them
SPARE_FILES = 200  # for the database, the workers and the client's files
LOG = logging.getLogger(__name__)
# The first release of each line in which the holes that matter to a server were closed (docs/security.md).
PATCHED = {(3, 11): (3, 11, 13), (3, 12): (3, 12, 11), (3, 13): (3, 13, 4)}


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
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="HOST",
        help="what browsers call this server, such as games.example.org; addresses and localhost need not be told",
    )
    parser.add_argument("--behind-proxy", action="store_true", help="believe a proxy on this machine about addresses")
    parser.set_defaults(func=run_serve)


def add_keeping(subparsers: Subparsers) -> None:
    """Add the commands for whoever runs a server."""
    for name, about, run in (
        ("backup", "write all matches and the key of the cookies into one file, while the server runs", run_backup),
        ("restore", "put a backup into an empty data folder", run_restore),
        ("reports", "show what people reported", run_reports),
    ):
        parser = subparsers.add_parser(name, help=about, description=about.capitalize() + ".")
        if name != "reports":
            parser.add_argument("file", type=Path, metavar="FILE")
        parser.add_argument("--data", type=Path, metavar="DIR", help="the data folder (this platform's)")
        parser.set_defaults(func=run)


def run_serve(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from ludoteca.server.store import folder

    if not 0 <= arguments.port < 65536:
        raise LudotecaError(f"a port is a number from 0 to 65535, not {arguments.port}")
    settings = Settings(
        data=_data(arguments),
        database=database_from_environment(),
        behind_proxy=arguments.behind_proxy,
        host=arguments.host,
        names=tuple(arguments.name),
    )
    folder.own(settings.data)
    with folder.claim(settings.data):
        logs.set_up(settings.time)
        warn_of_python(sys.version_info[:3])
        asyncio.run(try_database(settings))
        return serve(settings, arguments.host, arguments.port, arguments.open)


def warn_of_python(running: tuple[int, int, int]) -> None:
    """Say so when this Python has holes that newer ones of its line have not."""
    floor = PATCHED.get(running[:2])
    if floor is not None and running < floor:
        shown, wanted = (".".join(str(part) for part in version) for version in (running, floor))
        LOG.warning("Python %s has known holes; %s or newer of its line has them closed", shown, wanted)


async def try_database(settings: Settings) -> None:
    """Bring the database up to date, and write something: what would fail later fails now, with one sentence."""
    from ludoteca.server.store.backups import DATABASE, look_over
    from ludoteca.server.store.rows import Write

    if not settings.database and os.path.lexists(settings.data / DATABASE):
        look_over(settings.data / DATABASE)
    async with opened_store(settings) as store:
        await store.write(Write(trial=settings.time.date()))


@asynccontextmanager
async def opened_store(settings: Settings) -> AsyncIterator[Store]:
    """The database, for a while; `LudotecaError` with the reason when it cannot be used."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    from ludoteca.server.store.backups import DATABASE
    from ludoteca.server.store.store import Store, WriteFailed

    try:
        store = Store(settings.url, settings.database_seconds)
        try:
            await store.open()
            yield store
        finally:
            await store.close()
    except (SQLAlchemyError, CommandError, WriteFailed, OSError, ImportError) as problem:
        told = getattr(problem, "orig", None) or problem
        where = "the database of DATABASE_URL" if settings.database else str(settings.data / DATABASE)
        raise LudotecaError(f"cannot use {where}: {told}") from problem


def run_backup(arguments: argparse.Namespace) -> int:
    """Write a backup of what a server keeps."""
    from ludoteca.server.store import backups

    settings = Settings(data=_data(arguments), database=database_from_environment())
    tables = backups.back_up(settings, arguments.file)
    sys.stdout.write(
        f"{arguments.file}: {tables} tables, and the key of the cookies; keep it where nobody else reads it\n"
    )
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    """Put a backup into an empty data folder."""
    from ludoteca.server.store import backups

    settings = Settings(data=_data(arguments), database=database_from_environment())
    tables = backups.restore(settings, arguments.file)
    sys.stdout.write(f"{settings.data}: {tables} tables are back\n")
    return 0


def run_reports(arguments: argparse.Namespace) -> int:
    """Show what people reported, the newest first."""
    import msgspec

    settings = Settings(data=_data(arguments), database=database_from_environment())

    async def read() -> list[dict[str, Any]]:
        async with opened_store(settings) as store:
            return await store.reports()

    for found in asyncio.run(read()):
        date = datetime.fromtimestamp(found["at"], UTC).strftime("%Y-%m-%d %H:%M")
        sys.stdout.write(f"{date} UTC, about {found['name']!r} (player {found['about'][:12]}): {found['reason']!r}\n")
        for line in msgspec.json.decode(found["lines"]):
            sys.stdout.write(f"    {line['by']}: {line['text']!r}\n")
    return 0


def _data(arguments: argparse.Namespace) -> Path:
    return (arguments.data or default_data()).expanduser()


def serve(settings: Settings, host: str, port: int, browse: bool = False) -> int:
    """Run the server; the exit code is 1 when it could not start."""
    server = make_server(settings, host, port, _Announcer(host, browse))
    server.run()
    return 0 if server.started else 1


def be_prompt() -> None:
    """What a server does so that nobody waits for the interpreter, once all is loaded."""
    calm_collector()
    # Whatever SQLite does, its thread needs the interpreter again after it. Only who has waited for so long without
    # being woken is given it for certain: of an event loop that lets go of it for a moment again and again, to read and
    # to send, one that wakes whenever it does so comes too late each time.
    sys.setswitchinterval(SWITCH)


def calm_collector() -> None:
    """Keep the garbage collector from looking through everything that was loaded at the start, again and again.

    A whole collection over some hundred tables takes a tenth of a second, in which nobody gets an answer. Nearly all
    that a table leaves behind goes by reference counts; what does not can wait. Connections that come and go leave
    much behind, and are looked through often and a few at a time: ten thousand things would take six milliseconds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


class _Announcer:
    """Says where the lobby is, once it is there."""

    def __init__(self, host: str, browse: bool) -> None:
        self.host = host
        self.browse = browse

    def __call__(self, port: int) -> None:
        be_prompt()
        shown = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host  # noqa: S104  (shown, not bound)
        address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
        sys.stdout.write(f"Ludoteca: {address}\n")
        for other in reach.addresses(self.host, port):
            sys.stdout.write(f"from other devices: {other}/\n")
        sys.stdout.flush()
        if self.browse:
            import webbrowser

            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def with_room(settings: Settings) -> Settings:
    """These settings, with no more connections than this process may have open: a socket that cannot be opened would
    be a file that cannot be, too. Where the system lets us, we may have as many as we want."""
    try:
        import resource
    except ImportError:  # Windows knows no such bound
        return settings
    wanted = settings.most_open + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    if soft != resource.RLIM_INFINITY and soft < wanted:
        room = max(SPARE_FILES, soft - SPARE_FILES)
        LOG.warning("this process may have %d files open, so that %d connections are let in at once", soft, room)
        return dataclasses.replace(settings, most_open=room)
    return settings


def make_server(settings: Settings, host: str, port: int, announce: Any = None, app: Any = None) -> uvicorn.Server:
    """The ASGI server with our limits: small messages, no compression state for each socket, no log of addresses."""
    import uvicorn

    from ludoteca.server.http.app import make_app
    from ludoteca.server.http.doorway import protocols

    app = app or make_app(settings)
    http, ws = protocols(with_room(settings), app)
    logs.hush_libraries()

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
        app,
        host=host,
        port=port,
        http=http,
        ws=ws,
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
