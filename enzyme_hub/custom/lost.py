"""Has the compiler concluded from a function's body what its calls give, before anybody could say that its derivative is another?

Then calls are gone, or what they return is not used any more, and a derivative that is given would be lost without a word.
What the compiler concluded is seen in the function itself: it may be inlined, one of its parameters is known to be what it
returns (`returned`), or it always returns the same.
"""

from __future__ import annotations

from enzyme_hub.errors import RequestError
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Constant
from enzyme_hub.languages.spelling import spelled


def refuse_lost(function: Function) -> None:
    """Raise RequestError if the compiler may have used the function's body in its callers."""
    why = _concluded(function)
    if not why:
        return
    name = spelled(function.name or "")
    hidden = "noinline" in function.attributes
    raise RequestError(
        "EH0207",
        f"what this program says about the derivative of {function.name} may be lost",
        where=f"function {name}",
        why=f"the compiler may have {why} before the link, and there nobody sees what is said of it",
        remedy=_way_out(name, hidden),
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
    if function.is_declaration or function.linkage in ("weak", "linkonce", "available_externally"):
        return ""
    if "noinline" not in function.attributes and not _is_called_noinline(function):
        return "inlined it into its callers"
    if "optnone" in function.attributes:
        return ""  # compiled at -O0: callers are, too
    if any(argument.has_attribute("returned") for argument in function.arguments):
        return "replaced what it returns by the argument that it returns"
    if any(name.startswith(f"{function.name}.specialized.") for name in function.module.functions):
        return "called copies of it that are made for one argument"
    returns = [i for i in function.instructions if isinstance(i, inst.Return)]
    if returns and all(i.operands and isinstance(i.operand(0), Constant) for i in returns):
        return "replaced what it returns by the constant that it returns"
    return ""


def _is_called_noinline(function: Function) -> bool:
    """True if all calls of it say that they are not to be inlined: what Fortran has for that is a directive before a call."""
    name, module = function.name or "", function.module
    for other in module.functions.values():
        if not other.is_read and other.body_text is not None and name in other.body_text:
            list(other.instructions)  # then its uses are known
    calls = [i for i in function.users if isinstance(i, inst.CallBase) and i.callee is function]
    words = [{w for text in call.attributes for w in module.expand_attributes(text)} for call in calls]
    return bool(words) and all("noinline" in each for each in words)
