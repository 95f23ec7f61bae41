"""`gpu.from_numba`: a kernel of numba-cuda with its gradient and its tangent, from the LLVM IR that numba makes of it.

Numba passes an array as its address, sizes and strides. The function around its kernel takes an address and the sizes.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from enzyme_hub.errors import PythonError
from enzyme_hub.gpu.around import FUNCTION, WORDS, Kernels, Parameter, array, differentiated, header

if TYPE_CHECKING:
    from collections.abc import Iterator


def from_numba(kernel: Any, signature: Any) -> Kernels:
    """A kernel of numba-cuda's (`@cuda.jit`, or the function itself) with its derivatives.

    It takes contiguous arrays and numbers; `signature` is numba's (`"void(float64[::1], int64)"`). Arrays of floats and doubles are
    differentiated, all else is constant. Raises EnzymeHubError.
    """
    function = getattr(kernel, "py_func", kernel)
    texts, name, arguments = _compiled(function, signature)
    parameters = [_parameter(one, function.__name__) for one in arguments]
    around = _around(name, arguments, parameters)
    return differentiated([*texts, around], "numba's kernel", parameters)


@contextmanager
def _opaque_pointers() -> Iterator[None]:
    """Numba writes the text of IR with pointers as LLVM reads them now."""
    import llvmlite

    word = "ir_layer_typed_pointers_enabled"
    before = getattr(llvmlite, word, None)
    setattr(llvmlite, word, False)
    try:
        yield
    finally:
        setattr(llvmlite, word, before)


def _compiled(function: Any, signature: Any) -> tuple[list[str], str, Sequence[Any]]:
    """The texts of a function's module and of those that it calls, its name there, and numba's types of its arguments."""
    try:
        from numba.core import sigutils
        from numba.cuda import compiler
        from numba.cuda import types as of_cuda
    except ImportError as error:
        raise PythonError(
            "EH0502",
            "numba-cuda is not here",
            why=str(error),
            remedy="pip install numba-cuda nvidia-cuda-nvrtc nvidia-nvvm",
        ) from None
    normalize: Any = sigutils.normalize_signature
    arguments, _ = normalize(signature)
    with _opaque_pointers():
        compile_: Any = compiler.compile_cuda
        compiled = compile_(function, of_cuda.void, arguments, cc=(9, 0), lineinfo=True)
        texts = [str(text) for text in compiled.library.llvm_strs]
    return texts, compiled.fndesc.llvm_func_name, compiled.fndesc.argtypes


def _parameter(type_: Any, name: str) -> Parameter:
    dtype, axes = getattr(type_, "dtype", None), getattr(type_, "ndim", None)
    if dtype is not None and axes is not None:
        if getattr(type_, "layout", "") != "C":
            raise PythonError(
                "EH0502",
                f"{name} takes {type_}",
                why="arrays have to be contiguous",
                remedy="declare it as float64[::1]",
            )
        return array(str(dtype), int(axes), name)
    width = getattr(type_, "bitwidth", None)
    if width is None:
        raise PythonError("EH0502", f"{name} takes {type_}, which is neither an array nor a number")
    return Parameter(str(type_) if str(type_) in WORDS else f"i{width}", False)


def _around(name: str, arguments: Sequence[Any], parameters: Sequence[Parameter]) -> str:
    """The function around numba's."""
    lines: list[str] = []
    passed: list[str] = ["ptr %status"]
    taken: list[str] = ["ptr"]
    for k, (one, argument) in enumerate(zip(parameters, arguments, strict=True)):
        if not one.is_array:
            passed.append(f"{one.plain('')[0][0]} %a{k}")
            taken.append(one.plain("")[0][0])
            continue
        axes = range(one.axes or 0)
        size = int(argument.dtype.bitwidth) // 8
        step: str | int = size
        strides: list[str] = []
        for axis in reversed(axes):  # of the last axis first
            strides.insert(0, str(step))
            lines.append(f"  %a{k}.s{axis} = mul i64 {step}, %a{k}.n{axis}")
            step = f"%a{k}.s{axis}"
        lines.append(f"  %a{k}.count = udiv i64 {step}, {size}")
        words = [("ptr", "null"), ("ptr", "null"), ("i64", f"%a{k}.count"), ("i64", str(size)), ("ptr", f"%a{k}")]
        words += [("i64", f"%a{k}.n{axis}") for axis in axes] + [("i64", stride) for stride in strides]
        passed += [f"{type_} {value}" for type_, value in words]
        taken += [type_ for type_, _ in words]
    body = "\n".join(
        ["  %status = alloca ptr", *lines, f'  %r = call i32 @"{name}"({", ".join(passed)})', "  ret void"]
    )
    return f'declare i32 @"{name}"({", ".join(taken)})\ndefine void @{FUNCTION}({header(parameters)}) {{\n{body}\n}}\n'
