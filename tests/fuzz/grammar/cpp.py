"""C++: everything of C, and the standard library's containers, templates, lambdas, members and references."""

from __future__ import annotations

from dataclasses import replace

from tests.fuzz.grammar.c import C

# Which header declares what: a program includes what it mentions.
HEADERS = {
    "algorithm": "sort stable_sort partial_sort nth_element rotate reverse copy swap_ranges transform",
    "any": "any any_cast",
    "array": "array",
    "chrono": "chrono",
    "complex": "complex",
    "deque": "deque",
    "functional": "function",
    "new": "unique_ptr make_unique make_shared",
    "list": "list",
    "map": "map",
    "memory": "unique_ptr make_unique make_shared",
    "numeric": "accumulate inner_product partial_sum",
    "optional": "optional",
    "queue": "priority_queue",
    "string": "string",
    "tuple": "tuple get",
    "unordered_map": "unordered_map",
    "utility": "pair swap move",
    "valarray": "valarray",
    "variant": "variant",
    "vector": "vector",
}

SPECIAL = {
    # --- containers
    "vector": """
        {
        std::vector<double> v_«(8, $leaf)¦(8)¦»;
        v_.assign($array:x, $array:x + 8);
        $block(v_:indexed and v_.data():pointer)
        $real += 0.2 * v_[$index] * v_[$index];
        }""",
    "vector_push": """
        {
        std::vector<double> v_;
        «v_.reserve(3);¦»
        for (int i_ = 0; i_ < $bound + 2; i_++) v_.push_back($value * $array[i_ & 7]);
        «v_.pop_back();¦v_.insert(v_.begin() + 1, $value);¦v_.erase(v_.begin());¦v_.resize(9, $leaf);¦»
        for (double x : v_) $real += 0.2 * x * x;
        $real += v_.front() * v_.back();
        }""",
    "vector_of_vectors": """
        {
        std::vector<std::vector<double>> m_(3, std::vector<double>(8, $leaf));
        for (int i_ = 0; i_ < 3; i_++) for (int j_ = 0; j_ < 8; j_++) m_[i_][j_] += $array[j_] * (i_ + 1) * 0.3;
        «std::swap(m_[0], m_[2]);¦m_[0] = m_[1];¦m_.push_back(m_[0]);¦m_[1] = std::move(m_[2]); m_[2].assign(8, $leaf);¦»
        $block(m_[0]:indexed and m_[1].data():pointer)
        for (auto &row : m_) $real += 0.1 * row[$index] * row[$index];
        }""",
    "vector_of_records": """
        {
        std::vector<record_> v_«¦(2)»;
        for (int i_ = 0; i_ < $bound; i_++) v_.push_back(record_{i_, $array[i_ & 7] * $leaf, {$leaf, 0.5}});
        «if (v_.size() > 1) v_[0] = v_.back();¦std::rotate(v_.begin(), v_.begin() + v_.size() / 2, v_.end());¦»
        for (auto &x : v_) $real += 0.2 * x.value * x.tail[0] + x.id;
        }""",
    "std_array": """
        {
        std::array<double, 8> q_;
        for (int i_ = 0; i_ < 8; i_++) q_[i_] = $array[i_] * $leaf;
        $block(q_:indexed and q_.data():pointer)
        auto p_ = q_;
        p_[2] = $value;
        «std::swap(p_, q_);¦q_ = p_;¦q_.swap(p_);¦»
        $real += 0.2 * q_[$index] * p_[2];
        }""",
    "deque": """
        {
        std::deque<double> d_;
        for (int i_ = 0; i_ < $bound + 2; i_++) {
        d_.push_back($array[i_ & 7] * $leaf);
        «d_.push_front($value);¦if (i_ > 2) d_.pop_front();¦»
        }
        for (double x : d_) $real += 0.2 * x * x;
        }""",
    "std_list": """
        {
        std::list<double> l_;
        for (int i_ = 0; i_ < $bound + 1; i_++) l_.push_«back¦front»($array[i_ & 7] * $leaf);
        «l_.pop_front();¦l_.reverse();¦l_.erase(l_.begin());¦l_.sort();¦»
        for (double x : l_) $real = 0.5 * $real + x * x;
        }""",
    "std_map": """
        {
        std::«map¦unordered_map»<«int¦long», double> m_;
        for (int i_ = 0; i_ < $bound + 2; i_++) m_.emplace((i_ * 5) % 7, $array[i_ & 7] * $leaf);
        «m_.erase(0);¦»
        for (auto &x : m_) $real += 0.1 * x.second * x.second * (x.first + 1);
        }""",
    "map_of_strings": """
        {
        std::map<std::string, double> m_;
        m_["left"] = $value;
        m_["a name that is too long to be short"] = $value;
        m_["left"] *= $leaf;
        $real += m_["left"] * m_["a name that is too long to be short"];
        }""",
    "string_beside_number": """
        {
        std::vector<named_> v_;
        for (int i_ = 0; i_ < $bound; i_++) v_.push_back(named_{std::string(i_ * 7 + 1, 'x'), $array[i_ & 7] * $leaf});
        for (auto &x : v_) $real += 0.2 * x.value * x.value * x.name.size();
        }""",
    "optional": """
        {
        std::optional<double> o_;
        if ($cond) o_ = $value;
        $real += o_ ? *o_ * $leaf : 0.3;
        «o_.reset();¦o_ = $value;¦»
        $place = o_.value_or($leaf);
        }""",
    "variant": """
        {
        std::variant<double, long, pairing_> v_ = $value;
        if ($cond) v_ = long($int + 1);
        else if ($cond) v_ = pairing_{$leaf, $value};
        if (auto *p = std::get_if<double>(&v_)) $real:r += *p * *p;
        else if (auto *p = std::get_if<pairing_>(&v_)) $real:r += p->u * p->v;
        else $real:r += 0.1 * std::get<long>(v_);
        }""",
    "variant_visited": """
        {
        std::vector<std::variant<double, pairing_>> v_;
        for (int i_ = 0; i_ < $bound; i_++) {
        if (i_ & 1) v_.push_back($array[i_ & 7]);
        else v_.push_back(pairing_{$array[i_ & 7], $leaf});
        }
        for (auto &x : v_) $real += std::visit(visitor_(), x);
        }""",
    "tuple": """
        {
        std::tuple<double, int, double> t_($value, $int, $leaf);
        auto [x_, k_, y_] = t_;
        std::get<0>(t_) = y_ * $leaf;
        $place = std::get<0>(t_) * x_ + k_;
        }""",
    "pair_sorted": """
        {
        std::vector<std::pair<int, double>> v_;
        for (int i_ = 0; i_ < 6; i_++) v_.emplace_back((i_ * 5 + n) % 7, $array[i_] * $leaf);
        std::«sort¦stable_sort»(v_.begin(), v_.end(), [](auto &x, auto &y) { return x.first < y.first; });
        for (auto &x : v_) $real = 0.6 * $real + x.second * x.second;
        }""",
    "sort": """
        {
        std::vector<double> v_($array:x, $array:x + 8);
        std::«sort(v_.begin()¦partial_sort(v_.begin(), v_.begin() + 3¦nth_element(v_.begin(), v_.begin() + 2», v_.end());
        $real += v_[0] * v_[2] * 0.5;
        }""",
    "algorithms": """
        {
        std::vector<double> v_($array:x, $array:x + 8);
        std::«rotate(v_.begin(), v_.begin() + $count¦reverse(v_.begin()», v_.end());
        «std::partial_sum(v_.begin(), v_.end(), v_.begin());¦»
        std::transform(v_.begin(), v_.end(), v_.begin(), [&](double x) { return sin(x * $leaf); });
        «std::copy(v_.begin(), v_.begin() + 4, $array);¦std::swap_ranges(v_.begin(), v_.begin() + 3, v_.begin() + 4);¦»
        $place = 0.3 * std::accumulate(v_.begin(), v_.end(), 0.0) + std::inner_product(v_.begin(), v_.end(), v_.rbegin(), 0.1);
        }""",
    "queue": """
        {
        std::priority_queue<double> q_;
        for (int i_ = 0; i_ < $bound + 2; i_++) q_.push($array[i_ & 7]);
        $real += 0.4 * q_.top();
        q_.pop();
        $place = q_.top() * $leaf;
        }""",
    "complex": """
        {
        std::complex<double> z_($value, $leaf), w_($leaf, 0.5);
        z_ = «z_ * w_¦z_ + w_¦z_ / (w_ + 2.0)¦std::conj(z_)¦std::exp(z_ * 0.3)¦std::sqrt(z_ + 2.0)»;
        $place = «z_.real() * z_.imag()¦std::abs(z_)¦std::norm(z_)¦std::arg(z_ + 2.5)»;
        }""",
    "valarray": """
        {
        std::valarray<double> v_($array:x, 8), w_ = v_ * $leaf + 0.5;
        v_ = «v_ * w_¦v_ + w_ * w_¦sin(v_) - w_»;
        $real += 0.1 * v_.sum() * w_[$index];
        }""",
    "duration": """
        {
        std::chrono::duration<double> d_($value);
        d_ *= $leaf;
        $place = d_.count();
        }""",
    "bytes_in_string": """
        {
        std::string t_;
        for (int i_ = 0; i_ < 4; i_++) t_.append((const char *)&$array[i_], sizeof(double));
        double d_;
        memcpy(&d_, t_.data() + 8 * ($int & 3), sizeof d_);
        $place = d_ * $leaf;
        }""",
    "any": """
        {
        std::any x_ = double($value);
        $real += std::any_cast<double>(x_) * $leaf;
        }""",
    # --- ownership
    "unique_ptr": """
        {
        auto p_ = std::make_unique<pairing_>(pairing_{$value, $leaf});
        std::unique_ptr<double[]> q_(new double[8]);
        for (int i_ = 0; i_ < 8; i_++) q_[i_] = $array[i_] * p_->v;
        $block(p_->u:real and q_.get():pointer)
        auto r_ = std::move(p_);
        $real += r_->u * r_->v + q_[$index];
        }""",
    "shared_ptr": """
        {
        auto p_ = std::make_shared<double>($value), q_ = p_;
        *q_ *= $leaf;
        $real += *p_ * *p_;
        }""",
    "owned_list": """
        {
        std::unique_ptr<link_> h_;
        for (int i_ = 0; i_ < $bound; i_++) h_ = std::unique_ptr<link_>(new link_{$array[i_ & 7] * $leaf, std::move(h_)});
        for (link_ *p = h_.get(); p; p = p->next.get()) $real += 0.2 * p->value * p->value;
        }""",
    "new_delete": """
        {
        double *h_ = new double[8]«¦()»;
        for (int i_ = 0; i_ < 8; i_++) h_[i_] = $array[i_] * $leaf;
        $block(h_:array and delete[] h_;:cleanup)
        $real += h_[$index] * h_[$index];
        delete[] h_;
        }""",
    # --- classes and functions
    "virtual": """
        {
        std::unique_ptr<shape_> p_;
        if ($cond) p_.reset(new round_($value));
        else p_.reset(new square_shape_($value));
        $real += p_->area() * $leaf;
        }""",
    "member_functions": """
        {
        counter_ k_($value);
        k_.add($value).add($leaf);
        $block(k_.total:real and k_.add($value);:statement and k_.mean():value)
        $place = k_.mean() + (k_ * 0.5).total;
        }""",
    "lambda": """
        {
        double t_ = $value;
        auto g_ = «[&](double x) { return x * t_ + $array[2]; }¦[=](double x) { return x * t_ + 0.4; }»;
        «t_ *= 0.5;¦»
        $place = g_($leaf) * g_($value);
        }""",
    "lambda_changes": """
        {
        auto g_ = [&](double x) { $array[1] = sin(x * $array[$index]); return x * x; };
        $place = g_($leaf) + g_($value);
        }""",
    "std_function": """
        {
        std::function<double(double)> g_ = [&](double x) { return x * $leaf; };
        $place = g_($value);
        }""",
    "template_apply": "$place = apply_to_([&](double x) { return sin(x) * $leaf; }, $value);",
    "references": """
        {
        double &x_ = $array[$index], &y_ = «$real¦$array[$index]»;
        change_(x_, y_);
        x_ += 0.2 * y_;
        }""",
    "structured_result": """
        {
        auto [x_, y_] = both_($value, $leaf);
        $place = x_ * y_;
        }""",
    "initializer_list": "for (double x : {$value, $leaf, $value}) $real = 0.5 * $real + sin(x);",
    "static_local": "$real += 0.2 * once_($value);",
    "inheritance": """
        {
        derived_ d_;
        d_.u = $value;
        d_.v = $leaf;
        d_.w[1] = $value;
        derived_ e_ = d_;
        static_cast<pairing_ &>(e_) = pairing_{$leaf, d_.w[1]};
        $place = e_.u * e_.v + e_.w[1];
        }""",
    "placement_new": """
        {
        alignas(double) unsigned char m_[8 * sizeof(double)];
        double *p_ = new (m_) double[8];
        for (int i_ = 0; i_ < 8; i_++) p_[i_] = $array[i_] * $leaf;
        $real += p_[$index] * p_[$index];
        «long *q_ = new (m_) long[8]; q_[2] = n; $real += 0.1 * q_[2];¦»
        }""",
}

ITEMS = {
    "record_": "struct record_ { int id; double value; double tail[2]; };",
    "named_": "struct named_ { std::string name; double value; };",
    "pairing_": "struct pairing_ { double u, v; };",
    "visitor_": "struct visitor_ { double operator()(double x) { return x * x; } double operator()(pairing_ &p) { return p.u * p.v; } };",
    "link_": "struct link_ { double value; std::unique_ptr<link_> next; };",
    "shape_": "struct shape_ { virtual double area() const = 0; virtual ~shape_() {} };",
    "round_": "struct round_ : shape_ { double r; round_(double r) : r(r) {} double area() const override { return 3 * r * r; } };",
    "square_shape_": """
        struct square_shape_ : shape_ {
        double w;
        square_shape_(double w) : w(w) {}
        double area() const override { return sin(w); }
        };""",
    "counter_": """
        struct counter_ {
        double total;
        int count = 1;
        explicit counter_(double x) : total(x) {}
        «NOINLINE ¦»counter_ &add(double x) { total += x; count++; return *this; }
        double mean() const { return total / count; }
        counter_ operator*(double x) const { counter_ k(total * x); k.count = count; return k; }
        };""",
    "apply_to_": "template <class F> «NOINLINE ¦»static double apply_to_(F &&g, double x) { return g(x) + 0.5 * g(0.3 * x); }",
    "change_": "static NOINLINE void change_(double &x, double &y) { x = sin(x + y); y = x * 0.5; }",
    "both_": "static «NOINLINE ¦»std::«pair¦tuple»<double, double> both_(double x, double y) { return {x * y, sin(x)}; }",
    "once_": "static double once_(double x) { static const double k = sqrt(2.0); return x * k; }",
    "derived_": "struct derived_ : pairing_ { double w[2]; };",
}

RARE = """
    map_of_strings std_list std_map string_beside_number any std_function variant variant_visited duration bytes_in_string vector_of_records
    shared_ptr virtual placement_new
"""

CPP = replace(
    C,
    language="cpp",
    special={**{name: text for name, text in C.special.items() if name != "own_library_names"}, **SPECIAL},
    items={**C.items, **ITEMS},
    rare=(C.rare - {"own_library_names"}) | frozenset(RARE.split()),
    shared={rf"\bstd::({words.replace(' ', '|')})\b": f"#include <{name}>" for name, words in HEADERS.items()}
    | {r"x : \{": "#include <initializer_list>"},
)
