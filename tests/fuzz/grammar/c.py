"""C, and the part of C++ that is C: see `writer` for how templates are read."""

from __future__ import annotations

from tests.fuzz.writer import Grammar

SIMPLE = {
    "assign": "$place = $value;",
    "add": "$place «+=¦-=» 0.25 * $value;",
    "scale": "$place *= $value;",
    "leave": "if ($cond) $leave",
}

NESTED = {
    "up": """
        for («int¦unsigned¦long» i_ = «0¦1¦2»; i_ < $bound; i_ += «1¦1¦1¦2¦3») {
        $block(i_:int and loop)
        }""",
    "down": """
        for (int i_ = $bound - 1; i_ >= 0; i_«--¦ -= 2») {
        $block(i_:int and loop)
        }""",
    "data": """
        {
        double w_ = $leaf;
        int i_ = 0;
        while (w_ < «1.0¦2.5¦0.2» && i_ < 6) {
        i_++;
        w_ = w_ + 0.4 + 0.2 * $value;
        $block(i_:int and w_:real and loop)
        }
        $place = tanh(w_ * $leaf);
        }""",
    "rounds": """
        {
        int i_ = 0;
        do {
        $block(i_:int and loop)
        } while (++i_ < $bound);
        }""",
    "endless": """
        for (int i_ = 0;; i_++) {
        if (i_ > $bound || $cond) {
        break;
        }
        $block(i_:int and loop)
        }""",
    "if": """
        if ($cond) {
        $block
        }""",
    "either": """
        if ($cond) {
        $block
        }
        else {
        $block
        }""",
    "local": """
        {
        double t_ = $value;
        $block(t_:real)
        $place = t_ * $leaf;
        }""",
    "array": """
        {
        double q_[8];
        for (int i_ = 0; i_ < 8; i_++) q_[i_] = $array[«i_¦7 - i_¦(3 * i_) & 7»] * $const;
        $block(q_:array)
        $place = sin(q_[$index] + q_[$index]);
        }""",
}

SPECIAL = {
    # --- control flow
    "switch": """
        switch ($int & 7) {
        case 3:
        case 5:
        «$block(switch)¦»
        «break;¦»
        case 1:
        $block(switch)
        «break;¦»
        default:
        «$block(switch)¦;»
        }""",
    "switch_returns": """
        for (int i_ = 0; i_ < $bound + 4; i_++) {
        switch ((3 * i_ + n) & 7) {
        case 3:
        case 6:
        $return
        case 1:
        «continue;¦$place = $value;»
        default:
        $place = $value;
        }
        }""",
    "nested_break": """
        for (int i_ = 0; i_ < $bound; i_++) {
        for (int j_ = i_; j_ < 8; j_++) {
        if ($cond) break;
        if ((i_ + j_) % 3 == 1) continue;
        $place = $value * $array[j_];
        }
        $block(i_:int and loop)
        }""",
    # --- globals
    "static_array": """
        for (int i_ = 0; i_ < 8; i_++) gs_[i_] = «0.1 * i_¦$array[i_] * 0.5¦0.0»;
        $block(gs_:array and touch_(&gs_[$index], $value);:statement)
        $real += 0.1 * gs_[$index] * gs_[$index];""",
    "external_array": """
        for (int i_ = 0; i_ < 8; i_++) ge_[i_] = «0.1 * i_¦$array[i_] * 0.5»;
        $block(ge_:array and ge_step_($int);:statement)
        $real += 0.1 * ge_[$index] * ge_[$index];""",
    "static_number": """
        gn_ = $value;
        $block(gn_:real and gn_square_();:statement and gn_get_():value)
        $real += 0.3 * gn_ * gn_;""",
    "thread_local": """
        tl_ = $value;
        for (int i_ = 0; i_ < 8; i_++) ta_[i_] = tl_ * i_;
        $block(tl_:real and ta_:array and tl_step_($value);:statement)
        $real += 0.3 * tl_ * ta_[$index];""",
    "weak_alias": """
        wn_ = $value;
        $block(wn_:real and wn_alias_();:statement and wn_square_();:statement)
        $real += 0.3 * wn_;""",
    "static_workspace": """
        {
        double *w_ = work_($count);
        for (int i_ = 0; i_ < 6; i_++) w_[i_] = $array[i_] * $leaf;
        for (int i_ = 0; i_ < 6; i_++) $real += 0.1 * w_[i_] * w_[5 - i_];
        }""",
    # --- function pointers and callbacks
    "pointer_table": "$real = ptable_[$int % 3]($value);",
    "constant_pointer": "$real += 0.2 * apply_(square_, $value);",
    "constant_callback": "each_($array, $count, «square_¦wave_»);",
    "pointer_in_global": "$real += 0.2 * gtable_.op($value);",
    "pointer_chosen": """
        {
        double (*op_)(double) = $cond ? square_ : wave_;
        $place = op_($value);
        }""",
    "pointer_without_operands": """
        {
        void (*op_)(void) = chosen_;
        pn_ = $value;
        op_();
        $real += pn_;
        }""",
    "qsort": """
        {
        double q_[8];
        for (int i_ = 0; i_ < 8; i_++) q_[i_] = $array[i_];
        qsort(q_, 8, sizeof(double), compare_);
        $real += q_[$index] * q_[$index] - 0.5 * q_[1];
        }""",
    "qsort_records": """
        {
        struct keyed_ q_[8];
        for (int i_ = 0; i_ < 8; i_++) {
        q_[i_].key = (5 * i_ + 3) & 7;
        q_[i_].value = $array[i_];
        }
        qsort(q_, 8, sizeof(struct keyed_), compare_keyed_);
        for (int i_ = 0; i_ < 8; i_++) $place = q_[i_].value * 0.5 + 0.1 * i_;
        }""",
    # --- bytes, unions, type punning
    "memcpy": "«memcpy¦memmove»(c + «0¦1¦2», $source + «0¦1¦2», $count * sizeof(double));",
    "memcpy_partial": "«memcpy¦memmove»(c + «0¦1¦2», $source + «0¦1¦2», $count * sizeof(double) - «4¦3»);",
    "memmove_overlap": "memmove($array:x + «0¦1¦2», $array:x + «0¦1¦3», «2¦3¦5» * sizeof(double));",
    "memcpy_length": "memcpy(c, $source, (size_t)$int % 7 * sizeof(double));",
    "memset": "memset($array, 0, «$count * sizeof(double)¦(size_t)($int & 3) * sizeof(double)»);",
    "memset_partial": "memset($array, 0, «n & 3¦$count * sizeof(double) - 5»);",
    "union": """
        {
        union word_ u_;
        u_.number = $value;
        «u_.bits ^= (uint64_t)1 << 63;¦u_.bits = u_.bits;¦if ($cond) u_.bits = 0;¦»
        $place = u_.number * $leaf;
        }""",
    "union_reused": """
        {
        union word_ u_[4];
        for (int i_ = 0; i_ < 4; i_++) u_[i_].number = $array[i_] * $leaf;
        for (int i_ = 0; i_ < 4; i_++) $real += u_[3 - i_].number * 0.3;
        for (int i_ = 0; i_ < 4; i_++) u_[i_].bits = ((uint64_t)1023 + ($int & 1)) << 52;
        for (int i_ = 0; i_ < 4; i_++) $real += u_[3 - i_].number * $leaf * 0.1;
        }""",
    "bits_in_integer": """
        {
        uint64_t w_;
        double d_ = $value;
        memcpy(&w_, &d_, 8);
        «w_ = turn_(turn_(w_));¦w_ ^= (uint64_t)1 << 63;¦w_ &= ~((uint64_t)1 << 63);¦w_ = same_(w_);¦»
        memcpy(&d_, &w_, 8);
        $place = d_ * $leaf;
        }""",
    "words_copied": """
        {
        uint64_t v_[6], w_[6];
        memcpy(v_, $array, sizeof v_);
        «for (int i_ = 0; i_ < 6; i_++) w_[i_] = v_[i_];¦copy_words_(w_, v_, 6);¦memcpy(w_, v_, 40); w_[5] = v_[5];»
        «¦for (int i_ = 0; i_ < 6; i_++) w_[i_] = turn_(w_[i_]);»
        «¦for (int i_ = 0; i_ < 6; i_++) w_[i_] = turn_(w_[i_]);»
        memcpy($array, w_, «sizeof w_¦40¦sizeof w_ - 8»);
        }""",
    "bytes_copied": """
        {
        double q_[4];
        «copy_bytes_((unsigned char *)q_, (const unsigned char *)$array, sizeof q_);¦memcpy(q_, $array, 32);»
        «copy_bytes_((unsigned char *)c, (unsigned char *)q_, $count % 4 * 8);¦memcpy(c, q_, 32);»
        $real += q_[$int & 3];
        }""",
    "magic_rounding": "$place = sin($e:x - ((3.0 * $e:x + 6755399441055744.0) - 6755399441055744.0) * $const);",
    "float": """
        {
        FLT x_ = (FLT)$value, y_ = (FLT)$leaf;
        «x_ = x_ * y_ + (FLT)0.5;¦x_ = (FLT)sin((double)x_) * x_;»
        $place = (double)x_ * $leaf;
        }""",
    "float_array": """
        {
        FLT q_[8];
        for (int i_ = 0; i_ < 8; i_++) q_[i_] = (FLT)($array[i_] * $leaf);
        for (int i_ = 1; i_ < 8; i_++) q_[i_] = q_[i_] * (FLT)0.5 + q_[i_ - 1];
        $place = q_[$index] * (double)q_[$index];
        }""",
    # --- structs
    "struct_value": """
        {
        struct pair_ p_ = {$value, 1, $leaf};
        p_ = swing_(p_, $leaf);
        $block(p_.u:real and p_.v:real and p_ = swing_(p_, $value);:statement)
        $place = p_.u * p_.v + p_.tag;
        }""",
    "struct_large": """
        {
        struct row_ r_[3];
        for (int i_ = 0; i_ < 3; i_++) for (int j_ = 0; j_ < 12; j_++) r_[i_].v[j_] = $array[j_ & 7] + 0.1 * i_ * j_;
        $block(r_[0].v:array and r_[$int % 3] = r_[$int % 3];:statement and «same_row_(&r_[1], &r_[$int % 3]);:statement¦»)
        $real += 0.2 * r_[$int % 3].v[$index] * r_[1].v[11];
        }""",
    "struct_ends_in_array": """
        {
        struct tailed_ *r_ = (struct tailed_ *)malloc(4 * sizeof(struct tailed_));
        for (int i_ = 0; i_ < 4; i_++) {
        r_[i_].x = $leaf;
        r_[i_].m[0] = $array[i_];
        r_[i_].m[1] = $leaf * i_;
        }
        r_[«0¦n & 3»] = r_[«2¦$int & 3»];
        for (int i_ = 0; i_ < 4; i_++) $real += 0.1 * (i_ + 1) * r_[i_].m[0] * r_[i_].m[i_ & 1] + r_[i_].x;
        free(r_);
        }""",
    "struct_ends_in_union": """
        {
        struct tagged_ r_[3];
        for (int i_ = 0; i_ < 3; i_++) {
        r_[i_].kind = (i_ + n) & 1;
        if (r_[i_].kind) r_[i_].u.count = i_ + 2;
        else r_[i_].u.number = $array[i_];
        }
        «r_[0] = r_[2];¦r_[n % 3] = r_[$int % 3];¦»
        for (int i_ = 0; i_ < 3; i_++) $real += r_[i_].kind ? 0.1 * r_[i_].u.count : r_[i_].u.number * 0.7;
        }""",
    "struct_of_pointers": """
        {
        struct views_ v_ = {$array, $array, $leaf};
        «¦struct views_ w_ = v_; v_.first = w_.second;»
        $block(v_.first:pointer and v_.second:pointer and v_.k:real and trade_(&v_);:statement)
        $real += v_.k * v_.first[$index];
        }""",
    "pointers_trade": """
        {
        double *p_ = $array, *q_ = $array;
        $block(p_:pointer and q_:pointer and { double *t = p_; p_ = q_; q_ = t; }:statement and p_ = c;:statement)
        $real += 0.4 * p_[$index] * q_[$index];
        }""",
    "struct_links": """
        {
        struct linked_ o_[4];
        for (int i_ = 0; i_ < 4; i_++) {
        o_[i_].x = $array[i_] * $leaf;
        o_[i_].k = 3 * i_ + 1;
        o_[i_].v[0] = o_[i_].v[1] = o_[i_].v[2] = 0.5;
        o_[i_].link = i_ & 1 ? $array : $array;
        }
        $block(o_[1].v[0]:real and by_link_(&o_[$int & 3]);:statement and see_link_(&o_[$int & 3]):value)
        «o_[$int & 3] = o_[2];¦»
        «o_[$int & 3].link = $array;¦»
        for (int i_ = 0; i_ < 4; i_++) $real += 0.2 * o_[i_].x * o_[i_].link[i_] + o_[i_].v[1];
        }""",
    "array_of_pointers": """
        {
        double *e_[3] = {$array, c, $array};
        $block(e_[1]:pointer and e_[2]:pointer and exchange_(&e_[0], &e_[$int % 3]);:statement)
        $real += 0.2 * e_[0][$index] * e_[2][$index];
        }""",
    "aliasing_arguments": "$real += 0.3 * mix_($array + «0¦1¦2», $array + «0¦1¦2», «$count¦$int % 6»);",
    "made_by_callee": """
        {
        double *h_ = fresh_($int, $value);
        $block(h_:array and free(h_);:cleanup)
        «{ double *t = h_; h_ = fresh_($count, h_[3]); free(t); }¦»
        $real += 0.3 * h_[$index] * $leaf;
        free(h_);
        }""",
    # --- the heap
    "heap": """
        {
        double *h_ = (double *)«calloc(8, sizeof(double))¦malloc(8 * sizeof(double))»;
        for (int i_ = 0; i_ < 8; i_++) h_[i_] = $array[i_] * $leaf;
        $block(h_:array and free(h_);:cleanup)
        $real += 0.2 * h_[$index] * h_[$index];
        free(h_);
        }""",
    "realloc_growth": """
        {
        int room_ = «1¦2», size_ = 0;
        double *h_ = (double *)malloc(room_ * sizeof(double));
        for (int i_ = 0; i_ < $bound + 3; i_++) {
        if (size_ == room_) {
        room_ *= 2;
        h_ = (double *)realloc(h_, room_ * sizeof(double));
        }
        h_[size_++] = $value * $array[i_ & 7];
        }
        for (int i_ = 0; i_ < size_; i_++) $real += 0.2 * h_[i_] * h_[size_ - 1 - i_];
        free(h_);
        }""",
    "memory_reused": """
        {
        void *m_ = malloc(8 * sizeof(double));
        double *d_ = (double *)m_;
        for (int i_ = 0; i_ < 8; i_++) d_[i_] = $array[i_] * sin($array[i_]);
        for (int i_ = 0; i_ < 8; i_++) $real:r += 0.2 * d_[i_] * d_[i_];
        long *l_ = (long *)m_;
        for (int i_ = 0; i_ < 8; i_++) l_[i_] = i_ * (long)(n + 1);
        $real:r += 0.1 * l_[$index];
        free(m_);
        }""",
    "freed_and_made_again": """
        for (int i_ = 0; i_ < $bound; i_++) {
        double *h_ = (double *)malloc(($int % 4 + 2) * sizeof(double));
        h_[0] = $value;
        h_[1] = h_[0] * $array[i_ & 7];
        $block(i_:int and h_[0]:real and free(h_);:cleanup)
        $place = h_[0] * h_[1];
        free(h_);
        }""",
    "rows_on_the_heap": """
        {
        double **m_ = (double **)malloc(3 * sizeof(double *));
        for (int i_ = 0; i_ < 3; i_++) m_[i_] = (double *)calloc(8, sizeof(double));
        for (int i_ = 0; i_ < 3; i_++) for (int j_ = 0; j_ < 8; j_++) m_[i_][j_] = $array[j_] * (0.2 * i_ + $leaf);
        «¦{ double *t = m_[0]; m_[0] = m_[2]; m_[2] = t; }»
        «$block(m_[0]:array and m_[2]:array and free(m_);:cleanup and for (int i_ = 0; i_ < 3; i_++) free(m_[i_]);:cleanup)¦»
        for (int i_ = 0; i_ < 3; i_++) $real += 0.1 * m_[i_][$index] * m_[2 - i_][$index];
        for (int i_ = 0; i_ < 3; i_++) free(m_[i_]);
        free(m_);
        }""",
    "list": """
        {
        struct node_ *h_ = 0;
        for (int i_ = 0; i_ < $bound; i_++) {
        struct node_ *q_ = (struct node_ *)malloc(sizeof *q_);
        q_->value = $array[i_ & 7] * $leaf;
        q_->next = h_;
        h_ = q_;
        }
        «¦for (struct node_ *q_ = h_; q_; q_ = q_->next) $real += 0.2 * q_->value * q_->value;¦$real += 0.3 * list_sum_(h_);»
        «¦if (h_ && «h_->value > 0.1¦h_->next») { struct node_ *q_ = h_->next; free(h_); h_ = q_; }»
        «¦if (h_ && h_->next) { struct node_ *q_ = h_->next; h_->next = q_->next; free(q_); }»
        «¦list_scale_(h_, $value);»
        while (h_) {
        struct node_ *q_ = h_;
        «¦$real += 0.2 * q_->value * $leaf;»
        h_ = h_->next;
        free(q_);
        }
        }""",
    "tree": """
        {
        struct tree_ *t_ = 0;
        for (int i_ = 0; i_ < $bound + 2; i_++) t_ = tree_insert_(t_, $array[i_ & 7] * $leaf, i_ * 5 + 3);
        $real += 0.5 * tree_sum_(t_);
        tree_free_(t_);
        }""",
    "variable_length": """
        {
        double q_[n + 8];
        for (int i_ = 0; i_ < n + 8; i_++) q_[i_] = $array[i_ & 7] * $leaf;
        $block(q_:array)
        $real += 0.2 * q_[$index] * q_[n];
        }""",
    "setjmp": """
        if (setjmp(back_) == 0) {
        jump_($array, $int);
        }
        else {
        $place = $value;
        }""",
    "volatile": """
        {
        volatile «int v_ = 3¦double v_ = $leaf»;
        $place = $value * v_;
        }""",
    "volatile_counter": """
        for (volatile int i_ = 0; i_ < 3; i_++) {
        $block(loop)
        }""",
    "matrix": """
        {
        double m_[3][4];
        for (int i_ = 0; i_ < 3; i_++) for (int j_ = 0; j_ < 4; j_++) m_[i_][j_] = $array[(i_ + 2 * j_) & 7] * $leaf;
        for (int i_ = 0; i_ < 3; i_++) {
        for (int j_ = 0; j_ < 3; j_++) for (int k_ = 0; k_ < 3; k_++) $place += 0.05 * m_[i_][k_] * m_[k_][j_];
        }
        }""",
    "returned_pointer": "*pick_($array, $array, $int) = $value;",
    "call_chain": "$real = chain1_($value, $array);",
    "own_library_names": """
        {
        double *h_ = (double *)valloc(8);
        h_[$index] += $value * $leaf;
        $place = h_[$index] * h_[$index] * drem($leaf, 2.0);
        free(h_);
        }""",
    "recursion": "$real += 0.3 * walk_($array, $count, $value);",
    "mutual_recursion": "$real += 0.3 * even_($array, $count + $int % 3);",
    "variadic": "$real += 0.2 * total_($count - 1, $leaf, $value, $leaf, $leaf, $value);",
    "compound_sum": """
        {
        double sum_ = 0, error_ = 0;
        for (int i_ = 0; i_ < n; i_++) {
        double y_ = $array[i_ & 7] * $leaf - error_, next_ = sum_ + y_;
        error_ = (next_ - sum_) - y_;
        sum_ = next_;
        }
        $place = sum_ * $leaf;
        }""",
}

SPECIAL_VALUES = {
    "library": "«cbrt(2.0 + sin($e))¦log1p($e:x * $e:x)¦expm1(0.5 * sin($e))¦erf($e)¦hypot($e, 1.5)¦atan2($e, 2.5 + cos($e))»",
    "library_rare": "«tgamma(2.5 + 0.4 * sin($e))¦lgamma(2.5 + sin($e))¦j0($e)¦exp2(sin($e))¦asinh($e)¦fma($e, $e, $leaf)»",
    "rounding": "«floor(3.0 * $e)¦fmod($e, 0.75)¦trunc(2.0 * $e)¦rint($e)¦(double)(int)(3.0 * $e)¦fdim($e, $leaf)»",
    "sign": "«fabs($e)¦fmax($e, $e)¦fmin($e, $e)¦copysign($e, $e)»",
    "several_results": "«frexp_(1.5 + sin($e))¦modf_(3.0 * $e)¦sincos_($e)»",
    "scaled": "«ldexp($e, $int & 3)¦scalbn($e, -1)¦pow(1.5 + sin($e), $e)¦pow($e, 3.0)¦pow(1.2 + cos($e), $int & 3)»",
    "logical": "($cond && $cond ? $e : $e)",
    "logical_or": "($cond || $cond ? $e : $e)",
}

EXPRESSIONS = {
    "sum": "($e + $e)",
    "difference": "($e - $e)",
    "product": "($e * $e)",
    "quotient": "($e / (1.5 + $e:d * $e:d))",
    "sine": "sin($e)",
    "exponential": "exp(-$e:x * $e:x)",
    "root": "sqrt(1.0 + $e:x * $e:x)",
    "logarithm": "log(1.5 + $e:x * $e:x)",
    "tangent": "«tanh¦atan»($e)",
    "choice": "($cond ? $e : $e)",
    "negative": "(-$e)",
}
SQUASHES = {
    "sine": "sin($e)",
    "tangent": "tanh($e)",
    "ratio": "(($e:x) / (1.5 + $e:x * $e:x))",
    "cosine": "0.6 * cos($e)",
}
LEAVES = {
    "real": "$real",
    "real2": "$real",
    "element": "$array[$index]",
    "element2": "$array[$index]",
    "constant": "$const",
    "integer": "(0.13 * $int)",
}
CONDITIONS = {
    "integer": "($int + $count) % 3 == «0¦1»",
    "bits": "($int & «1¦2»)",
    "order": "$leaf «<¦>» $leaf",
    "limit": "$leaf «<¦>» $const",
    "values": "$e > $leaf",
}
INDICES = {
    "constant": "«0¦1¦2¦3¦4¦5¦6¦7»",
    "moved": "(($int + $count) & 7)",
    "plain": "($int & 7)",
    "doubled": "((2 * $int) & 7)",
    "table": "$table[$int & 7]",
}
BOUNDS = {"n": "«n¦n¦3¦5»", "masked": "($int & 3)", "sum": "($int % 4 + 2)"}

ITEMS = {
    "f_": """
        double f_(double *a, double *b, double s, int n, const int *ix, double *w) {
        double r = 0.1, t = 0.5 * s, c[8];
        for (int i = 0; i < 8; i++) c[i] = 0.31 * i - 1;
        $block(r:real and t:real and s:real and a:array and b:array and c:array and n:int and ix:table)
        for (int i = 0; i < 8; i++) r += 0.1 * (i + 1) * c[i];
        return sin(r) + 0.3 * t * s;
        }""",
    **{
        name: f"""
        «static NOINLINE¦static inline¦static» double {name}(double u, double v, double *m, int k, double *w) {{
        const int n = 4;
        double c[8] = {{u, v, 0.3, 0.4}};
        $block(u:real and v:real and m:array and c:array and k:int)
        «¦if (k > 0) u = 0.5 * u + 0.25 * {name}(v, u, m, (k & 3) - 1, w);»
        return «tanh(u * v + 0.5 * m[k & 7])¦u * v»;
        }}"""
        for name in ("help_", "assist_", "serve_")
    },
    "gs_": "static double gs_[8];",
    "touch_": """
        static NOINLINE void touch_(double *p, double y) {
        *p = sin(*p + y);
        «gs_[3] *= 0.5;¦»
        }""",
    "ge_": "double ge_[8];",
    "ge_step_": """
        NOINLINE void ge_step_(int k) {
        «ge_[k & 7] *= ge_[(k + 1) & 7];¦for (int i = 1; i < 8; i++) ge_[i] = 0.5 * ge_[i] + ge_[i - 1];»
        }""",
    "gn_": "«static ¦»double gn_;",
    "gn_square_": "«static ¦»NOINLINE void gn_square_(void) { gn_ = gn_ * «gn_¦0.5»; }",
    "gn_get_": "static NOINLINE double gn_get_(void) { return sin(gn_); }",
    "tl_": "static __thread double tl_;",
    "ta_": "«static ¦»__thread double ta_[8];",
    "tl_step_": """
        static NOINLINE void tl_step_(double x) {
        tl_ = tanh(tl_ + x);
        ta_[2] += 0.5 * tl_;
        }""",
    "wn_": "static double wn_;",
    "wn_square_": "EXTERN_C NOINLINE void wn_square_(void) { wn_ = wn_ * wn_ + 0.1; }",
    "wn_alias_": 'EXTERN_C void wn_alias_(void) __attribute__((«weak, ¦»alias("wn_square_")));',
    "work_": """
        static double *work_(int n) {
        static double *room;
        static int size;
        if (size < n + 6) {
        free(room);
        room = (double *)malloc((n + 6) * sizeof(double));
        size = n + 6;
        }
        return room;
        }""",
    "square_": "static «NOINLINE¦» double square_(double x) { return «x * x¦0.5 * x * x + x»; }",
    "wave_": "static double wave_(double x) { return sin(x) + 0.5 * x; }",
    "ptable_": "static double (*«const ¦»ptable_[3])(double) = {square_, wave_, square_};",
    "gtable_": "«static ¦»struct { int n; double (*op)(double); } gtable_ = {1, square_};",
    "apply_": "«static ¦»NOINLINE double apply_(double (*g)(double), double x) { return g(x) + 0.5 * g(2 * x); }",
    "each_": """
        «static ¦»«NOINLINE¦» void each_(double *p, int n, double (*g)(double)) {
        for (int i = 0; i < n; i++) p[i] = 0.4 * g(p[i]);
        }""",
    "pn_": "static double pn_;",
    "pn_square_": "static void pn_square_(void) { pn_ = pn_ * pn_; }",
    "chosen_": "«void (*volatile chosen_)(void)¦static void (*chosen_)(void)¦void (*chosen_)(void)» = pn_square_;",
    "compare_": """
        static int compare_(const void *x, const void *y) {
        double u = *(const double *)x, v = *(const double *)y;
        return (u > v) - (u < v);
        }""",
    "keyed_": "struct keyed_ { int key; double value; };",
    "compare_keyed_": """
        static int compare_keyed_(const void *x, const void *y) {
        return ((const struct keyed_ *)x)->key - ((const struct keyed_ *)y)->key;
        }""",
    "word_": "union word_ { double number; uint64_t bits; };",
    "turn_": """
        static «NOINLINE¦» uint64_t turn_(uint64_t u) {
        return «__builtin_bswap64(u)¦u ^ 0x5555555555555555u¦(u << 32) + (u >> 32)»;
        }""",
    "same_": "static NOINLINE uint64_t same_(uint64_t u) { return u; }",
    "copy_words_": """
        static NOINLINE void copy_words_(uint64_t *to, const uint64_t *from, size_t n) {
        for (size_t i = 0; i < n; i++) to[i] = from[i];
        }""",
    "copy_bytes_": """
        static «NOINLINE¦» void copy_bytes_(unsigned char *to, const unsigned char *from, size_t n) {
        for (size_t i = 0; i < n; i++) to[i] = from[i];
        }""",
    "pair_": "struct pair_ { double u; int tag; double v; };",
    "swing_": """
        static «NOINLINE¦» struct pair_ swing_(struct pair_ p, double x) {
        struct pair_ q = {p.v * x, p.tag + 1, p.u + 0.5 * p.v};
        return q;
        }""",
    "row_": "struct row_ { double v[12]; };",
    "same_row_": "static NOINLINE void same_row_(struct row_ *to, const struct row_ *from) { *to = *from; }",
    "tailed_": "struct tailed_ { double x; double m[2]; };",
    "tagged_": "struct tagged_ { int kind; union { double number; long count; } u; };",
    "views_": "struct views_ { double *first, *second, k; };",
    "linked_": "struct linked_ { double x; int k; double v[3]; double *link; };",
    "by_link_": """
        static NOINLINE void by_link_(struct linked_ *s) {
        double o = s->link[s->k & 7];
        s->link[s->k & 7] = sin(o * s->x);
        s->v[1] = o * s->v[2];
        }""",
    "see_link_": "static NOINLINE double see_link_(const struct linked_ *s) { return s->link[s->k & 7] * s->x * s->link[1]; }",
    "exchange_": "static NOINLINE void exchange_(double **p, double **q) { double *t = *p; *p = *q; *q = t; }",
    "mix_": """
        static «NOINLINE¦» double mix_(double *p, double *q, int n) {
        double s = 0;
        for (int i = 0; i < n; i++) {
        p[i] = sin(p[i] + 0.5 * q[n - 1 - i]);
        s = 0.5 * s + p[i] * q[i];
        }
        return s;
        }""",
    "fresh_": """
        static NOINLINE double *fresh_(int n, double x) {
        double *p = (double *)malloc(8 * sizeof(double));
        for (int i = 0; i < 8; i++) p[i] = x * sin(i + n);
        return p;
        }""",
    "trade_": """
        static NOINLINE void trade_(struct views_ *v) {
        double *t = v->first;
        v->first = v->second;
        v->second = t;
        v->k *= 0.5;
        }""",
    "node_": "struct node_ { «struct node_ *next; double value;¦double value; int k; struct node_ *next;» };",
    "list_sum_": "static double list_sum_(const struct node_ *q) { return q ? q->value * q->value + 0.5 * list_sum_(q->next) : 0; }",
    "list_scale_": "static NOINLINE void list_scale_(struct node_ *q, double x) { for (; q; q = q->next) q->value *= x; }",
    "tree_": "struct tree_ { double value; int count; struct tree_ *left, *right; };",
    "tree_insert_": """
        static struct tree_ *tree_insert_(struct tree_ *t, double x, int k) {
        if (!t) {
        t = (struct tree_ *)malloc(sizeof *t);
        t->value = x;
        t->count = 0;
        t->left = t->right = 0;
        }
        else if («k & 1¦x < t->value») t->left = tree_insert_(t->left, x, k / 2);
        else t->right = tree_insert_(t->right, x, k / 2);
        return t;
        }""",
    "tree_sum_": """
        static double tree_sum_(const struct tree_ *t) {
        if (!t) return 0.2;
        double l = tree_sum_(t->left), r = tree_sum_(t->right);
        return sin(t->value + l * 0.7) * (1 + r * 0.3);
        }""",
    "tree_free_": """
        static void tree_free_(struct tree_ *t) {
        if (!t) return;
        struct tree_ *l = t->left, *r = t->right;
        «free(t); tree_free_(r); tree_free_(l);¦tree_free_(l); tree_free_(r); free(t);»
        }""",
    "back_": "static jmp_buf back_;",
    "jump_": """
        static NOINLINE void jump_(double *p, int k) {
        p[2] = p[1] * p[1];
        if (p[2] > «0.3¦9.0») longjmp(back_, 1);
        p[3] = sin(p[2]);
        }""",
    "pick_": "static NOINLINE double *pick_(double *p, double *q, int k) { return k & 1 ? p + 1 : q + 2; }",
    "chain1_": """
        static NOINLINE double chain1_(double x, double *y) {
        y[1] *= 0.9;
        return sin(chain2_(x * y[2], y)) + «x¦chain2_(x, y)¦y[1]»;
        }""",
    "chain2_": """
        static NOINLINE double chain2_(double x, double *y) {
        y[2] += 0.1 * x;
        return chain3_(x, y) * 0.5 + «x¦chain3_(y[1], y)»;
        }""",
    "chain3_": """
        static «NOINLINE¦» double chain3_(double x, double *y) {
        y[3] = tanh(x + y[3]);
        return chain4_(x * y[3]) * y[3];
        }""",
    "chain4_": "static «NOINLINE¦» double chain4_(double x) { return x * x * 0.5 + sin(x); }",
    "walk_": """
        static double walk_(double *p, int k, double x) {
        if (k <= 0) return x * p[0];
        p[k] = 0.5 * p[k] + 0.25 * x;
        double y = walk_(p, k - «1¦2», sin(x * p[k]));
        return y + 0.3 * p[k] * «y¦x»;
        }""",
    "even_": """
        static double odd_(double *p, int k);
        static double even_(double *p, int k) {
        if (k <= 0) return p[0];
        return sin(p[k & 7] * odd_(p, k - 1));
        }
        static double odd_(double *p, int k) {
        if (k <= 0) return p[1];
        p[k & 7] *= 0.8;
        return p[k & 7] + 0.5 * even_(p, k - 1);
        }""",
    "odd_": "static double odd_(double *p, int k);",
    "total_": """
        static NOINLINE double total_(int k, ...) {
        va_list l;
        va_start(l, k);
        double s = 0;
        for (int i = 0; i < k; i++) s = 0.7 * s + va_arg(l, double);
        va_end(l);
        return s;
        }""",
    "frexp_": "static double frexp_(double x) { int k; double m = frexp(x, &k); return m * (k + 1); }",
    "modf_": "static double modf_(double x) { double whole, part = modf(x, &whole); return part + 0.1 * whole; }",
    "sincos_": "static double sincos_(double x) { double u, v; sincos(x, &u, &v); return u * v; }",
}

SHARED = {
    r"\bvalloc\(": """
        EXTERN_C NOINLINE void *valloc(size_t n) {
            double *p = (double *)malloc(n * sizeof(double));
            for (size_t i = 0; i < n; i++) p[i] = 1.0;
            return p;
        }""",
    r"\bdrem\(": "EXTERN_C NOINLINE double drem(double x, double y) { return x * y + 0.5; }",
}

RARE = """
    qsort qsort_records pointer_chosen pointer_without_operands pointer_table pointer_in_global bits_in_integer words_copied
    magic_rounding setjmp volatile variadic union union_reused memory_reused own_library_names static_workspace weak_alias
    memcpy_partial memset_partial
"""

C = Grammar(
    language="c",
    simple=SIMPLE,
    nested=NESTED,
    special=SPECIAL,
    squashes=SQUASHES,
    expressions=EXPRESSIONS,
    special_values=SPECIAL_VALUES,
    leaves=LEAVES,
    conditions=CONDITIONS,
    indices=INDICES,
    bounds=BOUNDS,
    items=ITEMS,
    returning="{ double v_ = $value; $cleanup return v_; }",
    helpers=("help_", "assist_", "serve_"),
    call="$helper($e, $e, $array, $int & 3, w)",
    shared=SHARED,
    rare=frozenset(RARE.split()),
)
