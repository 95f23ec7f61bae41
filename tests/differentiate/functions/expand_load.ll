; Numbers that lie one after the other go to the lanes that are on.
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %m = fcmp ogt <4 x double> %v, <double 0.5, double 0.5, double 0.5, double -1.0>
  %w = fmul <4 x double> %v, %v
  %e = call <4 x double> @llvm.masked.expandload.v4f64(ptr %x, <4 x i1> %m, <4 x double> %w)
  %u = fmul <4 x double> %e, %v
  %s = call double @llvm.vector.reduce.fadd.v4f64(double 1.0, <4 x double> %u)
  ret double %s
}
declare <4 x double> @llvm.masked.expandload.v4f64(ptr, <4 x i1>, <4 x double>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
