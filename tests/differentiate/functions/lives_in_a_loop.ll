; An array whose size is told at run time, and whose life begins and ends in each iteration.
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@four = global i64 4
define double @f(ptr %x) {
entry:
  %n = load i64, ptr @four
  %w = alloca double, i64 %n, align 8
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %s1, %loop ]
  call void @llvm.lifetime.start.p0(ptr %w)
  %place = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %place, align 8
  %here = getelementptr inbounds double, ptr %w, i64 %i
  store double %v, ptr %here, align 8
  %beside = xor i64 %i, 1
  %there = getelementptr inbounds double, ptr %w, i64 %beside
  store double 2.0, ptr %there, align 8
  %u = load double, ptr %here, align 8
  %cube = fmul double %v, %u
  %s1 = fadd double %s, %cube
  call void @llvm.lifetime.end.p0(ptr %w)
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 4
  br i1 %more, label %loop, label %end
end:
  ret double %s1
}
