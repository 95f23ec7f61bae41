# Arrays made of parts that are not all of one type: `[v; 1.0]`, `[x 1; 0 y]`, `[A v; v' 1.0]`. Base asks each part what it is when the program
# runs. Where Julia's compiler knows the types (a tuple of parts) they are taken one by one; where it does not (a list of boxed parts),
# a part is compared with the types that parts usually have. No such list is handed on, nor kept by a closure: then Julia would make a tuple of it.

@noinline unknown_part() =
    error("EH0603: no derivative goes through an array that is made of parts of several types, one of which is no array, view or Float64 (`collect` makes an array, `Float64(x)` a number)")

# `size_of_any(T, part)` and `put_any!(A, row, column, part)` are `size_of` and `put!` of a part of one of these types.
const KINDS = (:T, :(Vector{T}), :(Matrix{T}), :(Adjoint{T,Vector{T}}), :(Transpose{T,Vector{T}}), :(Adjoint{T,Matrix{T}}),
    :(Transpose{T,Matrix{T}}), :(SubArray{T,1,Vector{T},Tuple{UnitRange{Int}},true}),
    :(SubArray{T,1,Matrix{T},Tuple{Base.Slice{Base.OneTo{Int}},Int},true}))
chain(done, otherwise) = foldr((kind, other) -> :(part isa $kind ? $done : $other), KINDS; init=otherwise)

@eval @inline size_of_any(::Type{T}, @nospecialize(part)) where {T} = $(chain(:(size_of(part)), :(size_of_integers(part))))
@eval @inline put_any!(A::Array{T}, row, column, @nospecialize(part)) where {T} =
    $(chain(:(put!(A, row, column, part)), :(put_integers!(A, row, column, part))))

const Integers = Union{Int,Bool,UnitRange{Int},Vector{Int}}
# Parts of integers are only seen by functions without derivatives: a list holds them where others hold numbers.
@noinline size_of_integers(@nospecialize(part)) = part isa Union{Integers,typeof(π)} ? size_of(part) : unknown_part()
@noinline number_at(@nospecialize(part), i, j) = part isa Union{Int,Bool,typeof(π)} ? Float64(part) :
    part isa Integers ? Float64(part[i, j]) : unknown_part()

@noinline function put_integers!(A::Array{T}, row, column, @nospecialize(part)) where {T}
    high, wide = size_of_integers(part)
    for j in 1:wide, i in 1:high
        A[row+i, column+j] = T(number_at(part, i, j))
    end
    return (high, wide)
end

height(part) = size(part, 1)
height(part::Number) = 1
width(part) = size(part, 2)
width(part::Number) = 1
size_of(part) = (height(part), width(part))

"A part with its upper left corner below this row and right of this column; its size."
put!(A, row, column, part::Number) = (A[row+1, column+1] = part; (1, 1))
@noinline function put!(A, row, column, part::AbstractVecOrMat)
    for j in 1:width(part), i in 1:height(part)
        A[row+i, column+j] = part[i, j]
    end
    return size_of(part)
end

misfit(what) = throw(DimensionMismatch("$what do not match"))

# Literals of numbers.

macro vector_of(T, X)
    return esc(quote
        made = Vector{$T}(undef, 1 + length($X))
        made[1] = first
        for i in 1:length($X)
            part = $X[i]
            made[1+i] = part isa $T ? part : $T(number_at(part, 1, 1))
        end
        made
    end)
end

vect(first::Float64, X...) = @vector_of(Float64, X)
vect(first::Float32, X...) = @vector_of(Float32, X)
vect(first::Int, X...) = @vector_of(Float64, X)

"What is copied is the tuple of a literal."
copy_tuple!(made::Vector{<:BlasReal}, numbers::Tuple{Vararg{Union{BlasReal,Int,Bool,typeof(π)}}}) = (fill_rows!(made, 0, numbers...); made)
hvcat_fill(A::Matrix{<:BlasReal}, numbers::Tuple{Vararg{Union{BlasReal,Int,Bool,typeof(π)}}}) = (fill_rows!(A, 0, numbers...); A)
@inline function fill_rows!(A, place, number, more...)
    A[div(place, size(A, 2))+1, rem(place, size(A, 2))+1] = number
    return fill_rows!(A, place + 1, more...)
end
fill_rows!(A, place) = nothing

# Parts whose types are known.

function _typed_vcat(::Type{T}, parts::Tuple{Vararg{AbstractVector}}) where {T<:BlasReal}
    made = Vector{T}(undef, sum(map(height, parts)))
    below!(made, 0, parts...)
    return made
end
function _typed_vcat(::Type{T}, parts::Tuple{Vararg{AbstractVecOrMat}}) where {T<:BlasReal}
    widths = map(width, parts)
    all(==(widths[1]), widths) || misfit("numbers of columns")
    made = Matrix{T}(undef, sum(map(height, parts)), widths[1])
    below!(made, 0, parts...)
    return made
end
function _typed_hcat(::Type{T}, parts::Tuple{Vararg{AbstractVecOrMat}}) where {T<:BlasReal}
    heights = map(height, parts)
    all(==(heights[1]), heights) || misfit("numbers of rows")
    made = Matrix{T}(undef, heights[1], sum(map(width, parts)))
    beside!(made, 0, parts...)
    return made
end

@inline below!(A, row, part, more...) = (put!(A, row, 0, part); below!(A, row + height(part), more...))
below!(A, row) = nothing
@inline beside!(A, column, part, more...) = (put!(A, 0, column, part); beside!(A, column + width(part), more...))
beside!(A, column) = nothing

# Parts in boxes. The engine knows `ehub_join`: integers in these lists come as numbers.

function ehub_join!(A::Vector{T}, shape::Tuple{Int}, joined::Tuple{Bool}, X...) where {T<:BlasReal}
    row = 0
    for i in 1:length(X)
        row += put_any!(A, row, 0, X[i])[1]
    end
    return A
end

function ehub_join!(A::Matrix{T}, shape::Tuple{Int,Int}, joined::Tuple{Vararg{Bool}}, X...) where {T<:BlasReal}
    row = column = 0
    for i in 1:length(X)
        high, wide = put_any!(A, row, column, X[i])
        row += joined[1] * high
        column += (length(joined) > 1 && joined[2]) * wide
    end
    return A
end

const Down, Along = (NamedTuple{(:dims,),Tuple{Val{D}}} for D in 1:2)

function ehub_join_all(::Down, ::typeof(Base.cat_t), ::Type{T}, X...) where {T<:BlasReal}
    high = 0
    for i in 1:length(X)
        X[i] isa Union{Number,AbstractVector} || unknown_part()
        high += size_of_any(T, X[i])[1]
    end
    made, row = Vector{T}(undef, high), 0
    for i in 1:length(X)
        row += put_any!(made, row, 0, X[i])[1]
    end
    return made
end

function ehub_join_all(::Along, ::typeof(Base.cat_t), ::Type{T}, X...) where {T<:BlasReal}
    high, wide = size_of_any(T, X[1])[1], 0
    for i in 1:length(X)
        down, along = size_of_any(T, X[i])
        down == high || misfit("numbers of rows")
        wide += along
    end
    made, column = Matrix{T}(undef, high, wide), 0
    for i in 1:length(X)
        column += put_any!(made, 0, column, X[i])[2]
    end
    return made
end

function ehub_join_rows(::Type{T}, rows::Tuple{Vararg{Int}}, X...) where {T<:BlasReal}
    wide, high, first = 0, 0, 1
    for i in 1:rows[1]
        wide += size_of_any(T, X[i])[2]
    end
    for i in 1:length(rows)
        high += size_of_any(T, X[first])[1]
        first += rows[i]
    end
    made = Matrix{T}(undef, high, wide)
    row, place = 0, 0
    for i in 1:length(rows)
        column, deep = 0, size_of_any(T, X[place+1])[1]
        for j in 1:rows[i]
            place += 1
            down, along = size_of_any(T, X[place])
            down == deep || misfit("numbers of rows")
            column + along <= wide || misfit("numbers of columns")
            put_any!(made, row, column, X[place])
            column += along
        end
        column == wide || misfit("numbers of columns")
        row += deep
    end
    return made
end
