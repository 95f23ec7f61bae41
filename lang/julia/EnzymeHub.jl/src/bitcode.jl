# The code that Julia's compiler writes for a method and for every method it calls, as one module of LLVM bitcode.
#
# `jl_create_native` compiles the closure of the call graph, each method once, and returns it before LLVM has touched it: the
# garbage collector's frames are not in it yet, and no loop is vectorised. What differentiates it optimises it, too.

# Functions of Base that are known by their names in C's mathematical library: their bodies take numbers' bits apart.
const MATHEMATICS = (
    :sin, :cos, :tan, :asin, :acos, :atan, :sinh, :cosh, :tanh, :asinh, :acosh, :atanh,
    :exp, :exp2, :exp10, :expm1, :log, :log2, :log10, :log1p, :cbrt,
)
const MATHEMATICS_OF_TWO = (:atan => :atan2, :hypot => :hypot)

# Methods of Base through which no derivative flows, whatever they are given: by the name of the function and its file.
const IN_FILES = Dict(
    "coreio.jl" => (:print, :println), "strings/io.jl" => (:print, :println, :print_to_string),
    "show.jl" => (:show,), "logging.jl" => (:handle_message,), "error.jl" => (:error,),
)

struct Bitcode
    path::String
    entry::String
    known::Vector{Pair{String,String}}  # functions of the module and what they are in C's library
end

function bitcode(of::Specialised, path::String)
    native = ccall(:jl_create_native, Ptr{Cvoid}, (Vector{Core.MethodInstance}, Base.CodegenParams),
                   Core.MethodInstance[of.instance], Base.CodegenParams())
    unit = ccall(:jl_get_llvm_module, Ptr{Cvoid}, (Ptr{Cvoid},), native)
    status = ccall((:LLVMWriteBitcodeToFile, "libLLVM"), Cint, (Ptr{Cvoid}, Cstring), unit, path)
    status == 0 || throw(EnzymeHubError("EH0601", "bitcode cannot be written to $path"))
    entry = emitted(native, of.code)
    entry === nothing && throw(EnzymeHubError("EH0601", "Julia writes no code for $(called(of.instance.specTypes))"))
    known = Pair{String,String}[]
    for (code, name) in mathematics()
        found = emitted(native, code)
        found === nothing || push!(known, found => name)
    end
    return Bitcode(path, entry, known)
end

"The name of the function that holds a method's code in the module; `nothing` if it is not there."
function emitted(native::Ptr{Cvoid}, code::Core.CodeInstance)
    boxed, plain = Ref{Int32}(-1), Ref{Int32}(-1)
    ccall(:jl_get_function_id, Cvoid, (Ptr{Cvoid}, Any, Ptr{Int32}, Ptr{Int32}), native, code, boxed, plain)
    number = plain[] > 0 ? plain[] : boxed[]
    number > 0 || return nothing
    held = ccall(:jl_get_llvm_function, Ptr{Cvoid}, (Ptr{Cvoid}, Int32), native, number - 1)
    held == C_NULL && return nothing
    return unsafe_string(ccall((:LLVMGetValueName, "libLLVM"), Cstring, (Ptr{Cvoid},), held))
end

const _MATHEMATICS = Ref{Tuple{UInt,Vector{Pair{Core.CodeInstance,String}}}}((UInt(0), Pair{Core.CodeInstance,String}[]))

"The code of Base's mathematical functions as it is now, with the names that C has for them."
function mathematics()
    world = Base.get_world_counter()
    _MATHEMATICS[][1] == world && return _MATHEMATICS[][2]
    found = Pair{Core.CodeInstance,String}[]
    for T in (Float64, Float32)
        ending = T === Float32 ? "f" : ""
        for name in MATHEMATICS
            note!(found, getfield(Base, name), Tuple{T}, string(name, ending), world)
        end
        for (name, in_c) in MATHEMATICS_OF_TWO
            note!(found, getfield(Base, name), Tuple{T,T}, string(in_c, ending), world)
        end
    end
    _MATHEMATICS[] = (world, found)
    return found
end

function note!(found, @nospecialize(f), @nospecialize(types), name, world)
    methods = Base._methods_by_ftype(signature(f, types), 1, world)
    (methods === false || length(methods) != 1) && return
    matched, parameters, method = methods[1]
    parentmodule(method.module) in (Base, Core) || method.module === Base || return  # somebody else's
    instance = ccall(:jl_specializations_get_linfo, Ref{Core.MethodInstance}, (Any, Any, Any), method, matched, parameters)
    code = current(instance, world)
    code === nothing || push!(found, code => name)
end
