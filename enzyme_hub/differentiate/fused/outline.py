r"""Makes a function of an iteration, and leaves a loop that counts and adds up what it returns.

    before ---> header ... latch ---> behind         before ---> again: sum = f.iteration(sum, counters, ...) ---> behind
                  ^----------'              becomes               ^------------------------'

The function is given the sums, too, and returns them with its part added: how an iteration adds is its own affair, and
nobody looks at the values (`choice`).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from enzyme_hub.analysis.memory.barriers import is_barrier
from enzyme_hub.analysis.memory.effects import analysis_of
from enzyme_hub.analysis.memory.ordering import meets_others
from enzyme_hub.differentiate.dead_ends import take_dead_ends
from enzyme_hub.differentiate.fused.choice import Choice, Independent
from enzyme_hub.differentiate.fused.linear import Ways, computed_of, only_adds
from enzyme_hub.differentiate.fused.names import ADDS, sums_of
from enzyme_hub.differentiate.fused.regions import Region, Sharing, regions
from enzyme_hub.differentiate.outlining import (
    compute_again,
    is_place_beside,
    move,
    say_who_is_alone,
    use_what_is_brought,
)
from enzyme_hub.differentiate.request.entries import Direction
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.differentiate.signature import pack, packed
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.roles import Role, is_iteration
from enzyme_hub.ir.values import Argument, Block, ConstantInt, Value


def outline(module: Module, requests: Sequence[Request], graph: CallGraph) -> bool:
    """Do so in the functions that are asked for gradients. True if there was such a loop."""
    if not module.tuning.fusing:
        return False
    asked = gradients(requests)
    changed = [_outline_in(function, gives) for function, gives in asked.items()]
    if not any(request.deterministic for request in requests):
        apart = _apart(requests)
        alone = {one: gives for one, gives in asked.items() if one not in apart}
        changed += [_outline_in_region(region) for region in regions(graph, alone)]
    return any(changed)


def _apart(requests: Sequence[Request]) -> set[Function]:
    """The functions of which an augmented forward is asked for: nobody knows what happens before the reverse."""
    return {request.function for request in requests if request.entry.is_split}


def gradients(requests: Sequence[Request]) -> dict[Function, bool]:
    """The functions that are asked for gradients, and whether their results are wanted as well."""
    found: dict[Function, bool] = {}
    for request in requests:
        if request.entry.direction is Direction.REVERSE:
            gives = request.primal_return or request.entry.is_split
            found[request.function] = found.get(request.function, False) or gives
    return found


def _outline_in(function: Function, gives_value: bool) -> bool:
    """No two of the loops have blocks in common, so what is known of the others stays true.

    Loops in an iteration keep their tape on a processor, where it is small and soon read: fused as well, products of matrices took
    1.4 times as long. On a GPU it is in memory that is far, and much is computed again to avoid it.
    """
    if _tells_threads(function):
        return False
    choice = Choice(function, gives_value)
    _bring_forward_again(choice)
    found = [one for _, one in choice.found() if isinstance(one, Independent)]
    for one in found:
        step = _Outlining(function, choice, one).run()
        if function.module.target.is_device:
            _outline_in(step, gives_value=True)
    return bool(found)


def _outline_in_region(region: Region) -> bool:
    """Loops without loops in them have little on the tape, and how they add to adjoints is better known where they are."""
    choice = Choice(region.function, True, region.around)
    found = [one for loop, one in choice.found() if isinstance(one, Independent) and loop.children]
    sharing = Sharing(region, choice) if found else None
    marked = [one for one in found if sharing is not None and sharing.mark(one)]
    if sharing is not None:
        sharing.divide()
    for one in marked:
        _Outlining(region.function, choice, one).run()
    return bool(marked)


def _bring_forward_again(choice: Choice) -> None:
    """Of loops that were outlined in an earlier round: LLVM has seen the function since, and may have moved it behind the loop."""
    for loop in choice.forest.loops:
        for i in loop.header.instructions:
            if isinstance(i, inst.CallBase) and is_iteration(i.called_function):
                _bring_forward(choice.ways(loop), sums_of(i))


def _bring_forward(ways: Ways, sums: Iterable[Value]) -> None:
    """What the adjoints of sums are computed of is known in front of the loop."""
    for phi in sums:
        for value in computed_of((ways.of(phi) if isinstance(phi, inst.Phi) else None) or ()):
            ways.places.bring_forward(value)


def _tells_threads(function: Function) -> bool:
    """True if it waits for other threads, or tells them to go on: what it may read is then a matter of where that stands in it."""
    effects = analysis_of(function.module)
    return any(
        meets_others(i, effects) or (isinstance(i, inst.CallBase) and is_barrier(i)) for i in function.instructions
    )


class _Outlining:
    def __init__(self, function: Function, choice: Choice, found: Independent) -> None:
        self.function, self.module, self.found = function, function.module, found
        loop = found.loop
        assert loop.preheader is not None and loop.latch is not None
        self.choice = choice
        self.before, self.latch, self.header = loop.preheader, loop.latch, loop.header
        self.phis = (*found.sums, *found.counters)
        self.nexts = [phi.incoming_from(self.latch) for phi in found.sums]
        self.pointers = choice.pointers
        dead_ends, ((_, self.behind),) = take_dead_ends(function, loop, choice.forest.cfg)
        self.blocks = dict.fromkeys([*loop.blocks, *dead_ends])
        self.own = [*found.own, *_used_in(function, dict.fromkeys(dead_ends))]
        self.given: dict[Value, None] = {}
        self.again: dict[inst.Instruction, None] = {}  # what is computed again of values from before the loop
        self._find_given()

    def _find_given(self) -> None:
        for block in self.blocks:
            for i in block.instructions:
                for value in () if i in self.phis else i.operands:
                    self._give_from_before(value)
        for value in self.nexts:
            self._give_from_before(value)

    def _give_from_before(self, value: Value) -> None:
        if not isinstance(value, inst.Instruction) or value.block not in self.blocks:
            self._give(value)

    def _give(self, value: Value) -> None:
        """A place beside another one is computed again; so is its address, which is only an integer to who is given it."""
        origin, way = value, list[inst.Instruction]()
        while isinstance(origin, inst.Instruction) and (is_place_beside(origin) or origin.opcode == "ptrtoint"):
            way.append(origin)
            origin = origin.operand(0)
        self.again.update(dict.fromkeys(reversed(way)))
        if isinstance(origin, (Argument, inst.Instruction)) and origin not in self.own:
            self.given[origin] = None

    def run(self) -> Function:
        _bring_forward(self.choice.ways(self.found.loop), self.found.sums)
        results = [phi.type for phi in self.found.sums]
        parameters = tuple(value.type for value in (*self.phis, *self.given))
        step = self.module.define(
            self.module.unique_name(f"{self.function.name}.iteration"),
            types.function(pack(results), parameters),
            header_prefix="internal",
            header_suffix=self._suffix(),
        )
        say_who_is_alone(self.given, step.arguments[len(self.phis) :], self.pointers)
        self._write_loop(step)
        self._move(step)
        return step

    def _suffix(self) -> str:
        """LLVM makes one function of it and its caller again, as they were."""
        adds = f"{ADDS} " if all(only_adds(phi, self.found.loop) for phi in self.found.sums) else ""
        never = "nounwind " if "nounwind" in self.function.attributes else ""
        return f"alwaysinline {never}{adds}{Role.ITERATION.value} {self.function.inherited}".strip()

    def _write_loop(self, step: Function) -> None:
        """The loop that is left: it counts, and calls the function."""
        again = Block(self.function)
        self.function.blocks.insert(self.function.blocks.index(self.header), again)
        b = Builder(again)
        here: dict[Value, Value] = {}
        for phi in self.phis:
            here[phi] = b.phi(phi.type, [(phi.incoming_from(self.before), self.before)])
        call = b.call(step, [*(here[phi] for phi in self.phis), *self.given])
        if (place := self.header.terminator.attachments.get("dbg")) is not None:
            call.attachments["dbg"] = place
        sums: list[Value] = (
            [call] if len(self.nexts) == 1 else [b.extract_value(call, number) for number in range(len(self.nexts))]
        )
        for i in self.found.ways:
            here[i] = b.insert(clone_instruction(i, lambda one: here.get(one, one)))
        counted = [here.get(value, value) for value in (one.incoming_from(self.latch) for one in self.found.counters)]
        for phi, value in zip(self.phis, [*sums, *counted], strict=True):
            ours = here[phi]
            assert isinstance(ours, inst.Phi)
            ours.add_incoming(value, again)
        here.update({value: total for value, total in zip(self.nexts, sums, strict=True) if value not in self.phis})
        end = self.latch.terminator
        assert isinstance(end, inst.Branch)
        ways = [again if way is self.header else way for way in end.successors]
        b.branch_if(here.get(end.condition, end.condition), ways[0], ways[1])
        self._let_behind_use(here, again)
        self.before.terminator.replace_operand(self.header, again)

    def _let_behind_use(self, here: dict[Value, Value], again: Block) -> None:
        """What is used behind the loop is what the loop that is left computes."""
        for value, ours in here.items():
            for use in value.uses if isinstance(value, inst.Instruction) and value.block in self.blocks else ():
                if use.user.block not in self.blocks and use.user.block is not again:
                    use.user.set_operand(use.index, ours)
        for phi in self.behind.phis:
            phi.replace_operand(self.latch, again)

    def _move(self, step: Function) -> None:
        """Let the blocks of the loop be the function's."""
        brought: dict[Value, Value] = dict(zip((*self.phis, *self.given), step.arguments, strict=True))
        start = Builder(step.add_block())
        compute_again(start, self.again, brought)
        for mark in (mark for marks in self.found.own.values() for mark in marks):
            mark.erase()
        move(self.function, self.blocks, step)
        self.latch.terminator.erase()
        end = Builder(self.latch)
        end.ret(packed(end, [brought.get(value, value) for value in self.nexts]))
        use_what_is_brought(self.function, self.blocks, start.block, self.phis, brought, self.again, self.own)
        start.branch(self.header)


def _used_in(function: Function, blocks: Container[Block]) -> list[inst.Alloca]:
    """The variables that nobody uses but these blocks."""
    return [
        i
        for i in function.entry.instructions
        if isinstance(i, inst.Alloca)
        and isinstance(i.count, ConstantInt)
        and i.is_used
        and all(user.block in blocks for user in i.users)
    ]
