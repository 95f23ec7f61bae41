// Constant tables with the addresses of variables: these are read and written through the table alone, in rows with names, by way of other
// tables, and in split mode, where they change between the two sweeps.
#include "check.h"
struct forward { void *tape; double value; };
struct forward __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
enum { N = 6 };
static volatile int order[N] = {1, 0, 1, 1, 0, 0}, steps = N;
static double u[3] = {1, 2, 3}, v[3] = {4, 5, 6}, w[3], z[3], c[3] = {0.2, 0.3, 0.4}, d[3] = {0.5, 0.6, 0.7};
static double *const now[] = {u, v}, *const next[] = {w, z}, *const fixed[] = {c, d};
static const struct row { const char *name; double *where; } rows[] = {{"z", z}, {"w", w}};
static const struct row *const order_of_rows[] = {rows + 1, rows};
__attribute__((noinline)) static double read_table(double y) {
    for (int t = 0; t < steps; t++) y += 0.1 * now[order[t]][1] * y;
    return y;
}
static double reads(double *x, int n) {
    u[1] = x[0] * x[1], v[1] = sin(x[2]);
    double first = read_table(x[3]);
    v[1] = x[4];
    return first * read_table(x[5]);
}
__attribute__((noinline)) static void write_table(double *x, int n) {
    for (int t = 0; t < n; t++) next[order[t]][t % 3] += x[t] * x[t];
}
static double writes(double *x, int n) {
    for (int i = 0; i < 3; i++) w[i] = z[i] = 1;
    write_table(x, n);
    double sum = w[0] * z[1];
    for (int t = 0; t < steps; t++) sum += order_of_rows[order[t]]->where[2] * order_of_rows[order[t]]->where[t % 3] * x[t];
    return sum;
}
static double written_by_table_alone(double *x, int n) {
    for (int t = 0; t < n; t++) order_of_rows[order[t]]->where[t % 2] = x[t] * x[t];
    return order_of_rows[order[0]]->where[0] * order_of_rows[order[1]]->where[1];
}
static double in_sweeps(double x) {
    double y = x;
    for (int t = 0; t < steps; t++) y += 0.1 * sin(y) * fixed[order[t]][t % 3];
    return y;
}
int main(void) {
    double x[N] = {0.5, 1.25, 0.75, 1.5, 1.1, 0.9}, dx[3][N] = {0}, h = 1e-5;
    __enzyme_autodiff((void *)reads, enzyme_dup, x, dx[0], enzyme_const, N);
    CHECK_DIFFERENCES(reads, x, dx[0], N);
    __enzyme_autodiff((void *)writes, enzyme_dup, x, dx[1], enzyme_const, N);
    CHECK_DIFFERENCES(writes, x, dx[1], N);
    __enzyme_autodiff((void *)written_by_table_alone, enzyme_dup, x, dx[2], enzyme_const, N);
    CHECK_DIFFERENCES(written_by_table_alone, x, dx[2], N);
    double want = (in_sweeps(0.4 + h) - in_sweeps(0.4 - h)) / (2 * h);
    struct forward made = __enzyme_augmentfwd((void *)in_sweeps, enzyme_out, 0.4);
    for (int i = 0; i < 3; i++) c[i] = d[i] = 77;
    check_near("in sweeps", __enzyme_reverse((void *)in_sweeps, enzyme_out, 0.4, 1.0, made.tape), want, 1e-7);
    return check_result();
}
