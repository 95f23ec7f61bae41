"""Tables of static objects that own heap memory, which an earlier call made: right, or a stop with a message."""

from __future__ import annotations

from tests.fuzz.writer import Kind

STATIC = "static «NOINLINE¦NOINLINE¦»"
C_SPECIAL = {
    "table_of_statics": "$real += 0.2 * along_(regions_[$int % 3], $value);",
    "table_of_statics_chosen": """
        {
        const struct region_ *p_;
        switch ($int % 3) {
        case 0: p_ = &first_region_; break;
        case 1: p_ = &second_region_; break;
        default: p_ = &third_region_;
        }
        $place = along_(p_, $value) * «$leaf¦p_->begin[0]¦*(p_->end - 1)»;
        }""",
    "table_of_statics_walked": """
        for (int i_ = 0; i_ < 3; i_++) {
        $place = along_(regions_[(i_ + n) % 3], $leaf) * 0.3 + regions_[i_]->begin[$int & 1];
        }""",
    "table_of_statics_written": """
        {
        for (int i_ = 0; i_ < 3; i_++) for (double *p = regions_[i_]->begin; p != regions_[i_]->end; p++) *p = «0.4¦$leaf * 0.5»;
        regions_[$int % 3]->begin[1] = $value;
        $real += 0.2 * along_(regions_[$int % 3], $value);
        for (int i_ = 0; i_ < 3; i_++) for (double *p = regions_[i_]->begin; p != regions_[i_]->end; p++) *p = 0.4;
        }""",
    "table_of_rows": """
        {
        (void)rows_made_;
        $real += 0.2 * rows_of_[$int % 3][$int & 3] * $value + rows_of_[1][$int & 3];
        }""",
    "table_of_statics_by_function": "$place = along_(region_by_($int), $value);",
}
C_ITEMS = {
    "region_": "struct region_ { double *begin, *end; };",
    "first_region_": "static struct region_ first_region_;",
    "second_region_": "static struct region_ second_region_;",
    "third_region_": "static struct region_ third_region_;",
    # Before main: this is the earlier call. Who writes other numbers there puts these back: each call finds the same.
    "set_up_": """
        static void set_up_(struct region_ *r, int count) {
        r->begin = (double *)malloc(count * sizeof(double));
        r->end = r->begin + count;
        for (int i = 0; i < count; i++) r->begin[i] = 0.4;
        }""",
    "made_ready_": """
        __attribute__((constructor)) static void made_ready_(void) {
        set_up_(&first_region_, 4);
        set_up_(&second_region_, 3);
        set_up_(&third_region_, 2);
        }""",
    "regions_": "static const struct region_ *«const ¦»regions_[3] = {&first_region_, &second_region_, &third_region_};",
    "along_": f"""
        {STATIC} double along_(const struct region_ *r, double x) {{
        (void)made_ready_;
        double s = 0;
        for (const double *p = r->begin; p != r->end; p++) s = s * x + *p;
        return s;
        }}""",
    "rows_of_": "static double *rows_of_[3];",
    "rows_made_": """
        __attribute__((constructor)) static void rows_made_(void) {
        for (int k = 0; k < 3; k++) rows_of_[k] = (double *)malloc(4 * sizeof(double));
        for (int k = 0; k < 12; k++) rows_of_[k / 4][k % 4] = 0.2 * k - 0.5;
        }""",
    "region_by_": f"""
        {STATIC} const struct region_ *region_by_(int k) {{
        switch (k % 3) {{
        case 0: return &third_region_;
        case 1: return &first_region_;
        default: return &second_region_;
        }}
        }}""",
}

STATICS = Kind(C_SPECIAL, C_ITEMS, may_stop=True)
