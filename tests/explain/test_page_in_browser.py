"""The page of `enzyme-hub explain` as a browser shows it: what is drawn, where, in which colour."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from enzyme_hub.commands.cli import main
from enzyme_hub.languages import toolchains

PROGRAM = Path(__file__).parents[2] / "docs" / "images" / "heat.c"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

# Writes what the browser made of the page into the document, where --dump-dom finds it.
PROBE = """
<script>
addEventListener("load", () => {
  const box = (e) => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]; };
  const rows = [...document.querySelectorAll("table.source tr")].filter((r) => r.cells[0].innerText !== ":");
  const found = {
    rows: rows.map((r) => ({
      number: Number(r.cells[0].innerText), text: r.cells[1].innerText, note: r.cells[2].innerText,
      colour: getComputedStyle(r.cells[1]).backgroundColor, shadow: getComputedStyle(r.cells[1]).boxShadow,
      code: box(r.cells[1]), saved: box(r.cells[2]), number_at: box(r.cells[0]), title: r.cells[1].title,
    })),
    key: Object.fromEntries([...document.querySelectorAll(".key .code")].map((s) =>
      [s.innerText, [getComputedStyle(s).backgroundColor, getComputedStyle(s).boxShadow]])),
    broken: [...document.links].filter((a) => a.hash && !document.querySelector(a.hash)).map((a) => a.href),
    links: document.links.length,
    requests: performance.getEntriesByType("resource").length,
    width: [document.documentElement.scrollWidth, innerWidth],
  };
  const out = document.createElement("pre");
  out.id = "found"; out.textContent = JSON.stringify(found); document.body.append(out);
});
</script>
"""


def shown(page: Path, *, width: int = 1200, dark: bool = False) -> dict[str, Any]:
    """What a browser of this width made of the page."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        pytest.skip("no browser is installed")
    probed = page.with_name(f"probed{width}.html")
    probed.write_text(page.read_text().replace("</body>", PROBE + "</body>"))
    words = [
        "--no-sandbox",
        "--disable-gpu",
        f"--user-data-dir={page.parent / 'profile'}",
        f"--window-size={width},1000",
    ]
    words += ["--blink-settings=preferredColorScheme=0"] * dark
    done = subprocess.run(
        [browser, "--headless", *words, "--dump-dom", probed.as_uri()],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    match = re.search(r'<pre id="found">(.*)</pre>', done.stdout, re.S)
    assert match, done.stderr
    found: dict[str, Any] = json.loads(unescape(match[1]))
    return found


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of a program with functions that stay functions, so that there is a call graph."""
    folder = tmp_path_factory.mktemp("page")
    clang = toolchains.clang()
    if clang is None:
        pytest.skip("the compiler is not installed")
    source = folder / "heat.c"
    source.write_text(PROGRAM.read_text().replace("static double", "__attribute__((noinline)) static double"))
    words = [*clang.command, "-O2", "-g", "-emit-llvm", "-c", source.name, "-o", "heat.bc"]
    subprocess.run(words, check=True, cwd=folder)
    assert main(["explain", str(folder / "heat.bc"), "-o", str(folder / "heat.html")]) == 0
    return folder / "heat.html"


def row(found: dict[str, Any], part: str) -> dict[str, Any]:
    one: dict[str, Any] = next(one for one in found["rows"] if part in one["text"])
    return one


def test_the_source_is_drawn_as_it_is_written(page: Path) -> None:
    source = (page.parent / "heat.c").read_text().splitlines()
    rows = shown(page)["rows"]
    assert len(rows) > 10
    for one in rows:
        assert one["text"].rstrip() == source[one["number"] - 1].rstrip()
        assert one["number_at"][2] <= one["code"][0] and one["code"][2] <= one["saved"][0]


@pytest.mark.parametrize("dark", [False, True])
def test_active_lines_have_the_colour_of_the_key(page: Path, dark: bool) -> None:
    found = shown(page, dark=dark)
    active, plain = row(found, "u[i] += dt"), row(found, "i + 1 < n")
    assert active["colour"] == found["key"]["active"][0] != plain["colour"]
    assert (active["colour"] == shown(page)["key"]["active"][0]) is not dark
    ends, stop = row(found, "return total + floor"), found["key"]["a derivative ends here"][1]
    assert ends["shadow"] == stop != active["shadow"]


def test_saved_bytes_stand_beside_their_line(page: Path) -> None:
    found = shown(page)
    one = row(found, "u[i] += dt")
    assert "bytes an iteration of heat.c:" in one["note"]
    middle = (one["saved"][1] + one["saved"][3]) / 2
    assert one["code"][1] <= middle <= one["code"][3]
    assert one["title"].startswith("depends on ") and "`dt`" in one["title"]


def test_links_lead_somewhere_and_nothing_is_fetched(page: Path) -> None:
    found = shown(page)
    assert found["links"] >= 3 and not found["broken"] and not found["requests"]


def test_only_the_source_scrolls_on_a_narrow_screen(page: Path) -> None:
    wide, _ = shown(page)["width"]
    assert wide <= 1200
    content, window = shown(page, width=600)["width"]
    assert content <= window
