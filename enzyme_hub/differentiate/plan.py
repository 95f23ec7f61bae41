"""What is decided about one derivative before anything of it is written: what is active, and what its calls need.

Which derivative of a callee a call needs follows from activity, types and mod/ref alone. So a plan knows
the keys of its callees, and their derivatives can be written first.
"""

from __future__ import annotations

from collections.abc import Set
from functools import cached_property

from enzyme_hub.analysis.activity.analysis import Activity, Kind
from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.analysis.types.answers import Part
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.custom.given import given
from enzyme_hub.differentiate.checkpoints.names import is_loop
from enzyme_hub.differentiate.fused.linear import Way, Ways, computed_of, stores_at_ends, user_of_value
from enzyme_hub.differentiate.fused.memory import ends_at_its_end, variables
from enzyme_hub.differentiate.fused.names import adds_only, sums_of
from enzyme_hub.differentiate.legality.plan import ways_to_tell_types
from enzyme_hub.differentiate.program import Program
from enzyme_hub.differentiate.shadowed.byval import may_vary
from enzyme_hub.differentiate.signature import ELSEWHERE, GLOBALS, DerivativeOptions, Key, Mode
from enzyme_hub.differentiate.unread import stores, unread_sums
from enzyme_hub.differentiate.windowed import Untouched
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable, function_behind
from enzyme_hub.ir.roles import is_iteration, is_region, is_thread
from enzyme_hub.ir.values import Argument, Block, ConstantOther, ConstantWord, Value
from enzyme_hub.languages.heap import Allocation, Reallocation
from enzyme_hub.languages.meaning import Call, Custom, Fill, calls_derivative, meaning
from enzyme_hub.languages.shipped import reason as missing_routine


def plan_of(program: Program, key: Key) -> Plan:
    """The plan of a derivative, made once."""
    if key not in program.plans:
        program.plans[key] = Plan(program, key)
    return program.plans[key]


class Plan:
    """The derivative that `key` asks for, as far as it is known before it is written."""

    def __init__(self, program: Program, key: Key) -> None:
        self.program = program
        self.key = key
        self.source = key.function
        self.facts = program.facts(self.source)
        self._early: dict[inst.CallBase, tuple[tuple[Way, ...], ...] | None] = {}
        self.activity = Activity(
            self.source,
            key.kinds,
            key.active_return,
            self.facts.types,
            self.facts.pointers,
            program.beside.active(self.source) | program.beside.active_tables(self.source),
            lambda call: program.may_touch_active_globals(call) or program.may_read_disguised(call),
            program.may_write,
            program.stays_constant,
            key.shadow_return,
        )

    @cached_property
    def calls(self) -> dict[inst.CallBase, Key]:
        """The derivative that each active call of a function needs. Raises DifferentiationError where there can be none."""
        live = (i for block in self.facts.cfg.blocks if block in self.facts.reaches_return for i in block.instructions)
        calls = (i for i in live if isinstance(i, inst.CallBase) and calls_derivative(i))
        return {i: self._needed(i) for i in calls if is_active_call(self.activity, self.program, i)}

    def of_callee(self, call: inst.CallBase) -> Plan | None:
        """The plan of the derivative that one of these calls needs; None if the program gives it."""
        key = self.calls[call]
        return None if given(key.function) is not None or key.function.is_declaration else plan_of(self.program, key)

    def _needed(self, i: inst.CallBase) -> Key:
        function = callee_of(i)
        is_forward = self.key.mode is Mode.FORWARD
        overwritten = frozenset[int]() if is_forward else self._overwritten(i)
        kinds = tuple(
            Kind.DUP
            if may_vary(self.program, parameter) or _is_null_pointer(a)
            else _kind(self.activity, a, is_forward)
            for a, parameter in zip(i.arguments, function.arguments, strict=True)
        )
        mode = Mode.FORWARD if is_forward else Mode.COMBINED if self._is_fused(i, overwritten) else Mode.SPLIT
        return Key(
            function,
            kinds,
            active_return=self.activity.is_active(i),
            mode=mode,
            primal_return=mode is Mode.COMBINED and self._is_wanted(i),
            shadow_return=i.type.holds_pointer and self.activity.has_shadow(i),
            overwritten=overwritten,
            unread=frozenset() if is_forward else self._unread_by_caller(i),
            width=self.key.width,
            windowed=self._windowed(i, function) if mode is Mode.SPLIT else frozenset(),
            options=self.key.options if mode is Mode.COMBINED else self._asked_of(function),
        )

    def _windowed(self, i: inst.CallBase, function: Function) -> frozenset[int]:
        """What the reverse of a function is told that is called in a loop, or in a function that is, by one of several threads."""
        if not self.keeps_apart or is_iteration(self.source) or self.source.module.target.is_device:
            return frozenset()
        program, in_loop = self.program, i.block is not None and self.facts.loop_of(i.block) is not None
        is_plain = isinstance(meaning(i), Call) and not program.shares(function) and not is_thread(function)
        if not is_plain or is_loop(function) or function in program.calls.recursive:
            return frozenset()
        if not (in_loop or self.key.windowed) or not LoopForest(function).loops:
            return frozenset()
        return self.untouched.of_call(i)

    @property
    def keeps_apart(self) -> bool:
        """True if adjoints that threads share may be kept apart for a while. Who is no team adds them atomically then: in no order."""
        options = self.key.options
        return options.shared and (options.team or bool(self.key.windowed) or not options.deterministic)

    @cached_property
    def untouched(self) -> Untouched:
        """To which memory's adjoints nobody looks before the reverse is done."""
        return Untouched(
            self.source, self.facts.pointers, self.facts.types.kinds, self.key.windowed, self.key.options.team
        )

    def _asked_of(self, function: Function) -> DerivativeOptions:
        return self.key.options.of_callee(self.program.shares(function), self.program.is_team(function))

    def _unread_by_caller(self, i: inst.CallBase) -> frozenset[int]:
        key = self.key
        if key.options.notes or key.options.journal:
            return frozenset()
        return unread_sums(i, key.is_split or key.primal_return, self.facts.pointers)

    def _is_fused(self, i: inst.CallBase, overwritten: frozenset[int]) -> bool:
        """True for an iteration that runs forward and backward at once: all that it reads is still there."""
        key = self.key
        if not is_iteration(i.called_function) or overwritten or key.options.journal or key.options.notes:
            return False
        if key.is_split:
            return is_region(self.source) and not self._is_wanted(i)
        return not self._is_wanted(i) or self.early(i) is not None

    def early(self, i: inst.CallBase) -> tuple[tuple[Way, ...], ...] | None:
        """For each sum that an iteration adds to, the ways to the result of the function and to memory, where the value is wanted: they
        tell the adjoint of the sum before the reverse sweep has begun, so that the iteration may run forward and backward in the forward
        sweep. None if it does not."""
        if i not in self._early:
            self._early[i] = self._ways_of_sums(i) if self._is_wanted(i) else None
        return self._early[i]

    def fused_after(self, block: Block) -> tuple[inst.CallBase, ...]:
        """The iterations that do, of the loop behind that block."""
        return self._early_behind.get(block, ())

    @cached_property
    def _early_behind(self) -> dict[Block, tuple[inst.CallBase, ...]]:
        found: dict[Block, tuple[inst.CallBase, ...]] = {}
        for i, key in self.calls.items():
            if key.mode is Mode.COMBINED and self.early(i) is not None and i.block is not None:
                loop = self.facts.loop_of(i.block)
                assert loop is not None and loop.preheader is not None
                found[loop.preheader] = (*found.get(loop.preheader, ()), i)
        return found

    def _is_wanted(self, i: inst.CallBase) -> bool:
        """True if somebody wants the value of a sum that an iteration adds to."""
        loop = self.facts.loop_of(i.block) if i.block is not None else None
        if loop is None:
            return False
        wanted = self.key.primal_return
        return user_of_value([*sums_of(i), i], loop, self.facts.reaches_return, wanted, self.unread) is not None

    def _ways_of_sums(self, i: inst.CallBase) -> tuple[tuple[Way, ...], ...] | None:
        loop = self.facts.loop_of(i.block) if i.block is not None else None
        if loop is None or not adds_only(i.called_function) or not ends_at_its_end(self.source):
            return None
        ways = Ways(loop, self.facts.forest, self.facts.pointers)
        found = [ways.of(phi) for phi in sums_of(i) if isinstance(phi, inst.Phi)]
        if None in found:
            return None
        known = tuple(one for one in found if one is not None)
        if not all(ways.places.is_early(value) for one in known for value in computed_of(one)):
            return None  # LLVM has seen the function since its loop was outlined
        stores = [store for one in known for store in stores_at_ends(one)]
        if any(store in self.unread or self.guarded_root(store.pointer) is not None for store in stores):
            return None
        return known

    @cached_property
    def unread(self) -> frozenset[inst.Instruction]:
        """The stores that the forward sweep need not make."""
        return stores(self.source, self.key.unread)

    def _overwritten(self, i: inst.CallBase) -> frozenset[int]:
        """What may have changed when the reverse of this call runs: the memory of pointer arguments, `ELSEWHERE`, `GLOBALS`.

        What the callee reads through pointers in memory belongs to no argument; if that may change, all count as changed.
        """
        facts, is_split = self.facts, self.key.is_split
        if facts.reads_elsewhere(i) and (facts.is_elsewhere_overwritten(i) or self.key.overwritten - {GLOBALS}):
            return frozenset((ELSEWHERE, GLOBALS, *(k for k, a in enumerate(i.arguments) if a.type.holds_pointer)))
        found = set(self.key.overwritten & {GLOBALS})
        for index, argument in enumerate(i.arguments):
            if not argument.type.holds_pointer:
                continue
            if i.argument_attribute(index, "byval"):
                continue  # a copy of its own
            if facts.is_overwritten_after(argument, i) or (is_split and not self._survives_return(argument)):
                found.add(index)
        return frozenset(found)

    def guarded_root(self, pointer: Value) -> Value | None:
        """Where it is decided at run time whether a pointer leads to constant memory: what it was computed from.

        None if it surely leads to memory with a shadow.
        """
        if not self.key.options.runtime_activity or self.activity.is_surely_shadowed(pointer):
            return None
        while isinstance(pointer, inst.GetElementPtr) and not pointer.type.is_vector:
            pointer = pointer.pointer
        return pointer

    @cached_property
    def in_each_sweep(self) -> Set[inst.Alloca]:
        """Split mode: the variables of which each sweep has its own. There are numbers in them, and none is read again in reverse."""
        if (
            not self.key.is_split
            or self.key.options.notes
            or self.key.options.journal
            or self.source.module.target.is_device
        ):
            return frozenset()
        return {
            i for i, (users, _) in variables(self.source).items() if not i.flags and all(map(self._is_of_sweep, users))
        }

    def _is_of_sweep(self, i: inst.Instruction) -> bool:
        if isinstance(i, (inst.Load, inst.Store)):
            type_ = i.value.type if isinstance(i, inst.Store) else i.type
            return not type_.holds_pointer and (isinstance(i, inst.Store) or self.facts.is_overwritten(i))
        return isinstance(meaning(i), Fill) if isinstance(i, inst.CallBase) else False

    # -- what the storage plan may rely on ---------------------------------------------------------------------------------

    def is_direct(self, value: Value, home: Block) -> bool:
        """True if the SSA value can simply be used in the reverse sweep."""
        if self.key.is_split or self.facts.loop_of(home) is not None:
            return False
        end = self.facts.return_block
        return end is not None and self.facts.domtree.dominates(home, end)

    def is_reloadable(self, load: inst.Instruction) -> bool:
        """True if reading the source load's memory again in the reverse sweep gives the same value."""
        if load.is_volatile_or_atomic or self.facts.is_overwritten(load):
            return False
        return not self.key.is_split or self._survives_return(load.operand(0))

    def _survives_return(self, pointer: Value) -> bool:
        """Split mode: true if the memory is the same between the augmented forward and the reverse.

        A pointer found in memory may lead anywhere: that survives if all memory of the caller's and all globals do (`_overwritten`), and
        what it was found in; a list leads back to itself.
        """
        pointers = self.facts.pointers
        work = Worklist(pointers.bases(pointer))
        for base in work:
            if isinstance(base, inst.Load):
                if self.key.overwritten:
                    return False
                work.extend(pointers.bases(base.pointer))
            elif isinstance(base, inst.ExtractValue):  # a pointer in a struct that is given as a value
                work.extend(pointers.bases(base.operand(0)))
            elif not self._base_survives(base):
                return False
        return True

    def _base_survives(self, base: Value) -> bool:
        if isinstance(base, Argument):
            return base.index not in self.key.overwritten
        if isinstance(base, GlobalVariable):
            return base.is_constant_data or GLOBALS not in self.key.overwritten
        if isinstance(base, (inst.Alloca, ConstantWord, Function)):
            return True  # on the heap until the reverse is done; nowhere
        if not isinstance(base, inst.CallBase):
            return False
        kept = isinstance(meaning(base), (Allocation, Reallocation))
        return kept and not self.facts.pointers.escapes(base) and not self.facts.pointers.is_returned(base)

    # -- types -------------------------------------------------------------------------------------------------------------

    def parts(self, value: Value) -> tuple[Part, ...]:
        """What the bytes of a source value are. Raises DifferentiationError EH0301 if that is not known."""
        found = self.facts.types.parts(value)
        if found is None:
            where = value.where if isinstance(value, inst.Instruction) else None
            raise DifferentiationError(
                "EH0301",
                f"the type of %{value.name} in {self.source.name} is not known, but a derivative flows through it",
                where=where,
                why=self.facts.types.explain(value),
                remedy=ways_to_tell_types(self.source),
            )
        return found


def is_active_call(activity: Activity, program: Program, i: inst.CallBase) -> bool:
    """True if the call of a function needs that function's derivative."""
    if any(activity.is_active(a) or (a.type.holds_pointer and activity.passes_active(a)) for a in i.arguments):
        return True
    if i.intrinsic is None and any(map(activity.is_moved, i.arguments)):
        return True
    if activity.is_active(i):
        return True
    if i.type.holds_pointer and activity.has_shadow(i):
        return True
    if program.may_touch_active_globals(i) or program.may_read_disguised(i):
        return True
    return program.may_stop(i) or program.meets(i)


def _kind(activity: Activity, argument: Value, is_forward: bool = False) -> Kind:
    if is_forward and activity.is_active(argument):
        return Kind.DUAL
    if argument.type.holds_pointer and activity.has_shadow(argument):
        return Kind.BOTH if activity.is_active(argument) else Kind.DUP
    return Kind.OUT if activity.is_active(argument) else Kind.CONST


def _is_null_pointer(argument: Value) -> bool:
    """True for null, which is its own shadow: the callee must not take it for constant memory."""
    return argument.type.is_pointer and isinstance(argument, ConstantWord) and argument.is_zero


def callee_of(i: inst.CallBase) -> Function:
    """The defined function that is called. Raises DifferentiationError where there is none."""
    callee, caller = i.callee, i.function.name
    where = i.where
    if isinstance(callee, ConstantOther) and callee.is_inline_asm:
        raise DifferentiationError(
            "EH0304",
            f"inline assembly on active data in {caller}",
            where=where,
            why="what assembly computes cannot be seen in LLVM IR",
            remedy="write it in plain code, or move it into a function with a registered derivative",
        )
    function = function_behind(callee)
    if function is None:
        raise DifferentiationError(
            "EH0305",
            f"{caller} calls a function through a pointer, with active data",
            where=where,
            why="no function with a body in this link has the parameters of this call",
            remedy="link the file that defines the function with -flto (Rust: -Clinker-plugin-lto), or call it by its name",
        )
    if function.is_intrinsic:
        raise DifferentiationError(
            "EH0303",
            f"no derivative rule for {function.name}, called in {caller} with active data",
            where=where,
            why="an active value flows into it",
            remedy="rewrite the computation without it, or pass the inputs it depends on as enzyme_const",
        )
    if function.is_declaration and (function.name or "").startswith("_FortranA"):
        raise DifferentiationError(
            "EH0208",
            f"no body for {function.name}, which {caller} calls with active data",
            where=where,
            why="flang's runtime library is native code, and for this part of it no bitcode stands in",
            remedy="write the statement as a loop over the elements, and that of objects with allocatable components as one for each "
            "component",
        )
    if function.is_declaration and not isinstance(meaning(i), Custom):
        if (missing := missing_routine(function)) is not None:
            raise DifferentiationError(
                "EH0208",
                f"no derivative for {function.name}, which {caller} calls with active data",
                where=where,
                why=missing[0],
                remedy=missing[1],
            )
        raise DifferentiationError(
            "EH0208",
            f"no body for {function.name}, which {caller} calls with active data",
            where=where,
            why="a derivative needs the function's LLVM bitcode, and no input of this link has it",
            remedy=f"compile the file that defines {function.name} with -flto (Rust: -Clinker-plugin-lto) and link it, "
            "or register a derivative for it",
        )
    given = tuple(a.type for a in i.arguments)
    if not function.value_type.is_vararg and given != function.value_type.parameters:
        raise DifferentiationError(
            "EH0302",
            f"{caller} calls {function.name} with other arguments than it takes",
            where=where,
            why=f"it passes ({', '.join(map(str, given))}) for ({', '.join(map(str, function.value_type.parameters))})",
            remedy="declare the function as it is defined",
        )
    if function.value_type.is_vararg:
        raise DifferentiationError(
            "EH0302",
            f"{function.name} takes a variable number of arguments, and {caller} passes it active data",
            where=where,
            why="variadic functions are not differentiated",
            remedy="give the function a fixed parameter list",
        )
    return function
