; Made from rules.c by `python -m enzyme_hub._bitcode`.
@__enzyme_register_gradient___ehub_atomic_add_double = constant [3 x ptr] [ptr @__ehub_atomic_add_double, ptr @add_double_augment, ptr @add_double_gradient], align 16
@__enzyme_register_derivative___ehub_atomic_add_double = constant [2 x ptr] [ptr @__ehub_atomic_add_double, ptr @add_double_derivative], align 16
@__enzyme_register_gradient___ehub_atomic_add_float = constant [3 x ptr] [ptr @__ehub_atomic_add_float, ptr @add_float_augment, ptr @add_float_gradient], align 16
@__enzyme_register_derivative___ehub_atomic_add_float = constant [2 x ptr] [ptr @__ehub_atomic_add_float, ptr @add_float_derivative], align 16

define void @__ehub_atomic_add_double(ptr %0, double %1) {
  %3 = atomicrmw fadd ptr %0, double %1 monotonic, align 8
  ret void
}

define internal void @add_double_augment(ptr %0, ptr %1, double %2) {
  %4 = call zeroext i1 @enzyme_first_lane()
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  call void @__ehub_atomic_add_double(ptr %0, double %2)
  br label %6

6:                                                ; preds = %5, %3
  ret void
}

define internal double @add_double_gradient(ptr %0, ptr %1, double %2) {
  %4 = icmp ne ptr %1, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = load double, ptr %1, align 8
  br label %7

7:                                                ; preds = %3, %5
  %8 = phi double [ %6, %5 ], [ 0.000000e+00, %3 ]
  ret double %8
}

define internal void @add_double_derivative(ptr %0, ptr %1, double %2, double %3) {
  %5 = call zeroext i1 @enzyme_first_lane()
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  call void @__ehub_atomic_add_double(ptr %0, double %2)
  br label %7

7:                                                ; preds = %6, %4
  %8 = icmp ne ptr %1, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %7
  call void @__ehub_atomic_add_double(ptr %1, double %3)
  br label %10

10:                                               ; preds = %9, %7
  ret void
}

define void @__ehub_atomic_add_float(ptr %0, float %1) {
  %3 = atomicrmw fadd ptr %0, float %1 monotonic, align 4
  ret void
}

define internal void @add_float_augment(ptr %0, ptr %1, float %2) {
  %4 = call zeroext i1 @enzyme_first_lane()
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  call void @__ehub_atomic_add_float(ptr %0, float %2)
  br label %6

6:                                                ; preds = %5, %3
  ret void
}

define internal float @add_float_gradient(ptr %0, ptr %1, float %2) {
  %4 = icmp ne ptr %1, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = load float, ptr %1, align 4
  br label %7

7:                                                ; preds = %3, %5
  %8 = phi float [ %6, %5 ], [ 0.000000e+00, %3 ]
  ret float %8
}

define internal void @add_float_derivative(ptr %0, ptr %1, float %2, float %3) {
  %5 = call zeroext i1 @enzyme_first_lane()
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  call void @__ehub_atomic_add_float(ptr %0, float %2)
  br label %7

7:                                                ; preds = %6, %4
  %8 = icmp ne ptr %1, null
  br i1 %8, label %9, label %10

9:                                                ; preds = %7
  call void @__ehub_atomic_add_float(ptr %1, float %3)
  br label %10

10:                                               ; preds = %9, %7
  ret void
}

declare zeroext i1 @enzyme_first_lane()
