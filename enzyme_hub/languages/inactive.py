"""Functions through which no derivative flows: printing, files, time, strings, exceptions, panics, runtime queries.

These are functions without a body in the program. The tables name functions, families of functions of one runtime library
that do one kind of thing (Fortran I/O), and classes whose every member handles text (streams of characters); never a
namespace in which anything may be. Text carries no derivative: what is printed, or read back, is a constant.

Functions that overwrite a caller's floats with fresh values (scanf, fread, random_number) are not here: the adjoint of the
old value would have to be cleared, so they need a rule.
"""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_hub.languages.libraries.fftw import names as fftw
from enzyme_hub.languages.rust.names import rust_path
from enzyme_hub.languages.swift import inactive as swift

_C_NAMES = """
printf fprintf sprintf snprintf dprintf vprintf vfprintf vsprintf vsnprintf asprintf vasprintf puts fputs putc
fputc putchar __printf_chk __fprintf_chk __sprintf_chk __snprintf_chk __vprintf_chk __vfprintf_chk
__vsnprintf_chk iprintf siprintf putchar_unlocked fputc_unlocked fwrite fflush perror setbuf setvbuf fopen
fopen64 freopen fclose fdopen fileno feof ferror clearerr fseek ftell rewind remove rename tmpfile tmpnam getc
fgetc getchar fgets gets ungetc open open64 close write lseek access unlink mkdir stat fstat isatty time clock
malloc_usable_size clock_gettime gettimeofday difftime nanosleep usleep sleep ctime asctime localtime gmtime mktime strftime times
getenv setenv unsetenv putenv system getpid getppid gethostname sysconf uname getrusage strlen strnlen strcmp
strncmp strcasecmp strncasecmp strcpy strncpy strcat strncat strchr strrchr strstr strspn strcspn strtok strdup
strndup strerror strcoll memcmp bcmp stpcpy rawmemchr strpbrk atoi atol atoll strtol strtoll strtoul strtoull
strtod strtof strtold atof __isoc23_strtol __isoc23_strtoll __isoc23_strtoul __isoc23_strtoull setlocale
localeconv getpagesize gettid getuid geteuid isalpha isdigit isspace toupper tolower abort exit _exit _Exit
quick_exit atexit raise signal sigaction __assert_fail __assert_rtn __assert __assert_perror_fail
__stack_chk_fail __errno_location __error rand srand random srandom rand_r drand48 lrand48 srand48 backtrace
backtrace_symbols pthread_self sched_yield pthread_mutex_lock pthread_mutex_unlock pthread_mutex_init
pthread_mutex_destroy __ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc fegetround fesetround feclearexcept
feraiseexcept fetestexcept fegetenv fesetenv __cxa_throw __cxa_rethrow __cxa_allocate_exception
__cxa_free_exception __cxa_begin_catch __cxa_end_catch __cxa_get_exception_ptr __cxa_get_globals
__cxa_call_unexpected __cxa_call_terminate __cxa_current_exception_type __cxa_guard_acquire __cxa_guard_release
__cxa_guard_abort __cxa_atexit __cxa_thread_atexit __cxa_finalize __cxa_pure_virtual __cxa_deleted_virtual
__cxa_bad_cast __cxa_bad_typeid __cxa_throw_bad_array_new_length __cxa_demangle __cxa_init_primary_exception
__gxx_personality_v0 __gcc_personality_v0 rust_eh_personality _Unwind_Resume _Unwind_RaiseException
_Unwind_DeleteException _Unwind_Backtrace _Unwind_GetIP __clang_call_terminate __dynamic_cast omp_get_thread_num
omp_get_num_threads omp_get_max_threads omp_get_wtime omp_set_num_threads omp_in_parallel omp_get_num_procs
omp_get_thread_limit omp_get_level omp_get_team_num omp_get_num_teams omp_get_dynamic omp_set_dynamic
omp_get_nested omp_get_cancellation omp_is_initial_device __kmpc_global_thread_num __kmpc_push_num_threads
omp_get_wtick MPI_Init MPI_Init_thread MPI_Initialized MPI_Finalize MPI_Finalized MPI_Comm_rank MPI_Comm_size
MPI_Comm_split MPI_Comm_free MPI_Get_processor_name MPI_Wtime MPI_Wtick MPI_Abort MPI_Probe MPI_Iprobe
MPI_Get_count MPI_Comm_get_parent jl_throw ijl_throw jl_error jl_errorf
ijl_errorf jl_bounds_error ijl_bounds_error jl_bounds_error_ints ijl_bounds_error_ints jl_undefined_var_error
jl_type_error jl_get_ptls_states julia.ptls_states julia.get_pgcstack jl_get_pgcstack ijl_get_pgcstack
jl_gc_queue_root ijl_gc_queue_root julia.write_barrier julia.safepoint jl_breakpoint jl_apply_type ijl_box_int64
jl_box_int64 julia.except_enter julia.call2 jl_symbol_n cudaGetDevice cudaSetDevice cudaDeviceSynchronize
cudaGetLastError cudaGetErrorString cudaStreamSynchronize __rust_no_alloc_shim_is_unstable
__rust_no_alloc_shim_is_unstable_v2 __rust_alloc_error_handler __rust_alloc_error_handler_should_panic
__rust_alloc_error_handler_should_panic_v2 __rust_start_panic __rust_panic_cleanup __rust_drop_panic
__rust_foreign_exception rust_begin_unwind
"""
# Intrinsics without a value in the derivative. `.` ends a family: llvm.lifetime.start.p0, llvm.prefetch.p0.
_INTRINSICS = """
llvm.assume llvm.experimental.noalias.scope.decl llvm.dbg. llvm.lifetime. llvm.invariant. llvm.prefetch.
llvm.trap llvm.debugtrap llvm.ubsantrap llvm.donothing llvm.var.annotation llvm.annotation. llvm.sideeffect
llvm.pseudoprobe llvm.instrprof. llvm.eh. llvm.stacksave llvm.stackrestore llvm.frameaddress
llvm.returnaddress llvm.addressofreturnaddress llvm.readcyclecounter llvm.readsteadycounter llvm.va_start
llvm.va_end llvm.va_copy llvm.stackprotector llvm.pcmarker llvm.is.constant. llvm.objectsize. llvm.type.test
llvm.public.type.test llvm.allow. llvm.codeview.annotation llvm.fake.use llvm.get.rounding llvm.set.rounding
llvm.get.fpenv llvm.set.fpenv llvm.reset.fpenv llvm.localescape llvm.vscale.
"""
# C++: the members of a class of characters by the beginning of their mangled names, and functions. The containers' helpers
# are not here, since a tree or list node that they return may hold active data.
_CXX_PREFIXES = """
_ZNSo _ZStls _ZSt4endl _ZSt5flush _ZSt4ends _ZSt16__ostream_insert _ZNSt8ios_base
_ZNSt9basic_iosIcSt _ZNSt13basic_ostreamIcSt
_ZNSt15basic_streambufIcSt _ZNSt13basic_filebufIcSt _ZNSt14basic_ofstreamIcSt
_ZNSt14basic_ifstreamIcSt _ZNSt13basic_fstreamIcSt _ZNSt7__cxx1115basic_stringbufIcSt
_ZNSt7__cxx1118basic_stringstreamIcSt _ZNSt7__cxx1119basic_ostringstreamIcSt
_ZNSt7__cxx1119basic_istringstreamIcSt _ZNSt6locale _ZNSt5ctypeIc
_ZSt9use_facetISt5ctypeIc _ZSt9has_facetISt5ctypeIc _ZSt10unexpected _ZSt9terminate _ZSt18uncaught_exception _ZSt17current_exception
_ZNSt9exception _ZNSt15__exception_ptr13exception_ptr _ZNSt13exception_ptr _ZSt17rethrow_exception _ZNSt11logic_error
_ZNSt12domain_error _ZNSt16invalid_argument
_ZNSt12length_error _ZNSt12out_of_range _ZNSt13runtime_error _ZNSt11range_error _ZNSt14overflow_error
_ZNSt15underflow_error _ZNSt9bad_alloc _ZNSt8bad_cast _ZNSt10bad_typeid _ZNSt12system_error
_ZNSt6chrono3_V212system_clock3nowEv _ZNSt6chrono3_V212steady_clock3nowEv
_ZNSt3_V214error_category _ZNSt3_V215system_categoryEv _ZNSt3_V216generic_categoryEv
_ZNSs _ZNSt7__cxx1112basic_stringIcSt _ZNSaIcE
_ZNKSt8__detail20_Prime_rehash_policy _ZSt11_Hash_bytes _ZNSt11char_traitsIcE _ZNSt13random_device
_ZNSt3__113basic_ostreamIcN _ZNSt3__18ios_base _ZNSt3__16locale
_ZNSt3__112basic_stringIcN _ZNSt3__15ctypeIc _ZNSt3__19basic_iosIcN
_ZNSt3__16chrono12system_clock3nowEv _ZNSt3__16chrono12steady_clock3nowEv _ZNSt3__120__throw
"""
_CXX_THROW = re.compile(r"_ZS?t?(?:NSt3__1)?\d+__throw_")
_FORTRAN_PREFIXES = """
_FortranAio _FortranAStopStatement _FortranAPauseStatement _FortranAAbort _FortranAExit _FortranAFailImage
_FortranAReportFatalUserError _FortranAProgram _FortranACpuTime _FortranASystemClock _FortranADateAndTime
_FortranAtime _FortranADsecnds _FortranASecnds _FortranAEtime _FortranAPutEnv _FortranAArgumentCount
_FortranAChdir _FortranAHostnm _FortranAPerror _FortranASleep _FortranASignal _FortranAUnlink _FortranARename
_FortranAFlush _FortranAFseek _FortranAFtell _FortranAExecuteCommandLine _FortranACharacter _FortranAAdjust
_FortranAIndex _FortranALenTrim _FortranATrim _FortranAScan _FortranAVerify _FortranARepeat
_FortranARandomSeed _FortranARandomInit _FortranAIrand _FortranAfe _FortranAMapException
_FortranASupportHalting _FortranASetUnderflowMode _FortranARegisterConfigureEnv _FortranALbound
_FortranAUbound _FortranASize _FortranAShape _FortranAIsContiguous _FortranAIsAssumedSize _FortranASelected
_FortranAClassIs _FortranASameTypeAs _FortranAExtendsTypeOf _FortranAShowDescriptor
_gfortran_stop_ _gfortran_error_stop_ _gfortran_runtime_error _gfortran_os_error
_gfortran_set_ _gfortran_abort _FortranAGetCommand _FortranAGetCwd _FortranAGetEnv _FortranAGetPID
"""
# Rust: leading paths.
_RUST_PATHS = """
core::panicking core::fmt core::option::expect_failed core::option::unwrap_failed core::result::unwrap_failed
core::slice::index::slice_index_fail core::slice::index::slice_start_index_len_fail
core::slice::index::slice_end_index_len_fail core::slice::index::slice_index_order_fail
core::slice::index::slice_start_index_overflow_fail core::slice::index::slice_end_index_overflow_fail
core::str::slice_error_fail core::slice::copy_from_slice_impl::len_mismatch_fail
core::cell::panic_already_borrowed core::cell::panic_already_mutably_borrowed
core::num::int_log10::panic_for_nonpositive_argument
core::slice::sort::shared::smallsort::panic_on_ord_violation core::array::iter::panic core::unicode core::char
core::num::dec2flt core::num::flt2dec core::num::fmt core::str alloc::alloc::handle_alloc_error
alloc::raw_vec::handle_error alloc::raw_vec::capacity_overflow alloc::fmt alloc::string alloc::str
alloc::vec::swap_remove::assert_failed alloc::vec::Vec::swap_remove::assert_failed
alloc::vec::insert::assert_failed alloc::vec::remove::assert_failed alloc::vec::split_off::assert_failed
std::io::stdio std::io::error std::io::Write
std::panicking::begin_panic std::panicking::begin_panic_handler std::panicking::panic_with_hook
std::panicking::rust_panic_with_hook std::panicking::rust_panic_without_hook std::panicking::rust_panic
std::panicking::rust_begin_unwind std::panicking::panicking std::panicking::panic_count std::panicking::set_hook
std::panicking::take_hook std::panicking::catch_unwind::cleanup std::panicking::try::cleanup
std::panic::set_hook std::panic::take_hook std::panic::resume_unwind std::panic::panic_any
std::rt::begin_panic std::rt::panic_fmt std::rt::abort std::env std::time std::fs std::process std::backtrace std::path
std::ffi std::os std::sys::stdio std::sys::time std::sys::backtrace std::alloc::rust_oom
std::alloc::handle_alloc_error std::hash::random std::sys::random std::sys::sync std::thread::current std::thread::sleep
std::alloc::default_alloc_error_hook __rustc::__rust_no_alloc_shim_is_unstable
__rustc::__rust_no_alloc_shim_is_unstable_v2 __rustc::rust_begin_unwind __rustc::__rust_alloc_error_handler
__rustc::__rust_alloc_error_handler_should_panic __rustc::__rust_alloc_error_handler_should_panic_v2
__rustc::__rust_start_panic __rustc::__rust_panic_cleanup __rustc::rust_panic __rustc::__rust_drop_panic
__rustc::__rust_foreign_exception
"""
_RUST_METHODS = ("_$LT$core..fmt..", "_$LT$std..io..")
# What the compilers' instrumentation calls: counters and checks. Those that move data (__asan_memcpy) are not.
INSTRUMENTATION = re.compile(
    r"__(?:ubsan|sanitizer|llvm_profile|gcov)_|__[amt]san_(?!mem(?:cpy|move|set)|atomic|volatile|unaligned)"
)

_NAMES = frozenset(_C_NAMES.split())
_CXX = _CXX_PREFIXES.split()
_CXX_CONST = ("_ZNK" + prefix.removeprefix("_ZN") for prefix in _CXX if prefix.startswith("_ZN"))  # const members
_PREFIXES = (*_CXX, *_CXX_CONST, *_FORTRAN_PREFIXES.split())
# Questions to whole arrays, which are answered by places, counts, truth values and integers.
_FORTRAN_QUESTION = re.compile(
    r"_FortranA(?:(?:Max|Min|Find)loc\w*|(?:(?:Sum|Product|Maxval|Minval|DotProduct)(?:Integer|Unsigned|Logical)|IAll|IAny"
    r"|IParity)\d*|(?:Count|Any|All|Parity|IAll|IAny|IParity)(?:Dim)?)$"
)
_FORTRAN_INPUT = re.compile(r"_FortranAioInput(?:Real|Complex|Descriptor|DerivedType|Namelist)")
_INTRINSIC_NAMES = frozenset(word for word in _INTRINSICS.split() if not word.endswith("."))
_INTRINSIC_FAMILIES = (
    *(word for word in _INTRINSICS.split() if word.endswith(".")),
    *(
        f"llvm.{word}."
        for word in ("stacksave", "stackrestore", "frameaddress", "va_start", "va_end", "va_copy", "var.annotation")
    ),
)
_RUST_KNOWN = frozenset(tuple(path.split("::")) for path in _RUST_PATHS.split())


@lru_cache(maxsize=8192)
def is_inactive(name: str) -> bool:
    """True for a function known by name to carry no derivative, whatever its arguments."""
    if name.startswith("llvm."):
        return name in _INTRINSIC_NAMES or name.startswith(_INTRINSIC_FAMILIES)
    if name.startswith(_PREFIXES):
        return _FORTRAN_INPUT.match(name) is None
    return (
        name in _NAMES
        or _CXX_THROW.match(name) is not None
        or INSTRUMENTATION.match(name) is not None
        or swift.is_inactive(name)
        or is_fortran_question(name)
        or fftw.is_inactive(name)
        or _is_rust_inactive(rust_path(name))
    )


def is_fortran_question(name: str) -> bool:
    """True for a function of flang's runtime library that reads arrays, and answers in a result or its argument 0."""
    return _FORTRAN_QUESTION.match(name) is not None


def _is_rust_inactive(path: tuple[str, ...]) -> bool:
    """The same for a path of Rust's standard library."""
    if not path:
        return False
    return path[0].startswith(_RUST_METHODS) or any(path[:n] in _RUST_KNOWN for n in range(2, len(path) + 1))


RESULT = -1
_PANICS = frozenset(
    ("std", *path.split("::"))
    for path in (
        "panicking::panic_with_hook",
        "panicking::rust_panic_with_hook",
        "panicking::rust_panic_without_hook",
        "panicking::begin_panic",
        "panic::panic_any",
        "panic::resume_unwind",
    )
)


@lru_cache(maxsize=1024)
def thrown(name: str) -> tuple[int, ...]:
    """The arguments that lead to what an inactive function throws, where that is any value of the program, or `RESULT`."""
    if name == "__cxa_allocate_exception":
        return (RESULT,)
    return (0,) if rust_path(name)[:3] in _PANICS else ()


# Members of std::string that keep the bytes they are given (libstdc++, libc++): the parameters tell which argument it is.
_STRING_MEMBER = re.compile(
    r"_ZN(?:St7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE|Ss|St3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEE)"
    r"(?:C[12]|\d+(?:_M_|__)?(?:append|assign|replace|replace_cold|insert|mutate|init|construct))E(?P<parameters>\w*)"
)
_PARAMETER = re.compile(r"P?K?[a-z]|RKS\d*_|RKSa\w+|S\d*_")


@lru_cache(maxsize=1024)
def bytes_taken(name: str) -> tuple[int, ...]:
    """The arguments through which a function that is inactive keeps raw bytes: `append(const char *, size_t)`."""
    member = _STRING_MEMBER.match(name)
    if member is None:
        return ()
    parameters = _PARAMETER.findall(member["parameters"])
    return tuple(index for index, parameter in enumerate(parameters, 1) if parameter == "PKc")
