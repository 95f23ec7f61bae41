# Mutable structs: numbers that change, arrays that are replaced, a list.
mutable struct Model
    rate::Float64
    values::Vector{Float64}
    steps::Int
end
function trained!(m)
    m.rate *= 2.0
    m.values = m.values .* m.rate
    m.steps += 1
    return m.rate^2 + sum(m.values)
end
d = gradient(trained!, Model(1.5, [1.0, 2.0], 0))
same(d.rate, 8 * 1.5 + 2 * 3.0)
same(d.values, [3.0, 3.0]) # by the values that were passed, though others took their place

mutable struct Cell
    next::Union{Cell,Nothing}
    x::Float64
end
function total(cell)
    s = 0.0
    while cell !== nothing
        s += cell.x^2
        cell = cell.next
    end
    return s
end
d = gradient(total, Cell(Cell(nothing, 2.0), 3.0))
same((d.x, d.next.x), (6.0, 4.0))
made(x) = total(Cell(Cell(nothing, x), 2x))
same(gradient(made, 3.0), 30.0)
