"""What an iteration does to memory, and whether it may do so at any time.

It may have memory of its own: local variables that it writes before it reads them, and blocks that it allocates and releases. It
may read what is the same until the function returns. It may call what only computes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.memory.effects import analysis_of, is_allocation
from enzyme_hub.analysis.memory.modref import ModRef
from enzyme_hub.analysis.memory.written_first import WrittenFirst, accesses
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.differentiate.fused.names import always_returns
from enzyme_hub.differentiate.outlining import is_place_beside
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.roles import is_iteration
from enzyme_hub.ir.types import IntType
from enzyme_hub.ir.values import Argument, Block, ConstantInt, Value
from enzyme_hub.languages.heap import Deallocation
from enzyme_hub.languages.meaning import Call, Inactive, Math, meaning

_OF_ITS_OWN = (
    "llvm.lifetime.",
    "llvm.assume",
    "llvm.experimental.noalias",
    "llvm.memcpy.",
    "llvm.memmove.",
    "llvm.memset.",
)

Own = dict[inst.Alloca, tuple[inst.CallBase, ...]]
"""The variables of which each iteration may have its own, with the marks of their lives."""


@record
class Obstacle:
    """What keeps a loop from it, and why."""

    at: inst.Instruction
    why: str


Accesses = tuple[list[inst.Instruction], list[inst.CallBase]]
"""What accesses a variable by its name alone, and the marks of its life."""


def variables(function: Function) -> dict[inst.Alloca, Accesses]:
    """The variables of a function that nobody has another pointer to, and that somebody accesses."""
    found = {}
    for i in function.entry.instructions:
        if isinstance(i, inst.Alloca) and isinstance(i.count, ConstantInt) and i.is_used:
            known = accesses(i)
            if known is not None and known[0]:
                found[i] = known
    return found


class Memory:
    """Answers about the memory of one loop. `live`: the blocks that the function may return from."""

    def __init__(
        self,
        loop: Loop,
        forest: LoopForest,
        pointers: PointerInfo,
        modref: ModRef,
        live: Set[Block],
        variables: Mapping[inst.Alloca, Accesses],
    ) -> None:
        self._loop = loop
        self._forest = forest
        self._pointers = pointers
        self._modref = modref
        self._live = live
        self._accesses = variables
        self._blocks = self._released_blocks()

    def own(self) -> Own | Obstacle:
        """The variables that each iteration may have of its own, if nothing else that it does lasts or depends on when it runs."""
        own = self._variables()
        if isinstance(own, Obstacle):
            return own
        found = ((i, self._lasting(i, own)) for block in self._loop.blocks for i in block.instructions)
        return next((Obstacle(i, why) for i, why in found if why is not None), own)

    def _released_blocks(self) -> frozenset[Value]:
        """The blocks that an iteration allocates and releases, and tells nobody of."""
        calls = [i for block in self._loop.blocks for i in block.instructions if isinstance(i, inst.CallBase)]
        released: set[Value] = set()
        for i in calls:
            if isinstance(what := meaning(i), Deallocation) and not what.is_counted:
                released |= self._pointers.all_bases(i.arguments[what.pointer])
        return frozenset(i for i in calls if is_allocation(i) and i in released and not self._pointers.escapes(i))

    def _variables(self) -> Own | Obstacle:
        """The variables that nobody but an iteration accesses, if each writes them before it reads them."""
        found: Own = {}
        first = WrittenFirst(self._loop, self._forest)
        for i, known in self._accesses.items():
            if any(one.block not in self._loop.blocks for one in known[0]):
                continue
            if any(not self._loop.contains(place) and not is_place_beside(place) for place in _places(i)):
                continue
            ends = {(mark.intrinsic or "").split(".")[2] for mark in known[1]}
            begins_anew = len(ends) == 2 and all(mark.block in self._loop.blocks for mark in known[1])
            left = None if begins_anew else first.unwritten(i, known[0])
            if left is not None:
                return Obstacle(left, "it may read what an earlier iteration has written")
            if not first.is_filled(i, known[0]):
                return Obstacle(i, "each iteration would fill a large variable with zeros")
            found[i] = tuple(known[1])
        return found

    def _lasting(self, i: inst.Instruction, own: Own) -> str | None:
        """What others see of an instruction, or how it depends on when it runs; None if it may be run again at any time."""
        if isinstance(i, inst.Load):
            if i.is_volatile_or_atomic:
                return "it is a volatile or an atomic access"
            if not self._is_own(i.pointer, own) and self._modref.overwritten(i, ignore_free=True) is not None:
                return "what it reads is overwritten before the function returns"
            if not self._is_own(i.pointer, own) and self._is_of_bytes(i):
                return "it reads bytes of memory that begins in this function"
            return None
        if isinstance(i, inst.Store):
            return None if self._is_own(i.pointer, own) and not i.is_volatile_or_atomic else "others see what it writes"
        if isinstance(i, inst.CallBase):
            return self._lasting_of_call(i, own)
        if isinstance(i, inst.Alloca):
            return "it takes memory from the stack in each iteration"
        return "others see what it does" if i.may_write or i.may_read else None

    def _lasting_of_call(self, i: inst.CallBase, own: Own) -> str | None:
        name = i.intrinsic or ""
        if isinstance(i, inst.Invoke) and i.unwind in self._live:
            return "an exception of it may be caught"
        if name.startswith(("llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias")):
            return None
        if name.startswith(("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")):
            if not self._is_own(i.arguments[0], own):
                return "others see what it writes"
            is_copy = not name.startswith("llvm.memset.")
            if is_copy and not self._is_own(i.arguments[1], own) and self._modref.overwritten(i, ignore_free=True):
                return "what it reads is overwritten before the function returns"
            return None
        if may_be_repeated(i) or i in self._blocks:
            return None
        if isinstance(what := meaning(i), Deallocation) and self._is_own(i.arguments[what.pointer], own):
            return None
        function = _defined_callee(i)
        if function is None or not only_computes(function):
            return "it calls a function that may do more than compute"
        if self._modref.overwritten(i, ignore_free=True) is not None:
            return "what it reads is overwritten before the function returns"
        return None

    def _is_of_bytes(self, load: inst.Load) -> bool:
        """True for bytes of the function's own memory, a text say: as the argument of an iteration it would need a shadow, and whoever
        else copies it would have to know what it is."""
        is_small = isinstance(load.type, IntType) and load.type.width < 32
        return is_small and not all(
            isinstance(base, (Argument, GlobalVariable)) for base in self._pointers.all_bases(load.pointer)
        )

    def _is_own(self, pointer: Value, own: Own) -> bool:
        return all(base in own or base in self._blocks for base in self._pointers.all_bases(pointer))


def may_be_repeated(i: inst.CallBase) -> bool:
    """True for calls that only compute a number of numbers."""
    if any(argument.type.holds_pointer for argument in i.arguments) or i.type.holds_pointer:
        return False
    what = meaning(i)
    if isinstance(what, Math):
        return True
    effects = analysis_of(i.function.module).of_call(i)
    is_still = not (effects.may_write or effects.may_read or effects.may_free or effects.meets)
    function = i.called_function
    is_plain = function is not None and "speculatable" in function.attributes  # an intrinsic
    return is_still and (is_plain or (isinstance(what, Inactive) and what.is_pure))


def only_computes(root: Function) -> bool:
    """True for a function that reads memory and returns something, and so do all that it calls; they may use memory of their own."""
    effects = analysis_of(root.module)
    work = Worklist([root])
    for function in work:
        does = effects.of_function(function)
        if does.may_write or does.may_free or does.meets or does.captures or not always_returns(function):
            return False
        for i in function.instructions:
            callee = _defined_callee(i)
            if callee is None and not _only_computes(i):
                return False
            if callee is not None:
                work.add(callee)
    return True


def _defined_callee(i: inst.Instruction) -> Function | None:
    if not isinstance(i, inst.Call) or not isinstance(meaning(i), Call):
        return None
    function = i.called_function
    return function if function is not None and not function.is_declaration else None


def _only_computes(i: inst.Instruction) -> bool:
    if isinstance(i, (inst.Load, inst.Store)):
        return not i.is_volatile_or_atomic
    if isinstance(i, inst.CallBase):
        of_its_own = (i.intrinsic or "").startswith(_OF_ITS_OWN)
        return not isinstance(i, inst.Invoke) and (of_its_own or may_be_repeated(i))
    return i.is_terminator or not (i.may_read or i.may_write)


def ends_at_its_end(function: Function) -> bool:
    """True if nothing in the function throws, or ends the program, or jumps out."""
    return always_returns(function) and all(
        not isinstance(i, inst.CallBase) or _surely_returns(i) for i in function.instructions
    )


def _surely_returns(i: inst.CallBase) -> bool:
    if isinstance(i, inst.Invoke):
        return False
    if (i.intrinsic or "").startswith(_OF_ITS_OWN) or may_be_repeated(i) or is_allocation(i):
        return True
    callee = _defined_callee(i)
    if callee is not None and is_iteration(callee):
        return ends_at_its_end(callee)
    return isinstance(meaning(i), Deallocation) or (callee is not None and only_computes(callee))


def _places(variable: inst.Alloca) -> Iterator[inst.GetElementPtr]:
    """The places in a variable that pointers are made of."""
    return reachable(_beside(variable), _beside)


def _beside(pointer: Value) -> Iterator[inst.GetElementPtr]:
    return (user for user in pointer.users if isinstance(user, inst.GetElementPtr))
