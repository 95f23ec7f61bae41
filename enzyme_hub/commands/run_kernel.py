"""`enzyme-hub run-kernel`: one launch of a kernel on a processor, with the arguments of the command line."""

from __future__ import annotations

import argparse
import re
from typing import Any

from enzyme_hub.errors import HubError, LinkError

_FILLED = re.compile(r"(?P<type>[fiu]\d\d?)\[(?P<count>\d+)\](?:=(?P<value>.+))?")
_NUMPYS = {"f": "float", "i": "int", "u": "uint"}
_SHOWN = 8  # numbers at either end of an array


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("input", metavar="IN", help="bitcode or IR for a GPU, with or without requests for derivatives")
    parser.add_argument("kernel", help="its name")
    parser.add_argument(
        "arguments",
        nargs="*",
        metavar="ARG",
        help="a number; FILE.npy; or f64[100]=1.5 for an array (f32, f64, i32, i64) of one value, =random or =range",
    )
    parser.add_argument("--grid", default="1", metavar="X[,Y[,Z]]", help="blocks (default: 1)")
    parser.add_argument("--block", default="32", metavar="X[,Y[,Z]]", help="threads of a block (default: 32)")
    parser.add_argument("--shared", type=int, default=0, metavar="BYTES", help="dynamic shared memory")
    parser.add_argument("--no-checks", action="store_true", help="faster: do not look at accesses to shared memory")
    parser.add_argument("--cores", type=int, default=1, metavar="N", help="so many blocks at once (default: 1)")
    parser.add_argument("-O", dest="level", type=int, choices=range(4), default=2, help="level of optimisation")


def run(parsed: argparse.Namespace) -> int:
    from enzyme_hub.driver.isolation import Progress, isolated

    def work(progress: Progress) -> bytes:
        return "\n".join(_launch(parsed, progress)).encode()

    print(isolated(work, _crash).decode())
    return 0


def _launch(parsed: argparse.Namespace, progress: Any) -> list[str]:
    from enzyme_hub.gpu.running import load

    progress("making the kernel")
    kernel = load(parsed.input, checks=not parsed.no_checks, level=parsed.level, cores=parsed.cores)[parsed.kernel]
    arguments = [_argument(word) for word in parsed.arguments]
    progress("running the kernel")
    kernel[_size(parsed.grid), _size(parsed.block), parsed.shared](*arguments)
    return [
        f"{word}: {_told(value)}"
        for word, value in zip(parsed.arguments, arguments, strict=True)
        if hasattr(value, "dtype")
    ]


def _crash(step: str, reason: str) -> HubError:
    return HubError(
        "EH0701", "the kernel ended the process", where=step, why=reason, remedy="look at its accesses to memory"
    )


def _size(words: str) -> tuple[int, ...]:
    try:
        return tuple(map(int, words.split(",")))
    except ValueError:
        raise LinkError("EH0404", f"{words!r} is no size", remedy="write 16 or 8,4") from None


def _argument(word: str) -> Any:
    """The value of a word of the command line."""
    import numpy as np

    if word.endswith(".npy"):
        return np.ascontiguousarray(np.load(word))
    if (found := _FILLED.fullmatch(word)) is None:
        try:
            return float(word) if re.search(r"[.en]", word) else int(word)
        except ValueError:
            raise LinkError(
                "EH0404", f"{word!r} is no argument", remedy="a number, FILE.npy, or f64[100]=1.5"
            ) from None
    type_, count, value = f"{_NUMPYS[found['type'][0]]}{found['type'][1:]}", int(found["count"]), found["value"] or "0"
    if value == "random":
        return np.random.default_rng(0).uniform(0, 1, count).astype(type_)
    if value == "range":
        return np.arange(count, dtype=type_)
    return np.full(count, float(value) if type_.startswith("f") else int(value), dtype=type_)


def _told(array: Any) -> str:
    import numpy as np

    return np.array2string(array.ravel(), threshold=2 * _SHOWN, edgeitems=_SHOWN // 2, max_line_width=110).replace(
        "\n", "\n  "
    )
