"""The rules file: what is said of functions where a language has no attributes, or the source is somebody else's (TOML).

    [[rule]]
    function = "bump"                # a symbol, a wildcard, or a path as people write it
    gradient = { augment = "aug_bump", reverse = "grad_bump" }
    derivative = "fwd_bump"
    split_derivative = { augment = "aug_bump", forward = "fwd_from_tape" }
    # or one of:
    like = "log1p"
    inactive = true
    nofree = true
    allocator = { size = 0, free = "arena_free", pointer = 1 }

In a pyproject.toml the same tables stand under `[[tool.enzyme-hub.rule]]`. Errors (EH0214) have the line and the column.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from enzyme_hub.base import toml
from enzyme_hub.base.records import record
from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.custom.names import is_wildcard, meant
from enzyme_hub.custom.project import PROJECT, TABLE, contents
from enzyme_hub.custom.statements import Allocates, Like, NoDerivative, NoFree, Statement, What
from enzyme_hub.errors import RequestError
from enzyme_hub.ir.module import Function, Module

_HEADER = re.compile(r"""^[ \t]*(\[\[[^\]\n]*?\brule["']?[ \t]*\]\])""", re.MULTILINE)


@record
class Rule:
    """One table; `lines` is where it stands in the file, from its header on."""

    path: Path
    text: str
    start: int
    function: str
    table: Mapping[str, Any]

    def place(self, key: str = "") -> str:
        """The file, line and column of the table, or of a key in it."""
        end = _HEADER.search(self.text, self.start + 1)
        found = re.compile(rf"^[ \t]*({re.escape(key)})[ \t]*=", re.MULTILINE).search(
            self.text, self.start, end.start() if end else len(self.text)
        )
        at = found.start(1) if key and found else self.start
        return f"{self.path}:{_place(self.text, at)}"

    def error(self, what: str, key: str = "", why: str | None = None, remedy: str | None = None) -> RequestError:
        return RequestError("EH0214", what, where=self.place(key), why=why, remedy=remedy)

    @property
    def names(self) -> Iterator[str]:
        """The functions that compute derivatives, as the file names them."""
        for what in self.said():
            if isinstance(what, CustomDerivative):
                yield from what.names
            elif isinstance(what, Allocates):
                yield what.free

    def said(self) -> list[What]:
        """What the table says. Raises RequestError for a key that is unknown, or a value that does not fit."""
        found: list[What] = []
        for key, value in self.table.items():
            if key == "function":
                continue
            if key not in _KEYS:
                raise self.error(
                    f"a rule has no {key}", key, f"it may have {', '.join(_KEYS)}", "correct the word, or leave it away"
                )
            form, read = _KEYS[key]
            what = read(value)
            if what is None:
                raise self.error(f"{key} is not what it should be", key, f"found {value!r}", f"write {key} = {form}")
            found.append(what)
        if not found:
            raise self.error(f"the rule of {self.function} says nothing", "", None, f"add one of {', '.join(_KEYS)}")
        return found


def load(paths: Iterable[Path]) -> list[Rule]:
    """The rules of all files. Raises RequestError."""
    return [rule for path in paths for rule in _load(path)]


def statements(rules: Iterable[Rule], module: Module, exists: Callable[[str], bool]) -> list[Statement]:
    """What the rules say of functions of the module. `exists` says of a name whether some input of the link has that symbol.

    An exact name comes before a wildcard. Raises RequestError.
    """
    best: dict[Function, Rule] = {}
    for rule in rules:
        found = meant(rule.function, module.functions)
        if not found and not is_wildcard(rule.function) and not exists(rule.function):
            raise rule.error(
                f"there is no function {rule.function}",
                "function",
                "no input of this link defines or calls it",
                "name its symbol, as `nm` tells it, or its path, as in ns::f(double)",
            )
        for name in found:
            function = module.functions[name]
            other = best.get(function)
            if other is not None and is_wildcard(other.function) == is_wildcard(rule.function):
                raise rule.error(
                    f"two rules are about {name}",
                    "function",
                    f"the other one is at {other.place()}",
                    "keep one of them",
                )
            if other is None or is_wildcard(other.function):
                best[function] = rule
    return [Statement(function, what, rule.place()) for function, rule in best.items() for what in rule.said()]


def idle(rules: Iterable[Rule], said: Iterable[Statement]) -> list[Rule]:
    """The rules that are about no function."""
    at_work = {statement.where for statement in said}
    return [rule for rule in rules if rule.place() not in at_work]


def _load(path: Path) -> Iterator[Rule]:
    try:
        text = contents(path).decode("utf-8-sig")  # an editor may have begun it with a mark
    except UnicodeDecodeError as error:
        raise RequestError("EH0214", f"the rules file {path} cannot be read", where=str(path), why=str(error)) from None
    text = text.replace("\r\n", "\n")
    try:
        whole: Any = toml.loads(text)
    except ValueError as error:
        found = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
        where = f"{path}:{found[1]}:{found[2]}" if found else str(path)
        raise RequestError(
            "EH0214", f"{path.name} is no valid TOML", where=where, why=str(error).partition(" (at")[0]
        ) from None
    if path.name == PROJECT:
        whole = toml.table(whole, *TABLE)
    if not isinstance(whole, dict):
        raise _no_tables(path)
    unknown = next((key for key in whole if key != "rule"), None)
    if unknown is not None:
        at = text.find(unknown)
        raise RequestError(
            "EH0214",
            f"a rules file has no {unknown}",
            where=f"{path}:{_place(text, at)}",
            remedy="write tables [[rule]]",
        )
    tables = whole.get("rule", [])
    if not isinstance(tables, list) or not all(isinstance(one, dict) for one in tables):
        raise _no_tables(path)
    for table, start in zip(tables, _starts(text, tables), strict=True):
        function = table.get("function")
        rule = Rule(path, text, start, function if isinstance(function, str) else "", table)
        if not rule.function:
            raise rule.error("a rule names no function", "function", None, 'write function = "name"')
        rule.said()
        yield rule


def _no_tables(path: Path) -> RequestError:
    return RequestError(
        "EH0214", f"the rules in {path} are no tables", where=str(path), remedy="begin each with [[rule]]"
    )


def _starts(text: str, tables: list[dict[str, Any]]) -> list[int]:
    """Where each table begins: at its header; of those that have none, where its function is named."""
    headers = [match.start(1) for match in _HEADER.finditer(text)]
    if len(headers) == len(tables):
        return headers
    found, at = [], 0
    for table in tables:
        at = max(at, text.find(str(table.get("function")), at))
        found.append(at)
    return found


def _place(text: str, at: int) -> str:
    return f"{text.count(chr(10), 0, at) + 1}:{at - text.rfind(chr(10), 0, at)}"


# -- what the keys say; None for a value that does not fit


def _gradient(value: Any) -> What | None:
    if isinstance(value, str):
        return CustomDerivative(gradient=value)
    if isinstance(value, dict) and _are_names(value, "augment", "reverse") and "reverse" in value:
        return CustomDerivative(augment=value.get("augment", ""), gradient=value["reverse"])
    return None


def _split(value: Any) -> What | None:
    if isinstance(value, dict) and _are_names(value, "augment", "forward") and "forward" in value:
        return CustomDerivative(split_augment=value.get("augment", ""), split_derivative=value["forward"])
    return None


def _allocator(value: Any) -> What | None:
    if (
        not isinstance(value, dict)
        or value.keys() - {"size", "free", "pointer"}
        or not _are_names({"free": value.get("free")}, "free")
    ):
        return None
    size, pointer = value.get("size"), value.get("pointer", 0)
    if type(size) is not int or type(pointer) is not int or size < 0 or pointer < 0:
        return None
    return Allocates(size, value["free"], (), pointer)


def _are_names(value: Mapping[str, Any], *keys: str) -> bool:
    return value.keys() <= set(keys) and all(isinstance(name, str) and name for name in value.values())


_KEYS: dict[str, tuple[str, Callable[[Any], What | None]]] = {
    "gradient": ('{ augment = "name", reverse = "name" }', _gradient),
    "derivative": (
        '"name"',
        lambda value: CustomDerivative(derivative=value) if isinstance(value, str) and value else None,
    ),
    "split_derivative": ('{ augment = "name", forward = "name" }', _split),
    "like": ('"name"', lambda value: Like(value) if isinstance(value, str) and value else None),
    "inactive": ("true", lambda value: NoDerivative() if value is True else None),
    "nofree": ("true", lambda value: NoFree() if value is True else None),
    "allocator": ('{ size = 0, free = "name", pointer = 0 }', _allocator),
}
