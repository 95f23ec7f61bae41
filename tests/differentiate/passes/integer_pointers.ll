; PASS: integer_pointers

; A pointer that went through an integer phi, beside a constant, is a pointer in a phi.
define double @merged(ptr %p, i1 %c) {
  br i1 %c, label %block, label %end
block:
  %address = ptrtoint ptr %p to i64
  br label %end
end:
  %word = phi i64 [ %address, %block ], [ 8, %0 ]
  %q = inttoptr i64 %word to ptr
  %y = load double, ptr %q
  ret double %y
}
; CHECK-LABEL: define double @merged(
; CHECK: [[Q:%.+]] = phi ptr [ %p, %block ], [ inttoptr (i64 8 to ptr), %0 ]
; CHECK: load double, ptr [[Q]]

; An aligned pointer is the same pointer, moved.
define double @aligned(ptr %p) {
  %address = ptrtoint ptr %p to i64
  %more = add i64 %address, 15
  %even = and i64 %more, -16
  %q = inttoptr i64 %even to ptr
  %y = load double, ptr %q
  ret double %y
}
; CHECK-LABEL: define double @aligned(
; CHECK: [[DISTANCE:%.+]] = sub i64 %even, {{%.+}}
; CHECK: [[Q:%.+]] = getelementptr i8, ptr %p, i64 [[DISTANCE]]
; CHECK: load double, ptr [[Q]]

; A word of memory of which a pointer is made is read as a pointer.
define double @read(ptr %p) {
  %word = load i64, ptr %p
  %q = inttoptr i64 %word to ptr
  %y = load double, ptr %q
  ret double %y
}
; CHECK-LABEL: define double @read(
; CHECK: [[Q:%.+]] = load ptr, ptr %p
; CHECK: load double, ptr [[Q]]

; The address of a pointer that is stored is stored as a pointer.
define void @stored(ptr %p, ptr %to) {
  %address = ptrtoint ptr %p to i64
  store i64 %address, ptr %to
  ret void
}
; CHECK-LABEL: define void @stored(
; CHECK: store ptr %p, ptr %to

; A number's bits that are stored stay what they are, and so do those of a word that may be anything.
define void @numbers_stored(ptr %from, double %x, ptr %to, ptr %there) {
  %bits = bitcast double %x to i64
  store i64 %bits, ptr %to
  %word = load i64, ptr %from
  store i64 %word, ptr %there
  ret void
}
; CHECK-LABEL: define void @numbers_stored(
; CHECK: store i64 %bits, ptr %to
; CHECK: store i64 %word, ptr %there

; The distance between two pointers may be one to another object: of which this one is a part nobody can say.
define double @relative(ptr %p, ptr %q, ptr %r) {
  %to = ptrtoint ptr %q to i64
  %from = ptrtoint ptr %r to i64
  %distance = sub i64 %to, %from
  %address = ptrtoint ptr %p to i64
  %sum = add i64 %address, %distance
  %s = inttoptr i64 %sum to ptr
  %y = load double, ptr %s
  ret double %y
}
; CHECK-LABEL: define double @relative(
; CHECK: inttoptr i64 %sum to ptr

; Nor of a word that two pointers were mixed in.
define double @mixed(ptr %p, ptr %q, ptr %both) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %mix = xor i64 %a, %b
  store i64 %mix, ptr %both
  %or = or i64 %a, %b
  %s = inttoptr i64 %or to ptr
  %y = load double, ptr %s
  ret double %y
}
; CHECK-LABEL: define double @mixed(
; CHECK: store i64 %mix, ptr %both
; CHECK: inttoptr i64 %or to ptr

; Others look on when this word is read.
define double @watched(ptr %p) {
  %word = load volatile i64, ptr %p
  %q = inttoptr i64 %word to ptr
  %y = load double, ptr %q
  ret double %y
}
; CHECK-LABEL: define double @watched(
; CHECK: load volatile i64
