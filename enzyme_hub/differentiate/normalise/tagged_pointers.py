"""Words that are pointers with marks in their first or last bits become pointers.

Swift passes a reference in an enum as an integer, with the variant in bits that no address has; so do programs that keep a mark in the
last bits. A function that makes a pointer of a word it is given, or stores an address that it is given, gets one of its own in which the
parameter is a pointer; a word that is stored is stored as a pointer. Marks are a distance: the shadow moves by the same.
`integer_pointers` does the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.differentiate.normalise.words import (
    Parameter,
    also_where_handed,
    call_copy,
    is_handed,
    uses_of_word,
)
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.clone import copy_function
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import VectorType
from enzyme_hub.ir.values import (
    Argument,
    ConstantAggregate,
    ConstantInt,
    ConstantSplat,
    ConstantWord,
    Value,
    const_int,
    null,
    poison,
)

PASSES_ON = frozenset(("and", "or", "add", "sub", "xor", "phi", "select", "freeze"))


def restore(module: Module, requests: Sequence[Request], graph: CallGraph) -> bool:
    """Rewrite the functions that requests reach. False if nothing was changed."""
    functions = [one for one in graph.reached if not one.is_declaration]
    split = [_store_lanes(function) | _load_lanes(function) for function in functions]
    kept = {request.function for request in requests}
    given = _given_addresses(functions)
    may_change = [one for one in functions if one not in kept and not one.value_type.is_vararg]
    words = _pointer_words(may_change, given) if given else set()
    changed = {function for function, _ in words & given}
    if not changed:
        return any(split)
    copies: dict[Function, Function] = {}
    for function in may_change:
        if function in changed:
            copies[function] = _with_pointers(function, {index for one, index in words if one is function})
    for function in (*functions, *copies.values()):
        for i in list(function.instructions):
            called = i.called_function if isinstance(i, inst.Call) else None
            if called in copies and isinstance(i, inst.Call) and called.value_type is i.function_type:
                _call_copy(i, copies[called])
    return True


def _given_addresses(functions: list[Function]) -> set[Parameter]:
    """The parameters that are integers and are somewhere passed an address: an alignment that becomes a dangling pointer is not.

    What is read from memory is one if the function follows it.
    """
    found: set[Parameter] = set()
    for function in functions:
        for i in function.instructions:
            called = i.called_function if isinstance(i, inst.CallBase) else None
            if called is not None and not called.is_declaration and isinstance(i, inst.CallBase):
                for k, value in enumerate(i.arguments[: len(called.arguments)]):
                    kinds = _origins(value)
                    if "ptrtoint" in kinds or ("load" in kinds and _is_followed(called.arguments[k])):
                        found.add((called, k))
    return found


def _passes_on(user: inst.Instruction) -> bool:
    return user.opcode in PASSES_ON and user.type is types.i64


def _is_pointer(user: inst.Instruction) -> bool:
    return user.opcode == "inttoptr"


def _is_followed(argument: Argument) -> bool:
    """True for an integer that is an address, maybe with marks, and read or written through."""
    pointers = (use.user for use in uses_of_word(argument, _passes_on) if _is_pointer(use.user))
    return any(isinstance(user, (inst.Load, inst.Store)) and user.pointer is p for p in pointers for user in p.users)


def _origins(value: Value) -> set[str]:
    """The operations that an integer comes from by what changes the marks of an address."""

    def words(values: Iterable[Value]) -> list[inst.Instruction]:
        return [one for one in values if isinstance(one, inst.Instruction) and one.type is types.i64]

    found = reachable(words([value]), lambda one: words(one.operands) if one.opcode in PASSES_ON else [])
    return {one.opcode for one in found}


def _pointer_words(functions: list[Function], given: set[Parameter]) -> set[Parameter]:
    """The parameters that are integers of which pointers are made, there or in what they are handed to; and those that are `given`
    addresses, and are stored."""

    def is_address(argument: Argument, found: Set[Parameter]) -> bool:
        return any(_is_pointer(use.user) or is_handed(use, found) for use in uses_of_word(argument, _passes_on)) or (
            (argument.function, argument.index) in given and _is_stored(argument)
        )

    words = [(one, argument.index) for one in functions for argument in one.arguments if argument.type is types.i64]
    return also_where_handed(words, is_address)


def _is_stored(argument: Argument) -> bool:
    return any(isinstance(use.user, inst.Store) and use.index == 0 for use in argument.uses)


def _with_pointers(function: Function, indices: set[int]) -> Function:
    """A copy of a function in which these parameters are pointers."""
    copy, _ = copy_function(function, f"{function.name}.pointers")
    for index in indices:
        argument = copy.arguments[index]
        uses = [(use.user, use.index) for use in argument.uses]
        argument.type, argument.attributes = types.ptr, ()
        word = inst.Cast("ptrtoint", argument, types.i64)
        for user, place in uses:
            user.set_operand(place, word)
        word.insert_before(copy.entry.instructions[0])
    for i in copy.instructions:
        i.debug_records = ()  # they name the parameters as they were
    copy.set_type()
    return copy


def _call_copy(call: inst.Call, copy: Function) -> None:
    arguments: list[Value] = []
    attributes = list(call.argument_attributes)
    for index, (argument, parameter) in enumerate(zip(call.arguments, copy.arguments, strict=True)):
        if argument.type is not parameter.type:
            argument = inst.Cast("inttoptr", argument, types.ptr)
            argument.insert_before(call)
            attributes[index] = ()
        arguments.append(argument)
    call_copy(call, copy, arguments, attributes)


# -- vectors of words -------------------------------------------------------------------------------------------------------


def _store_lanes(function: Function) -> bool:
    """Store the words of a vector one by one where they are made of pointers, or only moved: as words they may be pointers."""
    found = False
    for i in list(function.instructions):
        if (
            isinstance(i, inst.Store)
            and not i.is_volatile_or_atomic
            and (_is_of_pointers(i.value) or _is_moved(i.value))
        ):
            _split(i)
            found = True
    return found


def _load_lanes(function: Function) -> bool:
    """Load the words of a vector one by one where one of them may be an address: nobody finds the shadow of a lane."""
    found = False
    for i in list(function.instructions):
        if isinstance(i, inst.ExtractElement) and isinstance(lane := i.operand(1), ConstantInt) and _is_handed_on(i):
            loads = _loads_of(i.operand(0))
            for load in loads:
                _load_apart(load)
            if loads:
                found = True
                i.replace_all_uses_with(_lane(i, i.operand(0), lane.value))
                i.erase()
    return found


def _load_apart(load: inst.Load) -> None:
    """The same vector, of words that are loaded one by one."""
    assert isinstance(load.type, VectorType)
    made: Value = poison(load.type)
    for lane in range(load.type.count):
        made = inst.InsertElement(made, _loaded_lane(load, lane), const_int(types.i64, lane))
        made.insert_before(load)
    load.replace_all_uses_with(made)
    load.erase()


def _is_handed_on(word: Value) -> bool:
    """True for an integer that becomes a pointer, or is handed to a function or to memory, maybe changed."""
    return any(
        _is_pointer(use.user)
        or (isinstance(use.user, inst.Store) and use.index == 0)
        or (isinstance(use.user, inst.CallBase) and use.user.intrinsic is None)
        for use in uses_of_word(word, _passes_on)
    )


def _loads_of(vector: Value) -> list[inst.Load]:
    """The loads of a vector of words that was maybe changed lane by lane, or put in another order."""
    found = []
    work = Worklist([vector])
    for one in filter(_is_vector_of_words, work):
        if isinstance(one, inst.ShuffleVector):
            work.extend(one.operands[:2])
        elif isinstance(one, (inst.BinaryOp, inst.InsertElement)):
            work.extend(one.operands)
        elif isinstance(one, inst.Load) and not one.is_volatile_or_atomic:
            found.append(one)
    return found


def _is_vector_of_words(value: Value) -> bool:
    return isinstance(value.type, VectorType) and value.type.element is types.i64 and not value.type.scalable


def _is_of_pointers(value: Value) -> bool:
    if not _is_vector_of_words(value):
        return False
    if isinstance(value, inst.BinaryOp) and value.opcode in PASSES_ON:
        return any(map(_is_of_pointers, value.operands))
    return isinstance(value, inst.Cast) and value.opcode == "ptrtoint"


def _is_moved(value: Value) -> bool:
    """True for words that come out of memory, in any order: in lanes of vectors, or one by one."""
    if not _is_vector_of_words(value):
        return False
    work = Worklist([value])
    for one in work:
        if one.is_constant:
            continue
        if isinstance(one, inst.ShuffleVector):
            work.extend(one.operands[:2])
        elif isinstance(one, inst.InsertElement) and isinstance(one.operand(2), ConstantInt):
            work.extend(one.operands[:1])
        elif not isinstance(one, inst.Load) or one.is_volatile_or_atomic or not _is_vector_of_words(one):
            return False
    return True


def _split(store: inst.Store) -> None:
    type_ = store.value.type
    assert isinstance(type_, VectorType)
    for lane in range(type_.count):
        place, align = _place_of_lane(store, lane)
        one = inst.Store(_lane(store, store.value, lane), place, align)
        one.attachments, one.debug_records = {}, ()
        one.insert_before(store)
    store.erase()


def _place_of_lane(access: inst.Load | inst.Store, lane: int) -> tuple[Value, int]:
    """Where a word of a vector lies in memory, built in front of its access, and how it is aligned."""
    place: Value = access.pointer
    if lane:
        place = inst.GetElementPtr(types.i8, access.pointer, [const_int(types.i64, 8 * lane)])
        place.insert_before(access)
    return place, 8 if access.align is None else min(8, access.align)


def _lane(at: inst.Instruction, value: Value, lane: int) -> Value:
    """One lane of a vector, built in front of an instruction."""
    index = const_int(types.i64, lane)
    if isinstance(value, ConstantSplat):
        return value.element
    if isinstance(value, ConstantAggregate):
        return value.elements[lane]
    if isinstance(value, ConstantWord):
        return null(types.i64) if value.is_zero else ConstantWord(types.i64, value.word)
    if isinstance(value, inst.Load):
        return _loaded_lane(value, lane)
    if isinstance(value, inst.ShuffleVector) and (chosen := _chosen(value, lane)) is not None:
        return _lane(at, *chosen)
    if isinstance(value, inst.InsertElement) and isinstance(value.operand(2), ConstantInt):
        vector, scalar, place = value.operands
        assert isinstance(place, ConstantInt)
        return scalar if place.value == lane else _lane(at, vector, lane)
    made: inst.Instruction
    if isinstance(value, inst.Cast):
        made = inst.Cast(value.opcode, _lane(at, value.operand(0), lane), types.i64)
    elif isinstance(value, inst.BinaryOp):
        left, right = (_lane(at, operand, lane) for operand in value.operands)
        made = inst.BinaryOp(value.opcode, left, right)
    else:
        made = inst.ExtractElement(value, index)
    made.insert_before(at)
    return made


def _chosen(value: inst.ShuffleVector, lane: int) -> tuple[Value, int] | None:
    """The vector, and its lane, from which a lane of a shuffled vector comes."""
    left, right, mask = value.operands
    assert isinstance(left.type, VectorType)
    if isinstance(mask, ConstantAggregate):
        mask = mask.elements[lane]
    if isinstance(mask, ConstantWord) and mask.is_zero:
        return left, 0
    if not isinstance(mask, ConstantInt):
        return None
    return (left, mask.value) if mask.value < left.type.count else (right, mask.value - left.type.count)


def _loaded_lane(load: inst.Load, lane: int) -> inst.Load:
    """One lane of a vector, loaded where the vector is."""
    place, align = _place_of_lane(load, lane)
    made = inst.Load(types.i64, place, align)
    made.insert_before(load)
    return made
