// Loops whose iterations share nothing but sums (fused_*: each iteration runs forward and backward at once), and loops that look like
// it and are not (kept_*). tests/differentiate/test_fused_loops.py asks which are which.
#include "check.h"
#include <setjmp.h>

static double table[16];
static int calls, passed, left_at;
static jmp_buf outside;

static double fused_scratch(double *x, int n) {
    double s = 0, w[6], v[6];
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 6; k++) w[k] = sin(x[i] * (k + 1));
        for (int k = 0; k < 6; k++) v[k] = w[5 - k] * w[k] + x[(i + 1) % n];
        for (int k = 0; k < 6; k++) s += exp(v[k] * 0.1);
    }
    return s;
}

static double fused_two_sums(double *x, int n) {
    double a = 0, b = 1;
    for (int i = 0; i < n; i++) a += x[i] * x[i], b -= cos(x[i]) * x[0];
    return 3 * a - b / n;
}

static double fused_sometimes(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] > 0.7) continue;
        double e = exp(x[i]);
        if (e > 1.2) s += e * x[n - 1];
        else s -= sqrt(e);
    }
    return s;
}

static double fused_triangle(double *x, int n) {
    double s = 0;
    for (int i = 1; i < n; i++)
        for (int j = 0; j < i; j++) s += 1 / sqrt((x[i] - x[j]) * (x[i] - x[j]) + 0.1);
    return s;
}

static double fused_cleared(double *x, int n) {
    double s = 0, bins[8];
    for (int i = 0; i < n; i++) {
        memset(bins, 0, sizeof bins);
        for (int j = 0; j < n; j++) bins[(i * j) & 7] += x[j] * x[i];
        for (int k = 0; k < 8; k++) s += bins[k] * bins[k] * (k + 1);
    }
    return s;
}

static double fused_decay(double *x, int n) {
    double s = x[0];
    for (int i = 0; i < n; i++) s = 0.75 * s + sin(x[i]) * x[0];
    return s;
}

static double fused_crossing_sums(double *x, int n) {
    double a = 0, b = 0;
    for (int i = 0; i < n; i++) {
        double c = a;
        a = b - x[i] * x[i];
        b = c + exp(x[i]);
    }
    return a + 2 * b;
}

static double fused_backwards(double *x, int n) {
    double s = 0;
    for (int i = n - 1; i >= 0; i -= 2) s += x[i] * sin(x[i]) * i;
    return s;
}

static double fused_pointer(double *x, int n) {
    double s = 0;
    for (const double *p = x; p < x + n; p++) s += tanh(*p) * *p;
    return s;
}

static double fused_behind_an_array(double *x, int n) {
    double *y = (double *)malloc(n * sizeof *y), s = 0;
    for (int i = 0; i < n; i++) y[i] = sin(x[i]);
    for (int i = 0; i < n; i++) s += y[i] * y[n - 1 - i] * exp(x[i]);
    free(y);
    return s;
}

static double fused_square(double *x, int n) {
    double s = 0, w[3][4];
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 4; k++) w[j][k] = x[i] * x[(i + j) % n] + k;
        for (int k = 3; k >= 0; k--)
            for (int j = 0; j < 3; j++) s += w[j][k] * w[2 - j][3 - k] * (k + 1);
    }
    return s;
}

static double fused_indices(double *x, int n) {
    double s = 0;
    int order[4];
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 4; k++) order[k] = (i * 5 + k * k) % n;
        for (int k = 0; k < 3; k++) s += x[order[k]] * x[order[k + 1]];
    }
    return s;
}

static double fused_row(double *x, int n) {
    double s = 0, w[4];
    for (int i = 0; i + 4 <= n; i++) {
        memcpy(w, x + i, sizeof w);
        for (int k = 1; k < 4; k++) w[k] *= w[k - 1];
        s += w[3] + w[1];
    }
    return s;
}

static double fused_number_from_before(double *x, int n) {
    double scale = exp(x[0]), s = 0;
    for (int i = 0; i < n; i++) s += log(1 + scale * x[i] * x[i]);
    return s;
}

static double fused_in_a_loop(double *x, int n) {
    double s = 0;
    for (int t = 0; t < 3; t++) {
        calls++;
        for (int i = 0; i < n; i++) s += exp(x[i] * (t + 1)) * x[(i + t) % n];
    }
    return s;
}

static double fused_float(double *x, int n) {
    float s = 0;
    for (int i = 0; i < n; i++) s += (float)x[i] * 0.5f;
    return s;
}

static double fused_table(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += table[i & 15] * sin(x[i]);
    return s;
}

// What is called has loops and memory of its own, and reads the table.
__attribute__((noinline)) static double polynomial(const double *x, int n, double at) {
    double powers[5], s = 0;
    for (int k = 0; k < 5; k++) powers[k] = k ? powers[k - 1] * at : 1;
    for (int k = 0; k < 5; k++) s += powers[k] * x[k % n] * table[k];
    return s;
}

static double fused_calls(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += exp(0.1 * polynomial(x, n, x[i]));
    return s;
}

static double fused_blocks(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double *w = (double *)malloc((i + 1) * sizeof *w);
        for (int k = 0; k <= i; k++) w[k] = sin(x[k] * x[i]);
        for (int k = 0; k <= i; k++) s += w[k] * w[i - k];
        free(w);
    }
    return s;
}

// -- with the value: the adjoint of the sum is known before the loop ------------------------------------------------------------

static double fused_mean(double *x, int n) {
    double s = 0, scale = exp(x[1]);
    for (int i = 0; i < n; i++) s += sin(scale * x[i]) * x[0];
    return s / n;
}

static double fused_sums_of_two_loops(double *x, int n) {
    double s = 0, t = x[2];
    for (int i = 0; i < n; i++) {
        if (x[i] > 1) s += exp(x[i]);
        for (int j = 0; j < i; j++) s += x[i] * x[j], t -= cos(x[j]);
    }
    for (int i = 0; i < n; i += 2) t += x[i] * x[i] * s * 0;
    return 2 * s - 0.5 * t + x[0] * x[0];
}

static double fused_beside_other_uses(double *x, int n) {
    double *y = (double *)malloc(n * sizeof *y), s = 0;
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
    for (int i = 0; i < n; i++) s += sqrt(1 + y[i]) * y[n - 1 - i];
    s = s * -3 + exp(y[1]);
    free(y);
    return s;
}

static double kept_value_of_decay(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s = 0.5 * s + exp(x[i]);
    return s;
}

static double fused_scaled_by_a_number(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += exp(x[i]);
    return s * x[0];
}

static double kept_value_sometimes(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += exp(x[i]);
    if (x[3] > 100) return s;
    return x[1] > 0.9 ? x[2] * x[2] + s : x[1];
}

static double kept_value_of_two_parts(double *x, int n) {
    double s = 1;
    for (int i = 0; i < n; i++) {
        double a = s + sin(x[i]), b = s - x[i] * x[i];
        s = 0.5 * (a + b);
    }
    return s;
}

// Where it is left behind the loop, nothing is in the shadows yet.
static double kept_value_that_may_not_come(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += exp(x[i] * 0.1);
    if (x[4] > 50) longjmp(outside, 1);
    return 2 * s;
}

// The message stands in a variable whose life begins and ends where nobody comes back.
static double fused_may_end(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] > 50) {
            char text[32];
            snprintf(text, sizeof text, "%d", i);
            left_at = atoi(text);
            longjmp(outside, 1);
        }
        s += x[i] * x[i] * sin(x[i]);
    }
    passed++;
    for (int i = 0; i < n; i++) s += x[i] * x[0];
    return s;
}

// -- not these ----------------------------------------------------------------------------------------------------------------

static double kept_carried_scratch(double *x, int n) {
    double s = 0, w[4] = {1, 1, 1, 1};
    for (int i = 0; i < n; i++) {
        for (int k = 1; k < 4; k++) w[k] = sin(x[i] * k) + w[0];
        s += w[1] * w[2] * w[3];
        w[0] = x[i];
    }
    return s;
}

static double kept_written_sometimes(double *x, int n) {
    double s = 0, w[1 + 1] = {0.5, 0.25};
    for (int i = 0; i < n; i++) {
        if (i & 1) w[i % 2] = x[i] * x[i];
        s += w[1] * w[0] * x[i];
    }
    return s;
}

static double kept_gaps(double *x, int n) {
    double s = 0, w[8];
    for (int k = 0; k < 8; k++) w[k] = k;
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 8; k += 2) w[k] = x[i] * k;
        for (int k = 0; k < 8; k++) s += w[k] * x[i];
        w[i % 8] = x[i];
    }
    return s;
}

static double kept_short_fill(double *x, int n) {
    double s = 0, w[7];
    for (int k = 0; k < 7; k++) w[k] = 1;
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 6; k++) w[k] = x[i] + k;
        for (int k = 0; k < 7; k++) s += w[k] * w[6 - k] * x[i];
        w[6] = x[i] * x[i];
    }
    return s;
}

static double kept_fill_that_may_end(double *x, int n) {
    double s = 0, w[6] = {0};
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < 6; k++) {
            w[k] = x[i] * (k + 1);
            if (w[k] > 2.05) break;
        }
        for (int k = 0; k < 6; k++) s += w[k] * w[k];
    }
    return s;
}

static double kept_overwritten(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += exp(x[i]) * x[i];
    for (int i = 0; i < n; i++) x[i] = 7;
    return s;
}

static double kept_value_needed(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += sin(x[i]);
    return exp(s * 0.1);
}

static double kept_left_early(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        s += x[i] * x[i] * x[i];
        if (x[i] > 1.4) break;
    }
    return s;
}

static double kept_writes(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        table[i & 15] = x[i] * x[i];
        s += sin(x[i]);
    }
    for (int i = 0; i < n && i < 16; i++) s += table[i] * 0.5;
    for (int i = 0; i < 16; i++) table[i] = 1 + 0.125 * i;
    return s;
}

static double kept_last_term(double *x, int n) {
    double s = 0, last = 0;
    for (int i = 0; i < n; i++) last = exp(x[i]), s += last * x[0];
    return s + last * last;
}

static double kept_running_product(double *x, int n) {
    double s = 0, p = 1;
    for (int i = 0; i < n; i++) p *= 1 + x[i] * 0.1, s += p;
    return s;
}

static double kept_growth(double *x, int n) {
    double s = 1;
    for (int i = 0; i < n; i++) s += 2 * s * x[i]; // one operation adds to the sum and multiplies by what is made of it
    return s;
}

static double kept_counted_calls(double *x, int n) {
    double s = 0;
    calls = 0;
    for (int i = 0; i < n; i++) s += x[i] * sin(x[i]) * ++calls;
    return s;
}

static double kept_block_of_all(double *x, int n) {
    double s = 0, *w = (double *)malloc(n * sizeof *w);
    for (int k = 0; k < n; k++) w[k] = 1;
    for (int i = 0; i < n; i++) {
        w[(i * 5) % n] = x[i];
        s += w[i] * sin(x[i]);
    }
    free(w);
    return s;
}

__attribute__((noinline)) static double counted(double x) {
    calls++;
    return x * x * calls;
}

static double kept_effects_of_calls(double *x, int n) {
    double s = 0;
    calls = 0;
    for (int i = 0; i < n; i++) s += counted(x[i]);
    return s;
}

static double kept_overwritten_for_calls(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += exp(0.1 * polynomial(x, n, x[i]));
    x[2] = 0;
    return s;
}

static double kept_large_scratch(double *x, int n) {
    double s = 0, w[4096];
    for (int i = 0; i < n; i++) {
        int a = (i * 17) & 4095, b = (int)(x[i] * 3000) & 4095;
        w[a] = x[i];
        w[b] = 2 * x[i];
        s += w[a] * w[b];
    }
    return s;
}

static double kept_open_end(double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        double y = 1, a = x[i] * x[i] + 1;
        while (fabs(y * y - a) > 1e-13) y = 0.5 * (y + a / y);
        s += y * x[0];
    }
    return s;
}

// What an iteration has in store must happen when it is its turn, and before what is behind the loop.
static void left_in_time(const double *x, int n) {
    double y[9], dx[9] = {0};
    memcpy(y, x, sizeof y);
    y[4] = 77;
    passed = 0;
    if (!setjmp(outside)) __enzyme_autodiff((void *)fused_may_end, enzyme_dup, y, dx, enzyme_const, n);
    CHECK(left_at, 4);
    CHECK(passed, 0);
    if (!setjmp(outside))
        __enzyme_autodiff((void *)kept_value_that_may_not_come, enzyme_primal_return, enzyme_dup, y, dx, enzyme_const, n);
    for (int i = 0; i < 9; i++) CHECK(dx[i], 0);
}

static void both_lanes(double *x, int n) {
    double first[9] = {0}, second[9] = {0};
    extern int enzyme_width;
    __enzyme_autodiff((void *)fused_scratch, enzyme_width, 2, enzyme_dup, x, first, second, enzyme_const, n);
    CHECK_DIFFERENCES(fused_scratch, x, first, n);
    CHECK_DIFFERENCES(fused_scratch, x, second, n);
    double third[9] = {0}, fourth[9] = {0};
    __enzyme_autodiff((void *)fused_mean, enzyme_width, 2, enzyme_primal_return, enzyme_dup, x, third, fourth, enzyme_const, n);
    CHECK_DIFFERENCES(fused_mean, x, third, n);
    CHECK_DIFFERENCES(fused_mean, x, fourth, n);
}

#define TRY(f)                                                                                                       \
    do {                                                                                                             \
        double y[9], dx[9] = {0};                                                                                    \
        memcpy(y, x, sizeof y);                                                                                      \
        __enzyme_autodiff((void *)f, enzyme_dup, y, dx, enzyme_const, n);                                            \
        CHECK_DIFFERENCES(f, x, dx, n);                                                                              \
    } while (0)

#define TRY_VALUE(f)                                                                                                 \
    do {                                                                                                             \
        double y[9], dx[9] = {0}, twice[9];                                                                          \
        memcpy(y, x, sizeof y);                                                                                      \
        double value = __enzyme_autodiff((void *)f, enzyme_primal_return, enzyme_dup, y, dx, enzyme_const, n);       \
        CHECK_DIFFERENCES(f, x, dx, n);                                                                              \
        memcpy(y, x, sizeof y), memcpy(twice, dx, sizeof dx);                                                        \
        CHECK_NEAR(value, f(y, n), 1e-14);                                                                           \
        memcpy(y, x, sizeof y);                                                                                      \
        __enzyme_autodiff((void *)f, enzyme_primal_return, enzyme_dup, y, twice, enzyme_const, n);                   \
        for (int i = 0; i < n; i++) CHECK(twice[i], 2 * dx[i]);                                                      \
    } while (0)

int main(int argc, char **argv) {
    double x[9] = {0.5, 1.1, -0.7, 0.9, 1.3, 0.2, -1.2, 0.4, 1.6};
    int n = 8 + argc;
    for (int i = 0; i < 16; i++) table[i] = 1 + 0.125 * i;
    TRY(fused_scratch);
    TRY(fused_two_sums);
    TRY(fused_sometimes);
    TRY(fused_triangle);
    TRY(fused_cleared);
    TRY(fused_decay);
    TRY(fused_crossing_sums);
    TRY(fused_backwards);
    TRY(fused_pointer);
    TRY(fused_behind_an_array);
    TRY(fused_square);
    TRY(fused_indices);
    TRY(fused_row);
    TRY(fused_number_from_before);
    TRY(fused_in_a_loop);
    TRY(fused_table);
    TRY(fused_calls);
    TRY(fused_blocks);
    TRY(fused_may_end);
    left_in_time(x, n);
    TRY(kept_carried_scratch);
    TRY(kept_written_sometimes);
    TRY(kept_gaps);
    TRY(kept_short_fill);
    TRY(kept_fill_that_may_end);
    TRY(kept_overwritten);
    TRY(kept_value_needed);
    TRY(kept_left_early);
    TRY(kept_writes);
    TRY(kept_last_term);
    TRY(kept_running_product);
    TRY(kept_growth);
    TRY(kept_counted_calls);
    TRY(kept_block_of_all);
    TRY(kept_effects_of_calls);
    TRY(kept_overwritten_for_calls);
    TRY_VALUE(fused_mean);
    TRY_VALUE(fused_sums_of_two_loops);
    TRY_VALUE(fused_beside_other_uses);
    TRY_VALUE(kept_value_that_may_not_come);
    TRY_VALUE(kept_value_of_decay);
    TRY_VALUE(fused_scaled_by_a_number);
    TRY_VALUE(kept_value_sometimes);
    TRY_VALUE(kept_value_of_two_parts);
    TRY(kept_large_scratch);
    TRY(kept_open_end);
    both_lanes(x, n);
    double of_float[9] = {0};
    __enzyme_autodiff((void *)fused_float, enzyme_dup, x, of_float, enzyme_const, n);
    for (int i = 0; i < n; i++) CHECK(of_float[i], 0.5);
    return check_result();
}
