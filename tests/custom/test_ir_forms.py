"""What LLVM IR itself can say of derivatives: metadata of functions, calls and globals, string attributes."""

from __future__ import annotations

import ctypes
import math

import llvmlite.binding as binding
import pytest

from enzyme_hub import llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.errors import HubError

binding.initialize_native_target()
binding.initialize_native_asmprinter()

REQUEST = """
declare double @__enzyme_autodiff(ptr, double)
declare double @__enzyme_fwddiff(ptr, double, double)
define double @derivative(double %x) {
  %d = call double @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}
"""
# The derivatives that are given are 10 times those of the square, so they show where they were used.
GIVEN = """
define double @augment(double %x) {
  %r = call double @square(double %x)
  ret double %r
}
define double @gradient(double %x, double %seed) {
  %t = fmul double %x, 20.0
  %r = fmul double %t, %seed
  ret double %r
}
"""
SQUARE = """
define double @square(double %x) noinline METADATA {
  %r = fmul double %x, %x
  ret double %r
}
"""
CALLER = """
define double @f(double %x) {
  %a = call double @square(double %x)CALL
  %b = call double @square(double %x)
  %r = fadd double %a, %b
  ret double %r
}
"""


def derivative(text: str, x: float, preopt: bool = True, name: str = "derivative") -> float:
    """What a function of the differentiated module returns, by default the derivative of f."""
    machine = binding.Target.from_default_triple().create_target_machine()
    header = f'target datalayout = "{machine.target_data}"\ntarget triple = "{binding.get_process_triple()}"\n'
    module = llvm.parse_text(header + text + REQUEST, "test", llvm.new_context())
    done = llvm.text(pipeline.run(module, pipeline.Options(preopt=preopt)))
    engine = binding.create_mcjit_compiler(binding.parse_assembly(done), machine)
    engine.finalize_object()
    call = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(engine.get_function_address(name))
    return float(call(x))


@pytest.mark.parametrize("preopt", [True, False], ids=["optimised", "as written"])
def test_metadata_of_a_function(preopt: bool) -> None:
    text = (SQUARE + CALLER + GIVEN).replace("CALL", "").replace("METADATA", "!enzyme_augment !0 !enzyme_gradient !1")
    assert derivative(text + "!0 = !{ptr @augment}\n!1 = !{ptr @gradient}\n", 3.0, preopt) == 2 * 60.0


@pytest.mark.parametrize("preopt", [True, False], ids=["optimised", "as written"])
def test_metadata_of_a_call_is_about_that_call(preopt: bool) -> None:
    text = (SQUARE + CALLER + GIVEN).replace("METADATA", "").replace("CALL", ", !enzyme_gradient !0")
    assert derivative(text + "!0 = !{ptr @gradient}\n", 3.0, preopt) == 60.0 + 6.0


def test_a_call_may_be_inactive() -> None:
    text = (SQUARE + CALLER).replace("METADATA", "").replace("CALL", ", !enzyme_inactive !0")
    assert derivative(text + "!0 = !{}\n", 3.0) == 6.0


def test_metadata_that_says_nothing_known_is_refused() -> None:
    text = (SQUARE + CALLER).replace("METADATA", "!enzyme_gradiant !0").replace("CALL", "")
    with pytest.raises(HubError, match="enzyme_gradiant") as caught:
        derivative(text + "!0 = !{ptr @f}\n", 3.0)
    assert caught.value.code == "EH0211"


@pytest.mark.parametrize(
    ("attribute", "expected"),
    [('"enzyme_math"="sin"', 2 * math.cos(3.0)), ('"enzyme_inactive"', 0.0)],
    ids=["like", "inactive"],
)
def test_string_attributes(attribute: str, expected: float) -> None:
    text = (SQUARE + CALLER).replace("METADATA", attribute).replace("CALL", "")
    assert derivative(text, 3.0) == pytest.approx(expected, rel=1e-14)


def test_attributes_that_are_not_supported_are_refused() -> None:
    text = (SQUARE + CALLER).replace("METADATA", '"enzyme_elementwise"="read"').replace("CALL", "")
    with pytest.raises(HubError, match="enzyme_elementwise") as caught:
        derivative(text, 3.0)
    assert caught.value.code == "EH0207"


SHADOWED = """
@g = GLOBAL double 2.0, !enzyme_shadow !0
@dg = internal global double 0.0
define double @f(double %x) {
  %v = load double, ptr @g
  %p = fmul double %v, %x
  store double %p, ptr @g
  %r = fmul double %p, %x
  ret double %r
}
define double @by_shadow(double %x) {
  store double 2.0, ptr @g
  store double 0.0, ptr @dg
  %unused = call double @__enzyme_autodiff(ptr @f, double %x)
  %d = load double, ptr @dg
  ret double %d
}
!0 = !{ptr @dg}
"""


@pytest.mark.parametrize("linkage", ["global", "internal global"])
def test_a_global_whose_shadow_is_named(linkage: str) -> None:
    text = SHADOWED.replace("GLOBAL", linkage)
    assert derivative(text, 3.0) == 2 * 2.0 * 3.0  # 2 g x
    assert derivative(text, 3.0, name="by_shadow") == 9.0  # x^2


def test_a_shadow_of_another_type_is_refused() -> None:
    text = SHADOWED.replace("GLOBAL", "global").replace("@dg = internal global double 0.0", "@dg = global float 0.0")
    with pytest.raises(HubError, match="cannot be the shadow") as caught:
        derivative(text, 3.0)
    assert caught.value.code == "EH0213"


def typed(attribute: str) -> str:
    """Words are copied whose type nobody tells but the attribute of the parameter that leads to them."""
    return f"""
define void @copy_words(ptr {attribute} %to, ptr {attribute} %from) noinline {{
  %a = load i64, ptr %from
  store i64 %a, ptr %to
  %next = getelementptr i8, ptr %from, i64 8
  %b = load i64, ptr %next
  %place = getelementptr i8, ptr %to, i64 8
  store i64 %b, ptr %place
  ret void
}}
declare void @__enzyme_autodiff_words(...)
define double @by_words(double %x) {{
  %memory = alloca [8 x i64]
  call void @llvm.memset.p0.i64(ptr %memory, i8 0, i64 64, i1 false)
  %to = getelementptr i8, ptr %memory, i64 0
  %dto = getelementptr i8, ptr %memory, i64 16
  %from = getelementptr i8, ptr %memory, i64 32
  %dfrom = getelementptr i8, ptr %memory, i64 48
  %one = bitcast double 3.0 to i64
  store i64 %one, ptr %dto
  call void (...) @__enzyme_autodiff_words(ptr @copy_words, ptr %to, ptr %dto, ptr %from, ptr %dfrom)
  %bits = load i64, ptr %dfrom
  %d = bitcast i64 %bits to double
  ret double %d
}}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define double @f(double %x) {{
  ret double %x
}}
"""


@pytest.mark.parametrize(
    "words",
    [
        "{[-1]:Pointer, [-1,-1]:Float@double}",
        "{[-1]:Pointer, [-1,0]:Float@double, [-1,8]:Float@double}",
        "{ [0] : Pointer , [0,0]:Float@double, [0,8]:Integer, [0,12]:Integer }",
    ],
)
def test_the_type_of_memory_in_a_string_attribute(words: str) -> None:
    assert derivative(typed(f'"enzyme_type"="{words}"'), 1.0, name="by_words") == 3.0


def test_without_it_the_type_is_not_known() -> None:
    with pytest.raises(HubError) as caught:
        derivative(typed(""), 1.0, name="by_words")
    assert caught.value.code == "EH0301"


@pytest.mark.parametrize("words", ["[-1]:Pointer", "{[-1]:Number}", "{[-2]:Pointer}", "{[-1]:Pointer [-1,0]:Integer}"])
def test_a_type_that_cannot_be_read_is_refused(words: str) -> None:
    with pytest.raises(HubError, match="enzyme_type") as caught:
        derivative(typed(f'"enzyme_type"="{words}"'), 1.0, name="by_words")
    assert caught.value.code == "EH0211"


ARENA = """
@arena = internal global [4096 x i8] zeroinitializer
@used = internal global i64 0
@freed = internal global i64 0
define ptr @take(i64 %size) noinline ALLOCATOR {
  %at = load i64, ptr @used
  %end = add i64 %at, %size
  store i64 %end, ptr @used
  %place = getelementptr i8, ptr @arena, i64 %at
  ret ptr %place
}
define void @give_back(ptr %memory) noinline {
  %n = load i64, ptr @freed
  %m = add i64 %n, 1
  store i64 %m, ptr @freed
  ret void
}
define double @f(double %x) {
  %memory = call ptr @take(i64 16)
  store double %x, ptr %memory
  %v = load double, ptr %memory
  %r = fmul double %v, %v
  GIVE_BACK
  ret double %r
}
define double @count(double %x) {
  %d = call double @__enzyme_autodiff(ptr @f, double %x)
  %n = load i64, ptr @freed
  %r = sitofp i64 %n to double
  ret double %r
}
"""


def test_an_allocator_by_its_string_attribute() -> None:
    """Its deallocator releases the memory and the shadow."""
    said = '"enzyme_allocator"="0" "enzyme_deallocator"="-1" !enzyme_deallocator_fn !0'
    text = ARENA.replace("ALLOCATOR", said).replace("GIVE_BACK", "call void @give_back(ptr %memory)")
    text += "!0 = !{ptr @give_back}\n"
    assert derivative(text, 3.0) == 6.0
    assert derivative(text, 3.0, name="count") == 2.0


def test_an_allocator_whose_memory_nobody_releases() -> None:
    text = ARENA.replace("ALLOCATOR", '"enzyme_allocator"="0"').replace("GIVE_BACK", "")
    assert derivative(text, 3.0) == 6.0
    assert derivative(text, 3.0, name="count") == 0.0


@pytest.mark.parametrize("said", ['"enzyme_allocator"="size"', '"enzyme_allocator"="3"', '"enzyme_deallocator"="-1"'])
def test_an_allocator_that_does_not_fit_is_refused(said: str) -> None:
    with pytest.raises(HubError, match="take") as caught:
        derivative(ARENA.replace("ALLOCATOR", said).replace("GIVE_BACK", ""), 3.0)
    assert caught.value.code in ("EH0211", "EH0213")


@pytest.mark.parametrize("word", ["!enzyme_gradient !0", '"enzyme_inactive"', '"enzyme_math"="sin"'])
def test_what_may_have_been_inlined_is_refused(word: str) -> None:
    text = (SQUARE + CALLER + GIVEN).replace("noinline", "").replace("METADATA", word).replace("CALL", "")
    with pytest.raises(HubError, match="declares for square may be ignored") as caught:
        derivative(text + "!0 = !{ptr @gradient}\n", 3.0)
    assert caught.value.code == "EH0207"


def test_metadata_that_names_a_misfit_is_refused() -> None:
    text = (SQUARE + CALLER + GIVEN).replace("METADATA", "!enzyme_derivative !0").replace("CALL", "")
    with pytest.raises(HubError, match="augment does not fit as a derivative of square") as caught:
        derivative(text + "!0 = !{ptr @augment}\n", 3.0)
    assert caught.value.code == "EH0213"
