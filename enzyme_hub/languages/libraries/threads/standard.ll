; Made from standard.c by `python -m enzyme_hub.languages.libraries.threads`.
%struct.state = type { ptr }

define void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr %0, ptr %1, ptr %2) {
  %4 = load ptr, ptr %1, align 8
  %5 = call i32 @pthread_create(ptr %0, ptr null, ptr @std_thread, ptr %4)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  call void @_ZSt20__throw_system_errori(i32 %5)
  unreachable

8:                                                ; preds = %3
  store ptr null, ptr %1, align 8
  ret void
}

declare i32 @pthread_create(ptr, ptr, ptr, ptr)

define internal ptr @std_thread(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds ptr, ptr %3, i64 2
  %5 = load ptr, ptr %4, align 8
  call void %5(ptr %0)
  %6 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds ptr, ptr %7, i64 1
  %9 = load ptr, ptr %8, align 8
  call void %9(ptr %0)
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
