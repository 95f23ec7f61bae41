"""The least that an integer may be, against every value that small loops make."""

from __future__ import annotations

import random

import pytest

from enzyme_hub import llvm
from enzyme_hub.analysis.induction.lower_bound import lower_bound
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.reader import read_module

WIDTH, WIDER = 4, 6
OPERATIONS = ("add", "mul", "shl", "sub", "and", "lshr", "xor")


class Loop:
    """Two values that go round, each computed from the two of the iteration before; one of them is made wider at the end."""

    def __init__(self, r: random.Random) -> None:
        self.starts = [r.randrange(-4, 6) for _ in range(2)]
        self.steps: list[tuple[str, str, tuple[int | str, int | str]]] = []
        names: list[int | str] = ["p0", "p1"]
        for k in range(r.randrange(2, 5)):
            operands = r.choice(names), r.choice([*names, r.randrange(-3, 5), r.randrange(4)])
            self.steps.append((r.choice(OPERATIONS), r.choice(("", "nuw", "nsw", "nuw nsw")), operands))
            names.append(f"v{k}")
        self.next = [r.choice(names), f"v{len(self.steps) - 1}"]
        self.cast = r.choice(("zext", "sext"))

    @property
    def module(self) -> str:
        def spelled(value: int | str) -> str:
            return f"%{value}" if isinstance(value, str) else str(value)

        lines = [
            f"  %v{k} = {op} {flags if op in ('add', 'mul', 'shl', 'sub') else ''} i{WIDTH} {spelled(a)}, {spelled(b)}"
            for k, (op, flags, (a, b)) in enumerate(self.steps)
        ]
        phis = [
            f"  %p{k} = phi i{WIDTH} [ {self.starts[k]}, %entry ], [ {spelled(self.next[k])}, %loop ]" for k in range(2)
        ]
        return "\n".join(
            [
                f"define i{WIDER} @f(i1 %c) {{\nentry:\n  br label %loop\nloop:",
                *phis,
                *lines,
                f"  %wide = {self.cast} i{WIDTH} %p1 to i{WIDER}",
                f"  br i1 %c, label %loop, label %end\nend:\n  ret i{WIDER} %wide\n}}",
            ]
        )

    def values(self) -> dict[str, set[int]]:
        """All values of each name, without those behind the first that is poison."""
        seen: dict[str, set[int]] = {}
        current = [start % (1 << WIDTH) for start in self.starts]
        for _ in range(300):
            known: dict[str, int] = {"p0": current[0], "p1": current[1]}
            for k, (op, flags, operands) in enumerate(self.steps):
                a, b = (known[one] if isinstance(one, str) else one % (1 << WIDTH) for one in operands)
                made = computed(op, flags, a, b)
                if made is None:
                    return self._with(seen, known)
                known[f"v{k}"] = made
            self._with(seen, known)
            following = [known[one] if isinstance(one, str) else one % (1 << WIDTH) for one in self.next]
            if following == current:
                break
            current = following
        return seen

    def _with(self, seen: dict[str, set[int]], known: dict[str, int]) -> dict[str, set[int]]:
        wide = known["p1"] if self.cast == "zext" else signed(known["p1"], WIDTH) % (1 << WIDER)
        for name, value in [*known.items(), ("wide", wide)]:
            seen.setdefault(name, set()).add(value)
        return seen


def signed(value: int, width: int) -> int:
    return value - (1 << width) if value >> (width - 1) else value


def computed(op: str, flags: str, a: int, b: int) -> int | None:
    """None for poison."""
    if op in ("shl", "lshr") and b >= WIDTH:
        return None
    operation = {
        "add": lambda x, y: x + y,
        "sub": lambda x, y: x - y,
        "mul": lambda x, y: x * y,
        "shl": lambda x, y: x << y,
        "and": lambda x, y: x & y,
        "xor": lambda x, y: x ^ y,
        "lshr": lambda x, y: x >> y,
    }[op]
    exact = operation(a, b)
    if op in ("add", "sub", "mul", "shl"):
        if "nuw" in flags and not 0 <= exact < 1 << WIDTH:
            return None
        of_signs = operation(signed(a, WIDTH), b if op == "shl" else signed(b, WIDTH))
        if "nsw" in flags and not -(1 << (WIDTH - 1)) <= of_signs < 1 << (WIDTH - 1):
            return None
    return exact % (1 << WIDTH)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_smaller(seed: int) -> None:
    told = 0
    for number in range(300):
        loop = Loop(random.Random(seed * 1000 + number))
        function = read_module(llvm.text(llvm.parse_text(loop.module, "f.ll"))).functions["f"]
        named = {i.name: i for i in function.instructions if isinstance(i, inst.Instruction) and i.name}
        for name, values in loop.values().items():
            found = lower_bound(named[name])
            assert found <= min(values), (name, loop.module)
            told += found > 0
    assert told > 100
