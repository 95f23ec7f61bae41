"""A generated function as a tree of statements and expressions: rendered to source, and made smaller by edits.

A statement is a line with expressions in it; one that ends in `{` has a body and a closing line. `else {` is a line of its
own, so that every language here fits. Nothing in a tree knows which language it is: that is what makes one shrinker do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

HOLE = re.compile(r"\$(\d+)")


@dataclass(frozen=True)
class Expression:
    """Text with holes `$0`, `$1`, ... and what stands in them. `kind`: real (f64 in Rust), condition, integer, ..."""

    kind: str
    text: str
    parts: tuple[Expression, ...] = ()
    feature: str = ""

    def __str__(self) -> str:
        return HOLE.sub(lambda hole: str(self.parts[int(hole[1])]), self.text)


Piece = str | Expression


@dataclass(frozen=True)
class Statement:
    """One line; where it opens a block, the body and the line that closes it."""

    head: tuple[Piece, ...]
    body: tuple[Statement, ...] | None = None
    tail: tuple[Piece, ...] = ()
    feature: str = ""

    def lines(self, depth: int = 0) -> Iterator[str]:
        indent = "    " * depth
        yield indent + "".join(map(str, self.head))
        if self.body is not None:
            for statement in self.body:
                yield from statement.lines(depth + 1)
            yield indent + "".join(map(str, self.tail))


Block = tuple[Statement, ...]


def text_of(block: Block) -> str:
    return "\n".join(line for statement in block for line in statement.lines())


def features_of(block: Block) -> set[str]:
    """The features that a block of statements still contains."""
    found = set()
    for statement in block:
        found |= {statement.feature} | features_of(statement.body or ())
        for piece in (*statement.head, *statement.tail):
            if isinstance(piece, Expression):
                found |= _features_in(piece)
    return found - {""}


def _features_in(expression: Expression) -> set[str]:
    return {expression.feature}.union(*map(_features_in, expression.parts))


# --- edits: every smaller tree that is worth a try, largest cut first


def smaller(block: Block) -> Iterator[Block]:
    """Blocks with fewer statements: runs of them left out (halves first), then edits within each."""
    size = len(block)
    while size:
        for start in range(0, len(block), size):
            yield block[:start] + block[start + size :]
        size //= 2
    for at, statement in enumerate(block):
        for put in _smaller_statement(statement):
            yield block[:at] + put + block[at + 1 :]


def simpler(block: Block) -> Iterator[Block]:
    """Blocks with the same statements and a simpler expression."""
    for at, statement in enumerate(block):
        for put in _simpler_statement(statement):
            yield (*block[:at], put, *block[at + 1 :])


def _smaller_statement(statement: Statement) -> Iterator[Block]:
    if statement.body is None:
        return
    yield statement.body
    for body in smaller(statement.body):
        yield (replace(statement, body=body),)


def _simpler_statement(statement: Statement) -> Iterator[Statement]:
    for name in ("head", "tail"):
        pieces = getattr(statement, name)
        for at, piece in enumerate(pieces):
            if isinstance(piece, Expression):
                for put in _simpler_expression(piece):
                    yield replace(statement, **{name: (*pieces[:at], put, *pieces[at + 1 :])})
    for body in simpler(statement.body or ()):
        yield replace(statement, body=body)


PLAINEST = {"real": "0.5", "f64": "0.5f64", "integer": "1"}


def _simpler_expression(expression: Expression) -> Iterator[Expression]:
    plainest = PLAINEST.get(expression.kind)
    if plainest and str(expression) != plainest:
        yield Expression(expression.kind, plainest)
    for part in expression.parts:
        if part.kind == expression.kind:
            yield part
    for at, part in enumerate(expression.parts):
        for put in _simpler_expression(part):
            yield replace(expression, parts=(*expression.parts[:at], put, *expression.parts[at + 1 :]))
