"""A variable that several blocks set, as values and phis."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import Block, Value, poison


class Variable:
    """It is asked for when all blocks that set it have done so (`define`), and branches are what they will be."""

    def __init__(self, type_: Type, region: Iterable[Block]) -> None:
        self.type = type_
        self._before = {block: block.predecessors for block in region}
        self._found: dict[Block, Value] = {}  # what it is at the end of each block
        self._set: set[Block] = set()
        self._waiting: dict[Value, Block] = {}  # phis that may be needed
        self._is_followed = False

    def define(self, block: Block, value: Value) -> None:
        self._found[block] = value
        self._set.add(block)

    def at_end(self, block: Block) -> Value:
        """The value at the end of a block; anything if it is set on no way to there."""
        if not self._is_followed:
            self._follow()
        value = self._found.get(block)
        return self._placed(value) if value is not None else poison(self.type)

    def _follow(self) -> None:
        self._is_followed = changes = True
        while changes:
            changes = False
            for block, sources in self._before.items():
                values = dict.fromkeys(self._found[source] for source in sources if source in self._found)
                if block in self._set or not values:
                    continue
                if len(values) > 1:
                    phi = inst.Phi(self.type)
                    self._waiting[phi] = block
                    self.define(block, phi)
                    changes = True
                elif self._found.get(block) not in values:
                    self._found[block] = next(iter(values))
                    changes = True

    def _placed(self, value: Value) -> Value:
        block = self._waiting.pop(value, None)
        if block is not None:
            assert isinstance(value, inst.Phi)
            block.insert(0, value)
            for source in self._before[block]:
                value.add_incoming(self.at_end(source), source)
        return value
