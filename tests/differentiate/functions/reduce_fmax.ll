; Greatest and least lane.
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %q = call double @llvm.vector.reduce.fmax.v4f64(<4 x double> %v)
  %q2 = call double @llvm.vector.reduce.fmin.v4f64(<4 x double> %v)
  %r = fmul double %q, %q2
  ret double %r
}

declare double @llvm.vector.reduce.fmax.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fmin.v4f64(<4 x double>)
