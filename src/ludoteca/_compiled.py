"""Lets the compiled build step in for the plain modules, when there is one of exactly these sources.

`make fast` puts extension modules into `build/fast/` of the checkout, together with a stamp that lists
every source they were made of; `make wheel` puts both into the package, as `ludoteca/_fast/`. `activate()` reads
that stamp before any other module of the package is imported. When it agrees with the sources and with this
interpreter, the listed modules load from there; in every other case the package runs as plain Python. Both give
the same results.

Two environment variables steer it: `LUDOTECA_PURE=1` never uses the compiled build, and
`LUDOTECA_REQUIRE_COMPILED=1` makes the import fail when the compiled build cannot be used.

Every start of the program comes through here: it imports little, and reads sources only if file times differ.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import ModuleType

STAMP_NAME: Final = "stamp.txt"
STAMP_FORMAT: Final = "ludoteca-fast-2"
BUILD_FOLDER: Final = os.path.join("build", "fast")  # in a checkout
WHEEL_FOLDER: Final = os.path.join("ludoteca", "_fast")  # in an installed package


class CompiledFinder:
    """Finds the modules that the compiled build holds, and knows of no others."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of that name, or None so that the next finder is asked."""
        file = self._files.get(fullname)
        if file is None:
            return None
        spec = ModuleSpec(fullname, ExtensionFileLoader(fullname, file), origin=file)
        spec.has_location = True
        return spec


class Stamp:
    """What a compiled build says about itself: for which interpreter, of which sources, which modules."""

    def __init__(self, interpreter: str) -> None:
        self.interpreter = interpreter
        # path relative to the folder that holds the package, size, mtime_ns, sha256
        self.sources: list[tuple[str, int, int, str]] = []
        self.modules: dict[str, str] = {}  # module name -> file, relative to the build folder

    def dump(self) -> str:
        """The text of the stamp file; `parse` reads it back."""
        lines = [f"{STAMP_FORMAT}\t{self.interpreter}"]
        lines += [f"source\t{path}\t{size}\t{mtime_ns}\t{digest}" for path, size, mtime_ns, digest in self.sources]
        lines += [f"module\t{name}\t{file}" for name, file in self.modules.items()]
        lines.append("end")
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Stamp | None:
        """The stamp in that text, or None when it is damaged, cut off or of another format."""
        lines = text.splitlines()
        if len(lines) < 2 or lines[-1] != "end":
            return None
        head = lines[0].split("\t")
        if len(head) != 2 or head[0] != STAMP_FORMAT:
            return None
        stamp = cls(head[1])
        for line in lines[1:-1]:
            match line.split("\t"):
                case ["source", path, size, mtime_ns, digest] if size.isdecimal() and mtime_ns.isdecimal():
                    stamp.sources.append((path, int(size), int(mtime_ns), digest))
                case ["module", name, file]:
                    stamp.modules[name] = file
                case _:
                    return None
        return stamp


class _Status:
    """Whether the compiled build is in use in this process, and why not."""

    compiled: bool = False
    reason: str = "activate() was not called"


def interpreter_tag() -> str:
    """Names the interpreter that a compiled build fits: version and binary interface."""
    version = ".".join(str(part) for part in sys.version_info[:2])
    return f"{sys.implementation.name} {version} {EXTENSION_SUFFIXES[0]}"


def source_folder() -> str:
    """The folder that holds this package: `src` of a checkout, or where it is installed."""
    return os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def build_folder(source: str) -> str:
    """Where the compiled build of the sources in a folder is, if there is one."""
    if os.path.basename(source) == "src":
        return os.path.join(os.path.dirname(source), BUILD_FOLDER)
    return os.path.join(source, WHEEL_FOLDER)


def digest_of(path: str) -> str:
    """SHA-256 of a file, in hexadecimal."""
    from hashlib import sha256

    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()


def first_difference(source: str, stamp: Stamp) -> str | None:
    """One sentence about how the sources or the interpreter differ from the stamp; None when they agree."""
    if stamp.interpreter != interpreter_tag():
        return f"the compiled build is for {stamp.interpreter}, this is {interpreter_tag()}"
    for relative, size, mtime_ns, digest in stamp.sources:
        path = os.path.join(source, relative)
        try:
            found = os.stat(path)
        except OSError:
            return f"{relative} is gone since the compiled build was made"
        if found.st_size == size and found.st_mtime_ns == mtime_ns:
            continue
        # A fresh copy of the same sources has other times; only then are contents worth reading.
        if found.st_size != size or digest_of(path) != digest:
            return f"{relative} changed since the compiled build was made"
    return None


def read_stamp(folder: str) -> Stamp | None:
    """The stamp of the compiled build in a folder, or None when there is no usable one."""
    try:
        with open(os.path.join(folder, STAMP_NAME), encoding="utf-8") as file:
            return Stamp.parse(file.read())
    except (OSError, UnicodeDecodeError):
        return None


def _find_build(source: str) -> tuple[dict[str, str], str]:
    """The files of the compiled modules by module name, and why there are none."""
    folder = build_folder(source)
    stamp = read_stamp(folder)
    if stamp is None:
        return {}, "there is no compiled build (in a checkout, make fast makes one)"
    difference = first_difference(source, stamp)
    if difference is not None:
        return {}, f"{difference} (in a checkout, make fast brings it up to date)"
    return {name: os.path.join(folder, file) for name, file in stamp.modules.items()}, ""


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def activate() -> bool:
    """Use the compiled build from here on if it is up to date and wanted; says whether it is in use.

    Raises ImportError when `LUDOTECA_REQUIRE_COMPILED` is set and the compiled build cannot be used.
    """
    if _Status.compiled:
        return True
    required = _is_set("LUDOTECA_REQUIRE_COMPILED")
    if _is_set("LUDOTECA_PURE"):
        files: dict[str, str] = {}
        _Status.reason = "LUDOTECA_PURE is set"
    else:
        files, _Status.reason = _find_build(source_folder())
    if not files:
        if required:
            raise ImportError(f"LUDOTECA_REQUIRE_COMPILED is set, but the compiled build is not used: {_Status.reason}")
        return False
    sys.meta_path.insert(0, CompiledFinder(files))
    _Status.compiled = True
    return True


def is_compiled() -> bool:
    """Whether the compiled build is in use in this process."""
    return _Status.compiled


def why_not_compiled() -> str:
    """One sentence on why this process runs as plain Python; empty when it runs compiled."""
    return _Status.reason
