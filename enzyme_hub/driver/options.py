"""The options that `enzyme-hub opt` and `enzyme-hub-ld` share, from the command line and the environment."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from pathlib import Path

from enzyme_hub.base import limits, timing, tuning
from enzyme_hub.custom.project import count, rules_from_here
from enzyme_hub.driver.outputs import Written
from enzyme_hub.driver.pipeline import STEPS, Options
from enzyme_hub.errors import LinkError
from enzyme_hub.llvm import CodegenOptions


class _Parser(argparse.ArgumentParser):
    """argparse ends the process by itself; a linker's callers want our errors."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise LinkError("EH0404", f"invalid option: {message}", remedy="`enzyme-hub-ld --help` lists the options")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options that `enzyme-hub opt` and `enzyme-hub-ld` share."""
    names = ", ".join(step.name for step in STEPS)
    parser.add_argument("--rules", action="append", default=[], metavar="FILE", help="custom derivatives (TOML)")
    parser.add_argument("--loose-types", action="store_true", help=argparse.SUPPRESS)  # has a meaning, and is refused
    parser.add_argument("--strong-zero", action="store_true", help="in derivatives, zero times infinity is zero")
    parser.add_argument("--shared", action="store_true", help="several threads may add to the same shadows at once")
    parser.add_argument(
        "--tape-limit",
        type=_bytes,
        metavar="SIZE",
        help="largest tape of a loop (512M, 2G): a longer one is run again from snapshots",
    )
    parser.add_argument(
        "--deterministic",
        action="store_true",
        help="regions of OpenMP give the same bits with the same number of threads",
    )
    parser.add_argument("--no-preopt", action="store_true", help="do not optimise before differentiating")
    parser.add_argument("--no-postopt", action="store_true", help="do not optimise after differentiating")
    parser.add_argument(
        "--print-after", action="append", default=[], metavar="STEP", help=f"print the IR after {names}"
    )
    timing.add_argument(parser)
    parser.add_argument(
        "--limit",
        type=_seconds,
        default=limits.SECONDS,
        metavar="SECONDS",
        help=f"longest that differentiating may take (default: {limits.SECONDS:g})",
    )
    parser.add_argument("--tuned", metavar="FILE", help="what `enzyme-hub tune` found to be best for this program")
    parser.add_argument("--check", action="store_true", help="have each request check itself when the program runs")
    parser.add_argument("--strict", action="store_true", help="refuse a derivative that may stop while it runs")
    parser.add_argument("--traceback", action="store_true", help="show where in our own code a fault is")
    parser.add_argument("--quiet", action="store_true", help="do not say which files with rules were used")
    parser.add_argument("--report", metavar="FILE", help="write what was decided, and why (.json, .html or text)")


_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


def _bytes(word: str) -> int:
    """A positive number of bytes, maybe with a unit; argparse makes an error of a ValueError."""
    number, unit = (word[:-1], word[-1].upper()) if word[-1:].isalpha() else (word, "")
    size = int(number) * _UNITS.get(unit, 0)
    if size <= 0:
        raise ValueError(word)
    return size


def _seconds(word: str) -> float:
    """A positive number of seconds; argparse makes an error of a ValueError."""
    seconds = float(word)
    if not seconds > 0:
        raise ValueError(word)
    return seconds


def from_arguments(parsed: argparse.Namespace, codegen: CodegenOptions | None = None) -> Options:
    known = {step.name for step in STEPS}
    for name in parsed.print_after:
        if name not in known:
            raise LinkError(
                "EH0404", f"--print-after {name}: there is no such step", remedy=f"steps: {', '.join(sorted(known))}"
            )
    _refuse_later_option(parsed)
    tell_of_rules(parsed)
    return Options(
        preopt=not parsed.no_preopt,
        postopt=not parsed.no_postopt,
        tape_limit=parsed.tape_limit,
        strong_zero=parsed.strong_zero,
        shared=parsed.shared,
        deterministic=parsed.deterministic,
        rules=tuple(rules_of(parsed)),
        print_after=frozenset(parsed.print_after),
        time=parsed.time,
        limit=parsed.limit,
        report=Path(parsed.report) if parsed.report else None,
        check=parsed.check,
        strict=parsed.strict,
        tuning=tuning.load(Path(parsed.tuned)) if parsed.tuned else tuning.Tuning(),
        codegen=codegen or CodegenOptions(),
    )


def rules_of(parsed: argparse.Namespace) -> list[Path]:
    """The rules files: those of options, of the environment and of the project, each once."""
    variable = os.environ.get("ENZYME_HUB_RULES", "")
    named = [Path(path) for path in (*parsed.rules, *variable.split(os.pathsep)) if path]
    return list({os.path.realpath(path): path for path in reversed([*named, *rules_from_here()])}.values())[::-1]


def written(parsed: argparse.Namespace) -> list[Written]:
    """The files that options have written, beside the output."""
    named = {"--report": parsed.report, "--time": parsed.time}
    return [(option, Path(name)) for option, name in named.items() if name and name != timing.STDERR]


def read(parsed: argparse.Namespace) -> list[Path]:
    """The files that are read, beside the inputs."""
    return [*rules_of(parsed), *([Path(parsed.tuned)] if parsed.tuned else [])]


def tell_of_rules(parsed: argparse.Namespace) -> None:
    """Say which files change derivatives: one of them may be in a folder above, and forgotten."""
    for path in () if parsed.quiet else rules_of(parsed):
        if number := count(path):
            sys.stderr.write(f"enzyme-hub: note: {number} rule{'s' if number > 1 else ''} from {path}\n")


def _refuse_later_option(parsed: argparse.Namespace) -> None:
    """An option whose meaning is fixed but which nothing here obeys yet: better refused than ignored."""
    if parsed.loose_types:
        raise LinkError("EH0404", "--loose-types is not supported yet", remedy="leave --loose-types away")


def environment_words() -> list[str]:
    """The options in ENZYME_HUB_OPTS, for where a compiler driver stands between."""
    try:
        return shlex.split(os.environ.get("ENZYME_HUB_OPTS", ""))
    except ValueError as error:
        raise LinkError("EH0404", f"ENZYME_HUB_OPTS cannot be read: {error}") from None


def parser(description: str, example: str = "") -> argparse.ArgumentParser:
    """The parser of a linker's own options."""
    made = _Parser(
        prog="enzyme-hub-ld",
        description=description,
        epilog=example,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
        allow_abbrev=False,
    )
    add_arguments(made)
    return made
