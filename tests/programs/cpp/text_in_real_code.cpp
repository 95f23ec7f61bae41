// Text in the style of real code beside numbers: a log, a builder of keys, a parser of `key = value`, a hash of bytes, a message. Text
// alone goes through strings, so all derivatives are right.
#include "../c/check.h"
#include <cstdint>
#include <map>
#include <sstream>
#include <string>
#include <vector>

// A log that grows while an integrator runs.
static double integrate(double *x, int n) {
    std::string log;
    double y = x[0];
    for (int i = 0; i < n; i++) {
        char line[64];
        snprintf(line, sizeof line, "step %d y=%.3f %s;", i, y, y > 1 ? "up" : "down");
        log += line;
        y += 0.1 * x[1] * y;
    }
    return log.size() > 10 ? y : 0;
}

// Parameters by names that are put together; the values are looked up.
static double by_names(double *x, int n) {
    std::map<std::string, int> index;
    for (int i = 0; i < n; i++) index["layer." + std::to_string(i) + ".weight"] = i;
    double sum = 0;
    for (const auto &entry : index) {
        std::string name = entry.first;
        name.erase(0, 6).append("!").insert(0, "<");
        name.resize(name.size() + 3, '.');
        if (name.find("weight") != std::string::npos) sum += x[entry.second] * x[entry.second];
    }
    return sum;
}

// `key = value` text, parsed beside the numbers it scales.
static double configured(double *x, int n) {
    std::string text = "gain = 3\noffset = 2\n", key, value;
    double gain = 0, offset = 0;
    std::size_t at = 0;
    while (at < text.size()) {
        std::size_t end = text.find('\n', at), equals = text.find('=', at);
        key.assign(text, at, equals - at);
        value.assign(text, equals + 1, end - equals - 1);
        while (!key.empty() && key.back() == ' ') key.pop_back();
        (key == "gain" ? gain : offset) = atof(value.c_str());
        at = end + 1;
    }
    return gain * x[0] * x[n - 1] + offset * x[1];
}

// The bytes of numbers are hashed: nothing of them comes back.
static double hashed(double *x, int n) {
    std::uint64_t hash = 14695981039346656037u;
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double v = x[i] * x[i];
        unsigned char bytes[sizeof v];
        memcpy(bytes, &v, sizeof v);
        for (unsigned char one : bytes) hash = (hash ^ one) * 1099511628211u;
        sum += v;
    }
    return hash != 0 ? sum : 0;
}

// A message with a text in front of its numbers, in a vector of bytes.
static double packed(double *x, int n) {
    std::string topic = "state";
    topic.append("/").append(std::to_string(n));
    std::vector<double> body;
    for (int i = 0; i < n; i++) body.push_back(x[i] * x[i]);
    std::ostringstream header;
    header << topic << ' ' << body.size() << ' ' << body[0];
    return header.str().size() > 4 ? body[0] * body[n - 1] : 0;
}


int main() {
#define TRY(f) { double x[4] = {1.25, 0.5, 2, 3}, p[4], g[4] = {0}; memcpy(p, x, sizeof x); \
    __enzyme_autodiff((void *)f, enzyme_dup, p, g, enzyme_const, 4); check_differences(#f, f, x, g, 4); }
    TRY(integrate) TRY(by_names) TRY(configured) TRY(hashed) TRY(packed)
    return check_failures;
}
