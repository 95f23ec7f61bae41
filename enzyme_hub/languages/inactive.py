"""Functions through which no derivative flows: printing, files, time, strings, exceptions, panics, runtime queries.

The table is by name (C, intrinsics), by prefix (mangled C++, Fortran I/O) and by path (Rust). Functions that overwrite
a caller's floats with fresh values (scanf, fread, random_number) are not here: the adjoint of the old value would have
to be cleared, so they need a rule.
"""

from __future__ import annotations

import re
from functools import lru_cache

from enzyme_hub.languages.mangling import rust_path

_C_NAMES = """
printf fprintf sprintf snprintf dprintf vprintf vfprintf vsprintf vsnprintf asprintf vasprintf puts fputs putc
fputc putchar __printf_chk __fprintf_chk __sprintf_chk __snprintf_chk __vprintf_chk __vfprintf_chk
__vsnprintf_chk iprintf siprintf putchar_unlocked fputc_unlocked fwrite fflush perror setbuf setvbuf fopen
fopen64 freopen fclose fdopen fileno feof ferror clearerr fseek ftell rewind remove rename tmpfile tmpnam getc
fgetc getchar fgets gets ungetc open open64 close write lseek access unlink mkdir stat fstat isatty time clock
clock_gettime gettimeofday difftime nanosleep usleep sleep ctime asctime localtime gmtime mktime strftime
times getenv setenv unsetenv putenv system getpid getppid gethostname sysconf uname getrusage strlen strnlen
strcmp strncmp strcasecmp strncasecmp strcpy strncpy strcat strncat strchr strrchr strstr strspn strcspn
strtok strdup strndup strerror strcoll memcmp bcmp stpcpy rawmemchr strpbrk atoi atol atoll strtol strtoll
strtoul strtoull isalpha isdigit isspace toupper tolower abort exit _exit _Exit quick_exit atexit raise signal
sigaction __assert_fail __assert_rtn __assert __assert_perror_fail __stack_chk_fail __errno_location __error
rand srand random srandom rand_r drand48 lrand48 srand48 backtrace backtrace_symbols pthread_self sched_yield
pthread_mutex_lock pthread_mutex_unlock pthread_mutex_init pthread_mutex_destroy __ctype_b_loc
__ctype_tolower_loc __ctype_toupper_loc fegetround fesetround feclearexcept feraiseexcept fetestexcept
fegetenv fesetenv __gxx_personality_v0 __gcc_personality_v0 rust_eh_personality _Unwind_Resume
_Unwind_RaiseException _Unwind_DeleteException _Unwind_Backtrace _Unwind_GetIP __clang_call_terminate
__dynamic_cast omp_get_thread_num omp_get_num_threads omp_get_max_threads omp_get_wtime omp_set_num_threads
omp_in_parallel omp_get_num_procs __kmpc_global_thread_num __kmpc_push_num_threads omp_get_wtick MPI_Init
MPI_Init_thread MPI_Initialized MPI_Finalize MPI_Finalized MPI_Comm_rank MPI_Comm_size MPI_Comm_split
MPI_Comm_free MPI_Get_processor_name MPI_Wtime MPI_Wtick MPI_Abort MPI_Probe MPI_Iprobe MPI_Get_count
MPI_Comm_get_parent swift_retain swift_release swift_retain_n swift_release_n
swift_getTypeByMangledNameInContext swift_bridgeObjectRetain swift_bridgeObjectRelease swift_unexpectedError
swift_errorRetain swift_errorRelease swift_initStackObject swift_getWitnessTable swift_setDeallocating
swift_once swift_deletedMethodError swift_beginAccess swift_endAccess jl_throw ijl_throw jl_error jl_errorf
ijl_errorf jl_bounds_error ijl_bounds_error jl_bounds_error_ints ijl_bounds_error_ints jl_undefined_var_error
jl_type_error jl_get_ptls_states julia.ptls_states julia.get_pgcstack jl_get_pgcstack ijl_get_pgcstack
jl_gc_queue_root ijl_gc_queue_root julia.write_barrier julia.safepoint jl_breakpoint jl_apply_type
ijl_box_int64 jl_box_int64 julia.except_enter julia.call2 jl_symbol_n cudaGetDevice cudaSetDevice
cudaDeviceSynchronize cudaGetLastError cudaGetErrorString cudaStreamSynchronize
__rust_no_alloc_shim_is_unstable __rust_no_alloc_shim_is_unstable_v2 __rust_alloc_error_handler
__rust_alloc_error_handler_should_panic __rust_alloc_error_handler_should_panic_v2 __rust_start_panic
__rust_panic_cleanup __rust_drop_panic __rust_foreign_exception rust_begin_unwind
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
# C++: a prefix of the mangled name. std::string and streams carry text; the containers' helpers are not here, since a
# tree or list node that they return may hold active data.
_CXX_PREFIXES = """
_ZNSo _ZNKSo _ZStls _ZSt4endl _ZSt5flush _ZSt4ends _ZSt16__ostream_insert _ZNSt8ios_base _ZNKSt8ios_base
_ZNSt9basic_ios _ZNKSt9basic_ios _ZNSt13basic_ostream _ZNSt15basic_streambuf
_ZNKSt15basic_streambuf _ZNSt13basic_filebuf _ZNSt14basic_ofstream _ZNSt14basic_ifstream _ZNSt13basic_fstream
_ZNSt7__cxx1115basic_stringbuf _ZNSt7__cxx1118basic_stringstream _ZNSt7__cxx1119basic_ostringstream
_ZNSt7__cxx1119basic_istringstream _ZNSt6locale _ZNKSt6locale _ZNSt5ctype _ZNKSt5ctype _ZSt9use_facet
_ZSt9has_facet _ZSt10unexpected _ZSt9terminate _ZSt18uncaught_exception _ZSt17current_exception
_ZNSt9exception _ZNKSt9exception _ZNSt11logic_error _ZNSt12domain_error _ZNSt16invalid_argument
_ZNSt12length_error _ZNSt12out_of_range _ZNSt13runtime_error _ZNSt11range_error _ZNSt14overflow_error
_ZNSt15underflow_error _ZNSt9bad_alloc _ZNSt8bad_cast _ZNSt10bad_typeid _ZNSt12system_error _ZNSt6chrono
_ZNSt3_V2 _ZNSs _ZNKSs _ZNSt7__cxx1112basic_string _ZNKSt7__cxx1112basic_string _ZNSaIcE
_ZNKSt8__detail20_Prime_rehash_policy _ZSt11_Hash_bytes _ZNSt11char_traits _ZNSt13random_device
_ZNSt3__113basic_ostream _ZNSt3__113basic_istream _ZNSt3__18ios_base _ZNSt3__16locale _ZNKSt3__16locale
_ZNSt3__112basic_string _ZNKSt3__112basic_string _ZNSt3__15ctype _ZNKSt3__15ctype _ZNSt3__19basic_ios
_ZNSt3__14coutE _ZNSt3__16chrono _ZNSt3__120__throw _ZSt7nothrow __cxa_ __gnu_cxx_ __ubsan_ __asan_ __msan_
__tsan_ __sanitizer_ __llvm_profile_ __gcov_
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
_FortranAClassIs _FortranASameTypeAs _FortranAExtendsTypeOf _FortranAShowDescriptor _gfortran_st_
_gfortran_transfer_ _gfortran_stop_ _gfortran_error_stop_ _gfortran_runtime_error _gfortran_os_error
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
std::io std::panicking std::panic std::rt std::env std::time std::fs std::process std::backtrace std::path
std::ffi std::os std::sys::stdio std::sys::time std::sys::backtrace std::alloc::rust_oom
std::alloc::handle_alloc_error std::hash::random std::thread::current std::thread::sleep
std::alloc::default_alloc_error_hook __rustc::__rust_no_alloc_shim_is_unstable
__rustc::__rust_no_alloc_shim_is_unstable_v2 __rustc::rust_begin_unwind __rustc::__rust_alloc_error_handler
__rustc::__rust_alloc_error_handler_should_panic __rustc::__rust_alloc_error_handler_should_panic_v2
__rustc::__rust_start_panic __rustc::__rust_panic_cleanup __rustc::rust_panic __rustc::__rust_drop_panic
__rustc::__rust_foreign_exception
"""
_RUST_METHODS = ("_$LT$core..fmt..", "_$LT$std..io..")
_SWIFT = re.compile(r"\$ss(?:5print|10debugPrint|17_assertionFailure|18_fatalErrorMessage|27_diagnoseUnexpected)")

_NAMES = frozenset(_C_NAMES.split())
_PREFIXES = (*_CXX_PREFIXES.split(), *_FORTRAN_PREFIXES.split())
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
        or _SWIFT.match(name) is not None
        or is_fortran_question(name)
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
