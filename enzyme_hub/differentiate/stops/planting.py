"""A stop as generated code has it: a constant with its code, its place in the source and its text, and a call that is handed it.

The constants have names by which those are found that are still there when LLVM has removed what cannot happen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_hub.base.records import record
from enzyme_hub.ir import types
from enzyme_hub.ir.module import GlobalVariable, Module
from enzyme_hub.ir.site import Site
from enzyme_hub.ir.values import Constant, ConstantAggregate, Value, const_int, null
from enzyme_hub.languages.spelling import readable

if TYPE_CHECKING:
    from enzyme_hub.differentiate.runtime import Runtime
    from enzyme_hub.ir.builder import Builder

PLANTED = "__ehub_stop_at"
"""How the names of the constants begin."""
STOP, STOP_WITH, NO_MEMORY = "__ehub_stop", "__ehub_stop_with", "__ehub_stop_memory"
_TYPE = types.struct((types.ptr, types.ptr, types.ptr, types.i32))  # `planted` of stop.h
_ENDS = "noreturn cold nounwind"


@record
class Stop:
    """Why a derivative must not go on: the code of the error, what is said, and where."""

    code: str
    why: str
    site: Site = Site()
    has_numbers: bool = False  # two `%ld` in the text

    @property
    def text(self) -> str:
        """What is said beside the line."""
        return readable(f"{self.why} ({self.site.beside})" if self.site.beside else self.why)

    def __str__(self) -> str:
        place = f"{self.site.file}:{self.site.line}: " if self.site.file else ""
        return f"{place}{self.text}"


class Stops:
    """Plants stops in a module."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._made: dict[Stop, GlobalVariable] = {}

    def planted(self, stop: Stop) -> GlobalVariable:
        """What `end` is handed. On a GPU that is a text."""
        found = self._made.get(stop)
        if found is None:
            make = self._text if self._runtime.module.target.fail is not None else self._constant
            found = self._made[stop] = make(stop)
        return found

    def _text(self, stop: Stop) -> GlobalVariable:
        said = str(stop)
        return self._runtime.text(f"enzyme-hub: {said if stop.has_numbers else said.replace('%', '%%')}\n")

    def _constant(self, stop: Stop) -> GlobalVariable:
        made = self._record(PLANTED, stop.code, stop.site, stop.text)
        self._runtime.module.planted[made.name or ""] = stop
        return made

    def _record(self, name: str, code: str, site: Site, text: str) -> GlobalVariable:
        module, text_of = self._runtime.module, self._runtime.known_text
        file: Constant = text_of(site.file) if site.file else null(types.ptr)
        parts = (text_of(code), file, text_of(text), const_int(types.i32, site.line))
        name = module.unique_name(name)
        made = GlobalVariable(
            name, _TYPE, is_constant_data=True, prefix="internal", initializer=ConstantAggregate(_TYPE, parts)
        )
        module.variables[name] = made
        return made

    def place(self, code: str, site: Site) -> GlobalVariable:
        """The same for native code that has texts of its own; it is not planted, for such code checks all that it is asked to do."""
        return self._record("__ehub_place", code, site, site.beside)

    def end(self, b: Builder, planted: Value) -> None:
        """Stop. The caller goes on building: what follows is never run."""
        module = self._runtime.module
        if module.target.fail is not None:
            module.target.fail(module, b, planted)
            return
        b.call(module.declare(STOP, types.function(types.void, (types.ptr,)), _ENDS), [planted])

    def end_with(self, b: Builder, planted: Value, first: Value, second: Value) -> None:
        """The same with two numbers for the text."""
        module = self._runtime.module
        if module.target.fail is not None:
            module.target.fail(module, b, planted)
            return
        type_ = types.function(types.void, (types.ptr, types.i64, types.i64))
        b.call(module.declare(STOP_WITH, type_, _ENDS), [planted, first, second])
        b.unreachable()

    def end_without_memory(self, b: Builder) -> None:
        """Stop where there is no memory."""
        module = self._runtime.module
        if module.target.is_device:
            b.call(module.declare("llvm.trap", types.function(types.void, ())), [])
        else:
            b.call(module.declare(NO_MEMORY, types.function(types.void, ()), _ENDS), [])
        b.unreachable()


def remaining(names: set[str], module: Module) -> list[Stop]:
    """Of what was planted in a module, the stops whose constants have these names."""
    return [stop for name, stop in module.planted.items() if name in names]
