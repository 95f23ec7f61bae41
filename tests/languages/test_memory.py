"""What known functions do to memory, by the spellings that the compilers write."""

from __future__ import annotations

import pytest

from enzyme_hub.ir.instructions import CallBase
from enzyme_hub.ir.reader import read_module
from enzyme_hub.languages.effects import ANYTHING, EVERY, NOTHING, PRINTED, READS, Row
from enzyme_hub.languages.memory import of_call, of_name


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("sin", Row(reads=EVERY, writes=EVERY)),
        ("lgammal", Row(reads=EVERY, writes=EVERY)),
        ("__exp_finite", Row(reads=EVERY, writes=EVERY)),
        ("printf", READS),
        ("snprintf", Row(reads=EVERY, writes=(0,), moves=((PRINTED, 0),), is_text=True)),
        ("llvm.stackrestore.p0", NOTHING),
        ("llvm.assume", NOTHING),
        ("llvm.memcpy.p0.p0.i64", None),  # its attributes say it all
        ("__enzyme_double", NOTHING),
        ("_ZNSo9_M_insertIdEERSoT_", Row(reads=EVERY, writes=(0,), returns=(0,))),
        ("_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check", READS),
        ("_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print", READS),
        ("_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt", ANYTHING),  # it writes where the formatter says
        ("getenv", Row(reads=EVERY, reads_other=True, writes_other=True)),
        ("a_function_of_the_user", None),
    ],
)
def test_rows(name: str, row: Row | None) -> None:
    assert of_name(name) == row


def fortran_output(declarations: str) -> Row | None:
    module = read_module(f"""
declare i1 @_FortranAioOutputReal64(ptr, double)
{declarations}
define void @f(ptr %cookie) {{
  %r = call i1 @_FortranAioOutputReal64(ptr %cookie, double 1.0)
  ret void
}}
""")
    call = next(i for i in module.functions["f"].instructions if isinstance(i, CallBase))
    return of_call(call)


def test_fortran_output_fills_a_character_variable_only_where_one_was_named() -> None:
    assert fortran_output("") == READS
    begin = "declare ptr @_FortranAioBeginInternalListOutput(ptr, i64, ptr, i64, ptr, i32)"
    row = fortran_output(begin)
    assert row is not None and row.writes_other
