; Made from flags.c by `python -m enzyme_hub._bitcode`.
define i32 @letter_of_char(i8 signext %0) {
  %2 = sext i8 %0 to i32
  %3 = icmp sge i32 %2, 97
  %4 = sext i8 %0 to i32
  %5 = icmp sle i32 %4, 122
  %or.cond = and i1 %3, %5
  %6 = sext i8 %0 to i32
  %7 = sub nsw i32 %6, 97
  %8 = add nsw i32 %7, 65
  %9 = sext i8 %0 to i32
  %10 = select i1 %or.cond, i32 %8, i32 %9
  ret i32 %10
}

define i32 @letter_of_enum(i32 %0) {
  switch i32 %0, label %10 [
    i32 111, label %2
    i32 132, label %2
    i32 112, label %11
    i32 113, label %6
    i32 121, label %7
    i32 131, label %8
    i32 142, label %9
  ]

2:                                                ; preds = %1, %1
  %3 = icmp eq i32 %0, 111
  %4 = zext i1 %3 to i64
  %5 = select i1 %3, i32 78, i32 85
  br label %11

6:                                                ; preds = %1
  br label %11

7:                                                ; preds = %1
  br label %11

8:                                                ; preds = %1
  br label %11

9:                                                ; preds = %1
  br label %11

10:                                               ; preds = %1
  br label %11

11:                                               ; preds = %1, %10, %9, %8, %7, %6, %2
  %.0 = phi i32 [ 76, %10 ], [ %5, %2 ], [ 82, %9 ], [ 67, %6 ], [ 85, %7 ], [ 78, %8 ], [ 84, %1 ]
  ret i32 %.0
}

define i32 @enum_of_trans(i32 %0) {
  %2 = icmp eq i32 %0, 78
  br i1 %2, label %7, label %3

3:                                                ; preds = %1
  %4 = icmp eq i32 %0, 84
  %5 = zext i1 %4 to i64
  %6 = select i1 %4, i32 112, i32 113
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i32 [ %6, %3 ], [ 111, %1 ]
  ret i32 %8
}

define i32 @enum_of_uplo(i32 %0) {
  %2 = icmp eq i32 %0, 85
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 121, i32 122
  ret i32 %4
}

define i32 @enum_of_diag(i32 %0) {
  %2 = icmp eq i32 %0, 78
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 131, i32 132
  ret i32 %4
}

define i32 @enum_of_side(i32 %0) {
  %2 = icmp eq i32 %0, 76
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 141, i32 142
  ret i32 %4
}

define i32 @turned_trans(i32 %0) {
  %2 = icmp eq i32 %0, 78
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 84, i32 78
  ret i32 %4
}

define i32 @turned_uplo(i32 %0) {
  %2 = icmp eq i32 %0, 85
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 76, i32 85
  ret i32 %4
}

define i32 @turned_side(i32 %0) {
  %2 = icmp eq i32 %0, 76
  %3 = zext i1 %2 to i64
  %4 = select i1 %2, i32 82, i32 76
  ret i32 %4
}
