%"class.std::vector<int>" = type { ptr }

define i32 @"f(int)"(i32 %"3", i32 %0, i32 %"a b", i32 %.x, i32 %-y, i32 %"new\0Aline", i32 %$d) {
  %"7" = add i32 %"3", %0
  %2 = add i32 %"7", %"a b"
  %"b;c" = add i32 %2, %.x
  %add.i.i = add i32 %"b;c", %-y
  %"\C3\A9" = add i32 %add.i.i, %"new\0Aline"
  br label %"1"

"1":
  %x = add i32 %"\C3\A9", %$d
  br label %3

3:
  %4 = phi i32 [ %x, %"1" ]
  br label %"x:y"

"x:y":
  %"quo\22te" = add i32 %4, 1
  br label %-.$_1

-.$_1:
  %a = alloca %"class.std::vector<int>"
  ret i32 %"quo\22te"
}

define void @label_like(i32 %label, i32 %double, i32 %x) {
define:
  %ret = add i32 %label, %double
  %call = add i32 %ret, %x
  br label %entry

entry:
  ret void
}

define i32 @later_use(i1 %c) {
  br label %b

a:
  %y = add i32 %x, 1
  %z = call i32 @"f(int)"(i32 %y, i32 %x, i32 %w, i32 0, i32 0, i32 0, i32 0)
  ret i32 %y

b:
  %x = add i32 1, 2
  %w = add i32 %x, %x
  br label %a
}
