"""Structs and complex numbers that are passed and returned by value: a function around the function, which takes addresses.

The C compiler makes it, for it knows the rules of the machine. They must be those by which the function was compiled: its
declaration in the wrapper is held against its definition.
"""

from __future__ import annotations

import re
import subprocess
from functools import cache

from enzyme_hub.errors import LinkError, PythonError
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import read_module
from enzyme_hub.languages import toolchains
from enzyme_hub.python.signatures import BY_ADDRESS, Parameter, Signature
from enzyme_hub.python.structs import Spelling

_HOW = ("byval", "sret", "inreg")


def is_wrapped(signature: Signature) -> bool:
    """True if something is passed by value that Python passes by address."""
    return any(one.by_value or one.is_result for one in signature.parameters)


def wrapper(signature: Signature, wanted: str) -> tuple[Signature, str]:
    """The wrapper's signature, and IR text that defines it. `wanted` is the prototype of the definition. Raises PythonError."""
    symbol = f"{BY_ADDRESS}{signature.symbol}"
    text = _compiled(_source(signature, symbol))
    declared = read_module(text).functions[signature.symbol]
    if prototype(declared) != wanted and _is_gathered(prototype(declared), wanted):
        text = _gathered(text, signature.symbol, prototype(declared), wanted)
    elif prototype(declared) != wanted:
        raise PythonError(
            "EH0502",
            f"{signature.symbol} does not pass its structs as C does",
            where=signature.c,
            why=f"it is {wanted}, and in C it would be {prototype(declared)}",
            remedy="pass them by address",
        )
    return Signature(symbol, signature.parameters, signature.result), text


def prototype(function: Function) -> str:
    """What a call of the function looks like: the types, and how structs are passed."""
    taken = []
    for one in function.arguments:
        how = next((word for word in _HOW if one.has_attribute(word)), "")
        taken.append(f"{one.type} {how}".strip())
    return f"{function.return_type} ({', '.join(taken)})"


def _is_gathered(declared: str, wanted: str) -> bool:
    return _flat(declared) == _flat(wanted) and not any(word in wanted for word in _HOW)


def _flat(shown: str) -> tuple[str, str]:
    """The result, and the arguments with each struct as its members: in registers they are the same."""
    result, _, arguments = shown.partition(" (")
    return result, re.sub(r"[{}]\s*", "", arguments).replace(" ,", ",").replace(" )", ")")


def _gathered(text: str, symbol: str, declared: str, wanted: str) -> str:
    """The wrapper with a function between it and one that takes structs as values of LLVM's, as Rust's do (without structs in them)."""
    result, _, members = declared.rstrip(")").partition(" (")
    types = [one for one in members.split(", ") if one]
    lines, words, place = [], [], 0
    for whole in re.findall(r"\{[^{}]*\}|[^,{}]+", wanted.rstrip(")").partition(" (")[2]):
        if not whole.strip():
            continue
        if not whole.startswith("{"):
            words.append(f"{whole.strip()} %{place}")
            place += 1
            continue
        made = "poison"
        for k in range(whole.count(",") + 1):
            lines.append(f"  %s{place} = insertvalue {whole} {made}, {types[place]} %{place}, {k}")
            made = f"%s{place}"
            place += 1
        words.append(f"{whole} {made}")
    lines += [f'  {"" if result == "void" else "%r = "}call {result} @"{symbol}"({", ".join(words)})']
    lines += ["  ret void" if result == "void" else f"  ret {result} %r"]
    between = f'@"{symbol}.gathered"'
    text = re.sub(rf'^declare [^@\n]*@"?{re.escape(symbol)}"?\(.*\n', "", text, flags=re.M)
    text = re.sub(rf'@"?{re.escape(symbol)}"?(?=\()', between, text)
    taken = ", ".join(f"{one} %{k}" for k, one in enumerate(types))
    outer = [
        f"declare {wanted.replace(' (', f' @{chr(34)}{symbol}{chr(34)}(', 1)}",
        f"define internal {result} {between}({taken}) {{",
    ]
    return "\n".join([text, *outer, *lines, "}", ""])


def agrees(signature: Signature, wanted: str) -> bool:
    """False if the function of that prototype cannot be called so. (A truth value is a bit in registers, and a byte in memory.)"""
    result = "void" if signature.result is None else signature.result.llvm
    said = f"{result} ({', '.join(one.llvm for one in signature.parameters)})"
    return re.sub(r"\bi1\b", "i8", wanted) == re.sub(r"\bi1\b", "i8", said)


def _source(signature: Signature, symbol: str) -> str:
    spelled = Spelling()
    outer, inner, passed = [], [], []
    result = "void" if signature.result is None else signature.result.name
    call_result, store = result, "" if signature.result is None else "return "
    for place, one in enumerate(signature.parameters):
        type_ = _type(one, spelled)
        outer.append(f"{type_} {'*' * one.is_array}a{place}")
        if one.is_result:
            call_result, store = type_, f"*a{place} = "
        else:
            inner.append(f"{type_} {'*' * (one.is_array and not one.by_value)}")
            passed.append(f"{'*' * one.by_value}a{place}")
    lines = [
        *spelled.lines,
        f'{call_result} callee({", ".join(inner) or "void"}) __asm__("{signature.symbol}");',
        f'{result} wrapper({", ".join(outer)}) __asm__("{symbol}");',
        f"{result} wrapper({', '.join(outer)}) {{ {store}callee({', '.join(passed)}); }}",
    ]
    return "\n".join(lines) + "\n"


def _type(one: Parameter, spelled: Spelling) -> str:
    """Memory that is only handed on is of no type."""
    return spelled(one.number) if one.by_value or one.is_result or not one.is_array else "void"


@cache
def _compiled(source: str) -> str:
    tool = toolchains.clang()
    if tool is None or not tool.usable:
        raise LinkError(
            "EH0406",
            "structs that are passed by value need a C compiler",
            remedy="`enzyme-hub doctor` says how to get one",
        )
    words = [
        *tool.command,
        "-x",
        "c",
        "-include",
        "stdint.h",
        "-include",
        "stddef.h",
        "-O1",
        "-g",
        "-fPIC",
        "-S",
        "-emit-llvm",
    ]
    done = subprocess.run([*words, "-", "-o", "-"], input=source, capture_output=True, text=True, check=False)
    if done.returncode:
        raise PythonError("EH0502", "structs of this layout cannot be passed by value", why=done.stderr.strip()[-2000:])
    return done.stdout
