; Integer arithmetic on the bits of a number.
; refused: EH0302
define double @f(ptr %x) {
  %p3 = getelementptr double, ptr %x, i64 3
  %i = load i64, ptr %p3
  %s = lshr i64 %i, 1
  %s1 = add i64 %s, 12345
  %n = bitcast i64 %s1 to double
  %a = load double, ptr %x
  %r = fmul double %n, %a
  ret double %r
}
