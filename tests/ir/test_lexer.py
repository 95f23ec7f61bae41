"""LLVM's spelling of names and strings, against LLVM."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st
from round_trip import module_of

from enzyme_hub.ir.lexer import END, DigitName, escape, quote, tokenize, unescape, unquote
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

names = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1, max_size=8),
    st.text('ab$.-_0\\"@% ;:é', min_size=1, max_size=6),
)


@settings(max_examples=150, deadline=None)
@given(name=names)
def test_names_are_spelled_as_llvm_spells_them(name: str) -> None:
    data = name.encode("utf-8")
    module = module_of(f'@"{escape(data)}" = global i8 0')
    spelling = re.search(r"^@(.*) = global i8 0", str(module), re.MULTILINE)
    assert spelling is not None
    given_name = DigitName(name) if name.isdigit() else name
    assert quote(given_name) == spelling[1]
    assert unquote(spelling[1]) == name and unescape(escape(data)) == data


@settings(max_examples=50, deadline=None)
@given(first=names, second=names)
def test_local_names_survive(first: str, second: str) -> None:
    first, second = escape(first.encode()), escape(second.encode()) + "'"
    source = f'define i32 @f(i32 %"{first}") {{\n"{second}":\n  %"{second}x" = add i32 %"{first}", 1\n  ret i32 %"{second}x"\n}}'
    before = str(module_of(source))
    module = read_module(before)
    assert len(list(module.functions["f"].instructions)) == 2
    assert str(module_of(write_module(module))) == before


def test_tokens() -> None:
    line = '%"a b" = call fast [2 x float] @f(ptr addrspace(1) align 8 %x, i8 -1, x86_fp80 0xK3F), !dbg !12 ; comment'
    assert [token for token in tokenize(line) if token != END] == [
        '%"a b"', "=", "call", "fast", "[2 x float]", "@f", "(", "ptr addrspace(1)", "align 8", "%x", ",", "i8", "-1", ",",
        "x86_fp80", "0xK3F", ")", ",", "!dbg", "!12",
    ]  # fmt: skip
