"""What a program runs whose requests check themselves (`--check`): `runtime.c`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_hub.languages import supplying

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef


def complete(module: ModuleRef) -> ModuleRef:
    """The module with the runtime, if a request calls it."""
    return supplying.complete(module, __name__)
