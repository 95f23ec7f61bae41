"""What is known of one primal function, found once and shared by all its derivatives."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.analysis.flow.loops import Loop, LoopForest
from enzyme_hub.analysis.induction.trip_count import TripCount, trip_count
from enzyme_hub.analysis.memory.alias import CallerFacts, Category, PointerInfo
from enzyme_hub.analysis.memory.effects import may_return_twice
from enzyme_hub.analysis.memory.invariance import Invariance
from enzyme_hub.analysis.memory.modref import Concurrency, ModRef
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.analysis.types.function_types import FunctionTypes
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Block, Value


class FunctionFacts:
    """The analyses of one function in prepared form: simplified loops, LCSSA, one return block.

    Raises DifferentiationError (EH0308) for control flow that cannot be reversed.
    """

    def __init__(
        self,
        function: Function,
        all_types: TypeAnalysis,
        may_free: Callable[[inst.CallBase], bool],
        concurrency: Concurrency = Concurrency.ALONE,
        given: CallerFacts | None = None,
    ) -> None:
        self.function = function
        self._concurrency = concurrency
        self._given = given
        self._may_free = may_free
        self._all_types = all_types
        self.cfg = CFG(function)
        self.domtree = DominatorTree(function, self.cfg)
        self.forest = LoopForest(function, self.domtree)
        self.returns = [b for b in self.cfg.blocks if isinstance(b.terminator, inst.Return)]
        self.reaches_return = self.cfg.reaching(self.returns)
        self._trips: dict[Loop, TripCount | None] = {}
        self._check()

    def _check(self) -> None:
        for block in self.reaches_return:
            if isinstance(block.terminator, (inst.IndirectBranch, inst.CallBr)):
                raise DifferentiationError(
                    "EH0308",
                    f"{self.function.name} jumps through a computed address",
                    why="the reverse sweep cannot tell which way control came",
                    remedy="use switch instead of a computed goto",
                )

            for i in block.instructions:
                if isinstance(i, inst.CallBase) and may_return_twice(i):
                    raise DifferentiationError(
                        "EH0308",
                        f"{self.function.name} calls {i.callee.name}, which may return twice",
                        where=i.where,
                        why="longjmp goes back to it from anywhere, so the reverse sweep cannot tell which way control came",
                        remedy="call it outside of the differentiated function",
                    )
        if self.forest.irreducible and any(b in self.reaches_return for b in self.forest.irreducible):
            raise DifferentiationError(
                "EH0308",
                f"a loop of {self.function.name} is entered in several places, by exceptions",
                why="a loop that is entered in the middle has no single place where its iterations can be counted",
                remedy="let the handler of the exception end outside of the loop that it leads into",
            )

    @cached_property
    def types(self) -> FunctionTypes:
        return self._all_types.function(self.function)

    @cached_property
    def pointers(self) -> PointerInfo:
        return PointerInfo(self.function, given=self._given)

    def is_own(self, pointer: Value) -> bool:
        """True if a pointer leads to memory of this call of the function that nobody else can know of."""
        info = self.pointers
        return all(
            info.category(base) is Category.NOWHERE or (info.category(base) is Category.LOCAL and info.is_own(base))
            for base in info.all_bases(pointer)
        )

    @cached_property
    def modref(self) -> ModRef:
        return ModRef(
            self.function, pointers=self.pointers, kinds=self.types.kinds, concurrency=self._concurrency, delays=True
        )

    @cached_property
    def calls_release(self) -> bool:
        """True if a call here, made as it stands, may release memory: the derivative delays the function's own releases alone."""
        live = (i for block in self.cfg.blocks if block in self.reaches_return for i in block.instructions)
        return any(self._may_free(i) for i in live if isinstance(i, inst.CallBase))

    def is_overwritten(self, load: inst.Instruction) -> bool:
        """True if what the load (or a call that reads memory) read may be gone when the function returns."""
        return self.modref.overwritten(load) is not None

    def varying_loops(self, load: inst.Instruction) -> tuple[Loop, ...]:
        """The loops around the load that its value depends on, innermost first."""
        assert isinstance(load, inst.Load)
        return self._invariance.varying_loops(load)

    @cached_property
    def _invariance(self) -> Invariance:
        def overwritten(load: inst.Load, loop: Loop) -> bool:
            return self.modref.overwritten_among(load, loop.blocks)

        return Invariance(self.forest, overwritten)

    def is_overwritten_after(self, pointer: Value, after: inst.Instruction) -> bool:
        return self.modref.overwritten_location(pointer, None, after) is not None

    def reads_elsewhere(self, call: inst.CallBase) -> bool:
        """True if the callee may read memory that only pointers in memory, or globals, lead to."""
        return self.modref.effects.of_return(call).reads_other

    def is_elsewhere_overwritten(self, after: inst.Instruction) -> bool:
        """True if such memory may be written after `after`."""
        return self.modref.elsewhere_overwritten(after) is not None

    def is_elsewhere_released(self, after: inst.Instruction) -> bool:
        """True if a block that pointers in memory lead to may be released after `after`, at once or when the derivative is done."""
        return self.modref.elsewhere_released(after) is not None

    @property
    def return_block(self) -> Block | None:
        return self.returns[0] if self.returns else None

    def loop_of(self, block: Block) -> Loop | None:
        return self.forest.loop_of(block)

    def trip_count(self, loop: Loop) -> TripCount | None:
        if loop not in self._trips:
            self._trips[loop] = trip_count(loop, self.forest)
        return self._trips[loop]

    def live_predecessors(self, block: Block) -> list[Block]:
        """The predecessors that control may come from, each once."""
        return [p for p in self.cfg.preds[block] if p in self.reaches_return]

    def left_loops(self, source: Block, target: Block) -> list[Loop]:
        """The loops that the edge leaves, innermost first."""
        found = []
        loop = self.loop_of(source)
        while loop is not None and not loop.contains(target):
            found.append(loop)
            loop = loop.parent
        return found

    def guards(self, loop: Loop) -> list[tuple[Value, bool]] | None:
        """The conditions, and what they have to be, under which a completed iteration of the parent loop enters `loop`.

        None if they are not as simple as that.
        """
        parent, block = loop.parent, loop.preheader
        if parent is None or block is None or parent.latch is None:
            return None
        found = []
        while not self.domtree.dominates(block, parent.latch):
            predecessors = self.cfg.preds[block]
            if len(predecessors) != 1:
                return None
            terminator = predecessors[0].terminator
            if len(terminator.successors) > 1:
                if not isinstance(terminator, inst.Branch) or terminator.successors.count(block) != 1:
                    return None
                found.append((terminator.condition, terminator.successors[0] is block))
            block = predecessors[0]
        return found

    def defined_outside(self, value: Value, loop: Loop) -> bool:
        return not (isinstance(value, inst.Instruction) and value.block is not None and loop.contains(value.block))
