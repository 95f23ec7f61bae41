"""Reads all that a program says about derivatives, checks it, and writes it down as attributes of the functions.

What is said of a function that the compiler may have inlined before the link is lost there, so that is refused. So are two
statements about one function, and functions that do not fit what they are registered for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from enzyme_hub.base.records import record
from enzyme_hub.custom import fit, held_globals
from enzyme_hub.custom.annotations import annotated
from enzyme_hub.custom.forms import Expected, signature
from enzyme_hub.custom.forwarder import forwarder
from enzyme_hub.custom.given import (
    ALLOCATOR,
    DEALLOCATOR,
    KINDS,
    CustomDerivative,
    attributes,
    say_inactive,
    say_shadow,
)
from enzyme_hub.custom.lost import refuse_lost, refuse_unpassed
from enzyme_hub.custom.metadata import calls_with_metadata, metadata
from enzyme_hub.custom.names import meant
from enzyme_hub.custom.registrations import registering_calls, registrations
from enzyme_hub.custom.statements import Allocates, Like, NoDerivative, NoFree, ShadowedBy, Statement, What
from enzyme_hub.custom.string_attributes import allocators
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.erasing import erase_call
from enzyme_hub.ir.lexer import escape
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.used import drop_used, keep_used
from enzyme_hub.languages.signatures import words_of
from enzyme_hub.languages.spelling import spelled

_ATTRIBUTES = ("enzyme_inactive", "enzyme_math", "enzyme_allocator", "enzyme_deallocator")


@record
class Declared:
    """What was said, and the names of the functions that compute derivatives."""

    statements: tuple[Statement, ...]
    named: set[str]


def declare(module: Module, rules: Iterable[Statement] = (), is_compilers: bool = True) -> Declared:
    """Write down what the module and `rules` say.

    `is_compilers` says that the module is as the compiler left it, so that it shows what that may have concluded; later it
    shows what our optimiser did. Raises RequestError.
    """
    found = registrations(module)
    calls = list(calls_with_metadata(module))
    made = registering_calls(module)
    said = [*(one for each in found.values() for one in each), *(one for _, each in made for one in each)]
    said += [*metadata(module), *annotated(module), *allocators(module)]
    for call, statements in calls:
        said += _of_its_own(call, statements)
    declared = _Declaration(module, said, list(rules), is_compilers)
    declared.run()
    for registering, _ in made:
        erase_call(registering)
    for variable in found:
        drop_used(module, variable)
        if not _is_written(module, variable):
            del module.variables[variable.name or ""]
    held_globals.hold(module)
    return Declared(tuple(declared.statements()), declared.named)


class _Declaration:
    def __init__(self, module: Module, said: list[Statement], rules: list[Statement], is_compilers: bool) -> None:
        self.module = module
        self._is_compilers = is_compilers
        self.named: set[str] = set()
        self._said: dict[Function | GlobalVariable, list[Statement]] = {}
        # A rule of the user's file comes before what the program says; what a header says, each file that includes it says.
        ruled = {statement.subject for statement in rules}
        for statement in (*rules, *(one for one in said if one.subject not in ruled)):
            statements = self._said.setdefault(statement.subject, [])
            if all(one.what != statement.what for one in statements):
                statements.append(statement)

    def statements(self) -> Iterator[Statement]:
        for statements in self._said.values():
            yield from statements

    def run(self) -> None:
        for function in self.module.functions.values():
            self._check_attributes(function)
        for subject, statements in self._said.items():
            if isinstance(subject, Function):
                for statement in statements:
                    self._refuse_lost(subject, statement.what)
                self._write(subject, statements)
            else:
                self._write_global(subject, statements)

    def _check_attributes(self, function: Function) -> None:
        """String attributes say what they say by themselves."""
        for word in function.attributes:
            key = word.partition("=")[0].strip('"')
            if not word.startswith('"enzyme_') or key.startswith("enzyme_hub"):
                continue
            if key not in _ATTRIBUTES:
                raise RequestError(
                    "EH0207",
                    f"the attribute {word} of {function.name} is not supported yet",
                    why=f"supported are {', '.join(_ATTRIBUTES)}",
                    remedy="say it by a registration: see docs/custom-derivatives.md",
                )
            self._refuse_lost(function)

    def _refuse_lost(self, function: Function, what: What | None = None) -> None:
        if self._is_compilers:
            refuse_lost(function, what)

    def _write(self, function: Function, statements: list[Statement]) -> None:
        given = CustomDerivative()
        ways: dict[str, str] = {}
        words: list[str] = []
        for statement in statements:
            what = statement.what
            if isinstance(what, CustomDerivative):
                resolved = {kind: self._resolved(getattr(what, kind), statement) for kind in KINDS}
                self._note(function, statement, ways, [kind for kind in KINDS if resolved[kind]], resolved, given)
                given = replace(given, **{kind: name for kind, name in resolved.items() if name})
                continue
            self._note(function, statement, ways, [type(what).__name__])
            if isinstance(what, Like):
                words.append(f'"enzyme_math"="{fit.known_function(what, function, statement.where)}"')
            elif isinstance(what, NoDerivative):
                words.append('"enzyme_inactive"')
            elif isinstance(what, NoFree):
                words.append("nofree")
            elif isinstance(what, Allocates):
                words.append(self._allocator(what, function, statement))
        if given.names:
            fit.check(function, given, statements)
            if self._is_compilers:
                refuse_unpassed(function, given)
            self.named.update(given.names)
            for name in given.names:
                keep_used(self.module, self.module.functions[name])
            words += attributes(given)
        function.add_attributes(*words)

    def _allocator(self, what: Allocates, function: Function, statement: Statement) -> str:
        """The attribute of an allocator; its deallocator gets one, too. Raises RequestError if they do not fit."""
        if not what.free:
            if not function.return_type.is_pointer or not _is_size(what, function):
                raise self._no_allocator(
                    function, statement, "an allocator returns a pointer, and takes a size in bytes"
                )
            return f'{ALLOCATOR}="{what.size};;"'
        free = self.module.functions[self._resolved(what.free, statement)]
        order = what.order or tuple(-1 if k == what.pointer else k for k in range(len(free.arguments)))
        fits = order.count(-1) == 1 and all(-1 <= place < len(function.arguments) for place in order)
        if not (function.return_type.is_pointer and _is_size(what, function) and fits):
            raise self._no_allocator(function, statement, "an allocator returns a pointer, and takes a size in bytes")
        types = [function.return_type if k < 0 else function.arguments[k].type for k in order]
        if [a.type for a in free.arguments] != types:
            words = words_of(free)
            wanted = fit.written(Expected((free.return_type,), tuple(types)), words)
            found = fit.written(signature(free), words)
            why = (
                f"{spelled(free.name or '')} does not take what it would be given\nexpected {wanted}\nfound    {found}"
            )
            raise self._no_allocator(function, statement, why)
        self._refuse_lost(free)
        keep_used(self.module, free)
        word = f'{DEALLOCATOR}="{order.index(-1)}"'
        if word not in free.attributes:
            free.add_attributes(word)
        places = " ".join(map(str, order))
        return f'{ALLOCATOR}="{what.size};{places};{escape((free.name or "").encode("utf-8", "surrogateescape"))}"'

    def _no_allocator(self, function: Function, statement: Statement, why: str) -> RequestError:
        return RequestError(
            "EH0213",
            f"{spelled(function.name or '')} cannot be an allocator as {statement.where} says",
            why=why,
            remedy="name the position of the size, and for each argument of the deallocator where it comes from, -1 being "
            "the pointer",
        )

    def _note(
        self,
        function: Function,
        statement: Statement,
        ways: dict[str, str],
        kinds: list[str],
        names: dict[str, str] | None = None,
        before: CustomDerivative | None = None,
    ) -> None:
        """Two statements of one kind about one function must be the same, and all must answer in one way."""
        for kind in kinds:
            if kind in ways and (names is None or before is None or names[kind] != getattr(before, kind)):
                raise _two_derivatives(function, ways[kind], statement.where)
            ways[kind] = statement.where
        answer = _ANSWERS.get(kinds[0])
        for kind, where in ways.items():
            if answer and _ANSWERS.get(kind, answer) != answer:
                raise _two_derivatives(function, where, statement.where)

    def _resolved(self, name: str, statement: Statement) -> str:
        """The symbol of a function that a statement names."""
        if not name:
            return ""
        found = meant(name, self.module.functions)
        if len(found) == 1:
            return found[0]
        raise RequestError(
            "EH0211",
            f"{statement.where} names {name}, and {'there is no such function' if not found else 'that may be several'}",
            why=f"it may be {', '.join(sorted(map(spelled, found))[:4])}"
            if found
            else "no input of this link defines or declares it",
            remedy="name the symbol, as `nm` tells it"
            if found
            else "correct the name, or link what defines it; what nobody calls may be left out by the compiler (C: make it neither static "
            "nor inline; Rust: #[no_mangle])",
        )

    def _write_global(self, variable: GlobalVariable, statements: list[Statement]) -> None:
        """Nobody may take such a global apart, or take its shadow for a constant."""
        keep_used(self.module, variable)
        for statement in statements:
            if isinstance(statement.what, ShadowedBy):
                shadow = self.module.variables[statement.what.shadow]
                if shadow.value_type is not variable.value_type or shadow.is_constant_data or variable.is_thread_local:
                    raise RequestError(
                        "EH0213",
                        f"{shadow.name} cannot be the shadow of {variable.name}",
                        where=statement.where,
                        why=f"{variable.name} is {_kind(variable)}, {shadow.name} is {_kind(shadow)}",
                        remedy="a shadow is a variable of the same type, which can be written",
                    )
                keep_used(self.module, shadow)
                say_shadow(variable, shadow)
            else:
                say_inactive(variable)


def _is_size(what: Allocates, function: Function) -> bool:
    """True if the position of the size is that of an integer."""
    return 0 <= what.size < len(function.arguments) and function.arguments[what.size].type.is_int


def _is_written(module: Module, variable: GlobalVariable) -> bool:
    """True if code uses it, too: a function that sets it when the program starts."""
    name = variable.name or ""
    return variable.is_used or any(name in (f.body_text or "") for f in module.functions.values() if not f.is_read)


def _kind(variable: GlobalVariable) -> str:
    words = "thread-local " * variable.is_thread_local + "constant " * variable.is_constant_data
    return f"{words}{variable.value_type}"


# What answers the question for the derivative: one of them at most is said of a function.
_ANSWERS = {**dict.fromkeys(KINDS, "given"), Like.__name__: "like", NoDerivative.__name__: "inactive"}


def _two_derivatives(function: Function, one: str, other: str) -> RequestError:
    found = f"one is said by {one}, the other by {other}" if one != other else f"both are said by {one}"
    return RequestError(
        "EH0212",
        f"{function.name} has two derivatives of its own",
        where=f"function {spelled(function.name or '')}",
        why=found,
        remedy="keep one of them",
    )


def _of_its_own(call: inst.CallBase, statements: list[Statement]) -> list[Statement]:
    """A call with a derivative of its own calls a function of its own, which calls what was called."""
    callee = call.callee
    assert isinstance(callee, Function)
    own = forwarder(callee, f"{callee.name}.of_call", "noinline")
    call.set_operand(len(call.operands) - 1, own)
    call.attachments = {word: node for word, node in call.attachments.items() if not word.startswith("enzyme_")}
    return [Statement(own, statement.what, statement.where) for statement in statements]
