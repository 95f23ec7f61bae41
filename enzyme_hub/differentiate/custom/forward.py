"""The forward derivative of a function whose derivative the program gives."""

from __future__ import annotations

from enzyme_hub.custom.fit import named
from enzyme_hub.custom.forms import AugmentForm, TangentForm, split_forms, tangent_form
from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.differentiate import forward
from enzyme_hub.differentiate.custom import calling, service
from enzyme_hub.differentiate.custom.arguments import arguments_of, shadow_of_result
from enzyme_hub.differentiate.custom.questions import FIRST_LANE, LAST_LANE, answered, asks_for_lane
from enzyme_hub.differentiate.forward.replay import forward_key
from enzyme_hub.differentiate.shadowed.protocol import Environment
from enzyme_hub.differentiate.signature import Key
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function
from enzyme_hub.ir.values import Value, null


def tangent(key: Key, given: CustomDerivative, environment: Environment) -> Function:
    """The forward derivative of `key`. Raises DifferentiationError for what the user's function cannot serve."""
    service.check_mode(key, given)
    form = tangent_form(key.function, key.function.module.functions[given.derivative])
    service.check_kinds(key)
    service.check_constants(key, [(form.function, form.layout, form.result)])
    if not any(asks_for_lane(form.function, question) for question in (FIRST_LANE, LAST_LANE)):
        service.check_lanes(key, environment.program.effects, form.function, form.result)
    if form.primal is None:
        service.check_runs_again(key, form.function, environment.program.effects)
    function = forward.declare(key)
    b = Builder(function.add_block("entry"))
    lanes = [_call(b, key, form, function, lane) for lane in range(key.width)]
    returned: list[Value] = []
    if not key.function.return_type.is_void:
        returned.append(_primal(b, key, form, function, lanes[0]))
    if key.returns_tangent:
        tangents = [_tangent(b, key, form, whole) for whole in lanes]
        returned += [shadow_of_result(b, key, returned[0], t) for t in tangents]
    b.ret(calling.packed(b, function.return_type, returned))
    return function


def replayed(key: Key, given: CustomDerivative, augment: AugmentForm, environment: Environment) -> Function:
    """The tangents over the tape of a split derivative; the result and the tapes are in the journal."""
    if given.split_augment != given.augment:
        raise service.refused(
            key,
            f"leaves its tape by {given.augment or 'itself'}, and its derivative takes that of {given.split_augment or 'itself'}",
            "one augmented forward serves the reverse and the tangents",
            "register both with the same augmented forward",
        )
    module = key.function.module
    forms = split_forms(key.function, named(module, given.split_augment), module.functions[given.split_derivative])
    form, tangents, journal = forms.tangent, forward_key(key), environment.journal
    service.warn_of_changed_memory(key, (form.function, form.layout, form.result), environment.program.effects)
    service.check_constants(tangents, [(form.function, form.layout, form.result)])
    function = forward.declare_replay(key)
    b, taken = Builder(function.add_block("entry")), function.arguments[-1]
    returned: list[Value] = []
    if not key.function.return_type.is_void:
        returned.append(journal.take(b, taken, key.function.return_type))
    tapes = (
        [journal.take(b, taken, augment.tape_type) for _ in range(key.width)] if augment.tape_type is not None else []
    )
    for lane in range(key.width):
        arguments = arguments_of(b, tangents, form.layout, function.arguments, lane)
        if form.tape is not None:
            arguments += calling.passed(b, tapes[lane], form.tape)
        user = answered(tangents, (form.function, form.layout, form.result), lane)
        whole = calling.call(b, user, form.result, arguments)
        if tangents.returns_tangent:
            returned.append(shadow_of_result(b, key, returned[0], _tangent(b, key, form, whole)))
    b.ret(calling.packed(b, function.return_type, returned))
    return function


def _call(b: Builder, key: Key, form: TangentForm, function: Function, lane: int) -> Value:
    arguments = arguments_of(b, key, form.layout, function.arguments, lane)
    user = answered(key, (form.function, form.layout, form.result), lane)
    return calling.call(b, user, form.result, arguments)


def _primal(b: Builder, key: Key, form: TangentForm, function: Function, whole: Value) -> Value:
    """The function's own result: the derivative's, or the function is called as well."""
    if form.primal is not None:
        return calling.result_part(b, key, whole, form.primal)
    return calling.primal(b, key, function)


def _tangent(b: Builder, key: Key, form: TangentForm, whole: Value) -> Value:
    if form.tangent is None:
        return null(key.function.return_type)
    return calling.result_part(b, key, whole, form.tangent)
