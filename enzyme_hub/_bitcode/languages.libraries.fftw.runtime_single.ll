; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.array = type { ptr, ptr, i32, i32 }
%struct.entry = type { ptr, ptr, ptr, [3 x double] }
%struct.shape = type { ptr, ptr, i64, i64, i64, i64, i64, i64, i64, ptr, %struct.layout, %struct.layout, [2 x ptr] }
%struct.layout = type { i64, i64, ptr }

@.str = private unnamed_addr constant [7 x i8] c"EH0303\00", align 1
@.str.1 = private unnamed_addr constant [68 x i8] c"FFTW executes a plan on arrays of another kind than it was made for\00", align 1
@.str.2 = private unnamed_addr constant [129 x i8] c"FFTW executes a plan of unknown size: compile what makes it with -flto, by fftw_plan_dft, fftw_plan_many_dft or one of their kin\00", align 1
@busy = internal global i8 0, align 1
@shapes = internal global ptr null, align 8
@table = internal global [256 x ptr] zeroinitializer, align 16
@.str.3 = private unnamed_addr constant [36 x i8] c"FFTW makes no plan for a derivative\00", align 1

define ptr @__ehub_fftwf_plan_dft_1d(i32 %0, ptr %1, ptr %2, i32 %3, i32 %4) {
  %6 = alloca i32, align 4
  %7 = alloca %struct.array, align 8
  %8 = alloca %struct.array, align 8
  store i32 %0, ptr %6, align 4
  call void @lock()
  %9 = load i32, ptr %6, align 4
  %10 = call ptr @fftwf_plan_dft_1d(i32 %9, ptr %1, ptr %2, i32 %3, i32 %4)
  %11 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 0
  store ptr %1, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 1
  store ptr null, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 2
  store i32 1, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 3
  store i32 0, ptr %14, align 4
  %15 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 0
  store ptr %2, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 1
  store ptr null, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 2
  store i32 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 3
  store i32 0, ptr %18, align 4
  %19 = call ptr @noted(ptr %10, i32 0, i32 %3, i32 1, ptr %6, i32 1, ptr byval(%struct.array) align 8 %7, ptr byval(%struct.array) align 8 %8)
  call void @unlock()
  ret ptr %19
}

define internal void @lock() {
  br label %1

1:                                                ; preds = %1, %0
  %2 = atomicrmw xchg ptr @busy, i8 1 acquire, align 1
  %3 = icmp ne i8 %2, 0
  %4 = zext i1 %3 to i8
  %5 = trunc i8 %4 to i1
  br i1 %5, label %1, label %6

6:                                                ; preds = %1
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal ptr @noted(ptr %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr byval(%struct.array) align 8 %6, ptr byval(%struct.array) align 8 %7) {
  %9 = icmp ne ptr %0, null
  br i1 %9, label %10, label %95

10:                                               ; preds = %8
  call void @forget(ptr %0)
  %11 = icmp slt i32 %3, 1
  %12 = icmp slt i32 %5, 1
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %95, label %13

13:                                               ; preds = %10
  %14 = add nsw i32 4, %3
  %15 = add nsw i32 2, %3
  %16 = mul nsw i32 2, %15
  %17 = add nsw i32 %14, %16
  %18 = sext i32 %17 to i64
  %19 = mul i64 %18, 8
  %20 = call ptr @malloc(i64 %19)
  %21 = sext i32 %1 to i64
  %22 = getelementptr inbounds i64, ptr %20, i64 0
  store i64 %21, ptr %22, align 8
  %23 = sext i32 %2 to i64
  %24 = getelementptr inbounds i64, ptr %20, i64 1
  store i64 %23, ptr %24, align 8
  %25 = sext i32 %3 to i64
  %26 = getelementptr inbounds i64, ptr %20, i64 2
  store i64 %25, ptr %26, align 8
  %27 = sext i32 %5 to i64
  %28 = getelementptr inbounds i64, ptr %20, i64 3
  store i64 %27, ptr %28, align 8
  br label %29

29:                                               ; preds = %31, %13
  %.052 = phi i32 [ 0, %13 ], [ %39, %31 ]
  %30 = icmp slt i32 %.052, %3
  br i1 %30, label %31, label %40

31:                                               ; preds = %29
  %32 = sext i32 %.052 to i64
  %33 = getelementptr inbounds i32, ptr %4, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = add nsw i32 4, %.052
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %20, i64 %37
  store i64 %35, ptr %38, align 8
  %39 = add nsw i32 %.052, 1
  br label %29

40:                                               ; preds = %29
  %41 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %42, %44
  %46 = zext i1 %45 to i32
  %47 = getelementptr inbounds i64, ptr %20, i64 4
  %48 = sext i32 %3 to i64
  %49 = getelementptr inbounds i64, ptr %47, i64 %48
  %50 = getelementptr inbounds i64, ptr %49, i64 2
  %51 = sext i32 %3 to i64
  %52 = getelementptr inbounds i64, ptr %50, i64 %51
  %53 = sext i32 %3 to i64
  %54 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 1
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 2
  %57 = load i32, ptr %56, align 8
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 3
  %60 = load i32, ptr %59, align 4
  %61 = sext i32 %60 to i64
  %62 = icmp eq i32 %1, 1
  %63 = zext i1 %62 to i32
  %64 = icmp eq i32 %1, 2
  %65 = zext i1 %64 to i32
  call void @describe(ptr %49, i64 %53, ptr %4, ptr %55, i64 %58, i64 %61, i32 %63, i32 %65, i32 %46)
  %66 = sext i32 %3 to i64
  %67 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 1
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 2
  %70 = load i32, ptr %69, align 8
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 3
  %73 = load i32, ptr %72, align 4
  %74 = sext i32 %73 to i64
  %75 = icmp eq i32 %1, 2
  %76 = zext i1 %75 to i32
  %77 = icmp eq i32 %1, 1
  %78 = zext i1 %77 to i32
  call void @describe(ptr %52, i64 %66, ptr %4, ptr %68, i64 %71, i64 %74, i32 %76, i32 %78, i32 %46)
  %79 = call ptr @malloc(i64 48)
  %80 = getelementptr inbounds nuw %struct.entry, ptr %79, i32 0, i32 1
  store ptr %0, ptr %80, align 8
  %81 = call ptr @shape_of_key(ptr %20)
  %82 = getelementptr inbounds nuw %struct.entry, ptr %79, i32 0, i32 2
  store ptr %81, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.entry, ptr %79, i32 0, i32 3
  %84 = getelementptr inbounds [3 x double], ptr %83, i64 0, i64 0
  %85 = getelementptr inbounds nuw %struct.entry, ptr %79, i32 0, i32 3
  %86 = getelementptr inbounds [3 x double], ptr %85, i64 0, i64 0
  %87 = getelementptr inbounds double, ptr %86, i64 1
  %88 = getelementptr inbounds nuw %struct.entry, ptr %79, i32 0, i32 3
  %89 = getelementptr inbounds [3 x double], ptr %88, i64 0, i64 0
  %90 = getelementptr inbounds double, ptr %89, i64 2
  call void @fftwf_flops(ptr %0, ptr %84, ptr %87, ptr %90)
  %91 = call ptr @bucket(ptr %0)
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw %struct.entry, ptr %79, i32 0, i32 0
  store ptr %92, ptr %93, align 8
  %94 = call ptr @bucket(ptr %0)
  store ptr %79, ptr %94, align 8
  br label %95

95:                                               ; preds = %10, %8, %40
  ret ptr %0
}

declare ptr @fftwf_plan_dft_1d(i32, ptr, ptr, i32, i32)

define internal void @unlock() {
  store atomic i8 0, ptr @busy release, align 1
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define ptr @__ehub_fftwf_plan_dft_2d(i32 %0, i32 %1, ptr %2, ptr %3, i32 %4, i32 %5) {
  %7 = alloca [2 x i32], align 4
  %8 = alloca %struct.array, align 8
  %9 = alloca %struct.array, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 %0, ptr %7, align 4
  %10 = getelementptr inbounds i32, ptr %7, i64 1
  store i32 %1, ptr %10, align 4
  call void @lock()
  %11 = call ptr @fftwf_plan_dft_2d(i32 %0, i32 %1, ptr %2, ptr %3, i32 %4, i32 %5)
  %12 = getelementptr inbounds [2 x i32], ptr %7, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 0
  store ptr %2, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 1
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 2
  store i32 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 3
  store i32 0, ptr %16, align 4
  %17 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 0
  store ptr %3, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 1
  store ptr null, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 2
  store i32 1, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 3
  store i32 0, ptr %20, align 4
  %21 = call ptr @noted(ptr %11, i32 0, i32 %4, i32 2, ptr %12, i32 1, ptr byval(%struct.array) align 8 %8, ptr byval(%struct.array) align 8 %9)
  call void @unlock()
  call void @llvm.lifetime.end.p0(ptr %7)
  ret ptr %21
}

declare ptr @fftwf_plan_dft_2d(i32, i32, ptr, ptr, i32, i32)

define ptr @__ehub_fftwf_plan_dft_3d(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, i32 %5, i32 %6) {
  %8 = alloca [3 x i32], align 4
  %9 = alloca %struct.array, align 8
  %10 = alloca %struct.array, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  store i32 %0, ptr %8, align 4
  %11 = getelementptr inbounds i32, ptr %8, i64 1
  store i32 %1, ptr %11, align 4
  %12 = getelementptr inbounds i32, ptr %8, i64 2
  store i32 %2, ptr %12, align 4
  call void @lock()
  %13 = call ptr @fftwf_plan_dft_3d(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, i32 %5, i32 %6)
  %14 = getelementptr inbounds [3 x i32], ptr %8, i64 0, i64 0
  %15 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 0
  store ptr %3, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 1
  store ptr null, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 2
  store i32 1, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 3
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds nuw %struct.array, ptr %10, i32 0, i32 0
  store ptr %4, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.array, ptr %10, i32 0, i32 1
  store ptr null, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.array, ptr %10, i32 0, i32 2
  store i32 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.array, ptr %10, i32 0, i32 3
  store i32 0, ptr %22, align 4
  %23 = call ptr @noted(ptr %13, i32 0, i32 %5, i32 3, ptr %14, i32 1, ptr byval(%struct.array) align 8 %9, ptr byval(%struct.array) align 8 %10)
  call void @unlock()
  call void @llvm.lifetime.end.p0(ptr %8)
  ret ptr %23
}

declare ptr @fftwf_plan_dft_3d(i32, i32, i32, ptr, ptr, i32, i32)

define ptr @__ehub_fftwf_plan_dft(i32 %0, ptr %1, ptr %2, ptr %3, i32 %4, i32 %5) {
  %7 = alloca %struct.array, align 8
  %8 = alloca %struct.array, align 8
  call void @lock()
  %9 = call ptr @fftwf_plan_dft(i32 %0, ptr %1, ptr %2, ptr %3, i32 %4, i32 %5)
  %10 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 0
  store ptr %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 1
  store ptr null, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 2
  store i32 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 3
  store i32 0, ptr %13, align 4
  %14 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 0
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 1
  store ptr null, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 2
  store i32 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 3
  store i32 0, ptr %17, align 4
  %18 = call ptr @noted(ptr %9, i32 0, i32 %4, i32 %0, ptr %1, i32 1, ptr byval(%struct.array) align 8 %7, ptr byval(%struct.array) align 8 %8)
  call void @unlock()
  ret ptr %18
}

declare ptr @fftwf_plan_dft(i32, ptr, ptr, ptr, i32, i32)

define ptr @__ehub_fftwf_plan_many_dft(i32 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, i32 %9, i32 %10, i32 %11, i32 %12) {
  %14 = alloca %struct.array, align 8
  %15 = alloca %struct.array, align 8
  call void @lock()
  %16 = call ptr @fftwf_plan_many_dft(i32 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, i32 %9, i32 %10, i32 %11, i32 %12)
  %17 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 0
  store ptr %3, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 1
  store ptr %4, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 2
  store i32 %5, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 3
  store i32 %6, ptr %20, align 4
  %21 = getelementptr inbounds nuw %struct.array, ptr %15, i32 0, i32 0
  store ptr %7, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.array, ptr %15, i32 0, i32 1
  store ptr %8, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.array, ptr %15, i32 0, i32 2
  store i32 %9, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.array, ptr %15, i32 0, i32 3
  store i32 %10, ptr %24, align 4
  %25 = call ptr @noted(ptr %16, i32 0, i32 %11, i32 %0, ptr %1, i32 %2, ptr byval(%struct.array) align 8 %14, ptr byval(%struct.array) align 8 %15)
  call void @unlock()
  ret ptr %25
}

declare ptr @fftwf_plan_many_dft(i32, ptr, i32, ptr, ptr, i32, i32, ptr, ptr, i32, i32, i32, i32)

define ptr @__ehub_fftwf_plan_dft_r2c_1d(i32 %0, ptr %1, ptr %2, i32 %3) {
  %5 = alloca i32, align 4
  %6 = alloca %struct.array, align 8
  %7 = alloca %struct.array, align 8
  store i32 %0, ptr %5, align 4
  call void @lock()
  %8 = load i32, ptr %5, align 4
  %9 = call ptr @fftwf_plan_dft_r2c_1d(i32 %8, ptr %1, ptr %2, i32 %3)
  %10 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 0
  store ptr %1, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 1
  store ptr null, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 2
  store i32 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 3
  store i32 0, ptr %13, align 4
  %14 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 0
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 1
  store ptr null, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 2
  store i32 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 3
  store i32 0, ptr %17, align 4
  %18 = call ptr @noted(ptr %9, i32 1, i32 0, i32 1, ptr %5, i32 1, ptr byval(%struct.array) align 8 %6, ptr byval(%struct.array) align 8 %7)
  call void @unlock()
  ret ptr %18
}

declare ptr @fftwf_plan_dft_r2c_1d(i32, ptr, ptr, i32)

define ptr @__ehub_fftwf_plan_dft_r2c_2d(i32 %0, i32 %1, ptr %2, ptr %3, i32 %4) {
  %6 = alloca [2 x i32], align 4
  %7 = alloca %struct.array, align 8
  %8 = alloca %struct.array, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 %0, ptr %6, align 4
  %9 = getelementptr inbounds i32, ptr %6, i64 1
  store i32 %1, ptr %9, align 4
  call void @lock()
  %10 = call ptr @fftwf_plan_dft_r2c_2d(i32 %0, i32 %1, ptr %2, ptr %3, i32 %4)
  %11 = getelementptr inbounds [2 x i32], ptr %6, i64 0, i64 0
  %12 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 0
  store ptr %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 1
  store ptr null, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 2
  store i32 1, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 3
  store i32 0, ptr %15, align 4
  %16 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 0
  store ptr %3, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 1
  store ptr null, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 2
  store i32 1, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 3
  store i32 0, ptr %19, align 4
  %20 = call ptr @noted(ptr %10, i32 1, i32 0, i32 2, ptr %11, i32 1, ptr byval(%struct.array) align 8 %7, ptr byval(%struct.array) align 8 %8)
  call void @unlock()
  call void @llvm.lifetime.end.p0(ptr %6)
  ret ptr %20
}

declare ptr @fftwf_plan_dft_r2c_2d(i32, i32, ptr, ptr, i32)

define ptr @__ehub_fftwf_plan_dft_r2c_3d(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, i32 %5) {
  %7 = alloca [3 x i32], align 4
  %8 = alloca %struct.array, align 8
  %9 = alloca %struct.array, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 %0, ptr %7, align 4
  %10 = getelementptr inbounds i32, ptr %7, i64 1
  store i32 %1, ptr %10, align 4
  %11 = getelementptr inbounds i32, ptr %7, i64 2
  store i32 %2, ptr %11, align 4
  call void @lock()
  %12 = call ptr @fftwf_plan_dft_r2c_3d(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, i32 %5)
  %13 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 0
  %14 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 0
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 1
  store ptr null, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 2
  store i32 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 3
  store i32 0, ptr %17, align 4
  %18 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 0
  store ptr %4, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 1
  store ptr null, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 2
  store i32 1, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 3
  store i32 0, ptr %21, align 4
  %22 = call ptr @noted(ptr %12, i32 1, i32 0, i32 3, ptr %13, i32 1, ptr byval(%struct.array) align 8 %8, ptr byval(%struct.array) align 8 %9)
  call void @unlock()
  call void @llvm.lifetime.end.p0(ptr %7)
  ret ptr %22
}

declare ptr @fftwf_plan_dft_r2c_3d(i32, i32, i32, ptr, ptr, i32)

define ptr @__ehub_fftwf_plan_dft_r2c(i32 %0, ptr %1, ptr %2, ptr %3, i32 %4) {
  %6 = alloca %struct.array, align 8
  %7 = alloca %struct.array, align 8
  call void @lock()
  %8 = call ptr @fftwf_plan_dft_r2c(i32 %0, ptr %1, ptr %2, ptr %3, i32 %4)
  %9 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 0
  store ptr %2, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 1
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 2
  store i32 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 3
  store i32 0, ptr %12, align 4
  %13 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 0
  store ptr %3, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 1
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 2
  store i32 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 3
  store i32 0, ptr %16, align 4
  %17 = call ptr @noted(ptr %8, i32 1, i32 0, i32 %0, ptr %1, i32 1, ptr byval(%struct.array) align 8 %6, ptr byval(%struct.array) align 8 %7)
  call void @unlock()
  ret ptr %17
}

declare ptr @fftwf_plan_dft_r2c(i32, ptr, ptr, ptr, i32)

define ptr @__ehub_fftwf_plan_many_dft_r2c(i32 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, i32 %9, i32 %10, i32 %11) {
  %13 = alloca %struct.array, align 8
  %14 = alloca %struct.array, align 8
  call void @lock()
  %15 = call ptr @fftwf_plan_many_dft_r2c(i32 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, i32 %9, i32 %10, i32 %11)
  %16 = getelementptr inbounds nuw %struct.array, ptr %13, i32 0, i32 0
  store ptr %3, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %13, i32 0, i32 1
  store ptr %4, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.array, ptr %13, i32 0, i32 2
  store i32 %5, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %13, i32 0, i32 3
  store i32 %6, ptr %19, align 4
  %20 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 0
  store ptr %7, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 1
  store ptr %8, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 2
  store i32 %9, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 3
  store i32 %10, ptr %23, align 4
  %24 = call ptr @noted(ptr %15, i32 1, i32 0, i32 %0, ptr %1, i32 %2, ptr byval(%struct.array) align 8 %13, ptr byval(%struct.array) align 8 %14)
  call void @unlock()
  ret ptr %24
}

declare ptr @fftwf_plan_many_dft_r2c(i32, ptr, i32, ptr, ptr, i32, i32, ptr, ptr, i32, i32, i32)

define ptr @__ehub_fftwf_plan_dft_c2r_1d(i32 %0, ptr %1, ptr %2, i32 %3) {
  %5 = alloca i32, align 4
  %6 = alloca %struct.array, align 8
  %7 = alloca %struct.array, align 8
  store i32 %0, ptr %5, align 4
  call void @lock()
  %8 = load i32, ptr %5, align 4
  %9 = call ptr @fftwf_plan_dft_c2r_1d(i32 %8, ptr %1, ptr %2, i32 %3)
  %10 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 0
  store ptr %1, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 1
  store ptr null, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 2
  store i32 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 3
  store i32 0, ptr %13, align 4
  %14 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 0
  store ptr %2, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 1
  store ptr null, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 2
  store i32 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 3
  store i32 0, ptr %17, align 4
  %18 = call ptr @noted(ptr %9, i32 2, i32 0, i32 1, ptr %5, i32 1, ptr byval(%struct.array) align 8 %6, ptr byval(%struct.array) align 8 %7)
  call void @unlock()
  ret ptr %18
}

declare ptr @fftwf_plan_dft_c2r_1d(i32, ptr, ptr, i32)

define ptr @__ehub_fftwf_plan_dft_c2r_2d(i32 %0, i32 %1, ptr %2, ptr %3, i32 %4) {
  %6 = alloca [2 x i32], align 4
  %7 = alloca %struct.array, align 8
  %8 = alloca %struct.array, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 %0, ptr %6, align 4
  %9 = getelementptr inbounds i32, ptr %6, i64 1
  store i32 %1, ptr %9, align 4
  call void @lock()
  %10 = call ptr @fftwf_plan_dft_c2r_2d(i32 %0, i32 %1, ptr %2, ptr %3, i32 %4)
  %11 = getelementptr inbounds [2 x i32], ptr %6, i64 0, i64 0
  %12 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 0
  store ptr %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 1
  store ptr null, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 2
  store i32 1, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 3
  store i32 0, ptr %15, align 4
  %16 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 0
  store ptr %3, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 1
  store ptr null, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 2
  store i32 1, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 3
  store i32 0, ptr %19, align 4
  %20 = call ptr @noted(ptr %10, i32 2, i32 0, i32 2, ptr %11, i32 1, ptr byval(%struct.array) align 8 %7, ptr byval(%struct.array) align 8 %8)
  call void @unlock()
  call void @llvm.lifetime.end.p0(ptr %6)
  ret ptr %20
}

declare ptr @fftwf_plan_dft_c2r_2d(i32, i32, ptr, ptr, i32)

define ptr @__ehub_fftwf_plan_dft_c2r_3d(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, i32 %5) {
  %7 = alloca [3 x i32], align 4
  %8 = alloca %struct.array, align 8
  %9 = alloca %struct.array, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store i32 %0, ptr %7, align 4
  %10 = getelementptr inbounds i32, ptr %7, i64 1
  store i32 %1, ptr %10, align 4
  %11 = getelementptr inbounds i32, ptr %7, i64 2
  store i32 %2, ptr %11, align 4
  call void @lock()
  %12 = call ptr @fftwf_plan_dft_c2r_3d(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, i32 %5)
  %13 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 0
  %14 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 0
  store ptr %3, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 1
  store ptr null, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 2
  store i32 1, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %8, i32 0, i32 3
  store i32 0, ptr %17, align 4
  %18 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 0
  store ptr %4, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 1
  store ptr null, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 2
  store i32 1, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.array, ptr %9, i32 0, i32 3
  store i32 0, ptr %21, align 4
  %22 = call ptr @noted(ptr %12, i32 2, i32 0, i32 3, ptr %13, i32 1, ptr byval(%struct.array) align 8 %8, ptr byval(%struct.array) align 8 %9)
  call void @unlock()
  call void @llvm.lifetime.end.p0(ptr %7)
  ret ptr %22
}

declare ptr @fftwf_plan_dft_c2r_3d(i32, i32, i32, ptr, ptr, i32)

define ptr @__ehub_fftwf_plan_dft_c2r(i32 %0, ptr %1, ptr %2, ptr %3, i32 %4) {
  %6 = alloca %struct.array, align 8
  %7 = alloca %struct.array, align 8
  call void @lock()
  %8 = call ptr @fftwf_plan_dft_c2r(i32 %0, ptr %1, ptr %2, ptr %3, i32 %4)
  %9 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 0
  store ptr %2, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 1
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 2
  store i32 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.array, ptr %6, i32 0, i32 3
  store i32 0, ptr %12, align 4
  %13 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 0
  store ptr %3, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 1
  store ptr null, ptr %14, align 8
  %15 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 2
  store i32 1, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 3
  store i32 0, ptr %16, align 4
  %17 = call ptr @noted(ptr %8, i32 2, i32 0, i32 %0, ptr %1, i32 1, ptr byval(%struct.array) align 8 %6, ptr byval(%struct.array) align 8 %7)
  call void @unlock()
  ret ptr %17
}

declare ptr @fftwf_plan_dft_c2r(i32, ptr, ptr, ptr, i32)

define ptr @__ehub_fftwf_plan_many_dft_c2r(i32 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, i32 %9, i32 %10, i32 %11) {
  %13 = alloca %struct.array, align 8
  %14 = alloca %struct.array, align 8
  call void @lock()
  %15 = call ptr @fftwf_plan_many_dft_c2r(i32 %0, ptr %1, i32 %2, ptr %3, ptr %4, i32 %5, i32 %6, ptr %7, ptr %8, i32 %9, i32 %10, i32 %11)
  %16 = getelementptr inbounds nuw %struct.array, ptr %13, i32 0, i32 0
  store ptr %3, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %13, i32 0, i32 1
  store ptr %4, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.array, ptr %13, i32 0, i32 2
  store i32 %5, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.array, ptr %13, i32 0, i32 3
  store i32 %6, ptr %19, align 4
  %20 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 0
  store ptr %7, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 1
  store ptr %8, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 2
  store i32 %9, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.array, ptr %14, i32 0, i32 3
  store i32 %10, ptr %23, align 4
  %24 = call ptr @noted(ptr %15, i32 2, i32 0, i32 %0, ptr %1, i32 %2, ptr byval(%struct.array) align 8 %13, ptr byval(%struct.array) align 8 %14)
  call void @unlock()
  ret ptr %24
}

declare ptr @fftwf_plan_many_dft_c2r(i32, ptr, i32, ptr, ptr, i32, i32, ptr, ptr, i32, i32, i32)

define void @__ehub_fftwf_destroy_plan(ptr %0) {
  call void @lock()
  call void @forget(ptr %0)
  call void @fftwf_destroy_plan(ptr %0)
  call void @unlock()
  ret void
}

define internal void @forget(ptr %0) {
  %2 = call ptr @bucket(ptr %0)
  br label %3

3:                                                ; preds = %15, %1
  %.0 = phi ptr [ %2, %1 ], [ %17, %15 ]
  %4 = load ptr, ptr %.0, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %18

6:                                                ; preds = %3
  %7 = load ptr, ptr %.0, align 8
  %8 = getelementptr inbounds nuw %struct.entry, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, %0
  br i1 %10, label %11, label %15

11:                                               ; preds = %6
  %12 = load ptr, ptr %.0, align 8
  %13 = getelementptr inbounds nuw %struct.entry, ptr %12, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %.0, align 8
  call void @free(ptr %12)
  br label %18

15:                                               ; preds = %6
  %16 = load ptr, ptr %.0, align 8
  %17 = getelementptr inbounds nuw %struct.entry, ptr %16, i32 0, i32 0
  br label %3

18:                                               ; preds = %11, %3
  ret void
}

declare void @fftwf_destroy_plan(ptr)

define void @__ehub_fftwf_cleanup() {
  call void @lock()
  call void @forget_all()
  call void @fftwf_cleanup()
  call void @unlock()
  ret void
}

define internal void @forget_all() {
  br label %1

1:                                                ; preds = %14, %0
  %.014 = phi i32 [ 0, %0 ], [ %15, %14 ]
  %2 = icmp slt i32 %.014, 256
  br i1 %2, label %3, label %16

3:                                                ; preds = %1, %8
  %4 = sext i32 %.014 to i64
  %5 = getelementptr inbounds [256 x ptr], ptr @table, i64 0, i64 %4
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %14

8:                                                ; preds = %3
  %9 = sext i32 %.014 to i64
  %10 = getelementptr inbounds [256 x ptr], ptr @table, i64 0, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.entry, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  call void @forget(ptr %13)
  br label %3

14:                                               ; preds = %3
  %15 = add nsw i32 %.014, 1
  br label %1

16:                                               ; preds = %1
  %17 = load ptr, ptr @shapes, align 8
  br label %18

18:                                               ; preds = %38, %16
  %.013 = phi ptr [ %17, %16 ], [ %40, %38 ]
  %19 = icmp ne ptr %.013, null
  br i1 %19, label %20, label %41

20:                                               ; preds = %18, %36
  %.0 = phi i32 [ %37, %36 ], [ 0, %18 ]
  %21 = icmp slt i32 %.0, 2
  br i1 %21, label %22, label %38

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw %struct.shape, ptr %.013, i32 0, i32 12
  %24 = sext i32 %.0 to i64
  %25 = getelementptr inbounds [2 x ptr], ptr %23, i64 0, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %36

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw %struct.shape, ptr %.013, i32 0, i32 12
  %30 = sext i32 %.0 to i64
  %31 = getelementptr inbounds [2 x ptr], ptr %29, i64 0, i64 %30
  %32 = load ptr, ptr %31, align 8
  call void @fftwf_destroy_plan(ptr %32)
  %33 = getelementptr inbounds nuw %struct.shape, ptr %.013, i32 0, i32 12
  %34 = sext i32 %.0 to i64
  %35 = getelementptr inbounds [2 x ptr], ptr %33, i64 0, i64 %34
  store ptr null, ptr %35, align 8
  br label %36

36:                                               ; preds = %22, %28
  %37 = add nsw i32 %.0, 1
  br label %20

38:                                               ; preds = %20
  %39 = getelementptr inbounds nuw %struct.shape, ptr %.013, i32 0, i32 0
  %40 = load ptr, ptr %39, align 8
  br label %18

41:                                               ; preds = %18
  ret void
}

declare void @fftwf_cleanup()

define void @__ehub_fftwf_cleanup_threads() {
  call void @lock()
  call void @forget_all()
  call void @fftwf_cleanup_threads()
  call void @unlock()
  ret void
}

declare void @fftwf_cleanup_threads()

define ptr @__ehub_fftwf_shape(ptr %0, i32 %1) {
  %3 = alloca [3 x double], align 16
  call void @lock()
  %4 = call ptr @bucket(ptr %0)
  %5 = load ptr, ptr %4, align 8
  br label %6

6:                                                ; preds = %11, %2
  %.014 = phi ptr [ %5, %2 ], [ %13, %11 ]
  %magicptr = ptrtoint ptr %.014 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %18, label %7

7:                                                ; preds = %6
  %8 = getelementptr inbounds nuw %struct.entry, ptr %.014, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, %0
  br i1 %10, label %11, label %.critedge

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw %struct.entry, ptr %.014, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  br label %6

.critedge:                                        ; preds = %7
  %14 = icmp ne ptr %.014, null
  br i1 %14, label %15, label %18

15:                                               ; preds = %.critedge
  %16 = getelementptr inbounds nuw %struct.entry, ptr %.014, i32 0, i32 2
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               ; preds = %6, %.critedge, %15
  %19 = phi ptr [ %17, %15 ], [ null, %6 ], [ null, %.critedge ]
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %32

21:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %3)
  %22 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %23 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %24 = getelementptr inbounds double, ptr %23, i64 1
  %25 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %26 = getelementptr inbounds double, ptr %25, i64 2
  call void @fftwf_flops(ptr %0, ptr %22, ptr %24, ptr %26)
  %27 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 0
  %28 = getelementptr inbounds nuw %struct.entry, ptr %.014, i32 0, i32 3
  %29 = getelementptr inbounds [3 x double], ptr %28, i64 0, i64 0
  %30 = call i32 @memcmp(ptr %27, ptr %29, i64 24)
  %31 = icmp ne i32 %30, 0
  %spec.select = select i1 %31, ptr null, ptr %19
  call void @llvm.lifetime.end.p0(ptr %3)
  br label %32

32:                                               ; preds = %21, %18
  %.0 = phi ptr [ %spec.select, %21 ], [ %19, %18 ]
  call void @unlock()
  %33 = icmp ne ptr %.0, null
  br i1 %33, label %34, label %39

34:                                               ; preds = %32
  %35 = getelementptr inbounds nuw %struct.shape, ptr %.0, i32 0, i32 3
  %36 = load i64, ptr %35, align 8
  %37 = sext i32 %1 to i64
  %38 = icmp ne i64 %36, %37
  br i1 %38, label %39, label %43

39:                                               ; preds = %34, %32
  %40 = icmp ne ptr %.0, null
  %41 = zext i1 %40 to i64
  %42 = select i1 %40, ptr @.str.1, ptr @.str.2
  call void @__ehub_stop_saying(ptr @.str, ptr null, i32 0, ptr %42)
  unreachable

43:                                               ; preds = %34
  ret ptr %.0
}

define internal ptr @bucket(ptr %0) {
  %2 = ptrtoint ptr %0 to i64
  %3 = lshr i64 %2, 4
  %4 = urem i64 %3, 256
  %5 = getelementptr inbounds nuw [256 x ptr], ptr @table, i64 0, i64 %4
  ret ptr %5
}

declare void @fftwf_flops(ptr, ptr, ptr, ptr)

declare i32 @memcmp(ptr, ptr, i64)

declare void @__ehub_stop_saying(ptr, ptr, i32, ptr)

define void @__ehub_fftwf_push(ptr %0, ptr %1, ptr %2) {
  %4 = icmp ne ptr %2, null
  br i1 %4, label %5, label %24

5:                                                ; preds = %3
  %6 = icmp ne ptr %1, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %5
  call void @move(ptr %0, i32 3, i32 1, ptr %2, ptr null)
  br label %24

8:                                                ; preds = %5
  %9 = call { ptr, ptr } @packed(ptr %0)
  %10 = extractvalue { ptr, ptr } %9, 0
  %11 = extractvalue { ptr, ptr } %9, 1
  %12 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 1
  %. = select i1 %14, ptr %10, ptr %11
  %15 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 2
  %18 = select i1 %17, ptr %10, ptr %11
  call void @move(ptr %0, i32 0, i32 0, ptr %1, ptr %.)
  %19 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 2
  br i1 %21, label %22, label %23

22:                                               ; preds = %8
  call void @make_symmetric(ptr %0, ptr %.)
  br label %23

23:                                               ; preds = %22, %8
  call void @transform(ptr %0, i32 0, ptr %10, ptr %11)
  call void @move(ptr %0, i32 1, i32 1, ptr %2, ptr %18)
  call void @release(ptr %10, ptr %11)
  br label %24

24:                                               ; preds = %7, %23, %3
  ret void
}

define internal void @move(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4) {
  %6 = icmp ne i32 %2, 0
  %7 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 11
  %8 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 10
  %9 = select i1 %6, ptr %7, ptr %8
  %10 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 1
  %13 = icmp ne i32 %2, 0
  %or.cond = and i1 %12, %13
  br i1 %or.cond, label %21, label %14

14:                                               ; preds = %5
  %15 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 2
  %18 = icmp ne i32 %2, 0
  %19 = xor i1 %18, true
  %20 = select i1 %17, i1 %19, i1 false
  br label %21

21:                                               ; preds = %5, %14
  %22 = phi i1 [ true, %5 ], [ %20, %14 ]
  %23 = zext i1 %22 to i32
  %24 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 5
  %25 = load i64, ptr %24, align 8
  %26 = sub nsw i64 %25, 1
  %27 = icmp ne i32 %23, 0
  br i1 %27, label %28, label %35

28:                                               ; preds = %21
  %29 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i64, ptr %30, i64 %26
  %32 = load i64, ptr %31, align 8
  %33 = sdiv i64 %32, 2
  %34 = add nsw i64 %33, 1
  br label %40

35:                                               ; preds = %21
  %36 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds i64, ptr %37, i64 %26
  %39 = load i64, ptr %38, align 8
  br label %40

40:                                               ; preds = %35, %28
  %41 = phi i64 [ %34, %28 ], [ %39, %35 ]
  br label %42

42:                                               ; preds = %44, %40
  %.086 = phi i64 [ 0, %40 ], [ %50, %44 ]
  %.0 = phi i64 [ 1, %40 ], [ %49, %44 ]
  %43 = icmp slt i64 %.086, %26
  br i1 %43, label %44, label %51

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds i64, ptr %46, i64 %.086
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.0, %48
  %50 = add nsw i64 %.086, 1
  br label %42

51:                                               ; preds = %42, %114
  %.087 = phi i64 [ %115, %114 ], [ 0, %42 ]
  %52 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 6
  %53 = load i64, ptr %52, align 8
  %54 = icmp slt i64 %.087, %53
  br i1 %54, label %55, label %116

55:                                               ; preds = %51, %112
  %.091 = phi i64 [ %113, %112 ], [ 0, %51 ]
  %56 = icmp slt i64 %.091, %.0
  br i1 %56, label %57, label %114

57:                                               ; preds = %55
  %58 = getelementptr inbounds nuw %struct.layout, ptr %9, i32 0, i32 1
  %59 = load i64, ptr %58, align 8
  %60 = mul nsw i64 %.087, %59
  br label %61

61:                                               ; preds = %64, %57
  %.090 = phi i64 [ %60, %57 ], [ %75, %64 ]
  %.089 = phi i64 [ %.091, %57 ], [ %80, %64 ]
  %.088 = phi i64 [ %26, %57 ], [ %62, %64 ]
  %62 = add nsw i64 %.088, -1
  %63 = icmp sgt i64 %.088, 0
  br i1 %63, label %64, label %81

64:                                               ; preds = %61
  %65 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds i64, ptr %66, i64 %62
  %68 = load i64, ptr %67, align 8
  %69 = srem i64 %.089, %68
  %70 = getelementptr inbounds nuw %struct.layout, ptr %9, i32 0, i32 2
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds i64, ptr %71, i64 %62
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %69, %73
  %75 = add nsw i64 %.090, %74
  %76 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds i64, ptr %77, i64 %62
  %79 = load i64, ptr %78, align 8
  %80 = sdiv i64 %.089, %79
  br label %61

81:                                               ; preds = %61
  %82 = mul nsw i64 %.087, %.0
  %83 = add nsw i64 %82, %.091
  %84 = mul nsw i64 %83, %41
  %85 = getelementptr inbounds nuw %struct.layout, ptr %9, i32 0, i32 0
  %86 = load i64, ptr %85, align 8
  %87 = mul nsw i64 %84, %86
  %88 = getelementptr inbounds float, ptr %4, i64 %87
  %89 = getelementptr inbounds float, ptr %3, i64 %.090
  %90 = getelementptr inbounds nuw %struct.layout, ptr %9, i32 0, i32 2
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds i64, ptr %91, i64 %26
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw %struct.layout, ptr %9, i32 0, i32 0
  %95 = load i64, ptr %94, align 8
  switch i32 %1, label %112 [
    i32 0, label %96
    i32 1, label %100
    i32 2, label %104
    i32 3, label %108
  ]

96:                                               ; preds = %81
  %97 = icmp eq i64 %95, 1
  br i1 %97, label %98, label %99

98:                                               ; preds = %96
  call void @move_row(i32 0, i64 %41, i64 1, i64 %93, ptr %89, ptr %88)
  br label %112

99:                                               ; preds = %96
  call void @move_row(i32 0, i64 %41, i64 2, i64 %93, ptr %89, ptr %88)
  br label %112

100:                                              ; preds = %81
  %101 = icmp eq i64 %95, 1
  br i1 %101, label %102, label %103

102:                                              ; preds = %100
  call void @move_row(i32 1, i64 %41, i64 1, i64 %93, ptr %89, ptr %88)
  br label %112

103:                                              ; preds = %100
  call void @move_row(i32 1, i64 %41, i64 2, i64 %93, ptr %89, ptr %88)
  br label %112

104:                                              ; preds = %81
  %105 = icmp eq i64 %95, 1
  br i1 %105, label %106, label %107

106:                                              ; preds = %104
  call void @move_row(i32 2, i64 %41, i64 1, i64 %93, ptr %89, ptr %88)
  br label %112

107:                                              ; preds = %104
  call void @move_row(i32 2, i64 %41, i64 2, i64 %93, ptr %89, ptr %88)
  br label %112

108:                                              ; preds = %81
  %109 = icmp eq i64 %95, 1
  br i1 %109, label %110, label %111

110:                                              ; preds = %108
  call void @move_row(i32 3, i64 %41, i64 1, i64 %93, ptr %89, ptr %89)
  br label %112

111:                                              ; preds = %108
  call void @move_row(i32 3, i64 %41, i64 2, i64 %93, ptr %89, ptr %89)
  br label %112

112:                                              ; preds = %81, %99, %98, %103, %102, %107, %106, %111, %110
  %113 = add nsw i64 %.091, 1
  br label %55

114:                                              ; preds = %55
  %115 = add nsw i64 %.087, 1
  br label %51

116:                                              ; preds = %51
  ret void
}

define internal { ptr, ptr } @packed(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 6
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 7
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %3, %5
  %7 = mul i64 %6, 4
  %8 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 6
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 8
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %9, %11
  %13 = mul nsw i64 %12, 2
  %14 = mul i64 %13, 4
  %15 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %1
  %19 = mul i64 2, %7
  %20 = call ptr @fftwf_malloc(i64 %19)
  br label %24

21:                                               ; preds = %1
  %22 = call ptr @fftwf_malloc(i64 %7)
  %23 = call ptr @fftwf_malloc(i64 %14)
  br label %24

24:                                               ; preds = %21, %18
  %.sroa.0.0 = phi ptr [ null, %18 ], [ %22, %21 ]
  %.sroa.3.0 = phi ptr [ %20, %18 ], [ %23, %21 ]
  %.fca.0.insert = insertvalue { ptr, ptr } poison, ptr %.sroa.0.0, 0
  %.fca.1.insert = insertvalue { ptr, ptr } %.fca.0.insert, ptr %.sroa.3.0, 1
  ret { ptr, ptr } %.fca.1.insert
}

define internal void @make_symmetric(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 5
  %4 = load i64, ptr %3, align 8
  %5 = sub nsw i64 %4, 1
  %6 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i64, ptr %7, i64 %5
  %9 = load i64, ptr %8, align 8
  %10 = sdiv i64 %9, 2
  %11 = add nsw i64 %10, 1
  %12 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 8
  %13 = load i64, ptr %12, align 8
  %14 = sdiv i64 %13, %11
  br label %15

15:                                               ; preds = %93, %2
  %.0 = phi i64 [ 0, %2 ], [ %94, %93 ]
  %16 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 6
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %.0, %17
  br i1 %18, label %19, label %95

19:                                               ; preds = %15, %91
  %.061 = phi i64 [ %92, %91 ], [ 0, %15 ]
  %20 = icmp slt i64 %.061, %14
  br i1 %20, label %21, label %93

21:                                               ; preds = %19, %24
  %.066 = phi i64 [ %46, %24 ], [ 1, %19 ]
  %.065 = phi i64 [ %22, %24 ], [ %5, %19 ]
  %.064 = phi i64 [ %51, %24 ], [ %.061, %19 ]
  %.062 = phi i64 [ %41, %24 ], [ 0, %19 ]
  %22 = add nsw i64 %.065, -1
  %23 = icmp sgt i64 %.065, 0
  br i1 %23, label %24, label %52

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i64, ptr %26, i64 %22
  %28 = load i64, ptr %27, align 8
  %29 = srem i64 %.064, %28
  %30 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds i64, ptr %31, i64 %22
  %33 = load i64, ptr %32, align 8
  %34 = sub nsw i64 %33, %29
  %35 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds i64, ptr %36, i64 %22
  %38 = load i64, ptr %37, align 8
  %39 = srem i64 %34, %38
  %40 = mul nsw i64 %.066, %39
  %41 = add nsw i64 %.062, %40
  %42 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds i64, ptr %43, i64 %22
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %.066, %45
  %47 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds i64, ptr %48, i64 %22
  %50 = load i64, ptr %49, align 8
  %51 = sdiv i64 %.064, %50
  br label %21

52:                                               ; preds = %21
  %53 = icmp slt i64 %.062, %.061
  br i1 %53, label %91, label %54

54:                                               ; preds = %52, %89
  %.063 = phi i64 [ %90, %89 ], [ 0, %52 ]
  %55 = icmp slt i64 %.063, %11
  br i1 %55, label %56, label %91

56:                                               ; preds = %54
  %57 = call i32 @is_own_mirror(ptr %0, i64 %.063)
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %89

59:                                               ; preds = %56
  %60 = mul nsw i64 %.0, %14
  %61 = add nsw i64 %60, %.061
  %62 = mul nsw i64 %61, %11
  %63 = add nsw i64 %62, %.063
  %64 = mul nsw i64 2, %63
  %65 = getelementptr inbounds float, ptr %1, i64 %64
  %66 = mul nsw i64 %.0, %14
  %67 = add nsw i64 %66, %.062
  %68 = mul nsw i64 %67, %11
  %69 = add nsw i64 %68, %.063
  %70 = mul nsw i64 2, %69
  %71 = getelementptr inbounds float, ptr %1, i64 %70
  %72 = getelementptr inbounds float, ptr %65, i64 0
  %73 = load float, ptr %72, align 4
  %74 = getelementptr inbounds float, ptr %71, i64 0
  %75 = load float, ptr %74, align 4
  %76 = fadd float %73, %75
  %77 = fdiv float %76, 2.000000e+00
  %78 = getelementptr inbounds float, ptr %65, i64 1
  %79 = load float, ptr %78, align 4
  %80 = getelementptr inbounds float, ptr %71, i64 1
  %81 = load float, ptr %80, align 4
  %82 = fsub float %79, %81
  %83 = fdiv float %82, 2.000000e+00
  %84 = getelementptr inbounds float, ptr %71, i64 0
  store float %77, ptr %84, align 4
  %85 = getelementptr inbounds float, ptr %65, i64 0
  store float %77, ptr %85, align 4
  %86 = getelementptr inbounds float, ptr %65, i64 1
  store float %83, ptr %86, align 4
  %87 = fneg float %83
  %88 = getelementptr inbounds float, ptr %71, i64 1
  store float %87, ptr %88, align 4
  br label %89

89:                                               ; preds = %56, %59
  %90 = add nsw i64 %.063, 1
  br label %54

91:                                               ; preds = %52, %54
  %92 = add nsw i64 %.061, 1
  br label %19

93:                                               ; preds = %19
  %94 = add nsw i64 %.0, 1
  br label %15

95:                                               ; preds = %15
  ret void
}

define internal void @transform(ptr %0, i32 %1, ptr %2, ptr %3) {
  %5 = call ptr @plan_of(ptr %0, i32 %1, ptr %2, ptr %3)
  %6 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  call void @fftwf_execute_dft(ptr %5, ptr %3, ptr %3)
  br label %18

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 1
  %14 = zext i1 %13 to i32
  %15 = icmp ne i32 %14, %1
  br i1 %15, label %16, label %17

16:                                               ; preds = %10
  call void @fftwf_execute_dft_r2c(ptr %5, ptr %2, ptr %3)
  br label %18

17:                                               ; preds = %10
  call void @fftwf_execute_dft_c2r(ptr %5, ptr %3, ptr %2)
  br label %18

18:                                               ; preds = %16, %17, %9
  ret void
}

define internal void @release(ptr %0, ptr %1) {
  call void @fftwf_free(ptr %0)
  call void @fftwf_free(ptr %1)
  ret void
}

define void @__ehub_fftwf_pull(ptr %0, ptr %1, ptr %2) {
  %4 = icmp ne ptr %2, null
  br i1 %4, label %5, label %29

5:                                                ; preds = %3
  %6 = icmp ne ptr %1, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %5
  call void @move(ptr %0, i32 3, i32 1, ptr %2, ptr null)
  br label %29

8:                                                ; preds = %5
  %9 = call { ptr, ptr } @packed(ptr %0)
  %10 = extractvalue { ptr, ptr } %9, 0
  %11 = extractvalue { ptr, ptr } %9, 1
  %12 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 1
  %. = select i1 %14, ptr %10, ptr %11
  %15 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 2
  %18 = select i1 %17, ptr %10, ptr %11
  call void @move(ptr %0, i32 0, i32 1, ptr %2, ptr %18)
  call void @move(ptr %0, i32 3, i32 1, ptr %2, ptr null)
  %19 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 1
  br i1 %21, label %22, label %23

22:                                               ; preds = %8
  call void @make_symmetric(ptr %0, ptr %18)
  call void @scale_mirrored(ptr %0, ptr %18, float 5.000000e-01)
  br label %23

23:                                               ; preds = %22, %8
  call void @transform(ptr %0, i32 1, ptr %10, ptr %11)
  %24 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 2
  br i1 %26, label %27, label %28

27:                                               ; preds = %23
  call void @scale_mirrored(ptr %0, ptr %., float 2.000000e+00)
  br label %28

28:                                               ; preds = %27, %23
  call void @move(ptr %0, i32 2, i32 0, ptr %1, ptr %.)
  call void @release(ptr %10, ptr %11)
  br label %29

29:                                               ; preds = %7, %28, %3
  ret void
}

define internal void @scale_mirrored(ptr %0, ptr %1, float %2) {
  %4 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 5
  %7 = load i64, ptr %6, align 8
  %8 = sub nsw i64 %7, 1
  %9 = getelementptr inbounds i64, ptr %5, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = sdiv i64 %10, 2
  %12 = add nsw i64 %11, 1
  %13 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 8
  %14 = load i64, ptr %13, align 8
  %15 = sdiv i64 %14, %12
  %16 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 6
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %15, %17
  br label %19

19:                                               ; preds = %42, %3
  %.022 = phi i64 [ 0, %3 ], [ %43, %42 ]
  %20 = icmp slt i64 %.022, %18
  br i1 %20, label %21, label %44

21:                                               ; preds = %19, %40
  %.0 = phi i64 [ %41, %40 ], [ 0, %19 ]
  %22 = icmp slt i64 %.0, %12
  br i1 %22, label %23, label %42

23:                                               ; preds = %21
  %24 = call i32 @is_own_mirror(ptr %0, i64 %.0)
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %40, label %26

26:                                               ; preds = %23
  %27 = mul nsw i64 %.022, %12
  %28 = add nsw i64 %27, %.0
  %29 = mul nsw i64 2, %28
  %30 = getelementptr inbounds float, ptr %1, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = fmul float %31, %2
  store float %32, ptr %30, align 4
  %33 = mul nsw i64 %.022, %12
  %34 = add nsw i64 %33, %.0
  %35 = mul nsw i64 2, %34
  %36 = add nsw i64 %35, 1
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = fmul float %38, %2
  store float %39, ptr %37, align 4
  br label %40

40:                                               ; preds = %23, %26
  %41 = add nsw i64 %.0, 1
  br label %21

42:                                               ; preds = %21
  %43 = add nsw i64 %.022, 1
  br label %19

44:                                               ; preds = %19
  ret void
}

declare ptr @malloc(i64)

define internal void @describe(ptr %0, i64 %1, ptr %2, ptr %3, i64 %4, i64 %5, i32 %6, i32 %7, i32 %8) {
  %10 = icmp ne i32 %6, 0
  %11 = zext i1 %10 to i64
  %12 = select i1 %10, i32 1, i32 2
  %13 = sext i32 %12 to i64
  %14 = mul nsw i64 %4, %13
  %15 = getelementptr inbounds i64, ptr %0, i64 0
  store i64 %13, ptr %15, align 8
  %16 = mul nsw i64 %5, %13
  %17 = getelementptr inbounds i64, ptr %0, i64 1
  store i64 %16, ptr %17, align 8
  br label %18

18:                                               ; preds = %54, %9
  %.031 = phi i64 [ %14, %9 ], [ %56, %54 ]
  %.030 = phi i64 [ %1, %9 ], [ %19, %54 ]
  %19 = add nsw i64 %.030, -1
  %20 = icmp sgt i64 %.030, 0
  br i1 %20, label %21, label %57

21:                                               ; preds = %18
  %22 = add nsw i64 2, %19
  %23 = getelementptr inbounds i64, ptr %0, i64 %22
  store i64 %.031, ptr %23, align 8
  %24 = getelementptr inbounds i32, ptr %2, i64 %19
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = add nsw i64 %19, 1
  %28 = icmp eq i64 %27, %1
  %29 = icmp ne i32 %7, 0
  %or.cond = and i1 %28, %29
  br i1 %or.cond, label %30, label %36

30:                                               ; preds = %21
  %31 = getelementptr inbounds i32, ptr %2, i64 %19
  %32 = load i32, ptr %31, align 4
  %33 = sdiv i32 %32, 2
  %34 = add nsw i32 %33, 1
  %35 = sext i32 %34 to i64
  br label %36

36:                                               ; preds = %30, %21
  %.0 = phi i64 [ %35, %30 ], [ %26, %21 ]
  %37 = add nsw i64 %19, 1
  %38 = icmp eq i64 %37, %1
  %39 = icmp ne i32 %6, 0
  %or.cond32 = and i1 %38, %39
  %40 = icmp ne i32 %8, 0
  %or.cond33 = and i1 %or.cond32, %40
  br i1 %or.cond33, label %41, label %48

41:                                               ; preds = %36
  %42 = getelementptr inbounds i32, ptr %2, i64 %19
  %43 = load i32, ptr %42, align 4
  %44 = sdiv i32 %43, 2
  %45 = add nsw i32 %44, 1
  %46 = mul nsw i32 2, %45
  %47 = sext i32 %46 to i64
  br label %48

48:                                               ; preds = %41, %36
  %.1 = phi i64 [ %47, %41 ], [ %.0, %36 ]
  %49 = icmp ne ptr %3, null
  br i1 %49, label %50, label %54

50:                                               ; preds = %48
  %51 = getelementptr inbounds i32, ptr %3, i64 %19
  %52 = load i32, ptr %51, align 4
  %53 = sext i32 %52 to i64
  br label %54

54:                                               ; preds = %48, %50
  %55 = phi i64 [ %53, %50 ], [ %.1, %48 ]
  %56 = mul nsw i64 %.031, %55
  br label %18

57:                                               ; preds = %18
  ret void
}

define internal ptr @shape_of_key(ptr %0) {
  %2 = getelementptr inbounds i64, ptr %0, i64 2
  %3 = load i64, ptr %2, align 8
  %4 = add nsw i64 4, %3
  %5 = add nsw i64 2, %3
  %6 = mul nsw i64 2, %5
  %7 = add nsw i64 %4, %6
  %8 = load ptr, ptr @shapes, align 8
  br label %9

9:                                                ; preds = %22, %1
  %.060 = phi ptr [ %8, %1 ], [ %24, %22 ]
  %10 = icmp ne ptr %.060, null
  br i1 %10, label %11, label %25

11:                                               ; preds = %9
  %12 = getelementptr inbounds nuw %struct.shape, ptr %.060, i32 0, i32 2
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, %7
  br i1 %14, label %15, label %22

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw %struct.shape, ptr %.060, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = mul i64 %7, 8
  %19 = call i32 @memcmp(ptr %17, ptr %0, i64 %18)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %15
  call void @free(ptr %0)
  br label %25

22:                                               ; preds = %11, %15
  %23 = getelementptr inbounds nuw %struct.shape, ptr %.060, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8
  br label %9

25:                                               ; preds = %9, %21
  %.061 = phi i32 [ 1, %21 ], [ 2, %9 ]
  %cond = icmp eq i32 %.061, 2
  br i1 %cond, label %26, label %94

26:                                               ; preds = %25
  %27 = call ptr @calloc(i64 1, i64 144)
  %28 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 1
  store ptr %0, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 2
  store i64 %7, ptr %29, align 8
  %30 = getelementptr inbounds i64, ptr %0, i64 0
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 3
  store i64 %31, ptr %32, align 8
  %33 = getelementptr inbounds i64, ptr %0, i64 1
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 4
  store i64 %34, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 5
  store i64 %3, ptr %36, align 8
  %37 = getelementptr inbounds i64, ptr %0, i64 3
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 6
  store i64 %38, ptr %39, align 8
  %40 = getelementptr inbounds i64, ptr %0, i64 4
  %41 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 9
  store ptr %40, ptr %41, align 8
  %42 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 9
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds i64, ptr %43, i64 %3
  %45 = getelementptr inbounds i64, ptr %44, i64 2
  %46 = getelementptr inbounds i64, ptr %45, i64 %3
  %47 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 10
  %48 = getelementptr inbounds i64, ptr %44, i64 0
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds i64, ptr %44, i64 1
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds i64, ptr %44, i64 2
  store i64 %49, ptr %47, align 8
  %.sroa.27.0..sroa_idx = getelementptr inbounds i8, ptr %47, i64 8
  store i64 %51, ptr %.sroa.27.0..sroa_idx, align 8
  %.sroa.38.0..sroa_idx = getelementptr inbounds i8, ptr %47, i64 16
  store ptr %52, ptr %.sroa.38.0..sroa_idx, align 8
  %53 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 11
  %54 = getelementptr inbounds i64, ptr %46, i64 0
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i64, ptr %46, i64 1
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i64, ptr %46, i64 2
  store i64 %55, ptr %53, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %53, i64 8
  store i64 %57, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %53, i64 16
  store ptr %58, ptr %.sroa.3.0..sroa_idx, align 8
  %59 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 8
  store i64 1, ptr %59, align 8
  %60 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 7
  store i64 1, ptr %60, align 8
  br label %61

61:                                               ; preds = %85, %26
  %.0 = phi i64 [ 0, %26 ], [ %90, %85 ]
  %62 = icmp slt i64 %.0, %3
  br i1 %62, label %63, label %91

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 9
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds i64, ptr %65, i64 %.0
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 7
  %69 = load i64, ptr %68, align 8
  %70 = mul nsw i64 %69, %67
  store i64 %70, ptr %68, align 8
  %71 = add nsw i64 %.0, 1
  %72 = icmp slt i64 %71, %3
  br i1 %72, label %73, label %78

73:                                               ; preds = %63
  %74 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 9
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds i64, ptr %75, i64 %.0
  %77 = load i64, ptr %76, align 8
  br label %85

78:                                               ; preds = %63
  %79 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 9
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds i64, ptr %80, i64 %.0
  %82 = load i64, ptr %81, align 8
  %83 = sdiv i64 %82, 2
  %84 = add nsw i64 %83, 1
  br label %85

85:                                               ; preds = %78, %73
  %86 = phi i64 [ %77, %73 ], [ %84, %78 ]
  %87 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 8
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %88, %86
  store i64 %89, ptr %87, align 8
  %90 = add nsw i64 %.0, 1
  br label %61

91:                                               ; preds = %61
  %92 = load ptr, ptr @shapes, align 8
  %93 = getelementptr inbounds nuw %struct.shape, ptr %27, i32 0, i32 0
  store ptr %92, ptr %93, align 8
  store ptr %27, ptr @shapes, align 8
  br label %94

94:                                               ; preds = %25, %91
  %.1 = phi ptr [ %.060, %25 ], [ %27, %91 ]
  ret ptr %.1
}

declare void @free(ptr)

declare ptr @calloc(i64, i64)

define internal void @move_row(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, ptr %5) {
  br label %7

7:                                                ; preds = %29, %6
  %.0 = phi i64 [ 0, %6 ], [ %30, %29 ]
  %8 = icmp slt i64 %.0, %1
  br i1 %8, label %9, label %31

9:                                                ; preds = %7, %27
  %.021 = phi i64 [ %28, %27 ], [ 0, %7 ]
  %10 = icmp slt i64 %.021, %2
  br i1 %10, label %11, label %29

11:                                               ; preds = %9
  %12 = mul nsw i64 %.0, %3
  %13 = getelementptr inbounds float, ptr %4, i64 %12
  %14 = getelementptr inbounds float, ptr %13, i64 %.021
  %15 = mul nsw i64 %.0, %2
  %16 = getelementptr inbounds float, ptr %5, i64 %15
  %17 = getelementptr inbounds float, ptr %16, i64 %.021
  switch i32 %0, label %27 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %22
    i32 3, label %26
  ]

18:                                               ; preds = %11
  %19 = load float, ptr %14, align 4
  store float %19, ptr %17, align 4
  br label %27

20:                                               ; preds = %11
  %21 = load float, ptr %17, align 4
  store float %21, ptr %14, align 4
  br label %27

22:                                               ; preds = %11
  %23 = load float, ptr %17, align 4
  %24 = load float, ptr %14, align 4
  %25 = fadd float %24, %23
  store float %25, ptr %14, align 4
  br label %27

26:                                               ; preds = %11
  store float 0.000000e+00, ptr %14, align 4
  br label %27

27:                                               ; preds = %11, %18, %20, %22, %26
  %28 = add nsw i64 %.021, 1
  br label %9

29:                                               ; preds = %9
  %30 = add nsw i64 %.0, 1
  br label %7

31:                                               ; preds = %7
  ret void
}

declare ptr @fftwf_malloc(i64)

define internal i32 @is_own_mirror(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 5
  %6 = load i64, ptr %5, align 8
  %7 = sub nsw i64 %6, 1
  %8 = getelementptr inbounds i64, ptr %4, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %1, 0
  %11 = mul nsw i64 2, %1
  %12 = icmp eq i64 %11, %9
  %13 = select i1 %10, i1 true, i1 %12
  %14 = zext i1 %13 to i32
  ret i32 %14
}

define internal ptr @plan_of(ptr %0, i32 %1, ptr %2, ptr %3) {
  call void @lock()
  %5 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 12
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds [2 x ptr], ptr %5, i64 0, i64 %6
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %71, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 5
  %12 = load i64, ptr %11, align 8
  %13 = mul i64 %12, 4
  %14 = call ptr @malloc(i64 %13)
  %15 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 6
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  br label %21

21:                                               ; preds = %25, %10
  %.0 = phi i64 [ 0, %10 ], [ %32, %25 ]
  %22 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 5
  %23 = load i64, ptr %22, align 8
  %24 = icmp slt i64 %.0, %23
  br i1 %24, label %25, label %33

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 9
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 %.0
  %29 = load i64, ptr %28, align 8
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds i32, ptr %14, i64 %.0
  store i32 %30, ptr %31, align 4
  %32 = add nsw i64 %.0, 1
  br label %21

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 7
  %35 = load i64, ptr %34, align 8
  %36 = trunc i64 %35 to i32
  %37 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 8
  %38 = load i64, ptr %37, align 8
  %39 = trunc i64 %38 to i32
  %40 = icmp ne i32 %1, 0
  br i1 %40, label %41, label %45

41:                                               ; preds = %33
  %42 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 4
  %43 = load i64, ptr %42, align 8
  %44 = sub nsw i64 0, %43
  br label %48

45:                                               ; preds = %33
  %46 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 4
  %47 = load i64, ptr %46, align 8
  br label %48

48:                                               ; preds = %45, %41
  %49 = phi i64 [ %44, %41 ], [ %47, %45 ]
  %50 = trunc i64 %49 to i32
  %51 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %56

54:                                               ; preds = %48
  %55 = call ptr @fftwf_plan_many_dft(i32 %17, ptr %14, i32 %20, ptr %3, ptr null, i32 1, i32 %36, ptr %3, ptr null, i32 1, i32 %36, i32 %50, i32 64)
  br label %66

56:                                               ; preds = %48
  %57 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 3
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 1
  %60 = zext i1 %59 to i32
  %61 = icmp ne i32 %60, %1
  br i1 %61, label %62, label %64

62:                                               ; preds = %56
  %63 = call ptr @fftwf_plan_many_dft_r2c(i32 %17, ptr %14, i32 %20, ptr %2, ptr null, i32 1, i32 %36, ptr %3, ptr null, i32 1, i32 %39, i32 64)
  br label %66

64:                                               ; preds = %56
  %65 = call ptr @fftwf_plan_many_dft_c2r(i32 %17, ptr %14, i32 %20, ptr %3, ptr null, i32 1, i32 %39, ptr %2, ptr null, i32 1, i32 %36, i32 64)
  br label %66

66:                                               ; preds = %62, %64, %54
  %67 = phi ptr [ %55, %54 ], [ %63, %62 ], [ %65, %64 ]
  %68 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 12
  %69 = sext i32 %1 to i64
  %70 = getelementptr inbounds [2 x ptr], ptr %68, i64 0, i64 %69
  store ptr %67, ptr %70, align 8
  call void @free(ptr %14)
  br label %71

71:                                               ; preds = %66, %4
  %72 = getelementptr inbounds nuw %struct.shape, ptr %0, i32 0, i32 12
  %73 = sext i32 %1 to i64
  %74 = getelementptr inbounds [2 x ptr], ptr %72, i64 0, i64 %73
  %75 = load ptr, ptr %74, align 8
  call void @unlock()
  %76 = icmp ne ptr %75, null
  br i1 %76, label %78, label %77

77:                                               ; preds = %71
  call void @__ehub_stop_saying(ptr @.str, ptr null, i32 0, ptr @.str.3)
  unreachable

78:                                               ; preds = %71
  ret ptr %75
}

declare void @fftwf_execute_dft(ptr, ptr, ptr)

declare void @fftwf_execute_dft_r2c(ptr, ptr, ptr)

declare void @fftwf_execute_dft_c2r(ptr, ptr, ptr)

declare void @fftwf_free(ptr)
