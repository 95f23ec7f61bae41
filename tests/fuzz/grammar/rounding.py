"""Rounding by a large constant that is added and, mostly, taken away again.

The rounded number is a step function of what it comes from: its derivative is 0 but at the steps, where there is none, and
where the differences say so. What is left after rounding, `x - k * constant`, has a derivative everywhere else.
"""

from __future__ import annotations

from tests.fuzz.writer import Kind, Templates

BIG = "6755399441055744.0"  # 1.5 * 2^52: the sum has no bits for a fraction
EXACT = '_Pragma("clang fp reassociate(off)")'  # with -ffast-math, too, the constant is not taken away before the sum rounds
STATIC = "static «NOINLINE¦NOINLINE¦inline¦»"


def rounded(lines: str) -> str:
    """A template that rounds `x_` to `k_`, and uses both."""
    return f"""
        {{
        EXACT
        double x_ = 3.0 * $value + 0.2;
        double k_;
        {lines}
        $place = «sin(x_ - k_ * $const)¦(x_ - k_) * $leaf¦0.2 * x_ * k_¦tanh(k_ * $leaf + x_)¦cos(k_)»;
        }}"""


C_SPECIAL = {
    "rounded_in_memory": rounded("""
        «volatile ¦»double v_[2];
        v_[$int:i & 1] = x_ + BIG;
        «touch_numbers_(v_);¦¦»
        k_ = v_[$int:i & 1] - BIG;"""),
    "rounded_in_a_struct": rounded("""
        struct rounding_ q_[2], u_;
        q_[$int:i & 1].sum = x_ + BIG;
        q_[$int:i & 1].kind = 1;
        u_ = «q_[$int:i & 1]¦same_rounding_(q_[$int:i & 1])»;
        k_ = u_.sum - BIG;"""),
    "rounded_behind_assembly": rounded("""
        double v_ = x_ + BIG;
        «__asm__("" : "+x"(v_));¦__asm__ volatile("" : "+x"(v_));¦__asm__ volatile("" : "+m"(v_));¦__asm__("" : "+x"(v_) : : "memory");»
        k_ = v_ - BIG;"""),
    "rounded_by_functions": rounded("k_ = «moved_back_(moved_up_(x_))¦moved_up_(x_) - BIG¦moved_back_(x_ + BIG)»;"),
    "rounded_by_argument": rounded("k_ = moved_by_(x_, BIG) - BIG «+ 0.1 * moved_by_($leaf, 3.0)¦»;"),
    "rounded_in_branches": rounded("""
        double v_;
        if ($cond) v_ = x_ + BIG;
        else v_ = «0.5 * x_ + BIG¦x_ - 0.25 + BIG¦BIG»;
        k_ = v_ - BIG;"""),
    "rounded_in_lanes": rounded("""
        two_numbers_ v_ = {x_, $leaf}, c_ = {BIG, «BIG¦0.5»};
        «volatile ¦»two_numbers_ s_ = v_ + c_;
        two_numbers_ u_ = s_ - c_;
        k_ = u_[0] «¦+ 0.1 * u_[1]»;"""),
    "rounded_by_fma": rounded("""
        «volatile ¦»double v_ = fma(x_, «0.75¦$const», BIG);
        k_ = v_ - BIG;"""),
    "rounded_by_another_constant": rounded("""
        const double c_ = «large_volatile_¦large_variable_¦large_choices_[$int & 1]¦copysign(BIG, x_)¦
        ($cond ? BIG : 4503599627370496.0 * 3)»;
        double v_ = x_ + c_;
        «__asm__("" : "+x"(v_));¦»
        k_ = v_ - c_;"""),
    "rounded_and_compared": """
        {
        EXACT
        double x_ = 3.0 * $value;
        if («x_ + 4503599627370496.0 > 4503599627370496.0 + $int % 3¦moved_up_(x_) «>¦<=» BIG») {
        $place = x_ * $leaf;
        }
        else {
        $place = $value;
        }
        }""",
    "rounded_and_kept": rounded("""
        «volatile ¦»double v_ = x_ + BIG;
        k_ = «v_ * 0x1p-52¦(v_ > BIG) + 0.5¦lowest_bits_(v_) & 7¦sin((double)lowest_bits_(v_))¦v_ - 6755399441054720.0 - 1024»;"""),
    "rounded_singles": rounded("""
        «volatile ¦»float v_ = (float)x_ + 12582912.0f;
        «__asm__("" : "+x"(v_));¦»
        k_ = v_ - 12582912.0f;"""),
}
C_ITEMS = {
    "rounding_": "struct rounding_ { «int kind; double sum;¦double sum; int kind;¦double other, sum; long kind;» };",
    "same_rounding_": f"{STATIC} struct rounding_ same_rounding_(struct rounding_ r) {{ r.kind++; return r; }}",
    "touch_numbers_": """
        static NOINLINE void touch_numbers_(volatile double *p) { (void)*p; «¦__asm__ volatile("" : : "r"(p) : "memory");» }""",
    "moved_up_": "static NOINLINE double moved_up_(double x) { EXACT return x + BIG; }",
    "moved_back_": "static NOINLINE double moved_back_(double x) { EXACT return x - BIG; }",
    "moved_by_": f"{STATIC} double moved_by_(double x, double by) {{ EXACT return x + by; }}",
    "large_volatile_": "static volatile double large_volatile_ = BIG;",
    "large_variable_": "«static ¦»double large_variable_ = BIG;",
    "large_choices_": "static const double large_choices_[2] = {BIG, 4503599627370496.0 * 3};",
    "lowest_bits_": f"{STATIC} int lowest_bits_(double v) {{ int64_t b; memcpy(&b, &v, 8); return (int)b; }}",
    "two_numbers_": "typedef double two_numbers_ __attribute__((vector_size(16)));",
}

RUST_BIG = f"{BIG}f64"


def rust_rounded(lines: str) -> str:
    return f"""
        {{
        let x_ = 3.0 * $value + 0.2;
        {lines}
        $place = «(x_ - k_ * $const).sin()¦(x_ - k_) * $leaf¦0.2 * x_ * k_¦(k_ * $leaf + x_).tanh()»;
        }}"""


RUST_SPECIAL = {
    "rounded_in_memory": rust_rounded(f"""
        let mut v_ = [0.0f64; 2];
        v_[$int:i & 1] = x_ + {RUST_BIG};
        «let v_ = std::hint::black_box(v_);¦»
        let k_ = v_[$int:i & 1] - {RUST_BIG};"""),
    "rounded_behind_a_barrier": rust_rounded(f"let k_ = std::hint::black_box(x_ + {RUST_BIG}) - {RUST_BIG};"),
    "rounded_by_functions": rust_rounded("let k_ = moved_back_(moved_up_(x_));"),
    "rounded_in_branches": rust_rounded(f"""
        let v_ = if $cond {{ x_ + {RUST_BIG} }} else {{ 0.5 * x_ + {RUST_BIG} }};
        let k_ = v_ - {RUST_BIG};"""),
    "rounded_by_another_constant": rust_rounded(f"""
        let c_ = «std::hint::black_box({RUST_BIG})¦LARGE_[$int & 1]¦{RUST_BIG}.copysign(x_)»;
        let k_ = (x_ + c_) - c_;"""),
    "rounded_and_kept": rust_rounded(f"""
        let v_ = x_ + {RUST_BIG};
        let k_ = «v_ * 2.0f64.powi(-52)¦(v_.to_bits() & 7) as f64¦(v_.to_bits() as i32) as f64»;"""),
    "rounded_singles": rust_rounded("""
        let v_ = x_ as f32 + 12582912.0f32;
        let k_ = («v_¦std::hint::black_box(v_)» - 12582912.0f32) as f64;"""),
}
RUST_ITEMS = {
    "moved_up_": f"#[inline(never)] fn moved_up_(x: f64) -> f64 {{ x + {RUST_BIG} }}",
    "moved_back_": f"#[inline(never)] fn moved_back_(x: f64) -> f64 {{ x - {RUST_BIG} }}",
    "LARGE_": f"static LARGE_: [f64; 2] = [{RUST_BIG}, 13510798882111488.0];",
}


def spelled(templates: Templates) -> Templates:
    """The templates with the constant, and the order of operations that rounding needs."""
    return {name: text.replace("BIG", BIG).replace("EXACT", EXACT) for name, text in templates.items()}


C_ROUNDING = Kind(spelled(C_SPECIAL), spelled(C_ITEMS), may_stop=True)
RUST_ROUNDING = Kind(RUST_SPECIAL, RUST_ITEMS, may_stop=True)
