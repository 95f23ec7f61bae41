; PASS: vector_counters

; The counter is a number, to which each lane has its distance.
define <2 x i64> @counted(i64 %n) {
  br label %loop
loop:
  %v = phi <2 x i64> [ <i64 3, i64 5>, %0 ], [ %more, %loop ]
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %more = add <2 x i64> %v, splat (i64 2)
  %next = add i64 %i, 2
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret <2 x i64> %v
}
; CHECK-LABEL: define <2 x i64> @counted(
; CHECK: loop:
; CHECK: [[COUNTER:%.+]] = phi i64 [ 0, %0 ], [ [[NEXT:%.+]], %loop ]
; CHECK-NOT: phi <2 x i64>
; CHECK: [[ONE:%.+]] = insertelement <2 x i64> poison, i64 [[COUNTER]], i64 0
; CHECK: [[ALL:%.+]] = shufflevector <2 x i64> [[ONE]], <2 x i64> poison, <2 x i32> zeroinitializer
; CHECK: [[LANES:%.+]] = add <2 x i64> [[ALL]], <i64 3, i64 5>
; CHECK: [[NEXT]] = add i64 [[COUNTER]], 2
; CHECK: ret <2 x i64> [[LANES]]

; Lanes that grow by steps of their own have no common counter.
define <2 x i64> @apart(i64 %n) {
  br label %loop
loop:
  %v = phi <2 x i64> [ <i64 0, i64 1>, %0 ], [ %more, %loop ]
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %more = add <2 x i64> %v, <i64 1, i64 2>
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret <2 x i64> %v
}
; CHECK-LABEL: define <2 x i64> @apart(
; CHECK: phi <2 x i64>

; What is known only when the program runs where it begins stays.
define <2 x i64> @from_elsewhere(<2 x i64> %start, i64 %n) {
  br label %loop
loop:
  %v = phi <2 x i64> [ %start, %0 ], [ %more, %loop ]
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %more = add <2 x i64> %v, splat (i64 2)
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret <2 x i64> %v
}
; CHECK-LABEL: define <2 x i64> @from_elsewhere(
; CHECK: phi <2 x i64>

; So do sums of numbers, which are rounded with each step.
define <2 x double> @numbers(i64 %n) {
  br label %loop
loop:
  %v = phi <2 x double> [ <double 0.0, double 0.1>, %0 ], [ %more, %loop ]
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %more = fadd <2 x double> %v, splat (double 0.2)
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret <2 x double> %v
}
; CHECK-LABEL: define <2 x double> @numbers(
; CHECK: phi <2 x double>

; And what something else happens to on the way.
define <2 x i64> @wrapped(i64 %n) {
  br label %loop
loop:
  %v = phi <2 x i64> [ <i64 0, i64 1>, %0 ], [ %masked, %loop ]
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %more = add <2 x i64> %v, splat (i64 2)
  %masked = and <2 x i64> %more, splat (i64 7)
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret <2 x i64> %v
}
; CHECK-LABEL: define <2 x i64> @wrapped(
; CHECK: phi <2 x i64>
