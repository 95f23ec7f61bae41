; Made from nodes.c by `python -m enzyme_hub._bitcode`.
%struct.tree_node = type { i32, ptr, ptr, ptr }
%struct.list_node = type { ptr, ptr }

@.str = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1

define ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr %0) {
  %2 = call ptr @next_of(ptr %0)
  ret ptr %2
}

define internal ptr @next_of(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  %7 = load ptr, ptr %6, align 8
  %8 = call ptr @first_below(ptr %7)
  br label %23

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  br label %12

12:                                               ; preds = %16, %9
  %.012 = phi ptr [ %0, %9 ], [ %.0, %16 ]
  %.0 = phi ptr [ %11, %9 ], [ %18, %16 ]
  %13 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 3
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %.012, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  br label %12

19:                                               ; preds = %12
  %20 = getelementptr inbounds nuw %struct.tree_node, ptr %.012, i32 0, i32 3
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, %.0
  %.012..0 = select i1 %22, ptr %.012, ptr %.0
  br label %23

23:                                               ; preds = %19, %5
  %.013 = phi ptr [ %8, %5 ], [ %.012..0, %19 ]
  ret ptr %.013
}

define ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr %0) {
  %2 = call ptr @next_of(ptr %0)
  ret ptr %2
}

define ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr %0) {
  %2 = call ptr @previous_of(ptr %0)
  ret ptr %2
}

define internal ptr @previous_of(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 0
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %18

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.tree_node, ptr %11, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, %0
  br i1 %14, label %15, label %18

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  %17 = load ptr, ptr %16, align 8
  br label %36

18:                                               ; preds = %9, %5, %1
  %19 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 2
  %20 = load ptr, ptr %19, align 8
  %21 = icmp ne ptr %20, null
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 2
  %24 = load ptr, ptr %23, align 8
  %25 = call ptr @last_below(ptr %24)
  br label %36

26:                                               ; preds = %18
  %27 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %28 = load ptr, ptr %27, align 8
  br label %29

29:                                               ; preds = %33, %26
  %.014 = phi ptr [ %0, %26 ], [ %.0, %33 ]
  %.0 = phi ptr [ %28, %26 ], [ %35, %33 ]
  %30 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 2
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %.014, %31
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 1
  %35 = load ptr, ptr %34, align 8
  br label %29

36:                                               ; preds = %29, %22, %15
  %.015 = phi ptr [ %17, %15 ], [ %25, %22 ], [ %.0, %29 ]
  ret ptr %.015
}

define ptr @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr %0) {
  %2 = call ptr @previous_of(ptr %0)
  ret ptr %2
}

define void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 zeroext %0, ptr %1, ptr %2, ptr %3) {
  %5 = zext i1 %0 to i8
  %6 = getelementptr inbounds nuw %struct.tree_node, ptr %1, i32 0, i32 1
  store ptr %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.tree_node, ptr %1, i32 0, i32 3
  store ptr null, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.tree_node, ptr %1, i32 0, i32 2
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.tree_node, ptr %1, i32 0, i32 0
  store i32 0, ptr %9, align 8
  %10 = trunc i8 %5 to i1
  br i1 %10, label %11, label %23

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw %struct.tree_node, ptr %2, i32 0, i32 2
  store ptr %1, ptr %12, align 8
  %13 = icmp eq ptr %2, %3
  br i1 %13, label %14, label %17

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw %struct.tree_node, ptr %3, i32 0, i32 1
  store ptr %1, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.tree_node, ptr %3, i32 0, i32 3
  store ptr %1, ptr %16, align 8
  br label %30

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw %struct.tree_node, ptr %3, i32 0, i32 2
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %2, %19
  br i1 %20, label %21, label %30

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw %struct.tree_node, ptr %3, i32 0, i32 2
  store ptr %1, ptr %22, align 8
  br label %30

23:                                               ; preds = %4
  %24 = getelementptr inbounds nuw %struct.tree_node, ptr %2, i32 0, i32 3
  store ptr %1, ptr %24, align 8
  %25 = getelementptr inbounds nuw %struct.tree_node, ptr %3, i32 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %2, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw %struct.tree_node, ptr %3, i32 0, i32 3
  store ptr %1, ptr %29, align 8
  br label %30

30:                                               ; preds = %23, %28, %14, %21, %17
  br label %31

31:                                               ; preds = %102, %30
  %.0 = phi ptr [ %1, %30 ], [ %.1, %102 ]
  %32 = getelementptr inbounds nuw %struct.tree_node, ptr %3, i32 0, i32 1
  %33 = load ptr, ptr %32, align 8
  %34 = icmp ne ptr %.0, %33
  br i1 %34, label %35, label %.critedge

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 1
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw %struct.tree_node, ptr %37, i32 0, i32 0
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %.critedge

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.tree_node, ptr %43, i32 0, i32 1
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 1
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw %struct.tree_node, ptr %45, i32 0, i32 2
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %47, %49
  %51 = zext i1 %50 to i8
  %52 = trunc i8 %51 to i1
  br i1 %52, label %53, label %56

53:                                               ; preds = %41
  %54 = getelementptr inbounds nuw %struct.tree_node, ptr %45, i32 0, i32 3
  %55 = load ptr, ptr %54, align 8
  br label %59

56:                                               ; preds = %41
  %57 = getelementptr inbounds nuw %struct.tree_node, ptr %45, i32 0, i32 2
  %58 = load ptr, ptr %57, align 8
  br label %59

59:                                               ; preds = %56, %53
  %60 = phi ptr [ %55, %53 ], [ %58, %56 ]
  %61 = icmp ne ptr %60, null
  br i1 %61, label %62, label %72

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw %struct.tree_node, ptr %60, i32 0, i32 0
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw %struct.tree_node, ptr %60, i32 0, i32 0
  store i32 1, ptr %67, align 8
  %68 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 1
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw %struct.tree_node, ptr %69, i32 0, i32 0
  store i32 1, ptr %70, align 8
  %71 = getelementptr inbounds nuw %struct.tree_node, ptr %45, i32 0, i32 0
  store i32 0, ptr %71, align 8
  br label %102

72:                                               ; preds = %62, %59
  %73 = trunc i8 %51 to i1
  br i1 %73, label %74, label %88

74:                                               ; preds = %72
  %75 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 1
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds nuw %struct.tree_node, ptr %76, i32 0, i32 3
  %78 = load ptr, ptr %77, align 8
  %79 = icmp eq ptr %.0, %78
  br i1 %79, label %80, label %83

80:                                               ; preds = %74
  %81 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 1
  %82 = load ptr, ptr %81, align 8
  call void @rotate_left(ptr %82, ptr %3)
  br label %83

83:                                               ; preds = %80, %74
  %.2 = phi ptr [ %82, %80 ], [ %.0, %74 ]
  %84 = getelementptr inbounds nuw %struct.tree_node, ptr %.2, i32 0, i32 1
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds nuw %struct.tree_node, ptr %85, i32 0, i32 0
  store i32 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw %struct.tree_node, ptr %45, i32 0, i32 0
  store i32 0, ptr %87, align 8
  call void @rotate_right(ptr %45, ptr %3)
  br label %102

88:                                               ; preds = %72
  %89 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 1
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds nuw %struct.tree_node, ptr %90, i32 0, i32 2
  %92 = load ptr, ptr %91, align 8
  %93 = icmp eq ptr %.0, %92
  br i1 %93, label %94, label %97

94:                                               ; preds = %88
  %95 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 1
  %96 = load ptr, ptr %95, align 8
  call void @rotate_right(ptr %96, ptr %3)
  br label %97

97:                                               ; preds = %94, %88
  %.4 = phi ptr [ %96, %94 ], [ %.0, %88 ]
  %98 = getelementptr inbounds nuw %struct.tree_node, ptr %.4, i32 0, i32 1
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds nuw %struct.tree_node, ptr %99, i32 0, i32 0
  store i32 1, ptr %100, align 8
  %101 = getelementptr inbounds nuw %struct.tree_node, ptr %45, i32 0, i32 0
  store i32 0, ptr %101, align 8
  call void @rotate_left(ptr %45, ptr %3)
  br label %102

102:                                              ; preds = %83, %97, %66
  %.1 = phi ptr [ %45, %66 ], [ %.2, %83 ], [ %.4, %97 ]
  br label %31

.critedge:                                        ; preds = %31, %35
  %103 = getelementptr inbounds nuw %struct.tree_node, ptr %3, i32 0, i32 1
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds nuw %struct.tree_node, ptr %104, i32 0, i32 0
  store i32 1, ptr %105, align 8
  ret void
}

define internal void @rotate_left(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.tree_node, ptr %4, i32 0, i32 2
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  store ptr %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.tree_node, ptr %4, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw %struct.tree_node, ptr %4, i32 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.tree_node, ptr %13, i32 0, i32 1
  store ptr %0, ptr %14, align 8
  br label %15

15:                                               ; preds = %11, %2
  %16 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.tree_node, ptr %4, i32 0, i32 1
  store ptr %17, ptr %18, align 8
  call void @replace(ptr %0, ptr %4, ptr %1)
  %19 = getelementptr inbounds nuw %struct.tree_node, ptr %4, i32 0, i32 2
  store ptr %0, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  store ptr %4, ptr %20, align 8
  ret void
}

define internal void @rotate_right(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.tree_node, ptr %4, i32 0, i32 3
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 2
  store ptr %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.tree_node, ptr %4, i32 0, i32 3
  %9 = load ptr, ptr %8, align 8
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw %struct.tree_node, ptr %4, i32 0, i32 3
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.tree_node, ptr %13, i32 0, i32 1
  store ptr %0, ptr %14, align 8
  br label %15

15:                                               ; preds = %11, %2
  %16 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.tree_node, ptr %4, i32 0, i32 1
  store ptr %17, ptr %18, align 8
  call void @replace(ptr %0, ptr %4, ptr %1)
  %19 = getelementptr inbounds nuw %struct.tree_node, ptr %4, i32 0, i32 3
  store ptr %0, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  store ptr %4, ptr %20, align 8
  ret void
}

define ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.tree_node, ptr %1, i32 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, %0
  br i1 %5, label %6, label %20

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  %12 = load ptr, ptr %11, align 8
  %13 = call ptr @first_below(ptr %12)
  br label %17

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  br label %17

17:                                               ; preds = %14, %10
  %18 = phi ptr [ %13, %10 ], [ %16, %14 ]
  %19 = getelementptr inbounds nuw %struct.tree_node, ptr %1, i32 0, i32 2
  store ptr %18, ptr %19, align 8
  br label %20

20:                                               ; preds = %17, %2
  %21 = getelementptr inbounds nuw %struct.tree_node, ptr %1, i32 0, i32 3
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, %0
  br i1 %23, label %24, label %38

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %32

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = call ptr @last_below(ptr %30)
  br label %35

32:                                               ; preds = %24
  %33 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %34 = load ptr, ptr %33, align 8
  br label %35

35:                                               ; preds = %32, %28
  %36 = phi ptr [ %31, %28 ], [ %34, %32 ]
  %37 = getelementptr inbounds nuw %struct.tree_node, ptr %1, i32 0, i32 3
  store ptr %36, ptr %37, align 8
  br label %38

38:                                               ; preds = %35, %20
  %39 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 0
  %40 = load i32, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 2
  %42 = load ptr, ptr %41, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %86

44:                                               ; preds = %38
  %45 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  %46 = load ptr, ptr %45, align 8
  %47 = icmp ne ptr %46, null
  br i1 %47, label %48, label %86

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  %50 = load ptr, ptr %49, align 8
  %51 = call ptr @first_below(ptr %50)
  %52 = getelementptr inbounds nuw %struct.tree_node, ptr %51, i32 0, i32 0
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.tree_node, ptr %51, i32 0, i32 3
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.tree_node, ptr %51, i32 0, i32 1
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, %0
  br i1 %58, label %73, label %59

59:                                               ; preds = %48
  %60 = getelementptr inbounds nuw %struct.tree_node, ptr %51, i32 0, i32 1
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.tree_node, ptr %61, i32 0, i32 2
  store ptr %55, ptr %62, align 8
  %63 = icmp ne ptr %55, null
  br i1 %63, label %64, label %66

64:                                               ; preds = %59
  %65 = getelementptr inbounds nuw %struct.tree_node, ptr %55, i32 0, i32 1
  store ptr %61, ptr %65, align 8
  br label %66

66:                                               ; preds = %64, %59
  %67 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw %struct.tree_node, ptr %51, i32 0, i32 3
  store ptr %68, ptr %69, align 8
  %70 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds nuw %struct.tree_node, ptr %71, i32 0, i32 1
  store ptr %51, ptr %72, align 8
  br label %73

73:                                               ; preds = %48, %66
  %.057 = phi ptr [ %61, %66 ], [ %51, %48 ]
  %74 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 2
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw %struct.tree_node, ptr %51, i32 0, i32 2
  store ptr %75, ptr %76, align 8
  %77 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 2
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw %struct.tree_node, ptr %78, i32 0, i32 1
  store ptr %51, ptr %79, align 8
  call void @replace(ptr %0, ptr %51, ptr %1)
  %80 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw %struct.tree_node, ptr %51, i32 0, i32 1
  store ptr %81, ptr %82, align 8
  %83 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 0
  %84 = load i32, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.tree_node, ptr %51, i32 0, i32 0
  store i32 %84, ptr %85, align 8
  br label %104

86:                                               ; preds = %44, %38
  %87 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 2
  %88 = load ptr, ptr %87, align 8
  %89 = icmp ne ptr %88, null
  br i1 %89, label %90, label %93

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 2
  %92 = load ptr, ptr %91, align 8
  br label %96

93:                                               ; preds = %86
  %94 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 3
  %95 = load ptr, ptr %94, align 8
  br label %96

96:                                               ; preds = %93, %90
  %97 = phi ptr [ %92, %90 ], [ %95, %93 ]
  %98 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %99 = load ptr, ptr %98, align 8
  %100 = icmp ne ptr %97, null
  br i1 %100, label %101, label %103

101:                                              ; preds = %96
  %102 = getelementptr inbounds nuw %struct.tree_node, ptr %97, i32 0, i32 1
  store ptr %99, ptr %102, align 8
  br label %103

103:                                              ; preds = %101, %96
  call void @replace(ptr %0, ptr %97, ptr %1)
  br label %104

104:                                              ; preds = %103, %73
  %.1 = phi ptr [ %.057, %73 ], [ %99, %103 ]
  %.056 = phi i32 [ %53, %73 ], [ %40, %103 ]
  %.0 = phi ptr [ %55, %73 ], [ %97, %103 ]
  %105 = icmp eq i32 %.056, 1
  br i1 %105, label %106, label %107

106:                                              ; preds = %104
  call void @repair(ptr %.0, ptr %.1, ptr %1)
  br label %107

107:                                              ; preds = %106, %104
  ret ptr %0
}

define internal ptr @first_below(ptr %0) {
  br label %2

2:                                                ; preds = %6, %1
  %.0 = phi ptr [ %0, %1 ], [ %8, %6 ]
  %3 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 2
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 2
  %8 = load ptr, ptr %7, align 8
  br label %2

9:                                                ; preds = %2
  ret ptr %.0
}

define internal ptr @last_below(ptr %0) {
  br label %2

2:                                                ; preds = %6, %1
  %.0 = phi ptr [ %0, %1 ], [ %8, %6 ]
  %3 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 3
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 3
  %8 = load ptr, ptr %7, align 8
  br label %2

9:                                                ; preds = %2
  ret ptr %.0
}

define internal void @replace(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw %struct.tree_node, ptr %2, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, %0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.tree_node, ptr %2, i32 0, i32 1
  store ptr %1, ptr %8, align 8
  br label %23

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.tree_node, ptr %11, i32 0, i32 2
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, %0
  br i1 %14, label %15, label %19

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.tree_node, ptr %17, i32 0, i32 2
  store ptr %1, ptr %18, align 8
  br label %23

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw %struct.tree_node, ptr %0, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.tree_node, ptr %21, i32 0, i32 3
  store ptr %1, ptr %22, align 8
  br label %23

23:                                               ; preds = %15, %19, %7
  ret void
}

define internal void @repair(ptr %0, ptr %1, ptr %2) {
  br label %4

4:                                                ; preds = %136, %76, %3
  %.065 = phi ptr [ %1, %3 ], [ %.166, %76 ], [ %.267, %136 ]
  %.0 = phi ptr [ %0, %3 ], [ %.2, %76 ], [ %.4, %136 ]
  %5 = getelementptr inbounds nuw %struct.tree_node, ptr %2, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %.0, %6
  br i1 %7, label %8, label %.critedge

8:                                                ; preds = %4
  %9 = icmp ne ptr %.0, null
  br i1 %9, label %10, label %.critedge75

10:                                               ; preds = %8
  %11 = getelementptr inbounds nuw %struct.tree_node, ptr %.0, i32 0, i32 0
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 1
  br i1 %13, label %.critedge75, label %.critedge

.critedge75:                                      ; preds = %8, %10
  %14 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 2
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %.0, %15
  br i1 %16, label %17, label %77

17:                                               ; preds = %.critedge75
  %18 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 3
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.tree_node, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw %struct.tree_node, ptr %19, i32 0, i32 0
  store i32 1, ptr %24, align 8
  %25 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 0
  store i32 0, ptr %25, align 8
  call void @rotate_left(ptr %.065, ptr %2)
  %26 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 3
  %27 = load ptr, ptr %26, align 8
  br label %28

28:                                               ; preds = %23, %17
  %.072 = phi ptr [ %27, %23 ], [ %19, %17 ]
  %29 = getelementptr inbounds nuw %struct.tree_node, ptr %.072, i32 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = icmp ne ptr %30, null
  br i1 %31, label %32, label %38

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw %struct.tree_node, ptr %.072, i32 0, i32 2
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.tree_node, ptr %34, i32 0, i32 0
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 1
  br label %38

38:                                               ; preds = %32, %28
  %39 = phi i1 [ true, %28 ], [ %37, %32 ]
  %40 = zext i1 %39 to i8
  %41 = getelementptr inbounds nuw %struct.tree_node, ptr %.072, i32 0, i32 3
  %42 = load ptr, ptr %41, align 8
  %43 = icmp ne ptr %42, null
  br i1 %43, label %44, label %50

44:                                               ; preds = %38
  %45 = getelementptr inbounds nuw %struct.tree_node, ptr %.072, i32 0, i32 3
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.tree_node, ptr %46, i32 0, i32 0
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 1
  br label %50

50:                                               ; preds = %44, %38
  %51 = phi i1 [ true, %38 ], [ %49, %44 ]
  %52 = zext i1 %51 to i8
  %53 = trunc i8 %40 to i1
  %54 = trunc i8 %52 to i1
  %or.cond = select i1 %53, i1 %54, i1 false
  br i1 %or.cond, label %55, label %59

55:                                               ; preds = %50
  %56 = getelementptr inbounds nuw %struct.tree_node, ptr %.072, i32 0, i32 0
  store i32 0, ptr %56, align 8
  %57 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 1
  %58 = load ptr, ptr %57, align 8
  br label %76

59:                                               ; preds = %50
  %60 = trunc i8 %52 to i1
  br i1 %60, label %61, label %68

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw %struct.tree_node, ptr %.072, i32 0, i32 2
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw %struct.tree_node, ptr %63, i32 0, i32 0
  store i32 1, ptr %64, align 8
  %65 = getelementptr inbounds nuw %struct.tree_node, ptr %.072, i32 0, i32 0
  store i32 0, ptr %65, align 8
  call void @rotate_right(ptr %.072, ptr %2)
  %66 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 3
  %67 = load ptr, ptr %66, align 8
  br label %68

68:                                               ; preds = %61, %59
  %.173 = phi ptr [ %67, %61 ], [ %.072, %59 ]
  %69 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 0
  %70 = load i32, ptr %69, align 8
  %71 = getelementptr inbounds nuw %struct.tree_node, ptr %.173, i32 0, i32 0
  store i32 %70, ptr %71, align 8
  %72 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 0
  store i32 1, ptr %72, align 8
  %73 = getelementptr inbounds nuw %struct.tree_node, ptr %.173, i32 0, i32 3
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds nuw %struct.tree_node, ptr %74, i32 0, i32 0
  store i32 1, ptr %75, align 8
  call void @rotate_left(ptr %.065, ptr %2)
  br label %76

76:                                               ; preds = %68, %55
  %.070 = phi i32 [ 2, %55 ], [ 0, %68 ]
  %.166 = phi ptr [ %58, %55 ], [ %.065, %68 ]
  %.2 = phi ptr [ %.065, %55 ], [ %.0, %68 ]
  switch i32 %.070, label %141 [
    i32 0, label %.critedge
    i32 2, label %4
  ]

77:                                               ; preds = %.critedge75
  %78 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 2
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr inbounds nuw %struct.tree_node, ptr %79, i32 0, i32 0
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %88

83:                                               ; preds = %77
  %84 = getelementptr inbounds nuw %struct.tree_node, ptr %79, i32 0, i32 0
  store i32 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 0
  store i32 0, ptr %85, align 8
  call void @rotate_right(ptr %.065, ptr %2)
  %86 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 2
  %87 = load ptr, ptr %86, align 8
  br label %88

88:                                               ; preds = %83, %77
  %.068 = phi ptr [ %87, %83 ], [ %79, %77 ]
  %89 = getelementptr inbounds nuw %struct.tree_node, ptr %.068, i32 0, i32 3
  %90 = load ptr, ptr %89, align 8
  %91 = icmp ne ptr %90, null
  br i1 %91, label %92, label %98

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw %struct.tree_node, ptr %.068, i32 0, i32 3
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw %struct.tree_node, ptr %94, i32 0, i32 0
  %96 = load i32, ptr %95, align 8
  %97 = icmp eq i32 %96, 1
  br label %98

98:                                               ; preds = %92, %88
  %99 = phi i1 [ true, %88 ], [ %97, %92 ]
  %100 = zext i1 %99 to i8
  %101 = getelementptr inbounds nuw %struct.tree_node, ptr %.068, i32 0, i32 2
  %102 = load ptr, ptr %101, align 8
  %103 = icmp ne ptr %102, null
  br i1 %103, label %104, label %110

104:                                              ; preds = %98
  %105 = getelementptr inbounds nuw %struct.tree_node, ptr %.068, i32 0, i32 2
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw %struct.tree_node, ptr %106, i32 0, i32 0
  %108 = load i32, ptr %107, align 8
  %109 = icmp eq i32 %108, 1
  br label %110

110:                                              ; preds = %104, %98
  %111 = phi i1 [ true, %98 ], [ %109, %104 ]
  %112 = zext i1 %111 to i8
  %113 = trunc i8 %100 to i1
  %114 = trunc i8 %112 to i1
  %or.cond76 = select i1 %113, i1 %114, i1 false
  br i1 %or.cond76, label %115, label %119

115:                                              ; preds = %110
  %116 = getelementptr inbounds nuw %struct.tree_node, ptr %.068, i32 0, i32 0
  store i32 0, ptr %116, align 8
  %117 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 1
  %118 = load ptr, ptr %117, align 8
  br label %136

119:                                              ; preds = %110
  %120 = trunc i8 %112 to i1
  br i1 %120, label %121, label %128

121:                                              ; preds = %119
  %122 = getelementptr inbounds nuw %struct.tree_node, ptr %.068, i32 0, i32 3
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds nuw %struct.tree_node, ptr %123, i32 0, i32 0
  store i32 1, ptr %124, align 8
  %125 = getelementptr inbounds nuw %struct.tree_node, ptr %.068, i32 0, i32 0
  store i32 0, ptr %125, align 8
  call void @rotate_left(ptr %.068, ptr %2)
  %126 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 2
  %127 = load ptr, ptr %126, align 8
  br label %128

128:                                              ; preds = %121, %119
  %.169 = phi ptr [ %127, %121 ], [ %.068, %119 ]
  %129 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 0
  %130 = load i32, ptr %129, align 8
  %131 = getelementptr inbounds nuw %struct.tree_node, ptr %.169, i32 0, i32 0
  store i32 %130, ptr %131, align 8
  %132 = getelementptr inbounds nuw %struct.tree_node, ptr %.065, i32 0, i32 0
  store i32 1, ptr %132, align 8
  %133 = getelementptr inbounds nuw %struct.tree_node, ptr %.169, i32 0, i32 2
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw %struct.tree_node, ptr %134, i32 0, i32 0
  store i32 1, ptr %135, align 8
  call void @rotate_right(ptr %.065, ptr %2)
  br label %136

136:                                              ; preds = %128, %115
  %.171 = phi i32 [ 2, %115 ], [ 0, %128 ]
  %.267 = phi ptr [ %118, %115 ], [ %.065, %128 ]
  %.4 = phi ptr [ %.065, %115 ], [ %.0, %128 ]
  switch i32 %.171, label %141 [
    i32 0, label %.critedge
    i32 2, label %4
  ]

.critedge:                                        ; preds = %4, %76, %136, %10
  %.1 = phi ptr [ %.4, %136 ], [ %.0, %10 ], [ %.2, %76 ], [ %.0, %4 ]
  %137 = icmp ne ptr %.1, null
  br i1 %137, label %138, label %140

138:                                              ; preds = %.critedge
  %139 = getelementptr inbounds nuw %struct.tree_node, ptr %.1, i32 0, i32 0
  store i32 1, ptr %139, align 8
  br label %140

140:                                              ; preds = %138, %.critedge
  ret void

141:                                              ; preds = %136, %76
  unreachable
}

define void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 0
  store ptr %1, ptr %3, align 8
  %4 = getelementptr inbounds nuw %struct.list_node, ptr %1, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 1
  store ptr %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.list_node, ptr %1, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.list_node, ptr %8, i32 0, i32 0
  store ptr %0, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.list_node, ptr %1, i32 0, i32 1
  store ptr %0, ptr %10, align 8
  ret void
}

define void @_ZNSt8__detail15_List_node_base9_M_unhookEv(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.list_node, ptr %5, i32 0, i32 0
  store ptr %3, ptr %6, align 8
  %7 = getelementptr inbounds nuw %struct.list_node, ptr %3, i32 0, i32 1
  store ptr %5, ptr %7, align 8
  ret void
}

define void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr %0, ptr %1, ptr %2) {
  %4 = icmp eq ptr %0, %2
  br i1 %4, label %20, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.list_node, ptr %2, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.list_node, ptr %1, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.list_node, ptr %11, i32 0, i32 0
  store ptr %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.list_node, ptr %1, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.list_node, ptr %2, i32 0, i32 1
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.list_node, ptr %9, i32 0, i32 0
  store ptr %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.list_node, ptr %1, i32 0, i32 1
  store ptr %9, ptr %17, align 8
  %18 = getelementptr inbounds nuw %struct.list_node, ptr %7, i32 0, i32 0
  store ptr %0, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 1
  store ptr %7, ptr %19, align 8
  br label %20

20:                                               ; preds = %3, %5
  ret void
}

define void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr %0) {
  br label %2

2:                                                ; preds = %2, %1
  %.0 = phi ptr [ %0, %1 ], [ %4, %2 ]
  %3 = getelementptr inbounds nuw %struct.list_node, ptr %.0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.list_node, ptr %.0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.list_node, ptr %.0, i32 0, i32 0
  store ptr %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.list_node, ptr %.0, i32 0, i32 1
  store ptr %4, ptr %8, align 8
  %9 = icmp ne ptr %4, %0
  br i1 %9, label %2, label %10

10:                                               ; preds = %2
  ret void
}

define void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 0
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.list_node, ptr %1, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.list_node, ptr %1, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  call void @move_ring(ptr %0, ptr %8, ptr %10, ptr %1)
  call void @move_ring(ptr %1, ptr %4, ptr %6, ptr %0)
  ret void
}

define internal void @move_ring(ptr %0, ptr %1, ptr %2, ptr %3) {
  %5 = icmp eq ptr %1, %3
  %. = select i1 %5, ptr %0, ptr %1
  %6 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 0
  store ptr %., ptr %6, align 8
  %7 = icmp eq ptr %2, %3
  %8 = select i1 %7, ptr %0, ptr %2
  %9 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 1
  store ptr %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.list_node, ptr %11, i32 0, i32 1
  store ptr %0, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.list_node, ptr %0, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.list_node, ptr %14, i32 0, i32 0
  store ptr %0, ptr %15, align 8
  ret void
}

define ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr %0, ptr %1, i64 %2) {
  %4 = load i64, ptr %1, align 8
  %5 = icmp ugt i64 %4, 9223372036854775806
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  call void @_ZSt20__throw_length_errorPKc(ptr @.str)
  unreachable

7:                                                ; preds = %3
  %8 = load i64, ptr %1, align 8
  %9 = icmp ugt i64 %8, %2
  br i1 %9, label %10, label %19

10:                                               ; preds = %7
  %11 = load i64, ptr %1, align 8
  %12 = mul i64 2, %2
  %13 = icmp ult i64 %11, %12
  br i1 %13, label %14, label %19

14:                                               ; preds = %10
  %15 = mul i64 2, %2
  %16 = icmp ult i64 %15, 9223372036854775806
  %17 = mul i64 2, %2
  %18 = select i1 %16, i64 %17, i64 9223372036854775806
  store i64 %18, ptr %1, align 8
  br label %19

19:                                               ; preds = %14, %10, %7
  %20 = load i64, ptr %1, align 8
  %21 = add i64 %20, 1
  %22 = call noalias ptr @_Znwm(i64 %21)
  ret ptr %22
}

declare void @_ZSt20__throw_length_errorPKc(ptr)

declare noalias ptr @_Znwm(i64)
