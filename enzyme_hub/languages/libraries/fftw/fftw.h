/* Names of FFTW and of ours, in double precision or, with -DSINGLE, in single precision. */

typedef __SIZE_TYPE__ size_t;
#ifdef SINGLE
typedef float T;
#define FFTW(name) fftwf_##name
#define OURS(name) __ehub_fftwf_##name
#else
typedef double T;
#define FFTW(name) fftw_##name
#define OURS(name) __ehub_fftw_##name
#endif

/* What a plan does: complex to complex, real to complex, complex to real. */
enum { C2C, R2C, C2R };
