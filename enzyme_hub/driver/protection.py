"""Keep the optimiser from dissolving what differentiation must recognise, and let it at -O0 code.

A function with a custom derivative, a known derivative or no derivative must still be a call when differentiation sees
it, so it becomes `noinline` until then. The other way round, clang at -O0 marks every function `noinline optnone`; a
function that a request reaches loses these marks, for the derivative of unoptimised code is slow and its types are
hidden in stack slots. A `noinline` that the user wrote (no `optnone` beside it) stays. At -Os and -Oz functions are
marked as well, and a loop over the words of a struct is not unrolled: these marks go too, except in cold functions.

Both are changes of attributes, so they are made on the printed text: `#7` in the function's first line is replaced by
a new attribute group. The marker attribute tells `release` which `noinline` were ours.

A function whose derivative is given or declared is veiled as well: while LLVM optimises it is `weak`, as if the linker might
put another body in its place. Else LLVM would replace what `identity(x)` returns by x, and its derivative would be lost.

swiftc makes one function of several that differ in constants, and has the constants passed: one that asks for a derivative of a
function that it is given is inlined again where it is called.
"""

from __future__ import annotations

import re
from collections.abc import Set

from enzyme_hub.ir.module import Module
from enzyme_hub.languages.swift.names import is_merged
from enzyme_hub.llvm.irtext import ModuleText, end_of_parameters, group_of, request_roots

_OURS = '"enzyme_hub_protected"'
_NONE = '"enzyme_hub"'  # an attribute without meaning, because LLVM does not read an empty group
_GROUP = re.compile(r"^attributes #(\d+) = \{ (.*?) ?\}$", re.MULTILINE)
_NOINLINE = re.compile(r"(?<![\w-])noinline(?![\w-])")
# A derivative that is given (`custom.given`), and what string attributes say.
LINKAGE = '"ehub-linkage"'
_LINKAGE_WORD = re.compile(rf'{LINKAGE}="[^"]*" ?')
_VEILED = re.compile(r"define (?:(internal|private|external) |(?!available_externally|weak|linkonce))")
_DECIDED = re.compile(r'"(?:ehub-|enzyme_(?:inactive|math|allocator|nofree|deallocator|elementwise))')


def protect(text: str, named: Set[str] = frozenset()) -> str:
    """The module text with protected functions `noinline` and reachable -O0 functions open to the optimiser.

    `named` are functions that compute derivatives: they are reached by what is said of others.
    """
    module = ModuleText(text)
    groups = dict(_GROUP.findall(text))
    whole = decided_functions(module, groups)
    veiled = {name for name in whole if _DECIDED.search(_words(module, groups, name))}
    opened = _unoptimised(module, groups, named)
    merged = {request.caller for request in module.requests() if request.indirect and is_merged(request.caller)}
    edits = _Edits(module, groups)
    for name in sorted((whole | opened | merged) & module.functions.keys()):
        edits.change(name, name in whole, name in opened, name in veiled, name in merged)
    return edits.apply()


def unveil(module: Module) -> None:
    """Give the functions back their linkage: from here on nobody concludes from a body what its derivative is."""
    for function in module.functions.values():
        word = function.attribute(LINKAGE)
        if word is not None and function.header_prefix.startswith("weak"):
            linkage = word.partition("=")[2].strip('"')
            rest = function.header_prefix.removeprefix("weak").strip()
            function.header_prefix = f"{linkage} {rest}".strip() if linkage != "external" else rest


def release(text: str, is_last: bool = True) -> str:
    """Take back what `protect` said, once the derivatives are written.

    If that is not the last time, `protect` would say it again: it stays, where nobody has said meanwhile what it excludes.
    """
    if _OURS not in text and LINKAGE not in text:
        return text
    if not is_last and LINKAGE not in text:
        said = (body for _, body in _GROUP.findall(text))
        if not any(_OURS in body and "alwaysinline" in body for body in said):
            return text

    def restored(match: re.Match[str]) -> str:
        body = _LINKAGE_WORD.sub("", match[2])
        if _OURS in body:
            body = re.sub(r"(?<![\w-])noinline ?", "", body.replace(_OURS, ""))
        return f"attributes #{match[1]} = {{ {' '.join(body.split()) or _NONE} }}" if body != match[2] else match[0]

    return _GROUP.sub(restored, text)


def decided_functions(module: ModuleText, groups: dict[str, str]) -> set[str]:
    """The functions whose derivative is not found by looking into them."""
    decided = set()
    for name in module.functions:
        if _DECIDED.search(_words(module, groups, name)) or _has_known_derivative(name):
            decided.add(name)
    return decided


def _words(module: ModuleText, groups: dict[str, str], name: str) -> str:
    """A function's first line, with its attributes."""
    definition = module.functions[name]
    header = module.text[definition.start : definition.body]
    return header + groups.get(group_of(header) or "", "")


def _has_known_derivative(name: str) -> bool:
    """Is it a function whose meaning its language fixes, an allocator for example?"""
    from enzyme_hub.languages import known

    return known.is_fixed(name)


def _unoptimised(module: ModuleText, groups: dict[str, str], named: Set[str]) -> set[str]:
    """The -O0 and -Os functions that a request reaches; callers of requests only where the request hides its function."""
    if not any(_holds_back(body.split()) for body in groups.values()):
        return set()
    reached = module.reachable(request_roots(module) | named)
    reached |= {request.caller for request in module.requests() if request.indirect}
    return {name for name in reached & module.functions.keys() if _holds_back(_body_of_group(module, groups, name))}


def _holds_back(words: list[str]) -> bool:
    """True for attributes that keep the optimiser from doing what it can."""
    return "optnone" in words or ("cold" not in words and ("optsize" in words or "minsize" in words))


def _body_of_group(module: ModuleText, groups: dict[str, str], name: str) -> list[str]:
    definition = module.functions[name]
    return groups.get(group_of(module.text[definition.start : definition.body]) or "", "").split()


class _Edits:
    """Changes of first lines, collected and applied in one pass."""

    def __init__(self, module: ModuleText, groups: dict[str, str]) -> None:
        self.module = module
        self.groups = groups
        self.headers: list[tuple[int, int, str]] = []
        self.new_groups: dict[str, int] = {}
        self.next_number = 1 + max((int(number) for number in groups), default=-1)

    def change(self, name: str, protected: bool, opened: bool, veiled: bool, merged: bool) -> None:
        definition = self.module.functions[name]
        header = self.module.text[definition.start : definition.body]
        number = group_of(header)
        words = self.groups.get(number or "", "")
        if opened:
            gone = "optnone|noinline|optsize|minsize" if "optnone" in words.split() else "optsize|minsize"
            words = re.sub(rf"(?<![\w-])(?:{gone})(?![\w-]) ?", "", words)
        if merged:
            words = f"{_NOINLINE.sub('', words)} alwaysinline"
        if protected and not _NOINLINE.search(words):
            words = re.sub(r"(?<![-\w])alwaysinline(?![-\w]) ?", "", words)
            words = f"noinline {words} {_OURS}"
        if veiled and (veil := _VEILED.match(header)) is not None:
            header = f"define weak {header[veil.end() :]}"
            words = f'{words} {LINKAGE}="{veil[1] or "external"}"'
        if words == self.groups.get(number or "", "") and not veiled:
            return  # all of it is said already
        new = self._group(" ".join(words.split()))
        if number is not None:
            changed = re.sub(rf" #{number}(?= |$)", f" #{new}", header, count=1, flags=re.MULTILINE)
        else:
            # Attributes follow the parameter list, before section, comdat, align, gc, personality and metadata.
            close = end_of_parameters(header)
            changed = f"{header[:close]} #{new}{header[close:]}"
        self.headers.append((definition.start, definition.body, changed))

    def _group(self, words: str) -> int:
        words = words or _NONE
        if words not in self.new_groups:
            self.new_groups[words] = self.next_number
            self.next_number += 1
        return self.new_groups[words]

    def apply(self) -> str:
        if not self.headers:
            return self.module.text
        pieces, position = [], 0
        for start, end, header in sorted(self.headers):
            pieces += [self.module.text[position:start], header]
            position = end
        pieces.append(self.module.text[position:])
        pieces += [f"\nattributes #{number} = {{ {words} }}" for words, number in self.new_groups.items()]
        return "".join(pieces) + "\n"
