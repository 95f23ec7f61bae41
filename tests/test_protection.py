"""Text in, text out: which functions the optimiser may touch before differentiation."""

from __future__ import annotations

import re

import pytest

from enzyme_hub import llvm
from enzyme_hub.custom.declaration import declare
from enzyme_hub.driver.protection import protect, release
from enzyme_hub.errors import RequestError
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

REQUEST = """
define double @main(double %x) #2 {
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}
declare double @__enzyme_autodiff(ptr, ...)
"""


def canonical(text: str) -> str:
    return llvm.text(llvm.parse_text(text))


def declared(text: str) -> str:
    """The text with what it says about derivatives as attributes."""
    module = read_module(canonical(text))
    declare(module)
    return canonical(write_module(module))


def attributes(text: str, name: str) -> set[str]:
    """The words of a function's attribute group, in the text that LLVM prints."""
    printed = canonical(text)
    number = re.search(rf"^define .*@{name}\(.*#(\d+)", printed, re.MULTILINE)
    if not number:
        return set()
    group = re.search(rf"^attributes #{number[1]} = {{ (.*) }}", printed, re.MULTILINE)
    assert group
    return set(group[1].split()) - {'"enzyme_hub"'}


UNOPTIMISED = (
    REQUEST
    + """
define double @f(double %x) #0 {
  %y = call double @g(double %x)
  ret double %y
}
define double @g(double %x) #1 {
  ret double %x
}
define double @apart(double %x) #0 {
  ret double %x
}
attributes #0 = { noinline nounwind optnone "frame-pointer"="all" }
attributes #1 = { noinline nounwind }
attributes #2 = { noinline optnone }
"""
)


def test_what_a_request_reaches_is_optimised() -> None:
    text = protect(canonical(UNOPTIMISED))
    assert attributes(text, "f") == {"nounwind", '"frame-pointer"="all"'}


def test_a_noinline_of_the_users_stays() -> None:
    assert "noinline" in attributes(protect(canonical(UNOPTIMISED)), "g")


@pytest.mark.parametrize(("words", "left"), [("minsize optsize", set()), ("cold optsize", {"cold", "optsize"})])
def test_functions_that_shall_be_small_are_optimised_unless_cold(words: str, left: set[str]) -> None:
    small = UNOPTIMISED.replace(
        '#0 = { noinline nounwind optnone "frame-pointer"="all" }', f"#0 = {{ noinline {words} }}"
    )
    assert attributes(protect(canonical(small)), "f") == {"noinline", *left}


def test_what_no_request_reaches_stays_unoptimised() -> None:
    text = protect(canonical(UNOPTIMISED))
    assert {"optnone", "noinline"} <= attributes(text, "apart")
    assert "optnone" in attributes(text, "main"), "the request names its function: no need to look into the caller"


def test_a_caller_that_hides_the_function_is_optimised() -> None:
    hidden = UNOPTIMISED.replace("(ptr @f, double", "(ptr %p, double").replace(
        "%d = call", "%a = alloca ptr\n  store ptr @f, ptr %a\n  %p = load ptr, ptr %a\n  %d = call", 1
    )
    text = protect(canonical(hidden))
    assert "optnone" not in attributes(text, "main")
    assert "optnone" not in attributes(text, "f")


ANNOTATED = "[{ ptr, ptr, ptr, i32, ptr } { ptr @noted, ptr @.name, ptr @.file, i32 1, ptr null }]"
REGISTERED = (
    REQUEST.replace(" #2", "")
    + """
@__enzyme_register_gradient_g = global [3 x ptr] [ptr @g, ptr @augmented, ptr @gradient]
@.name = private constant [16 x i8] c"enzyme_inactive\\00", section "llvm.metadata"
@.file = private constant [4 x i8] c"a.c\\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] ANNOTATED, section "llvm.metadata"
define double @f(double %x) {
  %y = call double @g(double %x)
  %z = call double @like_sine(double %y)
  call void @noted()
  ret double %z
}
define double @g(double %x) noinline {
  ret double %x
}
define double @augmented(double %x) {
  ret double %x
}
define double @gradient(double %x, double %d) {
  ret double %d
}
define double @like_sine(double %x) noinline "enzyme_math"="sin" {
  ret double %x
}
define void @noted() noinline {
  ret void
}
"""
).replace("ANNOTATED", ANNOTATED)


def test_functions_with_derivatives_of_their_own_stay_calls() -> None:
    text = protect(declared(REGISTERED))
    for name in ("g", "like_sine", "noted"):
        assert "noinline" in attributes(text, name), name
    assert "noinline" not in attributes(text, "f")


def test_release_takes_back_what_protect_gave() -> None:
    before = declared(REGISTERED)
    after = release(protect(before))
    for name in ("f", "g", "like_sine", "noted"):
        assert attributes(after, name) == attributes(before, name), name


def test_metadata_says_so_too() -> None:
    text = REQUEST.replace(" #2", "") + (
        "define double @f(double %x) noinline !enzyme_gradient !0 {\n  ret double %x\n}\n"
        "define double @g(double %x, double %d) {\n  ret double %d\n}\n!0 = !{ptr @g}\n"
    )
    assert '"ehub-given-gradient"="g"' in attributes(protect(declared(text)), "f")


def test_allocators_with_bodies_stay_calls() -> None:
    text = "define ptr @malloc(i64 %n) {\n  ret ptr null\n}\n"
    assert "noinline" in attributes(protect(canonical(text)), "malloc")


def test_nothing_to_do_changes_nothing() -> None:
    text = canonical("define double @f(double %x) {\n  ret double %x\n}\n")
    assert protect(text) == text and release(text) == text


@pytest.mark.parametrize("attribute", ["", "#1"])
def test_what_is_said_of_a_function_that_may_have_been_inlined_is_refused(attribute: str) -> None:
    program = f"""
{UNOPTIMISED}
@__enzyme_register_gradient_h = global [3 x ptr] [ptr @h, ptr @apart, ptr @back]
define double @h(double %x) {attribute} {{
  ret double %x
}}
define double @back(double %x, double %d) {{
  ret double %d
}}
"""
    if attribute:
        declared(program)
    else:
        with pytest.raises(RequestError, match="declares for h may be ignored"):
            declared(program)


def test_what_stays_protected_between_rounds_is_said_once() -> None:
    text = REQUEST + (
        "define ptr @malloc(i64 %n) #0 {\n ret ptr null\n}\ndefine double @f(double %x) #2 {\n ret double %x\n}\n"
        "attributes #0 = { nounwind }\nattributes #2 = { nounwind }\n"
    )
    whole = canonical(protect(canonical(text)))
    assert "noinline" in attributes(whole, "malloc")
    assert release(whole, is_last=False) == whole
    assert protect(whole) == whole
    assert "noinline" not in attributes(release(whole), "malloc")


def test_what_is_to_be_inlined_after_a_round_is_released() -> None:
    text = 'define void @f() #0 {\n ret void\n}\nattributes #0 = { alwaysinline noinline "enzyme_hub_protected" }\n'
    assert "noinline" not in attributes(release(text, is_last=False), "f")
