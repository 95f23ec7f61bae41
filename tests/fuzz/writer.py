"""Functions drawn from a grammar: the tables in `grammar/` are templates, and this is what reads them.

In a template
    «a¦b¦c»         is one of these (« » nest),
    name_           is a name of its own in each use of the template; if the grammar has an item of that name (a struct,
                    a global, a helper), the function's one declaration of it, written before the function,
    $value, $place, $array, $int, ...    is drawn from what is in scope (`DRAWS`); $value:x is the same at each place,
    $block(...)     alone on a line stands for random statements; in the brackets is what they may use besides:
                    `h_:array and i_:int and free(h_);:cleanup and touch_($value);:statement and peek_():value and loop`;
                    `busy` makes the block long, and most of it of the statements that the brackets bring along.

Each function uses only a few of the grammar's special features, so that those meet often ("swarm testing", Groce and
others, ISSTA 2012). A *kind* is a group of features that fail together; a share of the functions uses one kind. Values that
are stored are squashed into a small range, indices are masked and loops bounded, so any sequence of draws is a
valid program, and one that can be differentiated almost everywhere.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tests.fuzz.tree import Block, Expression, Piece, Statement, features_of, text_of

Templates = Mapping[str, str]


@dataclass(frozen=True)
class Kind:
    """Features about one idea, with the items that they need; `may_stop`: where a stop with a message is as good as a gradient;
    `is_long`: loops of many steps, which stand in no other loop, and are linked with a limit of tapes now and then."""

    special: Templates
    items: Templates = field(default_factory=dict)
    shared: Templates = field(default_factory=dict)
    may_stop: bool = False
    is_long: bool = False


@dataclass(frozen=True)
class Grammar:
    """What a language's functions are made of. Keys are feature names; the function itself is the item `f_`."""

    language: str
    simple: Templates  # statements
    nested: Templates  # statements with blocks, which every function may use
    special: Templates  # statements of which a function uses a few kinds
    squashes: Templates  # values in a small range
    expressions: Templates
    special_values: Templates  # expressions of which a function uses a few kinds
    leaves: Templates
    conditions: Templates
    indices: Templates
    bounds: Templates
    items: Templates
    returning: str  # how a function ends early, with cleanup: $value, $cleanup
    helpers: tuple[str, ...]  # names of items that are functions of two numbers, an array and an integer
    call: str  # how one is called: $helper
    shared: Templates = field(
        default_factory=dict
    )  # what a program has once, by the pattern that tells that it needs it
    real: str = "real"  # the kind of the language's expressions, as the shrinker knows them
    rare: frozenset[str] = (
        frozenset()
    )  # features that are mostly refused: drawn seldom, so that they do not hide others
    kinds: Mapping[str, Kind] = field(default_factory=dict)

    @property
    def features(self) -> tuple[str, ...]:
        return (*self.special, *self.special_values)

    @property
    def long(self) -> frozenset[str]:
        """The features that take many steps."""
        return frozenset(name for kind in self.kinds.values() if kind.is_long for name in kind.special)

    def kinds_of(self, features: set[str]) -> set[str]:
        return {name for name, kind in self.kinds.items() if features & set(kind.special)}


def with_kinds(grammar: Grammar, kinds: Mapping[str, Kind]) -> Grammar:
    """The grammar with the templates of these kinds among its own."""
    special, items, shared = dict(grammar.special), dict(grammar.items), dict(grammar.shared)
    for kind in kinds.values():
        special |= kind.special
        items |= kind.items
        shared |= kind.shared
    return replace(grammar, special=special, items=items, shared=shared, kinds={**grammar.kinds, **kinds})


@dataclass(frozen=True)
class Function:
    """A function and the items it uses, in order of declaration; the last one is the function itself."""

    number: int
    language: str
    items: Mapping[str, Block]

    @property
    def needed(self) -> dict[str, Block]:
        """The items that the function still uses, directly or not."""
        names = list(self.items)
        wanted = {names[-1]}
        texts = {name: text_of(block) for name, block in self.items.items()}
        for name in reversed(names):
            if name in wanted:
                wanted |= {other for other in names if re.search(rf"\b{other}\b", texts[name])}
        return {name: block for name, block in self.items.items() if name in wanted}

    @property
    def features(self) -> set[str]:
        return set().union(*map(features_of, self.needed.values()))

    @property
    def text(self) -> str:
        return "\n".join(text_of(block) for block in self.needed.values())

    @property
    def loose(self) -> bool:
        """Computes in single precision here and there; the reference does it in double precision."""
        return "FLT" in self.text

    @property
    def coarse(self) -> bool:
        """Makes numbers of integers that have few bits for a fraction: they go in steps that the differences see."""
        return "COARSE" in self.text


@dataclass(frozen=True)
class Scope:
    """What the next statement may use."""

    real: tuple[str, ...] = ()
    array: tuple[str, ...] = ()
    pointer: tuple[str, ...] = ()  # arrays that may be the same as another one
    indexed: tuple[str, ...] = ()  # containers: what is no pointer, but has elements
    int: tuple[str, ...] = ()
    table: tuple[str, ...] = ()  # arrays of indices
    statement: tuple[tuple[str, str], ...] = ()  # templates that an enclosing one brought along, with its feature
    value: tuple[tuple[str, str], ...] = ()
    cleanup: tuple[str, ...] = ()  # to be done before a return
    loop_cleanup: tuple[str, ...] = ()  # to be done before leaving an iteration
    leaves: tuple[str, ...] = ("return",)
    busy: bool = False
    depth: int = 0


def enter(scope: Scope, options: list[str], feature: str) -> Scope:
    """The scope of a `$block(...)`."""
    scope = replace(scope, depth=scope.depth + 1, busy=False)
    for option in options:
        what, _, kind = option.rpartition(":")
        if kind == "fresh":
            scope = Scope(depth=1)
        elif kind == "loop":
            scope = replace(scope, leaves=("return", "break", "continue", "break", "continue"), loop_cleanup=())
        elif kind == "switch":
            scope = replace(scope, leaves=tuple(way for way in scope.leaves if way != "break"))
        elif kind == "busy":
            scope = replace(scope, busy=True)
        elif kind == "closed":
            scope = replace(scope, leaves=())
        elif kind == "cleanup":
            scope = replace(scope, cleanup=(what, *scope.cleanup), loop_cleanup=(what, *scope.loop_cleanup))
        elif kind in ("statement", "value"):
            scope = replace(scope, **{kind: (*getattr(scope, kind), (feature, what))})
        else:
            scope = replace(scope, **{kind: (*getattr(scope, kind), what)})
    return scope


ALTERNATIVES = re.compile("«([^«»]*)»")
NAME = re.compile(r"\b[A-Za-z]\w*_\b")
HOLE = re.compile(r"\$([a-z]+)(?::([a-z])\b)?")
BLOCK = re.compile(r"\$block(?:\((.*)\))?$")
STATEMENTS = (2, 2, 3, 3, 4, 5, 6, 8, 12)  # how many a function has, about
RARELY = 0.12  # the share of functions with a rare feature
OF_A_KIND = 0.3  # the share of functions with features of a kind
BUSY = (4, 9)  # statements of a busy block


@dataclass
class Writer:
    grammar: Grammar
    random: random.Random
    number: int
    special: tuple[str, ...]
    favoured: tuple[str, ...] = ()  # special statements that are drawn more often, and one of them in any case
    items: dict[str, Block] = field(default_factory=dict)
    pending: list[str] = field(default_factory=list)  # items that are being written
    names: int = 0
    budget: int = 0

    # --- templates

    def expand(self, template: str, scope: Scope, feature: str = "") -> Block:
        text = template.strip()
        while ALTERNATIVES.search(text):
            text = ALTERNATIVES.sub(lambda found: self.random.choice(found[1].split("¦")), text)
        lines = [line.strip() for line in self.named(text).splitlines()]
        block, rest = self.parse([line for line in lines if line], scope, feature, {})
        assert not rest, f"unbalanced template: {template}"
        return block

    def named(self, text: str) -> str:
        own: dict[str, str] = {}

        def name(found: re.Match[str]) -> str:
            word = found[0]
            if word in self.grammar.items:
                return self.item(word)
            if word not in own:
                self.names += 1
                own[word] = f"{word[:-1]}{self.names}"
            return own[word]

        return NAME.sub(name, text)

    def item(self, word: str) -> str:
        """The name of an item in this function; declares it first if need be."""
        name = f"{word}{self.number}"
        if name not in self.items and word not in self.pending:
            self.pending.append(word)
            self.items[name] = self.expand(self.grammar.items[word], Scope())
            self.pending.pop()
        return name

    def parse(self, lines: list[str], scope: Scope, feature: str, drawn: dict[str, Piece]) -> tuple[Block, list[str]]:
        """The statements up to the line that closes this block, and the lines from there on."""
        block: list[Statement] = []
        while lines and not lines[0].startswith("}"):
            line, *lines = lines
            if found := BLOCK.match(line):
                options = [option.strip() for option in (found[1] or "").split(" and ") if option.strip()]
                block += self.block(enter(scope, options, feature))
            elif line.endswith("{"):
                head = self.pieces(line, scope, drawn)
                body, (close, *lines) = self.parse(lines, scope, feature, drawn)
                block.append(Statement(head, body, self.pieces(close, scope, drawn), feature))
            else:
                block.append(Statement(self.pieces(line, scope, drawn), None, (), feature))
        return tuple(block), lines

    def pieces(self, text: str, scope: Scope, drawn: dict[str, Piece], depth: int = 2) -> tuple[Piece, ...]:
        pieces: list[Piece] = []
        at = 0
        for found in HOLE.finditer(text):
            pieces.append(text[at : found.start()])
            kind, label = found.groups()
            if label is None:
                pieces.append(DRAWS[kind](self, scope, depth))
            else:
                if found[0] not in drawn:
                    drawn[found[0]] = DRAWS[kind](self, scope, depth)
                pieces.append(drawn[found[0]])
            at = found.end()
        return tuple(piece for piece in (*pieces, text[at:]) if piece != "")

    def expression(self, kind: str, template: str, scope: Scope, depth: int, feature: str = "") -> Expression:
        while ALTERNATIVES.search(template):
            template = ALTERNATIVES.sub(lambda found: self.random.choice(found[1].split("¦")), template)
        text, parts = "", []
        for piece in self.pieces(self.named(template), scope, {}, depth - 1):
            if isinstance(piece, str):
                text += piece
            else:
                text += f"${len(parts)}"
                parts.append(piece)
        return Expression(kind, text, tuple(parts), feature)

    # --- statements

    def block(self, scope: Scope) -> Block:
        statements: list[Statement] = []
        if scope.busy:
            self.budget += 1
            return tuple(one for _ in range(self.random.randint(*BUSY)) for one in self.statement(scope))
        if self.favoured and scope.depth == 1 and self.pending == ["f_"]:
            statements += self.special_statement(self.random.choice(self.favoured), scope)
        for _ in range(self.random.randint(2, 5) if scope.depth == 1 else self.random.randint(1, 3)):
            if self.budget > 0 or not statements:
                self.budget -= 1
                statements += self.statement(scope)
        return tuple(statements)

    def statement(self, scope: Scope) -> Block:
        kind = self.random.random()
        if scope.statement and kind < (0.8 if scope.busy else 0.3):
            feature, template = self.random.choice(scope.statement)
            return self.expand(template, scope, feature)
        table: Templates = self.grammar.simple
        if kind < 0.55 and self.specials:
            table = self.specials
        elif kind < 0.75:
            table = self.grammar.nested
        if scope.depth > 3 or self.budget <= 0:
            table = {name: text for name, text in table.items() if "$block" not in text} or self.grammar.simple
        if scope.depth > 1 or self.pending != ["f_"]:
            table = {name: text for name, text in table.items() if name not in self.grammar.long} or self.grammar.simple
        liked = [name for name in self.favoured if name in table]
        name = self.random.choice(liked if liked and self.random.random() < 0.5 else list(table))
        if "$leave" in table[name] and not scope.leaves:
            name, table = "assign", self.grammar.simple
        return self.expand(table[name], scope, name if name in self.grammar.features else "")

    def special_statement(self, name: str, scope: Scope) -> Block:
        return self.expand(self.grammar.special[name], scope, name)

    @property
    def specials(self) -> Templates:
        """The special statements that this function uses; none within an item, which has no arrays `a` and `b`."""
        return {name: self.grammar.special[name] for name in self.special if name in self.grammar.special}

    # --- what holes stand for

    def leaf(self, scope: Scope, depth: int) -> Expression:
        return self.expression(self.grammar.real, self.pick(self.grammar.leaves, scope), scope, depth)

    def real(self, scope: Scope, depth: int) -> Piece:
        return self.random.choice(scope.real)

    def array(self, scope: Scope, depth: int) -> Piece:
        return self.random.choice(scope.array + scope.pointer)

    def source(self, scope: Scope, depth: int) -> Piece:
        """An array that does not overlap the local one, `c`."""
        return self.random.choice([name for name in scope.array if name != "c"])

    def place(self, scope: Scope, depth: int) -> Piece:
        """What can be assigned to."""
        if scope.real and self.random.random() < 0.5:
            return self.random.choice(scope.real)
        array = self.random.choice(scope.array + scope.pointer + scope.indexed)
        return self.expression("place", f"{array}[$index]", scope, depth)

    def integer(self, scope: Scope, depth: int) -> Expression:
        return Expression("integer", self.random.choice(scope.int) if scope.int else str(self.random.randint(0, 7)))

    def index(self, scope: Scope, depth: int) -> Expression:
        return self.expression("integer", self.pick(self.grammar.indices, scope), scope, depth)

    def bound(self, scope: Scope, depth: int) -> Expression:
        return self.expression("integer", self.pick(self.grammar.bounds, scope), scope, depth)

    def condition(self, scope: Scope, depth: int) -> Expression:
        return self.expression("condition", self.pick(self.grammar.conditions, scope), scope, depth)

    def squashed(self, scope: Scope, depth: int) -> Expression:
        return self.expression(self.grammar.real, self.pick(self.grammar.squashes, scope), scope, depth + 1)

    def any_value(self, scope: Scope, depth: int) -> Expression:
        if depth <= 0:
            return self.leaf(scope, depth)
        values = [name for name in self.special if name in self.grammar.special_values]
        if scope.value and self.random.random() < 0.25:
            feature, template = self.random.choice(scope.value)
            return self.expression(self.grammar.real, template, scope, depth, feature)
        if values and self.random.random() < 0.25:
            feature = self.random.choice(values)
            return self.expression(self.grammar.real, self.grammar.special_values[feature], scope, depth, feature)
        if self.random.random() < 0.04 and (helper := self.helper(scope)):
            return self.expression(self.grammar.real, self.grammar.call.replace("$helper", helper), scope, depth)
        return self.expression(self.grammar.real, self.pick(self.grammar.expressions, scope), scope, depth)

    def pick(self, table: Templates, scope: Scope) -> str:
        """One of the templates whose needs the scope has."""
        fits = [text for text in table.values() if all(getattr(scope, need) for need in NEEDS if f"${need}" in text)]
        return self.random.choice(fits)

    def helper(self, scope: Scope) -> str:
        """A helper of this function that can be called here, or nothing."""
        names = [name for name in self.grammar.helpers if name not in self.pending]
        fits = names and scope.array and scope.real and len(self.pending) < 3
        return self.item(self.random.choice(names)) if fits else ""

    def leave(self, scope: Scope, depth: int) -> Piece:
        way = self.random.choice(scope.leaves)
        return self.go(way, scope, depth)

    def go(self, way: str, scope: Scope, depth: int) -> Piece:
        if way != "return":
            return " ".join(["{", *scope.loop_cleanup, f"{way};", "}"])
        template = self.grammar.returning.replace("$cleanup", " ".join(scope.cleanup))
        return self.expression("leave", template, scope, depth)

    def count(self, scope: Scope, depth: int) -> Expression:
        return Expression("integer", str(self.random.randint(2, 6)))

    def constant(self, scope: Scope, depth: int) -> Expression:
        return Expression(self.grammar.real, PLAIN[self.grammar.real].format(self.random.choice(CONSTANTS)))


CONSTANTS = ("0.5", "0.25", "1.25", "0.8", "2.0", "0.1")
PLAIN = {"real": "{}", "f64": "{}f64"}
NEEDS = ("real", "array", "int", "table")
DRAWS: dict[str, Callable[[Writer, Scope, int], Piece]] = {
    "value": Writer.squashed,
    "e": Writer.any_value,
    "leaf": Writer.leaf,
    "real": Writer.real,
    "array": Writer.array,
    "place": Writer.place,
    "int": Writer.integer,
    "index": Writer.index,
    "bound": Writer.bound,
    "cond": Writer.condition,
    "table": lambda writer, scope, depth: writer.random.choice(scope.table),
    "leave": Writer.leave,
    "return": lambda writer, scope, depth: writer.go("return", scope, depth),
    "source": Writer.source,
    "count": Writer.count,
    "const": Writer.constant,
}


def function(
    grammar: Grammar, seed: int, number: int, without: frozenset[str] = frozenset(), kinds: Sequence[str] = ()
) -> Function:
    """The function of that number; the same for the same numbers. With `kinds`, it has features of one of them."""
    draws = random.Random(f"{seed}/{number}")
    of_kinds = set().union(*(kind.special for kind in grammar.kinds.values()))
    common = [name for name in grammar.features if name not in grammar.rare | of_kinds]
    special = draws.sample(common, draws.randint(1, 5))
    if draws.random() < RARELY:
        special.append(draws.choice(sorted(grammar.rare)))
    of_a_kind = drawn_of_kinds(grammar, random.Random(f"{seed}/{number}/kind"), kinds)
    favoured = tuple(name for name in of_a_kind if name not in without)
    special = tuple(name for name in special if name not in without)
    writer = Writer(grammar, draws, number, favoured + special, favoured)
    writer.budget = draws.choice(STATEMENTS)
    writer.item("f_")
    return Function(number, grammar.language, writer.items)


def drawn_of_kinds(grammar: Grammar, draws: random.Random, kinds: Sequence[str]) -> list[str]:
    """Features of one kind, for a share of the functions; from `kinds`, if given, for all."""
    fits = [name for name in kinds or grammar.kinds if name in grammar.kinds]
    if not fits or (not kinds and draws.random() > OF_A_KIND):
        return []
    names = list(grammar.kinds[draws.choice(fits)].special)
    return draws.sample(names, min(len(names), draws.randint(1, 2)))
