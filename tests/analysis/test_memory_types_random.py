"""Memory types of random functions, against the layouts that the functions were made from.

Each function gets pointers to objects of known layouts and moves their bytes about: typed and untyped accesses, copies of
ranges, arrays of structs at variable indices, integers that carry two floats. An answer must be what the layout says, or
none; and where bytes are linked by copies to a typed access of the same bytes there must be an answer.
"""

from __future__ import annotations

import random

import pytest

from enzyme_hub import llvm
from enzyme_hub.analysis.types.analysis import TypeAnalysis
from enzyme_hub.ir.instructions import GetElementPtr
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import Argument, ConstantInt

WORDS = {"double": [("double", 0)], "integer": [("integer", 0)], "pointer": [("pointer", 0)]}
WORDS["floats"] = [("float", 0), ("float", 4)]


class Maker:
    """Writes a function over objects of one or two layouts; `known` links each word to those it was copied to."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.layouts = [[self.random.choice(list(WORDS)) for _ in range(self.random.randrange(1, 6))] for _ in range(2)]
        self.objects = [self.random.randrange(2) for _ in range(5)]
        self.lines: list[str] = []
        self.parent: dict[tuple[int, int], tuple[int, int]] = {}
        self.typed: set[tuple[int, int]] = set()
        self.count = 0

    def name(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def add(self, text: str) -> str:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def find(self, word: tuple[int, int]) -> tuple[int, int]:
        while self.parent.get(word, word) != word:
            word = self.parent[word]
        return word

    def link(self, a: tuple[int, int], b: tuple[int, int]) -> None:
        self.parent[self.find(a)] = self.find(b)

    def layout(self, obj: int) -> list[str]:
        return self.layouts[self.objects[obj]]

    def place(self, obj: int, word: int) -> str:
        """A pointer to a word of an object, in one of the ways compilers write it."""
        if self.random.random() < 0.3:
            half = self.random.randrange(word + 1)
            inner = self.add(f"getelementptr i8, ptr %p{obj}, i64 {8 * half}")
            return self.add(f"getelementptr i64, ptr {inner}, i64 {word - half}")
        return self.add(f"getelementptr i8, ptr %p{obj}, i64 {8 * word}")

    def access(self) -> None:
        """A use of a word as what it is."""
        obj = self.random.randrange(5)
        word = self.random.randrange(len(self.layout(obj)))
        kind, place = self.layout(obj)[word], self.place(obj, word)
        self.typed.add((obj, word))
        if kind == "integer":
            value = self.add(f"load i64, ptr {place}")
            self.add(f"add i64 {value}, 3")
        elif kind == "floats":
            self.add(f"load float, ptr {place}")
            self.lines.append(f"  store float 1.0, ptr {self.add(f'getelementptr i8, ptr {place}, i64 4')}")
        elif self.random.random() < 0.5:
            self.add(f"load {'double' if kind == 'double' else 'ptr'}, ptr {place}")
        else:
            self.lines.append(f"  store {'double 0.5' if kind == 'double' else 'ptr null'}, ptr {place}")

    def copy_word(self) -> None:
        """An untyped copy of a word to one of the same kind."""
        a, b = self.random.randrange(5), self.random.randrange(5)
        word = self.random.randrange(len(self.layout(a)))
        kind = self.layout(a)[word]
        places = [index for index, other in enumerate(self.layout(b)) if other == kind]
        if not places:
            return
        target = self.random.choice(places)
        value = self.add(f"load i64, ptr {self.place(a, word)}")
        if kind == "floats" and self.random.random() < 0.5:  # in two halves, and together again
            low = self.add(f"zext i32 {self.add(f'trunc i64 {value} to i32')} to i64")
            high = self.add(f"and i64 {value}, -4294967296")
            value = self.add(f"or i64 {low}, {high}")
        self.lines.append(f"  store i64 {value}, ptr {self.place(b, target)}")
        self.link((a, word), (b, target))

    def copy_range(self) -> None:
        """A memcpy between objects of one layout, at the same place."""
        a = self.random.randrange(5)
        b = self.random.choice([other for other in range(5) if self.objects[other] == self.objects[a]])
        start = self.random.randrange(len(self.layout(a)))
        stop = self.random.randrange(start + 1, len(self.layout(a)) + 1)
        size = 8 * (stop - start)
        if size == 16 and self.random.random() < 0.5:
            value = self.add(f"load i128, ptr {self.place(a, start)}")
            self.lines.append(f"  store i128 {value}, ptr {self.place(b, start)}")
        else:
            to, source = self.place(b, start), self.place(a, start)
            self.lines.append(f"  call void @llvm.memcpy.p0.p0.i64(ptr {to}, ptr {source}, i64 {size}, i1 false)")
        for word in range(start, stop):
            self.link((a, word), (b, word))

    def text(self) -> str:
        for _ in range(self.random.randrange(3, 25)):
            self.random.choice([self.access, self.copy_word, self.copy_word, self.copy_range, self.in_array])()
        arguments = ", ".join(f"ptr %p{obj}" for obj in range(5))
        body = "\n".join(self.lines)
        head = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
        return f"{head}define void @f({arguments}, i64 %i) {{\n{body}\n  ret void\n}}\n"

    def in_array(self) -> None:
        """A use of a word of some element of an array of the object's layout."""
        obj = self.random.randrange(5)
        word = self.random.randrange(len(self.layout(obj)))
        if self.layout(obj)[word] != "double":
            return
        element = self.add(f"getelementptr [{8 * len(self.layout(obj))} x i8], ptr %p{obj}, i64 %i")
        self.add(f"load double, ptr {self.add(f'getelementptr i8, ptr {element}, i64 {8 * word}')}")
        self.typed.add((obj, word))


def truth(kind: str) -> list[tuple[int, str]]:
    return [(offset, name) for name, offset in WORDS[kind]]


@pytest.mark.parametrize("seed", range(150))
def test_answers_are_what_the_layout_says(seed: int) -> None:
    maker = Maker(seed)
    module = read_module(llvm.text(llvm.parse_text(maker.text())))
    function = module.functions["f"]
    types = TypeAnalysis(module).function(function)
    places = {
        (function.arguments.index(i.pointer), i.operand(1).value): i
        for i in function.instructions
        if isinstance(i, GetElementPtr) and isinstance(i.pointer, Argument) and isinstance(i.operand(1), ConstantInt)
    }
    typed = {maker.find(word) for word in maker.typed}
    for obj in range(5):
        for word, kind in enumerate(maker.layout(obj)):
            place = places.get((obj, 8 * word))
            if place is None:
                continue
            found = types.memory(place, 8)
            if found is None:
                assert maker.find((obj, word)) not in typed, types.explain(place)
            else:
                assert [(part.offset, str(part.kind)) for part in found.parts] == truth(kind), types.explain(place)
