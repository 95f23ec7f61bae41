"""A gradient leaks nothing and touches no memory that is not its own: programs of the corpus under valgrind."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.programs.test_programs import HERE, command, run

PROGRAMS = (
    "c/copies_of_records.c",
    "c/early_return_frees.c",
    "c/inactive_memory_from_callee.c",
    "c/kept_between_calls.c",
    "c/lapack.c",
    "c/large_struct.c",
    "c/linked_list.c",
    "c/lists_released.c",
    "c/malloc_in_loop.c",
    "c/realloc_growth.c",
    "c/recursion_on_arrays.c",
    "c/returned_pointer.c",
    "c/rows_on_the_heap.c",
    "c/reverse_width.c",
    "c/split_width.c",
    "c/runtime_activity.c",
    "c/runtime_activity_globals.c",
    "c/runtime_activity_memory.c",
    "c/second_derivative_of_exits.c",
    "c/second_derivative_of_trees.c",
    "c/split_globals.c",
    "c/split_structs.c",
    "c/static_structs.c",
    "c/tangents_over_tape.c",
    "c/while_in_for.c",
    "c/width_of_kept_memory.c",
    "cpp/static_containers.cpp",
    "cpp/string_beside_number.cpp",
    "cpp/unique_ptr.cpp",
    "cpp/vector.cpp",
    "cpp/vector_of_records.cpp",
    "cpp/width.cpp",
    "rust/boxed.rs",
    "rust/boxed_slices.rs",
    "rust/lists_beside_text.rs",
    "rust/matrix_of_vecs.rs",
    "rust/nested_vecs_dropped.rs",
    "rust/vec_push.rs",
)


@pytest.mark.parametrize("name", PROGRAMS)
def test_no_leak_and_no_stray_access(name: str, linker: Path, tmp_path: Path) -> None:
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        pytest.skip("valgrind is not installed")
    output = tmp_path / "program"
    built = run(command(HERE / name, "O2", linker, output), tmp_path)
    assert built.returncode == 0, built.stderr
    kinds = "--errors-for-leak-kinds=definite"
    checked = run([valgrind, "-q", "--leak-check=full", kinds, "--error-exitcode=9", str(output)], tmp_path)
    assert checked.returncode == 0, checked.stdout + checked.stderr
