# The code that Julia's compiler writes for a method and for every method it calls, as one module of LLVM bitcode.
#
# Julia compiles the closure of the call graph, each method once, and returns it before LLVM has touched it: the garbage
# collector's frames are not in it yet, and no loop is vectorised. What differentiates it optimises it, too. `compilers.jl` has how
# each version is asked.

# Functions of Base that are known by their names in C's mathematical library: their bodies take numbers' bits apart.
const MATHEMATICS = (
    :sin, :cos, :tan, :asin, :acos, :atan, :sinh, :cosh, :tanh, :asinh, :acosh, :atanh,
    :exp, :exp2, :exp10, :expm1, :log, :log2, :log10, :log1p, :cbrt,
)
const MATHEMATICS_OF_TWO = (:atan => :atan2, :hypot => :hypot)

# Functions of Base through which no derivative flows, whatever they are given.
const INACTIVE = (:print, :println, :show, :display, :string, :print_to_string, :repr, :handle_message, :time, :time_ns, :sleep, :sortperm, :sortperm!,
    :unsafe_write)

struct Bitcode
    path::String
    entry::String
    known::Vector{Pair{String,String}}  # functions of the module and what they are in C's library
    inactive::Vector{String}
    substitutes::Vector{Pair{String,String}}  # what takes the place of functions of the module
    threads::Vector{Pair{UInt,String}}  # what threads run: an address in the code that tells it, and the function
end

function bitcode(of::Specialised, path::String)
    compiler = check_version()
    native, reached, places, threads = emit(compiler, of, path)
    place = findfirst(code -> code.def === of.instance, reached)
    entry = emitted(native, place === nothing ? of.code : reached[place])
    entry === nothing && throw(EnzymeHubError("EH0601", "Julia writes no code for $(called(of.instance.specTypes))"))
    for code in reached
        source = inferred(compiler, code, Base.get_world_counter())
        source === nothing || gather_objects!(source)
    end
    known, inactive = Pair{String,String}[], String[]
    for code in reached
        name = emitted(native, code)
        name === nothing && continue
        in_c = in_mathematics(code.def)
        in_c === nothing || push!(known, name => in_c)
        is_inactive(code.def) && push!(inactive, holds_numbers(code.rettype) ? name : "$name\tinert")
    end
    substitutes = [emitted(native, code) => emitted(native, other.code) for (code, other) in places]
    filter!(pair -> !(nothing in pair), substitutes)
    threads = [told => emitted(native, all.code) for (told, all) in threads if emitted(native, all.code) !== nothing]
    return Bitcode(path, get(Dict(substitutes), entry, entry), known, inactive, substitutes, threads)
end

"The name that C has for a method of Base's, if it is a mathematical function."
function in_mathematics(instance::Core.MethodInstance)
    method, types = instance.def, instance.specTypes.parameters
    is_of_base(method) && length(types) > 1 || return nothing
    T = types[2]
    (T === Float64 || T === Float32) && all(one -> one === T, types[2:end]) || return nothing
    ending = T === Float32 ? "f" : ""
    length(types) == 2 && method.name === :sincos && T === Float64 && return "sincos"
    length(types) == 2 && method.name in MATHEMATICS && return string(method.name, ending)
    place = length(types) == 3 ? findfirst(one -> first(one) === method.name, MATHEMATICS_OF_TWO) : nothing
    return place === nothing ? nothing : string(last(MATHEMATICS_OF_TWO[place]), ending)
end

function is_inactive(instance::Core.MethodInstance)
    if is_of_base(instance.def)
        name, types = plain_name(instance.def.name), instance.specTypes.parameters[2:end]
        is_kept = name === :unsafe_write && !isempty(types) && types[1] <: Base.GenericIOBuffer  # who has the buffer may read the numbers again
        return (name in INACTIVE && !is_kept) || is_about_text(types)
    end
    instance.def.module === Substitutes && return instance.def.name in Substitutes.INACTIVE
    # Random numbers are constants; what fills an array that it is given, or chooses among numbers, is no such function.
    nameof(Base.moduleroot(instance.def.module)) === :Random || return false
    return all(T -> !(holds_numbers(T) || holds_pointer(T)) || is_generator(T), instance.specTypes.parameters[2:end])
end

is_generator(@nospecialize(T)) = T !== Any && (nameof(T) === :AbstractRNG || is_generator(supertype(T)))

"Are there texts among what is passed, and no numbers, nor functions that might know some?"
is_about_text(@nospecialize(types)) =
    any(T -> T <: Union{AbstractString,Symbol,IO,AbstractArray{<:AbstractString}}, types) &&
    all(T -> isconcretetype(T) && !holds_numbers(T) && !holds_pointer(T) && !mentions_function(T), types)

"Is an address passed in values of this type, behind which there may be numbers? What an object of Base keeps to itself does not count."
holds_pointer(@nospecialize(T)) = T <: Ptr || (isbitstype(T) && any(holds_pointer, fieldtypes(T)))

"Is a function of the user's called by who gets a value of this type?"
mentions_function(@nospecialize(T)) =
    T isa DataType && ((T <: Function && Base.moduleroot(parentmodule(T)) !== Base) || any(one -> one isa Type && mentions_function(one), T.parameters))

"A function's name: Julia writes functions with keywords as others, `#sortperm#10`."
function plain_name(name::Symbol)
    found = match(r"^#+([^#]+)#+\w+$", string(name))
    return found === nothing ? name : Symbol(found[1])
end

is_of_base(method::Method) = Base.moduleroot(method.module) in (Base, Core)

"The name of the function that holds a method's code in the module; `nothing` if it is not there."
function emitted(native::Ptr{Cvoid}, code::Core.CodeInstance)
    boxed, plain = Ref{Int32}(-1), Ref{Int32}(-1)
    ccall(:jl_get_function_id, Cvoid, (Ptr{Cvoid}, Any, Ptr{Int32}, Ptr{Int32}), native, code, boxed, plain)
    number = plain[] > 0 ? plain[] : boxed[]
    number > 0 || return nothing
    held = ccall(:jl_get_llvm_function, Ptr{Cvoid}, (Ptr{Cvoid}, Int32), native, number - 1)
    held == C_NULL && return nothing
    return unsafe_string(ccall(llvm(:LLVMGetValueName), Cstring, (Ptr{Cvoid},), held))
end
