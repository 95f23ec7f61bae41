"""The command line of a link as a typed plan.

Two callers exist. In ld flavour (rustc, and compiler drivers with `--ld-path` or `-fuse-ld`) every word is meant for a
linker. In cc flavour (rustc when the linker's name does not end in `-ld`, people, Makefiles) the words are meant for a
compiler driver, and the linker's own travel in `-Wl,` and `-Xlinker`. Both become one list of `Word`s in their order;
what is not understood is kept as it is. The few flags that change how later words are read (`-Bstatic`,
`--whole-archive`) are noted on the words they govern.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path

from enzyme_hub.base.records import record
from enzyme_hub.errors import LinkError


class Flavour(Enum):
    LD = "ld"
    CC = "cc"


class Kind(Enum):
    """What a word is for."""

    INPUT = "a file to link"
    LIBRARY = "-l"
    SEARCH = "-L"
    OUTPUT = "-o"
    PLUGIN = "an LTO plugin or its option"
    FLAG = "anything else"


@record
class Word:
    """Tokens that belong together, such as `-z relro`; `value` is the file, name or folder they speak of."""

    tokens: tuple[str, ...]
    kind: Kind
    value: str = ""
    for_linker: bool = True
    whole: bool = False  # under --whole-archive
    static: bool = False  # under -Bstatic
    lazy: bool = False  # between --start-lib and --end-lib: objects are taken like archive members


@dataclass
class Plan:
    """One link."""

    flavour: Flavour
    words: list[Word] = field(default_factory=list)
    output: str = "a.out"
    shared: bool = False
    relocatable: bool = False
    pie: bool | None = None  # None: the line does not say
    static: bool = False
    asked_linker: str | None = None  # -fuse-ld
    plugin_options: list[str] = field(default_factory=list)
    hub_options: list[str] = field(default_factory=list)
    roots: list[str] = field(default_factory=list)  # -u, -e
    wrapped: set[str] = field(default_factory=set)  # --wrap: references to `f` go to `__wrap_f`
    redefined: set[str] = field(default_factory=set)  # --defsym
    scripted: bool = False  # -T: the caller lays out memory itself
    driven: bool = False  # a compiler driver made the line: it has decided about start files
    drops_sections: bool = False  # --gc-sections
    excluded: set[str] = field(default_factory=set)  # --exclude-libs: archives whose symbols are not exported
    exports: bool = False  # symbols of an executable are visible at run time: --export-dynamic, --dynamic-list
    responses: list[Path] = field(default_factory=list)  # the response files that were read
    makes_no_code: str = ""  # an option by which LTO stops half way

    @property
    def executable(self) -> bool:
        return not self.shared and not self.relocatable

    @property
    def is_closed(self) -> bool:
        """A program whose symbols nobody can know but what is on the line."""
        return self.executable and not self.exports and not self.scripted

    @property
    def fixed_address(self) -> bool:
        """An executable that runs where it was linked to; what a driver makes of a line that does not say is unknown."""
        return self.executable and not self.pie and (self.pie is False or self.flavour is Flavour.LD)

    def files(self, kind: Kind) -> list[str]:
        return [word.value for word in self.words if word.kind is kind]

    @property
    def start_files(self) -> bool:
        """Are the files on the line that only a compiler driver knows to add?"""
        return any(_START_FILE.fullmatch(Path(name).name) for name in self.files(Kind.INPUT))

    def with_words(self, words: list[Word]) -> Plan:
        return replace(self, words=words)


_START_FILE = re.compile(r"[SMRrg]*crt[01in]\w*\.o|crtbegin\w*\.o")

# Options of ELF linkers whose value is the next word. The long ones may begin with one dash or two.
_LD_SHORT_WITH_VALUE = frozenset("oLlmzeTuhyYRFfAabcGI")
_LD_LONG_WITH_VALUE = frozenset(
    """output library library-path soname rpath rpath-link dynamic-linker plugin plugin-opt Map version-script
    dynamic-list retain-symbols-file section-start Tbss Tdata Ttext Ttext-segment Trodata-segment undefined
    require-defined Tldata-segment format oformat exclude-libs script default-script dT entry mri-script just-symbols
    filter auxiliary trace-symbol defsym wrap init fini assert image-base export-dynamic-symbol mllvm
    export-dynamic-symbol-list dependency-file sort-section sysroot architecture export-symbols chroot why-extract
    symbol-ordering-file call-graph-ordering-file reproduce""".split()
)
_CC_WITH_VALUE = frozenset(
    """-o -L -l -u -T -e -z -x -I -D -U -A -B -F -include -imacros -isystem -idirafter -iquote -isysroot -arch -target
    --target -framework -Xclang -Xassembler -Xpreprocessor -MF -MT -MQ -mllvm --param -aux-info -wrapper -dumpbase
    -dumpdir -rpath""".split()
)

_HALF_WAY = re.compile(r"(?:lto-)?emit-(?:llvm|asm)|thinlto-index-only(?:=.*)?")

# Words that a compiler driver and a linker both understand, so that they need no `-Wl,`.
_SHARED_VOCABULARY = frozenset("-shared -static -pie -no-pie -static-pie -r -s -nostdlib -rdynamic".split())


def parse(arguments: Sequence[str]) -> Plan:
    """The plan of a command line (without the program's own name)."""
    responses: list[Path] = []
    tokens = list(expand_responses(arguments, responses))
    flavour = _flavour(tokens)
    plan = Plan(flavour, responses=responses)
    reader = _Reader(plan)
    stream = list(_stream(tokens, flavour))
    position = 0
    while position < len(stream):
        token, for_linker = stream[position]
        takes = _takes_value(token, for_linker)
        if takes and position + 1 >= len(stream):
            raise LinkError("EH0404", f"the option {token} at the end of the line lacks its value")
        tokens_here = (token, stream[position + 1][0]) if takes else (token,)
        reader.accept(tokens_here, for_linker)
        position += len(tokens_here)
    return plan


LONGEST_RESPONSES = 64 << 20  # characters of all response files of a line
DEEPEST_RESPONSE = 16


def expand_responses(arguments: Sequence[str], responses: list[Path]) -> Iterator[str]:
    """Replace each `@file` by the words in that file; a file that is not there is an ordinary word, as in GNU ld.

    The files are added to `responses`.
    """
    left = LONGEST_RESPONSES
    work = [(argument, 0) for argument in reversed(arguments)]
    while work:
        argument, depth = work.pop()
        if "\0" in argument:
            raise LinkError("EH0404", f"a word of the line has a zero byte in it: {argument!r}")
        path = Path(argument[1:])
        if len(argument) < 2 or argument[0] != "@" or not os.path.isfile(path):
            yield argument
            continue
        if depth > DEEPEST_RESPONSE:
            raise LinkError("EH0404", f"response files that name each other: {argument}")
        try:
            text = path.read_text(encoding="utf-8", errors="surrogateescape")
        except OSError as error:
            raise LinkError("EH0404", f"cannot read the response file {path}", why=error.strerror) from None
        responses.append(path)
        left -= len(text)
        if left < 0:
            raise LinkError("EH0404", f"the response files of this line have more than {LONGEST_RESPONSES} characters")
        work.extend((word, depth + 1) for word in reversed(split_response(text)))


_RESPONSE_WORD = re.compile(r"""(?:[^\s'"\\]|\\.|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")+""", re.DOTALL)
_RESPONSE_PIECE = re.compile(r"""\\(.)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([^\s'"\\]+)""", re.DOTALL)


def split_response(text: str) -> list[str]:
    """The words of a response file, by GNU's rules: blanks separate, quotes and backslashes protect."""

    def piece(match: re.Match[str]) -> str:
        escaped, single, double, plain = match.groups()
        if plain is not None:
            return str(plain)
        if escaped is not None:
            return str(escaped)
        return re.sub(r"\\(.)", r"\1", single if single is not None else double, flags=re.DOTALL)

    return [_RESPONSE_PIECE.sub(piece, word[0]) for word in _RESPONSE_WORD.finditer(text)]


def quote_response(words: Sequence[str]) -> str:
    """A response file holding these words, one a line."""
    return "".join('"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"\n' for word in words)


def _flavour(tokens: Sequence[str]) -> Flavour:
    """cc flavour shows itself by words that no linker has."""
    for token in tokens:
        if token.startswith(("-Wl,", "-fuse-ld", "-march=", "-mtune=", "-stdlib=", "--target=", "-rtlib=")):
            return Flavour.CC
        if token in ("-Xlinker", "-m64", "-m32", "-nodefaultlibs", "-nostartfiles", "-pthread", "-flto"):
            return Flavour.CC
    return Flavour.LD


def _stream(tokens: Sequence[str], flavour: Flavour) -> Iterator[tuple[str, bool]]:
    """Each token with whether it is the linker's; `-Wl,` and `-Xlinker` are opened."""
    if flavour is Flavour.LD:
        yield from ((token, True) for token in tokens)
        return
    position = 0
    while position < len(tokens):
        token = tokens[position]
        if token.startswith("-Wl,"):
            yield from ((part, True) for part in token[4:].split(",") if part)
        elif token == "-Xlinker" and position + 1 < len(tokens):
            position += 1
            yield tokens[position], True
        else:
            yield token, False
        position += 1


def _takes_value(token: str, for_linker: bool) -> bool:
    if not token.startswith("-") or "=" in token:
        return False
    if not for_linker:
        return token in _CC_WITH_VALUE
    name = token.lstrip("-")
    return (len(name) == 1 and token[1] != "-" and name in _LD_SHORT_WITH_VALUE) or name in _LD_LONG_WITH_VALUE


def option_value(tokens: tuple[str, ...], short: str, *long: str) -> str | None:
    """The value of an option written `-o v`, `-ov`, `--output v` or `--output=v`; None if it is another option."""
    first = tokens[0]
    if len(tokens) == 2:
        return tokens[1] if first == f"-{short}" or first.lstrip("-") in long else None
    name, equals, value = first.partition("=")
    if equals and name.lstrip("-") in long and name.startswith("-"):
        return value
    if short and first.startswith(f"-{short}") and len(first) > 2:
        return first[2:]
    return None


_NAMING = (
    *("version-script", "dynamic-list", "export-dynamic-symbol-list", "retain-symbols-file", "just-symbols", "script"),
    *("symbol-ordering-file", "call-graph-ordering-file", "default-script", "section-ordering-file"),
)
"""Options of linkers that name a file to read."""


def file_of_option(word: Word) -> str | None:
    """The file that an option has the linker read."""
    for short in ("", "T", "R"):
        named = option_value(word.tokens, short, *_NAMING)
        if named and os.path.isfile(named):
            return named
    return None


class _Reader:
    """Classifies words one by one, and keeps the state that some flags set for the words behind them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.whole = False
        self.static = False
        self.lazy = False
        self.saved: list[tuple[bool, bool]] = []

    def accept(self, tokens: tuple[str, ...], for_linker: bool) -> None:
        kind, value = self._classify(tokens, for_linker)
        self.plan.words.append(Word(tokens, kind, value, for_linker, self.whole, self.static, self.lazy))

    def _classify(self, tokens: tuple[str, ...], for_linker: bool) -> tuple[Kind, str]:
        first = tokens[0]
        if not first.startswith("-") or first == "-":
            return Kind.INPUT, first
        if (value := self._plugin(tokens)) is not None:
            return Kind.PLUGIN, value
        if self._set_state(first, for_linker):
            return Kind.FLAG, ""
        # `-l`, `-L` and `-o` may be glued to their values; long options that begin with these letters may not.
        glued = not first.startswith(("--", "-omagic", "-oformat", "-output", "-library"))
        if (value := option_value(tokens, "o" if glued else "", "output")) is not None:
            self.plan.output = value
            return Kind.OUTPUT, value
        if (value := option_value(tokens, "l" if glued else "", "library")) is not None:
            return Kind.LIBRARY, value
        if (value := option_value(tokens, "L" if glued else "", "library-path")) is not None:
            return Kind.SEARCH, value
        self._note(tokens)
        return Kind.FLAG, ""

    def _plugin(self, tokens: tuple[str, ...]) -> str | None:
        option = option_value(tokens, "", "plugin-opt")
        if option is not None:
            if option.startswith("enzyme-"):
                name, equals, value = option.removeprefix("enzyme-").partition("=")
                self.plan.hub_options += [f"--{name}", value] if equals else [f"--{name}"]
            else:
                self.plan.plugin_options.append(option)
                if _HALF_WAY.fullmatch(option):
                    self.plan.makes_no_code = option
            return option
        return option_value(tokens, "", "plugin")

    def _set_state(self, first: str, for_linker: bool) -> bool:
        name = first.lstrip("-")
        if name in ("whole-archive", "no-whole-archive"):
            self.whole = name == "whole-archive"
        elif first in ("-Bstatic", "-dn", "-non_shared") or (first == "-static" and for_linker):
            self.static = True
            self.plan.static |= first == "-static"
        elif first in ("-Bdynamic", "-dy", "-call_shared"):
            self.static = False
        elif name in ("start-lib", "end-lib"):
            self.lazy = name == "start-lib"
        elif name == "push-state":
            self.saved.append((self.whole, self.static))
        elif name == "pop-state" and self.saved:
            self.whole, self.static = self.saved.pop()
        else:
            return False
        return True

    def _note(self, tokens: tuple[str, ...]) -> None:
        """The facts about the link that we need, from flags that are passed on unchanged."""
        plan, name = self.plan, tokens[0].lstrip("-")
        if name in ("shared", "Bshareable"):
            plan.shared = True
        elif name in ("r", "relocatable", "i"):
            plan.relocatable = True
        elif name in ("pie", "pic-executable", "static-pie"):
            plan.pie = True
            plan.static |= name == "static-pie"
        elif name in ("no-pie", "no-pic-executable", "nopie"):
            plan.pie = False
        elif name == "static":
            plan.static = True
        elif tokens[0] == "-m" or name.partition("=")[0] == "dynamic-linker":
            plan.driven = True
        elif name in ("gc-sections", "no-gc-sections"):
            plan.drops_sections = name == "gc-sections"
        elif tokens[0] == "-E" or name.startswith(("rdynamic", "export-", "dynamic-list", "version-script")):
            plan.exports = True
        elif name.startswith("fuse-ld="):
            plan.asked_linker = name.removeprefix("fuse-ld=")
        elif symbol := option_value(tokens, "u", "undefined", "require-defined") or option_value(tokens, "e", "entry"):
            plan.roots.append(symbol)
        elif symbol := option_value(tokens, "", "wrap"):
            plan.wrapped.add(symbol)
        elif definition := option_value(tokens, "", "defsym"):
            symbol, _, expression = definition.partition("=")
            plan.redefined.add(symbol)
            plan.roots += re.findall(r"[A-Za-z_.$][\w.$]*", expression)
        elif names := option_value(tokens, "", "exclude-libs"):
            plan.excluded.update(re.split("[,:]", names))
        elif _HALF_WAY.fullmatch(name):
            plan.makes_no_code = tokens[0]
        elif option_value(tokens, "", "script", "T") is not None or tokens[0] == "-T":
            plan.scripted = True


def for_driver(word: Word) -> list[str]:
    """The word as a compiler driver takes it."""
    if not word.for_linker or word.kind in (Kind.INPUT, Kind.LIBRARY, Kind.SEARCH, Kind.OUTPUT):
        return list(word.tokens)
    if word.tokens[0] in _SHARED_VOCABULARY:
        return list(word.tokens)
    if any("," in token for token in word.tokens):
        return [part for token in word.tokens for part in ("-Xlinker", token)]
    return ["-Wl," + ",".join(word.tokens)]
