// Forward mode, both halves of split mode, lanes, and data behind pointers: all right, but for a derivative that is given for
// forward mode, and a request in a function that is differentiated itself.
#include <cmath>
#include <cstdio>
#include <memory>
#include <vector>

extern int enzyme_dup, enzyme_const, enzyme_out, enzyme_width;
template <typename T, typename... A> T __enzyme_fwddiff(void *, A...);
template <typename T, typename... A> T __enzyme_autodiff(void *, A...);
template <typename T, typename... A> T __enzyme_augmentfwd(void *, A...);
template <typename T, typename... A> T __enzyme_reverse(void *, A...);

struct Layer {
    std::vector<double> weights;
    double bias;
    std::unique_ptr<Layer> next;
};

static double run(const Layer *layer, double x) {
    for (; layer; layer = layer->next.get()) {
        double sum = layer->bias;
        for (double w : layer->weights) sum += w * x;
        x = std::tanh(sum);
    }
    return x;
}

__attribute__((noinline)) double bump(double x) { return x * x; }
double bump_tangent(double x, double dx) { return 3 * x * dx; }
void *__enzyme_register_derivative_bump[] = {(void *)bump, (void *)bump_tangent};
static double bumps(double x) { return bump(x) + x; }

static double cubes(double x, double y) { return x * x * x * y; }
static double slope(double x, double y) { return __enzyme_autodiff<double>((void *)cubes, enzyme_out, x, enzyme_const, y); }

static Layer layer(double first, int n) {
    Layer made{{}, first / 4, nullptr};
    for (int i = 0; i < n; i++) made.weights.push_back(first + 0.1 * i);
    return made;
}

struct five { double of[5]; };
static five powers(five x, double y) { return {{x.of[0] * y, x.of[1] * y * y, x.of[2], x.of[3] * x.of[4], y}}; }

struct two { double of[2]; };
struct taped { void *tape; double result; };

int main() {
    Layer net = layer(0.3, 3), shadow = layer(0, 3);
    net.next = std::make_unique<Layer>(layer(-0.2, 2));
    shadow.next = std::make_unique<Layer>(layer(0, 2));
    std::printf("%.9g\n", __enzyme_autodiff<double>((void *)run, enzyme_dup, &net, &shadow, enzyme_out, 0.7));
    std::printf("%.9g\n", __enzyme_fwddiff<double>((void *)bumps, enzyme_dup, 2.0, 1.0));
    std::printf("%.9g\n", __enzyme_fwddiff<double>((void *)slope, enzyme_dup, 2.0, 1.0, enzyme_const, 1.5));
    two lanes = __enzyme_fwddiff<two>((void *)cubes, enzyme_width, 2, enzyme_dup, 2.0, 1.0, 0.0, enzyme_dup, 3.0, 0.0, 1.0);
    std::printf("%.9g %.9g\n", lanes.of[0], lanes.of[1]);
    five x = {{1, 2, 3, 4, 5}};
    std::printf("%.9g\n", __enzyme_autodiff<five>((void *)powers, enzyme_out, x, enzyme_const, 2.0, x).of[1]);
    taped made = __enzyme_augmentfwd<taped>((void *)run, enzyme_dup, &net, &shadow, enzyme_out, 0.7);
    std::printf("%.9g\n", __enzyme_reverse<double>((void *)run, enzyme_dup, &net, &shadow, enzyme_out, 0.7, 1.0, made.tape));
}
