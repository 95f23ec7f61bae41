"""Which stores may put a word back that was read where numbers and pointers lie in turn, as the one or as the other.

`moved_words` makes copies of what is loaded and stored in one function. What else a word may meet on its way (calls, lanes, structs)
is followed here, from the store to where it was read. A derivative looks at these words when it runs (`reverse/words_in_turn`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_hub.analysis.activity.flow_of_bytes import Places, body_of
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.base.worklist import reachable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.roles import is_derivative
from enzyme_hub.ir.values import Argument, Value
from enzyme_hub.ir.walk import MEMBERS, MOVES

_KINDS = (types.ptr, types.f64)
_MOVE = MOVES | MEMBERS | {"bitcast", "inttoptr"}


class WordsInRegisters:
    """The words that these functions move; asked of stores that derivatives go through."""

    def __init__(self, known: TypeAnalysis, functions: Iterable[Function]) -> None:
        self._types = known
        self._places = Places(known, functions)
        self._read: dict[inst.Load, bool] = {}

    def are_put_back(self, store: inst.Store) -> bool:
        """True if what is stored may have been read where words are in turn, and goes to where they are."""
        if store.value.type.scalar not in _KINDS or store.value.is_constant:
            return False
        if is_derivative(store.function):
            return False
        return self._is_in_turn(store) and self._may_be_read(store.value)

    def _may_be_read(self, value: Value) -> bool:
        found = reachable([value], self._before)
        return any(isinstance(one, inst.Load) and self._is_read_in_turn(one) for one in found)

    def _is_read_in_turn(self, load: inst.Load) -> bool:
        found = self._read.get(load)
        if found is None:
            found = self._read[load] = self._is_in_turn(load)
        return found

    def _is_in_turn(self, access: inst.Load | inst.Store) -> bool:
        return self._types.function(access.function).is_in_turn(access)

    def _before(self, value: Value) -> Iterator[Value]:
        """What has the same bits, or some of them, one step before."""
        if isinstance(value, inst.CallBase):
            called = body_of(value)
            yield from called.returned if called is not None else ()
        elif isinstance(value, Argument):
            for call in self._places.callers.get(value.function, ()):
                yield from call.arguments[value.index : value.index + 1]
        elif isinstance(value, inst.Instruction) and value.opcode in _MOVE:
            yield from value.operands[:: 2 if isinstance(value, inst.Phi) else 1]
