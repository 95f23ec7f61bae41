; PASS: bit_helpers

; What is short, has no branches, and takes a number for bits or works with vectors is to be inlined.
define double @f(double %x, <2 x double> %v) {
  %mask = call i64 @bits(double %x)
  %sum = call <2 x double> @add(<2 x double> %v, <2 x double> %v)
  %half = call double @half(double %x)
  %whole = call i64 @rounded(double %x)
  %chosen = call i64 @bits_of_positive(double %x)
  %again = call i64 @bits_of_half(double %x, i32 3)
  ret double %half
}
; CHECK-LABEL: define double @f(
; CHECK: call i64 @bits(double %x) [[INLINED:#[0-9]+]]
; CHECK: call <2 x double> @add({{.*}}) [[INLINED]]
; CHECK: call double @half(double %x){{$}}
; CHECK: call i64 @rounded(double %x){{$}}
; CHECK: call i64 @bits_of_positive(double %x){{$}}
; CHECK: call i64 @bits_of_half(double %x, i32 3){{$}}

define internal i64 @bits(double %x) {
  %b = bitcast double %x to i64
  ret i64 %b
}

define internal <2 x double> @add(<2 x double> %v, <2 x double> %w) {
  %s = fadd <2 x double> %v, %w
  ret <2 x double> %s
}

; This one stays a call: it computes with numbers alone.
define internal double @half(double %x) {
  %h = fmul double %x, 0.5
  ret double %h
}

; So does this one: the value of a number is not its bits.
define internal i64 @rounded(double %x) {
  %r = fptosi double %x to i64
  ret i64 %r
}

; And this one: it has a branch, and is not short.
define internal i64 @bits_of_positive(double %x) {
  %c = fcmp ogt double %x, 0.0
  br i1 %c, label %yes, label %no
yes:
  %b = bitcast double %x to i64
  ret i64 %b
no:
  ret i64 0
}

; And this one: it calls itself.
define internal i64 @bits_of_half(double %x, i32 %n) {
  %h = fmul double %x, 0.5
  %less = sub i32 %n, 1
  %r = call i64 @bits_of_half(double %h, i32 %less)
  %b = bitcast double %h to i64
  %s = and i64 %r, %b
  ret i64 %s
}
; CHECK-LABEL: define internal i64 @bits_of_half(
; CHECK: call i64 @bits_of_half({{.*}}){{$}}

; CHECK: attributes [[INLINED]] = { alwaysinline }
