; Sign bits flipped and cleared in whole vectors.
define double @f(ptr %x) {
  %v = load <4 x i64>, ptr %x, align 8
  %s = xor <4 x i64> %v, splat (i64 -9223372036854775808)
  %m = and <4 x i64> %s, splat (i64 9223372036854775807)
  %n = bitcast <4 x i64> %s to <4 x double>
  %o = bitcast <4 x i64> %m to <4 x double>
  %p = fmul <4 x double> %n, %o
  %q = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %p)
  ret double %q
}

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
