; PASS: returned_words

; Functions that return a word of which nobody can tell what it is are inlined where they are called.
define void @f(ptr %p, i64 %n, i1 %c, ptr %out) {
  %a = call i64 @address(ptr %p)
  %b = call ptr @pointer_or_number(ptr %p, i64 %n, i1 %c)
  call void @filled(ptr sret({ i64, i64 }) %out, ptr %p, i64 %n, i1 %c)
  %l = call i64 @word(ptr %p)
  %made = inttoptr i64 %l to ptr
  %m = load double, ptr %made
  call void @numbers_or_array(ptr sret({ i64, ptr }) %out, ptr %p, i1 %c)
  %h = call { i64, ptr } @either(ptr %p, i1 %c)
  call void @copied_or_pointer(ptr sret([24 x i8]) %out, ptr %p, i1 %c)
; Those of which everybody can stay calls: a number, a pointer, and one made of a number alone.
  %d = call i64 @number(ptr %p, i64 %n)
  %e = call ptr @pointer(ptr %p, ptr %out, i1 %c)
  %g = call ptr @made(i64 %n)
  call void @filled_apart(ptr sret({ i64, i64 }) %out, ptr %p, i64 %n)
  %i = call { ptr, ptr } @both(ptr %p)
  %j = call ptr @next(ptr %p, i1 %c)
  ret void
}
; CHECK-LABEL: define void @f(
; CHECK: @address({{.*}}) [[INLINED:#[0-9]+]]
; CHECK: @pointer_or_number({{.*}}) [[INLINED]]
; CHECK: @filled({{.*}}) [[INLINED]]
; CHECK: @word({{.*}}) [[INLINED]]
; CHECK: @numbers_or_array({{.*}}) [[INLINED]]
; CHECK: @either({{.*}}) [[INLINED]]
; CHECK: @copied_or_pointer({{.*}}) [[INLINED]]
; CHECK: @number({{.*}}){{$}}
; CHECK: @pointer({{.*}}){{$}}
; CHECK: @made({{.*}}){{$}}
; CHECK: @filled_apart({{.*}}){{$}}
; CHECK: @both({{.*}}){{$}}
; CHECK: @next({{.*}}){{$}}

define internal i64 @address(ptr %p) {
  %a = ptrtoint ptr %p to i64
  ret i64 %a
}

define internal ptr @pointer_or_number(ptr %p, i64 %n, i1 %c) {
  %number = inttoptr i64 %n to ptr
  %entry = getelementptr i8, ptr %p, i64 8
  %r = select i1 %c, ptr %entry, ptr %number
  ret ptr %r
}

define internal void @filled(ptr sret({ i64, i64 }) %r, ptr %p, i64 %n, i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  store ptr %p, ptr %r
  ret void
no:
  store i64 %n, ptr %r
  ret void
}

define internal i64 @word(ptr %p) {
  %w = load i64, ptr %p
  ret i64 %w
}

define internal i64 @number(ptr %p, i64 %n) {
  %w = load i64, ptr %p
  %r = add i64 %w, %n
  ret i64 %r
}

define internal ptr @pointer(ptr %p, ptr %q, i1 %c) {
  %next = getelementptr i8, ptr %p, i64 8
  %r = select i1 %c, ptr %next, ptr %q
  ret ptr %r
}

define internal ptr @made(i64 %n) {
  %r = inttoptr i64 %n to ptr
  ret ptr %r
}

define internal void @filled_apart(ptr sret({ i64, i64 }) %r, ptr %p, i64 %n) {
  store ptr %p, ptr %r
  %second = getelementptr i8, ptr %r, i64 8
  store i64 %n, ptr %second
  ret void
}

; A word that leads to an array, or to its numbers; beside it is what tells which.
define internal void @numbers_or_array(ptr sret({ i64, ptr }) %r, ptr %p, i1 %c) {
  br i1 %c, label %numbers, label %end
numbers:
  %data = load ptr, ptr %p
  %first = getelementptr double, ptr %data, i64 1
  br label %end
end:
  %which = phi ptr [ %p, %0 ], [ %first, %numbers ]
  %tag = zext i1 %c to i64
  %second = getelementptr i8, ptr %r, i64 8
  store i64 %tag, ptr %r
  store ptr %which, ptr %second
  ret void
}

define internal { i64, ptr } @either(ptr %p, i1 %c) {
  %place = getelementptr i8, ptr %p, i64 16
  %data = load ptr, ptr %place
  %which = select i1 %c, ptr %p, ptr %data
  %tag = zext i1 %c to i64
  %a = insertvalue { i64, ptr } poison, i64 %tag, 0
  %b = insertvalue { i64, ptr } %a, ptr %which, 1
  ret { i64, ptr } %b
}

; A pointer lies where the words of something else lie otherwise, which are copied.
define internal void @copied_or_pointer(ptr sret([24 x i8]) %r, ptr %p, i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  call void @llvm.memcpy.p0.p0.i64(ptr %r, ptr %p, i64 24, i1 false)
  ret void
no:
  %second = getelementptr i8, ptr %r, i64 8
  store ptr %p, ptr %second
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; Each in a word of its own; and one of a list, or the next.
define internal { ptr, ptr } @both(ptr %p) {
  %data = load ptr, ptr %p
  %a = insertvalue { ptr, ptr } poison, ptr %p, 0
  %b = insertvalue { ptr, ptr } %a, ptr %data, 1
  ret { ptr, ptr } %b
}

define internal ptr @next(ptr %p, i1 %c) {
  %data = load ptr, ptr %p
  %which = select i1 %c, ptr %p, ptr %data
  ret ptr %which
}

; CHECK: attributes [[INLINED]] = { alwaysinline }
