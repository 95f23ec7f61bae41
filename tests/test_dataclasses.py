"""Our dataclasses are held against those of the standard library."""

from __future__ import annotations

import dataclasses as theirs

import pytest

from enzyme_hub import dataclasses as ours


def family(module):
    """The same classes, made by one module or the other."""

    @module.dataclass(frozen=True)
    class Empty:
        pass

    @module.dataclass(frozen=True)
    class One:
        a: int

    @module.dataclass(frozen=True)
    class Point:
        x: float
        y: float = 0.0
        note: str = module.field(default="", repr=False)

    @module.dataclass(frozen=True)
    class Deep(Point):
        z: int = 3

    @module.dataclass
    class Bag:
        name: str
        members: list[int] = module.field(default_factory=list)

    @module.dataclass(eq=False)
    class Thing:
        a: int

    return {cls.__name__: cls for cls in (Empty, One, Point, Deep, Bag, Thing)}


CALLS = [
    ("Empty", (), {}),
    ("One", (1,), {}),
    ("Point", (1.0,), {}),
    ("Point", (1.0, 2.0), {"note": "here"}),
    ("Point", (), {"y": 1.0, "x": 2.0}),
    ("Deep", (1.0, 2.0, "n", 4), {}),
    ("Deep", (1.0,), {"z": 5}),
    ("Bag", ("b",), {}),
    ("Bag", ("b", [1, 2]), {}),
]
MADE = [{(name, str(v), str(n)): cls[name](*v, **n) for name, v, n in CALLS} for cls in (family(theirs), family(ours))]


def test_representation_and_hash():
    for standard, own in zip(MADE[0].values(), MADE[1].values(), strict=True):
        assert repr(own) == repr(standard)
        if type(standard).__hash__ is None:
            assert type(own).__hash__ is None
        else:
            assert hash(own) == hash(standard)


def test_equality():
    standard, own = (list(made.values()) for made in MADE)
    for k in range(len(own)):
        assert [own[k] == other for other in own] == [standard[k] == other for other in standard]
    for module in (theirs, ours):
        classes = family(module)
        thing = classes["Thing"](1)
        assert thing == thing and thing != classes["Thing"](1)
        assert {thing: 1}[thing] == 1
        assert classes["Point"](1.0, 2.0) == classes["Point"](1.0, 2.0)
        assert classes["Point"](1.0, 2.0) != (1.0, 2.0, "")


@pytest.mark.parametrize("module", (theirs, ours))
def test_change(module):
    classes = family(module)
    point = classes["Point"](1.0, 2.0, "kept")
    moved = module.replace(point, x=5.0)
    assert (moved.x, moved.y, moved.note) == (5.0, 2.0, "kept")
    with pytest.raises(AttributeError):
        point.x = 2.0
    with pytest.raises(AttributeError):
        del point.x
    with pytest.raises(TypeError):
        module.replace(point, w=5.0)
    bag, other = classes["Bag"]("a"), classes["Bag"]("b")
    bag.members.append(1)
    bag.name = "c"
    assert (bag.name, bag.members, other.members) == ("c", [1], [])


@pytest.mark.parametrize("module", (theirs, ours))
@pytest.mark.parametrize(("values", "named"), [((), {}), ((1, 2), {}), ((1,), {"a": 2}), ((1,), {"b": 2})])
def test_wrong_arguments(module, values, named):
    with pytest.raises(TypeError, match=r"__init__\(\)"):
        family(module)["One"](*values, **named)


@pytest.mark.parametrize("module", (theirs, ours))
def test_methods_of_the_class_stay(module):
    @module.dataclass
    class Own:
        a: int

        def __repr__(self) -> str:
            return "own"

        def __eq__(self, other: object) -> bool:
            return True

    assert repr(Own(1)) == "own" and Own(1) == Own(2)
