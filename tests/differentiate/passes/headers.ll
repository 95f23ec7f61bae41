; PASS: headers

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; A struct with a flexible array: its member, then the array.
define void @flexible(ptr %to, ptr %from, i64 %n) {
  store i64 %n, ptr %from
  %numbers = shl nuw i64 %n, 3
  %size = add nuw i64 %numbers, 8
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  ret void
}
; CHECK-LABEL: define void @flexible(
; CHECK: [[REST:%.+]] = sub i64 %size, 8
; CHECK: [[TO:%.+]] = getelementptr i8, ptr %to, i64 8
; CHECK: [[FROM:%.+]] = getelementptr i8, ptr %from, i64 8
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr [[TO]], ptr [[FROM]], i64 [[REST]], i1 false)

; It may be smaller than the member.
define void @smaller(ptr %to, ptr %from, i64 %n) {
  store i64 %n, ptr %from
  %numbers = shl i64 %n, 3
  %size = add i64 8, %numbers
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  ret void
}
; CHECK-LABEL: define void @smaller(
; CHECK: [[MORE:%.+]] = sub i64 %size, 8
; CHECK: [[FIRST:%.+]] = call i64 @llvm.umin.i64(i64 %size, i64 8)
; CHECK: [[IS_MORE:%.+]] = icmp uge i64 %size, 8
; CHECK: [[REST:%.+]] = select i1 [[IS_MORE]], i64 [[MORE]], i64 0
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 [[FIRST]], i1 false)
; CHECK: i64 [[REST]], i1 false)

; n + 1 numbers, which are all alike.
define void @numbers(ptr %to, ptr %from, i64 %n) {
  store double 1.0, ptr %from
  %bytes = shl nuw i64 %n, 3
  %size = add nuw i64 %bytes, 8
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  ret void
}
; CHECK-LABEL: define void @numbers(
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)

; What overlaps must be moved at once.
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @moved(ptr %to, ptr %from, i64 %n) {
  store i64 %n, ptr %from
  %numbers = shl nuw i64 %n, 3
  %size = add nuw i64 %numbers, 8
  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  ret void
}
; CHECK-LABEL: define void @moved(
; CHECK: call void @llvm.memmove.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
