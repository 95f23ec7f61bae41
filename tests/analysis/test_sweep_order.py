"""The order and the number of visits of a work list, and of activity, which uses one."""

from __future__ import annotations

import random

from enzyme_hub.analysis.activity.sweep_order import SweepOrder


def swept(count: int, followers: dict[int, list[int]]) -> list[int]:
    """What sweeps find, in their order: a number is found if it is 0 or follows one that is found."""
    found = [0]
    while True:
        before = len(found)
        for item in range(count):
            if item in found:
                found += [follower for follower in followers[item] if follower not in found]
        if len(found) == before:
            return found


def test_finds_what_sweeps_find_in_their_order():
    random.seed(4)
    for _ in range(200):
        count = random.randint(1, 12)
        followers = {item: random.sample(range(count), random.randint(0, min(2, count))) for item in range(count)}
        found, work, visits = [0], SweepOrder(range(count)), 0
        for item in work:
            visits += 1
            for follower in followers[item] if item in found else ():
                if follower not in found:
                    found.append(follower)
                    work.add(follower)
        assert found == swept(count, followers)
        assert visits < count + len(found)


def test_other_things_are_left_alone():
    work = SweepOrder(["a", "b"])
    work.add("c")
    assert list(work) == ["a", "b"]
