"""The data folder: ours alone, and one server's at a time. What is in there are seeds of running matches."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from ludoteca.kernel.errors import LudotecaError

LOCK = "server.lock"
OURS = 0o700
OURS_IN_IT = (LOCK, "cookie.key", "ludoteca.sqlite*")  # what else lies there is somebody else's

HELD = (errno.EAGAIN, errno.EACCES)  # what a system says when somebody else has a lock


class InUse(LudotecaError):
    """Another server has the folder."""


def own(folder: Path) -> None:
    """Have the folder, for this user alone; whatever this process makes from here on is for this user alone, too."""
    os.umask(0o077)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if hasattr(os, "geteuid") and folder.stat().st_uid == os.geteuid():
            folder.chmod(OURS)
            for name in OURS_IN_IT:
                for file in folder.glob(name):
                    if file.is_file() and not file.is_symlink():
                        file.chmod(0o600)
        trial = folder / f".trial-{os.getpid()}"
        trial.write_bytes(b"")
        trial.unlink()
    except OSError as problem:
        raise LudotecaError(f"cannot use {folder}: {problem.strerror}") from problem


def claim(folder: Path) -> IO[str]:
    """Keep every other server out of this folder until this one ends, however it ends."""
    try:
        file = (folder / LOCK).open("a+", encoding="utf-8")
    except OSError as problem:
        raise LudotecaError(f"cannot use {folder / LOCK}: {problem.strerror}") from problem
    try:
        _lock(file)
    except OSError as problem:
        file.seek(0)
        holder = file.read(200).strip() or "another process"
        file.close()
        if problem.errno not in HELD:  # a network's file system, perhaps: nobody could be kept out
            raise LudotecaError(f"cannot lock {folder}: {problem.strerror}; use a disk of this machine") from problem
        raise InUse(f"{folder} is in use by {holder}; one server has one data folder") from problem
    try:
        file.truncate(0)
        file.write(f"the server with process id {os.getpid()}\n")
        file.flush()
    except OSError as problem:  # a full disk; what could not be written goes with the file
        with suppress(OSError):
            file.close()
        raise LudotecaError(f"cannot use {folder}: {problem.strerror}") from problem
    return file


def is_claimed(folder: Path) -> bool:
    """Whether a server runs on this folder."""
    if not (folder / LOCK).is_file():
        return False
    try:
        claim(folder).close()
    except InUse:
        return True
    return False


def _lock(file: IO[str]) -> None:
    try:
        import fcntl
    except ImportError:  # a platform without it: nobody is kept out
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
