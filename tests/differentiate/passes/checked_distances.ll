; PASS: checked_distances

; The checked distance between two pointers is a subtraction; with it goes whether it is too large, from the sign.
define i64 @distance(ptr %p, ptr %q, ptr %overflows) {
  %to = ptrtoint ptr %p to i64
  %from = ptrtoint ptr %q to i64
  %both = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %to, i64 %from)
  %distance = extractvalue { i64, i1 } %both, 0
  %over = extractvalue { i64, i1 } %both, 1
  store i1 %over, ptr %overflows
  ret i64 %distance
}
; CHECK-LABEL: define i64 @distance(
; CHECK-NOT: with.overflow
; CHECK: [[DISTANCE:%.+]] = sub i64 %to, %from
; CHECK: [[LESS:%.+]] = icmp slt i64 %to, %from
; CHECK: [[NEGATIVE:%.+]] = icmp slt i64 [[DISTANCE]], 0
; CHECK: [[OVER:%.+]] = xor i1 [[LESS]], [[NEGATIVE]]
; CHECK: store i1 [[OVER]], ptr %overflows
; CHECK: ret i64 [[DISTANCE]]

; Without a sign a distance is too large if it leads back.
define i1 @unsigned(ptr %p, ptr %q) {
  %to = ptrtoint ptr %p to i64
  %from = ptrtoint ptr %q to i64
  %both = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %to, i64 %from)
  %over = extractvalue { i64, i1 } %both, 1
  ret i1 %over
}
; CHECK-LABEL: define i1 @unsigned(
; CHECK: [[OVER:%.+]] = icmp ult i64 %to, %from
; CHECK: ret i1 [[OVER]]

; A number is no address: this subtraction stays.
define i64 @number(ptr %p, i64 %n) {
  %to = ptrtoint ptr %p to i64
  %both = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %to, i64 %n)
  %distance = extractvalue { i64, i1 } %both, 0
  ret i64 %distance
}
; CHECK-LABEL: define i64 @number(
; CHECK: call { i64, i1 } @llvm.ssub.with.overflow.i64(

; So does one whose two results go on together: nobody is there to take them apart.
define { i64, i1 } @both(ptr %p, ptr %q) {
  %to = ptrtoint ptr %p to i64
  %from = ptrtoint ptr %q to i64
  %both = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %to, i64 %from)
  ret { i64, i1 } %both
}
; CHECK-LABEL: define { i64, i1 } @both(
; CHECK: call { i64, i1 } @llvm.ssub.with.overflow.i64(

declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
