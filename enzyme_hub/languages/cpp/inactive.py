"""C++ functions through which no derivative flows: exceptions, and classes whose every member handles text.

Members of a class of characters are known by the beginning of their mangled names. The containers' helpers are not here,
since a tree or list node that they return may hold active data.
"""

from __future__ import annotations

import re

from enzyme_hub.languages.vocabulary import RESULT

_NAMES = frozenset(
    """
    __cxa_throw __cxa_rethrow __cxa_allocate_exception __cxa_free_exception __cxa_begin_catch __cxa_end_catch
    __cxa_get_exception_ptr __cxa_get_globals __cxa_call_unexpected __cxa_call_terminate __cxa_current_exception_type
    __cxa_guard_acquire __cxa_guard_release __cxa_guard_abort __cxa_atexit __cxa_thread_atexit __cxa_finalize
    __cxa_pure_virtual __cxa_deleted_virtual __cxa_bad_cast __cxa_bad_typeid __cxa_throw_bad_array_new_length
    __cxa_demangle __cxa_init_primary_exception __gxx_personality_v0 _Unwind_Resume _Unwind_RaiseException
    _Unwind_DeleteException _Unwind_Backtrace _Unwind_GetIP __clang_call_terminate __dynamic_cast
    """.split()
)
_PREFIXES = """
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
_ZNSt12future_error _ZSt15future_categoryv _ZNSt3_V214error_category _ZNSt3_V215system_categoryEv _ZNSt3_V216generic_categoryEv
_ZNSs _ZNSt7__cxx1112basic_stringIcSt _ZNSaIcE
_ZNKSt8__detail20_Prime_rehash_policy _ZSt11_Hash_bytes _ZNSt11char_traitsIcE _ZNSt13random_device
_ZNSt3__113basic_ostreamIcN _ZNSt3__18ios_base _ZNSt3__16locale
_ZNSt3__112basic_stringIcN _ZNSt3__15ctypeIc _ZNSt3__19basic_iosIcN
_ZNSt3__16chrono12system_clock3nowEv _ZNSt3__16chrono12steady_clock3nowEv _ZNSt3__120__throw
""".split()
_OF_CONST = ("_ZNK" + prefix.removeprefix("_ZN") for prefix in _PREFIXES if prefix.startswith("_ZN"))  # const members
_BEGINNINGS = (*_PREFIXES, *_OF_CONST)
_THROW = re.compile(r"_ZS?t?(?:NSt3__1)?\d+__throw_")


def is_inactive(name: str) -> bool:
    """True for these."""
    return name in _NAMES or name.startswith(_BEGINNINGS) or _THROW.match(name) is not None


def thrown(name: str) -> tuple[int, ...]:
    """An exception is made by whoever throws it."""
    return (RESULT,) if name == "__cxa_allocate_exception" else ()
