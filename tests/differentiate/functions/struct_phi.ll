; A phi of structs of a number and a pointer.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  %s0 = insertvalue {double, ptr} poison, double %a, 0
  %s1 = insertvalue {double, ptr} %s0, ptr %p1, 1
  %t0 = insertvalue {double, ptr} poison, double %b, 0
  %t1 = insertvalue {double, ptr} %t0, ptr %p2, 1
  %k = fcmp ogt double %c, 1.0
  br i1 %k, label %A, label %B
A:
  br label %J
B:
  br label %J
J:
  %p = phi {double, ptr} [%s1,%A],[%t1,%B]
  %v = extractvalue {double, ptr} %p, 0
  %q = extractvalue {double, ptr} %p, 1
  %l = load double, ptr %q
  %r = fmul double %v, %l
  ret double %r
}
