"""Bodies that requests will miss are there before anything is optimised; a guess that is no good changes nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from link_tools import Run, Sources

from enzyme_hub import llvm
from enzyme_hub.base.records import record
from enzyme_hub.driver import pipeline
from enzyme_hub.errors import DifferentiationError, InputError
from enzyme_hub.llvm.irtext import ModuleText
from linker_plugin import bodies, codegen

VECTOR = """
unsafe extern "C" { fn __enzyme_autodiff(f: usize, x: f64) -> f64; }
extern "C" fn f(x: f64) -> f64 {
    let mut v = Vec::new();
    for k in 0..5 { v.push(x * k as f64); }
    v.iter().sum()
}
fn main() { println!("{:.3} {:.3}", f(2.0), unsafe { __enzyme_autodiff(f as *const () as usize, 2.0) }); }
"""


@pytest.mark.parametrize("level", [0, 2])
def test_one_way_through_the_optimiser(
    rustc: str, linker: Path, run: Run, sources: Sources, tmp_path: Path, level: int
) -> None:
    """Steps tell their time when they are done: one that is refused tells none."""
    sources(main_rs=VECTOR)
    flags = [f"-Copt-level={level}", f"-Clinker={linker}", "-Clinker-plugin-lto"]
    run(rustc, *flags, "main.rs", ENZYME_HUB_OPTS=f"--time={tmp_path / 'times'}", ENZYME_HUB_CACHE="off")
    assert run("./main").stdout == "20.000 10.000\n"
    steps = [line.split()[1] for line in (tmp_path / "times").read_text().splitlines()]
    assert steps.count("preopt") == steps.count("differentiate") - 1  # one is the linker's


@pytest.fixture
def differentiated(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[set[str]]]:
    """The bodies that the module has each time the pipeline runs; it is refused unless it has `enough`."""

    def differentiate(foreseen: set[str], missing: str, is_enough: Callable[[set[str]], bool]) -> list[set[str]]:
        tried: list[set[str]] = []
        module = llvm.parse_text("define void @f() {\n  ret void\n}\n")

        def with_bodies(original: bytes, wanted: set[str], *_: Any) -> Any:
            tried.append(set(wanted))
            return llvm.read(original, "it"), []

        def run(module: Any, *_: Any) -> Any:
            if is_enough(tried[-1]):
                return module
            raise DifferentiationError("EH0208", f"no body for {missing}")

        monkeypatch.setattr(codegen, "predict_missing", lambda *_: set(foreseen))
        monkeypatch.setattr(codegen, "_with_bodies", with_bodies)
        monkeypatch.setattr(pipeline, "run", run)
        merged: Any = SimpleNamespace(module=module, fetchable=dict.fromkeys(("first", "second")), own=frozenset())
        codegen._differentiated(merged, pipeline.Options(), lambda _: None)
        return tried

    return differentiate


def test_more_is_fetched_where_the_guess_was_too_small(differentiated: Callable[..., list[set[str]]]) -> None:
    assert differentiated({"first"}, "second", {"first", "second"}.__eq__) == [{"first"}, {"first", "second"}]


def test_nobody_guesses_where_the_guess_is_no_good(differentiated: Callable[..., list[set[str]]]) -> None:
    assert differentiated({"first"}, "first", set().__eq__) == [{"first"}, set()]


def test_a_body_that_only_another_one_calls() -> None:
    """Of two units; whichever is linked first."""
    inner = "define hidden double @{0}(double %x) {{\n  ret double %x\n}}\n"
    call = "declare double @{0}(double)\ndefine hidden double @{1}(double %x) {{\n  %y = call double @{0}(double %x)\n"
    outer = call + "  ret double %y\n}}\n"
    for called, calling in ("ab", "ba"):
        texts = {called: inner.format(called), calling: outer.format(called, calling)}
        units: Any = {name: _Unit(name, llvm.bitcode(llvm.parse_text(text))) for name, text in texts.items()}
        user = llvm.parse_text(outer.format(calling, "user"))
        whole, refused = bodies.fetch(user, {called, calling}, units, lambda _: None)
        assert ModuleText(llvm.text(whole)).functions.keys() == {"user", called, calling} and not refused
        assert llvm.text(whole).count("define linkonce_odr hidden") == 2


@record
class _Unit:
    name: str
    bitcode: bytes


_STARTS = "_RNvMs0_NtNtNtCsjrHSEGnQ3l9_3std3sys6thread4unixNtB5_6Thread3new"
_ASKS_FIRST = """
declare double @__enzyme_autodiff(ptr, ...)
declare void @{starts}()
define i64 @{name}() {{
  call void @{starts}()
  ret i64 2
}}
define double @f(double %x) {{
  %threads = call i64 @{name}()
  ret double %x
}}
define double @gradient(double %x) {{
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}}
"""


@pytest.mark.parametrize(("name", "is_refused"), [("__ehub_pool_threads", False), ("threads", True)])
def test_threads_that_the_pool_of_rayon_starts_are_its_own(name: str, is_refused: bool) -> None:
    text = ModuleText(_ASKS_FIRST.format(name=name, starts=_STARTS))
    with pytest.raises(InputError) if is_refused else contextlib.nullcontext():
        bodies._refuse_threads(text, ())
