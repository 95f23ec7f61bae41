; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.place = type { i32, i32, [2 x i32], ptr }
%struct.cleared = type { i64, ptr, i32 }
%struct.team = type { ptr, ptr, ptr, ptr, i32, i32, i32, i32, [64 x i64] }
%struct.opening = type { ptr, ptr, %struct.cleared }
%struct.seat = type { ptr, ptr, ptr, ptr, i32, i64, i64 }
%struct.left = type { ptr, ptr, ptr, ptr }

@here = internal constant %struct.place { i32 0, i32 2, [2 x i32] [i32 0, i32 22], ptr @.str.3 }, align 8
@__ehub_threadprivate_begin.derivatives = internal global i64 0, align 8
@cleared = internal thread_local global %struct.cleared zeroinitializer, align 8
@seat = internal thread_local global ptr null, align 8
@.str = private unnamed_addr constant [83 x i8] c"the reverse of a parallel region got another number of threads than the region had\00", align 1
@.str.1 = private unnamed_addr constant [75 x i8] c"--deterministic: a parallel region with several threads inside another one\00", align 1
@turn = internal global i32 0, align 4
@.str.2 = private unnamed_addr constant [45 x i8] c"no memory for the tapes of a parallel region\00", align 1
@.str.3 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"EH0310\00", align 1
@.str.5 = private unnamed_addr constant [100 x i8] c"the reverse of a parallel region with threadprivate variables got other threads than the region had\00", align 1
@.str.6 = private unnamed_addr constant [70 x i8] c"an ordered section of a parallel region around what is differentiated\00", align 1

define ptr @__ehub_team_new() {
  %1 = call ptr @calloc(i64 1, i64 560)
  %2 = call ptr @checked(ptr %1)
  %3 = call i32 @omp_get_max_active_levels()
  %4 = getelementptr inbounds nuw %struct.team, ptr %2, i32 0, i32 5
  store i32 %3, ptr %4, align 4
  %5 = call ptr @__ehub_order_new()
  %6 = getelementptr inbounds nuw %struct.team, ptr %2, i32 0, i32 0
  store ptr %5, ptr %6, align 8
  ret ptr %2
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal ptr @checked(ptr %0) {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  call void @stop(ptr @.str.2)
  unreachable

4:                                                ; preds = %1
  ret ptr %0
}

declare ptr @calloc(i64, i64)

declare i32 @omp_get_max_active_levels()

declare ptr @__ehub_order_new()

declare void @llvm.lifetime.end.p0(ptr captures(none))

define ptr @__ehub_threadprivate(ptr %0, i64 %1) {
  %3 = call i32 @__kmpc_global_thread_num(ptr @here)
  %4 = call ptr @__kmpc_threadprivate(ptr @here, i32 %3, ptr %0, i64 %1)
  ret ptr %4
}

declare ptr @__kmpc_threadprivate(ptr, i32, ptr, i64)

declare i32 @__kmpc_global_thread_num(ptr)

define void @__ehub_threadprivate_begin(ptr %0, i32 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  %4 = atomicrmw add ptr @__ehub_threadprivate_begin.derivatives, i64 1 monotonic, align 8
  %5 = add i64 %4, 1
  store i64 %5, ptr %3, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %0, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 16
  store i32 %1, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %3, i64 20
  store i32 0, ptr %.sroa.4.0..sroa_idx, align 4
  call void %0()
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define void @__ehub_team_open(ptr %0, ptr %1) {
  %3 = alloca %struct.opening, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = getelementptr inbounds nuw %struct.opening, ptr %3, i32 0, i32 0
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds nuw %struct.opening, ptr %3, i32 0, i32 1
  store ptr %1, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.opening, ptr %3, i32 0, i32 2
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %7, i64 24, i1 false)
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @here, i32 1, ptr @work, ptr %3)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret void
}

declare void @__kmpc_fork_call(ptr, i32, ptr, ...)

define internal void @work(ptr %0, ptr %1, ptr %2) {
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  %5 = getelementptr inbounds nuw %struct.cleared, ptr %4, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.opening, ptr %2, i32 0, i32 2
  %8 = getelementptr inbounds nuw %struct.cleared, ptr %7, i32 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %6, %9
  br i1 %10, label %11, label %22

11:                                               ; preds = %3
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  %13 = getelementptr inbounds nuw %struct.opening, ptr %2, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %13, i64 24, i1 false)
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  %15 = getelementptr inbounds nuw %struct.cleared, ptr %14, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %22

18:                                               ; preds = %11
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  %20 = getelementptr inbounds nuw %struct.cleared, ptr %19, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  call void %21()
  br label %22

22:                                               ; preds = %11, %18, %3
  %23 = getelementptr inbounds nuw %struct.opening, ptr %2, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.opening, ptr %2, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8
  call void %24(ptr %0, ptr %1, ptr %26)
  ret void
}

define void @__ehub_team_enter(ptr %0, ptr %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = call ptr @__ehub_order_enter(ptr %6)
  %8 = call ptr @__ehub_stop_hide()
  store ptr %4, ptr %1, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %1, i64 8
  store ptr %0, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %1, i64 16
  store ptr %7, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %1, i64 24
  store ptr %8, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %1, i64 32
  store i32 0, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %1, i64 36
  store i32 0, ptr %.sroa.6.0..sroa_idx, align 4
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %1, i64 40
  store i64 0, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %1, i64 48
  store i64 0, ptr %.sroa.8.0..sroa_idx, align 8
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  store ptr %1, ptr %9, align 8
  ret void
}

declare ptr @__ehub_order_enter(ptr)

declare ptr @__ehub_stop_hide()

define void @__ehub_team_leave(ptr %0, ptr %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.seat, ptr %4, i32 0, i32 2
  %6 = load ptr, ptr %5, align 8
  call void @__ehub_order_leave(ptr %6)
  %7 = call i32 @omp_get_thread_num()
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.seat, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  call void @hand_over(ptr %13, ptr %0, ptr %1)
  br label %14

14:                                               ; preds = %9, %2
  %15 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.seat, ptr %16, i32 0, i32 4
  %18 = load i32, ptr %17, align 8
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %24

20:                                               ; preds = %14
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  %22 = getelementptr inbounds nuw %struct.cleared, ptr %21, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8
  call void %23()
  br label %24

24:                                               ; preds = %20, %14
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.seat, ptr %26, i32 0, i32 3
  %28 = load ptr, ptr %27, align 8
  call void @__ehub_stop_show(ptr %28)
  %29 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.seat, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  store ptr %32, ptr %33, align 8
  ret void
}

declare void @__ehub_order_leave(ptr)

declare i32 @omp_get_thread_num()

define internal void @hand_over(ptr %0, ptr %1, ptr %2) {
  %4 = load ptr, ptr %1, align 8
  %5 = icmp eq ptr %4, %2
  br i1 %5, label %27, label %6

6:                                                ; preds = %3, %9
  %.0 = phi ptr [ %10, %9 ], [ %4, %3 ]
  %7 = load ptr, ptr %.0, align 8
  %8 = icmp ne ptr %7, %2
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = load ptr, ptr %.0, align 8
  br label %6

11:                                               ; preds = %6
  store ptr %2, ptr %1, align 8
  %12 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 2
  %13 = load atomic i64, ptr %12 monotonic, align 8
  %14 = inttoptr i64 %13 to ptr
  store ptr %14, ptr %.0, align 8
  br label %15

15:                                               ; preds = %23, %11
  %16 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 2
  %17 = load i64, ptr %.0, align 8
  %18 = ptrtoint ptr %4 to i64
  %19 = cmpxchg ptr %16, i64 %17, i64 %18 release monotonic, align 8
  %20 = extractvalue { i64, i1 } %19, 0
  %21 = extractvalue { i64, i1 } %19, 1
  br i1 %21, label %23, label %22

22:                                               ; preds = %15
  store i64 %20, ptr %.0, align 8
  br label %23

23:                                               ; preds = %22, %15
  %24 = zext i1 %21 to i8
  %25 = trunc i8 %24 to i1
  %26 = xor i1 %25, true
  br i1 %26, label %15, label %27

27:                                               ; preds = %3, %23
  ret void
}

declare void @__ehub_stop_show(ptr)

define void @__ehub_team_keep(ptr %0, ptr %1) {
  %3 = call i32 @omp_get_num_threads()
  %4 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 1
  %5 = load atomic i64, ptr %4 acquire, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = icmp ne ptr %6, null
  br i1 %7, label %22, label %8

8:                                                ; preds = %2
  %9 = sext i32 %3 to i64
  %10 = call ptr @calloc(i64 %9, i64 32)
  %11 = call ptr @checked(ptr %10)
  %12 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 1
  %13 = ptrtoint ptr %6 to i64
  %14 = ptrtoint ptr %11 to i64
  %15 = cmpxchg ptr %12, i64 %13, i64 %14 acq_rel acquire, align 8
  %16 = extractvalue { i64, i1 } %15, 0
  %17 = extractvalue { i64, i1 } %15, 1
  %18 = inttoptr i64 %16 to ptr
  %.1 = select i1 %17, ptr %6, ptr %18
  %19 = zext i1 %17 to i8
  %20 = trunc i8 %19 to i1
  br i1 %20, label %22, label %21

21:                                               ; preds = %8
  call void @free(ptr %11)
  br label %22

22:                                               ; preds = %21, %8, %2
  %.0 = phi ptr [ %6, %2 ], [ %.1, %21 ], [ %11, %8 ]
  %23 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 4
  store atomic i32 %3, ptr %23 monotonic, align 8
  %24 = call i32 @omp_get_thread_num()
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.left, ptr %.0, i64 %25
  %27 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  store ptr %1, ptr %26, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 8
  store ptr %27, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 16
  store ptr null, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 24
  store ptr null, ptr %.sroa.4.0..sroa_idx, align 8
  ret void
}

declare i32 @omp_get_num_threads()

declare void @free(ptr)

define void @__ehub_team_again(ptr %0) {
  %2 = call i32 @omp_get_dynamic()
  %3 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 7
  store i32 %2, ptr %3, align 4
  %4 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 7
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  call void @omp_set_dynamic(i32 0)
  br label %8

8:                                                ; preds = %7, %1
  %9 = call i32 @omp_get_max_active_levels()
  %10 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 6
  store i32 %9, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 6
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %12, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %8
  %17 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 5
  %18 = load i32, ptr %17, align 4
  call void @omp_set_max_active_levels(i32 %18)
  br label %19

19:                                               ; preds = %16, %8
  %20 = call i32 @__kmpc_global_thread_num(ptr @here)
  %21 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 4
  %22 = load i32, ptr %21, align 8
  call void @__kmpc_push_num_threads(ptr @here, i32 %20, i32 %22)
  ret void
}

declare i32 @omp_get_dynamic()

declare void @omp_set_dynamic(i32)

declare void @omp_set_max_active_levels(i32)

declare void @__kmpc_push_num_threads(ptr, i32, i32)

define zeroext i1 @__ehub_team_is_alone() {
  %1 = call i32 @omp_in_parallel()
  %2 = icmp ne i32 %1, 0
  %3 = xor i1 %2, true
  ret i1 %3
}

declare i32 @omp_in_parallel()

define ptr @__ehub_team_tape(ptr %0) {
  %2 = call i32 @omp_get_num_threads()
  %3 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 4
  %4 = load i32, ptr %3, align 8
  %5 = icmp ne i32 %2, %4
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  call void @stop(ptr @.str)
  unreachable

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @omp_get_thread_num()
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.left, ptr %9, i64 %11
  %13 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  %14 = getelementptr inbounds nuw %struct.cleared, ptr %13, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %23

17:                                               ; preds = %7
  %18 = getelementptr inbounds nuw %struct.left, ptr %12, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  %21 = icmp ne ptr %19, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %17
  call void @change_places()
  br label %23

23:                                               ; preds = %22, %17, %7
  %24 = getelementptr inbounds nuw %struct.left, ptr %12, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  ret ptr %25
}

define internal void @stop(ptr %0) {
  call void @__ehub_stop_saying(ptr @.str.4, ptr null, i32 0, ptr %0)
  unreachable
}

define internal void @change_places() {
  %1 = call i32 @omp_get_level()
  %2 = icmp slt i32 %1, 2
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  %4 = getelementptr inbounds nuw %struct.cleared, ptr %3, i32 0, i32 2
  %5 = load i32, ptr %4, align 8
  %6 = icmp ne i32 %5, 0
  %or.cond = select i1 %2, i1 true, i1 %6
  br i1 %or.cond, label %7, label %8

7:                                                ; preds = %0
  call void @stop(ptr @.str.5)
  unreachable

8:                                                ; preds = %0
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleared)
  %10 = getelementptr inbounds nuw %struct.cleared, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  call void %11()
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.seat, ptr %13, i32 0, i32 4
  store i32 1, ptr %14, align 8
  ret void
}

define ptr @__ehub_team_shown(i32 %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.seat, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.team, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = sext i32 %0 to i64
  %9 = getelementptr inbounds %struct.left, ptr %7, i64 %8
  %10 = getelementptr inbounds nuw %struct.left, ptr %9, i32 0, i32 2
  ret ptr %10
}

define ptr @__ehub_team_blocks(i32 %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.seat, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.team, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = sext i32 %0 to i64
  %9 = getelementptr inbounds %struct.left, ptr %7, i64 %8
  %10 = getelementptr inbounds nuw %struct.left, ptr %9, i32 0, i32 3
  ret ptr %10
}

define ptr @__ehub_team_claims() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %2 = load ptr, ptr %1, align 8
  %3 = getelementptr inbounds nuw %struct.seat, ptr %2, i32 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.team, ptr %4, i32 0, i32 3
  ret ptr %5
}

define void @__ehub_team_end(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %15

6:                                                ; preds = %2, %9
  %.0 = phi ptr [ %10, %9 ], [ %4, %2 ]
  %7 = load ptr, ptr %.0, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = load ptr, ptr %.0, align 8
  br label %6

11:                                               ; preds = %6
  %12 = load ptr, ptr %1, align 8
  store ptr %12, ptr %.0, align 8
  %13 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 2
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %1, align 8
  br label %15

15:                                               ; preds = %11, %2
  %16 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 7
  %17 = load i32, ptr %16, align 4
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  call void @omp_set_dynamic(i32 1)
  br label %20

20:                                               ; preds = %19, %15
  %21 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 6
  %22 = load i32, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 5
  %24 = load i32, ptr %23, align 4
  %25 = icmp ne i32 %22, %24
  br i1 %25, label %26, label %29

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 6
  %28 = load i32, ptr %27, align 8
  call void @omp_set_max_active_levels(i32 %28)
  br label %29

29:                                               ; preds = %26, %20
  %30 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  call void @__ehub_order_end(ptr %31)
  %32 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 1
  %33 = load ptr, ptr %32, align 8
  call void @free(ptr %33)
  call void @free(ptr %0)
  ret void
}

declare void @__ehub_order_end(ptr)

define void @__ehub_turn_take() {
  %1 = call i32 @omp_in_parallel()
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %16

3:                                                ; preds = %0
  %4 = call i32 @omp_get_num_threads()
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = call i32 @omp_get_active_level()
  %8 = icmp sgt i32 %7, 1
  br i1 %8, label %9, label %10

9:                                                ; preds = %6
  call void @stop(ptr @.str.1)
  unreachable

10:                                               ; preds = %6, %14
  %11 = load atomic i32, ptr @turn acquire, align 4
  %12 = call i32 @omp_get_thread_num()
  %13 = icmp ne i32 %11, %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %10
  %15 = call i32 @sched_yield()
  br label %10

16:                                               ; preds = %0, %3, %10
  ret void
}

declare i32 @omp_get_active_level()

declare i32 @sched_yield()

define void @__ehub_turn_pass() {
  %1 = call i32 @omp_in_parallel()
  %2 = icmp ne i32 %1, 0
  br i1 %2, label %3, label %11

3:                                                ; preds = %0
  %4 = call i32 @omp_get_num_threads()
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %11, label %6

6:                                                ; preds = %3
  %7 = call i32 @omp_get_thread_num()
  %8 = add nsw i32 %7, 1
  %9 = call i32 @omp_get_num_threads()
  %10 = icmp slt i32 %8, %9
  %. = select i1 %10, i32 %8, i32 0
  store atomic i32 %., ptr @turn release, align 4
  br label %11

11:                                               ; preds = %0, %3, %6
  ret void
}

define ptr @__ehub_copyprivate(ptr %0, i32 %1) {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store ptr %0, ptr %3, align 8
  %4 = call i32 @__kmpc_global_thread_num(ptr @here)
  call void @__kmpc_copyprivate(ptr @here, i32 %4, i64 8, ptr %3, ptr @hand_on, i32 %1)
  %5 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  ret ptr %5
}

declare void @__kmpc_copyprivate(ptr, i32, i64, ptr, ptr, i32)

define internal void @hand_on(ptr %0, ptr %1) {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  ret void
}

define void @__ehub_ordered_loop() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp ne ptr %2, null
  br i1 %3, label %4, label %13

4:                                                ; preds = %0
  %5 = call i32 @omp_get_num_threads()
  %6 = icmp ne i32 %5, 1
  br i1 %6, label %7, label %13

7:                                                ; preds = %4
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.seat, ptr %9, i32 0, i32 5
  %11 = load i64, ptr %10, align 8
  %12 = add nsw i64 %11, 1
  store i64 %12, ptr %10, align 8
  br label %13

13:                                               ; preds = %7, %4, %0
  ret void
}

define i64 @__ehub_ordered_leave() {
  %1 = call ptr @ordering()
  %2 = icmp ne ptr %1, null
  br i1 %2, label %3, label %14

3:                                                ; preds = %0
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.seat, ptr %5, i32 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = srem i64 %7, 64
  %9 = getelementptr inbounds nuw %struct.team, ptr %1, i32 0, i32 8
  %10 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 %8
  %11 = atomicrmw add ptr %10, i64 1 monotonic, align 8
  %12 = mul nsw i64 %11, 64
  %13 = add nsw i64 %12, %8
  br label %14

14:                                               ; preds = %0, %3
  %.0 = phi i64 [ %13, %3 ], [ 0, %0 ]
  ret i64 %.0
}

define internal ptr @ordering() {
  %1 = call i32 @omp_get_num_threads()
  %2 = icmp eq i32 %1, 1
  br i1 %2, label %13, label %3

3:                                                ; preds = %0
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  call void @stop(ptr @.str.6)
  unreachable

8:                                                ; preds = %3
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.seat, ptr %10, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  br label %13

13:                                               ; preds = %0, %8
  %.0 = phi ptr [ %12, %8 ], [ null, %0 ]
  ret ptr %.0
}

define void @__ehub_ordered_again(i64 %0) {
  %2 = call ptr @ordering()
  %3 = icmp ne ptr %2, null
  br i1 %3, label %4, label %22

4:                                                ; preds = %1
  %5 = srem i64 %0, 64
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.seat, ptr %7, i32 0, i32 6
  store i64 %5, ptr %8, align 8
  br label %9

9:                                                ; preds = %20, %4
  %10 = getelementptr inbounds nuw %struct.team, ptr %2, i32 0, i32 8
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.seat, ptr %12, i32 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds [64 x i64], ptr %10, i64 0, i64 %14
  %16 = load atomic i64, ptr %15 acquire, align 8
  %17 = sdiv i64 %0, 64
  %18 = add nsw i64 %17, 1
  %19 = icmp ne i64 %16, %18
  br i1 %19, label %20, label %22

20:                                               ; preds = %9
  %21 = call i32 @sched_yield()
  br label %9

22:                                               ; preds = %1, %9
  ret void
}

define void @__ehub_ordered_done() {
  %1 = call ptr @ordering()
  %2 = icmp ne ptr %1, null
  br i1 %2, label %3, label %12

3:                                                ; preds = %0
  %4 = getelementptr inbounds nuw %struct.team, ptr %1, i32 0, i32 8
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @seat)
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.seat, ptr %6, i32 0, i32 6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds [64 x i64], ptr %4, i64 0, i64 %8
  %10 = load atomic i64, ptr %9 monotonic, align 8
  %11 = sub nsw i64 %10, 1
  store atomic i64 %11, ptr %9 release, align 8
  br label %12

12:                                               ; preds = %3, %0
  ret void
}

define void @__ehub_mirrored_barrier() {
  %1 = call i32 @__kmpc_global_thread_num(ptr @here)
  call void @__kmpc_barrier(ptr @here, i32 %1)
  ret void
}

declare void @__kmpc_barrier(ptr, i32)

define void @__ehub_mirrored_serialized_parallel() {
  %1 = call i32 @__kmpc_global_thread_num(ptr @here)
  call void @__kmpc_serialized_parallel(ptr @here, i32 %1)
  ret void
}

declare void @__kmpc_serialized_parallel(ptr, i32)

define void @__ehub_mirrored_end_serialized_parallel() {
  %1 = call i32 @__kmpc_global_thread_num(ptr @here)
  call void @__kmpc_end_serialized_parallel(ptr @here, i32 %1)
  ret void
}

declare void @__kmpc_end_serialized_parallel(ptr, i32)

declare void @__ehub_stop_saying(ptr, ptr, i32, ptr)

declare i32 @omp_get_level()
