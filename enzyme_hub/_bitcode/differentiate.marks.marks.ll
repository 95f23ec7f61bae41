; Made from marks.c by `python -m enzyme_hub._bitcode`.
%struct.state = type { %struct.set, %struct.set, %struct.set, %struct.blocks, [31 x i8], i32, i32, i32, i64, ptr }
%struct.set = type { ptr, [64 x i64], i64, i64 }
%struct.blocks = type { ptr, i64, i64 }
%struct.block = type { ptr, i64, ptr, i64, i64, i32 }

@now = internal thread_local global %struct.state zeroinitializer, align 8
@of_all_threads = internal global i64 0, align 8
@__ehub_marking = global i64 0, align 8
@taken = internal global i32 0, align 4

define ptr @__ehub_beside(ptr %0, i64 %1, i32 %2) {
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %5 = getelementptr inbounds nuw %struct.state, ptr %4, i32 0, i32 2
  %6 = getelementptr inbounds nuw %struct.set, ptr %5, i32 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  %9 = icmp ne i64 %1, 0
  %or.cond = and i1 %8, %9
  br i1 %or.cond, label %10, label %31

10:                                               ; preds = %3
  %11 = ptrtoint ptr %0 to i64
  %12 = udiv i64 %11, 65536
  %13 = ptrtoint ptr %0 to i64
  %14 = add i64 %13, %1
  %15 = sub i64 %14, 1
  %16 = udiv i64 %15, 65536
  br label %17

17:                                               ; preds = %27, %10
  %.014 = phi i64 [ %12, %10 ], [ %28, %27 ]
  %18 = icmp ule i64 %.014, %16
  br i1 %18, label %19, label %29

19:                                               ; preds = %17
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %21 = getelementptr inbounds nuw %struct.state, ptr %20, i32 0, i32 2
  %22 = call i64 @key_of(i64 %.014, i32 %2)
  %23 = call i32 @has(ptr %21, i64 %22)
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %19
  %26 = call ptr @made_beside(ptr %0, i64 %1, i32 %2)
  br label %29

27:                                               ; preds = %19
  %28 = add i64 %.014, 1
  br label %17

29:                                               ; preds = %17, %25
  %.1 = phi ptr [ %26, %25 ], [ undef, %17 ]
  %.0 = phi i32 [ 1, %25 ], [ 2, %17 ]
  switch i32 %.0, label %32 [
    i32 2, label %30
    i32 1, label %31
  ]

30:                                               ; preds = %29
  br label %31

31:                                               ; preds = %3, %30, %29
  %.013 = phi ptr [ null, %30 ], [ %.1, %29 ], [ null, %3 ]
  ret ptr %.013

32:                                               ; preds = %29
  unreachable
}

declare ptr @llvm.threadlocal.address.p0(ptr)

declare void @llvm.lifetime.start.p0(ptr captures(none))

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
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %5 = getelementptr inbounds nuw %struct.state, ptr %4, i32 0, i32 5
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  %8 = icmp sge i32 %2, 31
  %or.cond = or i1 %7, %8
  %or.cond.not = xor i1 %or.cond, true
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %10 = getelementptr inbounds nuw %struct.state, ptr %9, i32 0, i32 2
  %11 = getelementptr inbounds nuw %struct.set, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  %or.cond22 = select i1 %or.cond.not, i1 %13, i1 false
  br i1 %or.cond22, label %14, label %50

14:                                               ; preds = %3
  %15 = ptrtoint ptr %0 to i64
  %16 = udiv i64 %15, 65536
  %17 = ptrtoint ptr %0 to i64
  %18 = add i64 %17, %1
  %19 = sub i64 %18, 1
  %20 = udiv i64 %19, 65536
  br label %21

21:                                               ; preds = %37, %14
  %.017 = phi i64 [ %16, %14 ], [ %38, %37 ]
  %22 = icmp ule i64 %.017, %20
  br i1 %22, label %23, label %39

23:                                               ; preds = %21
  %24 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %25 = getelementptr inbounds nuw %struct.state, ptr %24, i32 0, i32 2
  %26 = call i64 @key_of(i64 %.017, i32 %2)
  %27 = call i32 @has(ptr %25, i64 %26)
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %37, label %29

29:                                               ; preds = %23
  %30 = call i32 @map(i64 %.017, i32 %2)
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %29
  %33 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %34 = getelementptr inbounds nuw %struct.state, ptr %33, i32 0, i32 2
  %35 = call i64 @key_of(i64 %.017, i32 %2)
  %36 = call i32 @put(ptr %34, i64 %35)
  br label %37

37:                                               ; preds = %23, %32
  %38 = add i64 %.017, 1
  br label %21

39:                                               ; preds = %29, %21
  %.0 = phi i32 [ 2, %21 ], [ 1, %29 ]
  switch i32 %.0, label %51 [
    i32 2, label %40
    i32 1, label %50
  ]

40:                                               ; preds = %39
  %41 = ptrtoint ptr %0 to i64
  %42 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %43 = getelementptr inbounds nuw %struct.state, ptr %42, i32 0, i32 4
  %44 = sext i32 %2 to i64
  %45 = getelementptr inbounds [31 x i8], ptr %43, i64 0, i64 %44
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  %48 = call i64 @beside(i64 %41, i32 %47)
  %49 = inttoptr i64 %48 to ptr
  br label %50

50:                                               ; preds = %3, %40, %39
  %.016 = phi ptr [ null, %39 ], [ %49, %40 ], [ null, %3 ]
  ret ptr %.016

51:                                               ; preds = %39
  unreachable
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define void @__ehub_block_made(ptr %0, i64 %1, ptr %2, i64 %3, i64 %4) {
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %7 = getelementptr inbounds nuw %struct.state, ptr %6, i32 0, i32 3
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %9 = getelementptr inbounds nuw %struct.state, ptr %8, i32 0, i32 6
  %10 = load i32, ptr %9, align 4
  %11 = icmp ne i32 %10, 0
  %12 = icmp ne ptr %0, null
  %or.cond = and i1 %11, %12
  br i1 %or.cond, label %13, label %39

13:                                               ; preds = %5
  %14 = getelementptr inbounds nuw %struct.blocks, ptr %7, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, 1
  %17 = mul i64 2, %16
  %18 = getelementptr inbounds nuw %struct.blocks, ptr %7, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = icmp ugt i64 %17, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %13
  call void @grow_blocks(ptr %7)
  br label %22

22:                                               ; preds = %21, %13
  %23 = call i64 @home_of(ptr %7, ptr %0)
  %24 = getelementptr inbounds nuw %struct.blocks, ptr %7, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.block, ptr %25, i64 %23
  %27 = getelementptr inbounds nuw %struct.block, ptr %26, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  %30 = xor i1 %29, true
  %31 = zext i1 %30 to i32
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds nuw %struct.blocks, ptr %7, i32 0, i32 2
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %34, %32
  store i64 %35, ptr %33, align 8
  %36 = getelementptr inbounds nuw %struct.blocks, ptr %7, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.block, ptr %37, i64 %23
  store ptr %0, ptr %38, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %38, i64 8
  store i64 %1, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %38, i64 16
  store ptr %2, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %38, i64 24
  store i64 %3, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %38, i64 32
  store i64 %4, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %38, i64 40
  store i32 0, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %38, i64 44
  store i32 0, ptr %.sroa.7.0..sroa_idx, align 4
  br label %39

39:                                               ; preds = %22, %5
  ret void
}

define internal void @grow_blocks(ptr %0) {
  %.sroa.0.0.copyload = load ptr, ptr %0, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  %.sroa.8.0.copyload = load i64, ptr %.sroa.8.0..sroa_idx, align 8
  %.sroa.11.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 16
  %.sroa.11.0.copyload = load i64, ptr %.sroa.11.0..sroa_idx, align 8
  %2 = icmp ne i64 %.sroa.8.0.copyload, 0
  %3 = mul i64 2, %.sroa.8.0.copyload
  %4 = select i1 %2, i64 %3, i64 64
  %5 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  store i64 %4, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = call ptr @calloc(i64 %7, i64 48)
  %9 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  store ptr %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %14, label %13

13:                                               ; preds = %1
  store ptr %.sroa.0.0.copyload, ptr %0, align 8
  %.sroa.8.0..sroa_idx9 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %.sroa.8.0.copyload, ptr %.sroa.8.0..sroa_idx9, align 8
  %.sroa.11.0..sroa_idx13 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %.sroa.11.0.copyload, ptr %.sroa.11.0..sroa_idx13, align 8
  call void @__ehub_stop_memory()
  unreachable

14:                                               ; preds = %1, %30
  %.0 = phi i64 [ %31, %30 ], [ 0, %1 ]
  %15 = icmp ult i64 %.0, %.sroa.8.0.copyload
  br i1 %15, label %16, label %32

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw %struct.block, ptr %.sroa.0.0.copyload, i64 %.0
  %18 = getelementptr inbounds nuw %struct.block, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %30

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.block, ptr %.sroa.0.0.copyload, i64 %.0
  %25 = getelementptr inbounds nuw %struct.block, ptr %24, i32 0, i32 0
  %26 = load ptr, ptr %25, align 8
  %27 = call i64 @home_of(ptr %0, ptr %26)
  %28 = getelementptr inbounds nuw %struct.block, ptr %23, i64 %27
  %29 = getelementptr inbounds nuw %struct.block, ptr %.sroa.0.0.copyload, i64 %.0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %29, i64 48, i1 false)
  br label %30

30:                                               ; preds = %16, %21
  %31 = add i64 %.0, 1
  br label %14

32:                                               ; preds = %14
  call void @free(ptr %.sroa.0.0.copyload)
  ret void
}

define internal i64 @home_of(ptr %0, ptr %1) {
  %3 = ptrtoint ptr %1 to i64
  %4 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = call i64 @first_place(i64 %3, i64 %5)
  br label %7

7:                                                ; preds = %21, %2
  %.0 = phi i64 [ %6, %2 ], [ %26, %21 ]
  %8 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.block, ptr %9, i64 %.0
  %11 = getelementptr inbounds nuw %struct.block, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %.critedge

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.block, ptr %16, i64 %.0
  %18 = getelementptr inbounds nuw %struct.block, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, %1
  br i1 %20, label %21, label %.critedge

21:                                               ; preds = %14
  %22 = add i64 %.0, 1
  %23 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = sub i64 %24, 1
  %26 = and i64 %22, %25
  br label %7

.critedge:                                        ; preds = %7, %14
  ret i64 %.0
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define void @__ehub_block_released(ptr %0) {
  %.sroa.5 = alloca { i64, ptr, i64, i64, i32 }, align 8
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %3 = getelementptr inbounds nuw %struct.state, ptr %2, i32 0, i32 3
  %4 = getelementptr inbounds nuw %struct.blocks, ptr %3, i32 0, i32 2
  %5 = load i64, ptr %4, align 8
  %6 = icmp ne i64 %5, 0
  %7 = icmp ne ptr %0, null
  %or.cond = and i1 %6, %7
  br i1 %or.cond, label %8, label %53

8:                                                ; preds = %1
  %9 = call i64 @home_of(ptr %3, ptr %0)
  %10 = getelementptr inbounds nuw %struct.blocks, ptr %3, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.block, ptr %11, i64 %9
  %13 = getelementptr inbounds nuw %struct.block, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %53

16:                                               ; preds = %8
  %17 = getelementptr inbounds nuw %struct.blocks, ptr %3, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.block, ptr %18, i64 %9
  %20 = getelementptr inbounds nuw %struct.block, ptr %19, i32 0, i32 0
  store ptr null, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.blocks, ptr %3, i32 0, i32 2
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, -1
  store i64 %23, ptr %21, align 8
  %24 = add i64 %9, 1
  %25 = getelementptr inbounds nuw %struct.blocks, ptr %3, i32 0, i32 1
  %26 = load i64, ptr %25, align 8
  %27 = sub i64 %26, 1
  %28 = and i64 %24, %27
  br label %29

29:                                               ; preds = %36, %16
  %.023 = phi i64 [ %28, %16 ], [ %52, %36 ]
  %30 = getelementptr inbounds nuw %struct.blocks, ptr %3, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.block, ptr %31, i64 %.023
  %33 = getelementptr inbounds nuw %struct.block, ptr %32, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8
  %35 = icmp ne ptr %34, null
  br i1 %35, label %36, label %53

36:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %.sroa.5)
  %37 = getelementptr inbounds nuw %struct.blocks, ptr %3, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.block, ptr %38, i64 %.023
  %.sroa.0.0.copyload = load ptr, ptr %39, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %39, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.sroa.5, ptr align 8 %.sroa.5.0..sroa_idx, i64 40, i1 false)
  %40 = getelementptr inbounds nuw %struct.blocks, ptr %3, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.block, ptr %41, i64 %.023
  %43 = getelementptr inbounds nuw %struct.block, ptr %42, i32 0, i32 0
  store ptr null, ptr %43, align 8
  %44 = getelementptr inbounds nuw %struct.blocks, ptr %3, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = call i64 @home_of(ptr %3, ptr %.sroa.0.0.copyload)
  %47 = getelementptr inbounds nuw %struct.block, ptr %45, i64 %46
  store ptr %.sroa.0.0.copyload, ptr %47, align 8
  %.sroa.5.0..sroa_idx2 = getelementptr inbounds i8, ptr %47, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %.sroa.5.0..sroa_idx2, ptr align 8 %.sroa.5, i64 40, i1 false)
  call void @llvm.lifetime.end.p0(ptr %.sroa.5)
  %48 = add i64 %.023, 1
  %49 = getelementptr inbounds nuw %struct.blocks, ptr %3, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = sub i64 %50, 1
  %52 = and i64 %48, %51
  br label %29

53:                                               ; preds = %1, %29, %8
  ret void
}

define void @__ehub_marks_begin(i32 %0, i32 %1) {
  %3 = call ptr @llvm.frameaddress.p0(i32 0)
  %4 = ptrtoint ptr %3 to i64
  br label %5

5:                                                ; preds = %16, %2
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %7 = getelementptr inbounds nuw %struct.state, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.set, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %12 = getelementptr inbounds nuw %struct.state, ptr %11, i32 0, i32 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp uge i64 %4, %13
  %15 = select i1 %10, i1 %14, i1 false
  br i1 %15, label %16, label %17

16:                                               ; preds = %5
  call void @leave()
  br label %5

17:                                               ; preds = %5
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %19 = getelementptr inbounds nuw %struct.state, ptr %18, i32 0, i32 0
  %20 = getelementptr inbounds nuw %struct.set, ptr %19, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %32

23:                                               ; preds = %17
  %24 = call ptr @calloc(i64 1, i64 1696)
  %25 = icmp ne ptr %24, null
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call void @__ehub_stop_memory()
  unreachable

27:                                               ; preds = %23
  %28 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  call void @move_state(ptr %24, ptr %28)
  %29 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 1696, i1 false)
  %30 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %31 = getelementptr inbounds nuw %struct.state, ptr %30, i32 0, i32 9
  store ptr %24, ptr %31, align 8
  br label %32

32:                                               ; preds = %27, %17
  %33 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %34 = getelementptr inbounds nuw %struct.state, ptr %33, i32 0, i32 0
  call void @begin(ptr %34)
  %35 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %36 = getelementptr inbounds nuw %struct.state, ptr %35, i32 0, i32 1
  call void @begin(ptr %36)
  %37 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %38 = getelementptr inbounds nuw %struct.state, ptr %37, i32 0, i32 2
  call void @begin(ptr %38)
  %39 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %40 = getelementptr inbounds nuw %struct.state, ptr %39, i32 0, i32 5
  store i32 %0, ptr %40, align 8
  %41 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %42 = getelementptr inbounds nuw %struct.state, ptr %41, i32 0, i32 6
  store i32 %1, ptr %42, align 4
  %43 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %44 = getelementptr inbounds nuw %struct.state, ptr %43, i32 0, i32 8
  store i64 %4, ptr %44, align 8
  ret void
}

declare ptr @llvm.frameaddress.p0(i32 immarg)

define internal void @leave() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %2 = getelementptr inbounds nuw %struct.state, ptr %1, i32 0, i32 9
  %3 = load ptr, ptr %2, align 8
  call void @forget_all()
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %0
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  call void @move_state(ptr %6, ptr %3)
  call void @free(ptr %3)
  br label %9

7:                                                ; preds = %0
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 1696, i1 false)
  br label %9

9:                                                ; preds = %7, %5
  ret void
}

declare ptr @calloc(i64, i64)

declare void @__ehub_stop_memory()

define internal void @move_state(ptr %0, ptr %1) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 1696, i1 false)
  %3 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.state, ptr %1, i32 0, i32 0
  call void @moved_from(ptr %3, ptr %4)
  %5 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 1
  %6 = getelementptr inbounds nuw %struct.state, ptr %1, i32 0, i32 1
  call void @moved_from(ptr %5, ptr %6)
  %7 = getelementptr inbounds nuw %struct.state, ptr %0, i32 0, i32 2
  %8 = getelementptr inbounds nuw %struct.state, ptr %1, i32 0, i32 2
  call void @moved_from(ptr %7, ptr %8)
  ret void
}

define internal void @begin(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 1
  %3 = getelementptr inbounds [64 x i64], ptr %2, i64 0, i64 0
  %4 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  store ptr %3, ptr %4, align 8
  %5 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 2
  store i64 64, ptr %5, align 8
  ret void
}

define void @__ehub_marks_end() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %2 = getelementptr inbounds nuw %struct.state, ptr %1, i32 0, i32 0
  %3 = getelementptr inbounds nuw %struct.set, ptr %2, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %0
  call void @release_beside()
  call void @leave()
  br label %7

7:                                                ; preds = %0, %6
  ret void
}

define internal void @release_beside() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %2 = getelementptr inbounds nuw %struct.state, ptr %1, i32 0, i32 3
  %3 = getelementptr inbounds nuw %struct.blocks, ptr %2, i32 0, i32 2
  %4 = load i64, ptr %3, align 8
  %5 = icmp ne i64 %4, 0
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %7 = getelementptr inbounds nuw %struct.state, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.set, ptr %7, i32 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, 0
  %or.cond = select i1 %5, i1 %10, i1 false
  br i1 %or.cond, label %11, label %145

11:                                               ; preds = %0, %30
  %.074 = phi i64 [ %31, %30 ], [ 0, %0 ]
  %.069 = phi i64 [ %.170, %30 ], [ 0, %0 ]
  %12 = getelementptr inbounds nuw %struct.blocks, ptr %2, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %.074, %13
  br i1 %14, label %15, label %32

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw %struct.blocks, ptr %2, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.block, ptr %17, i64 %.074
  %19 = getelementptr inbounds nuw %struct.block, ptr %18, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %30

22:                                               ; preds = %15
  %23 = getelementptr inbounds nuw %struct.blocks, ptr %2, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  %25 = add i64 %.069, 1
  %26 = getelementptr inbounds nuw %struct.block, ptr %24, i64 %.069
  %27 = getelementptr inbounds nuw %struct.blocks, ptr %2, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.block, ptr %28, i64 %.074
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %29, i64 48, i1 false)
  br label %30

30:                                               ; preds = %15, %22
  %.170 = phi i64 [ %25, %22 ], [ %.069, %15 ]
  %31 = add i64 %.074, 1
  br label %11

32:                                               ; preds = %11
  %33 = getelementptr inbounds nuw %struct.blocks, ptr %2, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8
  call void @qsort(ptr %34, i64 %.069, i64 48, ptr @compare_blocks)
  %35 = call ptr @calloc(i64 %.069, i64 8)
  br label %36

36:                                               ; preds = %.critedge, %32
  %.072 = phi i64 [ 0, %32 ], [ %.173, %.critedge ]
  %.071 = phi i64 [ 0, %32 ], [ %91, %.critedge ]
  %37 = icmp ne ptr %35, null
  %38 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %39 = getelementptr inbounds nuw %struct.state, ptr %38, i32 0, i32 0
  %40 = getelementptr inbounds nuw %struct.set, ptr %39, i32 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = icmp ult i64 %.071, %41
  %43 = select i1 %37, i1 %42, i1 false
  br i1 %43, label %44, label %92

44:                                               ; preds = %36
  %45 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %46 = getelementptr inbounds nuw %struct.state, ptr %45, i32 0, i32 0
  %47 = getelementptr inbounds nuw %struct.set, ptr %46, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i64, ptr %48, i64 %.071
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 0
  %52 = urem i64 %50, 2
  %53 = icmp ne i64 %52, 0
  %or.cond80 = or i1 %51, %53
  br i1 %or.cond80, label %.critedge, label %54

54:                                               ; preds = %44
  %55 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %56 = getelementptr inbounds nuw %struct.state, ptr %55, i32 0, i32 0
  %57 = add i64 %50, 1
  %58 = call i32 @has(ptr %56, i64 %57)
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %.critedge

60:                                               ; preds = %54, %89
  %.2 = phi i64 [ %.3, %89 ], [ %.072, %54 ]
  %.068 = phi i32 [ %90, %89 ], [ 0, %54 ]
  %61 = icmp slt i32 %.068, 31
  br i1 %61, label %62, label %.critedge

62:                                               ; preds = %60
  %63 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %64 = getelementptr inbounds nuw %struct.state, ptr %63, i32 0, i32 4
  %65 = sext i32 %.068 to i64
  %66 = getelementptr inbounds [31 x i8], ptr %64, i64 0, i64 %65
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %.critedge

70:                                               ; preds = %62
  %71 = mul i64 %50, 4
  %72 = inttoptr i64 %71 to ptr
  %73 = call ptr @__ehub_beside(ptr %72, i64 8, i32 %.068)
  %74 = icmp ne ptr %73, null
  br i1 %74, label %75, label %89

75:                                               ; preds = %70
  %76 = getelementptr inbounds nuw %struct.blocks, ptr %2, i32 0, i32 0
  %77 = load ptr, ptr %76, align 8
  %78 = load ptr, ptr %73, align 8
  %79 = call ptr @block_at(ptr %77, i64 %.069, ptr %78)
  %80 = icmp ne ptr %79, null
  br i1 %80, label %81, label %89

81:                                               ; preds = %75
  %82 = getelementptr inbounds nuw %struct.block, ptr %79, i32 0, i32 5
  %83 = load i32, ptr %82, align 8
  %84 = icmp ne i32 %83, 0
  br i1 %84, label %89, label %85

85:                                               ; preds = %81
  %86 = getelementptr inbounds nuw %struct.block, ptr %79, i32 0, i32 5
  store i32 1, ptr %86, align 8
  %87 = add i64 %.2, 1
  %88 = getelementptr inbounds nuw ptr, ptr %35, i64 %.2
  store ptr %79, ptr %88, align 8
  br label %89

89:                                               ; preds = %70, %75, %81, %85
  %.3 = phi i64 [ %.2, %81 ], [ %87, %85 ], [ %.2, %75 ], [ %.2, %70 ]
  %90 = add nsw i32 %.068, 1
  br label %60

.critedge:                                        ; preds = %54, %44, %62, %60
  %.173 = phi i64 [ %.072, %44 ], [ %.072, %54 ], [ %.2, %62 ], [ %.2, %60 ]
  %91 = add i64 %.071, 1
  br label %36

92:                                               ; preds = %36, %122
  %.4 = phi i64 [ %.5, %122 ], [ %.072, %36 ]
  %.066 = phi i64 [ %123, %122 ], [ 0, %36 ]
  %93 = icmp ult i64 %.066, %.4
  br i1 %93, label %94, label %124

94:                                               ; preds = %92, %120
  %.5 = phi i64 [ %.6, %120 ], [ %.4, %92 ]
  %.065 = phi i64 [ %121, %120 ], [ 0, %92 ]
  %95 = add i64 %.065, 8
  %96 = getelementptr inbounds nuw ptr, ptr %35, i64 %.066
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds nuw %struct.block, ptr %97, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = icmp ule i64 %95, %99
  br i1 %100, label %101, label %122

101:                                              ; preds = %94
  %102 = getelementptr inbounds nuw %struct.blocks, ptr %2, i32 0, i32 0
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds nuw ptr, ptr %35, i64 %.066
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr inbounds nuw %struct.block, ptr %105, i32 0, i32 0
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 %.065
  %109 = load ptr, ptr %108, align 8
  %110 = call ptr @block_at(ptr %103, i64 %.069, ptr %109)
  %111 = icmp ne ptr %110, null
  br i1 %111, label %112, label %120

112:                                              ; preds = %101
  %113 = getelementptr inbounds nuw %struct.block, ptr %110, i32 0, i32 5
  %114 = load i32, ptr %113, align 8
  %115 = icmp ne i32 %114, 0
  br i1 %115, label %120, label %116

116:                                              ; preds = %112
  %117 = getelementptr inbounds nuw %struct.block, ptr %110, i32 0, i32 5
  store i32 1, ptr %117, align 8
  %118 = add i64 %.5, 1
  %119 = getelementptr inbounds nuw ptr, ptr %35, i64 %.5
  store ptr %110, ptr %119, align 8
  br label %120

120:                                              ; preds = %101, %112, %116
  %.6 = phi i64 [ %.5, %112 ], [ %118, %116 ], [ %.5, %101 ]
  %121 = add i64 %.065, 8
  br label %94

122:                                              ; preds = %94
  %123 = add i64 %.066, 1
  br label %92

124:                                              ; preds = %92, %126
  %.0 = phi i64 [ %143, %126 ], [ 0, %92 ]
  %125 = icmp ult i64 %.0, %.4
  br i1 %125, label %126, label %144

126:                                              ; preds = %124
  %127 = getelementptr inbounds nuw ptr, ptr %35, i64 %.0
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds nuw %struct.block, ptr %128, i32 0, i32 2
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds nuw ptr, ptr %35, i64 %.0
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds nuw %struct.block, ptr %132, i32 0, i32 0
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw ptr, ptr %35, i64 %.0
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds nuw %struct.block, ptr %136, i32 0, i32 3
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw ptr, ptr %35, i64 %.0
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw %struct.block, ptr %140, i32 0, i32 4
  %142 = load i64, ptr %141, align 8
  call void %130(ptr %134, i64 %138, i64 %142)
  %143 = add i64 %.0, 1
  br label %124

144:                                              ; preds = %124
  call void @free(ptr %35)
  br label %145

145:                                              ; preds = %144, %0
  ret void
}

define i32 @__ehub_mark(ptr %0, i64 %1, i64 %2, i32 %3) {
  %5 = inttoptr i64 %1 to ptr
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %7 = getelementptr inbounds nuw %struct.state, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.set, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %25

11:                                               ; preds = %4
  %12 = icmp ne i64 %2, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %11
  %14 = call ptr @made_beside(ptr %5, i64 %2, i32 %3)
  %15 = icmp ne ptr %14, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %13
  %17 = call i32 @mark_lost(ptr %5, i64 %2)
  br label %25

18:                                               ; preds = %13
  %19 = call i64 @first_of(ptr %5)
  %20 = call i64 @end_of(ptr %5, i64 %2)
  br label %21

21:                                               ; preds = %23, %18
  %.015 = phi i64 [ %19, %18 ], [ %24, %23 ]
  %22 = icmp ult i64 %.015, %20
  br i1 %22, label %23, label %25

23:                                               ; preds = %21
  call void @mark(i64 %.015)
  %24 = add i64 %.015, 1
  br label %21

25:                                               ; preds = %21, %11, %4, %16
  %.0 = phi i32 [ 0, %11 ], [ %17, %16 ], [ 1, %4 ], [ 0, %21 ]
  ret i32 %.0
}

define internal i32 @mark_lost(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %4 = getelementptr inbounds nuw %struct.state, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.set, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %19

8:                                                ; preds = %2
  %9 = call i64 @first_of(ptr %0)
  %10 = call i64 @end_of(ptr %0, i64 %1)
  br label %11

11:                                               ; preds = %14, %8
  %.09 = phi i64 [ %9, %8 ], [ %18, %14 ]
  %12 = icmp ult i64 %.09, %10
  %13 = icmp ne i64 %1, 0
  %spec.select = select i1 %12, i1 %13, i1 false
  br i1 %spec.select, label %14, label %19

14:                                               ; preds = %11
  call void @mark(i64 %.09)
  %15 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %16 = getelementptr inbounds nuw %struct.state, ptr %15, i32 0, i32 1
  %17 = call i32 @put(ptr %16, i64 %.09)
  %18 = add i64 %.09, 1
  br label %11

19:                                               ; preds = %11, %2
  %.0 = phi i32 [ 1, %2 ], [ 0, %11 ]
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
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %3 = getelementptr inbounds nuw %struct.state, ptr %2, i32 0, i32 7
  %4 = load i32, ptr %3, align 8
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %8 = getelementptr inbounds nuw %struct.state, ptr %7, i32 0, i32 7
  store i32 1, ptr %8, align 8
  %9 = atomicrmw add ptr @__ehub_marking, i64 1 seq_cst, align 8
  %10 = add i64 %9, 1
  br label %11

11:                                               ; preds = %6, %1
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %13 = getelementptr inbounds nuw %struct.state, ptr %12, i32 0, i32 0
  %14 = call i32 @put(ptr %13, i64 %0)
  %15 = sext i32 %14 to i64
  %16 = atomicrmw add ptr @of_all_threads, i64 %15 seq_cst, align 8
  %17 = add i64 %16, %15
  ret void
}

define void @__ehub_unmark(ptr %0, i64 %1) {
  %3 = call i64 @first_of(ptr %0)
  %4 = call i64 @end_of(ptr %0, i64 %1)
  br label %5

5:                                                ; preds = %13, %2
  %.0 = phi i64 [ %3, %2 ], [ %14, %13 ]
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %7 = getelementptr inbounds nuw %struct.state, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.set, ptr %7, i32 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, 0
  %11 = icmp ult i64 %.0, %4
  %or.cond = select i1 %10, i1 %11, i1 false
  %12 = icmp ne i64 %1, 0
  %or.cond7 = and i1 %or.cond, %12
  br i1 %or.cond7, label %13, label %.critedge

13:                                               ; preds = %5
  call void @forget(i64 %.0)
  %14 = add i64 %.0, 1
  br label %5

.critedge:                                        ; preds = %5
  ret void
}

define internal void @forget(i64 %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %3 = getelementptr inbounds nuw %struct.state, ptr %2, i32 0, i32 1
  %4 = call i32 @take(ptr %3, i64 %0)
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %6 = getelementptr inbounds nuw %struct.state, ptr %5, i32 0, i32 0
  %7 = call i32 @take(ptr %6, i64 %0)
  %8 = sext i32 %7 to i64
  %9 = atomicrmw sub ptr @of_all_threads, i64 %8 seq_cst, align 8
  %10 = sub i64 %9, %8
  ret void
}

define void @__ehub_spoil(ptr %0, i64 %1) {
  %3 = call i64 @first_of(ptr %0)
  %4 = call i64 @end_of(ptr %0, i64 %1)
  br label %5

5:                                                ; preds = %22, %2
  %.0 = phi i64 [ %3, %2 ], [ %23, %22 ]
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %7 = getelementptr inbounds nuw %struct.state, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds nuw %struct.set, ptr %7, i32 0, i32 3
  %9 = load i64, ptr %8, align 8
  %10 = icmp ne i64 %9, 0
  %11 = icmp ult i64 %.0, %4
  %or.cond = select i1 %10, i1 %11, i1 false
  %12 = icmp ne i64 %1, 0
  %or.cond8 = and i1 %or.cond, %12
  br i1 %or.cond8, label %13, label %.critedge

13:                                               ; preds = %5
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %15 = getelementptr inbounds nuw %struct.state, ptr %14, i32 0, i32 0
  %16 = call i32 @has(ptr %15, i64 %.0)
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %20 = getelementptr inbounds nuw %struct.state, ptr %19, i32 0, i32 1
  %21 = call i32 @put(ptr %20, i64 %.0)
  br label %22

22:                                               ; preds = %13, %18
  %23 = add i64 %.0, 1
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

1:                                                ; preds = %31, %0
  %.0 = phi i64 [ 0, %0 ], [ %32, %31 ]
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %3 = getelementptr inbounds nuw %struct.state, ptr %2, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.set, ptr %3, i32 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = icmp ne i64 %5, 0
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %8 = getelementptr inbounds nuw %struct.state, ptr %7, i32 0, i32 0
  %9 = getelementptr inbounds nuw %struct.set, ptr %8, i32 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = icmp ult i64 %.0, %10
  %12 = select i1 %6, i1 %11, i1 false
  br i1 %12, label %13, label %33

13:                                               ; preds = %1
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %15 = getelementptr inbounds nuw %struct.state, ptr %14, i32 0, i32 0
  %16 = getelementptr inbounds nuw %struct.set, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i64, ptr %17, i64 %.0
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %21, label %31

21:                                               ; preds = %13
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %23 = getelementptr inbounds nuw %struct.state, ptr %22, i32 0, i32 1
  %24 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %25 = getelementptr inbounds nuw %struct.state, ptr %24, i32 0, i32 0
  %26 = getelementptr inbounds nuw %struct.set, ptr %25, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i64, ptr %27, i64 %.0
  %29 = load i64, ptr %28, align 8
  %30 = call i32 @put(ptr %23, i64 %29)
  br label %31

31:                                               ; preds = %13, %21
  %32 = add i64 %.0, 1
  br label %1

33:                                               ; preds = %1
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
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %2 = getelementptr inbounds nuw %struct.state, ptr %1, i32 0, i32 0
  %3 = getelementptr inbounds nuw %struct.set, ptr %2, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %13

6:                                                ; preds = %0
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %8 = getelementptr inbounds nuw %struct.state, ptr %7, i32 0, i32 0
  %9 = getelementptr inbounds nuw %struct.set, ptr %8, i32 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %10, 0
  %12 = zext i1 %11 to i32
  br label %17

13:                                               ; preds = %0
  %14 = load atomic i64, ptr @of_all_threads seq_cst, align 8
  %15 = icmp ne i64 %14, 0
  %16 = zext i1 %15 to i32
  br label %17

17:                                               ; preds = %13, %6
  %18 = phi i32 [ %12, %6 ], [ %16, %13 ]
  ret i32 %18
}

define i32 @__ehub_is_marked(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %4 = getelementptr inbounds nuw %struct.state, ptr %3, i32 0, i32 0
  %5 = call i32 @is_in(ptr %4, ptr %0, i64 %1)
  ret i32 %5
}

define internal i32 @is_in(ptr %0, ptr %1, i64 %2) {
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %5 = getelementptr inbounds nuw %struct.state, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %struct.set, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %17, label %9

9:                                                ; preds = %3
  %10 = icmp ne i64 %2, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %9
  %12 = load atomic i64, ptr @of_all_threads seq_cst, align 8
  %13 = icmp ne i64 %12, 0
  br label %14

14:                                               ; preds = %11, %9
  %15 = phi i1 [ false, %9 ], [ %13, %11 ]
  %16 = zext i1 %15 to i32
  br label %31

17:                                               ; preds = %3
  %18 = call i64 @first_of(ptr %1)
  %19 = call i64 @end_of(ptr %1, i64 %2)
  br label %20

20:                                               ; preds = %29, %17
  %.013 = phi i64 [ %18, %17 ], [ %30, %29 ]
  %21 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 3
  %22 = load i64, ptr %21, align 8
  %23 = icmp ne i64 %22, 0
  %24 = icmp ult i64 %.013, %19
  %or.cond = select i1 %23, i1 %24, i1 false
  %25 = icmp ne i64 %2, 0
  %or.cond14 = and i1 %or.cond, %25
  br i1 %or.cond14, label %26, label %.critedge

26:                                               ; preds = %20
  %27 = call i32 @has(ptr %0, i64 %.013)
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %.critedge, label %29

29:                                               ; preds = %26
  %30 = add i64 %.013, 1
  br label %20

.critedge:                                        ; preds = %20, %26
  %.0 = phi i32 [ 2, %20 ], [ 1, %26 ]
  %switch.selectcmp = icmp eq i32 %.0, 2
  %switch.select = select i1 %switch.selectcmp, i32 0, i32 1
  br label %31

31:                                               ; preds = %.critedge, %14
  %.012 = phi i32 [ %switch.select, %.critedge ], [ %16, %14 ]
  ret i32 %.012
}

define i32 @__ehub_is_lost(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %4 = getelementptr inbounds nuw %struct.state, ptr %3, i32 0, i32 1
  %5 = call i32 @is_in(ptr %4, ptr %0, i64 %1)
  ret i32 %5
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

19:                                               ; preds = %59, %16
  %.0 = phi i64 [ 0, %16 ], [ %60, %59 ]
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %21 = getelementptr inbounds nuw %struct.state, ptr %20, i32 0, i32 0
  %22 = getelementptr inbounds nuw %struct.set, ptr %21, i32 0, i32 3
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne i64 %23, 0
  %25 = icmp ult i64 %.0, %3
  %spec.select = select i1 %24, i1 %25, i1 false
  br i1 %spec.select, label %26, label %61

26:                                               ; preds = %19
  %27 = ptrtoint ptr %7 to i64
  %28 = ptrtoint ptr %8 to i64
  %29 = icmp ugt i64 %27, %28
  %30 = sub i64 %3, 1
  %31 = sub i64 %30, %.0
  %32 = udiv i64 %31, 4
  %33 = mul i64 %32, 4
  %34 = select i1 %29, i64 %33, i64 %.0
  %35 = sub i64 %3, %34
  %36 = icmp ult i64 %35, 4
  %37 = sub i64 %3, %34
  %38 = select i1 %36, i64 %37, i64 4
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 %34
  %40 = call i32 @__ehub_is_marked(ptr %39, i64 %38)
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 %34
  %42 = call i32 @__ehub_is_lost(ptr %41, i64 %38)
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 %34
  call void @__ehub_unmark(ptr %43, i64 %38)
  %44 = icmp ne i32 %42, 0
  br i1 %44, label %48, label %45

45:                                               ; preds = %26
  %46 = icmp eq i32 %40, 0
  %47 = icmp ne i32 %18, 0
  %or.cond = select i1 %46, i1 true, i1 %47
  br i1 %or.cond, label %51, label %48

48:                                               ; preds = %45, %26
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 %34
  %50 = call i32 @mark_lost(ptr %49, i64 %38)
  br label %59

51:                                               ; preds = %45
  %52 = icmp ne i32 %40, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 %34
  %55 = call i64 @first_of(ptr %54)
  call void @mark(i64 %55)
  %56 = getelementptr inbounds nuw i8, ptr %7, i64 %34
  %57 = call i64 @end_of(ptr %56, i64 %38)
  %58 = sub i64 %57, 1
  call void @mark(i64 %58)
  br label %59

59:                                               ; preds = %48, %53, %51
  %60 = add i64 %.0, 4
  br label %19

61:                                               ; preds = %19
  ret void
}

define internal i64 @place_of(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 2
  %4 = load i64, ptr %3, align 8
  %5 = call i64 @first_place(i64 %1, i64 %4)
  br label %6

6:                                                ; preds = %18, %2
  %.0 = phi i64 [ %5, %2 ], [ %23, %18 ]
  %7 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i64, ptr %8, i64 %.0
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %12, label %.critedge

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i64, ptr %14, i64 %.0
  %16 = load i64, ptr %15, align 8
  %17 = icmp ne i64 %16, %1
  br i1 %17, label %18, label %.critedge

18:                                               ; preds = %12
  %19 = add i64 %.0, 1
  %20 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 2
  %21 = load i64, ptr %20, align 8
  %22 = sub i64 %21, 1
  %23 = and i64 %19, %22
  br label %6

.critedge:                                        ; preds = %6, %12
  ret i64 %.0
}

define internal i64 @first_place(i64 %0, i64 %1) {
  %3 = mul i64 %0, -7046029254386353131
  %4 = lshr i64 %3, 20
  %5 = sub i64 %1, 1
  %6 = and i64 %4, %5
  ret i64 %6
}

define internal i32 @map(i64 %0, i32 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %4 = getelementptr inbounds nuw %struct.state, ptr %3, i32 0, i32 4
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [31 x i8], ptr %4, i64 0, i64 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp ne i8 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %2
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %11 = getelementptr inbounds nuw %struct.state, ptr %10, i32 0, i32 4
  %12 = sext i32 %1 to i64
  %13 = getelementptr inbounds [31 x i8], ptr %11, i64 0, i64 %12
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = call i32 @maps(i64 %0, i32 %15)
  br label %51

17:                                               ; preds = %2, %47
  %.021 = phi i32 [ %48, %47 ], [ 1, %2 ]
  %.1 = phi i32 [ %.3, %47 ], [ undef, %2 ]
  %18 = icmp sle i32 %.021, 31
  br i1 %18, label %19, label %49

19:                                               ; preds = %17
  %20 = shl i32 1, %.021
  %21 = load atomic i32, ptr @taken seq_cst, align 4
  br label %22

22:                                               ; preds = %26, %19
  %.022 = phi i32 [ %21, %19 ], [ %spec.select, %26 ]
  %23 = and i32 %.022, %20
  %24 = icmp ne i32 %23, 0
  %25 = xor i1 %24, true
  br i1 %25, label %26, label %46

26:                                               ; preds = %22
  %27 = or i32 %.022, %20
  %28 = cmpxchg ptr @taken, i32 %.022, i32 %27 seq_cst seq_cst, align 4
  %29 = extractvalue { i32, i1 } %28, 0
  %30 = extractvalue { i32, i1 } %28, 1
  %spec.select = select i1 %30, i32 %.022, i32 %29
  %31 = zext i1 %30 to i8
  %32 = trunc i8 %31 to i1
  br i1 %32, label %33, label %22

33:                                               ; preds = %26
  %34 = call i32 @maps(i64 %0, i32 %.021)
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %42

36:                                               ; preds = %33
  %37 = trunc i32 %.021 to i8
  %38 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %39 = getelementptr inbounds nuw %struct.state, ptr %38, i32 0, i32 4
  %40 = sext i32 %1 to i64
  %41 = getelementptr inbounds [31 x i8], ptr %39, i64 0, i64 %40
  store i8 %37, ptr %41, align 1
  br label %46

42:                                               ; preds = %33
  %43 = xor i32 %20, -1
  %44 = atomicrmw and ptr @taken, i32 %43 seq_cst, align 4
  %45 = and i32 %44, %43
  br label %46

46:                                               ; preds = %22, %42, %36
  %.125 = phi i32 [ 1, %36 ], [ 0, %42 ], [ 0, %22 ]
  %.3 = phi i32 [ 1, %36 ], [ %.1, %42 ], [ %.1, %22 ]
  %cond = icmp eq i32 %.125, 0
  br i1 %cond, label %47, label %49

47:                                               ; preds = %46
  %48 = add nsw i32 %.021, 1
  br label %17

49:                                               ; preds = %17, %46
  %.024 = phi i32 [ %.125, %46 ], [ 2, %17 ]
  %.2 = phi i32 [ %.3, %46 ], [ %.1, %17 ]
  switch i32 %.024, label %52 [
    i32 2, label %50
    i32 1, label %51
  ]

50:                                               ; preds = %49
  br label %51

51:                                               ; preds = %50, %49, %9
  %.0 = phi i32 [ %16, %9 ], [ 0, %50 ], [ %.2, %49 ]
  ret i32 %.0

52:                                               ; preds = %49
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

declare void @free(ptr)

define internal void @forget_all() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %2 = getelementptr inbounds nuw %struct.state, ptr %1, i32 0, i32 0
  %3 = getelementptr inbounds nuw %struct.set, ptr %2, i32 0, i32 3
  %4 = load i64, ptr %3, align 8
  %5 = atomicrmw sub ptr @of_all_threads, i64 %4 seq_cst, align 8
  %6 = sub i64 %5, %4
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %8 = getelementptr inbounds nuw %struct.state, ptr %7, i32 0, i32 7
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = atomicrmw sub ptr @__ehub_marking, i64 %10 seq_cst, align 8
  %12 = sub i64 %11, %10
  call void @unmap_all()
  %13 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %14 = getelementptr inbounds nuw %struct.state, ptr %13, i32 0, i32 0
  call void @empty(ptr %14)
  %15 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %16 = getelementptr inbounds nuw %struct.state, ptr %15, i32 0, i32 1
  call void @empty(ptr %16)
  %17 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %18 = getelementptr inbounds nuw %struct.state, ptr %17, i32 0, i32 2
  call void @empty(ptr %18)
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %20 = getelementptr inbounds nuw %struct.state, ptr %19, i32 0, i32 3
  %21 = getelementptr inbounds nuw %struct.blocks, ptr %20, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  call void @free(ptr %22)
  ret void
}

define internal void @unmap_all() {
  br label %1

1:                                                ; preds = %47, %0
  %.011 = phi i64 [ 0, %0 ], [ %48, %47 ]
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %3 = getelementptr inbounds nuw %struct.state, ptr %2, i32 0, i32 2
  %4 = getelementptr inbounds nuw %struct.set, ptr %3, i32 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = icmp ne i64 %5, 0
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %8 = getelementptr inbounds nuw %struct.state, ptr %7, i32 0, i32 2
  %9 = getelementptr inbounds nuw %struct.set, ptr %8, i32 0, i32 2
  %10 = load i64, ptr %9, align 8
  %11 = icmp ult i64 %.011, %10
  %12 = select i1 %6, i1 %11, i1 false
  br i1 %12, label %13, label %49

13:                                               ; preds = %1
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %15 = getelementptr inbounds nuw %struct.state, ptr %14, i32 0, i32 2
  %16 = getelementptr inbounds nuw %struct.set, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i64, ptr %17, i64 %.011
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, 0
  br i1 %20, label %21, label %47

21:                                               ; preds = %13
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %23 = getelementptr inbounds nuw %struct.state, ptr %22, i32 0, i32 2
  %24 = getelementptr inbounds nuw %struct.set, ptr %23, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i64, ptr %25, i64 %.011
  %27 = load i64, ptr %26, align 8
  %28 = sub i64 %27, 1
  %29 = udiv i64 %28, 32
  %30 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %31 = getelementptr inbounds nuw %struct.state, ptr %30, i32 0, i32 2
  %32 = getelementptr inbounds nuw %struct.set, ptr %31, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i64, ptr %33, i64 %.011
  %35 = load i64, ptr %34, align 8
  %36 = sub i64 %35, 1
  %37 = urem i64 %36, 32
  %38 = mul i64 %29, 65536
  %39 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %40 = getelementptr inbounds nuw %struct.state, ptr %39, i32 0, i32 4
  %41 = getelementptr inbounds nuw [31 x i8], ptr %40, i64 0, i64 %37
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = call i64 @beside(i64 %38, i32 %43)
  %45 = inttoptr i64 %44 to ptr
  %46 = call i32 @munmap(ptr %45, i64 65536)
  br label %47

47:                                               ; preds = %13, %21
  %48 = add i64 %.011, 1
  br label %1

49:                                               ; preds = %1, %69
  %.0 = phi i32 [ %70, %69 ], [ 0, %1 ]
  %50 = icmp slt i32 %.0, 31
  br i1 %50, label %51, label %71

51:                                               ; preds = %49
  %52 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %53 = getelementptr inbounds nuw %struct.state, ptr %52, i32 0, i32 4
  %54 = sext i32 %.0 to i64
  %55 = getelementptr inbounds [31 x i8], ptr %53, i64 0, i64 %54
  %56 = load i8, ptr %55, align 1
  %57 = icmp ne i8 %56, 0
  br i1 %57, label %58, label %69

58:                                               ; preds = %51
  %59 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @now)
  %60 = getelementptr inbounds nuw %struct.state, ptr %59, i32 0, i32 4
  %61 = sext i32 %.0 to i64
  %62 = getelementptr inbounds [31 x i8], ptr %60, i64 0, i64 %61
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = shl i32 1, %64
  %66 = xor i32 %65, -1
  %67 = atomicrmw and ptr @taken, i32 %66 seq_cst, align 4
  %68 = and i32 %67, %66
  br label %69

69:                                               ; preds = %51, %58
  %70 = add nsw i32 %.0, 1
  br label %49

71:                                               ; preds = %49
  ret void
}

define internal void @empty(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 1
  %5 = getelementptr inbounds [64 x i64], ptr %4, i64 0, i64 0
  %6 = icmp ne ptr %3, %5
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  call void @free(ptr %9)
  br label %10

10:                                               ; preds = %7, %1
  ret void
}

define internal void @moved_from(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.set, ptr %1, i32 0, i32 1
  %6 = getelementptr inbounds [64 x i64], ptr %5, i64 0, i64 0
  %7 = icmp eq ptr %4, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 1
  %10 = getelementptr inbounds [64 x i64], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.set, ptr %0, i32 0, i32 0
  store ptr %10, ptr %11, align 8
  br label %12

12:                                               ; preds = %8, %2
  ret void
}

declare void @qsort(ptr, i64, i64, ptr)

define internal i32 @compare_blocks(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.block, ptr %1, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ugt ptr %4, %6
  %8 = zext i1 %7 to i32
  %9 = icmp ult ptr %4, %6
  %10 = zext i1 %9 to i32
  %11 = sub nsw i32 %8, %10
  ret i32 %11
}

define internal ptr @block_at(ptr %0, i64 %1, ptr %2) {
  br label %4

4:                                                ; preds = %26, %3
  %.018 = phi i64 [ %1, %3 ], [ %.220, %26 ]
  %.015 = phi ptr [ %0, %3 ], [ %.217, %26 ]
  %.014 = phi ptr [ undef, %3 ], [ %.1, %26 ]
  %5 = icmp ne i64 %.018, 0
  br i1 %5, label %6, label %27

6:                                                ; preds = %4
  %7 = udiv i64 %.018, 2
  %8 = getelementptr inbounds nuw %struct.block, ptr %.015, i64 %7
  %9 = getelementptr inbounds nuw %struct.block, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ult ptr %2, %10
  br i1 %11, label %12, label %14

12:                                               ; preds = %6
  %13 = udiv i64 %.018, 2
  br label %26

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw %struct.block, ptr %8, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.block, ptr %8, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = icmp ule ptr %2, %19
  br i1 %20, label %26, label %21

21:                                               ; preds = %14
  %22 = getelementptr inbounds %struct.block, ptr %8, i64 1
  %23 = udiv i64 %.018, 2
  %24 = add i64 %23, 1
  %25 = sub i64 %.018, %24
  br label %26

26:                                               ; preds = %12, %21, %14
  %.220 = phi i64 [ %.018, %14 ], [ %13, %12 ], [ %25, %21 ]
  %.217 = phi ptr [ %.015, %14 ], [ %.015, %12 ], [ %22, %21 ]
  %.1 = phi ptr [ %8, %14 ], [ %.014, %21 ], [ %.014, %12 ]
  %.0 = phi i32 [ 1, %14 ], [ 0, %21 ], [ 0, %12 ]
  switch i32 %.0, label %28 [
    i32 0, label %4
    i32 1, label %27
  ]

27:                                               ; preds = %4, %26
  %.2 = phi ptr [ %.1, %26 ], [ null, %4 ]
  ret ptr %.2

28:                                               ; preds = %26
  unreachable
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
