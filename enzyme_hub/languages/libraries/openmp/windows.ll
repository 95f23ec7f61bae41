; Made from windows.c by `python -m enzyme_hub.languages.libraries.openmp`.
%struct.window = type { i64, i64, ptr, i64 }

@grows.why = internal constant [84 x i8] c"enzyme-hub: --deterministic: an array is too large for memory of each thread's own\0A\00", align 16

define void @__ehub_window_miss_double(ptr %0, ptr %1, double %2) {
  %4 = ptrtoint ptr %1 to i64
  %5 = call i32 @grows(ptr %0, i64 %4, i64 8)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = ptrtoint ptr %1 to i64
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = sub i64 %10, %12
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fadd double %15, %2
  store double %16, ptr %14, align 8
  br label %19

17:                                               ; preds = %3
  %18 = atomicrmw fadd ptr %1, double %2 monotonic, align 8
  br label %19

19:                                               ; preds = %17, %7
  ret void
}

define internal i32 @grows(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %5, %7
  %9 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 3
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, 1
  store i64 %11, ptr %9, align 8
  %12 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = icmp ne i64 %13, 0
  %15 = add i64 %1, %2
  %spec.select = select i1 %14, i64 %8, i64 %15
  %spec.select52 = select i1 %14, i64 %5, i64 %1
  %16 = icmp ult i64 %1, %spec.select52
  %.149 = select i1 %16, i64 %1, i64 %spec.select52
  %17 = add i64 %1, %2
  %18 = icmp ugt i64 %17, %spec.select
  %19 = add i64 %1, %2
  %.151 = select i1 %18, i64 %19, i64 %spec.select
  %20 = sub i64 %.151, %.149
  %21 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 3
  %22 = load i64, ptr %21, align 8
  %23 = icmp ugt i64 %22, 1099511627776
  %24 = icmp ugt i64 %20, 268435456
  %or.cond = select i1 %23, i1 %24, i1 false
  br i1 %or.cond, label %25, label %27

25:                                               ; preds = %3
  %26 = call i64 @write(i32 2, ptr @grows.why, i64 83)
  call void @abort()
  unreachable

27:                                               ; preds = %3
  %28 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 3
  %29 = load i64, ptr %28, align 8
  %30 = mul i64 128, %29
  %31 = add i64 512, %30
  %32 = icmp ugt i64 %20, %31
  %33 = icmp ugt i64 %20, 268435456
  %or.cond53 = or i1 %32, %33
  br i1 %or.cond53, label %69, label %34

34:                                               ; preds = %27
  %35 = udiv i64 %20, 2
  %36 = udiv i64 %35, %2
  %37 = mul i64 %36, %2
  %38 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %39 = load i64, ptr %38, align 8
  %40 = icmp ult i64 %.149, %39
  br i1 %40, label %41, label %46

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = icmp ne i64 %43, 0
  %45 = sub i64 %.149, %37
  %spec.select54 = select i1 %44, i64 %45, i64 %.149
  br label %46

46:                                               ; preds = %41, %34
  %.2 = phi i64 [ %.149, %34 ], [ %spec.select54, %41 ]
  %47 = add i64 %20, %37
  %48 = call ptr @calloc(i64 %47, i64 1)
  %49 = icmp ne ptr %48, null
  br i1 %49, label %50, label %69

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %52 = load i64, ptr %51, align 8
  %53 = icmp ne i64 %52, 0
  br i1 %53, label %54, label %63

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %56 = load i64, ptr %55, align 8
  %57 = sub i64 %56, %.2
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 %57
  %59 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr align 1 %60, i64 %62, i1 false)
  br label %63

63:                                               ; preds = %54, %50
  %64 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %65 = load ptr, ptr %64, align 8
  call void @free(ptr %65)
  %66 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  store i64 %.2, ptr %66, align 8
  %67 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  store i64 %47, ptr %67, align 8
  %68 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  store ptr %48, ptr %68, align 8
  br label %69

69:                                               ; preds = %63, %46, %27
  %.0 = phi i32 [ 0, %27 ], [ 1, %63 ], [ 0, %46 ]
  ret i32 %.0
}

define void @__ehub_window_end_double(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = udiv i64 %3, 8
  %5 = call i32 @omp_get_num_threads()
  %6 = sext i32 %5 to i64
  %7 = udiv i64 %4, %6
  %8 = call i32 @omp_get_thread_num()
  %9 = sext i32 %8 to i64
  %10 = mul i64 %7, %9
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  br label %16

16:                                               ; preds = %27, %1
  %.019 = phi i64 [ %10, %1 ], [ %32, %27 ]
  %.0 = phi i64 [ 0, %1 ], [ %28, %27 ]
  %17 = icmp ult i64 %.0, %4
  br i1 %17, label %18, label %33

18:                                               ; preds = %16
  %19 = getelementptr inbounds nuw double, ptr %12, i64 %.019
  %20 = load double, ptr %19, align 8
  %21 = fcmp une double %20, 0.000000e+00
  br i1 %21, label %22, label %27

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw double, ptr %15, i64 %.019
  %24 = getelementptr inbounds nuw double, ptr %12, i64 %.019
  %25 = load double, ptr %24, align 8
  %26 = atomicrmw fadd ptr %23, double %25 monotonic, align 8
  br label %27

27:                                               ; preds = %18, %22
  %28 = add i64 %.0, 1
  %29 = add i64 %.019, 1
  %30 = icmp ult i64 %29, %4
  %31 = add i64 %.019, 1
  %32 = select i1 %30, i64 %31, i64 0
  br label %16

33:                                               ; preds = %16
  %34 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8
  call void @free(ptr %35)
  ret void
}

declare i32 @omp_get_num_threads()

declare i32 @omp_get_thread_num()

declare void @free(ptr)

define void @__ehub_window_miss_float(ptr %0, ptr %1, float %2) {
  %4 = ptrtoint ptr %1 to i64
  %5 = call i32 @grows(ptr %0, i64 %4, i64 4)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = ptrtoint ptr %1 to i64
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = sub i64 %10, %12
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 %13
  %15 = load float, ptr %14, align 4
  %16 = fadd float %15, %2
  store float %16, ptr %14, align 4
  br label %19

17:                                               ; preds = %3
  %18 = atomicrmw fadd ptr %1, float %2 monotonic, align 4
  br label %19

19:                                               ; preds = %17, %7
  ret void
}

define void @__ehub_window_end_float(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = udiv i64 %3, 4
  %5 = call i32 @omp_get_num_threads()
  %6 = sext i32 %5 to i64
  %7 = udiv i64 %4, %6
  %8 = call i32 @omp_get_thread_num()
  %9 = sext i32 %8 to i64
  %10 = mul i64 %7, %9
  %11 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  br label %16

16:                                               ; preds = %27, %1
  %.019 = phi i64 [ %10, %1 ], [ %32, %27 ]
  %.0 = phi i64 [ 0, %1 ], [ %28, %27 ]
  %17 = icmp ult i64 %.0, %4
  br i1 %17, label %18, label %33

18:                                               ; preds = %16
  %19 = getelementptr inbounds nuw float, ptr %12, i64 %.019
  %20 = load float, ptr %19, align 4
  %21 = fcmp une float %20, 0.000000e+00
  br i1 %21, label %22, label %27

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw float, ptr %15, i64 %.019
  %24 = getelementptr inbounds nuw float, ptr %12, i64 %.019
  %25 = load float, ptr %24, align 4
  %26 = atomicrmw fadd ptr %23, float %25 monotonic, align 4
  br label %27

27:                                               ; preds = %18, %22
  %28 = add i64 %.0, 1
  %29 = add i64 %.019, 1
  %30 = icmp ult i64 %29, %4
  %31 = add i64 %.019, 1
  %32 = select i1 %30, i64 %31, i64 0
  br label %16

33:                                               ; preds = %16
  %34 = getelementptr inbounds nuw %struct.window, ptr %0, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8
  call void @free(ptr %35)
  ret void
}

declare i64 @write(i32, ptr, i64)

declare void @abort()

declare ptr @calloc(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
