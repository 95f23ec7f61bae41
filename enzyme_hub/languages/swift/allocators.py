"""What Swift's runtime library does with the heap. Objects are counted: a release is one owner less."""

from __future__ import annotations

from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.languages.heap import POINTER, Allocation, Deallocation, Known

HEADER = 16  # the bytes that an object begins with, its class and its count: the runtime library's own

NAMES: dict[str, Known] = {
    "swift_slowAlloc": Allocation((0,), "swift_slowDealloc", (POINTER, 0, 1)),
    "swift_slowDealloc": Deallocation(0, size=1),
    "swift_allocObject": Allocation((1,), "swift_release", header=HEADER),
    "swift_deallocClassInstance": Deallocation(0, size=1, is_counted=True),
    "swift_deallocPartialClassInstance": Deallocation(0, size=2, is_counted=True),
    "swift_deallocUninitializedObject": Deallocation(0, size=1, is_counted=True),
    "swift_deallocObject": Deallocation(0, size=1, is_counted=True),
    **dict.fromkeys(("swift_release", "swift_nonatomic_release"), Deallocation(0, is_counted=True)),
    # Text, dictionaries and sets: a reference in which the first bits may say what it refers to, or that it is none.
    **dict.fromkeys(("swift_bridgeObjectRelease", "swift_bridgeObjectRelease_n"), Deallocation(0, is_counted=True)),
    "swift_release_n": Deallocation(0, is_counted=True),
    "__ehub_swift_destroy": Deallocation(0, is_counted=True),  # `arrays/runtime.c`
}

_RETAINS = """
swift_retain swift_retain_n swift_nonatomic_retain swift_bridgeObjectRetain swift_bridgeObjectRetain_n swift_setDeallocating
"""

# Done to an object and to its shadow alike: the function, and the argument that is the object, and the result.
ALIKE: dict[str, int] = {
    **dict.fromkeys(_RETAINS.split(), 0),
    "__ehub_swift_own": 0,
    **dict.fromkeys(("swift_initStackObject", "swift_initStaticObject"), 1),
    # The object, or null where it is of another class; its shadow is of the same.
    **dict.fromkeys(("swift_dynamicCastClass", "swift_dynamicCastClassUnconditional"), 0),
}

# Objects of the runtime library that nothing is ever put into. What has no elements is its own shadow.
_EMPTY = frozenset(("_swiftEmptyArrayStorage", "_swiftEmptyDictionarySingleton", "_swiftEmptySetSingleton"))


def is_always_empty(variable: GlobalVariable) -> bool:
    """True for an object in which nothing is ever put."""
    return variable.name in _EMPTY and variable.is_declaration
