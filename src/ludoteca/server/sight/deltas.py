"""What changed between two views, as small as it can be said; `docs/protocol.md` describes the form for clients.

Views are plain JSON values without the keys `-` and `=`. Most of a view stays as it is from one moment to the next, so
everything is compared as a whole first, and only what differs is looked into.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

REMOVED = "-"
WHOLE = "="

Patch = dict[str, Any]


def patch_of(old: Mapping[str, Any], new: Mapping[str, Any]) -> Patch:
    """What makes `new` of `old`; empty when they are the same."""
    patch: Patch = {}
    if old.keys() == new.keys():
        for key, value in new.items():
            before = old[key]
            if before != value:
                patch[key] = _change(before, value)
        return patch
    for key, value in new.items():
        if key not in old:
            patch[key] = value
        elif old[key] != value:
            patch[key] = _change(old[key], value)
    gone = [key for key in old if key not in new]
    if gone:
        patch[REMOVED] = gone
    return patch


def _change(old: Any, new: Any) -> Any:
    kind = type(new)
    if kind is dict:
        if type(old) is dict:
            return patch_of(old, new)
        return {WHOLE: new} if type(old) is list else new
    if kind is list and type(old) is list and len(new) == len(old):
        return _changed_items(old, new)
    return new


def _changed_items(old: list[Any], new: list[Any]) -> Any:
    """The changed items by their place; the whole list where most of some plain values changed."""
    changed: Patch = {}
    for place, before in enumerate(old):
        after = new[place]
        if before != after:
            changed[str(place)] = _change(before, after)
    if len(changed) * 2 > len(new) and not any(isinstance(item, (dict, list)) for item in new):
        return new
    return changed


def patched(old: Any, patch: Any) -> Any:
    """What a patch makes of a value, as a client works it out; the old value stays as it is."""
    if not isinstance(patch, dict):
        return patch
    if WHOLE in patch:
        return patch[WHOLE]
    if isinstance(old, list):
        items = list(old)
        for place, change in patch.items():
            items[int(place)] = patched(items[int(place)], change)
        return items
    if not isinstance(old, dict):
        return patch
    kept = {key: value for key, value in old.items() if key not in patch.get(REMOVED, ())}
    for key, change in patch.items():
        if key != REMOVED:
            kept[key] = patched(kept.get(key), change)
    return kept
