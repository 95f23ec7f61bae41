"""Find the real linker and run it with what is left of the line.

A line without start files comes from a caller (rustc) that believes it talks to a bare linker; the compiler driver `cc`
knows the start files and library folders of this system, so it gets the line, and is told by `-B` to use the linker
chosen here. Outputs are written beside their place and renamed, so that a failure leaves what was there before.
"""

from __future__ import annotations

import contextlib
import glob
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from enzyme_hub.base.records import record
from enzyme_hub.errors import LinkError
from linker_plugin.arguments import Flavour, Kind, Plan, Word, for_driver, option_value, quote_response

_LONGEST_LINE = 100_000  # the kernel takes 128 KiB for one word, and the whole line has its limit too


@record
class RealLinker:
    path: Path

    @cached_property
    def is_lld(self) -> bool:
        return "lld" in self.path.name

    @cached_property
    def llvm(self) -> int:
        """The LLVM version whose bitcode it reads; 0 for linkers without LLVM."""
        if not self.is_lld:
            return 0
        if numbered := re.search(r"-(\d+)$", self.path.name):
            return int(numbered[1])
        said = subprocess.run([self.path, "--version"], capture_output=True, text=True, check=False).stdout
        numbers = re.search(r"LLD (\d+)\.", said)
        return int(numbers[1]) if numbers else 0


def find_linker(plan: Plan, wished: str | None = None, llvm: int = 0, gcc: bool = False) -> RealLinker:
    """The linker that is asked for, else the first of ld.lld, mold and ld.

    With `llvm`, an lld that reads bitcode of that version is preferred over one that does not; with `gcc`, a linker
    that takes gcc's LTO plugin.
    """
    asked = wished or plan.asked_linker
    if asked and (found := _asked(asked)):
        return found
    candidates = [RealLinker(path) for path in _candidates()]
    for linker in candidates:
        if gcc and not linker.is_lld:
            return linker
    for linker in candidates:
        if llvm and linker.llvm >= llvm:
            return linker
    if candidates:
        return candidates[0]
    raise LinkError(
        "EH0401",
        "no linker found",
        why="neither ld.lld, mold nor ld is on PATH",
        remedy="install one (Debian: apt install lld), or name one with ENZYME_HUB_OPTS=--linker=/path/to/ld.lld",
    )


def _asked(name: str) -> RealLinker | None:
    """`-fuse-ld=NAME`: a path, `lld`, or the whole name; None where that means ourselves."""
    for spelling in (name, f"ld.{name}", f"{name}.ld"):
        path = Path(spelling) if "/" in spelling else _which(spelling)
        if path and path.is_file():
            return None if _is_ourselves(path) else RealLinker(path)
    if name == "lld":
        numbered = [path for path in _candidates() if "lld" in path.name]
        if numbered:
            return RealLinker(numbered[0])
    raise LinkError("EH0401", f"the linker {name} that the line asks for is not here", remedy=f"install {name}")


def _is_ourselves(path: Path) -> bool:
    return "enzyme-hub" in path.resolve().name or path.resolve() == Path(sys.argv[0]).resolve()


def _which(name: str) -> Path | None:
    found = shutil.which(name)
    return Path(found) if found else None


def _candidates() -> Iterator[Path]:
    """All linkers on PATH, best first."""
    folders = [Path(folder) for folder in os.environ.get("PATH", os.defpath).split(os.pathsep) if folder]
    patterns = [r"ld\.lld", r"ld\.lld-\d+", r"gcc-ld/ld\.lld", r"mold|ld\.mold", r"ld", r"ld\.bfd|ld\.gold"]
    names = {folder: _listing(folder) for folder in dict.fromkeys(folders)}
    for pattern in patterns:
        matches = [folder / name for folder, listed in names.items() for name in listed if re.fullmatch(pattern, name)]
        for path in sorted(matches, key=_number, reverse=True):
            if os.access(path, os.X_OK) and not _is_ourselves(path):
                yield path


def _listing(folder: Path) -> list[str]:
    try:
        names = [name for name in os.listdir(folder) if "ld" in name]
    except OSError:
        return []
    if "gcc-ld" in names:  # where rustc keeps its own lld
        names.append("gcc-ld/ld.lld")
    return names


def _number(path: Path) -> int:
    numbered = re.search(r"-(\d+)$", path.name)
    return int(numbered[1]) if numbered else 0


def command(plan: Plan, linker: RealLinker, output: str, scratch: Path) -> list[str]:
    """The words to run, with `output` in the place of the line's own."""
    words = [word for word in plan.words if word.kind is not Kind.OUTPUT]
    words = without_plugins(words, linker)
    if plan.flavour is Flavour.LD and not _needs_driver(plan):
        tokens = [token for word in words for token in word.tokens]
        return [str(linker.path), *_short(["-o", output, *tokens], scratch)]
    words = [word for word in words if not word.tokens[0].startswith("-fuse-ld")]
    if plan.flavour is Flavour.LD and _static_pie(plan):
        words = [word for word in words if word.tokens[0] not in ("-static", "-pie", "--pie")]
    tokens = [token for word in words for token in for_driver(word)]
    if plan.flavour is Flavour.LD:
        # The driver's own libraries follow, and are not to be what the last -Bstatic or -Bdynamic made of them.
        tokens = [*_manners(plan), *tokens, "-Wl,-Bstatic" if plan.static else "-Wl,-Bdynamic"]
    return [*_driver(), f"-B{_as_ld(linker, scratch)}", *_short(["-o", output, *tokens], scratch)]


def _needs_driver(plan: Plan) -> bool:
    """An executable or a shared library that nobody gave start files, and nobody decided to do without."""
    return not (plan.start_files or plan.driven or plan.relocatable or plan.scripted)


def _manners(plan: Plan) -> list[str]:
    """What a bare linker does by default and a driver may not, or has another word for."""
    if _static_pie(plan):
        return ["-static-pie"]
    return ["-no-pie"] if plan.executable and plan.pie is None else []


def _static_pie(plan: Plan) -> bool:
    """To a linker `-static -pie`; to a driver these two words mean a dynamic executable with its start files."""
    return plan.executable and plan.static and plan.pie is True


def without_plugins(words: list[Word], linker: RealLinker) -> list[Word]:
    """lld needs no plugin for LLVM's bitcode but takes its options; others get only plugins that are not LLVM's."""
    kept: list[Word] = []
    foreign = False  # are we behind a plugin that is not LLVM's?
    for word in words:
        if word.kind is Kind.PLUGIN:
            is_option = word.tokens[0].lstrip("-").startswith("plugin-opt")
            if not is_option:
                foreign = "LLVMgold" not in word.value
            if word.value.startswith("enzyme-") or not (foreign or (is_option and linker.is_lld)):
                continue
        kept.append(word)
    return kept


def _driver() -> list[str]:
    for name in ("cc", "gcc", "clang"):
        if path := _which(name):
            return [str(path)]
    numbered = [
        path
        for folder in os.environ.get("PATH", os.defpath).split(os.pathsep)
        for path in (Path(folder).glob("clang-[0-9][0-9]") if folder else ())
    ]
    if numbered:
        return [str(max(numbered, key=_number))]
    raise LinkError(
        "EH0406",
        "no C compiler driver found",
        why="the caller left the start files of the program (crt1.o) to the linker, and only a compiler driver knows "
        "where they are; none of cc, gcc and clang is on PATH",
        remedy="install one (Debian: apt install gcc)",
    )


def _as_ld(linker: RealLinker, scratch: Path) -> Path:
    """A folder in which the linker is called `ld`, the name that compiler drivers look for."""
    folder = scratch / "linker"
    folder.mkdir(exist_ok=True)
    script = folder / "ld"
    # A script and not a link: lld looks at the name it was called by.
    script.write_text(f'#!/bin/sh\nexec {_shell(str(linker.path.absolute()))} "$@"\n')
    script.chmod(0o755)
    return folder


def _shell(word: str) -> str:
    return "'" + word.replace("'", "'\\''") + "'"


def _short(tokens: list[str], scratch: Path) -> list[str]:
    """The tokens, or a response file that holds them if they are too many for a command line."""
    if sum(map(len, tokens)) + len(tokens) < _LONGEST_LINE:
        return tokens
    response = scratch / "line.rsp"
    response.write_text(quote_response(tokens), encoding="utf-8", errors="surrogateescape")
    return [f"@{response}"]


def _led_to(link: Path) -> Path:
    try:
        return link.resolve()
    except (OSError, RuntimeError):  # what a link that leads to itself raises depends on Python's version
        raise LinkError(
            "EH0402", f"cannot write {link}", where=str(link), why="it is a link that leads nowhere"
        ) from None


class Output:
    """The output file, written beside its place; `commit` moves it there, leaving the block otherwise removes it."""

    def __init__(self, name: str) -> None:
        self.place = Path(name)
        target = _led_to(self.place) if self.place.is_symlink() else self.place
        self.direct = target.exists() and not stat.S_ISREG(target.stat().st_mode)  # /dev/null and its kind
        self.target = target
        self.written = target if self.direct else target.with_name(f".{target.name[:200]}.{os.urandom(4).hex()}.part")

    def check(self) -> None:
        """Refuse an output that cannot be written, before any work is done for it."""
        why = None
        if self.target.is_dir():
            why = "it is a folder"
        elif not self.target.parent.is_dir():
            why = f"the folder {self.target.parent} does not exist"
        elif self.target.exists() and not os.access(self.target, os.W_OK):
            why = "the file that is there is write-protected"
        elif not self.direct:
            try:
                self.written.touch(exist_ok=False)
                self.written.unlink()
            except OSError as error:
                why = f"the folder {self.target.parent} takes no new file: {error.strerror}"
        if why:
            raise LinkError(
                "EH0402", f"cannot write {self.place}", where=str(self.place), why=why, remedy="choose another -o"
            )

    def __enter__(self) -> Output:
        return self

    def commit(self) -> None:
        """Move it to its place, with the files that linkers name after it (--time-trace, --save-temps)."""
        try:
            for path in self._made():
                path.replace(self.target.with_name(self.target.name + path.name.removeprefix(self.written.name)))
        except OSError as error:
            raise LinkError("EH0402", f"cannot write {self.place}", where=str(self.place), why=error.strerror) from None

    def __exit__(self, *_: object) -> None:
        """Remove what was not committed, and what a linker that was killed left under a name made from ours."""
        for path in self._made():
            path.unlink(missing_ok=True)

    def _made(self) -> list[Path]:
        return [] if self.direct else list(self.target.parent.glob(f"{glob.escape(self.written.name)}*"))


_DEPTH = "ENZYME_HUB_LINK_DEPTH"


def run(line: list[str], output: Output) -> int:
    """Run the real linker; its words and its exit status are passed on."""
    said = os.environ.get(_DEPTH, "0")
    if not re.fullmatch(r"[0-9]{1,3}", said):
        raise LinkError(
            "EH0404", f"{_DEPTH} is not a number", why="links count in it how deep they are", remedy=f"unset {_DEPTH}"
        )
    depth = int(said)
    if depth > 3:
        raise LinkError(
            "EH0401",
            f"{line[0]} calls enzyme-hub-ld again",
            why="the linker found on PATH is a script that leads back here",
            remedy="name the real one with ENZYME_HUB_OPTS=--linker=/path/to/ld.lld",
        )
    try:
        status, words = _run_to_its_end(line, {**os.environ, _DEPTH: str(depth + 1)})
    except OSError as error:
        raise LinkError("EH0401", f"cannot run {line[0]}", why=error.strerror) from None
    words = words.replace(str(output.written), str(output.place))
    if status and _disk_full(words, status, output):
        raise disk_full(output.place)
    sys.stderr.write(words)
    for told in _misspelt(words) if status else ():
        sys.stderr.write(f"enzyme-hub-ld: {told}\n")
    if status == 0:
        output.commit()
    elif status < 0:
        raise LinkError("EH0403", f"{line[0]} was ended by signal {-status}")
    return status


_UNDEFINED = re.compile(r"undefined (?:symbol|reference to)(?: '|: | `|: ')*(\w*en\w*)", re.I)


def _misspelt(words: str) -> Iterator[LinkError]:
    """Names of ours that are misspelt, among those that the linker says nobody defines."""
    found = dict.fromkeys(_UNDEFINED.findall(words))
    if not found:
        return
    from enzyme_hub.differentiate.request.entries import ENTRIES, MARKERS
    from enzyme_hub.llvm.irtext import REGISTRATIONS
    from enzyme_hub.llvm.misspelt import did_you_mean

    for name in found:
        for code, what, known in (("EH0206", "marker", MARKERS), ("EH0207", "entry point", {*ENTRIES, *REGISTRATIONS})):
            if name not in MARKERS and (question := did_you_mean(name, known, goes_on=code == "EH0207")):
                yield LinkError(code, f"nobody defines {name}, and it is no {what}", remedy=question)
                break


def _run_to_its_end(line: list[str], environment: dict[str, str]) -> tuple[int, str]:
    """Exit status and errors. If we are interrupted, all that was started ends before what it made is cleaned away."""
    process = subprocess.Popen(line, stderr=subprocess.PIPE, env=environment, start_new_session=True)
    try:
        words = process.communicate()[1].decode("utf-8", "replace")
        return process.returncode, words
    except BaseException:
        for number in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                os.killpg(process.pid, number)
                process.communicate(timeout=2)
        raise


def correct_maps(plan: Plan, output: Output) -> None:
    """GNU ld's map file names the output as we had it written."""
    for word in plan.words:
        named = option_value(word.tokens, "", "Map")
        if named is None or not Path(named).is_file():
            continue
        said = Path(named).read_bytes()
        if (written := os.fsencode(output.written)) in said:
            Path(named).write_bytes(said.replace(written, os.fsencode(output.place)))


def correct_dependencies(plan: Plan, output: Output, scratch: Path, inputs: list[Path]) -> None:
    """`--dependency-file` (CMake asks for it) names what the real linker saw; make it name what the user knows."""
    for word in plan.words:
        named = option_value(word.tokens, "", "dependency-file")
        if named is None or not Path(named).is_file():
            continue
        said = Path(named).read_text(encoding="utf-8", errors="surrogateescape").partition("\n\n")[0]
        seen = re.findall(r"(?:[^\s\\]|\\.)+", said.partition(":")[2].replace("\\\n", " "))
        names = [name for name in seen if not name.startswith(str(scratch))]
        names += [str(path).replace(" ", "\\ ") for path in inputs]
        unique = list(dict.fromkeys(names))
        text = f"{output.place}:" + "".join(f" \\\n  {name}" for name in unique) + "\n"
        text += "".join(f"\n{name}:\n" for name in unique)
        Path(named).write_text(text, encoding="utf-8", errors="surrogateescape")


def _disk_full(words: str, status: int, output: Output) -> bool:
    """Linkers say so, or are ended by SIGBUS when they write into a mapped file for which there is no room."""
    if any(said in words for said in ("No space left", "Disk quota exceeded", "Disk full")):
        return True
    bus_error = status in (-7, 135) or "signal 7" in words or "Bus error" in words
    return bus_error and shutil.disk_usage(output.target.parent).free < 1 << 24


def disk_full(place: Path) -> LinkError:
    return LinkError(
        "EH0402",
        f"cannot write {place}",
        where=str(place),
        why="the disk is full",
        remedy="make room, or choose another place with -o or TMPDIR",
    )
