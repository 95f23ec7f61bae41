"""A file with kernels for a GPU and what they are to compute, for machines without a compiler: PTX, arrays, and a list of both, zipped."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

_LIST = "kernels.json"


@dataclass
class Check:
    """One launch, or several with the same arguments, and the arrays it is given and leaves, by their places. What is given at place 0
    may be left out: then it is the inputs of the case, whose sum is `inputs`."""

    launches: list[tuple[str, Any, Any, int]]  # kernel, grid, block, bytes of dynamic shared memory
    n: int
    by_hand: bool = False
    inputs: float | None = None
    given: dict[int, Any] = field(default_factory=dict)
    left: dict[int, Any] = field(default_factory=dict)


@dataclass
class Prepared:
    """A kernel: its code, that of the gradient by hand, the tape of a thread (at the size of the check)."""

    name: str
    is_case: bool  # of `_gpu_cases`; else one of the tests'
    tape: int
    code: bytes
    code_by_hand: bytes
    checks: list[Check]


def write(path: Path, kernels: list[Prepared]) -> None:
    said = []
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for number, one in enumerate(kernels):
            file.writestr(f"{number}/code.ptx", one.code)
            file.writestr(f"{number}/by_hand.ptx", one.code_by_hand)
            for index, check in enumerate(one.checks):
                for kind in ("given", "left"):
                    held = io.BytesIO()
                    arrays = getattr(check, kind)
                    np.savez_compressed(held, **{str(place): array for place, array in arrays.items()})
                    file.writestr(f"{number}/{index}.{kind}.npz", held.getvalue())
            plain = {"name": one.name, "is_case": one.is_case, "tape": one.tape}
            checks = [{k: v for k, v in asdict(each).items() if k not in ("given", "left")} for each in one.checks]
            said.append({**plain, "checks": checks})
        file.writestr(_LIST, json.dumps(said, indent=1))


def names(path: Path) -> list[tuple[str, bool]]:
    """Each kernel, and whether it is a case of the benchmark."""
    with zipfile.ZipFile(path) as file:
        return [(one["name"], one["is_case"]) for one in json.loads(file.read(_LIST))]


def read(path: Path, number: int) -> Prepared:
    """The kernel at that place of `names`."""
    with zipfile.ZipFile(path) as file:
        said = json.loads(file.read(_LIST))[number]
        checks = []
        for index, check in enumerate(said.pop("checks")):
            kinds: dict[str, Any] = {}
            for kind in ("given", "left"):
                with np.load(io.BytesIO(file.read(f"{number}/{index}.{kind}.npz"))) as held:
                    kinds[kind] = {int(place): held[place] for place in held.files}
            checks.append(Check(**check, **kinds))
        code, by_hand = (file.read(f"{number}/{name}.ptx") for name in ("code", "by_hand"))
        return Prepared(**said, code=code, code_by_hand=by_hand, checks=checks)
