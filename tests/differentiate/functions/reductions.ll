; Every reduction of numbers.
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %a = extractelement <4 x double> %v, i64 0
  %w = fmul <4 x double> %v, %v
  %p = call double @llvm.vector.reduce.fmul.v4f64(double %a, <4 x double> %w)
  %q = call reassoc double @llvm.vector.reduce.fadd.v4f64(double %a, <4 x double> %v)
  %r = call double @llvm.vector.reduce.fmin.v4f64(<4 x double> %v)
  %s = call double @llvm.vector.reduce.fmaximum.v4f64(<4 x double> %v)
  %t = call double @llvm.vector.reduce.fminimum.v4f64(<4 x double> %w)
  %1 = fmul double %p, %q
  %2 = fadd double %1, %r
  %3 = fmul double %s, %t
  %4 = fadd double %2, %3
  ret double %4
}
declare double @llvm.vector.reduce.fmul.v4f64(double, <4 x double>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare double @llvm.vector.reduce.fmin.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fmaximum.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fminimum.v4f64(<4 x double>)
