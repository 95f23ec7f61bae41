; What derivatives of Julia's functions need of its collector when they run. The addresses are Julia's own functions.

@jl_float64_type = external global ptr
@jl_float32_type = external global ptr

declare ptr @jl_get_ptls_states()
declare ptr @jl_gc_alloc_typed(ptr, i64, ptr)
declare void @jl_gc_queue_root(ptr)

define ptr @ehub_julia_threads() {
  %it = call ptr @jl_get_ptls_states()
  ret ptr %it
}

define ptr @ehub_julia_object(i64 %bytes, ptr %type) {
  %threads = call ptr @jl_get_ptls_states()
  %object = call ptr @jl_gc_alloc_typed(ptr %threads, i64 %bytes, ptr %type)
  call void @llvm.memset.p0.i64(ptr %object, i8 0, i64 %bytes, i1 false)
  ret ptr %object
}

define ptr @ehub_julia_header(i64 %bytes, ptr %type, i64 %length, i16 %elsize, i16 %flags, i64 %rows, i64 %columns, i64 %more) {
  %made = call ptr @ehub_julia_object(i64 %bytes, ptr %type)
  %a = getelementptr i8, ptr %made, i64 8
  store i64 %length, ptr %a
  %b = getelementptr i8, ptr %made, i64 16
  store i16 %flags, ptr %b
  %c = getelementptr i8, ptr %made, i64 18
  store i16 %elsize, ptr %c
  %d = getelementptr i8, ptr %made, i64 24
  store i64 %rows, ptr %d
  %e = getelementptr i8, ptr %made, i64 32
  store i64 %columns, ptr %e
  %three = icmp ugt i64 %bytes, 40
  br i1 %three, label %deep, label %done

deep:
  %f = getelementptr i8, ptr %made, i64 40
  store i64 %more, ptr %f
  br label %done

done:
  ret ptr %made
}

define void @ehub_julia_resized(ptr %array) {
  ret void
}

define ptr @ehub_julia_buffer(i64 %bytes) {
  %threads = call ptr @jl_get_ptls_states()
  %type = call ptr @"ehub.julia.buffers"()
  %room = add i64 %bytes, 8 ; strings end with a zero, and no buffer is empty
  %object = call ptr @jl_gc_alloc_typed(ptr %threads, i64 %room, ptr %type)
  call void @llvm.memset.p0.i64(ptr %object, i8 0, i64 %room, i1 false)
  ret ptr %object
}

define ptr @ehub_julia_typeof(ptr %object) {
  %place = getelementptr i8, ptr %object, i64 -8
  %word = load i64, ptr %place
  %tag = and i64 %word, -16
  %type = inttoptr i64 %tag to ptr
  ret ptr %type
}

; Bits 3: old and marked. Such an object is looked at again when the collector next runs.
define void @ehub_julia_barrier(ptr %object) {
  %place = getelementptr i8, ptr %object, i64 -8
  %word = load i64, ptr %place
  %bits = and i64 %word, 3
  %old = icmp eq i64 %bits, 3
  br i1 %old, label %queue, label %done

queue:
  call void @jl_gc_queue_root(ptr %object)
  br label %done

done:
  ret void
}

define ptr @ehub_julia_float64_type() {
  %it = load ptr, ptr @jl_float64_type
  ret ptr %it
}

define ptr @ehub_julia_float32_type() {
  %it = load ptr, ptr @jl_float32_type
  ret ptr %it
}

define i64 @ehub_julia_any() {
  ret i64 8
}

define void @__enzyme_double(ptr %data, i64 %size) {
  ret void
}

define void @__enzyme_float(ptr %data, i64 %size) {
  ret void
}

define void @__enzyme_integer(ptr %data, i64 %size) {
  ret void
}

; The header of an array like another one, with no data yet.
define ptr @ehub_julia_like(ptr %of) {
  %place = getelementptr i8, ptr %of, i64 16
  %flags = load i16, ptr %place
  %shifted = lshr i16 %flags, 2
  %masked = and i16 %shifted, 511
  %rank = zext i16 %masked to i64
  %least = call i64 @llvm.umax.i64(i64 %rank, i64 2)
  %more = sub i64 %least, 2
  %extents = mul i64 %more, 8
  %bytes = add i64 %extents, 40
  %type = call ptr @ehub_julia_typeof(ptr %of)
  %made = call ptr @ehub_julia_object(i64 %bytes, ptr %type)
  call void @llvm.memcpy.p0.p0.i64(ptr %made, ptr %of, i64 %bytes, i1 false)
  store ptr null, ptr %made
  %kept = and i16 %flags, -16388
  %owned = or i16 %kept, 1
  %flagged = getelementptr i8, ptr %made, i64 16
  store i16 %owned, ptr %flagged
  %offset = getelementptr i8, ptr %made, i64 20
  store i32 0, ptr %offset
  %vector = icmp eq i64 %rank, 1
  br i1 %vector, label %room, label %done

room:
  %at = getelementptr i8, ptr %made, i64 8
  %length = load i64, ptr %at
  %most = getelementptr i8, ptr %made, i64 32
  store i64 %length, ptr %most
  br label %done

done:
  ret ptr %made
}

; The bytes of an array's elements.
define i64 @ehub_julia_bytes(ptr %of) {
  %at = getelementptr i8, ptr %of, i64 8
  %length = load i64, ptr %at
  %place = getelementptr i8, ptr %of, i64 18
  %each = load i16, ptr %place
  %size = zext i16 %each to i64
  %bytes = mul i64 %length, %size
  ret i64 %bytes
}

; The header of an array with these extents, with no data yet.
define ptr @ehub_julia_shaped(ptr %type, ptr %extents, i16 %elsize, i16 %flags, i64 %rank) {
  %made = call ptr @"ehub.julia.shaped"(ptr %type, ptr %extents, i16 %elsize, i16 %flags, i64 %rank, i64 40)
  ret ptr %made
}

; The same, with room for another array, which owns the data.
define ptr @ehub_julia_shared(ptr %type, ptr %extents, i16 %elsize, i16 %flags, i64 %rank) {
  %made = call ptr @"ehub.julia.shaped"(ptr %type, ptr %extents, i16 %elsize, i16 %flags, i64 %rank, i64 48)
  ret ptr %made
}

define internal ptr @"ehub.julia.shaped"(ptr %type, ptr %extents, i16 %elsize, i16 %flags, i64 %rank, i64 %head) {
entry:
  %least = call i64 @llvm.umax.i64(i64 %rank, i64 2)
  %more = sub i64 %least, 2
  %beyond = mul i64 %more, 8
  %bytes = add i64 %beyond, %head
  %made = call ptr @ehub_julia_object(i64 %bytes, ptr %type)
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %kept ]
  %length = phi i64 [ 1, %entry ], [ %product, %kept ]
  %done = icmp eq i64 %i, %rank
  br i1 %done, label %end, label %body

body:
  %source = getelementptr i64, ptr %extents, i64 %i
  %extent = load i64, ptr %source
  %both = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %length, i64 %extent)
  %product = extractvalue { i64, i1 } %both, 0
  %over = extractvalue { i64, i1 } %both, 1
  %large = icmp ugt i64 %product, 70368744177664
  %negative = icmp slt i64 %extent, 0
  %either = or i1 %over, %large
  %wrong = or i1 %either, %negative
  br i1 %wrong, label %error, label %kept

error:
  call void @ehub_julia_no_array()
  unreachable

kept:
  %rows = getelementptr i8, ptr %made, i64 24
  %target = getelementptr i64, ptr %rows, i64 %i
  store i64 %extent, ptr %target
  %next = add i64 %i, 1
  br label %loop

end:
  %a = getelementptr i8, ptr %made, i64 8
  store i64 %length, ptr %a
  %b = getelementptr i8, ptr %made, i64 16
  %cleared = and i16 %flags, -4
  %owned = or i16 %cleared, 1
  store i16 %owned, ptr %b
  %c = getelementptr i8, ptr %made, i64 18
  store i16 %elsize, ptr %c
  %vector = icmp eq i64 %rank, 1
  br i1 %vector, label %room, label %out

room:
  %most = getelementptr i8, ptr %made, i64 32
  store i64 %length, ptr %most
  br label %out

out:
  ret ptr %made
}

@"ehub.julia.dimensions" = private constant [25 x i8] c"invalid Array dimensions\00"

@jl_argumenterror_type = external global ptr
declare void @jl_exceptionf(ptr, ptr, ...)

define void @ehub_julia_no_array() noinline cold {
  %type = load ptr, ptr @jl_argumenterror_type
  call void (ptr, ptr, ...) @jl_exceptionf(ptr %type, ptr @"ehub.julia.dimensions")
  unreachable
}
