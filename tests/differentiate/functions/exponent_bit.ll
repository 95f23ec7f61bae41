; A bit of the exponent flipped.
; refused: EH0302
define double @f(ptr %x) {
  %p3 = getelementptr double, ptr %x, i64 3
  %a = load double, ptr %x
  %i = load i64, ptr %p3
  %s = xor i64 %i, 4611686018427387904
  %n = bitcast i64 %s to double
  %r = fmul double %n, %a
  ret double %r
}
