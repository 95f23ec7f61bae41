; Made from runtime.c by `python -m enzyme_hub._bitcode`.
%struct.taped = type { ptr, i32 }
%struct.interface = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.number = type { i64, i32, i32 }
%struct.layout = type { i64, i32, i32, i32, i32, ptr }
%struct.anon = type { ptr, i32, i32, i32, i32 }
%struct.record = type { i64, i32, i32, i32, i32, i64, i64, ptr, ptr, ptr, i64, i64, i64, i32, ptr, ptr, ptr }
%struct.pair = type { ptr, ptr }
%struct.place = type { ptr, ptr, ptr, ptr }
%struct.arrived = type { i32, [0 x ptr] }
%struct.kept = type { ptr, i32, i32, ptr, i64, i64, ptr }
%struct.reduction = type { ptr, i32, i32, ptr }
%struct.scattered = type { ptr, ptr, ptr, i32 }
%struct.amount = type { i32, ptr, ptr }
%struct.exchange = type { %struct.side, %struct.side, i32 }
%struct.side = type { ptr, ptr, ptr, i32, ptr }
%struct.later = type { i64, i64, i64, i64, ptr, ptr, i32, i32, ptr, ptr, ptr, ptr }
%struct.office = type { ptr, ptr, ptr, ptr, i64 }
%struct.letter = type { i64, i64, ptr, %struct.heading, [0 x double] }
%struct.heading = type { i64, i32, i32 }
%struct.counter = type { i32, i32, i32, i64, ptr }
%struct.part = type { i64, i64 }

@ompi_mpi_comm_world = extern_weak global [0 x i8], align 1
@in_lanes = internal global %struct.taped zeroinitializer, align 8
@.str = private unnamed_addr constant [76 x i8] c"a gradient in several lanes has no adjoint of it: use MPI_Recv, or one lane\00", align 1
@.str.1 = private unnamed_addr constant [72 x i8] c"what it receives was waited for, and not in the differentiated function\00", align 1
@given_up = internal global ptr null, align 8
@given_up_count = internal global i32 0, align 4
@made_in_lanes = internal global i64 0, align 8
@our_tag.tag = internal global i32 0, align 4
@office_of.key = internal global i32 0, align 4
@office_of.end_key = internal global i32 0, align 4
@office_of.is_made = internal global i32 0, align 4
@on_their_way = internal global ptr null, align 8
@.str.2 = private unnamed_addr constant [52 x i8] c"messages of an intercommunicator have no derivative\00", align 1
@send_off.status = internal global [64 x i8] zeroinitializer, align 8
@.str.3 = private unnamed_addr constant [39 x i8] c"the largest tag belongs to derivatives\00", align 1
@.str.4 = private unnamed_addr constant [130 x i8] c"the two sides of a message are of different datatypes, or another message of that tag was: give both the same, also to empty ones\00", align 1
@waited = internal global ptr null, align 8
@.str.5 = private unnamed_addr constant [85 x i8] c"the differentiated function begins it, and does not wait for it: call MPI_Wait there\00", align 1
@.str.6 = private unnamed_addr constant [117 x i8] c"a receive of MPI_ANY_SOURCE and the same tag was begun before it: forward mode needs that one to be waited for first\00", align 1
@mpi.open_mpi = internal global %struct.interface zeroinitializer, align 8
@mpich = internal constant %struct.interface { i64 1140850688, i64 1140850689, i64 1275070475, i64 1275069445, i64 1275068685, i64 1476395011, i64 1476395012, i64 1476395010, i64 1476395009, i64 1476395019, i64 1476395020, i64 67108864, i64 -1, i64 1, i32 -1, i32 -2, i32 -1, i32 1681915905, i32 1, i32 56, i32 2, i32 3 }, align 8
@ompi_mpi_comm_self = extern_weak global [0 x i8], align 1
@ompi_mpi_double = extern_weak global [0 x i8], align 1
@ompi_mpi_int = extern_weak global [0 x i8], align 1
@ompi_mpi_byte = extern_weak global [0 x i8], align 1
@ompi_mpi_op_sum = extern_weak global [0 x i8], align 1
@ompi_mpi_op_prod = extern_weak global [0 x i8], align 1
@ompi_mpi_op_min = extern_weak global [0 x i8], align 1
@ompi_mpi_op_max = extern_weak global [0 x i8], align 1
@ompi_mpi_op_minloc = extern_weak global [0 x i8], align 1
@ompi_mpi_op_maxloc = extern_weak global [0 x i8], align 1
@ompi_mpi_comm_null = extern_weak global [0 x i8], align 1
@.str.7 = private unnamed_addr constant [78 x i8] c"MPI_ANY_TAG has a derivative in MPI_Recv and MPI_Sendrecv alone: name the tag\00", align 1
@all_kept = internal global ptr null, align 8
@.str.8 = private unnamed_addr constant [21 x i8] c"rank %d: %s: %s (%s)\00", align 1
@.str.9 = private unnamed_addr constant [16 x i8] c"rank %d: %s: %s\00", align 1
@__ehub_stop_last = external global ptr, align 8
@.str.10 = private unnamed_addr constant [7 x i8] c"EH0303\00", align 1
@.str.11 = private unnamed_addr constant [45 x i8] c"its ranks name different datatypes or counts\00", align 1
@.str.12 = private unnamed_addr constant [107 x i8] c"its request was not made in the differentiated function: call MPI_Send_init or MPI_Recv_init there as well\00", align 1
@.str.13 = private unnamed_addr constant [89 x i8] c"a gradient in several lanes has no adjoint of it: use MPI_Send and MPI_Recv, or one lane\00", align 1
@.str.14 = private unnamed_addr constant [72 x i8] c"a request is freed whose message is not there yet: call MPI_Wait before\00", align 1
@layout_of.one = internal global %struct.number { i64 0, i32 8, i32 1 }, align 8
@layout_of.real = internal global %struct.layout { i64 8, i32 1, i32 0, i32 1, i32 0, ptr @layout_of.one }, align 8
@.str.15 = private unnamed_addr constant [113 x i8] c"differentiated memory is sent or received as bytes: say what they are, as in MPI_DOUBLE, or pass constant memory\00", align 1
@named = internal constant [19 x %struct.anon] [%struct.anon { ptr @.str.18, i32 8, i32 1, i32 1, i32 0 }, %struct.anon { ptr @.str.19, i32 4, i32 1, i32 1, i32 0 }, %struct.anon { ptr @.str.20, i32 8, i32 1, i32 1, i32 0 }, %struct.anon { ptr @.str.21, i32 4, i32 1, i32 1, i32 0 }, %struct.anon { ptr @.str.22, i32 8, i32 1, i32 1, i32 0 }, %struct.anon { ptr @.str.23, i32 4, i32 1, i32 1, i32 0 }, %struct.anon { ptr @.str.24, i32 8, i32 2, i32 1, i32 0 }, %struct.anon { ptr @.str.25, i32 4, i32 2, i32 1, i32 0 }, %struct.anon { ptr @.str.26, i32 4, i32 2, i32 1, i32 0 }, %struct.anon { ptr @.str.27, i32 8, i32 2, i32 1, i32 0 }, %struct.anon { ptr @.str.28, i32 4, i32 2, i32 1, i32 0 }, %struct.anon { ptr @.str.29, i32 8, i32 2, i32 1, i32 0 }, %struct.anon { ptr @.str.30, i32 4, i32 2, i32 1, i32 0 }, %struct.anon { ptr @.str.31, i32 8, i32 2, i32 1, i32 0 }, %struct.anon { ptr @.str.32, i32 4, i32 2, i32 1, i32 0 }, %struct.anon { ptr @.str.33, i32 8, i32 1, i32 1, i32 1 }, %struct.anon { ptr @.str.34, i32 4, i32 1, i32 1, i32 1 }, %struct.anon { ptr @.str.35, i32 8, i32 1, i32 2, i32 0 }, %struct.anon { ptr @.str.36, i32 4, i32 1, i32 2, i32 0 }], align 16
@integers = internal constant [34 x ptr] [ptr @.str.37, ptr @.str.38, ptr @.str.39, ptr @.str.40, ptr @.str.41, ptr @.str.42, ptr @.str.43, ptr @.str.44, ptr @.str.45, ptr @.str.46, ptr @.str.47, ptr @.str.48, ptr @.str.49, ptr @.str.50, ptr @.str.51, ptr @.str.52, ptr @.str.53, ptr @.str.54, ptr @.str.55, ptr @.str.56, ptr @.str.57, ptr @.str.58, ptr @.str.59, ptr @.str.60, ptr @.str.61, ptr @.str.62, ptr @.str.63, ptr @.str.64, ptr @.str.65, ptr @.str.66, ptr @.str.67, ptr @.str.68, ptr @.str.69, ptr @.str.70], align 16
@lay_named.why = internal global [320 x i8] zeroinitializer, align 16
@.str.16 = private unnamed_addr constant [14 x i8] c"its datatype \00", align 1
@.str.17 = private unnamed_addr constant [19 x i8] c" has no derivative\00", align 1
@.str.18 = private unnamed_addr constant [11 x i8] c"MPI_DOUBLE\00", align 1
@.str.19 = private unnamed_addr constant [10 x i8] c"MPI_FLOAT\00", align 1
@.str.20 = private unnamed_addr constant [21 x i8] c"MPI_DOUBLE_PRECISION\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"MPI_REAL\00", align 1
@.str.22 = private unnamed_addr constant [10 x i8] c"MPI_REAL8\00", align 1
@.str.23 = private unnamed_addr constant [10 x i8] c"MPI_REAL4\00", align 1
@.str.24 = private unnamed_addr constant [21 x i8] c"MPI_C_DOUBLE_COMPLEX\00", align 1
@.str.25 = private unnamed_addr constant [20 x i8] c"MPI_C_FLOAT_COMPLEX\00", align 1
@.str.26 = private unnamed_addr constant [14 x i8] c"MPI_C_COMPLEX\00", align 1
@.str.27 = private unnamed_addr constant [23 x i8] c"MPI_CXX_DOUBLE_COMPLEX\00", align 1
@.str.28 = private unnamed_addr constant [22 x i8] c"MPI_CXX_FLOAT_COMPLEX\00", align 1
@.str.29 = private unnamed_addr constant [19 x i8] c"MPI_DOUBLE_COMPLEX\00", align 1
@.str.30 = private unnamed_addr constant [12 x i8] c"MPI_COMPLEX\00", align 1
@.str.31 = private unnamed_addr constant [14 x i8] c"MPI_COMPLEX16\00", align 1
@.str.32 = private unnamed_addr constant [13 x i8] c"MPI_COMPLEX8\00", align 1
@.str.33 = private unnamed_addr constant [15 x i8] c"MPI_DOUBLE_INT\00", align 1
@.str.34 = private unnamed_addr constant [14 x i8] c"MPI_FLOAT_INT\00", align 1
@.str.35 = private unnamed_addr constant [22 x i8] c"MPI_2DOUBLE_PRECISION\00", align 1
@.str.36 = private unnamed_addr constant [10 x i8] c"MPI_2REAL\00", align 1
@.str.37 = private unnamed_addr constant [8 x i8] c"MPI_INT\00", align 1
@.str.38 = private unnamed_addr constant [9 x i8] c"MPI_LONG\00", align 1
@.str.39 = private unnamed_addr constant [10 x i8] c"MPI_SHORT\00", align 1
@.str.40 = private unnamed_addr constant [13 x i8] c"MPI_UNSIGNED\00", align 1
@.str.41 = private unnamed_addr constant [18 x i8] c"MPI_UNSIGNED_LONG\00", align 1
@.str.42 = private unnamed_addr constant [19 x i8] c"MPI_UNSIGNED_SHORT\00", align 1
@.str.43 = private unnamed_addr constant [18 x i8] c"MPI_LONG_LONG_INT\00", align 1
@.str.44 = private unnamed_addr constant [14 x i8] c"MPI_LONG_LONG\00", align 1
@.str.45 = private unnamed_addr constant [23 x i8] c"MPI_UNSIGNED_LONG_LONG\00", align 1
@.str.46 = private unnamed_addr constant [11 x i8] c"MPI_INT8_T\00", align 1
@.str.47 = private unnamed_addr constant [12 x i8] c"MPI_INT16_T\00", align 1
@.str.48 = private unnamed_addr constant [12 x i8] c"MPI_INT32_T\00", align 1
@.str.49 = private unnamed_addr constant [12 x i8] c"MPI_INT64_T\00", align 1
@.str.50 = private unnamed_addr constant [12 x i8] c"MPI_UINT8_T\00", align 1
@.str.51 = private unnamed_addr constant [13 x i8] c"MPI_UINT16_T\00", align 1
@.str.52 = private unnamed_addr constant [13 x i8] c"MPI_UINT32_T\00", align 1
@.str.53 = private unnamed_addr constant [13 x i8] c"MPI_UINT64_T\00", align 1
@.str.54 = private unnamed_addr constant [11 x i8] c"MPI_C_BOOL\00", align 1
@.str.55 = private unnamed_addr constant [13 x i8] c"MPI_CXX_BOOL\00", align 1
@.str.56 = private unnamed_addr constant [9 x i8] c"MPI_AINT\00", align 1
@.str.57 = private unnamed_addr constant [10 x i8] c"MPI_COUNT\00", align 1
@.str.58 = private unnamed_addr constant [11 x i8] c"MPI_OFFSET\00", align 1
@.str.59 = private unnamed_addr constant [12 x i8] c"MPI_INTEGER\00", align 1
@.str.60 = private unnamed_addr constant [13 x i8] c"MPI_INTEGER1\00", align 1
@.str.61 = private unnamed_addr constant [13 x i8] c"MPI_INTEGER2\00", align 1
@.str.62 = private unnamed_addr constant [13 x i8] c"MPI_INTEGER4\00", align 1
@.str.63 = private unnamed_addr constant [13 x i8] c"MPI_INTEGER8\00", align 1
@.str.64 = private unnamed_addr constant [12 x i8] c"MPI_LOGICAL\00", align 1
@.str.65 = private unnamed_addr constant [14 x i8] c"MPI_CHARACTER\00", align 1
@.str.66 = private unnamed_addr constant [16 x i8] c"MPI_SIGNED_CHAR\00", align 1
@.str.67 = private unnamed_addr constant [10 x i8] c"MPI_WCHAR\00", align 1
@.str.68 = private unnamed_addr constant [9 x i8] c"MPI_BYTE\00", align 1
@.str.69 = private unnamed_addr constant [9 x i8] c"MPI_CHAR\00", align 1
@.str.70 = private unnamed_addr constant [18 x i8] c"MPI_UNSIGNED_CHAR\00", align 1
@.str.71 = private unnamed_addr constant [54 x i8] c"its datatype was made in a way that has no derivative\00", align 1
@.str.72 = private unnamed_addr constant [60 x i8] c"what MPI_BOTTOM leads to has no derivative: name the buffer\00", align 1
@.str.73 = private unnamed_addr constant [107 x i8] c"products of complex numbers have no derivative: multiply in the program what MPI_Allgather brings together\00", align 1
@.str.74 = private unnamed_addr constant [115 x i8] c"its operation has no derivative: those of MPI_SUM, MPI_PROD, MPI_MIN, MPI_MAX, MPI_MINLOC and MPI_MAXLOC are known\00", align 1
@.str.75 = private unnamed_addr constant [58 x i8] c"its operation has no derivative: that of MPI_SUM is known\00", align 1
@.str.76 = private unnamed_addr constant [85 x i8] c"a gradient in several lanes has no adjoint of it: use the blocking call, or one lane\00", align 1
@.str.77 = private unnamed_addr constant [58 x i8] c"it was waited for, and not in the differentiated function\00", align 1
@.str.78 = private unnamed_addr constant [91 x i8] c"its operation has no derivative: those of MPI_SUM, MPI_PROD, MPI_MIN and MPI_MAX are known\00", align 1

define i64 @__ehub_mpi_word(ptr %0) {
  %2 = ptrtoint ptr %0 to i64
  ret i64 %2
}

define void @__ehub_mpi_put(ptr %0, i64 %1) {
  store i64 %1, ptr %0, align 8
  ret void
}

define i64 @__ehub_mpi_type_f2c(i32 %0) {
  %2 = icmp ne ptr @ompi_mpi_comm_world, null
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = call i64 @"\01MPI_Type_f2c"(i32 %0)
  br label %7

5:                                                ; preds = %1
  %6 = zext i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi i64 [ %4, %3 ], [ %6, %5 ]
  ret i64 %8
}

declare extern_weak i64 @"\01MPI_Type_f2c"(i32)

define i64 @__ehub_mpi_op_f2c(i32 %0) {
  %2 = icmp ne ptr @ompi_mpi_comm_world, null
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = call i64 @"\01MPI_Op_f2c"(i32 %0)
  br label %7

5:                                                ; preds = %1
  %6 = zext i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi i64 [ %4, %3 ], [ %6, %5 ]
  ret i64 %8
}

declare extern_weak i64 @"\01MPI_Op_f2c"(i32)

define i64 @__ehub_mpi_comm_f2c(i32 %0) {
  %2 = icmp ne ptr @ompi_mpi_comm_world, null
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = call i64 @"\01MPI_Comm_f2c"(i32 %0)
  br label %7

5:                                                ; preds = %1
  %6 = zext i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi i64 [ %4, %3 ], [ %6, %5 ]
  ret i64 %8
}

declare extern_weak i64 @"\01MPI_Comm_f2c"(i32)

define void @__ehub_mpi_code(ptr %0, i32 %1) {
  %3 = icmp ne ptr %0, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  store i32 %1, ptr %0, align 4
  br label %5

5:                                                ; preds = %4, %2
  ret void
}

define i32 @__ehub_mpi_comm_c2f(i64 %0) {
  %2 = icmp ne ptr @ompi_mpi_comm_world, null
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = call i32 @"\01MPI_Comm_c2f"(i64 %0)
  br label %7

5:                                                ; preds = %1
  %6 = trunc i64 %0 to i32
  br label %7

7:                                                ; preds = %5, %3
  %8 = phi i32 [ %4, %3 ], [ %6, %5 ]
  ret i32 %8
}

declare extern_weak i32 @"\01MPI_Comm_c2f"(i64)

define i32 @__ehub_mpi_send(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, i32 %7, i64 %8) {
  %10 = call i32 @send(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, i32 %7)
  ret i32 %10
}

define internal i32 @send(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, i32 %6) {
  %8 = and i32 %6, -17
  switch i32 %8, label %15 [
    i32 1, label %9
    i32 2, label %11
    i32 3, label %13
  ]

9:                                                ; preds = %7
  %10 = call i32 @"\01MPI_Ssend"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5)
  br label %17

11:                                               ; preds = %7
  %12 = call i32 @"\01MPI_Rsend"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5)
  br label %17

13:                                               ; preds = %7
  %14 = call i32 @"\01MPI_Bsend"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5)
  br label %17

15:                                               ; preds = %7
  %16 = call i32 @"\01MPI_Send"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5)
  br label %17

17:                                               ; preds = %15, %13, %11, %9
  %.0 = phi i32 [ %16, %15 ], [ %10, %9 ], [ %12, %11 ], [ %14, %13 ]
  ret i32 %.0
}

define i32 @__ehub_mpi_recv(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9) {
  %11 = call i32 @receive(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, i64 %9)
  ret i32 %11
}

define internal i32 @receive(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, i64 %7) {
  %9 = alloca [16 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  %10 = icmp ne ptr %6, null
  br i1 %10, label %11, label %17

11:                                               ; preds = %8
  %12 = call ptr @mpi()
  %13 = getelementptr inbounds nuw %struct.interface, ptr %12, i32 0, i32 13
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = icmp eq ptr %6, %15
  br i1 %16, label %17, label %19

17:                                               ; preds = %11, %8
  %18 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 0
  br label %19

19:                                               ; preds = %17, %11
  %.0 = phi ptr [ %18, %17 ], [ %6, %11 ]
  %20 = call ptr @mpi()
  %21 = getelementptr inbounds nuw %struct.interface, ptr %20, i32 0, i32 16
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %4, %22
  br i1 %23, label %24, label %31

24:                                               ; preds = %19
  %25 = call ptr @mpi()
  %26 = getelementptr inbounds nuw %struct.interface, ptr %25, i32 0, i32 14
  %27 = load i32, ptr %26, align 8
  %28 = icmp ne i32 %3, %27
  br i1 %28, label %29, label %31

29:                                               ; preds = %24
  %30 = call i32 @recv_any_tag(ptr %0, i32 %1, i64 %2, i32 %3, i64 %5, ptr %.0, i64 %7)
  br label %33

31:                                               ; preds = %24, %19
  %32 = call i32 @"\01MPI_Recv"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %.0)
  br label %33

33:                                               ; preds = %31, %29
  %34 = phi i32 [ %30, %29 ], [ %32, %31 ]
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %34
}

define { ptr, i32 } @__ehub_mpi_send_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, i32 %7, i64 %8, i32 %9) {
  %11 = call ptr @record_of(i32 1, ptr %0, i64 %6, i32 %4, i32 %5, i32 %2, i64 %3, ptr %1, i64 %8)
  %12 = call i32 @send(ptr %0, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, i32 %7)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %11, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %12, 1
  ret { ptr, i32 } %.fca.1.insert
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal ptr @record_of(i32 %0, ptr %1, i64 %2, i32 %3, i32 %4, i32 %5, i64 %6, ptr %7, i64 %8) {
  %10 = call ptr @mpi()
  %11 = getelementptr inbounds nuw %struct.interface, ptr %10, i32 0, i32 14
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %3, %12
  br i1 %13, label %37, label %14

14:                                               ; preds = %9
  call void @check_tag(i32 %4, i64 %8)
  %15 = call ptr @layout_of(i64 %6, ptr %7, i64 %8)
  %16 = getelementptr inbounds nuw %struct.layout, ptr %15, i32 0, i32 3
  %17 = load i32, ptr %16, align 8
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %14
  call void @release_layout(ptr %15)
  br label %37

20:                                               ; preds = %14
  %21 = sext i32 %5 to i64
  %22 = getelementptr inbounds nuw %struct.layout, ptr %15, i32 0, i32 3
  %23 = load i32, ptr %22, align 8
  %24 = sext i32 %23 to i64
  %25 = mul nsw i64 %21, %24
  call void @check_buffer(ptr %1, i64 %25, i64 %8)
  %26 = call ptr @allocated(i64 120)
  %27 = sext i32 %5 to i64
  %28 = getelementptr inbounds nuw %struct.layout, ptr %15, i32 0, i32 1
  %29 = load i32, ptr %28, align 8
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %27, %30
  store i64 %2, ptr %26, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 8
  store i32 %3, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 12
  store i32 %4, ptr %.sroa.3.0..sroa_idx, align 4
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 16
  store i32 0, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 20
  store i32 0, ptr %.sroa.5.0..sroa_idx, align 4
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 24
  store i64 0, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 32
  store i64 %31, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 40
  store ptr %15, ptr %.sroa.8.0..sroa_idx, align 8
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 48
  store ptr %7, ptr %.sroa.9.0..sroa_idx, align 8
  %.sroa.10.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 56
  store ptr null, ptr %.sroa.10.0..sroa_idx, align 8
  %.sroa.11.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 64
  store i64 0, ptr %.sroa.11.0..sroa_idx, align 8
  %.sroa.12.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 72
  store i64 0, ptr %.sroa.12.0..sroa_idx, align 8
  %.sroa.13.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 80
  store i64 %8, ptr %.sroa.13.0..sroa_idx, align 8
  %.sroa.14.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 88
  store i32 0, ptr %.sroa.14.0..sroa_idx, align 8
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 92
  store i32 0, ptr %.sroa.15.0..sroa_idx, align 4
  %.sroa.16.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 96
  store ptr null, ptr %.sroa.16.0..sroa_idx, align 8
  %.sroa.17.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 104
  store ptr null, ptr %.sroa.17.0..sroa_idx, align 8
  %.sroa.18.0..sroa_idx = getelementptr inbounds i8, ptr %26, i64 112
  store ptr null, ptr %.sroa.18.0..sroa_idx, align 8
  %32 = icmp ne i32 %0, 0
  br i1 %32, label %33, label %37

33:                                               ; preds = %20
  %34 = call ptr @office_of(i64 %2, i64 %8)
  %35 = call i64 @next_number(ptr %34, i32 %3, i32 %4, i32 1)
  %36 = getelementptr inbounds nuw %struct.record, ptr %26, i32 0, i32 5
  store i64 %35, ptr %36, align 8
  br label %37

37:                                               ; preds = %19, %33, %20, %9
  %.0 = phi ptr [ null, %9 ], [ null, %19 ], [ %26, %33 ], [ %26, %20 ]
  ret ptr %.0
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare void @llvm.lifetime.end.p0(ptr captures(none))

define void @__ehub_mpi_send_reverse(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, i32 %7, i64 %8, ptr %9, i32 %10, i32 %11) {
  call void @send_back(ptr %9, ptr %1, i32 %11)
  ret void
}

define internal void @send_back(ptr %0, ptr %1, i32 %2) {
  call void @begin_reverse()
  %4 = icmp ne ptr %0, null
  br i1 %4, label %5, label %23

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 2
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 5
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 7
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 6
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 12
  %19 = load i64, ptr %18, align 8
  call void @read_letter(i32 2, i64 %7, i32 %9, i32 %11, i64 %13, ptr %15, i64 %17, ptr %1, i64 %19)
  %20 = and i32 %2, 2
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %23

22:                                               ; preds = %5
  call void @release(ptr %0)
  br label %23

23:                                               ; preds = %3, %22, %5
  ret void
}

define { ptr, i32 } @__ehub_mpi_recv_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11) {
  %13 = alloca %struct.taped, align 8
  %14 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 1
  %15 = call ptr @receive_recorded(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i64 %10, ptr %14)
  %16 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 0
  store ptr %15, ptr %16, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @receive_recorded(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10) {
  %12 = alloca [16 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  %13 = icmp ne ptr %7, null
  br i1 %13, label %14, label %20

14:                                               ; preds = %11
  %15 = call ptr @mpi()
  %16 = getelementptr inbounds nuw %struct.interface, ptr %15, i32 0, i32 13
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = icmp eq ptr %7, %18
  br i1 %19, label %20, label %22

20:                                               ; preds = %14, %11
  %21 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  br label %22

22:                                               ; preds = %20, %14
  %.025 = phi ptr [ %21, %20 ], [ %7, %14 ]
  %23 = call ptr @record_of(i32 0, ptr %0, i64 %6, i32 %4, i32 %5, i32 %2, i64 %3, ptr %1, i64 %9)
  %24 = call i32 @receive(ptr %0, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %.025, i64 %9)
  store i32 %24, ptr %10, align 4
  %25 = icmp ne ptr %23, null
  br i1 %25, label %26, label %27

26:                                               ; preds = %22
  call void @post_receive(ptr %23)
  call void @complete(ptr %23, ptr %.025, i64 %3)
  br label %27

27:                                               ; preds = %22, %26
  %.0 = phi ptr [ %23, %26 ], [ null, %22 ]
  call void @llvm.lifetime.end.p0(ptr %12)
  ret ptr %.0
}

define void @__ehub_mpi_recv_reverse(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  call void @receive_back(ptr %11, ptr %1, i32 %13)
  ret void
}

define internal void @receive_back(ptr %0, ptr %1, i32 %2) {
  call void @begin_reverse()
  %4 = icmp ne ptr %0, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  call void @return_received(ptr %0, ptr %1)
  %6 = and i32 %2, 2
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  call void @release(ptr %0)
  br label %9

9:                                                ; preds = %3, %8, %5
  ret void
}

define i32 @__ehub_mpi_probe(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i32 %5, i64 %6) {
  %8 = call i32 @probe(i32 %0, i32 %1, i64 %2, ptr null, ptr %3, i64 %6)
  ret i32 %8
}

define internal i32 @probe(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %5) {
  %7 = alloca [16 x i32], align 8
  %8 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %9 = icmp ne ptr %4, null
  br i1 %9, label %10, label %16

10:                                               ; preds = %6
  %11 = call ptr @mpi()
  %12 = getelementptr inbounds nuw %struct.interface, ptr %11, i32 0, i32 13
  %13 = load i64, ptr %12, align 8
  %14 = inttoptr i64 %13 to ptr
  %15 = icmp eq ptr %4, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %10, %6
  %17 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  br label %18

18:                                               ; preds = %16, %10
  %.025 = phi ptr [ %17, %16 ], [ %4, %10 ]
  br label %19

19:                                               ; preds = %55, %18
  %.024 = phi i32 [ undef, %18 ], [ %.1, %55 ]
  call void @llvm.lifetime.start.p0(ptr %8)
  store i64 0, ptr %8, align 8
  %20 = icmp ne ptr %3, null
  br i1 %20, label %21, label %23

21:                                               ; preds = %19
  %22 = call i32 @"\01MPI_Iprobe"(i32 %0, i32 %1, i64 %2, ptr %3, ptr %.025)
  br label %25

23:                                               ; preds = %19
  %24 = call i32 @"\01MPI_Probe"(i32 %0, i32 %1, i64 %2, ptr %.025)
  br label %25

25:                                               ; preds = %23, %21
  %26 = phi i32 [ %22, %21 ], [ %24, %23 ]
  %27 = icmp ne ptr %3, null
  br i1 %27, label %28, label %31

28:                                               ; preds = %25
  %29 = load i32, ptr %3, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %55

31:                                               ; preds = %28, %25
  %32 = call ptr @mpi()
  %33 = getelementptr inbounds nuw %struct.interface, ptr %32, i32 0, i32 16
  %34 = load i32, ptr %33, align 8
  %35 = icmp ne i32 %1, %34
  br i1 %35, label %55, label %36

36:                                               ; preds = %31
  %37 = call ptr @mpi()
  %38 = getelementptr inbounds nuw %struct.interface, ptr %37, i32 0, i32 21
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %.025, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = call i32 @our_tag()
  %44 = icmp ne i32 %42, %43
  br i1 %44, label %55, label %45

45:                                               ; preds = %36
  %46 = call ptr @mpi()
  %47 = getelementptr inbounds nuw %struct.interface, ptr %46, i32 0, i32 20
  %48 = load i32, ptr %47, align 8
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %.025, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = call i32 @our_tag()
  %53 = call i32 @"\01MPI_Mprobe"(i32 %51, i32 %52, i64 %2, ptr %8, ptr %.025)
  %54 = load i64, ptr %8, align 8
  call void @keep_letter(i64 %2, i64 %54, ptr %.025, i64 %5)
  br label %55

55:                                               ; preds = %28, %31, %36, %45
  %.1 = phi i32 [ %.024, %45 ], [ %26, %36 ], [ %26, %31 ], [ %26, %28 ]
  %.0 = phi i32 [ 0, %45 ], [ 1, %36 ], [ 1, %31 ], [ 1, %28 ]
  call void @llvm.lifetime.end.p0(ptr %8)
  %cond = icmp eq i32 %.0, 0
  br i1 %cond, label %19, label %56

56:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 %.1
}

define { ptr, i32 } @__ehub_mpi_probe_augment(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i32 %5, i64 %6, i32 %7) {
  %9 = call i32 @probe(i32 %0, i32 %1, i64 %2, ptr null, ptr %3, i64 %6)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr null, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %9, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_probe_reverse(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i32 %5, i64 %6, ptr %7, i32 %8, i32 %9) {
  call void @begin_reverse()
  ret void
}

define internal void @begin_reverse() {
  %1 = load ptr, ptr @waited, align 8
  %2 = icmp ne ptr %1, null
  br i1 %2, label %3, label %7

3:                                                ; preds = %0
  %4 = load ptr, ptr @waited, align 8
  %5 = getelementptr inbounds nuw %struct.record, ptr %4, i32 0, i32 12
  %6 = load i64, ptr %5, align 8
  call void @fail(i64 %6, ptr @.str.5)
  br label %7

7:                                                ; preds = %3, %0
  ret void
}

define i32 @__ehub_mpi_probe_tangent(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i32 %5, i64 %6, i32 %7, i32 %8) {
  %10 = and i32 %8, 1
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = call i32 @probe(i32 %0, i32 %1, i64 %2, ptr null, ptr %3, i64 %6)
  store i32 %13, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %14

14:                                               ; preds = %12, %9
  %15 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %15
}

define i32 @__ehub_mpi_iprobe(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, i32 %6, i64 %7) {
  %9 = call i32 @probe(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, i64 %7)
  ret i32 %9
}

define { ptr, i32 } @__ehub_mpi_iprobe_augment(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i64 %8, i32 %9) {
  %11 = call i32 @probe(i32 %0, i32 %1, i64 %2, ptr %3, ptr %5, i64 %8)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr null, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %11, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_iprobe_reverse(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i64 %8, ptr %9, i32 %10, i32 %11) {
  call void @begin_reverse()
  ret void
}

define i32 @__ehub_mpi_iprobe_tangent(i32 %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i64 %8, i32 %9, i32 %10) {
  %12 = and i32 %10, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = call i32 @probe(i32 %0, i32 %1, i64 %2, ptr %3, ptr %5, i64 %8)
  store i32 %15, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %16

16:                                               ; preds = %14, %11
  %17 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %17
}

define i32 @__ehub_mpi_send_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, i32 %7, i64 %8, i32 %9, i32 %10) {
  %12 = and i32 %10, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %11
  %15 = call ptr @record_of(i32 1, ptr %0, i64 %6, i32 %4, i32 %5, i32 %2, i64 %3, ptr %1, i64 %8)
  store ptr %15, ptr @in_lanes, align 8
  %16 = call i32 @send(ptr %0, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, i32 %7)
  store i32 %16, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %17

17:                                               ; preds = %14, %11
  %18 = load ptr, ptr @in_lanes, align 8
  call void @send_on(ptr %18, ptr %1)
  %19 = and i32 %10, 2
  %20 = icmp ne i32 %19, 0
  %21 = load ptr, ptr @in_lanes, align 8
  %22 = icmp ne ptr %21, null
  %or.cond = select i1 %20, i1 %22, i1 false
  br i1 %or.cond, label %23, label %25

23:                                               ; preds = %17
  %24 = load ptr, ptr @in_lanes, align 8
  call void @release(ptr %24)
  br label %25

25:                                               ; preds = %23, %17
  %26 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %26
}

define internal void @send_on(ptr %0, ptr %1) {
  %3 = icmp ne ptr %0, null
  br i1 %3, label %4, label %17

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 2
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 5
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 7
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 6
  %16 = load i64, ptr %15, align 8
  call void @post(i64 %6, i32 %8, i32 %10, i64 %12, ptr %14, i64 %16, ptr %1)
  br label %17

17:                                               ; preds = %4, %2
  ret void
}

define internal void @release(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 14
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 14
  %7 = load ptr, ptr %6, align 8
  call void @release_later(ptr %7)
  br label %15

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 13
  %10 = load i32, ptr %9, align 8
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 7
  %14 = load ptr, ptr %13, align 8
  call void @release_layout(ptr %14)
  br label %15

15:                                               ; preds = %8, %12, %5
  call void @free(ptr %0)
  ret void
}

define i32 @__ehub_mpi_recv_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = and i32 %12, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = call ptr @receive_recorded(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i64 %10, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %17, ptr @in_lanes, align 8
  br label %18

18:                                               ; preds = %16, %13
  %19 = load ptr, ptr @in_lanes, align 8
  call void @receive_on(ptr %19, ptr %1)
  %20 = and i32 %12, 2
  %21 = icmp ne i32 %20, 0
  %22 = load ptr, ptr @in_lanes, align 8
  %23 = icmp ne ptr %22, null
  %or.cond = select i1 %21, i1 %23, i1 false
  br i1 %or.cond, label %24, label %26

24:                                               ; preds = %18
  %25 = load ptr, ptr @in_lanes, align 8
  call void @release(ptr %25)
  br label %26

26:                                               ; preds = %24, %18
  %27 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %27
}

define internal void @receive_on(ptr %0, ptr %1) {
  %magicptr = ptrtoint ptr %0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %27, label %3

3:                                                ; preds = %2
  %4 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 5
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, -1
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 12
  %9 = load i64, ptr %8, align 8
  call void @fail(i64 %9, ptr @.str.6)
  br label %10

10:                                               ; preds = %7, %3
  %11 = icmp ne ptr %0, null
  br i1 %11, label %12, label %27

12:                                               ; preds = %10
  %13 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 2
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 5
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 7
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 6
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 12
  %26 = load i64, ptr %25, align 8
  call void @read_letter(i32 1, i64 %14, i32 %16, i32 %18, i64 %20, ptr %22, i64 %24, ptr %1, i64 %26)
  br label %27

27:                                               ; preds = %2, %12, %10
  ret void
}

define i32 @__ehub_mpi_sendrecv(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, ptr %5, i32 %6, i64 %7, i32 %8, i32 %9, i64 %10, ptr %11, ptr %12, i32 %13, i64 %14) {
  %16 = alloca [16 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr %16)
  %17 = icmp ne ptr %11, null
  br i1 %17, label %18, label %24

18:                                               ; preds = %15
  %19 = call ptr @mpi()
  %20 = getelementptr inbounds nuw %struct.interface, ptr %19, i32 0, i32 13
  %21 = load i64, ptr %20, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = icmp eq ptr %11, %22
  br i1 %23, label %24, label %26

24:                                               ; preds = %18, %15
  %25 = getelementptr inbounds [16 x i32], ptr %16, i64 0, i64 0
  br label %26

26:                                               ; preds = %24, %18
  %.0 = phi ptr [ %25, %24 ], [ %11, %18 ]
  %27 = call i32 @send_and_receive(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, ptr %5, i32 %6, i64 %7, i32 %8, i32 %9, i64 %10, ptr %.0, i64 %14)
  call void @llvm.lifetime.end.p0(ptr %16)
  ret i32 %27
}

define internal ptr @mpi() {
  %1 = icmp ne ptr @ompi_mpi_comm_world, null
  br i1 %1, label %2, label %6

2:                                                ; preds = %0
  %3 = load i64, ptr @mpi.open_mpi, align 8
  %4 = icmp ne i64 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  store i64 ptrtoint (ptr @ompi_mpi_comm_world to i64), ptr @mpi.open_mpi, align 8
  store i64 ptrtoint (ptr @ompi_mpi_comm_self to i64), ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 8), align 8
  store i64 ptrtoint (ptr @ompi_mpi_double to i64), ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 16), align 8
  store i64 ptrtoint (ptr @ompi_mpi_int to i64), ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 24), align 8
  store i64 ptrtoint (ptr @ompi_mpi_byte to i64), ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 32), align 8
  store i64 ptrtoint (ptr @ompi_mpi_op_sum to i64), ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 40), align 8
  store i64 ptrtoint (ptr @ompi_mpi_op_prod to i64), ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 48), align 8
  store i64 ptrtoint (ptr @ompi_mpi_op_min to i64), ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 56), align 8
  store i64 ptrtoint (ptr @ompi_mpi_op_max to i64), ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 64), align 8
  store i64 ptrtoint (ptr @ompi_mpi_op_minloc to i64), ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 72), align 8
  store i64 ptrtoint (ptr @ompi_mpi_op_maxloc to i64), ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 80), align 8
  store i64 ptrtoint (ptr @ompi_mpi_comm_null to i64), ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 88), align 8
  store i64 1, ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 96), align 8
  store i64 0, ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 104), align 8
  store i32 -2, ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 112), align 8
  store i32 -1, ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 116), align 4
  store i32 -1, ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 120), align 8
  store i32 0, ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 124), align 4
  store i32 0, ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 128), align 8
  store i32 0, ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 132), align 4
  store i32 0, ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 136), align 8
  store i32 1, ptr getelementptr inbounds (i8, ptr @mpi.open_mpi, i64 140), align 4
  br label %6

6:                                                ; preds = %2, %5, %0
  %.0 = phi ptr [ @mpich, %0 ], [ @mpi.open_mpi, %5 ], [ @mpi.open_mpi, %2 ]
  ret ptr %.0
}

define internal i32 @send_and_receive(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, ptr %5, i32 %6, i64 %7, i32 %8, i32 %9, i64 %10, ptr %11, i64 %12) {
  %14 = alloca [16 x i32], align 8
  %15 = alloca i64, align 8
  %16 = call ptr @mpi()
  %17 = getelementptr inbounds nuw %struct.interface, ptr %16, i32 0, i32 16
  %18 = load i32, ptr %17, align 8
  %19 = icmp ne i32 %9, %18
  br i1 %19, label %25, label %20

20:                                               ; preds = %13
  %21 = call ptr @mpi()
  %22 = getelementptr inbounds nuw %struct.interface, ptr %21, i32 0, i32 14
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %8, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %20, %13
  %26 = call i32 @"\01MPI_Sendrecv"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, ptr %5, i32 %6, i64 %7, i32 %8, i32 %9, i64 %10, ptr %11)
  br label %32

27:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %14)
  call void @llvm.lifetime.start.p0(ptr %15)
  store i64 0, ptr %15, align 8
  %28 = call i32 @"\01MPI_Isend"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %10, ptr %15)
  %29 = call i32 @recv_any_tag(ptr %5, i32 %6, i64 %7, i32 %8, i64 %10, ptr %11, i64 %12)
  %30 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 0
  %31 = call i32 @"\01MPI_Wait"(ptr %15, ptr %30)
  call void @llvm.lifetime.end.p0(ptr %15)
  call void @llvm.lifetime.end.p0(ptr %14)
  br label %32

32:                                               ; preds = %27, %25
  %.0 = phi i32 [ %26, %25 ], [ %29, %27 ]
  ret i32 %.0
}

define { ptr, i32 } @__ehub_mpi_sendrecv_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i64 %9, i32 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17) {
  %19 = alloca %struct.taped, align 8
  %20 = getelementptr inbounds nuw %struct.taped, ptr %19, i32 0, i32 1
  %21 = call ptr @sendrecv(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i64 %9, i32 %10, i32 %11, i64 %12, ptr %13, ptr %14, i64 %16, ptr %20)
  %22 = getelementptr inbounds nuw %struct.taped, ptr %19, i32 0, i32 0
  store ptr %21, ptr %22, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %19, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %19, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @sendrecv(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i64 %9, i32 %10, i32 %11, i64 %12, ptr %13, ptr %14, i64 %15, ptr %16) {
  %18 = alloca [16 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr %18)
  %19 = icmp ne ptr %13, null
  br i1 %19, label %20, label %26

20:                                               ; preds = %17
  %21 = call ptr @mpi()
  %22 = getelementptr inbounds nuw %struct.interface, ptr %21, i32 0, i32 13
  %23 = load i64, ptr %22, align 8
  %24 = inttoptr i64 %23 to ptr
  %25 = icmp eq ptr %13, %24
  br i1 %25, label %26, label %28

26:                                               ; preds = %20, %17
  %27 = getelementptr inbounds [16 x i32], ptr %18, i64 0, i64 0
  br label %28

28:                                               ; preds = %26, %20
  %.0 = phi ptr [ %27, %26 ], [ %13, %20 ]
  %29 = call ptr @allocated(i64 16)
  %30 = call ptr @record_of(i32 1, ptr %0, i64 %12, i32 %4, i32 %5, i32 %2, i64 %3, ptr %1, i64 %15)
  %31 = getelementptr inbounds nuw %struct.pair, ptr %29, i32 0, i32 0
  store ptr %30, ptr %31, align 8
  %32 = call ptr @record_of(i32 0, ptr %6, i64 %12, i32 %10, i32 %11, i32 %8, i64 %9, ptr %7, i64 %15)
  %33 = getelementptr inbounds nuw %struct.pair, ptr %29, i32 0, i32 1
  store ptr %32, ptr %33, align 8
  %34 = call i32 @send_and_receive(ptr %0, i32 %2, i64 %3, i32 %4, i32 %5, ptr %6, i32 %8, i64 %9, i32 %10, i32 %11, i64 %12, ptr %.0, i64 %15)
  store i32 %34, ptr %16, align 4
  %35 = getelementptr inbounds nuw %struct.pair, ptr %29, i32 0, i32 1
  %36 = load ptr, ptr %35, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %43

38:                                               ; preds = %28
  %39 = getelementptr inbounds nuw %struct.pair, ptr %29, i32 0, i32 1
  %40 = load ptr, ptr %39, align 8
  call void @post_receive(ptr %40)
  %41 = getelementptr inbounds nuw %struct.pair, ptr %29, i32 0, i32 1
  %42 = load ptr, ptr %41, align 8
  call void @complete(ptr %42, ptr %.0, i64 %9)
  br label %43

43:                                               ; preds = %38, %28
  call void @llvm.lifetime.end.p0(ptr %18)
  ret ptr %29
}

define void @__ehub_mpi_sendrecv_reverse(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i64 %9, i32 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, ptr %17, i32 %18, i32 %19) {
  call void @return_pair(ptr %17, ptr %1, ptr %7, i32 %19)
  ret void
}

define internal void @return_pair(ptr %0, ptr %1, ptr %2, i32 %3) {
  call void @begin_reverse()
  %5 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  call void @return_received(ptr %10, ptr %2)
  br label %11

11:                                               ; preds = %8, %4
  %12 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %18

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  call void @send_back(ptr %17, ptr %1, i32 0)
  br label %18

18:                                               ; preds = %15, %11
  %19 = and i32 %3, 2
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  call void @release_pair(ptr %0)
  br label %22

22:                                               ; preds = %21, %18
  ret void
}

define i32 @__ehub_mpi_sendrecv_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i64 %9, i32 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17, i32 %18) {
  %20 = and i32 %18, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %19
  %23 = call ptr @sendrecv(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, i64 %9, i32 %10, i32 %11, i64 %12, ptr %13, ptr %14, i64 %16, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %23, ptr @in_lanes, align 8
  br label %24

24:                                               ; preds = %22, %19
  %25 = load ptr, ptr @in_lanes, align 8
  call void @pass_pair(ptr %25, ptr %1, ptr %7)
  %26 = and i32 %18, 2
  %27 = icmp ne i32 %26, 0
  %28 = load ptr, ptr @in_lanes, align 8
  %29 = icmp ne ptr %28, null
  %or.cond = select i1 %27, i1 %29, i1 false
  br i1 %or.cond, label %30, label %32

30:                                               ; preds = %24
  %31 = load ptr, ptr @in_lanes, align 8
  call void @release_pair(ptr %31)
  br label %32

32:                                               ; preds = %30, %24
  %33 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %33
}

define internal void @pass_pair(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  call void @send_on(ptr %5, ptr %1)
  %6 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  call void @receive_on(ptr %7, ptr %2)
  ret void
}

define internal void @release_pair(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  call void @release(ptr %7)
  br label %8

8:                                                ; preds = %5, %1
  %9 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %15

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw %struct.pair, ptr %0, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  call void @release(ptr %14)
  br label %15

15:                                               ; preds = %12, %8
  call void @free(ptr %0)
  ret void
}

define i32 @__ehub_mpi_sendrecv_replace(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i32 %5, i32 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11) {
  %13 = alloca [16 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  %14 = icmp ne ptr %8, null
  br i1 %14, label %15, label %21

15:                                               ; preds = %12
  %16 = call ptr @mpi()
  %17 = getelementptr inbounds nuw %struct.interface, ptr %16, i32 0, i32 13
  %18 = load i64, ptr %17, align 8
  %19 = inttoptr i64 %18 to ptr
  %20 = icmp eq ptr %8, %19
  br i1 %20, label %21, label %23

21:                                               ; preds = %15, %12
  %22 = getelementptr inbounds [16 x i32], ptr %13, i64 0, i64 0
  br label %23

23:                                               ; preds = %21, %15
  %.0 = phi ptr [ %22, %21 ], [ %8, %15 ]
  %24 = call i32 @"\01MPI_Sendrecv_replace"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i32 %5, i32 %6, i64 %7, ptr %.0)
  call void @llvm.lifetime.end.p0(ptr %13)
  ret i32 %24
}

declare i32 @"\01MPI_Sendrecv_replace"(ptr, i32, i64, i32, i32, i32, i32, i64, ptr)

define { ptr, i32 } @__ehub_mpi_sendrecv_replace_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i32 %6, i32 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 %13) {
  %15 = alloca %struct.taped, align 8
  %16 = getelementptr inbounds nuw %struct.taped, ptr %15, i32 0, i32 1
  %17 = call ptr @replace(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i32 %6, i32 %7, i64 %8, ptr %9, ptr %10, i64 %12, ptr %16)
  %18 = getelementptr inbounds nuw %struct.taped, ptr %15, i32 0, i32 0
  store ptr %17, ptr %18, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %15, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %15, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @replace(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i32 %6, i32 %7, i64 %8, ptr %9, ptr %10, i64 %11, ptr %12) {
  %14 = alloca [16 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr %14)
  %15 = icmp ne ptr %9, null
  br i1 %15, label %16, label %22

16:                                               ; preds = %13
  %17 = call ptr @mpi()
  %18 = getelementptr inbounds nuw %struct.interface, ptr %17, i32 0, i32 13
  %19 = load i64, ptr %18, align 8
  %20 = inttoptr i64 %19 to ptr
  %21 = icmp eq ptr %9, %20
  br i1 %21, label %22, label %24

22:                                               ; preds = %16, %13
  %23 = getelementptr inbounds [16 x i32], ptr %14, i64 0, i64 0
  br label %24

24:                                               ; preds = %22, %16
  %.0 = phi ptr [ %23, %22 ], [ %9, %16 ]
  %25 = call ptr @allocated(i64 16)
  %26 = call ptr @mpi()
  %27 = getelementptr inbounds nuw %struct.interface, ptr %26, i32 0, i32 16
  %28 = load i32, ptr %27, align 8
  %29 = icmp eq i32 %7, %28
  br i1 %29, label %30, label %36

30:                                               ; preds = %24
  %31 = call ptr @mpi()
  %32 = getelementptr inbounds nuw %struct.interface, ptr %31, i32 0, i32 14
  %33 = load i32, ptr %32, align 8
  %34 = icmp ne i32 %6, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %30
  call void @fail(i64 %11, ptr @.str.7)
  br label %36

36:                                               ; preds = %35, %30, %24
  %37 = call ptr @record_of(i32 1, ptr %0, i64 %8, i32 %4, i32 %5, i32 %2, i64 %3, ptr %1, i64 %11)
  %38 = getelementptr inbounds nuw %struct.pair, ptr %25, i32 0, i32 0
  store ptr %37, ptr %38, align 8
  %39 = call ptr @record_of(i32 0, ptr %0, i64 %8, i32 %6, i32 %7, i32 %2, i64 %3, ptr %1, i64 %11)
  %40 = getelementptr inbounds nuw %struct.pair, ptr %25, i32 0, i32 1
  store ptr %39, ptr %40, align 8
  %41 = call i32 @"\01MPI_Sendrecv_replace"(ptr %0, i32 %2, i64 %3, i32 %4, i32 %5, i32 %6, i32 %7, i64 %8, ptr %.0)
  store i32 %41, ptr %12, align 4
  %42 = getelementptr inbounds nuw %struct.pair, ptr %25, i32 0, i32 1
  %43 = load ptr, ptr %42, align 8
  %44 = icmp ne ptr %43, null
  br i1 %44, label %45, label %50

45:                                               ; preds = %36
  %46 = getelementptr inbounds nuw %struct.pair, ptr %25, i32 0, i32 1
  %47 = load ptr, ptr %46, align 8
  call void @post_receive(ptr %47)
  %48 = getelementptr inbounds nuw %struct.pair, ptr %25, i32 0, i32 1
  %49 = load ptr, ptr %48, align 8
  call void @complete(ptr %49, ptr %.0, i64 %3)
  br label %50

50:                                               ; preds = %45, %36
  call void @llvm.lifetime.end.p0(ptr %14)
  ret ptr %25
}

define void @__ehub_mpi_sendrecv_replace_reverse(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i32 %6, i32 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, ptr %13, i32 %14, i32 %15) {
  call void @return_pair(ptr %13, ptr %1, ptr %1, i32 %15)
  ret void
}

define i32 @__ehub_mpi_sendrecv_replace_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i32 %6, i32 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 %13, i32 %14) {
  %16 = and i32 %14, 1
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call ptr @replace(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i32 %6, i32 %7, i64 %8, ptr %9, ptr %10, i64 %12, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %19, ptr @in_lanes, align 8
  br label %20

20:                                               ; preds = %18, %15
  %21 = load ptr, ptr @in_lanes, align 8
  call void @pass_pair(ptr %21, ptr %1, ptr %1)
  %22 = and i32 %14, 2
  %23 = icmp ne i32 %22, 0
  %24 = load ptr, ptr @in_lanes, align 8
  %25 = icmp ne ptr %24, null
  %or.cond = select i1 %23, i1 %25, i1 false
  br i1 %or.cond, label %26, label %28

26:                                               ; preds = %20
  %27 = load ptr, ptr @in_lanes, align 8
  call void @release_pair(ptr %27)
  br label %28

28:                                               ; preds = %26, %20
  %29 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %29
}

define i32 @__ehub_mpi_isend(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9) {
  %11 = call i32 @begin_send(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, i32 %8)
  ret i32 %11
}

define internal i32 @begin_send(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, i32 %7) {
  %9 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %9)
  store i64 0, ptr %9, align 8
  %10 = call i32 @isend(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %9, i32 %7)
  %11 = call i64 @handle_at(ptr %9, i32 0)
  call void @give_request(ptr %6, i64 %11, i32 %7)
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %10
}

define i32 @__ehub_mpi_irecv(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9) {
  %11 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 0, ptr %11, align 8
  %12 = call i32 @"\01MPI_Irecv"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %11)
  %13 = call i64 @handle_at(ptr %11, i32 0)
  call void @give_request(ptr %6, i64 %13, i32 %8)
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %12
}

declare i32 @"\01MPI_Irecv"(ptr, i32, i64, i32, i32, i64, ptr)

define internal void @give_request(ptr %0, i64 %1, i32 %2) {
  %4 = call ptr @find_waited(i64 %1, i32 1)
  call void @forget_kept(i64 %1)
  %5 = icmp ne ptr @ompi_mpi_comm_world, null
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = trunc i64 %1 to i32
  store i32 %7, ptr %0, align 4
  br label %14

8:                                                ; preds = %3
  %9 = and i32 %2, 16
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %8
  %12 = call i32 @"\01MPI_Request_c2f"(i64 %1)
  store i32 %12, ptr %0, align 4
  br label %14

13:                                               ; preds = %8
  store i64 %1, ptr %0, align 8
  br label %14

14:                                               ; preds = %11, %13, %6
  ret void
}

define internal i64 @handle_at(ptr %0, i32 %1) {
  %3 = icmp ne ptr @ompi_mpi_comm_world, null
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds i64, ptr %0, i64 %5
  %7 = load i64, ptr %6, align 8
  br label %13

8:                                                ; preds = %2
  %9 = sext i32 %1 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = zext i32 %11 to i64
  br label %13

13:                                               ; preds = %8, %4
  %14 = phi i64 [ %7, %4 ], [ %12, %8 ]
  ret i64 %14
}

define { ptr, i32 } @__ehub_mpi_isend_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11) {
  %13 = call ptr @record_of(i32 1, ptr %0, i64 %6, i32 %4, i32 %5, i32 %2, i64 %3, ptr %1, i64 %10)
  %14 = call i32 @begin_send(ptr %0, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, i32 %9)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %13, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %14, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_isend_reverse(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  call void @send_back(ptr %11, ptr %1, i32 %13)
  ret void
}

define i32 @__ehub_mpi_isend_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = and i32 %12, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %13
  %17 = call ptr @record_of(i32 1, ptr %0, i64 %6, i32 %4, i32 %5, i32 %2, i64 %3, ptr %1, i64 %10)
  store ptr %17, ptr @in_lanes, align 8
  %18 = call i32 @begin_send(ptr %0, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, i32 %9)
  store i32 %18, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %19

19:                                               ; preds = %16, %13
  %20 = load ptr, ptr @in_lanes, align 8
  call void @send_on(ptr %20, ptr %1)
  %21 = and i32 %12, 2
  %22 = icmp ne i32 %21, 0
  %23 = load ptr, ptr @in_lanes, align 8
  %24 = icmp ne ptr %23, null
  %or.cond = select i1 %22, i1 %24, i1 false
  br i1 %or.cond, label %25, label %27

25:                                               ; preds = %19
  %26 = load ptr, ptr @in_lanes, align 8
  call void @release(ptr %26)
  br label %27

27:                                               ; preds = %25, %19
  %28 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %28
}

define { ptr, i32 } @__ehub_mpi_irecv_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11) {
  %13 = alloca %struct.taped, align 8
  %14 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 1
  %15 = call ptr @begin_receive(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %14)
  %16 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 0
  store ptr %15, ptr %16, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_receive(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %11) {
  %13 = alloca i64, align 8
  %14 = call ptr @record_of(i32 0, ptr %0, i64 %6, i32 %4, i32 %5, i32 %2, i64 %3, ptr %1, i64 %10)
  %15 = call ptr @mpi()
  %16 = getelementptr inbounds nuw %struct.interface, ptr %15, i32 0, i32 16
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %5, %17
  br i1 %18, label %19, label %25

19:                                               ; preds = %12
  %20 = call ptr @mpi()
  %21 = getelementptr inbounds nuw %struct.interface, ptr %20, i32 0, i32 14
  %22 = load i32, ptr %21, align 8
  %23 = icmp ne i32 %4, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %19
  call void @fail(i64 %10, ptr @.str.7)
  br label %25

25:                                               ; preds = %24, %19, %12
  call void @llvm.lifetime.start.p0(ptr %13)
  store i64 0, ptr %13, align 8
  %26 = call i32 @"\01MPI_Irecv"(ptr %0, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %13)
  store i32 %26, ptr %11, align 4
  %27 = call i64 @handle_at(ptr %13, i32 0)
  store i64 %27, ptr %13, align 8
  %28 = load i64, ptr %13, align 8
  call void @give_request(ptr %7, i64 %28, i32 %9)
  %29 = icmp ne ptr %14, null
  br i1 %29, label %30, label %37

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw %struct.record, ptr %14, i32 0, i32 11
  %32 = call i32 @"\01MPI_Type_dup"(i64 %3, ptr %31)
  call void @post_receive(ptr %14)
  %33 = load i64, ptr %13, align 8
  %34 = getelementptr inbounds nuw %struct.record, ptr %14, i32 0, i32 10
  store i64 %33, ptr %34, align 8
  %35 = load ptr, ptr @waited, align 8
  %36 = getelementptr inbounds nuw %struct.record, ptr %14, i32 0, i32 16
  store ptr %35, ptr %36, align 8
  store ptr %14, ptr @waited, align 8
  br label %37

37:                                               ; preds = %25, %30
  %.0 = phi ptr [ %14, %30 ], [ null, %25 ]
  call void @llvm.lifetime.end.p0(ptr %13)
  ret ptr %.0
}

define void @__ehub_mpi_irecv_reverse(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  %15 = icmp ne ptr %11, null
  br i1 %15, label %16, label %28

16:                                               ; preds = %14
  %17 = and i32 %13, 1
  %18 = icmp ne i32 %17, 0
  %19 = and i32 %13, 2
  %20 = icmp ne i32 %19, 0
  %or.cond = and i1 %18, %20
  br i1 %or.cond, label %22, label %21

21:                                               ; preds = %16
  call void @fail(i64 %10, ptr @.str)
  br label %22

22:                                               ; preds = %16, %21
  call void @begin_reverse()
  %23 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 3
  %24 = load i32, ptr %23, align 8
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  call void @fail(i64 %10, ptr @.str.1)
  br label %27

27:                                               ; preds = %26, %22
  call void @release(ptr %11)
  br label %28

28:                                               ; preds = %14, %27
  ret void
}

define internal void @fail(i64 %0, ptr %1) {
  %3 = alloca i32, align 4
  %4 = alloca %struct.place, align 8
  %5 = alloca [1024 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr %3)
  store i32 -1, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @place_of(ptr dead_on_unwind writable sret(%struct.place) align 8 %4, i64 %0)
  %6 = call ptr @mpi()
  %7 = getelementptr inbounds nuw %struct.interface, ptr %6, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = call i32 @"\01MPI_Comm_rank"(i64 %8, ptr %3)
  call void @llvm.lifetime.start.p0(ptr %5)
  %10 = getelementptr inbounds nuw %struct.place, ptr %4, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = load i8, ptr %11, align 1
  %13 = sext i8 %12 to i32
  %14 = icmp ne i32 %13, 0
  %15 = zext i1 %14 to i32
  %16 = getelementptr inbounds nuw %struct.place, ptr %4, i32 0, i32 2
  %17 = load ptr, ptr %16, align 8
  br label %18

18:                                               ; preds = %21, %2
  %.07 = phi i32 [ 0, %2 ], [ %26, %21 ]
  %.0 = phi ptr [ %17, %2 ], [ %27, %21 ]
  %19 = load i8, ptr %.0, align 1
  %20 = icmp ne i8 %19, 0
  br i1 %20, label %21, label %28

21:                                               ; preds = %18
  %22 = mul nsw i32 10, %.07
  %23 = load i8, ptr %.0, align 1
  %24 = sext i8 %23 to i32
  %25 = sub nsw i32 %24, 48
  %26 = add nsw i32 %22, %25
  %27 = getelementptr inbounds nuw i8, ptr %.0, i32 1
  br label %18

28:                                               ; preds = %18
  %29 = getelementptr inbounds [1024 x i8], ptr %5, i64 0, i64 0
  %30 = getelementptr inbounds nuw %struct.place, ptr %4, i32 0, i32 3
  %31 = load ptr, ptr %30, align 8
  %32 = load i8, ptr %31, align 1
  %33 = sext i8 %32 to i32
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i64
  %36 = select i1 %34, ptr @.str.8, ptr @.str.9
  %37 = load i32, ptr %3, align 4
  %38 = getelementptr inbounds nuw %struct.place, ptr %4, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.place, ptr %4, i32 0, i32 3
  %41 = load ptr, ptr %40, align 8
  %42 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %29, i64 1024, ptr %36, i32 %37, ptr %39, ptr %1, ptr %41)
  store ptr @end_all_ranks, ptr @__ehub_stop_last, align 8
  %43 = icmp ne i32 %15, 0
  %44 = getelementptr inbounds nuw %struct.place, ptr %4, i32 0, i32 1
  %45 = load ptr, ptr %44, align 8
  %46 = select i1 %43, ptr %45, ptr null
  %47 = getelementptr inbounds [1024 x i8], ptr %5, i64 0, i64 0
  call void @__ehub_stop_saying(ptr @.str.10, ptr %46, i32 %.07, ptr %47)
  unreachable
}

define i32 @__ehub_mpi_irecv_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = and i32 %12, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = call ptr @begin_receive(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %17, ptr @in_lanes, align 8
  br label %18

18:                                               ; preds = %16, %13
  %19 = load ptr, ptr @in_lanes, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %38

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw %struct.record, ptr %19, i32 0, i32 9
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.record, ptr %19, i32 0, i32 4
  %25 = load i32, ptr %24, align 4
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = mul i64 %27, 8
  %29 = call ptr @realloc(ptr %23, i64 %28)
  %30 = getelementptr inbounds nuw %struct.record, ptr %19, i32 0, i32 9
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.record, ptr %19, i32 0, i32 9
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.record, ptr %19, i32 0, i32 4
  %34 = load i32, ptr %33, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %33, align 4
  %36 = sext i32 %34 to i64
  %37 = getelementptr inbounds ptr, ptr %32, i64 %36
  store ptr %1, ptr %37, align 8
  br label %38

38:                                               ; preds = %21, %18
  %39 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %39
}

declare ptr @realloc(ptr, i64)

define i32 @__ehub_mpi_wait(ptr %0, ptr %1, ptr %2, i32 %3, i64 %4) {
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %6)
  %7 = call ptr @wait_here(ptr %0, ptr %1, i32 %3, i64 %4, ptr %6)
  call void @free(ptr %7)
  %8 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 %8
}

declare void @free(ptr)

define internal ptr @wait_here(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4) {
  %6 = call ptr @requests_in(ptr %0, i32 1, i32 %2)
  %7 = call ptr @wait_for(ptr %6, ptr %1, i32 %2, ptr %4)
  call void @requests_out(ptr %0, ptr %6, i32 1)
  ret ptr %7
}

define { ptr, i32 } @__ehub_mpi_wait_augment(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i32 %6) {
  %8 = alloca %struct.taped, align 8
  %9 = getelementptr inbounds nuw %struct.taped, ptr %8, i32 0, i32 1
  %10 = call ptr @wait_here(ptr %0, ptr %2, i32 %4, i64 %5, ptr %9)
  %11 = getelementptr inbounds nuw %struct.taped, ptr %8, i32 0, i32 0
  store ptr %10, ptr %11, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %8, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %8, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_wait_reverse(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, ptr %6, i32 %7, i32 %8) {
  %10 = and i32 %8, 1
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  call void @return_arrived(ptr %6)
  br label %13

13:                                               ; preds = %12, %9
  ret void
}

define internal void @return_arrived(ptr %0) {
  call void @begin_reverse()
  %2 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 0
  %3 = load i32, ptr %2, align 8
  br label %4

4:                                                ; preds = %23, %1
  %.0 = phi i32 [ %3, %1 ], [ %5, %23 ]
  %5 = add nsw i32 %.0, -1
  %6 = icmp sgt i32 %.0, 0
  br i1 %6, label %7, label %24

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 1
  %9 = sext i32 %5 to i64
  %10 = getelementptr inbounds [0 x ptr], ptr %8, i64 0, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %23

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 14
  %15 = load ptr, ptr %14, align 8
  %16 = icmp ne ptr %15, null
  br i1 %16, label %17, label %18

17:                                               ; preds = %13
  call void @return_together(ptr %11)
  br label %21

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 8
  %20 = load ptr, ptr %19, align 8
  call void @return_received(ptr %11, ptr %20)
  br label %21

21:                                               ; preds = %18, %17
  %22 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 3
  store i32 1, ptr %22, align 8
  br label %23

23:                                               ; preds = %7, %21
  br label %4

24:                                               ; preds = %4
  call void @free(ptr %0)
  ret void
}

define i32 @__ehub_mpi_wait_tangent(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i32 %6, i32 %7) {
  %9 = and i32 %7, 1
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %8
  %12 = call ptr @wait_here(ptr %0, ptr %2, i32 %4, i64 %5, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  call void @pass_arrived(ptr %12)
  br label %13

13:                                               ; preds = %11, %8
  %14 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %14
}

define internal void @pass_arrived(ptr %0) {
  br label %2

2:                                                ; preds = %32, %1
  %.018 = phi i32 [ 0, %1 ], [ %33, %32 ]
  %3 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 0
  %4 = load i32, ptr %3, align 8
  %5 = icmp slt i32 %.018, %4
  br i1 %5, label %6, label %34

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 1
  %8 = sext i32 %.018 to i64
  %9 = getelementptr inbounds [0 x ptr], ptr %7, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %32

12:                                               ; preds = %6, %27
  %.0 = phi i32 [ %28, %27 ], [ 0, %6 ]
  %13 = getelementptr inbounds nuw %struct.record, ptr %10, i32 0, i32 4
  %14 = load i32, ptr %13, align 4
  %15 = icmp slt i32 %.0, %14
  br i1 %15, label %16, label %29

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw %struct.record, ptr %10, i32 0, i32 14
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %21

20:                                               ; preds = %16
  call void @pass_together(ptr %10, i32 %.0)
  br label %27

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw %struct.record, ptr %10, i32 0, i32 9
  %23 = load ptr, ptr %22, align 8
  %24 = sext i32 %.0 to i64
  %25 = getelementptr inbounds ptr, ptr %23, i64 %24
  %26 = load ptr, ptr %25, align 8
  call void @receive_on(ptr %10, ptr %26)
  br label %27

27:                                               ; preds = %20, %21
  %28 = add nsw i32 %.0, 1
  br label %12

29:                                               ; preds = %12
  %30 = getelementptr inbounds nuw %struct.record, ptr %10, i32 0, i32 9
  %31 = load ptr, ptr %30, align 8
  call void @free(ptr %31)
  call void @release(ptr %10)
  br label %32

32:                                               ; preds = %29, %6
  %33 = add nsw i32 %.018, 1
  br label %2

34:                                               ; preds = %2
  call void @free(ptr %0)
  ret void
}

define i32 @__ehub_mpi_waitall(i32 %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = call ptr @waitall_here(i32 %0, ptr %1, ptr %2, i32 %4, i64 %5, ptr %7)
  call void @free(ptr %8)
  %9 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 %9
}

define internal ptr @waitall_here(i32 %0, ptr %1, ptr %2, i32 %3, i64 %4, ptr %5) {
  %7 = call ptr @requests_in(ptr %1, i32 %0, i32 %3)
  %8 = call ptr @wait_for_all(i32 %0, ptr %7, ptr %2, i32 %3, ptr %5)
  call void @requests_out(ptr %1, ptr %7, i32 %0)
  ret ptr %8
}

define { ptr, i32 } @__ehub_mpi_waitall_augment(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6, i32 %7) {
  %9 = alloca %struct.taped, align 8
  %10 = getelementptr inbounds nuw %struct.taped, ptr %9, i32 0, i32 1
  %11 = call ptr @waitall_here(i32 %0, ptr %1, ptr %3, i32 %5, i64 %6, ptr %10)
  %12 = getelementptr inbounds nuw %struct.taped, ptr %9, i32 0, i32 0
  store ptr %11, ptr %12, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %9, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %9, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_waitall_reverse(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6, ptr %7, i32 %8, i32 %9) {
  %11 = and i32 %9, 1
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  call void @return_arrived(ptr %7)
  br label %14

14:                                               ; preds = %13, %10
  ret void
}

define i32 @__ehub_mpi_waitall_tangent(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6, i32 %7, i32 %8) {
  %10 = and i32 %8, 1
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = call ptr @waitall_here(i32 %0, ptr %1, ptr %3, i32 %5, i64 %6, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  call void @pass_arrived(ptr %13)
  br label %14

14:                                               ; preds = %12, %9
  %15 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %15
}

define i32 @__ehub_mpi_waitany(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6) {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  %9 = call ptr @waitany_here(i32 %0, ptr %1, ptr %2, ptr %3, i32 %5, i64 %6, ptr %8)
  call void @free(ptr %9)
  %10 = load i32, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %10
}

define internal ptr @waitany_here(i32 %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, ptr %6) {
  %8 = call ptr @requests_in(ptr %1, i32 %0, i32 %4)
  %9 = call ptr @wait_for_any(i32 %0, ptr %8, ptr %2, ptr %3, i32 %4, ptr %6)
  call void @requests_out(ptr %1, ptr %8, i32 %0)
  ret ptr %9
}

define { ptr, i32 } @__ehub_mpi_waitany_augment(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i64 %8, i32 %9) {
  %11 = alloca %struct.taped, align 8
  %12 = getelementptr inbounds nuw %struct.taped, ptr %11, i32 0, i32 1
  %13 = call ptr @waitany_here(i32 %0, ptr %1, ptr %3, ptr %5, i32 %7, i64 %8, ptr %12)
  %14 = getelementptr inbounds nuw %struct.taped, ptr %11, i32 0, i32 0
  store ptr %13, ptr %14, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %11, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %11, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_waitany_reverse(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i64 %8, ptr %9, i32 %10, i32 %11) {
  %13 = and i32 %11, 1
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  call void @return_arrived(ptr %9)
  br label %16

16:                                               ; preds = %15, %12
  ret void
}

define i32 @__ehub_mpi_waitany_tangent(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i64 %8, i32 %9, i32 %10) {
  %12 = and i32 %10, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = call ptr @waitany_here(i32 %0, ptr %1, ptr %3, ptr %5, i32 %7, i64 %8, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  call void @pass_arrived(ptr %15)
  br label %16

16:                                               ; preds = %14, %11
  %17 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %17
}

define i32 @__ehub_mpi_waitsome(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, i64 %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %9)
  %10 = call ptr @waitsome_here(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %6, i64 %7, ptr %9)
  call void @free(ptr %10)
  %11 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %11
}

define internal ptr @waitsome_here(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6, ptr %7) {
  %9 = call ptr @requests_in(ptr %1, i32 %0, i32 %5)
  %10 = call ptr @wait_for_some(i32 %0, ptr %9, ptr %2, ptr %3, ptr %4, i32 %5, ptr %7)
  call void @requests_out(ptr %1, ptr %9, i32 %0)
  ret ptr %10
}

define { ptr, i32 } @__ehub_mpi_waitsome_augment(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11) {
  %13 = alloca %struct.taped, align 8
  %14 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 1
  %15 = call ptr @waitsome_here(i32 %0, ptr %1, ptr %3, ptr %5, ptr %7, i32 %9, i64 %10, ptr %14)
  %16 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 0
  store ptr %15, ptr %16, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_waitsome_reverse(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  %15 = and i32 %13, 1
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  call void @return_arrived(ptr %11)
  br label %18

18:                                               ; preds = %17, %14
  ret void
}

define i32 @__ehub_mpi_waitsome_tangent(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = and i32 %12, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = call ptr @waitsome_here(i32 %0, ptr %1, ptr %3, ptr %5, ptr %7, i32 %9, i64 %10, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  call void @pass_arrived(ptr %17)
  br label %18

18:                                               ; preds = %16, %13
  %19 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %19
}

define i32 @__ehub_mpi_test(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5) {
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = call ptr @test_here(ptr %0, ptr %1, ptr %2, i32 %4, i64 %5, ptr %7)
  call void @free(ptr %8)
  %9 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 %9
}

define internal ptr @test_here(ptr %0, ptr %1, ptr %2, i32 %3, i64 %4, ptr %5) {
  %7 = call ptr @requests_in(ptr %0, i32 1, i32 %3)
  %8 = call ptr @test(ptr %7, ptr %1, ptr %2, i32 %3, ptr %5)
  call void @requests_out(ptr %0, ptr %7, i32 1)
  ret ptr %8
}

define { ptr, i32 } @__ehub_mpi_test_augment(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8) {
  %10 = alloca %struct.taped, align 8
  %11 = getelementptr inbounds nuw %struct.taped, ptr %10, i32 0, i32 1
  %12 = call ptr @test_here(ptr %0, ptr %2, ptr %4, i32 %6, i64 %7, ptr %11)
  %13 = getelementptr inbounds nuw %struct.taped, ptr %10, i32 0, i32 0
  store ptr %12, ptr %13, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %10, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %10, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_test_reverse(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, i64 %7, ptr %8, i32 %9, i32 %10) {
  %12 = and i32 %10, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  call void @return_arrived(ptr %8)
  br label %15

15:                                               ; preds = %14, %11
  ret void
}

define i32 @__ehub_mpi_test_tangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i32 %9) {
  %11 = and i32 %9, 1
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = call ptr @test_here(ptr %0, ptr %2, ptr %4, i32 %6, i64 %7, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  call void @pass_arrived(ptr %14)
  br label %15

15:                                               ; preds = %13, %10
  %16 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %16
}

define i32 @__ehub_mpi_testall(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6) {
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %8)
  %9 = call ptr @testall_here(i32 %0, ptr %1, ptr %2, ptr %3, i32 %5, i64 %6, ptr %8)
  call void @free(ptr %9)
  %10 = load i32, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %8)
  ret i32 %10
}

define internal ptr @testall_here(i32 %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, ptr %6) {
  %8 = call ptr @requests_in(ptr %1, i32 %0, i32 %4)
  %9 = call ptr @test_all(i32 %0, ptr %8, ptr %2, ptr %3, i32 %4, ptr %6)
  call void @requests_out(ptr %1, ptr %8, i32 %0)
  ret ptr %9
}

define { ptr, i32 } @__ehub_mpi_testall_augment(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i64 %8, i32 %9) {
  %11 = alloca %struct.taped, align 8
  %12 = getelementptr inbounds nuw %struct.taped, ptr %11, i32 0, i32 1
  %13 = call ptr @testall_here(i32 %0, ptr %1, ptr %3, ptr %5, i32 %7, i64 %8, ptr %12)
  %14 = getelementptr inbounds nuw %struct.taped, ptr %11, i32 0, i32 0
  store ptr %13, ptr %14, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %11, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %11, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_testall_reverse(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i64 %8, ptr %9, i32 %10, i32 %11) {
  %13 = and i32 %11, 1
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %12
  call void @return_arrived(ptr %9)
  br label %16

16:                                               ; preds = %15, %12
  ret void
}

define i32 @__ehub_mpi_testall_tangent(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7, i64 %8, i32 %9, i32 %10) {
  %12 = and i32 %10, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = call ptr @testall_here(i32 %0, ptr %1, ptr %3, ptr %5, i32 %7, i64 %8, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  call void @pass_arrived(ptr %15)
  br label %16

16:                                               ; preds = %14, %11
  %17 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %17
}

define i32 @__ehub_mpi_testany(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, i64 %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %9)
  %10 = call ptr @testany_here(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %6, i64 %7, ptr %9)
  call void @free(ptr %10)
  %11 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %11
}

define internal ptr @testany_here(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6, ptr %7) {
  %9 = call ptr @requests_in(ptr %1, i32 %0, i32 %5)
  %10 = call ptr @test_any(i32 %0, ptr %9, ptr %2, ptr %3, ptr %4, i32 %5, ptr %7)
  call void @requests_out(ptr %1, ptr %9, i32 %0)
  ret ptr %10
}

define { ptr, i32 } @__ehub_mpi_testany_augment(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11) {
  %13 = alloca %struct.taped, align 8
  %14 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 1
  %15 = call ptr @testany_here(i32 %0, ptr %1, ptr %3, ptr %5, ptr %7, i32 %9, i64 %10, ptr %14)
  %16 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 0
  store ptr %15, ptr %16, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_testany_reverse(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  %15 = and i32 %13, 1
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  call void @return_arrived(ptr %11)
  br label %18

18:                                               ; preds = %17, %14
  ret void
}

define i32 @__ehub_mpi_testany_tangent(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = and i32 %12, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = call ptr @testany_here(i32 %0, ptr %1, ptr %3, ptr %5, ptr %7, i32 %9, i64 %10, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  call void @pass_arrived(ptr %17)
  br label %18

18:                                               ; preds = %16, %13
  %19 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %19
}

define i32 @__ehub_mpi_testsome(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, i64 %7) {
  %9 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %9)
  %10 = call ptr @testsome_here(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %6, i64 %7, ptr %9)
  call void @free(ptr %10)
  %11 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %9)
  ret i32 %11
}

define internal ptr @testsome_here(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6, ptr %7) {
  %9 = call ptr @requests_in(ptr %1, i32 %0, i32 %5)
  %10 = call ptr @test_some(i32 %0, ptr %9, ptr %2, ptr %3, ptr %4, i32 %5, ptr %7)
  call void @requests_out(ptr %1, ptr %9, i32 %0)
  ret ptr %10
}

define { ptr, i32 } @__ehub_mpi_testsome_augment(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11) {
  %13 = alloca %struct.taped, align 8
  %14 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 1
  %15 = call ptr @testsome_here(i32 %0, ptr %1, ptr %3, ptr %5, ptr %7, i32 %9, i64 %10, ptr %14)
  %16 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 0
  store ptr %15, ptr %16, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_testsome_reverse(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  %15 = and i32 %13, 1
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  call void @return_arrived(ptr %11)
  br label %18

18:                                               ; preds = %17, %14
  ret void
}

define i32 @__ehub_mpi_testsome_tangent(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = and i32 %12, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = call ptr @testsome_here(i32 %0, ptr %1, ptr %3, ptr %5, ptr %7, i32 %9, i64 %10, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  call void @pass_arrived(ptr %17)
  br label %18

18:                                               ; preds = %16, %13
  %19 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %19
}

define i32 @__ehub_mpi_send_init(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %11)
  %12 = call i64 @make_request(i32 1, ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, i32 %8, ptr %11)
  %13 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %13
}

define internal i64 @make_request(i32 %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, i32 %8, ptr %9) {
  %11 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 0, ptr %11, align 8
  %12 = icmp ne i32 %0, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %10
  %14 = call i32 @"\01MPI_Recv_init"(ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %11)
  store i32 %14, ptr %9, align 4
  br label %25

15:                                               ; preds = %10
  %16 = and i32 %8, -17
  switch i32 %16, label %23 [
    i32 1, label %17
    i32 2, label %19
    i32 3, label %21
  ]

17:                                               ; preds = %15
  %18 = call i32 @"\01MPI_Ssend_init"(ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %11)
  store i32 %18, ptr %9, align 4
  br label %25

19:                                               ; preds = %15
  %20 = call i32 @"\01MPI_Rsend_init"(ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %11)
  store i32 %20, ptr %9, align 4
  br label %25

21:                                               ; preds = %15
  %22 = call i32 @"\01MPI_Bsend_init"(ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %11)
  store i32 %22, ptr %9, align 4
  br label %25

23:                                               ; preds = %15
  %24 = call i32 @"\01MPI_Send_init"(ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %11)
  store i32 %24, ptr %9, align 4
  br label %25

25:                                               ; preds = %17, %19, %21, %23, %13
  %26 = call i64 @handle_at(ptr %11, i32 0)
  store i64 %26, ptr %11, align 8
  %27 = load i64, ptr %11, align 8
  call void @give_request(ptr %7, i64 %27, i32 %8)
  %28 = load i64, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i64 %28
}

define { ptr, i32 } @__ehub_mpi_send_init_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11) {
  %13 = alloca %struct.taped, align 8
  %14 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 1
  %15 = call ptr @keep(i32 1, ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %14)
  %16 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 0
  store ptr %15, ptr %16, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @keep(i32 %0, ptr %1, ptr %2, i32 %3, i64 %4, i32 %5, i32 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, ptr %12) {
  %14 = call ptr @allocated(i64 48)
  %15 = icmp ne i32 %0, 0
  br i1 %15, label %27, label %16

16:                                               ; preds = %13
  %17 = call ptr @mpi()
  %18 = getelementptr inbounds nuw %struct.interface, ptr %17, i32 0, i32 16
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %6, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %16
  %22 = call ptr @mpi()
  %23 = getelementptr inbounds nuw %struct.interface, ptr %22, i32 0, i32 14
  %24 = load i32, ptr %23, align 8
  %25 = icmp ne i32 %5, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %21
  call void @fail(i64 %11, ptr @.str.7)
  br label %27

27:                                               ; preds = %26, %21, %16, %13
  %28 = getelementptr inbounds nuw %struct.kept, ptr %14, i32 0, i32 1
  store i32 %0, ptr %28, align 8
  %29 = call ptr @record_of(i32 0, ptr %1, i64 %7, i32 %5, i32 %6, i32 %3, i64 %4, ptr %2, i64 %11)
  %30 = getelementptr inbounds nuw %struct.kept, ptr %14, i32 0, i32 0
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.kept, ptr %14, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  %33 = icmp ne ptr %32, null
  br i1 %33, label %34, label %37

34:                                               ; preds = %27
  %35 = getelementptr inbounds nuw %struct.kept, ptr %14, i32 0, i32 5
  %36 = call i32 @"\01MPI_Type_dup"(i64 %4, ptr %35)
  br label %37

37:                                               ; preds = %34, %27
  %38 = call i64 @make_request(i32 %0, ptr %1, i32 %3, i64 %4, i32 %5, i32 %6, i64 %7, ptr %8, i32 %10, ptr %12)
  %39 = getelementptr inbounds nuw %struct.kept, ptr %14, i32 0, i32 4
  store i64 %38, ptr %39, align 8
  %40 = load ptr, ptr @all_kept, align 8
  %41 = getelementptr inbounds nuw %struct.kept, ptr %14, i32 0, i32 6
  store ptr %40, ptr %41, align 8
  store ptr %14, ptr @all_kept, align 8
  ret ptr %14
}

define void @__ehub_mpi_send_init_reverse(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  call void @begin_reverse()
  %15 = and i32 %13, 2
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  call void @release_kept(ptr %11)
  br label %18

18:                                               ; preds = %17, %14
  ret void
}

define internal void @release_kept(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.kept, ptr %0, i32 0, i32 4
  %3 = load i64, ptr %2, align 8
  %4 = call ptr @find_kept(i64 %3, i32 0)
  %5 = icmp eq ptr %4, %0
  br i1 %5, label %6, label %9

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw %struct.kept, ptr %0, i32 0, i32 4
  %8 = load i64, ptr %7, align 8
  call void @forget_kept(i64 %8)
  br label %9

9:                                                ; preds = %6, %1
  %10 = getelementptr inbounds nuw %struct.kept, ptr %0, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %18

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw %struct.kept, ptr %0, i32 0, i32 5
  %15 = call i32 @"\01MPI_Type_free"(ptr %14)
  %16 = getelementptr inbounds nuw %struct.kept, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  call void @release(ptr %17)
  br label %18

18:                                               ; preds = %13, %9
  %19 = getelementptr inbounds nuw %struct.kept, ptr %0, i32 0, i32 3
  %20 = load ptr, ptr %19, align 8
  call void @free(ptr %20)
  call void @free(ptr %0)
  ret void
}

define i32 @__ehub_mpi_send_init_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = call i32 @keep_on(i32 1, ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %12)
  ret i32 %14
}

define internal i32 @keep_on(i32 %0, ptr %1, ptr %2, i32 %3, i64 %4, i32 %5, i32 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, i32 %12) {
  %14 = and i32 %12, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %13
  %17 = call ptr @keep(i32 %0, ptr %1, ptr %2, i32 %3, i64 %4, i32 %5, i32 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %17, ptr @in_lanes, align 8
  br label %18

18:                                               ; preds = %16, %13
  %19 = load ptr, ptr @in_lanes, align 8
  %20 = getelementptr inbounds nuw %struct.kept, ptr %19, i32 0, i32 3
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.kept, ptr %19, i32 0, i32 2
  %23 = load i32, ptr %22, align 4
  %24 = add nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = mul i64 %25, 8
  %27 = call ptr @realloc(ptr %21, i64 %26)
  %28 = getelementptr inbounds nuw %struct.kept, ptr %19, i32 0, i32 3
  store ptr %27, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.kept, ptr %19, i32 0, i32 3
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.kept, ptr %19, i32 0, i32 2
  %32 = load i32, ptr %31, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %31, align 4
  %34 = sext i32 %32 to i64
  %35 = getelementptr inbounds ptr, ptr %30, i64 %34
  store ptr %2, ptr %35, align 8
  %36 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %36
}

define i32 @__ehub_mpi_recv_init(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9) {
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %11)
  %12 = call i64 @make_request(i32 0, ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, i32 %8, ptr %11)
  %13 = load i32, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %13
}

define { ptr, i32 } @__ehub_mpi_recv_init_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11) {
  %13 = alloca %struct.taped, align 8
  %14 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 1
  %15 = call ptr @keep(i32 0, ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %14)
  %16 = getelementptr inbounds nuw %struct.taped, ptr %13, i32 0, i32 0
  store ptr %15, ptr %16, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %13, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_recv_init_reverse(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  call void @begin_reverse()
  %15 = and i32 %13, 2
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  call void @release_kept(ptr %11)
  br label %18

18:                                               ; preds = %17, %14
  ret void
}

define i32 @__ehub_mpi_recv_init_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = call i32 @keep_on(i32 0, ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %12)
  ret i32 %14
}

define i32 @__ehub_mpi_start(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = call i32 @start_plain(i32 1, ptr %0, i32 %2)
  ret i32 %5
}

define internal i32 @start_plain(i32 %0, ptr %1, i32 %2) {
  %4 = call ptr @requests_in(ptr %1, i32 %0, i32 %2)
  %5 = call i32 @"\01MPI_Startall"(i32 %0, ptr %4)
  call void @requests_out(ptr %1, ptr %4, i32 %0)
  ret i32 %5
}

define { ptr, i32 } @__ehub_mpi_start_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) {
  %6 = alloca %struct.taped, align 8
  %7 = getelementptr inbounds nuw %struct.taped, ptr %6, i32 0, i32 1
  %8 = call ptr @start(i32 1, ptr %0, i32 %2, i64 %3, ptr %7)
  %9 = getelementptr inbounds nuw %struct.taped, ptr %6, i32 0, i32 0
  store ptr %8, ptr %9, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %6, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %6, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @start(i32 %0, ptr %1, i32 %2, i64 %3, ptr %4) {
  %6 = call ptr @requests_in(ptr %1, i32 %0, i32 %2)
  %7 = call i32 @"\01MPI_Startall"(i32 %0, ptr %6)
  store i32 %7, ptr %4, align 4
  %8 = sext i32 %0 to i64
  %9 = mul i64 %8, 8
  %10 = add i64 8, %9
  %11 = call ptr @allocated(i64 %10)
  %12 = getelementptr inbounds nuw %struct.arrived, ptr %11, i32 0, i32 0
  store i32 %0, ptr %12, align 8
  br label %13

13:                                               ; preds = %15, %5
  %.0 = phi i32 [ 0, %5 ], [ %21, %15 ]
  %14 = icmp slt i32 %.0, %0
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = call i64 @handle_at(ptr %6, i32 %.0)
  %17 = call ptr @start_kept(i64 %16, i64 %3)
  %18 = getelementptr inbounds nuw %struct.arrived, ptr %11, i32 0, i32 1
  %19 = sext i32 %.0 to i64
  %20 = getelementptr inbounds [0 x ptr], ptr %18, i64 0, i64 %19
  store ptr %17, ptr %20, align 8
  %21 = add nsw i32 %.0, 1
  br label %13

22:                                               ; preds = %13
  call void @requests_out(ptr %1, ptr %6, i32 %0)
  ret ptr %11
}

define void @__ehub_mpi_start_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6) {
  call void @start_back(ptr %4, i64 %3, i32 %6)
  ret void
}

define internal void @start_back(ptr %0, i64 %1, i32 %2) {
  call void @begin_reverse()
  %4 = and i32 %2, 1
  %5 = icmp ne i32 %4, 0
  %6 = and i32 %2, 2
  %7 = icmp ne i32 %6, 0
  %or.cond = and i1 %5, %7
  br i1 %or.cond, label %9, label %8

8:                                                ; preds = %3
  call void @fail(i64 %1, ptr @.str.13)
  br label %9

9:                                                ; preds = %3, %8
  %10 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 0
  %11 = load i32, ptr %10, align 8
  br label %12

12:                                               ; preds = %34, %9
  %.0 = phi i32 [ %11, %9 ], [ %13, %34 ]
  %13 = add nsw i32 %.0, -1
  %14 = icmp sgt i32 %.0, 0
  br i1 %14, label %15, label %35

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 1
  %17 = sext i32 %13 to i64
  %18 = getelementptr inbounds [0 x ptr], ptr %16, i64 0, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %34

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw %struct.record, ptr %19, i32 0, i32 13
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 2
  br i1 %24, label %25, label %28

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw %struct.record, ptr %19, i32 0, i32 8
  %27 = load ptr, ptr %26, align 8
  call void @send_back(ptr %19, ptr %27, i32 %2)
  br label %34

28:                                               ; preds = %21
  %29 = getelementptr inbounds nuw %struct.record, ptr %19, i32 0, i32 3
  %30 = load i32, ptr %29, align 8
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @fail(i64 %1, ptr @.str.1)
  br label %34

33:                                               ; preds = %28
  call void @release(ptr %19)
  br label %34

34:                                               ; preds = %25, %33, %32, %15
  br label %12

35:                                               ; preds = %12
  call void @free(ptr %0)
  ret void
}

define i32 @__ehub_mpi_start_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5) {
  %7 = and i32 %5, 1
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = call ptr @start(i32 1, ptr %0, i32 %2, i64 %3, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  call void @start_on(ptr %10)
  br label %11

11:                                               ; preds = %9, %6
  %12 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %12
}

define internal void @start_on(ptr %0) {
  br label %2

2:                                                ; preds = %30, %1
  %.016 = phi i32 [ 0, %1 ], [ %31, %30 ]
  %3 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 0
  %4 = load i32, ptr %3, align 8
  %5 = icmp slt i32 %.016, %4
  br i1 %5, label %6, label %32

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 1
  %8 = sext i32 %.016 to i64
  %9 = getelementptr inbounds [0 x ptr], ptr %7, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %30

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw %struct.record, ptr %10, i32 0, i32 13
  %14 = load i32, ptr %13, align 8
  %15 = icmp ne i32 %14, 2
  br i1 %15, label %30, label %16

16:                                               ; preds = %12, %20
  %.0 = phi i32 [ %26, %20 ], [ 0, %12 ]
  %17 = getelementptr inbounds nuw %struct.record, ptr %10, i32 0, i32 4
  %18 = load i32, ptr %17, align 4
  %19 = icmp slt i32 %.0, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw %struct.record, ptr %10, i32 0, i32 9
  %22 = load ptr, ptr %21, align 8
  %23 = sext i32 %.0 to i64
  %24 = getelementptr inbounds ptr, ptr %22, i64 %23
  %25 = load ptr, ptr %24, align 8
  call void @send_on(ptr %10, ptr %25)
  %26 = add nsw i32 %.0, 1
  br label %16

27:                                               ; preds = %16
  %28 = getelementptr inbounds nuw %struct.record, ptr %10, i32 0, i32 9
  %29 = load ptr, ptr %28, align 8
  call void @free(ptr %29)
  call void @release(ptr %10)
  br label %30

30:                                               ; preds = %27, %12, %6
  %31 = add nsw i32 %.016, 1
  br label %2

32:                                               ; preds = %2
  call void @free(ptr %0)
  ret void
}

define i32 @__ehub_mpi_startall(i32 %0, ptr %1, ptr %2, i32 %3, i64 %4) {
  %6 = call i32 @start_plain(i32 %0, ptr %1, i32 %3)
  ret i32 %6
}

define { ptr, i32 } @__ehub_mpi_startall_augment(i32 %0, ptr %1, ptr %2, i32 %3, i64 %4, i32 %5) {
  %7 = alloca %struct.taped, align 8
  %8 = getelementptr inbounds nuw %struct.taped, ptr %7, i32 0, i32 1
  %9 = call ptr @start(i32 %0, ptr %1, i32 %3, i64 %4, ptr %8)
  %10 = getelementptr inbounds nuw %struct.taped, ptr %7, i32 0, i32 0
  store ptr %9, ptr %10, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %7, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %7, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_startall_reverse(i32 %0, ptr %1, ptr %2, i32 %3, i64 %4, ptr %5, i32 %6, i32 %7) {
  call void @start_back(ptr %5, i64 %4, i32 %7)
  ret void
}

define i32 @__ehub_mpi_startall_tangent(i32 %0, ptr %1, ptr %2, i32 %3, i64 %4, i32 %5, i32 %6) {
  %8 = and i32 %6, 1
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = call ptr @start(i32 %0, ptr %1, i32 %3, i64 %4, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  call void @start_on(ptr %11)
  br label %12

12:                                               ; preds = %10, %7
  %13 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %13
}

define i32 @__ehub_mpi_request_free(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = call i32 @free_request(ptr %0, i32 %2, i64 0, ptr %5)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret i32 %6
}

define internal i32 @free_request(ptr %0, i32 %1, i64 %2, ptr %3) {
  %5 = call ptr @requests_in(ptr %0, i32 1, i32 %1)
  %6 = call i64 @handle_at(ptr %5, i32 0)
  %7 = icmp ne i64 %2, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %4
  %9 = call ptr @find_waited(i64 %6, i32 0)
  %10 = icmp ne ptr %9, null
  br i1 %10, label %11, label %12

11:                                               ; preds = %8
  call void @fail(i64 %2, ptr @.str.14)
  br label %12

12:                                               ; preds = %11, %8, %4
  %13 = call ptr @find_kept(i64 %6, i32 1)
  store ptr %13, ptr %3, align 8
  %14 = call i32 @"\01MPI_Request_free"(ptr %5)
  call void @requests_out(ptr %0, ptr %5, i32 1)
  ret i32 %14
}

define { ptr, i32 } @__ehub_mpi_request_free_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  %7 = call i32 @free_request(ptr %0, i32 %2, i64 %3, ptr %6)
  call void @llvm.lifetime.end.p0(ptr %6)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr null, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %7, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_request_free_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6) {
  call void @begin_reverse()
  ret void
}

define i32 @__ehub_mpi_request_free_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i32 %5) {
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  store ptr null, ptr %7, align 8
  %8 = and i32 %5, 1
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %6
  %11 = call i32 @free_request(ptr %0, i32 %2, i64 %3, ptr %7)
  store i32 %11, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %12

12:                                               ; preds = %10, %6
  %13 = load ptr, ptr %7, align 8
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = load ptr, ptr %7, align 8
  call void @release_kept(ptr %16)
  br label %17

17:                                               ; preds = %15, %12
  %18 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  call void @llvm.lifetime.end.p0(ptr %7)
  ret i32 %18
}

define i32 @__ehub_mpi_barrier(i64 %0, ptr %1, i32 %2, i64 %3) {
  %5 = call i32 @"\01MPI_Barrier"(i64 %0)
  ret i32 %5
}

declare i32 @"\01MPI_Barrier"(i64)

define { ptr, i32 } @__ehub_mpi_barrier_augment(i64 %0, i32 %1, i64 %2, i32 %3) {
  %5 = call i32 @"\01MPI_Barrier"(i64 %0)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr null, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %5, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_barrier_reverse(i64 %0, i32 %1, i64 %2, ptr %3, i32 %4, i32 %5) {
  call void @begin_reverse()
  %7 = and i32 %5, 1
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = call i32 @"\01MPI_Barrier"(i64 %0)
  br label %11

11:                                               ; preds = %9, %6
  ret void
}

define i32 @__ehub_mpi_barrier_tangent(i64 %0, i32 %1, i64 %2, i32 %3, i32 %4) {
  %6 = and i32 %4, 1
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %5
  %9 = call i32 @"\01MPI_Barrier"(i64 %0)
  store i32 %9, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %10

10:                                               ; preds = %8, %5
  %11 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %11
}

define i32 @__ehub_mpi_bcast(ptr %0, i32 %1, i64 %2, i32 %3, i64 %4, ptr %5, i32 %6, i64 %7) {
  %9 = call i32 @"\01MPI_Bcast"(ptr %0, i32 %1, i64 %2, i32 %3, i64 %4)
  ret i32 %9
}

declare i32 @"\01MPI_Bcast"(ptr, i32, i64, i32, i64)

define { ptr, i32 } @__ehub_mpi_bcast_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i64 %5, i32 %6, i64 %7, i32 %8) {
  %10 = call i32 @check_comm(i64 %5, i64 %7)
  %11 = call ptr @layout_of(i64 %3, ptr %1, i64 %7)
  %12 = sext i32 %2 to i64
  %13 = getelementptr inbounds nuw %struct.layout, ptr %11, i32 0, i32 3
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = mul nsw i64 %12, %15
  call void @check_buffer(ptr %0, i64 %16, i64 %7)
  %17 = call i32 @"\01MPI_Bcast"(ptr %0, i32 %2, i64 %3, i32 %4, i64 %5)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %11, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %17, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal i32 @check_comm(i64 %0, i64 %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = call i32 @"\01MPI_Comm_test_inter"(i64 %0, ptr %3)
  %5 = load i32, ptr %3, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  call void @fail(i64 %1, ptr @.str.2)
  br label %8

8:                                                ; preds = %7, %2
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i32 0
}

define internal ptr @layout_of(i64 %0, ptr %1, i64 %2) {
  %4 = call ptr @mpi()
  %5 = getelementptr inbounds nuw %struct.interface, ptr %4, i32 0, i32 2
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %0, %6
  br i1 %7, label %17, label %8

8:                                                ; preds = %3
  %9 = call ptr @allocated(i64 32)
  call void @lay(ptr %9, i64 %0, i64 0, i64 %2)
  %10 = call i64 @extent_of(i64 %0)
  %11 = getelementptr inbounds nuw %struct.layout, ptr %9, i32 0, i32 0
  store i64 %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.layout, ptr %9, i32 0, i32 4
  %13 = load i32, ptr %12, align 4
  %14 = icmp ne i32 %13, 0
  %15 = icmp ne ptr %1, null
  %or.cond = and i1 %14, %15
  br i1 %or.cond, label %16, label %17

16:                                               ; preds = %8
  call void @fail(i64 %2, ptr @.str.15)
  br label %17

17:                                               ; preds = %8, %16, %3
  %.0 = phi ptr [ @layout_of.real, %3 ], [ %9, %16 ], [ %9, %8 ]
  ret ptr %.0
}

define internal void @check_buffer(ptr %0, i64 %1, i64 %2) {
  %4 = icmp eq ptr %0, null
  %5 = icmp ne i64 %1, 0
  %or.cond = and i1 %4, %5
  br i1 %or.cond, label %6, label %7

6:                                                ; preds = %3
  call void @fail(i64 %2, ptr @.str.72)
  br label %7

7:                                                ; preds = %6, %3
  ret void
}

define void @__ehub_mpi_bcast_reverse(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i64 %5, i32 %6, i64 %7, ptr %8, i32 %9, i32 %10) {
  call void @begin_reverse()
  %12 = sext i32 %2 to i64
  %13 = getelementptr inbounds nuw %struct.layout, ptr %8, i32 0, i32 1
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = mul nsw i64 %12, %15
  %17 = call i64 @floats_in(ptr %8, i64 %16)
  %18 = trunc i64 %17 to i32
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %41

20:                                               ; preds = %11
  %21 = call ptr @taken(ptr %8, i64 %16, ptr %1)
  %22 = sext i32 %18 to i64
  %23 = mul i64 %22, 8
  %24 = call ptr @allocated(i64 %23)
  %25 = call ptr @mpi()
  %26 = getelementptr inbounds nuw %struct.interface, ptr %25, i32 0, i32 2
  %27 = load i64, ptr %26, align 8
  %28 = call ptr @mpi()
  %29 = getelementptr inbounds nuw %struct.interface, ptr %28, i32 0, i32 5
  %30 = load i64, ptr %29, align 8
  %31 = call i32 @"\01MPI_Reduce"(ptr %21, ptr %24, i32 %18, i64 %27, i64 %30, i32 %4, i64 %5)
  %32 = icmp ne ptr %1, null
  br i1 %32, label %33, label %38

33:                                               ; preds = %20
  %34 = call i32 @rank_of(i64 %5)
  %35 = icmp eq i32 %34, %4
  br i1 %35, label %36, label %38

36:                                               ; preds = %33
  %37 = call ptr @move(i32 1, ptr %8, i64 %16, ptr %1, ptr %24)
  br label %40

38:                                               ; preds = %33, %20
  %39 = call ptr @move(i32 3, ptr %8, i64 %16, ptr %1, ptr null)
  br label %40

40:                                               ; preds = %38, %36
  call void @free(ptr %21)
  call void @free(ptr %24)
  br label %41

41:                                               ; preds = %40, %11
  %42 = and i32 %10, 2
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %45

44:                                               ; preds = %41
  call void @release_layout(ptr %8)
  br label %45

45:                                               ; preds = %44, %41
  ret void
}

define internal i64 @floats_in(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 1
  %4 = load i32, ptr %3, align 8
  %5 = icmp ne i32 %4, 0
  br i1 %5, label %6, label %30

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 1
  %8 = load i32, ptr %7, align 8
  %9 = sext i32 %8 to i64
  %10 = sdiv i64 %1, %9
  %11 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 3
  %12 = load i32, ptr %11, align 8
  %13 = sext i32 %12 to i64
  %14 = mul nsw i64 %10, %13
  br label %15

15:                                               ; preds = %21, %6
  %.012 = phi i64 [ %14, %6 ], [ %28, %21 ]
  %.0 = phi i64 [ 0, %6 ], [ %29, %21 ]
  %16 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 1
  %17 = load i32, ptr %16, align 8
  %18 = sext i32 %17 to i64
  %19 = srem i64 %1, %18
  %20 = icmp slt i64 %.0, %19
  br i1 %20, label %21, label %30

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 5
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds %struct.number, ptr %23, i64 %.0
  %25 = getelementptr inbounds nuw %struct.number, ptr %24, i32 0, i32 2
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %.012, %27
  %29 = add nsw i64 %.0, 1
  br label %15

30:                                               ; preds = %15, %2
  %.013 = phi i64 [ 0, %2 ], [ %.012, %15 ]
  ret i64 %.013
}

define internal ptr @taken(ptr %0, i64 %1, ptr %2) {
  %4 = call i64 @floats_in(ptr %0, i64 %1)
  %5 = mul i64 %4, 8
  %6 = call ptr @allocated(i64 %5)
  %7 = call ptr @move(i32 0, ptr %0, i64 %1, ptr %2, ptr %6)
  ret ptr %6
}

define internal ptr @allocated(i64 %0) {
  %2 = icmp ne i64 %0, 0
  %3 = xor i1 %2, true
  %4 = zext i1 %3 to i32
  %5 = sext i32 %4 to i64
  %6 = add i64 %0, %5
  %7 = call ptr @calloc(i64 1, i64 %6)
  %8 = icmp ne ptr %7, null
  br i1 %8, label %10, label %9

9:                                                ; preds = %1
  call void @__ehub_stop_memory()
  unreachable

10:                                               ; preds = %1
  ret ptr %7
}

declare i32 @"\01MPI_Reduce"(ptr, ptr, i32, i64, i64, i32, i64)

define internal i32 @rank_of(i64 %0) {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2)
  %3 = call i32 @"\01MPI_Comm_rank"(i64 %0, ptr %2)
  %4 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i32 %4
}

define internal ptr @move(i32 %0, ptr %1, i64 %2, ptr %3, ptr %4) {
  %6 = icmp ne i32 %0, 3
  %7 = icmp ne ptr %3, null
  %or.cond = or i1 %6, %7
  br i1 %or.cond, label %8, label %45

8:                                                ; preds = %5, %43
  %.028 = phi i64 [ %44, %43 ], [ 0, %5 ]
  %.027 = phi ptr [ %.1, %43 ], [ %4, %5 ]
  %9 = icmp slt i64 %.028, %2
  br i1 %9, label %10, label %45

10:                                               ; preds = %8
  %11 = getelementptr inbounds nuw %struct.layout, ptr %1, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.layout, ptr %1, i32 0, i32 1
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = srem i64 %.028, %15
  %17 = getelementptr inbounds %struct.number, ptr %12, i64 %16
  %.sroa.0.0.copyload = load i64, ptr %17, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %17, i64 8
  %.sroa.4.0.copyload = load i32, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %17, i64 12
  %.sroa.6.0.copyload = load i32, ptr %.sroa.6.0..sroa_idx, align 4
  %18 = getelementptr inbounds nuw %struct.layout, ptr %1, i32 0, i32 1
  %19 = load i32, ptr %18, align 8
  %20 = sext i32 %19 to i64
  %21 = sdiv i64 %.028, %20
  %22 = getelementptr inbounds nuw %struct.layout, ptr %1, i32 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = mul nsw i64 %21, %23
  %25 = getelementptr inbounds i8, ptr %3, i64 %24
  %26 = getelementptr inbounds i8, ptr %25, i64 %.sroa.0.0.copyload
  br label %27

27:                                               ; preds = %41, %10
  %.1 = phi ptr [ %.027, %10 ], [ %.2, %41 ]
  %.0 = phi i32 [ 0, %10 ], [ %42, %41 ]
  %28 = icmp slt i32 %.0, %.sroa.6.0.copyload
  br i1 %28, label %29, label %43

29:                                               ; preds = %27
  %30 = icmp ne ptr %3, null
  br i1 %30, label %31, label %35

31:                                               ; preds = %29
  %32 = mul nsw i32 %.0, %.sroa.4.0.copyload
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %26, i64 %33
  call void @move_number(i32 %0, ptr %34, i32 %.sroa.4.0.copyload, ptr %.1)
  br label %37

35:                                               ; preds = %29
  switch i32 %0, label %39 [
    i32 0, label %36
    i32 3, label %41
  ]

36:                                               ; preds = %35
  store double 0.000000e+00, ptr %.1, align 8
  br label %37

37:                                               ; preds = %36, %31
  %38 = icmp ne i32 %0, 3
  br i1 %38, label %39, label %41

39:                                               ; preds = %35, %37
  %40 = getelementptr inbounds nuw double, ptr %.1, i32 1
  br label %41

41:                                               ; preds = %37, %39, %35
  %.2 = phi ptr [ %40, %39 ], [ %.1, %37 ], [ %.1, %35 ]
  %42 = add nsw i32 %.0, 1
  br label %27

43:                                               ; preds = %27
  %44 = add nsw i64 %.028, 1
  br label %8

45:                                               ; preds = %8, %5
  %.026 = phi ptr [ %4, %5 ], [ %.027, %8 ]
  ret ptr %.026
}

define internal void @release_layout(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 2
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 5
  %7 = load ptr, ptr %6, align 8
  call void @free(ptr %7)
  call void @free(ptr %0)
  br label %8

8:                                                ; preds = %1, %5
  ret void
}

define i32 @__ehub_mpi_bcast_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i64 %5, i32 %6, i64 %7, i32 %8, i32 %9) {
  %11 = call i32 @check_comm(i64 %5, i64 %7)
  %12 = and i32 %9, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %10
  %15 = call i32 @"\01MPI_Bcast"(ptr %0, i32 %2, i64 %3, i32 %4, i64 %5)
  store i32 %15, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %16

16:                                               ; preds = %14, %10
  %17 = call ptr @layout_of(i64 %3, ptr %1, i64 %7)
  %18 = sext i32 %2 to i64
  %19 = getelementptr inbounds nuw %struct.layout, ptr %17, i32 0, i32 3
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %18, %21
  call void @check_buffer(ptr %0, i64 %22, i64 %7)
  %23 = sext i32 %2 to i64
  %24 = getelementptr inbounds nuw %struct.layout, ptr %17, i32 0, i32 1
  %25 = load i32, ptr %24, align 8
  %26 = sext i32 %25 to i64
  %27 = mul nsw i64 %23, %26
  %28 = call ptr @taken(ptr %17, i64 %27, ptr %1)
  %29 = call i64 @floats_in(ptr %17, i64 %27)
  %30 = icmp ne i64 %29, 0
  br i1 %30, label %31, label %38

31:                                               ; preds = %16
  %32 = call i64 @floats_in(ptr %17, i64 %27)
  %33 = trunc i64 %32 to i32
  %34 = call ptr @mpi()
  %35 = getelementptr inbounds nuw %struct.interface, ptr %34, i32 0, i32 2
  %36 = load i64, ptr %35, align 8
  %37 = call i32 @"\01MPI_Bcast"(ptr %28, i32 %33, i64 %36, i32 %4, i64 %5)
  br label %38

38:                                               ; preds = %31, %16
  %39 = icmp ne ptr %1, null
  br i1 %39, label %40, label %45

40:                                               ; preds = %38
  %41 = call i32 @rank_of(i64 %5)
  %42 = icmp ne i32 %41, %4
  br i1 %42, label %43, label %45

43:                                               ; preds = %40
  %44 = call ptr @move(i32 1, ptr %17, i64 %27, ptr %1, ptr %28)
  br label %45

45:                                               ; preds = %43, %40, %38
  call void @free(ptr %28)
  call void @release_layout(ptr %17)
  %46 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %46
}

define i32 @__ehub_mpi_reduce(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i32 %5, i64 %6, ptr %7, i32 %8, i64 %9) {
  %11 = call i32 @"\01MPI_Reduce"(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i32 %5, i64 %6)
  ret i32 %11
}

define { ptr, i32 } @__ehub_mpi_reduce_augment(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8, i32 %9, i64 %10, i32 %11) {
  %13 = call i32 @is_in_place(ptr %0)
  %14 = icmp ne i32 %13, 0
  %. = select i1 %14, ptr %2, ptr %0
  %15 = call i32 @is_in_place(ptr %0)
  %16 = icmp ne i32 %15, 0
  %17 = select i1 %16, ptr %3, ptr %1
  %18 = call ptr @weigh(ptr %., ptr %17, i32 %4, i64 %5, i64 %6, i64 %8, i64 %10)
  %19 = call i32 @"\01MPI_Reduce"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %18, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %19, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @weigh(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = call ptr @mpi()
  %9 = call i32 @check_comm(i64 %5, i64 %6)
  %10 = call ptr @allocated(i64 24)
  %11 = call ptr @layout_of(i64 %3, ptr %1, i64 %6)
  %12 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  store ptr %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.layout, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = mul nsw i32 %2, %16
  %18 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 1
  store i32 %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 1
  %22 = load i32, ptr %21, align 8
  %23 = sext i32 %22 to i64
  %24 = call i64 @floats_in(ptr %20, i64 %23)
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 2
  store i32 %25, ptr %26, align 4
  %27 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 2
  %28 = load i32, ptr %27, align 4
  %29 = sext i32 %28 to i64
  call void @check_buffer(ptr %0, i64 %29, i64 %6)
  %30 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 2
  %31 = load i32, ptr %30, align 4
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %89

33:                                               ; preds = %7
  %34 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 5
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %4, %35
  br i1 %36, label %89, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 2
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = mul i64 %40, 8
  %42 = call ptr @allocated(i64 %41)
  %43 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 3
  store ptr %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 1
  %47 = load i32, ptr %46, align 8
  %48 = sext i32 %47 to i64
  %49 = call ptr @taken(ptr %45, i64 %48, ptr %0)
  %50 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 6
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %4, %51
  br i1 %52, label %53, label %64

53:                                               ; preds = %37
  %54 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.layout, ptr %55, i32 0, i32 1
  %57 = load i32, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.layout, ptr %59, i32 0, i32 3
  %61 = load i32, ptr %60, align 8
  %62 = icmp ne i32 %57, %61
  br i1 %62, label %63, label %64

63:                                               ; preds = %53
  call void @fail(i64 %6, ptr @.str.73)
  br label %88

64:                                               ; preds = %53, %37
  %65 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 6
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %4, %66
  br i1 %67, label %68, label %69

68:                                               ; preds = %64
  call void @weigh_product(ptr %10, ptr %49, i64 %5)
  br label %88

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 7
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %4, %71
  br i1 %72, label %77, label %73

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 8
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %4, %75
  br i1 %76, label %77, label %78

77:                                               ; preds = %73, %69
  call void @weigh_extreme(ptr %10, ptr %49, i64 %4, i64 %5)
  br label %88

78:                                               ; preds = %73
  %79 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 9
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %4, %80
  br i1 %81, label %86, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 10
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %4, %84
  br i1 %85, label %86, label %87

86:                                               ; preds = %82, %78
  call void @weigh_place(ptr %10, ptr %0, i32 %2, i64 %3, i64 %4, i64 %5)
  br label %88

87:                                               ; preds = %82
  call void @fail(i64 %6, ptr @.str.74)
  br label %88

88:                                               ; preds = %68, %86, %87, %77, %63
  call void @free(ptr %49)
  br label %89

89:                                               ; preds = %7, %33, %88
  ret ptr %10
}

define internal i32 @is_in_place(ptr %0) {
  %2 = ptrtoint ptr %0 to i64
  %3 = call ptr @mpi()
  %4 = getelementptr inbounds nuw %struct.interface, ptr %3, i32 0, i32 12
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %2, %5
  %7 = zext i1 %6 to i32
  ret i32 %7
}

define void @__ehub_mpi_reduce_reverse(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  call void @begin_reverse()
  %15 = call i32 @rank_of(i64 %8)
  %16 = icmp eq i32 %15, %7
  %17 = zext i1 %16 to i32
  %18 = getelementptr inbounds nuw %struct.reduction, ptr %11, i32 0, i32 2
  %19 = load i32, ptr %18, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %56

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw %struct.reduction, ptr %11, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.reduction, ptr %11, i32 0, i32 1
  %25 = load i32, ptr %24, align 8
  %26 = sext i32 %25 to i64
  %27 = icmp ne i32 %17, 0
  %. = select i1 %27, ptr %3, ptr null
  %28 = call ptr @taken(ptr %23, i64 %26, ptr %.)
  %29 = getelementptr inbounds nuw %struct.reduction, ptr %11, i32 0, i32 2
  %30 = load i32, ptr %29, align 4
  %31 = call ptr @mpi()
  %32 = getelementptr inbounds nuw %struct.interface, ptr %31, i32 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = call i32 @"\01MPI_Bcast"(ptr %28, i32 %30, i64 %33, i32 %7, i64 %8)
  %35 = icmp ne i32 %17, 0
  br i1 %35, label %36, label %43

36:                                               ; preds = %21
  %37 = getelementptr inbounds nuw %struct.reduction, ptr %11, i32 0, i32 0
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw %struct.reduction, ptr %11, i32 0, i32 1
  %40 = load i32, ptr %39, align 8
  %41 = sext i32 %40 to i64
  %42 = call ptr @move(i32 3, ptr %38, i64 %41, ptr %3, ptr null)
  br label %43

43:                                               ; preds = %36, %21
  %44 = call i32 @is_in_place(ptr %0)
  %45 = icmp ne i32 %44, 0
  %.26 = select i1 %45, ptr %3, ptr %1
  %46 = icmp ne ptr %.26, null
  br i1 %46, label %47, label %55

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw %struct.reduction, ptr %11, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw %struct.reduction, ptr %11, i32 0, i32 1
  %51 = load i32, ptr %50, align 8
  %52 = sext i32 %51 to i64
  %53 = call ptr @weighted(ptr %11, ptr %28)
  %54 = call ptr @move(i32 2, ptr %49, i64 %52, ptr %.26, ptr %53)
  br label %55

55:                                               ; preds = %47, %43
  call void @free(ptr %28)
  br label %56

56:                                               ; preds = %55, %14
  %57 = and i32 %13, 2
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %60

59:                                               ; preds = %56
  call void @release_reduction(ptr %11)
  br label %60

60:                                               ; preds = %59, %56
  ret void
}

define internal ptr @weighted(ptr %0, ptr %1) {
  br label %3

3:                                                ; preds = %11, %2
  %.0 = phi i32 [ 0, %2 ], [ %21, %11 ]
  %4 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 3
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %.critedge

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 2
  %9 = load i32, ptr %8, align 4
  %10 = icmp slt i32 %.0, %9
  br i1 %10, label %11, label %.critedge

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 3
  %13 = load ptr, ptr %12, align 8
  %14 = sext i32 %.0 to i64
  %15 = getelementptr inbounds double, ptr %13, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = sext i32 %.0 to i64
  %18 = getelementptr inbounds double, ptr %1, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fmul double %19, %16
  store double %20, ptr %18, align 8
  %21 = add nsw i32 %.0, 1
  br label %3

.critedge:                                        ; preds = %3, %7
  ret ptr %1
}

define internal void @release_reduction(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  call void @release_layout(ptr %3)
  %4 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 3
  %5 = load ptr, ptr %4, align 8
  call void @free(ptr %5)
  call void @free(ptr %0)
  ret void
}

define i32 @__ehub_mpi_reduce_tangent(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = and i32 %12, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %24

16:                                               ; preds = %13
  %17 = call i32 @is_in_place(ptr %0)
  %18 = icmp ne i32 %17, 0
  %. = select i1 %18, ptr %2, ptr %0
  %19 = call i32 @is_in_place(ptr %0)
  %20 = icmp ne i32 %19, 0
  %21 = select i1 %20, ptr %3, ptr %1
  %22 = call ptr @weigh(ptr %., ptr %21, i32 %4, i64 %5, i64 %6, i64 %8, i64 %10)
  store ptr %22, ptr @in_lanes, align 8
  %23 = call i32 @"\01MPI_Reduce"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8)
  store i32 %23, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %24

24:                                               ; preds = %16, %13
  %25 = load ptr, ptr @in_lanes, align 8
  %26 = getelementptr inbounds nuw %struct.reduction, ptr %25, i32 0, i32 2
  %27 = load i32, ptr %26, align 4
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %64

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw %struct.reduction, ptr %25, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.reduction, ptr %25, i32 0, i32 1
  %33 = load i32, ptr %32, align 8
  %34 = sext i32 %33 to i64
  %35 = call i32 @is_in_place(ptr %0)
  %36 = icmp ne i32 %35, 0
  %.42 = select i1 %36, ptr %3, ptr %1
  %37 = call ptr @taken(ptr %31, i64 %34, ptr %.42)
  %38 = call ptr @weighted(ptr %25, ptr %37)
  %39 = getelementptr inbounds nuw %struct.reduction, ptr %25, i32 0, i32 2
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = mul i64 %41, 8
  %43 = call ptr @allocated(i64 %42)
  %44 = getelementptr inbounds nuw %struct.reduction, ptr %25, i32 0, i32 2
  %45 = load i32, ptr %44, align 4
  %46 = call ptr @mpi()
  %47 = getelementptr inbounds nuw %struct.interface, ptr %46, i32 0, i32 2
  %48 = load i64, ptr %47, align 8
  %49 = call ptr @mpi()
  %50 = getelementptr inbounds nuw %struct.interface, ptr %49, i32 0, i32 5
  %51 = load i64, ptr %50, align 8
  %52 = call i32 @"\01MPI_Reduce"(ptr %38, ptr %43, i32 %45, i64 %48, i64 %51, i32 %7, i64 %8)
  %53 = call i32 @rank_of(i64 %8)
  %54 = icmp eq i32 %53, %7
  %55 = icmp ne ptr %3, null
  %or.cond = and i1 %54, %55
  br i1 %or.cond, label %56, label %63

56:                                               ; preds = %29
  %57 = getelementptr inbounds nuw %struct.reduction, ptr %25, i32 0, i32 0
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw %struct.reduction, ptr %25, i32 0, i32 1
  %60 = load i32, ptr %59, align 8
  %61 = sext i32 %60 to i64
  %62 = call ptr @move(i32 1, ptr %58, i64 %61, ptr %3, ptr %43)
  br label %63

63:                                               ; preds = %56, %29
  call void @free(ptr %38)
  call void @free(ptr %43)
  br label %64

64:                                               ; preds = %63, %24
  %65 = and i32 %12, 2
  %66 = icmp ne i32 %65, 0
  %67 = load ptr, ptr @in_lanes, align 8
  %68 = icmp ne ptr %67, null
  %or.cond44 = select i1 %66, i1 %68, i1 false
  br i1 %or.cond44, label %69, label %70

69:                                               ; preds = %64
  call void @release_reduction(ptr %25)
  br label %70

70:                                               ; preds = %69, %64
  %71 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %71
}

define i32 @__ehub_mpi_allreduce(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, i32 %7, i64 %8) {
  %10 = call i32 @"\01MPI_Allreduce"(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5)
  ret i32 %10
}

declare i32 @"\01MPI_Allreduce"(ptr, ptr, i32, i64, i64, i64)

define { ptr, i32 } @__ehub_mpi_allreduce_augment(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, i32 %10) {
  %12 = call i32 @is_in_place(ptr %0)
  %13 = icmp ne i32 %12, 0
  %. = select i1 %13, ptr %2, ptr %0
  %14 = call i32 @is_in_place(ptr %0)
  %15 = icmp ne i32 %14, 0
  %16 = select i1 %15, ptr %3, ptr %1
  %17 = call ptr @weigh(ptr %., ptr %16, i32 %4, i64 %5, i64 %6, i64 %7, i64 %9)
  %18 = call i32 @"\01MPI_Allreduce"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i64 %7)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %17, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %18, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_allreduce_reverse(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, ptr %10, i32 %11, i32 %12) {
  call void @begin_reverse()
  %14 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 2
  %15 = load i32, ptr %14, align 4
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %56

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 1
  %21 = load i32, ptr %20, align 8
  %22 = sext i32 %21 to i64
  %23 = call ptr @taken(ptr %19, i64 %22, ptr %3)
  %24 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 2
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %26, 8
  %28 = call ptr @allocated(i64 %27)
  %29 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 2
  %30 = load i32, ptr %29, align 4
  %31 = call ptr @mpi()
  %32 = getelementptr inbounds nuw %struct.interface, ptr %31, i32 0, i32 2
  %33 = load i64, ptr %32, align 8
  %34 = call ptr @mpi()
  %35 = getelementptr inbounds nuw %struct.interface, ptr %34, i32 0, i32 5
  %36 = load i64, ptr %35, align 8
  %37 = call i32 @"\01MPI_Allreduce"(ptr %23, ptr %28, i32 %30, i64 %33, i64 %36, i64 %7)
  %38 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 1
  %41 = load i32, ptr %40, align 8
  %42 = sext i32 %41 to i64
  %43 = call ptr @move(i32 3, ptr %39, i64 %42, ptr %3, ptr null)
  %44 = call i32 @is_in_place(ptr %0)
  %45 = icmp ne i32 %44, 0
  %. = select i1 %45, ptr %3, ptr %1
  %46 = icmp ne ptr %., null
  br i1 %46, label %47, label %55

47:                                               ; preds = %17
  %48 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 1
  %51 = load i32, ptr %50, align 8
  %52 = sext i32 %51 to i64
  %53 = call ptr @weighted(ptr %10, ptr %28)
  %54 = call ptr @move(i32 2, ptr %49, i64 %52, ptr %., ptr %53)
  br label %55

55:                                               ; preds = %47, %17
  call void @free(ptr %23)
  call void @free(ptr %28)
  br label %56

56:                                               ; preds = %55, %13
  %57 = and i32 %12, 2
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %59, label %60

59:                                               ; preds = %56
  call void @release_reduction(ptr %10)
  br label %60

60:                                               ; preds = %59, %56
  ret void
}

define i32 @__ehub_mpi_allreduce_tangent(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, i32 %10, i32 %11) {
  %13 = and i32 %11, 1
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %23

15:                                               ; preds = %12
  %16 = call i32 @is_in_place(ptr %0)
  %17 = icmp ne i32 %16, 0
  %. = select i1 %17, ptr %2, ptr %0
  %18 = call i32 @is_in_place(ptr %0)
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %19, ptr %3, ptr %1
  %21 = call ptr @weigh(ptr %., ptr %20, i32 %4, i64 %5, i64 %6, i64 %7, i64 %9)
  store ptr %21, ptr @in_lanes, align 8
  %22 = call i32 @"\01MPI_Allreduce"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i64 %7)
  store i32 %22, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %23

23:                                               ; preds = %15, %12
  %24 = load ptr, ptr @in_lanes, align 8
  %25 = getelementptr inbounds nuw %struct.reduction, ptr %24, i32 0, i32 2
  %26 = load i32, ptr %25, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %61

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw %struct.reduction, ptr %24, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.reduction, ptr %24, i32 0, i32 1
  %32 = load i32, ptr %31, align 8
  %33 = sext i32 %32 to i64
  %34 = call i32 @is_in_place(ptr %0)
  %35 = icmp ne i32 %34, 0
  %.38 = select i1 %35, ptr %3, ptr %1
  %36 = call ptr @taken(ptr %30, i64 %33, ptr %.38)
  %37 = call ptr @weighted(ptr %24, ptr %36)
  %38 = getelementptr inbounds nuw %struct.reduction, ptr %24, i32 0, i32 2
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = mul i64 %40, 8
  %42 = call ptr @allocated(i64 %41)
  %43 = getelementptr inbounds nuw %struct.reduction, ptr %24, i32 0, i32 2
  %44 = load i32, ptr %43, align 4
  %45 = call ptr @mpi()
  %46 = getelementptr inbounds nuw %struct.interface, ptr %45, i32 0, i32 2
  %47 = load i64, ptr %46, align 8
  %48 = call ptr @mpi()
  %49 = getelementptr inbounds nuw %struct.interface, ptr %48, i32 0, i32 5
  %50 = load i64, ptr %49, align 8
  %51 = call i32 @"\01MPI_Allreduce"(ptr %37, ptr %42, i32 %44, i64 %47, i64 %50, i64 %7)
  %52 = icmp ne ptr %3, null
  br i1 %52, label %53, label %60

53:                                               ; preds = %28
  %54 = getelementptr inbounds nuw %struct.reduction, ptr %24, i32 0, i32 0
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.reduction, ptr %24, i32 0, i32 1
  %57 = load i32, ptr %56, align 8
  %58 = sext i32 %57 to i64
  %59 = call ptr @move(i32 1, ptr %55, i64 %58, ptr %3, ptr %42)
  br label %60

60:                                               ; preds = %53, %28
  call void @free(ptr %37)
  call void @free(ptr %42)
  br label %61

61:                                               ; preds = %60, %23
  %62 = and i32 %11, 2
  %63 = icmp ne i32 %62, 0
  %64 = load ptr, ptr @in_lanes, align 8
  %65 = icmp ne ptr %64, null
  %or.cond = select i1 %63, i1 %65, i1 false
  br i1 %or.cond, label %66, label %67

66:                                               ; preds = %61
  call void @release_reduction(ptr %24)
  br label %67

67:                                               ; preds = %66, %61
  %68 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %68
}

define i32 @__ehub_mpi_reduce_scatter_block(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, i32 %7, i64 %8) {
  %10 = call i32 @"\01MPI_Reduce_scatter_block"(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5)
  ret i32 %10
}

declare i32 @"\01MPI_Reduce_scatter_block"(ptr, ptr, i32, i64, i64, i64)

define { ptr, i32 } @__ehub_mpi_reduce_scatter_block_augment(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, i32 %10) {
  %12 = call ptr @scatter_plan(ptr %0, ptr %1, ptr %2, ptr %3, ptr null, i32 %4, i64 %5, i64 %6, i64 %7, i64 %9)
  %13 = call i32 @"\01MPI_Reduce_scatter_block"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i64 %7)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %12, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %13, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @scatter_plan(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, i64 %6, i64 %7, i64 %8, i64 %9) {
  %11 = call i32 @size_of(i64 %8)
  %12 = call i32 @is_in_place(ptr %0)
  br label %13

13:                                               ; preds = %21, %10
  %.050 = phi i32 [ 0, %10 ], [ %24, %21 ]
  %.049 = phi i32 [ 0, %10 ], [ %23, %21 ]
  %14 = icmp slt i32 %.050, %11
  br i1 %14, label %15, label %25

15:                                               ; preds = %13
  %16 = icmp ne ptr %4, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %15
  %18 = sext i32 %.050 to i64
  %19 = getelementptr inbounds i32, ptr %4, i64 %18
  %20 = load i32, ptr %19, align 4
  br label %21

21:                                               ; preds = %15, %17
  %22 = phi i32 [ %20, %17 ], [ %5, %15 ]
  %23 = add nsw i32 %.049, %22
  %24 = add nsw i32 %.050, 1
  br label %13

25:                                               ; preds = %13
  %26 = call ptr @allocated(i64 32)
  %27 = icmp ne i32 %12, 0
  %. = select i1 %27, ptr %2, ptr %0
  %28 = icmp ne i32 %12, 0
  %29 = select i1 %28, ptr %3, ptr %1
  %30 = call ptr @weigh(ptr %., ptr %29, i32 %.049, i64 %6, i64 %7, i64 %8, i64 %9)
  %31 = getelementptr inbounds nuw %struct.scattered, ptr %26, i32 0, i32 0
  store ptr %30, ptr %31, align 8
  %32 = mul nsw i32 2, %11
  %33 = sext i32 %32 to i64
  %34 = mul i64 %33, 4
  %35 = call ptr @allocated(i64 %34)
  %36 = getelementptr inbounds nuw %struct.scattered, ptr %26, i32 0, i32 1
  store ptr %35, ptr %36, align 8
  %37 = getelementptr inbounds nuw %struct.scattered, ptr %26, i32 0, i32 1
  %38 = load ptr, ptr %37, align 8
  %39 = sext i32 %11 to i64
  %40 = getelementptr inbounds i32, ptr %38, i64 %39
  %41 = getelementptr inbounds nuw %struct.scattered, ptr %26, i32 0, i32 2
  store ptr %40, ptr %41, align 8
  br label %42

42:                                               ; preds = %54, %25
  %.048 = phi i32 [ 0, %25 ], [ %69, %54 ]
  %.0 = phi i32 [ 0, %25 ], [ %73, %54 ]
  %43 = icmp slt i32 %.048, %11
  br i1 %43, label %44, label %74

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw %struct.scattered, ptr %26, i32 0, i32 2
  %46 = load ptr, ptr %45, align 8
  %47 = sext i32 %.048 to i64
  %48 = getelementptr inbounds i32, ptr %46, i64 %47
  store i32 %.0, ptr %48, align 4
  %49 = icmp ne ptr %4, null
  br i1 %49, label %50, label %54

50:                                               ; preds = %44
  %51 = sext i32 %.048 to i64
  %52 = getelementptr inbounds i32, ptr %4, i64 %51
  %53 = load i32, ptr %52, align 4
  br label %54

54:                                               ; preds = %44, %50
  %55 = phi i32 [ %53, %50 ], [ %5, %44 ]
  %56 = getelementptr inbounds nuw %struct.scattered, ptr %26, i32 0, i32 0
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.reduction, ptr %57, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw %struct.layout, ptr %59, i32 0, i32 3
  %61 = load i32, ptr %60, align 8
  %62 = mul nsw i32 %55, %61
  %63 = getelementptr inbounds nuw %struct.scattered, ptr %26, i32 0, i32 1
  %64 = load ptr, ptr %63, align 8
  %65 = sext i32 %.048 to i64
  %66 = getelementptr inbounds i32, ptr %64, i64 %65
  store i32 %62, ptr %66, align 4
  %67 = getelementptr inbounds nuw %struct.scattered, ptr %26, i32 0, i32 1
  %68 = load ptr, ptr %67, align 8
  %69 = add nsw i32 %.048, 1
  %70 = sext i32 %.048 to i64
  %71 = getelementptr inbounds i32, ptr %68, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = add nsw i32 %.0, %72
  br label %42

74:                                               ; preds = %42
  %75 = icmp ne ptr %4, null
  br i1 %75, label %76, label %81

76:                                               ; preds = %74
  %77 = call i32 @rank_of(i64 %8)
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %4, i64 %78
  %80 = load i32, ptr %79, align 4
  br label %81

81:                                               ; preds = %74, %76
  %82 = phi i32 [ %80, %76 ], [ %5, %74 ]
  %83 = getelementptr inbounds nuw %struct.scattered, ptr %26, i32 0, i32 0
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw %struct.reduction, ptr %84, i32 0, i32 0
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds nuw %struct.layout, ptr %86, i32 0, i32 1
  %88 = load i32, ptr %87, align 8
  %89 = mul nsw i32 %82, %88
  %90 = getelementptr inbounds nuw %struct.scattered, ptr %26, i32 0, i32 3
  store i32 %89, ptr %90, align 8
  ret ptr %26
}

define void @__ehub_mpi_reduce_scatter_block_reverse(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, ptr %10, i32 %11, i32 %12) {
  call void @scatter_back(ptr %10, ptr %0, ptr %1, ptr %3, i64 %7, i32 %12)
  ret void
}

define internal void @scatter_back(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i32 %5) {
  call void @begin_reverse()
  %7 = getelementptr inbounds nuw %struct.scattered, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.scattered, ptr %0, i32 0, i32 3
  %12 = load i32, ptr %11, align 8
  %13 = sext i32 %12 to i64
  %14 = call ptr @taken(ptr %10, i64 %13, ptr %3)
  %15 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 2
  %16 = load i32, ptr %15, align 4
  %17 = sext i32 %16 to i64
  %18 = mul i64 %17, 8
  %19 = call ptr @allocated(i64 %18)
  %20 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 2
  %21 = load i32, ptr %20, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %41

23:                                               ; preds = %6
  %24 = getelementptr inbounds nuw %struct.scattered, ptr %0, i32 0, i32 1
  %25 = load ptr, ptr %24, align 8
  %26 = call i32 @rank_of(i64 %4)
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = call ptr @mpi()
  %31 = getelementptr inbounds nuw %struct.interface, ptr %30, i32 0, i32 2
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.scattered, ptr %0, i32 0, i32 1
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.scattered, ptr %0, i32 0, i32 2
  %36 = load ptr, ptr %35, align 8
  %37 = call ptr @mpi()
  %38 = getelementptr inbounds nuw %struct.interface, ptr %37, i32 0, i32 2
  %39 = load i64, ptr %38, align 8
  %40 = call i32 @"\01MPI_Allgatherv"(ptr %14, i32 %29, i64 %32, ptr %19, ptr %34, ptr %36, i64 %39, i64 %4)
  br label %41

41:                                               ; preds = %23, %6
  %42 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = call i32 @is_in_place(ptr %1)
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %49

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 1
  %48 = load i32, ptr %47, align 8
  br label %52

49:                                               ; preds = %41
  %50 = getelementptr inbounds nuw %struct.scattered, ptr %0, i32 0, i32 3
  %51 = load i32, ptr %50, align 8
  br label %52

52:                                               ; preds = %49, %46
  %53 = phi i32 [ %48, %46 ], [ %51, %49 ]
  %54 = sext i32 %53 to i64
  %55 = call ptr @move(i32 3, ptr %43, i64 %54, ptr %3, ptr null)
  %56 = call i32 @is_in_place(ptr %1)
  %57 = icmp ne i32 %56, 0
  %. = select i1 %57, ptr %3, ptr %2
  %58 = icmp ne ptr %., null
  br i1 %58, label %59, label %67

59:                                               ; preds = %52
  %60 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 0
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 1
  %63 = load i32, ptr %62, align 8
  %64 = sext i32 %63 to i64
  %65 = call ptr @weighted(ptr %8, ptr %19)
  %66 = call ptr @move(i32 2, ptr %61, i64 %64, ptr %., ptr %65)
  br label %67

67:                                               ; preds = %59, %52
  call void @free(ptr %14)
  call void @free(ptr %19)
  %68 = and i32 %5, 2
  %69 = icmp ne i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %67
  call void @release_scattered(ptr %0)
  br label %71

71:                                               ; preds = %70, %67
  ret void
}

define i32 @__ehub_mpi_reduce_scatter_block_tangent(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, i32 %10, i32 %11) {
  %13 = and i32 %11, 1
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %12
  %16 = call ptr @scatter_plan(ptr %0, ptr %1, ptr %2, ptr %3, ptr null, i32 %4, i64 %5, i64 %6, i64 %7, i64 %9)
  store ptr %16, ptr @in_lanes, align 8
  %17 = call i32 @"\01MPI_Reduce_scatter_block"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i64 %7)
  store i32 %17, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %18

18:                                               ; preds = %15, %12
  %19 = load ptr, ptr @in_lanes, align 8
  call void @scatter_on(ptr %19, ptr %0, ptr %1, ptr %3, i64 %7)
  %20 = and i32 %11, 2
  %21 = icmp ne i32 %20, 0
  %22 = load ptr, ptr @in_lanes, align 8
  %23 = icmp ne ptr %22, null
  %or.cond = select i1 %21, i1 %23, i1 false
  br i1 %or.cond, label %24, label %26

24:                                               ; preds = %18
  %25 = load ptr, ptr @in_lanes, align 8
  call void @release_scattered(ptr %25)
  br label %26

26:                                               ; preds = %24, %18
  %27 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %27
}

define internal void @scatter_on(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4) {
  %6 = getelementptr inbounds nuw %struct.scattered, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.reduction, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.reduction, ptr %7, i32 0, i32 1
  %11 = load i32, ptr %10, align 8
  %12 = sext i32 %11 to i64
  %13 = call i32 @is_in_place(ptr %1)
  %14 = icmp ne i32 %13, 0
  %. = select i1 %14, ptr %3, ptr %2
  %15 = call ptr @taken(ptr %9, i64 %12, ptr %.)
  %16 = call ptr @weighted(ptr %7, ptr %15)
  %17 = getelementptr inbounds nuw %struct.reduction, ptr %7, i32 0, i32 2
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = mul i64 %19, 8
  %21 = call ptr @allocated(i64 %20)
  %22 = getelementptr inbounds nuw %struct.reduction, ptr %7, i32 0, i32 2
  %23 = load i32, ptr %22, align 4
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %35

25:                                               ; preds = %5
  %26 = getelementptr inbounds nuw %struct.scattered, ptr %0, i32 0, i32 1
  %27 = load ptr, ptr %26, align 8
  %28 = call ptr @mpi()
  %29 = getelementptr inbounds nuw %struct.interface, ptr %28, i32 0, i32 2
  %30 = load i64, ptr %29, align 8
  %31 = call ptr @mpi()
  %32 = getelementptr inbounds nuw %struct.interface, ptr %31, i32 0, i32 5
  %33 = load i64, ptr %32, align 8
  %34 = call i32 @"\01MPI_Reduce_scatter"(ptr %16, ptr %21, ptr %27, i64 %30, i64 %33, i64 %4)
  br label %35

35:                                               ; preds = %25, %5
  %36 = icmp ne ptr %3, null
  br i1 %36, label %37, label %44

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw %struct.reduction, ptr %7, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.scattered, ptr %0, i32 0, i32 3
  %41 = load i32, ptr %40, align 8
  %42 = sext i32 %41 to i64
  %43 = call ptr @move(i32 1, ptr %39, i64 %42, ptr %3, ptr %21)
  br label %44

44:                                               ; preds = %37, %35
  call void @free(ptr %16)
  call void @free(ptr %21)
  ret void
}

define internal void @release_scattered(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.scattered, ptr %0, i32 0, i32 0
  %3 = load ptr, ptr %2, align 8
  call void @release_reduction(ptr %3)
  %4 = getelementptr inbounds nuw %struct.scattered, ptr %0, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  call void @free(ptr %5)
  call void @free(ptr %0)
  ret void
}

define i32 @__ehub_mpi_reduce_scatter(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, ptr %6, i32 %7, i64 %8) {
  %10 = call i32 @"\01MPI_Reduce_scatter"(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5)
  ret i32 %10
}

declare i32 @"\01MPI_Reduce_scatter"(ptr, ptr, ptr, i64, i64, i64)

define { ptr, i32 } @__ehub_mpi_reduce_scatter_augment(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7, i64 %8, i32 %9, i64 %10, i32 %11) {
  %13 = call ptr @scatter_plan(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 0, i64 %6, i64 %7, i64 %8, i64 %10)
  %14 = call i32 @"\01MPI_Reduce_scatter"(ptr %0, ptr %2, ptr %4, i64 %6, i64 %7, i64 %8)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %13, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %14, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_reduce_scatter_reverse(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7, i64 %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  call void @scatter_back(ptr %11, ptr %0, ptr %1, ptr %3, i64 %8, i32 %13)
  ret void
}

define i32 @__ehub_mpi_reduce_scatter_tangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7, i64 %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = and i32 %12, 1
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %13
  %17 = call ptr @scatter_plan(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 0, i64 %6, i64 %7, i64 %8, i64 %10)
  store ptr %17, ptr @in_lanes, align 8
  %18 = call i32 @"\01MPI_Reduce_scatter"(ptr %0, ptr %2, ptr %4, i64 %6, i64 %7, i64 %8)
  store i32 %18, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %19

19:                                               ; preds = %16, %13
  %20 = load ptr, ptr @in_lanes, align 8
  call void @scatter_on(ptr %20, ptr %0, ptr %1, ptr %3, i64 %8)
  %21 = and i32 %12, 2
  %22 = icmp ne i32 %21, 0
  %23 = load ptr, ptr @in_lanes, align 8
  %24 = icmp ne ptr %23, null
  %or.cond = select i1 %22, i1 %24, i1 false
  br i1 %or.cond, label %25, label %27

25:                                               ; preds = %19
  %26 = load ptr, ptr @in_lanes, align 8
  call void @release_scattered(ptr %26)
  br label %27

27:                                               ; preds = %25, %19
  %28 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %28
}

define i32 @__ehub_mpi_scan(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, i32 %7, i64 %8) {
  %10 = call i32 @"\01MPI_Scan"(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5)
  ret i32 %10
}

declare i32 @"\01MPI_Scan"(ptr, ptr, i32, i64, i64, i64)

define { ptr, i32 } @__ehub_mpi_scan_augment(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, i32 %10) {
  %12 = call ptr @scan_plan(ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %9)
  %13 = call i32 @"\01MPI_Scan"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i64 %7)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %12, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %13, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @scan_plan(ptr %0, i32 %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = call i32 @check_comm(i64 %4, i64 %5)
  %8 = call ptr @allocated(i64 24)
  %9 = call ptr @layout_of(i64 %2, ptr %0, i64 %5)
  %10 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 0
  store ptr %9, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.layout, ptr %12, i32 0, i32 1
  %14 = load i32, ptr %13, align 8
  %15 = mul nsw i32 %1, %14
  %16 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 1
  store i32 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 1
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  %22 = call i64 @floats_in(ptr %18, i64 %21)
  %23 = trunc i64 %22 to i32
  %24 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 2
  store i32 %23, ptr %24, align 4
  %25 = getelementptr inbounds nuw %struct.reduction, ptr %8, i32 0, i32 2
  %26 = load i32, ptr %25, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %6
  %29 = call ptr @mpi()
  %30 = getelementptr inbounds nuw %struct.interface, ptr %29, i32 0, i32 5
  %31 = load i64, ptr %30, align 8
  %32 = icmp ne i64 %3, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %28
  call void @fail(i64 %5, ptr @.str.75)
  br label %34

34:                                               ; preds = %33, %28, %6
  ret ptr %8
}

define void @__ehub_mpi_scan_reverse(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, ptr %10, i32 %11, i32 %12) {
  call void @scan_back(ptr %10, i32 0, ptr %0, ptr %1, ptr %3, i64 %7, i64 %9, i32 %12)
  ret void
}

define internal void @scan_back(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, i64 %5, i64 %6, i32 %7) {
  call void @begin_reverse()
  %9 = call i64 @backwards(i64 %5, i64 %6)
  %10 = icmp ne i32 %1, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %8
  %12 = call i32 @rank_of(i64 %5)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11, %8
  br label %15

15:                                               ; preds = %11, %14
  %16 = phi ptr [ %4, %14 ], [ null, %11 ]
  %17 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 2
  %18 = load i32, ptr %17, align 4
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %30

20:                                               ; preds = %15
  %21 = call i32 @is_in_place(ptr %2)
  %22 = icmp ne i32 %21, 0
  %. = select i1 %22, ptr %4, ptr %3
  %23 = icmp ne i32 %1, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %20
  %25 = call i32 @rank_of(i64 %9)
  %26 = icmp sgt i32 %25, 0
  br label %27

27:                                               ; preds = %24, %20
  %28 = phi i1 [ true, %20 ], [ %26, %24 ]
  %29 = zext i1 %28 to i32
  call void @scan_move(ptr %0, i32 %1, i32 2, ptr %16, ptr %., i64 %9, i32 %29)
  br label %30

30:                                               ; preds = %27, %15
  %31 = and i32 %7, 2
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %34

33:                                               ; preds = %30
  call void @release_reduction(ptr %0)
  br label %34

34:                                               ; preds = %33, %30
  ret void
}

define i32 @__ehub_mpi_scan_tangent(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, i32 %10, i32 %11) {
  %13 = and i32 %11, 1
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %12
  %16 = call ptr @scan_plan(ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %9)
  store ptr %16, ptr @in_lanes, align 8
  %17 = call i32 @"\01MPI_Scan"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i64 %7)
  store i32 %17, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %18

18:                                               ; preds = %15, %12
  %19 = load ptr, ptr @in_lanes, align 8
  call void @scan_on(ptr %19, i32 0, ptr %0, ptr %1, ptr %3, i64 %7)
  %20 = and i32 %11, 2
  %21 = icmp ne i32 %20, 0
  %22 = load ptr, ptr @in_lanes, align 8
  %23 = icmp ne ptr %22, null
  %or.cond = select i1 %21, i1 %23, i1 false
  br i1 %or.cond, label %24, label %26

24:                                               ; preds = %18
  %25 = load ptr, ptr @in_lanes, align 8
  call void @release_reduction(ptr %25)
  br label %26

26:                                               ; preds = %24, %18
  %27 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %27
}

define internal void @scan_on(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, i64 %5) {
  %7 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 2
  %8 = load i32, ptr %7, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %6
  %11 = call i32 @is_in_place(ptr %2)
  %12 = icmp ne i32 %11, 0
  %. = select i1 %12, ptr %4, ptr %3
  %13 = icmp ne i32 %1, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %10
  %15 = call i32 @rank_of(i64 %5)
  %16 = icmp sgt i32 %15, 0
  br label %17

17:                                               ; preds = %14, %10
  %18 = phi i1 [ true, %10 ], [ %16, %14 ]
  %19 = zext i1 %18 to i32
  call void @scan_move(ptr %0, i32 %1, i32 1, ptr %., ptr %4, i64 %5, i32 %19)
  br label %20

20:                                               ; preds = %17, %6
  ret void
}

define i32 @__ehub_mpi_exscan(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, i32 %7, i64 %8) {
  %10 = call i32 @"\01MPI_Exscan"(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5)
  ret i32 %10
}

declare i32 @"\01MPI_Exscan"(ptr, ptr, i32, i64, i64, i64)

define { ptr, i32 } @__ehub_mpi_exscan_augment(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, i32 %10) {
  %12 = call ptr @scan_plan(ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %9)
  %13 = call i32 @"\01MPI_Exscan"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i64 %7)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %12, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %13, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_exscan_reverse(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, ptr %10, i32 %11, i32 %12) {
  call void @scan_back(ptr %10, i32 1, ptr %0, ptr %1, ptr %3, i64 %7, i64 %9, i32 %12)
  ret void
}

define i32 @__ehub_mpi_exscan_tangent(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i32 %8, i64 %9, i32 %10, i32 %11) {
  %13 = and i32 %11, 1
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %12
  %16 = call ptr @scan_plan(ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %9)
  store ptr %16, ptr @in_lanes, align 8
  %17 = call i32 @"\01MPI_Exscan"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i64 %7)
  store i32 %17, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %18

18:                                               ; preds = %15, %12
  %19 = load ptr, ptr @in_lanes, align 8
  call void @scan_on(ptr %19, i32 1, ptr %0, ptr %1, ptr %3, i64 %7)
  %20 = and i32 %11, 2
  %21 = icmp ne i32 %20, 0
  %22 = load ptr, ptr @in_lanes, align 8
  %23 = icmp ne ptr %22, null
  %or.cond = select i1 %21, i1 %23, i1 false
  br i1 %or.cond, label %24, label %26

24:                                               ; preds = %18
  %25 = load ptr, ptr @in_lanes, align 8
  call void @release_reduction(ptr %25)
  br label %26

26:                                               ; preds = %24, %18
  %27 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %27
}

define i32 @__ehub_mpi_gather(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i32 %6, i64 %7, ptr %8, i32 %9, i64 %10) {
  %12 = call i32 @"\01MPI_Gather"(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i32 %6, i64 %7)
  ret i32 %12
}

declare i32 @"\01MPI_Gather"(ptr, i32, i64, ptr, i32, i64, i32, i64)

define { ptr, i32 } @__ehub_mpi_gather_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, i32 %10, i64 %11, i32 %12) {
  %14 = alloca %struct.amount, align 8
  %15 = alloca %struct.amount, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 0
  store i32 %2, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 1
  %18 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 0
  store i32 %6, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 1
  %21 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 2
  %22 = call ptr @plan(i32 0, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %14, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %15, i64 %7, i32 %8, i64 %9, i64 %11)
  %23 = call i32 @"\01MPI_Gather"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i32 %8, i64 %9)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %22, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %23, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @plan(i32 %0, ptr %1, ptr %2, ptr byval(%struct.amount) align 8 %3, i64 %4, ptr %5, ptr %6, ptr byval(%struct.amount) align 8 %7, i64 %8, i32 %9, i64 %10, i64 %11) {
  %13 = call i32 @size_of(i64 %10)
  %14 = call i32 @rank_of(i64 %10)
  %15 = call i32 @is_in_place(ptr %1)
  %16 = call i32 @is_in_place(ptr %5)
  %17 = call i32 @check_comm(i64 %10, i64 %11)
  %18 = call ptr @allocated(i64 88)
  %19 = icmp ne i32 %0, 1
  %20 = icmp eq i32 %14, %9
  %spec.select = select i1 %19, i1 true, i1 %20
  %21 = zext i1 %spec.select to i32
  %22 = icmp ne i32 %0, 0
  %23 = icmp eq i32 %14, %9
  %24 = select i1 %22, i1 true, i1 %23
  %25 = zext i1 %24 to i32
  %26 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 2
  store i32 %15, ptr %26, align 8
  %27 = icmp ne i32 %15, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %7, i64 24, i1 false)
  br label %29

29:                                               ; preds = %28, %12
  %.093 = phi i64 [ %8, %28 ], [ %4, %12 ]
  %30 = icmp ne i32 %16, 0
  %spec.select95 = select i1 %30, i64 %.093, i64 %8
  %31 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 0
  %32 = icmp ne i32 %21, 0
  %33 = select i1 %32, i64 %.093, i64 %spec.select95
  call void @prepare(ptr %31, i64 %33, ptr %2, i32 %13, i64 %11)
  %34 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 1
  %35 = icmp ne i32 %25, 0
  %36 = select i1 %35, i64 %spec.select95, i64 %.093
  call void @prepare(ptr %34, i64 %36, ptr %6, i32 %13, i64 %11)
  switch i32 %0, label %124 [
    i32 0, label %37
    i32 1, label %54
    i32 2, label %67
    i32 3, label %121
  ]

37:                                               ; preds = %29
  %38 = icmp ne i32 %15, 0
  %39 = icmp eq i32 %14, %9
  %or.cond = select i1 %38, i1 %39, i1 false
  br i1 %or.cond, label %45, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 0
  %42 = getelementptr inbounds nuw %struct.amount, ptr %3, i32 0, i32 0
  %43 = load i32, ptr %42, align 8
  %44 = sext i32 %43 to i64
  call void @add_part(ptr %41, i32 %9, i64 %44, i64 0)
  br label %45

45:                                               ; preds = %37, %40
  %46 = icmp eq i32 %0, 0
  %47 = icmp eq i32 %14, %9
  %or.cond96 = select i1 %46, i1 %47, i1 false
  br i1 %or.cond96, label %48, label %51

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 1
  %50 = icmp ne i32 %15, 0
  %. = select i1 %50, i32 %14, i32 -1
  call void @add_all(ptr %49, ptr byval(%struct.amount) align 8 %7, i32 %13, i32 %.)
  br label %51

51:                                               ; preds = %48, %45
  %52 = icmp eq i32 %0, 1
  %53 = icmp eq i32 %14, %9
  %or.cond97 = select i1 %52, i1 %53, i1 false
  br i1 %or.cond97, label %55, label %58

54:                                               ; preds = %29
  %.old = icmp eq i32 %14, %9
  br i1 %.old, label %55, label %58

55:                                               ; preds = %51, %54
  %56 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 0
  %57 = icmp ne i32 %16, 0
  %.98 = select i1 %57, i32 %14, i32 -1
  call void @add_all(ptr %56, ptr byval(%struct.amount) align 8 %3, i32 %13, i32 %.98)
  br label %58

58:                                               ; preds = %55, %54, %51
  %59 = icmp ne i32 %0, 1
  %60 = icmp ne i32 %16, 0
  %or.cond100 = select i1 %59, i1 true, i1 %60
  br i1 %or.cond100, label %66, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 1
  %63 = getelementptr inbounds nuw %struct.amount, ptr %7, i32 0, i32 0
  %64 = load i32, ptr %63, align 8
  %65 = sext i32 %64 to i64
  call void @add_part(ptr %62, i32 %9, i64 %65, i64 0)
  br label %66

66:                                               ; preds = %61, %58
  switch i32 %0, label %124 [
    i32 2, label %67
    i32 3, label %121
  ]

67:                                               ; preds = %29, %66
  %68 = icmp ne i32 %15, 0
  br i1 %68, label %69, label %82

69:                                               ; preds = %67
  %70 = getelementptr inbounds nuw %struct.amount, ptr %7, i32 0, i32 1
  %71 = load ptr, ptr %70, align 8
  %72 = icmp ne ptr %71, null
  br i1 %72, label %73, label %79

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw %struct.amount, ptr %7, i32 0, i32 1
  %75 = load ptr, ptr %74, align 8
  %76 = sext i32 %14 to i64
  %77 = getelementptr inbounds i32, ptr %75, i64 %76
  %78 = load i32, ptr %77, align 4
  br label %85

79:                                               ; preds = %69
  %80 = getelementptr inbounds nuw %struct.amount, ptr %7, i32 0, i32 0
  %81 = load i32, ptr %80, align 8
  br label %85

82:                                               ; preds = %67
  %83 = getelementptr inbounds nuw %struct.amount, ptr %3, i32 0, i32 0
  %84 = load i32, ptr %83, align 8
  br label %85

85:                                               ; preds = %73, %79, %82
  %86 = phi i32 [ %84, %82 ], [ %78, %73 ], [ %81, %79 ]
  %87 = sext i32 %86 to i64
  %88 = icmp ne i32 %15, 0
  br i1 %88, label %89, label %106

89:                                               ; preds = %85
  %90 = getelementptr inbounds nuw %struct.amount, ptr %7, i32 0, i32 2
  %91 = load ptr, ptr %90, align 8
  %92 = icmp ne ptr %91, null
  br i1 %92, label %93, label %100

93:                                               ; preds = %89
  %94 = getelementptr inbounds nuw %struct.amount, ptr %7, i32 0, i32 2
  %95 = load ptr, ptr %94, align 8
  %96 = sext i32 %14 to i64
  %97 = getelementptr inbounds i32, ptr %95, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = sext i32 %98 to i64
  br label %106

100:                                              ; preds = %89
  %101 = sext i32 %14 to i64
  %102 = getelementptr inbounds nuw %struct.amount, ptr %7, i32 0, i32 0
  %103 = load i32, ptr %102, align 8
  %104 = sext i32 %103 to i64
  %105 = mul nsw i64 %101, %104
  br label %106

106:                                              ; preds = %93, %100, %85
  %107 = phi i64 [ 0, %85 ], [ %99, %93 ], [ %105, %100 ]
  br label %108

108:                                              ; preds = %115, %106
  %.0 = phi i32 [ 0, %106 ], [ %116, %115 ]
  %109 = icmp slt i32 %.0, %13
  br i1 %109, label %110, label %117

110:                                              ; preds = %108
  %111 = icmp eq i32 %15, 0
  %112 = icmp ne i32 %.0, %14
  %or.cond102 = select i1 %111, i1 true, i1 %112
  br i1 %or.cond102, label %113, label %115

113:                                              ; preds = %110
  %114 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 0
  call void @add_part(ptr %114, i32 %.0, i64 %87, i64 %107)
  br label %115

115:                                              ; preds = %113, %110
  %116 = add nsw i32 %.0, 1
  br label %108

117:                                              ; preds = %108
  %118 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 1
  %119 = icmp ne i32 %15, 0
  %.103 = select i1 %119, i32 %14, i32 -1
  call void @add_all(ptr %118, ptr byval(%struct.amount) align 8 %7, i32 %13, i32 %.103)
  %120 = icmp eq i32 %0, 3
  br i1 %120, label %121, label %124

121:                                              ; preds = %29, %66, %117
  %122 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 0
  call void @add_all(ptr %122, ptr byval(%struct.amount) align 8 %3, i32 %13, i32 -1)
  %123 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 1
  call void @add_all(ptr %123, ptr byval(%struct.amount) align 8 %7, i32 %13, i32 -1)
  br label %124

124:                                              ; preds = %29, %66, %121, %117
  %125 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 0
  call void @close_side(ptr %125, i32 %13)
  %126 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 1
  call void @close_side(ptr %126, i32 %13)
  %127 = icmp ne i32 %15, 0
  %.104 = select i1 %127, ptr %5, ptr %1
  %128 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 0
  %129 = getelementptr inbounds nuw %struct.side, ptr %128, i32 0, i32 3
  %130 = load i32, ptr %129, align 8
  %131 = sext i32 %130 to i64
  call void @check_buffer(ptr %.104, i64 %131, i64 %11)
  %132 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 1
  %133 = getelementptr inbounds nuw %struct.side, ptr %132, i32 0, i32 3
  %134 = load i32, ptr %133, align 8
  %135 = sext i32 %134 to i64
  call void @check_buffer(ptr %5, i64 %135, i64 %11)
  ret ptr %18
}

define void @__ehub_mpi_gather_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, i32 %10, i64 %11, ptr %12, i32 %13, i32 %14) {
  call void @exchange_back(ptr %12, ptr %1, ptr %5, i64 %9)
  %16 = and i32 %14, 2
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  call void @release_exchange(ptr %12)
  br label %19

19:                                               ; preds = %18, %15
  ret void
}

define internal void @exchange_back(ptr %0, ptr %1, ptr %2, i64 %3) {
  call void @begin_reverse()
  %5 = call i32 @size_of(i64 %3)
  %6 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.side, ptr %6, i32 0, i32 3
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 1
  %10 = getelementptr inbounds nuw %struct.side, ptr %9, i32 0, i32 3
  %11 = load i32, ptr %10, align 8
  %12 = add nsw i32 %8, %11
  %13 = sext i32 %12 to i64
  %14 = mul i64 %13, 8
  %15 = call ptr @allocated(i64 %14)
  %16 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 0
  %17 = getelementptr inbounds nuw %struct.side, ptr %16, i32 0, i32 3
  %18 = load i32, ptr %17, align 8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %15, i64 %19
  %21 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 1
  call void @move_side(i32 0, ptr %21, i32 %5, ptr %2, ptr %20)
  %22 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 1
  call void @move_side(i32 3, ptr %22, i32 %5, ptr %2, ptr null)
  %23 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 1
  %24 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 0
  call void @go_between(ptr %23, ptr %20, ptr %24, ptr %15, i64 %3)
  %25 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 0
  %26 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 2
  %27 = load i32, ptr %26, align 8
  %28 = icmp ne i32 %27, 0
  %. = select i1 %28, ptr %2, ptr %1
  call void @move_side(i32 2, ptr %25, i32 %5, ptr %., ptr %15)
  call void @free(ptr %15)
  ret void
}

define internal void @release_exchange(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 0
  call void @release_side(ptr %2)
  %3 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 1
  call void @release_side(ptr %3)
  call void @free(ptr %0)
  ret void
}

define i32 @__ehub_mpi_gather_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, i32 %10, i64 %11, i32 %12, i32 %13) {
  %15 = alloca %struct.amount, align 8
  %16 = alloca %struct.amount, align 8
  %17 = and i32 %13, 1
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %14
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 24, i1 false)
  %20 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 0
  store i32 %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 1
  %22 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %16, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw %struct.amount, ptr %16, i32 0, i32 0
  store i32 %6, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.amount, ptr %16, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.amount, ptr %16, i32 0, i32 2
  %26 = call ptr @plan(i32 0, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %15, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %16, i64 %7, i32 %8, i64 %9, i64 %11)
  store ptr %26, ptr @in_lanes, align 8
  %27 = call i32 @"\01MPI_Gather"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i32 %8, i64 %9)
  store i32 %27, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %28

28:                                               ; preds = %19, %14
  %29 = load ptr, ptr @in_lanes, align 8
  call void @exchange_on(ptr %29, ptr %1, ptr %5, i64 %9)
  %30 = and i32 %13, 2
  %31 = icmp ne i32 %30, 0
  %32 = load ptr, ptr @in_lanes, align 8
  %33 = icmp ne ptr %32, null
  %or.cond = select i1 %31, i1 %33, i1 false
  br i1 %or.cond, label %34, label %36

34:                                               ; preds = %28
  %35 = load ptr, ptr @in_lanes, align 8
  call void @release_exchange(ptr %35)
  br label %36

36:                                               ; preds = %34, %28
  %37 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %37
}

define internal void @exchange_on(ptr %0, ptr %1, ptr %2, i64 %3) {
  %5 = call i32 @size_of(i64 %3)
  %6 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.side, ptr %6, i32 0, i32 3
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 1
  %10 = getelementptr inbounds nuw %struct.side, ptr %9, i32 0, i32 3
  %11 = load i32, ptr %10, align 8
  %12 = add nsw i32 %8, %11
  %13 = sext i32 %12 to i64
  %14 = mul i64 %13, 8
  %15 = call ptr @allocated(i64 %14)
  %16 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 0
  %17 = getelementptr inbounds nuw %struct.side, ptr %16, i32 0, i32 3
  %18 = load i32, ptr %17, align 8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %15, i64 %19
  %21 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 0
  %22 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 2
  %23 = load i32, ptr %22, align 8
  %24 = icmp ne i32 %23, 0
  %. = select i1 %24, ptr %2, ptr %1
  call void @move_side(i32 0, ptr %21, i32 %5, ptr %., ptr %15)
  %25 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 0
  %26 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 1
  call void @go_between(ptr %25, ptr %15, ptr %26, ptr %20, i64 %3)
  %27 = getelementptr inbounds nuw %struct.exchange, ptr %0, i32 0, i32 1
  call void @move_side(i32 1, ptr %27, i32 %5, ptr %2, ptr %20)
  call void @free(ptr %15)
  ret void
}

define i32 @__ehub_mpi_gatherv(ptr %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6, i32 %7, i64 %8, ptr %9, i32 %10, i64 %11) {
  %13 = call i32 @"\01MPI_Gatherv"(ptr %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6, i32 %7, i64 %8)
  ret i32 %13
}

declare i32 @"\01MPI_Gatherv"(ptr, i32, i64, ptr, ptr, ptr, i64, i32, i64)

define { ptr, i32 } @__ehub_mpi_gatherv_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i32 %11, i64 %12, i32 %13, i64 %14, i32 %15) {
  %17 = alloca %struct.amount, align 8
  %18 = alloca %struct.amount, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 0
  store i32 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 1
  %21 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 2
  %22 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 0
  store i32 0, ptr %22, align 8
  %23 = getelementptr i8, ptr %18, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %23, i8 0, i64 4, i1 false)
  %24 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 1
  store ptr %6, ptr %24, align 8
  %25 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 2
  store ptr %8, ptr %25, align 8
  %26 = call ptr @plan(i32 0, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %17, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %18, i64 %10, i32 %11, i64 %12, i64 %14)
  %27 = call i32 @"\01MPI_Gatherv"(ptr %0, i32 %2, i64 %3, ptr %4, ptr %6, ptr %8, i64 %10, i32 %11, i64 %12)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %26, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %27, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_gatherv_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i32 %11, i64 %12, i32 %13, i64 %14, ptr %15, i32 %16, i32 %17) {
  call void @exchange_back(ptr %15, ptr %1, ptr %5, i64 %12)
  %19 = and i32 %17, 2
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  call void @release_exchange(ptr %15)
  br label %22

22:                                               ; preds = %21, %18
  ret void
}

define i32 @__ehub_mpi_gatherv_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i32 %11, i64 %12, i32 %13, i64 %14, i32 %15, i32 %16) {
  %18 = alloca %struct.amount, align 8
  %19 = alloca %struct.amount, align 8
  %20 = and i32 %16, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %32

22:                                               ; preds = %17
  call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 0
  store i32 %2, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 2
  %26 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 0
  store i32 0, ptr %26, align 8
  %27 = getelementptr i8, ptr %19, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %27, i8 0, i64 4, i1 false)
  %28 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 1
  store ptr %6, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 2
  store ptr %8, ptr %29, align 8
  %30 = call ptr @plan(i32 0, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %18, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %19, i64 %10, i32 %11, i64 %12, i64 %14)
  store ptr %30, ptr @in_lanes, align 8
  %31 = call i32 @"\01MPI_Gatherv"(ptr %0, i32 %2, i64 %3, ptr %4, ptr %6, ptr %8, i64 %10, i32 %11, i64 %12)
  store i32 %31, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %32

32:                                               ; preds = %22, %17
  %33 = load ptr, ptr @in_lanes, align 8
  call void @exchange_on(ptr %33, ptr %1, ptr %5, i64 %12)
  %34 = and i32 %16, 2
  %35 = icmp ne i32 %34, 0
  %36 = load ptr, ptr @in_lanes, align 8
  %37 = icmp ne ptr %36, null
  %or.cond = select i1 %35, i1 %37, i1 false
  br i1 %or.cond, label %38, label %40

38:                                               ; preds = %32
  %39 = load ptr, ptr @in_lanes, align 8
  call void @release_exchange(ptr %39)
  br label %40

40:                                               ; preds = %38, %32
  %41 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %41
}

define i32 @__ehub_mpi_scatter(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i32 %6, i64 %7, ptr %8, i32 %9, i64 %10) {
  %12 = call i32 @"\01MPI_Scatter"(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i32 %6, i64 %7)
  ret i32 %12
}

declare i32 @"\01MPI_Scatter"(ptr, i32, i64, ptr, i32, i64, i32, i64)

define { ptr, i32 } @__ehub_mpi_scatter_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, i32 %10, i64 %11, i32 %12) {
  %14 = alloca %struct.amount, align 8
  %15 = alloca %struct.amount, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 24, i1 false)
  %16 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 0
  store i32 %2, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 1
  %18 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 0
  store i32 %6, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 1
  %21 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 2
  %22 = call ptr @plan(i32 1, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %14, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %15, i64 %7, i32 %8, i64 %9, i64 %11)
  %23 = call i32 @"\01MPI_Scatter"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i32 %8, i64 %9)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %22, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %23, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_scatter_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, i32 %10, i64 %11, ptr %12, i32 %13, i32 %14) {
  call void @exchange_back(ptr %12, ptr %1, ptr %5, i64 %9)
  %16 = and i32 %14, 2
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %15
  call void @release_exchange(ptr %12)
  br label %19

19:                                               ; preds = %18, %15
  ret void
}

define i32 @__ehub_mpi_scatter_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, i32 %10, i64 %11, i32 %12, i32 %13) {
  %15 = alloca %struct.amount, align 8
  %16 = alloca %struct.amount, align 8
  %17 = and i32 %13, 1
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %14
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 24, i1 false)
  %20 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 0
  store i32 %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 1
  %22 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %16, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw %struct.amount, ptr %16, i32 0, i32 0
  store i32 %6, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.amount, ptr %16, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.amount, ptr %16, i32 0, i32 2
  %26 = call ptr @plan(i32 1, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %15, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %16, i64 %7, i32 %8, i64 %9, i64 %11)
  store ptr %26, ptr @in_lanes, align 8
  %27 = call i32 @"\01MPI_Scatter"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i32 %8, i64 %9)
  store i32 %27, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %28

28:                                               ; preds = %19, %14
  %29 = load ptr, ptr @in_lanes, align 8
  call void @exchange_on(ptr %29, ptr %1, ptr %5, i64 %9)
  %30 = and i32 %13, 2
  %31 = icmp ne i32 %30, 0
  %32 = load ptr, ptr @in_lanes, align 8
  %33 = icmp ne ptr %32, null
  %or.cond = select i1 %31, i1 %33, i1 false
  br i1 %or.cond, label %34, label %36

34:                                               ; preds = %28
  %35 = load ptr, ptr @in_lanes, align 8
  call void @release_exchange(ptr %35)
  br label %36

36:                                               ; preds = %34, %28
  %37 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %37
}

define i32 @__ehub_mpi_scatterv(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i32 %5, i64 %6, i32 %7, i64 %8, ptr %9, i32 %10, i64 %11) {
  %13 = call i32 @"\01MPI_Scatterv"(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i32 %5, i64 %6, i32 %7, i64 %8)
  ret i32 %13
}

declare i32 @"\01MPI_Scatterv"(ptr, ptr, ptr, i64, ptr, i32, i64, i32, i64)

define { ptr, i32 } @__ehub_mpi_scatterv_augment(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i64 %12, i32 %13, i64 %14, i32 %15) {
  %17 = alloca %struct.amount, align 8
  %18 = alloca %struct.amount, align 8
  %19 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 0
  store i32 0, ptr %19, align 8
  %20 = getelementptr i8, ptr %17, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %20, i8 0, i64 4, i1 false)
  %21 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 1
  store ptr %2, ptr %21, align 8
  %22 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 2
  store ptr %4, ptr %22, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 0
  store i32 %9, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 2
  %26 = call ptr @plan(i32 1, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %17, i64 %6, ptr %7, ptr %8, ptr byval(%struct.amount) align 8 %18, i64 %10, i32 %11, i64 %12, i64 %14)
  %27 = call i32 @"\01MPI_Scatterv"(ptr %0, ptr %2, ptr %4, i64 %6, ptr %7, i32 %9, i64 %10, i32 %11, i64 %12)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %26, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %27, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_scatterv_reverse(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i64 %12, i32 %13, i64 %14, ptr %15, i32 %16, i32 %17) {
  call void @exchange_back(ptr %15, ptr %1, ptr %8, i64 %12)
  %19 = and i32 %17, 2
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %18
  call void @release_exchange(ptr %15)
  br label %22

22:                                               ; preds = %21, %18
  ret void
}

define i32 @__ehub_mpi_scatterv_tangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i64 %12, i32 %13, i64 %14, i32 %15, i32 %16) {
  %18 = alloca %struct.amount, align 8
  %19 = alloca %struct.amount, align 8
  %20 = and i32 %16, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %32

22:                                               ; preds = %17
  %23 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 0
  store i32 0, ptr %23, align 8
  %24 = getelementptr i8, ptr %18, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %24, i8 0, i64 4, i1 false)
  %25 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 1
  store ptr %2, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 2
  store ptr %4, ptr %26, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 24, i1 false)
  %27 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 0
  store i32 %9, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 1
  %29 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 2
  %30 = call ptr @plan(i32 1, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %18, i64 %6, ptr %7, ptr %8, ptr byval(%struct.amount) align 8 %19, i64 %10, i32 %11, i64 %12, i64 %14)
  store ptr %30, ptr @in_lanes, align 8
  %31 = call i32 @"\01MPI_Scatterv"(ptr %0, ptr %2, ptr %4, i64 %6, ptr %7, i32 %9, i64 %10, i32 %11, i64 %12)
  store i32 %31, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %32

32:                                               ; preds = %22, %17
  %33 = load ptr, ptr @in_lanes, align 8
  call void @exchange_on(ptr %33, ptr %1, ptr %8, i64 %12)
  %34 = and i32 %16, 2
  %35 = icmp ne i32 %34, 0
  %36 = load ptr, ptr @in_lanes, align 8
  %37 = icmp ne ptr %36, null
  %or.cond = select i1 %35, i1 %37, i1 false
  br i1 %or.cond, label %38, label %40

38:                                               ; preds = %32
  %39 = load ptr, ptr @in_lanes, align 8
  call void @release_exchange(ptr %39)
  br label %40

40:                                               ; preds = %38, %32
  %41 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %41
}

define i32 @__ehub_mpi_allgather(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i64 %6, ptr %7, i32 %8, i64 %9) {
  %11 = call i32 @"\01MPI_Allgather"(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i64 %6)
  ret i32 %11
}

declare i32 @"\01MPI_Allgather"(ptr, i32, i64, ptr, i32, i64, i64)

define { ptr, i32 } @__ehub_mpi_allgather_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, i32 %9, i64 %10, i32 %11) {
  %13 = alloca %struct.amount, align 8
  %14 = alloca %struct.amount, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw %struct.amount, ptr %13, i32 0, i32 0
  store i32 %2, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.amount, ptr %13, i32 0, i32 1
  %17 = getelementptr inbounds nuw %struct.amount, ptr %13, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 0
  store i32 %6, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 1
  %20 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 2
  %21 = call ptr @plan(i32 2, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %13, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %14, i64 %7, i32 0, i64 %8, i64 %10)
  %22 = call i32 @"\01MPI_Allgather"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i64 %8)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %21, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %22, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_allgather_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  call void @exchange_back(ptr %11, ptr %1, ptr %5, i64 %8)
  %15 = and i32 %13, 2
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  call void @release_exchange(ptr %11)
  br label %18

18:                                               ; preds = %17, %14
  ret void
}

define i32 @__ehub_mpi_allgather_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = alloca %struct.amount, align 8
  %15 = alloca %struct.amount, align 8
  %16 = and i32 %12, 1
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %27

18:                                               ; preds = %13
  call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 0
  store i32 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 1
  %21 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 24, i1 false)
  %22 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 0
  store i32 %6, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 1
  %24 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 2
  %25 = call ptr @plan(i32 2, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %14, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %15, i64 %7, i32 0, i64 %8, i64 %10)
  store ptr %25, ptr @in_lanes, align 8
  %26 = call i32 @"\01MPI_Allgather"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i64 %8)
  store i32 %26, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %27

27:                                               ; preds = %18, %13
  %28 = load ptr, ptr @in_lanes, align 8
  call void @exchange_on(ptr %28, ptr %1, ptr %5, i64 %8)
  %29 = and i32 %12, 2
  %30 = icmp ne i32 %29, 0
  %31 = load ptr, ptr @in_lanes, align 8
  %32 = icmp ne ptr %31, null
  %or.cond = select i1 %30, i1 %32, i1 false
  br i1 %or.cond, label %33, label %35

33:                                               ; preds = %27
  %34 = load ptr, ptr @in_lanes, align 8
  call void @release_exchange(ptr %34)
  br label %35

35:                                               ; preds = %33, %27
  %36 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %36
}

define i32 @__ehub_mpi_allgatherv(ptr %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %8, i32 %9, i64 %10) {
  %12 = call i32 @"\01MPI_Allgatherv"(ptr %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7)
  ret i32 %12
}

declare i32 @"\01MPI_Allgatherv"(ptr, i32, i64, ptr, ptr, ptr, i64, i64)

define { ptr, i32 } @__ehub_mpi_allgatherv_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i64 %11, i32 %12, i64 %13, i32 %14) {
  %16 = alloca %struct.amount, align 8
  %17 = alloca %struct.amount, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %16, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw %struct.amount, ptr %16, i32 0, i32 0
  store i32 %2, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.amount, ptr %16, i32 0, i32 1
  %20 = getelementptr inbounds nuw %struct.amount, ptr %16, i32 0, i32 2
  %21 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 0
  store i32 0, ptr %21, align 8
  %22 = getelementptr i8, ptr %17, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %22, i8 0, i64 4, i1 false)
  %23 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 1
  store ptr %6, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 2
  store ptr %8, ptr %24, align 8
  %25 = call ptr @plan(i32 2, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %16, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %17, i64 %10, i32 0, i64 %11, i64 %13)
  %26 = call i32 @"\01MPI_Allgatherv"(ptr %0, i32 %2, i64 %3, ptr %4, ptr %6, ptr %8, i64 %10, i64 %11)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %25, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %26, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_allgatherv_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i64 %11, i32 %12, i64 %13, ptr %14, i32 %15, i32 %16) {
  call void @exchange_back(ptr %14, ptr %1, ptr %5, i64 %11)
  %18 = and i32 %16, 2
  %19 = icmp ne i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %17
  call void @release_exchange(ptr %14)
  br label %21

21:                                               ; preds = %20, %17
  ret void
}

define i32 @__ehub_mpi_allgatherv_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i64 %11, i32 %12, i64 %13, i32 %14, i32 %15) {
  %17 = alloca %struct.amount, align 8
  %18 = alloca %struct.amount, align 8
  %19 = and i32 %15, 1
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %31

21:                                               ; preds = %16
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 24, i1 false)
  %22 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 0
  store i32 %2, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 1
  %24 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 2
  %25 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 0
  store i32 0, ptr %25, align 8
  %26 = getelementptr i8, ptr %18, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %26, i8 0, i64 4, i1 false)
  %27 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 1
  store ptr %6, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 2
  store ptr %8, ptr %28, align 8
  %29 = call ptr @plan(i32 2, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %17, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %18, i64 %10, i32 0, i64 %11, i64 %13)
  store ptr %29, ptr @in_lanes, align 8
  %30 = call i32 @"\01MPI_Allgatherv"(ptr %0, i32 %2, i64 %3, ptr %4, ptr %6, ptr %8, i64 %10, i64 %11)
  store i32 %30, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %31

31:                                               ; preds = %21, %16
  %32 = load ptr, ptr @in_lanes, align 8
  call void @exchange_on(ptr %32, ptr %1, ptr %5, i64 %11)
  %33 = and i32 %15, 2
  %34 = icmp ne i32 %33, 0
  %35 = load ptr, ptr @in_lanes, align 8
  %36 = icmp ne ptr %35, null
  %or.cond = select i1 %34, i1 %36, i1 false
  br i1 %or.cond, label %37, label %39

37:                                               ; preds = %31
  %38 = load ptr, ptr @in_lanes, align 8
  call void @release_exchange(ptr %38)
  br label %39

39:                                               ; preds = %37, %31
  %40 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %40
}

define i32 @__ehub_mpi_alltoall(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i64 %6, ptr %7, i32 %8, i64 %9) {
  %11 = call i32 @"\01MPI_Alltoall"(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i64 %6)
  ret i32 %11
}

declare i32 @"\01MPI_Alltoall"(ptr, i32, i64, ptr, i32, i64, i64)

define { ptr, i32 } @__ehub_mpi_alltoall_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, i32 %9, i64 %10, i32 %11) {
  %13 = alloca %struct.amount, align 8
  %14 = alloca %struct.amount, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %13, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds nuw %struct.amount, ptr %13, i32 0, i32 0
  store i32 %2, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.amount, ptr %13, i32 0, i32 1
  %17 = getelementptr inbounds nuw %struct.amount, ptr %13, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 24, i1 false)
  %18 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 0
  store i32 %6, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 1
  %20 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 2
  %21 = call ptr @plan(i32 3, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %13, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %14, i64 %7, i32 0, i64 %8, i64 %10)
  %22 = call i32 @"\01MPI_Alltoall"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i64 %8)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %21, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %22, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_alltoall_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, i32 %9, i64 %10, ptr %11, i32 %12, i32 %13) {
  call void @exchange_back(ptr %11, ptr %1, ptr %5, i64 %8)
  %15 = and i32 %13, 2
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14
  call void @release_exchange(ptr %11)
  br label %18

18:                                               ; preds = %17, %14
  ret void
}

define i32 @__ehub_mpi_alltoall_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, i32 %9, i64 %10, i32 %11, i32 %12) {
  %14 = alloca %struct.amount, align 8
  %15 = alloca %struct.amount, align 8
  %16 = and i32 %12, 1
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %27

18:                                               ; preds = %13
  call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 0
  store i32 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 1
  %21 = getelementptr inbounds nuw %struct.amount, ptr %14, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 24, i1 false)
  %22 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 0
  store i32 %6, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 1
  %24 = getelementptr inbounds nuw %struct.amount, ptr %15, i32 0, i32 2
  %25 = call ptr @plan(i32 3, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %14, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %15, i64 %7, i32 0, i64 %8, i64 %10)
  store ptr %25, ptr @in_lanes, align 8
  %26 = call i32 @"\01MPI_Alltoall"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i64 %8)
  store i32 %26, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %27

27:                                               ; preds = %18, %13
  %28 = load ptr, ptr @in_lanes, align 8
  call void @exchange_on(ptr %28, ptr %1, ptr %5, i64 %8)
  %29 = and i32 %12, 2
  %30 = icmp ne i32 %29, 0
  %31 = load ptr, ptr @in_lanes, align 8
  %32 = icmp ne ptr %31, null
  %or.cond = select i1 %30, i1 %32, i1 false
  br i1 %or.cond, label %33, label %35

33:                                               ; preds = %27
  %34 = load ptr, ptr @in_lanes, align 8
  call void @release_exchange(ptr %34)
  br label %35

35:                                               ; preds = %33, %27
  %36 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %36
}

define i32 @__ehub_mpi_alltoallv(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, i64 %8, ptr %9, i32 %10, i64 %11) {
  %13 = call i32 @"\01MPI_Alltoallv"(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, i64 %8)
  ret i32 %13
}

declare i32 @"\01MPI_Alltoallv"(ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, i64)

define { ptr, i32 } @__ehub_mpi_alltoallv_augment(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14, i32 %15, i64 %16, i32 %17) {
  %19 = alloca %struct.amount, align 8
  %20 = alloca %struct.amount, align 8
  %21 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 0
  store i32 0, ptr %21, align 8
  %22 = getelementptr i8, ptr %19, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %22, i8 0, i64 4, i1 false)
  %23 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 1
  store ptr %2, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 2
  store ptr %4, ptr %24, align 8
  %25 = getelementptr inbounds nuw %struct.amount, ptr %20, i32 0, i32 0
  store i32 0, ptr %25, align 8
  %26 = getelementptr i8, ptr %20, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %26, i8 0, i64 4, i1 false)
  %27 = getelementptr inbounds nuw %struct.amount, ptr %20, i32 0, i32 1
  store ptr %9, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.amount, ptr %20, i32 0, i32 2
  store ptr %11, ptr %28, align 8
  %29 = call ptr @plan(i32 3, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %19, i64 %6, ptr %7, ptr %8, ptr byval(%struct.amount) align 8 %20, i64 %13, i32 0, i64 %14, i64 %16)
  %30 = call i32 @"\01MPI_Alltoallv"(ptr %0, ptr %2, ptr %4, i64 %6, ptr %7, ptr %9, ptr %11, i64 %13, i64 %14)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %29, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %30, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_alltoallv_reverse(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14, i32 %15, i64 %16, ptr %17, i32 %18, i32 %19) {
  call void @exchange_back(ptr %17, ptr %1, ptr %8, i64 %14)
  %21 = and i32 %19, 2
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %20
  call void @release_exchange(ptr %17)
  br label %24

24:                                               ; preds = %23, %20
  ret void
}

define i32 @__ehub_mpi_alltoallv_tangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14, i32 %15, i64 %16, i32 %17, i32 %18) {
  %20 = alloca %struct.amount, align 8
  %21 = alloca %struct.amount, align 8
  %22 = and i32 %18, 1
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %35

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw %struct.amount, ptr %20, i32 0, i32 0
  store i32 0, ptr %25, align 8
  %26 = getelementptr i8, ptr %20, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %26, i8 0, i64 4, i1 false)
  %27 = getelementptr inbounds nuw %struct.amount, ptr %20, i32 0, i32 1
  store ptr %2, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.amount, ptr %20, i32 0, i32 2
  store ptr %4, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 0
  store i32 0, ptr %29, align 8
  %30 = getelementptr i8, ptr %21, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %30, i8 0, i64 4, i1 false)
  %31 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 1
  store ptr %9, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 2
  store ptr %11, ptr %32, align 8
  %33 = call ptr @plan(i32 3, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %20, i64 %6, ptr %7, ptr %8, ptr byval(%struct.amount) align 8 %21, i64 %13, i32 0, i64 %14, i64 %16)
  store ptr %33, ptr @in_lanes, align 8
  %34 = call i32 @"\01MPI_Alltoallv"(ptr %0, ptr %2, ptr %4, i64 %6, ptr %7, ptr %9, ptr %11, i64 %13, i64 %14)
  store i32 %34, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %35

35:                                               ; preds = %24, %19
  %36 = load ptr, ptr @in_lanes, align 8
  call void @exchange_on(ptr %36, ptr %1, ptr %8, i64 %14)
  %37 = and i32 %18, 2
  %38 = icmp ne i32 %37, 0
  %39 = load ptr, ptr @in_lanes, align 8
  %40 = icmp ne ptr %39, null
  %or.cond = select i1 %38, i1 %40, i1 false
  br i1 %or.cond, label %41, label %43

41:                                               ; preds = %35
  %42 = load ptr, ptr @in_lanes, align 8
  call void @release_exchange(ptr %42)
  br label %43

43:                                               ; preds = %41, %35
  %44 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %44
}

define i32 @__ehub_mpi_ibarrier(i64 %0, ptr %1, ptr %2, i32 %3, i64 %4) {
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i64 0, ptr %6, align 8
  %7 = call i32 @"\01MPI_Ibarrier"(i64 %0, ptr %6)
  %8 = call i64 @handle_at(ptr %6, i32 0)
  call void @give_request(ptr %1, i64 %8, i32 %3)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i32 %7
}

declare i32 @"\01MPI_Ibarrier"(i64, ptr)

define { ptr, i32 } @__ehub_mpi_ibarrier_augment(i64 %0, ptr %1, ptr %2, i32 %3, i64 %4, i32 %5) {
  %7 = call i32 @__ehub_mpi_ibarrier(i64 %0, ptr %1, ptr null, i32 %3, i64 %4)
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr null, 0
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %7, 1
  ret { ptr, i32 } %.fca.1.insert
}

define void @__ehub_mpi_ibarrier_reverse(i64 %0, ptr %1, ptr %2, i32 %3, i64 %4, ptr %5, i32 %6, i32 %7) {
  call void @begin_reverse()
  ret void
}

define i32 @__ehub_mpi_ibarrier_tangent(i64 %0, ptr %1, ptr %2, i32 %3, i64 %4, i32 %5, i32 %6) {
  %8 = and i32 %6, 1
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = call i32 @__ehub_mpi_ibarrier(i64 %0, ptr %1, ptr null, i32 %3, i64 %4)
  store i32 %11, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  br label %12

12:                                               ; preds = %10, %7
  %13 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %13
}

define i32 @__ehub_mpi_ibcast(ptr %0, i32 %1, i64 %2, i32 %3, i64 %4, ptr %5, ptr %6, i32 %7, i64 %8) {
  %10 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %10)
  store i64 0, ptr %10, align 8
  %11 = call i32 @"\01MPI_Ibcast"(ptr %0, i32 %1, i64 %2, i32 %3, i64 %4, ptr %10)
  %12 = call i64 @handle_at(ptr %10, i32 0)
  call void @give_request(ptr %5, i64 %12, i32 %7)
  call void @llvm.lifetime.end.p0(ptr %10)
  ret i32 %11
}

declare i32 @"\01MPI_Ibcast"(ptr, i32, i64, i32, i64, ptr)

define { ptr, i32 } @__ehub_mpi_ibcast_augment(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9, i32 %10) {
  %12 = alloca %struct.taped, align 8
  %13 = getelementptr inbounds nuw %struct.taped, ptr %12, i32 0, i32 1
  %14 = call ptr @begin_ibcast(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9, i32 0, ptr %13)
  %15 = getelementptr inbounds nuw %struct.taped, ptr %12, i32 0, i32 0
  store ptr %14, ptr %15, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %12, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %12, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_ibcast(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9, i32 %10, ptr %11) {
  %13 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store i64 0, ptr %13, align 8
  %14 = call ptr @plan_bcast(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i64 %5, i64 %9)
  %15 = call ptr @later_of(ptr %14, ptr null, i64 0, i32 0, i64 %5, i64 %9)
  %16 = getelementptr inbounds nuw %struct.later, ptr %15, i32 0, i32 8
  store ptr %1, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.later, ptr %15, i32 0, i32 9
  store ptr %1, ptr %17, align 8
  %18 = call i32 @needs_operands(ptr %15)
  %19 = icmp ne i32 %18, 0
  %20 = icmp ne i32 %10, 0
  %or.cond = and i1 %19, %20
  br i1 %or.cond, label %21, label %22

21:                                               ; preds = %12
  call void @post_to_results(ptr %15, i32 -17, ptr null)
  br label %22

22:                                               ; preds = %21, %12
  %23 = call i32 @needs_operands(ptr %15)
  %24 = icmp eq i32 %23, 0
  %25 = icmp ne i32 %10, 0
  %or.cond29 = or i1 %24, %25
  br i1 %or.cond29, label %38, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw %struct.later, ptr %15, i32 0, i32 5
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.reduction, ptr %28, i32 0, i32 0
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw %struct.later, ptr %15, i32 0, i32 5
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw %struct.reduction, ptr %32, i32 0, i32 1
  %34 = load i32, ptr %33, align 8
  %35 = sext i32 %34 to i64
  %36 = call ptr @taken(ptr %30, i64 %35, ptr null)
  %37 = getelementptr inbounds nuw %struct.later, ptr %15, i32 0, i32 10
  store ptr %36, ptr %37, align 8
  br label %38

38:                                               ; preds = %26, %22
  %39 = call i32 @"\01MPI_Ibcast"(ptr %0, i32 %2, i64 %3, i32 %4, i64 %5, ptr %13)
  store i32 %39, ptr %11, align 4
  %40 = load i64, ptr %13, align 8
  %41 = call ptr @begin_together(ptr %15, i64 %40, ptr %6, i32 %8)
  call void @llvm.lifetime.end.p0(ptr %13)
  ret ptr %41
}

define void @__ehub_mpi_ibcast_reverse(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9, ptr %10, i32 %11, i32 %12) {
  %14 = icmp ne ptr %10, null
  br i1 %14, label %15, label %16

15:                                               ; preds = %13
  call void @end_reverse(ptr %10, i64 %9, i32 %12)
  br label %16

16:                                               ; preds = %15, %13
  ret void
}

define internal void @end_reverse(ptr %0, i64 %1, i32 %2) {
  %4 = and i32 %2, 1
  %5 = icmp ne i32 %4, 0
  %6 = and i32 %2, 2
  %7 = icmp ne i32 %6, 0
  %or.cond = and i1 %5, %7
  br i1 %or.cond, label %9, label %8

8:                                                ; preds = %3
  call void @fail(i64 %1, ptr @.str.76)
  br label %9

9:                                                ; preds = %3, %8
  call void @begin_reverse()
  %10 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 3
  %11 = load i32, ptr %10, align 8
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  call void @fail(i64 %1, ptr @.str.77)
  br label %14

14:                                               ; preds = %13, %9
  %15 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.later, ptr %16, i32 0, i32 4
  %18 = load ptr, ptr %17, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %26

20:                                               ; preds = %14
  %21 = getelementptr inbounds nuw %struct.later, ptr %16, i32 0, i32 4
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.exchange, ptr %22, i32 0, i32 0
  %24 = getelementptr inbounds nuw %struct.later, ptr %16, i32 0, i32 8
  %25 = load ptr, ptr %24, align 8
  call void @fetch_parts(i32 2, ptr %16, ptr %23, ptr %25)
  br label %51

26:                                               ; preds = %14
  %27 = getelementptr inbounds nuw %struct.later, ptr %16, i32 0, i32 5
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.reduction, ptr %28, i32 0, i32 2
  %30 = load i32, ptr %29, align 4
  %31 = icmp ne i32 %30, 0
  br i1 %31, label %32, label %51

32:                                               ; preds = %26
  call void @fetch_operands(ptr %16)
  %33 = call ptr @fetch_sum(ptr %16, i32 1)
  %34 = getelementptr inbounds nuw %struct.later, ptr %16, i32 0, i32 8
  %35 = load ptr, ptr %34, align 8
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %50

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw %struct.later, ptr %16, i32 0, i32 5
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.reduction, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.later, ptr %16, i32 0, i32 5
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.reduction, ptr %43, i32 0, i32 1
  %45 = load i32, ptr %44, align 8
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds nuw %struct.later, ptr %16, i32 0, i32 8
  %48 = load ptr, ptr %47, align 8
  %49 = call ptr @move(i32 2, ptr %41, i64 %46, ptr %48, ptr %33)
  br label %50

50:                                               ; preds = %37, %32
  call void @free(ptr %33)
  br label %51

51:                                               ; preds = %26, %50, %20
  call void @release(ptr %0)
  ret void
}

define i32 @__ehub_mpi_ibcast_tangent(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9, i32 %10, i32 %11) {
  %13 = and i32 %11, 1
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = call ptr @begin_ibcast(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9, i32 1, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %16, ptr @in_lanes, align 8
  br label %17

17:                                               ; preds = %15, %12
  %18 = load ptr, ptr @in_lanes, align 8
  call void @send_in_lane(ptr %18, ptr %1, ptr %1)
  %19 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %19
}

define internal void @send_in_lane(ptr %0, ptr %1, ptr %2) {
  %4 = icmp ne ptr %0, null
  br i1 %4, label %5, label %24

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 14
  %7 = load ptr, ptr %6, align 8
  call void @send_together(ptr %7, ptr %1)
  %8 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 9
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 4
  %11 = load i32, ptr %10, align 4
  %12 = add nsw i32 %11, 1
  %13 = sext i32 %12 to i64
  %14 = mul i64 %13, 8
  %15 = call ptr @realloc(ptr %9, i64 %14)
  %16 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 9
  store ptr %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 9
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 4
  %20 = load i32, ptr %19, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %19, align 4
  %22 = sext i32 %20 to i64
  %23 = getelementptr inbounds ptr, ptr %18, i64 %22
  store ptr %2, ptr %23, align 8
  br label %24

24:                                               ; preds = %3, %5
  ret void
}

define i32 @__ehub_mpi_ireduce(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i32 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10) {
  %12 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 0, ptr %12, align 8
  %13 = call i32 @"\01MPI_Ireduce"(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i32 %5, i64 %6, ptr %12)
  %14 = call i64 @handle_at(ptr %12, i32 0)
  call void @give_request(ptr %7, i64 %14, i32 %9)
  call void @llvm.lifetime.end.p0(ptr %12)
  ret i32 %13
}

declare i32 @"\01MPI_Ireduce"(ptr, ptr, i32, i64, i64, i32, i64, ptr)

define { ptr, i32 } @__ehub_mpi_ireduce_augment(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 %13) {
  %15 = alloca %struct.taped, align 8
  %16 = getelementptr inbounds nuw %struct.taped, ptr %15, i32 0, i32 1
  %17 = call ptr @begin_ireduce(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 0, ptr %16)
  %18 = getelementptr inbounds nuw %struct.taped, ptr %15, i32 0, i32 0
  store ptr %17, ptr %18, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %15, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %15, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_ireduce(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 %13, ptr %14) {
  %16 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %16)
  store i64 0, ptr %16, align 8
  %17 = call i32 @is_in_place(ptr %0)
  %18 = icmp ne i32 %17, 0
  %. = select i1 %18, ptr %2, ptr %0
  %19 = call i32 @is_in_place(ptr %0)
  %20 = icmp ne i32 %19, 0
  %21 = select i1 %20, ptr %3, ptr %1
  %22 = call ptr @plan_later(ptr %., ptr %21, i32 %4, i64 %5, i64 %6, i64 %8, i64 %12)
  %23 = call ptr @later_of(ptr null, ptr %22, i64 %6, i32 %7, i64 %8, i64 %12)
  %24 = call i32 @is_in_place(ptr %0)
  %25 = icmp ne i32 %24, 0
  %26 = select i1 %25, ptr %3, ptr %1
  %27 = getelementptr inbounds nuw %struct.later, ptr %23, i32 0, i32 8
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.later, ptr %23, i32 0, i32 9
  store ptr %3, ptr %28, align 8
  %29 = call i32 @needs_operands(ptr %23)
  %30 = icmp ne i32 %29, 0
  %31 = icmp ne i32 %13, 0
  %or.cond = and i1 %30, %31
  br i1 %or.cond, label %32, label %35

32:                                               ; preds = %15
  %33 = call i32 @is_in_place(ptr %0)
  %34 = icmp ne i32 %33, 0
  %.45 = select i1 %34, ptr %2, ptr %0
  call void @post_to_results(ptr %23, i32 -17, ptr %.45)
  br label %35

35:                                               ; preds = %32, %15
  %36 = call i32 @needs_operands(ptr %23)
  %37 = icmp eq i32 %36, 0
  %38 = icmp ne i32 %13, 0
  %or.cond46 = or i1 %37, %38
  br i1 %or.cond46, label %53, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw %struct.later, ptr %23, i32 0, i32 5
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.reduction, ptr %41, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.later, ptr %23, i32 0, i32 5
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.reduction, ptr %45, i32 0, i32 1
  %47 = load i32, ptr %46, align 8
  %48 = sext i32 %47 to i64
  %49 = call i32 @is_in_place(ptr %0)
  %50 = icmp ne i32 %49, 0
  %.47 = select i1 %50, ptr %2, ptr %0
  %51 = call ptr @taken(ptr %43, i64 %48, ptr %.47)
  %52 = getelementptr inbounds nuw %struct.later, ptr %23, i32 0, i32 10
  store ptr %51, ptr %52, align 8
  br label %53

53:                                               ; preds = %39, %35
  %54 = call i32 @"\01MPI_Ireduce"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8, ptr %16)
  store i32 %54, ptr %14, align 4
  %55 = load i64, ptr %16, align 8
  %56 = call ptr @begin_together(ptr %23, i64 %55, ptr %9, i32 %11)
  call void @llvm.lifetime.end.p0(ptr %16)
  ret ptr %56
}

define void @__ehub_mpi_ireduce_reverse(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, ptr %13, i32 %14, i32 %15) {
  %17 = icmp ne ptr %13, null
  br i1 %17, label %18, label %19

18:                                               ; preds = %16
  call void @end_reverse(ptr %13, i64 %12, i32 %15)
  br label %19

19:                                               ; preds = %18, %16
  ret void
}

define i32 @__ehub_mpi_ireduce_tangent(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 %13, i32 %14) {
  %16 = and i32 %14, 1
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call ptr @begin_ireduce(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i32 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 1, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %19, ptr @in_lanes, align 8
  br label %20

20:                                               ; preds = %18, %15
  %21 = load ptr, ptr @in_lanes, align 8
  %22 = call i32 @is_in_place(ptr %0)
  %23 = icmp ne i32 %22, 0
  %. = select i1 %23, ptr %3, ptr %1
  call void @send_in_lane(ptr %21, ptr %., ptr %3)
  %24 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %24
}

define i32 @__ehub_mpi_iallreduce(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i32 %8, i64 %9) {
  %11 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %11)
  store i64 0, ptr %11, align 8
  %12 = call i32 @"\01MPI_Iallreduce"(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %11)
  %13 = call i64 @handle_at(ptr %11, i32 0)
  call void @give_request(ptr %6, i64 %13, i32 %8)
  call void @llvm.lifetime.end.p0(ptr %11)
  ret i32 %12
}

declare i32 @"\01MPI_Iallreduce"(ptr, ptr, i32, i64, i64, i64, ptr)

define { ptr, i32 } @__ehub_mpi_iallreduce_augment(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, i32 %12) {
  %14 = alloca %struct.taped, align 8
  %15 = getelementptr inbounds nuw %struct.taped, ptr %14, i32 0, i32 1
  %16 = call ptr @begin_iallreduce(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, i32 0, ptr %15)
  %17 = getelementptr inbounds nuw %struct.taped, ptr %14, i32 0, i32 0
  store ptr %16, ptr %17, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %14, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %14, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_iallreduce(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, i32 %12, ptr %13) {
  %15 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %15)
  store i64 0, ptr %15, align 8
  %16 = call i32 @is_in_place(ptr %0)
  %17 = icmp ne i32 %16, 0
  %. = select i1 %17, ptr %2, ptr %0
  %18 = call i32 @is_in_place(ptr %0)
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %19, ptr %3, ptr %1
  %21 = call ptr @plan_later(ptr %., ptr %20, i32 %4, i64 %5, i64 %6, i64 %7, i64 %11)
  %22 = call ptr @later_of(ptr null, ptr %21, i64 %6, i32 -1, i64 %7, i64 %11)
  %23 = call i32 @is_in_place(ptr %0)
  %24 = icmp ne i32 %23, 0
  %25 = select i1 %24, ptr %3, ptr %1
  %26 = getelementptr inbounds nuw %struct.later, ptr %22, i32 0, i32 8
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.later, ptr %22, i32 0, i32 9
  store ptr %3, ptr %27, align 8
  %28 = call i32 @needs_operands(ptr %22)
  %29 = icmp ne i32 %28, 0
  %30 = icmp ne i32 %12, 0
  %or.cond = and i1 %29, %30
  br i1 %or.cond, label %31, label %34

31:                                               ; preds = %14
  %32 = call i32 @is_in_place(ptr %0)
  %33 = icmp ne i32 %32, 0
  %.43 = select i1 %33, ptr %2, ptr %0
  call void @post_to_results(ptr %22, i32 -17, ptr %.43)
  br label %34

34:                                               ; preds = %31, %14
  %35 = call i32 @needs_operands(ptr %22)
  %36 = icmp eq i32 %35, 0
  %37 = icmp ne i32 %12, 0
  %or.cond44 = or i1 %36, %37
  br i1 %or.cond44, label %52, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw %struct.later, ptr %22, i32 0, i32 5
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.reduction, ptr %40, i32 0, i32 0
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.later, ptr %22, i32 0, i32 5
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.reduction, ptr %44, i32 0, i32 1
  %46 = load i32, ptr %45, align 8
  %47 = sext i32 %46 to i64
  %48 = call i32 @is_in_place(ptr %0)
  %49 = icmp ne i32 %48, 0
  %.45 = select i1 %49, ptr %2, ptr %0
  %50 = call ptr @taken(ptr %42, i64 %47, ptr %.45)
  %51 = getelementptr inbounds nuw %struct.later, ptr %22, i32 0, i32 10
  store ptr %50, ptr %51, align 8
  br label %52

52:                                               ; preds = %38, %34
  %53 = call i32 @"\01MPI_Iallreduce"(ptr %0, ptr %2, i32 %4, i64 %5, i64 %6, i64 %7, ptr %15)
  store i32 %53, ptr %13, align 4
  %54 = load i64, ptr %15, align 8
  %55 = call ptr @begin_together(ptr %22, i64 %54, ptr %8, i32 %10)
  call void @llvm.lifetime.end.p0(ptr %15)
  ret ptr %55
}

define void @__ehub_mpi_iallreduce_reverse(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, ptr %12, i32 %13, i32 %14) {
  %16 = icmp ne ptr %12, null
  br i1 %16, label %17, label %18

17:                                               ; preds = %15
  call void @end_reverse(ptr %12, i64 %11, i32 %14)
  br label %18

18:                                               ; preds = %17, %15
  ret void
}

define i32 @__ehub_mpi_iallreduce_tangent(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, i32 %12, i32 %13) {
  %15 = and i32 %13, 1
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %19

17:                                               ; preds = %14
  %18 = call ptr @begin_iallreduce(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5, i64 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11, i32 1, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %18, ptr @in_lanes, align 8
  br label %19

19:                                               ; preds = %17, %14
  %20 = load ptr, ptr @in_lanes, align 8
  %21 = call i32 @is_in_place(ptr %0)
  %22 = icmp ne i32 %21, 0
  %. = select i1 %22, ptr %3, ptr %1
  call void @send_in_lane(ptr %20, ptr %., ptr %3)
  %23 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %23
}

define i32 @__ehub_mpi_igather(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i32 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11) {
  %13 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store i64 0, ptr %13, align 8
  %14 = call i32 @"\01MPI_Igather"(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i32 %6, i64 %7, ptr %13)
  %15 = call i64 @handle_at(ptr %13, i32 0)
  call void @give_request(ptr %8, i64 %15, i32 %10)
  call void @llvm.lifetime.end.p0(ptr %13)
  ret i32 %14
}

declare i32 @"\01MPI_Igather"(ptr, i32, i64, ptr, i32, i64, i32, i64, ptr)

define { ptr, i32 } @__ehub_mpi_igather_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, i32 %14) {
  %16 = alloca %struct.taped, align 8
  %17 = getelementptr inbounds nuw %struct.taped, ptr %16, i32 0, i32 1
  %18 = call ptr @begin_igather(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, i32 0, ptr %17)
  %19 = getelementptr inbounds nuw %struct.taped, ptr %16, i32 0, i32 0
  store ptr %18, ptr %19, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %16, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %16, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_igather(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, i32 %14, ptr %15) {
  %17 = alloca i64, align 8
  %18 = alloca %struct.amount, align 8
  %19 = alloca %struct.amount, align 8
  call void @llvm.lifetime.start.p0(ptr %17)
  store i64 0, ptr %17, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 24, i1 false)
  %20 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 0
  store i32 %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 1
  %22 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 0
  store i32 %6, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 2
  %26 = call ptr @plan(i32 0, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %18, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %19, i64 %7, i32 %8, i64 %9, i64 %13)
  %27 = call ptr @later_of(ptr %26, ptr null, i64 0, i32 0, i64 %9, i64 %13)
  %28 = call i32 @is_in_place(ptr %0)
  %29 = icmp ne i32 %28, 0
  %. = select i1 %29, ptr %5, ptr %1
  %30 = getelementptr inbounds nuw %struct.later, ptr %27, i32 0, i32 8
  store ptr %., ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.later, ptr %27, i32 0, i32 9
  store ptr %5, ptr %31, align 8
  %32 = call i32 @needs_operands(ptr %27)
  %33 = icmp ne i32 %32, 0
  %34 = icmp ne i32 %14, 0
  %or.cond = and i1 %33, %34
  br i1 %or.cond, label %35, label %36

35:                                               ; preds = %16
  call void @post_to_results(ptr %27, i32 -17, ptr null)
  br label %36

36:                                               ; preds = %35, %16
  %37 = call i32 @needs_operands(ptr %27)
  %38 = icmp eq i32 %37, 0
  %39 = icmp ne i32 %14, 0
  %or.cond38 = or i1 %38, %39
  br i1 %or.cond38, label %52, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw %struct.later, ptr %27, i32 0, i32 5
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.reduction, ptr %42, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.later, ptr %27, i32 0, i32 5
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.reduction, ptr %46, i32 0, i32 1
  %48 = load i32, ptr %47, align 8
  %49 = sext i32 %48 to i64
  %50 = call ptr @taken(ptr %44, i64 %49, ptr null)
  %51 = getelementptr inbounds nuw %struct.later, ptr %27, i32 0, i32 10
  store ptr %50, ptr %51, align 8
  br label %52

52:                                               ; preds = %40, %36
  %53 = call i32 @"\01MPI_Igather"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i32 %8, i64 %9, ptr %17)
  store i32 %53, ptr %15, align 4
  %54 = load i64, ptr %17, align 8
  %55 = call ptr @begin_together(ptr %27, i64 %54, ptr %10, i32 %12)
  call void @llvm.lifetime.end.p0(ptr %17)
  ret ptr %55
}

define void @__ehub_mpi_igather_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, ptr %14, i32 %15, i32 %16) {
  %18 = icmp ne ptr %14, null
  br i1 %18, label %19, label %20

19:                                               ; preds = %17
  call void @end_reverse(ptr %14, i64 %13, i32 %16)
  br label %20

20:                                               ; preds = %19, %17
  ret void
}

define i32 @__ehub_mpi_igather_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, i32 %14, i32 %15) {
  %17 = and i32 %15, 1
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %16
  %20 = call ptr @begin_igather(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, i32 1, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %20, ptr @in_lanes, align 8
  br label %21

21:                                               ; preds = %19, %16
  %22 = load ptr, ptr @in_lanes, align 8
  %23 = call i32 @is_in_place(ptr %0)
  %24 = icmp ne i32 %23, 0
  %. = select i1 %24, ptr %5, ptr %1
  call void @send_in_lane(ptr %22, ptr %., ptr %5)
  %25 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %25
}

define i32 @__ehub_mpi_iscatter(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i32 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11) {
  %13 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store i64 0, ptr %13, align 8
  %14 = call i32 @"\01MPI_Iscatter"(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i32 %6, i64 %7, ptr %13)
  %15 = call i64 @handle_at(ptr %13, i32 0)
  call void @give_request(ptr %8, i64 %15, i32 %10)
  call void @llvm.lifetime.end.p0(ptr %13)
  ret i32 %14
}

declare i32 @"\01MPI_Iscatter"(ptr, i32, i64, ptr, i32, i64, i32, i64, ptr)

define { ptr, i32 } @__ehub_mpi_iscatter_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, i32 %14) {
  %16 = alloca %struct.taped, align 8
  %17 = getelementptr inbounds nuw %struct.taped, ptr %16, i32 0, i32 1
  %18 = call ptr @begin_iscatter(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, i32 0, ptr %17)
  %19 = getelementptr inbounds nuw %struct.taped, ptr %16, i32 0, i32 0
  store ptr %18, ptr %19, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %16, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %16, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_iscatter(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, i32 %14, ptr %15) {
  %17 = alloca i64, align 8
  %18 = alloca %struct.amount, align 8
  %19 = alloca %struct.amount, align 8
  call void @llvm.lifetime.start.p0(ptr %17)
  store i64 0, ptr %17, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 24, i1 false)
  %20 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 0
  store i32 %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 1
  %22 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 0
  store i32 %6, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.amount, ptr %19, i32 0, i32 2
  %26 = call ptr @plan(i32 1, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %18, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %19, i64 %7, i32 %8, i64 %9, i64 %13)
  %27 = call ptr @later_of(ptr %26, ptr null, i64 0, i32 0, i64 %9, i64 %13)
  %28 = call i32 @is_in_place(ptr %0)
  %29 = icmp ne i32 %28, 0
  %. = select i1 %29, ptr %5, ptr %1
  %30 = getelementptr inbounds nuw %struct.later, ptr %27, i32 0, i32 8
  store ptr %., ptr %30, align 8
  %31 = getelementptr inbounds nuw %struct.later, ptr %27, i32 0, i32 9
  store ptr %5, ptr %31, align 8
  %32 = call i32 @needs_operands(ptr %27)
  %33 = icmp ne i32 %32, 0
  %34 = icmp ne i32 %14, 0
  %or.cond = and i1 %33, %34
  br i1 %or.cond, label %35, label %36

35:                                               ; preds = %16
  call void @post_to_results(ptr %27, i32 -17, ptr null)
  br label %36

36:                                               ; preds = %35, %16
  %37 = call i32 @needs_operands(ptr %27)
  %38 = icmp eq i32 %37, 0
  %39 = icmp ne i32 %14, 0
  %or.cond38 = or i1 %38, %39
  br i1 %or.cond38, label %52, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw %struct.later, ptr %27, i32 0, i32 5
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw %struct.reduction, ptr %42, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw %struct.later, ptr %27, i32 0, i32 5
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.reduction, ptr %46, i32 0, i32 1
  %48 = load i32, ptr %47, align 8
  %49 = sext i32 %48 to i64
  %50 = call ptr @taken(ptr %44, i64 %49, ptr null)
  %51 = getelementptr inbounds nuw %struct.later, ptr %27, i32 0, i32 10
  store ptr %50, ptr %51, align 8
  br label %52

52:                                               ; preds = %40, %36
  %53 = call i32 @"\01MPI_Iscatter"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i32 %8, i64 %9, ptr %17)
  store i32 %53, ptr %15, align 4
  %54 = load i64, ptr %17, align 8
  %55 = call ptr @begin_together(ptr %27, i64 %54, ptr %10, i32 %12)
  call void @llvm.lifetime.end.p0(ptr %17)
  ret ptr %55
}

define void @__ehub_mpi_iscatter_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, ptr %14, i32 %15, i32 %16) {
  %18 = icmp ne ptr %14, null
  br i1 %18, label %19, label %20

19:                                               ; preds = %17
  call void @end_reverse(ptr %14, i64 %13, i32 %16)
  br label %20

20:                                               ; preds = %19, %17
  ret void
}

define i32 @__ehub_mpi_iscatter_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, i32 %14, i32 %15) {
  %17 = and i32 %15, 1
  %18 = icmp ne i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %16
  %20 = call ptr @begin_iscatter(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i32 %8, i64 %9, ptr %10, ptr %11, i32 %12, i64 %13, i32 1, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %20, ptr @in_lanes, align 8
  br label %21

21:                                               ; preds = %19, %16
  %22 = load ptr, ptr @in_lanes, align 8
  %23 = call i32 @is_in_place(ptr %0)
  %24 = icmp ne i32 %23, 0
  %. = select i1 %24, ptr %5, ptr %1
  call void @send_in_lane(ptr %22, ptr %., ptr %5)
  %25 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %25
}

define i32 @__ehub_mpi_iallgather(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10) {
  %12 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 0, ptr %12, align 8
  %13 = call i32 @"\01MPI_Iallgather"(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i64 %6, ptr %12)
  %14 = call i64 @handle_at(ptr %12, i32 0)
  call void @give_request(ptr %7, i64 %14, i32 %9)
  call void @llvm.lifetime.end.p0(ptr %12)
  ret i32 %13
}

declare i32 @"\01MPI_Iallgather"(ptr, i32, i64, ptr, i32, i64, i64, ptr)

define { ptr, i32 } @__ehub_mpi_iallgather_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 %13) {
  %15 = alloca %struct.taped, align 8
  %16 = getelementptr inbounds nuw %struct.taped, ptr %15, i32 0, i32 1
  %17 = call ptr @begin_iallgather(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 0, ptr %16)
  %18 = getelementptr inbounds nuw %struct.taped, ptr %15, i32 0, i32 0
  store ptr %17, ptr %18, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %15, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %15, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_iallgather(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 %13, ptr %14) {
  %16 = alloca i64, align 8
  %17 = alloca %struct.amount, align 8
  %18 = alloca %struct.amount, align 8
  call void @llvm.lifetime.start.p0(ptr %16)
  store i64 0, ptr %16, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 0
  store i32 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 1
  %21 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 24, i1 false)
  %22 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 0
  store i32 %6, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 1
  %24 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 2
  %25 = call ptr @plan(i32 2, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %17, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %18, i64 %7, i32 0, i64 %8, i64 %12)
  %26 = call ptr @later_of(ptr %25, ptr null, i64 0, i32 0, i64 %8, i64 %12)
  %27 = call i32 @is_in_place(ptr %0)
  %28 = icmp ne i32 %27, 0
  %. = select i1 %28, ptr %5, ptr %1
  %29 = getelementptr inbounds nuw %struct.later, ptr %26, i32 0, i32 8
  store ptr %., ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.later, ptr %26, i32 0, i32 9
  store ptr %5, ptr %30, align 8
  %31 = call i32 @needs_operands(ptr %26)
  %32 = icmp ne i32 %31, 0
  %33 = icmp ne i32 %13, 0
  %or.cond = and i1 %32, %33
  br i1 %or.cond, label %34, label %35

34:                                               ; preds = %15
  call void @post_to_results(ptr %26, i32 -17, ptr null)
  br label %35

35:                                               ; preds = %34, %15
  %36 = call i32 @needs_operands(ptr %26)
  %37 = icmp eq i32 %36, 0
  %38 = icmp ne i32 %13, 0
  %or.cond36 = or i1 %37, %38
  br i1 %or.cond36, label %51, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw %struct.later, ptr %26, i32 0, i32 5
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.reduction, ptr %41, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.later, ptr %26, i32 0, i32 5
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.reduction, ptr %45, i32 0, i32 1
  %47 = load i32, ptr %46, align 8
  %48 = sext i32 %47 to i64
  %49 = call ptr @taken(ptr %43, i64 %48, ptr null)
  %50 = getelementptr inbounds nuw %struct.later, ptr %26, i32 0, i32 10
  store ptr %49, ptr %50, align 8
  br label %51

51:                                               ; preds = %39, %35
  %52 = call i32 @"\01MPI_Iallgather"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i64 %8, ptr %16)
  store i32 %52, ptr %14, align 4
  %53 = load i64, ptr %16, align 8
  %54 = call ptr @begin_together(ptr %26, i64 %53, ptr %9, i32 %11)
  call void @llvm.lifetime.end.p0(ptr %16)
  ret ptr %54
}

define void @__ehub_mpi_iallgather_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, ptr %13, i32 %14, i32 %15) {
  %17 = icmp ne ptr %13, null
  br i1 %17, label %18, label %19

18:                                               ; preds = %16
  call void @end_reverse(ptr %13, i64 %12, i32 %15)
  br label %19

19:                                               ; preds = %18, %16
  ret void
}

define i32 @__ehub_mpi_iallgather_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 %13, i32 %14) {
  %16 = and i32 %14, 1
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call ptr @begin_iallgather(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 1, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %19, ptr @in_lanes, align 8
  br label %20

20:                                               ; preds = %18, %15
  %21 = load ptr, ptr @in_lanes, align 8
  %22 = call i32 @is_in_place(ptr %0)
  %23 = icmp ne i32 %22, 0
  %. = select i1 %23, ptr %5, ptr %1
  call void @send_in_lane(ptr %21, ptr %., ptr %5)
  %24 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %24
}

define i32 @__ehub_mpi_ialltoall(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10) {
  %12 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %12)
  store i64 0, ptr %12, align 8
  %13 = call i32 @"\01MPI_Ialltoall"(ptr %0, i32 %1, i64 %2, ptr %3, i32 %4, i64 %5, i64 %6, ptr %12)
  %14 = call i64 @handle_at(ptr %12, i32 0)
  call void @give_request(ptr %7, i64 %14, i32 %9)
  call void @llvm.lifetime.end.p0(ptr %12)
  ret i32 %13
}

declare i32 @"\01MPI_Ialltoall"(ptr, i32, i64, ptr, i32, i64, i64, ptr)

define { ptr, i32 } @__ehub_mpi_ialltoall_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 %13) {
  %15 = alloca %struct.taped, align 8
  %16 = getelementptr inbounds nuw %struct.taped, ptr %15, i32 0, i32 1
  %17 = call ptr @begin_ialltoall(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 0, ptr %16)
  %18 = getelementptr inbounds nuw %struct.taped, ptr %15, i32 0, i32 0
  store ptr %17, ptr %18, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %15, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %15, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_ialltoall(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 %13, ptr %14) {
  %16 = alloca i64, align 8
  %17 = alloca %struct.amount, align 8
  %18 = alloca %struct.amount, align 8
  call void @llvm.lifetime.start.p0(ptr %16)
  store i64 0, ptr %16, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 24, i1 false)
  %19 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 0
  store i32 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 1
  %21 = getelementptr inbounds nuw %struct.amount, ptr %17, i32 0, i32 2
  call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 24, i1 false)
  %22 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 0
  store i32 %6, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 1
  %24 = getelementptr inbounds nuw %struct.amount, ptr %18, i32 0, i32 2
  %25 = call ptr @plan(i32 3, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %17, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %18, i64 %7, i32 0, i64 %8, i64 %12)
  %26 = call ptr @later_of(ptr %25, ptr null, i64 0, i32 0, i64 %8, i64 %12)
  %27 = call i32 @is_in_place(ptr %0)
  %28 = icmp ne i32 %27, 0
  %. = select i1 %28, ptr %5, ptr %1
  %29 = getelementptr inbounds nuw %struct.later, ptr %26, i32 0, i32 8
  store ptr %., ptr %29, align 8
  %30 = getelementptr inbounds nuw %struct.later, ptr %26, i32 0, i32 9
  store ptr %5, ptr %30, align 8
  %31 = call i32 @needs_operands(ptr %26)
  %32 = icmp ne i32 %31, 0
  %33 = icmp ne i32 %13, 0
  %or.cond = and i1 %32, %33
  br i1 %or.cond, label %34, label %35

34:                                               ; preds = %15
  call void @post_to_results(ptr %26, i32 -17, ptr null)
  br label %35

35:                                               ; preds = %34, %15
  %36 = call i32 @needs_operands(ptr %26)
  %37 = icmp eq i32 %36, 0
  %38 = icmp ne i32 %13, 0
  %or.cond36 = or i1 %37, %38
  br i1 %or.cond36, label %51, label %39

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw %struct.later, ptr %26, i32 0, i32 5
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.reduction, ptr %41, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.later, ptr %26, i32 0, i32 5
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.reduction, ptr %45, i32 0, i32 1
  %47 = load i32, ptr %46, align 8
  %48 = sext i32 %47 to i64
  %49 = call ptr @taken(ptr %43, i64 %48, ptr null)
  %50 = getelementptr inbounds nuw %struct.later, ptr %26, i32 0, i32 10
  store ptr %49, ptr %50, align 8
  br label %51

51:                                               ; preds = %39, %35
  %52 = call i32 @"\01MPI_Ialltoall"(ptr %0, i32 %2, i64 %3, ptr %4, i32 %6, i64 %7, i64 %8, ptr %16)
  store i32 %52, ptr %14, align 4
  %53 = load i64, ptr %16, align 8
  %54 = call ptr @begin_together(ptr %26, i64 %53, ptr %9, i32 %11)
  call void @llvm.lifetime.end.p0(ptr %16)
  ret ptr %54
}

define void @__ehub_mpi_ialltoall_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, ptr %13, i32 %14, i32 %15) {
  %17 = icmp ne ptr %13, null
  br i1 %17, label %18, label %19

18:                                               ; preds = %16
  call void @end_reverse(ptr %13, i64 %12, i32 %15)
  br label %19

19:                                               ; preds = %18, %16
  ret void
}

define i32 @__ehub_mpi_ialltoall_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 %13, i32 %14) {
  %16 = and i32 %14, 1
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call ptr @begin_ialltoall(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12, i32 1, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %19, ptr @in_lanes, align 8
  br label %20

20:                                               ; preds = %18, %15
  %21 = load ptr, ptr @in_lanes, align 8
  %22 = call i32 @is_in_place(ptr %0)
  %23 = icmp ne i32 %22, 0
  %. = select i1 %23, ptr %5, ptr %1
  call void @send_in_lane(ptr %21, ptr %., ptr %5)
  %24 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %24
}

define i32 @__ehub_mpi_igatherv(ptr %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6, i32 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12) {
  %14 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %14)
  store i64 0, ptr %14, align 8
  %15 = call i32 @"\01MPI_Igatherv"(ptr %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6, i32 %7, i64 %8, ptr %14)
  %16 = call i64 @handle_at(ptr %14, i32 0)
  call void @give_request(ptr %9, i64 %16, i32 %11)
  call void @llvm.lifetime.end.p0(ptr %14)
  ret i32 %15
}

declare i32 @"\01MPI_Igatherv"(ptr, i32, i64, ptr, ptr, ptr, i64, i32, i64, ptr)

define { ptr, i32 } @__ehub_mpi_igatherv_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17) {
  %19 = alloca %struct.taped, align 8
  %20 = getelementptr inbounds nuw %struct.taped, ptr %19, i32 0, i32 1
  %21 = call ptr @begin_igatherv(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 0, ptr %20)
  %22 = getelementptr inbounds nuw %struct.taped, ptr %19, i32 0, i32 0
  store ptr %21, ptr %22, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %19, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %19, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_igatherv(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17, ptr %18) {
  %20 = alloca i64, align 8
  %21 = alloca %struct.amount, align 8
  %22 = alloca %struct.amount, align 8
  call void @llvm.lifetime.start.p0(ptr %20)
  store i64 0, ptr %20, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %21, i8 0, i64 24, i1 false)
  %23 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 0
  store i32 %2, ptr %23, align 8
  %24 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 1
  %25 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 2
  %26 = getelementptr inbounds nuw %struct.amount, ptr %22, i32 0, i32 0
  store i32 0, ptr %26, align 8
  %27 = getelementptr i8, ptr %22, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %27, i8 0, i64 4, i1 false)
  %28 = getelementptr inbounds nuw %struct.amount, ptr %22, i32 0, i32 1
  store ptr %6, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.amount, ptr %22, i32 0, i32 2
  store ptr %8, ptr %29, align 8
  %30 = call ptr @plan(i32 0, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %21, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %22, i64 %10, i32 %11, i64 %12, i64 %16)
  %31 = call ptr @later_of(ptr %30, ptr null, i64 0, i32 0, i64 %12, i64 %16)
  %32 = call i32 @is_in_place(ptr %0)
  %33 = icmp ne i32 %32, 0
  %. = select i1 %33, ptr %5, ptr %1
  %34 = getelementptr inbounds nuw %struct.later, ptr %31, i32 0, i32 8
  store ptr %., ptr %34, align 8
  %35 = getelementptr inbounds nuw %struct.later, ptr %31, i32 0, i32 9
  store ptr %5, ptr %35, align 8
  %36 = call i32 @needs_operands(ptr %31)
  %37 = icmp ne i32 %36, 0
  %38 = icmp ne i32 %17, 0
  %or.cond = and i1 %37, %38
  br i1 %or.cond, label %39, label %40

39:                                               ; preds = %19
  call void @post_to_results(ptr %31, i32 -17, ptr null)
  br label %40

40:                                               ; preds = %39, %19
  %41 = call i32 @needs_operands(ptr %31)
  %42 = icmp eq i32 %41, 0
  %43 = icmp ne i32 %17, 0
  %or.cond40 = or i1 %42, %43
  br i1 %or.cond40, label %56, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw %struct.later, ptr %31, i32 0, i32 5
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.reduction, ptr %46, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.later, ptr %31, i32 0, i32 5
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw %struct.reduction, ptr %50, i32 0, i32 1
  %52 = load i32, ptr %51, align 8
  %53 = sext i32 %52 to i64
  %54 = call ptr @taken(ptr %48, i64 %53, ptr null)
  %55 = getelementptr inbounds nuw %struct.later, ptr %31, i32 0, i32 10
  store ptr %54, ptr %55, align 8
  br label %56

56:                                               ; preds = %44, %40
  %57 = call i32 @"\01MPI_Igatherv"(ptr %0, i32 %2, i64 %3, ptr %4, ptr %6, ptr %8, i64 %10, i32 %11, i64 %12, ptr %20)
  store i32 %57, ptr %18, align 4
  %58 = load i64, ptr %20, align 8
  %59 = call ptr @begin_together(ptr %31, i64 %58, ptr %13, i32 %15)
  call void @llvm.lifetime.end.p0(ptr %20)
  ret ptr %59
}

define void @__ehub_mpi_igatherv_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, ptr %17, i32 %18, i32 %19) {
  %21 = icmp ne ptr %17, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %20
  call void @end_reverse(ptr %17, i64 %16, i32 %19)
  br label %23

23:                                               ; preds = %22, %20
  ret void
}

define i32 @__ehub_mpi_igatherv_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17, i32 %18) {
  %20 = and i32 %18, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %19
  %23 = call ptr @begin_igatherv(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 1, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %23, ptr @in_lanes, align 8
  br label %24

24:                                               ; preds = %22, %19
  %25 = load ptr, ptr @in_lanes, align 8
  %26 = call i32 @is_in_place(ptr %0)
  %27 = icmp ne i32 %26, 0
  %. = select i1 %27, ptr %5, ptr %1
  call void @send_in_lane(ptr %25, ptr %., ptr %5)
  %28 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %28
}

define i32 @__ehub_mpi_iscatterv(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i32 %5, i64 %6, i32 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12) {
  %14 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %14)
  store i64 0, ptr %14, align 8
  %15 = call i32 @"\01MPI_Iscatterv"(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, i32 %5, i64 %6, i32 %7, i64 %8, ptr %14)
  %16 = call i64 @handle_at(ptr %14, i32 0)
  call void @give_request(ptr %9, i64 %16, i32 %11)
  call void @llvm.lifetime.end.p0(ptr %14)
  ret i32 %15
}

declare i32 @"\01MPI_Iscatterv"(ptr, ptr, ptr, i64, ptr, i32, i64, i32, i64, ptr)

define { ptr, i32 } @__ehub_mpi_iscatterv_augment(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17) {
  %19 = alloca %struct.taped, align 8
  %20 = getelementptr inbounds nuw %struct.taped, ptr %19, i32 0, i32 1
  %21 = call ptr @begin_iscatterv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 0, ptr %20)
  %22 = getelementptr inbounds nuw %struct.taped, ptr %19, i32 0, i32 0
  store ptr %21, ptr %22, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %19, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %19, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_iscatterv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17, ptr %18) {
  %20 = alloca i64, align 8
  %21 = alloca %struct.amount, align 8
  %22 = alloca %struct.amount, align 8
  call void @llvm.lifetime.start.p0(ptr %20)
  store i64 0, ptr %20, align 8
  %23 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 0
  store i32 0, ptr %23, align 8
  %24 = getelementptr i8, ptr %21, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %24, i8 0, i64 4, i1 false)
  %25 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 1
  store ptr %2, ptr %25, align 8
  %26 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 2
  store ptr %4, ptr %26, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %22, i8 0, i64 24, i1 false)
  %27 = getelementptr inbounds nuw %struct.amount, ptr %22, i32 0, i32 0
  store i32 %9, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.amount, ptr %22, i32 0, i32 1
  %29 = getelementptr inbounds nuw %struct.amount, ptr %22, i32 0, i32 2
  %30 = call ptr @plan(i32 1, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %21, i64 %6, ptr %7, ptr %8, ptr byval(%struct.amount) align 8 %22, i64 %10, i32 %11, i64 %12, i64 %16)
  %31 = call ptr @later_of(ptr %30, ptr null, i64 0, i32 0, i64 %12, i64 %16)
  %32 = call i32 @is_in_place(ptr %0)
  %33 = icmp ne i32 %32, 0
  %. = select i1 %33, ptr %8, ptr %1
  %34 = getelementptr inbounds nuw %struct.later, ptr %31, i32 0, i32 8
  store ptr %., ptr %34, align 8
  %35 = getelementptr inbounds nuw %struct.later, ptr %31, i32 0, i32 9
  store ptr %8, ptr %35, align 8
  %36 = call i32 @needs_operands(ptr %31)
  %37 = icmp ne i32 %36, 0
  %38 = icmp ne i32 %17, 0
  %or.cond = and i1 %37, %38
  br i1 %or.cond, label %39, label %40

39:                                               ; preds = %19
  call void @post_to_results(ptr %31, i32 -17, ptr null)
  br label %40

40:                                               ; preds = %39, %19
  %41 = call i32 @needs_operands(ptr %31)
  %42 = icmp eq i32 %41, 0
  %43 = icmp ne i32 %17, 0
  %or.cond40 = or i1 %42, %43
  br i1 %or.cond40, label %56, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw %struct.later, ptr %31, i32 0, i32 5
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.reduction, ptr %46, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.later, ptr %31, i32 0, i32 5
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw %struct.reduction, ptr %50, i32 0, i32 1
  %52 = load i32, ptr %51, align 8
  %53 = sext i32 %52 to i64
  %54 = call ptr @taken(ptr %48, i64 %53, ptr null)
  %55 = getelementptr inbounds nuw %struct.later, ptr %31, i32 0, i32 10
  store ptr %54, ptr %55, align 8
  br label %56

56:                                               ; preds = %44, %40
  %57 = call i32 @"\01MPI_Iscatterv"(ptr %0, ptr %2, ptr %4, i64 %6, ptr %7, i32 %9, i64 %10, i32 %11, i64 %12, ptr %20)
  store i32 %57, ptr %18, align 4
  %58 = load i64, ptr %20, align 8
  %59 = call ptr @begin_together(ptr %31, i64 %58, ptr %13, i32 %15)
  call void @llvm.lifetime.end.p0(ptr %20)
  ret ptr %59
}

define void @__ehub_mpi_iscatterv_reverse(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, ptr %17, i32 %18, i32 %19) {
  %21 = icmp ne ptr %17, null
  br i1 %21, label %22, label %23

22:                                               ; preds = %20
  call void @end_reverse(ptr %17, i64 %16, i32 %19)
  br label %23

23:                                               ; preds = %22, %20
  ret void
}

define i32 @__ehub_mpi_iscatterv_tangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 %17, i32 %18) {
  %20 = and i32 %18, 1
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %19
  %23 = call ptr @begin_iscatterv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i32 %9, i64 %10, i32 %11, i64 %12, ptr %13, ptr %14, i32 %15, i64 %16, i32 1, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %23, ptr @in_lanes, align 8
  br label %24

24:                                               ; preds = %22, %19
  %25 = load ptr, ptr @in_lanes, align 8
  %26 = call i32 @is_in_place(ptr %0)
  %27 = icmp ne i32 %26, 0
  %. = select i1 %27, ptr %8, ptr %1
  call void @send_in_lane(ptr %25, ptr %., ptr %8)
  %28 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %28
}

define i32 @__ehub_mpi_iallgatherv(ptr %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %8, ptr %9, i32 %10, i64 %11) {
  %13 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %13)
  store i64 0, ptr %13, align 8
  %14 = call i32 @"\01MPI_Iallgatherv"(ptr %0, i32 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6, i64 %7, ptr %13)
  %15 = call i64 @handle_at(ptr %13, i32 0)
  call void @give_request(ptr %8, i64 %15, i32 %10)
  call void @llvm.lifetime.end.p0(ptr %13)
  ret i32 %14
}

declare i32 @"\01MPI_Iallgatherv"(ptr, i32, i64, ptr, ptr, ptr, i64, i64, ptr)

define { ptr, i32 } @__ehub_mpi_iallgatherv_augment(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i64 %11, ptr %12, ptr %13, i32 %14, i64 %15, i32 %16) {
  %18 = alloca %struct.taped, align 8
  %19 = getelementptr inbounds nuw %struct.taped, ptr %18, i32 0, i32 1
  %20 = call ptr @begin_iallgatherv(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i64 %11, ptr %12, ptr %13, i32 %14, i64 %15, i32 0, ptr %19)
  %21 = getelementptr inbounds nuw %struct.taped, ptr %18, i32 0, i32 0
  store ptr %20, ptr %21, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %18, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %18, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_iallgatherv(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i64 %11, ptr %12, ptr %13, i32 %14, i64 %15, i32 %16, ptr %17) {
  %19 = alloca i64, align 8
  %20 = alloca %struct.amount, align 8
  %21 = alloca %struct.amount, align 8
  call void @llvm.lifetime.start.p0(ptr %19)
  store i64 0, ptr %19, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %20, i8 0, i64 24, i1 false)
  %22 = getelementptr inbounds nuw %struct.amount, ptr %20, i32 0, i32 0
  store i32 %2, ptr %22, align 8
  %23 = getelementptr inbounds nuw %struct.amount, ptr %20, i32 0, i32 1
  %24 = getelementptr inbounds nuw %struct.amount, ptr %20, i32 0, i32 2
  %25 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 0
  store i32 0, ptr %25, align 8
  %26 = getelementptr i8, ptr %21, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %26, i8 0, i64 4, i1 false)
  %27 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 1
  store ptr %6, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.amount, ptr %21, i32 0, i32 2
  store ptr %8, ptr %28, align 8
  %29 = call ptr @plan(i32 2, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %20, i64 %3, ptr %4, ptr %5, ptr byval(%struct.amount) align 8 %21, i64 %10, i32 0, i64 %11, i64 %15)
  %30 = call ptr @later_of(ptr %29, ptr null, i64 0, i32 0, i64 %11, i64 %15)
  %31 = call i32 @is_in_place(ptr %0)
  %32 = icmp ne i32 %31, 0
  %. = select i1 %32, ptr %5, ptr %1
  %33 = getelementptr inbounds nuw %struct.later, ptr %30, i32 0, i32 8
  store ptr %., ptr %33, align 8
  %34 = getelementptr inbounds nuw %struct.later, ptr %30, i32 0, i32 9
  store ptr %5, ptr %34, align 8
  %35 = call i32 @needs_operands(ptr %30)
  %36 = icmp ne i32 %35, 0
  %37 = icmp ne i32 %16, 0
  %or.cond = and i1 %36, %37
  br i1 %or.cond, label %38, label %39

38:                                               ; preds = %18
  call void @post_to_results(ptr %30, i32 -17, ptr null)
  br label %39

39:                                               ; preds = %38, %18
  %40 = call i32 @needs_operands(ptr %30)
  %41 = icmp eq i32 %40, 0
  %42 = icmp ne i32 %16, 0
  %or.cond38 = or i1 %41, %42
  br i1 %or.cond38, label %55, label %43

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw %struct.later, ptr %30, i32 0, i32 5
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.reduction, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw %struct.later, ptr %30, i32 0, i32 5
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw %struct.reduction, ptr %49, i32 0, i32 1
  %51 = load i32, ptr %50, align 8
  %52 = sext i32 %51 to i64
  %53 = call ptr @taken(ptr %47, i64 %52, ptr null)
  %54 = getelementptr inbounds nuw %struct.later, ptr %30, i32 0, i32 10
  store ptr %53, ptr %54, align 8
  br label %55

55:                                               ; preds = %43, %39
  %56 = call i32 @"\01MPI_Iallgatherv"(ptr %0, i32 %2, i64 %3, ptr %4, ptr %6, ptr %8, i64 %10, i64 %11, ptr %19)
  store i32 %56, ptr %17, align 4
  %57 = load i64, ptr %19, align 8
  %58 = call ptr @begin_together(ptr %30, i64 %57, ptr %12, i32 %14)
  call void @llvm.lifetime.end.p0(ptr %19)
  ret ptr %58
}

define void @__ehub_mpi_iallgatherv_reverse(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i64 %11, ptr %12, ptr %13, i32 %14, i64 %15, ptr %16, i32 %17, i32 %18) {
  %20 = icmp ne ptr %16, null
  br i1 %20, label %21, label %22

21:                                               ; preds = %19
  call void @end_reverse(ptr %16, i64 %15, i32 %18)
  br label %22

22:                                               ; preds = %21, %19
  ret void
}

define i32 @__ehub_mpi_iallgatherv_tangent(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i64 %11, ptr %12, ptr %13, i32 %14, i64 %15, i32 %16, i32 %17) {
  %19 = and i32 %17, 1
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = call ptr @begin_iallgatherv(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10, i64 %11, ptr %12, ptr %13, i32 %14, i64 %15, i32 1, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %22, ptr @in_lanes, align 8
  br label %23

23:                                               ; preds = %21, %18
  %24 = load ptr, ptr @in_lanes, align 8
  %25 = call i32 @is_in_place(ptr %0)
  %26 = icmp ne i32 %25, 0
  %. = select i1 %26, ptr %5, ptr %1
  call void @send_in_lane(ptr %24, ptr %., ptr %5)
  %27 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %27
}

define i32 @__ehub_mpi_ialltoallv(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, i64 %8, ptr %9, ptr %10, i32 %11, i64 %12) {
  %14 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %14)
  store i64 0, ptr %14, align 8
  %15 = call i32 @"\01MPI_Ialltoallv"(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7, i64 %8, ptr %14)
  %16 = call i64 @handle_at(ptr %14, i32 0)
  call void @give_request(ptr %9, i64 %16, i32 %11)
  call void @llvm.lifetime.end.p0(ptr %14)
  ret i32 %15
}

declare i32 @"\01MPI_Ialltoallv"(ptr, ptr, ptr, i64, ptr, ptr, ptr, i64, i64, ptr)

define { ptr, i32 } @__ehub_mpi_ialltoallv_augment(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, ptr %16, i32 %17, i64 %18, i32 %19) {
  %21 = alloca %struct.taped, align 8
  %22 = getelementptr inbounds nuw %struct.taped, ptr %21, i32 0, i32 1
  %23 = call ptr @begin_ialltoallv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, ptr %16, i32 %17, i64 %18, i32 0, ptr %22)
  %24 = getelementptr inbounds nuw %struct.taped, ptr %21, i32 0, i32 0
  store ptr %23, ptr %24, align 8
  %.fca.0.gep = getelementptr inbounds { ptr, i32 }, ptr %21, i32 0, i32 0
  %.fca.0.load = load ptr, ptr %.fca.0.gep, align 8
  %.fca.0.insert = insertvalue { ptr, i32 } poison, ptr %.fca.0.load, 0
  %.fca.1.gep = getelementptr inbounds { ptr, i32 }, ptr %21, i32 0, i32 1
  %.fca.1.load = load i32, ptr %.fca.1.gep, align 8
  %.fca.1.insert = insertvalue { ptr, i32 } %.fca.0.insert, i32 %.fca.1.load, 1
  ret { ptr, i32 } %.fca.1.insert
}

define internal ptr @begin_ialltoallv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, ptr %16, i32 %17, i64 %18, i32 %19, ptr %20) {
  %22 = alloca i64, align 8
  %23 = alloca %struct.amount, align 8
  %24 = alloca %struct.amount, align 8
  call void @llvm.lifetime.start.p0(ptr %22)
  store i64 0, ptr %22, align 8
  %25 = getelementptr inbounds nuw %struct.amount, ptr %23, i32 0, i32 0
  store i32 0, ptr %25, align 8
  %26 = getelementptr i8, ptr %23, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %26, i8 0, i64 4, i1 false)
  %27 = getelementptr inbounds nuw %struct.amount, ptr %23, i32 0, i32 1
  store ptr %2, ptr %27, align 8
  %28 = getelementptr inbounds nuw %struct.amount, ptr %23, i32 0, i32 2
  store ptr %4, ptr %28, align 8
  %29 = getelementptr inbounds nuw %struct.amount, ptr %24, i32 0, i32 0
  store i32 0, ptr %29, align 8
  %30 = getelementptr i8, ptr %24, i64 4
  call void @llvm.memset.p0.i64(ptr align 4 %30, i8 0, i64 4, i1 false)
  %31 = getelementptr inbounds nuw %struct.amount, ptr %24, i32 0, i32 1
  store ptr %9, ptr %31, align 8
  %32 = getelementptr inbounds nuw %struct.amount, ptr %24, i32 0, i32 2
  store ptr %11, ptr %32, align 8
  %33 = call ptr @plan(i32 3, ptr %0, ptr %1, ptr byval(%struct.amount) align 8 %23, i64 %6, ptr %7, ptr %8, ptr byval(%struct.amount) align 8 %24, i64 %13, i32 0, i64 %14, i64 %18)
  %34 = call ptr @later_of(ptr %33, ptr null, i64 0, i32 0, i64 %14, i64 %18)
  %35 = call i32 @is_in_place(ptr %0)
  %36 = icmp ne i32 %35, 0
  %. = select i1 %36, ptr %8, ptr %1
  %37 = getelementptr inbounds nuw %struct.later, ptr %34, i32 0, i32 8
  store ptr %., ptr %37, align 8
  %38 = getelementptr inbounds nuw %struct.later, ptr %34, i32 0, i32 9
  store ptr %8, ptr %38, align 8
  %39 = call i32 @needs_operands(ptr %34)
  %40 = icmp ne i32 %39, 0
  %41 = icmp ne i32 %19, 0
  %or.cond = and i1 %40, %41
  br i1 %or.cond, label %42, label %43

42:                                               ; preds = %21
  call void @post_to_results(ptr %34, i32 -17, ptr null)
  br label %43

43:                                               ; preds = %42, %21
  %44 = call i32 @needs_operands(ptr %34)
  %45 = icmp eq i32 %44, 0
  %46 = icmp ne i32 %19, 0
  %or.cond40 = or i1 %45, %46
  br i1 %or.cond40, label %59, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw %struct.later, ptr %34, i32 0, i32 5
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw %struct.reduction, ptr %49, i32 0, i32 0
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.later, ptr %34, i32 0, i32 5
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw %struct.reduction, ptr %53, i32 0, i32 1
  %55 = load i32, ptr %54, align 8
  %56 = sext i32 %55 to i64
  %57 = call ptr @taken(ptr %51, i64 %56, ptr null)
  %58 = getelementptr inbounds nuw %struct.later, ptr %34, i32 0, i32 10
  store ptr %57, ptr %58, align 8
  br label %59

59:                                               ; preds = %47, %43
  %60 = call i32 @"\01MPI_Ialltoallv"(ptr %0, ptr %2, ptr %4, i64 %6, ptr %7, ptr %9, ptr %11, i64 %13, i64 %14, ptr %22)
  store i32 %60, ptr %20, align 4
  %61 = load i64, ptr %22, align 8
  %62 = call ptr @begin_together(ptr %34, i64 %61, ptr %15, i32 %17)
  call void @llvm.lifetime.end.p0(ptr %22)
  ret ptr %62
}

define void @__ehub_mpi_ialltoallv_reverse(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, ptr %16, i32 %17, i64 %18, ptr %19, i32 %20, i32 %21) {
  %23 = icmp ne ptr %19, null
  br i1 %23, label %24, label %25

24:                                               ; preds = %22
  call void @end_reverse(ptr %19, i64 %18, i32 %21)
  br label %25

25:                                               ; preds = %24, %22
  ret void
}

define i32 @__ehub_mpi_ialltoallv_tangent(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, ptr %16, i32 %17, i64 %18, i32 %19, i32 %20) {
  %22 = and i32 %20, 1
  %23 = icmp ne i32 %22, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %21
  %25 = call ptr @begin_ialltoallv(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %13, i64 %14, ptr %15, ptr %16, i32 %17, i64 %18, i32 1, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1))
  store ptr %25, ptr @in_lanes, align 8
  br label %26

26:                                               ; preds = %24, %21
  %27 = load ptr, ptr @in_lanes, align 8
  %28 = call i32 @is_in_place(ptr %0)
  %29 = icmp ne i32 %28, 0
  %. = select i1 %29, ptr %8, ptr %1
  call void @send_in_lane(ptr %27, ptr %., ptr %8)
  %30 = load i32, ptr getelementptr inbounds nuw (%struct.taped, ptr @in_lanes, i32 0, i32 1), align 8
  ret i32 %30
}

define i64 @__ehub_mpi_comm_free(i64 %0, ptr %1, i32 %2, i64 %3) {
  call void @free_handle(i64 %0)
  %5 = call ptr @mpi()
  %6 = getelementptr inbounds nuw %struct.interface, ptr %5, i32 0, i32 11
  %7 = load i64, ptr %6, align 8
  ret i64 %7
}

define internal void @free_handle(i64 %0) {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
  %3 = call i32 @"\01MPI_Comm_free"(ptr %2)
  ret void
}

define { ptr, i64 } @__ehub_mpi_comm_free_augment(i64 %0, i32 %1, i64 %2, i32 %3) {
  %5 = load ptr, ptr @given_up, align 8
  %6 = load i32, ptr @given_up_count, align 4
  %7 = add nsw i32 %6, 1
  %8 = sext i32 %7 to i64
  %9 = mul i64 %8, 8
  %10 = call ptr @realloc(ptr %5, i64 %9)
  store ptr %10, ptr @given_up, align 8
  %11 = load ptr, ptr @given_up, align 8
  %12 = load i32, ptr @given_up_count, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr @given_up_count, align 4
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds i64, ptr %11, i64 %14
  store i64 %0, ptr %15, align 8
  %16 = call ptr @mpi()
  %17 = getelementptr inbounds nuw %struct.interface, ptr %16, i32 0, i32 11
  %18 = load i64, ptr %17, align 8
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr null, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %18, 1
  ret { ptr, i64 } %.fca.1.insert
}

define void @__ehub_mpi_comm_free_reverse(i64 %0, i32 %1, i64 %2, ptr %3, i32 %4, i32 %5) {
  ret void
}

define i64 @__ehub_mpi_comm_free_tangent(i64 %0, i32 %1, i64 %2, i32 %3, i32 %4) {
  %6 = and i32 %4, 1
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = call i32 @is_needed(i64 %0)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  call void @free_handle(i64 %0)
  br label %12

12:                                               ; preds = %11, %8, %5
  %13 = call ptr @mpi()
  %14 = getelementptr inbounds nuw %struct.interface, ptr %13, i32 0, i32 11
  %15 = load i64, ptr %14, align 8
  ret i64 %15
}

define internal i32 @is_needed(i64 %0) {
  %2 = load ptr, ptr @waited, align 8
  br label %3

3:                                                ; preds = %9, %1
  %.012 = phi ptr [ %2, %1 ], [ %11, %9 ]
  %4 = icmp ne ptr %.012, null
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw %struct.record, ptr %.012, i32 0, i32 0
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, %0
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw %struct.record, ptr %.012, i32 0, i32 16
  %11 = load ptr, ptr %10, align 8
  br label %3

12:                                               ; preds = %5, %3
  %.011 = phi i32 [ 2, %3 ], [ 1, %5 ]
  switch i32 %.011, label %32 [
    i32 2, label %13
    i32 1, label %31
  ]

13:                                               ; preds = %12
  %14 = load ptr, ptr @all_kept, align 8
  br label %15

15:                                               ; preds = %27, %13
  %.0 = phi ptr [ %14, %13 ], [ %29, %27 ]
  %16 = icmp ne ptr %.0, null
  br i1 %16, label %17, label %30

17:                                               ; preds = %15
  %18 = getelementptr inbounds nuw %struct.kept, ptr %.0, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = icmp ne ptr %19, null
  br i1 %20, label %21, label %27

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw %struct.kept, ptr %.0, i32 0, i32 0
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw %struct.record, ptr %23, i32 0, i32 0
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %30, label %27

27:                                               ; preds = %17, %21
  %28 = getelementptr inbounds nuw %struct.kept, ptr %.0, i32 0, i32 6
  %29 = load ptr, ptr %28, align 8
  br label %15

30:                                               ; preds = %21, %15
  %.1 = phi i32 [ 5, %15 ], [ 1, %21 ]
  %switch.selectcmp = icmp eq i32 %.1, 5
  %switch.select = select i1 %switch.selectcmp, i32 0, i32 1
  br label %31

31:                                               ; preds = %30, %12
  %.114 = phi i32 [ %switch.select, %30 ], [ 1, %12 ]
  ret i32 %.114

32:                                               ; preds = %12
  unreachable
}

define i64 @__ehub_mpi_comm_dup(i64 %0, ptr %1, i32 %2, i64 %3) {
  %5 = call i64 @make_comm_dup(i64 %0)
  ret i64 %5
}

define internal i64 @make_comm_dup(i64 %0) {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  store i64 0, ptr %2, align 8
  %3 = call i32 @"\01MPI_Comm_dup"(i64 %0, ptr %2)
  %4 = call i64 @handle_at(ptr %2, i32 0)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i64 %4
}

define { ptr, i64 } @__ehub_mpi_comm_dup_augment(i64 %0, i32 %1, i64 %2, i32 %3) {
  %5 = call i64 @make_comm_dup(i64 %0)
  %6 = inttoptr i64 %5 to ptr
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr %6, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %5, 1
  ret { ptr, i64 } %.fca.1.insert
}

define void @__ehub_mpi_comm_dup_reverse(i64 %0, i32 %1, i64 %2, ptr %3, i32 %4, i32 %5) {
  %7 = and i32 %5, 2
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = ptrtoint ptr %3 to i64
  call void @free_if_given_up(i64 %10)
  br label %11

11:                                               ; preds = %9, %6
  ret void
}

define internal void @free_if_given_up(i64 %0) {
  br label %2

2:                                                ; preds = %21, %1
  %.07 = phi i32 [ 0, %1 ], [ %22, %21 ]
  %3 = load i32, ptr @given_up_count, align 4
  %4 = icmp slt i32 %.07, %3
  br i1 %4, label %5, label %23

5:                                                ; preds = %2
  %6 = load ptr, ptr @given_up, align 8
  %7 = sext i32 %.07 to i64
  %8 = getelementptr inbounds i64, ptr %6, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, %0
  br i1 %10, label %11, label %21

11:                                               ; preds = %5
  %12 = load ptr, ptr @given_up, align 8
  %13 = load i32, ptr @given_up_count, align 4
  %14 = add nsw i32 %13, -1
  store i32 %14, ptr @given_up_count, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = load ptr, ptr @given_up, align 8
  %19 = sext i32 %.07 to i64
  %20 = getelementptr inbounds i64, ptr %18, i64 %19
  store i64 %17, ptr %20, align 8
  call void @free_handle(i64 %0)
  br label %23

21:                                               ; preds = %5
  %22 = add nsw i32 %.07, 1
  br label %2

23:                                               ; preds = %11, %2
  ret void
}

define i64 @__ehub_mpi_comm_dup_tangent(i64 %0, i32 %1, i64 %2, i32 %3, i32 %4) {
  %6 = and i32 %4, 1
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %5
  %9 = call i64 @make_comm_dup(i64 %0)
  store i64 %9, ptr @made_in_lanes, align 8
  br label %10

10:                                               ; preds = %8, %5
  %11 = load i64, ptr @made_in_lanes, align 8
  ret i64 %11
}

define i64 @__ehub_mpi_comm_split(i64 %0, i32 %1, i32 %2, ptr %3, i32 %4, i64 %5) {
  %7 = call i64 @make_comm_split(i64 %0, i32 %1, i32 %2)
  ret i64 %7
}

define internal i64 @make_comm_split(i64 %0, i32 %1, i32 %2) {
  %4 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %4)
  store i64 0, ptr %4, align 8
  %5 = call i32 @"\01MPI_Comm_split"(i64 %0, i32 %1, i32 %2, ptr %4)
  %6 = call i64 @handle_at(ptr %4, i32 0)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret i64 %6
}

define { ptr, i64 } @__ehub_mpi_comm_split_augment(i64 %0, i32 %1, i32 %2, i32 %3, i64 %4, i32 %5) {
  %7 = call i64 @make_comm_split(i64 %0, i32 %1, i32 %2)
  %8 = inttoptr i64 %7 to ptr
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr %8, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %7, 1
  ret { ptr, i64 } %.fca.1.insert
}

define void @__ehub_mpi_comm_split_reverse(i64 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i32 %6, i32 %7) {
  %9 = and i32 %7, 2
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %8
  %12 = ptrtoint ptr %5 to i64
  call void @free_if_given_up(i64 %12)
  br label %13

13:                                               ; preds = %11, %8
  ret void
}

define i64 @__ehub_mpi_comm_split_tangent(i64 %0, i32 %1, i32 %2, i32 %3, i64 %4, i32 %5, i32 %6) {
  %8 = and i32 %6, 1
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = call i64 @make_comm_split(i64 %0, i32 %1, i32 %2)
  store i64 %11, ptr @made_in_lanes, align 8
  br label %12

12:                                               ; preds = %10, %7
  %13 = load i64, ptr @made_in_lanes, align 8
  ret i64 %13
}

define i64 @__ehub_mpi_comm_create(i64 %0, i64 %1, ptr %2, i32 %3, i64 %4) {
  %6 = call i64 @make_comm_create(i64 %0, i64 %1)
  ret i64 %6
}

define internal i64 @make_comm_create(i64 %0, i64 %1) {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i64 0, ptr %3, align 8
  %4 = call i32 @"\01MPI_Comm_create"(i64 %0, i64 %1, ptr %3)
  %5 = call i64 @handle_at(ptr %3, i32 0)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i64 %5
}

define { ptr, i64 } @__ehub_mpi_comm_create_augment(i64 %0, i64 %1, i32 %2, i64 %3, i32 %4) {
  %6 = call i64 @make_comm_create(i64 %0, i64 %1)
  %7 = inttoptr i64 %6 to ptr
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr %7, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %6, 1
  ret { ptr, i64 } %.fca.1.insert
}

define void @__ehub_mpi_comm_create_reverse(i64 %0, i64 %1, i32 %2, i64 %3, ptr %4, i32 %5, i32 %6) {
  %8 = and i32 %6, 2
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = ptrtoint ptr %4 to i64
  call void @free_if_given_up(i64 %11)
  br label %12

12:                                               ; preds = %10, %7
  ret void
}

define i64 @__ehub_mpi_comm_create_tangent(i64 %0, i64 %1, i32 %2, i64 %3, i32 %4, i32 %5) {
  %7 = and i32 %5, 1
  %8 = icmp ne i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = call i64 @make_comm_create(i64 %0, i64 %1)
  store i64 %10, ptr @made_in_lanes, align 8
  br label %11

11:                                               ; preds = %9, %6
  %12 = load i64, ptr @made_in_lanes, align 8
  ret i64 %12
}

define i64 @__ehub_mpi_cart_create(i64 %0, i32 %1, ptr %2, ptr %3, i32 %4, ptr %5, i32 %6, i64 %7) {
  %9 = call i64 @make_cart_create(i64 %0, i32 %1, ptr %2, ptr %3, i32 %4)
  ret i64 %9
}

define internal i64 @make_cart_create(i64 %0, i32 %1, ptr %2, ptr %3, i32 %4) {
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  store i64 0, ptr %6, align 8
  %7 = call i32 @"\01MPI_Cart_create"(i64 %0, i32 %1, ptr %2, ptr %3, i32 %4, ptr %6)
  %8 = call i64 @handle_at(ptr %6, i32 0)
  call void @llvm.lifetime.end.p0(ptr %6)
  ret i64 %8
}

define { ptr, i64 } @__ehub_mpi_cart_create_augment(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, i32 %7, i64 %8, i32 %9) {
  %11 = call i64 @make_cart_create(i64 %0, i32 %1, ptr %2, ptr %4, i32 %6)
  %12 = inttoptr i64 %11 to ptr
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr %12, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %11, 1
  ret { ptr, i64 } %.fca.1.insert
}

define void @__ehub_mpi_cart_create_reverse(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, i32 %7, i64 %8, ptr %9, i32 %10, i32 %11) {
  %13 = and i32 %11, 2
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = ptrtoint ptr %9 to i64
  call void @free_if_given_up(i64 %16)
  br label %17

17:                                               ; preds = %15, %12
  ret void
}

define i64 @__ehub_mpi_cart_create_tangent(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6, i32 %7, i64 %8, i32 %9, i32 %10) {
  %12 = and i32 %10, 1
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = call i64 @make_cart_create(i64 %0, i32 %1, ptr %2, ptr %4, i32 %6)
  store i64 %15, ptr @made_in_lanes, align 8
  br label %16

16:                                               ; preds = %14, %11
  %17 = load i64, ptr @made_in_lanes, align 8
  ret i64 %17
}

define i64 @__ehub_mpi_cart_sub(i64 %0, ptr %1, ptr %2, i32 %3, i64 %4) {
  %6 = call i64 @make_cart_sub(i64 %0, ptr %1)
  ret i64 %6
}

define internal i64 @make_cart_sub(i64 %0, ptr %1) {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store i64 0, ptr %3, align 8
  %4 = call i32 @"\01MPI_Cart_sub"(i64 %0, ptr %1, ptr %3)
  %5 = call i64 @handle_at(ptr %3, i32 0)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i64 %5
}

define { ptr, i64 } @__ehub_mpi_cart_sub_augment(i64 %0, ptr %1, ptr %2, i32 %3, i64 %4, i32 %5) {
  %7 = call i64 @make_cart_sub(i64 %0, ptr %1)
  %8 = inttoptr i64 %7 to ptr
  %.fca.0.insert = insertvalue { ptr, i64 } poison, ptr %8, 0
  %.fca.1.insert = insertvalue { ptr, i64 } %.fca.0.insert, i64 %7, 1
  ret { ptr, i64 } %.fca.1.insert
}

define void @__ehub_mpi_cart_sub_reverse(i64 %0, ptr %1, ptr %2, i32 %3, i64 %4, ptr %5, i32 %6, i32 %7) {
  %9 = and i32 %7, 2
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %8
  %12 = ptrtoint ptr %5 to i64
  call void @free_if_given_up(i64 %12)
  br label %13

13:                                               ; preds = %11, %8
  ret void
}

define i64 @__ehub_mpi_cart_sub_tangent(i64 %0, ptr %1, ptr %2, i32 %3, i64 %4, i32 %5, i32 %6) {
  %8 = and i32 %6, 1
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = call i64 @make_cart_sub(i64 %0, ptr %1)
  store i64 %11, ptr @made_in_lanes, align 8
  br label %12

12:                                               ; preds = %10, %7
  %13 = load i64, ptr @made_in_lanes, align 8
  ret i64 %13
}

declare i32 @"\01MPI_Ssend"(ptr, i32, i64, i32, i32, i64)

declare i32 @"\01MPI_Rsend"(ptr, i32, i64, i32, i32, i64)

declare i32 @"\01MPI_Bsend"(ptr, i32, i64, i32, i32, i64)

declare i32 @"\01MPI_Send"(ptr, i32, i64, i32, i32, i64)

define internal i32 @recv_any_tag(ptr %0, i32 %1, i64 %2, i32 %3, i64 %4, ptr %5, i64 %6) {
  %8 = alloca i64, align 8
  br label %9

9:                                                ; preds = %26, %7
  %.012 = phi i32 [ undef, %7 ], [ %.1, %26 ]
  call void @llvm.lifetime.start.p0(ptr %8)
  store i64 0, ptr %8, align 8
  %10 = call ptr @mpi()
  %11 = getelementptr inbounds nuw %struct.interface, ptr %10, i32 0, i32 16
  %12 = load i32, ptr %11, align 8
  %13 = call i32 @"\01MPI_Mprobe"(i32 %3, i32 %12, i64 %4, ptr %8, ptr %5)
  %14 = call ptr @mpi()
  %15 = getelementptr inbounds nuw %struct.interface, ptr %14, i32 0, i32 21
  %16 = load i32, ptr %15, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %5, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = call i32 @our_tag()
  %21 = icmp ne i32 %19, %20
  br i1 %21, label %22, label %24

22:                                               ; preds = %9
  %23 = call i32 @"\01MPI_Mrecv"(ptr %0, i32 %1, i64 %2, ptr %8, ptr %5)
  br label %26

24:                                               ; preds = %9
  %25 = load i64, ptr %8, align 8
  call void @keep_letter(i64 %4, i64 %25, ptr %5, i64 %6)
  br label %26

26:                                               ; preds = %24, %22
  %.1 = phi i32 [ %23, %22 ], [ %.012, %24 ]
  %.0 = phi i32 [ 1, %22 ], [ 0, %24 ]
  call void @llvm.lifetime.end.p0(ptr %8)
  switch i32 %.0, label %28 [
    i32 0, label %9
    i32 1, label %27
  ]

27:                                               ; preds = %26
  ret i32 %.1

28:                                               ; preds = %26
  unreachable
}

declare i32 @"\01MPI_Recv"(ptr, i32, i64, i32, i32, i64, ptr)

declare i32 @"\01MPI_Mprobe"(i32, i32, i64, ptr, ptr)

define internal i32 @our_tag() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %1)
  call void @llvm.lifetime.start.p0(ptr %2)
  %3 = load i32, ptr @our_tag.tag, align 4
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %0
  %6 = call ptr @mpi()
  %7 = getelementptr inbounds nuw %struct.interface, ptr %6, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = call ptr @mpi()
  %10 = getelementptr inbounds nuw %struct.interface, ptr %9, i32 0, i32 17
  %11 = load i32, ptr %10, align 4
  %12 = call i32 @"\01MPI_Comm_get_attr"(i64 %8, i32 %11, ptr %2, ptr %1)
  %13 = load i32, ptr %1, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %5
  %16 = load ptr, ptr %2, align 8
  %17 = load i32, ptr %16, align 4
  br label %18

18:                                               ; preds = %5, %15
  %19 = phi i32 [ %17, %15 ], [ 32767, %5 ]
  store i32 %19, ptr @our_tag.tag, align 4
  br label %20

20:                                               ; preds = %18, %0
  %21 = load i32, ptr @our_tag.tag, align 4
  call void @llvm.lifetime.end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr %1)
  ret i32 %21
}

declare i32 @"\01MPI_Mrecv"(ptr, i32, i64, ptr, ptr)

define internal void @keep_letter(i64 %0, i64 %1, ptr %2, i64 %3) {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  %7 = call ptr @mpi()
  %8 = getelementptr inbounds nuw %struct.interface, ptr %7, i32 0, i32 20
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %2, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = call ptr @mpi()
  %14 = getelementptr inbounds nuw %struct.interface, ptr %13, i32 0, i32 4
  %15 = load i64, ptr %14, align 8
  %16 = call i32 @"\01MPI_Get_count"(ptr %2, i64 %15, ptr %6)
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = add i64 40, %18
  %20 = call ptr @allocated(i64 %19)
  %21 = call ptr @office_of(i64 %0, i64 %3)
  %22 = getelementptr inbounds nuw %struct.office, ptr %21, i32 0, i32 3
  %23 = getelementptr inbounds nuw %struct.letter, ptr %20, i32 0, i32 3
  %24 = load i32, ptr %6, align 4
  %25 = call ptr @mpi()
  %26 = getelementptr inbounds nuw %struct.interface, ptr %25, i32 0, i32 4
  %27 = load i64, ptr %26, align 8
  %28 = call i32 @"\01MPI_Mrecv"(ptr %23, i32 %24, i64 %27, ptr %5, ptr %2)
  %29 = getelementptr inbounds nuw %struct.letter, ptr %20, i32 0, i32 3
  %30 = getelementptr inbounds nuw %struct.heading, ptr %29, i32 0, i32 2
  store i32 %12, ptr %30, align 4
  %31 = load i32, ptr %6, align 4
  %32 = sext i32 %31 to i64
  %33 = sub i64 %32, 16
  %34 = getelementptr inbounds nuw %struct.letter, ptr %20, i32 0, i32 1
  store i64 %33, ptr %34, align 8
  br label %35

35:                                               ; preds = %38, %4
  %.0 = phi ptr [ %22, %4 ], [ %40, %38 ]
  %36 = load ptr, ptr %.0, align 8
  %37 = icmp ne ptr %36, null
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = load ptr, ptr %.0, align 8
  %40 = getelementptr inbounds nuw %struct.letter, ptr %39, i32 0, i32 2
  br label %35

41:                                               ; preds = %35
  store ptr %20, ptr %.0, align 8
  call void @llvm.lifetime.end.p0(ptr %6)
  ret void
}

declare i32 @"\01MPI_Comm_get_attr"(i64, i32, ptr, ptr)

declare i32 @"\01MPI_Get_count"(ptr, i64, ptr)

define internal ptr @office_of(i64 %0, i64 %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %4)
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = load i32, ptr @office_of.is_made, align 4
  %7 = icmp ne i32 %6, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %2
  store i32 1, ptr @office_of.is_made, align 4
  %9 = call i32 @"\01MPI_Comm_create_keyval"(ptr @copy_none, ptr @close_office, ptr @office_of.key, ptr null)
  %10 = call i32 @"\01MPI_Comm_create_keyval"(ptr @copy_none, ptr @at_the_end, ptr @office_of.end_key, ptr null)
  %11 = call ptr @mpi()
  %12 = getelementptr inbounds nuw %struct.interface, ptr %11, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = load i32, ptr @office_of.end_key, align 4
  %15 = call i32 @"\01MPI_Comm_set_attr"(i64 %13, i32 %14, ptr @on_their_way)
  br label %16

16:                                               ; preds = %8, %2
  %17 = load i32, ptr @office_of.key, align 4
  %18 = call i32 @"\01MPI_Comm_get_attr"(i64 %0, i32 %17, ptr %5, ptr %3)
  %19 = load i32, ptr %3, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %16
  %22 = load ptr, ptr %5, align 8
  br label %38

23:                                               ; preds = %16
  %24 = call i32 @"\01MPI_Comm_test_inter"(i64 %0, ptr %4)
  %25 = load i32, ptr %4, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %23
  call void @fail(i64 %1, ptr @.str.2)
  br label %28

28:                                               ; preds = %27, %23
  %29 = call ptr @allocated(i64 40)
  store ptr %29, ptr %5, align 8
  %30 = load ptr, ptr %5, align 8
  %31 = getelementptr inbounds nuw %struct.office, ptr %30, i32 0, i32 1
  %32 = load ptr, ptr %5, align 8
  %33 = getelementptr inbounds nuw %struct.office, ptr %32, i32 0, i32 2
  store ptr %31, ptr %33, align 8
  %34 = load i32, ptr @office_of.key, align 4
  %35 = load ptr, ptr %5, align 8
  %36 = call i32 @"\01MPI_Comm_set_attr"(i64 %0, i32 %34, ptr %35)
  %37 = load ptr, ptr %5, align 8
  br label %38

38:                                               ; preds = %28, %21
  %.0 = phi ptr [ %22, %21 ], [ %37, %28 ]
  call void @llvm.lifetime.end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret ptr %.0
}

declare i32 @"\01MPI_Comm_create_keyval"(ptr, ptr, ptr, ptr)

define internal i32 @copy_none(i64 %0, i32 %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  store i32 0, ptr %5, align 4
  ret i32 0
}

define internal i32 @close_office(i64 %0, i32 %1, ptr %2, ptr %3) {
  %5 = getelementptr inbounds nuw %struct.office, ptr %2, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  br label %7

7:                                                ; preds = %9, %4
  %.0 = phi ptr [ %6, %4 ], [ %11, %9 ]
  %8 = icmp ne ptr %.0, null
  br i1 %8, label %9, label %12

9:                                                ; preds = %7
  %10 = getelementptr inbounds nuw %struct.counter, ptr %.0, i32 0, i32 4
  %11 = load ptr, ptr %10, align 8
  call void @free(ptr %.0)
  br label %7

12:                                               ; preds = %7
  %13 = getelementptr inbounds nuw %struct.office, ptr %2, i32 0, i32 4
  %14 = load i64, ptr %13, align 8
  %15 = icmp ne i64 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw %struct.office, ptr %2, i32 0, i32 4
  %18 = call i32 @"\01MPI_Comm_free"(ptr %17)
  br label %19

19:                                               ; preds = %16, %12
  call void @free(ptr %2)
  ret i32 0
}

define internal i32 @at_the_end(i64 %0, i32 %1, ptr %2, ptr %3) {
  call void @send_off(i32 1)
  ret i32 0
}

declare i32 @"\01MPI_Comm_set_attr"(i64, i32, ptr)

declare i32 @"\01MPI_Comm_test_inter"(i64, ptr)

declare i32 @"\01MPI_Comm_free"(ptr)

define internal void @send_off(i32 %0) {
  %2 = alloca i32, align 4
  br label %3

3:                                                ; preds = %23, %1
  %.0 = phi ptr [ @on_their_way, %1 ], [ %.1, %23 ]
  %4 = load ptr, ptr %.0, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %24

6:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %2)
  store i32 1, ptr %2, align 4
  %7 = load ptr, ptr %.0, align 8
  %8 = icmp ne i32 %0, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw %struct.letter, ptr %7, i32 0, i32 0
  %11 = call i32 @"\01MPI_Wait"(ptr %10, ptr @send_off.status)
  br label %15

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw %struct.letter, ptr %7, i32 0, i32 0
  %14 = call i32 @"\01MPI_Test"(ptr %13, ptr %2, ptr @send_off.status)
  br label %15

15:                                               ; preds = %12, %9
  %16 = load i32, ptr %2, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw %struct.letter, ptr %7, i32 0, i32 2
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %.0, align 8
  call void @free(ptr %7)
  br label %23

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw %struct.letter, ptr %7, i32 0, i32 2
  br label %23

23:                                               ; preds = %21, %18
  %.1 = phi ptr [ %.0, %18 ], [ %22, %21 ]
  call void @llvm.lifetime.end.p0(ptr %2)
  br label %3

24:                                               ; preds = %3
  ret void
}

declare i32 @"\01MPI_Wait"(ptr, ptr)

declare i32 @"\01MPI_Test"(ptr, ptr, ptr)

define internal void @check_tag(i32 %0, i64 %1) {
  %3 = call i32 @our_tag()
  %4 = icmp eq i32 %0, %3
  br i1 %4, label %5, label %6

5:                                                ; preds = %2
  call void @fail(i64 %1, ptr @.str.3)
  br label %6

6:                                                ; preds = %5, %2
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal i64 @next_number(ptr %0, i32 %1, i32 %2, i32 %3) {
  %5 = getelementptr inbounds nuw %struct.office, ptr %0, i32 0, i32 0
  %6 = load ptr, ptr %5, align 8
  br label %7

7:                                                ; preds = %25, %4
  %.018 = phi ptr [ %6, %4 ], [ %27, %25 ]
  %8 = icmp ne ptr %.018, null
  br i1 %8, label %9, label %28

9:                                                ; preds = %7
  %10 = getelementptr inbounds nuw %struct.counter, ptr %.018, i32 0, i32 0
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, %1
  br i1 %12, label %13, label %25

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw %struct.counter, ptr %.018, i32 0, i32 1
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, %2
  br i1 %16, label %17, label %25

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw %struct.counter, ptr %.018, i32 0, i32 2
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, %3
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw %struct.counter, ptr %.018, i32 0, i32 3
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8
  br label %28

25:                                               ; preds = %9, %13, %17
  %26 = getelementptr inbounds nuw %struct.counter, ptr %.018, i32 0, i32 4
  %27 = load ptr, ptr %26, align 8
  br label %7

28:                                               ; preds = %7, %21
  %.019 = phi i32 [ 1, %21 ], [ 2, %7 ]
  %.0 = phi i64 [ %23, %21 ], [ undef, %7 ]
  switch i32 %.019, label %35 [
    i32 2, label %29
    i32 1, label %34
  ]

29:                                               ; preds = %28
  %30 = call ptr @allocated(i64 32)
  %31 = getelementptr inbounds nuw %struct.office, ptr %0, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8
  store i32 %1, ptr %30, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %30, i64 4
  store i32 %2, ptr %.sroa.2.0..sroa_idx, align 4
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %30, i64 8
  store i32 %3, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %30, i64 12
  store i32 0, ptr %.sroa.4.0..sroa_idx, align 4
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %30, i64 16
  store i64 1, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %30, i64 24
  store ptr %32, ptr %.sroa.6.0..sroa_idx, align 8
  %33 = getelementptr inbounds nuw %struct.office, ptr %0, i32 0, i32 0
  store ptr %30, ptr %33, align 8
  br label %34

34:                                               ; preds = %29, %28
  %.1 = phi i64 [ 0, %29 ], [ %.0, %28 ]
  ret i64 %.1

35:                                               ; preds = %28
  unreachable
}

define internal void @read_letter(i32 %0, i64 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = call ptr @fetch(i64 %1, i32 %2, i32 %3, i64 %4, i64 %8)
  %11 = getelementptr inbounds nuw %struct.letter, ptr %10, i32 0, i32 1
  %12 = load i64, ptr %11, align 8
  %13 = call i64 @floats_in(ptr %5, i64 %6)
  %14 = mul i64 %13, 8
  %15 = icmp ne i64 %12, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %9
  call void @fail(i64 %8, ptr @.str.4)
  br label %17

17:                                               ; preds = %16, %9
  %18 = icmp ne ptr %7, null
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = getelementptr inbounds nuw %struct.letter, ptr %10, i32 0, i32 4
  %21 = getelementptr inbounds [0 x double], ptr %20, i64 0, i64 0
  %22 = call ptr @move(i32 %0, ptr %5, i64 %6, ptr %7, ptr %21)
  br label %23

23:                                               ; preds = %19, %17
  call void @free(ptr %10)
  ret void
}

define internal ptr @fetch(i64 %0, i32 %1, i32 %2, i64 %3, i64 %4) {
  %6 = alloca [64 x i8], align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = call ptr @office_of(i64 %0, i64 %4)
  %10 = getelementptr inbounds nuw %struct.office, ptr %9, i32 0, i32 3
  br label %11

11:                                               ; preds = %36, %5
  %.032 = phi ptr [ %10, %5 ], [ %38, %36 ]
  %12 = load ptr, ptr %.032, align 8
  %13 = icmp ne ptr %12, null
  br i1 %13, label %14, label %39

14:                                               ; preds = %11
  %15 = load ptr, ptr %.032, align 8
  %16 = getelementptr inbounds nuw %struct.letter, ptr %15, i32 0, i32 3
  %17 = getelementptr inbounds nuw %struct.heading, ptr %16, i32 0, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %20, label %36

20:                                               ; preds = %14
  %21 = load ptr, ptr %.032, align 8
  %22 = getelementptr inbounds nuw %struct.letter, ptr %21, i32 0, i32 3
  %23 = getelementptr inbounds nuw %struct.heading, ptr %22, i32 0, i32 1
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, %2
  br i1 %25, label %26, label %36

26:                                               ; preds = %20
  %27 = load ptr, ptr %.032, align 8
  %28 = getelementptr inbounds nuw %struct.letter, ptr %27, i32 0, i32 3
  %29 = getelementptr inbounds nuw %struct.heading, ptr %28, i32 0, i32 2
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, %1
  br i1 %31, label %32, label %36

32:                                               ; preds = %26
  %33 = load ptr, ptr %.032, align 8
  %34 = getelementptr inbounds nuw %struct.letter, ptr %33, i32 0, i32 2
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %.032, align 8
  br label %78

36:                                               ; preds = %14, %20, %26
  %37 = load ptr, ptr %.032, align 8
  %38 = getelementptr inbounds nuw %struct.letter, ptr %37, i32 0, i32 2
  br label %11

39:                                               ; preds = %77, %11
  %.133 = phi ptr [ %.032, %11 ], [ %.234, %77 ]
  %.1 = phi ptr [ undef, %11 ], [ %.2, %77 ]
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  store i64 0, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  call void @send_off(i32 0)
  %40 = call i32 @our_tag()
  %41 = getelementptr inbounds [64 x i8], ptr %6, i64 0, i64 0
  %42 = call i32 @"\01MPI_Mprobe"(i32 %1, i32 %40, i64 %0, ptr %7, ptr %41)
  %43 = getelementptr inbounds [64 x i8], ptr %6, i64 0, i64 0
  %44 = call ptr @mpi()
  %45 = getelementptr inbounds nuw %struct.interface, ptr %44, i32 0, i32 4
  %46 = load i64, ptr %45, align 8
  %47 = call i32 @"\01MPI_Get_count"(ptr %43, i64 %46, ptr %8)
  %48 = load i32, ptr %8, align 4
  %49 = sext i32 %48 to i64
  %50 = add i64 40, %49
  %51 = call ptr @allocated(i64 %50)
  %52 = getelementptr inbounds nuw %struct.letter, ptr %51, i32 0, i32 3
  %53 = load i32, ptr %8, align 4
  %54 = call ptr @mpi()
  %55 = getelementptr inbounds nuw %struct.interface, ptr %54, i32 0, i32 4
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds [64 x i8], ptr %6, i64 0, i64 0
  %58 = call i32 @"\01MPI_Mrecv"(ptr %52, i32 %53, i64 %56, ptr %7, ptr %57)
  %59 = getelementptr inbounds nuw %struct.letter, ptr %51, i32 0, i32 3
  %60 = getelementptr inbounds nuw %struct.heading, ptr %59, i32 0, i32 2
  store i32 %1, ptr %60, align 4
  %61 = load i32, ptr %8, align 4
  %62 = sext i32 %61 to i64
  %63 = sub i64 %62, 16
  %64 = getelementptr inbounds nuw %struct.letter, ptr %51, i32 0, i32 1
  store i64 %63, ptr %64, align 8
  %65 = getelementptr inbounds nuw %struct.letter, ptr %51, i32 0, i32 2
  store ptr null, ptr %65, align 8
  %66 = getelementptr inbounds nuw %struct.letter, ptr %51, i32 0, i32 3
  %67 = getelementptr inbounds nuw %struct.heading, ptr %66, i32 0, i32 0
  %68 = load i64, ptr %67, align 8
  %69 = icmp eq i64 %68, %3
  br i1 %69, label %70, label %75

70:                                               ; preds = %39
  %71 = getelementptr inbounds nuw %struct.letter, ptr %51, i32 0, i32 3
  %72 = getelementptr inbounds nuw %struct.heading, ptr %71, i32 0, i32 1
  %73 = load i32, ptr %72, align 8
  %74 = icmp eq i32 %73, %2
  br i1 %74, label %77, label %75

75:                                               ; preds = %70, %39
  store ptr %51, ptr %.133, align 8
  %76 = getelementptr inbounds nuw %struct.letter, ptr %51, i32 0, i32 2
  br label %77

77:                                               ; preds = %70, %75
  %.234 = phi ptr [ %76, %75 ], [ %.133, %70 ]
  %.031 = phi i32 [ 0, %75 ], [ 1, %70 ]
  %.2 = phi ptr [ %.1, %75 ], [ %51, %70 ]
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  %cond = icmp eq i32 %.031, 0
  br i1 %cond, label %39, label %78

78:                                               ; preds = %77, %32
  %.0 = phi ptr [ %33, %32 ], [ %.2, %77 ]
  ret ptr %.0
}

define internal void @post_receive(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 12
  %5 = load i64, ptr %4, align 8
  %6 = call ptr @office_of(i64 %3, i64 %5)
  %7 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 5
  store i64 -1, ptr %7, align 8
  %8 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 15
  store ptr null, ptr %8, align 8
  %9 = getelementptr inbounds nuw %struct.office, ptr %6, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8
  store ptr %0, ptr %10, align 8
  %11 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 15
  %12 = getelementptr inbounds nuw %struct.office, ptr %6, i32 0, i32 2
  store ptr %11, ptr %12, align 8
  call void @number_posted(ptr %6)
  ret void
}

define internal void @complete(ptr %0, ptr %1, i64 %2) {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %4)
  %5 = call ptr @mpi()
  %6 = getelementptr inbounds nuw %struct.interface, ptr %5, i32 0, i32 20
  %7 = load i32, ptr %6, align 8
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %1, i64 %8
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  store i32 %10, ptr %11, align 8
  %12 = call ptr @mpi()
  %13 = getelementptr inbounds nuw %struct.interface, ptr %12, i32 0, i32 21
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %1, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 2
  store i32 %17, ptr %18, align 4
  %19 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 2
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 12
  %22 = load i64, ptr %21, align 8
  call void @check_tag(i32 %20, i64 %22)
  %23 = call i32 @"\01MPI_Get_elements"(ptr %1, i64 %2, ptr %4)
  %24 = load i32, ptr %4, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 6
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 0
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 12
  %30 = load i64, ptr %29, align 8
  %31 = call ptr @office_of(i64 %28, i64 %30)
  call void @number_posted(ptr %31)
  call void @llvm.lifetime.end.p0(ptr %4)
  ret void
}

define internal void @number_posted(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.office, ptr %0, i32 0, i32 1
  br label %3

3:                                                ; preds = %24, %1
  %.015 = phi ptr [ %2, %1 ], [ %.1, %24 ]
  %4 = load ptr, ptr %.015, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %25

6:                                                ; preds = %3
  %7 = load ptr, ptr %.015, align 8
  %8 = call i32 @is_open(ptr %7)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %6
  %11 = call i32 @may_be_overtaken(ptr %0, ptr %7)
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10, %6
  %14 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 15
  br label %24

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 15
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %.015, align 8
  %18 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 1
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 2
  %21 = load i32, ptr %20, align 4
  %22 = call i64 @next_number(ptr %0, i32 %19, i32 %21, i32 0)
  %23 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 5
  store i64 %22, ptr %23, align 8
  br label %24

24:                                               ; preds = %15, %13
  %.1 = phi ptr [ %14, %13 ], [ %.015, %15 ]
  br label %3

25:                                               ; preds = %3
  %26 = getelementptr inbounds nuw %struct.office, ptr %0, i32 0, i32 2
  store ptr %.015, ptr %26, align 8
  ret void
}

define internal i32 @is_open(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 1
  %3 = load i32, ptr %2, align 8
  %4 = call ptr @mpi()
  %5 = getelementptr inbounds nuw %struct.interface, ptr %4, i32 0, i32 15
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %3, %6
  br i1 %7, label %15, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 2
  %10 = load i32, ptr %9, align 4
  %11 = call ptr @mpi()
  %12 = getelementptr inbounds nuw %struct.interface, ptr %11, i32 0, i32 16
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %10, %13
  br label %15

15:                                               ; preds = %8, %1
  %16 = phi i1 [ true, %1 ], [ %14, %8 ]
  %17 = zext i1 %16 to i32
  ret i32 %17
}

define internal i32 @may_be_overtaken(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.office, ptr %0, i32 0, i32 1
  %4 = load ptr, ptr %3, align 8
  br label %5

5:                                                ; preds = %23, %2
  %.09 = phi ptr [ %4, %2 ], [ %25, %23 ]
  %6 = icmp ne ptr %.09, %1
  br i1 %6, label %7, label %26

7:                                                ; preds = %5
  %8 = call i32 @is_open(ptr %.09)
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %23

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw %struct.record, ptr %.09, i32 0, i32 2
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw %struct.record, ptr %1, i32 0, i32 2
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %12, %14
  br i1 %15, label %26, label %16

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw %struct.record, ptr %.09, i32 0, i32 2
  %18 = load i32, ptr %17, align 4
  %19 = call ptr @mpi()
  %20 = getelementptr inbounds nuw %struct.interface, ptr %19, i32 0, i32 16
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %18, %21
  br i1 %22, label %26, label %23

23:                                               ; preds = %7, %16
  %24 = getelementptr inbounds nuw %struct.record, ptr %.09, i32 0, i32 15
  %25 = load ptr, ptr %24, align 8
  br label %5

26:                                               ; preds = %10, %16, %5
  %.0 = phi i32 [ 2, %5 ], [ 1, %16 ], [ 1, %10 ]
  %switch.selectcmp = icmp eq i32 %.0, 2
  %switch.select = select i1 %switch.selectcmp, i32 0, i32 1
  ret i32 %switch.select
}

declare i32 @"\01MPI_Get_elements"(ptr, i64, ptr)

define internal void @return_received(ptr %0, ptr %1) {
  call void @send_on(ptr %0, ptr %1)
  %3 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 7
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 6
  %6 = load i64, ptr %5, align 8
  %7 = call ptr @move(i32 3, ptr %4, i64 %6, ptr %1, ptr null)
  ret void
}

declare i32 @"\01MPI_Iprobe"(i32, i32, i64, ptr, ptr)

declare i32 @"\01MPI_Probe"(i32, i32, i64, ptr)

define internal void @post(i64 %0, i32 %1, i32 %2, i64 %3, ptr %4, i64 %5, ptr %6) {
  %8 = call i64 @floats_in(ptr %4, i64 %5)
  %9 = mul i64 %8, 8
  %10 = add i64 16, %9
  %11 = add i64 40, %10
  %12 = call ptr @allocated(i64 %11)
  %13 = getelementptr inbounds nuw %struct.letter, ptr %12, i32 0, i32 3
  store i64 %3, ptr %13, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %13, i64 8
  store i32 %2, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %13, i64 12
  store i32 0, ptr %.sroa.3.0..sroa_idx, align 4
  %14 = getelementptr inbounds nuw %struct.letter, ptr %12, i32 0, i32 4
  %15 = getelementptr inbounds [0 x double], ptr %14, i64 0, i64 0
  %16 = call ptr @move(i32 0, ptr %4, i64 %5, ptr %6, ptr %15)
  call void @send_off(i32 0)
  %17 = getelementptr inbounds nuw %struct.letter, ptr %12, i32 0, i32 3
  %18 = trunc i64 %10 to i32
  %19 = call ptr @mpi()
  %20 = getelementptr inbounds nuw %struct.interface, ptr %19, i32 0, i32 4
  %21 = load i64, ptr %20, align 8
  %22 = call i32 @our_tag()
  %23 = getelementptr inbounds nuw %struct.letter, ptr %12, i32 0, i32 0
  %24 = call i32 @"\01MPI_Isend"(ptr %17, i32 %18, i64 %21, i32 %1, i32 %22, i64 %0, ptr %23)
  %25 = load ptr, ptr @on_their_way, align 8
  %26 = getelementptr inbounds nuw %struct.letter, ptr %12, i32 0, i32 2
  store ptr %25, ptr %26, align 8
  store ptr %12, ptr @on_their_way, align 8
  ret void
}

declare i32 @"\01MPI_Isend"(ptr, i32, i64, i32, i32, i64, ptr)

define internal void @release_later(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 4
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 4
  %7 = load ptr, ptr %6, align 8
  call void @release_exchange(ptr %7)
  br label %8

8:                                                ; preds = %5, %1
  %9 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %15

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %14 = load ptr, ptr %13, align 8
  call void @release_reduction(ptr %14)
  br label %15

15:                                               ; preds = %12, %8
  %16 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 10
  %17 = load ptr, ptr %16, align 8
  call void @free(ptr %17)
  %18 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 11
  %19 = load ptr, ptr %18, align 8
  call void @free(ptr %19)
  call void @free(ptr %0)
  ret void
}

declare i32 @"\01MPI_Sendrecv"(ptr, i32, i64, i32, i32, ptr, i32, i64, i32, i32, i64, ptr)

define internal i32 @isend(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6, i32 %7) {
  %9 = and i32 %7, -17
  switch i32 %9, label %16 [
    i32 1, label %10
    i32 2, label %12
    i32 3, label %14
  ]

10:                                               ; preds = %8
  %11 = call i32 @"\01MPI_Issend"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6)
  br label %18

12:                                               ; preds = %8
  %13 = call i32 @"\01MPI_Irsend"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6)
  br label %18

14:                                               ; preds = %8
  %15 = call i32 @"\01MPI_Ibsend"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6)
  br label %18

16:                                               ; preds = %8
  %17 = call i32 @"\01MPI_Isend"(ptr %0, i32 %1, i64 %2, i32 %3, i32 %4, i64 %5, ptr %6)
  br label %18

18:                                               ; preds = %16, %14, %12, %10
  %.0 = phi i32 [ %17, %16 ], [ %11, %10 ], [ %13, %12 ], [ %15, %14 ]
  ret i32 %.0
}

declare i32 @"\01MPI_Issend"(ptr, i32, i64, i32, i32, i64, ptr)

declare i32 @"\01MPI_Irsend"(ptr, i32, i64, i32, i32, i64, ptr)

declare i32 @"\01MPI_Ibsend"(ptr, i32, i64, i32, i32, i64, ptr)

define internal ptr @find_waited(i64 %0, i32 %1) {
  br label %3

3:                                                ; preds = %17, %2
  %.011 = phi ptr [ @waited, %2 ], [ %19, %17 ]
  %4 = load ptr, ptr %.011, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %20

6:                                                ; preds = %3
  %7 = load ptr, ptr %.011, align 8
  %8 = getelementptr inbounds nuw %struct.record, ptr %7, i32 0, i32 10
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, %0
  br i1 %10, label %11, label %17

11:                                               ; preds = %6
  %12 = load ptr, ptr %.011, align 8
  %13 = icmp ne i32 %1, 0
  br i1 %13, label %14, label %20

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw %struct.record, ptr %12, i32 0, i32 16
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %.011, align 8
  br label %20

17:                                               ; preds = %6
  %18 = load ptr, ptr %.011, align 8
  %19 = getelementptr inbounds nuw %struct.record, ptr %18, i32 0, i32 16
  br label %3

20:                                               ; preds = %11, %14, %3
  %.010 = phi i32 [ 2, %3 ], [ 1, %14 ], [ 1, %11 ]
  %.0 = phi ptr [ undef, %3 ], [ %12, %14 ], [ %12, %11 ]
  switch i32 %.010, label %23 [
    i32 2, label %21
    i32 1, label %22
  ]

21:                                               ; preds = %20
  br label %22

22:                                               ; preds = %21, %20
  %.1 = phi ptr [ null, %21 ], [ %.0, %20 ]
  ret ptr %.1

23:                                               ; preds = %20
  unreachable
}

define internal void @forget_kept(i64 %0) {
  %2 = call ptr @find_kept(i64 %0, i32 1)
  ret void
}

declare extern_weak i32 @"\01MPI_Request_c2f"(i64)

define internal ptr @find_kept(i64 %0, i32 %1) {
  br label %3

3:                                                ; preds = %17, %2
  %.011 = phi ptr [ @all_kept, %2 ], [ %19, %17 ]
  %4 = load ptr, ptr %.011, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %20

6:                                                ; preds = %3
  %7 = load ptr, ptr %.011, align 8
  %8 = getelementptr inbounds nuw %struct.kept, ptr %7, i32 0, i32 4
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, %0
  br i1 %10, label %11, label %17

11:                                               ; preds = %6
  %12 = load ptr, ptr %.011, align 8
  %13 = icmp ne i32 %1, 0
  br i1 %13, label %14, label %20

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw %struct.kept, ptr %12, i32 0, i32 6
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %.011, align 8
  br label %20

17:                                               ; preds = %6
  %18 = load ptr, ptr %.011, align 8
  %19 = getelementptr inbounds nuw %struct.kept, ptr %18, i32 0, i32 6
  br label %3

20:                                               ; preds = %11, %14, %3
  %.010 = phi i32 [ 2, %3 ], [ 1, %14 ], [ 1, %11 ]
  %.0 = phi ptr [ undef, %3 ], [ %12, %14 ], [ %12, %11 ]
  switch i32 %.010, label %23 [
    i32 2, label %21
    i32 1, label %22
  ]

21:                                               ; preds = %20
  br label %22

22:                                               ; preds = %21, %20
  %.1 = phi ptr [ null, %21 ], [ %.0, %20 ]
  ret ptr %.1

23:                                               ; preds = %20
  unreachable
}

declare i32 @"\01MPI_Type_dup"(i64, ptr)

define internal void @place_of(ptr dead_on_unwind noalias writable sret(%struct.place) align 8 %0, i64 %1) {
  call void @llvm.memset.p0.i64(ptr align 8 %0, i8 0, i64 32, i1 false)
  %3 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 0
  %4 = inttoptr i64 %1 to ptr
  store ptr %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 1
  %6 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 2
  %7 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 3
  %8 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = call ptr @behind(ptr %9)
  %11 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 1
  store ptr %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 1
  %13 = load ptr, ptr %12, align 8
  %14 = call ptr @behind(ptr %13)
  %15 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 2
  store ptr %14, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 2
  %17 = load ptr, ptr %16, align 8
  %18 = call ptr @behind(ptr %17)
  %19 = getelementptr inbounds nuw %struct.place, ptr %0, i32 0, i32 3
  store ptr %18, ptr %19, align 8
  ret void
}

declare i32 @"\01MPI_Comm_rank"(i64, ptr)

declare i32 @snprintf(ptr, i64, ptr, ...)

define internal void @end_all_ranks() {
  %1 = call i32 @usleep(i32 300000)
  %2 = call ptr @mpi()
  %3 = getelementptr inbounds nuw %struct.interface, ptr %2, i32 0, i32 0
  %4 = load i64, ptr %3, align 8
  %5 = call i32 @"\01MPI_Abort"(i64 %4, i32 1)
  ret void
}

declare void @__ehub_stop_saying(ptr, ptr, i32, ptr)

define internal ptr @behind(ptr %0) {
  br label %2

2:                                                ; preds = %5, %1
  %.0 = phi ptr [ %0, %1 ], [ %6, %5 ]
  %3 = load i8, ptr %.0, align 1
  %4 = icmp ne i8 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %.0, i32 1
  br label %2

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %.0, i64 1
  ret ptr %8
}

declare i32 @usleep(i32)

declare i32 @"\01MPI_Abort"(i64, i32)

define internal ptr @requests_in(ptr %0, i32 %1, i32 %2) {
  %4 = and i32 %2, 16
  %5 = icmp ne i32 %4, 0
  %6 = icmp ne ptr @ompi_mpi_comm_world, null
  %or.cond = and i1 %5, %6
  br i1 %or.cond, label %7, label %21

7:                                                ; preds = %3
  %8 = sext i32 %1 to i64
  %9 = mul i64 %8, 8
  %10 = call ptr @allocated(i64 %9)
  br label %11

11:                                               ; preds = %13, %7
  %.0 = phi i32 [ 0, %7 ], [ %20, %13 ]
  %12 = icmp slt i32 %.0, %1
  br i1 %12, label %13, label %21

13:                                               ; preds = %11
  %14 = sext i32 %.0 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = call i64 @"\01MPI_Request_f2c"(i32 %16)
  %18 = sext i32 %.0 to i64
  %19 = getelementptr inbounds i64, ptr %10, i64 %18
  store i64 %17, ptr %19, align 8
  %20 = add nsw i32 %.0, 1
  br label %11

21:                                               ; preds = %11, %3
  %.011 = phi ptr [ %0, %3 ], [ %10, %11 ]
  ret ptr %.011
}

define internal ptr @wait_for(ptr %0, ptr %1, i32 %2, ptr %3) {
  %5 = alloca [16 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr %5)
  %6 = icmp ne ptr %1, null
  br i1 %6, label %7, label %13

7:                                                ; preds = %4
  %8 = call ptr @mpi()
  %9 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 13
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = icmp eq ptr %1, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %7, %4
  %14 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  br label %15

15:                                               ; preds = %13, %7
  %.0 = phi ptr [ %14, %13 ], [ %1, %7 ]
  %16 = call ptr @look_up(i32 1, ptr %0)
  %17 = call i32 @"\01MPI_Wait"(ptr %0, ptr %.0)
  store i32 %17, ptr %3, align 4
  call void @arrive_all(ptr %16, ptr %.0, i32 1, ptr null)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret ptr %16
}

define internal void @requests_out(ptr %0, ptr %1, i32 %2) {
  %4 = icmp eq ptr %1, %0
  br i1 %4, label %16, label %5

5:                                                ; preds = %3, %7
  %.0 = phi i32 [ %14, %7 ], [ 0, %3 ]
  %6 = icmp slt i32 %.0, %2
  br i1 %6, label %7, label %15

7:                                                ; preds = %5
  %8 = sext i32 %.0 to i64
  %9 = getelementptr inbounds i64, ptr %1, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = call i32 @"\01MPI_Request_c2f"(i64 %10)
  %12 = sext i32 %.0 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  store i32 %11, ptr %13, align 4
  %14 = add nsw i32 %.0, 1
  br label %5

15:                                               ; preds = %5
  call void @free(ptr %1)
  br label %16

16:                                               ; preds = %3, %15
  ret void
}

declare extern_weak i64 @"\01MPI_Request_f2c"(i32)

define internal ptr @look_up(i32 %0, ptr %1) {
  %3 = sext i32 %0 to i64
  %4 = mul i64 %3, 8
  %5 = add i64 8, %4
  %6 = call ptr @allocated(i64 %5)
  %7 = getelementptr inbounds nuw %struct.arrived, ptr %6, i32 0, i32 0
  store i32 %0, ptr %7, align 8
  br label %8

8:                                                ; preds = %10, %2
  %.0 = phi i32 [ 0, %2 ], [ %16, %10 ]
  %9 = icmp slt i32 %.0, %0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = call i64 @handle_at(ptr %1, i32 %.0)
  %12 = call ptr @find_waited(i64 %11, i32 0)
  %13 = getelementptr inbounds nuw %struct.arrived, ptr %6, i32 0, i32 1
  %14 = sext i32 %.0 to i64
  %15 = getelementptr inbounds [0 x ptr], ptr %13, i64 0, i64 %14
  store ptr %12, ptr %15, align 8
  %16 = add nsw i32 %.0, 1
  br label %8

17:                                               ; preds = %8
  ret ptr %6
}

define internal void @arrive_all(ptr %0, ptr %1, i32 %2, ptr %3) {
  %5 = icmp ne ptr %3, null
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = sext i32 %2 to i64
  %8 = mul i64 %7, 8
  %9 = add i64 8, %8
  %10 = call ptr @allocated(i64 %9)
  br label %11

11:                                               ; preds = %4, %6
  %12 = phi ptr [ %10, %6 ], [ %0, %4 ]
  br label %13

13:                                               ; preds = %36, %11
  %.033 = phi i32 [ 0, %11 ], [ %37, %36 ]
  %14 = icmp slt i32 %.033, %2
  br i1 %14, label %15, label %38

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 1
  %17 = icmp ne ptr %3, null
  br i1 %17, label %18, label %22

18:                                               ; preds = %15
  %19 = sext i32 %.033 to i64
  %20 = getelementptr inbounds i32, ptr %3, i64 %19
  %21 = load i32, ptr %20, align 4
  br label %22

22:                                               ; preds = %15, %18
  %23 = phi i32 [ %21, %18 ], [ %.033, %15 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [0 x ptr], ptr %16, i64 0, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %22
  %29 = call ptr @status_at(ptr %1, i32 %.033)
  call void @arrive(ptr %26, ptr %29)
  br label %30

30:                                               ; preds = %28, %22
  %31 = icmp ne ptr %3, null
  br i1 %31, label %32, label %36

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw %struct.arrived, ptr %12, i32 0, i32 1
  %34 = sext i32 %.033 to i64
  %35 = getelementptr inbounds [0 x ptr], ptr %33, i64 0, i64 %34
  store ptr %26, ptr %35, align 8
  br label %36

36:                                               ; preds = %30, %32
  %37 = add nsw i32 %.033, 1
  br label %13

38:                                               ; preds = %13
  %39 = icmp ne ptr %3, null
  br i1 %39, label %40, label %59

40:                                               ; preds = %38, %51
  %.0 = phi i32 [ %56, %51 ], [ 0, %38 ]
  %41 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 0
  %42 = load i32, ptr %41, align 8
  %43 = icmp slt i32 %.0, %42
  br i1 %43, label %44, label %57

44:                                               ; preds = %40
  %45 = icmp slt i32 %.0, %2
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw %struct.arrived, ptr %12, i32 0, i32 1
  %48 = sext i32 %.0 to i64
  %49 = getelementptr inbounds [0 x ptr], ptr %47, i64 0, i64 %48
  %50 = load ptr, ptr %49, align 8
  br label %51

51:                                               ; preds = %44, %46
  %52 = phi ptr [ %50, %46 ], [ null, %44 ]
  %53 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 1
  %54 = sext i32 %.0 to i64
  %55 = getelementptr inbounds [0 x ptr], ptr %53, i64 0, i64 %54
  store ptr %52, ptr %55, align 8
  %56 = add nsw i32 %.0, 1
  br label %40

57:                                               ; preds = %40
  %58 = getelementptr inbounds nuw %struct.arrived, ptr %0, i32 0, i32 0
  store i32 %2, ptr %58, align 8
  call void @free(ptr %12)
  br label %59

59:                                               ; preds = %57, %38
  ret void
}

define internal void @arrive(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 10
  %4 = load i64, ptr %3, align 8
  %5 = call ptr @find_waited(i64 %4, i32 1)
  %6 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 14
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %14, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 11
  %11 = load i64, ptr %10, align 8
  call void @complete(ptr %0, ptr %1, i64 %11)
  %12 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 11
  %13 = call i32 @"\01MPI_Type_free"(ptr %12)
  br label %14

14:                                               ; preds = %2, %9
  ret void
}

define internal ptr @status_at(ptr %0, i32 %1) {
  %3 = icmp ne ptr @ompi_mpi_comm_world, null
  %4 = zext i1 %3 to i64
  %5 = select i1 %3, i32 6, i32 5
  %6 = mul nsw i32 %1, %5
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %0, i64 %7
  ret ptr %8
}

declare i32 @"\01MPI_Type_free"(ptr)

define internal void @return_together(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 14
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 4
  %5 = load ptr, ptr %4, align 8
  %6 = icmp ne ptr %5, null
  br i1 %6, label %7, label %24

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 4
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.exchange, ptr %9, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 9
  %12 = load ptr, ptr %11, align 8
  call void @post_parts(ptr %3, ptr %10, ptr %12)
  %13 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 9
  %14 = load ptr, ptr %13, align 8
  %15 = icmp ne ptr %14, null
  br i1 %15, label %16, label %56

16:                                               ; preds = %7
  %17 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 4
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.exchange, ptr %18, i32 0, i32 1
  %20 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 7
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 9
  %23 = load ptr, ptr %22, align 8
  call void @move_side(i32 3, ptr %19, i32 %21, ptr %23, ptr null)
  br label %56

24:                                               ; preds = %1
  %25 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 10
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %29

28:                                               ; preds = %24
  call void @post_own_operands(ptr %3)
  br label %29

29:                                               ; preds = %28, %24
  %30 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 5
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.reduction, ptr %31, i32 0, i32 2
  %33 = load i32, ptr %32, align 4
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %56

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 0
  %37 = load i64, ptr %36, align 8
  %38 = call i32 @rank_of(i64 %37)
  %39 = call i32 @has_result(ptr %3, i32 %38)
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %41, label %56

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 9
  %43 = load ptr, ptr %42, align 8
  call void @post_to_each(ptr %3, ptr %43)
  %44 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 5
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.reduction, ptr %45, i32 0, i32 0
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 5
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw %struct.reduction, ptr %49, i32 0, i32 1
  %51 = load i32, ptr %50, align 8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds nuw %struct.later, ptr %3, i32 0, i32 9
  %54 = load ptr, ptr %53, align 8
  %55 = call ptr @move(i32 3, ptr %47, i64 %52, ptr %54, ptr null)
  br label %56

56:                                               ; preds = %16, %7, %41, %35, %29
  ret void
}

define internal void @post_parts(ptr %0, ptr %1, ptr %2) {
  br label %4

4:                                                ; preds = %39, %3
  %.0 = phi i32 [ 0, %3 ], [ %40, %39 ]
  %5 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 7
  %6 = load i32, ptr %5, align 4
  %7 = icmp slt i32 %.0, %6
  br i1 %7, label %8, label %41

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw %struct.side, ptr %1, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = sext i32 %.0 to i64
  %12 = getelementptr inbounds i32, ptr %10, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %39

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 0
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.side, ptr %1, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.side, ptr %1, i32 0, i32 4
  %23 = load ptr, ptr %22, align 8
  %24 = sext i32 %.0 to i64
  %25 = getelementptr inbounds %struct.part, ptr %23, i64 %24
  %26 = getelementptr inbounds nuw %struct.part, ptr %25, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = icmp ne ptr %2, null
  br i1 %28, label %29, label %37

29:                                               ; preds = %15
  %30 = getelementptr inbounds nuw %struct.side, ptr %1, i32 0, i32 4
  %31 = load ptr, ptr %30, align 8
  %32 = sext i32 %.0 to i64
  %33 = getelementptr inbounds %struct.part, ptr %31, i64 %32
  %34 = getelementptr inbounds nuw %struct.part, ptr %33, i32 0, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %2, i64 %35
  br label %37

37:                                               ; preds = %15, %29
  %38 = phi ptr [ %36, %29 ], [ null, %15 ]
  call void @post(i64 %17, i32 %.0, i32 -16, i64 %19, ptr %21, i64 %27, ptr %38)
  br label %39

39:                                               ; preds = %8, %37
  %40 = add nsw i32 %.0, 1
  br label %4

41:                                               ; preds = %4
  ret void
}

define internal void @move_side(i32 %0, ptr %1, i32 %2, ptr %3, ptr %4) {
  br label %6

6:                                                ; preds = %50, %5
  %.0 = phi i32 [ 0, %5 ], [ %51, %50 ]
  %7 = icmp slt i32 %.0, %2
  br i1 %7, label %8, label %52

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw %struct.side, ptr %1, i32 0, i32 1
  %10 = load ptr, ptr %9, align 8
  %11 = sext i32 %.0 to i64
  %12 = getelementptr inbounds i32, ptr %10, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = icmp ne i32 %13, 0
  br i1 %14, label %15, label %50

15:                                               ; preds = %8
  %16 = icmp ne ptr %3, null
  br i1 %16, label %17, label %25

17:                                               ; preds = %15
  %18 = getelementptr inbounds nuw %struct.side, ptr %1, i32 0, i32 4
  %19 = load ptr, ptr %18, align 8
  %20 = sext i32 %.0 to i64
  %21 = getelementptr inbounds %struct.part, ptr %19, i64 %20
  %22 = getelementptr inbounds nuw %struct.part, ptr %21, i32 0, i32 0
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %3, i64 %23
  br label %25

25:                                               ; preds = %15, %17
  %26 = phi ptr [ %24, %17 ], [ null, %15 ]
  %27 = icmp ne ptr %26, null
  %28 = icmp eq i32 %0, 0
  %or.cond = or i1 %27, %28
  br i1 %or.cond, label %29, label %50

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw %struct.side, ptr %1, i32 0, i32 0
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw %struct.side, ptr %1, i32 0, i32 4
  %33 = load ptr, ptr %32, align 8
  %34 = sext i32 %.0 to i64
  %35 = getelementptr inbounds %struct.part, ptr %33, i64 %34
  %36 = getelementptr inbounds nuw %struct.part, ptr %35, i32 0, i32 1
  %37 = load i64, ptr %36, align 8
  %38 = icmp ne ptr %4, null
  br i1 %38, label %39, label %47

39:                                               ; preds = %29
  %40 = getelementptr inbounds nuw %struct.side, ptr %1, i32 0, i32 2
  %41 = load ptr, ptr %40, align 8
  %42 = sext i32 %.0 to i64
  %43 = getelementptr inbounds i32, ptr %41, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %4, i64 %45
  br label %47

47:                                               ; preds = %29, %39
  %48 = phi ptr [ %46, %39 ], [ null, %29 ]
  %49 = call ptr @move(i32 %0, ptr %31, i64 %37, ptr %26, ptr %48)
  br label %50

50:                                               ; preds = %47, %25, %8
  %51 = add nsw i32 %.0, 1
  br label %6

52:                                               ; preds = %6
  ret void
}

define internal void @post_own_operands(ptr %0) {
  %2 = call ptr @mpi()
  %3 = getelementptr inbounds nuw %struct.interface, ptr %2, i32 0, i32 2
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = call ptr @layout_of(i64 %4, ptr null, i64 %6)
  br label %8

8:                                                ; preds = %12, %1
  %.0 = phi i32 [ 0, %1 ], [ %24, %12 ]
  %9 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 7
  %10 = load i32, ptr %9, align 4
  %11 = icmp slt i32 %.0, %10
  br i1 %11, label %12, label %25

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 0
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 2
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.reduction, ptr %18, i32 0, i32 2
  %20 = load i32, ptr %19, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 10
  %23 = load ptr, ptr %22, align 8
  call void @post(i64 %14, i32 %.0, i32 -17, i64 %16, ptr %7, i64 %21, ptr %23)
  %24 = add nsw i32 %.0, 1
  br label %8

25:                                               ; preds = %8
  ret void
}

define internal i32 @has_result(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 6
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %10, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 6
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, %1
  br label %10

10:                                               ; preds = %6, %2
  %11 = phi i1 [ true, %2 ], [ %9, %6 ]
  %12 = zext i1 %11 to i32
  ret i32 %12
}

define internal void @post_to_each(ptr %0, ptr %1) {
  br label %3

3:                                                ; preds = %7, %2
  %.0 = phi i32 [ 0, %2 ], [ %21, %7 ]
  %4 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 7
  %5 = load i32, ptr %4, align 4
  %6 = icmp slt i32 %.0, %5
  br i1 %6, label %7, label %22

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 0
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.reduction, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.reduction, ptr %17, i32 0, i32 1
  %19 = load i32, ptr %18, align 8
  %20 = sext i32 %19 to i64
  call void @post(i64 %9, i32 %.0, i32 -16, i64 %11, ptr %15, i64 %20, ptr %1)
  %21 = add nsw i32 %.0, 1
  br label %3

22:                                               ; preds = %3
  ret void
}

define internal void @pass_together(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 14
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.later, ptr %4, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ne ptr %6, null
  br i1 %7, label %8, label %17

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw %struct.later, ptr %4, i32 0, i32 4
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.exchange, ptr %10, i32 0, i32 1
  %12 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 9
  %13 = load ptr, ptr %12, align 8
  %14 = sext i32 %1 to i64
  %15 = getelementptr inbounds ptr, ptr %13, i64 %14
  %16 = load ptr, ptr %15, align 8
  call void @fetch_parts(i32 1, ptr %4, ptr %11, ptr %16)
  br label %54

17:                                               ; preds = %2
  %18 = getelementptr inbounds nuw %struct.later, ptr %4, i32 0, i32 5
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.reduction, ptr %19, i32 0, i32 2
  %21 = load i32, ptr %20, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %54

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw %struct.later, ptr %4, i32 0, i32 0
  %25 = load i64, ptr %24, align 8
  %26 = call i32 @rank_of(i64 %25)
  %27 = call i32 @has_result(ptr %4, i32 %26)
  %28 = icmp ne i32 %27, 0
  br i1 %28, label %29, label %54

29:                                               ; preds = %23
  call void @fetch_operands(ptr %4)
  %30 = call ptr @fetch_sum(ptr %4, i32 0)
  %31 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 9
  %32 = load ptr, ptr %31, align 8
  %33 = sext i32 %1 to i64
  %34 = getelementptr inbounds ptr, ptr %32, i64 %33
  %35 = load ptr, ptr %34, align 8
  %36 = icmp ne ptr %35, null
  br i1 %36, label %37, label %53

37:                                               ; preds = %29
  %38 = getelementptr inbounds nuw %struct.later, ptr %4, i32 0, i32 5
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.reduction, ptr %39, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.later, ptr %4, i32 0, i32 5
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.reduction, ptr %43, i32 0, i32 1
  %45 = load i32, ptr %44, align 8
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds nuw %struct.record, ptr %0, i32 0, i32 9
  %48 = load ptr, ptr %47, align 8
  %49 = sext i32 %1 to i64
  %50 = getelementptr inbounds ptr, ptr %48, i64 %49
  %51 = load ptr, ptr %50, align 8
  %52 = call ptr @move(i32 1, ptr %41, i64 %46, ptr %51, ptr %30)
  br label %53

53:                                               ; preds = %37, %29
  call void @free(ptr %30)
  br label %54

54:                                               ; preds = %17, %23, %53, %8
  ret void
}

define internal void @fetch_parts(i32 %0, ptr %1, ptr %2, ptr %3) {
  br label %5

5:                                                ; preds = %42, %4
  %.0 = phi i32 [ 0, %4 ], [ %43, %42 ]
  %6 = getelementptr inbounds nuw %struct.later, ptr %1, i32 0, i32 7
  %7 = load i32, ptr %6, align 4
  %8 = icmp slt i32 %.0, %7
  br i1 %8, label %9, label %44

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw %struct.side, ptr %2, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = sext i32 %.0 to i64
  %13 = getelementptr inbounds i32, ptr %11, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %42

16:                                               ; preds = %9
  %17 = getelementptr inbounds nuw %struct.later, ptr %1, i32 0, i32 0
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw %struct.later, ptr %1, i32 0, i32 2
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.side, ptr %2, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.side, ptr %2, i32 0, i32 4
  %24 = load ptr, ptr %23, align 8
  %25 = sext i32 %.0 to i64
  %26 = getelementptr inbounds %struct.part, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw %struct.part, ptr %26, i32 0, i32 1
  %28 = load i64, ptr %27, align 8
  %29 = icmp ne ptr %3, null
  br i1 %29, label %30, label %38

30:                                               ; preds = %16
  %31 = getelementptr inbounds nuw %struct.side, ptr %2, i32 0, i32 4
  %32 = load ptr, ptr %31, align 8
  %33 = sext i32 %.0 to i64
  %34 = getelementptr inbounds %struct.part, ptr %32, i64 %33
  %35 = getelementptr inbounds nuw %struct.part, ptr %34, i32 0, i32 0
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %3, i64 %36
  br label %38

38:                                               ; preds = %16, %30
  %39 = phi ptr [ %37, %30 ], [ null, %16 ]
  %40 = getelementptr inbounds nuw %struct.later, ptr %1, i32 0, i32 3
  %41 = load i64, ptr %40, align 8
  call void @read_letter(i32 %0, i64 %18, i32 %.0, i32 -16, i64 %20, ptr %22, i64 %28, ptr %39, i64 %41)
  br label %42

42:                                               ; preds = %9, %38
  %43 = add nsw i32 %.0, 1
  br label %5

44:                                               ; preds = %5
  ret void
}

define internal void @fetch_operands(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.reduction, ptr %3, i32 0, i32 2
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 11
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  br i1 %8, label %53, label %9

9:                                                ; preds = %1
  %10 = call i32 @needs_operands(ptr %0)
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %53

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 7
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = sext i32 %5 to i64
  %17 = mul i64 %15, %16
  %18 = mul i64 %17, 8
  %19 = call ptr @allocated(i64 %18)
  %20 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 11
  store ptr %19, ptr %20, align 8
  br label %21

21:                                               ; preds = %41, %12
  %.022 = phi i32 [ 0, %12 ], [ %52, %41 ]
  %22 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 7
  %23 = load i32, ptr %22, align 4
  %24 = icmp slt i32 %.022, %23
  br i1 %24, label %25, label %53

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 0
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 2
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 3
  %31 = load i64, ptr %30, align 8
  %32 = call ptr @fetch(i64 %27, i32 %.022, i32 -17, i64 %29, i64 %31)
  %33 = getelementptr inbounds nuw %struct.letter, ptr %32, i32 0, i32 1
  %34 = load i64, ptr %33, align 8
  %35 = sext i32 %5 to i64
  %36 = mul i64 %35, 8
  %37 = icmp ne i64 %34, %36
  br i1 %37, label %38, label %41

38:                                               ; preds = %25
  %39 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 3
  %40 = load i64, ptr %39, align 8
  call void @fail(i64 %40, ptr @.str.11)
  br label %41

41:                                               ; preds = %38, %25
  %42 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 11
  %43 = load ptr, ptr %42, align 8
  %44 = sext i32 %.022 to i64
  %45 = sext i32 %5 to i64
  %46 = mul i64 %44, %45
  %47 = getelementptr inbounds nuw double, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw %struct.letter, ptr %32, i32 0, i32 4
  %49 = getelementptr inbounds [0 x double], ptr %48, i64 0, i64 0
  %50 = getelementptr inbounds nuw %struct.letter, ptr %32, i32 0, i32 1
  %51 = load i64, ptr %50, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 8 %49, i64 %51, i1 false)
  call void @free(ptr %32)
  %52 = add nsw i32 %.022, 1
  br label %21

53:                                               ; preds = %9, %1, %21
  ret void
}

define internal ptr @fetch_sum(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.reduction, ptr %4, i32 0, i32 2
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 0
  %8 = load i64, ptr %7, align 8
  %9 = call i32 @rank_of(i64 %8)
  %10 = sext i32 %6 to i64
  %11 = mul i64 %10, 8
  %12 = call ptr @allocated(i64 %11)
  br label %13

13:                                               ; preds = %54, %2
  %.029 = phi i32 [ 0, %2 ], [ %55, %54 ]
  %14 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 7
  %15 = load i32, ptr %14, align 4
  %16 = icmp slt i32 %.029, %15
  br i1 %16, label %17, label %56

17:                                               ; preds = %13
  %18 = icmp ne i32 %1, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %17
  %20 = call i32 @has_result(ptr %0, i32 %.029)
  %21 = icmp ne i32 %20, 0
  br i1 %21, label %22, label %54

22:                                               ; preds = %19, %17
  %23 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 0
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 2
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 3
  %28 = load i64, ptr %27, align 8
  %29 = call ptr @fetch(i64 %24, i32 %.029, i32 -16, i64 %26, i64 %28)
  %30 = getelementptr inbounds nuw %struct.letter, ptr %29, i32 0, i32 1
  %31 = load i64, ptr %30, align 8
  %32 = sext i32 %6 to i64
  %33 = mul i64 %32, 8
  %34 = icmp ne i64 %31, %33
  br i1 %34, label %35, label %38

35:                                               ; preds = %22
  %36 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 3
  %37 = load i64, ptr %36, align 8
  call void @fail(i64 %37, ptr @.str.11)
  br label %38

38:                                               ; preds = %35, %22
  br label %39

39:                                               ; preds = %41, %38
  %.0 = phi i32 [ 0, %38 ], [ %52, %41 ]
  %40 = icmp slt i32 %.0, %6
  br i1 %40, label %41, label %53

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw %struct.letter, ptr %29, i32 0, i32 4
  %43 = sext i32 %.0 to i64
  %44 = getelementptr inbounds [0 x double], ptr %42, i64 0, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = icmp ne i32 %1, 0
  %..029 = select i1 %46, i32 %9, i32 %.029
  %47 = call double @weight_of(ptr %0, i32 %..029, i32 %.0)
  %48 = sext i32 %.0 to i64
  %49 = getelementptr inbounds double, ptr %12, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = call double @llvm.fmuladd.f64(double %45, double %47, double %50)
  store double %51, ptr %49, align 8
  %52 = add nsw i32 %.0, 1
  br label %39

53:                                               ; preds = %39
  call void @free(ptr %29)
  br label %54

54:                                               ; preds = %19, %53
  %55 = add nsw i32 %.029, 1
  br label %13

56:                                               ; preds = %13
  ret ptr %12
}

define internal i32 @needs_operands(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %18

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.reduction, ptr %7, i32 0, i32 2
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 1
  %13 = load i64, ptr %12, align 8
  %14 = call ptr @mpi()
  %15 = getelementptr inbounds nuw %struct.interface, ptr %14, i32 0, i32 5
  %16 = load i64, ptr %15, align 8
  %17 = icmp ne i64 %13, %16
  br label %18

18:                                               ; preds = %11, %5, %1
  %19 = phi i1 [ false, %5 ], [ false, %1 ], [ %17, %11 ]
  %20 = zext i1 %19 to i32
  ret i32 %20
}

define internal double @weight_of(ptr %0, i32 %1, i32 %2) {
  %4 = call ptr @mpi()
  %5 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 1
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.interface, ptr %4, i32 0, i32 5
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %56, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 11
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %2 to i64
  %14 = getelementptr inbounds double, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.reduction, ptr %16, i32 0, i32 2
  %18 = load i32, ptr %17, align 4
  br label %19

19:                                               ; preds = %44, %10
  %.032 = phi i32 [ 0, %10 ], [ %.133, %44 ]
  %.031 = phi double [ 1.000000e+00, %10 ], [ %.1, %44 ]
  %.030 = phi i32 [ 0, %10 ], [ %45, %44 ]
  %20 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 7
  %21 = load i32, ptr %20, align 4
  %22 = icmp slt i32 %.030, %21
  br i1 %22, label %23, label %46

23:                                               ; preds = %19
  %24 = mul nsw i32 %.030, %18
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %14, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = mul nsw i32 %.032, %18
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %14, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = icmp ne i32 %.030, %1
  %33 = fmul double %.031, %27
  %.1 = select i1 %32, double %33, double %.031
  %34 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 1
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw %struct.interface, ptr %4, i32 0, i32 7
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %35, %37
  br i1 %38, label %39, label %41

39:                                               ; preds = %23
  %40 = fcmp olt double %27, %31
  br i1 %40, label %43, label %44

41:                                               ; preds = %23
  %42 = fcmp ogt double %27, %31
  br i1 %42, label %43, label %44

43:                                               ; preds = %41, %39
  br label %44

44:                                               ; preds = %39, %41, %43
  %.133 = phi i32 [ %.030, %43 ], [ %.032, %39 ], [ %.032, %41 ]
  %45 = add nsw i32 %.030, 1
  br label %19

46:                                               ; preds = %19
  %47 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 1
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw %struct.interface, ptr %4, i32 0, i32 6
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %48, %50
  %52 = icmp eq i32 %.032, %1
  %53 = zext i1 %52 to i32
  %54 = sitofp i32 %53 to double
  %55 = select i1 %51, double %.031, double %54
  br label %56

56:                                               ; preds = %3, %46
  %.0 = phi double [ %55, %46 ], [ 1.000000e+00, %3 ]
  ret double %.0
}

declare double @llvm.fmuladd.f64(double, double, double)

define internal ptr @wait_for_all(i32 %0, ptr %1, ptr %2, i32 %3, ptr %4) {
  %6 = call ptr @statuses_of(i32 %0, ptr %2)
  %7 = call ptr @look_up(i32 %0, ptr %1)
  %8 = call i32 @"\01MPI_Waitall"(i32 %0, ptr %1, ptr %6)
  store i32 %8, ptr %4, align 4
  call void @arrive_all(ptr %7, ptr %6, i32 %0, ptr null)
  %9 = icmp ne ptr %6, %2
  br i1 %9, label %10, label %11

10:                                               ; preds = %5
  call void @free(ptr %6)
  br label %11

11:                                               ; preds = %10, %5
  ret ptr %7
}

define internal ptr @statuses_of(i32 %0, ptr %1) {
  %3 = icmp ne ptr %1, null
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = call ptr @mpi()
  %6 = getelementptr inbounds nuw %struct.interface, ptr %5, i32 0, i32 13
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = icmp ne ptr %1, %8
  br i1 %9, label %14, label %10

10:                                               ; preds = %4, %2
  %11 = mul nsw i32 %0, 24
  %12 = sext i32 %11 to i64
  %13 = call ptr @allocated(i64 %12)
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi ptr [ %13, %10 ], [ %1, %4 ]
  ret ptr %15
}

declare i32 @"\01MPI_Waitall"(i32, ptr, ptr)

define internal ptr @wait_for_any(i32 %0, ptr %1, ptr %2, ptr %3, i32 %4, ptr %5) {
  %7 = alloca [16 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr %7)
  %8 = icmp ne ptr %3, null
  br i1 %8, label %9, label %15

9:                                                ; preds = %6
  %10 = call ptr @mpi()
  %11 = getelementptr inbounds nuw %struct.interface, ptr %10, i32 0, i32 13
  %12 = load i64, ptr %11, align 8
  %13 = inttoptr i64 %12 to ptr
  %14 = icmp eq ptr %3, %13
  br i1 %14, label %15, label %17

15:                                               ; preds = %9, %6
  %16 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 0
  br label %17

17:                                               ; preds = %15, %9
  %.0 = phi ptr [ %16, %15 ], [ %3, %9 ]
  %18 = call ptr @look_up(i32 %0, ptr %1)
  %19 = call i32 @"\01MPI_Waitany"(i32 %0, ptr %1, ptr %2, ptr %.0)
  store i32 %19, ptr %5, align 4
  %20 = load i32, ptr %2, align 4
  %21 = icmp sge i32 %20, 0
  %22 = zext i1 %21 to i32
  call void @arrive_all(ptr %18, ptr %.0, i32 %22, ptr %2)
  call void @count_from_one(ptr %2, i32 1, i32 %4)
  call void @llvm.lifetime.end.p0(ptr %7)
  ret ptr %18
}

declare i32 @"\01MPI_Waitany"(i32, ptr, ptr, ptr)

define internal void @count_from_one(ptr %0, i32 %1, i32 %2) {
  br label %4

4:                                                ; preds = %8, %3
  %.0 = phi i32 [ 0, %3 ], [ %18, %8 ]
  %5 = and i32 %2, 16
  %6 = icmp ne i32 %5, 0
  %7 = icmp slt i32 %.0, %1
  %spec.select = select i1 %6, i1 %7, i1 false
  br i1 %spec.select, label %8, label %19

8:                                                ; preds = %4
  %9 = sext i32 %.0 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = icmp sge i32 %11, 0
  %13 = zext i1 %12 to i32
  %14 = sext i32 %.0 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = add nsw i32 %16, %13
  store i32 %17, ptr %15, align 4
  %18 = add nsw i32 %.0, 1
  br label %4

19:                                               ; preds = %4
  ret void
}

define internal ptr @wait_for_some(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, ptr %6) {
  %8 = call ptr @statuses_of(i32 %0, ptr %4)
  %9 = call ptr @look_up(i32 %0, ptr %1)
  %10 = call i32 @"\01MPI_Waitsome"(i32 %0, ptr %1, ptr %2, ptr %3, ptr %8)
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %2, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %7
  %14 = load i32, ptr %2, align 4
  br label %15

15:                                               ; preds = %7, %13
  %16 = phi i32 [ %14, %13 ], [ 0, %7 ]
  call void @arrive_all(ptr %9, ptr %8, i32 %16, ptr %3)
  %17 = load i32, ptr %2, align 4
  call void @count_from_one(ptr %3, i32 %17, i32 %5)
  %18 = icmp ne ptr %8, %4
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  call void @free(ptr %8)
  br label %20

20:                                               ; preds = %19, %15
  ret ptr %9
}

declare i32 @"\01MPI_Waitsome"(i32, ptr, ptr, ptr, ptr)

define internal ptr @test(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) {
  %6 = alloca [16 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr %6)
  %7 = icmp ne ptr %2, null
  br i1 %7, label %8, label %14

8:                                                ; preds = %5
  %9 = call ptr @mpi()
  %10 = getelementptr inbounds nuw %struct.interface, ptr %9, i32 0, i32 13
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = icmp eq ptr %2, %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %8, %5
  %15 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 0
  br label %16

16:                                               ; preds = %14, %8
  %.0 = phi ptr [ %15, %14 ], [ %2, %8 ]
  %17 = call ptr @look_up(i32 1, ptr %0)
  %18 = call i32 @"\01MPI_Test"(ptr %0, ptr %1, ptr %.0)
  store i32 %18, ptr %4, align 4
  %19 = load i32, ptr %1, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %16
  call void @arrive_all(ptr %17, ptr %.0, i32 1, ptr null)
  br label %24

22:                                               ; preds = %16
  %23 = getelementptr inbounds nuw %struct.arrived, ptr %17, i32 0, i32 0
  store i32 0, ptr %23, align 8
  br label %24

24:                                               ; preds = %22, %21
  call void @llvm.lifetime.end.p0(ptr %6)
  ret ptr %17
}

define internal ptr @test_all(i32 %0, ptr %1, ptr %2, ptr %3, i32 %4, ptr %5) {
  %7 = call ptr @statuses_of(i32 %0, ptr %3)
  %8 = call ptr @look_up(i32 %0, ptr %1)
  %9 = call i32 @"\01MPI_Testall"(i32 %0, ptr %1, ptr %2, ptr %7)
  store i32 %9, ptr %5, align 4
  %10 = load i32, ptr %2, align 4
  %11 = icmp ne i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %6
  call void @arrive_all(ptr %8, ptr %7, i32 %0, ptr null)
  br label %15

13:                                               ; preds = %6
  %14 = getelementptr inbounds nuw %struct.arrived, ptr %8, i32 0, i32 0
  store i32 0, ptr %14, align 8
  br label %15

15:                                               ; preds = %13, %12
  %16 = icmp ne ptr %7, %3
  br i1 %16, label %17, label %18

17:                                               ; preds = %15
  call void @free(ptr %7)
  br label %18

18:                                               ; preds = %17, %15
  ret ptr %8
}

declare i32 @"\01MPI_Testall"(i32, ptr, ptr, ptr)

define internal ptr @test_any(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, ptr %6) {
  %8 = alloca [16 x i32], align 8
  call void @llvm.lifetime.start.p0(ptr %8)
  %9 = icmp ne ptr %4, null
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = call ptr @mpi()
  %12 = getelementptr inbounds nuw %struct.interface, ptr %11, i32 0, i32 13
  %13 = load i64, ptr %12, align 8
  %14 = inttoptr i64 %13 to ptr
  %15 = icmp eq ptr %4, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %10, %7
  %17 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 0
  br label %18

18:                                               ; preds = %16, %10
  %.0 = phi ptr [ %17, %16 ], [ %4, %10 ]
  %19 = call ptr @look_up(i32 %0, ptr %1)
  %20 = call i32 @"\01MPI_Testany"(i32 %0, ptr %1, ptr %2, ptr %3, ptr %.0)
  store i32 %20, ptr %6, align 4
  %21 = load i32, ptr %3, align 4
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %18
  %24 = load i32, ptr %2, align 4
  %25 = icmp sge i32 %24, 0
  br label %26

26:                                               ; preds = %23, %18
  %27 = phi i1 [ false, %18 ], [ %25, %23 ]
  %28 = zext i1 %27 to i32
  call void @arrive_all(ptr %19, ptr %.0, i32 %28, ptr %2)
  %29 = load i32, ptr %3, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %26
  call void @count_from_one(ptr %2, i32 1, i32 %5)
  br label %32

32:                                               ; preds = %31, %26
  call void @llvm.lifetime.end.p0(ptr %8)
  ret ptr %19
}

declare i32 @"\01MPI_Testany"(i32, ptr, ptr, ptr, ptr)

define internal ptr @test_some(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5, ptr %6) {
  %8 = call ptr @statuses_of(i32 %0, ptr %4)
  %9 = call ptr @look_up(i32 %0, ptr %1)
  %10 = call i32 @"\01MPI_Testsome"(i32 %0, ptr %1, ptr %2, ptr %3, ptr %8)
  store i32 %10, ptr %6, align 4
  %11 = load i32, ptr %2, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %7
  %14 = load i32, ptr %2, align 4
  br label %15

15:                                               ; preds = %7, %13
  %16 = phi i32 [ %14, %13 ], [ 0, %7 ]
  call void @arrive_all(ptr %9, ptr %8, i32 %16, ptr %3)
  %17 = load i32, ptr %2, align 4
  call void @count_from_one(ptr %3, i32 %17, i32 %5)
  %18 = icmp ne ptr %8, %4
  br i1 %18, label %19, label %20

19:                                               ; preds = %15
  call void @free(ptr %8)
  br label %20

20:                                               ; preds = %19, %15
  ret ptr %9
}

declare i32 @"\01MPI_Testsome"(i32, ptr, ptr, ptr, ptr)

declare i32 @"\01MPI_Recv_init"(ptr, i32, i64, i32, i32, i64, ptr)

declare i32 @"\01MPI_Ssend_init"(ptr, i32, i64, i32, i32, i64, ptr)

declare i32 @"\01MPI_Rsend_init"(ptr, i32, i64, i32, i32, i64, ptr)

declare i32 @"\01MPI_Bsend_init"(ptr, i32, i64, i32, i32, i64, ptr)

declare i32 @"\01MPI_Send_init"(ptr, i32, i64, i32, i32, i64, ptr)

declare i32 @"\01MPI_Startall"(i32, ptr)

define internal ptr @start_kept(i64 %0, i64 %1) {
  %3 = call ptr @find_kept(i64 %0, i32 0)
  %4 = icmp ne ptr %3, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  call void @fail(i64 %1, ptr @.str.12)
  br label %6

6:                                                ; preds = %5, %2
  %7 = getelementptr inbounds nuw %struct.kept, ptr %3, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  br i1 %9, label %10, label %73

10:                                               ; preds = %6
  %11 = call ptr @allocated(i64 120)
  %12 = getelementptr inbounds nuw %struct.kept, ptr %3, i32 0, i32 0
  %13 = load ptr, ptr %12, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %13, i64 120, i1 false)
  %14 = getelementptr inbounds nuw %struct.kept, ptr %3, i32 0, i32 1
  %15 = load i32, ptr %14, align 8
  %16 = icmp ne i32 %15, 0
  %17 = zext i1 %16 to i64
  %18 = select i1 %16, i32 2, i32 1
  %19 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 13
  store i32 %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 12
  store i64 %1, ptr %20, align 8
  %21 = getelementptr inbounds nuw %struct.kept, ptr %3, i32 0, i32 2
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 4
  store i32 %22, ptr %23, align 4
  %24 = getelementptr inbounds nuw %struct.kept, ptr %3, i32 0, i32 2
  %25 = load i32, ptr %24, align 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %33

27:                                               ; preds = %10
  %28 = getelementptr inbounds nuw %struct.kept, ptr %3, i32 0, i32 2
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  %31 = mul i64 %30, 8
  %32 = call ptr @allocated(i64 %31)
  br label %33

33:                                               ; preds = %10, %27
  %34 = phi ptr [ %32, %27 ], [ null, %10 ]
  %35 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 9
  store ptr %34, ptr %35, align 8
  br label %36

36:                                               ; preds = %40, %33
  %.0 = phi i32 [ 0, %33 ], [ %50, %40 ]
  %37 = getelementptr inbounds nuw %struct.kept, ptr %3, i32 0, i32 2
  %38 = load i32, ptr %37, align 4
  %39 = icmp slt i32 %.0, %38
  br i1 %39, label %40, label %51

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw %struct.kept, ptr %3, i32 0, i32 3
  %42 = load ptr, ptr %41, align 8
  %43 = sext i32 %.0 to i64
  %44 = getelementptr inbounds ptr, ptr %42, i64 %43
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 9
  %47 = load ptr, ptr %46, align 8
  %48 = sext i32 %.0 to i64
  %49 = getelementptr inbounds ptr, ptr %47, i64 %48
  store ptr %45, ptr %49, align 8
  %50 = add nsw i32 %.0, 1
  br label %36

51:                                               ; preds = %36
  %52 = getelementptr inbounds nuw %struct.kept, ptr %3, i32 0, i32 1
  %53 = load i32, ptr %52, align 8
  %54 = icmp ne i32 %53, 0
  br i1 %54, label %55, label %65

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 0
  %57 = load i64, ptr %56, align 8
  %58 = call ptr @office_of(i64 %57, i64 %1)
  %59 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 1
  %60 = load i32, ptr %59, align 8
  %61 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 2
  %62 = load i32, ptr %61, align 4
  %63 = call i64 @next_number(ptr %58, i32 %60, i32 %62, i32 1)
  %64 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 5
  store i64 %63, ptr %64, align 8
  br label %73

65:                                               ; preds = %51
  %66 = getelementptr inbounds nuw %struct.kept, ptr %3, i32 0, i32 5
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 11
  %69 = call i32 @"\01MPI_Type_dup"(i64 %67, ptr %68)
  call void @post_receive(ptr %11)
  %70 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 10
  store i64 %0, ptr %70, align 8
  %71 = load ptr, ptr @waited, align 8
  %72 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 16
  store ptr %71, ptr %72, align 8
  store ptr %11, ptr @waited, align 8
  br label %73

73:                                               ; preds = %55, %65, %6
  %.036 = phi ptr [ null, %6 ], [ %11, %65 ], [ %11, %55 ]
  ret ptr %.036
}

declare i32 @"\01MPI_Request_free"(ptr)

define internal void @lay(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.lifetime.start.p0(ptr %6)
  call void @llvm.lifetime.start.p0(ptr %7)
  call void @llvm.lifetime.start.p0(ptr %8)
  %12 = call i32 @"\01MPI_Type_get_envelope"(i64 %1, ptr %5, ptr %6, ptr %7, ptr %8)
  %13 = call ptr @mpi()
  %14 = getelementptr inbounds nuw %struct.interface, ptr %13, i32 0, i32 18
  %15 = load i32, ptr %14, align 8
  %16 = load i32, ptr %8, align 4
  %17 = sub nsw i32 %16, %15
  store i32 %17, ptr %8, align 4
  %18 = load i32, ptr %8, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %4
  call void @lay_named(ptr %0, i64 %1, i64 %2, i64 %3)
  br label %70

21:                                               ; preds = %4
  %22 = load i32, ptr %5, align 4
  %23 = sext i32 %22 to i64
  %24 = mul i64 %23, 4
  %25 = call ptr @allocated(i64 %24)
  %26 = load i32, ptr %6, align 4
  %27 = sext i32 %26 to i64
  %28 = mul i64 %27, 8
  %29 = call ptr @allocated(i64 %28)
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = mul i64 %31, 8
  %33 = call ptr @allocated(i64 %32)
  %34 = load i32, ptr %5, align 4
  %35 = load i32, ptr %6, align 4
  %36 = load i32, ptr %7, align 4
  %37 = call i32 @"\01MPI_Type_get_contents"(i64 %1, i32 %34, i32 %35, i32 %36, ptr %25, ptr %29, ptr %33)
  %38 = load i32, ptr %7, align 4
  %39 = sub nsw i32 %38, 1
  br label %40

40:                                               ; preds = %43, %21
  %.030 = phi i32 [ %39, %21 ], [ %47, %43 ]
  %41 = icmp ne ptr @ompi_mpi_comm_world, null
  %42 = icmp sge i32 %.030, 0
  %spec.select = select i1 %41, i1 false, i1 %42
  br i1 %spec.select, label %43, label %48

43:                                               ; preds = %40
  %44 = call i64 @handle_at(ptr %33, i32 %.030)
  %45 = sext i32 %.030 to i64
  %46 = getelementptr inbounds i64, ptr %33, i64 %45
  store i64 %44, ptr %46, align 8
  %47 = add nsw i32 %.030, -1
  br label %40

48:                                               ; preds = %40
  %49 = load i32, ptr %8, align 4
  call void @lay_made(ptr %0, i32 %49, ptr %25, ptr %29, ptr %33, i64 %2, i64 %3)
  br label %50

50:                                               ; preds = %67, %48
  %.0 = phi i32 [ 0, %48 ], [ %68, %67 ]
  %51 = load i32, ptr %7, align 4
  %52 = icmp slt i32 %.0, %51
  br i1 %52, label %53, label %69

53:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(ptr %9)
  call void @llvm.lifetime.start.p0(ptr %10)
  call void @llvm.lifetime.start.p0(ptr %11)
  %54 = sext i32 %.0 to i64
  %55 = getelementptr inbounds i64, ptr %33, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = call i32 @"\01MPI_Type_get_envelope"(i64 %56, ptr %9, ptr %10, ptr %11, ptr %8)
  %58 = load i32, ptr %8, align 4
  %59 = call ptr @mpi()
  %60 = getelementptr inbounds nuw %struct.interface, ptr %59, i32 0, i32 18
  %61 = load i32, ptr %60, align 8
  %62 = icmp ne i32 %58, %61
  br i1 %62, label %63, label %67

63:                                               ; preds = %53
  %64 = sext i32 %.0 to i64
  %65 = getelementptr inbounds i64, ptr %33, i64 %64
  %66 = call i32 @"\01MPI_Type_free"(ptr %65)
  br label %67

67:                                               ; preds = %63, %53
  call void @llvm.lifetime.end.p0(ptr %11)
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.end.p0(ptr %9)
  %68 = add nsw i32 %.0, 1
  br label %50

69:                                               ; preds = %50
  call void @free(ptr %25)
  call void @free(ptr %29)
  call void @free(ptr %33)
  br label %70

70:                                               ; preds = %69, %20
  call void @llvm.lifetime.end.p0(ptr %8)
  call void @llvm.lifetime.end.p0(ptr %7)
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

define internal i64 @extent_of(i64 %0) {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %2)
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = call i32 @"\01MPI_Type_get_extent"(i64 %0, ptr %2, ptr %3)
  %5 = load i64, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr %3)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i64 %5
}

declare i32 @"\01MPI_Type_get_envelope"(i64, ptr, ptr, ptr, ptr)

define internal void @lay_named(ptr %0, i64 %1, i64 %2, i64 %3) {
  %5 = alloca [256 x i8], align 16
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %5)
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %6)
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 0
  %8 = call i32 @"\01MPI_Type_get_name"(i64 %1, ptr %7, ptr %6)
  br label %9

9:                                                ; preds = %48, %4
  %.044 = phi i64 [ 0, %4 ], [ %49, %48 ]
  %10 = icmp ult i64 %.044, 19
  br i1 %10, label %11, label %50

11:                                               ; preds = %9
  %12 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 0
  %13 = getelementptr inbounds nuw [19 x %struct.anon], ptr @named, i64 0, i64 %.044
  %14 = getelementptr inbounds nuw %struct.anon, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = call i32 @strcmp(ptr %12, ptr %15)
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %48, label %18

18:                                               ; preds = %11, %23
  %.040 = phi i32 [ %36, %23 ], [ 0, %11 ]
  %19 = getelementptr inbounds nuw [19 x %struct.anon], ptr @named, i64 0, i64 %.044
  %20 = getelementptr inbounds nuw %struct.anon, ptr %19, i32 0, i32 3
  %21 = load i32, ptr %20, align 8
  %22 = icmp slt i32 %.040, %21
  br i1 %22, label %23, label %37

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw [19 x %struct.anon], ptr @named, i64 0, i64 %.044
  %25 = getelementptr inbounds nuw %struct.anon, ptr %24, i32 0, i32 1
  %26 = load i32, ptr %25, align 8
  %27 = mul nsw i32 %.040, %26
  %28 = sext i32 %27 to i64
  %29 = add nsw i64 %2, %28
  %30 = getelementptr inbounds nuw [19 x %struct.anon], ptr @named, i64 0, i64 %.044
  %31 = getelementptr inbounds nuw %struct.anon, ptr %30, i32 0, i32 1
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds nuw [19 x %struct.anon], ptr @named, i64 0, i64 %.044
  %34 = getelementptr inbounds nuw %struct.anon, ptr %33, i32 0, i32 2
  %35 = load i32, ptr %34, align 4
  call void @put(ptr %0, i64 %29, i32 %32, i32 %35)
  %36 = add nsw i32 %.040, 1
  br label %18

37:                                               ; preds = %18
  %38 = getelementptr inbounds nuw [19 x %struct.anon], ptr @named, i64 0, i64 %.044
  %39 = getelementptr inbounds nuw %struct.anon, ptr %38, i32 0, i32 4
  %40 = load i32, ptr %39, align 4
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %50

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw [19 x %struct.anon], ptr @named, i64 0, i64 %.044
  %44 = getelementptr inbounds nuw %struct.anon, ptr %43, i32 0, i32 1
  %45 = load i32, ptr %44, align 8
  %46 = sext i32 %45 to i64
  %47 = add nsw i64 %2, %46
  call void @put(ptr %0, i64 %47, i32 0, i32 0)
  br label %50

48:                                               ; preds = %11
  %49 = add i64 %.044, 1
  br label %9

50:                                               ; preds = %37, %42, %9
  %.041 = phi i32 [ 2, %9 ], [ 1, %42 ], [ 1, %37 ]
  %cond = icmp eq i32 %.041, 2
  br i1 %cond, label %51, label %93

51:                                               ; preds = %50, %66
  %.039 = phi i64 [ %67, %66 ], [ 0, %50 ]
  %52 = icmp ult i64 %.039, 34
  br i1 %52, label %53, label %68

53:                                               ; preds = %51
  %54 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 0
  %55 = getelementptr inbounds nuw [34 x ptr], ptr @integers, i64 0, i64 %.039
  %56 = load ptr, ptr %55, align 8
  %57 = call i32 @strcmp(ptr %54, ptr %56)
  %58 = icmp ne i32 %57, 0
  br i1 %58, label %66, label %59

59:                                               ; preds = %53
  call void @put(ptr %0, i64 %2, i32 0, i32 0)
  %60 = add i64 %.039, 3
  %61 = icmp uge i64 %60, 34
  %62 = zext i1 %61 to i32
  %63 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 4
  %64 = load i32, ptr %63, align 4
  %65 = or i32 %64, %62
  store i32 %65, ptr %63, align 4
  br label %68

66:                                               ; preds = %53
  %67 = add i64 %.039, 1
  br label %51

68:                                               ; preds = %51, %59
  %.243 = phi i32 [ 1, %59 ], [ 8, %51 ]
  %cond45 = icmp eq i32 %.243, 8
  br i1 %cond45, label %69, label %93

69:                                               ; preds = %68, %72
  %.038 = phi ptr [ %75, %72 ], [ @lay_named.why, %68 ]
  %.037 = phi ptr [ %73, %72 ], [ @.str.16, %68 ]
  %70 = load i8, ptr %.037, align 1
  %71 = icmp ne i8 %70, 0
  br i1 %71, label %72, label %76

72:                                               ; preds = %69
  %73 = getelementptr inbounds nuw i8, ptr %.037, i32 1
  %74 = load i8, ptr %.037, align 1
  %75 = getelementptr inbounds nuw i8, ptr %.038, i32 1
  store i8 %74, ptr %.038, align 1
  br label %69

76:                                               ; preds = %69
  %77 = getelementptr inbounds [256 x i8], ptr %5, i64 0, i64 0
  br label %78

78:                                               ; preds = %81, %76
  %.1 = phi ptr [ %.038, %76 ], [ %84, %81 ]
  %.036 = phi ptr [ %77, %76 ], [ %82, %81 ]
  %79 = load i8, ptr %.036, align 1
  %80 = icmp ne i8 %79, 0
  br i1 %80, label %81, label %85

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %.036, i32 1
  %83 = load i8, ptr %.036, align 1
  %84 = getelementptr inbounds nuw i8, ptr %.1, i32 1
  store i8 %83, ptr %.1, align 1
  br label %78

85:                                               ; preds = %78, %88
  %.2 = phi ptr [ %91, %88 ], [ %.1, %78 ]
  %.0 = phi ptr [ %89, %88 ], [ @.str.17, %78 ]
  %86 = load i8, ptr %.0, align 1
  %87 = icmp ne i8 %86, 0
  br i1 %87, label %88, label %92

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %.0, i32 1
  %90 = load i8, ptr %.0, align 1
  %91 = getelementptr inbounds nuw i8, ptr %.2, i32 1
  store i8 %90, ptr %.2, align 1
  br label %85

92:                                               ; preds = %85
  call void @fail(i64 %3, ptr @lay_named.why)
  br label %93

93:                                               ; preds = %68, %50, %92
  call void @llvm.lifetime.end.p0(ptr %6)
  call void @llvm.lifetime.end.p0(ptr %5)
  ret void
}

declare i32 @"\01MPI_Type_get_contents"(i64, i32, i32, i32, ptr, ptr, ptr)

define internal void @lay_made(ptr %0, i32 %1, ptr %2, ptr %3, ptr %4, i64 %5, i64 %6) {
  %8 = icmp eq i32 %1, 11
  br i1 %8, label %13, label %9

9:                                                ; preds = %7
  %10 = getelementptr inbounds i64, ptr %4, i64 0
  %11 = load i64, ptr %10, align 8
  %12 = call i64 @extent_of(i64 %11)
  br label %13

13:                                               ; preds = %7, %9
  %14 = phi i64 [ %12, %9 ], [ 0, %7 ]
  switch i32 %1, label %152 [
    i32 1, label %15
    i32 17, label %15
    i32 2, label %18
    i32 3, label %24
    i32 5, label %42
    i32 6, label %58
    i32 8, label %81
    i32 9, label %98
    i32 18, label %116
    i32 11, label %131
    i32 12, label %149
  ]

15:                                               ; preds = %13, %13
  %16 = getelementptr inbounds i64, ptr %4, i64 0
  %17 = load i64, ptr %16, align 8
  call void @lay(ptr %0, i64 %17, i64 %5, i64 %6)
  br label %153

18:                                               ; preds = %13
  %19 = getelementptr inbounds i64, ptr %4, i64 0
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i32, ptr %2, i64 0
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  call void @lay_many(ptr %0, i64 %20, i64 %5, i64 %23, i64 %6)
  br label %153

24:                                               ; preds = %13, %28
  %.0100 = phi i32 [ %41, %28 ], [ 0, %13 ]
  %25 = getelementptr inbounds i32, ptr %2, i64 0
  %26 = load i32, ptr %25, align 4
  %27 = icmp slt i32 %.0100, %26
  br i1 %27, label %28, label %153

28:                                               ; preds = %24
  %29 = getelementptr inbounds i64, ptr %4, i64 0
  %30 = load i64, ptr %29, align 8
  %31 = sext i32 %.0100 to i64
  %32 = getelementptr inbounds i32, ptr %2, i64 2
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = mul nsw i64 %31, %34
  %36 = mul nsw i64 %35, %14
  %37 = add nsw i64 %5, %36
  %38 = getelementptr inbounds i32, ptr %2, i64 1
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  call void @lay_many(ptr %0, i64 %30, i64 %37, i64 %40, i64 %6)
  %41 = add nsw i32 %.0100, 1
  br label %24

42:                                               ; preds = %13, %46
  %.099 = phi i32 [ %57, %46 ], [ 0, %13 ]
  %43 = getelementptr inbounds i32, ptr %2, i64 0
  %44 = load i32, ptr %43, align 4
  %45 = icmp slt i32 %.099, %44
  br i1 %45, label %46, label %153

46:                                               ; preds = %42
  %47 = getelementptr inbounds i64, ptr %4, i64 0
  %48 = load i64, ptr %47, align 8
  %49 = sext i32 %.099 to i64
  %50 = getelementptr inbounds i64, ptr %3, i64 0
  %51 = load i64, ptr %50, align 8
  %52 = mul nsw i64 %49, %51
  %53 = add nsw i64 %5, %52
  %54 = getelementptr inbounds i32, ptr %2, i64 1
  %55 = load i32, ptr %54, align 4
  %56 = sext i32 %55 to i64
  call void @lay_many(ptr %0, i64 %48, i64 %53, i64 %56, i64 %6)
  %57 = add nsw i32 %.099, 1
  br label %42

58:                                               ; preds = %13, %62
  %.098 = phi i32 [ %80, %62 ], [ 0, %13 ]
  %59 = getelementptr inbounds i32, ptr %2, i64 0
  %60 = load i32, ptr %59, align 4
  %61 = icmp slt i32 %.098, %60
  br i1 %61, label %62, label %153

62:                                               ; preds = %58
  %63 = getelementptr inbounds i64, ptr %4, i64 0
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds i32, ptr %2, i64 0
  %66 = load i32, ptr %65, align 4
  %67 = add nsw i32 1, %66
  %68 = add nsw i32 %67, %.098
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %2, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = sext i32 %71 to i64
  %73 = mul nsw i64 %72, %14
  %74 = add nsw i64 %5, %73
  %75 = add nsw i32 1, %.098
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %2, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = sext i32 %78 to i64
  call void @lay_many(ptr %0, i64 %64, i64 %74, i64 %79, i64 %6)
  %80 = add nsw i32 %.098, 1
  br label %58

81:                                               ; preds = %13, %85
  %.097 = phi i32 [ %97, %85 ], [ 0, %13 ]
  %82 = getelementptr inbounds i32, ptr %2, i64 0
  %83 = load i32, ptr %82, align 4
  %84 = icmp slt i32 %.097, %83
  br i1 %84, label %85, label %153

85:                                               ; preds = %81
  %86 = getelementptr inbounds i64, ptr %4, i64 0
  %87 = load i64, ptr %86, align 8
  %88 = sext i32 %.097 to i64
  %89 = getelementptr inbounds i64, ptr %3, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = add nsw i64 %5, %90
  %92 = add nsw i32 1, %.097
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %2, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = sext i32 %95 to i64
  call void @lay_many(ptr %0, i64 %87, i64 %91, i64 %96, i64 %6)
  %97 = add nsw i32 %.097, 1
  br label %81

98:                                               ; preds = %13, %102
  %.096 = phi i32 [ %115, %102 ], [ 0, %13 ]
  %99 = getelementptr inbounds i32, ptr %2, i64 0
  %100 = load i32, ptr %99, align 4
  %101 = icmp slt i32 %.096, %100
  br i1 %101, label %102, label %153

102:                                              ; preds = %98
  %103 = getelementptr inbounds i64, ptr %4, i64 0
  %104 = load i64, ptr %103, align 8
  %105 = add nsw i32 2, %.096
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %2, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = sext i32 %108 to i64
  %110 = mul nsw i64 %109, %14
  %111 = add nsw i64 %5, %110
  %112 = getelementptr inbounds i32, ptr %2, i64 1
  %113 = load i32, ptr %112, align 4
  %114 = sext i32 %113 to i64
  call void @lay_many(ptr %0, i64 %104, i64 %111, i64 %114, i64 %6)
  %115 = add nsw i32 %.096, 1
  br label %98

116:                                              ; preds = %13, %120
  %.095 = phi i32 [ %130, %120 ], [ 0, %13 ]
  %117 = getelementptr inbounds i32, ptr %2, i64 0
  %118 = load i32, ptr %117, align 4
  %119 = icmp slt i32 %.095, %118
  br i1 %119, label %120, label %153

120:                                              ; preds = %116
  %121 = getelementptr inbounds i64, ptr %4, i64 0
  %122 = load i64, ptr %121, align 8
  %123 = sext i32 %.095 to i64
  %124 = getelementptr inbounds i64, ptr %3, i64 %123
  %125 = load i64, ptr %124, align 8
  %126 = add nsw i64 %5, %125
  %127 = getelementptr inbounds i32, ptr %2, i64 1
  %128 = load i32, ptr %127, align 4
  %129 = sext i32 %128 to i64
  call void @lay_many(ptr %0, i64 %122, i64 %126, i64 %129, i64 %6)
  %130 = add nsw i32 %.095, 1
  br label %116

131:                                              ; preds = %13, %135
  %.0 = phi i32 [ %148, %135 ], [ 0, %13 ]
  %132 = getelementptr inbounds i32, ptr %2, i64 0
  %133 = load i32, ptr %132, align 4
  %134 = icmp slt i32 %.0, %133
  br i1 %134, label %135, label %153

135:                                              ; preds = %131
  %136 = sext i32 %.0 to i64
  %137 = getelementptr inbounds i64, ptr %4, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = sext i32 %.0 to i64
  %140 = getelementptr inbounds i64, ptr %3, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = add nsw i64 %5, %141
  %143 = add nsw i32 1, %.0
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %2, i64 %144
  %146 = load i32, ptr %145, align 4
  %147 = sext i32 %146 to i64
  call void @lay_many(ptr %0, i64 %138, i64 %142, i64 %147, i64 %6)
  %148 = add nsw i32 %.0, 1
  br label %131

149:                                              ; preds = %13
  %150 = getelementptr inbounds i64, ptr %4, i64 0
  %151 = load i64, ptr %150, align 8
  call void @lay_subarray(ptr %0, i64 %151, i64 %5, ptr %2, i64 %6)
  br label %153

152:                                              ; preds = %13
  call void @fail(i64 %6, ptr @.str.71)
  br label %153

153:                                              ; preds = %131, %116, %98, %81, %58, %42, %24, %152, %149, %18, %15
  ret void
}

declare i32 @"\01MPI_Type_get_name"(i64, ptr, ptr)

declare i32 @strcmp(ptr, ptr)

define internal void @put(ptr %0, i64 %1, i32 %2, i32 %3) {
  %5 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 1
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 2
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %10, label %22

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 2
  %14 = load i32, ptr %13, align 4
  %15 = mul nsw i32 2, %14
  %16 = add nsw i32 %15, 8
  %17 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 2
  store i32 %16, ptr %17, align 4
  %18 = sext i32 %16 to i64
  %19 = mul i64 %18, 16
  %20 = call ptr @realloc(ptr %12, i64 %19)
  %21 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 5
  store ptr %20, ptr %21, align 8
  br label %22

22:                                               ; preds = %10, %4
  %23 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 5
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 1
  %26 = load i32, ptr %25, align 8
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %25, align 8
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds %struct.number, ptr %24, i64 %28
  store i64 %1, ptr %29, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %29, i64 8
  store i32 %2, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %29, i64 12
  store i32 %3, ptr %.sroa.3.0..sroa_idx, align 4
  %30 = getelementptr inbounds nuw %struct.layout, ptr %0, i32 0, i32 3
  %31 = load i32, ptr %30, align 8
  %32 = add nsw i32 %31, %3
  store i32 %32, ptr %30, align 8
  ret void
}

define internal void @lay_many(ptr %0, i64 %1, i64 %2, i64 %3, i64 %4) {
  %6 = call i64 @extent_of(i64 %1)
  br label %7

7:                                                ; preds = %9, %5
  %.0 = phi i64 [ 0, %5 ], [ %12, %9 ]
  %8 = icmp slt i64 %.0, %3
  br i1 %8, label %9, label %13

9:                                                ; preds = %7
  %10 = mul nsw i64 %.0, %6
  %11 = add nsw i64 %2, %10
  call void @lay(ptr %0, i64 %1, i64 %11, i64 %4)
  %12 = add nsw i64 %.0, 1
  br label %7

13:                                               ; preds = %7
  ret void
}

define internal void @lay_subarray(ptr %0, i64 %1, i64 %2, ptr %3, i64 %4) {
  %6 = getelementptr inbounds i32, ptr %3, i64 0
  %7 = load i32, ptr %6, align 4
  %8 = mul nsw i32 3, %7
  %9 = add nsw i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %3, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = call ptr @mpi()
  %14 = getelementptr inbounds nuw %struct.interface, ptr %13, i32 0, i32 19
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %12, %15
  %17 = zext i1 %16 to i32
  %18 = getelementptr inbounds i32, ptr %3, i64 1
  %19 = sext i32 %7 to i64
  %20 = getelementptr inbounds i32, ptr %18, i64 %19
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i32, ptr %20, i64 %21
  %23 = call i64 @extent_of(i64 %1)
  br label %24

24:                                               ; preds = %26, %5
  %.049 = phi i32 [ 0, %5 ], [ %32, %26 ]
  %.0 = phi i64 [ 1, %5 ], [ %31, %26 ]
  %25 = icmp slt i32 %.049, %7
  br i1 %25, label %26, label %33

26:                                               ; preds = %24
  %27 = sext i32 %.049 to i64
  %28 = getelementptr inbounds i32, ptr %20, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %.0, %30
  %32 = add nsw i32 %.049, 1
  br label %24

33:                                               ; preds = %24, %65
  %.048 = phi i64 [ %68, %65 ], [ 0, %24 ]
  %34 = icmp slt i64 %.048, %.0
  br i1 %34, label %35, label %69

35:                                               ; preds = %33, %37
  %.047 = phi i64 [ %58, %37 ], [ %.048, %33 ]
  %.046 = phi i64 [ %63, %37 ], [ 1, %33 ]
  %.045 = phi i64 [ %53, %37 ], [ 0, %33 ]
  %.044 = phi i32 [ %64, %37 ], [ 0, %33 ]
  %36 = icmp slt i32 %.044, %7
  br i1 %36, label %37, label %65

37:                                               ; preds = %35
  %38 = icmp ne i32 %17, 0
  %39 = sub nsw i32 %7, 1
  %40 = sub nsw i32 %39, %.044
  %41 = select i1 %38, i32 %40, i32 %.044
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %22, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  %46 = sext i32 %41 to i64
  %47 = getelementptr inbounds i32, ptr %20, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = sext i32 %48 to i64
  %50 = srem i64 %.047, %49
  %51 = add nsw i64 %45, %50
  %52 = mul nsw i64 %51, %.046
  %53 = add nsw i64 %.045, %52
  %54 = sext i32 %41 to i64
  %55 = getelementptr inbounds i32, ptr %20, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  %58 = sdiv i64 %.047, %57
  %59 = sext i32 %41 to i64
  %60 = getelementptr inbounds i32, ptr %18, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = sext i32 %61 to i64
  %63 = mul nsw i64 %.046, %62
  %64 = add nsw i32 %.044, 1
  br label %35

65:                                               ; preds = %35
  %66 = mul nsw i64 %.045, %23
  %67 = add nsw i64 %2, %66
  call void @lay(ptr %0, i64 %1, i64 %67, i64 %4)
  %68 = add nsw i64 %.048, 1
  br label %33

69:                                               ; preds = %33
  ret void
}

declare i32 @"\01MPI_Type_get_extent"(i64, ptr, ptr)

declare ptr @calloc(i64, i64)

declare void @__ehub_stop_memory()

define internal void @move_number(i32 %0, ptr %1, i32 %2, ptr %3) {
  switch i32 %0, label %36 [
    i32 0, label %5
    i32 1, label %14
    i32 2, label %21
    i32 3, label %32
  ]

5:                                                ; preds = %4
  %6 = icmp eq i32 %2, 8
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = load double, ptr %1, align 8
  br label %12

9:                                                ; preds = %5
  %10 = load float, ptr %1, align 4
  %11 = fpext float %10 to double
  br label %12

12:                                               ; preds = %9, %7
  %13 = phi double [ %8, %7 ], [ %11, %9 ]
  store double %13, ptr %3, align 8
  br label %36

14:                                               ; preds = %4
  %15 = icmp eq i32 %2, 8
  br i1 %15, label %16, label %18

16:                                               ; preds = %14
  %17 = load double, ptr %3, align 8
  store double %17, ptr %1, align 8
  br label %36

18:                                               ; preds = %14
  %19 = load double, ptr %3, align 8
  %20 = fptrunc double %19 to float
  store float %20, ptr %1, align 4
  br label %36

21:                                               ; preds = %4
  %22 = icmp eq i32 %2, 8
  br i1 %22, label %23, label %27

23:                                               ; preds = %21
  %24 = load double, ptr %3, align 8
  %25 = load double, ptr %1, align 8
  %26 = fadd double %25, %24
  store double %26, ptr %1, align 8
  br label %36

27:                                               ; preds = %21
  %28 = load double, ptr %3, align 8
  %29 = fptrunc double %28 to float
  %30 = load float, ptr %1, align 4
  %31 = fadd float %30, %29
  store float %31, ptr %1, align 4
  br label %36

32:                                               ; preds = %4
  %33 = icmp eq i32 %2, 8
  br i1 %33, label %34, label %35

34:                                               ; preds = %32
  store double 0.000000e+00, ptr %1, align 8
  br label %36

35:                                               ; preds = %32
  store float 0.000000e+00, ptr %1, align 4
  br label %36

36:                                               ; preds = %34, %35, %23, %27, %16, %18, %12, %4
  ret void
}

define internal void @weigh_product(ptr %0, ptr %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 2
  %5 = load i32, ptr %4, align 4
  %6 = mul nsw i32 4, %5
  %7 = sext i32 %6 to i64
  %8 = mul i64 %7, 8
  %9 = call ptr @allocated(i64 %8)
  %10 = mul nsw i32 2, %5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  br label %13

13:                                               ; preds = %24, %3
  %.043 = phi i32 [ 0, %3 ], [ %37, %24 ]
  %14 = icmp slt i32 %.043, %5
  br i1 %14, label %15, label %38

15:                                               ; preds = %13
  %16 = sext i32 %.043 to i64
  %17 = getelementptr inbounds double, ptr %1, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = fcmp oeq double %18, 0.000000e+00
  br i1 %19, label %24, label %20

20:                                               ; preds = %15
  %21 = sext i32 %.043 to i64
  %22 = getelementptr inbounds double, ptr %1, i64 %21
  %23 = load double, ptr %22, align 8
  br label %24

24:                                               ; preds = %15, %20
  %25 = phi double [ %23, %20 ], [ 1.000000e+00, %15 ]
  %26 = sext i32 %.043 to i64
  %27 = getelementptr inbounds double, ptr %9, i64 %26
  store double %25, ptr %27, align 8
  %28 = sext i32 %.043 to i64
  %29 = getelementptr inbounds double, ptr %1, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fcmp oeq double %30, 0.000000e+00
  %32 = zext i1 %31 to i32
  %33 = sitofp i32 %32 to double
  %34 = add nsw i32 %5, %.043
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %9, i64 %35
  store double %33, ptr %36, align 8
  %37 = add nsw i32 %.043, 1
  br label %13

38:                                               ; preds = %13
  %39 = call ptr @mpi()
  %40 = getelementptr inbounds nuw %struct.interface, ptr %39, i32 0, i32 2
  %41 = load i64, ptr %40, align 8
  %42 = call ptr @mpi()
  %43 = getelementptr inbounds nuw %struct.interface, ptr %42, i32 0, i32 6
  %44 = load i64, ptr %43, align 8
  %45 = call i32 @"\01MPI_Allreduce"(ptr %9, ptr %12, i32 %5, i64 %41, i64 %44, i64 %2)
  %46 = sext i32 %5 to i64
  %47 = getelementptr inbounds double, ptr %9, i64 %46
  %48 = sext i32 %5 to i64
  %49 = getelementptr inbounds double, ptr %12, i64 %48
  %50 = call ptr @mpi()
  %51 = getelementptr inbounds nuw %struct.interface, ptr %50, i32 0, i32 2
  %52 = load i64, ptr %51, align 8
  %53 = call ptr @mpi()
  %54 = getelementptr inbounds nuw %struct.interface, ptr %53, i32 0, i32 5
  %55 = load i64, ptr %54, align 8
  %56 = call i32 @"\01MPI_Allreduce"(ptr %47, ptr %49, i32 %5, i64 %52, i64 %55, i64 %2)
  br label %57

57:                                               ; preds = %78, %38
  %.0 = phi i32 [ 0, %38 ], [ %84, %78 ]
  %58 = icmp slt i32 %.0, %5
  br i1 %58, label %59, label %85

59:                                               ; preds = %57
  %60 = add nsw i32 %5, %.0
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %12, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = add nsw i32 %5, %.0
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %9, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fsub double %63, %67
  %69 = fcmp ogt double %68, 0.000000e+00
  br i1 %69, label %78, label %70

70:                                               ; preds = %59
  %71 = sext i32 %.0 to i64
  %72 = getelementptr inbounds double, ptr %12, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = sext i32 %.0 to i64
  %75 = getelementptr inbounds double, ptr %9, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fdiv double %73, %76
  br label %78

78:                                               ; preds = %59, %70
  %79 = phi double [ %77, %70 ], [ 0.000000e+00, %59 ]
  %80 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 3
  %81 = load ptr, ptr %80, align 8
  %82 = sext i32 %.0 to i64
  %83 = getelementptr inbounds double, ptr %81, i64 %82
  store double %79, ptr %83, align 8
  %84 = add nsw i32 %.0, 1
  br label %57

85:                                               ; preds = %57
  call void @free(ptr %9)
  ret void
}

define internal void @weigh_extreme(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 2
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = mul i64 %7, 8
  %9 = call ptr @allocated(i64 %8)
  %10 = sext i32 %6 to i64
  %11 = call ptr @allocated(i64 %10)
  %12 = call ptr @mpi()
  %13 = getelementptr inbounds nuw %struct.interface, ptr %12, i32 0, i32 2
  %14 = load i64, ptr %13, align 8
  %15 = call i32 @"\01MPI_Allreduce"(ptr %1, ptr %9, i32 %6, i64 %14, i64 %2, i64 %3)
  br label %16

16:                                               ; preds = %18, %4
  %.0 = phi i32 [ 0, %4 ], [ %30, %18 ]
  %17 = icmp slt i32 %.0, %6
  br i1 %17, label %18, label %31

18:                                               ; preds = %16
  %19 = sext i32 %.0 to i64
  %20 = getelementptr inbounds double, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = sext i32 %.0 to i64
  %23 = getelementptr inbounds double, ptr %9, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fcmp oeq double %21, %24
  %26 = zext i1 %25 to i32
  %27 = trunc i32 %26 to i8
  %28 = sext i32 %.0 to i64
  %29 = getelementptr inbounds i8, ptr %11, i64 %28
  store i8 %27, ptr %29, align 1
  %30 = add nsw i32 %.0, 1
  br label %16

31:                                               ; preds = %16
  call void @weigh_owner(ptr %0, ptr %11, i64 %3)
  call void @free(ptr %9)
  call void @free(ptr %11)
  ret void
}

define internal void @weigh_place(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5) {
  %7 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 0
  %8 = load ptr, ptr %7, align 8
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds nuw %struct.layout, ptr %8, i32 0, i32 0
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %9, %11
  %13 = call ptr @allocated(i64 %12)
  %14 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 2
  %15 = load i32, ptr %14, align 4
  %16 = sext i32 %15 to i64
  %17 = call ptr @allocated(i64 %16)
  %18 = getelementptr inbounds nuw %struct.layout, ptr %8, i32 0, i32 3
  %19 = load i32, ptr %18, align 8
  %20 = call i32 @"\01MPI_Allreduce"(ptr %1, ptr %13, i32 %2, i64 %3, i64 %4, i64 %5)
  br label %21

21:                                               ; preds = %74, %6
  %.047 = phi i32 [ 0, %6 ], [ %75, %74 ]
  %22 = icmp slt i32 %.047, %2
  br i1 %22, label %23, label %76

23:                                               ; preds = %21
  %24 = sext i32 %.047 to i64
  %25 = getelementptr inbounds nuw %struct.layout, ptr %8, i32 0, i32 0
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %24, %26
  %28 = getelementptr inbounds i8, ptr %1, i64 %27
  %29 = sext i32 %.047 to i64
  %30 = getelementptr inbounds nuw %struct.layout, ptr %8, i32 0, i32 0
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %29, %31
  %33 = getelementptr inbounds i8, ptr %13, i64 %32
  br label %34

34:                                               ; preds = %63, %23
  %.049 = phi i32 [ 0, %23 ], [ %64, %63 ]
  %.048 = phi i32 [ 1, %23 ], [ %.1, %63 ]
  %35 = getelementptr inbounds nuw %struct.layout, ptr %8, i32 0, i32 1
  %36 = load i32, ptr %35, align 8
  %37 = icmp slt i32 %.049, %36
  br i1 %37, label %38, label %65

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw %struct.layout, ptr %8, i32 0, i32 5
  %40 = load ptr, ptr %39, align 8
  %41 = sext i32 %.049 to i64
  %42 = getelementptr inbounds %struct.number, ptr %40, i64 %41
  %.sroa.0.0.copyload = load i64, ptr %42, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %42, i64 8
  %.sroa.5.0.copyload = load i32, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %42, i64 12
  %.sroa.7.0.copyload = load i32, ptr %.sroa.7.0..sroa_idx, align 4
  br label %43

43:                                               ; preds = %48, %38
  %.1 = phi i32 [ %.048, %38 ], [ %61, %48 ]
  %.046 = phi i32 [ 0, %38 ], [ %62, %48 ]
  %44 = icmp ne i32 %.sroa.5.0.copyload, 0
  %45 = mul nsw i32 %.sroa.5.0.copyload, %.sroa.7.0.copyload
  %46 = select i1 %44, i32 %45, i32 4
  %47 = icmp slt i32 %.046, %46
  br i1 %47, label %48, label %63

48:                                               ; preds = %43
  %49 = sext i32 %.046 to i64
  %50 = add nsw i64 %.sroa.0.0.copyload, %49
  %51 = getelementptr inbounds i8, ptr %28, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = sext i8 %52 to i32
  %54 = sext i32 %.046 to i64
  %55 = add nsw i64 %.sroa.0.0.copyload, %54
  %56 = getelementptr inbounds i8, ptr %33, i64 %55
  %57 = load i8, ptr %56, align 1
  %58 = sext i8 %57 to i32
  %59 = icmp eq i32 %53, %58
  %60 = zext i1 %59 to i32
  %61 = and i32 %.1, %60
  %62 = add nsw i32 %.046, 1
  br label %43

63:                                               ; preds = %43
  %64 = add nsw i32 %.049, 1
  br label %34

65:                                               ; preds = %34, %67
  %.0 = phi i32 [ %73, %67 ], [ 0, %34 ]
  %66 = icmp slt i32 %.0, %19
  br i1 %66, label %67, label %74

67:                                               ; preds = %65
  %68 = trunc i32 %.048 to i8
  %69 = mul nsw i32 %.047, %19
  %70 = add nsw i32 %69, %.0
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %17, i64 %71
  store i8 %68, ptr %72, align 1
  %73 = add nsw i32 %.0, 1
  br label %65

74:                                               ; preds = %65
  %75 = add nsw i32 %.047, 1
  br label %21

76:                                               ; preds = %21
  call void @weigh_owner(ptr %0, ptr %17, i64 %5)
  call void @free(ptr %13)
  call void @free(ptr %17)
  ret void
}

define internal void @weigh_owner(ptr %0, ptr %1, i64 %2) {
  %4 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 2
  %5 = load i32, ptr %4, align 4
  %6 = call i32 @rank_of(i64 %2)
  %7 = mul nsw i32 2, %5
  %8 = sext i32 %7 to i64
  %9 = mul i64 %8, 4
  %10 = call ptr @allocated(i64 %9)
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds i32, ptr %10, i64 %11
  br label %13

13:                                               ; preds = %15, %3
  %.025 = phi i32 [ 0, %3 ], [ %23, %15 ]
  %14 = icmp slt i32 %.025, %5
  br i1 %14, label %15, label %24

15:                                               ; preds = %13
  %16 = sext i32 %.025 to i64
  %17 = getelementptr inbounds i8, ptr %1, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = sext i8 %18 to i32
  %20 = icmp ne i32 %19, 0
  %. = select i1 %20, i32 %6, i32 2147483647
  %21 = sext i32 %.025 to i64
  %22 = getelementptr inbounds i32, ptr %10, i64 %21
  store i32 %., ptr %22, align 4
  %23 = add nsw i32 %.025, 1
  br label %13

24:                                               ; preds = %13
  %25 = call ptr @mpi()
  %26 = getelementptr inbounds nuw %struct.interface, ptr %25, i32 0, i32 3
  %27 = load i64, ptr %26, align 8
  %28 = call ptr @mpi()
  %29 = getelementptr inbounds nuw %struct.interface, ptr %28, i32 0, i32 7
  %30 = load i64, ptr %29, align 8
  %31 = call i32 @"\01MPI_Allreduce"(ptr %10, ptr %12, i32 %5, i64 %27, i64 %30, i64 %2)
  br label %32

32:                                               ; preds = %34, %24
  %.0 = phi i32 [ 0, %24 ], [ %45, %34 ]
  %33 = icmp slt i32 %.0, %5
  br i1 %33, label %34, label %46

34:                                               ; preds = %32
  %35 = sext i32 %.0 to i64
  %36 = getelementptr inbounds i32, ptr %12, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, %6
  %39 = zext i1 %38 to i32
  %40 = sitofp i32 %39 to double
  %41 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 3
  %42 = load ptr, ptr %41, align 8
  %43 = sext i32 %.0 to i64
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  store double %40, ptr %44, align 8
  %45 = add nsw i32 %.0, 1
  br label %32

46:                                               ; preds = %32
  call void @free(ptr %10)
  ret void
}

define internal i32 @size_of(i64 %0) {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %2)
  %3 = call i32 @"\01MPI_Comm_size"(i64 %0, ptr %2)
  %4 = load i32, ptr %2, align 4
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i32 %4
}

declare i32 @"\01MPI_Comm_size"(i64, ptr)

define internal i64 @backwards(i64 %0, i64 %1) {
  %3 = call ptr @office_of(i64 %0, i64 %1)
  %4 = getelementptr inbounds nuw %struct.office, ptr %3, i32 0, i32 4
  %5 = load i64, ptr %4, align 8
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %2
  %8 = call i32 @rank_of(i64 %0)
  %9 = sub nsw i32 0, %8
  %10 = getelementptr inbounds nuw %struct.office, ptr %3, i32 0, i32 4
  %11 = call i32 @"\01MPI_Comm_split"(i64 %0, i32 0, i32 %9, ptr %10)
  br label %12

12:                                               ; preds = %7, %2
  %13 = getelementptr inbounds nuw %struct.office, ptr %3, i32 0, i32 4
  %14 = load i64, ptr %13, align 8
  ret i64 %14
}

define internal void @scan_move(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4, i64 %5, i32 %6) {
  %8 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 1
  %11 = load i32, ptr %10, align 8
  %12 = sext i32 %11 to i64
  %13 = call ptr @taken(ptr %9, i64 %12, ptr %3)
  %14 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 2
  %15 = load i32, ptr %14, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %16, 8
  %18 = call ptr @allocated(i64 %17)
  %19 = icmp eq i32 %2, 2
  br i1 %19, label %20, label %27

20:                                               ; preds = %7
  %21 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 1
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = call ptr @move(i32 3, ptr %22, i64 %25, ptr %3, ptr null)
  br label %27

27:                                               ; preds = %20, %7
  %28 = icmp ne i32 %1, 0
  br i1 %28, label %29, label %39

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 2
  %31 = load i32, ptr %30, align 4
  %32 = call ptr @mpi()
  %33 = getelementptr inbounds nuw %struct.interface, ptr %32, i32 0, i32 2
  %34 = load i64, ptr %33, align 8
  %35 = call ptr @mpi()
  %36 = getelementptr inbounds nuw %struct.interface, ptr %35, i32 0, i32 5
  %37 = load i64, ptr %36, align 8
  %38 = call i32 @"\01MPI_Exscan"(ptr %13, ptr %18, i32 %31, i64 %34, i64 %37, i64 %5)
  br label %49

39:                                               ; preds = %27
  %40 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 2
  %41 = load i32, ptr %40, align 4
  %42 = call ptr @mpi()
  %43 = getelementptr inbounds nuw %struct.interface, ptr %42, i32 0, i32 2
  %44 = load i64, ptr %43, align 8
  %45 = call ptr @mpi()
  %46 = getelementptr inbounds nuw %struct.interface, ptr %45, i32 0, i32 5
  %47 = load i64, ptr %46, align 8
  %48 = call i32 @"\01MPI_Scan"(ptr %13, ptr %18, i32 %41, i64 %44, i64 %47, i64 %5)
  br label %49

49:                                               ; preds = %39, %29
  %50 = icmp ne ptr %4, null
  %51 = icmp ne i32 %6, 0
  %or.cond = and i1 %50, %51
  br i1 %or.cond, label %52, label %59

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 0
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw %struct.reduction, ptr %0, i32 0, i32 1
  %56 = load i32, ptr %55, align 8
  %57 = sext i32 %56 to i64
  %58 = call ptr @move(i32 %2, ptr %54, i64 %57, ptr %4, ptr %18)
  br label %59

59:                                               ; preds = %52, %49
  call void @free(ptr %13)
  call void @free(ptr %18)
  ret void
}

declare i32 @"\01MPI_Comm_split"(i64, i32, i32, ptr)

define internal void @prepare(ptr %0, i64 %1, ptr %2, i32 %3, i64 %4) {
  %6 = call ptr @layout_of(i64 %1, ptr %2, i64 %4)
  %7 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 0
  store ptr %6, ptr %7, align 8
  %8 = sext i32 %3 to i64
  %9 = mul i64 %8, 16
  %10 = call ptr @allocated(i64 %9)
  %11 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 4
  store ptr %10, ptr %11, align 8
  %12 = mul nsw i32 2, %3
  %13 = sext i32 %12 to i64
  %14 = mul i64 %13, 4
  %15 = call ptr @allocated(i64 %14)
  %16 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 1
  store ptr %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8
  %19 = sext i32 %3 to i64
  %20 = getelementptr inbounds i32, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 2
  store ptr %20, ptr %21, align 8
  ret void
}

define internal void @add_part(ptr %0, i32 %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 4
  %6 = load ptr, ptr %5, align 8
  %7 = sext i32 %1 to i64
  %8 = getelementptr inbounds %struct.part, ptr %6, i64 %7
  %9 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.layout, ptr %10, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %3, %12
  %14 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.layout, ptr %15, i32 0, i32 1
  %17 = load i32, ptr %16, align 8
  %18 = sext i32 %17 to i64
  %19 = mul nsw i64 %2, %18
  store i64 %13, ptr %8, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %19, ptr %.sroa.2.0..sroa_idx, align 8
  %20 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 0
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 4
  %23 = load ptr, ptr %22, align 8
  %24 = sext i32 %1 to i64
  %25 = getelementptr inbounds %struct.part, ptr %23, i64 %24
  %26 = getelementptr inbounds nuw %struct.part, ptr %25, i32 0, i32 1
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @floats_in(ptr %21, i64 %27)
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 1
  %31 = load ptr, ptr %30, align 8
  %32 = sext i32 %1 to i64
  %33 = getelementptr inbounds i32, ptr %31, i64 %32
  store i32 %29, ptr %33, align 4
  ret void
}

define internal void @add_all(ptr %0, ptr byval(%struct.amount) align 8 %1, i32 %2, i32 %3) {
  br label %5

5:                                                ; preds = %43, %4
  %.0 = phi i32 [ 0, %4 ], [ %44, %43 ]
  %6 = icmp slt i32 %.0, %2
  br i1 %6, label %7, label %45

7:                                                ; preds = %5
  %8 = icmp ne i32 %.0, %3
  br i1 %8, label %9, label %43

9:                                                ; preds = %7
  %10 = getelementptr inbounds nuw %struct.amount, ptr %1, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  %12 = icmp ne ptr %11, null
  br i1 %12, label %13, label %19

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw %struct.amount, ptr %1, i32 0, i32 1
  %15 = load ptr, ptr %14, align 8
  %16 = sext i32 %.0 to i64
  %17 = getelementptr inbounds i32, ptr %15, i64 %16
  %18 = load i32, ptr %17, align 4
  br label %22

19:                                               ; preds = %9
  %20 = getelementptr inbounds nuw %struct.amount, ptr %1, i32 0, i32 0
  %21 = load i32, ptr %20, align 8
  br label %22

22:                                               ; preds = %19, %13
  %23 = phi i32 [ %18, %13 ], [ %21, %19 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.amount, ptr %1, i32 0, i32 2
  %26 = load ptr, ptr %25, align 8
  %27 = icmp ne ptr %26, null
  br i1 %27, label %28, label %35

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw %struct.amount, ptr %1, i32 0, i32 2
  %30 = load ptr, ptr %29, align 8
  %31 = sext i32 %.0 to i64
  %32 = getelementptr inbounds i32, ptr %30, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  br label %41

35:                                               ; preds = %22
  %36 = sext i32 %.0 to i64
  %37 = getelementptr inbounds nuw %struct.amount, ptr %1, i32 0, i32 0
  %38 = load i32, ptr %37, align 8
  %39 = sext i32 %38 to i64
  %40 = mul nsw i64 %36, %39
  br label %41

41:                                               ; preds = %35, %28
  %42 = phi i64 [ %34, %28 ], [ %40, %35 ]
  call void @add_part(ptr %0, i32 %.0, i64 %24, i64 %42)
  br label %43

43:                                               ; preds = %7, %41
  %44 = add nsw i32 %.0, 1
  br label %5

45:                                               ; preds = %5
  ret void
}

define internal void @close_side(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 3
  store i32 0, ptr %3, align 8
  br label %4

4:                                                ; preds = %6, %2
  %.0 = phi i32 [ 0, %2 ], [ %21, %6 ]
  %5 = icmp slt i32 %.0, %1
  br i1 %5, label %6, label %22

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 3
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 2
  %10 = load ptr, ptr %9, align 8
  %11 = sext i32 %.0 to i64
  %12 = getelementptr inbounds i32, ptr %10, i64 %11
  store i32 %8, ptr %12, align 4
  %13 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = sext i32 %.0 to i64
  %16 = getelementptr inbounds i32, ptr %14, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 3
  %19 = load i32, ptr %18, align 8
  %20 = add nsw i32 %19, %17
  store i32 %20, ptr %18, align 8
  %21 = add nsw i32 %.0, 1
  br label %4

22:                                               ; preds = %4
  ret void
}

define internal void @go_between(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4) {
  %6 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 2
  %9 = load ptr, ptr %8, align 8
  %10 = call ptr @mpi()
  %11 = getelementptr inbounds nuw %struct.interface, ptr %10, i32 0, i32 2
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.side, ptr %2, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.side, ptr %2, i32 0, i32 2
  %16 = load ptr, ptr %15, align 8
  %17 = call ptr @mpi()
  %18 = getelementptr inbounds nuw %struct.interface, ptr %17, i32 0, i32 2
  %19 = load i64, ptr %18, align 8
  %20 = call i32 @"\01MPI_Alltoallv"(ptr %1, ptr %7, ptr %9, i64 %12, ptr %3, ptr %14, ptr %16, i64 %19, i64 %4)
  ret void
}

define internal void @release_side(ptr %0) {
  %2 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 4
  %3 = load ptr, ptr %2, align 8
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %12

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  call void @release_layout(ptr %7)
  %8 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 4
  %9 = load ptr, ptr %8, align 8
  call void @free(ptr %9)
  %10 = getelementptr inbounds nuw %struct.side, ptr %0, i32 0, i32 1
  %11 = load ptr, ptr %10, align 8
  call void @free(ptr %11)
  br label %12

12:                                               ; preds = %1, %5
  ret void
}

define internal ptr @later_of(ptr %0, ptr %1, i64 %2, i32 %3, i64 %4, i64 %5) {
  %7 = call ptr @allocated(i64 88)
  %8 = call i32 @size_of(i64 %4)
  store i64 %4, ptr %7, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %2, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 16
  store i64 0, ptr %.sroa.3.0..sroa_idx, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 24
  store i64 %5, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 32
  store ptr %0, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 40
  store ptr %1, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 48
  store i32 %3, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 52
  store i32 %8, ptr %.sroa.8.0..sroa_idx, align 4
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 56
  store ptr null, ptr %.sroa.9.0..sroa_idx, align 8
  %.sroa.10.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 64
  store ptr null, ptr %.sroa.10.0..sroa_idx, align 8
  %.sroa.11.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 72
  store ptr null, ptr %.sroa.11.0..sroa_idx, align 8
  %.sroa.12.0..sroa_idx = getelementptr inbounds i8, ptr %7, i64 80
  store ptr null, ptr %.sroa.12.0..sroa_idx, align 8
  %9 = call ptr @office_of(i64 %4, i64 %5)
  %10 = call i64 @next_number(ptr %9, i32 0, i32 -16, i32 1)
  %11 = getelementptr inbounds nuw %struct.later, ptr %7, i32 0, i32 2
  store i64 %10, ptr %11, align 8
  ret ptr %7
}

define internal ptr @plan_bcast(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4, i64 %5, i64 %6) {
  %8 = call i32 @size_of(i64 %5)
  %9 = call i32 @rank_of(i64 %5)
  %10 = call i32 @check_comm(i64 %5, i64 %6)
  %11 = call ptr @allocated(i64 88)
  %12 = getelementptr inbounds nuw %struct.exchange, ptr %11, i32 0, i32 0
  call void @prepare(ptr %12, i64 %3, ptr %1, i32 %8, i64 %6)
  %13 = getelementptr inbounds nuw %struct.exchange, ptr %11, i32 0, i32 1
  call void @prepare(ptr %13, i64 %3, ptr %1, i32 %8, i64 %6)
  br label %14

14:                                               ; preds = %22, %7
  %.0 = phi i32 [ 0, %7 ], [ %23, %22 ]
  %15 = icmp eq i32 %9, %4
  %16 = icmp slt i32 %.0, %8
  %spec.select = select i1 %15, i1 %16, i1 false
  br i1 %spec.select, label %17, label %24

17:                                               ; preds = %14
  %18 = icmp ne i32 %.0, %4
  br i1 %18, label %19, label %22

19:                                               ; preds = %17
  %20 = getelementptr inbounds nuw %struct.exchange, ptr %11, i32 0, i32 0
  %21 = sext i32 %2 to i64
  call void @add_part(ptr %20, i32 %.0, i64 %21, i64 0)
  br label %22

22:                                               ; preds = %17, %19
  %23 = add nsw i32 %.0, 1
  br label %14

24:                                               ; preds = %14
  %25 = icmp ne i32 %9, %4
  br i1 %25, label %26, label %29

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw %struct.exchange, ptr %11, i32 0, i32 1
  %28 = sext i32 %2 to i64
  call void @add_part(ptr %27, i32 %4, i64 %28, i64 0)
  br label %29

29:                                               ; preds = %26, %24
  %30 = getelementptr inbounds nuw %struct.exchange, ptr %11, i32 0, i32 0
  call void @close_side(ptr %30, i32 %8)
  %31 = getelementptr inbounds nuw %struct.exchange, ptr %11, i32 0, i32 1
  call void @close_side(ptr %31, i32 %8)
  %32 = getelementptr inbounds nuw %struct.exchange, ptr %11, i32 0, i32 0
  %33 = getelementptr inbounds nuw %struct.side, ptr %32, i32 0, i32 3
  %34 = load i32, ptr %33, align 8
  %35 = getelementptr inbounds nuw %struct.exchange, ptr %11, i32 0, i32 1
  %36 = getelementptr inbounds nuw %struct.side, ptr %35, i32 0, i32 3
  %37 = load i32, ptr %36, align 8
  %38 = add nsw i32 %34, %37
  %39 = sext i32 %38 to i64
  call void @check_buffer(ptr %0, i64 %39, i64 %6)
  ret ptr %11
}

define internal void @post_to_results(ptr %0, i32 %1, ptr %2) {
  br label %4

4:                                                ; preds = %25, %3
  %.0 = phi i32 [ 0, %3 ], [ %26, %25 ]
  %5 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 7
  %6 = load i32, ptr %5, align 4
  %7 = icmp slt i32 %.0, %6
  br i1 %7, label %8, label %27

8:                                                ; preds = %4
  %9 = call i32 @has_result(ptr %0, i32 %.0)
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %25

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 0
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 2
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.reduction, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw %struct.reduction, ptr %21, i32 0, i32 1
  %23 = load i32, ptr %22, align 8
  %24 = sext i32 %23 to i64
  call void @post(i64 %13, i32 %.0, i32 %1, i64 %15, ptr %19, i64 %24, ptr %2)
  br label %25

25:                                               ; preds = %8, %11
  %26 = add nsw i32 %.0, 1
  br label %4

27:                                               ; preds = %4
  ret void
}

define internal ptr @begin_together(ptr %0, i64 %1, ptr %2, i32 %3) {
  %5 = alloca i64, align 8
  store i64 %1, ptr %5, align 8
  %6 = load i64, ptr %5, align 8
  %7 = call i64 @own_request(i64 %6)
  store i64 %7, ptr %5, align 8
  %8 = call i64 @handle_at(ptr %5, i32 0)
  call void @give_request(ptr %2, i64 %8, i32 %3)
  %9 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 4
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %10, null
  br i1 %11, label %12, label %25

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 4
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.exchange, ptr %14, i32 0, i32 0
  %16 = getelementptr inbounds nuw %struct.side, ptr %15, i32 0, i32 3
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 4
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw %struct.exchange, ptr %19, i32 0, i32 1
  %21 = getelementptr inbounds nuw %struct.side, ptr %20, i32 0, i32 3
  %22 = load i32, ptr %21, align 8
  %23 = add nsw i32 %17, %22
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %32, label %31

25:                                               ; preds = %4
  %26 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.reduction, ptr %27, i32 0, i32 2
  %29 = load i32, ptr %28, align 4
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %32, label %31

31:                                               ; preds = %25, %12
  call void @release_later(ptr %0)
  br label %40

32:                                               ; preds = %25, %12
  %33 = call ptr @allocated(i64 120)
  %34 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 0
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @handle_at(ptr %5, i32 0)
  %37 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 3
  %38 = load i64, ptr %37, align 8
  %39 = load ptr, ptr @waited, align 8
  store i64 %35, ptr %33, align 8
  %.sroa.2.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 8
  store i32 0, ptr %.sroa.2.0..sroa_idx, align 8
  %.sroa.3.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 12
  store i32 0, ptr %.sroa.3.0..sroa_idx, align 4
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 16
  store i32 0, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 20
  store i32 0, ptr %.sroa.5.0..sroa_idx, align 4
  %.sroa.6.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 24
  store i64 0, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 32
  store i64 0, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 40
  store ptr null, ptr %.sroa.8.0..sroa_idx, align 8
  %.sroa.9.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 48
  store ptr null, ptr %.sroa.9.0..sroa_idx, align 8
  %.sroa.10.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 56
  store ptr null, ptr %.sroa.10.0..sroa_idx, align 8
  %.sroa.11.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 64
  store i64 %36, ptr %.sroa.11.0..sroa_idx, align 8
  %.sroa.12.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 72
  store i64 0, ptr %.sroa.12.0..sroa_idx, align 8
  %.sroa.13.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 80
  store i64 %38, ptr %.sroa.13.0..sroa_idx, align 8
  %.sroa.14.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 88
  store i32 0, ptr %.sroa.14.0..sroa_idx, align 8
  %.sroa.15.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 92
  store i32 0, ptr %.sroa.15.0..sroa_idx, align 4
  %.sroa.16.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 96
  store ptr %0, ptr %.sroa.16.0..sroa_idx, align 8
  %.sroa.17.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 104
  store ptr null, ptr %.sroa.17.0..sroa_idx, align 8
  %.sroa.18.0..sroa_idx = getelementptr inbounds i8, ptr %33, i64 112
  store ptr %39, ptr %.sroa.18.0..sroa_idx, align 8
  store ptr %33, ptr @waited, align 8
  br label %40

40:                                               ; preds = %32, %31
  %.0 = phi ptr [ %33, %32 ], [ null, %31 ]
  ret ptr %.0
}

define internal i64 @own_request(i64 %0) {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca [16 x i32], align 8
  store i64 %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %4)
  %5 = call i64 @handle_at(ptr %2, i32 0)
  %6 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 0
  %7 = call i32 @"\01MPI_Request_get_status"(i64 %5, ptr %3, ptr %6)
  %8 = load i32, ptr %3, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %1
  %11 = load i64, ptr %2, align 8
  br label %19

12:                                               ; preds = %1
  %13 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 0
  %14 = call i32 @"\01MPI_Wait"(ptr %2, ptr %13)
  store i64 0, ptr %2, align 8
  %15 = call i32 @"\01MPI_Grequest_start"(ptr @query_own, ptr @free_own, ptr @cancel_own, ptr null, ptr %2)
  %16 = call i64 @handle_at(ptr %2, i32 0)
  %17 = call i32 @"\01MPI_Grequest_complete"(i64 %16)
  %18 = load i64, ptr %2, align 8
  br label %19

19:                                               ; preds = %12, %10
  %.0 = phi i64 [ %18, %12 ], [ %11, %10 ]
  call void @llvm.lifetime.end.p0(ptr %4)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i64 %.0
}

declare i32 @"\01MPI_Request_get_status"(i64, ptr, ptr)

declare i32 @"\01MPI_Grequest_start"(ptr, ptr, ptr, ptr, ptr)

define internal i32 @query_own(ptr %0, ptr %1) {
  %3 = call ptr @mpi()
  %4 = getelementptr inbounds nuw %struct.interface, ptr %3, i32 0, i32 4
  %5 = load i64, ptr %4, align 8
  %6 = call i32 @"\01MPI_Status_set_elements"(ptr %1, i64 %5, i32 0)
  %7 = call i32 @"\01MPI_Status_set_cancelled"(ptr %1, i32 0)
  ret i32 0
}

define internal i32 @free_own(ptr %0) {
  ret i32 0
}

define internal i32 @cancel_own(ptr %0, i32 %1) {
  ret i32 0
}

declare i32 @"\01MPI_Grequest_complete"(i64)

declare i32 @"\01MPI_Status_set_elements"(ptr, i64, i32)

declare i32 @"\01MPI_Status_set_cancelled"(ptr, i32)

define internal void @send_together(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 4
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 4
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.exchange, ptr %8, i32 0, i32 0
  call void @post_parts(ptr %0, ptr %9, ptr %1)
  br label %17

10:                                               ; preds = %2
  %11 = getelementptr inbounds nuw %struct.later, ptr %0, i32 0, i32 5
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.reduction, ptr %12, i32 0, i32 2
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %10
  call void @post_to_results(ptr %0, i32 -16, ptr %1)
  br label %17

17:                                               ; preds = %10, %16, %6
  ret void
}

define internal ptr @plan_later(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
  %8 = call ptr @mpi()
  %9 = call i32 @check_comm(i64 %5, i64 %6)
  %10 = call ptr @allocated(i64 24)
  %11 = call ptr @layout_of(i64 %3, ptr %1, i64 %6)
  %12 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  store ptr %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.layout, ptr %14, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = mul nsw i32 %2, %16
  %18 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 1
  store i32 %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 1
  %22 = load i32, ptr %21, align 8
  %23 = sext i32 %22 to i64
  %24 = call i64 @floats_in(ptr %20, i64 %23)
  %25 = trunc i64 %24 to i32
  %26 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 2
  store i32 %25, ptr %26, align 4
  %27 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 2
  %28 = load i32, ptr %27, align 4
  %29 = sext i32 %28 to i64
  call void @check_buffer(ptr %0, i64 %29, i64 %6)
  %30 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 2
  %31 = load i32, ptr %30, align 4
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %65

33:                                               ; preds = %7
  %34 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 6
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %4, %35
  br i1 %36, label %37, label %48

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw %struct.layout, ptr %39, i32 0, i32 1
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds nuw %struct.reduction, ptr %10, i32 0, i32 0
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw %struct.layout, ptr %43, i32 0, i32 3
  %45 = load i32, ptr %44, align 8
  %46 = icmp ne i32 %41, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %37
  call void @fail(i64 %6, ptr @.str.73)
  br label %48

48:                                               ; preds = %47, %37, %33
  %49 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 5
  %50 = load i64, ptr %49, align 8
  %51 = icmp ne i64 %4, %50
  br i1 %51, label %52, label %65

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 6
  %54 = load i64, ptr %53, align 8
  %55 = icmp ne i64 %4, %54
  br i1 %55, label %56, label %65

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 7
  %58 = load i64, ptr %57, align 8
  %59 = icmp ne i64 %4, %58
  br i1 %59, label %60, label %65

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw %struct.interface, ptr %8, i32 0, i32 8
  %62 = load i64, ptr %61, align 8
  %63 = icmp ne i64 %4, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %60
  call void @fail(i64 %6, ptr @.str.78)
  br label %65

65:                                               ; preds = %48, %52, %56, %60, %64, %7
  ret ptr %10
}

declare i32 @"\01MPI_Comm_dup"(i64, ptr)

declare i32 @"\01MPI_Comm_create"(i64, i64, ptr)

declare i32 @"\01MPI_Cart_create"(i64, i32, ptr, ptr, i32, ptr)

declare i32 @"\01MPI_Cart_sub"(i64, ptr, ptr)
