# What the addresses in Julia's code are: they are those of this process, and the engine asks.

struct Symbol_in_library
    file::Cstring
    base::Ptr{Cvoid}
    name::Cstring
    address::Ptr{Cvoid}
end

# Functions of C's library whose names lead to whichever form suits the processor: those have no names of their own.
const CHOSEN = (:memcpy, :memmove, :memset, :memcmp, :strlen)

"The name, the library and its path of the function at an address; empty where no library exports one there."
function function_at(address::UInt)
    for name in CHOSEN
        UInt(Libdl.dlsym(Libdl.dlopen("libc.so.6"), name)) == address && return (string(name), "libc.so.6", "")
    end
    found = Ref(Symbol_in_library(C_NULL, C_NULL, C_NULL, C_NULL))
    ok = ccall(:dladdr, Cint, (UInt, Ptr{Symbol_in_library}), address, found)
    (ok == 0 || found[].name == C_NULL || UInt(found[].address) != address) && return ("", "", "")
    path = unsafe_string(found[].file)
    return (unsafe_string(found[].name), basename(path), path)
end

"The object at an address that stands where Julia's code has a type or a function that it calls."
object_at(address::UInt) = unsafe_pointer_to_objref(Ptr{Cvoid}(address))

"What the engine must know of an array type: bytes of an element, its kind, flags of the header, bytes of the header."
function array_facts(@nospecialize(T))
    T isa DataType && T <: Array && isconcretetype(T) && HAS_HEADERS || return nothing
    sample = T(undef, ntuple(i -> 0, ndims(T)))
    flags = unsafe_load(Ptr{UInt16}(pointer_from_objref(sample) + 16))
    bytes = unsafe_load(Ptr{UInt16}(pointer_from_objref(sample) + 18))
    kind = eltype(T) isa Union && Base.isbitsunion(eltype(T)) ? "union" : Base.allocatedinline(eltype(T)) ? "inline" : "pointer"
    return (bytes, kind, flags, numbers(eltype(T)), ndims(T))
end

"What every word of a value of this type is: `double`, `float` or `integer`; nothing if that differs."
function numbers(@nospecialize(T))
    T === Float64 && return "double"
    T === Float32 && return "float"
    T <: Union{Int64,UInt64} && return "integer"
    isbitstype(T) && fieldcount(T) > 0 || return ""
    found = unique(map(numbers, fieldtypes(T)))
    return length(found) == 1 ? found[1] : ""
end

"The tag of buffers that belong to arrays, as this Julia writes it."
function buffer_tag()
    array = Float64[]
    for i in 1:8
        push!(array, i)
    end
    return GC.@preserve array unsafe_load(Ptr{UInt}(pointer(array)) - 8) & ~UInt(15)
end

"What the engine asks of an address, by its role."
function described(address::UInt, role::AbstractString)
    role == "function" && return join(function_at(address), "\t")
    role == "constant" && return address in OBJECTS ? "data" : ""
    found = object_at(address)
    role == "number" && return found isa Union{Float64,Float32,Int64} ? numbers(typeof(found)) : ""
    if role == "type"
        facts = array_facts(found)
        return facts === nothing ? "" : join(facts, "\t")
    end
    role == "fields" && return found isa Type && !holds_numbers(found) ? "inert" : ""
    role == "object" && return is_inert(found) ? "inert" : ""
    return named(found)
end

"Is there neither a number with a derivative in an object nor a pointer that the program could follow?"
is_inert(@nospecialize(found)) =
    found isa Union{Type,Symbol,String,Module} || (!holds_numbers(typeof(found)) && (isbits(found) || fieldcount(typeof(found)) == 0))

"Are there numbers in objects of this type, and do types tell where?"
function is_data(@nospecialize(T), seen)
    (T isa DataType && isconcretetype(T) && holds_numbers(T)) || return false
    (isbitstype(T) || T in seen) && return true
    push!(seen, T)
    parts = T <: Array ? (eltype(T),) : fieldtypes(T)
    return all(one -> (one isa DataType && isconcretetype(one) && !holds_numbers(one)) || is_data(one, seen), parts)
end

"The addresses of objects with numbers that the methods at hand name: global constants and what follows from them."
const OBJECTS = Set{UInt}()

function gather_objects!(source::Core.CodeInfo)
    foreach(gather_objects!, source.code)
end
gather_objects!(one::Expr) = foreach(gather_objects!, one.args)
gather_objects!(one::QuoteNode) = note_object!(one.value)
gather_objects!(one::Core.PiNode) = gather_objects!(one.val)
gather_objects!(one::Core.PhiNode) = foreach(place -> isassigned(one.values, place) && gather_objects!(one.values[place]), eachindex(one.values))
gather_objects!(one::GlobalRef) = isconst(one.mod, one.name) && isdefined(one.mod, one.name) ? note_object!(getfield(one.mod, one.name)) : nothing
gather_objects!(one::Union{Core.SSAValue,Core.SlotNumber,Core.GotoNode,Core.MethodInstance,Nothing}) = nothing
function gather_objects!(@nospecialize(one))
    nameof(typeof(one)) === :ReturnNode || return note_object!(one) # Julia 1.6 and later
    return isdefined(one, :val) ? gather_objects!(one.val) : nothing
end

function note_object!(@nospecialize(one))
    is_data(typeof(one), Base.IdSet{Any}()) && push!(OBJECTS, UInt(ccall(:jl_value_ptr, Ptr{Cvoid}, (Any,), one)))
    return
end

"A function or a method as people write it."
named(found::Core.MethodInstance) = called(found.specTypes)
named(@nospecialize(found)) = found isa Union{Function,Type,Module,Symbol} ? string(found) : string("an object of type ", typeof(found))
