"""Has the compiler concluded from a function's body what its calls give, before anybody could say that its derivative is another?

Then calls are gone, or what they return is not used any more, and a derivative that is given would be lost without a word.
What the compiler concluded is seen in the function itself: it may be inlined, one of its parameters is known to be what it
returns (`returned`), it always returns the same, or it has no effect. That it does not use a parameter is seen in its calls.
"""

from __future__ import annotations

from enzyme_hub.custom import fit
from enzyme_hub.custom.builtins import replaced_calls
from enzyme_hub.custom.forms import is_number, leaves
from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.custom.statements import What
from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Argument, Constant, ConstantAggregate, ConstantWord, Value
from enzyme_hub.languages.spelling import spelled


def refuse_lost(function: Function, what: What | None = None) -> None:
    """Raise RequestError if the compiler may have used the function's body in its callers, so that `what` is lost there."""
    replaced = replaced_calls(function, what)
    if replaced:
        way_out = f"compile all of it with -fno-builtin-{function.name}, or say it of a function of your own that calls {function.name}"
        raise _lost(function, replaced, way_out)
    why = _concluded(function) or (isinstance(what, CustomDerivative) and _concluded_of_effects(function))
    if why:
        raise _lost(function, why)


def refuse_unpassed(function: Function, given: CustomDerivative) -> None:
    """Raise RequestError if callers do not pass an argument, which the function does not use, and a derivative that is given does."""
    if function.is_declaration:
        return
    list(function.instructions)  # then it is known what it uses
    for argument in function.arguments:
        if argument.is_used or not any(_is_undefined(call.arguments[argument.index]) for call in _calls(function)):
            continue
        if is_number(argument.type) or any(map(_is_used, fit.parameters_for(argument, function, given))):
            raise _lost(function, f"passed nothing as argument {argument.index + 1}, which its body does not use")


def _is_used(parameter: Argument) -> bool:
    list(parameter.function.instructions)
    return parameter.function.is_declaration or parameter.is_used


def _lost(function: Function, why: str, way_out: str = "") -> RequestError:
    name = spelled(function.name or "")
    return RequestError(
        "EH0207",
        f"what this program declares for {function.name} may be ignored",
        where=f"function {name}",
        why=f"before the link the compiler may have {why}",
        remedy=way_out or _way_out(name, "noinline" in function.attributes),
    )


def _way_out(name: str, is_noinline: bool) -> str:
    if is_noinline:
        return (
            f"declare {name} __attribute__((noinline, weak)), which hides its body from the compiler; a static function hides "
            "what it returns by ENZYME_OPAQUE of enzyme_hub.h (Rust: std::hint::black_box)"
        )
    return f"declare {name} __attribute__((noinline)) (Rust: #[inline(never)]; Fortran: !dir$ noinline before the statements that call it)"


def _concluded(function: Function) -> str:
    """What the compiler may have done in the callers; nothing if it could not or did not."""
    if function.is_declaration or function.linkage in _REPLACEABLE:
        return ""
    if "noinline" not in function.attributes and not _is_called_noinline(function):
        return "inlined it into its callers: a call that is inlined cannot be given another derivative"
    if function.linkage in _THE_SAME_ELSEWHERE or "optnone" in function.attributes:
        return ""  # compiled at -O0: callers are, too
    if any(argument.has_attribute("returned") for argument in function.arguments):
        return "used the argument that it always returns, and ignored the call"
    if any(name.startswith(f"{function.name}.specialized.") for name in function.module.functions):
        return "called copies of it that are made for one argument"
    returns = [i.operand(0) for i in function.instructions if isinstance(i, inst.Return) and i.operands]
    if returns and all(map(_returns_constant, returns)):
        return "used the constant that it always returns, and ignored the call"
    return ""


# Bodies from which LLVM concludes nothing, and those of which another copy may be optimised otherwise: they may be inlined.
_REPLACEABLE = ("weak", "linkonce", "available_externally")
_THE_SAME_ELSEWHERE = ("weak_odr", "linkonce_odr")


def _concluded_of_effects(function: Function) -> str:
    """What is lost of a derivative: calls of a function that does nothing itself."""
    if function.is_declaration:
        return ""
    memory = function.attribute("memory")
    words = function.attributes
    is_seen = any(leaf.is_pointer or leaf.scalar.is_float for _, leaf in leaves(function.return_type))
    if not is_seen and memory and "write" not in memory and "nounwind" in words and "willreturn" in words:
        return "removed calls of it, for its body has no effect"
    return ""


def _returns_constant(value: Value) -> bool:
    """True if it is one, or a struct with a number that is one."""
    if isinstance(value, Constant):
        return True
    set_later: set[int] = set()
    while isinstance(value, inst.InsertValue):
        if (
            isinstance(value.operand(1), Constant)
            and is_number(value.operand(1).type)
            and value.indices[0] not in set_later
        ):
            return True
        set_later.add(value.indices[0])
        value = value.operand(0)
    members = value.elements if isinstance(value, ConstantAggregate) else ()
    return any(
        is_number(member.type) and not _is_undefined(member)
        for index, member in enumerate(members)
        if index not in set_later
    )


def _is_undefined(value: Value) -> bool:
    return isinstance(value, ConstantWord) and value.word in ("undef", "poison")


def _calls(function: Function) -> list[inst.CallBase]:
    name, module = function.name or "", function.module
    for other in module.functions.values():
        if not other.is_read and other.body_text is not None and name in other.body_text:
            list(other.instructions)  # then its uses are known
    return [i for i in function.users if isinstance(i, inst.CallBase) and i.callee is function]


def _is_called_noinline(function: Function) -> bool:
    """True if all calls of it say that they are not to be inlined: what Fortran has for that is a directive before a call."""
    words = [
        {w for text in call.attributes for w in function.module.expand_attributes(text)} for call in _calls(function)
    ]
    return bool(words) and all("noinline" in each for each in words)
