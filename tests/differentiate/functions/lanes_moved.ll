; Intrinsics that move lanes.
define double @f(ptr %x) {
  %v = load <4 x double>, ptr %x, align 8
  %a = call <4 x double> @llvm.vector.reverse.v4f64(<4 x double> %v)
  %w = fmul <4 x double> %v, %a
  %b = call <4 x double> @llvm.vector.splice.v4f64(<4 x double> %v, <4 x double> %w, i32 3)
  %c = call <8 x double> @llvm.vector.interleave2.v8f64(<4 x double> %b, <4 x double> %v)
  %d = call { <4 x double>, <4 x double> } @llvm.vector.deinterleave2.v8f64(<8 x double> %c)
  %e = extractvalue { <4 x double>, <4 x double> } %d, 0
  %g = call <2 x double> @llvm.vector.extract.v2f64.v8f64(<8 x double> %c, i64 4)
  %h = call <4 x double> @llvm.vector.insert.v4f64.v2f64(<4 x double> %e, <2 x double> %g, i64 2)
  %u = fmul <4 x double> %h, %w
  %s = call double @llvm.vector.reduce.fadd.v4f64(double 1.0, <4 x double> %u)
  ret double %s
}
declare <4 x double> @llvm.vector.reverse.v4f64(<4 x double>)
declare <4 x double> @llvm.vector.splice.v4f64(<4 x double>, <4 x double>, i32)
declare <8 x double> @llvm.vector.interleave2.v8f64(<4 x double>, <4 x double>)
declare { <4 x double>, <4 x double> } @llvm.vector.deinterleave2.v8f64(<8 x double>)
declare <2 x double> @llvm.vector.extract.v2f64.v8f64(<8 x double>, i64)
declare <4 x double> @llvm.vector.insert.v4f64.v2f64(<4 x double>, <2 x double>, i64)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
