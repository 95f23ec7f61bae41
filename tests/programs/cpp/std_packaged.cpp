// std::shared_future, std::packaged_task, a std::promise that two threads share.
// levels: O2
#define PACKAGED
#include "futures.h"
int main() {
    double x[N];
    for (int i = 0; i < N; i++) x[i] = 0.1 * i + 0.2;
    CHECK_GRADIENT(shared, x, N);
    CHECK_GRADIENT(packaged, x, N);
    CHECK_GRADIENT(promised, x, N);
    return check_result();
}
