; Made from plain.c by `python -m enzyme_hub._bitcode`.
@held = internal global i64 0, align 8

define ptr @__ehub_tape_take(i64 %0) {
  %2 = call ptr @malloc(i64 %0)
  %3 = call ptr @checked(ptr %2, i64 %0)
  ret ptr %3
}

define internal ptr @checked(ptr %0, i64 %1) {
  %3 = icmp eq ptr %0, null
  %4 = icmp ne i64 %1, 0
  %or.cond = and i1 %3, %4
  br i1 %or.cond, label %5, label %6

5:                                                ; preds = %2
  call void @__ehub_stop_memory_of(i64 %1)
  unreachable

6:                                                ; preds = %2
  call void @counted(ptr %0, i32 1)
  ret ptr %0
}

declare ptr @malloc(i64)

define void @__ehub_tape_give(ptr %0) {
  call void @counted(ptr %0, i32 -1)
  call void @free(ptr %0)
  ret void
}

define internal void @counted(ptr %0, i32 %1) {
  %3 = icmp ne ptr @malloc_usable_size, null
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = call i64 @malloc_usable_size(ptr %0)
  %7 = mul i64 %5, %6
  %8 = atomicrmw add ptr @held, i64 %7 monotonic, align 8
  br label %9

9:                                                ; preds = %4, %2
  ret void
}

declare void @free(ptr)

define { ptr, i64 } @__ehub_tape_grow(ptr %0, i64 %1, i64 %2, i64 %3, ptr %4) {
  %6 = mul i64 2, %1
  %7 = icmp ugt i64 %6, %2
  %8 = mul i64 2, %1
  %9 = select i1 %7, i64 %8, i64 %2
  %10 = icmp ult i64 %9, 16
  %.0 = select i1 %10, i64 16, i64 %9
  %11 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %.0, i64 %3)
  %12 = extractvalue { i64, i1 } %11, 1
  %13 = extractvalue { i64, i1 } %11, 0
  br i1 %12, label %14, label %15

14:                                               ; preds = %5
  call void @__ehub_stop_memory_of(i64 -1)
  unreachable

15:                                               ; preds = %5
  call void @counted(ptr %0, i32 -1)
  %16 = call ptr @realloc(ptr %0, i64 %13)
  %17 = call ptr @checked(ptr %16, i64 %13)
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr %17, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %.0, 1
  ret { ptr, i64 } %.fca.1.insert
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare void @__ehub_stop_memory_of(i64)

declare ptr @realloc(ptr, i64)

define void @__ehub_tape_give_grown(ptr %0, ptr %1) {
  call void @__ehub_tape_give(ptr %0)
  ret void
}

define i64 @__ehub_tape_held() {
  %1 = load i64, ptr @held, align 8
  ret i64 %1
}

define ptr @__ehub_tape_watch() {
  ret ptr null
}

define void @__ehub_tape_watched(ptr %0) {
  ret void
}

define void @__ehub_tape_abandon(ptr %0) {
  ret void
}

define ptr @__ehub_tape_watch_as(ptr %0) {
  ret ptr null
}

define ptr @__ehub_tape_watching() {
  ret ptr null
}

declare extern_weak i64 @malloc_usable_size(ptr)
