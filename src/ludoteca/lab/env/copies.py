"""How an environment is copied and pickled that is nothing but its seeds and what was answered: it is played again."""

from __future__ import annotations

from typing import Any, Self, TypeVar


class PlayedAgain:
    """An environment that follows from how it was made, and from what has happened since."""

    _made: tuple[Any, ...]

    def _since(self) -> tuple[Any, ...]:
        """What has happened since, as values that the original does not change any more."""
        raise NotImplementedError

    def _go_on_from(self, *since: Any) -> None:
        """Be where the one is, or was, that has said this."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An equal, independent environment in the middle of the same match or matches."""
        return played_again(type(self), self._made, self._since())

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> Any:
        return played_again, (type(self), self._made, self._since())


E = TypeVar("E", bound=PlayedAgain)


def played_again(kind: type[E], made: tuple[Any, ...], since: tuple[Any, ...]) -> E:
    """The environment that was copied, or pickled."""
    env = kind(*made)
    env._go_on_from(*since)
    return env
