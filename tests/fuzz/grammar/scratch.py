"""Numbers written to memory that a request calls constant, that a closure captures, or that is global, and read again.

Where they are written and read, functions of their own and indices that are known only when the program runs are between the
two. A zero is wrong: such a program is right, or refused, or stops with a message.
"""

from __future__ import annotations

from tests.fuzz.writer import Kind

# Each use writes all numbers that it reads: what an earlier call left is not part of what is differentiated.
STATIC = "static «NOINLINE¦NOINLINE¦»"
C_SPECIAL = {
    "scratch_constant": """
        {
        for (int i_ = 0; i_ < 8; i_++) keep_(w, i_, «$array[i_] * $leaf¦0.1 * i_¦$value»);
        $block(keep_(w, $index, $value);:statement and kept_(w, $index):value and mixed_(w, $int);:statement)
        $place = kept_(w, $index) * «kept_(w, $index)¦$leaf¦3.0»;
        }""",
    "scratch_constant_of_structs": """
        {
        struct bench_ h_ = {«w, $array¦$array, w¦w, w + 4», n};
        for (int i_ = 0; i_ < 8; i_++) keep_(w, i_, $array[i_] * 0.5);
        on_bench_(&h_, $int, $value);
        $real += of_bench_(&h_, $int) * $leaf;
        }""",
    "scratch_constant_copied": """
        {
        double q_[8];
        «memcpy¦copied_»(w, $array, 8 * sizeof(double));
        keep_(w, $index, $value);
        «memcpy¦copied_»(q_, w, 8 * sizeof(double));
        $real += 0.3 * q_[$index] * q_[$index];
        }""",
    "scratch_constant_unread": """
        {
        for (int i_ = 0; i_ < 8; i_++) keep_(w, i_, $array[i_] * $leaf);
        keep_(w, $index, $value);
        }""",
    "scratch_global": """
        {
        for (int i_ = 0; i_ < 8; i_++) keep_(bench_room_, i_, $array[i_] * $leaf);
        $block(keep_(bench_room_, $index, $value);:statement and kept_(bench_room_, $index):value and mixed_(bench_room_, $int);:statement)
        $place = kept_(bench_room_, $index) * «kept_(bench_room_, $index)¦$leaf¦3.0»;
        }""",
    "scratch_global_by_pointer": """
        {
        for (int i_ = 0; i_ < 8; i_++) keep_(desk_, i_, $array[i_] * $leaf);
        $block(keep_(desk_, $index, $value);:statement and kept_(desk_, $index):value)
        $place = kept_(desk_, $index) * «kept_(desk_, $index)¦$leaf¦3.0»;
        }""",
    "scratch_global_struct": """
        {
        place_on_(&bench_of_all_, $array, n);
        «on_bench_(&bench_of_all_, $int, $value);¦»
        $real += of_bench_(&bench_of_all_, $int) * $leaf;
        }""",
}
C_ITEMS = {
    "keep_": f"{STATIC} void keep_(double *m, int k, double x) {{ m[k] = «x¦x * x¦sin(x)»; }}",
    "kept_": f"{STATIC} double kept_(const double *m, int k) {{ return «m[k]¦m[k] * 0.5¦m[k] + m[0]»; }}",
    "mixed_": f"{STATIC} void mixed_(double *m, int k) {{ m[k & 7] = sin(m[(k + 3) & 7]) * 0.9; }}",
    "copied_": f"""
        {STATIC} void copied_(double *to, const double *from, size_t size) {{
        for (size_t i = 0; i < size / sizeof(double); i++) to[i] = from[i];
        }}""",
    "bench_": "struct bench_ { double *one, *other; int n; };",
    "on_bench_": f"{STATIC} void on_bench_(struct bench_ *h, int k, double x) {{ h->one[k & 7] = x; h->other[(k + 1) & 3] = x * 0.5; }}",
    "of_bench_": f"{STATIC} double of_bench_(const struct bench_ *h, int k) {{ return h->one[k & 7] + «h->other[k & 3]¦0.3»; }}",
    "place_on_": f"""
        {STATIC} void place_on_(struct bench_ *h, double *x, int n) {{
        h->one = bench_room_;
        h->other = x;
        h->n = n;
        for (int i = 0; i < 8; i++) h->one[i] = x[i] * 0.7;
        }}""",
    "bench_of_all_": "static struct bench_ bench_of_all_;",
    "bench_room_": "«static ¦»double bench_room_[8];",
    "desk_": "static double *«const ¦¦volatile »desk_ = bench_room_;",
}

RUST_SPECIAL = {
    "scratch_captured_cell": """
        {
        keep_one_(w, $value);
        $block(keep_one_(w, $value);:statement and kept_one_(w):value)
        $place = kept_one_(w) * $leaf;
        }""",
    "scratch_captured_vec": """
        {
        for i_ in 0..8 { keep_(w, i_, $array[i_] * $leaf); }
        $block(keep_(w, $index, $value);:statement and kept_(w, $index):value)
        $place = kept_(w, $index) * «kept_(w, $index)¦3.0f64»;
        }""",
    "scratch_captured_vec_made_anew": """
        {
        *w.many.borrow_mut() = $array.iter().map(|x| x * 0.5).collect();
        «{ let e_ = $value; w.many.borrow_mut().push(e_); }¦keep_(w, $index, $value);»
        $real += w.many.borrow().iter().map(|x| 0.2 * x * x).sum::<f64>();
        }""",
    "scratch_captured_array": """
        {
        w.eight.borrow_mut().copy_from_slice(&$array[..]);
        w.eight.borrow_mut()[$index] = $value;
        let e_ = w.eight.borrow()[$index];
        $place = e_ * e_ + w.eight.borrow().iter().sum::<f64>();
        }""",
    "scratch_captured_unread": "keep_one_(w, $value);",
    "scratch_thread_local": """
        {
        DESK_.with(|d| for i in 0..8 { d.borrow_mut()[i] = $array[i] * 0.6; });
        let e_ = $value;
        DESK_.with(|d| d.borrow_mut()[$index] = e_);
        $real += DESK_.with(|d| d.borrow().iter().map(|x| 0.2 * x * x).sum::<f64>());
        }""",
    "scratch_mutex": """
        {
        let e_ = $value;
        let mut d_ = BENCH_.lock().unwrap();
        for i_ in 0..8 { d_[i_] = $array[i_] * 0.6; }
        d_[$index] = e_;
        $real += d_.iter().map(|x| 0.2 * x * x).sum::<f64>();
        }""",
}
INLINE = "#[inline(«never¦never¦always»)]"
RUST_ITEMS = {
    "keep_one_": f"{INLINE} fn keep_one_(w: &Kept, x: f64) {{ w.one.set(«x¦x * x»); }}",
    "kept_one_": f"{INLINE} fn kept_one_(w: &Kept) -> f64 {{ w.one.get() * «0.5¦w.one.get()» }}",
    "keep_": f"{INLINE} fn keep_(w: &Kept, k: usize, x: f64) {{ w.many.borrow_mut()[k] = «x¦x * x»; }}",
    "kept_": f"{INLINE} fn kept_(w: &Kept, k: usize) -> f64 {{ let m = w.many.borrow(); m[k] + 0.5 * m[0] }}",
    "DESK_": "thread_local! { static DESK_: std::cell::RefCell<Vec<f64>> = std::cell::RefCell::new(vec![0.0; 8]); }",
    "BENCH_": "static BENCH_: std::sync::Mutex<[f64; 8]> = std::sync::Mutex::new([0.0; 8]);",
}

C_SCRATCH = Kind(C_SPECIAL, C_ITEMS, may_stop=True)
RUST_SCRATCH = Kind(RUST_SPECIAL, RUST_ITEMS, may_stop=True)
