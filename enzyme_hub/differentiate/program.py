"""What derivatives may ask of the program they are made for: its calls, effects, types and globals. Changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from functools import cached_property
from typing import TYPE_CHECKING, Any

from enzyme_hub.analysis.activity.disguised import reading_disguised
from enzyme_hub.analysis.activity.flow_of_bytes import Places
from enzyme_hub.analysis.activity.varied import Varied, everything_varied
from enzyme_hub.analysis.memory.addresses import Addresses, Place, named_in, pointers_in
from enzyme_hub.analysis.memory.effects import analysis_of, effects
from enzyme_hub.analysis.memory.modref import Concurrency
from enzyme_hub.analysis.memory.opaque import OpaqueCalls
from enzyme_hub.analysis.memory.ordering import word_of
from enzyme_hub.analysis.sharing.captured import Captured, sites_in
from enzyme_hub.analysis.sharing.settled import Settled
from enzyme_hub.analysis.types.analysis import TypeAnalysis, take_in
from enzyme_hub.analysis.types.nodes import Node
from enzyme_hub.analysis.types.overlap import all_leaves
from enzyme_hub.custom.given import given_shadows, is_inactive
from enzyme_hub.differentiate.beside import Beside
from enzyme_hub.differentiate.facts import FunctionFacts
from enzyme_hub.differentiate.fused.names import runs_again
from enzyme_hub.differentiate.put_into import PutInto
from enzyme_hub.differentiate.request.requests import Request, parameters
from enzyme_hub.differentiate.shadowed.constant_tables import ConstantTables
from enzyme_hub.differentiate.shadowed.global_pointers import Globals, find_leads, reaching
from enzyme_hub.differentiate.shadowed.replaced import Replaced
from enzyme_hub.differentiate.shadowed.workspaces import Workspaces, may_hold_pointers
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.differentiate.words_in_registers import WordsInRegisters
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.atomics import moves_number
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.roles import Role, has_role, is_branch, is_region, is_thread
from enzyme_hub.ir.types import FloatType
from enzyme_hub.ir.values import Constant, Value
from enzyme_hub.ir.walk import CHOICES, PLACES, uses_through
from enzyme_hub.languages.heap import USABLE_SIZE, Deallocation, Reallocation
from enzyme_hub.languages.known import holds_text, is_table, stands_for_empty
from enzyme_hub.languages.meaning import (
    Copy,
    Custom,
    Inactive,
    Math,
    MemoryAnnotation,
    Synchronises,
    ThreadCreate,
    ThreadJoin,
    ThreadScopeBegin,
    UnresolvedCall,
    has_body_semantics,
    is_own,
    meaning,
)
from enzyme_hub.languages.runtime import THREADS_OPEN
from enzyme_hub.rules.shuffle_ways import is_shuffle

if TYPE_CHECKING:
    from enzyme_hub.differentiate.plan import Plan


class Program:
    """The part of a module that requests reach; `types` are theirs, if they are known already.

    `spares_constants`: it is asked what varies, for what stays constant. `decides_at_run_time`: derivatives of some requests find out when
    they run which memory is constant; what an earlier call left is.
    """

    def __init__(
        self,
        module: Module,
        requests: Iterable[Request],
        types: TypeAnalysis | None = None,
        spares_constants: bool = False,
        decides_at_run_time: bool = False,
    ) -> None:
        self.module = module
        self.asks_for_sizes = (
            USABLE_SIZE in module.functions
        )  # how large blocks really are, so that it may use all of them
        self.spares_constants = spares_constants
        self.decides_at_run_time = decides_at_run_time
        self.reads_left: dict[
            Function, str
        ] = {}  # functions that read such pointers, and in which variable: they stop there
        requests = list(requests)
        self.keeps_tapes = any(request.keeps_tape for request in requests)  # one tape serves several reverses
        self._given = [(one.function, tuple(argument.kind for argument in one.arguments)) for one in requests]
        self._asked = [(one.function, one.call) for one in requests]
        split = {request.function for request in requests if request.entry.is_split}
        self.roots = tuple(dict.fromkeys(request.function for request in requests))
        self.closures = frozenset(request.function for request in requests if request.has_context)
        self._facts: dict[Function, FunctionFacts] = {}
        self.plans: dict[Key, Plan] = {}
        self.constant_memory: dict[Key, Any] = {}  # of `legality/constant_memory`
        self.calls = CallGraph(module, self.roots, follows=has_body_semantics)
        reached = self.calls.reached
        asked = [(one.function, one.call.function, list(parameters(one))) for one in requests]
        self.types = types if types is not None else take_in(module, asked)
        self.effects = analysis_of(module)
        self._tables_of_constants = ConstantTables()
        self._named = {function: self._names(function) for function in reached}
        self._globals_of = {
            f: frozenset(g for g in found if not g.is_constant_data) for f, found in self._named.items()
        }
        self._in_split = frozenset(g for f in self.calls.below(split) for g in self._globals_of.get(f, ()))
        self.written_globals = frozenset(self._written(reached))
        self.leads = find_leads(module, (g for found in self._globals_of.values() for g in found))
        self.given_shadows = given_shadows(module)
        self._find_active_globals()

    def _find_active_globals(self) -> None:
        """Those that may hold active data, and those at rest; `addresses` and `workspaces` of those with pointers in them."""
        behind = self._tables_of_constants.behind
        more = self._written_behind() | self._written_behind_tables() | self.given_shadows.keys()
        written = self.written_globals | more
        active = reaching(self.leads, written, behind)
        in_tables = self._in_tables()
        self.addresses = Addresses(self.module, filter(may_hold_pointers, active | in_tables))
        self.workspaces = self._workspaces(self.addresses, in_tables - active)
        tables = self._tables(active)
        if tables:
            active = reaching(self.leads, written - tables, behind)
        self.active_globals = active
        self.workspaces.keep_only(active | in_tables)
        self.active_tables = self._tables_of_constants.leading_to(self._constants, active)
        self.beside = Beside(
            self.roots,
            self.calls,
            self._globals_of,
            active,
            lambda functions: self._written(functions) - tables,
            more - tables,
            self.leads,
            self._tables_of_constants,
            self.active_tables,
            in_tables,
        )

    @cached_property
    def _constants(self) -> dict[GlobalVariable, None]:
        return {g: None for found in self._named.values() for g in found if g.is_constant_data}

    def _in_tables(self) -> Globals:
        return frozenset(filter(_may_hold_active, self._tables_of_constants.led_to(self._constants, self.leads)))

    def _written_behind_tables(self) -> Globals:
        """Those that only constant data leads to and that are only read, but lead to memory in which something that varies is put."""
        found = {g for g in self._in_tables() - self.written_globals if may_hold_pointers(g) and self._is_open(g)}
        if not found or self.types.apart is not None:
            return frozenset(found)
        return frozenset(g for g in found if self._varies(self.types.equations.object(g)))

    def _workspaces(self, addresses: Addresses, resting: Globals = frozenset()) -> Workspaces:
        return Workspaces(addresses, self._globals_of, self._kinds, self.written_globals, self._in_split, resting)

    def _kinds(self, function: Function, pointer: Value) -> frozenset[object]:
        return self.types.function(function).kinds(pointer, 1)[1]

    def _written_behind(self) -> Globals:
        """Those that are only read, and lead to blocks of earlier calls in which something that varies is put. Asked of some attempts
        only, and told of workspaces alone: where nobody could bring the shadow of a block it is better said now."""
        if not (self.spares_constants or self.decides_at_run_time) or self.types.apart is not None:
            return frozenset()
        found = {g for named in self._globals_of.values() for g in named if may_hold_pointers(g)} - self.written_globals
        found = {g for g in found if self._varies(self.types.equations.object(g))}
        if not found or self.decides_at_run_time:
            return frozenset(found)
        slots = self._workspaces(Addresses(self.module, found)).groups
        layout = self.module.layout
        return frozenset(g for g in found if all(Place(g, at) in slots for at in pointers_in(layout, g.value_type)))

    def _tables(self, active: Set[GlobalVariable]) -> Globals:
        """Those whose pointers lead to memory of earlier calls, where no varied number gets: they need no shadow.

        A static pointer that is a workspace stays one: it may then lead to either.
        """
        simple = {slot.variable for slot in self.workspaces.groups if slot.variable.value_type.is_pointer}
        candidates = (self.open_globals & active) - simple
        if not candidates or self.types.apart is not None:
            return frozenset()
        custom = (m.function for f in self._globals_of for m in _custom_calls(f) if not m.function.is_declaration)
        unseen = {g for function in custom for g in self.globals_named_below(function)}
        equations = self.types.equations
        return frozenset(g for g in candidates - unseen if not self._varies(equations.object(g)))

    @cached_property
    def _varied(self) -> Varied:
        return everything_varied(Places(self.types, self._globals_of), self._given, self.given_shadows)

    @cached_property
    def put_into(self) -> PutInto:
        return PutInto(self)

    @cached_property
    def words_in_registers(self) -> WordsInRegisters:
        return WordsInRegisters(self.types, self._globals_of)

    def _varies(self, memory: Node) -> bool:
        """True if something that varies may be there, or where pointers in it lead."""
        return any(leaf in self._varied.memory for leaf in all_leaves(memory))

    def may_hold_varied(self, function: Function, pointer: Value) -> bool:
        """True if something that varies may get to where a pointer leads, or where pointers that lie there lead."""
        overlaps, varied = self.types.overlaps, self._varied.memory
        leaves = all_leaves(*(node for node, _ in self.types.places(function, pointer)))
        return any(one in varied for leaf in leaves for one in (leaf, *overlaps.of(leaf)))

    def stays_constant(self, function: Function, pointer: Value) -> bool:
        """True if it is known that nothing that varies gets where a pointer of a function leads to. Asked of some attempts only."""
        if not self.spares_constants or not pointer.type.is_pointer or self.types.apart is not None:
            return False
        equations = self.types.equations
        for frame in equations.frames.of.get(function, ()):
            equations.frame = frame
            if self._varies(equations.place(pointer)[0]):
                return False
        return function in self.calls.reached

    def may_free(self, call: inst.CallBase) -> bool:
        """True if the call, made in the forward sweep as it stands, may release memory that the reverse sweep reads."""
        if isinstance(meaning(call), (Deallocation, Reallocation)):
            return False  # delayed
        return self.effects.of_return(call).may_free

    def replaced(self, function: Function) -> Replaced:
        """The blocks that calls made as they stand, in what is differentiated with a function, may put in the place of others."""
        return self.beside.replaced(function, self.types, self.may_free)

    def may_write(self, call: inst.CallBase, index: int) -> bool:
        """True if the call may write to the memory its argument points to."""
        return index in self.effects.of_call(call).writes

    def facts(self, function: Function) -> FunctionFacts:
        found = self._facts.get(function)
        if found is None:
            given = self.captured if is_region(function) else self._settled
            found = FunctionFacts(function, self.types, self.may_free, self.concurrency(function), given)
            self._facts[function] = found
        return found

    def concurrency(self, function: Function) -> Concurrency:
        """Who may write to shared memory while the function runs."""
        if is_branch(function) or function in self.in_regions or function in self._beside_threads:
            return Concurrency.ANY
        return Concurrency.TEAM if is_region(function) else Concurrency.ALONE

    @cached_property
    def in_regions(self) -> Set[Function]:
        """The functions that threads call in parallel regions."""
        regions = (f for f in self.calls.reached if is_region(f) or is_branch(f))
        return self.calls.below(callee for one in regions for callee in self.calls.callees[one])

    @cached_property
    def has_only_teams(self) -> bool:
        """True if all threads that run at once are those of OpenMP's parallel regions."""
        return not self.starts_threads and not any(map(is_branch, self.calls.reached))

    @cached_property
    def captured(self) -> Captured:
        """What is known of what parallel regions are given."""
        return Captured(sites_in(self.calls), lambda function: self.facts(function).pointers)

    @cached_property
    def _settled(self) -> Settled | None:
        """What is known of what kernels are given."""
        if not self.module.target.is_device:
            return None
        called = {callee for callees in self.calls.callees.values() for callee in callees}
        return Settled(self._asked, called)

    @cached_property
    def starts_threads(self) -> frozenset[Function]:
        """The functions that start threads and join them."""
        if THREADS_OPEN not in self.module.functions:
            return frozenset()
        calls = ((f, i) for f in self.calls.reached for i in f.instructions if isinstance(i, inst.CallBase))
        return frozenset(function for function, i in calls if isinstance(meaning(i), ThreadScopeBegin))

    def has_snapshots(self, function: Function) -> bool:
        """True if a loop that is reached from a function keeps snapshots: it runs once as it stands, and nothing is marked then."""
        return any(has_role(one, Role.CHECKPOINTED_LOOP) for one in self.calls.below([function]))

    def has_threads(self, function: Function) -> bool:
        """True if a part of what is reached from a function may run in threads."""
        below = self.calls.below([function])
        return any(is_region(f) or is_branch(f) or is_thread(f) or f in self.starts_threads for f in below)

    @cached_property
    def _beside_threads(self) -> Set[Function]:
        """The functions that may run while a thread runs which one of these has started."""
        return self.calls.below(self.starts_threads)

    @cached_property
    def in_threads(self) -> Set[Function]:
        """The functions that threads run at the same time as others."""
        threads = filter(is_thread, self.calls.reached)
        return self.in_regions | self.calls.below(callee for one in threads for callee in self.calls.callees[one])

    def must_be_alone(self, i: inst.Instruction) -> bool:
        """True for an atomic access to a number by who starts threads and joins them: no thread may run then.

        In what the threads run it is refused.
        """
        if not (isinstance(i, (inst.Load, inst.Store)) and i.ordering is not None and moves_number(i)):
            return False
        return i.function in self._beside_threads and i.function not in self.in_threads

    def is_between_regions(self, i: inst.Load | inst.Store) -> bool:
        """True for an atomic access to a variable of the function's own, outside of parallel regions: nobody else runs then."""
        if not self.has_only_teams or self.concurrency(i.function) is not Concurrency.ALONE:
            return False
        bases = self.facts(i.function).pointers.all_bases(i.pointer)
        return all(isinstance(base, inst.Alloca) for base in bases)

    def is_ordered_access(self, i: inst.Instruction) -> bool:
        """True for an atomic access to an integer by which threads tell each other to go on: the reverse goes the other way round."""
        return i.function in self._beside_threads and i.function not in self.in_regions and word_of(i) is not None

    def tells_others(self, function: Function) -> bool:
        """True if what is differentiated with a function puts numbers, outside of regions, where other threads may look for them."""
        return any(
            self._tells_others(one, i)
            for one in self.beside.functions(function)
            if self.concurrency(one) is Concurrency.ALONE
            for i in one.instructions
        )

    def _tells_others(self, function: Function, i: inst.Instruction) -> bool:
        facts = self.facts(function)
        if isinstance(i, inst.Store):
            moves_bits = i.value.type.is_int and isinstance(i.value, (inst.Load, inst.Cast))
            return (moves_bits or not (i.value.type.is_int or i.value.type.is_pointer)) and not facts.is_own(i.pointer)
        return isinstance(i, inst.CallBase) and isinstance(meaning(i), Copy) and not facts.is_own(i.arguments[0])

    def shares(self, function: Function) -> bool:
        """True if in a derivative of the function, and below, several threads add to the same adjoints."""
        return is_region(function) or is_branch(function) or function in self.starts_threads

    def is_team(self, function: Function) -> bool:
        """True for a region whose threads are the only ones: none below it starts others."""
        return is_region(function) and function not in self._above_others

    @cached_property
    def _above_others(self) -> Set[Function]:
        return self.calls.reaching(f for f in self.calls.reached if is_branch(f) or f in self.starts_threads)

    def meets(self, call: inst.CallBase) -> bool:
        """True for a call of a function in which threads wait for each other, or begin, or end: so does its derivative."""
        function = call.function
        if self.concurrency(function) is Concurrency.ALONE:
            return False
        return any(target in self._meeting for target in self.calls.targets(call))

    @cached_property
    def _meeting(self) -> Set[Function]:
        kinds = (Synchronises, ThreadJoin, ThreadCreate)
        return self.calls.reaching(
            f
            for f in self.calls.reached
            if any(
                (isinstance(i, inst.CallBase) and isinstance(meaning(i), kinds))
                or self.must_be_alone(i)
                or self.is_ordered_access(i)
                for i in f.instructions
            )
        )

    def is_removable(self, i: inst.Instruction) -> bool:
        """True if the instruction can go when its result is not used."""
        if isinstance(i, inst.Load):
            return not i.is_volatile_or_atomic
        if isinstance(i, inst.Call):
            if runs_again(i):
                return True
            what = meaning(i)
            computes = isinstance(what, Math) or (isinstance(what, Inactive) and what.is_pure)
            if is_shuffle(i.callee.name or ""):
                return False  # other threads take part
            return computes and not any(a.type.is_pointer for a in i.arguments)
        return i.is_pure or isinstance(i, inst.Alloca)

    @cached_property
    def open_globals(self) -> Globals:
        """Those in which an earlier call may have left pointers to memory of which no shadow is known."""
        return frozenset(filter(self._is_open, self.addresses.variables))

    def open_beside(self, function: Function) -> Globals:
        """Those of them that the requests meet which reach a function."""
        met = self.beside.active(function) | self._in_tables()
        return self.open_globals & met & self.beside.named(function)

    def _is_open(self, variable: GlobalVariable) -> bool:
        leads = self.leads.get(variable)
        return variable not in self.given_shadows and (leads is None or leads.elsewhere or leads.escaped)

    def named_globals(self, function: Function) -> set[GlobalVariable]:
        """The mutable globals that the function uses by name, or a function that it may lead to."""
        return {g for one in self.calls.below([function]) for g in self._globals_of.get(one, ())}

    def meeting(self, variable: GlobalVariable) -> list[Function]:
        """The functions that requests reach which use a mutable global by name."""
        return [function for function, found in self._globals_of.items() if variable in found]

    def globals_written_below(self, function: Function) -> set[GlobalVariable]:
        """The mutable globals that a function which is not differentiated, or what it calls, may write."""
        return self._written(CallGraph(self.module, [function]).reached)

    def globals_named_below(self, function: Function) -> set[GlobalVariable]:
        """The mutable globals that a function which is not differentiated, or what it calls, may meet."""
        reached = CallGraph(self.module, [function]).reached
        return {g for one in reached for g in self._names(one) if not g.is_constant_data}

    def _names(self, function: Function) -> Globals:
        """The variables and constants that a function names, or that constants lead to which it names."""
        named = (o for i in function.instructions for o in i.operands if isinstance(o, Constant))
        return frozenset(self._tables_of_constants.behind(named))

    def _written(self, functions: Iterable[Function]) -> set[GlobalVariable]:
        """The mutable globals that these may write, by name or where constants lead that they name."""
        functions = list(functions)
        found = {g for function in functions for g in _written_globals(function)}
        tables = {g for function in functions for g in self._names(function) if g.is_constant_data}
        others = self._tables_of_constants.in_tables(tables) - found
        return found | {g for g in others if _may_hold_active(g) and self._may_be_changed(g)}

    def _may_be_changed(self, variable: GlobalVariable) -> bool:
        """True if something may be written to the variable, as far as types tell what pointers lead to."""
        return self.types.apart is not None or self.types.read_only.is_changed(self.types.equations.object(variable))

    # -- what calls may reach -----------------------------------------------------------------------------------------------

    def may_touch_active_globals(self, call: inst.CallBase) -> bool:
        """True if the call may lead to a function that reads or writes a global with active data."""
        touching = self.beside.touching(call.function)
        return any(target in touching for target in self.calls.targets(call))

    def may_read_disguised(self, call: inst.CallBase) -> bool:
        """True if the call may lead to a function that reads numbers at an address which the program keeps in another form."""
        return any(target in self._reading_disguised for target in self.calls.targets(call))

    @cached_property
    def places(self) -> Places:
        """The memory of all that requests reach."""
        return Places(self.types, self.calls.reached)

    @cached_property
    def _reading_disguised(self) -> Set[Function]:
        return self.calls.reaching(reading_disguised(self.places, self._given, lambda f: self.facts(f).pointers))

    def may_stop(self, call: inst.CallBase) -> bool:
        """True if the call may lead to a function that is not listed: what that does is only known of a derivative."""
        return any(target in self._stopping for target in self.calls.targets(call))

    @cached_property
    def _stopping(self) -> Set[Function]:
        return self.calls.reaching(f for f in self.calls.reached if any(map(_is_unlisted, f.instructions)))

    @cached_property
    def opaque(self) -> OpaqueCalls:
        return OpaqueCalls(self.calls, self.effects)

    @cached_property
    def beside_active_globals(self) -> Set[Function]:
        """The functions that are part of a derivative which meets a global with active data."""
        return self.calls.below(root for root in self.roots if self.beside.touches(root))


def _is_unlisted(i: inst.Instruction) -> bool:
    what = meaning(i) if isinstance(i, inst.CallBase) else None
    return isinstance(what, UnresolvedCall) and not what.is_drop


def _globals_in(value: Value) -> list[GlobalVariable]:
    return [g for g in named_in(value) if not g.is_constant_data]


def _written_globals(function: Function) -> set[GlobalVariable]:
    """The mutable globals that hold numbers or pointers and are more than read in `function`."""
    found: set[GlobalVariable] = set()
    for i in function.instructions:
        for position, operand in enumerate(i.operands):
            if isinstance(operand, Constant):
                for variable in _globals_in(operand):
                    if not _only_read(i, position) and _may_hold_active(variable):
                        found.add(variable)
    return found


_SAME_MEMORY = CHOICES | PLACES | {"bitcast", "addrspacecast"}


def _only_read(user: inst.Instruction, position: int) -> bool:
    """True if the address in that operand is only used to read."""
    if user.opcode in _SAME_MEMORY:
        return all(_only_read(use.user, use.index) for use in uses_through(user, _SAME_MEMORY))
    if not isinstance(user, inst.CallBase):
        return isinstance(user, (inst.Load, inst.Compare))
    what = meaning(user)
    if isinstance(what, (Inactive, MemoryAnnotation)) or (isinstance(what, Copy) and position == what.source):
        return True
    found = effects(user)
    return (
        position < user.argument_count and position not in found.writes | found.captures | found.returns | found.frees
    )


def _may_hold_active(variable: GlobalVariable) -> bool:
    without = holds_text(variable) or is_own(variable) or is_inactive(variable) or stands_for_empty(variable)
    return not (without or is_table(variable)) and _has_room(variable.value_type)


def _has_room(type_: types.Type) -> bool:
    """True if a number or a pointer may lie in memory of that type."""
    if isinstance(type_, FloatType) or type_.is_pointer:
        return True
    if isinstance(type_, types.StructType):
        return type_.elements is None or any(map(_has_room, type_.elements))
    if isinstance(type_, (types.ArrayType, types.VectorType)):
        return _has_room(type_.element) or type_.element is types.i8
    return False


def _custom_calls(function: Function) -> Iterator[Custom]:
    found = (meaning(i) for i in function.instructions if isinstance(i, inst.CallBase))
    return (what for what in found if isinstance(what, Custom))
