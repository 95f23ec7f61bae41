"""The few functions a derivative needs at run time, defined in its own module: nothing has to be linked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from enzyme_hub.differentiate.deferred import Deferred
from enzyme_hub.differentiate.stops.planting import Stop, Stops
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.cleanups import personality
from enzyme_hub.ir.lexer import escape
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.site import Site
from enzyme_hub.ir.used import keep_used
from enzyme_hub.ir.values import ConstantData, ConstantInt, Value, const_int, null, poison

HEAP_ALIGN = 16  # what malloc gives
_GROWN = types.struct((types.ptr, types.i64))


class Runtime:
    """Allocation for saved values, checked: a derivative that runs out of memory traps, it never goes on."""

    def __init__(self, module: Module) -> None:
        self.module = module
        # Of this round alone: what an earlier one left in the module LLVM has fitted to the calls it saw.
        self._helpers: dict[str, Function] = {}
        self.deferred = Deferred(self)
        self.stops = Stops(self)
        self._texts: dict[str, GlobalVariable] = {}
        self._zeros: dict[types.Type, GlobalVariable] = {}

    @cached_property
    def personality(self) -> str:
        """How the module's functions clean up when an exception leaves them; nothing where none does."""
        return personality(self.module)

    def may_be_left(self, source: Function) -> bool:
        """True if an exception may leave a derivative of the function, and somebody may catch it."""
        return "nounwind" not in source.attributes and bool(self.personality)

    def declare(self, name: str, result: types.Type, *parameters: types.Type, suffix: str = "") -> Function:
        return self.module.declare(name, types.function(result, parameters), suffix)

    def allocate(self, b: Builder, size: Value, align: int = HEAP_ALIGN) -> Value:
        """`size` bytes from malloc, or from aligned_alloc for a greater alignment than malloc's; or a trap."""
        if align <= HEAP_ALIGN:
            return b.call(self.helper("__ehub_allocate", _define_allocate), [size])
        mask = const_int(types.i64, -align)
        whole = b.binary("and", b.binary("add", size, const_int(types.i64, align - 1)), mask)
        allocate = self.helper("__ehub_allocate_aligned", _define_allocate_aligned)
        return b.call(allocate, [const_int(types.i64, align), whole])

    def grow(self, b: Builder, buffer: Value, capacity: Value, needed: Value, record: Value) -> Value:
        """{buffer, capacity} with room for `needed` records of `record` bytes."""
        return b.call(self.helper("__ehub_grow", _define_grow), [buffer, capacity, needed, record])

    def product(self, b: Builder, left: Value, right: Value) -> Value:
        """left * right of two i64, or the greatest i64 where that overflows: then `allocate` fails and traps."""
        type_ = types.struct((types.i64, types.i1))
        multiply = self.declare("llvm.umul.with.overflow.i64", type_, types.i64, types.i64)
        both = b.call(multiply, [left, right])
        return b.select(b.extract_value(both, 1), const_int(types.i64, -1), b.extract_value(both, 0))

    def sum(self, b: Builder, left: Value, right: Value) -> Value:
        """left + right of two i64, or the greatest i64 where that overflows."""
        return b.call(self.declare("llvm.uadd.sat.i64", types.i64, types.i64, types.i64), [left, right])

    def free(self, b: Builder, pointer: Value) -> inst.Call:
        return b.call(self.declare("free", types.void, types.ptr), [pointer])

    def malloc(self, b: Builder, size: Value) -> Value:
        return b.call(self.declare("malloc", types.ptr, types.i64), [size])

    def fill_zero(self, b: Builder, pointer: Value, size: Value) -> None:
        fill = self.declare("llvm.memset.p0.i64", types.void, types.ptr, types.i8, types.i64, types.i1)
        b.call(fill, [pointer, const_int(types.i8, 0), wide(b, size), const_int(types.i1, 0)])

    def copy(self, b: Builder, target: Value, source: Value, size: Value) -> None:
        move = self.declare("llvm.memcpy.p0.p0.i64", types.void, types.ptr, types.ptr, types.i64, types.i1)
        b.call(move, [target, source, wide(b, size), const_int(types.i1, 0)])

    def move(self, b: Builder, target: Value, source: Value, size: Value) -> None:
        """As `copy`; the two may overlap."""
        move = self.declare("llvm.memmove.p0.p0.i64", types.void, types.ptr, types.ptr, types.i64, types.i1)
        b.call(move, [target, source, wide(b, size), const_int(types.i1, 0)])

    def move_pointers(self, b: Builder, target: Value, source: Value | None, size: Value, at: int, period: int) -> None:
        """Move the pointer at byte `at` of each record of `period` bytes in `size` bytes; null without a source."""
        places = [target] if source is None else [target, source]
        name, define = (
            ("__ehub_clear_pointers", _define_clear) if source is None else ("__ehub_move_pointers", _define_move)
        )
        b.call(
            self.helper(name, define), [*places, wide(b, size), const_int(types.i64, at), const_int(types.i64, period)]
        )

    def zeros(self, type_: types.Type) -> GlobalVariable:
        """Constant memory of that type, all zero."""
        found = self._zeros.get(type_)
        if found is None:
            name = self.module.unique_name("__ehub_zeros")
            found = GlobalVariable(
                name, type_, is_constant_data=True, prefix="internal", suffix=", align 64", initializer=null(type_)
            )
            self._zeros[type_] = self.module.variables[name] = found
        return found

    def needs_thread_locals(self, what: str) -> None:
        """Raises DifferentiationError EH0309 where threads have no variables of their own."""
        if not self.module.target.has_thread_locals:
            raise DifferentiationError(
                "EH0309",
                f"{what} cannot be kept on a GPU",
                why="there are no variables of each thread to keep it in",
                remedy="allocate before the derivative is asked for, and release afterwards",
            )

    # -- tapes that the caller holds ----------------------------------------------------------------------------------------

    def check_tape(self, b: Builder, tape: Value, maker: Value, name: str, site: Site) -> None:
        """Stop unless the augmented forward `maker` made the tape."""
        why = f"{name} is given a tape that its augmented forward did not make: both need the same markers and width"
        given = b.load(types.ptr, tape, 1)
        stop = self.stops.planted(Stop("EH0210", why, site))
        b.call(self.helper("__ehub_check_tape", _define_check_tape), [given, maker, stop])

    def check_tape_size(self, b: Builder, given: Value, needed: Value, name: str, site: Site) -> None:
        """Stop unless the caller's memory for a tape is large enough."""
        why = f"the tape of {name.replace('%', '%%')} needs %ld bytes, and %ld are given"
        self._check_size(b, given, needed, Stop("EH0210", why, site, has_numbers=True))

    def check_copied(self, b: Builder, size: Value, room: int, site: Site) -> None:
        """Stop if more bytes are copied than are known."""
        why = "%ld bytes are copied, and only the first %ld are known"
        self._check_size(b, const_int(types.i64, room), size, Stop("EH0301", why, site, has_numbers=True))

    def _check_size(self, b: Builder, given: Value, needed: Value, stop: Stop) -> None:
        b.call(
            self.helper("__ehub_check_tape_size", _define_check_tape_size), [given, needed, self.stops.planted(stop)]
        )

    def check(self, b: Builder, holds: Value, stop: Stop) -> None:
        """Stop unless something holds."""
        self.check_planted(b, holds, self.stops.planted(stop))

    def check_planted(self, b: Builder, holds: Value, planted: Value) -> None:
        """The same with what was planted."""
        b.call(self.helper("__ehub_check", _define_check), [holds, planted])

    def stop(self, b: Builder, stop: Stop) -> None:
        """Stop. The caller goes on building: what follows is never run."""
        planted = self.stops.planted(stop)
        if self.module.target.fail is None:
            self.stops.end(b, planted)
        else:
            b.call(self.helper("__ehub_stop", _define_stop), [planted])

    def text(self, text: str) -> GlobalVariable:
        data = text.encode("utf-8", "surrogateescape") + b"\0"
        type_ = types.array(len(data), types.i8)
        name = self.module.unique_name("__ehub_text")
        found = GlobalVariable(
            name,
            type_,
            is_constant_data=True,
            prefix="internal",
            initializer=ConstantData(type_, f'c"{escape(data)}"', data),
        )
        self.module.variables[name] = found
        return found

    def known_text(self, text: str) -> GlobalVariable:
        """The same text, made once."""
        if text not in self._texts:
            self._texts[text] = self.text(text)
        return self._texts[text]

    def keep_signature(self, function: Function) -> None:
        """See to it that LLVM leaves calls of an internal function as they are: a derivative of this one looks at them."""
        keep_used(self.module, function)

    def variable(self, name: str, type_: types.Type) -> GlobalVariable:
        """A variable of each thread, zero at first."""
        self.needs_thread_locals("what a derivative keeps from call to call")
        name = self.module.unique_name(name)
        found = GlobalVariable(
            name, type_, prefix="internal thread_local", suffix=", align 64", initializer=null(type_)
        )
        self.module.variables[name] = found
        return found

    def size_of(self, type_: types.Type) -> int:
        return self.module.layout.size(type_)

    def define(self, name: str, type_: types.FunctionType, attributes: str) -> Function:
        """A function of derivatives, without a body yet."""
        name = self.module.unique_name(name)
        return self.module.define(name, type_, header_prefix="internal", header_suffix=f"{attributes} nounwind")

    def define_void(self, name: str, parameters: tuple[types.Type, ...], attributes: str) -> Function:
        """A helper of that very name that returns nothing, without a body yet."""
        type_ = types.function(types.void, parameters)
        return self.module.define(name, type_, header_prefix="internal", header_suffix=f"{attributes} nounwind")

    def fail(self, b: Builder, stop: Stop) -> None:
        """Stop."""
        self.fail_saying(b, self.stops.planted(stop))

    def fail_saying(self, b: Builder, planted: Value) -> None:
        """The same with what was planted."""
        self.stops.end(b, planted)
        if self.module.target.fail is None:
            b.unreachable()

    def trap(self, b: Builder) -> None:
        """Stop where there is no memory."""
        self.stops.end_without_memory(b)

    def helper(self, name: str, define: Callable[[Runtime, str], Function]) -> Function:
        """The function of that name, defined when it is first asked for."""
        found = self._helpers.get(name)
        if found is None:
            found = self._helpers[name] = define(self, self.module.unique_name(name))
        return found


def _define_allocate(runtime: Runtime, name: str) -> Function:
    return _define_checked(runtime, name, runtime.declare("malloc", types.ptr, types.i64))


def _define_allocate_aligned(runtime: Runtime, name: str) -> Function:
    return _define_checked(runtime, name, runtime.declare("aligned_alloc", types.ptr, types.i64, types.i64))


def _define_checked(runtime: Runtime, name: str, allocator: Function) -> Function:
    """A function of the allocator's arguments, the last of which is the size, that traps where there is no memory."""
    function = runtime.module.define(
        name, allocator.value_type, header_prefix="internal", header_suffix="alwaysinline nounwind"
    )
    size = function.arguments[-1]
    start, fail, done = function.add_block(), function.add_block(), function.add_block()
    b = Builder(start)
    pointer = b.call(allocator, list(function.arguments))
    failed = b.compare("icmp", "eq", pointer, null(types.ptr))
    wanted = b.compare("icmp", "ne", size, const_int(types.i64, 0))
    b.branch_if(b.binary("and", failed, wanted), fail, done)
    runtime.trap(Builder(fail))
    Builder(done).ret(pointer)
    return function


def _define_grow(runtime: Runtime, name: str) -> Function:
    """The check is inlined; growing, which is rare, is not."""
    slow = _define_grow_slow(runtime, runtime.module.unique_name("__ehub_grow_slow"))
    parameters = (types.ptr, types.i64, types.i64, types.i64)
    function = runtime.module.define(
        name,
        types.function(_GROWN, parameters),
        header_prefix="internal",
        header_suffix="alwaysinline nounwind",
    )
    buffer, capacity, needed, record = function.arguments
    start, more, enough = function.add_block(), function.add_block(), function.add_block()
    b = Builder(start)
    b.branch_if(b.compare("icmp", "ugt", needed, capacity), more, enough)
    b = Builder(more)
    b.ret(b.call(slow, [buffer, capacity, needed, record]))
    b = Builder(enough)
    b.ret(pair(b, buffer, capacity))
    return function


def _define_grow_slow(runtime: Runtime, name: str) -> Function:
    parameters = (types.ptr, types.i64, types.i64, types.i64)
    function = runtime.module.define(
        name,
        types.function(_GROWN, parameters),
        header_prefix="internal",
        header_suffix="noinline cold nounwind",
    )
    buffer, capacity, needed, record = function.arguments
    start, fail, done = function.add_block(), function.add_block(), function.add_block()
    b = Builder(start)
    doubled = b.binary("shl", capacity, const_int(types.i64, 1))
    larger = b.select(b.compare("icmp", "ugt", doubled, needed), doubled, needed)
    least = const_int(types.i64, 16)
    larger = b.select(b.compare("icmp", "ugt", larger, least), larger, least)
    size = runtime.product(b, larger, record)
    if runtime.module.target.has_realloc:
        realloc = runtime.declare("realloc", types.ptr, types.ptr, types.i64)
        grown: Value = b.call(realloc, [buffer, size])
    else:
        grown = _grow_by_hand(runtime, b, buffer, b.binary("mul", capacity, record), size)
    b.branch_if(b.compare("icmp", "eq", grown, null(types.ptr)), fail, done)
    runtime.trap(Builder(fail))
    b = Builder(done)
    b.ret(pair(b, grown, larger))
    return function


def _grow_by_hand(runtime: Runtime, b: Builder, buffer: Value, old: Value, size: Value) -> Value:
    """`realloc` of memory whose old size is known; null where there is none."""
    grown = runtime.malloc(b, size)
    kept = b.select(b.compare("icmp", "eq", grown, null(types.ptr)), const_int(types.i64, 0), old)
    runtime.copy(b, grown, buffer, kept)
    runtime.free(b, buffer)
    return grown


def pair(b: Builder, first: Value, second: Value) -> Value:
    """{pointer, i64}."""
    return b.insert_value(b.insert_value(poison(_GROWN), first, 0), second, 1)


def _define_move(runtime: Runtime, name: str) -> Function:
    return _define_each_pointer(runtime, name, True)


def wide(b: Builder, size: Value) -> Value:
    """A number of bytes as i64; flang's copies count in i32."""
    if isinstance(size, ConstantInt):
        return const_int(types.i64, size.value)
    return size if size.type is types.i64 else b.cast("zext", size, types.i64)


def _define_clear(runtime: Runtime, name: str) -> Function:
    return _define_each_pointer(runtime, name, False)


def _define_each_pointer(runtime: Runtime, name: str, has_source: bool) -> Function:
    def move(b: Builder, target: Value, source: Value | None = None) -> None:
        b.store(null(types.ptr) if source is None else b.load(types.ptr, source, 1), target, 1)

    return each_word(runtime, name, 1 + has_source, move)


def each_word(runtime: Runtime, name: str, count: int, emit: Callable[..., None], handed: int = 0) -> Function:
    """A function of so many places, of a size, and of where in a period words lie: it does something for each word in these places.
    Behind the places so many pointers are `handed` on as they are.

    One by one, the last one first where the first place, the target, lies behind the second, the source: the two may overlap.
    """
    parameters = (types.ptr,) * (count + handed) + (types.i64,) * 3
    function = runtime.module.define(
        name, types.function(types.void, parameters), header_prefix="internal", header_suffix="alwaysinline nounwind"
    )
    *places, size, first, period = function.arguments
    others = places[count:]
    del places[count:]
    start, some, step, done = (function.add_block() for _ in range(4))
    one = const_int(types.i64, 1)
    b = Builder(start)
    end = b.binary("add", first, const_int(types.i64, 8))
    b.branch_if(b.compare("icmp", "ule", end, size), some, done)
    b = Builder(some)
    words = b.binary("add", b.binary("udiv", b.binary("sub", size, end), period), one)
    backwards = b.compare("icmp", "ugt", places[0], places[min(1, count - 1)])
    b.branch(step)
    b = Builder(step)
    number = b.phi(types.i64, [(const_int(types.i64, 0), some)])
    following = b.binary("add", number, one)
    index = b.select(backwards, b.binary("sub", words, following), number)
    at = b.binary("add", first, b.binary("mul", index, period))
    emit(b, *(b.gep(types.i8, place, [at]) for place in places), *others)
    number.add_incoming(following, step)
    b.branch_if(b.compare("icmp", "ult", following, words), step, done)
    Builder(done).ret()
    return function


def _internal(runtime: Runtime, name: str, pointers: int, attributes: str) -> Function:
    type_ = types.function(types.void, (types.ptr,) * pointers)
    return runtime.module.define(name, type_, header_prefix="internal", header_suffix=attributes)


def _define_check_tape(runtime: Runtime, name: str) -> Function:
    function = _internal(runtime, name, 3, "alwaysinline nounwind")
    given, wanted, message = function.arguments
    start, fail, done = function.add_block(), function.add_block(), function.add_block()
    b = Builder(start)
    b.branch_if(b.compare("icmp", "eq", given, wanted), done, fail)
    runtime.fail_saying(Builder(fail), message)
    Builder(done).ret()
    return function


def _define_check_tape_size(runtime: Runtime, name: str) -> Function:
    function = runtime.module.define(
        name,
        types.function(types.void, (types.i64, types.i64, types.ptr)),
        header_prefix="internal",
        header_suffix="alwaysinline nounwind",
    )
    given, needed, message = function.arguments
    start, fail, done = function.add_block(), function.add_block(), function.add_block()
    b = Builder(start)
    b.branch_if(b.compare("icmp", "uge", given, needed), done, fail)
    runtime.stops.end_with(Builder(fail), message, needed, given)
    Builder(done).ret()
    return function


def _define_check(runtime: Runtime, name: str) -> Function:
    type_ = types.function(types.void, (types.i1, types.ptr))
    function = runtime.module.define(name, type_, header_prefix="internal", header_suffix="alwaysinline nounwind")
    holds, message = function.arguments
    start, fail, done = function.add_block(), function.add_block(), function.add_block()
    Builder(start).branch_if(holds, done, fail)
    runtime.fail_saying(Builder(fail), message)
    Builder(done).ret()
    return function


def _define_stop(runtime: Runtime, name: str) -> Function:
    """On a GPU."""
    function = _internal(runtime, name, 1, "noinline cold noreturn nounwind")
    runtime.fail_saying(Builder(function.add_block()), function.arguments[0])
    return function
