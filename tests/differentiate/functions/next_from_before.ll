; A sum whose next value is one from before the loop, where it is used for nothing else.
define double @f(ptr %x) {
entry:
  %x1 = getelementptr inbounds double, ptr %x, i64 1
  %b = load double, ptr %x1, align 8
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %s2, %loop ]
  %c = phi double [ 1.0, %entry ], [ %b, %loop ]
  %place = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %place, align 8
  %square = fmul double %v, %v
  %s1 = fadd double %s, %square
  %s2 = fadd double %s1, %c
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 4
  br i1 %more, label %loop, label %end
end:
  ret double %s2
}
