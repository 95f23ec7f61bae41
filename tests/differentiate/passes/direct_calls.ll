; PASS: direct_calls

@other_name = alias double (double), ptr @square
@replaceable = weak alias double (double), ptr @square

; A call through an alias names the function.
define double @by_alias(double %x) {
  %y = call double @other_name(double %x)
  ret double %y
}
; CHECK-LABEL: define double @by_alias(
; CHECK: call double @square(double %x)

; Nobody can name a function that takes other things than the call gives.
define i64 @by_other_type(i64 %x) {
  %y = call i64 @other_name(i64 %x)
  ret i64 %y
}
; CHECK-LABEL: define i64 @by_other_type(
; CHECK: call i64 @other_name(i64 %x)

; Nor a pointer that may be any function.
define double @by_pointer(ptr %f, double %x) {
  %y = call double %f(double %x)
  ret double %y
}
; CHECK-LABEL: define double @by_pointer(
; CHECK: call double %f(double %x)

; That an alias is passed on is no call of it.
define void @passed_on() {
  call void @take(ptr @other_name)
  ret void
}
; CHECK-LABEL: define void @passed_on(
; CHECK: call void @take(ptr @other_name)

define internal double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}

declare void @take(ptr)
