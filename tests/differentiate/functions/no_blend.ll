; Two numbers blended by masks of which one is not the complement of the other.
; refused: EH0302
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %ai = bitcast double %a to i64
  %bi = bitcast double %b to i64
  %c = fcmp ogt double %a, 2.0
  %m = sext i1 %c to i64
  %n = xor i64 %m, 1
  %l = and i64 %ai, %m
  %r = and i64 %bi, %n
  %o = or i64 %l, %r
  %v = bitcast i64 %o to double
  %z = fadd double %v, %a
  ret double %z
}
