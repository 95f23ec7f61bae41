; PASS: library_calls

; A plan that is made here is executed on the arrays that it was made for.
define void @transform(ptr %in, ptr %out) {
  %plan = call ptr @fftw_plan_dft_1d(i32 8, ptr %in, ptr %out, i32 -1, i32 64)
  call void @fftw_execute(ptr %plan)
  ret void
}
; CHECK-LABEL: define void @transform(
; CHECK: call void @fftw_execute_dft(ptr %plan, ptr %in, ptr %out)

; Nobody knows the arrays of a plan that comes from elsewhere.
define void @given(ptr %plan) {
  call void @fftw_execute(ptr %plan)
  ret void
}
; CHECK-LABEL: define void @given(
; CHECK: call void @fftw_execute(ptr %plan)

; Nor those of one of two plans.
define void @either(i1 %c, ptr %in, ptr %out) {
  %one = call ptr @fftw_plan_dft_1d(i32 8, ptr %in, ptr %out, i32 -1, i32 64)
  %two = call ptr @fftw_plan_dft_1d(i32 8, ptr %out, ptr %in, i32 1, i32 64)
  %plan = select i1 %c, ptr %one, ptr %two
  call void @fftw_execute(ptr %plan)
  ret void
}
; CHECK-LABEL: define void @either(
; CHECK: call void @fftw_execute(ptr %plan)

; Sorting by a comparator that only looks asks for the order.
define void @sorted(ptr %x, i64 %n) {
  call void @qsort(ptr %x, i64 %n, i64 8, ptr @by_value)
  call void @qsort(ptr %x, i64 %n, i64 8, ptr @by_value_counted)
  ret void
}
; CHECK-LABEL: define void @sorted(
; CHECK: call void @__ehub_qsort(ptr %x, i64 %n, i64 8, ptr @by_value)
; CHECK: call void @qsort(ptr %x, i64 %n, i64 8, ptr @by_value_counted)

define internal i32 @by_value(ptr %p, ptr %q) {
  %a = load double, ptr %p
  %b = load double, ptr %q
  %more = fcmp ogt double %a, %b
  %r = zext i1 %more to i32
  ret i32 %r
}

; This one counts how often it is asked, which ours would do another number of times.
define internal i32 @by_value_counted(ptr %p, ptr %q) {
  %n = load i64, ptr @count
  %more = add i64 %n, 1
  store i64 %more, ptr @count
  %r = call i32 @by_value(ptr %p, ptr %q)
  ret i32 %r
}

@count = global i64 0

; A product of sizes that is too large is more than there is, as it is in reallocarray.
define ptr @grown(ptr %p, i64 %n) {
  %q = call ptr @reallocarray(ptr %p, i64 %n, i64 8)
  ret ptr %q
}
; CHECK-LABEL: define ptr @grown(
; CHECK: [[BOTH:%.+]] = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n, i64 8)
; CHECK: [[WHOLE:%.+]] = extractvalue { i64, i1 } [[BOTH]], 0
; CHECK: [[LARGE:%.+]] = extractvalue { i64, i1 } [[BOTH]], 1
; CHECK: [[SIZE:%.+]] = select i1 [[LARGE]], i64 -1, i64 [[WHOLE]]
; CHECK: call ptr @realloc(ptr %p, i64 [[SIZE]])

declare ptr @fftw_plan_dft_1d(i32, ptr, ptr, i32, i32)
declare void @fftw_execute(ptr)
declare void @qsort(ptr, i64, i64, ptr)
declare ptr @reallocarray(ptr, i64, i64)
