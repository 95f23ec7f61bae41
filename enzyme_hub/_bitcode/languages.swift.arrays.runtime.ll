; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.witnesses = type { ptr, ptr, ptr, [5 x ptr], i64, i64 }
%struct.made = type { ptr, ptr, ptr }
%struct.class = type { i64, ptr, i32, i32, i32, i16, i16, i32, i32, ptr }
%struct.fields = type { i32, i32, i16, i16, i32, [0 x %struct.anon] }
%struct.anon = type { i32, i32, i32 }

@all_made = internal global ptr null, align 8

define void @__ehub_swift_own(ptr %0, i64 %1, ptr %2) {
  %4 = call ptr @table_of(ptr %2)
  %5 = icmp sle i64 %1, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw %struct.witnesses, ptr %4, i32 0, i32 5
  %8 = load i64, ptr %7, align 8
  %9 = call ptr @malloc(i64 %8)
  br label %10

10:                                               ; preds = %12, %6
  %.0 = phi i64 [ 0, %6 ], [ %20, %12 ]
  %11 = icmp slt i64 %.0, %1
  br i1 %11, label %12, label %21

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw %struct.witnesses, ptr %4, i32 0, i32 2
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.witnesses, ptr %4, i32 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %.0, %16
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  %19 = call ptr %14(ptr %9, ptr %18, ptr %2)
  %20 = add nsw i64 %.0, 1
  br label %10

21:                                               ; preds = %10
  call void @free(ptr %9)
  br label %22

22:                                               ; preds = %21, %3
  ret void
}

define internal ptr @table_of(ptr %0) {
  %2 = getelementptr inbounds ptr, ptr %0, i64 -1
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

declare ptr @malloc(i64)

declare void @free(ptr)

define void @__ehub_swift_destroy(ptr %0, i64 %1, ptr %2) {
  %4 = call ptr @table_of(ptr %2)
  br label %5

5:                                                ; preds = %7, %3
  %.0 = phi i64 [ 0, %3 ], [ %14, %7 ]
  %6 = icmp slt i64 %.0, %1
  br i1 %6, label %7, label %15

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw %struct.witnesses, ptr %4, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.witnesses, ptr %4, i32 0, i32 5
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %.0, %11
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  call void %9(ptr %13, ptr %2)
  %14 = add nsw i64 %.0, 1
  br label %5

15:                                               ; preds = %5
  call void @free(ptr %0)
  ret void
}

define ptr @__ehub_swift_shadow_class(ptr %0) {
  %2 = load atomic i64, ptr @all_made acquire, align 8
  %3 = inttoptr i64 %2 to ptr
  br label %4

4:                                                ; preds = %13, %1
  %.027 = phi ptr [ %3, %1 ], [ %15, %13 ]
  %5 = icmp ne ptr %.027, null
  br i1 %5, label %6, label %16

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw %struct.made, ptr %.027, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %13

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw %struct.made, ptr %.027, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  br label %16

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw %struct.made, ptr %.027, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  br label %4

16:                                               ; preds = %4, %10
  %.028 = phi i32 [ 1, %10 ], [ 2, %4 ]
  %.0 = phi ptr [ %12, %10 ], [ undef, %4 ]
  switch i32 %.028, label %62 [
    i32 2, label %17
    i32 1, label %61
  ]

17:                                               ; preds = %16
  %18 = call ptr @malloc(i64 24)
  %19 = getelementptr inbounds nuw %struct.class, ptr %0, i32 0, i32 7
  %20 = load i32, ptr %19, align 8
  %21 = zext i32 %20 to i64
  %22 = call ptr @malloc(i64 %21)
  %23 = getelementptr inbounds nuw %struct.class, ptr %0, i32 0, i32 8
  %24 = load i32, ptr %23, align 4
  %25 = zext i32 %24 to i64
  %26 = sub i64 0, %25
  %27 = getelementptr inbounds i8, ptr %0, i64 %26
  %28 = getelementptr inbounds nuw %struct.class, ptr %0, i32 0, i32 7
  %29 = load i32, ptr %28, align 8
  %30 = zext i32 %29 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %22, ptr align 1 %27, i64 %30, i1 false)
  %31 = getelementptr inbounds nuw %struct.made, ptr %18, i32 0, i32 0
  store ptr %0, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.class, ptr %0, i32 0, i32 8
  %33 = load i32, ptr %32, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr %22, i64 %34
  %36 = getelementptr inbounds nuw %struct.made, ptr %18, i32 0, i32 1
  store ptr %35, ptr %36, align 8
  %37 = getelementptr inbounds nuw %struct.made, ptr %18, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.class, ptr %38, i32 0, i32 1
  store ptr %0, ptr %39, align 8
  %40 = getelementptr inbounds nuw %struct.made, ptr %18, i32 0, i32 1
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds ptr, ptr %41, i64 -2
  store ptr @release_members, ptr %42, align 8
  %43 = load atomic i64, ptr @all_made acquire, align 8
  %44 = inttoptr i64 %43 to ptr
  %45 = getelementptr inbounds nuw %struct.made, ptr %18, i32 0, i32 2
  store ptr %44, ptr %45, align 8
  br label %46

46:                                               ; preds = %54, %17
  %47 = getelementptr inbounds nuw %struct.made, ptr %18, i32 0, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = ptrtoint ptr %18 to i64
  %50 = cmpxchg ptr @all_made, i64 %48, i64 %49 release acquire, align 8
  %51 = extractvalue { i64, i1 } %50, 0
  %52 = extractvalue { i64, i1 } %50, 1
  br i1 %52, label %54, label %53

53:                                               ; preds = %46
  store i64 %51, ptr %47, align 8
  br label %54

54:                                               ; preds = %53, %46
  %55 = zext i1 %52 to i8
  %56 = trunc i8 %55 to i1
  %57 = xor i1 %56, true
  br i1 %57, label %46, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw %struct.made, ptr %18, i32 0, i32 1
  %60 = load ptr, ptr %59, align 8
  br label %61

61:                                               ; preds = %58, %16
  %.1 = phi ptr [ %60, %58 ], [ %.0, %16 ]
  ret ptr %.1

62:                                               ; preds = %16
  unreachable
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal swiftcc void @release_members(ptr swiftself %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw %struct.class, ptr %2, i32 0, i32 1
  %4 = load ptr, ptr %3, align 8
  br label %5

5:                                                ; preds = %.critedge24, %1
  %.0 = phi ptr [ %4, %1 ], [ %43, %.critedge24 ]
  %6 = icmp ne ptr %.0, null
  br i1 %6, label %7, label %.critedge

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw %struct.class, ptr %.0, i32 0, i32 9
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %.critedge

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw %struct.class, ptr %.0, i32 0, i32 9
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i32, ptr %13, i64 4
  %15 = call ptr @at(ptr %14)
  %16 = getelementptr inbounds nuw %struct.class, ptr %.0, i32 0, i32 9
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i32, ptr %17, i64 10
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i64, ptr %.0, i64 %20
  br label %22

22:                                               ; preds = %40, %11
  %.022 = phi i32 [ 0, %11 ], [ %41, %40 ]
  %23 = icmp ne ptr %15, null
  br i1 %23, label %24, label %.critedge24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw %struct.fields, ptr %15, i32 0, i32 4
  %26 = load i32, ptr %25, align 4
  %27 = icmp ult i32 %.022, %26
  br i1 %27, label %28, label %.critedge24

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw %struct.fields, ptr %15, i32 0, i32 5
  %30 = zext i32 %.022 to i64
  %31 = getelementptr inbounds nuw [0 x %struct.anon], ptr %29, i64 0, i64 %30
  %32 = getelementptr inbounds nuw %struct.anon, ptr %31, i32 0, i32 1
  %33 = call ptr @at(ptr %32)
  %34 = icmp ne ptr %33, null
  br i1 %34, label %35, label %40

35:                                               ; preds = %28
  %36 = zext i32 %.022 to i64
  %37 = getelementptr inbounds nuw i64, ptr %21, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %0, i64 %38
  call void @release_member(ptr %.0, ptr %39, ptr %33)
  br label %40

40:                                               ; preds = %28, %35
  %41 = add i32 %.022, 1
  br label %22

.critedge24:                                      ; preds = %22, %24
  %42 = getelementptr inbounds nuw %struct.class, ptr %.0, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8
  br label %5

.critedge:                                        ; preds = %5, %7
  %44 = getelementptr inbounds nuw %struct.class, ptr %2, i32 0, i32 4
  %45 = load i32, ptr %44, align 8
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw %struct.class, ptr %2, i32 0, i32 5
  %48 = load i16, ptr %47, align 4
  %49 = zext i16 %48 to i64
  call void @swift_deallocClassInstance(ptr %0, i64 %46, i64 %49)
  ret void
}

define ptr @__ehub_swift_argument(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.class, ptr %0, i32 0, i32 9
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i32, ptr %4, i64 7
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds i32, ptr %4, i64 8
  %8 = load i32, ptr %7, align 4
  %9 = sub nsw i32 %6, %8
  %10 = sext i32 %9 to i64
  %11 = add nsw i64 %10, %1
  %12 = getelementptr inbounds ptr, ptr %0, i64 %11
  %13 = load ptr, ptr %12, align 8
  ret ptr %13
}

define ptr @__ehub_swift_part(ptr %0, i64 %1) {
  %3 = getelementptr inbounds i8, ptr %0, i64 %1
  ret ptr %3
}

define internal ptr @at(ptr %0) {
  %2 = load i32, ptr %0, align 4
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  br label %8

8:                                                ; preds = %1, %4
  %9 = phi ptr [ %7, %4 ], [ null, %1 ]
  ret ptr %9
}

define internal void @release_member(ptr %0, ptr %1, ptr %2) {
  %4 = call i64 @length(ptr %2)
  %5 = icmp sgt i64 %4, 2
  br i1 %5, label %6, label %17

6:                                                ; preds = %3
  %7 = sub nsw i64 %4, 2
  %8 = getelementptr inbounds i8, ptr %2, i64 %7
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp eq i32 %10, 88
  br i1 %11, label %12, label %17

12:                                               ; preds = %6
  %13 = sub nsw i64 %4, 1
  %14 = getelementptr inbounds i8, ptr %2, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  br label %17

17:                                               ; preds = %3, %6, %12
  %18 = phi i32 [ %16, %12 ], [ 0, %6 ], [ 0, %3 ]
  %19 = trunc i32 %18 to i8
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, 119
  br i1 %21, label %22, label %23

22:                                               ; preds = %17
  call void @swift_weakDestroy(ptr %1)
  br label %47

23:                                               ; preds = %17
  %24 = sext i8 %19 to i32
  %25 = icmp eq i32 %24, 111
  br i1 %25, label %26, label %28

26:                                               ; preds = %23
  %27 = load ptr, ptr %1, align 8
  call void @swift_unownedRelease(ptr %27)
  br label %47

28:                                               ; preds = %23
  %29 = sext i8 %19 to i32
  %30 = icmp ne i32 %29, 117
  br i1 %30, label %31, label %47

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw %struct.class, ptr %0, i32 0, i32 9
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds i32, ptr %33, i64 7
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds i32, ptr %33, i64 8
  %37 = load i32, ptr %36, align 4
  %38 = sub nsw i32 %35, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds ptr, ptr %0, i64 %39
  %41 = call swiftcc ptr @swift_getTypeByMangledNameInContext(ptr %2, i64 %4, ptr %33, ptr %40)
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %47

43:                                               ; preds = %31
  %44 = call ptr @table_of(ptr %41)
  %45 = getelementptr inbounds nuw %struct.witnesses, ptr %44, i32 0, i32 1
  %46 = load ptr, ptr %45, align 8
  call void %46(ptr %1, ptr %41)
  br label %47

47:                                               ; preds = %26, %31, %43, %28, %22
  ret void
}

declare void @swift_deallocClassInstance(ptr, i64, i64)

define internal i64 @length(ptr %0) {
  br label %2

2:                                                ; preds = %31, %1
  %.0 = phi i64 [ 0, %1 ], [ %34, %31 ]
  %3 = getelementptr inbounds i8, ptr %0, i64 %.0
  %4 = load i8, ptr %3, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %35

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %0, i64 %.0
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = icmp sge i32 %10, 1
  br i1 %11, label %12, label %17

12:                                               ; preds = %7
  %13 = getelementptr inbounds i8, ptr %0, i64 %.0
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp sle i32 %15, 23
  br i1 %16, label %31, label %17

17:                                               ; preds = %12, %7
  %18 = getelementptr inbounds i8, ptr %0, i64 %.0
  %19 = load i8, ptr %18, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp sge i32 %20, 24
  br i1 %21, label %22, label %27

22:                                               ; preds = %17
  %23 = getelementptr inbounds i8, ptr %0, i64 %.0
  %24 = load i8, ptr %23, align 1
  %25 = sext i8 %24 to i32
  %26 = icmp sle i32 %25, 31
  br label %27

27:                                               ; preds = %22, %17
  %28 = phi i1 [ false, %17 ], [ %26, %22 ]
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 9, i32 1
  br label %31

31:                                               ; preds = %12, %27
  %32 = phi i32 [ %30, %27 ], [ 5, %12 ]
  %33 = sext i32 %32 to i64
  %34 = add nsw i64 %.0, %33
  br label %2

35:                                               ; preds = %2
  ret i64 %.0
}

declare void @swift_weakDestroy(ptr)

declare void @swift_unownedRelease(ptr)

declare swiftcc ptr @swift_getTypeByMangledNameInContext(ptr, i64, ptr, ptr)
