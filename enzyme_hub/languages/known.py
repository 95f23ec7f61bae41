"""All vocabularies together: what a name means, whichever language or library it is of."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import Function, GlobalVariable
from enzyme_hub.ir.values import Value
from enzyme_hub.languages import c, cpp, fortran, julia, rust, swift
from enzyme_hub.languages.effects import Row
from enzyme_hub.languages.heap import Known
from enzyme_hub.languages.libraries import cuda, fftw, instrumentation
from enzyme_hub.languages.libraries.mpi import names as mpi
from enzyme_hub.languages.libraries.openmp import names as openmp
from enzyme_hub.languages.libraries.rayon import names as rayon
from enzyme_hub.languages.libraries.threads import names as threads
from enzyme_hub.languages.vocabulary import Vocabulary

Answer = TypeVar("Answer")

VOCABULARIES = tuple(
    known.VOCABULARY
    for known in (c, cpp, rust, fortran, swift, julia, openmp, threads, rayon, mpi, cuda, instrumentation, fftw)
)

_NO_WORDS = Vocabulary()


def _answering(question: Callable[[Vocabulary], Answer]) -> tuple[Answer, ...]:
    """What the vocabularies say that have an answer. Questions about values are asked of whole functions, and few have one."""
    return tuple(answer for one in VOCABULARIES if (answer := question(one)) is not question(_NO_WORDS))


_MAY_ENTER = _answering(lambda one: one.may_enter)
_IS_STRING_STREAM = _answering(lambda one: one.is_string_stream)
_STANDS_FOR_EMPTY = _answering(lambda one: one.stands_for_empty)
_IS_FICTION = _answering(lambda one: one.is_fiction)
_HOLDS_TEXT = _answering(lambda one: one.holds_text)
_IS_TABLE = _answering(lambda one: one.is_table)
_IS_VALUE_WITNESS = _answering(lambda one: one.is_value_witness)
_IS_OWN_SHADOW = _answering(lambda one: one.is_own_shadow)


@lru_cache(maxsize=4096)
def allocator(name: str) -> Known | None:
    """The allocator, deallocator or reallocator of that name."""
    return next((found for one in VOCABULARIES if (found := one.allocator(name)) is not None), None)


@lru_cache(maxsize=4096)
def is_fixed(name: str) -> bool:
    """True for a function that is known by its name even where the program has a body for it.

    C reserves malloc's name and its kin for that (LLVM takes a malloc with a body for C's), C++ lets programs replace operator
    new, and Rust's allocator is whichever the program chose; a runtime library may be linked by its path, with its bodies.
    POSIX's names (valloc) may be anything in a program that defines them.
    """
    return any(one.is_fixed(name) for one in VOCABULARIES)


@lru_cache(maxsize=8192)
def native(name: str) -> Row | None:
    """What a function does to visible memory through which no derivative flows; None for all others."""
    return next((found for one in VOCABULARIES if (found := one.native(name)) is not None), None)


def is_of_library(callee: Value) -> bool:
    """True for a function that is not the program's own."""
    return isinstance(callee, Function) and callee.is_declaration and callee.name not in callee.module.native


def is_inactive(name: str) -> bool:
    """True for a function without a derivative, whatever its arguments."""
    return native(name) is not None


@lru_cache(maxsize=8192)
def is_compilers(name: str) -> bool:
    """True for a function without a derivative that the compiler has in programs, with a body or without."""
    return any(one.is_compilers(name) for one in VOCABULARIES)


@lru_cache(maxsize=8192)
def alike(name: str) -> int | None:
    """The argument of a function that is an object, where what is done to it is done to its shadow alike."""
    return next((found for one in VOCABULARIES if (found := one.alike(name)) is not None), None)


@lru_cache(maxsize=8192)
def row(name: str) -> Row | None:
    """What a function does to visible memory."""
    of_library = next((found for one in VOCABULARIES if (found := one.row(name)) is not None), None)
    return native(name) if of_library is None else of_library


@lru_cache(maxsize=4096)
def replaces_nothing(name: str) -> bool:
    """True for a function that leaves no other block in the place of one that it releases."""
    return any(one.replaces_nothing(name) for one in VOCABULARIES)


@lru_cache(maxsize=4096)
def replaces_own(name: str) -> bool:
    """True for a function that puts other blocks in the place of those that its arguments lead to, and in no others'."""
    return any(one.replaces_own(name) for one in VOCABULARIES)


@lru_cache(maxsize=4096)
def is_of_strings(name: str) -> bool:
    """True for a function of whose arguments only the first, and references, are objects."""
    return any(one.is_of_strings(name) for one in VOCABULARIES)


@lru_cache(maxsize=4096)
def is_bounded(name: str) -> bool:
    """True for a function that meets no memory but what its arguments lead to, and what a function does that it is given."""
    return any(one.is_bounded(name) for one in VOCABULARIES)


@lru_cache(maxsize=4096)
def callback(name: str) -> int | None:
    """The argument of a function that is a function it calls."""
    return next((found for one in VOCABULARIES if (found := one.callback(name)) is not None), None)


def format_argument(name: str) -> int | None:
    """The argument of a function that says how it prints what follows."""
    return next((found for one in VOCABULARIES if (found := one.format_argument(name)) is not None), None)


def registers_handlers(name: str) -> bool:
    """True for a function that gives the system a function, which a signal runs."""
    return any(one.registers_handlers(name) for one in VOCABULARIES)


def may_enter(caller: str, candidate: str) -> bool:
    """False for a function that a call through a pointer in `caller` never enters, though its type fits."""
    return all(answer(caller, candidate) for answer in _MAY_ENTER)


def is_string_stream(variable: Value) -> bool:
    """True for a local variable that is a stream in memory, whose bytes the program may have back."""
    return any(answers(variable) for answers in _IS_STRING_STREAM)


@lru_cache(maxsize=1024)
def thrown(name: str) -> tuple[int, ...]:
    """The arguments that lead to what an inactive function throws, where that is any value of the program, or `RESULT`."""
    return next((found for one in VOCABULARIES if (found := one.thrown(name))), ())


def stands_for_empty(variable: GlobalVariable) -> bool:
    """True for an object that every empty container refers to, and that nothing is ever put into."""
    return any(answers(variable) for answers in _STANDS_FOR_EMPTY)


def is_fiction(variable: GlobalVariable) -> bool:
    """True for a variable that stands for something outside of the program: calls that name it meet it, and no pointer leads there."""
    return any(answers(variable) for answers in _IS_FICTION)


@lru_cache(maxsize=4096)
def is_about_threads(name: str) -> bool:
    """True for a function the integers of which say which thread is meant."""
    return any(one.is_about_threads(name) for one in VOCABULARIES)


@lru_cache(maxsize=4096)
def is_never_entered(name: str) -> bool:
    """True for a function that is known by its name alone, also where its body came along."""
    return any(one.is_never_entered(name) for one in VOCABULARIES)


@lru_cache(maxsize=4096)
def works_on_text(name: str) -> bool:
    """True for a function that works on text, which is an integer and a reference."""
    return any(one.works_on_text(name) for one in VOCABULARIES)


@lru_cache(maxsize=4096)
def returns_text(name: str) -> bool:
    """True for a function that returns an owned text in memory, whose first word is not negative."""
    return any(one.returns_text(name) for one in VOCABULARIES)


def holds_text(variable: Value) -> bool:
    """True for a variable that holds text, by its class or its name."""
    return any(answers(variable) for answers in _HOLDS_TEXT)


def is_table(variable: GlobalVariable) -> bool:
    """True for a variable that is a table of a class: of its methods, or of what it is made of."""
    return any(answers(variable) for answers in _IS_TABLE)


def is_value_witness(call: CallBase) -> bool:
    """True for a call through a table of operations, of which the table says what it does: to copy, to destroy."""
    return any(answers(call) for answers in _IS_VALUE_WITNESS)


def is_own_shadow(pointer: Value) -> bool:
    """True for a pointer that is its own shadow."""
    return any(answers(pointer) for answers in _IS_OWN_SHADOW)
