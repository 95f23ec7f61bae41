"""AVX-512's operations and LLVM's moves by name: values against their definitions, derivatives against differences, on any machine.

The operations that tests/programs/c/processor_operations.c has run as they are; these are run as what they are rewritten to.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Sequence

import llvmlite.binding as binding
import pytest

from enzyme_hub import llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.errors import DifferentiationError

binding.initialize_native_target()
binding.initialize_native_asmprinter()

V8, I8 = "<8 x double>", "i8"
SCALE = (1.0, -0.75, 0.5, 1.25, -1.5, 0.625, 2.0, -0.3125)
OFFSET = (0.125, 0.5, -0.25, 0.0625, 1.0, -0.75, 0.375, 0.2)
WEIGHT = (1.0, 2.0, -3.0, 0.5, 1.5, -1.0, 0.25, 4.0)
POINT = (0.7, 1.39, 1.32, -0.23)
MASK = 0b10110101
INDICES = (3, 0, 15, 9, 1, 6, 12, 2)
Reference = Callable[[list[float], list[float]], Sequence[float]]

# v, w and u of four numbers: v = SCALE * x twice, w = v backwards + OFFSET; %k is MASK, %m its bits, %i are INDICES.
PROGRAM = """
@mask = global i8 {mask}
@indices = global <8 x i64> {indices}
@enzyme_dup = external global i32
@enzyme_const = external global i32
declare double @__enzyme_autodiff(ptr, ...)
declare double @__enzyme_fwddiff(ptr, ...)
{declare}
define double @f(ptr %x) {{
  %four = load <4 x double>, ptr %x
  %eight = shufflevector <4 x double> %four, <4 x double> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %v = fmul <8 x double> %eight, {scale}
  %back = shufflevector <8 x double> %v, <8 x double> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  %w = fadd <8 x double> %back, {offset}
  %k = load i8, ptr @mask
  %m = bitcast i8 %k to <8 x i1>
  %i = load <8 x i64>, ptr @indices
  %v2 = shufflevector <8 x double> %v, <8 x double> poison, <2 x i32> <i32 0, i32 1>
  %w2 = shufflevector <8 x double> %w, <8 x double> poison, <2 x i32> <i32 0, i32 1>
  {body}
  %weighted = fmul <8 x double> %r, {weight}
  %sum = call double @llvm.vector.reduce.fadd.v8f64(double 0.0, <8 x double> %weighted)
  ret double %sum
}}
define void @gradient(ptr %x, ptr %dx) {{
  call double (ptr, ...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx)
  ret void
}}
define double @tangent(ptr %x, ptr %dx) {{
  %t = call double (ptr, ...) @__enzyme_fwddiff(ptr @f, metadata !"enzyme_dup", ptr %x, ptr %dx)
  ret double %t
}}
"""


def vector(numbers: Sequence[float], type_: str = "double") -> str:
    return "<" + ", ".join(f"{type_} {number}" for number in numbers) + ">"


def chosen(a: Sequence[float], b: Sequence[float]) -> list[float]:
    """a where the mask is on, else b."""
    return [x if MASK >> k & 1 else y for k, (x, y) in enumerate(zip(a, b, strict=True))]


def least(x: float, y: float) -> float:
    return x if x < y else y


def most(x: float, y: float) -> float:
    return x if x > y else y


def each(f: Callable[..., float]) -> Reference:
    return lambda *vectors: [f(*xs) for xs in zip(*vectors, strict=True)]


def mantissa(x: float) -> float:
    return math.frexp(x)[0] * 2


def compress(v: Sequence[float], w: Sequence[float]) -> list[float]:
    on = [x for k, x in enumerate(v) if MASK >> k & 1]
    return on + list(w[len(on) :])


def expanding(v: Sequence[float], w: Sequence[float]) -> list[float]:
    source = iter(v)
    return [next(source) if MASK >> k & 1 else w[k] for k in range(8)]


# The two numbers %p in place of the first two of w.
TAIL = """%q = shufflevector <2 x double> %p, <2 x double> poison, <8 x i32> <i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>
  %r = shufflevector <8 x double> %q, <8 x double> %w, <8 x i32> <i32 0, i32 1, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>"""


def call(name: str, *operands: str, result: str = V8, to: str = "r") -> str:
    return f"%{to} = call {result} @llvm.x86.{name}({', '.join(operands)})"


V, W, K, M, N, R4, R8 = f"{V8} %v", f"{V8} %w", "i8 %k", "<8 x i1> %m", "<8 x i64> %i", "i32 4", "i32 8"
Z, ALL = f"{V8} zeroinitializer", "i8 -1"
V2, W2 = "<2 x double> %v2", "<2 x double> %w2"
LOW = "<2 x double>"
CASES: dict[str, tuple[str, Reference]] = {
    "min": (call("avx512.min.pd.512", V, W, R4), each(least)),
    "max": (call("avx512.max.pd.512", V, W, R8), each(most)),
    "add": (call("avx512.add.pd.512", V, W, R4), each(lambda x, y: x + y)),
    "sub": (call("avx512.sub.pd.512", V, W, R4), each(lambda x, y: x - y)),
    "mul": (call("avx512.mul.pd.512", V, W, R4), each(lambda x, y: x * y)),
    "div": (call("avx512.div.pd.512", V, W, R4), each(lambda x, y: x / y)),
    "fused": (call("avx512.vfmadd.pd.512", V, W, V, R4), each(lambda x, y: x * y + x)),
    "fused alternating": (
        call("avx512.vfmaddsub.pd.512", V, W, V, R4),
        lambda v, w: [x * y + (x if k % 2 else -x) for k, (x, y) in enumerate(zip(v, w, strict=True))],
    ),
    "masked rounding": (
        call("avx512.mask.rndscale.pd.512", V, "i32 1", W, K, R4),
        lambda v, w: chosen([math.floor(x) for x in v], w),
    ),
    "rounding": (
        call("avx512.mask.rndscale.pd.512", V, "i32 16", Z, ALL, R4, to="s") + f"\n  %r = fsub {V8} %v, %s",
        each(lambda x, y: x - round(x * 2) / 2),
    ),
    "scaling": (call("avx512.mask.scalef.pd.512", V, W, W, K, R4), lambda v, w: chosen(
        [x * 2 ** math.floor(y) for x, y in zip(v, w, strict=True)], w)),
    "mantissa": (call("avx512.mask.getmant.pd.512", V, "i32 0", Z, ALL, R4), each(lambda x, y: mantissa(x))),
    "exponent": (
        call("avx512.mask.getexp.pd.512", V, W, K, R4),
        lambda v, w: chosen([math.floor(math.log2(abs(x))) for x in v], w),
    ),
    "remainder": (
        call("avx512.mask.reduce.pd.512", V, "i32 0", W, K, R4), lambda v, w: chosen([x - round(x) for x in v], w)
    ),
    "gathered": (
        "%t = alloca <16 x double>\n  store <8 x double> %v, ptr %t\n  %t8 = getelementptr double, ptr %t, i64 8\n"
        "  store <8 x double> %w, ptr %t8\n  " + call("avx512.mask.gather.qpd.512", W, "ptr %t", N, M, "i32 8"),
        lambda v, w: chosen([[*v, *w][k] for k in INDICES], w),
    ),
    "scattered": (
        "%t = alloca <16 x double>\n  store <8 x double> %w, ptr %t\n  %t8 = getelementptr double, ptr %t, i64 8\n"
        "  store <8 x double> %w, ptr %t8\n  call void @llvm.x86.avx512.mask.scatter.qpd.512(ptr %t, "
        f"{M}, {N}, {V}, i32 8)\n  %r = load {V8}, ptr %t",
        lambda v, w: [
            next((v[j] for j in range(8) if INDICES[j] == k and MASK >> j & 1), w[k]) for k in range(8)
        ],
    ),
    "permuted": (call("avx512.permvar.df.512", V, N), lambda v, w: [v[k % 8] for k in INDICES]),
    "permuted of two": (call("avx512.vpermi2var.pd.512", V, N, W), lambda v, w: [[*v, *w][k] for k in INDICES]),
    "permuted in parts": (
        call("avx512.vpermilvar.pd.512", V, N),
        lambda v, w: [v[k - k % 2 + (i >> 1 & 1)] for k, i in enumerate(INDICES)],
    ),
    "compressed": (call("avx512.mask.compress.v8f64", V, W, M), compress),
    "compressed by LLVM": (
        f"%r = call {V8} @llvm.vector.compress.v8f64({V}, {M}, {W})",
        lambda v, w: [*compress(v, [])[: MASK.bit_count()], *w[MASK.bit_count() :]],
    ),
    "expanded": (call("avx512.mask.expand.v8f64", V, W, M), expanding),
    "compared": (
        call("avx512.mask.cmp.pd.512", V, W, "i32 1", M, R4, result="<8 x i1>", to="c")
        + f"\n  %r = select <8 x i1> %c, {V}, {W}",
        lambda v, w: [x if MASK >> k & 1 and x < y else y for k, (x, y) in enumerate(zip(v, w, strict=True))],
    ),
    "narrowed": (
        call("avx512.mask.cvtpd2ps.512", V, "<8 x float> zeroinitializer", K, R4, result="<8 x float>", to="s")
        + "\n  %r = fpext <8 x float> %s to <8 x double>",
        lambda v, w: chosen([ctypes.c_float(x).value for x in v], [0.0] * 8),
    ),
    "to integers": (
        call("avx512.mask.cvttpd2qq.512", V, "<8 x i64> zeroinitializer", ALL, R4, result="<8 x i64>", to="n")
        + f"\n  %s = sitofp <8 x i64> %n to {V8}\n  %r = fmul {V8} %s, %w",
        each(lambda x, y: int(x) * y),
    ),
    "first minimum": (
        call("avx512.mask.min.sd.round", V2, W2, W2, "i8 1", R4, result=LOW, to="p") + "\n  " + TAIL,
        lambda v, w: [least(v[0], w[0]), v[1], *w[2:]],
    ),
    "first sum": (
        call("avx512.mask.add.sd.round", V2, W2, V2, "i8 %k", R4, result=LOW, to="p") + "\n  " + TAIL,
        lambda v, w: [v[0] + w[0], v[1], *w[2:]],
    ),
    "first rounded": (
        call("avx512.mask.rndscale.sd", V2, W2, V2, ALL, "i32 2", R4, result=LOW, to="p") + "\n  " + TAIL,
        lambda v, w: [math.ceil(w[0]), v[1], *w[2:]],
    ),
}  # fmt: skip
# What stays an instruction, which the processor of the test may lack: functions that do the same take its place in the
# differentiated program. Masks are all ones there.
UNARY = {name: f"declare {V8} @llvm.{name}.v8f64({V8})" for name in ("floor", "rint", "exp2", "log2", "fabs")}
STAND_INS = {
    "rndscale": (
        f"({V8} %x, i32 %how, {V8}, i8, i32)",
        f"""%down = call {V8} @llvm.floor.v8f64({V8} %x)
  %twice = fadd {V8} %x, %x
  %near = call {V8} @llvm.rint.v8f64({V8} %twice)
  %half = fmul {V8} %near, {vector([0.5] * 8)}
  %is = icmp eq i32 %how, 1
  %r = select i1 %is, {V8} %down, {V8} %half""",
    ),
    "scalef": (
        f"({V8} %x, {V8} %y, {V8}, i8, i32)",
        f"""%whole = call {V8} @llvm.floor.v8f64({V8} %y)
  %power = call {V8} @llvm.exp2.v8f64({V8} %whole)
  %r = fmul {V8} %x, %power""",
    ),
    "getmant": (
        f"({V8} %x, i32, {V8}, i8, i32)",
        f"""%size = call {V8} @llvm.fabs.v8f64({V8} %x)
  %log = call {V8} @llvm.log2.v8f64({V8} %size)
  %whole = call {V8} @llvm.floor.v8f64({V8} %log)
  %power = call {V8} @llvm.exp2.v8f64({V8} %whole)
  %r = fdiv {V8} %x, %power""",
    ),
    "getexp": (
        f"({V8} %x, {V8}, i8, i32)",
        f"""%size = call {V8} @llvm.fabs.v8f64({V8} %x)
  %log = call {V8} @llvm.log2.v8f64({V8} %size)
  %r = call {V8} @llvm.floor.v8f64({V8} %log)""",
    ),
    "reduce": (
        f"({V8} %x, i32, {V8}, i8, i32)",
        f"""%near = call {V8} @llvm.rint.v8f64({V8} %x)
  %r = fsub {V8} %x, %near""",
    ),
    "cvttpd2qq": (f"({V8} %x, <8 x i64>, i8, i32)", f"%r = fptosi {V8} %x to <8 x i64>"),
}
REFUSED = {
    "way of rounding": call("avx512.add.pd.512", V, W, "i32 11"),
    "fixup": call("avx512.mask.fixupimm.pd.512", V, W, N, "i32 1", ALL, R4),
    "range": call("avx512.mask.range.pd.512", V, W, "i32 4", Z, ALL, R4),
}


def program(body: str) -> str:
    declared = []
    for line in body.splitlines():
        if " call " in line and "@llvm." in line:
            head, _, operands = line.strip().partition("(")
            head = head.partition("call ")[2]
            types = [operand.rpartition(" ")[0] for operand in operands.rstrip(")").split(", ")]
            declared.append(f"declare {head}({', '.join(types)})")
    text = PROGRAM.format(
        mask=MASK - 256, indices=vector(INDICES, "i64"), declare="\n".join(declared), body=body,
        scale=vector(SCALE), offset=vector(OFFSET), weight=vector(WEIGHT),
    )  # fmt: skip
    machine = binding.Target.from_default_triple().create_target_machine()
    header = f'target datalayout = "{machine.target_data}"\ntarget triple = "{binding.get_process_triple()}"\n'
    return header + text


def differentiated(body: str, preopt: bool = True) -> str:
    module = llvm.parse_text(program(body), "test", llvm.new_context())
    return llvm.text(pipeline.run(module, pipeline.Options(preopt=preopt)))


def value(reference: Reference, x: Sequence[float]) -> float:
    v = [s * x[k % 4] for k, s in enumerate(SCALE)]
    w = [a + b for a, b in zip(reversed(v), OFFSET, strict=True)]
    return math.fsum(a * b for a, b in zip(reference(v, w), WEIGHT, strict=True))


def with_stand_ins(text: str) -> str:
    """The program with functions in place of the intrinsics that are left."""
    definitions = []
    for name, (parameters, body) in STAND_INS.items():
        whole = f"@llvm.x86.avx512.mask.{name}.{'pd.' if 'pd' not in name else ''}512"
        if whole in text:
            text = "\n".join(line for line in text.splitlines() if not (line.startswith("declare") and whole in line))
            text = text.replace(whole, f"@stand_in_{name}")
            result = "<8 x i64>" if name == "cvttpd2qq" else V8
            definitions.append(f"define {result} @stand_in_{name}{parameters} {{\n  {body}\n  ret {result} %r\n}}")
    added = "\n".join(definitions)
    there = [line for line in text.splitlines() if line.startswith("declare")]
    missing = [UNARY[name] for name in UNARY if not any(f"@llvm.{name}.v8f64(" in line for line in there)]
    return "\n".join([text, added, *missing])


@pytest.mark.parametrize("preopt", [True, False])
@pytest.mark.parametrize("name", CASES)
def test_values_and_derivatives(name: str, preopt: bool) -> None:
    body, reference = CASES[name]
    text = with_stand_ins(differentiated(body, preopt))
    assert "@llvm.x86" not in text
    machine = binding.Target.from_default_triple().create_target_machine()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(text), machine)
    engine.finalize_object()
    array = ctypes.c_double * 4
    f = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p)(engine.get_function_address("f"))
    gradient = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(engine.get_function_address("gradient"))
    tangent = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p)(
        engine.get_function_address("tangent")
    )
    assert f(array(*POINT)) == pytest.approx(value(reference, POINT), rel=1e-14)
    dx, direction = array(), (1.0, -0.5, 0.25, 2.0)
    gradient(array(*POINT), dx)
    steep = 1e-2 if name == "narrowed" else 1e-5
    for k in range(4):
        up, down = list(POINT), list(POINT)
        up[k] += steep
        down[k] -= steep
        difference = (value(reference, up) - value(reference, down)) / (2 * steep)
        assert dx[k] == pytest.approx(difference, rel=1e-5 if name == "narrowed" else 1e-7, abs=1e-7), k
    along = math.fsum(a * b for a, b in zip(dx, direction, strict=True))
    assert tangent(array(*POINT), array(*direction)) == pytest.approx(along, rel=1e-12)


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    with pytest.raises(DifferentiationError) as refused:
        differentiated(REFUSED[name])
    assert refused.value.code == "EH0303"
