"""An unsigned sum with a remainder that may be negative may wrap, whatever its flag says."""

from __future__ import annotations

import pytest

from enzyme_hub.differentiate.normalise.wrong_flags import drop
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        ("%r = srem i64 -1, %n\n  %k = add nuw nsw i64 %n, %r", "add nsw i64 %n, %r"),
        ("%r = srem i64 -1, %n\n  %k = add nuw i64 %r, %n", "add i64 %r, %n"),
        ("%r = urem i64 7, %n\n  %k = add nuw nsw i64 %n, %r", "add nuw nsw i64 %n, %r"),
        ("%r = srem i64 -1, %n\n  %k = sub nuw i64 %n, %r", "sub nuw i64 %n, %r"),
    ],
)
def test_flags(lines: str, left: str) -> None:
    module = read_module(f"define i64 @f(i64 %n) {{\n  {lines}\n  ret i64 %k\n}}\n")
    changed = drop(module.functions["f"])
    assert left in write_module(module)
    assert changed == (left not in lines)
