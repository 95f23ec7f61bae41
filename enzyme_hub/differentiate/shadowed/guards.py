"""Run-time activity: accesses to shadow memory that are made only where the shadow is not the primal memory itself.

With `enzyme_runtime_activity` a pointer whose shadow is the pointer itself leads to constant memory: nothing is added or
stored there, and what is read there as an adjoint or a tangent is zero. Memory that the derivative puts numbers into is an exception: its
shadow lies beside it (`marks`), and is found when it is needed. Each access is a call of a small function with the
branch in it, which LLVM inlines; so the sweeps that are being written stay as they are. `ActivityGuard` has the two pointers that are
compared. A pointer that lies in constant memory is its own shadow, so it is read from the one as from the other; one that is
stored there must be constant as well, or who reads it back would lose its shadow: that ends the program with a message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from enzyme_hub.base.records import record
from enzyme_hub.differentiate.runtime import Runtime, each_word, wide
from enzyme_hub.differentiate.shadowed import beside
from enzyme_hub.differentiate.stops.planting import Stop
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.site import Site
from enzyme_hub.ir.types import Type, VectorType
from enzyme_hub.ir.values import ConstantInt, Value, const_int, null
from enzyme_hub.languages.allocators import owns_by_itself

Words = Sequence[tuple[int, int]]
Body = Callable[[Builder, Sequence[Value]], Value | None]
_SCRATCH = 64  # bytes: the largest number, and more


@record
class ActivityGuard:
    """A pointer and its shadow, which are the same where the memory is constant."""

    primal: Value
    shadow: Value
    lane: int | None = None  # None: constant memory has no shadow beside it

    def holds(self, b: Builder) -> Value:
        """True, at run time, where the memory is constant."""
        return b.compare("icmp", "eq", self.primal, self.shadow)


def guarded_size(b: Builder, guard: ActivityGuard | None, size: Value) -> Value:
    """The number of bytes of shadow memory to work on: none where it is constant."""
    if guard is None:
        return size
    return b.select(guard.holds(b), const_int(types.i64, 0), wide(b, size))


def guarded_range(
    runtime: Runtime, b: Builder, guard: ActivityGuard | None, place: Value, size: Value
) -> tuple[Value, Value]:
    """Shadow memory to work on, and its bytes: null and none where memory is constant, and has no shadow beside it."""
    if guard is None:
        return place, size
    size = wide(b, size)
    if guard.lane is None:
        return place, guarded_size(b, guard, size)
    place = shadow_or_beside(runtime, b, guard, place, size)
    return place, b.select(b.compare("icmp", "eq", place, null(types.ptr)), const_int(types.i64, 0), size)


def shadow_or_beside(runtime: Runtime, b: Builder, guard: ActivityGuard, place: Value, size: Value) -> Value:
    """`place`, an address in shadow memory; the one beside it where memory is constant, null if there is none."""
    find = runtime.helper("__ehub_shadow_or_beside", _define_shadow_or_beside)
    lane = const_int(types.i32, guard.lane or 0)
    return b.call(find, [guard.primal, guard.shadow, place, size, lane])


def where_pointers_lie(runtime: Runtime, b: Builder, guard: ActivityGuard | None, place: Value, size: Value) -> Value:
    """Where the shadows of pointers are copied from: `place`, or beside it. Where nothing lies beside constant memory, pointers there are
    their own shadows."""
    if guard is None or guard.lane is None:
        return place
    found = shadow_or_beside(runtime, b, guard, place, wide(b, size))
    return b.select(b.compare("icmp", "eq", found, null(types.ptr)), place, found)


def fill_own(
    runtime: Runtime, b: Builder, source: ActivityGuard | None, into: Value, copied: Value, size: Value, words: Words
) -> None:
    """Pointers that were `copied` from constant memory, and had no shadow beside it, are their own shadows. `words`: where in a period."""
    if source is None or source.lane is None:
        return
    fill_null(runtime, b, into, copied, b.select(source.holds(b), wide(b, size), const_int(types.i64, 0)), words)


def fill_null(runtime: Runtime, b: Builder, into: Value, copied: Value, size: Value, words: Words) -> None:
    """Where the shadow of a pointer is null, among `size` bytes of shadow memory, it becomes the pointer."""
    for offset, period in words:
        places = [into, copied, wide(b, size), const_int(types.i64, offset), const_int(types.i64, period)]
        b.call(runtime.helper("__ehub_fill_null", _define_fill_null), places)


def _define_fill_null(runtime: Runtime, name: str) -> Function:
    def fill(b: Builder, shadow: Value, copied: Value) -> None:
        found = b.load(types.ptr, shadow, 1)
        is_null = b.compare("icmp", "eq", found, null(types.ptr))
        b.store(b.select(is_null, b.load(types.ptr, copied, 1), found), shadow, 1)

    return each_word(runtime, name, 2, fill)


def _define_shadow_or_beside(runtime: Runtime, name: str) -> Function:
    """(pointer, its shadow, place, size, lane)"""
    type_ = types.function(types.ptr, (*(types.ptr,) * 3, types.i64, types.i32))
    function = runtime.define(name, type_, "alwaysinline")
    primal, shadow, place, size, lane = function.arguments
    start, same, other = (function.add_block() for _ in range(3))
    b = Builder(start)
    b.branch_if(b.compare("icmp", "eq", primal, shadow), same, other)
    b = beside.where_used(runtime, function, Builder(same), null(types.ptr))
    b.ret(beside.find(runtime, b, place, size, lane))
    Builder(other).ret(place)
    return function


def steps_of_reading(shadow: Value) -> Iterator[Value]:
    """The load of a pointer's shadow, after what was done with it: looked for beside constant memory, or found to be the pointer."""
    while isinstance(shadow, (inst.Select, inst.Call)):
        if isinstance(shadow, inst.Call):
            yield shadow
        shadow = shadow.arguments[3] if isinstance(shadow, inst.Call) else shadow.operands[2]
    yield shadow


class Guards:
    """The functions of a module that make guarded accesses."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._made: dict[tuple[object, ...], Function] = {}
        self._scratch: dict[bool, GlobalVariable] = {}

    @cached_property
    def keeps_pointers(self) -> bool:
        """True if shadows of pointers may lie beside constant memory: no collector and no count of owners has to see them there."""
        return not owns_by_itself(self._runtime.module)

    # -- one value ------------------------------------------------------------------------------------------------------------

    def read(self, b: Builder, guard: ActivityGuard, place: Value, type_: Type, align: int | None) -> Value:
        """What lies at `place` in shadow memory; zero where it is constant."""

        def body(b: Builder, given: Sequence[Value]) -> Value:
            return b.load(type_, given[0], align)

        return self._call(b, ("read", type_, align), guard, [place], body, type_, moved=type_)

    def write(self, b: Builder, guard: ActivityGuard, place: Value, value: Value, align: int | None) -> None:
        """Store to shadow memory."""

        def body(b: Builder, given: Sequence[Value]) -> None:
            b.store(given[1], given[0], align)

        self._call(b, ("write", value.type, align), guard, [place, value], body, moved=value.type)

    def update(
        self,
        b: Builder,
        key: object,
        guard: ActivityGuard,
        place: Value,
        value: Value,
        add: Callable[[Builder, Value, Value], None],
    ) -> None:
        """Have `add` add a value to what is at a place in shadow memory; `key` says what it does."""

        def body(b: Builder, given: Sequence[Value]) -> None:
            add(b, *given)

        self._call(b, ("update", value.type, key), guard, [place, value], body, moved=value.type)

    def write_pointer(
        self, b: Builder, guard: ActivityGuard, place: Value, value: Value, shadow: Value, align: int | None, site: Site
    ) -> None:
        """Store the shadow of a pointer to shadow memory: where memory is constant, to that beside it, or the program ends."""
        stop = Stop("EH0306", "a pointer to differentiated memory is put into constant memory", site)
        is_word = self._runtime.size_of(value.type) == self._runtime.size_of(types.ptr)
        lane = guard.lane if is_word and self.keeps_pointers else None

        def body(b: Builder, given: Sequence[Value]) -> None:
            b.store(given[2], given[0], align)

        def otherwise(function: Function, given: Sequence[Value]) -> None:
            own, other, fail, done = (function.add_block() for _ in range(4))
            b = Builder(function.blocks[1])
            b.branch_if(_are_equal(b, given[1], given[2]), own, other)
            if lane is None:
                Builder(own).branch(done)
                Builder(other).branch(fail)
            else:
                number = const_int(types.i32, lane)
                b = Builder(own)
                beside.access(self._runtime, b, "__ehub_drop_beside", types.void, [given[0], number])
                b.branch(done)
                b = Builder(other)
                word = given[2] if given[2].type is types.i64 else b.cast("ptrtoint", given[2], types.i64)
                failed = beside.access(self._runtime, b, "__ehub_put_beside", types.i32, [given[0], word, number])
                b.branch_if(b.compare("icmp", "eq", failed, const_int(types.i32, 0)), done, fail)
            self._runtime.fail_saying(Builder(fail), given[3])
            Builder(done).ret()

        key = ("pointer", value.type, align, lane)
        given = [place, value, shadow, self._runtime.stops.planted(stop)]
        self._call(b, key, guard, given, body, otherwise=otherwise)

    def read_pointer(self, b: Builder, guard: ActivityGuard, place: Value, found: Value, site: Site) -> Value:
        """The shadow of a pointer that was `found` at a place in shadow memory; where memory is constant, it may be beside that.

        The program ends where something else has changed that memory: no shadow there belongs to the pointer.
        """
        if guard.lane is None or self._runtime.size_of(found.type) != self._runtime.size_of(types.ptr):
            return found

        def define(function: Function) -> None:
            primal, shadow, place, found, stop = function.arguments
            start, same, other, fail, fine = (function.add_block() for _ in range(5))
            b = Builder(start)
            b.branch_if(b.compare("icmp", "eq", primal, shadow), same, other)
            b = beside.where_used(self._runtime, function, Builder(same), found)
            size = const_int(types.i64, self._runtime.size_of(types.ptr))
            is_lost = beside.look(self._runtime, b, "__ehub_is_lost", types.i32, [place, size])
            b.branch_if(b.compare("icmp", "eq", is_lost, const_int(types.i32, 0)), fine, fail)
            self._runtime.fail_saying(Builder(fail), stop)
            b, is_pointer = Builder(fine), found.type.is_pointer
            word = b.cast("ptrtoint", found, types.i64) if is_pointer else found
            given = [place, word, const_int(types.i32, guard.lane or 0)]
            word = beside.access(self._runtime, b, "__ehub_pointer_beside", types.i64, given)
            b.ret(b.cast("inttoptr", word, found.type) if is_pointer else word)
            Builder(other).ret(found)

        stop = Stop("EH0306", "a pointer that was put into constant memory is read again, and its shadow is lost", site)
        given = [guard.primal, guard.shadow, place, found, self._runtime.stops.planted(stop)]
        return b.call(self._function(("read pointer", guard.lane), given, found.type, define), given)

    # -- calls ----------------------------------------------------------------------------------------------------------------

    def call(self, b: Builder, guard: ActivityGuard, callee: Function, arguments: Sequence[Value]) -> inst.Call:
        """Call a function that works on shadow memory, or releases it. Its result is not used."""

        fixed = {
            k: value for k, value in enumerate(arguments) if isinstance(value, ConstantInt)
        }  # some must be constant

        def body(b: Builder, given: Sequence[Value]) -> None:
            others = iter(given)
            b.call(callee, [fixed[k] if k in fixed else next(others) for k in range(len(arguments))])

        key = ("call", callee, tuple((k, value.value) for k, value in fixed.items()))
        given = [value for k, value in enumerate(arguments) if k not in fixed]
        made = self._call(b, key, guard, given, body)
        assert isinstance(made, inst.Call)
        return made

    def call_instead(self, b: Builder, guard: ActivityGuard, call: inst.CallBase) -> inst.Call:
        """What `call`, which is in no block, does."""
        callee, arguments = call.callee, call.arguments
        call.drop_operands()
        assert isinstance(callee, Function)
        return self.call(b, guard, callee, arguments)

    def deallocator(self, b: Builder, guard: ActivityGuard, callee: Value) -> Value:
        """The function that releases a shadow later: one that does nothing where it is no shadow."""
        nothing = self._function(("nothing",), (), types.void, _define_nothing)
        return b.select(guard.holds(b), nothing, callee)

    def check_pointers(
        self, b: Builder, guard: ActivityGuard, source: ActivityGuard, size: Value, at: int, period: int, site: Site
    ) -> None:
        """Where the memory of `guard` is constant, no pointer that is copied there may be anything else."""
        if size.type is not types.i64:
            size = b.cast("zext", size, types.i64)
        stop = Stop("EH0306", "a pointer to differentiated memory is copied into constant memory", site)
        given = [guard.primal, guard.shadow, source.primal, source.shadow, size, self._runtime.stops.planted(stop)]
        b.call(self._function(("check", at, period), given, types.void, self._define_check(at, period)), given)

    def _define_check(self, at: int, period: int) -> Callable[[Function], None]:
        def define(function: Function) -> None:
            left, right, source, shadow, size, stop = function.arguments
            start, look, step, more, fail, done = (function.add_block() for _ in range(6))
            b = Builder(start)
            b.branch_if(b.compare("icmp", "eq", left, right), look, done)
            b = Builder(look)
            place = b.phi(types.i64, [(const_int(types.i64, at), start)])
            end = b.binary("add", place, const_int(types.i64, 8))
            b.branch_if(b.compare("icmp", "ule", end, size), step, done)
            b = Builder(step)
            found = [b.load(types.ptr, b.gep(types.i8, one, [place]), 1) for one in (source, shadow)]
            b.branch_if(b.compare("icmp", "eq", *found), more, fail)
            b = Builder(more)
            place.add_incoming(b.binary("add", place, const_int(types.i64, period)), more)
            b.branch(look)
            self._runtime.fail_saying(Builder(fail), stop)
            Builder(done).ret()

        return define

    def clear_each(self, b: Builder, target: Value, size: Value, at: int, period: int, kind: Type) -> None:
        """Zero to the number at byte `at` of each record of `period` bytes in `size` bytes."""

        def define(function: Function) -> None:
            target, size = function.arguments
            start, look, step, done = (function.add_block() for _ in range(4))
            b = Builder(start)
            b.branch(look)
            b = Builder(look)
            place = b.phi(types.i64, [(const_int(types.i64, at), start)])
            end = b.binary("add", place, const_int(types.i64, self._runtime.size_of(kind)))
            b.branch_if(b.compare("icmp", "ule", end, size), step, done)
            b = Builder(step)
            b.store(null(kind), b.gep(types.i8, target, [place]), 1)
            place.add_incoming(b.binary("add", place, const_int(types.i64, period)), step)
            b.branch(look)
            Builder(done).ret()

        b.call(self._function(("clear", at, period, kind), [target, size], types.void, define), [target, size])

    def scratch(self, b: Builder, guard: ActivityGuard, shadow: Value, is_tangent: bool) -> Value:
        """The shadow of a single number; where it is constant, memory that takes its tangent, or has its adjoint of zero."""
        found = self._scratch.get(is_tangent)
        if found is None:
            found = self._scratch[is_tangent] = self._runtime.variable(
                "__ehub_scratch", types.array(_SCRATCH, types.i8)
            )
        if guard.lane is None:
            return b.select(guard.holds(b), found, shadow)
        shadow = shadow_or_beside(self._runtime, b, guard, shadow, const_int(types.i64, 1))
        return b.select(b.compare("icmp", "eq", shadow, null(types.ptr)), found, shadow)

    # -- the functions ----------------------------------------------------------------------------------------------------------

    def _call(
        self,
        b: Builder,
        key: tuple[object, ...],
        guard: ActivityGuard,
        given: Sequence[Value],
        body: Body,
        result: Type = types.void,
        otherwise: Callable[[Function, Sequence[Value]], None] | None = None,
        moved: Type | None = None,
    ) -> Value:
        """A call of the function that does `body` where the memory is not constant, and else returns zero.

        `moved`: a number of this type lies at the first of what is `given`; the shadow beside constant memory may have it.
        """
        lane = guard.lane if moved is not None else None

        def define(function: Function) -> None:
            primal, shadow, *inner = function.arguments
            start, same, other = (function.add_block() for _ in range(3))
            b = Builder(start)
            b.branch_if(b.compare("icmp", "eq", primal, shadow), same, other)
            if otherwise is not None:
                otherwise(function, inner)
            elif moved is not None and lane is not None:
                place, *others = inner
                b = beside.where_used(self._runtime, function, Builder(same), beside.nothing(result))
                some, none = function.add_block(), function.add_block()
                size = const_int(types.i64, self._runtime.size_of(moved))
                found = beside.find(self._runtime, b, place, size, const_int(types.i32, lane))
                b.branch_if(b.compare("icmp", "eq", found, null(types.ptr)), none, some)
                b = Builder(some)
                b.ret(body(b, [found, *others]))
                Builder(none).ret(beside.nothing(result))
            else:
                Builder(same).ret(beside.nothing(result))
            b = Builder(other)
            b.ret(body(b, inner))

        arguments = [guard.primal, guard.shadow, *given]
        return b.call(self._function((*key, lane), arguments, result, define), arguments)

    def _function(
        self, key: tuple[object, ...], arguments: Sequence[Value], result: Type, define: Callable[[Function], None]
    ) -> Function:
        parameters = tuple(a.type for a in arguments)
        key = (*key, parameters)
        found = self._made.get(key)
        if found is None:
            type_ = types.function(result, parameters)
            found = self._made[key] = self._runtime.define(f"__ehub_guarded_{key[0]}", type_, "alwaysinline")
            define(found)
        return found


def _are_equal(b: Builder, left: Value, right: Value) -> Value:
    """True if two pointers, or all lanes of two vectors, are the same."""
    same = b.compare("icmp", "eq", left, right)
    if not isinstance(left.type, VectorType):
        return same
    width = types.int_(left.type.count)
    return b.compare("icmp", "eq", b.cast("bitcast", same, width), const_int(width, -1))


def _define_nothing(function: Function) -> None:
    Builder(function.add_block()).ret()
