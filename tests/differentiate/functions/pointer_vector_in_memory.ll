; A vector of pointers, stored and loaded.
define double @f(ptr %x) {
  %t = alloca [4 x ptr]
  %g = getelementptr double, ptr %x, <4 x i64> <i64 3, i64 0, i64 0, i64 1>
  store <4 x ptr> %g, ptr %t, align 8
  %w = load <4 x ptr>, ptr %t, align 8
  %q0 = extractelement <4 x ptr> %w, i64 0
  %q1 = extractelement <4 x ptr> %w, i64 3
  %l = load double, ptr %q0
  %m = load double, ptr %q1
  %r = fmul double %l, %m
  ret double %r
}
