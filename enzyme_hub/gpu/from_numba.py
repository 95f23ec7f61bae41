"""`gpu.from_numba`: a kernel of numba-cuda with its gradient and its tangent, from the LLVM IR that numba makes of it.

Numba passes an array as its address, sizes and strides. A function around the kernel takes an address and the sizes; of that function
derivatives are asked for. No GPU is needed: the kernels run on a processor, or are written as PTX or a cubin.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from enzyme_hub import llvm, pipeline
from enzyme_hub.errors import PythonError
from enzyme_hub.gpu.hosting import hosted
from enzyme_hub.gpu.running import Kernel, Library
from enzyme_hub.records import record
from enzyme_hub.targets import output

if TYPE_CHECKING:
    from collections.abc import Iterator

    from llvmlite.binding import ModuleRef

KERNELS = ("primal", "gradient", "tangent")
_LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
_WORDS = {"float64": "double", "float32": "float"}
_ENTRIES = {"gradient": "__enzyme_autodiff", "tangent": "__enzyme_fwddiff"}


@record
class _Parameter:
    """One of the kernel's: an array with so many axes (of elements of so many bytes), or a number (None)."""

    type: str
    axes: int | None
    size: int = 0

    @property
    def has_shadow(self) -> bool:
        return self.axes is not None and self.type in _WORDS

    def plain(self, name: str) -> list[tuple[str, str]]:
        """The parameters of the function around it: types and names."""
        if self.axes is None:
            return [(_WORDS.get(self.type, self.type), f"%{name}")]
        return [("ptr", f"%{name}"), *(("i64", f"%{name}.n{k}") for k in range(self.axes))]


class NumbaKernels:
    """The kernels `primal`, `gradient` and `tangent`: `kernels["gradient"][grid, block](x, dx, ...)`, each array of numbers with its
    shadow behind it."""

    def __init__(self, module: ModuleRef, parameters: Sequence[_Parameter]) -> None:
        self._module = module
        self._parameters = parameters
        self._library: Library | None = None

    def __getitem__(self, name: str) -> Any:
        if self._library is None:
            self._library = Library(hosted(llvm.read(llvm.bitcode(self._module), "numba's kernel"), False), False, 3)
        return _Launch(self._library[name], self._parameters)

    def code(self, kind: str = "PTX", cpu: str = "sm_90") -> bytes:
        """The kernels as `PTX`, `cubin`, `IR` or `bitcode`; numbers are passed in the order of `flat`."""
        return output.emitted(self._module, kind, llvm.CodegenOptions(level=3, cpu=cpu))


@record
class _Launch:
    kernel: Kernel
    parameters: Sequence[_Parameter]

    def __getitem__(self, shape: Any) -> Any:
        def launch(*arguments: Any) -> None:
            self.kernel[shape](*flat(self.parameters, arguments, self.kernel.name != "primal"))

        return launch


def flat(parameters: Sequence[_Parameter], arguments: Sequence[Any], with_shadows: bool) -> list[Any]:
    """What the kernel takes: of each array the array, its shadow, and its sizes. Raises PythonError."""
    given, left = list[Any](), list(arguments)
    wanted = sum(1 + (with_shadows and one.has_shadow) for one in parameters)
    if len(left) != wanted:
        raise PythonError("EH0501", f"{wanted} arguments are wanted, and {len(left)} are given")
    for one in parameters:
        value = left.pop(0)
        given.append(value)
        shadow = left.pop(0) if with_shadows and one.has_shadow else None
        if one.axes is None:
            continue
        if getattr(value, "ndim", None) != one.axes or str(value.dtype) != one.type:
            raise PythonError("EH0501", f"an array of {one.axes} axes of {one.type} is wanted")
        if shadow is not None:
            if shadow.shape != value.shape or shadow.dtype != value.dtype:
                raise PythonError("EH0501", "a shadow has the shape and type of its array")
            given.append(shadow)
        given.extend(value.shape)
    return given


def from_numba(kernel: Any, signature: Any) -> NumbaKernels:
    """A kernel of numba-cuda's (`@cuda.jit`, or the function itself) with its derivatives.

    It takes contiguous arrays and numbers; `signature` is numba's (`"void(float64[::1], int64)"`). Arrays of floats and doubles are
    differentiated, all else is constant. Raises EnzymeHubError.
    """
    function = getattr(kernel, "py_func", kernel)
    texts, name, arguments = _compiled(function, signature)
    parameters = [_parameter(one, function.__name__) for one in arguments]
    modules = [llvm.parse_text(text, "numba's kernel") for text in texts]
    context = modules[0]._context
    modules = [modules[0], *(llvm.parse_text(text, "numba's functions", context) for text in texts[1:])]
    around = llvm.parse_text(_around(name, arguments, parameters), "the kernels around numba's function", context)
    for one in (*modules, around):
        one.triple, one.data_layout = "nvptx64-nvidia-cuda", _LAYOUT
    return NumbaKernels(pipeline.run(llvm.link([*modules, around])), parameters)


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


def _parameter(type_: Any, name: str) -> _Parameter:
    dtype, axes = getattr(type_, "dtype", None), getattr(type_, "ndim", None)
    if dtype is not None and axes is not None:
        if getattr(type_, "layout", "") != "C":
            raise PythonError(
                "EH0502",
                f"{name} takes {type_}",
                why="arrays have to be contiguous",
                remedy="declare it as float64[::1]",
            )
        return _Parameter(str(dtype), int(axes), int(dtype.bitwidth) // 8)
    width = getattr(type_, "bitwidth", None)
    if width is None:
        raise PythonError("EH0502", f"{name} takes {type_}, which is neither an array nor a number")
    return _Parameter(str(type_) if str(type_) in _WORDS else f"i{width}", None)


def _around(name: str, arguments: Sequence[Any], parameters: Sequence[_Parameter]) -> str:
    """The function around numba's, and the kernels."""
    lines: list[str] = []
    passed: list[str] = ["ptr %status"]
    taken: list[str] = ["ptr"]
    plain = [pair for k, one in enumerate(parameters) for pair in one.plain(f"a{k}")]
    for k, one in enumerate(parameters):
        if one.axes is None:
            passed.append(f"{one.plain(f'a{k}')[0][0]} %a{k}")
            taken.append(one.plain("")[0][0])
            continue
        step: str | int = one.size
        strides: list[str] = []
        for axis in reversed(range(one.axes)):  # of the last axis first
            strides.insert(0, str(step))
            lines.append(f"  %a{k}.s{axis} = mul i64 {step}, %a{k}.n{axis}")
            step = f"%a{k}.s{axis}"
        lines.append(f"  %a{k}.count = udiv i64 {step}, {one.size}")
        words = [("ptr", "null"), ("ptr", "null"), ("i64", f"%a{k}.count"), ("i64", str(one.size)), ("ptr", f"%a{k}")]
        words += [("i64", f"%a{k}.n{axis}") for axis in range(one.axes)] + [("i64", stride) for stride in strides]
        passed += [f"{type_} {value}" for type_, value in words]
        taken += [type_ for type_, _ in words]
    body = "\n".join(
        ["  %status = alloca ptr", *lines, f'  %r = call i32 @"{name}"({", ".join(passed)})', "  ret void"]
    )
    header = ", ".join(f"{type_} {value}" for type_, value in plain)
    text = f'declare i32 @"{name}"({", ".join(taken)})\ndefine void @ehub.numba({header}) {{\n{body}\n}}\n'
    text += f"define ptx_kernel void @primal({header}) {{\n  call void @ehub.numba({header})\n  ret void\n}}\n"
    return text + _derivatives(parameters)


def _derivatives(parameters: Sequence[_Parameter]) -> str:
    """The kernels that ask for derivatives."""
    markers = ("enzyme_dup", "enzyme_const")
    text = "".join(f"@{marker} = external addrspace(1) global i32\n" for marker in markers)
    for kernel, entry in _ENTRIES.items():
        header: list[str] = []
        operands = ["ptr @ehub.numba"]
        for k, one in enumerate(parameters):
            for place, (type_, value) in enumerate(one.plain(f"a{k}")):
                header.append(f"{type_} {value}")
                is_differentiated = one.has_shadow and place == 0
                operands.append(f"i32 %{markers[0 if is_differentiated else 1]}")
                operands.append(f"{type_} {value}")
                if is_differentiated:
                    header.append(f"ptr %a{k}.shadow")
                    operands.append(f"ptr %a{k}.shadow")
        loads = "".join(
            f"  %{marker} = load i32, ptr addrspacecast (ptr addrspace(1) @{marker} to ptr)\n" for marker in markers
        )
        text += f"declare void @{entry}(...)\ndefine ptx_kernel void @{kernel}({', '.join(header)}) {{\n{loads}"
        text += f"  call void (...) @{entry}({', '.join(operands)})\n  ret void\n}}\n"
    return text
