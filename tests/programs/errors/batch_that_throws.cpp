// expect: EH0207 batch root throw noexcept
// The calls that a batch becomes would pass the handler by.
#include <stdexcept>
extern "C" {
extern int enzyme_width;
struct two {
    double value[2];
};
two __enzyme_batch(void *, ...);
}

__attribute__((noinline)) static double root(double x) {
    if (x < 0) throw std::domain_error("negative");
    return x * x;
}

int main() {
    try {
        return __enzyme_batch((void *)root, enzyme_width, 2, 2.0, -3.0).value[0] > 0;
    } catch (const std::exception &) {
        return 1;
    }
}
