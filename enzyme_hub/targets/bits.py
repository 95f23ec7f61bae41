"""Functions of CUDA's library that take a number for an integer, or an integer for a number: bodies, so that they are seen through.

CUDA's headers call them (`__double_as_longlong`, in loops of `atomicCAS`), and the library itself joins only after differentiating.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.llvm import definitions

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_CASTS = {
    "double_as_longlong": ("double", "i64"),
    "longlong_as_double": ("i64", "double"),
    "float_as_int": ("float", "i32"),
    "float_as_uint": ("float", "i32"),
    "int_as_float": ("i32", "float"),
    "uint_as_float": ("i32", "float"),
}
_BODIES = {
    **{
        f"__nv_{name}": f"define {to} @__nv_{name}({of} %x) alwaysinline nounwind {{\n  %r = bitcast {of} %x to {to}\n  ret {to} %r\n}}\n"
        for name, (of, to) in _CASTS.items()
    },
    "__nv_double2loint": """define i32 @__nv_double2loint(double %x) alwaysinline nounwind {
  %word = bitcast double %x to i64
  %half = trunc i64 %word to i32
  ret i32 %half
}
""",
    "__nv_double2hiint": """define i32 @__nv_double2hiint(double %x) alwaysinline nounwind {
  %word = bitcast double %x to i64
  %shifted = lshr i64 %word, 32
  %half = trunc i64 %shifted to i32
  ret i32 %half
}
""",
    "__nv_hiloint2double": """define double @__nv_hiloint2double(i32 %high, i32 %low) alwaysinline nounwind {
  %upper = zext i32 %high to i64
  %lower = zext i32 %low to i64
  %shifted = shl i64 %upper, 32
  %word = or i64 %shifted, %lower
  %x = bitcast i64 %word to double
  ret double %x
}
""",
}


def supply(module: ModuleRef) -> ModuleRef:
    """The module with the bodies of those that it calls."""
    lacking = {value.name for value in module.functions if value.is_declaration} & _BODIES.keys()
    if not lacking:
        return module
    bodies = "".join(_BODIES[name] for name in sorted(lacking))
    own = llvm.parse_text(bodies, "the bits of numbers", module._context)
    own.triple, own.data_layout = module.triple, module.data_layout
    module = llvm.link([module, own])
    definitions.internalise(module, lacking)
    return module
