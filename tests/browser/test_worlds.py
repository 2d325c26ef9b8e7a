"""Every world looks like itself: its `world.css` wins over the house, wherever the bundler puts the sheet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.conftest import NewPerson

OWN_LOBBY = True

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
SHEETS = sorted(GAMES.glob("*/world.css"))
BLOCK = re.compile(r"^\[data-world='(?P<game>[\w-]+)'\] \{\n(?P<lines>.*?)^\}", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"^\s*(--[\w-]+):\s*(.*?);", re.MULTILINE)
TOLD = """(world, names) => {
  document.documentElement.dataset.world = world
  document.documentElement.dataset.theme = 'light'
  const style = getComputedStyle(document.documentElement)
  return names.map(name => style.getPropertyValue(name).trim())
}"""


BRIGHTNESS = """() => {
  const style = getComputedStyle(document.documentElement)
  return ['--panel', '--text'].map(name => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.transition = 'none'
    probe.style.color = style.getPropertyValue(name)
    const [r, g, b] = getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number)
    probe.remove()
    return (r + g + b) / 3
  })
}"""


def plain(value: str) -> str:
    """A value as we write it and as it comes out of the build, alike: the first of several fonts, `.5` for `0.5`."""
    return re.sub(r"\b0\.", ".", value.split(",", maxsplit=1)[0].strip("'\"").lower())


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.parent.name)
def test_a_world_has_its_own_palette_and_lettering(person: NewPerson, sheet: Path) -> None:
    found = BLOCK.search(sheet.read_text("utf-8"))
    assert found is not None
    said = {
        name: value for name, value in LINE.findall(found["lines"]) if "var(" not in value or name == "--font-display"
    }
    ana = person("Ana")
    ana.go("/")
    ana.page.wait_for_selector(".shelf")
    shown = ana.page.evaluate(f"names => ({TOLD})({found['game']!r}, names)", list(said))
    assert dict(zip(said, map(plain, shown), strict=True)) == {name: plain(value) for name, value in said.items()}


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_theme_has_its_own_paper_and_ink(person: NewPerson, theme: str) -> None:
    ana = person("Ana", theme=theme)
    ana.go("/")
    ana.page.wait_for_selector(".shelf")
    light = "panel > 200 && text < 80" if theme == "light" else "panel < 80 && text > 200"
    ana.page.wait_for_function(f"() => {{ const [panel, text] = ({BRIGHTNESS})(); return {light} }}")
