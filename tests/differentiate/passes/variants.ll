; PASS: variants

; A word that is a number in one variant, and an index in the other, is read as each of them.
define double @read(ptr %p, i1 %c, ptr %table) {
  %word = load i64, ptr %p
  br i1 %c, label %number, label %index
number:
  %x = bitcast i64 %word to double
  ret double %x
index:
  %place = getelementptr double, ptr %table, i64 %word
  %y = load double, ptr %place
  ret double %y
}
; CHECK-LABEL: define double @read(
; CHECK: [[X:%.+]] = load double, ptr %p
; CHECK: [[WORD:%.+]] = load i64, ptr %p
; CHECK: ret double [[X]]
; CHECK: getelementptr double, ptr %table, i64 [[WORD]]

; A function that is given such a word is given the number, too.
define double @f(double %x, i64 %n, i1 %c, ptr %table) {
  %bits = bitcast double %x to i64
  %word = select i1 %c, i64 %bits, i64 %n
  %y = call double @taken(i64 %word, i1 %c, ptr %table)
  ret double %y
}
; CHECK-LABEL: define double @f(
; CHECK: call double @taken.variants(i64 %word, i1 %c, ptr %table, double {{%.+}})

define internal double @taken(i64 %word, i1 %c, ptr %table) {
  br i1 %c, label %number, label %index
number:
  %x = bitcast i64 %word to double
  ret double %x
index:
  %place = getelementptr double, ptr %table, i64 %word
  %y = load double, ptr %place
  ret double %y
}

; Behind what a function takes one by one there is no place for the number.
define double @g(double %x, i64 %n, i1 %c, ptr %table) {
  %bits = bitcast double %x to i64
  %word = select i1 %c, i64 %bits, i64 %n
  %y = call double (i64, i1, ptr, ...) @variadic(i64 %word, i1 %c, ptr %table, i32 4)
  ret double %y
}
; CHECK-LABEL: define double @g(
; CHECK: call double (i64, i1, ptr, ...) @variadic(i64 %word, i1 %c, ptr %table, i32 4)

define internal double @variadic(i64 %word, i1 %c, ptr %table, ...) {
  %x = bitcast i64 %word to double
  %place = getelementptr double, ptr %table, i64 %word
  %y = load double, ptr %place
  %r = select i1 %c, double %x, double %y
  ret double %r
}

; Nothing else is made of this word than the number: it can be followed as it is.
define double @number_alone(ptr %p) {
  %word = load i64, ptr %p
  %x = bitcast i64 %word to double
  ret double %x
}
; CHECK-LABEL: define double @number_alone(
; CHECK: %word = load i64, ptr %p
; CHECK: bitcast i64 %word to double

; Others may write between two reads of this one.
define double @watched(ptr %p, ptr %table) {
  %word = load volatile i64, ptr %p
  %x = bitcast i64 %word to double
  %place = getelementptr double, ptr %table, i64 %word
  store double %x, ptr %place
  ret double %x
}
; CHECK-LABEL: define double @watched(
; CHECK: load volatile i64, ptr %p
; CHECK-NOT: load
; CHECK: ret

; Of a word of another size no number is made here.
define float @half(ptr %p, ptr %table) {
  %word = load i64, ptr %p
  %low = trunc i64 %word to i32
  %x = bitcast i32 %low to float
  %place = getelementptr float, ptr %table, i64 %word
  store float %x, ptr %place
  ret float %x
}
; CHECK-LABEL: define float @half(
; CHECK: %word = load i64, ptr %p
; CHECK-NOT: load
; CHECK: ret

; CHECK-LABEL: define internal double @taken.variants(i64 %word, i1 %c, ptr %table, double
; CHECK-NOT: bitcast
