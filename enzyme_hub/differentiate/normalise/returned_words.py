"""Functions that return a word which is a pointer in one case and an integer in another, or a pointer as an integer, are inlined where
they are called.

Rust returns enums so: what is found in a hash table is the address of an entry or, with another tag, the place where one may be put;
an entry of a map is its address, or the hash of the key that it would have. Nobody can tell from the word which it is, and so no
type, and no shadow, fits. Where the tag is tested in the same function LLVM parts the cases again, and each is what it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from enzyme_hub.analysis.tables import fixed
from enzyme_hub.differentiate.normalise import inlining
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Value

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
    )


def _returns_address(function: Function) -> bool:
    """True for a function that returns an address as an integer, made there or read from memory: nobody would find its shadow."""
    if function.return_type is not types.i64:
        return False
    seen: set[Value] = set()
    work = [o for b in function.blocks if isinstance(b.terminator, inst.Return) for o in b.terminator.operands]
    while work:
        value = work.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, inst.Cast) and value.opcode == "ptrtoint":
            return True
        if isinstance(value, inst.Load) and any(
            _is_followed(user) for user in function.users if _calls(user, function)
        ):
            return True
        if isinstance(value, (inst.Phi, inst.Select)):
            work.extend(o for o in value.operands if o.type is types.i64)
    return False


def _calls(user: inst.Instruction, function: Function) -> bool:
    return isinstance(user, inst.CallBase) and user.called_function is function


def _is_followed(word: inst.Instruction) -> bool:
    """True if a pointer is made of an integer."""
    return any(user.opcode == "inttoptr" for user in word.users)


def _returns_made_pointer(function: Function) -> bool:
    """True if a pointer that a function returns is made of an integer, or comes from elsewhere."""
    if not function.return_type.holds_pointer:
        return False
    origins = list(_origins(function))
    made = [one for one in origins if isinstance(one, inst.Cast) and one.opcode == "inttoptr"]
    return bool(made) and len(made) < len(origins)


def _origins(function: Function) -> Iterator[Value]:
    """Where the pointers come from that a function returns."""
    seen: set[Value] = set()
    work = [o for b in function.blocks if isinstance(b.terminator, inst.Return) for o in b.terminator.operands]
    while work:
        value = work.pop()
        if value in seen or not value.type.holds_pointer:
            continue
        seen.add(value)
        if isinstance(value, inst.Phi):
            work.extend(incoming for incoming, _ in value.incoming)
        elif isinstance(value, (inst.Select, inst.InsertValue, inst.Freeze)):
            work.extend(value.operands)
        elif isinstance(value, inst.Instruction):
            yield value


def _is_filled_with_mixed(argument: Argument) -> bool:
    """True if a function stores a pointer and an integer to the same word of the memory in which it returns its result."""
    if argument.attribute("sret") is None:
        return False
    layout = argument.function.module.layout
    stored: defaultdict[int, set[str]] = defaultdict(set)
    for store in argument.function.instructions:
        if isinstance(store, inst.Store) and store.value.type in (types.ptr, types.i64):
            base, offset = fixed(store.pointer, layout)
            if base is argument and not store.value.is_constant:
                stored[offset].add("pointer" if _is_address(store.value) else "integer")
    return any(len(kinds) > 1 for kinds in stored.values())


def _is_address(value: Value) -> bool:
    return value.type is types.ptr or (isinstance(value, inst.Cast) and value.opcode == "ptrtoint")
