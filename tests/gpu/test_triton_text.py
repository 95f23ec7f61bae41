"""Kernels as Triton 3.9 wrote them (`triton_ir/*.ll`, of the functions in `tests/frameworks/test_triton_kernels.py`), without Triton."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("llvmlite")

from enzyme_hub import llvm
from enzyme_hub.errors import LinkError
from enzyme_hub.gpu.around import Kernels, Parameter, array
from enzyme_hub.gpu.from_triton import Compiled, made
from enzyme_hub.gpu.hosting import hosted
from enzyme_hub.gpu.triton_text import plain

HERE = Path(__file__).parent / "triton_ir"
RNG = np.random.default_rng(5)
FLOATS, COUNT = array("float32", None, "the kernel"), Parameter("i32", False)


def numbers(*shape: int) -> Any:
    return RNG.uniform(0.5, 1.5, shape).astype("f")


def kernels(name: str, shared: int, *parameters: Parameter) -> Kernels:
    return made(Compiled((HERE / f"{name}.ll").read_text(), 4, shared), parameters)


def test_masks_indices_and_hints() -> None:
    """Loads under a condition, of indices and of bytes, with hints for caches."""
    made = kernels("gather", 0, FLOATS, FLOATS, array("int32", None, ""), array("int8", None, ""), COUNT)
    x, index = numbers(65), RNG.integers(0, 64, 100).astype("i4")
    keep, w = (RNG.random(100) < 0.5).astype("i1"), numbers(100)
    out, dout, dx = np.zeros(100, "f"), w.copy(), np.zeros(65, "f")
    made["gradient"][1](out, dout, x, dx, index, keep, 100)
    expected = np.zeros(65)
    np.add.at(expected, index, w * np.where(keep, x[index + 1], 1))
    np.add.at(expected, index + 1, w * np.where(keep, x[index], 0))
    assert np.allclose(out, x[index] * np.where(keep, x[index + 1], 1))
    assert np.allclose(dx, expected, rtol=1e-5)


def test_shuffles_and_shared_memory() -> None:
    made = kernels("softmax", 16, FLOATS, FLOATS, COUNT)
    x, w = numbers(3, 200), numbers(3, 200)
    out, dx, dout = np.zeros_like(x), np.zeros_like(x), w.copy()
    made["gradient"][3](out, dout, x, dx, 200)
    e = np.exp(x.astype("d"))
    y = e / e.sum(1, keepdims=True)
    assert np.allclose(out, y, rtol=1e-5)
    assert np.allclose(dx, y * (w - (w * y).sum(1, keepdims=True)), rtol=1e-4, atol=5e-7)


def statement(text: str, constraints: str, operands: str, type_: str = "i32") -> str:
    """A module with a statement of PTX, as our LLVM has it after `plain`."""
    name, result = ("", "void") if type_ == "void" else ("%r = ", type_)
    module = plain(
        "define void @f(ptr addrspace(1) %p, i1 %c, i32 %v, i64 %w) {\n"
        f'  {name}tail call {result} asm sideeffect "{text}", "{constraints}"({operands}) #6\n  ret void\n}}\n'
    )
    return str(llvm.parse_text(module, "a statement"))


@pytest.mark.parametrize(
    ("text", "constraints", "operands", "type_", "found"),
    [
        (
            r"mov.u64 $0, 0x0;\0A\09@$2 ld.global.b64 { $0 }, [ $1 + 8 ];",
            "=l,l,b",
            "ptr addrspace(1) %p, i1 %c",
            "i64",
            8,
        ),
        (
            r"mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09ld.global.v2.b32 { $0, $1 }, [ $2 + 0 ];",
            "=r,=r,l",
            "ptr addrspace(1) %p",
            "{ i32, i32 }",
            4,
        ),
        (r"@$2 st.global.b32 [ $1 + 4 ], { $0 };", "r,l,b", "i32 %v, ptr addrspace(1) %p, i1 %c", "void", 4),
    ],
)
def test_offsets(text: str, constraints: str, operands: str, type_: str, found: int) -> None:
    module = statement(text, constraints, operands, type_)
    assert "asm" not in module and f"i64 {found}" in module


@pytest.mark.parametrize(
    ("text", "constraints", "operands", "type_"),
    [
        ("mov.u32 $0, %globaltimer_lo;", "=r", "", "i32"),
        (
            r"mov.u32 $0, 0x0;\0A\09@$2 ld.volatile.global.b32 { $0 }, [ $1 + 0 ];",
            "=r,l,b",
            "ptr addrspace(1) %p, i1 %c",
            "i32",
        ),
        ("@$2 st.global.f32x2 [ $1 + 0 ], { $0 };", "r,l,b", "i32 %v, ptr addrspace(1) %p, i1 %c", "void"),
    ],
)
def test_what_is_not_known_stays_assembly(text: str, constraints: str, operands: str, type_: str) -> None:
    assert "asm sideeffect" in statement(text, constraints, operands, type_)


def test_literals_of_a_newer_llvm() -> None:
    module = plain(
        "define float @f(float %x) {\n  %1 = fmul float %x, f0x3FB8AA3B\n  %2 = fadd float %1, -inf\n  ret float %2\n}\n"
    )
    assert "0x3FF7154760000000" in str(llvm.parse_text(module, "literals"))  # the float next to log2(e)


def test_decimal_literals_of_floats() -> None:
    """LLVM 23 writes a float by the fewest digits, LLVM 22 reads it as a double."""
    text = plain(
        "define float @f(float %a, double %b) {\n"
        "  %c = fmul float %a, 6.000000e-01\n  %d = fmul double %b, 6.000000e-01\n"
        "  %e = call float @g(double %d, float -1.000000e-01)\n  ret float %c\n}\ndeclare float @g(double, float)\n"
    )
    made = llvm.text(llvm.parse_text(text, "the module"))
    assert "fmul double %b, 6.000000e-01" in made
    for value in (np.float32(0.6), np.float32(-0.1)):
        assert f"0x{np.float64(value).view(np.uint64):016X}" in made


def test_statements_that_stay_are_refused_on_a_processor() -> None:
    """Of a lock that nothing is differentiated through."""
    text = (
        "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
        '  %old = call i32 asm sideeffect "atom.global.cas.b32 $0, [ $1 + 0 ], $2, $3;", "=r,l,r,r"(ptr addrspace(1) %p, i32 0, i32 1)\n'
        "  ret void\n}\n"
    )
    with pytest.raises(LinkError, match="assembly of a GPU's"):
        hosted(llvm.parse_text(f'target triple = "nvptx64-nvidia-cuda"\n{text}', "the module"), checks=False)
