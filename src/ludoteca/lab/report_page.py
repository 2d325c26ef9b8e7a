"""A report as one HTML file that asks nobody for anything: text, tables, plots and what draws them.

Both languages are in it, light and dark go by the reader's system until a button says otherwise. Without JavaScript the
tables are open and the plots are missing; nothing else is.
"""

from __future__ import annotations

import json
from html import escape
from importlib.resources import files
from typing import Any

from ludoteca.lab.report_parts import Page, Part
from ludoteca.words import say

# Colours of the plots, by theme: grounds, letters and lines of the house, and hues that the colour-blind tell apart.
THEMES: dict[str, dict[str, Any]] = {
    "light": {"ink": "#1d1b26", "faint": "#d9d5e3", "hues": ["#3b5bdb", "#c2410c", "#0f766e", "#9333ea", "#a16207"]},
    "dark": {"ink": "#f0eef6", "faint": "#423d52", "hues": ["#8fa8ff", "#ff9f68", "#5fd6c4", "#d0a6ff", "#f2cc5c"]},
}


def html_of(pages: list[Page], language: str = "") -> str:
    """The whole file; `language` is the one to begin with, where the reader's system is not to decide."""
    import vl_convert

    bundle = vl_convert.javascript_bundle().replace("</script", "<\\/script")  # type: ignore[call-arg]  # its types ask for a snippet
    themes = f"const THEMES = {json.dumps(THEMES)}, LANGUAGE = {json.dumps(language)};"
    buttons = "".join(
        f'<button id="{name}" data-en="{escape(english)}" data-pt="{escape(portuguese)}"></button>'
        for name, english, portuguese in (
            ("language", say("", "en", "report-language"), say("", "pt-BR", "report-language")),
            ("theme", say("", "en", "report-theme"), say("", "pt-BR", "report-theme")),
        )
    )
    bodies = "\n".join(_body(page) for page in pages)
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(pages[0].title)}</title>\n<style>\n{_own('report.css')}</style>\n</head>\n<body>\n"
        f"<header>{buttons}</header>\n{bodies}\n<script>{bundle}</script>\n<script>\n{themes}\n{_own('report.js')}</script>\n"
        "</body>\n</html>\n"
    )


def _own(name: str) -> str:
    return files("ludoteca.lab").joinpath(name).read_text("utf-8")


def _body(page: Page) -> str:
    parts = "\n".join(_part(part, page.language) for part in page.parts)
    return (
        f'<main lang="{page.language}">\n<h1>{escape(page.title)}</h1>\n<p class="made">{escape(page.made)}</p>\n'
        f'{parts}\n<p class="note">{escape(page.caveat)}</p>\n</main>'
    )


def _part(part: Part, language: str) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in part.columns)
    rows = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in part.rows)
    heading = f"{part.name}-{language}"
    plot = ""
    if part.chart is not None:
        spec = json.dumps(part.chart, ensure_ascii=False).replace("<", "\\u003c")
        plot = f'<div class="plot"></div><script type="application/json">{spec}</script>\n'
    note = f'<p class="note">{escape(part.note)}</p>\n' if part.note else ""
    return (
        f'<section aria-labelledby="{heading}">\n<h2 id="{heading}">{escape(part.heading)}</h2>\n'
        f'<p class="says">{escape(part.sentence)}</p>\n{plot}{note}'
        f"<details open><summary>{escape(say('', language, 'report-table'))}</summary>\n"
        f'<div class="scroll" tabindex="0" role="region" aria-labelledby="{heading}">'
        f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div></details>\n</section>"
    )
