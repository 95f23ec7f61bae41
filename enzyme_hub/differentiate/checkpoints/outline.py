r"""Makes functions of the loops that are to be reversed from snapshots.

    before ---> header ... latch                before: store what the loop begins with
                  |   \------/          becomes         call f.loop(trips, snapshots, state, pointers, integers)
                 exits                                  load what it leaves with, go to the exit

`f.step` does one iteration on `state`, which holds the phis of the header, numbers from before the loop, what is used behind it, and
by which exit it was left; it says whether there is another iteration. `f.loop` calls the step until there is none. Nobody but its
derivative (`derivation`) sees more in it than a call in a loop.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.trip_count import trip_count
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.checkpoints.numbered import is_address, number_pointers
from enzyme_hub.differentiate.dead_ends import take_dead_ends
from enzyme_hub.differentiate.outlining import (
    compute_again,
    is_place_beside,
    move,
    say_who_is_alone,
    use_what_is_brought,
)
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.roles import Role
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Argument, Block, ConstantInt, Value, const_int


def refused(i: inst.Instruction, why: str, remedy: str) -> DifferentiationError:
    return DifferentiationError(
        "EH0313", f"a loop with checkpoints in {i.function.name}", where=i.where, why=why, remedy=remedy
    )


class _State:
    """The members of `state`. In the loop's function they are in memory."""

    def __init__(self, function: Function) -> None:
        self.layout = function.module.layout
        self.types: list[Type] = []

    def add(self, type_: Type) -> int:
        self.types.append(type_)
        return len(self.types) - 1

    @property
    def type(self) -> Type:
        return types.struct(tuple(self.types))

    def load(self, b: Builder, state: Value, member: int) -> Value:
        return b.load(self.types[member], self._place(b, state, member), self._align(member))

    def store(self, b: Builder, value: Value, state: Value, member: int) -> None:
        b.store(value, self._place(b, state, member), self._align(member))

    def _align(self, member: int) -> int:
        return self.layout.align(self.types[member])

    def _place(self, b: Builder, state: Value, member: int) -> Value:
        so_far = types.struct(tuple(self.types[: member + 1]))
        return b.offset(state, self.layout.offset(so_far, member))


class Outlining:
    def __init__(
        self, function: Function, forest: LoopForest, loop: Loop, snapshots: Value, said: tuple[str, ...]
    ) -> None:
        self.function, self.module, self.loop = function, function.module, loop
        self.snapshots, self.said = snapshots, " ".join((Role.CHECKPOINTED_LOOP.value, *said))
        if loop.preheader is None or loop.latch is None:
            raise _at(loop, "it has no single beginning and end", "let one branch lead back to its beginning")
        self.before, self.latch = loop.preheader, loop.latch
        self.trips = trip_count(loop, forest)
        dead_ends, self.exits = take_dead_ends(function, loop, forest.cfg)
        self.blocks = dict.fromkeys([*loop.blocks, *dead_ends])
        self._check()
        number_pointers(loop, dict.fromkeys(target for _, target in self.exits))
        self.own = _own_variables(function, self.blocks)
        self.pointers = PointerInfo(function)
        self.state = _State(function)
        self.code = self.state.add(types.i32) if len(self.exits) > 1 else None
        self.passed: dict[Value, int] = {}  # pointers and integers from before the loop
        self.again: dict[inst.Instruction, None] = {}  # what is computed again of those
        self.numbers: dict[Value, int] = {}  # other values from there: members of the state
        self._find_inputs()

    def _check(self) -> None:
        for block in self.blocks:
            for i in block.instructions:
                if isinstance(i, inst.Invoke) and i.unwind not in self.blocks:
                    raise refused(
                        i,
                        "an exception that it throws is caught behind it",
                        "let nothing throw there (noexcept), or catch in the loop, or outside of the function",
                    )
                if isinstance(i, inst.Alloca):
                    raise refused(i, "memory is taken from the stack in each iteration", "take it before the loop")

    # -- what goes in -------------------------------------------------------------------------------------------------------

    def _find_inputs(self) -> None:
        for block in self.blocks:
            for i in block.instructions:
                begun = i if block is self.loop.header and isinstance(i, inst.Phi) else None
                for value in (begun.incoming_from(self.latch),) if begun is not None else i.operands:
                    if not isinstance(value, inst.Instruction) or value.block not in self.blocks:
                        self._take_in(value)

    def _take_in(self, value: Value) -> None:
        """A value from before the loop. A place at a constant distance from another one, and an address, are computed again."""
        origin, way = value, list[inst.Instruction]()
        while is_place_beside(origin) or is_address(origin):
            assert isinstance(origin, inst.Instruction)
            way.append(origin)
            origin = origin.operand(0)
        self.again.update(dict.fromkeys(reversed(way)))
        if not isinstance(origin, (Argument, inst.Instruction)) or origin in self.own or origin in self.numbers:
            return
        if _is_register(origin):
            raise _at(self.loop, "a register that is kept for errors is used in it", "let it throw nothing")
        if origin.type.is_pointer or origin.type.is_int:
            self.passed.setdefault(origin, len(self.passed))
        elif origin.type.holds_pointer:
            raise _at(self.loop, "pointers are carried into it in a vector or a struct", "carry each on its own")
        else:
            self.numbers[origin] = self.state.add(origin.type)

    def run(self) -> None:
        header = self.loop.header
        self.phis = {phi: self.state.add(phi.type) for phi in header.phis}
        if any(phi.type.holds_pointer for phi in self.phis):
            raise _at(
                self.loop, "an iteration hands pointers to the next in a vector or a struct", "hand on each on its own"
            )
        self.outputs = self._outputs()
        step = self._define(
            "step", types.i1, Role.CHECKPOINTED_STEP.value, (types.ptr, *(value.type for value in self.passed))
        )
        loop = self._define(
            "loop", types.void, self.said, (types.i64, types.i64, types.ptr, *(v.type for v in self.passed))
        )
        self._attribute(step.arguments)
        self._attribute(loop.arguments[2:])
        place = Builder(Block(self.function))
        count = self.trips.emit(place) if self.trips is not None else const_int(types.i64, -1)
        self._write_before(place, count, loop)
        self._move(step)
        self._write_loop(loop, step)

    def _define(self, stem: str, result: Type, said: str, parameters: tuple[Type, ...]) -> Function:
        name = self.module.unique_name(f"{self.function.name}.{stem}")
        unwinds = "nounwind " if "nounwind" in self.function.attributes else ""
        suffix = f"{unwinds}{said} {self.function.inherited}".strip()
        type_ = types.function(result, parameters)
        return self.module.define(name, type_, header_prefix="internal", header_suffix=suffix)

    def _attribute(self, parameters: Sequence[Argument]) -> None:
        """The state is nobody else's; a pointer to memory that no other name leads to stays one."""
        state, *others = parameters
        size = self.module.layout.alloc_size(self.state.type)
        state.attributes = ("noalias", "nonnull", *([f"dereferenceable({size})"] if size else ()))
        say_who_is_alone(self.passed, others, self.pointers)

    def _outputs(self) -> dict[tuple[Block, Block], dict[Value, int]]:
        """For each exit the values of the loop that are used behind it, with their members."""
        members: dict[Value, int] = {}
        found: dict[tuple[Block, Block], dict[Value, int]] = {}
        for source, target in self.exits:
            mine = found[source, target] = {}
            for phi in target.phis:
                assert isinstance(phi, inst.Phi)
                value = phi.incoming_from(source)
                if not self.loop.is_invariant(value):
                    if value.type.holds_pointer:
                        raise _at(
                            self.loop,
                            "it leaves pointers behind in a vector or a struct",
                            "let it leave each on its own",
                        )
                    if value not in members:
                        members[value] = self.state.add(value.type)
                    mine[value] = members[value]
        return found

    # -- the three places ---------------------------------------------------------------------------------------------------

    def _write_before(self, b: Builder, count: Value, loop: Function) -> None:
        """In the place of the loop: state, call, and the ways out."""
        state = inst.Alloca(self.state.type)
        for value, member in self.numbers.items():
            self.state.store(b, value, state, member)
        for phi, member in self.phis.items():
            assert isinstance(phi, inst.Phi)
            self.state.store(b, phi.incoming_from(self.before), state, member)
        snapshots = self.snapshots
        if snapshots.type is not types.i64:
            wider = self.module.layout.bits(snapshots.type) < 64
            snapshots = b.cast("sext" if wider else "trunc", snapshots, types.i64)
        call = b.call(loop, [count, snapshots, state, *self.passed])
        if (place := self.loop.header.terminator.attachments.get("dbg")) is not None:
            call.attachments["dbg"] = place
        self._go_out(b, state)
        self.before.terminator.erase()
        for i in b.block.instructions:
            i.block = self.before
        self.before.instructions.extend(b.block.instructions)
        self.function.entry.insert(0, state)

    def _go_out(self, b: Builder, state: Value) -> None:
        ways = []
        for number, (source, target) in enumerate(self.exits):
            way = self.function.add_block()
            ways.append((const_int(types.i32, number), way))
            there = Builder(way)
            for phi in target.phis:
                assert isinstance(phi, inst.Phi)
                value = phi.incoming_from(source)
                member = self.outputs[source, target].get(value)
                phi.add_incoming(value if member is None else self.state.load(there, state, member), way)
            there.branch(target)
        for source, target in self.exits:
            for phi in target.phis:
                assert isinstance(phi, inst.Phi)
                phi.keep_incoming(lambda block, gone=source: block is not gone)  # type: ignore[misc]
        if self.code is None:
            b.branch(ways[0][1]) if ways else b.unreachable()
        else:
            b.switch(self.state.load(b, state, self.code), ways[0][1], ways[1:])

    def _move(self, step: Function) -> None:
        """Let the blocks of the loop be the step's."""
        state, *others = step.arguments
        start = Builder(step.add_block())
        brought: dict[Value, Value] = dict(zip(self.passed, others, strict=True))
        for value, member in self.numbers.items():
            brought[value] = self.state.load(start, state, member)
        next_values = []
        for phi, member in self.phis.items():
            assert isinstance(phi, inst.Phi)
            next_values.append((phi.incoming_from(self.latch), member))
            brought[phi] = self.state.load(start, state, member)
        compute_again(start, self.again, brought)
        move(self.function, self.blocks, step)
        ends = [
            (
                self._end_of_iteration(step, state, [(brought.get(v, v), m) for v, m in next_values]),
                self.latch,
                self.loop.header,
            )
        ]
        for number, (source, target) in enumerate(self.exits):
            ends.append((self._end_of_loop(step, state, number, (source, target), brought), source, target))
        for end, source, target in ends:
            source.terminator.replace_operand(target, end)
        use_what_is_brought(self.function, self.blocks, start.block, self.phis, brought, self.again, self.own)
        start.branch(self.loop.header)

    def _end_of_iteration(self, step: Function, state: Value, values: Sequence[tuple[Value, int]]) -> Block:
        b = Builder(step.add_block())
        for value, member in values:
            self.state.store(b, value, state, member)
        b.ret(const_int(types.i1, 1))
        return b.block

    def _end_of_loop(
        self, step: Function, state: Value, number: int, edge: tuple[Block, Block], brought: dict[Value, Value]
    ) -> Block:
        b = Builder(step.add_block())
        for value, member in self.outputs[edge].items():
            self.state.store(b, brought.get(value, value), state, member)
        if self.code is not None:
            self.state.store(b, const_int(types.i32, number), state, self.code)
        b.ret(const_int(types.i1, 0))
        return b.block

    def _write_loop(self, loop: Function, step: Function) -> None:
        entry, again, done = (loop.add_block() for _ in range(3))
        Builder(entry).branch(again)
        b = Builder(again)
        b.branch_if(b.call(step, loop.arguments[2:]), again, done)
        Builder(done).ret()


def _is_register(value: Value) -> bool:
    """True for Swift's register of errors, which cannot be handed on as others are."""
    if isinstance(value, inst.Alloca):
        return "swifterror" in value.flags
    return isinstance(value, Argument) and value.has_attribute("swifterror")


def _own_variables(function: Function, blocks: Container[Block]) -> list[inst.Alloca]:
    """Variables of the function whose lives begin and end in an iteration."""
    found = []
    for i in function.entry.instructions:
        if isinstance(i, inst.Alloca) and i.is_used and isinstance(i.count, ConstantInt):
            users = list(_users_of_places(i, blocks))
            lives = {(user.intrinsic or "").split(".")[2] for user in users if inst.is_lifetime(user)}
            if len(lives) == 2 and all(user.block in blocks for user in users):
                found.append(i)
    return found


def _users_of_places(variable: inst.Alloca, blocks: Container[Block]) -> Iterator[inst.Instruction]:
    """The users of a variable, and of places in it that are computed outside of the loop."""
    work = Worklist[inst.Instruction]([variable])
    for place in work:
        for user in place.users:
            if is_place_beside(user) and user.block not in blocks:
                work.add(user)
            else:
                yield user


def _at(loop: Loop, why: str, remedy: str) -> DifferentiationError:
    return refused(loop.header.terminator, why, remedy)
