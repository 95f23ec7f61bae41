; Made from team_windows.c by `python -m enzyme_hub._bitcode`.
%struct.window = type { i64, i64, ptr, i64, ptr }

define void @__ehub_windows_end_team(ptr %0) {
  %2 = call i32 @omp_get_num_threads()
  %3 = call i32 @omp_get_thread_num()
  %4 = icmp eq i32 %2, 1
  br i1 %4, label %5, label %10

5:                                                ; preds = %1, %7
  %.021 = phi ptr [ %9, %7 ], [ %0, %1 ]
  %6 = icmp ne ptr %.021, null
  br i1 %6, label %7, label %31

7:                                                ; preds = %5
  call void @__ehub_window_add_own(ptr %.021, i64 0, i64 1)
  %8 = getelementptr inbounds nuw %struct.window, ptr %.021, i32 0, i32 4
  %9 = load ptr, ptr %8, align 8
  br label %5

10:                                               ; preds = %1
  %11 = call i32 @holds_any(ptr %0)
  %12 = icmp ne i32 %11, 0
  %. = select i1 %12, ptr %0, ptr null
  %13 = call ptr @__ehub_team_shown(i32 %3)
  store ptr %., ptr %13, align 8
  call void @__ehub_mirrored_barrier()
  br label %14

14:                                               ; preds = %26, %10
  %.022 = phi i32 [ 0, %10 ], [ %.1, %26 ]
  %.020 = phi i32 [ 0, %10 ], [ %27, %26 ]
  %15 = icmp slt i32 %.020, %2
  br i1 %15, label %16, label %28

16:                                               ; preds = %14
  %17 = call ptr @__ehub_team_shown(i32 %.020)
  %18 = load ptr, ptr %17, align 8
  br label %19

19:                                               ; preds = %21, %16
  %.1 = phi i32 [ %.022, %16 ], [ 1, %21 ]
  %.0 = phi ptr [ %18, %16 ], [ %25, %21 ]
  %20 = icmp ne ptr %.0, null
  br i1 %20, label %21, label %26

21:                                               ; preds = %19
  %22 = sext i32 %3 to i64
  %23 = sext i32 %2 to i64
  call void @__ehub_window_add_own(ptr %.0, i64 %22, i64 %23)
  %24 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 4
  %25 = load ptr, ptr %24, align 8
  br label %19

26:                                               ; preds = %19
  %27 = add nsw i32 %.020, 1
  br label %14

28:                                               ; preds = %14
  %29 = icmp ne i32 %.022, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %28
  call void @__ehub_mirrored_barrier()
  br label %31

31:                                               ; preds = %28, %30, %5
  br label %32

32:                                               ; preds = %34, %31
  %.023 = phi ptr [ %0, %31 ], [ %36, %34 ]
  %33 = icmp ne ptr %.023, null
  br i1 %33, label %34, label %37

34:                                               ; preds = %32
  call void @__ehub_window_give(ptr %.023)
  %35 = getelementptr inbounds nuw %struct.window, ptr %.023, i32 0, i32 4
  %36 = load ptr, ptr %35, align 8
  br label %32

37:                                               ; preds = %32
  ret void
}

declare i32 @omp_get_num_threads()

declare i32 @omp_get_thread_num()

declare void @__ehub_window_add_own(ptr, i64, i64)

define internal i32 @holds_any(ptr %0) {
  br label %2

2:                                                ; preds = %8, %1
  %.0 = phi ptr [ %0, %1 ], [ %10, %8 ]
  %3 = icmp ne ptr %.0, null
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw %struct.window, ptr %.0, i32 0, i32 4
  %10 = load ptr, ptr %9, align 8
  br label %2

11:                                               ; preds = %2, %4
  %.03 = phi i32 [ 1, %4 ], [ 0, %2 ]
  ret i32 %.03
}

declare ptr @__ehub_team_shown(i32)

declare void @__ehub_mirrored_barrier()

declare void @__ehub_window_give(ptr)
