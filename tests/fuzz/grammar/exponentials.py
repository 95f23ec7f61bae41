"""Exponentials made of bits: by range reduction, which has a derivative, and the fast ones of Schraudolph.

A fast exponential converts `a * x + b` to an integer and takes its bits for a number (N. Schraudolph, "A fast, compact
approximation of the exponential function", 1999). Its steps are so small that the differences see the slope of what it
approximates. A zero is wrong: such a program is refused, or stops, or has that slope. `COARSE` is an integer with few bits for a
fraction: there the differences are rough.
"""

from __future__ import annotations

from tests.fuzz.writer import Kind

STATIC = "static «NOINLINE¦NOINLINE¦inline¦»"
SCALE, BIAS = "6497320848556798.0", "4606853616395542500.0"  # 2^52 / ln 2, and 1023 * 2^52 less a little
COARSE_SCALE, COARSE_BIAS = "1512775.395195186", "1072632447.0"  # 2^20 / ln 2: the upper half alone
SINGLE_SCALE, SINGLE_BIAS = "12102203.0f", "1064866805.0f"  # 2^23 / ln 2


def fast(lines: str) -> str:
    """A template that computes `y_`, about exp(x_)."""
    return f"""
        {{
        double x_ = «$value¦0.5 * $value + 0.3», y_;
        {lines}
        $place = «sin(y_)¦0.3 * y_ * $leaf¦y_ / (1.0 + y_)»;
        }}"""


def converted(x: str = "x_") -> str:
    return f"(int64_t)({SCALE} * {x} + {BIAS})"


C_SPECIAL = {
    "fast_by_copy": fast(f"int64_t i_ = {converted()}; memcpy(&y_, &i_, 8);"),
    "fast_by_union": fast(f"""
        union word_or_number_ u_;
        u_.bits = {converted()};
        y_ = u_.number;"""),
    "fast_clamped": fast(f"""
        «double t_ = fmin(fmax(x_, -20.0), 20.0);¦double t_ = x_ < -20.0 ? -20.0 : x_ > 20.0 ? 20.0 : x_;»
        int64_t i_ = {converted("t_")};
        «if (i_ < 0) i_ = 0;¦i_ = i_ < 4503599627370496 ? 4503599627370496 : i_;¦»
        y_ = number_of_(i_);"""),
    "fast_computed": fast(f"""
        int64_t i_ = «(int64_t)(1624330212139199.5 * x_) * 4 + {BIAS[:-2]}¦((int64_t)(6196328018.7194805 * x_) << 20) + {BIAS[:-2]}¦
        (int64_t)(12994641697113596.0 * x_) / 2 + {BIAS[:-2]}¦({converted()}) ^ (int64_t)1¦
        (int64_t)({SCALE} * x_) + {BIAS[:-2]}¦({converted()}) & ~(int64_t)15»;
        y_ = number_of_(i_);"""),
    "fast_in_memory": fast(f"""
        «int64_t m_[4];¦volatile int64_t m_[4];¦int64_t *m_ = fast_room_;»
        m_[$int:i & 3] = {converted()};
        int64_t i_ = m_[$int:i & 3];
        «y_ = number_of_(i_);¦memcpy(&y_, &i_, 8);¦memcpy(&y_, (void *)&m_[$int:i & 3], 8);»"""),
    "fast_by_functions": fast(
        "y_ = «number_of_(bits_of_power_(x_))¦number_of_(same_bits_(bits_of_power_(x_)))¦power_by_union_(x_)»;"
    ),
    "fast_of_an_array": fast(f"""
        int64_t m_[8];
        for (int i_ = 0; i_ < 8; i_++) m_[i_] = (int64_t)({SCALE} * 0.3 * $array[i_] + {BIAS});
        y_ = 0.1 * x_;
        for (int i_ = 0; i_ < 8; i_++) y_ += 0.1 * number_of_(m_[«i_¦7 - i_»]);"""),
    "fast_coarse": fast(f"""
        union halves_ u_;
        u_.half[0] = 0;
        u_.half[1] = (COARSE)({COARSE_SCALE} * x_ + {COARSE_BIAS});
        y_ = u_.number;"""),
    "fast_single": fast(f"""
        COARSE i_ = (COARSE)({SINGLE_SCALE} * (float)x_ + {SINGLE_BIAS});
        float v_;
        memcpy(&v_, &i_, 4);
        y_ = v_;"""),
    "fast_by_library": fast(f"""
        int64_t i_ = «llrint¦lround¦llround¦lrint»({SCALE} * x_ + {BIAS});
        y_ = number_of_(i_);"""),
    "power_reduced": fast("""
        double k_ = «rint(x_ * 1.4426950408889634)¦floor(x_ * 1.4426950408889634 + 0.5)¦
        (x_ * 1.4426950408889634 + 6755399441055744.0) - 6755399441055744.0¦(double)(int)(x_ * 1.4426950408889634)»;
        double q_ = x_ - k_ * 0.6931471805599453;
        y_ = 1 + q_ * (1 + q_ * (0.5 + q_ * (1.0 / 6 + q_ * (1.0 / 24 + q_ / 120))));
        «y_ *= number_of_(((int64_t)k_ + 1023) << 52);¦y_ *= number_of_((int64_t)k_ * 4503599627370496 + 4607182418800017408);¦
        y_ = ldexp(y_, (int)k_);¦{ int64_t i_; memcpy(&i_, &y_, 8); i_ += (int64_t)k_ << 52; memcpy(&y_, &i_, 8); }¦
        y_ *= power_of_two_((int)k_);»"""),
    "power_by_table": fast("""
        double k_ = rint(x_ * 23.083120654223414);
        int64_t n_ = (int64_t)k_;
        double q_ = x_ - k_ * 0.04332169878499658;
        y_ = number_of_(((n_ >> 4) + 1023) << 52) * powers_[n_ & 15] * (1 + q_ * (1 + q_ * (0.5 + q_ / 6)));"""),
    "power_of_an_integer": fast("""
        int64_t n_ = $int % 4 - 1;
        y_ = x_ * «number_of_((n_ + 1023) << 52)¦power_of_two_((int)n_)¦number_of_(same_bits_((n_ + 1023) * 4503599627370496))»;"""),
}
C_ITEMS = {
    "word_or_number_": "union word_or_number_ { int64_t bits; double number; };",
    "halves_": "union halves_ { double number; COARSE half[2]; };",
    "fast_room_": "static int64_t fast_room_[4];",
    "number_of_": f"""
        {STATIC} double number_of_(int64_t i) {{
        «double y; memcpy(&y, &i, 8); return y;¦union word_or_number_ u; u.bits = i; return u.number;»
        }}""",
    "same_bits_": f"{STATIC} int64_t same_bits_(int64_t i) {{ return i; }}",
    "bits_of_power_": f"{STATIC} int64_t bits_of_power_(double x) {{ return {converted('x')}; }}",
    "power_by_union_": f"""
        {STATIC} double power_by_union_(double x) {{
        union word_or_number_ u;
        u.bits = {converted("x")};
        return u.number;
        }}""",
    "power_of_two_": f"{STATIC} double power_of_two_(int k) {{ return number_of_(((int64_t)k + 1023) << 52); }}",
    "powers_": "static const double powers_[16] = {" + ", ".join(repr(2 ** (k / 16)) for k in range(16)) + "};",
}

RUST_SPECIAL = {
    "fast_by_bits": f"""
        {{
        let x_ = $value;
        let i_ = «({SCALE}f64 * x_ + {BIAS}f64) as «i64¦u64»¦bits_of_power_(x_)¦std::hint::black_box(bits_of_power_(x_))»;
        let y_ = «f64::from_bits(i_ as u64)¦number_of_(i_ as i64)»;
        $place = (y_ * $leaf).sin();
        }}""",
    "fast_in_memory": f"""
        {{
        let mut m_ = [0i64; 8];
        for i_ in 0..8 {{ m_[i_] = ({SCALE}f64 * 0.3 * $array[i_] + {BIAS}f64) as i64; }}
        «m_.reverse();¦m_[$int & 7] = m_[$count & 7].max(4503599627370496);¦m_[$int & 7] ^= 1;¦»
        for x_ in &m_ {{ $real += 0.1 * number_of_(*x_); }}
        }}""",
    "fast_single": f"""
        {{
        let i_ = ({SINGLE_SCALE[:-1]}f32 * ($value as f32) + {SINGLE_BIAS[:-1]}f32) as COARSE;
        $place = (f32::from_bits(i_ as u32) as f64 * $leaf).sin();
        }}""",
    "power_reduced": """
        {
        let x_ = $value;
        let k_ = «(x_ * 1.4426950408889634).round()¦(x_ * 1.4426950408889634 + 0.5).floor()»;
        let q_ = x_ - k_ * 0.6931471805599453;
        let y_ = 1.0 + q_ * (1.0 + q_ * (0.5 + q_ * (1.0 / 6.0 + q_ / 24.0)));
        $place = (y_ * «f64::from_bits(((k_ as i64 + 1023) << 52) as u64)¦2.0f64.powi(k_ as i32)» * $leaf).sin();
        }""",
}
INLINE = "#[inline(«never¦always»)]"
RUST_ITEMS = {
    "number_of_": f"{INLINE} fn number_of_(i: i64) -> f64 {{ f64::from_bits(i as u64) }}",
    "bits_of_power_": f"{INLINE} fn bits_of_power_(x: f64) -> i64 {{ ({SCALE}f64 * x + {BIAS}f64) as i64 }}",
}

C_EXPONENTIALS = Kind(C_SPECIAL, C_ITEMS, may_stop=True)
RUST_EXPONENTIALS = Kind(RUST_SPECIAL, RUST_ITEMS, may_stop=True)
