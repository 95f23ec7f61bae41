"""Owners of heap memory: made, grown, moved, swapped, copied, cleared and dropped in a random order.

Who moves from an owner leaves zeros behind, in each of the ways that programs write; who drops one does so, too, so that
what is dropped twice is dropped once. Each function of an owner is inlined in one program and not in another.
"""

from __future__ import annotations

from tests.fuzz.writer import Kind, Templates

CLEARED = """«o->p = 0; o->n = o->cap = 0;¦*o = (struct owner_){0};¦memset(o, 0, sizeof *o);¦
o->p = 0; o->n = 0; o->cap = 0;»""".replace("\n", "")
ROWS_CLEARED = "«memset(m, 0, 4 * sizeof *m);¦for (int k = 0; k < 4; k++) m[k] = 0;»"
STATIC = "static «NOINLINE¦NOINLINE¦inline¦»"
ROW_ACTIONS = """
    row_make_($rows, $int & 3, $value);:statement and row_drop_($rows, $int & 3);:statement
    and rows_clear_($rows);:statement and row_move_($rows, $int & 3, $count & 3);:statement
    and row_swap_(&$rows[$int & 3], &$rows[$count & 3]);:statement and row_copy_($rows, $int & 3, $count & 3);:statement
    and row_at_($rows, $int & 3, $int):value and rows_clear_($rows);:cleanup
""".replace("\n", " ")


def actions(statements: str, others: str) -> str:
    """What a busy block has: the statements, one a line, and other options of `$block`."""
    lines = [f"{line.strip()}:statement" for line in statements.strip().splitlines()]
    return " and ".join(lines + [line.strip() for line in others.strip().splitlines()])


ACTIONS = {
    "owner": actions(
        """
        push_(&o_[$int % 3], $value);
        fill_(&o_[$int % 3], $array, $bound);
        drop_(&o_[$int % 3]);
        move_(&o_[$int % 3], &o_[$count % 3]);
        copy_(&o_[$int % 3], &o_[$count % 3]);
        swap_(&o_[$int % 3], &o_[$count % 3]);
        """,
        """
        at_(&o_[$int % 3], $int):value
        for (int k = 0; k < 3; k++) drop_(&o_[k]);:cleanup
        """,
    ),
    "owner_by_value": actions(
        """
        { struct owner_ t = take_(&p_); drop_(&p_); p_ = q_; q_ = t; }
        { drop_(&q_); q_ = take_(&p_); }
        { drop_(&p_); p_ = make_($count, $value); }
        push_(&«p_¦q_», $value);
        shrink_(&«p_¦q_», $int);
        """,
        """
        at_(&q_, $int):value
        at_(&p_, 1):value
        drop_(&p_);:cleanup
        drop_(&q_);:cleanup
        """,
    ),
    "owner_of_owners": actions(
        """
        put_(&h_, make_($count, $value));
        { struct owner_ t = {0}; fill_(&t, $array, $bound); put_(&h_, take_(&t)); drop_(&t); }
        pull_(&h_);
        shelf_clear_(&h_);
        if (h_.n) push_(&h_.o[$int % h_.n], $value);
        if (h_.n) drop_(&h_.o[$int % h_.n]);
        """,
        """
        (h_.n ? at_(&h_.o[h_.n - 1], $int) : 0.3):value
        shelf_clear_(&h_);:cleanup
        """,
    ),
    "owner_class": actions(
        """
        o_[$int % 3].push($value);
        o_[$int % 3].clear();
        o_[$int % 3] = std::move(o_[$count % 3]);
        o_[$int % 3] = o_[$count % 3];
        std::swap(o_[$int % 3], o_[$count % 3]);
        o_[$int % 3] = buffer_($count, $value);
        o_[$int % 3] = o_[$count % 3].shifted();
        """,
        """
        o_[$int % 3].at($int):value
        """,
    ),
    "owner_vector": actions(
        """
        v_.push_back(buffer_($count, $value));
        v_.emplace_back($count, $value);
        if (!v_.empty()) v_.pop_back();
        if (!v_.empty()) v_.erase(v_.begin());
        if (!v_.empty()) v_.insert(v_.begin(), v_.back());
        if (!v_.empty()) v_[$int % v_.size()].push($value);
        v_.clear();
        """,
        """
        (v_.empty() ? 0.3 : v_.back().at($int)):value
        """,
    ),
    "owner_pointers": actions(
        """
        p_.swap(q_);
        q_ = std::move(p_);
        { p_.reset(new double[8]()); p_[2] = $value; }
        q_.reset();
        if (p_) p_[$index] = $value;
        """,
        """
        (p_ ? p_[$index] : 0.2):value
        (q_ ? q_[$index] : 0.4):value
        """,
    ),
    "owner_valarray": actions(
        """
        if (v_.size()) v_ = v_.cshift(1);
        w_ = v_;
        v_ = std::move(w_);
        std::swap(v_, w_);
        { w_.resize(4); w_ = $value; }
        { v_ = w_; v_ *= $leaf; }
        """,
        """
        (v_.size() ? v_[0] : 0.1):value
        """,
    ),
    "owner_nested_vectors": actions(
        """
        m_[$int & 1].push_back($value);
        m_[0].swap(m_[1]);
        m_[1] = std::move(m_[0]);
        m_[$int & 1].clear();
        m_[0] = m_[1];
        m_.push_back(m_[$int & 1]);
        if (m_.size() > 2) m_.erase(m_.begin() + 1);
        std::vector<double>().swap(m_[0]);
        m_[1].shrink_to_fit();
        m_[$int & 1].resize($bound, $leaf);
        """,
        """
        (m_[0].empty() ? 0.2 : m_[0].back()):value
        """,
    ),
    "owner_vecs": actions(
        """
        { let x = $value; push_(&mut o_[$int % 3], x); }
        o_[$int % 3].clear();
        o_[$int % 3] = std::mem::take(&mut o_[$count % 3]);
        o_[$int % 3] = o_[$count % 3].clone();
        o_.swap($int % 3, $count % 3);
        o_[$int % 3] = Vec::with_capacity($count);
        o_[$int % 3].shrink_to_fit();
        { let x = vec![$value; 2]; let t = std::mem::replace(&mut o_[0], x); o_[1].extend(t); }
        """,
        """
        at_(&o_[$int % 3], $int):value
        """,
    ),
    "owner_boxes": actions(
        """
        m_[$int % 3] = Some(Box::new([$value; 8]));
        m_[$int % 3] = m_[$count % 3].take();
        m_[$int % 3] = m_[$count % 3].clone();
        m_.swap($int % 3, $count % 3);
        m_[$int % 3] = None;
        if let Some(x) = &mut m_[$int % 3] { x[$index] = $value; }
        """,
        """
        """,
    ),
}

C_SPECIAL = {
    "owner": """
        {
        struct owner_ o_[3]«= {{0}};¦= {make_(n, $value), {0}, {0}};¦; memset(o_, 0, sizeof o_);¦;
        for (int i_ = 0; i_ < 3; i_++) clear_(&o_[i_]);»
        $block(busy and $actions)
        for (int i_ = 0; i_ < 3; i_++) $real += 0.2 * weigh_(&o_[i_]);
        for (int i_ = 0; i_ < 3; i_++) drop_(&o_[i_]);
        }""",
    "owner_by_value": """
        {
        struct owner_ p_ = make_($int % 4, $value), q_ = {0};
        $block(busy and $actions)
        $real += 0.2 * weigh_(&p_) - 0.1 * weigh_(&q_);
        drop_(&p_);
        drop_(&q_);
        }""",
    "owner_in_rounds": """
        {
        struct owner_ o_ = {0};
        for (int i_ = 0; i_ < 3; i_++) {
        fill_(&o_, $array, «n¦i_ + 2¦3»);
        «push_(&o_, $value);¦scale_(&o_, $value);¦»
        $real += 0.2 * weigh_(&o_);
        «drop_(&o_);¦drop_(&o_);¦if (i_ & 1) drop_(&o_);¦o_.n = 0;¦shrink_(&o_, i_);»
        }
        drop_(&o_);
        }""",
    "owner_of_owners": """
        {
        struct shelf_ h_ = {0};
        $block(busy and $actions)
        for (int i_ = 0; i_ < h_.n; i_++) $real += 0.1 * weigh_(&h_.o[i_]);
        shelf_clear_(&h_);
        }""",
    "owner_rows": f"""
        {{
        double *m_[4];
        memset(m_, 0, sizeof m_);
        «row_make_(m_, 1, $value);¦for (int i_ = 0; i_ < 4; i_++) row_make_(m_, i_, $value);¦»
        $block(busy and {ROW_ACTIONS.replace("$rows", "m_")})
        for (int i_ = 0; i_ < 4; i_++) if (m_[i_]) $real += 0.2 * m_[i_][$index] * m_[i_][2];
        rows_clear_(m_);
        }}""",
    "owner_rows_on_the_heap": f"""
        {{
        double **m_ = (double **)calloc(4, sizeof(double *));
        row_make_(m_, $int & 3, $value);
        $block(busy and free(m_);:cleanup and {ROW_ACTIONS.replace("$rows", "m_")})
        for (int i_ = 0; i_ < 4; i_++) $real += 0.2 * row_at_(m_, i_, $int);
        rows_clear_(m_);
        free(m_);
        }}""",
}

C_ITEMS = {
    "owner_": """
        struct owner_ {
        «double *p; int n, cap;¦size_t n, cap; double *p;¦double *p; double k; int n, cap;¦int n; double *p; int cap;»
        };""",
    "push_": f"""
        {STATIC} void push_(struct owner_ *o, double x) {{
        if (o->n == o->cap) {{
        «o->cap = o->cap ? 2 * o->cap : 2;¦o->cap = o->cap + 3;»
        «o->p = (double *)realloc(o->p, o->cap * sizeof(double));¦o->p = grown_(o->p, o->n, o->cap);»
        }}
        o->p[o->n++] = «x¦x * 0.5¦sin(x)»;
        }}""",
    "grown_": f"""
        {STATIC} double *grown_(double *p, int n, int room) {{
        double *q = (double *)«malloc(room * sizeof(double))¦calloc(room, sizeof(double))»;
        «if (n) memcpy(q, p, n * sizeof(double));¦for (int i = 0; i < n; i++) q[i] = p[i];»
        free(p);
        return q;
        }}""",
    "fill_": f"""
        {STATIC} void fill_(struct owner_ *o, const double *x, int n) {{
        for (int i = 0; i < n; i++) push_(o, x[i & 7] * «0.5¦x[(i + 1) & 7]»);
        }}""",
    "clear_": f"{STATIC} void clear_(struct owner_ *o) {{ {CLEARED} }}",
    "drop_": f"{STATIC} void drop_(struct owner_ *o) {{ free(o->p); «clear_(o);¦{CLEARED}» }}",
    "move_": f"""
        {STATIC} void move_(struct owner_ *to, struct owner_ *o) {{
        if (to == o) return;
        free(to->p);
        «*to = *o;¦memcpy(to, o, sizeof *o);¦to->p = o->p; to->n = o->n; to->cap = o->cap;»
        {CLEARED}
        }}""",
    "copy_": f"""
        {STATIC} void copy_(struct owner_ *to, const struct owner_ *o) {{
        if (to == o) return;
        drop_(to);
        if (!o->n) return;
        to->p = (double *)malloc(o->n * sizeof(double));
        «memcpy(to->p, o->p, o->n * sizeof(double));¦for (int i = 0; i < o->n; i++) to->p[i] = o->p[i];»
        to->n = to->cap = o->n;
        }}""",
    "swap_": f"""
        {STATIC} void swap_(struct owner_ *x, struct owner_ *y) {{
        «struct owner_ t = *x; *x = *y; *y = t;¦
        char t[sizeof *x]; memcpy(t, x, sizeof *x); memcpy(x, y, sizeof *x); memcpy(y, t, sizeof *x);¦
        struct owner_ t = {{0}}; move_(&t, x); move_(x, y); move_(y, &t);»
        }}""",
    "scale_": f"{STATIC} void scale_(struct owner_ *o, double x) {{ for (int i = 0; i < o->n; i++) o->p[i] *= x; }}",
    "shrink_": f"""
        {STATIC} void shrink_(struct owner_ *o, int k) {{
        if (o->n > (k & 3)) o->n = k & 3;
        «¦if (o->n) o->p = (double *)realloc(o->p, o->n * sizeof(double)), o->cap = o->n;»
        «¦if (!o->n) drop_(o);»
        }}""",
    "at_": f"{STATIC} double at_(const struct owner_ *o, int k) {{ return o->n ? o->p[k % o->n] : 0.3; }}",
    "weigh_": f"""
        {STATIC} double weigh_(const struct owner_ *o) {{
        double s = 0;
        for (int i = 0; i < o->n; i++) s = 0.7 * s + o->p[i] * «o->p[i]¦(i + 1)»;
        return s;
        }}""",
    "make_": f"""
        {STATIC} struct owner_ make_(int n, double x) {{
        struct owner_ o = {{0}};
        «o.p = (double *)malloc((n + 1) * sizeof(double)); o.cap = n + 1;¦»
        for (int i = 0; i < n; i++) push_(&o, x * (i + 1));
        return o;
        }}""",
    "take_": f"{STATIC} struct owner_ take_(struct owner_ *o) {{ struct owner_ t = *o; «clear_(o);¦{CLEARED}» return t; }}",
    "shelf_": "struct shelf_ { struct owner_ *o; int n, cap; };",
    "put_": f"""
        {STATIC} void put_(struct shelf_ *h, struct owner_ o) {{
        if (h->n == h->cap) {{
        h->cap = h->cap ? 2 * h->cap : 1;
        «h->o = (struct owner_ *)realloc(h->o, h->cap * sizeof o);¦h->o = larger_(h->o, h->n, h->cap);»
        }}
        h->o[h->n++] = o;
        }}""",
    "larger_": f"""
        {STATIC} struct owner_ *larger_(struct owner_ *o, int n, int room) {{
        struct owner_ *q = (struct owner_ *)malloc(room * sizeof *q);
        for (int i = 0; i < n; i++) «q[i] = o[i];¦q[i] = take_(&o[i]);»
        free(o);
        return q;
        }}""",
    "pull_": f"{STATIC} void pull_(struct shelf_ *h) {{ if (h->n) drop_(&h->o[--h->n]); }}",
    "shelf_clear_": f"""
        {STATIC} void shelf_clear_(struct shelf_ *h) {{
        for (int i = 0; i < h->n; i++) drop_(&h->o[i]);
        free(h->o);
        «h->o = 0; h->n = h->cap = 0;¦memset(h, 0, sizeof *h);»
        }}""",
    "row_make_": f"""
        {STATIC} void row_make_(double **m, int k, double x) {{
        free(m[k]);
        m[k] = (double *)«malloc(8 * sizeof(double))¦calloc(8, sizeof(double))»;
        for (int i = 0; i < 8; i++) m[k][i] = x * (i + 1);
        }}""",
    "row_drop_": f"{STATIC} void row_drop_(double **m, int k) {{ free(m[k]); m[k] = 0; }}",
    "rows_clear_": f"{STATIC} void rows_clear_(double **m) {{ for (int k = 0; k < 4; k++) free(m[k]); {ROWS_CLEARED} }}",
    "row_move_": f"""
        {STATIC} void row_move_(double **m, int i, int j) {{
        if (i == j) return;
        free(m[i]);
        m[i] = m[j];
        «m[j] = 0;¦memset(m + j, 0, sizeof *m);»
        }}""",
    "row_swap_": f"{STATIC} void row_swap_(double **x, double **y) {{ double *t = *x; *x = *y; *y = t; }}",
    "row_copy_": f"""
        {STATIC} void row_copy_(double **m, int i, int j) {{
        if (i == j || !m[j]) return;
        if (!m[i]) m[i] = (double *)malloc(8 * sizeof(double));
        memcpy(m[i], m[j], 8 * sizeof(double));
        }}""",
    "row_at_": f"{STATIC} double row_at_(double **m, int k, int i) {{ return m[k] ? m[k][i & 7] : 0.2; }}",
}

NOINLINE = "«NOINLINE ¦NOINLINE ¦»"
CLASS_CLEARED = "«o.p = nullptr; o.n = o.cap = 0;¦o.n = 0; o.p = nullptr; o.cap = 0;¦memset((void *)&o, 0, sizeof o);»"
CPP_SPECIAL = {
    "owner_class": """
        {
        buffer_ o_[3] = {buffer_(n, $value), buffer_(), buffer_(2, $leaf)};
        $block(busy and $actions)
        for (auto &x : o_) $real += 0.2 * x.weigh();
        }""",
    "owner_vector": """
        {
        std::vector<buffer_> v_;
        $block(busy and $actions)
        for (auto &x : v_) $real += 0.2 * x.weigh();
        }""",
    "owner_pointers": """
        {
        std::unique_ptr<double[]> p_(new double[8]()), q_;
        for (int i_ = 0; i_ < 8; i_++) p_[i_] = $array[i_] * $leaf;
        $block(busy and $actions)
        if (p_) $real += p_[$index] * p_[2];
        if (q_) $real += q_[$index] * q_[2];
        }""",
    "owner_valarray": """
        {
        std::valarray<double> v_($array:x, 6), w_(0.5, 3);
        $block(busy and $actions)
        for (double x : v_) $real += 0.2 * x * x;
        for (double x : w_) $real += 0.1 * x;
        }""",
    "owner_nested_vectors": """
        {
        std::vector<std::vector<double>> m_(2);
        m_[0].assign($array:x, $array:x + 5);
        $block(busy and $actions)
        for (auto &x : m_) for (double y : x) $real += 0.1 * y * y;
        }""",
}
CPP_ITEMS = {
    "buffer_": f"""
        struct buffer_ {{
        «double *p = nullptr; size_t n = 0, cap = 0;¦size_t n = 0, cap = 0; double *p = nullptr;¦int n = 0, cap = 0; double *p = nullptr;»
        buffer_() {{}}
        {NOINLINE}buffer_(size_t k, double x) {{ for (size_t i = 0; i < k; i++) push(x * (i + 1)); }}
        {NOINLINE}buffer_(const buffer_ &o) : p(o.n ? new double[o.n] : nullptr), n(o.n), cap(o.n) {{
        for (size_t i = 0; i < n; i++) p[i] = o.p[i];
        }}
        {NOINLINE}buffer_(buffer_ &&o) noexcept : p(o.p), n(o.n), cap(o.cap) {{ {CLASS_CLEARED} }}
        {NOINLINE}buffer_ &operator=(const buffer_ &o) {{
        «if (this != &o) {{ buffer_ t(o); swap(t); }}¦buffer_ t(o); *this = std::move(t);»
        return *this;
        }}
        {NOINLINE}buffer_ &operator=(buffer_ &&o) noexcept {{
        if (this == &o) return *this;
        «delete[] p; n = o.n; p = o.p; cap = o.cap; {CLASS_CLEARED}¦buffer_ t(std::move(o)); swap(t);»
        return *this;
        }}
        {NOINLINE}~buffer_() {{ delete[] p; «¦p = nullptr;» }}
        {NOINLINE}void swap(buffer_ &o) {{ std::swap(p, o.p); std::swap(n, o.n); std::swap(cap, o.cap); }}
        {NOINLINE}void clear() {{ delete[] p; p = nullptr; n = cap = 0; }}
        {NOINLINE}void push(double x) {{
        if (n == cap) {{
        cap = cap ? 2 * cap : 2;
        double *q = new double[cap]«()¦»;
        «for (size_t i = 0; i < n; i++) q[i] = p[i];¦if (n) memcpy(q, p, n * sizeof(double));»
        delete[] p;
        p = q;
        }}
        p[n++] = x;
        }}
        {NOINLINE}buffer_ shifted() const {{
        buffer_ r(*this);
        for (size_t i = 0; i < n; i++) r.p[i] = p[(i + 1) % n];
        return r;
        }}
        double at(int k) const {{ return n ? p[k % n] : 0.3; }}
        {NOINLINE}double weigh() const {{
        double s = 0;
        for (size_t i = 0; i < n; i++) s = 0.7 * s + p[i] * p[i];
        return s;
        }}
        }};""",
}

RUST_SPECIAL = {
    "owner_vecs": """
        {
        let mut o_: [Vec<f64>; 3] = [$array.to_vec(), Vec::new(), vec![$leaf; 3]];
        $block(busy and $actions)
        for x_ in &o_ { $real += x_.iter().map(|x| 0.1 * x * x).sum::<f64>(); }
        }""",
    "owner_boxes": """
        {
        let mut m_: [Option<Box<[f64; 8]>>; 3] = [None, Some(Box::new([$value; 8])), None];
        $block(busy and $actions)
        for x_ in m_.iter().flatten() { $real += 0.2 * x_[$index] * x_[2]; }
        }""",
}
RUST_ITEMS = {
    "push_": "#[inline(«never¦always»)] fn push_(v: &mut Vec<f64>, x: f64) { v.push(x); if v.len() > 40 { v.truncate(3); } }",
    "at_": "#[inline(«never¦always»)] fn at_(v: &[f64], k: usize) -> f64 { if v.is_empty() { 0.3 } else { v[k % v.len()] } }",
}


def acting(special: Templates) -> Templates:
    """The templates with their actions."""
    return {name: text.replace("$actions", ACTIONS.get(name, "")) for name, text in special.items()}


C_OWNERS = Kind(acting(C_SPECIAL), C_ITEMS)
CPP_OWNERS = Kind(acting({**C_SPECIAL, **CPP_SPECIAL}), {**C_ITEMS, **CPP_ITEMS})
RUST_OWNERS = Kind(acting(RUST_SPECIAL), RUST_ITEMS)
