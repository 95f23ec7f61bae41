"""Known functions by the spellings that the compilers write (rustc 1.95, clang 22, flang 22)."""

from __future__ import annotations

import pytest

from enzyme_hub.languages.heap import POINTER, Allocation, Deallocation, Reallocation
from enzyme_hub.languages.inactive import is_inactive
from enzyme_hub.languages.known import allocator as by_name
from enzyme_hub.languages.known import native, returns_text
from enzyme_hub.languages.rust.names import rust_path

RUSTC = "_RNvCsfLfy6EI15iL_7___rustc"


def allocation(name: str) -> Allocation:
    found = by_name(name)
    assert isinstance(found, Allocation)
    return found


def test_rust_paths_stop_before_type_arguments() -> None:
    assert rust_path("_RNvNtCsgEmfK2I1SDS_4core9panicking5panic") == ("core", "panicking", "panic")
    assert rust_path("_ZN4core9panicking5panic17h0123456789abcdefE") == ("core", "panicking", "panic")
    assert rust_path(f"{RUSTC}12___rust_alloc") == ("__rustc", "__rust_alloc")
    assert rust_path("_RINvCs1234_4user4showNtNtCsgEmfK2I1SDS_4core3fmt9ArgumentsEB2_")[:2] == ("user", "show")
    assert rust_path("_ZN4user3fooEv") == ()
    assert rust_path("main") == ()


def test_rust_returns_text() -> None:
    crates = "NtCslNYArtu3iFV_5alloc", "NtCsgEmfK2I1SDS_4core"
    assert returns_text(f"_RNvXs4_{crates[0]}6stringNtB5_6StringNt{crates[1]}5clone5Clone5clone")
    assert returns_text(f"_RNvNv{crates[0]}3fmt6format12format_inner")
    assert not returns_text(f"_RNvXs_{crates[0]}6stringNtB4_6StringNt{crates[1]}3fmt7Display3fmt")
    assert not returns_text("_ZN4user6string17h0123456789abcdefE")


def test_rust_allocator_in_its_mangled_spelling() -> None:
    found = allocation(f"{RUSTC}12___rust_alloc")
    assert found.size == (0,) and found.alignment == 1 and not found.zeroed
    assert found.free == f"{RUSTC}14___rust_dealloc" and found.free_arguments == (POINTER, 0, 1)
    assert found.like == f"{RUSTC}19___rust_alloc_zeroed"
    assert allocation(f"{RUSTC}19___rust_alloc_zeroed").zeroed
    assert by_name(f"{RUSTC}14___rust_dealloc") == Deallocation(0, size=1, alignment=2)
    grown = by_name(f"{RUSTC}14___rust_realloc")
    assert isinstance(grown, Reallocation)
    assert (grown.pointer, grown.old_size, grown.size) == (0, 1, 3)
    assert grown.free_arguments == (POINTER, 3, 2) and grown.allocate == f"{RUSTC}12___rust_alloc"
    assert allocation("__rust_alloc").free == "__rust_dealloc"


@pytest.mark.parametrize(
    ("name", "free", "arguments"),
    [
        ("malloc", "free", (POINTER,)),
        ("calloc", "free", (POINTER,)),
        ("_Znwm", "_ZdlPv", (POINTER,)),
        ("_Znam", "_ZdaPv", (POINTER,)),
        ("_ZnwmRKSt9nothrow_t", "_ZdlPv", (POINTER,)),
        ("_ZnamSt11align_val_t", "_ZdaPvSt11align_val_t", (POINTER, 1)),
        ("_ZnwmSt11align_val_tRKSt9nothrow_t", "_ZdlPvSt11align_val_t", (POINTER, 1)),
    ],
)
def test_allocators_name_their_partner(name: str, free: str, arguments: tuple[int, ...]) -> None:
    found = allocation(name)
    assert found.free == free and found.free_arguments == arguments
    assert isinstance(by_name(free), Deallocation)


@pytest.mark.parametrize(
    "name", ["_ZdlPv", "_ZdaPv", "_ZdlPvm", "_ZdaPvSt11align_val_t", "_ZdlPvmSt11align_val_t", "free"]
)
def test_deallocators(name: str) -> None:
    found = by_name(name)
    assert isinstance(found, Deallocation) and found.pointer == 0


def test_every_partner_in_the_tables_is_a_deallocator() -> None:
    from enzyme_hub.languages import c, fortran, swift
    from enzyme_hub.languages.rust import allocators as rust

    for name, row in (c.allocators.NAMES | fortran.allocators.NAMES | swift.allocators.NAMES | rust._NAMES).items():
        free = None if isinstance(row, Deallocation) else row.free
        if free is not None and free != "swift_release":
            assert isinstance(by_name(free), Deallocation), name


INACTIVE = """
printf __printf_chk puts fprintf fwrite abort exit __assert_fail clock_gettime getenv strlen llvm.assume
llvm.lifetime.start.p0 llvm.dbg.value llvm.trap llvm.experimental.noalias.scope.decl llvm.stacksave.p0
_ZNSo9_M_insertIdEERSoT_ _ZNSo3putEc _ZNSo5flushEv _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc
_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l _ZNSt8ios_base4InitC1Ev
_ZSt16__throw_bad_castv _ZSt20__throw_length_errorPKc _ZSt24__throw_out_of_range_fmtPKcz
_ZNSt13runtime_errorC1EPKc __cxa_throw __cxa_allocate_exception __cxa_atexit __cxa_guard_acquire
__gxx_personality_v0 __asan_report_load8 __ubsan_handle_add_overflow
_ZNSt6chrono3_V212steady_clock3nowEv _ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv
_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc
_FortranAioBeginExternalListOutput _FortranAioOutputReal64 _FortranAioEndIoStatement
_FortranAStopStatementText _FortranAStopStatement _FortranACpuTime
_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check
_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero
_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed _RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail
_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error _RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error
_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print _RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt
_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str
_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2
_ZN4core3fmt9Formatter9write_str17h0123456789abcdefE $ss5print_9separator10terminatoryypd_S2StF
"""
ACTIVE = """
scanf fread _FortranAioInputReal64 _FortranARandomNumber
sin malloc memcpy llvm.memcpy.p0.p0.i64 llvm.sin.f64 llvm.fma.f64 f main _FortranADotProductReal8
__cxa_vec_new __cxa_vec_cctor __asan_memcpy __tsan_atomic64_exchange _ZNSt3_V28__rotateIPdEET_S2_S2_S2_
_ZNSt6chrono8durationIdSt5ratioILl1ELl1EEEmLERKd _ZNSt7__cxx1112basic_stringIdSt11char_traitsIdESaIdEE9push_backEd
_RINvNtCs4X4t_3std5panic12catch_unwindNCNvCs4X4t_1m1fs_0dEB2_ _FortranAAssign _FortranASumReal8
_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base _ZSt4sqrtf
_RINvNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecINtB8_11RawVecInnerpE7reserve21do_reserve_and_handleNtNtBa_5alloc6GlobalECs4X4t
_RINvCs1234_4user4showNtNtCsgEmfK2I1SDS_4core3fmt9ArgumentsEB2_ _ZN4user5printEd qsort
"""


@pytest.mark.parametrize("name", INACTIVE.split())
def test_inactive_by_name(name: str) -> None:
    assert is_inactive(name)


@pytest.mark.parametrize("name", ACTIVE.split())
def test_not_inactive_by_name(name: str) -> None:
    assert not is_inactive(name)


@pytest.mark.parametrize(
    ("member", "arguments"),
    [
        ("C1EPKcmRKS3_", (1,)),
        ("9_M_appendEPKcm", (1,)),
        ("10_M_replaceEmmPKcm", (3,)),
        ("15_M_replace_coldEPcmPKcmm", (3,)),
        ("9push_backEc", ()),
        ("9_M_assignERKS4_", ()),
        ("7compareEPKc", ()),
    ],
)
def test_members_of_strings_that_keep_bytes(member: str, arguments: tuple[int, ...]) -> None:
    row = native("_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE" + member)
    assert row is not None and row.moves == tuple((index, 0) for index in arguments)
