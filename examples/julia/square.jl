# The smallest gradient in Julia: d(x^2)/dx = 2x.

using EnzymeHub

square(x) = x^2

println("square(3) = $(square(3.0))   derivative = $(gradient(square, 3.0))   analytic = 6.0")
