; Made from marks.c by `python -m enzyme_hub._bitcode`.
%struct.set = type { ptr, [64 x i64], i64, i64 }
%struct.block = type { ptr, ptr, i64, ptr, i64, i64 }

@chunks = internal thread_local global %struct.set zeroinitializer, align 8
@marked = internal thread_local global %struct.set zeroinitializer, align 8
@blocks = internal thread_local global ptr null, align 8
@lost = internal thread_local global %struct.set zeroinitializer, align 8
@of_all_threads = internal global i64 0, align 8
@__ehub_marking = global i64 0, align 8
@keeps = internal thread_local global i32 0, align 4
@distance_of = internal thread_local global [31 x i8] zeroinitializer, align 16
@taken = internal global i32 0, align 4
@uses = internal thread_local global i32 0, align 4

define ptr @__ehub_beside(ptr %0, i64 %1, i32 %2) {
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @chunks)
  %5 = getelementptr inbounds nuw %struct.set, ptr %4, i32 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  %8 = icmp ne i64 %1, 0
  %or.cond = and i1 %7, %8
  br i1 %or.cond, label %9, label %29

9:                                                ; preds = %3
  %10 = ptrtoint ptr %0 to i64
  %11 = udiv i64 %10, 65536
  %12 = ptrtoint ptr %0 to i64
  %13 = add i64 %12, %1
  %14 = sub i64 %13, 1
  %15 = udiv i64 %14, 65536
  br label %16

16:                                               ; preds = %25, %9
  %.014 = phi i64 [ %11, %9 ], [ %26, %25 ]
  %17 = icmp ule i64 %.014, %15
  br i1 %17, label %18, label %27

18:                                               ; preds = %16
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @chunks)
  %20 = call i64 @key_of(i64 %.014, i32 %2)
  %21 = call i32 @has(ptr %19, i64 %20)
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %18
  %24 = call ptr @made_beside(ptr %0, i64 %1, i32 %2)
  br label %27

25:                                               ; preds = %18
  %26 = add i64 %.014, 1
  br label %16

27:                                               ; preds = %16, %23
  %.1 = phi ptr [ %24, %23 ], [ undef, %16 ]
  %.0 = phi i32 [ 1, %23 ], [ 2, %16 ]
  switch i32 %.0, label %30 [
    i32 2, label %28
    i32 1, label %29
  ]

28:                                               ; preds = %27
  br label %29

29:                                               ; preds = %3, %28, %27
  %.013 = phi ptr [ null, %28 ], [ %.1, %27 ], [ null, %3 ]
  ret ptr %.013

30:                                               ; preds = %27
  unreachable
}

declare ptr @llvm.threadlocal.address.p0(ptr)

define internal i32 @has(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 3
  %4 = load i64, ptr %3, align 8
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @place_of(ptr %0, i64 %1)
  %10 = getelementptr inbounds nuw i64, ptr %8, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = icmp ne i64 %11, 0
  br label %13

13:                                               ; preds = %6, %2
  %14 = phi i1 [ false, %2 ], [ %12, %6 ]
  %15 = zext i1 %14 to i32
  ret i32 %15
}

define internal i64 @key_of(i64 %0, i32 %1) {
  %3 = mul i64 %0, 32
  %4 = sext i32 %1 to i64
  %5 = add i64 %3, %4
  %6 = add i64 %5, 1
  ret i64 %6
}

define internal ptr @made_beside(ptr %0, i64 %1, i32 %2) {
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @keeps)
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  %7 = icmp sge i32 %2, 31
  %or.cond = or i1 %6, %7
  %or.cond.not = xor i1 %or.cond, true
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @chunks)
  %9 = getelementptr inbounds nuw %struct.set, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  %or.cond21 = select i1 %or.cond.not, i1 %11, i1 false
  br i1 %or.cond21, label %12, label %45

12:                                               ; preds = %3
  %13 = ptrtoint ptr %0 to i64
  %14 = udiv i64 %13, 65536
  %15 = ptrtoint ptr %0 to i64
  %16 = add i64 %15, %1
  %17 = sub i64 %16, 1
  %18 = udiv i64 %17, 65536
  br label %19

19:                                               ; preds = %33, %12
  %.017 = phi i64 [ %14, %12 ], [ %34, %33 ]
  %20 = icmp ule i64 %.017, %18
  br i1 %20, label %21, label %35

21:                                               ; preds = %19
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @chunks)
  %23 = call i64 @key_of(i64 %.017, i32 %2)
  %24 = call i32 @has(ptr %22, i64 %23)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %33, label %26

26:                                               ; preds = %21
  %27 = call i32 @map(i64 %.017, i32 %2)
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %35

29:                                               ; preds = %26
  %30 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @chunks)
  %31 = call i64 @key_of(i64 %.017, i32 %2)
  %32 = call i32 @put(ptr %30, i64 %31)
  br label %33

33:                                               ; preds = %21, %29
  %34 = add i64 %.017, 1
  br label %19

35:                                               ; preds = %26, %19
  %.0 = phi i32 [ 2, %19 ], [ 1, %26 ]
  switch i32 %.0, label %46 [
    i32 2, label %36
    i32 1, label %45
  ]

36:                                               ; preds = %35
  %37 = ptrtoint ptr %0 to i64
  %38 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @distance_of)
  %39 = sext i32 %2 to i64
  %40 = getelementptr inbounds [31 x i8], ptr %38, i64 0, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = call i64 @beside(i64 %37, i32 %42)
  %44 = inttoptr i64 %43 to ptr
  br label %45

45:                                               ; preds = %3, %36, %35
  %.016 = phi ptr [ null, %35 ], [ %44, %36 ], [ null, %3 ]
  ret ptr %.016

46:                                               ; preds = %35
  unreachable
}

define void @__ehub_block_made(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %7 = getelementptr inbounds nuw %struct.set, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  %10 = icmp ne ptr %0, null
  %or.cond = and i1 %9, %10
  br i1 %or.cond, label %11, label %27

11:                                               ; preds = %5
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @blocks)
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %20, label %15

15:                                               ; preds = %11
  %16 = call ptr @calloc(i64 4096, i64 8)
  %17 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @blocks)
  store ptr %16, ptr %17, align 8
  %18 = icmp ne ptr %16, null
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  call void @__ehub_stop_memory()
  unreachable

20:                                               ; preds = %15, %11
  %21 = call ptr @calloc(i64 1, i64 48)
  %22 = icmp ne ptr %21, null
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  call void @__ehub_stop_memory()
  unreachable

24:                                               ; preds = %20
  %25 = call ptr @bucket_of(ptr %0)
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %21, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %21, i64 8
  store ptr %0, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %21, i64 16
  store i64 %1, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %21, i64 24
  store ptr %2, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %21, i64 32
  store i64 %3, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %21, i64 40
  store i64 %4, ptr %.sroa.6.0..sroa_idx, align 8
  store ptr %21, ptr %25, align 8
  br label %27

27:                                               ; preds = %5, %24
  ret void
}

declare ptr @calloc(i64, i64)

declare void @__ehub_stop_memory()

define internal ptr @bucket_of(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @blocks)
  %3 = load ptr, ptr %2, align 8
  %4 = ptrtoint ptr %0 to i64
  %5 = mul i64 %4, -7046029254386353131
  %6 = lshr i64 %5, 40
  %7 = urem i64 %6, 4096
  %8 = getelementptr inbounds nuw ptr, ptr %3, i64 %7
  ret ptr %8
}

define void @__ehub_block_released(ptr %0) {
  %2 = call ptr @taken_block(ptr %0)
  call void @free(ptr %2)
  ret void
}

declare void @free(ptr)

define internal ptr @taken_block(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @blocks)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %24

5:                                                ; preds = %1
  %6 = call ptr @bucket_of(ptr %0)
  br label %7

7:                                                ; preds = %19, %5
  %.011 = phi ptr [ %6, %5 ], [ %21, %19 ]
  %8 = load ptr, ptr %.011, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %22

10:                                               ; preds = %7
  %11 = load ptr, ptr %.011, align 8
  %12 = getelementptr inbounds nuw %struct.block, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, %0
  br i1 %14, label %15, label %19

15:                                               ; preds = %10
  %16 = load ptr, ptr %.011, align 8
  %17 = getelementptr inbounds nuw %struct.block, ptr %16, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %.011, align 8
  br label %22

19:                                               ; preds = %10
  %20 = load ptr, ptr %.011, align 8
  %21 = getelementptr inbounds nuw %struct.block, ptr %20, i32 0, i32 0
  br label %7

22:                                               ; preds = %7, %15
  %.010 = phi i32 [ 1, %15 ], [ 2, %7 ]
  %.1 = phi ptr [ %16, %15 ], [ undef, %7 ]
  switch i32 %.010, label %25 [
    i32 2, label %23
    i32 1, label %24
  ]

23:                                               ; preds = %22
  br label %24

24:                                               ; preds = %1, %23, %22
  %.0 = phi ptr [ null, %23 ], [ %.1, %22 ], [ null, %1 ]
  ret ptr %.0

25:                                               ; preds = %22
  unreachable
}

define void @__ehub_marks_begin(i32 %0) {
  call void @restart(i32 1, i32 %0)
  ret void
}

define internal void @restart(i32 %0, i32 %1) {
  %3 = icmp ne i32 %0, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  call void @release_beside()
  br label %5

5:                                                ; preds = %4, %2
  call void @forget_blocks()
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %7 = getelementptr inbounds nuw %struct.set, ptr %6, i32 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = atomicrmw sub ptr @of_all_threads, i64 %8 seq_cst, align 8
  %10 = sub i64 %9, %8
  %11 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @uses)
  %12 = load i32, ptr %11, align 4
  %13 = sext i32 %12 to i64
  %14 = atomicrmw sub ptr @__ehub_marking, i64 %13 seq_cst, align 8
  %15 = sub i64 %14, %13
  %16 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @uses)
  store i32 0, ptr %16, align 4
  call void @unmap_all()
  %17 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @keeps)
  store i32 %1, ptr %17, align 4
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  call void @empty(ptr %18, i32 %0)
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lost)
  call void @empty(ptr %19, i32 %0)
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @chunks)
  call void @empty(ptr %20, i32 %0)
  ret void
}

define void @__ehub_marks_end() {
  call void @restart(i32 0, i32 0)
  ret void
}

define i32 @__ehub_mark(ptr %0, i64 %1, i64 %2, i32 %3) {
  %5 = inttoptr i64 %1 to ptr
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %7 = getelementptr inbounds nuw %struct.set, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %24

10:                                               ; preds = %4
  %11 = icmp ne i64 %2, 0
  br i1 %11, label %12, label %24

12:                                               ; preds = %10
  %13 = call ptr @made_beside(ptr %5, i64 %2, i32 %3)
  %14 = icmp ne ptr %13, null
  br i1 %14, label %17, label %15

15:                                               ; preds = %12
  %16 = call i32 @mark_lost(ptr %5, i64 %2)
  br label %24

17:                                               ; preds = %12
  %18 = call i64 @first_of(ptr %5)
  %19 = call i64 @end_of(ptr %5, i64 %2)
  br label %20

20:                                               ; preds = %22, %17
  %.015 = phi i64 [ %18, %17 ], [ %23, %22 ]
  %21 = icmp ult i64 %.015, %19
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  call void @mark(i64 %.015)
  %23 = add i64 %.015, 1
  br label %20

24:                                               ; preds = %20, %10, %4, %15
  %.0 = phi i32 [ 0, %10 ], [ %16, %15 ], [ 1, %4 ], [ 0, %20 ]
  ret i32 %.0
}

define internal i32 @mark_lost(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %4 = getelementptr inbounds nuw %struct.set, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %17

7:                                                ; preds = %2
  %8 = call i64 @first_of(ptr %0)
  %9 = call i64 @end_of(ptr %0, i64 %1)
  br label %10

10:                                               ; preds = %13, %7
  %.09 = phi i64 [ %8, %7 ], [ %16, %13 ]
  %11 = icmp ult i64 %.09, %9
  %12 = icmp ne i64 %1, 0
  %spec.select = select i1 %11, i1 %12, i1 false
  br i1 %spec.select, label %13, label %17

13:                                               ; preds = %10
  call void @mark(i64 %.09)
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lost)
  %15 = call i32 @put(ptr %14, i64 %.09)
  %16 = add i64 %.09, 1
  br label %10

17:                                               ; preds = %10, %2
  %.0 = phi i32 [ 1, %2 ], [ 0, %10 ]
  ret i32 %.0
}

define internal i64 @first_of(ptr %0) {
  %2 = ptrtoint ptr %0 to i64
  %3 = udiv i64 %2, 4
  ret i64 %3
}

define internal i64 @end_of(ptr %0, i64 %1) {
  %3 = ptrtoint ptr %0 to i64
  %4 = add i64 %3, %1
  %5 = add i64 %4, 4
  %6 = sub i64 %5, 1
  %7 = udiv i64 %6, 4
  ret i64 %7
}

define internal void @mark(i64 %0) {
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @uses)
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @uses)
  store i32 1, ptr %6, align 4
  %7 = atomicrmw add ptr @__ehub_marking, i64 1 seq_cst, align 8
  %8 = add i64 %7, 1
  br label %9

9:                                                ; preds = %5, %1
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %11 = call i32 @put(ptr %10, i64 %0)
  %12 = sext i32 %11 to i64
  %13 = atomicrmw add ptr @of_all_threads, i64 %12 seq_cst, align 8
  %14 = add i64 %13, %12
  ret void
}

define void @__ehub_unmark(ptr %0, i64 %1) {
  %3 = call i64 @first_of(ptr %0)
  %4 = call i64 @end_of(ptr %0, i64 %1)
  br label %5

5:                                                ; preds = %12, %2
  %.0 = phi i64 [ %3, %2 ], [ %13, %12 ]
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %7 = getelementptr inbounds nuw %struct.set, ptr %6, i32 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  %10 = icmp ult i64 %.0, %4
  %or.cond = select i1 %9, i1 %10, i1 false
  %11 = icmp ne i64 %1, 0
  %or.cond7 = and i1 %or.cond, %11
  br i1 %or.cond7, label %12, label %.critedge

12:                                               ; preds = %5
  call void @forget(i64 %.0)
  %13 = add i64 %.0, 1
  br label %5

.critedge:                                        ; preds = %5
  ret void
}

define internal void @forget(i64 %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lost)
  %3 = call i32 @take(ptr %2, i64 %0)
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %5 = call i32 @take(ptr %4, i64 %0)
  %6 = sext i32 %5 to i64
  %7 = atomicrmw sub ptr @of_all_threads, i64 %6 seq_cst, align 8
  %8 = sub i64 %7, %6
  ret void
}

define void @__ehub_spoil(ptr %0, i64 %1) {
  %3 = call i64 @first_of(ptr %0)
  %4 = call i64 @end_of(ptr %0, i64 %1)
  br label %5

5:                                                ; preds = %19, %2
  %.0 = phi i64 [ %3, %2 ], [ %20, %19 ]
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %7 = getelementptr inbounds nuw %struct.set, ptr %6, i32 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  %10 = icmp ult i64 %.0, %4
  %or.cond = select i1 %9, i1 %10, i1 false
  %11 = icmp ne i64 %1, 0
  %or.cond8 = and i1 %or.cond, %11
  br i1 %or.cond8, label %12, label %.critedge

12:                                               ; preds = %5
  %13 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %14 = call i32 @has(ptr %13, i64 %.0)
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %12
  %17 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lost)
  %18 = call i32 @put(ptr %17, i64 %.0)
  br label %19

19:                                               ; preds = %12, %16
  %20 = add i64 %.0, 1
  br label %5

.critedge:                                        ; preds = %5
  ret void
}

define internal i32 @put(ptr %0, i64 %1) {
  %3 = call i64 @place_of(ptr %0, i64 %1)
  %4 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i64, ptr %5, i64 %3
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  br i1 %8, label %58, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %11, i64 %3
  store i64 %1, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 3
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %14, 1
  store i64 %15, ptr %13, align 8
  %16 = mul i64 2, %15
  %17 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = icmp ule i64 %16, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %9
  %21 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 2, %24
  %26 = call ptr @calloc(i64 %25, i64 8)
  %27 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %29 = load ptr, ptr %28, align 8
  %30 = icmp ne ptr %29, null
  br i1 %30, label %33, label %31

31:                                               ; preds = %20
  %32 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  store ptr %22, ptr %32, align 8
  call void @__ehub_stop_memory()
  unreachable

33:                                               ; preds = %20
  %34 = mul i64 2, %24
  %35 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 2
  store i64 %34, ptr %35, align 8
  br label %36

36:                                               ; preds = %51, %33
  %.0 = phi i64 [ 0, %33 ], [ %52, %51 ]
  %37 = icmp ult i64 %.0, %24
  br i1 %37, label %38, label %53

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i64, ptr %22, i64 %.0
  %40 = load i64, ptr %39, align 8
  %41 = icmp ne i64 %40, 0
  br i1 %41, label %42, label %51

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i64, ptr %22, i64 %.0
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i64, ptr %22, i64 %.0
  %48 = load i64, ptr %47, align 8
  %49 = call i64 @place_of(ptr %0, i64 %48)
  %50 = getelementptr inbounds nuw i64, ptr %46, i64 %49
  store i64 %44, ptr %50, align 8
  br label %51

51:                                               ; preds = %38, %42
  %52 = add i64 %.0, 1
  br label %36

53:                                               ; preds = %36
  %54 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 1
  %55 = getelementptr inbounds [64 x i64], ptr %54, i64 0, i64 0
  %56 = icmp ne ptr %22, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  call void @free(ptr %22)
  br label %58

58:                                               ; preds = %53, %57, %9, %2
  %.032 = phi i32 [ 1, %9 ], [ 0, %2 ], [ 1, %57 ], [ 1, %53 ]
  ret i32 %.032
}

define void @__ehub_spoil_all() {
  br label %1

1:                                                ; preds = %26, %0
  %.0 = phi i64 [ 0, %0 ], [ %27, %26 ]
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %3 = getelementptr inbounds nuw %struct.set, ptr %2, i32 0, i32 3
  %4 = load i64, ptr %3, align 8
  %5 = icmp ne i64 %4, 0
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %7 = getelementptr inbounds nuw %struct.set, ptr %6, i32 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %.0, %8
  %10 = select i1 %5, i1 %9, i1 false
  br i1 %10, label %11, label %28

11:                                               ; preds = %1
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %13 = getelementptr inbounds nuw %struct.set, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i64, ptr %14, i64 %.0
  %16 = load i64, ptr %15, align 8
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %18, label %26

18:                                               ; preds = %11
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lost)
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %21 = getelementptr inbounds nuw %struct.set, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i64, ptr %22, i64 %.0
  %24 = load i64, ptr %23, align 8
  %25 = call i32 @put(ptr %19, i64 %24)
  br label %26

26:                                               ; preds = %11, %18
  %27 = add i64 %.0, 1
  br label %1

28:                                               ; preds = %1
  ret void
}

define i32 @__ehub_put_beside(ptr %0, i64 %1, i32 %2) {
  %4 = call ptr @made_beside(ptr %0, i64 8, i32 %2)
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %13

6:                                                ; preds = %3
  store i64 %1, ptr %4, align 1
  %7 = call i64 @first_of(ptr %0)
  %8 = call i64 @end_of(ptr %0, i64 8)
  br label %9

9:                                                ; preds = %11, %6
  %.010 = phi i64 [ %7, %6 ], [ %12, %11 ]
  %10 = icmp ult i64 %.010, %8
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  call void @mark(i64 %.010)
  %12 = add i64 %.010, 1
  br label %9

13:                                               ; preds = %9, %3
  %.0 = phi i32 [ 1, %3 ], [ 0, %9 ]
  ret i32 %.0
}

define void @__ehub_drop_beside(ptr %0, i32 %1) {
  %3 = call ptr @__ehub_beside(ptr %0, i64 8, i32 %1)
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  call void @llvm.memset.p0.i64(ptr align 1 %3, i8 0, i64 8, i1 false)
  br label %6

6:                                                ; preds = %5, %2
  call void @__ehub_unmark(ptr %0, i64 8)
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define i64 @__ehub_pointer_beside(ptr %0, i64 %1, i32 %2) {
  %4 = call ptr @__ehub_beside(ptr %0, i64 8, i32 %2)
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  %.0.copyload = load i64, ptr %4, align 1
  br label %7

7:                                                ; preds = %6, %3
  %.0 = phi i64 [ %.0.copyload, %6 ], [ 0, %3 ]
  %8 = icmp ne i64 %.0, 0
  %.0. = select i1 %8, i64 %.0, i64 %1
  ret i64 %.0.
}

define i32 @__ehub_is_any_marked() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %2 = getelementptr inbounds nuw %struct.set, ptr %1, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %11

5:                                                ; preds = %0
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %7 = getelementptr inbounds nuw %struct.set, ptr %6, i32 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = icmp ne i64 %8, 0
  %10 = zext i1 %9 to i32
  br label %15

11:                                               ; preds = %0
  %12 = load atomic i64, ptr @of_all_threads seq_cst, align 8
  %13 = icmp ne i64 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %11, %5
  %16 = phi i32 [ %10, %5 ], [ %14, %11 ]
  ret i32 %16
}

define i32 @__ehub_is_marked(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %4 = call i32 @is_in(ptr %3, ptr %0, i64 %1)
  ret i32 %4
}

define internal i32 @is_in(ptr %0, ptr %1, i64 %2) {
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %5 = getelementptr inbounds nuw %struct.set, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %16, label %8

8:                                                ; preds = %3
  %9 = icmp ne i64 %2, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %8
  %11 = load atomic i64, ptr @of_all_threads seq_cst, align 8
  %12 = icmp ne i64 %11, 0
  br label %13

13:                                               ; preds = %10, %8
  %14 = phi i1 [ false, %8 ], [ %12, %10 ]
  %15 = zext i1 %14 to i32
  br label %30

16:                                               ; preds = %3
  %17 = call i64 @first_of(ptr %1)
  %18 = call i64 @end_of(ptr %1, i64 %2)
  br label %19

19:                                               ; preds = %28, %16
  %.013 = phi i64 [ %17, %16 ], [ %29, %28 ]
  %20 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 3
  %21 = load i64, ptr %20, align 8
  %22 = icmp ne i64 %21, 0
  %23 = icmp ult i64 %.013, %18
  %or.cond = select i1 %22, i1 %23, i1 false
  %24 = icmp ne i64 %2, 0
  %or.cond14 = and i1 %or.cond, %24
  br i1 %or.cond14, label %25, label %.critedge

25:                                               ; preds = %19
  %26 = call i32 @has(ptr %0, i64 %.013)
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %.critedge, label %28

28:                                               ; preds = %25
  %29 = add i64 %.013, 1
  br label %19

.critedge:                                        ; preds = %19, %25
  %.0 = phi i32 [ 2, %19 ], [ 1, %25 ]
  %switch.selectcmp = icmp eq i32 %.0, 2
  %switch.select = select i1 %switch.selectcmp, i32 0, i32 1
  br label %30

30:                                               ; preds = %.critedge, %13
  %.012 = phi i32 [ %switch.select, %.critedge ], [ %15, %13 ]
  ret i32 %.012
}

define i32 @__ehub_is_lost(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lost)
  %4 = call i32 @is_in(ptr %3, ptr %0, i64 %1)
  ret i32 %4
}

define void @__ehub_marks_move(ptr %0, i64 %1, i64 %2, i64 %3, i32 %4, i32 %5) {
  %7 = inttoptr i64 %1 to ptr
  %8 = inttoptr i64 %2 to ptr
  %9 = icmp ne i32 %4, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %6
  %11 = call i32 @__ehub_is_marked(ptr %8, i64 %3)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = call ptr @made_beside(ptr %7, i64 %3, i32 %5)
  %15 = icmp ne ptr %14, null
  br label %16

16:                                               ; preds = %10, %13, %6
  %17 = phi i1 [ false, %6 ], [ true, %10 ], [ %15, %13 ]
  %18 = zext i1 %17 to i32
  br label %19

19:                                               ; preds = %58, %16
  %.0 = phi i64 [ 0, %16 ], [ %59, %58 ]
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %21 = getelementptr inbounds nuw %struct.set, ptr %20, i32 0, i32 3
  %22 = load i64, ptr %21, align 8
  %23 = icmp ne i64 %22, 0
  %24 = icmp ult i64 %.0, %3
  %spec.select = select i1 %23, i1 %24, i1 false
  br i1 %spec.select, label %25, label %60

25:                                               ; preds = %19
  %26 = ptrtoint ptr %7 to i64
  %27 = ptrtoint ptr %8 to i64
  %28 = icmp ugt i64 %26, %27
  %29 = sub i64 %3, 1
  %30 = sub i64 %29, %.0
  %31 = udiv i64 %30, 4
  %32 = mul i64 %31, 4
  %33 = select i1 %28, i64 %32, i64 %.0
  %34 = sub i64 %3, %33
  %35 = icmp ult i64 %34, 4
  %36 = sub i64 %3, %33
  %37 = select i1 %35, i64 %36, i64 4
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 %33
  %39 = call i32 @__ehub_is_marked(ptr %38, i64 %37)
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 %33
  %41 = call i32 @__ehub_is_lost(ptr %40, i64 %37)
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 %33
  call void @__ehub_unmark(ptr %42, i64 %37)
  %43 = icmp ne i32 %41, 0
  br i1 %43, label %47, label %44

44:                                               ; preds = %25
  %45 = icmp eq i32 %39, 0
  %46 = icmp ne i32 %18, 0
  %or.cond = select i1 %45, i1 true, i1 %46
  br i1 %or.cond, label %50, label %47

47:                                               ; preds = %44, %25
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 %33
  %49 = call i32 @mark_lost(ptr %48, i64 %37)
  br label %58

50:                                               ; preds = %44
  %51 = icmp ne i32 %39, 0
  br i1 %51, label %52, label %58

52:                                               ; preds = %50
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 %33
  %54 = call i64 @first_of(ptr %53)
  call void @mark(i64 %54)
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 %33
  %56 = call i64 @end_of(ptr %55, i64 %37)
  %57 = sub i64 %56, 1
  call void @mark(i64 %57)
  br label %58

58:                                               ; preds = %47, %52, %50
  %59 = add i64 %.0, 4
  br label %19

60:                                               ; preds = %19
  ret void
}

define internal i64 @place_of(ptr %0, i64 %1) {
  %3 = mul i64 %1, -7046029254386353131
  %4 = lshr i64 %3, 20
  %5 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = sub i64 %6, 1
  %8 = and i64 %4, %7
  br label %9

9:                                                ; preds = %21, %2
  %.0 = phi i64 [ %8, %2 ], [ %26, %21 ]
  %10 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %11, i64 %.0
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %15, label %.critedge

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i64, ptr %17, i64 %.0
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, %1
  br i1 %20, label %21, label %.critedge

21:                                               ; preds = %15
  %22 = add i64 %.0, 1
  %23 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = sub i64 %24, 1
  %26 = and i64 %22, %25
  br label %9

.critedge:                                        ; preds = %9, %15
  ret i64 %.0
}

define internal i32 @map(i64 %0, i32 %1) {
  %3 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @distance_of)
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds [31 x i8], ptr %3, i64 0, i64 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp ne i8 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %2
  %9 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @distance_of)
  %10 = sext i32 %1 to i64
  %11 = getelementptr inbounds [31 x i8], ptr %9, i64 0, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = call i32 @maps(i64 %0, i32 %13)
  br label %48

15:                                               ; preds = %2, %44
  %.021 = phi i32 [ %45, %44 ], [ 1, %2 ]
  %.1 = phi i32 [ %.3, %44 ], [ undef, %2 ]
  %16 = icmp sle i32 %.021, 31
  br i1 %16, label %17, label %46

17:                                               ; preds = %15
  %18 = shl i32 1, %.021
  %19 = load atomic i32, ptr @taken seq_cst, align 4
  br label %20

20:                                               ; preds = %24, %17
  %.022 = phi i32 [ %19, %17 ], [ %spec.select, %24 ]
  %21 = and i32 %.022, %18
  %22 = icmp ne i32 %21, 0
  %23 = xor i1 %22, true
  br i1 %23, label %24, label %43

24:                                               ; preds = %20
  %25 = or i32 %.022, %18
  %26 = cmpxchg ptr @taken, i32 %.022, i32 %25 seq_cst seq_cst, align 4
  %27 = extractvalue { i32, i1 } %26, 0
  %28 = extractvalue { i32, i1 } %26, 1
  %spec.select = select i1 %28, i32 %.022, i32 %27
  %29 = zext i1 %28 to i8
  %30 = trunc i8 %29 to i1
  br i1 %30, label %31, label %20

31:                                               ; preds = %24
  %32 = call i32 @maps(i64 %0, i32 %.021)
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %39

34:                                               ; preds = %31
  %35 = trunc i32 %.021 to i8
  %36 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @distance_of)
  %37 = sext i32 %1 to i64
  %38 = getelementptr inbounds [31 x i8], ptr %36, i64 0, i64 %37
  store i8 %35, ptr %38, align 1
  br label %43

39:                                               ; preds = %31
  %40 = xor i32 %18, -1
  %41 = atomicrmw and ptr @taken, i32 %40 seq_cst, align 4
  %42 = and i32 %41, %40
  br label %43

43:                                               ; preds = %20, %39, %34
  %.125 = phi i32 [ 1, %34 ], [ 0, %39 ], [ 0, %20 ]
  %.3 = phi i32 [ 1, %34 ], [ %.1, %39 ], [ %.1, %20 ]
  %cond = icmp eq i32 %.125, 0
  br i1 %cond, label %44, label %46

44:                                               ; preds = %43
  %45 = add nsw i32 %.021, 1
  br label %15

46:                                               ; preds = %15, %43
  %.024 = phi i32 [ %.125, %43 ], [ 2, %15 ]
  %.2 = phi i32 [ %.3, %43 ], [ %.1, %15 ]
  switch i32 %.024, label %49 [
    i32 2, label %47
    i32 1, label %48
  ]

47:                                               ; preds = %46
  br label %48

48:                                               ; preds = %47, %46, %8
  %.0 = phi i32 [ %14, %8 ], [ 0, %47 ], [ %.2, %46 ]
  ret i32 %.0

49:                                               ; preds = %46
  unreachable
}

define internal i64 @beside(i64 %0, i32 %1) {
  %3 = sext i32 %1 to i64
  %4 = shl i64 %3, 42
  %5 = xor i64 %0, %4
  ret i64 %5
}

define internal i32 @maps(i64 %0, i32 %1) {
  %3 = mul i64 %0, 65536
  %4 = call i64 @beside(i64 %3, i32 %1)
  %5 = inttoptr i64 %4 to ptr
  %6 = call ptr @mmap(ptr %5, i64 65536, i32 3, i32 16418, i32 -1, i64 0)
  %7 = icmp eq ptr %6, %5
  br i1 %7, label %12, label %8

8:                                                ; preds = %2
  %9 = icmp ne ptr %6, inttoptr (i64 -1 to ptr)
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = call i32 @munmap(ptr %6, i64 65536)
  br label %12

12:                                               ; preds = %8, %10, %2
  %.0 = phi i32 [ 1, %2 ], [ 0, %10 ], [ 0, %8 ]
  ret i32 %.0
}

declare ptr @mmap(ptr, i64, i32, i32, i32, i64)

declare i32 @munmap(ptr, i64)

define internal void @release_beside() {
  br label %1

1:                                                ; preds = %.critedge23, %0
  %.0 = phi i64 [ 0, %0 ], [ %50, %.critedge23 ]
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @blocks)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %6 = getelementptr inbounds nuw %struct.set, ptr %5, i32 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  %or.cond = select i1 %4, i1 %8, i1 false
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %10 = getelementptr inbounds nuw %struct.set, ptr %9, i32 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %.0, %11
  %or.cond27 = select i1 %or.cond, i1 %12, i1 false
  br i1 %or.cond27, label %13, label %.critedge

13:                                               ; preds = %1
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %15 = getelementptr inbounds nuw %struct.set, ptr %14, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i64, ptr %16, i64 %.0
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  %20 = urem i64 %18, 2
  %21 = icmp ne i64 %20, 0
  %or.cond21 = or i1 %19, %21
  br i1 %or.cond21, label %.critedge23, label %22

22:                                               ; preds = %13
  %23 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @marked)
  %24 = add i64 %18, 1
  %25 = call i32 @has(ptr %23, i64 %24)
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %.critedge23

27:                                               ; preds = %22, %48
  %.016 = phi i32 [ %49, %48 ], [ 0, %22 ]
  %28 = icmp slt i32 %.016, 31
  br i1 %28, label %29, label %.critedge23

29:                                               ; preds = %27
  %30 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @distance_of)
  %31 = sext i32 %.016 to i64
  %32 = getelementptr inbounds [31 x i8], ptr %30, i64 0, i64 %31
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %.critedge23

36:                                               ; preds = %29
  %37 = mul i64 %18, 4
  %38 = inttoptr i64 %37 to ptr
  %39 = call ptr @__ehub_beside(ptr %38, i64 8, i32 %.016)
  %40 = icmp ne ptr %39, null
  br i1 %40, label %41, label %44

41:                                               ; preds = %36
  %42 = load ptr, ptr %39, align 8
  %43 = call ptr @taken_block(ptr %42)
  br label %44

44:                                               ; preds = %36, %41
  %45 = phi ptr [ %43, %41 ], [ null, %36 ]
  %46 = icmp ne ptr %45, null
  br i1 %46, label %47, label %48

47:                                               ; preds = %44
  call void @release_all_of(ptr %45)
  br label %48

48:                                               ; preds = %44, %47
  %49 = add nsw i32 %.016, 1
  br label %27

.critedge23:                                      ; preds = %22, %13, %29, %27
  %50 = add i64 %.0, 1
  br label %1

.critedge:                                        ; preds = %1
  ret void
}

define internal void @forget_blocks() {
  br label %1

1:                                                ; preds = %16, %0
  %.06 = phi i64 [ 0, %0 ], [ %17, %16 ]
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @blocks)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  %5 = icmp ult i64 %.06, 4096
  %spec.select = select i1 %4, i1 %5, i1 false
  br i1 %spec.select, label %6, label %18

6:                                                ; preds = %1
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @blocks)
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw ptr, ptr %8, i64 %.06
  %10 = load ptr, ptr %9, align 8
  br label %11

11:                                               ; preds = %13, %6
  %.0 = phi ptr [ %10, %6 ], [ %15, %13 ]
  %12 = icmp ne ptr %.0, null
  br i1 %12, label %13, label %16

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw %struct.block, ptr %.0, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  call void @free(ptr %.0)
  br label %11

16:                                               ; preds = %11
  %17 = add i64 %.06, 1
  br label %1

18:                                               ; preds = %1
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @blocks)
  %20 = load ptr, ptr %19, align 8
  call void @free(ptr %20)
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @blocks)
  store ptr null, ptr %21, align 8
  ret void
}

define internal void @unmap_all() {
  br label %1

1:                                                ; preds = %41, %0
  %.012 = phi i64 [ 0, %0 ], [ %42, %41 ]
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @chunks)
  %3 = getelementptr inbounds nuw %struct.set, ptr %2, i32 0, i32 3
  %4 = load i64, ptr %3, align 8
  %5 = icmp ne i64 %4, 0
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @chunks)
  %7 = getelementptr inbounds nuw %struct.set, ptr %6, i32 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %.012, %8
  %10 = select i1 %5, i1 %9, i1 false
  br i1 %10, label %11, label %43

11:                                               ; preds = %1
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @chunks)
  %13 = getelementptr inbounds nuw %struct.set, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i64, ptr %14, i64 %.012
  %16 = load i64, ptr %15, align 8
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %18, label %41

18:                                               ; preds = %11
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @chunks)
  %20 = getelementptr inbounds nuw %struct.set, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i64, ptr %21, i64 %.012
  %23 = load i64, ptr %22, align 8
  %24 = sub i64 %23, 1
  %25 = udiv i64 %24, 32
  %26 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @chunks)
  %27 = getelementptr inbounds nuw %struct.set, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i64, ptr %28, i64 %.012
  %30 = load i64, ptr %29, align 8
  %31 = sub i64 %30, 1
  %32 = urem i64 %31, 32
  %33 = mul i64 %25, 65536
  %34 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @distance_of)
  %35 = getelementptr inbounds nuw [31 x i8], ptr %34, i64 0, i64 %32
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = call i64 @beside(i64 %33, i32 %37)
  %39 = inttoptr i64 %38 to ptr
  %40 = call i32 @munmap(ptr %39, i64 65536)
  br label %41

41:                                               ; preds = %11, %18
  %42 = add i64 %.012, 1
  br label %1

43:                                               ; preds = %1, %61
  %.0 = phi i32 [ %65, %61 ], [ 0, %1 ]
  %44 = icmp slt i32 %.0, 31
  br i1 %44, label %45, label %66

45:                                               ; preds = %43
  %46 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @distance_of)
  %47 = sext i32 %.0 to i64
  %48 = getelementptr inbounds [31 x i8], ptr %46, i64 0, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = icmp ne i8 %49, 0
  br i1 %50, label %51, label %61

51:                                               ; preds = %45
  %52 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @distance_of)
  %53 = sext i32 %.0 to i64
  %54 = getelementptr inbounds [31 x i8], ptr %52, i64 0, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = shl i32 1, %56
  %58 = xor i32 %57, -1
  %59 = atomicrmw and ptr @taken, i32 %58 seq_cst, align 4
  %60 = and i32 %59, %58
  br label %61

61:                                               ; preds = %51, %45
  %62 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @distance_of)
  %63 = sext i32 %.0 to i64
  %64 = getelementptr inbounds [31 x i8], ptr %62, i64 0, i64 %63
  store i8 0, ptr %64, align 1
  %65 = add nsw i32 %.0, 1
  br label %43

66:                                               ; preds = %43
  ret void
}

define internal void @empty(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %15

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 1
  %10 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 0
  %11 = icmp ne ptr %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  call void @free(ptr %14)
  br label %15

15:                                               ; preds = %12, %6, %2
  br label %16

16:                                               ; preds = %18, %15
  %.0 = phi i64 [ 0, %15 ], [ %21, %18 ]
  %17 = icmp ult i64 %.0, 64
  br i1 %17, label %18, label %22

18:                                               ; preds = %16
  %19 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 1
  %20 = getelementptr inbounds nuw [64 x i64], ptr %19, i64 0, i64 %.0
  store i64 0, ptr %20, align 8
  %21 = add i64 %.0, 1
  br label %16

22:                                               ; preds = %16
  %23 = icmp ne i32 %1, 0
  %24 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 1
  %25 = getelementptr inbounds [64 x i64], ptr %24, i64 0, i64 0
  %26 = select i1 %23, ptr %25, ptr null
  %27 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 2
  store i64 64, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 3
  store i64 0, ptr %29, align 8
  ret void
}

define internal void @release_all_of(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 0
  store ptr null, ptr %2, align 8
  br label %3

3:                                                ; preds = %24, %1
  %.016 = phi ptr [ %0, %1 ], [ %.1, %24 ]
  %4 = icmp ne ptr %.016, null
  br i1 %4, label %5, label %33

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.block, ptr %.016, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  br label %8

8:                                                ; preds = %22, %5
  %.1 = phi ptr [ %7, %5 ], [ %.2, %22 ]
  %.0 = phi i64 [ 0, %5 ], [ %23, %22 ]
  %9 = add i64 %.0, 8
  %10 = getelementptr inbounds nuw %struct.block, ptr %.016, i32 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = icmp ule i64 %9, %11
  br i1 %12, label %13, label %24

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw %struct.block, ptr %.016, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 %.0
  %17 = load ptr, ptr %16, align 8
  %18 = call ptr @taken_block(ptr %17)
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %22

20:                                               ; preds = %13
  %21 = getelementptr inbounds nuw %struct.block, ptr %18, i32 0, i32 0
  store ptr %.1, ptr %21, align 8
  br label %22

22:                                               ; preds = %13, %20
  %.2 = phi ptr [ %18, %20 ], [ %.1, %13 ]
  %23 = add i64 %.0, 8
  br label %8

24:                                               ; preds = %8
  %25 = getelementptr inbounds nuw %struct.block, ptr %.016, i32 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.block, ptr %.016, i32 0, i32 1
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.block, ptr %.016, i32 0, i32 4
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.block, ptr %.016, i32 0, i32 5
  %32 = load i64, ptr %31, align 8
  call void %26(ptr %28, i64 %30, i64 %32)
  call void @free(ptr %.016)
  br label %3

33:                                               ; preds = %3
  ret void
}

define internal i32 @take(ptr %0, i64 %1) {
  %3 = call i32 @has(ptr %0, i64 %1)
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %41

5:                                                ; preds = %2
  %6 = call i64 @place_of(ptr %0, i64 %1)
  %7 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i64, ptr %8, i64 %6
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, -1
  store i64 %12, ptr %10, align 8
  %13 = add i64 %6, 1
  %14 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = sub i64 %15, 1
  %17 = and i64 %13, %16
  br label %18

18:                                               ; preds = %24, %5
  %.021 = phi i64 [ %17, %5 ], [ %40, %24 ]
  %19 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i64, ptr %20, i64 %.021
  %22 = load i64, ptr %21, align 8
  %23 = icmp ne i64 %22, 0
  br i1 %23, label %24, label %41

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i64, ptr %26, i64 %.021
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %.021
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = call i64 @place_of(ptr %0, i64 %28)
  %35 = getelementptr inbounds nuw i64, ptr %33, i64 %34
  store i64 %28, ptr %35, align 8
  %36 = add i64 %.021, 1
  %37 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 2
  %38 = load i64, ptr %37, align 8
  %39 = sub i64 %38, 1
  %40 = and i64 %36, %39
  br label %18

41:                                               ; preds = %18, %2
  %.0 = phi i32 [ 0, %2 ], [ 1, %18 ]
  ret i32 %.0
}
