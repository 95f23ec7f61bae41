"""Which loops run forward and backward at once, and what keeps others from it.

An iteration may run when the reverse sweep comes to it, if it can run at any time: it writes to memory of its own alone, what it
reads is as it was until the function returns, it hands nothing on to the next iteration but sums, and of these nobody needs the value,
neither behind the loop nor in an adjoint. The adjoint of a sum is the same in all iterations, or they run in the opposite order. If
somebody needs the value, iterations run when the forward sweep comes to them, with the adjoint of the sum: it has to be known by then
(`linear`, `stored`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.trip_count import trip_count
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.memory.modref import ModRef
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist, reachable
from enzyme_hub.differentiate.fused.linear import Ways, only_adds, other_use, user_of_value
from enzyme_hub.differentiate.fused.memory import Accesses, Memory, Obstacle, Own, ends_at_its_end, variables
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, Value

SHORT = 32  # iterations


@record
class Independent:
    """A loop whose iterations share nothing but sums.

    `sums` are the phis that hold them; `counters` are the other phis of the header. `ways` is what counts and decides whether there is
    another iteration, in the order of computing. `own` are the variables of which each iteration may have its own, with the
    marks of their lives.
    """

    loop: Loop
    sums: tuple[inst.Phi, ...]
    counters: tuple[inst.Phi, ...]
    ways: tuple[inst.Instruction, ...]
    own: Own


@record
class Surroundings:
    """What is known of a function that a team of threads runs. `unread` are its stores of sums whose value nobody reads."""

    pointers: PointerInfo
    modref: ModRef
    unread: frozenset[inst.Instruction]


class Choice:
    """Answers about the loops of a function. `gives_value`: its derivative returns its result as well."""

    def __init__(self, function: Function, gives_value: bool, around: Surroundings | None = None) -> None:
        self._function = function
        self._gives_value = gives_value
        self._around = around
        self.forest = LoopForest(function)
        returns = [block for block in self.forest.cfg.blocks if isinstance(block.terminator, inst.Return)]
        self._live = self.forest.cfg.reaching(returns)

    @cached_property
    def pointers(self) -> PointerInfo:
        return self._around.pointers if self._around is not None else PointerInfo(self._function)

    @cached_property
    def _modref(self) -> ModRef:
        return self._around.modref if self._around is not None else ModRef(self._function, pointers=self.pointers)

    @cached_property
    def _variables(self) -> dict[inst.Alloca, Accesses]:
        return variables(self._function)

    def found(self) -> Iterator[tuple[Loop, Independent | Obstacle]]:
        """The outermost loops, and in place of those that cannot be fused also the loops in them."""
        work = Worklist(loop for loop in reversed(self.forest.outermost) if loop.header in self._live)
        for loop in work:
            found = self.judge(loop)
            yield loop, found
            if isinstance(found, Obstacle):
                work.extend(reversed(loop.children))

    def judge(self, loop: Loop) -> Independent | Obstacle:
        if self._fits_in_registers(loop):
            return Obstacle(loop.header.terminator, "it is short, and a GPU has registers for what it keeps")
        form = self._form(loop)
        if isinstance(form, Obstacle):
            return form
        sums, counters, ways = form
        obstacle = self._handed_on(loop, sums, set(ways)) or self._wanted(loop, sums)
        own = obstacle or self._memory(loop)
        return own if isinstance(own, Obstacle) else Independent(loop, sums, counters, ways, own)

    def _fits_in_registers(self, loop: Loop) -> bool:
        """True for a loop that a GPU's compiler unrolls: fused, its iterations would be computed side by side, in more registers."""
        if not self._function.module.target.is_device or loop.children:
            return False
        count = trip_count(loop, self.forest)
        return count is not None and (count.constant or SHORT + 1) <= SHORT

    def _memory(self, loop: Loop) -> Own | Obstacle:
        return (
            self._grows(loop)
            or Memory(loop, self.forest, self.pointers, self._modref, self._live, self._variables).own()
        )

    # -- control and what goes round ----------------------------------------------------------------------------------------

    def _form(
        self, loop: Loop
    ) -> tuple[tuple[inst.Phi, ...], tuple[inst.Phi, ...], tuple[inst.Instruction, ...]] | Obstacle:
        header, latch = loop.header.terminator, loop.latch
        exits = [edge for edge in loop.exits if edge[1] in self._live]
        if latch is None or loop.preheader is None or [source for source, _ in exits] != [latch]:
            return Obstacle(header, "it is not left at its end alone")
        if self.forest.irreducible or not isinstance(latch.terminator, inst.Branch):
            return Obstacle(header, "its control flow is not that of a counted loop")
        sums: list[inst.Phi] = []
        counters: list[inst.Phi] = []
        for phi in loop.header.phis:
            assert isinstance(phi, inst.Phi)
            (sums if phi.type.scalar.is_float else counters).append(phi)
        if not sums:
            memory = self._memory(loop)
            return memory if isinstance(memory, Obstacle) else Obstacle(header, "it adds nothing up")
        wanted = [phi.incoming_from(latch) for phi in counters]
        ways = self._computed_anew(loop, [*wanted, latch.terminator.condition], set(counters))
        if isinstance(ways, Obstacle):
            return ways
        return tuple(sums), tuple(counters), ways

    def _computed_anew(
        self, loop: Loop, values: list[Value], counters: set[inst.Phi]
    ) -> tuple[inst.Instruction, ...] | Obstacle:
        """What the values are computed from in the loop, if that is nothing but arithmetic on counters."""

        def computed(values: Iterable[Value]) -> list[Value]:
            return [value for value in values if not loop.is_invariant(value) and value not in counters]

        work = Worklist(computed(values))
        for value in work:
            assert isinstance(value, inst.Instruction)
            if not value.is_pure or isinstance(value, (inst.Phi, inst.CallBase)):
                return Obstacle(value, "what an iteration computes decides how it goes on")
            work.extend(computed(value.operands))
        return tuple(i for block in loop.blocks for i in block.instructions if i in work.visited)

    def _handed_on(self, loop: Loop, sums: tuple[inst.Phi, ...], ways: set[inst.Instruction]) -> Obstacle | None:
        """Sums go nowhere but into sums; nothing else of an iteration is used behind the loop."""
        handed_on = {*sums, *(phi.incoming_from(loop.only_latch) for phi in sums)}
        for phi in sums:
            found = other_use(phi, loop)
            if found is not None:
                return Obstacle(found, "it computes with what earlier iterations have handed on")
        for block in loop.blocks:
            for i in block.instructions:
                if i in handed_on or i in ways or (block is loop.header and isinstance(i, inst.Phi)):
                    continue
                if any(user.block not in loop.blocks and user.block in self._live for user in i.users):
                    return Obstacle(i, "the last iteration leaves it behind")
        return None

    def _wanted(self, loop: Loop, sums: tuple[inst.Phi, ...]) -> Obstacle | None:
        """Whether an adjoint, the caller or memory needs the value of a sum, and the adjoint of the sum is not known before the loop."""
        unread = self._around.unread if self._around is not None else ()
        users = {
            phi: user_of_value([phi, phi.incoming_from(loop.only_latch)], loop, self._live, self._gives_value, unread)
            for phi in sums
        }
        wanted = [(phi, user) for phi, user in users.items() if user is not None]
        if not wanted:
            return None
        ways = self.ways(loop) if ends_at_its_end(self._function) else None
        for phi, user in wanted:
            if ways is None or not only_adds(phi, loop) or ways.of(phi) is None:
                return Obstacle(user, "the value of the sum is needed")
        return None

    def ways(self, loop: Loop) -> Ways:
        return Ways(loop, self.forest, self.pointers)

    def _grows(self, loop: Loop) -> Obstacle | None:
        """A loop inside that hands on numbers for nobody knows how long: its tape would begin small in each iteration."""
        for inner in reachable(loop.children, lambda inner: inner.children):
            if trip_count(inner, self.forest) is None and any(phi.type.scalar.is_float for phi in inner.header.phis):
                return Obstacle(inner.header.terminator, "nobody knows how long a loop in it goes on")
        return None


def is_independent(function: Function, gives_value: bool, header: Block) -> bool:
    """True for the loop with that header if its iterations share nothing but sums."""
    choice = Choice(function, gives_value)
    loop = choice.forest.loop_with_header(header)
    return loop is not None and isinstance(choice.judge(loop), Independent)
