"""Numbers that are made of bits: what `differentiate/normalise/float_bits` found them to be.

Such a number passes through a function of the number whose bits it has, and of the bits themselves, which returns the
number that they are. Its attribute `enzyme_math` has one of these names.
"""

from __future__ import annotations

from enzyme_hub.rules.expressions import equal, where
from enzyme_hub.rules.functions import Formula, copysign, formula

SCALED, SHORTENED, WHOLE, LINE = "ehub.scaled", "ehub.shortened", "ehub.whole", "ehub.line"

FORMULAS: dict[str, Formula] = {
    # x times a power of two that its exponent alone decides: the quotient is that power, exactly.
    SCALED: formula(SCALED, lambda x, bits, r: where(equal(x, 0), 1, r / x), None),
    # x, or its absolute value, in fewer bits: as a conversion to a shorter format.
    SHORTENED: formula(SHORTENED, lambda x, bits, r: copysign(1, x) * copysign(1, r), None),
    # x rounded to an integer.
    WHOLE: formula(WHOLE, lambda x, bits, r: 0, None),
    # Bits on a line with those of x, as of a first guess at a root; the slope is known.
    LINE: formula(LINE, lambda x, bits, slope, r: slope, None, None),
}
