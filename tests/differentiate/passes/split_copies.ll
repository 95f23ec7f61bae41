; PASS: split_copies

; The first byte of a word goes through a register, and the seven others are copied: the whole word is.
define void @at_once(ptr %from, ptr %to) {
  %byte = load i8, ptr %from
  %rest = getelementptr i8, ptr %from, i64 1
  %there = getelementptr i8, ptr %to, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %there, ptr %rest, i64 7, i1 false)
  store i8 %byte, ptr %to
  ret void
}
; CHECK-LABEL: define void @at_once(
; CHECK: call void @llvm.memcpy.{{.*}}i64 8, i1 false)
; CHECK-NOT: store i8

; So it is where the others wait in a variable.
define void @through_variable(ptr %from, ptr %to) {
  %others = alloca [7 x i8]
  %byte = load i8, ptr %from
  %rest = getelementptr i8, ptr %from, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %others, ptr %rest, i64 7, i1 false)
  %there = getelementptr i8, ptr %to, i64 1
  store i8 %byte, ptr %to
  call void @llvm.memcpy.p0.p0.i64(ptr %there, ptr %others, i64 7, i1 false)
  ret void
}
; CHECK-LABEL: define void @through_variable(
; CHECK: alloca [8 x i8]
; CHECK-COUNT-2: call void @llvm.memcpy.{{.*}}i64 8, i1 false)
; CHECK-NOT: store i8

; The byte that is stored is another one.
define void @other_byte(ptr %from, ptr %to, i8 %byte) {
  %rest = getelementptr i8, ptr %from, i64 1
  %there = getelementptr i8, ptr %to, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %there, ptr %rest, i64 7, i1 false)
  store i8 %byte, ptr %to
  ret void
}
; CHECK-LABEL: define void @other_byte(
; CHECK: call void @llvm.memcpy.{{.*}}i64 7, i1 false)
; CHECK: store i8

; Between the load and the copy the byte may have changed.
define void @changed(ptr %from, ptr %to, ptr %other) {
  %byte = load i8, ptr %from
  store i8 0, ptr %other
  %rest = getelementptr i8, ptr %from, i64 1
  %there = getelementptr i8, ptr %to, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %there, ptr %rest, i64 7, i1 false)
  store i8 %byte, ptr %to
  ret void
}
; CHECK-LABEL: define void @changed(
; CHECK: call void @llvm.memcpy.{{.*}}i64 7, i1 false)
; CHECK: store i8 %byte

; Somebody reads the byte before it is stored.
define i8 @read_between(ptr %from, ptr %to) {
  %byte = load i8, ptr %from
  %rest = getelementptr i8, ptr %from, i64 1
  %there = getelementptr i8, ptr %to, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %there, ptr %rest, i64 7, i1 false)
  %before = load i8, ptr %to
  store i8 %byte, ptr %to
  ret i8 %before
}
; CHECK-LABEL: define i8 @read_between(
; CHECK: call void @llvm.memcpy.{{.*}}i64 7, i1 false)
; CHECK: store i8 %byte

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
