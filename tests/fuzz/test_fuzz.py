"""Random functions on each run of the tests: 104 of a fixed seed, in three languages, each at one level.

No wrong derivative, no crash and no internal error is accepted; refusals are counted and bounded. `./dev fuzz` runs more.
"""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest

from tests.fuzz import build, campaign
from tests.fuzz.campaign import Setting, stop, try_program
from tests.fuzz.grammar import GRAMMARS
from tests.fuzz.judge import Difference, Truth, compare, derivative
from tests.fuzz.program import MODES, NEAR, POINTS, STEP, Printed
from tests.fuzz.shrink import shrink
from tests.fuzz.tree import Statement, features_of
from tests.fuzz.writer import Function, function

# Features that this test leaves out today; `./dev fuzz` does not. A line goes when its reason does.
NOT_YET: dict[str, str] = {}
SEED = 1
TOGETHER = 10
PLAN = {
    "c": ("O0", "O1+noinline", "O2", "O3+noinline", "O2g+fast"),
    "cpp": ("O0", "O2"),
    "rust": ("O2",),
}
PROGRAMS = [
    pytest.param(name, level, k, id=f"{name}-{level}-{k}", marks=getattr(pytest.mark, name))
    for name in PLAN
    for k, level in enumerate(PLAN[name])
]
MOST_REFUSED = 4  # of a program's functions
MOST_UNUSABLE = 2  # without a derivative to compare with


def made(language: str, number: int) -> Function:
    return function(GRAMMARS[language], SEED, number, frozenset(NOT_YET))


@pytest.mark.parametrize(("language", "level", "place"), PROGRAMS)
def test_random_functions(language: str, level: str, place: int, linker: Path) -> None:
    if build.compiler(language) is None:
        pytest.skip(f"{build.COMPILERS[language][0]} is not installed")
    functions = [made(language, place * TOGETHER + k) for k in range(TOGETHER)]
    outcome = try_program(functions, [level], Setting(SEED, MODES["reverse"], linker, exact=language != "rust"))
    wrong = {key: verdict for key, verdict in outcome.verdicts.items() if verdict.wrong}
    for (number, _), verdict in wrong.items():
        text = next(made.text for made in functions if made.number == number)
        pytest.fail(
            f"function {number} at {level}: {verdict.kind} {verdict.code} {verdict.detail}\n{text}", pytrace=False
        )
    refused = [verdict for verdict in outcome.verdicts.values() if verdict.kind == "refused"]
    assert len(refused) <= MOST_REFUSED, refused
    assert len(outcome.unusable) <= MOST_UNUSABLE, outcome.unusable


@pytest.mark.parametrize("language", GRAMMARS)
def test_a_function_depends_on_its_numbers_only(language: str) -> None:
    texts = {made(language, 7).text for _ in range(2)}
    assert len(texts) == 1
    assert made(language, 8).text not in texts


def test_not_yet_names_features() -> None:
    assert set(NOT_YET) <= {name for grammar in GRAMMARS.values() for name in grammar.features}


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("p[10] = 1; free(p);", "written behind a block of 10 bytes"),
        ("p[10] = 1;", "written behind a block of 10 bytes"),
        ("p[-1] = 1; free(p);", "written in front of a block of 10 bytes"),
        ("free(p); free(p);", "given back twice"),
        ("free(p); p[2] = 1; for (int i = 0; i < 200; i++) free(malloc(i));", "written to what was given back"),
        ("free(p + 2);", "not the beginning"),
        ("p = realloc(p, 30); p[30] = 1; free(p);", "written behind a block of 30 bytes"),
        ("if (malloc_usable_size(p) != 10) return 1; p[9] = 1; p = realloc(p, 11); p[10] = 1; free(p);", ""),
        ("free(aligned_alloc(64, 100)); free(calloc(3, 5)); free(strdup(p));", ""),
    ],
)
def test_the_exact_allocator(what: str, told: str, tmp_path: Path) -> None:
    allocator, name = build.exact_allocator(tmp_path), build.compiler("c")
    if allocator is None or name is None:
        pytest.skip("clang is not installed")
    program = tmp_path / "a.c"
    program.write_text(
        "#include <malloc.h>\n#include <stdlib.h>\n#include <string.h>\n"
        f"int main(void) {{ char *volatile p = calloc(1, 10); {what} return 0; }}\n"
    )
    assert not build.run([name, "-w", "-O0", program, "-o", tmp_path / "a"], tmp_path, build.LINK_SECONDS).status
    ran = build.run([tmp_path / "a"], tmp_path, build.RUN_SECONDS, preload=allocator)
    assert bool(ran.status) == bool(told)
    assert told in ran.errors


def made_of_kind(kind: str) -> Function:
    return next(
        made for number in range(50) if GRAMMARS["c"].kinds_of((made := kinds(number, kind)).features) == {kind}
    )


def kinds(number: int, kind: str) -> Function:
    return function(GRAMMARS["c"], SEED, number, kinds=[kind])


@pytest.mark.parametrize(
    ("errors", "kind", "verdict"),
    [
        ("enzyme-hub: a.c:3: a pointer without shadow", "statics", "stopped"),
        ("enzyme-hub: a.c:3: a pointer without shadow", "owners", "halt"),
        ("exact allocator: given back twice: a block of 10 bytes", "statics", "crash"),
    ],
)
def test_a_stop_is_told_from_a_crash(errors: str, kind: str, verdict: str) -> None:
    assert stop(build.Done(-6, "", errors), made_of_kind(kind)).kind == verdict


@pytest.mark.parametrize("language", GRAMMARS)
def test_each_kind_is_drawn(language: str) -> None:
    grammar = GRAMMARS[language]
    for kind in grammar.kinds:
        drawn = [function(grammar, SEED, number, kinds=[kind]) for number in range(60)]
        assert all(kind in grammar.kinds_of(one.features) for one in drawn)
        assert set(grammar.kinds[kind].special) <= set().union(*(one.features for one in drawn))


@pytest.mark.parametrize("language", GRAMMARS)
def test_long_loops_stand_in_no_other(language: str) -> None:
    for number in range(60):
        made = function(GRAMMARS[language], SEED, number, kinds=["timeloops"])
        others = [one for name, block in made.items.items() for one in block if not name.startswith("f_")]
        inside = [one for statement in made.items[f"f_{number}"] for one in statement.body or ()]
        for statement in inside:
            others += [part for part in statement.body or () if statement.feature not in GRAMMARS[language].long]
        assert not features_of(tuple(others)) & GRAMMARS[language].long


@pytest.mark.parametrize(("beside", "told"), [(campaign.BESIDE_TAPES, False), (-(1 << 20), True)])
def test_the_peak_is_measured(
    beside: int, told: bool, linker: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if build.compiler("c") is None:
        pytest.skip("clang is not installed")
    monkeypatch.setattr(campaign, "BESIDE_TAPES", beside)
    grammar, level = GRAMMARS["c"], f"O2+{campaign.LIMITED}"
    made = next(
        one
        for number in range(50)
        if (one := function(grammar, SEED, number, kinds=["timeloops"])).features & grammar.long == {"time_copied"}
    )
    found = campaign.peaks(campaign.Trial([made], Setting(SEED, None, linker), tmp_path), [made], level)
    assert [verdict.kind for verdict in found.values()] == ["peak"] * told


def around(f: object, x: float, step: float = STEP) -> tuple[float, ...]:
    assert callable(f)
    return (*(f(x + sign * h) for h in (step, step / 2, step / 4) for sign in (-1, 1)), f(x))


@pytest.mark.parametrize(
    ("f", "slope"), [(math.sin, math.cos), (math.exp, math.exp), (math.atan, lambda x: 1 / (1 + x * x))]
)
def test_differences(f: object, slope: object) -> None:
    assert callable(slope)
    for x in (-1.3, 0.0, 0.4):
        found = derivative(around(f, x))
        assert found.usable
        assert math.isclose(found.value, slope(x), rel_tol=1e-10, abs_tol=1e-11)


@pytest.mark.parametrize("f", [abs, lambda x: float(x > 0), lambda x: max(x - STEP / 3, 0.0), lambda x: math.nan])
def test_where_there_is_no_derivative(f: object) -> None:
    assert not derivative(around(f, 0.0)).usable


def test_ripples_are_right_from_near() -> None:
    def rippled(x: float) -> float:
        return x + 1e-5 * math.sin(2e4 * x)

    near = derivative(around(rippled, 0.0, NEAR), NEAR)
    assert near.usable and math.isclose(near.value, 1.2, rel_tol=1e-6)
    assert abs(derivative(around(rippled, 0.0)).value - 1.2) > 0.1
    truth = Truth([], [[near]])
    assert truth.confirms(Difference("gradient", 0, 0, 1.2, 1.0))
    assert not truth.confirms(Difference("gradient", 0, 0, 1.0, 1.2))


@pytest.mark.parametrize(("feature", "wrong"), [("fast_coarse", True), ("fast_by_copy", False)])
def test_a_zero_is_wrong_where_numbers_go_in_steps(feature: str, wrong: bool) -> None:
    """The differences are rough there, and yet say that there is a slope."""

    def stepped(x: float) -> float:
        return math.floor(x / 3e-6) * 3e-6

    one = derivative(around(stepped, 0.3000011))
    assert not one.usable
    numbers = {kind: [(0.0,) * 17] for kind in ("primal", "again", "gradient")}
    printed = Printed({(kind, 0, place): lines for kind, lines in numbers.items() for place in range(POINTS)})
    text = GRAMMARS["c"].special[feature]
    made = Function(0, "c", {"f_0": (Statement((text,), None, (), feature),)})
    truth = Truth([(0.0,) * 17] * POINTS, [[one] * 17] * POINTS)
    assert bool(compare(made, truth, printed)) is wrong


def test_shrinking_keeps_what_shows() -> None:
    draws = random.Random(0)
    for number in draws.sample(range(200), 10):
        start = made("c", number)
        if "cos(" not in start.text:
            continue
        smallest = shrink(start, lambda candidate: "cos(" in candidate.text, 20)
        assert "cos(" in smallest.text
        most = 4 if len(smallest.needed) == 1 else 8  # with a helper that it is in
        assert len([line for line in smallest.text.splitlines() if line.strip()]) <= most
