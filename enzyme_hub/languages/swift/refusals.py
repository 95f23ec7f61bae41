"""Why a call of Swift's own libraries has no derivative, and what to do."""

from __future__ import annotations

import re

from enzyme_hub.ir.module import Function

_NATIVE = "it is native code of Swift's own libraries, for types that are known when the program runs"
_OF_LIBRARY = re.compile(r"\$s[sS]|swift_|__swift_")
# The beginning of names, why, and the way out.
_REASONS: tuple[tuple[str, str, str], ...] = (
    (
        r"swift_(?:task|async|continuation|job|defaultActor|distributed)|\$sSc",
        "what runs concurrently has no order that a derivative could go back through",
        "differentiate a function without async, and call its derivative from the task",
    ),
    (
        r"swift_(?:weak|unowned)",
        "whether the object is still there is known when the program runs",
        "hold the object by a strong reference in what is differentiated, or give it as an argument",
    ),
    (
        r"swift_dynamicCast",
        "whether a value is of that type (as?, is, a catch of one type, keys that Dictionary(uniqueKeysWithValues:) finds twice) is known "
        "when the program runs",
        "say throws(E), and catch without a type; give a Dictionary its elements one by one: d[key] = value; an enum or a protocol of "
        "classes (protocol P: AnyObject) instead of any",
    ),
    (
        r"__swift_\w+_boxed_opaque_existential|swift_(?:get|release)BoxedOpaque|swift_.*[eE]xistential",
        "a value behind any is copied and released by code that its type brings along when the program runs",
        "use a generic parameter (some P), an enum, or a protocol of classes (protocol P: AnyObject) instead of any",
    ),
)
_OTHERS = (
    _NATIVE,
    "build with -O, which compiles generic code for the types at hand; what has a value behind any, or is chosen when the program "
    "runs, stays out of what is differentiated",
)


def reason(function: Function) -> tuple[str, str] | None:
    """Why a call of Swift's libraries has no derivative, and what to do; None for other functions."""
    name = function.name or ""
    if not function.is_declaration or _OF_LIBRARY.match(name) is None:
        return None
    return next(((why, remedy) for pattern, why, remedy in _REASONS if re.match(pattern, name)), _OTHERS)
