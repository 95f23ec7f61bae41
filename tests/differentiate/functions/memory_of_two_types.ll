; One variable holds a number, an integer, a number again.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %t = alloca [8 x i8], align 8
  store double %a, ptr %t
  %l = load double, ptr %t
  store i64 77, ptr %t
  %n = load i64, ptr %t
  %f = sitofp i64 %n to double
  store double %b, ptr %t
  %m = load double, ptr %t
  %r = fmul double %l, %m
  %r2 = fmul double %r, %f
  ret double %r2
}
