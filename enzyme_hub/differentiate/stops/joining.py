"""The native code of stops joins a module when all derivatives are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub._bitcode import text_of
from enzyme_hub.base.taken import STOP, Taken
from enzyme_hub.languages import supplying
from enzyme_hub.llvm import definitions

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

_PACKAGE = "enzyme_hub.differentiate.stops"
_NOTED = ("__ehub_stop_happened", "enzyme_hub_stopped")


def complete(module: ModuleRef, taken: Taken) -> ModuleRef:
    """The module with what its stops call."""
    ours = {name for name in supplying.declared(module) if name.startswith("__ehub_stop")}
    if not ours:
        return module
    module = _joined(module, "plain" if taken is Taken.ENDS else "caught")
    if taken is not Taken.ENDS:
        module = _joined(module, "noted" if taken is Taken.NOTED else "handed")
    if taken is not Taken.HANDED and any(one.name == STOP and one.is_declaration for one in module.functions):
        module = llvm.link([module, llvm.parse_text(text_of(_PACKAGE, "default"), "the default of stops")])
    return module


def _joined(module: ModuleRef, name: str) -> ModuleRef:
    text = text_of(_PACKAGE, name)
    module = llvm.link([module, llvm.parse_text(text, f"the runtime of stops ({name})")])
    definitions.internalise(module, set(supplying.defined(text)).difference(_NOTED))
    return module
