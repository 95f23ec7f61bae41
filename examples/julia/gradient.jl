# Gradients of Julia functions: of an array, of several arguments, of a struct.

using EnzymeHub

row(what, value, derivative, analytic) = println("$what = $value   derivative = $derivative   analytic = $analytic")

energy(x) = sum(abs2, x[2:end] .- x[1:end-1])

x = [1.0, 2.0, 4.0]
value, slope = value_and_gradient(energy, x)
for (place, analytic) in enumerate((-2.0, -2.0, 4.0))
    row("energy, x[$place]", value, slope[place], analytic)
end

struct Line
    slope::Float64
    height::Float64
end

loss(line, points) = sum((line.slope * x + line.height - y)^2 for (x, y) in points)

function fitted(points, steps)
    line = Line(0.0, 0.0)
    for _ in 1:steps
        step, _ = gradient(loss, line, points)
        line = Line(line.slope - 0.1 * step.slope, line.height - 0.1 * step.height)
    end
    return line
end

line = fitted([(0.0, 1.0), (1.0, 3.0), (2.0, 5.0)], 500)
row("the line's slope", round(line.slope, digits=9), round(line.slope, digits=9), 2.0)
row("sin at 0.7", sin(0.7), gradient(sin, 0.7), cos(0.7))
