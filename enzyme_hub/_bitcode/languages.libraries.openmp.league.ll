; Made from league.c by `python -m enzyme_hub._bitcode`.
define void @__ehub_distribute_4(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i32 %8) {
  %10 = call i32 @omp_get_num_teams()
  %11 = icmp sgt i32 %10, 1
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  call void @__kmpc_for_static_init_4(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i32 %8)
  br label %27

13:                                               ; preds = %9
  store i32 1, ptr %3, align 4
  %14 = icmp sgt i32 %7, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %4, align 4
  %18 = sub nsw i32 %16, %17
  %19 = add nsw i32 %18, 1
  br label %25

20:                                               ; preds = %13
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %4, align 4
  %23 = sub nsw i32 %21, %22
  %24 = sub nsw i32 %23, 1
  br label %25

25:                                               ; preds = %20, %15
  %26 = phi i32 [ %19, %15 ], [ %24, %20 ]
  store i32 %26, ptr %6, align 4
  br label %27

27:                                               ; preds = %25, %12
  ret void
}

declare i32 @omp_get_num_teams()

declare void @__kmpc_for_static_init_4(ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32)

define void @__ehub_dist_for_static_init_4(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, i32 %9) {
  %11 = call i32 @omp_get_num_teams()
  %12 = icmp sgt i32 %11, 1
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  call void @__kmpc_dist_for_static_init_4(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, i32 %9)
  br label %16

14:                                               ; preds = %10
  %15 = load i32, ptr %5, align 4
  store i32 %15, ptr %6, align 4
  call void @__kmpc_for_static_init_4(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %7, i32 %8, i32 %9)
  br label %16

16:                                               ; preds = %14, %13
  ret void
}

declare void @__kmpc_dist_for_static_init_4(ptr, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, i32)

define void @__ehub_distribute_4u(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i32 %8) {
  %10 = call i32 @omp_get_num_teams()
  %11 = icmp sgt i32 %10, 1
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  call void @__kmpc_for_static_init_4u(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i32 %8)
  br label %27

13:                                               ; preds = %9
  store i32 1, ptr %3, align 4
  %14 = icmp sgt i32 %7, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = load i32, ptr %5, align 4
  %17 = load i32, ptr %4, align 4
  %18 = sub i32 %16, %17
  %19 = add i32 %18, 1
  br label %25

20:                                               ; preds = %13
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %4, align 4
  %23 = sub i32 %21, %22
  %24 = sub i32 %23, 1
  br label %25

25:                                               ; preds = %20, %15
  %26 = phi i32 [ %19, %15 ], [ %24, %20 ]
  store i32 %26, ptr %6, align 4
  br label %27

27:                                               ; preds = %25, %12
  ret void
}

declare void @__kmpc_for_static_init_4u(ptr, i32, i32, ptr, ptr, ptr, ptr, i32, i32)

define void @__ehub_dist_for_static_init_4u(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, i32 %9) {
  %11 = call i32 @omp_get_num_teams()
  %12 = icmp sgt i32 %11, 1
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  call void @__kmpc_dist_for_static_init_4u(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i32 %8, i32 %9)
  br label %16

14:                                               ; preds = %10
  %15 = load i32, ptr %5, align 4
  store i32 %15, ptr %6, align 4
  call void @__kmpc_for_static_init_4u(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %7, i32 %8, i32 %9)
  br label %16

16:                                               ; preds = %14, %13
  ret void
}

declare void @__kmpc_dist_for_static_init_4u(ptr, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, i32)

define void @__ehub_distribute_8(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, i64 %8) {
  %10 = call i32 @omp_get_num_teams()
  %11 = icmp sgt i32 %10, 1
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  call void @__kmpc_for_static_init_8(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, i64 %8)
  br label %27

13:                                               ; preds = %9
  store i32 1, ptr %3, align 4
  %14 = icmp sgt i64 %7, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %4, align 8
  %18 = sub nsw i64 %16, %17
  %19 = add nsw i64 %18, 1
  br label %25

20:                                               ; preds = %13
  %21 = load i64, ptr %5, align 8
  %22 = load i64, ptr %4, align 8
  %23 = sub nsw i64 %21, %22
  %24 = sub nsw i64 %23, 1
  br label %25

25:                                               ; preds = %20, %15
  %26 = phi i64 [ %19, %15 ], [ %24, %20 ]
  store i64 %26, ptr %6, align 8
  br label %27

27:                                               ; preds = %25, %12
  ret void
}

declare void @__kmpc_for_static_init_8(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64)

define void @__ehub_dist_for_static_init_8(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, i64 %9) {
  %11 = call i32 @omp_get_num_teams()
  %12 = icmp sgt i32 %11, 1
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  call void @__kmpc_dist_for_static_init_8(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, i64 %9)
  br label %16

14:                                               ; preds = %10
  %15 = load i64, ptr %5, align 8
  store i64 %15, ptr %6, align 8
  call void @__kmpc_for_static_init_8(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %7, i64 %8, i64 %9)
  br label %16

16:                                               ; preds = %14, %13
  ret void
}

declare void @__kmpc_dist_for_static_init_8(ptr, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, i64)

define void @__ehub_distribute_8u(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, i64 %8) {
  %10 = call i32 @omp_get_num_teams()
  %11 = icmp sgt i32 %10, 1
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  call void @__kmpc_for_static_init_8u(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7, i64 %8)
  br label %27

13:                                               ; preds = %9
  store i32 1, ptr %3, align 4
  %14 = icmp sgt i64 %7, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %4, align 8
  %18 = sub i64 %16, %17
  %19 = add i64 %18, 1
  br label %25

20:                                               ; preds = %13
  %21 = load i64, ptr %5, align 8
  %22 = load i64, ptr %4, align 8
  %23 = sub i64 %21, %22
  %24 = sub i64 %23, 1
  br label %25

25:                                               ; preds = %20, %15
  %26 = phi i64 [ %19, %15 ], [ %24, %20 ]
  store i64 %26, ptr %6, align 8
  br label %27

27:                                               ; preds = %25, %12
  ret void
}

declare void @__kmpc_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, i64, i64)

define void @__ehub_dist_for_static_init_8u(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, i64 %9) {
  %11 = call i32 @omp_get_num_teams()
  %12 = icmp sgt i32 %11, 1
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  call void @__kmpc_dist_for_static_init_8u(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 %8, i64 %9)
  br label %16

14:                                               ; preds = %10
  %15 = load i64, ptr %5, align 8
  store i64 %15, ptr %6, align 8
  call void @__kmpc_for_static_init_8u(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %7, i64 %8, i64 %9)
  br label %16

16:                                               ; preds = %14, %13
  ret void
}

declare void @__kmpc_dist_for_static_init_8u(ptr, i32, i32, ptr, ptr, ptr, ptr, ptr, i64, i64)
