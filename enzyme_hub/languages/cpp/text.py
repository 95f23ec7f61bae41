"""Objects that hold text: streams of characters, and what belongs to them.

Text carries no derivative: a number that is printed, or read back, is a constant. So no number is looked for in these objects,
and what is called through their tables of virtual functions (inlined by the compiler from `std::endl`, say) is inactive.
"""

from __future__ import annotations

import re

from enzyme_hub.ir.instructions import Alloca
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.types import StructType, Type
from enzyme_hub.ir.values import Value

# The names that clang gives the classes, in libstdc++ and libc++.
_CLASS = re.compile(
    r"(?:class|struct)\.std::(?:__cxx11::|__1::)?"
    r"(?:basic_(?:[io]|io)?(?:string|f)?stream|basic_(?:stream|string|file)buf|basic_ios|ios_base|locale|ctype)(?:\.|$)"
)
_IN_MEMORY = re.compile(r"class\.std::(?:__cxx11::|__1::)?basic_(?:[io]?stringstream|stringbuf)(?:\.|$)")
_VARIABLES = frozenset("stdin stdout stderr _ZSt3cin _ZSt4cout _ZSt4cerr _ZSt4clog".split())


def is_text(value: Value) -> bool:
    """True for a variable that holds text, by its class or its name."""
    if isinstance(value, GlobalVariable):
        return (value.is_declaration and value.name in _VARIABLES) or _is_text_class(value.value_type)
    return isinstance(value, Alloca) and _is_text_class(value.allocated_type)


def _is_text_class(type_: Type) -> bool:
    return isinstance(type_, StructType) and type_.name is not None and _CLASS.match(type_.name) is not None


def is_string_stream(value: Value) -> bool:
    """True for a local variable that is a stream in memory, whose bytes the program may have back."""
    if not isinstance(value, Alloca) or not isinstance(value.allocated_type, StructType):
        return False
    return _IN_MEMORY.match((value.allocated_type.name or "").strip('%"')) is not None
