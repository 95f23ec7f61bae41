; Numbers moved as lanes of integers of half their width.
define double @f(ptr %x) {
  %v = load <4 x i32>, ptr %x, align 8
  %w = bitcast <4 x i32> %v to <2 x double>
  %s = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %u = bitcast <4 x i32> %s to <2 x double>
  %m = fmul <2 x double> %w, %u
  %a = extractelement <2 x double> %m, i64 0
  %b = extractelement <2 x double> %w, i64 0
  %r = fmul double %a, %b
  ret double %r
}
