"""The module of a GPU as one of this machine.

It is the module that a GPU would run, with its derivatives, before its library of mathematical functions joins. All memory is flat
(`targets.spaces`), a kernel is a function like others, shared memory is a variable, and what a GPU's intrinsics do is done by functions
of `runtime.c`, by the table `INTRINSICS`. What is in no table is refused with its line.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from enzyme_hub import llvm
from enzyme_hub._bitcode import text_of
from enzyme_hub.errors import LinkError
from enzyme_hub.gpu import checking
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.types import Type
from enzyme_hub.ir.values import ConstantOther
from enzyme_hub.ir.writer import write_module
from enzyme_hub.records import record
from enzyme_hub.rules import names
from enzyme_hub.targets import of
from enzyme_hub.targets.buffer import VARIABLE
from enzyme_hub.targets.spaces import flat

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef


def _each(pattern: str, words: str, to: str) -> dict[str, str]:
    return {pattern.replace("*", word): to.replace("*", word) for word in words.split()}


_N, _A = "llvm.nvvm.", "llvm.amdgcn."
_SREG, _CTA = f"{_N}read.ptx.sreg.", f"{_N}barrier.cta."
# What a GPU's intrinsic is here.
INTRINSICS: dict[str, str] = {
    **{f"{_SREG}{what}.{axis}": f"hub_{what}_{axis}" for what in ("tid", "ctaid", "ntid", "nctaid") for axis in "xyz"},
    **_each(f"{_SREG}*", "laneid warpid warpsize dynamic_smem_size", "hub_*"),
    **dict.fromkeys((f"{_SREG}clock", f"{_SREG}smid"), "hub_nothing"),
    **dict.fromkeys((f"{_SREG}clock64", f"{_SREG}globaltimer"), "hub_nothing_wide"),
    **dict.fromkeys((f"{_CTA}sync.aligned.all", f"{_CTA}sync.all"), "hub_barrier"),
    **_each(f"{_CTA}red.*.aligned.all", "and or popc", "hub_barrier_*"),
    f"{_N}bar.warp.sync": "hub_warp_sync",
    **_each(f"{_N}shfl.sync.*.i32", "idx up down bfly", "hub_shfl_*"),
    **_each(f"{_N}shfl.sync.*.f32", "idx up down bfly", "hub_shfl_*_f"),
    **_each(f"{_N}vote.*.sync", "all any uni", "hub_vote_*"),
    f"{_N}vote.ballot.sync": "hub_ballot",
    f"{_N}match.any.sync.i32": "hub_ballot_alike",
    f"{_N}match.any.sync.i64": "hub_ballot_alike_wide",
    f"{_N}activemask": "hub_ballot_active",
    **_each(f"{_N}redux.sync.*", "add min max umin umax and or xor", "hub_shfl_redux_*"),
    **_each(f"{_N}membar.*", "cta gl sys", "hub_no_fence"),
    **_each(f"{_N}isspacep.*", "local shared global const", "hub_is_*"),
    f"{_A}s.barrier": "hub_barrier_all",
    **{f"{_A}workitem.id.{axis}": f"hub_tid_{axis}" for axis in "xyz"},
    **{f"{_A}workgroup.id.{axis}": f"hub_ctaid_{axis}" for axis in "xyz"},
    f"{_A}implicitarg.ptr": "hub_implicitarg",
    f"{_A}dispatch.ptr": "hub_dispatch_ptr",
    **_each(f"{_A}mbcnt.*", "lo hi", "hub_mbcnt_*"),
    f"{_A}wavefrontsize": "hub_warpsize",
    f"{_A}ballot.i64": "hub_ballot_wave",
    f"{_A}ballot.i32": "hub_ballot_half",
    f"{_A}ds.bpermute": "hub_shfl_bpermute",
    **{
        f"{_A}{intrinsic}.{type_}": f"hub_shfl_{word}{ending}"
        for intrinsic, word in (("readlane", "readlane"), ("readfirstlane", "readfirst"), ("update.dpp", "dpp"))
        for type_, ending in (("i32", ""), ("i64", "_wide"), ("f32", "_f"), ("f64", "_d"))
    },
    f"{_A}is.shared": "hub_is_shared",
    f"{_A}is.private": "hub_is_local",
}
_FUNCTIONS = {
    "vprintf": "hub_vprintf",
    "__assertfail": "hub_assertfail",
    "llvm.trap": "hub_trap",
    "llvm.nvvm.exit": "hub_trap",
}
# A thread that calls one of these waits for others, or ends the launch: it needs a stack of its own.
_WAITING = re.compile(r"hub_(?:barrier|warp_sync|shfl|vote|ballot|trap|assertfail)")
# Names of a GPU's library that are no other of C's.
_OWN_NAMES = {"sinpi": "hub_sinpi", "cospi": "hub_cospi", "normcdf": "hub_normcdf"}
_MOST = 1024  # threads of a block
_DYNAMIC = 232448  # bytes of shared memory of which the launch decides how many there are

IN_ASSEMBLY = ("hub_switch", "hub_new_stack")
_SWITCH = {
    "x86_64": """hub_switch:
 pushq %rbp
 pushq %rbx
 pushq %r12
 pushq %r13
 pushq %r14
 pushq %r15
 movq %rsp, (%rdi)
 movq %rsi, %rsp
 popq %r15
 popq %r14
 popq %r13
 popq %r12
 popq %rbx
 popq %rbp
 retq
hub_new_stack:
 leaq -64(%rdi), %rax
 movq %rsi, 48(%rax)
 retq""",
    "aarch64": "hub_switch:\n sub sp, sp, #160\n"
    + "".join(f" stp x{19 + 2 * k}, x{20 + 2 * k}, [sp, #{16 * k}]\n" for k in range(6))
    + "".join(f" stp d{8 + 2 * k}, d{9 + 2 * k}, [sp, #{96 + 16 * k}]\n" for k in range(4))
    + " mov x9, sp\n str x9, [x0]\n mov sp, x1\n"
    + "".join(f" ldp x{19 + 2 * k}, x{20 + 2 * k}, [sp, #{16 * k}]\n" for k in range(6))
    + "".join(f" ldp d{8 + 2 * k}, d{9 + 2 * k}, [sp, #{96 + 16 * k}]\n" for k in range(4))
    + " add sp, sp, #160\n ret\nhub_new_stack:\n sub x0, x0, #160\n str x1, [x0, #88]\n ret",
}


@record
class Hosted:
    """A module for this machine, and the kernels in it: by name, the types of the parameters."""

    module: ModuleRef
    kernels: dict[str, tuple[Type, ...]]
    waits: bool  # some kernel needs a stack for each thread
    warp: int  # lanes of a warp
    variables: tuple[str, ...]  # variables that all blocks share, and may write
    has_tape: bool


def hosted(module: ModuleRef, checks: bool, counts: bool = False) -> Hosted:
    """The module, ready to be compiled; with `checks` each access to memory is looked at, with `counts` instructions are counted.

    Raises LinkError.
    """
    target = of(module.triple)
    if not target.is_device:
        raise LinkError("EH0404", f"the module is for {module.triple or 'no target'}, not for a GPU")
    before = llvm.text(module)
    text, spaces = flat(before, target)
    ours = read_module(text)
    ours.placed = spaces.variables
    kernels = {
        function.name or "": tuple(argument.type for argument in function.arguments)
        for function in ours.functions.values()
        if target.is_kernel(function)
    }
    for function in ours.functions.values():
        if not function.is_declaration:
            _check_assembly(function)  # this reads it: what is used is known only then
    for name in kernels:
        _check_parameters(ours.functions[name])
    renamed = dict(_renamed(ours, target.intrinsics))
    sites = checking.Sites()
    if counts:
        checking.count(ours)
    checking.note_waits(ours, renamed, _WAITING, sites)
    shared = [v for v in ours.variables.values() if ours.is_shared(v) and v.is_used]
    if checks:
        checking.instrument(ours, shared, sites)
    text = _for_host(write_module(ours), target.kernel)
    text = re.sub(r"@([-\w.$]+)(?=\()", lambda found: "@" + renamed.get(found[1], found[1]), text)
    text = _with_shared_memory(_once_declared(text), {v.name or "" for v in shared})
    text += _trampolines(kernels) + _tables(ours, shared, sites)
    whole = llvm.for_host(llvm.parse_text(text, "the module for this machine"))
    runtime = llvm.parse_text(_runtime(), "the runtime for kernels", whole._context)
    runtime.triple, runtime.data_layout = whole.triple, whole.data_layout
    whole = llvm.link([whole, runtime])
    waits = checks or any(_WAITING.match(name) for name in renamed.values())
    common = tuple(name for name, v in ours.variables.items() if _is_common(v, shared))
    assert target.warp is not None
    return Hosted(whole, kernels, waits, target.warp(before), common, VARIABLE in ours.variables)


def _is_common(variable: GlobalVariable, shared: list[GlobalVariable]) -> bool:
    """True for a variable in global memory that kernels may write."""
    if variable.is_constant_data or variable.is_declaration or variable in shared or not variable.is_used:
        return False
    return not (variable.name or "").startswith(("llvm.", VARIABLE))


def _check_parameters(kernel: Function) -> None:
    for argument in kernel.arguments:
        if (
            argument.has_attribute("byval")
            or argument.has_attribute("byref")
            or argument.type.scalar is not argument.type
        ):
            raise LinkError(
                "EH0207",
                f"kernel {kernel.name} takes a struct or vector by value",
                remedy="pass a pointer to it, or its members, where the kernel is to run on a processor",
            )


def _check_assembly(function: Function) -> None:
    """LLVM ends the process at a GPU's assembly that it is to write for a processor; without instructions it is harmless."""
    for i in function.instructions:
        callee = i.callee if isinstance(i, inst.CallBase) else None
        if isinstance(callee, ConstantOther) and callee.is_inline_asm and not re.search(r' "", "[^"]*"$', callee.text):
            raise LinkError(
                "EH0405",
                f"{function.name} has assembly of a GPU's, which no processor runs",
                where=i.where,
                why=callee.text,
                remedy="run this kernel on a GPU, or say the same by functions of the language",
            )


def _renamed(module: Module, prefix: str) -> Iterator[tuple[str, str]]:
    """What is declared, and what it is called here."""
    for name, function in module.functions.items():
        if not function.is_declaration:
            continue
        if name in _FUNCTIONS:
            yield name, _FUNCTIONS[name]
        elif name.startswith(prefix):
            found = INTRINSICS.get(name) or INTRINSICS.get(re.sub(r"(?:\.p0)+$", "", name))
            if found is None and function.is_used:
                user = next((u for u in function.users if isinstance(u, inst.Instruction)), None)
                raise LinkError(
                    "EH0405",
                    f"{name} is not known where kernels run on a processor",
                    where=user.where if user is not None else None,
                    remedy="run this kernel on a GPU",
                )
            if found is not None:
                yield name, found
        elif name.startswith(("__nv_", "__ocml_")):
            yield name, _c_name(function, name)


def _c_name(function: Function, name: str) -> str:
    """The C library's name of a mathematical function."""
    known = names.recognise(name)
    result = function.value_type.parameters[0] if function.value_type.parameters else types.f64
    suffix = "f" if types.f32 in (*function.value_type.parameters, function.value_type.result) else ""
    if known is None:
        bare = re.sub(r"^__(?:nv|ocml)_|_f(?:32|64)$", "", name)
        if bare.rstrip("f") in _OWN_NAMES:
            return _OWN_NAMES[bare.rstrip("f")] + suffix
        raise LinkError(
            "EH0405", f"{name} is not known where kernels run on a processor", remedy="run this kernel on a GPU"
        )
    canonical = known[0]
    if canonical in ("powi",):
        return f"llvm.powi.{'f32' if suffix else 'f64'}.i32"
    if canonical in (
        "fma",
        "sqrt",
        "fabs",
        "floor",
        "ceil",
        "trunc",
        "rint",
        "copysign",
        "roundeven",
        "round",
        "nearbyint",
    ):
        return f"llvm.{canonical}.{'f32' if suffix else 'f64'}"
    if canonical in ("fadd", "fsub", "fmul", "fdiv", "isnan", "isinf", "isfinite", "signbit", "fptosi.sat"):
        return f"hub_{canonical.replace('.', '_')}{suffix}_{function.value_type.result}"
    assert result is not None
    return _OWN_NAMES.get(canonical, canonical) + suffix


_ATTRIBUTES = re.compile(
    r'"(?:target-cpu|target-features|tune-cpu|uniform-work-group-size|amdgpu-[-\w]*|nvvm\.[-\w.]*)"(?:="[^"]*")? ?'
)
_SCOPE = re.compile(r' syncscope\("[^"]*"\)')


def _for_host(text: str, kernel: str) -> str:
    """Without what is said about the GPU."""
    text = re.sub(r"^(!\d+ = .*?)ptr addrspace\(\d+\) @", r"\1ptr @", text, flags=re.MULTILINE)
    text = re.sub(r"^target (?:datalayout|triple) = .*\n", "", text, flags=re.MULTILINE)
    text = re.sub(rf"\b{kernel} | immarg\b", "", text)
    text = re.sub(r"\bamdgpu_\w+ ", "", _SCOPE.sub("", _ATTRIBUTES.sub("", text)))
    text = re.sub(r"^(attributes #\d+ = \{) *\}", r'\1 "ehub-kernel" }', text, flags=re.MULTILINE)
    text = re.sub(r"^!(?:nvvm\.\w+|amdgpu\.\w+|opencl\.\w+) = .*\n", "", text, flags=re.MULTILINE)
    return re.sub(r", !(?:amdgpu\.[\w.]+|noalias\.addrspace) !\d+", "", text)


def _once_declared(text: str) -> str:
    """Several intrinsics may have become one function."""
    seen: set[str] = set(re.findall(r"^define [^\n]*?@([-\w.$]+)\(", text, re.MULTILINE))

    def once(found: re.Match[str]) -> str:
        if found[1] in seen:
            return ""
        seen.add(found[1])
        return found[0]

    return re.sub(r"^declare [^\n]*?@([-\w.$]+)\([^\n]*\n", once, text, flags=re.MULTILINE)


def _with_shared_memory(text: str, shared: set[str]) -> str:
    """Shared variables as variables of this module; one without a size gets the most that a launch may ask for."""

    def definition(found: re.Match[str]) -> str:
        name, type_ = found[1].strip('"'), found[2]
        if name not in shared:
            return found[0]
        if "external" in found[0].split(" global ")[0]:
            return f"@{found[1]} = internal global [{_DYNAMIC} x i8] undef, align 16\n"
        return re.sub(r"= \S+ (?:\S+ )*?global .*", f"= internal global {type_} zeroinitializer, align 16", found[0])

    kind = r"(\[[^\n]*?\]|<[^\n]*?>|\{[^\n]*?\}|%\S+|\w+)"
    return re.sub(
        rf'^@("[^"]*"|[-\w.$]+) = [^\n]*?\bglobal {kind}(?: (?:undef|poison|zeroinitializer|[^\n,]*))?(?:,[^\n]*)?\n',
        definition,
        text,
        flags=re.MULTILINE,
    )


def _trampolines(kernels: dict[str, tuple[Type, ...]]) -> str:
    """For each kernel a function that finds its arguments in memory, and one that runs the threads of a block one by one."""
    made: list[str] = ["\ndeclare void @hub_set_thread(i32)\n"]
    for name, parameters in kernels.items():
        loads = "".join(
            f"  %p{k} = getelementptr ptr, ptr %given, i64 {k}\n  %q{k} = load ptr, ptr %p{k}\n  %a{k} = load {type_}, ptr %q{k}\n"
            for k, type_ in enumerate(parameters)
        )
        call = f'  call void @"{name}"({", ".join(f"{type_} %a{k}" for k, type_ in enumerate(parameters))})\n'
        made.append(f'define void @"hub.one.{name}"(ptr %given) {{\n{loads}{call}  ret void\n}}\n')
        made.append(
            f'define void @"hub.whole.{name}"(ptr %given, i32 %count) {{\nstart:\n{loads}  br label %next\nnext:\n'
            f"  %k = phi i32 [ 0, %start ], [ %after, %next ]\n  call void @hub_set_thread(i32 %k)\n{call}"
            "  %after = add nuw i32 %k, 1\n  %more = icmp ult i32 %after, %count\n"
            "  br i1 %more, label %next, label %done\ndone:\n  ret void\n}\n"
        )
    return "".join(made)


def _tables(module: Module, shared: Sequence[GlobalVariable], sites: checking.Sites) -> str:
    made: list[str] = []
    entries: list[str] = []

    def text(name: str, words: str) -> str:
        data = words.encode("utf-8", "surrogateescape") + b"\0"
        written = "".join(chr(c) if 32 <= c < 127 and c not in (34, 92) else f"\\{c:02X}" for c in data)
        made.append(f'@"{name}" = private constant [{len(data)} x i8] c"{written}"\n')
        return f'ptr @"{name}"'

    for k, variable in enumerate(shared):
        size = module.layout.alloc_size(variable.value_type)
        called = text(f"hub.shared.{k}", variable.name or "")
        entries.append(f'%hub.shared {{ ptr @"{variable.name}", i64 {size}, {called} }}')
    places = [text(f"hub.site.{k}", place) for k, place in enumerate(sites.places)]
    made.insert(0, "\n%hub.shared = type { ptr, i64, ptr }\n")
    made.append(f"@hub_shared = constant [{len(entries)} x %hub.shared] [{', '.join(entries)}]\n")
    made.append(f"@hub_shared_count = constant i64 {len(entries)}\n")
    made.append(f"@hub_sites = constant [{len(places)} x ptr] [{', '.join(places)}]\n")
    return "".join(made)


def _runtime() -> str:
    machine = platform.machine()
    if machine not in _SWITCH:
        raise LinkError(
            "EH0207", f"kernels cannot run on a processor of the kind {machine} yet", remedy="use x86-64 or AArch64"
        )
    lines = [".text", ".globl hub_switch", ".globl hub_new_stack", *_SWITCH[machine].splitlines()]
    assembly = "".join(f'module asm "{line}"\n' for line in lines)
    return assembly + text_of("enzyme_hub.gpu", "runtime")
