; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.bracket = type { ptr, ptr, ptr, ptr, i64 }
%struct.place = type { ptr, ptr, ptr, i32 }
%struct.thread = type { ptr, ptr, ptr, ptr, i64, i64, i32 }
%union.attributes = type { i64, [56 x i8] }

@.str = private unnamed_addr constant [91 x i8] c"a thread is not joined by the function that is differentiated, so its reverse cannot start\00", align 1
@bracket = internal thread_local global ptr null, align 8
@.str.1 = private unnamed_addr constant [101 x i8] c"a number is read or written atomically while threads run, so its derivative depends on when that was\00", align 1
@.str.2 = private unnamed_addr constant [74 x i8] c"a thread is started here, and no function that is differentiated joins it\00", align 1
@threads = internal global ptr null, align 8
@.str.3 = private unnamed_addr constant [71 x i8] c"a thread is joined here that the differentiated function did not start\00", align 1
@.str.4 = private unnamed_addr constant [20 x i8] c"pthread_join failed\00", align 1
@.str.5 = private unnamed_addr constant [66 x i8] c"a thread that does not return from its function has no derivative\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"EH0310\00", align 1
@.str.7 = private unnamed_addr constant [48 x i8] c"no thread can be created for the reverse of one\00", align 1
@.str.8 = private unnamed_addr constant [41 x i8] c"the reverse of a thread cannot be joined\00", align 1
@is_locked = internal global i8 0, align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"%s (%s)\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"%s\00", align 1

define ptr @__ehub_bracket_new() {
  %1 = call ptr @calloc(i64 1, i64 40)
  %2 = call ptr @checked(ptr %1)
  %3 = call ptr @__ehub_order_new()
  %4 = getelementptr inbounds nuw %struct.bracket, ptr %2, i32 0, i32 0
  store ptr %3, ptr %4, align 8
  call void @enter(ptr %2)
  ret ptr %2
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

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

declare ptr @__ehub_order_new()

define internal void @enter(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @bracket)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 2
  store ptr %3, ptr %4, align 8
  %5 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = call ptr @__ehub_order_enter(ptr %6)
  %8 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 1
  store ptr %7, ptr %8, align 8
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @bracket)
  store ptr %0, ptr %9, align 8
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define void @__ehub_bracket_leave(ptr %0, ptr %1) {
  call void @lock()
  %3 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = call ptr @last(ptr %4)
  %6 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 4
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  %9 = icmp ne ptr %5, null
  %or.cond = select i1 %8, i1 %9, i1 false
  br i1 %or.cond, label %10, label %17

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 4
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.bracket, ptr %5, i32 0, i32 4
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %14, %12
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 3
  store ptr %5, ptr %16, align 8
  br label %17

17:                                               ; preds = %10, %2
  call void @unlock()
  %18 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 4
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  %21 = icmp ne ptr %5, null
  %or.cond12 = select i1 %20, i1 true, i1 %21
  br i1 %or.cond12, label %23, label %22

22:                                               ; preds = %17
  call void @stop(ptr %1, ptr @.str)
  unreachable

23:                                               ; preds = %17
  call void @leave(ptr %0)
  ret void
}

define internal void @lock() {
  br label %1

1:                                                ; preds = %4, %0
  %2 = atomicrmw xchg ptr @is_locked, i8 1 acquire, align 1
  %3 = trunc i8 %2 to i1
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = call i32 @sched_yield()
  br label %1

6:                                                ; preds = %1
  ret void
}

define internal ptr @last(ptr %0) {
  br label %2

2:                                                ; preds = %8, %1
  %.0 = phi ptr [ %0, %1 ], [ %10, %8 ]
  %3 = icmp ne ptr %.0, null
  br i1 %3, label %4, label %.critedge

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw %struct.bracket, ptr %.0, i32 0, i32 3
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %.critedge

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw %struct.bracket, ptr %.0, i32 0, i32 3
  %10 = load ptr, ptr %9, align 8
  br label %2

.critedge:                                        ; preds = %2, %4
  ret ptr %.0
}

define internal void @unlock() {
  store atomic i8 0, ptr @is_locked release, align 1
  ret void
}

define internal void @stop(ptr %0, ptr %1) {
  %3 = alloca [1024 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = getelementptr inbounds [1024 x i8], ptr %3, i64 0, i64 0
  %5 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, ptr @.str.9, ptr @.str.10
  %12 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %4, i64 1024, ptr %11, ptr %1, ptr %13)
  %15 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 3
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds [1024 x i8], ptr %3, i64 0, i64 0
  call void @__ehub_stop_saying(ptr %16, ptr %18, i32 %20, ptr %21)
  unreachable
}

define internal void @leave(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @bracket)
  store ptr %3, ptr %4, align 8
  %5 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  call void @__ehub_order_leave(ptr %6)
  ret void
}

define void @__ehub_threads_alone(ptr %0) {
  call void @lock()
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @bracket)
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @last(ptr %3)
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.bracket, ptr %4, i32 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  br label %10

10:                                               ; preds = %6, %1
  %11 = phi i1 [ false, %1 ], [ %9, %6 ]
  %12 = zext i1 %11 to i8
  call void @unlock()
  %13 = trunc i8 %12 to i1
  br i1 %13, label %14, label %15

14:                                               ; preds = %10
  call void @stop(ptr %0, ptr @.str.1)
  unreachable

15:                                               ; preds = %10
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)

define void @__ehub_bracket_again(ptr %0) {
  call void @enter(ptr %0)
  ret void
}

define void @__ehub_bracket_done(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  call void @forget(ptr %0)
  br label %6

6:                                                ; preds = %5, %1
  ret void
}

define internal void @forget(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.bracket, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  call void @__ehub_order_end(ptr %3)
  call void @free(ptr %0)
  ret void
}

define void @__ehub_bracket_end(ptr %0) {
  call void @leave(ptr %0)
  call void @forget(ptr %0)
  ret void
}

define ptr @__ehub_thread_new(i64 %0, ptr %1, ptr %2) {
  %4 = add i64 96, %0
  %5 = call ptr @calloc(i64 1, i64 %4)
  %6 = call ptr @checked(ptr %5)
  %7 = getelementptr inbounds nuw %struct.thread, ptr %6, i32 0, i32 0
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.thread, ptr %6, i32 0, i32 1
  store ptr %2, ptr %8, align 8
  ret ptr %6
}

define i32 @__ehub_thread_start(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @bracket)
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  call void @stop(ptr %3, ptr @.str.2)
  unreachable

9:                                                ; preds = %4
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @bracket)
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 2
  store ptr %11, ptr %12, align 8
  %13 = icmp ne ptr %2, null
  br i1 %13, label %14, label %20

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 5
  %16 = call i32 @pthread_attr_getstacksize(ptr %2, ptr %15)
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 5
  store i64 0, ptr %19, align 8
  br label %20

20:                                               ; preds = %18, %14, %9
  %21 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 6
  store i32 1, ptr %21, align 8
  %22 = call i32 @pthread_create(ptr %1, ptr %2, ptr @run_forward, ptr %0)
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 6
  store i32 0, ptr %25, align 8
  br label %31

26:                                               ; preds = %20
  %27 = load i64, ptr %1, align 8
  %28 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 4
  store i64 %27, ptr %28, align 8
  call void @lock()
  call void @count(ptr %0, i64 1)
  %29 = load ptr, ptr @threads, align 8
  %30 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 3
  store ptr %29, ptr %30, align 8
  store ptr %0, ptr @threads, align 8
  call void @unlock()
  br label %31

31:                                               ; preds = %26, %24
  %.0 = phi i32 [ %22, %24 ], [ 0, %26 ]
  ret i32 %.0
}

declare i32 @pthread_attr_getstacksize(ptr, ptr)

declare i32 @pthread_create(ptr, ptr, ptr, ptr)

define internal ptr @run_forward(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @bracket)
  store ptr %3, ptr %4, align 8
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @bracket)
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.bracket, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call ptr @__ehub_order_enter(ptr %8)
  %10 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = call ptr %11(ptr %0)
  %13 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 6
  store atomic i32 2, ptr %13 release, align 8
  ret ptr %12
}

define internal void @count(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = call ptr @last(ptr %4)
  %6 = getelementptr inbounds nuw %struct.bracket, ptr %5, i32 0, i32 4
  %7 = getelementptr inbounds nuw %struct.bracket, ptr %5, i32 0, i32 4
  %8 = load i64, ptr %7, align 8
  %9 = add nsw i64 %8, %1
  store atomic i64 %9, ptr %6 release, align 8
  ret void
}

define ptr @__ehub_thread_join(i64 %0, ptr %1, ptr %2) {
  call void @lock()
  br label %4

4:                                                ; preds = %14, %3
  %.0 = phi ptr [ @threads, %3 ], [ %16, %14 ]
  %5 = load ptr, ptr %.0, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %.critedge

7:                                                ; preds = %4
  %8 = load ptr, ptr %.0, align 8
  %9 = getelementptr inbounds nuw %struct.thread, ptr %8, i32 0, i32 4
  %10 = load i64, ptr %9, align 8
  %11 = call i32 @pthread_equal(i64 %10, i64 %0)
  %12 = icmp ne i32 %11, 0
  %13 = xor i1 %12, true
  br i1 %13, label %14, label %.critedge

14:                                               ; preds = %7
  %15 = load ptr, ptr %.0, align 8
  %16 = getelementptr inbounds nuw %struct.thread, ptr %15, i32 0, i32 3
  br label %4

.critedge:                                        ; preds = %4, %7
  %17 = load ptr, ptr %.0, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %22

19:                                               ; preds = %.critedge
  %20 = getelementptr inbounds nuw %struct.thread, ptr %17, i32 0, i32 3
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %.0, align 8
  br label %22

22:                                               ; preds = %19, %.critedge
  call void @unlock()
  %23 = icmp ne ptr %17, null
  br i1 %23, label %25, label %24

24:                                               ; preds = %22
  call void @stop(ptr %2, ptr @.str.3)
  unreachable

25:                                               ; preds = %22
  %26 = call i32 @pthread_join(i64 %0, ptr %1)
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %25
  call void @stop(ptr %2, ptr @.str.4)
  unreachable

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw %struct.thread, ptr %17, i32 0, i32 6
  %31 = load atomic i32, ptr %30 acquire, align 8
  %32 = icmp ne i32 %31, 2
  br i1 %32, label %33, label %34

33:                                               ; preds = %29
  call void @stop(ptr %2, ptr @.str.5)
  unreachable

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw %struct.thread, ptr %17, i32 0, i32 6
  store i32 3, ptr %35, align 8
  call void @lock()
  call void @count(ptr %17, i64 -1)
  call void @unlock()
  ret ptr %17
}

declare i32 @pthread_equal(i64, i64)

declare i32 @pthread_join(i64, ptr)

define void @__ehub_thread_again(ptr %0) {
  %2 = alloca %union.attributes, align 8
  %3 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %34

6:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %2)
  %7 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 5
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = call i32 @pthread_attr_init(ptr %2)
  %12 = icmp ne i32 %11, 0
  %13 = xor i1 %12, true
  br label %14

14:                                               ; preds = %10, %6
  %15 = phi i1 [ false, %6 ], [ %13, %10 ]
  %16 = zext i1 %15 to i32
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 5
  %20 = load i64, ptr %19, align 8
  %21 = call i32 @pthread_attr_setstacksize(ptr %2, i64 %20)
  br label %22

22:                                               ; preds = %18, %14
  %23 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 6
  store i32 4, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 4
  %25 = icmp ne i32 %16, 0
  %. = select i1 %25, ptr %2, ptr null
  %26 = call i32 @pthread_create(ptr %24, ptr %., ptr @run_back, ptr %0)
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %22
  call void @__ehub_stop_saying(ptr @.str.6, ptr null, i32 0, ptr @.str.7)
  unreachable

29:                                               ; preds = %22
  %30 = icmp ne i32 %16, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %29
  %32 = call i32 @pthread_attr_destroy(ptr %2)
  br label %33

33:                                               ; preds = %31, %29
  call void @llvm.lifetime.end.p0(ptr %2)
  br label %34

34:                                               ; preds = %33, %1
  ret void
}

declare i32 @pthread_attr_init(ptr)

declare i32 @pthread_attr_setstacksize(ptr, i64)

define internal ptr @run_back(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 2
  %3 = load ptr, ptr %2, align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @bracket)
  store ptr %3, ptr %4, align 8
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @bracket)
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.bracket, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call ptr @__ehub_order_enter(ptr %8)
  %10 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  call void %11(ptr %0)
  ret ptr null
}

declare void @__ehub_stop_saying(ptr, ptr, i32, ptr)

declare i32 @pthread_attr_destroy(ptr)

define void @__ehub_thread_done(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 6
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 4
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 4
  %7 = load i64, ptr %6, align 8
  %8 = call i32 @pthread_join(i64 %7, ptr null)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %5
  call void @__ehub_stop_saying(ptr @.str.6, ptr null, i32 0, ptr @.str.8)
  unreachable

11:                                               ; preds = %5, %1
  ret void
}

define void @__ehub_threads_wait_on(ptr %0, ptr %1) {
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %11

4:                                                ; preds = %2, %7
  %.0 = phi ptr [ %8, %7 ], [ %1, %2 ]
  %5 = load ptr, ptr %.0, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = load ptr, ptr %.0, align 8
  br label %4

9:                                                ; preds = %4
  %10 = load ptr, ptr %0, align 8
  store ptr %10, ptr %.0, align 8
  store ptr %1, ptr %0, align 8
  br label %11

11:                                               ; preds = %2, %9
  ret void
}

define i32 @__ehub_thread_start_alone(ptr %0, ptr %1, ptr %2) {
  %4 = call i32 @pthread_create(ptr %1, ptr %2, ptr @run_alone, ptr %0)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @free(ptr %0)
  br label %7

7:                                                ; preds = %6, %3
  ret i32 %4
}

define internal ptr @run_alone(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.thread, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr %3(ptr %0)
  call void @free(ptr %0)
  ret ptr %4
}

declare void @free(ptr)

define i32 @__ehub_once_begin(ptr %0) {
  br label %2

2:                                                ; preds = %20, %1
  %.011 = phi i32 [ undef, %1 ], [ %.1, %20 ]
  %3 = load atomic i32, ptr %0 monotonic, align 4
  %4 = or i32 %3, 1
  %5 = and i32 %3, 1
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %18, label %7

7:                                                ; preds = %2
  %8 = cmpxchg ptr %0, i32 %3, i32 %4 acquire monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 0
  %10 = extractvalue { i32, i1 } %8, 1
  %spec.select = select i1 %10, i32 %3, i32 %9
  %11 = zext i1 %10 to i8
  %12 = trunc i8 %11 to i1
  br i1 %12, label %13, label %18

13:                                               ; preds = %7
  %14 = and i32 %spec.select, 2
  %15 = icmp ne i32 %14, 0
  %16 = xor i1 %15, true
  %17 = zext i1 %16 to i32
  br label %20

18:                                               ; preds = %7, %2
  %19 = call i32 @sched_yield()
  br label %20

20:                                               ; preds = %18, %13
  %.1 = phi i32 [ %.011, %18 ], [ %17, %13 ]
  %.0 = phi i32 [ 0, %18 ], [ 1, %13 ]
  switch i32 %.0, label %22 [
    i32 0, label %2
    i32 1, label %21
  ]

21:                                               ; preds = %20
  ret i32 %.1

22:                                               ; preds = %20
  unreachable
}

declare i32 @sched_yield()

define void @__ehub_once_end(ptr %0, i32 %1) {
  store atomic i32 %1, ptr %0 release, align 4
  ret void
}

define i32 @__ehub_native_mutex_trylock(ptr %0) {
  %2 = call i32 @pthread_mutex_trylock(ptr %0)
  ret i32 %2
}

declare i32 @pthread_mutex_trylock(ptr)

define i32 @__ehub_native_spin_trylock(ptr %0) {
  %2 = call i32 @pthread_spin_trylock(ptr %0)
  ret i32 %2
}

declare i32 @pthread_spin_trylock(ptr)

define i32 @__ehub_native_rwlock_trywrlock(ptr %0) {
  %2 = call i32 @pthread_rwlock_trywrlock(ptr %0)
  ret i32 %2
}

declare i32 @pthread_rwlock_trywrlock(ptr)

define i32 @__ehub_native_rwlock_tryrdlock(ptr %0) {
  %2 = call i32 @pthread_rwlock_tryrdlock(ptr %0)
  ret i32 %2
}

declare i32 @pthread_rwlock_tryrdlock(ptr)

define i32 @__ehub_native_barrier_wait(ptr %0) {
  %2 = call i32 @pthread_barrier_wait(ptr %0)
  ret i32 %2
}

declare i32 @pthread_barrier_wait(ptr)

define i32 @__ehub_native_sem_wait(ptr %0) {
  %2 = call i32 @sem_wait(ptr %0)
  ret i32 %2
}

declare i32 @sem_wait(ptr)

define i32 @__ehub_native_sem_trywait(ptr %0) {
  %2 = call i32 @sem_trywait(ptr %0)
  ret i32 %2
}

declare i32 @sem_trywait(ptr)

define i32 @__ehub_native_sem_post(ptr %0) {
  %2 = call i32 @sem_post(ptr %0)
  ret i32 %2
}

declare i32 @sem_post(ptr)

define i64 @__ehub_futex(i64 %0, ptr %1, i32 %2, i32 %3, ptr %4) {
  %6 = call i64 (i64, ...) @syscall(i64 %0, ptr %1, i32 %2, i32 %3, ptr %4)
  ret i64 %6
}

declare i64 @syscall(i64, ...)

define void @__ehub_point(ptr %0) {
  ret void
}

define void @__ehub_mutex_entered(ptr %0) {
  ret void
}

define void @__ehub_writer_entered(ptr %0) {
  ret void
}

define void @__ehub_reader_entered(ptr %0) {
  ret void
}

declare void @__ehub_stop_memory()

declare ptr @__ehub_order_enter(ptr)

declare i32 @snprintf(ptr, i64, ptr, ...)

declare void @__ehub_order_leave(ptr)

declare void @__ehub_order_end(ptr)
