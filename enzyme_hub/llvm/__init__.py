"""The only door to LLVM: every call of llvmlite is in this file.

Parsing, linking, verifying, optimising and code generation, with our errors in the place of llvmlite's. llvmlite is
imported on first use, because it costs a tenth of a second and the linker's fast path does not need it.

LLVM ends the whole process on some malformed input. A caller whose input nobody vouched for runs these functions
through `enzyme_hub.driver.isolation`.
"""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Container, Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from enzyme_hub.base.records import record
from enzyme_hub.base.terminal import native_errors
from enzyme_hub.base.tuning import Tuning
from enzyme_hub.errors import InputError, InternalError, LinkError
from enzyme_hub.llvm.bitstream import BITCODE_MAGICS, MalformedBitcode, check_structure, llvm_version, producer
from enzyme_hub.llvm.sections import CONSTRUCTORS, arrays_alone, constructor_arrays

if TYPE_CHECKING:
    from llvmlite.binding import ContextRef, ModuleRef


@cache
def _binding() -> Any:
    """llvmlite.binding, with every target registered: the module says which one it needs."""
    import llvmlite.binding as binding

    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    binding.initialize_native_asmparser()  # for inline assembly
    return binding


def version() -> tuple[int, int, int]:
    """The version of the LLVM inside llvmlite."""
    major, minor, patch = _binding().llvm_version_info
    return major, minor, patch


def host() -> str:
    """The processor of this machine, with what it can do."""
    binding = _binding()
    return f"{binding.get_default_triple()} {binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}"


# When Python's garbage collector takes a module and its context together, it may dispose of the context first, and LLVM
# then crashes on the module. So contexts are never disposed of: one holds little once its modules are gone.
_contexts: list[ContextRef] = []


def new_context() -> ContextRef:
    """Modules must share a context to be linked together; type names are unique within one."""
    context = _binding().create_context()
    _contexts.append(context)
    return context


# --- reading and printing


def read(data: bytes, name: str, context: ContextRef | None = None) -> ModuleRef:
    """A module from bitcode or from text, whichever `data` is."""
    if data[:4] in BITCODE_MAGICS:
        return _read_bitcode(data, name, context)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise InputError("EH0101", f"{name} is neither LLVM bitcode nor LLVM IR text", where=name) from None
    return parse_text(text, name, context)


def _read_bitcode(data: bytes, name: str, context: ContextRef | None) -> ModuleRef:
    check_readable(data, name)
    try:
        module = _binding().parse_bitcode(data, context or new_context())
    except RuntimeError as error:
        raise unreadable(name, _reason(error)) from None
    verify(module, name)
    return module


def check_readable(data: bytes, name: str) -> None:
    """Refuse cut-off files by their block lengths, and by its label what a later LLVM wrote, which may be misread."""
    try:
        check_structure(data)
        made_by = producer(data)
    except MalformedBitcode as error:
        raise unreadable(name, str(error)) from None
    ours = version()[0]
    if llvm_version(data) > ours:
        raise InputError(
            "EH0102",
            f"{name} was written by {made_by}, which is newer than the LLVM {ours} of this installation",
            where=name,
            why="bitcode can be read by the same or a later LLVM only",
            remedy=f"compile it with a compiler based on LLVM {ours} or older, or install a newer enzyme-hub",
        )


def unreadable(name: str, why: str) -> InputError:
    return InputError(
        "EH0101",
        f"cannot read the bitcode of {name}",
        where=name,
        why=why,
        remedy="the file is truncated or corrupt: compile it again",
    )


def parse_text(text: str, name: str = "<text>", context: ContextRef | None = None) -> ModuleRef:
    """A module from LLVM IR text, verified."""
    try:
        module = _binding().parse_assembly(text, context or new_context())
    except RuntimeError as error:
        raise InputError("EH0106", f"{name} is not valid LLVM IR", where=name, why=_reason(error)) from None
    verify(module, name)
    return module


def text(module: ModuleRef) -> str:
    try:
        return str(module)
    except UnicodeDecodeError:
        raise InputError("EH0106", "a name in the module is not text in UTF-8", where=str(module.source_file)) from None


def bitcode(module: ModuleRef) -> bytes:
    return bytes(module.as_bitcode())


def verify(module: ModuleRef, name: str = "the module") -> None:
    try:
        module.verify()
    except RuntimeError as error:
        raise InputError("EH0106", f"{name} is not valid LLVM IR", where=name, why=_reason(error)) from None


def _reason(error: Exception) -> str:
    """What LLVM said, without llvmlite's headings."""
    lines = [line.strip() for line in str(error).splitlines()]
    kept = [line for line in lines if line and not line.endswith("parsing error")]
    return "; ".join(kept[:6]) or "LLVM gave no reason"


# --- linking


def link(modules: Iterable[ModuleRef], name: str = "the modules") -> ModuleRef:
    """All modules as one, the first being the one that grows; the others are consumed."""
    queue = list(modules)
    if not queue:
        raise InternalError("EH0901", "no module to link")
    whole = queue[0]
    for other in queue[1:]:
        if other._context is not whole._context:
            other = _binding().parse_bitcode(other.as_bitcode(), whole._context)
        source = other.source_file
        try:
            whole.link_in(other)
        except RuntimeError as error:
            raise InputError("EH0105", f"cannot link {source} into {name}", where=source, why=_reason(error)) from None
    return whole


def remove_unused(module: ModuleRef) -> None:
    """Remove what is the module's own and nothing refers to."""
    passes = _binding().create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, _binding().create_pass_builder(_machine(module, CodegenOptions()), _tuning(2)))


# --- optimising


@record
class CodegenOptions:
    """What the link line says about the machine."""

    level: int = 2
    cpu: str = ""
    features: str = ""
    relocation: str = "pic"  # or "static"
    code_model: str = "default"
    function_sections: bool = False  # honoured by the pipeline's step `write`


# Runtime and partial unrolling before differentiation multiply the code to differentiate and gain nothing: the loop
# that comes out of it is unrolled again afterwards. Full unrolling of tiny constant loops stays, as it removes tape.
_UNROLLING = ("-unroll-runtime", "-unroll-allow-partial")
# Checks at run time whether arrays overlap belong before the inner loop: moved before the outer one, as LLVM would, they
# always fail where that runs backwards, as loops of the reverse sweep do.
_CHECKS = "-hoist-runtime-checks"
# The SLP vectoriser packs two neighbours that a stencil's reverse sweep adds to into one access for a gain of one or two
# instructions by its count; the next iteration reads half of what was written, which stalls. It takes a larger gain.
_SLP_GAIN = 4


def optimise(
    module: ModuleRef,
    level: str = "pre",
    options: CodegenOptions | None = None,
    printed: str | None = None,
    tuned: Tuning | None = None,
    has_loops_that_ask: bool = False,
) -> None:
    """Run the passes of one stage over the module, in place. `printed` is its text, where somebody has it; `tuned` is about `post`, and so
    is `has_loops_that_ask`: there are loops with a condition that is better asked in front of them.

    pre      O2 without vectorising, SLP, partial and runtime unrolling.
    prepare  one return block per function; each natural loop has a preheader, one latch and dedicated exits, and is
             in loop-closed SSA form.
    post     O3 (or the level asked for) with vectorising.
    none     O0: what must be inlined, or made of coroutines, and nothing else.
    """
    codegen = options or CodegenOptions()
    machine = _machine(module, codegen)
    if level == "pre":
        # Of position-independent code LLVM makes tables of distances out of tables of pointers: nobody could follow these.
        machine = _machine(module, replace(codegen, relocation="static"))
        tuning = _tuning(2, vectorise=False)
        _set_options(unrolling=False)
        passes = None
    elif level == "none":
        tuning = _tuning(0, vectorise=False)
        passes = None
    elif level == "prepare":
        tuning = _tuning(2)
        passes = _preparing_passes()
    elif level == "post":
        tuned = tuned or Tuning()
        tuning = _tuning(3 if options is None else codegen.level, tuned.vectorising)
        # LLVM's SLP vectoriser takes time quadratic in the length of a block; no other pass does.
        is_short = _longest_block(text(module) if printed is None else printed) <= _SLP_LIMIT
        tuning.slp_vectorization = tuned.slp and is_short
        tuning.loop_unrolling = tuned.unrolling
        _set_options(unrolling=tuned.unrolling)
        _binding().set_option(
            "enzyme-hub", f"-unswitch-threshold={_LOOPS_THAT_ASK if has_loops_that_ask else _UNSWITCH}"
        )
        if tuned.passes:
            _passes(tuned.passes).run(module, _binding().create_pass_builder(machine, tuning))
        passes = None
    else:
        raise InternalError("EH0901", f"no optimiser stage is called {level!r}")
    builder = _binding().create_pass_builder(machine, tuning)
    (passes or builder.getModulePassManager()).run(module, builder)


def split_cold(module: ModuleRef, options: CodegenOptions) -> None:
    """Optimise as before differentiating, and make functions of their own (`NAME.cold.N`) of code from which nobody comes back."""
    _binding().set_option("enzyme-hub", "-hot-cold-split=1")
    _binding().set_option("enzyme-hub", "-hotcoldsplit-threshold=-1000")
    optimise(module, "pre", options)
    _binding().set_option("enzyme-hub", "-hot-cold-split=0")


# Instructions up to which LLVM makes two loops of one, for a condition that is the same in all iterations: its own number, and ours.
_UNSWITCH, _LOOPS_THAT_ASK = 50, 500

# Instructions in a block up to which the SLP vectoriser is let loose on it.
_SLP_LIMIT = 500


def _longest_block(printed: str) -> int:
    """The number of lines of the longest basic block of a printed module."""
    longest = 0
    for function in printed.split("\n}\n"):
        if function.count("\n  ") > longest:
            longest = max(longest, *(run.count("\n") for run in _INDENTED.findall(function)))
    return longest


_INDENTED = re.compile(r"(?:\n  [^\n]*)+")


def tidy(module: ModuleRef) -> None:
    """Values in registers and simple control flow, nothing else: for text that is kept."""
    passes = _binding().create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_simplify_cfg_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, _binding().create_pass_builder(_machine(module, CodegenOptions()), _tuning(1)))


def unroll(module: ModuleRef) -> None:
    """The loops that ask for it, and what is simpler then."""
    passes = _binding().create_new_module_pass_manager()
    passes.add_loop_unroll_pass()
    tuning = _tuning(2, vectorise=False)
    passes.run(module, _binding().create_pass_builder(_machine(module, CodegenOptions()), tuning))
    simplify(module)


def simplify(module: ModuleRef) -> None:
    """Simple instructions and simple control flow, where code was added to a module that is optimised already."""
    passes = _binding().create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.run(module, _binding().create_pass_builder(_machine(module, CodegenOptions()), _tuning(2, vectorise=False)))


def optimise_again(module: ModuleRef) -> None:
    """O1 for a module that is optimised already."""
    tuning = _tuning(1, vectorise=False)
    tuning.loop_unrolling = False
    builder = _binding().create_pass_builder(_machine(module, CodegenOptions()), tuning)
    builder.getModulePassManager().run(module, builder)


def _tuning(level: int, vectorise: bool = True) -> Any:
    tuning = _binding().create_pipeline_tuning_options(speed_level=level)
    tuning.loop_vectorization = vectorise
    tuning.slp_vectorization = vectorise
    tuning.loop_interleaving = vectorise
    tuning.loop_unrolling = True
    return tuning


def _preparing_passes() -> Any:
    passes = _binding().create_new_module_pass_manager()
    passes.add_unify_function_exit_nodes_pass()
    passes.add_loop_simplify_pass()
    passes.add_lcssa_pass()
    return passes


def _passes(names: Iterable[str]) -> Any:
    """LLVM's passes of these names (`tuning.PASSES`), in order."""
    passes = _binding().create_new_module_pass_manager()
    for name in names:
        getattr(passes, f"add_{name}_pass")()
    return passes


def _set_options(unrolling: bool) -> None:
    for option in _UNROLLING:
        _binding().set_option("enzyme-hub", f"{option}={int(unrolling)}")
    _binding().set_option("enzyme-hub", f"-slp-threshold={_SLP_GAIN}")
    _binding().set_option("enzyme-hub", f"{_CHECKS}=0")


# --- code generation


def _machine(module: ModuleRef, options: CodegenOptions, jit: bool = False) -> Any:
    binding = _binding()
    triple = module.triple or binding.get_default_triple()
    cpu, features = options.cpu, options.features
    if cpu == "native":
        cpu, features = binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()
    try:
        with native_errors() as words:
            machine = binding.Target.from_triple(triple).create_target_machine(
                cpu=cpu,
                features=features,
                opt=options.level,
                reloc=options.relocation,
                codemodel="jitdefault" if jit else options.code_model,
                jit=jit,
            )
    except RuntimeError as error:
        raise LinkError("EH0405", f"no code generator for {triple}", why=_reason(error)) from None
    if any("is not a recognized processor" in word for word in words):
        raise LinkError("EH0405", f"LLVM knows no processor {cpu} of {triple}", remedy="correct -march or mcpu")
    sys.stderr.write("".join(words))
    return machine


def for_host(module: ModuleRef) -> ModuleRef:
    """The module, which then says that it is for this machine."""
    machine = _machine(module, CodegenOptions())
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    return module


_CODE_MODEL = re.compile(r'^!\d+ = !\{i32 \d, !"Code Model", i32 (\d)\}', re.MULTILINE)
_CODE_MODELS = {"1": "small", "2": "kernel", "3": "medium", "4": "large"}


def _lowered(module: ModuleRef, options: CodegenOptions) -> tuple[ModuleRef, Any]:
    """What compilers tell LLVM beside the module: the code model, and where ELF systems look for constructors."""
    # Bitcode has texts as they are, and is made in a third of the time that printing takes.
    if b"Code Model" in bitcode(module) and (flag := _CODE_MODEL.search(text(module))):
        options = replace(options, code_model=_CODE_MODELS.get(flag[1], options.code_model))
    lists = [value for value in module.global_variables if value.name in CONSTRUCTORS and " [0 x " not in str(value)]
    if lists and not re.search(r"apple|darwin|macos|windows|wasm", module.triple):
        module = _with_constructor_arrays(module, lists)
    return module, _machine(module, options)


def _with_constructor_arrays(module: ModuleRef, lists: list[Any]) -> ModuleRef:
    """The module with its lists of constructors as arrays in sections.

    Where that can be, the arrays are a module of their own that is linked in: to print and parse the whole takes seconds.
    """
    arrays = arrays_alone("".join(f"{one}\n" for one in lists))
    functions = {value.name: value for value in module.functions}
    if arrays is None or not arrays.functions <= functions.keys():
        return parse_text(constructor_arrays(text(module)), "the module with its constructors listed")
    held = [(functions[name], functions[name].linkage.name) for name in sorted(arrays.functions)]
    own = [(value, linkage) for value, linkage in held if linkage in ("internal", "private")]
    for value, _ in own:
        value.linkage = "external"
    for one in lists:
        one.name, one.linkage = f"enzyme_hub.{one.name}", "internal"
    remove_unused(module)
    head = f'target datalayout = "{module.data_layout}"\ntarget triple = "{module.triple}"\n'
    whole = link([module, parse_text(head + arrays.text, "the lists of constructors", module._context)])
    for value, linkage in own:
        value.linkage = linkage
    for value in whole.global_variables:
        if value.name in arrays.names:
            value.linkage, value.visibility = "private", "default"
    return whole


def emit_object(module: ModuleRef, options: CodegenOptions | None = None) -> bytes:
    """A native object file. Code generation changes its module: hand over one that is not needed any more."""
    module, machine = _lowered(module, options or CodegenOptions())
    try:
        return bytes(machine.emit_object(module))
    except RuntimeError as error:
        raise LinkError("EH0405", "code generation failed", why=_reason(error)) from None


def emit_assembly(module: ModuleRef, options: CodegenOptions | None = None) -> str:
    """Assembly text; the module is changed, as with `emit_object`."""
    module, machine = _lowered(module, options or CodegenOptions())
    try:
        return str(machine.emit_assembly(module))
    except RuntimeError as error:
        raise LinkError("EH0405", "code generation failed", why=_reason(error)) from None


def check_resolved(module: ModuleRef, known: Container[str] = ()) -> None:
    """Refuse a module that calls what this process does not have: the JIT would end the process. `known` are in assembly."""
    import ctypes.util

    for library in filter(None, (ctypes.util.find_library("m"),)):
        _binding().load_library_permanently(library)
    printed = text(module)
    for one in module.functions:
        if not one.is_declaration or one.name.startswith("llvm.") or one.name in known:
            continue
        if printed.count(f"@{one.name}") > 1 and not _binding().address_of_symbol(one.name):
            raise LinkError("EH0105", f"nothing here defines {one.name}, which the module calls")


# --- running in this process, for tests of rules


class Jit:
    """A module compiled into this process; functions are called through ctypes."""

    def __init__(
        self, module: ModuleRef, libraries: Iterable[str | Path] = (), options: CodegenOptions | None = None
    ) -> None:
        binding = _binding()
        for library in libraries:
            binding.load_library_permanently(str(library))
        self._machine = _machine(module, options or CodegenOptions(), jit=True)
        self._engine = binding.create_mcjit_compiler(module, self._machine)
        self._engine.finalize_object()
        self._engine.run_static_constructors()

    def address(self, name: str) -> int:
        address = int(self._engine.get_function_address(name))
        if not address:
            raise LinkError("EH0405", f"the compiled module has no function {name}")
        return address

    def function(self, name: str, result: Any, *parameters: Any) -> Any:
        """The function as a ctypes callable of the given ctypes types."""
        made: Any = ctypes.CFUNCTYPE(result, *parameters)(self.address(name))
        made.owner = self  # the code lives as long as the engine
        return made
