// What a program in Swift imports: the model, by its C declaration.
double model(const double *x, long n);
