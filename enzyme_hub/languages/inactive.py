"""Functions through which no derivative flows: printing, files, time, strings, exceptions, panics, runtime queries.

These are functions without a body in the program. The tables of the rooms name functions, families of functions of one runtime library
that do one kind of thing (Fortran I/O), and classes whose every member handles text (streams of characters); never a
namespace in which anything may be. Text carries no derivative: what is printed, or read back, is a constant.

Functions that overwrite a caller's floats with fresh values (scanf, fread, random_number) are not here: the adjoint of the
old value would have to be cleared, so they need a rule.
"""

from __future__ import annotations

from functools import lru_cache

from enzyme_hub.languages import known

# Intrinsics without a value in the derivative. `.` ends a family: llvm.lifetime.start.p0, llvm.prefetch.p0.
_INTRINSICS = """
llvm.assume llvm.experimental.noalias.scope.decl llvm.dbg. llvm.lifetime. llvm.invariant. llvm.prefetch.
llvm.trap llvm.debugtrap llvm.ubsantrap llvm.donothing llvm.var.annotation llvm.annotation. llvm.sideeffect
llvm.pseudoprobe llvm.instrprof. llvm.eh. llvm.stacksave llvm.stackrestore llvm.frameaddress
llvm.returnaddress llvm.addressofreturnaddress llvm.readcyclecounter llvm.readsteadycounter llvm.va_start
llvm.va_end llvm.va_copy llvm.stackprotector llvm.pcmarker llvm.is.constant. llvm.objectsize. llvm.type.test
llvm.public.type.test llvm.allow. llvm.codeview.annotation llvm.fake.use llvm.get.rounding llvm.set.rounding
llvm.get.fpenv llvm.set.fpenv llvm.reset.fpenv llvm.localescape llvm.vscale.
"""
_INTRINSIC_NAMES = frozenset(word for word in _INTRINSICS.split() if not word.endswith("."))
_INTRINSIC_FAMILIES = (
    *(word for word in _INTRINSICS.split() if word.endswith(".")),
    *(
        f"llvm.{word}."
        for word in ("stacksave", "stackrestore", "frameaddress", "va_start", "va_end", "va_copy", "var.annotation")
    ),
)


@lru_cache(maxsize=8192)
def is_inactive(name: str) -> bool:
    """True for a function known by name to carry no derivative, whatever its arguments."""
    if name.startswith("llvm."):
        return name in _INTRINSIC_NAMES or name.startswith(_INTRINSIC_FAMILIES)
    return known.is_inactive(name)
