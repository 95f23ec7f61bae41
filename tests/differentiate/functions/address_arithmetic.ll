; Pointers moved and aligned as integers.
define double @f(ptr %x) {
  %t = alloca [12 x double], align 8
  %i = ptrtoint ptr %t to i64
  %up = add i64 %i, 63
  %down = and i64 %up, -64
  %aligned = inttoptr i64 %down to ptr
  %j = ptrtoint ptr %x to i64
  %next = add i64 %j, 16
  %q = inttoptr i64 %next to ptr
  %l = load double, ptr %q
  %a = load double, ptr %x
  %m = fmul double %l, %a
  store double %m, ptr %aligned
  %masked = call ptr @llvm.ptrmask.p0.i64(ptr %aligned, i64 -8)
  %n = load double, ptr %masked
  %r = fmul double %n, %a
  ret double %r
}

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
