; Made from marks.c by `python -m enzyme_hub.differentiate.marks`.
@words = internal thread_local global ptr null, align 8
@few = internal thread_local global [64 x i64] zeroinitializer, align 16
@room = internal thread_local global i64 0, align 8
@count = internal thread_local global i64 0, align 8

define void @__ehub_marks_forget() {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp ne ptr %2, null
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %5 = load ptr, ptr %4, align 8
  %6 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @few)
  %7 = getelementptr inbounds [64 x i64], ptr %6, i64 0, i64 0
  %8 = icmp ne ptr %5, %7
  %or.cond = select i1 %3, i1 %8, i1 false
  br i1 %or.cond, label %9, label %12

9:                                                ; preds = %0
  %10 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %11 = load ptr, ptr %10, align 8
  call void @free(ptr %11)
  br label %12

12:                                               ; preds = %9, %0
  br label %13

13:                                               ; preds = %15, %12
  %.0 = phi i64 [ 0, %12 ], [ %18, %15 ]
  %14 = icmp ult i64 %.0, 64
  br i1 %14, label %15, label %19

15:                                               ; preds = %13
  %16 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @few)
  %17 = getelementptr inbounds nuw [64 x i64], ptr %16, i64 0, i64 %.0
  store i64 0, ptr %17, align 8
  %18 = add i64 %.0, 1
  br label %13

19:                                               ; preds = %13
  %20 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @few)
  %21 = getelementptr inbounds [64 x i64], ptr %20, i64 0, i64 0
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  store ptr %21, ptr %22, align 8
  %23 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  store i64 64, ptr %23, align 8
  %24 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  store i64 0, ptr %24, align 8
  ret void
}

declare ptr @llvm.threadlocal.address.p0(ptr)

declare void @free(ptr)

define void @__ehub_mark(ptr %0, i64 %1) {
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  call void @__ehub_marks_forget()
  br label %7

7:                                                ; preds = %6, %2
  %8 = call i64 @first_of(ptr %0)
  %9 = call i64 @end_of(ptr %0, i64 %1)
  br label %10

10:                                               ; preds = %13, %7
  %.0 = phi i64 [ %8, %7 ], [ %14, %13 ]
  %11 = icmp ult i64 %.0, %9
  %12 = icmp ne i64 %1, 0
  %spec.select = select i1 %11, i1 %12, i1 false
  br i1 %spec.select, label %13, label %15

13:                                               ; preds = %10
  call void @put(i64 %.0)
  %14 = add i64 %.0, 1
  br label %10

15:                                               ; preds = %10
  ret void
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
  br i1 %7, label %57, label %8

8:                                                ; preds = %1
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i64, ptr %10, i64 %2
  store i64 %0, ptr %11, align 8
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %13, 1
  store i64 %14, ptr %12, align 8
  %15 = mul i64 2, %14
  %16 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %17 = load i64, ptr %16, align 8
  %18 = icmp ule i64 %15, %17
  br i1 %18, label %57, label %19

19:                                               ; preds = %8
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %21 = load ptr, ptr %20, align 8
  %22 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 2, %23
  %25 = call ptr @calloc(i64 %24, i64 8)
  %26 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  store ptr %25, ptr %26, align 8
  %27 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %32, label %30

30:                                               ; preds = %19
  %31 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  store ptr %21, ptr %31, align 8
  call void @__ehub_stop_memory()
  unreachable

32:                                               ; preds = %19
  %33 = mul i64 2, %23
  %34 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  store i64 %33, ptr %34, align 8
  br label %35

35:                                               ; preds = %50, %32
  %.0 = phi i64 [ 0, %32 ], [ %51, %50 ]
  %36 = icmp ult i64 %.0, %23
  br i1 %36, label %37, label %52

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw i64, ptr %21, i64 %.0
  %39 = load i64, ptr %38, align 8
  %40 = icmp ne i64 %39, 0
  br i1 %40, label %41, label %50

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i64, ptr %21, i64 %.0
  %43 = load i64, ptr %42, align 8
  %44 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i64, ptr %21, i64 %.0
  %47 = load i64, ptr %46, align 8
  %48 = call i64 @place_of(i64 %47)
  %49 = getelementptr inbounds nuw i64, ptr %45, i64 %48
  store i64 %43, ptr %49, align 8
  br label %50

50:                                               ; preds = %37, %41
  %51 = add i64 %.0, 1
  br label %35

52:                                               ; preds = %35
  %53 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @few)
  %54 = getelementptr inbounds [64 x i64], ptr %53, i64 0, i64 0
  %55 = icmp ne ptr %21, %54
  br i1 %55, label %56, label %57

56:                                               ; preds = %52
  call void @free(ptr %21)
  br label %57

57:                                               ; preds = %1, %8, %56, %52
  ret void
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
  br i1 %7, label %8, label %43

8:                                                ; preds = %1
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i64, ptr %10, i64 %2
  store i64 0, ptr %11, align 8
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %13, -1
  store i64 %14, ptr %12, align 8
  %15 = add i64 %2, 1
  %16 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %17 = load i64, ptr %16, align 8
  %18 = sub i64 %17, 1
  %19 = and i64 %15, %18
  br label %20

20:                                               ; preds = %26, %8
  %.011 = phi i64 [ %19, %8 ], [ %42, %26 ]
  %21 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i64, ptr %22, i64 %.011
  %24 = load i64, ptr %23, align 8
  %25 = icmp ne i64 %24, 0
  br i1 %25, label %26, label %43

26:                                               ; preds = %20
  %27 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i64, ptr %28, i64 %.011
  %30 = load i64, ptr %29, align 8
  %31 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i64, ptr %32, i64 %.011
  store i64 0, ptr %33, align 8
  %34 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %35 = load ptr, ptr %34, align 8
  %36 = call i64 @place_of(i64 %30)
  %37 = getelementptr inbounds nuw i64, ptr %35, i64 %36
  store i64 %30, ptr %37, align 8
  %38 = add i64 %.011, 1
  %39 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @room)
  %40 = load i64, ptr %39, align 8
  %41 = sub i64 %40, 1
  %42 = and i64 %38, %41
  br label %20

43:                                               ; preds = %1, %20
  ret void
}

define i32 @__ehub_is_marked(ptr %0, i64 %1) {
  %3 = call i64 @first_of(ptr %0)
  %4 = call i64 @end_of(ptr %0, i64 %1)
  br label %5

5:                                                ; preds = %18, %2
  %.010 = phi i64 [ %3, %2 ], [ %19, %18 ]
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  %9 = icmp ult i64 %.010, %4
  %or.cond = select i1 %8, i1 %9, i1 false
  %10 = icmp ne i64 %1, 0
  %or.cond11 = and i1 %or.cond, %10
  br i1 %or.cond11, label %11, label %.critedge

11:                                               ; preds = %5
  %12 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @words)
  %13 = load ptr, ptr %12, align 8
  %14 = call i64 @place_of(i64 %.010)
  %15 = getelementptr inbounds nuw i64, ptr %13, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = icmp ne i64 %16, 0
  br i1 %17, label %.critedge, label %18

18:                                               ; preds = %11
  %19 = add i64 %.010, 1
  br label %5

.critedge:                                        ; preds = %5, %11
  %.0 = phi i32 [ 2, %5 ], [ 1, %11 ]
  %switch.selectcmp = icmp eq i32 %.0, 2
  %switch.select = select i1 %switch.selectcmp, i32 0, i32 1
  ret i32 %switch.select
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

4:                                                ; preds = %29, %3
  %.0 = phi i64 [ 0, %3 ], [ %30, %29 ]
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @count)
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  %8 = icmp ult i64 %.0, %2
  %spec.select = select i1 %7, i1 %8, i1 false
  br i1 %spec.select, label %9, label %31

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
  br i1 %24, label %25, label %27

25:                                               ; preds = %9
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  call void @__ehub_mark(ptr %26, i64 %21)
  br label %29

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  call void @__ehub_unmark(ptr %28, i64 %21)
  br label %29

29:                                               ; preds = %25, %27
  %30 = add i64 %.0, 4
  br label %4

31:                                               ; preds = %4
  ret void
}

declare ptr @calloc(i64, i64)

declare void @__ehub_stop_memory()
