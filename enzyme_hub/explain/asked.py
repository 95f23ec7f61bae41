"""A request for a function that people ask about, where the program asks for no derivative of it."""

from __future__ import annotations

from enzyme_hub.custom.names import meant
from enzyme_hub.differentiate.request.entries import Direction
from enzyme_hub.differentiate.request.operands import default_kind
from enzyme_hub.errors import RequestError
from enzyme_hub.ir.lexer import escape
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.languages.spelling import spelled

ENTRY = "__enzyme_autodiff"
_CALLER = "__enzyme_hub_explain"


def find(module: Module, name: str) -> Function:
    """The function with a body that people call `name`. Raises RequestError."""
    defined = {symbol: f for symbol, f in module.functions.items() if not f.is_declaration}
    found = meant(name, defined)
    if len(found) == 1:
        return defined[found[0]]
    near = sorted(spelled(symbol) for symbol in (found or defined))[:6]
    raise RequestError(
        "EH0201",
        f"{name} may be several functions" if found else f"there is no function {name} with a body",
        why=f"there {'is' if len(near) == 1 else 'are'} {', '.join(near)}" if near else None,
        remedy="name its symbol, as `nm` tells it; a function that the compiler inlined everywhere is gone",
    )


def request_for(function: Function) -> str:
    """The text of a function that asks for its gradient, with arguments as they are by default."""
    if any(a.has_attribute("byval") or a.has_attribute("sret") for a in function.arguments):
        raise RequestError(
            "EH0207",
            f"{spelled(function.name or '')} takes or returns a struct in memory",
            why="which derivatives are wanted cannot be told from that",
            remedy="write a request of your own, and explain the module with it",
        )
    parameters, operands, derivatives = [], [], []
    for argument in function.arguments:
        kind = default_kind(Direction.REVERSE, argument.type, False)
        names = [f"%a{argument.index}", *([f"%a{argument.index}.shadow"] if kind.has_shadow else ())]
        parameters += [f"{argument.type} {name}" for name in names]
        if kind.is_returned:
            derivatives.append(str(argument.type))
    operands = [f"ptr {_symbol(function.name or '')}", *parameters]
    result = derivatives[0] if len(derivatives) == 1 else "{ " + ", ".join(derivatives) + " }"
    entry = f"{ENTRY}.explain"
    if not derivatives:
        body = f"  call void (...) @{entry}({', '.join(operands)})\n  ret void"
        result = "void"
    else:
        body = f"  %found = call {result} (...) @{entry}({', '.join(operands)})\n  ret {result} %found"
    return f"declare {result} @{entry}(...)\ndefine {result} @{_CALLER}({', '.join(parameters)}) {{\n{body}\n}}\n"


def _symbol(name: str) -> str:
    return f'@"{escape(name.encode("utf-8", "surrogateescape"))}"'
