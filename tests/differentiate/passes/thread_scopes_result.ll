; PASS: thread_scopes

; What a thread returns, and pthread_join hands on, is no way for differentiated data.
define double @handed_on(ptr %x) {
  %handle = alloca i64
  %result = alloca ptr
  %error = call i32 @create(ptr %handle, ptr null, ptr %x)
  %h = load i64, ptr %handle
  %joined = call i32 @pthread_join(i64 %h, ptr %result)
  %p = load ptr, ptr %result
  %y = load double, ptr %p
  ret double %y
}
; CHECK: refused: {{.*}}EH0310
; CHECK-SAME: handed_on takes what a thread returns

define internal i32 @create(ptr %handle, ptr %attributes, ptr %x) "ehub-thread" {
  %result = call ptr @run(ptr %x)
  %error = call i32 @__ehub_thread_begin(ptr %handle, ptr %attributes, ptr %x, ptr %result)
  ret i32 %error
}

define internal ptr @run(ptr %x) {
  ret ptr %x
}

declare i32 @__ehub_thread_begin(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
