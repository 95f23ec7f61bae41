; PASS: split_words

; Two loads that are joined in a register are one.
define i64 @joined(ptr %p) {
  %low = load i8, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %high = load i56, ptr %q
  %a = zext i8 %low to i64
  %b = zext i56 %high to i64
  %c = shl i64 %b, 8
  %word = or i64 %c, %a
  ret i64 %word
}
; CHECK-LABEL: define i64 @joined(
; CHECK: [[WORD:%.+]] = load i64, ptr %p
; CHECK: ret i64 [[WORD]]

; Between the two somebody writes.
define i64 @written_between(ptr %p, ptr %r) {
  %low = load i8, ptr %p
  store i64 0, ptr %r
  %q = getelementptr i8, ptr %p, i64 1
  %high = load i56, ptr %q
  %a = zext i8 %low to i64
  %b = zext i56 %high to i64
  %c = shl i64 %b, 8
  %word = or i64 %c, %a
  ret i64 %word
}
; CHECK-LABEL: define i64 @written_between(
; CHECK-NOT: load i64

; The parts come from places that are not side by side, or are shifted as if they were others.
define i64 @apart(ptr %p) {
  %low = load i8, ptr %p
  %q = getelementptr i8, ptr %p, i64 2
  %high = load i56, ptr %q
  %a = zext i8 %low to i64
  %b = zext i56 %high to i64
  %c = shl i64 %b, 8
  %word = or i64 %c, %a
  ret i64 %word
}
; CHECK-LABEL: define i64 @apart(
; CHECK-NOT: load i64

define i64 @overlap(ptr %p) {
  %low = load i16, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %high = load i48, ptr %q
  %a = zext i16 %low to i64
  %b = zext i48 %high to i64
  %c = shl i64 %b, 8
  %word = or i64 %c, %a
  ret i64 %word
}
; CHECK-LABEL: define i64 @overlap(
; CHECK-NOT: load i64
