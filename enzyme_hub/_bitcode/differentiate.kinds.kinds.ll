; Made from kinds.c by `python -m enzyme_hub._bitcode`.
%struct.finding = type { ptr, ptr, ptr, i64 }
%struct.word = type { i64, ptr, ptr, ptr, ptr }

@lock = internal global i8 0, align 1
@begun = internal global i32 0, align 4
@tell.found = internal global [4096 x %struct.finding] zeroinitializer, align 16
@of_4 = internal global [262144 x %struct.word] zeroinitializer, align 16
@of_8 = internal global [262144 x %struct.word] zeroinitializer, align 16
@.str = private unnamed_addr constant [21 x i8] c"ENZYME_HUB_KINDS_LOG\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@stderr = external global ptr, align 8
@.str.2 = private unnamed_addr constant [70 x i8] c"kinds: %s: the analysis says that a word %s; %s: it was a %s (%#llx)\0A\00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"number\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"pointer\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"is no number\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"is a number\00", align 1

define void @__ehub_kinds_note(ptr %0, i64 %1, ptr %2) {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  br label %6

6:                                                ; preds = %6, %3
  %7 = atomicrmw xchg ptr @lock, i8 1 acquire, align 1
  %8 = icmp ne i8 %7, 0
  %9 = zext i1 %8 to i8
  %10 = trunc i8 %9 to i1
  br i1 %10, label %6, label %11

11:                                               ; preds = %6
  %12 = load i32, ptr @begun, align 4
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %11
  store i32 1, ptr @begun, align 4
  %15 = call i32 @atexit(ptr @tell)
  br label %16

16:                                               ; preds = %14, %11
  call void @llvm.lifetime.start.p0(ptr %4)
  %17 = call i64 @strtoull(ptr %2, ptr %4, i32 10)
  br label %18

18:                                               ; preds = %55, %16
  %.0 = phi i64 [ 0, %16 ], [ %56, %55 ]
  %19 = icmp ne i64 %17, 0
  %20 = icmp ult i64 %.0, %1
  %spec.select = select i1 %19, i1 %20, i1 false
  br i1 %spec.select, label %21, label %57

21:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %5)
  %22 = load ptr, ptr %4, align 8
  store ptr %22, ptr %5, align 8
  br label %23

23:                                               ; preds = %54, %21
  %24 = load ptr, ptr %5, align 8
  %25 = load i8, ptr %24, align 1
  %26 = sext i8 %25 to i32
  %27 = icmp eq i32 %26, 32
  br i1 %27, label %28, label %55

28:                                               ; preds = %23
  %29 = load ptr, ptr %5, align 8
  %30 = call i64 @strtoull(ptr %29, ptr %5, i32 10)
  %31 = load ptr, ptr %5, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i32 1
  store ptr %32, ptr %5, align 8
  %33 = load i8, ptr %31, align 1
  %34 = load ptr, ptr %5, align 8
  %35 = load i8, ptr %34, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 32
  br i1 %37, label %38, label %41

38:                                               ; preds = %28
  %39 = load ptr, ptr %5, align 8
  %40 = call i64 @strtoull(ptr %39, ptr null, i32 10)
  br label %41

41:                                               ; preds = %28, %38
  %42 = phi i64 [ %40, %38 ], [ %17, %28 ]
  %43 = add i64 %.0, %42
  %44 = icmp ult i64 %43, %1
  %45 = add i64 %.0, %42
  %46 = select i1 %44, i64 %45, i64 %1
  %47 = add i64 %.0, %30
  %48 = icmp ult i64 %47, %46
  br i1 %48, label %49, label %54

49:                                               ; preds = %41
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 %30
  %52 = sub i64 %46, %.0
  %53 = sub i64 %52, %30
  call void @note(ptr %51, i64 %53, i8 signext %33, ptr %2)
  br label %54

54:                                               ; preds = %49, %41
  br label %23

55:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %5)
  %56 = add i64 %.0, %17
  br label %18

57:                                               ; preds = %18
  store atomic i8 0, ptr @lock release, align 1
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

declare i32 @atexit(ptr)

define internal void @tell() {
  %1 = call i64 @look(ptr @of_8, ptr @tell.found, i64 0, i64 4096)
  %2 = call i64 @look(ptr @of_4, ptr @tell.found, i64 %1, i64 4096)
  %3 = icmp ne i64 %2, 0
  br i1 %3, label %4, label %55

4:                                                ; preds = %0
  call void @qsort(ptr @tell.found, i64 %2, i64 32, ptr @compare)
  %5 = call ptr @getenv(ptr @.str)
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = call noalias ptr @fopen(ptr %5, ptr @.str.1)
  br label %11

9:                                                ; preds = %4
  %10 = load ptr, ptr @stderr, align 8
  br label %11

11:                                               ; preds = %9, %7
  %12 = phi ptr [ %8, %7 ], [ %10, %9 ]
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %55

14:                                               ; preds = %11, %49
  %.0 = phi i64 [ %50, %49 ], [ 0, %11 ]
  %15 = icmp ult i64 %.0, %2
  br i1 %15, label %16, label %51

16:                                               ; preds = %14
  %17 = icmp ne i64 %.0, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %16
  %19 = sub i64 %.0, 1
  %20 = getelementptr inbounds nuw [4096 x %struct.finding], ptr @tell.found, i64 0, i64 %19
  %21 = getelementptr inbounds nuw [4096 x %struct.finding], ptr @tell.found, i64 0, i64 %.0
  %22 = call i32 @compare(ptr %20, ptr %21)
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %49

24:                                               ; preds = %18, %16
  %25 = getelementptr inbounds nuw [4096 x %struct.finding], ptr @tell.found, i64 0, i64 %.0
  %26 = getelementptr inbounds nuw %struct.finding, ptr %25, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = call ptr @place_of(ptr %27)
  %29 = getelementptr inbounds nuw [4096 x %struct.finding], ptr @tell.found, i64 0, i64 %.0
  %30 = getelementptr inbounds nuw %struct.finding, ptr %29, i32 0, i32 0
  %31 = load ptr, ptr %30, align 16
  %32 = getelementptr inbounds nuw [4096 x %struct.finding], ptr @tell.found, i64 0, i64 %.0
  %33 = getelementptr inbounds nuw %struct.finding, ptr %32, i32 0, i32 2
  %34 = load ptr, ptr %33, align 16
  %35 = call ptr @place_of(ptr %34)
  %36 = getelementptr inbounds nuw [4096 x %struct.finding], ptr @tell.found, i64 0, i64 %.0
  %37 = getelementptr inbounds nuw %struct.finding, ptr %36, i32 0, i32 0
  %38 = load ptr, ptr %37, align 16
  %39 = getelementptr inbounds i8, ptr %38, i64 3
  %40 = load i8, ptr %39, align 1
  %41 = sext i8 %40 to i32
  %42 = icmp eq i32 %41, 110
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, ptr @.str.3, ptr @.str.4
  %45 = getelementptr inbounds nuw [4096 x %struct.finding], ptr @tell.found, i64 0, i64 %.0
  %46 = getelementptr inbounds nuw %struct.finding, ptr %45, i32 0, i32 3
  %47 = load i64, ptr %46, align 8
  %48 = call i32 (ptr, ptr, ...) @fprintf(ptr %12, ptr @.str.2, ptr %28, ptr %31, ptr %35, ptr %44, i64 %47)
  br label %49

49:                                               ; preds = %18, %24
  %50 = add i64 %.0, 1
  br label %14

51:                                               ; preds = %14
  %52 = icmp ne ptr %5, null
  br i1 %52, label %53, label %55

53:                                               ; preds = %51
  %54 = call i32 @fclose(ptr %12)
  br label %55

55:                                               ; preds = %0, %51, %53, %11
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare i64 @strtoull(ptr, ptr, i32)

define internal void @note(ptr %0, i64 %1, i8 signext %2, ptr %3) {
  %5 = sext i8 %2 to i32
  %6 = icmp eq i32 %5, 70
  %7 = sext i8 %2 to i32
  %8 = icmp eq i32 %7, 105
  %or.cond = or i1 %6, %8
  %9 = sext i8 %2 to i32
  %10 = icmp eq i32 %9, 97
  %or.cond23 = or i1 %or.cond, %10
  br i1 %or.cond23, label %11, label %18

11:                                               ; preds = %4, %14
  %.0 = phi i64 [ %17, %14 ], [ 0, %4 ]
  %12 = add i64 %.0, 4
  %13 = icmp ule i64 %12, %1
  br i1 %13, label %14, label %18

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %.0
  %.0.copyload4 = load i32, ptr %15, align 1
  %16 = zext i32 %.0.copyload4 to i64
  call void @note_4(i64 %16, i8 signext %2, ptr %3)
  %17 = add i64 %.0, 4
  br label %11

18:                                               ; preds = %11, %4
  %19 = sext i8 %2 to i32
  %20 = icmp ne i32 %19, 70
  br i1 %20, label %21, label %27

21:                                               ; preds = %18, %24
  %.020 = phi i64 [ %26, %24 ], [ 0, %18 ]
  %22 = add i64 %.020, 8
  %23 = icmp ule i64 %22, %1
  br i1 %23, label %24, label %27

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 %.020
  %.0.copyload = load i64, ptr %25, align 1
  call void @note_8(i64 %.0.copyload, i8 signext %2, ptr %3)
  %26 = add i64 %.020, 8
  br label %21

27:                                               ; preds = %21, %18
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i64 @look(ptr %0, ptr %1, i64 %2, i64 %3) {
  br label %5

5:                                                ; preds = %47, %4
  %.025 = phi i64 [ 0, %4 ], [ %48, %47 ]
  %.0 = phi i64 [ %2, %4 ], [ %.1, %47 ]
  %6 = icmp ult i64 %.025, 262144
  %7 = icmp ult i64 %.0, %3
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %49

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw %struct.word, ptr %0, i64 %.025
  %10 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %26

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 3
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %26

17:                                               ; preds = %13
  %18 = add i64 %.0, 1
  %19 = getelementptr inbounds nuw %struct.finding, ptr %1, i64 %.0
  %20 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 3
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 1
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 0
  %25 = load i64, ptr %24, align 8
  store ptr @.str.5, ptr %19, align 8
  %.sroa.22.0..sroa_idx = getelementptr inbounds i8, ptr %19, i64 8
  store ptr %21, ptr %.sroa.22.0..sroa_idx, align 8
  %.sroa.33.0..sroa_idx = getelementptr inbounds i8, ptr %19, i64 16
  store ptr %23, ptr %.sroa.33.0..sroa_idx, align 8
  %.sroa.44.0..sroa_idx = getelementptr inbounds i8, ptr %19, i64 24
  store i64 %25, ptr %.sroa.44.0..sroa_idx, align 8
  br label %47

26:                                               ; preds = %13, %8
  %27 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 4
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %30, label %47

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 2
  %32 = load ptr, ptr %31, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %47

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %47, label %38

38:                                               ; preds = %34
  %39 = add i64 %.0, 1
  %40 = getelementptr inbounds nuw %struct.finding, ptr %1, i64 %.0
  %41 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 4
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 2
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 0
  %46 = load i64, ptr %45, align 8
  store ptr @.str.6, ptr %40, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %40, i64 8
  store ptr %42, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %40, i64 16
  store ptr %44, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %40, i64 24
  store i64 %46, ptr %.sroa.4.0..sroa_idx, align 8
  br label %47

47:                                               ; preds = %17, %38, %34, %30, %26
  %.1 = phi i64 [ %18, %17 ], [ %.0, %34 ], [ %39, %38 ], [ %.0, %30 ], [ %.0, %26 ]
  %48 = add i64 %.025, 1
  br label %5

49:                                               ; preds = %5
  ret i64 %.0
}

declare void @qsort(ptr, i64, i64, ptr)

define internal i32 @compare(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 1
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.finding, ptr %1, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = call i32 @strcmp(ptr %4, ptr %6)
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw %struct.finding, ptr %0, i32 0, i32 2
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.finding, ptr %1, i32 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = call i32 @strcmp(ptr %11, ptr %13)
  br label %15

15:                                               ; preds = %2, %9
  %16 = phi i32 [ %14, %9 ], [ %7, %2 ]
  ret i32 %16
}

declare ptr @getenv(ptr)

declare noalias ptr @fopen(ptr, ptr)

declare i32 @fprintf(ptr, ptr, ...)

define internal ptr @place_of(ptr %0) {
  %2 = call ptr @strchr(ptr %0, i32 10)
  %3 = getelementptr inbounds i8, ptr %2, i64 1
  ret ptr %3
}

declare i32 @fclose(ptr)

declare i32 @strcmp(ptr, ptr)

declare ptr @strchr(ptr, i32)

define internal void @note_4(i64 %0, i8 signext %1, ptr %2) {
  %4 = icmp ne i64 %0, 0
  br i1 %4, label %5, label %39

5:                                                ; preds = %3
  %6 = call i32 @is_small_4(i64 %0)
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %39, label %8

8:                                                ; preds = %5
  %9 = call ptr @find(ptr @of_4, i64 %0)
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %39

11:                                               ; preds = %8
  %12 = sext i8 %1 to i32
  %13 = icmp eq i32 %12, 70
  br i1 %13, label %14, label %24

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = icmp ne ptr %16, null
  br i1 %17, label %18, label %21

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 1
  %20 = load ptr, ptr %19, align 8
  br label %21

21:                                               ; preds = %14, %18
  %22 = phi ptr [ %20, %18 ], [ %2, %14 ]
  %23 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 1
  store ptr %22, ptr %23, align 8
  br label %39

24:                                               ; preds = %11
  %25 = sext i8 %1 to i32
  %26 = icmp eq i32 %25, 105
  %27 = sext i8 %1 to i32
  %28 = icmp eq i32 %27, 97
  %or.cond = or i1 %26, %28
  br i1 %or.cond, label %29, label %39

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 3
  %35 = load ptr, ptr %34, align 8
  br label %36

36:                                               ; preds = %29, %33
  %37 = phi ptr [ %35, %33 ], [ %2, %29 ]
  %38 = getelementptr inbounds nuw %struct.word, ptr %9, i32 0, i32 3
  store ptr %37, ptr %38, align 8
  br label %39

39:                                               ; preds = %8, %36, %24, %21, %3, %5
  ret void
}

define internal void @note_8(i64 %0, i8 signext %1, ptr %2) {
  %4 = icmp ne i64 %0, 0
  br i1 %4, label %5, label %59

5:                                                ; preds = %3
  %6 = call i32 @is_small_8(i64 %0)
  %7 = icmp ne i32 %6, 0
  %8 = sext i8 %1 to i32
  %9 = icmp ne i32 %8, 80
  %or.cond = and i1 %7, %9
  %10 = sext i8 %1 to i32
  %11 = icmp ne i32 %10, 100
  %or.cond27 = and i1 %or.cond, %11
  %12 = sext i8 %1 to i32
  %13 = icmp ne i32 %12, 68
  %or.cond29 = and i1 %or.cond27, %13
  br i1 %or.cond29, label %59, label %14

14:                                               ; preds = %5
  %15 = call ptr @find(ptr @of_8, i64 %0)
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %59

17:                                               ; preds = %14
  %18 = sext i8 %1 to i32
  switch i32 %18, label %59 [
    i32 68, label %19
    i32 80, label %29
    i32 100, label %39
    i32 105, label %49
    i32 97, label %49
    i32 112, label %49
    i32 102, label %49
  ]

19:                                               ; preds = %17
  %20 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = icmp ne ptr %21, null
  br i1 %22, label %23, label %26

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8
  br label %26

26:                                               ; preds = %19, %23
  %27 = phi ptr [ %25, %23 ], [ %2, %19 ]
  %28 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 1
  store ptr %27, ptr %28, align 8
  br label %59

29:                                               ; preds = %17
  %30 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = icmp ne ptr %31, null
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8
  br label %36

36:                                               ; preds = %29, %33
  %37 = phi ptr [ %35, %33 ], [ %2, %29 ]
  %38 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 2
  store ptr %37, ptr %38, align 8
  br label %59

39:                                               ; preds = %17
  %40 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 4
  %41 = load ptr, ptr %40, align 8
  %42 = icmp ne ptr %41, null
  br i1 %42, label %43, label %46

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 4
  %45 = load ptr, ptr %44, align 8
  br label %46

46:                                               ; preds = %39, %43
  %47 = phi ptr [ %45, %43 ], [ %2, %39 ]
  %48 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 4
  store ptr %47, ptr %48, align 8
  br label %59

49:                                               ; preds = %17, %17, %17, %17
  %50 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 3
  %51 = load ptr, ptr %50, align 8
  %52 = icmp ne ptr %51, null
  br i1 %52, label %53, label %56

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 3
  %55 = load ptr, ptr %54, align 8
  br label %56

56:                                               ; preds = %49, %53
  %57 = phi ptr [ %55, %53 ], [ %2, %49 ]
  %58 = getelementptr inbounds nuw %struct.word, ptr %15, i32 0, i32 3
  store ptr %57, ptr %58, align 8
  br label %59

59:                                               ; preds = %5, %17, %26, %36, %46, %56, %14, %3
  ret void
}

define internal i32 @is_small_4(i64 %0) {
  %2 = lshr i64 %0, 23
  %3 = icmp eq i64 %2, 0
  %4 = lshr i64 %0, 23
  %5 = icmp eq i64 %4, 511
  %6 = select i1 %3, i1 true, i1 %5
  %7 = zext i1 %6 to i32
  ret i32 %7
}

define internal ptr @find(ptr %0, i64 %1) {
  %3 = mul i64 %1, -7046029254386353131
  %4 = lshr i64 %3, 46
  br label %5

5:                                                ; preds = %22, %2
  %.016 = phi i64 [ %4, %2 ], [ %25, %22 ]
  %.015 = phi i32 [ 0, %2 ], [ %23, %22 ]
  %6 = icmp slt i32 %.015, 64
  br i1 %6, label %7, label %26

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw %struct.word, ptr %0, i64 %.016
  %9 = getelementptr inbounds nuw %struct.word, ptr %8, i32 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw %struct.word, ptr %0, i64 %.016
  %14 = getelementptr inbounds nuw %struct.word, ptr %13, i32 0, i32 0
  store i64 %1, ptr %14, align 8
  br label %15

15:                                               ; preds = %12, %7
  %16 = getelementptr inbounds nuw %struct.word, ptr %0, i64 %.016
  %17 = getelementptr inbounds nuw %struct.word, ptr %16, i32 0, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %20, label %22

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw %struct.word, ptr %0, i64 %.016
  br label %26

22:                                               ; preds = %15
  %23 = add nsw i32 %.015, 1
  %24 = add i64 %.016, 1
  %25 = urem i64 %24, 262144
  br label %5

26:                                               ; preds = %5, %20
  %.017 = phi ptr [ %21, %20 ], [ undef, %5 ]
  %.0 = phi i32 [ 1, %20 ], [ 2, %5 ]
  %cond = icmp eq i32 %.0, 2
  %spec.select = select i1 %cond, ptr null, ptr %.017
  ret ptr %spec.select
}

define internal i32 @is_small_8(i64 %0) {
  %2 = lshr i64 %0, 52
  %3 = icmp eq i64 %2, 0
  %4 = lshr i64 %0, 52
  %5 = icmp eq i64 %4, 4095
  %6 = select i1 %3, i1 true, i1 %5
  %7 = zext i1 %6 to i32
  ret i32 %7
}
