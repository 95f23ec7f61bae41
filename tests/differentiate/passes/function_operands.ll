; PASS: function_operands

; Each function that is given gets a copy of `apply` that calls it by its name.
define double @f(double %x, ptr %unknown) {
  %s = call double @apply(ptr @sine, double %x)
  %h = call double @apply(ptr @half, double %s)
  %t = call double @twice(ptr @half, double %h)
  %u = call double @apply(ptr %unknown, double %t)
  %k = call double @kept(ptr @half, double %u)
  ret double %k
}
; CHECK-LABEL: define double @f(
; CHECK: %s = call double @apply.sine(ptr @sine, double %x)
; CHECK: %h = call double @apply.half(ptr @half, double %s)
; CHECK: %t = call double @twice.half(ptr @half, double %h)
; CHECK: %u = call double @apply(ptr %unknown, double %t)
; CHECK: %k = call double @kept(ptr @half, double %u)

; What is called by nobody knows whom stays as it is.
define internal double @apply(ptr %g, double %x) {
  %y = call double %g(double %x)
  ret double %y
}
; CHECK-LABEL: define internal double @apply(
; CHECK: call double %g(double %x)

define internal double @twice(ptr %g, double %x) {
  %once = call double @apply(ptr %g, double %x)
  %y = call double @apply(ptr %g, double %once)
  ret double %y
}
; CHECK-LABEL: define internal double @twice(
; CHECK: call double @apply(ptr %g, double %x)

; A function that only keeps what it is given does the same with each of them.
define internal double @kept(ptr %g, double %x) {
  store ptr %g, ptr @place
  ret double %x
}

@place = internal global ptr null

define internal double @sine(double %x) {
  %y = call double @llvm.sin.f64(double %x)
  ret double %y
}

define internal double @half(double %x) {
  %y = fmul double %x, 0.5
  ret double %y
}

declare double @llvm.sin.f64(double)

; CHECK-LABEL: define internal double @apply.sine(
; CHECK: call double @sine(double %x)
; CHECK-LABEL: define internal double @apply.half(
; CHECK: call double @half(double %x)
; In the copy of a function that hands the parameter on, the calls inside are those of the copies.
; CHECK-LABEL: define internal double @twice.half(
; CHECK: call double @apply.half(
; CHECK: call double @apply.half(
; CHECK-NOT: @kept.half
