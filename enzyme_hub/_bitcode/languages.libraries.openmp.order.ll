; Made from order.c by `python -m enzyme_hub._bitcode`.
%struct.order = type { ptr, [64 x ptr] }
%struct.lock = type { ptr, ptr, i64, i64, i8, ptr, i64 }

@current = internal thread_local global ptr null, align 8
@everybody = internal global %struct.order zeroinitializer, align 8

define ptr @__ehub_order_new() {
  %1 = call ptr @calloc(i64 1, i64 520)
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
  call void @__ehub_stop_memory()
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
  br label %2

2:                                                ; preds = %14, %1
  %.0 = phi i32 [ 0, %1 ], [ %15, %14 ]
  %3 = icmp slt i32 %.0, 64
  br i1 %3, label %4, label %16

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw %struct.order, ptr %0, i32 0, i32 1
  %6 = sext i32 %.0 to i64
  %7 = getelementptr inbounds [64 x ptr], ptr %5, i64 0, i64 %6
  %8 = load ptr, ptr %7, align 8
  br label %9

9:                                                ; preds = %11, %4
  %.09 = phi ptr [ %8, %4 ], [ %13, %11 ]
  %10 = icmp ne ptr %.09, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %9
  %12 = getelementptr inbounds nuw %struct.lock, ptr %.09, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @free(ptr %.09)
  br label %9

14:                                               ; preds = %9
  %15 = add nsw i32 %.0, 1
  br label %2

16:                                               ; preds = %2
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
  %.sroa.6 = alloca [7 x i8], align 1
  %3 = getelementptr inbounds nuw %struct.order, ptr %0, i32 0, i32 1
  %4 = ptrtoint ptr %1 to i64
  %5 = lshr i64 %4, 2
  %6 = ptrtoint ptr %1 to i64
  %7 = lshr i64 %6, 8
  %8 = xor i64 %5, %7
  %9 = urem i64 %8, 64
  %10 = getelementptr inbounds nuw [64 x ptr], ptr %3, i64 0, i64 %9
  %11 = load atomic i64, ptr %10 acquire, align 8
  %12 = inttoptr i64 %11 to ptr
  br label %13

13:                                               ; preds = %30, %2
  %.025 = phi ptr [ null, %2 ], [ %.126, %30 ]
  %.023 = phi ptr [ %12, %2 ], [ %.124, %30 ]
  %.0 = phi ptr [ undef, %2 ], [ %.1, %30 ]
  br label %14

14:                                               ; preds = %21, %13
  %.027 = phi ptr [ %.023, %13 ], [ %23, %21 ]
  %15 = icmp ne ptr %.027, null
  br i1 %15, label %16, label %24

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw %struct.lock, ptr %.027, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, %1
  br i1 %19, label %20, label %21

20:                                               ; preds = %16
  call void @free(ptr %.025)
  br label %24

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw %struct.lock, ptr %.027, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  br label %14

24:                                               ; preds = %14, %20
  %.028 = phi i32 [ 1, %20 ], [ 4, %14 ]
  %.1 = phi ptr [ %.027, %20 ], [ %.0, %14 ]
  %cond = icmp eq i32 %.028, 4
  br i1 %cond, label %25, label %39

25:                                               ; preds = %24
  %26 = icmp ne ptr %.025, null
  br i1 %26, label %30, label %27

27:                                               ; preds = %25
  %28 = call ptr @malloc(i64 56)
  %29 = call ptr @checked(ptr %28)
  br label %30

30:                                               ; preds = %27, %25
  %.126 = phi ptr [ %.025, %25 ], [ %29, %27 ]
  call void @llvm.memset.p0.i64(ptr align 1 %.sroa.6, i8 0, i64 7, i1 false)
  store ptr %.023, ptr %.126, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %.126, i64 8
  store ptr %1, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %.126, i64 16
  store i64 0, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %.126, i64 24
  store i64 0, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %.126, i64 32
  store i8 0, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %.126, i64 33
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %.sroa.6.0..sroa_idx, ptr align 1 %.sroa.6, i64 7, i1 false)
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %.126, i64 40
  store ptr null, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %.126, i64 48
  store i64 0, ptr %.sroa.8.0..sroa_idx, align 8
  %31 = ptrtoint ptr %.023 to i64
  %32 = ptrtoint ptr %.126 to i64
  %33 = cmpxchg ptr %10, i64 %31, i64 %32 acq_rel acquire, align 8
  %34 = extractvalue { i64, i1 } %33, 0
  %35 = extractvalue { i64, i1 } %33, 1
  %36 = inttoptr i64 %34 to ptr
  %.124 = select i1 %35, ptr %.023, ptr %36
  %37 = zext i1 %35 to i8
  %38 = trunc i8 %37 to i1
  br i1 %38, label %39, label %13

39:                                               ; preds = %30, %24
  %.2 = phi ptr [ %.1, %24 ], [ %.126, %30 ]
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

define void @__ehub_lock_written(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %7 = load ptr, ptr %6, align 8
  %8 = call ptr @find(ptr %7, ptr %0)
  %9 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 4
  store i8 1, ptr %9, align 8
  br label %10

10:                                               ; preds = %5, %1
  ret void
}

define i64 @__ehub_lock_leave_shared(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %28

5:                                                ; preds = %1
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %7 = load ptr, ptr %6, align 8
  %8 = call ptr @find(ptr %7, ptr %0)
  %9 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 2
  %10 = load atomic i64, ptr %9 monotonic, align 8
  %11 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 4
  %12 = load i8, ptr %11, align 8
  %13 = icmp ne i8 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 3
  %16 = atomicrmw add ptr %15, i64 1 monotonic, align 8
  %17 = shl i64 %10, 1
  br label %28

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 4
  store i8 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 2
  %21 = add nsw i64 %10, 1
  store atomic i64 %21, ptr %20 monotonic, align 8
  %22 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 3
  %23 = load atomic i64, ptr %22 monotonic, align 8
  %24 = shl i64 %23, 32
  %25 = shl i64 %10, 1
  %26 = or i64 %24, %25
  %27 = or i64 %26, 1
  br label %28

28:                                               ; preds = %14, %18, %1
  %.0 = phi i64 [ 0, %1 ], [ %27, %18 ], [ %17, %14 ]
  ret i64 %.0
}

define void @__ehub_lock_again_shared(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %.critedge

6:                                                ; preds = %2
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %8 = load ptr, ptr %7, align 8
  %9 = call ptr @find(ptr %8, ptr %0)
  %10 = and i64 %1, 4294967295
  %11 = ashr i64 %10, 1
  %12 = and i64 %1, 1
  br label %13

13:                                               ; preds = %18, %6
  %14 = getelementptr inbounds nuw %struct.lock, ptr %9, i32 0, i32 2
  %15 = load atomic i64, ptr %14 acquire, align 8
  %16 = add nsw i64 %11, %12
  %17 = icmp ne i64 %15, %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %13
  %19 = call i32 @sched_yield()
  br label %13

20:                                               ; preds = %13, %27
  %21 = icmp ne i64 %12, 0
  br i1 %21, label %22, label %.critedge

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw %struct.lock, ptr %9, i32 0, i32 3
  %24 = load atomic i64, ptr %23 acquire, align 8
  %25 = ashr i64 %1, 32
  %26 = icmp ne i64 %24, %25
  br i1 %26, label %27, label %.critedge

27:                                               ; preds = %22
  %28 = call i32 @sched_yield()
  br label %20

.critedge:                                        ; preds = %22, %20, %2
  ret void
}

define void @__ehub_lock_done_read(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %7 = load ptr, ptr %6, align 8
  %8 = call ptr @find(ptr %7, ptr %0)
  %9 = getelementptr inbounds nuw %struct.lock, ptr %8, i32 0, i32 3
  %10 = atomicrmw sub ptr %9, i64 1 release, align 8
  br label %11

11:                                               ; preds = %5, %1
  ret void
}

define void @__ehub_lock_alone(ptr %0, ptr %1) {
  %3 = call ptr @find(ptr @everybody, ptr %0)
  %4 = getelementptr inbounds nuw %struct.lock, ptr %3, i32 0, i32 6
  %5 = load atomic i64, ptr %4 acquire, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw %struct.lock, ptr %3, i32 0, i32 5
  %9 = load ptr, ptr %8, align 8
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %11 = icmp ne ptr %9, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %7
  call void @__ehub_stop(ptr %1)
  unreachable

13:                                               ; preds = %7, %2
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %15 = getelementptr inbounds nuw %struct.lock, ptr %3, i32 0, i32 5
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.lock, ptr %3, i32 0, i32 6
  %17 = atomicrmw add ptr %16, i64 1 release, align 8
  ret void
}

declare void @__ehub_stop(ptr)

define void @__ehub_lock_left(ptr %0) {
  %2 = call ptr @find(ptr @everybody, ptr %0)
  %3 = getelementptr inbounds nuw %struct.lock, ptr %2, i32 0, i32 6
  %4 = atomicrmw sub ptr %3, i64 1 release, align 8
  ret void
}

define ptr @__ehub_lock_word(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %13

5:                                                ; preds = %1
  %6 = call ptr @of_word(ptr %0)
  br label %7

7:                                                ; preds = %11, %5
  %8 = getelementptr inbounds nuw %struct.lock, ptr %6, i32 0, i32 4
  %9 = atomicrmw xchg ptr %8, i8 1 acquire, align 8
  %10 = icmp ne i8 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = call i32 @sched_yield()
  br label %7

13:                                               ; preds = %7, %1
  %.0 = phi ptr [ null, %1 ], [ %6, %7 ]
  ret ptr %.0
}

define internal ptr @of_word(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %3 = load ptr, ptr %2, align 8
  %4 = ptrtoint ptr %0 to i64
  %5 = and i64 %4, -8
  %6 = or i64 %5, 1
  %7 = inttoptr i64 %6 to ptr
  %8 = call ptr @find(ptr %3, ptr %7)
  ret ptr %8
}

define i64 @__ehub_lock_noted(ptr %0) {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = getelementptr inbounds nuw %struct.lock, ptr %0, i32 0, i32 2
  %5 = load atomic i64, ptr %4 monotonic, align 8
  %6 = getelementptr inbounds nuw %struct.lock, ptr %0, i32 0, i32 2
  %7 = add nsw i64 %5, 1
  store atomic i64 %7, ptr %6 monotonic, align 8
  %8 = getelementptr inbounds nuw %struct.lock, ptr %0, i32 0, i32 4
  store atomic i8 0, ptr %8 release, align 8
  br label %9

9:                                                ; preds = %1, %3
  %.0 = phi i64 [ %5, %3 ], [ 0, %1 ]
  ret i64 %.0
}

define i64 @__ehub_lock_point(ptr %0, ptr %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = call ptr @__ehub_lock_word(ptr %0)
  %8 = call i64 @__ehub_lock_noted(ptr %7)
  br label %12

9:                                                ; preds = %2
  %10 = icmp ne ptr %1, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  call void @__ehub_stop(ptr %1)
  unreachable

12:                                               ; preds = %9, %6
  %.0 = phi i64 [ %8, %6 ], [ 0, %9 ]
  ret i64 %.0
}

define void @__ehub_lock_word_again(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @current)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %17

6:                                                ; preds = %2
  %7 = call ptr @of_word(ptr %0)
  br label %8

8:                                                ; preds = %13, %6
  %9 = getelementptr inbounds nuw %struct.lock, ptr %7, i32 0, i32 2
  %10 = load atomic i64, ptr %9 acquire, align 8
  %11 = add nsw i64 %1, 1
  %12 = icmp ne i64 %10, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call i32 @sched_yield()
  br label %8

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw %struct.lock, ptr %7, i32 0, i32 2
  store atomic i64 %1, ptr %16 release, align 8
  br label %17

17:                                               ; preds = %2, %15
  ret void
}

declare void @__ehub_stop_memory()

declare ptr @malloc(i64)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
