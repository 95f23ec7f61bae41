"""`enzyme-hub`: the command line for people; the linker is `enzyme-hub-ld`.

Each command is a function that takes the parsed words and returns the exit status; a HubError ends any of them with its
message and status 1. Imports are late, because `opt` needs LLVM and `doctor` must work without it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from enzyme_hub.errors import HubError, LinkError, fault
from enzyme_hub.terminal import open_closed_streams

LATER = ("bench",)


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
    if words and words[0] in LATER:  # whatever their options will be
        raise LinkError(
            "EH0404",
            f"`enzyme-hub {words[0]}` is not supported yet",
            remedy="`enzyme-hub opt --print-after STEP` and `enzyme-hub opt --time` show what happens to a module",
        )
    parsed = _parser().parse_args(words)
    command: str = parsed.command
    if command == "opt":
        from enzyme_hub import opt

        return opt.run(parsed)
    if command == "doctor":
        from enzyme_hub import doctor

        return doctor.run(quick=parsed.quick)
    if command == "explain":
        from enzyme_hub.explain import command as explain

        return explain.run(parsed)
    if command == "check":
        from enzyme_hub import check

        return check.run(parsed)
    if command == "tune":
        from enzyme_hub.tune import command as tune

        return tune.run(parsed)
    if command == "run-kernel":
        from enzyme_hub import run_kernel

        return run_kernel.run(parsed)
    if command == "julia":
        from enzyme_hub.julia import serving

        return serving.run()
    if command == "config":
        from enzyme_hub import config

        return config.run(parsed)
    from enzyme_hub import demo

    return demo.run(parsed.names, keep=parsed.keep, use_zig=parsed.zig)


def _parser() -> argparse.ArgumentParser:
    from enzyme_hub import __version__

    top = argparse.ArgumentParser(prog="enzyme-hub", description="Differentiate programs at link time.")
    top.add_argument("--version", action="version", version=f"enzyme-hub {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    from enzyme_hub import opt

    opt.add_arguments(
        commands.add_parser(
            "opt",
            help="differentiate one module: bitcode or IR in; bitcode, IR, an object or assembly out",
            description="Differentiate one module. The endings of IN and OUT say what they are.",
            allow_abbrev=False,
        )
    )

    from enzyme_hub.explain import command as explain

    explain.add_arguments(
        commands.add_parser(
            "explain",
            help="what is active and what is saved in a module, and why, with source lines",
            description="Differentiate one module and tell what was decided. Compile it with -g.",
            allow_abbrev=False,
        )
    )

    from enzyme_hub import check

    check.add_arguments(
        commands.add_parser(
            "check",
            help="run a program whose requests check themselves: reverse mode, forward mode, finite differences",
            description="Link a program with --check, run it, and tell where its derivatives disagree.",
            allow_abbrev=False,
        )
    )

    from enzyme_hub.tune import command as tune

    tune.add_arguments(
        commands.add_parser(
            "tune",
            help="find the settings with which the derivatives of one program run fastest, by running it",
            description="Link a program in many ways, time each, and write the best settings for --tuned.",
            allow_abbrev=False,
        )
    )

    from enzyme_hub import run_kernel

    run_kernel.add_arguments(
        commands.add_parser(
            "run-kernel",
            help="run a kernel for a GPU, or its gradient, on this machine's processor, and check what it does",
            description="Launch one kernel of bitcode for a GPU on the processor. Compile it with -g.",
            allow_abbrev=False,
        )
    )

    doctor = commands.add_parser("doctor", help="what is installed, what is missing, how to get it")
    doctor.add_argument("--quick", action="store_true", help="only look; compile and link nothing")

    from enzyme_hub import config

    config.add_arguments(
        commands.add_parser(
            "config", help="paths for builds: the headers, the CMake package, the linker", allow_abbrev=False
        )
    )

    commands.add_parser("julia", help="make derivatives for Julia's package EnzymeHub, which starts this by itself")

    demo = commands.add_parser("demo", help="compile, link and run the examples, each beside its analytic derivative")
    demo.add_argument("names", nargs="*", metavar="NAME", help="only these examples")
    demo.add_argument("--keep", metavar="DIR", help="build in this folder and leave it there")
    demo.add_argument("--zig", action="store_true", help="use PyPI's ziglang even where clang is installed")

    for name in LATER:
        commands.add_parser(name, help="not supported yet")
    return top


if __name__ == "__main__":
    sys.exit(main())
