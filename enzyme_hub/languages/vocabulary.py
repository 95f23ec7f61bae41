"""What functions without a body mean by their names: what a language, or a library, has to say of them.

Each room (`c/`, `cpp/`, `fortran/`, `julia/`, `rust/`, `swift/`) has a `VOCABULARY`, made of the tables in its files, and so
have the libraries that are known by name. `VOCABULARIES` in `known` puts them together. Names are mangled ones.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_hub.base.records import record
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.values import Value
from enzyme_hub.languages.effects import Row
from enzyme_hub.languages.heap import Known


def _never(name: str) -> bool:
    return False


def _always(caller: str, candidate: str) -> bool:
    return True


def _none(name: str) -> None:
    return None


def _no_object(variable: GlobalVariable) -> bool:
    return False


def _no_value(value: Value) -> bool:
    return False


def _no_arguments(name: str) -> tuple[int, ...]:
    return ()


@record
class Vocabulary:
    """Answers to questions about a name; a field that is left out knows no name."""

    allocator: Callable[[str], Known | None] = _none
    # A function of allocation that means the same in every program, also where the program brings its own.
    is_fixed: Callable[[str], bool] = _never
    # No derivative flows through it, and this is what it does to visible memory.
    native: Callable[[str], Row | None] = _none
    # The compiler has it in programs, with a body or without: what the body does is nobody's concern.
    is_compilers: Callable[[str], bool] = _never
    # The argument that is an object, and the result: what is done to it is done to its shadow alike.
    alike: Callable[[str], int | None] = _none
    # What a function does to visible memory that is not `native`.
    row: Callable[[str], Row | None] = _none
    # It meets no memory but what its arguments lead to.
    is_bounded: Callable[[str], bool] = _never
    # It leaves no other block in the place of one that it releases.
    replaces_nothing: Callable[[str], bool] = _never
    # It puts other blocks in the place of those that its arguments lead to, and in no others'.
    replaces_own: Callable[[str], bool] = _never
    # Of its arguments only the first, and references, are objects; others are characters.
    is_of_strings: Callable[[str], bool] = _never
    # What a function of the language's library calls through a pointer may be this one.
    may_enter: Callable[[str, str], bool] = _always
    # The argument that is a function it calls.
    callback: Callable[[str], int | None] = _none
    # The arguments that lead to what an inactive function throws, where that is any value of the program, or `RESULT`.
    thrown: Callable[[str], tuple[int, ...]] = _no_arguments
    # The integers of a function say which thread is meant.
    is_about_threads: Callable[[str], bool] = _never
    # It is known by its name alone, also where its body came along.
    is_never_entered: Callable[[str], bool] = _never
    # It works on text, which is an integer and a reference.
    works_on_text: Callable[[str], bool] = _never
    # It returns an owned text in memory, whose first word is not negative.
    returns_text: Callable[[str], bool] = _never
    # The argument that says how what follows is printed.
    format_argument: Callable[[str], int | None] = _none
    # It gives the system a function, which a signal runs.
    registers_handlers: Callable[[str], bool] = _never
    # A local variable that is a stream in memory.
    is_string_stream: Callable[[Value], bool] = _no_value
    # A variable that holds text.
    holds_text: Callable[[Value], bool] = _no_value
    # A variable that is a table of a class: of its methods, or of what it is made of.
    is_table: Callable[[GlobalVariable], bool] = _no_object
    # What a call that is made through a table of operations does is known by the table: to copy, to destroy.
    is_value_witness: Callable[[CallBase], bool] = _no_value
    # A pointer that is its own shadow.
    is_own_shadow: Callable[[Value], bool] = _no_value
    # An object that every empty container of the language refers to, and that nothing is ever put into.
    stands_for_empty: Callable[[GlobalVariable], bool] = _no_object
    # A variable that stands for something outside of the program: calls that name it meet it, and no pointer leads there.
    is_fiction: Callable[[GlobalVariable], bool] = _no_object


RESULT = -1
