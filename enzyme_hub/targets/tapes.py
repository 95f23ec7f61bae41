"""What joins a GPU's module whose derivatives save values in loops of any length: `tapes.c`, and what differs between GPUs.

`enzyme_tape` is the one variable that the host sets: the buffer, for how many threads it is, and how many bytes each has.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_hub import definitions, llvm
from enzyme_hub._bitcode import text_of
from enzyme_hub.targets.buffer import VARIABLE

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.targets.target import Target

_OWN = "__ehub_tape_"
_REGISTER = "llvm.nvvm.read.ptx.sreg."


def complete(module: ModuleRef, target: Target) -> ModuleRef:
    """The module with what its derivatives take memory from."""
    if not any(value.is_declaration and value.name.startswith(_OWN) for value in module.functions):
        return module
    text = text_of(__package__, "tapes")
    text = re.sub(rf"@{VARIABLE}\b", f"addrspacecast (ptr addrspace(1) @{VARIABLE} to ptr)", text)
    text = re.sub(
        rf"^addrspacecast \(ptr addrspace\(1\) @{VARIABLE} to ptr\) = global",
        f"@{VARIABLE} = addrspace(1) externally_initialized global",
        text,
        flags=re.MULTILINE,
    )
    text = re.sub(r"^declare [^\n]*@__ehub_(?:launch|tape)_\w+\([^\n]*\n", "", text, flags=re.MULTILINE)
    text = text.replace(" monotonic", f" {target.scope} monotonic")
    own = llvm.parse_text(text + _NUMBER[target.name] + _HEAP[target.name], "the tapes of threads", module._context)
    own.triple, own.data_layout = module.triple, module.data_layout
    defined = {one.name for one in own.functions if not one.is_declaration}
    module = llvm.link([module, own])
    definitions.internalise(module, defined)
    return module


def _number(read: str) -> str:
    """The function that numbers the threads of a launch, of text that computes the numbers %b and %t and the count %n of a block."""
    return f"""
define i64 @__ehub_launch_thread() alwaysinline nounwind {{
{read}  %bn = mul i64 %b, %n
  %k = add i64 %bn, %t
  ret i64 %k
}}
"""


def _registers() -> str:
    """Of NVIDIA's: the numbers of the block in the grid, and of the thread in the block."""
    lines: list[str] = []
    for name in ("tid", "ntid", "ctaid", "nctaid"):
        for axis in "xyz":
            lines.append(f"  %{name}.{axis}.w = call i32 @{_REGISTER}{name}.{axis}()")
            lines.append(f"  %{name}.{axis} = zext i32 %{name}.{axis}.w to i64")
    return "\n".join((*lines, _COMBINED))


_COMBINED = """  %t.1 = mul i64 %tid.z, %ntid.y
  %t.2 = add i64 %t.1, %tid.y
  %t.3 = mul i64 %t.2, %ntid.x
  %t = add i64 %t.3, %tid.x
  %b.1 = mul i64 %ctaid.z, %nctaid.y
  %b.2 = add i64 %b.1, %ctaid.y
  %b.3 = mul i64 %b.2, %nctaid.x
  %b = add i64 %b.3, %ctaid.x
  %n.1 = mul i64 %ntid.x, %ntid.y
  %n = mul i64 %n.1, %ntid.z
"""


def _implicit() -> str:
    """Of AMD's: sizes are in the implicit arguments, blocks as i32 and threads as i16."""
    lines = ["  %given = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()"]
    for k, axis in enumerate("xyz"):
        for name, at, type_ in (("nctaid", 4 * k, "i32"), ("ntid", 12 + 2 * k, "i16")):
            lines.append(f"  %{name}.{axis}.p = getelementptr i8, ptr addrspace(4) %given, i64 {at}")
            lines.append(f"  %{name}.{axis}.w = load {type_}, ptr addrspace(4) %{name}.{axis}.p")
            lines.append(f"  %{name}.{axis} = zext {type_} %{name}.{axis}.w to i64")
        for name, word in (("tid", "workitem"), ("ctaid", "workgroup")):
            lines.append(f"  %{name}.{axis}.w = call i32 @llvm.amdgcn.{word}.id.{axis}()")
            lines.append(f"  %{name}.{axis} = zext i32 %{name}.{axis}.w to i64")
    return "\n".join((*lines, _COMBINED))


_NUMBER = {"nvptx": _number(_registers()), "amdgpu": _number(_implicit())}
_HEAP = {
    "nvptx": """
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @__assertfail(ptr, ptr, i32, ptr, i64)
@__ehub_tape_message = internal addrspace(1) constant [63 x i8] c"enzyme-hub: the tape of a derivative needs more memory than it has\\00"
define ptr @__ehub_tape_heap(i64 %size) nounwind {
  %memory = call ptr @malloc(i64 %size)
  ret ptr %memory
}
define void @__ehub_tape_unheap(ptr %memory) nounwind {
  call void @free(ptr %memory)
  ret void
}
define void @__ehub_tape_stop() noinline cold noreturn nounwind {
  %message = addrspacecast ptr addrspace(1) @__ehub_tape_message to ptr
  call void @__assertfail(ptr %message, ptr %message, i32 0, ptr null, i64 1)
  call void @llvm.trap()
  unreachable
}
""".replace("[63 x", f"[{len('enzyme-hub: the tape of a derivative needs more memory than it has') + 1} x"),
    "amdgpu": """
define ptr @__ehub_tape_heap(i64 %size) nounwind {
  ret ptr null
}
define void @__ehub_tape_unheap(ptr %memory) nounwind {
  ret void
}
define void @__ehub_tape_stop() noinline cold noreturn nounwind {
  call void @llvm.trap()
  unreachable
}
""",
}
