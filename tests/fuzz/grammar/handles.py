"""Handles: addresses that a program keeps as integers, in arrays and structs, on a stack, in vectors and with marks in low bits."""

from __future__ import annotations

from tests.fuzz.grammar.owners import actions
from tests.fuzz.writer import Kind, Templates

STATIC = "static «NOINLINE¦NOINLINE¦inline¦»"
EXCHANGES = """
    handle_swap_(&h_[$int & 3], &h_[$count & 3]);
    { uintptr_t t_ = h_[0]; h_[0] = h_[1]; h_[1] = h_[2]; h_[2] = h_[3]; h_[3] = t_; }
    { uintptr_t t_ = h_[3]; for (int k_ = 3; k_ > 0; k_--) h_[k_] = h_[k_ - 1]; h_[0] = t_; }
    { uintptr_t t_[4]; memcpy(t_, h_, sizeof t_); for (int k_ = 0; k_ < 4; k_++) h_[k_] = t_[(k_ + 3) & 3]; }
    handle_set_(h_[$int & 3], $value);
    *(double *)h_[$int & 3] = $value;
"""
COPIES = """
    h_[$int & 3] = h_[$count & 3];
    h_[$int & 3] = handed_on_(h_[$count & 3]);
    memmove(h_, h_ + 1, 2 * sizeof *h_);
    h_[$int & 3] = (uintptr_t)&$array[$index];
"""
READS = """
    handle_at_(h_[$int & 3]):value
    *(double *)h_[$count & 3]:value
"""
KEPT = """
    {
    double q_[8];
    ROOM
    for (int i_ = 0; i_ < 8; i_++) q_[i_] = $array[i_] * $leaf;
    for (int i_ = 0; i_ < 4; i_++) h_[i_] = (uintptr_t)«&q_[i_]¦&q_[7 - i_]¦(q_ + 2 * i_)¦(i_ & 1 ? &q_[i_] : &$array[i_])»;
    $block(busy and $actions)
    for (int i_ = 0; i_ < 4; i_++) $real += 0.2 * handle_at_(h_[i_]) * (i_ + 1);
    END
    }"""
ACTIONS = {
    "handles_lent": actions(EXCHANGES + COPIES, READS),
    "handles_owned": actions(
        EXCHANGES
        + """
        handles_sorted_(h_, 4);
        { double x_ = $value; free((void *)h_[$int:k & 3]); h_[$int:k & 3] = handle_made_(x_); }
        { double *t_ = (double *)h_[$int & 3]; t_[1] = t_[0] * $leaf; }
        """,
        READS + "for (int k_ = 0; k_ < 4; k_++) free((void *)h_[k_]);:cleanup",
    ),
    "handles_marked": actions(
        """
        h_[$int & 3] |= «1¦2¦3»;
        h_[$int & 3] ^= 1;
        h_[$int & 3] &= ~(uintptr_t)«1¦3¦7»;
        h_[$int & 3] = (h_[$count & 3] & ~(uintptr_t)7) + «1¦4»;
        handle_swap_(&h_[$int & 3], &h_[$count & 3]);
        h_[$int & 3] = h_[$count & 3];
        if (h_[$int:k & 3] & 1) *(double *)(h_[$int:k & 3] & ~(uintptr_t)7) = $value;
        """,
        """
        unmarked_(h_[$int & 3]):value
        (h_[$int & 3] & 1 ? 0.3 : unmarked_(h_[$count & 3])):value
        """,
    ),
    "handles_in_structs": actions(
        """
        r_[$int % 3] = r_[$count % 3];
        memcpy(&r_[$int:k % 3], &r_[($int:k + 1) % 3], sizeof r_[0]);
        held_swap_(&r_[$int % 3], &r_[$count % 3]);
        r_[$int % 3] = held_changed_(r_[$count % 3], $value);
        { struct held_ t_ = r_[0]; r_[0] = r_[2]; r_[2] = t_; }
        { uintptr_t t_ = r_[0].at; r_[0].at = r_[1].at; r_[1].at = t_; }
        r_[$int % 3].at = (uintptr_t)&$array[$index];
        *(double *)r_[$int % 3].at = $value;
        for (int i_ = 0; i_ < 2; i_++) if (r_[i_].key > r_[i_ + 1].key) held_swap_(&r_[i_], &r_[i_ + 1]);
        """,
        """
        held_at_(&r_[$int % 3]):value
        *(double *)r_[$int % 3].at * r_[0].weight:value
        """,
    ),
    "handles_in_vectors": actions(
        """
        v_ = __builtin_shufflevector(v_, w_, «1, 0¦0, 2¦3, 1¦2, 3»);
        { two_words_ t_ = v_; v_ = w_; w_ = t_; }
        v_[$int & 1] = w_[$count & 1];
        w_ = two_handed_on_(v_, $int);
        w_ = (two_words_){(uintptr_t)&$array[$index], v_[0]};
        handle_set_(v_[$int & 1], $value);
        """,
        """
        handle_at_(v_[$int & 1]):value
        *(double *)w_[$int & 1]:value
        """,
    ),
}
C_SPECIAL = {
    "handles_lent": KEPT.replace("ROOM", "uintptr_t h_[4];").replace("END", ""),
    "handles_in_static_memory": KEPT.replace("ROOM", "uintptr_t *h_ = handle_room_;").replace("END", ""),
    "handles_on_the_heap": KEPT.replace("ROOM", "uintptr_t *h_ = (uintptr_t *)malloc(4 * sizeof *h_);")
    .replace("END", "free(h_);")
    .replace("busy and", "busy and free(h_);:cleanup and"),
    "handles_owned": """
        {
        uintptr_t h_[4];
        for (int i_ = 0; i_ < 4; i_++) h_[i_] = handle_made_($array[i_] * $leaf);
        $block(busy and $actions)
        for (int i_ = 0; i_ < 4; i_++) $real += 0.2 * handle_at_(h_[i_]) * (i_ + 1) + ((double *)h_[i_])[1];
        for (int i_ = 0; i_ < 4; i_++) free((void *)h_[i_]);
        }""",
    "handles_marked": """
        {
        double q_[4];
        uintptr_t h_[4];
        for (int i_ = 0; i_ < 4; i_++) q_[i_] = $array[i_] * $leaf;
        for (int i_ = 0; i_ < 4; i_++) h_[i_] = (uintptr_t)&q_[i_] «| (i_ & 1)¦+ (i_ & 1)¦| 2¦»;
        $block(busy and $actions)
        for (int i_ = 0; i_ < 4; i_++) $real += 0.2 * unmarked_(h_[i_]) * (1 + (h_[i_] & 3));
        }""",
    "handles_xored": """
        {
        double p_ = $value, q_ = $value;
        uintptr_t h_ = (uintptr_t)&p_, k_ = (uintptr_t)&q_, x_ = h_ ^ k_;
        «h_ ^= x_; k_ ^= x_;¦if ($cond) { h_ ^= x_; k_ ^= x_; }¦h_ = x_ ^ h_; k_ = x_ ^ h_;¦
        h_ ^= k_; k_ ^= h_; h_ ^= k_;¦h_ ^= 0x5555; k_ = handed_on_(k_ ^ 0x5555); h_ ^= 0x5555; k_ ^= 0x5555;»
        *(double *)k_ *= $leaf;
        $real += handle_at_(h_) * handle_at_(h_) + 0.5 * handle_at_(k_);
        }""",
    "handles_in_structs": """
        {
        struct held_ r_[3];
        double q_[3];
        for (int i_ = 0; i_ < 3; i_++) {
        q_[i_] = $array[i_] * $leaf;
        r_[i_].key = (2 * i_ + n) % 3;
        r_[i_].weight = $leaf;
        r_[i_].at = (uintptr_t)&q_[i_];
        }
        $block(busy and $actions)
        for (int i_ = 0; i_ < 3; i_++) $real += 0.2 * held_at_(&r_[i_]) * (r_[i_].key + 1);
        }""",
    "handles_on_a_stack": """
        {
        uintptr_t s_[16];
        double m_[16];
        int top_ = 0, used_ = 0;
        for (int i_ = 0; i_ < $bound + 5; i_++) {
        int op_ = (5 * i_ + «n¦$count¦2») % 7;
        if (top_ < 2 || op_ < 3) {
        m_[used_] = $array[i_ & 7] * $leaf;
        s_[top_++] = (uintptr_t)«&m_[used_++]¦(i_ & 1 ? &$array[i_ & 7] : &m_[used_++])»;
        }
        else if (op_ == 3) {
        uintptr_t t_ = s_[top_ - 1];
        s_[top_ - 1] = s_[top_ - 2];
        s_[top_ - 2] = t_;
        }
        else if (op_ == 4) {
        *(double *)s_[top_ - 2] = sin(*(double *)s_[top_ - 1] + *(double *)s_[top_ - 2]);
        top_--;
        }
        else if (op_ == 5) {
        s_[top_] = s_[top_ - 2];
        top_++;
        }
        else {
        handle_set_(s_[top_ - 1], $value);
        }
        }
        while (top_ > 0) $real = 0.7 * $real + handle_at_(s_[--top_]);
        }""",
    "handles_in_vectors": """
        {
        double p_ = $value, q_ = $value;
        two_words_ v_ = {(uintptr_t)&p_, (uintptr_t)&q_}, w_ = {(uintptr_t)&q_, (uintptr_t)&$array[$index]};
        $block(busy and $actions)
        $real += 0.3 * *(double *)v_[0] * *(double *)w_[1] + handle_at_(v_[1]) * p_;
        }""",
    "handles_in_unions": """
        {
        union handle_or_pointer_ u_[3];
        double q_[3];
        for (int i_ = 0; i_ < 3; i_++) {
        q_[i_] = $array[i_] * $leaf;
        «u_[i_].p = &q_[i_];¦u_[i_].h = (uintptr_t)&q_[i_];¦if (i_ & 1) u_[i_].p = &q_[i_]; else u_[i_].h = (uintptr_t)&q_[i_];»
        }
        «{ union handle_or_pointer_ t_ = u_[0]; u_[0] = u_[2]; u_[2] = t_; }¦{ uintptr_t t_ = u_[1].h; u_[1].h = u_[0].h; u_[0].h = t_; }¦»
        *u_[$int % 3].p = $value;
        for (int i_ = 0; i_ < 3; i_++) $real += 0.2 * «*u_[i_].p¦handle_at_(u_[i_].h)» * (i_ + 1);
        }""",
    "handles_computed": """
        {
        uintptr_t h_ = (uintptr_t)«$array¦handed_on_((uintptr_t)$array)», e_ = h_ + «8¦5» * sizeof(double);
        «for (uintptr_t k_ = h_; k_ < e_; k_ += sizeof(double)) *(double *)k_ = sin(*(double *)k_ + 0.1);¦
        for (uintptr_t k_ = h_; k_ != e_; k_ += 8) $place = *(double *)k_ * $leaf;¦
        *(double *)(e_ - 8 * ($int % 5 + 1)) = $value;¦handle_set_(h_ + 8 * $index, $value);»
        $real += 0.3 * *(double *)(h_ + 8 * $index) * element_(h_, $int & 7);
        }""",
}
C_ITEMS = {
    "handle_room_": "static uintptr_t handle_room_[4];",
    "handle_at_": f"{STATIC} double handle_at_(uintptr_t h) {{ return *(double *)h; }}",
    "handle_set_": f"{STATIC} void handle_set_(uintptr_t h, double x) {{ *(double *)h = «x¦x * x¦sin(x + *(double *)h)»; }}",
    "handle_swap_": f"{STATIC} void handle_swap_(uintptr_t *p, uintptr_t *q) {{ uintptr_t t = *p; *p = *q; *q = t; }}",
    "handed_on_": f"{STATIC} uintptr_t handed_on_(uintptr_t h) {{ return h; }}",
    "handle_made_": f"""
        {STATIC} uintptr_t handle_made_(double x) {{
        double *p = (double *)malloc(2 * sizeof(double));
        p[0] = x;
        p[1] = 0.5 * x;
        return (uintptr_t)p;
        }}""",
    "handles_sorted_": f"""
        {STATIC} void handles_sorted_(uintptr_t *h, int n) {{
        for (int i = 1; i < n; i++) {{
        for (int k = i; k > 0 && *(double *)h[k - 1] > *(double *)h[k]; k--) handle_swap_(&h[k - 1], &h[k]);
        }}
        }}""",
    "unmarked_": f"{STATIC} double unmarked_(uintptr_t h) {{ return *(double *)«(h & ~(uintptr_t)7)¦(h - (h & 7))¦((h >> 3) << 3)»; }}",
    "held_": """
        struct held_ {
        «int key; uintptr_t at; double weight;¦double weight; uintptr_t at; int key;¦uintptr_t at; int key; double weight;»
        };""",
    "held_swap_": f"{STATIC} void held_swap_(struct held_ *p, struct held_ *q) {{ struct held_ t = *p; *p = *q; *q = t; }}",
    "held_changed_": f"{STATIC} struct held_ held_changed_(struct held_ r, double x) {{ r.weight = x; r.key ^= 1; return r; }}",
    "held_at_": f"{STATIC} double held_at_(const struct held_ *r) {{ return *(double *)r->at * r->weight; }}",
    "two_words_": "typedef uint64_t two_words_ __attribute__((vector_size(16)));",
    "two_handed_on_": f"""
        {STATIC} two_words_ two_handed_on_(two_words_ v, int k) {{
        if (k & 1) v = __builtin_shufflevector(v, v, 1, 0);
        return v;
        }}""",
    "handle_or_pointer_": "union handle_or_pointer_ { double *p; uintptr_t h; };",
    "element_": f"{STATIC} double element_(uintptr_t h, int k) {{ return ((const double *)h)[k]; }}",
}
CPP_SPECIAL = {
    "handles_in_std_vector": """
        {
        double q_[8];
        std::vector<uintptr_t> v_;
        for (int i_ = 0; i_ < $bound + 2; i_++) {
        q_[i_ & 7] = $array[i_ & 7] * $leaf;
        v_.push_back(reinterpret_cast<uintptr_t>(&q_[i_ & 7]));
        }
        «std::swap(v_.front(), v_.back());¦std::reverse(v_.begin(), v_.end());¦std::rotate(v_.begin(), v_.begin() + 1, v_.end());¦
        std::sort(v_.begin(), v_.end(), [](uintptr_t x, uintptr_t y) { return *(double *)x < *(double *)y; });¦
        v_.insert(v_.begin(), v_.back());¦v_.erase(v_.begin());¦»
        *reinterpret_cast<double *>(v_[0]) = $value;
        for (uintptr_t x_ : v_) $real = 0.6 * $real + handle_at_(x_);
        }""",
    "handles_in_pairs": """
        {
        double q_[8];
        std::vector<std::pair<int, uintptr_t>> v_;
        for (int i_ = 0; i_ < 6; i_++) q_[i_] = $array[i_] * $leaf;
        for (int i_ = 0; i_ < 6; i_++) v_.emplace_back((i_ * 5 + n) % 7, (uintptr_t)&q_[i_]);
        std::sort(v_.begin(), v_.end(), [](auto &x, auto &y) { return x.first < y.first; });
        for (auto &x_ : v_) $real = 0.6 * $real + handle_at_(x_.second) * x_.first;
        }""",
}

RUST_ACTIONS = actions(
    """
    h_.swap($int & 3, $count & 3);
    h_.rotate_left($count & 3);
    { let t_ = h_; h_[0] = t_[2]; h_[3] = t_[1]; }
    h_[$int & 3] = h_[$count & 3];
    h_[$int & 3] = handed_on_(h_[$count & 3]);
    { let x_ = $value; handle_set_(h_[$int & 3], x_); }
    h_.sort_by_key(|x| handle_key_(*x));
    """,
    """
    handle_at_(h_[$int & 3]):value
    """,
)
RUST_SPECIAL = {
    "handles_lent": f"""
        {{
        let mut q_ = [0.0f64; 8];
        for i_ in 0..8 {{ q_[i_] = $array[i_] * $leaf; }}
        let p_ = q_.as_mut_ptr();
        let mut h_ = [0usize; 4];
        for i_ in 0..4 {{ h_[i_] = unsafe {{ p_.add(«i_¦7 - i_¦2 * i_») }} as usize; }}
        $block(busy and {RUST_ACTIONS})
        for i_ in 0..4 {{ $real += 0.2 * handle_at_(h_[i_]) * (i_ + 1) as f64; }}
        }}""",
    "handles_of_boxes": """
        {
        let mut v_: Vec<usize> = Vec::new();
        for i_ in 0..($bound + 1) { v_.push(Box::into_raw(Box::new($array[i_ & 7] * $leaf)) as usize); }
        «v_.reverse();¦let l_ = v_.len() - 1; v_.swap(0, l_);¦v_.rotate_left(1);¦
        v_.sort_by(|x, y| handle_at_(*x).total_cmp(&handle_at_(*y)));¦»
        handle_set_(v_[0], $value);
        while let Some(x_) = v_.pop() {
        let b_ = unsafe { Box::from_raw(x_ as *mut f64) };
        $real = 0.6 * $real + *b_ * *b_;
        }
        }""",
    "handles_in_structs": """
        {
        let mut q_ = [$leaf, $value, $value];
        let p_ = q_.as_mut_ptr();
        let mut r_ = [Held_ { key: 2, at: p_ as usize, weight: $leaf }; 3];
        for i_ in 0..3 { r_[i_].at = unsafe { p_.add(i_) } as usize; }
        r_.swap(0, $int % 3);
        r_[1] = r_[$int % 3];
        «r_[2] = Held_ { weight: $value, ..r_[0] };¦r_[$int % 3].key += 1;¦r_.sort_by_key(|x| x.key);¦»
        handle_set_(r_[$int % 3].at, $value);
        for x_ in &r_ { $real += 0.2 * handle_at_(x_.at) * x_.weight * x_.key as f64; }
        }""",
    "handles_marked": """
        {
        let mut q_ = [$leaf, $value, $value, $leaf];
        let p_ = q_.as_mut_ptr();
        let mut h_ = [0usize; 4];
        for i_ in 0..4 { h_[i_] = unsafe { p_.add(i_) } as usize | (i_ & 1); }
        h_.swap(0, $int & 3);
        «h_[$int & 3] ^= 1;¦h_[$int & 3] |= 2;¦h_[$int & 3] = h_[0] & !1;¦»
        for i_ in 0..4 { $real += 0.2 * handle_at_(h_[i_] & !7) * (1 + (h_[i_] & 3)) as f64; }
        }""",
}
INLINE = "#[inline(«never¦never¦always»)]"
RUST_ITEMS = {
    "handle_at_": f"{INLINE} fn handle_at_(h: usize) -> f64 {{ unsafe {{ *(h as *const f64) }} }}",
    "handle_set_": f"""
        {INLINE}
        fn handle_set_(h: usize, x: f64) {{ unsafe {{ *(h as *mut f64) = «x¦x * x¦(x + *(h as *const f64)).sin()» }} }}""",
    "handed_on_": f"{INLINE} fn handed_on_(h: usize) -> usize {{ h }}",
    "handle_key_": f"{INLINE} fn handle_key_(h: usize) -> i64 {{ unsafe {{ (*(h as *const f64) * 1000.0) as i64 }} }}",
    "Held_": "#[derive(Clone, Copy)] struct Held_ { «key: i32, at: usize, weight: f64¦weight: f64, at: usize, key: i32» }",
}


def acting(special: Templates) -> Templates:
    """The templates with their actions."""
    borrowed = ACTIONS["handles_lent"]
    return {name: text.replace("$actions", ACTIONS.get(name, borrowed)) for name, text in special.items()}


C_HANDLES = Kind(acting(C_SPECIAL), C_ITEMS, may_stop=True)
CPP_HANDLES = Kind(acting({**C_SPECIAL, **CPP_SPECIAL}), C_ITEMS, may_stop=True)
RUST_HANDLES = Kind(RUST_SPECIAL, RUST_ITEMS, may_stop=True)
