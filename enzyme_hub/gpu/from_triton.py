"""`gpu.from_triton`: a kernel of Triton's with its gradient and its tangent, from the LLVM IR that Triton makes of it.

Triton is asked for the IR of a GPU without tensor cores (`sm_70`), before CUDA's mathematical functions are linked: those have rules by
their names. Code is made for the GPU that `Kernels.code` is told.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from enzyme_hub.base.installing import pip
from enzyme_hub.base.records import record
from enzyme_hub.errors import PythonError
from enzyme_hub.gpu.around import FUNCTION, Kernels, Parameter, array, differentiated, header
from enzyme_hub.gpu.triton_text import plain

_ELEMENTS = {"fp32": "float32", "fp64": "float64", "fp16": "float16", "bf16": "bfloat16", "u1": "bool", "i1": "bool"}
_ARCHITECTURE, _WARP = 70, 32
_SHARED = re.compile(r"^@global_smem = external.*? addrspace\(3\) global \[0 x i8\]", re.MULTILINE)


@record
class Compiled:
    """What Triton made: a module, the warps of a block, and the bytes of shared memory."""

    text: str
    warps: int
    shared: int


def from_triton(
    kernel: Any, signature: Mapping[str, str], constants: Mapping[str, Any] | None = None, *, num_warps: int = 4
) -> Kernels:
    """A kernel of Triton's (`@triton.jit`) with its derivatives.

    `signature` says the types of its parameters in Triton's words (`{"x": "*fp32", "n": "i32"}`), `constants` the values of those that are
    `tl.constexpr`. `kernels["gradient"][grid](x, dx, n)` launches `num_warps` warps a block. Pointers to floats and doubles are
    differentiated, all else is constant. Raises EnzymeHubError.
    """
    name = getattr(kernel, "__name__", "the kernel")
    signature = {one: signature[one] for one in getattr(kernel, "arg_names", signature) if one in signature}
    parameters = [_parameter(type_, name) for type_ in signature.values()]
    return made(_compiled(kernel, signature, dict(constants or {}), num_warps), parameters)


def made(compiled: Compiled, parameters: Sequence[Parameter]) -> Kernels:
    """The kernels around one that Triton has compiled."""
    texts = [_function(compiled), _around(parameters)]
    return differentiated(texts, "Triton's kernel", parameters, compiled.warps * _WARP)


def _parameter(type_: str, name: str) -> Parameter:
    if type_.startswith("*"):
        element = _ELEMENTS.get(type_[1:]) or re.sub("^(u?)i", r"\1int", type_[1:])
        return array(element, None, name)
    if type_ in ("fp32", "fp64"):
        return Parameter(_ELEMENTS[type_], False)
    if re.fullmatch(r"[iu]\d+", type_):
        return Parameter(f"i{type_[1:]}", False)
    raise PythonError("EH0502", f"{name} takes a {type_}, which is neither a pointer nor a number")


@contextmanager
def _without_libdevice(knobs: Any) -> Iterator[None]:
    """Triton links a library without functions in place of CUDA's."""
    from enzyme_hub import llvm

    with tempfile.TemporaryDirectory() as folder:
        empty = Path(folder) / "empty.bc"
        empty.write_bytes(llvm.bitcode(llvm.parse_text('target triple = "nvptx64-nvidia-cuda"\n', "an empty module")))
        with knobs.nvidia.scope():
            knobs.nvidia.libdevice_path = str(empty)
            yield


def _compiled(kernel: Any, signature: Mapping[str, str], constants: dict[str, Any], warps: int) -> Compiled:
    """The IR, by the first stages of Triton's compiler."""
    try:
        from triton import knobs
        from triton._C.libtriton import ir
        from triton.backends.compiler import GPUTarget
        from triton.compiler import ASTSource, make_backend
    except ImportError as error:
        raise PythonError("EH0502", "Triton is not here", why=str(error), remedy=pip("triton")) from None
    target = GPUTarget("cuda", _ARCHITECTURE, _WARP)
    types = {**signature, **dict.fromkeys(constants, "constexpr")}
    ordered = {name: types[name] for name in kernel.arg_names if name in types}
    source = ASTSource(fn=kernel, signature=ordered, constexprs=constants)
    backend = make_backend(target)
    with _without_libdevice(knobs):
        # Without pipelining (copies that nobody waits for), and products and sums not fused: that is left to who writes the PTX.
        options = backend.parse_options({"num_warps": warps, "num_stages": 1, "enable_fp_fusion": False})
        context = ir.context()
        ir.load_dialects(context)
        backend.load_dialects(context)
        functions = backend.get_codegen_implementation(options)
        module = source.make_ir(target, options, functions, backend.get_module_map(), context)
        stages: dict[str, Any] = {}
        backend.add_stages(stages, options, source.language)
        metadata = {"target": target, **options.__dict__}
        for stage in ("ttir", "ttgir", "llir"):
            module = stages[stage](module, metadata)
    if metadata.get("global_scratch_size"):
        raise PythonError(
            "EH0502", f"{source.name} works in global memory that Triton brings", why="nobody knows its shadow"
        )
    return Compiled(str(module), int(metadata.get("num_warps", warps)), int(metadata.get("shared", 0)))


_KERNEL = re.compile(
    r"^define ptx_kernel void @[\w.]+\((?P<parameters>.*)\) .*?(?P<place>!dbg !\d+ )?\{$", re.MULTILINE
)
_INNER = "ehub.triton"


def _function(compiled: Compiled) -> str:
    """The module with the kernel as a function, and its shared memory with a size."""
    text = plain(compiled.text)
    text = _SHARED.sub(f"@global_smem = internal addrspace(3) global [{compiled.shared} x i8] undef", text)
    text = re.sub(r"^target (datalayout|triple) = .*\n", "", text, flags=re.MULTILINE)
    return _KERNEL.sub(lambda found: f"define void @{_INNER}({found['parameters']}) {found['place'] or ''}{{", text)


def _around(parameters: Sequence[Parameter]) -> str:
    """The function that takes plain pointers. Behind its own parameters Triton's takes two pointers to memory that it does not use here."""
    lines: list[str] = []
    passed: list[str] = []
    for k, one in enumerate(parameters):
        if one.is_array:
            lines.append(f"  %g{k} = addrspacecast ptr %a{k} to ptr addrspace(1)\n")
            passed.append(f"ptr addrspace(1) %g{k}")
        else:
            passed.append(f"{one.plain('')[0][0]} %a{k}")
    passed += ["ptr addrspace(1) null"] * 2
    taken = ", ".join(one.rpartition(" ")[0] for one in passed)
    body = f"{''.join(lines)}  call void @{_INNER}({', '.join(passed)})\n  ret void\n"
    return f"declare void @{_INNER}({taken})\ndefine void @{FUNCTION}({header(parameters)}) {{\n{body}}}\n"
