"""`enzyme-hub explain`: what is active and what is saved in a module, and why."""

from __future__ import annotations

import argparse
import json
import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_hub.base.scratch import scratch_folder
from enzyme_hub.driver.outputs import REPORT
from enzyme_hub.errors import HubError, InputError
from enzyme_hub.explain.facts import Explanation, plain

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef

    from enzyme_hub.driver.isolation import Progress
    from enzyme_hub.driver.pipeline import Options

FORMS = {".json": "json", ".html": "html"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from enzyme_hub.driver import options

    parser.add_argument(
        "inputs",
        nargs="+",
        metavar="IN",
        help="sources (C, C++, Fortran, Rust), FILE.bc, FILE.ll, or FILE.o with bitcode; - is stdin",
    )
    parser.add_argument("--flags", default="", metavar="WORDS", help="more words for the compiler of sources")
    parser.add_argument("--function", metavar="F", help="only this function; a request for it is made if there is none")
    parser.add_argument(
        "--why-zero", metavar="ARG", help="only this: the lines along which what depends on the argument ends"
    )
    parser.add_argument(
        "-o", "--output", default="-", metavar="OUT", help="a file, .json and .html say its form; - is text"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_const", const="json", dest="form", help="for tools")
    form.add_argument("--html", action="store_const", const="html", dest="form", help="a page with the source")
    options.add_arguments(parser)


def run(parsed: argparse.Namespace) -> int:
    from enzyme_hub.driver import options, outputs, pipeline
    from enzyme_hub.driver.isolation import isolated
    from enzyme_hub.driver.modules import write

    new = [("-o", Path(parsed.output))] if parsed.output != "-" else []
    read = [*map(Path, parsed.inputs), *options.read(parsed)]
    outputs.spare([*new, *options.written(parsed)], lambda: read, reports=("-o", "--report"))
    asked = replace(options.from_arguments(parsed), postopt=False, report=None)
    inputs = _read(parsed.inputs, shlex.split(parsed.flags))

    def work(progress: Progress) -> Explanation:
        return _explained(inputs, asked, parsed.function, progress)

    explanation = isolated(work, pipeline.crash)
    if parsed.why_zero:
        from enzyme_hub.explain.why_zero import why_zero

        text = why_zero(explanation, parsed.why_zero, parsed.function)
        text = text if parsed.output == "-" else f"{REPORT}\n\n{text}"
    else:
        form = parsed.form or FORMS.get(Path(parsed.output).suffix, "text")
        tell = told if parsed.output == "-" else report
        text = tell(explanation, form, parsed.function)
    write(parsed.output, text.encode("utf-8", "surrogateescape"))
    return 1 if explanation.refused else 0


def _read(names: list[str], flags: list[str]) -> list[tuple[str, bytes]]:
    """The bitcode or IR of each input, with its name; sources are compiled first."""
    from enzyme_hub.driver import linking
    from enzyme_hub.driver.modules import read_inputs

    sources = [Path(name) for name in names if Path(name).suffix in linking.SOURCES]
    for path in sources:
        if not path.is_file():
            raise InputError("EH0104", f"{path} cannot be read", why="there is no such file")
    others = read_inputs([name for name in names if Path(name) not in sources])
    with scratch_folder() as scratch:
        return [*linking.compiled(sources, flags, scratch), *others]


def report(explanation: Explanation, form: str, function: str | None = None) -> str:
    """The same as a file, of which the first bytes say what it is."""
    text = told(explanation, form, function)
    return f"{REPORT}\n\n{text}" if form == "text" else text


def told(explanation: Explanation, form: str, function: str | None = None) -> str:
    """An explanation in one of the three forms."""
    if form == "json":
        return json.dumps({"made": REPORT, **plain(explanation)}, indent=1) + "\n"
    if form == "html":
        from enzyme_hub.explain.page import page

        return page(explanation, f"Derivatives of {function}" if function else "Derivatives")
    from enzyme_hub.explain.text import text

    return text(explanation, function)


def _explained(
    inputs: list[tuple[str, bytes]], asked: Options, function: str | None, progress: Progress
) -> Explanation:
    """What the pipeline decides about the inputs, and what it refuses."""
    from enzyme_hub.driver import pipeline
    from enzyme_hub.driver.modules import linked
    from enzyme_hub.explain.recorder import Recorder

    recorder = Recorder()
    module = linked(inputs, progress)
    if function is not None:
        module = _with_request(module, function)
    try:
        pipeline.run(module, asked, progress, recorder=recorder)
    except HubError as error:
        recorder.refused(error)
    return recorder.explanation()


def _with_request(module: ModuleRef, name: str) -> ModuleRef:
    """The module with a request for the function, if it has none."""
    from enzyme_hub import llvm
    from enzyme_hub.differentiate.request import requests
    from enzyme_hub.explain import asked
    from enzyme_hub.ir.reader import read_module

    text = llvm.text(module)
    ours = read_module(text)
    function = asked.find(ours, name)
    if function in map(requests.requested_function, requests.find(ours)):
        return module
    return llvm.parse_text(text + asked.request_for(function), "the module with a request")
