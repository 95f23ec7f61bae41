# Putting arrays and numbers together: in Base, a loop over things of several types.

"Puts `X`, one after the other in the dimensions where `along` says so, into `A`."
function join!(A, shape::NTuple{N,Int}, along::NTuple{N,Bool}, X...) where {N}
    joined!(A, ntuple(i -> 0, Val(N)), along, X)
    return A
end

joined!(A, behind, along, ::Tuple{}) = nothing
function joined!(A, behind::NTuple{N,Int}, along, X::Tuple) where {N}
    put!(A, behind, X[1])
    joined!(A, ntuple(i -> behind[i] + (along[i] ? size(X[1], i) : 0), Val(N)), along, Base.tail(X))
end

put!(A, behind, x::Number) = (A[(behind .+ 1)...] = x; nothing)
function put!(A, behind::NTuple{N,Int}, x::AbstractArray{T,M}) where {N,T,M}
    for place in CartesianIndices(x)
        A[ntuple(i -> behind[i] + (i <= M ? place[i] : 1), Val(N))...] = x[place]
    end
end
