// Two floats in one 8-byte struct: passed as a vector or an integer, moved as one word.
#include "check.h"

struct vec2 {
    float x, y;
};

__attribute__((noinline)) static struct vec2 rotate(struct vec2 v, float c, float s) {
    return (struct vec2){c * v.x - s * v.y, s * v.x + c * v.y};
}

static float f(const struct vec2 *v, int n) {
    struct vec2 sum = {0, 0};
    for (int i = 0; i < n; i++) {
        struct vec2 moved = rotate(v[i], 0.6f, 0.8f), copy = moved;
        sum.x += copy.x * copy.y;
        sum.y += copy.y;
    }
    return sum.x + 2 * sum.y;
}

int main(void) {
    struct vec2 v[2] = {{1, 2}, {-0.5f, 0.25f}}, d[2] = {{0, 0}, {0, 0}};
    __enzyme_autodiff((void *)f, v, d, 2);
    for (int i = 0; i < 2; i++) {
        double a = 0.6 * v[i].x - 0.8 * v[i].y, b = 0.8 * v[i].x + 0.6 * v[i].y;
        CHECK_NEAR(d[i].x, 0.6 * b + 0.8 * a + 2 * 0.8, 1e-6);
        CHECK_NEAR(d[i].y, -0.8 * b + 0.6 * a + 2 * 0.6, 1e-6);
    }
    return check_result();
}
