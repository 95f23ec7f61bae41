; A pointer to active data on one path, a number made into a pointer on the other.
; refused: EH0306
define double @f(ptr %x) {
  %a = load double, ptr %x
  %c = fcmp ogt double %a, 100.0
  br i1 %c, label %number, label %join
number:
  %n = fptoui double %a to i64
  %m = mul i64 %n, 8
  %q = inttoptr i64 %m to ptr
  br label %join
join:
  %p = phi ptr [ %x, %0 ], [ %q, %number ]
  %l = load double, ptr %p
  %r = fmul double %l, %a
  ret double %r
}
