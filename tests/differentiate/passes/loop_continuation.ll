; PASS: scalar_loops

; loop_continuation: whether the scalar loop carries on where the vector loop behind which it stands has stopped.

; It goes on with the next element, and with the lanes of the sum added up.
define double @goes_on(ptr %x, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %s = phi <2 x double> [ zeroinitializer, %vectors ], [ %s2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %s2 = fadd fast <2 x double> %s, %v
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %sum = call fast double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %s2)
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  %start = phi double [ 0.0, %0 ], [ %sum, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %t = phi double [ %start, %rest ], [ %t1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %t1 = fadd fast double %t, %a
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  %r = phi double [ %sum, %middle ], [ %t1, %scalar ]
  ret double %r
}
; CHECK-LABEL: @goes_on(
; CHECK-NOT: <2 x double>
; CHECK: scalar:
; CHECK: phi i64 [ 0, %rest ]
; CHECK-NOT: <2 x double>
; CHECK: ret

; It begins again: each element counts twice.
define double @begins_again(ptr %x, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %s = phi <2 x double> [ zeroinitializer, %vectors ], [ %s2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %s2 = fadd fast <2 x double> %s, %v
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %sum = call fast double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %s2)
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ 0, %middle ]
  %start = phi double [ 0.0, %0 ], [ %sum, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %t = phi double [ %start, %rest ], [ %t1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %t1 = fadd fast double %t, %a
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  %r = phi double [ %sum, %middle ], [ %t1, %scalar ]
  ret double %r
}
; CHECK-LABEL: @begins_again(
; CHECK: br i1 %few
; CHECK: vector:

; It leaves an element out.
define double @leaves_out(ptr %x, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  %further = add i64 %whole, 1
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %s = phi <2 x double> [ zeroinitializer, %vectors ], [ %s2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %s2 = fadd fast <2 x double> %s, %v
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %sum = call fast double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %s2)
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %further, %middle ]
  %start = phi double [ 0.0, %0 ], [ %sum, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %t = phi double [ %start, %rest ], [ %t1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %t1 = fadd fast double %t, %a
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  %r = phi double [ %sum, %middle ], [ %t1, %scalar ]
  ret double %r
}
; CHECK-LABEL: @leaves_out(
; CHECK: br i1 %few
; CHECK: vector:

; It forgets the sum.
define double @forgets(ptr %x, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %s = phi <2 x double> [ zeroinitializer, %vectors ], [ %s2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %s2 = fadd fast <2 x double> %s, %v
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %sum = call fast double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %s2)
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  %start = phi double [ 0.0, %0 ], [ 0.0, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %t = phi double [ %start, %rest ], [ %t1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %t1 = fadd fast double %t, %a
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  %r = phi double [ %sum, %middle ], [ %t1, %scalar ]
  ret double %r
}
; CHECK-LABEL: @forgets(
; CHECK: br i1 %few
; CHECK: vector:

; Something happens to the sum between the two.
define double @squared_between(ptr %x, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %s = phi <2 x double> [ zeroinitializer, %vectors ], [ %s2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %s2 = fadd fast <2 x double> %s, %v
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %sum = call fast double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %s2)
  %square = fmul double %sum, %sum
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  %start = phi double [ 0.0, %0 ], [ %square, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %t = phi double [ %start, %rest ], [ %t1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %t1 = fadd fast double %t, %a
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  %r = phi double [ %sum, %middle ], [ %t1, %scalar ]
  ret double %r
}
; CHECK-LABEL: @squared_between(
; CHECK: br i1 %few
; CHECK: vector:

; The lanes are multiplied.
define double @product(ptr %x, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %s = phi <2 x double> [ zeroinitializer, %vectors ], [ %s2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %s2 = fadd fast <2 x double> %s, %v
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %sum = call fast double @llvm.vector.reduce.fmul.v2f64(double 1.0, <2 x double> %s2)
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  %start = phi double [ 0.0, %0 ], [ %sum, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %t = phi double [ %start, %rest ], [ %t1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %t1 = fadd fast double %t, %a
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  %r = phi double [ %sum, %middle ], [ %t1, %scalar ]
  ret double %r
}
; CHECK-LABEL: @product(
; CHECK: br i1 %few
; CHECK: vector:

; Where the vector loop has left an element over, it is left over.
define double @stops_early(ptr %x, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %s = phi <2 x double> [ zeroinitializer, %vectors ], [ %s2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %s2 = fadd fast <2 x double> %s, %v
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %sum = call fast double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %s2)
  %done = icmp ne i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  %start = phi double [ 0.0, %0 ], [ %sum, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %t = phi double [ %start, %rest ], [ %t1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %t1 = fadd fast double %t, %a
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  %r = phi double [ %sum, %middle ], [ %t1, %scalar ]
  ret double %r
}
; CHECK-LABEL: @stops_early(
; CHECK: br i1 %few
; CHECK: vector:

; Where both end, another number comes from the vector loop.
define double @hands_on_another(ptr %x, i64 %n) {
  %few = icmp ult i64 %n, 2
  br i1 %few, label %rest, label %vectors
vectors:
  %whole = and i64 %n, -2
  br label %vector
vector:
  %i = phi i64 [ 0, %vectors ], [ %i2, %vector ]
  %s = phi <2 x double> [ zeroinitializer, %vectors ], [ %s2, %vector ]
  %xi = getelementptr double, ptr %x, i64 %i
  %v = load <2 x double>, ptr %xi
  %s2 = fadd fast <2 x double> %s, %v
  %i2 = add nuw i64 %i, 2
  %all = icmp eq i64 %i2, %whole
  br i1 %all, label %middle, label %vector, !llvm.loop !0
middle:
  %sum = call fast double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %s2)
  %done = icmp eq i64 %n, %whole
  br i1 %done, label %end, label %rest
rest:
  %from = phi i64 [ 0, %0 ], [ %whole, %middle ]
  %start = phi double [ 0.0, %0 ], [ %sum, %middle ]
  br label %scalar
scalar:
  %k = phi i64 [ %from, %rest ], [ %k1, %scalar ]
  %t = phi double [ %start, %rest ], [ %t1, %scalar ]
  %xk = getelementptr double, ptr %x, i64 %k
  %a = load double, ptr %xk
  %t1 = fadd fast double %t, %a
  %k1 = add nuw nsw i64 %k, 1
  %last = icmp eq i64 %k1, %n
  br i1 %last, label %end, label %scalar, !llvm.loop !0
end:
  %r = phi double [ 1.0, %middle ], [ %t1, %scalar ]
  ret double %r
}
; CHECK-LABEL: @hands_on_another(
; CHECK: br i1 %few
; CHECK: vector:

declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)
declare double @llvm.vector.reduce.fmul.v2f64(double, <2 x double>)

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.isvectorized", i32 1}
