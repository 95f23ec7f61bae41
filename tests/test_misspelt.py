"""Names that are nearly ours."""

from __future__ import annotations

import pytest

from enzyme_hub.differentiate.request.entries import ENTRIES, MARKERS
from enzyme_hub.llvm.irtext import REGISTRATIONS, is_saying
from enzyme_hub.llvm.misspelt import did_you_mean, meant


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("__enzyme_autodif", "__enzyme_autodiff"),
        ("__enzyme_AutoDiff", "__enzyme_autodiff"),
        ("enzyme_autodiff", "__enzyme_autodiff"),
        ("__enyzme_autodiff", "__enzyme_autodiff"),
        ("__enzyme_autodff_energy", "__enzyme_autodiff"),
        ("_Z16__enzyme_autodifPvd", "__enzyme_autodiff"),
        ("__enzyme_fwdiff", "__enzyme_fwddiff"),
        ("__enzyme_augmentforward", "__enzyme_augmentfwd"),
        ("__enzyme_truncate_mem_func", None),
        ("encode_autodiff", None),
        ("energy", None),
        ("engine_batch", None),
    ],
)
def test_entry_points(said: str, right: str | None) -> None:
    assert meant(said, ENTRIES, goes_on=True) == right


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("enzyme_dupp", "enzyme_dup"),
        ("enzyme_Const", "enzyme_const"),
        ("enzyme_primalreturn", "enzyme_primal_return"),
        ("enzyme_scale", None),
        ("energy_out", None),
    ],
)
def test_markers(said: str, right: str | None) -> None:
    assert meant(said, MARKERS) == right


def test_what_is_right_is_no_question() -> None:
    assert all(did_you_mean(name, ENTRIES, goes_on=True) == "" for name in ENTRIES)
    assert all(did_you_mean(name, MARKERS) == "" for name in MARKERS)
    assert did_you_mean("enzyme_dupp", MARKERS) == "did you mean enzyme_dup?"


def test_variables_that_say_something_by_their_names() -> None:
    """A name of ours at the beginning, as the language has it; not one in the middle."""
    saying = [*REGISTRATIONS, "__enzyme_registr_gradient_f", "_ZL27__enzyme_registr_gradient_f", "_ZN1m8__enzyme_xE"]
    assert all(map(is_saying, saying))
    assert not any(map(is_saying, ["enzyme_dup", "my__enzyme_table", "table", ".str"]))
