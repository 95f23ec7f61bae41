"""`enzyme-hub`: the command line for people; the linker is `enzyme-hub-ld`.

Each command is a function that takes the parsed words and returns the exit status; a HubError ends any of them with its
message and status 1. Imports are late, because `opt` needs LLVM and `doctor` must work without it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from textwrap import fill

from enzyme_hub.base.terminal import open_closed_streams
from enzyme_hub.errors import HubError, fault


def main(words: Sequence[str] | None = None) -> int:
    open_closed_streams()
    try:
        return _run(sys.argv[1:] if words is None else list(words))
    except (HubError, OSError) as error:
        if isinstance(error, BrokenPipeError):  # the reader of our output has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        else:
            from enzyme_hub.languages.spelling import readable

            for one in error.all if isinstance(error, HubError) else (error,):
                print(f"enzyme-hub: {readable(str(one))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        print(f"enzyme-hub: {fault(error, os.environ.get('ENZYME_HUB_OPTS', '').split())}", file=sys.stderr)
        return 1


def _run(words: list[str]) -> int:
    parsed = _parser().parse_args(words)
    command: str = parsed.command
    if command == "opt":
        from enzyme_hub.commands import opt

        return opt.run(parsed)
    if command == "doctor":
        from enzyme_hub.commands import doctor

        return doctor.run(quick=parsed.quick)
    if command == "explain":
        from enzyme_hub.explain import command as explain

        return explain.run(parsed)
    if command == "survey":
        from enzyme_hub.survey import command as survey

        return survey.run(parsed)
    if command == "check":
        from enzyme_hub.commands import check

        return check.run(parsed)
    if command == "tune":
        from enzyme_hub.tune import command as tune

        return tune.run(parsed)
    if command == "run-kernel":
        from enzyme_hub.commands import run_kernel

        return run_kernel.run(parsed)
    if command == "julia":
        from enzyme_hub.julia import serving

        return serving.run()
    if command == "config":
        from enzyme_hub.commands import config

        return config.run(parsed)
    from enzyme_hub.commands import demo

    return demo.run(parsed.names, keep=parsed.keep, use_zig=parsed.zig)


COMPILE = "clang-22 -O2 -g -flto -c energy.c"  # what some examples begin with

EXAMPLES = {
    "opt": (COMPILE, "enzyme-hub opt energy.o -o derivatives.o"),
    "explain": ("enzyme-hub explain energy.c", "enzyme-hub explain energy.c -o energy.html"),
    "survey": (COMPILE, "enzyme-hub survey energy.o", "enzyme-hub survey . --function energy --write-rules rules.toml"),
    "check": ("enzyme-hub check energy.c", "ENZYME_HUB_OPTS=--check make && ./solver"),
    "tune": ("enzyme-hub tune energy.c -o tuned.toml --minutes 1", "ENZYME_HUB_OPTS='--tuned tuned.toml' make"),
    "run-kernel": ("enzyme-hub run-kernel scale.bc scale 'f64[64]=2' --block 64",),
    "doctor": ("enzyme-hub doctor --quick",),
    "config": ("clang-22 -O2 -flto $(enzyme-hub config --includes) -c energy.c",),
    "julia": ("julia -e 'using EnzymeHub; println(gradient(sin, 0.7))'",),
    "demo": ("enzyme-hub demo c-square",),
}
"""What `--help` of each command shows, as a shell takes it; energy.c, scale.bc and make's program are the reader's own."""


def _parser() -> argparse.ArgumentParser:
    from enzyme_hub import __version__

    top = argparse.ArgumentParser(
        prog="enzyme-hub",
        description="Differentiate programs at link time. The linker is enzyme-hub-ld; these commands look at what it does.",
        epilog="`enzyme-hub COMMAND --help` says what a command does, with an example.",
    )
    top.add_argument("--version", action="version", version=f"enzyme-hub {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def add(name: str, short: str, long: str) -> argparse.ArgumentParser:
        lines = "".join(f"\n  {line}" for line in EXAMPLES[name])
        return commands.add_parser(
            name,
            help=short,
            description=fill(f"{short[0].upper()}{short[1:]}. {long}", 79),
            epilog=f"{'examples' if len(EXAMPLES[name]) > 1 else 'example'}:{lines}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    from enzyme_hub.commands import opt

    opt.add_arguments(
        add(
            "opt",
            "differentiate one module: bitcode or IR in; bitcode, IR, an object or assembly out",
            "The endings of IN and OUT say what they are. This is for builds without a link of their own, and to read the IR.",
        )
    )

    from enzyme_hub.explain import command as explain

    explain.add_arguments(
        add(
            "explain",
            "say what is active and what is saved in each derivative, and why, with source lines",
            "The inputs are differentiated, and nothing is linked. Bitcode has source lines if it was compiled with -g.",
        )
    )

    from enzyme_hub.survey import command as survey

    survey.add_arguments(
        add(
            "survey",
            "before the first link: list what is in the way of derivatives, by what to do about it",
            "The files need not be a program, and nothing is differentiated. Where none of them asks for a derivative yet, --function"
            " says of what. The exit status is 0 where nothing is in the way, 1 where something is.",
        )
    )

    from enzyme_hub.commands import check

    check.add_arguments(
        add(
            "check",
            "compare the derivatives of a program: reverse mode, forward mode, finite differences",
            "The program is compiled, linked with --check and run, and it is told where its derivatives disagree. The exit status is 0"
            " where all agree, 1 where some disagree, 2 where nothing was checked.",
        )
    )

    from enzyme_hub.tune import command as tune

    tune.add_arguments(
        add(
            "tune",
            "find the settings with which the derivatives of one program run fastest, by running it",
            "The program is linked in many ways, each is timed, and the best settings are written for --tuned.",
        )
    )

    from enzyme_hub.commands import run_kernel

    run_kernel.add_arguments(
        add(
            "run-kernel",
            "run a kernel for a GPU, or its gradient, on this machine's processor, and check what it does",
            "Arrays among the arguments are printed afterwards. Bitcode that was compiled with -g brings the lines of faults.",
        )
    )

    doctor = add(
        "doctor",
        "look what is installed, what is missing, and how to get it",
        "In each language that has a compiler here a gradient is made, compared and timed. The exit status is 1 where no"
        " derivative can be made.",
    )
    doctor.add_argument("--quick", action="store_true", help="only look; compile and link nothing")

    from enzyme_hub.commands import config

    config.add_arguments(
        add(
            "config",
            "print a path for builds: the headers, the CMake package, the linker",
            "One of the options says which.",
        )
    )

    add(
        "julia",
        "make derivatives for Julia's package EnzymeHub, which starts this by itself",
        "It reads requests from its standard input and is not meant for people: use the package.",
    )

    demo = add(
        "demo",
        "compile, link and run the examples, each beside its analytic derivative",
        "Examples whose compilers are missing are named, and not run.",
    )
    demo.add_argument("names", nargs="*", metavar="NAME", help="only these examples")
    demo.add_argument("--keep", metavar="DIR", help="build in this folder and leave it there")
    demo.add_argument("--zig", action="store_true", help="use PyPI's ziglang even where clang is installed")
    return top
