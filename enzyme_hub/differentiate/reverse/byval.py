"""A struct passed by value in memory (`byval`): the callee gets a copy of its own, and so does its derivative.

The copy's shadow starts from zero; after the reverse of the call it is added to the shadow of the original. A constant
struct has no shadow, but its copy may: it is the callee's variable, and may be given varied numbers there.
"""

from __future__ import annotations

from enzyme_hub.differentiate.reverse import words_in_turn
from enzyme_hub.differentiate.reverse.protocol import Augmenting, Reversing
from enzyme_hub.differentiate.reverse.shadow_memory import give_back, is_met
from enzyme_hub.differentiate.shadowed import in_turn
from enzyme_hub.differentiate.shadowed.memory import numbers_of, pattern_of, pointers_of
from enzyme_hub.differentiate.shadowed.protocol import Lanes
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.reader import type_in_memory
from enzyme_hub.ir.values import Block, Value, const_int


class ByvalCopy:
    """The copy of argument `index` of call `i`, and its shadows if `with_shadow`. All live until the reverse is done."""

    def __init__(self, f: Augmenting, i: inst.CallBase, index: int, with_shadow: bool, block: Block) -> None:
        self.argument = i.arguments[index]
        attribute = i.argument_attribute(index, "byval")
        assert attribute is not None
        size = f.module.layout.alloc_size(type_in_memory(f.module, attribute))
        self.size = const_int(types.i64, size)
        runtime = f.runtime
        align = int((i.argument_attribute(index, "align") or "align 1").split()[1])
        self._memory = f.memory(align)
        self.primal = self._memory.take(f.builder, self.size, align)
        runtime.copy(f.builder, self.primal, f.primal(self.argument), self.size)
        self.shadows: Lanes = ()
        if with_shadow:
            self.pattern = pattern_of(f, i, (self.argument,), self.size)
            self.has_source = f.activity.has_shadow(self.argument)
            self.shadows = tuple(self._shadow(f, original, align) for original in f.shadows(self.argument))

    def _shadow(self, f: Augmenting, original: Value, align: int) -> Value:
        """The shadow of the copy in one lane: zeros, and the pointers of the original's shadow."""
        made = self._memory.take(f.builder, self.size, align)
        f.runtime.fill_zero(f.builder, made, self.size)
        for start in range(0, self.size.value if self.has_source else 0, self.pattern.period):
            for offset in pointers_of(self.pattern):
                source = f.builder.offset(original, start + offset)
                target = f.builder.offset(made, start + offset)
                f.builder.store(f.builder.load(types.ptr, source, 1), target, 1)
        if self.has_source:
            in_turn.move_shadows(f.runtime, f.builder, made, original, self.primal, self.size, self.pattern)
        return made

    def reverse(self, g: Reversing) -> None:
        """After the reverse of the call: give the adjoints back, and release the copies."""
        for lane in g.lanes() if self.shadows else ():
            shadow = g.saved(self.shadows[lane])
            if self.has_source:
                numbers = numbers_of(self.pattern)
                into, given = g.shadow(self.argument), g.activity_guard(self.argument)
                meets = is_met(g, self.argument)
                give_back(g, shadow, into, given, self.size, numbers, self.pattern.period, meets=meets)
                words_in_turn.give_back(g, shadow, into, given, self.size, self.pattern, meets=meets)
            g.release(self._memory.give(g.builder, shadow))
        g.release(self._memory.give(g.builder, g.saved(self.primal)))
