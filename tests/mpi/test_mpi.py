"""Programs over MPI, by both libraries, on some ranks, against finite differences; what is refused, at the link and at run time."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LIBRARIES = ("mpich", "openmpi")
# Ranks of MPICH wait by asking again and again, so on two cores there are two of them.
CASES = [
    ("messages", "mpich", "-O2", 2),
    ("messages", "mpich", "-O0", 1),
    ("messages", "openmpi", "-O0", 4),
    ("messages", "openmpi", "-O2", 3),
    ("together", "mpich", "-O2", 2),
    ("together", "openmpi", "-O0", 3),
    ("parts", "mpich", "-O0", 2),
    ("parts", "openmpi", "-O2", 4),
    ("persistent", "mpich", "-O0", 2),
    ("persistent", "openmpi", "-O2", 3),
    ("handles", "openmpi", "-O0", 4),
    ("orders", "mpich", "-O1", 2),
]
ENVIRONMENT = {
    **os.environ,
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_rmaps_base_oversubscribe": "1",
    "OMPI_MCA_mpi_yield_when_idle": "1",
}


def tool(*names: str) -> str:
    for name in names:
        if path := shutil.which(name):
            return path
    pytest.skip(f"{names[0]} is not installed")


def flags(library: str) -> tuple[list[str], list[str]]:
    """What the library's compiler hands on: to compile, and to link."""
    shown = subprocess.run(
        [tool(f"mpicc.{library}"), "-show"], capture_output=True, text=True, check=True
    ).stdout.split()
    return [w for w in shown if w.startswith("-I")], [w for w in shown if w.startswith(("-L", "-l", "-Wl"))]


def openmp() -> list[str]:
    """Words for a program with threads."""
    found = sorted(Path("/usr/lib").glob("llvm-*/lib/libomp.so"))
    if not found:
        pytest.skip("libomp is not installed")
    folder = found[-1].parent
    return ["-fopenmp", f"-L{folder}", f"-Wl,-rpath,{folder}"]


def build(source: Path, level: str, library: str, linker: Path, folder: Path, *more: str) -> tuple[Path, str]:
    compiling, linking = flags(library)
    program = folder / f"{source.stem}.{library}"
    words = [tool("clang-22", "clang"), level, "-g", "-flto", "-Wno-everything", f"--ld-path={linker}", *compiling]
    made = subprocess.run(
        [*words, str(source), "-o", str(program), *more, *linking, "-lm"], capture_output=True, text=True, timeout=120
    )
    assert made.returncode == 0 or "error[EH" in made.stderr, made.stderr
    return program, made.stderr


def build_fortran(source: Path, level: str, library: str, linker: Path, folder: Path) -> Path:
    program = folder / f"{source.stem}.{library}"
    compiling, linking = flags(library)
    for header in Path(compiling[0][2:]).glob("mpif*.h"):
        shutil.copy(header, folder)
    if library == "openmpi":  # Debian's is made for gfortran, and has types that flang has not
        (folder / "mpif-sizeof.h").write_text("")
    bindings = {"mpich": ["-lmpichfort"], "openmpi": ["-lmpi_usempif08", "-lmpi_mpifh"]}[library]
    words = [tool("flang-22", "flang-new-22", "flang"), level, "-g", "-flto", f"-fuse-ld={linker}", f"-I{folder}"]
    paths = [w for w in linking if not w.startswith("-Wl")]
    made = subprocess.run(
        [*words, f"-J{folder}", str(source), "-o", str(program), *paths[:-1], *bindings, *paths[-1:]],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert made.returncode == 0, made.stderr
    return program


def run(program: Path, library: str, ranks: int, *words: str, threads: int = 1) -> subprocess.CompletedProcess[str]:
    words = (tool(f"mpirun.{library}"), "-n", str(ranks), str(program), *words)
    environment = {**ENVIRONMENT, "OMP_NUM_THREADS": str(threads)}
    return subprocess.run(words, capture_output=True, text=True, timeout=60, env=environment)


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("name", "library", "level", "ranks"), CASES)
def test_gradients(name: str, library: str, level: str, ranks: int, linker: Path, tmp_path: Path) -> None:
    program, told = build(HERE / f"{name}.c", level, library, linker, tmp_path)
    assert program.exists(), told
    ran = run(program, library, ranks)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(("library", "level", "ranks"), [("mpich", "-O2", 2), ("openmpi", "-O0", 2)])
def test_with_threads(library: str, level: str, ranks: int, linker: Path, tmp_path: Path) -> None:
    """Messages between OpenMP's regions, two threads on each rank."""
    program, told = build(HERE / "hybrid.c", level, library, linker, tmp_path, *openmp())
    assert program.exists(), told
    ran = run(program, library, ranks, threads=2)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(("library", "level", "ranks"), [("mpich", "-O0", 2), ("openmpi", "-O2", 3)])
def test_fortran(library: str, level: str, ranks: int, linker: Path, tmp_path: Path) -> None:
    ran = run(build_fortran(HERE / "fortran.f90", level, library, linker, tmp_path), library, ranks)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_fortran_2008(linker: Path, tmp_path: Path) -> None:
    ran = run(build_fortran(HERE / "f08.f90", "-O1", "openmpi", linker, tmp_path), "openmpi", 3)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def made(words: Sequence[str | Path]) -> None:
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def test_three_languages(linker: Path, tmp_path: Path) -> None:
    """Ranks in C, Fortran and Rust, each of which calls MPI."""
    sources = HERE / "three_languages"
    compiling, linking = flags("openmpi")
    for header in Path(compiling[0][2:]).glob("mpif*.h"):
        shutil.copy(header, tmp_path)
    (tmp_path / "mpif-sizeof.h").write_text("")
    main, halo, around = tmp_path / "main.o", tmp_path / "halo.o", tmp_path / "libaround.a"
    flang = tool("flang-22", "flang-new-22", "flang")
    made(
        [tool("clang-22", "clang"), "-O1", "-flto", "-Wno-everything", *compiling, "-c", sources / "main.c", "-o", main]
    )
    made([flang, "-O1", "-flto", f"-I{tmp_path}", "-c", sources / "halo.f90", "-o", halo])
    rust = ["--edition=2021", "-O", "-Clinker-plugin-lto", "-Cpanic=abort", "--crate-type=staticlib"]
    made([tool("rustc"), *rust, sources / "around.rs", "-o", around])
    program, paths = tmp_path / "three", [w for w in linking if w.startswith("-L")]
    words = [flang, "-flto", f"-fuse-ld={linker}", main, halo, around, "-o", program]
    made([*words, *paths, "-lmpi_mpifh", "-lmpi", "-lm"])
    ran = run(program, "openmpi", 3)
    assert ran.returncode == 0, ran.stdout + ran.stderr


REFUSED = {
    "MPI_Win_fence": "MPI_Win w = 0; MPI_Win_fence(0, w);",
    "MPI_Put": "MPI_Put(x, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, (MPI_Win)0);",
    "MPI_Iscan": "MPI_Request r; MPI_Iscan(x, x + 1, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &r);",
    "MPI_Cancel": "MPI_Request r; MPI_Irecv(x, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, &r); MPI_Cancel(&r);",
    "mpi_send_f08ts_": "extern void mpi_send_f08ts_(); mpi_send_f08ts_(x, x, x, x, x, x, x);",
    "MPI_Pack": "int at = 0; MPI_Pack(x, 1, MPI_DOUBLE, x + 2, 8, &at, MPI_COMM_WORLD);",
    "MPI_File_write": "MPI_File_write((MPI_File)0, x, 1, MPI_DOUBLE, MPI_STATUS_IGNORE);",
    "MPI_Neighbor_allgather": "MPI_Neighbor_allgather(x, 1, MPI_DOUBLE, x + 1, 1, MPI_DOUBLE, MPI_COMM_WORLD);",
}
_HEAD = """
#include <mpi.h>
#include <stdlib.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
static void own(void *a, void *b, int *n, MPI_Datatype *t) {}
static MPI_Request made_before;
static double room;
"""
_FUNCTION = "double {name}(double *x) {{ double sum = x[0] * x[0]; {body} return sum * x[1]; }}\n"
_MAIN = """
int main(int count, char **words) {{
    double x[9] = {{1, 2}}, dx[9] = {{0}};
    MPI_Init(&count, &words);
    MPI_Recv_init(&room, 1, MPI_DOUBLE, MPI_PROC_NULL, 1, MPI_COMM_SELF, &made_before);
    switch (count > 1 ? atoi(words[1]) : -1) {{
    {requests}
    }}
    MPI_Finalize();
    return 0;
}}
"""
FIRST_LINE = 1 + _HEAD.count("\n")


def program_of(bodies: Sequence[str]) -> str:
    """A function for each body, one in a line; the program asks for the gradient of the one whose number it is given."""
    functions = "".join(_FUNCTION.format(name=f"f{k}", body=body) for k, body in enumerate(bodies))
    requests = " ".join(
        f"case {k}: __enzyme_autodiff((void *)f{k}, enzyme_dup, x, dx); break;" for k in range(len(bodies))
    )
    return _HEAD + functions + _MAIN.format(requests=requests)


def test_refused_by_name_with_its_line(linker: Path, tmp_path: Path) -> None:
    source = tmp_path / "refused.c"
    source.write_text(program_of(list(REFUSED.values())))
    program, told = build(source, "-O1", "mpich", linker, tmp_path)
    assert not program.exists()
    for line, name in enumerate(REFUSED, FIRST_LINE):
        assert f"no derivative for {name}" in told, told
        assert f"refused.c:{line}" in told, told


STOPPED = {
    "a request that nobody waits for": (
        "static double y; static MPI_Request r; MPI_Irecv(&y, 1, MPI_DOUBLE, 0, 1, MPI_COMM_SELF, &r); "
        "MPI_Send(x, 1, MPI_DOUBLE, 0, 1, MPI_COMM_SELF);",
        "MPI_Irecv: ",
        "does not wait for it",
    ),
    "an operation of the program's": (
        "MPI_Op op; MPI_Op_create((MPI_User_function *)own, 1, &op); double all; "
        "MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, op, MPI_COMM_WORLD); sum = all;",
        "MPI_Allreduce: ",
        "its operation has no derivative",
    ),
    "bytes": (
        "double y[2]; MPI_Sendrecv(x, 16, MPI_BYTE, 0, 1, y, 16, MPI_BYTE, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE); sum += y[0];",
        "MPI_Sendrecv: ",
        "as bytes",
    ),
    "a request made before": (
        "MPI_Start(&made_before); MPI_Wait(&made_before, MPI_STATUS_IGNORE); sum += room;",
        "MPI_Start: ",
        "was not made in the differentiated function",
    ),
    "a request that is started, and nobody waits for": (
        "static double y; static MPI_Request r; MPI_Recv_init(&y, 1, MPI_DOUBLE, 0, 1, MPI_COMM_SELF, &r); MPI_Start(&r); "
        "MPI_Send(x, 1, MPI_DOUBLE, 0, 1, MPI_COMM_SELF);",
        "MPI_Start: ",
        "does not wait for it",
    ),
    "a request freed too early": (
        "static double y; MPI_Request r; MPI_Irecv(&y, 1, MPI_DOUBLE, 0, 1, MPI_COMM_SELF, &r); MPI_Request_free(&r); "
        "MPI_Send(x, 1, MPI_DOUBLE, 0, 1, MPI_COMM_SELF); sum += y;",
        "MPI_Request_free: ",
        "is not there yet",
    ),
    "a sum that is begun by an operation of the program's": (
        "MPI_Request r; MPI_Op op; MPI_Op_create((MPI_User_function *)own, 1, &op); double all; "
        "MPI_Iallreduce(&sum, &all, 1, MPI_DOUBLE, op, MPI_COMM_WORLD, &r); MPI_Wait(&r, MPI_STATUS_IGNORE); sum = all;",
        "MPI_Iallreduce: ",
        "its operation has no derivative",
    ),
    "a sum that is begun, and nobody waits for": (
        "static double all; static MPI_Request r; MPI_Iallreduce(x, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &r);",
        "MPI_Iallreduce: ",
        "does not wait for it",
    ),
    "addresses in a datatype": (
        "MPI_Datatype far; MPI_Aint at; int one = 1; double y = 0; MPI_Get_address(x, &at); "
        "MPI_Type_create_hindexed(1, &one, &at, MPI_DOUBLE, &far); MPI_Type_commit(&far); "
        "MPI_Sendrecv(MPI_BOTTOM, 1, far, 0, 1, &y, 1, MPI_DOUBLE, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE); sum += y;",
        "MPI_Sendrecv: ",
        "MPI_BOTTOM",
    ),
    "a product of complex numbers": (
        "double z[2]; MPI_Allreduce(x, z, 1, MPI_C_DOUBLE_COMPLEX, MPI_PROD, MPI_COMM_WORLD); sum += z[0];",
        "MPI_Allreduce: ",
        "products of complex numbers",
    ),
    "a datatype": (
        "long double y = 1, z; MPI_Allreduce(&y, &z, 1, MPI_LONG_DOUBLE, MPI_SUM, MPI_COMM_WORLD); sum += z;",
        "MPI_Allreduce: ",
        "MPI_LONG_DOUBLE has no derivative",
    ),
}


@pytest.fixture(scope="module")
def stopping(linker: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """By library, the program with all functions that stop."""
    source = tmp_path_factory.mktemp("stopped") / "stopped.c"
    source.write_text(program_of([body for body, _, _ in STOPPED.values()]))
    made = {library: build(source, "-O1", library, linker, source.parent) for library in LIBRARIES}
    for program, told in made.values():
        assert program.exists(), told
    return {library: program for library, (program, _) in made.items()}


@pytest.mark.parametrize("what", STOPPED)
def test_stops_with_rank_call_and_line(what: str, stopping: dict[str, Path]) -> None:
    number = list(STOPPED).index(what)
    _, call, why = STOPPED[what]
    library = LIBRARIES[number % 2]
    ran = run(stopping[library], library, 2, str(number))
    assert ran.returncode != 0
    said = ran.stdout + ran.stderr
    assert ": rank " in said, said
    assert call in said, said
    assert f"stopped.c:{FIRST_LINE + number}: " in said, said
    assert why in said, said
