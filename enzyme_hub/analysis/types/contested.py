"""Memory in which pointers seem to find a number, and elsewhere an integer or a number of another format.

One pointer may lead to objects of two types. The ends of lists, trees and hash tables are like that in the GNU C++ library:
the last node points back into the container itself, and where a node has its value the container has its size. For
unification the two are one object. Type tags (TBAA) tell the accesses apart: what is accessed with the tag of an integer holds
an integer then, and a number is only read where one was stored. Such accesses are *contested*: they say nothing of the numbers
there, and what they move is not one with them. Accesses without a tag are as they were. Where memory is copied (memcpy) bytes may
become those of another type without a word, so what any copy reads or writes is never contested. Nor is what anything is stored to
without a tag, or with the tag of something else, and where a number is read so: these are a number's bits, on their way to where
a number is made of them. For the same reason no access is contested if one of them moves the bits of a number, as the equations
find that trust the tags.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from enzyme_hub.analysis.types.bounded import Bounds
from enzyme_hub.analysis.types.equations import Equations
from enzyme_hub.analysis.types.evidence import INTEGER, TBAA, Evidence, Kind
from enzyme_hub.analysis.types.nodes import Node, nodes_in, overlapping, reached
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import FloatType, Type
from enzyme_hub.ir.values import ConstantInt
from enzyme_hub.languages.meaning import Copy, meaning

Access = inst.Load | inst.Store


def contested(equations: Equations, bounded: Bounds) -> frozenset[inst.Instruction]:
    """The tagged accesses to bytes that are accessed as numbers of another kind more often."""
    found: dict[Access, list[Node]] = {}
    mixed: set[Node] = set()
    for function, frames in equations.frames.of.items():
        for i in function.instructions:
            if not isinstance(i, (inst.Load, inst.Store)):
                continue
            kind, is_plain = tagged_kind(equations, i), _moves_no_bits(equations, i)
            for frame in frames:
                equations.frame = frame
                leaves = overlapping(*equations.place(i.pointer), equations.layout.size(_moved(i)))
                disputed = [leaf for leaf in leaves if _is_contested(leaf.evidence)]
                if kind is not None:
                    found.setdefault(i, []).extend(disputed)
                elif not is_plain:
                    mixed.update(disputed)
    mixed.update(_copied(equations, bounded) if found else ())
    found = {i: [leaf for leaf in leaves if leaf not in mixed] for i, leaves in found.items()}
    uses: dict[Node, Counter[Kind]] = {}
    for i, leaves in found.items():
        kind = tagged_kind(equations, i)
        for leaf in leaves:
            if kind is not None:
                uses.setdefault(leaf, Counter())[kind] += 1
    return frozenset(
        i for i, leaves in found.items() if any(_main(uses[leaf]) != tagged_kind(equations, i) for leaf in leaves)
    )


def moves_number(equations: Equations, disputed: frozenset[inst.Instruction]) -> bool:
    """True if an integer that contested accesses move is a number's bits all the same."""
    for function, frames in equations.frames.of.items():
        for i in function.instructions:
            if not isinstance(i, (inst.Load, inst.Store)) or i not in disputed or not _moved(i).is_int:
                continue
            value = i if isinstance(i, inst.Load) else i.value
            nodes = () if value.is_constant else (equations.node_in(frame, value) for frame in frames)
            if any(one.evidence is not None and one.evidence.floats for node in nodes for one in nodes_in(node)):
                return True
    return False


def _copied(equations: Equations, bounded: Bounds) -> set[Node]:
    """The scalars that copies of memory read or write."""
    found: set[Node] = set()
    for function, frames in equations.frames.of.items():
        for i in function.instructions:
            what = meaning(i) if isinstance(i, inst.CallBase) else None
            if not isinstance(i, inst.CallBase) or not isinstance(what, Copy):
                continue
            size = i.arguments[what.size]
            for frame in frames:
                equations.frame = frame
                for pointer in (i.arguments[what.target], i.arguments[what.source]):
                    node, offset = equations.place(pointer)
                    if isinstance(size, ConstantInt):
                        found |= reached(node, offset, size.value)
                    elif i in bounded:
                        found |= reached(node, offset, bounded[i].room)
                    else:
                        found.update(one for one in nodes_in(node) if not one.offsets)
    return found


def tagged_kind(equations: Equations, i: Access) -> Kind | None:
    """The kind of number or integer that an access moves, if its tag says so, too."""
    tag = equations.tbaa.of(i)
    type_ = _moved(i)
    if tag is None or tag.scalar is None or tag.scalar.size != equations.layout.size(type_):
        return None
    if isinstance(type_, FloatType):
        return type_ if tag.scalar.kind is type_ else None
    return INTEGER if type_.is_int and tag.scalar.kind == INTEGER else None


def _moves_no_bits(equations: Equations, i: Access) -> bool:
    """True for pointers, constants, integers that are read (their bytes are those of the number there, `moves_number` tells
    where they go), and vectors of the numbers that the tag names.
    """
    type_ = _moved(i)
    if type_.scalar.is_pointer or (type_.is_int and isinstance(i, inst.Load)):
        return True
    if isinstance(i, inst.Store) and i.value.is_constant:
        return True
    tag = equations.tbaa.of(i)
    return type_.scalar.is_float and tag is not None and tag.scalar is not None and tag.scalar.kind is type_.scalar


def _moved(i: Access) -> Type:
    return i.type if isinstance(i, inst.Load) else i.value.type


def _is_contested(evidence: Evidence | None) -> bool:
    return evidence is not None and len(set(_claims(evidence))) > 1


def _claims(evidence: Evidence) -> Iterator[Kind]:
    """The kinds of numbers, and integers, that accesses or tags take the bytes for."""
    yield from (kind for kind, rank in evidence.floats.items() if rank >= TBAA)
    if evidence.integer_ranks >> TBAA:
        yield INTEGER


def _main(uses: Counter[Kind]) -> Kind | None:
    """The kind of number that the bytes are accessed as most often."""
    floats = [(count, str(kind), kind) for kind, count in uses.items() if isinstance(kind, FloatType)]
    return max(floats)[2] if floats else None
