; Made from runtime.c by `python -m enzyme_hub._bitcode`.

%struct.complex4 = type { float, float }
%struct.complex8 = type { double, double }
%struct.Descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [7 x %struct.Dimension] }
%struct.Dimension = type { i64, i64, i64 }
%struct.DerivedType = type { [88 x i8], i64, [136 x i8], ptr, i64, i32, [4 x i8], %struct.Dimension, [148 x i8], i8, i8, i8, i8, i8 }
%struct.Component = type { [24 x i8], i8, i8, i8, i8, [4 x i8], i64, [16 x i8], ptr, [96 x i8], ptr, [80 x i8], ptr }
%struct.ProcedurePointer = type { [24 x i8], i64, ptr }
%struct.Constructor = type { ptr, i64, i64, ptr, i32, i8 }

@.str = private unnamed_addr constant [90 x i8] c"enzyme-hub: where derivatives are taken, an array of more than 7 dimensions was summed up\00", align 1
@.str.1 = private unnamed_addr constant [123 x i8] c"enzyme-hub: where derivatives are taken, an array of a derived type was assigned, moved, released or rearranged as a whole\00", align 1
@.str.2 = private unnamed_addr constant [101 x i8] c"enzyme-hub: where derivatives are taken, an array was allocated whose rank is not that of its bounds\00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [129 x i8] c"enzyme-hub: where derivatives are taken, there was an object of a type of which the compiler's description is not in the program\00", align 1
@.str.5 = private unnamed_addr constant [145 x i8] c"enzyme-hub: where derivatives are taken, an object was assigned that has a component with a defined assignment: assign the components one by one\00", align 1
@.str.6 = private unnamed_addr constant [38 x i8] c"ALLOCATE: object is already allocated\00", align 1
@.str.7 = private unnamed_addr constant [36 x i8] c"DEALLOCATE: object is not allocated\00", align 1
@.str.8 = private unnamed_addr constant [38 x i8] c"DEALLOCATE: pointer is not associated\00", align 1
@__const.product_all_complex4.value = private unnamed_addr constant %struct.complex4 { float 1.000000e+00, float 0.000000e+00 }, align 4
@__const.product_all_complex8.value = private unnamed_addr constant %struct.complex8 { double 1.000000e+00, double 0.000000e+00 }, align 8
@__const.product_along_complex4.value = private unnamed_addr constant %struct.complex4 { float 1.000000e+00, float 0.000000e+00 }, align 4
@__const.product_along_complex8.value = private unnamed_addr constant %struct.complex8 { double 1.000000e+00, double 0.000000e+00 }, align 8

; Function Attrs: alwaysinline nounwind uwtable
define dso_local zeroext i1 @enzyme_hub_is_number(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp sle i32 %4, 39
  br i1 %5, label %6, label %17

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 6
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = and i32 %9, 1
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = zext i8 %14 to i32
  %16 = icmp sle i32 %15, 7
  br label %17

17:                                               ; preds = %12, %6, %1
  %18 = phi i1 [ false, %6 ], [ false, %1 ], [ %16, %12 ]
  ret i1 %18
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local zeroext i1 @enzyme_hub_is_no_data(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp sgt i32 %4, 39
  br i1 %5, label %6, label %11

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = icmp ne i32 %9, 42
  br label %11

11:                                               ; preds = %6, %1
  %12 = phi i1 [ false, %1 ], [ %10, %6 ]
  ret i1 %12
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local zeroext i1 @enzyme_hub_has_dimensions(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = zext i8 %3 to i32
  %5 = icmp sle i32 %4, 7
  ret i1 %5
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_stop_at_dimensions(ptr noundef %0, i32 noundef %1) #0 {
  call void @_FortranAReportFatalUserError(ptr noundef @.str, ptr noundef %0, i32 noundef %1) #13
  unreachable
}

; Function Attrs: noreturn
declare void @_FortranAReportFatalUserError(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_stop_at_array(ptr noundef %0, i32 noundef %1) #0 {
  call void @_FortranAReportFatalUserError(ptr noundef @.str.1, ptr noundef %0, i32 noundef %1) #13
  unreachable
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_is_of_rank(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = zext i8 %4 to i32
  %6 = icmp ne i32 %5, %1
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  call void @_FortranAReportFatalUserError(ptr noundef @.str.2, ptr noundef @.str.3, i32 noundef 0) #13
  unreachable

8:                                                ; preds = %2
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local zeroext i1 @enzyme_hub_is_known(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = call i1 @llvm.is.constant.i8(i8 %3)
  br i1 %4, label %5, label %14

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  %9 = icmp ne i32 %8, 42
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = call ptr @derived_type(ptr noundef %0)
  %12 = call i32 @is_seen(ptr noundef %11)
  %13 = icmp ne i32 %12, 0
  br label %14

14:                                               ; preds = %5, %10, %1
  %15 = phi i1 [ false, %1 ], [ true, %5 ], [ %13, %10 ]
  ret i1 %15
}

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i8(i8) #2

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @is_seen(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.DerivedType, ptr %0, i32 0, i32 7
  %3 = getelementptr inbounds nuw %struct.Dimension, ptr %2, i32 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = call i1 @llvm.is.constant.i64(i64 %4)
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal ptr @derived_type(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = zext i8 %3 to i32
  %5 = call ptr @derived_type_of(ptr noundef %0, i32 noundef %4)
  ret ptr %5
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local zeroext i1 @enzyme_hub_is_real(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 27
  br i1 %5, label %16, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = icmp eq i32 %9, 28
  br i1 %10, label %16, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i32
  %15 = icmp eq i32 %14, 29
  br i1 %15, label %16, label %21

16:                                               ; preds = %11, %6, %1
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %18 = load i8, ptr %17, align 4
  %19 = zext i8 %18 to i32
  %20 = icmp sle i32 %19, 7
  br label %21

21:                                               ; preds = %16, %11
  %22 = phi i1 [ false, %11 ], [ %20, %16 ]
  ret i1 %22
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local zeroext i1 @enzyme_hub_is_real_or_complex(ptr noundef %0) #0 {
  %2 = call zeroext i1 @enzyme_hub_is_real(ptr noundef %0)
  br i1 %2, label %18, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %6, 34
  br i1 %7, label %13, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  %12 = icmp eq i32 %11, 35
  br i1 %12, label %13, label %18

13:                                               ; preds = %8, %3
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = icmp sle i32 %16, 7
  br label %18

18:                                               ; preds = %8, %13, %1
  %19 = phi i1 [ true, %1 ], [ false, %8 ], [ %17, %13 ]
  ret i1 %19
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranACopyInAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = zext i8 %6 to i32
  call void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %7)
  call void @shape_like(ptr noundef %0, ptr noundef %1)
  call void @allocate(ptr noundef %0)
  call void @copy_elements(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 2
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 2
  store i32 %9, ptr %10, align 8
  %11 = trunc i32 %2 to i8
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  store i8 %11, ptr %12, align 4
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %14 = load i8, ptr %13, align 1
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %14, ptr %15, align 1
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 5
  store i8 2, ptr %16, align 2
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 6
  store i8 0, ptr %17, align 1
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @shape_like(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = zext i8 %4 to i32
  %6 = icmp slt i32 0, %5
  br i1 %6, label %7, label %27

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %9 = getelementptr inbounds [7 x %struct.Dimension], ptr %8, i64 0, i64 0
  %10 = getelementptr inbounds nuw %struct.Dimension, ptr %9, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  call void @extend(ptr noundef %0, i32 noundef 0, i64 noundef %11)
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %13 = getelementptr inbounds [7 x %struct.Dimension], ptr %12, i64 0, i64 0
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %13, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %22

17:                                               ; preds = %7
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %19 = getelementptr inbounds [7 x %struct.Dimension], ptr %18, i64 0, i64 0
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i32 0, i32 0
  %21 = load i64, ptr %20, align 8
  br label %22

22:                                               ; preds = %7, %17
  %23 = phi i64 [ %21, %17 ], [ 1, %7 ]
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %25 = getelementptr inbounds [7 x %struct.Dimension], ptr %24, i64 0, i64 0
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %25, i32 0, i32 0
  store i64 %23, ptr %26, align 8
  br label %27

27:                                               ; preds = %22, %2
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %31 = icmp slt i32 1, %30
  br i1 %31, label %32, label %52

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %34 = getelementptr inbounds [7 x %struct.Dimension], ptr %33, i64 0, i64 1
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  call void @extend(ptr noundef %0, i32 noundef 1, i64 noundef %36)
  %37 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %37, i64 0, i64 1
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %47

42:                                               ; preds = %32
  %43 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %44 = getelementptr inbounds [7 x %struct.Dimension], ptr %43, i64 0, i64 1
  %45 = getelementptr inbounds nuw %struct.Dimension, ptr %44, i32 0, i32 0
  %46 = load i64, ptr %45, align 8
  br label %47

47:                                               ; preds = %32, %42
  %48 = phi i64 [ %46, %42 ], [ 1, %32 ]
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %50 = getelementptr inbounds [7 x %struct.Dimension], ptr %49, i64 0, i64 1
  %51 = getelementptr inbounds nuw %struct.Dimension, ptr %50, i32 0, i32 0
  store i64 %48, ptr %51, align 8
  br label %52

52:                                               ; preds = %47, %27
  %53 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %54 = load i8, ptr %53, align 4
  %55 = zext i8 %54 to i32
  %56 = icmp slt i32 2, %55
  br i1 %56, label %57, label %77

57:                                               ; preds = %52
  %58 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %59 = getelementptr inbounds [7 x %struct.Dimension], ptr %58, i64 0, i64 2
  %60 = getelementptr inbounds nuw %struct.Dimension, ptr %59, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  call void @extend(ptr noundef %0, i32 noundef 2, i64 noundef %61)
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 2
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %57
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 2
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 0
  %71 = load i64, ptr %70, align 8
  br label %72

72:                                               ; preds = %57, %67
  %73 = phi i64 [ %71, %67 ], [ 1, %57 ]
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 2
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 0
  store i64 %73, ptr %76, align 8
  br label %77

77:                                               ; preds = %72, %52
  %78 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = icmp slt i32 3, %80
  br i1 %81, label %82, label %102

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %84 = getelementptr inbounds [7 x %struct.Dimension], ptr %83, i64 0, i64 3
  %85 = getelementptr inbounds nuw %struct.Dimension, ptr %84, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  call void @extend(ptr noundef %0, i32 noundef 3, i64 noundef %86)
  %87 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %88 = getelementptr inbounds [7 x %struct.Dimension], ptr %87, i64 0, i64 3
  %89 = getelementptr inbounds nuw %struct.Dimension, ptr %88, i32 0, i32 1
  %90 = load i64, ptr %89, align 8
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %97

92:                                               ; preds = %82
  %93 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %94 = getelementptr inbounds [7 x %struct.Dimension], ptr %93, i64 0, i64 3
  %95 = getelementptr inbounds nuw %struct.Dimension, ptr %94, i32 0, i32 0
  %96 = load i64, ptr %95, align 8
  br label %97

97:                                               ; preds = %82, %92
  %98 = phi i64 [ %96, %92 ], [ 1, %82 ]
  %99 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %100 = getelementptr inbounds [7 x %struct.Dimension], ptr %99, i64 0, i64 3
  %101 = getelementptr inbounds nuw %struct.Dimension, ptr %100, i32 0, i32 0
  store i64 %98, ptr %101, align 8
  br label %102

102:                                              ; preds = %97, %77
  %103 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %104 = load i8, ptr %103, align 4
  %105 = zext i8 %104 to i32
  %106 = icmp slt i32 4, %105
  br i1 %106, label %107, label %127

107:                                              ; preds = %102
  %108 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %109 = getelementptr inbounds [7 x %struct.Dimension], ptr %108, i64 0, i64 4
  %110 = getelementptr inbounds nuw %struct.Dimension, ptr %109, i32 0, i32 1
  %111 = load i64, ptr %110, align 8
  call void @extend(ptr noundef %0, i32 noundef 4, i64 noundef %111)
  %112 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %113 = getelementptr inbounds [7 x %struct.Dimension], ptr %112, i64 0, i64 4
  %114 = getelementptr inbounds nuw %struct.Dimension, ptr %113, i32 0, i32 1
  %115 = load i64, ptr %114, align 8
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %117, label %122

117:                                              ; preds = %107
  %118 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %119 = getelementptr inbounds [7 x %struct.Dimension], ptr %118, i64 0, i64 4
  %120 = getelementptr inbounds nuw %struct.Dimension, ptr %119, i32 0, i32 0
  %121 = load i64, ptr %120, align 8
  br label %122

122:                                              ; preds = %107, %117
  %123 = phi i64 [ %121, %117 ], [ 1, %107 ]
  %124 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %125 = getelementptr inbounds [7 x %struct.Dimension], ptr %124, i64 0, i64 4
  %126 = getelementptr inbounds nuw %struct.Dimension, ptr %125, i32 0, i32 0
  store i64 %123, ptr %126, align 8
  br label %127

127:                                              ; preds = %122, %102
  %128 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %129 = load i8, ptr %128, align 4
  %130 = zext i8 %129 to i32
  %131 = icmp slt i32 5, %130
  br i1 %131, label %132, label %152

132:                                              ; preds = %127
  %133 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %134 = getelementptr inbounds [7 x %struct.Dimension], ptr %133, i64 0, i64 5
  %135 = getelementptr inbounds nuw %struct.Dimension, ptr %134, i32 0, i32 1
  %136 = load i64, ptr %135, align 8
  call void @extend(ptr noundef %0, i32 noundef 5, i64 noundef %136)
  %137 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %138 = getelementptr inbounds [7 x %struct.Dimension], ptr %137, i64 0, i64 5
  %139 = getelementptr inbounds nuw %struct.Dimension, ptr %138, i32 0, i32 1
  %140 = load i64, ptr %139, align 8
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %147

142:                                              ; preds = %132
  %143 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %144 = getelementptr inbounds [7 x %struct.Dimension], ptr %143, i64 0, i64 5
  %145 = getelementptr inbounds nuw %struct.Dimension, ptr %144, i32 0, i32 0
  %146 = load i64, ptr %145, align 8
  br label %147

147:                                              ; preds = %132, %142
  %148 = phi i64 [ %146, %142 ], [ 1, %132 ]
  %149 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %150 = getelementptr inbounds [7 x %struct.Dimension], ptr %149, i64 0, i64 5
  %151 = getelementptr inbounds nuw %struct.Dimension, ptr %150, i32 0, i32 0
  store i64 %148, ptr %151, align 8
  br label %152

152:                                              ; preds = %147, %127
  %153 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %154 = load i8, ptr %153, align 4
  %155 = zext i8 %154 to i32
  %156 = icmp slt i32 6, %155
  br i1 %156, label %157, label %177

157:                                              ; preds = %152
  %158 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %159 = getelementptr inbounds [7 x %struct.Dimension], ptr %158, i64 0, i64 6
  %160 = getelementptr inbounds nuw %struct.Dimension, ptr %159, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  call void @extend(ptr noundef %0, i32 noundef 6, i64 noundef %161)
  %162 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %163 = getelementptr inbounds [7 x %struct.Dimension], ptr %162, i64 0, i64 6
  %164 = getelementptr inbounds nuw %struct.Dimension, ptr %163, i32 0, i32 1
  %165 = load i64, ptr %164, align 8
  %166 = icmp sgt i64 %165, 0
  br i1 %166, label %167, label %172

167:                                              ; preds = %157
  %168 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %169 = getelementptr inbounds [7 x %struct.Dimension], ptr %168, i64 0, i64 6
  %170 = getelementptr inbounds nuw %struct.Dimension, ptr %169, i32 0, i32 0
  %171 = load i64, ptr %170, align 8
  br label %172

172:                                              ; preds = %157, %167
  %173 = phi i64 [ %171, %167 ], [ 1, %157 ]
  %174 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %175 = getelementptr inbounds [7 x %struct.Dimension], ptr %174, i64 0, i64 6
  %176 = getelementptr inbounds nuw %struct.Dimension, ptr %175, i32 0, i32 0
  store i64 %173, ptr %176, align 8
  br label %177

177:                                              ; preds = %172, %152
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @allocate(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = icmp slt i32 0, %6
  br i1 %7, label %8, label %14

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %3, %12
  br label %14

14:                                               ; preds = %8, %1
  %.0 = phi i64 [ %13, %8 ], [ %3, %1 ]
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  %18 = icmp slt i32 1, %17
  br i1 %18, label %19, label %25

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = mul nsw i64 %.0, %23
  br label %25

25:                                               ; preds = %19, %14
  %.1 = phi i64 [ %24, %19 ], [ %.0, %14 ]
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  %29 = icmp slt i32 2, %28
  br i1 %29, label %30, label %36

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %32 = getelementptr inbounds [7 x %struct.Dimension], ptr %31, i64 0, i64 2
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %.1, %34
  br label %36

36:                                               ; preds = %30, %25
  %.2 = phi i64 [ %35, %30 ], [ %.1, %25 ]
  %37 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = icmp slt i32 3, %39
  br i1 %40, label %41, label %47

41:                                               ; preds = %36
  %42 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %43 = getelementptr inbounds [7 x %struct.Dimension], ptr %42, i64 0, i64 3
  %44 = getelementptr inbounds nuw %struct.Dimension, ptr %43, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %.2, %45
  br label %47

47:                                               ; preds = %41, %36
  %.3 = phi i64 [ %46, %41 ], [ %.2, %36 ]
  %48 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %49 = load i8, ptr %48, align 4
  %50 = zext i8 %49 to i32
  %51 = icmp slt i32 4, %50
  br i1 %51, label %52, label %58

52:                                               ; preds = %47
  %53 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %54 = getelementptr inbounds [7 x %struct.Dimension], ptr %53, i64 0, i64 4
  %55 = getelementptr inbounds nuw %struct.Dimension, ptr %54, i32 0, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.3, %56
  br label %58

58:                                               ; preds = %52, %47
  %.4 = phi i64 [ %57, %52 ], [ %.3, %47 ]
  %59 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = icmp slt i32 5, %61
  br i1 %62, label %63, label %69

63:                                               ; preds = %58
  %64 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %65 = getelementptr inbounds [7 x %struct.Dimension], ptr %64, i64 0, i64 5
  %66 = getelementptr inbounds nuw %struct.Dimension, ptr %65, i32 0, i32 1
  %67 = load i64, ptr %66, align 8
  %68 = mul nsw i64 %.4, %67
  br label %69

69:                                               ; preds = %63, %58
  %.5 = phi i64 [ %68, %63 ], [ %.4, %58 ]
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %71 = load i8, ptr %70, align 4
  %72 = zext i8 %71 to i32
  %73 = icmp slt i32 6, %72
  br i1 %73, label %74, label %80

74:                                               ; preds = %69
  %75 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %76 = getelementptr inbounds [7 x %struct.Dimension], ptr %75, i64 0, i64 6
  %77 = getelementptr inbounds nuw %struct.Dimension, ptr %76, i32 0, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %.5, %78
  br label %80

80:                                               ; preds = %74, %69
  %.6 = phi i64 [ %79, %74 ], [ %.5, %69 ]
  %81 = icmp sgt i64 %.6, 0
  %.6. = select i1 %81, i64 %.6, i64 1
  %82 = call ptr @malloc(i64 noundef %.6.) #14
  %83 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %82, ptr %83, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @copy_elements(ptr noundef %0, ptr noundef %1) #0 {
  %3 = call i64 @row_length(ptr noundef %0)
  %4 = call i64 @row_stride(ptr noundef %0)
  %5 = call i64 @row_stride(ptr noundef %1)
  %6 = call i64 @rows(ptr noundef %0)
  br label %7

7:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %21, %20 ]
  %8 = icmp slt i64 %.0, %6
  br i1 %8, label %9, label %22

9:                                                ; preds = %7
  %10 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %11 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %12

12:                                               ; preds = %14, %9
  %.023 = phi i64 [ 0, %9 ], [ %19, %14 ]
  %13 = icmp slt i64 %.023, %3
  br i1 %13, label %14, label %20

14:                                               ; preds = %12
  %15 = mul nsw i64 %.023, %4
  %16 = getelementptr inbounds i8, ptr %10, i64 %15
  %17 = mul nsw i64 %.023, %5
  %18 = getelementptr inbounds i8, ptr %11, i64 %17
  call void @copy_element(ptr noundef %16, ptr noundef %18, ptr noundef %1)
  %19 = add nsw i64 %.023, 1
  br label %12, !llvm.loop !5

20:                                               ; preds = %12
  %21 = add nsw i64 %.0, 1
  br label %7, !llvm.loop !8

22:                                               ; preds = %7
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranACopyOutAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = icmp ne ptr %0, null
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  call void @copy_elements(ptr noundef %0, ptr noundef %1)
  br label %7

7:                                                ; preds = %6, %4
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  call void @free(ptr noundef %9)
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  store ptr null, ptr %10, align 8
  ret void
}

declare void @free(ptr noundef)

; Function Attrs: alwaysinline nounwind uwtable
define dso_local zeroext i1 @enzyme_hub_FortranAIsContiguous(ptr noundef %0) #0 {
  %2 = call i32 @is_contiguous(ptr noundef %0)
  %3 = icmp ne i32 %2, 0
  ret i1 %3
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @is_contiguous(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = icmp slt i32 0, %6
  br i1 %7, label %8, label %27

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = icmp ne i64 %12, %3
  br i1 %13, label %14, label %20

14:                                               ; preds = %8
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = icmp ne i64 %18, 1
  br i1 %19, label %26, label %20

20:                                               ; preds = %14, %8
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %22 = getelementptr inbounds [7 x %struct.Dimension], ptr %21, i64 0, i64 0
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %3, %24
  br label %26

26:                                               ; preds = %14, %20
  %.062 = phi i32 [ 0, %20 ], [ 1, %14 ]
  %.151 = phi i64 [ %25, %20 ], [ %3, %14 ]
  %cond74 = icmp eq i32 %.062, 0
  br i1 %cond74, label %27, label %172

27:                                               ; preds = %26, %1
  %.050 = phi i64 [ %3, %1 ], [ %.151, %26 ]
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %31 = icmp slt i32 1, %30
  br i1 %31, label %32, label %51

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %34 = getelementptr inbounds [7 x %struct.Dimension], ptr %33, i64 0, i64 1
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = icmp ne i64 %36, %.050
  br i1 %37, label %38, label %44

38:                                               ; preds = %32
  %39 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %40 = getelementptr inbounds [7 x %struct.Dimension], ptr %39, i64 0, i64 1
  %41 = getelementptr inbounds nuw %struct.Dimension, ptr %40, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = icmp ne i64 %42, 1
  br i1 %43, label %50, label %44

44:                                               ; preds = %38, %32
  %45 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %46 = getelementptr inbounds [7 x %struct.Dimension], ptr %45, i64 0, i64 1
  %47 = getelementptr inbounds nuw %struct.Dimension, ptr %46, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.050, %48
  br label %50

50:                                               ; preds = %38, %44
  %.163 = phi i32 [ 0, %44 ], [ 1, %38 ]
  %.353 = phi i64 [ %49, %44 ], [ %.050, %38 ]
  %cond73 = icmp eq i32 %.163, 0
  br i1 %cond73, label %51, label %172

51:                                               ; preds = %50, %27
  %.252 = phi i64 [ %.050, %27 ], [ %.353, %50 ]
  %52 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = icmp slt i32 2, %54
  br i1 %55, label %56, label %75

56:                                               ; preds = %51
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 2
  %59 = getelementptr inbounds nuw %struct.Dimension, ptr %58, i32 0, i32 2
  %60 = load i64, ptr %59, align 8
  %61 = icmp ne i64 %60, %.252
  br i1 %61, label %62, label %68

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %64 = getelementptr inbounds [7 x %struct.Dimension], ptr %63, i64 0, i64 2
  %65 = getelementptr inbounds nuw %struct.Dimension, ptr %64, i32 0, i32 1
  %66 = load i64, ptr %65, align 8
  %67 = icmp ne i64 %66, 1
  br i1 %67, label %74, label %68

68:                                               ; preds = %62, %56
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %70 = getelementptr inbounds [7 x %struct.Dimension], ptr %69, i64 0, i64 2
  %71 = getelementptr inbounds nuw %struct.Dimension, ptr %70, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = mul nsw i64 %.252, %72
  br label %74

74:                                               ; preds = %62, %68
  %.264 = phi i32 [ 0, %68 ], [ 1, %62 ]
  %.555 = phi i64 [ %73, %68 ], [ %.252, %62 ]
  %cond72 = icmp eq i32 %.264, 0
  br i1 %cond72, label %75, label %172

75:                                               ; preds = %74, %51
  %.454 = phi i64 [ %.252, %51 ], [ %.555, %74 ]
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = icmp slt i32 3, %78
  br i1 %79, label %80, label %99

80:                                               ; preds = %75
  %81 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %82 = getelementptr inbounds [7 x %struct.Dimension], ptr %81, i64 0, i64 3
  %83 = getelementptr inbounds nuw %struct.Dimension, ptr %82, i32 0, i32 2
  %84 = load i64, ptr %83, align 8
  %85 = icmp ne i64 %84, %.454
  br i1 %85, label %86, label %92

86:                                               ; preds = %80
  %87 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %88 = getelementptr inbounds [7 x %struct.Dimension], ptr %87, i64 0, i64 3
  %89 = getelementptr inbounds nuw %struct.Dimension, ptr %88, i32 0, i32 1
  %90 = load i64, ptr %89, align 8
  %91 = icmp ne i64 %90, 1
  br i1 %91, label %98, label %92

92:                                               ; preds = %86, %80
  %93 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %94 = getelementptr inbounds [7 x %struct.Dimension], ptr %93, i64 0, i64 3
  %95 = getelementptr inbounds nuw %struct.Dimension, ptr %94, i32 0, i32 1
  %96 = load i64, ptr %95, align 8
  %97 = mul nsw i64 %.454, %96
  br label %98

98:                                               ; preds = %86, %92
  %.365 = phi i32 [ 0, %92 ], [ 1, %86 ]
  %.757 = phi i64 [ %97, %92 ], [ %.454, %86 ]
  %cond71 = icmp eq i32 %.365, 0
  br i1 %cond71, label %99, label %172

99:                                               ; preds = %98, %75
  %.656 = phi i64 [ %.454, %75 ], [ %.757, %98 ]
  %100 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %101 = load i8, ptr %100, align 4
  %102 = zext i8 %101 to i32
  %103 = icmp slt i32 4, %102
  br i1 %103, label %104, label %123

104:                                              ; preds = %99
  %105 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %106 = getelementptr inbounds [7 x %struct.Dimension], ptr %105, i64 0, i64 4
  %107 = getelementptr inbounds nuw %struct.Dimension, ptr %106, i32 0, i32 2
  %108 = load i64, ptr %107, align 8
  %109 = icmp ne i64 %108, %.656
  br i1 %109, label %110, label %116

110:                                              ; preds = %104
  %111 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %112 = getelementptr inbounds [7 x %struct.Dimension], ptr %111, i64 0, i64 4
  %113 = getelementptr inbounds nuw %struct.Dimension, ptr %112, i32 0, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = icmp ne i64 %114, 1
  br i1 %115, label %122, label %116

116:                                              ; preds = %110, %104
  %117 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %118 = getelementptr inbounds [7 x %struct.Dimension], ptr %117, i64 0, i64 4
  %119 = getelementptr inbounds nuw %struct.Dimension, ptr %118, i32 0, i32 1
  %120 = load i64, ptr %119, align 8
  %121 = mul nsw i64 %.656, %120
  br label %122

122:                                              ; preds = %110, %116
  %.466 = phi i32 [ 0, %116 ], [ 1, %110 ]
  %.959 = phi i64 [ %121, %116 ], [ %.656, %110 ]
  %cond70 = icmp eq i32 %.466, 0
  br i1 %cond70, label %123, label %172

123:                                              ; preds = %122, %99
  %.858 = phi i64 [ %.656, %99 ], [ %.959, %122 ]
  %124 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %125 = load i8, ptr %124, align 4
  %126 = zext i8 %125 to i32
  %127 = icmp slt i32 5, %126
  br i1 %127, label %128, label %147

128:                                              ; preds = %123
  %129 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %130 = getelementptr inbounds [7 x %struct.Dimension], ptr %129, i64 0, i64 5
  %131 = getelementptr inbounds nuw %struct.Dimension, ptr %130, i32 0, i32 2
  %132 = load i64, ptr %131, align 8
  %133 = icmp ne i64 %132, %.858
  br i1 %133, label %134, label %140

134:                                              ; preds = %128
  %135 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %136 = getelementptr inbounds [7 x %struct.Dimension], ptr %135, i64 0, i64 5
  %137 = getelementptr inbounds nuw %struct.Dimension, ptr %136, i32 0, i32 1
  %138 = load i64, ptr %137, align 8
  %139 = icmp ne i64 %138, 1
  br i1 %139, label %146, label %140

140:                                              ; preds = %134, %128
  %141 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %142 = getelementptr inbounds [7 x %struct.Dimension], ptr %141, i64 0, i64 5
  %143 = getelementptr inbounds nuw %struct.Dimension, ptr %142, i32 0, i32 1
  %144 = load i64, ptr %143, align 8
  %145 = mul nsw i64 %.858, %144
  br label %146

146:                                              ; preds = %134, %140
  %.567 = phi i32 [ 0, %140 ], [ 1, %134 ]
  %.1161 = phi i64 [ %145, %140 ], [ %.858, %134 ]
  %cond69 = icmp eq i32 %.567, 0
  br i1 %cond69, label %147, label %172

147:                                              ; preds = %146, %123
  %.1060 = phi i64 [ %.858, %123 ], [ %.1161, %146 ]
  %148 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %149 = load i8, ptr %148, align 4
  %150 = zext i8 %149 to i32
  %151 = icmp slt i32 6, %150
  br i1 %151, label %152, label %171

152:                                              ; preds = %147
  %153 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %154 = getelementptr inbounds [7 x %struct.Dimension], ptr %153, i64 0, i64 6
  %155 = getelementptr inbounds nuw %struct.Dimension, ptr %154, i32 0, i32 2
  %156 = load i64, ptr %155, align 8
  %157 = icmp ne i64 %156, %.1060
  br i1 %157, label %158, label %164

158:                                              ; preds = %152
  %159 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %160 = getelementptr inbounds [7 x %struct.Dimension], ptr %159, i64 0, i64 6
  %161 = getelementptr inbounds nuw %struct.Dimension, ptr %160, i32 0, i32 1
  %162 = load i64, ptr %161, align 8
  %163 = icmp ne i64 %162, 1
  br i1 %163, label %170, label %164

164:                                              ; preds = %158, %152
  %165 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %166 = getelementptr inbounds [7 x %struct.Dimension], ptr %165, i64 0, i64 6
  %167 = getelementptr inbounds nuw %struct.Dimension, ptr %166, i32 0, i32 1
  %168 = load i64, ptr %167, align 8
  %169 = mul nsw i64 %.1060, %168
  br label %170

170:                                              ; preds = %158, %164
  %.668 = phi i32 [ 0, %164 ], [ 1, %158 ]
  %cond = icmp eq i32 %.668, 0
  br i1 %cond, label %171, label %172

171:                                              ; preds = %170, %147
  br label %172

172:                                              ; preds = %26, %50, %74, %98, %122, %146, %170, %171
  %.2 = phi i32 [ 0, %26 ], [ 0, %50 ], [ 0, %74 ], [ 0, %98 ], [ 0, %122 ], [ 0, %146 ], [ 0, %170 ], [ 1, %171 ]
  ret i32 %.2
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local float @enzyme_hub_FortranASumReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call float @sum_all_real4(ptr noundef %0, ptr noundef %4)
  ret float %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal float @sum_all_real4(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store float 0.000000e+00, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @sum_line_real4(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !9

23:                                               ; preds = %6
  %24 = load float, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret float %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local float @enzyme_hub_FortranAProductReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call float @product_all_real4(ptr noundef %0, ptr noundef %4)
  ret float %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal float @product_all_real4(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store float 1.000000e+00, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @product_line_real4(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !10

23:                                               ; preds = %6
  %24 = load float, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret float %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local float @enzyme_hub_FortranAMaxvalReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call float @maxval_all_real4(ptr noundef %0, ptr noundef %4)
  ret float %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal float @maxval_all_real4(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store float 0xC7EFFFFFE0000000, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @maxval_line_real4(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !11

23:                                               ; preds = %6
  %24 = load float, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret float %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local float @enzyme_hub_FortranAMinvalReal4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call float @minval_all_real4(ptr noundef %0, ptr noundef %4)
  ret float %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal float @minval_all_real4(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store float 0x47EFFFFFE0000000, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @minval_line_real4(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !12

23:                                               ; preds = %6
  %24 = load float, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret float %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local double @enzyme_hub_FortranASumReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call double @sum_all_real8(ptr noundef %0, ptr noundef %4)
  ret double %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal double @sum_all_real8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store double 0.000000e+00, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @sum_line_real8(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !13

23:                                               ; preds = %6
  %24 = load double, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret double %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local double @enzyme_hub_FortranAProductReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call double @product_all_real8(ptr noundef %0, ptr noundef %4)
  ret double %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal double @product_all_real8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store double 1.000000e+00, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @product_line_real8(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !14

23:                                               ; preds = %6
  %24 = load double, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret double %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local double @enzyme_hub_FortranAMaxvalReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call double @maxval_all_real8(ptr noundef %0, ptr noundef %4)
  ret double %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal double @maxval_all_real8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store double 0xFFEFFFFFFFFFFFFF, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @maxval_line_real8(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !15

23:                                               ; preds = %6
  %24 = load double, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret double %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local double @enzyme_hub_FortranAMinvalReal8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call double @minval_all_real8(ptr noundef %0, ptr noundef %4)
  ret double %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal double @minval_all_real8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store double 0x7FEFFFFFFFFFFFFF, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @minval_line_real8(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !16

23:                                               ; preds = %6
  %24 = load double, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret double %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local x86_fp80 @enzyme_hub_FortranASumReal10(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call x86_fp80 @sum_all_real10(ptr noundef %0, ptr noundef %4)
  ret x86_fp80 %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal x86_fp80 @sum_all_real10(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store x86_fp80 0xK00000000000000000000, ptr %3, align 16
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @sum_line_real10(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !17

23:                                               ; preds = %6
  %24 = load x86_fp80, ptr %3, align 16
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret x86_fp80 %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local x86_fp80 @enzyme_hub_FortranAProductReal10(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call x86_fp80 @product_all_real10(ptr noundef %0, ptr noundef %4)
  ret x86_fp80 %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal x86_fp80 @product_all_real10(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store x86_fp80 0xK3FFF8000000000000000, ptr %3, align 16
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @product_line_real10(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !18

23:                                               ; preds = %6
  %24 = load x86_fp80, ptr %3, align 16
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret x86_fp80 %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local x86_fp80 @enzyme_hub_FortranAMaxvalReal10(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call x86_fp80 @maxval_all_real10(ptr noundef %0, ptr noundef %4)
  ret x86_fp80 %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal x86_fp80 @maxval_all_real10(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store x86_fp80 0xKFFFEFFFFFFFFFFFFFFFF, ptr %3, align 16
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @maxval_line_real10(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !19

23:                                               ; preds = %6
  %24 = load x86_fp80, ptr %3, align 16
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret x86_fp80 %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local x86_fp80 @enzyme_hub_FortranAMinvalReal10(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  %6 = call x86_fp80 @minval_all_real10(ptr noundef %0, ptr noundef %4)
  ret x86_fp80 %6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal x86_fp80 @minval_all_real10(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store x86_fp80 0xK7FFEFFFFFFFFFFFFFFFF, ptr %3, align 16
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @minval_line_real10(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !20

23:                                               ; preds = %6
  %24 = load x86_fp80, ptr %3, align 16
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret x86_fp80 %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranACppSumComplex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #4 {
  %7 = call <2 x float> @sum_all_complex4(ptr noundef %1, ptr noundef %5)
  store <2 x float> %7, ptr %0, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: alwaysinline nounwind uwtable
define internal <2 x float> @sum_all_complex4(ptr noundef %0, ptr noundef %1) #4 {
  %3 = alloca %struct.complex4, align 4
  %4 = alloca i32, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %3, i8 0, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @sum_line_complex4(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !21

23:                                               ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %4) #15
  %24 = load <2 x float>, ptr %3, align 4
  ret <2 x float> %24
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranACppSumComplex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = call { double, double } @sum_all_complex8(ptr noundef %1, ptr noundef %5)
  %8 = extractvalue { double, double } %7, 0
  %9 = extractvalue { double, double } %7, 1
  store double %8, ptr %0, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  store double %9, ptr %.sroa.4.0..sroa_idx, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal { double, double } @sum_all_complex8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.complex8, align 8
  %4 = alloca i32, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @sum_line_complex8(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !22

23:                                               ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %4) #15
  %.fca.0.gep = getelementptr inbounds { double, double }, ptr %3, i32 0, i32 0
  %.fca.0.load = load double, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { double, double } poison, double %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { double, double }, ptr %3, i32 0, i32 1
  %.fca.1.load = load double, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.fca.1.load, 1
  ret { double, double } %.fca.1.insert
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranACppProductComplex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #4 {
  %7 = call <2 x float> @product_all_complex4(ptr noundef %1, ptr noundef %5)
  store <2 x float> %7, ptr %0, align 4
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal <2 x float> @product_all_complex4(ptr noundef %0, ptr noundef %1) #4 {
  %3 = alloca %struct.complex4, align 4
  %4 = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const.product_all_complex4.value, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @product_line_complex4(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !23

23:                                               ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %4) #15
  %24 = load <2 x float>, ptr %3, align 4
  ret <2 x float> %24
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranACppProductComplex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = call { double, double } @product_all_complex8(ptr noundef %1, ptr noundef %5)
  %8 = extractvalue { double, double } %7, 0
  %9 = extractvalue { double, double } %7, 1
  store double %8, ptr %0, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  store double %9, ptr %.sroa.4.0..sroa_idx, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal { double, double } @product_all_complex8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.complex8, align 8
  %4 = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.product_all_complex8.value, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @product_line_complex8(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !24

23:                                               ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %4) #15
  %.fca.0.gep = getelementptr inbounds { double, double }, ptr %3, i32 0, i32 0
  %.fca.0.load = load double, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { double, double } poison, double %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { double, double }, ptr %3, i32 0, i32 1
  %.fca.1.load = load double, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.fca.1.load, 1
  ret { double, double } %.fca.1.insert
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranASumDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  switch i32 %9, label %25 [
    i32 27, label %10
    i32 28, label %13
    i32 29, label %16
    i32 34, label %19
    i32 35, label %22
  ]

10:                                               ; preds = %6
  %11 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %11)
  %12 = sub nsw i32 %2, 1
  call void @sum_along_real4(ptr noundef %0, ptr noundef %1, i32 noundef %12, ptr noundef %5)
  br label %26

13:                                               ; preds = %6
  %14 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %14)
  %15 = sub nsw i32 %2, 1
  call void @sum_along_real8(ptr noundef %0, ptr noundef %1, i32 noundef %15, ptr noundef %5)
  br label %26

16:                                               ; preds = %6
  %17 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %17)
  %18 = sub nsw i32 %2, 1
  call void @sum_along_real10(ptr noundef %0, ptr noundef %1, i32 noundef %18, ptr noundef %5)
  br label %26

19:                                               ; preds = %6
  %20 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %20)
  %21 = sub nsw i32 %2, 1
  call void @sum_along_complex4(ptr noundef %0, ptr noundef %1, i32 noundef %21, ptr noundef %5)
  br label %26

22:                                               ; preds = %6
  %23 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %23)
  %24 = sub nsw i32 %2, 1
  call void @sum_along_complex8(ptr noundef %0, ptr noundef %1, i32 noundef %24, ptr noundef %5)
  br label %26

25:                                               ; preds = %6
  call void @llvm.trap()
  unreachable

26:                                               ; preds = %22, %19, %16, %13, %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = sub nsw i32 %6, 1
  call void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %7)
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = icmp slt i32 0, %10
  br i1 %11, label %12, label %21

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %14 = icmp slt i32 0, %2
  %15 = zext i1 %14 to i64
  %16 = select i1 %14, i32 0, i32 1
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [7 x %struct.Dimension], ptr %13, i64 0, i64 %17
  %19 = getelementptr inbounds nuw %struct.Dimension, ptr %18, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  call void @extend(ptr noundef %0, i32 noundef 0, i64 noundef %20)
  br label %21

21:                                               ; preds = %12, %3
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %23 = load i8, ptr %22, align 4
  %24 = zext i8 %23 to i32
  %25 = icmp slt i32 1, %24
  br i1 %25, label %26, label %35

26:                                               ; preds = %21
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %28 = icmp slt i32 1, %2
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i32 1, i32 2
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [7 x %struct.Dimension], ptr %27, i64 0, i64 %31
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  call void @extend(ptr noundef %0, i32 noundef 1, i64 noundef %34)
  br label %35

35:                                               ; preds = %26, %21
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = icmp slt i32 2, %38
  br i1 %39, label %40, label %49

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = icmp slt i32 2, %2
  %43 = zext i1 %42 to i64
  %44 = select i1 %42, i32 2, i32 3
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 %45
  %47 = getelementptr inbounds nuw %struct.Dimension, ptr %46, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  call void @extend(ptr noundef %0, i32 noundef 2, i64 noundef %48)
  br label %49

49:                                               ; preds = %40, %35
  %50 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %51 = load i8, ptr %50, align 4
  %52 = zext i8 %51 to i32
  %53 = icmp slt i32 3, %52
  br i1 %53, label %54, label %63

54:                                               ; preds = %49
  %55 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %56 = icmp slt i32 3, %2
  %57 = zext i1 %56 to i64
  %58 = select i1 %56, i32 3, i32 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [7 x %struct.Dimension], ptr %55, i64 0, i64 %59
  %61 = getelementptr inbounds nuw %struct.Dimension, ptr %60, i32 0, i32 1
  %62 = load i64, ptr %61, align 8
  call void @extend(ptr noundef %0, i32 noundef 3, i64 noundef %62)
  br label %63

63:                                               ; preds = %54, %49
  %64 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %65 = load i8, ptr %64, align 4
  %66 = zext i8 %65 to i32
  %67 = icmp slt i32 4, %66
  br i1 %67, label %68, label %77

68:                                               ; preds = %63
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %70 = icmp slt i32 4, %2
  %71 = zext i1 %70 to i64
  %72 = select i1 %70, i32 4, i32 5
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [7 x %struct.Dimension], ptr %69, i64 0, i64 %73
  %75 = getelementptr inbounds nuw %struct.Dimension, ptr %74, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  call void @extend(ptr noundef %0, i32 noundef 4, i64 noundef %76)
  br label %77

77:                                               ; preds = %68, %63
  %78 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = icmp slt i32 5, %80
  br i1 %81, label %82, label %91

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %84 = icmp slt i32 5, %2
  %85 = zext i1 %84 to i64
  %86 = select i1 %84, i32 5, i32 6
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [7 x %struct.Dimension], ptr %83, i64 0, i64 %87
  %89 = getelementptr inbounds nuw %struct.Dimension, ptr %88, i32 0, i32 1
  %90 = load i64, ptr %89, align 8
  call void @extend(ptr noundef %0, i32 noundef 5, i64 noundef %90)
  br label %91

91:                                               ; preds = %82, %77
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = icmp slt i32 6, %94
  br i1 %95, label %96, label %105

96:                                               ; preds = %91
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %98 = icmp slt i32 6, %2
  %99 = zext i1 %98 to i64
  %100 = select i1 %98, i32 6, i32 7
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [7 x %struct.Dimension], ptr %97, i64 0, i64 %101
  %103 = getelementptr inbounds nuw %struct.Dimension, ptr %102, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  call void @extend(ptr noundef %0, i32 noundef 6, i64 noundef %104)
  br label %105

105:                                              ; preds = %96, %91
  call void @allocate(ptr noundef %0)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_along_real4(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store float 0.000000e+00, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @sum_line_real4(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load float, ptr %5, align 4
  %44 = getelementptr inbounds float, ptr %8, i64 %.0
  store float %43, ptr %44, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !25

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_along_real8(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store double 0.000000e+00, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @sum_line_real8(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load double, ptr %5, align 8
  %44 = getelementptr inbounds double, ptr %8, i64 %.0
  store double %43, ptr %44, align 8
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !26

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_along_real10(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca x86_fp80, align 16
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store x86_fp80 0xK00000000000000000000, ptr %5, align 16
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @sum_line_real10(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load x86_fp80, ptr %5, align 16
  %44 = getelementptr inbounds x86_fp80, ptr %8, i64 %.0
  store x86_fp80 %43, ptr %44, align 16
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !27

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_along_complex4(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca %struct.complex4, align 4
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %44, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %45

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  call void @llvm.memset.p0.i64(ptr align 4 %5, i8 0, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @sum_line_complex4(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = getelementptr inbounds %struct.complex4, ptr %8, i64 %.0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %43, ptr align 4 %5, i64 8, i1 false)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %44 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !28

45:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_along_complex8(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca %struct.complex8, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %44, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %45

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @sum_line_complex8(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = getelementptr inbounds %struct.complex8, ptr %8, i64 %.0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %5, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %44 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !29

45:                                               ; preds = %10
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAProductDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  switch i32 %9, label %25 [
    i32 27, label %10
    i32 28, label %13
    i32 29, label %16
    i32 34, label %19
    i32 35, label %22
  ]

10:                                               ; preds = %6
  %11 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %11)
  %12 = sub nsw i32 %2, 1
  call void @product_along_real4(ptr noundef %0, ptr noundef %1, i32 noundef %12, ptr noundef %5)
  br label %26

13:                                               ; preds = %6
  %14 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %14)
  %15 = sub nsw i32 %2, 1
  call void @product_along_real8(ptr noundef %0, ptr noundef %1, i32 noundef %15, ptr noundef %5)
  br label %26

16:                                               ; preds = %6
  %17 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %17)
  %18 = sub nsw i32 %2, 1
  call void @product_along_real10(ptr noundef %0, ptr noundef %1, i32 noundef %18, ptr noundef %5)
  br label %26

19:                                               ; preds = %6
  %20 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %20)
  %21 = sub nsw i32 %2, 1
  call void @product_along_complex4(ptr noundef %0, ptr noundef %1, i32 noundef %21, ptr noundef %5)
  br label %26

22:                                               ; preds = %6
  %23 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %23)
  %24 = sub nsw i32 %2, 1
  call void @product_along_complex8(ptr noundef %0, ptr noundef %1, i32 noundef %24, ptr noundef %5)
  br label %26

25:                                               ; preds = %6
  call void @llvm.trap()
  unreachable

26:                                               ; preds = %22, %19, %16, %13, %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_along_real4(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store float 1.000000e+00, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @product_line_real4(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load float, ptr %5, align 4
  %44 = getelementptr inbounds float, ptr %8, i64 %.0
  store float %43, ptr %44, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !30

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_along_real8(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store double 1.000000e+00, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @product_line_real8(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load double, ptr %5, align 8
  %44 = getelementptr inbounds double, ptr %8, i64 %.0
  store double %43, ptr %44, align 8
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !31

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_along_real10(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca x86_fp80, align 16
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store x86_fp80 0xK3FFF8000000000000000, ptr %5, align 16
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @product_line_real10(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load x86_fp80, ptr %5, align 16
  %44 = getelementptr inbounds x86_fp80, ptr %8, i64 %.0
  store x86_fp80 %43, ptr %44, align 16
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !32

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_along_complex4(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca %struct.complex4, align 4
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %44, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %45

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 @__const.product_along_complex4.value, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @product_line_complex4(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = getelementptr inbounds %struct.complex4, ptr %8, i64 %.0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %43, ptr align 4 %5, i64 8, i1 false)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %44 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !33

45:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_along_complex8(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca %struct.complex8, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %44, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %45

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 @__const.product_along_complex8.value, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @product_line_complex8(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = getelementptr inbounds %struct.complex8, ptr %8, i64 %.0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %5, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %44 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !34

45:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMaxvalDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  switch i32 %9, label %19 [
    i32 27, label %10
    i32 28, label %13
    i32 29, label %16
  ]

10:                                               ; preds = %6
  %11 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %11)
  %12 = sub nsw i32 %2, 1
  call void @maxval_along_real4(ptr noundef %0, ptr noundef %1, i32 noundef %12, ptr noundef %5)
  br label %20

13:                                               ; preds = %6
  %14 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %14)
  %15 = sub nsw i32 %2, 1
  call void @maxval_along_real8(ptr noundef %0, ptr noundef %1, i32 noundef %15, ptr noundef %5)
  br label %20

16:                                               ; preds = %6
  %17 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %17)
  %18 = sub nsw i32 %2, 1
  call void @maxval_along_real10(ptr noundef %0, ptr noundef %1, i32 noundef %18, ptr noundef %5)
  br label %20

19:                                               ; preds = %6
  call void @llvm.trap()
  unreachable

20:                                               ; preds = %16, %13, %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @maxval_along_real4(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store float 0xC7EFFFFFE0000000, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @maxval_line_real4(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load float, ptr %5, align 4
  %44 = getelementptr inbounds float, ptr %8, i64 %.0
  store float %43, ptr %44, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !35

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @maxval_along_real8(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store double 0xFFEFFFFFFFFFFFFF, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @maxval_line_real8(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load double, ptr %5, align 8
  %44 = getelementptr inbounds double, ptr %8, i64 %.0
  store double %43, ptr %44, align 8
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !36

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @maxval_along_real10(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca x86_fp80, align 16
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store x86_fp80 0xKFFFEFFFFFFFFFFFFFFFF, ptr %5, align 16
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @maxval_line_real10(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load x86_fp80, ptr %5, align 16
  %44 = getelementptr inbounds x86_fp80, ptr %8, i64 %.0
  store x86_fp80 %43, ptr %44, align 16
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !37

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMinvalDim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  switch i32 %9, label %19 [
    i32 27, label %10
    i32 28, label %13
    i32 29, label %16
  ]

10:                                               ; preds = %6
  %11 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %11)
  %12 = sub nsw i32 %2, 1
  call void @minval_along_real4(ptr noundef %0, ptr noundef %1, i32 noundef %12, ptr noundef %5)
  br label %20

13:                                               ; preds = %6
  %14 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %14)
  %15 = sub nsw i32 %2, 1
  call void @minval_along_real8(ptr noundef %0, ptr noundef %1, i32 noundef %15, ptr noundef %5)
  br label %20

16:                                               ; preds = %6
  %17 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %17)
  %18 = sub nsw i32 %2, 1
  call void @minval_along_real10(ptr noundef %0, ptr noundef %1, i32 noundef %18, ptr noundef %5)
  br label %20

19:                                               ; preds = %6
  call void @llvm.trap()
  unreachable

20:                                               ; preds = %16, %13, %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @minval_along_real4(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store float 0x47EFFFFFE0000000, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @minval_line_real4(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load float, ptr %5, align 4
  %44 = getelementptr inbounds float, ptr %8, i64 %.0
  store float %43, ptr %44, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !38

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @minval_along_real8(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store double 0x7FEFFFFFFFFFFFFF, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @minval_line_real8(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load double, ptr %5, align 8
  %44 = getelementptr inbounds double, ptr %8, i64 %.0
  store double %43, ptr %44, align 8
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !39

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @minval_along_real10(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca x86_fp80, align 16
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = call i64 @elements(ptr noundef %0)
  br label %10

10:                                               ; preds = %41, %4
  %.0 = phi i64 [ 0, %4 ], [ %45, %41 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %46

12:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store x86_fp80 0xK7FFEFFFFFFFFFFFFFFFF, ptr %5, align 16
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store i32 0, ptr %6, align 4
  %13 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %15 = sext i32 %2 to i64
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %14, i64 0, i64 %15
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = sext i32 %2 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp ne ptr %3, null
  br i1 %24, label %25, label %27

25:                                               ; preds = %12
  %26 = call ptr @across(ptr noundef %3, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  br label %27

27:                                               ; preds = %12, %25
  %28 = phi ptr [ %26, %25 ], [ null, %12 ]
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %41

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %37 = sext i32 %2 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %36, i64 0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  %40 = load i64, ptr %39, align 8
  br label %41

41:                                               ; preds = %27, %30, %35
  %42 = phi i64 [ %40, %35 ], [ 0, %30 ], [ 0, %27 ]
  call void @minval_line_real10(ptr noundef %5, ptr noundef %6, ptr noundef %13, i64 noundef %18, i64 noundef %23, ptr noundef %28, ptr noundef %3, i64 noundef %42)
  %43 = load x86_fp80, ptr %5, align 16
  %44 = getelementptr inbounds x86_fp80, ptr %8, i64 %.0
  store x86_fp80 %43, ptr %44, align 16
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %45 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !40

46:                                               ; preds = %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local float @enzyme_hub_FortranANorm2_4(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store float 0.000000e+00, ptr %5, align 4
  %6 = call float @largest_all_real4(ptr noundef %0, ptr noundef null)
  %7 = fcmp oeq float %6, 0.000000e+00
  br i1 %7, label %21, label %8

8:                                                ; preds = %4
  %9 = call i64 @rows(ptr noundef %0)
  br label %10

10:                                               ; preds = %12, %8
  %.013 = phi i64 [ 0, %8 ], [ %16, %12 ]
  %11 = icmp slt i64 %.013, %9
  br i1 %11, label %12, label %17

12:                                               ; preds = %10
  %13 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.013)
  %14 = call i64 @row_stride(ptr noundef %0)
  %15 = call i64 @row_length(ptr noundef %0)
  call void @squares_real4(ptr noundef %5, ptr noundef %13, i64 noundef %14, i64 noundef %15, float noundef %6)
  %16 = add nsw i64 %.013, 1
  br label %10, !llvm.loop !41

17:                                               ; preds = %10
  %18 = load float, ptr %5, align 4
  %19 = call float @sqrtf(float noundef %18) #15
  %20 = fmul float %6, %19
  br label %21

21:                                               ; preds = %4, %17
  %.0 = phi float [ %20, %17 ], [ 0.000000e+00, %4 ]
  call void @llvm.lifetime.end.p0(ptr %5) #15
  ret float %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal float @largest_all_real4(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store float 0.000000e+00, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @largest_line_real4(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !42

23:                                               ; preds = %6
  %24 = load float, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret float %24
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i64 @rows(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = zext i8 %3 to i32
  %5 = icmp slt i32 1, %4
  br i1 %5, label %6, label %12

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %8 = getelementptr inbounds [7 x %struct.Dimension], ptr %7, i64 0, i64 1
  %9 = getelementptr inbounds nuw %struct.Dimension, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 1, %10
  br label %12

12:                                               ; preds = %6, %1
  %.0 = phi i64 [ %11, %6 ], [ 1, %1 ]
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = zext i8 %14 to i32
  %16 = icmp slt i32 2, %15
  br i1 %16, label %17, label %23

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %19 = getelementptr inbounds [7 x %struct.Dimension], ptr %18, i64 0, i64 2
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %.0, %21
  br label %23

23:                                               ; preds = %17, %12
  %.1 = phi i64 [ %22, %17 ], [ %.0, %12 ]
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %25 = load i8, ptr %24, align 4
  %26 = zext i8 %25 to i32
  %27 = icmp slt i32 3, %26
  br i1 %27, label %28, label %34

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %30 = getelementptr inbounds [7 x %struct.Dimension], ptr %29, i64 0, i64 3
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %.1, %32
  br label %34

34:                                               ; preds = %28, %23
  %.2 = phi i64 [ %33, %28 ], [ %.1, %23 ]
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = icmp slt i32 4, %37
  br i1 %38, label %39, label %45

39:                                               ; preds = %34
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %41 = getelementptr inbounds [7 x %struct.Dimension], ptr %40, i64 0, i64 4
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %41, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.2, %43
  br label %45

45:                                               ; preds = %39, %34
  %.3 = phi i64 [ %44, %39 ], [ %.2, %34 ]
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = icmp slt i32 5, %48
  br i1 %49, label %50, label %56

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %52 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 5
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %.3, %54
  br label %56

56:                                               ; preds = %50, %45
  %.4 = phi i64 [ %55, %50 ], [ %.3, %45 ]
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %58 = load i8, ptr %57, align 4
  %59 = zext i8 %58 to i32
  %60 = icmp slt i32 6, %59
  br i1 %60, label %61, label %67

61:                                               ; preds = %56
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 6
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %.4, %65
  br label %67

67:                                               ; preds = %61, %56
  %.5 = phi i64 [ %66, %61 ], [ %.4, %56 ]
  ret i64 %.5
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @squares_real4(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, float noundef %4) #0 {
  br label %6

6:                                                ; preds = %8, %5
  %.0 = phi i64 [ 0, %5 ], [ %15, %8 ]
  %7 = icmp slt i64 %.0, %3
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = mul nsw i64 %.0, %2
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fdiv float %11, %4
  %13 = load float, ptr %0, align 4
  %14 = call float @llvm.fmuladd.f32(float %12, float %12, float %13)
  store float %14, ptr %0, align 4
  %15 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !43

16:                                               ; preds = %6
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal ptr @row(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  br label %183

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %13 = load i8, ptr %12, align 4
  %14 = zext i8 %13 to i32
  %15 = icmp slt i32 1, %14
  br i1 %15, label %16, label %39

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %18 = load i8, ptr %17, align 4
  %19 = zext i8 %18 to i32
  %20 = icmp slt i32 2, %19
  br i1 %20, label %21, label %32

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %23 = getelementptr inbounds [7 x %struct.Dimension], ptr %22, i64 0, i64 1
  %24 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i32 0, i32 1
  %25 = load i64, ptr %24, align 8
  %26 = srem i64 %2, %25
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %28 = getelementptr inbounds [7 x %struct.Dimension], ptr %27, i64 0, i64 1
  %29 = getelementptr inbounds nuw %struct.Dimension, ptr %28, i32 0, i32 1
  %30 = load i64, ptr %29, align 8
  %31 = sdiv i64 %2, %30
  br label %32

32:                                               ; preds = %21, %16
  %.076 = phi i64 [ %26, %21 ], [ %2, %16 ]
  %.1 = phi i64 [ %31, %21 ], [ %2, %16 ]
  %33 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %34 = getelementptr inbounds [7 x %struct.Dimension], ptr %33, i64 0, i64 1
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %.076, %36
  %38 = add nsw i64 0, %37
  br label %39

39:                                               ; preds = %32, %11
  %.068 = phi i64 [ %38, %32 ], [ 0, %11 ]
  %.066 = phi i64 [ %.1, %32 ], [ %2, %11 ]
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = icmp slt i32 2, %42
  br i1 %43, label %44, label %67

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %46 = load i8, ptr %45, align 4
  %47 = zext i8 %46 to i32
  %48 = icmp slt i32 3, %47
  br i1 %48, label %49, label %60

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %51 = getelementptr inbounds [7 x %struct.Dimension], ptr %50, i64 0, i64 2
  %52 = getelementptr inbounds nuw %struct.Dimension, ptr %51, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = srem i64 %.066, %53
  %55 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %56 = getelementptr inbounds [7 x %struct.Dimension], ptr %55, i64 0, i64 2
  %57 = getelementptr inbounds nuw %struct.Dimension, ptr %56, i32 0, i32 1
  %58 = load i64, ptr %57, align 8
  %59 = sdiv i64 %.066, %58
  br label %60

60:                                               ; preds = %49, %44
  %.075 = phi i64 [ %54, %49 ], [ %.066, %44 ]
  %.3 = phi i64 [ %59, %49 ], [ %.066, %44 ]
  %61 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %62 = getelementptr inbounds [7 x %struct.Dimension], ptr %61, i64 0, i64 2
  %63 = getelementptr inbounds nuw %struct.Dimension, ptr %62, i32 0, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %.075, %64
  %66 = add nsw i64 %.068, %65
  br label %67

67:                                               ; preds = %60, %39
  %.169 = phi i64 [ %66, %60 ], [ %.068, %39 ]
  %.2 = phi i64 [ %.3, %60 ], [ %.066, %39 ]
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = icmp slt i32 3, %70
  br i1 %71, label %72, label %95

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %74 = load i8, ptr %73, align 4
  %75 = zext i8 %74 to i32
  %76 = icmp slt i32 4, %75
  br i1 %76, label %77, label %88

77:                                               ; preds = %72
  %78 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %79 = getelementptr inbounds [7 x %struct.Dimension], ptr %78, i64 0, i64 3
  %80 = getelementptr inbounds nuw %struct.Dimension, ptr %79, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = srem i64 %.2, %81
  %83 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %84 = getelementptr inbounds [7 x %struct.Dimension], ptr %83, i64 0, i64 3
  %85 = getelementptr inbounds nuw %struct.Dimension, ptr %84, i32 0, i32 1
  %86 = load i64, ptr %85, align 8
  %87 = sdiv i64 %.2, %86
  br label %88

88:                                               ; preds = %77, %72
  %.074 = phi i64 [ %82, %77 ], [ %.2, %72 ]
  %.5 = phi i64 [ %87, %77 ], [ %.2, %72 ]
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %90 = getelementptr inbounds [7 x %struct.Dimension], ptr %89, i64 0, i64 3
  %91 = getelementptr inbounds nuw %struct.Dimension, ptr %90, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %.074, %92
  %94 = add nsw i64 %.169, %93
  br label %95

95:                                               ; preds = %88, %67
  %.270 = phi i64 [ %94, %88 ], [ %.169, %67 ]
  %.4 = phi i64 [ %.5, %88 ], [ %.2, %67 ]
  %96 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %97 = load i8, ptr %96, align 4
  %98 = zext i8 %97 to i32
  %99 = icmp slt i32 4, %98
  br i1 %99, label %100, label %123

100:                                              ; preds = %95
  %101 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %102 = load i8, ptr %101, align 4
  %103 = zext i8 %102 to i32
  %104 = icmp slt i32 5, %103
  br i1 %104, label %105, label %116

105:                                              ; preds = %100
  %106 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %107 = getelementptr inbounds [7 x %struct.Dimension], ptr %106, i64 0, i64 4
  %108 = getelementptr inbounds nuw %struct.Dimension, ptr %107, i32 0, i32 1
  %109 = load i64, ptr %108, align 8
  %110 = srem i64 %.4, %109
  %111 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %112 = getelementptr inbounds [7 x %struct.Dimension], ptr %111, i64 0, i64 4
  %113 = getelementptr inbounds nuw %struct.Dimension, ptr %112, i32 0, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = sdiv i64 %.4, %114
  br label %116

116:                                              ; preds = %105, %100
  %.067 = phi i64 [ %110, %105 ], [ %.4, %100 ]
  %.7 = phi i64 [ %115, %105 ], [ %.4, %100 ]
  %117 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %118 = getelementptr inbounds [7 x %struct.Dimension], ptr %117, i64 0, i64 4
  %119 = getelementptr inbounds nuw %struct.Dimension, ptr %118, i32 0, i32 2
  %120 = load i64, ptr %119, align 8
  %121 = mul nsw i64 %.067, %120
  %122 = add nsw i64 %.270, %121
  br label %123

123:                                              ; preds = %116, %95
  %.371 = phi i64 [ %122, %116 ], [ %.270, %95 ]
  %.6 = phi i64 [ %.7, %116 ], [ %.4, %95 ]
  %124 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %125 = load i8, ptr %124, align 4
  %126 = zext i8 %125 to i32
  %127 = icmp slt i32 5, %126
  br i1 %127, label %128, label %151

128:                                              ; preds = %123
  %129 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %130 = load i8, ptr %129, align 4
  %131 = zext i8 %130 to i32
  %132 = icmp slt i32 6, %131
  br i1 %132, label %133, label %144

133:                                              ; preds = %128
  %134 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %135 = getelementptr inbounds [7 x %struct.Dimension], ptr %134, i64 0, i64 5
  %136 = getelementptr inbounds nuw %struct.Dimension, ptr %135, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = srem i64 %.6, %137
  %139 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %140 = getelementptr inbounds [7 x %struct.Dimension], ptr %139, i64 0, i64 5
  %141 = getelementptr inbounds nuw %struct.Dimension, ptr %140, i32 0, i32 1
  %142 = load i64, ptr %141, align 8
  %143 = sdiv i64 %.6, %142
  br label %144

144:                                              ; preds = %133, %128
  %.9 = phi i64 [ %143, %133 ], [ %.6, %128 ]
  %.065 = phi i64 [ %138, %133 ], [ %.6, %128 ]
  %145 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %146 = getelementptr inbounds [7 x %struct.Dimension], ptr %145, i64 0, i64 5
  %147 = getelementptr inbounds nuw %struct.Dimension, ptr %146, i32 0, i32 2
  %148 = load i64, ptr %147, align 8
  %149 = mul nsw i64 %.065, %148
  %150 = add nsw i64 %.371, %149
  br label %151

151:                                              ; preds = %144, %123
  %.472 = phi i64 [ %150, %144 ], [ %.371, %123 ]
  %.8 = phi i64 [ %.9, %144 ], [ %.6, %123 ]
  %152 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %153 = load i8, ptr %152, align 4
  %154 = zext i8 %153 to i32
  %155 = icmp slt i32 6, %154
  br i1 %155, label %156, label %179

156:                                              ; preds = %151
  %157 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %158 = load i8, ptr %157, align 4
  %159 = zext i8 %158 to i32
  %160 = icmp slt i32 7, %159
  br i1 %160, label %161, label %172

161:                                              ; preds = %156
  %162 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %163 = getelementptr inbounds [7 x %struct.Dimension], ptr %162, i64 0, i64 6
  %164 = getelementptr inbounds nuw %struct.Dimension, ptr %163, i32 0, i32 1
  %165 = load i64, ptr %164, align 8
  %166 = srem i64 %.8, %165
  %167 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %168 = getelementptr inbounds [7 x %struct.Dimension], ptr %167, i64 0, i64 6
  %169 = getelementptr inbounds nuw %struct.Dimension, ptr %168, i32 0, i32 1
  %170 = load i64, ptr %169, align 8
  %171 = sdiv i64 %.8, %170
  br label %172

172:                                              ; preds = %161, %156
  %.0 = phi i64 [ %166, %161 ], [ %.8, %156 ]
  %173 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %174 = getelementptr inbounds [7 x %struct.Dimension], ptr %173, i64 0, i64 6
  %175 = getelementptr inbounds nuw %struct.Dimension, ptr %174, i32 0, i32 2
  %176 = load i64, ptr %175, align 8
  %177 = mul nsw i64 %.0, %176
  %178 = add nsw i64 %.472, %177
  br label %179

179:                                              ; preds = %172, %151
  %.573 = phi i64 [ %178, %172 ], [ %.472, %151 ]
  %180 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %181 = load ptr, ptr %180, align 8
  %182 = getelementptr inbounds i8, ptr %181, i64 %.573
  br label %183

183:                                              ; preds = %179, %8
  %.064 = phi ptr [ %10, %8 ], [ %182, %179 ]
  ret ptr %.064
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i64 @row_stride(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %8 = getelementptr inbounds [7 x %struct.Dimension], ptr %7, i64 0, i64 0
  %9 = getelementptr inbounds nuw %struct.Dimension, ptr %8, i32 0, i32 2
  %10 = load i64, ptr %9, align 8
  br label %11

11:                                               ; preds = %1, %6
  %12 = phi i64 [ %10, %6 ], [ 0, %1 ]
  ret i64 %12
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i64 @row_length(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %8 = getelementptr inbounds [7 x %struct.Dimension], ptr %7, i64 0, i64 0
  %9 = getelementptr inbounds nuw %struct.Dimension, ptr %8, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  br label %11

11:                                               ; preds = %1, %6
  %12 = phi i64 [ %10, %6 ], [ 1, %1 ]
  ret i64 %12
}

; Function Attrs: nounwind
declare float @sqrtf(float noundef) #8

; Function Attrs: alwaysinline nounwind uwtable
define dso_local double @enzyme_hub_FortranANorm2_8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store double 0.000000e+00, ptr %5, align 8
  %6 = call double @largest_all_real8(ptr noundef %0, ptr noundef null)
  %7 = fcmp oeq double %6, 0.000000e+00
  br i1 %7, label %21, label %8

8:                                                ; preds = %4
  %9 = call i64 @rows(ptr noundef %0)
  br label %10

10:                                               ; preds = %12, %8
  %.013 = phi i64 [ 0, %8 ], [ %16, %12 ]
  %11 = icmp slt i64 %.013, %9
  br i1 %11, label %12, label %17

12:                                               ; preds = %10
  %13 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.013)
  %14 = call i64 @row_stride(ptr noundef %0)
  %15 = call i64 @row_length(ptr noundef %0)
  call void @squares_real8(ptr noundef %5, ptr noundef %13, i64 noundef %14, i64 noundef %15, double noundef %6)
  %16 = add nsw i64 %.013, 1
  br label %10, !llvm.loop !44

17:                                               ; preds = %10
  %18 = load double, ptr %5, align 8
  %19 = call double @sqrt(double noundef %18) #15
  %20 = fmul double %6, %19
  br label %21

21:                                               ; preds = %4, %17
  %.0 = phi double [ %20, %17 ], [ 0.000000e+00, %4 ]
  call void @llvm.lifetime.end.p0(ptr %5) #15
  ret double %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal double @largest_all_real8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store double 0.000000e+00, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @largest_line_real8(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !45

23:                                               ; preds = %6
  %24 = load double, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret double %24
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @squares_real8(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, double noundef %4) #0 {
  br label %6

6:                                                ; preds = %8, %5
  %.0 = phi i64 [ 0, %5 ], [ %15, %8 ]
  %7 = icmp slt i64 %.0, %3
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = mul nsw i64 %.0, %2
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8
  %12 = fdiv double %11, %4
  %13 = load double, ptr %0, align 8
  %14 = call double @llvm.fmuladd.f64(double %12, double %12, double %13)
  store double %14, ptr %0, align 8
  %15 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !46

16:                                               ; preds = %6
  ret void
}

; Function Attrs: nounwind
declare double @sqrt(double noundef) #8

; Function Attrs: alwaysinline nounwind uwtable
define dso_local x86_fp80 @enzyme_hub_FortranANorm2_10(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca x86_fp80, align 16
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store x86_fp80 0xK00000000000000000000, ptr %5, align 16
  %6 = call x86_fp80 @largest_all_real10(ptr noundef %0, ptr noundef null)
  %7 = fcmp oeq x86_fp80 %6, 0xK00000000000000000000
  br i1 %7, label %21, label %8

8:                                                ; preds = %4
  %9 = call i64 @rows(ptr noundef %0)
  br label %10

10:                                               ; preds = %12, %8
  %.013 = phi i64 [ 0, %8 ], [ %16, %12 ]
  %11 = icmp slt i64 %.013, %9
  br i1 %11, label %12, label %17

12:                                               ; preds = %10
  %13 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.013)
  %14 = call i64 @row_stride(ptr noundef %0)
  %15 = call i64 @row_length(ptr noundef %0)
  call void @squares_real10(ptr noundef %5, ptr noundef %13, i64 noundef %14, i64 noundef %15, x86_fp80 noundef %6)
  %16 = add nsw i64 %.013, 1
  br label %10, !llvm.loop !47

17:                                               ; preds = %10
  %18 = load x86_fp80, ptr %5, align 16
  %19 = call x86_fp80 @sqrtl(x86_fp80 noundef %18) #15
  %20 = fmul x86_fp80 %6, %19
  br label %21

21:                                               ; preds = %4, %17
  %.0 = phi x86_fp80 [ %20, %17 ], [ 0xK00000000000000000000, %4 ]
  call void @llvm.lifetime.end.p0(ptr %5) #15
  ret x86_fp80 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal x86_fp80 @largest_all_real10(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca x86_fp80, align 16
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #15
  store x86_fp80 0xK00000000000000000000, ptr %3, align 16
  call void @llvm.lifetime.start.p0(ptr %4) #15
  store i32 0, ptr %4, align 4
  %5 = call i64 @rows(ptr noundef %0)
  br label %6

6:                                                ; preds = %20, %2
  %.0 = phi i64 [ 0, %2 ], [ %22, %20 ]
  %7 = icmp slt i64 %.0, %5
  br i1 %7, label %8, label %23

8:                                                ; preds = %6
  %9 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %10 = call i64 @row_stride(ptr noundef %0)
  %11 = call i64 @row_length(ptr noundef %0)
  %12 = icmp ne ptr %1, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ null, %8 ]
  %17 = icmp ne ptr %1, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call i64 @row_stride(ptr noundef %1)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i64 [ %19, %18 ], [ 0, %15 ]
  call void @largest_line_real10(ptr noundef %3, ptr noundef %4, ptr noundef %9, i64 noundef %10, i64 noundef %11, ptr noundef %16, ptr noundef %1, i64 noundef %21)
  %22 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !48

23:                                               ; preds = %6
  %24 = load x86_fp80, ptr %3, align 16
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret x86_fp80 %24
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @squares_real10(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, x86_fp80 noundef %4) #0 {
  br label %6

6:                                                ; preds = %8, %5
  %.0 = phi i64 [ 0, %5 ], [ %15, %8 ]
  %7 = icmp slt i64 %.0, %3
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = mul nsw i64 %.0, %2
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load x86_fp80, ptr %10, align 16
  %12 = fdiv x86_fp80 %11, %4
  %13 = load x86_fp80, ptr %0, align 16
  %14 = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %12, x86_fp80 %12, x86_fp80 %13)
  store x86_fp80 %14, ptr %0, align 16
  %15 = add nsw i64 %.0, 1
  br label %6, !llvm.loop !49

16:                                               ; preds = %6
  ret void
}

; Function Attrs: nounwind
declare x86_fp80 @sqrtl(x86_fp80 noundef) #8

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranANorm2Dim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  switch i32 %8, label %18 [
    i32 27, label %9
    i32 28, label %12
    i32 29, label %15
  ]

9:                                                ; preds = %5
  %10 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %10)
  %11 = sub nsw i32 %2, 1
  call void @norm2_along_real4(ptr noundef %0, ptr noundef %1, i32 noundef %11, ptr noundef null)
  br label %19

12:                                               ; preds = %5
  %13 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %13)
  %14 = sub nsw i32 %2, 1
  call void @norm2_along_real8(ptr noundef %0, ptr noundef %1, i32 noundef %14, ptr noundef null)
  br label %19

15:                                               ; preds = %5
  %16 = sub nsw i32 %2, 1
  call void @allocate_across(ptr noundef %0, ptr noundef %1, i32 noundef %16)
  %17 = sub nsw i32 %2, 1
  call void @norm2_along_real10(ptr noundef %0, ptr noundef %1, i32 noundef %17, ptr noundef null)
  br label %19

18:                                               ; preds = %5
  call void @llvm.trap()
  unreachable

19:                                               ; preds = %9, %12, %15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @norm2_along_real4(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = call i64 @elements(ptr noundef %0)
  br label %11

11:                                               ; preds = %36, %4
  %.0 = phi i64 [ 0, %4 ], [ %37, %36 ]
  %12 = icmp slt i64 %.0, %10
  br i1 %12, label %13, label %38

13:                                               ; preds = %11
  %14 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %16 = sext i32 %2 to i64
  %17 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 %16
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = sext i32 %2 to i64
  %22 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store float 0.000000e+00, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store float 0.000000e+00, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #15
  store i32 0, ptr %7, align 4
  call void @largest_line_real4(ptr noundef %6, ptr noundef %7, ptr noundef %14, i64 noundef %19, i64 noundef %24, ptr noundef null, ptr noundef null, i64 noundef 0)
  %25 = load float, ptr %6, align 4
  %26 = fcmp une float %25, 0.000000e+00
  br i1 %26, label %27, label %34

27:                                               ; preds = %13
  %28 = load float, ptr %6, align 4
  call void @squares_real4(ptr noundef %5, ptr noundef %14, i64 noundef %19, i64 noundef %24, float noundef %28)
  %29 = load float, ptr %6, align 4
  %30 = load float, ptr %5, align 4
  %31 = call float @sqrtf(float noundef %30) #15
  %32 = fmul float %29, %31
  %33 = getelementptr inbounds float, ptr %9, i64 %.0
  store float %32, ptr %33, align 4
  br label %36

34:                                               ; preds = %13
  %35 = getelementptr inbounds float, ptr %9, i64 %.0
  store float 0.000000e+00, ptr %35, align 4
  br label %36

36:                                               ; preds = %34, %27
  call void @llvm.lifetime.end.p0(ptr %7) #15
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %37 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !50

38:                                               ; preds = %11
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @norm2_along_real8(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = call i64 @elements(ptr noundef %0)
  br label %11

11:                                               ; preds = %36, %4
  %.0 = phi i64 [ 0, %4 ], [ %37, %36 ]
  %12 = icmp slt i64 %.0, %10
  br i1 %12, label %13, label %38

13:                                               ; preds = %11
  %14 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %16 = sext i32 %2 to i64
  %17 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 %16
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = sext i32 %2 to i64
  %22 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store double 0.000000e+00, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store double 0.000000e+00, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #15
  store i32 0, ptr %7, align 4
  call void @largest_line_real8(ptr noundef %6, ptr noundef %7, ptr noundef %14, i64 noundef %19, i64 noundef %24, ptr noundef null, ptr noundef null, i64 noundef 0)
  %25 = load double, ptr %6, align 8
  %26 = fcmp une double %25, 0.000000e+00
  br i1 %26, label %27, label %34

27:                                               ; preds = %13
  %28 = load double, ptr %6, align 8
  call void @squares_real8(ptr noundef %5, ptr noundef %14, i64 noundef %19, i64 noundef %24, double noundef %28)
  %29 = load double, ptr %6, align 8
  %30 = load double, ptr %5, align 8
  %31 = call double @sqrt(double noundef %30) #15
  %32 = fmul double %29, %31
  %33 = getelementptr inbounds double, ptr %9, i64 %.0
  store double %32, ptr %33, align 8
  br label %36

34:                                               ; preds = %13
  %35 = getelementptr inbounds double, ptr %9, i64 %.0
  store double 0.000000e+00, ptr %35, align 8
  br label %36

36:                                               ; preds = %34, %27
  call void @llvm.lifetime.end.p0(ptr %7) #15
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %37 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !51

38:                                               ; preds = %11
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @norm2_along_real10(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca x86_fp80, align 16
  %6 = alloca x86_fp80, align 16
  %7 = alloca i32, align 4
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = call i64 @elements(ptr noundef %0)
  br label %11

11:                                               ; preds = %36, %4
  %.0 = phi i64 [ 0, %4 ], [ %37, %36 ]
  %12 = icmp slt i64 %.0, %10
  br i1 %12, label %13, label %38

13:                                               ; preds = %11
  %14 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %2, i64 noundef %.0)
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %16 = sext i32 %2 to i64
  %17 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 %16
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = sext i32 %2 to i64
  %22 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 %21
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #15
  store x86_fp80 0xK00000000000000000000, ptr %5, align 16
  call void @llvm.lifetime.start.p0(ptr %6) #15
  store x86_fp80 0xK00000000000000000000, ptr %6, align 16
  call void @llvm.lifetime.start.p0(ptr %7) #15
  store i32 0, ptr %7, align 4
  call void @largest_line_real10(ptr noundef %6, ptr noundef %7, ptr noundef %14, i64 noundef %19, i64 noundef %24, ptr noundef null, ptr noundef null, i64 noundef 0)
  %25 = load x86_fp80, ptr %6, align 16
  %26 = fcmp une x86_fp80 %25, 0xK00000000000000000000
  br i1 %26, label %27, label %34

27:                                               ; preds = %13
  %28 = load x86_fp80, ptr %6, align 16
  call void @squares_real10(ptr noundef %5, ptr noundef %14, i64 noundef %19, i64 noundef %24, x86_fp80 noundef %28)
  %29 = load x86_fp80, ptr %6, align 16
  %30 = load x86_fp80, ptr %5, align 16
  %31 = call x86_fp80 @sqrtl(x86_fp80 noundef %30) #15
  %32 = fmul x86_fp80 %29, %31
  %33 = getelementptr inbounds x86_fp80, ptr %9, i64 %.0
  store x86_fp80 %32, ptr %33, align 16
  br label %36

34:                                               ; preds = %13
  %35 = getelementptr inbounds x86_fp80, ptr %9, i64 %.0
  store x86_fp80 0xK00000000000000000000, ptr %35, align 16
  br label %36

36:                                               ; preds = %34, %27
  call void @llvm.lifetime.end.p0(ptr %7) #15
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  %37 = add nsw i64 %.0, 1
  br label %11, !llvm.loop !52

38:                                               ; preds = %11
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local float @enzyme_hub_FortranADotProductReal4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = call float @dot_product_real4(ptr noundef %0, ptr noundef %1)
  ret float %5
}

; Function Attrs: alwaysinline nounwind uwtable
define internal float @dot_product_real4(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.Dimension, ptr %6, i32 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %12 = getelementptr inbounds [7 x %struct.Dimension], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = call float @dot_real4(ptr noundef %4, i64 noundef %8, ptr noundef %10, i64 noundef %14, i64 noundef %18, i32 noundef 1)
  ret float %19
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local double @enzyme_hub_FortranADotProductReal8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = call double @dot_product_real8(ptr noundef %0, ptr noundef %1)
  ret double %5
}

; Function Attrs: alwaysinline nounwind uwtable
define internal double @dot_product_real8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.Dimension, ptr %6, i32 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %12 = getelementptr inbounds [7 x %struct.Dimension], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = call double @dot_real8(ptr noundef %4, i64 noundef %8, ptr noundef %10, i64 noundef %14, i64 noundef %18, i32 noundef 1)
  ret double %19
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local x86_fp80 @enzyme_hub_FortranADotProductReal10(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = call x86_fp80 @dot_product_real10(ptr noundef %0, ptr noundef %1)
  ret x86_fp80 %5
}

; Function Attrs: alwaysinline nounwind uwtable
define internal x86_fp80 @dot_product_real10(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.Dimension, ptr %6, i32 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %12 = getelementptr inbounds [7 x %struct.Dimension], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = call x86_fp80 @dot_real10(ptr noundef %4, i64 noundef %8, ptr noundef %10, i64 noundef %14, i64 noundef %18, i32 noundef 1)
  ret x86_fp80 %19
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranACppDotProductComplex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #4 {
  %6 = call <2 x float> @dot_product_complex4(ptr noundef %1, ptr noundef %2)
  store <2 x float> %6, ptr %0, align 4
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal <2 x float> @dot_product_complex4(ptr noundef %0, ptr noundef %1) #4 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.Dimension, ptr %6, i32 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %12 = getelementptr inbounds [7 x %struct.Dimension], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = call <2 x float> @dot_complex4(ptr noundef %4, i64 noundef %8, ptr noundef %10, i64 noundef %14, i64 noundef %18, i32 noundef 1)
  ret <2 x float> %19
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranACppDotProductComplex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = call { double, double } @dot_product_complex8(ptr noundef %1, ptr noundef %2)
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  store double %7, ptr %0, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  store double %8, ptr %.sroa.4.0..sroa_idx, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal { double, double } @dot_product_complex8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 0
  %7 = getelementptr inbounds nuw %struct.Dimension, ptr %6, i32 0, i32 2
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %12 = getelementptr inbounds [7 x %struct.Dimension], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %16 = getelementptr inbounds [7 x %struct.Dimension], ptr %15, i64 0, i64 0
  %17 = getelementptr inbounds nuw %struct.Dimension, ptr %16, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = call { double, double } @dot_complex8(ptr noundef %4, i64 noundef %8, ptr noundef %10, i64 noundef %14, i64 noundef %18, i32 noundef 1)
  %20 = extractvalue { double, double } %19, 0
  %21 = extractvalue { double, double } %19, 1
  %.fca.0.insert = insertvalue { double, double } poison, double %20, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %21, 1
  ret { double, double } %.fca.1.insert
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  call void @allocate_product(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  call void @multiply_real4(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @allocate_product(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  %10 = add nsw i32 %6, %9
  %11 = sub nsw i32 %10, 2
  call void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %11)
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %13 = load i8, ptr %12, align 4
  %14 = zext i8 %13 to i32
  %15 = icmp eq i32 %14, 2
  br i1 %15, label %16, label %21

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %18 = getelementptr inbounds [7 x %struct.Dimension], ptr %17, i64 0, i64 0
  %19 = getelementptr inbounds nuw %struct.Dimension, ptr %18, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  call void @extend(ptr noundef %0, i32 noundef 0, i64 noundef %20)
  br label %21

21:                                               ; preds = %16, %3
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %23 = load i8, ptr %22, align 4
  %24 = zext i8 %23 to i32
  %25 = icmp eq i32 %24, 2
  br i1 %25, label %26, label %35

26:                                               ; preds = %21
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %28 = load i8, ptr %27, align 4
  %29 = zext i8 %28 to i32
  %30 = sub nsw i32 %29, 1
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %32 = getelementptr inbounds [7 x %struct.Dimension], ptr %31, i64 0, i64 1
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  call void @extend(ptr noundef %0, i32 noundef %30, i64 noundef %34)
  br label %35

35:                                               ; preds = %26, %21
  call void @allocate(ptr noundef %0)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @multiply_real4(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %13

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  br label %13

13:                                               ; preds = %3, %8
  %14 = phi i64 [ %12, %8 ], [ 1, %3 ]
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  %18 = icmp eq i32 %17, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %13, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %13 ]
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %27 = getelementptr inbounds [7 x %struct.Dimension], ptr %26, i64 0, i64 0
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = sub nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 2
  br i1 %38, label %39, label %44

39:                                               ; preds = %24
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %41 = getelementptr inbounds [7 x %struct.Dimension], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %41, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  br label %44

44:                                               ; preds = %24, %39
  %45 = phi i64 [ %43, %39 ], [ 0, %24 ]
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %60

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %52 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = sub nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 %56
  %58 = getelementptr inbounds nuw %struct.Dimension, ptr %57, i32 0, i32 2
  %59 = load i64, ptr %58, align 8
  br label %60

60:                                               ; preds = %44, %50
  %61 = phi i64 [ %59, %50 ], [ 0, %44 ]
  br label %62

62:                                               ; preds = %113, %60
  %.0 = phi i64 [ 0, %60 ], [ %114, %113 ]
  %63 = icmp slt i64 %.0, %25
  br i1 %63, label %64, label %115

64:                                               ; preds = %62, %94
  %.037 = phi i64 [ %112, %94 ], [ 0, %62 ]
  %65 = icmp slt i64 %.037, %14
  br i1 %65, label %66, label %113

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %73, label %79

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 0
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.037, %77
  br label %79

79:                                               ; preds = %66, %73
  %80 = phi i64 [ %78, %73 ], [ 0, %66 ]
  %81 = getelementptr inbounds i8, ptr %68, i64 %80
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = icmp eq i32 %86, 2
  br i1 %87, label %88, label %94

88:                                               ; preds = %79
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %90 = getelementptr inbounds [7 x %struct.Dimension], ptr %89, i64 0, i64 1
  %91 = getelementptr inbounds nuw %struct.Dimension, ptr %90, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %.0, %92
  br label %94

94:                                               ; preds = %79, %88
  %95 = phi i64 [ %93, %88 ], [ 0, %79 ]
  %96 = getelementptr inbounds i8, ptr %83, i64 %95
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %98 = getelementptr inbounds [7 x %struct.Dimension], ptr %97, i64 0, i64 %34
  %99 = getelementptr inbounds nuw %struct.Dimension, ptr %98, i32 0, i32 2
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %102 = getelementptr inbounds [7 x %struct.Dimension], ptr %101, i64 0, i64 0
  %103 = getelementptr inbounds nuw %struct.Dimension, ptr %102, i32 0, i32 2
  %104 = load i64, ptr %103, align 8
  %105 = call float @dot_real4(ptr noundef %81, i64 noundef %100, ptr noundef %96, i64 noundef %104, i64 noundef %29, i32 noundef 0)
  %106 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %107 = load ptr, ptr %106, align 8
  %108 = mul nsw i64 %.037, %45
  %109 = getelementptr inbounds i8, ptr %107, i64 %108
  %110 = mul nsw i64 %.0, %61
  %111 = getelementptr inbounds i8, ptr %109, i64 %110
  store float %105, ptr %111, align 4
  %112 = add nsw i64 %.037, 1
  br label %64, !llvm.loop !53

113:                                              ; preds = %64
  %114 = add nsw i64 %.0, 1
  br label %62, !llvm.loop !54

115:                                              ; preds = %62
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulDirectReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  call void @multiply_real4(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulTransposeReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @transposed(ptr dead_on_unwind writable sret(%struct.Descriptor) align 8 %6, ptr noundef %1)
  call void @allocate_product(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @multiply_real4(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @transposed(ptr dead_on_unwind noalias writable sret(%struct.Descriptor) align 8 %0, ptr noundef %1) #0 {
  call void @establish(ptr noundef %0, ptr noundef %1, i32 noundef 2)
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %4, ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %7 = getelementptr inbounds [7 x %struct.Dimension], ptr %6, i64 0, i64 0
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %9 = getelementptr inbounds [7 x %struct.Dimension], ptr %8, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %9, i64 24, i1 false)
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %11 = getelementptr inbounds [7 x %struct.Dimension], ptr %10, i64 0, i64 1
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %13 = getelementptr inbounds [7 x %struct.Dimension], ptr %12, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %13, i64 24, i1 false)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulTransposeDirectReal4Real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @transposed(ptr dead_on_unwind writable sret(%struct.Descriptor) align 8 %6, ptr noundef %1)
  call void @multiply_real4(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  call void @allocate_product(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  call void @multiply_real8(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @multiply_real8(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %13

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  br label %13

13:                                               ; preds = %3, %8
  %14 = phi i64 [ %12, %8 ], [ 1, %3 ]
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  %18 = icmp eq i32 %17, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %13, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %13 ]
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %27 = getelementptr inbounds [7 x %struct.Dimension], ptr %26, i64 0, i64 0
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = sub nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 2
  br i1 %38, label %39, label %44

39:                                               ; preds = %24
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %41 = getelementptr inbounds [7 x %struct.Dimension], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %41, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  br label %44

44:                                               ; preds = %24, %39
  %45 = phi i64 [ %43, %39 ], [ 0, %24 ]
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %60

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %52 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = sub nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 %56
  %58 = getelementptr inbounds nuw %struct.Dimension, ptr %57, i32 0, i32 2
  %59 = load i64, ptr %58, align 8
  br label %60

60:                                               ; preds = %44, %50
  %61 = phi i64 [ %59, %50 ], [ 0, %44 ]
  br label %62

62:                                               ; preds = %113, %60
  %.0 = phi i64 [ 0, %60 ], [ %114, %113 ]
  %63 = icmp slt i64 %.0, %25
  br i1 %63, label %64, label %115

64:                                               ; preds = %62, %94
  %.037 = phi i64 [ %112, %94 ], [ 0, %62 ]
  %65 = icmp slt i64 %.037, %14
  br i1 %65, label %66, label %113

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %73, label %79

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 0
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.037, %77
  br label %79

79:                                               ; preds = %66, %73
  %80 = phi i64 [ %78, %73 ], [ 0, %66 ]
  %81 = getelementptr inbounds i8, ptr %68, i64 %80
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = icmp eq i32 %86, 2
  br i1 %87, label %88, label %94

88:                                               ; preds = %79
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %90 = getelementptr inbounds [7 x %struct.Dimension], ptr %89, i64 0, i64 1
  %91 = getelementptr inbounds nuw %struct.Dimension, ptr %90, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %.0, %92
  br label %94

94:                                               ; preds = %79, %88
  %95 = phi i64 [ %93, %88 ], [ 0, %79 ]
  %96 = getelementptr inbounds i8, ptr %83, i64 %95
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %98 = getelementptr inbounds [7 x %struct.Dimension], ptr %97, i64 0, i64 %34
  %99 = getelementptr inbounds nuw %struct.Dimension, ptr %98, i32 0, i32 2
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %102 = getelementptr inbounds [7 x %struct.Dimension], ptr %101, i64 0, i64 0
  %103 = getelementptr inbounds nuw %struct.Dimension, ptr %102, i32 0, i32 2
  %104 = load i64, ptr %103, align 8
  %105 = call double @dot_real8(ptr noundef %81, i64 noundef %100, ptr noundef %96, i64 noundef %104, i64 noundef %29, i32 noundef 0)
  %106 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %107 = load ptr, ptr %106, align 8
  %108 = mul nsw i64 %.037, %45
  %109 = getelementptr inbounds i8, ptr %107, i64 %108
  %110 = mul nsw i64 %.0, %61
  %111 = getelementptr inbounds i8, ptr %109, i64 %110
  store double %105, ptr %111, align 8
  %112 = add nsw i64 %.037, 1
  br label %64, !llvm.loop !55

113:                                              ; preds = %64
  %114 = add nsw i64 %.0, 1
  br label %62, !llvm.loop !56

115:                                              ; preds = %62
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulDirectReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  call void @multiply_real8(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulTransposeReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @transposed(ptr dead_on_unwind writable sret(%struct.Descriptor) align 8 %6, ptr noundef %1)
  call void @allocate_product(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @multiply_real8(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulTransposeDirectReal8Real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @transposed(ptr dead_on_unwind writable sret(%struct.Descriptor) align 8 %6, ptr noundef %1)
  call void @multiply_real8(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulReal10Real10(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  call void @allocate_product(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  call void @multiply_real10(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @multiply_real10(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %13

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  br label %13

13:                                               ; preds = %3, %8
  %14 = phi i64 [ %12, %8 ], [ 1, %3 ]
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  %18 = icmp eq i32 %17, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %13, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %13 ]
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %27 = getelementptr inbounds [7 x %struct.Dimension], ptr %26, i64 0, i64 0
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = sub nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 2
  br i1 %38, label %39, label %44

39:                                               ; preds = %24
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %41 = getelementptr inbounds [7 x %struct.Dimension], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %41, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  br label %44

44:                                               ; preds = %24, %39
  %45 = phi i64 [ %43, %39 ], [ 0, %24 ]
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %60

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %52 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = sub nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 %56
  %58 = getelementptr inbounds nuw %struct.Dimension, ptr %57, i32 0, i32 2
  %59 = load i64, ptr %58, align 8
  br label %60

60:                                               ; preds = %44, %50
  %61 = phi i64 [ %59, %50 ], [ 0, %44 ]
  br label %62

62:                                               ; preds = %113, %60
  %.0 = phi i64 [ 0, %60 ], [ %114, %113 ]
  %63 = icmp slt i64 %.0, %25
  br i1 %63, label %64, label %115

64:                                               ; preds = %62, %94
  %.037 = phi i64 [ %112, %94 ], [ 0, %62 ]
  %65 = icmp slt i64 %.037, %14
  br i1 %65, label %66, label %113

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %73, label %79

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 0
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.037, %77
  br label %79

79:                                               ; preds = %66, %73
  %80 = phi i64 [ %78, %73 ], [ 0, %66 ]
  %81 = getelementptr inbounds i8, ptr %68, i64 %80
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = icmp eq i32 %86, 2
  br i1 %87, label %88, label %94

88:                                               ; preds = %79
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %90 = getelementptr inbounds [7 x %struct.Dimension], ptr %89, i64 0, i64 1
  %91 = getelementptr inbounds nuw %struct.Dimension, ptr %90, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %.0, %92
  br label %94

94:                                               ; preds = %79, %88
  %95 = phi i64 [ %93, %88 ], [ 0, %79 ]
  %96 = getelementptr inbounds i8, ptr %83, i64 %95
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %98 = getelementptr inbounds [7 x %struct.Dimension], ptr %97, i64 0, i64 %34
  %99 = getelementptr inbounds nuw %struct.Dimension, ptr %98, i32 0, i32 2
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %102 = getelementptr inbounds [7 x %struct.Dimension], ptr %101, i64 0, i64 0
  %103 = getelementptr inbounds nuw %struct.Dimension, ptr %102, i32 0, i32 2
  %104 = load i64, ptr %103, align 8
  %105 = call x86_fp80 @dot_real10(ptr noundef %81, i64 noundef %100, ptr noundef %96, i64 noundef %104, i64 noundef %29, i32 noundef 0)
  %106 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %107 = load ptr, ptr %106, align 8
  %108 = mul nsw i64 %.037, %45
  %109 = getelementptr inbounds i8, ptr %107, i64 %108
  %110 = mul nsw i64 %.0, %61
  %111 = getelementptr inbounds i8, ptr %109, i64 %110
  store x86_fp80 %105, ptr %111, align 16
  %112 = add nsw i64 %.037, 1
  br label %64, !llvm.loop !57

113:                                              ; preds = %64
  %114 = add nsw i64 %.0, 1
  br label %62, !llvm.loop !58

115:                                              ; preds = %62
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulDirectReal10Real10(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  call void @multiply_real10(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulTransposeReal10Real10(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @transposed(ptr dead_on_unwind writable sret(%struct.Descriptor) align 8 %6, ptr noundef %1)
  call void @allocate_product(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @multiply_real10(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulTransposeDirectReal10Real10(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @transposed(ptr dead_on_unwind writable sret(%struct.Descriptor) align 8 %6, ptr noundef %1)
  call void @multiply_real10(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulComplex4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  call void @allocate_product(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  call void @multiply_complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @multiply_complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2) #4 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %13

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  br label %13

13:                                               ; preds = %3, %8
  %14 = phi i64 [ %12, %8 ], [ 1, %3 ]
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  %18 = icmp eq i32 %17, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %13, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %13 ]
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %27 = getelementptr inbounds [7 x %struct.Dimension], ptr %26, i64 0, i64 0
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = sub nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 2
  br i1 %38, label %39, label %44

39:                                               ; preds = %24
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %41 = getelementptr inbounds [7 x %struct.Dimension], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %41, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  br label %44

44:                                               ; preds = %24, %39
  %45 = phi i64 [ %43, %39 ], [ 0, %24 ]
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %60

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %52 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = sub nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 %56
  %58 = getelementptr inbounds nuw %struct.Dimension, ptr %57, i32 0, i32 2
  %59 = load i64, ptr %58, align 8
  br label %60

60:                                               ; preds = %44, %50
  %61 = phi i64 [ %59, %50 ], [ 0, %44 ]
  br label %62

62:                                               ; preds = %113, %60
  %.0 = phi i64 [ 0, %60 ], [ %114, %113 ]
  %63 = icmp slt i64 %.0, %25
  br i1 %63, label %64, label %115

64:                                               ; preds = %62, %94
  %.037 = phi i64 [ %112, %94 ], [ 0, %62 ]
  %65 = icmp slt i64 %.037, %14
  br i1 %65, label %66, label %113

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %73, label %79

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 0
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.037, %77
  br label %79

79:                                               ; preds = %66, %73
  %80 = phi i64 [ %78, %73 ], [ 0, %66 ]
  %81 = getelementptr inbounds i8, ptr %68, i64 %80
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = icmp eq i32 %86, 2
  br i1 %87, label %88, label %94

88:                                               ; preds = %79
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %90 = getelementptr inbounds [7 x %struct.Dimension], ptr %89, i64 0, i64 1
  %91 = getelementptr inbounds nuw %struct.Dimension, ptr %90, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %.0, %92
  br label %94

94:                                               ; preds = %79, %88
  %95 = phi i64 [ %93, %88 ], [ 0, %79 ]
  %96 = getelementptr inbounds i8, ptr %83, i64 %95
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %98 = load ptr, ptr %97, align 8
  %99 = mul nsw i64 %.037, %45
  %100 = getelementptr inbounds i8, ptr %98, i64 %99
  %101 = mul nsw i64 %.0, %61
  %102 = getelementptr inbounds i8, ptr %100, i64 %101
  %103 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %104 = getelementptr inbounds [7 x %struct.Dimension], ptr %103, i64 0, i64 %34
  %105 = getelementptr inbounds nuw %struct.Dimension, ptr %104, i32 0, i32 2
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %108 = getelementptr inbounds [7 x %struct.Dimension], ptr %107, i64 0, i64 0
  %109 = getelementptr inbounds nuw %struct.Dimension, ptr %108, i32 0, i32 2
  %110 = load i64, ptr %109, align 8
  %111 = call <2 x float> @dot_complex4(ptr noundef %81, i64 noundef %106, ptr noundef %96, i64 noundef %110, i64 noundef %29, i32 noundef 0)
  store <2 x float> %111, ptr %102, align 4
  %112 = add nsw i64 %.037, 1
  br label %64, !llvm.loop !59

113:                                              ; preds = %64
  %114 = add nsw i64 %.0, 1
  br label %62, !llvm.loop !60

115:                                              ; preds = %62
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulDirectComplex4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  call void @multiply_complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulTransposeComplex4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @transposed(ptr dead_on_unwind writable sret(%struct.Descriptor) align 8 %6, ptr noundef %1)
  call void @allocate_product(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @multiply_complex4(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulTransposeDirectComplex4Complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @transposed(ptr dead_on_unwind writable sret(%struct.Descriptor) align 8 %6, ptr noundef %1)
  call void @multiply_complex4(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulComplex8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  call void @allocate_product(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  call void @multiply_complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @multiply_complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %13

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  br label %13

13:                                               ; preds = %3, %8
  %14 = phi i64 [ %12, %8 ], [ 1, %3 ]
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  %18 = icmp eq i32 %17, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 1
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  br label %24

24:                                               ; preds = %13, %19
  %25 = phi i64 [ %23, %19 ], [ 1, %13 ]
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %27 = getelementptr inbounds [7 x %struct.Dimension], ptr %26, i64 0, i64 0
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = sub nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = icmp eq i32 %37, 2
  br i1 %38, label %39, label %44

39:                                               ; preds = %24
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %41 = getelementptr inbounds [7 x %struct.Dimension], ptr %40, i64 0, i64 0
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %41, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  br label %44

44:                                               ; preds = %24, %39
  %45 = phi i64 [ %43, %39 ], [ 0, %24 ]
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %60

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %52 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = sub nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 %56
  %58 = getelementptr inbounds nuw %struct.Dimension, ptr %57, i32 0, i32 2
  %59 = load i64, ptr %58, align 8
  br label %60

60:                                               ; preds = %44, %50
  %61 = phi i64 [ %59, %50 ], [ 0, %44 ]
  br label %62

62:                                               ; preds = %115, %60
  %.0 = phi i64 [ 0, %60 ], [ %116, %115 ]
  %63 = icmp slt i64 %.0, %25
  br i1 %63, label %64, label %117

64:                                               ; preds = %62, %94
  %.037 = phi i64 [ %114, %94 ], [ 0, %62 ]
  %65 = icmp slt i64 %.037, %14
  br i1 %65, label %66, label %115

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = icmp eq i32 %71, 2
  br i1 %72, label %73, label %79

73:                                               ; preds = %66
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 0
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 2
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %.037, %77
  br label %79

79:                                               ; preds = %66, %73
  %80 = phi i64 [ %78, %73 ], [ 0, %66 ]
  %81 = getelementptr inbounds i8, ptr %68, i64 %80
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 0
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = icmp eq i32 %86, 2
  br i1 %87, label %88, label %94

88:                                               ; preds = %79
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %90 = getelementptr inbounds [7 x %struct.Dimension], ptr %89, i64 0, i64 1
  %91 = getelementptr inbounds nuw %struct.Dimension, ptr %90, i32 0, i32 2
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %.0, %92
  br label %94

94:                                               ; preds = %79, %88
  %95 = phi i64 [ %93, %88 ], [ 0, %79 ]
  %96 = getelementptr inbounds i8, ptr %83, i64 %95
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %98 = load ptr, ptr %97, align 8
  %99 = mul nsw i64 %.037, %45
  %100 = getelementptr inbounds i8, ptr %98, i64 %99
  %101 = mul nsw i64 %.0, %61
  %102 = getelementptr inbounds i8, ptr %100, i64 %101
  %103 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %104 = getelementptr inbounds [7 x %struct.Dimension], ptr %103, i64 0, i64 %34
  %105 = getelementptr inbounds nuw %struct.Dimension, ptr %104, i32 0, i32 2
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %108 = getelementptr inbounds [7 x %struct.Dimension], ptr %107, i64 0, i64 0
  %109 = getelementptr inbounds nuw %struct.Dimension, ptr %108, i32 0, i32 2
  %110 = load i64, ptr %109, align 8
  %111 = call { double, double } @dot_complex8(ptr noundef %81, i64 noundef %106, ptr noundef %96, i64 noundef %110, i64 noundef %29, i32 noundef 0)
  %112 = extractvalue { double, double } %111, 0
  %113 = extractvalue { double, double } %111, 1
  store double %112, ptr %102, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %102, i64 8
  store double %113, ptr %.sroa.4.0..sroa_idx, align 8
  %114 = add nsw i64 %.037, 1
  br label %64, !llvm.loop !61

115:                                              ; preds = %64
  %116 = add nsw i64 %.0, 1
  br label %62, !llvm.loop !62

117:                                              ; preds = %62
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulDirectComplex8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  call void @multiply_complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulTransposeComplex8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @transposed(ptr dead_on_unwind writable sret(%struct.Descriptor) align 8 %6, ptr noundef %1)
  call void @allocate_product(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @multiply_complex8(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAMatmulTransposeDirectComplex8Complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @transposed(ptr dead_on_unwind writable sret(%struct.Descriptor) align 8 %6, ptr noundef %1)
  call void @multiply_complex8(ptr noundef %0, ptr noundef %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranATranspose(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #15
  call void @transposed(ptr dead_on_unwind writable sret(%struct.Descriptor) align 8 %5, ptr noundef %1)
  call void @allocate_like(ptr noundef %0, ptr noundef %5)
  call void @copy_elements(ptr noundef %0, ptr noundef %5)
  call void @llvm.lifetime.end.p0(ptr %5) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @allocate_like(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = zext i8 %4 to i32
  call void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %5)
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = zext i8 %7 to i32
  %9 = icmp slt i32 0, %8
  br i1 %9, label %10, label %15

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %12 = getelementptr inbounds [7 x %struct.Dimension], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  call void @extend(ptr noundef %0, i32 noundef 0, i64 noundef %14)
  br label %15

15:                                               ; preds = %10, %2
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %17 = load i8, ptr %16, align 4
  %18 = zext i8 %17 to i32
  %19 = icmp slt i32 1, %18
  br i1 %19, label %20, label %25

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %22 = getelementptr inbounds [7 x %struct.Dimension], ptr %21, i64 0, i64 1
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  call void @extend(ptr noundef %0, i32 noundef 1, i64 noundef %24)
  br label %25

25:                                               ; preds = %20, %15
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  %29 = icmp slt i32 2, %28
  br i1 %29, label %30, label %35

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %32 = getelementptr inbounds [7 x %struct.Dimension], ptr %31, i64 0, i64 2
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  call void @extend(ptr noundef %0, i32 noundef 2, i64 noundef %34)
  br label %35

35:                                               ; preds = %30, %25
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = icmp slt i32 3, %38
  br i1 %39, label %40, label %45

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 3
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  call void @extend(ptr noundef %0, i32 noundef 3, i64 noundef %44)
  br label %45

45:                                               ; preds = %40, %35
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = icmp slt i32 4, %48
  br i1 %49, label %50, label %55

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %52 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 4
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  call void @extend(ptr noundef %0, i32 noundef 4, i64 noundef %54)
  br label %55

55:                                               ; preds = %50, %45
  %56 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = icmp slt i32 5, %58
  br i1 %59, label %60, label %65

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %62 = getelementptr inbounds [7 x %struct.Dimension], ptr %61, i64 0, i64 5
  %63 = getelementptr inbounds nuw %struct.Dimension, ptr %62, i32 0, i32 1
  %64 = load i64, ptr %63, align 8
  call void @extend(ptr noundef %0, i32 noundef 5, i64 noundef %64)
  br label %65

65:                                               ; preds = %60, %55
  %66 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %67 = load i8, ptr %66, align 4
  %68 = zext i8 %67 to i32
  %69 = icmp slt i32 6, %68
  br i1 %69, label %70, label %75

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %72 = getelementptr inbounds [7 x %struct.Dimension], ptr %71, i64 0, i64 6
  %73 = getelementptr inbounds nuw %struct.Dimension, ptr %72, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  call void @extend(ptr noundef %0, i32 noundef 6, i64 noundef %74)
  br label %75

75:                                               ; preds = %70, %65
  call void @allocate(ptr noundef %0)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranASpread(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #15
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = icmp eq i32 %10, 7
  br i1 %11, label %12, label %13

12:                                               ; preds = %6
  call void @llvm.trap()
  unreachable

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = add nsw i32 %16, 1
  call void @establish(ptr noundef %7, ptr noundef %1, i32 noundef %17)
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 0
  store ptr %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = icmp slt i32 0, %23
  br i1 %24, label %25, label %41

25:                                               ; preds = %13
  %26 = sub nsw i32 %2, 1
  %27 = icmp eq i32 0, %26
  br i1 %27, label %28, label %31

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %30 = getelementptr inbounds [7 x %struct.Dimension], ptr %29, i64 0, i64 0
  call void @set_bounds(ptr noundef %30, i64 noundef 1, i64 noundef %3, i64 noundef 0)
  br label %41

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %33 = getelementptr inbounds [7 x %struct.Dimension], ptr %32, i64 0, i64 0
  %34 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %35 = sub nsw i32 %2, 1
  %36 = icmp slt i32 0, %35
  %37 = zext i1 %36 to i64
  %38 = select i1 %36, i32 0, i32 -1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [7 x %struct.Dimension], ptr %34, i64 0, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %40, i64 24, i1 false)
  br label %41

41:                                               ; preds = %28, %31, %13
  %42 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %43 = load i8, ptr %42, align 4
  %44 = zext i8 %43 to i32
  %45 = icmp slt i32 1, %44
  br i1 %45, label %46, label %62

46:                                               ; preds = %41
  %47 = sub nsw i32 %2, 1
  %48 = icmp eq i32 1, %47
  br i1 %48, label %49, label %52

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %51 = getelementptr inbounds [7 x %struct.Dimension], ptr %50, i64 0, i64 1
  call void @set_bounds(ptr noundef %51, i64 noundef 1, i64 noundef %3, i64 noundef 0)
  br label %62

52:                                               ; preds = %46
  %53 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %54 = getelementptr inbounds [7 x %struct.Dimension], ptr %53, i64 0, i64 1
  %55 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %56 = sub nsw i32 %2, 1
  %57 = icmp slt i32 1, %56
  %58 = zext i1 %57 to i64
  %59 = select i1 %57, i32 1, i32 0
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [7 x %struct.Dimension], ptr %55, i64 0, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %54, ptr align 8 %61, i64 24, i1 false)
  br label %62

62:                                               ; preds = %49, %52, %41
  %63 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %64 = load i8, ptr %63, align 4
  %65 = zext i8 %64 to i32
  %66 = icmp slt i32 2, %65
  br i1 %66, label %67, label %83

67:                                               ; preds = %62
  %68 = sub nsw i32 %2, 1
  %69 = icmp eq i32 2, %68
  br i1 %69, label %70, label %73

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %72 = getelementptr inbounds [7 x %struct.Dimension], ptr %71, i64 0, i64 2
  call void @set_bounds(ptr noundef %72, i64 noundef 1, i64 noundef %3, i64 noundef 0)
  br label %83

73:                                               ; preds = %67
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 2
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %77 = sub nsw i32 %2, 1
  %78 = icmp slt i32 2, %77
  %79 = zext i1 %78 to i64
  %80 = select i1 %78, i32 2, i32 1
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [7 x %struct.Dimension], ptr %76, i64 0, i64 %81
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %75, ptr align 8 %82, i64 24, i1 false)
  br label %83

83:                                               ; preds = %70, %73, %62
  %84 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %85 = load i8, ptr %84, align 4
  %86 = zext i8 %85 to i32
  %87 = icmp slt i32 3, %86
  br i1 %87, label %88, label %104

88:                                               ; preds = %83
  %89 = sub nsw i32 %2, 1
  %90 = icmp eq i32 3, %89
  br i1 %90, label %91, label %94

91:                                               ; preds = %88
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %93 = getelementptr inbounds [7 x %struct.Dimension], ptr %92, i64 0, i64 3
  call void @set_bounds(ptr noundef %93, i64 noundef 1, i64 noundef %3, i64 noundef 0)
  br label %104

94:                                               ; preds = %88
  %95 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %96 = getelementptr inbounds [7 x %struct.Dimension], ptr %95, i64 0, i64 3
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %98 = sub nsw i32 %2, 1
  %99 = icmp slt i32 3, %98
  %100 = zext i1 %99 to i64
  %101 = select i1 %99, i32 3, i32 2
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [7 x %struct.Dimension], ptr %97, i64 0, i64 %102
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %96, ptr align 8 %103, i64 24, i1 false)
  br label %104

104:                                              ; preds = %91, %94, %83
  %105 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = icmp slt i32 4, %107
  br i1 %108, label %109, label %125

109:                                              ; preds = %104
  %110 = sub nsw i32 %2, 1
  %111 = icmp eq i32 4, %110
  br i1 %111, label %112, label %115

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %114 = getelementptr inbounds [7 x %struct.Dimension], ptr %113, i64 0, i64 4
  call void @set_bounds(ptr noundef %114, i64 noundef 1, i64 noundef %3, i64 noundef 0)
  br label %125

115:                                              ; preds = %109
  %116 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %117 = getelementptr inbounds [7 x %struct.Dimension], ptr %116, i64 0, i64 4
  %118 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %119 = sub nsw i32 %2, 1
  %120 = icmp slt i32 4, %119
  %121 = zext i1 %120 to i64
  %122 = select i1 %120, i32 4, i32 3
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [7 x %struct.Dimension], ptr %118, i64 0, i64 %123
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 8 %124, i64 24, i1 false)
  br label %125

125:                                              ; preds = %112, %115, %104
  %126 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %127 = load i8, ptr %126, align 4
  %128 = zext i8 %127 to i32
  %129 = icmp slt i32 5, %128
  br i1 %129, label %130, label %146

130:                                              ; preds = %125
  %131 = sub nsw i32 %2, 1
  %132 = icmp eq i32 5, %131
  br i1 %132, label %133, label %136

133:                                              ; preds = %130
  %134 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %135 = getelementptr inbounds [7 x %struct.Dimension], ptr %134, i64 0, i64 5
  call void @set_bounds(ptr noundef %135, i64 noundef 1, i64 noundef %3, i64 noundef 0)
  br label %146

136:                                              ; preds = %130
  %137 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %138 = getelementptr inbounds [7 x %struct.Dimension], ptr %137, i64 0, i64 5
  %139 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %140 = sub nsw i32 %2, 1
  %141 = icmp slt i32 5, %140
  %142 = zext i1 %141 to i64
  %143 = select i1 %141, i32 5, i32 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [7 x %struct.Dimension], ptr %139, i64 0, i64 %144
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %138, ptr align 8 %145, i64 24, i1 false)
  br label %146

146:                                              ; preds = %133, %136, %125
  %147 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %148 = load i8, ptr %147, align 4
  %149 = zext i8 %148 to i32
  %150 = icmp slt i32 6, %149
  br i1 %150, label %151, label %167

151:                                              ; preds = %146
  %152 = sub nsw i32 %2, 1
  %153 = icmp eq i32 6, %152
  br i1 %153, label %154, label %157

154:                                              ; preds = %151
  %155 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %156 = getelementptr inbounds [7 x %struct.Dimension], ptr %155, i64 0, i64 6
  call void @set_bounds(ptr noundef %156, i64 noundef 1, i64 noundef %3, i64 noundef 0)
  br label %167

157:                                              ; preds = %151
  %158 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %159 = getelementptr inbounds [7 x %struct.Dimension], ptr %158, i64 0, i64 6
  %160 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %161 = sub nsw i32 %2, 1
  %162 = icmp slt i32 6, %161
  %163 = zext i1 %162 to i64
  %164 = select i1 %162, i32 6, i32 5
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [7 x %struct.Dimension], ptr %160, i64 0, i64 %165
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %159, ptr align 8 %166, i64 24, i1 false)
  br label %167

167:                                              ; preds = %154, %157, %146
  call void @allocate_like(ptr noundef %0, ptr noundef %7)
  call void @copy_elements(ptr noundef %0, ptr noundef %7)
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @set_bounds(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = icmp sgt i64 %2, 0
  %. = select i1 %5, i64 %1, i64 1
  %6 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i32 0, i32 0
  store i64 %., ptr %6, align 8
  %7 = icmp sgt i64 %2, 0
  %8 = select i1 %7, i64 %2, i64 0
  %9 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i32 0, i32 1
  store i64 %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.Dimension, ptr %0, i32 0, i32 2
  store i64 %3, ptr %10, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAReshape(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = alloca %struct.Descriptor, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 7
  br i1 %13, label %14, label %15

14:                                               ; preds = %7
  call void @llvm.trap()
  unreachable

15:                                               ; preds = %7
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %17 = getelementptr inbounds [7 x %struct.Dimension], ptr %16, i64 0, i64 0
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = trunc i64 %19 to i32
  call void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %20)
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = icmp slt i32 0, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %15
  %26 = call i64 @integer(ptr noundef %2, i64 noundef 0)
  call void @extend(ptr noundef %0, i32 noundef 0, i64 noundef %26)
  br label %27

27:                                               ; preds = %25, %15
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %31 = icmp slt i32 1, %30
  br i1 %31, label %32, label %34

32:                                               ; preds = %27
  %33 = call i64 @integer(ptr noundef %2, i64 noundef 1)
  call void @extend(ptr noundef %0, i32 noundef 1, i64 noundef %33)
  br label %34

34:                                               ; preds = %32, %27
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = icmp slt i32 2, %37
  br i1 %38, label %39, label %41

39:                                               ; preds = %34
  %40 = call i64 @integer(ptr noundef %2, i64 noundef 2)
  call void @extend(ptr noundef %0, i32 noundef 2, i64 noundef %40)
  br label %41

41:                                               ; preds = %39, %34
  %42 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %43 = load i8, ptr %42, align 4
  %44 = zext i8 %43 to i32
  %45 = icmp slt i32 3, %44
  br i1 %45, label %46, label %48

46:                                               ; preds = %41
  %47 = call i64 @integer(ptr noundef %2, i64 noundef 3)
  call void @extend(ptr noundef %0, i32 noundef 3, i64 noundef %47)
  br label %48

48:                                               ; preds = %46, %41
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = icmp slt i32 4, %51
  br i1 %52, label %53, label %55

53:                                               ; preds = %48
  %54 = call i64 @integer(ptr noundef %2, i64 noundef 4)
  call void @extend(ptr noundef %0, i32 noundef 4, i64 noundef %54)
  br label %55

55:                                               ; preds = %53, %48
  %56 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = icmp slt i32 5, %58
  br i1 %59, label %60, label %62

60:                                               ; preds = %55
  %61 = call i64 @integer(ptr noundef %2, i64 noundef 5)
  call void @extend(ptr noundef %0, i32 noundef 5, i64 noundef %61)
  br label %62

62:                                               ; preds = %60, %55
  %63 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %64 = load i8, ptr %63, align 4
  %65 = zext i8 %64 to i32
  %66 = icmp slt i32 6, %65
  br i1 %66, label %67, label %69

67:                                               ; preds = %62
  %68 = call i64 @integer(ptr noundef %2, i64 noundef 6)
  call void @extend(ptr noundef %0, i32 noundef 6, i64 noundef %68)
  br label %69

69:                                               ; preds = %67, %62
  call void @allocate(ptr noundef %0)
  call void @llvm.lifetime.start.p0(ptr %8) #15
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %71 = load i8, ptr %70, align 4
  %72 = zext i8 %71 to i32
  call void @establish(ptr noundef %8, ptr noundef %0, i32 noundef %72)
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 0
  store ptr %74, ptr %75, align 8
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = icmp slt i32 0, %78
  br i1 %79, label %80, label %91

80:                                               ; preds = %69
  %81 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 7
  %82 = getelementptr inbounds [7 x %struct.Dimension], ptr %81, i64 0, i64 0
  %83 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %84 = icmp ne ptr %4, null
  br i1 %84, label %85, label %88

85:                                               ; preds = %80
  %86 = call i64 @integer(ptr noundef %4, i64 noundef 0)
  %87 = sub nsw i64 %86, 1
  br label %88

88:                                               ; preds = %80, %85
  %89 = phi i64 [ %87, %85 ], [ 0, %80 ]
  %90 = getelementptr inbounds [7 x %struct.Dimension], ptr %83, i64 0, i64 %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %82, ptr align 8 %90, i64 24, i1 false)
  br label %91

91:                                               ; preds = %88, %69
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = icmp slt i32 1, %94
  br i1 %95, label %96, label %107

96:                                               ; preds = %91
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 7
  %98 = getelementptr inbounds [7 x %struct.Dimension], ptr %97, i64 0, i64 1
  %99 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %100 = icmp ne ptr %4, null
  br i1 %100, label %101, label %104

101:                                              ; preds = %96
  %102 = call i64 @integer(ptr noundef %4, i64 noundef 1)
  %103 = sub nsw i64 %102, 1
  br label %104

104:                                              ; preds = %96, %101
  %105 = phi i64 [ %103, %101 ], [ 1, %96 ]
  %106 = getelementptr inbounds [7 x %struct.Dimension], ptr %99, i64 0, i64 %105
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %98, ptr align 8 %106, i64 24, i1 false)
  br label %107

107:                                              ; preds = %104, %91
  %108 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %109 = load i8, ptr %108, align 4
  %110 = zext i8 %109 to i32
  %111 = icmp slt i32 2, %110
  br i1 %111, label %112, label %123

112:                                              ; preds = %107
  %113 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 7
  %114 = getelementptr inbounds [7 x %struct.Dimension], ptr %113, i64 0, i64 2
  %115 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %116 = icmp ne ptr %4, null
  br i1 %116, label %117, label %120

117:                                              ; preds = %112
  %118 = call i64 @integer(ptr noundef %4, i64 noundef 2)
  %119 = sub nsw i64 %118, 1
  br label %120

120:                                              ; preds = %112, %117
  %121 = phi i64 [ %119, %117 ], [ 2, %112 ]
  %122 = getelementptr inbounds [7 x %struct.Dimension], ptr %115, i64 0, i64 %121
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %114, ptr align 8 %122, i64 24, i1 false)
  br label %123

123:                                              ; preds = %120, %107
  %124 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %125 = load i8, ptr %124, align 4
  %126 = zext i8 %125 to i32
  %127 = icmp slt i32 3, %126
  br i1 %127, label %128, label %139

128:                                              ; preds = %123
  %129 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 7
  %130 = getelementptr inbounds [7 x %struct.Dimension], ptr %129, i64 0, i64 3
  %131 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %132 = icmp ne ptr %4, null
  br i1 %132, label %133, label %136

133:                                              ; preds = %128
  %134 = call i64 @integer(ptr noundef %4, i64 noundef 3)
  %135 = sub nsw i64 %134, 1
  br label %136

136:                                              ; preds = %128, %133
  %137 = phi i64 [ %135, %133 ], [ 3, %128 ]
  %138 = getelementptr inbounds [7 x %struct.Dimension], ptr %131, i64 0, i64 %137
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %130, ptr align 8 %138, i64 24, i1 false)
  br label %139

139:                                              ; preds = %136, %123
  %140 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %141 = load i8, ptr %140, align 4
  %142 = zext i8 %141 to i32
  %143 = icmp slt i32 4, %142
  br i1 %143, label %144, label %155

144:                                              ; preds = %139
  %145 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 7
  %146 = getelementptr inbounds [7 x %struct.Dimension], ptr %145, i64 0, i64 4
  %147 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %148 = icmp ne ptr %4, null
  br i1 %148, label %149, label %152

149:                                              ; preds = %144
  %150 = call i64 @integer(ptr noundef %4, i64 noundef 4)
  %151 = sub nsw i64 %150, 1
  br label %152

152:                                              ; preds = %144, %149
  %153 = phi i64 [ %151, %149 ], [ 4, %144 ]
  %154 = getelementptr inbounds [7 x %struct.Dimension], ptr %147, i64 0, i64 %153
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %146, ptr align 8 %154, i64 24, i1 false)
  br label %155

155:                                              ; preds = %152, %139
  %156 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %157 = load i8, ptr %156, align 4
  %158 = zext i8 %157 to i32
  %159 = icmp slt i32 5, %158
  br i1 %159, label %160, label %171

160:                                              ; preds = %155
  %161 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 7
  %162 = getelementptr inbounds [7 x %struct.Dimension], ptr %161, i64 0, i64 5
  %163 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %164 = icmp ne ptr %4, null
  br i1 %164, label %165, label %168

165:                                              ; preds = %160
  %166 = call i64 @integer(ptr noundef %4, i64 noundef 5)
  %167 = sub nsw i64 %166, 1
  br label %168

168:                                              ; preds = %160, %165
  %169 = phi i64 [ %167, %165 ], [ 5, %160 ]
  %170 = getelementptr inbounds [7 x %struct.Dimension], ptr %163, i64 0, i64 %169
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %162, ptr align 8 %170, i64 24, i1 false)
  br label %171

171:                                              ; preds = %168, %155
  %172 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %173 = load i8, ptr %172, align 4
  %174 = zext i8 %173 to i32
  %175 = icmp slt i32 6, %174
  br i1 %175, label %176, label %187

176:                                              ; preds = %171
  %177 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 7
  %178 = getelementptr inbounds [7 x %struct.Dimension], ptr %177, i64 0, i64 6
  %179 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %180 = icmp ne ptr %4, null
  br i1 %180, label %181, label %184

181:                                              ; preds = %176
  %182 = call i64 @integer(ptr noundef %4, i64 noundef 6)
  %183 = sub nsw i64 %182, 1
  br label %184

184:                                              ; preds = %176, %181
  %185 = phi i64 [ %183, %181 ], [ 6, %176 ]
  %186 = getelementptr inbounds [7 x %struct.Dimension], ptr %179, i64 0, i64 %185
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %178, ptr align 8 %186, i64 24, i1 false)
  br label %187

187:                                              ; preds = %184, %171
  %188 = call i64 @elements(ptr noundef %0)
  %189 = call i64 @elements(ptr noundef %1)
  %190 = icmp slt i64 %188, %189
  %. = select i1 %190, i64 %188, i64 %189
  br label %191

191:                                              ; preds = %193, %187
  %.080 = phi i64 [ 0, %187 ], [ %196, %193 ]
  %192 = icmp slt i64 %.080, %.
  br i1 %192, label %193, label %197

193:                                              ; preds = %191
  %194 = call ptr @element(ptr noundef %8, i64 noundef %.080)
  %195 = call ptr @element(ptr noundef %1, i64 noundef %.080)
  call void @copy_element(ptr noundef %194, ptr noundef %195, ptr noundef %1)
  %196 = add nsw i64 %.080, 1
  br label %191, !llvm.loop !63

197:                                              ; preds = %191
  %198 = icmp ne ptr %3, null
  br i1 %198, label %199, label %208

199:                                              ; preds = %197, %201
  %.0 = phi i64 [ %207, %201 ], [ %189, %197 ]
  %200 = icmp slt i64 %.0, %188
  br i1 %200, label %201, label %208

201:                                              ; preds = %199
  %202 = call ptr @element(ptr noundef %8, i64 noundef %.0)
  %203 = sub nsw i64 %.0, %189
  %204 = call i64 @elements(ptr noundef %3)
  %205 = srem i64 %203, %204
  %206 = call ptr @element(ptr noundef %3, i64 noundef %205)
  call void @copy_element(ptr noundef %202, ptr noundef %206, ptr noundef %1)
  %207 = add nsw i64 %.0, 1
  br label %199, !llvm.loop !64

208:                                              ; preds = %199, %197
  call void @llvm.lifetime.end.p0(ptr %8) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @extend(ptr noundef %0, i32 noundef %1, i64 noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %4, i64 0, i64 %5
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  br label %25

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %13 = sub nsw i32 %1, 1
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [7 x %struct.Dimension], ptr %12, i64 0, i64 %14
  %16 = getelementptr inbounds nuw %struct.Dimension, ptr %15, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %19 = sub nsw i32 %1, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %18, i64 0, i64 %20
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = mul nsw i64 %17, %23
  br label %25

25:                                               ; preds = %11, %8
  %26 = phi i64 [ %10, %8 ], [ %24, %11 ]
  call void @set_bounds(ptr noundef %6, i64 noundef 1, i64 noundef %2, i64 noundef %26)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i64 @integer(ptr noundef %0, i64 noundef %1) #0 {
  %3 = call ptr @element(ptr noundef %0, i64 noundef %1)
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  switch i64 %5, label %15 [
    i64 1, label %6
    i64 2, label %9
    i64 4, label %12
  ]

6:                                                ; preds = %2
  %7 = load i8, ptr %3, align 1
  %8 = sext i8 %7 to i64
  br label %17

9:                                                ; preds = %2
  %10 = load i16, ptr %3, align 2
  %11 = sext i16 %10 to i64
  br label %17

12:                                               ; preds = %2
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  br label %17

15:                                               ; preds = %2
  %16 = load i64, ptr %3, align 8
  br label %17

17:                                               ; preds = %15, %12, %9, %6
  %.0 = phi i64 [ %16, %15 ], [ %8, %6 ], [ %11, %9 ], [ %14, %12 ]
  ret i64 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i64 @elements(ptr noundef %0) #0 {
  %2 = call i64 @row_length(ptr noundef %0)
  %3 = call i64 @rows(ptr noundef %0)
  %4 = mul nsw i64 %2, %3
  ret i64 %4
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @copy_element(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 4
  %5 = load i8, ptr %4, align 1
  %6 = call i1 @llvm.is.constant.i8(i8 %5)
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 4
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  br label %11

11:                                               ; preds = %3, %7
  %12 = phi i32 [ %10, %7 ], [ 0, %3 ]
  switch i32 %12, label %33 [
    i32 29, label %13
    i32 28, label %15
    i32 27, label %17
    i32 35, label %19
    i32 34, label %26
  ]

13:                                               ; preds = %11
  %14 = load x86_fp80, ptr %1, align 16
  store x86_fp80 %14, ptr %0, align 16
  br label %36

15:                                               ; preds = %11
  %16 = load double, ptr %1, align 8
  store double %16, ptr %0, align 8
  br label %36

17:                                               ; preds = %11
  %18 = load float, ptr %1, align 4
  store float %18, ptr %0, align 4
  br label %36

19:                                               ; preds = %11
  %20 = getelementptr inbounds nuw %struct.complex8, ptr %1, i32 0, i32 0
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.complex8, ptr %0, i32 0, i32 0
  store double %21, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.complex8, ptr %1, i32 0, i32 1
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.complex8, ptr %0, i32 0, i32 1
  store double %24, ptr %25, align 8
  br label %36

26:                                               ; preds = %11
  %27 = getelementptr inbounds nuw %struct.complex4, ptr %1, i32 0, i32 0
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.complex4, ptr %0, i32 0, i32 0
  store float %28, ptr %29, align 4
  %30 = getelementptr inbounds nuw %struct.complex4, ptr %1, i32 0, i32 1
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.complex4, ptr %0, i32 0, i32 1
  store float %31, ptr %32, align 4
  br label %36

33:                                               ; preds = %11
  %34 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %35, i1 false)
  br label %36

36:                                               ; preds = %15, %19, %33, %26, %17, %13
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal ptr @element(ptr noundef %0, i64 noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = zext i8 %4 to i32
  %6 = icmp slt i32 0, %5
  br i1 %6, label %7, label %30

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = icmp slt i32 1, %10
  br i1 %11, label %12, label %23

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %14 = getelementptr inbounds [7 x %struct.Dimension], ptr %13, i64 0, i64 0
  %15 = getelementptr inbounds nuw %struct.Dimension, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  %17 = srem i64 %1, %16
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %19 = getelementptr inbounds [7 x %struct.Dimension], ptr %18, i64 0, i64 0
  %20 = getelementptr inbounds nuw %struct.Dimension, ptr %19, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = sdiv i64 %1, %21
  br label %23

23:                                               ; preds = %12, %7
  %.081 = phi i64 [ %17, %12 ], [ %1, %7 ]
  %.1 = phi i64 [ %22, %12 ], [ %1, %7 ]
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %25 = getelementptr inbounds [7 x %struct.Dimension], ptr %24, i64 0, i64 0
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %25, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = mul nsw i64 %.081, %27
  %29 = add nsw i64 0, %28
  br label %30

30:                                               ; preds = %23, %2
  %.073 = phi i64 [ %29, %23 ], [ 0, %2 ]
  %.071 = phi i64 [ %.1, %23 ], [ %1, %2 ]
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i32
  %34 = icmp slt i32 1, %33
  br i1 %34, label %35, label %58

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = icmp slt i32 2, %38
  br i1 %39, label %40, label %51

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 1
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = srem i64 %.071, %44
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %47 = getelementptr inbounds [7 x %struct.Dimension], ptr %46, i64 0, i64 1
  %48 = getelementptr inbounds nuw %struct.Dimension, ptr %47, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = sdiv i64 %.071, %49
  br label %51

51:                                               ; preds = %40, %35
  %.083 = phi i64 [ %45, %40 ], [ %.071, %35 ]
  %.3 = phi i64 [ %50, %40 ], [ %.071, %35 ]
  %52 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %53 = getelementptr inbounds [7 x %struct.Dimension], ptr %52, i64 0, i64 1
  %54 = getelementptr inbounds nuw %struct.Dimension, ptr %53, i32 0, i32 2
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %.083, %55
  %57 = add nsw i64 %.073, %56
  br label %58

58:                                               ; preds = %51, %30
  %.174 = phi i64 [ %57, %51 ], [ %.073, %30 ]
  %.2 = phi i64 [ %.3, %51 ], [ %.071, %30 ]
  %59 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = icmp slt i32 2, %61
  br i1 %62, label %63, label %86

63:                                               ; preds = %58
  %64 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %65 = load i8, ptr %64, align 4
  %66 = zext i8 %65 to i32
  %67 = icmp slt i32 3, %66
  br i1 %67, label %68, label %79

68:                                               ; preds = %63
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %70 = getelementptr inbounds [7 x %struct.Dimension], ptr %69, i64 0, i64 2
  %71 = getelementptr inbounds nuw %struct.Dimension, ptr %70, i32 0, i32 1
  %72 = load i64, ptr %71, align 8
  %73 = srem i64 %.2, %72
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 2
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  %78 = sdiv i64 %.2, %77
  br label %79

79:                                               ; preds = %68, %63
  %.084 = phi i64 [ %73, %68 ], [ %.2, %63 ]
  %.5 = phi i64 [ %78, %68 ], [ %.2, %63 ]
  %80 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %81 = getelementptr inbounds [7 x %struct.Dimension], ptr %80, i64 0, i64 2
  %82 = getelementptr inbounds nuw %struct.Dimension, ptr %81, i32 0, i32 2
  %83 = load i64, ptr %82, align 8
  %84 = mul nsw i64 %.084, %83
  %85 = add nsw i64 %.174, %84
  br label %86

86:                                               ; preds = %79, %58
  %.275 = phi i64 [ %85, %79 ], [ %.174, %58 ]
  %.4 = phi i64 [ %.5, %79 ], [ %.2, %58 ]
  %87 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = icmp slt i32 3, %89
  br i1 %90, label %91, label %114

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = icmp slt i32 4, %94
  br i1 %95, label %96, label %107

96:                                               ; preds = %91
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %98 = getelementptr inbounds [7 x %struct.Dimension], ptr %97, i64 0, i64 3
  %99 = getelementptr inbounds nuw %struct.Dimension, ptr %98, i32 0, i32 1
  %100 = load i64, ptr %99, align 8
  %101 = srem i64 %.4, %100
  %102 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %103 = getelementptr inbounds [7 x %struct.Dimension], ptr %102, i64 0, i64 3
  %104 = getelementptr inbounds nuw %struct.Dimension, ptr %103, i32 0, i32 1
  %105 = load i64, ptr %104, align 8
  %106 = sdiv i64 %.4, %105
  br label %107

107:                                              ; preds = %96, %91
  %.082 = phi i64 [ %101, %96 ], [ %.4, %91 ]
  %.7 = phi i64 [ %106, %96 ], [ %.4, %91 ]
  %108 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %109 = getelementptr inbounds [7 x %struct.Dimension], ptr %108, i64 0, i64 3
  %110 = getelementptr inbounds nuw %struct.Dimension, ptr %109, i32 0, i32 2
  %111 = load i64, ptr %110, align 8
  %112 = mul nsw i64 %.082, %111
  %113 = add nsw i64 %.275, %112
  br label %114

114:                                              ; preds = %107, %86
  %.376 = phi i64 [ %113, %107 ], [ %.275, %86 ]
  %.6 = phi i64 [ %.7, %107 ], [ %.4, %86 ]
  %115 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %116 = load i8, ptr %115, align 4
  %117 = zext i8 %116 to i32
  %118 = icmp slt i32 4, %117
  br i1 %118, label %119, label %142

119:                                              ; preds = %114
  %120 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %121 = load i8, ptr %120, align 4
  %122 = zext i8 %121 to i32
  %123 = icmp slt i32 5, %122
  br i1 %123, label %124, label %135

124:                                              ; preds = %119
  %125 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %126 = getelementptr inbounds [7 x %struct.Dimension], ptr %125, i64 0, i64 4
  %127 = getelementptr inbounds nuw %struct.Dimension, ptr %126, i32 0, i32 1
  %128 = load i64, ptr %127, align 8
  %129 = srem i64 %.6, %128
  %130 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %131 = getelementptr inbounds [7 x %struct.Dimension], ptr %130, i64 0, i64 4
  %132 = getelementptr inbounds nuw %struct.Dimension, ptr %131, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = sdiv i64 %.6, %133
  br label %135

135:                                              ; preds = %124, %119
  %.080 = phi i64 [ %129, %124 ], [ %.6, %119 ]
  %.9 = phi i64 [ %134, %124 ], [ %.6, %119 ]
  %136 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %137 = getelementptr inbounds [7 x %struct.Dimension], ptr %136, i64 0, i64 4
  %138 = getelementptr inbounds nuw %struct.Dimension, ptr %137, i32 0, i32 2
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %.080, %139
  %141 = add nsw i64 %.376, %140
  br label %142

142:                                              ; preds = %135, %114
  %.477 = phi i64 [ %141, %135 ], [ %.376, %114 ]
  %.8 = phi i64 [ %.9, %135 ], [ %.6, %114 ]
  %143 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %144 = load i8, ptr %143, align 4
  %145 = zext i8 %144 to i32
  %146 = icmp slt i32 5, %145
  br i1 %146, label %147, label %170

147:                                              ; preds = %142
  %148 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %149 = load i8, ptr %148, align 4
  %150 = zext i8 %149 to i32
  %151 = icmp slt i32 6, %150
  br i1 %151, label %152, label %163

152:                                              ; preds = %147
  %153 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %154 = getelementptr inbounds [7 x %struct.Dimension], ptr %153, i64 0, i64 5
  %155 = getelementptr inbounds nuw %struct.Dimension, ptr %154, i32 0, i32 1
  %156 = load i64, ptr %155, align 8
  %157 = srem i64 %.8, %156
  %158 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %159 = getelementptr inbounds [7 x %struct.Dimension], ptr %158, i64 0, i64 5
  %160 = getelementptr inbounds nuw %struct.Dimension, ptr %159, i32 0, i32 1
  %161 = load i64, ptr %160, align 8
  %162 = sdiv i64 %.8, %161
  br label %163

163:                                              ; preds = %152, %147
  %.072 = phi i64 [ %157, %152 ], [ %.8, %147 ]
  %.11 = phi i64 [ %162, %152 ], [ %.8, %147 ]
  %164 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %165 = getelementptr inbounds [7 x %struct.Dimension], ptr %164, i64 0, i64 5
  %166 = getelementptr inbounds nuw %struct.Dimension, ptr %165, i32 0, i32 2
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %.072, %167
  %169 = add nsw i64 %.477, %168
  br label %170

170:                                              ; preds = %163, %142
  %.578 = phi i64 [ %169, %163 ], [ %.477, %142 ]
  %.10 = phi i64 [ %.11, %163 ], [ %.8, %142 ]
  %171 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %172 = load i8, ptr %171, align 4
  %173 = zext i8 %172 to i32
  %174 = icmp slt i32 6, %173
  br i1 %174, label %175, label %198

175:                                              ; preds = %170
  %176 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %177 = load i8, ptr %176, align 4
  %178 = zext i8 %177 to i32
  %179 = icmp slt i32 7, %178
  br i1 %179, label %180, label %191

180:                                              ; preds = %175
  %181 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %182 = getelementptr inbounds [7 x %struct.Dimension], ptr %181, i64 0, i64 6
  %183 = getelementptr inbounds nuw %struct.Dimension, ptr %182, i32 0, i32 1
  %184 = load i64, ptr %183, align 8
  %185 = srem i64 %.10, %184
  %186 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %187 = getelementptr inbounds [7 x %struct.Dimension], ptr %186, i64 0, i64 6
  %188 = getelementptr inbounds nuw %struct.Dimension, ptr %187, i32 0, i32 1
  %189 = load i64, ptr %188, align 8
  %190 = sdiv i64 %.10, %189
  br label %191

191:                                              ; preds = %180, %175
  %.0 = phi i64 [ %185, %180 ], [ %.10, %175 ]
  %192 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %193 = getelementptr inbounds [7 x %struct.Dimension], ptr %192, i64 0, i64 6
  %194 = getelementptr inbounds nuw %struct.Dimension, ptr %193, i32 0, i32 2
  %195 = load i64, ptr %194, align 8
  %196 = mul nsw i64 %.0, %195
  %197 = add nsw i64 %.578, %196
  br label %198

198:                                              ; preds = %191, %170
  %.679 = phi i64 [ %197, %191 ], [ %.578, %170 ]
  %199 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %200 = load ptr, ptr %199, align 8
  %201 = getelementptr inbounds i8, ptr %200, i64 %.679
  ret ptr %201
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAPack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = call i64 @row_length(ptr noundef %1)
  %8 = call i64 @rows(ptr noundef %1)
  br label %9

9:                                                ; preds = %24, %6
  %.059 = phi i64 [ 0, %6 ], [ %25, %24 ]
  %.057 = phi i64 [ 0, %6 ], [ %.1, %24 ]
  %10 = icmp slt i64 %.059, %8
  br i1 %10, label %11, label %26

11:                                               ; preds = %9, %13
  %.063 = phi i64 [ %23, %13 ], [ 0, %9 ]
  %.1 = phi i64 [ %22, %13 ], [ %.057, %9 ]
  %12 = icmp slt i64 %.063, %7
  br i1 %12, label %13, label %24

13:                                               ; preds = %11
  %14 = call ptr @row(ptr noundef %2, ptr noundef %1, i64 noundef %.059)
  %15 = call i64 @row_stride(ptr noundef %2)
  %16 = mul nsw i64 %.063, %15
  %17 = getelementptr inbounds i8, ptr %14, i64 %16
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = call i32 @is_true(ptr noundef %17, i64 noundef %19)
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %.1, %21
  %23 = add nsw i64 %.063, 1
  br label %11, !llvm.loop !65

24:                                               ; preds = %11
  %25 = add nsw i64 %.059, 1
  br label %9, !llvm.loop !66

26:                                               ; preds = %9
  call void @establish(ptr noundef %0, ptr noundef %1, i32 noundef 1)
  %27 = icmp ne ptr %3, null
  br i1 %27, label %28, label %33

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %30 = getelementptr inbounds [7 x %struct.Dimension], ptr %29, i64 0, i64 0
  %31 = getelementptr inbounds nuw %struct.Dimension, ptr %30, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  br label %33

33:                                               ; preds = %26, %28
  %34 = phi i64 [ %32, %28 ], [ %.057, %26 ]
  call void @extend(ptr noundef %0, i32 noundef 0, i64 noundef %34)
  call void @allocate(ptr noundef %0)
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = call i64 @rows(ptr noundef %1)
  br label %38

38:                                               ; preds = %61, %33
  %.061 = phi ptr [ %36, %33 ], [ %.162, %61 ]
  %.060 = phi i64 [ 0, %33 ], [ %62, %61 ]
  %39 = icmp slt i64 %.060, %37
  br i1 %39, label %40, label %63

40:                                               ; preds = %38, %59
  %.162 = phi ptr [ %.2, %59 ], [ %.061, %38 ]
  %.058 = phi i64 [ %60, %59 ], [ 0, %38 ]
  %41 = icmp slt i64 %.058, %7
  br i1 %41, label %42, label %61

42:                                               ; preds = %40
  %43 = call ptr @row(ptr noundef %2, ptr noundef %1, i64 noundef %.060)
  %44 = call i64 @row_stride(ptr noundef %2)
  %45 = mul nsw i64 %.058, %44
  %46 = getelementptr inbounds i8, ptr %43, i64 %45
  %47 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = call i32 @is_true(ptr noundef %46, i64 noundef %48)
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %51, label %59

51:                                               ; preds = %42
  %52 = call ptr @row(ptr noundef %1, ptr noundef %1, i64 noundef %.060)
  %53 = call i64 @row_stride(ptr noundef %1)
  %54 = mul nsw i64 %.058, %53
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  call void @copy_element(ptr noundef %.162, ptr noundef %55, ptr noundef %1)
  %56 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %.162, i64 %57
  br label %59

59:                                               ; preds = %42, %51
  %.2 = phi ptr [ %58, %51 ], [ %.162, %42 ]
  %60 = add nsw i64 %.058, 1
  br label %40, !llvm.loop !67

61:                                               ; preds = %40
  %62 = add nsw i64 %.060, 1
  br label %38, !llvm.loop !68

63:                                               ; preds = %38
  %64 = icmp ne ptr %3, null
  br i1 %64, label %65, label %80

65:                                               ; preds = %63, %71
  %.0 = phi i64 [ %79, %71 ], [ %.057, %63 ]
  %66 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 7
  %67 = getelementptr inbounds [7 x %struct.Dimension], ptr %66, i64 0, i64 0
  %68 = getelementptr inbounds nuw %struct.Dimension, ptr %67, i32 0, i32 1
  %69 = load i64, ptr %68, align 8
  %70 = icmp slt i64 %.0, %69
  br i1 %70, label %71, label %80

71:                                               ; preds = %65
  %72 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = mul nsw i64 %.0, %75
  %77 = getelementptr inbounds i8, ptr %73, i64 %76
  %78 = call ptr @element(ptr noundef %3, i64 noundef %.0)
  call void @copy_element(ptr noundef %77, ptr noundef %78, ptr noundef %1)
  %79 = add nsw i64 %.0, 1
  br label %65, !llvm.loop !69

80:                                               ; preds = %65, %63
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @is_true(ptr noundef %0, i64 noundef %1) #0 {
  switch i64 %1, label %17 [
    i64 1, label %3
    i64 2, label %8
    i64 4, label %13
  ]

3:                                                ; preds = %2
  %4 = load i8, ptr %0, align 1
  %5 = sext i8 %4 to i32
  %6 = icmp ne i32 %5, 0
  %7 = zext i1 %6 to i32
  br label %21

8:                                                ; preds = %2
  %9 = load i16, ptr %0, align 2
  %10 = sext i16 %9 to i32
  %11 = icmp ne i32 %10, 0
  %12 = zext i1 %11 to i32
  br label %21

13:                                               ; preds = %2
  %14 = load i32, ptr %0, align 4
  %15 = icmp ne i32 %14, 0
  %16 = zext i1 %15 to i32
  br label %21

17:                                               ; preds = %2
  %18 = load i64, ptr %0, align 8
  %19 = icmp ne i64 %18, 0
  %20 = zext i1 %19 to i32
  br label %21

21:                                               ; preds = %17, %13, %8, %3
  %.0 = phi i32 [ %20, %17 ], [ %7, %3 ], [ %12, %8 ], [ %16, %13 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAUnpack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  %10 = icmp sgt i32 %9, 7
  br i1 %10, label %11, label %12

11:                                               ; preds = %6
  call void @llvm.trap()
  unreachable

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = zext i8 %14 to i32
  call void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %15)
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %17 = load i8, ptr %16, align 4
  %18 = zext i8 %17 to i32
  %19 = icmp slt i32 0, %18
  br i1 %19, label %20, label %25

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %22 = getelementptr inbounds [7 x %struct.Dimension], ptr %21, i64 0, i64 0
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  call void @extend(ptr noundef %0, i32 noundef 0, i64 noundef %24)
  br label %25

25:                                               ; preds = %20, %12
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  %29 = icmp slt i32 1, %28
  br i1 %29, label %30, label %35

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %32 = getelementptr inbounds [7 x %struct.Dimension], ptr %31, i64 0, i64 1
  %33 = getelementptr inbounds nuw %struct.Dimension, ptr %32, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  call void @extend(ptr noundef %0, i32 noundef 1, i64 noundef %34)
  br label %35

35:                                               ; preds = %30, %25
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = icmp slt i32 2, %38
  br i1 %39, label %40, label %45

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 2
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  call void @extend(ptr noundef %0, i32 noundef 2, i64 noundef %44)
  br label %45

45:                                               ; preds = %40, %35
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = icmp slt i32 3, %48
  br i1 %49, label %50, label %55

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %52 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 3
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i32 0, i32 1
  %54 = load i64, ptr %53, align 8
  call void @extend(ptr noundef %0, i32 noundef 3, i64 noundef %54)
  br label %55

55:                                               ; preds = %50, %45
  %56 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %57 = load i8, ptr %56, align 4
  %58 = zext i8 %57 to i32
  %59 = icmp slt i32 4, %58
  br i1 %59, label %60, label %65

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %62 = getelementptr inbounds [7 x %struct.Dimension], ptr %61, i64 0, i64 4
  %63 = getelementptr inbounds nuw %struct.Dimension, ptr %62, i32 0, i32 1
  %64 = load i64, ptr %63, align 8
  call void @extend(ptr noundef %0, i32 noundef 4, i64 noundef %64)
  br label %65

65:                                               ; preds = %60, %55
  %66 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %67 = load i8, ptr %66, align 4
  %68 = zext i8 %67 to i32
  %69 = icmp slt i32 5, %68
  br i1 %69, label %70, label %75

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %72 = getelementptr inbounds [7 x %struct.Dimension], ptr %71, i64 0, i64 5
  %73 = getelementptr inbounds nuw %struct.Dimension, ptr %72, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  call void @extend(ptr noundef %0, i32 noundef 5, i64 noundef %74)
  br label %75

75:                                               ; preds = %70, %65
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %77 = load i8, ptr %76, align 4
  %78 = zext i8 %77 to i32
  %79 = icmp slt i32 6, %78
  br i1 %79, label %80, label %85

80:                                               ; preds = %75
  %81 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 7
  %82 = getelementptr inbounds [7 x %struct.Dimension], ptr %81, i64 0, i64 6
  %83 = getelementptr inbounds nuw %struct.Dimension, ptr %82, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  call void @extend(ptr noundef %0, i32 noundef 6, i64 noundef %84)
  br label %85

85:                                               ; preds = %80, %75
  call void @allocate(ptr noundef %0)
  %86 = call i64 @row_length(ptr noundef %2)
  %87 = call i64 @rows(ptr noundef %2)
  br label %88

88:                                               ; preds = %123, %85
  %.057 = phi i64 [ 0, %85 ], [ %124, %123 ]
  %.0 = phi i64 [ 0, %85 ], [ %.1, %123 ]
  %89 = icmp slt i64 %.057, %87
  br i1 %89, label %90, label %125

90:                                               ; preds = %88, %121
  %.058 = phi i64 [ %122, %121 ], [ 0, %88 ]
  %.1 = phi i64 [ %.2, %121 ], [ %.0, %88 ]
  %91 = icmp slt i64 %.058, %86
  br i1 %91, label %92, label %123

92:                                               ; preds = %90
  %93 = call ptr @row(ptr noundef %0, ptr noundef %2, i64 noundef %.057)
  %94 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %.058, %95
  %97 = getelementptr inbounds i8, ptr %93, i64 %96
  %98 = call ptr @row(ptr noundef %2, ptr noundef %2, i64 noundef %.057)
  %99 = call i64 @row_stride(ptr noundef %2)
  %100 = mul nsw i64 %.058, %99
  %101 = getelementptr inbounds i8, ptr %98, i64 %100
  %102 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 1
  %103 = load i64, ptr %102, align 8
  %104 = call i32 @is_true(ptr noundef %101, i64 noundef %103)
  %105 = icmp ne i32 %104, 0
  br i1 %105, label %106, label %116

106:                                              ; preds = %92
  %107 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %108 = load ptr, ptr %107, align 8
  %109 = add nsw i64 %.1, 1
  %110 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %111 = getelementptr inbounds [7 x %struct.Dimension], ptr %110, i64 0, i64 0
  %112 = getelementptr inbounds nuw %struct.Dimension, ptr %111, i32 0, i32 2
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %.1, %113
  %115 = getelementptr inbounds i8, ptr %108, i64 %114
  call void @copy_element(ptr noundef %97, ptr noundef %115, ptr noundef %1)
  br label %121

116:                                              ; preds = %92
  %117 = call ptr @row(ptr noundef %3, ptr noundef %2, i64 noundef %.057)
  %118 = call i64 @row_stride(ptr noundef %3)
  %119 = mul nsw i64 %.058, %118
  %120 = getelementptr inbounds i8, ptr %117, i64 %119
  call void @copy_element(ptr noundef %97, ptr noundef %120, ptr noundef %1)
  br label %121

121:                                              ; preds = %106, %116
  %.2 = phi i64 [ %109, %106 ], [ %.1, %116 ]
  %122 = add nsw i64 %.058, 1
  br label %90, !llvm.loop !70

123:                                              ; preds = %90
  %124 = add nsw i64 %.057, 1
  br label %88, !llvm.loop !71

125:                                              ; preds = %88
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranACshift(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = sub nsw i32 %3, 1
  call void @shift_lines(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %7, i32 noundef 1, ptr noundef null)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @shift_lines(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #15
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = sub nsw i32 %10, 1
  call void @establish(ptr noundef %7, ptr noundef %1, i32 noundef %11)
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %13 = load i8, ptr %12, align 4
  %14 = zext i8 %13 to i32
  %15 = icmp slt i32 0, %14
  br i1 %15, label %16, label %25

16:                                               ; preds = %6
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %18 = getelementptr inbounds [7 x %struct.Dimension], ptr %17, i64 0, i64 0
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = icmp slt i32 0, %3
  %21 = zext i1 %20 to i64
  %22 = select i1 %20, i32 0, i32 1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %24, i64 24, i1 false)
  br label %25

25:                                               ; preds = %16, %6
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  %29 = icmp slt i32 1, %28
  br i1 %29, label %30, label %39

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %32 = getelementptr inbounds [7 x %struct.Dimension], ptr %31, i64 0, i64 1
  %33 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %34 = icmp slt i32 1, %3
  %35 = zext i1 %34 to i64
  %36 = select i1 %34, i32 1, i32 2
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %33, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %38, i64 24, i1 false)
  br label %39

39:                                               ; preds = %30, %25
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %41 = load i8, ptr %40, align 4
  %42 = zext i8 %41 to i32
  %43 = icmp slt i32 2, %42
  br i1 %43, label %44, label %53

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %46 = getelementptr inbounds [7 x %struct.Dimension], ptr %45, i64 0, i64 2
  %47 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %48 = icmp slt i32 2, %3
  %49 = zext i1 %48 to i64
  %50 = select i1 %48, i32 2, i32 3
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [7 x %struct.Dimension], ptr %47, i64 0, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %52, i64 24, i1 false)
  br label %53

53:                                               ; preds = %44, %39
  %54 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %55 = load i8, ptr %54, align 4
  %56 = zext i8 %55 to i32
  %57 = icmp slt i32 3, %56
  br i1 %57, label %58, label %67

58:                                               ; preds = %53
  %59 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %60 = getelementptr inbounds [7 x %struct.Dimension], ptr %59, i64 0, i64 3
  %61 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %62 = icmp slt i32 3, %3
  %63 = zext i1 %62 to i64
  %64 = select i1 %62, i32 3, i32 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [7 x %struct.Dimension], ptr %61, i64 0, i64 %65
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %66, i64 24, i1 false)
  br label %67

67:                                               ; preds = %58, %53
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = icmp slt i32 4, %70
  br i1 %71, label %72, label %81

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %74 = getelementptr inbounds [7 x %struct.Dimension], ptr %73, i64 0, i64 4
  %75 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %76 = icmp slt i32 4, %3
  %77 = zext i1 %76 to i64
  %78 = select i1 %76, i32 4, i32 5
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [7 x %struct.Dimension], ptr %75, i64 0, i64 %79
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %80, i64 24, i1 false)
  br label %81

81:                                               ; preds = %72, %67
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %83 = load i8, ptr %82, align 4
  %84 = zext i8 %83 to i32
  %85 = icmp slt i32 5, %84
  br i1 %85, label %86, label %95

86:                                               ; preds = %81
  %87 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %88 = getelementptr inbounds [7 x %struct.Dimension], ptr %87, i64 0, i64 5
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %90 = icmp slt i32 5, %3
  %91 = zext i1 %90 to i64
  %92 = select i1 %90, i32 5, i32 6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [7 x %struct.Dimension], ptr %89, i64 0, i64 %93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %88, ptr align 8 %94, i64 24, i1 false)
  br label %95

95:                                               ; preds = %86, %81
  %96 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 3
  %97 = load i8, ptr %96, align 4
  %98 = zext i8 %97 to i32
  %99 = icmp slt i32 6, %98
  br i1 %99, label %100, label %109

100:                                              ; preds = %95
  %101 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %102 = getelementptr inbounds [7 x %struct.Dimension], ptr %101, i64 0, i64 6
  %103 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %104 = icmp slt i32 6, %3
  %105 = zext i1 %104 to i64
  %106 = select i1 %104, i32 6, i32 7
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [7 x %struct.Dimension], ptr %103, i64 0, i64 %107
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %102, ptr align 8 %108, i64 24, i1 false)
  br label %109

109:                                              ; preds = %100, %95
  call void @allocate_like(ptr noundef %0, ptr noundef %1)
  %110 = call i64 @elements(ptr noundef %7)
  br label %111

111:                                              ; preds = %143, %109
  %.0 = phi i64 [ 0, %109 ], [ %145, %143 ]
  %112 = icmp slt i64 %.0, %110
  br i1 %112, label %113, label %146

113:                                              ; preds = %111
  %114 = call ptr @across(ptr noundef %0, ptr noundef %1, i32 noundef %3, i64 noundef %.0)
  %115 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %116 = sext i32 %3 to i64
  %117 = getelementptr inbounds [7 x %struct.Dimension], ptr %115, i64 0, i64 %116
  %118 = getelementptr inbounds nuw %struct.Dimension, ptr %117, i32 0, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = call ptr @across(ptr noundef %1, ptr noundef %1, i32 noundef %3, i64 noundef %.0)
  %121 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %122 = sext i32 %3 to i64
  %123 = getelementptr inbounds [7 x %struct.Dimension], ptr %121, i64 0, i64 %122
  %124 = getelementptr inbounds nuw %struct.Dimension, ptr %123, i32 0, i32 2
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %127 = sext i32 %3 to i64
  %128 = getelementptr inbounds [7 x %struct.Dimension], ptr %126, i64 0, i64 %127
  %129 = getelementptr inbounds nuw %struct.Dimension, ptr %128, i32 0, i32 1
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds nuw %struct.Descriptor, ptr %2, i32 0, i32 3
  %132 = load i8, ptr %131, align 4
  %133 = zext i8 %132 to i32
  %134 = icmp ne i32 %133, 0
  %.0. = select i1 %134, i64 %.0, i64 0
  %135 = call i64 @integer(ptr noundef %2, i64 noundef %.0.)
  %136 = icmp ne ptr %5, null
  br i1 %136, label %137, label %143

137:                                              ; preds = %113
  %138 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 3
  %139 = load i8, ptr %138, align 4
  %140 = zext i8 %139 to i32
  %141 = icmp ne i32 %140, 0
  %.0.43 = select i1 %141, i64 %.0, i64 0
  %142 = call ptr @element(ptr noundef %5, i64 noundef %.0.43)
  br label %143

143:                                              ; preds = %113, %137
  %144 = phi ptr [ %142, %137 ], [ null, %113 ]
  call void @shift_line(ptr noundef %114, i64 noundef %119, ptr noundef %120, i64 noundef %125, i64 noundef %130, ptr noundef %1, i64 noundef %135, i32 noundef %4, ptr noundef %144)
  %145 = add nsw i64 %.0, 1
  br label %111, !llvm.loop !72

146:                                              ; preds = %111
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranACshiftVector(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  call void @shift_vector(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef 1, ptr noundef null)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @shift_vector(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %4) #0 {
  call void @allocate_like(ptr noundef %0, ptr noundef %1)
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %13 = getelementptr inbounds [7 x %struct.Dimension], ptr %12, i64 0, i64 0
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %13, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %17 = getelementptr inbounds [7 x %struct.Dimension], ptr %16, i64 0, i64 0
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne ptr %4, null
  br i1 %20, label %21, label %24

21:                                               ; preds = %5
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  br label %24

24:                                               ; preds = %5, %21
  %25 = phi ptr [ %23, %21 ], [ null, %5 ]
  call void @shift_line(ptr noundef %7, i64 noundef %9, ptr noundef %11, i64 noundef %15, i64 noundef %19, ptr noundef %1, i64 noundef %2, i32 noundef %3, ptr noundef %25)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAEoshift(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = sub nsw i32 %4, 1
  call void @shift_lines(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %8, i32 noundef 0, ptr noundef %3)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAEoshiftVector(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  call void @shift_vector(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef 0, ptr noundef %3)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local zeroext i1 @enzyme_hub_is_seen_type(ptr noundef %0) #0 {
  %2 = call i32 @is_seen(ptr noundef %0)
  %3 = icmp ne i32 %2, 0
  ret i1 %3
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local i32 @enzyme_hub_rank_of(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 4
  %4 = zext i8 %3 to i32
  ret i32 %4
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local ptr @enzyme_hub_base_of(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: alwaysinline noreturn nounwind uwtable
define dso_local void @enzyme_hub_stop_at_type(ptr noundef %0) #9 {
  call void @_FortranAReportFatalUserError(ptr noundef @.str.4, ptr noundef @.str.3, i32 noundef 0) #13
  unreachable
}

; Function Attrs: alwaysinline noreturn nounwind uwtable
define dso_local void @enzyme_hub_stop_at_assignment(ptr noundef %0) #9 {
  call void @_FortranAReportFatalUserError(ptr noundef @.str.5, ptr noundef @.str.3, i32 noundef 0) #13
  unreachable
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_start_component(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 6
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 1
  %8 = load i8, ptr %7, align 8
  %9 = zext i8 %8 to i32
  %10 = icmp eq i32 %9, 1
  br i1 %10, label %11, label %33

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 12
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %33

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 2
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = icmp eq i32 %18, 6
  br i1 %19, label %20, label %29

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 12
  %22 = load ptr, ptr %21, align 8
  %23 = call i64 @component_count(ptr noundef %1)
  %24 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.DerivedType, ptr %25, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = mul nsw i64 %23, %27
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %22, i64 %28, i1 false)
  br label %125

29:                                               ; preds = %15
  %30 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 12
  %31 = load ptr, ptr %30, align 8
  %32 = call i64 @component_count(ptr noundef %1)
  call void @copy_plain(ptr noundef %6, ptr noundef %31, i64 noundef %32, ptr noundef %1)
  br label %125

33:                                               ; preds = %11, %3
  %34 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 1
  %35 = load i8, ptr %34, align 8
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 1
  br i1 %37, label %38, label %63

38:                                               ; preds = %33
  %39 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 2
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = icmp eq i32 %41, 6
  br i1 %42, label %43, label %125

43:                                               ; preds = %38
  %44 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.DerivedType, ptr %45, i32 0, i32 10
  %47 = load i8, ptr %46, align 1
  %48 = icmp ne i8 %47, 0
  br i1 %48, label %125, label %49

49:                                               ; preds = %43
  %50 = call i64 @component_count(ptr noundef %1)
  br label %51

51:                                               ; preds = %53, %49
  %.0 = phi i64 [ 0, %49 ], [ %62, %53 ]
  %52 = icmp slt i64 %.0, %50
  br i1 %52, label %53, label %125

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.DerivedType, ptr %55, i32 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = mul nsw i64 %.0, %57
  %59 = getelementptr inbounds i8, ptr %6, i64 %58
  %60 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %61 = load ptr, ptr %60, align 8
  call void @enzyme_hub_type_start(ptr noundef %59, ptr noundef %61)
  %62 = add nsw i64 %.0, 1
  br label %51, !llvm.loop !73

63:                                               ; preds = %33
  %64 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 12
  %65 = load ptr, ptr %64, align 8
  %66 = icmp ne ptr %65, null
  br i1 %66, label %67, label %88

67:                                               ; preds = %63
  %68 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 12
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 4
  %71 = load i8, ptr %70, align 1
  %72 = zext i8 %71 to i32
  call void @see(ptr noundef %6, ptr noundef %69, i32 noundef %72)
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %69, i32 0, i32 5
  %74 = load i8, ptr %73, align 2
  %75 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 5
  store i8 %74, ptr %75, align 2
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %69, i32 0, i32 6
  %77 = load i8, ptr %76, align 1
  %78 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 6
  store i8 %77, ptr %78, align 1
  %79 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 2
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i32
  %82 = icmp eq i32 %81, 6
  br i1 %82, label %83, label %125

83:                                               ; preds = %67
  %84 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 4
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  %87 = call ptr @derived_type(ptr noundef %69)
  call void @set_type(ptr noundef %6, i32 noundef %86, ptr noundef %87)
  br label %125

88:                                               ; preds = %63
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 0
  store ptr null, ptr %89, align 8
  %90 = call i64 @element_size(ptr noundef %1)
  %91 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  store i64 %90, ptr %91, align 8
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 2
  store i32 20240719, ptr %92, align 8
  %93 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 4
  %94 = load i8, ptr %93, align 1
  %95 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 3
  store i8 %94, ptr %95, align 4
  %96 = call i32 @type_code(ptr noundef %1)
  %97 = trunc i32 %96 to i8
  %98 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 4
  store i8 %97, ptr %98, align 1
  %99 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 1
  %100 = load i8, ptr %99, align 8
  %101 = zext i8 %100 to i32
  %102 = icmp eq i32 %101, 2
  %103 = zext i1 %102 to i64
  %104 = select i1 %102, i32 1, i32 2
  %105 = trunc i32 %104 to i8
  %106 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 5
  store i8 %105, ptr %106, align 2
  %107 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 2
  %108 = load i8, ptr %107, align 1
  %109 = zext i8 %108 to i32
  %110 = icmp eq i32 %109, 6
  %111 = zext i1 %110 to i64
  %112 = select i1 %110, i32 1, i32 0
  %113 = trunc i32 %112 to i8
  %114 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 6
  store i8 %113, ptr %114, align 1
  %115 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 2
  %116 = load i8, ptr %115, align 1
  %117 = zext i8 %116 to i32
  %118 = icmp eq i32 %117, 6
  br i1 %118, label %119, label %125

119:                                              ; preds = %88
  %120 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 4
  %121 = load i8, ptr %120, align 1
  %122 = zext i8 %121 to i32
  %123 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %124 = load ptr, ptr %123, align 8
  call void @set_type(ptr noundef %6, i32 noundef %122, ptr noundef %124)
  br label %125

125:                                              ; preds = %51, %43, %38, %88, %119, %67, %83, %20, %29
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i64 @component_count(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp slt i32 0, %4
  br i1 %5, label %6, label %19

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i64, ptr %8, i64 3
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %12, i64 1
  %14 = load i64, ptr %13, align 8
  %15 = sub nsw i64 %10, %14
  %16 = add nsw i64 %15, 1
  %17 = icmp sgt i64 %16, 0
  %. = select i1 %17, i64 %16, i64 0
  %18 = mul nsw i64 1, %.
  br label %19

19:                                               ; preds = %6, %1
  %.0 = phi i64 [ %18, %6 ], [ 1, %1 ]
  %20 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 4
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = icmp slt i32 1, %22
  br i1 %23, label %24, label %37

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds i64, ptr %26, i64 7
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i64, ptr %30, i64 5
  %32 = load i64, ptr %31, align 8
  %33 = sub nsw i64 %28, %32
  %34 = add nsw i64 %33, 1
  %35 = icmp sgt i64 %34, 0
  %.42 = select i1 %35, i64 %34, i64 0
  %36 = mul nsw i64 %.0, %.42
  br label %37

37:                                               ; preds = %24, %19
  %.1 = phi i64 [ %36, %24 ], [ %.0, %19 ]
  %38 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 4
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp slt i32 2, %40
  br i1 %41, label %42, label %55

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds i64, ptr %44, i64 11
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds i64, ptr %48, i64 9
  %50 = load i64, ptr %49, align 8
  %51 = sub nsw i64 %46, %50
  %52 = add nsw i64 %51, 1
  %53 = icmp sgt i64 %52, 0
  %.43 = select i1 %53, i64 %52, i64 0
  %54 = mul nsw i64 %.1, %.43
  br label %55

55:                                               ; preds = %42, %37
  %.2 = phi i64 [ %54, %42 ], [ %.1, %37 ]
  %56 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 4
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = icmp slt i32 3, %58
  br i1 %59, label %60, label %73

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds i64, ptr %62, i64 15
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds i64, ptr %66, i64 13
  %68 = load i64, ptr %67, align 8
  %69 = sub nsw i64 %64, %68
  %70 = add nsw i64 %69, 1
  %71 = icmp sgt i64 %70, 0
  %.44 = select i1 %71, i64 %70, i64 0
  %72 = mul nsw i64 %.2, %.44
  br label %73

73:                                               ; preds = %60, %55
  %.3 = phi i64 [ %72, %60 ], [ %.2, %55 ]
  %74 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 4
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = icmp slt i32 4, %76
  br i1 %77, label %78, label %91

78:                                               ; preds = %73
  %79 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds i64, ptr %80, i64 19
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds i64, ptr %84, i64 17
  %86 = load i64, ptr %85, align 8
  %87 = sub nsw i64 %82, %86
  %88 = add nsw i64 %87, 1
  %89 = icmp sgt i64 %88, 0
  %.45 = select i1 %89, i64 %88, i64 0
  %90 = mul nsw i64 %.3, %.45
  br label %91

91:                                               ; preds = %78, %73
  %.4 = phi i64 [ %90, %78 ], [ %.3, %73 ]
  %92 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 4
  %93 = load i8, ptr %92, align 1
  %94 = zext i8 %93 to i32
  %95 = icmp slt i32 5, %94
  br i1 %95, label %96, label %109

96:                                               ; preds = %91
  %97 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds i64, ptr %98, i64 23
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds i64, ptr %102, i64 21
  %104 = load i64, ptr %103, align 8
  %105 = sub nsw i64 %100, %104
  %106 = add nsw i64 %105, 1
  %107 = icmp sgt i64 %106, 0
  %.46 = select i1 %107, i64 %106, i64 0
  %108 = mul nsw i64 %.4, %.46
  br label %109

109:                                              ; preds = %96, %91
  %.5 = phi i64 [ %108, %96 ], [ %.4, %91 ]
  %110 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 4
  %111 = load i8, ptr %110, align 1
  %112 = zext i8 %111 to i32
  %113 = icmp slt i32 6, %112
  br i1 %113, label %114, label %127

114:                                              ; preds = %109
  %115 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds i64, ptr %116, i64 27
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 10
  %120 = load ptr, ptr %119, align 8
  %121 = getelementptr inbounds i64, ptr %120, i64 25
  %122 = load i64, ptr %121, align 8
  %123 = sub nsw i64 %118, %122
  %124 = add nsw i64 %123, 1
  %125 = icmp sgt i64 %124, 0
  %.47 = select i1 %125, i64 %124, i64 0
  %126 = mul nsw i64 %.5, %.47
  br label %127

127:                                              ; preds = %114, %109
  %.6 = phi i64 [ %126, %114 ], [ %.5, %109 ]
  ret i64 %.6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @copy_plain(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  %5 = call i32 @is_of_numbers(ptr noundef %3)
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %4, %9
  %.0 = phi i64 [ %16, %9 ], [ 0, %4 ]
  %8 = icmp slt i64 %.0, %2
  br i1 %8, label %9, label %20

9:                                                ; preds = %7
  %10 = call i64 @element_size(ptr noundef %3)
  %11 = mul nsw i64 %.0, %10
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = call i64 @element_size(ptr noundef %3)
  %14 = mul nsw i64 %.0, %13
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  call void @copy_number(ptr noundef %12, ptr noundef %15, ptr noundef %3)
  %16 = add nsw i64 %.0, 1
  br label %7, !llvm.loop !74

17:                                               ; preds = %4
  %18 = call i64 @component_size(ptr noundef %3)
  %19 = mul nsw i64 %2, %18
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %19, i1 false)
  br label %20

20:                                               ; preds = %7, %17
  ret void
}

declare void @enzyme_hub_type_start(ptr noundef, ptr noundef)

; Function Attrs: alwaysinline nounwind uwtable
define internal void @see(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  call void @establish(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %5, ptr %6, align 8
  %7 = icmp slt i32 0, %2
  br i1 %7, label %8, label %13

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %12 = getelementptr inbounds [7 x %struct.Dimension], ptr %11, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %12, i64 24, i1 false)
  br label %13

13:                                               ; preds = %8, %3
  %14 = icmp slt i32 1, %2
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %17 = getelementptr inbounds [7 x %struct.Dimension], ptr %16, i64 0, i64 1
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %19 = getelementptr inbounds [7 x %struct.Dimension], ptr %18, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %19, i64 24, i1 false)
  br label %20

20:                                               ; preds = %15, %13
  %21 = icmp slt i32 2, %2
  br i1 %21, label %22, label %27

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %24 = getelementptr inbounds [7 x %struct.Dimension], ptr %23, i64 0, i64 2
  %25 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %26 = getelementptr inbounds [7 x %struct.Dimension], ptr %25, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %26, i64 24, i1 false)
  br label %27

27:                                               ; preds = %22, %20
  %28 = icmp slt i32 3, %2
  br i1 %28, label %29, label %34

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %31 = getelementptr inbounds [7 x %struct.Dimension], ptr %30, i64 0, i64 3
  %32 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %33 = getelementptr inbounds [7 x %struct.Dimension], ptr %32, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %33, i64 24, i1 false)
  br label %34

34:                                               ; preds = %29, %27
  %35 = icmp slt i32 4, %2
  br i1 %35, label %36, label %41

36:                                               ; preds = %34
  %37 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %37, i64 0, i64 4
  %39 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %40 = getelementptr inbounds [7 x %struct.Dimension], ptr %39, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %40, i64 24, i1 false)
  br label %41

41:                                               ; preds = %36, %34
  %42 = icmp slt i32 5, %2
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %45 = getelementptr inbounds [7 x %struct.Dimension], ptr %44, i64 0, i64 5
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %47 = getelementptr inbounds [7 x %struct.Dimension], ptr %46, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %47, i64 24, i1 false)
  br label %48

48:                                               ; preds = %43, %41
  %49 = icmp slt i32 6, %2
  br i1 %49, label %50, label %55

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %52 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 6
  %53 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %54 = getelementptr inbounds [7 x %struct.Dimension], ptr %53, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %54, i64 24, i1 false)
  br label %55

55:                                               ; preds = %50, %48
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @set_type(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [7 x %struct.Dimension], ptr %4, i64 0, i64 %5
  store ptr %2, ptr %6, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i64 @element_size(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 2
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 6
  br i1 %5, label %6, label %15

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %44

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.DerivedType, ptr %12, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  br label %44

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 2
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = icmp eq i32 %18, 4
  br i1 %19, label %44, label %20

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 2
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = icmp eq i32 %23, 3
  %25 = zext i1 %24 to i64
  %26 = select i1 %24, i32 2, i32 1
  %27 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 2
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %20
  %32 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 3
  %33 = load i8, ptr %32, align 2
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 10
  br i1 %35, label %40, label %36

36:                                               ; preds = %31, %20
  %37 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 3
  %38 = load i8, ptr %37, align 2
  %39 = zext i8 %38 to i32
  br label %40

40:                                               ; preds = %31, %36
  %41 = phi i32 [ %39, %36 ], [ 16, %31 ]
  %42 = mul nsw i32 %26, %41
  %43 = sext i32 %42 to i64
  br label %44

44:                                               ; preds = %15, %10, %6, %40
  %.0 = phi i64 [ %43, %40 ], [ 0, %6 ], [ %14, %10 ], [ 0, %15 ]
  ret i64 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @type_code(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 3
  %3 = load i8, ptr %2, align 2
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %18, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 3
  %8 = load i8, ptr %7, align 2
  %9 = zext i8 %8 to i32
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %18, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 3
  %13 = load i8, ptr %12, align 2
  %14 = zext i8 %13 to i32
  %15 = icmp eq i32 %14, 4
  %16 = zext i1 %15 to i64
  %17 = select i1 %15, i32 2, i32 3
  br label %18

18:                                               ; preds = %11, %6, %1
  %19 = phi i32 [ 0, %1 ], [ %17, %11 ], [ 1, %6 ]
  %20 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 2
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  switch i32 %22, label %51 [
    i32 0, label %23
    i32 2, label %25
    i32 3, label %37
    i32 4, label %52
    i32 5, label %44
  ]

23:                                               ; preds = %18
  %24 = add nsw i32 7, %19
  br label %52

25:                                               ; preds = %18
  %26 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 3
  %27 = load i8, ptr %26, align 2
  %28 = zext i8 %27 to i32
  %29 = icmp eq i32 %28, 4
  br i1 %29, label %52, label %30

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 3
  %32 = load i8, ptr %31, align 2
  %33 = zext i8 %32 to i32
  %34 = icmp eq i32 %33, 8
  %35 = zext i1 %34 to i64
  %36 = select i1 %34, i32 28, i32 29
  br label %52

37:                                               ; preds = %18
  %38 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 3
  %39 = load i8, ptr %38, align 2
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 4
  %42 = zext i1 %41 to i64
  %43 = select i1 %41, i32 34, i32 35
  br label %52

44:                                               ; preds = %18
  %45 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 3
  %46 = load i8, ptr %45, align 2
  %47 = zext i8 %46 to i32
  %48 = icmp eq i32 %47, 1
  %49 = add nsw i32 12, %19
  %50 = select i1 %48, i32 39, i32 %49
  br label %52

51:                                               ; preds = %18
  br label %52

52:                                               ; preds = %18, %30, %25, %51, %44, %37, %23
  %.0 = phi i32 [ 42, %51 ], [ %24, %23 ], [ %50, %44 ], [ %43, %37 ], [ 27, %25 ], [ %36, %30 ], [ 40, %18 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_start_procedure(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.ProcedurePointer, ptr %1, i32 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.ProcedurePointer, ptr %1, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  store ptr %4, ptr %7, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAInitialize(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  call void @start_all(ptr noundef %0)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @start_all(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp ne i32 %4, 42
  br i1 %5, label %32, label %6

6:                                                ; preds = %1
  %7 = call ptr @derived_type(ptr noundef %0)
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %32

9:                                                ; preds = %6
  %10 = call ptr @derived_type(ptr noundef %0)
  %11 = getelementptr inbounds nuw %struct.DerivedType, ptr %10, i32 0, i32 10
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %32, label %15

15:                                               ; preds = %9
  %16 = call ptr @derived_type(ptr noundef %0)
  %17 = call i64 @row_length(ptr noundef %0)
  %18 = call i64 @row_stride(ptr noundef %0)
  %19 = call i64 @rows(ptr noundef %0)
  br label %20

20:                                               ; preds = %30, %15
  %.0 = phi i64 [ 0, %15 ], [ %31, %30 ]
  %21 = icmp slt i64 %.0, %19
  br i1 %21, label %22, label %32

22:                                               ; preds = %20
  %23 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  br label %24

24:                                               ; preds = %26, %22
  %.021 = phi i64 [ 0, %22 ], [ %29, %26 ]
  %25 = icmp slt i64 %.021, %17
  br i1 %25, label %26, label %30

26:                                               ; preds = %24
  %27 = mul nsw i64 %.021, %18
  %28 = getelementptr inbounds i8, ptr %23, i64 %27
  call void @enzyme_hub_type_start(ptr noundef %28, ptr noundef %16)
  %29 = add nsw i64 %.021, 1
  br label %24, !llvm.loop !75

30:                                               ; preds = %24
  %31 = add nsw i64 %.0, 1
  br label %20, !llvm.loop !76

32:                                               ; preds = %20, %1, %6, %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_is_of_class(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp ne i32 %4, 42
  br i1 %5, label %6, label %7

6:                                                ; preds = %1
  call void @enzyme_hub_stop_at_array(ptr noundef @.str.3, i32 noundef 0)
  br label %7

7:                                                ; preds = %6, %1
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_finish_component(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca %struct.Descriptor, align 8
  %5 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 2
  %6 = load i8, ptr %5, align 1
  %7 = zext i8 %6 to i32
  %8 = icmp ne i32 %7, 6
  br i1 %8, label %59, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 6
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 1
  %14 = load i8, ptr %13, align 8
  %15 = zext i8 %14 to i32
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %45

17:                                               ; preds = %9
  %18 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.DerivedType, ptr %19, i32 0, i32 12
  %21 = load i8, ptr %20, align 1
  %22 = icmp ne i8 %21, 0
  br i1 %22, label %59, label %23

23:                                               ; preds = %17
  %24 = call i64 @component_count(ptr noundef %1)
  br label %25

25:                                               ; preds = %27, %23
  %.0 = phi i64 [ 0, %23 ], [ %44, %27 ]
  %26 = icmp slt i64 %.0, %24
  br i1 %26, label %27, label %59

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.DerivedType, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %.0, %31
  %33 = getelementptr inbounds i8, ptr %12, i64 %32
  %34 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %35 = load ptr, ptr %34, align 8
  call void @enzyme_hub_type_finish(ptr noundef %33, ptr noundef %35)
  %36 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.DerivedType, ptr %37, i32 0, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %.0, %39
  %41 = getelementptr inbounds i8, ptr %12, i64 %40
  %42 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %43 = load ptr, ptr %42, align 8
  call void @enzyme_hub_type_finish_parts(ptr noundef %41, ptr noundef %43)
  %44 = add nsw i64 %.0, 1
  br label %25, !llvm.loop !77

45:                                               ; preds = %9
  %46 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 1
  %47 = load i8, ptr %46, align 8
  %48 = zext i8 %47 to i32
  %49 = icmp eq i32 %48, 3
  br i1 %49, label %50, label %59

50:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %4) #15
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %12, i32 0, i32 0
  %52 = load ptr, ptr %51, align 8
  %53 = icmp ne ptr %52, null
  br i1 %53, label %54, label %58

54:                                               ; preds = %50
  call void @see_component(ptr noundef %4, ptr noundef %12, ptr noundef %1)
  %55 = call ptr @element_type(ptr noundef %12, ptr noundef %1, ptr noundef %2)
  %56 = icmp ne ptr %55, null
  br i1 %56, label %57, label %58

57:                                               ; preds = %54
  call void @finish_all(ptr noundef %4, ptr noundef %55)
  br label %58

58:                                               ; preds = %54, %57, %50
  call void @llvm.lifetime.end.p0(ptr %4) #15
  br label %59

59:                                               ; preds = %25, %17, %58, %45, %3
  ret void
}

declare void @enzyme_hub_type_finish(ptr noundef, ptr noundef)

declare void @enzyme_hub_type_finish_parts(ptr noundef, ptr noundef)

; Function Attrs: alwaysinline nounwind uwtable
define internal void @see_component(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 4
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i32
  call void @see(ptr noundef %0, ptr noundef %1, i32 noundef %6)
  %7 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = icmp ne i32 %9, 4
  br i1 %10, label %11, label %19

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i32
  %15 = icmp ne i32 %14, 6
  br i1 %15, label %16, label %19

16:                                               ; preds = %11
  %17 = call i64 @element_size(ptr noundef %2)
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %17, ptr %18, align 8
  br label %19

19:                                               ; preds = %16, %11, %3
  %20 = call i32 @type_code(ptr noundef %2)
  %21 = trunc i32 %20 to i8
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %21, ptr %22, align 1
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal ptr @element_type(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = icmp ne ptr %2, null
  br i1 %4, label %10, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 4
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  %9 = call ptr @derived_type_of(ptr noundef %0, i32 noundef %8)
  br label %10

10:                                               ; preds = %3, %5
  %11 = phi ptr [ %9, %5 ], [ %2, %3 ]
  ret ptr %11
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @finish_all(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.Descriptor, align 8
  %4 = getelementptr inbounds nuw %struct.DerivedType, ptr %1, i32 0, i32 12
  %5 = load i8, ptr %4, align 1
  %6 = icmp ne i8 %5, 0
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %3) #15
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %9 = load i8, ptr %8, align 4
  %10 = zext i8 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  call void @view(ptr noundef %3, ptr noundef %0, i32 noundef %10, i64 noundef %12, i32 noundef 42)
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 6
  store i8 1, ptr %13, align 1
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  call void @set_type(ptr noundef %3, i32 noundef %16, ptr noundef %1)
  %17 = call zeroext i1 @enzyme_hub_type_finish_array(ptr noundef %3, ptr noundef %1)
  %18 = zext i1 %17 to i8
  %19 = call i64 @row_length(ptr noundef %0)
  %20 = call i64 @row_stride(ptr noundef %0)
  %21 = call i64 @rows(ptr noundef %0)
  br label %22

22:                                               ; preds = %35, %7
  %.0 = phi i64 [ 0, %7 ], [ %36, %35 ]
  %23 = icmp slt i64 %.0, %21
  br i1 %23, label %24, label %37

24:                                               ; preds = %22
  %25 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  br label %26

26:                                               ; preds = %33, %24
  %.027 = phi i64 [ 0, %24 ], [ %34, %33 ]
  %27 = icmp slt i64 %.027, %19
  br i1 %27, label %28, label %35

28:                                               ; preds = %26
  %29 = mul nsw i64 %.027, %20
  %30 = getelementptr inbounds i8, ptr %25, i64 %29
  %31 = trunc i8 %18 to i1
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @enzyme_hub_type_finish(ptr noundef %30, ptr noundef %1)
  br label %33

33:                                               ; preds = %32, %28
  call void @enzyme_hub_type_finish_parts(ptr noundef %30, ptr noundef %1)
  %34 = add nsw i64 %.027, 1
  br label %26, !llvm.loop !78

35:                                               ; preds = %26
  %36 = add nsw i64 %.0, 1
  br label %22, !llvm.loop !79

37:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %3) #15
  br label %38

38:                                               ; preds = %2, %37
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_release_component(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca %struct.Descriptor, align 8
  %5 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 6
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 1
  %9 = load i8, ptr %8, align 8
  %10 = zext i8 %9 to i32
  %11 = icmp eq i32 %10, 1
  br i1 %11, label %12, label %37

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 2
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = icmp eq i32 %15, 6
  br i1 %16, label %17, label %37

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.DerivedType, ptr %19, i32 0, i32 11
  %21 = load i8, ptr %20, align 2
  %22 = icmp ne i8 %21, 0
  br i1 %22, label %61, label %23

23:                                               ; preds = %17
  %24 = call i64 @component_count(ptr noundef %1)
  br label %25

25:                                               ; preds = %27, %23
  %.0 = phi i64 [ 0, %23 ], [ %36, %27 ]
  %26 = icmp slt i64 %.0, %24
  br i1 %26, label %27, label %61

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.DerivedType, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %.0, %31
  %33 = getelementptr inbounds i8, ptr %7, i64 %32
  %34 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 8
  %35 = load ptr, ptr %34, align 8
  call void @enzyme_hub_type_release(ptr noundef %33, ptr noundef %35)
  %36 = add nsw i64 %.0, 1
  br label %25, !llvm.loop !80

37:                                               ; preds = %12, %3
  %38 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 1
  %39 = load i8, ptr %38, align 8
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 3
  br i1 %41, label %42, label %61

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = icmp ne ptr %44, null
  br i1 %45, label %46, label %59

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw %struct.Component, ptr %1, i32 0, i32 2
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %49, 6
  br i1 %50, label %51, label %56

51:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr %4) #15
  call void @see_component(ptr noundef %4, ptr noundef %7, ptr noundef %1)
  %52 = call ptr @element_type(ptr noundef %7, ptr noundef %1, ptr noundef %2)
  %53 = icmp ne ptr %52, null
  br i1 %53, label %54, label %55

54:                                               ; preds = %51
  call void @release_all(ptr noundef %4, ptr noundef %52)
  br label %55

55:                                               ; preds = %54, %51
  call void @llvm.lifetime.end.p0(ptr %4) #15
  br label %56

56:                                               ; preds = %55, %46
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 0
  %58 = load ptr, ptr %57, align 8
  call void @free(ptr noundef %58)
  br label %59

59:                                               ; preds = %56, %42
  %60 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 0
  store ptr null, ptr %60, align 8
  br label %61

61:                                               ; preds = %37, %59, %17, %25
  ret void
}

declare void @enzyme_hub_type_release(ptr noundef, ptr noundef)

; Function Attrs: alwaysinline nounwind uwtable
define internal void @release_all(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.DerivedType, ptr %1, i32 0, i32 11
  %4 = load i8, ptr %3, align 2
  %5 = icmp ne i8 %4, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %2
  %7 = call i64 @row_length(ptr noundef %0)
  %8 = call i64 @row_stride(ptr noundef %0)
  %9 = call i64 @rows(ptr noundef %0)
  br label %10

10:                                               ; preds = %20, %6
  %.0 = phi i64 [ 0, %6 ], [ %21, %20 ]
  %11 = icmp slt i64 %.0, %9
  br i1 %11, label %12, label %22

12:                                               ; preds = %10
  %13 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  br label %14

14:                                               ; preds = %16, %12
  %.018 = phi i64 [ 0, %12 ], [ %19, %16 ]
  %15 = icmp slt i64 %.018, %7
  br i1 %15, label %16, label %20

16:                                               ; preds = %14
  %17 = mul nsw i64 %.018, %8
  %18 = getelementptr inbounds i8, ptr %13, i64 %17
  call void @enzyme_hub_type_release(ptr noundef %18, ptr noundef %1)
  %19 = add nsw i64 %.018, 1
  br label %14, !llvm.loop !81

20:                                               ; preds = %14
  %21 = add nsw i64 %.0, 1
  br label %10, !llvm.loop !82

22:                                               ; preds = %10, %2
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_later_destroy(ptr noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @view(ptr noundef %6, ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef 42)
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %14

10:                                               ; preds = %5
  %11 = icmp ne i32 %4, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  call void @finish_all(ptr noundef %6, ptr noundef %3)
  br label %13

13:                                               ; preds = %12, %10
  call void @release_all(ptr noundef %6, ptr noundef %3)
  br label %14

14:                                               ; preds = %5, %13
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @view(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) #0 {
  call void @see(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %3, ptr %6, align 8
  %7 = trunc i32 %4 to i8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %7, ptr %8, align 1
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_later_free_objects(ptr noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @view(ptr noundef %6, ptr noundef %0, i32 noundef %1, i64 noundef %2, i32 noundef 42)
  %7 = icmp ne i32 %4, 0
  %8 = icmp ne ptr %3, null
  %or.cond = and i1 %7, %8
  br i1 %or.cond, label %9, label %10

9:                                                ; preds = %5
  call void @finish_all(ptr noundef %6, ptr noundef %3)
  br label %10

10:                                               ; preds = %9, %5
  %11 = icmp ne ptr %3, null
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  call void @release_all(ptr noundef %6, ptr noundef %3)
  br label %13

13:                                               ; preds = %12, %10
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  call void @free(ptr noundef %15)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranADestroy(ptr noundef %0) #0 {
  call void @destroy(ptr noundef %0, i32 noundef 1)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @destroy(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = zext i8 %4 to i32
  %6 = icmp sle i32 %5, 7
  br i1 %6, label %7, label %17

7:                                                ; preds = %2
  %8 = call ptr @derived_type(ptr noundef %0)
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %17

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = call ptr @derived_type(ptr noundef %0)
  call void @enzyme_hub_later_destroy(ptr noundef %0, i32 noundef %13, i64 noundef %15, ptr noundef %16, i32 noundef %1) #16
  br label %17

17:                                               ; preds = %10, %7, %2
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranADestroyWithoutFinalization(ptr noundef %0) #0 {
  call void @destroy(ptr noundef %0, i32 noundef 0)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAFinalize(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = call i32 @has_type(ptr noundef %0)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %3
  %7 = call ptr @derived_type(ptr noundef %0)
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %9
  %14 = call ptr @derived_type(ptr noundef %0)
  call void @finish_all(ptr noundef %0, ptr noundef %14)
  br label %15

15:                                               ; preds = %13, %9, %6, %3
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @has_type(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 42
  br i1 %5, label %6, label %11

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  %10 = icmp sle i32 %9, 7
  br label %11

11:                                               ; preds = %6, %1
  %12 = phi i1 [ false, %1 ], [ %10, %6 ]
  %13 = zext i1 %12 to i32
  ret i32 %13
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_create_component(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 6
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 6
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 1
  %12 = load i8, ptr %11, align 8
  %13 = zext i8 %12 to i32
  %14 = icmp eq i32 %13, 3
  br i1 %14, label %15, label %16

15:                                               ; preds = %4
  call void @create_array(ptr noundef %7, ptr noundef %10, ptr noundef %2, ptr noundef %3)
  br label %48

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 1
  %18 = load i8, ptr %17, align 8
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 2
  br i1 %20, label %21, label %22

21:                                               ; preds = %16
  call void @copy_descriptor(ptr noundef %7, ptr noundef %10, ptr noundef %2, ptr noundef %3)
  br label %48

22:                                               ; preds = %16
  %23 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = icmp ne i32 %25, 6
  br i1 %26, label %27, label %28

27:                                               ; preds = %22
  call void @copy_data(ptr noundef %7, ptr noundef %10, ptr noundef %2)
  br label %48

28:                                               ; preds = %22
  %29 = call i64 @component_count(ptr noundef %2)
  br label %30

30:                                               ; preds = %32, %28
  %.0 = phi i64 [ 0, %28 ], [ %47, %32 ]
  %31 = icmp slt i64 %.0, %29
  br i1 %31, label %32, label %48

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.DerivedType, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %.0, %36
  %38 = getelementptr inbounds i8, ptr %7, i64 %37
  %39 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 8
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.DerivedType, ptr %40, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %.0, %42
  %44 = getelementptr inbounds i8, ptr %10, i64 %43
  %45 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 8
  %46 = load ptr, ptr %45, align 8
  call void @enzyme_hub_type_create(ptr noundef %38, ptr noundef %44, ptr noundef %46)
  %47 = add nsw i64 %.0, 1
  br label %30, !llvm.loop !83

48:                                               ; preds = %21, %30, %27, %15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @create_array(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca %struct.Descriptor, align 8
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #15
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @copy_descriptor(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  call void @see_component(ptr noundef %5, ptr noundef %1, ptr noundef %2)
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %65

10:                                               ; preds = %4
  call void @see_component(ptr noundef %6, ptr noundef %1, ptr noundef %2)
  call void @allocate(ptr noundef %6)
  %11 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp eq i32 %13, 6
  br i1 %14, label %15, label %17

15:                                               ; preds = %10
  %16 = call ptr @element_type(ptr noundef %1, ptr noundef %2, ptr noundef %3)
  br label %17

17:                                               ; preds = %10, %15
  %18 = phi ptr [ %16, %15 ], [ null, %10 ]
  %19 = call i64 @elements(ptr noundef %5)
  %20 = icmp ne ptr %18, null
  br i1 %20, label %21, label %37

21:                                               ; preds = %17, %23
  %.0 = phi i64 [ %36, %23 ], [ 0, %17 ]
  %22 = icmp slt i64 %.0, %19
  br i1 %22, label %23, label %61

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = mul nsw i64 %.0, %27
  %29 = getelementptr inbounds i8, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = mul nsw i64 %.0, %33
  %35 = getelementptr inbounds i8, ptr %31, i64 %34
  call void @enzyme_hub_type_create(ptr noundef %29, ptr noundef %35, ptr noundef %18)
  %36 = add nsw i64 %.0, 1
  br label %21, !llvm.loop !84

37:                                               ; preds = %17
  %38 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = icmp eq i32 %40, 4
  br i1 %41, label %42, label %56

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %19, %46
  %48 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %19, %51
  %53 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 3
  %54 = load i8, ptr %53, align 2
  %55 = zext i8 %54 to i64
  call void @copy_text(ptr noundef %44, i64 noundef %47, ptr noundef %49, i64 noundef %52, i64 noundef %55)
  br label %61

56:                                               ; preds = %37
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 0
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 0
  %60 = load ptr, ptr %59, align 8
  call void @copy_array(ptr noundef %58, ptr noundef %60, i64 noundef %19, ptr noundef %2)
  br label %61

61:                                               ; preds = %42, %56, %21
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 0
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %63, ptr %64, align 8
  br label %65

65:                                               ; preds = %61, %4
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @copy_descriptor(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %6 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 4
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i64
  %9 = mul i64 %8, 24
  %10 = add i64 16, %9
  call void @__enzyme_integer(ptr noundef %5, i64 noundef %10)
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = icmp eq i32 %16, 4
  br i1 %17, label %18, label %21

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  br label %36

21:                                               ; preds = %4
  %22 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = icmp ne i32 %24, 6
  br i1 %25, label %26, label %28

26:                                               ; preds = %21
  %27 = call i64 @element_size(ptr noundef %2)
  br label %36

28:                                               ; preds = %21
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %33

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw %struct.DerivedType, ptr %3, i32 0, i32 1
  %32 = load i64, ptr %31, align 8
  br label %36

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  br label %36

36:                                               ; preds = %26, %33, %30, %18
  %37 = phi i64 [ %20, %18 ], [ %27, %26 ], [ %32, %30 ], [ %35, %33 ]
  %38 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %37, ptr %38, align 8
  %39 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %39, align 8
  %40 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 4
  %41 = load i8, ptr %40, align 1
  %42 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  store i8 %41, ptr %42, align 4
  %43 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp ne i32 %45, 6
  %47 = icmp ne ptr %3, null
  %or.cond = or i1 %46, %47
  br i1 %or.cond, label %52, label %48

48:                                               ; preds = %36
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i32
  br label %54

52:                                               ; preds = %36
  %53 = call i32 @type_code(ptr noundef %2)
  br label %54

54:                                               ; preds = %52, %48
  %55 = phi i32 [ %51, %48 ], [ %53, %52 ]
  %56 = trunc i32 %55 to i8
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %56, ptr %57, align 1
  %58 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 1
  %59 = load i8, ptr %58, align 8
  %60 = zext i8 %59 to i32
  %61 = icmp eq i32 %60, 2
  %62 = zext i1 %61 to i64
  %63 = select i1 %61, i32 1, i32 2
  %64 = trunc i32 %63 to i8
  %65 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 5
  store i8 %64, ptr %65, align 2
  %66 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = icmp eq i32 %68, 6
  %70 = zext i1 %69 to i64
  %71 = select i1 %69, i32 1, i32 0
  %72 = trunc i32 %71 to i8
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 6
  store i8 %72, ptr %73, align 1
  %74 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 4
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = icmp slt i32 0, %76
  br i1 %77, label %78, label %83

78:                                               ; preds = %54
  %79 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %80 = getelementptr inbounds [7 x %struct.Dimension], ptr %79, i64 0, i64 0
  %81 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %82 = getelementptr inbounds [7 x %struct.Dimension], ptr %81, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %82, i64 24, i1 false)
  br label %83

83:                                               ; preds = %78, %54
  %84 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 4
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  %87 = icmp slt i32 1, %86
  br i1 %87, label %88, label %93

88:                                               ; preds = %83
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %90 = getelementptr inbounds [7 x %struct.Dimension], ptr %89, i64 0, i64 1
  %91 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %92 = getelementptr inbounds [7 x %struct.Dimension], ptr %91, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %92, i64 24, i1 false)
  br label %93

93:                                               ; preds = %88, %83
  %94 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 4
  %95 = load i8, ptr %94, align 1
  %96 = zext i8 %95 to i32
  %97 = icmp slt i32 2, %96
  br i1 %97, label %98, label %103

98:                                               ; preds = %93
  %99 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %100 = getelementptr inbounds [7 x %struct.Dimension], ptr %99, i64 0, i64 2
  %101 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %102 = getelementptr inbounds [7 x %struct.Dimension], ptr %101, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %100, ptr align 8 %102, i64 24, i1 false)
  br label %103

103:                                              ; preds = %98, %93
  %104 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 4
  %105 = load i8, ptr %104, align 1
  %106 = zext i8 %105 to i32
  %107 = icmp slt i32 3, %106
  br i1 %107, label %108, label %113

108:                                              ; preds = %103
  %109 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %110 = getelementptr inbounds [7 x %struct.Dimension], ptr %109, i64 0, i64 3
  %111 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %112 = getelementptr inbounds [7 x %struct.Dimension], ptr %111, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %110, ptr align 8 %112, i64 24, i1 false)
  br label %113

113:                                              ; preds = %108, %103
  %114 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 4
  %115 = load i8, ptr %114, align 1
  %116 = zext i8 %115 to i32
  %117 = icmp slt i32 4, %116
  br i1 %117, label %118, label %123

118:                                              ; preds = %113
  %119 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %120 = getelementptr inbounds [7 x %struct.Dimension], ptr %119, i64 0, i64 4
  %121 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %122 = getelementptr inbounds [7 x %struct.Dimension], ptr %121, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %120, ptr align 8 %122, i64 24, i1 false)
  br label %123

123:                                              ; preds = %118, %113
  %124 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 4
  %125 = load i8, ptr %124, align 1
  %126 = zext i8 %125 to i32
  %127 = icmp slt i32 5, %126
  br i1 %127, label %128, label %133

128:                                              ; preds = %123
  %129 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %130 = getelementptr inbounds [7 x %struct.Dimension], ptr %129, i64 0, i64 5
  %131 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %132 = getelementptr inbounds [7 x %struct.Dimension], ptr %131, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %130, ptr align 8 %132, i64 24, i1 false)
  br label %133

133:                                              ; preds = %128, %123
  %134 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 4
  %135 = load i8, ptr %134, align 1
  %136 = zext i8 %135 to i32
  %137 = icmp slt i32 6, %136
  br i1 %137, label %138, label %143

138:                                              ; preds = %133
  %139 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %140 = getelementptr inbounds [7 x %struct.Dimension], ptr %139, i64 0, i64 6
  %141 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %142 = getelementptr inbounds [7 x %struct.Dimension], ptr %141, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %140, ptr align 8 %142, i64 24, i1 false)
  br label %143

143:                                              ; preds = %138, %133
  %144 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %145 = load i8, ptr %144, align 1
  %146 = zext i8 %145 to i32
  %147 = icmp eq i32 %146, 6
  br i1 %147, label %148, label %153

148:                                              ; preds = %143
  %149 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 4
  %150 = load i8, ptr %149, align 1
  %151 = zext i8 %150 to i32
  %152 = call ptr @element_type(ptr noundef %1, ptr noundef %2, ptr noundef %3)
  call void @set_type(ptr noundef %0, i32 noundef %151, ptr noundef %152)
  br label %153

153:                                              ; preds = %148, %143
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @copy_data(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = call i64 @component_count(ptr noundef %2)
  call void @copy_array(ptr noundef %0, ptr noundef %1, i64 noundef %4, ptr noundef %2)
  ret void
}

declare void @enzyme_hub_type_create(ptr noundef, ptr noundef, ptr noundef)

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_create_procedure(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.ProcedurePointer, ptr %2, i32 0, i32 1
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 %5
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.ProcedurePointer, ptr %2, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  store ptr %7, ptr %10, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_copy_component(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 1
  %6 = load i8, ptr %5, align 8
  %7 = zext i8 %6 to i32
  %8 = icmp eq i32 %7, 3
  br i1 %8, label %9, label %26

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 6
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 6
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = icmp ne ptr %17, null
  br i1 %18, label %19, label %25

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %12, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %15, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %21, %23
  br i1 %24, label %63, label %25

25:                                               ; preds = %19, %9
  call void @enzyme_hub_finish_component(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  call void @enzyme_hub_release_component(ptr noundef %0, ptr noundef %2, ptr noundef %3)
  call void @enzyme_hub_create_component(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  br label %63

26:                                               ; preds = %4
  %27 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 1
  %28 = load i8, ptr %27, align 8
  %29 = zext i8 %28 to i32
  %30 = icmp eq i32 %29, 1
  br i1 %30, label %31, label %62

31:                                               ; preds = %26
  %32 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp eq i32 %34, 6
  br i1 %35, label %36, label %62

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 6
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %0, i64 %38
  %40 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 6
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = call i64 @component_count(ptr noundef %2)
  br label %44

44:                                               ; preds = %46, %36
  %.0 = phi i64 [ 0, %36 ], [ %61, %46 ]
  %45 = icmp slt i64 %.0, %43
  br i1 %45, label %46, label %63

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 8
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.DerivedType, ptr %48, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %.0, %50
  %52 = getelementptr inbounds i8, ptr %39, i64 %51
  %53 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 8
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw %struct.DerivedType, ptr %54, i32 0, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.0, %56
  %58 = getelementptr inbounds i8, ptr %42, i64 %57
  %59 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 8
  %60 = load ptr, ptr %59, align 8
  call void @enzyme_hub_type_copy(ptr noundef %52, ptr noundef %58, ptr noundef %60)
  %61 = add nsw i64 %.0, 1
  br label %44, !llvm.loop !85

62:                                               ; preds = %31, %26
  call void @enzyme_hub_create_component(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3)
  br label %63

63:                                               ; preds = %25, %19, %62, %44
  ret void
}

declare void @enzyme_hub_type_copy(ptr noundef, ptr noundef, ptr noundef)

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_copy_procedure(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  call void @enzyme_hub_create_procedure(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_later_assign(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) #0 {
  %8 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %8) #15
  call void @view(ptr noundef %8, ptr noundef %1, i32 noundef %4, i64 noundef %5, i32 noundef %6)
  call void @assign(ptr noundef %0, i32 noundef %2, i32 noundef %3, ptr noundef %8)
  call void @llvm.lifetime.end.p0(ptr %8) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @assign(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = alloca %struct.Descriptor, align 8
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #15
  call void @llvm.lifetime.start.p0(ptr %6) #15
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %13 = load i8, ptr %12, align 4
  %14 = zext i8 %13 to i32
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi i32 [ %14, %11 ], [ %1, %4 ]
  call void @see(ptr noundef %5, ptr noundef %0, i32 noundef %16)
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  store i64 %18, ptr %19, align 8
  %20 = icmp ne i32 %2, 0
  br i1 %20, label %21, label %111

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %33

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %30, label %111

30:                                               ; preds = %25
  %31 = call i32 @same_shape(ptr noundef %5, ptr noundef %3)
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %111, label %33

33:                                               ; preds = %30, %21
  %34 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8
  call void @shape_like(ptr noundef %5, ptr noundef %3)
  call void @allocate(ptr noundef %5)
  call void @copy_elements(ptr noundef %5, ptr noundef %3)
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %37, ptr %38, align 8
  %39 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %40 = load i8, ptr %39, align 4
  %41 = zext i8 %40 to i32
  %42 = icmp slt i32 0, %41
  br i1 %42, label %43, label %48

43:                                               ; preds = %33
  %44 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %45 = getelementptr inbounds [7 x %struct.Dimension], ptr %44, i64 0, i64 0
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %47 = getelementptr inbounds [7 x %struct.Dimension], ptr %46, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %47, i64 24, i1 false)
  br label %48

48:                                               ; preds = %43, %33
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = icmp slt i32 1, %51
  br i1 %52, label %53, label %58

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %55 = getelementptr inbounds [7 x %struct.Dimension], ptr %54, i64 0, i64 1
  %56 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %57 = getelementptr inbounds [7 x %struct.Dimension], ptr %56, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %57, i64 24, i1 false)
  br label %58

58:                                               ; preds = %53, %48
  %59 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = icmp slt i32 2, %61
  br i1 %62, label %63, label %68

63:                                               ; preds = %58
  %64 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %65 = getelementptr inbounds [7 x %struct.Dimension], ptr %64, i64 0, i64 2
  %66 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %67 = getelementptr inbounds [7 x %struct.Dimension], ptr %66, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %67, i64 24, i1 false)
  br label %68

68:                                               ; preds = %63, %58
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = icmp slt i32 3, %71
  br i1 %72, label %73, label %78

73:                                               ; preds = %68
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 3
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %77 = getelementptr inbounds [7 x %struct.Dimension], ptr %76, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %75, ptr align 8 %77, i64 24, i1 false)
  br label %78

78:                                               ; preds = %73, %68
  %79 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %80 = load i8, ptr %79, align 4
  %81 = zext i8 %80 to i32
  %82 = icmp slt i32 4, %81
  br i1 %82, label %83, label %88

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %85 = getelementptr inbounds [7 x %struct.Dimension], ptr %84, i64 0, i64 4
  %86 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %87 = getelementptr inbounds [7 x %struct.Dimension], ptr %86, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr align 8 %87, i64 24, i1 false)
  br label %88

88:                                               ; preds = %83, %78
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %90 = load i8, ptr %89, align 4
  %91 = zext i8 %90 to i32
  %92 = icmp slt i32 5, %91
  br i1 %92, label %93, label %98

93:                                               ; preds = %88
  %94 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %95 = getelementptr inbounds [7 x %struct.Dimension], ptr %94, i64 0, i64 5
  %96 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %97 = getelementptr inbounds [7 x %struct.Dimension], ptr %96, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %95, ptr align 8 %97, i64 24, i1 false)
  br label %98

98:                                               ; preds = %93, %88
  %99 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %100 = load i8, ptr %99, align 4
  %101 = zext i8 %100 to i32
  %102 = icmp slt i32 6, %101
  br i1 %102, label %103, label %108

103:                                              ; preds = %98
  %104 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %105 = getelementptr inbounds [7 x %struct.Dimension], ptr %104, i64 0, i64 6
  %106 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %107 = getelementptr inbounds [7 x %struct.Dimension], ptr %106, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %105, ptr align 8 %107, i64 24, i1 false)
  br label %108

108:                                              ; preds = %103, %98
  %109 = icmp ne ptr %35, null
  br i1 %109, label %110, label %126

110:                                              ; preds = %108
  call void @free(ptr noundef %35)
  br label %126

111:                                              ; preds = %30, %25, %15
  %112 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %113 = load i8, ptr %112, align 4
  %114 = zext i8 %113 to i32
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %119, label %116

116:                                              ; preds = %111
  %117 = call i32 @overlap(ptr noundef %5, ptr noundef %3)
  %118 = icmp ne i32 %117, 0
  br i1 %118, label %120, label %119

119:                                              ; preds = %116, %111
  call void @copy_elements(ptr noundef %5, ptr noundef %3)
  br label %126

120:                                              ; preds = %116
  %121 = call i32 @same_elements(ptr noundef %5, ptr noundef %3)
  %122 = icmp ne i32 %121, 0
  br i1 %122, label %126, label %123

123:                                              ; preds = %120
  call void @allocate_like(ptr noundef %6, ptr noundef %3)
  call void @copy_elements(ptr noundef %6, ptr noundef %3)
  call void @copy_elements(ptr noundef %5, ptr noundef %6)
  %124 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 0
  %125 = load ptr, ptr %124, align 8
  call void @free(ptr noundef %125)
  br label %126

126:                                              ; preds = %119, %123, %120, %108, %110
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_later_assign_text(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, i32 noundef %6) #0 {
  %8 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %8) #15
  call void @view(ptr noundef %8, ptr noundef %1, i32 noundef %4, i64 noundef %5, i32 noundef %6)
  call void @assign_text(ptr noundef %0, i32 noundef %2, i32 noundef %3, ptr noundef %8)
  call void @llvm.lifetime.end.p0(ptr %8) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @assign_text(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = icmp ne i32 %2, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  br label %12

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  br label %12

12:                                               ; preds = %9, %6
  %13 = phi i64 [ %8, %6 ], [ %11, %9 ]
  %14 = icmp ne i32 %2, 0
  %15 = xor i1 %14, true
  %16 = zext i1 %15 to i32
  call void @assign_text_of(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i64 noundef %13, i32 noundef %16)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_later_assign_objects(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5, ptr noundef %6, i32 noundef %7) #0 {
  %9 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #15
  call void @view(ptr noundef %9, ptr noundef %1, i32 noundef %4, i64 noundef %5, i32 noundef 42)
  %10 = icmp ne ptr %6, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %8
  %12 = call i32 @is_plain_type(ptr noundef %6)
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  call void @assign_objects(ptr noundef %0, i32 noundef %2, i32 noundef %3, ptr noundef %9, ptr noundef %6, i32 noundef %7)
  br label %16

15:                                               ; preds = %11, %8
  call void @assign(ptr noundef %0, i32 noundef %2, i32 noundef %3, ptr noundef %9)
  br label %16

16:                                               ; preds = %15, %14
  call void @llvm.lifetime.end.p0(ptr %9) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @is_plain_type(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.DerivedType, ptr %0, i32 0, i32 10
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %21

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.DerivedType, ptr %0, i32 0, i32 11
  %8 = load i8, ptr %7, align 2
  %9 = zext i8 %8 to i32
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %21

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.DerivedType, ptr %0, i32 0, i32 12
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i32
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw %struct.DerivedType, ptr %0, i32 0, i32 13
  %18 = load i8, ptr %17, align 8
  %19 = zext i8 %18 to i32
  %20 = icmp ne i32 %19, 0
  br label %21

21:                                               ; preds = %16, %11, %6, %1
  %22 = phi i1 [ false, %11 ], [ false, %6 ], [ false, %1 ], [ %20, %16 ]
  %23 = zext i1 %22 to i32
  ret i32 %23
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @assign_objects(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca %struct.Descriptor, align 8
  %8 = alloca %struct.Descriptor, align 8
  %9 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #15
  call void @llvm.lifetime.start.p0(ptr %8) #15
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %11 = load i8, ptr %10, align 4
  %12 = zext i8 %11 to i32
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  br label %18

18:                                               ; preds = %6, %14
  %19 = phi i32 [ %17, %14 ], [ %1, %6 ]
  call void @see(ptr noundef %7, ptr noundef %0, i32 noundef %19)
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 1
  store i64 %21, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 4
  store i8 42, ptr %23, align 1
  %24 = icmp ne i32 %2, 0
  br i1 %24, label %25, label %118

25:                                               ; preds = %18
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %27 = load ptr, ptr %26, align 8
  %28 = icmp ne ptr %27, null
  br i1 %28, label %29, label %37

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %118

34:                                               ; preds = %29
  %35 = call i32 @same_shape(ptr noundef %7, ptr noundef %3)
  %36 = icmp ne i32 %35, 0
  br i1 %36, label %118, label %37

37:                                               ; preds = %34, %25
  call void @llvm.lifetime.start.p0(ptr %9) #15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %7, i64 192, i1 false)
  call void @shape_like(ptr noundef %7, ptr noundef %3)
  call void @allocate(ptr noundef %7)
  call void @create_all(ptr noundef %7, ptr noundef %3, ptr noundef %4)
  %38 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %42 = load i8, ptr %41, align 4
  %43 = zext i8 %42 to i32
  %44 = icmp slt i32 0, %43
  br i1 %44, label %45, label %50

45:                                               ; preds = %37
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %47 = getelementptr inbounds [7 x %struct.Dimension], ptr %46, i64 0, i64 0
  %48 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %49 = getelementptr inbounds [7 x %struct.Dimension], ptr %48, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 8 %49, i64 24, i1 false)
  br label %50

50:                                               ; preds = %45, %37
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = icmp slt i32 1, %53
  br i1 %54, label %55, label %60

55:                                               ; preds = %50
  %56 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %57 = getelementptr inbounds [7 x %struct.Dimension], ptr %56, i64 0, i64 1
  %58 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %59 = getelementptr inbounds [7 x %struct.Dimension], ptr %58, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %59, i64 24, i1 false)
  br label %60

60:                                               ; preds = %55, %50
  %61 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %62 = load i8, ptr %61, align 4
  %63 = zext i8 %62 to i32
  %64 = icmp slt i32 2, %63
  br i1 %64, label %65, label %70

65:                                               ; preds = %60
  %66 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %67 = getelementptr inbounds [7 x %struct.Dimension], ptr %66, i64 0, i64 2
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %69, i64 24, i1 false)
  br label %70

70:                                               ; preds = %65, %60
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %72 = load i8, ptr %71, align 4
  %73 = zext i8 %72 to i32
  %74 = icmp slt i32 3, %73
  br i1 %74, label %75, label %80

75:                                               ; preds = %70
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %77 = getelementptr inbounds [7 x %struct.Dimension], ptr %76, i64 0, i64 3
  %78 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %79 = getelementptr inbounds [7 x %struct.Dimension], ptr %78, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 8 %79, i64 24, i1 false)
  br label %80

80:                                               ; preds = %75, %70
  %81 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = icmp slt i32 4, %83
  br i1 %84, label %85, label %90

85:                                               ; preds = %80
  %86 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %87 = getelementptr inbounds [7 x %struct.Dimension], ptr %86, i64 0, i64 4
  %88 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %89 = getelementptr inbounds [7 x %struct.Dimension], ptr %88, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 8 %89, i64 24, i1 false)
  br label %90

90:                                               ; preds = %85, %80
  %91 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %92 = load i8, ptr %91, align 4
  %93 = zext i8 %92 to i32
  %94 = icmp slt i32 5, %93
  br i1 %94, label %95, label %100

95:                                               ; preds = %90
  %96 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %97 = getelementptr inbounds [7 x %struct.Dimension], ptr %96, i64 0, i64 5
  %98 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %99 = getelementptr inbounds [7 x %struct.Dimension], ptr %98, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %97, ptr align 8 %99, i64 24, i1 false)
  br label %100

100:                                              ; preds = %95, %90
  %101 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %102 = load i8, ptr %101, align 4
  %103 = zext i8 %102 to i32
  %104 = icmp slt i32 6, %103
  br i1 %104, label %105, label %110

105:                                              ; preds = %100
  %106 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %107 = getelementptr inbounds [7 x %struct.Dimension], ptr %106, i64 0, i64 6
  %108 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %109 = getelementptr inbounds [7 x %struct.Dimension], ptr %108, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %107, ptr align 8 %109, i64 24, i1 false)
  br label %110

110:                                              ; preds = %105, %100
  %111 = getelementptr inbounds nuw %struct.Descriptor, ptr %9, i32 0, i32 0
  %112 = load ptr, ptr %111, align 8
  %113 = icmp ne ptr %112, null
  br i1 %113, label %114, label %117

114:                                              ; preds = %110
  call void @finish_all(ptr noundef %9, ptr noundef %4)
  call void @release_all(ptr noundef %9, ptr noundef %4)
  %115 = getelementptr inbounds nuw %struct.Descriptor, ptr %9, i32 0, i32 0
  %116 = load ptr, ptr %115, align 8
  call void @free(ptr noundef %116)
  br label %117

117:                                              ; preds = %114, %110
  call void @llvm.lifetime.end.p0(ptr %9) #15
  br label %136

118:                                              ; preds = %34, %29, %18
  %119 = icmp ne i32 %5, 0
  br i1 %119, label %120, label %121

120:                                              ; preds = %118
  call void @create_all(ptr noundef %7, ptr noundef %3, ptr noundef %4)
  br label %136

121:                                              ; preds = %118
  %122 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %123 = load i8, ptr %122, align 4
  %124 = zext i8 %123 to i32
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %129, label %126

126:                                              ; preds = %121
  %127 = call i32 @overlap(ptr noundef %7, ptr noundef %3)
  %128 = icmp ne i32 %127, 0
  br i1 %128, label %130, label %129

129:                                              ; preds = %126, %121
  call void @finish_all(ptr noundef %7, ptr noundef %4)
  call void @copy_all(ptr noundef %7, ptr noundef %3, ptr noundef %4)
  br label %136

130:                                              ; preds = %126
  %131 = call i32 @same_elements(ptr noundef %7, ptr noundef %3)
  %132 = icmp ne i32 %131, 0
  br i1 %132, label %136, label %133

133:                                              ; preds = %130
  call void @allocate_like(ptr noundef %8, ptr noundef %3)
  call void @create_all(ptr noundef %8, ptr noundef %3, ptr noundef %4)
  call void @finish_all(ptr noundef %7, ptr noundef %4)
  call void @copy_all(ptr noundef %7, ptr noundef %8, ptr noundef %4)
  call void @release_all(ptr noundef %8, ptr noundef %4)
  %134 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 0
  %135 = load ptr, ptr %134, align 8
  call void @free(ptr noundef %135)
  br label %136

136:                                              ; preds = %120, %130, %133, %129, %117
  call void @llvm.lifetime.end.p0(ptr %8) #15
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAssign(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  call void @assign_any(ptr noundef %0, ptr noundef %1, i32 noundef 0)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @assign_any(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = call i32 @kind_of(ptr noundef %0, ptr noundef %1)
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 5
  %6 = load i8, ptr %5, align 2
  %7 = zext i8 %6 to i32
  %8 = icmp eq i32 %7, 2
  %9 = zext i1 %8 to i32
  %10 = call i32 @is_of_objects(ptr noundef %1, i32 noundef %4)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = zext i8 %14 to i32
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %17 = load i8, ptr %16, align 4
  %18 = zext i8 %17 to i32
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = call ptr @derived_type(ptr noundef %1)
  call void @enzyme_hub_later_assign_objects(ptr noundef %0, ptr noundef %1, i32 noundef %15, i32 noundef %9, i32 noundef %18, i64 noundef %20, ptr noundef %21, i32 noundef %2) #16
  br label %43

22:                                               ; preds = %3
  %23 = call i32 @is_text(i32 noundef %4)
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %34

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %30 = load i8, ptr %29, align 4
  %31 = zext i8 %30 to i32
  %32 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  call void @enzyme_hub_later_assign_text(ptr noundef %0, ptr noundef %1, i32 noundef %28, i32 noundef %9, i32 noundef %31, i64 noundef %33, i32 noundef %4) #16
  br label %43

34:                                               ; preds = %22
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %36 = load i8, ptr %35, align 4
  %37 = zext i8 %36 to i32
  %38 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %39 = load i8, ptr %38, align 4
  %40 = zext i8 %39 to i32
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %42 = load i64, ptr %41, align 8
  call void @enzyme_hub_later_assign(ptr noundef %0, ptr noundef %1, i32 noundef %37, i32 noundef %9, i32 noundef %40, i64 noundef %42, i32 noundef %4) #16
  br label %43

43:                                               ; preds = %25, %34, %12
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAssignTemporary(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  call void @assign_any(ptr noundef %0, ptr noundef %1, i32 noundef 1)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAssignExplicitLengthCharacter(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = zext i8 %6 to i32
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 5
  %9 = load i8, ptr %8, align 2
  %10 = zext i8 %9 to i32
  %11 = icmp eq i32 %10, 2
  %12 = zext i1 %11 to i32
  call void @assign_padded(ptr noundef %0, i32 noundef %7, i32 noundef %12, ptr noundef %1)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @assign_padded(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  call void @assign_text_of(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i64 noundef %6, i32 noundef 1)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAllocatableInitIntrinsic(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = call i64 @size_of(i32 noundef %1, i32 noundef %2)
  %7 = call i32 @code_of(i32 noundef %1, i32 noundef %2)
  call void @nullify(ptr noundef %0, i64 noundef %6, i32 noundef %7, i32 noundef %3, i32 noundef 2, ptr noundef null)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @nullify(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %1, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 2
  store i32 20240719, ptr %9, align 8
  %10 = trunc i32 %3 to i8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  store i8 %10, ptr %11, align 4
  %12 = trunc i32 %2 to i8
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %12, ptr %13, align 1
  %14 = trunc i32 %4 to i8
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 5
  store i8 %14, ptr %15, align 2
  %16 = icmp ne ptr %5, null
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i32 1, i32 0
  %19 = trunc i32 %18 to i8
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 6
  store i8 %19, ptr %20, align 1
  %21 = icmp ne ptr %5, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %6
  call void @set_type(ptr noundef %0, i32 noundef %3, ptr noundef %5)
  br label %23

23:                                               ; preds = %22, %6
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i64 @size_of(i32 noundef %0, i32 noundef %1) #0 {
  %3 = icmp eq i32 %0, 3
  %4 = zext i1 %3 to i64
  %5 = select i1 %3, i32 2, i32 1
  %6 = icmp ne i32 %0, 0
  %7 = icmp eq i32 %1, 10
  %or.cond = and i1 %6, %7
  %8 = select i1 %or.cond, i32 16, i32 %1
  %9 = mul nsw i32 %5, %8
  %10 = sext i32 %9 to i64
  ret i64 %10
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @code_of(i32 noundef %0, i32 noundef %1) #0 {
  switch i32 %1, label %3 [
    i32 1, label %8
    i32 2, label %7
  ]

3:                                                ; preds = %2
  %4 = icmp eq i32 %1, 4
  %5 = zext i1 %4 to i64
  %6 = select i1 %4, i32 2, i32 3
  br label %8

7:                                                ; preds = %2
  br label %8

8:                                                ; preds = %3, %2, %7
  %9 = phi i32 [ 0, %2 ], [ %6, %3 ], [ 1, %7 ]
  switch i32 %0, label %22 [
    i32 0, label %10
    i32 2, label %12
    i32 3, label %18
    i32 4, label %26
  ]

10:                                               ; preds = %8
  %11 = add nsw i32 7, %9
  br label %26

12:                                               ; preds = %8
  %13 = icmp eq i32 %1, 4
  br i1 %13, label %26, label %14

14:                                               ; preds = %12
  %15 = icmp eq i32 %1, 8
  %16 = zext i1 %15 to i64
  %17 = select i1 %15, i32 28, i32 29
  br label %26

18:                                               ; preds = %8
  %19 = icmp eq i32 %1, 4
  %20 = zext i1 %19 to i64
  %21 = select i1 %19, i32 34, i32 35
  br label %26

22:                                               ; preds = %8
  %23 = icmp eq i32 %1, 1
  %24 = add nsw i32 12, %9
  %25 = select i1 %23, i32 39, i32 %24
  br label %26

26:                                               ; preds = %8, %14, %12, %22, %18, %10
  %.0 = phi i32 [ %25, %22 ], [ %11, %10 ], [ 27, %12 ], [ %21, %18 ], [ %17, %14 ], [ 40, %8 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAllocatableInitIntrinsicForAllocate(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = call i64 @size_of(i32 noundef %1, i32 noundef %2)
  %11 = call i32 @code_of(i32 noundef %1, i32 noundef %2)
  call void @nullify(ptr noundef %0, i64 noundef %10, i32 noundef %11, i32 noundef %3, i32 noundef 2, ptr noundef null)
  br label %12

12:                                               ; preds = %9, %5
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAPointerNullifyIntrinsic(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = call i64 @size_of(i32 noundef %1, i32 noundef %2)
  %7 = call i32 @code_of(i32 noundef %1, i32 noundef %2)
  call void @nullify(ptr noundef %0, i64 noundef %6, i32 noundef %7, i32 noundef %3, i32 noundef 1, ptr noundef null)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAllocatableInitCharacter(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = sext i32 %2 to i64
  %7 = mul nsw i64 %1, %6
  call void @nullify(ptr noundef %0, i64 noundef %7, i32 noundef 40, i32 noundef %3, i32 noundef 2, ptr noundef null)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAllocatableInitCharacterForAllocate(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = sext i32 %2 to i64
  %11 = mul nsw i64 %1, %10
  call void @nullify(ptr noundef %0, i64 noundef %11, i32 noundef 40, i32 noundef %3, i32 noundef 2, ptr noundef null)
  br label %12

12:                                               ; preds = %9, %5
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAPointerNullifyCharacter(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = sext i32 %2 to i64
  %7 = mul nsw i64 %1, %6
  call void @nullify(ptr noundef %0, i64 noundef %7, i32 noundef 40, i32 noundef %3, i32 noundef 1, ptr noundef null)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAllocatableInitDerived(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.DerivedType, ptr %1, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  call void @nullify(ptr noundef %0, i64 noundef %6, i32 noundef 42, i32 noundef %2, i32 noundef 2, ptr noundef %1)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAllocatableInitDerivedForAllocate(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw %struct.DerivedType, ptr %1, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  call void @nullify(ptr noundef %0, i64 noundef %10, i32 noundef 42, i32 noundef %2, i32 noundef 2, ptr noundef %1)
  br label %11

11:                                               ; preds = %8, %4
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAPointerNullifyDerived(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.DerivedType, ptr %1, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  call void @nullify(ptr noundef %0, i64 noundef %6, i32 noundef 42, i32 noundef %2, i32 noundef 1, ptr noundef %1)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAllocatableApplyMold(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %3
  call void @apply_mold(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 2)
  br label %8

8:                                                ; preds = %7, %3
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @apply_mold(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = call i32 @kind_of(ptr noundef %0, ptr noundef %1)
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i32 %5, 42
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = call ptr @derived_type(ptr noundef %1)
  br label %11

11:                                               ; preds = %4, %9
  %12 = phi ptr [ %10, %9 ], [ null, %4 ]
  call void @nullify(ptr noundef %0, i64 noundef %7, i32 noundef %5, i32 noundef %2, i32 noundef %3, ptr noundef %12)
  %13 = icmp slt i32 0, %2
  br i1 %13, label %14, label %30

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  %18 = icmp slt i32 0, %17
  br i1 %18, label %19, label %30

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %23 = getelementptr inbounds [7 x %struct.Dimension], ptr %22, i64 0, i64 0
  %24 = getelementptr inbounds nuw %struct.Dimension, ptr %23, i32 0, i32 0
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %27 = getelementptr inbounds [7 x %struct.Dimension], ptr %26, i64 0, i64 0
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  call void @set_bounds(ptr noundef %21, i64 noundef %25, i64 noundef %29, i64 noundef 0)
  br label %30

30:                                               ; preds = %14, %19, %11
  %31 = icmp slt i32 1, %2
  br i1 %31, label %32, label %48

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %34 = load i8, ptr %33, align 4
  %35 = zext i8 %34 to i32
  %36 = icmp slt i32 1, %35
  br i1 %36, label %37, label %48

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %39 = getelementptr inbounds [7 x %struct.Dimension], ptr %38, i64 0, i64 1
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %41 = getelementptr inbounds [7 x %struct.Dimension], ptr %40, i64 0, i64 1
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %41, i32 0, i32 0
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %45 = getelementptr inbounds [7 x %struct.Dimension], ptr %44, i64 0, i64 1
  %46 = getelementptr inbounds nuw %struct.Dimension, ptr %45, i32 0, i32 1
  %47 = load i64, ptr %46, align 8
  call void @set_bounds(ptr noundef %39, i64 noundef %43, i64 noundef %47, i64 noundef 0)
  br label %48

48:                                               ; preds = %32, %37, %30
  %49 = icmp slt i32 2, %2
  br i1 %49, label %50, label %66

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %52 = load i8, ptr %51, align 4
  %53 = zext i8 %52 to i32
  %54 = icmp slt i32 2, %53
  br i1 %54, label %55, label %66

55:                                               ; preds = %50
  %56 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %57 = getelementptr inbounds [7 x %struct.Dimension], ptr %56, i64 0, i64 2
  %58 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %59 = getelementptr inbounds [7 x %struct.Dimension], ptr %58, i64 0, i64 2
  %60 = getelementptr inbounds nuw %struct.Dimension, ptr %59, i32 0, i32 0
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 2
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  call void @set_bounds(ptr noundef %57, i64 noundef %61, i64 noundef %65, i64 noundef 0)
  br label %66

66:                                               ; preds = %50, %55, %48
  %67 = icmp slt i32 3, %2
  br i1 %67, label %68, label %84

68:                                               ; preds = %66
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %70 = load i8, ptr %69, align 4
  %71 = zext i8 %70 to i32
  %72 = icmp slt i32 3, %71
  br i1 %72, label %73, label %84

73:                                               ; preds = %68
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 3
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %77 = getelementptr inbounds [7 x %struct.Dimension], ptr %76, i64 0, i64 3
  %78 = getelementptr inbounds nuw %struct.Dimension, ptr %77, i32 0, i32 0
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %81 = getelementptr inbounds [7 x %struct.Dimension], ptr %80, i64 0, i64 3
  %82 = getelementptr inbounds nuw %struct.Dimension, ptr %81, i32 0, i32 1
  %83 = load i64, ptr %82, align 8
  call void @set_bounds(ptr noundef %75, i64 noundef %79, i64 noundef %83, i64 noundef 0)
  br label %84

84:                                               ; preds = %68, %73, %66
  %85 = icmp slt i32 4, %2
  br i1 %85, label %86, label %102

86:                                               ; preds = %84
  %87 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = icmp slt i32 4, %89
  br i1 %90, label %91, label %102

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %93 = getelementptr inbounds [7 x %struct.Dimension], ptr %92, i64 0, i64 4
  %94 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %95 = getelementptr inbounds [7 x %struct.Dimension], ptr %94, i64 0, i64 4
  %96 = getelementptr inbounds nuw %struct.Dimension, ptr %95, i32 0, i32 0
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %99 = getelementptr inbounds [7 x %struct.Dimension], ptr %98, i64 0, i64 4
  %100 = getelementptr inbounds nuw %struct.Dimension, ptr %99, i32 0, i32 1
  %101 = load i64, ptr %100, align 8
  call void @set_bounds(ptr noundef %93, i64 noundef %97, i64 noundef %101, i64 noundef 0)
  br label %102

102:                                              ; preds = %86, %91, %84
  %103 = icmp slt i32 5, %2
  br i1 %103, label %104, label %120

104:                                              ; preds = %102
  %105 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = icmp slt i32 5, %107
  br i1 %108, label %109, label %120

109:                                              ; preds = %104
  %110 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %111 = getelementptr inbounds [7 x %struct.Dimension], ptr %110, i64 0, i64 5
  %112 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %113 = getelementptr inbounds [7 x %struct.Dimension], ptr %112, i64 0, i64 5
  %114 = getelementptr inbounds nuw %struct.Dimension, ptr %113, i32 0, i32 0
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %117 = getelementptr inbounds [7 x %struct.Dimension], ptr %116, i64 0, i64 5
  %118 = getelementptr inbounds nuw %struct.Dimension, ptr %117, i32 0, i32 1
  %119 = load i64, ptr %118, align 8
  call void @set_bounds(ptr noundef %111, i64 noundef %115, i64 noundef %119, i64 noundef 0)
  br label %120

120:                                              ; preds = %104, %109, %102
  %121 = icmp slt i32 6, %2
  br i1 %121, label %122, label %138

122:                                              ; preds = %120
  %123 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %124 = load i8, ptr %123, align 4
  %125 = zext i8 %124 to i32
  %126 = icmp slt i32 6, %125
  br i1 %126, label %127, label %138

127:                                              ; preds = %122
  %128 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %129 = getelementptr inbounds [7 x %struct.Dimension], ptr %128, i64 0, i64 6
  %130 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %131 = getelementptr inbounds [7 x %struct.Dimension], ptr %130, i64 0, i64 6
  %132 = getelementptr inbounds nuw %struct.Dimension, ptr %131, i32 0, i32 0
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %135 = getelementptr inbounds [7 x %struct.Dimension], ptr %134, i64 0, i64 6
  %136 = getelementptr inbounds nuw %struct.Dimension, ptr %135, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  call void @set_bounds(ptr noundef %129, i64 noundef %133, i64 noundef %137, i64 noundef 0)
  br label %138

138:                                              ; preds = %122, %127, %120
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAPointerApplyMold(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  call void @apply_mold(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 1)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAllocatableSetBounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 %6
  %8 = sub nsw i64 %3, %2
  %9 = add nsw i64 %8, 1
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %11 = sext i32 %1 to i64
  %12 = getelementptr inbounds [7 x %struct.Dimension], ptr %10, i64 0, i64 %11
  %13 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  call void @set_bounds(ptr noundef %7, i64 noundef %2, i64 noundef %9, i64 noundef %14)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAPointerSetBounds(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds [7 x %struct.Dimension], ptr %5, i64 0, i64 %6
  %8 = sub nsw i64 %3, %2
  %9 = add nsw i64 %8, 1
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %11 = sext i32 %1 to i64
  %12 = getelementptr inbounds [7 x %struct.Dimension], ptr %10, i64 0, i64 %11
  %13 = getelementptr inbounds nuw %struct.Dimension, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  call void @set_bounds(ptr noundef %7, i64 noundef %2, i64 noundef %9, i64 noundef %14)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local i32 @enzyme_hub_FortranAAllocatableAllocate(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) #0 {
  %8 = zext i1 %2 to i8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %15

12:                                               ; preds = %7
  %13 = trunc i8 %8 to i1
  %14 = call i32 @failed(i1 noundef zeroext %13, i32 noundef 2, ptr noundef @.str.6, ptr noundef %4, i32 noundef %5)
  br label %16

15:                                               ; preds = %7
  call void @set_strides(ptr noundef %0)
  call void @allocate(ptr noundef %0)
  call void @start_new(ptr noundef %0)
  br label %16

16:                                               ; preds = %15, %12
  %.0 = phi i32 [ %14, %12 ], [ 0, %15 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @failed(i1 noundef zeroext %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = zext i1 %0 to i8
  %7 = trunc i8 %6 to i1
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @_FortranAReportFatalUserError(ptr noundef %2, ptr noundef %3, i32 noundef %4) #13
  unreachable

9:                                                ; preds = %5
  ret i32 %1
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @set_strides(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = icmp slt i32 0, %6
  br i1 %7, label %8, label %17

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %10 = getelementptr inbounds [7 x %struct.Dimension], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds nuw %struct.Dimension, ptr %10, i32 0, i32 2
  store i64 %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %13 = getelementptr inbounds [7 x %struct.Dimension], ptr %12, i64 0, i64 0
  %14 = getelementptr inbounds nuw %struct.Dimension, ptr %13, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = mul nsw i64 %3, %15
  br label %17

17:                                               ; preds = %8, %1
  %.0 = phi i64 [ %16, %8 ], [ %3, %1 ]
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %19 = load i8, ptr %18, align 4
  %20 = zext i8 %19 to i32
  %21 = icmp slt i32 1, %20
  br i1 %21, label %22, label %31

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %24 = getelementptr inbounds [7 x %struct.Dimension], ptr %23, i64 0, i64 1
  %25 = getelementptr inbounds nuw %struct.Dimension, ptr %24, i32 0, i32 2
  store i64 %.0, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %27 = getelementptr inbounds [7 x %struct.Dimension], ptr %26, i64 0, i64 1
  %28 = getelementptr inbounds nuw %struct.Dimension, ptr %27, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %.0, %29
  br label %31

31:                                               ; preds = %22, %17
  %.1 = phi i64 [ %30, %22 ], [ %.0, %17 ]
  %32 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %33 = load i8, ptr %32, align 4
  %34 = zext i8 %33 to i32
  %35 = icmp slt i32 2, %34
  br i1 %35, label %36, label %45

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %37, i64 0, i64 2
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 2
  store i64 %.1, ptr %39, align 8
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %41 = getelementptr inbounds [7 x %struct.Dimension], ptr %40, i64 0, i64 2
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %41, i32 0, i32 1
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %.1, %43
  br label %45

45:                                               ; preds = %36, %31
  %.2 = phi i64 [ %44, %36 ], [ %.1, %31 ]
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %47 = load i8, ptr %46, align 4
  %48 = zext i8 %47 to i32
  %49 = icmp slt i32 3, %48
  br i1 %49, label %50, label %59

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %52 = getelementptr inbounds [7 x %struct.Dimension], ptr %51, i64 0, i64 3
  %53 = getelementptr inbounds nuw %struct.Dimension, ptr %52, i32 0, i32 2
  store i64 %.2, ptr %53, align 8
  %54 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %55 = getelementptr inbounds [7 x %struct.Dimension], ptr %54, i64 0, i64 3
  %56 = getelementptr inbounds nuw %struct.Dimension, ptr %55, i32 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = mul nsw i64 %.2, %57
  br label %59

59:                                               ; preds = %50, %45
  %.3 = phi i64 [ %58, %50 ], [ %.2, %45 ]
  %60 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %61 = load i8, ptr %60, align 4
  %62 = zext i8 %61 to i32
  %63 = icmp slt i32 4, %62
  br i1 %63, label %64, label %73

64:                                               ; preds = %59
  %65 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %66 = getelementptr inbounds [7 x %struct.Dimension], ptr %65, i64 0, i64 4
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr %66, i32 0, i32 2
  store i64 %.3, ptr %67, align 8
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %69 = getelementptr inbounds [7 x %struct.Dimension], ptr %68, i64 0, i64 4
  %70 = getelementptr inbounds nuw %struct.Dimension, ptr %69, i32 0, i32 1
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %.3, %71
  br label %73

73:                                               ; preds = %64, %59
  %.4 = phi i64 [ %72, %64 ], [ %.3, %59 ]
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %75 = load i8, ptr %74, align 4
  %76 = zext i8 %75 to i32
  %77 = icmp slt i32 5, %76
  br i1 %77, label %78, label %87

78:                                               ; preds = %73
  %79 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %80 = getelementptr inbounds [7 x %struct.Dimension], ptr %79, i64 0, i64 5
  %81 = getelementptr inbounds nuw %struct.Dimension, ptr %80, i32 0, i32 2
  store i64 %.4, ptr %81, align 8
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %83 = getelementptr inbounds [7 x %struct.Dimension], ptr %82, i64 0, i64 5
  %84 = getelementptr inbounds nuw %struct.Dimension, ptr %83, i32 0, i32 1
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.4, %85
  br label %87

87:                                               ; preds = %78, %73
  %.5 = phi i64 [ %86, %78 ], [ %.4, %73 ]
  %88 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %89 = load i8, ptr %88, align 4
  %90 = zext i8 %89 to i32
  %91 = icmp slt i32 6, %90
  br i1 %91, label %92, label %101

92:                                               ; preds = %87
  %93 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %94 = getelementptr inbounds [7 x %struct.Dimension], ptr %93, i64 0, i64 6
  %95 = getelementptr inbounds nuw %struct.Dimension, ptr %94, i32 0, i32 2
  store i64 %.5, ptr %95, align 8
  %96 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %97 = getelementptr inbounds [7 x %struct.Dimension], ptr %96, i64 0, i64 6
  %98 = getelementptr inbounds nuw %struct.Dimension, ptr %97, i32 0, i32 1
  %99 = load i64, ptr %98, align 8
  %100 = mul nsw i64 %.5, %99
  br label %101

101:                                              ; preds = %92, %87
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @start_new(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp ne i32 %4, 42
  br i1 %5, label %38, label %6

6:                                                ; preds = %1
  %7 = call ptr @derived_type(ptr noundef %0)
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %38

9:                                                ; preds = %6
  %10 = call ptr @derived_type(ptr noundef %0)
  %11 = getelementptr inbounds nuw %struct.DerivedType, ptr %10, i32 0, i32 10
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %38, label %15

15:                                               ; preds = %9
  %16 = call ptr @derived_type(ptr noundef %0)
  %17 = call i32 @is_seen(ptr noundef %16)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %31

19:                                               ; preds = %15
  %20 = call i64 @elements(ptr noundef %0)
  br label %21

21:                                               ; preds = %23, %19
  %.0 = phi i64 [ 0, %19 ], [ %30, %23 ]
  %22 = icmp slt i64 %.0, %20
  br i1 %22, label %23, label %38

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw %struct.DerivedType, ptr %16, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = mul nsw i64 %.0, %27
  %29 = getelementptr inbounds i8, ptr %25, i64 %28
  call void @enzyme_hub_type_start(ptr noundef %29, ptr noundef %16)
  %30 = add nsw i64 %.0, 1
  br label %21, !llvm.loop !86

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %33 = load ptr, ptr %32, align 8
  %34 = call i64 @elements(ptr noundef %0)
  call void @__ehub_fortran_start(ptr noundef %33, i64 noundef %34, ptr noundef %16)
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  %37 = call i64 @elements(ptr noundef %0)
  call void @__ehub_fortran_start_numbers(ptr noundef %36, i64 noundef %37, ptr noundef %16)
  br label %38

38:                                               ; preds = %31, %21, %1, %6, %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local i32 @enzyme_hub_FortranAPointerAllocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = zext i1 %1 to i8
  call void @allocate_target(ptr noundef %0)
  call void @start_new(ptr noundef %0)
  ret i32 0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @allocate_target(ptr noundef %0) #0 {
  call void @set_strides(ptr noundef %0)
  %2 = call i64 @elements(ptr noundef %0)
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %4 = load i64, ptr %3, align 8
  %5 = mul nsw i64 %2, %4
  %6 = add nsw i64 %5, 7
  %7 = sdiv i64 %6, 8
  %8 = mul nsw i64 %7, 8
  %9 = add nsw i64 %8, 8
  %10 = call ptr @malloc(i64 noundef %9) #14
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = ptrtoint ptr %13 to i64
  %15 = xor i64 %14, -1
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 %8
  store i64 %15, ptr %18, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_later_fill(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5) #0 {
  %7 = alloca %struct.Descriptor, align 8
  %8 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #15
  call void @llvm.lifetime.start.p0(ptr %8) #15
  call void @view(ptr noundef %7, ptr noundef %1, i32 noundef %3, i64 noundef %4, i32 noundef %5)
  call void @view(ptr noundef %8, ptr noundef %0, i32 noundef %2, i64 noundef %4, i32 noundef %5)
  call void @copy_elements(ptr noundef %8, ptr noundef %7)
  call void @llvm.lifetime.end.p0(ptr %8) #15
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_later_fill_text(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5) #0 {
  %7 = alloca %struct.Descriptor, align 8
  %8 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #15
  call void @llvm.lifetime.start.p0(ptr %8) #15
  call void @view(ptr noundef %7, ptr noundef %1, i32 noundef %3, i64 noundef %4, i32 noundef %5)
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %10 = load i64, ptr %9, align 8
  call void @view(ptr noundef %8, ptr noundef %0, i32 noundef %2, i64 noundef %10, i32 noundef %5)
  call void @copy_text_elements(ptr noundef %8, ptr noundef %7)
  call void @llvm.lifetime.end.p0(ptr %8) #15
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @copy_text_elements(ptr noundef %0, ptr noundef %1) #0 {
  %3 = call i64 @row_length(ptr noundef %0)
  %4 = call i64 @row_stride(ptr noundef %0)
  %5 = call i64 @row_stride(ptr noundef %1)
  %6 = call i64 @rows(ptr noundef %0)
  br label %7

7:                                                ; preds = %28, %2
  %.0 = phi i64 [ 0, %2 ], [ %29, %28 ]
  %8 = icmp slt i64 %.0, %6
  br i1 %8, label %9, label %30

9:                                                ; preds = %7
  %10 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %11 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %12

12:                                               ; preds = %14, %9
  %.025 = phi i64 [ 0, %9 ], [ %27, %14 ]
  %13 = icmp slt i64 %.025, %3
  br i1 %13, label %14, label %28

14:                                               ; preds = %12
  %15 = mul nsw i64 %.025, %4
  %16 = getelementptr inbounds i8, ptr %10, i64 %15
  %17 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %.025, %5
  %20 = getelementptr inbounds i8, ptr %11, i64 %19
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = call i64 @width_of(i32 noundef %25)
  call void @copy_text(ptr noundef %16, i64 noundef %18, ptr noundef %20, i64 noundef %22, i64 noundef %26)
  %27 = add nsw i64 %.025, 1
  br label %12, !llvm.loop !87

28:                                               ; preds = %12
  %29 = add nsw i64 %.0, 1
  br label %7, !llvm.loop !88

30:                                               ; preds = %7
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_later_fill_objects(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, ptr noundef %5) #0 {
  %7 = alloca %struct.Descriptor, align 8
  %8 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #15
  call void @llvm.lifetime.start.p0(ptr %8) #15
  call void @view(ptr noundef %7, ptr noundef %1, i32 noundef %3, i64 noundef %4, i32 noundef 42)
  call void @view(ptr noundef %8, ptr noundef %0, i32 noundef %2, i64 noundef %4, i32 noundef 42)
  %9 = icmp ne ptr %5, null
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = call i32 @is_plain_type(ptr noundef %5)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @create_all(ptr noundef %8, ptr noundef %7, ptr noundef %5)
  br label %15

14:                                               ; preds = %10, %6
  call void @copy_elements(ptr noundef %8, ptr noundef %7)
  br label %15

15:                                               ; preds = %14, %13
  call void @llvm.lifetime.end.p0(ptr %8) #15
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @create_all(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = call i64 @row_length(ptr noundef %0)
  %5 = call i64 @row_stride(ptr noundef %0)
  %6 = call i64 @row_stride(ptr noundef %1)
  %7 = call i64 @rows(ptr noundef %0)
  br label %8

8:                                                ; preds = %21, %3
  %.0 = phi i64 [ 0, %3 ], [ %22, %21 ]
  %9 = icmp slt i64 %.0, %7
  br i1 %9, label %10, label %23

10:                                               ; preds = %8
  %11 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %12 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %13

13:                                               ; preds = %15, %10
  %.023 = phi i64 [ 0, %10 ], [ %20, %15 ]
  %14 = icmp slt i64 %.023, %4
  br i1 %14, label %15, label %21

15:                                               ; preds = %13
  %16 = mul nsw i64 %.023, %5
  %17 = getelementptr inbounds i8, ptr %11, i64 %16
  %18 = mul nsw i64 %.023, %6
  %19 = getelementptr inbounds i8, ptr %12, i64 %18
  call void @enzyme_hub_type_create(ptr noundef %17, ptr noundef %19, ptr noundef %2)
  %20 = add nsw i64 %.023, 1
  br label %13, !llvm.loop !89

21:                                               ; preds = %13
  %22 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !90

23:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAAssignPolymorphic(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca %struct.Descriptor, align 8
  %6 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #15
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @enzyme_hub_is_of_class(ptr noundef %1)
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  call void @see(ptr noundef %6, ptr noundef %0, i32 noundef %9)
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  store i64 %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %14 = load i8, ptr %13, align 1
  %15 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 4
  store i8 %14, ptr %15, align 1
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = icmp eq i32 %18, 42
  br i1 %19, label %20, label %28

20:                                               ; preds = %4
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %25 = load i8, ptr %24, align 4
  %26 = zext i8 %25 to i32
  %27 = call ptr @derived_type_of(ptr noundef %0, i32 noundef %26)
  call void @set_type(ptr noundef %6, i32 noundef %23, ptr noundef %27)
  br label %28

28:                                               ; preds = %20, %4
  %29 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %30 = load i8, ptr %29, align 4
  %31 = zext i8 %30 to i32
  call void @see(ptr noundef %5, ptr noundef %1, i32 noundef %31)
  %32 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %33 = load i8, ptr %32, align 1
  %34 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 4
  store i8 %33, ptr %34, align 1
  call void @shape_like(ptr noundef %5, ptr noundef %1)
  call void @allocate(ptr noundef %5)
  %35 = call i32 @kind_of(ptr noundef %0, ptr noundef %1)
  call void @fill(ptr noundef %5, ptr noundef %1, i32 noundef %35)
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8
  %38 = icmp ne ptr %37, null
  br i1 %38, label %39, label %43

39:                                               ; preds = %28
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  call void @free_all(ptr noundef %6, i32 noundef %42, i32 noundef 1)
  br label %43

43:                                               ; preds = %39, %28
  %44 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %45, ptr %46, align 8
  %47 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %48, ptr %49, align 8
  %50 = trunc i32 %35 to i8
  %51 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %50, ptr %51, align 1
  %52 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %53 = load i8, ptr %52, align 4
  %54 = zext i8 %53 to i32
  %55 = icmp slt i32 0, %54
  br i1 %55, label %56, label %61

56:                                               ; preds = %43
  %57 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %58 = getelementptr inbounds [7 x %struct.Dimension], ptr %57, i64 0, i64 0
  %59 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %60 = getelementptr inbounds [7 x %struct.Dimension], ptr %59, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %58, ptr align 8 %60, i64 24, i1 false)
  br label %61

61:                                               ; preds = %56, %43
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = icmp slt i32 1, %64
  br i1 %65, label %66, label %71

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %68 = getelementptr inbounds [7 x %struct.Dimension], ptr %67, i64 0, i64 1
  %69 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %70 = getelementptr inbounds [7 x %struct.Dimension], ptr %69, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %70, i64 24, i1 false)
  br label %71

71:                                               ; preds = %66, %61
  %72 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %73 = load i8, ptr %72, align 4
  %74 = zext i8 %73 to i32
  %75 = icmp slt i32 2, %74
  br i1 %75, label %76, label %81

76:                                               ; preds = %71
  %77 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %78 = getelementptr inbounds [7 x %struct.Dimension], ptr %77, i64 0, i64 2
  %79 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %80 = getelementptr inbounds [7 x %struct.Dimension], ptr %79, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %78, ptr align 8 %80, i64 24, i1 false)
  br label %81

81:                                               ; preds = %76, %71
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %83 = load i8, ptr %82, align 4
  %84 = zext i8 %83 to i32
  %85 = icmp slt i32 3, %84
  br i1 %85, label %86, label %91

86:                                               ; preds = %81
  %87 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %88 = getelementptr inbounds [7 x %struct.Dimension], ptr %87, i64 0, i64 3
  %89 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %90 = getelementptr inbounds [7 x %struct.Dimension], ptr %89, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %88, ptr align 8 %90, i64 24, i1 false)
  br label %91

91:                                               ; preds = %86, %81
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %93 = load i8, ptr %92, align 4
  %94 = zext i8 %93 to i32
  %95 = icmp slt i32 4, %94
  br i1 %95, label %96, label %101

96:                                               ; preds = %91
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %98 = getelementptr inbounds [7 x %struct.Dimension], ptr %97, i64 0, i64 4
  %99 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %100 = getelementptr inbounds [7 x %struct.Dimension], ptr %99, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %98, ptr align 8 %100, i64 24, i1 false)
  br label %101

101:                                              ; preds = %96, %91
  %102 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %103 = load i8, ptr %102, align 4
  %104 = zext i8 %103 to i32
  %105 = icmp slt i32 5, %104
  br i1 %105, label %106, label %111

106:                                              ; preds = %101
  %107 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %108 = getelementptr inbounds [7 x %struct.Dimension], ptr %107, i64 0, i64 5
  %109 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %110 = getelementptr inbounds [7 x %struct.Dimension], ptr %109, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %108, ptr align 8 %110, i64 24, i1 false)
  br label %111

111:                                              ; preds = %106, %101
  %112 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %113 = load i8, ptr %112, align 4
  %114 = zext i8 %113 to i32
  %115 = icmp slt i32 6, %114
  br i1 %115, label %116, label %121

116:                                              ; preds = %111
  %117 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %118 = getelementptr inbounds [7 x %struct.Dimension], ptr %117, i64 0, i64 6
  %119 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 7
  %120 = getelementptr inbounds [7 x %struct.Dimension], ptr %119, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %118, ptr align 8 %120, i64 24, i1 false)
  br label %121

121:                                              ; preds = %116, %111
  %122 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %123 = load i8, ptr %122, align 4
  %124 = zext i8 %123 to i32
  %125 = icmp eq i32 %35, 42
  br i1 %125, label %126, label %128

126:                                              ; preds = %121
  %127 = call ptr @derived_type(ptr noundef %1)
  br label %128

128:                                              ; preds = %121, %126
  %129 = phi ptr [ %127, %126 ], [ null, %121 ]
  call void @set_type(ptr noundef %0, i32 noundef %124, ptr noundef %129)
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal ptr @derived_type_of(ptr noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %4 = getelementptr inbounds [7 x %struct.Dimension], ptr %3, i64 0, i64 0
  %5 = sext i32 %1 to i64
  %6 = mul i64 %5, 24
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 %6
  %8 = load ptr, ptr %7, align 1
  ret ptr %8
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @kind_of(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %4 = load i8, ptr %3, align 1
  %5 = call i1 @llvm.is.constant.i8(i8 %4)
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  br label %14

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  br label %14

14:                                               ; preds = %10, %6
  %15 = phi i32 [ %9, %6 ], [ %13, %10 ]
  ret i32 %15
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @fill(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  %10 = call i32 @is_of_objects(ptr noundef %1, i32 noundef %2)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %14 = load i64, ptr %13, align 8
  %15 = call ptr @derived_type(ptr noundef %1)
  call void @enzyme_hub_later_fill_objects(ptr noundef %0, ptr noundef %1, i32 noundef %6, i32 noundef %9, i64 noundef %14, ptr noundef %15) #16
  br label %25

16:                                               ; preds = %3
  %17 = call i32 @is_text(i32 noundef %2)
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  call void @enzyme_hub_later_fill_text(ptr noundef %0, ptr noundef %1, i32 noundef %6, i32 noundef %9, i64 noundef %21, i32 noundef %2) #16
  br label %25

22:                                               ; preds = %16
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  call void @enzyme_hub_later_fill(ptr noundef %0, ptr noundef %1, i32 noundef %6, i32 noundef %9, i64 noundef %24, i32 noundef %2) #16
  br label %25

25:                                               ; preds = %19, %22, %12
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @free_all(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = call i32 @is_of_objects(ptr noundef %0, i32 noundef %1)
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %20

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i32
  %15 = icmp eq i32 %14, 42
  br i1 %15, label %16, label %18

16:                                               ; preds = %6
  %17 = call ptr @derived_type(ptr noundef %0)
  br label %18

18:                                               ; preds = %6, %16
  %19 = phi ptr [ %17, %16 ], [ null, %6 ]
  call void @enzyme_hub_later_free_objects(ptr noundef %0, i32 noundef %9, i64 noundef %11, ptr noundef %19, i32 noundef %2) #16
  br label %23

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  call void @free(ptr noundef %22)
  br label %23

23:                                               ; preds = %20, %18
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local i32 @enzyme_hub_FortranAAllocatableAllocateSource(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = zext i1 %2 to i8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %14

11:                                               ; preds = %6
  %12 = trunc i8 %7 to i1
  %13 = call i32 @failed(i1 noundef zeroext %12, i32 noundef 2, ptr noundef @.str.6, ptr noundef %4, i32 noundef %5)
  br label %28

14:                                               ; preds = %6
  %15 = call i32 @kind_of(ptr noundef %0, ptr noundef %1)
  %16 = call i32 @is_text(i32 noundef %15)
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %26

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %20 = load i64, ptr %19, align 8
  %21 = icmp ne i64 %20, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %24, ptr %25, align 8
  br label %26

26:                                               ; preds = %22, %18, %14
  call void @set_strides(ptr noundef %0)
  call void @allocate(ptr noundef %0)
  %27 = call i32 @kind_of(ptr noundef %0, ptr noundef %1)
  call void @fill(ptr noundef %0, ptr noundef %1, i32 noundef %27)
  br label %28

28:                                               ; preds = %26, %11
  %.0 = phi i32 [ %13, %11 ], [ 0, %26 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @is_text(i32 noundef %0) #0 {
  switch i32 %0, label %2 [
    i32 40, label %switch.edge
    i32 43, label %switch.edge
    i32 44, label %switch.edge
  ]

2:                                                ; preds = %1
  br label %switch.edge

switch.edge:                                      ; preds = %1, %1, %1, %2
  %3 = phi i1 [ true, %1 ], [ true, %1 ], [ false, %2 ], [ true, %1 ]
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local i32 @enzyme_hub_FortranAPointerAllocateSource(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = zext i1 %2 to i8
  call void @allocate_target(ptr noundef %0)
  %8 = call i32 @kind_of(ptr noundef %0, ptr noundef %1)
  call void @fill(ptr noundef %0, ptr noundef %1, i32 noundef %8)
  ret i32 0
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local i32 @enzyme_hub_FortranAAllocatableDeallocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = zext i1 %1 to i8
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = trunc i8 %6 to i1
  %12 = call i32 @failed(i1 noundef zeroext %11, i32 noundef 1, ptr noundef @.str.7, ptr noundef %3, i32 noundef %4)
  br label %20

13:                                               ; preds = %5
  %14 = trunc i8 %6 to i1
  %15 = call i1 @llvm.is.constant.i1(i1 %14)
  %16 = trunc i8 %6 to i1
  %17 = xor i1 %16, true
  %18 = select i1 %15, i1 %17, i1 false
  %19 = zext i1 %18 to i32
  call void @deallocate(ptr noundef %0, i32 noundef 1, i32 noundef %19)
  br label %20

20:                                               ; preds = %13, %10
  %.0 = phi i32 [ 0, %13 ], [ %12, %10 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @deallocate(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = icmp ne i32 %2, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  br label %9

9:                                                ; preds = %3, %5
  %10 = phi i32 [ %8, %5 ], [ 42, %3 ]
  call void @free_all(ptr noundef %0, i32 noundef %10, i32 noundef %1)
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr null, ptr %11, align 8
  ret void
}

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i1(i1) #2

; Function Attrs: alwaysinline nounwind uwtable
define dso_local i32 @enzyme_hub_FortranAAllocatableDeallocateNoFinal(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = zext i1 %1 to i8
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = trunc i8 %6 to i1
  %12 = call i32 @failed(i1 noundef zeroext %11, i32 noundef 1, ptr noundef @.str.7, ptr noundef %3, i32 noundef %4)
  br label %20

13:                                               ; preds = %5
  %14 = trunc i8 %6 to i1
  %15 = call i1 @llvm.is.constant.i1(i1 %14)
  %16 = trunc i8 %6 to i1
  %17 = xor i1 %16, true
  %18 = select i1 %15, i1 %17, i1 false
  %19 = zext i1 %18 to i32
  call void @deallocate(ptr noundef %0, i32 noundef 0, i32 noundef %19)
  br label %20

20:                                               ; preds = %13, %10
  %.0 = phi i32 [ 0, %13 ], [ %12, %10 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local i32 @enzyme_hub_FortranAPointerDeallocate(ptr noundef %0, i1 noundef zeroext %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = zext i1 %1 to i8
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = trunc i8 %6 to i1
  %12 = call i32 @failed(i1 noundef zeroext %11, i32 noundef 1, ptr noundef @.str.8, ptr noundef %3, i32 noundef %4)
  br label %14

13:                                               ; preds = %5
  call void @deallocate(ptr noundef %0, i32 noundef 1, i32 noundef 0)
  br label %14

14:                                               ; preds = %13, %10
  %.0 = phi i32 [ 0, %13 ], [ %12, %10 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local i32 @enzyme_hub_FortranAAllocatableDeallocatePolymorphic(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = zext i1 %2 to i8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %14, label %11

11:                                               ; preds = %6
  %12 = trunc i8 %7 to i1
  %13 = call i32 @failed(i1 noundef zeroext %12, i32 noundef 1, ptr noundef @.str.7, ptr noundef %4, i32 noundef %5)
  br label %15

14:                                               ; preds = %6
  call void @deallocate(ptr noundef %0, i32 noundef 1, i32 noundef 1)
  call void @forget_type(ptr noundef %0, ptr noundef %1)
  br label %15

15:                                               ; preds = %14, %11
  %.0 = phi i32 [ 0, %14 ], [ %13, %11 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @forget_type(ptr noundef %0, ptr noundef %1) #0 {
  %3 = icmp ne ptr %1, null
  %4 = zext i1 %3 to i64
  %5 = select i1 %3, i32 42, i32 255
  %6 = trunc i32 %5 to i8
  %7 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %6, ptr %7, align 1
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 6
  %9 = load i8, ptr %8, align 1
  %10 = zext i8 %9 to i32
  %11 = and i32 %10, 1
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  call void @set_type(ptr noundef %0, i32 noundef %16, ptr noundef %1)
  br label %17

17:                                               ; preds = %13, %2
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local i32 @enzyme_hub_FortranAPointerDeallocatePolymorphic(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = zext i1 %2 to i8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %14, label %11

11:                                               ; preds = %6
  %12 = trunc i8 %7 to i1
  %13 = call i32 @failed(i1 noundef zeroext %12, i32 noundef 1, ptr noundef @.str.8, ptr noundef %4, i32 noundef %5)
  br label %15

14:                                               ; preds = %6
  call void @deallocate(ptr noundef %0, i32 noundef 1, i32 noundef 1)
  call void @forget_type(ptr noundef %0, ptr noundef %1)
  br label %15

15:                                               ; preds = %14, %11
  %.0 = phi i32 [ 0, %14 ], [ %13, %11 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local zeroext i1 @enzyme_hub_FortranAPointerIsAssociated(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  ret i1 %4
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local zeroext i1 @enzyme_hub_FortranAPointerIsAssociatedWith(ptr noundef %0, ptr noundef %1) #0 {
  %3 = icmp ne ptr %1, null
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br label %258

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %258

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = icmp ne i32 %15, 42
  br i1 %16, label %17, label %21

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %258, label %21

21:                                               ; preds = %17, %12
  %22 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  %26 = icmp ne ptr %23, %25
  br i1 %26, label %258, label %27

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = icmp ne i64 %29, %31
  br i1 %32, label %258, label %33

33:                                               ; preds = %27
  %34 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %35 = load i8, ptr %34, align 4
  %36 = zext i8 %35 to i32
  %37 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = icmp ne i32 %36, %39
  br i1 %40, label %258, label %41

41:                                               ; preds = %33
  %42 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %43 = load i8, ptr %42, align 4
  %44 = zext i8 %43 to i32
  %45 = icmp slt i32 0, %44
  br i1 %45, label %46, label %72

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %48 = getelementptr inbounds [7 x %struct.Dimension], ptr %47, i64 0, i64 0
  %49 = getelementptr inbounds nuw %struct.Dimension, ptr %48, i32 0, i32 1
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %71, label %52

52:                                               ; preds = %46
  %53 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %54 = getelementptr inbounds [7 x %struct.Dimension], ptr %53, i64 0, i64 0
  %55 = getelementptr inbounds nuw %struct.Dimension, ptr %54, i32 0, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = icmp ne i64 %50, %56
  br i1 %57, label %71, label %58

58:                                               ; preds = %52
  %59 = icmp ne i64 %50, 1
  br i1 %59, label %60, label %70

60:                                               ; preds = %58
  %61 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %62 = getelementptr inbounds [7 x %struct.Dimension], ptr %61, i64 0, i64 0
  %63 = getelementptr inbounds nuw %struct.Dimension, ptr %62, i32 0, i32 2
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %66 = getelementptr inbounds [7 x %struct.Dimension], ptr %65, i64 0, i64 0
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr %66, i32 0, i32 2
  %68 = load i64, ptr %67, align 8
  %69 = icmp ne i64 %64, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %60, %58
  br label %71

71:                                               ; preds = %46, %52, %60, %70
  %.074 = phi i32 [ 0, %70 ], [ 1, %60 ], [ 1, %52 ], [ 1, %46 ]
  switch i32 %.074, label %259 [
    i32 0, label %72
    i32 1, label %258
  ]

72:                                               ; preds = %71, %41
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %74 = load i8, ptr %73, align 4
  %75 = zext i8 %74 to i32
  %76 = icmp slt i32 1, %75
  br i1 %76, label %77, label %103

77:                                               ; preds = %72
  %78 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %79 = getelementptr inbounds [7 x %struct.Dimension], ptr %78, i64 0, i64 1
  %80 = getelementptr inbounds nuw %struct.Dimension, ptr %79, i32 0, i32 1
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %102, label %83

83:                                               ; preds = %77
  %84 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %85 = getelementptr inbounds [7 x %struct.Dimension], ptr %84, i64 0, i64 1
  %86 = getelementptr inbounds nuw %struct.Dimension, ptr %85, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = icmp ne i64 %81, %87
  br i1 %88, label %102, label %89

89:                                               ; preds = %83
  %90 = icmp ne i64 %81, 1
  br i1 %90, label %91, label %101

91:                                               ; preds = %89
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %93 = getelementptr inbounds [7 x %struct.Dimension], ptr %92, i64 0, i64 1
  %94 = getelementptr inbounds nuw %struct.Dimension, ptr %93, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %97 = getelementptr inbounds [7 x %struct.Dimension], ptr %96, i64 0, i64 1
  %98 = getelementptr inbounds nuw %struct.Dimension, ptr %97, i32 0, i32 2
  %99 = load i64, ptr %98, align 8
  %100 = icmp ne i64 %95, %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %91, %89
  br label %102

102:                                              ; preds = %77, %83, %91, %101
  %.175 = phi i32 [ 0, %101 ], [ 1, %91 ], [ 1, %83 ], [ 1, %77 ]
  switch i32 %.175, label %259 [
    i32 0, label %103
    i32 1, label %258
  ]

103:                                              ; preds = %102, %72
  %104 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %105 = load i8, ptr %104, align 4
  %106 = zext i8 %105 to i32
  %107 = icmp slt i32 2, %106
  br i1 %107, label %108, label %134

108:                                              ; preds = %103
  %109 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %110 = getelementptr inbounds [7 x %struct.Dimension], ptr %109, i64 0, i64 2
  %111 = getelementptr inbounds nuw %struct.Dimension, ptr %110, i32 0, i32 1
  %112 = load i64, ptr %111, align 8
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %133, label %114

114:                                              ; preds = %108
  %115 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %116 = getelementptr inbounds [7 x %struct.Dimension], ptr %115, i64 0, i64 2
  %117 = getelementptr inbounds nuw %struct.Dimension, ptr %116, i32 0, i32 1
  %118 = load i64, ptr %117, align 8
  %119 = icmp ne i64 %112, %118
  br i1 %119, label %133, label %120

120:                                              ; preds = %114
  %121 = icmp ne i64 %112, 1
  br i1 %121, label %122, label %132

122:                                              ; preds = %120
  %123 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %124 = getelementptr inbounds [7 x %struct.Dimension], ptr %123, i64 0, i64 2
  %125 = getelementptr inbounds nuw %struct.Dimension, ptr %124, i32 0, i32 2
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %128 = getelementptr inbounds [7 x %struct.Dimension], ptr %127, i64 0, i64 2
  %129 = getelementptr inbounds nuw %struct.Dimension, ptr %128, i32 0, i32 2
  %130 = load i64, ptr %129, align 8
  %131 = icmp ne i64 %126, %130
  br i1 %131, label %133, label %132

132:                                              ; preds = %122, %120
  br label %133

133:                                              ; preds = %108, %114, %122, %132
  %.276 = phi i32 [ 0, %132 ], [ 1, %122 ], [ 1, %114 ], [ 1, %108 ]
  switch i32 %.276, label %259 [
    i32 0, label %134
    i32 1, label %258
  ]

134:                                              ; preds = %133, %103
  %135 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %136 = load i8, ptr %135, align 4
  %137 = zext i8 %136 to i32
  %138 = icmp slt i32 3, %137
  br i1 %138, label %139, label %165

139:                                              ; preds = %134
  %140 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %141 = getelementptr inbounds [7 x %struct.Dimension], ptr %140, i64 0, i64 3
  %142 = getelementptr inbounds nuw %struct.Dimension, ptr %141, i32 0, i32 1
  %143 = load i64, ptr %142, align 8
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %164, label %145

145:                                              ; preds = %139
  %146 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %147 = getelementptr inbounds [7 x %struct.Dimension], ptr %146, i64 0, i64 3
  %148 = getelementptr inbounds nuw %struct.Dimension, ptr %147, i32 0, i32 1
  %149 = load i64, ptr %148, align 8
  %150 = icmp ne i64 %143, %149
  br i1 %150, label %164, label %151

151:                                              ; preds = %145
  %152 = icmp ne i64 %143, 1
  br i1 %152, label %153, label %163

153:                                              ; preds = %151
  %154 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %155 = getelementptr inbounds [7 x %struct.Dimension], ptr %154, i64 0, i64 3
  %156 = getelementptr inbounds nuw %struct.Dimension, ptr %155, i32 0, i32 2
  %157 = load i64, ptr %156, align 8
  %158 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %159 = getelementptr inbounds [7 x %struct.Dimension], ptr %158, i64 0, i64 3
  %160 = getelementptr inbounds nuw %struct.Dimension, ptr %159, i32 0, i32 2
  %161 = load i64, ptr %160, align 8
  %162 = icmp ne i64 %157, %161
  br i1 %162, label %164, label %163

163:                                              ; preds = %153, %151
  br label %164

164:                                              ; preds = %139, %145, %153, %163
  %.377 = phi i32 [ 0, %163 ], [ 1, %153 ], [ 1, %145 ], [ 1, %139 ]
  switch i32 %.377, label %259 [
    i32 0, label %165
    i32 1, label %258
  ]

165:                                              ; preds = %164, %134
  %166 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %167 = load i8, ptr %166, align 4
  %168 = zext i8 %167 to i32
  %169 = icmp slt i32 4, %168
  br i1 %169, label %170, label %196

170:                                              ; preds = %165
  %171 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %172 = getelementptr inbounds [7 x %struct.Dimension], ptr %171, i64 0, i64 4
  %173 = getelementptr inbounds nuw %struct.Dimension, ptr %172, i32 0, i32 1
  %174 = load i64, ptr %173, align 8
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %195, label %176

176:                                              ; preds = %170
  %177 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %178 = getelementptr inbounds [7 x %struct.Dimension], ptr %177, i64 0, i64 4
  %179 = getelementptr inbounds nuw %struct.Dimension, ptr %178, i32 0, i32 1
  %180 = load i64, ptr %179, align 8
  %181 = icmp ne i64 %174, %180
  br i1 %181, label %195, label %182

182:                                              ; preds = %176
  %183 = icmp ne i64 %174, 1
  br i1 %183, label %184, label %194

184:                                              ; preds = %182
  %185 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %186 = getelementptr inbounds [7 x %struct.Dimension], ptr %185, i64 0, i64 4
  %187 = getelementptr inbounds nuw %struct.Dimension, ptr %186, i32 0, i32 2
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %190 = getelementptr inbounds [7 x %struct.Dimension], ptr %189, i64 0, i64 4
  %191 = getelementptr inbounds nuw %struct.Dimension, ptr %190, i32 0, i32 2
  %192 = load i64, ptr %191, align 8
  %193 = icmp ne i64 %188, %192
  br i1 %193, label %195, label %194

194:                                              ; preds = %184, %182
  br label %195

195:                                              ; preds = %170, %176, %184, %194
  %.478 = phi i32 [ 0, %194 ], [ 1, %184 ], [ 1, %176 ], [ 1, %170 ]
  switch i32 %.478, label %259 [
    i32 0, label %196
    i32 1, label %258
  ]

196:                                              ; preds = %195, %165
  %197 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %198 = load i8, ptr %197, align 4
  %199 = zext i8 %198 to i32
  %200 = icmp slt i32 5, %199
  br i1 %200, label %201, label %227

201:                                              ; preds = %196
  %202 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %203 = getelementptr inbounds [7 x %struct.Dimension], ptr %202, i64 0, i64 5
  %204 = getelementptr inbounds nuw %struct.Dimension, ptr %203, i32 0, i32 1
  %205 = load i64, ptr %204, align 8
  %206 = icmp eq i64 %205, 0
  br i1 %206, label %226, label %207

207:                                              ; preds = %201
  %208 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %209 = getelementptr inbounds [7 x %struct.Dimension], ptr %208, i64 0, i64 5
  %210 = getelementptr inbounds nuw %struct.Dimension, ptr %209, i32 0, i32 1
  %211 = load i64, ptr %210, align 8
  %212 = icmp ne i64 %205, %211
  br i1 %212, label %226, label %213

213:                                              ; preds = %207
  %214 = icmp ne i64 %205, 1
  br i1 %214, label %215, label %225

215:                                              ; preds = %213
  %216 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %217 = getelementptr inbounds [7 x %struct.Dimension], ptr %216, i64 0, i64 5
  %218 = getelementptr inbounds nuw %struct.Dimension, ptr %217, i32 0, i32 2
  %219 = load i64, ptr %218, align 8
  %220 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %221 = getelementptr inbounds [7 x %struct.Dimension], ptr %220, i64 0, i64 5
  %222 = getelementptr inbounds nuw %struct.Dimension, ptr %221, i32 0, i32 2
  %223 = load i64, ptr %222, align 8
  %224 = icmp ne i64 %219, %223
  br i1 %224, label %226, label %225

225:                                              ; preds = %215, %213
  br label %226

226:                                              ; preds = %201, %207, %215, %225
  %.579 = phi i32 [ 0, %225 ], [ 1, %215 ], [ 1, %207 ], [ 1, %201 ]
  switch i32 %.579, label %259 [
    i32 0, label %227
    i32 1, label %258
  ]

227:                                              ; preds = %226, %196
  %228 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %229 = load i8, ptr %228, align 4
  %230 = zext i8 %229 to i32
  %231 = icmp slt i32 6, %230
  br i1 %231, label %232, label %258

232:                                              ; preds = %227
  %233 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %234 = getelementptr inbounds [7 x %struct.Dimension], ptr %233, i64 0, i64 6
  %235 = getelementptr inbounds nuw %struct.Dimension, ptr %234, i32 0, i32 1
  %236 = load i64, ptr %235, align 8
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %257, label %238

238:                                              ; preds = %232
  %239 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %240 = getelementptr inbounds [7 x %struct.Dimension], ptr %239, i64 0, i64 6
  %241 = getelementptr inbounds nuw %struct.Dimension, ptr %240, i32 0, i32 1
  %242 = load i64, ptr %241, align 8
  %243 = icmp ne i64 %236, %242
  br i1 %243, label %257, label %244

244:                                              ; preds = %238
  %245 = icmp ne i64 %236, 1
  br i1 %245, label %246, label %256

246:                                              ; preds = %244
  %247 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %248 = getelementptr inbounds [7 x %struct.Dimension], ptr %247, i64 0, i64 6
  %249 = getelementptr inbounds nuw %struct.Dimension, ptr %248, i32 0, i32 2
  %250 = load i64, ptr %249, align 8
  %251 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %252 = getelementptr inbounds [7 x %struct.Dimension], ptr %251, i64 0, i64 6
  %253 = getelementptr inbounds nuw %struct.Dimension, ptr %252, i32 0, i32 2
  %254 = load i64, ptr %253, align 8
  %255 = icmp ne i64 %250, %254
  br i1 %255, label %257, label %256

256:                                              ; preds = %246, %244
  br label %257

257:                                              ; preds = %232, %238, %246, %256
  %.680 = phi i32 [ 0, %256 ], [ 1, %246 ], [ 1, %238 ], [ 1, %232 ]
  %switch.selectcmp = icmp eq i32 %.680, 0
  %switch.select = select i1 %switch.selectcmp, i1 true, i1 false
  br label %258

258:                                              ; preds = %227, %257, %21, %27, %33, %8, %17, %226, %195, %164, %133, %102, %71, %4
  %.0 = phi i1 [ %7, %4 ], [ false, %8 ], [ %switch.select, %257 ], [ false, %21 ], [ false, %226 ], [ false, %195 ], [ false, %164 ], [ false, %133 ], [ false, %102 ], [ false, %71 ], [ false, %17 ], [ false, %33 ], [ false, %27 ], [ true, %227 ]
  ret i1 %.0

259:                                              ; preds = %226, %195, %164, %133, %102, %71
  unreachable
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local i32 @enzyme_hub_FortranAMoveAlloc(ptr noundef %0, ptr noundef %1, ptr noundef %2, i1 noundef zeroext %3, ptr noundef %4, ptr noundef %5, i32 noundef %6) #0 {
  %8 = zext i1 %3 to i8
  %9 = icmp eq ptr %0, %1
  br i1 %9, label %215, label %10

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %20

14:                                               ; preds = %10
  %15 = icmp ne ptr %2, null
  br i1 %15, label %18, label %16

16:                                               ; preds = %14
  %17 = call i32 @kind_of(ptr noundef %0, ptr noundef %1)
  br label %18

18:                                               ; preds = %14, %16
  %19 = phi i32 [ %17, %16 ], [ 42, %14 ]
  call void @free_all(ptr noundef %0, i32 noundef %19, i32 noundef 1)
  br label %20

20:                                               ; preds = %18, %10
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %25 = load i8, ptr %24, align 4
  %26 = call i1 @llvm.is.constant.i8(i8 %25)
  br i1 %26, label %27, label %97

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %31 = icmp slt i32 0, %30
  br i1 %31, label %32, label %37

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %34 = getelementptr inbounds [7 x %struct.Dimension], ptr %33, i64 0, i64 0
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %36 = getelementptr inbounds [7 x %struct.Dimension], ptr %35, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %36, i64 24, i1 false)
  br label %37

37:                                               ; preds = %32, %27
  %38 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %39 = load i8, ptr %38, align 4
  %40 = zext i8 %39 to i32
  %41 = icmp slt i32 1, %40
  br i1 %41, label %42, label %47

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %44 = getelementptr inbounds [7 x %struct.Dimension], ptr %43, i64 0, i64 1
  %45 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %46 = getelementptr inbounds [7 x %struct.Dimension], ptr %45, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %46, i64 24, i1 false)
  br label %47

47:                                               ; preds = %42, %37
  %48 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %49 = load i8, ptr %48, align 4
  %50 = zext i8 %49 to i32
  %51 = icmp slt i32 2, %50
  br i1 %51, label %52, label %57

52:                                               ; preds = %47
  %53 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %54 = getelementptr inbounds [7 x %struct.Dimension], ptr %53, i64 0, i64 2
  %55 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %56 = getelementptr inbounds [7 x %struct.Dimension], ptr %55, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %54, ptr align 8 %56, i64 24, i1 false)
  br label %57

57:                                               ; preds = %52, %47
  %58 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %59 = load i8, ptr %58, align 4
  %60 = zext i8 %59 to i32
  %61 = icmp slt i32 3, %60
  br i1 %61, label %62, label %67

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %64 = getelementptr inbounds [7 x %struct.Dimension], ptr %63, i64 0, i64 3
  %65 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %66 = getelementptr inbounds [7 x %struct.Dimension], ptr %65, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %66, i64 24, i1 false)
  br label %67

67:                                               ; preds = %62, %57
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = icmp slt i32 4, %70
  br i1 %71, label %72, label %77

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %74 = getelementptr inbounds [7 x %struct.Dimension], ptr %73, i64 0, i64 4
  %75 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %76 = getelementptr inbounds [7 x %struct.Dimension], ptr %75, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %76, i64 24, i1 false)
  br label %77

77:                                               ; preds = %72, %67
  %78 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %79 = load i8, ptr %78, align 4
  %80 = zext i8 %79 to i32
  %81 = icmp slt i32 5, %80
  br i1 %81, label %82, label %87

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %84 = getelementptr inbounds [7 x %struct.Dimension], ptr %83, i64 0, i64 5
  %85 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %86 = getelementptr inbounds [7 x %struct.Dimension], ptr %85, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %84, ptr align 8 %86, i64 24, i1 false)
  br label %87

87:                                               ; preds = %82, %77
  %88 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %89 = load i8, ptr %88, align 4
  %90 = zext i8 %89 to i32
  %91 = icmp slt i32 6, %90
  br i1 %91, label %92, label %172

92:                                               ; preds = %87
  %93 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %94 = getelementptr inbounds [7 x %struct.Dimension], ptr %93, i64 0, i64 6
  %95 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %96 = getelementptr inbounds [7 x %struct.Dimension], ptr %95, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %94, ptr align 8 %96, i64 24, i1 false)
  br label %172

97:                                               ; preds = %20
  %98 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %99 = load i8, ptr %98, align 4
  %100 = call i1 @llvm.is.constant.i8(i8 %99)
  br i1 %100, label %101, label %171

101:                                              ; preds = %97
  %102 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %103 = load i8, ptr %102, align 4
  %104 = zext i8 %103 to i32
  %105 = icmp slt i32 0, %104
  br i1 %105, label %106, label %111

106:                                              ; preds = %101
  %107 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %108 = getelementptr inbounds [7 x %struct.Dimension], ptr %107, i64 0, i64 0
  %109 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %110 = getelementptr inbounds [7 x %struct.Dimension], ptr %109, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %108, ptr align 8 %110, i64 24, i1 false)
  br label %111

111:                                              ; preds = %106, %101
  %112 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %113 = load i8, ptr %112, align 4
  %114 = zext i8 %113 to i32
  %115 = icmp slt i32 1, %114
  br i1 %115, label %116, label %121

116:                                              ; preds = %111
  %117 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %118 = getelementptr inbounds [7 x %struct.Dimension], ptr %117, i64 0, i64 1
  %119 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %120 = getelementptr inbounds [7 x %struct.Dimension], ptr %119, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %118, ptr align 8 %120, i64 24, i1 false)
  br label %121

121:                                              ; preds = %116, %111
  %122 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %123 = load i8, ptr %122, align 4
  %124 = zext i8 %123 to i32
  %125 = icmp slt i32 2, %124
  br i1 %125, label %126, label %131

126:                                              ; preds = %121
  %127 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %128 = getelementptr inbounds [7 x %struct.Dimension], ptr %127, i64 0, i64 2
  %129 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %130 = getelementptr inbounds [7 x %struct.Dimension], ptr %129, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %128, ptr align 8 %130, i64 24, i1 false)
  br label %131

131:                                              ; preds = %126, %121
  %132 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %133 = load i8, ptr %132, align 4
  %134 = zext i8 %133 to i32
  %135 = icmp slt i32 3, %134
  br i1 %135, label %136, label %141

136:                                              ; preds = %131
  %137 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %138 = getelementptr inbounds [7 x %struct.Dimension], ptr %137, i64 0, i64 3
  %139 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %140 = getelementptr inbounds [7 x %struct.Dimension], ptr %139, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %138, ptr align 8 %140, i64 24, i1 false)
  br label %141

141:                                              ; preds = %136, %131
  %142 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %143 = load i8, ptr %142, align 4
  %144 = zext i8 %143 to i32
  %145 = icmp slt i32 4, %144
  br i1 %145, label %146, label %151

146:                                              ; preds = %141
  %147 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %148 = getelementptr inbounds [7 x %struct.Dimension], ptr %147, i64 0, i64 4
  %149 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %150 = getelementptr inbounds [7 x %struct.Dimension], ptr %149, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %148, ptr align 8 %150, i64 24, i1 false)
  br label %151

151:                                              ; preds = %146, %141
  %152 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %153 = load i8, ptr %152, align 4
  %154 = zext i8 %153 to i32
  %155 = icmp slt i32 5, %154
  br i1 %155, label %156, label %161

156:                                              ; preds = %151
  %157 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %158 = getelementptr inbounds [7 x %struct.Dimension], ptr %157, i64 0, i64 5
  %159 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %160 = getelementptr inbounds [7 x %struct.Dimension], ptr %159, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %158, ptr align 8 %160, i64 24, i1 false)
  br label %161

161:                                              ; preds = %156, %151
  %162 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %163 = load i8, ptr %162, align 4
  %164 = zext i8 %163 to i32
  %165 = icmp slt i32 6, %164
  br i1 %165, label %166, label %172

166:                                              ; preds = %161
  %167 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %168 = getelementptr inbounds [7 x %struct.Dimension], ptr %167, i64 0, i64 6
  %169 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %170 = getelementptr inbounds [7 x %struct.Dimension], ptr %169, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %168, ptr align 8 %170, i64 24, i1 false)
  br label %172

171:                                              ; preds = %97
  call void @__ehub_fortran_dimensions(ptr noundef captures(none) %0, ptr noundef captures(none) %1)
  br label %172

172:                                              ; preds = %171, %166, %161, %87, %92
  %173 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %174 = load i8, ptr %173, align 1
  %175 = call i1 @llvm.is.constant.i8(i8 %174)
  br i1 %175, label %176, label %182

176:                                              ; preds = %172
  %177 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %178 = load i8, ptr %177, align 1
  %179 = zext i8 %178 to i32
  %180 = call i32 @is_text(i32 noundef %179)
  %181 = icmp ne i32 %180, 0
  br i1 %181, label %182, label %186

182:                                              ; preds = %176, %172
  %183 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %184, ptr %185, align 8
  br label %186

186:                                              ; preds = %182, %176
  %187 = icmp ne ptr %2, null
  br i1 %187, label %188, label %213

188:                                              ; preds = %186
  %189 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %190, ptr %191, align 8
  %192 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 4
  %193 = load i8, ptr %192, align 1
  %194 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 4
  store i8 %193, ptr %194, align 1
  %195 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 6
  %196 = load i8, ptr %195, align 1
  %197 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 6
  store i8 %196, ptr %197, align 1
  %198 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 6
  %199 = load i8, ptr %198, align 1
  %200 = zext i8 %199 to i32
  %201 = and i32 %200, 1
  %202 = icmp ne i32 %201, 0
  br i1 %202, label %203, label %208

203:                                              ; preds = %188
  %204 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %205 = load i8, ptr %204, align 4
  %206 = zext i8 %205 to i32
  %207 = call ptr @derived_type(ptr noundef %1)
  call void @set_type(ptr noundef %0, i32 noundef %206, ptr noundef %207)
  br label %208

208:                                              ; preds = %203, %188
  %209 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %210 = load ptr, ptr %209, align 8
  %211 = icmp ne ptr %210, null
  br i1 %211, label %212, label %213

212:                                              ; preds = %208
  call void @forget_type(ptr noundef %1, ptr noundef %2)
  br label %213

213:                                              ; preds = %208, %212, %186
  %214 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  store ptr null, ptr %214, align 8
  br label %215

215:                                              ; preds = %7, %213
  ret i32 0
}

declare void @__ehub_fortran_dimensions(ptr noundef captures(none), ptr noundef captures(none))

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAInitArrayConstructorVector(ptr noundef %0, ptr noundef %1, i1 noundef zeroext %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = zext i1 %2 to i8
  %7 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 0
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 1
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %17

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %14 = getelementptr inbounds [7 x %struct.Dimension], ptr %13, i64 0, i64 0
  %15 = getelementptr inbounds nuw %struct.Dimension, ptr %14, i32 0, i32 1
  %16 = load i64, ptr %15, align 8
  br label %17

17:                                               ; preds = %5, %12
  %18 = phi i64 [ %16, %12 ], [ 0, %5 ]
  %19 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 2
  store i64 %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 3
  store ptr %3, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 4
  store i32 %4, ptr %21, align 8
  %22 = trunc i8 %6 to i1
  %23 = zext i1 %22 to i8
  %24 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 5
  store i8 %23, ptr %24, align 4
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAPushArrayConstructorValue(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #15
  %4 = call i64 @elements(ptr noundef %1)
  %5 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = call i32 @kind_of(ptr noundef %6, ptr noundef %1)
  %8 = call i32 @is_text(i32 noundef %7)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %25

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 5
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %25

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %19, label %25

19:                                               ; preds = %15
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %23, i32 0, i32 1
  store i64 %21, ptr %24, align 8
  br label %25

25:                                               ; preds = %19, %15, %10, %2
  call void @make_room(ptr noundef %0, i64 noundef %4)
  %26 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %27 = load i8, ptr %26, align 4
  %28 = zext i8 %27 to i32
  call void @establish(ptr noundef %3, ptr noundef %1, i32 noundef %28)
  call void @shape_like(ptr noundef %3, ptr noundef %1)
  %29 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.Descriptor, ptr %30, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %34, %36
  %38 = getelementptr inbounds i8, ptr %32, i64 %37
  %39 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 0
  store ptr %38, ptr %39, align 8
  %40 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = call i32 @kind_of(ptr noundef %41, ptr noundef %1)
  call void @fill(ptr noundef %3, ptr noundef %1, i32 noundef %42)
  %43 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 1
  %44 = load i64, ptr %43, align 8
  %45 = add nsw i64 %44, %4
  store i64 %45, ptr %43, align 8
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @make_room(ptr noundef %0, i64 noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %6, %1
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 7
  %9 = getelementptr inbounds [7 x %struct.Dimension], ptr %8, i64 0, i64 0
  %10 = getelementptr inbounds nuw %struct.Dimension, ptr %9, i32 0, i32 1
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %19

15:                                               ; preds = %2
  %16 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 2
  %17 = load i64, ptr %16, align 8
  %18 = icmp slt i64 %17, %7
  br i1 %18, label %19, label %58

19:                                               ; preds = %15, %2
  %20 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 2
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 2, %21
  %23 = icmp sgt i64 %7, %22
  br i1 %23, label %28, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 2, %26
  br label %28

28:                                               ; preds = %19, %24
  %29 = phi i64 [ %27, %24 ], [ %7, %19 ]
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  %33 = icmp sgt i64 %11, %29
  %or.cond = select i1 %32, i1 %33, i1 false
  %.0 = select i1 %or.cond, i64 %11, i64 %29
  %34 = icmp sgt i64 %.0, 0
  br i1 %34, label %35, label %39

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = mul nsw i64 %.0, %37
  br label %39

39:                                               ; preds = %28, %35
  %40 = phi i64 [ %38, %35 ], [ 1, %28 ]
  %41 = call ptr @malloc(i64 noundef %40) #14
  %42 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = icmp ne ptr %43, null
  br i1 %44, label %45, label %55

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 1
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %49, %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %41, ptr align 1 %47, i64 %52, i1 false)
  %53 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8
  call void @free(ptr noundef %54)
  br label %55

55:                                               ; preds = %45, %39
  %56 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 0
  store ptr %41, ptr %56, align 8
  %57 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 2
  store i64 %.0, ptr %57, align 8
  br label %58

58:                                               ; preds = %55, %15
  %59 = icmp slt i64 %11, %7
  br i1 %59, label %60, label %65

60:                                               ; preds = %58
  %61 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 7
  %62 = getelementptr inbounds [7 x %struct.Dimension], ptr %61, i64 0, i64 0
  %63 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 1
  %64 = load i64, ptr %63, align 8
  call void @set_bounds(ptr noundef %62, i64 noundef 1, i64 noundef %7, i64 noundef %64)
  br label %65

65:                                               ; preds = %60, %58
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define dso_local void @enzyme_hub_FortranAPushArrayConstructorSimpleScalar(ptr noundef %0, ptr noundef %1) #0 {
  call void @make_room(ptr noundef %0, i64 noundef 1)
  %3 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %4, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %8, %12
  %14 = getelementptr inbounds i8, ptr %6, i64 %13
  %15 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  call void @copy_element(ptr noundef %14, ptr noundef %1, ptr noundef %16)
  %17 = getelementptr inbounds nuw %struct.Constructor, ptr %0, i32 0, i32 1
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %18, 1
  store i64 %19, ptr %17, align 8
  ret void
}

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i64(i64) #2

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #10

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_line_real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = load i32, ptr %1, align 4
  call void @sum_step_real4(ptr noundef %0, float noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !91

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_step_real4(ptr noundef %0, float noundef %1, i32 noundef %2) #0 {
  %4 = load float, ptr %0, align 4
  %5 = fadd float %4, %1
  store float %5, ptr %0, align 4
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_line_real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = load i32, ptr %1, align 4
  call void @product_step_real4(ptr noundef %0, float noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !92

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_step_real4(ptr noundef %0, float noundef %1, i32 noundef %2) #0 {
  %4 = load float, ptr %0, align 4
  %5 = fmul float %4, %1
  store float %5, ptr %0, align 4
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @maxval_line_real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = load i32, ptr %1, align 4
  call void @maxval_step_real4(ptr noundef %0, float noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !93

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @maxval_step_real4(ptr noundef %0, float noundef %1, i32 noundef %2) #0 {
  %4 = icmp ne i32 %2, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = load float, ptr %0, align 4
  %7 = fcmp ogt float %1, %6
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = load float, ptr %0, align 4
  %10 = load float, ptr %0, align 4
  %11 = fcmp une float %9, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %8, %5, %3
  store float %1, ptr %0, align 4
  br label %13

13:                                               ; preds = %12, %8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @minval_line_real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = load i32, ptr %1, align 4
  call void @minval_step_real4(ptr noundef %0, float noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !94

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @minval_step_real4(ptr noundef %0, float noundef %1, i32 noundef %2) #0 {
  %4 = icmp ne i32 %2, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = load float, ptr %0, align 4
  %7 = fcmp olt float %1, %6
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = load float, ptr %0, align 4
  %10 = load float, ptr %0, align 4
  %11 = fcmp une float %9, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %8, %5, %3
  store float %1, ptr %0, align 4
  br label %13

13:                                               ; preds = %12, %8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_line_real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = load i32, ptr %1, align 4
  call void @sum_step_real8(ptr noundef %0, double noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !95

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_step_real8(ptr noundef %0, double noundef %1, i32 noundef %2) #0 {
  %4 = load double, ptr %0, align 8
  %5 = fadd double %4, %1
  store double %5, ptr %0, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_line_real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = load i32, ptr %1, align 4
  call void @product_step_real8(ptr noundef %0, double noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !96

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_step_real8(ptr noundef %0, double noundef %1, i32 noundef %2) #0 {
  %4 = load double, ptr %0, align 8
  %5 = fmul double %4, %1
  store double %5, ptr %0, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @maxval_line_real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = load i32, ptr %1, align 4
  call void @maxval_step_real8(ptr noundef %0, double noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !97

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @maxval_step_real8(ptr noundef %0, double noundef %1, i32 noundef %2) #0 {
  %4 = icmp ne i32 %2, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = load double, ptr %0, align 8
  %7 = fcmp ogt double %1, %6
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = load double, ptr %0, align 8
  %10 = load double, ptr %0, align 8
  %11 = fcmp une double %9, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %8, %5, %3
  store double %1, ptr %0, align 8
  br label %13

13:                                               ; preds = %12, %8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @minval_line_real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = load i32, ptr %1, align 4
  call void @minval_step_real8(ptr noundef %0, double noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !98

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @minval_step_real8(ptr noundef %0, double noundef %1, i32 noundef %2) #0 {
  %4 = icmp ne i32 %2, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = load double, ptr %0, align 8
  %7 = fcmp olt double %1, %6
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = load double, ptr %0, align 8
  %10 = load double, ptr %0, align 8
  %11 = fcmp une double %9, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %8, %5, %3
  store double %1, ptr %0, align 8
  br label %13

13:                                               ; preds = %12, %8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_line_real10(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load x86_fp80, ptr %22, align 16
  %24 = load i32, ptr %1, align 4
  call void @sum_step_real10(ptr noundef %0, x86_fp80 noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !99

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_step_real10(ptr noundef %0, x86_fp80 noundef %1, i32 noundef %2) #0 {
  %4 = load x86_fp80, ptr %0, align 16
  %5 = fadd x86_fp80 %4, %1
  store x86_fp80 %5, ptr %0, align 16
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_line_real10(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load x86_fp80, ptr %22, align 16
  %24 = load i32, ptr %1, align 4
  call void @product_step_real10(ptr noundef %0, x86_fp80 noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !100

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_step_real10(ptr noundef %0, x86_fp80 noundef %1, i32 noundef %2) #0 {
  %4 = load x86_fp80, ptr %0, align 16
  %5 = fmul x86_fp80 %4, %1
  store x86_fp80 %5, ptr %0, align 16
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @maxval_line_real10(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load x86_fp80, ptr %22, align 16
  %24 = load i32, ptr %1, align 4
  call void @maxval_step_real10(ptr noundef %0, x86_fp80 noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !101

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @maxval_step_real10(ptr noundef %0, x86_fp80 noundef %1, i32 noundef %2) #0 {
  %4 = icmp ne i32 %2, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = load x86_fp80, ptr %0, align 16
  %7 = fcmp ogt x86_fp80 %1, %6
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = load x86_fp80, ptr %0, align 16
  %10 = load x86_fp80, ptr %0, align 16
  %11 = fcmp une x86_fp80 %9, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %8, %5, %3
  store x86_fp80 %1, ptr %0, align 16
  br label %13

13:                                               ; preds = %12, %8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @minval_line_real10(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load x86_fp80, ptr %22, align 16
  %24 = load i32, ptr %1, align 4
  call void @minval_step_real10(ptr noundef %0, x86_fp80 noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !102

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @minval_step_real10(ptr noundef %0, x86_fp80 noundef %1, i32 noundef %2) #0 {
  %4 = icmp ne i32 %2, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = load x86_fp80, ptr %0, align 16
  %7 = fcmp olt x86_fp80 %1, %6
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = load x86_fp80, ptr %0, align 16
  %10 = load x86_fp80, ptr %0, align 16
  %11 = fcmp une x86_fp80 %9, %10
  br i1 %11, label %12, label %13

12:                                               ; preds = %8, %5, %3
  store x86_fp80 %1, ptr %0, align 16
  br label %13

13:                                               ; preds = %12, %8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_line_complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #4 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load i32, ptr %1, align 4
  %24 = load <2 x float>, ptr %22, align 4
  call void @sum_step_complex4(ptr noundef %0, <2 x float> %24, i32 noundef %23)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !103

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_step_complex4(ptr noundef %0, <2 x float> %1, i32 noundef %2) #4 {
  %.sroa.0.0.vec.extract = extractelement <2 x float> %1, i32 0
  %4 = getelementptr inbounds nuw %struct.complex4, ptr %0, i32 0, i32 0
  %5 = load float, ptr %4, align 4
  %6 = fadd float %5, %.sroa.0.0.vec.extract
  store float %6, ptr %4, align 4
  %.sroa.0.4.vec.extract = extractelement <2 x float> %1, i32 1
  %7 = getelementptr inbounds nuw %struct.complex4, ptr %0, i32 0, i32 1
  %8 = load float, ptr %7, align 4
  %9 = fadd float %8, %.sroa.0.4.vec.extract
  store float %9, ptr %7, align 4
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_line_complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %28, %8
  %.0 = phi i64 [ 0, %8 ], [ %29, %28 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %30

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %28

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load i32, ptr %1, align 4
  %24 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 0
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 1
  %27 = load double, ptr %26, align 8
  call void @sum_step_complex8(ptr noundef %0, double %25, double %27, i32 noundef %23)
  store i32 1, ptr %1, align 4
  br label %28

28:                                               ; preds = %13, %20
  %29 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !104

30:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @sum_step_complex8(ptr noundef %0, double %1, double %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.complex8, ptr %0, i32 0, i32 0
  %6 = load double, ptr %5, align 8
  %7 = fadd double %6, %1
  store double %7, ptr %5, align 8
  %8 = getelementptr inbounds nuw %struct.complex8, ptr %0, i32 0, i32 1
  %9 = load double, ptr %8, align 8
  %10 = fadd double %9, %2
  store double %10, ptr %8, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_line_complex4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #4 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load i32, ptr %1, align 4
  %24 = load <2 x float>, ptr %22, align 4
  call void @product_step_complex4(ptr noundef %0, <2 x float> %24, i32 noundef %23)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !105

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_step_complex4(ptr noundef %0, <2 x float> %1, i32 noundef %2) #4 {
  %4 = load <2 x float>, ptr %0, align 4
  %5 = call <2 x float> @times_complex4(<2 x float> %4, <2 x float> %1)
  store <2 x float> %5, ptr %0, align 4
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal <2 x float> @times_complex4(<2 x float> %0, <2 x float> %1) #4 {
  %.sroa.05.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.0.0.vec.extract = extractelement <2 x float> %1, i32 0
  %.sroa.05.4.vec.extract = extractelement <2 x float> %0, i32 1
  %.sroa.0.4.vec.extract = extractelement <2 x float> %1, i32 1
  %3 = fmul float %.sroa.05.4.vec.extract, %.sroa.0.4.vec.extract
  %4 = fneg float %3
  %5 = call float @llvm.fmuladd.f32(float %.sroa.05.0.vec.extract, float %.sroa.0.0.vec.extract, float %4)
  %.sroa.010.0.vec.insert = insertelement <2 x float> undef, float %5, i32 0
  %.sroa.05.0.vec.extract7 = extractelement <2 x float> %0, i32 0
  %.sroa.0.4.vec.extract4 = extractelement <2 x float> %1, i32 1
  %.sroa.05.4.vec.extract9 = extractelement <2 x float> %0, i32 1
  %.sroa.0.0.vec.extract2 = extractelement <2 x float> %1, i32 0
  %6 = fmul float %.sroa.05.4.vec.extract9, %.sroa.0.0.vec.extract2
  %7 = call float @llvm.fmuladd.f32(float %.sroa.05.0.vec.extract7, float %.sroa.0.4.vec.extract4, float %6)
  %.sroa.010.4.vec.insert = insertelement <2 x float> %.sroa.010.0.vec.insert, float %7, i32 1
  ret <2 x float> %.sroa.010.4.vec.insert
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #12

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_line_complex8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %28, %8
  %.0 = phi i64 [ 0, %8 ], [ %29, %28 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %30

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %28

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load i32, ptr %1, align 4
  %24 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 0
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw { double, double }, ptr %22, i32 0, i32 1
  %27 = load double, ptr %26, align 8
  call void @product_step_complex8(ptr noundef %0, double %25, double %27, i32 noundef %23)
  store i32 1, ptr %1, align 4
  br label %28

28:                                               ; preds = %13, %20
  %29 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !106

30:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @product_step_complex8(ptr noundef %0, double %1, double %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds nuw { double, double }, ptr %0, i32 0, i32 0
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw { double, double }, ptr %0, i32 0, i32 1
  %8 = load double, ptr %7, align 8
  %9 = call { double, double } @times_complex8(double %6, double %8, double %1, double %2)
  %10 = extractvalue { double, double } %9, 0
  %11 = extractvalue { double, double } %9, 1
  store double %10, ptr %0, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %0, i64 8
  store double %11, ptr %.sroa.4.0..sroa_idx, align 8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal { double, double } @times_complex8(double %0, double %1, double %2, double %3) #0 {
  %5 = fmul double %1, %3
  %6 = fneg double %5
  %7 = call double @llvm.fmuladd.f64(double %0, double %2, double %6)
  %8 = fmul double %1, %2
  %9 = call double @llvm.fmuladd.f64(double %0, double %3, double %8)
  %.fca.0.insert = insertvalue { double, double } poison, double %7, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %9, 1
  ret { double, double } %.fca.1.insert
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #12

; Function Attrs: alwaysinline nounwind uwtable
define internal ptr @across(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #0 {
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %6 = load i8, ptr %5, align 4
  %7 = zext i8 %6 to i32
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  br label %177

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %14 = load i8, ptr %13, align 4
  %15 = zext i8 %14 to i32
  %16 = icmp slt i32 0, %15
  %17 = icmp ne i32 0, %2
  %or.cond = and i1 %16, %17
  br i1 %or.cond, label %18, label %35

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %20 = getelementptr inbounds [7 x %struct.Dimension], ptr %19, i64 0, i64 0
  %21 = getelementptr inbounds nuw %struct.Dimension, ptr %20, i32 0, i32 1
  %22 = load i64, ptr %21, align 8
  %23 = srem i64 %3, %22
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %25 = getelementptr inbounds [7 x %struct.Dimension], ptr %24, i64 0, i64 0
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %25, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = mul nsw i64 %23, %27
  %29 = add nsw i64 0, %28
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %31 = getelementptr inbounds [7 x %struct.Dimension], ptr %30, i64 0, i64 0
  %32 = getelementptr inbounds nuw %struct.Dimension, ptr %31, i32 0, i32 1
  %33 = load i64, ptr %32, align 8
  %34 = sdiv i64 %3, %33
  br label %35

35:                                               ; preds = %18, %12
  %.061 = phi i64 [ 0, %12 ], [ %29, %18 ]
  %.060 = phi i64 [ %3, %12 ], [ %34, %18 ]
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = icmp slt i32 1, %38
  %40 = icmp ne i32 1, %2
  %or.cond73 = and i1 %39, %40
  br i1 %or.cond73, label %41, label %58

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %43 = getelementptr inbounds [7 x %struct.Dimension], ptr %42, i64 0, i64 1
  %44 = getelementptr inbounds nuw %struct.Dimension, ptr %43, i32 0, i32 1
  %45 = load i64, ptr %44, align 8
  %46 = srem i64 %.060, %45
  %47 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %48 = getelementptr inbounds [7 x %struct.Dimension], ptr %47, i64 0, i64 1
  %49 = getelementptr inbounds nuw %struct.Dimension, ptr %48, i32 0, i32 2
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %46, %50
  %52 = add nsw i64 %.061, %51
  %53 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %54 = getelementptr inbounds [7 x %struct.Dimension], ptr %53, i64 0, i64 1
  %55 = getelementptr inbounds nuw %struct.Dimension, ptr %54, i32 0, i32 1
  %56 = load i64, ptr %55, align 8
  %57 = sdiv i64 %.060, %56
  br label %58

58:                                               ; preds = %41, %35
  %.263 = phi i64 [ %.061, %35 ], [ %52, %41 ]
  %.2 = phi i64 [ %.060, %35 ], [ %57, %41 ]
  %59 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %60 = load i8, ptr %59, align 4
  %61 = zext i8 %60 to i32
  %62 = icmp slt i32 2, %61
  %63 = icmp ne i32 2, %2
  %or.cond74 = and i1 %62, %63
  br i1 %or.cond74, label %64, label %81

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %66 = getelementptr inbounds [7 x %struct.Dimension], ptr %65, i64 0, i64 2
  %67 = getelementptr inbounds nuw %struct.Dimension, ptr %66, i32 0, i32 1
  %68 = load i64, ptr %67, align 8
  %69 = srem i64 %.2, %68
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %71 = getelementptr inbounds [7 x %struct.Dimension], ptr %70, i64 0, i64 2
  %72 = getelementptr inbounds nuw %struct.Dimension, ptr %71, i32 0, i32 2
  %73 = load i64, ptr %72, align 8
  %74 = mul nsw i64 %69, %73
  %75 = add nsw i64 %.263, %74
  %76 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %77 = getelementptr inbounds [7 x %struct.Dimension], ptr %76, i64 0, i64 2
  %78 = getelementptr inbounds nuw %struct.Dimension, ptr %77, i32 0, i32 1
  %79 = load i64, ptr %78, align 8
  %80 = sdiv i64 %.2, %79
  br label %81

81:                                               ; preds = %64, %58
  %.465 = phi i64 [ %.263, %58 ], [ %75, %64 ]
  %.4 = phi i64 [ %.2, %58 ], [ %80, %64 ]
  %82 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %83 = load i8, ptr %82, align 4
  %84 = zext i8 %83 to i32
  %85 = icmp slt i32 3, %84
  %86 = icmp ne i32 3, %2
  %or.cond75 = and i1 %85, %86
  br i1 %or.cond75, label %87, label %104

87:                                               ; preds = %81
  %88 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %89 = getelementptr inbounds [7 x %struct.Dimension], ptr %88, i64 0, i64 3
  %90 = getelementptr inbounds nuw %struct.Dimension, ptr %89, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = srem i64 %.4, %91
  %93 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %94 = getelementptr inbounds [7 x %struct.Dimension], ptr %93, i64 0, i64 3
  %95 = getelementptr inbounds nuw %struct.Dimension, ptr %94, i32 0, i32 2
  %96 = load i64, ptr %95, align 8
  %97 = mul nsw i64 %92, %96
  %98 = add nsw i64 %.465, %97
  %99 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %100 = getelementptr inbounds [7 x %struct.Dimension], ptr %99, i64 0, i64 3
  %101 = getelementptr inbounds nuw %struct.Dimension, ptr %100, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = sdiv i64 %.4, %102
  br label %104

104:                                              ; preds = %87, %81
  %.667 = phi i64 [ %.465, %81 ], [ %98, %87 ]
  %.6 = phi i64 [ %.4, %81 ], [ %103, %87 ]
  %105 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %106 = load i8, ptr %105, align 4
  %107 = zext i8 %106 to i32
  %108 = icmp slt i32 4, %107
  %109 = icmp ne i32 4, %2
  %or.cond76 = and i1 %108, %109
  br i1 %or.cond76, label %110, label %127

110:                                              ; preds = %104
  %111 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %112 = getelementptr inbounds [7 x %struct.Dimension], ptr %111, i64 0, i64 4
  %113 = getelementptr inbounds nuw %struct.Dimension, ptr %112, i32 0, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = srem i64 %.6, %114
  %116 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %117 = getelementptr inbounds [7 x %struct.Dimension], ptr %116, i64 0, i64 4
  %118 = getelementptr inbounds nuw %struct.Dimension, ptr %117, i32 0, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = mul nsw i64 %115, %119
  %121 = add nsw i64 %.667, %120
  %122 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %123 = getelementptr inbounds [7 x %struct.Dimension], ptr %122, i64 0, i64 4
  %124 = getelementptr inbounds nuw %struct.Dimension, ptr %123, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = sdiv i64 %.6, %125
  br label %127

127:                                              ; preds = %110, %104
  %.869 = phi i64 [ %.667, %104 ], [ %121, %110 ]
  %.8 = phi i64 [ %.6, %104 ], [ %126, %110 ]
  %128 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %129 = load i8, ptr %128, align 4
  %130 = zext i8 %129 to i32
  %131 = icmp slt i32 5, %130
  %132 = icmp ne i32 5, %2
  %or.cond77 = and i1 %131, %132
  br i1 %or.cond77, label %133, label %150

133:                                              ; preds = %127
  %134 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %135 = getelementptr inbounds [7 x %struct.Dimension], ptr %134, i64 0, i64 5
  %136 = getelementptr inbounds nuw %struct.Dimension, ptr %135, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = srem i64 %.8, %137
  %139 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %140 = getelementptr inbounds [7 x %struct.Dimension], ptr %139, i64 0, i64 5
  %141 = getelementptr inbounds nuw %struct.Dimension, ptr %140, i32 0, i32 2
  %142 = load i64, ptr %141, align 8
  %143 = mul nsw i64 %138, %142
  %144 = add nsw i64 %.869, %143
  %145 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %146 = getelementptr inbounds [7 x %struct.Dimension], ptr %145, i64 0, i64 5
  %147 = getelementptr inbounds nuw %struct.Dimension, ptr %146, i32 0, i32 1
  %148 = load i64, ptr %147, align 8
  %149 = sdiv i64 %.8, %148
  br label %150

150:                                              ; preds = %133, %127
  %.1071 = phi i64 [ %.869, %127 ], [ %144, %133 ]
  %.10 = phi i64 [ %.8, %127 ], [ %149, %133 ]
  %151 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %152 = load i8, ptr %151, align 4
  %153 = zext i8 %152 to i32
  %154 = icmp slt i32 6, %153
  %155 = icmp ne i32 6, %2
  %or.cond78 = and i1 %154, %155
  br i1 %or.cond78, label %156, label %173

156:                                              ; preds = %150
  %157 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %158 = getelementptr inbounds [7 x %struct.Dimension], ptr %157, i64 0, i64 6
  %159 = getelementptr inbounds nuw %struct.Dimension, ptr %158, i32 0, i32 1
  %160 = load i64, ptr %159, align 8
  %161 = srem i64 %.10, %160
  %162 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %163 = getelementptr inbounds [7 x %struct.Dimension], ptr %162, i64 0, i64 6
  %164 = getelementptr inbounds nuw %struct.Dimension, ptr %163, i32 0, i32 2
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %161, %165
  %167 = add nsw i64 %.1071, %166
  %168 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %169 = getelementptr inbounds [7 x %struct.Dimension], ptr %168, i64 0, i64 6
  %170 = getelementptr inbounds nuw %struct.Dimension, ptr %169, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = sdiv i64 %.10, %171
  br label %173

173:                                              ; preds = %156, %150
  %.12 = phi i64 [ %.1071, %150 ], [ %167, %156 ]
  %174 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %175 = load ptr, ptr %174, align 8
  %176 = getelementptr inbounds i8, ptr %175, i64 %.12
  br label %177

177:                                              ; preds = %173, %9
  %.0 = phi ptr [ %11, %9 ], [ %176, %173 ]
  ret ptr %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @largest_line_real4(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = load i32, ptr %1, align 4
  call void @largest_step_real4(ptr noundef %0, float noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !107

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @largest_step_real4(ptr noundef %0, float noundef %1, i32 noundef %2) #0 {
  %4 = fcmp olt float %1, 0.000000e+00
  %5 = fneg float %1
  %6 = select i1 %4, float %5, float %1
  %7 = load float, ptr %0, align 4
  %8 = fcmp ogt float %6, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %3
  store float %6, ptr %0, align 4
  br label %10

10:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @largest_line_real8(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = load i32, ptr %1, align 4
  call void @largest_step_real8(ptr noundef %0, double noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !108

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @largest_step_real8(ptr noundef %0, double noundef %1, i32 noundef %2) #0 {
  %4 = fcmp olt double %1, 0.000000e+00
  %5 = fneg double %1
  %6 = select i1 %4, double %5, double %1
  %7 = load double, ptr %0, align 8
  %8 = fcmp ogt double %6, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %3
  store double %6, ptr %0, align 8
  br label %10

10:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @largest_line_real10(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, ptr noundef %6, i64 noundef %7) #0 {
  br label %9

9:                                                ; preds = %25, %8
  %.0 = phi i64 [ 0, %8 ], [ %26, %25 ]
  %10 = icmp slt i64 %.0, %4
  br i1 %10, label %11, label %27

11:                                               ; preds = %9
  %12 = icmp ne ptr %5, null
  br i1 %12, label %13, label %20

13:                                               ; preds = %11
  %14 = mul nsw i64 %.0, %7
  %15 = getelementptr inbounds i8, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %6, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = call i32 @is_true(ptr noundef %15, i64 noundef %17)
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %13, %11
  %21 = mul nsw i64 %.0, %3
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  %23 = load x86_fp80, ptr %22, align 16
  %24 = load i32, ptr %1, align 4
  call void @largest_step_real10(ptr noundef %0, x86_fp80 noundef %23, i32 noundef %24)
  store i32 1, ptr %1, align 4
  br label %25

25:                                               ; preds = %13, %20
  %26 = add nsw i64 %.0, 1
  br label %9, !llvm.loop !109

27:                                               ; preds = %9
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @largest_step_real10(ptr noundef %0, x86_fp80 noundef %1, i32 noundef %2) #0 {
  %4 = fcmp olt x86_fp80 %1, 0xK00000000000000000000
  %5 = fneg x86_fp80 %1
  %6 = select i1 %4, x86_fp80 %5, x86_fp80 %1
  %7 = load x86_fp80, ptr %0, align 16
  %8 = fcmp ogt x86_fp80 %6, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %3
  store x86_fp80 %6, ptr %0, align 16
  br label %10

10:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare x86_fp80 @llvm.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80) #12

; Function Attrs: alwaysinline nounwind uwtable
define internal float @dot_real4(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) #0 {
  %7 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #15
  store float 0.000000e+00, ptr %7, align 4
  br label %8

8:                                                ; preds = %20, %6
  %.0 = phi i64 [ 0, %6 ], [ %23, %20 ]
  %9 = icmp slt i64 %.0, %4
  br i1 %9, label %10, label %24

10:                                               ; preds = %8
  %11 = mul nsw i64 %.0, %1
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds i8, ptr %2, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = icmp ne i32 %5, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %10
  %19 = call float @conjugate_real4(float noundef %13)
  br label %20

20:                                               ; preds = %10, %18
  %21 = phi float [ %19, %18 ], [ %13, %10 ]
  %22 = call float @times_real4(float noundef %21, float noundef %16)
  call void @sum_step_real4(ptr noundef %7, float noundef %22, i32 noundef 1)
  %23 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !110

24:                                               ; preds = %8
  %25 = load float, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret float %25
}

; Function Attrs: alwaysinline nounwind uwtable
define internal float @times_real4(float noundef %0, float noundef %1) #0 {
  %3 = fmul float %0, %1
  ret float %3
}

; Function Attrs: alwaysinline nounwind uwtable
define internal float @conjugate_real4(float noundef %0) #0 {
  ret float %0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal double @dot_real8(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) #0 {
  %7 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #15
  store double 0.000000e+00, ptr %7, align 8
  br label %8

8:                                                ; preds = %20, %6
  %.0 = phi i64 [ 0, %6 ], [ %23, %20 ]
  %9 = icmp slt i64 %.0, %4
  br i1 %9, label %10, label %24

10:                                               ; preds = %8
  %11 = mul nsw i64 %.0, %1
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds i8, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = icmp ne i32 %5, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %10
  %19 = call double @conjugate_real8(double noundef %13)
  br label %20

20:                                               ; preds = %10, %18
  %21 = phi double [ %19, %18 ], [ %13, %10 ]
  %22 = call double @times_real8(double noundef %21, double noundef %16)
  call void @sum_step_real8(ptr noundef %7, double noundef %22, i32 noundef 1)
  %23 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !111

24:                                               ; preds = %8
  %25 = load double, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret double %25
}

; Function Attrs: alwaysinline nounwind uwtable
define internal double @times_real8(double noundef %0, double noundef %1) #0 {
  %3 = fmul double %0, %1
  ret double %3
}

; Function Attrs: alwaysinline nounwind uwtable
define internal double @conjugate_real8(double noundef %0) #0 {
  ret double %0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal x86_fp80 @dot_real10(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) #0 {
  %7 = alloca x86_fp80, align 16
  call void @llvm.lifetime.start.p0(ptr %7) #15
  store x86_fp80 0xK00000000000000000000, ptr %7, align 16
  br label %8

8:                                                ; preds = %20, %6
  %.0 = phi i64 [ 0, %6 ], [ %23, %20 ]
  %9 = icmp slt i64 %.0, %4
  br i1 %9, label %10, label %24

10:                                               ; preds = %8
  %11 = mul nsw i64 %.0, %1
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = load x86_fp80, ptr %12, align 16
  %14 = mul nsw i64 %.0, %3
  %15 = getelementptr inbounds i8, ptr %2, i64 %14
  %16 = load x86_fp80, ptr %15, align 16
  %17 = icmp ne i32 %5, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %10
  %19 = call x86_fp80 @conjugate_real10(x86_fp80 noundef %13)
  br label %20

20:                                               ; preds = %10, %18
  %21 = phi x86_fp80 [ %19, %18 ], [ %13, %10 ]
  %22 = call x86_fp80 @times_real10(x86_fp80 noundef %21, x86_fp80 noundef %16)
  call void @sum_step_real10(ptr noundef %7, x86_fp80 noundef %22, i32 noundef 1)
  %23 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !112

24:                                               ; preds = %8
  %25 = load x86_fp80, ptr %7, align 16
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret x86_fp80 %25
}

; Function Attrs: alwaysinline nounwind uwtable
define internal x86_fp80 @times_real10(x86_fp80 noundef %0, x86_fp80 noundef %1) #0 {
  %3 = fmul x86_fp80 %0, %1
  ret x86_fp80 %3
}

; Function Attrs: alwaysinline nounwind uwtable
define internal x86_fp80 @conjugate_real10(x86_fp80 noundef %0) #0 {
  ret x86_fp80 %0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal <2 x float> @dot_complex4(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) #4 {
  %7 = alloca %struct.complex4, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 8, i1 false)
  br label %8

8:                                                ; preds = %18, %6
  %.0 = phi i64 [ 0, %6 ], [ %20, %18 ]
  %9 = icmp slt i64 %.0, %4
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = mul nsw i64 %.0, %1
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %.sroa.03.0.copyload = load <2 x float>, ptr %12, align 4
  %13 = mul nsw i64 %.0, %3
  %14 = getelementptr inbounds i8, ptr %2, i64 %13
  %.sroa.02.0.copyload = load <2 x float>, ptr %14, align 4
  %15 = icmp ne i32 %5, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %10
  %17 = call <2 x float> @conjugate_complex4(<2 x float> %.sroa.03.0.copyload)
  br label %18

18:                                               ; preds = %10, %16
  %.sroa.0.0 = phi <2 x float> [ %17, %16 ], [ %.sroa.03.0.copyload, %10 ]
  %19 = call <2 x float> @times_complex4(<2 x float> %.sroa.0.0, <2 x float> %.sroa.02.0.copyload)
  call void @sum_step_complex4(ptr noundef %7, <2 x float> %19, i32 noundef 1)
  %20 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !113

21:                                               ; preds = %8
  %22 = load <2 x float>, ptr %7, align 4
  ret <2 x float> %22
}

; Function Attrs: alwaysinline nounwind uwtable
define internal <2 x float> @conjugate_complex4(<2 x float> %0) #4 {
  %.sroa.0.0.vec.extract = extractelement <2 x float> %0, i32 0
  %.sroa.01.0.vec.insert = insertelement <2 x float> undef, float %.sroa.0.0.vec.extract, i32 0
  %.sroa.0.4.vec.extract = extractelement <2 x float> %0, i32 1
  %2 = fneg float %.sroa.0.4.vec.extract
  %.sroa.01.4.vec.insert = insertelement <2 x float> %.sroa.01.0.vec.insert, float %2, i32 1
  ret <2 x float> %.sroa.01.4.vec.insert
}

; Function Attrs: alwaysinline nounwind uwtable
define internal { double, double } @dot_complex8(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) #0 {
  %7 = alloca %struct.complex8, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 16, i1 false)
  br label %8

8:                                                ; preds = %20, %6
  %.0 = phi i64 [ 0, %6 ], [ %24, %20 ]
  %9 = icmp slt i64 %.0, %4
  br i1 %9, label %10, label %25

10:                                               ; preds = %8
  %11 = mul nsw i64 %.0, %1
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %.sroa.03.0.copyload = load double, ptr %12, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %12, i64 8
  %.sroa.5.0.copyload = load double, ptr %.sroa.5.0..sroa_idx, align 8
  %13 = mul nsw i64 %.0, %3
  %14 = getelementptr inbounds i8, ptr %2, i64 %13
  %.sroa.02.0.copyload = load double, ptr %14, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %14, i64 8
  %.sroa.4.0.copyload = load double, ptr %.sroa.4.0..sroa_idx, align 8
  %15 = icmp ne i32 %5, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %10
  %17 = call { double, double } @conjugate_complex8(double %.sroa.03.0.copyload, double %.sroa.5.0.copyload)
  %18 = extractvalue { double, double } %17, 0
  %19 = extractvalue { double, double } %17, 1
  br label %20

20:                                               ; preds = %10, %16
  %.sroa.3.0 = phi double [ %19, %16 ], [ %.sroa.5.0.copyload, %10 ]
  %.sroa.0.0 = phi double [ %18, %16 ], [ %.sroa.03.0.copyload, %10 ]
  %21 = call { double, double } @times_complex8(double %.sroa.0.0, double %.sroa.3.0, double %.sroa.02.0.copyload, double %.sroa.4.0.copyload)
  %22 = extractvalue { double, double } %21, 0
  %23 = extractvalue { double, double } %21, 1
  call void @sum_step_complex8(ptr noundef %7, double %22, double %23, i32 noundef 1)
  %24 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !114

25:                                               ; preds = %8
  %.fca.0.gep = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 0
  %.fca.0.load = load double, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { double, double } poison, double %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 1
  %.fca.1.load = load double, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %.fca.1.load, 1
  ret { double, double } %.fca.1.insert
}

; Function Attrs: alwaysinline nounwind uwtable
define internal { double, double } @conjugate_complex8(double %0, double %1) #0 {
  %3 = fneg double %1
  %.fca.0.insert = insertvalue { double, double } poison, double %0, 0
  %.fca.1.insert = insertvalue { double, double } %.fca.0.insert, double %3, 1
  ret { double, double } %.fca.1.insert
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @shift_line(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef %5, i64 noundef %6, i32 noundef %7, ptr noundef %8) #0 {
  %10 = icmp ne i32 %7, 0
  %11 = icmp sgt i64 %4, 0
  %or.cond = and i1 %10, %11
  br i1 %or.cond, label %12, label %16

12:                                               ; preds = %9
  %13 = srem i64 %6, %4
  %14 = add nsw i64 %13, %4
  %15 = srem i64 %14, %4
  br label %16

16:                                               ; preds = %12, %9
  %.036 = phi i64 [ %15, %12 ], [ %6, %9 ]
  br label %17

17:                                               ; preds = %41, %16
  %.037 = phi i64 [ 0, %16 ], [ %42, %41 ]
  %18 = icmp slt i64 %.037, %4
  br i1 %18, label %19, label %43

19:                                               ; preds = %17
  %20 = add nsw i64 %.037, %.036
  %21 = icmp ne i32 %7, 0
  %22 = icmp sge i64 %20, %4
  %or.cond38 = select i1 %21, i1 %22, i1 false
  %23 = sub nsw i64 %20, %4
  %.0 = select i1 %or.cond38, i64 %23, i64 %20
  %24 = icmp sge i64 %.0, 0
  %25 = icmp slt i64 %.0, %4
  %or.cond39 = and i1 %24, %25
  br i1 %or.cond39, label %26, label %31

26:                                               ; preds = %19
  %27 = mul nsw i64 %.037, %1
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = mul nsw i64 %.0, %3
  %30 = getelementptr inbounds i8, ptr %2, i64 %29
  call void @copy_element(ptr noundef %28, ptr noundef %30, ptr noundef %5)
  br label %41

31:                                               ; preds = %19
  %32 = icmp ne ptr %8, null
  br i1 %32, label %33, label %36

33:                                               ; preds = %31
  %34 = mul nsw i64 %.037, %1
  %35 = getelementptr inbounds i8, ptr %0, i64 %34
  call void @copy_element(ptr noundef %35, ptr noundef %8, ptr noundef %5)
  br label %41

36:                                               ; preds = %31
  %37 = mul nsw i64 %.037, %1
  %38 = getelementptr inbounds i8, ptr %0, i64 %37
  %39 = getelementptr inbounds nuw %struct.Descriptor, ptr %5, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %38, i8 0, i64 %40, i1 false)
  br label %41

41:                                               ; preds = %26, %36, %33
  %42 = add nsw i64 %.037, 1
  br label %17, !llvm.loop !115

43:                                               ; preds = %17
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @is_of_numbers(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 2
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %16, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 2
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %16, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 2
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i32
  %15 = icmp eq i32 %14, 3
  br label %16

16:                                               ; preds = %11, %6, %1
  %17 = phi i1 [ true, %6 ], [ true, %1 ], [ %15, %11 ]
  %18 = zext i1 %17 to i32
  ret i32 %18
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @copy_number(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = call i64 @element_size(ptr noundef %2)
  %5 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %6 = load i8, ptr %5, align 1
  %7 = zext i8 %6 to i32
  %8 = icmp eq i32 %7, 2
  %9 = icmp eq i64 %4, 8
  %or.cond = select i1 %8, i1 %9, i1 false
  br i1 %or.cond, label %10, label %12

10:                                               ; preds = %3
  %11 = load double, ptr %1, align 8
  store double %11, ptr %0, align 8
  br label %63

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = icmp eq i32 %15, 2
  %17 = icmp eq i64 %4, 4
  %or.cond31 = select i1 %16, i1 %17, i1 false
  br i1 %or.cond31, label %18, label %20

18:                                               ; preds = %12
  %19 = load float, ptr %1, align 4
  store float %19, ptr %0, align 4
  br label %63

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = icmp eq i32 %23, 3
  %25 = icmp eq i64 %4, 16
  %or.cond32 = select i1 %24, i1 %25, i1 false
  br i1 %or.cond32, label %26, label %33

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw %struct.complex8, ptr %1, i32 0, i32 0
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.complex8, ptr %0, i32 0, i32 0
  store double %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.complex8, ptr %1, i32 0, i32 1
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.complex8, ptr %0, i32 0, i32 1
  store double %31, ptr %32, align 8
  br label %63

33:                                               ; preds = %20
  %34 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %35 = load i8, ptr %34, align 1
  %36 = zext i8 %35 to i32
  %37 = icmp eq i32 %36, 3
  %38 = icmp eq i64 %4, 8
  %or.cond33 = select i1 %37, i1 %38, i1 false
  br i1 %or.cond33, label %39, label %46

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw %struct.complex4, ptr %1, i32 0, i32 0
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds nuw %struct.complex4, ptr %0, i32 0, i32 0
  store float %41, ptr %42, align 4
  %43 = getelementptr inbounds nuw %struct.complex4, ptr %1, i32 0, i32 1
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.complex4, ptr %0, i32 0, i32 1
  store float %44, ptr %45, align 4
  br label %63

46:                                               ; preds = %33
  %47 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %49, 0
  %51 = icmp eq i64 %4, 8
  %or.cond34 = select i1 %50, i1 %51, i1 false
  br i1 %or.cond34, label %52, label %54

52:                                               ; preds = %46
  %53 = load i64, ptr %1, align 8
  store i64 %53, ptr %0, align 8
  br label %63

54:                                               ; preds = %46
  %55 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %56 = load i8, ptr %55, align 1
  %57 = zext i8 %56 to i32
  %58 = icmp eq i32 %57, 0
  %59 = icmp eq i64 %4, 4
  %or.cond35 = select i1 %58, i1 %59, i1 false
  br i1 %or.cond35, label %60, label %62

60:                                               ; preds = %54
  %61 = load i32, ptr %1, align 4
  store i32 %61, ptr %0, align 4
  br label %63

62:                                               ; preds = %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %4, i1 false)
  br label %63

63:                                               ; preds = %18, %39, %60, %62, %52, %26, %10
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i64 @component_size(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 2
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 4
  br i1 %5, label %6, label %15

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 7
  %8 = getelementptr inbounds [16 x i8], ptr %7, i64 0, i64 0
  %9 = getelementptr inbounds i64, ptr %8, i64 1
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.Component, ptr %0, i32 0, i32 3
  %12 = load i8, ptr %11, align 2
  %13 = zext i8 %12 to i64
  %14 = mul nsw i64 %10, %13
  br label %17

15:                                               ; preds = %1
  %16 = call i64 @element_size(ptr noundef %0)
  br label %17

17:                                               ; preds = %15, %6
  %18 = phi i64 [ %14, %6 ], [ %16, %15 ]
  ret i64 %18
}

declare zeroext i1 @enzyme_hub_type_finish_array(ptr noundef, ptr noundef)

; Function Attrs: alwaysinline nounwind uwtable
define internal void @copy_text(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  call void @__enzyme_integer(ptr noundef %2, i64 noundef %3)
  call void @__enzyme_integer(ptr noundef %0, i64 noundef %1)
  call void @__ehub_fortran_text(ptr noundef %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4)
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @copy_array(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) #0 {
  call void @hint(ptr noundef %1, i64 noundef %2, ptr noundef %3)
  call void @hint(ptr noundef %0, i64 noundef %2, ptr noundef %3)
  call void @copy_plain(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3)
  ret void
}

declare void @__enzyme_integer(ptr noundef, i64 noundef)

declare void @__ehub_fortran_text(ptr noundef, i64 noundef, ptr noundef, i64 noundef, i64 noundef)

; Function Attrs: alwaysinline nounwind uwtable
define internal void @hint(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 {
  %4 = call i64 @component_size(ptr noundef %2)
  %5 = mul nsw i64 %1, %4
  %6 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  %9 = icmp ne i32 %8, 2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 2
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i32
  %14 = icmp ne i32 %13, 3
  br i1 %14, label %15, label %16

15:                                               ; preds = %10
  call void @__enzyme_integer(ptr noundef %0, i64 noundef %5)
  br label %28

16:                                               ; preds = %10, %3
  %17 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 3
  %18 = load i8, ptr %17, align 2
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %19, 8
  br i1 %20, label %21, label %22

21:                                               ; preds = %16
  call void @__enzyme_double(ptr noundef %0, i64 noundef %5)
  br label %28

22:                                               ; preds = %16
  %23 = getelementptr inbounds nuw %struct.Component, ptr %2, i32 0, i32 3
  %24 = load i8, ptr %23, align 2
  %25 = zext i8 %24 to i32
  %26 = icmp eq i32 %25, 4
  br i1 %26, label %27, label %28

27:                                               ; preds = %22
  call void @__enzyme_float(ptr noundef %0, i64 noundef %5)
  br label %28

28:                                               ; preds = %21, %27, %22, %15
  ret void
}

declare void @__enzyme_double(ptr noundef, i64 noundef)

declare void @__enzyme_float(ptr noundef, i64 noundef)

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @same_shape(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %4 = load i8, ptr %3, align 4
  %5 = zext i8 %4 to i32
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %7 = load i8, ptr %6, align 4
  %8 = zext i8 %7 to i32
  %9 = icmp eq i32 %5, %8
  %10 = zext i1 %9 to i32
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = icmp slt i32 0, %13
  br i1 %14, label %15, label %27

15:                                               ; preds = %2
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %17 = getelementptr inbounds [7 x %struct.Dimension], ptr %16, i64 0, i64 0
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %21 = getelementptr inbounds [7 x %struct.Dimension], ptr %20, i64 0, i64 0
  %22 = getelementptr inbounds nuw %struct.Dimension, ptr %21, i32 0, i32 1
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %19, %23
  %25 = zext i1 %24 to i32
  %26 = and i32 %10, %25
  br label %27

27:                                               ; preds = %15, %2
  %.0 = phi i32 [ %26, %15 ], [ %10, %2 ]
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %31 = icmp slt i32 1, %30
  br i1 %31, label %32, label %44

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %34 = getelementptr inbounds [7 x %struct.Dimension], ptr %33, i64 0, i64 1
  %35 = getelementptr inbounds nuw %struct.Dimension, ptr %34, i32 0, i32 1
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %38 = getelementptr inbounds [7 x %struct.Dimension], ptr %37, i64 0, i64 1
  %39 = getelementptr inbounds nuw %struct.Dimension, ptr %38, i32 0, i32 1
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %36, %40
  %42 = zext i1 %41 to i32
  %43 = and i32 %.0, %42
  br label %44

44:                                               ; preds = %32, %27
  %.1 = phi i32 [ %43, %32 ], [ %.0, %27 ]
  %45 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %46 = load i8, ptr %45, align 4
  %47 = zext i8 %46 to i32
  %48 = icmp slt i32 2, %47
  br i1 %48, label %49, label %61

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %51 = getelementptr inbounds [7 x %struct.Dimension], ptr %50, i64 0, i64 2
  %52 = getelementptr inbounds nuw %struct.Dimension, ptr %51, i32 0, i32 1
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %55 = getelementptr inbounds [7 x %struct.Dimension], ptr %54, i64 0, i64 2
  %56 = getelementptr inbounds nuw %struct.Dimension, ptr %55, i32 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %53, %57
  %59 = zext i1 %58 to i32
  %60 = and i32 %.1, %59
  br label %61

61:                                               ; preds = %49, %44
  %.2 = phi i32 [ %60, %49 ], [ %.1, %44 ]
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %63 = load i8, ptr %62, align 4
  %64 = zext i8 %63 to i32
  %65 = icmp slt i32 3, %64
  br i1 %65, label %66, label %78

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %68 = getelementptr inbounds [7 x %struct.Dimension], ptr %67, i64 0, i64 3
  %69 = getelementptr inbounds nuw %struct.Dimension, ptr %68, i32 0, i32 1
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %72 = getelementptr inbounds [7 x %struct.Dimension], ptr %71, i64 0, i64 3
  %73 = getelementptr inbounds nuw %struct.Dimension, ptr %72, i32 0, i32 1
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %70, %74
  %76 = zext i1 %75 to i32
  %77 = and i32 %.2, %76
  br label %78

78:                                               ; preds = %66, %61
  %.3 = phi i32 [ %77, %66 ], [ %.2, %61 ]
  %79 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %80 = load i8, ptr %79, align 4
  %81 = zext i8 %80 to i32
  %82 = icmp slt i32 4, %81
  br i1 %82, label %83, label %95

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %85 = getelementptr inbounds [7 x %struct.Dimension], ptr %84, i64 0, i64 4
  %86 = getelementptr inbounds nuw %struct.Dimension, ptr %85, i32 0, i32 1
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %89 = getelementptr inbounds [7 x %struct.Dimension], ptr %88, i64 0, i64 4
  %90 = getelementptr inbounds nuw %struct.Dimension, ptr %89, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %87, %91
  %93 = zext i1 %92 to i32
  %94 = and i32 %.3, %93
  br label %95

95:                                               ; preds = %83, %78
  %.4 = phi i32 [ %94, %83 ], [ %.3, %78 ]
  %96 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %97 = load i8, ptr %96, align 4
  %98 = zext i8 %97 to i32
  %99 = icmp slt i32 5, %98
  br i1 %99, label %100, label %112

100:                                              ; preds = %95
  %101 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %102 = getelementptr inbounds [7 x %struct.Dimension], ptr %101, i64 0, i64 5
  %103 = getelementptr inbounds nuw %struct.Dimension, ptr %102, i32 0, i32 1
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %106 = getelementptr inbounds [7 x %struct.Dimension], ptr %105, i64 0, i64 5
  %107 = getelementptr inbounds nuw %struct.Dimension, ptr %106, i32 0, i32 1
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %104, %108
  %110 = zext i1 %109 to i32
  %111 = and i32 %.4, %110
  br label %112

112:                                              ; preds = %100, %95
  %.5 = phi i32 [ %111, %100 ], [ %.4, %95 ]
  %113 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %114 = load i8, ptr %113, align 4
  %115 = zext i8 %114 to i32
  %116 = icmp slt i32 6, %115
  br i1 %116, label %117, label %129

117:                                              ; preds = %112
  %118 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %119 = getelementptr inbounds [7 x %struct.Dimension], ptr %118, i64 0, i64 6
  %120 = getelementptr inbounds nuw %struct.Dimension, ptr %119, i32 0, i32 1
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %123 = getelementptr inbounds [7 x %struct.Dimension], ptr %122, i64 0, i64 6
  %124 = getelementptr inbounds nuw %struct.Dimension, ptr %123, i32 0, i32 1
  %125 = load i64, ptr %124, align 8
  %126 = icmp eq i64 %121, %125
  %127 = zext i1 %126 to i32
  %128 = and i32 %.5, %127
  br label %129

129:                                              ; preds = %117, %112
  %.6 = phi i32 [ %128, %117 ], [ %.5, %112 ]
  ret i32 %.6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @overlap(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #15
  call void @llvm.lifetime.start.p0(ptr %4) #15
  call void @llvm.lifetime.start.p0(ptr %5) #15
  call void @llvm.lifetime.start.p0(ptr %6) #15
  call void @range(ptr noundef %0, ptr noundef %3, ptr noundef %4)
  call void @range(ptr noundef %1, ptr noundef %5, ptr noundef %6)
  %7 = load ptr, ptr %3, align 8
  %8 = load ptr, ptr %6, align 8
  %9 = icmp ult ptr %7, %8
  %10 = load ptr, ptr %5, align 8
  %11 = load ptr, ptr %4, align 8
  %12 = icmp ult ptr %10, %11
  %13 = select i1 %9, i1 %12, i1 false
  %14 = zext i1 %13 to i32
  call void @llvm.lifetime.end.p0(ptr %6) #15
  call void @llvm.lifetime.end.p0(ptr %5) #15
  call void @llvm.lifetime.end.p0(ptr %4) #15
  call void @llvm.lifetime.end.p0(ptr %3) #15
  ret i32 %14
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @same_elements(ptr noundef %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %4, %6
  br i1 %7, label %8, label %16

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = zext i8 %10 to i32
  %12 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 3
  %13 = load i8, ptr %12, align 4
  %14 = zext i8 %13 to i32
  %15 = icmp eq i32 %11, %14
  br label %16

16:                                               ; preds = %8, %2
  %17 = phi i1 [ false, %2 ], [ %15, %8 ]
  %18 = zext i1 %17 to i32
  %19 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %20 = load i8, ptr %19, align 4
  %21 = zext i8 %20 to i32
  %22 = icmp slt i32 0, %21
  br i1 %22, label %23, label %35

23:                                               ; preds = %16
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %25 = getelementptr inbounds [7 x %struct.Dimension], ptr %24, i64 0, i64 0
  %26 = getelementptr inbounds nuw %struct.Dimension, ptr %25, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %29 = getelementptr inbounds [7 x %struct.Dimension], ptr %28, i64 0, i64 0
  %30 = getelementptr inbounds nuw %struct.Dimension, ptr %29, i32 0, i32 2
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %27, %31
  %33 = zext i1 %32 to i32
  %34 = and i32 %18, %33
  br label %35

35:                                               ; preds = %23, %16
  %.0 = phi i32 [ %34, %23 ], [ %18, %16 ]
  %36 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = icmp slt i32 1, %38
  br i1 %39, label %40, label %52

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %42 = getelementptr inbounds [7 x %struct.Dimension], ptr %41, i64 0, i64 1
  %43 = getelementptr inbounds nuw %struct.Dimension, ptr %42, i32 0, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %46 = getelementptr inbounds [7 x %struct.Dimension], ptr %45, i64 0, i64 1
  %47 = getelementptr inbounds nuw %struct.Dimension, ptr %46, i32 0, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %44, %48
  %50 = zext i1 %49 to i32
  %51 = and i32 %.0, %50
  br label %52

52:                                               ; preds = %40, %35
  %.1 = phi i32 [ %51, %40 ], [ %.0, %35 ]
  %53 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %54 = load i8, ptr %53, align 4
  %55 = zext i8 %54 to i32
  %56 = icmp slt i32 2, %55
  br i1 %56, label %57, label %69

57:                                               ; preds = %52
  %58 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %59 = getelementptr inbounds [7 x %struct.Dimension], ptr %58, i64 0, i64 2
  %60 = getelementptr inbounds nuw %struct.Dimension, ptr %59, i32 0, i32 2
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %63 = getelementptr inbounds [7 x %struct.Dimension], ptr %62, i64 0, i64 2
  %64 = getelementptr inbounds nuw %struct.Dimension, ptr %63, i32 0, i32 2
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %61, %65
  %67 = zext i1 %66 to i32
  %68 = and i32 %.1, %67
  br label %69

69:                                               ; preds = %57, %52
  %.2 = phi i32 [ %68, %57 ], [ %.1, %52 ]
  %70 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %71 = load i8, ptr %70, align 4
  %72 = zext i8 %71 to i32
  %73 = icmp slt i32 3, %72
  br i1 %73, label %74, label %86

74:                                               ; preds = %69
  %75 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %76 = getelementptr inbounds [7 x %struct.Dimension], ptr %75, i64 0, i64 3
  %77 = getelementptr inbounds nuw %struct.Dimension, ptr %76, i32 0, i32 2
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %80 = getelementptr inbounds [7 x %struct.Dimension], ptr %79, i64 0, i64 3
  %81 = getelementptr inbounds nuw %struct.Dimension, ptr %80, i32 0, i32 2
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %78, %82
  %84 = zext i1 %83 to i32
  %85 = and i32 %.2, %84
  br label %86

86:                                               ; preds = %74, %69
  %.3 = phi i32 [ %85, %74 ], [ %.2, %69 ]
  %87 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = icmp slt i32 4, %89
  br i1 %90, label %91, label %103

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %93 = getelementptr inbounds [7 x %struct.Dimension], ptr %92, i64 0, i64 4
  %94 = getelementptr inbounds nuw %struct.Dimension, ptr %93, i32 0, i32 2
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %97 = getelementptr inbounds [7 x %struct.Dimension], ptr %96, i64 0, i64 4
  %98 = getelementptr inbounds nuw %struct.Dimension, ptr %97, i32 0, i32 2
  %99 = load i64, ptr %98, align 8
  %100 = icmp eq i64 %95, %99
  %101 = zext i1 %100 to i32
  %102 = and i32 %.3, %101
  br label %103

103:                                              ; preds = %91, %86
  %.4 = phi i32 [ %102, %91 ], [ %.3, %86 ]
  %104 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %105 = load i8, ptr %104, align 4
  %106 = zext i8 %105 to i32
  %107 = icmp slt i32 5, %106
  br i1 %107, label %108, label %120

108:                                              ; preds = %103
  %109 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %110 = getelementptr inbounds [7 x %struct.Dimension], ptr %109, i64 0, i64 5
  %111 = getelementptr inbounds nuw %struct.Dimension, ptr %110, i32 0, i32 2
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %114 = getelementptr inbounds [7 x %struct.Dimension], ptr %113, i64 0, i64 5
  %115 = getelementptr inbounds nuw %struct.Dimension, ptr %114, i32 0, i32 2
  %116 = load i64, ptr %115, align 8
  %117 = icmp eq i64 %112, %116
  %118 = zext i1 %117 to i32
  %119 = and i32 %.4, %118
  br label %120

120:                                              ; preds = %108, %103
  %.5 = phi i32 [ %119, %108 ], [ %.4, %103 ]
  %121 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %122 = load i8, ptr %121, align 4
  %123 = zext i8 %122 to i32
  %124 = icmp slt i32 6, %123
  br i1 %124, label %125, label %137

125:                                              ; preds = %120
  %126 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %127 = getelementptr inbounds [7 x %struct.Dimension], ptr %126, i64 0, i64 6
  %128 = getelementptr inbounds nuw %struct.Dimension, ptr %127, i32 0, i32 2
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds nuw %struct.Descriptor, ptr %1, i32 0, i32 7
  %131 = getelementptr inbounds [7 x %struct.Dimension], ptr %130, i64 0, i64 6
  %132 = getelementptr inbounds nuw %struct.Dimension, ptr %131, i32 0, i32 2
  %133 = load i64, ptr %132, align 8
  %134 = icmp eq i64 %129, %133
  %135 = zext i1 %134 to i32
  %136 = and i32 %.5, %135
  br label %137

137:                                              ; preds = %125, %120
  %.6 = phi i32 [ %136, %125 ], [ %.5, %120 ]
  ret i32 %.6
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @range(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  store ptr %5, ptr %1, align 8
  %6 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %7, i64 %9
  store ptr %10, ptr %2, align 8
  %11 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %12 = load i8, ptr %11, align 4
  %13 = zext i8 %12 to i32
  %14 = icmp slt i32 0, %13
  br i1 %14, label %15, label %29

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %17 = getelementptr inbounds [7 x %struct.Dimension], ptr %16, i64 0, i64 0
  %18 = getelementptr inbounds nuw %struct.Dimension, ptr %17, i32 0, i32 1
  %19 = load i64, ptr %18, align 8
  %20 = sub nsw i64 %19, 1
  %21 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %22 = getelementptr inbounds [7 x %struct.Dimension], ptr %21, i64 0, i64 0
  %23 = getelementptr inbounds nuw %struct.Dimension, ptr %22, i32 0, i32 2
  %24 = load i64, ptr %23, align 8
  %25 = mul nsw i64 %20, %24
  %26 = icmp slt i64 %25, 0
  %. = select i1 %26, ptr %1, ptr %2
  %27 = load ptr, ptr %., align 8
  %28 = getelementptr inbounds i8, ptr %27, i64 %25
  store ptr %28, ptr %., align 8
  br label %29

29:                                               ; preds = %15, %3
  %30 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %31 = load i8, ptr %30, align 4
  %32 = zext i8 %31 to i32
  %33 = icmp slt i32 1, %32
  br i1 %33, label %34, label %48

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %36 = getelementptr inbounds [7 x %struct.Dimension], ptr %35, i64 0, i64 1
  %37 = getelementptr inbounds nuw %struct.Dimension, ptr %36, i32 0, i32 1
  %38 = load i64, ptr %37, align 8
  %39 = sub nsw i64 %38, 1
  %40 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %41 = getelementptr inbounds [7 x %struct.Dimension], ptr %40, i64 0, i64 1
  %42 = getelementptr inbounds nuw %struct.Dimension, ptr %41, i32 0, i32 2
  %43 = load i64, ptr %42, align 8
  %44 = mul nsw i64 %39, %43
  %45 = icmp slt i64 %44, 0
  %.53 = select i1 %45, ptr %1, ptr %2
  %46 = load ptr, ptr %.53, align 8
  %47 = getelementptr inbounds i8, ptr %46, i64 %44
  store ptr %47, ptr %.53, align 8
  br label %48

48:                                               ; preds = %34, %29
  %49 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %50 = load i8, ptr %49, align 4
  %51 = zext i8 %50 to i32
  %52 = icmp slt i32 2, %51
  br i1 %52, label %53, label %67

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %55 = getelementptr inbounds [7 x %struct.Dimension], ptr %54, i64 0, i64 2
  %56 = getelementptr inbounds nuw %struct.Dimension, ptr %55, i32 0, i32 1
  %57 = load i64, ptr %56, align 8
  %58 = sub nsw i64 %57, 1
  %59 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %60 = getelementptr inbounds [7 x %struct.Dimension], ptr %59, i64 0, i64 2
  %61 = getelementptr inbounds nuw %struct.Dimension, ptr %60, i32 0, i32 2
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %58, %62
  %64 = icmp slt i64 %63, 0
  %.54 = select i1 %64, ptr %1, ptr %2
  %65 = load ptr, ptr %.54, align 8
  %66 = getelementptr inbounds i8, ptr %65, i64 %63
  store ptr %66, ptr %.54, align 8
  br label %67

67:                                               ; preds = %53, %48
  %68 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %69 = load i8, ptr %68, align 4
  %70 = zext i8 %69 to i32
  %71 = icmp slt i32 3, %70
  br i1 %71, label %72, label %86

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %74 = getelementptr inbounds [7 x %struct.Dimension], ptr %73, i64 0, i64 3
  %75 = getelementptr inbounds nuw %struct.Dimension, ptr %74, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = sub nsw i64 %76, 1
  %78 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %79 = getelementptr inbounds [7 x %struct.Dimension], ptr %78, i64 0, i64 3
  %80 = getelementptr inbounds nuw %struct.Dimension, ptr %79, i32 0, i32 2
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %77, %81
  %83 = icmp slt i64 %82, 0
  %.55 = select i1 %83, ptr %1, ptr %2
  %84 = load ptr, ptr %.55, align 8
  %85 = getelementptr inbounds i8, ptr %84, i64 %82
  store ptr %85, ptr %.55, align 8
  br label %86

86:                                               ; preds = %72, %67
  %87 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %88 = load i8, ptr %87, align 4
  %89 = zext i8 %88 to i32
  %90 = icmp slt i32 4, %89
  br i1 %90, label %91, label %105

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %93 = getelementptr inbounds [7 x %struct.Dimension], ptr %92, i64 0, i64 4
  %94 = getelementptr inbounds nuw %struct.Dimension, ptr %93, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = sub nsw i64 %95, 1
  %97 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %98 = getelementptr inbounds [7 x %struct.Dimension], ptr %97, i64 0, i64 4
  %99 = getelementptr inbounds nuw %struct.Dimension, ptr %98, i32 0, i32 2
  %100 = load i64, ptr %99, align 8
  %101 = mul nsw i64 %96, %100
  %102 = icmp slt i64 %101, 0
  %.56 = select i1 %102, ptr %1, ptr %2
  %103 = load ptr, ptr %.56, align 8
  %104 = getelementptr inbounds i8, ptr %103, i64 %101
  store ptr %104, ptr %.56, align 8
  br label %105

105:                                              ; preds = %91, %86
  %106 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %107 = load i8, ptr %106, align 4
  %108 = zext i8 %107 to i32
  %109 = icmp slt i32 5, %108
  br i1 %109, label %110, label %124

110:                                              ; preds = %105
  %111 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %112 = getelementptr inbounds [7 x %struct.Dimension], ptr %111, i64 0, i64 5
  %113 = getelementptr inbounds nuw %struct.Dimension, ptr %112, i32 0, i32 1
  %114 = load i64, ptr %113, align 8
  %115 = sub nsw i64 %114, 1
  %116 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %117 = getelementptr inbounds [7 x %struct.Dimension], ptr %116, i64 0, i64 5
  %118 = getelementptr inbounds nuw %struct.Dimension, ptr %117, i32 0, i32 2
  %119 = load i64, ptr %118, align 8
  %120 = mul nsw i64 %115, %119
  %121 = icmp slt i64 %120, 0
  %.57 = select i1 %121, ptr %1, ptr %2
  %122 = load ptr, ptr %.57, align 8
  %123 = getelementptr inbounds i8, ptr %122, i64 %120
  store ptr %123, ptr %.57, align 8
  br label %124

124:                                              ; preds = %110, %105
  %125 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 3
  %126 = load i8, ptr %125, align 4
  %127 = zext i8 %126 to i32
  %128 = icmp slt i32 6, %127
  br i1 %128, label %129, label %143

129:                                              ; preds = %124
  %130 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %131 = getelementptr inbounds [7 x %struct.Dimension], ptr %130, i64 0, i64 6
  %132 = getelementptr inbounds nuw %struct.Dimension, ptr %131, i32 0, i32 1
  %133 = load i64, ptr %132, align 8
  %134 = sub nsw i64 %133, 1
  %135 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %136 = getelementptr inbounds [7 x %struct.Dimension], ptr %135, i64 0, i64 6
  %137 = getelementptr inbounds nuw %struct.Dimension, ptr %136, i32 0, i32 2
  %138 = load i64, ptr %137, align 8
  %139 = mul nsw i64 %134, %138
  %140 = icmp slt i64 %139, 0
  %.58 = select i1 %140, ptr %1, ptr %2
  %141 = load ptr, ptr %.58, align 8
  %142 = getelementptr inbounds i8, ptr %141, i64 %139
  store ptr %142, ptr %.58, align 8
  br label %143

143:                                              ; preds = %129, %124
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal void @assign_text_of(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef %5) #0 {
  %7 = alloca %struct.Descriptor, align 8
  %8 = alloca %struct.Descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #15
  call void @llvm.lifetime.start.p0(ptr %8) #15
  %9 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %10 = load i8, ptr %9, align 4
  %11 = zext i8 %10 to i32
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  br label %19

17:                                               ; preds = %6
  %18 = call i1 @llvm.is.constant.i32(i32 %1)
  %. = select i1 %18, i32 %1, i32 0
  br label %19

19:                                               ; preds = %17, %13
  %20 = phi i32 [ %16, %13 ], [ %., %17 ]
  %21 = icmp ne i32 %1, %20
  br i1 %21, label %22, label %23

22:                                               ; preds = %19
  call void @enzyme_hub_stop_at_array(ptr noundef @.str.3, i32 noundef 0)
  br label %23

23:                                               ; preds = %22, %19
  call void @see(ptr noundef %7, ptr noundef %0, i32 noundef %20)
  %24 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 1
  store i64 %4, ptr %24, align 8
  %25 = icmp ne i32 %2, 0
  br i1 %25, label %26, label %162

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = icmp ne ptr %28, null
  br i1 %29, label %30, label %44

30:                                               ; preds = %26
  %31 = icmp ne i32 %5, 0
  br i1 %31, label %36, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = icmp ne i64 %34, %4
  br i1 %35, label %44, label %36

36:                                               ; preds = %32, %30
  %37 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %38 = load i8, ptr %37, align 4
  %39 = zext i8 %38 to i32
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %162

41:                                               ; preds = %36
  %42 = call i32 @same_shape(ptr noundef %7, ptr noundef %3)
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %162, label %44

44:                                               ; preds = %41, %32, %26
  %45 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %48 = load i8, ptr %47, align 4
  %49 = zext i8 %48 to i32
  %50 = icmp sgt i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %44
  call void @shape_like(ptr noundef %7, ptr noundef %3)
  br label %52

52:                                               ; preds = %51, %44
  %53 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 3
  %54 = load i8, ptr %53, align 4
  %55 = zext i8 %54 to i32
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %106

57:                                               ; preds = %52
  %58 = icmp slt i32 0, %20
  br i1 %58, label %59, label %64

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %61 = getelementptr inbounds [7 x %struct.Dimension], ptr %60, i64 0, i64 0
  %62 = getelementptr inbounds nuw %struct.Dimension, ptr %61, i32 0, i32 1
  %63 = load i64, ptr %62, align 8
  call void @extend(ptr noundef %7, i32 noundef 0, i64 noundef %63)
  br label %64

64:                                               ; preds = %59, %57
  %65 = icmp slt i32 1, %20
  br i1 %65, label %66, label %71

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %68 = getelementptr inbounds [7 x %struct.Dimension], ptr %67, i64 0, i64 1
  %69 = getelementptr inbounds nuw %struct.Dimension, ptr %68, i32 0, i32 1
  %70 = load i64, ptr %69, align 8
  call void @extend(ptr noundef %7, i32 noundef 1, i64 noundef %70)
  br label %71

71:                                               ; preds = %66, %64
  %72 = icmp slt i32 2, %20
  br i1 %72, label %73, label %78

73:                                               ; preds = %71
  %74 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %75 = getelementptr inbounds [7 x %struct.Dimension], ptr %74, i64 0, i64 2
  %76 = getelementptr inbounds nuw %struct.Dimension, ptr %75, i32 0, i32 1
  %77 = load i64, ptr %76, align 8
  call void @extend(ptr noundef %7, i32 noundef 2, i64 noundef %77)
  br label %78

78:                                               ; preds = %73, %71
  %79 = icmp slt i32 3, %20
  br i1 %79, label %80, label %85

80:                                               ; preds = %78
  %81 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %82 = getelementptr inbounds [7 x %struct.Dimension], ptr %81, i64 0, i64 3
  %83 = getelementptr inbounds nuw %struct.Dimension, ptr %82, i32 0, i32 1
  %84 = load i64, ptr %83, align 8
  call void @extend(ptr noundef %7, i32 noundef 3, i64 noundef %84)
  br label %85

85:                                               ; preds = %80, %78
  %86 = icmp slt i32 4, %20
  br i1 %86, label %87, label %92

87:                                               ; preds = %85
  %88 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %89 = getelementptr inbounds [7 x %struct.Dimension], ptr %88, i64 0, i64 4
  %90 = getelementptr inbounds nuw %struct.Dimension, ptr %89, i32 0, i32 1
  %91 = load i64, ptr %90, align 8
  call void @extend(ptr noundef %7, i32 noundef 4, i64 noundef %91)
  br label %92

92:                                               ; preds = %87, %85
  %93 = icmp slt i32 5, %20
  br i1 %93, label %94, label %99

94:                                               ; preds = %92
  %95 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %96 = getelementptr inbounds [7 x %struct.Dimension], ptr %95, i64 0, i64 5
  %97 = getelementptr inbounds nuw %struct.Dimension, ptr %96, i32 0, i32 1
  %98 = load i64, ptr %97, align 8
  call void @extend(ptr noundef %7, i32 noundef 5, i64 noundef %98)
  br label %99

99:                                               ; preds = %94, %92
  %100 = icmp slt i32 6, %20
  br i1 %100, label %101, label %106

101:                                              ; preds = %99
  %102 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %103 = getelementptr inbounds [7 x %struct.Dimension], ptr %102, i64 0, i64 6
  %104 = getelementptr inbounds nuw %struct.Dimension, ptr %103, i32 0, i32 1
  %105 = load i64, ptr %104, align 8
  call void @extend(ptr noundef %7, i32 noundef 6, i64 noundef %105)
  br label %106

106:                                              ; preds = %99, %101, %52
  call void @allocate(ptr noundef %7)
  call void @copy_text_elements(ptr noundef %7, ptr noundef %3)
  %107 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 0
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 0
  store ptr %108, ptr %109, align 8
  %110 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  store i64 %4, ptr %110, align 8
  %111 = icmp slt i32 0, %20
  br i1 %111, label %112, label %117

112:                                              ; preds = %106
  %113 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %114 = getelementptr inbounds [7 x %struct.Dimension], ptr %113, i64 0, i64 0
  %115 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %116 = getelementptr inbounds [7 x %struct.Dimension], ptr %115, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %114, ptr align 8 %116, i64 24, i1 false)
  br label %117

117:                                              ; preds = %112, %106
  %118 = icmp slt i32 1, %20
  br i1 %118, label %119, label %124

119:                                              ; preds = %117
  %120 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %121 = getelementptr inbounds [7 x %struct.Dimension], ptr %120, i64 0, i64 1
  %122 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %123 = getelementptr inbounds [7 x %struct.Dimension], ptr %122, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %121, ptr align 8 %123, i64 24, i1 false)
  br label %124

124:                                              ; preds = %119, %117
  %125 = icmp slt i32 2, %20
  br i1 %125, label %126, label %131

126:                                              ; preds = %124
  %127 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %128 = getelementptr inbounds [7 x %struct.Dimension], ptr %127, i64 0, i64 2
  %129 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %130 = getelementptr inbounds [7 x %struct.Dimension], ptr %129, i64 0, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %128, ptr align 8 %130, i64 24, i1 false)
  br label %131

131:                                              ; preds = %126, %124
  %132 = icmp slt i32 3, %20
  br i1 %132, label %133, label %138

133:                                              ; preds = %131
  %134 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %135 = getelementptr inbounds [7 x %struct.Dimension], ptr %134, i64 0, i64 3
  %136 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %137 = getelementptr inbounds [7 x %struct.Dimension], ptr %136, i64 0, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %135, ptr align 8 %137, i64 24, i1 false)
  br label %138

138:                                              ; preds = %133, %131
  %139 = icmp slt i32 4, %20
  br i1 %139, label %140, label %145

140:                                              ; preds = %138
  %141 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %142 = getelementptr inbounds [7 x %struct.Dimension], ptr %141, i64 0, i64 4
  %143 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %144 = getelementptr inbounds [7 x %struct.Dimension], ptr %143, i64 0, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %142, ptr align 8 %144, i64 24, i1 false)
  br label %145

145:                                              ; preds = %140, %138
  %146 = icmp slt i32 5, %20
  br i1 %146, label %147, label %152

147:                                              ; preds = %145
  %148 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %149 = getelementptr inbounds [7 x %struct.Dimension], ptr %148, i64 0, i64 5
  %150 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %151 = getelementptr inbounds [7 x %struct.Dimension], ptr %150, i64 0, i64 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %149, ptr align 8 %151, i64 24, i1 false)
  br label %152

152:                                              ; preds = %147, %145
  %153 = icmp slt i32 6, %20
  br i1 %153, label %154, label %159

154:                                              ; preds = %152
  %155 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 7
  %156 = getelementptr inbounds [7 x %struct.Dimension], ptr %155, i64 0, i64 6
  %157 = getelementptr inbounds nuw %struct.Descriptor, ptr %7, i32 0, i32 7
  %158 = getelementptr inbounds [7 x %struct.Dimension], ptr %157, i64 0, i64 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %156, ptr align 8 %158, i64 24, i1 false)
  br label %159

159:                                              ; preds = %154, %152
  %160 = icmp ne ptr %46, null
  br i1 %160, label %161, label %178

161:                                              ; preds = %159
  call void @free(ptr noundef %46)
  br label %178

162:                                              ; preds = %41, %36, %23
  %163 = call i32 @overlap(ptr noundef %7, ptr noundef %3)
  %164 = icmp ne i32 %163, 0
  br i1 %164, label %166, label %165

165:                                              ; preds = %162
  call void @copy_text_elements(ptr noundef %7, ptr noundef %3)
  br label %178

166:                                              ; preds = %162
  %167 = call i32 @same_elements(ptr noundef %7, ptr noundef %3)
  %168 = icmp ne i32 %167, 0
  br i1 %168, label %169, label %175

169:                                              ; preds = %166
  %170 = getelementptr inbounds nuw %struct.Descriptor, ptr %0, i32 0, i32 1
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds nuw %struct.Descriptor, ptr %3, i32 0, i32 1
  %173 = load i64, ptr %172, align 8
  %174 = icmp ne i64 %171, %173
  br i1 %174, label %175, label %178

175:                                              ; preds = %169, %166
  call void @allocate_like(ptr noundef %8, ptr noundef %3)
  call void @copy_text_elements(ptr noundef %8, ptr noundef %3)
  call void @copy_text_elements(ptr noundef %7, ptr noundef %8)
  %176 = getelementptr inbounds nuw %struct.Descriptor, ptr %8, i32 0, i32 0
  %177 = load ptr, ptr %176, align 8
  call void @free(ptr noundef %177)
  br label %178

178:                                              ; preds = %165, %175, %169, %159, %161
  call void @llvm.lifetime.end.p0(ptr %8) #15
  call void @llvm.lifetime.end.p0(ptr %7) #15
  ret void
}

; Function Attrs: convergent nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i32(i32) #2

; Function Attrs: alwaysinline nounwind uwtable
define internal void @copy_all(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = call i64 @row_length(ptr noundef %0)
  %5 = call i64 @row_stride(ptr noundef %0)
  %6 = call i64 @row_stride(ptr noundef %1)
  %7 = call i64 @rows(ptr noundef %0)
  br label %8

8:                                                ; preds = %21, %3
  %.0 = phi i64 [ 0, %3 ], [ %22, %21 ]
  %9 = icmp slt i64 %.0, %7
  br i1 %9, label %10, label %23

10:                                               ; preds = %8
  %11 = call ptr @row(ptr noundef %0, ptr noundef %0, i64 noundef %.0)
  %12 = call ptr @row(ptr noundef %1, ptr noundef %0, i64 noundef %.0)
  br label %13

13:                                               ; preds = %15, %10
  %.023 = phi i64 [ 0, %10 ], [ %20, %15 ]
  %14 = icmp slt i64 %.023, %4
  br i1 %14, label %15, label %21

15:                                               ; preds = %13
  %16 = mul nsw i64 %.023, %5
  %17 = getelementptr inbounds i8, ptr %11, i64 %16
  %18 = mul nsw i64 %.023, %6
  %19 = getelementptr inbounds i8, ptr %12, i64 %18
  call void @enzyme_hub_type_copy(ptr noundef %17, ptr noundef %19, ptr noundef %2)
  %20 = add nsw i64 %.023, 1
  br label %13, !llvm.loop !116

21:                                               ; preds = %13
  %22 = add nsw i64 %.0, 1
  br label %8, !llvm.loop !117

23:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @is_of_objects(ptr noundef %0, i32 noundef %1) #0 {
  %3 = call i1 @llvm.is.constant.i32(i32 %1)
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = icmp eq i32 %1, 42
  %6 = zext i1 %5 to i32
  br label %17

7:                                                ; preds = %2
  %8 = icmp eq i32 %1, 42
  br i1 %8, label %9, label %17

9:                                                ; preds = %7
  %10 = call ptr @derived_type(ptr noundef %0)
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %17

12:                                               ; preds = %9
  %13 = call ptr @derived_type(ptr noundef %0)
  %14 = call i32 @is_owner(ptr noundef %13)
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %12
  call void @enzyme_hub_stop_at_array(ptr noundef @.str.3, i32 noundef 0)
  br label %17

17:                                               ; preds = %7, %9, %12, %16, %4
  %.0 = phi i32 [ %6, %4 ], [ 0, %16 ], [ 0, %12 ], [ 0, %9 ], [ 0, %7 ]
  ret i32 %.0
}

; Function Attrs: alwaysinline nounwind uwtable
define internal i32 @is_owner(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw %struct.DerivedType, ptr %0, i32 0, i32 11
  %3 = load i8, ptr %2, align 2
  %4 = zext i8 %3 to i32
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %16

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.DerivedType, ptr %0, i32 0, i32 12
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.DerivedType, ptr %0, i32 0, i32 13
  %13 = load i8, ptr %12, align 8
  %14 = zext i8 %13 to i32
  %15 = icmp ne i32 %14, 0
  br label %16

16:                                               ; preds = %11, %6, %1
  %17 = phi i1 [ false, %6 ], [ false, %1 ], [ %15, %11 ]
  %18 = xor i1 %17, true
  %19 = zext i1 %18 to i32
  ret i32 %19
}

declare void @__ehub_fortran_start(ptr noundef, i64 noundef, ptr noundef)

declare void @__ehub_fortran_start_numbers(ptr noundef, i64 noundef, ptr noundef)

; Function Attrs: alwaysinline nounwind uwtable
define internal i64 @width_of(i32 noundef %0) #0 {
  %2 = icmp eq i32 %0, 40
  br i1 %2, label %7, label %3

3:                                                ; preds = %1
  %4 = icmp eq i32 %0, 43
  %5 = zext i1 %4 to i64
  %6 = select i1 %4, i32 2, i32 4
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i32 [ %6, %3 ], [ 1, %1 ]
  %9 = sext i32 %8 to i64
  ret i64 %9
}

attributes #0 = { alwaysinline nounwind uwtable }
attributes #1 = { noreturn }
attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { alwaysinline nounwind uwtable }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { nounwind }
attributes #9 = { alwaysinline noreturn nounwind uwtable }
attributes #10 = { allocsize(0) }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { noreturn }
attributes #14 = { allocsize(0) }
attributes #15 = { nounwind }
attributes #16 = { nomerge }


!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
!20 = distinct !{!20, !6, !7}
!21 = distinct !{!21, !6, !7}
!22 = distinct !{!22, !6, !7}
!23 = distinct !{!23, !6, !7}
!24 = distinct !{!24, !6, !7}
!25 = distinct !{!25, !6, !7}
!26 = distinct !{!26, !6, !7}
!27 = distinct !{!27, !6, !7}
!28 = distinct !{!28, !6, !7}
!29 = distinct !{!29, !6, !7}
!30 = distinct !{!30, !6, !7}
!31 = distinct !{!31, !6, !7}
!32 = distinct !{!32, !6, !7}
!33 = distinct !{!33, !6, !7}
!34 = distinct !{!34, !6, !7}
!35 = distinct !{!35, !6, !7}
!36 = distinct !{!36, !6, !7}
!37 = distinct !{!37, !6, !7}
!38 = distinct !{!38, !6, !7}
!39 = distinct !{!39, !6, !7}
!40 = distinct !{!40, !6, !7}
!41 = distinct !{!41, !6, !7}
!42 = distinct !{!42, !6, !7}
!43 = distinct !{!43, !6, !7}
!44 = distinct !{!44, !6, !7}
!45 = distinct !{!45, !6, !7}
!46 = distinct !{!46, !6, !7}
!47 = distinct !{!47, !6, !7}
!48 = distinct !{!48, !6, !7}
!49 = distinct !{!49, !6, !7}
!50 = distinct !{!50, !6, !7}
!51 = distinct !{!51, !6, !7}
!52 = distinct !{!52, !6, !7}
!53 = distinct !{!53, !6, !7}
!54 = distinct !{!54, !6, !7}
!55 = distinct !{!55, !6, !7}
!56 = distinct !{!56, !6, !7}
!57 = distinct !{!57, !6, !7}
!58 = distinct !{!58, !6, !7}
!59 = distinct !{!59, !6, !7}
!60 = distinct !{!60, !6, !7}
!61 = distinct !{!61, !6, !7}
!62 = distinct !{!62, !6, !7}
!63 = distinct !{!63, !6, !7}
!64 = distinct !{!64, !6, !7}
!65 = distinct !{!65, !6, !7}
!66 = distinct !{!66, !6, !7}
!67 = distinct !{!67, !6, !7}
!68 = distinct !{!68, !6, !7}
!69 = distinct !{!69, !6, !7}
!70 = distinct !{!70, !6, !7}
!71 = distinct !{!71, !6, !7}
!72 = distinct !{!72, !6, !7}
!73 = distinct !{!73, !6, !7}
!74 = distinct !{!74, !6, !7}
!75 = distinct !{!75, !6, !7}
!76 = distinct !{!76, !6, !7}
!77 = distinct !{!77, !6, !7}
!78 = distinct !{!78, !6, !7}
!79 = distinct !{!79, !6, !7}
!80 = distinct !{!80, !6, !7}
!81 = distinct !{!81, !6, !7}
!82 = distinct !{!82, !6, !7}
!83 = distinct !{!83, !6, !7}
!84 = distinct !{!84, !6, !7}
!85 = distinct !{!85, !6, !7}
!86 = distinct !{!86, !6, !7}
!87 = distinct !{!87, !6, !7}
!88 = distinct !{!88, !6, !7}
!89 = distinct !{!89, !6, !7}
!90 = distinct !{!90, !6, !7}
!91 = distinct !{!91, !6, !7}
!92 = distinct !{!92, !6, !7}
!93 = distinct !{!93, !6, !7}
!94 = distinct !{!94, !6, !7}
!95 = distinct !{!95, !6, !7}
!96 = distinct !{!96, !6, !7}
!97 = distinct !{!97, !6, !7}
!98 = distinct !{!98, !6, !7}
!99 = distinct !{!99, !6, !7}
!100 = distinct !{!100, !6, !7}
!101 = distinct !{!101, !6, !7}
!102 = distinct !{!102, !6, !7}
!103 = distinct !{!103, !6, !7}
!104 = distinct !{!104, !6, !7}
!105 = distinct !{!105, !6, !7}
!106 = distinct !{!106, !6, !7}
!107 = distinct !{!107, !6, !7}
!108 = distinct !{!108, !6, !7}
!109 = distinct !{!109, !6, !7}
!110 = distinct !{!110, !6, !7}
!111 = distinct !{!111, !6, !7}
!112 = distinct !{!112, !6, !7}
!113 = distinct !{!113, !6, !7}
!114 = distinct !{!114, !6, !7}
!115 = distinct !{!115, !6, !7}
!116 = distinct !{!116, !6, !7}
!117 = distinct !{!117, !6, !7}
