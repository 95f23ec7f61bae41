// Loops whose trip counts are tested. Each function takes three numbers; what it reads of them is the boundary case.
// Names say what is expected: known_* must have a count at -O1 and -O2, none_* must not, any_* may.
#include <stdbool.h>
volatile long sink;
void visit(long);
__attribute__((noreturn)) void panic(void);
struct triple { double x, y, z; };

#define LOOP(name, type, ...) \
    void name(long a_, long b_, long c_) { type a = (type)a_; type b = (type)b_; type c = (type)c_; (void)a; (void)b; (void)c; __VA_ARGS__ }
#define OF_EACH_TYPE(name, ...) \
    LOOP(name##_i8, signed char, __VA_ARGS__) LOOP(name##_u8, unsigned char, __VA_ARGS__) \
    LOOP(name##_i16, short, __VA_ARGS__) LOOP(name##_u16, unsigned short, __VA_ARGS__) \
    LOOP(name##_i32, int, __VA_ARGS__) LOOP(name##_u32, unsigned, __VA_ARGS__) \
    LOOP(name##_i64, long, __VA_ARGS__) LOOP(name##_u64, unsigned long, __VA_ARGS__)
#define OF_WIDE_TYPES(name, ...) \
    LOOP(name##_i32, int, __VA_ARGS__) LOOP(name##_u32, unsigned, __VA_ARGS__) \
    LOOP(name##_i64, long, __VA_ARGS__) LOOP(name##_u64, unsigned long, __VA_ARGS__)

OF_WIDE_TYPES(known_up, for (__typeof__(a) i = a; i < b; i++) sink = i;)
OF_EACH_TYPE(any_up, for (__typeof__(a) i = a; i < b; i++) sink = i;)
OF_WIDE_TYPES(known_down, for (__typeof__(a) i = a; i > b; i--) sink = i;)
OF_WIDE_TYPES(known_meet, for (__typeof__(a) i = a; i != b; i++) sink = i;)
OF_WIDE_TYPES(known_meet_down, for (__typeof__(a) i = a; i != b; i--) sink = i;)
OF_EACH_TYPE(any_up_to, for (__typeof__(a) i = a; i <= b; i++) visit(i);)
OF_EACH_TYPE(any_down_to, for (__typeof__(a) i = a; i >= b; i--) visit(i);)
LOOP(known_up_to_i32, int, for (int i = a; i <= b; i++) sink = i;)
LOOP(known_up_to_i64, long, for (long i = a; i <= b; i++) sink = i;)
LOOP(known_by_two, int, for (int i = a; i < b; i += 2) sink = i;)
LOOP(known_by_three, long, for (long i = a; i <= b; i += 3) sink = i;)
LOOP(known_by_minus_two, int, for (int i = a; i > b; i -= 2) sink = i;)
LOOP(known_by_minus_seven, long, for (long i = a; i >= b; i -= 7) sink = i;)
OF_EACH_TYPE(any_by_two, for (__typeof__(a) i = a; i < b; i += 2) visit(i);)
OF_EACH_TYPE(any_by_three, for (__typeof__(a) i = a; i <= b; i += 3) visit(i);)
OF_EACH_TYPE(any_by_minus_two, for (__typeof__(a) i = a; i > b; i -= 2) visit(i);)
OF_EACH_TYPE(any_meet_by_two, for (__typeof__(a) i = a; i != b; i += 2) visit(i);)
OF_EACH_TYPE(any_meet_by_three, for (__typeof__(a) i = a; i != b; i += 3) visit(i);)
OF_EACH_TYPE(any_meet_by_six, for (__typeof__(a) i = a; i != b; i -= 6) visit(i);)
OF_EACH_TYPE(any_countdown, while (a--) sink = a;)
OF_EACH_TYPE(any_countdown_first, while (--a) sink = a;)
OF_EACH_TYPE(any_do, do { sink = a; } while (++a < b);)
OF_EACH_TYPE(any_do_down, do { visit(a); } while (a-- > b);)
LOOP(known_unknown_step, int, if (c > 0) for (int i = a; i < b; i += c) sink = i;)
LOOP(any_unknown_step, int, for (int i = a; i < b; i += c) visit(i);)
LOOP(any_unknown_step_alone, long, for (long i = a; i < b; i += c) sink = i;)
LOOP(known_towards_each_other, long, while (a < b) { sink = a; a++; b--; })
LOOP(any_towards_each_other, unsigned, while (a < b) { visit(a); a++; b -= 2; })
LOOP(known_triangle, int, for (int i = 0; i < b; i++) for (int j = i; j < b; j++) sink = j;)
LOOP(known_nest, int, for (int i = a; i < b; i++) for (int j = 0; j <= c; j += 2) { sink = j; })
LOOP(any_mixed_signs, int, for (unsigned i = 0; i < b; i++) visit(i);)
LOOP(any_narrow_counter, int, for (unsigned char i = a; i < b; i++) visit(i);)
LOOP(any_wide_bound, long, for (int i = (int)a; i < b; i++) visit(i);)
LOOP(any_narrow_bound, long, for (long i = a; i < (int)b; i++) visit(i);)
LOOP(any_scaled, int, for (int i = 0; 3 * i + 1 < b; i++) visit(i);)
LOOP(any_scaled_unsigned, unsigned, for (unsigned i = a; 3 * i + 1 < b; i++) visit(i);)
LOOP(any_offset, int, for (int i = 0; i + a < b; i++) visit(i);)
LOOP(any_offset_unsigned, unsigned, for (unsigned i = 0; i + a < b; i += 2) visit(i);)
LOOP(any_from_bound, unsigned, for (unsigned i = 0; b - i > a; i++) visit(i);)
LOOP(any_bound_moves, int, for (int i = a; i < b; i++) { visit(i); if (c) b--; })
LOOP(any_minimum, int, for (int i = 0; i < a && i < b; i++) visit(i);)
LOOP(known_minimum, int, int n = a < b ? a : b; for (int i = 0; i < n; i++) sink = i;)
LOOP(known_panic, int, for (int i = a; i < b; i++) { if (i == c) panic(); sink = i; })
LOOP(known_panic_late, long, for (long i = a; i < b; i += 2) { sink = i; if (i > c) panic(); })
LOOP(any_panic_meet, unsigned, for (unsigned i = a; i != b; i += 2) { if (i == c) panic(); sink = i; })
LOOP(any_panic_up_to, unsigned, for (unsigned i = a; i <= b; i++) { if (i == c) panic(); sink = i; })
LOOP(none_break, int, for (int i = a; i < b; i++) { if (sink == c) break; sink = i; })
LOOP(any_break_counted, int, for (int i = a; i < b; i++) { if (i == c) break; sink = i; })
LOOP(none_return, int, for (int i = a; i < b; i++) { if (sink == c) return; sink = i; })
LOOP(none_doubling, unsigned, for (unsigned i = 1; i < b; i *= 2) sink = i;)
LOOP(none_halving, unsigned, while (b) { sink = b; b /= 2; })
LOOP(none_square, int, for (int i = 0; i * i < b; i++) sink = i;)
LOOP(none_data, int, while (sink != b) sink = a;)
LOOP(known_constant, int, for (int i = 0; i < 1000; i += 3) visit(i);)
LOOP(known_constant_down, int, for (unsigned i = 77; i-- > 3;) visit(i);)
LOOP(known_pointer_to_end, double *, for (double *p = a; p != b; p++) sink = (long)p;)
LOOP(known_pointer_below, double *, for (double *p = a; p < b; p++) sink = (long)p;)
LOOP(known_pointer_by_two, double *, for (double *p = a; p < b; p += 2) sink = (long)p;)
LOOP(known_pointer_down, double *, for (double *p = b; p != a; --p) sink = (long)p;)
LOOP(known_pointer_struct, struct triple *, for (struct triple *p = a; p != b; p++) sink = (long)p;)
LOOP(any_pointer_called, double *, for (double *p = a; p != b; p++) visit((long)p);)
void known_pointer_length(long a, long n, long c) {
    (void)c;
    for (struct triple *p = (struct triple *)a, *end = p + n; p != end; p++) visit((long)p);
}
