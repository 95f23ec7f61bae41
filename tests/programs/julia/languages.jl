# Derivatives through functions in C that Julia calls, and functions of Julia's as files for other languages.
const FOLDER = mktempdir()
write(joinpath(FOLDER, "chain.c"), """
#include <math.h>
static int calls;
static double kept;
int count(void) { return calls; }
double chain(const double *x, long n) {
    double sum = 0;
    calls++;
    for (long i = 0; i < n; i++) sum += sin(x[i]) * x[(i + 1) % n] + x[i] * x[i];
    return sum;
}
float halved(float x) { return x / 2; }
void scale(double *x, int n, double by) { for (int i = 0; i < n; i++) x[i] *= by; }
double cubed(double x) { return x * x * x; }
void keep(double x) { kept = x; }
double again(void) { return kept; }
double sign(double x, _Bool flip) { return flip ? -x : x; }
""")
const CHAIN = EnzymeHub.library(joinpath(FOLDER, "chain.c"); flags=`-O1`, link=`-lm`)
same(EnzymeHub.library(joinpath(FOLDER, "chain.c"); flags=`-O1`, link=`-lm`), CHAIN)
chain(x) = ccall((:chain, CHAIN), Float64, (Ptr{Float64}, Clong), x, length(x))
x = [0.3, -0.7, 1.1, 0.4, -1.6]
check(x -> chain(x)^2 / 2 + x[1] * x[end], x)
check(x -> chain(x[2:4]) * chain(view(x, 1:3)), x)
check(x -> chain(sin.(x)), x)
before = ccall((:count, CHAIN), Cint, ())
gradient(chain, x)
same(ccall((:count, CHAIN), Cint, ()), before + 1) # what a library remembers is there once
same(gradient(x -> ccall((:halved, CHAIN), Cfloat, (Cfloat,), x), 3.0f0), 0.5f0)
check(x -> (y = copy(x); ccall((:scale, CHAIN), Cvoid, (Ptr{Float64}, Cint, Float64), y, length(y), y[1]); sum(abs2, y)), x)
same(gradient(x -> ccall((:sign, CHAIN), Float64, (Float64, Bool), x, x > 1), 3.0), -1.0)
same(autodiff(Forward, x -> ccall((:cubed, CHAIN), Float64, (Float64,), x), Duplicated(2.0, 1.0)), (12.0,))
same(hessian(x -> ccall((:cubed, CHAIN), Float64, (Float64,), x[1]) * x[2], [2.0, 3.0]), [36.0 12.0; 12.0 0.0])
refused(() -> gradient(x -> ccall((:cubed, CHAIN), Float64, (Cint,), trunc(Int32, x)) * x, 2.0), "double (double)", "double (i32)", "languages.jl:36")
check(x -> (ccall((:keep, CHAIN), Cvoid, (Float64,), x^2); ccall((:again, CHAIN), Float64, ()) * x), 1.5)
write(joinpath(FOLDER, "broken.c"), "double f(double x) { return y; }")
refused(() -> EnzymeHub.library(joinpath(FOLDER, "broken.c")), "broken.c")
refused(() -> EnzymeHub.library(joinpath(FOLDER, "none.c")), "none.c")
const PLAIN = joinpath(FOLDER, "plain.so")
run(`cc -shared -fPIC -o $PLAIN $(joinpath(FOLDER, "chain.c"))`)
refused(() -> gradient(x -> ccall((:cubed, PLAIN), Float64, (Float64,), x), 2.0), "EnzymeHub.library")

# Written as a file, and called back as a library: what the file holds needs nothing of this process.
function powers(x::Float64, y::Ptr{Float64}, n::Int32)
    s = x
    for i in 1:n
        y_i = unsafe_load(y, i)
        s += y_i > 0 ? sqrt(y_i) * x^i : exp(y_i) # sqrt throws, had it to
    end
    return s
end
EnzymeHub.object(joinpath(FOLDER, "powers.o"), "powers", powers, (Float64, Ptr{Float64}, Int32))
const POWERS = EnzymeHub.library(joinpath(FOLDER, "powers.o"); link=`-lm`)
called(x, y) = ccall((:powers, POWERS), Float64, (Float64, Ptr{Float64}, Int32), x, y, length(y))
same(called(1.5, [1.0, -2.0, 3.0]), 1.5 + 1.5 + exp(-2.0) + sqrt(3.0) * 1.5^3)
check(t -> called(t[1], t[2]), (1.5, [1.0, -2.0, 3.0]))
path = joinpath(FOLDER, "refused.o")
refused(() -> EnzymeHub.object(path, "f", x -> sum([x, x]), (Float64,)), "languages.jl:60", "collector")
refused(() -> EnzymeHub.object(path, "f", x -> x[1], (Vector{Float64},)), "C passes no Array{Float64,1}")
refused(() -> EnzymeHub.object(path, "f", x -> (x, x), (Float64,)), "returns")
weights = [1.0, 2.0]
refused(() -> EnzymeHub.object(path, "f", (w -> x -> w[1] * x)(weights), (Float64,)), "captures nothing")
const TABLE = [1.0, 2.0]
refused(() -> EnzymeHub.object(path, "f", x -> TABLE[1] * x, (Float64,)), "languages.jl:66", "object of the running process")
refused(() -> EnzymeHub.object(path, "f", x -> (println(x); x), (Float64,)), "languages.jl:67")
same(ispath(path), false)
