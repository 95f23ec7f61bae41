"""Complex functions: partials against complex differences in multi-precision, and the emitted code by each convention."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
import rule_jit as jit
from mpmath import mp, mpc, mpf
from rule_reference import Exact

from enzyme_hub import rules
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.values import ConstantInt, const_float, poison
from enzyme_hub.rules.complex.functions import COMPLEX, RULES, ComplexRule, scalarise
from enzyme_hub.rules.expressions import Evaluator

REFERENCE: dict[str, Callable[..., Any]] = {
    "cmul": lambda z, w: z * w,
    "cdiv": lambda z, w: z / w,
    "cexp": mp.exp,
    "clog": mp.log,
    "clog10": lambda z: mp.log(z) / mp.ln10,
    "csqrt": mp.sqrt,
    "cpow": mp.power,
    "cpowi": mp.power,
    "csin": mp.sin,
    "ccos": mp.cos,
    "ctan": mp.tan,
    "casin": mp.asin,
    "cacos": mp.acos,
    "catan": mp.atan,
    "csinh": mp.sinh,
    "ccosh": mp.cosh,
    "ctanh": mp.tanh,
    "casinh": mp.asinh,
    "cacosh": mp.acosh,
    "catanh": mp.atanh,
    "cabs": abs,
    "carg": mp.arg,
}


class ComplexExact(Exact):
    def call(self, name: str, arguments: Any) -> Any:
        return REFERENCE[name](*arguments)


def point(random_: random.Random) -> Any:
    return mpc(random_.uniform(-2, 2), random_.uniform(0.1, 2) * random_.choice((-1, 1)))


def operands_of(name: str, random_: random.Random) -> list[Any]:
    if name == "cpowi":
        return [point(random_), random_.randint(-5, 5)]
    return [point(random_) for _ in range(len(COMPLEX[name].partials) if name in COMPLEX else 1)]


def difference(function: Callable[..., Any], operands: list[Any], index: int, direction: Any) -> Any:
    """The derivative along a real direction, by central differences of 60 digits."""
    h = mpf(10) ** -18
    moved = [[*operands[:index], operands[index] + sign * h * direction, *operands[index + 1 :]] for sign in (1, -1)]
    return (function(*moved[0]) - function(*moved[1])) / (2 * h)


def test_every_rule_has_a_reference() -> None:
    assert set(RULES) == set(REFERENCE)


@pytest.mark.parametrize("name", COMPLEX)
def test_partials(name: str) -> None:
    random_ = random.Random(name)
    for _ in range(6):
        operands = operands_of(name, random_)
        evaluator = Evaluator(ComplexExact(operands, REFERENCE[name](*operands)))
        for index, partial in enumerate(COMPLEX[name].partials):
            if partial is None:
                continue
            got, want = evaluator.value(partial), difference(REFERENCE[name], operands, index, 1)
            assert abs(got - want) <= mpf(10) ** -25 * (1 + abs(want)), (name, operands)


# -- emitted ----------------------------------------------------------------------------------------------------------


def scalars(name: str, count: int, real: bool, integer: bool) -> str:
    """Two doubles for each operand, { double, double } for the result: x86-64."""
    words = [f"double %a{k}" for k in range(2 * count)] + (["i32 %n"] if integer else [])
    return call_text(name, "double" if real else "{ double, double }", words, 2 * count, "double")


def vectors(name: str, count: int, real: bool, integer: bool) -> str:
    """<2 x float> for each operand and the result: x86-64."""
    words = [f"<2 x float> %a{k}" for k in range(count)] + (["i32 %n"] if integer else [])
    return call_text(name, "float" if real else "<2 x float>", words, count, "<2 x float>")


def call_text(name: str, result: str, words: list[str], count: int, type_: str) -> str:
    parameters = ", ".join(word.split(" %")[0] for word in words)
    size = 8
    loads = "\n".join(
        f"  %p{k} = getelementptr i8, ptr %in, i64 {8 + size * k}\n  %a{k} = load {type_}, ptr %p{k}, align 4"
        for k in range(count)
    )
    return f"""
    declare {result} @{name}({parameters})
    define void @f(ptr %in, ptr %out) {{
      %n = load i32, ptr %in
    {loads}
      %p.seed = getelementptr i8, ptr %in, i64 {8 + size * count}
      %seed = load {result}, ptr %p.seed, align 4
      %r = call {result} @{name}({", ".join(words)})
      ret void
    }}"""


def run(text: str, kind: str, n: int, numbers: list[Any], count: int) -> list[Any]:
    module = jit.read(text)
    function = module.functions["f"]
    call = jit.named(function, "r")
    assert isinstance(call, CallBase)
    rule = rules.for_call(call)
    assert isinstance(rule, ComplexRule), text
    ret = function.entry.instructions.pop()
    place = jit.Place(module, Builder(function.entry))
    wanted = frozenset(rule.active_operands(call))
    found = rule.adjoint(place, call, jit.named(function, "seed"), wanted)
    assert [index for index, _ in found] == sorted(wanted)
    at = 0
    for _, value in found:
        address = place.builder.gep(types.i8, function.arguments[1], [ConstantInt(types.i64, at)])
        place.builder.store(value, address, align=4)
        at += jit.SIZE[kind] * (2 if value.type.is_vector else 1)
    place.builder.insert(ret)
    if not call.is_used:
        call.erase()
    given = n.to_bytes(8, "little", signed=True) + jit.encode_all(kind, numbers)
    return jit.decode_all(kind, jit.Compiled(module).call("f", given, count * jit.SIZE[kind]))


SPELLED = {"cmul": ("__muldc3", "__mulsc3"), "cdiv": ("__divdc3", "__divsc3")}


@pytest.mark.parametrize("kind", ["double", "float"])
@pytest.mark.parametrize("name", [name for name in REFERENCE if name != "cpowi"])
def test_emitted(name: str, kind: str) -> None:
    random_ = random.Random(name + kind)
    helper = name in SPELLED
    if helper and kind == "float":
        pytest.skip("the helpers take four floats and return a vector: test_helpers_of_float")
    arity = len(COMPLEX[name].partials) if name in COMPLEX else 1
    real = name not in COMPLEX
    symbol = SPELLED[name][0] if helper else name + jit.SUFFIX[kind]
    text = (scalars if kind == "double" else vectors)(symbol, arity, real, False)
    for _ in range(4):
        operands = [mpc(*(jit.round_to(kind, part) for part in (z.real, z.imag))) for z in operands_of(name, random_)]
        seed = mpf(1.5) if real else mpc(1.5, -0.5)
        flat = [part for z in operands for part in (z.real, z.imag)] + ([seed] if real else [seed.real, seed.imag])
        got = run(text, kind, 0, flat, 2 * arity)
        check(name, operands, seed, got, kind)


def check(name: str, operands: list[Any], seed: Any, got: list[Any], kind: str) -> None:
    """dL/dx for L = Re(conj(seed) f): by each real and imaginary part."""
    position = 0
    for index, operand in enumerate(operands):
        if isinstance(operand, int):
            continue
        for direction in (mpf(1), mpc(0, 1)):
            along = difference(REFERENCE[name], operands, index, direction)
            want = mp.re(mp.conj(seed) * along)
            allowed = 60 * jit.EPSILON[kind] * abs(along) * abs(seed)
            assert abs(got[position] - want) <= allowed, (name, operands, mp.nstr(got[position], 15), mp.nstr(want, 15))
            position += 1


def test_helpers_of_float() -> None:
    """__mulsc3 takes scalars and returns a vector."""
    words = [f"float %a{k}" for k in range(4)]
    text = call_text("__divsc3", "<2 x float>", words, 4, "float").replace("i64 16", "i64 12")
    text = text.replace("i64 24", "i64 16").replace("i64 32", "i64 20").replace("i64 40", "i64 24")
    z, w = mpc(1.5, -0.25), mpc(0.5, 2)
    got = run(text, "float", 0, [1.5, -0.25, 0.5, 2.0, 1.5, -0.5], 4)
    check("cdiv", [z, w], mpc(1.5, -0.5), got, "float")


def test_integer_power_of_flang() -> None:
    """The derivative calls the same runtime function with the exponent less one; its value is supplied here."""
    text = scalars("_FortranAzpowi", 1, False, True)
    power = """
    define { double, double } @_FortranAzpowi(double %x, double %y, i32 %n) {
      %r = call { double, double } @cpow(double %x, double %y, double %m, double 0.0)
      ret { double, double } %r
    }
    declare { double, double } @cpow(double, double, double, double)"""
    power = power.replace("%r = call", "%m = sitofp i32 %n to double\n      %r = call", 1)
    module = jit.read(text)
    function = module.functions["f"]
    call = jit.named(function, "r")
    assert isinstance(call, CallBase)
    rule = rules.for_call(call)
    assert rule is not None
    ret = function.entry.instructions.pop()
    place = jit.Place(module, Builder(function.entry))
    for at, (_, value) in enumerate(rule.adjoint(place, call, jit.named(function, "seed"), {0, 1})):
        place.builder.store(value, place.builder.gep(types.i8, function.arguments[1], [ConstantInt(types.i64, 8 * at)]))
    place.builder.insert(ret)
    call.erase()
    written = jit.write_module(module).replace("declare { double, double } @_FortranAzpowi(double, double, i32)", power)
    z, n, seed = mpc(0.75, -1.25), 3, mpc(1.5, -0.5)
    given = n.to_bytes(8, "little") + jit.encode_all("double", [z.real, z.imag, seed.real, seed.imag])
    got = jit.decode_all("double", jit.Compiled(written).call("f", given, 16))
    check("cpowi", [z, n], seed, got, "double")


PAIR = "{ x86_fp80, x86_fp80 }"


def memory_text(name: str, count: int, real: bool) -> str:
    """Operands by value in memory, at 32 bytes each from %in: x86-64, long double."""
    result = "x86_fp80" if real else PAIR
    words = ", ".join(f"ptr byval({PAIR}) align 16 %a{k}" for k in range(count))
    pointers = "\n".join(f"  %a{k} = getelementptr i8, ptr %in, i64 {32 * k}" for k in range(count))
    return f"""
    declare {result} @{name}({", ".join([f"ptr byval({PAIR}) align 16"] * count)})
    define {result} @f(ptr %in) {{
    {pointers}
      %r = call {result} @{name}({words})
      ret {result} %r
    }}"""


@pytest.mark.parametrize(("name", "count"), [("cexp", 1), ("csin", 1), ("cpow", 2), ("cabs", 1), ("casin", 1)])
def test_numbers_in_memory(name: str, count: int) -> None:
    real = name == "cabs"
    module = jit.read(memory_text(name + "l", count, real))
    source = module.functions["f"]
    scalarise(source)
    call = jit.named(source, "r")
    assert isinstance(call, CallBase) and call.argument_count == 2 * count
    rule = rules.for_call(call)
    assert isinstance(rule, ComplexRule)
    # The adjoint in place of the primal's return, with seed (1.5, -0.5).
    test = module.define("test", types.function(types.void, (types.ptr, types.ptr)))
    builder = Builder(test.add_block())
    place = jit.Place(module, builder)
    loaded = [builder.load(types.x86_fp80, builder.offset(test.arguments[0], 16 * k)) for k in range(2 * count)]
    place.primals.update(zip(call.arguments, loaded, strict=True))
    place.primals[call] = builder.call(call.called_function, loaded)
    seed = const_float(types.x86_fp80, 1.5)
    if not real:
        first = builder.insert_value(poison(call.type), seed, 0)
        seed = builder.insert_value(first, const_float(types.x86_fp80, -0.5), 1)
    for index, value in rule.adjoint(place, call, seed, frozenset(range(2 * count))):
        builder.store(value, builder.offset(test.arguments[1], 16 * index))
    builder.ret()
    operands = [mpc(0.75, -1.25), mpc(-0.5, 0.25)][:count]
    flat = [part for z in operands for part in (z.real, z.imag)]
    out = jit.Compiled(module, optimise=True).call("test", jit.encode_all("x86_fp80", flat), 32 * count)
    check(name, operands, mpf(1.5) if real else mpc(1.5, -0.5), jit.decode_all("x86_fp80", out), "x86_fp80")


def test_what_stays_in_memory_has_no_rule() -> None:
    call = jit.named(jit.read(memory_text("cexpl", 1, False)).functions["f"], "r")
    assert isinstance(call, CallBase)
    assert rules.for_call(call) is None
