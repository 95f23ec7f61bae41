; Freeze of numbers and vectors.
define double @f(ptr %x) {
  %a = load double, ptr %x
  %h = freeze double %a
  %v = load <2 x double>, ptr %x, align 8
  %w = freeze <2 x double> %v
  %e = extractelement <2 x double> %w, i64 1
  %r = fmul double %h, %e
  ret double %r
}
