# The program: its objective calls the model of another language, and its gradient goes through both.
using EnzymeHub
const MODEL = EnzymeHub.library(ARGS[1]; link=Cmd(ARGS[2:end]))
objective(x) = 0.5 * ccall((:model, MODEL), Float64, (Ptr{Float64}, Clong), x, length(x))^2 + x[1] * x[end]
value, dx = value_and_gradient(objective, [0.3, -0.7, 1.1, 0.4, -1.6])
println(value)
foreach(println, dx)
