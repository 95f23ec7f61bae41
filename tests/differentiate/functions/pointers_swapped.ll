; Two pointers change places in each iteration.
define double @f(ptr %x) {
  %p1 = getelementptr double, ptr %x, i64 1
  %p2 = getelementptr double, ptr %x, i64 2
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %c = load double, ptr %p2
  %m = alloca [2 x double]
  %n = alloca [2 x double]
  store double %a, ptr %m
  store double %b, ptr %n
  br label %H
H:
  %i = phi i64 [0,%0],[%i2,%H]
  %p = phi ptr [%m,%0],[%q,%H]
  %q = phi ptr [%n,%0],[%p,%H]
  %u = load double, ptr %p
  %v = load double, ptr %q
  %w = fmul double %u, %v
  %w2 = fadd double %w, %c
  store double %w2, ptr %q
  %i2 = add i64 %i, 1
  %z = icmp eq i64 %i2, 5
  br i1 %z, label %E, label %H
E:
  %r1 = load double, ptr %m
  %r2 = load double, ptr %n
  %r = fmul double %r1, %r2
  ret double %r
}
