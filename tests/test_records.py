"""`@record` against `@dataclass(frozen=True)`, of which it is the quick form."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, field, replace

import pytest

from enzyme_hub.base.records import record

DECORATORS = {"record": record, "dataclass": dataclass(frozen=True)}


def classes(decorator):
    @decorator
    class Empty:
        pass

    @decorator
    class Point:
        x: float
        y: float = 0.0
        hidden: str = field(default="", repr=False)

    @decorator
    class Named(Point):
        name: str = ""

    @decorator
    class Shown:
        x: float

        def __repr__(self):
            return f"<{self.x}>"

    return Empty, Point, Named, Shown


@pytest.mark.parametrize("decorator", DECORATORS.values(), ids=DECORATORS)
def test_equality(decorator):
    empty, point, named, shown = classes(decorator)
    nan = float("nan")
    equal = [(empty(), empty()), (point(1.0), point(1.0, 0.0)), (named(1.0, name="a"), named(1.0, name="a"))]
    equal += [(shown(2.0), shown(2.0)), (shown(nan), shown(nan))]
    for one, other in equal:
        assert one == other
        assert hash(one) == hash(other)
    different = [(point(1.0), point(2.0)), (point(1.0), named(1.0)), (empty(), point(1.0)), (shown(1.0), 1.0)]
    different += [(point(1.0, hidden="a"), point(1.0)), (shown(1.0), (1.0,)), (empty(), ())]
    for one, other in different:
        assert one != other


def test_representation():
    for made, expected in zip(examples(record), examples(DECORATORS["dataclass"]), strict=True):
        assert repr(made) == repr(expected)


def examples(decorator):
    empty, point, named, shown = classes(decorator)
    return [empty(), point(1.0, 2.0, "hidden"), named(1.0, name="a"), shown(1.0)]


@pytest.mark.parametrize("decorator", DECORATORS.values(), ids=DECORATORS)
def test_changed_copy(decorator):
    _, point, named, _ = classes(decorator)
    assert replace(point(1.0, 2.0), y=3.0) == point(1.0, 3.0)
    assert replace(named(1.0, name="a"), name="b") == named(1.0, name="b")
    with pytest.raises(TypeError):
        point()


@record
class Sent:
    words: tuple[str, ...] = ()


def test_between_processes():
    assert pickle.loads(pickle.dumps(Sent(("a",)))) == Sent(("a",))
