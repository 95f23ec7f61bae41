"""Loops in which each iteration allocates what later ones use, and releases what earlier ones have allocated.

    for (...) { v = malloc(n); step(u, v); free(u); u = v; }

Blocks that are released wait in a few places, as long as there is room for more, and an allocation takes one of them that is large enough:

    for (...) { v = room >= n ? spare : malloc(n); step(u, v); spare = u, room = size of u; u = v; }

From the second iteration on nothing is allocated: pointers that were there before the loop go round. The iterations that call the
allocator are separated (`common_path`).
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.differentiate.checkpoints.common_path import handed_on, separate
from enzyme_hub.differentiate.checkpoints.variable import Variable
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.values import Block, ConstantInt, Value, const_int, null
from enzyme_hub.languages.heap import Allocation, Deallocation, Reallocation
from enzyme_hub.languages.meaning import meaning

_FAMILIES = {"free": ("free",), "_ZdlPv": ("_ZdlPv", "_ZdlPvm"), "_ZdaPv": ("_ZdaPv", "_ZdaPvm")}
_PLACES = 4  # for blocks that wait
_MOST = 24  # calls of the allocator
_NOTHING = const_int(types.i64, 0)
_HALF = const_int(types.i64, 1 << 32)  # the product of two numbers below does not overflow
_SAID_OF_ACCESSES = ("tbaa", "tbaa.struct", "alias.scope", "noalias")


def reuse_buffers(forest: LoopForest, loop: Loop) -> bool:
    """Let the loop use blocks again that it has released, and separate the iterations that allocate. False if it cannot be."""
    if loop.preheader is None or loop.latch is None:
        return False
    returning = forest.cfg.reaching([block for block in forest.cfg.blocks if isinstance(block.terminator, inst.Return)])
    exits = [target for target in dict.fromkeys(target for _, target in loop.exits) if target in returning]
    if any(
        target.first_place > len(target.phis) or any(not loop.contains(b) for b in target.predecessors)
        for target in exits
    ):
        return False
    ends = [phi for block in (loop.header, *exits) for phi in block.phis if phi.type.is_pointer]
    calls = _Calls(loop, ends)
    if not calls.allocations or len(calls.allocations) > _MOST:
        return False
    header, rare = loop.header, _Recycling(loop, calls, exits).write()
    again = LoopForest(loop.header.function)
    changed = again.loop_with_header(header)
    return changed is not None and separate(again, changed, rare)


class _Calls:
    """The calls of one family that allocate what is among `ends`, and those that release what it may be."""

    def __init__(self, loop: Loop, ends: Iterable[Value]) -> None:
        self.loop = loop
        self.allocations: dict[inst.CallBase, Allocation | Reallocation] = {}
        self.releases: dict[inst.CallBase, Deallocation] = {}
        self.family: str | None = None
        for i in handed_on(loop, ends):
            self._take(i)
        if self.family is None:
            return
        ours: set[Value] = {*ends, *self.allocations}
        waiting = [i for i in self._in_loop() if isinstance(meaning(i), Deallocation) and self._is_of_family(i)]
        changes = True
        while changes:
            changes = False
            for i in waiting:
                what = meaning(i)
                assert isinstance(what, Deallocation)
                origins = handed_on(loop, [i.arguments[what.pointer]])
                if i not in self.releases and (not origins or not ours.isdisjoint(origins)):
                    changes = True
                    self.releases[i] = what
                    for origin in origins:
                        self._take(origin)
                    ours.update(self.allocations)

    def _in_loop(self) -> list[inst.CallBase]:
        return [i for block in self.loop.blocks for i in block.instructions if isinstance(i, inst.CallBase)]

    def _is_of_family(self, i: inst.CallBase) -> bool:
        name = i.callee.name
        return isinstance(i, inst.Call) and self.family is not None and name in _FAMILIES[self.family]

    def _take(self, i: inst.Instruction) -> None:
        what = meaning(i) if isinstance(i, inst.CallBase) else None
        if not isinstance(what, (Allocation, Reallocation)) or what.free not in _FAMILIES or what.alignment is not None:
            return
        if isinstance(what, Allocation) and (not 0 < len(what.size) <= 2 or what.result is not None or what.header):
            return
        if isinstance(what, Reallocation) and not isinstance(i, inst.Call):
            return
        if self.family is None:
            self.family = what.free
        if what.free == self.family:
            assert isinstance(i, inst.CallBase)
            self.allocations[i] = what


class _Site:
    """A call, between a block that asks whether it is needed and one where its result is used."""

    def __init__(self, call: inst.CallBase) -> None:
        self.call, self.place = call, call.where
        block = call.block
        assert block is not None
        function = call.function
        self.before, self.rare, self.behind = block, function.add_block(), function.add_block()
        position = block.instructions.index(call)
        moved = block.instructions[position + 1 :]
        del block.instructions[position:]
        call.block = self.rare
        self.rare.instructions.append(call)
        if isinstance(call, inst.Invoke):
            normal = call.normal
            _come_from(call.unwind, block, self.rare)
            _come_from(normal, block, self.behind)
            landed = function.add_block()
            call.replace_operand(normal, landed)
            Builder(landed).branch(self.behind)
            self.comes_from = landed
            Builder(self.behind).branch(normal)
        else:
            self.comes_from = self.rare
            for i in moved:
                i.block = self.behind
            self.behind.instructions.extend(moved)
            for successor in self.behind.successors:
                _come_from(successor, block, self.behind)
            Builder(self.rare).branch(self.behind)
        self.usual = function.add_block()
        Builder(self.usual).branch(self.behind)
        Builder(block).branch_if(const_int(types.i1, 1), self.usual, self.rare)

    def merge(self, type_: types.Type) -> inst.Phi:
        return self.behind.insert(0, inst.Phi(type_))

    def inserted(self, made: inst.Instruction, block: Block) -> Value:
        """At the end of a block."""
        made.insert_before(block.terminator)
        return made

    def ask(self, condition: Value) -> None:
        self.before.terminator.set_operand(0, condition)


def _come_from(block: Block, old: Block, new: Block) -> None:
    for phi in block.phis:
        phi.replace_operand(old, new)


class _Recycling:
    def __init__(self, loop: Loop, calls: _Calls, exits: list[Block]) -> None:
        self.loop, self.calls, self.exits = loop, calls, exits
        self.function = loop.header.function
        assert loop.preheader is not None
        self.start = loop.preheader
        self.inside = set(loop.blocks)
        self.sizes: dict[Value, Value] = {}

    def write(self) -> list[Block]:
        """The blocks with calls of the allocator."""
        order = [i for block in self.loop.blocks for i in block.instructions]
        sites = [_Site(i) for i in order if i in self.calls.allocations or i in self.calls.releases]
        for site in sites:
            self.inside |= {site.rare, site.comes_from, site.usual, site.behind}
        places = min(_PLACES, sum(isinstance(what, Allocation) for what in self.calls.allocations.values()))
        region = list(self.inside)
        self.spares = [(Variable(types.ptr, region), Variable(types.i64, region)) for _ in range(places)]
        merged: dict[_Site, list[tuple[inst.Phi, inst.Phi]]] = {}
        for spare, room in self.spares:
            spare.define(self.start, null(types.ptr))
            room.define(self.start, _NOTHING)
            for site in sites:
                pair = site.merge(types.ptr), site.merge(types.i64)
                merged.setdefault(site, []).append(pair)
                spare.define(site.behind, pair[0])
                room.define(site.behind, pair[1])
        results = {site: self._result(site) for site in sites if site.call in self.calls.allocations}
        for site in sites:
            given = [(spare.at_end(site.before), room.at_end(site.before)) for spare, room in self.spares]
            what = self.calls.allocations.get(site.call)
            if isinstance(what, Allocation):
                left = self._allocate(site, what, given, results[site])
            elif isinstance(what, Reallocation):
                self._reallocate(site, what, results[site])
                left = given
            else:
                left = self._release(site, given)
            for (spare_phi, room_phi), old, new in zip(merged.get(site, []), given, left, strict=True):
                is_too_small = isinstance(what, Allocation) and old is given[0]
                rarely = self._give_up(site, old[0]) if is_too_small else old
                for phi, seldom, mostly in zip((spare_phi, room_phi), rarely, new, strict=True):
                    phi.add_incoming(seldom, site.comes_from)
                    phi.add_incoming(mostly, site.usual)
        for target in self.exits:
            for spare, _ in self.spares:
                left_over = target.insert(0, inst.Phi(types.ptr))
                for source in target.predecessors:
                    left_over.add_incoming(spare.at_end(source), source)
                target.insert(target.first_place, self._call_of_release(left_over))
        for block in self.inside:
            for i in block.instructions:
                for said in _SAID_OF_ACCESSES:
                    i.attachments.pop(said, None)
        return [site.rare for site in sites]

    def _give_up(self, site: _Site, spare: Value) -> tuple[Value, Value]:
        """Where no block that waits is large enough one goes, so that there is a place for a larger one."""
        self._call_of_release(spare).insert_before(site.call)
        return null(types.ptr), _NOTHING

    def _call_of_release(self, pointer: Value) -> inst.Call:
        """Nothing happens to a null pointer."""
        assert self.calls.family is not None
        type_ = types.function(types.void, (types.ptr,))
        return inst.Call(type_, self.function.module.declare(self.calls.family, type_, "nounwind"), [pointer])

    def _result(self, site: _Site) -> tuple[inst.Phi, inst.Phi]:
        """The pointer that is used behind the call, and the size of what it points to."""
        pointer, size = site.merge(types.ptr), site.merge(types.i64)
        site.call.replace_all_uses_with(pointer)
        pointer.add_incoming(site.call, site.comes_from)
        self.sizes[pointer] = size
        return pointer, size

    # -- calls ---------------------------------------------------------------------------------------------------------------

    def _allocate(
        self, site: _Site, what: Allocation, given: list[tuple[Value, Value]], result: tuple[inst.Phi, inst.Phi]
    ) -> list[tuple[Value, Value]]:
        wanted = self._product(site, [site.call.arguments[place] for place in what.size])
        found: Value = null(types.ptr)
        room: Value = _NOTHING
        is_found: Value = const_int(types.i1, 0)
        left: list[tuple[Value, Value]] = []
        least = site.inserted(
            inst.Select(self._is(site, "eq", wanted, _NOTHING), const_int(types.i64, 1), wanted), site.before
        )
        for spare, size in given:
            fits = self._is(site, "uge", size, least)
            takes = self._before(site, inst.Select(is_found, const_int(types.i1, 0), fits))
            found = self._before(site, inst.Select(takes, spare, found))
            room = self._before(site, inst.Select(takes, size, room))
            left.append(
                (
                    self._before(site, inst.Select(takes, null(types.ptr), spare)),
                    self._before(site, inst.Select(takes, _NOTHING, size)),
                )
            )
            is_found = self._before(site, inst.Select(is_found, const_int(types.i1, 1), fits))
        site.ask(is_found)
        if what.zeroed:
            type_ = types.function(types.void, (types.ptr, types.i8, types.i64, types.i1))
            fill = self.function.module.declare("llvm.memset.p0.i64", type_)
            site.inserted(
                inst.Call(type_, fill, [found, const_int(types.i8, 0), wanted, const_int(types.i1, 0)]), site.usual
            )
        pointer, size_phi = result
        pointer.add_incoming(found, site.usual)
        size_phi.add_incoming(wanted, site.comes_from)
        size_phi.add_incoming(room, site.usual)
        return left

    def _reallocate(self, site: _Site, what: Reallocation, result: tuple[inst.Phi, inst.Phi]) -> None:
        old, wanted = site.call.arguments[what.pointer], self._product(site, [site.call.arguments[what.size]])
        has = self._size(old)
        is_known, fits = self._is(site, "ne", has, _NOTHING), self._is(site, "uge", has, wanted)
        site.ask(self._before(site, inst.Select(is_known, fits, const_int(types.i1, 0))))
        pointer, size = result
        pointer.add_incoming(old, site.usual)
        size.add_incoming(wanted, site.comes_from)
        size.add_incoming(has, site.usual)

    def _release(self, site: _Site, given: list[tuple[Value, Value]]) -> list[tuple[Value, Value]]:
        what = self.calls.releases[site.call]
        old = site.call.arguments[what.pointer]
        has = self._size(old)
        is_known = self._is(site, "ne", has, _NOTHING)
        is_put: Value = const_int(types.i1, 0)
        left: list[tuple[Value, Value]] = []
        for spare, size in given:
            is_free = self._before(
                site, inst.Select(is_known, self._is(site, "eq", size, _NOTHING), const_int(types.i1, 0))
            )
            puts = self._before(site, inst.Select(is_put, const_int(types.i1, 0), is_free))
            left.append(
                (
                    self._before(site, inst.Select(puts, old, spare)),
                    self._before(site, inst.Select(puts, has, size)),
                )
            )
            is_put = self._before(site, inst.Select(is_put, const_int(types.i1, 1), is_free))
        nobody = self._is(site, "eq", old, null(types.ptr))
        site.ask(self._before(site, inst.Select(nobody, const_int(types.i1, 1), is_put)))
        return left

    def _before(self, site: _Site, made: inst.Instruction) -> Value:
        return site.inserted(made, site.before)

    def _is(self, site: _Site, predicate: str, left: Value, right: Value) -> Value:
        return self._before(site, inst.Compare("icmp", predicate, left, right))

    def _product(self, site: _Site, factors: list[Value]) -> Value:
        known = _constant(factors)
        if known is not None or len(factors) == 1:
            return known or factors[0]
        left, right = factors
        product = self._before(site, inst.BinaryOp("mul", left, right))
        both = self._before(site, inst.BinaryOp("or", left, right))
        return self._before(site, inst.Select(self._is(site, "ult", both, _HALF), product, const_int(types.i64, -1)))

    # -- sizes ---------------------------------------------------------------------------------------------------------------

    def _size(self, pointer: Value) -> Value:
        """The size of the block that a pointer leads to; 0 if it is not known, or if there is none."""
        found = self.sizes.get(pointer)
        if found is not None:
            return found
        if isinstance(pointer, inst.Instruction) and pointer.block in self.inside:
            if isinstance(pointer, inst.Phi):
                assert pointer.block is not None
                made = self.sizes[pointer] = pointer.block.insert(0, inst.Phi(types.i64))
                for value, block in pointer.incoming:
                    made.add_incoming(self._size(value), block)
                return made
            if isinstance(pointer, inst.Select):
                chosen = inst.Select(pointer.operand(0), self._size(pointer.operand(1)), self._size(pointer.operand(2)))
                chosen.insert_before(pointer)
                self.sizes[pointer] = chosen
                return chosen
            return _NOTHING
        return self._size_before(pointer)

    def _size_before(self, pointer: Value) -> Value:
        """Of a block from before the loop."""
        what = meaning(pointer) if isinstance(pointer, inst.CallBase) else None
        if not isinstance(what, Allocation) or what.free != self.calls.family or not what.size:
            return _NOTHING
        assert isinstance(pointer, inst.CallBase)
        factors = [pointer.arguments[place] for place in what.size]
        return _constant(factors) or (factors[0] if len(factors) == 1 else _NOTHING)


def _constant(factors: list[Value]) -> ConstantInt | None:
    """The product, if it is known."""
    product = 1
    for one in factors:
        if not isinstance(one, ConstantInt):
            return None
        product *= one.value
    return const_int(types.i64, product) if product < 1 << 62 else None
