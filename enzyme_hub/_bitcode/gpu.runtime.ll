; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.Place = type { [3 x i32], [3 x i32], [3 x i32], [3 x i32], i32 }
%struct.Fibre = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i64, i64, [3 x i32] }
%struct.Shared = type { ptr, i64, ptr }
%struct.Byte = type { i32, i32, i32, i32, i8, i8, i8 }

@hub_warp = global i32 32, align 4
@hub_place = global %struct.Place zeroinitializer, align 4
@hub_dynamic = global i64 0, align 8
@hub_implicit = global [64 x i32] zeroinitializer, align 16
@hub_dispatch = internal global [16 x i32] zeroinitializer, align 16
@scheduler = internal global ptr null, align 8
@fibres = internal global [1024 x %struct.Fibre] zeroinitializer, align 16
@.str = private unnamed_addr constant [26 x i8] c"the kernel stopped itself\00", align 1
@hub_site = global i32 0, align 4
@.str.1 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@hub_shared = external constant [0 x %struct.Shared], align 8
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
@bytes = internal global ptr null, align 8
@bytes_room = internal global i64 0, align 8
@hub_instructions = global i64 0, align 8
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
  %2 = load i32, ptr @hub_warp, align 4
  %3 = urem i32 %1, %2
  ret i32 %3
}

define i32 @hub_warpid() {
  %1 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %2 = load i32, ptr @hub_warp, align 4
  %3 = udiv i32 %1, %2
  ret i32 %3
}

define i32 @hub_warpsize() {
  %1 = load i32, ptr @hub_warp, align 4
  ret i32 %1
}

define i32 @hub_dynamic_smem_size() {
  %1 = load i64, ptr @hub_dynamic, align 8
  %2 = trunc i64 %1 to i32
  ret i32 %2
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
  %3 = call i32 @hub_laneid()
  %4 = icmp ult i32 %3, 32
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  %6 = zext i32 %0 to i64
  %7 = sub i32 %3, 32
  %8 = zext i32 %7 to i64
  %9 = shl i64 1, %8
  %10 = sub i64 %9, 1
  %11 = and i64 %6, %10
  %12 = trunc i64 %11 to i32
  %13 = call i32 @llvm.ctpop.i32(i32 %12)
  %14 = add i32 %1, %13
  br label %15

15:                                               ; preds = %2, %5
  %16 = phi i32 [ %14, %5 ], [ %1, %2 ]
  ret i32 %16
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

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
  %2 = zext i32 %0 to i64
  %3 = call i32 @rendezvous(i32 0, i64 %2, i32 0, i32 0, i32 0)
  ret void
}

define internal i32 @rendezvous(i32 %0, i64 %1, i32 %2, i32 %3, i32 %4) {
  %6 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %7
  %9 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 4
  store i32 %0, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 9
  store i64 %1, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 5
  store i32 %2, ptr %11, align 4
  %12 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 6
  store i32 %3, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 7
  store i32 %4, ptr %13, align 4
  call void @wait_in(i32 2)
  %14 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 8
  %15 = load i32, ptr %14, align 8
  ret i32 %15
}

define i32 @hub_shfl_idx(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = zext i32 %0 to i64
  %6 = call i32 @rendezvous(i32 1, i64 %5, i32 %1, i32 %2, i32 %3)
  ret i32 %6
}

define i32 @hub_shfl_up(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = zext i32 %0 to i64
  %6 = call i32 @rendezvous(i32 2, i64 %5, i32 %1, i32 %2, i32 %3)
  ret i32 %6
}

define i32 @hub_shfl_down(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = zext i32 %0 to i64
  %6 = call i32 @rendezvous(i32 3, i64 %5, i32 %1, i32 %2, i32 %3)
  ret i32 %6
}

define i32 @hub_shfl_bfly(i32 %0, i32 %1, i32 %2, i32 %3) {
  %5 = zext i32 %0 to i64
  %6 = call i32 @rendezvous(i32 4, i64 %5, i32 %1, i32 %2, i32 %3)
  ret i32 %6
}

define float @hub_shfl_idx_f(i32 %0, float %1, i32 %2, i32 %3) {
  %5 = zext i32 %0 to i64
  %6 = call i32 @as_bits(float %1)
  %7 = call i32 @rendezvous(i32 1, i64 %5, i32 %6, i32 %2, i32 %3)
  %8 = call float @as_float(i32 %7)
  ret float %8
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
  %5 = zext i32 %0 to i64
  %6 = call i32 @as_bits(float %1)
  %7 = call i32 @rendezvous(i32 2, i64 %5, i32 %6, i32 %2, i32 %3)
  %8 = call float @as_float(i32 %7)
  ret float %8
}

define float @hub_shfl_down_f(i32 %0, float %1, i32 %2, i32 %3) {
  %5 = zext i32 %0 to i64
  %6 = call i32 @as_bits(float %1)
  %7 = call i32 @rendezvous(i32 3, i64 %5, i32 %6, i32 %2, i32 %3)
  %8 = call float @as_float(i32 %7)
  ret float %8
}

define float @hub_shfl_bfly_f(i32 %0, float %1, i32 %2, i32 %3) {
  %5 = zext i32 %0 to i64
  %6 = call i32 @as_bits(float %1)
  %7 = call i32 @rendezvous(i32 4, i64 %5, i32 %6, i32 %2, i32 %3)
  %8 = call float @as_float(i32 %7)
  ret float %8
}

define i1 @hub_vote_all(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = zext i32 %0 to i64
  %5 = trunc i8 %3 to i1
  %6 = zext i1 %5 to i32
  %7 = call i32 @rendezvous(i32 8, i64 %4, i32 %6, i32 0, i32 0)
  %8 = icmp ne i32 %7, 0
  ret i1 %8
}

define i1 @hub_vote_any(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = zext i32 %0 to i64
  %5 = trunc i8 %3 to i1
  %6 = zext i1 %5 to i32
  %7 = call i32 @rendezvous(i32 9, i64 %4, i32 %6, i32 0, i32 0)
  %8 = icmp ne i32 %7, 0
  ret i1 %8
}

define i1 @hub_vote_uni(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = zext i32 %0 to i64
  %5 = trunc i8 %3 to i1
  %6 = zext i1 %5 to i32
  %7 = call i32 @rendezvous(i32 10, i64 %4, i32 %6, i32 0, i32 0)
  %8 = icmp ne i32 %7, 0
  ret i1 %8
}

define i32 @hub_ballot(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = zext i32 %0 to i64
  %5 = trunc i8 %3 to i1
  %6 = zext i1 %5 to i32
  %7 = call i32 @rendezvous(i32 11, i64 %4, i32 %6, i32 0, i32 0)
  ret i32 %7
}

define i32 @hub_ballot_active() {
  %1 = call i32 @rendezvous(i32 11, i64 0, i32 1, i32 0, i32 0)
  %2 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %3 = zext i32 %2 to i64
  %4 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %3
  %5 = getelementptr inbounds nuw %struct.Fibre, ptr %4, i32 0, i32 10
  %6 = load i64, ptr %5, align 8
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

define i32 @hub_ballot_alike(i32 %0, i32 %1) {
  %3 = zext i32 %0 to i64
  %4 = call i32 @rendezvous(i32 12, i64 %3, i32 %1, i32 0, i32 0)
  ret i32 %4
}

define i32 @hub_ballot_alike_wide(i32 %0, i64 %1) {
  %3 = trunc i64 %1 to i32
  %4 = call i32 @hub_ballot_alike(i32 %0, i32 %3)
  %5 = lshr i64 %1, 32
  %6 = trunc i64 %5 to i32
  %7 = call i32 @hub_ballot_alike(i32 %0, i32 %6)
  %8 = and i32 %4, %7
  ret i32 %8
}

define i32 @hub_shfl_redux_add(i32 %0, i32 %1) {
  %3 = zext i32 %1 to i64
  %4 = call i32 @rendezvous(i32 13, i64 %3, i32 %0, i32 0, i32 0)
  ret i32 %4
}

define i32 @hub_shfl_redux_min(i32 %0, i32 %1) {
  %3 = zext i32 %1 to i64
  %4 = call i32 @rendezvous(i32 14, i64 %3, i32 %0, i32 0, i32 0)
  ret i32 %4
}

define i32 @hub_shfl_redux_max(i32 %0, i32 %1) {
  %3 = zext i32 %1 to i64
  %4 = call i32 @rendezvous(i32 15, i64 %3, i32 %0, i32 0, i32 0)
  ret i32 %4
}

define i32 @hub_shfl_redux_umin(i32 %0, i32 %1) {
  %3 = zext i32 %1 to i64
  %4 = call i32 @rendezvous(i32 16, i64 %3, i32 %0, i32 0, i32 0)
  ret i32 %4
}

define i32 @hub_shfl_redux_umax(i32 %0, i32 %1) {
  %3 = zext i32 %1 to i64
  %4 = call i32 @rendezvous(i32 17, i64 %3, i32 %0, i32 0, i32 0)
  ret i32 %4
}

define i32 @hub_shfl_redux_and(i32 %0, i32 %1) {
  %3 = zext i32 %1 to i64
  %4 = call i32 @rendezvous(i32 18, i64 %3, i32 %0, i32 0, i32 0)
  ret i32 %4
}

define i32 @hub_shfl_redux_or(i32 %0, i32 %1) {
  %3 = zext i32 %1 to i64
  %4 = call i32 @rendezvous(i32 19, i64 %3, i32 %0, i32 0, i32 0)
  ret i32 %4
}

define i32 @hub_shfl_redux_xor(i32 %0, i32 %1) {
  %3 = zext i32 %1 to i64
  %4 = call i32 @rendezvous(i32 20, i64 %3, i32 %0, i32 0, i32 0)
  ret i32 %4
}

define i64 @hub_ballot_wave(i1 %0) {
  %2 = zext i1 %0 to i8
  %3 = trunc i8 %2 to i1
  %4 = zext i1 %3 to i32
  %5 = call i32 @rendezvous(i32 11, i64 0, i32 %4, i32 0, i32 0)
  %6 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %7
  %9 = getelementptr inbounds nuw %struct.Fibre, ptr %8, i32 0, i32 10
  %10 = load i64, ptr %9, align 8
  ret i64 %10
}

define i32 @hub_ballot_half(i1 %0) {
  %2 = zext i1 %0 to i8
  %3 = trunc i8 %2 to i1
  %4 = call i64 @hub_ballot_wave(i1 %3)
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

define i32 @hub_shfl_bpermute(i32 %0, i32 %1) {
  %3 = lshr i32 %0, 2
  %4 = call i32 @rendezvous(i32 5, i64 0, i32 %1, i32 %3, i32 0)
  ret i32 %4
}

define i32 @hub_shfl_readlane(i32 %0, i32 %1) {
  %3 = call i32 @rendezvous(i32 5, i64 0, i32 %0, i32 %1, i32 0)
  ret i32 %3
}

define i32 @hub_shfl_readfirst(i32 %0) {
  %2 = call i32 @rendezvous(i32 7, i64 0, i32 %0, i32 0, i32 0)
  ret i32 %2
}

define i32 @hub_shfl_dpp(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i1 %5) {
  %7 = zext i1 %5 to i8
  %8 = call i32 @hub_laneid()
  %9 = call i32 @rendezvous(i32 6, i64 0, i32 %1, i32 %2, i32 %0)
  %10 = udiv i32 %8, 16
  %11 = lshr i32 %3, %10
  %12 = and i32 %11, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %20

14:                                               ; preds = %6
  %15 = udiv i32 %8, 4
  %16 = urem i32 %15, 4
  %17 = lshr i32 %4, %16
  %18 = and i32 %17, 1
  %19 = icmp ne i32 %18, 0
  br label %20

20:                                               ; preds = %14, %6
  %21 = phi i1 [ false, %6 ], [ %19, %14 ]
  %22 = zext i1 %21 to i32
  %23 = call i32 @dpp_source(i32 %8, i32 %2)
  %24 = icmp ne i32 %22, 0
  br i1 %24, label %25, label %39

25:                                               ; preds = %20
  %26 = icmp slt i32 %23, 0
  br i1 %26, label %37, label %27

27:                                               ; preds = %25
  %28 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.Fibre, ptr %30, i32 0, i32 10
  %32 = load i64, ptr %31, align 8
  %33 = zext i32 %23 to i64
  %34 = lshr i64 %32, %33
  %35 = and i64 %34, 1
  %36 = icmp ne i64 %35, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %27, %25
  %38 = trunc i8 %7 to i1
  %. = select i1 %38, i32 0, i32 %0
  br label %39

39:                                               ; preds = %37, %27, %20
  %.0 = phi i32 [ %0, %20 ], [ %., %37 ], [ %9, %27 ]
  ret i32 %.0
}

define internal i32 @dpp_source(i32 %0, i32 %1) {
  %3 = and i32 %0, -16
  %4 = and i32 %0, 15
  %5 = and i32 %1, 15
  %6 = icmp ult i32 %1, 256
  br i1 %6, label %7, label %14

7:                                                ; preds = %2
  %8 = and i32 %0, -4
  %9 = and i32 %0, 3
  %10 = mul i32 2, %9
  %11 = lshr i32 %1, %10
  %12 = and i32 %11, 3
  %13 = add i32 %8, %12
  br label %71

14:                                               ; preds = %2
  %15 = and i32 %1, 496
  %16 = sub i32 %15, 256
  %17 = call i32 @llvm.fshl.i32(i32 %16, i32 %16, i32 28)
  switch i32 %17, label %36 [
    i32 0, label %18
    i32 1, label %23
    i32 2, label %27
    i32 5, label %31
    i32 6, label %33
  ]

18:                                               ; preds = %14
  %19 = add i32 %4, %5
  %20 = icmp ult i32 %19, 16
  %21 = add i32 %0, %5
  %22 = select i1 %20, i32 %21, i32 -1
  br label %71

23:                                               ; preds = %14
  %24 = icmp uge i32 %4, %5
  %25 = sub i32 %0, %5
  %26 = select i1 %24, i32 %25, i32 -1
  br label %71

27:                                               ; preds = %14
  %28 = sub i32 %4, %5
  %29 = and i32 %28, 15
  %30 = add i32 %3, %29
  br label %71

31:                                               ; preds = %14
  %32 = add i32 %3, %5
  br label %71

33:                                               ; preds = %14
  %34 = xor i32 %4, %5
  %35 = add i32 %3, %34
  br label %71

36:                                               ; preds = %14
  switch i32 %1, label %71 [
    i32 304, label %37
    i32 308, label %43
    i32 312, label %47
    i32 316, label %49
    i32 320, label %55
    i32 321, label %58
    i32 322, label %63
    i32 323, label %67
  ]

37:                                               ; preds = %36
  %38 = add i32 %0, 1
  %39 = load i32, ptr @hub_warp, align 4
  %40 = icmp ult i32 %38, %39
  %41 = add nsw i32 %0, 1
  %42 = select i1 %40, i32 %41, i32 -1
  br label %71

43:                                               ; preds = %36
  %44 = add i32 %0, 1
  %45 = load i32, ptr @hub_warp, align 4
  %46 = urem i32 %44, %45
  br label %71

47:                                               ; preds = %36
  %48 = sub nsw i32 %0, 1
  br label %71

49:                                               ; preds = %36
  %50 = load i32, ptr @hub_warp, align 4
  %51 = add i32 %0, %50
  %52 = sub i32 %51, 1
  %53 = load i32, ptr @hub_warp, align 4
  %54 = urem i32 %52, %53
  br label %71

55:                                               ; preds = %36
  %56 = add i32 %3, 15
  %57 = sub i32 %56, %4
  br label %71

58:                                               ; preds = %36
  %59 = and i32 %0, -8
  %60 = add i32 %59, 7
  %61 = and i32 %0, 7
  %62 = sub i32 %60, %61
  br label %71

63:                                               ; preds = %36
  %64 = icmp ne i32 %3, 0
  %65 = sub nsw i32 %3, 1
  %66 = select i1 %64, i32 %65, i32 -1
  br label %71

67:                                               ; preds = %36
  %68 = icmp uge i32 %0, 32
  %69 = zext i1 %68 to i64
  %70 = select i1 %68, i32 31, i32 -1
  br label %71

71:                                               ; preds = %36, %67, %63, %58, %55, %49, %47, %43, %37, %33, %31, %27, %23, %18, %7
  %.0 = phi i32 [ %13, %7 ], [ %35, %33 ], [ %42, %37 ], [ %46, %43 ], [ %48, %47 ], [ %54, %49 ], [ %57, %55 ], [ %62, %58 ], [ %66, %63 ], [ %70, %67 ], [ %22, %18 ], [ %26, %23 ], [ %30, %27 ], [ %32, %31 ], [ -2, %36 ]
  ret i32 %.0
}

define float @hub_shfl_dpp_f(float %0, float %1, i32 %2, i32 %3, i32 %4, i1 %5) {
  %7 = zext i1 %5 to i8
  %8 = call i32 @as_bits(float %0)
  %9 = call i32 @as_bits(float %1)
  %10 = trunc i8 %7 to i1
  %11 = call i32 @hub_shfl_dpp(i32 %8, i32 %9, i32 %2, i32 %3, i32 %4, i1 %10)
  %12 = call float @as_float(i32 %11)
  ret float %12
}

define i64 @hub_shfl_dpp_wide(i64 %0, i64 %1, i32 %2, i32 %3, i32 %4, i1 %5) {
  %7 = zext i1 %5 to i8
  %8 = trunc i64 %0 to i32
  %9 = trunc i64 %1 to i32
  %10 = trunc i8 %7 to i1
  %11 = call i32 @hub_shfl_dpp(i32 %8, i32 %9, i32 %2, i32 %3, i32 %4, i1 %10)
  %12 = zext i32 %11 to i64
  %13 = lshr i64 %0, 32
  %14 = trunc i64 %13 to i32
  %15 = lshr i64 %1, 32
  %16 = trunc i64 %15 to i32
  %17 = trunc i8 %7 to i1
  %18 = call i32 @hub_shfl_dpp(i32 %14, i32 %16, i32 %2, i32 %3, i32 %4, i1 %17)
  %19 = zext i32 %18 to i64
  %20 = shl i64 %19, 32
  %21 = or i64 %12, %20
  ret i64 %21
}

define double @hub_shfl_dpp_d(double %0, double %1, i32 %2, i32 %3, i32 %4, i1 %5) {
  %7 = zext i1 %5 to i8
  %8 = call i64 @as_wide(double %0)
  %9 = call i64 @as_wide(double %1)
  %10 = trunc i8 %7 to i1
  %11 = call i64 @hub_shfl_dpp_wide(i64 %8, i64 %9, i32 %2, i32 %3, i32 %4, i1 %10)
  %12 = call double @as_double(i64 %11)
  ret double %12
}

define internal double @as_double(i64 %0) {
  %2 = bitcast i64 %0 to double
  ret double %2
}

define internal i64 @as_wide(double %0) {
  %2 = bitcast double %0 to i64
  ret i64 %2
}

define i64 @hub_shfl_readlane_wide(i64 %0, i32 %1) {
  %3 = trunc i64 %0 to i32
  %4 = call i32 @hub_shfl_readlane(i32 %3, i32 %1)
  %5 = zext i32 %4 to i64
  %6 = lshr i64 %0, 32
  %7 = trunc i64 %6 to i32
  %8 = call i32 @hub_shfl_readlane(i32 %7, i32 %1)
  %9 = zext i32 %8 to i64
  %10 = shl i64 %9, 32
  %11 = or i64 %5, %10
  ret i64 %11
}

define i64 @hub_shfl_readfirst_wide(i64 %0) {
  %2 = trunc i64 %0 to i32
  %3 = call i32 @hub_shfl_readfirst(i32 %2)
  %4 = zext i32 %3 to i64
  %5 = lshr i64 %0, 32
  %6 = trunc i64 %5 to i32
  %7 = call i32 @hub_shfl_readfirst(i32 %6)
  %8 = zext i32 %7 to i64
  %9 = shl i64 %8, 32
  %10 = or i64 %4, %9
  ret i64 %10
}

define float @hub_shfl_readlane_f(float %0, i32 %1) {
  %3 = call i32 @as_bits(float %0)
  %4 = call i32 @hub_shfl_readlane(i32 %3, i32 %1)
  %5 = call float @as_float(i32 %4)
  ret float %5
}

define float @hub_shfl_readfirst_f(float %0) {
  %2 = call i32 @as_bits(float %0)
  %3 = call i32 @hub_shfl_readfirst(i32 %2)
  %4 = call float @as_float(i32 %3)
  ret float %4
}

define double @hub_shfl_readlane_d(double %0, i32 %1) {
  %3 = call i64 @as_wide(double %0)
  %4 = call i64 @hub_shfl_readlane_wide(i64 %3, i32 %1)
  %5 = call double @as_double(i64 %4)
  ret double %5
}

define double @hub_shfl_readfirst_d(double %0) {
  %2 = call i64 @as_wide(double %0)
  %3 = call i64 @hub_shfl_readfirst_wide(i64 %2)
  %4 = call double @as_double(i64 %3)
  ret double %4
}

define i1 @hub_barrier_and(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = trunc i8 %3 to i1
  %5 = zext i1 %4 to i32
  %6 = call i32 @reduce_in_block(i32 21, i32 %5)
  %7 = icmp ne i32 %6, 0
  ret i1 %7
}

define internal i32 @reduce_in_block(i32 %0, i32 %1) {
  %3 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 4), align 4
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %4
  %6 = getelementptr inbounds nuw %struct.Fibre, ptr %5, i32 0, i32 4
  store i32 %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.Fibre, ptr %5, i32 0, i32 5
  store i32 %1, ptr %7, align 4
  call void @hub_barrier(i32 0)
  %8 = getelementptr inbounds nuw %struct.Fibre, ptr %5, i32 0, i32 8
  %9 = load i32, ptr %8, align 8
  ret i32 %9
}

define i1 @hub_barrier_or(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = trunc i8 %3 to i1
  %5 = zext i1 %4 to i32
  %6 = call i32 @reduce_in_block(i32 22, i32 %5)
  %7 = icmp ne i32 %6, 0
  ret i1 %7
}

define i32 @hub_barrier_popc(i32 %0, i1 %1) {
  %3 = zext i1 %1 to i8
  %4 = trunc i8 %3 to i1
  %5 = zext i1 %4 to i32
  %6 = call i32 @reduce_in_block(i32 23, i32 %5)
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

declare i32 @dprintf(i32, ptr, ...)

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

define i32 @hub_launch(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i64 %5, i64 %6, i64 %7) {
  store ptr %0, ptr @entry, align 8
  store ptr %2, ptr @arguments, align 8
  store i32 0, ptr @hub_failed, align 4
  store i8 0, ptr @hub_message, align 16
  store i64 %5, ptr @hub_dynamic, align 8
  store ptr null, ptr @scheduler, align 8
  %9 = getelementptr inbounds i32, ptr %4, i64 0
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds i32, ptr %4, i64 1
  %12 = load i32, ptr %11, align 4
  %13 = mul i32 %10, %12
  %14 = getelementptr inbounds i32, ptr %4, i64 2
  %15 = load i32, ptr %14, align 4
  %16 = mul i32 %13, %15
  store i32 %16, ptr @count, align 4
  br label %17

17:                                               ; preds = %19, %8
  %.056 = phi i32 [ 0, %8 ], [ %60, %19 ]
  %18 = icmp ult i32 %.056, 3
  br i1 %18, label %19, label %61

19:                                               ; preds = %17
  %20 = zext i32 %.056 to i64
  %21 = getelementptr inbounds nuw i32, ptr %4, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = zext i32 %.056 to i64
  %24 = getelementptr inbounds nuw [3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 %23
  store i32 %22, ptr %24, align 4
  %25 = zext i32 %.056 to i64
  %26 = getelementptr inbounds nuw i32, ptr %3, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = zext i32 %.056 to i64
  %29 = getelementptr inbounds nuw [3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 3), i64 0, i64 %28
  store i32 %27, ptr %29, align 4
  %30 = zext i32 %.056 to i64
  %31 = getelementptr inbounds nuw i32, ptr %3, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = zext i32 %.056 to i64
  %34 = getelementptr inbounds nuw [64 x i32], ptr @hub_implicit, i64 0, i64 %33
  store i32 %32, ptr %34, align 4
  %35 = trunc i64 %5 to i32
  store i32 %35, ptr getelementptr inbounds ([64 x i32], ptr @hub_implicit, i64 0, i64 30), align 8
  %36 = zext i32 %.056 to i64
  %37 = getelementptr inbounds nuw i32, ptr %4, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = trunc i32 %38 to i16
  %40 = add i32 6, %.056
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i16, ptr @hub_implicit, i64 %41
  store i16 %39, ptr %42, align 2
  %43 = zext i32 %.056 to i64
  %44 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = trunc i32 %45 to i16
  %47 = add i32 2, %.056
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i16, ptr @hub_dispatch, i64 %48
  store i16 %46, ptr %49, align 2
  %50 = zext i32 %.056 to i64
  %51 = getelementptr inbounds nuw i32, ptr %3, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = zext i32 %.056 to i64
  %54 = getelementptr inbounds nuw i32, ptr %4, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = mul i32 %52, %55
  %57 = add i32 3, %.056
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw [16 x i32], ptr @hub_dispatch, i64 0, i64 %58
  store i32 %56, ptr %59, align 4
  %60 = add i32 %.056, 1
  br label %17

61:                                               ; preds = %17, %133
  %.055 = phi i64 [ %134, %133 ], [ %6, %17 ]
  %62 = getelementptr inbounds i32, ptr %3, i64 0
  %63 = load i32, ptr %62, align 4
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %3, i64 1
  %66 = load i32, ptr %65, align 4
  %67 = zext i32 %66 to i64
  %68 = mul i64 %64, %67
  %69 = getelementptr inbounds i32, ptr %3, i64 2
  %70 = load i32, ptr %69, align 4
  %71 = zext i32 %70 to i64
  %72 = mul i64 %68, %71
  %73 = icmp ult i64 %.055, %72
  %74 = load i32, ptr @hub_failed, align 4
  %75 = icmp ne i32 %74, 0
  %76 = xor i1 %75, true
  %77 = select i1 %73, i1 %76, i1 false
  br i1 %77, label %78, label %135

78:                                               ; preds = %61
  %79 = getelementptr inbounds i32, ptr %3, i64 0
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  %82 = urem i64 %.055, %81
  %83 = trunc i64 %82 to i32
  store i32 %83, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), align 4
  %84 = getelementptr inbounds i32, ptr %3, i64 0
  %85 = load i32, ptr %84, align 4
  %86 = zext i32 %85 to i64
  %87 = udiv i64 %.055, %86
  %88 = getelementptr inbounds i32, ptr %3, i64 1
  %89 = load i32, ptr %88, align 4
  %90 = zext i32 %89 to i64
  %91 = urem i64 %87, %90
  %92 = trunc i64 %91 to i32
  store i32 %92, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), i64 0, i64 1), align 4
  %93 = getelementptr inbounds i32, ptr %3, i64 0
  %94 = load i32, ptr %93, align 4
  %95 = zext i32 %94 to i64
  %96 = udiv i64 %.055, %95
  %97 = getelementptr inbounds i32, ptr %3, i64 1
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = udiv i64 %96, %99
  %101 = trunc i64 %100 to i32
  store i32 %101, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 1), i64 0, i64 2), align 4
  br label %102

102:                                              ; preds = %117, %78
  %.0 = phi i64 [ 0, %78 ], [ %119, %117 ]
  %103 = load i64, ptr @hub_shared_count, align 8
  %104 = icmp ult i64 %.0, %103
  br i1 %104, label %105, label %120

105:                                              ; preds = %102
  %106 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.0
  %107 = getelementptr inbounds nuw %struct.Shared, ptr %106, i32 0, i32 0
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.0
  %110 = getelementptr inbounds nuw %struct.Shared, ptr %109, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  %112 = icmp ne i64 %111, 0
  br i1 %112, label %113, label %117

113:                                              ; preds = %105
  %114 = getelementptr inbounds nuw [0 x %struct.Shared], ptr @hub_shared, i64 0, i64 %.0
  %115 = getelementptr inbounds nuw %struct.Shared, ptr %114, i32 0, i32 1
  %116 = load i64, ptr %115, align 8
  br label %117

117:                                              ; preds = %105, %113
  %118 = phi i64 [ %116, %113 ], [ %5, %105 ]
  call void @llvm.memset.p0.i64(ptr align 1 %108, i8 -1, i64 %118, i1 false)
  %119 = add i64 %.0, 1
  br label %102

120:                                              ; preds = %102
  %121 = load i32, ptr @hub_checks, align 4
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %123, label %126

123:                                              ; preds = %120
  %124 = call i32 @prepare_checks()
  %125 = icmp ne i32 %124, 0
  br i1 %125, label %126, label %135

126:                                              ; preds = %123, %120
  %127 = load i32, ptr @epoch, align 4
  %128 = add i32 %127, 1
  store i32 %128, ptr @epoch, align 4
  %129 = icmp ne ptr %1, null
  br i1 %129, label %130, label %132

130:                                              ; preds = %126
  %131 = load i32, ptr @count, align 4
  call void %1(ptr %2, i32 %131)
  br label %133

132:                                              ; preds = %126
  call void @run_with_fibres()
  br label %133

133:                                              ; preds = %130, %132
  %134 = add i64 %.055, %7
  br label %61

135:                                              ; preds = %123, %61
  %.054 = phi i32 [ 5, %61 ], [ 1, %123 ]
  switch i32 %.054, label %139 [
    i32 5, label %136
    i32 1, label %138
  ]

136:                                              ; preds = %135
  %137 = load i32, ptr @hub_failed, align 4
  br label %138

138:                                              ; preds = %136, %135
  %.1 = phi i32 [ %137, %136 ], [ 1, %135 ]
  ret i32 %.1

139:                                              ; preds = %135
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
  switch i32 %.031, label %92 [
    i32 2, label %13
    i32 1, label %91
  ]

13:                                               ; preds = %89, %12
  %14 = load i32, ptr @hub_failed, align 4
  %15 = icmp ne i32 %14, 0
  %16 = xor i1 %15, true
  br i1 %16, label %17, label %90

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
  %31 = getelementptr inbounds nuw %struct.Fibre, ptr %26, i32 0, i32 11
  %32 = getelementptr inbounds [3 x i32], ptr %31, i64 0, i64 0
  %33 = load i32, ptr %32, align 8
  store i32 %33, ptr @hub_place, align 4
  %34 = getelementptr inbounds nuw %struct.Fibre, ptr %26, i32 0, i32 11
  %35 = getelementptr inbounds [3 x i32], ptr %34, i64 0, i64 1
  %36 = load i32, ptr %35, align 4
  store i32 %36, ptr getelementptr inbounds ([3 x i32], ptr @hub_place, i64 0, i64 1), align 4
  %37 = getelementptr inbounds nuw %struct.Fibre, ptr %26, i32 0, i32 11
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
  br i1 %47, label %89, label %48

48:                                               ; preds = %45
  %49 = load i32, ptr @done, align 4
  %50 = load i32, ptr @count, align 4
  %51 = icmp eq i32 %49, %50
  br i1 %51, label %89, label %52

52:                                               ; preds = %48, %58
  %.2 = phi i32 [ %60, %58 ], [ %.030, %48 ]
  %.027 = phi i32 [ %62, %58 ], [ 0, %48 ]
  %53 = load i32, ptr @in_warp, align 4
  %54 = icmp ne i32 %53, 0
  %55 = load i32, ptr @count, align 4
  %56 = icmp ult i32 %.027, %55
  %57 = select i1 %54, i1 %56, i1 false
  br i1 %57, label %58, label %63

58:                                               ; preds = %52
  %59 = call i32 @serve_warp(i32 %.027)
  %60 = add i32 %.2, %59
  %61 = load i32, ptr @hub_warp, align 4
  %62 = add i32 %.027, %61
  br label %52

63:                                               ; preds = %52
  %64 = load i32, ptr @at_barrier, align 4
  %65 = load i32, ptr @count, align 4
  %66 = icmp eq i32 %64, %65
  br i1 %66, label %67, label %85

67:                                               ; preds = %63, %70
  %.026 = phi i32 [ %78, %70 ], [ 1, %63 ]
  %.0 = phi i32 [ %79, %70 ], [ 1, %63 ]
  %68 = load i32, ptr @count, align 4
  %69 = icmp ult i32 %.0, %68
  br i1 %69, label %70, label %80

70:                                               ; preds = %67
  %71 = zext i32 %.0 to i64
  %72 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %71
  %73 = getelementptr inbounds nuw %struct.Fibre, ptr %72, i32 0, i32 3
  %74 = load i32, ptr %73, align 4
  %75 = load i32, ptr getelementptr inbounds nuw (%struct.Fibre, ptr @fibres, i32 0, i32 3), align 4
  %76 = icmp eq i32 %74, %75
  %77 = zext i1 %76 to i32
  %78 = and i32 %.026, %77
  %79 = add i32 %.0, 1
  br label %67

80:                                               ; preds = %67
  %81 = icmp ne i32 %.026, 0
  br i1 %81, label %83, label %82

82:                                               ; preds = %80
  call void @stuck()
  br label %84

83:                                               ; preds = %80
  call void @serve_block()
  br label %84

84:                                               ; preds = %83, %82
  %.3 = phi i32 [ 0, %83 ], [ 6, %82 ]
  %cond = icmp eq i32 %.3, 0
  br i1 %cond, label %88, label %89

85:                                               ; preds = %63
  %86 = icmp ne i32 %.2, 0
  br i1 %86, label %88, label %87

87:                                               ; preds = %85
  call void @stuck()
  br label %89

88:                                               ; preds = %85, %84
  br label %89

89:                                               ; preds = %45, %48, %84, %88, %87
  %.233 = phi i32 [ 6, %87 ], [ %.3, %84 ], [ 0, %88 ], [ 6, %48 ], [ 6, %45 ]
  switch i32 %.233, label %92 [
    i32 0, label %13
    i32 6, label %90
  ]

90:                                               ; preds = %89, %13
  store ptr null, ptr @scheduler, align 8
  br label %91

91:                                               ; preds = %90, %12
  ret void

92:                                               ; preds = %89, %12
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
  %26 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 4
  store i32 0, ptr %26, align 8
  %27 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  %28 = urem i32 %0, %27
  %29 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 11
  %30 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 0
  store i32 %28, ptr %30, align 8
  %31 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  %32 = udiv i32 %0, %31
  %33 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 1), align 4
  %34 = urem i32 %32, %33
  %35 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 11
  %36 = getelementptr inbounds [3 x i32], ptr %35, i64 0, i64 1
  store i32 %34, ptr %36, align 4
  %37 = load i32, ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), align 4
  %38 = udiv i32 %0, %37
  %39 = load i32, ptr getelementptr inbounds ([3 x i32], ptr getelementptr inbounds nuw (%struct.Place, ptr @hub_place, i32 0, i32 2), i64 0, i64 1), align 4
  %40 = udiv i32 %38, %39
  %41 = getelementptr inbounds nuw %struct.Fibre, ptr %3, i32 0, i32 11
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
  %4 = load i32, ptr @hub_warp, align 4
  %5 = icmp ult i32 %3, %4
  %6 = load i32, ptr @count, align 4
  %7 = sub i32 %6, %0
  %8 = load i32, ptr @hub_warp, align 4
  %9 = select i1 %5, i32 %7, i32 %8
  br label %10

10:                                               ; preds = %55, %1
  %.037 = phi ptr [ null, %1 ], [ %.138, %55 ]
  %.034 = phi ptr [ null, %1 ], [ %.236, %55 ]
  %.033 = phi i32 [ 0, %1 ], [ %56, %55 ]
  %.0 = phi i32 [ undef, %1 ], [ %.2, %55 ]
  %11 = icmp ult i32 %.033, %9
  br i1 %11, label %12, label %57

12:                                               ; preds = %10
  %13 = add i32 %0, %.033
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %14
  %16 = getelementptr inbounds nuw %struct.Fibre, ptr %15, i32 0, i32 2
  %17 = load i32, ptr %16, align 8
  %18 = icmp ne i32 %17, 2
  br i1 %18, label %54, label %19

19:                                               ; preds = %12
  %20 = icmp ne ptr %.037, null
  br i1 %20, label %21, label %39

21:                                               ; preds = %19
  %22 = getelementptr inbounds nuw %struct.Fibre, ptr %15, i32 0, i32 9
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.Fibre, ptr %.037, i32 0, i32 9
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %23, %25
  br i1 %26, label %27, label %39

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw %struct.Fibre, ptr %15, i32 0, i32 3
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Fibre, ptr %.037, i32 0, i32 3
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %29, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %27
  %34 = getelementptr inbounds nuw %struct.Fibre, ptr %15, i32 0, i32 4
  %35 = load i32, ptr %34, align 8
  %36 = getelementptr inbounds nuw %struct.Fibre, ptr %.037, i32 0, i32 4
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %35, %37
  br i1 %38, label %54, label %39

39:                                               ; preds = %33, %27, %21, %19
  %40 = getelementptr inbounds nuw %struct.Fibre, ptr %15, i32 0, i32 9
  %41 = load i64, ptr %40, align 8
  %42 = icmp ne i64 %41, 0
  br i1 %42, label %51, label %43

43:                                               ; preds = %39
  %44 = icmp ne ptr %.034, null
  br i1 %44, label %45, label %54

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw %struct.Fibre, ptr %15, i32 0, i32 3
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.Fibre, ptr %.034, i32 0, i32 3
  %49 = load i32, ptr %48, align 4
  %50 = icmp ult i32 %47, %49
  %spec.select = select i1 %50, ptr %15, ptr %.034
  br label %54

51:                                               ; preds = %39
  %52 = call i32 @serve_group(i32 %0, i32 %9, ptr %15)
  %53 = icmp ne i32 %52, 0
  %.037. = select i1 %53, ptr %.037, ptr %15
  %. = select i1 %53, i32 1, i32 0
  %..0 = select i1 %53, i32 1, i32 %.0
  br label %54

54:                                               ; preds = %45, %51, %43, %12, %33
  %.138 = phi ptr [ %.037, %12 ], [ %.037., %51 ], [ %.037, %45 ], [ %.037, %33 ], [ %.037, %43 ]
  %.236 = phi ptr [ %.034, %12 ], [ %.034, %51 ], [ %15, %43 ], [ %.034, %33 ], [ %spec.select, %45 ]
  %.132 = phi i32 [ 4, %12 ], [ %., %51 ], [ 4, %45 ], [ 4, %33 ], [ 4, %43 ]
  %.2 = phi i32 [ %.0, %12 ], [ %..0, %51 ], [ %.0, %45 ], [ %.0, %33 ], [ %.0, %43 ]
  switch i32 %.132, label %57 [
    i32 0, label %55
    i32 4, label %55
  ]

55:                                               ; preds = %54, %54
  %56 = add i32 %.033, 1
  br label %10

57:                                               ; preds = %10, %54
  %.135 = phi ptr [ %.236, %54 ], [ %.034, %10 ]
  %.031 = phi i32 [ %.132, %54 ], [ 2, %10 ]
  %.1 = phi i32 [ %.2, %54 ], [ %.0, %10 ]
  %cond = icmp eq i32 %.031, 2
  br i1 %cond, label %58, label %66

58:                                               ; preds = %57
  %59 = icmp ne ptr %.135, null
  br i1 %59, label %60, label %63

60:                                               ; preds = %58
  %61 = call i32 @serve_group(i32 %0, i32 %9, ptr %.135)
  %62 = icmp ne i32 %61, 0
  br label %63

63:                                               ; preds = %60, %58
  %64 = phi i1 [ false, %58 ], [ %62, %60 ]
  %65 = zext i1 %64 to i32
  br label %66

66:                                               ; preds = %57, %63
  %.3 = phi i32 [ %.1, %57 ], [ %65, %63 ]
  ret i32 %.3
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
  %13 = getelementptr inbounds nuw %struct.Fibre, ptr %12, i32 0, i32 5
  %14 = load i32, ptr %13, align 4
  %15 = and i32 %.0, %14
  %16 = zext i32 %.023 to i64
  %17 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %16
  %18 = getelementptr inbounds nuw %struct.Fibre, ptr %17, i32 0, i32 5
  %19 = load i32, ptr %18, align 4
  %20 = or i32 %.026, %19
  %21 = zext i32 %.023 to i64
  %22 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.Fibre, ptr %22, i32 0, i32 5
  %24 = load i32, ptr %23, align 4
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
  %40 = getelementptr inbounds nuw %struct.Fibre, ptr %35, i32 0, i32 4
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 21
  br i1 %42, label %47, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %struct.Fibre, ptr %35, i32 0, i32 4
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 22
  %.026..024 = select i1 %46, i32 %.026, i32 %.024
  br label %47

47:                                               ; preds = %39, %43
  %48 = phi i32 [ %.026..024, %43 ], [ %.0, %39 ]
  %49 = getelementptr inbounds nuw %struct.Fibre, ptr %35, i32 0, i32 8
  store i32 %48, ptr %49, align 8
  %50 = getelementptr inbounds nuw %struct.Fibre, ptr %35, i32 0, i32 2
  store i32 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw %struct.Fibre, ptr %35, i32 0, i32 4
  store i32 0, ptr %51, align 8
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

define internal i32 @serve_group(i32 %0, i32 %1, ptr %2) {
  %4 = getelementptr inbounds nuw %struct.Fibre, ptr %2, i32 0, i32 9
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Fibre, ptr %2, i32 0, i32 3
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw %struct.Fibre, ptr %2, i32 0, i32 4
  %9 = load i32, ptr %8, align 8
  br label %10

10:                                               ; preds = %12, %3
  %.0108 = phi i32 [ 0, %3 ], [ %21, %12 ]
  %.0107 = phi i32 [ 0, %3 ], [ %20, %12 ]
  %11 = icmp ult i32 %.0108, %1
  br i1 %11, label %12, label %22

12:                                               ; preds = %10
  %13 = add i32 %0, %.0108
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %14
  %16 = getelementptr inbounds nuw %struct.Fibre, ptr %15, i32 0, i32 2
  %17 = load i32, ptr %16, align 16
  %18 = icmp eq i32 %17, 0
  %19 = zext i1 %18 to i32
  %20 = or i32 %.0107, %19
  %21 = add i32 %.0108, 1
  br label %10

22:                                               ; preds = %10
  %23 = icmp eq i64 %5, 0
  %24 = icmp ne i32 %.0107, 0
  %or.cond = select i1 %23, i1 %24, i1 false
  br i1 %or.cond, label %179, label %25

25:                                               ; preds = %22, %72
  %.0109 = phi i32 [ %73, %72 ], [ 0, %22 ]
  %.0103 = phi i64 [ %.2105, %72 ], [ 0, %22 ]
  %.098 = phi i64 [ %.2100, %72 ], [ 0, %22 ]
  %.1 = phi i32 [ %.3, %72 ], [ undef, %22 ]
  %26 = icmp ult i32 %.0109, %1
  br i1 %26, label %27, label %74

27:                                               ; preds = %25
  %28 = add i32 %0, %.0109
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %29
  %31 = getelementptr inbounds nuw %struct.Fibre, ptr %30, i32 0, i32 2
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %42

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw %struct.Fibre, ptr %30, i32 0, i32 3
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, %7
  br i1 %37, label %38, label %42

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw %struct.Fibre, ptr %30, i32 0, i32 4
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, %9
  br label %42

42:                                               ; preds = %38, %34, %27
  %43 = phi i1 [ false, %34 ], [ false, %27 ], [ %41, %38 ]
  %44 = zext i1 %43 to i32
  %cond115 = icmp eq i64 %5, 0
  br i1 %cond115, label %57, label %45

45:                                               ; preds = %42
  %46 = zext i32 %.0109 to i64
  %47 = lshr i64 %5, %46
  %48 = and i64 %47, 1
  %49 = icmp ne i64 %48, 0
  br i1 %49, label %50, label %71

50:                                               ; preds = %45
  %51 = icmp eq i64 %5, 0
  %52 = icmp ne i32 %44, 0
  %or.cond113 = select i1 %51, i1 true, i1 %52
  br i1 %or.cond113, label %57, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw %struct.Fibre, ptr %30, i32 0, i32 2
  %55 = load i32, ptr %54, align 8
  %56 = icmp eq i32 %55, 3
  %. = select i1 %56, i32 7, i32 1
  %.1. = select i1 %56, i32 %.1, i32 0
  br label %71

57:                                               ; preds = %42, %50
  %58 = icmp ne i32 %44, 0
  br i1 %58, label %59, label %71

59:                                               ; preds = %57
  %60 = zext i32 %.0109 to i64
  %61 = shl i64 1, %60
  %62 = or i64 %.098, %61
  %63 = getelementptr inbounds nuw %struct.Fibre, ptr %30, i32 0, i32 5
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = sext i32 %66 to i64
  %68 = zext i32 %.0109 to i64
  %69 = shl i64 %67, %68
  %70 = or i64 %.0103, %69
  br label %71

71:                                               ; preds = %57, %59, %53, %45
  %.1111 = phi i32 [ 7, %45 ], [ %., %53 ], [ 0, %59 ], [ 0, %57 ]
  %.2105 = phi i64 [ %.0103, %45 ], [ %.0103, %53 ], [ %70, %59 ], [ %.0103, %57 ]
  %.2100 = phi i64 [ %.098, %45 ], [ %.098, %53 ], [ %62, %59 ], [ %.098, %57 ]
  %.3 = phi i32 [ %.1, %45 ], [ %.1., %53 ], [ %.1, %59 ], [ %.1, %57 ]
  switch i32 %.1111, label %74 [
    i32 0, label %72
    i32 7, label %72
  ]

72:                                               ; preds = %71, %71
  %73 = add i32 %.0109, 1
  br label %25

74:                                               ; preds = %25, %71
  %.0110 = phi i32 [ %.1111, %71 ], [ 5, %25 ]
  %.1104 = phi i64 [ %.2105, %71 ], [ %.0103, %25 ]
  %.199 = phi i64 [ %.2100, %71 ], [ %.098, %25 ]
  %.2 = phi i32 [ %.3, %71 ], [ %.1, %25 ]
  %cond = icmp eq i32 %.0110, 5
  br i1 %cond, label %75, label %179

75:                                               ; preds = %74
  %76 = icmp uge i32 %9, 13
  %77 = icmp ule i32 %9, 20
  %or.cond114 = and i1 %76, %77
  br i1 %or.cond114, label %78, label %80

78:                                               ; preds = %75
  %79 = call i32 @reduced(i32 %9, i32 %0, i64 %.199)
  br label %80

80:                                               ; preds = %75, %78
  %81 = phi i32 [ %79, %78 ], [ 0, %75 ]
  br label %82

82:                                               ; preds = %161, %80
  %.0102 = phi i32 [ 0, %80 ], [ %162, %161 ]
  %83 = icmp ult i32 %.0102, %1
  br i1 %83, label %84, label %163

84:                                               ; preds = %82
  %85 = add i32 %0, %.0102
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %86
  %88 = zext i32 %.0102 to i64
  %89 = lshr i64 %.199, %88
  %90 = and i64 %89, 1
  %91 = icmp ne i64 %90, 0
  br i1 %91, label %92, label %161

92:                                               ; preds = %84
  %93 = icmp eq i32 %9, 11
  %.1104..199 = select i1 %93, i64 %.1104, i64 %.199
  %94 = getelementptr inbounds nuw %struct.Fibre, ptr %87, i32 0, i32 10
  store i64 %.1104..199, ptr %94, align 8
  switch i32 %9, label %137 [
    i32 8, label %95
    i32 9, label %99
    i32 10, label %103
    i32 11, label %108
    i32 12, label %111
  ]

95:                                               ; preds = %92
  %96 = icmp eq i64 %.1104, %.199
  %97 = zext i1 %96 to i32
  %98 = getelementptr inbounds nuw %struct.Fibre, ptr %87, i32 0, i32 8
  store i32 %97, ptr %98, align 8
  br label %161

99:                                               ; preds = %92
  %100 = icmp ne i64 %.1104, 0
  %101 = zext i1 %100 to i32
  %102 = getelementptr inbounds nuw %struct.Fibre, ptr %87, i32 0, i32 8
  store i32 %101, ptr %102, align 8
  br label %161

103:                                              ; preds = %92
  %104 = icmp eq i64 %.1104, 0
  %105 = icmp eq i64 %.1104, %.199
  %spec.select = select i1 %104, i1 true, i1 %105
  %106 = zext i1 %spec.select to i32
  %107 = getelementptr inbounds nuw %struct.Fibre, ptr %87, i32 0, i32 8
  store i32 %106, ptr %107, align 8
  br label %161

108:                                              ; preds = %92
  %109 = trunc i64 %.1104 to i32
  %110 = getelementptr inbounds nuw %struct.Fibre, ptr %87, i32 0, i32 8
  store i32 %109, ptr %110, align 8
  br label %161

111:                                              ; preds = %92
  %112 = getelementptr inbounds nuw %struct.Fibre, ptr %87, i32 0, i32 8
  store i32 0, ptr %112, align 8
  br label %113

113:                                              ; preds = %129, %111
  %.097 = phi i32 [ 0, %111 ], [ %136, %129 ]
  %114 = icmp ult i32 %.097, %1
  br i1 %114, label %115, label %161

115:                                              ; preds = %113
  %116 = zext i32 %.097 to i64
  %117 = lshr i64 %.199, %116
  %118 = and i64 %117, 1
  %119 = icmp ne i64 %118, 0
  br i1 %119, label %120, label %129

120:                                              ; preds = %115
  %121 = add i32 %0, %.097
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %122
  %124 = getelementptr inbounds nuw %struct.Fibre, ptr %123, i32 0, i32 5
  %125 = load i32, ptr %124, align 4
  %126 = getelementptr inbounds nuw %struct.Fibre, ptr %87, i32 0, i32 5
  %127 = load i32, ptr %126, align 4
  %128 = icmp eq i32 %125, %127
  br label %129

129:                                              ; preds = %120, %115
  %130 = phi i1 [ false, %115 ], [ %128, %120 ]
  %131 = zext i1 %130 to i32
  %132 = shl i32 %131, %.097
  %133 = getelementptr inbounds nuw %struct.Fibre, ptr %87, i32 0, i32 8
  %134 = load i32, ptr %133, align 8
  %135 = or i32 %134, %132
  store i32 %135, ptr %133, align 8
  %136 = add i32 %.097, 1
  br label %113

137:                                              ; preds = %92
  %138 = icmp uge i32 %9, 13
  br i1 %138, label %139, label %141

139:                                              ; preds = %137
  %140 = getelementptr inbounds nuw %struct.Fibre, ptr %87, i32 0, i32 8
  store i32 %81, ptr %140, align 8
  br label %161

141:                                              ; preds = %137
  %142 = call i32 @lane_read(i32 %9, ptr %87, i32 %.0102, i64 %.199)
  %143 = zext i32 %142 to i64
  %144 = lshr i64 %.199, %143
  %145 = and i64 %144, 1
  %146 = icmp ne i64 %145, 0
  br i1 %146, label %147, label %153

147:                                              ; preds = %141
  %148 = add i32 %0, %142
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %149
  %151 = getelementptr inbounds nuw %struct.Fibre, ptr %150, i32 0, i32 5
  %152 = load i32, ptr %151, align 4
  br label %158

153:                                              ; preds = %141
  %154 = icmp eq i32 %9, 5
  br i1 %154, label %158, label %155

155:                                              ; preds = %153
  %156 = getelementptr inbounds nuw %struct.Fibre, ptr %87, i32 0, i32 5
  %157 = load i32, ptr %156, align 4
  br label %158

158:                                              ; preds = %155, %153, %147
  %159 = phi i32 [ %152, %147 ], [ %157, %155 ], [ 0, %153 ]
  %160 = getelementptr inbounds nuw %struct.Fibre, ptr %87, i32 0, i32 8
  store i32 %159, ptr %160, align 8
  br label %161

161:                                              ; preds = %84, %113, %158, %139, %108, %103, %99, %95
  %162 = add i32 %.0102, 1
  br label %82

163:                                              ; preds = %82, %177
  %.0 = phi i32 [ %178, %177 ], [ 0, %82 ]
  %164 = icmp ult i32 %.0, %1
  br i1 %164, label %165, label %179

165:                                              ; preds = %163
  %166 = zext i32 %.0 to i64
  %167 = lshr i64 %.199, %166
  %168 = and i64 %167, 1
  %169 = icmp ne i64 %168, 0
  br i1 %169, label %170, label %177

170:                                              ; preds = %165
  %171 = add i32 %0, %.0
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %172
  %174 = getelementptr inbounds nuw %struct.Fibre, ptr %173, i32 0, i32 2
  store i32 0, ptr %174, align 16
  %175 = load i32, ptr @in_warp, align 4
  %176 = add i32 %175, -1
  store i32 %176, ptr @in_warp, align 4
  br label %177

177:                                              ; preds = %165, %170
  %178 = add i32 %.0, 1
  br label %163

179:                                              ; preds = %163, %22, %74
  %.096 = phi i32 [ %.2, %74 ], [ 0, %22 ], [ 1, %163 ]
  ret i32 %.096
}

define internal i32 @reduced(i32 %0, i32 %1, i64 %2) {
  br label %4

4:                                                ; preds = %36, %3
  %.037 = phi i32 [ 1, %3 ], [ %.138, %36 ]
  %.036 = phi i32 [ 0, %3 ], [ %37, %36 ]
  %.0 = phi i32 [ 0, %3 ], [ %.1, %36 ]
  %5 = load i32, ptr @hub_warp, align 4
  %6 = icmp ult i32 %.036, %5
  br i1 %6, label %7, label %38

7:                                                ; preds = %4
  %8 = zext i32 %.036 to i64
  %9 = lshr i64 %2, %8
  %10 = and i64 %9, 1
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %36

12:                                               ; preds = %7
  %13 = add i32 %1, %.036
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw [1024 x %struct.Fibre], ptr @fibres, i64 0, i64 %14
  %16 = getelementptr inbounds nuw %struct.Fibre, ptr %15, i32 0, i32 5
  %17 = load i32, ptr %16, align 4
  %18 = icmp ne i32 %.037, 0
  br i1 %18, label %36, label %19

19:                                               ; preds = %12
  switch i32 %0, label %36 [
    i32 13, label %20
    i32 14, label %22
    i32 15, label %24
    i32 16, label %26
    i32 17, label %28
    i32 18, label %30
    i32 19, label %32
    i32 20, label %34
  ]

20:                                               ; preds = %19
  %21 = add i32 %.0, %17
  br label %36

22:                                               ; preds = %19
  %23 = icmp slt i32 %17, %.0
  %..0 = select i1 %23, i32 %17, i32 %.0
  br label %36

24:                                               ; preds = %19
  %25 = icmp sgt i32 %17, %.0
  %..040 = select i1 %25, i32 %17, i32 %.0
  br label %36

26:                                               ; preds = %19
  %27 = icmp ult i32 %17, %.0
  %..041 = select i1 %27, i32 %17, i32 %.0
  br label %36

28:                                               ; preds = %19
  %29 = icmp ugt i32 %17, %.0
  %..042 = select i1 %29, i32 %17, i32 %.0
  br label %36

30:                                               ; preds = %19
  %31 = and i32 %.0, %17
  br label %36

32:                                               ; preds = %19
  %33 = or i32 %.0, %17
  br label %36

34:                                               ; preds = %19
  %35 = xor i32 %.0, %17
  br label %36

36:                                               ; preds = %12, %34, %32, %30, %28, %26, %24, %22, %20, %19, %7
  %.138 = phi i32 [ %.037, %7 ], [ 0, %12 ], [ %.037, %34 ], [ %.037, %32 ], [ %.037, %30 ], [ %.037, %28 ], [ %.037, %26 ], [ %.037, %24 ], [ %.037, %22 ], [ %.037, %20 ], [ %.037, %19 ]
  %.1 = phi i32 [ %.0, %7 ], [ %17, %12 ], [ %.0, %19 ], [ %21, %20 ], [ %..0, %22 ], [ %..040, %24 ], [ %..041, %26 ], [ %..042, %28 ], [ %31, %30 ], [ %33, %32 ], [ %35, %34 ]
  %37 = add i32 %.036, 1
  br label %4

38:                                               ; preds = %4
  ret i32 %.0
}

define internal i32 @lane_read(i32 %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw %struct.Fibre, ptr %1, i32 0, i32 7
  %6 = load i32, ptr %5, align 4
  %7 = lshr i32 %6, 8
  %8 = and i32 %7, 31
  %9 = and i32 %2, %8
  %10 = getelementptr inbounds nuw %struct.Fibre, ptr %1, i32 0, i32 7
  %11 = load i32, ptr %10, align 4
  %12 = and i32 %11, 31
  %13 = xor i32 %8, -1
  %14 = and i32 %12, %13
  %15 = or i32 %9, %14
  switch i32 %0, label %66 [
    i32 1, label %16
    i32 2, label %25
    i32 3, label %31
    i32 4, label %42
    i32 5, label %53
    i32 7, label %58
    i32 6, label %61
  ]

16:                                               ; preds = %4
  %17 = and i32 %2, %8
  %18 = getelementptr inbounds nuw %struct.Fibre, ptr %1, i32 0, i32 6
  %19 = load i32, ptr %18, align 8
  %20 = and i32 %19, 31
  %21 = xor i32 %8, -1
  %22 = and i32 %20, %21
  %23 = or i32 %17, %22
  %24 = icmp ule i32 %23, %15
  %. = select i1 %24, i32 %23, i32 %2
  br label %66

25:                                               ; preds = %4
  %26 = getelementptr inbounds nuw %struct.Fibre, ptr %1, i32 0, i32 6
  %27 = load i32, ptr %26, align 8
  %28 = and i32 %27, 31
  %29 = sub nsw i32 %2, %28
  %30 = icmp sge i32 %29, %15
  %.41 = select i1 %30, i32 %29, i32 %2
  br label %66

31:                                               ; preds = %4
  %32 = getelementptr inbounds nuw %struct.Fibre, ptr %1, i32 0, i32 6
  %33 = load i32, ptr %32, align 8
  %34 = and i32 %33, 31
  %35 = add i32 %2, %34
  %36 = icmp ule i32 %35, %15
  br i1 %36, label %37, label %66

37:                                               ; preds = %31
  %38 = getelementptr inbounds nuw %struct.Fibre, ptr %1, i32 0, i32 6
  %39 = load i32, ptr %38, align 8
  %40 = and i32 %39, 31
  %41 = add i32 %2, %40
  br label %66

42:                                               ; preds = %4
  %43 = getelementptr inbounds nuw %struct.Fibre, ptr %1, i32 0, i32 6
  %44 = load i32, ptr %43, align 8
  %45 = and i32 %44, 31
  %46 = xor i32 %2, %45
  %47 = icmp ule i32 %46, %15
  br i1 %47, label %48, label %66

48:                                               ; preds = %42
  %49 = getelementptr inbounds nuw %struct.Fibre, ptr %1, i32 0, i32 6
  %50 = load i32, ptr %49, align 8
  %51 = and i32 %50, 31
  %52 = xor i32 %2, %51
  br label %66

53:                                               ; preds = %4
  %54 = getelementptr inbounds nuw %struct.Fibre, ptr %1, i32 0, i32 6
  %55 = load i32, ptr %54, align 8
  %56 = load i32, ptr @hub_warp, align 4
  %57 = urem i32 %55, %56
  br label %66

58:                                               ; preds = %4
  %59 = call i64 @llvm.cttz.i64(i64 %3, i1 true)
  %60 = trunc i64 %59 to i32
  br label %66

61:                                               ; preds = %4
  %62 = getelementptr inbounds nuw %struct.Fibre, ptr %1, i32 0, i32 6
  %63 = load i32, ptr %62, align 8
  %64 = call i32 @dpp_source(i32 %2, i32 %63)
  %65 = icmp slt i32 %64, 0
  %.42 = select i1 %65, i32 %2, i32 %64
  br label %66

66:                                               ; preds = %4, %48, %42, %37, %31, %61, %58, %53, %25, %16
  %.0 = phi i32 [ %2, %42 ], [ %., %16 ], [ %.41, %25 ], [ %.42, %61 ], [ %2, %31 ], [ %57, %53 ], [ %60, %58 ], [ %41, %37 ], [ %52, %48 ], [ %2, %4 ]
  ret i32 %.0
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i32 @llvm.fshl.i32(i32, i32, i32)
