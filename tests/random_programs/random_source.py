"""Random differentiable programs: loops, branches, memory, calls and structs, written as C++ templates over `real`.

Each program is a class template whose `f(real *x, int n)` is differentiated for `real = double` and evaluated for
`real = Dual`. Every value that is stored is squashed into a small range, every index masked into its array and every
loop bounded, so that any sequence of draws is a valid program.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from hypothesis import strategies as st

Draw = st.DrawFn
ARRAYS = ("x", "a", "heap", "p", "q")
SQUASH = ("sin_({})", "tanh_({})", "({0}) / (1.5 + ({0}) * ({0}))")


@dataclass(frozen=True)
class Scope:
    """What the next statement may name."""

    scalars: tuple[str, ...]
    arrays: tuple[str, ...]
    structs: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    helpers: tuple[str, ...] = ()
    loop: bool = False  # may break and continue
    depth: int = 0
    names: list[int] = field(default_factory=lambda: [0])  # shared: how many names were made

    def fresh(self, stem: str) -> str:
        self.names[0] += 1
        return f"{stem}{self.names[0]}"


def indent(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]


# --- expressions


def index(draw: Draw, scope: Scope) -> str:
    offset = draw(st.integers(0, 7))
    if not scope.counters or draw(st.booleans()):
        return str(offset)
    return f"({draw(st.sampled_from(scope.counters))} + {offset}) & 7"


def place(draw: Draw, scope: Scope) -> str:
    """Something that can be read and assigned."""
    kinds = ["scalar", "array"] + ["struct"] * bool(scope.structs)
    kind = draw(st.sampled_from(kinds))
    if kind == "scalar":
        return draw(st.sampled_from(scope.scalars))
    if kind == "struct":
        return f"{draw(st.sampled_from(scope.structs))}.{draw(st.sampled_from(('u', 'v')))}"
    return f"{draw(st.sampled_from(scope.arrays))}[{index(draw, scope)}]"


def leaf(draw: Draw, scope: Scope) -> str:
    kind = draw(st.integers(0, 9))
    if kind == 0:
        return f"real({draw(st.sampled_from(('0.5', '-1.25', '2.0')))})"
    if kind == 1 and scope.counters:
        return f"real(0.1 * {draw(st.sampled_from(scope.counters))})"
    return place(draw, scope)


def expression(draw: Draw, scope: Scope, depth: int = 2) -> str:
    if depth == 0:
        return leaf(draw, scope)
    kind = draw(st.integers(0, 8 if scope.helpers else 7))
    a = expression(draw, scope, depth - 1)
    if kind == 0:
        return a
    if kind == 1:
        return draw(
            st.sampled_from(("sin_({})", "tanh_({})", "-({})", "sqrt_(1.0 + ({0}) * ({0}))", "abs_({})"))
        ).format(a)
    b = expression(draw, scope, depth - 1)
    if kind in (2, 3, 4):
        return f"({a} {'+-*'[kind - 2]} {b})"
    if kind == 5:
        return f"({a} / (1.5 + {b} * {b}))"
    if kind == 6:
        return f"max_({a}, {b})"
    if kind == 7:
        return f"({condition(draw, scope)} ? real({a}) : real({b}))"
    helper = draw(st.sampled_from(scope.helpers))
    array = draw(st.sampled_from(scope.arrays))
    return f"{helper}({a}, {b}, {array}, {draw(st.integers(0, 5))})"


def squashed(draw: Draw, scope: Scope) -> str:
    return draw(st.sampled_from(SQUASH)).format(expression(draw, scope))


def condition(draw: Draw, scope: Scope) -> str:
    if scope.counters and draw(st.booleans()):
        return f"({draw(st.sampled_from(scope.counters))} + {draw(st.integers(0, 3))}) % 3 == 0"
    return f"{leaf(draw, scope)} {draw(st.sampled_from('<>'))} {leaf(draw, scope)}"


# --- statements


def assignment(draw: Draw, scope: Scope) -> list[str]:
    target = place(draw, scope)
    form = draw(st.sampled_from(("{} = {};", "{} = {};", "{} += 0.25 * ({});", "{} *= {};")))
    return [form.format(target, squashed(draw, scope))]


def counted_loop(draw: Draw, scope: Scope) -> list[str]:
    counter = scope.fresh("i")
    bounds = ["n", "3", "5"] + [f"({outer} & 3)" for outer in scope.counters]
    bound = draw(st.sampled_from(bounds))
    head = draw(
        st.sampled_from(
            (
                f"for (int {counter} = 0; {counter} < {bound}; {counter}++) {{",
                f"for (int {counter} = 1; {counter} <= {bound}; {counter} += 2) {{",
                f"for (int {counter} = {bound} - 1; {counter} >= 0; {counter}--) {{",
                f"for (unsigned {counter} = 0; {counter} < (unsigned)({bound}); {counter} += 3) {{",
            )
        )
    )
    inner = replace(scope, counters=(*scope.counters, counter), loop=True, depth=scope.depth + 1)
    return [head, *indent(block(draw, inner)), "}"]


def data_loop(draw: Draw, scope: Scope) -> list[str]:
    """A loop that ends when a value is large enough, or after some rounds."""
    guard, value = scope.fresh("guard"), scope.fresh("w")
    inner = replace(scope, counters=(*scope.counters, guard), loop=False, depth=scope.depth + 1)
    body = block(draw, inner)
    step = f"{value} = {value} + 0.4 + 0.2 * ({squashed(draw, scope)});"
    limit = f"{value} < {draw(st.sampled_from(('1.0', '2.5', '-9.0')))} && {guard} < 6"
    lines = [f"int {guard} = 0;", f"real {value} = {leaf(draw, scope)};"]
    if draw(st.booleans()):
        lines += [f"while ({limit}) {{", *indent([*body, step, f"{guard}++;"]), "}"]
    else:
        lines += ["do {", *indent([*body, step, f"{guard}++;"]), f"}} while ({limit});"]
    target = draw(st.sampled_from(scope.scalars))
    return ["{", *indent([*lines, f"{target} = tanh_({target} + {value} * real({guard}));"]), "}"]


def branch(draw: Draw, scope: Scope) -> list[str]:
    inner = replace(scope, depth=scope.depth + 1)
    lines = [f"if ({condition(draw, scope)}) {{", *indent(block(draw, inner, 2))]
    if draw(st.booleans()):
        lines += ["} else {", *indent(block(draw, inner, 2))]
    return [*lines, "}"]


def switch(draw: Draw, scope: Scope) -> list[str]:
    inner = replace(scope, depth=scope.depth + 1, loop=False)
    subject = scope.counters[-1] if scope.counters else "n"
    lines = [f"switch ({subject} & 3) {{"]
    for case in ("case 0:", "case 2:", "default:"):
        lines += [case, *indent(block(draw, inner, 2))]
        if draw(st.booleans()):
            lines.append("    break;")
    return [*lines, "    ;", "}"]


def leave(draw: Draw, scope: Scope) -> list[str]:
    if not scope.loop and draw(st.integers(0, 3)):  # a program that ends at once tests little
        return assignment(draw, scope)
    ways = [f"return {squashed(draw, scope)};"] + (["break;", "continue;"] * 3 if scope.loop else [])
    return [f"if ({condition(draw, scope)}) {draw(st.sampled_from(ways))}"]


def bulk(draw: Draw, scope: Scope) -> list[str]:
    """Bytes moved at once, pointers that trade places, structs assigned, memory allocated for a while."""
    to, source = (draw(st.sampled_from(scope.arrays)) for _ in range(2))
    count = draw(st.integers(1, 4))
    ways = [
        [f"memmove({to}, {source} + {draw(st.integers(0, 4))}, {count} * sizeof(real));"],
        [f"memmove({to} + {draw(st.integers(0, 4))}, {source}, {count} * sizeof(real));"],
        [f"memset((void *){to}, 0, {count} * sizeof(real));"],
        temporary(draw, scope, to, source),
    ]
    if "p" in scope.arrays:
        ways += [["std_swap(p, q);"], [f"p = {source};"]]
    if scope.structs:
        first, second = (draw(st.sampled_from(scope.structs)) for _ in range(2))
        ways += [[f"{first} = {second};"], [f"{first} = turn({second}, {squashed(draw, scope)});"]]
    return draw(st.sampled_from(ways))


def temporary(draw: Draw, scope: Scope, to: str, source: str) -> list[str]:
    name, counter = scope.fresh("t"), scope.fresh("i")
    loop = f"for (int {counter} = 0; {counter} < 4; {counter}++)"
    return [
        "{",
        f"    real *{name} = (real *)malloc(4 * sizeof(real));",
        f"    {loop} {name}[{counter}] = sin_({source}[{counter}] + {squashed(draw, scope)});",
        f"    {loop} {to}[{counter} + 2] = {name}[3 - {counter}] * {name}[{counter}];",
        f"    free({name});",
        "}",
    ]


SIMPLE = (assignment, assignment, assignment, bulk, leave)
NESTED = (counted_loop, counted_loop, data_loop, branch, switch)


def block(draw: Draw, scope: Scope, most: int = 3) -> list[str]:
    lines: list[str] = []
    for _ in range(draw(st.integers(1, most))):
        kinds = SIMPLE + NESTED if scope.depth < 3 else SIMPLE
        lines += draw(st.sampled_from(kinds))(draw, scope)
    return lines


# --- programs


def helper(draw: Draw, name: str, earlier: tuple[str, ...]) -> list[str]:
    """A function of two numbers, an array that it may change, and a counter on which it may recurse."""
    attribute = draw(st.sampled_from(("__attribute__((noinline)) ", "")))
    scope = Scope(("u", "v"), ("m",), counters=("k",), helpers=earlier, depth=1)
    body = block(draw, scope)
    if draw(st.booleans()):
        body += ["if (k > 0) u = 0.5 * u + 0.25 * " + f"{name}(v, u, m, k - 1);"]
    head = f"{attribute}static real {name}(real u, real v, real *m, int k) {{"
    return [head, *indent(["int n = 4;", *body, "return tanh_(u * v + 0.5 * m[k & 7]);"]), "}"]


PROLOGUE = """\
struct Pair { real u; int tag; real v; };
static void std_swap(real *&a, real *&b) { real *t = a; a = b; b = t; }
__attribute__((noinline)) static Pair turn(Pair s, real r) {
    Pair t;
    t.u = s.v * r;
    t.tag = s.tag + 1;
    t.v = s.u + s.v;
    return t;
}"""


@st.composite
def programs(draw: Draw, name: str) -> str:
    """The source of one class template."""
    lines = PROLOGUE.splitlines()
    helpers: tuple[str, ...] = ()
    for number in range(draw(st.integers(0, 2))):
        lines += helper(draw, f"g{number}", helpers)
        helpers = (*helpers, f"g{number}")
    scope = Scope(("s", "t"), ARRAYS, structs=("b", "c"), helpers=helpers)
    body = [
        "real s = x[0], t = x[1] * x[2], a[8], *p = a, *q = x;",
        "Pair b = {x[3], 1, x[4]}, c = {real(0.5), 2, x[5] * x[6]};",
        "real *heap = (real *)calloc(8, sizeof(real));",
        "for (int i = 0; i < 8; i++) a[i] = 0.5 * x[7 - i];",
        *block(draw, scope, 4),
        "for (int i = 0; i < 8; i++) s = s + (i + 1) * 0.1 * (a[i] + x[i] + heap[i] * heap[i]);",
        "return s + t * b.u + b.v * c.u * real(b.tag) + c.v;",
    ]
    lines += ["static real f(real *x, int n) {", *indent(body), "}"]
    return "\n".join([f"template <class real> struct {name} {{", *indent(lines), "};"])


@st.composite
def sources(draw: Draw, most: int = 4) -> str:
    """A whole program file of some random programs and their comparison."""
    names = [f"Program{number}" for number in range(draw(st.integers(1, most)))]
    parts = ['#include "dual.h"', *(draw(programs(name)) for name in names)]
    sums = "".join(f' + compare<{name}>("{name}")' for name in names)
    return "\n\n".join([*parts, f"int main() {{ return 0{sums} ? 1 : 0; }}"]) + "\n"
