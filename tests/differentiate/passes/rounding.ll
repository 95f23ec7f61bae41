; PASS: rounding

; Which constant is added comes from memory, where there are several that round: each is asked for, in the order of the module.
define double @f(double %x, ptr %large) {
  %c = load double, ptr %large
  %s = fadd double %x, %c
  %y = fsub double %s, %c
  ret double %y
}
; CHECK-LABEL: define double @f(
; CHECK: %c = load double, ptr %large
; CHECK: fcmp oeq double %c, 0x4330000000000000
; CHECK: fcmp oeq double %c, 0x4338000000000000
; CHECK: fcmp oeq double %c, 0x43300000000003FF

define double @g(double %x, ptr %place) {
  store double 0x4330000000000000, ptr %place
  store double 0x4338000000000000, ptr %place
  store double 0x43300000000003FF, ptr %place
  %y = call double @f(double %x, ptr %place)
  ret double %y
}
