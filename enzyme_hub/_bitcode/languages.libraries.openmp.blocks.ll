; Made from blocks.c by `python -m enzyme_hub._bitcode`.
%struct.blocks = type { i64, i64, ptr, i64, ptr, ptr, i32, ptr, i64, ptr, i64, i64, i64, i64 }
%struct.note = type { i64, double, i64 }
%struct.copy = type { i64, ptr, [4096 x i8] }

define void @__ehub_blocks_miss_double(ptr %0, ptr %1, double %2) noinline cold nounwind {
  %4 = fcmp oeq double %2, 0.000000e+00
  br i1 %4, label %46, label %5

5:                                                ; preds = %3
  %6 = ptrtoint ptr %1 to i64
  %7 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, 1
  store i64 %9, ptr %7, align 8
  %10 = call i32 @reaches(ptr %0, i64 %6, i64 %6, i64 0)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %19, label %12

12:                                               ; preds = %5
  %13 = call i32 @is_mine(i64 %6)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %12
  %16 = load double, ptr %1, align 8
  %17 = fadd double %16, %2
  store double %17, ptr %1, align 8
  br label %46

18:                                               ; preds = %12
  call void @notes(ptr %0, i64 %6, double %2)
  br label %46

19:                                               ; preds = %5
  %20 = call ptr @where_is(ptr %0, i64 %6)
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 1
  br i1 %22, label %23, label %36

23:                                               ; preds = %19
  %24 = call i32 @is_mine(i64 %6)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %23
  %27 = call ptr @where_is(ptr %0, i64 %6)
  store i64 0, ptr %27, align 8
  br label %36

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 8
  %30 = load i64, ptr %29, align 8
  %31 = mul i64 %30, 32
  %32 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 3
  %33 = load i64, ptr %32, align 8
  %34 = icmp ule i64 %31, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %28
  call void @copies(ptr %0, i64 %6)
  br label %36

36:                                               ; preds = %26, %35, %28, %19
  %37 = call ptr @where_is(ptr %0, i64 %6)
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 1
  br i1 %39, label %40, label %41

40:                                               ; preds = %36
  call void @notes(ptr %0, i64 %6, double %2)
  br label %46

41:                                               ; preds = %36
  %42 = add i64 %6, %38
  %43 = inttoptr i64 %42 to ptr
  %44 = load double, ptr %43, align 8
  %45 = fadd double %44, %2
  store double %45, ptr %43, align 8
  br label %46

46:                                               ; preds = %18, %15, %41, %40, %3
  ret void
}

define internal i32 @reaches(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = and i64 %1, -4096
  %6 = or i64 %2, 4095
  %7 = add i64 %6, 1
  %8 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, 4096
  %13 = add i64 %9, %12
  %14 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = icmp ne i64 %15, 0
  br i1 %16, label %17, label %31

17:                                               ; preds = %4
  %18 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %19 = load i64, ptr %18, align 8
  %20 = icmp uge i64 %5, %19
  %21 = icmp ule i64 %7, %13
  %or.cond = select i1 %20, i1 %21, i1 false
  br i1 %or.cond, label %90, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = icmp ugt i64 %5, %24
  br i1 %25, label %26, label %29

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %28 = load i64, ptr %27, align 8
  br label %29

29:                                               ; preds = %26, %22
  %.156 = phi i64 [ %28, %26 ], [ %5, %22 ]
  %30 = icmp ult i64 %7, %13
  %spec.select = select i1 %30, i64 %13, i64 %7
  br label %31

31:                                               ; preds = %29, %4
  %.057 = phi i64 [ %spec.select, %29 ], [ %7, %4 ]
  %.055 = phi i64 [ %.156, %29 ], [ %5, %4 ]
  %32 = sub i64 %.057, %.055
  %33 = udiv i64 %32, 4096
  %34 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 3
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %35, %3
  %37 = mul i64 %36, 16
  %38 = add i64 4096, %37
  %39 = icmp ugt i64 %33, %38
  %40 = icmp ugt i64 %33, 16777216
  %or.cond63 = or i1 %39, %40
  br i1 %or.cond63, label %90, label %41

41:                                               ; preds = %31
  %42 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = icmp ne i64 %43, 0
  br i1 %44, label %45, label %65

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  %48 = udiv i64 %47, 2
  %49 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %50 = load i64, ptr %49, align 8
  %51 = icmp uge i64 %.055, %50
  br i1 %51, label %52, label %54

52:                                               ; preds = %45
  %53 = add i64 %33, %48
  br label %60

54:                                               ; preds = %45
  %55 = udiv i64 %.055, 4096
  %56 = icmp ugt i64 %55, %48
  %57 = add i64 %33, %48
  %58 = mul i64 %48, 4096
  %59 = sub i64 %.055, %58
  %.262 = select i1 %56, i64 %57, i64 %33
  %.4 = select i1 %56, i64 %59, i64 %.055
  br label %60

60:                                               ; preds = %54, %52
  %.161 = phi i64 [ %53, %52 ], [ %.262, %54 ]
  %.3 = phi i64 [ %.055, %52 ], [ %.4, %54 ]
  %61 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %62 = load i64, ptr %61, align 8
  %63 = sub i64 %62, %.3
  %64 = udiv i64 %63, 4096
  br label %65

65:                                               ; preds = %60, %41
  %.060 = phi i64 [ %.161, %60 ], [ %33, %41 ]
  %.059 = phi i64 [ %64, %60 ], [ 0, %41 ]
  %.2 = phi i64 [ %.3, %60 ], [ %.055, %41 ]
  %66 = mul i64 %.060, 8
  %67 = call ptr @__ehub_tape_take(i64 %66)
  br label %68

68:                                               ; preds = %70, %65
  %.0 = phi i64 [ 0, %65 ], [ %72, %70 ]
  %69 = icmp ult i64 %.0, %.060
  br i1 %69, label %70, label %73

70:                                               ; preds = %68
  %71 = getelementptr inbounds nuw i64, ptr %67, i64 %.0
  store i64 1, ptr %71, align 8
  %72 = add i64 %.0, 1
  br label %68

73:                                               ; preds = %68
  %74 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = icmp ne i64 %75, 0
  br i1 %76, label %77, label %84

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i64, ptr %67, i64 %.059
  %79 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 2
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %82 = load i64, ptr %81, align 8
  %83 = mul i64 %82, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %78, ptr align 8 %80, i64 %83, i1 false)
  br label %84

84:                                               ; preds = %77, %73
  %85 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 2
  %86 = load ptr, ptr %85, align 8
  call void @__ehub_tape_give(ptr %86)
  %87 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  store i64 %.2, ptr %87, align 8
  %88 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  store i64 %.060, ptr %88, align 8
  %89 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 2
  store ptr %67, ptr %89, align 8
  br label %90

90:                                               ; preds = %84, %31, %17
  %.054 = phi i32 [ 1, %17 ], [ 1, %84 ], [ 0, %31 ]
  ret i32 %.054
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
  %19 = load atomic i16, ptr %18 monotonic, align 2
  %20 = icmp ne i16 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %1
  %22 = zext i16 %19 to i32
  %23 = zext i16 %16 to i32
  %24 = icmp eq i32 %22, %23
  %25 = zext i1 %24 to i32
  br label %39

26:                                               ; preds = %1
  %27 = urem i64 %2, 4096
  %28 = getelementptr inbounds nuw i16, ptr %13, i64 %27
  %29 = cmpxchg ptr %28, i16 %19, i16 %16 monotonic monotonic, align 2
  %30 = extractvalue { i16, i1 } %29, 0
  %31 = extractvalue { i16, i1 } %29, 1
  %spec.select = select i1 %31, i16 %19, i16 %30
  %32 = zext i1 %31 to i8
  %33 = trunc i8 %32 to i1
  %34 = zext i16 %spec.select to i32
  %35 = zext i16 %16 to i32
  %36 = icmp eq i32 %34, %35
  %37 = select i1 %33, i1 true, i1 %36
  %38 = zext i1 %37 to i32
  br label %39

39:                                               ; preds = %26, %21
  %.0 = phi i32 [ %25, %21 ], [ %38, %26 ]
  ret i32 %.0
}

define internal void @notes(ptr %0, i64 %1, double %2) {
  %4 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 10
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 11
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %5, %7
  br i1 %8, label %9, label %43

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
  %18 = phi i64 [ %16, %13 ], [ 128, %9 ]
  %19 = mul i64 %18, 32
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
  %29 = mul i64 %28, 24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %26, i64 %29, i1 false)
  br label %30

30:                                               ; preds = %24, %17
  %31 = getelementptr inbounds nuw %struct.note, ptr %20, i64 %18
  %32 = mul i64 %18, 8
  call void @llvm.memset.p0.i64(ptr align 8 %31, i8 0, i64 %32, i1 false)
  %33 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %34 = load ptr, ptr %33, align 8
  call void @__ehub_tape_give(ptr %34)
  %35 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  store ptr %20, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 11
  store i64 %18, ptr %36, align 8
  br label %37

37:                                               ; preds = %41, %30
  %.0 = phi i64 [ 0, %30 ], [ %42, %41 ]
  %38 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 10
  %39 = load i64, ptr %38, align 8
  %40 = icmp ult i64 %.0, %39
  br i1 %40, label %41, label %43

41:                                               ; preds = %37
  call void @is_noted(ptr %0, i64 %.0)
  %42 = add i64 %.0, 1
  br label %37

43:                                               ; preds = %37, %3
  %44 = call ptr @head(ptr %0, i64 %1)
  %45 = load i64, ptr %44, align 8
  br label %46

46:                                               ; preds = %64, %43
  %.063 = phi i64 [ %45, %43 ], [ %70, %64 ]
  %47 = icmp ne i64 %.063, 0
  br i1 %47, label %48, label %71

48:                                               ; preds = %46
  %49 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %50 = load ptr, ptr %49, align 8
  %51 = sub i64 %.063, 1
  %52 = getelementptr inbounds nuw %struct.note, ptr %50, i64 %51
  %53 = getelementptr inbounds nuw %struct.note, ptr %52, i32 0, i32 0
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, %1
  br i1 %55, label %56, label %64

56:                                               ; preds = %48
  %57 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %58 = load ptr, ptr %57, align 8
  %59 = sub i64 %.063, 1
  %60 = getelementptr inbounds nuw %struct.note, ptr %58, i64 %59
  %61 = getelementptr inbounds nuw %struct.note, ptr %60, i32 0, i32 1
  %62 = load double, ptr %61, align 8
  %63 = fadd double %62, %2
  store double %63, ptr %61, align 8
  br label %71

64:                                               ; preds = %48
  %65 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %66 = load ptr, ptr %65, align 8
  %67 = sub i64 %.063, 1
  %68 = getelementptr inbounds nuw %struct.note, ptr %66, i64 %67
  %69 = getelementptr inbounds nuw %struct.note, ptr %68, i32 0, i32 2
  %70 = load i64, ptr %69, align 8
  br label %46

71:                                               ; preds = %46, %56
  %.064 = phi i32 [ 1, %56 ], [ 5, %46 ]
  switch i32 %.064, label %125 [
    i32 5, label %72
    i32 1, label %124
  ]

72:                                               ; preds = %71
  %73 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 10
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.note, ptr %74, i64 %76
  store i64 %1, ptr %77, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %77, i64 8
  store double %2, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %77, i64 16
  store i64 0, ptr %.sroa.3.0..sroa_idx, align 8
  %78 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 10
  %79 = load i64, ptr %78, align 8
  %80 = add i64 %79, 1
  store i64 %80, ptr %78, align 8
  call void @is_noted(ptr %0, i64 %79)
  %81 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 10
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %82, 1
  br i1 %83, label %84, label %88

84:                                               ; preds = %72
  %85 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  store i64 %1, ptr %85, align 8
  %86 = add i64 %1, 8
  %87 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  store i64 %86, ptr %87, align 8
  br label %112

88:                                               ; preds = %72
  %89 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  %92 = load i64, ptr %91, align 8
  %93 = sub i64 %90, %92
  %94 = udiv i64 %93, 2
  %95 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  %96 = load i64, ptr %95, align 8
  %97 = icmp ult i64 %1, %96
  br i1 %97, label %98, label %103

98:                                               ; preds = %88
  %99 = icmp ugt i64 %1, %94
  %100 = sub i64 %1, %94
  %101 = select i1 %99, i64 %100, i64 0
  %102 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  store i64 %101, ptr %102, align 8
  br label %111

103:                                              ; preds = %88
  %104 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  %105 = load i64, ptr %104, align 8
  %106 = icmp uge i64 %1, %105
  br i1 %106, label %107, label %111

107:                                              ; preds = %103
  %108 = add i64 %1, 8
  %109 = add i64 %108, %94
  %110 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  store i64 %109, ptr %110, align 8
  br label %111

111:                                              ; preds = %98, %107, %103
  %.1 = phi i32 [ 1, %103 ], [ 0, %107 ], [ 0, %98 ]
  switch i32 %.1, label %125 [
    i32 0, label %112
    i32 1, label %124
  ]

112:                                              ; preds = %111, %84
  %113 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 5
  %114 = load ptr, ptr %113, align 8
  %115 = icmp ne ptr %114, null
  br i1 %115, label %116, label %124

116:                                              ; preds = %112
  %117 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 5
  %118 = load ptr, ptr %117, align 8
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  %123 = load i64, ptr %122, align 8
  call void @__ehub_gaps_forget(ptr %119, i64 %121, i64 %123)
  br label %124

124:                                              ; preds = %116, %112, %111, %71
  ret void

125:                                              ; preds = %111, %71
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
  br i1 %4, label %48, label %5

5:                                                ; preds = %3
  %6 = ptrtoint ptr %1 to i64
  %7 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, 1
  store i64 %9, ptr %7, align 8
  %10 = call i32 @reaches(ptr %0, i64 %6, i64 %6, i64 0)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %5
  %13 = call i32 @is_mine(i64 %6)
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %12
  %16 = load float, ptr %1, align 4
  %17 = fadd float %16, %2
  store float %17, ptr %1, align 4
  br label %48

18:                                               ; preds = %12
  %19 = fpext float %2 to double
  call void @notes(ptr %0, i64 %6, double %19)
  br label %48

20:                                               ; preds = %5
  %21 = call ptr @where_is(ptr %0, i64 %6)
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 1
  br i1 %23, label %24, label %37

24:                                               ; preds = %20
  %25 = call i32 @is_mine(i64 %6)
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %24
  %28 = call ptr @where_is(ptr %0, i64 %6)
  store i64 0, ptr %28, align 8
  br label %37

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 8
  %31 = load i64, ptr %30, align 8
  %32 = mul i64 %31, 32
  %33 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 3
  %34 = load i64, ptr %33, align 8
  %35 = icmp ule i64 %32, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %29
  call void @copies(ptr %0, i64 %6)
  br label %37

37:                                               ; preds = %27, %36, %29, %20
  %38 = call ptr @where_is(ptr %0, i64 %6)
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 1
  br i1 %40, label %41, label %43

41:                                               ; preds = %37
  %42 = fpext float %2 to double
  call void @notes(ptr %0, i64 %6, double %42)
  br label %48

43:                                               ; preds = %37
  %44 = add i64 %6, %39
  %45 = inttoptr i64 %44 to ptr
  %46 = load float, ptr %45, align 4
  %47 = fadd float %46, %2
  store float %47, ptr %45, align 4
  br label %48

48:                                               ; preds = %18, %15, %43, %41, %3
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
  %12 = call i32 @reaches(ptr %0, i64 %1, i64 %11, i64 %3)
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
  %.029 = phi i64 [ %16, %14 ], [ %.231, %37 ]
  %.027 = phi i64 [ %22, %14 ], [ %38, %37 ]
  %24 = icmp ult i64 %.027, %2
  br i1 %24, label %25, label %39

25:                                               ; preds = %23
  %26 = call ptr @where_is(ptr %0, i64 %.027)
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 1
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = call i32 @is_mine(i64 %.027)
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = call ptr @where_is(ptr %0, i64 %.027)
  store i64 0, ptr %33, align 8
  br label %34

34:                                               ; preds = %32, %29, %25
  %.231 = phi i64 [ 0, %32 ], [ %27, %29 ], [ %27, %25 ]
  %35 = icmp eq i64 %.231, 0
  %36 = icmp ne i32 %21, 0
  %or.cond = or i1 %35, %36
  br i1 %or.cond, label %37, label %39

37:                                               ; preds = %34
  %38 = add i64 %.027, 4096
  br label %23

39:                                               ; preds = %34, %23
  %.130 = phi i64 [ %.029, %23 ], [ %.231, %34 ]
  %.0 = phi i32 [ 2, %23 ], [ 1, %34 ]
  %cond = icmp eq i32 %.0, 2
  %spec.select = select i1 %cond, i64 %.130, i64 1
  br label %40

40:                                               ; preds = %4, %6, %10, %39
  %.028 = phi i64 [ %spec.select, %39 ], [ 1, %10 ], [ 1, %6 ], [ 1, %4 ]
  ret i64 %.028
}

define i32 @__ehub_blocks_give_back(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  br label %6

6:                                                ; preds = %.critedge, %5
  %.019 = phi i32 [ 0, %5 ], [ %.1, %.critedge ]
  %.0 = phi ptr [ %0, %5 ], [ %25, %.critedge ]
  %7 = icmp ne ptr %.0, null
  br i1 %7, label %8, label %26

8:                                                ; preds = %6, %18
  %.1 = phi i32 [ %23, %18 ], [ %.019, %6 ]
  %.018 = phi i64 [ %20, %18 ], [ %1, %6 ]
  %9 = getelementptr inbounds nuw %struct.blocks, ptr %.0, i32 0, i32 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp ne i64 %10, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw %struct.blocks, ptr %.0, i32 0, i32 10
  %14 = load i64, ptr %13, align 8
  %15 = icmp ne i64 %14, 0
  %16 = icmp ult i64 %.018, %2
  %or.cond = and i1 %15, %16
  br i1 %or.cond, label %18, label %.critedge

17:                                               ; preds = %8
  %.old = icmp ult i64 %.018, %2
  br i1 %.old, label %18, label %.critedge

18:                                               ; preds = %12, %17
  %19 = and i64 %.018, -4096
  %20 = add i64 %19, 4096
  %21 = icmp ult i64 %2, %20
  %. = select i1 %21, i64 %2, i64 %20
  %22 = call i32 @gives(ptr %.0, i64 %.018, i64 %., ptr %3, ptr %4)
  %23 = or i32 %.1, %22
  br label %8

.critedge:                                        ; preds = %12, %17
  %24 = getelementptr inbounds nuw %struct.blocks, ptr %.0, i32 0, i32 4
  %25 = load ptr, ptr %24, align 8
  br label %6

26:                                               ; preds = %6
  ret i32 %.019
}

define internal i32 @gives(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  %6 = and i64 %1, -4096
  %7 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %10, 4096
  %12 = add i64 %8, %11
  %13 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = icmp ult i64 %1, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %5
  %17 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 0
  %18 = load i64, ptr %17, align 8
  call void @below(ptr %4, i64 %18)
  br label %26

19:                                               ; preds = %5
  %20 = icmp uge i64 %1, %12
  br i1 %20, label %21, label %22

21:                                               ; preds = %19
  call void @above(ptr %3, i64 %12)
  br label %26

22:                                               ; preds = %19
  %23 = call ptr @where_is(ptr %0, i64 %1)
  %24 = load i64, ptr %23, align 8
  call void @above(ptr %3, i64 %6)
  %25 = add i64 %6, 4096
  call void @below(ptr %4, i64 %25)
  br label %26

26:                                               ; preds = %21, %22, %16
  %.031 = phi i64 [ 1, %16 ], [ 1, %21 ], [ %24, %22 ]
  %27 = icmp ne i64 %.031, 0
  br i1 %27, label %28, label %43

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 10
  %30 = load i64, ptr %29, align 8
  %31 = icmp ne i64 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %28
  %33 = call i32 @gives_notes(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4)
  %34 = icmp ne i32 %33, 0
  br label %35

35:                                               ; preds = %32, %28
  %36 = phi i1 [ false, %28 ], [ %34, %32 ]
  %37 = zext i1 %36 to i32
  %38 = icmp eq i64 %.031, 1
  br i1 %38, label %43, label %39

39:                                               ; preds = %35
  %40 = add i64 %6, %.031
  %41 = sub i64 %40, 16
  %42 = inttoptr i64 %41 to ptr
  call void @add(ptr %0, ptr %42, i64 %1, i64 %2)
  br label %43

43:                                               ; preds = %39, %35, %26
  %.0 = phi i32 [ 0, %26 ], [ 1, %39 ], [ %37, %35 ]
  ret i32 %.0
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

declare void @__ehub_tape_give(ptr)

declare ptr @__ehub_tape_take(i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

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
  call void @__ehub_stop_memory()
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

declare void @__ehub_stop_memory()

declare void @free(ptr)

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define internal void @is_noted(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.note, ptr %4, i64 %1
  %6 = getelementptr inbounds nuw %struct.note, ptr %5, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = call ptr @head(ptr %0, i64 %7)
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.note, ptr %11, i64 %1
  %13 = getelementptr inbounds nuw %struct.note, ptr %12, i32 0, i32 2
  store i64 %9, ptr %13, align 8
  %14 = add i64 %1, 1
  store i64 %14, ptr %8, align 8
  ret void
}

define internal ptr @head(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 11
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.note, ptr %4, i64 %6
  %8 = udiv i64 %1, 8
  %9 = mul i64 %8, -7046029254386353131
  %10 = lshr i64 %9, 32
  %11 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 11
  %12 = load i64, ptr %11, align 8
  %13 = urem i64 %10, %12
  %14 = getelementptr inbounds nuw i64, ptr %7, i64 %13
  ret ptr %14
}

declare void @__ehub_gaps_forget(ptr, i64, i64)

define internal void @below(ptr %0, i64 %1) {
  %3 = load i64, ptr %0, align 8
  %4 = icmp ult i64 %1, %3
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  store i64 %1, ptr %0, align 8
  br label %6

6:                                                ; preds = %5, %2
  ret void
}

define internal void @above(ptr %0, i64 %1) {
  %3 = load i64, ptr %0, align 8
  %4 = icmp ugt i64 %1, %3
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  store i64 %1, ptr %0, align 8
  br label %6

6:                                                ; preds = %5, %2
  ret void
}

define internal i32 @gives_notes(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  %6 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  %7 = load i64, ptr %6, align 8
  %8 = icmp ule i64 %7, %1
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 13
  %11 = load i64, ptr %10, align 8
  call void @above(ptr %3, i64 %11)
  br label %61

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  %14 = load i64, ptr %13, align 8
  %15 = icmp uge i64 %14, %2
  br i1 %15, label %16, label %19

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 12
  %18 = load i64, ptr %17, align 8
  call void @below(ptr %4, i64 %18)
  br label %61

19:                                               ; preds = %12
  %20 = udiv i64 %1, 8
  br label %21

21:                                               ; preds = %59, %19
  %.026 = phi i64 [ %20, %19 ], [ %60, %59 ]
  %22 = sub i64 %2, 1
  %23 = udiv i64 %22, 8
  %24 = icmp ule i64 %.026, %23
  br i1 %24, label %25, label %61

25:                                               ; preds = %21
  %26 = mul i64 %.026, 8
  %27 = call ptr @head(ptr %0, i64 %26)
  %28 = load i64, ptr %27, align 8
  br label %29

29:                                               ; preds = %52, %25
  %.0 = phi i64 [ %28, %25 ], [ %58, %52 ]
  %30 = icmp ne i64 %.0, 0
  br i1 %30, label %31, label %59

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %33 = load ptr, ptr %32, align 8
  %34 = sub i64 %.0, 1
  %35 = getelementptr inbounds nuw %struct.note, ptr %33, i64 %34
  %36 = getelementptr inbounds nuw %struct.note, ptr %35, i32 0, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = icmp uge i64 %37, %1
  br i1 %38, label %39, label %52

39:                                               ; preds = %31
  %40 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %41 = load ptr, ptr %40, align 8
  %42 = sub i64 %.0, 1
  %43 = getelementptr inbounds nuw %struct.note, ptr %41, i64 %42
  %44 = getelementptr inbounds nuw %struct.note, ptr %43, i32 0, i32 0
  %45 = load i64, ptr %44, align 8
  %46 = icmp ult i64 %45, %2
  br i1 %46, label %47, label %52

47:                                               ; preds = %39
  %48 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %49 = load ptr, ptr %48, align 8
  %50 = sub i64 %.0, 1
  %51 = getelementptr inbounds nuw %struct.note, ptr %49, i64 %50
  call void @add_note(ptr %0, ptr %51)
  br label %52

52:                                               ; preds = %31, %39, %47
  %53 = getelementptr inbounds nuw %struct.blocks, ptr %0, i32 0, i32 9
  %54 = load ptr, ptr %53, align 8
  %55 = sub i64 %.0, 1
  %56 = getelementptr inbounds nuw %struct.note, ptr %54, i64 %55
  %57 = getelementptr inbounds nuw %struct.note, ptr %56, i32 0, i32 2
  %58 = load i64, ptr %57, align 8
  br label %29

59:                                               ; preds = %29
  %60 = add i64 %.026, 1
  br label %21

61:                                               ; preds = %21, %16, %9
  %.027 = phi i32 [ 0, %9 ], [ 0, %16 ], [ 1, %21 ]
  ret i32 %.027
}

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
