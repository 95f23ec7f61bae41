"""Objects of different types that one pointer leads to, for different functions.

Unification makes one object of all that a pointer may lead to. A list of callbacks keeps each with a `void *` of its own, a
Box<dyn Shape> is a circle or a grid: made one object, such things contradict themselves. But each function that is called
through the pointer beside them knows what it is given. So where the candidates of such calls are given copies of their
own (arms), the places where pointers of that kind meet (`moves`: stores into the list, phis) do not unify at once. When all else
is known, each arm is unified with those of the objects that have nothing in them which the arm takes for something else.

Which objects an arm may be given is known where a pointer and the function are stored together (`Partners`); else it may be
any. Of those that it may be given, the ones that do not fit stay apart, and so do objects that fit several arms which do not
fit each other. Their types must not be believed too much: `left` lists such pairs for the second witness (`Overlaps`),
which refuses where an arm makes a number of an integer that may be another's bits, unless the language's own rules for
aliasing (TBAA) exclude it. What is not known of a scalar is then all that is known of those that it may be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from enzyme_hub.analysis.tables import Beside, fixed
from enzyme_hub.analysis.types.evidence import ANYTHING, BITS, INTEGER, Evidence
from enzyme_hub.analysis.types.graph import Graph
from enzyme_hub.analysis.types.nodes import Node, find, find_shifted, leaves, overlapping
from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.layout import DataLayout
from enzyme_hub.ir.values import Constant, ConstantWord, Value
from enzyme_hub.languages.meaning import arm_of

Place = tuple[Node, int]

DEEPEST = 3  # pointers followed to compare what they lead to
MOST_OBJECTS, MOST_PLACES = 64, 1024  # that one kind of pointer leads to; more are unified as elsewhere
MOST_LEAVES = 256  # of an object that are compared


@record
class _Move:
    """A pointer moves from one place to another; to the copy for a candidate, if that is named."""

    source: Node
    target: Node
    by: inst.Instruction
    candidate: str | None


class Apart:
    """The pointers that are kept apart by these moves. `meet` notes a move, `join` unifies what fits."""

    def __init__(self, moves: frozenset[inst.Instruction], layout: DataLayout) -> None:
        self.moves = moves
        self.left: list[tuple[Place, Place]] = []
        self._layout = layout
        self._met: list[_Move] = []
        self._constants: list[tuple[Node, Constant, Value | None]] = []
        self._others: dict[Node, list[Node]] = {}

    def meet(self, graph: Graph, source: Node, target: Node, by: Value) -> None:
        """A pointer moves from one place to another."""
        assert isinstance(by, inst.Instruction)
        words = arm_of(by) if isinstance(by, inst.CallBase) else None
        self._met.append(_Move(source, target, by, words))
        graph.pointee(source)
        graph.pointee(target)

    def note(self, leaf: Node, constant: Constant, by: Value | None) -> None:
        """A place holds the address of a function or of a table."""
        self._constants.append((leaf, constant, by))

    def join(self, graph: Graph, outside: Iterable[Node]) -> None:
        """Unify what pointers lead to with what it may be, as far as that fits; `outside` is what others may write."""
        self.left = []
        self._others = {}
        for met in self._groups():
            partners = Partners(self._layout, self._constants, outside)
            arms = _places(graph, (one.target for one in met if one.candidate is not None))
            between = _places(graph, (one.target for one in met if one.candidate is None))
            given = _places(graph, (one.source for one in met))
            everything = list(dict.fromkeys((*arms, *between, *given)))
            objects = [one for one in given if one not in between]
            if len(objects) > MOST_OBJECTS or len(everything) > MOST_PLACES:
                for one in everything[1:]:
                    graph.unify_targets(*everything[0], *one)
                continue
            self._join_group(graph, met, partners, arms, between, objects)
        for (a, _), (b, _) in self.left:
            self._others.setdefault(find(a), []).append(b)
            self._others.setdefault(find(b), []).append(a)

    def _join_group(
        self,
        graph: Graph,
        met: list[_Move],
        partners: Partners,
        arms: list[Place],
        between: list[Place],
        objects: list[Place],
    ) -> None:
        """Of the objects that one kind of pointer leads to, those that a place may be are made one with it if that fits."""
        never = {
            (arm, place)
            for place in objects
            for arm in arms
            if all(
                partners.exclude(graph, one, [m for m in met if graph.pointee(m.source) == place], place)
                for one in met
                if one.candidate is not None and graph.pointee(one.target) == arm
            )
        }
        may = {
            place: [one for one in objects if (place, one) not in never] for place in dict.fromkeys((*arms, *between))
        }
        related = [(place, one) for place, found in may.items() for one in found]
        related += combinations(between, 2)
        related += [(arm, one) for arm in arms for one in between]
        related += [(a, b) for a, b in combinations(arms, 2) if set(may[a]) & set(may[b])]
        sure = [one for one in objects if not _is_ambiguous(graph, one, [arm for arm in arms if one in may[arm]])]
        for place, found in may.items():
            _join(graph, place, [one for one in found if one in sure])
        graph.settle()
        left = dict.fromkeys((find_shifted(*a), find_shifted(*b)) for a, b in related)
        pairs = [(a, b) for a, b in left if a[0] is not b[0]]
        _tell(graph, [pair for pair in pairs if compatible(graph, *pair)])
        self.left += pairs

    def others(self, node: Node) -> list[Node]:
        """The objects that a pointer to this one may lead to instead, as far as moves tell."""
        return self._others.get(find(node), [])

    def _groups(self) -> list[list[_Move]]:
        """The moves, together with those that move the same pointers."""
        parents: dict[Node, Node] = {}

        def top(node: Node) -> Node:
            while (parent := parents.setdefault(node, node)) is not node:
                node = parent
            return node

        for one in self._met:
            parents[top(find(one.source))] = top(find(one.target))
        found: dict[Node, list[_Move]] = {}
        for one in self._met:
            found.setdefault(top(find(one.source)), []).append(one)
        return list(found.values())


class Partners:
    """Which function lies beside a pointer: what is stored together is called together."""

    def __init__(
        self, layout: DataLayout, constants: list[tuple[Node, Constant, Value | None]], outside: Iterable[Node]
    ) -> None:
        self._layout = layout
        self._outside = {find(leaf) for leaf in outside}
        self._constants: dict[Node, list[tuple[Constant, Value | None]]] = {}
        for leaf, constant, by in constants:
            self._constants.setdefault(find(leaf), []).append((constant, by))

    def exclude(self, graph: Graph, arm: _Move, moves: list[_Move], place: Place) -> bool:
        """True if an object that these moves hand on is never what this candidate is given."""
        assert arm.candidate is not None
        words = arm.candidate.split(maxsplit=3)
        way = Beside.read(words[:3]) if len(words) == 4 and words[0] != "None" else None
        if way is None or not moves:
            return False
        if way.is_inside:
            found = self._at((place[0], place[1] + way.distance))
            constants = None if found is None else [constant for constant, _ in found]
        else:
            constants = self._beside(moves, way, graph)
        if not constants:
            return False
        return not any(way.may_lead_to(words[3], constant, self._layout) for constant in constants)

    def _at(self, place: Place) -> list[tuple[Constant, Value | None]] | None:
        """The constants that lie in a place; None if others may write there."""
        leaves = [find(leaf) for leaf in overlapping(*place, self._layout.pointer_size())]
        if len(leaves) != 1 or leaves[0] in self._outside:
            return None
        return self._constants.get(leaves[0])

    def _beside(self, moves: list[_Move], way: Beside, graph: Graph) -> list[Constant] | None:
        """The constants that are stored with a pointer at each of its moves; None if that is not all that may be there."""
        found: list[Constant] = []
        for move in moves:
            if not isinstance(move.by, inst.Store):
                return None
            together = _stored_at(move.by, way.distance, self._layout)
            constants = [store.value for store in together if isinstance(store.value, Constant)]
            if not together or len(constants) != len(together) or self._is_set_alone(move, together, way):
                return None
            found += constants
        return found

    def _is_set_alone(self, move: _Move, together: list[inst.Store], way: Beside) -> bool:
        """True if the function may be exchanged without the pointer beside it."""
        leaves = {leaf for leaf, found in self._constants.items() if any(by is together[0] for _, by in found)}
        return (
            any(
                leaf in self._outside
                or not isinstance(by, inst.Store)
                or not _stored_at(by, -way.distance, self._layout)
                for leaf in leaves
                for _, by in self._constants[leaf]
            )
            or not leaves
        )


def _stored_at(store: inst.Store, distance: int, layout: DataLayout) -> list[inst.Store]:
    """The stores in the same block to a distance from where this one goes to."""
    base, start = fixed(store.pointer, layout)
    others = (i for i in store.block.instructions if isinstance(i, inst.Store)) if store.block is not None else ()
    return [one for one in others if fixed(one.pointer, layout) == (base, start + distance)]


def _join(graph: Graph, place: Place, objects: list[Place]) -> None:
    fitting = [one for one in objects if find(one[0]) is not find(place[0]) and compatible(graph, place, one)]
    if all(compatible(graph, *pair) for pair in combinations(fitting, 2)):
        for one in fitting:
            graph.unify_targets(*place, *one)
    else:
        _share(graph, place, fitting)


def _is_ambiguous(graph: Graph, place: Place, arms: list[Place]) -> bool:
    """True if an object may be what several arms take, which take it for different things."""
    fitting = [arm for arm in arms if compatible(graph, arm, place)]
    return not all(compatible(graph, *pair) for pair in combinations(fitting, 2))


def _tell(graph: Graph, pairs: list[tuple[Place, Place]]) -> None:
    """What is known of a scalar is known of those that may be the same and of which nothing is; more than one thing, maybe."""
    told: list[tuple[Node, int, int, Evidence]] = []
    for one, other in (ordered for a, b in pairs for ordered in ((a, b), (b, a))):
        known = [(start, leaf) for start, leaf in spread(*other) if _says_anything(leaf.evidence)]
        for at, leaf in spread(*one):
            if not _says_anything(leaf.evidence):
                for start, source in known:
                    assert leaf.size is not None and source.size is not None and source.evidence is not None
                    if start < at + leaf.size and at < start + source.size:
                        told.append((leaf, start - at, source.size, source.evidence))
    for leaf, start, size, evidence in told:
        assert leaf.size is not None
        inside = start >= 0 and start + size <= leaf.size
        piece = graph.piece(leaf, start, size) if inside else leaf
        for kind in evidence.best():
            graph.state(piece, kind, *evidence.facts[kind])
        if not inside:
            graph.state(piece, INTEGER, *evidence.facts[evidence.best()[0]])  # a part of something: neither


def _share(graph: Graph, sink: Place, sources: list[Place]) -> None:
    """Unify the scalars of an object with those of others, where these agree."""
    for at, leaf in list(spread(*sink)):
        assert leaf.size is not None
        end = at + leaf.size
        others = [(start, one) for place in sources for start, one in spread(*place) if start < end]
        others = [(start, one) for start, one in others if start + (one.size or 0) > at]
        exact = all((start, one.size) == (at, leaf.size) for start, one in others)
        if exact and all(_agree(graph, a[1], b[1], DEEPEST) for a, b in combinations([(at, leaf), *others], 2)):
            for _, one in others:
                graph.unify(leaf, one)


def compatible(graph: Graph, a: Place, b: Place, depth: int = DEEPEST) -> bool:
    """True if two objects may be the same, as far as is known of their scalars."""
    ours, theirs = list(spread(*a)), list(spread(*b))
    for start, one in ours:
        assert one.size is not None
        for other_start, other in theirs:
            assert other.size is not None
            if one is other or other_start >= start + one.size or start >= other_start + other.size:
                continue
            if not _says_anything(one.evidence) or not _says_anything(other.evidence):
                continue
            if (start, one.size) != (other_start, other.size) or not _agree(graph, one, other, depth):
                return False
    return True


def _agree(graph: Graph, a: Node, b: Node, depth: int) -> bool:
    """True if two scalars may be the same, and what they point to may."""
    a, b = find(a), find(b)
    if a is b:
        return True
    if _says_anything(a.evidence) and _says_anything(b.evidence):
        assert a.evidence is not None and b.evidence is not None
        if not set(a.evidence.best()) & set(b.evidence.best()):
            return False
    if a.target is None or b.target is None or not depth:
        return True
    return compatible(graph, find_shifted(*a.target), find_shifted(*b.target), depth - 1)


def _says_anything(evidence: Evidence | None) -> bool:
    """True if more is known than that it is moved, or looked at as bits."""
    if evidence is None:
        return False
    return any(rank > BITS and kind != ANYTHING for kind, (rank, _) in evidence.facts.items())


def spread(node: Node, offset: int) -> Iterator[tuple[int, Node]]:
    """The scalars of an object from an offset on, and of the first elements of its arrays; places count from there."""
    node, offset = find_shifted(node, offset)
    found: list[tuple[int, Node]] = []
    for start in node.offsets:
        found += [(start + at, leaf) for at, leaf in leaves(node.children[start])]
    for (anchor, stride), run in node.runs.items():
        element, phase = find_shifted(run.element, 0)
        if stride > 1 and (run.limit is None or run.limit > anchor):
            inner = (leaf for start in element.offsets for leaf in leaves_at(element, start))
            found += [(anchor + (at - phase) % stride, leaf) for at, leaf in inner]
    for at, leaf in found[:MOST_LEAVES]:
        if leaf.size is not None:
            yield ((at - offset) % node.period if node.period else at - offset), leaf


def leaves_at(node: Node, start: int) -> list[tuple[int, Node]]:
    return [(start + at, leaf) for at, leaf in leaves(node.children[start])]


def _places(graph: Graph, pointers: Iterable[Node]) -> list[Place]:
    return list(dict.fromkeys(graph.pointee(pointer) for pointer in pointers))


def is_moved(value: Value) -> bool:
    """True for pointers that may lead to an object."""
    return value.type.is_pointer and not isinstance(value, ConstantWord)
