// Strings and C's text that grow, move and are written in records and nodes beside differentiated numbers.
#include "../c/check.h"
#include <memory>
#include <string>
#include <utility>
#include <vector>

struct fixed {
    std::string name;
    double values[4];
};

static double in_record(double *x, int n) {
    fixed one;
    one.name = "abc";
    for (int i = 0; i < 4; i++) one.values[i] = x[i % n] * x[0];
    one.name += "def and a lot more text than before";
    one.name.resize(60, '.');
    double sum = 0;
    for (double each : one.values) sum += each;
    return sum + one.name.size();
}

static double in_pairs(double *x, int n) {
    std::vector<std::pair<std::string, double>> pairs;
    for (int i = 0; i < n; i++) pairs.emplace_back(std::string(i * 7, 'q'), x[i] * x[i]);
    pairs.insert(pairs.begin(), {"first", x[0]});
    pairs.erase(pairs.begin() + 1);
    double sum = 0;
    for (auto &pair : pairs) sum += pair.second * pair.second;
    return sum;
}

struct node {
    char name[24];
    double value;
    node *next;
};

static double in_nodes(double *x, int n) {
    node *first = nullptr;
    for (int i = 0; i < n; i++) {
        node *made = new node;
        snprintf(made->name, sizeof made->name, "n%d %p", i, (void *)&x[i]);
        made->value = x[i] * x[i];
        made->next = first;
        first = made;
    }
    double sum = 0;
    while (first) {
        node *next = first->next;
        char copy[32];
        strcpy(copy, first->name);
        strcat(first->name, "!");
        if (strcmp(copy, "zz")) sum += first->value;
        delete first;
        first = next;
    }
    return sum;
}

struct named {
    double value;
    char *name;
};

static double in_copies(double *x, int n) {
    named all[4];
    for (int i = 0; i < n; i++) {
        char text[40];
        sprintf(text, "%g %d", x[i], i);
        all[i] = {x[i] * x[i], strdup(text)};
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
        sum += all[i].value * (all[i].name[0] != 'q');
        free(all[i].name);
    }
    return sum;
}

static double in_tokens(double *x, int n) {
    char text[200];
    int at = 0;
    for (int i = 0; i < n; i++) at += snprintf(text + at, sizeof text - at, "%s=%d;", i ? "v" : "w", i + 1);
    double scale = 0, sum = 0;
    for (char *word = strtok(text, ";"); word; word = strtok(nullptr, ";")) {
        char *end;
        scale += strtod(word + 2, &end);
    }
    for (int i = 0; i < n; i++) sum += x[i] * x[i] * scale;
    return sum;
}

struct layer {
    std::string name;
    virtual double at(double) = 0;
    virtual ~layer() {}
};

struct linear : layer {
    double slope;
    explicit linear(double slope) : slope(slope) { name = "linear with a name that is long"; }
    double at(double y) override {
        name += '.';
        return slope * y;
    }
};

static double in_objects(double *x, int n) {
    std::vector<std::unique_ptr<layer>> layers;
    for (int i = 0; i < n; i++) layers.push_back(std::make_unique<linear>(x[i]));
    double y = x[0];
    for (auto &each : layers) y = each->at(y);
    return y;
}

#define TRY(f) { double x[4] = {1.5, 2, 0.5, 3}, p[4] = {1.5, 2, 0.5, 3}, g[4] = {0}; \
    __enzyme_autodiff((void *)f, enzyme_dup, p, g, enzyme_const, 4); check_differences(#f, f, x, g, 4); }

int main() {
    TRY(in_record)
    TRY(in_pairs)
    TRY(in_nodes)
    TRY(in_copies)
    TRY(in_tokens)
    TRY(in_objects)
    return check_failures;
}
