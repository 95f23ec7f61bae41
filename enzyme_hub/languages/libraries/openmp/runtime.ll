; Made from runtime.c by `python -m enzyme_hub.languages.libraries.openmp`.
%struct.place = type { i32, i32, [2 x i32], ptr }
%struct.team = type { ptr, ptr, i32, i32, i32, i32 }

@here = internal constant %struct.place { i32 0, i32 2, [2 x i32] [i32 0, i32 22], ptr @.str.3 }, align 8
@.str = private unnamed_addr constant [96 x i8] c"enzyme-hub: the reverse of a parallel region got another number of threads than the region had\0A\00", align 1
@.str.1 = private unnamed_addr constant [88 x i8] c"enzyme-hub: --deterministic: a parallel region with several threads inside another one\0A\00", align 1
@turn = internal global i32 0, align 4
@.str.2 = private unnamed_addr constant [58 x i8] c"enzyme-hub: no memory for the tapes of a parallel region\0A\00", align 1
@.str.3 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1

define ptr @__ehub_team_new() {
  %1 = call ptr @calloc(i64 1, i64 32)
  %2 = call ptr @checked(ptr %1)
  %3 = call i32 @omp_get_max_active_levels()
  %4 = getelementptr inbounds nuw %struct.team, ptr %2, i32 0, i32 3
  store i32 %3, ptr %4, align 4
  %5 = call ptr @__ehub_order_new()
  %6 = getelementptr inbounds nuw %struct.team, ptr %2, i32 0, i32 0
  store ptr %5, ptr %6, align 8
  ret ptr %2
}

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

define void @__ehub_team_open(ptr %0, ptr %1) {
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @here, i32 1, ptr %0, ptr %1)
  ret void
}

declare void @__kmpc_fork_call(ptr, i32, ptr, ...)

define ptr @__ehub_team_enter(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = call ptr @__ehub_order_enter(ptr %3)
  ret ptr %4
}

declare ptr @__ehub_order_enter(ptr)

define void @__ehub_team_leave(ptr %0) {
  call void @__ehub_order_leave(ptr %0)
  ret void
}

declare void @__ehub_order_leave(ptr)

define void @__ehub_team_keep(ptr %0, ptr %1) {
  %3 = call i32 @omp_get_num_threads()
  %4 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 1
  %5 = load atomic i64, ptr %4 acquire, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = icmp ne ptr %6, null
  br i1 %7, label %22, label %8

8:                                                ; preds = %2
  %9 = sext i32 %3 to i64
  %10 = call ptr @calloc(i64 %9, i64 8)
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
  %23 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 2
  store atomic i32 %3, ptr %23 monotonic, align 8
  %24 = call i32 @omp_get_thread_num()
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds ptr, ptr %.0, i64 %25
  store ptr %1, ptr %26, align 8
  ret void
}

declare i32 @omp_get_num_threads()

declare void @free(ptr)

declare i32 @omp_get_thread_num()

define void @__ehub_team_again(ptr %0) {
  %2 = call i32 @omp_get_dynamic()
  %3 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 5
  store i32 %2, ptr %3, align 4
  %4 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 5
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  call void @omp_set_dynamic(i32 0)
  br label %8

8:                                                ; preds = %7, %1
  %9 = call i32 @omp_get_max_active_levels()
  %10 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 4
  store i32 %9, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 4
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 3
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %12, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %8
  %17 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 3
  %18 = load i32, ptr %17, align 4
  call void @omp_set_max_active_levels(i32 %18)
  br label %19

19:                                               ; preds = %16, %8
  %20 = call i32 @__kmpc_global_thread_num(ptr @here)
  %21 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 2
  %22 = load i32, ptr %21, align 8
  call void @__kmpc_push_num_threads(ptr @here, i32 %20, i32 %22)
  ret void
}

declare i32 @omp_get_dynamic()

declare void @omp_set_dynamic(i32)

declare void @omp_set_max_active_levels(i32)

declare void @__kmpc_push_num_threads(ptr, i32, i32)

declare i32 @__kmpc_global_thread_num(ptr)

define zeroext i1 @__ehub_team_is_alone() {
  %1 = call i32 @omp_in_parallel()
  %2 = icmp ne i32 %1, 0
  %3 = xor i1 %2, true
  ret i1 %3
}

declare i32 @omp_in_parallel()

define ptr @__ehub_team_tape(ptr %0) {
  %2 = call i32 @omp_get_num_threads()
  %3 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 2
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
  %12 = getelementptr inbounds ptr, ptr %9, i64 %11
  %13 = load ptr, ptr %12, align 8
  ret ptr %13
}

define internal void @stop(ptr %0) {
  %2 = call i64 @strlen(ptr %0)
  %3 = call i64 @write(i32 2, ptr %0, i64 %2)
  call void @abort()
  unreachable
}

define void @__ehub_team_end(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 5
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  call void @omp_set_dynamic(i32 1)
  br label %6

6:                                                ; preds = %5, %1
  %7 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 4
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 3
  %10 = load i32, ptr %9, align 4
  %11 = icmp ne i32 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 4
  %14 = load i32, ptr %13, align 8
  call void @omp_set_max_active_levels(i32 %14)
  br label %15

15:                                               ; preds = %12, %6
  %16 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  call void @__ehub_order_end(ptr %17)
  %18 = getelementptr inbounds nuw %struct.team, ptr %0, i32 0, i32 1
  %19 = load ptr, ptr %18, align 8
  call void @free(ptr %19)
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

declare i64 @write(i32, ptr, i64)

declare i64 @strlen(ptr)

declare void @abort()
