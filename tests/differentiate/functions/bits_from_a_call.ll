; The bits of a number are returned as an integer and changed there.
; refused: EH0302
define double @f(ptr %x) {
  %i = call i64 @bits(ptr %x)
  %j = xor i64 %i, 4503599627370496
  %v = bitcast i64 %j to double
  ret double %v
}

define i64 @bits(ptr %x) noinline {
  %i = load i64, ptr %x
  ret i64 %i
}
