# Linear algebra.

using LinearAlgebra
using LinearAlgebra: BLAS, BlasInt, BlasReal, LAPACK, LAPACKException, checksquare

# Products with their own transpose: those of small matrices are chosen when the program runs.

function syrk_wrapper!(C::StridedMatrix{T}, tA::AbstractChar, A::StridedVecOrMat{T}, α::Number, β::Number) where {T<:BlasReal}
    by = tA == 'T' || tA == 'C'
    n = checksquare(C)
    rows = by ? size(A, 2) : size(A, 1)
    n == rows || throw(DimensionMismatch("output matrix has size: $n, but should have size $rows"))
    isempty(C) && return C
    return BLAS.gemm!(by ? 'T' : 'N', by ? 'N' : 'T', T(α), dense(A), dense(A), T(β), C)
end
herk_wrapper!(C::StridedMatrix{T}, tA::AbstractChar, A::StridedVecOrMat{T}, α::Number, β::Number) where {T<:BlasReal} =
    syrk_wrapper!(C, tA, A, α, β)

dense(A::Array) = A
dense(A) = stride(A, 1) == 1 ? A : copy(A)

# Solving: without a look at what is zero.

const Whole{T} = Union{StridedMatrix{T},Adjoint{T,<:StridedMatrix{T}},Transpose{T,<:StridedMatrix{T}}}

"A matrix of its own, with the same elements."
whole(A::Matrix) = copy(A)
whole(A::AbstractMatrix{T}) where {T} = T[A[i, j] for i in axes(A, 1), j in axes(A, 2)]

function solve(A::Whole{T}, B::StridedVecOrMat{T}) where {T<:BlasReal}
    m, n = size(A)
    m == size(B, 1) || throw(DimensionMismatch("arguments must have the same number of rows"))
    m == n && return gesv!(whole(A), copy(B))
    return m > n ? least_squares(whole(A), copy(B)) : least_norm(whole(transpose(A)), B)
end

solve(A::Whole{T}, B::Union{Adjoint{T,<:StridedVecOrMat{T}},Transpose{T,<:StridedVecOrMat{T}}}) where {T<:BlasReal} = solve(A, whole(B))

solve(A::Symmetric{T,<:StridedMatrix{T}}, B::StridedVecOrMat{T}) where {T<:BlasReal} = gesv!(mirrored(A), copy(B))
solve(A::Hermitian{T,<:StridedMatrix{T}}, B::StridedVecOrMat{T}) where {T<:BlasReal} = gesv!(mirrored(A), copy(B))

"Both halves of a matrix that is kept as one of them."
function mirrored(A::Union{Symmetric{T},Hermitian{T}}) where {T}
    of, upper = parent(A), A.uplo == 'U'
    return T[(i <= j) == upper ? of[i, j] : of[j, i] for i in axes(of, 1), j in axes(of, 2)]
end

solve(A::Tridiagonal{T,Vector{T}}, B::StridedVecOrMat{T}) where {T<:BlasReal} = ldiv!(lu(A), copy(B))

# LAPACK's, with the error of `lu` for a matrix that is singular.
for (routine, T) in ((:dgesv_, Float64), (:sgesv_, Float32))
    @eval function gesv!(A::Matrix{$T}, B::StridedVecOrMat{$T})
        n, pivots, info = checksquare(A), Vector{BlasInt}(undef, size(A, 1)), Ref{BlasInt}(0)
        ccall((BLAS.@blasfunc($routine), LAPACK.liblapack), Cvoid,
              (Ref{BlasInt}, Ref{BlasInt}, Ptr{$T}, Ref{BlasInt}, Ptr{BlasInt}, Ptr{$T}, Ref{BlasInt}, Ptr{BlasInt}),
              n, size(B, 2), A, max(1, stride(A, 2)), pivots, B, max(1, stride(B, 2)), info)
        info[] > 0 && throw(SingularException(info[]))
        return B
    end
end

# Of full rank, by A = QR.
function least_squares(A::Matrix{T}, B) where {T}
    n = size(A, 2)
    factors, τ = LAPACK.geqrf!(A)
    check_rank(factors, n)
    LAPACK.ormqr!('L', 'T', factors, τ, B)
    return LAPACK.trtrs!('U', 'N', 'N', factors[1:n, 1:n], first_rows(B, n))
end

# By the QR of the transpose.
function least_norm(At::Matrix{T}, B) where {T}
    n, m = size(At)
    factors, τ = LAPACK.geqrf!(At)
    check_rank(factors, m)
    X = more_rows(LAPACK.trtrs!('U', 'T', 'N', factors[1:m, 1:m], copy(B)), n)
    return LAPACK.ormqr!('L', 'N', factors, τ, X)
end

first_rows(B::AbstractVector, n) = B[1:n]
first_rows(B::AbstractMatrix, n) = B[1:n, :]
more_rows(B::AbstractVector{T}, n) where {T} = [i <= length(B) ? B[i] : zero(T) for i in 1:n]
more_rows(B::AbstractMatrix{T}, n) where {T} = [i <= size(B, 1) ? B[i, j] : zero(T) for i in 1:n, j in axes(B, 2)]

function check_rank(factors, n)
    largest = maximum(abs(factors[i, i]) for i in 1:n)
    for i in 1:n
        abs(factors[i, i]) > eps(eltype(factors)) * largest * length(factors) || error("EH0603: a least-squares problem without full rank has no derivative")
    end
end

function inverse(A::Whole{T}) where {T<:BlasReal}
    return gesv!(whole(A), Matrix{T}(I, checksquare(A), size(A, 1)))
end

determinant(A::Whole{T}) where {T<:BlasReal} = det(lu(whole(A)))

# The exponential of a matrix: without balancing, and with one approximation (Higham's of degree 13) for matrices of all norms.
function exponential!(A::StridedMatrix{T}) where {T<:BlasReal}
    n = checksquare(A)
    halvings = squarings(A)
    scaled = A ./ T(2)^halvings
    b = T.((64764752532480000, 32382376266240000, 7771770303897600, 1187353796428800, 129060195264000, 10559470521600, 670442572800,
            33522128640, 1323241920, 40840800, 960960, 16380, 182, 1))
    one = Matrix{T}(I, n, n)
    A2 = scaled * scaled
    A4 = A2 * A2
    A6 = A4 * A2
    U = scaled * (A6 * (b[14] .* A6 .+ b[12] .* A4 .+ b[10] .* A2) .+ b[8] .* A6 .+ b[6] .* A4 .+ b[4] .* A2 .+ b[2] .* one)
    V = A6 * (b[13] .* A6 .+ b[11] .* A4 .+ b[9] .* A2) .+ b[7] .* A6 .+ b[5] .* A4 .+ b[3] .* A2 .+ b[1] .* one
    X = gesv!(V - U, V + U)
    for _ in 1:halvings
        X = X * X
    end
    return X
end

"How often a matrix is halved until that approximation holds."
@noinline function squarings(A)
    norm = opnorm(A, 1)
    return norm > 5.4 ? ceil(Int, log2(norm / 5.4)) : 0
end

# Eigenvalues of symmetric matrices: by the routine that has a derivative.
function syevr!(jobz::AbstractChar, range::AbstractChar, uplo::AbstractChar, A::StridedMatrix{T}, vl::T, vu::T, il::Integer, iu::Integer,
                abstol::T) where {T<:BlasReal}
    range == 'A' || error("EH0603: eigenvalues in a range have no derivative; all of them have")
    return all_eigen(jobz, uplo, A)
end
function all_eigen(jobz, uplo, A::StridedMatrix{T}) where {T}
    jobz == 'N' && return LAPACK.syev!('N', uplo, copy(A))::Vector{T}, similar(A, 0, 0)
    return LAPACK.syev!('V', uplo, copy(A))::Tuple{Vector{T},Matrix{T}}
end

# Singular values: Julia takes the size of the work space for a number, and the next one.
for (routine, T) in ((:dgesdd_, Float64), (:sgesdd_, Float32))
    @eval function gesdd!(job::AbstractChar, A::StridedMatrix{$T})
        (m, n), k = size(A), min(size(A)...)
        wide = job == 'A' ? m : job == 'S' || (job == 'O' && m < n) ? k : 0
        high = job == 'A' ? n : job == 'S' || (job == 'O' && m >= n) ? k : 0
        U = Matrix{$T}(undef, wide == 0 ? 0 : m, job == 'O' && m < n ? m : wide)
        VT = Matrix{$T}(undef, job == 'O' && m >= n ? n : high, high == 0 ? 0 : n)
        S, room, info = Vector{$T}(undef, k), work_of_gesdd(m, n), Ref{BlasInt}(0)
        ccall((BLAS.@blasfunc($routine), LAPACK.liblapack), Cvoid,
              (Ref{UInt8}, Ref{BlasInt}, Ref{BlasInt}, Ptr{$T}, Ref{BlasInt}, Ptr{$T}, Ptr{$T}, Ref{BlasInt}, Ptr{$T}, Ref{BlasInt},
               Ptr{$T}, Ref{BlasInt}, Ptr{BlasInt}, Ptr{BlasInt}),
              job, m, n, A, max(1, stride(A, 2)), S, U, max(1, stride(U, 2)), VT, max(1, stride(VT, 2)),
              Vector{$T}(undef, room), room, Vector{BlasInt}(undef, 8k), info)
        info[] > 0 && throw(LAPACKException(info[]))
        job == 'O' && return m >= n ? (A, S, VT) : (U, S, A)
        return U, S, VT
    end
end

# What LAPACK's page asks for, whatever is wanted.
work_of_gesdd(m, n) = max(1, 4 * min(m, n)^2 + 7 * min(m, n) + 3 * min(m, n) + max(m, n, 5 * min(m, n)^2 + 4 * min(m, n)))
