"""Runs the blocks of one page in its order, and says what became of each."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.docs.pages import sessions, tools
from tests.docs.pages.blocks import BadPage, Block, given, read
from tests.docs.pages.comparing import agrees, claims

MINUTES = 5
KEEP = (
    "keep() { declare -p | grep -v '^declare -[a-z]*r'; printf 'cd %q\\n' \"$PWD\"; }"  # as commands for the next shell
)
RIGHT, WRONG, SHOWN, SKIPPED, LATER = "right", "WRONG", "not run", "skipped", "in the long run"
ALL = os.environ.get("TEST_LEVELS") == "all"


@dataclass(frozen=True)
class Outcome:
    block: Block
    state: str
    why: str = ""


class Wrong(Exception):
    """A block that does not do what the page says."""


@dataclass(frozen=True)
class Done:
    status: int
    out: str
    err: str

    @property
    def printed(self) -> str:
        return self.out + self.err

    def agrees(self, said: str) -> bool:
        """On a terminal what goes to stderr may come first."""
        return agrees(said, self.printed) or agrees(said, self.err + self.out)


class Shell:
    """Commands one after the other: the folder and the variables of one are those of the next."""

    def __init__(self, folder: Path, environment: dict[str, str], state: Path) -> None:
        self.folder, self.environment, self.state = folder, environment, state
        state.write_text(f"cd '{folder}'\n")

    def run(self, commands: str) -> Done:
        before = f". '{self.state}' 2>/dev/null; {KEEP}; trap 'keep >\"{self.state}\"' EXIT; set -e"
        words = ["bash", "-c", f"{before}\n{commands}"]
        return finished(words, self.folder, self.environment)


def finished(words: list[str], folder: Path, environment: dict[str, str]) -> Done:
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            timeout=60 * MINUTES,
        )
    except subprocess.TimeoutExpired:
        return Done(124, "", f"still running after {MINUTES} minutes")
    return Done(done.returncode, done.stdout, done.stderr)


def console(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a block, each with what it prints."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        lines = part.splitlines()
        end = next((i for i, line in enumerate(lines) if not line.endswith("\\")), len(lines) - 1) + 1
        yield "\n".join(lines[:end]), "\n".join(lines[end:])


def run_shell(block: Block, shell: Shell) -> None:
    if block.language == "sh":
        parts = [(block.text, "")]
    else:
        parts = list(console(block.text))
        if not parts:
            raise Wrong("no line begins with '$ '")
    for i, (command, said) in enumerate(parts):
        done = shell.run(command)
        may_fail = "fails" in block.words and i == len(parts) - 1
        if (done.status != 0) != may_fail:
            raise Wrong(f"'{command.strip()}' ends with {done.status}:\n{done.printed[-3000:]}")
        if said.strip() and not done.agrees(said):
            raise Wrong(f"'{command.strip()}' prints\n{done.printed[-3000:]}and the page says\n{said}")


def run_session(language: str, blocks: list[Block], folder: Path, environment: dict[str, str]) -> list[Outcome]:
    program = (sessions.python if language == "python" else sessions.julia)(blocks, folder)
    done = finished(program.command, folder, environment)
    status, printed = done.status, done.printed
    wrong: dict[int, str] = {}
    seen = 0
    for told in sessions.TOLD.finditer(printed):
        seen = line = int(told[1])
        said, _, value = told[2].partition("\t") if language == "python" else (program.said[line], "", told[2])
        if not claims(said, value):
            wrong[line] = f"line {line} is {value}, and the page says {said}"
    if status:
        last = [*re.findall(rf"{re.escape(blocks[0].page)}\", line (\d+)|\.page\.jl:(\d+)", printed)]
        lines = [int(a or b) for a, b in last]
        wrong.setdefault(lines[-1 if language == "python" else 0] if lines else seen, printed[-3000:])
    found = []
    for block in blocks:
        own = [why for line, why in wrong.items() if block.line <= line < block.line + block.text.count("\n")]
        found.append(Outcome(block, WRONG if own else RIGHT, "\n".join(own)))
    if status and all(outcome.state == RIGHT for outcome in found):
        found[-1] = Outcome(blocks[-1], WRONG, printed[-3000:])
    return found


def fill(frame: Path, pieces: list[Block]) -> None:
    """Put the pieces of a page into their frame: all in the place of `<page>`, the second in that of `<page 2>`."""
    used = set()

    def piece(found: re.Match[str]) -> str:
        chosen = range(len(pieces)) if not found[1] else [int(found[1]) - 1]
        used.update(chosen)
        return "".join(pieces[i].text for i in chosen)

    frame.write_text(re.sub(r"^.*<page(?: (\d+))?>.*\n", piece, frame.read_text(), flags=re.MULTILINE))
    if used != set(range(len(pieces))):
        raise Wrong(f"{frame.name} has no place for all {len(pieces)} pieces of the page")


def run_page(page: str, scratch: Path) -> list[Outcome]:
    """What became of each block of a page."""
    folder = scratch / "page"
    source = given(page)
    if source.is_dir():
        shutil.copytree(source, folder)
    else:
        folder.mkdir()
    environment = tools.environment(scratch, scratch / "bin")
    shell = Shell(folder, environment, scratch / "state")
    blocks = read(page)
    outcomes: dict[Block, Outcome] = {}
    runnable = []
    for block in blocks:
        try:
            fate = block.fate
        except BadPage as bad:
            outcomes[block] = Outcome(block, WRONG, str(bad))
            continue
        if fate in ("norun", "tested"):
            where = f"tried by {block.words['tested']}" if fate == "tested" else block.words["norun"]
            outcomes[block] = Outcome(block, RIGHT if fate == "tested" else SHOWN, where)
            continue
        named = tools.named_in(block.text) if fate == "shell" else ["julia"] if block.language == "julia" else []
        absent = tools.missing([*block.needs, *(named if fate in ("shell", "session") else [])], environment["PATH"])
        if absent:
            outcomes[block] = Outcome(block, SKIPPED, f"{', '.join(absent)} not installed")
        elif "slow" in block.words and not ALL:
            outcomes[block] = Outcome(block, LATER, "it takes minutes: TEST_LEVELS=all runs it")
        else:
            runnable.append(block)
    for name in dict.fromkeys(block.words["into"] for block in runnable if block.fate == "into"):
        fill(folder / name, [block for block in blocks if block.words.get("into") == name])
    for block in runnable:
        if block.fate == "file":
            path = folder / (block.file or "")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text)
        elif block.fate == "shell":
            try:
                run_shell(block, shell)
            except Wrong as wrong:
                outcomes[block] = Outcome(block, WRONG, str(wrong))
                continue
        elif block.fate == "session":
            same = [b for b in runnable if b.fate == "session" and b.language == block.language]
            if block == same[-1]:
                for outcome in run_session(block.language, same, folder, environment):
                    outcomes[outcome.block] = outcome
            continue
        outcomes[block] = Outcome(block, RIGHT)
    found = [outcomes[block] for block in blocks]
    if (folder / "check.sh").exists():
        found += run_check(page, folder, environment)
    return found


def run_check(page: str, folder: Path, environment: dict[str, str]) -> list[Outcome]:
    """The commands that try the pieces of a page in their frames."""
    script = (folder / "check.sh").read_text()
    block = Block(f"{given(page).name}/check.sh", 1, "sh", {}, script)
    if absent := tools.missing(tools.named_in(script), environment["PATH"]):
        return [Outcome(block, SKIPPED, f"{', '.join(absent)} not installed")]
    done = finished(["bash", "-e", "check.sh"], folder, environment)
    return [Outcome(block, WRONG if done.status else RIGHT, done.printed[-6000:] if done.status else "")]
