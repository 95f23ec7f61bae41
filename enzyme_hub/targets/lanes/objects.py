"""Which objects pointers of a function lead to, as far as the function itself shows it."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.metadata import MDNode
from enzyme_hub.ir.module import Function, GlobalVariable, Module
from enzyme_hub.ir.values import Argument, ConstantExpr, Value, const_int
from enzyme_hub.languages.meaning import Math, meaning
from enzyme_hub.targets.target import Target

_MOST = 64  # values that are looked at for one pointer


def objects(pointer: Value) -> frozenset[Value] | None:
    """Where a pointer may have been computed from: variables, arguments, and what other instructions found; None if that are many."""
    found: set[Value] = set()
    seen, work = {pointer}, [pointer]
    while work:
        value = work.pop()
        if isinstance(value, inst.GetElementPtr) or (isinstance(value, inst.Cast) and value.operand(0).type.is_pointer):
            sources: tuple[Value, ...] = value.operands[:1]
        elif isinstance(value, inst.Select):
            sources = value.operands[1:]
        elif isinstance(value, inst.Phi):
            sources = value.operands[::2]
        elif isinstance(value, ConstantExpr) and value.opcode in ("getelementptr", "bitcast", "addrspacecast"):
            sources = value.operands[:1]
        else:
            found.add(value)
            continue
        for one in sources:
            if one not in seen:
                seen.add(one)
                work.append(one)
        if len(seen) > _MOST:
            return None
    return frozenset(found)


class Objects:
    """The answers for one function."""

    def __init__(self, function: Function, target: Target) -> None:
        self.module = function.module
        self.is_kernel = target.is_kernel(function)

    def is_global(self, base: Value) -> bool:
        """True for an object in global memory: what a launch is given, or a variable."""
        if isinstance(base, GlobalVariable):
            return not self.module.is_shared(base)
        return self.is_kernel and isinstance(base, Argument) and not base.has_attribute("byval")

    def is_named(self, base: Value) -> bool:
        """True for an object that other threads see as well, and that is known."""
        return isinstance(base, GlobalVariable) or self.is_global(base)

    def apart(self, one: Value, other: Value) -> bool:
        """True if nothing is in both objects."""
        if one is other:
            return False
        known = [self.is_named(base) or isinstance(base, inst.Alloca) for base in (one, other)]
        if all(known):
            arguments = [base for base in (one, other) if isinstance(base, Argument)]
            if not arguments or not (self.is_global(one) and self.is_global(other)):
                return True
            return any(base.has_attribute("noalias") for base in arguments)
        named = self.module.found_by(_shared_by_name)
        return any(base in named for base in (one, other))

    def may_touch(self, i: inst.Instruction, additions: Sequence[inst.AtomicRMW]) -> bool:
        """True if the instruction may read or write where one of the additions does, or lets others do so."""
        if not (i.may_read or i.may_write):
            return False
        if isinstance(i, inst.CallBase):
            function = i.called_function
            if isinstance(meaning(i), Math) and not any(argument.type.holds_pointer for argument in i.arguments):
                return False
            return function is None or not (_is_harmless(function) or self._is_of_lanes(function))
        if isinstance(i, inst.AtomicRMW) and not i.is_used:
            if i.operation == "fadd" and "monotonic" in i.ordering:
                return False  # additions come in any order
        elif not isinstance(i, (inst.Load, inst.Store)) or i.is_volatile_or_atomic:
            return True
        accessed = objects(i.pointer if isinstance(i, (inst.Load, inst.Store)) else i.operand(0))
        return any(
            not self._are_in_scopes_apart(i, one)
            and (accessed is None or not self._are_apart(accessed, one.operand(0)))
            for one in additions
        )

    def _are_in_scopes_apart(self, i: inst.Instruction, addition: inst.AtomicRMW) -> bool:
        """True if an instruction says that it does not touch what is in the addition's scopes; those of one domain are enough."""
        scopes, none_of = addition.attachments.get("alias.scope"), i.attachments.get("noalias")
        if scopes is None or none_of is None:
            return False
        metadata = self.module.metadata
        domains: dict[str, set[str]] = {}
        for scope in metadata[scopes].operands:
            assert isinstance(scope, MDNode)
            domain = next(one.name for one in scope.operands[1:] if isinstance(one, MDNode))
            domains.setdefault(domain, set()).add(scope.name)
        apart = {one.name for one in metadata[none_of].operands if isinstance(one, MDNode)}
        return any(found <= apart for found in domains.values())

    def _are_apart(self, accessed: frozenset[Value], pointer: Value) -> bool:
        found = objects(pointer)
        return found is not None and all(self.apart(one, other) for one in accessed for other in found)

    def _is_of_lanes(self, function: Function) -> bool:
        """What lanes tell each other in registers."""
        name = function.name or ""
        return name.startswith(
            ("llvm.nvvm.shfl.", "llvm.nvvm.vote.", "llvm.nvvm.activemask", "llvm.amdgcn.ds.bpermute")
        )


def _is_harmless(function: Function) -> bool:
    """True for what accesses no memory of the program."""
    name = function.name or ""
    if name.startswith(("llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias.scope.decl")):
        return True
    return function.attribute("memory") == "memory(none)" and function.attribute("convergent") is None


def _shared_by_name(module: Module) -> frozenset[Value]:
    """Variables in shared memory to which no pointer leads but one that a function computes from the name."""
    asked = {v for v in module.variables.values() if module.is_shared(v) and v.has_local_linkage}
    module.read_users([v.name or "" for v in asked])
    escaped: set[Value] = set()
    for function in module.functions.values():
        if not function.is_read or function.is_declaration:
            continue
        for i in function.instructions:
            for index, operand in enumerate(i.operands):
                if operand.type.is_pointer and not _stays(i, index):
                    bases = objects(operand)
                    if bases is None:
                        return frozenset()
                    escaped |= bases & asked
    return frozenset(asked - escaped)


def _stays(i: inst.Instruction, index: int) -> bool:
    """True if the operand's address goes nowhere but into another one of the same function."""
    if isinstance(i, (inst.GetElementPtr, inst.Load, inst.Phi, inst.Select, inst.Compare)):
        return True
    if isinstance(i, inst.Cast):
        return i.type.is_pointer
    if isinstance(i, inst.CallBase):
        return (i.callee.name or "").startswith(_KEEPING)
    return index == 1 if isinstance(i, inst.Store) else isinstance(i, inst.AtomicRMW) and index == 0


_KEEPING = ("llvm.mem", "llvm.lifetime.", "llvm.nvvm.isspacep.", "llvm.amdgcn.is.", "llvm.assume")


def fold_own(function: Function, target: Target) -> bool:
    """Answer where it is asked whether a pointer leads to the thread's own memory, and that is known. True if it was."""
    found = Objects(function, target)
    changed = False
    for block in function.blocks:
        for i in list(block.instructions):
            if not isinstance(i, inst.CallBase) or i.callee.name != target.asks_own or not i.arguments:
                continue
            bases = objects(i.arguments[0])
            if not bases:
                continue
            is_own = all(isinstance(base, inst.Alloca) for base in bases)
            if is_own or all(found.is_named(base) for base in bases):
                i.replace_all_uses_with(const_int(i.type, int(is_own)))
                i.erase()
                changed = True
    return changed
