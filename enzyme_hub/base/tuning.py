"""What may be done differently for one program: the storage plan's prices, and how LLVM optimises derivatives.

`enzyme-hub tune` looks for the best by measuring, and writes a file that a link reads (`--tuned FILE`):

    [tuning]
    saving = 2.0                     # what is saved costs twice as much as usual
    passes = ["new_gvn", "sinking"]  # run over the module before LLVM's O3

No setting changes what a derivative is, only how it gets there.
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

from enzyme_hub.base.records import record
from enzyme_hub.errors import LinkError

PASSES = (
    "aggressive_dce",
    "aggressive_instcombine",
    "dead_store_elimination",
    "instruction_combine",
    "jump_threading",
    "loop_rotate",
    "loop_strength_reduce",
    "loop_unroll",
    "loop_unroll_and_jam",
    "mem_copy_opt",
    "new_gvn",
    "reassociate",
    "sccp",
    "simplify_cfg",
    "sinking",
    "sroa",
)
"""Passes of LLVM that may run before its O3, as llvmlite names them."""
MOST_PASSES = 8


@record
class Tuning:
    """The defaults are what a link does that nobody tuned.

    `saving` and `reading` are factors on what it costs to save a value, and to read memory again. Without `sinking` the storage plan
    does not count that what it saves has to be computed for that. Without `scalar_loops`
    loops that LLVM vectorised or unrolled, and vectors in memory that overlap, are differentiated as they are. Without `fusing`
    loops that only add up keep tapes.
    `unrolling`, `vectorising` and `slp` are LLVM's, over derivatives; `passes` run before.
    """

    saving: float = 1.0
    reading: float = 1.0
    sinking: bool = True
    scalar_loops: bool = True
    fusing: bool = True
    unrolling: bool = True
    vectorising: bool = True
    slp: bool = True
    passes: tuple[str, ...] = ()

    @property
    def changes(self) -> dict[str, Any]:
        """What is not as usual."""
        usual = Tuning()
        names = (field.name for field in fields(self))
        return {name: getattr(self, name) for name in names if getattr(self, name) != getattr(usual, name)}

    def text(self) -> str:
        """The file that says so."""
        return "\n".join(["[tuning]", *(f"{name} = {_toml(value)}" for name, value in self.changes.items()), ""])


def _toml(value: bool | float | tuple[str, ...]) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, float) else "[" + ", ".join(f'"{one}"' for one in value) + "]"


def load(path: Path) -> Tuning:
    """What a file says. Raises LinkError EH0404 if it cannot be read, or says what there is not."""
    from enzyme_hub.base import toml

    try:
        found = toml.loads(toml.contents(path).decode())
    except OSError as error:
        raise _wrong(path, f"cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise _wrong(path, f"is not TOML: {error}") from None
    if set(found) - {"tuning"} or not isinstance(found.get("tuning", {}), dict):
        raise _wrong(path, "has more than a table [tuning]")
    said = found.get("tuning", {})
    return Tuning(**{name: _checked(path, name, value) for name, value in said.items()})


def _checked(path: Path, name: str, value: Any) -> Any:
    if name not in {field.name for field in fields(Tuning)}:
        raise _wrong(path, f"sets {name!r}, which there is not")
    usual = getattr(Tuning(), name)
    if isinstance(usual, bool):
        if isinstance(value, bool):
            return value
        raise _wrong(path, f"sets {name}, which is true or false, to {value!r}")
    if isinstance(usual, float):
        if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 < value < float("inf"):
            return float(value)
        raise _wrong(path, f"sets {name}, a factor above zero, to {value!r}")
    if not isinstance(value, list) or len(value) > MOST_PASSES or any(one not in PASSES for one in value):
        raise _wrong(path, f"sets passes, a list of at most {MOST_PASSES} of {', '.join(PASSES)}, to {value!r}")
    return tuple(value)


def _wrong(path: Path, what: str) -> LinkError:
    return LinkError("EH0404", f"--tuned {path}: the file {what}", remedy="let `enzyme-hub tune` write it")
