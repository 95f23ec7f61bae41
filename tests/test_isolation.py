"""Work in a child: its result, its errors and its death."""

from __future__ import annotations

import os
import signal

import pytest

from enzyme_hub.driver.isolation import Progress, isolated
from enzyme_hub.errors import HubError, InputError, InternalError


def crashed(step: str, reason: str) -> HubError:
    return InputError("EH0101", f"crashed in {step}", why=reason)


def test_result() -> None:
    assert isolated(lambda progress: {"answer": bytes(100_000)}, crashed) == {"answer": bytes(100_000)}


def test_our_errors_come_through_whole() -> None:
    def work(progress: Progress) -> None:
        raise InputError("EH0104", "what", where="where", why="why", remedy="remedy")

    with pytest.raises(InputError) as caught:
        isolated(work, crashed)
    error = caught.value
    assert (error.code, error.what, error.where, error.why, error.remedy) == (
        "EH0104",
        "what",
        "where",
        "why",
        "remedy",
    )


def test_other_exceptions_are_internal_errors() -> None:
    with pytest.raises(InternalError, match="ZeroDivisionError"):
        isolated(lambda progress: 1 // 0, crashed)


def test_a_crash_names_the_step() -> None:
    def work(progress: Progress) -> None:
        progress("reading a.o")
        progress("reading b.o")
        os.kill(os.getpid(), signal.SIGKILL)

    with pytest.raises(InputError, match=r"crashed in reading b\.o") as caught:
        isolated(work, crashed)
    assert "SIGKILL" in str(caught.value.why)


def test_llvms_last_words_are_the_reason() -> None:
    def work(progress: Progress) -> None:
        os.write(2, b"noise\nLLVM ERROR: out of patience\nmore noise\n")
        os.kill(os.getpid(), signal.SIGKILL)

    with pytest.raises(InputError) as caught:
        isolated(work, crashed)
    assert caught.value.why == "LLVM ERROR: out of patience"


def test_what_a_living_child_says_is_passed_on(capfd: pytest.CaptureFixture[str]) -> None:
    isolated(lambda progress: os.write(2, b"a warning\n"), crashed)
    assert "a warning" in capfd.readouterr().err


def test_errors_beside_an_error_come_through() -> None:
    def work(progress: Progress) -> None:
        error = InputError("EH0104", "one")
        error.others = (InternalError("EH0901", "other"),)
        error.others[0].requested = ("f",)
        raise error

    with pytest.raises(InputError) as caught:
        isolated(work, crashed)
    assert [(one.code, one.what, one.requested) for one in caught.value.all] == [
        ("EH0104", "one", ()),
        ("EH0901", "other", ("f",)),
    ]


def test_llvms_remarks_on_no_loop_in_particular_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    def work(progress: Progress) -> None:
        os.write(2, b"warning: a.c:3:3: loop not vectorized: b\nwarning: <unknown>:0:0: loop not vectorized: c\nd\n")

    isolated(work, crashed)
    assert capsys.readouterr().err == "warning: a.c:3:3: loop not vectorized: b\nd\n"
