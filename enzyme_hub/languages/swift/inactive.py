"""Functions of Swift's runtime and standard library through which no derivative flows, with what they do to memory.

Questions about types, the checks that accesses do not overlap, text, and what ends a program. What moves values of a type that
is known at run time alone (`swift_dynamicCast`, value witnesses) is not here.
"""

from __future__ import annotations

import re

# What they are asked is answered by the tables of the program, and by the runtime library's own.
_METADATA = """
__swift_instantiateConcreteTypeFromMangledName __swift_instantiateConcreteTypeFromMangledNameAbstract
swift_getTypeByMangledNameInContext swift_getTypeByMangledNameInContext2
swift_getTypeByMangledNameInContextInMetadataState swift_getTypeByMangledNameInContextInMetadataState2
swift_getGenericMetadata swift_getSingletonMetadata swift_getForeignTypeMetadata swift_getTupleTypeMetadata
swift_getTupleTypeMetadata2 swift_getTupleTypeMetadata3 swift_getFunctionTypeMetadata swift_getFunctionTypeMetadata0
swift_getFunctionTypeMetadata1 swift_getFunctionTypeMetadata2 swift_getFunctionTypeMetadata3 swift_getMetatypeMetadata
swift_getExistentialTypeMetadata swift_getWitnessTable swift_getAssociatedTypeWitness swift_getObjectType
swift_getAssociatedConformanceWitness swift_checkMetadataState swift_conformsToProtocol swift_conformsToProtocol2
swift_getOpaqueTypeMetadata swift_getOpaqueTypeConformance swift_initClassMetadata2 swift_updateClassMetadata2
swift_initStructMetadata swift_initEnumMetadataMultiPayload swift_initEnumMetadataSingleCase
"""
# They look at the count of owners.
_QUESTIONS = """
swift_stdlib_isStackAllocationSafe
swift_isUniquelyReferenced_native swift_isUniquelyReferenced_nonNull_native swift_isUniquelyReferencedNonObjC
swift_isUniquelyReferencedNonObjC_nonNull swift_isUniquelyReferenced swift_isUniquelyReferenced_nonNull
swift_isUniquelyReferencedNonObjC_nonNull_bridgeObject swift_retainCount swift_isEscapingClosureAtFileLocation
"""
_STOPS = """
swift_deletedMethodError swift_unexpectedError swift_errorInMain swift_willThrow swift_willThrowTyped swift_willThrowTypedImpl
swift_abortRetainUnowned swift_reportError swift_fatalError swift_allocError
"""
# Errors are counted, too; they have no shadows.
_COUNTS = """
swift_errorRetain swift_errorRelease
"""
METADATA = frozenset(_METADATA.split())
QUESTIONS = frozenset(_QUESTIONS.split())
STOPS = frozenset(_STOPS.split())
COUNTS = frozenset(_COUNTS.split())
ACCESSES = frozenset(("swift_beginAccess", "swift_endAccess"))
ONCE = "swift_once"
NAMES = METADATA | QUESTIONS | STOPS | COUNTS | ACCESSES | {ONCE}

# The standard library's: printing, what ends a program with a message, and text made of values.
LIBRARY = re.compile(
    r"\$ss(?:5print_|10debugPrint_|17_assertionFailure|18_fatalErrorMessage|27_diagnoseUnexpected|16_fatalErrorInit)"
)
TEXT = re.compile(
    r"\$s(?:s26DefaultStringInterpolationV(?:15literalCapacity|13appendLiteral|06append)|s11_StringGutsV4growyySiF|SS6appendyySSF"
    r"|S[dfiu](?:5write2to|11descriptionSSvg)|s23CustomStringConvertibleP11descriptionSSvgTj|SS1poiyS2S_SStFZ|SS2eeoiySbSS_SStFZ"
    r"|s27_stringCompareWithSmolCheck|s(?:11_StringGuts|13_StringObject)V(?!\w*XE)|SS(?!\w*XE))"
)  # Where a key is looked for in a dictionary or a set.
HASHING = re.compile(
    r"\$ss6HasherV|\$s\w+(?:_rawHashValue4seed|4hash4into)\w+|\$ss\d+\w+_VIOLATES_HASHABLE_REQUIREMENTS"
    r"|\$ss10_HashTableV(?:12previousHole|8nextHole)"
)
# Integers alone go in and come out.
OF_INTEGERS = frozenset(("$ss22_minimumMergeRunLengthyS2iF",))
# Where the metadata of a type is found (`Ma`), and its table for a protocol (`Wl`).
ACCESSOR = re.compile(r"\$s[\w$]+(?:Ma|Wl)$")


_OF_TEXT = re.compile(r"\$s(?:SS|s11_StringGutsV|s26DefaultStringInterpolationV)")


def is_text(name: str) -> bool:
    """True for a function of text, which is what it works on, and may return."""
    return _OF_TEXT.match(name) is not None and TEXT.match(name) is not None


def is_inactive(name: str) -> bool:
    """True for a function of Swift's through which no derivative flows."""
    if name in NAMES or name in OF_INTEGERS:
        return True
    return any(pattern.match(name) is not None for pattern in (LIBRARY, TEXT, HASHING, ACCESSOR))
