"""Figures about the house: `python tools/measures.py`. With `--check` none may be above its limit (`LIMITS`).

How each figure is counted is the docstring of its function. Who has to raise a limit does so in the same commit, and says why there.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "enzyme_hub"
CORE = ("ir", "rules", "analysis", "differentiate")
OUTSIDE_OF_CORE = ("fused", "checkpoints", "custom", "checked", "devectorise")
"""Folders of `differentiate` that make derivatives faster, or are about requests' own derivatives."""
DEVECTORISE = frozenset(
    (
        "scalar_loops",
        "loop_equivalence",
        "loop_continuation",
        "unrolled_loops",
        "overlapping_vectors",
        "vector_lanes",
        "vector_counters",
        "conditional_sums",
        "small_copies",
        "loop_ends",
        "outlining",
    )
)
"""Files that take back what LLVM did for the processor; with the folder `devectorise` they are no longer needed here."""

Graph = dict[str, set[str]]


@cache
def sources() -> dict[str, Path]:
    """All modules by name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(sources()[module].read_text())


def imports(module: str) -> Iterator[tuple[str, bool]]:
    """What a module imports of this package, and whether that is when it is imported itself. `TYPE_CHECKING` counts as neither."""

    def visit(node: ast.AST, is_late: bool) -> Iterator[tuple[str, bool]]:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            return
        if isinstance(node, ast.Import):
            yield from ((name.name, is_late) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for name in node.names:
                below = f"{node.module}.{name.name}"
                yield (below if below in sources() else node.module), is_late
        inner = is_late or isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
        for child in ast.iter_child_nodes(node):
            yield from visit(child, inner)

    yield from ((name, is_late) for name, is_late in visit(tree(module), False) if name in sources())


@cache
def at_import() -> Graph:
    return {module: {name for name, is_late in imports(module) if not is_late} for module in sources()}


@cache
def reached(module: str) -> frozenset[str]:
    found: set[str] = set()
    work = [module]
    while work:
        for name in at_import()[work.pop()] - found:
            found.add(name)
            work.append(name)
    return frozenset(found)


def files_at_the_root() -> int:
    """Files of Python directly in enzyme_hub."""
    return len(list(PACKAGE.glob("*.py")))


def circles_at_import_time() -> int:
    """Sets of modules that import each other while they are imported (strongly connected, more than one)."""
    circles = {
        frozenset(other for other in reached(module) if module in reached(other))
        for module in sources()
        if module in reached(module)
    }
    return len(circles)


def late_imports_for_circles() -> int:
    """Imports in functions that would close a circle at the top of their module."""
    late = {(module, name) for module in sources() for name, is_late in imports(module) if is_late}
    return sum(module in reached(name) or module == name for module, name in late)


def longest_file() -> int:
    """Lines of the longest module."""
    return max(len(path.read_text().splitlines()) for path in sources().values())


def walks_by_hand() -> int:
    """Loops `while NAME:` in the core that take from that list or queue (`NAME.pop()`, `NAME.popleft()`)."""
    count = 0
    for module in _core():
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.While) and isinstance(node.test, (ast.Name, ast.Attribute)):
                name = ast.unparse(node.test)
                body = "\n".join(map(ast.unparse, node.body))
                count += f"{name}.pop(" in body or f"{name}.popleft(" in body
    return count


def library_imports_from_the_core() -> int:
    """Pairs of a file of the core and one particular language or library that it imports: a room of `languages` or `libraries`."""
    rooms = {path.name for path in (PACKAGE / "languages").iterdir() if path.is_dir()} - {"libraries"}
    found = set()
    for module in _core():
        for name, _ in imports(module):
            parts = name.split(".")[1:]
            if parts[:2] == ["languages", "libraries"] and len(parts) > 2:
                found.add((module, parts[2]))
            elif parts[:1] == ["languages"] and len(parts) > 1 and parts[1] in rooms:
                found.add((module, parts[1]))
    return len(found)


def passes_without_a_test() -> int:
    """Modules of `differentiate/normalise` that no file below tests names."""
    texts = [path.read_text() for path in (ROOT / "tests").rglob("*.py")]
    texts += [path.read_text() for path in (ROOT / "tests").rglob("*.ll")]
    passes = [path.stem for path in (PACKAGE / "differentiate" / "normalise").rglob("*.py") if path.stem != "__init__"]
    return sum(not any(name in text for text in texts) for name in passes)


def core_lines() -> int:
    """Lines of ir, rules, analysis and differentiate, without what is listed at the top of this file."""
    return sum(len(sources()[module].read_text().splitlines()) for module in _core() if not _is_outside(module))


def architecture_kilobytes() -> int:
    """The size of ARCHITECTURE.md, in KB, rounded up."""
    return -(-len((ROOT / "ARCHITECTURE.md").read_bytes()) // 1024)


def _core() -> list[str]:
    return [module for module in sources() if module.split(".")[1:2] and module.split(".")[1] in CORE]


def _is_outside(module: str) -> bool:
    parts = module.split(".")
    return parts[1] == "differentiate" and (parts[-1] in DEVECTORISE or any(one in parts for one in OUTSIDE_OF_CORE))


LIMITS: dict[Callable[[], int], int] = {
    files_at_the_root: 6,
    circles_at_import_time: 0,
    late_imports_for_circles: 1,
    longest_file: 600,
    walks_by_hand: 15,
    library_imports_from_the_core: 8,
    passes_without_a_test: 0,
    core_lines: 51_550,
    architecture_kilobytes: 12,
}


def main() -> int:
    figures = {figure: figure() for figure in LIMITS}
    for figure, found in figures.items():
        print(f"{_name(figure):36}{found:>8}  of at most {LIMITS[figure]}")
    above = [_name(figure) for figure, found in figures.items() if found > LIMITS[figure]]
    if "--check" in sys.argv[1:] and above:
        print(
            f"above the limit: {', '.join(above)}; make it smaller, or raise the limit in tools/measures.py and say why"
        )
        return 1
    return 0


def _name(figure: Callable[[], int]) -> str:
    return figure.__name__.replace("_", " ")


if __name__ == "__main__":
    sys.exit(main())
