"""`eh.from_numba`: numba's functions, differentiated from the LLVM IR that numba makes of them.

Numba passes an array as its address, sizes and strides, and returns a status beside the result. A function around it takes what C would: an
address and the sizes. Memory that a function allocates is counted by numba's runtime; `_RUNTIME` does as much of that as is needed here.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from enzyme_hub.errors import PythonError
from enzyme_hub.python.building import build
from enzyme_hub.python.library import Entry, Function, Library
from enzyme_hub.python.signatures import NUMBA, Number, Parameter, Signature
from enzyme_hub.python.sources import Brought
from enzyme_hub.python.stopped import Stopped
from enzyme_hub.python.structs import COMPLEX

_STATUS = "eh.numba.status"
_SIZE = Number("int64_t", "i", 8)
_NAMES = {
    "f4": "float",
    "f8": "double",
    **{f"{k}{s}": f"{'u' * (k == 'u')}int{8 * s}_t" for k in "iu" for s in (1, 2, 4, 8)},
}
_COUNTED = re.compile(r"^define [^\n]*@NRT_(?:incref|decref)\(.*?^}\n", re.M | re.S)
# An object of numba's runtime: the count of references, three words that are not used here, and the memory behind them.
_RUNTIME = f"""
@{_STATUS} = global i32 0
declare noalias ptr @malloc(i64)
declare noalias ptr @aligned_alloc(i64, i64)
declare void @free(ptr)
define internal ptr @NRT_MemInfo_alloc_aligned(i64 %bytes, i32 %align) {{
  %more = add i64 %bytes, 63
  %whole = and i64 %more, -64
  %data = call ptr @aligned_alloc(i64 64, i64 %whole)
  %info = call ptr @malloc(i64 48)
  store i64 1, ptr %info
  %place = getelementptr inbounds i8, ptr %info, i64 24
  store ptr %data, ptr %place
  ret ptr %info
}}
define internal ptr @NRT_MemInfo_alloc_safe_aligned(i64 %bytes, i32 %align) {{
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %bytes, i32 %align)
  ret ptr %info
}}
define internal ptr @NRT_MemInfo_alloc(i64 %bytes) {{
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %bytes, i32 64)
  ret ptr %info
}}
define internal ptr @NRT_Allocate(i64 %bytes) {{
  %made = call ptr @malloc(i64 %bytes)
  ret ptr %made
}}
define internal void @NRT_Free(ptr %made) {{
  call void @free(ptr %made)
  ret void
}}
define internal void @NRT_incref(ptr %info) {{
  %none = icmp eq ptr %info, null
  br i1 %none, label %done, label %count
count:
  %before = load i64, ptr %info
  %after = add i64 %before, 1
  store i64 %after, ptr %info
  br label %done
done:
  ret void
}}
define internal void @NRT_decref(ptr %info) {{
  %none = icmp eq ptr %info, null
  br i1 %none, label %done, label %count
count:
  %before = load i64, ptr %info
  %after = sub i64 %before, 1
  store i64 %after, ptr %info
  %last = icmp eq i64 %after, 0
  br i1 %last, label %release, label %done
release:
  %place = getelementptr inbounds i8, ptr %info, i64 24
  %data = load ptr, ptr %place
  call void @free(ptr %data)
  call void @free(ptr %info)
  br label %done
done:
  ret void
}}
"""


def from_numba(function: Any, signature: Any = None) -> Function:
    """A function of numba's (`@numba.njit`) as a compiled function, for `eh.gradient` and its like.

    It takes numbers and arrays, and returns a number or nothing. `signature` is numba's (`"float64(float64[::1], float64)"`); without
    one the function must have been called with arguments of one kind. Raises EnzymeHubError.
    """
    name = getattr(function, "__name__", type(function).__name__)
    if not hasattr(function, "inspect_llvm"):
        raise PythonError("EH0502", f"{name} is no function of numba's", remedy="decorate it with @numba.njit")
    compiled = function.overloads[_compiled(function, name, signature)]
    made = _Around(name, compiled)
    text = made.text(function.inspect_llvm(compiled.signature.args))
    built = build(Brought(((f"numba's {name}", text.encode()),), (), frozenset()))
    return Function(_Library(built, said={name: made.signature}), made.signature, name)


def _compiled(function: Any, name: str, signature: Any) -> Any:
    if signature is not None:
        function.compile(signature)
        from numba.core import sigutils

        normalize: Any = sigutils.normalize_signature
        arguments, _ = normalize(signature)
        return arguments
    known = list(function.overloads)
    if len(known) != 1:
        raise PythonError(
            "EH0502",
            f"{name} is compiled for {len(known)} kinds of arguments",
            why="; ".join(str(one) for one in known) or "numba compiles a function when it is called",
            remedy='say which one: eh.from_numba(f, "float64(float64[::1], float64)")',
        )
    return known[0]


class _Around:
    """The function around numba's."""

    def __init__(self, name: str, compiled: Any) -> None:
        self._name = name
        self._symbol = compiled.fndesc.llvm_func_name
        self._types = list(compiled.signature.args)
        self._returned = compiled.signature.return_type
        self._names = list(compiled.fndesc.args)
        self.signature = Signature("", ())

    def text(self, theirs: str) -> str:
        """The module of both; the signature is known then."""
        from enzyme_hub import llvm
        from enzyme_hub.llvm import definitions

        declared = _without_runtime(theirs)
        module = llvm.parse_text(declared, f"numba's {self._name}")
        function = module.get_function(self._symbol)
        is_read = [
            bool({b"readonly", b"readnone"} & {bytes(word).split(b"(")[0] for word in one.attributes})
            for one in function.arguments
        ]
        around = self._function(is_read)
        module = llvm.parse_text(declared + around, f"numba's {self._name}")
        kept = {self.signature.symbol, _STATUS}
        defined = (*module.functions, *module.global_variables)
        definitions.remove(module, {one.name for one in defined if not one.is_declaration} - kept, set())
        return _without_python(llvm.text(module))

    def _function(self, is_read: Sequence[bool]) -> str:
        parameters: list[Parameter] = []
        extents: list[Parameter] = []
        lines: list[str] = []
        words = ["ptr %returned", "ptr %raised"]
        for place, (type_, called) in enumerate(zip(self._types, self._names, strict=True)):
            if not hasattr(type_, "ndim"):
                one = Parameter(called, self._number(type_))
                parameters.append(one)
                words.append(f"{one.number.llvm} %a{place}")
                continue
            layout = (type_.ndim, "F" if type_.layout == "F" else "C")
            data = len(words) + 4
            number = self._number(type_.dtype)
            parameters.append(Parameter(called, number, True, is_read[data], layout=layout))
            extents += [Parameter(f"{called}_{k}", _SIZE, extent=(place, k)) for k in range(type_.ndim)]
            lines += _counted(place, type_.ndim, number.size, layout[1])
            words += ["ptr null", "ptr null", f"i64 %n{place}.{type_.ndim}", f"i64 {number.size}", f"ptr %a{place}"]
            words += [f"i64 %d{place}.{k}" for k in range(type_.ndim)] + [
                f"i64 %s{place}.{k}" for k in range(type_.ndim)
            ]
        result = None if str(self._returned) == "none" else self._number(self._returned)
        is_complex = result is not None and result.kind == "c"
        results = (
            [Parameter("result", result, True, by_reference=True, is_result=True)] if is_complex and result else []
        )
        self.signature = Signature(
            f"{NUMBA}{self._name}", (*parameters, *extents, *results), None if is_complex else result
        )
        taken = [f"{one.llvm} %a{place}" for place, one in enumerate(parameters)]
        taken += [f"i64 %d{one.extent[0]}.{one.extent[1]}" for one in extents if one.extent]
        taken += ["ptr %returned"] if is_complex else []
        type_name = "void" if result is None or is_complex else result.llvm
        head = [f'define {type_name} @"{self.signature.symbol}"({", ".join(taken)}) {{', "  %raised = alloca ptr"]
        if not is_complex:
            head.append(f"  %returned = alloca {'ptr' if type_name == 'void' else type_name}")
            head.append(
                f"  store {'ptr null' if type_name == 'void' else f'{type_name} zeroinitializer'}, ptr %returned"
            )
        call = f'  %status = call i32 @"{self._symbol}"({", ".join(words)})'
        end = (
            ["  ret void"]
            if type_name == "void"
            else [f"  %r = load {type_name}, ptr %returned", f"  ret {type_name} %r"]
        )
        return "\n".join([*head, "  store ptr null, ptr %raised", *lines, call, *_noted(), *end, "}", ""])

    def _number(self, type_: Any) -> Number:
        from numba.core.errors import NumbaError
        from numba.np.numpy_support import as_dtype

        try:
            found = as_dtype(type_)
        except NumbaError:
            found = None
        if found is not None and found.kind == "c":
            return COMPLEX[found.itemsize]
        name = _NAMES.get(found.str[1:]) if found is not None else None
        if found is None or name is None:
            raise PythonError(
                "EH0502",
                f"{self._name} takes or returns {type_}",
                why="numbers, arrays of numbers and functions that return a number or nothing are known",
                remedy="write results into an argument",
            )
        return Number(name, found.kind, found.itemsize)


def _without_runtime(text: str) -> str:
    """The module with our runtime instead of numba's."""
    text = _COUNTED.sub("", text)
    for name in set(re.findall(r"^(?:define|declare) [^@\n]*@(\w+)", _RUNTIME, re.M)):
        text = re.sub(rf"^declare [^\n]*@{name}\(.*\n", "", text, flags=re.M)
    return text + _RUNTIME


def _without_python(text: str) -> str:
    """The module without Python itself, which makes exceptions of what is noted of them: nobody asks for that here."""
    text = re.sub(r"^(@PyExc_\w+) = external global i8", r"\1 = internal global i8 0", text, flags=re.M)
    return re.sub(r"^declare ([^@\n]*@Py\w+\(.*\)).*$", r"define internal \1 {\n  unreachable\n}", text, flags=re.M)


def _counted(place: int, ndim: int, size: int, order: str) -> Iterator[str]:
    """The number of elements, and the strides of an array that lies in one piece."""
    yield f"  %n{place}.0 = add i64 1, 0"
    for done, k in enumerate(range(ndim) if order == "F" else reversed(range(ndim))):
        yield f"  %s{place}.{k} = mul i64 %n{place}.{done}, {size}"
        yield f"  %n{place}.{done + 1} = mul i64 %n{place}.{done}, %d{place}.{k}"


def _noted() -> tuple[str, ...]:
    """Remember a status that says of an exception. (0: a result, -2: None.)"""
    return (
        "  %value = icmp eq i32 %status, 0",
        "  %none = icmp eq i32 %status, -2",
        "  %fine = or i1 %value, %none",
        f"  %before = load i32, ptr @{_STATUS}",
        "  %now = select i1 %fine, i32 %before, i32 %status",
        f"  store i32 %now, ptr @{_STATUS}",
    )


class _Library(Library):
    """A library whose functions may raise exceptions."""

    def _loaded_entry(self, path: Path, signature: Signature, may_stop: bool = False) -> Entry:
        where = "; ".join(one.c for one in self._said.values() if isinstance(one, Signature))
        made = super()._loaded_entry(path, signature, may_stop)
        return _Entry(signature, made.address, made.stopped, self._status(), where)

    def _status(self) -> Any:
        path = self._built.path
        loaded = self._loaded.setdefault(path, ctypes.CDLL(str(path)))
        return ctypes.c_int.in_dll(loaded, _STATUS)


class _Entry(Entry):
    __slots__ = ("_status", "_where")

    def __init__(self, signature: Signature, address: int, stopped: Stopped | None, status: Any, where: str) -> None:
        super().__init__(signature, address, stopped)
        self._status = status
        self._where = where

    def __call__(self, *values: Any) -> Any:
        found = super().__call__(*values)
        if self._status.value:
            self._status.value = 0
            raise PythonError(
                "EH0506",
                "numba's function raises an exception at these arguments",
                where=self._where,
                remedy="call numba's function with them to see which",
            )
        return found
