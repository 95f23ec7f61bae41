; The memory that derivatives take for themselves, as a list: where one of Julia's errors leaves a derivative in the middle, what is still
; in the list is given back (`eh_tapes_release`). `making` lets the derivative call these for the functions of C's library.
;
; A block has 32 bytes in front: the next and the previous block, and where the block begins.

@ehub.julia.tapes = internal thread_local global ptr null

declare ptr @malloc(i64)
declare ptr @aligned_alloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare i64 @malloc_usable_size(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

define ptr @eh_tapes_mark() {
  %head = load ptr, ptr @ehub.julia.tapes
  ret ptr %head
}

define void @eh_tapes_release(ptr %mark) {
  br label %more
more:
  %head = load ptr, ptr @ehub.julia.tapes
  %last = icmp eq ptr %head, null
  %first = icmp eq ptr %head, %mark
  %done = or i1 %last, %first
  br i1 %done, label %end, label %give
give:
  call void @ehub.julia.free(ptr %head)
  br label %more
end:
  ret void
}

; A block that begins at `base` joins the list; `inside` is what the derivative sees of it. Null is null.
define internal ptr @ehub.julia.joined(ptr %base, i64 %ahead) {
  %absent = icmp eq ptr %base, null
  br i1 %absent, label %no, label %yes
no:
  ret ptr null
yes:
  %inside = getelementptr i8, ptr %base, i64 %ahead
  %next.at = getelementptr i8, ptr %inside, i64 -32
  %previous.at = getelementptr i8, ptr %inside, i64 -24
  %base.at = getelementptr i8, ptr %inside, i64 -16
  %head = load ptr, ptr @ehub.julia.tapes
  store ptr %head, ptr %next.at
  store ptr null, ptr %previous.at
  store ptr %base, ptr %base.at
  store ptr %inside, ptr @ehub.julia.tapes
  %alone = icmp eq ptr %head, null
  br i1 %alone, label %end, label %behind
behind:
  %back.at = getelementptr i8, ptr %head, i64 -24
  store ptr %inside, ptr %back.at
  br label %end
end:
  ret ptr %inside
}

; It leaves the list; the result is where it begins.
define internal ptr @ehub.julia.left(ptr %inside) {
  %next.at = getelementptr i8, ptr %inside, i64 -32
  %previous.at = getelementptr i8, ptr %inside, i64 -24
  %base.at = getelementptr i8, ptr %inside, i64 -16
  %next = load ptr, ptr %next.at
  %previous = load ptr, ptr %previous.at
  %base = load ptr, ptr %base.at
  %is.head = icmp eq ptr %previous, null
  br i1 %is.head, label %head, label %middle
head:
  store ptr %next, ptr @ehub.julia.tapes
  br label %after
middle:
  %its.next = getelementptr i8, ptr %previous, i64 -32
  store ptr %next, ptr %its.next
  br label %after
after:
  %is.last = icmp eq ptr %next, null
  br i1 %is.last, label %end, label %before
before:
  %its.previous = getelementptr i8, ptr %next, i64 -24
  store ptr %previous, ptr %its.previous
  br label %end
end:
  ret ptr %base
}

define noalias ptr @ehub.julia.malloc(i64 %size) noinline allockind("alloc,uninitialized") allocsize(0) "alloc-family"="ehub.julia" {
  %whole = call i64 @llvm.uadd.sat.i64(i64 %size, i64 32)
  %base = call ptr @malloc(i64 %whole)
  %inside = call ptr @ehub.julia.joined(ptr %base, i64 32)
  ret ptr %inside
}

define noalias ptr @ehub.julia.calloc(i64 %count, i64 %size) noinline allockind("alloc,zeroed") allocsize(0, 1) "alloc-family"="ehub.julia" {
  %product = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %count, i64 %size)
  %bytes = extractvalue { i64, i1 } %product, 0
  %overflows = extractvalue { i64, i1 } %product, 1
  %wanted = select i1 %overflows, i64 -1, i64 %bytes
  %inside = call ptr @ehub.julia.malloc(i64 %wanted)
  %absent = icmp eq ptr %inside, null
  br i1 %absent, label %end, label %zero
zero:
  call void @llvm.memset.p0.i64(ptr %inside, i8 0, i64 %bytes, i1 false)
  br label %end
end:
  ret ptr %inside
}

define noalias ptr @ehub.julia.aligned_alloc(i64 %alignment, i64 %size) noinline {
  %ahead = call i64 @llvm.umax.i64(i64 %alignment, i64 32)
  %whole = call i64 @llvm.uadd.sat.i64(i64 %size, i64 %ahead)
  %base = call ptr @aligned_alloc(i64 %alignment, i64 %whole)
  %inside = call ptr @ehub.julia.joined(ptr %base, i64 %ahead)
  ret ptr %inside
}

define ptr @ehub.julia.realloc(ptr %old, i64 %size) noinline {
  %absent = icmp eq ptr %old, null
  br i1 %absent, label %new, label %again
new:
  %made = call ptr @ehub.julia.malloc(i64 %size)
  ret ptr %made
again:
  %base = call ptr @ehub.julia.left(ptr %old)
  %whole = call i64 @llvm.uadd.sat.i64(i64 %size, i64 32)
  %moved = call ptr @realloc(ptr %base, i64 %whole)
  %inside = call ptr @ehub.julia.joined(ptr %moved, i64 32)
  ret ptr %inside
}

; As C's does it, that of null is 0.
define i64 @ehub.julia.malloc_usable_size(ptr %inside) noinline {
  %absent = icmp eq ptr %inside, null
  br i1 %absent, label %nothing, label %some

nothing:
  ret i64 0

some:
  %base.at = getelementptr i8, ptr %inside, i64 -16
  %base = load ptr, ptr %base.at
  %whole = call i64 @malloc_usable_size(ptr %base)
  %from = ptrtoint ptr %base to i64
  %to = ptrtoint ptr %inside to i64
  %ahead = sub i64 %to, %from
  %size = sub i64 %whole, %ahead
  ret i64 %size
}

define void @ehub.julia.free(ptr allocptr %inside) noinline allockind("free") "alloc-family"="ehub.julia" {
  %absent = icmp eq ptr %inside, null
  br i1 %absent, label %end, label %give
give:
  %base = call ptr @ehub.julia.left(ptr %inside)
  call void @free(ptr %base)
  br label %end
end:
  ret void
}
