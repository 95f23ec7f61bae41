"""Underlying objects, offsets, escape and aliasing, on small pieces of IR."""

from __future__ import annotations

from enzyme_hub.analysis.induction.congruence import ANY, Congruence
from enzyme_hub.analysis.memory.alias import UNKNOWN, Category, PointerInfo
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import ConstantWord, Value


class Case:
    """One function @f, its values by name."""

    def __init__(self, body: str, parameters: str = "ptr %a, ptr noalias %b, i64 %i, i1 %c", before: str = "") -> None:
        text = f"{before}\ndeclare ptr @malloc(i64)\ndeclare void @keep(ptr)\ndeclare ptr @other()\n"
        self.module = read_module(f"{text}define ptr @f({parameters}) {{\n{body}\n}}\n")
        self.function: Function = self.module.functions["f"]
        self.values: dict[str, Value] = {a.name or "": a for a in self.function.arguments}
        self.values.update({i.name or "": i for i in self.function.instructions})
        self.info = PointerInfo(self.function)

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def bases(self, name: str) -> set[str | None]:
        return {b.name for b in self.info.bases(self[name])}

    def place(self, name: str) -> dict[str | None, Congruence]:
        return {base.name: where for base, where in self.info.place(self[name]).items()}

    def category(self, name: str) -> Category:
        return self.info.category(self[name])

    def may_alias(self, p: str, q: str, size: int = 8) -> bool:
        answers = {self.info.may_alias(self[p], size, self[q], size), self.info.may_alias(self[q], size, self[p], size)}
        assert len(answers) == 1
        return answers.pop()


def test_offsets_add_up() -> None:
    case = Case("""
  %p = getelementptr { i32, [4 x double] }, ptr %a, i64 1, i32 1, i64 2
  %q = getelementptr i8, ptr %p, i64 -4
  ret ptr %q""")
    assert case.info.offset(case["p"]) == (case["a"], 40 + 8 + 16)
    assert case.info.offset(case["q"]) == (case["a"], 60)
    assert case.info.offset(case["a"]) == (case["a"], 0)


def test_variable_indices_are_congruences() -> None:
    case = Case("""
  %p = getelementptr inbounds { double, double, double }, ptr %a, i64 %i, i32 1
  %q = getelementptr { double, double, double }, ptr %a, i64 %i, i32 1
  %r = getelementptr i8, ptr %a, i64 %i
  ret ptr %q""")
    assert case.place("p") == {"a": Congruence(8, 24)}
    assert case.place("q") == {"a": Congruence(0, 8)}  # 24 i may wrap, and 2^64 is no multiple of 3
    assert case.place("r") == {"a": ANY}
    assert case.info.offset(case["p"]) is None


def test_phis_and_selects_have_several_bases() -> None:
    case = Case("""
entry:
  %t = alloca double
  br label %loop
loop:
  %x = phi ptr [ %a, %entry ], [ %y, %loop ]
  %y = phi ptr [ %t, %entry ], [ %x, %loop ]
  %s = select i1 %c, ptr %x, ptr null
  br i1 %c, label %loop, label %done
done:
  ret ptr %s""")
    assert case.bases("x") == case.bases("y") == {"a", "t"}
    assert len(case.info.bases(case["s"])) == 3
    assert sum(isinstance(b, ConstantWord) for b in case.info.bases(case["s"])) == 1


def test_a_pointer_that_steps() -> None:
    case = Case("""
entry:
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %q, %loop ]
  %q = getelementptr inbounds i8, ptr %p, i64 24
  %r = getelementptr inbounds i8, ptr %p, i64 8
  br i1 %c, label %loop, label %done
done:
  ret ptr %q""")
    assert case.place("p") == {"a": Congruence(0, 24)}
    assert case.place("r") == {"a": Congruence(8, 24)}
    assert not case.may_alias("p", "r")
    assert case.may_alias("p", "q")
    assert case.may_alias("p", "r", 9)


def test_too_many_bases_are_unknown() -> None:
    lines = [f"  %t{k} = alloca double" for k in range(20)]
    lines.append("  %s0 = select i1 %c, ptr %t0, ptr %t1")
    lines += [f"  %s{k} = select i1 %c, ptr %s{k - 1}, ptr %t{k + 1}" for k in range(1, 19)]
    case = Case("\n".join([*lines, "  %z = alloca double", "  ret ptr null"]))
    assert case.info.bases(case["s18"]) == {UNKNOWN}
    assert case.may_alias("s18", "t3") and case.may_alias("s18", "z") and case.may_alias("s18", "a")


def test_members_of_aggregates() -> None:
    case = Case("""
  %s = insertvalue { ptr, ptr } undef, ptr %a, 0
  %t = insertvalue { ptr, ptr } %s, ptr %b, 1
  %p = extractvalue { ptr, ptr } %t, 0
  %q = extractvalue { ptr, ptr } %t, 1
  ret ptr %q""")
    assert case.bases("p") == {"a"} and case.bases("q") == {"b"}


def test_globals_through_constant_expressions_and_aliases() -> None:
    case = Case(
        "  %p = getelementptr i8, ptr getelementptr (i8, ptr @g, i64 8), i64 4\n  %q = getelementptr i8, ptr @h, i64 2\n  ret ptr %p",
        before="@g = global [4 x double] zeroinitializer\n@h = alias i8, ptr @g",
    )
    assert case.place("p") == case.place("q") | {"g": Congruence(12)}
    assert case.place("q") == {"g": Congruence(2)}


OBJECTS = """
  %t = alloca [4 x double]
  %u = alloca [4 x double]
  %m = call ptr @malloc(i64 32)
  %n = call ptr @malloc(i64 32)
  %l = load ptr, ptr %a
  %k = call ptr @other()
  %int = inttoptr i64 %i to ptr
  call void @keep(ptr %u)
  store ptr %n, ptr %a
  ret ptr %m"""


def test_categories() -> None:
    case = Case(OBJECTS)
    local, escaped, foreign = Category.LOCAL, Category.ESCAPED, Category.FOREIGN
    wanted = {"t": local, "u": escaped, "m": local, "n": escaped, "l": foreign, "k": foreign, "int": foreign}
    assert {name: case.category(name) for name in wanted} == wanted
    assert case.category("a") is Category.ARGUMENT and case.category("b") is local


def test_which_objects_may_meet() -> None:
    case = Case(OBJECTS)
    names = ["a", "b", "t", "u", "m", "n", "l", "k", "int"]
    meeting = {frozenset(pair) for pair in [
        ("a", "l"), ("a", "k"), ("a", "int"), ("l", "k"), ("l", "int"), ("k", "int"),
        ("u", "l"), ("u", "k"), ("u", "int"), ("n", "l"), ("n", "k"), ("n", "int"),
    ]}  # fmt: skip
    for x in names:
        for y in names:
            assert case.may_alias(x, y) == (x == y or frozenset((x, y)) in meeting), (x, y)


def test_two_arguments_may_be_the_same_unless_one_is_noalias() -> None:
    case = Case("  ret ptr %a", parameters="ptr %a, ptr %b, ptr noalias %c, ptr byval(double) %d")
    assert case.may_alias("a", "b") and not case.may_alias("a", "c") and not case.may_alias("a", "d")


def test_a_noalias_argument_that_was_stored_may_be_loaded() -> None:
    case = Case("  store ptr %b, ptr %a\n  %l = load ptr, ptr %a\n  ret ptr %l")
    assert case.may_alias("b", "l") and not case.may_alias("a", "b")


def test_a_result_is_new_memory_if_the_body_bears_it_out() -> None:
    before = """
@pool = internal global [64 x double] zeroinitializer
define internal noalias ptr @pooled() {
  ret ptr @pool
}
define internal noalias ptr @wrapped() {
  %p = call ptr @pooled()
  ret ptr %p
}
define internal noalias ptr @fresh(i64 %n) {
  %p = call ptr @malloc(i64 8)
  ret ptr %p
}
define internal noalias ptr @again(i64 %n) {
  %p = call ptr @fresh(i64 %n)
  ret ptr %p
}
"""
    calls = {"p": "pooled()", "w": "wrapped()", "m": "fresh(i64 1)", "n": "again(i64 1)"}
    case = Case("\n".join(f"  %{k} = call ptr @{v}" for k, v in calls.items()) + "\n  ret ptr null", before=before)
    assert [case.category(name) for name in calls] == [Category.FOREIGN] * 2 + [Category.LOCAL] * 2


DECLARED = "declare void @look(ptr captures(none))\ndeclare void @llvm.assume(i1)"


def test_ways_to_escape() -> None:
    def escapes(use: str) -> bool:
        case = Case(f"  %t = alloca double\n  {use}\n  ret ptr null", before=DECLARED)
        return case.info.escapes(case["t"])

    assert not escapes("%v = load double, ptr %t")
    assert not escapes("store double 1.0, ptr %t")
    assert escapes("store ptr %t, ptr %a")
    assert escapes("call void @keep(ptr %t)")
    assert not escapes("call void @look(ptr %t)")
    assert not escapes("%e = icmp eq ptr %t, %a")
    assert escapes("%x = ptrtoint ptr %t to i64\n  store i64 %x, ptr %a")
    assert not escapes("%x = ptrtoint ptr %t to i64\n  %y = and i64 %x, 7\n  store i64 %y, ptr %a")
    assert escapes("%x = ptrtoint ptr %t to i64\n  %y = and i64 %x, -8\n  store i64 %y, ptr %a")
    assert not escapes("""%g = getelementptr i8, ptr %t, i64 %i
  %x = ptrtoint ptr %t to i64
  %y = ptrtoint ptr %g to i64
  %z = sub i64 %y, %x
  store i64 %z, ptr %a""")
    assert escapes("""%x = ptrtoint ptr %t to i64
  %y = ptrtoint ptr %a to i64
  %z = sub i64 %x, %y
  store i64 %z, ptr %a""")
    assert escapes("%s = insertvalue { ptr, i64 } undef, ptr %t, 0\n  store { ptr, i64 } %s, ptr %a")
    assert escapes("%s = insertelement <2 x ptr> undef, ptr %t, i32 0\n  store <2 x ptr> %s, ptr %a")
    assert escapes("%x = atomicrmw xchg ptr %a, ptr %t seq_cst")
    assert escapes("%s = select i1 %c, ptr %t, ptr %a\n  %g = getelementptr i8, ptr %s, i64 8\n  store ptr %g, ptr %b")
    assert not escapes('call void @llvm.assume(i1 true) [ "align"(ptr %t, i64 8) ]')


def test_being_returned_is_no_escape_while_the_function_runs() -> None:
    case = Case("  %m = call ptr @malloc(i64 8)\n  ret ptr %m")
    assert not case.info.escapes(case["m"]) and case.info.is_returned(case["m"])


def test_bases_in_loops_are_not_one_place() -> None:
    case = Case("""
entry:
  br label %loop
loop:
  %l = load ptr, ptr %a
  %m = call ptr @malloc(i64 32)
  %l1 = getelementptr i8, ptr %l, i64 8
  %m1 = getelementptr i8, ptr %m, i64 8
  br i1 %c, label %loop, label %done
done:
  %e = load ptr, ptr %b
  %e1 = getelementptr i8, ptr %e, i64 8
  ret ptr %m""")
    assert case.may_alias("l", "l1")  # of two iterations
    assert not case.may_alias("m", "m1")  # of two iterations they are other memory, of one another place
    assert not case.may_alias("e", "e1")


def test_a_call_that_returns_an_argument() -> None:
    case = Case(
        "  %p = call ptr @same(ptr %a)\n  %q = call ptr @moved(ptr %b, i64 %i)\n  ret ptr %p",
        before="""declare ptr @same(ptr returned)
define internal ptr @moved(ptr %x, i64 %i) {
  %y = getelementptr i8, ptr %x, i64 %i
  ret ptr %y
}""",
    )
    assert case.place("p") == {"a": Congruence(0)}
    assert case.place("q") == {"b": ANY}
