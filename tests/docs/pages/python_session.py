"""Runs blocks of Python one after the other, and prints each value that a comment claims: `\\x01LINE\\tCLAIM\\tVALUE`.

Runs as a program of its own, in the environment of the page: it imports nothing of the tests.
"""

from __future__ import annotations

import ast
import io
import json
import linecache
import re
import sys
import tokenize
from contextlib import redirect_stdout

CLAIM = re.compile(r"# *((?:[\[({\d'\"-]|True\b|False\b|None\b).*)$")


def plain(value):
    """Numpy's arrays and numbers, and those of frameworks, as Python's."""
    if isinstance(value, (list, tuple)):
        return type(value)(map(plain, value)) if type(value) in (list, tuple) else tuple(map(plain, value))
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if hasattr(value, "numpy") and callable(value.numpy):
        value = value.numpy()
    if hasattr(value, "tolist"):
        return value.tolist()
    return value


def claims(text: str) -> dict[int, str]:
    """By line: the comment behind it that claims a value."""
    comments = (
        token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.COMMENT
    )
    found = {token.start[0]: CLAIM.match(token.string) for token in comments}
    return {line: match[1] for line, match in found.items() if match}


def is_print(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"


def run(page: str, first: int, text: str, names: dict) -> None:
    said = claims(text)
    tree = ast.parse("\n" * (first - 1) + text, page)
    for node in tree.body:
        claim = said.get((node.end_lineno or 0) - first + 1)
        if claim is None or not isinstance(node, ast.Expr):
            exec(compile(ast.Module([node], []), page, "exec"), names)
            continue
        printed = io.StringIO()
        with redirect_stdout(printed):
            value = eval(compile(ast.Expression(node.value), page, "eval"), names)
        shown = printed.getvalue().strip() if is_print(node.value) else repr(plain(value))
        print(f"\x01{node.lineno}\t{claim}\t{' '.join(shown.split())}", flush=True)


def main() -> None:
    names: dict = {"__name__": "__main__"}
    with open(sys.argv[1]) as file:
        blocks = json.load(file)
    lines: list[str] = []
    for page, first, text in blocks:  # compilers of functions look for their source
        lines += [""] * (first - 1 - len(lines)) + text.splitlines()
        linecache.cache[page] = (0, None, [f"{line}\n" for line in lines], page)
    for page, first, text in blocks:
        run(page, first, text, names)


main()
