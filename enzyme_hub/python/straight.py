"""Straight code: a Python function written for one signature, so that a call costs little more than cffi's own work.

It takes what is common (arrays of the right type in C order, numbers of the right kind) and calls. Anything else goes to the
checked way (`arguments.bind`), which takes what can be taken and says what is wrong with the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from enzyme_hub.python.arguments import dtype, ffi
from enzyme_hub.python.requests import Request, Way
from enzyme_hub.python.signatures import Parameter, Signature

_KINDS = {"f": "float", "i": "int", "u": "int", "b": "bool"}
# What cffi and numpy say of a value that does not fit. The compiled function itself raises nothing.
_MISFITS = (BufferError, OverflowError, TypeError, ValueError)


def straight_call(signature: Signature, entry: Callable[..., Any], checked: Callable[..., Any]) -> Callable[..., Any]:
    """The function itself: arrays that are not const are changed in place."""
    values = [
        f"from_buffer(t{i}, a{i}{'' if one.is_read else ', True'})" if one.is_array else f"a{i}"
        for i, one in enumerate(signature.parameters)
    ]
    return _written(signature, [f"return entry({', '.join(values)})"], {"entry": entry, "checked": checked})


def straight_reverse(
    signature: Signature,
    request: Request,
    ways: Sequence[Way],
    chosen: int | Sequence[int],
    with_value: bool,
    load: Callable[[], tuple[Callable[..., Any], Callable[[], Any] | None]],
    checked: Callable[..., Any],
) -> Callable[..., Any]:
    """The gradient of a function that returns a number, by the arguments `chosen`; `load` makes the derivative, at the first call."""
    lines: list[str] = []
    values: list[str] = []
    numbers = [i for i, way in enumerate(ways) if way is Way.RETURNED]
    found = {place: f"r[{at}]" for at, place in enumerate(numbers, int(with_value))}
    for i, (one, way) in enumerate(zip(signature.parameters, ways, strict=True)):
        passed = f"a{i}" if not one.is_array or one.is_read else f"a{i}.copy('K')"
        values.append(f"from_buffer(t{i}, {passed})" if one.is_array else passed)
        if way is Way.SHADOWED:
            lines.append(f"s{i} = zeros(a{i}.shape, d{i})")
            values.append(f"from_buffer(t{i}, s{i})")
            found[i] = f"s{i}"
    lines += ["r = new(results)", f"if entry({', '.join([*values, '1.0', 'r'])}): stopped()"]
    derivatives = found[chosen] if isinstance(chosen, int) else f"({''.join(f'{found[i]}, ' for i in chosen)})"
    lines.append(f"return r[0], {derivatives}" if with_value else f"return {derivatives}")

    def first(*values: Any) -> Any:
        names["entry"], names["stopped"] = load()
        return names["entry"](*values)

    names: dict[str, Any] = {
        "entry": first,
        "checked": checked,
        "zeros": np.zeros,
        "new": ffi().new,
        "results": ffi().typeof(f"double[{request.results}]"),
    }
    return _written(signature, lines, names)


def _written(signature: Signature, lines: Iterable[str], names: dict[str, Any]) -> Callable[..., Any]:
    """The function with these lines behind the test of its arguments. `names` become its global variables."""
    names.update(ndarray=np.ndarray, from_buffer=ffi().from_buffer, misfits=_MISFITS)
    tests: list[str] = []
    lengths: list[str] = []
    for i, one in enumerate(signature.parameters):
        tests += _tests(i, one)
        if one.lengths:
            lengths.append(f"a{i}.size < {' * '.join(f'a{place}' for place in one.lengths)}")
        if one.is_array:
            names[f"t{i}"], names[f"d{i}"] = ffi().typeof(f"{one.number.name}[]"), dtype(one.number.dtype)
    tests += lengths
    taken = "".join(f"a{i}, " for i in range(len(signature.parameters)))
    text = [
        "def straight(*arguments):",
        "    try:",
        f"        {f'{taken}= arguments' if taken else 'if arguments: return checked(*arguments)'}",
        *([f"        if {' or '.join(tests)}: return checked(*arguments)"] if tests else []),
        *(f"        {line}" for line in lines),
        "    except misfits:",
        "        return checked(*arguments)",
    ]
    exec("\n".join(text), names)
    return names["straight"]  # type: ignore[no-any-return]


def _tests(place: int, one: Parameter) -> list[str]:
    """What is true of an argument that is not a common one. (numpy has one object for each type of numbers in its own byte order.)"""
    if one.is_array:
        # Of several dimensions cffi takes those in C's order only.
        is_fortran = one.layout is not None and one.layout[1] == "F"
        dimensions = [f"a{place}.ndim > 1"] if is_fortran else []
        return [f"type(a{place}) is not ndarray", f"a{place}.dtype is not d{place}", *dimensions]
    return [f"type(a{place}) is not {_KINDS[one.number.kind]}"]
