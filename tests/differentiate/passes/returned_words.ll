; PASS: returned_words

; Functions that return a word of which nobody can tell what it is are inlined where they are called.
define void @f(ptr %p, i64 %n, i1 %c, ptr %out) {
  %a = call i64 @address(ptr %p)
  %b = call ptr @pointer_or_number(ptr %p, i64 %n, i1 %c)
  call void @filled(ptr sret({ i64, i64 }) %out, ptr %p, i64 %n, i1 %c)
  %l = call i64 @word(ptr %p)
  %made = inttoptr i64 %l to ptr
  %m = load double, ptr %made
; Those of which everybody can stay calls: a number, a pointer, and one made of a number alone.
  %d = call i64 @number(ptr %p, i64 %n)
  %e = call ptr @pointer(ptr %p, ptr %out, i1 %c)
  %g = call ptr @made(i64 %n)
  call void @filled_apart(ptr sret({ i64, i64 }) %out, ptr %p, i64 %n)
  ret void
}
; CHECK-LABEL: define void @f(
; CHECK: @address({{.*}}) [[INLINED:#[0-9]+]]
; CHECK: @pointer_or_number({{.*}}) [[INLINED]]
; CHECK: @filled({{.*}}) [[INLINED]]
; CHECK: @word({{.*}}) [[INLINED]]
; CHECK: @number({{.*}}){{$}}
; CHECK: @pointer({{.*}}){{$}}
; CHECK: @made({{.*}}){{$}}
; CHECK: @filled_apart({{.*}}){{$}}

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

; CHECK: attributes [[INLINED]] = { alwaysinline }
