"""The split derivative of a function whose gradient the program gives.

The augmented forward calls the user's, or the function itself if there is none; the reverse calls the gradient. Each lane
has calls of its own, and a tape.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_hub.custom.fit import named
from enzyme_hub.custom.forms import AugmentForm, GradientForm, ReverseForms, reverse_forms
from enzyme_hub.custom.given import CustomDerivative
from enzyme_hub.differentiate.custom import calling, service
from enzyme_hub.differentiate.custom.arguments import arguments_of, shadow_of_result
from enzyme_hub.differentiate.custom.forward import replayed
from enzyme_hub.differentiate.custom.questions import FIRST_LANE, LAST_LANE, answered, asks, asks_for_lane
from enzyme_hub.differentiate.reverse.derivation import declare_split
from enzyme_hub.differentiate.shadowed.journal import Journal
from enzyme_hub.differentiate.shadowed.protocol import Environment
from enzyme_hub.differentiate.signature import Key, SplitDerivative, pack
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.values import Argument, Value, null


def split(key: Key, given: CustomDerivative, environment: Environment) -> SplitDerivative:
    """The augmented forward and the reverse of `key`. Raises DifferentiationError for what the user's functions cannot serve."""
    service.check_mode(key, given)
    module = key.function.module
    forms = reverse_forms(key.function, named(module, given.augment), module.functions[given.gradient])
    _check(key, forms, environment)
    made = declare_split(key)
    lanes = range(1) if forms.augment.function is None or _serves_all(key, forms) else range(key.width)
    _Augmented(made, forms.augment, environment.journal, lanes).write()
    _Reverse(made, forms.gradient, lanes).write()
    if key.options.journal:
        made.replay = replayed(key, given, forms.augment, environment)
    if forms.gradient.tape is not None and service.may_release(forms.gradient.function, environment.program.effects):
        made.released_by = forms.gradient.function
    made.reverse_uses = [argument.is_used for argument in made.reverse.arguments]
    return made


def _check(key: Key, forms: ReverseForms, environment: Environment) -> None:
    augment, gradient = forms.augment, forms.gradient
    service.check_kinds(key)
    if key.shadow_return and augment.shadow is None:
        raise service.refused(
            key,
            "returns a pointer to differentiated memory, and its augmented forward returns no shadow of it",
            "who follows that pointer looks for its shadow",
            "let the augmented forward return {tape, result, shadow}, or {result, shadow}",
        )
    if not any(function is not None and asks(function) for function in (gradient.function, augment.function)):
        service.warn_of_changed_memory(
            key, (gradient.function, gradient.layout, gradient.result), environment.program.effects
        )
    users = [(gradient.function, gradient.layout, gradient.result)]
    if augment.function is not None:
        users.append((augment.function, augment.layout, augment.result))
    service.check_constants(key, users)
    if augment.primal is None and augment.function is not None:
        service.check_runs_again(key, augment.function, environment.program.effects)
    if not _serves_all(key, forms) and not _runs_once(augment):
        service.check_lanes(key, environment.program.effects, augment.function or key.function, augment.result)


def _serves_all(key: Key, forms: ReverseForms) -> bool:
    """True if one call of the augmented forward serves all lanes: the gradient knows which is the last to use its tape."""
    return asks_for_lane(forms.gradient.function, LAST_LANE) and not key.shadow_return and not key.options.journal


def _runs_once(augment: AugmentForm) -> bool:
    """True if the augmented forward, which is called for each lane, does in one of them what may be done once."""
    function = augment.function
    return function is not None and any(asks_for_lane(function, question) for question in (FIRST_LANE, LAST_LANE))


class _Augmented:
    def __init__(self, made: SplitDerivative, form: AugmentForm, journal: Journal, lanes: range) -> None:
        self.made, self.key, self.form, self.journal, self.lanes = made, made.key, form, journal, lanes

    def write(self) -> None:
        made, key, form = self.made, self.key, self.form
        b = Builder(made.augmented.add_block("entry"))
        results = [self._call(b, lane) for lane in self.lanes]
        returned: list[Value] = []
        if form.tape is not None:
            tapes = [calling.part(b, result, form.tape) for result in results]
            made.tape_type = pack([tape.type for tape in tapes])
            made.tape_position = 0
            returned.append(calling.packed(b, made.tape_type, tapes))  # type: ignore[arg-type]
        primal = self._primal(b, results[0])
        if primal is not None:
            made.primal_position = len(returned)
            returned.append(primal)
        if key.shadow_return and form.shadow is not None:
            assert primal is not None
            made.shadow_positions = range(len(returned), len(returned) + key.width)
            shadows = [calling.result_part(b, key, result, form.shadow) for result in results]
            returned.extend(shadow_of_result(b, key, primal, shadow) for shadow in shadows)
        if key.options.journal:
            self._note(b, primal, results)
        type_ = pack([value.type for value in returned])
        made.augmented.set_type(type_)
        b.ret(calling.packed(b, type_, returned))

    def _primal(self, b: Builder, result: Value) -> Value | None:
        """The function's result: the augmented forward returns it, or the function runs for it."""
        if self.key.function.return_type.is_void:
            return None
        if self.form.primal is not None:
            return calling.result_part(b, self.key, result, self.form.primal)
        return calling.primal(b, self.key, self.made.augmented)

    def _note(self, b: Builder, primal: Value | None, results: Sequence[Value]) -> None:
        """What the tangents over the tape take again, in the same order: the result, and the tapes."""
        form, journal = self.form, self.made.augmented.arguments[-1]
        if primal is not None:
            self.journal.note(b, journal, primal)
        for result in results if form.tape is not None else ():
            self.journal.note(b, journal, calling.part(b, result, form.tape or ()))

    def _call(self, b: Builder, lane: int) -> Value:
        form = self.form
        arguments = arguments_of(b, self.key, form.layout, self.made.augmented.arguments, lane)
        function = form.function or self.key.function
        user = answered(self.key, (function, form.layout, form.result), lane)
        return calling.call(b, user, form.result, arguments)


class _Reverse:
    def __init__(self, made: SplitDerivative, form: GradientForm, lanes: range) -> None:
        self.made, self.key, self.form, self.function = made, made.key, form, made.reverse
        self.tapes = len(lanes)

    def write(self) -> None:
        key, function = self.key, self.function
        seeds = function.arguments[key.operand_count :]
        tape: Argument | None = None
        if self.made.tape_type is not None:
            tape = Argument(self.made.tape_type, "tape", function, len(function.arguments), ())
            function.arguments.append(tape)
        b = Builder(function.add_block("entry"))
        by_lane = [self._derivatives(b, lane, seeds, tape) for lane in range(key.width)]
        returned = [found[number] for number in range(len(by_lane[0])) for found in by_lane]
        type_ = pack(key.derivatives)
        function.set_type(type_)
        b.ret(calling.packed(b, type_, returned))

    def _derivatives(self, b: Builder, lane: int, seeds: Sequence[Value], tape: Value | None) -> list[Value]:
        """The derivatives that are asked for, in one lane."""
        key, form = self.key, self.form
        arguments = arguments_of(b, key, form.layout, self.function.arguments, lane)
        if form.seed is not None:
            arguments += calling.passed(b, seeds[lane] if seeds else null(form.seed.type), form.seed)
        if form.tape is not None:
            assert tape is not None
            own = tape if self.tapes == 1 else b.extract_value(tape, lane)
            arguments += calling.passed(b, own, form.tape)
        function = answered(key, (form.function, form.layout, form.result), lane)
        result = calling.call(b, function, form.result, arguments)
        numbers = [a for a in key.function.arguments if a.type.scalar.is_float]
        pairs = zip(numbers, form.derivatives, strict=True)
        return [calling.part(b, result, path) for a, path in pairs if key.kinds[a.index].is_returned]
