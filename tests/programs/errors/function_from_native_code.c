// expect: EH0305 looked_up function_from_native_code.c:8
// flags: -g
// A function that native code returns the address of is not of this program, whenever it is called.
#include "check.h"
#include <dlfcn.h>
static double looked_up(double x, void *library) {
    double (*function)(double, float) = (double (*)(double, float))dlsym(library, "function");
    return function(x, 1);
}

int main(void) { return __enzyme_autodiff((void *)looked_up, 3.0, enzyme_const, (void *)0) != 6; }
