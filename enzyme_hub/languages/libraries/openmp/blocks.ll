; Made from blocks.c by `python -m enzyme_hub.languages.libraries.openmp`.
%struct.blocks = type { i64, i64, ptr, i64, ptr, ptr, i32, ptr, i64, ptr, i64, i64, i64, i64 }
%struct.note = type { i64, double }
%struct.copy = type { i64, ptr, [4096 x i8] }

define void @__ehub_blocks_miss_double(ptr %0, ptr %1, double %2) noinline cold nounwind {
  %4 = fcmp oeq double %2, 0.000000e+00
  br i1 %4, label %40, label %5

5:                                                ; preds = %3
  %6 = ptrtoint ptr %1 to i64
  %7 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, 1
  store i64 %9, ptr %7, align 8
  %10 = call i32 @reaches(ptr %0, i64 %6, i64 %6)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  call void @notes(ptr %0, i64 %6, double %2)
  br label %40

13:                                               ; preds = %5
  %14 = call ptr @where_is(ptr %0, i64 %6)
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 1
  br i1 %16, label %17, label %30

17:                                               ; preds = %13
  %18 = call i32 @is_mine(i64 %6)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %17
  %21 = call ptr @where_is(ptr %0, i64 %6)
  store i64 0, ptr %21, align 8
  br label %30

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 8
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %24, 32
  %26 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = icmp ule i64 %25, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %22
  call void @copies(ptr %0, i64 %6)
  br label %30

30:                                               ; preds = %20, %29, %22, %13
  %31 = call ptr @where_is(ptr %0, i64 %6)
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 1
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  call void @notes(ptr %0, i64 %6, double %2)
  br label %40

35:                                               ; preds = %30
  %36 = add i64 %6, %32
  %37 = inttoptr i64 %36 to ptr
  %38 = load double, ptr %37, align 8
  %39 = fadd double %38, %2
  store double %39, ptr %37, align 8
  br label %40

40:                                               ; preds = %12, %35, %34, %3
  ret void
}

define internal i32 @reaches(ptr %0, i64 %1, i64 %2) {
  %4 = and i64 %1, -4096
  %5 = or i64 %2, 4095
  %6 = add i64 %5, 1
  %7 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %10, 4096
  %12 = add i64 %8, %11
  %13 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = icmp ne i64 %14, 0
  br i1 %15, label %16, label %39

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = icmp uge i64 %4, %18
  %20 = icmp ule i64 %6, %12
  %or.cond = select i1 %19, i1 %20, i1 false
  br i1 %or.cond, label %78, label %21

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = udiv i64 %23, 2
  %25 = mul i64 %24, 4096
  %26 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = icmp uge i64 %4, %27
  br i1 %28, label %29, label %32

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %31 = load i64, ptr %30, align 8
  br label %36

32:                                               ; preds = %21
  %33 = icmp ugt i64 %4, %25
  %34 = sub i64 %4, %25
  %35 = select i1 %33, i64 %34, i64 0
  br label %36

36:                                               ; preds = %32, %29
  %.148 = phi i64 [ %31, %29 ], [ %35, %32 ]
  %37 = icmp ule i64 %6, %12
  %38 = add i64 %6, %25
  %.150 = select i1 %37, i64 %12, i64 %38
  br label %39

39:                                               ; preds = %36, %3
  %.049 = phi i64 [ %.150, %36 ], [ %6, %3 ]
  %.047 = phi i64 [ %.148, %36 ], [ %4, %3 ]
  %40 = sub i64 %.049, %.047
  %41 = udiv i64 %40, 4096
  %42 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = icmp ne i64 %43, 0
  br i1 %44, label %45, label %50

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %47 = load i64, ptr %46, align 8
  %48 = sub i64 %47, %.047
  %49 = udiv i64 %48, 4096
  br label %50

50:                                               ; preds = %39, %45
  %51 = phi i64 [ %49, %45 ], [ 0, %39 ]
  %52 = icmp ugt i64 %41, 16777216
  br i1 %52, label %78, label %53

53:                                               ; preds = %50
  %54 = mul i64 %41, 8
  %55 = call ptr @__ehub_tape_take(i64 %54)
  br label %56

56:                                               ; preds = %58, %53
  %.0 = phi i64 [ 0, %53 ], [ %60, %58 ]
  %57 = icmp ult i64 %.0, %41
  br i1 %57, label %58, label %61

58:                                               ; preds = %56
  %59 = getelementptr inbounds nuw i64, ptr %55, i64 %.0
  store i64 1, ptr %59, align 8
  %60 = add i64 %.0, 1
  br label %56

61:                                               ; preds = %56
  %62 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  %64 = icmp ne i64 %63, 0
  br i1 %64, label %65, label %72

65:                                               ; preds = %61
  %66 = getelementptr inbounds nuw i64, ptr %55, i64 %51
  %67 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 2
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %70 = load i64, ptr %69, align 8
  %71 = mul i64 %70, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %68, i64 %71, i1 false)
  br label %72

72:                                               ; preds = %65, %61
  %73 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 2
  %74 = load ptr, ptr %73, align 8
  call void @__ehub_tape_give(ptr %74)
  %75 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  store i64 %.047, ptr %75, align 8
  %76 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  store i64 %41, ptr %76, align 8
  %77 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 2
  store ptr %55, ptr %77, align 8
  br label %78

78:                                               ; preds = %72, %50, %16
  %.046 = phi i32 [ 1, %16 ], [ 1, %72 ], [ 0, %50 ]
  ret i32 %.046
}

define internal void @notes(ptr %0, i64 %1, double %2) {
  %4 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 10
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 11
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %5, %7
  br i1 %8, label %9, label %35

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 11
  %11 = load i64, ptr %10, align 8
  %12 = icmp ne i64 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 11
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 2, %15
  br label %17

17:                                               ; preds = %9, %13
  %18 = phi i64 [ %16, %13 ], [ 256, %9 ]
  %19 = mul i64 %18, 16
  %20 = call ptr @__ehub_tape_take(i64 %19)
  %21 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 10
  %22 = load i64, ptr %21, align 8
  %23 = icmp ne i64 %22, 0
  br i1 %23, label %24, label %30

24:                                               ; preds = %17
  %25 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 10
  %28 = load i64, ptr %27, align 8
  %29 = mul i64 %28, 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %26, i64 %29, i1 false)
  br label %30

30:                                               ; preds = %24, %17
  %31 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %32 = load ptr, ptr %31, align 8
  call void @__ehub_tape_give(ptr %32)
  %33 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  store ptr %20, ptr %33, align 8
  %34 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 11
  store i64 %18, ptr %34, align 8
  br label %35

35:                                               ; preds = %30, %3
  %36 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 10
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %39, 1
  store i64 %40, ptr %38, align 8
  %41 = getelementptr inbounds nuw %struct.note, ptr %37, i64 %39
  store i64 %1, ptr %41, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %41, i64 8
  store double %2, ptr %.sroa.2.0..sroa_idx, align 8
  %42 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 10
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 1
  br i1 %44, label %45, label %49

45:                                               ; preds = %35
  %46 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  store i64 %1, ptr %46, align 8
  %47 = add i64 %1, 8
  %48 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  store i64 %47, ptr %48, align 8
  br label %73

49:                                               ; preds = %35
  %50 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  %53 = load i64, ptr %52, align 8
  %54 = sub i64 %51, %53
  %55 = udiv i64 %54, 2
  %56 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  %57 = load i64, ptr %56, align 8
  %58 = icmp ult i64 %1, %57
  br i1 %58, label %59, label %64

59:                                               ; preds = %49
  %60 = icmp ugt i64 %1, %55
  %61 = sub i64 %1, %55
  %62 = select i1 %60, i64 %61, i64 0
  %63 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  store i64 %62, ptr %63, align 8
  br label %72

64:                                               ; preds = %49
  %65 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  %66 = load i64, ptr %65, align 8
  %67 = icmp uge i64 %1, %66
  br i1 %67, label %68, label %72

68:                                               ; preds = %64
  %69 = add i64 %1, 8
  %70 = add i64 %69, %55
  %71 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  store i64 %70, ptr %71, align 8
  br label %72

72:                                               ; preds = %59, %68, %64
  %.0 = phi i32 [ 1, %64 ], [ 0, %68 ], [ 0, %59 ]
  switch i32 %.0, label %86 [
    i32 0, label %73
    i32 1, label %85
  ]

73:                                               ; preds = %72, %45
  %74 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 5
  %75 = load ptr, ptr %74, align 8
  %76 = icmp ne ptr %75, null
  br i1 %76, label %77, label %85

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 5
  %79 = load ptr, ptr %78, align 8
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  %84 = load i64, ptr %83, align 8
  call void @__ehub_gaps_forget(ptr %80, i64 %82, i64 %84)
  br label %85

85:                                               ; preds = %77, %73, %72
  ret void

86:                                               ; preds = %72
  unreachable
}

define internal ptr @where_is(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = sub i64 %1, %6
  %8 = lshr i64 %7, 12
  %9 = getelementptr inbounds nuw i64, ptr %4, i64 %8
  ret ptr %9
}

define internal i32 @is_mine(i64 %0) {
  %2 = lshr i64 %0, 12
  %3 = call ptr @__ehub_team_claims()
  %4 = call ptr @branch(ptr %3, i64 32768)
  %5 = udiv i64 %2, 4096
  %6 = udiv i64 %5, 4096
  %7 = urem i64 %6, 4096
  %8 = getelementptr inbounds nuw ptr, ptr %4, i64 %7
  %9 = call ptr @branch(ptr %8, i64 32768)
  %10 = udiv i64 %2, 4096
  %11 = urem i64 %10, 4096
  %12 = getelementptr inbounds nuw ptr, ptr %9, i64 %11
  %13 = call ptr @branch(ptr %12, i64 8192)
  %14 = call i32 @omp_get_thread_num()
  %15 = add nsw i32 %14, 1
  %16 = trunc i32 %15 to i16
  %17 = urem i64 %2, 4096
  %18 = getelementptr inbounds nuw i16, ptr %13, i64 %17
  %19 = cmpxchg ptr %18, i16 0, i16 %16 monotonic monotonic, align 2
  %20 = extractvalue { i16, i1 } %19, 0
  %21 = extractvalue { i16, i1 } %19, 1
  %spec.select = select i1 %21, i16 0, i16 %20
  %22 = zext i1 %21 to i8
  %23 = trunc i8 %22 to i1
  %24 = zext i16 %spec.select to i32
  %25 = zext i16 %16 to i32
  %26 = icmp eq i32 %24, %25
  %27 = select i1 %23, i1 true, i1 %26
  %28 = zext i1 %27 to i32
  ret i32 %28
}

define internal void @copies(ptr %0, i64 %1) {
  %3 = call ptr @__ehub_tape_take(i64 4112)
  %4 = and i64 %1, -4096
  %5 = getelementptr inbounds nuw %struct.copy, ptr %3, i32 0, i32 0
  store i64 %4, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 7
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.copy, ptr %3, i32 0, i32 1
  store ptr %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.copy, ptr %3, i32 0, i32 2
  %10 = getelementptr inbounds [4096 x i8], ptr %9, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 4096, i1 false)
  %11 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 7
  store ptr %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 8
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %13, 1
  store i64 %14, ptr %12, align 8
  %15 = getelementptr inbounds nuw %struct.copy, ptr %3, i32 0, i32 2
  %16 = getelementptr inbounds [4096 x i8], ptr %15, i64 0, i64 0
  %17 = ptrtoint ptr %16 to i64
  %18 = getelementptr inbounds nuw %struct.copy, ptr %3, i32 0, i32 0
  %19 = load i64, ptr %18, align 8
  %20 = sub i64 %17, %19
  %21 = call ptr @where_is(ptr %0, i64 %1)
  store i64 %20, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 5
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %34

25:                                               ; preds = %2
  %26 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 5
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.copy, ptr %3, i32 0, i32 0
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.copy, ptr %3, i32 0, i32 0
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %32, 4096
  call void @__ehub_gaps_forget(ptr %28, i64 %30, i64 %33)
  br label %34

34:                                               ; preds = %25, %2
  ret void
}

define void @__ehub_blocks_miss_float(ptr %0, ptr %1, float %2) noinline cold nounwind {
  %4 = fcmp oeq float %2, 0.000000e+00
  br i1 %4, label %42, label %5

5:                                                ; preds = %3
  %6 = ptrtoint ptr %1 to i64
  %7 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, 1
  store i64 %9, ptr %7, align 8
  %10 = call i32 @reaches(ptr %0, i64 %6, i64 %6)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %5
  %13 = fpext float %2 to double
  call void @notes(ptr %0, i64 %6, double %13)
  br label %42

14:                                               ; preds = %5
  %15 = call ptr @where_is(ptr %0, i64 %6)
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 1
  br i1 %17, label %18, label %31

18:                                               ; preds = %14
  %19 = call i32 @is_mine(i64 %6)
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = call ptr @where_is(ptr %0, i64 %6)
  store i64 0, ptr %22, align 8
  br label %31

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 8
  %25 = load i64, ptr %24, align 8
  %26 = mul i64 %25, 32
  %27 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 3
  %28 = load i64, ptr %27, align 8
  %29 = icmp ule i64 %26, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %23
  call void @copies(ptr %0, i64 %6)
  br label %31

31:                                               ; preds = %21, %30, %23, %14
  %32 = call ptr @where_is(ptr %0, i64 %6)
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 1
  br i1 %34, label %35, label %37

35:                                               ; preds = %31
  %36 = fpext float %2 to double
  call void @notes(ptr %0, i64 %6, double %36)
  br label %42

37:                                               ; preds = %31
  %38 = add i64 %6, %33
  %39 = inttoptr i64 %38 to ptr
  %40 = load float, ptr %39, align 4
  %41 = fadd float %40, %2
  store float %41, ptr %39, align 4
  br label %42

42:                                               ; preds = %12, %37, %35, %3
  ret void
}

define i64 @__ehub_blocks_cover(ptr %0, i64 %1, i64 %2, i64 %3) noinline cold nounwind {
  %5 = icmp uge i64 %1, %2
  br i1 %5, label %40, label %6

6:                                                ; preds = %4
  %7 = sub i64 %2, %1
  %8 = udiv i64 %7, 4096
  %9 = icmp ugt i64 %8, %3
  br i1 %9, label %40, label %10

10:                                               ; preds = %6
  %11 = sub i64 %2, 1
  %12 = call i32 @reaches(ptr %0, i64 %1, i64 %11)
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %40

14:                                               ; preds = %10
  %15 = call ptr @where_is(ptr %0, i64 %1)
  %16 = load i64, ptr %15, align 8
  %17 = udiv i64 %1, 4096
  %18 = sub i64 %2, 1
  %19 = udiv i64 %18, 4096
  %20 = icmp eq i64 %17, %19
  %21 = zext i1 %20 to i32
  %22 = and i64 %1, -4096
  br label %23

23:                                               ; preds = %37, %14
  %.028 = phi i64 [ %16, %14 ], [ %.230, %37 ]
  %.026 = phi i64 [ %22, %14 ], [ %38, %37 ]
  %24 = icmp ult i64 %.026, %2
  br i1 %24, label %25, label %39

25:                                               ; preds = %23
  %26 = call ptr @where_is(ptr %0, i64 %.026)
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 1
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = call i32 @is_mine(i64 %.026)
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = call ptr @where_is(ptr %0, i64 %.026)
  store i64 0, ptr %33, align 8
  br label %34

34:                                               ; preds = %32, %29, %25
  %.230 = phi i64 [ 0, %32 ], [ %27, %29 ], [ %27, %25 ]
  %35 = icmp eq i64 %.230, 0
  %36 = icmp ne i32 %21, 0
  %or.cond = or i1 %35, %36
  br i1 %or.cond, label %37, label %39

37:                                               ; preds = %34
  %38 = add i64 %.026, 4096
  br label %23

39:                                               ; preds = %34, %23
  %.129 = phi i64 [ %.028, %23 ], [ %.230, %34 ]
  %.0 = phi i32 [ 2, %23 ], [ 1, %34 ]
  %cond = icmp eq i32 %.0, 2
  %spec.select = select i1 %cond, i64 %.129, i64 1
  br label %40

40:                                               ; preds = %4, %6, %10, %39
  %.027 = phi i64 [ %spec.select, %39 ], [ 1, %10 ], [ 1, %6 ], [ 1, %4 ]
  ret i64 %.027
}

define i32 @__ehub_blocks_give_back(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  br label %6

6:                                                ; preds = %99, %5
  %.055 = phi i32 [ 0, %5 ], [ %.4, %99 ]
  %.053 = phi ptr [ %0, %5 ], [ %101, %99 ]
  %7 = icmp ne ptr %.053, null
  br i1 %7, label %8, label %102

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 7
  %10 = load ptr, ptr %9, align 8
  br label %11

11:                                               ; preds = %44, %8
  %.1 = phi i32 [ %.055, %8 ], [ %.2, %44 ]
  %.054 = phi ptr [ %10, %8 ], [ %46, %44 ]
  %12 = icmp ne ptr %.054, null
  br i1 %12, label %13, label %47

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw %struct.copy, ptr %.054, i32 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, 4096
  %17 = icmp ule i64 %16, %1
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = load i64, ptr %3, align 8
  %20 = icmp ugt i64 %16, %19
  br i1 %20, label %21, label %44

21:                                               ; preds = %18
  store i64 %16, ptr %3, align 8
  br label %44

22:                                               ; preds = %13
  %23 = getelementptr inbounds nuw %struct.copy, ptr %.054, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = icmp uge i64 %24, %2
  br i1 %25, label %26, label %34

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw %struct.copy, ptr %.054, i32 0, i32 0
  %28 = load i64, ptr %27, align 8
  %29 = load i64, ptr %4, align 8
  %30 = icmp ult i64 %28, %29
  br i1 %30, label %31, label %44

31:                                               ; preds = %26
  %32 = getelementptr inbounds nuw %struct.copy, ptr %.054, i32 0, i32 0
  %33 = load i64, ptr %32, align 8
  store i64 %33, ptr %4, align 8
  br label %44

34:                                               ; preds = %22
  %35 = getelementptr inbounds nuw %struct.copy, ptr %.054, i32 0, i32 0
  %36 = load i64, ptr %35, align 8
  %37 = icmp ugt i64 %1, %36
  br i1 %37, label %41, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw %struct.copy, ptr %.054, i32 0, i32 0
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %34, %38
  %42 = phi i64 [ %40, %38 ], [ %1, %34 ]
  %43 = icmp ult i64 %2, %16
  %. = select i1 %43, i64 %2, i64 %16
  call void @add(ptr %.053, ptr %.054, i64 %42, i64 %.)
  br label %44

44:                                               ; preds = %21, %18, %26, %31, %41
  %.2 = phi i32 [ %.1, %18 ], [ %.1, %21 ], [ 1, %41 ], [ %.1, %31 ], [ %.1, %26 ]
  %45 = getelementptr inbounds nuw %struct.copy, ptr %.054, i32 0, i32 1
  %46 = load ptr, ptr %45, align 8
  br label %11

47:                                               ; preds = %11
  %48 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 10
  %49 = load i64, ptr %48, align 8
  %50 = icmp ne i64 %49, 0
  br i1 %50, label %51, label %99

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 13
  %53 = load i64, ptr %52, align 8
  %54 = icmp ule i64 %53, %1
  br i1 %54, label %55, label %63

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 13
  %57 = load i64, ptr %56, align 8
  %58 = load i64, ptr %3, align 8
  %59 = icmp ugt i64 %57, %58
  br i1 %59, label %60, label %99

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 13
  %62 = load i64, ptr %61, align 8
  store i64 %62, ptr %3, align 8
  br label %99

63:                                               ; preds = %51
  %64 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 12
  %65 = load i64, ptr %64, align 8
  %66 = icmp uge i64 %65, %2
  br i1 %66, label %67, label %75

67:                                               ; preds = %63
  %68 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 12
  %69 = load i64, ptr %68, align 8
  %70 = load i64, ptr %4, align 8
  %71 = icmp ult i64 %69, %70
  br i1 %71, label %72, label %99

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 12
  %74 = load i64, ptr %73, align 8
  store i64 %74, ptr %4, align 8
  br label %99

75:                                               ; preds = %63, %97
  %.0 = phi i64 [ %98, %97 ], [ 0, %63 ]
  %76 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 10
  %77 = load i64, ptr %76, align 8
  %78 = icmp ult i64 %.0, %77
  br i1 %78, label %79, label %99

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 9
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw %struct.note, ptr %81, i64 %.0
  %83 = getelementptr inbounds nuw %struct.note, ptr %82, i32 0, i32 0
  %84 = load i64, ptr %83, align 8
  %85 = icmp uge i64 %84, %1
  br i1 %85, label %86, label %97

86:                                               ; preds = %79
  %87 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 9
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw %struct.note, ptr %88, i64 %.0
  %90 = getelementptr inbounds nuw %struct.note, ptr %89, i32 0, i32 0
  %91 = load i64, ptr %90, align 8
  %92 = icmp ult i64 %91, %2
  br i1 %92, label %93, label %97

93:                                               ; preds = %86
  %94 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 9
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds nuw %struct.note, ptr %95, i64 %.0
  call void @add_note(ptr %.053, ptr %96)
  br label %97

97:                                               ; preds = %79, %86, %93
  %98 = add i64 %.0, 1
  br label %75

99:                                               ; preds = %60, %55, %75, %67, %72, %47
  %.4 = phi i32 [ %.1, %47 ], [ %.1, %55 ], [ %.1, %60 ], [ %.1, %67 ], [ %.1, %72 ], [ 1, %75 ]
  %100 = getelementptr inbounds nuw %struct.blocks, ptr %.053, i32 0, i32 4
  %101 = load ptr, ptr %100, align 8
  br label %6

102:                                              ; preds = %6
  ret i32 %.055
}

define internal void @add(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 6
  %6 = load i32, ptr %5, align 8
  %7 = icmp ne i32 %6, 0
  %8 = zext i1 %7 to i64
  %9 = select i1 %7, ptr @add_float, ptr @add_double
  call void %9(ptr %1, i64 %2, i64 %3)
  ret void
}

define internal void @add_note(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.note, ptr %1, i32 0, i32 1
  %4 = load double, ptr %3, align 8
  %5 = fcmp oeq double %4, 0.000000e+00
  br i1 %5, label %27, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 6
  %8 = load i32, ptr %7, align 8
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw %struct.note, ptr %1, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds nuw %struct.note, ptr %1, i32 0, i32 1
  %15 = load double, ptr %14, align 8
  %16 = fptrunc double %15 to float
  %17 = atomicrmw fadd ptr %13, float %16 monotonic, align 4
  br label %25

18:                                               ; preds = %6
  %19 = getelementptr inbounds nuw %struct.note, ptr %1, i32 0, i32 0
  %20 = load i64, ptr %19, align 8
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds nuw %struct.note, ptr %1, i32 0, i32 1
  %23 = load double, ptr %22, align 8
  %24 = atomicrmw fadd ptr %21, double %23 monotonic, align 8
  br label %25

25:                                               ; preds = %18, %10
  %26 = getelementptr inbounds nuw %struct.note, ptr %1, i32 0, i32 1
  store double 0.000000e+00, ptr %26, align 8
  br label %27

27:                                               ; preds = %2, %25
  ret void
}

define void @__ehub_blocks_end(ptr %0) {
  %2 = call i32 @omp_get_num_threads()
  %3 = call i32 @omp_get_thread_num()
  %4 = call ptr @__ehub_team_blocks(i32 %3)
  %5 = call ptr @if_any_kept(ptr %0)
  %6 = ptrtoint ptr %5 to i64
  store atomic i64 %6, ptr %4 release, align 8
  call void @__ehub_mirrored_barrier()
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %1
  call void @free_claims()
  br label %9

9:                                                ; preds = %8, %1
  br label %10

10:                                               ; preds = %41, %9
  %.040 = phi i32 [ 0, %9 ], [ %.1, %41 ]
  %.039 = phi i32 [ 0, %9 ], [ %42, %41 ]
  %11 = icmp slt i32 %.039, %2
  br i1 %11, label %12, label %43

12:                                               ; preds = %10
  %13 = call ptr @shown(i32 %.039)
  br label %14

14:                                               ; preds = %38, %12
  %.1 = phi i32 [ %.040, %12 ], [ 1, %38 ]
  %.038 = phi ptr [ %13, %12 ], [ %40, %38 ]
  %15 = icmp ne ptr %.038, null
  br i1 %15, label %16, label %41

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw %struct.blocks, ptr %.038, i32 0, i32 7
  %18 = load ptr, ptr %17, align 8
  br label %19

19:                                               ; preds = %35, %16
  %.037 = phi ptr [ %18, %16 ], [ %37, %35 ]
  %20 = icmp ne ptr %.037, null
  br i1 %20, label %21, label %38

21:                                               ; preds = %19
  %22 = getelementptr inbounds nuw %struct.copy, ptr %.037, i32 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = lshr i64 %23, 12
  %25 = sext i32 %2 to i64
  %26 = urem i64 %24, %25
  %27 = sext i32 %3 to i64
  %28 = icmp eq i64 %26, %27
  br i1 %28, label %29, label %35

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw %struct.copy, ptr %.037, i32 0, i32 0
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.copy, ptr %.037, i32 0, i32 0
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %33, 4096
  call void @add(ptr %.038, ptr %.037, i64 %31, i64 %34)
  br label %35

35:                                               ; preds = %21, %29
  %36 = getelementptr inbounds nuw %struct.copy, ptr %.037, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8
  br label %19

38:                                               ; preds = %19
  %39 = getelementptr inbounds nuw %struct.blocks, ptr %.038, i32 0, i32 4
  %40 = load ptr, ptr %39, align 8
  br label %14

41:                                               ; preds = %14
  %42 = add nsw i32 %.039, 1
  br label %10

43:                                               ; preds = %10
  %44 = icmp ne i32 %.040, 0
  br i1 %44, label %45, label %46

45:                                               ; preds = %43
  call void @__ehub_mirrored_barrier()
  br label %46

46:                                               ; preds = %45, %43
  br label %47

47:                                               ; preds = %66, %46
  %.0 = phi ptr [ %0, %46 ], [ %72, %66 ]
  %48 = icmp ne ptr %.0, null
  br i1 %48, label %49, label %73

49:                                               ; preds = %47, %53
  %.036 = phi i64 [ %57, %53 ], [ 0, %47 ]
  %50 = getelementptr inbounds nuw %struct.blocks, ptr %.0, i32 0, i32 10
  %51 = load i64, ptr %50, align 8
  %52 = icmp ult i64 %.036, %51
  br i1 %52, label %53, label %58

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw %struct.blocks, ptr %.0, i32 0, i32 9
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.note, ptr %55, i64 %.036
  call void @add_note(ptr %.0, ptr %56)
  %57 = add i64 %.036, 1
  br label %49

58:                                               ; preds = %49
  %59 = getelementptr inbounds nuw %struct.blocks, ptr %.0, i32 0, i32 7
  %60 = load ptr, ptr %59, align 8
  br label %61

61:                                               ; preds = %63, %58
  %.035 = phi ptr [ %60, %58 ], [ %65, %63 ]
  %62 = icmp ne ptr %.035, null
  br i1 %62, label %63, label %66

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw %struct.copy, ptr %.035, i32 0, i32 1
  %65 = load ptr, ptr %64, align 8
  call void @__ehub_tape_give(ptr %.035)
  br label %61

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw %struct.blocks, ptr %.0, i32 0, i32 2
  %68 = load ptr, ptr %67, align 8
  call void @__ehub_tape_give(ptr %68)
  %69 = getelementptr inbounds nuw %struct.blocks, ptr %.0, i32 0, i32 9
  %70 = load ptr, ptr %69, align 8
  call void @__ehub_tape_give(ptr %70)
  %71 = getelementptr inbounds nuw %struct.blocks, ptr %.0, i32 0, i32 4
  %72 = load ptr, ptr %71, align 8
  br label %47

73:                                               ; preds = %47
  ret void
}

declare i32 @omp_get_num_threads()

declare i32 @omp_get_thread_num()

declare ptr @__ehub_team_blocks(i32)

define internal ptr @if_any_kept(ptr %0) {
  br label %2

2:                                                ; preds = %12, %1
  %.07 = phi ptr [ %0, %1 ], [ %14, %12 ]
  %3 = icmp ne ptr %.07, null
  br i1 %3, label %4, label %15

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw %struct.blocks, ptr %.07, i32 0, i32 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp ne i64 %6, 0
  br i1 %7, label %15, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw %struct.blocks, ptr %.07, i32 0, i32 10
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw %struct.blocks, ptr %.07, i32 0, i32 4
  %14 = load ptr, ptr %13, align 8
  br label %2

15:                                               ; preds = %4, %8, %2
  %.0 = phi i32 [ 2, %2 ], [ 1, %8 ], [ 1, %4 ]
  switch i32 %.0, label %18 [
    i32 2, label %16
    i32 1, label %17
  ]

16:                                               ; preds = %15
  br label %17

17:                                               ; preds = %16, %15
  %.1 = phi ptr [ null, %16 ], [ %0, %15 ]
  ret ptr %.1

18:                                               ; preds = %15
  unreachable
}

declare void @__ehub_mirrored_barrier()

define internal void @free_claims() {
  %1 = call ptr @__ehub_team_claims()
  %2 = load ptr, ptr %1, align 8
  %3 = call ptr @__ehub_team_claims()
  store ptr null, ptr %3, align 8
  br label %4

4:                                                ; preds = %17, %0
  %.011 = phi i64 [ 0, %0 ], [ %18, %17 ]
  %5 = icmp ne ptr %2, null
  %6 = icmp ult i64 %.011, 4096
  %spec.select = select i1 %5, i1 %6, i1 false
  br i1 %spec.select, label %7, label %19

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw ptr, ptr %2, i64 %.011
  %9 = load ptr, ptr %8, align 8
  br label %10

10:                                               ; preds = %13, %7
  %.0 = phi i64 [ 0, %7 ], [ %16, %13 ]
  %11 = icmp ne ptr %9, null
  %12 = icmp ult i64 %.0, 4096
  %spec.select12 = select i1 %11, i1 %12, i1 false
  br i1 %spec.select12, label %13, label %17

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw ptr, ptr %9, i64 %.0
  %15 = load ptr, ptr %14, align 8
  call void @free(ptr %15)
  %16 = add i64 %.0, 1
  br label %10

17:                                               ; preds = %10
  call void @free(ptr %9)
  %18 = add i64 %.011, 1
  br label %4

19:                                               ; preds = %4
  call void @free(ptr %2)
  ret void
}

define internal ptr @shown(i32 %0) {
  %2 = call ptr @__ehub_team_blocks(i32 %0)
  %3 = load atomic i64, ptr %2 acquire, align 8
  %4 = inttoptr i64 %3 to ptr
  ret ptr %4
}

declare void @__ehub_tape_give(ptr)

declare ptr @__ehub_tape_take(i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @__ehub_gaps_forget(ptr, i64, i64)

define internal ptr @branch(ptr %0, i64 %1) {
  %3 = load atomic i64, ptr %0 acquire, align 8
  %4 = inttoptr i64 %3 to ptr
  %5 = icmp ne ptr %4, null
  br i1 %5, label %20, label %6

6:                                                ; preds = %2
  %7 = call ptr @calloc(i64 1, i64 %1)
  %8 = icmp ne ptr %7, null
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  call void @abort()
  unreachable

10:                                               ; preds = %6
  %11 = ptrtoint ptr %4 to i64
  %12 = ptrtoint ptr %7 to i64
  %13 = cmpxchg ptr %0, i64 %11, i64 %12 acq_rel acquire, align 8
  %14 = extractvalue { i64, i1 } %13, 0
  %15 = extractvalue { i64, i1 } %13, 1
  %16 = inttoptr i64 %14 to ptr
  %.014 = select i1 %15, ptr %4, ptr %16
  %17 = zext i1 %15 to i8
  %18 = trunc i8 %17 to i1
  br i1 %18, label %20, label %19

19:                                               ; preds = %10
  call void @free(ptr %7)
  br label %20

20:                                               ; preds = %19, %10, %2
  %.0 = phi ptr [ %4, %2 ], [ %.014, %19 ], [ %7, %10 ]
  ret ptr %.0
}

declare ptr @__ehub_team_claims()

declare ptr @calloc(i64, i64)

declare void @abort()

declare void @free(ptr)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define internal void @add_float(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.copy, ptr %0, i32 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw %struct.copy, ptr %0, i32 0, i32 2
  %8 = getelementptr inbounds [4096 x i8], ptr %7, i64 0, i64 0
  %9 = getelementptr inbounds nuw %struct.copy, ptr %0, i32 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = sub i64 %1, %10
  %12 = udiv i64 %11, 4
  br label %13

13:                                               ; preds = %30, %3
  %.0 = phi i64 [ %12, %3 ], [ %31, %30 ]
  %14 = getelementptr inbounds nuw %struct.copy, ptr %0, i32 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 %.0, 4
  %17 = add i64 %15, %16
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %32

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw float, ptr %8, i64 %.0
  %21 = load float, ptr %20, align 4
  %22 = fcmp oeq float %21, 0.000000e+00
  br i1 %22, label %30, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw float, ptr %8, i64 %.0
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds nuw float, ptr %6, i64 %.0
  %27 = load float, ptr %26, align 4
  %28 = fadd float %27, %25
  store float %28, ptr %26, align 4
  %29 = getelementptr inbounds nuw float, ptr %8, i64 %.0
  store float 0.000000e+00, ptr %29, align 4
  br label %30

30:                                               ; preds = %19, %23
  %31 = add i64 %.0, 1
  br label %13

32:                                               ; preds = %13
  ret void
}

define internal void @add_double(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.copy, ptr %0, i32 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw %struct.copy, ptr %0, i32 0, i32 2
  %8 = getelementptr inbounds [4096 x i8], ptr %7, i64 0, i64 0
  %9 = getelementptr inbounds nuw %struct.copy, ptr %0, i32 0, i32 0
  %10 = load i64, ptr %9, align 8
  %11 = sub i64 %1, %10
  %12 = udiv i64 %11, 8
  br label %13

13:                                               ; preds = %30, %3
  %.0 = phi i64 [ %12, %3 ], [ %31, %30 ]
  %14 = getelementptr inbounds nuw %struct.copy, ptr %0, i32 0, i32 0
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 %.0, 8
  %17 = add i64 %15, %16
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %32

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw double, ptr %8, i64 %.0
  %21 = load double, ptr %20, align 8
  %22 = fcmp oeq double %21, 0.000000e+00
  br i1 %22, label %30, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw double, ptr %8, i64 %.0
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw double, ptr %6, i64 %.0
  %27 = load double, ptr %26, align 8
  %28 = fadd double %27, %25
  store double %28, ptr %26, align 8
  %29 = getelementptr inbounds nuw double, ptr %8, i64 %.0
  store double 0.000000e+00, ptr %29, align 8
  br label %30

30:                                               ; preds = %19, %23
  %31 = add i64 %.0, 1
  br label %13

32:                                               ; preds = %13
  ret void
}
