// Kernels f(x, n) whose gradients depend on what is stored, each beside the one that an expert writes, `expert_...`.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void __enzyme_autodiff(void *, ...);

// ---- a recurrent cell with four parameters over n inputs

static double recurrent(const double *x, int n) {
    double state = 0, memory = 0, sum = 0;
    for (int t = 4; t < n; t++) {
        double gate = 1 / (1 + exp(-(x[0] * x[t] + x[1] * state)));
        memory = gate * memory + (1 - gate) * tanh(x[2] * x[t] + x[3] * state);
        state = gate * tanh(memory);
        sum += state * state;
    }
    return sum;
}
static void expert_recurrent(double *x, double *dx, int n) {
    struct { double g, c, m, tm, s; } *r = malloc((n + 1) * sizeof *r);
    double state = 0, memory = 0;
    r[3].s = r[3].m = 0;
    for (int t = 4; t < n; t++) {
        double g = 1 / (1 + exp(-(x[0] * x[t] + x[1] * state))), c = tanh(x[2] * x[t] + x[3] * state);
        memory = g * memory + (1 - g) * c;
        double tm = tanh(memory);
        state = g * tm;
        r[t].g = g; r[t].c = c; r[t].m = memory; r[t].tm = tm; r[t].s = state;
    }
    double ds = 0, dm = 0, w0 = 0, w1 = 0, w2 = 0, w3 = 0;
    for (int t = n - 1; t >= 4; t--) {
        double g = r[t].g, c = r[t].c, ps = r[t - 1].s;
        ds += 2 * r[t].s;
        double dg = ds * r[t].tm;
        dm += ds * g * (1 - r[t].tm * r[t].tm);
        dg += dm * (r[t - 1].m - c);
        double da = dm * (1 - g) * (1 - c * c), db = dg * g * (1 - g);
        dm *= g;
        w0 += db * x[t]; w1 += db * ps; w2 += da * x[t]; w3 += da * ps;
        dx[t] += db * x[0] + da * x[2];
        ds = db * x[1] + da * x[3];
    }
    dx[0] += w0; dx[1] += w1; dx[2] += w2; dx[3] += w3;
    free(r);
}

// ---- twenty explicit steps of a nonlinear heat equation in the plane

#define STEPS 20
static double heat2d(const double *x, int n) {
    int m = (int)sqrt((double)n);
    double *u = malloc(n * 8), *v = malloc(n * 8), sum = 0;
    memcpy(u, x, n * 8); memcpy(v, x, n * 8);
    for (int s = 0; s < STEPS; s++) {
        for (int i = 1; i < m - 1; i++) for (int j = 1; j < m - 1; j++) {
            double c = u[i * m + j];
            v[i * m + j] = c + 0.1 * c * (u[i * m + j - 1] + u[i * m + j + 1] + u[(i - 1) * m + j] + u[(i
                + 1) * m + j] - 4 * c);
        }
        double *t = u; u = v; v = t;
    }
    for (int i = 0; i < n; i++) sum += u[i] * u[i];
    free(u); free(v);
    return sum;
}
static void expert_heat2d(double *x, double *dx, int n) {
    int m = (int)sqrt((double)n);
    double *all = malloc((size_t)n * 8 * (STEPS + 1));
    memcpy(all, x, n * 8);
    for (int s = 0; s < STEPS; s++) {
        double *restrict u = all + (size_t)s * n, *restrict v = u + n;
        memcpy(v, u, n * 8);
        for (int i = 1; i < m - 1; i++) for (int j = 1; j < m - 1; j++) {
            double c = u[i * m + j];
            v[i * m + j] = c + 0.1 * c * (u[i * m + j - 1] + u[i * m + j + 1] + u[(i - 1) * m + j] + u[(i
                + 1) * m + j] - 4 * c);
        }
    }
    double *du = malloc(n * 8), *dv = malloc(n * 8);
    for (int i = 0; i < n; i++) dv[i] = 2 * all[(size_t)STEPS * n + i];
    for (int s = STEPS - 1; s >= 0; s--) {
        double *restrict u = all + (size_t)s * n, *restrict p = du, *restrict q = dv;
        memcpy(p, q, n * 8);
        for (int i = 1; i < m - 1; i++) for (int j = 1; j < m - 1; j++) p[i * m + j] = 0;
        for (int i = 1; i < m - 1; i++) for (int j = 1; j < m - 1; j++) {
            double c = u[i * m + j], r = q[i * m + j];
            double lap = u[i * m + j - 1] + u[i * m + j + 1] + u[(i - 1) * m + j] + u[(i + 1) * m + j] - 4 * c;
            p[i * m + j] += r * (1 + 0.1 * lap - 0.4 * c);
            double w = 0.1 * c * r;
            p[i * m + j - 1] += w; p[i * m + j + 1] += w; p[(i - 1) * m + j] += w; p[(i + 1) * m + j] += w;
        }
        double *t = du; du = dv; dv = t;
    }
    for (int i = 0; i < n; i++) dx[i] += dv[i];
    free(all); free(du); free(dv);
}

// ---- energy of n/2 charges in the plane

static double charges(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i + 1 < n; i += 2) for (int j = 0; j < i; j += 2) {
        double a = x[i] - x[j], b = x[i + 1] - x[j + 1];
        sum += 1 / sqrt(a * a + b * b + 0.01);
    }
    return sum;
}
static void expert_charges(double *x, double *dx, int n) {
    for (int i = 0; i + 1 < n; i += 2) {
        double p = 0, q = 0;
        for (int j = 0; j < i; j += 2) {
            double a = x[i] - x[j], b = x[i + 1] - x[j + 1], r2 = a * a + b * b + 0.01;
            double w = -1 / (r2 * sqrt(r2)), u = w * a, v = w * b;
            p += u; q += v; dx[j] -= u; dx[j + 1] -= v;
        }
        dx[i] += p; dx[i + 1] += q;
    }
}

// ---- a product of two square matrices, its squared norm

static double matmul(const double *x, int n) {
    int m = (int)sqrt(n / 2.0);
    const double *a = x, *b = x + m * m;
    double sum = 0;
    for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) {
        double c = 0;
        for (int k = 0; k < m; k++) c += a[i * m + k] * b[k * m + j];
        sum += c * c;
    }
    return sum;
}
static void expert_matmul(double *x, double *dx, int n) {
    int m = (int)sqrt(n / 2.0);
    const double *a = x, *b = x + m * m;
    double *da = dx, *db = dx + m * m;
    for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) {
        double c = 0;
        for (int k = 0; k < m; k++) c += a[i * m + k] * b[k * m + j];
        c *= 2;
        for (int k = 0; k < m; k++) { da[i * m + k] += c * b[k * m + j]; db[k * m + j] += c * a[i * m + k]; }
    }
}

// ---- eight dense layers with tanh

#define W 64
static double mlp(const double *x, int n) {
    double a[W], b[W], sum = 0;
    for (int i = 0; i < W; i++) a[i] = x[i];
    const double *w = x + W;
    for (int l = 0; l < 8; l++, w += W * W + W) {
        for (int i = 0; i < W; i++) {
            double s = w[W * W + i];
            for (int j = 0; j < W; j++) s += (w[i * W + j] - 0.5) * a[j];
            b[i] = tanh(s);
        }
        for (int i = 0; i < W; i++) a[i] = b[i];
    }
    for (int i = 0; i < W; i++) sum += a[i] * a[i];
    return sum;
}
static void expert_mlp(double *x, double *dx, int n) {
    double a[9][W];
    for (int i = 0; i < W; i++) a[0][i] = x[i];
    const double *w = x + W;
    for (int l = 0; l < 8; l++, w += W * W + W)
        for (int i = 0; i < W; i++) {
            double s = w[W * W + i];
            for (int j = 0; j < W; j++) s += (w[i * W + j] - 0.5) * a[l][j];
            a[l + 1][i] = tanh(s);
        }
    double g[W], p[W], *dw = dx + W + 8 * (W * W + W);
    for (int i = 0; i < W; i++) g[i] = 2 * a[8][i];
    for (int l = 7; l >= 0; l--) {
        w -= W * W + W; dw -= W * W + W;
        for (int j = 0; j < W; j++) p[j] = 0;
        for (int i = 0; i < W; i++) {
            double s = g[i] * (1 - a[l + 1][i] * a[l + 1][i]);
            dw[W * W + i] += s;
            for (int j = 0; j < W; j++) { dw[i * W + j] += s * a[l][j]; p[j] += s * (w[i * W + j] - 0.5); }
        }
        for (int j = 0; j < W; j++) g[j] = p[j];
    }
    for (int i = 0; i < W; i++) dx[i] += g[i];
}

// ---- a Gaussian mixture: weights, means, scales and points

#define GK 10
#define GD 8
static double gmm(const double *x, int n) {
    int N = (n - GK * (1 + 2 * GD)) / GD;
    const double *alpha = x, *mu = x + GK, *q = mu + GK * GD, *pts = q + GK * GD;
    double total = 0, eq[GK * GD], sq[GK], term[GK];
    for (int k = 0; k < GK; k++) {
        sq[k] = 0;
        for (int d = 0; d < GD; d++) { eq[k * GD + d] = exp(q[k * GD + d]); sq[k] += q[k * GD + d]; }
    }
    for (int i = 0; i < N; i++) {
        double top = -1e300, sum = 0;
        for (int k = 0; k < GK; k++) {
            double s = 0;
            for (int d = 0; d < GD; d++) { double v = eq[k * GD + d] * (pts[i * GD + d] - mu[k * GD + d]); s += v * v; }
            term[k] = alpha[k] + sq[k] - 0.5 * s;
            top = term[k] > top ? term[k] : top;
        }
        for (int k = 0; k < GK; k++) sum += exp(term[k] - top);
        total += top + log(sum);
    }
    return total;
}
static void expert_gmm(double *x, double *dx, int n) {
    int N = (n - GK * (1 + 2 * GD)) / GD;
    const double *alpha = x, *mu = x + GK, *q = mu + GK * GD, *pts = q + GK * GD;
    double *dalpha = dx, *dmu = dx + GK, *dq = dmu + GK * GD, *dpts = dq + GK * GD;
    double eq[GK * GD], deq[GK * GD], sq[GK], dsq[GK], term[GK];
    memset(deq, 0, sizeof deq); memset(dsq, 0, sizeof dsq);
    for (int k = 0; k < GK; k++) {
        sq[k] = 0;
        for (int d = 0; d < GD; d++) { eq[k * GD + d] = exp(q[k * GD + d]); sq[k] += q[k * GD + d]; }
    }
    for (int i = 0; i < N; i++) {
        double top = -1e300, sum = 0;
        for (int k = 0; k < GK; k++) {
            double s = 0;
            for (int d = 0; d < GD; d++) { double v = eq[k * GD + d] * (pts[i * GD + d] - mu[k * GD + d]); s += v * v; }
            term[k] = alpha[k] + sq[k] - 0.5 * s;
            top = term[k] > top ? term[k] : top;
        }
        for (int k = 0; k < GK; k++) sum += term[k] = exp(term[k] - top);
        for (int k = 0; k < GK; k++) {
            double g = term[k] / sum;
            dalpha[k] += g; dsq[k] += g;
            for (int d = 0; d < GD; d++) {
                double c = pts[i * GD + d] - mu[k * GD + d], e = eq[k * GD + d], v = e * c, r = -g * v;
                deq[k * GD + d] += r * c; dpts[i * GD + d] += r * e; dmu[k * GD + d] -= r * e;
            }
        }
    }
    for (int k = 0; k < GK; k++) for (int d = 0; d < GD; d++) dq[k * GD + d] += deq[k * GD + d] * eq[k * GD
        + d] + dsq[k];
}

// ---- logarithm of a determinant by Cholesky's method

static double cholesky(const double *x, int n) {
    int m = (int)sqrt((double)n);
    double *l = malloc(m * m * 8), sum = 0;
    for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) l[i * m + j] = 0.5 * (x[i * m + j] + x[j * m
        + i]) + (i == j ? 2 * m : 0);
    for (int j = 0; j < m; j++) {
        double d = l[j * m + j];
        for (int k = 0; k < j; k++) d -= l[j * m + k] * l[j * m + k];
        d = sqrt(d);
        l[j * m + j] = d;
        for (int i = j + 1; i < m; i++) {
            double s = l[i * m + j];
            for (int k = 0; k < j; k++) s -= l[i * m + k] * l[j * m + k];
            l[i * m + j] = s / d;
        }
    }
    for (int j = 0; j < m; j++) sum += 2 * log(l[j * m + j]);
    free(l);
    return sum;
}
static void expert_cholesky(double *x, double *dx, int n) {
    int m = (int)sqrt((double)n);
    double *l = malloc(m * m * 8), *g = calloc(m * m, 8);
    for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) l[i * m + j] = 0.5 * (x[i * m + j] + x[j * m
        + i]) + (i == j ? 2 * m : 0);
    for (int j = 0; j < m; j++) {
        double d = l[j * m + j];
        for (int k = 0; k < j; k++) d -= l[j * m + k] * l[j * m + k];
        d = sqrt(d);
        l[j * m + j] = d;
        for (int i = j + 1; i < m; i++) {
            double s = l[i * m + j];
            for (int k = 0; k < j; k++) s -= l[i * m + k] * l[j * m + k];
            l[i * m + j] = s / d;
        }
    }
    for (int j = 0; j < m; j++) g[j * m + j] = 2 / l[j * m + j];
    for (int j = m - 1; j >= 0; j--) {
        double d = l[j * m + j], dd = g[j * m + j];
        for (int i = m - 1; i > j; i--) {
            double s = g[i * m + j] / d;
            dd -= s * l[i * m + j];
            g[i * m + j] = s;
            double *restrict gi = g + i * m, *restrict gj = g + j * m; const double *restrict li = l
                + i * m, *restrict lj = l + j * m;
            for (int k = 0; k < j; k++) { gi[k] -= s * lj[k]; gj[k] -= s * li[k]; }
        }
        dd /= 2 * d;
        g[j * m + j] = dd;
        for (int k = 0; k < j; k++) g[j * m + k] -= 2 * dd * l[j * m + k];
    }
    for (int i = 0; i < m; i++) for (int j = 0; j <= i; j++) {
        dx[i * m + j] += 0.5 * g[i * m + j];
        dx[j * m + i] += 0.5 * g[i * m + j];
    }
    free(l); free(g);
}

// ---- timing

typedef void (*gradient_function)(double *, double *, int);

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

static double *x, *ours, *experts;
static volatile double sink;

static void report(const char *name, double (*f)(const double *, int), gradient_function gradient,
                   gradient_function expert, int n) {
    double best[3] = {1e9, 1e9, 1e9}, start = now(), error = 0, size = 0;
    for (int i = 0; i < n; i++) x[i] = 0.5 + 0.4 * sin(3.0 * i);
    for (int round = 0; round < 3 || now() - start < 0.5; round++) {
        memset(ours, 0, n * sizeof *ours);
        memset(experts, 0, n * sizeof *experts);
        double times[4] = {now()};
        sink = f(x, n);
        times[1] = now();
        gradient(x, ours, n);
        times[2] = now();
        expert(x, experts, n);
        times[3] = now();
        for (int k = 0; k < 3; k++) best[k] = fmin(best[k], times[k + 1] - times[k]);
    }
    for (int i = 0; i < n; i++) error += fabs(ours[i] - experts[i]), size += fabs(experts[i]);
    printf("%s %.9g %.9g %.9g %.0e\n", name, best[0], best[1], best[2], error / size);
}

#define KERNEL(name)                                                                                                   \
    __attribute__((noinline)) static double primal_##name(const double *x, int n) { return name(x, n); }              \
    __attribute__((noinline)) static void gradient_##name(double *x, double *dx, int n) {                           \
        __enzyme_autodiff((void *)name, x, dx, n);                                                              \
    }
#define REPORT(name, n) report(#name, primal_##name, gradient_##name, expert_##name, n)
KERNEL(recurrent)
KERNEL(heat2d)
KERNEL(charges)
KERNEL(matmul)
KERNEL(mlp)
KERNEL(gmm)
KERNEL(cholesky)

int main(void) {
    x = calloc(1 << 17, 8), ours = calloc(1 << 17, 8), experts = calloc(1 << 17, 8);
    REPORT(recurrent, 10000);
    REPORT(heat2d, 10000);
    REPORT(charges, 1000);
    REPORT(matmul, 20000);
    REPORT(mlp, 33344);
    REPORT(gmm, 16170);
    REPORT(cholesky, 10000);
    return 0;
}
