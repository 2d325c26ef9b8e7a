"""The packs of the documentation, for a server of the browser tests and its workers."""

from __future__ import annotations

from ludoteca.kernel.registry import install
from tests.browser.server import ROOT

FOLDERS = [ROOT / "docs" / "packs" / name for name in ("bairro", "praia")]


def install_docs() -> None:
    """As `ludoteca serve --pack …` does."""
    install(FOLDERS)
