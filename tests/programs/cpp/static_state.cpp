// State that lives from call to call: tables of vectors, a session behind a global pointer, a cache in a map, a model behind a
// unique_ptr, vectors that are static in a function or in a thread. What an earlier call left there is constant.
#include "check.h"
#include <map>
#include <memory>
#include <vector>

static std::vector<std::vector<double>> table;
static double of_table(double *x, int n) {
    if (table.empty())
        for (int i = 0; i < 4; i++) {
            table.emplace_back();
            for (int j = 0; j < 5; j++) table.back().push_back(0.3 * i - 0.1 * j);
        }
    double s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 5; j++) s += table[i % 4][j] * x[i] * x[(i + j) % n];
    return s;
}

struct Session {
    std::vector<double> work;
    int calls = 0;
    double *raw = nullptr;
};
static Session *session;
static Session *the_session() {
    if (!session) {
        session = new Session;
        session->work.resize(8);
        session->raw = new double[8];
    }
    return session;
}
static double in_session(double *x, int n) {
    Session *s = the_session();
    s->calls++;
    for (int i = 0; i < n; i++) s->work[i] = x[i] * x[i], s->raw[i] = x[i] * 3;
    double t = 0;
    for (int i = 0; i < n; i++) t += s->work[i] * s->raw[n - 1 - i];
    return t;
}

static std::map<int, std::vector<double>> cache;
static const std::vector<double> &coefficients(int n) {
    auto it = cache.find(n);
    if (it == cache.end()) {
        std::vector<double> c;
        for (int i = 0; i < n; i++) c.push_back(1.0 / (i + 1));
        it = cache.emplace(n, c).first;
    }
    return it->second;
}
static double of_cache(double *x, int n) {
    const auto &c = coefficients(n);
    double s = 0;
    for (int i = 0; i < n; i++) s += c[i] * x[i] * x[i] * x[0];
    return s;
}

struct Model {
    virtual ~Model() {}
    virtual double at(double x) const = 0;
};
struct Quadratic : Model {
    std::vector<double> c{1, 2, 3};
    double at(double x) const override { return c[0] + c[1] * x + c[2] * x * x; }
};
static std::unique_ptr<Model> model;
static double of_model(double *x, int n) {
    if (!model) model = std::make_unique<Quadratic>();
    double s = 0;
    for (int i = 0; i < n; i++) s += model->at(x[i]) * x[0];
    return s;
}

static double in_statics(double *x, int n) {
    static std::vector<double> w;
    static thread_local std::vector<double> t;
    w.assign(n, 0.0);
    t.clear();
    for (int i = 0; i < n; i++) {
        w[i] += x[i] * x[i];
        t.push_back(w[i] * x[0]);
    }
    double s = 0;
    for (double v : t) s += v * v;
    return s + w.back();
}

int main() {
    double x[4] = {.5, 1.2, -.7, 2};
    for (int again = 0; again < 2; again++) {
        CHECK_GRADIENT(of_table, x, 4);
        CHECK_GRADIENT(in_session, x, 4);
        CHECK_GRADIENT(of_cache, x, 4);
        CHECK_GRADIENT(of_model, x, 4);
        CHECK_GRADIENT(in_statics, x, 4);
    }
    return check_result();
}
