"""What a region is given by value.

clang hands the address of each variable that threads share to them, flang that of a struct with all of them. Where the threads only
read it the value will do: it is the same whatever they write, and LLVM sees that, and where pointers lead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.module import Function, function_behind
from enzyme_hub.ir.roles import is_region
from enzyme_hub.ir.types import ArrayType, StructType, Type
from enzyme_hub.ir.values import Argument, ConstantInt, Value, const_int
from enzyme_hub.languages.libraries.openmp.names import FORK, FORK_IF

Put = TypeVar("Put", bound=inst.Instruction)

_DEEPEST = 8  # regions in regions
GIVEN_FROM = {FORK: 3, FORK_IF: 4}  # the position of the first captured value; that of the function is 2


def by_value(captured: Sequence[Value], outlined: Sequence[Argument]) -> list[Type | None]:
    """For each captured value the type of the variable it is the address of, if its value can be given instead of it."""
    return [_given_instead(value, a) for value, a in zip(captured, outlined, strict=True)]


def _given_instead(value: Value, argument: Argument) -> Type | None:
    type_ = _variable(value, frozenset([argument.function])) if _is_read(argument) else None
    return type_ if type_ is not None and _has_all_that_is_read(type_, argument) else None


def read_in_front(type_: Type, variable: Value, i: inst.Instruction) -> list[Value]:
    """What is given of a variable, as it is in front of an instruction: of a struct each member."""
    if not isinstance(type_, StructType):
        return [_put(inst.Load(type_, variable), i)]
    places = [_put(_member(type_, variable, index), i) for index in range(len(type_.fields))]
    return [_put(inst.Load(field, place), i) for field, place in zip(type_.fields, places, strict=True)]


def variable_of(type_: Type, given: Iterator[Argument], b: Builder) -> Value:
    """A variable of a thread's own with what the region is given of it."""
    memory = b.alloca(type_)
    if isinstance(type_, StructType):
        for index in range(len(type_.fields)):
            b.store(next(given), b.insert(_member(type_, memory, index)))
    else:
        b.store(next(given), memory)
    return memory


def meanings(
    captured: Sequence[Value], given: Sequence[Value], variables: Sequence[Type | None]
) -> Iterator[tuple[Value, Value]]:
    """What is captured, and the same in the region: an argument, or what is read from a variable where it was put."""
    for value, argument, variable in zip(captured, given, variables, strict=True):
        if variable is None:
            yield value, argument
            continue
        put = {at: user.value for at, user in _accesses(value) if isinstance(user, inst.Store)}
        yield from ((put[at], user) for at, user in _accesses(argument) if isinstance(user, inst.Load) and at in put)


def _member(type_: StructType, variable: Value, index: int) -> inst.GetElementPtr:
    return inst.GetElementPtr(type_, variable, [const_int(types.i32, 0), const_int(types.i32, index)], ())


def _put(value: Put, i: inst.Instruction) -> Put:
    value.insert_before(i)
    return value


def _variable(value: Value, running: frozenset[Function]) -> Type | None:
    """The type of a local variable that only its function and the threads of its regions know, and none of them writes to while the
    `running` functions are: a region, and those that it is started in.

    Not that of a number with an adjoint: threads add to that of one variable, and of a value each would have its own.
    """
    value = _unkept(value)
    if isinstance(value, Argument) and len(running) <= _DEEPEST and value.function not in running:
        return _handed_on(value, running | {value.function})
    if not isinstance(value, inst.Alloca) or value.prints_count:
        return None
    type_ = value.allocated_type
    if not (isinstance(type_, StructType) or type_.is_pointer or type_.is_int):
        return None
    return type_ if _is_set_in_front(value, running) else None


def _handed_on(argument: Argument, running: frozenset[Function]) -> Type | None:
    """The same of what a region is given by another region, which only reads it, by all that start that one."""
    function = argument.function
    if function.linkage not in ("internal", "private"):
        return None  # others may start it
    function.module.read_users([function.name or ""])
    given = [_passed(user, argument) for user in function.users]
    kinds = {_variable(one, running) if one is not None else None for one in given}
    return kinds.pop() if len(kinds) == 1 and _is_read(argument) else None


def _passed(user: inst.Instruction, argument: Argument) -> Value | None:
    """What a call, or a fork, of a function gives it for an argument; None for other uses."""
    if not isinstance(user, inst.Call):
        return None
    if user.callee is argument.function:
        return user.arguments[argument.index]
    first = GIVEN_FROM.get(user.callee.name or "")
    if first is None or function_behind(user.arguments[2]) is not argument.function or argument.index < 2:
        return None
    place = first + argument.index - 2
    return user.arguments[place] if place < len(user.arguments) else None


def _is_set_in_front(variable: Value, running: frozenset[Function]) -> bool:
    """True if nobody else has the address of a variable, or of a part of it, when a region is done, and no thread of the running
    regions writes to it, be it by another name: that of a reference to it, or what another of their arguments leads to."""
    uses = _uses(variable, running)
    return uses is not None and not any(in_team and isinstance(one, inst.Store) for one, in_team in uses)


def _has_all_that_is_read(type_: Type, argument: Argument) -> bool:
    """True if no byte is read that lies beside the members of a struct, as one of another member of a union may."""
    layout = argument.function.module.layout
    members = list(_members(type_, layout))
    if sum(size for _, size in members) == layout.alloc_size(type_):
        return True
    uses, places = _uses(argument) or [], list(_accesses(argument))
    return len(uses) == len(places) and all(
        any(start <= at and at + layout.size(i.type) <= start + size for start, size in members) for at, i in places
    )


def _members(type_: Type, layout: DataLayout, offset: int = 0) -> Iterator[tuple[int, int]]:
    """The offsets and sizes of the values that a type is made of."""
    if isinstance(type_, StructType):
        for index, field in enumerate(type_.fields):
            yield from _members(field, layout, offset + layout.offset_of_indices(type_, [0, index]))
    elif isinstance(type_, ArrayType):
        step = layout.alloc_size(type_.element)
        for index in range(type_.count):
            yield from _members(type_.element, layout, offset + index * step)
    else:
        yield offset, layout.size(type_)


def _is_read(argument: Value) -> bool:
    """True if the memory of an argument is read, by its own name, and nothing else."""
    uses = _uses(argument)
    return uses is not None and all(isinstance(one, inst.Load) for one, _ in uses)


def _uses(pointer: Value, running: frozenset[Function] = frozenset()) -> list[tuple[inst.Instruction, bool]] | None:
    """The loads and stores by a pointer, here and in functions that are given it, and whether threads of the running regions do them;
    None if it may get elsewhere."""
    work, found = [(pointer, False)], list[tuple[inst.Instruction, bool]]()
    seen = set(work)

    def follow(values: Iterable[Value], in_team: bool) -> None:
        fresh = [(value, in_team) for value in values if (value, in_team) not in seen]
        seen.update(fresh)
        work.extend(fresh)

    while work:
        one, in_team = work.pop()
        for user in one.users:
            if isinstance(user, inst.Load) or (isinstance(user, inst.Store) and user.value is not one):
                found.append((user, in_team))
            elif isinstance(user, inst.GetElementPtr):
                follow([user], in_team)
            elif not inst.is_lifetime(user):
                further = _copies(user, one)
                if further is None:
                    return None
                follow(further, in_team or _team(user) in running)
    return found


def _team(user: inst.Instruction) -> Function | None:
    """The function that threads run for a call, if it starts a region."""
    if not isinstance(user, inst.Call):
        return None
    if (user.callee.name or "") in GIVEN_FROM:
        return function_behind(user.arguments[2])
    function = user.called_function
    return function if function is not None and is_region(function) else None


def _copies(user: inst.Instruction, pointer: Value) -> Sequence[Value] | None:
    """What else has the value of a pointer for this use of it; None if that cannot be said."""
    if isinstance(user, inst.Call):
        return _given(user, pointer)
    if isinstance(user, inst.Store) and _keeps_one(user.pointer):
        return [one for one in user.pointer.users if isinstance(one, inst.Load)]
    return None


def _unkept(value: Value) -> Value:
    """The argument that a value is read back from where unoptimised code keeps it; else the value itself."""
    if not isinstance(value, inst.Load) or not _keeps_one(value.pointer):
        return value
    return next((one.value for one in value.pointer.users if isinstance(one, inst.Store)), value)


def _keeps_one(variable: Value) -> bool:
    """True for a local variable that is stored to once, and is only read beside that."""
    if not isinstance(variable, inst.Alloca):
        return False
    users = [one for one in variable.users if not inst.is_lifetime(one)]
    stores = [one for one in users if isinstance(one, inst.Store) and one.value is not variable]
    return len(stores) == 1 and all(one is stores[0] or isinstance(one, inst.Load) for one in users)


def _given(call: inst.Call, value: Value) -> list[Argument] | None:
    """What an argument of a call is in the function that is called, by a team or as it stands; None if that cannot be said."""
    first = GIVEN_FROM.get(call.callee.name or "")
    function = call.called_function if first is None else function_behind(call.arguments[2])
    passed, parameters = (call.arguments, 0) if first is None else (call.arguments[first:], 2)
    if function is None or function.is_declaration or len(function.arguments) != parameters + len(passed):
        return None
    if any(operand is value for operand in call.arguments[: first or 0]):
        return None
    return [function.arguments[parameters + k] for k, one in enumerate(passed) if one is value]


def _accesses(pointer: Value, offset: int = 0) -> Iterator[tuple[int, inst.Instruction]]:
    """The loads and stores of members of a struct, with their offsets."""
    for user in pointer.users:
        if isinstance(user, (inst.Load, inst.Store)) and user.pointer is pointer:
            yield offset, user
        elif isinstance(user, inst.GetElementPtr) and all(isinstance(k, ConstantInt) for k in user.indices):
            indices = [k.value for k in user.indices if isinstance(k, ConstantInt)]
            further = user.function.module.layout.offset_of_indices(user.source_type, indices)
            yield from _accesses(user, offset + further)
