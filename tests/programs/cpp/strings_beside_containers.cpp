// Strings that grow in native code beside containers whose elements begin with an integer or a flag: what a derivative makes is released,
// all of it, and nothing twice.
// memory: O2
#include "check.h"
#include <algorithm>
#include <deque>
#include <list>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

static std::string grown(int n) {
    std::string s = "k";
    for (int i = 0; i < n; i++) s += char('a' + i % 26);
    return s;
}

struct Sample {
    int bin;
    double value;
};
static double flags(double *a, int n) {
    std::vector<std::pair<bool, double>> v;
    std::vector<std::pair<char, std::vector<std::pair<bool, double>>>> nested(2);
    std::string s;
    for (int i = 0; i < n; i++) {
        v.push_back({a[i] > 1, a[i]});
        s.insert(0, grown(9));
        nested[i % 2].second.push_back({i > 2, a[i]});
    }
    double r = 0;
    for (auto &[flag, value] : v) r += flag ? value * value : value;
    for (auto &[c, inner] : nested)
        for (auto &[flag, value] : inner) r += flag ? 2 * value : 0;
    return r + s.size() * a[0];
}

static double optionals(double *a, int n) {
    std::vector<std::optional<double>> v(n);
    std::string s;
    for (int i = 0; i < n; i++) {
        if (i % 3) v[i] = a[i] * a[i];
        s += v[i] ? "a value of the table; " : "nothing";
    }
    double r = 0;
    for (const auto &one : v) r += one.value_or(0.5) * s.size() * 0.1;
    return r;
}

static double variants(double *a, int n) {
    std::vector<std::variant<int, double>> v(n);
    std::string s;
    for (int i = 0; i < n; i++) {
        if (i % 3 == 1) v[i] = i;
        else v[i] = a[i] * a[i];
        s += "one more entry of a log";
    }
    double r = 0;
    for (const auto &one : v)
        if (const double *value = std::get_if<double>(&one)) r += *value * *value * (s.size() % 7);
    return r;
}

static double nodes(double *a, int n) {
    std::list<std::pair<int, double>> l;
    std::deque<Sample> d;
    std::string s;
    for (int i = 0; i < n; i++) {
        l.emplace_front(i, a[i]);
        d.push_back({i, a[i] * a[(i + 1) % n]});
        s.append(i * 3, 'x');
        s.resize(s.size() + 20);
    }
    double r = s.size();
    for (auto &[k, v] : l) r += v * v * k;
    for (auto &one : d) r += one.value * one.bin;
    return r;
}

static double parsed(double *a, int n) { // a list of terms: 'index power;'
    std::string text;
    for (int i = 0; i < n; i++) {
        text += std::to_string(i);
        text += ' ';
        text += std::to_string(1 + i % 3) + ';';
    }
    std::vector<std::pair<int, double>> terms;
    std::string word;
    int index = 0;
    for (char c : text) {
        if (c == ' ') index = std::atoi(word.c_str()), word.clear();
        else if (c == ';') {
            int power = std::atoi(word.c_str());
            double value = 1;
            for (int k = 0; k < power; k++) value *= a[index];
            terms.emplace_back(power, value), word.clear();
        } else word.push_back(c);
    }
    double sum = 0;
    for (const auto &t : terms) sum += t.first * t.second;
    return sum;
}

static double swapped(double *a, int n) {
    std::pair<std::string, std::vector<std::pair<short, double>>> left, right;
    for (int i = 0; i < n; i++) {
        auto &side = i % 2 ? left : right;
        side.first += grown(i + 3);
        side.second.emplace_back(i, a[i] * a[i]);
    }
    std::swap(left, right);
    left.first.swap(right.first);
    right.second = left.second;
    double r = 0;
    for (auto &[k, v] : left.second) r += k * v;
    for (auto &[k, v] : right.second) r += v * v;
    return r * (left.first.size() % 7);
}

int main() {
    double x[9];
    for (int i = 0; i < 9; i++) x[i] = 0.55 + 0.21 * i;
    CHECK_GRADIENT(flags, x, 9);
    CHECK_GRADIENT(optionals, x, 9);
    CHECK_GRADIENT(variants, x, 9);
    CHECK_GRADIENT(nodes, x, 9);
    CHECK_GRADIENT(parsed, x, 9);
    CHECK_GRADIENT(swapped, x, 9);
    return check_result();
}
