"""Programs over MPI, by both libraries, on some ranks, against finite differences; what is refused, at the link and at run time."""

from __future__ import annotations

import os
import shutil
import subprocess
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


def build(source: Path, level: str, library: str, linker: Path, folder: Path) -> tuple[Path, str]:
    compiling, linking = flags(library)
    program = folder / f"{source.stem}.{library}"
    words = [tool("clang-22", "clang"), level, "-g", "-flto", "-Wno-everything", f"--ld-path={linker}", *compiling]
    made = subprocess.run(
        [*words, str(source), "-o", str(program), *linking, "-lm"], capture_output=True, text=True, timeout=120
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
    bindings = {"mpich": "-lmpichfort", "openmpi": "-lmpi_mpifh"}[library]
    words = [tool("flang-22", "flang-new-22", "flang"), level, "-g", "-flto", f"-fuse-ld={linker}", f"-I{folder}"]
    paths = [w for w in linking if not w.startswith("-Wl")]
    made = subprocess.run(
        [*words, f"-J{folder}", str(source), "-o", str(program), *paths[:-1], bindings, *paths[-1:]],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert made.returncode == 0, made.stderr
    return program


def run(program: Path, library: str, ranks: int) -> subprocess.CompletedProcess[str]:
    words = [tool(f"mpirun.{library}"), "-n", str(ranks), str(program)]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, env=ENVIRONMENT)


@pytest.mark.parametrize(("name", "library", "level", "ranks"), CASES)
def test_gradients(name: str, library: str, level: str, ranks: int, linker: Path, tmp_path: Path) -> None:
    program, told = build(HERE / f"{name}.c", level, library, linker, tmp_path)
    assert program.exists(), told
    ran = run(program, library, ranks)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(("library", "level", "ranks"), [("mpich", "-O0", 2), ("openmpi", "-O2", 3)])
def test_fortran(library: str, level: str, ranks: int, linker: Path, tmp_path: Path) -> None:
    ran = run(build_fortran(HERE / "fortran.f90", level, library, linker, tmp_path), library, ranks)
    assert ran.returncode == 0, ran.stdout + ran.stderr


REFUSED = {
    "MPI_Win_fence": "MPI_Win w = 0; MPI_Win_fence(0, w);",
    "MPI_Put": "MPI_Put(x, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, (MPI_Win)0);",
    "MPI_Send_init": "MPI_Request r; MPI_Send_init(x, 1, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD, &r);",
    "MPI_Ibcast": "MPI_Request r; MPI_Ibcast(x, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD, &r);",
    "MPI_Pack": "int at = 0; MPI_Pack(x, 1, MPI_DOUBLE, x + 2, 8, &at, MPI_COMM_WORLD);",
    "MPI_File_write": "MPI_File_write((MPI_File)0, x, 1, MPI_DOUBLE, MPI_STATUS_IGNORE);",
    "MPI_Neighbor_allgather": "MPI_Neighbor_allgather(x, 1, MPI_DOUBLE, x + 1, 1, MPI_DOUBLE, MPI_COMM_WORLD);",
}
_HEAD = """
#include <mpi.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
static void own(void *a, void *b, int *n, MPI_Datatype *t) {}
"""
_FUNCTION = "double {name}(double *x) {{ double sum = x[0] * x[0]; {body} return sum * x[1]; }}\n"
_MAIN = """
int main(int count, char **words) {{
    double x[9] = {{1, 2}}, dx[9] = {{0}};
    MPI_Init(&count, &words);
    {requests}
    MPI_Finalize();
    return 0;
}}
"""


def program_of(bodies: dict[str, str]) -> str:
    functions = "".join(_FUNCTION.format(name=name, body=body) for name, body in bodies.items())
    requests = " ".join(f"__enzyme_autodiff((void *){name}, enzyme_dup, x, dx);" for name in bodies)
    return _HEAD + functions + _MAIN.format(requests=requests)


def test_refused_by_name_with_its_line(linker: Path, tmp_path: Path) -> None:
    source = tmp_path / "refused.c"
    source.write_text(program_of({f"calls_{name}": body for name, body in REFUSED.items()}))
    program, told = build(source, "-O1", "mpich", linker, tmp_path)
    assert not program.exists()
    for line, name in enumerate(REFUSED, 6):
        assert f"no derivative for {name}" in told, told
        assert f"refused.c:{line}" in told, told


STOPPED = {
    "a request that nobody waits for": (
        "static double y; static MPI_Request r; MPI_Irecv(&y, 1, MPI_DOUBLE, 0, 1, MPI_COMM_SELF, &r); "
        "MPI_Send(x, 1, MPI_DOUBLE, 0, 1, MPI_COMM_SELF);",
        "MPI_Irecv at ",
        "does not wait for it",
    ),
    "an operation of the program's": (
        "MPI_Op op; MPI_Op_create((MPI_User_function *)own, 1, &op); double all; "
        "MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, op, MPI_COMM_WORLD); sum = all;",
        "MPI_Allreduce at ",
        "its operation has no derivative",
    ),
    "bytes": (
        "double y[2]; MPI_Sendrecv(x, 16, MPI_BYTE, 0, 1, y, 16, MPI_BYTE, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE); sum += y[0];",
        "MPI_Sendrecv at ",
        "as bytes",
    ),
    "a datatype": (
        "long double y = 1, z; MPI_Allreduce(&y, &z, 1, MPI_LONG_DOUBLE, MPI_SUM, MPI_COMM_WORLD); sum += z;",
        "MPI_Allreduce at ",
        "MPI_LONG_DOUBLE has no derivative",
    ),
}


@pytest.mark.parametrize("what", STOPPED)
def test_stops_with_rank_call_and_line(what: str, linker: Path, tmp_path: Path) -> None:
    body, call, why = STOPPED[what]
    library = LIBRARIES[len(what) % 2]
    source = tmp_path / "stopped.c"
    source.write_text(program_of({"f": body}))
    program, told = build(source, "-O1", library, linker, tmp_path)
    assert program.exists(), told
    ran = run(program, library, 2)
    assert ran.returncode != 0
    said = ran.stdout + ran.stderr
    assert "enzyme-hub: rank " in said, said
    assert call in said, said
    assert "stopped.c:6: " in said, said
    assert why in said, said
