; Made from default.c by `python -m enzyme_hub._bitcode`.
@.str = private unnamed_addr constant [23 x i8] c"enzyme-hub: %s:%d: %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"enzyme-hub: %s\0A\00", align 1
@__ehub_stop_last = external global ptr, align 8

define weak void @enzyme_hub_stop(ptr %0, ptr %1, i32 %2, ptr %3) noinline cold {
  %5 = icmp ne ptr %1, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str, ptr %1, i32 %2, ptr %3)
  br label %10

8:                                                ; preds = %4
  %9 = call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @.str.1, ptr %3)
  br label %10

10:                                               ; preds = %8, %6
  %11 = load ptr, ptr @__ehub_stop_last, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = load ptr, ptr @__ehub_stop_last, align 8
  call void %14()
  br label %15

15:                                               ; preds = %13, %10
  call void @abort()
  unreachable
}

declare i32 @dprintf(i32, ptr, ...)

declare void @abort()
