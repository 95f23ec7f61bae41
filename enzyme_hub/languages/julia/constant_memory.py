"""Memory that Julia calls constant: nothing of that holds here.

Julia tags what a function is given by address (`jtbaa_const`, and loads as invariant) as if nobody ever wrote it: it inlines on its
own, before there is IR. Where we inline, the caller writes that memory under another tag, in a loop anew each time. So the tag goes.

How long an array is in each of its indices is read under that tag, too. The tag says neither that it is an integer nor that it is
written when the array is made. These loads are known by how they are reached, as a word of a header, and get the tag that Julia
itself puts on sizes where it writes them.
"""

from __future__ import annotations

import re

_SIZE = re.compile(
    r"(?P<reached>^ +(?P<place>%\S+) = getelementptr inbounds ptr addrspace\(10\), ptr addrspace\(11\) %\S+, i(?:32|64) [3-9]\b[^\n]*\n"
    r" +(?P<word>%\S+) = bitcast ptr addrspace\(11\) (?P=place) to ptr addrspace\(11\)[^\n]*\n"
    r" +%\S+ = load i64, ptr addrspace\(11\) (?P=word), align 8[^\n]*?!tbaa )(?P<tag>!\d+)\b",
    re.MULTILINE,
)
_CONSTANT = re.compile(r'^(?P<name>!\d+) = !\{!"jtbaa_const", (?P<above>!\d+)[^\n]*\n', re.MULTILINE)
_NUMBER = re.compile(r"^!(\d+) = ", re.MULTILINE)
_INVARIANT = re.compile(r", !invariant\.load !\d+")


def without_constants(printed: str) -> str:
    """The module in which no memory is constant because of its tag, and sizes have the tag of sizes."""
    constant = _CONSTANT.search(printed)
    if constant is None:
        return _INVARIANT.sub("", printed)
    kind = constant["name"]
    tags = set(re.findall(rf"^(!\d+) = !\{{{kind}, {kind}, i64 0(?:, i64 1)?\}}", printed, re.MULTILINE))
    free = max(map(int, _NUMBER.findall(printed))) + 1
    text = _SIZE.sub(lambda m: f"{m['reached']}!{free}" if m["tag"] in tags else m[0], printed)
    text = re.sub(rf", !tbaa (?:{'|'.join(tags) or '!none'})\b", "", _INVARIANT.sub("", text))
    size = f'!{free + 1} = !{{!"jtbaa_arraysize", {constant["above"]}, i64 0}}'
    return f"{text}!{free} = !{{!{free + 1}, !{free + 1}, i64 0}}\n{size}\n"
