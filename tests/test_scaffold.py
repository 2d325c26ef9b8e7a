"""The compiled build steps in only when it is of exactly these sources, this interpreter, and wanted."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

import ludoteca
from ludoteca import _compiled, extras
from tools import fast

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

# Says where `ludoteca.kernel.engine` came from, and what the package thinks about itself.
PROBE = """
import ludoteca
from ludoteca import _compiled
try:
    import ludoteca.kernel.engine as engine
    print("engine", engine.__file__.endswith(".py"))
except ImportError:
    print("engine", "extension")
print(_compiled.is_compiled(), _compiled.why_not_compiled(), sep="|")
"""


class FakeCheckout:
    """A checkout with one hot module and one that it imports, and a build whose extension cannot be loaded.

    Trying to load it is the proof that the finder chose it, without waiting for a compiler.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "ludoteca"
        (self.package / "kernel").mkdir(parents=True)
        shutil.copy(_compiled.__file__, self.package / "_compiled.py")
        (self.package / "__init__.py").write_text("from ludoteca import _compiled\n_compiled.activate()\n")
        (self.package / "kernel" / "__init__.py").touch()
        self.engine = self.package / "kernel" / "engine.py"
        self.engine.write_text("from ludoteca.kernel.numbers import FACTOR\nRESULT = 6 * FACTOR\n")
        self.numbers = self.package / "kernel" / "numbers.py"
        self.numbers.write_text("FACTOR = 7\n")
        self.build = root / _compiled.BUILD_FOLDER
        self.installed = root / "site-packages"

    def install(self) -> None:
        """Where pip would put the package; nothing is left in the checkout."""
        (self.root / "src").rename(self.installed)

    def compile(self, interpreter: str | None = None) -> None:
        """What `make fast` leaves behind."""
        extension = self.build / "ludoteca" / "kernel" / f"engine{SUFFIX}"
        extension.parent.mkdir(parents=True)
        extension.write_bytes(b"not really an extension module")
        stamp = _compiled.Stamp(interpreter or _compiled.interpreter_tag())
        for source in (self.engine, self.numbers):
            stat = source.stat()
            stamp.sources.append(
                (
                    source.relative_to(self.root / "src").as_posix(),
                    stat.st_size,
                    stat.st_mtime_ns,
                    _compiled.digest_of(str(source)),
                )
            )
        stamp.modules["ludoteca.kernel.engine"] = extension.relative_to(self.build).as_posix()
        (self.build / _compiled.STAMP_NAME).write_text(stamp.dump())

    def run(self, **environment: str) -> subprocess.CompletedProcess[str]:
        """Import the package in a fresh interpreter and let it tell."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTECA_")}
        return subprocess.run(
            [sys.executable, "-c", PROBE],
            env={**clean, "PYTHONPATH": str(self.root / "src"), **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def says(self, **environment: str) -> list[str]:
        """The two lines of the probe."""
        result = self.run(**environment)
        assert result.returncode == 0, result.stderr
        return result.stdout.splitlines()


@pytest.fixture
def checkout(tmp_path: Path) -> FakeCheckout:
    return FakeCheckout(tmp_path)


def test_without_a_build_the_package_is_plain(checkout: FakeCheckout) -> None:
    engine, status = checkout.says()
    assert engine == "engine True"
    assert status.startswith("False|there is no compiled build")


def test_a_fresh_build_is_used(checkout: FakeCheckout) -> None:
    checkout.compile()
    assert checkout.says() == ["engine extension", "True|"]
    assert checkout.says(LUDOTECA_REQUIRE_COMPILED="1") == ["engine extension", "True|"]


def test_a_fresh_build_is_used_after_file_times_changed(checkout: FakeCheckout) -> None:
    checkout.compile()
    os.utime(checkout.engine, ns=(1, 1))
    assert checkout.says() == ["engine extension", "True|"]


@pytest.mark.parametrize("changed", ["engine", "numbers"])
def test_a_changed_source_makes_the_build_stale(checkout: FakeCheckout, changed: str) -> None:
    checkout.compile()
    source: Path = getattr(checkout, changed)
    text = source.read_text()
    source.write_text(text.replace("7", "8").replace("6", "5"))  # the same size
    os.utime(source, ns=(1, 1))
    engine, status = checkout.says()
    assert engine == "engine True"
    assert status.startswith(f"False|ludoteca/kernel/{changed}.py changed")


def test_a_removed_source_makes_the_build_stale(checkout: FakeCheckout) -> None:
    checkout.compile()
    checkout.engine.write_text("RESULT = 42\n")
    checkout.numbers.unlink()
    assert checkout.says()[0] == "engine True"


def test_a_build_for_another_interpreter_is_not_used(checkout: FakeCheckout) -> None:
    checkout.compile(interpreter="cpython 3.1 .so")
    engine, status = checkout.says()
    assert engine == "engine True"
    assert status.startswith("False|the compiled build is for cpython 3.1 .so")


def test_pure_is_plain_whatever_was_built(checkout: FakeCheckout) -> None:
    checkout.compile()
    assert checkout.says(LUDOTECA_PURE="1") == ["engine True", "False|LUDOTECA_PURE is set"]
    assert checkout.says(LUDOTECA_PURE="0") == ["engine extension", "True|"]


@pytest.mark.parametrize("pure", [{}, {"LUDOTECA_PURE": "1"}])
def test_required_and_not_there_is_an_import_error(checkout: FakeCheckout, pure: dict[str, str]) -> None:
    result = checkout.run(LUDOTECA_REQUIRE_COMPILED="1", **pure)
    assert result.returncode == 1
    assert "ImportError: LUDOTECA_REQUIRE_COMPILED is set, but the compiled build is not used" in result.stderr


def test_an_installed_package_looks_for_no_build_outside(checkout: FakeCheckout) -> None:
    checkout.compile()
    checkout.install()
    engine, status = checkout.says(PYTHONPATH=str(checkout.installed))
    assert engine == "engine True"
    assert status.startswith("False|there is no compiled build")


def test_an_installed_package_uses_the_build_that_came_with_it(checkout: FakeCheckout) -> None:
    checkout.compile()
    checkout.build.rename(checkout.package / "_fast")
    checkout.install()
    assert checkout.says(PYTHONPATH=str(checkout.installed)) == ["engine extension", "True|"]


def test_an_installed_package_that_was_edited_is_plain(checkout: FakeCheckout) -> None:
    checkout.compile()
    checkout.build.rename(checkout.package / "_fast")
    checkout.numbers.write_text("FACTOR = 8\n")
    checkout.install()
    engine, status = checkout.says(PYTHONPATH=str(checkout.installed))
    assert engine == "engine True"
    assert status.startswith("False|ludoteca/kernel/numbers.py changed")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "end\n",
        "another-format\tcpython\nend\n",
        "ludoteca-fast-2\tcpython\nsource\ta.py\tmany\t1\tff\nend\n",
        "ludoteca-fast-2\tcpython\nsource\ta.py\nend\n",
        "ludoteca-fast-2\tcpython\nmodule\ta\ta.so\n",
    ],
)
def test_a_damaged_stamp_is_no_stamp(checkout: FakeCheckout, text: str) -> None:
    checkout.compile()
    (checkout.build / _compiled.STAMP_NAME).write_text(text)
    assert _compiled.Stamp.parse(text) is None
    assert checkout.says()[0] == "engine True"


def test_a_stamp_reads_back_as_it_was_written() -> None:
    stamp = _compiled.Stamp("cpython 3.11 .so")
    stamp.sources.append(("src/ludoteca/a b.py", 3, 4, "ff"))
    stamp.modules["ludoteca.a"] = "ludoteca/a.so"
    again = _compiled.Stamp.parse(stamp.dump())
    assert again is not None
    assert (again.interpreter, again.sources, again.modules) == (
        stamp.interpreter,
        stamp.sources,
        stamp.modules,
    )


def test_the_finder_knows_its_modules_only(tmp_path: Path) -> None:
    finder = _compiled.CompiledFinder({"ludoteca.kernel.engine": str(tmp_path / "engine.so")})
    spec = finder.find_spec("ludoteca.kernel.engine")
    assert spec is not None
    assert spec.origin == str(tmp_path / "engine.so")
    assert finder.find_spec("ludoteca.kernel") is None
    assert finder.find_spec("json") is None


@pytest.mark.compiled
def test_hot_modules_come_from_where_they_should() -> None:
    hot = [fast.module_name(path) for path in fast.hot_sources(fast.fast_settings())]
    assert "ludoteca.kernel.session" in hot
    kernel_session = sys.modules[ludoteca.Session.__module__]
    assert kernel_session.__file__ is not None
    assert kernel_session.__file__.endswith(SUFFIX if _compiled.is_compiled() else ".py")


def test_a_hot_module_is_watched_with_all_it_imports() -> None:
    session = fast.SOURCE / "ludoteca" / "kernel" / "session.py"
    watched = fast.watched_sources([session])
    assert session in watched
    assert fast.SOURCE / "ludoteca" / "kernel" / "chance.py" in watched


def test_a_quick_build_will_do_for_tests_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = fast.fast_settings()
    monkeypatch.setattr(fast, "RESULT", tmp_path)
    for recipe, will_do, will_do_for_tests in (
        (settings, True, True),
        (fast.quick(settings), False, True),
        ({**settings, "opt_level": 2}, False, False),
    ):
        (tmp_path / _compiled.STAMP_NAME).write_text(fast.make_stamp([], tmp_path).dump())
        (tmp_path / "recipe.txt").write_text(fast.recipe_digest(recipe))
        assert (fast.stale_because([], settings) is None) == will_do
        assert (fast.stale_because([], settings, quick_will_do=True) is None) == will_do_for_tests


def test_pinned_requirements_name_no_host_and_no_path() -> None:
    files = sorted((fast.ROOT / "requirements").glob("*.txt"))
    assert [file.stem for file in files] == ["dev", "fast", "node", "play", "ray", "spiel", "uv"]
    for file in files:
        text = file.read_text()
        assert "://" not in text
        assert "--find-links" not in text
        assert "--hash=sha256:" in text


def pins(name: str) -> dict[str, str]:
    """Each pinned distribution of a requirements file, with its version."""
    lines = (fast.ROOT / "requirements" / f"{name}.txt").read_text().splitlines()
    found = (re.match(r"([a-z0-9-]+)==([^ ;]+)", line) for line in lines)
    return {match[1]: match[2] for match in found if match is not None}


def declared() -> dict[str, set[str]]:
    """What the package says it needs, by extra; the engine alone is "" ."""
    project = tomllib.loads((fast.ROOT / "pyproject.toml").read_text())["project"]
    lists = {"": project["dependencies"], **project["optional-dependencies"]}
    names = re.compile(r"[A-Za-z0-9._-]+")
    return {
        extra: {names.match(line)[0].lower().replace(".", "-") for line in lines}  # type: ignore[index]
        for extra, lines in lists.items()
    }


def test_everything_that_the_package_needs_is_pinned() -> None:
    needs = declared()
    assert needs[""] | needs["server"] | needs["terminal"] <= set(pins("play"))
    for large in ("ray", "spiel"):  # they have environments of their own
        assert needs.pop(large) <= set(pins(large))
    everything = set().union(*needs.values()) - {"ludoteca"}
    assert everything <= set(pins("fast"))
    assert everything <= set(pins("dev"))


def test_playing_and_working_use_the_same_versions() -> None:
    dev = pins("dev")
    for name in ("play", "fast"):
        assert pins(name).items() <= dev.items()


def test_what_an_extra_brings_is_what_it_is_asked_for() -> None:
    needs = declared()
    assert needs.pop("all") == {"ludoteca"}
    needs.pop("")
    needs["server"].remove("uvloop")  # quicker where there is one, but not on every system
    needs["report"] = {name.removesuffix("-python") for name in needs["report"]}  # vl-convert is imported without it
    modules = {extra: {name.replace("_", "-") for name in names} for extra, names in extras.MODULES.items()}
    assert modules == needs
