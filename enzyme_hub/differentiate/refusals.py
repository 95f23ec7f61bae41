"""What is refused of the requests of a module, collected so that one link tells all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from enzyme_hub.base.limits import EXCEEDED
from enzyme_hub.errors import DifferentiationError, HubError, RequestError


class Refusals:
    """The errors of requests for derivatives of `functions`, by name; several requests may have the same one."""

    def __init__(self, functions: Sequence[str]) -> None:
        self._several = len(functions) > 1
        self._found: dict[str, tuple[HubError, list[str]]] = {}

    def __bool__(self) -> bool:
        return bool(self._found)

    @contextmanager
    def of(self, function: str) -> Iterator[None]:
        """What is refused in the block is kept. Anything else that goes wrong ends it all."""
        try:
            yield
        except (RequestError, DifferentiationError) as error:
            _, names = self._found.setdefault(str(error), (error, []))
            names.append(function)
            if error.code == EXCEEDED:
                self.raise_all()
        except Exception:
            self.raise_all()  # what a refused request left unfinished may be the reason
            raise

    def raise_all(self, unseen: frozenset[str] = frozenset()) -> None:
        """Raise the first error with the others beside it, if there are any. `unseen` are functions without a body."""
        if not self._found:
            return
        for text, (error, names) in self._found.items():
            if isinstance(error, DifferentiationError):
                error.unseen = unseen
                error.asked_of = tuple(dict.fromkeys(names))
            if self._several and not any(_names(text, name) for name in names):
                error.requested = tuple(dict.fromkeys(names))
        first, *others = (error for error, _ in self._found.values())
        first.others = tuple(others)
        raise first


def _names(text: str, function: str) -> bool:
    return re.search(rf"(?<![\w.$]){re.escape(function)}(?![\w$])", text) is not None
