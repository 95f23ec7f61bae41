"""The functions that a program could register itself, as LLVM text: augment, gradient and derivative of one routine.

They stand between a routine as it is declared (`cblas_ddot` takes numbers, `ddot_` pointers to them) and the rules, which are
written once (`rules.h`). What a caller passes by reference is read at once, and is on the tape: nobody knows what is there
later. `shims` go the other way: a rule calls `blas_dot`, and that calls the library in the program's flavour.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from enzyme_hub.languages.libraries.blas.body import Body
from enzyme_hub.languages.libraries.blas.declared import Declared
from enzyme_hub.languages.libraries.blas.routines import Is, Parameter

ROW_ORDER = 101


@dataclass
class _Values:
    """What the rules get: of each parameter its value, of arrays and scalars the shadow, of arrays whether they change."""

    value: dict[str, str] = field(default_factory=dict)
    shadow: dict[str, str] = field(default_factory=dict)
    changed: dict[str, str] = field(default_factory=dict)


class Adapter:
    """Writes the three functions of one routine; `rules` are the names of those that exist."""

    def __init__(self, it: Declared, rules: frozenset[str]) -> None:
        self.it = it
        self.routine = it.routine
        self.number = it.symbol.number
        self.has = {word: f"{it.routine.name}_{word}" in rules for word in ("save", "keep", "tangent", "tangent_after")}

    def text(self) -> str:
        name = self.it.name
        functions = (self._augment(), self._gradient(), self._derivative())
        told = "".join(functions)
        reverse = f"[ptr @{name}, ptr @{name}.augment, ptr @{name}.gradient]"
        return (
            f"{told}@__enzyme_register_gradient_{name} = internal constant [3 x ptr] {reverse}\n"
            f"@__enzyme_register_derivative_{name} = internal constant [2 x ptr] [ptr @{name}, ptr @{name}.derivative]\n"
        )

    # -- parameters ---------------------------------------------------------------------------------------------------

    def _parameters(self, numbers_too: bool) -> list[str]:
        """Those of the routine, each pointer followed by its shadow; each number by its tangent if `numbers_too`."""
        found = []
        for k, type_ in enumerate((*self.it.types, *self.it.lengths)):
            found.append(f"{type_} %p{k}")
            if type_ == "ptr" or (numbers_too and type_ == self.number):
                found.append(f"{type_} %s{k}")
        return found

    def _own_call(self, b: Body) -> str:
        """Call the routine itself; its result."""
        arguments = ", ".join(f"{type_} %p{k}" for k, type_ in enumerate((*self.it.types, *self.it.lengths)))
        call = f"call {self.it.result} @{self.it.name}({arguments})"
        if self.it.result == "void":
            b.do(call)
            return ""
        return b.let(call)

    def _call_once(self, b: Body, which: str) -> None:
        """Call the routine in the first, or the last, lane: the tangents are computed of what is there after, or before."""
        b.do(f"br i1 {b.let(f'call i1 @enzyme_{which}_lane()')}, label %call, label %called")
        b.lines.append("call:")
        self._own_call(b)
        b.do("br label %called")
        b.lines.append("called:")

    @property
    def _read(self) -> list[tuple[int, Parameter]]:
        """What a caller passes by reference, and the gradient needs: flags, integers, scalars."""
        given = enumerate(self.it.given)
        return [(k, one) for k, one in given if one is not None and self.it.is_behind_pointer(one)]

    def _type_on_tape(self, parameter: Parameter) -> str:
        return {Is.FLAG: "i32", Is.INTEGER: "i64"}.get(parameter.kind) or self.it.scalar(parameter)

    @property
    def _tape(self) -> str:
        """The type of the tape; nothing if there is none."""
        members = [self._type_on_tape(one) for _, one in self._read] + ["ptr"] * self.routine.copies
        members += [self.number] * self.routine.keeps_result
        return f"{{ {', '.join(members)} }}" if members else ""

    # -- values -------------------------------------------------------------------------------------------------------

    def _loaded(self, b: Body, k: int, parameter: Parameter) -> str:
        """What a reference leads to, as the rules take it."""
        if parameter.kind is Is.FLAG:
            return b.let(f"call i32 @letter_of_char(i8 {b.let(f'load i8, ptr %p{k}')})")
        if parameter.kind is Is.INTEGER:
            integer = self.it.symbol.flavour.integer
            return self._long(b, integer, b.let(f"load {integer}, ptr %p{k}"))
        return b.let(f"load {self.it.scalar(parameter)}, ptr %p{k}")

    def _long(self, b: Body, type_: str, value: str) -> str:
        return value if type_ == "i64" else b.let(f"sext {type_} {value} to i64")

    def _values(self, b: Body, read: dict[int, str], tangents: bool) -> _Values:
        """What the rules get; `read` has what was read by reference, by position."""
        found = _Values()
        for k, parameter in enumerate(self.it.given):
            if parameter is None:
                continue
            name = parameter.name
            if k in read:
                is_scalar = parameter.kind is Is.SCALAR
                found.value[name] = b.place(self.it.scalar(parameter), read[k]) if is_scalar else read[k]
                if is_scalar:
                    found.shadow[name] = f"%s{k}"
            elif parameter.kind is Is.FLAG:
                found.value[name] = b.let(f"call i32 @letter_of_enum(i32 %p{k})")
            elif parameter.kind is Is.INTEGER:
                found.value[name] = self._long(b, self.it.types[k], f"%p{k}")
            elif parameter.kind is Is.SCALAR:
                found.value[name] = b.place(self.number, f"%p{k}")
                active = b.let(f"call i1 @enzyme_active_{self.number}({self.number} %p{k})")
                place = b.place(self.number, f"%s{k}" if tangents else "0.0")
                found.shadow[name] = b.let(f"select i1 {active}, ptr {place}, ptr null")
            else:
                found.value[name] = f"%p{k}"
                if parameter.kind is Is.ARRAY:
                    found.shadow[name] = f"%s{k}"
        if self.it.returns_complex:
            found.value[self.routine.result] = "null"
            found.shadow[self.routine.result] = b.place(self.it.result, "zeroinitializer")
            found.changed[self.routine.result] = "false"
        return found

    def _ask(self, b: Body, values: _Values) -> None:
        for k, parameter in enumerate(self.it.given):
            if parameter is not None and parameter.kind in (Is.ARRAY, Is.INTEGERS):
                values.changed[parameter.name] = b.let(f"call i1 @enzyme_overwritten(ptr %p{k})")

    def _turn(self, b: Body, values: _Values) -> None:
        """A call in row order becomes one in column order."""
        told = [one.name for one in self.routine.parameters if one.kind is Is.ORDER]
        if not self.it.has_order:
            values.value.update(dict.fromkeys(told, "0"))
            return
        rows = b.let(f"icmp eq i32 %p0, {ROW_ORDER}")
        values.value.update((name, b.let(f"zext i1 {rows} to i32")) for name in told)
        types = {one.name: {Is.FLAG: "i32", Is.INTEGER: "i64"}.get(one.kind, "ptr") for one in self.routine.parameters}
        for name in self.routine.turned:
            kind = next(one.flag for one in self.routine.parameters if one.name == name)
            plain = values.value[name]
            turned = b.let(f"call i32 @turned_{kind}(i32 {plain})")
            values.value[name] = b.let(f"select i1 {rows}, i32 {turned}, i32 {plain}")
        for left, right in self.routine.exchanged:
            for among, type_ in ((values.value, types[left]), (values.shadow, "ptr"), (values.changed, "i1")):
                if left in among:
                    one, other = among[left], among[right]
                    among[left] = b.let(f"select i1 {rows}, {type_} {other}, {type_} {one}")
                    among[right] = b.let(f"select i1 {rows}, {type_} {one}, {type_} {other}")

    def _arguments(self, values: _Values) -> list[str]:
        """What all rules take first."""
        found = []
        for one in self.routine.parameters:
            if one.kind in (Is.REST, Is.WORK):
                continue
            type_ = {Is.FLAG: "i32", Is.ORDER: "i32", Is.INTEGER: "i64"}.get(one.kind, "ptr")
            found.append(f"{type_} {values.value[one.name]}")
            if one.name in values.shadow:
                found.append(f"ptr {values.shadow[one.name]}")
        return found

    # -- the functions ------------------------------------------------------------------------------------------------

    def _function(self, word: str, result: str, parameters: Sequence[str], b: Body) -> str:
        return f"define internal {result} @{self.it.name}.{word}({', '.join(parameters)}) {{\n{b}\n}}\n"

    def _augment(self) -> str:
        b = Body()
        read = {k: self._loaded(b, k, one) for k, one in self._read}
        values = self._values(b, read, tangents=False)
        self._ask(b, values)
        self._turn(b, values)
        saved = self._saved(b)
        arguments = self._arguments(values)
        if saved:
            arguments += [f"i32 {self._mask(b, values)}", f"ptr {saved}"]
        self._rule(b, "save", arguments)
        result = self._own_call(b)
        self._rule(b, "keep", arguments)
        tape = self._written_tape(b, read, saved, result)
        if not tape:
            b.do(f"ret {self.it.result} {result}".rstrip())
            return self._function("augment", self.it.result, self._parameters(False), b)
        if not result:
            b.do(f"ret {self._tape} {tape}")
            return self._function("augment", self._tape, self._parameters(False), b)
        both = f"{{ {self._tape}, {self.it.result} }}"
        half = b.let(f"insertvalue {both} poison, {self._tape} {tape}, 0")
        b.do(f"ret {both} {b.let(f'insertvalue {both} {half}, {self.it.result} {result}, 1')}")
        return self._function("augment", both, self._parameters(False), b)

    def _saved(self, b: Body) -> str:
        """The places of copies, empty."""
        if not self.routine.copies:
            return ""
        type_ = f"[{self.routine.copies} x ptr]"
        saved = b.let(f"alloca {type_}")
        b.do(f"store {type_} zeroinitializer, ptr {saved}")
        return saved

    def _mask(self, b: Body, values: _Values) -> str:
        mask = "0"
        kinds = (Is.ARRAY, Is.INTEGERS)
        for position, one in enumerate(one for one in self.routine.parameters if one.kind in kinds):
            bit = b.let(f"select i1 {values.changed[one.name]}, i32 {1 << position}, i32 0")
            mask = b.let(f"or i32 {mask}, {bit}")
        return mask

    def _rule(self, b: Body, word: str, arguments: Sequence[str]) -> None:
        if self.has[word]:
            b.do(f"call void @{self.routine.name}_{word}({', '.join(arguments)})")

    def _written_tape(self, b: Body, read: dict[int, str], saved: str, result: str) -> str:
        members = [f"{self._type_on_tape(one)} {read[k]}" for k, one in self._read]
        for position in range(self.routine.copies):
            place = b.let(f"getelementptr ptr, ptr {saved}, i64 {position}")
            members.append(f"ptr {b.let(f'load ptr, ptr {place}')}")
        if self.routine.keeps_result:
            members.append(f"{self.number} {result}")
        tape = "poison" if members else ""
        for position, member in enumerate(members):
            tape = b.let(f"insertvalue {self._tape} {tape}, {member}, {position}")
        return tape

    def _gradient(self) -> str:
        b = Body()
        parameters = self._parameters(False)
        position = 0

        def taken() -> str:
            nonlocal position
            position += 1
            return b.let(f"extractvalue {self._tape} %tape, {position - 1}")

        read = {k: taken() for k, _ in self._read}
        values = self._values(b, read, tangents=False)
        by_value = self._by_value(values)
        self._turn(b, values)
        arguments = self._arguments(values)
        copies = [taken() for _ in range(self.routine.copies)]
        if copies:
            saved = self._saved(b)
            for k, copy in enumerate(copies):
                b.do(f"store ptr {copy}, ptr {b.let(f'getelementptr ptr, ptr {saved}, i64 {k}')}")
            arguments.append(f"ptr {saved}")
        if self.routine.keeps_result:
            arguments.append(f"{self.number} {taken()}")
        if self.it.result != "void":
            parameters.append(f"{self.it.result} %seed")
        if self.it.returns_complex:
            b.do(f"store {self.it.result} %seed, ptr {values.shadow[self.routine.result]}")
        elif self.routine.returns:
            arguments.append(f"{self.number} %seed")
        if self._tape:
            parameters.append(f"{self._tape} %tape")
        b.do(f"call void @{self.routine.name}_gradient({', '.join(arguments)})")
        self._release(b, copies)
        return self._function("gradient", self._returned(b, by_value), parameters, b)

    def _release(self, b: Body, copies: Sequence[str]) -> None:
        """The copies are used for the last time in the last lane."""
        if copies:
            last = b.let("call i1 @enzyme_last_lane()")
            for copy in copies:
                b.do(f"call void @free(ptr {b.let(f'select i1 {last}, ptr {copy}, ptr null')})")

    def _by_value(self, values: _Values) -> list[str]:
        """The places of the derivatives that the gradient returns."""
        scalars = [one for one in self.routine.parameters if one.kind is Is.SCALAR]
        return [values.shadow[one.name] for one in scalars if not self.it.is_behind_pointer(one)]

    def _returned(self, b: Body, places: Sequence[str]) -> str:
        """Return what is in these places, zero for null; the type of that."""
        numbers = []
        for place in places:
            zero = b.place(self.number, "0.0")
            is_null = b.let(f"icmp eq ptr {place}, null")
            there = b.let(f"select i1 {is_null}, ptr {zero}, ptr {place}")
            numbers.append(b.let(f"load {self.number}, ptr {there}"))
        if len(numbers) < 2:
            type_ = self.number if numbers else "void"
            b.do(f"ret {type_} {''.join(numbers)}".rstrip())
            return type_
        type_ = f"{{ {', '.join(self.number for _ in numbers)} }}"
        whole = "poison"
        for k, number in enumerate(numbers):
            whole = b.let(f"insertvalue {type_} {whole}, {self.number} {number}, {k}")
        b.do(f"ret {type_} {whole}")
        return type_

    def _derivative(self) -> str:
        b = Body()
        read = {k: self._loaded(b, k, one) for k, one in self._read}
        values = self._values(b, read, tangents=True)
        self._turn(b, values)
        arguments = self._arguments(values)
        parameters = self._parameters(True)
        if self.it.result == "void":
            self._rule(b, "tangent", arguments)
            self._call_once(b, "first" if self.has["tangent_after"] else "last")
            self._rule(b, "tangent_after", arguments)
            b.do("ret void")
            return self._function("derivative", "void", parameters, b)
        type_ = self.it.result
        if self.it.returns_complex:
            self._rule(b, "tangent", arguments)
            tangent = b.let(f"load {type_}, ptr {values.shadow[self.routine.result]}")
        else:
            tangent = b.let(f"call {type_} @{self.routine.name}_tangent({', '.join(arguments)})")
        result = self._own_call(b)
        both = f"{{ {type_}, {type_} }}"
        half = b.let(f"insertvalue {both} poison, {type_} {result}, 0")
        b.do(f"ret {both} {b.let(f'insertvalue {both} {half}, {type_} {tangent}, 1')}")
        return self._function("derivative", both, parameters, b)
