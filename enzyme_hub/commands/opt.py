"""`enzyme-hub opt`: the pipeline over one module, for build rules, tests and people who read IR.

The same steps as in a link, without a link. Reading, differentiating and code generation run in a child process (LLVM
ends the whole process on some malformed input); the output is written beside its place and renamed, so that on failure
nothing half-made remains.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from enzyme_hub.errors import LinkError

if TYPE_CHECKING:
    pass

FORMATS = {".bc": "bitcode", ".ll": "IR", ".o": "object", ".s": "assembly"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from enzyme_hub.driver import options

    parser.add_argument("inputs", nargs="+", metavar="IN", help="FILE.bc, FILE.ll, or FILE.o with bitcode; - is stdin")
    parser.add_argument("-o", "--output", required=True, metavar="OUT", help="OUT.bc, OUT.ll, OUT.o or OUT.s; - is IR")
    parser.add_argument(
        "--target",
        metavar="GPU",
        help="of modules for a GPU: nvptx64:sm_90, amdgcn:gfx90a; then OUT may be .ptx, .cubin, .co",
    )
    parser.add_argument("-O", dest="level", type=int, choices=range(4), default=3, help="level of code generation")
    parser.add_argument("--mcpu", default="", metavar="CPU", help="the processor to generate code for")
    parser.add_argument("--mattr", default="", metavar="FEATURES", help="its features, as LLVM names them")
    parser.add_argument("--relocation-model", choices=("pic", "static"), default="pic", help="default: pic")
    parser.add_argument(
        "--keep-tapes",
        action="store_true",
        help="threads keep the memory of tapes also where OUT is IR or bitcode; a JIT may know no threads",
    )
    options.add_arguments(parser)


def run(parsed: argparse.Namespace) -> int:
    from enzyme_hub import llvm
    from enzyme_hub.driver import modules, options, pipeline
    from enzyme_hub.driver.isolation import Progress, isolated

    if parsed.target:
        return _run_for_gpu(parsed)
    kind = _format(parsed.output, FORMATS)
    _check_outputs(parsed)
    codegen = llvm.CodegenOptions(
        level=parsed.level, cpu=parsed.mcpu, features=parsed.mattr, relocation=parsed.relocation_model
    )
    # IR may be run by LLVM's JIT, which ends the process at variables of threads.
    keeps_tapes = parsed.keep_tapes or kind in ("object", "assembly")
    asked = replace(options.from_arguments(parsed, codegen), keeps_tapes=keeps_tapes)
    inputs = modules.read_inputs(parsed.inputs)

    def work(progress: Progress) -> bytes:
        module = pipeline.run(modules.linked(inputs, progress), asked, progress)
        progress("code generation")
        return modules.emitted(module, kind, codegen)

    modules.write(parsed.output, isolated(work, pipeline.crash))
    return 0


def _check_outputs(parsed: argparse.Namespace) -> None:
    """Refuse what cannot be written, before any work is done for it. The output may take the place of an input."""
    from enzyme_hub.driver import options, outputs
    from linker_plugin.handover import Output

    if parsed.output != "-":
        Output(parsed.output).check()
    read = [*map(Path, (*parsed.inputs, parsed.output)), *options.read(parsed)]
    outputs.spare(options.written(parsed), lambda: read)


def _run_for_gpu(parsed: argparse.Namespace) -> int:
    """The same for the module of a GPU, whose code has forms of its own."""
    from enzyme_hub import llvm, targets
    from enzyme_hub.driver import modules, options, pipeline
    from enzyme_hub.driver.isolation import Progress, isolated
    from enzyme_hub.targets import output

    triple, cpu = output.processor(parsed.target)
    kind = _format(parsed.output, output.FORMATS[targets.of(triple).name])
    _check_outputs(parsed)
    codegen = llvm.CodegenOptions(level=parsed.level, cpu=cpu, features=parsed.mattr, relocation="static")
    asked = options.from_arguments(parsed, codegen)
    inputs = modules.read_inputs(parsed.inputs)

    def work(progress: Progress) -> bytes:
        return modules.image(inputs, triple, cpu, asked, kind, progress)

    modules.write(parsed.output, isolated(work, pipeline.crash))
    return 0


def _format(output: str, formats: Mapping[str, str]) -> str:
    if output == "-":
        return "IR"
    ending = Path(output).suffix
    if ending not in formats:
        raise LinkError(
            "EH0404",
            f"the ending of {output} says nothing about what to write",
            remedy="use " + ", ".join(f"{ending} ({what})" for ending, what in formats.items()),
        )
    return formats[ending]
