from __future__ import annotations

from enzyme_hub.base.worklist import Worklist, postorder, reachable

BELOW = {1: [2, 3], 2: [4], 3: [4, 1], 4: [], 5: [1]}


def test_each_is_visited_once_the_last_first() -> None:
    work = Worklist([1, 2, 1])
    order = []
    for one in work:
        order.append(one)
        work.extend(BELOW[one])
    assert order == [1, 3, 4, 2]
    assert list(work.visited) == order


def test_more_is_added_when_it_was_empty() -> None:
    work = Worklist([2])
    assert list(work) == [2]
    work.add(2)
    work.add(3)
    assert list(work) == [3]


def test_reachable() -> None:
    assert list(reachable([1], BELOW.__getitem__)) == [1, 3, 4, 2]
    assert set(reachable([5], BELOW.__getitem__)) == {1, 2, 3, 4, 5}
    assert 5 not in reachable([1], BELOW.__getitem__)
    assert list(reachable([], BELOW.__getitem__)) == []


def test_postorder() -> None:
    assert list(postorder([1], BELOW.__getitem__)) == [4, 2, 3, 1]
    assert list(postorder([4, 5], BELOW.__getitem__)) == [4, 2, 3, 1, 5]
    assert list(postorder([], BELOW.__getitem__)) == []
