; Made from marks.c by `python -m enzyme_hub._bitcode`.
@few = internal thread_local global [64 x i64] zeroinitializer, align 16
@words = internal thread_local global ptr null, align 8
@count = internal thread_local global i64 0, align 8
@of_all_threads = internal global i64 0, align 8
@room = internal thread_local global i64 0, align 8

define void @__ehub_marks_begin() {
  %1 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @few)
  %2 = getelementptr inbounds [64 x i64], ptr %1, i64 0, i64 0
  call void @empty(ptr %2)
  ret void
}

define internal void @empty(ptr %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %6 = load ptr, ptr %5, align 8
  %7 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @few)
  %8 = getelementptr inbounds [64 x i64], ptr %7, i64 0, i64 0
  %9 = icmp ne ptr %6, %8
  %or.cond = select i1 %4, i1 %9, i1 false
  br i1 %or.cond, label %10, label %13

10:                                               ; preds = %1
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %12 = load ptr, ptr %11, align 8
  call void @free(ptr %12)
  br label %13

13:                                               ; preds = %10, %1
  br label %14

14:                                               ; preds = %16, %13
  %.0 = phi i64 [ 0, %13 ], [ %19, %16 ]
  %15 = icmp ult i64 %.0, 64
  br i1 %15, label %16, label %20

16:                                               ; preds = %14
  %17 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @few)
  %18 = getelementptr inbounds nuw [64 x i64], ptr %17, i64 0, i64 %.0
  store i64 0, ptr %18, align 8
  %19 = add i64 %.0, 1
  br label %14

20:                                               ; preds = %14
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  %22 = load i64, ptr %21, align 8
  %23 = sub i64 0, %22
  call void @counts(i64 %23)
  %24 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  store ptr %0, ptr %24, align 8
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  store i64 64, ptr %25, align 8
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)

define void @__ehub_marks_end() {
  call void @empty(ptr null)
  ret void
}

define i32 @__ehub_mark(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %14

6:                                                ; preds = %2
  %7 = call i64 @first_of(ptr %0)
  %8 = call i64 @end_of(ptr %0, i64 %1)
  br label %9

9:                                                ; preds = %12, %6
  %.08 = phi i64 [ %7, %6 ], [ %13, %12 ]
  %10 = icmp ult i64 %.08, %8
  %11 = icmp ne i64 %1, 0
  %spec.select = select i1 %10, i1 %11, i1 false
  br i1 %spec.select, label %12, label %14

12:                                               ; preds = %9
  call void @put(i64 %.08)
  %13 = add i64 %.08, 1
  br label %9

14:                                               ; preds = %9, %2
  %.0 = phi i32 [ 1, %2 ], [ 0, %9 ]
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

define internal void @put(i64 %0) {
  %2 = call i64 @place_of(i64 %0)
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i64, ptr %4, i64 %2
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %56, label %8

8:                                                ; preds = %1
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i64, ptr %10, i64 %2
  store i64 %0, ptr %11, align 8
  call void @counts(i64 1)
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  %13 = load i64, ptr %12, align 8
  %14 = mul i64 2, %13
  %15 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %16 = load i64, ptr %15, align 8
  %17 = icmp ule i64 %14, %16
  br i1 %17, label %56, label %18

18:                                               ; preds = %8
  %19 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %20 = load ptr, ptr %19, align 8
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 2, %22
  %24 = call ptr @calloc(i64 %23, i64 8)
  %25 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  store ptr %24, ptr %25, align 8
  %26 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %27 = load ptr, ptr %26, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %31, label %29

29:                                               ; preds = %18
  %30 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  store ptr %20, ptr %30, align 8
  call void @__ehub_stop_memory()
  unreachable

31:                                               ; preds = %18
  %32 = mul i64 2, %22
  %33 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  store i64 %32, ptr %33, align 8
  br label %34

34:                                               ; preds = %49, %31
  %.0 = phi i64 [ 0, %31 ], [ %50, %49 ]
  %35 = icmp ult i64 %.0, %22
  br i1 %35, label %36, label %51

36:                                               ; preds = %34
  %37 = getelementptr inbounds nuw i64, ptr %20, i64 %.0
  %38 = load i64, ptr %37, align 8
  %39 = icmp ne i64 %38, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i64, ptr %20, i64 %.0
  %42 = load i64, ptr %41, align 8
  %43 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i64, ptr %20, i64 %.0
  %46 = load i64, ptr %45, align 8
  %47 = call i64 @place_of(i64 %46)
  %48 = getelementptr inbounds nuw i64, ptr %44, i64 %47
  store i64 %42, ptr %48, align 8
  br label %49

49:                                               ; preds = %36, %40
  %50 = add i64 %.0, 1
  br label %34

51:                                               ; preds = %34
  %52 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @few)
  %53 = getelementptr inbounds [64 x i64], ptr %52, i64 0, i64 0
  %54 = icmp ne ptr %20, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  call void @free(ptr %20)
  br label %56

56:                                               ; preds = %1, %8, %55, %51
  ret void
}

define i32 @__ehub_is_any_marked() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp ne ptr %2, null
  br i1 %3, label %4, label %9

4:                                                ; preds = %0
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  %8 = zext i1 %7 to i32
  br label %13

9:                                                ; preds = %0
  %10 = load atomic i64, ptr @of_all_threads seq_cst, align 8
  %11 = icmp ne i64 %10, 0
  %12 = zext i1 %11 to i32
  br label %13

13:                                               ; preds = %9, %4
  %14 = phi i32 [ %8, %4 ], [ %12, %9 ]
  ret i32 %14
}

define void @__ehub_unmark(ptr %0, i64 %1) {
  %3 = call i64 @first_of(ptr %0)
  %4 = call i64 @end_of(ptr %0, i64 %1)
  br label %5

5:                                                ; preds = %11, %2
  %.0 = phi i64 [ %3, %2 ], [ %12, %11 ]
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  %9 = icmp ult i64 %.0, %4
  %or.cond = select i1 %8, i1 %9, i1 false
  %10 = icmp ne i64 %1, 0
  %or.cond7 = and i1 %or.cond, %10
  br i1 %or.cond7, label %11, label %.critedge

11:                                               ; preds = %5
  call void @take(i64 %.0)
  %12 = add i64 %.0, 1
  br label %5

.critedge:                                        ; preds = %5
  ret void
}

define internal void @take(i64 %0) {
  %2 = call i64 @place_of(i64 %0)
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i64, ptr %4, i64 %2
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %8, label %40

8:                                                ; preds = %1
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i64, ptr %10, i64 %2
  store i64 0, ptr %11, align 8
  call void @counts(i64 -1)
  %12 = add i64 %2, 1
  %13 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %14 = load i64, ptr %13, align 8
  %15 = sub i64 %14, 1
  %16 = and i64 %12, %15
  br label %17

17:                                               ; preds = %23, %8
  %.011 = phi i64 [ %16, %8 ], [ %39, %23 ]
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i64, ptr %19, i64 %.011
  %21 = load i64, ptr %20, align 8
  %22 = icmp ne i64 %21, 0
  br i1 %22, label %23, label %40

23:                                               ; preds = %17
  %24 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i64, ptr %25, i64 %.011
  %27 = load i64, ptr %26, align 8
  %28 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i64, ptr %29, i64 %.011
  store i64 0, ptr %30, align 8
  %31 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %32 = load ptr, ptr %31, align 8
  %33 = call i64 @place_of(i64 %27)
  %34 = getelementptr inbounds nuw i64, ptr %32, i64 %33
  store i64 %27, ptr %34, align 8
  %35 = add i64 %.011, 1
  %36 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %37 = load i64, ptr %36, align 8
  %38 = sub i64 %37, 1
  %39 = and i64 %35, %38
  br label %17

40:                                               ; preds = %1, %17
  ret void
}

define i32 @__ehub_is_marked(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %14, label %6

6:                                                ; preds = %2
  %7 = icmp ne i64 %1, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = load atomic i64, ptr @of_all_threads seq_cst, align 8
  %10 = icmp ne i64 %9, 0
  br label %11

11:                                               ; preds = %8, %6
  %12 = phi i1 [ false, %6 ], [ %10, %8 ]
  %13 = zext i1 %12 to i32
  br label %32

14:                                               ; preds = %2
  %15 = call i64 @first_of(ptr %0)
  %16 = call i64 @end_of(ptr %0, i64 %1)
  br label %17

17:                                               ; preds = %30, %14
  %.011 = phi i64 [ %15, %14 ], [ %31, %30 ]
  %18 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, 0
  %21 = icmp ult i64 %.011, %16
  %or.cond = select i1 %20, i1 %21, i1 false
  %22 = icmp ne i64 %1, 0
  %or.cond12 = and i1 %or.cond, %22
  br i1 %or.cond12, label %23, label %.critedge

23:                                               ; preds = %17
  %24 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %25 = load ptr, ptr %24, align 8
  %26 = call i64 @place_of(i64 %.011)
  %27 = getelementptr inbounds nuw i64, ptr %25, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = icmp ne i64 %28, 0
  br i1 %29, label %.critedge, label %30

30:                                               ; preds = %23
  %31 = add i64 %.011, 1
  br label %17

.critedge:                                        ; preds = %17, %23
  %.0 = phi i32 [ 2, %17 ], [ 1, %23 ]
  %switch.selectcmp = icmp eq i32 %.0, 2
  %switch.select = select i1 %switch.selectcmp, i32 0, i32 1
  br label %32

32:                                               ; preds = %.critedge, %11
  %.010 = phi i32 [ %switch.select, %.critedge ], [ %13, %11 ]
  ret i32 %.010
}

define internal i64 @place_of(i64 %0) {
  %2 = mul i64 %0, -7046029254386353131
  %3 = lshr i64 %2, 20
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %5 = load i64, ptr %4, align 8
  %6 = sub i64 %5, 1
  %7 = and i64 %3, %6
  br label %8

8:                                                ; preds = %20, %1
  %.0 = phi i64 [ %7, %1 ], [ %25, %20 ]
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i64, ptr %10, i64 %.0
  %12 = load i64, ptr %11, align 8
  %13 = icmp ne i64 %12, 0
  br i1 %13, label %14, label %.critedge

14:                                               ; preds = %8
  %15 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i64, ptr %16, i64 %.0
  %18 = load i64, ptr %17, align 8
  %19 = icmp ne i64 %18, %0
  br i1 %19, label %20, label %.critedge

20:                                               ; preds = %14
  %21 = add i64 %.0, 1
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %23 = load i64, ptr %22, align 8
  %24 = sub i64 %23, 1
  %25 = and i64 %21, %24
  br label %8

.critedge:                                        ; preds = %8, %14
  ret i64 %.0
}

define void @__ehub_marks_move(ptr %0, ptr %1, i64 %2) {
  br label %4

4:                                                ; preds = %30, %3
  %.0 = phi i64 [ 0, %3 ], [ %31, %30 ]
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  %8 = icmp ult i64 %.0, %2
  %spec.select = select i1 %7, i1 %8, i1 false
  br i1 %spec.select, label %9, label %32

9:                                                ; preds = %4
  %10 = ptrtoint ptr %0 to i64
  %11 = ptrtoint ptr %1 to i64
  %12 = icmp ugt i64 %10, %11
  %13 = sub i64 %2, 1
  %14 = sub i64 %13, %.0
  %15 = udiv i64 %14, 4
  %16 = mul i64 %15, 4
  %17 = select i1 %12, i64 %16, i64 %.0
  %18 = sub i64 %2, %17
  %19 = icmp ult i64 %18, 4
  %20 = sub i64 %2, %17
  %21 = select i1 %19, i64 %20, i64 4
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %23 = call i32 @__ehub_is_marked(ptr %22, i64 %21)
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %28

25:                                               ; preds = %9
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  %27 = call i32 @__ehub_mark(ptr %26, i64 %21)
  br label %30

28:                                               ; preds = %9
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  call void @__ehub_unmark(ptr %29, i64 %21)
  br label %30

30:                                               ; preds = %25, %28
  %31 = add i64 %.0, 4
  br label %4

32:                                               ; preds = %4
  ret void
}

declare void @free(ptr)

define internal void @counts(i64 %0) {
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  %3 = load i64, ptr %2, align 8
  %4 = add i64 %3, %0
  store i64 %4, ptr %2, align 8
  %5 = atomicrmw add ptr @of_all_threads, i64 %0 seq_cst, align 8
  %6 = add i64 %5, %0
  ret void
}

declare ptr @calloc(i64, i64)

declare void @__ehub_stop_memory()
