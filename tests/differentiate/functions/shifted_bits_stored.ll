; Bits that were shifted, stored and read as a number.
; refused: EH0302
define double @f(ptr %x) {
  %p3 = getelementptr double, ptr %x, i64 3
  %i = load i64, ptr %p3
  %s = lshr i64 %i, 1
  %t = alloca i64
  store i64 %s, ptr %t
  %n = load double, ptr %t
  %a = load double, ptr %x
  %r = fmul double %n, %a
  ret double %r
}
