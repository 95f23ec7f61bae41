"""`enzyme-hub check`: links a program with `--check`, runs it, and tells where its derivatives disagree."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from enzyme_hub.base.records import record
from enzyme_hub.driver import linking
from enzyme_hub.errors import LinkError

_VERDICTS = (
    ("disagree", "DISAGREES"),
    ("unsettled", "cannot be told"),
    ("not_smooth", "not smooth there"),
    ("not_finite", "not finite there"),
)
_LINES = (("of", "of"), ("by", "by"), ("reverse mode", "reverse"), ("forward mode", "forward"))


@record
class Outcome:
    """What came of a program: its own exit status, what the link said, what the checks found (nothing if none was made)."""

    status: int
    link: str
    found: dict[str, Any]

    @property
    def exit_status(self) -> int:
        """1 where something disagrees, 2 where nothing was checked."""
        requests = self.found.get("requests", [])
        if any(request["disagree"] for request in requests):
            return 1
        return 0 if any(request["checked"] for request in requests) else 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "inputs",
        nargs="+",
        metavar="IN",
        help="sources, objects and archives of one program; a folder that --save-link made; a program linked with --check",
    )
    parser.add_argument("--flags", default="", metavar="WORDS", help="more words for the compiler, such as libraries")
    parser.add_argument("--arguments", default="", metavar="WORDS", help="the program's arguments")
    parser.add_argument("--calls", type=int, metavar="N", help="check the first N calls of each request (16)")
    parser.add_argument("--json", action="store_true", help="for tools; what the program prints goes to stderr")


def run(parsed: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="enzyme-hub-check-") as scratch:
        program, link = _linked([Path(word) for word in parsed.inputs], shlex.split(parsed.flags), Path(scratch))
        outcome = _run(program, link, parsed, Path(scratch))
    if parsed.json:
        told = {"exit_status": outcome.status, "link": outcome.link.splitlines(), **outcome.found}
        print(json.dumps(told, indent=1))
    else:
        print(text(outcome), end="")
    return outcome.exit_status


# -- the program ----------------------------------------------------------------------------------------------------------------


def _linked(inputs: Sequence[Path], flags: Sequence[str], scratch: Path) -> tuple[Path, str]:
    """The program with checks, and what was said when it was linked."""
    for path in inputs:
        if not path.exists():
            raise LinkError("EH0104", f"{path} does not exist", remedy="name sources, objects, or a saved link")
    first = inputs[0].resolve()
    program = scratch / "checked"
    if linking.is_saved(first):
        return program, _call([str(first / "replay.sh"), "-o", str(program)])
    if len(inputs) == 1 and _is_program(first):
        return first, ""
    return program, _call([*linking.program(inputs, flags, scratch), "-o", str(program)])


def _is_program(path: Path) -> bool:
    return os.access(path, os.X_OK) and path.suffix not in (*linking.SOURCES, ".o", ".bc", ".a", ".ll")


def _call(command: Sequence[str]) -> str:
    return linking.call(command, "--check", "the program cannot be linked with checks")


def _run(program: Path, link: str, parsed: argparse.Namespace, scratch: Path) -> Outcome:
    report = scratch / "report.json"
    environment = dict(os.environ, ENZYME_HUB_CHECK_REPORT=str(report), ENZYME_HUB_CHECK_QUIET="1")
    if parsed.calls is not None:
        environment["ENZYME_HUB_CHECK_CALLS"] = str(parsed.calls)
    done = subprocess.run(
        [str(program), *shlex.split(parsed.arguments)],
        env=environment,
        stdout=sys.stderr if parsed.json else None,
        check=False,
    )
    found = json.loads(report.read_text(errors="replace")) if report.exists() else {"requests": [], "findings": []}
    return Outcome(done.returncode, link, found)


# -- what is told -----------------------------------------------------------------------------------------------------------------


def text(outcome: Outcome) -> str:
    """What was found, for people."""
    lines = [outcome.link.rstrip()] if outcome.link.strip() else []
    if outcome.status:
        lines.append(f"the program ended with status {outcome.status}")
    for request in outcome.found["requests"]:
        points = f"{request['checked']} of {request['calls']} calls checked"
        lines.append(f"{request['where']}  {request['function']}: {_verdict(request)} ({points})")
    for finding in outcome.found["findings"]:
        lines += ["", f"{finding['where']}: the derivative of {finding['function']} {finding['what']}"]
        if "value" in finding:
            lines += [f"  {name:<18}  {_value(finding[name], finding)}" for name in ("of", "value", "at")]
            continue
        lines += [f"  {name:<18}  {_value(finding[key], finding)}" for name, key in _LINES]
        both = [f"{_value(finding[side], finding)} {side}" for side in ("below", "above") if side in finding]
        lines.append(
            f"  {'finite differences':<18}  {', '.join(both) or _value(finding['finite_differences'], finding)}"
        )
    if not outcome.found["requests"]:
        lines.append("no request was checked: the program has none that can be, or did not come to its end")
    return "\n".join(lines) + "\n"


def _verdict(request: dict[str, Any]) -> str:
    if "skipped" in request:
        return f"not checked: {request['skipped']}"
    found = [word for key, word in _VERDICTS if request[key]]
    return ", ".join(found) or "agrees"


def _value(value: object, finding: dict[str, Any]) -> str:
    if value is None:
        return str(finding.get("without", "refused"))
    return f"{value:.10g}" if isinstance(value, float) else str(value)
