"""What takes too long, or too much memory, is an error that says where."""

from __future__ import annotations

import time

import pytest

from enzyme_hub import llvm
from enzyme_hub.base import limits
from enzyme_hub.driver import options, pipeline
from enzyme_hub.errors import DifferentiationError, LinkError

PROGRAM = """
define double @f(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
declare double @__enzyme_autodiff(ptr, ...)
define double @gradient(double %x) {
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}
"""


def test_time() -> None:
    said = r"more than 0.02 seconds.* in step 'types', at f"
    with pytest.raises(DifferentiationError, match=said) as caught, limits.limited(seconds=0.02):
        limits.at("types", "f")
        time.sleep(5)
    assert caught.value.code == "EH0311"


def test_memory() -> None:
    said = r"more than 0 GiB of memory.* in step 'plan', at g"
    with pytest.raises(DifferentiationError, match=said) as caught, limits.limited(memory=1):
        limits.at("plan", "g")
        time.sleep(5)
    assert caught.value.code == "EH0311"


def test_within_the_limits_nothing_happens() -> None:
    with limits.limited(seconds=60):
        pass
    time.sleep(0.3)


def test_an_option() -> None:
    words = options.parser("a test").parse_args(["--limit", "0.001"])
    module = llvm.parse_text(PROGRAM, "a program")
    with pytest.raises(DifferentiationError, match="seconds"):
        pipeline.run(module, options.from_arguments(words))


@pytest.mark.parametrize("word", ["0", "-1", "soon"])
def test_words_that_are_no_limit(word: str) -> None:
    with pytest.raises(LinkError, match="--limit"):
        options.parser("a test").parse_args(["--limit", word])
