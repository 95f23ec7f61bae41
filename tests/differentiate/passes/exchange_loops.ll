; PASS: exchange_loops

target triple = "nvptx64-nvidia-cuda"

; The loop adds %x to a number until nobody came in between. What was there before is read behind it.
define double @added(ptr %p, double %x) {
  %start = load i64, ptr %p
  br label %loop
loop:
  %old = phi i64 [ %start, %0 ], [ %now, %loop ]
  %number = bitcast i64 %old to double
  %sum = fadd double %number, %x
  %new = bitcast double %sum to i64
  %both = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst
  %now = extractvalue { i64, i1 } %both, 0
  %done = icmp eq i64 %old, %now
  br i1 %done, label %end, label %loop
end:
  %before = bitcast i64 %now to double
  ret double %before
}
; CHECK-LABEL: define double @added(
; CHECK-NOT: cmpxchg
; CHECK: [[BEFORE:%.+]] = call double @{{.+}}(ptr %p, double %x)
; CHECK-NOT: cmpxchg
; CHECK: ret double [[BEFORE]]

; The same with the exchange's own word on whether it was made, of a float, where nobody asks for the earlier value.
define void @added_float(ptr %p, float %x) {
  %start = load i32, ptr %p
  br label %loop
loop:
  %old = phi i32 [ %start, %0 ], [ %now, %loop ]
  %number = bitcast i32 %old to float
  %sum = fadd float %x, %number
  %new = bitcast float %sum to i32
  %both = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst
  %now = extractvalue { i32, i1 } %both, 0
  %made = extractvalue { i32, i1 } %both, 1
  br i1 %made, label %end, label %loop
end:
  ret void
}
; CHECK-LABEL: define void @added_float(
; CHECK-NOT: cmpxchg
; CHECK: call void @{{.+}}(ptr %p, float %x)

; A product is no sum.
define void @multiplied(ptr %p, double %x) {
  %start = load i64, ptr %p
  br label %loop
loop:
  %old = phi i64 [ %start, %0 ], [ %now, %loop ]
  %number = bitcast i64 %old to double
  %product = fmul double %number, %x
  %new = bitcast double %product to i64
  %both = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst
  %now = extractvalue { i64, i1 } %both, 0
  %done = icmp eq i64 %old, %now
  br i1 %done, label %end, label %loop
end:
  ret void
}
; CHECK-LABEL: define void @multiplied(
; CHECK: cmpxchg

; What is added here depends on what was there: it would be another number with each attempt.
define void @doubled(ptr %p, double %x) {
  %start = load i64, ptr %p
  br label %loop
loop:
  %old = phi i64 [ %start, %0 ], [ %now, %loop ]
  %number = bitcast i64 %old to double
  %part = fmul double %number, %x
  %sum = fadd double %number, %part
  %new = bitcast double %sum to i64
  %both = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst
  %now = extractvalue { i64, i1 } %both, 0
  %done = icmp eq i64 %old, %now
  br i1 %done, label %end, label %loop
end:
  ret void
}
; CHECK-LABEL: define void @doubled(
; CHECK: cmpxchg

; The loop is left when the exchange fails, and goes on when it was made: it adds again and again.
define void @until_it_fails(ptr %p, double %x) {
  %start = load i64, ptr %p
  br label %loop
loop:
  %old = phi i64 [ %start, %0 ], [ %now, %loop ]
  %number = bitcast i64 %old to double
  %sum = fadd double %number, %x
  %new = bitcast double %sum to i64
  %both = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst
  %now = extractvalue { i64, i1 } %both, 0
  %done = icmp ne i64 %old, %now
  br i1 %done, label %end, label %loop
end:
  ret void
}
; CHECK-LABEL: define void @until_it_fails(
; CHECK: cmpxchg

; Somebody asks for the sum, which an addition does not give back.
define double @sum_is_read(ptr %p, double %x) {
  %start = load i64, ptr %p
  br label %loop
loop:
  %old = phi i64 [ %start, %0 ], [ %now, %loop ]
  %number = bitcast i64 %old to double
  %sum = fadd double %number, %x
  %new = bitcast double %sum to i64
  %both = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst
  %now = extractvalue { i64, i1 } %both, 0
  %done = icmp eq i64 %old, %now
  br i1 %done, label %end, label %loop
end:
  ret double %sum
}
; CHECK-LABEL: define double @sum_is_read(
; CHECK: cmpxchg

; And here for whether the exchange was made, beside the comparison.
define i1 @made_is_read(ptr %p, double %x) {
  %start = load i64, ptr %p
  br label %loop
loop:
  %old = phi i64 [ %start, %0 ], [ %now, %loop ]
  %number = bitcast i64 %old to double
  %sum = fadd double %number, %x
  %new = bitcast double %sum to i64
  %both = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst
  %now = extractvalue { i64, i1 } %both, 0
  %made = extractvalue { i64, i1 } %both, 1
  %done = icmp eq i64 %old, %now
  br i1 %done, label %end, label %loop
end:
  ret i1 %made
}
; CHECK-LABEL: define i1 @made_is_read(
; CHECK: cmpxchg

; One attempt is no loop: nothing may be added at all.
define void @tried_once(ptr %p, ptr %q, i1 %c, double %x) {
  br i1 %c, label %one, label %end
one:
  %other = load i64, ptr %q
  br label %end
end:
  %old = phi i64 [ %other, %one ], [ 0, %0 ]
  %number = bitcast i64 %old to double
  %sum = fadd double %number, %x
  %new = bitcast double %sum to i64
  %both = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst
  ret void
}
; CHECK-LABEL: define void @tried_once(
; CHECK: cmpxchg
