"""Tokens of the IR text that LLVM prints, and its spelling of names.

The input is always LLVM's own output, never hand-written text, so one compiled regular expression splits a whole
function at C speed. To keep the parser short, things that LLVM always prints the same way are one token: `align 8`,
`ptr addrspace(1)`, `[8 x double]`, an attribute with its parentheses, a debug record. A token's class is plain from its
first character.
"""

from __future__ import annotations

import re

from enzyme_hub.errors import InputError


def words(text: str) -> frozenset[str]:
    """The words of a table written as one string."""
    return frozenset(text.split())


NAME = r'(?:[-\w$.]+|"[^"]*")'


def _balanced(depth: int) -> str:
    """Parentheses nested at most `depth` deep, with strings inside."""
    inner = r'[^()"\n]|"[^"]*"'
    pattern = rf"\((?:{inner})*\)"
    for _ in range(depth - 1):
        pattern = rf"\((?:{inner}|{pattern})*\)"
    return pattern


# Words that LLVM prints right before their parentheses; word and parentheses are one token.
_WITH_PARENTHESES = (
    "addrspace alignstack allockind allocsize blockaddress byref byval captures dereferenceable "
    "dereferenceable_or_null elementtype inalloca initializes inrange memory nofpclass preallocated prefalign range "
    "riscv_vls_cc sret syncscope target uwtable vscale_range"
).replace(" ", "|")

TOKEN = re.compile(
    r";[^\n]*"  # comments: no group, so they come out empty
    r"|("
    rf"[%@]{NAME}"
    r"|,"
    rf"|(?m:^){NAME}:"
    r"|align \d+"
    r"|ptr addrspace\(\d+\)"
    rf"|(?:{_WITH_PARENTHESES}){_balanced(4)}"
    rf"|ptrauth {_balanced(5)}"
    rf"|(?:dso_local_equivalent|no_cfi) @{NAME}"
    r"|cc \d+"
    r'|c"[^"]*"'
    r"|[A-Za-z_][\w.]*"
    r"|-?\d[\w.+]*(?:(?<=e)-\d+)?"
    r"|<(?:vscale x )?\d+ x \w+>"
    r"|\[\d+ x \w+\]"
    r'|"[^"]*"'
    rf'|!(?:"[^"]*"|(?:DI\w+|GenericDINode){_balanced(5)}|[-\w$.\\]+)'
    r"|#dbg_\w+\(.*"
    r"|#\d+"
    r"|\.\.\."
    r"|\S"
    r")"
)

END = "\0"  # after the last token, so that looking ahead needs no test of the length


def tokenize(text: str) -> list[str]:
    """The tokens of `text`, comments dropped, with a few END behind them."""
    tokens = TOKEN.findall(text)
    if "" in tokens:
        tokens = [token for token in tokens if token]
    tokens += (END, END, END, END)
    return tokens


class Unexpected(Exception):
    """Raised inside the reader at token `index`; the caller that knows the whole text turns it into an InputError."""

    def __init__(self, index: int, why: str) -> None:
        super().__init__(why)
        self.index = index
        self.why = why


def error_at(text: str, offset: int, index: int, why: str) -> InputError:
    """The error for token `index` of the part of `text` that starts at `offset`."""
    position = len(text)
    for match in TOKEN.finditer(text, offset):
        if match[1] is None:
            continue
        if index == 0:
            position = match.start()
            break
        index -= 1
    return error_at_position(text, position, why)


def error_at_position(text: str, position: int, why: str) -> InputError:
    start = text.rfind("\n", 0, position) + 1
    end = text.find("\n", position)
    line = text[start : end if end >= 0 else len(text)]
    if len(line) > 200:
        line = line[:200] + "..."
    number, column = text.count("\n", 0, position) + 1, position - start + 1
    return InputError(
        "EH0106",
        f"cannot read this LLVM IR: {why}",
        where=f"line {number}, column {column}: {line.strip()}",
        why="the text is not what LLVM 22 prints, or it uses something that is not known here",
        remedy="please report it, with the module",
    )


# --- names

_PLAIN = re.compile(r"[-a-zA-Z._][-a-zA-Z._0-9]*")
_ESCAPE = re.compile(rb"\\([0-9a-fA-F]{2}|\\)")
_TO_ESCAPE = re.compile(rb"[^ !#-\[\]-~]")


class DigitName(str):
    """A name that is given and happens to be a number (`%"3"`), not the number of something unnamed (`%3`)."""

    __slots__ = ()


def unescape(text: str) -> bytes:
    """The bytes of a string as LLVM prints it, without its quotes."""
    data = text.encode("utf-8", "surrogateescape")
    if b"\\" not in data:
        return data
    return _ESCAPE.sub(lambda m: b"\\" if m[1] == b"\\" else bytes((int(m[1], 16),)), data)


def escape(data: bytes) -> str:
    """A string as LLVM prints it, without its quotes."""
    return _TO_ESCAPE.sub(lambda m: b"\\\\" if m[0] == b"\\" else b"\\%02X" % m[0][0], data).decode("ascii")


def unquote(spelling: str) -> str:
    """The name in `spelling`, which has no sigil but may have quotes."""
    if spelling[0] != '"':
        return spelling
    name = unescape(spelling[1:-1]).decode("utf-8", "surrogateescape")
    return DigitName(name) if name.isdigit() else name


def quote(name: str) -> str:
    """The spelling of a name, with quotes where LLVM needs them. A plain number is the number of something unnamed."""
    if _PLAIN.fullmatch(name) or (name.isdigit() and type(name) is not DigitName):
        return name
    return f'"{escape(name.encode("utf-8", "surrogateescape"))}"'
