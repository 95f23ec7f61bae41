"""Words that are numbers at times, and pointers at others (`shadowed/in_turn`), are moved from memory to memory.

LLVM copies small structs through registers, as integers, pointers or doubles (the first member of a union), and what it loads it may
use beside: as a pointer, or as an integer that is compared.  A register has one kind, memory need not: where such a word is loaded it is
copied to a variable as well, and where it is stored, possibly chosen among others, it is copied from there. So all that moves it are
copies, which move a shadow or an adjoint, whichever it is. A variable is written where its value is made, so it holds that value
wherever the value may be used. An address that is chosen among others as an integer, and changed before it is stored, is loaded from
its variable: what is loaded has a shadow.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.analysis.types.evidence import POINTER
from enzyme_hub.base.worklist import Worklist
from enzyme_hub.differentiate.shadowed.changed_words import CHANGES
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.roles import is_derivative
from enzyme_hub.ir.values import Argument, Block, Constant, Value, const_int
from enzyme_hub.ir.walk import MOVES, handed_on, uses_through

_WORD = 8  # bytes
_COMPUTES = frozenset((*inst.FLOAT_BINARY, "fneg"))


def move_through_memory(module: Module, known: TypeAnalysis, functions: Iterable[Function]) -> bool:
    """Rewrite the stores of such words, or lanes of them, in these functions. False if there are none."""
    bodies = [one for one in functions if not one.is_declaration]
    theirs = [one for one in bodies if not is_derivative(one)]
    in_reach = len(theirs) == len(bodies)  # a derivative that is inlined moves static pointers beside arrays
    return sum(_Words(module, one, known, in_reach).move() for one in theirs) > 0


class _Words:
    def __init__(self, module: Module, function: Function, known: TypeAnalysis, in_reach: bool) -> None:
        self._in_reach = in_reach
        self._module, self._function, self._types = module, function, known.function(function)
        self._variables: dict[Value, Value] = {}
        self._starts: dict[Block, inst.Instruction] = {}  # what comes first in a block, behind its phis

    def move(self) -> int:
        """How many stores were rewritten."""
        stores = [i for i in self._function.instructions if isinstance(i, inst.Store) and self._moves_in_turn(i)]
        changed = self._changed_addresses()
        for word, uses in changed.items():
            variable = self._variable(word)
            for user, index in uses:
                again = inst.Load(types.i64, variable, _WORD)
                again.insert_before(user)
                user.set_operand(index, again)
        for store in stores:
            self._copy(store.pointer, self._variable(store.value), store, self._size(store.value))
        for store in stores:
            value = store.value
            store.erase()
            if isinstance(value, inst.Load) and not value.is_used:
                value.erase()
        return len(stores) + len(changed)

    # -- which stores ---------------------------------------------------------------------------------------------------------

    def _moves_in_turn(self, store: inst.Store) -> bool:
        """True if what is stored may be read from where words are in turn, and goes to where they are."""
        if store.is_volatile_or_atomic or not _is_word(store.value) or store.value.is_constant:
            return False
        found = self._origins(store.value)
        if found is None:
            return False
        is_moved = any(map(self._is_read_in_turn, found)) or self._are_both(found)
        if is_moved and self._types.is_in_turn(store, self._in_reach):
            return True
        return store.value.type is types.i64 and self._may_be_pointer(store.value, found)

    def _changed_addresses(self) -> dict[Value, list[tuple[inst.Instruction, int]]]:
        """Addresses that are chosen among others as integers, by where they are changed on their way to memory."""
        found: dict[Value, dict[tuple[inst.Instruction, int], None]] = {}
        for i in self._function.instructions:
            if not isinstance(i, inst.Store) or i.value.type is not types.i64:
                continue
            work = Worklist([i.value])
            for one in work:
                if not isinstance(one, inst.BinaryOp) or one.opcode not in CHANGES:
                    continue
                work.extend(one.operands)
                for index, word in enumerate(one.operands):
                    if isinstance(word, (inst.Phi, inst.Select)) and self._is_chosen_address(word):
                        found.setdefault(word, {})[one, index] = None
        return {word: list(uses) for word, uses in found.items()}

    def _is_chosen_address(self, word: Value) -> bool:
        origins = self._origins(word)
        return origins is not None and self._may_be_pointer(word, origins)

    def _origins(self, value: Value) -> list[Value] | None:
        """The values that one is chosen among; None where one cannot be kept in a variable."""
        work, found = Worklist([value]), []
        for one in work:
            if isinstance(one, inst.Phi) or (isinstance(one, inst.Select) and not one.operand(0).type.is_vector):
                work.extend(handed_on(one))
            elif isinstance(one, inst.Invoke) or (isinstance(one, inst.Load) and one.is_volatile_or_atomic):
                return None
            else:
                found.append(one)
        return found

    def _is_read_in_turn(self, value: Value) -> bool:
        """Where no more is known than that an array may reach over the word, a pointer that is followed is believed to be one, and
        anywhere a number that is computed with at once: a derivative looks at what is put back (`words_in_registers`)."""
        if not isinstance(value, inst.Load) or _is_computed_with(value):
            return False
        return self._types.is_in_turn(value, self._in_reach and not (value.type.is_pointer and _is_followed(value)))

    def _are_both(self, origins: list[Value]) -> bool:
        """True for a choice among pointers made integers and numbers, as their bits or from memory: the members of an enum."""
        are_made = {_as_it_was(one).type for one in origins if _as_it_was(one) is not one}
        return types.ptr in are_made and (types.f64 in are_made or any(isinstance(one, inst.Load) for one in origins))

    def _may_be_pointer(self, value: Value, origins: list[Value]) -> bool:
        """True for a choice of integers some of which are read from where pointers are as well: it has a shadow, or none."""
        loaded = (one for one in origins if isinstance(one, inst.Load))
        is_choice = isinstance(value, (inst.Phi, inst.Select))
        return is_choice and any(map(self._has_pointer, loaded)) and self._has_pointer(value)

    def _has_pointer(self, value: Value) -> bool:
        if not isinstance(value, (inst.Load, inst.Phi, inst.Select)):
            return False
        parts = self._types.parts(value)
        return parts is not None and any(part.kind == POINTER for part in parts)

    # -- variables ------------------------------------------------------------------------------------------------------------

    def _variable(self, value: Value) -> Value:
        """Where the word lies while the value may be used."""
        found = self._variables.get(value)
        if found is not None:
            return found
        if isinstance(value, inst.Select) and not value.operand(0).type.is_vector:
            condition, first, second = value.operands
            chosen = inst.Select(condition, self._variable(first), self._variable(second))
            chosen.insert_before(value)
            self._variables[value] = chosen
            return chosen
        size = self._size(value)
        variable = self._variables[value] = self._new_variable(size)
        if isinstance(value, inst.Phi):
            assert value.block is not None
            came = inst.Phi(types.ptr)
            came.insert_before(value)
            for one, block in value.incoming:
                came.add_incoming(self._variable(one), block)
            # All phis of a block get their values at once: what they are given is taken before any of them changes.
            first = value.block.instructions[value.block.first_place]
            start = self._starts.setdefault(value.block, first)
            taken = self._new_variable(size)
            self._copy(taken, came, first, size)
            self._copy(variable, taken, start, size)
        elif isinstance(value, inst.Load) and not self._is_number(value):
            self._copy(variable, value.pointer, value, size)
        else:
            inst.Store(_as_it_was(value), variable, _WORD).insert_before(self._behind(value, variable))
        return variable

    def _is_number(self, load: inst.Load) -> bool:
        """True for a number, as far as a derivative needs to know: a copy would say that the two places hold the same."""
        return load.type is types.f64 and not self._is_read_in_turn(load)

    def _size(self, value: Value) -> int:
        return self._module.layout.size(value.type)

    def _new_variable(self, size: int) -> inst.Alloca:
        variable = inst.Alloca(types.array(size, types.i8), None, _WORD)
        variable.insert_before(next(iter(self._function.entry.instructions)))
        return variable

    def _behind(self, value: Value, variable: inst.Alloca) -> inst.Instruction:
        instructions = self._function.entry.instructions
        if isinstance(value, (Constant, Argument)):
            return instructions[instructions.index(variable) + 1]
        assert isinstance(value, inst.Instruction) and value.block is not None
        instructions = value.block.instructions
        return instructions[max(instructions.index(value) + 1, value.block.first_place)]

    def _copy(self, target: Value, source: Value, before: inst.Instruction, size: int) -> None:
        type_ = types.function(types.void, (types.ptr, types.ptr, types.i64, types.i1))
        copy = self._module.declare("llvm.memcpy.p0.p0.i64", type_)
        call = inst.Call(type_, copy, [target, source, const_int(types.i64, size), const_int(types.i1, 0)])
        call.attachments = {kind: text for kind, text in before.attachments.items() if kind == "dbg"}
        call.insert_before(before)


def _is_word(value: Value) -> bool:
    """True for a word, and for lanes of some."""
    return value.type.scalar in (types.i64, types.ptr, types.f64)


def _as_it_was(value: Value) -> Value:
    """The pointer or the double of which a word is made."""
    if isinstance(value, inst.Cast) and value.type is types.i64 and value.operand(0).type in (types.ptr, types.f64):
        return value.operand(0) if value.opcode in ("ptrtoint", "bitcast") else value
    return value


def _is_followed(pointer: Value) -> bool:
    """True if a pointer is used for more than to be moved and compared in its function."""
    uses = uses_through(pointer, MOVES)
    return any(not isinstance(u.user, inst.Compare) and not (u.user.opcode == "store" and u.index == 0) for u in uses)


def _is_computed_with(load: inst.Load) -> bool:
    """True for a double that its own block computes with, or compares: what only may be a number is looked at behind a test."""
    return load.type is types.f64 and any(
        user.block is load.block and (user.opcode in _COMPUTES or isinstance(user, inst.Compare)) for user in load.users
    )
