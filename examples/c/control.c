// Optimal control: a loop over time that holds the tape of each of its steps. The forward sweep simulates; on the way back each
// step's reverse turns the adjoint of the state after it into that of the state before it, and gives the derivative by the
// control. The state is overwritten all the way: what the reverse needs is on the tapes.
//
//   clang-22 -O2 -flto --ld-path=$(command -v enzyme-hub-ld) control.c -o control -lm
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { STEPS = 6 };

struct augmented {
    void *tape;
    double cost;
};
struct augmented __enzyme_augmentfwd(void *, ...);
double __enzyme_reverse(void *, ...);
extern int enzyme_dup, enzyme_out;

static const double dt = 0.25;

// A mass on a nonlinear spring, pushed by the control; returns what the step costs.
static double step(double *state, double control) {
    const double position = state[0], speed = state[1];
    state[0] = position + dt * speed;
    state[1] = speed + dt * (control - sin(position));
    return dt * (control * control + state[0] * state[0]);
}

static double cost_of(const double *control, double *slope) {
    double state[2] = {1, 0}, adjoint[2] = {0, 0}, total = 0;
    void *tapes[STEPS];
    for (int k = 0; k < STEPS; k++) {
        struct augmented forward = __enzyme_augmentfwd((void *)step, enzyme_dup, state, adjoint, enzyme_out, control[k]);
        tapes[k] = forward.tape;
        total += forward.cost;
    }
    for (int k = STEPS - 1; k >= 0; k--) // the adjoint of what each step costs is 1
        slope[k] = __enzyme_reverse((void *)step, enzyme_dup, state, adjoint, enzyme_out, control[k], 1.0, tapes[k]);
    return total;
}

// The same by hand: the discrete adjoint equations.
static void by_hand(const double *control, double *slope) {
    double position[STEPS + 1] = {1}, speed[STEPS + 1] = {0}, p = 0, s = 0;
    for (int k = 0; k < STEPS; k++) {
        position[k + 1] = position[k] + dt * speed[k];
        speed[k + 1] = speed[k] + dt * (control[k] - sin(position[k]));
    }
    for (int k = STEPS - 1; k >= 0; k--) {
        p += 2 * dt * position[k + 1];
        slope[k] = dt * (2 * control[k] + s);
        const double before = p - dt * cos(position[k]) * s;
        s += dt * p;
        p = before;
    }
}

int main(void) {
    double control[STEPS], slope[STEPS], analytic[STEPS];
    int failures = 0;
    for (int k = 0; k < STEPS; k++) control[k] = 0.3 * k - 0.5;
    const double cost = cost_of(control, slope);
    by_hand(control, analytic);
    for (int k = 0; k < STEPS; k++) {
        printf("cost by control %d = %.12g   derivative = %.12g   analytic = %.12g\n", k, cost, slope[k], analytic[k]);
        failures += !(fabs(slope[k] - analytic[k]) <= 1e-12);
    }
    return failures != 0;
}
