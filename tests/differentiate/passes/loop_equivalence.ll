; PASS: scalar_loops

; loop_equivalence: whether a vector loop does what the scalar loop behind it does, two elements at a time.

; Both multiply by %c: the scalar loop does it all, from 0 on.
define void @same(ptr noalias %x, ptr noalias %y, double %c, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  %one = insertelement <2 x double> poison, double %c, i64 0
  %both = shufflevector <2 x double> %one, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %w = fmul <2 x double> %v, %both
  %yi = getelementptr double, ptr %y, i64 %i
  store <2 x double> %w, ptr %yi
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %b = fmul double %a, %c
  %yk = getelementptr double, ptr %y, i64 %k
  store double %b, ptr %yk
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  ret void
}
; CHECK-LABEL: @same(
; CHECK-NOT: <2 x double>
; CHECK: scalar:
; CHECK: phi i64 [ 0, %rest ]
; CHECK-NOT: <2 x double>
; CHECK: ret

; The scalar loop divides.
define void @other_operation(ptr noalias %x, ptr noalias %y, double %c, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  %one = insertelement <2 x double> poison, double %c, i64 0
  %both = shufflevector <2 x double> %one, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %w = fmul <2 x double> %v, %both
  %yi = getelementptr double, ptr %y, i64 %i
  store <2 x double> %w, ptr %yi
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %b = fdiv double %a, %c
  %yk = getelementptr double, ptr %y, i64 %k
  store double %b, ptr %yk
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  ret void
}
; CHECK-LABEL: @other_operation(
; CHECK: br i1 %few
; CHECK: vector:

; The operands of a division have an order.
define void @other_order(ptr noalias %x, ptr noalias %y, double %c, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  %one = insertelement <2 x double> poison, double %c, i64 0
  %both = shufflevector <2 x double> %one, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %w = fdiv <2 x double> %v, %both
  %yi = getelementptr double, ptr %y, i64 %i
  store <2 x double> %w, ptr %yi
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %b = fdiv double %c, %a
  %yk = getelementptr double, ptr %y, i64 %k
  store double %b, ptr %yk
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  ret void
}
; CHECK-LABEL: @other_order(
; CHECK: br i1 %few
; CHECK: vector:

; The lanes of the vector loop are multiplied by different numbers.
define void @other_lanes(ptr noalias %x, ptr noalias %y, double %c, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  %one = insertelement <2 x double> poison, double %c, i64 0
  %both = shufflevector <2 x double> %one, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %w = fmul <2 x double> %v, %one
  %yi = getelementptr double, ptr %y, i64 %i
  store <2 x double> %w, ptr %yi
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %b = fmul double %a, %c
  %yk = getelementptr double, ptr %y, i64 %k
  store double %b, ptr %yk
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  ret void
}
; CHECK-LABEL: @other_lanes(
; CHECK: br i1 %few
; CHECK: vector:

; The vector loop reads what lies one further.
define void @other_place(ptr noalias %x, ptr noalias %y, double %c, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  %one = insertelement <2 x double> poison, double %c, i64 0
  %both = shufflevector <2 x double> %one, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %xj = getelementptr i8, ptr %xi, i64 8
  %v = load <2 x double>, ptr %xj
  %w = fmul <2 x double> %v, %both
  %yi = getelementptr double, ptr %y, i64 %i
  store <2 x double> %w, ptr %yi
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %b = fmul double %a, %c
  %yk = getelementptr double, ptr %y, i64 %k
  store double %b, ptr %yk
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  ret void
}
; CHECK-LABEL: @other_place(
; CHECK: br i1 %few
; CHECK: vector:

; It leaves out every other pair.
define void @other_step(ptr noalias %x, ptr noalias %y, double %c, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  %one = insertelement <2 x double> poison, double %c, i64 0
  %both = shufflevector <2 x double> %one, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %w = fmul <2 x double> %v, %both
  %yi = getelementptr double, ptr %y, i64 %i
  store <2 x double> %w, ptr %yi
  %i2 = add nuw i64 %i, 4
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %b = fmul double %a, %c
  %yk = getelementptr double, ptr %y, i64 %k
  store double %b, ptr %yk
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  ret void
}
; CHECK-LABEL: @other_step(
; CHECK: br i1 %few
; CHECK: vector:

; It stores something more.
define void @stores_more(ptr noalias %x, ptr noalias %y, double %c, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  %one = insertelement <2 x double> poison, double %c, i64 0
  %both = shufflevector <2 x double> %one, <2 x double> poison, <2 x i32> zeroinitializer
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %w = fmul <2 x double> %v, %both
  %yi = getelementptr double, ptr %y, i64 %i
  store <2 x double> %w, ptr %yi
  %more = getelementptr i8, ptr %yi, i64 800
  store <2 x double> %v, ptr %more
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %b = fmul double %a, %c
  %yk = getelementptr double, ptr %y, i64 %k
  store double %b, ptr %yk
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  ret void
}
; CHECK-LABEL: @stores_more(
; CHECK: br i1 %few
; CHECK: vector:

; This one does two iterations at a time, of every other element, without vectors: LLVM says of it that it is vectorised, too.
define void @interleaved(ptr noalias %x, ptr noalias %y, double %c, i64 %n) {
  %few = icmp ult i64 %n, 4
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -4
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i4, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %xj = getelementptr i8, ptr %xi, i64 16
  %v = load double, ptr %xi
  %u = load double, ptr %xj
  %w = fmul double %v, %c
  %z = fmul double %u, %c
  %yi = getelementptr double, ptr %y, i64 %i
  %yj = getelementptr i8, ptr %yi, i64 16
  store double %w, ptr %yi
  store double %z, ptr %yj
  %i4 = add nuw i64 %i, 4
  %all = icmp eq i64 %i4, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %b = fmul double %a, %c
  %yk = getelementptr double, ptr %y, i64 %k
  store double %b, ptr %yk
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  ret void
}
; CHECK-LABEL: @interleaved(
; CHECK: br i1 %few
; CHECK: vector:

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.isvectorized", i32 1}
