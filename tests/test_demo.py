"""The demo: every example for real, and what it makes of programs that print something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_hub.commands import demo
from enzyme_hub.commands.demo import EXAMPLES, Example, Failed, Row
from enzyme_hub.languages import toolchains


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_example(example: Example) -> None:
    if toolchains.hub_linker() is None:
        pytest.skip("enzyme-hub-ld is not installed")
    (outcome,) = demo.run_examples([example])
    if outcome.absent:
        pytest.skip(f"{outcome.absent} is not installed")
    assert not outcome.failure, outcome.failure
    assert outcome.rows
    assert all(row.good for row in outcome.rows), outcome.rows


@pytest.mark.parametrize("name", ["c-square", "c-relu3", "c-norm"])
def test_c_with_ziglang_alone(name: str) -> None:
    if toolchains.zig() is None:
        pytest.skip("ziglang is not installed")
    (outcome,) = demo.run_examples([example for example in EXAMPLES if example.name == name], use_zig=True)
    assert not outcome.failure, outcome.failure
    assert all(row.good for row in outcome.rows), outcome.rows


def test_rows_are_read_back() -> None:
    assert demo.printed_rows("f(x = 2) = 8   derivative = 12.5   analytic = 12\n") == [
        Row("f(x = 2)", "8", "12.5", "12")
    ]
    assert demo.hello_row("Hello, world 9 6!\n")[0].good
    assert not demo.hello_row("Hello, world 9 6.5!\n")[0].good


@pytest.mark.parametrize("text", ["", "f(2) = 8\n", "f = 1 derivative = 2 analytic = 2\nSegmentation fault\n"])
def test_other_output_is_a_failure(text: str) -> None:
    with pytest.raises(Failed):
        demo.printed_rows(text)
    with pytest.raises(Failed):
        demo.hello_row("Hello, world 8 6!")


@pytest.mark.parametrize(("derivative", "good"), [("12", True), ("12.0001", False), ("nan", False), ("word", False)])
def test_rows_are_compared(derivative: str, good: bool) -> None:
    assert Row("f", "8", derivative, "12").good == good


def test_nothing_that_agrees_is_no_success(capsys: pytest.CaptureFixture[str]) -> None:
    def absent(shop: demo.Workshop, source: Path) -> Path:
        raise demo.Absent("a compiler")

    example = Example("none", "None", "c/square.c", absent, demo.printed_rows)
    demo.show([demo.run_example(example, demo.Workshop(Path(), Path(), "", False))])
    assert "not run: no a compiler" in capsys.readouterr().out


def test_the_last_line_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("ENZYME_HUB_WAY_IN", "source .venv/bin/activate")
    demo.show([demo.Outcome(EXAMPLES[0], [Row("square(3)", "9", "6", "6")])])
    assert capsys.readouterr().out.splitlines()[-1].startswith("Next: `source .venv/bin/activate` puts")
    monkeypatch.setenv("ENZYME_HUB_WAY_IN", "")
    demo.show([demo.Outcome(EXAMPLES[0], [Row("square(3)", "9", "6", "6")])])
    assert capsys.readouterr().out.splitlines()[-1].endswith("agree with the analytic derivatives.")
