# The function that is called: energy of a chain, each element with the next.
using EnzymeHub
function model(x::Ptr{Float64}, n::Clong)
    at(i) = unsafe_load(x, i)
    return sum(sin(at(i)) * at(i % n + 1) + at(i)^2 for i in 1:n)
end
EnzymeHub.object(ARGS[1], "model", model, (Ptr{Float64}, Clong))
