# Which versions of Julia this is for.

"How the compiler of some versions of Julia is asked for code (compilers.jl)."
abstract type Compiler end

struct Compiler_1_5 <: Compiler end
struct Compiler_1_10 <: Compiler end
struct Compiler_1_11 <: Compiler end
struct Compiler_1_12 <: Compiler end

# The first version, and the first one after. Those that are not tested are written from what their releases document.
const COMPILERS = (
    (v"1.5-", v"1.6-", Compiler_1_5(), true),
    (v"1.10-", v"1.11-", Compiler_1_10(), false),
    (v"1.11-", v"1.12-", Compiler_1_11(), false),
    (v"1.12-", v"1.13-", Compiler_1_12(), false),
)
const UNTESTED = "ENZYME_HUB_JULIA_UNTESTED"
const REMEDY = "\n  help:  use Julia 1.5: ENZYME_HUB_JULIA names one for Python, `./dev toolchains julia` in a checkout brings one"

const HAS_HEADERS = VERSION < v"1.11-"  # of arrays, before the elements or beside them

is_mutable(@nospecialize(T)) = @static VERSION < v"1.7" ? T.mutable : Base.ismutabletype(T)

"The way to the compiler of this version; an error where there is none, or none that was tested."
function check_version(version=VERSION)
    for (first, after, compiler, tested) in COMPILERS
        first <= version < after || continue
        (tested || get(ENV, UNTESTED, "") == "1") && return compiler
        throw(EnzymeHubError("EH0605", "Julia $version was never tested with this package$REMEDY, or try this one with $UNTESTED=1"))
    end
    throw(EnzymeHubError("EH0605", "Julia $version is not supported$REMEDY"))
end
