"""Keys and signatures of derivative functions: which derivative of which function, and how it is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import accumulate

from enzyme_hub.analysis.activity.analysis import Kind
from enzyme_hub.base.records import record
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Value, poison


class Mode(Enum):
    """Which functions a derivative consists of."""

    COMBINED = auto()  # one function: forward sweep, then reverse sweep
    SPLIT = auto()  # an augmented forward function that returns a tape, and a reverse function that takes it
    FORWARD = auto()  # one function: the primal with the tangent of each number beside it


ELSEWHERE, GLOBALS = -1, -2  # in `Key.overwritten`, beside positions of arguments


@record
class DerivativeOptions:
    """What a request asks of its whole derivative, those of callees included.

    `strong_zero`: an adjoint, or a tangent, that is zero contributes nothing, whatever it is multiplied by.
    `runtime_activity`: a pointer whose shadow is the pointer itself leads to constant memory. `journal`: tangents are asked
    for over the tape as well (split only). `notes`: it tells which numbers in memory it meets (`checked/noting`). `shared`: several
    threads run it at once, with the same shadows, so what is added to adjoints in memory is added atomically. `team`: these are the
    threads of one parallel region, all of which run this very function at once, or the one of which it is an iteration, and nobody else has
    the shadows meanwhile.
    `deterministic`: all additions to one adjoint are made in one order.
    """

    strong_zero: bool = False
    runtime_activity: bool = False
    journal: bool = False
    notes: bool = False
    shared: bool = False
    team: bool = False
    deterministic: bool = False

    def of_callee(self, shares: bool, is_team: bool) -> DerivativeOptions:
        """What is asked of the derivative of a function that is called: of one with threads, which are a team or not, or any other."""
        if not shares:
            return replace(self, team=False) if self.team else self
        return replace(self, shared=True, team=is_team and not self.shared)


@record
class Key:
    """One derivative of one function.

    `kinds` has the kind of each argument. `active_return`: a seed for the result is taken (forward: its tangent is
    returned). `shadow_return`: the shadow of the result, a pointer or a struct with pointers, is returned (split,
    forward). `overwritten` are the pointer arguments whose memory may change between the augmented forward and the
    reverse (split only), `ELSEWHERE` if memory may that only pointers in memory lead to, and `GLOBALS` if global variables
    may. `windowed` are the pointer arguments to whose adjoints nobody looks before the reverse of the caller is done, and
    `ELSEWHERE` (module `windowed`). `unread` are the arguments that point to sums whose value nobody reads (split, of a region).
    `primal_return`: the result is returned as well (combined). `width` is the number of lanes: of shadows of an argument, of
    tangents, of seeds, and of derivatives returned. `options` are handed on to callees.
    """

    function: Function
    kinds: tuple[Kind, ...]
    active_return: bool
    mode: Mode = Mode.COMBINED
    shadow_return: bool = False
    primal_return: bool = False
    overwritten: frozenset[int] = frozenset()
    unread: frozenset[int] = frozenset()
    windowed: frozenset[int] = frozenset()
    width: int = 1
    options: DerivativeOptions = DerivativeOptions()

    @property
    def is_split(self) -> bool:
        return self.mode is Mode.SPLIT

    @property
    def is_given_windows(self) -> bool:
        """True for a reverse that adds to windows of its caller's (`reverse/windows`), as that of an iteration of a region does."""
        return bool(self.windowed) or (self.mode is Mode.COMBINED and self.options.team)

    @property
    def returns_tangent(self) -> bool:
        """True if a forward derivative returns tangents of the result, or its shadows."""
        return self.active_return or self.shadow_return

    @property
    def derivatives(self) -> list[Type]:
        """The types of the derivatives returned: for each argument whose kind says so, one in each lane."""
        pairs = zip(self.function.arguments, self.kinds, strict=True)
        return [argument.type for argument, kind in pairs if kind.is_returned for _ in range(self.width)]

    @property
    def places(self) -> list[int]:
        """Where the primals stand among the operands of a derivative, each before its shadows; and where these operands end."""
        return list(accumulate((1 + self.width * kind.has_shadow for kind in self.kinds), initial=0))

    @property
    def operand_count(self) -> int:
        """The operands of a derivative that are primals and shadows."""
        return self.places[-1]


def pack(results: list[Type]) -> Type:
    """The type of several results: nothing, the one, or a struct."""
    if not results:
        return types.void
    return results[0] if len(results) == 1 else types.struct(tuple(results))


def packed(b: Builder, values: Sequence[Value]) -> Value:
    """Several results as one (`pack`); at least one."""
    if len(values) == 1:
        return values[0]
    total: Value = poison(pack([value.type for value in values]))
    for index, value in enumerate(values):
        total = b.insert_value(total, value, index)
    return total


@dataclass(eq=False)
class SplitDerivative:
    """An augmented forward and its reverse, and, with a journal, the sweep of tangents over it (`replay`).

    Positions in the augmented forward's results are None where absent.

    The result has as many shadows as there are lanes.

    `released_by` is the function of the user's that may release the tape, which nobody else can keep then.

    `reverse_uses[k]` is false where the reverse does not read its parameter k (a primal or a shadow).

    `defers` is true if releases may wait when the augmented forward is done; None as long as nobody asks for it in a request.
    """

    key: Key
    augmented: Function
    reverse: Function
    tape_position: int | None = None
    primal_position: int | None = None
    shadow_positions: range = range(0)
    tape_type: Type | None = None
    reverse_uses: list[bool] | None = None
    replay: Function | None = None
    released_by: Function | None = None
    defers: bool | None = None

    @property
    def result_count(self) -> int:
        return sum(p is not None for p in (self.tape_position, self.primal_position, *self.shadow_positions))

    def reads(self, position: int) -> bool:
        """True if the reverse reads its parameter at `position`, as far as is known."""
        return self.reverse_uses is None or self.reverse_uses[position]

    def declare_with_heap_tape(self) -> None:
        """Give both functions their final types at once: a recursive call refers to them before they are done."""
        key = self.key
        results: list[Type] = [types.ptr]
        self.tape_type, self.tape_position = types.ptr, 0
        result = key.function.return_type
        if not result.is_void:
            self.primal_position = len(results)
            results.append(result)
        if key.shadow_return:
            self.shadow_positions = range(len(results), len(results) + key.width)
            results.extend([result] * key.width)
        parameters = tuple(a.type for a in self.augmented.arguments)
        self.augmented.value_type = types.function(pack(results), parameters)
        parameters = (*(a.type for a in self.reverse.arguments), types.ptr)
        self.reverse.value_type = types.function(pack(key.derivatives), parameters)
