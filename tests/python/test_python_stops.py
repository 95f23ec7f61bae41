"""A derivative that stops while it runs: an exception, after which Python goes on and nothing is lost."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_hub as eh
from enzyme_hub.languages import toolchains

HERE = Path(__file__).parent
X = np.linspace(1, 2, 3000)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    if toolchains.clang() is None:
        pytest.skip("clang is not installed")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ENZYME_HUB_CACHE", str(tmp_path_factory.mktemp("cache")))
        made = eh.compile(HERE / "stopping.c")
        yield made


def differences(f: Any, x: Any) -> Any:
    step = 1e-6
    units = np.eye(len(x)) * step
    return np.array([(f(x + one, len(x), 0) - f(x - one, len(x), 0)) / (2 * step) for one in units])


def resident() -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


@pytest.mark.parametrize("name", ["plain", "linked"])
def test_an_exception_and_then_right_results(library: Any, name: str) -> None:
    f = getattr(library, name)
    gradient, x = eh.gradient(f), X[:5]
    for _ in range(3):
        with pytest.raises(eh.EnzymeHubError, match=r"called through a pointer") as caught:
            gradient(x, 5, 1)
        error = caught.value
        assert (error.code, error.line) == ("EH0305", 12)
        assert error.file is not None and error.file.endswith("stopping.c")
        assert error.message in str(error) and "eh.state" not in str(error)
        assert np.allclose(gradient(x, 5, 0), differences(f, x), rtol=1e-6)


@pytest.mark.parametrize("name", ["plain", "linked"])
def test_nothing_is_lost(library: Any, name: str) -> None:
    gradient = eh.gradient(getattr(library, name))

    def stop(times: int) -> None:
        for _ in range(times):
            with pytest.raises(eh.EnzymeHubError):
                gradient(X, len(X), 1)

    stop(100)
    before = resident()
    stop(1000)  # a tape of one call has 48 KB at least
    assert resident() - before < 8 << 10


def test_all_derivatives(library: Any) -> None:
    x, f = X[:4], library.plain
    values = (x, 4, 1)
    calls = (
        lambda: eh.value_and_gradient(f)(*values),
        lambda: eh.jvp(f, values, (x, None, None)),
        lambda: eh.vjp(f, *values)[1](1.0),
        lambda: eh.hessian(f)(*values),
        lambda: eh.hvp(f)(x, x, 4, 1),
    )
    for call in calls:
        with pytest.raises(eh.EnzymeHubError, match="EH0305"):
            call()
    assert np.allclose(eh.jvp(f, (x, 4, 0), (x, None, None))[1], differences(f, x) @ x, rtol=1e-6)


def test_threads_stop_by_themselves(library: Any) -> None:
    gradient, x = eh.gradient(library.plain), X[:1000]
    right, found = gradient(x, 1000, 0), []

    def work(stops: int) -> None:
        for _ in range(200):
            try:
                found.append(np.array_equal(gradient(x, 1000, stops), right) and not stops)
            except eh.EnzymeHubError as error:
                found.append(bool(stops) and error.line == 12)

    threads = [threading.Thread(target=work, args=(k % 2,)) for k in range(4)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert len(found) == 800 and all(found)
