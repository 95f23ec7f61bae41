"""What `--check` asks of a link: every request checks itself when it runs, and what cannot be checked is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from enzyme_hub.errors import DifferentiationError, RequestError, warn


@dataclass
class Checks:
    """`without` are functions of ours that would ask for the derivative of the other mode, and why it is refused."""

    without: dict[str, str] = field(default_factory=dict)
    unchecked: dict[str, None] = field(default_factory=dict)  # what is told of requests in this attempt
    _is_behind: bool = False

    def begin(self) -> None:
        """An attempt begins."""
        self.unchecked, self._is_behind = {}, False

    def leave(self, request: str, reason: str) -> None:
        """A request is not checked."""
        self.unchecked.setdefault(f"{request} is not checked\n  why:   {reason}")

    @contextmanager
    def wanted(self, function: str) -> Iterator[None]:
        """Where a derivative is made that is only wanted for comparison: what is refused is left out from the next attempt on."""
        try:
            yield
        except (RequestError, DifferentiationError) as error:
            self.without[function] = f"refused, {error.code}: {error.what}" + (
                f" ({error.where})" if error.where else ""
            )
            self._is_behind = True

    def tell(self) -> None:
        """Tell which requests are not checked."""
        for text in self.unchecked:
            warn(text)

    def go_on(self) -> None:
        """Raises LeftOut if the module is to be made again."""
        if self._is_behind:
            raise LeftOut


class LeftOut(Exception):
    """A derivative that was wanted for comparison is refused: the module is made again without."""
