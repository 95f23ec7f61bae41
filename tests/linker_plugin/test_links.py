"""Whole links by real compilers and real linkers: what is merged, what is left alone, and that the program runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from link_tools import REQUEST, Run, Sources, left_behind, tool

# d/dx x^3 = 3 x^2, at 2: 12
MAIN = (
    REQUEST
    + """
#include <stdio.h>
double cube(double);
int other(void);
int main() { printf("%.3f %d\\n", __enzyme_autodiff((void *)cube, 2.0), other()); return 0; }
"""
)
CUBE = "double square(double);\ndouble cube(double x) { return square(x) * x; }\n"
SQUARE = "double square(double x) { return x * x; }\n"
OTHER = "int other(void) { return 7; }\n"
# Never taken from an archive: its request has no body anywhere.
STRAY = REQUEST + "double nowhere(double); double stray(double x) { return __enzyme_autodiff((void *)nowhere, x); }\n"
PLAIN = '#include <stdio.h>\nint main() { puts("plain"); return 0; }\n'


@pytest.fixture
def objects(clang: str, run: Run, sources: Sources) -> list[str]:
    """main.o cube.o square.o other.o stray.o, all bitcode."""
    paths = sources(main_c=MAIN, cube_c=CUBE, square_c=SQUARE, other_c=OTHER, stray_c=STRAY)
    run(clang, "-O2", "-flto", "-c", *paths)
    return [f"{path.stem}.o" for path in paths]


def option(real_linker: str) -> str:
    return f"--linker={real_linker}"


class TestObjectsAndArchives:
    def test_objects(self, objects: list[str], clang: str, linker: Path, real_linker: str, run: Run) -> None:
        run(clang, "-flto", f"--ld-path={linker}", *objects[:4], "-o", "t", options=option(real_linker))
        assert run("./t").stdout == "12.000 7\n"

    def test_native_objects_among_them(
        self, objects: list[str], clang: str, linker: Path, real_linker: str, run: Run
    ) -> None:
        run(tool("gcc"), "-O2", "-c", "other.c", "-o", "other.o")
        run(clang, "-flto", f"--ld-path={linker}", *objects[:4], "-o", "t", options=option(real_linker))
        assert run("./t").stdout == "12.000 7\n"

    @pytest.mark.parametrize("flags", ["rcs", "rcsT"], ids=["regular", "thin"])
    def test_archive(
        self, flags: str, objects: list[str], clang: str, linker: Path, real_linker: str, run: Run
    ) -> None:
        run(tool("llvm-ar-22", "llvm-ar"), flags, "libparts.a", *objects[1:])
        for words in (["main.o", "libparts.a"], ["main.o", "-L.", "-lparts"], ["main.o", "libparts.a", "libparts.a"]):
            run(clang, "-flto", f"--ld-path={linker}", *words, "-o", "t", options=option(real_linker))
            assert run("./t").stdout == "12.000 7\n"

    def test_a_request_in_a_thin_archive_alone(self, objects: list[str], clang: str, linker: Path, run: Run) -> None:
        """The archive's own bytes do not mention it."""
        run(clang, "-O2", "-c", "-x", "c", "-", "-o", "call.o", stdin="int entry(void); int main() { return entry(); }")
        run(clang, "-O2", "-flto", "-c", "main.c", "-Dmain=entry")
        run(tool("ar"), "rcT", "libparts.a", "main.o", *objects[1:4])
        run(clang, "-flto", f"--ld-path={linker}", "call.o", "libparts.a", "-o", "t")
        assert run("./t").stdout == "12.000 7\n"

    def test_an_archive_named_twice(
        self, objects: list[str], clang: str, linker: Path, real_linker: str, run: Run
    ) -> None:
        """Under --whole-archive and not: both words mean the same file."""
        run(tool("llvm-ar-22", "llvm-ar"), "rcs", "libparts.a", *objects[1:4])
        words = ["-L.", "main.o", "-Wl,--whole-archive", "-lparts", "-Wl,--no-whole-archive", "-lparts"]
        run(clang, "-flto", f"--ld-path={linker}", *words, "-o", "t", options=option(real_linker))
        assert run("./t").stdout == "12.000 7\n"

    def test_archive_without_an_index(self, objects: list[str], clang: str, linker: Path, run: Run) -> None:
        run(tool("llvm-ar-22", "llvm-ar"), "rcS", "libparts.a", *objects[1:])
        run(clang, "-flto", f"--ld-path={linker}", "main.o", "libparts.a", "-o", "t")
        assert run("./t").stdout == "12.000 7\n"

    def test_groups(self, objects: list[str], clang: str, linker: Path, run: Run) -> None:
        run(tool("llvm-ar-22", "llvm-ar"), "rcs", "libone.a", "cube.o")
        run(tool("llvm-ar-22", "llvm-ar"), "rcs", "libtwo.a", "square.o", "other.o")
        words = ["-Wl,--start-group", "libtwo.a", "libone.a", "-Wl,--end-group", "main.o"]
        run(clang, "-flto", f"--ld-path={linker}", *words, "-o", "t")
        assert run("./t").stdout == "12.000 7\n"

    def test_whole_archive(self, objects: list[str], clang: str, linker: Path, run: Run) -> None:
        run(tool("llvm-ar-22", "llvm-ar"), "rcs", "libparts.a", *objects[:4])
        words = ["-Wl,--whole-archive", "libparts.a", "-Wl,--no-whole-archive"]
        run(clang, "-flto", f"--ld-path={linker}", *words, "-o", "t")
        assert run("./t").stdout == "12.000 7\n"

    def test_thin_lto(self, clang: str, linker: Path, run: Run, sources: Sources) -> None:
        paths = sources(main_c=MAIN, cube_c=CUBE, square_c=SQUARE, other_c=OTHER)
        run(clang, "-O2", "-flto=thin", f"--ld-path={linker}", *paths, "-o", "t")
        assert run("./t").stdout == "12.000 7\n"

    @pytest.mark.parametrize("split", ["-flto", "-flto=thin"])
    def test_full_and_thin_lto_mixed(self, split: str, clang: str, linker: Path, run: Run, sources: Sources) -> None:
        main, *others = sources(main_c=MAIN, cube_c=CUBE, square_c=SQUARE, other_c=OTHER)
        run(clang, "-O2", split, "-c", main)
        run(clang, "-O2", "-flto=thin" if split == "-flto" else "-flto", "-c", *others)
        words = ["main.o", "cube.o", "square.o", "other.o"]
        run(clang, "-flto", f"--ld-path={linker}", *words, "-o", "t")
        assert run("./t").stdout == "12.000 7\n"

    def test_fat_objects(self, clang: str, linker: Path, real_linker: str, run: Run, sources: Sources) -> None:
        paths = sources(main_c=MAIN, cube_c=CUBE, square_c=SQUARE, other_c=OTHER)
        run(clang, "-O2", "-flto", "-ffat-lto-objects", "-c", *paths)
        words = [f"{path.stem}.o" for path in paths]
        run(clang, "-flto", f"--ld-path={linker}", *words, "-o", "t", options=option(real_linker))
        assert run("./t").stdout == "12.000 7\n"

    @pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
    def test_levels(self, level: str, clang: str, linker: Path, run: Run, sources: Sources) -> None:
        paths = sources(main_c=MAIN, cube_c=CUBE, square_c=SQUARE, other_c=OTHER)
        run(clang, level, "-flto", f"--ld-path={linker}", *paths, "-o", "t")
        assert run("./t").stdout == "12.000 7\n"


class TestWhatIsMerged:
    def test_only_what_requests_reach(self, objects: list[str], clang: str, linker: Path, run: Run) -> None:
        """`other.o` is called by main, but no request reaches it: it stays bitcode for the real linker."""
        run(clang, "-flto", f"--ld-path={linker}", *objects[:4], "-o", "t", options="--print-after=protect")
        done = run(clang, "-flto", f"--ld-path={linker}", *objects[:4], "-o", "t", options="--print-after=protect")
        assert "define" in done.stderr and "@cube(" in done.stderr and "@square(" in done.stderr
        assert "define dso_local i32 @other" not in done.stderr

    def test_external_symbols_stay_external(self, clang: str, linker: Path, run: Run, sources: Sources) -> None:
        """Native code, which the merge does not see, calls a merged function."""
        main, cube, native = sources(
            main_c=MAIN,
            cube_c=SQUARE + CUBE,
            native_c="double cube(double); int other(void) { return (int)cube(2.0); }",
        )
        run(tool("gcc"), "-c", native, "-o", "native.o")
        run(clang, "-O2", "-flto", f"--ld-path={linker}", main, cube, "native.o", "-o", "t")
        assert run("./t").stdout == "12.000 8\n"

    def test_a_strong_definition_prevails_over_a_weak_one(
        self, clang: str, linker: Path, run: Run, sources: Sources
    ) -> None:
        """The weak body is the one that is seen first; differentiating it would be silently wrong."""
        weak = "__attribute__((weak)) double square(double x) { return 5 * x; }\n"
        paths = sources(main_c=MAIN, cube_c=weak + CUBE, square_c=SQUARE, other_c=OTHER)
        run(clang, "-O2", "-flto", f"--ld-path={linker}", *paths, "-o", "t")
        assert run("./t").stdout == "12.000 7\n"

    def test_a_weak_definition_that_native_code_replaces(
        self, clang: str, linker: Path, run: Run, sources: Sources
    ) -> None:
        weak = "__attribute__((weak)) double square(double x) { return 5 * x; }\n"
        main, cube, square, other = sources(main_c=MAIN, cube_c=weak + CUBE, square_c=SQUARE, other_c=OTHER)
        run(tool("gcc"), "-c", square, "-o", "square.o")
        done = run(clang, "-O2", "-flto", f"--ld-path={linker}", main, cube, "square.o", other, "-o", "t", status=1)
        assert "EH0105" in done.stderr and "square" in done.stderr

    @pytest.mark.parametrize("flag", ["--wrap=square", "--defsym=square=other"])
    def test_redirected_functions(self, flag: str, objects: list[str], clang: str, linker: Path, run: Run) -> None:
        """The merged program would run, and its derivative would be of, another function than the line says."""
        done = run(clang, "-flto", f"--ld-path={linker}", f"-Wl,{flag}", *objects[:4], "-o", "t", status=1)
        assert "EH0105" in done.stderr and "square" in done.stderr

    def test_redirected_functions_elsewhere(
        self, objects: list[str], clang: str, linker: Path, real_linker: str, run: Run, sources: Sources
    ) -> None:
        sources(wrap_c="int __real_other(void); int __wrap_other(void) { return __real_other() + 1; }")
        run(clang, "-O2", "-flto", "-c", "wrap.c")
        flags = ["-flto", f"--ld-path={linker}", "-Wl,--wrap=other"]
        run(clang, *flags, *objects[:4], "wrap.o", "-o", "t", options=option(real_linker))
        assert run("./t").stdout == "12.000 8\n"

    def test_a_common_variable_that_native_code_defines(
        self, clang: str, linker: Path, real_linker: str, run: Run, sources: Sources
    ) -> None:
        cube = "double factor; double square(double); double cube(double x) { return factor * square(x) * x; }\n"
        paths = sources(main_c=MAIN, cube_c=cube, square_c=SQUARE, other_c=OTHER + "double factor = 2;\n")
        run(tool("gcc"), "-c", paths[3])
        flags = ["-O2", "-flto", "-fcommon", f"--ld-path={linker}"]
        run(clang, *flags, *paths[:3], "other.o", "-o", "t", options=option(real_linker))
        assert run("./t").stdout == "24.000 7\n"

    def test_archive_members_that_a_shared_library_needs(
        self, objects: list[str], clang: str, linker: Path, real_linker: str, run: Run, sources: Sources
    ) -> None:
        slope = REQUEST + "double cube(double); double slope(double x) { return __enzyme_autodiff((void *)cube, x); }"
        use = '#include <stdio.h>\ndouble outer(void); int main() { printf("%.3f\\n", outer()); }'
        library, *paths = sources(
            outer_c="double slope(double); double outer(void) { return slope(2); }", slope_c=slope, use_c=use
        )
        run(tool("gcc"), "-shared", "-fPIC", library, "-o", "libouter.so")
        run(clang, "-O2", "-flto", "-c", *paths)
        run(tool("llvm-ar-22", "llvm-ar"), "rcs", "libparts.a", "slope.o", *objects[1:3])
        for library in (["./libouter.so"], ["-L.", "-louter", "-Wl,-rpath,."]):
            words = ["use.o", *library, "libparts.a"]
            run(clang, "-flto", f"--ld-path={linker}", *words, "-o", "t", options=option(real_linker))
            assert run("./t").stdout == "12.000\n"

    def test_inline_functions_in_several_modules(self, linker: Path, run: Run, sources: Sources) -> None:
        header = "inline double square(double x) { return x * x; }\n"
        paths = sources(
            main_cpp=header
            + 'extern "C" double __enzyme_autodiff(void *, ...);\n#include <cstdio>\ndouble cube(double); int other();\n'
            + 'int main() { std::printf("%.3f %d\\n", __enzyme_autodiff((void *)cube, 2.0), other() + (int)square(1)); }',
            cube_cpp=header + "double cube(double x) { return square(x) * x; }",
            other_cpp=header + "int other() { return (int)square(3); }",
        )
        run(tool("clang++-22", "clang++"), "-O0", "-flto", f"--ld-path={linker}", *paths, "-o", "t")
        assert run("./t").stdout == "12.000 10\n"


def test_constructors(clang: str, linker: Path, real_linker: str, run: Run, sources: Sources) -> None:
    """In merged units and in others: each runs once, those of one unit in their order."""
    paths = sources(
        main_c=REQUEST
        + """
#include <stdio.h>
double a = 1, b = 1;
__attribute__((constructor)) static void one(void) { a = 2 * a + 1; }
__attribute__((constructor(101))) static void early(void) { a = a + 4; }
__attribute__((destructor)) static void last(void) { puts("end"); }
double f(double x) { return a * b * x * x; }
int main() { printf("%.3f\\n", __enzyme_autodiff((void *)f, 2.0)); return 0; }
""",
        other_c="extern double b; __attribute__((constructor)) static void two(void) { b = 10 * b; }",
    )
    run(clang, "-O2", "-flto", f"--ld-path={linker}", *paths, "-o", "t", options=option(real_linker))
    assert run("./t").stdout == "440.000\nend\n"


class TestKindsOfOutput:
    @pytest.mark.parametrize("flags", [["-static"], ["-no-pie"], ["-pie"], ["-static-pie"]])
    def test_executables(
        self, flags: list[str], objects: list[str], clang: str, linker: Path, real_linker: str, run: Run
    ) -> None:
        run(clang, "-flto", *flags, f"--ld-path={linker}", *objects[:4], "-o", "t", options=option(real_linker))
        assert run("./t").stdout == "12.000 7\n"

    def test_shared_library(self, objects: list[str], clang: str, linker: Path, run: Run, sources: Sources) -> None:
        derived = REQUEST + "double cube(double); double slope(double x) { return __enzyme_autodiff((void *)cube, x); }"
        use = '#include <stdio.h>\ndouble slope(double); int main() { printf("%.3f\\n", slope(2.0)); }'
        library, program = sources(derived_c=derived, use_c=use)
        run(
            clang,
            "-O2",
            "-flto",
            "-fPIC",
            "-shared",
            f"--ld-path={linker}",
            library,
            "cube.c",
            "square.c",
            "-o",
            "lib.so",
        )
        run(clang, program, "./lib.so", "-o", "t")
        assert run("./t").stdout == "12.000\n"

    def test_symbols_of_excluded_archives(
        self, objects: list[str], clang: str, linker: Path, real_linker: str, run: Run, sources: Sources
    ) -> None:
        sources(
            slope_c=REQUEST + "double cube(double x); double slope(double x) { return __enzyme_autodiff(cube, x); }"
        )
        run(clang, "-O2", "-flto", "-fPIC", "-c", "slope.c", "cube.c", "square.c", "-Wno-everything")
        run(tool("llvm-ar-22", "llvm-ar"), "rcs", "libparts.a", "cube.o", "square.o")
        for excluded in ("ALL", "libparts.a"):
            words = ["slope.o", "libparts.a", f"-Wl,--exclude-libs,{excluded}"]
            flags = ["-flto", "-shared", f"--ld-path={linker}"]
            run(clang, *flags, *words, "-o", "lib.so", options=option(real_linker))
            seen = run(tool("nm"), "-D", "--defined-only", "lib.so").stdout
            assert "slope" in seen and "cube" not in seen

    def test_objects_on_demand_do_not_hide_others(
        self, objects: list[str], clang: str, linker: Path, run: Run, sources: Sources
    ) -> None:
        """What stands for all merged units must not be taken on demand only because the first of them was."""
        sources(
            slope_c=REQUEST + "double cube(double x); double slope(double x) { return __enzyme_autodiff(cube, x); }"
        )
        run(clang, "-O2", "-flto", "-fPIC", "-c", "slope.c", "cube.c", "square.c", "-Wno-everything")
        words = ["-shared", "-Wl,--start-lib", "cube.o", "square.o", "-Wl,--end-lib", "slope.o", "-o", "lib.so"]
        lld = f"--linker={tool('ld.lld', 'ld.lld-22')}"
        run(clang, "-flto", f"--ld-path={linker}", *words, options=lld)
        assert "slope" in run(tool("nm"), "-D", "--defined-only", "lib.so").stdout

    @pytest.mark.parametrize("model", ["medium", "large"])
    @pytest.mark.parametrize("pie", ["-pie", "-no-pie"])
    def test_code_models(
        self, model: str, pie: str, clang: str, linker: Path, real_linker: str, run: Run, sources: Sources
    ) -> None:
        big = "static double big[1ul << 29], after;\n"
        main = MAIN.replace(
            "double cube(double);", big + "double cube(double x) { return x * x * x + big[x > 3] + after; }"
        )
        paths = sources(main_c=main, other_c=big + "double *place(int i) { return big + i; }\n" + OTHER)
        compiled = [] if pie == "-pie" else ["-fno-pie"]
        flags = ["-O2", "-flto", f"-mcmodel={model}", *compiled, pie, f"--ld-path={linker}"]
        run(clang, *flags, *paths, "-o", "t", options=option(real_linker))
        assert run("./t").stdout == "12.000 7\n"

    @pytest.mark.parametrize("flag", ["--lto-emit-llvm", "-plugin-opt=emit-asm", "--thinlto-index-only"])
    def test_intermediate_files_of_lto(
        self, flag: str, objects: list[str], clang: str, linker: Path, run: Run, sources: Sources
    ) -> None:
        """They would lack the derivatives. Without requests they are the real linker's business."""
        words = ["-flto", f"--ld-path={linker}", f"-Wl,{flag}", "-o", "t"]
        assert "EH0404" in run(clang, *words, *objects[:4], status=1).stderr
        sources(plain_c=PLAIN)
        run(clang, *words, "plain.c", options=f"--linker={tool('ld.lld', 'ld.lld-22')}")

    def test_files_named_after_the_output(
        self, objects: list[str], clang: str, linker: Path, run: Run, tmp_path: Path
    ) -> None:
        before = [path.name for path in tmp_path.iterdir()]
        words = [*objects[:4], "-Wl,--time-trace", "-Wl,-Map=t.map", "-o", "t"]
        run(clang, "-flto", f"--ld-path={linker}", *words, options=f"--linker={tool('ld.lld', 'ld.lld-22')}")
        assert left_behind(tmp_path, before) == ["t", "t.map", "t.time-trace"]
        run(clang, "-flto", f"--ld-path={linker}", *words[:4], *words[5:], options=f"--linker={tool('ld.bfd', 'ld')}")
        assert "OUTPUT(t elf" in (tmp_path / "t.map").read_text()

    def test_relocatable(self, objects: list[str], clang: str, linker: Path, run: Run) -> None:
        run(clang, "-flto", "-r", "-nostdlib", f"--ld-path={linker}", *objects[:4], "-o", "whole.o")
        run(clang, "whole.o", "-o", "t")
        assert run("./t").stdout == "12.000 7\n"

    def test_without_start_files_on_the_line(
        self, objects: list[str], linker: Path, real_linker: str, run: Run
    ) -> None:
        """As rustc calls it: the driver has to be found by us."""
        tool("cc")
        for flags in (["-pie"], []):
            run(linker, *flags, *objects[:4], "-o", "t", "-O1", "-z", "now", options=option(real_linker))
            assert run("./t").stdout == "12.000 7\n"

    def test_cc_flavour(self, objects: list[str], linker: Path, real_linker: str, run: Run) -> None:
        tool("cc")
        run(linker, "-Wl,-O1", "-Wl,-z,now", *objects[:4], "-o", "t", "-lm", options=option(real_linker))
        assert run("./t").stdout == "12.000 7\n"

    def test_response_file(self, objects: list[str], linker: Path, run: Run, tmp_path: Path) -> None:
        (tmp_path / "line.rsp").write_text(" ".join([*objects[:4], "-o", "t"]))
        run(linker, "@line.rsp")
        assert run("./t").stdout == "12.000 7\n"

    def test_nothing_else_is_written(self, objects: list[str], linker: Path, run: Run, tmp_path: Path) -> None:
        before = [path.name for path in tmp_path.iterdir()]
        scratch = tmp_path / "scratch"
        scratch.mkdir()
        run(linker, *objects[:4], "-o", "t", TMPDIR=str(scratch))
        assert left_behind(tmp_path, [*before, "scratch"]) == ["t"]
        assert left_behind(scratch, []) == []

    def test_an_output_that_is_a_link(self, objects: list[str], linker: Path, run: Run, tmp_path: Path) -> None:
        (tmp_path / "real").write_text("")
        (tmp_path / "t").symlink_to("real")
        run(linker, *objects[:4], "-o", "t")
        assert (tmp_path / "t").is_symlink()
        assert run("./real").stdout == "12.000 7\n"


class TestFastPath:
    @pytest.mark.parametrize("flags", [["-flto"], ["-flto=thin"], []], ids=["lto", "thin", "native"])
    def test_programs_without_requests(
        self, flags: list[str], clang: str, linker: Path, real_linker: str, run: Run, sources: Sources
    ) -> None:
        sources(plain_c=PLAIN)
        run(clang, "-O2", *flags, f"--ld-path={linker}", "plain.c", "-o", "t", options=option(real_linker))
        assert run("./t").stdout == "plain\n"

    def test_llvm_is_not_loaded(self, clang: str, linker: Path, run: Run, sources: Sources) -> None:
        sources(plain_c=PLAIN)
        run(clang, "-O2", "-flto", "-c", "plain.c")
        done = run(linker, "plain.o", "-o", "t", PYTHONVERBOSE="1")
        assert "linker_plugin" in done.stderr
        assert "llvmlite" not in done.stderr

    def test_a_request_that_no_archive_member_is_taken_for(
        self, objects: list[str], clang: str, linker: Path, run: Run, sources: Sources
    ) -> None:
        sources(plain_c=PLAIN)
        run(tool("llvm-ar-22", "llvm-ar"), "rcs", "libparts.a", "stray.o")
        run(clang, "-O2", "-flto", f"--ld-path={linker}", "plain.c", "libparts.a", "-o", "t")
        assert run("./t").stdout == "plain\n"

    def test_version_tells_both_names(self, linker: Path, run: Run) -> None:
        said = run(linker, "--version").stdout
        assert said.startswith("enzyme-hub-ld")
        assert re.search(r"LLD|mold|GNU ld", said)


class TestOptions:
    def test_time(self, objects: list[str], linker: Path, run: Run) -> None:
        done = run(linker, *objects[:4], "-o", "t", options="--time")
        for step in ("arguments", "inputs", "requests", "preopt", "differentiate", "codegen", "hand-over"):
            assert re.search(rf"{step} +[\d.]+ ms", done.stderr), step

    def test_time_in_a_file(self, objects: list[str], linker: Path, run: Run, tmp_path: Path) -> None:
        done = run(linker, *objects[:4], "-o", "t", options="--time=times")
        assert " ms" not in done.stderr
        assert re.search(r"^enzyme-hub: differentiate +[\d.]+ ms$", (tmp_path / "times").read_text(), re.MULTILINE)

    def test_options_on_the_line(self, objects: list[str], clang: str, linker: Path, run: Run) -> None:
        words = [*objects[:4], "-Wl,-plugin-opt=enzyme-time", "-Wl,-plugin-opt=enzyme-print-after=preopt"]
        done = run(clang, "-flto", f"--ld-path={linker}", *words, "-o", "t")
        assert "; after preopt" in done.stderr
        assert re.search(r"differentiate +[\d.]+ ms", done.stderr)

    def test_save_link(self, objects: list[str], clang: str, linker: Path, run: Run, tmp_path: Path) -> None:
        run(tool("llvm-ar-22", "llvm-ar"), "rcs", "libparts.a", *objects[1:])
        words = ["main.o", "-L.", "-lparts", "-o", "t"]
        run(clang, "-flto", f"--ld-path={linker}", *words, options="--save-link=saved")
        for name in [*objects, "libparts.a", "t"]:
            (tmp_path / name).unlink()
        run("sh", "saved/replay.sh", ENZYME_HUB_LD=str(linker))
        assert run("saved/out").stdout == "12.000 7\n"

    def test_save_link_with_rules(self, clang: str, linker: Path, run: Run, tmp_path: Path) -> None:
        """The derivative that a rule gives is in another unit, which nothing else refers to; the saved link has the rules."""
        (tmp_path / "main.c").write_text(
            "#include <stdio.h>\ndouble __enzyme_autodiff(void *, ...);\ndouble bump(double);\n"
            "static double f(double x) { return bump(x); }\n"
            'int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 3.0)); return 0; }\n'
        )
        (tmp_path / "bump.c").write_text("__attribute__((noinline)) double bump(double x) { return x * x; }\n")
        (tmp_path / "gradient.c").write_text("double of_bump(double x, double seed) { return 42 * seed; }\n")
        (tmp_path / "rules.toml").write_text('[[rule]]\nfunction = "bump"\ngradient = "of_bump"\n')
        words = ["-O1", "main.c", "bump.c", "gradient.c", "-o", "t"]
        run(clang, "-flto", f"--ld-path={linker}", *words, options="--save-link=saved --rules=rules.toml")
        assert run("./t").stdout == "42\n"
        (tmp_path / "rules.toml").unlink()
        run("sh", "saved/replay.sh", ENZYME_HUB_LD=str(linker))
        assert run("saved/out").stdout == "42\n"


def test_unused_functions_may_need_what_does_not_exist(
    objects: list[str], clang: str, linker: Path, run: Run, sources: Sources
) -> None:
    """With --gc-sections they are dropped, as they are where the compiler made a section per function."""
    sources(cube_c=CUBE + "double gone(double); double unused(double x) { return gone(x); }")
    words = ["main.o", "cube.c", "square.o", "other.o"]
    run(clang, "-O2", "-flto", "-Wl,--gc-sections", f"--ld-path={linker}", *words, "-o", "t")
    assert run("./t").stdout == "12.000 7\n"


def test_the_same_link_gives_the_same_bytes(objects: list[str], linker: Path, run: Run, tmp_path: Path) -> None:
    for seed in "123":
        run(linker, *objects[:4], "-o", f"t{seed}", PYTHONHASHSEED=seed)
    assert (tmp_path / "t1").read_bytes() == (tmp_path / "t2").read_bytes() == (tmp_path / "t3").read_bytes()


def test_dependency_file(objects: list[str], clang: str, linker: Path, run: Run, tmp_path: Path) -> None:
    """CMake asks linkers for it; scratch files of ours in it would mean a new link every time."""
    words = [*objects[:4], "-Wl,--dependency-file=t.d"]
    run(clang, "-flto", f"--ld-path={linker}", *words, "-o", "t", options=f"--linker={tool('ld.lld', 'ld.lld-22')}")
    said = (tmp_path / "t.d").read_text()
    assert said.startswith("t:")
    assert "enzyme-hub-" not in said and ".part" not in said
    assert all(name in said for name in objects[:4])


def test_lines_that_make_nothing(objects: list[str], clang: str, linker: Path, run: Run, tmp_path: Path) -> None:
    run(clang, "-flto", f"--ld-path={linker}", *objects[:4], "-Wl,--version", "-o", "t")
    assert not (tmp_path / "t").exists()


def test_objects_of_gccs_lto(objects: list[str], linker: Path, run: Run) -> None:
    """Without machine code in them they are for gcc's plugin; ours become native code and join."""
    run(tool("gcc"), "-O2", "-flto", "-fno-fat-lto-objects", "-c", "other.c", "-o", "other.o")
    run(linker, "-pie", *objects[:4], "-o", "t")
    assert run("./t").stdout == "12.000 7\n"


def test_a_derivative_that_only_gccs_lto_calls(clang: str, linker: Path, run: Run, sources: Sources) -> None:
    """The table that gcc's intermediate code has for linkers says what it needs, and what it defines."""
    sources(
        main_c="#include <stdio.h>\ndouble slope(double);\ndouble half(double x) { return x / 2; }\n"
        'int main(void) { printf("%g\\n", slope(3)); }\n',
        slope_c=REQUEST
        + """
double half(double);
static double square(double x) { return x * x; }
double slope(double x) { return half(__enzyme_autodiff((void *)square, x)); }
""",
    )
    run(tool("gcc"), "-O2", "-flto", "-fno-fat-lto-objects", "-c", "main.c")
    run(clang, "-O2", "-flto", "-c", "slope.c")
    run(linker, "-pie", "main.o", "slope.o", "-o", "t")
    assert run("./t").stdout == "3\n"


def test_without_the_standard_library(clang: str, linker: Path, run: Run, sources: Sources) -> None:
    """A compiler driver that passes no start files means it."""
    sources(
        bare_c=REQUEST
        + """
double square(double x) { return x * x; }
void _start(void) {
    long status = __enzyme_autodiff((void *)square, 3.0) == 6.0 ? 42 : 1;
    __asm__ volatile("syscall" : : "a"(60), "D"(status));
    __builtin_unreachable();
}
"""
    )
    if run("uname", "-m").stdout.strip() != "x86_64":
        pytest.skip("the system call is written for x86-64")
    run(clang, "-O2", "-flto", "-nostdlib", "-static", f"--ld-path={linker}", "bare.c", "-o", "bare")
    run("./bare", status=42)


def test_a_linker_that_leads_back_here(objects: list[str], linker: Path, run: Run, tmp_path: Path) -> None:
    circle = tmp_path / "ld.circle"
    circle.write_text(f'#!/bin/sh\nexec "{linker}" "$@"\n')
    circle.chmod(0o755)
    done = run(linker, "-r", *objects[:4], "-o", "t", status=1, options=f"--linker={circle}")
    assert "EH0401" in done.stderr and "leads back here" in done.stderr


def test_objects_taken_like_archive_members(objects: list[str], clang: str, linker: Path, run: Run) -> None:
    words = ["main.o", "-Wl,--start-lib", *objects[1:], "-Wl,--end-lib"]
    lld = f"--linker={tool('ld.lld', 'ld.lld-22')}"
    run(clang, "-flto", f"--ld-path={linker}", *words, "-o", "t", options=lld)
    assert run("./t").stdout == "12.000 7\n"


def test_c99_inline_functions(clang: str, linker: Path, run: Run, sources: Sources) -> None:
    """Compilers leave the copy of the body out: it is found in bitcode elsewhere, or it is missing."""
    copy = "inline __attribute__((noinline)) double square(double x) { return x * x; }\n"
    cube = copy + "double cube(double x) { return square(x) * x; }\n"
    square = copy + "extern double square(double x);\n"
    *paths, native = sources(main_c=MAIN, cube_c=cube, other_c=OTHER, square_c=square)
    run(tool("gcc"), "-O2", "-c", native)
    for level in ("-O0", "-O2"):
        run(clang, level, "-flto", f"--ld-path={linker}", *paths, native, "-o", "t")
        assert run("./t").stdout == "12.000 7\n"
        done = run(clang, level, "-flto", f"--ld-path={linker}", *paths, "square.o", "-o", "t", status=1)
        assert "EH0208" in done.stderr and "square" in done.stderr


class TestWhatOthersDefine:
    """The program's native code has the last word about names and variables that libraries and tables are known for."""

    def test_native_functions_with_names_of_the_library(
        self, clang: str, linker: Path, run: Run, sources: Sources
    ) -> None:
        program = REQUEST + (
            "double times(double *, double); static double f(double x) { double y = x; return times(&y, x); }\n"
            "int main() { return __enzyme_autodiff((void *)f, 2.0) != 4; }\n"
        )
        sources(main_c=program, own_c="double times(double *x, double y) { return *x * y; }\n")
        run(clang, "-O2", "-c", "own.c")
        run(clang, "-O2", "-flto", "-c", "main.c")
        done = run(clang, "-flto", f"--ld-path={linker}", "main.o", "own.o", "-o", "t", status=1)
        assert "error[EH0208]" in done.stderr and "times" in done.stderr
        run(clang, "-O2", "-flto", f"--ld-path={linker}", "main.c", "own.c", "-o", "t")
        run("./t")

    def test_a_table_that_native_code_writes_is_no_constant(
        self, clang: str, linker: Path, run: Run, sources: Sources
    ) -> None:
        program = REQUEST + (
            "static double square(double x) { return x * x; }\n"
            "double (*chosen)(double) = square; void choose(void);\n"
            "static double f(double x) { return chosen(x) + 1; }\n"
            "int main() { CHOOSE return __enzyme_autodiff((void *)f, 2.0) != 4; }\n"
        )
        own = "extern double (*chosen)(double); static double twice(double x) { return 2 * x; }\n"
        sources(main_c=program, own_c=own + "void choose(void) { chosen = twice; }\n")
        run(clang, "-O2", "-c", "own.c")
        run(clang, "-O2", "-flto", "-DCHOOSE=choose();", "-c", "main.c")
        run(clang, "-flto", f"--ld-path={linker}", "main.o", "own.o", "-o", "t")
        assert STOPPED in run("./t", status=-6).stderr
        run(clang, "-O2", "-flto", f"--ld-path={linker}", "-DCHOOSE=", "main.c", "-o", "t")
        run("./t")
        run(clang, "-O2", "-flto", f"--ld-path={linker}", "-DCHOOSE=", "main.c", "-rdynamic", "-o", "t")
        run("./t")


SHAPE = """
struct Shape { virtual double area(double) const = 0; virtual ~Shape() = default; };
Shape *disc(double);
Shape *native(double);
typedef double (*Function)(double);
Function choose(int);
"""
DISC = """
#include "shape.h"
struct Disc : Shape { double r; Disc(double r) : r(r) {} double area(double s) const override { return s * 3 * r * r; } };
Shape *disc(double r) { return new Disc(r); }
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
Function choose(int k) { return k ? square : cube; }
"""
NATIVE = """
#include "shape.h"
struct Native : Shape { double r; Native(double r) : r(r) {} double area(double s) const override { return s * r; } };
Shape *native(double r) { return new Native(r); }
"""
POINTERS = """
#include "shape.h"
#include <cstdio>
template <class R, class... T> R __enzyme_autodiff(void *, T...);
extern int enzyme_const;
static double energy(Shape *s, double x) { return s->area(x) * x; }
static double apply(Function f, double x) { return f(x); }
int main(int argc, char **) {
    double squared = __enzyme_autodiff<double>((void *)apply, enzyme_const, choose(argc), 3.0);
    double cubed = __enzyme_autodiff<double>((void *)apply, enzyme_const, choose(0), 3.0);
    printf("%g %g %g\\n", __enzyme_autodiff<double>((void *)energy, enzyme_const, disc(2), 2.0), squared, cubed);
    fflush(stdout);
    if (argc > 1) __enzyme_autodiff<double>((void *)energy, enzyme_const, native(2), 2.0);
}
"""
STOPPED = "the derivative of a function that is called through a pointer is not in the program"


class TestPointersToFunctions:
    """What a pointer may lead to is looked for in all that is linked, and what is in none of it ends the program."""

    @pytest.mark.parametrize("level", ["-O0", "-O2"])
    def test_functions_of_other_files(self, level: str, linker: Path, run: Run, sources: Sources) -> None:
        compiler = tool("clang++-22", "clang++")
        sources(shape_h=SHAPE, disc_cpp=DISC, native_cpp=NATIVE, main_cpp=POINTERS)
        run(compiler, level, "-c", "native.cpp")
        run(compiler, level, "-g", "-flto", "-c", "disc.cpp", "main.cpp")
        run(compiler, level, "-flto", f"--ld-path={linker}", "main.o", "disc.o", "native.o", "-o", "t")
        assert run("./t").stdout == "48 6 27\n"
        assert re.search(rf"main.cpp:\d+: {STOPPED}", run("./t", "native", status=-6).stderr)
        # What is linked as native code alone cannot be differentiated, and is not mistaken for something else.
        run(compiler, level, "-c", "disc.cpp", "-o", "disc.o")
        run(compiler, level, "-flto", f"--ld-path={linker}", "main.o", "disc.o", "native.o", "-o", "t")
        assert STOPPED in run("./t", status=-6).stderr
