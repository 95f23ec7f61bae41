// only: x86_64
// flags: -mavx2 -mfma
// What immintrin.h has for vectors of doubles and floats, in AVX2 and below: each operation against differences.
#include "check.h"
#include <immintrin.h>

// Numbers out of vectors, each with a weight of its own.
static double sum4(__m256d v) { return v[0] + 2 * v[1] - 3 * v[2] + 0.5 * v[3]; }
static double sum2(__m128d v) { return v[0] - 2 * v[1]; }
static double sum8(__m256 v) { return v[0] + 2 * v[1] - v[2] + v[3] / 2 + 3 * v[4] - v[5] + v[6] * 4 - v[7]; }
static double sum4s(__m128 v) { return v[0] + 2 * v[1] - 3 * v[2] + v[3] / 2; }

#define D __m256d
#define H __m128d
#define LOAD D a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4), c = _mm256_mul_pd(a, b)
#define LOW H p = _mm256_castpd256_pd128(c), q = _mm256_extractf128_pd(a, 1)
#define SINGLE \
    LOAD; __m256 s = _mm256_set_m128(_mm256_cvtpd_ps(b), _mm256_cvtpd_ps(a)), t = _mm256_mul_ps(s, _mm256_permute_ps(s, 27))
#define F(name, ...) static double name(double *x, int n) { __VA_ARGS__; }

// minimum and maximum
F(min4, LOAD; return sum4(_mm256_min_pd(a, b)))
F(max4, LOAD; return sum4(_mm256_mul_pd(_mm256_max_pd(c, b), a)))
F(min2, LOAD; LOW; return sum2(_mm_min_pd(p, q)))
F(max2, LOAD; LOW; return sum2(_mm_max_pd(p, q)) + sum2(_mm_max_sd(p, q)) * 3 + sum2(_mm_min_sd(q, p)))
F(minmax8, SINGLE; return sum8(_mm256_min_ps(s, t)) + sum8(_mm256_max_ps(s, t)) * 2)
F(minmax4, SINGLE; __m128 u = _mm256_castps256_ps128(s), v = _mm256_castps256_ps128(t);
  return sum4s(_mm_min_ps(u, v)) + 2 * sum4s(_mm_max_ps(u, v)) + sum4s(_mm_max_ss(u, v)) - sum4s(_mm_min_ss(v, u)))
// rounding
F(round4, LOAD; return sum4(_mm256_mul_pd(_mm256_sub_pd(c, _mm256_floor_pd(c)), a)) + sum4(_mm256_round_pd(a, 8)))
F(round2, LOAD; LOW; return sum2(_mm_mul_pd(_mm_sub_pd(p, _mm_ceil_pd(p)), q)) + sum2(_mm_round_sd(p, q, 9)) +
  sum2(_mm_round_sd(p, q, 4)) + sum2(_mm_round_sd(q, p, 11)))
F(round8, SINGLE; return sum8(_mm256_mul_ps(_mm256_sub_ps(t, _mm256_round_ps(t, 0)), s)) + sum4s(_mm_floor_ss(
  _mm256_castps256_ps128(s), _mm256_castps256_ps128(t))))
// sums of neighbours, products
F(hadd4, LOAD; return sum4(_mm256_hadd_pd(c, b)) + 3 * sum4(_mm256_hsub_pd(c, a)))
F(hadd2, LOAD; LOW; return sum2(_mm_mul_pd(_mm_hadd_pd(p, q), q)) + sum2(_mm_hsub_pd(p, q)))
F(hadd8, SINGLE; return sum8(_mm256_hadd_ps(s, t)) + 2 * sum8(_mm256_hsub_ps(t, s)))
F(hadd4s, SINGLE; __m128 u = _mm256_castps256_ps128(s), v = _mm256_castps256_ps128(t);
  return sum4s(_mm_hadd_ps(u, v)) + 2 * sum4s(_mm_hsub_ps(v, u)))
F(addsub, SINGLE; LOW; return sum4(_mm256_addsub_pd(c, a)) + sum2(_mm_addsub_pd(p, q)) + sum8(_mm256_addsub_ps(s, t)))
F(dot, SINGLE; LOW; return sum2(_mm_dp_pd(p, q, 0x31)) + sum2(_mm_dp_pd(p, q, 0x23)) + sum8(_mm256_dp_ps(s, t, 0xd7)) +
  sum4s(_mm_dp_ps(_mm256_castps256_ps128(s), _mm256_castps256_ps128(t), 0x7a)))
// fused
F(fused, SINGLE; LOW; return sum4(_mm256_fmadd_pd(a, b, c)) + 2 * sum4(_mm256_fnmsub_pd(a, b, c)) + sum2(_mm_fmadd_sd(p, q, p)) +
  sum4(_mm256_fmaddsub_pd(c, b, a)) * 3 - sum4(_mm256_fmsubadd_pd(c, b, a)) + sum8(_mm256_fmsub_ps(s, t, s)) +
  sum8(_mm256_fmaddsub_ps(s, t, s)) + sum2(_mm_fmaddsub_pd(p, q, q)))
// comparisons and choices
F(chosen, LOAD; D m = _mm256_cmp_pd(a, b, _CMP_LT_OQ);
  return sum4(_mm256_blendv_pd(c, a, m)) + sum4(_mm256_and_pd(m, b)) * 2 + sum4(_mm256_andnot_pd(m, c)))
F(chosen_by_masks, LOAD; D m = _mm256_cmp_pd(a, b, _CMP_NGE_UQ);
  return sum4(_mm256_or_pd(_mm256_and_pd(m, c), _mm256_andnot_pd(m, a))))
F(chosen2, LOAD; LOW; H m = _mm_cmpgt_pd(p, q);
  return sum2(_mm_blendv_pd(p, q, m)) + sum2(_mm_and_pd(_mm_cmpunord_pd(p, q), p)) + sum2(_mm_and_pd(_mm_cmplt_pd(q, p), p)))
F(chosen8, SINGLE; __m256 m = _mm256_cmp_ps(s, t, _CMP_GE_OS);
  return sum8(_mm256_blendv_ps(s, t, m)) + 2 * sum8(_mm256_and_ps(m, t)))
F(chosen_by_sign, LOAD; return sum4(_mm256_blendv_pd(c, b, _mm256_sub_pd(a, b))))
F(chosen_first, LOAD; LOW; H m = _mm_cmplt_sd(q, p);
  return sum2(_mm_blendv_pd(p, q, _mm_unpacklo_pd(m, m))))
F(branches, LOAD; LOW; double s = 0;
  if (_mm_comilt_sd(p, q)) s += p[0]; else s += 2 * q[0];
  if (_mm_ucomige_sd(p, q)) s += p[1] * q[1];
  int m = _mm256_movemask_pd(_mm256_cmp_pd(a, b, _CMP_GT_OQ));
  for (int k = 0; k < 4; k++) if (m >> k & 1) s += c[k] * c[k]; else s += a[k];
  if (_mm_movemask_epi8(_mm_castpd_si128(_mm_cmpge_pd(p, q))) == 0xffff) s *= p[0];
  if (_mm256_testz_pd(a, b)) s *= q[1];
  return s)
F(signs, LOAD; D mask = _mm256_set1_pd(-0.0);
  return sum4(_mm256_andnot_pd(mask, _mm256_sub_pd(a, b))) + sum4(_mm256_xor_pd(mask, c)) +
  sum4(_mm256_or_pd(_mm256_andnot_pd(mask, c), _mm256_and_pd(mask, _mm256_sub_pd(b, a)))))
// conversions
F(converted, LOAD; LOW; __m128i i = _mm256_cvtpd_epi32(c), j = _mm256_cvttpd_epi32(a), k = _mm_cvtpd_epi32(p);
  D d = _mm256_sub_pd(c, _mm256_cvtepi32_pd(i)), e = _mm256_cvtepi32_pd(_mm_add_epi32(j, k));
  return sum4(_mm256_mul_pd(d, d)) + sum4(_mm256_mul_pd(e, a)) + _mm_cvtsd_si32(q) * p[0] + _mm_cvttsd_si64(p) * q[1])
F(narrowed, LOAD; LOW; __m128 u = _mm_cvtpd_ps(p), v = _mm256_cvtpd_ps(c), w = _mm_cvtsd_ss(v, q);
  return sum4s(_mm_mul_ps(u, v)) + sum2(_mm_cvtps_pd(w)) + sum4(_mm256_cvtps_pd(_mm_add_ps(v, w))) + sum2(_mm_cvtss_sd(p, w)))
F(of_floats, SINGLE; __m256i i = _mm256_cvtps_epi32(t), j = _mm256_cvttps_epi32(s);
  return sum8(_mm256_mul_ps(_mm256_sub_ps(t, _mm256_cvtepi32_ps(i)), s)) + sum8(_mm256_mul_ps(_mm256_cvtepi32_ps(j), t)))
// roots, and approximations with a step of Newton's
F(roots, LOAD; LOW; return sum4(_mm256_sqrt_pd(_mm256_mul_pd(c, c))) + sum2(_mm_sqrt_sd(p, _mm_mul_pd(q, q))))
F(reciprocal, SINGLE; __m256 r = _mm256_rcp_ps(s), two = _mm256_set1_ps(2);
  r = _mm256_mul_ps(r, _mm256_sub_ps(two, _mm256_mul_ps(s, r)));
  return sum8(_mm256_mul_ps(r, _mm256_sub_ps(two, _mm256_mul_ps(s, r)))))
F(reciprocal_root, SINGLE; __m128 u = _mm256_castps256_ps128(_mm256_mul_ps(s, s)), r = _mm_rsqrt_ps(u);
  for (int k = 0; k < 2; k++)
    r = _mm_mul_ps(r, _mm_sub_ps(_mm_set1_ps(1.5f), _mm_mul_ps(_mm_mul_ps(u, _mm_set1_ps(0.5f)), _mm_mul_ps(r, r))));
  __m128 o = _mm_rcp_ss(u); o = _mm_mul_ss(o, _mm_sub_ss(_mm_set1_ps(2), _mm_mul_ss(o, u)));
  return sum4s(r) + sum4s(o))
// moves
F(permuted, SINGLE; __m256i i = _mm256_setr_epi32(n, 7, 1, 1, 5, n - 6, 0, 6);
  return sum8(_mm256_mul_ps(_mm256_permutevar8x32_ps(s, i), t)) + sum8(_mm256_permutevar_ps(t, i)) +
  sum4(_mm256_permutevar_pd(c, _mm256_set_epi64x(n >> 2, 0, 2 & n, 2))) + sum4(_mm256_permute4x64_pd(c, 0x1e)) +
  sum4(_mm256_castps_pd(_mm256_permutevar8x32_ps(_mm256_castpd_ps(c), _mm256_setr_epi32(6, 7, 0, 1, 2, 3, 0, 1)))))
F(shuffled, LOAD; LOW; return sum4(_mm256_unpackhi_pd(c, a)) + sum4(_mm256_shuffle_pd(a, c, 9)) + sum4(_mm256_permute2f128_pd(c, b, 0x21)) +
  sum2(_mm_castsi128_pd(_mm_alignr_epi8(_mm_castpd_si128(p), _mm_castpd_si128(q), 8))) +
  sum2(_mm_castsi128_pd(_mm_shuffle_epi32(_mm_castpd_si128(p), 0x4e))) + sum2(_mm_castps_pd(_mm_movehl_ps(_mm_castpd_ps(p), _mm_castpd_ps(q)))))
F(bytes, LOAD; LOW; __m128i swap = _mm_setr_epi8(8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
  return sum2(_mm_castsi128_pd(_mm_shuffle_epi8(_mm_castpd_si128(p), swap))) +
  sum2(_mm_castsi128_pd(_mm_unpacklo_epi64(_mm_castpd_si128(p), _mm_castpd_si128(q)))) +
  sum2(_mm_castsi128_pd(_mm_blendv_epi8(_mm_castpd_si128(p), _mm_castpd_si128(q), _mm_castpd_si128(_mm_cmplt_pd(p, q))))))
// memory
F(loaded, double out[4] = {x[0], x[1], 2, x[2]}; __m256i m = _mm256_setr_epi64x(-1, n - 9, 0, -(n > 3));
  D v = _mm256_maskload_pd(x + 1, m); _mm256_maskstore_pd(out, m, _mm256_mul_pd(v, v));
  H w = _mm_maskload_pd(x + 4, _mm_set_epi64x(0, -1));
  return sum4(v) * x[0] + out[0] + 2 * out[1] * out[2] + out[3] + sum2(w))
F(gathered, __m256i i = _mm256_setr_epi64x(n - 1, 2, 0, 2);
  D v = _mm256_i64gather_pd(x, i, 8), w = _mm256_i32gather_pd(x, _mm_setr_epi32(3, 1, n - 4, 0), 8);
  D m = _mm256_cmp_pd(v, w, _CMP_LT_OQ), u = _mm256_mask_i64gather_pd(v, x + 1, i, _mm256_setr_pd(-1.0, 1, -1, -1), 4);
  H h = _mm_i32gather_pd(x, _mm_setr_epi32(1, 5, 99, 99), 8);
  return sum4(_mm256_mul_pd(v, w)) + sum4(_mm256_and_pd(m, v)) + (n < 0 ? sum4(u) : 0) + sum2(h))
F(gathered_floats, float y[8]; for (int k = 0; k < 8; k++) y[k] = x[k] * x[7 - k];
  __m256 v = _mm256_i32gather_ps(y, _mm256_setr_epi32(7, 0, 1, n - 2, 2, 3, 3, 4), 4);
  __m128 w = _mm256_i64gather_ps(y, _mm256_setr_epi64x(1, 2, n - 3, 1), 4), u = _mm_i64gather_ps(y, _mm_set_epi64x(0, 5), 4);
  return sum8(_mm256_mul_ps(v, v)) + sum4s(w) + sum4s(u))

#define TEST(f)                                                                                                                \
    do {                                                                                                                       \
        double dx[8] = {0};                                                                                                    \
        __enzyme_autodiff((void *)f, x, dx, 8);                                                                                \
        double v[8] = {1, -0.5, 0.25, 2, 1.5, -1, 0.75, 0.5};                                                                  \
        compare(#f, f, x, dx, __enzyme_fwddiff_check((void *)f, enzyme_dup, x, v, enzyme_const, 8), v, TOLERANCE);             \
    } while (0)

static void compare(const char *what, double (*f)(double *, int), double *x, double *dx, double tangent,
                    double *v, double tolerance) {
    double along = 0;
    for (int k = 0; k < 8; k++) {
        const double h = tolerance > 1e-6 ? 1.0 / 256 : 1e-4, at = x[k];
        x[k] = at + h;
        double up = f(x, 8);
        x[k] = at - h;
        double down = f(x, 8);
        x[k] = at;
        char name[80];
        snprintf(name, sizeof name, "d %s / dx[%d]", what, k);
        check_near(name, dx[k], (up - down) / (2 * h), tolerance);
        along += dx[k] * v[k];
    }
    check_near(what, tangent, along, tolerance > 1e-6 ? 1e-6 : 1e-14);
}

int main(void) {
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) return 0;
    double x[8] = {0.75, 1.4375, -1.25, 2.125, 1.625, -0.375, 2.25, 0.625};
#define TOLERANCE 1e-6
    TEST(min4); TEST(max4); TEST(min2); TEST(max2);
    TEST(round4); TEST(round2);
    TEST(hadd4); TEST(hadd2);
    TEST(chosen); TEST(chosen_by_masks); TEST(chosen2); TEST(chosen_by_sign); TEST(chosen_first); TEST(branches); TEST(signs);
    TEST(converted); TEST(roots); TEST(shuffled); TEST(bytes); TEST(loaded); TEST(gathered);
#undef TOLERANCE
#define TOLERANCE 1e-3
    TEST(minmax8); TEST(minmax4); TEST(round8); TEST(hadd8); TEST(hadd4s); TEST(addsub); TEST(dot); TEST(fused); TEST(chosen8);
    TEST(narrowed); TEST(of_floats); TEST(reciprocal); TEST(reciprocal_root); TEST(permuted); TEST(gathered_floats);
    return check_result();
}
