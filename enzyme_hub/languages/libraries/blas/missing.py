"""Why a routine of BLAS or LAPACK has no derivative, for messages."""

from __future__ import annotations

from enzyme_hub.ir.module import Function
from enzyme_hub.languages.libraries.blas.declared import expected
from enzyme_hub.languages.libraries.blas.names import LAPACKE, Flavour, Symbol, symbol
from enzyme_hub.languages.libraries.blas.routines import ROUTINES
from enzyme_hub.languages.signatures import spelled_type, words_of


def reason(function: Function) -> tuple[str, str] | None:
    """What is missing, and what to do; None for other functions, and for those of the program's own native code."""
    found = symbol(function.name or "")
    if found is None or function.name in function.module.native:
        return None
    if found.stem not in ROUTINES[found.letter]:
        kind = " on complex numbers" if found.is_complex else ""
        why = f"no derivative of {found.stem}{kind} comes with Enzyme Hub, as it does for other routines of BLAS and LAPACK"
        return why, "register a derivative for it, or call one of those that docs/custom-derivatives.md lists"
    if found.routine is None:
        what = "a function of LAPACKE" if found.flavour.before == LAPACKE else "a function of cblas"
        why = (
            f"derivatives of {found.stem} come with Enzyme Hub, but not for {what} that is named and declared like this"
        )
        return why, f"call {fortran(found)} itself, which has one"
    words = words_of(function)
    result, parameters = expected(found)
    wanted = ", ".join(spelled_type(one, words) for one in parameters)
    given = ", ".join(spelled_type(one.type, words) for one in function.arguments)
    why = (
        f"it is not declared as the library has it:\nexpected {spelled_type(result, words)} ({wanted})\n"
        f"found    {spelled_type(function.return_type, words)} ({given})"
    )
    return why, "correct the declaration"


def fortran(it: Symbol) -> str:
    """The routine's name in Fortran."""
    return Symbol(Flavour("", "_"), it.letter, it.stem).sibling(it.stem)
