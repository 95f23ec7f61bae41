// flags: -std=c++20
// Calls that must be tail calls: of coroutines beside what is differentiated, and of functions that are.
#include "check.h"
#include <coroutine>
// Goes on in the coroutine that waits for it.
struct task {
    struct promise_type {
        double value = 0;
        std::coroutine_handle<> next;
        task get_return_object() { return task{std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() { return {}; }
        struct last {
            bool await_ready() noexcept { return false; }
            std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept { return h.promise().next; }
            void await_resume() noexcept {}
        };
        last final_suspend() noexcept { return {}; }
        void return_value(double v) { value = v; }
        void unhandled_exception() { throw; }
    };
    std::coroutine_handle<promise_type> handle;
    explicit task(std::coroutine_handle<promise_type> h) : handle(h) { h.promise().next = std::noop_coroutine(); }
    task(task &&other) : handle(other.handle) { other.handle = {}; }
    ~task() { if (handle) handle.destroy(); }
    bool await_ready() { return false; }
    std::coroutine_handle<> await_suspend(std::coroutine_handle<> h) { handle.promise().next = h; return handle; }
    double await_resume() { return handle.promise().value; }
};

static task square(double v) { co_return v * v; }
static task sum(int n) {
    double all = 0;
    for (int i = 0; i < n; i++) all += co_await square(i);
    co_return all;
}

static double f(double x) { return x * x * x; }

// Functions that end in a call of each other, with two ways out.
static double even(const double *x, int n);
__attribute__((noinline)) static double odd(const double *x, int n) {
    if (n == 0) return 0;
    if (x[n - 1] < 0) return -x[n - 1];
    [[clang::musttail]] return even(x, n - 1);
}
__attribute__((noinline)) static double even(const double *x, int n) {
    if (n == 0) return 1;
    if (x[n - 1] > 4) return x[n - 1] * x[n - 1];
    [[clang::musttail]] return odd(x, n - 1);
}

int main() {
    auto all = sum(1000);
    all.handle.resume();
    CHECK(all.handle.promise().value, 332833500);
    CHECK(__enzyme_autodiff((void *)f, 2.0), 12);
    double x[5] = {5, 1, 2, 3, 1}, dx[5] = {0};
    __enzyme_autodiff((void *)even, enzyme_dup, x, dx, enzyme_const, 5);
    CHECK(dx[0], 10);
    for (int i = 1; i < 5; i++) CHECK(dx[i], 0);
    CHECK_FORWARD(even, x, dx, 5);
    return check_result();
}
