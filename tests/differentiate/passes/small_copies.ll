; PASS: small_copies

; All is loaded before anything is stored: the places may overlap.
define void @moved(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr align 16 %q, ptr align 4 %p, i64 16, i1 false), !tbaa !0
  ret void
}
; CHECK-LABEL: define void @moved(
; CHECK-NOT: memmove
; CHECK: [[A:%.+]] = load double, ptr %p, align 4, !tbaa
; CHECK: [[B:%.+]] = load double, ptr {{%.+}}, align 4, !tbaa
; CHECK: store double [[A]], ptr %q, align 8, !tbaa
; CHECK: store double [[B]], ptr {{%.+}}, align 8, !tbaa

; Nobody says that these are numbers.
define void @untold(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 16, i1 false)
  ret void
}
; CHECK-LABEL: define void @untold(
; CHECK: call void @llvm.memcpy

; These are integers.
define void @integers(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 16, i1 false), !tbaa !3
  ret void
}
; CHECK-LABEL: define void @integers(
; CHECK: call void @llvm.memcpy

; The last four bytes are no number.
define void @and_a_half(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 20, i1 false), !tbaa !0
  ret void
}
; CHECK-LABEL: define void @and_a_half(
; CHECK: call void @llvm.memcpy

; More than a few, and how many nobody knows.
define void @more(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 72, i1 false), !tbaa !0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 %n, i1 false), !tbaa !0
  ret void
}
; CHECK-LABEL: define void @more(
; CHECK-COUNT-2: call void @llvm.memcpy

; Others look on.
define void @watched(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 16, i1 true), !tbaa !0
  ret void
}
; CHECK-LABEL: define void @watched(
; CHECK: call void @llvm.memcpy

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !5, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"long", !2, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
