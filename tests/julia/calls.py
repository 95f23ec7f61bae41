"""What Python asks of Julia, in a process that has nothing else to do: `test_python_to_julia.py` runs these by each way to Julia."""

from __future__ import annotations

import gc
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_hub as eh
from enzyme_hub.julia import JuliaError, Value, jl

RANDOM = np.random.default_rng(11)


def close(found: Any, wanted: Any, tolerance: float = 1e-9) -> None:
    assert np.shape(found) == np.shape(wanted)
    np.testing.assert_allclose(found, wanted, rtol=tolerance, atol=tolerance)


def differences(f: Any, x: np.ndarray, step: float = 1e-6) -> np.ndarray:
    """Central differences of a number by an array of any order in memory."""
    found = np.zeros_like(x)
    for place in np.ndindex(*x.shape):
        up, down = x.copy(order="K"), x.copy(order="K")
        up[place] += step
        down[place] -= step
        found[place] = (f(up) - f(down)) / (2 * step)
    return found


# --- derivatives


def test_the_way_that_was_asked_for() -> None:
    assert jl.through == os.environ["WANTED_THROUGH"]
    assert tuple(map(int, jl.version.split(".")[:2])) >= (1, 5)


def test_gradient_of_text() -> None:
    g = jl.gradient("x -> sum(abs2, x)")
    x = np.array([1.0, 2.0, -3.0])
    close(g(x), 2 * x)
    assert g(x).dtype == np.float64


def test_numbers() -> None:
    close(jl.gradient("x -> x^2 * sin(x)")(1.5), 3 * np.sin(1.5) + 1.5**2 * np.cos(1.5))
    assert isinstance(jl.gradient("x -> x^2")(1.5), float)
    single = jl.gradient("x -> x^2")(np.float32(1.5))
    assert isinstance(single, np.float32) and single == 3


def test_several_arguments() -> None:
    f = "(x, y, n) -> sum(x .^ n) * y"
    x = np.array([1.0, 2.0])
    close(jl.gradient(f)(x, 3.0, 2), 6 * x)
    dx, dy = jl.gradient(f, (0, 1))(x, 3.0, 2)
    close(dx, 6 * x)
    close(dy, 5.0)
    value, dy = jl.value_and_gradient(f, 1)(x, 3.0, 2)
    assert value == 15.0 and dy == 5.0


def test_single_precision() -> None:
    x = np.array([0.5, 1.0], np.float32)
    found = jl.gradient("x -> sum(sin.(x))")(x)
    assert found.dtype == np.float32
    close(found, np.cos(x), 1e-6)


@pytest.mark.parametrize("shape", [(4,), (2, 3), (2, 3, 4)])
@pytest.mark.parametrize("order", ["C", "F"])
def test_ranks_and_orders(shape: tuple[int, ...], order: Any) -> None:
    """Julia sees the indices that numpy has, whatever the order in memory."""
    x = np.asarray(RANDOM.normal(size=shape), order=order)
    weights = np.asfortranarray(RANDOM.normal(size=shape))
    found = jl.gradient("(x, w) -> (s = 0.0; for i in CartesianIndices(w); s += w[i] * sin(x[i]); end; s)")(x, weights)
    close(found, weights * np.cos(x))
    assert found.flags.c_contiguous == x.flags.c_contiguous
    last = "x -> x[" + ", ".join(map(str, shape)) + "]^2"
    wanted = np.zeros(shape)
    wanted[(-1,) * len(shape)] = 2 * x[(-1,) * len(shape)]
    close(jl.gradient(last)(x), wanted)


@pytest.mark.parametrize("order", ["C", "F"])
def test_matrices(order: Any) -> None:
    a, b = (np.asarray(RANDOM.normal(size=shape), order=order) for shape in ((3, 4), (4, 2)))
    close(jl.function("(a, b) -> a * b")(a, b), a @ b)
    f = "(a, b) -> sum(abs2, a * b)"
    for place, wanted in enumerate((2 * (a @ b) @ b.T, 2 * a.T @ (a @ b))):
        close(jl.gradient(f, place)(a, b), wanted)


def test_arrays_are_python_s_memory() -> None:
    x = np.zeros(3)
    assert jl.function("x -> UInt(pointer(x))")(x) == x.ctypes.data
    jl.function("x -> (x .= 7; nothing)")(x)
    close(x, np.full(3, 7.0))
    rows = np.arange(6.0).reshape(2, 3)
    assert jl.function("x -> UInt(pointer(parent(x)))")(rows) == rows.ctypes.data
    jl.function("x -> (x[1, 3] = -1; nothing)")(rows)
    assert rows[0, 2] == -1


def test_memory_that_nobody_asks_about_carries_derivatives() -> None:
    """The second array is where the function keeps what it computes."""
    f = "(x, room) -> (room .= x .* x; sum(room))"
    x = np.array([1.0, 2.0])
    close(jl.gradient(f)(x, np.zeros(2)), 2 * x)
    _, along = jl.jvp(f, (x, np.zeros(2)), (np.ones(2), None))
    close(along, 2 * x.sum())
    close(jl.jacobian("(x, room) -> (room .= x .* x; copy(room))")(x, np.zeros(2)), np.diag(2 * x))


def test_what_is_empty_and_what_has_no_index() -> None:
    assert jl.gradient("x -> sum(x)")(np.zeros(0)).shape == (0,)
    assert jl.gradient("x -> sum(x)")(np.zeros((0, 3))).shape == (0, 3)
    close(jl.gradient("x -> x[]^2")(np.array(3.0)), np.array(6.0))
    assert jl.seval("Float64[]").shape == (0,)


def test_jvp() -> None:
    x, dx = np.array([1.0, 2.0]), np.array([1.0, 0.5])
    value, along = jl.jvp("x -> x .^ 2", (x,), (dx,))
    close(value, x**2)
    close(along, 2 * x * dx)
    value, along = jl.jvp("(x, y) -> x * y", (3.0, 4.0), (None, 2.0))
    assert (value, along) == (12.0, 6.0)


def test_vjp() -> None:
    x = np.array([1.0, 2.0])
    value, pullback = jl.vjp("(x, y, n) -> y .* x .^ n", x, 2.0, 3)
    close(value, 2 * x**3)
    dx, dy, dn = pullback(np.array([1.0, -1.0]))
    close(dx, 6 * x**2 * [1, -1])
    close(dy, 1.0 - 8.0)
    assert dn is None
    value, pullback = jl.vjp("x -> x^2", 3.0)
    assert value == 9.0 and pullback(0.5) == (3.0,)


def test_a_pullback_is_that_of_the_arguments_as_they_were() -> None:
    x = np.array([1.0, 2.0])
    _, pullback = jl.vjp("x -> x .^ 2", x)
    x[:] = 100
    close(pullback(np.ones(2))[0], [2.0, 4.0])
    close(pullback(np.ones(2))[0], [2.0, 4.0])


@pytest.mark.parametrize("order", ["C", "F"])
def test_jacobians_and_hessians_of_arrays(order: Any) -> None:
    x = np.asarray(RANDOM.normal(size=(2, 3)), order=order)
    found = jl.jacobian("x -> reshape([x[1, 1] * x[2, 3], x[2, 1]^2, x[1, 2], x[1, 3]], 2, 2)")(x)
    wanted = np.zeros((2, 2, 2, 3))
    wanted[0, 0, 0, 0], wanted[0, 0, 1, 2] = x[1, 2], x[0, 0]
    wanted[0, 1, 0, 1] = 1
    wanted[1, 0, 1, 0] = 2 * x[1, 0]
    wanted[1, 1, 0, 2] = 1
    close(found, wanted)
    second = jl.hessian("(x, a) -> a * x[1, 2] * x[2, 3] + x[2, 1]^3")(x, 5.0)
    wanted = np.zeros((2, 3, 2, 3))
    wanted[0, 1, 1, 2] = wanted[1, 2, 0, 1] = 5.0
    wanted[1, 0, 1, 0] = 6 * x[1, 0]
    close(second, wanted)


def test_second_derivatives_of_numbers() -> None:
    close(jl.hessian("x -> sin(x)")(0.7), -np.sin(0.7))
    close(jl.hessian("(y, x) -> x^3 * y", 1)(2.0, 1.5), 18.0)
    close(jl.jacobian("x -> [x, x^2]")(1.5), [1.0, 3.0])


@pytest.mark.parametrize("order", ["C", "F"])
def test_hessians_times_vectors(order: Any) -> None:
    x, v = (np.asarray(RANDOM.normal(size=(2, 3)), order=order) for _ in range(2))
    f = "(a, x) -> a * sum(sin.(x)) + x[1, 2] * x[2, 3]"
    wanted = -2.0 * np.sin(x) * v
    wanted[0, 1] += v[1, 2]
    wanted[1, 2] += v[0, 1]
    close(jl.hvp(f, 1)(2.0, x, v), wanted)
    close(jl.hvp("x -> x^3")(2.0, 0.5), 6.0)
    with refused("EH0501", "the vector"):
        jl.hvp(f, 1)(2.0, x, v[0])
    with refused("EH0501", "vector after argument 1"):
        jl.hvp(f, 1)(2.0, x)


def test_columns_begin_with_what_was_passed() -> None:
    """A function that changes its argument does not change what the next column starts from."""
    f = "x -> (x .*= 2; x .^ 2)"
    close(jl.jacobian(f)(np.array([1.0, 2.0])), np.diag([8.0, 16.0]))
    jl.seval("twice(x) = (x .*= 2; sum(x .^ 3))")
    close(jl.hessian("twice")(np.array([1.0, 2.0])), np.diag([48.0, 96.0]))


def test_complex_numbers() -> None:
    z = np.array([1 + 2j, -0.5j])
    close(jl.gradient("z -> sum(abs2, z)")(z), 2 * z.conj())  # du/dx - i du/dy, as in JAX


@pytest.mark.parametrize(
    "f",
    [
        "x -> sum(sin.(x) .* x)",
        "x -> exp(-sum(abs2, x))",
        "x -> maximum(x) * x[1]",
        "x -> sum(cumsum(x) .^ 2)",
        "x -> (s = 0.0; for i in 2:length(x); s += (x[i] - x[i-1]^2)^2; end; s)",
        "x -> sum(v^2 for v in x)",
        "x -> sqrt(sum(map(v -> v^2, x)))",
    ],
)
def test_against_differences(f: str) -> None:
    x = RANDOM.normal(size=5)
    close(jl.gradient(f)(x), differences(jl.function(f), x), 1e-6)


# --- code and values


def test_definitions() -> None:
    jl.seval("struct Spring; k::Float64; end\nenergy(s::Spring, x) = s.k * sum(abs2, x) / 2")
    spring = jl.seval("Spring(3.0)")
    assert isinstance(spring, Value) and repr(spring) == "<Julia: Spring(3.0)>"
    x = np.array([1.0, 2.0])
    assert jl.function("energy")(spring, x) == 7.5
    close(jl.gradient("energy", 1)(spring, x), 3 * x)
    by_spring, by_x = jl.gradient("energy", (0, 1))(spring, x)
    close(jl.function("s -> s.k")(by_spring), 2.5)
    close(by_x, 3 * x)


def test_definitions_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "model.jl").write_text("cube(x) = x^3\n")
    jl.include(tmp_path / "model.jl")
    assert jl.gradient("cube")(2.0) == 12.0


def test_a_function_that_is_defined_anew() -> None:
    jl.seval("changing(x) = x^2")
    g = jl.gradient("changing")
    assert g(3.0) == 6.0
    jl.seval("changing(x) = x^3")
    assert g(3.0) == 27.0


def test_what_comes_back() -> None:
    assert jl.seval("(1, 2.5, \"ä\", true, nothing, :name, '\\0' == '\\0')") == (1, 2.5, "ä", True, None, "name", True)
    assert jl.seval("1.0 + 2im") == 1 + 2j
    assert isinstance(jl.seval("1f0"), np.float32)
    close(jl.seval("[1 2; 3 4]"), [[1, 2], [3, 4]])
    close(jl.seval("1:3"), [1, 2, 3])
    close(jl.seval("transpose([1 2; 3 4])"), [[1, 3], [2, 4]])
    assert jl.seval("[true, false]").dtype == np.bool_
    assert isinstance(jl.seval("Dict(1 => 2)"), Value)
    assert jl.seval("Any[1, 2]").__class__ is Value
    assert jl.seval("x = 1\ny = 2\nx + y") == 3


def test_what_is_passed() -> None:
    kind = jl.function("x -> string(typeof(x))")
    given = {"Int64": 1, "Bool": True, "Float64": 1.0, "Nothing": None, "String": "a", "UInt8": np.uint8(1)}
    assert {kind(value) for value in given.values()} == set(given)
    assert jl.function("length")("") == 0
    for dtype in ("float32", "int16", "bool", "complex64"):
        assert jl.function("x -> sizeof(x)")(np.zeros(3, dtype)) == 3 * np.dtype(dtype).itemsize


def test_values_are_kept_as_long_as_python_keeps_them() -> None:
    count = jl.function("() -> length(EnzymeHub.FromPython.OBJECTS)")
    jl.seval("import EnzymeHub")
    gc.collect()
    before = count()
    kept = [jl.seval("Ref(1.0)") for _ in range(10)]
    assert count() == before + 10
    del kept
    gc.collect()
    assert count() == before


def test_the_collector_between_any_two_calls() -> None:
    x = np.arange(1.0, 5.0)
    collect = jl.function("() -> GC.gc()")
    g = jl.gradient("x -> sum(v -> v^2, [x; x])")
    for _ in range(5):
        close(g(x), 4 * x)
        collect()


# --- what goes wrong leaves everything alive


@pytest.fixture(autouse=True)
def alive() -> Iterator[None]:
    yield
    close(jl.gradient("x -> sum(abs2, x)")(np.ones(2)), [2.0, 2.0])


def refused(code: str, *words: str) -> Any:
    """The context in which an error with this code and these words is raised."""
    return pytest.raises(eh.EnzymeHubError, match=rf"(?s)\[{code}\].*" + ".*".join(words))


def test_an_error_of_julia_s() -> None:
    jl.seval('\ncareful(x) = x > 0 ? log(x) : error("negative!")')
    with pytest.raises(JuliaError, match="negative!") as caught:
        jl.gradient("careful")(-1.0)
    assert caught.value.kind == "ErrorException" and caught.value.message == "negative!"
    with pytest.raises(JuliaError, match="negative!") as caught:
        jl.function("careful")(-1.0)
    assert caught.value.where == "careful at code in Python:2"
    with refused("EH0604", "BoundsError"):
        jl.gradient("x -> x[3]")(np.zeros(2))
    with refused("EH0604", "DomainError"):
        jl.gradient("x -> sqrt(x)")(-1.0)
    with refused("EH0604", "syntax"):
        jl.seval("1 +")
    with refused("EH0604", "UndefVarError"):
        jl.gradient("no_such_function")
        jl.gradient("no_such_function")(1.0)
    jl.seval("forever(x) = forever(x) + x")
    with refused("EH0604", "StackOverflowError"):
        jl.function("forever")(1.0)


def test_a_call_that_is_chosen_at_run_time() -> None:
    with refused("EH0603", "code in Python:1", "help:"):
        jl.gradient("x -> (Ref{Any}(x)[] * 2.0)::Float64")(1.0)


def test_a_result_that_does_not_fit() -> None:
    with refused("EH0602", "returns Array", "help:.*jl.jacobian|jacobian"):
        jl.gradient("x -> 2x")(np.ones(2))
    with refused("EH0602", "infer"):
        jl.gradient("x -> x > 0 ? x : 1")(1.0)
    with refused("EH0602", "Jacobian needs"):
        jl.jacobian("x -> (x, x)")(1.0)
    with refused("EH0602", "pullback needs"):
        jl.vjp("x -> string(x)", 1.0)


def test_arguments_that_do_not_fit() -> None:
    g = jl.gradient("x -> sum(x)")
    with refused("EH0501", "argument 0", "int64", "help:.*float"):
        g(1)
    with refused("EH0501", "int32"):
        g(np.zeros(2, np.int32))
    with refused("EH0501", "strides", "asfortranarray"):
        g(np.zeros((4, 4))[:, ::2])
    with refused("EH0501", "float16", "astype"):
        g(np.zeros(2, np.float16))
    with refused("EH0501", "object"):
        g(np.array([None]))
    with refused("EH0501", ">f8|float64"):
        g(np.zeros(2, ">f8"))
    with refused("EH0501", "list", "asarray"):
        g([1.0])
    with refused("EH0501", "masked"):
        g(np.ma.MaskedArray([1.0], [True]))
    with refused("EH0501", "read-only", "copy"):
        fixed = np.ones(2)
        fixed.flags.writeable = False
        g(fixed)
    with refused("EH0501", "argnums"):
        jl.gradient("x -> x", 1)(1.0)
    with refused("EH0501", "text"):
        jl.gradient("x -> x")("a")
    with refused("EH0501"):
        g(2**70)


def test_a_method_that_is_not_there() -> None:
    with refused("EH0602", "no method", "Transpose", "asfortranarray"):
        jl.gradient("(x::Matrix{Float64}) -> sum(x)")(np.ones((2, 3)))
    with refused("EH0602", "no method", "String"):
        jl.function("(x::Float64) -> x")("a")
    with refused("EH0504", "no function"):
        jl.gradient("3")(1.0)
    with refused("EH0601", "is not a function"):
        jl.seval("Ref(1.0)")()


def test_shadows_that_do_not_fit() -> None:
    x = np.ones(2)
    with refused("EH0501", "tangent 0", r"\(3,\)"):
        jl.jvp("x -> sum(x)", (x,), (np.ones(3),))
    with refused("EH0501", "tangent 0", "float32", "astype"):
        jl.jvp("x -> sum(x)", (x,), (np.ones(2, np.float32),))
    with refused("EH0501", "2 tangents for 1"):
        jl.jvp("x -> sum(x)", (x,), (x, x))
    with refused("EH0501", "the seed"):
        jl.vjp("x -> 2x", x)[1](np.ones(3))


def test_another_thread() -> None:
    found: list[BaseException] = []

    def call() -> None:
        try:
            jl.gradient("x -> x")(1.0)
        except eh.EnzymeHubError as error:
            found.append(error)

    thread = threading.Thread(target=call)
    thread.start()
    thread.join()
    assert "[EH0501]" in str(found[0]) and "one thread" in str(found[0])


def test_another_way_is_too_late() -> None:
    other = {"juliacall": "libjulia", "libjulia": "juliacall"}[jl.through]
    with refused("EH0501", "before Julia is first used"):
        jl.start(other)


@pytest.mark.skipif(os.environ["WANTED_THROUGH"] == "juliacall", reason="juliacall 0.4.3 keeps interrupts for Julia")
def test_interrupts_stay_with_python() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs begin without it
    timer = threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        threading.Event().wait(5)
    timer.join()


@pytest.mark.skipif(os.environ["WANTED_THROUGH"] == "libjulia", reason="juliacall's objects")
def test_functions_of_juliacall() -> None:
    from juliacall import Main

    f = Main.seval("x -> sum(abs2, x)")
    close(jl.gradient(f)(np.array([1.0, 2.0])), [2.0, 4.0])
    jl.seval("seen_there(x) = 3x")
    assert Main.seen_there(2.0) == 6.0
