"""`enzyme-hub doctor`: what this machine has for the main job, what is missing, and how to get it.

The main job needs LLVM inside llvmlite, `enzyme-hub-ld`, one compiler whose bitcode can be read, a linker behind ours
and a driver that knows the start files. A compiler counts only if a gradient really came out of it: unless asked to
be quick, doctor builds and runs the example of each language that it found.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec

from enzyme_hub.base.installing import pip
from enzyme_hub.base.records import record
from enzyme_hub.errors import LinkError
from enzyme_hub.languages import toolchains
from enzyme_hub.languages.toolchains import NEWEST_LLVM, Tool

GOOD, WEAK, BAD = "ok", "note", "bad"
_COLOURS = {GOOD: "green", WEAK: "yellow", BAD: "red"}


@record
class Finding:
    """One line of the table."""

    what: str
    state: str
    found: str
    remedy: str = ""


def run(quick: bool = False) -> int:
    """Print the findings; 1 if the main job cannot be done."""
    from rich.markup import escape
    from rich.table import Table

    from enzyme_hub.base.terminal import console

    findings = [llvm(), hub_linker(), *compilers(), *linkers(), *gpus()]
    if not quick and can_link(findings):
        findings += [*gradients(), *from_python_to_julia()]
    screen = console()
    table = Table("", "what", "found", "how to get it", title="enzyme-hub doctor")
    for finding in findings:
        mark = f"[{_COLOURS[finding.state]}]{finding.state}[/]"
        table.add_row(mark, finding.what, escape(finding.found), escape(finding.remedy))
    screen.print(table)
    missing = verdict(findings)
    screen.print(f"[red]The main job cannot be done: {missing}.[/]" if missing else "The main job can be done.")
    return 1 if missing else 0


def verdict(findings: list[Finding]) -> str:
    """Why the main job cannot be done; empty if it can."""
    state = {finding.what: finding.state for finding in findings}
    if state["LLVM (llvmlite)"] == BAD:
        return "LLVM cannot be loaded"
    if state["enzyme-hub-ld"] == BAD:
        return "enzyme-hub-ld is missing"
    with_zig = state["C: ziglang"] == GOOD
    if not with_zig and (state["linker"] == BAD or state["cc"] == BAD):
        return "there is nothing to link with"
    if not any(state[name] == GOOD for name in ("C: clang", "C: ziglang", "Rust: rustc", "Fortran: flang")):
        return "there is no compiler whose bitcode can be read"
    broken = [finding.what for finding in findings if finding.what.startswith("gradient") and finding.state == BAD]
    return f"wrong or no result for {', '.join(broken)}" if broken else ""


def can_link(findings: list[Finding]) -> bool:
    return not verdict(findings)


# --- the parts


def llvm() -> Finding:
    from enzyme_hub import llvm

    try:
        number = ".".join(map(str, llvm.version()))
    except (ImportError, OSError, RuntimeError) as error:
        return Finding("LLVM (llvmlite)", BAD, f"cannot be loaded: {error}", "pip install 'llvmlite>=0.50,<0.51'")
    return Finding("LLVM (llvmlite)", GOOD, f"LLVM {number}")


def hub_linker() -> Finding:
    path = toolchains.hub_linker()
    if path is None:
        return Finding("enzyme-hub-ld", BAD, "missing", pip())
    if shutil.which("enzyme-hub-ld") is None:
        return Finding("enzyme-hub-ld", WEAK, path, f"{toolchains.way_in()} puts it into the PATH")
    return Finding("enzyme-hub-ld", GOOD, path)


def compilers() -> list[Finding]:
    rust = "https://rustup.rs, or apt install rustc"
    return [
        compiler("C: clang", toolchains.clang, f"apt install clang-{NEWEST_LLVM}"),
        compiler("C++: clang++", toolchains.clangxx, f"apt install clang-{NEWEST_LLVM} g++"),
        compiler("C: ziglang", toolchains.zig, f"{pip('zig')} (clang from PyPI, no root needed)"),
        compiler("Rust: rustc", toolchains.rustc, rust),
        compiler("Rust: cargo", toolchains.cargo, rust),
        compiler("Fortran: flang", toolchains.flang, f"apt install flang-{NEWEST_LLVM}"),
        compiler(
            "Swift: swiftc", toolchains.swiftc, "https://www.swift.org/install, or ./dev toolchains swift in a checkout"
        ),
        julia(),
    ]


def compiler(what: str, find: Callable[[], Tool | None], remedy: str) -> Finding:
    tool = find()
    if tool is None:
        return Finding(what, WEAK, "missing", remedy)
    found = described(tool)
    if not tool.usable:
        return Finding(what, BAD, f"{found}: newer than LLVM {NEWEST_LLVM}, its bitcode cannot be read", remedy)
    return Finding(what, GOOD, found)


def julia() -> Finding:
    what, remedy = "Julia: julia", "Julia 1.5; ./dev toolchains julia in a checkout"
    tool = toolchains.julia()
    if tool is None:
        return Finding(what, WEAK, "missing", remedy)
    if not tool.version.startswith("1.5."):
        return Finding(what, WEAK, f"{described(tool)}: Julia 1.5 is what is tested", remedy)
    return Finding(what, GOOD, described(tool))


def from_python_to_julia() -> list[Finding]:
    """The way that `enzyme_hub.julia` takes, tried in a process of its own; nothing is installed for it."""
    what, remedy = "Python to Julia", f"{pip('python')}, and Julia 1.5; docs/getting-started-julia.md"
    if toolchains.julia() is None and find_spec("juliacall") is None:
        return []
    words = [sys.executable, "-m", "enzyme_hub.julia"]
    environment = {**os.environ, "PYTHON_JULIAPKG_OFFLINE": "yes"}
    try:
        done = subprocess.run(
            words, capture_output=True, text=True, errors="replace", check=False, timeout=120, env=environment
        )
        told = json.loads(done.stdout.strip().splitlines()[-1])
    except (OSError, subprocess.TimeoutExpired, IndexError, ValueError) as error:
        return [Finding(what, WEAK, f"{' '.join(words)} says nothing: {error!r}", remedy)]
    if "error" in told:
        return [Finding(what, WEAK, told["error"], told["help"] or remedy)]
    found = f"Julia {told['version']} through {told['through']}" + (f"; {told['why']}" if told["why"] else "")
    if not told["right"]:
        return [Finding(what, BAD, f"{found}; a wrong gradient", "please report it")]
    return [Finding(what, GOOD, f"{found}; the gradient is right")]


def described(tool: Tool) -> str:
    llvm = f", LLVM {tool.llvm}" if tool.llvm is not None and not tool.version.startswith(f"{tool.llvm}.") else ""
    return f"{tool.version}{llvm}  {tool}"


def linkers() -> list[Finding]:
    found = toolchains.linkers()
    lto = [tool for tool in found if "lld" in tool.name and tool.usable]
    listed = ", ".join(f"{tool.name} {tool.version}" for tool in found)
    absent = (WEAK, "missing; ziglang links C") if toolchains.zig() else (BAD, "missing")
    if not found:
        linker = Finding("linker", *absent, f"apt install lld-{NEWEST_LLVM}, or binutils")
    elif not lto:
        remedy = f"apt install lld-{NEWEST_LLVM}: it does the LTO of what asks for no derivative"
        linker = Finding("linker", WEAK, f"{listed}; none that reads LLVM bitcode", remedy)
    else:
        linker = Finding("linker", GOOD, listed)
    driver = toolchains.cc()
    if driver is None:
        return [linker, Finding("cc", *absent, "apt install gcc libc6-dev: it knows the start files")]
    return [linker, Finding("cc", GOOD, described(driver))]


def gpus() -> list[Finding]:
    """The tools for code of GPUs; kernels run on a processor without any of them."""
    from enzyme_hub.targets import toolkit

    found = []
    for what, look in (("NVIDIA: ptxas", toolkit.ptxas), ("NVIDIA: libdevice", toolkit.libdevice)):
        try:
            found.append(Finding(what, GOOD, str(look())))
        except LinkError as error:
            found.append(Finding(what, WEAK, "missing", error.remedy or ""))
    return found


SMALLEST = ("c-square", "cpp-square", "rust-square", "fortran", "swift", "julia-square", "python")
"""The examples that doctor runs: one of each language."""


def gradients() -> list[Finding]:
    """One example of each language that was found, built and run for real, as many at once as there are cores."""
    from enzyme_hub.commands import demo

    wanted = sorted((one for one in demo.EXAMPLES if one.name in SMALLEST), key=lambda one: SMALLEST.index(one.name))
    outcomes = demo.run_examples(wanted, at_once=min(len(wanted), os.cpu_count() or 1))
    findings = []
    for outcome in outcomes:
        what = f"gradient: {outcome.example.title}"
        if outcome.absent:
            findings.append(Finding(what, WEAK, f"not tried: no {outcome.absent}"))
        elif outcome.good:
            findings.append(Finding(what, GOOD, f"{outcome.example.source}: right, in {outcome.took:.1f} s"))
        else:
            reason = outcome.failure.strip().splitlines()[-1] if outcome.failure else "a wrong value"
            findings.append(Finding(what, BAD, reason, f"`enzyme-hub demo {outcome.example.name}` says more"))
    return findings
