; PASS: thread_scopes

; A function that starts a thread and joins it says so around both, and before it returns.
define void @whole(ptr %x) {
  %handle = alloca i64
  %error = call i32 @create(ptr %handle, ptr null, ptr %x)
  %h = load i64, ptr %handle
  %joined = call i32 @pthread_join(i64 %h, ptr null)
  ret void
}
; CHECK-LABEL: define void @whole(
; CHECK: %handle = alloca i64
; CHECK-NEXT: [[OPEN:%.+]] = call ptr @__ehub_threads_open()
; CHECK: call i32 @create(
; CHECK: call i32 @pthread_join(
; CHECK: call void @__ehub_threads_close(ptr [[OPEN]])
; CHECK-NEXT: ret void

; Of one that starts a thread, and one that joins it, the function that calls both is the scope.
define void @in_two_parts(ptr %x) {
  %handle = alloca i64
  call void @start(ptr %handle, ptr %x)
  call void @finish(ptr %handle)
  ret void
}
; CHECK-LABEL: define void @in_two_parts(
; CHECK: call ptr @__ehub_threads_open()
; CHECK: call void @start(
; CHECK: call void @finish(
; CHECK: call void @__ehub_threads_close(

define internal void @start(ptr %handle, ptr %x) {
  %error = call i32 @create(ptr %handle, ptr null, ptr %x)
  ret void
}
; CHECK-LABEL: define internal void @start(
; CHECK-NOT: __ehub_threads

define internal void @finish(ptr %handle) {
  %h = load i64, ptr %handle
  %joined = call i32 @pthread_join(i64 %h, ptr null)
  ret void
}
; CHECK-LABEL: define internal void @finish(
; CHECK-NOT: __ehub_threads

; One that calls a function which joins all that it starts need not know of threads.
define void @around(ptr %x) {
  call void @whole(ptr %x)
  ret void
}
; CHECK-LABEL: define void @around(
; CHECK-NOT: __ehub_threads

; What stands for the creation of the thread: it calls what that runs.
define internal i32 @create(ptr %handle, ptr %attributes, ptr %x) "ehub-thread" {
  %result = call ptr @run(ptr %x)
  %error = call i32 @__ehub_thread_begin(ptr %handle, ptr %attributes, ptr %x, ptr %result)
  ret i32 %error
}
; CHECK-LABEL: define internal i32 @create(
; CHECK-NOT: __ehub_threads

define internal ptr @run(ptr %x) {
  store double 1.0, ptr %x
  ret ptr null
}
; CHECK-LABEL: define internal ptr @run(

declare i32 @__ehub_thread_begin(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
