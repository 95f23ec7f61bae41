"""Loops of many steps over buffers: swapped, copied back, in a loop of a few, until something holds, and left early.

Some are linked with `--tape-limit`, and of some of these the peak memory is measured (`campaign`). They run long, so they are
outermost in a function, and are not run under valgrind.
"""

from __future__ import annotations

from tests.fuzz.writer import Kind, Templates

ROOM = 32  # numbers in a buffer
STATIC = "static «NOINLINE¦inline¦»"
RATE = "«sin(u_[(i_ + 1) & 31])¦u_[(i_ + 1) & 31] * u_[(i_ + 31) & 31]¦tanh(u_[i_] * u_[(i_ + 3) & 31])»"
STEP = "«time_step_(v_, u_, $array:x);¦for (int i_ = 0; i_ < 32; i_++) v_[i_] = u_[i_] + 0.001 * (RATE + $array:x[i_ & 7] - u_[i_]);»"
FILL = "for (int i_ = 0; i_ < 32; i_++) u_[i_] = $array:x[i_ & 7] * 0.5 + 0.01 * i_;"
SUM = "for (int i_ = 0; i_ < 32; i_++) $real += 0.02 * u_[i_] * u_[i_] * (i_ & 3);"
STEPS = "«2000¦1500 + 100 * n¦1200 + 150 * n»"
LOCAL = "«double u_[32], v_[32];¦static double u_[32], v_[32];¦double u_[32], v_[32] = {0};»"
SWAP = "{ double *t_ = u_; u_ = v_; v_ = t_; }"
HEAP = "double *u_ = (double *)malloc(32 * sizeof(double)), *v_ = (double *)calloc(32, sizeof(double))"
COPY = "«memcpy(u_, v_, 32 * sizeof(double));¦memmove(u_, v_, sizeof(double) * 32);¦for (int i_ = 0; i_ < 32; i_++) u_[i_] = v_[i_];»"

C_SPECIAL = {
    "time_swapped": """
        {
        HEAP;
        FILL
        for («int¦long¦unsigned» t_ = 0; t_ < STEPS; t_++) {
        STEP
        SWAP
        }
        SUM
        free(u_);
        free(v_);
        }""",
    "time_three_buffers": """
        {
        HEAP, *w_ = (double *)malloc(32 * sizeof(double));
        FILL
        for (int t_ = 0; t_ < STEPS; t_++) {
        STEP
        { double *o_ = u_; u_ = v_; v_ = w_; w_ = o_; }
        }
        SUM
        free(u_);
        free(v_);
        free(w_);
        }""",
    "time_copied": """
        {
        LOCAL
        FILL
        for (int t_ = 0; t_ < STEPS; t_++) {
        STEP
        COPY
        }
        SUM
        }""",
    "time_in_a_few": """
        {
        LOCAL
        FILL
        for (int o_ = 0; o_ < «3¦$count»; o_++) {
        for (int t_ = 0; t_ < 1000; t_++) {
        STEP
        COPY
        }
        «for (int i_ = 0; i_ < 32; i_++) u_[i_] = 0.9 * u_[i_] + 0.1 * $array:x[i_ & 7];¦$place = u_[$index] * $leaf;¦»
        }
        SUM
        }""",
    "time_until": """
        {
        HEAP;
        int t_ = 0;
        FILL
        «while (u_[0] > -50 && t_ < STEPS)¦while (t_ < STEPS)» {
        STEP
        SWAP
        t_++;
        }
        SUM
        free(u_);
        free(v_);
        }""",
    "time_left_early": """
        {
        LOCAL
        FILL
        for (int t_ = 0; t_ < 5000; t_++) {
        STEP
        COPY
        if («t_ > STEPS¦t_ > 1700 && u_[3] < 9.0¦u_[2] > 90.0 || t_ == 1900») break;
        «if (t_ % 3 == 1) continue;¦»
        «u_[5] += 0.0001 * $array:x[2];¦»
        }
        SUM
        }""",
    "time_in_a_function": """
        {
        double u_[32];
        FILL
        time_run_(u_, $array:x, STEPS);
        SUM
        }""",
    "time_of_a_struct": """
        {
        struct grid_ g_;
        HEAP;
        FILL
        g_.now = u_;
        g_.next = v_;
        for (int t_ = 0; t_ < STEPS; t_++) «grid_step_(&g_, $array:x);¦{ time_step_(g_.next, g_.now, $array:x); grid_turn_(&g_); }»
        for (int i_ = 0; i_ < 32; i_++) $real += 0.02 * g_.now[i_] * g_.now[i_];
        free(g_.now);
        free(g_.next);
        }""",
    "time_with_history": """
        {
        LOCAL
        double k_[16][32];
        memset(k_, 0, sizeof k_);
        FILL
        for (int t_ = 0; t_ < STEPS; t_++) {
        STEP
        memcpy(k_[«t_ / 40 % 16¦t_ & 15»], v_, sizeof u_);
        COPY
        }
        $real += k_[5][$index] * k_[7][3];
        SUM
        }""",
    "time_of_numbers": """
        {
        double u_ = $leaf, v_ = $leaf;
        for (int t_ = 0; t_ < 30000; t_++) {
        double o_ = u_;
        u_ += 0.0001 * «sin(v_)¦v_ * $array:x[t_ & 7]»;
        v_ -= 0.0001 * «o_¦o_ * u_ + $array:x[3]¦sin(o_) * v_»;
        }
        $place = u_ * v_;
        }""",
}
C_ITEMS = {
    "time_step_": f"""
        {STATIC} void time_step_(double *v_, const double *u_, const double *x) {{
        for (int i_ = 0; i_ < 32; i_++) v_[i_] = u_[i_] + 0.001 * ({RATE} + x[i_ & 7] - u_[i_]);
        }}""",
    "time_run_": f"""
        {STATIC} void time_run_(double *u_, const double *x, int steps) {{
        double v_[32];
        for (int t_ = 0; t_ < steps; t_++) {{
        time_step_(v_, u_, x);
        {COPY}
        }}
        }}""",
    "grid_": "struct grid_ { «double *now, *next;¦int k; double *now, *next;» };",
    "grid_turn_": f"{STATIC} void grid_turn_(struct grid_ *g) {{ double *t = g->now; g->now = g->next; g->next = t; }}",
    "grid_step_": f"""
        {STATIC} void grid_step_(struct grid_ *g, const double *x) {{
        time_step_(g->next, g->now, x);
        grid_turn_(g);
        }}""",
}

RUST_STEP = """«time_step_(&mut v_, &u_, &$array:x[..]);¦
for i_ in 0..32 { v_[i_] = u_[i_] + 0.001 * (u_[(i_ + 1) & 31].sin() + $array:x[i_ & 7] - u_[i_]); }»"""
RUST_SPECIAL = {
    "time_swapped": """
        {
        let (mut u_, mut v_) = («[0.0f64; 32], [0.0f64; 32]¦vec![0.0f64; 32], vec![0.0f64; 32]»);
        for i_ in 0..32 { u_[i_] = $array:x[i_ & 7] * 0.5; }
        for t_ in 0..«2000¦1500 + 100 * n» {
        STEP
        «std::mem::swap(&mut u_, &mut v_);¦u_.copy_from_slice(&v_[..]);¦u_.swap_with_slice(&mut v_[..]);»
        «if t_ > 1700 { break; }¦»
        }
        $real += u_.iter().map(|x| 0.02 * x * x).sum::<f64>();
        }""",
    "time_in_a_few": """
        {
        let (mut u_, mut v_) = ([0.0f64; 32], [0.0f64; 32]);
        for i_ in 0..32 { u_[i_] = $array:x[i_ & 7] * 0.5; }
        for o_ in 0..3usize {
        let mut t_ = 0usize;
        while t_ < 1000 {
        STEP
        u_.copy_from_slice(&v_[..]);
        t_ += 1;
        }
        u_[o_] = 0.5 * u_[o_] + 0.1 * $array:x[2];
        }
        $real += u_.iter().map(|x| 0.02 * x * x).sum::<f64>();
        }""",
}
RUST_ITEMS = {
    "time_step_": """
        #[inline(«never¦always»)]
        fn time_step_(v: &mut [f64], u: &[f64], x: &[f64]) {
        for i in 0..32 { v[i] = u[i] + 0.001 * ((u[(i + 1) & 31] * u[i]).sin() + x[i & 7] - u[i]); }
        }""",
}


def spelled(templates: Templates) -> Templates:
    """The templates with what all loops have."""
    words = {
        "HEAP": HEAP,
        "LOCAL": LOCAL,
        "FILL": FILL,
        "STEPS": STEPS,
        "STEP": STEP,
        "COPY": COPY,
        "SWAP": SWAP,
        "SUM": SUM,
        "RATE": RATE,
    }
    found = dict(templates)
    for name, text in found.items():
        for word, stands_for in words.items():
            text = text.replace(word, stands_for)
        found[name] = text
    return found


C_TIMELOOPS = Kind(spelled(C_SPECIAL), C_ITEMS, is_long=True)
RUST_TIMELOOPS = Kind(
    {name: text.replace("STEP", RUST_STEP) for name, text in RUST_SPECIAL.items()}, RUST_ITEMS, is_long=True
)
