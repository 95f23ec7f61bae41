// Work that is put off (std::launch::deferred) beside work of a thread.
#define DEFERRED
#include "futures.h"
int main() {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.1 * i + 0.2;
    CHECK_GRADIENT(asynced, x, N);
    CHECK_GRADIENT(deferred, x, N);
    return check_result();
}
