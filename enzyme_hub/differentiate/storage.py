"""The storage plan: how each primal value that the reverse sweep reads gets there.

While the reverse sweep is written it asks for values by `Lookup` placeholders. When all are known, `Storage.resolve` decides
for each value: it is still there (arguments, constants, SSA values that dominate the reverse sweep), it is computed again
from values that are there, its memory is read again (only where mod/ref allows), or it is saved. The choice minimises an
estimate of the work per iteration: a saved value in a loop costs a write and a read of memory, a recomputed one its
operations. What is saved outside loops lives in a stack slot, which LLVM makes a register; what is saved in a loop lives
in the loop's record buffer (`records.py`).
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping

from enzyme_hub.analysis.loops import Loop
from enzyme_hub.differentiate.records import Records
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.values import Argument, Block, Constant, MetadataOperand, Value

# Rough costs in additions. A value saved in a loop is written once and read once through memory.
SAVED_IN_LOOP = 8.0
SAVED_OUTSIDE = 1.5
EXPENSIVE = frozenset(("fdiv", "frem", "udiv", "sdiv", "urem", "srem"))

# The values already brought into a reverse block; a block after a branch sees those of the blocks before it.
Memo = MutableMapping[Value, Value]
Recipe = Callable[["Resolver"], Value]


class Lookup(inst.Instruction):
    """A placeholder: `target` (a value of the forward sweep) is wanted here, in the reverse of source block `context`."""

    __slots__ = ("target", "context")

    def __init__(self, target: Value, context: Block) -> None:
        super().__init__("lookup", target.type, ())
        self.target = target
        self.context = context


class Step(inst.Instruction):
    """A placeholder: the reverse of an iteration of `loop` begins here, so its records step back by one."""

    __slots__ = ("loop",)

    def __init__(self, loop: Loop) -> None:
        super().__init__("step", types.void, ())
        self.loop = loop


class Storage:
    """The storage plan of one derivative.

    `home` maps each value of the forward sweep to the source block it is computed in. `loads` maps each load of the forward
    sweep to the source's, and `is_reloadable` tells whether its memory still holds the same value in the reverse sweep.
    `recipes` give values by other means than their own operation (inductions): what they need, the cost, and how.
    `call_costs` has the calls that may be made again. `arguments` maps arguments of the forward function to those of the
    reverse function.
    """

    def __init__(
        self,
        records: Records,
        is_direct: Callable[[Value, Block], bool],
        is_reloadable: Callable[[inst.Instruction], bool],
    ) -> None:
        self.records = records
        self.is_direct = is_direct
        self.is_reloadable = is_reloadable
        self.home: dict[Value, Block] = {}
        self.loads: dict[Value, inst.Instruction] = {}
        self.recipes: dict[Value, tuple[tuple[Value, ...], float, Recipe]] = {}
        self.call_costs: dict[Value, float] = {}
        self.arguments: dict[Value, Value] = {}
        self.lookups: list[Lookup] = []
        self.saved: dict[Value, None] = {}
        self._cost: dict[Value, float] = {}
        self._recompute: set[Value] = set()
        self._wanted: set[Value] = set()

    # -- asking -----------------------------------------------------------------------------------------------------------

    def look_up(self, b: Builder, target: Value, context: Block) -> Value:
        """The value of `target` (of the forward sweep), for use at `b` in the reverse of `context`."""
        if isinstance(target, (Constant, MetadataOperand)):
            return target
        lookup = b.insert(Lookup(target, context))
        self.lookups.append(lookup)
        return lookup

    # -- deciding -----------------------------------------------------------------------------------------------------------

    def decide(self) -> None:
        """Choose for every value asked for, and for what those need, before any is resolved."""
        targets = list(dict.fromkeys(lookup.target for lookup in self.lookups))
        self._wanted = {t for t in targets if not self._is_free(t) and self._operation(t) is None}
        work = targets
        decided: set[Value] = set()
        while work:
            value = work.pop()
            if value in decided or self._is_free(value):
                continue
            decided.add(value)
            self._price(value)
            operation = self._operation(value)
            if value in self._recompute and operation is not None:
                work.extend(operation[0])
            else:
                self.saved[value] = None
        for value in self.saved:
            self.records.save(value, self.home[value])

    def _is_free(self, value: Value) -> bool:
        if isinstance(value, (Constant, Argument, MetadataOperand)):
            return True
        return self.is_direct(value, self.home[value])

    def _price(self, value: Value, depth: int = 0) -> float:
        """The estimated cost of having `value` in the reverse sweep."""
        if self._is_free(value):
            return 0.0
        known = self._cost.get(value)
        if known is not None:
            return known
        in_loop = self.records.loop_of(self.home[value]) is not None
        save = SAVED_IN_LOOP if in_loop else SAVED_OUTSIDE
        if value in self._wanted:
            save = 1.0  # saved anyway
        operation = self._operation(value)
        if operation is None:
            self._cost[value] = save
            return save
        operands, own, _ = operation
        if depth > 60:
            return save
        total = own
        for operand in operands:
            total += self._price(operand, depth + 1)
            if total > save:
                break
        if total <= save:
            self._recompute.add(value)
        self._cost[value] = min(total, save)
        return self._cost[value]

    def _operation(self, value: Value) -> tuple[tuple[Value, ...], float, Recipe | None] | None:
        """(operands, cost, recipe) if the value can be had again in the reverse sweep without being saved."""
        recipe = self.recipes.get(value)
        if recipe is not None:
            return recipe
        if isinstance(value, inst.Load):
            source = self.loads.get(value)
            return ((value.pointer,), 1.0, None) if source is not None and self.is_reloadable(source) else None
        if isinstance(value, inst.CallBase):
            cost = self.call_costs.get(value)
            return (value.arguments, cost, None) if cost is not None else None
        if isinstance(value, inst.Instruction) and value.is_pure and value.opcode not in ("phi", "freeze"):
            return (value.operands, 4.0 if value.opcode in EXPENSIVE else 0.5, None)
        return None

    # -- resolving -------------------------------------------------------------------------------------------------------

    def resolve(self, context: Block, blocks: list[Block], memo: Memo) -> None:
        """Replace the placeholders in `blocks`, the reverse of `context`; each block dominates the next.

        `memo` holds the values already there, and gets those that are brought here.
        """
        for block in blocks:
            if any(isinstance(i, (Lookup, Step)) for i in block.instructions):
                self._resolve_block(block, context, memo)

    def _resolve_block(self, block: Block, context: Block, memo: Memo) -> None:
        old, block.instructions = block.instructions, []
        resolver = Resolver(self, Builder(block), context, memo)
        for instruction in old:
            if isinstance(instruction, Lookup):
                assert instruction.context is context, "a lookup strayed from its block"
                instruction.replace_all_uses_with(resolver.value(instruction.target))
                instruction.block = None
            elif isinstance(instruction, Step):
                self.records.enter_reverse_iteration(resolver.builder, instruction.loop)
            else:
                block.instructions.append(instruction)

    def is_recomputed(self, value: Value) -> bool:
        return value in self._recompute

    def recipe(self, value: Value) -> Recipe | None:
        operation = self._operation(value)
        return operation[2] if operation else None


class Resolver:
    """Writes the instructions that bring forward values into one reverse block; `memo` holds those already there."""

    def __init__(self, storage: Storage, builder: Builder, context: Block, memo: Memo) -> None:
        self._storage = storage
        self.builder = builder
        self.context = context
        self._memo = memo

    def value(self, target: Value) -> Value:
        if isinstance(target, (Constant, MetadataOperand)):
            return target
        known = self._memo.get(target)
        if known is None:
            known = self._memo[target] = self._bring(target)
        return known

    def _bring(self, target: Value) -> Value:
        storage = self._storage
        if isinstance(target, Argument):
            return storage.arguments.get(target, target)
        if target in storage.saved:
            return storage.records.read(self.builder, target, self.context)
        if storage.is_direct(target, storage.home[target]):
            return target
        assert storage.is_recomputed(target), f"{target} has no place in the storage plan"
        recipe = storage.recipe(target)
        if recipe is not None:
            return recipe(self)
        assert isinstance(target, inst.Instruction)
        return self.builder.insert(clone_instruction(target, self.value, frozenset(("tbaa", "range", "nonnull"))))
