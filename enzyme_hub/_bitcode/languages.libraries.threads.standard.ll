; Made from standard.c by `python -m enzyme_hub._bitcode`.
%struct.state = type { ptr }
%struct.lock = type { ptr, i8 }
%struct.result = type { ptr, ptr }

define void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr %0, ptr %1, ptr %2) {
  %4 = load ptr, ptr %1, align 8
  %5 = getelementptr inbounds nuw %struct.state, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %1, align 8
  %8 = getelementptr inbounds ptr, ptr %6, i64 2
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds ptr, ptr %6, i64 1
  %11 = load ptr, ptr %10, align 8
  %12 = call i32 @__ehub_thread_create_of(ptr %0, ptr @std_thread, ptr %7, ptr %9, ptr %11)
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %3
  call void @_ZSt20__throw_system_errori(i32 %12)
  unreachable

15:                                               ; preds = %3
  store ptr null, ptr %1, align 8
  ret void
}

declare i32 @__ehub_thread_create_of(ptr, ptr, ptr, ptr, ptr)

define internal ptr @std_thread(ptr %0, ptr %1, ptr %2) {
  call void %1(ptr %0)
  call void %2(ptr %0)
  ret ptr null
}

declare void @_ZSt20__throw_system_errori(i32)

define void @_ZNSt6thread4joinEv(ptr %0) {
  %2 = load i64, ptr %0, align 8
  %3 = icmp ne i64 %2, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = load i64, ptr %0, align 8
  %6 = call i32 @pthread_join(i64 %5, ptr null)
  br label %7

7:                                                ; preds = %1, %4
  %8 = phi i32 [ %6, %4 ], [ 22, %1 ]
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %7
  call void @_ZSt20__throw_system_errori(i32 %8)
  unreachable

11:                                               ; preds = %7
  store i64 0, ptr %0, align 8
  ret void
}

declare i32 @pthread_join(i64, ptr)

define void @_ZNSt6thread6_StateD2Ev(ptr %0) {
  ret void
}

define void @_ZNSt18condition_variableC1Ev(ptr %0) {
  %2 = call i32 @pthread_cond_init(ptr %0, ptr null)
  ret void
}

declare i32 @pthread_cond_init(ptr, ptr)

define void @_ZNSt18condition_variableD1Ev(ptr %0) {
  %2 = call i32 @pthread_cond_destroy(ptr %0)
  ret void
}

declare i32 @pthread_cond_destroy(ptr)

define void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.lock, ptr %1, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = call i32 @pthread_cond_wait(ptr %0, ptr %4)
  ret void
}

declare i32 @pthread_cond_wait(ptr, ptr)

define void @_ZNSt18condition_variable10notify_oneEv(ptr %0) {
  %2 = call i32 @pthread_cond_signal(ptr %0)
  ret void
}

declare i32 @pthread_cond_signal(ptr)

define void @_ZNSt18condition_variable10notify_allEv(ptr %0) {
  %2 = call i32 @pthread_cond_broadcast(ptr %0)
  ret void
}

declare i32 @pthread_cond_broadcast(ptr)

define void @_ZNSt13__future_base12_Result_baseC2Ev(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.result, ptr %0, i32 0, i32 1
  store ptr null, ptr %2, align 8
  ret void
}

define void @_ZNSt13__future_base12_Result_baseD2Ev(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.result, ptr %0, i32 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.result, ptr %0, i32 0, i32 1
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr %6)
  br label %7

7:                                                ; preds = %5, %1
  ret void
}

declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr)
