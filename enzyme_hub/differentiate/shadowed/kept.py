"""The shadows of what static pointers lead to from call to call, looked after while the program runs.

Each slot of a workspace (`workspaces.py`) has a shadow and an owner, the pointer that the shadow belongs to in this derivative.
The functions here see to it that they agree where a pointer is read, and say so where nobody can make them: what is in a slot
leads to no block that is known, or the pointer is in memory that is no workspace and an earlier call has set it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import sha256

from enzyme_hub.analysis.memory.addresses import Place
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.shadowed.thread_copies import here
from enzyme_hub.differentiate.shadowed.workspaces import FAMILIES, Group
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import ConstantExpr, Value, const_int, null

NO_OWNER = const_int(types.i64, 0)  # of the last address, where nothing is
_NOWHERE = ConstantExpr(types.ptr, "inttoptr", (const_int(types.i64, -1),))
_NULL = null(types.ptr)
Trio = tuple[Value, Value, Value]
"""Of a slot: where its pointer is, the shadow of that, and its owner."""


class Keeper:
    """Writes what looks after slots. `trio` says where a slot and its shadow and owner are in a lane."""

    def __init__(self, runtime: Runtime, trio: Callable[[Builder, Place, int], Trio]) -> None:
        self._runtime = runtime
        self._trio = trio
        self._made: dict[tuple[object, ...], Function] = {}

    def read(self, b: Builder, group: Group, slot: Place, lane: int, pointer: Value) -> None:
        """The pointer was read from the slot: see to it that its shadow is there."""
        if group.is_single:
            _, shadow, owner = self._trio(b, slot, lane)
            keep_shadow(self._runtime, b, pointer, shadow, owner, group.free)
        else:
            b.call(self._of_slot(group, slot, lane), [pointer])

    def read_at(self, b: Builder, groups: dict[Place, Group], place: Value, lane: int, pointer: Value) -> None:
        """The same where it is seen at run time which slot that is, if it is one."""

        def define(function: Function) -> None:
            place, pointer = function.arguments
            b = Builder(function.add_block())
            for slot, group in groups.items():
                here, other = function.add_block(), function.add_block()
                b.branch_if(b.compare("icmp", "eq", place, self._trio(b, slot, lane)[0]), here, other)
                b = Builder(here)
                self.read(b, group, slot, lane, pointer)
                b.ret()
                b = Builder(other)
            b.ret()

        b.call(self._function("read_at", (*groups, lane), 2, define, "noinline"), [place, pointer])

    def stored_at(self, b: Builder, slots: Sequence[Place], place: Value, lane: int, pointer: Value) -> None:
        """A pointer, with its shadow, was stored where one of these slots may be."""
        for slot in slots:
            its_place, _, owner = self._trio(b, slot, lane)
            is_here = b.compare("icmp", "eq", place, its_place)
            b.store(b.select(is_here, _word(b, pointer), b.load(types.i64, owner)), owner)

    def stored(self, b: Builder, slot: Place, lane: int, pointer: Value) -> None:
        """The same where it is known that this slot is there."""
        b.store(_word(b, pointer), self._trio(b, slot, lane)[2])

    def forget(self, b: Builder, groups: Sequence[Group], lane: int, block: Value) -> None:
        """The block is released, with its shadow."""
        for group in groups:
            trios = [self._trio(b, slot, lane) for slot in group.first]
            if len(trios) == 1:
                ((_, shadow, owner),) = trios
                is_owner = _is_owner(b, owner, block)
                b.store(b.select(is_owner, _NULL, b.load(types.ptr, shadow)), shadow)
                b.store(b.select(is_owner, NO_OWNER, b.load(types.i64, owner)), owner)
                continue
            gone: Value = _NOWHERE  # what no shadow is
            for _, shadow, owner in trios:
                is_owner = _is_owner(b, owner, block)
                gone = b.select(is_owner, b.load(types.ptr, shadow), gone)
            for _, shadow, owner in trios:
                held = b.load(types.ptr, shadow)
                is_gone = b.compare("icmp", "eq", held, gone)
                b.store(b.select(is_gone, _NULL, held), shadow)
                b.store(b.select(is_gone, NO_OWNER, b.load(types.i64, owner)), owner)

    # -- slots of which one block may be in several -----------------------------------------------------------------------

    def _of_slot(self, group: Group, slot: Place, lane: int) -> Function:
        """The check is inlined; what is seldom done is not."""

        def define(function: Function) -> None:
            (pointer,) = function.arguments
            start, renew, done = (function.add_block() for _ in range(3))
            b = Builder(start)
            owner = self._trio(b, slot, lane)[2]
            b.branch_if(_is_owner(b, owner, pointer), done, renew)
            b = Builder(renew)
            make = self._renew_first if slot in group.first else self._renew_inner
            b.call(make(group, slot, lane), [pointer])
            b.branch(done)
            Builder(done).ret()

        return self._function("keep", (slot, lane), 1, define, "alwaysinline")

    def _renew_first(self, group: Group, slot: Place, lane: int) -> Function:
        """A beginning of a block: what another slot has for that block, or a shadow of its own; the old one goes, or is used
        again, unless another slot has it, too."""

        def define(function: Function) -> None:
            (block,) = function.arguments
            start, take, renew = (function.add_block() for _ in range(3))
            b = Builder(start)
            _, shadow, owner = self._trio(b, slot, lane)
            old = b.load(types.ptr, shadow)
            found: Value = _NULL
            old_is_shared: Value = const_int(types.i1, 0)
            for other in group.first:
                if other == slot:
                    continue
                _, its_shadow, its_owner = self._trio(b, other, lane)
                held = b.load(types.ptr, its_shadow)
                old_is_shared = b.binary("or", old_is_shared, b.compare("icmp", "eq", held, old))
                is_its = _is_owner(b, its_owner, block)
                found = b.select(is_its, held, found)
            own = b.select(old_is_shared, _NULL, old)
            b.store(own, shadow)
            b.branch_if(b.compare("icmp", "eq", found, _NULL), renew, take)
            b = Builder(take)
            _release(self._runtime, b, own, group.free)
            b.store(found, shadow)
            b.store(_word(b, block), owner)
            b.ret()
            b = Builder(renew)
            b.call(self._runtime.helper(*_renewing(group.free)), [block, shadow, owner])
            b.ret()

        return self._function("renew", (slot, lane), 1, define, "noinline cold")

    def _renew_inner(self, group: Group, slot: Place, lane: int) -> Function:
        """A pointer into a block: its shadow lies as far from that of the beginning."""

        def define(function: Function) -> None:
            (pointer,) = function.arguments
            start, look, done, fail, nothing = (function.add_block() for _ in range(5))
            b = Builder(start)
            _, shadow, owner = self._trio(b, slot, lane)
            b.branch_if(b.compare("icmp", "eq", pointer, _NULL), nothing, look)
            b = Builder(look)
            found: Value = _NULL
            usable = self._runtime.declare("malloc_usable_size", types.i64, types.ptr)
            for first in group.first:
                place, its_shadow, _ = self._trio(b, first, lane)
                block = b.load(types.ptr, place)
                self.read(b, group, first, lane, block)
                here, beginning = (b.cast("ptrtoint", one, types.i64) for one in (pointer, block))
                distance = b.binary("sub", here, beginning)
                is_inside = b.compare("icmp", "ule", distance, b.call(usable, [block]))
                found = b.select(is_inside, b.gep(types.i8, b.load(types.ptr, its_shadow), [distance]), found)
            b.branch_if(b.compare("icmp", "eq", found, _NULL), fail, done)
            b = Builder(done)
            b.store(found, shadow)
            b.store(_word(b, pointer), owner)
            b.ret()
            why = f"{slot.variable.name} has a pointer into memory that is not known"
            self._runtime.fail(Builder(fail), Stop("EH0306", why))
            b = Builder(nothing)
            b.store(_NULL, shadow)
            b.store(_word(b, _NULL), owner)
            b.ret()

        return self._function("renew", (slot, lane), 1, define, "noinline cold")

    def _function(
        self, what: str, key: tuple[object, ...], pointers: int, define: Callable[[Function], None], attributes: str
    ) -> Function:
        key = (what, *key)
        found = self._made.get(key)
        if found is None:
            type_ = types.function(types.void, (types.ptr,) * pointers)
            found = self._made[key] = self._runtime.define(f"__ehub_{what}_slot", type_, attributes)
            define(found)
        return found


# -- pointers that are in no slot -----------------------------------------------------------------------------------------


class Checks:
    """Checks of pointers that were read where these variables may be: one that lies in a variable and has no shadow ends the program.

    Elsewhere words without a shadow may lie where pointers are at other times: the rest of an enum, what nobody wrote yet.
    """

    def __init__(self, runtime: Runtime, variables: Iterable[GlobalVariable]) -> None:
        self._runtime = runtime
        self._variables = sorted(variables, key=lambda one: one.name or "")
        names = " ".join(one.name or "" for one in self._variables)
        told = sha256(names.encode("utf-8", "surrogateescape"))
        self._suffix = told.hexdigest()[:12]  # other requests look elsewhere

    def one(self, b: Builder, place: Value, pointer: Value, shadow: Value, stop: Stop) -> None:
        """Of a pointer that was read at a place."""
        b.call(self._check(), [place, pointer, shadow, self._runtime.stops.planted(stop)])

    def copied(self, b: Builder, memory: Value, shadow: Value, size: Value, at: int, period: int, stop: Stop) -> None:
        """Of the pointers at byte `at` of each record of `period` bytes in `size` bytes that are copied."""
        numbers = [const_int(types.i64, at), const_int(types.i64, period)]
        if size.type is not types.i64:
            size = b.cast("zext", size, types.i64)
        function = self._helper("__ehub_check_shadows", partial(_define_check_shadows, self._check()))
        b.call(function, [memory, shadow, size, *numbers, self._runtime.stops.planted(stop)])

    def _check(self) -> Function:
        is_static = self._helper("__ehub_is_static", partial(_define_is_static, self._variables))
        return self._helper("__ehub_check_shadow", partial(_define_check_shadow, is_static))

    def _helper(self, name: str, define: Callable[[Runtime, str], Function]) -> Function:
        return self._runtime.helper(f"{name}.{self._suffix}", define)


def _define_is_static(variables: Sequence[GlobalVariable], runtime: Runtime, name: str) -> Function:
    """Whether a place is in one of the variables; in one of unknown size any place may be."""
    type_ = types.function(types.i1, (types.ptr,))
    function = runtime.module.define(name, type_, header_prefix="internal", header_suffix="noinline cold nounwind")
    (place,) = function.arguments
    layout = runtime.module.layout
    b = Builder(function.add_block())
    found: Value = const_int(types.i1, int(any(not layout.size(one.value_type) for one in variables)))
    for variable in variables:
        at, beginning = (b.cast("ptrtoint", one, types.i64) for one in (place, here(b, variable, variable)))
        size = const_int(types.i64, layout.size(variable.value_type))
        found = b.binary("or", found, b.compare("icmp", "ult", b.binary("sub", at, beginning), size))
    b.ret(found)
    return function


def _define_check_shadow(is_static: Function, runtime: Runtime, name: str) -> Function:
    function = runtime.define_void(name, (types.ptr,) * 4, "alwaysinline")
    place, pointer, shadow, stop = function.arguments
    start, look, ask, fail, done = (function.add_block() for _ in range(5))
    b = Builder(start)
    b.branch_if(b.compare("icmp", "eq", shadow, _NULL), look, done)
    b = Builder(look)
    b.branch_if(b.compare("icmp", "eq", pointer, _NULL), done, ask)
    b = Builder(ask)
    b.branch_if(b.call(is_static, [place]), fail, done)
    runtime.fail_saying(Builder(fail), stop)
    Builder(done).ret()
    return function


def _define_check_shadows(check: Function, runtime: Runtime, name: str) -> Function:
    function = runtime.define_void(name, (types.ptr, types.ptr, types.i64, types.i64, types.i64, types.ptr), "noinline")
    memory, shadow, size, first, period, stop = function.arguments
    start, look, step, done = (function.add_block() for _ in range(4))
    b = Builder(start)
    b.branch(look)
    b = Builder(look)
    place = b.phi(types.i64, [(first, start)])
    end = b.binary("add", place, const_int(types.i64, 8))
    b.branch_if(b.compare("icmp", "ule", end, size), step, done)
    b = Builder(step)
    places = [b.gep(types.i8, one, [place]) for one in (memory, shadow)]
    b.call(check, [places[0], *(b.load(types.ptr, one, 1) for one in places), stop])
    place.add_incoming(b.binary("add", place, period), step)
    b.branch(look)
    Builder(done).ret()
    return function


# -- blocks that are in one slot alone ------------------------------------------------------------------------------------


def keep_shadow(runtime: Runtime, b: Builder, block: Value, shadow: Value, owner: Value, free: str) -> None:
    """See to it that what `*shadow` points to is a shadow of the block."""

    def define(runtime: Runtime, name: str) -> Function:
        return _define_keep_shadow(runtime, name, free)

    b.call(runtime.helper(_named("__ehub_keep_shadow", free), define), [block, shadow, owner])


def _is_owner(b: Builder, owner: Value, pointer: Value) -> Value:
    return b.compare("icmp", "eq", b.load(types.i64, owner), _word(b, pointer))


def _word(b: Builder, pointer: Value) -> Value:
    """What an owner is kept as: no pointer, so that who differentiates this again does not look for what it leads to."""
    return b.binary("xor", b.cast("ptrtoint", pointer, types.i64), const_int(types.i64, -1))


def _named(name: str, free: str) -> str:
    return name if free == "free" else f"{name}{free}"


def _renewing(free: str) -> tuple[str, Callable[[Runtime, str], Function]]:
    return _named("__ehub_keep_shadow_slow", free), lambda runtime, name: _define_renew_shadow(runtime, name, free)


def _release(runtime: Runtime, b: Builder, block: Value, free: str) -> None:
    b.call(runtime.declare(free, types.void, types.ptr), [block])


def _define_keep_shadow(runtime: Runtime, name: str, free: str) -> Function:
    """The check is inlined; what is seldom done is not."""
    slow = runtime.helper(*_renewing(free))
    function = runtime.define_void(name, (types.ptr,) * 3, "alwaysinline")
    block, _, owner = function.arguments
    start, renew, done = function.add_block(), function.add_block(), function.add_block()
    b = Builder(start)
    b.branch_if(_is_owner(b, owner, block), done, renew)
    b = Builder(renew)
    b.call(slow, list(function.arguments))
    b.branch(done)
    Builder(done).ret()
    return function


def _define_renew_shadow(runtime: Runtime, name: str, free: str) -> Function:
    """A zeroed shadow of a block that had none in this derivative: the old one if it is large enough. None for null."""
    function = runtime.define_void(name, (types.ptr,) * 3, "noinline cold")
    block, shadow, owner = function.arguments
    start, look, reuse, replace, fail, done, nothing = (function.add_block() for _ in range(7))
    usable = runtime.declare("malloc_usable_size", types.i64, types.ptr)
    b = Builder(start)
    old = b.load(types.ptr, shadow)
    b.branch_if(b.compare("icmp", "eq", block, _NULL), nothing, look)
    b = Builder(look)
    size = b.call(usable, [block])
    room = b.call(usable, [old])  # 0 for null
    b.branch_if(b.compare("icmp", "uge", room, size), reuse, replace)
    b = Builder(reuse)
    runtime.fill_zero(b, old, room)
    b.store(_word(b, block), owner)
    b.ret()
    b = Builder(replace)
    _release(runtime, b, old, free)
    fresh = _zeroed(runtime, b, size, free)
    b.branch_if(b.compare("icmp", "eq", fresh, _NULL), fail, done)
    runtime.trap(Builder(fail))
    b = Builder(done)
    b.store(fresh, shadow)
    b.store(_word(b, block), owner)
    b.ret()
    b = Builder(nothing)
    _release(runtime, b, old, free)
    b.store(_NULL, shadow)
    b.store(_word(b, _NULL), owner)
    b.ret()
    return function


def _zeroed(runtime: Runtime, b: Builder, size: Value, free: str) -> Value:
    """A block that `free` releases."""
    if free == "free":
        return b.call(runtime.declare("calloc", types.ptr, types.i64, types.i64), [size, const_int(types.i64, 1)])
    found = b.call(runtime.declare(FAMILIES[free], types.ptr, types.i64), [size])
    runtime.fill_zero(b, found, size)
    return found
