"""The text of a module, as LLVM would print it (but for comments).

What was never read as objects is copied from its text. Names are kept; values without one, or with the number of an
unnamed value, are numbered afresh in the order LLVM demands; a name that is taken gets a suffix.
"""

from __future__ import annotations

from typing import Any

from enzyme_hub.ir.instruction_writer import FunctionWriter
from enzyme_hub.ir.lexer import quote
from enzyme_hub.ir.module import Alias, Function, GlobalVariable, Module
from enzyme_hub.ir.operand_writer import ConstantWriter


def write_module(module: Module) -> str:
    """The text of `module`, which LLVM can parse."""
    constants = ConstantWriter()
    lines = list(module.header)
    lines += [f"{struct} = type {struct.body()}" for struct in module.structs.values()]
    lines += module.comdats
    lines += [_variable(variable, constants) for variable in module.variables.values()]
    lines += [_alias(alias) for alias in module.aliases.values()]
    lines += [write_function(function, constants) for function in module.functions.values()]
    lines += [f"attributes {name} = {{ {' '.join(words)} }}" for name, words in module.attribute_groups.items()]
    lines += module.metadata.lines()
    lines += module.summary
    lines.append("")
    return "\n".join(lines)


def _variable(variable: GlobalVariable, constants: ConstantWriter) -> str:
    words = [constants.reference(variable), "="]
    if variable.prefix:
        words.append(variable.prefix)
    words.append("constant" if variable.is_constant_data else "global")
    words.append(str(variable.value_type))
    if not variable.is_declaration:
        if variable.is_read:
            assert variable.initializer is not None, f"@{variable.name} has no initialiser"
            words.append(constants.reference(variable.initializer))
        else:
            words.append(variable.initializer_text)
    return " ".join(words) + variable.suffix


def _alias(alias: Alias) -> str:
    assert alias.name is not None
    return f"@{quote(alias.name)} = {alias.text}"


def write_function(function: Function, constants: ConstantWriter | None = None) -> str:
    """A declaration or definition."""
    constants = constants or ConstantWriter()
    if function.is_declaration:
        return "\n" + _header("declare", function, constants, None)
    if not function.is_read:
        assert function.body_text is not None
        names = {argument: "%" + quote(argument.name or "") for argument in function.arguments}
        return f"\n{_header('define', function, constants, names)} {{\n{function.body_text}}}"
    writer = FunctionWriter(function, constants)
    body = writer.body()
    return f"\n{_header('define', function, constants, writer.names)} {{\n{body}}}"


def _header(word: str, function: Function, constants: ConstantWriter, names: dict[Any, str] | None) -> str:
    parameters = []
    for argument in function.arguments:
        words = [str(argument.type), *argument.attributes]
        if names is not None:
            words.append(names[argument])
        parameters.append(" ".join(words))
    if function.value_type.is_vararg:
        parameters.append("...")
    name = constants.reference(function)
    parts = [word, function.header_prefix, function.calling_convention, *function.result_attributes]
    parts.append(f"{function.return_type} {name}({', '.join(parameters)})")
    parts.append(function.header_suffix)
    return " ".join([part for part in parts if part])
