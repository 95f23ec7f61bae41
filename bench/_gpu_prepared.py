"""Kernels that `_gpu_prepare` put into a file, on a GPU: beside what they computed on a processor, and timed. Needs numpy, no compiler.

Each is launched by a process of its own, `python -m bench._gpu_prepared FILE NUMBER`, which may fail or hang without ending the rest.
"""

from __future__ import annotations

import json
import math
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import numpy as np

from bench import _gpu_bundle as bundle
from bench._gpu_cases import CASES, Case, Launch, apart
from enzyme_hub.errors import HubError
from enzyme_hub.gpu import driver

PATIENCE = 90.0  # seconds for a kernel
_JAX_PATIENCE = 200.0
_ENOUGH, _ENOUGH_BESIDE_DIFFERENCES = 1e-9, 1e-3
_STEP = 1e-7
_ROOM = 0.9  # of the memory that is free
_ROOT = Path(__file__).parent.parent


def run(path: Path, only: str = "*", json_file: Path | None = None) -> int:
    """How many kernels were wrong or failed."""
    chosen = [(k, name, is_case) for k, (name, is_case) in enumerate(bundle.names(path)) if fnmatch(name, only)]
    said = device()
    if "device" not in said:
        print(f"there is no GPU to use: {said['failed']}")
        return 1
    found: list[dict[str, Any]] = []
    for number, name, is_case in chosen:
        found.append(
            {"name": name, "is_case": is_case, **asked_of("bench._gpu_prepared", str(path.resolve()), str(number))}
        )
        print(progress(found[-1]), flush=True)
    cases = [one for one in found if one["is_case"] and "gradient" in one]
    jax: dict[str, Any] = {}
    if cases:
        sizes = {one["name"]: one["size"] for one in cases}
        jax = asked_of("bench.gpu_jax", json.dumps(sizes), patience=_JAX_PATIENCE)
        print(tables(said["device"], cases, jax))
    wrong = [one["name"] for one in found if not is_right(one)]
    print(
        f"{len(found) - len(wrong)} of {len(found)} kernels are right" + (f"; not: {', '.join(wrong)}" if wrong else "")
    )
    if json_file is not None:
        json_file.write_text(json.dumps({"device": said["device"], "kernels": found, "jax": jax}, indent=1) + "\n")
    return len(wrong)


def device() -> dict[str, Any]:
    """Its name and architecture, or why there is none; asked by another process, as this one starts others."""
    return asked_of("bench._gpu_prepared")


def asked_of(module: str, *words: str, patience: float = PATIENCE) -> dict[str, Any]:
    """The lines of JSON that it prints, put together; with `failed` if it does not come to its end."""
    command, found = [sys.executable, "-m", module, *words], dict[str, Any]()
    printed: str | bytes
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=patience, check=False, cwd=_ROOT)
        printed, failed = done.stdout, done.stderr.strip()[-1000:] or f"status {done.returncode}"
        if done.returncode == 0:
            failed = ""
    except subprocess.TimeoutExpired as late:
        printed, failed = late.stdout or b"", f"not done after {patience:.0f} s"
    for line in (printed if isinstance(printed, str) else printed.decode()).splitlines():
        if line.startswith("{"):
            found |= json.loads(line)
    return {**found, "failed": failed} if failed else found


def is_right(found: dict[str, Any]) -> bool:
    return (
        "failed" not in found
        and max(found["errors"].values()) < _ENOUGH
        and found.get("differences", 0.0) < _ENOUGH_BESIDE_DIFFERENCES
    )


def progress(found: dict[str, Any]) -> str:
    errors = ", ".join(f"{what} {error:.0e}" for what, error in found.get("errors", {}).items())
    times = f", {found['kernel']:.3f} and {found['gradient']:.3f} ms" if "gradient" in found else ""
    wrong = "" if is_right(found) else f"  FAILED {found.get('failed', '')}"
    return f"{found['name']:15} {errors}{times}{wrong}"


# --- one kernel, in a process of its own


def say(**what: Any) -> None:
    print(json.dumps(what), flush=True)


def child(path: Path, number: int) -> None:
    one, gpu = bundle.read(path, number), driver.Device.first()
    case = next((case for case in CASES if case.name == one.name), None) if one.is_case else None
    library = gpu.load(one.code)
    hand = gpu.load(one.code_by_hand) if one.code_by_hand else None
    say(tape=one.tape)
    errors = {}
    for check in one.checks:
        code = hand if check.by_hand else library
        assert code is not None
        what = check.launches[0][0]
        errors[what] = error_of(check, code, case, one.tape)
        say(errors=errors)
    if case is not None:
        timed(case, gpu, library, hand, one.tape)


def error_of(check: bundle.Check, code: driver.Loaded, case: Case | None, tape: int) -> float:
    """The largest difference from what the processor computed, beside the largest number of the same array."""
    given = dict(check.given)
    if case is not None:
        given |= enumerate(case.arrays(*inputs_of(case, check)))
    arrays = [given[place].copy() for place in sorted(given)]
    if tape and not check.by_hand:
        _, grid, block, _ = check.launches[0]
        code.give_tape(int(np.prod(grid) * np.prod(block)), tape)
    for kernel, grid, block, shared in check.launches:
        code[kernel][grid, block, shared](*arrays, check.n)
    return max(apart(arrays[place], expected) for place, expected in check.left.items())


def inputs_of(case: Case, check: bundle.Check) -> tuple[Any, Launch]:
    launch = case.launch(check.n, case.published_tables)
    x = case.inputs(launch, case.published_tables)
    if check.inputs is not None and not math.isclose(x.sum(), check.inputs, rel_tol=1e-9):
        raise ValueError(f"{case.name}: numpy's random numbers are others here than where the file was made")
    return x, launch


def timed(case: Case, gpu: driver.Device, library: driver.Loaded, hand: driver.Loaded | None, tape: int) -> None:
    """Times at the published size, or its half, or the half of that, ... as memory allows; and the gradient beside differences there."""
    size, launch, per_thread = fitting(case, gpu.free, tape)
    x = case.inputs(launch, case.published_tables)
    if per_thread:
        library.give_tape(launch.threads, per_thread)
    shape = (launch.grid, launch.block)
    y = np.ones(launch.outputs)
    say(size=size, published=case.published, tape=per_thread)
    kernel = driver.clocked([(library["primal"], shape)], (x, y, launch.n), (1,))
    say(kernel=1e3 * kernel, bandwidth=case.bytes_moved(launch) / kernel / 1e9)
    arrays = (*case.arrays(x, launch), launch.n)
    say(gradient=1e3 * driver.clocked([(library["gradient"], shape)], arrays, (2, 3)))
    if hand is not None and case.by_hand is not None:
        launches = [(hand[name], (grid, block)) for name, grid, block in case.by_hand(size)]
        say(by_hand=1e3 * driver.clocked(launches, arrays, (2, 3)))
    say(differences=beside_differences(case, launch, library, x))


def fitting(case: Case, free: int, tape: int) -> tuple[int, Launch, int]:
    """The size, its launch, and the bytes of tape that each of its threads needs."""
    size = case.published
    while True:
        launch = case.launch(size, case.published_tables)
        per_thread = -(-tape * size // case.small) if case.tape_grows else tape
        if launch.threads * per_thread + 8 * (2 * launch.inputs + 4 * launch.outputs) < _ROOM * free:
            return size, launch, per_thread
        size //= 2


def beside_differences(case: Case, launch: Launch, library: driver.Loaded, x: Any) -> float:
    """The gradient's derivative along a direction, beside central differences of the kernel."""
    direction = np.random.default_rng(5).uniform(-1, 1, x.size)
    if case.kinks is not None:
        case.kinks(direction, launch, case.published_tables)
    weights = case.weights(launch)

    def value(at: Any) -> Any:
        y = np.ones(launch.outputs)
        library["primal"][launch.grid, launch.block](at, y, launch.n)
        return y

    expected = weights @ (value(x + _STEP * direction) - value(x - _STEP * direction)) / (2 * _STEP)
    arrays = case.arrays(x, launch)
    library["gradient"][launch.grid, launch.block](*arrays, launch.n)
    found = arrays[1] @ direction
    # beside what a sum of terms of any sign has by chance, as the sum itself may be near zero
    return float(abs(found - expected) / max(abs(expected), np.sqrt(((arrays[1] * direction) ** 2).sum())))


# --- tables


def tables(name: str, cases: Sequence[dict[str, Any]], jax: dict[str, Any]) -> str:
    """As Markdown."""
    has_jax = any(one["name"] in jax for one in cases)
    head = [f"On {name}, double precision; times in ms, the median of several launches", ""]
    columns = ["kernel", "size", "kernel, ms", "GB/s", "gradient, ms", "gradient / kernel", "tape, bytes a thread"]
    columns += ["by hand, ms", "gradient / by hand"]
    if has_jax:
        columns += ["JAX value, ms", "JAX gradient, ms", "gradient / JAX's"]
    rows = [row(one, jax.get(one["name"]), has_jax) for one in cases]
    ruler = ["---", *("---:" for _ in columns[1:])]
    lines = [*head, line(columns), line(ruler), *map(line, rows)]
    lines += ["", *means(cases, jax)]
    if not has_jax:
        lines.append(f"JAX: {jax.get('missing') or jax.get('failed') or 'not asked'}")
    elif "failed" in jax:
        lines.append(f"JAX did not come to its end: {jax['failed']}")
    return "\n".join(lines)


def line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def row(one: dict[str, Any], jax: dict[str, float] | None, has_jax: bool) -> list[str]:
    def over(other: float | None) -> str:
        return f"{one['gradient'] / other:.2f}" if other else "-"

    size = f"{one['size']}" + ("" if one["size"] == one["published"] else f" of {one['published']}")
    cells = [one["name"], size, f"{one['kernel']:.3f}", f"{one['bandwidth']:.0f}", f"{one['gradient']:.3f}"]
    cells += [over(one["kernel"]), str(one["tape"] or "none")]
    hand = one.get("by_hand")
    cells += [f"{hand:.3f}" if hand else "-", over(hand)]
    if has_jax:
        cells += [f"{jax['value']:.3f}", f"{jax['gradient']:.3f}", over(jax["gradient"])] if jax else ["-"] * 3
    return cells


def means(cases: Sequence[dict[str, Any]], jax: dict[str, Any]) -> list[str]:
    """Geometric means of the ratios, each over the kernels that have it."""

    def mean(what: str, other: Callable[[dict[str, Any]], float | None]) -> str | None:
        ratios = [one["gradient"] / unit for one in cases if (unit := other(one))]
        if not ratios:
            return None
        value = math.exp(sum(map(math.log, ratios)) / len(ratios))
        return f"Geometric mean of gradient / {what}: {value:.2f} ({len(ratios)} kernels)"

    of = [mean("kernel", lambda one: one["kernel"]), mean("by hand", lambda one: one.get("by_hand"))]
    of.append(mean("JAX's", lambda one: jax.get(one["name"], {}).get("gradient")))
    return [text for text in of if text]


def main() -> int:
    try:
        if len(sys.argv) == 1:
            first = driver.Device.first()
            say(device=first.name, architecture=first.architecture)
        else:
            child(Path(sys.argv[1]), int(sys.argv[2]))
    except HubError as error:
        print(f"{error.what}: {error.why}" if error.why else error.what, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
