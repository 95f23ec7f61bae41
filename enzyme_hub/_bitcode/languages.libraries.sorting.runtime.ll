; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.elements = type { ptr, i64, ptr, ptr, ptr }

define void @__ehub_sort_order(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) {
  %6 = alloca %struct.elements, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  %7 = getelementptr inbounds nuw %struct.elements, ptr %6, i32 0, i32 0
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.elements, ptr %6, i32 0, i32 1
  store i64 %3, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.elements, ptr %6, i32 0, i32 2
  store ptr %4, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.elements, ptr %6, i32 0, i32 3
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.elements, ptr %6, i32 0, i32 4
  store ptr null, ptr %11, align 8
  call void @sort(ptr %0, i64 %2, ptr %6)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal void @sort(ptr %0, i64 %1, ptr %2) {
  br label %4

4:                                                ; preds = %6, %3
  %.0 = phi i64 [ 0, %3 ], [ %8, %6 ]
  %5 = icmp ult i64 %.0, %1
  br i1 %5, label %6, label %9

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i64, ptr %0, i64 %.0
  store i64 %.0, ptr %7, align 8
  %8 = add i64 %.0, 1
  br label %4

9:                                                ; preds = %4
  call void @qsort_r(ptr %0, i64 %1, i64 8, ptr @by_place, ptr %2)
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define void @__ehub_sort_order_with(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, ptr %5) {
  %7 = alloca %struct.elements, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = getelementptr inbounds nuw %struct.elements, ptr %7, i32 0, i32 0
  store ptr %1, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.elements, ptr %7, i32 0, i32 1
  store i64 %3, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.elements, ptr %7, i32 0, i32 2
  store ptr null, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.elements, ptr %7, i32 0, i32 3
  store ptr %4, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.elements, ptr %7, i32 0, i32 4
  store ptr %5, ptr %12, align 8
  call void @sort(ptr %0, i64 %2, ptr %7)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret void
}

define i64 @__ehub_sort_place(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) {
  %6 = call ptr @bsearch(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4)
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %13

8:                                                ; preds = %5
  %9 = ptrtoint ptr %6 to i64
  %10 = ptrtoint ptr %1 to i64
  %11 = sub i64 %9, %10
  %12 = udiv i64 %11, %3
  br label %13

13:                                               ; preds = %5, %8
  %14 = phi i64 [ %12, %8 ], [ %2, %5 ]
  ret i64 %14
}

declare ptr @bsearch(ptr, ptr, i64, i64, ptr)

declare void @qsort_r(ptr, i64, i64, ptr, ptr)

define internal i32 @by_place(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw %struct.elements, ptr %2, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = load i64, ptr %0, align 8
  %7 = getelementptr inbounds nuw %struct.elements, ptr %2, i32 0, i32 1
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %6, %8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 %9
  %11 = getelementptr inbounds nuw %struct.elements, ptr %2, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %1, align 8
  %14 = getelementptr inbounds nuw %struct.elements, ptr %2, i32 0, i32 1
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 %13, %15
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 %16
  %18 = getelementptr inbounds nuw %struct.elements, ptr %2, i32 0, i32 2
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %25

21:                                               ; preds = %3
  %22 = getelementptr inbounds nuw %struct.elements, ptr %2, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = call i32 %23(ptr %10, ptr %17)
  br label %31

25:                                               ; preds = %3
  %26 = getelementptr inbounds nuw %struct.elements, ptr %2, i32 0, i32 3
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.elements, ptr %2, i32 0, i32 4
  %29 = load ptr, ptr %28, align 8
  %30 = call i32 %27(ptr %10, ptr %17, ptr %29)
  br label %31

31:                                               ; preds = %25, %21
  %32 = phi i32 [ %24, %21 ], [ %30, %25 ]
  ret i32 %32
}
