// expect: EH0303 bytes of active numbers std::ostream::write
// flags: -std=gnu++17
// levels: O1 O2 O3
// The bytes of a number are taken from the text of a stream.
#include <cstring>
#include <sstream>
#include <string>

extern int enzyme_dup;
extern "C" void __enzyme_autodiff(void *, ...);

static double f(const double *x) {
    double v = x[0] * x[0], w;
    std::ostringstream stream;
    stream.write((const char *)&v, 8);
    std::string bytes = stream.str();
    memcpy(&w, bytes.data(), 8);
    return w * 3;
}

int main() {
    double x[2] = {1.5, 1}, d[2] = {0, 0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    return d[0] != 9;
}
