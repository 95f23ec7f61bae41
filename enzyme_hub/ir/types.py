"""LLVM's types. Structurally equal types are one object, so `is` compares them; named structs are equal by name.

The spelling of a type is `str(type)`; sizes and offsets depend on the module's data layout (`layout.DataLayout`).
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

T = TypeVar("T", bound="Type")


class Type:
    """A type of LLVM IR. Make one with the functions below, which intern."""

    __slots__ = ("_text",)
    _interned: ClassVar[dict[tuple[Any, ...], Type]] = {}
    _text: str

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<{self._text}>"

    # Asked of every value many times, so these are looked up and not computed.
    is_float: ClassVar[bool] = False  # scalar floating point
    is_int: ClassVar[bool] = False
    is_pointer: ClassVar[bool] = False
    is_vector: ClassVar[bool] = False
    is_aggregate: ClassVar[bool] = False

    @property
    def is_void(self) -> bool:
        return self is void

    @property
    def holds_pointer(self) -> bool:
        """True for a pointer, and for a vector, array or struct with a pointer somewhere inside."""
        return self.is_pointer

    @property
    def scalar(self) -> Type:
        """The element type of a vector, else the type itself."""
        return self


def _intern(cls: type[T], text: str, parts: tuple[Type, ...] = (), **fields: Any) -> T:
    # Named structs of two modules may share a spelling, so a compound type is known by its parts, not by its text alone.
    key = (cls, text, *map(id, parts))
    found = Type._interned.get(key)
    if found is None:
        found = object.__new__(cls)
        found._text = text
        for name, value in fields.items():
            setattr(found, name, value)
        Type._interned[key] = found
    assert isinstance(found, cls)
    return found


class SimpleType(Type):
    """void, label, metadata, token, x86_amx: types with no parts."""

    __slots__ = ()


class IntType(Type):
    __slots__ = ("width",)
    is_int = True
    width: int


class FloatType(Type):
    """half, bfloat, float, double, x86_fp80, fp128 or ppc_fp128; `kind` is that word."""

    __slots__ = ("kind",)
    is_float = True
    kind: str


class PointerType(Type):
    __slots__ = ("address_space",)
    is_pointer = True
    address_space: int


class ArrayType(Type):
    __slots__ = ("count", "element")
    is_aggregate = True
    count: int
    element: Type

    @property
    def holds_pointer(self) -> bool:
        return self.element.holds_pointer


class VectorType(Type):
    __slots__ = ("count", "element", "scalable")
    is_vector = True
    count: int
    element: Type
    scalable: bool

    @property
    def holds_pointer(self) -> bool:
        return self.element.holds_pointer

    @property
    def scalar(self) -> Type:
        return self.element


class StructType(Type):
    """A literal struct, or a named one: then `name` is set and `elements` is None while it is opaque."""

    __slots__ = ("elements", "packed", "name")
    is_aggregate = True
    elements: tuple[Type, ...] | None
    packed: bool
    name: str | None

    @property
    def holds_pointer(self) -> bool:
        return self.elements is not None and any(member.holds_pointer for member in self.elements)

    @property
    def fields(self) -> tuple[Type, ...]:
        """The elements of a struct that is not opaque."""
        assert self.elements is not None, f"{self} is opaque"
        return self.elements

    def body(self) -> str:
        """The spelling of the body, as a literal struct."""
        return _struct_body(self.elements, self.packed)


class FunctionType(Type):
    __slots__ = ("result", "parameters", "is_vararg")
    result: Type
    parameters: tuple[Type, ...]
    is_vararg: bool


class TargetType(Type):
    """target("name", types..., integers...), kept as it is spelled."""

    __slots__ = ()


def _struct_body(elements: tuple[Type, ...] | None, packed: bool) -> str:
    if elements is None:
        return "opaque"
    inner = "{ " + ", ".join(map(str, elements)) + " }" if elements else "{}"
    return f"<{inner}>" if packed else inner


def simple(word: str) -> SimpleType:
    return _intern(SimpleType, word)


def int_(width: int) -> IntType:
    return _intern(IntType, f"i{width}", width=width)


def float_(kind: str) -> FloatType:
    return _intern(FloatType, kind, kind=kind)


def pointer(address_space: int = 0) -> PointerType:
    text = f"ptr addrspace({address_space})" if address_space else "ptr"
    return _intern(PointerType, text, address_space=address_space)


def array(count: int, element: Type) -> ArrayType:
    return _intern(ArrayType, f"[{count} x {element}]", (element,), count=count, element=element)


def vector(count: int, element: Type, scalable: bool = False) -> VectorType:
    prefix = "vscale x " if scalable else ""
    return _intern(
        VectorType, f"<{prefix}{count} x {element}>", (element,), count=count, element=element, scalable=scalable
    )


def struct(elements: tuple[Type, ...], packed: bool = False) -> StructType:
    return _intern(StructType, _struct_body(elements, packed), elements, elements=elements, packed=packed, name=None)


def named_struct(spelling: str, elements: tuple[Type, ...] | None = None, packed: bool = False) -> StructType:
    """A named struct; it belongs to one module and is not interned. `spelling` includes the percent sign."""
    found = object.__new__(StructType)
    found._text, found.elements, found.packed, found.name = spelling, elements, packed, spelling
    return found


def function(result: Type, parameters: tuple[Type, ...], is_vararg: bool = False) -> FunctionType:
    words = [str(p) for p in parameters] + (["..."] if is_vararg else [])
    text = f"{result} ({', '.join(words)})"
    return _intern(FunctionType, text, (result, *parameters), result=result, parameters=parameters, is_vararg=is_vararg)


def target(spelling: str) -> TargetType:
    return _intern(TargetType, spelling)


void = simple("void")
label = simple("label")
metadata = simple("metadata")
token = simple("token")
ptr = pointer()
i1 = int_(1)
i8 = int_(8)
i16 = int_(16)
i32 = int_(32)
i64 = int_(64)
half = float_("half")
bfloat = float_("bfloat")
f32 = float_("float")
f64 = float_("double")
x86_fp80 = float_("x86_fp80")
fp128 = float_("fp128")
ppc_fp128 = float_("ppc_fp128")
