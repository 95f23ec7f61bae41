; Made from pool.c by `python -m enzyme_hub._bitcode`.
%struct.anon = type { i32, [60 x i8] }
%struct.block = type { i64, ptr, ptr, ptr, ptr, i64 }
%struct.watch = type { ptr, ptr }

@lent_bytes = internal thread_local global i64 0, align 8
@now = internal thread_local global i32 0, align 4
@kept_bytes = internal thread_local global i64 0, align 8
@kept = internal thread_local global [192 x ptr] zeroinitializer, align 16
@watching = internal thread_local global ptr null, align 8
@locks = internal global [64 x %struct.anon] zeroinitializer, align 64

define noalias ptr @__ehub_tape_take(i64 %0) noinline nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="__ehub_tape" {
  %2 = icmp ugt i64 %0, 70368744177664
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  call void @__ehub_stop_memory_of(i64 %0)
  unreachable

4:                                                ; preds = %1
  %5 = add i64 %0, 48
  %6 = call ptr @kept_block(i64 %5)
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = call ptr @listed(ptr %6)
  br label %15

10:                                               ; preds = %4
  %11 = call i32 @class_of(i64 %5)
  %12 = call i64 @size_of_class(i32 %11)
  %13 = call ptr @fresh(i64 %12)
  %14 = call ptr @begin(ptr %13, i64 %12)
  br label %15

15:                                               ; preds = %10, %8
  %.0 = phi ptr [ %9, %8 ], [ %14, %10 ]
  ret ptr %.0
}

declare void @__ehub_stop_memory_of(i64)

define internal ptr @kept_block(i64 %0) {
  %2 = call i32 @class_of(i64 %0)
  br label %3

3:                                                ; preds = %30, %1
  %.017 = phi i32 [ %2, %1 ], [ %31, %30 ]
  %.0 = phi ptr [ undef, %1 ], [ %.2, %30 ]
  %4 = add i32 %2, 5
  %5 = icmp ult i32 %.017, %4
  %6 = icmp ult i32 %.017, 192
  %spec.select = select i1 %5, i1 %6, i1 false
  br i1 %spec.select, label %7, label %32

7:                                                ; preds = %3
  %8 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kept)
  %9 = zext i32 %.017 to i64
  %10 = getelementptr inbounds nuw [192 x ptr], ptr %8, i64 0, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %29

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw %struct.block, ptr %11, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kept)
  %17 = zext i32 %.017 to i64
  %18 = getelementptr inbounds nuw [192 x ptr], ptr %16, i64 0, i64 %17
  store ptr %15, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.block, ptr %11, i32 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @kept_bytes)
  %22 = load i64, ptr %21, align 8
  %23 = sub i64 %22, %20
  store i64 %23, ptr %21, align 8
  %24 = getelementptr inbounds nuw %struct.block, ptr %11, i32 0, i32 0
  %25 = load i64, ptr %24, align 8
  %26 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lent_bytes)
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %27, %25
  store i64 %28, ptr %26, align 8
  br label %29

29:                                               ; preds = %7, %13
  %.116 = phi i32 [ 1, %13 ], [ 0, %7 ]
  %.2 = phi ptr [ %11, %13 ], [ %.0, %7 ]
  %cond18 = icmp eq i32 %.116, 0
  br i1 %cond18, label %30, label %32

30:                                               ; preds = %29
  %31 = add i32 %.017, 1
  br label %3

32:                                               ; preds = %3, %29
  %.015 = phi i32 [ %.116, %29 ], [ 2, %3 ]
  %.1 = phi ptr [ %.2, %29 ], [ %.0, %3 ]
  %cond = icmp eq i32 %.015, 2
  %spec.select19 = select i1 %cond, ptr null, ptr %.1
  ret ptr %spec.select19
}

define internal ptr @listed(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @watching)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 4
  store ptr %3, ptr %4, align 8
  %5 = icmp ne ptr %3, null
  br i1 %5, label %6, label %21

6:                                                ; preds = %1
  %7 = call ptr @enter(ptr %3)
  %8 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 3
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.watch, ptr %3, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 2
  store ptr %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %19

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.block, ptr %17, i32 0, i32 3
  store ptr %0, ptr %18, align 8
  br label %19

19:                                               ; preds = %15, %6
  %20 = getelementptr inbounds nuw %struct.watch, ptr %3, i32 0, i32 0
  store ptr %0, ptr %20, align 8
  call void @leave(ptr %7)
  br label %21

21:                                               ; preds = %19, %1
  %22 = getelementptr inbounds %struct.block, ptr %0, i64 1
  ret ptr %22
}

define internal i64 @size_of_class(i32 %0) {
  %2 = and i32 %0, 3
  %3 = zext i32 %2 to i64
  %4 = add i64 %3, 5
  %5 = udiv i32 %0, 4
  %6 = sub i32 %5, 2
  %7 = zext i32 %6 to i64
  %8 = shl i64 %4, %7
  ret i64 %8
}

define internal i32 @class_of(i64 %0) {
  %2 = sub i64 %0, 1
  %3 = call i64 @llvm.ctlz.i64(i64 %2, i1 true)
  %4 = trunc i64 %3 to i32
  %5 = sub nsw i32 63, %4
  %6 = mul i32 4, %5
  %7 = zext i32 %6 to i64
  %8 = sub i64 %0, 1
  %9 = sub i32 %5, 2
  %10 = zext i32 %9 to i64
  %11 = lshr i64 %8, %10
  %12 = and i64 %11, 3
  %13 = add i64 %7, %12
  %14 = trunc i64 %13 to i32
  ret i32 %14
}

define internal ptr @begin(ptr %0, i64 %1) {
  %3 = icmp ne ptr %0, null
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  call void @__ehub_stop_memory_of(i64 %1)
  unreachable

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 0
  store i64 %1, ptr %6, align 8
  %7 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lent_bytes)
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, %1
  store i64 %9, ptr %7, align 8
  %10 = call ptr @listed(ptr %0)
  ret ptr %10
}

define internal ptr @fresh(i64 %0) {
  %2 = call i32 @is_mapped(i64 %0)
  %3 = icmp ne i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = call ptr @malloc(i64 %0)
  br label %15

6:                                                ; preds = %1
  %7 = call i64 @pages(i64 %0)
  %8 = call ptr @mmap(ptr null, i64 %7, i32 3, i32 34, i32 -1, i64 0)
  %9 = call ptr @in_pages(ptr %8)
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %6
  %12 = getelementptr inbounds i8, ptr %9, i64 -16
  %13 = call i64 @pages(i64 %0)
  %14 = call i32 @madvise(ptr %12, i64 %13, i32 14)
  br label %15

15:                                               ; preds = %6, %11, %4
  %.0 = phi ptr [ %5, %4 ], [ %9, %11 ], [ %9, %6 ]
  ret ptr %.0
}

define i64 @__ehub_tape_held() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lent_bytes)
  %2 = load i64, ptr %1, align 8
  ret i64 %2
}

declare ptr @llvm.threadlocal.address.p0(ptr)

define void @__ehub_tape_give(ptr allocptr %0) noinline nounwind allockind("free") "alloc-family"="__ehub_tape" {
  %2 = icmp ne ptr %0, null
  br i1 %2, label %3, label %68

3:                                                ; preds = %1
  %4 = getelementptr inbounds %struct.block, ptr %0, i64 -1
  call void @unlisted(ptr %4)
  %5 = call i32 @returns(ptr %4)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  call void @release(ptr %4)
  br label %68

8:                                                ; preds = %3
  %9 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @now)
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %8
  %13 = call i32 @begin_to_keep()
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @now)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %12, %8
  %16 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %17 = load i64, ptr %16, align 8
  %18 = icmp ule i64 %17, 4096
  br i1 %18, label %26, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %21 = load i64, ptr %20, align 8
  %22 = call i32 @is_mapped(i64 %21)
  %23 = icmp ne i32 %22, 0
  %24 = zext i1 %23 to i64
  %25 = select i1 %23, i64 70368744177664, i64 1073741824
  br label %26

26:                                               ; preds = %15, %19
  %27 = phi i64 [ %25, %19 ], [ 268435456, %15 ]
  %28 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @now)
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 2
  %31 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @kept_bytes)
  %32 = load i64, ptr %31, align 8
  %33 = icmp ugt i64 %32, %27
  %or.cond = select i1 %30, i1 true, i1 %33
  br i1 %or.cond, label %34, label %35

34:                                               ; preds = %26
  call void @release(ptr %4)
  br label %68

35:                                               ; preds = %26
  %36 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = call i32 @class_of(i64 %37)
  %39 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kept)
  %40 = zext i32 %38 to i64
  %41 = getelementptr inbounds nuw [192 x ptr], ptr %39, i64 0, i64 %40
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 1
  store ptr %42, ptr %43, align 8
  %44 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kept)
  %45 = zext i32 %38 to i64
  %46 = getelementptr inbounds nuw [192 x ptr], ptr %44, i64 0, i64 %45
  store ptr %4, ptr %46, align 8
  %47 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %48 = load i64, ptr %47, align 8
  %49 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @kept_bytes)
  %50 = load i64, ptr %49, align 8
  %51 = add i64 %50, %48
  store i64 %51, ptr %49, align 8
  %52 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @kept_bytes)
  %53 = load i64, ptr %52, align 8
  %54 = icmp ugt i64 %53, 268435456
  br i1 %54, label %55, label %68

55:                                               ; preds = %35
  %56 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %57 = load i64, ptr %56, align 8
  %58 = call i32 @is_mapped(i64 %57)
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %68

60:                                               ; preds = %55
  %61 = getelementptr inbounds i8, ptr %4, i64 -16
  %62 = getelementptr inbounds i8, ptr %61, i64 4096
  %63 = getelementptr inbounds nuw %struct.block, ptr %4, i32 0, i32 0
  %64 = load i64, ptr %63, align 8
  %65 = call i64 @pages(i64 %64)
  %66 = sub i64 %65, 4096
  %67 = call i32 @madvise(ptr %62, i64 %66, i32 8)
  br label %68

68:                                               ; preds = %7, %35, %55, %60, %34, %1
  ret void
}

define internal void @unlisted(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 4
  %3 = load atomic i64, ptr %2 monotonic, align 8
  %4 = inttoptr i64 %3 to ptr
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %13

6:                                                ; preds = %1
  %7 = call ptr @enter(ptr %4)
  %8 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 4
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, %4
  br i1 %10, label %11, label %12

11:                                               ; preds = %6
  call void @take_off(ptr %4, ptr %0)
  br label %12

12:                                               ; preds = %11, %6
  call void @leave(ptr %7)
  br label %13

13:                                               ; preds = %12, %1
  ret void
}

define internal i32 @returns(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 0
  %3 = load i64, ptr %2, align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lent_bytes)
  %5 = load i64, ptr %4, align 8
  %6 = icmp ugt i64 %3, %5
  br i1 %6, label %13, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lent_bytes)
  %11 = load i64, ptr %10, align 8
  %12 = sub i64 %11, %9
  store i64 %12, ptr %10, align 8
  br label %13

13:                                               ; preds = %1, %7
  %.0 = phi i32 [ 1, %7 ], [ 0, %1 ]
  ret i32 %.0
}

define internal void @release(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 0
  %3 = load i64, ptr %2, align 8
  %4 = call i32 @is_mapped(i64 %3)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %1
  %7 = getelementptr inbounds i8, ptr %0, i64 -16
  %8 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = call i64 @pages(i64 %9)
  %11 = call i32 @munmap(ptr %7, i64 %10)
  br label %13

12:                                               ; preds = %1
  call void @free(ptr %0)
  br label %13

13:                                               ; preds = %12, %6
  ret void
}

define internal i32 @begin_to_keep() {
  %1 = icmp eq ptr @__cxa_thread_atexit_impl, null
  %2 = icmp ne ptr @__asan_init, null
  %or.cond = or i1 %1, %2
  br i1 %or.cond, label %8, label %3

3:                                                ; preds = %0
  %4 = call i32 @__cxa_thread_atexit_impl(ptr @end_of_thread, ptr null, ptr @end_of_thread)
  %5 = icmp ne i32 %4, 0
  %6 = zext i1 %5 to i64
  %7 = select i1 %5, i32 2, i32 1
  br label %8

8:                                                ; preds = %0, %3
  %.0 = phi i32 [ %7, %3 ], [ 2, %0 ]
  ret i32 %.0
}

define internal i32 @is_mapped(i64 %0) {
  %2 = icmp uge i64 %0, 2097152
  %3 = icmp ne ptr @__asan_init, null
  %4 = xor i1 %3, true
  %5 = select i1 %2, i1 %4, i1 false
  %6 = zext i1 %5 to i32
  ret i32 %6
}

declare i32 @madvise(ptr, i64, i32)

define internal i64 @pages(i64 %0) {
  %2 = add i64 %0, 16
  %3 = add i64 %2, 4096
  %4 = sub i64 %3, 1
  %5 = and i64 %4, -4096
  ret i64 %5
}

define { ptr, i64 } @__ehub_tape_grow(ptr %0, i64 %1, i64 %2, i64 %3, ptr %4) noinline cold nounwind {
  %6 = mul i64 2, %1
  %7 = icmp ugt i64 %6, %2
  %8 = mul i64 2, %1
  %9 = select i1 %7, i64 %8, i64 %2
  %10 = icmp ult i64 %9, 16
  %.033 = select i1 %10, i64 16, i64 %9
  %11 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %.033, i64 %3)
  %12 = extractvalue { i64, i1 } %11, 1
  %13 = extractvalue { i64, i1 } %11, 0
  %14 = icmp ugt i64 %13, 70368744177664
  %or.cond = or i1 %12, %14
  br i1 %or.cond, label %15, label %16

15:                                               ; preds = %5
  call void @__ehub_stop_memory_of(i64 %13)
  unreachable

16:                                               ; preds = %5
  %17 = icmp ne ptr %0, null
  br i1 %17, label %27, label %18

18:                                               ; preds = %16
  %19 = icmp ne ptr %4, null
  br i1 %19, label %20, label %25

20:                                               ; preds = %18
  %21 = load i64, ptr %4, align 8
  %22 = icmp ugt i64 %21, %13
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = load i64, ptr %4, align 8
  br label %25

25:                                               ; preds = %23, %20, %18
  %.034 = phi i64 [ %24, %23 ], [ %13, %20 ], [ %13, %18 ]
  %26 = call ptr @__ehub_tape_take(i64 %.034)
  br label %42

27:                                               ; preds = %16
  %28 = getelementptr inbounds %struct.block, ptr %0, i64 -1
  %29 = add i64 %13, 48
  %30 = call ptr @kept_block(i64 %29)
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %36

32:                                               ; preds = %27
  %33 = getelementptr inbounds %struct.block, ptr %30, i64 1
  %34 = mul i64 %1, %3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 1 %0, i64 %34, i1 false)
  call void @__ehub_tape_give(ptr %0)
  %35 = call ptr @listed(ptr %30)
  br label %42

36:                                               ; preds = %27
  %37 = call i32 @class_of(i64 %29)
  %38 = call i64 @size_of_class(i32 %37)
  call void @unlisted(ptr %28)
  %39 = call i32 @returns(ptr %28)
  %40 = call ptr @lengthened(ptr %28, i64 %38)
  %41 = call ptr @begin(ptr %40, i64 %38)
  br label %42

42:                                               ; preds = %32, %36, %25
  %.0 = phi ptr [ %26, %25 ], [ %35, %32 ], [ %41, %36 ]
  %43 = getelementptr inbounds %struct.block, ptr %.0, i64 -1
  %44 = getelementptr inbounds nuw %struct.block, ptr %43, i32 0, i32 0
  %45 = load i64, ptr %44, align 8
  %46 = sub i64 %45, 48
  %47 = udiv i64 %46, %3
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr %.0, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %47, 1
  ret { ptr, i64 } %.fca.1.insert
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal ptr @lengthened(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 0
  %4 = load i64, ptr %3, align 8
  %5 = call i32 @is_mapped(i64 %4)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %0, i64 -16
  %9 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = call i64 @pages(i64 %10)
  %12 = call i64 @pages(i64 %1)
  %13 = call ptr (ptr, i64, i64, i32, ...) @mremap(ptr %8, i64 %11, i64 %12, i32 1)
  %14 = call ptr @in_pages(ptr %13)
  br label %26

15:                                               ; preds = %2
  %16 = call i32 @is_mapped(i64 %1)
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %15
  %19 = call ptr @realloc(ptr %0, i64 %1)
  br label %26

20:                                               ; preds = %15
  %21 = call ptr @fresh(i64 %1)
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw %struct.block, ptr %0, i32 0, i32 0
  %25 = load i64, ptr %24, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %0, i64 %25, i1 false)
  call void @free(ptr %0)
  br label %26

26:                                               ; preds = %20, %23, %18, %7
  %.0 = phi ptr [ %14, %7 ], [ %19, %18 ], [ %21, %23 ], [ %21, %20 ]
  ret ptr %.0
}

define void @__ehub_tape_give_grown(ptr %0, ptr %1) nounwind {
  %3 = icmp ne ptr %0, null
  %4 = icmp ne ptr %1, null
  %or.cond = and i1 %3, %4
  br i1 %or.cond, label %5, label %10

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.block, ptr %0, i64 -1
  %7 = getelementptr inbounds nuw %struct.block, ptr %6, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = sub i64 %8, 48
  store i64 %9, ptr %1, align 8
  br label %10

10:                                               ; preds = %5, %2
  call void @__ehub_tape_give(ptr %0)
  ret void
}

define ptr @__ehub_tape_watch_as(ptr %0) nounwind {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @watching)
  %3 = load ptr, ptr %2, align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @watching)
  store ptr %0, ptr %4, align 8
  ret ptr %3
}

define ptr @__ehub_tape_watching() nounwind {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @watching)
  %2 = load ptr, ptr %1, align 8
  ret ptr %2
}

define ptr @__ehub_tape_watch() nounwind {
  %1 = call ptr @__ehub_tape_take(i64 16)
  %2 = getelementptr inbounds nuw %struct.watch, ptr %1, i32 0, i32 0
  store ptr null, ptr %2, align 8
  %3 = call ptr @__ehub_tape_watch_as(ptr %1)
  %4 = getelementptr inbounds nuw %struct.watch, ptr %1, i32 0, i32 1
  store ptr %3, ptr %4, align 8
  ret ptr %1
}

define void @__ehub_tape_watched(ptr %0) nounwind {
  br label %2

2:                                                ; preds = %2, %1
  %3 = call ptr @popped(ptr %0)
  %4 = icmp ne ptr %3, null
  br i1 %4, label %2, label %5

5:                                                ; preds = %2
  call void @end_watch(ptr %0)
  ret void
}

define internal ptr @popped(ptr %0) {
  %2 = call ptr @enter(ptr %0)
  %3 = getelementptr inbounds nuw %struct.watch, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  call void @take_off(ptr %0, ptr %4)
  br label %7

7:                                                ; preds = %6, %1
  call void @leave(ptr %2)
  ret ptr %4
}

define internal void @end_watch(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.watch, ptr %0, i32 0, i32 1
  %3 = load ptr, ptr %2, align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @watching)
  store ptr %3, ptr %4, align 8
  call void @__ehub_tape_give(ptr %0)
  ret void
}

define void @__ehub_tape_abandon(ptr %0) nounwind {
  br label %2

2:                                                ; preds = %5, %1
  %3 = call ptr @popped(ptr %0)
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.block, ptr %3, i64 1
  call void @__ehub_tape_give(ptr %6)
  br label %2

7:                                                ; preds = %2
  call void @end_watch(ptr %0)
  ret void
}

define internal ptr @enter(ptr %0) {
  %2 = ptrtoint ptr %0 to i64
  %3 = mul i64 %2, -7046029254386353131
  %4 = lshr i64 %3, 58
  %5 = getelementptr inbounds nuw [64 x %struct.anon], ptr @locks, i64 0, i64 %4
  %6 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 0
  br label %7

7:                                                ; preds = %7, %1
  %8 = atomicrmw xchg ptr %6, i32 1 acquire, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %7, label %10

10:                                               ; preds = %7
  ret ptr %6
}

define internal void @leave(ptr %0) {
  store atomic i32 0, ptr %0 release, align 4
  ret void
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare ptr @malloc(i64)

define internal ptr @in_pages(ptr %0) {
  %2 = icmp eq ptr %0, inttoptr (i64 -1 to ptr)
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = select i1 %2, ptr null, ptr %3
  ret ptr %4
}

declare ptr @mmap(ptr, i64, i32, i32, i32, i64)

define internal void @take_off(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.block, ptr %1, i32 0, i32 3
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.block, ptr %1, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.block, ptr %1, i32 0, i32 3
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.block, ptr %10, i32 0, i32 2
  store ptr %8, ptr %11, align 8
  br label %16

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw %struct.block, ptr %1, i32 0, i32 2
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.watch, ptr %0, i32 0, i32 0
  store ptr %14, ptr %15, align 8
  br label %16

16:                                               ; preds = %12, %6
  %17 = getelementptr inbounds nuw %struct.block, ptr %1, i32 0, i32 2
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %26

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw %struct.block, ptr %1, i32 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.block, ptr %1, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.block, ptr %24, i32 0, i32 3
  store ptr %22, ptr %25, align 8
  br label %26

26:                                               ; preds = %20, %16
  %27 = getelementptr inbounds nuw %struct.block, ptr %1, i32 0, i32 4
  %28 = ptrtoint ptr null to i64
  store atomic i64 %28, ptr %27 monotonic, align 8
  ret void
}

declare i32 @munmap(ptr, i64)

declare void @free(ptr)

declare extern_weak i32 @__cxa_thread_atexit_impl(ptr, ptr, ptr)

declare extern_weak void @__asan_init()

define internal void @end_of_thread(ptr %0) {
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @now)
  store i32 2, ptr %2, align 4
  br label %3

3:                                                ; preds = %21, %1
  %.0 = phi i32 [ 0, %1 ], [ %22, %21 ]
  %4 = icmp ult i32 %.0, 192
  br i1 %4, label %5, label %23

5:                                                ; preds = %3, %11
  %6 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kept)
  %7 = zext i32 %.0 to i64
  %8 = getelementptr inbounds nuw [192 x ptr], ptr %6, i64 0, i64 %7
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %21

11:                                               ; preds = %5
  %12 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kept)
  %13 = zext i32 %.0 to i64
  %14 = getelementptr inbounds nuw [192 x ptr], ptr %12, i64 0, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.block, ptr %15, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @kept)
  %19 = zext i32 %.0 to i64
  %20 = getelementptr inbounds nuw [192 x ptr], ptr %18, i64 0, i64 %19
  store ptr %17, ptr %20, align 8
  call void @release(ptr %15)
  br label %5

21:                                               ; preds = %5
  %22 = add i32 %.0, 1
  br label %3

23:                                               ; preds = %3
  ret void
}

declare ptr @mremap(ptr, i64, i64, i32, ...)

declare ptr @realloc(ptr, i64)
