"""Compiles the hot modules with mypyc into build/fast/, where `ludoteca._compiled` finds them.

    python tools/fast.py            compile what changed; say so and do nothing when all is up to date
    python tools/fast.py --check    only tell the state; exit code 0 when the compiled build is up to date
    python tools/fast.py --force    compile even if nothing changed
    python tools/fast.py --quick    compile in half the time what runs slower: for tests; a better build is left alone

Which modules are compiled stands in pyproject.toml under [tool.ludoteca.fast], as include and exclude globs.
Exit codes: 0 done or up to date, 1 failed (with --check: not up to date), 3 no C compiler on this machine.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.shared import only_one, say

ROOT: Final = Path(os.environ.get("LUDOTECA_ROOT") or Path(__file__).resolve().parent.parent)
SOURCE: Final = ROOT / "src"
RESULT: Final = ROOT / "build" / "fast"
WORK: Final = ROOT / "build" / "fast-work"

NO_COMPILER: Final = 3


def load_stamp_module() -> Any:
    """The package's own reader and writer of stamps, loaded without importing the package."""
    import importlib.util

    spec = importlib.util.spec_from_file_location("_ludoteca_compiled", SOURCE / "ludoteca" / "_compiled.py")
    if spec is None or spec.loader is None:
        raise ImportError("src/ludoteca/_compiled.py is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


_compiled = load_stamp_module()


# --- what to compile ------------------------------------------------------------------------


def fast_settings() -> dict[str, Any]:
    """The [tool.ludoteca.fast] table of pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        table: dict[str, Any] = tomllib.load(file)["tool"]["ludoteca"]["fast"]
    return table


def quick(settings: dict[str, Any]) -> dict[str, Any]:
    """The same modules without the optimiser, which takes most of the time: as right, and not as fast."""
    return {**settings, "opt_level": 0, "flags": [], "bundles": 8}


def hot_sources(settings: dict[str, Any]) -> list[Path]:
    """Every source file that the include globs name and the exclude globs do not, in a fixed order."""
    wanted = {path for glob in settings["include"] for path in ROOT.glob(glob)}
    unwanted = {path for glob in settings.get("exclude", []) for path in ROOT.glob(glob)}
    return sorted(wanted - unwanted)


def module_name(path: Path) -> str:
    """The import name of a source file."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def source_of(name: str) -> Path | None:
    """The source file of a module of ours, or None for a module from elsewhere."""
    stem = SOURCE.joinpath(*name.split("."))
    for candidate in (stem.with_suffix(".py"), stem / "__init__.py"):
        if candidate.is_file():
            return candidate
    return None


def imported_sources(path: Path) -> Iterator[Path]:
    """The sources of ours that a source imports anywhere in it, for types only included."""
    package = module_name(path) if path.name == "__init__.py" else module_name(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base]) if base else ".".join(above)
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        for name in names:
            found = source_of(name)
            if found is not None:
                yield found


def watched_sources(hot: Iterable[Path]) -> list[Path]:
    """The hot sources and all that they import.

    Constants of imported modules end up inside the compiled code, so a change there makes it stale too.
    """
    seen: set[Path] = set()
    waiting = list(hot)
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting.extend(imported_sources(path))
    return sorted(seen)


# --- is it up to date? ------------------------------------------------------------------


def recipe_digest(settings: dict[str, Any]) -> str:
    """Changes when the way of compiling changes: the settings, this tool, or the version of mypyc."""
    from mypy.version import __version__ as mypy_version

    recipe = hashlib.sha256(repr(sorted(settings.items())).encode())
    recipe.update(Path(__file__).read_bytes())
    recipe.update(mypy_version.encode())
    return recipe.hexdigest()


def stale_because(hot: list[Path], settings: dict[str, Any], *, quick_will_do: bool = False) -> str | None:
    """Why the compiled build must be made anew, in one sentence; None when it is up to date."""
    stamp = _compiled.read_stamp(str(RESULT))
    if stamp is None:
        return "there is no compiled build yet"
    difference: str | None = _compiled.first_difference(str(SOURCE), stamp)
    if difference is not None:
        return difference
    missing = {module_name(path) for path in hot} - set(stamp.modules)
    if missing:
        return f"{min(missing)} is not in the compiled build"
    surplus = {name for name in stamp.modules if "__mypyc" not in name} - {module_name(path) for path in hot}
    if surplus:
        return f"{min(surplus)} is in the compiled build and should not be"
    recipe_file = RESULT / "recipe.txt"
    recipe = recipe_file.read_text() if recipe_file.is_file() else ""
    if recipe == recipe_digest(settings) or (quick_will_do and recipe == recipe_digest(quick(settings))):
        return None
    return "the way of compiling changed"


def make_stamp(watched: list[Path], folder: Path) -> Any:
    """The stamp for the extension modules in a folder, made of the watched sources."""
    stamp = _compiled.Stamp(_compiled.interpreter_tag())
    for path in watched:
        stat = path.stat()
        relative = path.relative_to(SOURCE).as_posix()
        stamp.sources.append((relative, stat.st_size, stat.st_mtime_ns, _compiled.digest_of(str(path))))
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for file in sorted(folder.rglob(f"*{suffix}")):
        relative = file.relative_to(folder).as_posix()
        stamp.modules[relative.removesuffix(suffix).replace("/", ".")] = relative
    return stamp


def refresh_times(watched: list[Path]) -> None:
    """Write the stamp anew when only file times differ, so that later starts need not read contents."""
    stamp_file = RESULT / _compiled.STAMP_NAME
    text = make_stamp(watched, RESULT).dump()
    if text != stamp_file.read_text(encoding="utf-8"):
        replacement = stamp_file.with_suffix(".new")
        replacement.write_text(text, encoding="utf-8")
        replacement.replace(stamp_file)


# --- compiling ------------------------------------------------------------------------------


def missing_for_compiling() -> str | None:
    """What this machine lacks to compile C extensions; None when nothing."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(command)[0]) is None:
        # Interpreters built elsewhere remember a compiler that need not exist here.
        other = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
        if other is None:
            return "no C compiler found"
        os.environ["CC"] = other
        os.environ.setdefault("LDSHARED", f"{other} -shared")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no C headers of Python found"
    return None


def cached_compile(original: Callable[..., list[str]], state: Path, jobs: int) -> Callable[..., list[str]]:
    """Wrap a C compiler's `compile`: in parallel, and only sources whose C text, headers or flags changed."""

    def compile_one(source: str, output_dir: str, headers: str, **options: Any) -> list[str]:
        key = hashlib.sha256(repr((headers, sorted(options.items(), key=str))).encode())
        key.update(Path(source).read_bytes())
        note = state / (hashlib.sha256(source.encode()).hexdigest()[:24] + ".txt")
        if note.is_file():
            known, _, made = note.read_text().partition("\n")
            if known == key.hexdigest() and Path(made).is_file():
                return [made]
        note.unlink(missing_ok=True)
        (made,) = original([source], output_dir=output_dir, **options)
        note.write_text(f"{key.hexdigest()}\n{made}")
        return [made]

    def compile_all(sources: list[str], output_dir: str = "", **options: Any) -> list[str]:
        folders = {Path(folder) for folder in options.get("include_dirs") or [] if Path(folder).is_relative_to(WORK)}
        folders |= {Path(source).parent for source in sources}
        header_files = sorted({header for folder in folders for header in folder.rglob("*.h")})
        headers = hashlib.sha256(b"".join(header.read_bytes() for header in header_files)).hexdigest()
        # The largest first, so that no core waits for it at the end.
        order = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(jobs) as pool:
            made = dict(
                zip(
                    order,
                    pool.map(lambda s: compile_one(s, output_dir, headers, **options), order),
                    strict=True,
                )
            )
        return [item for source in sources for item in made[source]]

    return compile_all


def wanted_flags(settings: dict[str, Any]) -> list[str]:
    """Flags that let the C compiler inline across our functions and modules; half as fast again, measured. Nobody reads
    warnings about C that a program has written, and the one about its indentation takes longer than all the rest."""
    return ["-Wno-all", "-fvisibility=hidden", "-fno-semantic-interposition", *settings.get("flags", [])]


def compiler_knows(flag: str) -> bool:
    """Whether this machine's C compiler and linker can make a shared library with that flag."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("int probe(int x) { return x + 1; }\n")
        result = subprocess.run(
            [*command, "-Werror", flag, "-fPIC", "-shared", str(source), "-o", str(Path(folder, "probe.so"))],
            capture_output=True,
            check=False,
        )
    return result.returncode == 0


# mypyc writes `31 << i` for a literal that it knows to be an i64, and C takes such a literal for an int of 32 bits.
NARROW_SHIFT: Final = re.compile(r"= (-?[0-9]+) << (?=cpy_r_)")


def widen_shifts(folder: Path) -> None:
    """Make every literal that is shifted as wide as what is made of it."""
    for file in folder.rglob("*.c"):
        text = file.read_text(encoding="utf-8")
        wide = NARROW_SHIFT.sub(r"= (int64_t)\1 << ", text)
        if wide != text:
            file.write_text(wide, encoding="utf-8")


def bundle(sources: list[str], bundles: int) -> list[str]:
    """The same C in fewer files, of about the same size: without the optimiser, most of the time goes into reading the
    headers again for each of them."""
    modules = sorted((Path(source) for source in sources if "___" in source), key=lambda path: -path.stat().st_size)
    parts: list[list[Path]] = [[] for _ in range(bundles)]
    sizes = [0] * bundles
    for module in modules:
        smallest = sizes.index(min(sizes))
        parts[smallest].append(module)
        sizes[smallest] += module.stat().st_size
    made: list[str] = []
    for number, part in enumerate(parts):
        if part:
            file = part[0].parent / f"bundle_{number}.c"
            file.write_text("\n".join(module.read_text(encoding="utf-8") for module in part), encoding="utf-8")
            made.append(str(file))
    return [source for source in sources if "___" not in source] + made


# For a tool of another system that asks for this name as well.
SECOND_NAME: Final = re.compile(r"^PyMODINIT_FUNC PyInit___init__\(void\).*$", re.MULTILINE)


def gather_doors(extensions: list[Any]) -> dict[str, list[str]]:
    """Put what Python opens for each module, a few lines that lead into the one library, into few libraries of many:
    compiled and linked one by one they took longer than all of mypyc's C. Which extension has the doors of which
    others.

    Python asks a file for a function by the last part of a module's name, so no two of one name go together.
    """
    kept = [extension for extension in extensions if not is_door(extension)]
    gathered: list[dict[str, Any]] = []
    for extension in extensions:
        if is_door(extension):
            name = extension.name.removesuffix(".__init__").rpartition(".")[2]
            room = next((group for group in gathered if name not in group), None)
            if room is None:
                gathered.append(room := {})
            room[name] = extension
    doors: dict[str, list[str]] = {}
    for number, group in enumerate(gathered):
        first, *others = group.values()
        file = WORK / "c" / f"doors_{number}.c"
        texts = [Path(extension.sources[0]).read_text(encoding="utf-8") for extension in group.values()]
        file.write_text("\n".join(SECOND_NAME.sub("", text) for text in texts), encoding="utf-8")
        first.sources = [str(file)]
        kept.append(first)
        doors[first.name] = [extension.name for extension in others]
    extensions[:] = kept
    return doors


def is_door(extension: Any) -> bool:
    """Whether an extension only leads into the library of all modules."""
    return len(extension.sources) == 1 and "__native" not in extension.sources[0]


def generate_c(hot: list[Path], settings: dict[str, Any]) -> list[Any]:
    """Let mypyc translate the sources to C under the work folder; the extensions to build."""
    import setuptools  # noqa: F401  (must be loaded before mypyc.build, which looks for it)
    from mypyc.build import mypycify

    opt_level = str(settings.get("opt_level", 3))
    options = [
        # Only what would make wrong C stops the build; the rest is the business of `make lint`.
        "--config-file=",
        "--explicit-package-bases",
        f"--cache-dir={WORK / 'mypy-cache'}",
    ]
    extensions: list[Any] = mypycify(
        [*options, *(str(path.relative_to(ROOT)) for path in hot)],
        opt_level=opt_level,
        debug_level="0",
        multi_file=bool(settings.get("multi_file", True)),
        strip_asserts=False,
        target_dir=str(WORK / "c"),
        group_name="ludoteca" if len(hot) > 1 else None,
    )
    widen_shifts(WORK / "c")
    # A warning that a newer C compiler has learnt is no reason to go without the compiled build.
    flags = ["-Wno-error", *(flag for flag in wanted_flags(settings) if compiler_knows(flag))]
    for extension in extensions:
        if settings.get("bundles"):
            extension.sources = bundle(extension.sources, settings["bundles"])
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # one list is shared by all of them
        extension.extra_link_args = [*(extension.extra_link_args or []), f"-O{opt_level}", *flags]
    return extensions


def build_extensions(extensions: list[Any], jobs: int) -> None:
    """Compile and link the extensions into the work folder's `lib`."""
    doors = gather_doors(extensions)
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    state = WORK / "objects"
    state.mkdir(parents=True, exist_ok=True)

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compiler.compile = cached_compile(compiler.compile, state, jobs)
            super().build_extensions()

    distribution = Distribution({"name": "ludoteca", "ext_modules": extensions})
    command = ParallelBuild(distribution)
    command.build_lib = str(WORK / "lib")
    command.build_temp = str(WORK / "o")
    command.parallel = jobs
    command.ensure_finalized()
    command.run()
    for name, others in doors.items():
        for other in others:
            file = Path(command.get_ext_fullpath(other))
            file.parent.mkdir(parents=True, exist_ok=True)
            os.link(command.get_ext_fullpath(name), file)


def install_result(watched: list[Path], settings: dict[str, Any]) -> int:
    """Move what was built into place as one step; how many modules it holds.

    Running programs keep the files they have open: the folder is exchanged, never written into.
    """
    built = WORK / "lib"
    stamp = make_stamp(watched, built)
    (built / _compiled.STAMP_NAME).write_text(stamp.dump(), encoding="utf-8")
    (built / "recipe.txt").write_text(recipe_digest(settings))
    retired = WORK / "retired"
    shutil.rmtree(retired, ignore_errors=True)
    if RESULT.exists():
        RESULT.rename(retired)
    built.rename(RESULT)
    shutil.rmtree(retired, ignore_errors=True)
    return len(stamp.modules)


def compile_worker(settings: dict[str, Any], jobs: int) -> int:
    """The compilation itself, run in a process of its own so that all of its output can be kept back."""
    hot = hot_sources(settings)
    os.chdir(ROOT)
    for folder in (WORK / "lib", WORK / "c"):
        shutil.rmtree(folder, ignore_errors=True)
    before = make_stamp(watched_sources(hot), WORK / "lib").sources
    build_extensions(generate_c(hot, settings), jobs)
    watched = watched_sources(hot)
    if make_stamp(watched, WORK / "lib").sources != before:
        print("a source changed while it was being compiled; run it again")
        return 1
    install_result(watched, settings)
    return 0


def compile_now(hot: list[Path], reason: str, *how: str) -> int:
    """Compile, telling the person why, how much and how long; the exit code."""
    say(f"compiling {len(hot)} modules with mypyc ({reason})")
    start = time.perf_counter()
    command = [sys.executable, str(Path(__file__).resolve()), "--worker", *how]
    environment = {**os.environ, "LUDOTECA_ROOT": str(ROOT), "MYPYPATH": "src"}
    result = subprocess.run(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    elapsed = time.perf_counter() - start
    if result.returncode != 0:
        say(result.stdout.rstrip())
        say(f"compiling failed after {elapsed:.1f} s; the package still runs as plain Python")
        return 1
    say(f"compiled build ready after {elapsed:.1f} s")
    return 0


def main(arguments: list[str] | None = None) -> int:
    """The command line; see the top of the file."""
    parser = argparse.ArgumentParser(prog="fast.py", description="Compile the hot modules with mypyc.")
    parser.add_argument("--check", action="store_true", help="only tell whether the compiled build is up to date")
    parser.add_argument("--force", action="store_true", help="compile even if nothing changed")
    parser.add_argument("--quick", action="store_true", help="without the optimiser; a build that has it will do too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many C files at a time")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    settings = fast_settings()
    if options.worker:
        return compile_worker(quick(settings) if options.quick else settings, options.jobs)

    hot = hot_sources(settings)
    if not hot:
        say("nothing to compile: the globs under [tool.ludoteca.fast] match no file")
        return 1
    reason = stale_because(hot, settings, quick_will_do=options.quick)
    if options.check:
        say("compiled build: up to date" if reason is None else f"compiled build: not up to date, {reason}")
        return 0 if reason is None else 1
    lack = missing_for_compiling()
    if lack is not None:
        say(f"{lack}: running as plain Python")
        return NO_COMPILER
    with only_one(WORK / "lock", "waiting for another build of the compiled modules"):
        reason = "forced" if options.force else stale_because(hot, settings, quick_will_do=options.quick)
        if reason is not None:
            return compile_now(hot, reason, "--jobs", str(options.jobs), *(["--quick"] if options.quick else []))
    refresh_times(watched_sources(hot))
    say(f"compiled build: up to date ({len(hot)} modules)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
