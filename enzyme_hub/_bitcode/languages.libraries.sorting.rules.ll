; Made from rules.c by `python -m enzyme_hub._bitcode`.
define void @__ehub_qsort(ptr %0, i64 %1, i64 %2, ptr %3) {
  %5 = icmp ult i64 %1, 2
  %6 = icmp eq i64 %2, 0
  %or.cond = or i1 %5, %6
  br i1 %or.cond, label %10, label %7

7:                                                ; preds = %4
  %8 = mul i64 %1, 8
  %9 = call ptr @malloc(i64 %8)
  call void @__ehub_sort_order(ptr %9, ptr %0, i64 %1, i64 %2, ptr %3)
  call void @put_in_order(ptr %0, ptr %9, i64 %1, i64 %2)
  call void @free(ptr %9)
  br label %10

10:                                               ; preds = %4, %7
  ret void
}

declare ptr @malloc(i64)

declare void @__ehub_sort_order(ptr, ptr, i64, i64, ptr)

define internal void @put_in_order(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = mul i64 %2, %3
  %6 = call ptr @malloc(i64 %5)
  %7 = mul i64 %2, %3
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %0, i64 %7, i1 false)
  br label %8

8:                                                ; preds = %10, %4
  %.0 = phi i64 [ 0, %4 ], [ %17, %10 ]
  %9 = icmp ult i64 %.0, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = mul i64 %.0, %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw i64, ptr %1, i64 %.0
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %14, %3
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 %15
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %12, ptr align 1 %16, i64 %3, i1 false)
  %17 = add i64 %.0, 1
  br label %8

18:                                               ; preds = %8
  call void @free(ptr %6)
  ret void
}

declare void @free(ptr)

define void @__ehub_qsort_r(ptr %0, i64 %1, i64 %2, ptr %3, ptr %4) {
  %6 = icmp ult i64 %1, 2
  %7 = icmp eq i64 %2, 0
  %or.cond = or i1 %6, %7
  br i1 %or.cond, label %11, label %8

8:                                                ; preds = %5
  %9 = mul i64 %1, 8
  %10 = call ptr @malloc(i64 %9)
  call void @__ehub_sort_order_with(ptr %10, ptr %0, i64 %1, i64 %2, ptr %3, ptr %4)
  call void @put_in_order(ptr %0, ptr %10, i64 %1, i64 %2)
  call void @free(ptr %10)
  br label %11

11:                                               ; preds = %5, %8
  ret void
}

declare void @__ehub_sort_order_with(ptr, ptr, i64, i64, ptr, ptr)

define ptr @__ehub_bsearch(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4) {
  %6 = call i64 @__ehub_sort_place(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4)
  %7 = icmp eq i64 %6, %2
  %8 = mul i64 %6, %3
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 %8
  %10 = select i1 %7, ptr null, ptr %9
  ret ptr %10
}

declare i64 @__ehub_sort_place(ptr, ptr, i64, i64, ptr)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
