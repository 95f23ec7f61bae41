"""What C cannot say, said in the text that was made of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

Change = Callable[[str], str]


def same(text: str) -> str:
    return text


def saying(said: Mapping[str, str], *, everywhere: bool = True) -> Change:
    """These words behind the parameters of functions with these names (patterns); each is defined, if they are `everywhere`."""

    def change(text: str) -> str:
        for name, words in said.items():
            pattern = rf"^(define [^\n]*@(?:{name})\([^\n]*\)) \{{$"
            text, count = re.subn(pattern, rf"\1 {words} {{", text, flags=re.MULTILINE)
            assert count or not everywhere, name
        return text

    return change


def replacing(words: Mapping[str, str]) -> Change:
    """Words in the place of others."""

    def change(text: str) -> str:
        for before, after in words.items():
            text = text.replace(before, after)
        return text

    return change


# -- tapes ------------------------------------------------------------------------------------------------------------------

# What LLVM knows of malloc and free.
_TAKES = 'noinline nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="__ehub_tape"'
_GIVES = 'noinline nounwind allockind("free") "alloc-family"="__ehub_tape"'
_GROW = "@__ehub_tape_grow(ptr %0, i64 %1, i64 %2, i64 %3, ptr %4)"
_OF_POOL = {
    "ptr @__ehub_tape_take(i64 %0)": f"noalias ptr @__ehub_tape_take(i64 %0) {_TAKES}",
    "void @__ehub_tape_give(ptr %0)": f"void @__ehub_tape_give(ptr allocptr %0) {_GIVES}",
    "ptr @__ehub_tape_watch()": "ptr @__ehub_tape_watch() nounwind",
    "void @__ehub_tape_watched(ptr %0)": "void @__ehub_tape_watched(ptr %0) nounwind",
    "void @__ehub_tape_abandon(ptr %0)": "void @__ehub_tape_abandon(ptr %0) nounwind",
    "ptr @__ehub_tape_watch_as(ptr %0)": "ptr @__ehub_tape_watch_as(ptr %0) nounwind",
    "ptr @__ehub_tape_watching()": "ptr @__ehub_tape_watching() nounwind",
    "void @__ehub_tape_give_grown(ptr %0, ptr %1)": "void @__ehub_tape_give_grown(ptr %0, ptr %1) nounwind",
    _GROW: f"{_GROW} noinline cold nounwind",
}


def pool(text: str) -> str:
    """The pool of tapes is an allocator, as LLVM sees it."""
    for plain, said in _OF_POOL.items():
        assert f"{plain} {{" in text, plain
        text = text.replace(f"{plain} {{", f"{said} {{")
    return text


_OF_DEVICES = {
    "__ehub_tape_take": "noinline nounwind",
    "__ehub_tape_give": "noinline nounwind",
    "__ehub_tape_enlarge": "noinline cold nounwind",
    "__ehub_tape_(?:grow|part|place)": "alwaysinline nounwind",
}


def tapes_of_devices(text: str) -> str:
    """What a launch does not change is read as such."""
    load = r"^(  %\S+ = load (?:ptr|i64), ptr (?:@enzyme_tape|getelementptr .*@enzyme_tape.*), align 8)$"
    text = re.sub(load, r"\1, !invariant.load !0", saying(_OF_DEVICES)(text), flags=re.MULTILINE)
    return f"{text}\n!0 = !{{}}\n"


# -- GPUs -------------------------------------------------------------------------------------------------------------------


def without_extensions(text: str) -> str:
    """A truth value is passed as the module of a GPU passes it."""
    return re.sub(r"\b(?:zeroext|signext) ", "", text)


# -- Julia ------------------------------------------------------------------------------------------------------------------

_FIELDS = ("arrayptr", "arraylen", "arrayflags", "arrayflags", "arrayoffset", "arraysize", "arraysize", "arraysize")
_FIELD = re.compile(r"^  (%\d+) = getelementptr inbounds (?:nuw )?%struct\.array, ptr %\d+, i32 0, i32 (\d)$")
_ELEMENT = re.compile(r"^  (%\d+) = getelementptr inbounds (?:nuw )?\[0 x i64\], ptr (%\d+), i64 0, i64 \d+$")
_ACCESS = re.compile(r"^  (?:%\d+ = load [^\n]*|store [^\n]*), ptr (%\d+), align \d+$")


def tagged(text: str) -> str:
    """With Julia's type tags on accesses to the header of an array."""
    fields: dict[str, int] = {}
    tags = {name: 4 * place for place, name in enumerate(dict.fromkeys(_FIELDS), 1)}
    lines = []
    for line in text.split("\n"):
        if line.startswith("define "):
            fields = {}
        if match := _FIELD.match(line):
            fields[match[1]] = int(match[2])
        elif (match := _ELEMENT.match(line)) and match[2] in fields:
            fields[match[1]] = fields[match[2]]
        elif (match := _ACCESS.match(line)) and match[1] in fields:
            line += f", !tbaa !{tags[_FIELDS[fields[match[1]]]]}"
        lines.append(line)
    lines += ['!0 = !{!"jtbaa"}', '!1 = !{!"jtbaa", !0, i64 0}', '!2 = !{!"jtbaa_array", !1, i64 0}']
    for name, number in tags.items():
        lines += [
            f"!{number} = !{{!{number + 1}, !{number + 1}, i64 0}}",
            f'!{number + 1} = !{{!"jtbaa_{name}", !2, i64 0}}',
        ]
    return "\n".join(lines) + "\n"
