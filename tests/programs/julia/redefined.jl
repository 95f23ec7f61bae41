# A method that is defined again, or one that it calls, gets a new derivative.
w(x) = x^2
same(gradient(w, 3.0), 6.0)
w(x) = x^3
same(gradient(w, 3.0), 27.0)

inlined(x) = 2x
outer(x) = inlined(x)^2
same(gradient(outer, 3.0), 24.0)
inlined(x) = 3x
same(gradient(outer, 3.0), 54.0)

@noinline called(x) = 2x
beyond(x) = called(x)^2
same(gradient(beyond, 3.0), 24.0)
@noinline called(x) = 3x
same(gradient(beyond, 3.0), 54.0)
same(gradient(w, 3.0), 27.0)

generic(x) = 1.0 * x
same(gradient(generic, 3.0), 1.0)
generic(x::Float64) = 5x # more specific
same(gradient(generic, 3.0), 5.0)
