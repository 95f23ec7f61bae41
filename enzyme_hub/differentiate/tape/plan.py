"""The storage plan: how each primal value that the reverse sweep reads gets there.

While the reverse sweep is written it asks for values by `PrimalUse` placeholders. When all are known, `Storage.decide` finds
for each value whether it is still there (arguments, constants, SSA values that dominate the reverse sweep), is computed
again from values that are there, has its memory read again (only where mod/ref allows), or is saved. A minimum cut
(`min_cut.py`), and then two heuristics, choose by an estimate of the work: how often a value is computed, times what it takes
to write it to memory and read it back, or to run its operation. What is saved outside loops lives in a stack slot, which LLVM makes
a register; what is saved in a loop lives in the loop's record buffer (`layout.py`).

A value that was computed outside a loop is brought back before the reverse of that loop, once for all its iterations.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from dataclasses import dataclass, field

from enzyme_hub.analysis.flow.loops import Loop
from enzyme_hub.base.records import record
from enzyme_hub.base.worklist import Worklist, postorder
from enzyme_hub.differentiate.tape.already_computed import AlreadyComputed
from enzyme_hub.differentiate.tape.layout import Tape
from enzyme_hub.differentiate.tape.min_cut import Costs, recomputed
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.values import Argument, Block, Constant, MetadataOperand, Value
from enzyme_hub.ir.walk import origin

# Rough costs in floating-point additions, as measured on loops (`bench/suite`): a division takes long, a value saved
# is written once and read once through memory, and addresses and counts run along with the loop.
SAVE, SAVE_BYTE = 0.5, 0.4
SAVE_AGAIN = 1.5  # to the place where the same value was saved before
READ = 1.0
READ_TABLE = 0.5  # of a constant table that is short: it stays near
LONGEST_TABLE = 4096  # bytes
ADD, COUNT, DIVIDE = 1.0, 0.25, 6.0
EXPENSIVE = frozenset(("fdiv", "frem", "udiv", "sdiv", "urem", "srem"))
# What is computed again for a value may itself be computed again in each block that reads it, up to this much.
LONGEST = 40.0
# What is saved of work that nothing else needs has to be computed for that: the same work as to compute it again.
SPARED = 50.0
CHOICES = 4
# Memory for what loops save is taken and given back each time that the function runs.
ALLOCATE = 60.0
_NEVER = 1e9  # a factor on what is not to be done, unless there is no other way

Recipe = Callable[["Resolver"], Value]


@record
class Prices:
    """Factors on the costs above: `in_loops`, how much dearer it is to save in a loop than on a processor; `saving` and `reading`
    anywhere; `spared`, where that has to be computed which nothing else needs. `allocating`: what it costs to have memory for what is saved
    in loops, where that counts.
    """

    in_loops: float = 1.0
    saving: float = 1.0
    reading: float = 1.0
    spared: float = SPARED
    allocating: float = 0.0


class PrimalUse(inst.Instruction):
    """A placeholder: `target` (a value of the forward sweep) is wanted here, in the reverse of source block `context`."""

    __slots__ = ("target", "context")

    def __init__(self, target: Value, context: Block) -> None:
        super().__init__("lookup", target.type, ())
        self.target = target
        self.context = context


class RecordStep(inst.Instruction):
    """A placeholder: the reverse of an iteration of `loop` begins here, so its records step back by one."""

    __slots__ = ("loop",)

    def __init__(self, loop: Loop) -> None:
        super().__init__("step", types.void, ())
        self.loop = loop


@dataclass(eq=False)
class ReverseRegion:
    """Blocks of the reverse of source block `context`, each dominating the next; `memo` has what was brought there.

    A chain that begins where another branches sees what was brought there.
    """

    context: Block
    blocks: list[Block]
    memo: MutableMapping[Value, Value] = field(default_factory=dict)

    def branch(self, block: Block) -> ReverseRegion:
        return ReverseRegion(self.context, [block], ChainMap({}, self.memo))


class Storage:
    """The storage plan of one derivative.

    `home` maps each value of the forward sweep to the source block it is computed in. `loads` maps each load of the forward
    sweep to the source's; `is_reloadable` tells whether its memory still holds the same value in the reverse sweep, and
    `varying_loops` on which of the loops around it the value depends.
    `recipes` give values by other means than their own operation (inductions): what they need, the cost, and how.
    `call_costs` has the calls that may be made again.
    `arguments` maps arguments of the forward function to those of the reverse function, and variables that each of them has.
    """

    def __init__(
        self,
        records: Tape,
        is_direct: Callable[[Value, Block], bool],
        is_reloadable: Callable[[inst.Instruction], bool],
        varying_loops: Callable[[inst.Instruction], tuple[Loop, ...]],
        prices: Prices,
    ) -> None:
        self.tape = records
        self._prices = prices
        self.varying_loops = varying_loops
        self.is_direct = is_direct
        self.is_reloadable = is_reloadable
        self.home: dict[Value, Block] = {}
        self.loads: dict[Value, inst.Instruction] = {}
        self.recipes: dict[Value, tuple[tuple[Value, ...], float, Recipe]] = {}
        self.call_costs: dict[Value, float] = {}
        self.arguments: dict[Value, Value] = {}
        self.lookups: list[PrimalUse] = []
        self.saved: dict[Value, None] = {}
        self._recompute: set[Value] = set()
        self._already_computed: AlreadyComputed | None = None
        self._may_allocate = True
        self._entries: dict[Loop, ReverseRegion] = {}
        self._varying: dict[Value, tuple[Loop, ...] | None] = {}

    # -- asking -----------------------------------------------------------------------------------------------------------

    def look_up(self, b: Builder, target: Value, context: Block) -> Value:
        """The value of `target` (of the forward sweep), for use at `b` in the reverse of `context`."""
        if isinstance(target, (Constant, MetadataOperand)):
            return target
        lookup = b.insert(PrimalUse(target, context))
        self.lookups.append(lookup)
        return lookup

    # -- deciding -----------------------------------------------------------------------------------------------------------

    def decide(self, already_computed: AlreadyComputed) -> None:
        """Choose for every value asked for, and for what those need, before any is resolved.

        What is saved is computed in the forward sweep, with all that it is computed from. So after a choice more is already computed than
        before, and the next choice counts with that.
        """
        self._already_computed = already_computed
        for _ in range(CHOICES):
            needed, used = self._choose()
            chosen = [value for value in needed if value not in self._recompute]
            if not already_computed.add([*chosen, *used]):
                break
        if self._prices.allocating and any(map(self._is_allocated, chosen)):
            chosen = self._without_loops(needed, chosen)
        for value in chosen:
            self.saved[value] = None
            self.tape.save(value, self.home[value], self.folded(value))

    def _without_loops(self, needed: dict[Value, None], chosen: list[Value]) -> list[Value]:
        """What to save so that no memory is allocated for it, if that costs no more; else what was chosen."""
        recompute, cost = self._recompute, self._cost_of(needed)
        self._may_allocate = False
        others, _ = self._choose()
        self._may_allocate = True
        saved = [value for value in others if value not in self._recompute]
        if not any(map(self._is_allocated, saved)) and self._cost_of(others) <= cost + self._prices.allocating:
            return saved
        self._recompute = recompute
        return chosen

    def _cost_of(self, needed: Iterable[Value]) -> float:
        ways = ((value, self._ways(value)) for value in needed)
        return sum(one.compute if value in self._recompute else one.save for value, one in ways if one is not None)

    def _is_in_loop(self, value: Value) -> bool:
        return self.tape.loop_of(self.home[value]) is not None

    def _is_allocated(self, value: Value) -> bool:
        return self._is_in_loop(value) and not self.tape.is_counted(self.home[value])

    def _choose(self) -> tuple[dict[Value, None], list[Value]]:
        """The values needed that are not there, and those that are."""
        targets = list(dict.fromkeys(lookup.target for lookup in self.lookups))
        self._recompute = recomputed(targets, self._ways)
        needed: dict[Value, None] = {}
        used = []
        work = Worklist(targets)
        for value in work:
            if self._is_free(value):
                used.append(value)
            else:
                needed[value] = None
                work.extend(self.operands(value))
        self._shorten(needed)
        return needed, used

    def _is_spared(self, value: Value) -> bool:
        """True for a value of a loop that the forward sweep would compute to save it, or something made of it, only."""
        is_computed = self._already_computed is None or value in self._already_computed or value not in self.home
        return not is_computed and self._is_in_loop(value)

    def _is_free(self, value: Value) -> bool:
        if isinstance(value, (Constant, Argument, MetadataOperand)) or value in self.arguments:
            return True
        return self.is_direct(value, self.home[value])

    def _ways(self, value: Value) -> Costs[Value] | None:
        """What saving the value costs, what computing it again."""
        if self._is_free(value):
            return None
        home = self.home[value]
        often = self.tape.frequency(home)
        save = often * (SAVE + SAVE_BYTE * self.tape.size(value.type))
        if self.folded(value) is not None:
            save = min(save, often * SAVE_AGAIN)
        save *= self._prices.saving * (self._prices.in_loops if often > 1 else 1)
        if self._is_spared(value):
            save *= self._prices.spared
        if not self._may_allocate and self._is_allocated(value):
            save *= _NEVER
        operation = self._operation(value)
        if operation is None:
            return Costs(save)
        operands, own, _ = operation
        return Costs(save, often * own, operands)

    def folded(self, value: Value) -> tuple[Loop, ...] | None:
        """The loops that a value in memory depends on, if these are not all loops around it and that helps in saving it."""
        source = self.loads.get(value)
        if source is None:
            return None
        if value not in self._varying:
            varying = self.varying_loops(source)
            self._varying[value] = varying if self.tape.can_fold(self.home[value], varying) else None
        return self._varying[value]

    def operands(self, value: Value) -> tuple[Value, ...]:
        """What is needed to compute `value` again, if that is what is done."""
        operation = self._operation(value) if value in self._recompute else None
        return operation[0] if operation is not None else ()

    def _shorten(self, needed: Iterable[Value]) -> None:
        """Save where too much would be computed again: a reverse block does it anew for what comes from other blocks."""
        length: dict[Value, float] = {}
        for value in self._operands_first(needed):
            operation = self._operation(value)
            assert operation is not None
            for operand in operation[0]:
                if self.home.get(operand) is self.home[value]:
                    continue
                if length.get(operand, 0.0) > LONGEST * (SPARED if self._is_spared(operand) else 1):
                    self._recompute.discard(operand)
                    length[operand] = 0.0
            length[value] = operation[1] + sum(length.get(operand, 0.0) for operand in operation[0])

    def _operands_first(self, needed: Iterable[Value]) -> list[Value]:
        """The values that are computed again, each after its operands."""

        def again(values: Iterable[Value]) -> list[Value]:
            return [v for v in values if v in self._recompute][::-1]

        return list(postorder(again(needed), lambda value: again(self.operands(value))))

    def _operation(self, value: Value) -> tuple[tuple[Value, ...], float, Recipe | None] | None:
        """(operands, cost, recipe) if the value can be had again in the reverse sweep without being saved."""
        recipe = self.recipes.get(value)
        if recipe is not None:
            return recipe
        if isinstance(value, inst.Load):
            source = self.loads.get(value)
            again = source is not None and self.is_reloadable(source)
            read = READ_TABLE if self._is_of_table(value) else READ
            return ((value.pointer,), read * self._prices.reading, None) if again else None
        if isinstance(value, inst.CallBase):
            cost = self.call_costs.get(value)
            return (value.arguments, cost, None) if cost is not None else None
        if isinstance(value, inst.Instruction) and value.is_pure and value.opcode not in ("phi", "freeze"):
            return (value.operands, _cost(value), None)
        return None

    def _is_of_table(self, load: inst.Load) -> bool:
        """True for what is read from a short constant table."""
        table = origin(load.pointer)
        if not isinstance(table, GlobalVariable) or not table.is_constant_data:
            return False
        return self.tape.size(table.value_type) <= LONGEST_TABLE

    # -- resolving -------------------------------------------------------------------------------------------------------

    def resolve(self, chains: list[ReverseRegion], entries: Mapping[Loop, list[ReverseRegion]]) -> None:
        """Replace the placeholders in `chains`. `entries` has the chains whose ends lead into the reverse of a loop."""
        for loop, leading in entries.items():
            if len(leading) == 1 and self.tape.loop_of(leading[0].context) is loop.parent:
                self._entries[loop] = leading[0]
        # What an inner chain wants from outside its loop is brought at the end of an outer one.
        for chain in sorted(chains, key=lambda c: self._depth(c.context)):
            for block in chain.blocks:
                if any(isinstance(i, (PrimalUse, RecordStep)) for i in block.instructions):
                    self._resolve_block(block, chain)

    def _resolve_block(self, block: Block, chain: ReverseRegion) -> None:
        old, block.instructions = block.instructions, []
        resolver = Resolver(self, Builder(block), chain)
        for instruction in old:
            if isinstance(instruction, PrimalUse):
                assert instruction.context is chain.context, "a lookup strayed from its block"
                instruction.replace_all_uses_with(resolver.value(instruction.target))
                instruction.block = None
            elif isinstance(instruction, RecordStep):
                self.tape.enter_reverse_iteration(resolver.builder, instruction.loop)
            else:
                block.instructions.append(instruction)

    def _depth(self, block: Block) -> int:
        loop = self.tape.loop_of(block)
        return loop.depth if loop is not None else 0

    def before_loops(self, target: Value, context: Block) -> ReverseRegion | None:
        """The chain whose end leads into the reverse of the outermost loop around `context` that `target` is no part of."""
        loop = self.tape.loop_of(context)
        found: ReverseRegion | None = None
        while loop is not None and not loop.contains(self.home[target]):
            found = self._entries.get(loop, found)
            loop = loop.parent
        return found

    def bring_at_end(self, chain: ReverseRegion, target: Value) -> Value:
        block = chain.blocks[-1]
        end = block.instructions.pop()
        try:
            return Resolver(self, Builder(block), chain).value(target)
        finally:
            block.instructions.append(end)

    def is_recomputed(self, value: Value) -> bool:
        return value in self._recompute

    def recipe(self, value: Value) -> Recipe | None:
        operation = self._operation(value)
        return operation[2] if operation else None


class Resolver:
    """Writes the instructions that bring forward values into a block of `chain`."""

    def __init__(self, storage: Storage, builder: Builder, chain: ReverseRegion) -> None:
        self._storage = storage
        self.builder = builder
        self._chain = chain

    def value(self, target: Value) -> Value:
        memo = self._chain.memo
        if not self._is_known(target):
            for value in postorder([target], self._missing):  # no recursion: what is computed again may be long
                if not self._is_known(value):
                    memo[value] = self._bring(value)
        return target if isinstance(target, (Constant, MetadataOperand)) else memo[target]

    def _missing(self, value: Value) -> list[Value]:
        """What is brought first."""
        if self._is_known(value):
            return []
        return [v for v in self._operands(value) if not self._is_known(v)][::-1]

    def _is_known(self, value: Value) -> bool:
        return value in self._chain.memo or isinstance(value, (Constant, MetadataOperand))

    def _is_of_function(self, value: Value) -> bool:
        return isinstance(value, Argument) or value in self._storage.arguments

    def _operands(self, value: Value) -> tuple[Value, ...]:
        """What has to be here before `value` can be brought here."""
        if self._is_of_function(value) or self._storage.before_loops(value, self._chain.context) is not None:
            return ()
        return self._storage.operands(value)

    def _bring(self, target: Value) -> Value:
        storage = self._storage
        if self._is_of_function(target):
            return storage.arguments.get(target, target)
        if storage.is_direct(target, storage.home[target]):
            return target
        before = storage.before_loops(target, self._chain.context)
        if before is not None:
            return storage.bring_at_end(before, target)
        if target in storage.saved:
            return storage.tape.read(self.builder, target, self._chain.context)
        assert storage.is_recomputed(target), f"{target} has no place in the storage plan"
        recipe = storage.recipe(target)
        if recipe is not None:
            return recipe(self)
        assert isinstance(target, inst.Instruction)
        made = self.builder.insert(clone_instruction(target, self.value, frozenset(("tbaa", "range", "nonnull"))))
        if isinstance(made, inst.Load):
            storage.tape.scopes.reads_again(made)
        return made


def _cost(operation: inst.Instruction) -> float:
    if operation.opcode in EXPENSIVE:
        return DIVIDE
    return ADD if operation.type.scalar.is_float else COUNT
