; Made from rules.c by `python -m enzyme_hub._bitcode`.
@__enzyme_register_gradient_fftwf_execute_dft = constant [3 x ptr] [ptr @fftwf_execute_dft, ptr @execute_dft_augment, ptr @execute_dft_gradient], align 16
@__enzyme_register_derivative_fftwf_execute_dft = constant [2 x ptr] [ptr @fftwf_execute_dft, ptr @execute_dft_derivative], align 16
@__enzyme_register_splitderivative_fftwf_execute_dft = constant [3 x ptr] [ptr @fftwf_execute_dft, ptr @execute_dft_augment, ptr @execute_dft_over_tape], align 16
@__enzyme_register_gradient_fftwf_execute_dft_r2c = constant [3 x ptr] [ptr @fftwf_execute_dft_r2c, ptr @execute_dft_r2c_augment, ptr @execute_dft_r2c_gradient], align 16
@__enzyme_register_derivative_fftwf_execute_dft_r2c = constant [2 x ptr] [ptr @fftwf_execute_dft_r2c, ptr @execute_dft_r2c_derivative], align 16
@__enzyme_register_splitderivative_fftwf_execute_dft_r2c = constant [3 x ptr] [ptr @fftwf_execute_dft_r2c, ptr @execute_dft_r2c_augment, ptr @execute_dft_r2c_over_tape], align 16
@__enzyme_register_gradient_fftwf_execute_dft_c2r = constant [3 x ptr] [ptr @fftwf_execute_dft_c2r, ptr @execute_dft_c2r_augment, ptr @execute_dft_c2r_gradient], align 16
@__enzyme_register_derivative_fftwf_execute_dft_c2r = constant [2 x ptr] [ptr @fftwf_execute_dft_c2r, ptr @execute_dft_c2r_derivative], align 16
@__enzyme_register_splitderivative_fftwf_execute_dft_c2r = constant [3 x ptr] [ptr @fftwf_execute_dft_c2r, ptr @execute_dft_c2r_augment, ptr @execute_dft_c2r_over_tape], align 16
@__enzyme_register_gradient___ehub_fftwf_push = constant [3 x ptr] [ptr @__ehub_fftwf_push, ptr @push_augment, ptr @push_gradient], align 16
@__enzyme_register_derivative___ehub_fftwf_push = constant [2 x ptr] [ptr @__ehub_fftwf_push, ptr @push_derivative], align 16
@__enzyme_register_splitderivative___ehub_fftwf_push = constant [3 x ptr] [ptr @__ehub_fftwf_push, ptr @push_augment, ptr @push_over_tape], align 16
@__enzyme_register_gradient___ehub_fftwf_pull = constant [3 x ptr] [ptr @__ehub_fftwf_pull, ptr @pull_augment, ptr @pull_gradient], align 16
@__enzyme_register_derivative___ehub_fftwf_pull = constant [2 x ptr] [ptr @__ehub_fftwf_pull, ptr @pull_derivative], align 16
@__enzyme_register_splitderivative___ehub_fftwf_pull = constant [3 x ptr] [ptr @__ehub_fftwf_pull, ptr @pull_augment, ptr @pull_over_tape], align 16

declare void @fftwf_execute_dft(ptr, ptr, ptr)

define internal ptr @execute_dft_augment(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = call ptr @__ehub_fftwf_shape(ptr %0, i32 0)
  call void @fftwf_execute_dft(ptr %0, ptr %2, ptr %4)
  ret ptr %7
}

define internal void @execute_dft_gradient(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = call zeroext i1 @enzyme_last_lane()
  %9 = icmp ne ptr %3, null
  %10 = icmp ne ptr %5, null
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %11, label %12

11:                                               ; preds = %7
  call void @__ehub_fftwf_pull(ptr %6, ptr %3, ptr %5)
  br label %12

12:                                               ; preds = %7, %11
  ret void
}

define internal void @execute_dft_derivative(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = icmp ne ptr %3, null
  %8 = icmp ne ptr %5, null
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %11

9:                                                ; preds = %6
  %10 = call ptr @__ehub_fftwf_shape(ptr %0, i32 0)
  call void @__ehub_fftwf_push(ptr %10, ptr %3, ptr %5)
  br label %11

11:                                               ; preds = %6, %9
  %12 = call zeroext i1 @enzyme_last_lane()
  br i1 %12, label %13, label %14

13:                                               ; preds = %11
  call void @fftwf_execute_dft(ptr %0, ptr %2, ptr %4)
  br label %14

14:                                               ; preds = %13, %11
  ret void
}

define internal void @execute_dft_over_tape(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = icmp ne ptr %3, null
  %9 = icmp ne ptr %5, null
  %or.cond = or i1 %8, %9
  br i1 %or.cond, label %10, label %11

10:                                               ; preds = %7
  call void @__ehub_fftwf_push(ptr %6, ptr %3, ptr %5)
  br label %11

11:                                               ; preds = %7, %10
  ret void
}

declare void @fftwf_execute_dft_r2c(ptr, ptr, ptr)

define internal ptr @execute_dft_r2c_augment(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = call ptr @__ehub_fftwf_shape(ptr %0, i32 1)
  call void @fftwf_execute_dft_r2c(ptr %0, ptr %2, ptr %4)
  ret ptr %7
}

define internal void @execute_dft_r2c_gradient(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = call zeroext i1 @enzyme_last_lane()
  %9 = icmp ne ptr %3, null
  %10 = icmp ne ptr %5, null
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %11, label %12

11:                                               ; preds = %7
  call void @__ehub_fftwf_pull(ptr %6, ptr %3, ptr %5)
  br label %12

12:                                               ; preds = %7, %11
  ret void
}

define internal void @execute_dft_r2c_derivative(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = icmp ne ptr %3, null
  %8 = icmp ne ptr %5, null
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %11

9:                                                ; preds = %6
  %10 = call ptr @__ehub_fftwf_shape(ptr %0, i32 1)
  call void @__ehub_fftwf_push(ptr %10, ptr %3, ptr %5)
  br label %11

11:                                               ; preds = %6, %9
  %12 = call zeroext i1 @enzyme_last_lane()
  br i1 %12, label %13, label %14

13:                                               ; preds = %11
  call void @fftwf_execute_dft_r2c(ptr %0, ptr %2, ptr %4)
  br label %14

14:                                               ; preds = %13, %11
  ret void
}

define internal void @execute_dft_r2c_over_tape(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = icmp ne ptr %3, null
  %9 = icmp ne ptr %5, null
  %or.cond = or i1 %8, %9
  br i1 %or.cond, label %10, label %11

10:                                               ; preds = %7
  call void @__ehub_fftwf_push(ptr %6, ptr %3, ptr %5)
  br label %11

11:                                               ; preds = %7, %10
  ret void
}

declare void @fftwf_execute_dft_c2r(ptr, ptr, ptr)

define internal ptr @execute_dft_c2r_augment(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = call ptr @__ehub_fftwf_shape(ptr %0, i32 2)
  call void @fftwf_execute_dft_c2r(ptr %0, ptr %2, ptr %4)
  ret ptr %7
}

define internal void @execute_dft_c2r_gradient(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = call zeroext i1 @enzyme_last_lane()
  %9 = icmp ne ptr %3, null
  %10 = icmp ne ptr %5, null
  %or.cond = or i1 %9, %10
  br i1 %or.cond, label %11, label %12

11:                                               ; preds = %7
  call void @__ehub_fftwf_pull(ptr %6, ptr %3, ptr %5)
  br label %12

12:                                               ; preds = %7, %11
  ret void
}

define internal void @execute_dft_c2r_derivative(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = icmp ne ptr %3, null
  %8 = icmp ne ptr %5, null
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %11

9:                                                ; preds = %6
  %10 = call ptr @__ehub_fftwf_shape(ptr %0, i32 2)
  call void @__ehub_fftwf_push(ptr %10, ptr %3, ptr %5)
  br label %11

11:                                               ; preds = %6, %9
  %12 = call zeroext i1 @enzyme_last_lane()
  br i1 %12, label %13, label %14

13:                                               ; preds = %11
  call void @fftwf_execute_dft_c2r(ptr %0, ptr %2, ptr %4)
  br label %14

14:                                               ; preds = %13, %11
  ret void
}

define internal void @execute_dft_c2r_over_tape(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6) {
  %8 = icmp ne ptr %3, null
  %9 = icmp ne ptr %5, null
  %or.cond = or i1 %8, %9
  br i1 %or.cond, label %10, label %11

10:                                               ; preds = %7
  call void @__ehub_fftwf_push(ptr %6, ptr %3, ptr %5)
  br label %11

11:                                               ; preds = %7, %10
  ret void
}

declare void @__ehub_fftwf_push(ptr, ptr, ptr)

define internal void @push_augment(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  call void @__ehub_fftwf_push(ptr %0, ptr %2, ptr %4)
  ret void
}

define internal void @push_gradient(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = call zeroext i1 @enzyme_last_lane()
  %8 = icmp ne ptr %3, null
  %9 = icmp ne ptr %5, null
  %or.cond = or i1 %8, %9
  br i1 %or.cond, label %10, label %11

10:                                               ; preds = %6
  call void @__ehub_fftwf_pull(ptr %0, ptr %3, ptr %5)
  br label %11

11:                                               ; preds = %6, %10
  ret void
}

define internal void @push_derivative(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = icmp ne ptr %3, null
  %8 = icmp ne ptr %5, null
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %10

9:                                                ; preds = %6
  call void @__ehub_fftwf_push(ptr %0, ptr %3, ptr %5)
  br label %10

10:                                               ; preds = %6, %9
  %11 = call zeroext i1 @enzyme_last_lane()
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  call void @__ehub_fftwf_push(ptr %0, ptr %2, ptr %4)
  br label %13

13:                                               ; preds = %12, %10
  ret void
}

define internal void @push_over_tape(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = icmp ne ptr %3, null
  %8 = icmp ne ptr %5, null
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %10

9:                                                ; preds = %6
  call void @__ehub_fftwf_push(ptr %0, ptr %3, ptr %5)
  br label %10

10:                                               ; preds = %6, %9
  ret void
}

declare void @__ehub_fftwf_pull(ptr, ptr, ptr)

define internal void @pull_augment(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  call void @__ehub_fftwf_pull(ptr %0, ptr %2, ptr %4)
  ret void
}

define internal void @pull_gradient(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = call zeroext i1 @enzyme_last_lane()
  %8 = icmp ne ptr %3, null
  %9 = icmp ne ptr %5, null
  %or.cond = or i1 %8, %9
  br i1 %or.cond, label %10, label %11

10:                                               ; preds = %6
  call void @__ehub_fftwf_push(ptr %0, ptr %3, ptr %5)
  br label %11

11:                                               ; preds = %6, %10
  ret void
}

define internal void @pull_derivative(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = icmp ne ptr %3, null
  %8 = icmp ne ptr %5, null
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %10

9:                                                ; preds = %6
  call void @__ehub_fftwf_pull(ptr %0, ptr %3, ptr %5)
  br label %10

10:                                               ; preds = %6, %9
  %11 = call zeroext i1 @enzyme_last_lane()
  br i1 %11, label %12, label %13

12:                                               ; preds = %10
  call void @__ehub_fftwf_pull(ptr %0, ptr %2, ptr %4)
  br label %13

13:                                               ; preds = %12, %10
  ret void
}

define internal void @pull_over_tape(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = icmp ne ptr %3, null
  %8 = icmp ne ptr %5, null
  %or.cond = or i1 %7, %8
  br i1 %or.cond, label %9, label %10

9:                                                ; preds = %6
  call void @__ehub_fftwf_pull(ptr %0, ptr %3, ptr %5)
  br label %10

10:                                               ; preds = %6, %9
  ret void
}

define ptr @__ehub_fftwf_alloc_real(i64 %0) {
  %2 = mul i64 %0, 4
  %3 = call ptr @fftwf_malloc(i64 %2)
  ret ptr %3
}

declare ptr @fftwf_malloc(i64)

define ptr @__ehub_fftwf_alloc_complex(i64 %0) {
  %2 = mul i64 %0, 2
  %3 = mul i64 %2, 4
  %4 = call ptr @fftwf_malloc(i64 %3)
  ret ptr %4
}

declare ptr @__ehub_fftwf_shape(ptr, i32)

declare zeroext i1 @enzyme_last_lane()
