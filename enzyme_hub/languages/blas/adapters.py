"""The functions that a program could register itself, as LLVM text: augment, gradient and derivative of one routine.

They stand between a routine as it is declared (`cblas_ddot` takes numbers, `ddot_` pointers to them) and the rules, which are
written once (`rules.h`). What a caller passes by reference is read at once, and is on the tape: nobody knows what is there
later. `shim` goes the other way: a rule calls `blas_dot`, and that calls the library in the program's flavour.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from enzyme_hub.languages.blas.names import Symbol
from enzyme_hub.languages.blas.routines import Is, Parameter, Routine
from enzyme_hub.records import record

ROW_ORDER, COLUMN_ORDER = 101, 102


@record
class Declared:
    """A routine as a program declares it; `lengths` are the types of the lengths of flags behind its parameters."""

    name: str
    symbol: Symbol
    routine: Routine
    result: str
    types: tuple[str, ...]
    lengths: tuple[str, ...] = ()

    @property
    def has_order(self) -> bool:
        return bool(self.routine.rows) and not self.symbol.flavour.by_reference

    @property
    def integer(self) -> str:
        """The type of integers."""
        if self.symbol.flavour.by_reference:
            return self.symbol.flavour.integer
        pairs = zip(self.given, self.types, strict=True)
        return next((type_ for one, type_ in pairs if one is not None and one.kind is Is.INTEGER), "i32")

    @property
    def given(self) -> tuple[Parameter | None, ...]:
        """What each parameter is; None for the order of matrices."""
        return (None,) * self.has_order + self.routine.parameters


def declared(name: str, symbol: Symbol, result: str, types: Sequence[str]) -> Declared | None:
    """The routine as declared; None if it is not declared as it is called."""
    routine = symbol.routine
    assert routine is not None
    first = Declared(name, symbol, routine, result, tuple(types))
    wanted = len(first.given)
    found = Declared(name, symbol, routine, result, tuple(types[:wanted]), tuple(types[wanted:]))
    flags = sum(parameter.kind is Is.FLAG for parameter in routine.parameters)
    fits_result = result == (symbol.number if routine.returns else "void")
    fits = [type_ in _types_of(found, one) for one, type_ in zip(found.given, types, strict=False)]
    fits_lengths = not found.lengths or (
        symbol.flavour.by_reference and len(found.lengths) == flags and set(found.lengths) <= {"i32", "i64"}
    )
    return found if fits_result and len(fits) == wanted and all(fits) and fits_lengths else None


def expected(symbol: Symbol) -> tuple[str, tuple[str, ...]]:
    """The result and the parameters that a routine has, without the lengths of flags."""
    routine = symbol.routine
    assert routine is not None
    it = Declared("", symbol, routine, "", ())
    return symbol.number if routine.returns else "void", tuple(_types_of(it, one)[0] for one in it.given)


def _types_of(it: Declared, parameter: Parameter | None) -> tuple[str, ...]:
    if it.symbol.flavour.by_reference:
        return ("ptr",)
    if parameter is None or parameter.kind is Is.FLAG:
        return ("i32",)
    if parameter.kind is Is.INTEGER:
        return ("i32", "i64")
    return (it.symbol.number,) if parameter.kind is Is.SCALAR else ("ptr",)


@dataclass
class _Values:
    """What the rules get: of each parameter its value, of arrays and scalars the shadow, of arrays whether they change."""

    value: dict[str, str] = field(default_factory=dict)
    shadow: dict[str, str] = field(default_factory=dict)
    changed: dict[str, str] = field(default_factory=dict)


class _Body:
    """The lines of a function."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._next = 0

    def name(self) -> str:
        self._next += 1
        return f"%t{self._next}"

    def let(self, text: str) -> str:
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def __str__(self) -> str:
        return "\n".join(self.lines)


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

    def _own_call(self, b: _Body) -> str:
        """Call the routine itself; its result."""
        arguments = ", ".join(f"{type_} %p{k}" for k, type_ in enumerate((*self.it.types, *self.it.lengths)))
        call = f"call {self.it.result} @{self.it.name}({arguments})"
        if self.it.result == "void":
            b.do(call)
            return ""
        return b.let(call)

    def _call_once(self, b: _Body, which: str) -> None:
        """Call the routine in the first, or the last, lane: the tangents are computed of what is there after, or before."""
        b.do(f"br i1 {b.let(f'call i1 @enzyme_{which}_lane()')}, label %call, label %called")
        b.lines.append("call:")
        self._own_call(b)
        b.do("br label %called")
        b.lines.append("called:")

    @property
    def _read(self) -> list[tuple[int, Parameter]]:
        """What a caller passes by reference, and the gradient needs: flags, integers, scalars."""
        if not self.it.symbol.flavour.by_reference:
            return []
        kinds = (Is.FLAG, Is.INTEGER, Is.SCALAR)
        return [(k, one) for k, one in enumerate(self.it.given) if one is not None and one.kind in kinds]

    def _type_on_tape(self, parameter: Parameter) -> str:
        return {Is.FLAG: "i32", Is.INTEGER: "i64"}.get(parameter.kind, self.number)

    @property
    def _tape(self) -> str:
        """The type of the tape; nothing if there is none."""
        members = [self._type_on_tape(one) for _, one in self._read] + ["ptr"] * self.routine.copies
        members += [self.number] * self.routine.keeps_result
        return f"{{ {', '.join(members)} }}" if members else ""

    # -- values -------------------------------------------------------------------------------------------------------

    def _loaded(self, b: _Body, k: int, parameter: Parameter) -> str:
        """What a reference leads to, as the rules take it."""
        if parameter.kind is Is.FLAG:
            return b.let(f"call i32 @letter_of_char(i8 {b.let(f'load i8, ptr %p{k}')})")
        if parameter.kind is Is.INTEGER:
            integer = self.it.symbol.flavour.integer
            return self._long(b, integer, b.let(f"load {integer}, ptr %p{k}"))
        return b.let(f"load {self.number}, ptr %p{k}")

    def _long(self, b: _Body, type_: str, value: str) -> str:
        return value if type_ == "i64" else b.let(f"sext {type_} {value} to i64")

    def _place(self, b: _Body, value: str) -> str:
        """A place in memory with a number."""
        place = b.let(f"alloca {self.number}")
        b.do(f"store {self.number} {value}, ptr {place}")
        return place

    def _values(self, b: _Body, read: dict[int, str], tangents: bool) -> _Values:
        """What the rules get; `read` has what was read by reference, by position."""
        found = _Values()
        for k, parameter in enumerate(self.it.given):
            if parameter is None:
                continue
            name = parameter.name
            if k in read:
                is_scalar = parameter.kind is Is.SCALAR
                found.value[name] = self._place(b, read[k]) if is_scalar else read[k]
                if is_scalar:
                    found.shadow[name] = f"%s{k}"
            elif parameter.kind is Is.FLAG:
                found.value[name] = b.let(f"call i32 @letter_of_enum(i32 %p{k})")
            elif parameter.kind is Is.INTEGER:
                found.value[name] = self._long(b, self.it.types[k], f"%p{k}")
            elif parameter.kind is Is.SCALAR:
                found.value[name] = self._place(b, f"%p{k}")
                active = b.let(f"call i1 @enzyme_active_{self.number}({self.number} %p{k})")
                place = self._place(b, f"%s{k}" if tangents else "0.0")
                found.shadow[name] = b.let(f"select i1 {active}, ptr {place}, ptr null")
            else:
                found.value[name] = f"%p{k}"
                if parameter.kind is Is.ARRAY:
                    found.shadow[name] = f"%s{k}"
        return found

    def _ask(self, b: _Body, values: _Values) -> None:
        for k, parameter in enumerate(self.it.given):
            if parameter is not None and parameter.kind in (Is.ARRAY, Is.INTEGERS):
                values.changed[parameter.name] = b.let(f"call i1 @enzyme_overwritten(ptr %p{k})")

    def _turn(self, b: _Body, values: _Values) -> None:
        """A call in row order becomes one in column order."""
        if not self.it.has_order:
            return
        rows = b.let(f"icmp eq i32 %p0, {ROW_ORDER}")
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
            type_ = {Is.FLAG: "i32", Is.INTEGER: "i64"}.get(one.kind, "ptr")
            found.append(f"{type_} {values.value[one.name]}")
            if one.name in values.shadow:
                found.append(f"ptr {values.shadow[one.name]}")
        return found

    # -- the functions ------------------------------------------------------------------------------------------------

    def _function(self, word: str, result: str, parameters: Sequence[str], b: _Body) -> str:
        return f"define internal {result} @{self.it.name}.{word}({', '.join(parameters)}) {{\n{b}\n}}\n"

    def _augment(self) -> str:
        b = _Body()
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

    def _saved(self, b: _Body) -> str:
        """The places of copies, empty."""
        if not self.routine.copies:
            return ""
        type_ = f"[{self.routine.copies} x ptr]"
        saved = b.let(f"alloca {type_}")
        b.do(f"store {type_} zeroinitializer, ptr {saved}")
        return saved

    def _mask(self, b: _Body, values: _Values) -> str:
        mask = "0"
        kinds = (Is.ARRAY, Is.INTEGERS)
        for position, one in enumerate(one for one in self.routine.parameters if one.kind in kinds):
            bit = b.let(f"select i1 {values.changed[one.name]}, i32 {1 << position}, i32 0")
            mask = b.let(f"or i32 {mask}, {bit}")
        return mask

    def _rule(self, b: _Body, word: str, arguments: Sequence[str]) -> None:
        if self.has[word]:
            b.do(f"call void @{self.routine.name}_{word}({', '.join(arguments)})")

    def _written_tape(self, b: _Body, read: dict[int, str], saved: str, result: str) -> str:
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
        b = _Body()
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
        if self.routine.returns:
            parameters.append(f"{self.number} %seed")
            arguments.append(f"{self.number} %seed")
        if self._tape:
            parameters.append(f"{self._tape} %tape")
        b.do(f"call void @{self.routine.name}_gradient({', '.join(arguments)})")
        self._release(b, copies)
        return self._function("gradient", self._returned(b, by_value), parameters, b)

    def _release(self, b: _Body, copies: Sequence[str]) -> None:
        """The copies are used for the last time in the last lane."""
        if copies:
            last = b.let("call i1 @enzyme_last_lane()")
            for copy in copies:
                b.do(f"call void @free(ptr {b.let(f'select i1 {last}, ptr {copy}, ptr null')})")

    def _by_value(self, values: _Values) -> list[str]:
        """The places of the derivatives that the gradient returns."""
        if self.it.symbol.flavour.by_reference:
            return []
        return [values.shadow[one.name] for one in self.routine.parameters if one.kind is Is.SCALAR]

    def _returned(self, b: _Body, places: Sequence[str]) -> str:
        """Return what is in these places, zero for null; the type of that."""
        numbers = []
        for place in places:
            zero = self._place(b, "0.0")
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
        b = _Body()
        read = {k: self._loaded(b, k, one) for k, one in self._read}
        values = self._values(b, read, tangents=True)
        self._turn(b, values)
        arguments = self._arguments(values)
        parameters = self._parameters(True)
        if not self.routine.returns:
            self._rule(b, "tangent", arguments)
            self._call_once(b, "first" if self.has["tangent_after"] else "last")
            self._rule(b, "tangent_after", arguments)
            b.do("ret void")
            return self._function("derivative", "void", parameters, b)
        tangent = b.let(f"call {self.number} @{self.routine.name}_tangent({', '.join(arguments)})")
        result = self._own_call(b)
        both = f"{{ {self.number}, {self.number} }}"
        half = b.let(f"insertvalue {both} poison, {self.number} {result}, 0")
        b.do(f"ret {both} {b.let(f'insertvalue {both} {half}, {self.number} {tangent}, 1')}")
        return self._function("derivative", both, parameters, b)


def shim(routine: Routine, of: Declared, known: Declared | None) -> tuple[str, str]:
    """The function `blas_r` by which rules call a routine of the library that `of` belongs to; and that one's declaration.

    `known` is how the program itself declares that routine; its calls and ours have the same form.
    """
    b, symbol = _Body(), of.symbol
    parameters: list[str] = []
    arguments = [f"i32 {COLUMN_ORDER}"] * (bool(routine.rows) and not symbol.flavour.by_reference)
    for one in routine.parameters:
        type_ = {Is.FLAG: "i32", Is.INTEGER: "i64", Is.SCALAR: symbol.number}.get(one.kind, "ptr")
        if one.kind is not Is.REST:
            parameters.append(f"{type_} %{one.name}")
        arguments.append(_passed(b, one, type_, of))
    if symbol.flavour.by_reference:
        flags = sum(one.kind is Is.FLAG for one in routine.parameters)
        lengths = known.lengths if known is not None else of.lengths or ("i64",) * flags
        arguments += [f"{type_} 1" for type_ in (lengths * flags)[:flags]]
    result = symbol.number if routine.returns else "void"
    name = symbol.sibling(routine.name)
    call = f"call {result} @{name}({', '.join(arguments)})"
    if routine.returns:
        b.do(f"ret {result} {b.let(call)}")
    else:
        b.do(call)
        b.do("ret void")
    text = f"define internal {result} @blas_{routine.name}({', '.join(parameters)}) {{\n{b}\n}}\n"
    return text, f"declare {result} @{name}({', '.join(one.split()[0] for one in arguments)})"


def _passed(b: _Body, one: Parameter, type_: str, of: Declared) -> str:
    """One argument, as the library takes it."""
    symbol = of.symbol
    value = f"%{one.name}"
    if one.kind is Is.REST:
        return f"ptr {b.let(f'alloca {of.integer}')}"
    if type_ == "ptr":
        return f"ptr {value}"
    by_reference = symbol.flavour.by_reference
    if one.kind is Is.FLAG:
        if not by_reference:
            return f"i32 {b.let(f'call i32 @enum_of_{one.flag}(i32 {value})')}"
        type_, value = "i8", b.let(f"trunc i32 {value} to i8")
    elif one.kind is Is.INTEGER:
        type_ = of.integer
        if type_ != "i64":
            value = b.let(f"trunc i64 {value} to {type_}")
    if not by_reference:
        return f"{type_} {value}"
    place = b.let(f"alloca {type_}")
    b.do(f"store {type_} {value}, ptr {place}")
    return f"ptr {place}"
