"""The engine of one module: which derivatives exist, and the facts about functions and globals they share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from enzyme_hub.analysis.activity.analysis import takes_discarded_shadow
from enzyme_hub.analysis.memory.effects import analysis_of
from enzyme_hub.analysis.memory.opaque import OpaqueCalls
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.differentiate.facts import FunctionFacts
from enzyme_hub.differentiate.normalise.integer_pointers import restore_pointers
from enzyme_hub.differentiate.reverse.derivation import Derivation, new_derivative_function
from enzyme_hub.differentiate.runtime import Runtime
from enzyme_hub.differentiate.signature import Key, SplitDerivative
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Constant, ConstantAggregate, ConstantExpr, Value, const_int, null
from enzyme_hub.languages.allocators import Deallocation, Reallocation
from enzyme_hub.languages.meaning import Copy, Inactive, Mark, Math, is_function, meaning
from enzyme_hub.languages.text import is_text


class Engine:
    """Makes derivatives for one module. `roots` are the functions that requests name."""

    def __init__(self, module: Module, roots: Iterable[Function]) -> None:
        self.module = module
        self._roots = tuple(roots)
        self.runtime = Runtime(module)
        self._facts: dict[Function, FunctionFacts] = {}
        self._combined: dict[Key, Function] = {}
        self._split: dict[Key, SplitDerivative] = {}
        self._shadow_globals: dict[GlobalVariable, GlobalVariable] = {}
        self._sinks: dict[GlobalVariable, GlobalVariable] = {}
        self.calls = CallGraph(module, self._roots, follows=is_function)
        reached = self.calls.reached
        for function in reached:
            restore_pointers(function)
        self.types = TypeAnalysis(module)
        self.effects = analysis_of(module)
        self._globals_of = {function: _mutable_globals(function) for function in reached}
        written = {g for function in reached for g in _written_globals(function)}
        self.active_globals = frozenset(written)

    # -- derivatives ------------------------------------------------------------------------------------------------------

    def combined(self, key: Key) -> Function:
        """The combined derivative of `key`."""
        found = self._combined.get(key)
        if found is None:
            found = self._combined[key] = Derivation(self, key).combined()
        return found

    def split(self, key: Key) -> SplitDerivative:
        """The augmented forward and reverse of `key`; while they are being made (recursion) their bodies are incomplete."""
        found = self._split.get(key)
        if found is None:
            stem = key.function.name
            augmented = new_derivative_function(key, f"augmented.{stem}", with_seed=False)
            reverse = new_derivative_function(key, f"reverse.{stem}", with_seed=key.active_return)
            found = self._split[key] = SplitDerivative(key, augmented, reverse)
            if key.function in self.calls.recursive:
                found.declare_with_heap_tape()
            Derivation(self, key).split(found)
        return found

    def may_free(self, call: inst.CallBase) -> bool:
        """True if the call, made in the forward sweep as it stands, may release memory that the reverse sweep reads."""
        if isinstance(meaning(call), (Deallocation, Reallocation)):
            return False  # delayed
        effects = self.effects.of_call(call)
        return bool(effects.frees) or effects.frees_other

    @cached_property
    def blocks_are_replaced(self) -> bool:
        """True if a call made as it stands may release a block, and leave a pointer to another in its place."""
        return any(
            isinstance(i, inst.CallBase) and not is_function(i) and self.may_free(i)
            for function in self._globals_of
            for i in function.instructions
        )

    def may_write(self, call: inst.CallBase, index: int) -> bool:
        """True if the call may write to the memory its argument points to."""
        return index in self.effects.of_call(call).writes

    def facts(self, function: Function) -> FunctionFacts:
        found = self._facts.get(function)
        if found is None:
            found = self._facts[function] = FunctionFacts(function, self.types, self.may_free)
        return found

    def is_removable(self, i: inst.Instruction) -> bool:
        """True if the instruction can go when its result is not used."""
        if isinstance(i, inst.Load):
            return not i.is_volatile_or_atomic
        if isinstance(i, inst.Call):
            what = meaning(i)
            computes = isinstance(what, Math) or (isinstance(what, Inactive) and what.is_pure)
            return computes and not any(a.type.is_pointer for a in i.arguments)
        return i.is_pure or isinstance(i, inst.Alloca)

    # -- what calls may reach -----------------------------------------------------------------------------------------------

    def may_touch_active_globals(self, call: inst.CallBase) -> bool:
        """True if the call may lead to a function that reads or writes a global with active data."""
        return any(target in self._touching for target in self.calls.targets(call))

    @cached_property
    def _touching(self) -> set[Function]:
        """The functions that may, by what they call, meet a global with active data."""
        return self.calls.reaching(f for f, found in self._globals_of.items() if found & self.active_globals)

    @cached_property
    def opaque(self) -> OpaqueCalls:
        return OpaqueCalls(self.calls, self.effects)

    @cached_property
    def beside_active_globals(self) -> set[Function]:
        """The functions that are part of a derivative which meets a global with active data."""
        return self.calls.below(root for root in self._roots if root in self._touching)

    # -- globals ----------------------------------------------------------------------------------------------------------

    def shadow_of_global(self, variable: GlobalVariable) -> GlobalVariable | None:
        """The shadow of a global, made here; None where it has none.

        That of a mutable global is cleared when a derivative starts. Constant data whose address gets where differentiated
        memory may be looked for has a shadow as well: what is added there belongs to nobody.
        """
        found = self._shadow_globals.get(variable) or self._sinks.get(variable)
        if found is not None:
            return found
        if variable in self.active_globals:
            return self._new_shadow(variable, self._shadow_globals)
        if not takes_discarded_shadow(variable):
            return None
        found = self._new_shadow(variable, self._sinks)
        initializer = variable.initializer
        if variable.value_type.holds_pointer and initializer is not None:
            found.initializer = self._sink_contents(initializer)
        return found

    def _new_shadow(self, variable: GlobalVariable, table: dict[GlobalVariable, GlobalVariable]) -> GlobalVariable:
        name = self.module.unique_name(f"{variable.name}.shadow")
        prefix = "internal thread_local" if variable.is_thread_local else "internal"
        found = GlobalVariable(
            name, variable.value_type, prefix=prefix, suffix="", initializer=null(variable.value_type)
        )
        table[variable] = self.module.variables[name] = found
        return found

    def _sink_contents(self, value: Constant) -> Constant:
        """Zeros, and in the place of each pointer its shadow."""
        if isinstance(value, GlobalVariable):
            return self.shadow_of_global(value) or null(value.type)
        if isinstance(value, ConstantAggregate):
            return ConstantAggregate(value.type, tuple(map(self._sink_contents, value.elements)))
        if isinstance(value, ConstantExpr) and value.type.is_pointer and value.opcode == "getelementptr":
            operands = (self._sink_contents(value.operands[0]), *value.operands[1:])
            return ConstantExpr(value.type, value.opcode, operands, value.flags, value.source_type)
        return null(value.type)

    def clear_shadow_globals(self, b: Builder) -> None:
        """Nothing an earlier derivative left there may count."""
        for shadow in self._shadow_globals.values():
            self.runtime.fill_zero(b, shadow, const_int(types.i64, self.module.layout.alloc_size(shadow.value_type)))


def _mutable_globals(function: Function) -> frozenset[GlobalVariable]:
    return frozenset(g for i in function.instructions for o in i.operands for g in _globals_in(o))


def _globals_in(value: Value) -> list[GlobalVariable]:
    if isinstance(value, GlobalVariable):
        return [] if value.is_constant_data else [value]
    if isinstance(value, ConstantExpr):
        return [g for o in value.operands for g in _globals_in(o)]
    if isinstance(value, ConstantAggregate):
        return [g for e in value.elements for g in _globals_in(e)]
    return []


def _written_globals(function: Function) -> set[GlobalVariable]:
    """The mutable globals that hold numbers or pointers and are more than read in `function`."""
    found: set[GlobalVariable] = set()
    for i in function.instructions:
        for position, operand in enumerate(i.operands):
            if isinstance(operand, Constant):
                for variable in _globals_in(operand):
                    if not is_text(variable) and not _only_read(i, position) and _may_hold_active(variable.value_type):
                        found.add(variable)
    return found


def _only_read(user: inst.Instruction, position: int) -> bool:
    """True if the address in that operand is only used to read."""
    work: list[tuple[inst.Instruction, int]] = [(user, position)]
    seen: set[inst.Instruction] = set()
    while work:
        i, index = work.pop()
        if isinstance(i, (inst.Load, inst.Compare)):
            continue
        if isinstance(i, inst.CallBase):
            what = meaning(i)
            if isinstance(what, (Inactive, Mark)) or (isinstance(what, Copy) and index == what.source):
                continue
            return False
        if i.opcode not in ("getelementptr", "phi", "select", "bitcast", "addrspacecast"):
            return False
        if i not in seen:
            seen.add(i)
            work.extend((use.user, use.index) for use in i.uses)
    return True


def _may_hold_active(type_: types.Type) -> bool:
    if isinstance(type_, FloatType) or type_.is_pointer:
        return True
    if isinstance(type_, types.StructType):
        return type_.elements is None or any(_may_hold_active(t) for t in type_.elements)
    if isinstance(type_, (types.ArrayType, types.VectorType)):
        return _may_hold_active(type_.element) or type_.element is types.i8
    return False
