"""A word that is a number in one variant of an enum, and an integer or a pointer in another, is read as each of them.

Swift takes the word as an integer before it looks at the variant, and makes a number of it in the one. Read as a number where it
is one, types and adjoints go the way that they go in memory. A function that is given such a word has a copy that is given the
number, too. Of C++'s std::variant the word is read as a number, and a pointer is made of that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import TypeGuard

from enzyme_hub.differentiate.normalise.words import (
    Parameter,
    also_where_handed,
    call_copy,
    is_handed,
    uses_of_word,
)
from enzyme_hub.differentiate.request.requests import Request
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.clone import copy_function
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import FloatType, Type
from enzyme_hub.ir.values import Argument, Value

NUMBERS: dict[Type, FloatType] = {types.i64: types.f64, types.i32: types.f32}
_INTEGER = frozenset("add sub mul and or xor shl lshr ashr trunc zext sext".split())
_OF_INTEGERS = frozenset(("inttoptr", "sitofp", "uitofp", "getelementptr"))
Copies = dict[Value, tuple[Function, tuple[int, ...]]]


def read_apart(module: Module, requests: Sequence[Request], graph: CallGraph) -> bool:
    """Read each such word as a number, too, in the functions that requests reach. False if there is none."""
    del module
    functions = [one for one in graph.reached if not one.is_declaration]
    asked = {request.function for request in requests}
    copies = _copies([one for one in functions if one not in asked and not one.value_type.is_vararg])
    changed = bool(copies)
    for function in (*functions, *(copy for copy, _ in copies.values())):
        for i in list(function.instructions):
            if isinstance(i, inst.Call) and i.callee in copies:
                _call_copy(i, *copies[i.callee])
        changed |= _Numbers(function).read()
    return changed


# -- functions that are given such words ------------------------------------------------------------------------------------


def _copies(functions: Sequence[Function]) -> Copies:
    """Of each such function a copy with a number behind its parameters for each of these words, and which words they are."""
    words = [(one, argument.index) for one in functions for argument in one.arguments if argument.type in NUMBERS]
    mixed = _used(words, _is_number, _is_choice) & _used(
        words, _is_of_integers, lambda i: _is_choice(i) or _is_integer(i)
    )
    copies: Copies = {}
    for function in dict.fromkeys(function for function, _ in words):
        if indices := tuple(index for one, index in words if one is function and (one, index) in mixed):
            copies[function] = (_with_numbers(function, indices), indices)
    return copies


def _is_number(i: inst.Instruction) -> TypeGuard[inst.Cast]:
    return isinstance(i, inst.Cast) and i.opcode == "bitcast" and isinstance(i.type, FloatType)


def _is_word_of_number(i: inst.Instruction) -> TypeGuard[inst.Cast]:
    """True for the bits of a number that is read from memory: LLVM reads the word once, as whatever comes first."""
    number = i.operand(0) if isinstance(i, inst.Cast) and i.opcode == "bitcast" else None
    return isinstance(number, inst.Load) and not number.is_volatile_or_atomic and NUMBERS.get(i.type) is number.type


def _is_pointer(i: inst.Instruction) -> bool:
    return i.opcode == "inttoptr"


def _is_of_integers(i: inst.Instruction) -> bool:
    return i.opcode in _OF_INTEGERS


def _is_choice(i: inst.Instruction) -> bool:
    return isinstance(i, (inst.Phi, inst.Select))


def _is_integer(i: inst.Instruction) -> bool:
    return i.opcode in _INTEGER


Test = Callable[[inst.Instruction], bool]


def _used(words: Sequence[Parameter], is_use: Test, passes_on: Test) -> set[Parameter]:
    """The parameters that are used so, there or in what they are handed to."""
    return also_where_handed(words, lambda argument, found: _reaches(argument, is_use, passes_on, found))


def _reaches(word: Value, is_use: Test, passes_on: Test, found: Set[Parameter] = frozenset()) -> bool:
    return any(is_use(use.user) or is_handed(use, found) for use in uses_of_word(word, passes_on))


def _with_numbers(function: Function, indices: Sequence[int]) -> Function:
    """A copy of a function that is given these words as numbers, too."""
    copy, _ = copy_function(function, f"{function.name}.variants")
    words = [copy.arguments[index] for index in indices]
    for word in words:
        copy.arguments.append(Argument(NUMBERS[word.type], None, copy, len(copy.arguments), ()))
    copy.set_type()
    _Numbers(copy, dict(zip(words, copy.arguments[-len(words) :], strict=True))).read()
    return copy


def _call_copy(call: inst.Call, copy: Function, indices: Sequence[int]) -> None:
    """Call the copy, with the words as numbers behind the arguments."""
    numbers = [inst.Cast("bitcast", call.arguments[index], NUMBERS[call.arguments[index].type]) for index in indices]
    for number in numbers:
        number.insert_before(call)
    attributes = (*call.argument_attributes, *(() for _ in numbers))
    call_copy(call, copy, [*call.arguments, *numbers], attributes)


# -- in a function ----------------------------------------------------------------------------------------------------------


class _Numbers:
    """Words as numbers. Of an argument in `given`, that is another argument."""

    def __init__(self, function: Function, given: dict[Value, Value] | None = None) -> None:
        self._function = function
        self._made: dict[Value, Value] = dict(given or {})

    def read(self) -> bool:
        """Let each number that is made of a word with other uses be made of it as a number. False if there is none."""
        changed = False
        for i in list(self._function.instructions):
            if _is_number(i) and NUMBERS.get(i.operand(0).type) is i.type and self._is_mixed(i.operand(0)):
                i.replace_all_uses_with(self._number(i.operand(0)))
                i.erase()
                changed = True
            elif _is_word_of_number(i) and _reaches(i, _is_pointer, _is_choice):
                number = i.operand(0)
                assert isinstance(number, inst.Load)
                word = inst.Load(i.type, number.pointer, number.align)
                word.insert_before(number)
                i.replace_all_uses_with(word)
                i.erase()
                changed = True
        return changed

    def _is_mixed(self, word: Value) -> bool:
        if isinstance(word, inst.Load):
            return not word.is_volatile_or_atomic and not all(map(_is_number, word.users))
        if isinstance(word, (inst.Phi, inst.Select)):
            is_use: Test = lambda i: _is_of_integers(i) or isinstance(i, inst.CallBase)  # noqa: E731
            return _reaches(word, is_use, lambda i: _is_choice(i) or _is_integer(i))
        return word in self._made

    def _number(self, word: Value) -> Value:
        found = self._made.get(word)
        if found is not None:
            return found
        type_ = NUMBERS[word.type]
        if isinstance(word, inst.Cast) and word.opcode == "bitcast" and word.operand(0).type is type_:
            return word.operand(0)
        if isinstance(word, inst.Phi):
            phi = self._made[word] = inst.Phi(type_)
            phi.insert_before(word)
            for incoming, block in word.incoming:
                phi.add_incoming(self._number(incoming), block)
            return phi
        made: inst.Instruction
        if isinstance(word, inst.Select):
            condition, if_true, if_false = word.operands
            made = inst.Select(condition, self._number(if_true), self._number(if_false))
            made.insert_before(word)
        elif isinstance(word, inst.Load) and not word.is_volatile_or_atomic:
            made = inst.Load(type_, word.pointer, word.align)
            made.insert_before(word)
        else:
            made = inst.Cast("bitcast", word, type_)
            made.insert_before(self._behind(word))
        self._made[word] = made
        return made

    def _behind(self, word: Value) -> inst.Instruction:
        """Where what is made of a word is written."""
        if isinstance(word, inst.Invoke):
            following = word.successors[0].instructions
        elif isinstance(word, inst.Instruction) and word.block is not None:
            following = word.block.instructions[word.block.instructions.index(word) + 1 :]
        else:
            following = self._function.entry.instructions
        return next(i for i in following if not isinstance(i, inst.Phi))
