"""A function that moves data of several types becomes one function for each.

Rust grows a Vec of doubles and a Vec of indices in the same `RawVecInner::finish_grow`; a C program swaps anything with
one `swap(void *, void *, size_t)`. Such a function has one derivative only if it has one set of types. So where the
calling contexts of a function need different types, the function is copied, and each call gets the copy with the types
it needs. The contexts are those of the type analysis, which is done again afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.differentiate.request.requests import Request, parameters
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.clone import clone_instruction
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.values import Block, Value

_LINKAGE = re.compile(
    r"^(?:(?:private|internal|available_externally|linkonce|linkonce_odr|weak|weak_odr|external|dso_local|hidden|protected)"
    r"(?: |$))*"
)
_OWN = re.compile(r" ?(?:!dbg !\d+|comdat(?:\([^)]*\))?)")
Signature = tuple[object, ...]
Copy = tuple[Function, dict[Value, Value]]


def specialise(module: Module, asked: Iterable[Request], reached: Iterable[Function]) -> None:
    """Copy the functions called in contexts that differ in types; `reached` are all those the requests reach."""
    if not _called_twice(reached):
        return
    types = TypeAnalysis(module)
    separation = _Specialisation(module, types)
    for request in asked:
        types.function(request.function)
        types.add_request(request.call.function, parameters(request))
    for request in asked:
        separation.reach(types.equations.frames.root(request.function))
    separation.apply()


def _called_twice(reached: Iterable[Function]) -> bool:
    """True if a defined function is called in two places."""
    seen: set[Function] = set()
    for function in reached:
        for i in function.instructions:
            target = i.called_function if isinstance(i, inst.CallBase) else None
            if target is not None and not target.is_declaration:
                if target in seen:
                    return True
                seen.add(target)
    return False


class _Specialisation:
    def __init__(self, module: Module, types: TypeAnalysis) -> None:
        self.module = module
        self.types = types
        self.frames: dict[Function, list[Frame]] = {}
        self._seen: set[Frame] = set()
        self._signatures: dict[Frame, Signature] = {}
        self._group: dict[Frame, int] = {}

    def reach(self, frame: Frame) -> None:
        """Collect the frames entered from this one."""
        work = [frame]
        while work:
            one = work.pop()
            if one in self._seen or one.function is None:
                continue
            self._seen.add(one)
            self.frames.setdefault(one.function, []).append(one)
            work.extend(one.children.values())

    def apply(self) -> bool:
        groups = {function: self._divide(frames) for function, frames in self.frames.items()}
        copies: dict[tuple[Function, int], Copy] = {}
        for function, found in groups.items():
            copies[function, 0] = (function, {})
            for index in range(1, len(found)):
                copies[function, index] = _copy(self.module, function)
        if len(copies) == len(groups):
            return False
        for function, found in groups.items():
            for index, frame in enumerate(found):
                self._redirect(frame, copies[function, index][1], copies)
        return True

    def _divide(self, frames: list[Frame]) -> list[Frame]:
        """Divide the frames of a function into groups that agree; of each, the frame that knows most."""
        best: list[Frame] = []
        for frame in sorted(frames, key=lambda one: _unknowns(self.signature(one))):
            for index, other in enumerate(best):
                if _agree(self.signature(frame), self.signature(other)):
                    self._group[frame] = index
                    break
            else:
                self._group[frame] = len(best)
                best.append(frame)
        return best

    def _redirect(self, frame: Frame, mapping: dict[Value, Value], copies: dict[tuple[Function, int], Copy]) -> None:
        """Let the calls in a function, or in the copy that `mapping` leads to, call the copies they need."""
        for call, child in frame.children.items():
            assert child.function is not None
            target, _ = copies[child.function, self._group[child]]
            mine = mapping.get(call, call)
            assert isinstance(mine, inst.CallBase)
            if mine.callee is not target:
                mine.set_operand(len(mine.operands) - 1, target)

    def signature(self, frame: Frame) -> Signature:
        """What a derivative of the function must know: equal for contexts that one derivative can serve."""
        found = self._signatures.get(frame)
        if found is None:
            self._signatures[frame] = ()  # a recursive call says no more than the frame it recurs to
            inner = (self.signature(child) for child in frame.children.values())
            found = self._signatures[frame] = (self.types.answers(frame), *inner)
        return found


def _agree(a: object, b: object) -> bool:
    """True if two signatures do not contradict each other."""
    if isinstance(a, tuple) and isinstance(b, tuple):
        return all(_agree(one, other) for one, other in zip(a, b, strict=False))
    return a is None or b is None or a == b


def _unknowns(signature: object) -> int:
    if isinstance(signature, tuple):
        return sum(map(_unknowns, signature))
    return int(signature is None)


def _copy(module: Module, function: Function) -> Copy:
    """A copy of a function under a new name, and where its values went."""
    copy = module.define(
        module.unique_name(f"{function.name}.types"),
        function.value_type,
        parameter_names=[argument.name for argument in function.arguments],
        parameter_attributes=[argument.attributes for argument in function.arguments],
        header_prefix="internal " + _LINKAGE.sub("", function.header_prefix),
        header_suffix=_OWN.sub("", function.header_suffix),
    )
    copy.calling_convention = function.calling_convention
    copy.result_attributes = function.result_attributes
    mapping: dict[Value, Value] = dict(zip(function.arguments, copy.arguments, strict=True))
    for block in function.blocks:
        mapping[block] = copy.add_block(block.name)
    for block in function.blocks:
        target = mapping[block]
        assert isinstance(target, Block)
        for i in block.instructions:
            made = clone_instruction(i, lambda value: mapping.get(value, value), frozenset(i.attachments))
            made.name, made.block, made.debug_records = i.name, target, i.debug_records
            target.instructions.append(made)
            mapping[i] = made
    for block in copy.blocks:
        for i in block.instructions:
            for index, value in enumerate(i.operands):
                if value in mapping:
                    i.set_operand(index, mapping[value])
    return copy, mapping
