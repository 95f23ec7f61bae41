"""What there is to tell: records of plain data, in the order in which they are told."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from enzyme_hub.analysis.source_names import Place
from enzyme_hub.base.records import record


@record
class Stop:
    """A place where a number that depends on an input goes into something whose derivative is zero."""

    place: Place | None
    what: str
    why: str


@record
class Step:
    """A line on the way that numbers take: `what` they are there, in `function`."""

    place: Place | None
    function: str
    what: str


@record
class End:
    """Where a way ends that the numbers of an argument take, and the steps that lead there; the last one is where it ends."""

    stop: Stop
    steps: tuple[Step, ...]


@record
class Argument:
    """An argument of a function that is differentiated; `is_active` if the derivative goes through it, else `why` not.

    `ends` are the first places where something of it ends, if it is not active.
    """

    name: str
    kind: str
    is_active: bool
    why: str
    ends: tuple[End, ...] = ()


@record
class Saved:
    """What the forward sweep saves for the reverse sweep: `size` bytes, once or in each iteration of `loop`.

    `loop` is the place of the loop whose iterations have a value each, None for one value in all.
    """

    place: Place | None
    what: str
    size: int
    loop: Place | None
    is_in_loop: bool
    why: str
    remedy: str = ""
    where: str = ""  # on a GPU, in which memory


@record
class Added:
    """What several threads read, and how each of them adds to its adjoint."""

    place: Place | None
    what: str
    how: str


@record
class Loop:
    """A loop: each iteration runs forward and backward at once (`is_fused`), or else `why` not, and where the reason is."""

    place: Place | None
    is_fused: bool
    obstacle: Place | None
    why: str


@record
class Line:
    """The numbers that a line of the source computes: some are `active`, or none, and `why`."""

    place: Place
    active: int
    constant: int
    why: str


@record
class Call:
    """A call of which the derivative is needed; `derivative` is its index among all."""

    place: Place | None
    name: str


@record
class Derivative:
    """One derivative of one function."""

    function: str
    symbol: str
    mode: str
    width: int
    place: Place | None
    arguments: tuple[Argument, ...]
    result: str
    lines: tuple[Line, ...]
    stops: tuple[Stop, ...]
    saved: tuple[Saved, ...]
    calls: tuple[Call, ...]
    added: tuple[Added, ...] = ()
    loops: tuple[Loop, ...] = ()
    snapshot: int | None = None  # of a loop with checkpoints: the bytes of its variables


@record
class Request:
    """A call of an entry point."""

    place: Place | None
    where: str
    entry: str
    function: str
    caller: str


@record
class Said:
    """What the program, or a rules file, says of a function, and where."""

    what: str
    where: str


@record
class Planted:
    """A place where a derivative stops while it runs, if something does not hold there: `file` is empty where no line is known."""

    file: str
    line: int
    code: str
    text: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}: " if self.file else ""
        return f"{place}{self.text} [{self.code}]"


@record
class Explanation:
    """All of it. `used` is what derivatives made of what is said of functions, `unused` what none met; `refused` are the errors, as they
    were told; `planted` are the stops."""

    requests: tuple[Request, ...] = ()
    derivatives: tuple[Derivative, ...] = ()
    unused: tuple[Said, ...] = ()
    refused: tuple[str, ...] = ()
    planted: tuple[Planted, ...] = ()
    used: tuple[Said, ...] = ()


def plain(value: Any) -> Any:
    """A fact as JSON has it: objects, lists, texts and numbers."""
    if is_dataclass(value):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    return [plain(one) for one in value] if isinstance(value, tuple) else value
