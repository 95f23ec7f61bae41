; PASS: thread_scopes

; A thread that nobody joins has no reverse: nobody could say where that begins.
define void @left(ptr %x) {
  %handle = alloca i64
  %error = call i32 @create(ptr %handle, ptr null, ptr %x)
  ret void
}
; CHECK: refused: {{.*}}EH0310
; CHECK-SAME: left starts a thread that no function which is differentiated joins

define internal i32 @create(ptr %handle, ptr %attributes, ptr %x) "ehub-thread" {
  %result = call ptr @run(ptr %x)
  %error = call i32 @__ehub_thread_begin(ptr %handle, ptr %attributes, ptr %x, ptr %result)
  ret i32 %error
}

define internal ptr @run(ptr %x) {
  ret ptr null
}

declare i32 @__ehub_thread_begin(ptr, ptr, ptr, ptr)
