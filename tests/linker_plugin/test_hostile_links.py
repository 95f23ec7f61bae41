"""What an administrator would try: odd files, many files, killed links, names that look like options."""

from __future__ import annotations

import errno
import fcntl
import os
import resource
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest
from link_tools import REQUEST, Run, Sources, tool

from enzyme_hub.base import scratch, toml
from enzyme_hub.base.scratch import scratch_folder
from enzyme_hub.llvm import bitstream
from linker_plugin.arguments import expand_responses

PROGRAM = (
    REQUEST
    + """
#include <stdio.h>
double square(double x);
static double f(double x) { return square(x) + x; }
int main(void) { printf("%.3f\\n", __enzyme_autodiff((void *)f, 2.0)); return 0; }
"""
)
SQUARE = "__attribute__((noinline)) double square(double x) { return x * x; }\n"
RIGHT = "5.000\n"


@pytest.fixture
def line(clang: str, linker: Path, run: Run, sources: Sources, tmp_path: Path) -> list[str]:
    """The line of a link with derivatives, as the compiler driver calls the linker for it."""
    sources(main_c=PROGRAM, square_c=SQUARE)
    run(clang, "-O2", "-flto", "-c", "main.c", "square.c")
    shown = run(clang, "-###", "-flto", f"--ld-path={linker}", "main.o", "square.o", "-o", "out").stderr.splitlines()[
        -1
    ]
    return [word.strip('"') for word in shown.split(" ") if word]


def is_error(done: subprocess.CompletedProcess[str]) -> bool:
    """True for an error of ours with a code, which is not an internal one."""
    return done.returncode == 1 and "error[EH0" in done.stderr and "EH0901" not in done.stderr


def test_more_inputs_than_descriptors(line: list[str], clang: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty.c").write_text("static int unused;\n")
    run(clang, "-c", "empty.c")
    (tmp_path / "large.c").write_text(
        "static const char text[100000] = {1}; const char *SYMBOL(void) { return text; }\n"
    )
    run(clang, "-c", "large.c")
    names = []
    for number in range(400):
        names.append(f"{number}.o")
        os.link(tmp_path / ("empty.o" if number % 4 else "large.o"), tmp_path / names[-1])
    assert sum(number % 4 == 0 for number in range(400)) > 64  # are too large to be read at once
    done = subprocess.run(
        [*line, "--allow-multiple-definition", *names],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64)),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert run("./out").stdout == RIGHT


def test_a_small_object_takes_little_memory(line: list[str], tmp_path: Path) -> None:
    """Sixty thousand symbol tables, which are one and the same."""
    count = 60000
    symbols = struct.pack("<IBBHQQ", 1, 0x10, 0, 0, 0, 0) * 4000
    names = b"\0__enzyme_autodiff\0"
    headers = (64 + len(symbols) + len(names) + 7) // 8 * 8

    def section(*fields: int) -> bytes:
        return struct.pack("<IIQQQQIIQQ", *fields)

    head = struct.pack("<HHIQQQIHHHHHH", 1, 62, 1, 0, 0, headers, 0, 64, 0, 0, 64, 0, 0xFFFF)
    body = (b"\x7fELF\x02\x01\x01" + bytes(9) + head + symbols + names).ljust(headers, b"\0")
    strings = section(0, 3, 0, 0, 64 + len(symbols), len(names), 0, 0, 0, 0)
    table = section(0, 2, 0, 0, 64, len(symbols), 1, 0, 8, 24)
    (tmp_path / "many.o").write_bytes(
        body + section(0, 0, 0, 0, 0, count, 2, 0, 0, 0) + strings * 2 + table * (count - 3)
    )
    done = subprocess.run(
        [*line, "many.o"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30)),
        check=False,
    )
    assert is_error(done) and "more than one symbol table" in done.stderr, done.stderr


NESTED, LONG = "a=" + "[" * 100000, '[[rule]]\nfunction="f"\ninactive=' + "9" * 5000


@pytest.mark.parametrize(
    "words, options, environment",
    [
        (["@nul.rsp"], "", {}),
        ([], "", {"ENZYME_HUB_LINK_DEPTH": "x"}),
        (["-o", "loop"], "", {}),
        ([], "--tuned nested.toml", {}),
        ([], "--tuned long.toml", {}),
        ([], "", {"ENZYME_HUB_RULES": "nested.toml"}),
        ([], "", {"ENZYME_HUB_RULES": "long.toml"}),
        (["-plugin-opt=mcpu=nonsense"], "", {}),
        (["@twice.rsp"], "", {}),
        ([], "--report main.o", {}),
        ([], "--time main.o", {}),
        (["-o", "square.o"], "", {}),
    ],
    ids="nul depth loop settings-nested settings-long rules-nested rules-long processor responses report time output".split(),
)
def test_bad_input_is_an_error(
    line: list[str], run: Run, tmp_path: Path, words: list[str], options: str, environment: dict[str, str]
) -> None:
    (tmp_path / "nested.toml").write_text(NESTED)
    (tmp_path / "long.toml").write_text(LONG)
    (tmp_path / "nul.rsp").write_text("a\0b.o\n")
    (tmp_path / "twice.rsp").write_text("@twice.rsp @twice.rsp\n")
    (tmp_path / "loop").symlink_to("loop")
    before = [(tmp_path / name).read_bytes() for name in ("main.o", "square.o")]
    done = run(*line, *words, status=None, options=options, **environment)
    assert is_error(done), done.stderr
    assert [(tmp_path / name).read_bytes() for name in ("main.o", "square.o")] == before


@pytest.mark.parametrize(
    "text",
    ["tool = 1\n#enzyme-hub.rule\n", "[tool]\nenzyme-hub = 1\n", "[tool.enzyme-hub]\nrule = [1]\n", "enzyme-hub [\n"],
)
def test_a_project_that_says_something_else(line: list[str], run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "pyproject.toml").write_text(text)
    done = run(*line, status=None)
    assert done.returncode == 0 or is_error(done), done.stderr


def test_rules_are_told_of(line: list[str], run: Run, tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[[tool.enzyme-hub.rule]]\nfunction = "square"\nlike = "sin"\n')
    told = f"enzyme-hub: note: 1 rule from {tmp_path / 'pyproject.toml'}\n"
    assert told in run(*line).stderr and run("./out").stdout == "0.584\n"  # 1 + cos 2
    assert told not in run(*line, options="--quiet").stderr


def test_a_killed_link_leaves_nothing_for_long(line: list[str], run: Run, tmp_path: Path) -> None:
    scratch = tmp_path / "tmp"
    scratch.mkdir()
    (scratch / "enzyme-hub-link-of_the_user").write_text("a file")
    variables = {**os.environ, "TMPDIR": str(scratch)}
    with subprocess.Popen(line, cwd=tmp_path, env=variables) as running:
        while len(list(scratch.glob("enzyme-hub-link-*"))) < 2:
            assert running.poll() is None, "it was never seen at work"
            time.sleep(0.001)
        running.kill()
    (left,) = (path for path in scratch.iterdir() if path.is_dir())
    os.utime(left, (1e9, 1e9))
    run(*line, TMPDIR=str(scratch))
    assert [path.name for path in scratch.iterdir()] == ["enzyme-hub-link-of_the_user"]


def test_a_link_at_work_keeps_its_folder(line: list[str], run: Run, tmp_path: Path) -> None:
    scratch = tmp_path / "tmp"
    scratch.mkdir()
    variables = {**os.environ, "TMPDIR": str(scratch)}
    with subprocess.Popen([*line, "-o", "other"], cwd=tmp_path, env=variables) as running:
        while not list(scratch.glob("enzyme-hub-link-*")):
            assert running.poll() is None, "it was never seen at work"
            time.sleep(0.001)
        (own,) = scratch.glob("enzyme-hub-link-*")
        time.sleep(0.05)
        os.utime(own, (1e9, 1e9))
        run(*line, TMPDIR=str(scratch))
        assert running.wait(60) == 0
    assert run("./other").stdout == RIGHT


GAUGE = "double gauge(double x) { return 3 * x; }\n"
KINDS = (
    "thin archive",
    "version script",
    "shared library",
    "linker script",
    "script of a library",
    "included",
    "settings",
)


@pytest.fixture
def of_kind(line: list[str], clang: str, run: Run, sources: Sources, tmp_path: Path, kind: str) -> list[str]:
    """A line that reads something in the way of that kind. All of it lies in the folder `read`, which is no part of a saved link."""
    (tmp_path / "read").mkdir()
    run("mv", "main.o", "square.o", "read")
    words = [f"read/{word}" if word in ("main.o", "square.o") else word for word in line]
    archiver = shutil.which("llvm-ar-22") or shutil.which("ar")
    if archiver is None:
        pytest.skip("no archiver is installed")
    square = words.index("read/square.o")
    if kind == "thin archive":
        run(archiver, "rcT", "read/libsquare.a", "read/square.o")
        words[square] = "read/libsquare.a"
    elif kind == "version script":
        (tmp_path / "read" / "names.map").write_text("{ local: q*; };\n")
        words.append("--version-script=read/names.map")
    elif kind == "settings":
        (tmp_path / "read" / "tuned.toml").write_text("[tuning]\n")
        words.append("-plugin-opt=enzyme-tuned=read/tuned.toml")
    else:
        sources(more_c=GAUGE, uses_c="double gauge(double);\ndouble (*const used)(double) = gauge;\n")
        # Linkers differ in how they name one without a name of its own that a script names.
        own = [] if kind == "shared library" else ["-Wl,-soname,libgauge.so"]
        run(clang, "-shared", "-fPIC", *own, "more.c", "-o", "read/libgauge.so")
        run(clang, "-c", "uses.c", "-o", "read/uses.o")
        words[square:square] = [
            "read/uses.o",
            "-Lread",
            *{
                "shared library": ["-lgauge"],
                "linker script": ["read/all.ld"],
                "script of a library": ["-lall"],
                "included": ["read/all.ld"],
            }[kind],
        ]
        named = "/* one, of */ GROUP ( -lgauge AS_NEEDED ( libgauge.so ) )\n"
        (tmp_path / "read" / "liball.so").write_text(named)
        (tmp_path / "read" / "all.ld").write_text(
            "INCLUDE read/liball.so\n" if kind == "included" else f'INPUT("{tmp_path}/read/libgauge.so")\n'
        )
    return words


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("real", ["ld.lld-22", "mold", "ld.bfd"])
def test_a_saved_link_replays_elsewhere(
    of_kind: list[str], run: Run, tmp_path: Path, kind: str, real: str, linker: Path
) -> None:
    if (kind, real) == ("included", "mold"):
        pytest.skip("mold knows no INCLUDE")
    outside = tmp_path / "outside.txt"
    outside.write_text("of the user")
    run(*of_kind, options=f"--linker={tool(real)} --save-link saved")
    (tmp_path / "saved" / "line.rsp").unlink()
    (tmp_path / "saved" / "line.rsp").symlink_to(outside)
    run(*of_kind, options=f"--linker={tool(real)} --save-link saved")
    assert outside.read_text() == "of the user"
    run("mkdir", "elsewhere")
    shutil.move(tmp_path / "saved", tmp_path / "elsewhere" / "moved")
    shutil.move(tmp_path / "read", tmp_path / "gone")
    for path in (tmp_path / "elsewhere" / "moved").rglob("*"):
        if path.is_file() and path.name != "original.txt" and b"\0" not in path.read_bytes():
            assert str(tmp_path) not in path.read_text(), path
    run("sh", "elsewhere/moved/replay.sh", ENZYME_HUB_LD=str(linker), options=f"--linker={tool(real)}")
    assert run("elsewhere/moved/out", LD_LIBRARY_PATH=str(tmp_path / "gone")).stdout == RIGHT
    if kind == "shared library":
        shown = run(tool("readelf"), "-d", "elsewhere/moved/out").stdout
        assert "Shared library: [libgauge.so]" in shown


def test_response_files_are_read_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "outer").write_text("a @inner d\n")
    (tmp_path / "inner").write_text("b 'c c'\n")
    read: list[Path] = []
    assert list(expand_responses(["@outer", "e", "@none"], read)) == ["a", "b", "c c", "d", "e", "@none"]
    assert read == [Path("outer"), Path("inner")]


def test_toml_of_any_kind_is_read_or_a_value_error() -> None:
    for text in (NESTED, LONG, "a" * (toml.LARGEST + 1), "\ud800", "a = 1\na = 2"):
        with pytest.raises(ValueError):
            toml.loads(text)
    assert toml.table(toml.loads("[a]\nb = 1"), "a", "b", "c") == {}


@pytest.mark.parametrize("written", ["-o", "--report=", "--time="])
@pytest.mark.parametrize("read", ["line.rsp", "names.map", "rules.toml", "libsquare.a", "main.o"])
def test_nothing_that_is_read_is_written_over(
    line: list[str], run: Run, tmp_path: Path, written: str, read: str
) -> None:
    (tmp_path / "names.map").write_text("{ local: q*; };\n")
    (tmp_path / "rules.toml").write_text('[[rule]]\nfunction = "square"\nlike = "sin"\n')
    shutil.copy(tmp_path / "square.o", tmp_path / "libsquare.a")
    words = ["-L.", "-lsquare", "--version-script=names.map", *(word for word in line[1:] if word != "square.o")]
    (tmp_path / "line.rsp").write_text("\n".join(words))
    before = (tmp_path / read).read_bytes()
    options = "--rules=rules.toml" + ("" if written == "-o" else f" {written}{read}")
    more = ["-o", read] if written == "-o" else []
    done = run(line[0], "@line.rsp", *more, options=options, status=None)
    assert is_error(done) and "EH0402" in done.stderr, done.stderr
    assert (tmp_path / read).read_bytes() == before


def test_outputs_that_are_one(line: list[str], run: Run) -> None:
    assert is_error(run(*line, options="--report=out", status=None))
    assert run(*line, "-o", "/dev/null", options="--report=/dev/null").returncode == 0


def test_a_script_that_names_itself(line: list[str], run: Run, tmp_path: Path) -> None:
    """The linker's fault is not ours: the link is saved."""
    (tmp_path / "self.ld").write_text("INPUT(square.o) GROUP(other.ld)\n")
    (tmp_path / "other.ld").write_text("INPUT(self.ld)\n")
    words = ["self.ld" if word == "square.o" else word for word in line]
    run(*words, options="--save-link saved", status=None)
    texts = [path.read_text() for path in (tmp_path / "saved" / "inputs").rglob("*.ld")]
    assert len(texts) == 2 and any("square.o" in text for text in texts)


@pytest.mark.parametrize("options", ["--tuned none.toml --save-link saved", "--save-link saved --rules none.toml"])
def test_a_saved_link_of_files_that_are_missing(line: list[str], run: Run, options: str) -> None:
    """What is wrong is the file that is missing, not the folder."""
    done = run(*line, options=options, status=None)
    assert is_error(done) and "none.toml" in done.stderr and "EH0402" not in done.stderr, done.stderr


@pytest.mark.parametrize("way", ["--rules=none.toml", "ENZYME_HUB_RULES", "-plugin-opt=enzyme-rules=none.toml"])
def test_a_rules_file_that_is_missing(line: list[str], run: Run, way: str) -> None:
    words = [*line, way] if way.startswith("-plugin") else line
    environment = {way: "none.toml"} if way.startswith("ENZYME") else {}
    done = run(*words, options=way if way.startswith("--rules") else "", status=None, **environment)
    assert is_error(done) and "error[EH0214]: the rules file none.toml cannot be read" in done.stderr, done.stderr
    assert "help:" in done.stderr


def test_times_that_cannot_be_written(line: list[str], run: Run, tmp_path: Path) -> None:
    done = run(*line, options="--time=nowhere/times", status=None)
    assert is_error(done) and "EH0402" in done.stderr and "nowhere/times" in done.stderr, done.stderr
    assert "--time names it" in done.stderr and "TMPDIR" not in done.stderr
    assert not (tmp_path / "out").exists()


def test_times_are_added_to_times_alone(line: list[str], run: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("what I know\n")
    done = run(*line, options="--time=notes.txt", status=None)
    assert is_error(done) and "EH0402" in done.stderr and "holds something else" in done.stderr, done.stderr
    assert (tmp_path / "notes.txt").read_text() == "what I know\n"
    (tmp_path / "times").touch()
    for _ in range(2):
        run(*line, options="--time=times")
    assert (tmp_path / "times").read_text().count("hand-over") == 2


@pytest.mark.parametrize("name", ["main.c", "Makefile", "notes.txt", "data.json", "page.html"])
def test_a_report_is_not_written_over_what_is_none(line: list[str], run: Run, tmp_path: Path, name: str) -> None:
    mine = '{"of": "the user"}' if name == "data.json" else "/* of the user */"
    (tmp_path / name).write_text(mine)
    done = run(*line, options=f"--report {name}", status=None)
    assert is_error(done) and "EH0402" in done.stderr and f"--report {name}" in done.stderr, done.stderr
    assert (tmp_path / name).read_text() == mine
    (tmp_path / name).write_text("")
    for _ in range(2):  # over an empty file, and over a report
        run(*line, options=f"--report {name}")
        assert "square" in (tmp_path / name).read_text()


@pytest.mark.parametrize("name", ["replay.sh", "line.rsp", "notes.txt"])
def test_a_link_is_not_saved_among_files_of_the_users(line: list[str], run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / name).write_text("of the user")
    assert is_error(run(*line, options="--save-link own", status=None))
    assert [path.read_text() for path in (tmp_path / "own").iterdir()] == ["of the user"]


def test_a_saved_link_has_the_options_and_rules_of_the_last_one(
    line: list[str], run: Run, tmp_path: Path, linker: Path
) -> None:
    """Also in a project with rules, and where a file has the option's name."""
    rule = '[[tool.enzyme-hub.rule]]\nfunction = "square"\nlike = "sin"\n'
    (tmp_path / "pyproject.toml").write_text(rule)
    (tmp_path / "save-link.o").write_bytes((tmp_path / "square.o").read_bytes())
    words = ["save-link.o" if word == "square.o" else word for word in line]
    run(*words, options="--save-link saved")
    run("sh", "saved/replay.sh", ENZYME_HUB_LD=str(linker))
    assert run("./saved/out").stdout == "0.584\n"
    (tmp_path / "pyproject.toml").unlink()
    run(*words, options="--save-link=saved --print-after preopt --time --report why.json --limit 7")
    (tmp_path / "pyproject.toml").write_text(rule)
    assert "; after preopt" not in run("sh", "saved/replay.sh", ENZYME_HUB_LD=str(linker)).stderr
    assert run("./saved/out").stdout == RIGHT
    assert "options=--limit=7\n" in (tmp_path / "saved" / "replay.sh").read_text()


@pytest.mark.parametrize("kind", ["pipe", "fifo", "device", "none"])
def test_rules_are_in_a_file(line: list[str], run: Run, tmp_path: Path, kind: str) -> None:
    """Rules are read more than once: from a pipe there were none the second time."""
    reading, writing = os.pipe()
    os.write(writing, b'[[rule]]\nfunction = "square"\nlike = "sin"\n')
    os.close(writing)
    os.mkfifo(tmp_path / "fifo")
    name = {"pipe": f"/proc/{os.getpid()}/fd/{reading}", "fifo": "fifo", "device": "/dev/zero", "none": "none"}[kind]
    shown = run(*line, options=f"--rules={name}", status=None)
    os.close(reading)
    assert is_error(shown) and "EH0214" in shown.stderr, shown.stderr


def test_settings_are_in_a_file(line: list[str], run: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo")
    done = run(*line, options="--tuned fifo", status=None)
    assert is_error(done) and "EH0404" in done.stderr, done.stderr


def test_a_folder_that_was_removed(line: list[str], run: Run, tmp_path: Path) -> None:
    words = [str(tmp_path / word) if word in ("main.o", "square.o", "out") else word for word in line]
    (tmp_path / "gone").mkdir()
    run("sh", "-c", 'cd gone && rmdir ../gone && exec "$@"', "sh", *words)
    assert run("./out").stdout == RIGHT


def test_numbers_without_end_in_bitcode() -> None:
    """A block of ones is a number that goes on and on."""
    data = bitstream.RAW_MAGIC + struct.pack("<II", 1 | 13 << 2 | 2 << 10, 100_000) + b"\xff" * 400_000
    began = time.perf_counter()
    with pytest.raises(bitstream.MalformedBitcode):
        bitstream.producer(data)
    assert time.perf_counter() - began < 2


def test_a_file_system_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSYS, "not here")

    monkeypatch.setattr(fcntl, "flock", refuse)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with scratch_folder() as outer:
        os.utime(outer, (1e9, 1e9))
        with scratch_folder():
            assert outer.is_dir()


def test_a_folder_with_very_many_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr(scratch, "_remove_if_abandoned", lambda entry: seen.append(entry.name))
    monkeypatch.setattr(scratch, "MOST", 3)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    for number in range(10):
        (tmp_path / f"{scratch.PREFIX}{number}").touch()
    with scratch_folder():
        assert len(seen) == 3


def test_names_that_are_no_text(clang: str, linker: Path, run: Run, tmp_path: Path) -> None:
    """Derivatives that check themselves, and stops, say where they are."""
    name = os.fsdecode(b"\xff.c")
    (tmp_path / name).write_text(PROGRAM + SQUARE)
    run(clang, "-O2", "-g", "-flto", f"--ld-path={linker}", name, "-o", "out", options="--check")
    assert run("./out").stdout == RIGHT


@pytest.mark.parametrize("command", [["explain", "-o"], ["opt", "-o", "out.ll", "--report"], ["tune", "-o"]])
def test_commands_spare_their_inputs(
    clang: str, sources: Sources, run: Run, tmp_path: Path, command: list[str]
) -> None:
    sources(main_c=PROGRAM + SQUARE)
    run(clang, "-O1", "-S", "-emit-llvm", "main.c")
    before = (tmp_path / "main.ll").read_text()
    done = run(sys.executable, "-m", "enzyme_hub", command[0], "main.ll", *command[1:], "main.ll", status=None)
    assert is_error(done) and "EH0402" in done.stderr, done.stderr
    assert (tmp_path / "main.ll").read_text() == before


@pytest.mark.parametrize("command", ["check", "tune"])
def test_a_folder_that_is_no_saved_link(run: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "own").mkdir()
    done = run(sys.executable, "-m", "enzyme_hub", command, "own", status=None)
    assert is_error(done) and "EH0104" in done.stderr, done.stderr
