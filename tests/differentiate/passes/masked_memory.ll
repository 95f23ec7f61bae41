; PASS: masked_memory

; A lane is read only if its mask says so; else it is what stands beside.
define <2 x double> @load(ptr %p, <2 x i1> %mask, <2 x double> %else) {
  %v = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 16 %p, <2 x i1> %mask, <2 x double> %else)
  ret <2 x double> %v
}
; CHECK-LABEL: define <2 x double> @load(
; CHECK-NOT: llvm.masked
; CHECK: [[ON:%.+]] = extractelement <2 x i1> %mask, i64 0
; CHECK: br i1 [[ON]], label %[[READ:.+]], label %[[AFTER:.+]]
; CHECK: [[READ]]:
; CHECK: [[X:%.+]] = load double, ptr %p, align 8
; CHECK: [[V:%.+]] = insertelement <2 x double> %else, double [[X]], i64 0
; CHECK: [[AFTER]]:
; CHECK: phi <2 x double> [ [[V]], %[[READ]] ], [ %else, %0 ]
; CHECK: [[SECOND:%.+]] = getelementptr {{.*}}i8, ptr %p, i64 8
; CHECK: load double, ptr [[SECOND]], align 8

; Lanes that are on without a question are read without a branch, others are not read at all.
define <4 x double> @constant_mask(ptr %p) {
  %v = call <4 x double> @llvm.masked.load.v4f64.p0(ptr align 4 %p, <4 x i1> <i1 true, i1 false, i1 poison, i1 true>, <4 x double> zeroinitializer)
  ret <4 x double> %v
}
; CHECK-LABEL: define <4 x double> @constant_mask(
; CHECK-NOT: br
; CHECK: load double, ptr %p, align 4
; CHECK: [[LAST:%.+]] = getelementptr {{.*}}i8, ptr %p, i64 24
; CHECK: load double, ptr [[LAST]], align 4
; CHECK-NOT: load
; CHECK: ret

; Of a scatter the later lane is what is left, where two lanes lead to the same place.
define void @scatter(<2 x double> %v, ptr %p, <2 x i64> %at) {
  %places = getelementptr double, ptr %p, <2 x i64> %at
  call void @llvm.masked.scatter.v2f64.v2p0(<2 x double> %v, <2 x ptr> align 8 %places, <2 x i1> splat (i1 true))
  ret void
}
; CHECK-LABEL: define void @scatter(
; CHECK: [[FIRST:%.+]] = extractelement <2 x double> %v, i64 0
; CHECK: store double [[FIRST]]
; CHECK: [[SECOND:%.+]] = extractelement <2 x double> %v, i64 1
; CHECK: store double [[SECOND]]

; What is stored close together lies as far on as lanes before it are on, not as its own lane is.
define void @compressed(<2 x double> %v, ptr %p, <2 x i1> %mask) {
  call void @llvm.masked.compressstore.v2f64(<2 x double> %v, ptr align 8 %p, <2 x i1> %mask)
  ret void
}
; CHECK-LABEL: define void @compressed(
; CHECK: [[ON:%.+]] = extractelement <2 x i1> %mask, i64 0
; CHECK: [[COUNT:%.+]] = zext i1 [[ON]] to i64
; CHECK: [[PLACE:%.+]] = add i64 0, [[COUNT]]
; CHECK: getelementptr inbounds double, ptr %p, i64 0
; CHECK: getelementptr inbounds double, ptr %p, i64 [[PLACE]]

; A phi behind the access knows from which block control comes now.
define double @in_a_loop(ptr %p, <2 x i1> %mask, i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %v = call <2 x double> @llvm.masked.load.v2f64.p0(ptr align 8 %p, <2 x i1> %mask, <2 x double> zeroinitializer)
  %x = extractelement <2 x double> %v, i64 0
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  %r = phi double [ %x, %loop ]
  ret double %r
}
; CHECK-LABEL: define double @in_a_loop(
; CHECK: loop:
; CHECK: %i = phi i64 [ 0, %0 ], [ %next, %[[LATCH:.+]] ]
; CHECK: end:
; CHECK: phi double [ %x, %[[LATCH]] ]
; CHECK: [[LATCH]]:
; CHECK: br i1 %done, label %end, label %loop

; Nobody knows how many lanes these have.
define <vscale x 2 x double> @scalable(ptr %p, <vscale x 2 x i1> %mask) {
  %v = call <vscale x 2 x double> @llvm.masked.load.nxv2f64.p0(ptr align 8 %p, <vscale x 2 x i1> %mask, <vscale x 2 x double> zeroinitializer)
  ret <vscale x 2 x double> %v
}
; CHECK-LABEL: @scalable(
; CHECK: call <vscale x 2 x double> @llvm.masked.load

declare <2 x double> @llvm.masked.load.v2f64.p0(ptr, <2 x i1>, <2 x double>)
declare <4 x double> @llvm.masked.load.v4f64.p0(ptr, <4 x i1>, <4 x double>)
declare <vscale x 2 x double> @llvm.masked.load.nxv2f64.p0(ptr, <vscale x 2 x i1>, <vscale x 2 x double>)
declare void @llvm.masked.scatter.v2f64.v2p0(<2 x double>, <2 x ptr>, <2 x i1>)
declare void @llvm.masked.compressstore.v2f64(<2 x double>, ptr, <2 x i1>)
