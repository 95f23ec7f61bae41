"""Modules, functions and global variables.

A module keeps the text LLVM printed of each part until somebody asks for the part as objects: function bodies are read
on first access of `Function.blocks`, global initialisers on first access of `GlobalVariable.initializer`, metadata nodes
one by one. What was never read is written back from its text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from enzyme_hub.base.taken import Taken
from enzyme_hub.base.tuning import Tuning
from enzyme_hub.ir import types
from enzyme_hub.ir.instructions import Instruction
from enzyme_hub.ir.types import FunctionType, StructType, Type
from enzyme_hub.ir.values import Argument, Block, Constant, ConstantExpr, GlobalValue, Value, find_attribute

if TYPE_CHECKING:
    from enzyme_hub.differentiate.stops.planting import Stop
    from enzyme_hub.ir.layout import DataLayout
    from enzyme_hub.ir.metadata import MetadataTable
    from enzyme_hub.targets.target import Target

Found = TypeVar("Found")

# A word with what belongs to it: `"key"="value"`, `memory(argmem: read)`.
_WORD = re.compile(r'"[^"]*"(?:="[^"]*")?|[^\s()"]+(?:\((?:[^()"]|"[^"]*"|\([^()]*\))*\))?')


DERIVATIVE = '"enzyme_hub_derivative"'
"""The attribute of functions that are reverse derivatives, or parts of one (`ir/roles`)."""
_MACHINE = ('"target-cpu"', '"target-features"', '"tune-cpu"')
_PERSONALITY = re.compile(r'\bpersonality ptr @(?:[-\w.$]+|"[^"]*")')
_LINKAGES = frozenset(
    "private internal available_externally linkonce linkonce_odr weak weak_odr extern_weak common appending".split()
)


class GlobalVariable(GlobalValue):
    """A global variable. `prefix` is what LLVM prints between `=` and `global`/`constant`, `suffix` what follows the
    initialiser (section, comdat, align, attachments), each as text; `is_constant_data` tells `constant` from `global`."""

    __slots__ = (
        "value_type",
        "is_constant_data",
        "prefix",
        "suffix",
        "is_declaration",
        "_initializer",
        "_read_initializer",
        "initializer_text",
    )

    def __init__(
        self,
        name: str,
        value_type: Type,
        *,
        is_constant_data: bool = False,
        prefix: str = "",
        suffix: str = "",
        initializer: Constant | None = None,
        is_declaration: bool = False,
        address_space: int = 0,
        read_initializer: Callable[[], Constant] | None = None,
        initializer_text: str = "",
    ) -> None:
        super().__init__(types.pointer(address_space), name)
        self.value_type = value_type
        self.is_constant_data = is_constant_data
        self.prefix = prefix
        self.suffix = suffix
        self.is_declaration = is_declaration
        self._initializer = initializer
        self._read_initializer = read_initializer
        self.initializer_text = initializer_text  # as printed; counts until the initialiser is read

    @property
    def initializer(self) -> Constant | None:
        """The initialiser, or None for a declaration."""
        if self._read_initializer is not None:
            self._initializer, self._read_initializer = self._read_initializer(), None
        return self._initializer

    @initializer.setter
    def initializer(self, value: Constant | None) -> None:
        self._initializer, self._read_initializer = value, None

    @property
    def is_read(self) -> bool:
        """True once the initialiser is held as an object (then `initializer_text` no longer counts)."""
        return self._read_initializer is None

    @property
    def is_thread_local(self) -> bool:
        return "thread_local" in self.prefix

    @property
    def has_local_linkage(self) -> bool:
        return self.prefix.startswith(("internal", "private"))


class Alias(GlobalValue):
    """An alias or ifunc, kept as text; `target` is the global that an alias names, if it names one directly. An ifunc names
    the function that chooses one when the program starts."""

    __slots__ = ("text", "target", "value_type")

    def __init__(self, name: str, text: str, value_type: Type, target: GlobalValue | None) -> None:
        super().__init__(types.ptr, name)
        self.text = text
        self.value_type = value_type
        self.target = target


class Function(GlobalValue):
    """A function. `header_prefix` holds linkage, visibility, calling convention and the like as printed before the
    result attributes; `header_suffix` what follows the parameter list (unnamed_addr, attribute groups, section, comdat,
    gc, personality, attachments such as `!dbg !5`)."""

    __slots__ = (
        "module",
        "value_type",
        "arguments",
        "calling_convention",
        "header_prefix",
        "result_attributes",
        "header_suffix",
        "is_declaration",
        "_blocks",
        "_read_body",
        "body_text",
    )
    is_function = True

    def __init__(
        self,
        module: Module,
        name: str,
        value_type: FunctionType,
        *,
        parameter_names: list[str | None] | None = None,
        parameter_attributes: list[tuple[str, ...]] | None = None,
        calling_convention: str = "",
        header_prefix: str = "",
        result_attributes: tuple[str, ...] = (),
        header_suffix: str = "",
        is_declaration: bool = False,
        read_body: Callable[[Function], None] | None = None,
        body_text: str | None = None,
    ) -> None:
        super().__init__(types.ptr, name)
        self.module = module
        self.value_type = value_type
        count = len(value_type.parameters)
        names = parameter_names or [None] * count
        attributes = parameter_attributes or [()] * count
        self.arguments = [
            Argument(type_, names[i], self, i, attributes[i]) for i, type_ in enumerate(value_type.parameters)
        ]
        self.calling_convention = calling_convention
        self.header_prefix = header_prefix
        self.result_attributes = result_attributes
        self.header_suffix = header_suffix
        self.is_declaration = is_declaration
        self._blocks: list[Block] = []
        self._read_body = read_body
        self.body_text = body_text

    @property
    def blocks(self) -> list[Block]:
        """The basic blocks, the entry first; reads the body on first access. Empty for a declaration."""
        if self._read_body is not None:
            read, self._read_body = self._read_body, None
            read(self)
        return self._blocks

    @property
    def is_read(self) -> bool:
        """True once the body is held as objects (then `body_text` no longer counts)."""
        return self._read_body is None

    @property
    def entry(self) -> Block:
        return self.blocks[0]

    @property
    def linkage(self) -> str:
        """`internal`, `weak_odr` and so on; `external` where the header says nothing."""
        return next((word for word in self.header_prefix.split() if word in _LINKAGES), "external")

    @property
    def personality(self) -> str:
        """`personality ptr @rust_eh_personality`, or nothing."""
        found = _PERSONALITY.search(self.header_suffix)
        return found[0] if found else ""

    @property
    def inherited(self) -> str:
        """What a function that is made of the blocks of this one needs as well: the personality that its landing pads know,
        the processor that it is written for (vectors are passed as that has them), and that it is of a derivative."""
        machine = (word for word in self.attributes if word.startswith(_MACHINE) or word == DERIVATIVE)
        return " ".join([*machine, *filter(None, [self.personality])])

    @property
    def return_type(self) -> Type:
        return self.value_type.result

    @property
    def is_intrinsic(self) -> bool:
        return self.name is not None and self.name.startswith("llvm.")

    @property
    def instructions(self) -> Iterator[Instruction]:
        for block in self.blocks:
            yield from block.instructions

    def set_type(self, result: Type | None = None) -> None:
        """Let its type be that of the arguments that it has now. It returns what it did, or `result`."""
        parameters = tuple(argument.type for argument in self.arguments)
        self.value_type = types.function(result or self.value_type.result, parameters)

    @property
    def returned(self) -> list[Value]:
        """What it may return."""
        return [o for block in self.blocks for o in block.terminator.operands if block.terminator.opcode == "ret"]

    def add_block(self, name: str | None = None) -> Block:
        block = Block(self, name)
        self.blocks.append(block)
        return block

    def attribute(self, word: str) -> str | None:
        """The function attribute that starts with `word` (`memory(...)`, `nounwind`, `"enzyme_inactive"`), or None."""
        return find_attribute(self.attributes, word)

    def add_attributes(self, *words: str) -> None:
        """Behind `unnamed_addr` and its kin, before section, comdat and what else follows."""
        first, rest = [], self.header_suffix.split(" ")
        while rest and (rest[0] in ("unnamed_addr", "local_unnamed_addr", "") or rest[0].startswith("addrspace(")):
            first.append(rest.pop(0))
        self.header_suffix = " ".join([*first, *words, *rest]).strip()

    @property
    def attributes(self) -> tuple[str, ...]:
        """The function's attributes, groups expanded."""
        return self.module.expand_attributes(self.header_suffix)


def function_behind(value: Value) -> Function | None:
    """The function that a constant names, through aliases and casts; None if it names none."""
    while True:
        if isinstance(value, Function):
            return value
        if isinstance(value, Alias) and value.target is not None:
            value = value.target
        elif isinstance(value, ConstantExpr) and value.opcode in ("bitcast", "ptrtoint", "inttoptr", "addrspacecast"):
            value = value.operands[0]
        else:
            return None


class Module:
    """A module: its header, named types, globals, functions, attribute groups and metadata.

    Each table is in the order LLVM printed it; new entries go behind. `header` holds the lines up to the types
    (source_filename, target, module asm), `comdats` and `summary` lines that only pass through.
    """

    def __init__(self) -> None:
        self.header: list[str] = []
        self.comdats: list[str] = []
        self.summary: list[str] = []
        self.data_layout_text = ""
        self.triple = ""
        self.structs: dict[str, StructType] = {}
        self.variables: dict[str, GlobalVariable] = {}
        self.aliases: dict[str, Alias] = {}
        self.functions: dict[str, Function] = {}
        self.attribute_groups: dict[str, tuple[str, ...]] = {}
        self.metadata: MetadataTable
        self.native: frozenset[str] = frozenset()  # functions that the program defines as native code, not here
        self.own: frozenset[str] = frozenset()  # what nobody else refers to, although its linkage would allow that
        self.placed: dict[str, int] = {}  # variables that are in an address space although their pointers are generic
        self.tuning = Tuning()
        self.planted: dict[str, Stop] = {}  # by the names of constants
        self.taken = Taken.ENDS  # who takes stops
        self._layout: DataLayout | None = None
        self._target: Target | None = None
        self._expanded: dict[str, tuple[str, ...]] = {}
        self._memos: dict[object, dict[Any, Any]] = {}

    @property
    def layout(self) -> DataLayout:
        from enzyme_hub.ir.layout import DataLayout

        if self._layout is None:
            self._layout = DataLayout(self.data_layout_text)
        return self._layout

    @property
    def target(self) -> Target:
        """What the machine is like that the module is for."""
        if self._target is None:
            from enzyme_hub.targets import of

            self._target = of(self.triple)
        return self._target

    def is_shared(self, variable: GlobalVariable) -> bool:
        """True for a variable of which each block of threads has one."""
        space = self.placed.get(variable.name or "")
        return space is not None and space == self.target.shared

    def memo(self, owner: object) -> dict[Any, Any]:
        """A table in which `owner` keeps what it found out about this module."""
        return self._memos.setdefault(owner, {})

    def found_by(self, analysis: Callable[[Module], Found]) -> Found:
        """What `analysis` finds out about this module, once; kept as long as the module is."""
        known = self.memo(analysis)
        if None not in known:
            known[None] = analysis(self)
        found: Found = known[None]
        return found

    def global_value(self, name: str) -> GlobalValue:
        """The global of that name. Raises KeyError."""
        found = self.functions.get(name) or self.variables.get(name) or self.aliases.get(name)
        if found is None:
            raise KeyError(name)
        return found

    def has_global(self, name: str) -> bool:
        return name in self.functions or name in self.variables or name in self.aliases

    def read_users(self, names: Collection[str]) -> None:
        """Read the bodies that mention one of these globals: only what is read is among the users of a value."""
        for function in self.functions.values():
            if function.body_text is not None and not function.is_read and any(n in function.body_text for n in names):
                _ = function.blocks

    def unique_name(self, stem: str) -> str:
        """`stem`, or `stem.1`, `stem.2`, ... if it is taken."""
        name, count = stem, 0
        while self.has_global(name):
            count += 1
            name = f"{stem}.{count}"
        return name

    def declare(self, name: str, type_: FunctionType, suffix: str = "") -> Function:
        """The function of that name, declared if it is not there yet."""
        found = self.functions.get(name)
        if found is None:
            found = Function(self, name, type_, header_suffix=suffix, is_declaration=True)
            self.functions[name] = found
        return found

    def define(
        self,
        name: str,
        type_: FunctionType,
        *,
        parameter_names: list[str | None] | None = None,
        parameter_attributes: list[tuple[str, ...]] | None = None,
        header_prefix: str = "",
        header_suffix: str = "",
    ) -> Function:
        """A new function with no blocks yet; its name must be free."""
        assert not self.has_global(name), name
        function = Function(
            self,
            name,
            type_,
            parameter_names=parameter_names,
            parameter_attributes=parameter_attributes,
            header_prefix=header_prefix,
            header_suffix=header_suffix,
        )
        self.functions[name] = function
        return function

    def expand_attributes(self, suffix: str) -> tuple[str, ...]:
        """The attribute words in a function's suffix or a call's attribute list, `#N` groups replaced by their words."""
        found = self._expanded.get(suffix)
        if found is None:
            words: list[str] = []
            for word in _WORD.findall(suffix):
                words.extend(self.attribute_groups.get(word, (word,)) if word.startswith("#") else (word,))
            found = self._expanded[suffix] = tuple(words)
        return found
