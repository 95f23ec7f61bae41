"""Copies of a step, and of what it calls, that tell the runtime which memory they are about to write or read.

What an iteration changes is what a snapshot keeps, and where that is, is only known when it runs: an array of unknown length, the
nodes of a list. So the iterations of the forward sweep are these copies (`runtime.c` hears of each address for the first time, and of
all later ones in vain); those that are run again are the step itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.types.function_types import FunctionTypes
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.program import Program
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed.memory import pointers_of
from enzyme_hub.differentiate.signature import ELSEWHERE, GLOBALS
from enzyme_hub.differentiate.stops.planting import STOP, Stop
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.behind import split_normal
from enzyme_hub.ir.clone import copy_function
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.roles import is_region
from enzyme_hub.ir.values import Argument, ConstantInt, ConstantWord, Value, const_int
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import (
    Call,
    Copy,
    Custom,
    Fill,
    Inactive,
    Math,
    MemoryAnnotation,
    SamePointer,
    UnresolvedCall,
    meaning,
)

_PREFIX = "__ehub_checkpoint_"
_MEETS = (
    "a loop with checkpoints meets a pointer in memory that is another one when the loop runs again; "
    "let a local variable hold it"
)
_LEAVES = "a loop with checkpoints leaves another pointer in memory; let local variables hold the pointers that iterations exchange"
_COPIES = (
    "a loop with checkpoints copies memory that may hold pointers; "
    "let local variables hold the pointers that iterations exchange"
)
_PASSED = ("byval", "sret", "align", "zeroext", "signext", "inreg", "nest", "swift")
_DOES_NOTHING = "no_alloc_shim_is_unstable"  # of Rust's allocator
# What mathematical functions write through their pointers.
_RESULTS = {"sincos": 8, "sincosf": 4, "modf": 8, "modff": 4, "frexp": 4, "frexpf": 4, "lgamma_r": 4, "remquo": 4}


class Notes:
    """Makes the noted copies for the functions of one program."""

    def __init__(self, program: Program, runtime: Runtime) -> None:
        self.program, self.runtime = program, runtime
        self._copies: dict[tuple[Function, frozenset[int]], Function] = {}
        self._called: dict[tuple[Function, frozenset[int]], list[tuple[Function, frozenset[int]]]] = {}
        self._doubts: dict[Function, DifferentiationError] = {}  # why a function may have to stop when it runs

    def doubt(self, error: DifferentiationError, function: Function) -> None:
        """Note that the runtime may have to end the program."""
        self._doubts.setdefault(function, error)

    def copy(self, step: Function, overwritten: frozenset[int], must_not_stop: bool = False) -> Function:
        """The noted copy of a step, whose last parameter is the run. `overwritten` are the arguments whose memory others may change
        until the reverse sweep, `ELSEWHERE` and `GLOBALS`.

        Raises DifferentiationError EH0313 for what cannot be run again; if it `must_not_stop`, also where that is only known
        at run time.
        """
        made = self._begin(step, overwritten)
        if must_not_stop and step in self._doubts:
            raise self._doubts[step]
        if "noinline" not in made.attributes:
            made.header_suffix = f"noinline {made.header_suffix}"  # its frame is its own: see `is_own` in runtime.c
        return made

    def _begin(self, step: Function, overwritten: frozenset[int]) -> Function:
        work, seen = [(step, overwritten)], {(step, overwritten)}
        while work:
            one = work.pop()
            if one not in self._called:
                self._called[one] = _Noting(self, *one).write()
            if one[0] in self._doubts:
                self._doubts.setdefault(step, self._doubts[one[0]])
            fresh = [called for called in self._called[one] if called not in seen]
            seen.update(fresh)
            work.extend(fresh)
        return self._copies[step, overwritten]

    def _declared(self, function: Function) -> Function:
        """A copy that takes the run as well, still without notes."""
        copy, mapping = copy_function(function, f"noted.{function.name}")
        # What the program says of the function's memory is not true of the copy: the runtime reads it, and writes its own.
        unwinds = "nounwind " if "nounwind" in function.attributes else ""
        copy.header_suffix = f"{unwinds}{function.inherited}".strip()
        for argument in copy.arguments:
            argument.attributes = _passed(argument.attributes)
        copy.arguments.append(Argument(types.ptr, "run", copy, len(copy.arguments), ()))
        copy.set_type()
        copy.module.memo(Notes)[copy] = mapping
        return copy

    def copies(self, function: Function, overwritten: frozenset[int]) -> tuple[Function, dict[Value, Value]]:
        """The copy of a function, and where its values went."""
        if (function, overwritten) not in self._copies:
            self._copies[function, overwritten] = self._declared(function)
        copy = self._copies[function, overwritten]
        return copy, copy.module.memo(Notes)[copy]


def _passed(attributes: tuple[str, ...]) -> tuple[str, ...]:
    """The attributes of an argument that say how it is passed."""
    return tuple(word for word in attributes if word.startswith(_PASSED))


class _Noting:
    """Puts the notes into one copy."""

    def __init__(self, notes: Notes, source: Function, overwritten: frozenset[int]) -> None:
        self.notes, self.source, self.overwritten = notes, source, overwritten
        self.runtime, self.program = notes.runtime, notes.program
        self.copy, self.mapping = notes.copies(source, overwritten)
        self.run = self.copy.arguments[-1]
        self.pointers = PointerInfo(source)
        self.types: FunctionTypes = notes.program.types.function(source)
        self.called: list[tuple[Function, frozenset[int]]] = []
        self._behind: dict[inst.Instruction, inst.Instruction] = {}

    def write(self) -> list[tuple[Function, frozenset[int]]]:
        """Note all accesses; the functions that are called, of which there must be copies."""
        live = self.program.facts(self.source).reaches_return  # whoever does not return is not run again
        for block in self.source.blocks:
            for i in block.instructions if block in live else ():
                if isinstance(i, inst.Load):
                    self._load(i)
                elif isinstance(i, inst.Store):
                    self._store(i)
                elif isinstance(i, inst.CallBase):
                    self._call(i)
                elif i.may_write and not i.is_terminator and not isinstance(i, inst.LandingPad):
                    raise self._refused(i, f"{i.opcode} would be done again")
        return self.called

    # -- accesses -----------------------------------------------------------------------------------------------------------

    def _load(self, i: inst.Load) -> None:
        if i.is_volatile_or_atomic:
            raise self._refused(i, "what is read there may be another value the second time")
        if self._may_change(i.pointer):
            self._tell(i, "read", i.pointer, self._size(i.type))
            if self._may_hold_pointer(i):
                self._found(i, i.pointer)

    def _found(self, i: inst.Instruction, place: Value) -> None:
        """A pointer is met that may be another one when the iteration runs again: its shadow would be, too."""
        self._doubt(i, "it meets pointers in memory that others may change")
        self._tell(i, "found", place, self._stop(i, _MEETS))

    def _store(self, i: inst.Store) -> None:
        if i.is_volatile_or_atomic:
            raise self._refused(i, "it would be stored again, and others may look")
        if self._is_own(i.pointer):
            return
        self._tell(i, "write", i.pointer, self._size(i.value.type))
        if i.value.type.is_pointer:
            self._doubt(i, "it leaves pointers in memory")
            self._tell(i, "pointer", i.pointer, i.value, self._stop(i, _LEAVES))
            if self._may_change(i.pointer):
                self._found(i, i.pointer)
        elif self._may_hold_pointer(i.value):
            self._doubt(i, "it leaves pointers in memory")
            self._tell(i, "pointers", i.pointer, self._size(i.value.type), self._stop(i, _COPIES))

    def _may_hold_pointer(self, value: Value) -> bool:
        if value.type.holds_pointer:
            return not isinstance(value, ConstantWord)
        if value.is_constant or value.type.scalar.is_float:
            return False
        parts = self.types.parts(value)
        return parts is not None and any(part.kind == "pointer" for part in parts)

    def _is_own(self, pointer: Value) -> bool:
        """True for memory of this call of the function."""
        bases = self.pointers.all_bases(pointer)
        return all(isinstance(base, inst.Alloca) or self.pointers.is_own(base) for base in bases)

    def _may_change(self, pointer: Value) -> bool:
        """True if others than the loop may change what is there until the reverse sweep."""
        work = Worklist(self.pointers.bases(pointer))
        for base in work:
            if isinstance(base, inst.Load):
                if self.overwritten:
                    return True
                work.extend(self.pointers.bases(base.pointer))
            elif isinstance(base, Argument):
                if base.index in self.overwritten or ELSEWHERE in self.overwritten:
                    return True
            elif isinstance(base, GlobalVariable):
                if not base.is_constant_data:
                    return True
            elif not (isinstance(base, (inst.Alloca, ConstantWord)) or self.pointers.is_own(base)):
                return True
        return False

    # -- calls --------------------------------------------------------------------------------------------------------------

    def _call(self, i: inst.CallBase) -> None:
        what = meaning(i)
        handler = _CALLS.get(type(what))
        if handler is None:
            raise self._refused(i, f"what {i.callee.name or 'a function'} does would be done again")
        handler(self, i, what)

    def _copied(self, i: inst.CallBase, what: Copy) -> None:
        target, source = i.arguments[what.target], i.arguments[what.source]
        size = i.arguments[what.size]
        length = size.value if isinstance(size, ConstantInt) else None
        if self._may_change(source):
            self._tell(i, "read", source, size)
            for offset in self._pointers_in(source, length):
                self._found(i, self._moved(i, source, offset))
        if self._is_own(target):
            return
        self._tell(i, "write", target, size)
        known = [pattern for one in (target, source) if (pattern := self.types.memory(one, length)) is not None]
        if not known or any(pointers_of(one) for one in known):
            self._doubt(i, "it copies pointers")
            self._tell(i, "pointers", target, size, self._stop(i, _COPIES))

    def _pointers_in(self, source: Value, length: int | None) -> list[int]:
        """Where pointers lie in memory that is copied, as far as its length and types are known."""
        pattern = self.types.memory(source, length) if length else None
        if pattern is None or length is None:
            return []
        return [start + offset for start in range(0, length, pattern.period) for offset in pointers_of(pattern)]

    def _moved(self, i: inst.Instruction, pointer: Value, offset: int) -> Value:
        """The place so many bytes behind a pointer, before the instruction's copy."""
        mine = self.mapping[i]
        assert isinstance(mine, inst.Instruction)
        made = inst.GetElementPtr(types.i8, self._mapped(pointer), [const_int(types.i64, offset)])
        made.insert_before(mine)
        return made

    def _filled(self, i: inst.CallBase, what: Fill) -> None:
        if not self._is_own(i.arguments[what.target]):
            self._tell(i, "write", i.arguments[what.target], i.arguments[what.size])

    def _computed(self, i: inst.CallBase, what: Math) -> None:
        found = self.program.effects.of_call(i)
        if not (found.may_read or found.may_write):
            return
        size = _RESULTS.get(i.callee.name or "")
        if size is None or found.writes_other:
            raise self._refused(i, f"it is not known how much memory {i.callee.name} reads or writes")
        for place in found.writes:
            self._tell(i, "write", i.arguments[place], const_int(types.i64, size))

    def _inactive(self, i: inst.CallBase, what: Inactive) -> None:
        if what.is_said and (function := i.called_function) is not None and not function.is_declaration:
            self._enter(i, function)
        elif i.intrinsic is None and not (what.is_pure or _DOES_NOTHING in (i.callee.name or "")):
            raise self._refused(i, f"what {i.callee.name} does would be done again")

    def _entered(self, i: inst.CallBase, what: Call | Custom) -> None:
        if what.function.is_declaration or is_region(what.function):
            raise self._refused(i, f"it is not known which memory {what.function.name} writes")
        self._enter(i, what.function)

    def _enter(self, i: inst.CallBase, function: Function) -> None:
        """Call the copy, which is told the run."""
        arguments = i.arguments
        overwritten = frozenset(
            place for place, a in enumerate(arguments) if a.type.holds_pointer and self._may_change(a)
        ) | (self.overwritten & {ELSEWHERE, GLOBALS})
        if any(i.argument_attribute(place, "byval") for place in range(i.argument_count)):
            overwritten |= {ELSEWHERE}
        copy, _ = self.notes.copies(function, overwritten)
        self.called.append((function, overwritten))
        mine = self.mapping[i]
        assert isinstance(mine, inst.CallBase)
        kind: Callable[..., inst.CallBase] = inst.Call
        more: dict[str, Any] = {}
        if isinstance(mine, inst.Invoke):
            kind, more = inst.Invoke, {"blocks": (mine.normal, mine.unwind)}
        made = kind(
            *(("invoke",) if more else ()),
            copy.value_type,
            copy,
            [*mine.arguments, self.run],
            flags=mine.flags,
            calling_convention=mine.calling_convention,
            result_attributes=mine.result_attributes,
            argument_attributes=[*map(_passed, mine.argument_attributes), ()],
            **more,
        )
        made.attachments = dict(mine.attachments)
        made.insert_before(mine)
        mine.replace_all_uses_with(made)
        mine.erase()
        self.mapping[i] = made

    def _allocated(self, i: inst.CallBase, what: Allocation) -> None:
        if what.result is not None or not what.size:
            raise self._refused(i, f"how much memory {i.callee.name} gives is not known")
        if self.pointers.escapes(i) or self.pointers.is_returned(i):
            self._doubt(i, "memory that it allocates may outlive an iteration")
        size: Value = self._mapped(i.arguments[what.size[0]])
        for place in what.size[1:]:
            size = self._insert_after(i, inst.BinaryOp("mul", size, self._mapped(i.arguments[place])))
        self._tell_after(i, "block", self.mapping[i], size)

    def _released(self, i: inst.CallBase, what: Deallocation) -> None:
        if what.is_counted:
            raise self._refused(i, "it counts owners of an object, and would do so again")
        if not self._is_own(i.arguments[what.pointer]):
            self._doubt(i, "it releases memory")
        self._tell(i, "free", i.arguments[what.pointer])

    def _reallocated(self, i: inst.CallBase, what: Reallocation) -> None:
        self._doubt(i, "it releases memory")
        self._tell(i, "free", i.arguments[what.pointer])
        self._tell_after(i, "block", self.mapping[i], self._mapped(i.arguments[what.size]))

    def _unlisted(self, i: inst.CallBase, what: UnresolvedCall) -> None:
        self._doubt(i, "it may call a function that is not known")
        mine = self.mapping[i]
        assert isinstance(mine, inst.CallBase)
        why = "a function is called that is not known to the link, in a loop with checkpoints"
        stop = self.runtime.stops.planted(Stop("EH0305", why, what.site))
        fail = self.runtime.module.declare(STOP, types.function(types.void, (types.ptr,)))
        inst.Call(fail.value_type, fail, [stop]).insert_before(mine)

    def _nothing(self, i: inst.CallBase, what: object) -> None:
        """Nothing happens."""

    def _same(self, i: inst.CallBase, what: SamePointer) -> None:
        if type(what) is not SamePointer:
            raise self._refused(i, "it counts owners of an object, and would do so again")

    # -- telling ------------------------------------------------------------------------------------------------------------

    def _size(self, type_: types.Type) -> Value:
        return const_int(types.i64, self.source.module.layout.size(type_))

    def _stop(self, i: inst.Instruction, why: str) -> Value:
        return self.runtime.stops.planted(Stop("EH0313", why, i.site))

    def _mapped(self, value: Value) -> Value:
        return self.mapping.get(value, value)

    def _tell(self, i: inst.Instruction, what: str, *arguments: Value) -> None:
        """Before the instruction's copy."""
        mine = self.mapping[i]
        assert isinstance(mine, inst.Instruction)
        values = [self._wide(self._mapped(value), mine) for value in arguments]
        self._told(what, values).insert_before(mine)

    def _wide(self, value: Value, before: inst.Instruction) -> Value:
        if not value.type.is_int or value.type is types.i64:
            return value
        wide = inst.Cast("zext", value, types.i64)
        wide.insert_before(before)
        return wide

    def _tell_after(self, i: inst.Instruction, what: str, *arguments: Value) -> None:
        self._insert_after(i, self._told(what, [self._wide_after(i, value) for value in arguments]))

    def _wide_after(self, i: inst.Instruction, value: Value) -> Value:
        if not value.type.is_int or value.type is types.i64:
            return value
        return self._insert_after(i, inst.Cast("zext", value, types.i64))

    def _told(self, what: str, values: list[Value]) -> inst.Call:
        given = [self.run, *values]
        type_ = types.function(types.void, tuple(value.type for value in given))
        return inst.Call(type_, self.source.module.declare(_PREFIX + what, type_, "nounwind"), given)

    def _insert_after(self, i: inst.Instruction, made: inst.Instruction) -> Value:
        """Behind what was put behind the instruction's copy before."""
        mine = self.mapping[i]
        assert isinstance(mine, inst.Instruction)
        last = self._behind.get(mine, mine)
        if isinstance(last, inst.Invoke):
            made.insert_before(split_normal(last).terminator)
        else:
            assert last.block is not None
            last.block.insert(last.block.instructions.index(last) + 1, made)
        self._behind[mine] = made
        return made

    def _doubt(self, i: inst.Instruction, why: str) -> None:
        self.notes.doubt(self._refused(i, why), self.source)

    def _refused(self, i: inst.Instruction, why: str) -> DifferentiationError:
        return DifferentiationError(
            "EH0313",
            f"a loop with checkpoints runs {self.source.name} again",
            where=i.where,
            why=why,
            remedy="move it out of the loop, or leave the loop without checkpoints",
        )


_CALLS: dict[type, Callable[[_Noting, inst.CallBase, Any], None]] = {
    Copy: _Noting._copied,
    Fill: _Noting._filled,
    Math: _Noting._computed,
    Inactive: _Noting._inactive,
    Call: _Noting._entered,
    Custom: _Noting._entered,
    Allocation: _Noting._allocated,
    Deallocation: _Noting._released,
    Reallocation: _Noting._reallocated,
    UnresolvedCall: _Noting._unlisted,
    MemoryAnnotation: _Noting._nothing,
    SamePointer: _Noting._same,
}
"""What is noted of a call, by the class of its meaning. What is not here cannot be done again."""
