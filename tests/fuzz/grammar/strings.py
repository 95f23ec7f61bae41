"""Strings: as mere text beside numbers, which is right, and as buffers of the bytes of numbers, which is right or refused."""

from __future__ import annotations

from tests.fuzz.writer import Kind

STATIC = "static «NOINLINE¦»"
C_SPECIAL = {
    "text_copies_numbers": """
        {
        char x_[16] = {0}, y_[64] = "«¦some text»";
        double d_ = 1.0 + 0.3333 * $value;
        memcpy(x_, &d_, 8);
        «strcpy(y_, x_);¦strncpy(y_, x_, 16);¦sprintf(y_, "%s", x_);¦stpcpy(y_, x_);¦strcat(y_, x_);¦snprintf(y_, 16, "%s", x_);»
        memcpy(&d_, y_, 8);
        $place = d_ * $leaf;
        }""",
    "text_duplicates_numbers": """
        {
        char x_[16] = {0};
        double d_ = 1.0 + 0.3333 * $value;
        memcpy(x_, &d_, 8);
        char *y_ = «strdup(x_)¦strndup(x_, 12)»;
        if (strlen(y_) >= 8) memcpy(&d_, y_, 8);
        free(y_);
        $place = d_ * $leaf;
        }""",
    "text_beside_numbers": """
        {
        struct labelled_ q_[4], t_;
        for (int i_ = 0; i_ < 4; i_++) {
        q_[i_].value = $array[i_] * $leaf;
        «sprintf(q_[i_].name, "number %d", (5 * i_ + n) & 3);¦strcpy(q_[i_].name, words_[(5 * i_ + n) & 3]);¦
        label_(&q_[i_], (3 * i_ + 1) & 3);»
        }
        for (int i_ = 1; i_ < 4; i_++) {
        for (int j_ = i_; j_ > 0 && strcmp(q_[j_ - 1].name, q_[j_].name) > 0; j_--) {
        t_ = q_[j_];
        q_[j_] = q_[j_ - 1];
        q_[j_ - 1] = t_;
        }
        }
        for (int i_ = 0; i_ < 4; i_++) $real = 0.6 * $real + q_[i_].value * strlen(q_[i_].name);
        }""",
    "text_on_the_heap": """
        {
        struct named_text_ *q_ = (struct named_text_ *)malloc(3 * sizeof *q_);
        for (int i_ = 0; i_ < 3; i_++) {
        q_[i_].name = strdup(words_[($int + i_) & 3]);
        q_[i_].value = $array[i_] * $leaf;
        }
        «{ struct named_text_ t = q_[0]; q_[0] = q_[2]; q_[2] = t; }¦»
        «if (strlen(q_[1].name) > 4) q_[1].name[2] = 0;¦»
        for (int i_ = 0; i_ < 3; i_++) $real += 0.1 * q_[i_].value * q_[i_].value * (strlen(q_[i_].name) + i_);
        for (int i_ = 0; i_ < 3; i_++) free(q_[i_].name);
        free(q_);
        }""",
    "text_parsed": """
        {
        char x_[32];
        sprintf(x_, "%d «and¦,» 0.5", $int);
        $place = $leaf * (atoi(x_) + «strtod(x_ + strlen(x_) - 3, 0)¦0.1 * strspn(x_, "0123")¦(strchr(x_, '5') - x_)»);
        }""",
}
C_ITEMS = {
    "words_": 'static const char *const words_[4] = {"one", "two and a half", "four", "a word that is longer than a word"};',
    "labelled_": "struct labelled_ { «char name[40]; double value;¦double value; char name[40];» };",
    "label_": f"{STATIC} void label_(struct labelled_ *p, int k) {{ strncpy(p->name, words_[k], 39); p->name[39] = 0; }}",
    "named_text_": "struct named_text_ { char *name; double value; };",
}

# Fewer than 16 bytes are in the string itself.
CPP_SPECIAL = {
    "string_of_numbers": """
        {
        std::string t_«;¦(16, '\\0');¦(64, '\\0');»
        t_.«resize(64);¦resize(8);¦assign(32, '\\0');¦append(40, '\\0');»
        for (int i_ = 0; i_ < 8 && 8 * i_ + 8 <= (int)t_.size(); i_++) store_(&t_[8 * i_], $array[i_] * $leaf);
        «t_.resize(72);¦t_ += t_;¦t_.erase(0, 8); t_.resize(40);¦std::string u = t_; t_ = u;¦
        std::string u = std::move(t_); t_.swap(u);¦t_.insert(0, t_.substr(0, 8));¦»
        if (t_.size() >= 8) $place = load_(t_.data() + 8 * ($int % (t_.size() / 8))) * $leaf;
        }""",
    "string_grown_by_bytes": """
        {
        std::string t_;
        for (int i_ = 0; i_ < $bound + 1; i_++) {
        double d_ = $array[i_ & 7] * $leaf;
        «t_.append((const char *)&d_, 8);¦t_.append(8, '\\0'); store_(&t_[8 * i_], d_);¦
        for (int j = 0; j < 8; j++) t_.push_back(((const char *)&d_)[j]);¦t_ += std::string((const char *)&d_, 8);»
        }
        $real += 0.2 * load_(&t_[0]) * load_(t_.data() + 8 * ($int % (t_.size() / 8)));
        }""",
    "string_beside_pairs": """
        {
        std::string t_;
        std::vector<std::pair<int, double>> v_;
        for (int i_ = 0; i_ < $bound + 1; i_++) {
        t_ += «"some more text "¦'x'¦std::string(i_ + 3, 'y')»;
        v_.emplace_back(i_, $array[i_ & 7] * $leaf);
        }
        for (auto &x : v_) $real += 0.2 * x.second * x.second * (x.first + t_.size() % 7);
        }""",
    "string_keys": """
        {
        std::vector<entry_> v_;
        for (int i_ = 0; i_ < $bound + 1; i_++) {
        v_.push_back(entry_{std::string((5 * i_) % 20, 'k') + std::to_string(i_), $array[i_ & 7]});
        }
        «std::sort(v_.begin(), v_.end(), [](auto &x, auto &y) { return x.key < y.key; });¦
        std::swap(v_.front(), v_.back());¦v_.pop_back();¦v_.erase(v_.begin());¦»
        for (auto &x : v_) $real = 0.6 * $real + x.value * x.value * x.key.size();
        }""",
}
CPP_ITEMS = {
    "store_": f"{STATIC} void store_(char *p, double x) {{ memcpy(p, &x, 8); }}",
    "load_": f"{STATIC} double load_(const char *p) {{ double x; memcpy(&x, p, 8); return x; }}",
    "entry_": "struct entry_ { std::string key; double value; };",
}

C_STRINGS = Kind(C_SPECIAL, C_ITEMS, may_stop=True)
CPP_STRINGS = Kind({**C_SPECIAL, **CPP_SPECIAL}, {**C_ITEMS, **CPP_ITEMS}, may_stop=True)
