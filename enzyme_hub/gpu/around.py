"""The kernels around a function for a GPU that another compiler wrote: `primal`, `gradient` and `tangent`.

Whoever knows the other compiler writes a function `FUNCTION` that takes plain addresses, sizes and numbers; here derivatives of it are
asked for. No GPU is needed: the kernels run on a processor, or are written as PTX or a cubin. LLVM is imported when it is needed: launches
on a GPU, in this package too, do without.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from enzyme_hub.base.records import record
from enzyme_hub.errors import PythonError

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.gpu.running import Library

FUNCTION = "ehub.plain"
WORDS = {"float64": "double", "float32": "float"}
_LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
_ENTRIES = {"gradient": "__enzyme_autodiff", "tangent": "__enzyme_fwddiff"}


@record
class Parameter:
    """One of the function's: an array of elements of numpy's `type`, or a number (of LLVM's, where numpy's is not a float's).

    `axes`: of an array, of how many axes it is and as many sizes are passed; None: of any shape, of which nothing is passed.
    """

    type: str
    is_array: bool
    axes: int | None = None

    @property
    def has_shadow(self) -> bool:
        return self.is_array and self.type in WORDS

    def plain(self, name: str) -> list[tuple[str, str]]:
        """The types and names of what is passed."""
        if not self.is_array:
            return [(WORDS.get(self.type, self.type), f"%{name}")]
        return [("ptr", f"%{name}"), *(("i64", f"%{name}.n{k}") for k in range(self.axes or 0))]


def array(type_: str, axes: int | None, of: str) -> Parameter:
    """An array that `of` takes, of floats, doubles, or of what has no derivative. Raises PythonError."""
    if type_ not in WORDS and not type_.startswith(("int", "uint", "bool")):
        raise PythonError(
            "EH0502",
            f"{of} takes an array of {type_}",
            why="arrays of float32 and float64 are differentiated, and those of integers are constant",
            remedy="take an array of float32, and round inside the kernel",
        )
    return Parameter(type_, True, axes)


class Kernels:
    """The kernels `primal`, `gradient` and `tangent`: `kernels["gradient"][grid, block](x, dx, ...)`, each array of numbers with its
    shadow behind it. Where the other compiler has settled the size of a block it is `kernels["gradient"][grid](x, dx, ...)`."""

    def __init__(self, module: ModuleRef, parameters: Sequence[Parameter], block: int | None = None) -> None:
        self._module = module
        self._parameters = parameters
        self._block = block
        self._library: Library | None = None

    def __getitem__(self, name: str) -> Any:
        from enzyme_hub import llvm
        from enzyme_hub.gpu.hosting import hosted
        from enzyme_hub.gpu.running import Library

        if self._library is None:
            self._library = Library(hosted(llvm.read(llvm.bitcode(self._module), "the kernels"), False), False, 3)
        return _Launch(self._library[name], self._parameters, self._block)

    def code(self, kind: str = "PTX", cpu: str = "sm_90") -> bytes:
        """The kernels as `PTX`, `cubin`, `IR` or `bitcode`; numbers are passed in the order of `flat`."""
        from enzyme_hub import llvm
        from enzyme_hub.targets import output

        return output.emitted(self._module, kind, llvm.CodegenOptions(level=3, cpu=cpu))


@record
class _Launch:
    kernel: Any
    parameters: Sequence[Parameter]
    block: int | None

    def __getitem__(self, shape: Any) -> Any:
        where = shape if self.block is None else (shape, self.block)

        def launch(*arguments: Any) -> None:
            self.kernel[where](*flat(self.parameters, arguments, self.kernel.name != "primal"))

        return launch


def flat(parameters: Sequence[Parameter], arguments: Sequence[Any], with_shadows: bool) -> list[Any]:
    """What the kernel takes: of each array the array, its shadow, and its sizes. Raises PythonError."""
    given, left = list[Any](), list(arguments)
    wanted = sum(1 + (with_shadows and one.has_shadow) for one in parameters)
    if len(left) != wanted:
        raise PythonError("EH0501", f"{wanted} arguments are wanted, and {len(left)} are given")
    for one in parameters:
        value = left.pop(0)
        given.append(value)
        shadow = left.pop(0) if with_shadows and one.has_shadow else None
        if not one.is_array:
            continue
        if str(getattr(value, "dtype", None)) != one.type or one.axes not in (None, value.ndim):
            axes = "" if one.axes is None else f" of {one.axes} axes"
            raise PythonError("EH0501", f"an array{axes} of {one.type} is wanted")
        if shadow is not None:
            if shadow.shape != value.shape or shadow.dtype != value.dtype:
                raise PythonError("EH0501", "a shadow has the shape and type of its array")
            given.append(shadow)
        if one.axes is not None:
            given.extend(value.shape)
    return given


def differentiated(
    texts: Sequence[str], what: str, parameters: Sequence[Parameter], block: int | None = None
) -> Kernels:
    """The kernels, of the texts of modules of which one has `FUNCTION`. Raises EnzymeHubError."""
    from enzyme_hub import llvm
    from enzyme_hub.driver import pipeline

    first = llvm.parse_text(texts[0], what)
    others = [*texts[1:], _around(parameters)]
    modules = [first, *(llvm.parse_text(text, what, first._context) for text in others)]
    for one in modules:
        one.triple, one.data_layout = "nvptx64-nvidia-cuda", _LAYOUT
    return Kernels(pipeline.run(llvm.link(modules)), parameters, block)


def header(parameters: Sequence[Parameter]) -> str:
    """The parameters of `FUNCTION`: `%a0`, with the sizes `%a0.n0` and so on behind it, `%a1`..."""
    return ", ".join(f"{type_} {value}" for k, one in enumerate(parameters) for type_, value in one.plain(f"a{k}"))


def _around(parameters: Sequence[Parameter]) -> str:
    """The kernels that run the function and that ask for its derivatives."""
    taken = header(parameters)
    text = f"declare void @{FUNCTION}({taken})\n"
    text += f"define ptx_kernel void @primal({taken}) {{\n  call void @{FUNCTION}({taken})\n  ret void\n}}\n"
    markers = ("enzyme_dup", "enzyme_const")
    text += "".join(f"@{marker} = external addrspace(1) global i32\n" for marker in markers)
    for kernel, entry in _ENTRIES.items():
        taken_: list[str] = []
        operands = [f"ptr @{FUNCTION}"]
        for k, one in enumerate(parameters):
            for place, (type_, value) in enumerate(one.plain(f"a{k}")):
                taken_.append(f"{type_} {value}")
                is_differentiated = one.has_shadow and place == 0
                operands.append(f"i32 %{markers[0 if is_differentiated else 1]}")
                operands.append(f"{type_} {value}")
                if is_differentiated:
                    taken_.append(f"ptr %a{k}.shadow")
                    operands.append(f"ptr %a{k}.shadow")
        loads = "".join(
            f"  %{marker} = load i32, ptr addrspacecast (ptr addrspace(1) @{marker} to ptr)\n" for marker in markers
        )
        text += f"declare void @{entry}(...)\ndefine ptx_kernel void @{kernel}({', '.join(taken_)}) {{\n{loads}"
        text += f"  call void (...) @{entry}({', '.join(operands)})\n  ret void\n}}\n"
    return text
