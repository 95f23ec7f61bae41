"""Activity: which values vary with an active input and influence an active output, and which pointers have a shadow.

A value is *varied* if it depends on an active input, *useful* if an active output depends on it, *active* if both
(Hascoët and Pascual, "The Tapenade automatic differentiation tool", TOMS 2013, section 3). Memory is looked at object by
object: an object (an argument's memory, an alloca, an allocation, a global) is *shadowed* if a varied number or a
shadowed pointer may be stored in it. Both facts grow to a fixed point, by a work list, so what is not found active
really is not; the other way round an over-estimate costs time but never a wrong derivative.

A pointer that was itself loaded from memory stands for an object of its own, shadowed if the memory it came from is.
What the user declared constant stays constant: a number stored there carries no derivative.
"""

from __future__ import annotations

import enum
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence

from enzyme_hub.analysis.activity.sweep_order import SweepOrder
from enzyme_hub.analysis.activity.told_integers import is_told
from enzyme_hub.analysis.activity.uses import is_bit_operation
from enzyme_hub.analysis.activity.words import (
    MOVES_WORD,
    addresses_in,
    checked_operation,
    follows,
    moves_address,
    puts_away,
)
from enzyme_hub.analysis.bit_forms import is_step, makes_number_of_bits
from enzyme_hub.analysis.memory.alias import UNKNOWN, Category, PointerInfo, sources
from enzyme_hub.analysis.types.evidence import POINTER
from enzyme_hub.analysis.types.function_types import FunctionTypes
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.custom.given import is_inactive
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import Argument, Block, Constant, ConstantExpr, ConstantWord, Value
from enzyme_hub.languages.heap import Allocation, Reallocation
from enzyme_hub.languages.known import stands_for_empty
from enzyme_hub.languages.meaning import Copy, Math, ThreadCopy, UnresolvedCall, calls_derivative, meaning


class Kind(enum.Enum):
    """What the derivative does with an argument."""

    CONST = "const"
    OUT = "out"  # passed by value, its derivative is returned
    DUP = "dup"  # comes with a shadow
    BOTH = "both"  # a struct by value with pointers, which have a shadow, and numbers, whose derivative is returned
    DUAL = "dual"  # by value and with a tangent of its type, in which pointers are shadows (forward mode)

    @property
    def has_shadow(self) -> bool:
        return self in (Kind.DUP, Kind.BOTH, Kind.DUAL)

    @property
    def is_varied(self) -> bool:
        """True if the numbers in it, by value, depend on an active input."""
        return self in (Kind.OUT, Kind.BOTH, Kind.DUAL)

    @property
    def is_returned(self) -> bool:
        return self in (Kind.OUT, Kind.BOTH)


def is_object(base: Value) -> bool:
    """True for memory that begins here, and can be given a shadow here."""
    if isinstance(base, (inst.Alloca, GlobalVariable)):
        return True
    return isinstance(base, inst.CallBase) and isinstance(meaning(base), (Allocation, Reallocation))


class Activity:
    """The activity of one function for one choice of argument kinds.

    `active_globals` are the mutable globals that may hold varied numbers, and the constant data that lead to them;
    `touches_globals` says whether a call may access one, `may_write` whether a call may write to the memory of an argument, and
    `stays_constant` whether nothing that varies gets where a pointer leads to. With `shadow_return` what the function returns a
    pointer to must have a shadow. Built by `__init__`;
    then ask `is_active`, `is_varied` and `has_shadow`, and look at `lost` for what has to be refused.
    """

    def __init__(
        self,
        function: Function,
        kinds: Sequence[Kind],
        active_return: bool,
        types: FunctionTypes,
        pointers: PointerInfo,
        active_globals: frozenset[GlobalVariable],
        touches_globals: Callable[[inst.CallBase], bool],
        may_write: Callable[[inst.CallBase, int], bool],
        stays_constant: Callable[[Function, Value], bool] = lambda function, pointer: False,
        shadow_return: bool = False,
    ) -> None:
        self.function = function
        self._may_write = may_write
        self._stays_constant = stays_constant
        self._shadow_return = shadow_return
        self._types = types
        self._pointers = pointers
        self._touches_globals = touches_globals
        self._varied: set[Value] = set()
        self._useful: set[Value] = set()
        self._shadowed: set[Value] = set(active_globals)
        self._carries: dict[Value, bool] = {}
        self._required: set[tuple[Value, bool]] = set()
        self._addresses: set[Value] = set()
        self._moved: set[Value] = set()  # pointers to shadowed memory that are moved as integers, from memory to memory
        self._changed: set[Value] = set()  # made of such, without or with other marks
        self._words: dict[Value, bool] = {}
        self._addresses_lost: list[inst.Instruction] = []
        self._lost: list[tuple[inst.Instruction, Value]] = []
        self._into_arguments: list[tuple[inst.Instruction, Argument]] = []
        self._instructions = list(function.instructions)
        self._work = SweepOrder(self._instructions)
        self._followers: defaultdict[Value, list[inst.Instruction]] = defaultdict(list)  # by what has a shadow or not
        for argument, kind in zip(function.arguments, kinds, strict=True):
            if kind.is_varied:
                self._varied.add(argument)
            if kind.has_shadow:
                self._shadowed.add(argument)
        self._find_varied()
        self._find_useful(active_return)

    # -- questions ------------------------------------------------------------------------------------------------------

    def is_active(self, value: Value) -> bool:
        """True if the value's adjoint may be other than zero and matters."""
        return value in self._varied and value in self._useful

    def is_varied(self, value: Value) -> bool:
        return value in self._varied

    def is_useful(self, value: Value) -> bool:
        return value in self._useful

    def has_shadow(self, pointer: Value) -> bool:
        """True if the pointer may point to shadowed memory."""
        bases = self._pointers.bases(pointer)
        return any(base in self._shadowed for base in bases) or (UNKNOWN in bases and pointer in self._shadowed)

    def passes_active(self, argument: Value) -> bool:
        """True if what an argument of a call is, or leads to, may be differentiated: not the sizes of a matrix, or a text."""
        if argument in self._varied:
            return True
        if isinstance(argument, ConstantWord) or not self._reaches_shadow(argument):
            return False
        bases = self._pointers.all_bases(argument)
        tables = [b for b in bases if isinstance(b, GlobalVariable) and takes_discarded_shadow(b)]
        if len(tables) == len(bases):
            return any(t.initializer is not None and t.initializer.type.holds_pointer for t in tables)
        return not self._is_of_integers(argument)

    def _is_of_integers(self, argument: Value) -> bool:
        return argument.type.is_pointer and self._types.surely_points_to_integers(argument)

    def is_surely_shadowed(self, pointer: Value) -> bool:
        """True if it points to memory that has a shadow of its own, whatever way the program takes."""
        bases = self._pointers.all_bases(pointer)
        return UNKNOWN not in bases and all(
            (base in self._shadowed and (is_object(base) or self._pointers.is_own_copy(base))) or _is_nowhere(base)
            for base in bases
        )

    def is_moved(self, value: Value) -> bool:
        """True for an integer that is a pointer to shadowed memory, on its way from memory to memory."""
        return value in self._moved

    def is_mixed(self, pointer: Value) -> bool:
        """True if it may point to shadowed memory and to memory that has no shadow.

        Null, undef and numbers made into pointers count as neither: what moves data through one of those is `lost`. Nor
        does constant data, which gets a shadow where one is wanted.
        """
        bases = [b for b in self._pointers.all_bases(pointer) if not self._is_neutral(b) and not is_unknown(b)]
        return any(b in self._shadowed for b in bases) and any(b not in self._shadowed for b in bases)

    def has_no_shadow(self, pointer: Value) -> bool:
        """True if the pointer may point to memory with data that has no shadow and cannot get one."""
        bases = self._pointers.all_bases(pointer) - self._shadowed
        return any(not self._is_neutral(b) and not is_unknown(b) for b in bases)

    def _is_neutral(self, base: Value) -> bool:
        return (
            _is_nowhere(base)
            or isinstance(base, Function)
            or (isinstance(base, GlobalVariable) and takes_discarded_shadow(base))
        )

    def is_constant_argument(self, base: Value) -> bool:
        """True for memory of the caller that was declared constant."""
        return isinstance(base, Argument) and base not in self._shadowed and not self._pointers.is_own_copy(base)

    def exposed(self) -> Value | None:
        """Shadowed memory, other than globals, that code which nobody sees can reach; None if there is none."""
        reached = (Category.ARGUMENT, Category.ESCAPED, Category.FOREIGN)
        # Whether a global is private is found by reading other functions: that would depend on the order of the set.
        others = (base for base in self._shadowed if not isinstance(base, GlobalVariable))
        return next((base for base in others if self._pointers.category(base) in reached), None)

    def carries_float(self, value: Value) -> bool:
        """True if some of the value's bytes are a floating-point number (or may be, as far as is known)."""
        found = self._carries.get(value)
        if found is None:
            found = self._carries[value] = self._types.carries_number(value)
        return found

    # -- varied -----------------------------------------------------------------------------------------------------------

    def _find_varied(self) -> None:
        for i in self._instructions:
            for base in self._looked_at(i):
                self._followers[base].append(i)
        for i in self._work:
            self._visit(i)
        self._followers.clear()

    def _looked_at(self, i: inst.Instruction) -> set[Value]:
        """What decides whether the pointers that `i` takes and gives have a shadow: see `has_shadow`."""
        found: set[Value] = set()
        for pointer in (*i.operands, i):
            if pointer.type.holds_pointer:
                found |= {pointer, *self._pointers.bases(pointer)}
        return found

    def _vary(self, value: Value) -> None:
        self._note(value, self._varied, value.users)

    def _shadow(self, base: Value) -> None:
        self._note(base, self._shadowed, self._followers.get(base, ()))

    def _note(self, value: Value, fact: set[Value], concerned: Iterable[inst.Instruction]) -> None:
        if value not in fact:
            fact.add(value)
            for i in concerned:
                self._work.add(i)

    def _carries_pointer(self, value: Value) -> bool:
        """True if the value is a word, or a few, in which there is a pointer."""
        found = self._words.get(value)
        if found is None:
            is_word = not (value.type.is_pointer or value.type.scalar.is_float)
            parts = self._types.parts(value) if is_word else None
            found = self._words[value] = parts is not None and any(part.kind == POINTER for part in parts)
        return found

    def _visit(self, i: inst.Instruction) -> None:
        if i.type.holds_pointer and UNKNOWN in self._pointers.bases(i) and any(map(self.has_shadow, sources(i))):
            self._shadow(i)  # of too many bases to be listed: it stands for them
        if self._addresses or i.opcode == "ptrtoint":
            self._follow_address(i)
        if i.opcode in MOVES_WORD and any(value in self._moved for value in i.operands) and self._carries_pointer(i):
            self._note(i, self._moved, i.users)
        elif i.type.is_int and any(o in self._moved or o in self._changed for o in addresses_in(i)):
            self._note(i, self._changed, i.users)
        if isinstance(i, inst.Load):
            if i.type.holds_pointer and self.has_shadow(i.pointer):
                self._shadow(i)
            if self.carries_float(i) and any(map(is_unknown, self._pointers.all_bases(i.pointer))):
                self._lost.append((i, UNKNOWN))
            if self.has_shadow(i.pointer) and self.carries_float(i):
                self._vary(i)
            if self.has_shadow(i.pointer) and self._carries_pointer(i):
                self._note(i, self._moved, i.users)
        elif isinstance(i, inst.Store):
            if self._is_interesting(i.value):
                self._require(i.pointer, i)
            if i.value.type.holds_pointer and self.has_shadow(i.pointer):
                self._require(i.value)  # who loads it back will look for its shadow
        elif isinstance(i, inst.CallBase):
            self._visit_call(i)
        elif i.opcode in ("phi", "select") and i.type.scalar.is_pointer:
            if self.has_shadow(i):
                self._require(i)  # one pointer, one shadow: memory that begins here gets one with the rest
        elif isinstance(i, (inst.AtomicRMW, inst.CompareExchange)):
            if any(self._is_interesting(value) for value in i.operands[1:]):
                self._require(i.operand(0), i)
            is_of_pointer = self.has_shadow(i.operand(0)) and self._carries_pointer(i)
            if is_of_pointer or any(map(self._is_address, i.operands[1:])):
                self._addresses_lost.append(i)  # its shadow would not be changed with it
            if self.has_shadow(i.operand(0)) and self.carries_float(i):
                self._vary(i)
        elif isinstance(i, inst.Return):
            if self._shadow_return:
                self._require(i.operand(0), i)
        elif i not in self._varied and any(o in self._varied for o in i.operands) and self.carries_float(i):
            self._vary(i)
        elif isinstance(i, inst.ExtractValue) and i.type.is_pointer and self.has_shadow(i.operand(0)):
            self._shadow(i)  # counts where it is a base: taken out of what a call returned

    def _follow_address(self, i: inst.Instruction) -> None:
        """Integers that are the address of shadowed memory must not get out of sight."""
        if i.opcode == "ptrtoint":
            if self.has_shadow(i.operand(0)):
                self._note(i, self._addresses, i.users)
        elif isinstance(i, inst.Store):
            if i.value in self._addresses:
                self._require(i.pointer, i)
        elif isinstance(i, inst.CallBase):
            operation = checked_operation(i)
            if operation is not None:
                self._compute_address(i, operation, i.arguments)
            elif calls_derivative(i) and any(a in self._addresses for a in i.arguments):
                self._addresses_lost.append(i)
        elif isinstance(i, inst.Return):
            if any(value in self._addresses for value in i.operands):
                self._addresses_lost.append(i)
        elif i.opcode == "bitcast":
            if i.operand(0) in self._addresses:
                self._addresses_lost.append(i)
        elif moves_address(i):
            self._compute_address(i, i.opcode, i.operands)

    def _compute_address(self, i: inst.Instruction, operation: str, operands: Iterable[Value]) -> None:
        """What is computed from an address may be one, but for a product, and for a distance between two."""
        count = sum(operand in self._addresses for operand in operands)
        if count and operation != "mul" and not (count == 2 and operation == "sub"):
            self._note(i, self._addresses, i.users)

    def _is_address(self, value: Value) -> bool:
        """True if a word is the address of shadowed memory, as a pointer or an integer."""
        if value.type.is_pointer:
            return not value.is_constant and self.has_shadow(value)
        return value in self._addresses or value in self._moved

    def address_lost(self) -> inst.Instruction | None:
        """An instruction that hands on the address of shadowed memory as an integer."""
        return self._addresses_lost[0] if self._addresses_lost else None

    def _visit_call(self, i: inst.CallBase) -> None:
        what = meaning(i)
        arguments = i.arguments
        if calls_derivative(i) and any(map(self._leads_out_of_sight, arguments)):
            self._lost.append((i, UNKNOWN))
        if isinstance(what, Math):
            if any(a in self._varied for a in arguments):
                if self.carries_float(i):
                    self._vary(i)
                for a in arguments:
                    if a.type.is_pointer:
                        self._require(a, i)
        elif isinstance(what, Copy):
            if self.has_shadow(arguments[what.source]):
                self._require(arguments[what.target], i)
            elif self.has_shadow(arguments[what.target]):
                self._require(arguments[what.source])
        elif isinstance(what, Reallocation):
            if any(self._reaches_shadow(a) for a in arguments):
                self._require(i)
            elif self.has_shadow(i):
                for a in arguments:
                    if a.type.is_pointer:
                        self._require(a)
        elif isinstance(what, ThreadCopy):
            if self._reaches_shadow(arguments[what.pointer]):
                self._shadow(i)
            elif self.has_shadow(i):
                self._require(arguments[what.pointer])
        elif calls_derivative(i) and self._is_active_call(i):
            if i.type.holds_pointer and not self._stays_constant(self.function, i):
                self._shadow(i)
            if not i.type.is_void and self.carries_float(i):
                self._vary(i)
            if not i.type.is_void and self._carries_pointer(i):
                self._note(i, self._moved, i.users)
            for index, a in enumerate(arguments):
                if a in self._moved and i.called_function is not None and puts_away(i.called_function, index):
                    self._addresses_lost.append(i)
                if a.type.holds_pointer and not self._stays_constant(self.function, a):
                    may_carry = self._may_write(i, index) and not self._is_of_integers(a)
                    self._require(a, i if may_carry else None)
        elif is_bit_operation(i) and any(a in self._varied for a in arguments) and self.carries_float(i):
            self._vary(i)

    def _leads_out_of_sight(self, argument: Value) -> bool:
        """True for a pointer made of a word, behind which are numbers: who is given it would take them for constant."""
        if not argument.type.is_pointer or argument.is_constant:
            return False
        return any(map(is_unknown, self._pointers.all_bases(argument))) and self._types.leads_to_numbers(argument)

    def _is_active_call(self, i: inst.CallBase) -> bool:
        handed_on = any(map(self.passes_active, i.arguments)) or (
            i.intrinsic is None and (any(map(self.is_moved, i.arguments)) or self._is_followed_there(i))
        )
        return i in self._shadowed or handed_on or self._touches_globals(i)

    def _is_followed_there(self, i: inst.CallBase) -> bool:
        """True if the function makes a pointer of a word that is made of a pointer to shadowed memory."""
        words = [index for index, a in enumerate(i.arguments) if a in self._changed]
        return bool(words) and i.called_function is not None and any(follows(i.called_function, k) for k in words)

    def _is_interesting(self, value: Value) -> bool:
        return (
            value in self._varied
            or value in self._moved
            or (not isinstance(value, ConstantWord) and self._reaches_shadow(value))
        )

    def _reaches_shadow(self, value: Value) -> bool:
        return value.type.holds_pointer and self.has_shadow(value)

    def _require(self, pointer: Value, by: inst.Instruction | None = None) -> None:
        """Whatever `pointer` may point to needs a shadow.

        `by` is the instruction that stores a varied number or shadowed pointer there: memory whose shadow cannot be
        known is then a problem. Without it somebody may only look for the shadow.
        """
        for base in self._pointers.all_bases(pointer):
            if (base, by is not None) in self._required:
                continue
            self._required.add((base, by is not None))
            if base in self._shadowed or _is_nowhere(base):
                continue
            if isinstance(base, Argument):
                if by is not None and self._pointers.is_own_copy(base):  # a variable of ours, whatever it starts with
                    self._lost.append((by, base))
                elif by is not None:
                    self._into_arguments.append((by, base))
            elif isinstance(base, GlobalVariable):
                if takes_discarded_shadow(base):
                    self._shadow(base)
                elif by is not None and not (
                    base.is_constant_data or is_inactive(base)
                ):  # decided for the whole module: `active_globals`
                    self._lost.append((by, base))
            elif is_object(base):
                self._shadow(base)
            elif isinstance(source := _source(base), inst.Load):
                self._require(source.pointer, by)
                self._visit(source)
            elif isinstance(source, inst.CallBase) and calls_derivative(source):
                self._shadow(source)  # the function is asked for the shadow of its result
                self._shadow(base)
            elif isinstance(source, inst.CallBase) and isinstance(what := meaning(source), ThreadCopy):
                self._require(source.arguments[what.pointer], by)
            elif by is not None:
                self._lost.append((by, base))

    def lost(self, live: Collection[Block]) -> tuple[inst.Instruction, Value] | None:
        """An instruction in these blocks that moves data from or to memory whose shadow cannot be known, and that memory."""
        for by, base in self._lost:
            if base not in self._shadowed and by.block in live:
                return by, base
        return None

    def put_into_arguments(self, live: Collection[Block]) -> inst.Instruction | None:
        """An instruction in these blocks that may put varied data where an argument leads that has no shadow."""
        found = (by for by, base in self._into_arguments if base not in self._shadowed and by.block in live)
        return next(found, None)

    # -- useful -----------------------------------------------------------------------------------------------------------

    def _find_useful(self, active_return: bool) -> None:
        work = Worklist(o for i in self._instructions for o in self._influences(i, active_return))
        for value in work:
            if isinstance(value, inst.CallBase):
                if not is_told(value):
                    work.extend(value.arguments[:1] if makes_number_of_bits(value) else value.arguments)
            elif isinstance(value, inst.Instruction) and value.opcode not in ("load", "icmp") and not is_step(value):
                work.extend(value.operands)
        self._useful = {value for value in work.visited if not isinstance(value, Constant)}

    def _influences(self, i: inst.Instruction, active_return: bool) -> Sequence[Value]:
        """The operands that reach an active output here, at once."""
        if isinstance(i, inst.Return):
            return i.operands if active_return else ()
        if isinstance(i, inst.Store):
            return (i.value,) if self.has_shadow(i.pointer) else ()
        if isinstance(i, inst.CallBase) and calls_derivative(i):
            return i.arguments
        if isinstance(i, inst.CallBase) and isinstance(meaning(i), Math):
            return i.arguments if any(self._reaches_shadow(a) for a in i.arguments) else ()
        if isinstance(i, (inst.AtomicRMW, inst.CompareExchange)):
            return i.operands[1:]
        return ()


def takes_discarded_shadow(variable: GlobalVariable) -> bool:
    """True for constant data of known size: it can have a shadow in which what is added is lost, as it should be."""
    return stands_for_empty(variable) or (variable.is_constant_data and not variable.is_declaration)


def is_unknown(base: Value) -> bool:
    """True for memory that may be anybody's: its shadow, if it has one, cannot be found."""
    if not isinstance(base, inst.Instruction):
        return base is UNKNOWN
    return not isinstance(_source(base), (inst.Alloca, inst.CallBase, inst.Load, Argument))


def _source(base: Value) -> Value:
    """The load, call or argument that a pointer was a member of, if it was taken out of a struct."""
    while isinstance(base, (inst.ExtractValue, inst.InsertValue)):
        base = base.operand(0)
    return base


def _is_nowhere(base: Value) -> bool:
    """True for null, undef and addresses that are constant numbers, such as the dangling pointer of an empty vector.

    And for what is never returned: that of an unlisted call.
    """
    if isinstance(base, inst.CallBase):
        return isinstance(meaning(base), UnresolvedCall)
    return isinstance(base, (ConstantWord, ConstantExpr))
