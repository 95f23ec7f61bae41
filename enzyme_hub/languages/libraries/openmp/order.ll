; Made from order.c by `python -m enzyme_hub.languages.libraries.openmp`.
%struct.order = type { ptr, ptr }
%struct.lock = type { ptr, ptr, i64 }

@current = internal thread_local global ptr null, align 8

define ptr @__ehub_order_new() {
  %1 = call ptr @calloc(i64 1, i64 16)
  %2 = call ptr @checked(ptr %1)
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.order, ptr %2, i32 0, i32 0
  store ptr %4, ptr %5, align 8
  ret ptr %2
}

define internal ptr @checked(ptr %0) {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  call void @abort()
  unreachable

4:                                                ; preds = %1
  ret ptr %0
}

declare ptr @calloc(i64, i64)

declare ptr @llvm.threadlocal.address.p0(ptr)

define ptr @__ehub_order_enter(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.order, ptr %0, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw %struct.order, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  br label %10

10:                                               ; preds = %1, %7
  %11 = phi ptr [ %9, %7 ], [ %0, %1 ]
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  store ptr %11, ptr %12, align 8
  ret ptr %3
}

define void @__ehub_order_leave(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  store ptr %0, ptr %2, align 8
  ret void
}

define void @__ehub_order_end(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.order, ptr %0, i32 0, i32 1
  %3 = load ptr, ptr %2, align 8
  br label %4

4:                                                ; preds = %6, %1
  %.0 = phi ptr [ %3, %1 ], [ %8, %6 ]
  %5 = icmp ne ptr %.0, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw %struct.lock, ptr %.0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  call void @free(ptr %.0)
  br label %4

9:                                                ; preds = %4
  call void @free(ptr %0)
  ret void
}

declare void @free(ptr)

define i64 @__ehub_lock_leave(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %13

5:                                                ; preds = %1
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %7 = load ptr, ptr %6, align 8
  %8 = call ptr @find(ptr %7, ptr %0)
  %9 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 2
  %10 = load atomic i64, ptr %9 monotonic, align 8
  %11 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 2
  %12 = add nsw i64 %10, 1
  store atomic i64 %12, ptr %11 monotonic, align 8
  br label %13

13:                                               ; preds = %1, %5
  %.0 = phi i64 [ %10, %5 ], [ 0, %1 ]
  ret i64 %.0
}

define internal ptr @find(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.order, ptr %0, i32 0, i32 1
  %4 = load atomic i64, ptr %3 acquire, align 8
  %5 = inttoptr i64 %4 to ptr
  br label %6

6:                                                ; preds = %23, %2
  %.022 = phi ptr [ null, %2 ], [ %.123, %23 ]
  %.020 = phi ptr [ %5, %2 ], [ %.121, %23 ]
  %.0 = phi ptr [ undef, %2 ], [ %.1, %23 ]
  br label %7

7:                                                ; preds = %14, %6
  %.024 = phi ptr [ %.020, %6 ], [ %16, %14 ]
  %8 = icmp ne ptr %.024, null
  br i1 %8, label %9, label %17

9:                                                ; preds = %7
  %10 = getelementptr inbounds nuw %struct.lock, ptr %.024, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, %1
  br i1 %12, label %13, label %14

13:                                               ; preds = %9
  call void @free(ptr %.022)
  br label %17

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw %struct.lock, ptr %.024, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  br label %7

17:                                               ; preds = %7, %13
  %.025 = phi i32 [ 1, %13 ], [ 4, %7 ]
  %.1 = phi ptr [ %.024, %13 ], [ %.0, %7 ]
  %cond = icmp eq i32 %.025, 4
  br i1 %cond, label %18, label %33

18:                                               ; preds = %17
  %19 = icmp ne ptr %.022, null
  br i1 %19, label %23, label %20

20:                                               ; preds = %18
  %21 = call ptr @malloc(i64 24)
  %22 = call ptr @checked(ptr %21)
  br label %23

23:                                               ; preds = %20, %18
  %.123 = phi ptr [ %.022, %18 ], [ %22, %20 ]
  store ptr %.020, ptr %.123, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %.123, i64 8
  store ptr %1, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %.123, i64 16
  store i64 0, ptr %.sroa.3.0..sroa_idx, align 8
  %24 = getelementptr inbounds nuw %struct.order, ptr %0, i32 0, i32 1
  %25 = ptrtoint ptr %.020 to i64
  %26 = ptrtoint ptr %.123 to i64
  %27 = cmpxchg ptr %24, i64 %25, i64 %26 acq_rel acquire, align 8
  %28 = extractvalue { i64, i1 } %27, 0
  %29 = extractvalue { i64, i1 } %27, 1
  %30 = inttoptr i64 %28 to ptr
  %.121 = select i1 %29, ptr %.020, ptr %30
  %31 = zext i1 %29 to i8
  %32 = trunc i8 %31 to i1
  br i1 %32, label %33, label %6

33:                                               ; preds = %23, %17
  %.2 = phi ptr [ %.1, %17 ], [ %.123, %23 ]
  ret ptr %.2
}

define void @__ehub_lock_again(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %17

6:                                                ; preds = %2
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %8 = load ptr, ptr %7, align 8
  %9 = call ptr @find(ptr %8, ptr %0)
  br label %10

10:                                               ; preds = %15, %6
  %11 = getelementptr inbounds nuw %struct.lock, ptr %9, i32 0, i32 2
  %12 = load atomic i64, ptr %11 acquire, align 8
  %13 = add nsw i64 %1, 1
  %14 = icmp ne i64 %12, %13
  br i1 %14, label %15, label %17

15:                                               ; preds = %10
  %16 = call i32 @sched_yield()
  br label %10

17:                                               ; preds = %10, %2
  ret void
}

declare i32 @sched_yield()

define void @__ehub_lock_done(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %13

5:                                                ; preds = %1
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %7 = load ptr, ptr %6, align 8
  %8 = call ptr @find(ptr %7, ptr %0)
  %9 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 2
  %10 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = sub nsw i64 %11, 1
  store atomic i64 %12, ptr %9 release, align 8
  br label %13

13:                                               ; preds = %1, %5
  ret void
}

declare void @abort()

declare ptr @malloc(i64)
