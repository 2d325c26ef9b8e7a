"""Faces: one recipe a Hero, parts by name and a few colours; the same recipe gives the same face.

The parts are symbols of one drawing, all with the same frame: a picture is nothing but its `layers`, one on the
other. What does not go together is settled there: a closed hat hides the hair, a mask over the eyes shows lenses, a
full beard hides the mouth, and heads that are no human ones bring their faces with them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.kernel.content import Book, Entry, load

# The drawers, and what lies in them.
DRAWERS: Final[dict[str, tuple[str, ...]]] = {
    drawer: tuple(parts.split())
    for drawer, parts in {
        "head": "oval quadro bola longo coracao bochecha tv capivara mandacaru",
        "eyes": "abertos firmes riso pisca cilios tedio susto lente puxados raio",
        "brow": "reta brava alta grossa duvida",
        "nose": "curva largo longo bola fino",
        "mouth": "sorriso dentes lado grito serio lingua janela batom bico triste",
        "beard": "cheia cavanhaque bigodao escova rala tranca",
        "hb": "power pompons nago dreads liso chanel cachos coque rabo trancas ondas",
        "hf": "power pompons nago dreads liso franja cachos lado moicano puxado topete ondas tijolo careca "
        "entradas curto espeto grisalho assimetrico",
        "mask": "domino faixa bandana visor oculao capuz luta coruja meia urucum tapa oculos gatinho",
        "mark": "sardas vitiligo rugas bochecha aparelho brinco curativo",
        "hat": "obra moto cangaco palha panela astro hijab bone fone touca gorro turbante tiara chef solda "
        "laranja antena",
        "suit": "classico macacao jaqueta armadura moletom camisa jaleco avental regata quimono colete folclore cano",
        "cape": "classica gola toalha vento bag asas",
        "collar": "pregador lenco cachecol",
        "emb": "raio estrela folha gota lua chama onda coracao seta peixe tomada cafe tsuru engrenagem sol numero",
        "prop": "chinelo vassoura guardachuva pandeiro megafone cafe pipa chave solda colher regua mamao "
        "mangueira livro garra",
    }.items()
}
COLOURS: Final = ("sk", "hr", "a", "b", "c", "k", "e", "h", "m", "ln", "p", "gl", "ir", "lp", "vt", "bg")
COLOUR: Final = re.compile(r"#[0-9a-f]{3}(?:[0-9a-f]{3})?")

FACED: Final = ("tv", "capivara", "mandacaru")  # heads that are no human ones
PAINTED: Final = ("tv", "capivara")  # … with eyes and mouth of their own
HOODS: Final = ("capuz", "luta")  # masks over the whole head
OVER_EYES: Final = ("domino", "faixa", "capuz", "luta")
FOR_EYES: Final = ("visor", "oculao", "coruja")  # no eyes behind these
OPEN_HATS: Final = ("fone", "tiara", "antena", "astro")  # hair is seen under these
AT_THE_EAR: Final = ("brinco", "aparelho")  # over the hair


class Portrait(NamedTuple):
    """A recipe: a part of each drawer (or none), marks, whether the prop is in the other hand, and colours."""

    parts: dict[str, str]
    marks: tuple[str, ...]
    flip: bool
    colours: dict[str, str]

    def silhouette(self) -> tuple[str, str, str]:
        """What one knows a Hero by from afar: top outline, suit, and prop or cape."""
        part = self.parts.get
        top = part("hat") or part("hf", "")
        if part("head") in FACED:
            top = self.parts["head"]
        elif part("mask") in HOODS:
            top = self.parts["mask"]
        return top, self.parts["suit"], part("prop") or part("cape", "")

    def layers(self) -> list[str]:
        """The parts from back to front, as `drawer-part`."""
        part = self.parts.get
        mask, beard = part("mask", ""), part("beard", "")
        back = ["cape", "hb", "suit", "emb", "head", "collar"]
        found = [*self._named(back), *(f"mark-{mark}" for mark in self.marks if mark not in AT_THE_EAR)]
        if beard == "rala":
            found.append("beard-rala")
        if part("head") not in PAINTED:
            found += self._named(self._face(mask, beard))
        if beard not in ("", "rala"):
            found.append(f"beard-{beard}")
        if mask == "luta":
            found += self._named(["mask", "eyes", "mouth"])
        elif mask != "capuz" and part("hat", "fone") in OPEN_HATS:
            found += self._named(["hf"])
        if mask and mask != "luta":
            found += self._named(["mask", "eyes", "brow"] if mask in OVER_EYES else ["mask"])
        found += self._named(["hat"])
        found += [f"mark-{mark}" for mark in self.marks if mark in AT_THE_EAR]
        return found + self._named(["prop"])

    def _face(self, mask: str, beard: str) -> list[str]:
        seen = [] if mask in (*OVER_EYES, *FOR_EYES) else ["eyes", "brow"]
        if mask not in ("bandana", "coruja", "luta"):
            seen.append("nose")
        if mask not in ("bandana", "luta") and beard not in ("cheia", "tranca"):
            seen.append("mouth")
        return seen

    def _named(self, drawers: list[str]) -> list[str]:
        return [f"{drawer}-{self.parts[drawer]}" for drawer in drawers if drawer in self.parts]

    def shown(self) -> dict[str, Any]:
        """For whoever draws it."""
        return {"layers": self.layers(), "flip": self.flip, "colours": self.colours}


def read_portrait(entry: Entry) -> Portrait:
    """One recipe; every part must be in its drawer."""
    table = entry.table("parts")
    parts = {drawer: names[table.index(drawer, names)] for drawer, names in DRAWERS.items() if drawer in table}
    for drawer in ("head", "suit"):
        table.demand(drawer in parts, f"has no {drawer!r}")
    marks = [DRAWERS["mark"][mark] for mark in entry.indices("marks", DRAWERS["mark"], 0, 3, default=[])]
    paint = entry.table("colours")
    colours = {}
    for name in COLOURS:
        if name in paint:
            colours[name] = paint.text(name)
            paint.demand(
                COLOUR.fullmatch(colours[name]) is not None, f"is {colours[name]!r}, not #rgb or #rrggbb", name
            )
    paint.demand("bg" in colours, "has no 'bg'")
    return Portrait(parts, tuple(marks), entry.flag("flip", default=False), colours)


def read_portraits(book: Book) -> dict[str, tuple[Entry, Portrait]]:
    """All recipes of a file, by the id of the Hero, each with where it stands."""
    return {entry.text("hero"): (entry, read_portrait(entry)) for entry in book.entries("portrait", name="hero")}


@cache
def own_portraits() -> dict[str, Portrait]:
    """The faces of the box, read once."""
    book = load(Path(__file__).parent / "portraits.toml")
    found = {hero: portrait for hero, (_, portrait) in read_portraits(book).items()}
    book.close()
    return found
