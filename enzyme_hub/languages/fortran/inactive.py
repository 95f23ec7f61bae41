"""Functions of flang's runtime library through which no derivative flows: input and output, time, characters, questions.

Input of numbers (`_FortranAioInputReal64`) and `random_number` overwrite what a caller had: they are not here.
"""

from __future__ import annotations

import re

from enzyme_hub.languages.fortran.objects import INACTIVE

_PREFIXES = tuple(
    """
    _FortranAio _FortranAStopStatement _FortranAPauseStatement _FortranAAbort _FortranAExit _FortranAFailImage
    _FortranAReportFatalUserError _FortranAProgram _FortranACpuTime _FortranASystemClock _FortranADateAndTime
    _FortranAtime _FortranADsecnds _FortranASecnds _FortranAEtime _FortranAPutEnv _FortranAArgumentCount
    _FortranAChdir _FortranAHostnm _FortranAPerror _FortranASleep _FortranASignal _FortranAUnlink _FortranARename
    _FortranAFlush _FortranAFseek _FortranAFtell _FortranAExecuteCommandLine _FortranACharacter _FortranAAdjust
    _FortranAIndex _FortranALenTrim _FortranATrim _FortranAScan _FortranAVerify _FortranARepeat
    _FortranARandomSeed _FortranARandomInit _FortranAIrand _FortranAfe _FortranAMapException
    _FortranASupportHalting _FortranASetUnderflowMode _FortranARegisterConfigureEnv _FortranALbound
    _FortranAUbound _FortranASize _FortranAShape _FortranAIsContiguous _FortranAIsAssumedSize _FortranASelected
    _FortranAClassIs _FortranASameTypeAs _FortranAExtendsTypeOf _FortranAShowDescriptor
    _gfortran_stop_ _gfortran_error_stop_ _gfortran_runtime_error _gfortran_os_error
    _gfortran_set_ _gfortran_abort _FortranAGetCommand _FortranAGetCwd _FortranAGetEnv _FortranAGetPID
    """.split()
)
# Questions to whole arrays, which are answered by places, counts, truth values and integers.
_QUESTION = re.compile(
    r"_FortranA(?:(?:Max|Min|Find)loc\w*|(?:(?:Sum|Product|Maxval|Minval|DotProduct)(?:Integer|Unsigned|Logical)|IAll|IAny"
    r"|IParity)\d*|(?:Count|Any|All|Parity|IAll|IAny|IParity)(?:Dim)?)$"
)
_INPUT = re.compile(r"_FortranAioInput(?:Real|Complex|Descriptor|DerivedType|Namelist)")


def is_inactive(name: str) -> bool:
    """True for these."""
    return name in INACTIVE or (name.startswith(_PREFIXES) and _INPUT.match(name) is None) or is_question(name)


def is_question(name: str) -> bool:
    """True for a function that reads arrays, and answers in a result or its argument 0."""
    return _QUESTION.match(name) is not None
