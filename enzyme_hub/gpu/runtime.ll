; Made from runtime.c by `python -m enzyme_hub.gpu`.
%struct.Place = type { [3 x i32], [3 x i32], [3 x i32], [3 x i32], i32 }
%struct.Shared = type { ptr, i64, ptr }
%struct.Fibre = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, [3 x i32] }
%struct.Byte = type { i32, i32, i32, i32, i8, i8, i8 }

@hub_place = global %struct.Place zeroinitializer, align 4
@hub_implicit = global [64 x i32] zeroinitializer, align 16
@hub_dispatch = internal global [16 x i32] zeroinitializer, align 16
@scheduler = internal global ptr null, align 8
@.str = private unnamed_addr constant [26 x i8] c"the kernel stopped itself\00", align 1
@hub_site = global i32 0, align 4
@.str.1 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@hub_shared = external constant [0 x %struct.Shared], align 8
@hub_dynamic = global i64 0, align 8
@.str.2 = private unnamed_addr constant [32 x i8] c"byte %lld of %s, which has %llu\00", align 1
@.str.3 = private unnamed_addr constant [35 x i8] c"an access outside of shared memory\00", align 1
@epoch = internal global i32 0, align 4
@.str.4 = private unnamed_addr constant [40 x i8] c"shared memory is read that nobody wrote\00", align 1
@.str.5 = private unnamed_addr constant [44 x i8] c"shared memory is added to that nobody wrote\00", align 1
@.str.6 = private unnamed_addr constant [71 x i8] c"shared memory is read that another thread wrote since the last barrier\00", align 1
@.str.7 = private unnamed_addr constant [74 x i8] c"shared memory is written that another thread wrote since the last barrier\00", align 1
@.str.8 = private unnamed_addr constant [73 x i8] c"shared memory is written that another thread read since the last barrier\00", align 1
@entry = internal global ptr null, align 8
@arguments = internal global ptr null, align 8
@hub_failed = global i32 0, align 4
@hub_message = global [4096 x i8] zeroinitializer, align 16
@count = internal global i32 0, align 4
@hub_shared_count = external constant i64, align 8
@hub_checks = global i32 0, align 4
@fibres = internal global [1024 x %struct.Fibre] zeroinitializer, align 16
@bytes = internal global ptr null, align 8
@bytes_room = internal global i64 0, align 8
@at_barrier = internal global i32 0, align 4
@in_warp = internal global i32 0, align 4
@.str.9 = private unnamed_addr constant [20 x i8] c"%s\0A%s\0A%s and %s%s%s\00", align 1
@hub_sites = external constant [0 x ptr], align 8
@.str.10 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"; \00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"%s\0A%s\0A%s%s%s\00", align 1
@done = internal global i32 0, align 4
@.str.13 = private unnamed_addr constant [42 x i8] c"thread (%u, %u, %u) of block (%u, %u, %u)\00", align 1
@.str.14 = private unnamed_addr constant [50 x i8] c"there is no memory for the stacks of %u threads\0A\0A\00", align 1
@.str.15 = private unnamed_addr constant [26 x i8] c"the other one waits at %s\00", align 1
@.str.16 = private unnamed_addr constant [29 x i8] c"%u threads wait, %u are done\00", align 1
@.str.17 = private unnamed_addr constant [72 x i8] c"threads wait for each other in vain: not all of them come to this place\00", align 1

define i32 @hub_tid_x() {
  %1 = load i32, ptr @hub_place, align 4
  ret i32 %1
}

define i32 @hub_tid_y() {
  %1 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @hub_place, i64 0, i64 1), align 4
  ret i32 %1
}

define i32 @hub_tid_z() {
  %1 = load i32, ptr getelementptr inbounds ([3 x i32], ptr @hub_place, i64 0, i64 2), align 4
  ret i32 %1
}

define i32 @hub_ctaid_x() {
  %1 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), align 4
  ret i32 %1
}

define i32 @hub_ctaid_y() {
  %1 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), i64 0, i64 1), align 4
  ret i32 %1
}

define i32 @hub_ctaid_z() {
  %1 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), i64 0, i64 2), align 4
  ret i32 %1
}

define i32 @hub_ntid_x() {
  %1 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  ret i32 %1
}

define i32 @hub_ntid_y() {
  %1 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 1), align 4
  ret i32 %1
}

define i32 @hub_ntid_z() {
  %1 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 2), align 4
  ret i32 %1
}

define i32 @hub_nctaid_x() {
  %1 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 3), align 4
  ret i32 %1
}

define i32 @hub_nctaid_y() {
  %1 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 3), i64 0, i64 1), align 4
  ret i32 %1
}

define i32 @hub_nctaid_z() {
  %1 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 3), i64 0, i64 2), align 4
  ret i32 %1
}

define i32 @hub_laneid() {
  %1 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %2 = urem i32 %1, 32
  ret i32 %2
}

define i32 @hub_warpid() {
  %1 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %2 = udiv i32 %1, 32
  ret i32 %2
}

define i32 @hub_warpsize() {
  ret i32 32
}

define i32 @hub_nothing() {
  ret i32 0
}

define i64 @hub_nothing_wide() {
  ret i64 0
}

define void @hub_no_fence() {
  ret void
}

define ptr @hub_implicitarg() {
  ret ptr @hub_implicit
}

define ptr @hub_dispatch_ptr() {
  ret ptr @hub_dispatch
}

define i32 @hub_mbcnt_lo(i32 %0, i32 %1) {
  %3 = zext i32 %0 to i64
  %4 = call i32 @hub_laneid()
  %5 = zext i32 %4 to i64
  %6 = shl i64 1, %5
  %7 = sub i64 %6, 1
  %8 = and i64 %3, %7
  %9 = trunc i64 %8 to i32
  %10 = call i32 @llvm.ctpop.i32(i32 %9)
  %11 = add i32 %1, %10
  ret i32 %11
}

declare i32 @llvm.ctpop.i32(i32)

define i32 @hub_mbcnt_hi(i32 %0, i32 %1) {
  ret i32 %1
}

define i1 @hub_is_shared(ptr %0) {
  %2 = call ptr @shared_at(ptr %0)
  %3 = icmp ne ptr %2, null
  ret i1 %3
}

define internal ptr @shared_at(ptr %0) {
  br label %2

2:                                                ; preds = %30, %1
  %.014 = phi i64 [ 0, %1 ], [ %31, %30 ]
  %.0 = phi ptr [ undef, %1 ], [ %.2, %30 ]
  %3 = load i64, ptr @hub_shared_count, align 8
  %4 = icmp ult i64 %.014, %3
  br i1 %4, label %5, label %32

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.014
  %7 = getelementptr inbounds nuw %struct.Shared, ptr %6, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.014
  %12 = getelementptr inbounds nuw %struct.Shared, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  br label %16

14:                                               ; preds = %5
  %15 = load i64, ptr @hub_dynamic, align 8
  br label %16

16:                                               ; preds = %14, %10
  %17 = phi i64 [ %13, %10 ], [ %15, %14 ]
  %18 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.014
  %19 = getelementptr inbounds nuw %struct.Shared, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = icmp uge ptr %0, %20
  br i1 %21, label %22, label %29

22:                                               ; preds = %16
  %23 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.014
  %24 = getelementptr inbounds nuw %struct.Shared, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 %17
  %27 = icmp ult ptr %0, %26
  %28 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.014
  %spec.select = select i1 %27, i32 1, i32 0
  %spec.select15 = select i1 %27, ptr %28, ptr %.0
  br label %29

29:                                               ; preds = %22, %16
  %.113 = phi i32 [ 0, %16 ], [ %spec.select, %22 ]
  %.2 = phi ptr [ %.0, %16 ], [ %spec.select15, %22 ]
  %cond = icmp eq i32 %.113, 0
  br i1 %cond, label %30, label %32

30:                                               ; preds = %29
  %31 = add i64 %.014, 1
  br label %2

32:                                               ; preds = %2, %29
  %.012 = phi i32 [ %.113, %29 ], [ 2, %2 ]
  %.1 = phi ptr [ %.2, %29 ], [ %.0, %2 ]
  switch i32 %.012, label %35 [
    i32 2, label %33
    i32 1, label %34
  ]

33:                                               ; preds = %32
  br label %34

34:                                               ; preds = %33, %32
  %.3 = phi ptr [ null, %33 ], [ %.1, %32 ]
  ret ptr %.3

35:                                               ; preds = %32
  unreachable
}

define i1 @hub_is_local(ptr %0) {
  %2 = call i32 @is_on_stack(ptr %0)
  %3 = icmp ne i32 %2, 0
  ret i1 %3
}

define internal i32 @is_on_stack(ptr %0) {
  %2 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %3 = zext i32 %2 to i64
  %4 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %3
  %5 = getelementptr inbounds nuw %struct.Fibre, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 16
  %7 = icmp ne ptr %6, null
  %8 = icmp uge ptr %0, %6
  %or.cond = and i1 %7, %8
  br i1 %or.cond, label %9, label %12

9:                                                ; preds = %1
  %10 = getelementptr inbounds i8, ptr %6, i64 524288
  %11 = icmp ult ptr %0, %10
  br label %12

12:                                               ; preds = %9, %1
  %13 = phi i1 [ %11, %9 ], [ false, %1 ]
  %14 = zext i1 %13 to i32
  ret i32 %14
}

define i1 @hub_is_global(ptr %0) {
  %2 = call ptr @shared_at(ptr %0)
  %3 = icmp ne ptr %2, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = call i32 @is_on_stack(ptr %0)
  %6 = icmp ne i32 %5, 0
  %7 = xor i1 %6, true
  br label %8

8:                                                ; preds = %4, %1
  %9 = phi i1 [ false, %1 ], [ %7, %4 ]
  ret i1 %9
}

define i1 @hub_is_const(ptr %0) {
  ret i1 false
}

define void @hub_barrier(i32 %0) {
  %2 = load ptr, ptr @scheduler, align 8
  %3 = icmp ne ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  call void @wait_in(i32 1)
  br label %5

5:                                                ; preds = %4, %1
  ret void
}

define internal void @wait_in(i32 %0) {
  %2 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %3 = zext i32 %2 to i64
  %4 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %3
  %5 = load i32, ptr @hub_site, align 4
  %6 = getelementptr inbounds nuw %struct.Fibre, ptr %4, i32 0, i32 3
  store i32 %5, ptr %6, align 4
  %7 = getelementptr inbounds nuw %struct.Fibre, ptr %4, i32 0, i32 2
  store i32 %0, ptr %7, align 8
  %8 = icmp eq i32 %0, 1
  %9 = zext i1 %8 to i64
  %10 = select i1 %8, ptr @at_barrier, ptr @in_warp
  %11 = load i32, ptr %10, align 4
  %12 = add i32 %11, 1
  store i32 %12, ptr %10, align 4
  %13 = getelementptr inbounds nuw %struct.Fibre, ptr %4, i32 0, i32 1
  %14 = load ptr, ptr @scheduler, align 8
  call void @hub_switch(ptr %13, ptr %14)
  ret void
}

define void @hub_barrier_all() {
  call void @hub_barrier(i32 0)
  ret void
}

define void @hub_warp_sync(i32 %0) {
  %2 = call i32 @rendezvous(i32 0, i32 %0, i32 0, i32 0, i32 0)
  ret void
}

define internal i32 @rendezvous(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4) {
  %6 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %7
  %9 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 5
  store i32 %0, ptr %9, align 4
  %10 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 4
  store i32 %1, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 6
  store i32 %2, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 7
  store i32 %3, ptr %12, align 4
  %13 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 8
  store i32 %4, ptr %13, align 8
  call void @wait_in(i32 2)
  %14 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 9
  %15 = load i32, ptr %14, align 4
  ret i32 %15
}

define i32 @hub_shfl_idx(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = call i32 @rendezvous(i32 1, i32 %0, i32 %1, i32 %2, i32 %3)
  ret i32 %5
}

define i32 @hub_shfl_up(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = call i32 @rendezvous(i32 2, i32 %0, i32 %1, i32 %2, i32 %3)
  ret i32 %5
}

define i32 @hub_shfl_down(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = call i32 @rendezvous(i32 3, i32 %0, i32 %1, i32 %2, i32 %3)
  ret i32 %5
}

define i32 @hub_shfl_bfly(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = call i32 @rendezvous(i32 4, i32 %0, i32 %1, i32 %2, i32 %3)
  ret i32 %5
}

define float @hub_shfl_idx_f(i32 %0, float %1, i32 %2, i32 %3) {
  %5 = call i32 @as_bits(float %1)
  %6 = call i32 @rendezvous(i32 1, i32 %0, i32 %5, i32 %2, i32 %3)
  %7 = call float @as_float(i32 %6)
  ret float %7
}

define internal float @as_float(i32 %0) {
  %2 = bitcast i32 %0 to float
  ret float %2
}

define internal i32 @as_bits(float %0) {
  %2 = bitcast float %0 to i32
  ret i32 %2
}

define float @hub_shfl_up_f(i32 %0, float %1, i32 %2, i32 %3) {
  %5 = call i32 @as_bits(float %1)
  %6 = call i32 @rendezvous(i32 2, i32 %0, i32 %5, i32 %2, i32 %3)
  %7 = call float @as_float(i32 %6)
  ret float %7
}

define float @hub_shfl_down_f(i32 %0, float %1, i32 %2, i32 %3) {
  %5 = call i32 @as_bits(float %1)
  %6 = call i32 @rendezvous(i32 3, i32 %0, i32 %5, i32 %2, i32 %3)
  %7 = call float @as_float(i32 %6)
  ret float %7
}

define float @hub_shfl_bfly_f(i32 %0, float %1, i32 %2, i32 %3) {
  %5 = call i32 @as_bits(float %1)
  %6 = call i32 @rendezvous(i32 4, i32 %0, i32 %5, i32 %2, i32 %3)
  %7 = call float @as_float(i32 %6)
  ret float %7
}

define i1 @hub_vote_all(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = trunc i8 %3 to i1
  %5 = zext i1 %4 to i32
  %6 = call i32 @rendezvous(i32 5, i32 %0, i32 %5, i32 0, i32 0)
  %7 = icmp ne i32 %6, 0
  ret i1 %7
}

define i1 @hub_vote_any(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = trunc i8 %3 to i1
  %5 = zext i1 %4 to i32
  %6 = call i32 @rendezvous(i32 6, i32 %0, i32 %5, i32 0, i32 0)
  %7 = icmp ne i32 %6, 0
  ret i1 %7
}

define i1 @hub_vote_uni(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = trunc i8 %3 to i1
  %5 = zext i1 %4 to i32
  %6 = call i32 @rendezvous(i32 7, i32 %0, i32 %5, i32 0, i32 0)
  %7 = icmp ne i32 %6, 0
  ret i1 %7
}

define i32 @hub_ballot(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = trunc i8 %3 to i1
  %5 = zext i1 %4 to i32
  %6 = call i32 @rendezvous(i32 8, i32 %0, i32 %5, i32 0, i32 0)
  ret i32 %6
}

define i1 @hub_barrier_and(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = trunc i8 %3 to i1
  %5 = zext i1 %4 to i32
  %6 = call i32 @reduce_in_block(i32 9, i32 %5)
  %7 = icmp ne i32 %6, 0
  ret i1 %7
}

define internal i32 @reduce_in_block(i32 %0, i32 %1) {
  %3 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %4
  %6 = getelementptr inbounds nuw %struct.Fibre, ptr %5, i32 0, i32 5
  store i32 %0, ptr %6, align 4
  %7 = getelementptr inbounds nuw %struct.Fibre, ptr %5, i32 0, i32 6
  store i32 %1, ptr %7, align 8
  call void @hub_barrier(i32 0)
  %8 = getelementptr inbounds nuw %struct.Fibre, ptr %5, i32 0, i32 9
  %9 = load i32, ptr %8, align 4
  ret i32 %9
}

define i1 @hub_barrier_or(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = trunc i8 %3 to i1
  %5 = zext i1 %4 to i32
  %6 = call i32 @reduce_in_block(i32 10, i32 %5)
  %7 = icmp ne i32 %6, 0
  ret i1 %7
}

define i32 @hub_barrier_popc(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = trunc i8 %3 to i1
  %5 = zext i1 %4 to i32
  %6 = call i32 @reduce_in_block(i32 11, i32 %5)
  ret i32 %6
}

define void @hub_trap() {
  %1 = load i32, ptr @hub_site, align 4
  call void @fail(ptr @.str, i32 %1, i32 0, ptr null)
  call void @llvm.trap()
  unreachable
}

define internal void @fail(ptr %0, i32 %1, i32 %2, ptr %3) {
  %5 = alloca [128 x i8], align 16
  %6 = alloca [128 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %5)
  %7 = load i32, ptr @hub_failed, align 4
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  call void @leave()
  br label %46

10:                                               ; preds = %4
  store i32 1, ptr @hub_failed, align 4
  %11 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 0
  %12 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  call void @name_threads(ptr %11, i32 128, i32 %12)
  %13 = icmp ne i32 %2, 0
  br i1 %13, label %14, label %31

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %6)
  %15 = getelementptr inbounds [128 x i8], ptr %6, i64 0, i64 0
  %16 = sub i32 %2, 1
  call void @name_threads(ptr %15, i32 128, i32 %16)
  %17 = icmp ne i32 %1, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %14
  %19 = zext i32 %1 to i64
  %20 = getelementptr inbounds nuw [0 x ptr], ptr @hub_sites, i64 0, i64 %19
  %21 = load ptr, ptr %20, align 8
  br label %22

22:                                               ; preds = %14, %18
  %23 = phi ptr [ %21, %18 ], [ @.str.10, %14 ]
  %24 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 0
  %25 = getelementptr inbounds [128 x i8], ptr %6, i64 0, i64 0
  %26 = icmp ne ptr %3, null
  %27 = zext i1 %26 to i64
  %28 = select i1 %26, ptr @.str.11, ptr @.str.10
  %29 = icmp ne ptr %3, null
  %..str.10 = select i1 %29, ptr %3, ptr @.str.10
  %30 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr @hub_message, i64 4096, ptr @.str.9, ptr %0, ptr %23, ptr %24, ptr %25, ptr %28, ptr %..str.10)
  call void @llvm.lifetime.end.p0(ptr %6)
  br label %45

31:                                               ; preds = %10
  %32 = icmp ne i32 %1, 0
  br i1 %32, label %33, label %37

33:                                               ; preds = %31
  %34 = zext i32 %1 to i64
  %35 = getelementptr inbounds nuw [0 x ptr], ptr @hub_sites, i64 0, i64 %34
  %36 = load ptr, ptr %35, align 8
  br label %37

37:                                               ; preds = %31, %33
  %38 = phi ptr [ %36, %33 ], [ @.str.10, %31 ]
  %39 = getelementptr inbounds [128 x i8], ptr %5, i64 0, i64 0
  %40 = icmp ne ptr %3, null
  %41 = zext i1 %40 to i64
  %42 = select i1 %40, ptr @.str.11, ptr @.str.10
  %43 = icmp ne ptr %3, null
  %..str.1014 = select i1 %43, ptr %3, ptr @.str.10
  %44 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr @hub_message, i64 4096, ptr @.str.12, ptr %0, ptr %38, ptr %39, ptr %42, ptr %..str.1014)
  br label %45

45:                                               ; preds = %37, %22
  call void @leave()
  br label %46

46:                                               ; preds = %45, %9
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare void @llvm.trap()

define void @hub_assertfail(ptr %0, ptr %1, i32 %2, ptr %3, i64 %4) {
  %6 = load i32, ptr @hub_site, align 4
  call void @fail(ptr %0, i32 %6, i32 0, ptr null)
  call void @llvm.trap()
  unreachable
}

define i32 @hub_vprintf(ptr %0, ptr %1) {
  %3 = alloca [64 x i8], align 16
  br label %4

4:                                                ; preds = %126, %2
  %.058 = phi i32 [ 0, %2 ], [ %.159, %126 ]
  %.056 = phi i64 [ 0, %2 ], [ %.157, %126 ]
  %.0 = phi ptr [ %0, %2 ], [ %.1, %126 ]
  %5 = load i8, ptr %.0, align 1
  %6 = icmp ne i8 %5, 0
  br i1 %6, label %7, label %127

7:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %3)
  %8 = load i8, ptr %.0, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %9, 37
  br i1 %10, label %16, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %.0, i64 1
  %13 = load i8, ptr %12, align 1
  %14 = sext i8 %13 to i32
  %15 = icmp eq i32 %14, 37
  br i1 %15, label %16, label %28

16:                                               ; preds = %11, %7
  %17 = load i8, ptr %.0, align 1
  %18 = sext i8 %17 to i32
  %19 = call i32 (i32, ptr, ...) @dprintf(i32 1, ptr @.str.1, i32 %18)
  %20 = add nsw i32 %.058, %19
  %21 = load i8, ptr %.0, align 1
  %22 = sext i8 %21 to i32
  %23 = icmp eq i32 %22, 37
  %24 = zext i1 %23 to i64
  %25 = select i1 %23, i32 2, i32 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %.0, i64 %26
  br label %126

28:                                               ; preds = %48, %11
  %.066 = phi i32 [ 0, %11 ], [ %38, %48 ]
  %.062 = phi i32 [ 0, %11 ], [ %51, %48 ]
  %.2 = phi ptr [ %.0, %11 ], [ %36, %48 ]
  %29 = load i8, ptr %.2, align 1
  %30 = sext i8 %29 to i32
  %31 = icmp ne i32 %30, 0
  %32 = zext i32 %.066 to i64
  %33 = icmp ult i64 %32, 62
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %68

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %.2, i32 1
  %37 = load i8, ptr %.2, align 1
  %38 = add i32 %.066, 1
  %39 = zext i32 %.066 to i64
  %40 = getelementptr inbounds nuw [64 x i8], ptr %3, i64 0, i64 %39
  store i8 %37, ptr %40, align 1
  %41 = sext i8 %37 to i32
  %42 = icmp eq i32 %41, 108
  %43 = sext i8 %37 to i32
  %44 = icmp eq i32 %43, 122
  %or.cond = or i1 %42, %44
  br i1 %or.cond, label %48, label %45

45:                                               ; preds = %35
  %46 = sext i8 %37 to i32
  %47 = icmp eq i32 %46, 106
  br label %48

48:                                               ; preds = %45, %35
  %49 = phi i1 [ %47, %45 ], [ true, %35 ]
  %50 = zext i1 %49 to i32
  %51 = or i32 %.062, %50
  %52 = sext i8 %37 to i32
  %53 = icmp sge i32 %52, 97
  %54 = sext i8 %37 to i32
  %55 = icmp sle i32 %54, 122
  %or.cond70 = and i1 %53, %55
  %56 = sext i8 %37 to i32
  %57 = icmp ne i32 %56, 108
  %or.cond72 = and i1 %or.cond70, %57
  %58 = sext i8 %37 to i32
  %59 = icmp ne i32 %58, 104
  %or.cond74 = and i1 %or.cond72, %59
  %60 = sext i8 %37 to i32
  %61 = icmp ne i32 %60, 122
  %or.cond76 = and i1 %or.cond74, %61
  %62 = sext i8 %37 to i32
  %63 = icmp ne i32 %62, 106
  %or.cond78 = and i1 %or.cond76, %63
  %64 = sext i8 %37 to i32
  %65 = icmp sge i32 %64, 65
  %66 = sext i8 %37 to i32
  %67 = icmp sle i32 %66, 90
  %or.cond80 = and i1 %65, %67
  %spec.select = select i1 %or.cond80, i32 5, i32 0
  %.165 = select i1 %or.cond78, i32 5, i32 %spec.select
  switch i32 %.165, label %128 [
    i32 0, label %28
    i32 5, label %68
  ]

68:                                               ; preds = %48, %28
  %.167 = phi i32 [ %38, %48 ], [ %.066, %28 ]
  %.163 = phi i32 [ %51, %48 ], [ %.062, %28 ]
  %.3 = phi ptr [ %36, %48 ], [ %.2, %28 ]
  %69 = zext i32 %.167 to i64
  %70 = getelementptr inbounds nuw [64 x i8], ptr %3, i64 0, i64 %69
  store i8 0, ptr %70, align 1
  %71 = sub i32 %.167, 1
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [64 x i8], ptr %3, i64 0, i64 %72
  %74 = load i8, ptr %73, align 1
  %75 = sext i8 %74 to i32
  %76 = icmp eq i32 %75, 102
  %77 = sext i8 %74 to i32
  %78 = icmp eq i32 %77, 101
  %or.cond82 = or i1 %76, %78
  %79 = sext i8 %74 to i32
  %80 = icmp eq i32 %79, 103
  %or.cond84 = or i1 %or.cond82, %80
  %81 = sext i8 %74 to i32
  %82 = icmp eq i32 %81, 69
  %or.cond86 = or i1 %or.cond84, %82
  %83 = sext i8 %74 to i32
  %84 = icmp eq i32 %83, 71
  %or.cond88 = or i1 %or.cond86, %84
  %85 = sext i8 %74 to i32
  %86 = icmp eq i32 %85, 97
  %or.cond90 = or i1 %or.cond88, %86
  %87 = sext i8 %74 to i32
  %88 = icmp eq i32 %87, 115
  %or.cond92 = or i1 %or.cond90, %88
  %89 = sext i8 %74 to i32
  %90 = icmp eq i32 %89, 112
  %or.cond94 = or i1 %or.cond92, %90
  %91 = icmp ne i32 %.163, 0
  %spec.select98 = select i1 %or.cond94, i1 true, i1 %91
  %92 = zext i1 %spec.select98 to i64
  %93 = select i1 %spec.select98, i32 8, i32 4
  %94 = sext i32 %93 to i64
  %95 = add i64 %.056, %94
  %96 = sub i64 %95, 1
  %97 = udiv i64 %96, %94
  %98 = mul i64 %97, %94
  %99 = icmp eq i64 %94, 4
  br i1 %99, label %100, label %106

100:                                              ; preds = %68
  %101 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 %98
  %103 = load i32, ptr %102, align 4
  %104 = call i32 (i32, ptr, ...) @dprintf(i32 1, ptr %101, i32 %103)
  %105 = add nsw i32 %.058, %104
  br label %124

106:                                              ; preds = %68
  %107 = sext i8 %74 to i32
  %108 = icmp eq i32 %107, 115
  %109 = sext i8 %74 to i32
  %110 = icmp eq i32 %109, 112
  %or.cond96 = or i1 %108, %110
  %111 = icmp ne i32 %.163, 0
  %or.cond97 = select i1 %or.cond96, i1 true, i1 %111
  br i1 %or.cond97, label %112, label %118

112:                                              ; preds = %106
  %113 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 %98
  %115 = load i64, ptr %114, align 8
  %116 = call i32 (i32, ptr, ...) @dprintf(i32 1, ptr %113, i64 %115)
  %117 = add nsw i32 %.058, %116
  br label %124

118:                                              ; preds = %106
  %119 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 %98
  %121 = load double, ptr %120, align 8
  %122 = call i32 (i32, ptr, ...) @dprintf(i32 1, ptr %119, double %121)
  %123 = add nsw i32 %.058, %122
  br label %124

124:                                              ; preds = %112, %118, %100
  %.260 = phi i32 [ %105, %100 ], [ %117, %112 ], [ %123, %118 ]
  %125 = add i64 %98, %94
  br label %126

126:                                              ; preds = %124, %16
  %.159 = phi i32 [ %20, %16 ], [ %.260, %124 ]
  %.157 = phi i64 [ %.056, %16 ], [ %125, %124 ]
  %.1 = phi ptr [ %27, %16 ], [ %.3, %124 ]
  call void @llvm.lifetime.end.p0(ptr %3)
  br label %4

127:                                              ; preds = %4
  ret i32 %.058

128:                                              ; preds = %48
  unreachable
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare i32 @dprintf(i32, ptr, ...)

declare void @llvm.lifetime.end.p0(ptr captures(none))

define void @hub_access(ptr %0, i64 %1, i32 %2, i32 %3, i32 %4) {
  %6 = alloca [256 x i8], align 16
  %7 = call ptr @shared_at(ptr %0)
  %8 = icmp ne i32 %3, -1
  br i1 %8, label %9, label %43

9:                                                ; preds = %5
  %10 = zext i32 %3 to i64
  %11 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %10
  %12 = getelementptr inbounds nuw %struct.Shared, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw %struct.Shared, ptr %11, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  br label %20

18:                                               ; preds = %9
  %19 = load i64, ptr @hub_dynamic, align 8
  br label %20

20:                                               ; preds = %18, %15
  %21 = phi i64 [ %17, %15 ], [ %19, %18 ]
  %22 = getelementptr inbounds nuw %struct.Shared, ptr %11, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ult ptr %0, %23
  br i1 %24, label %31, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %27 = getelementptr inbounds nuw %struct.Shared, ptr %11, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 %21
  %30 = icmp ugt ptr %26, %29
  br i1 %30, label %31, label %42

31:                                               ; preds = %25, %20
  call void @llvm.lifetime.start.p0(ptr %6)
  %32 = getelementptr inbounds [256 x i8], ptr %6, i64 0, i64 0
  %33 = getelementptr inbounds nuw %struct.Shared, ptr %11, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8
  %35 = ptrtoint ptr %0 to i64
  %36 = ptrtoint ptr %34 to i64
  %37 = sub i64 %35, %36
  %38 = getelementptr inbounds nuw %struct.Shared, ptr %11, i32 0, i32 2
  %39 = load ptr, ptr %38, align 8
  %40 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %32, i64 256, ptr @.str.2, i64 %37, ptr %39, i64 %21)
  %41 = getelementptr inbounds [256 x i8], ptr %6, i64 0, i64 0
  call void @fail(ptr @.str.3, i32 %4, i32 0, ptr %41)
  call void @llvm.lifetime.end.p0(ptr %6)
  br label %42

42:                                               ; preds = %25, %31
  %.079 = phi i32 [ 1, %31 ], [ 0, %25 ]
  %.1 = phi ptr [ %7, %31 ], [ %11, %25 ]
  %cond83 = icmp eq i32 %.079, 0
  br i1 %cond83, label %43, label %192

43:                                               ; preds = %42, %5
  %.0 = phi ptr [ %7, %5 ], [ %.1, %42 ]
  %44 = icmp ne ptr %.0, null
  br i1 %44, label %45, label %192

45:                                               ; preds = %43, %190
  %.081 = phi i64 [ %191, %190 ], [ 0, %43 ]
  %46 = icmp ult i64 %.081, %1
  br i1 %46, label %47, label %192

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw %struct.Shared, ptr %.0, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = ptrtoint ptr %0 to i64
  %51 = ptrtoint ptr %49 to i64
  %52 = sub i64 %50, %51
  %53 = add i64 %52, %.081
  %54 = call ptr @byte_of(ptr %.0, i64 %53)
  %55 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %56 = add i32 %55, 1
  %57 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 0
  %58 = load i32, ptr %57, align 4
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %69

60:                                               ; preds = %47
  %61 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 0
  %62 = load i32, ptr %61, align 4
  %63 = icmp ne i32 %62, %56
  br i1 %63, label %64, label %69

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 1
  %66 = load i32, ptr %65, align 4
  %67 = load i32, ptr @epoch, align 4
  %68 = icmp eq i32 %66, %67
  br label %69

69:                                               ; preds = %64, %60, %47
  %70 = phi i1 [ false, %60 ], [ false, %47 ], [ %68, %64 ]
  %71 = zext i1 %70 to i32
  %72 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 2
  %73 = load i32, ptr %72, align 4
  %74 = icmp ne i32 %73, 0
  br i1 %74, label %75, label %89

75:                                               ; preds = %69
  %76 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 3
  %77 = load i32, ptr %76, align 4
  %78 = load i32, ptr @epoch, align 4
  %79 = icmp eq i32 %77, %78
  br i1 %79, label %80, label %89

80:                                               ; preds = %75
  %81 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 5
  %82 = load i8, ptr %81, align 1
  %83 = zext i8 %82 to i32
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %89, label %85

85:                                               ; preds = %80
  %86 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 2
  %87 = load i32, ptr %86, align 4
  %88 = icmp ne i32 %87, %56
  br label %89

89:                                               ; preds = %80, %85, %75, %69
  %90 = phi i1 [ false, %75 ], [ false, %69 ], [ true, %80 ], [ %88, %85 ]
  %91 = zext i1 %90 to i32
  switch i32 %2, label %115 [
    i32 0, label %92
    i32 2, label %100
  ]

92:                                               ; preds = %89
  %93 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 4
  %94 = load i8, ptr %93, align 4
  %95 = icmp ne i8 %94, 0
  br i1 %95, label %99, label %96

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw %struct.Shared, ptr %.0, i32 0, i32 2
  %98 = load ptr, ptr %97, align 8
  call void @fail(ptr @.str.4, i32 %4, i32 0, ptr %98)
  br label %189

99:                                               ; preds = %92
  %cond84 = icmp eq i32 %2, 2
  br i1 %cond84, label %100, label %115

100:                                              ; preds = %99, %89
  %101 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 4
  %102 = load i8, ptr %101, align 4
  %103 = icmp ne i8 %102, 0
  br i1 %103, label %107, label %104

104:                                              ; preds = %100
  %105 = getelementptr inbounds nuw %struct.Shared, ptr %.0, i32 0, i32 2
  %106 = load ptr, ptr %105, align 8
  call void @fail(ptr @.str.5, i32 %4, i32 0, ptr %106)
  br label %189

107:                                              ; preds = %100
  %108 = icmp eq i32 %2, 2
  br i1 %108, label %109, label %115

109:                                              ; preds = %107
  %110 = icmp ne i32 %71, 0
  br i1 %110, label %111, label %125

111:                                              ; preds = %109
  %112 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 6
  %113 = load i8, ptr %112, align 2
  %114 = icmp ne i8 %113, 0
  br i1 %114, label %125, label %117

115:                                              ; preds = %99, %89, %107
  %116 = icmp ne i32 %71, 0
  br i1 %116, label %117, label %125

117:                                              ; preds = %115, %111
  %118 = icmp eq i32 %2, 0
  %119 = zext i1 %118 to i64
  %120 = select i1 %118, ptr @.str.6, ptr @.str.7
  %121 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 0
  %122 = load i32, ptr %121, align 4
  %123 = getelementptr inbounds nuw %struct.Shared, ptr %.0, i32 0, i32 2
  %124 = load ptr, ptr %123, align 8
  call void @fail(ptr %120, i32 %4, i32 %122, ptr %124)
  br label %189

125:                                              ; preds = %115, %111, %109
  %126 = icmp ne i32 %2, 0
  %127 = icmp ne i32 %91, 0
  %or.cond = select i1 %126, i1 %127, i1 false
  br i1 %or.cond, label %128, label %139

128:                                              ; preds = %125
  %129 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 2
  %130 = load i32, ptr %129, align 4
  %131 = icmp ne i32 %130, %56
  br i1 %131, label %132, label %135

132:                                              ; preds = %128
  %133 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 2
  %134 = load i32, ptr %133, align 4
  br label %135

135:                                              ; preds = %128, %132
  %136 = phi i32 [ %134, %132 ], [ 0, %128 ]
  %137 = getelementptr inbounds nuw %struct.Shared, ptr %.0, i32 0, i32 2
  %138 = load ptr, ptr %137, align 8
  call void @fail(ptr @.str.8, i32 %4, i32 %136, ptr %138)
  br label %189

139:                                              ; preds = %125
  switch i32 %2, label %180 [
    i32 0, label %140
    i32 2, label %166
  ]

140:                                              ; preds = %139
  %141 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 3
  %142 = load i32, ptr %141, align 4
  %143 = load i32, ptr @epoch, align 4
  %144 = icmp eq i32 %142, %143
  br i1 %144, label %145, label %158

145:                                              ; preds = %140
  %146 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 2
  %147 = load i32, ptr %146, align 4
  %148 = icmp ne i32 %147, 0
  br i1 %148, label %149, label %158

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 5
  %151 = load i8, ptr %150, align 1
  %152 = zext i8 %151 to i32
  %153 = icmp ne i32 %152, 0
  br i1 %153, label %158, label %154

154:                                              ; preds = %149
  %155 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 2
  %156 = load i32, ptr %155, align 4
  %157 = icmp ne i32 %156, %56
  br label %158

158:                                              ; preds = %149, %154, %145, %140
  %159 = phi i1 [ false, %145 ], [ false, %140 ], [ true, %149 ], [ %157, %154 ]
  %160 = zext i1 %159 to i32
  %161 = trunc i32 %160 to i8
  %162 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 5
  store i8 %161, ptr %162, align 1
  %163 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 2
  store i32 %56, ptr %163, align 4
  %164 = load i32, ptr @epoch, align 4
  %165 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 3
  store i32 %164, ptr %165, align 4
  br label %189

166:                                              ; preds = %139
  %167 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 1
  %168 = load i32, ptr %167, align 4
  %169 = load i32, ptr @epoch, align 4
  %170 = icmp ne i32 %168, %169
  br i1 %170, label %180, label %171

171:                                              ; preds = %166
  %172 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 0
  %173 = load i32, ptr %172, align 4
  %174 = icmp ne i32 %173, 0
  br i1 %174, label %175, label %180

175:                                              ; preds = %171
  %176 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 6
  %177 = load i8, ptr %176, align 2
  %178 = zext i8 %177 to i32
  %179 = icmp ne i32 %178, 0
  br label %180

180:                                              ; preds = %166, %171, %175, %139
  %181 = phi i1 [ false, %139 ], [ true, %171 ], [ true, %166 ], [ %179, %175 ]
  %182 = zext i1 %181 to i32
  %183 = trunc i32 %182 to i8
  %184 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 6
  store i8 %183, ptr %184, align 2
  %185 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 0
  store i32 %56, ptr %185, align 4
  %186 = load i32, ptr @epoch, align 4
  %187 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 1
  store i32 %186, ptr %187, align 4
  %188 = getelementptr inbounds nuw %struct.Byte, ptr %54, i32 0, i32 4
  store i8 1, ptr %188, align 4
  br label %189

189:                                              ; preds = %158, %180, %135, %117, %104, %96
  %.3 = phi i32 [ 1, %135 ], [ 1, %96 ], [ 1, %117 ], [ 1, %104 ], [ 0, %180 ], [ 0, %158 ]
  %cond82 = icmp eq i32 %.3, 0
  br i1 %cond82, label %190, label %192

190:                                              ; preds = %189
  %191 = add i64 %.081, 1
  br label %45

192:                                              ; preds = %189, %45, %42, %43
  ret void
}

declare i32 @snprintf(ptr, i64, ptr, ...)

define internal ptr @byte_of(ptr %0, i64 %1) {
  br label %3

3:                                                ; preds = %14, %2
  %.07 = phi i64 [ 0, %2 ], [ %16, %14 ]
  %.0 = phi ptr [ @hub_shared, %2 ], [ %17, %14 ]
  %4 = icmp ne ptr %.0, %0
  br i1 %4, label %5, label %18

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.Shared, ptr %.0, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw %struct.Shared, ptr %.0, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  br label %14

12:                                               ; preds = %5
  %13 = load i64, ptr @hub_dynamic, align 8
  br label %14

14:                                               ; preds = %12, %9
  %15 = phi i64 [ %11, %9 ], [ %13, %12 ]
  %16 = add i64 %.07, %15
  %17 = getelementptr inbounds nuw %struct.Shared, ptr %.0, i32 1
  br label %3

18:                                               ; preds = %3
  %19 = load ptr, ptr @bytes, align 8
  %20 = add i64 %.07, %1
  %21 = getelementptr inbounds nuw %struct.Byte, ptr %19, i64 %20
  ret ptr %21
}

define i32 @hub_launch(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5) {
  store ptr %0, ptr @entry, align 8
  store ptr %2, ptr @arguments, align 8
  store i32 0, ptr @hub_failed, align 4
  store i8 0, ptr @hub_message, align 16
  store i64 %5, ptr @hub_dynamic, align 8
  store ptr null, ptr @scheduler, align 8
  %7 = getelementptr inbounds i32, ptr %4, i64 0
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds i32, ptr %4, i64 1
  %10 = load i32, ptr %9, align 4
  %11 = mul i32 %8, %10
  %12 = getelementptr inbounds i32, ptr %4, i64 2
  %13 = load i32, ptr %12, align 4
  %14 = mul i32 %11, %13
  store i32 %14, ptr @count, align 4
  br label %15

15:                                               ; preds = %17, %6
  %.056 = phi i32 [ 0, %6 ], [ %57, %17 ]
  %16 = icmp ult i32 %.056, 3
  br i1 %16, label %17, label %58

17:                                               ; preds = %15
  %18 = zext i32 %.056 to i64
  %19 = getelementptr inbounds nuw i32, ptr %4, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = zext i32 %.056 to i64
  %22 = getelementptr inbounds nuw [3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 %21
  store i32 %20, ptr %22, align 4
  %23 = zext i32 %.056 to i64
  %24 = getelementptr inbounds nuw i32, ptr %3, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %.056 to i64
  %27 = getelementptr inbounds nuw [3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 3), i64 0, i64 %26
  store i32 %25, ptr %27, align 4
  %28 = zext i32 %.056 to i64
  %29 = getelementptr inbounds nuw i32, ptr %3, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = zext i32 %.056 to i64
  %32 = getelementptr inbounds nuw [64 x i32], ptr @hub_implicit, i64 0, i64 %31
  store i32 %30, ptr %32, align 4
  %33 = zext i32 %.056 to i64
  %34 = getelementptr inbounds nuw i32, ptr %4, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = trunc i32 %35 to i16
  %37 = add i32 6, %.056
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i16, ptr @hub_implicit, i64 %38
  store i16 %36, ptr %39, align 2
  %40 = zext i32 %.056 to i64
  %41 = getelementptr inbounds nuw i32, ptr %4, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = trunc i32 %42 to i16
  %44 = add i32 2, %.056
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i16, ptr @hub_dispatch, i64 %45
  store i16 %43, ptr %46, align 2
  %47 = zext i32 %.056 to i64
  %48 = getelementptr inbounds nuw i32, ptr %3, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = zext i32 %.056 to i64
  %51 = getelementptr inbounds nuw i32, ptr %4, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = mul i32 %49, %52
  %54 = add i32 3, %.056
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [16 x i32], ptr @hub_dispatch, i64 0, i64 %55
  store i32 %53, ptr %56, align 4
  %57 = add i32 %.056, 1
  br label %15

58:                                               ; preds = %15, %112
  %.057 = phi i32 [ %.3, %112 ], [ undef, %15 ]
  %.055 = phi i32 [ %113, %112 ], [ 0, %15 ]
  %59 = getelementptr inbounds i32, ptr %3, i64 2
  %60 = load i32, ptr %59, align 4
  %61 = icmp ult i32 %.055, %60
  br i1 %61, label %62, label %114

62:                                               ; preds = %58, %109
  %.259 = phi i32 [ %.4, %109 ], [ %.057, %58 ]
  %.053 = phi i32 [ %110, %109 ], [ 0, %58 ]
  %63 = getelementptr inbounds i32, ptr %3, i64 1
  %64 = load i32, ptr %63, align 4
  %65 = icmp ult i32 %.053, %64
  br i1 %65, label %66, label %111

66:                                               ; preds = %62, %106
  %.052 = phi i32 [ %107, %106 ], [ 0, %62 ]
  %67 = getelementptr inbounds i32, ptr %3, i64 0
  %68 = load i32, ptr %67, align 4
  %69 = icmp ult i32 %.052, %68
  %70 = load i32, ptr @hub_failed, align 4
  %71 = icmp ne i32 %70, 0
  %72 = xor i1 %71, true
  %73 = select i1 %69, i1 %72, i1 false
  br i1 %73, label %74, label %108

74:                                               ; preds = %66
  store i32 %.052, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), align 4
  store i32 %.053, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), i64 0, i64 1), align 4
  store i32 %.055, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), i64 0, i64 2), align 4
  br label %75

75:                                               ; preds = %90, %74
  %.0 = phi i64 [ 0, %74 ], [ %92, %90 ]
  %76 = load i64, ptr @hub_shared_count, align 8
  %77 = icmp ult i64 %.0, %76
  br i1 %77, label %78, label %93

78:                                               ; preds = %75
  %79 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.0
  %80 = getelementptr inbounds nuw %struct.Shared, ptr %79, i32 0, i32 0
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.0
  %83 = getelementptr inbounds nuw %struct.Shared, ptr %82, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  %85 = icmp ne i64 %84, 0
  br i1 %85, label %86, label %90

86:                                               ; preds = %78
  %87 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.0
  %88 = getelementptr inbounds nuw %struct.Shared, ptr %87, i32 0, i32 1
  %89 = load i64, ptr %88, align 8
  br label %90

90:                                               ; preds = %78, %86
  %91 = phi i64 [ %89, %86 ], [ %5, %78 ]
  call void @llvm.memset.p0.i64(ptr align 1 %81, i8 -1, i64 %91, i1 false)
  %92 = add i64 %.0, 1
  br label %75

93:                                               ; preds = %75
  %94 = load i32, ptr @hub_checks, align 4
  %95 = icmp ne i32 %94, 0
  br i1 %95, label %96, label %99

96:                                               ; preds = %93
  %97 = call i32 @prepare_checks()
  %98 = icmp ne i32 %97, 0
  br i1 %98, label %99, label %108

99:                                               ; preds = %96, %93
  %100 = load i32, ptr @epoch, align 4
  %101 = add i32 %100, 1
  store i32 %101, ptr @epoch, align 4
  %102 = icmp ne ptr %1, null
  br i1 %102, label %103, label %105

103:                                              ; preds = %99
  %104 = load i32, ptr @count, align 4
  call void %1(ptr %2, i32 %104)
  br label %106

105:                                              ; preds = %99
  call void @run_with_fibres()
  br label %106

106:                                              ; preds = %103, %105
  %107 = add i32 %.052, 1
  br label %66

108:                                              ; preds = %96, %66
  %.4 = phi i32 [ %.259, %66 ], [ 1, %96 ]
  %.2 = phi i32 [ 11, %66 ], [ 1, %96 ]
  %cond60 = icmp eq i32 %.2, 11
  br i1 %cond60, label %109, label %111

109:                                              ; preds = %108
  %110 = add i32 %.053, 1
  br label %62

111:                                              ; preds = %62, %108
  %.3 = phi i32 [ %.4, %108 ], [ %.259, %62 ]
  %.1 = phi i32 [ %.2, %108 ], [ 8, %62 ]
  %cond = icmp eq i32 %.1, 8
  br i1 %cond, label %112, label %114

112:                                              ; preds = %111
  %113 = add i32 %.055, 1
  br label %58

114:                                              ; preds = %58, %111
  %.158 = phi i32 [ %.3, %111 ], [ %.057, %58 ]
  %.054 = phi i32 [ %.1, %111 ], [ 5, %58 ]
  switch i32 %.054, label %118 [
    i32 5, label %115
    i32 1, label %117
  ]

115:                                              ; preds = %114
  %116 = load i32, ptr @hub_failed, align 4
  br label %117

117:                                              ; preds = %115, %114
  %.5 = phi i32 [ %116, %115 ], [ %.158, %114 ]
  ret i32 %.5

118:                                              ; preds = %114
  unreachable
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define internal i32 @prepare_checks() {
  br label %1

1:                                                ; preds = %15, %0
  %.010 = phi i64 [ 0, %0 ], [ %17, %15 ]
  %.0 = phi i64 [ 0, %0 ], [ %18, %15 ]
  %2 = load i64, ptr @hub_shared_count, align 8
  %3 = icmp ult i64 %.0, %2
  br i1 %3, label %4, label %19

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.0
  %6 = getelementptr inbounds nuw %struct.Shared, ptr %5, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.0
  %11 = getelementptr inbounds nuw %struct.Shared, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  br label %15

13:                                               ; preds = %4
  %14 = load i64, ptr @hub_dynamic, align 8
  br label %15

15:                                               ; preds = %13, %9
  %16 = phi i64 [ %12, %9 ], [ %14, %13 ]
  %17 = add i64 %.010, %16
  %18 = add i64 %.0, 1
  br label %1

19:                                               ; preds = %1
  %20 = load i64, ptr @bytes_room, align 8
  %21 = icmp ugt i64 %.010, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %19
  %23 = load ptr, ptr @bytes, align 8
  call void @free(ptr %23)
  %24 = mul i64 %.010, 20
  %25 = call ptr @malloc(i64 %24)
  store ptr %25, ptr @bytes, align 8
  %26 = load ptr, ptr @bytes, align 8
  %27 = icmp ne ptr %26, null
  %.010. = select i1 %27, i64 %.010, i64 0
  store i64 %.010., ptr @bytes_room, align 8
  br label %28

28:                                               ; preds = %22, %19
  %29 = load ptr, ptr @bytes, align 8
  %30 = icmp ne ptr %29, null
  br i1 %30, label %31, label %34

31:                                               ; preds = %28
  %32 = load ptr, ptr @bytes, align 8
  %33 = mul i64 %.010, 20
  call void @llvm.memset.p0.i64(ptr align 4 %32, i8 0, i64 %33, i1 false)
  br label %34

34:                                               ; preds = %31, %28
  %35 = load ptr, ptr @bytes, align 8
  %36 = icmp ne ptr %35, null
  %37 = icmp eq i64 %.010, 0
  %spec.select = select i1 %36, i1 true, i1 %37
  %38 = zext i1 %spec.select to i32
  ret i32 %38
}

define internal void @run_with_fibres() {
  store i32 0, ptr @done, align 4
  store i32 0, ptr @in_warp, align 4
  store i32 0, ptr @at_barrier, align 4
  br label %1

1:                                                ; preds = %10, %0
  %.028 = phi i32 [ 0, %0 ], [ %11, %10 ]
  %2 = load i32, ptr @count, align 4
  %3 = icmp ult i32 %.028, %2
  br i1 %3, label %4, label %12

4:                                                ; preds = %1
  %5 = call i32 @prepare(i32 %.028)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %4
  store i32 1, ptr @hub_failed, align 4
  %8 = load i32, ptr @count, align 4
  %9 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr @hub_message, i64 4096, ptr @.str.14, i32 %8)
  br label %12

10:                                               ; preds = %4
  %11 = add i32 %.028, 1
  br label %1

12:                                               ; preds = %1, %7
  %.031 = phi i32 [ 1, %7 ], [ 2, %1 ]
  switch i32 %.031, label %91 [
    i32 2, label %13
    i32 1, label %90
  ]

13:                                               ; preds = %88, %12
  %14 = load i32, ptr @hub_failed, align 4
  %15 = icmp ne i32 %14, 0
  %16 = xor i1 %15, true
  br i1 %16, label %17, label %89

17:                                               ; preds = %13, %43
  %.030 = phi i32 [ %.1, %43 ], [ 0, %13 ]
  %.029 = phi i32 [ %44, %43 ], [ 0, %13 ]
  %18 = load i32, ptr @count, align 4
  %19 = icmp ult i32 %.029, %18
  %20 = load i32, ptr @hub_failed, align 4
  %21 = icmp ne i32 %20, 0
  %22 = xor i1 %21, true
  %23 = select i1 %19, i1 %22, i1 false
  br i1 %23, label %24, label %45

24:                                               ; preds = %17
  %25 = zext i32 %.029 to i64
  %26 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %25
  %27 = getelementptr inbounds nuw %struct.Fibre, ptr %26, i32 0, i32 2
  %28 = load i32, ptr %27, align 8
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %43, label %30

30:                                               ; preds = %24
  store i32 %.029, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %31 = getelementptr inbounds nuw %struct.Fibre, ptr %26, i32 0, i32 10
  %32 = getelementptr inbounds [3 x i32], ptr %31, i64 0, i64 0
  %33 = load i32, ptr %32, align 8
  store i32 %33, ptr @hub_place, align 4
  %34 = getelementptr inbounds nuw %struct.Fibre, ptr %26, i32 0, i32 10
  %35 = getelementptr inbounds [3 x i32], ptr %34, i64 0, i64 1
  %36 = load i32, ptr %35, align 4
  store i32 %36, ptr getelementptr inbounds ([3 x i32], ptr @hub_place, i64 0, i64 1), align 4
  %37 = getelementptr inbounds nuw %struct.Fibre, ptr %26, i32 0, i32 10
  %38 = getelementptr inbounds [3 x i32], ptr %37, i64 0, i64 2
  %39 = load i32, ptr %38, align 8
  store i32 %39, ptr getelementptr inbounds ([3 x i32], ptr @hub_place, i64 0, i64 2), align 4
  %40 = add i32 %.030, 1
  %41 = getelementptr inbounds nuw %struct.Fibre, ptr %26, i32 0, i32 1
  %42 = load ptr, ptr %41, align 8
  call void @hub_switch(ptr @scheduler, ptr %42)
  br label %43

43:                                               ; preds = %30, %24
  %.1 = phi i32 [ %40, %30 ], [ %.030, %24 ]
  %44 = add i32 %.029, 1
  br label %17

45:                                               ; preds = %17
  %46 = load i32, ptr @hub_failed, align 4
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %88, label %48

48:                                               ; preds = %45
  %49 = load i32, ptr @done, align 4
  %50 = load i32, ptr @count, align 4
  %51 = icmp eq i32 %49, %50
  br i1 %51, label %88, label %52

52:                                               ; preds = %48, %58
  %.2 = phi i32 [ %60, %58 ], [ %.030, %48 ]
  %.027 = phi i32 [ %61, %58 ], [ 0, %48 ]
  %53 = load i32, ptr @in_warp, align 4
  %54 = icmp ne i32 %53, 0
  %55 = load i32, ptr @count, align 4
  %56 = icmp ult i32 %.027, %55
  %57 = select i1 %54, i1 %56, i1 false
  br i1 %57, label %58, label %62

58:                                               ; preds = %52
  %59 = call i32 @serve_warp(i32 %.027)
  %60 = add i32 %.2, %59
  %61 = add i32 %.027, 32
  br label %52

62:                                               ; preds = %52
  %63 = load i32, ptr @at_barrier, align 4
  %64 = load i32, ptr @count, align 4
  %65 = icmp eq i32 %63, %64
  br i1 %65, label %66, label %84

66:                                               ; preds = %62, %69
  %.026 = phi i32 [ %77, %69 ], [ 1, %62 ]
  %.0 = phi i32 [ %78, %69 ], [ 1, %62 ]
  %67 = load i32, ptr @count, align 4
  %68 = icmp ult i32 %.0, %67
  br i1 %68, label %69, label %79

69:                                               ; preds = %66
  %70 = zext i32 %.0 to i64
  %71 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %70
  %72 = getelementptr inbounds nuw %struct.Fibre, ptr %71, i32 0, i32 3
  %73 = load i32, ptr %72, align 4
  %74 = load i32, ptr getelementptr inbounds nuw (%struct.Fibre, ptr @fibres, i32 0, i32 3), align 4
  %75 = icmp eq i32 %73, %74
  %76 = zext i1 %75 to i32
  %77 = and i32 %.026, %76
  %78 = add i32 %.0, 1
  br label %66

79:                                               ; preds = %66
  %80 = icmp ne i32 %.026, 0
  br i1 %80, label %82, label %81

81:                                               ; preds = %79
  call void @stuck()
  br label %83

82:                                               ; preds = %79
  call void @serve_block()
  br label %83

83:                                               ; preds = %82, %81
  %.3 = phi i32 [ 0, %82 ], [ 6, %81 ]
  %cond = icmp eq i32 %.3, 0
  br i1 %cond, label %87, label %88

84:                                               ; preds = %62
  %85 = icmp ne i32 %.2, 0
  br i1 %85, label %87, label %86

86:                                               ; preds = %84
  call void @stuck()
  br label %88

87:                                               ; preds = %84, %83
  br label %88

88:                                               ; preds = %45, %48, %83, %87, %86
  %.233 = phi i32 [ 6, %86 ], [ %.3, %83 ], [ 0, %87 ], [ 6, %48 ], [ 6, %45 ]
  switch i32 %.233, label %91 [
    i32 0, label %13
    i32 6, label %89
  ]

89:                                               ; preds = %88, %13
  store ptr null, ptr @scheduler, align 8
  br label %90

90:                                               ; preds = %89, %12
  ret void

91:                                               ; preds = %88, %12
  unreachable
}

define void @hub_release() {
  br label %1

1:                                                ; preds = %18, %0
  %.0 = phi i32 [ 0, %0 ], [ %19, %18 ]
  %2 = icmp ult i32 %.0, 1024
  br i1 %2, label %3, label %20

3:                                                ; preds = %1
  %4 = zext i32 %.0 to i64
  %5 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %4
  %6 = getelementptr inbounds nuw %struct.Fibre, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 16
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %18

9:                                                ; preds = %3
  %10 = zext i32 %.0 to i64
  %11 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %10
  %12 = getelementptr inbounds nuw %struct.Fibre, ptr %11, i32 0, i32 0
  %13 = load ptr, ptr %12, align 16
  %14 = call i32 @munmap(ptr %13, i64 524288)
  %15 = zext i32 %.0 to i64
  %16 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Fibre, ptr %16, i32 0, i32 0
  store ptr null, ptr %17, align 16
  br label %18

18:                                               ; preds = %3, %9
  %19 = add i32 %.0, 1
  br label %1

20:                                               ; preds = %1
  %21 = load ptr, ptr @bytes, align 8
  call void @free(ptr %21)
  store ptr null, ptr @bytes, align 8
  store i64 0, ptr @bytes_room, align 8
  ret void
}

declare i32 @munmap(ptr, i64)

declare void @free(ptr)

define void @hub_set_thread(i32 %0) {
  store i32 %0, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %2 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  %3 = urem i32 %0, %2
  store i32 %3, ptr @hub_place, align 4
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  %5 = udiv i32 %0, %4
  %6 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 1), align 4
  %7 = urem i32 %5, %6
  store i32 %7, ptr getelementptr inbounds ([3 x i32], ptr @hub_place, i64 0, i64 1), align 4
  %8 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  %9 = udiv i32 %0, %8
  %10 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 1), align 4
  %11 = udiv i32 %9, %10
  store i32 %11, ptr getelementptr inbounds ([3 x i32], ptr @hub_place, i64 0, i64 2), align 4
  ret void
}

define double @rsqrt(double %0) {
  %2 = call double @sqrt(double %0)
  %3 = fdiv double 1.000000e+00, %2
  ret double %3
}

declare double @sqrt(double)

define float @rsqrtf(float %0) {
  %2 = call float @sqrtf(float %0)
  %3 = fdiv float 1.000000e+00, %2
  ret float %3
}

declare float @sqrtf(float)

define double @rcbrt(double %0) {
  %2 = call double @cbrt(double %0)
  %3 = fdiv double 1.000000e+00, %2
  ret double %3
}

declare double @cbrt(double)

define float @rcbrtf(float %0) {
  %2 = call float @cbrtf(float %0)
  %3 = fdiv float 1.000000e+00, %2
  ret float %3
}

declare float @cbrtf(float)

define double @hub_sinpi(double %0) {
  %2 = call double @fmod(double %0, double 2.000000e+00)
  %3 = fmul double 0x400921FB54442D18, %2
  %4 = call double @sin(double %3)
  ret double %4
}

declare double @sin(double)

declare double @fmod(double, double)

define float @hub_sinpif(float %0) {
  %2 = fpext float %0 to double
  %3 = call double @hub_sinpi(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define double @hub_cospi(double %0) {
  %2 = call double @fmod(double %0, double 2.000000e+00)
  %3 = fmul double 0x400921FB54442D18, %2
  %4 = call double @cos(double %3)
  ret double %4
}

declare double @cos(double)

define float @hub_cospif(float %0) {
  %2 = fpext float %0 to double
  %3 = call double @hub_cospi(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define double @hub_normcdf(double %0) {
  %2 = fneg double %0
  %3 = fmul double %2, 0x3FE6A09E667F3BCD
  %4 = call double @erfc(double %3)
  %5 = fmul double 5.000000e-01, %4
  ret double %5
}

declare double @erfc(double)

define float @hub_normcdff(float %0) {
  %2 = fpext float %0 to double
  %3 = call double @hub_normcdf(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

declare void @hub_switch(ptr, ptr)

define internal void @leave() {
  %1 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %2 = zext i32 %1 to i64
  %3 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %2
  %4 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 2
  store i32 3, ptr %4, align 8
  %5 = load i32, ptr @done, align 4
  %6 = add i32 %5, 1
  store i32 %6, ptr @done, align 4
  %7 = load ptr, ptr @scheduler, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %12

9:                                                ; preds = %0
  %10 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 1
  %11 = load ptr, ptr @scheduler, align 8
  call void @hub_switch(ptr %10, ptr %11)
  br label %12

12:                                               ; preds = %9, %0
  ret void
}

define internal void @name_threads(ptr %0, i32 %1, i32 %2) {
  %4 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  %5 = urem i32 %2, %4
  %6 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  %7 = udiv i32 %2, %6
  %8 = zext i32 %1 to i64
  %9 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 1), align 4
  %10 = urem i32 %7, %9
  %11 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 1), align 4
  %12 = udiv i32 %7, %11
  %13 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), align 4
  %14 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), i64 0, i64 1), align 4
  %15 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), i64 0, i64 2), align 4
  %16 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %0, i64 %8, ptr @.str.13, i32 %5, i32 %10, i32 %12, i32 %13, i32 %14, i32 %15)
  ret void
}

declare ptr @malloc(i64)

define internal i32 @prepare(i32 %0) {
  %2 = zext i32 %0 to i64
  %3 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %2
  %4 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %19, label %7

7:                                                ; preds = %1
  %8 = call ptr @mmap(ptr null, i64 524288, i32 3, i32 34, i32 -1, i64 0)
  %9 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 0
  store ptr %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, inttoptr (i64 -1 to ptr)
  br i1 %12, label %13, label %15

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 0
  store ptr null, ptr %14, align 8
  br label %43

15:                                               ; preds = %7
  %16 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = call i32 @mprotect(ptr %17, i64 4096, i32 0)
  br label %19

19:                                               ; preds = %15, %1
  %20 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 524288
  %23 = call ptr @hub_new_stack(ptr %22, ptr @start)
  %24 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 1
  store ptr %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 2
  store i32 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 5
  store i32 0, ptr %26, align 4
  %27 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  %28 = urem i32 %0, %27
  %29 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 10
  %30 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 0
  store i32 %28, ptr %30, align 8
  %31 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  %32 = udiv i32 %0, %31
  %33 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 1), align 4
  %34 = urem i32 %32, %33
  %35 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 10
  %36 = getelementptr inbounds [3 x i32], ptr %35, i64 0, i64 1
  store i32 %34, ptr %36, align 4
  %37 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  %38 = udiv i32 %0, %37
  %39 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 1), align 4
  %40 = udiv i32 %38, %39
  %41 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 10
  %42 = getelementptr inbounds [3 x i32], ptr %41, i64 0, i64 2
  store i32 %40, ptr %42, align 8
  br label %43

43:                                               ; preds = %19, %13
  %.0 = phi i32 [ 1, %19 ], [ 0, %13 ]
  ret i32 %.0
}

define internal i32 @serve_warp(i32 %0) {
  %2 = load i32, ptr @count, align 4
  %3 = sub i32 %2, %0
  %4 = icmp ult i32 %3, 32
  %5 = load i32, ptr @count, align 4
  %6 = sub i32 %5, %0
  %7 = select i1 %4, i32 %6, i32 32
  br label %8

8:                                                ; preds = %33, %1
  %.0126 = phi i32 [ 0, %1 ], [ %34, %33 ]
  %9 = icmp ult i32 %.0126, %7
  br i1 %9, label %10, label %35

10:                                               ; preds = %8
  %11 = add i32 %0, %.0126
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %12
  %14 = getelementptr inbounds nuw %struct.Fibre, ptr %13, i32 0, i32 2
  %15 = load i32, ptr %14, align 16
  %16 = icmp eq i32 %15, 2
  br i1 %16, label %17, label %33

17:                                               ; preds = %10
  %18 = add i32 %0, %.0126
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %19
  %21 = getelementptr inbounds nuw %struct.Fibre, ptr %20, i32 0, i32 4
  %22 = load i32, ptr %21, align 8
  %23 = add i32 %0, %.0126
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %24
  %26 = getelementptr inbounds nuw %struct.Fibre, ptr %25, i32 0, i32 3
  %27 = load i32, ptr %26, align 4
  %28 = add i32 %0, %.0126
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.Fibre, ptr %30, i32 0, i32 5
  %32 = load i32, ptr %31, align 4
  br label %35

33:                                               ; preds = %10
  %34 = add i32 %.0126, 1
  br label %8

35:                                               ; preds = %17, %8
  %.0114 = phi i32 [ %32, %17 ], [ 0, %8 ]
  %.0113 = phi i32 [ %27, %17 ], [ 0, %8 ]
  %.0111 = phi i32 [ %22, %17 ], [ 0, %8 ]
  %36 = icmp ne i32 %.0111, 0
  br i1 %36, label %37, label %195

37:                                               ; preds = %35
  %38 = icmp ult i32 %7, 32
  %39 = shl i32 1, %7
  %40 = sub i32 %39, 1
  %41 = and i32 %.0111, %40
  %.1112 = select i1 %38, i32 %41, i32 %.0111
  br label %42

42:                                               ; preds = %67, %37
  %.0122 = phi i32 [ 0, %37 ], [ %68, %67 ]
  %.0119 = phi i32 [ 0, %37 ], [ %.2121, %67 ]
  %.1 = phi i32 [ undef, %37 ], [ %.3, %67 ]
  %43 = icmp ult i32 %.0122, %7
  br i1 %43, label %44, label %69

44:                                               ; preds = %42
  %45 = add i32 %0, %.0122
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %46
  %48 = lshr i32 %.1112, %.0122
  %49 = and i32 %48, 1
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %66

51:                                               ; preds = %44
  %52 = getelementptr inbounds nuw %struct.Fibre, ptr %47, i32 0, i32 2
  %53 = load i32, ptr %52, align 8
  %54 = icmp ne i32 %53, 2
  br i1 %54, label %66, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %struct.Fibre, ptr %47, i32 0, i32 3
  %57 = load i32, ptr %56, align 4
  %58 = icmp ne i32 %57, %.0113
  br i1 %58, label %66, label %59

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw %struct.Fibre, ptr %47, i32 0, i32 5
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, %.0114
  br i1 %62, label %66, label %63

63:                                               ; preds = %59
  %64 = shl i32 1, %.0122
  %65 = or i32 %.0119, %64
  br label %66

66:                                               ; preds = %51, %55, %59, %44, %63
  %.1124 = phi i32 [ 7, %44 ], [ 0, %63 ], [ 1, %59 ], [ 1, %55 ], [ 1, %51 ]
  %.2121 = phi i32 [ %.0119, %44 ], [ %65, %63 ], [ %.0119, %59 ], [ %.0119, %55 ], [ %.0119, %51 ]
  %.3 = phi i32 [ %.1, %44 ], [ %.1, %63 ], [ 0, %59 ], [ 0, %55 ], [ 0, %51 ]
  switch i32 %.1124, label %69 [
    i32 0, label %67
    i32 7, label %67
  ]

67:                                               ; preds = %66, %66
  %68 = add i32 %.0122, 1
  br label %42

69:                                               ; preds = %42, %66
  %.0123 = phi i32 [ %.1124, %66 ], [ 5, %42 ]
  %.1120 = phi i32 [ %.2121, %66 ], [ %.0119, %42 ]
  %.2 = phi i32 [ %.3, %66 ], [ %.1, %42 ]
  %cond = icmp eq i32 %.0123, 5
  br i1 %cond, label %70, label %195

70:                                               ; preds = %69, %86
  %.0117 = phi i32 [ %.1118, %86 ], [ 0, %69 ]
  %.0116 = phi i32 [ %87, %86 ], [ 0, %69 ]
  %71 = icmp ult i32 %.0116, %7
  br i1 %71, label %72, label %88

72:                                               ; preds = %70
  %73 = lshr i32 %.1120, %.0116
  %74 = and i32 %73, 1
  %75 = icmp ne i32 %74, 0
  br i1 %75, label %76, label %86

76:                                               ; preds = %72
  %77 = add i32 %0, %.0116
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %78
  %80 = getelementptr inbounds nuw %struct.Fibre, ptr %79, i32 0, i32 6
  %81 = load i32, ptr %80, align 16
  %82 = icmp ne i32 %81, 0
  br i1 %82, label %83, label %86

83:                                               ; preds = %76
  %84 = shl i32 1, %.0116
  %85 = or i32 %.0117, %84
  br label %86

86:                                               ; preds = %72, %76, %83
  %.1118 = phi i32 [ %85, %83 ], [ %.0117, %76 ], [ %.0117, %72 ]
  %87 = add i32 %.0116, 1
  br label %70

88:                                               ; preds = %70, %178
  %.0115 = phi i32 [ %179, %178 ], [ 0, %70 ]
  %89 = icmp ult i32 %.0115, %7
  br i1 %89, label %90, label %180

90:                                               ; preds = %88
  %91 = add i32 %0, %.0115
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %92
  %94 = lshr i32 %.1120, %.0115
  %95 = and i32 %94, 1
  %96 = icmp ne i32 %95, 0
  br i1 %96, label %97, label %178

97:                                               ; preds = %90
  %98 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 8
  %99 = load i32, ptr %98, align 8
  %100 = lshr i32 %99, 8
  %101 = and i32 %100, 31
  %102 = and i32 %.0115, %101
  %103 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 8
  %104 = load i32, ptr %103, align 8
  %105 = and i32 %104, 31
  %106 = xor i32 %101, -1
  %107 = and i32 %105, %106
  %108 = or i32 %102, %107
  switch i32 %.0114, label %161 [
    i32 1, label %109
    i32 2, label %118
    i32 3, label %124
    i32 4, label %135
    i32 5, label %146
    i32 6, label %150
    i32 7, label %154
    i32 8, label %159
  ]

109:                                              ; preds = %97
  %110 = and i32 %.0115, %101
  %111 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 7
  %112 = load i32, ptr %111, align 4
  %113 = and i32 %112, 31
  %114 = xor i32 %101, -1
  %115 = and i32 %113, %114
  %116 = or i32 %110, %115
  %117 = icmp ugt i32 %116, %108
  %spec.select = select i1 %117, i32 %.0115, i32 %116
  br label %161

118:                                              ; preds = %97
  %119 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 7
  %120 = load i32, ptr %119, align 4
  %121 = and i32 %120, 31
  %122 = sub nsw i32 %.0115, %121
  %123 = icmp sge i32 %122, %108
  %..0115 = select i1 %123, i32 %122, i32 %.0115
  br label %161

124:                                              ; preds = %97
  %125 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 7
  %126 = load i32, ptr %125, align 4
  %127 = and i32 %126, 31
  %128 = add i32 %.0115, %127
  %129 = icmp ule i32 %128, %108
  br i1 %129, label %130, label %161

130:                                              ; preds = %124
  %131 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 7
  %132 = load i32, ptr %131, align 4
  %133 = and i32 %132, 31
  %134 = add i32 %.0115, %133
  br label %161

135:                                              ; preds = %97
  %136 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 7
  %137 = load i32, ptr %136, align 4
  %138 = and i32 %137, 31
  %139 = xor i32 %.0115, %138
  %140 = icmp ule i32 %139, %108
  br i1 %140, label %141, label %161

141:                                              ; preds = %135
  %142 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 7
  %143 = load i32, ptr %142, align 4
  %144 = and i32 %143, 31
  %145 = xor i32 %.0115, %144
  br label %161

146:                                              ; preds = %97
  %147 = icmp eq i32 %.0117, %.1120
  %148 = zext i1 %147 to i32
  %149 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 9
  store i32 %148, ptr %149, align 4
  br label %161

150:                                              ; preds = %97
  %151 = icmp ne i32 %.0117, 0
  %152 = zext i1 %151 to i32
  %153 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 9
  store i32 %152, ptr %153, align 4
  br label %161

154:                                              ; preds = %97
  %155 = icmp eq i32 %.0117, 0
  %156 = icmp eq i32 %.0117, %.1120
  %spec.select127 = select i1 %155, i1 true, i1 %156
  %157 = zext i1 %spec.select127 to i32
  %158 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 9
  store i32 %157, ptr %158, align 4
  br label %161

159:                                              ; preds = %97
  %160 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 9
  store i32 %.0117, ptr %160, align 4
  br label %161

161:                                              ; preds = %141, %135, %130, %124, %159, %154, %150, %146, %118, %109, %97
  %.0109 = phi i32 [ %.0115, %97 ], [ %spec.select, %109 ], [ %..0115, %118 ], [ %.0115, %159 ], [ %.0115, %124 ], [ %.0115, %146 ], [ %.0115, %150 ], [ %.0115, %154 ], [ %134, %130 ], [ %145, %141 ], [ %.0115, %135 ]
  %162 = icmp uge i32 %.0114, 1
  %163 = icmp ule i32 %.0114, 4
  %or.cond = and i1 %162, %163
  br i1 %or.cond, label %164, label %178

164:                                              ; preds = %161
  %165 = icmp ult i32 %.0109, %7
  br i1 %165, label %166, label %172

166:                                              ; preds = %164
  %167 = add i32 %0, %.0109
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %168
  %170 = getelementptr inbounds nuw %struct.Fibre, ptr %169, i32 0, i32 6
  %171 = load i32, ptr %170, align 16
  br label %175

172:                                              ; preds = %164
  %173 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 6
  %174 = load i32, ptr %173, align 8
  br label %175

175:                                              ; preds = %172, %166
  %176 = phi i32 [ %171, %166 ], [ %174, %172 ]
  %177 = getelementptr inbounds nuw %struct.Fibre, ptr %93, i32 0, i32 9
  store i32 %176, ptr %177, align 4
  br label %178

178:                                              ; preds = %90, %175, %161
  %179 = add i32 %.0115, 1
  br label %88

180:                                              ; preds = %88, %193
  %.0 = phi i32 [ %194, %193 ], [ 0, %88 ]
  %181 = icmp ult i32 %.0, %7
  br i1 %181, label %182, label %195

182:                                              ; preds = %180
  %183 = lshr i32 %.1120, %.0
  %184 = and i32 %183, 1
  %185 = icmp ne i32 %184, 0
  br i1 %185, label %186, label %193

186:                                              ; preds = %182
  %187 = add i32 %0, %.0
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %188
  %190 = getelementptr inbounds nuw %struct.Fibre, ptr %189, i32 0, i32 2
  store i32 0, ptr %190, align 16
  %191 = load i32, ptr @in_warp, align 4
  %192 = add i32 %191, -1
  store i32 %192, ptr @in_warp, align 4
  br label %193

193:                                              ; preds = %182, %186
  %194 = add i32 %.0, 1
  br label %180

195:                                              ; preds = %180, %35, %69
  %.0108 = phi i32 [ %.2, %69 ], [ 0, %35 ], [ 1, %180 ]
  ret i32 %.0108
}

define internal void @stuck() {
  %1 = alloca [512 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %1)
  br label %2

2:                                                ; preds = %44, %0
  %.029 = phi i32 [ 0, %0 ], [ %.130, %44 ]
  %.027 = phi i32 [ 0, %0 ], [ %.128, %44 ]
  %.025 = phi i32 [ 0, %0 ], [ %.126, %44 ]
  %.024 = phi i32 [ 0, %0 ], [ %.1, %44 ]
  %.0 = phi i32 [ 0, %0 ], [ %45, %44 ]
  %3 = load i32, ptr @count, align 4
  %4 = icmp ult i32 %.0, %3
  br i1 %4, label %5, label %46

5:                                                ; preds = %2
  %6 = zext i32 %.0 to i64
  %7 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %6
  %8 = getelementptr inbounds nuw %struct.Fibre, ptr %7, i32 0, i32 2
  %9 = load i32, ptr %8, align 16
  %10 = icmp eq i32 %9, 3
  br i1 %10, label %11, label %16

11:                                               ; preds = %5
  %12 = add i32 %.025, 1
  %13 = icmp ne i32 %.027, 0
  %14 = add i32 %.0, 1
  %15 = select i1 %13, i32 %.027, i32 %14
  br label %44

16:                                               ; preds = %5
  %17 = icmp ne i32 %.029, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %16
  %19 = add i32 %.0, 1
  store i32 %.0, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  br label %42

20:                                               ; preds = %16
  %21 = zext i32 %.0 to i64
  %22 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.Fibre, ptr %22, i32 0, i32 3
  %24 = load i32, ptr %23, align 4
  %25 = sub i32 %.029, 1
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %26
  %28 = getelementptr inbounds nuw %struct.Fibre, ptr %27, i32 0, i32 3
  %29 = load i32, ptr %28, align 4
  %30 = icmp ne i32 %24, %29
  br i1 %30, label %31, label %42

31:                                               ; preds = %20
  %32 = icmp ne i32 %.027, 0
  br i1 %32, label %33, label %40

33:                                               ; preds = %31
  %34 = sub i32 %.027, 1
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %35
  %37 = getelementptr inbounds nuw %struct.Fibre, ptr %36, i32 0, i32 2
  %38 = load i32, ptr %37, align 16
  %39 = icmp eq i32 %38, 3
  br i1 %39, label %40, label %42

40:                                               ; preds = %33, %31
  %41 = add i32 %.0, 1
  br label %42

42:                                               ; preds = %20, %33, %40, %18
  %.231 = phi i32 [ %19, %18 ], [ %.029, %40 ], [ %.029, %33 ], [ %.029, %20 ]
  %.2 = phi i32 [ %.027, %18 ], [ %41, %40 ], [ %.027, %33 ], [ %.027, %20 ]
  %43 = add i32 %.024, 1
  br label %44

44:                                               ; preds = %42, %11
  %.130 = phi i32 [ %.029, %11 ], [ %.231, %42 ]
  %.128 = phi i32 [ %15, %11 ], [ %.2, %42 ]
  %.126 = phi i32 [ %12, %11 ], [ %.025, %42 ]
  %.1 = phi i32 [ %.024, %11 ], [ %43, %42 ]
  %45 = add i32 %.0, 1
  br label %2

46:                                               ; preds = %2
  %47 = icmp ne i32 %.027, 0
  br i1 %47, label %48, label %66

48:                                               ; preds = %46
  %49 = sub i32 %.027, 1
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %50
  %52 = getelementptr inbounds nuw %struct.Fibre, ptr %51, i32 0, i32 2
  %53 = load i32, ptr %52, align 16
  %54 = icmp ne i32 %53, 3
  br i1 %54, label %55, label %66

55:                                               ; preds = %48
  %56 = getelementptr inbounds [512 x i8], ptr %1, i64 0, i64 0
  %57 = sub i32 %.027, 1
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %58
  %60 = getelementptr inbounds nuw %struct.Fibre, ptr %59, i32 0, i32 3
  %61 = load i32, ptr %60, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [0 x ptr], ptr @hub_sites, i64 0, i64 %62
  %64 = load ptr, ptr %63, align 8
  %65 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %56, i64 512, ptr @.str.15, ptr %64)
  br label %69

66:                                               ; preds = %48, %46
  %67 = getelementptr inbounds [512 x i8], ptr %1, i64 0, i64 0
  %68 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %67, i64 512, ptr @.str.16, i32 %.024, i32 %.025)
  br label %69

69:                                               ; preds = %66, %55
  %70 = sub i32 %.029, 1
  store i32 %70, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  store ptr null, ptr @scheduler, align 8
  %71 = sub i32 %.029, 1
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %72
  %74 = getelementptr inbounds nuw %struct.Fibre, ptr %73, i32 0, i32 3
  %75 = load i32, ptr %74, align 4
  %76 = getelementptr inbounds [512 x i8], ptr %1, i64 0, i64 0
  call void @fail(ptr @.str.17, i32 %75, i32 %.027, ptr %76)
  call void @llvm.lifetime.end.p0(ptr %1)
  ret void
}

define internal void @serve_block() {
  br label %1

1:                                                ; preds = %28, %0
  %.026 = phi i32 [ 0, %0 ], [ %.127, %28 ]
  %.024 = phi i32 [ 0, %0 ], [ %.125, %28 ]
  %.023 = phi i32 [ 0, %0 ], [ %29, %28 ]
  %.0 = phi i32 [ 1, %0 ], [ %.1, %28 ]
  %2 = load i32, ptr @count, align 4
  %3 = icmp ult i32 %.023, %2
  br i1 %3, label %4, label %30

4:                                                ; preds = %1
  %5 = zext i32 %.023 to i64
  %6 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %5
  %7 = getelementptr inbounds nuw %struct.Fibre, ptr %6, i32 0, i32 2
  %8 = load i32, ptr %7, align 16
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %10, label %28

10:                                               ; preds = %4
  %11 = zext i32 %.023 to i64
  %12 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %11
  %13 = getelementptr inbounds nuw %struct.Fibre, ptr %12, i32 0, i32 6
  %14 = load i32, ptr %13, align 16
  %15 = and i32 %.0, %14
  %16 = zext i32 %.023 to i64
  %17 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %16
  %18 = getelementptr inbounds nuw %struct.Fibre, ptr %17, i32 0, i32 6
  %19 = load i32, ptr %18, align 16
  %20 = or i32 %.026, %19
  %21 = zext i32 %.023 to i64
  %22 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.Fibre, ptr %22, i32 0, i32 6
  %24 = load i32, ptr %23, align 16
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i32
  %27 = add i32 %.024, %26
  br label %28

28:                                               ; preds = %4, %10
  %.127 = phi i32 [ %20, %10 ], [ %.026, %4 ]
  %.125 = phi i32 [ %27, %10 ], [ %.024, %4 ]
  %.1 = phi i32 [ %15, %10 ], [ %.0, %4 ]
  %29 = add i32 %.023, 1
  br label %1

30:                                               ; preds = %1, %52
  %.022 = phi i32 [ %53, %52 ], [ 0, %1 ]
  %31 = load i32, ptr @count, align 4
  %32 = icmp ult i32 %.022, %31
  br i1 %32, label %33, label %54

33:                                               ; preds = %30
  %34 = zext i32 %.022 to i64
  %35 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %34
  %36 = getelementptr inbounds nuw %struct.Fibre, ptr %35, i32 0, i32 2
  %37 = load i32, ptr %36, align 8
  %38 = icmp ne i32 %37, 1
  br i1 %38, label %52, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw %struct.Fibre, ptr %35, i32 0, i32 5
  %41 = load i32, ptr %40, align 4
  %42 = icmp eq i32 %41, 9
  br i1 %42, label %47, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %struct.Fibre, ptr %35, i32 0, i32 5
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, 10
  %.026..024 = select i1 %46, i32 %.026, i32 %.024
  br label %47

47:                                               ; preds = %39, %43
  %48 = phi i32 [ %.026..024, %43 ], [ %.0, %39 ]
  %49 = getelementptr inbounds nuw %struct.Fibre, ptr %35, i32 0, i32 9
  store i32 %48, ptr %49, align 4
  %50 = getelementptr inbounds nuw %struct.Fibre, ptr %35, i32 0, i32 2
  store i32 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw %struct.Fibre, ptr %35, i32 0, i32 5
  store i32 0, ptr %51, align 4
  br label %52

52:                                               ; preds = %47, %33
  %53 = add i32 %.022, 1
  br label %30

54:                                               ; preds = %30
  store i32 0, ptr @at_barrier, align 4
  %55 = load i32, ptr @epoch, align 4
  %56 = add i32 %55, 1
  store i32 %56, ptr @epoch, align 4
  ret void
}

declare ptr @mmap(ptr, i64, i32, i32, i32, i64)

declare i32 @mprotect(ptr, i64, i32)

declare ptr @hub_new_stack(ptr, ptr)

define internal void @start() {
  %1 = load ptr, ptr @entry, align 8
  %2 = load ptr, ptr @arguments, align 8
  call void %1(ptr %2)
  call void @leave()
  ret void
}
