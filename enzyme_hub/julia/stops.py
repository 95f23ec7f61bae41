"""A derivative that finds, while it runs, what it must not go on with ends a program of C's. In Julia that is an error.

The process lives on: the function through which all stops go (`differentiate/stops`) throws. Julia's package knows the message by how it
begins. Nothing is guarded: a task may wait in the middle of a derivative, and Julia has its own list of what an error leaves (`tapes`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub.base.taken import STOP

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_THROWS = f"""
@ehub.julia.stop.placed = private constant [23 x i8] c"enzyme-hub: %s:%d: %s\\0A\\00"
@ehub.julia.stop.plain = private constant [16 x i8] c"enzyme-hub: %s\\0A\\00"

define void @{STOP}(ptr %code, ptr %file, i32 %line, ptr %text) cold noinline {{
  %placed = icmp ne ptr %file, null
  br i1 %placed, label %with, label %without

with:
  call void (ptr, ...) @jl_errorf(ptr @ehub.julia.stop.placed, ptr %file, i32 %line, ptr %text)
  unreachable

without:
  call void (ptr, ...) @jl_errorf(ptr @ehub.julia.stop.plain, ptr %text)
  unreachable
}}

declare void @jl_errorf(ptr, ...)
"""


def thrown(made: ModuleRef) -> ModuleRef:
    """The module, in which that is thrown which would be printed."""
    if not any(one.name == STOP for one in made.functions):
        return made
    return llvm.link([made, llvm.parse_text(_THROWS, "stops in Julia", made._context)])
