; PASS: told_sizes

; Rust's tables grow, and swap entries, by one function for all types: where a constant says how long an entry is, it is inlined.
define void @f(ptr %t, ptr %u, i64 %n) {
  call void @_RNvMsa_NtCs1_9hashbrown3rawNtB5_13RawTableInner6rehash(ptr %t, i64 24)
  call void @_RNvMsa_NtCs1_9hashbrown3rawNtB5_13RawTableInner6rehash(ptr %t, i64 %n)
  call void @_RNvMsa_NtCs1_9hashbrown3rawINtB5_8RawTableyE6rehash(ptr %t, i64 24)
  ret void
}
; CHECK-LABEL: define void @f(
; CHECK: 13RawTableInner6rehash(ptr %t, i64 24) [[INLINED:#[0-9]+]]
; One that is told by a variable is not: its words would not be known there either.
; CHECK: 13RawTableInner6rehash(ptr %t, i64 %n){{$}}
; Nor one that is made for one type.
; CHECK: 8RawTableyE6rehash(ptr %t, i64 24){{$}}

define internal void @_RNvMsa_NtCs1_9hashbrown3rawNtB5_13RawTableInner6rehash(ptr %t, i64 %size) {
  store i8 0, ptr %t
  ret void
}

define internal void @_RNvMsa_NtCs1_9hashbrown3rawINtB5_8RawTableyE6rehash(ptr %t, i64 %size) {
  store i8 0, ptr %t
  ret void
}

; CHECK: attributes [[INLINED]] = { alwaysinline }
