"""Functions that return a word which is a pointer in one case and an integer in another, or a pointer as an integer, are inlined where
they are called. So are those that return an object in one case, and what lies within it in another.

Rust returns enums so: what is found in a hash table is the address of an entry or, with another tag, the place where one may be put;
an entry of a map is its address, or the hash of the key that it would have. Nobody can tell from the word which it is, and so no
type, and no shadow, fits. A slice of an array's numbers, or the array itself where its numbers are not side by side
(`Result<&mut [f64], &mut Self>`), are two pointers; but who follows one of them would take the array for its numbers. Where the tag
is tested in the same function LLVM parts the cases again, and each is what it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from enzyme_hub.analysis.tables import fixed
from enzyme_hub.base.worklist import reachable
from enzyme_hub.differentiate.normalise import inlining
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, ConstantInt, Value
from enzyme_hub.languages.meaning import Copy, meaning

_JOINS = (inst.Phi, inst.Select, inst.InsertValue, inst.Freeze)
MOST_BLOCKS = 256  # of a function that is inlined


def inline(graph: CallGraph) -> bool:
    """Ask for that. True if there was a call: the module has to be optimised again."""
    return inlining.ask_where_called(graph, _returns_mixed)


def _returns_mixed(function: Function) -> bool:
    if function.is_declaration or len(function.blocks) > MOST_BLOCKS:
        return False
    return (
        _returns_made_pointer(function)
        or _returns_address(function)
        or any(_is_filled_with_mixed(a) for a in function.arguments)
        or any(_lead_to_given_and_read(word) for word in _words_beside_others(function))
    )


def _returns_address(function: Function) -> bool:
    """True for a function that returns an address as an integer, made there or read from memory: nobody would find its shadow."""
    if function.return_type is not types.i64:
        return False

    def choices(word: Value) -> list[Value]:
        operands = word.operands if isinstance(word, (inst.Phi, inst.Select)) else ()
        return [one for one in operands if one.type is types.i64]

    words = list(reachable(function.returned, choices))
    return any(isinstance(word, inst.Cast) and word.opcode == "ptrtoint" for word in words) or (
        any(isinstance(word, inst.Load) for word in words)
        and any(_is_followed(user) for user in function.users if _calls(user, function))
    )


def _calls(user: inst.Instruction, function: Function) -> bool:
    return isinstance(user, inst.CallBase) and user.called_function is function


def _is_followed(word: inst.Instruction) -> bool:
    """True if a pointer is made of an integer."""
    return any(user.opcode == "inttoptr" for user in word.users)


def _returns_made_pointer(function: Function) -> bool:
    """True if a pointer that a function returns is made of an integer, or comes from elsewhere."""
    if not function.return_type.holds_pointer:
        return False
    origins = _origins(function)
    made = [one for one in origins if isinstance(one, inst.Cast) and one.opcode == "inttoptr"]
    return bool(made) and len(made) < len(origins)


def _origins(function: Function) -> list[inst.Instruction]:
    """Where the pointers come from that a function returns."""

    def pointers(values: Iterable[Value]) -> list[inst.Instruction]:
        return [one for one in values if isinstance(one, inst.Instruction) and one.type.holds_pointer]

    found = reachable(
        pointers(function.returned), lambda one: pointers(one.operands) if isinstance(one, _JOINS) else []
    )
    return [one for one in found if not isinstance(one, _JOINS)]


def _is_filled_with_mixed(argument: Argument) -> bool:
    """True if a function stores a pointer and an integer to the same word of the memory in which it returns its result; or, where it
    copies something else there, a pointer."""
    if argument.attribute("sret") is None:
        return False
    filled = _filled_in(argument)
    if any(len({_is_address(store.value) for store in stores}) > 1 for stores in filled.values()):
        return True
    return any(
        _is_address(store.value) and store.block is not copy.block
        for copy, start, end in _copied_to(argument)
        for place, stores in filled.items()
        if start <= place < end
        for store in stores
    )


def _copied_to(argument: Argument) -> Iterator[tuple[inst.CallBase, int, int]]:
    """The copies to the memory in which a function returns its result, and the bytes that each of them fills."""
    for i in argument.function.instructions:
        what = meaning(i) if isinstance(i, inst.CallBase) else None
        if isinstance(i, inst.CallBase) and isinstance(what, Copy):
            size = i.arguments[what.size]
            base, offset = fixed(i.arguments[what.target], argument.function.module.layout)
            if base is argument and isinstance(size, ConstantInt):
                yield i, offset, offset + size.value


def _filled_in(argument: Argument) -> dict[int, list[inst.Store]]:
    """The stores to each word of the memory in which a function returns its result."""
    layout = argument.function.module.layout
    stored: defaultdict[int, list[inst.Store]] = defaultdict(list)
    for store in argument.function.instructions:
        if isinstance(store, inst.Store) and store.value.type in (types.ptr, types.i64):
            base, offset = fixed(store.pointer, layout)
            if base is argument and not store.value.is_constant:
                stored[offset].append(store)
    return stored


def _words_beside_others(function: Function) -> Iterable[list[Value]]:
    """The pointers that a function returns in each word of a result of several words: one of the others may be a tag."""
    for argument in function.arguments:
        if argument.attribute("sret") is not None:
            for stores in _filled_in(argument).values():
                yield [one.value for one in stores if one.value.type is types.ptr]
    members: defaultdict[tuple[int, ...], list[Value]] = defaultdict(list)

    def parts(value: Value) -> list[Value]:
        return list(value.operands) if isinstance(value, _JOINS) and not value.type.is_pointer else []

    for value in reachable(function.returned, parts):
        if isinstance(value, inst.InsertValue) and value.operand(1).type is types.ptr:
            members[value.indices].append(value.operand(1))
    yield from members.values()


def _lead_to_given_and_read(pointers: list[Value]) -> bool:
    """True if one of them is what the function is given, and another is read from what it is given: an array or its numbers; or a
    word that LLVM calls a pointer, whatever it is."""

    def behind(one: Value) -> list[Value]:
        if isinstance(one, (inst.Phi, inst.Select, inst.Freeze)):
            return [o for o in one.operands if o.type is types.ptr]
        return [one.pointer] if isinstance(one, inst.GetElementPtr) else []

    found = list(reachable(pointers, behind))
    given = {one for one in found if isinstance(one, Argument)}
    read = [one.pointer for one in found if isinstance(one, inst.Load)]
    return bool(given) and any(isinstance(one, Argument) for one in reachable(read, behind))


def _is_address(value: Value) -> bool:
    return value.type is types.ptr or (isinstance(value, inst.Cast) and value.opcode == "ptrtoint")
