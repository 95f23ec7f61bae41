; A vector of a length that the processor chooses.
; refused: EH0302
define double @f(ptr %x) {
  %v = load <vscale x 2 x double>, ptr %x, align 8
  %w = fmul <vscale x 2 x double> %v, %v
  store <vscale x 2 x double> %w, ptr %x, align 8
  %s = load double, ptr %x
  ret double %s
}
