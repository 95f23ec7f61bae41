"""Writes what ARCHITECTURE.md takes from the code: the two lists of steps, and the picture of the rooms.

python tools/architecture.py            writes both
python tools/architecture.py --check    says what is not as the code says; exit status 1
"""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import measures

PAGE = measures.ROOT / "ARCHITECTURE.md"
PICTURE = measures.ROOT / "docs" / "images" / "rooms.svg"
LAYERS = (
    ("commands",),
    ("explain", "survey", "tune", "python", "julia", "gpu"),
    ("driver",),
    ("differentiate",),
    ("analysis",),
    ("languages", "custom", "rules", "targets"),
    ("ir", "_bitcode"),
    ("llvm",),
    ("base",),
)
"""The rooms of enzyme_hub, those that stand on others first."""
WIDTH, HEIGHT, GAP, ROW, LEFT = 118, 34, 24, 74, 30


def steps(module: str) -> str:
    """The list of steps of a module, as rows of a table."""
    from importlib import import_module

    return "\n".join(f"| {step.name} | {step.sentence} |" for step in import_module(module).STEPS)


def with_lists(page: str) -> str:
    """The page with both lists as the code has them, each behind a comment that names its module."""
    for module in ("linker_plugin.main", "enzyme_hub.driver.pipeline"):
        mark = f"<!-- STEPS of {module} -->\n"
        before, _, after = page.partition(mark)
        _, _, rest = after.partition("\n\n")
        page = f"{before}{mark}| step | what happens |\n| --- | --- |\n{steps(module)}\n\n{rest}"
    return page


def arrows() -> set[tuple[str, str]]:
    """Which rooms import from which."""
    rooms = {room for layer in LAYERS for room in layer}
    found = set()
    for module in measures.sources():
        for name, _ in measures.imports(module):
            one, other = (parts[1] if len(parts := path.split(".")) > 1 else "" for path in (module, name))
            if one != other and one in rooms and other in rooms:
                found.add((one, other))
    return found


def picture() -> str:
    """The rooms in their layers, and what they import. Arrows that lead up are red."""
    places = {}
    widest = max(map(len, LAYERS)) * (WIDTH + GAP)
    for row, layer in enumerate(LAYERS):
        start = LEFT + (widest - len(layer) * (WIDTH + GAP)) // 2
        for column, room in enumerate(layer):
            places[room] = start + column * (WIDTH + GAP), 20 + row * ROW
    lines = []
    for one, other in sorted(arrows()):
        (x, y), (to_x, to_y) = places[one], places[other]
        is_down = to_y > y
        ends = (
            (y + HEIGHT, to_y) if is_down else (y, to_y + HEIGHT) if to_y < y else (y + HEIGHT // 2, to_y + HEIGHT // 2)
        )
        color = "#9ab" if is_down else "#c66" if to_y < y else "#ccc"
        lines.append(
            f'<line x1="{x + WIDTH // 2}" y1="{ends[0]}" x2="{to_x + WIDTH // 2}" y2="{ends[1]}" stroke="{color}" '
            f'stroke-opacity="0.6"><title>{one} imports {other}</title></line>'
        )
    for room, (x, y) in places.items():
        lines.append(f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="5" fill="#eef3f8" stroke="#467"/>')
        lines.append(f'<text x="{x + WIDTH // 2}" y="{y + 22}" text-anchor="middle">{escape(room)}</text>')
    size = f'width="{widest + 2 * LEFT}" height="{len(LAYERS) * ROW}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="14">'
    return "\n".join([head, *lines, "</svg>", ""])


def main() -> int:
    made = {PAGE: with_lists(PAGE.read_text()), PICTURE: picture()}
    stale = [path for path, text in made.items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(measures.ROOT)} is not as the code says: run `python tools/architecture.py`")
        return bool(stale)
    for path in stale:
        path.write_text(made[path])
    return 0


if __name__ == "__main__":
    sys.exit(main())
