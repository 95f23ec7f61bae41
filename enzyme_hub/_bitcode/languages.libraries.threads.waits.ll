; Made from waits.c by `python -m enzyme_hub._bitcode`.
define i32 @__ehub_mutex_trylock(ptr %0) {
  %2 = call i32 @__ehub_native_mutex_trylock(ptr %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  call void @__ehub_mutex_entered(ptr %0)
  br label %5

5:                                                ; preds = %4, %1
  ret i32 %2
}

declare i32 @__ehub_native_mutex_trylock(ptr)

declare void @__ehub_mutex_entered(ptr)

define i32 @__ehub_spin_trylock(ptr %0) {
  %2 = call i32 @__ehub_native_spin_trylock(ptr %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  call void @__ehub_mutex_entered(ptr %0)
  br label %5

5:                                                ; preds = %4, %1
  ret i32 %2
}

declare i32 @__ehub_native_spin_trylock(ptr)

define i32 @__ehub_rwlock_trywrlock(ptr %0) {
  %2 = call i32 @__ehub_native_rwlock_trywrlock(ptr %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  call void @__ehub_writer_entered(ptr %0)
  br label %5

5:                                                ; preds = %4, %1
  ret i32 %2
}

declare i32 @__ehub_native_rwlock_trywrlock(ptr)

declare void @__ehub_writer_entered(ptr)

define i32 @__ehub_rwlock_tryrdlock(ptr %0) {
  %2 = call i32 @__ehub_native_rwlock_tryrdlock(ptr %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  call void @__ehub_reader_entered(ptr %0)
  br label %5

5:                                                ; preds = %4, %1
  ret i32 %2
}

declare i32 @__ehub_native_rwlock_tryrdlock(ptr)

declare void @__ehub_reader_entered(ptr)

define i32 @__ehub_barrier_wait(ptr %0) {
  call void @__ehub_point(ptr %0)
  %2 = call i32 @__ehub_native_barrier_wait(ptr %0)
  call void @__ehub_point(ptr %0)
  ret i32 %2
}

declare void @__ehub_point(ptr)

declare i32 @__ehub_native_barrier_wait(ptr)

define i32 @__ehub_sem_post(ptr %0) {
  call void @__ehub_point(ptr %0)
  %2 = call i32 @__ehub_native_sem_post(ptr %0)
  ret i32 %2
}

declare i32 @__ehub_native_sem_post(ptr)

define i32 @__ehub_sem_wait(ptr %0) {
  %2 = call i32 @__ehub_native_sem_wait(ptr %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  call void @__ehub_point(ptr %0)
  br label %5

5:                                                ; preds = %4, %1
  ret i32 %2
}

declare i32 @__ehub_native_sem_wait(ptr)

define i32 @__ehub_sem_trywait(ptr %0) {
  %2 = call i32 @__ehub_native_sem_trywait(ptr %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  call void @__ehub_point(ptr %0)
  br label %5

5:                                                ; preds = %4, %1
  ret i32 %2
}

declare i32 @__ehub_native_sem_trywait(ptr)
