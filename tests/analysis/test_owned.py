"""What the threads of a team do not share: what is said of random accesses in a worksharing loop, against all that all threads touch."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_hub.analysis.flow.cfg import CFG
from enzyme_hub.analysis.flow.dominators import DominatorTree
from enzyme_hub.analysis.flow.loops import LoopForest
from enzyme_hub.analysis.induction.trip_count import trip_count
from enzyme_hub.analysis.memory.alias import PointerInfo
from enzyme_hub.analysis.sharing.owned import Addition, Owned, Worksharing
from enzyme_hub.ir.instructions import Load
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import Argument, Value

REGION = """
declare void @__kmpc_for_static_init_8(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64)
declare void @__kmpc_for_static_fini(ptr, i32)
declare void @__kmpc_barrier(ptr, i32)
declare i64 @llvm.smin.i64(i64, i64)
define internal void @region(ptr noalias %id, ptr noalias %x, ptr noalias %y, ptr %z, i64 %n) {
entry:
  %lower = alloca i64
  %upper = alloca i64
  %stride = alloca i64
  %last = alloca i32
  store i64 0, ptr %lower
  store i64 %n, ptr %upper
  store i64 1, ptr %stride
  store i32 0, ptr %last
  %t = load i32, ptr %id
  BEFORE
  call void @__kmpc_for_static_init_8(ptr null, i32 %t, i32 SCHEDULE, ptr %last, ptr %lower, ptr %upper, ptr %stride, i64 1, i64 1)
  %u0 = load i64, ptr %upper
  %u = call i64 @llvm.smin.i64(i64 %u0, i64 %n)
  store i64 %u, ptr %upper
  %l = load i64, ptr %lower
  %any = icmp sle i64 %l, %u
  br i1 %any, label %before, label %end
before:
  br label %loop
loop:
  %i = phi i64 [ %l, %before ], [ %next, %loop ]
  BODY
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %i, %u
  br i1 %more, label %loop, label %after
after:
  br label %end
end:
  call void @__kmpc_for_static_fini(ptr null, i32 %t)
  ret void
}
"""


class Nothing:
    """Nothing is known of what the region is given."""

    def is_captured(self, argument: Argument) -> bool:
        return False

    def are_apart(self, left: Value, right: Value) -> bool:
        return False


def owned(body: str, before: str = "", schedule: int = 34, always: bool = False) -> dict[str, Owned | None]:
    """What is found for each load of a number."""
    text = REGION.replace("BODY", body).replace("BEFORE", before).replace("SCHEDULE", str(schedule))
    function = read_module(text).functions["region"]
    forest = LoopForest(function)
    nothing = frozenset[object]()
    worksharing = Worksharing(
        CFG(function),
        DominatorTree(function),
        forest,
        PointerInfo(function),
        lambda loop: trip_count(loop, forest),
        lambda pointer, size: (nothing, nothing),
        Nothing(),
    )
    loads = [i for i in function.instructions if isinstance(i, Load) and i.type.is_float]
    found = worksharing.owned([Addition(load, load.pointer, 8) for load in loads], always)
    return {load.name or "": found.get(load) for load in loads}


def access(name: str, array: str, factor: int, offset: int) -> str:
    return f"""%{name}a = mul nsw i64 %i, {factor}
  %{name}b = add nsw i64 %{name}a, {offset}
  %{name}p = getelementptr inbounds double, ptr %{array}, i64 %{name}b
  %{name} = load double, ptr %{name}p"""


ACCESS = st.tuples(st.sampled_from("xxxy"), st.sampled_from([1, 1, 1, 2, 3, -1, 0]), st.integers(-3, 3))


@settings(max_examples=150, derandomize=True)
@given(st.lists(ACCESS, min_size=1, max_size=4), st.lists(st.integers(1, 7), min_size=2, max_size=4))
def test_nobody_else_comes_there(accesses: list[tuple[str, int, int]], sizes: list[int]) -> None:
    found = owned("\n  ".join(access(f"v{k}", *one) for k, one in enumerate(accesses)))
    pieces = [range(sum(sizes[:t]), sum(sizes[: t + 1])) for t in range(len(sizes))]
    touched: dict[tuple[str, int], set[int]] = {}
    for thread, piece in enumerate(pieces):
        for i in piece:
            for array, factor, offset in accesses:
                touched.setdefault((array, factor * i + offset), set()).add(thread)
    for k, (array, factor, offset) in enumerate(accesses):
        one = found[f"v{k}"]
        if one is None:
            continue
        for piece in pieces:
            for i in piece[one.from_lower : len(piece) - one.from_upper]:
                assert len(touched[array, factor * i + offset]) == 1


def test_each_its_own() -> None:
    assert owned(access("v", "x", 1, 0)) == {"v": Owned()}
    assert owned(access("v", "x", -1, 5)) == {"v": Owned()}
    pairs = f"{access('v', 'x', 2, 0)}\n  {access('w', 'x', 2, 1)}"
    assert owned(pairs) == {"v": Owned(), "w": Owned()}
    assert owned(pairs, always=True) == {"v": Owned(), "w": Owned()}


def test_neighbours_meet_at_the_ends() -> None:
    stencil = "\n  ".join(access(f"v{k}", "x", 1, k - 1) for k in range(3))
    ends = {name: one and (one.from_lower, one.from_upper) for name, one in owned(stencil).items()}
    assert ends == {"v0": (2, 0), "v1": (1, 1), "v2": (0, 2)}
    assert not any(owned(stencil, always=True).values())


def test_what_others_may_read() -> None:
    one = access("v", "x", 1, 0)
    first = access("w", "x", 0, 0)
    anywhere = "%k = load i64, ptr %z\n  %q = getelementptr double, ptr %x, i64 %k\n  %w = load double, ptr %q"
    unknown = "%w = load double, ptr %z"
    assert owned(f"{one}\n  {first}") == {"v": None, "w": None}
    assert owned(f"{one}\n  {anywhere}") == {"v": None, "w": None}
    assert owned(f"{access('v', 'z', 1, 0)}\n  {unknown}") == {"v": None, "w": None}
    assert owned(f"{one}\n  {access('w', 'x', 2, 0)}") == {"v": None, "w": None}


def test_pieces_that_are_dealt_out_otherwise() -> None:
    """Chunks of a fixed size: of these one thread has several."""
    assert owned(access("v", "x", 1, 0), schedule=33) == {"v": None}


def test_a_barrier_parts_the_times() -> None:
    first = "%w = load double, ptr %x"
    barrier = "call void @__kmpc_barrier(ptr null, i32 %t)"
    one = access("v", "x", 1, 0)
    assert owned(one, first) == {"v": None, "w": None}
    assert owned(one, f"{first}\n  {barrier}") == {"v": Owned(), "w": None}
    assert owned(one, f"{first}\n  {barrier}", always=True) == {"v": None, "w": None}
