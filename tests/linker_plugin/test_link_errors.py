"""Links that cannot be made: the code, the place and the way out; status 1; and nothing left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from link_tools import REQUEST, Run, Sources, left_behind, tool

PROGRAM = (
    REQUEST
    + """
double square(double x) { return x * x; }
int main() { return __enzyme_autodiff((void *)square, 2.0) != 4.0; }
"""
)


Refused = Callable[..., str]


@pytest.fixture
def bitcode(clang: str, run: Run, sources: Sources, tmp_path: Path) -> Path:
    sources(main_c=PROGRAM)
    run(clang, "-O2", "-flto", "-c", "main.c")
    return tmp_path / "main.o"


@pytest.fixture
def refused(linker: Path, run: Run, tmp_path: Path) -> object:
    """Link, expect a refusal with this code and these words, and look for what was left behind."""

    def refused(code: str, *words: str | Path, says: str = "", **environment: str) -> str:
        scratch = tmp_path / "scratch"
        scratch.mkdir()
        before = [path.name for path in tmp_path.iterdir()]
        done = run(linker, *words, status=1, **{"TMPDIR": str(scratch), **environment})
        assert f"error[{code}]" in done.stderr
        assert says in done.stderr
        assert "Traceback" not in done.stderr
        assert left_behind(tmp_path, before) == []
        assert left_behind(scratch, []) == []
        return done.stderr

    return refused


def newer(data: bytes) -> bytes:
    """The same bitcode, labelled as LLVM 99's: the label is an array of 6-bit characters at some bit offset."""
    alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"

    def bits(text: str) -> int:
        return sum(alphabet.index(character) << 6 * place for place, character in enumerate(text))

    number = int.from_bytes(data[:256], "little")
    mask = (1 << 36) - 1
    for offset in range(256 * 8 - 36):
        if number >> offset & mask == bits("LLVM22"):
            number ^= (bits("LLVM22") ^ bits("LLVM99")) << offset
            return number.to_bytes(256, "little") + data[256:]
    pytest.skip("clang-22 is not installed")


class TestInputs:
    @pytest.mark.parametrize("kept", [10, 100, 0.3, 0.7, 0.95])
    def test_truncated_bitcode(self, kept: float, bitcode: Path, refused, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
        data = bitcode.read_bytes()
        bitcode.write_bytes(data[: int(kept if kept >= 1 else kept * len(data))])
        assert "main.o" in refused("EH0101", bitcode, "-o", "t", says="truncated or corrupt")

    @pytest.mark.parametrize("seed", range(8))
    def test_corrupt_bitcode(self, seed: int, bitcode: Path, linker: Path, run: Run, tmp_path: Path) -> None:
        """Some damage is harmless (a name, debug info); what is not gets an error, never a crash."""
        import random

        source = random.Random(seed)
        data = bytearray(bitcode.read_bytes())
        for _ in range(40):
            data[source.randrange(300, len(data) // 2)] ^= 1 << source.randrange(8)
        bitcode.write_bytes(data)
        done = run(linker, bitcode, "-o", "t", status=None)
        assert done.returncode in (0, 1)
        if done.returncode:
            assert "error[EH" in done.stderr and "main.o" in done.stderr
            assert "Traceback" not in done.stderr
            assert not (tmp_path / "t").exists()

    def test_newer_bitcode(self, bitcode: Path, refused) -> None:  # type: ignore[no-untyped-def]
        bitcode.write_bytes(newer(bitcode.read_bytes()))
        assert "LLVM99" in refused("EH0102", bitcode, "-o", "t", says="older")

    def test_truncated_archive(self, bitcode: Path, refused, run: Run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
        run(tool("llvm-ar-22", "llvm-ar", "ar"), "rcs", "lib.a", "main.o")
        archive = tmp_path / "lib.a"
        archive.write_bytes(archive.read_bytes()[:-100])
        assert "lib.a" in refused("EH0103", archive, "-o", "t")

    def test_truncated_bitcode_in_an_archive(self, bitcode: Path, refused, run: Run) -> None:  # type: ignore[no-untyped-def]
        bitcode.write_bytes(bitcode.read_bytes()[:-40])
        run(tool("ar"), "rcS", "lib.a", "main.o")
        assert "lib.a(main.o)" in refused("EH0101", "lib.a", "-o", "t")

    def test_missing_input(self, refused) -> None:  # type: ignore[no-untyped-def]
        assert "nowhere.o" in refused("EH0104", "nowhere.o", "-o", "t")

    def test_request_in_native_code(self, clang: str, run: Run, sources: Sources, refused) -> None:  # type: ignore[no-untyped-def]
        sources(main_c=PROGRAM)
        run(clang, "-c", "main.c")
        assert "-flto" in refused("EH0107", "main.o", "-o", "t", says="__enzyme_autodiff")

    def test_two_definitions(self, clang: str, run: Run, sources: Sources, refused) -> None:  # type: ignore[no-untyped-def]
        sources(main_c=PROGRAM, again_c=PROGRAM.replace("main()", "again()"))
        run(clang, "-O2", "-flto", "-c", "main.c", "again.c")
        refused("EH0105", "main.o", "again.o", "-o", "t", says="square")


class TestOutputs:
    def test_folder_does_not_exist(self, bitcode: Path, refused) -> None:  # type: ignore[no-untyped-def]
        refused("EH0402", bitcode, "-o", "nowhere/t", says="does not exist")

    def test_output_is_a_folder(self, bitcode: Path, refused, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
        (tmp_path / "t").mkdir()
        refused("EH0402", bitcode, "-o", "t", says="folder")

    def test_folder_takes_no_files(self, bitcode: Path, refused) -> None:  # type: ignore[no-untyped-def]
        if not Path("/proc/self").is_dir():
            pytest.skip("/proc is not mounted")
        refused("EH0402", bitcode, "-o", "/proc/t", says="takes no new file")

    def test_a_failed_link_keeps_the_old_output(self, bitcode: Path, linker: Path, run: Run, tmp_path: Path) -> None:
        run(linker, bitcode, "-o", "t")
        before = (tmp_path / "t").read_bytes()
        run(linker, bitcode, "-o", "t", "--undefined=missing", "--no-such-option", status=1)
        assert (tmp_path / "t").read_bytes() == before
        assert left_behind(tmp_path, ["main.c", "main.o", "t"]) == []

    @pytest.mark.parametrize("folder", ["output", "scratch"])
    def test_disk_full(
        self, folder: str, small_disk: Path, bitcode: Path, linker: Path, real_linker: str, run: Run
    ) -> None:
        """The output, or our own files while we work, do not fit."""
        if folder == "output":
            done = run(linker, bitcode, "-o", small_disk / "t", status=1, options=f"--linker={real_linker}")
        else:
            done = run(linker, bitcode, "-o", "t", status=1, TMPDIR=str(small_disk))
        assert "error[EH0402]" in done.stderr and "disk is full" in done.stderr
        assert list(small_disk.iterdir()) == []


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system with room for almost nothing; mounting one takes a privilege that not everyone has."""
    place = tmp_path / "small"
    place.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", str(place)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("mount is not permitted")
    yield place
    subprocess.run(["umount", str(place)], check=True)


class TestLinkers:
    def test_no_linker(self, bitcode: Path, refused, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
        (tmp_path / "empty").mkdir()
        refused("EH0401", bitcode, "-o", "t", says="apt install lld", PATH=str(tmp_path / "empty"))

    def test_no_compiler_driver(self, bitcode: Path, refused, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
        folder = tmp_path / "bin"
        folder.mkdir()
        (folder / "ld.lld").symlink_to(Path(tool("ld.lld", "ld.lld-22")).resolve())
        refused("EH0406", bitcode, "-o", "t", says="crt1.o", PATH=str(folder))

    def test_a_linker_that_is_not_here(self, bitcode: Path, refused) -> None:  # type: ignore[no-untyped-def]
        refused("EH0401", bitcode, "-fuse-ld=nonesuch", "-o", "t", says="nonesuch")

    def test_the_real_linkers_words_and_status(self, bitcode: Path, linker: Path, run: Run, tmp_path: Path) -> None:
        done = run(linker, bitcode, "--undefined=missing", "--no-undefined", "-lnonesuch", "-o", "t", status=1)
        assert "nonesuch" in done.stderr
        assert ".part" not in done.stderr
        assert left_behind(tmp_path, ["main.c", "main.o"]) == []

    def test_unknown_option_of_ours(self, bitcode: Path, linker: Path, run: Run) -> None:
        assert "EH0404" in run(linker, bitcode, "-o", "t", options="--no-such", status=1).stderr
        done = run(linker, bitcode, "-o", "t", options="--print-after=nothing", status=1)
        assert "EH0404" in done.stderr and "differentiate" in done.stderr


SLOW_LINKER = """#!/bin/sh
while [ "$1" != -o ]; do shift; done
echo half > "$2"
echo started > "$(dirname "$0")/started"
sleep 1
echo whole > "$2"
"""


@pytest.mark.parametrize("flags", [["-r"], []], ids=["linker", "driver"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_interrupted_links_leave_nothing(
    number: int, flags: list[str], bitcode: Path, linker: Path, tmp_path: Path
) -> None:
    """While the real linker runs, alone or behind a compiler driver: it must not go on writing when we are gone."""
    slow = tmp_path / "ld.slow"
    slow.write_text(SLOW_LINKER)
    slow.chmod(0o755)
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    environment = {**os.environ, "TMPDIR": str(scratch), "ENZYME_HUB_OPTS": f"--linker={slow}"}
    before = [path.name for path in tmp_path.iterdir()]
    process = subprocess.Popen(
        [linker, *flags, bitcode, "-o", tmp_path / "t"],
        env=environment,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),  # tests in the background or under nohup ignore some
    )
    for _ in range(400):
        if (tmp_path / "started").exists():
            break
        time.sleep(0.05)
    assert (tmp_path / "started").exists()
    process.send_signal(number)
    process.communicate(timeout=20)
    assert process.returncode == 128 + number
    time.sleep(1.2)
    assert left_behind(scratch, []) == []
    assert left_behind(tmp_path, [*before, "started"]) == []


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
def test_closed_streams(closed: str, bitcode: Path, linker: Path, run: Run) -> None:
    run("sh", "-c", f'"{linker}" {bitcode} -o t {closed}')
    run("./t")


def test_no_place_for_scratch_files(bitcode: Path, linker: Path, run: Run) -> None:
    """The limit on the size of files stands for a system whose folders take none."""
    done = run("sh", "-c", f'ulimit -f 0; "{linker}" {bitcode} -o t', status=1)
    assert "error[EH0402]" in done.stderr and "TMPDIR" in done.stderr and "Traceback" not in done.stderr


def test_a_pipe_among_the_inputs_is_left_to_the_linker(bitcode: Path, linker: Path, run: Run, tmp_path: Path) -> None:
    """It can be read once only."""
    os.mkfifo(tmp_path / "pipe")
    sink = tmp_path / "ld.sink"
    sink.write_text('#!/bin/sh\nfor word; do :; done\ncat "$word" > said\n')
    sink.chmod(0o755)
    command = f'echo words > pipe & "{linker}" -r {bitcode} -o t pipe'
    run("sh", "-c", command, options=f"--linker={sink}")
    assert (tmp_path / "said").read_text() == "words\n"


@pytest.mark.parametrize("option", ["--loose-types"])
def test_options_of_later_versions_are_not_ignored(option: str, bitcode: Path, linker: Path, run: Run) -> None:
    done = run(linker, bitcode, "-o", "t", options=option, status=1)
    assert "EH0404" in done.stderr and "not supported yet" in done.stderr


def test_rules_that_are_not_there(bitcode: Path, linker: Path, run: Run) -> None:
    done = run(linker, bitcode, "-o", "t", options="--rules=r.toml", status=1)
    assert "EH0214" in done.stderr and "r.toml" in done.stderr


@pytest.mark.parametrize("name", ["lld", "mold", "bfd"])
def test_misspelt_names_that_nobody_defines(
    name: str, linker: Path, clang: str, run: Run, sources: Sources, tmp_path: Path
) -> None:
    """The real linker says what is missing; we say what was meant. What is missing otherwise is none of our business."""
    real = tool("ld.lld-22", "ld.lld") if name == "lld" else tool("mold" if name == "mold" else "ld.bfd")
    sources(
        main_c="""
        extern int enzyme_dup, enzyme_dupp;
        double enzyme_autodiff(void *, ...);
        double energy(double);
        double square(double x) { return x * x; }
        int main() { return enzyme_autodiff((void *)square, enzyme_dup, enzyme_dupp, 2.0) != energy(4.0); }
        """
    )
    run(clang, "-O0", "-c", "main.c")
    done = run(clang, f"--ld-path={linker}", "main.o", "-o", "main", status=1, ENZYME_HUB_OPTS=f"--linker={real}")
    ours = [line for line in done.stderr.splitlines() if "error[EH" in line or "did you mean" in line]
    assert sorted(ours) == [
        "  help:  did you mean __enzyme_autodiff?",
        "  help:  did you mean enzyme_dup?",
        "enzyme-hub-ld: error[EH0206]: nobody defines enzyme_dupp, and it is no marker",
        "enzyme-hub-ld: error[EH0207]: nobody defines enzyme_autodiff, and it is no entry point",
    ]
    assert "energy" in done.stderr
    assert not (tmp_path / "main").exists()


REGISTRATION = """
static double square(double x) { return x * x; }
static double slope(double x, double dx) { return 2 * x * dx; }
void *__enzyme_register_derivative_square[] = {(void *)square, (void *)slope};
"""


@pytest.mark.parametrize("fat", ["-fno-fat-lto-objects", "-ffat-lto-objects"])
def test_a_request_in_an_object_of_gccs_lto(fat: str, run: Run, sources: Sources, refused: Refused) -> None:
    sources(main_c=PROGRAM)
    run(tool("gcc"), "-O2", "-flto", fat, "-c", "main.c")
    said = refused("EH0107", "main.o", "-o", "main", says="main.o calls __enzyme_autodiff, but was compiled by gcc")
    assert "clang -flto" in said


def test_a_registration_in_an_object_of_gccs_lto(bitcode: Path, run: Run, sources: Sources, refused: Refused) -> None:
    sources(said_c=REGISTRATION)
    run(tool("gcc"), "-O2", "-flto", "-fno-fat-lto-objects", "-c", "said.c")
    says = "said.o has __enzyme_register_derivative_square, but was compiled by gcc"
    refused("EH0107", bitcode, "said.o", "-o", "main", says=says)


def test_a_table_of_gccs_symbols_that_is_cut_off(run: Run, sources: Sources, tmp_path: Path, refused: Refused) -> None:
    sources(main_c=PROGRAM)
    run(tool("gcc"), "-O2", "-flto", "-fno-fat-lto-objects", "-c", "main.c")
    whole = (tmp_path / "main.o").read_bytes()
    last = whole.rindex(b"__enzyme_autodiff\0\0") + len(b"__enzyme_autodiff")
    (tmp_path / "main.o").write_bytes(whole[:last] + b"x" * 14 + whole[last + 14 :])
    refused("EH0101", "main.o", "-o", "main", says="the table of symbols for plugins is cut off")
