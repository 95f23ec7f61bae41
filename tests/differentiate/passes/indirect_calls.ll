; PASS: indirect_calls

; A pointer out of a table that may change is compared with all functions that it may be; what is none of them is marked.
@chosen = global ptr @sine
@table = internal constant [2 x ptr] [ptr @half, ptr @half]

define double @any(double %x) {
  %g = load ptr, ptr @chosen
  %y = call double %g(double %x)
  ret double %y
}
; CHECK-LABEL: define double @any(
; CHECK: call double @[[ANY:any.calls]](ptr %g, double %x)

; One out of a constant table is a function in it, so nothing is compared where that is one.
define double @one(i64 %k, double %x) {
  %place = getelementptr [2 x ptr], ptr @table, i64 0, i64 %k
  %g = load ptr, ptr %place
  %y = call double %g(double %x)
  ret double %y
}
; CHECK-LABEL: define double @one(
; CHECK: %y = call double @half(double %x)

; That there is a function of another type says nothing about a call: only that it is unlisted.
define float @hook(ptr %g, float %x) {
  %y = call float %g(float %x)
  ret float %y
}
; CHECK-LABEL: define float @hook(
; CHECK: call float %g(float %x) [[UNLISTED:#[0-9]+]]

; A call with variable arguments cannot be made by a function of ours: it stays, to be refused.
@many = global ptr @first

define double @variadic(double %x) {
  %g = load ptr, ptr @many
  %y = call double (double, ...) %g(double %x, i32 1)
  ret double %y
}
; CHECK-LABEL: define double @variadic(
; CHECK: call double (double, ...) %g(double %x, i32 1){{$}}

define internal double @first(double %x, ...) {
  ret double %x
}

define internal double @sine(double %x) {
  %y = call double @llvm.sin.f64(double %x)
  ret double %y
}

define internal double @half(double %x) {
  %y = fmul double %x, 0.5
  ret double %y
}

declare double @llvm.sin.f64(double)

; CHECK-LABEL: define internal double @any.calls(
; CHECK: icmp eq ptr %0, @sine
; CHECK: [[A:%.+]] = call double @sine(double %1)
; CHECK: icmp eq ptr %0, @half
; CHECK: [[B:%.+]] = call double @half(double %1)
; CHECK: [[C:%.+]] = call double %0(double %1) [[OTHER:#[0-9]+]]
; CHECK: phi double {{.*}}[[A]]{{.*}}[[B]]{{.*}}[[C]]
; CHECK: attributes [[UNLISTED]] = { "ehub-unlisted"=
