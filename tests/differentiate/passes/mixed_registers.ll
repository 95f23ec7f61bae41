; PASS: mixed_registers

declare ptr @malloc(i64)
declare void @use(ptr)

; The bits of a number on one way, an address on the other.
define double @mixed(i1 %c, double %x) {
  br i1 %c, label %number, label %pointer
number:
  %bits = bitcast double %x to i64
  br label %both
pointer:
  %p = call ptr @malloc(i64 8)
  %address = ptrtoint ptr %p to i64
  br label %both
both:
  %word = phi i64 [ %bits, %number ], [ %address, %pointer ]
  br i1 %c, label %value, label %release
value:
  %y = bitcast i64 %word to double
  ret double %y
release:
  %q = inttoptr i64 %word to ptr
  call void @use(ptr %q)
  ret double 0.0
}
; CHECK-LABEL: define double @mixed(
; CHECK: [[WORD:%.+]] = alloca [8 x i8]
; CHECK: store double %x, ptr [[WORD]]
; CHECK: [[P:%.+]] = call ptr @malloc(i64 8)
; CHECK: store ptr [[P]], ptr [[WORD]]
; CHECK: load double, ptr [[WORD]]
; CHECK: load ptr, ptr [[WORD]]
; CHECK-NOT: phi i64

; As a double, of a block that is made here.
define double @as_number(i1 %c, double %x) {
  br i1 %c, label %both, label %pointer
pointer:
  %p = call ptr @malloc(i64 8)
  %address = ptrtoint ptr %p to i64
  %bits = bitcast i64 %address to double
  br label %both
both:
  %word = phi double [ %x, %0 ], [ %bits, %pointer ]
  ret double %word
}
; CHECK-LABEL: define double @as_number(
; CHECK: store double %x, ptr [[WORD:%.+]], align
; CHECK: store ptr {{%.+}}, ptr [[WORD]]
; CHECK: load double, ptr [[WORD]]

; Numbers that are moved as integers, and addresses alone.
define double @numbers(i1 %c, double %x, ptr %p) {
  %bits = bitcast double %x to i64
  br i1 %c, label %both, label %loaded
loaded:
  %other = load i64, ptr %p
  br label %both
both:
  %word = phi i64 [ %bits, %0 ], [ %other, %loaded ]
  %y = bitcast i64 %word to double
  ret double %y
}
; CHECK-LABEL: define double @numbers(
; CHECK: phi i64
; CHECK-NOT: alloca
