; Lanes by an index known at run time.
; x: 0.7 0.2 0.3 0.4
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %a = load double, ptr %x
  %s = fmul double %a, 2.0
  %i = fptosi double %s to i64
  %m = and i64 %i, 3
  %e = extractelement <4 x double> %v, i64 %m
  %w = insertelement <4 x double> %v, double %s, i64 %m
  %w2 = fmul <4 x double> %w, %v
  %q = call double @llvm.vector.reduce.fadd.v4f64(double %e, <4 x double> %w2)
  ret double %q
}

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
