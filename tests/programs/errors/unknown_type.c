// expect: EH0301
// Active memory copied as bytes whose type nothing tells.
#include "check.h"

void __enzyme_autodiff_void(void *, ...);

static void copy(char *to, const char *from) { memcpy(to, from, 16); }

int main(void) {
    char a[16] = {0}, da[16] = {0}, b[16], db[16] = {0};
    __enzyme_autodiff_void((void *)copy, b, db, a, da);
    return b[0];
}
