"""Signatures of calling contexts, against the trees they stand for."""

from __future__ import annotations

import random

import pytest

from enzyme_hub.analysis.types.answers import Part
from enzyme_hub.analysis.types.evidence import Kind
from enzyme_hub.analysis.types.frames import Frame
from enzyme_hub.differentiate.normalise.specialise import Answers, Signatures
from enzyme_hub.ir import types

Tree = tuple[Answers, tuple["Tree", ...]]


def part(kind: Kind) -> tuple[Part, ...]:
    return (Part(0, kind),)


def tree(frame: Frame, answers: dict[Frame, Answers]) -> Tree:
    return answers[frame], tuple(tree(child, answers) for child in frame.children.values())


def agree(a: Tree, b: Tree) -> bool:
    unknown = (None, part(types.f64))
    own = all(one == other or {one, other} == set(unknown) for one, other in zip(a[0], b[0], strict=False))
    return own and all(agree(one, other) for one, other in zip(a[1], b[1], strict=False))


def unknowns(a: Tree) -> int:
    return a[0].count(None) + sum(map(unknowns, a[1]))


def graph(layers: int, width: int, choose: random.Random) -> tuple[list[Frame], dict[Frame, Answers]]:
    """Frames in layers, each of which calls some of the layer below."""
    frames: list[Frame] = []
    answers: dict[Frame, Answers] = {}
    for _ in range(layers):
        below = frames[-width:]
        for _ in range(width):
            frame = Frame(None, None)
            frame.children = {object(): child for child in (choose.choices(below, k=3) if below else ())}  # type: ignore[misc]
            answers[frame] = tuple(choose.choices((part(types.f64), part("integer"), None), (9, 1, 5), k=2))
            frames.append(frame)
    return frames, answers


@pytest.mark.parametrize("seed", range(20))
def test_like_trees(seed: int) -> None:
    frames, answers = graph(4, 3, random.Random(seed))
    signatures = Signatures(answers.__getitem__)
    for a in frames:
        assert signatures.unknowns(signatures.of(a)) == unknowns(tree(a, answers))
        for b in frames:
            expected = agree(tree(a, answers), tree(b, answers))
            assert signatures.agree(signatures.of(a), signatures.of(b)) == expected
            assert (signatures.of(a) == signatures.of(b)) == (tree(a, answers) == tree(b, answers))


def test_deep() -> None:
    frames, answers = graph(2_000, 2, random.Random(1))
    signatures = Signatures(answers.__getitem__)
    top, other = (signatures.of(frame) for frame in frames[-2:])
    assert signatures.agree(top, other) in (True, False)


def test_recursion() -> None:
    first, second = Frame(None, None), Frame(None, None)
    first.children, second.children = {object(): second}, {object(): first}  # type: ignore[dict-item]
    signatures = Signatures({first: (part(types.f64),), second: (part(types.f32),)}.__getitem__)
    assert signatures.agree(signatures.of(first), signatures.of(first))
    assert not signatures.agree(signatures.of(first), signatures.of(second))
