# Functions of the standard library that a derivative goes through in another form.
#
# What they compute is the same, but how they do it is not what a derivative follows: they choose methods when they run, they call routines
# of LAPACK without a derivative, or they ask whether a matrix is triangular and then leave out the zeros, by which there are derivatives.
# Each takes the place of the function that it is named after where Julia's compiler calls that one, for the types that it takes.

module Substitutes

include("substitutes/algebra.jl")
include("substitutes/ranges.jl")
include("substitutes/numbers.jl")
include("substitutes/joining.jl")

const PLACES = IdDict{Any,Any}(
    LinearAlgebra.syrk_wrapper! => syrk_wrapper!,
    LinearAlgebra.herk_wrapper! => herk_wrapper!,
    (\) => solve,
    inv => inverse,
    det => determinant,
    LAPACK.syevr! => syevr!,
    LAPACK.gesdd! => gesdd!,
    (:) => range_by_step,
    Base._range => range_of_length,
    (*) => times,
    sqrt => square_root,
    log => logarithm,
    LinearAlgebra.exp! => exponential!,
    Base.vect => vect,
    Base.hvcat_fill => hvcat_fill,
    Base._typed_vcat => _typed_vcat,
    Base._typed_hcat => _typed_hcat,
    Base.__cat => ehub_join!,
    Core.kwfunc(Base.cat_t) => ehub_join_all,
    Base.copyto! => copy_tuple!,
    Base.typed_hvcat => ehub_join_rows,
)

# Functions of these whose results have no derivative.
const INACTIVE = (:still, :plain_range, :plain_product, :plain_sqrt, :plain_log, :size_of_integers, :number_at, :squarings)

end

"What takes the place of this code, if anything does."
function substitute(code::Core.CodeInstance)
    of = code.def.specTypes
    is_of_library(code.def.def) && isdefined(of.parameters[1], :instance) || return nothing
    other = get(Substitutes.PLACES, of.parameters[1].instance, nothing)
    other === nothing && return nothing
    other_of = Tuple{Core.Typeof(other),of.parameters[2:end]...}
    hasmethod(other, Tuple{of.parameters[2:end]...}) || return nothing
    made = specialised(other_of)
    return in_memory(made.code.rettype) == in_memory(code.rettype) ? made : nothing
end

is_of_library(method::Method) = Base.moduleroot(method.module) in (Base, Core, LinearAlgebra)

"What of a result's type decides how it is returned."
in_memory(@nospecialize(T)) = isconcretetype(T) && !is_mutable(T) ? T : T isa Union && Base.isbitsunion(T) ? T : nothing

"The code of a method and of all that it calls, what takes whose place, and what threads run of it."
function closure_with_substitutes(compiler::Compiler, of::Specialised, world)
    reached = closure(compiler, of, world)
    places, threads = Pair{Core.CodeInstance,Specialised}[], Pair{UInt,Specialised}[]
    number = 0
    while number < length(reached)
        number += 1
        other = substitute(reached[number])
        if other !== nothing
            push!(places, reached[number] => other)
            join_closure!(reached, compiler, other, world)
        end
        source = inferred(compiler, reached[number], world)
        source === nothing && continue
        for (told, all) in in_turn(source)
            push!(threads, told => all)
            join_closure!(reached, compiler, all, world)
        end
    end
    return reached, places, threads
end

join_closure!(reached, compiler, of, world) = append!(reached, (one for one in closure(compiler, of, world) if !(one in reached)))
