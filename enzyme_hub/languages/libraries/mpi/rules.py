"""The derivatives of MPI's calls as text that joins a module: registrations, and functions that hand everything to the runtime.

A derivative is asked whether it can do without the shadow of constant memory, and whether it serves all lanes, by its body; so
there is one for each, made from the letters of the arguments.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_hub.languages.libraries.mpi.calls import type_of
from enzyme_hub.languages.libraries.mpi.names import OURS, Served

_LANES = "declare zeroext i1 @enzyme_first_lane()\ndeclare zeroext i1 @enzyme_last_lane()\n"


def text(found: Iterable[Served]) -> str:
    """The rules for these calls."""
    return _LANES + "".join(_rule(what) for what in found)


def registrations(what: Served) -> tuple[str, str]:
    """The names under which the derivatives are told."""
    name = f"{OURS}{what.stem}"
    return f"__enzyme_register_gradient_{name}", f"__enzyme_register_derivative_{name}"


def _rule(what: Served) -> str:
    name, gradient, derivative = f"{OURS}{what.stem}", *registrations(what)
    result = "i64" if what.makes_handle else "i32"
    own = ", ".join([*(str(type_of(letter)) for letter in what.given), "ptr", "i32", "i64"])
    return (
        f"declare {result} @{name}({own})\n"
        + _function(what, "augment", f"{{ptr, {result}}}", "")
        + _function(what, "reverse", "void", "ptr %tape")
        + _function(what, "tangent", result, "")
        + f"@{gradient} = constant [3 x ptr] [ptr @{name}, ptr @{name}.augment, ptr @{name}.reverse]\n"
        + f"@{derivative} = constant [2 x ptr] [ptr @{name}, ptr @{name}.tangent]\n"
    )


def _function(what: Served, kind: str, result: str, tape: str) -> str:
    """Takes each pointer and its shadow; tells the runtime which shadows are there, and in which lane it is."""
    native = f"{OURS}{what.stem}_{kind}"
    taken, passed, body, known = [], [], [], "0"
    for k, letter in enumerate(what.given):
        names = [f"%a{k}", f"%d{k}"] if type_of(letter).is_pointer else [f"%a{k}"]
        taken += [f"{type_of(letter)} {one}" for one in names]
        passed += [f"{type_of(letter)} {one}" for one in names]
        if len(names) == 2:
            body += [
                f"  %c{k} = icmp ne ptr %d{k}, null",
                f"  %e{k} = select i1 %c{k}, i32 {1 << k}, i32 0",
                f"  %k{k} = or i32 {known}, %e{k}",
            ]
            known = f"%k{k}"
    taken += ["ptr %channel", "ptr %dchannel", "i32 %how", "i64 %at", *([tape] if tape else [])]
    passed += ["i32 %how", "i64 %at", *([tape] if tape else []), f"i32 {known}"]
    if kind != "augment":
        body += [
            "  %f = call zeroext i1 @enzyme_first_lane()",
            "  %l = call zeroext i1 @enzyme_last_lane()",
            "  %f1 = select i1 %f, i32 1, i32 0",
            "  %l2 = select i1 %l, i32 2, i32 0",
            "  %lane = or i32 %f1, %l2",
        ]
        passed.append("i32 %lane")
    made = "" if result == "void" else "%made = "
    types_of_native = ", ".join(one.rpartition(" ")[0] for one in passed)
    lines = "\n".join([*body, f"  {made}call {result} @{native}({', '.join(passed)})"])
    returned = "ret void" if result == "void" else f"ret {result} %made"
    return (
        f"declare {result} @{native}({types_of_native})\n"
        f"define internal {result} @{OURS}{what.stem}.{kind}({', '.join(taken)}) {{\n{lines}\n  {returned}\n}}\n"
    )
