# The collector runs between derivatives, and is asked for inside of them: nothing dangles.
mutable struct Tree
    left::Union{Tree,Nothing}
    values::Vector{Float64}
    rows::Vector{Vector{Float64}}
end
function regrown!(tree)
    tree.left = Tree(nothing, tree.values .* 2, [tree.values .* 3])
    tree.rows = [tree.values .+ i for i in 1:5]
    push!(tree.rows, tree.values .* 7)
    GC.gc()
    return sum(tree.left.values) + sum(sum, tree.rows) + tree.left.rows[1][1]
end
trees = [Tree(nothing, [1.0, 2.0, 3.0], Vector{Float64}[]) for _ in 1:10]
shadows = make_zero(trees)
for _ in 1:3
    GC.gc() # trees and shadows are old now: what they are made to lead to is young
end
for (tree, shadow) in zip(trees, shadows)
    autodiff(Reverse, regrown!, Duplicated(tree, shadow))
    GC.gc(false)
    [rand(100) for _ in 1:100]
end
GC.gc()
junk = [fill(-1.0, 3) for _ in 1:10_000]
for (tree, shadow) in zip(trees, shadows)
    same(shadow.values, [17.0, 14.0, 14.0]) # 2 + 5 + 7, and 3 for the first
    same(tree.left.values, [2.0, 4.0, 6.0])
    same(tree.left.rows, [[3.0, 6.0, 9.0]])
    same(tree.rows[6], [7.0, 14.0, 21.0])
    same(length(shadow.rows), 6)
    same(shadow.rows[6], zeros(3))
    same(shadow.left.rows[1], zeros(3))
end

f(x) = (y = x .* 2; GC.gc(); z = y .* x; GC.gc(); sum(z))
for i in 1:20
    same(gradient(f, [1.0, 2.0, 3.0]), [4.0, 8.0, 12.0])
    i % 4 == 0 && GC.gc()
end
same(GC.enable(true), true)
