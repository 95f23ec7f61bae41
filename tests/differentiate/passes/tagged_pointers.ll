; PASS: tagged_pointers

; A function that makes a pointer of a word that is an address, with a mark in its last bit, is given a pointer.
define double @f(ptr %p, i64 %n) {
  %address = ptrtoint ptr %p to i64
  %marked = or i64 %address, 1
  %a = call double @behind(i64 %marked)
  %b = call double @handed_on(i64 %address)
  %c = call double @times(i64 %n)
  %d = call double @as_number(i64 %address)
  %e = call double @never_an_address(i64 %n)
  ret double %a
}
; CHECK-LABEL: define double @f(
; CHECK: call double @behind.pointers(ptr
; CHECK: call double @handed_on.pointers(ptr
; CHECK: call double @times(i64 %n)
; CHECK: call double @as_number(i64 %address)
; CHECK: call double @never_an_address(i64 %n)

define internal double @behind(i64 %word) {
  %address = and i64 %word, -2
  %p = inttoptr i64 %address to ptr
  %y = load double, ptr %p
  ret double %y
}

define internal double @handed_on(i64 %word) {
  %y = call double @behind(i64 %word)
  ret double %y
}

; A number is no pointer.
define internal double @times(i64 %n) {
  %y = sitofp i64 %n to double
  ret double %y
}

; Nor is an address that is only looked at.
define internal double @as_number(i64 %n) {
  %y = uitofp i64 %n to double
  ret double %y
}

; Nobody gives this one an address: what it makes is a dangling pointer.
define internal double @never_an_address(i64 %n) {
  %p = inttoptr i64 %n to ptr
  %is = icmp eq ptr %p, null
  %y = uitofp i1 %is to double
  ret double %y
}

; Requests name a function with its parameters: one that is asked for stays as it is.
define double @asked_for(i64 %word) {
  %p = inttoptr i64 %word to ptr
  %y = load double, ptr %p
  ret double %y
}

define double @g(ptr %p) {
  %address = ptrtoint ptr %p to i64
  %y = call double @asked_for(i64 %address)
  ret double %y
}
; CHECK-LABEL: define double @g(
; CHECK: call double @asked_for(i64 %address)

; One that takes what it is given one by one cannot be given anything else.
define double @h(ptr %p) {
  %address = ptrtoint ptr %p to i64
  %y = call double (i64, ...) @variadic(i64 %address, i32 3)
  ret double %y
}
; CHECK-LABEL: define double @h(
; CHECK: call double (i64, ...) @variadic(i64 %address, i32 3)

define internal double @variadic(i64 %word, ...) {
  %p = inttoptr i64 %word to ptr
  %y = load double, ptr %p
  ret double %y
}

; CHECK-LABEL: define internal double @behind.pointers(ptr
; CHECK-LABEL: define internal double @handed_on.pointers(ptr
; CHECK: call double @behind.pointers(ptr
