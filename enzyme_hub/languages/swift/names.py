"""Swift's mangled names: which are the language's own, and a path that people can read.

`$s` and the module's name begin a mangled name (`$s4main5totalySdSaySdGF`), `s` alone is the standard library.
"""

from __future__ import annotations

import re
from functools import lru_cache

MANGLED = re.compile(r"\$[sS][\w$]+")
_INNER = re.compile(r"\$s[^$]+")
_PACKAGE = "EnzymeHub"
_CLASS = re.compile(r"\$s[\w$]+CMf$")
METADATA_POINT = 24  # where pointers to the metadata of a class point to, behind its beginning
_LENGTH = re.compile(r"0|[1-9]\d*")

# What LLVM's types are called.
WORDS = {"double": "Double", "float": "Float", "ptr": "pointer", "i8": "Int8", "i16": "Int16", "i32": "Int32", "i64": "Int", "i1": "Bool",
         "void": "Void"}  # fmt: skip


@lru_cache(maxsize=1024)
def spelled(name: str) -> str | None:
    """A Swift name as people write it, without its types: `main.total`; None if it is none.

    Of a function that the compiler made for certain types, or of another by what that is given, the first is told.
    """
    if MANGLED.match(name) is None:
        return None
    whole = path(name)
    if whole[:1] == (_PACKAGE,):  # what the program gave it is told
        inner = [one for one in map(path, _INNER.findall(name, 1)) if one and one[0] not in ("Swift", _PACKAGE)]
        whole = inner[0] if inner else whole
    return ".".join(whole) or None


def is_class(name: str) -> bool:
    """True for the metadata of a class, in which its methods are."""
    return _CLASS.match(name) is not None


def is_merged(name: str) -> bool:
    """True for a function that swiftc made of several, whose constants it is passed."""
    return name.endswith("Tm") and MANGLED.fullmatch(name) is not None


@lru_cache(maxsize=4096)
def path(name: str) -> tuple[str, ...]:
    """The identifiers that a mangled name begins with: module, types, function. Empty if it is none."""
    if MANGLED.match(name) is None:
        return ()
    found, at = [], 2
    words: list[str] = []
    if name[2:3] == "s" and name[3:4] in "0123456789_":
        found.append("Swift")
        at = 3
    elif name[2:3] == "S" and name[3:4] in _STANDARD:
        found += ["Swift", _STANDARD[name[3:4]]]
        at = 4
        if (extension := _EXTENSION.match(name, at)) is not None:
            at = extension.end()
    elif name[2:4] == "Sc" and name[4:5] in _CONCURRENT:
        found += ["Swift", _CONCURRENT[name[4:5]]]
        at = 5
    while at < len(name):
        if name[at] in _KINDS and found and name[at + 1 : at + 2].isdigit():
            at += 1  # the kind of the type that was named: what follows lies in it
            continue
        if not name[at].isdigit():
            break
        one, at = _identifier(name, at, words)
        if name.startswith("LL", at):
            at += 2  # it tells apart what is private in several files
            continue
        if not one:
            break
        found.append(one)
    return tuple(found)


_STANDARD = {
    "a": "Array",
    "b": "Bool",
    "d": "Double",
    "f": "Float",
    "i": "Int",
    "u": "UInt",
    "S": "String",
    "q": "Optional",
    "D": "Dictionary",
    "h": "Set",
    "p": "UnsafeMutablePointer",
    "P": "UnsafePointer",
    "R": "UnsafeBufferPointer",
    "r": "UnsafeMutableBufferPointer",
    "n": "ClosedRange",
    "N": "Range",
    "V": "UnsafeRawPointer",
    "l": "Collection",
    "T": "Sequence",
    "K": "BidirectionalCollection",
    "k": "RandomAccessCollection",
    "M": "MutableCollection",
    "m": "RangeReplaceableCollection",
    "L": "Comparable",
    "Q": "Equatable",
    "H": "Hashable",
    "B": "BinaryFloatingPoint",
    "F": "FloatingPoint",
    "z": "BinaryInteger",
    "y": "StringProtocol",
}
_CONCURRENT = {
    "T": "Task",
    "P": "TaskPriority",
    "A": "Actor",
    "C": "CheckedContinuation",
    "G": "TaskGroup",
    "g": "ThrowingTaskGroup",
}
_EXTENSION = re.compile(r"s(?:[A-Z]\w*?rl)?E(?=\d)")  # of a protocol, where its types are such ones
_KINDS = "VCOPa"  # struct, class, enum, protocol, alias
_WORD = re.compile(r"[A-Z]?[a-z]{1,}|[A-Z]+(?![a-z])|_+")


def _identifier(name: str, at: int, words: list[str]) -> tuple[str, int]:
    """An identifier at `at`, with words of earlier ones in place of their letters, and where it ends."""
    found = ""
    if name[at] == "0":
        at += 1
        while at < len(name) and name[at].isalpha():
            letter = name[at]
            index = ord(letter.lower()) - ord("a")
            if index >= len(words):
                return "", at
            found += words[index]
            at += 1
            if letter.isupper():
                break
        if at < len(name) and name[at] == "0":
            return found, at + 1
    match = _LENGTH.match(name, at)
    if match is None or match[0] == "0":
        return found, at
    at, length = match.end(), int(match[0])
    literal = name[at : at + length]
    if len(literal) < length:
        return "", at
    words.extend(_words(literal))
    return found + literal, at + length


def _words(text: str) -> list[str]:
    """The words that later identifiers may repeat."""
    return [one for one in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", text) if len(one) > 1]
