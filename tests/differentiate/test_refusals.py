"""All that is refused of a module is told at once."""

from __future__ import annotations

import pytest

from enzyme_hub.differentiate import differentiate_module
from enzyme_hub.differentiate.refusals import Refusals
from enzyme_hub.errors import DifferentiationError, HubError, InternalError, RequestError
from enzyme_hub.ir.reader import read_module

PROGRAM = """
declare double @__enzyme_autodiff(ptr, ...)
declare double @outside(double)
define double @gradients(double %x) {
  %a = call double (ptr, ...) @__enzyme_autodiff(ptr @one, double %x)
  %b = call double (ptr, ...) @__enzyme_autodiff(ptr @right, double %x)
  %c = call double (ptr, ...) @__enzyme_autodiff(ptr @other, double %x)
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @right)
  ret double %a
}
define double @right(double %x) {
  ret double %x
}
define double @one(double %x) {
  %v = call double @shared(double %x)
  ret double %v
}
define double @other(double %x) {
  %v = call double @shared(double %x)
  ret double %v
}
define internal double @shared(double %x) {
  %v = call double @outside(double %x)
  ret double %v
}
"""


def test_all_requests_are_tried() -> None:
    with pytest.raises(RequestError) as caught:
        differentiate_module(read_module(PROGRAM))
    told = [(one.code, one.requested) for one in caught.value.all]
    assert told == [("EH0202", ()), ("EH0208", ("one", "other"))]


def raised(refusals: Refusals) -> HubError:
    with pytest.raises(HubError) as caught:
        refusals.raise_all()
    return caught.value


def test_one_error_is_told_as_it_is() -> None:
    refusals = Refusals(["f"])
    with refusals.of("f"):
        raise RequestError("EH0202", "too few")
    error = raised(refusals)
    assert (error.all, str(error)) == ((error,), "error[EH0202]: too few")


def test_what_a_refusal_may_have_caused_is_not_told() -> None:
    refusals = Refusals(["f", "g"])
    with refusals.of("f"):
        raise DifferentiationError("EH0302", "f is refused")
    with pytest.raises(DifferentiationError, match="f is refused"), refusals.of("g"):
        raise InternalError("EH0901", "a broken invariant")


def test_an_internal_error_ends_all() -> None:
    with pytest.raises(AssertionError), Refusals(["f", "g"]).of("f"):
        raise AssertionError


def test_a_limit_ends_all() -> None:
    with pytest.raises(DifferentiationError) as caught, Refusals(["f", "g"]).of("f"):
        raise DifferentiationError("EH0311", "too long")
    assert caught.value.requested == ("f",)
