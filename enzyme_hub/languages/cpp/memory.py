"""What functions of the C++ libraries do to visible memory, by argument."""

from __future__ import annotations

import re
from dataclasses import replace

from enzyme_hub.languages.cpp import strings
from enzyme_hub.languages.cpp.inactive import is_inactive
from enzyme_hub.languages.effects import ANYTHING, ELSEWHERE, EVERY, NOTHING, Row

_ROWS: dict[str, Row] = {
    "__cxa_guard_acquire": Row(reads=(0,), writes=(0,)),
    "__cxa_guard_release": Row(writes=(0,)),
    "__cxa_guard_abort": Row(writes=(0,)),
    "__cxa_atexit": Row(captures=(1,)),
    "__dynamic_cast": Row(reads=(0,), returns=(0,)),
    "__cxa_allocate_exception": NOTHING,
    "__cxa_free_exception": NOTHING,
    "__cxa_throw": NOTHING,
}
# What throws and catches releases exceptions, which are nobody's but its own.
LEAVE_POINTERS_ALONE = frozenset(
    "__cxa_begin_catch __cxa_end_catch __cxa_rethrow __cxa_throw __cxa_get_exception_ptr __cxa_allocate_exception "
    "__cxa_free_exception _Unwind_Resume _ZSt9terminatev _ZSt17current_exceptionv _ZSt11_Hash_bytesPKvmm "
    "_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv "
    "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE".split()
)
_STREAM = re.compile(r"_ZNSo|_ZStls|_ZSt16__ostream_insert|_ZSt4endl|_ZSt5flush|_ZSt4ends")
_THROW = re.compile(
    r"_ZS?t?(?:NSt3__1)?\d+__throw_|_ZNSt\d+(?:logic|runtime|range|overflow|underflow|domain|length)_error"
)
_STREAM_ROW = Row(reads=EVERY, writes=(0,), returns=(0,))
_THROW_ROW = Row(reads=EVERY, writes=(0,))
# Those that link and unlink nodes, and the members of streams that read: they work on what they are given.
_BOUNDED = frozenset(
    """
    _ZNSirsERb _ZNSirsERs _ZNSirsERt _ZNSirsERi _ZNSirsERj _ZNSirsERl _ZNSirsERm _ZNSirsERx _ZNSirsERy
    _ZNSi10_M_extractIbEERSiRT_ _ZNSi10_M_extractIlEERSiRT_ _ZNSi10_M_extractImEERSiRT_
    _ZNSi10_M_extractIjEERSiRT_ _ZNSi10_M_extractIdEERSiRT_ _ZNSi10_M_extractIfEERSiRT_ _ZNSirsERd
    _ZNSirsERf _ZNSi3getEv _ZNSi4peekEv _ZNSi4readEPcl _ZNSi7getlineEPcl
    _ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE
    _ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE
    _ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base _ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base
    _ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base _ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base
    _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_
    _ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_
    _ZNSt8__detail15_List_node_base7_M_hookEPS0_ _ZNSt8__detail15_List_node_base9_M_unhookEv
    _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_ _ZNSt8__detail15_List_node_base10_M_reverseEv
    _ZNSt8__detail15_List_node_base4swapERS0_S1_
    """.split()
)
_BOUNDED_FAMILY = "_ZNSi10_M_extractI"


# Members of streams that are given bytes as they are.
_WRITES_BYTES = re.compile(
    r"_ZNSo5writeEPKcl|_ZSt16__ostream_insertIcSt|_ZNSt15basic_streambufIcSt11char_traitsIcEE(?:5sputn|6xsputn)EPKcl"
    r"|_ZNSt(?:7__cxx1115basic_stringbuf|13basic_filebuf)IcSt\w*?6xsputnEPKcl|_ZNSt3__113basic_ostreamIcN\w*?5writeEPKcl"
)


def native(name: str) -> Row | None:
    """What a function through which no derivative flows does. Streams, locales and exceptions keep what is theirs out of sight."""
    if not is_inactive(name):
        return None
    if (of_string := strings.native(name)) is not None:
        return of_string
    found = _row(name)
    return replace(found, moves=((1, ELSEWHERE),)) if _WRITES_BYTES.match(name) else found


def _row(name: str) -> Row:
    if _STREAM.match(name):
        return _STREAM_ROW
    return _THROW_ROW if _THROW.match(name) else _ROWS.get(name, ANYTHING)


def is_bounded(name: str) -> bool:
    """True for functions that work on what they are given."""
    return name in _BOUNDED or name.startswith(_BOUNDED_FAMILY)
