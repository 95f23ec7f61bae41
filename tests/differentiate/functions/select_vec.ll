; A choice lane by lane.
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %k = fcmp olt <4 x double> %v, splat (double 0.5)
  %w = fmul <4 x double> %v, %v
  %s = select <4 x i1> %k, <4 x double> %v, <4 x double> %w
  %q = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %s)
  ret double %q
}

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
