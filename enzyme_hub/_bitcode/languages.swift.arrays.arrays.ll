; Made from arrays.c by `python -m enzyme_hub._bitcode`.
%struct.array = type { ptr, i64, i64, i64, [0 x ptr] }
%struct.hashed = type { ptr, i64, i64, i64, i8, i8, i16, i32, i64, ptr, ptr }

@_swiftEmptyArrayStorage = external global %struct.array, align 8
@_swiftEmptySetSingleton = external global %struct.hashed, align 8
@new_array.name = internal constant [33 x i8] c"s23_ContiguousArrayStorageCyyXlG\00", align 16

define swiftcc ptr @"$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFyXl_Ts5"(i1 %0, i64 %1, i1 %2, ptr %3) {
  %5 = zext i1 %0 to i8
  %6 = zext i1 %2 to i8
  %7 = trunc i8 %5 to i1
  %8 = trunc i8 %6 to i1
  %9 = call ptr @consume(i1 zeroext %7, i64 %1, i1 zeroext %8, ptr %3)
  ret ptr %9
}

define internal ptr @consume(i1 zeroext %0, i64 %1, i1 zeroext %2, ptr %3) {
  %5 = zext i1 %0 to i8
  %6 = zext i1 %2 to i8
  %7 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 3
  %8 = load i64, ptr %7, align 8
  %9 = lshr i64 %8, 1
  %10 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 2
  %11 = load i64, ptr %10, align 8
  %12 = trunc i8 %6 to i1
  br i1 %12, label %13, label %20

13:                                               ; preds = %4
  %14 = icmp slt i64 %9, %1
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = mul nsw i64 2, %9
  %17 = icmp sgt i64 %16, %1
  %18 = mul nsw i64 2, %9
  %19 = select i1 %17, i64 %18, i64 %1
  br label %20

20:                                               ; preds = %13, %15, %4
  %.034 = phi i64 [ %1, %4 ], [ %19, %15 ], [ %9, %13 ]
  %21 = icmp slt i64 %.034, %11
  %spec.select = select i1 %21, i64 %11, i64 %.034
  %22 = icmp eq i64 %spec.select, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %20
  call void @swift_release(ptr %3)
  br label %45

24:                                               ; preds = %20
  %25 = call ptr @new_array(i64 %spec.select)
  %26 = getelementptr inbounds nuw %struct.array, ptr %25, i32 0, i32 2
  store i64 %11, ptr %26, align 8
  br label %27

27:                                               ; preds = %36, %24
  %.033 = phi i64 [ 0, %24 ], [ %39, %36 ]
  %28 = icmp slt i64 %.033, %11
  br i1 %28, label %29, label %40

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 4
  %31 = getelementptr inbounds [0 x ptr], ptr %30, i64 0, i64 %.033
  %32 = load ptr, ptr %31, align 8
  %33 = trunc i8 %5 to i1
  br i1 %33, label %36, label %34

34:                                               ; preds = %29
  %35 = call ptr @swift_retain(ptr %32)
  br label %36

36:                                               ; preds = %34, %29
  %37 = getelementptr inbounds nuw %struct.array, ptr %25, i32 0, i32 4
  %38 = getelementptr inbounds [0 x ptr], ptr %37, i64 0, i64 %.033
  store ptr %32, ptr %38, align 8
  %39 = add nsw i64 %.033, 1
  br label %27

40:                                               ; preds = %27
  %41 = trunc i8 %5 to i1
  br i1 %41, label %42, label %44

42:                                               ; preds = %40
  %43 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 2
  store i64 0, ptr %43, align 8
  br label %44

44:                                               ; preds = %42, %40
  call void @swift_release(ptr %3)
  br label %45

45:                                               ; preds = %44, %23
  %.0 = phi ptr [ @_swiftEmptyArrayStorage, %23 ], [ %25, %44 ]
  ret ptr %.0
}

define swiftcc void @"$sSa16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFyXl_Ts5"(i1 %0, i64 %1, i1 %2, ptr swiftself %3) {
  %5 = zext i1 %0 to i8
  %6 = zext i1 %2 to i8
  %7 = trunc i8 %5 to i1
  %8 = trunc i8 %6 to i1
  %9 = load ptr, ptr %3, align 8
  %10 = call ptr @consume(i1 zeroext %7, i64 %1, i1 zeroext %8, ptr %9)
  store ptr %10, ptr %3, align 8
  ret void
}

define swiftcc void @"$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFyXl_Ts5"(i1 %0, i64 %1, i1 %2, ptr swiftself %3) {
  %5 = zext i1 %0 to i8
  %6 = zext i1 %2 to i8
  %7 = trunc i8 %5 to i1
  %8 = trunc i8 %6 to i1
  %9 = load ptr, ptr %3, align 8
  %10 = call ptr @consume(i1 zeroext %7, i64 %1, i1 zeroext %8, ptr %9)
  store ptr %10, ptr %3, align 8
  ret void
}

define swiftcc void @"$sSa034_makeUniqueAndReserveCapacityIfNotB0yyFyXl_Ts5"(ptr swiftself %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = call zeroext i1 @swift_isUniquelyReferenced_nonNull_native(ptr %2)
  br i1 %3, label %11, label %4

4:                                                ; preds = %1
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw %struct.array, ptr %5, i32 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 1
  %9 = load ptr, ptr %0, align 8
  %10 = call ptr @consume(i1 zeroext false, i64 %8, i1 zeroext true, ptr %9)
  store ptr %10, ptr %0, align 8
  br label %11

11:                                               ; preds = %4, %1
  ret void
}

declare zeroext i1 @swift_isUniquelyReferenced_nonNull_native(ptr)

define swiftcc void @"$ss15ContiguousArrayV034_makeUniqueAndReserveCapacityIfNotD0yyFyXl_Ts5"(ptr swiftself %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = call zeroext i1 @swift_isUniquelyReferenced_nonNull_native(ptr %2)
  br i1 %3, label %11, label %4

4:                                                ; preds = %1
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw %struct.array, ptr %5, i32 0, i32 2
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, 1
  %9 = load ptr, ptr %0, align 8
  %10 = call ptr @consume(i1 zeroext false, i64 %8, i1 zeroext true, ptr %9)
  store ptr %10, ptr %0, align 8
  br label %11

11:                                               ; preds = %4, %1
  ret void
}

define swiftcc void @"$sSa37_appendElementAssumeUniqueAndCapacity_03newB0ySi_xntFyXl_Ts5"(i64 %0, ptr %1, ptr swiftself %2) {
  %4 = add nsw i64 %0, 1
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds nuw %struct.array, ptr %5, i32 0, i32 2
  store i64 %4, ptr %6, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 4
  %9 = getelementptr inbounds [0 x ptr], ptr %8, i64 0, i64 %0
  store ptr %1, ptr %9, align 8
  ret void
}

define swiftcc void @"$ss15ContiguousArrayV37_appendElementAssumeUniqueAndCapacity_03newD0ySi_xntFyXl_Ts5"(i64 %0, ptr %1, ptr swiftself %2) {
  %4 = add nsw i64 %0, 1
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds nuw %struct.array, ptr %5, i32 0, i32 2
  store i64 %4, ptr %6, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds nuw %struct.array, ptr %7, i32 0, i32 4
  %9 = getelementptr inbounds [0 x ptr], ptr %8, i64 0, i64 %0
  store ptr %1, ptr %9, align 8
  ret void
}

define swiftcc void @"$sSa36_reserveCapacityAssumingUniqueBuffer8oldCountySi_tFyXl_Ts5"(i64 %0, ptr swiftself %1) {
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = lshr i64 %5, 1
  %7 = add nsw i64 %0, 1
  %8 = icmp slt i64 %6, %7
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = add nsw i64 %0, 1
  %11 = load ptr, ptr %1, align 8
  %12 = call ptr @consume(i1 zeroext true, i64 %10, i1 zeroext true, ptr %11)
  store ptr %12, ptr %1, align 8
  br label %13

13:                                               ; preds = %9, %2
  ret void
}

define swiftcc void @"$ss15ContiguousArrayV36_reserveCapacityAssumingUniqueBuffer8oldCountySi_tFyXl_Ts5"(i64 %0, ptr swiftself %1) {
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds nuw %struct.array, ptr %3, i32 0, i32 3
  %5 = load i64, ptr %4, align 8
  %6 = lshr i64 %5, 1
  %7 = add nsw i64 %0, 1
  %8 = icmp slt i64 %6, %7
  br i1 %8, label %9, label %13

9:                                                ; preds = %2
  %10 = add nsw i64 %0, 1
  %11 = load ptr, ptr %1, align 8
  %12 = call ptr @consume(i1 zeroext true, i64 %10, i1 zeroext true, ptr %11)
  store ptr %12, ptr %1, align 8
  br label %13

13:                                               ; preds = %9, %2
  ret void
}

define swiftcc void @"$sSa15reserveCapacityyySiFyXl_Ts5"(i64 %0, ptr swiftself %1) {
  call void @reserve(ptr %1, i64 %0, i1 zeroext false)
  ret void
}

define internal void @reserve(ptr %0, i64 %1, i1 zeroext %2) {
  %4 = zext i1 %2 to i8
  %5 = load ptr, ptr %0, align 8
  %6 = call zeroext i1 @swift_isUniquelyReferenced_nonNull_native(ptr %5)
  %7 = zext i1 %6 to i8
  %8 = trunc i8 %7 to i1
  br i1 %8, label %9, label %15

9:                                                ; preds = %3
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw %struct.array, ptr %10, i32 0, i32 3
  %12 = load i64, ptr %11, align 8
  %13 = lshr i64 %12, 1
  %14 = icmp sge i64 %13, %1
  br i1 %14, label %24, label %15

15:                                               ; preds = %9, %3
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr inbounds nuw %struct.array, ptr %16, i32 0, i32 2
  %18 = load i64, ptr %17, align 8
  %19 = trunc i8 %7 to i1
  %20 = icmp sgt i64 %18, %1
  %. = select i1 %20, i64 %18, i64 %1
  %21 = trunc i8 %4 to i1
  %22 = load ptr, ptr %0, align 8
  %23 = call ptr @consume(i1 zeroext %19, i64 %., i1 zeroext %21, ptr %22)
  store ptr %23, ptr %0, align 8
  br label %24

24:                                               ; preds = %15, %9
  ret void
}

define swiftcc void @"$ss15ContiguousArrayV15reserveCapacityyySiFyXl_Ts5"(i64 %0, ptr swiftself %1) {
  call void @reserve(ptr %1, i64 %0, i1 zeroext false)
  ret void
}

define swiftcc void @"$sSa20_reserveCapacityImpl07minimumB013growForAppendySi_SbtFyXl_Ts5"(i64 %0, i1 %1, ptr swiftself %2) {
  %4 = zext i1 %1 to i8
  %5 = trunc i8 %4 to i1
  call void @reserve(ptr %2, i64 %0, i1 zeroext %5)
  ret void
}

define swiftcc void @"$ss15ContiguousArrayV20_reserveCapacityImpl07minimumD013growForAppendySi_SbtFyXl_Ts5"(i64 %0, i1 %1, ptr swiftself %2) {
  %4 = zext i1 %1 to i8
  %5 = trunc i8 %4 to i1
  call void @reserve(ptr %2, i64 %0, i1 zeroext %5)
  ret void
}

define swiftcc void @"$sSa12_endMutationyyFyXl_Ts5"(ptr swiftself %0) {
  ret void
}

define swiftcc void @"$ss15ContiguousArrayV12_endMutationyyFyXl_Ts5"(ptr swiftself %0) {
  ret void
}

define swiftcc ptr @"$sSa28_allocateBufferUninitialized15minimumCapacitys016_ContiguousArrayB0VyxGSi_tFZ"(i64 %0, ptr %1) {
  %3 = icmp eq i64 %0, 0
  br i1 %3, label %25, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds ptr, ptr %1, i64 -1
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i64, ptr %6, i64 9
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i64, ptr %6, i64 10
  %10 = load i64, ptr %9, align 8
  %11 = and i64 %10, 255
  %12 = add nsw i64 32, %11
  %13 = xor i64 %11, -1
  %14 = and i64 %12, %13
  %15 = call swiftcc { ptr, i64 } @"$ss23_ContiguousArrayStorageCMa"(i64 0, ptr %1)
  %16 = extractvalue { ptr, i64 } %15, 0
  %17 = extractvalue { ptr, i64 } %15, 1
  %18 = mul nsw i64 %8, %0
  %19 = add nsw i64 %14, %18
  %20 = or i64 %11, 7
  %21 = call ptr @swift_allocObject(ptr %16, i64 %19, i64 %20)
  %22 = getelementptr inbounds nuw %struct.array, ptr %21, i32 0, i32 2
  store i64 0, ptr %22, align 8
  %23 = mul i64 2, %0
  %24 = getelementptr inbounds nuw %struct.array, ptr %21, i32 0, i32 3
  store i64 %23, ptr %24, align 8
  br label %25

25:                                               ; preds = %2, %4
  %.0 = phi ptr [ %21, %4 ], [ @_swiftEmptyArrayStorage, %2 ]
  ret ptr %.0
}

declare ptr @swift_allocObject(ptr, i64, i64)

declare swiftcc { ptr, i64 } @"$ss23_ContiguousArrayStorageCMa"(i64, ptr)

define void @swift_arrayDestroy(ptr %0, i64 %1, ptr %2) {
  call void @destroy(ptr %0, i64 %1, ptr %2)
  ret void
}

define internal void @destroy(ptr %0, i64 %1, ptr %2) {
  %4 = call i64 @stride_of(ptr %2)
  %5 = mul nsw i64 %1, %4
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = call ptr @malloc(i64 %5)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %8, ptr align 1 %0, i64 %5, i1 false)
  call void @__ehub_swift_destroy(ptr %8, i64 %1, ptr %2)
  br label %9

9:                                                ; preds = %7, %3
  ret void
}

define void @swift_arrayInitWithCopy(ptr %0, ptr %1, i64 %2, ptr %3) {
  call void @__ehub_swift_own(ptr %1, i64 %2, ptr %3)
  call void @move(ptr %0, ptr %1, i64 %2, ptr %3)
  ret void
}

declare void @__ehub_swift_own(ptr, i64, ptr)

define internal void @move(ptr %0, ptr %1, i64 %2, ptr %3) {
  %5 = call i64 @stride_of(ptr %3)
  %6 = mul nsw i64 %2, %5
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %6, i1 false)
  ret void
}

define void @swift_arrayInitWithTakeNoAlias(ptr %0, ptr %1, i64 %2, ptr %3) {
  call void @move(ptr %0, ptr %1, i64 %2, ptr %3)
  ret void
}

define void @swift_arrayInitWithTakeFrontToBack(ptr %0, ptr %1, i64 %2, ptr %3) {
  call void @move(ptr %0, ptr %1, i64 %2, ptr %3)
  ret void
}

define void @swift_arrayInitWithTakeBackToFront(ptr %0, ptr %1, i64 %2, ptr %3) {
  call void @move(ptr %0, ptr %1, i64 %2, ptr %3)
  ret void
}

define void @swift_arrayAssignWithCopyNoAlias(ptr %0, ptr %1, i64 %2, ptr %3) {
  call void @__ehub_swift_own(ptr %1, i64 %2, ptr %3)
  call void @destroy(ptr %0, i64 %2, ptr %3)
  call void @move(ptr %0, ptr %1, i64 %2, ptr %3)
  ret void
}

define void @swift_arrayAssignWithCopyFrontToBack(ptr %0, ptr %1, i64 %2, ptr %3) {
  call void @__ehub_swift_own(ptr %1, i64 %2, ptr %3)
  call void @destroy(ptr %0, i64 %2, ptr %3)
  call void @move(ptr %0, ptr %1, i64 %2, ptr %3)
  ret void
}

define void @swift_arrayAssignWithCopyBackToFront(ptr %0, ptr %1, i64 %2, ptr %3) {
  call void @__ehub_swift_own(ptr %1, i64 %2, ptr %3)
  call void @destroy(ptr %0, i64 %2, ptr %3)
  call void @move(ptr %0, ptr %1, i64 %2, ptr %3)
  ret void
}

define void @swift_arrayAssignWithTake(ptr %0, ptr %1, i64 %2, ptr %3) {
  call void @destroy(ptr %0, i64 %2, ptr %3)
  call void @move(ptr %0, ptr %1, i64 %2, ptr %3)
  ret void
}

define swiftcc ptr @"$ss18_DictionaryStorageC8allocate8capacityAByxq_GSi_tFZ"(i64 %0, ptr swiftself %1) {
  %3 = call i64 @scale_for(i64 %0)
  %4 = trunc i64 %3 to i32
  %5 = call ptr @new_dictionary(ptr %1, i64 %3, i32 %4, i64 %3)
  ret ptr %5
}

define internal i64 @scale_for(i64 %0) {
  %2 = icmp slt i64 %0, 1
  %spec.select = select i1 %2, i64 1, i64 %0
  %3 = mul nsw i64 4, %spec.select
  %4 = add nsw i64 %3, 2
  %5 = sdiv i64 %4, 3
  %6 = icmp sle i64 %5, %spec.select
  %7 = add nsw i64 %spec.select, 1
  %.0 = select i1 %6, i64 %7, i64 %5
  %8 = icmp slt i64 %.0, 2
  %9 = sub nsw i64 %.0, 1
  %10 = select i1 %8, i64 1, i64 %9
  %11 = call i64 @llvm.ctlz.i64(i64 %10, i1 true)
  %12 = trunc i64 %11 to i32
  %13 = sub nsw i32 64, %12
  %14 = sext i32 %13 to i64
  ret i64 %14
}

define internal ptr @new_dictionary(ptr %0, i64 %1, i32 %2, i64 %3) {
  %5 = call ptr @__ehub_swift_argument(ptr %0, i64 0)
  %6 = call ptr @__ehub_swift_argument(ptr %0, i64 1)
  %7 = call ptr @new_hashed(ptr %0, ptr %5, ptr %6, i64 %1, i32 %2, i64 %3)
  ret ptr %7
}

define swiftcc ptr @"$ss18_DictionaryStorageC4copy8originalAByxq_Gs05__RawaB0C_tFZ"(ptr %0, ptr swiftself %1) {
  %3 = getelementptr inbounds nuw %struct.hashed, ptr %0, i32 0, i32 4
  %4 = load i8, ptr %3, align 8
  %5 = sext i8 %4 to i64
  %6 = getelementptr inbounds nuw %struct.hashed, ptr %0, i32 0, i32 7
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw %struct.hashed, ptr %0, i32 0, i32 8
  %9 = load i64, ptr %8, align 8
  %10 = call ptr @new_dictionary(ptr %1, i64 %5, i32 %7, i64 %9)
  ret ptr %10
}

define swiftcc ptr @"$ss18_DictionaryStorageC6resize8original8capacity4moveAByxq_Gs05__RawaB0C_SiSbtFZ"(ptr %0, i64 %1, i1 %2, ptr swiftself %3) {
  %5 = zext i1 %2 to i8
  %6 = call i64 @scale_for(i64 %1)
  %7 = trunc i64 %6 to i32
  %8 = call ptr @new_dictionary(ptr %3, i64 %6, i32 %7, i64 %6)
  ret ptr %8
}

define swiftcc ptr @"$ss11_SetStorageC8allocate8capacityAByxGSi_tFZ"(i64 %0, ptr swiftself %1) {
  %3 = call i64 @scale_for(i64 %0)
  %4 = trunc i64 %3 to i32
  %5 = call ptr @new_set(ptr %1, i64 %3, i32 %4, i64 %3)
  ret ptr %5
}

define internal ptr @new_set(ptr %0, i64 %1, i32 %2, i64 %3) {
  %5 = call ptr @__ehub_swift_argument(ptr %0, i64 0)
  %6 = call ptr @new_hashed(ptr %0, ptr %5, ptr null, i64 %1, i32 %2, i64 %3)
  ret ptr %6
}

define swiftcc ptr @"$ss11_SetStorageC4copy8originalAByxGs05__RawaB0C_tFZ"(ptr %0, ptr swiftself %1) {
  %3 = getelementptr inbounds nuw %struct.hashed, ptr %0, i32 0, i32 4
  %4 = load i8, ptr %3, align 8
  %5 = sext i8 %4 to i64
  %6 = getelementptr inbounds nuw %struct.hashed, ptr %0, i32 0, i32 7
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw %struct.hashed, ptr %0, i32 0, i32 8
  %9 = load i64, ptr %8, align 8
  %10 = call ptr @new_set(ptr %1, i64 %5, i32 %7, i64 %9)
  ret ptr %10
}

define swiftcc ptr @"$ss11_SetStorageC6resize8original8capacity4moveAByxGs05__RawaB0C_SiSbtFZ"(ptr %0, i64 %1, i1 %2, ptr swiftself %3) {
  %5 = zext i1 %2 to i8
  %6 = call i64 @scale_for(i64 %1)
  %7 = trunc i64 %6 to i32
  %8 = call ptr @new_set(ptr %3, i64 %6, i32 %7, i64 %6)
  ret ptr %8
}

define swiftcc ptr @"$sSh15minimumCapacityShyxGSi_tcfC"(i64 %0, ptr %1, ptr %2) {
  %4 = icmp eq i64 %0, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %3
  %6 = call i64 @scale_for(i64 %0)
  %7 = call swiftcc { ptr, i64 } @"$ss11_SetStorageCMa"(i64 0, ptr %1, ptr %2)
  %8 = extractvalue { ptr, i64 } %7, 0
  %9 = extractvalue { ptr, i64 } %7, 1
  %10 = trunc i64 %6 to i32
  %11 = call ptr @new_hashed(ptr %8, ptr %1, ptr null, i64 %6, i32 %10, i64 %6)
  br label %12

12:                                               ; preds = %3, %5
  %.0 = phi ptr [ %11, %5 ], [ @_swiftEmptySetSingleton, %3 ]
  ret ptr %.0
}

define internal ptr @new_hashed(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4, i64 %5) {
  %7 = shl i64 1, %3
  %8 = add nsw i64 %7, 63
  %9 = sdiv i64 %8, 64
  %10 = icmp ne ptr %2, null
  %11 = zext i1 %10 to i64
  %12 = select i1 %10, i32 64, i32 56
  %13 = sext i32 %12 to i64
  %14 = mul nsw i64 8, %9
  %15 = add nsw i64 %13, %14
  %16 = call i64 @mask_of(ptr %1)
  %17 = call i64 @aligned(i64 %15, i64 %16)
  %18 = call i64 @stride_of(ptr %1)
  %19 = mul nsw i64 %7, %18
  %20 = add nsw i64 %17, %19
  %21 = icmp ne ptr %2, null
  br i1 %21, label %22, label %28

22:                                               ; preds = %6
  %23 = call i64 @mask_of(ptr %2)
  %24 = call i64 @aligned(i64 %20, i64 %23)
  %25 = call i64 @stride_of(ptr %2)
  %26 = mul nsw i64 %7, %25
  %27 = add nsw i64 %24, %26
  br label %28

28:                                               ; preds = %22, %6
  %.046 = phi i64 [ %24, %22 ], [ 0, %6 ]
  %.045 = phi i64 [ %27, %22 ], [ %20, %6 ]
  %29 = call ptr @swift_allocObject(ptr %0, i64 %.045, i64 15)
  %30 = getelementptr inbounds nuw %struct.hashed, ptr %29, i32 0, i32 2
  store i64 0, ptr %30, align 8
  %31 = mul nsw i64 3, %7
  %32 = sdiv i64 %31, 4
  %33 = getelementptr inbounds nuw %struct.hashed, ptr %29, i32 0, i32 3
  store i64 %32, ptr %33, align 8
  %34 = trunc i64 %3 to i8
  %35 = getelementptr inbounds nuw %struct.hashed, ptr %29, i32 0, i32 4
  store i8 %34, ptr %35, align 8
  %36 = getelementptr inbounds nuw %struct.hashed, ptr %29, i32 0, i32 5
  store i8 0, ptr %36, align 1
  %37 = getelementptr inbounds nuw %struct.hashed, ptr %29, i32 0, i32 6
  store i16 0, ptr %37, align 2
  %38 = getelementptr inbounds nuw %struct.hashed, ptr %29, i32 0, i32 7
  store i32 %4, ptr %38, align 4
  %39 = getelementptr inbounds nuw %struct.hashed, ptr %29, i32 0, i32 8
  store i64 %5, ptr %39, align 8
  %40 = call ptr @__ehub_swift_part(ptr %29, i64 %17)
  %41 = getelementptr inbounds nuw %struct.hashed, ptr %29, i32 0, i32 9
  store ptr %40, ptr %41, align 8
  %42 = icmp ne ptr %2, null
  br i1 %42, label %43, label %46

43:                                               ; preds = %28
  %44 = call ptr @__ehub_swift_part(ptr %29, i64 %.046)
  %45 = getelementptr inbounds nuw %struct.hashed, ptr %29, i32 0, i32 10
  store ptr %44, ptr %45, align 8
  br label %46

46:                                               ; preds = %43, %28
  %47 = getelementptr inbounds i8, ptr %29, i64 %13
  br label %48

48:                                               ; preds = %50, %46
  %.0 = phi i64 [ 0, %46 ], [ %52, %50 ]
  %49 = icmp slt i64 %.0, %9
  br i1 %49, label %50, label %53

50:                                               ; preds = %48
  %51 = getelementptr inbounds i64, ptr %47, i64 %.0
  store i64 0, ptr %51, align 8
  %52 = add nsw i64 %.0, 1
  br label %48

53:                                               ; preds = %48
  %54 = icmp slt i64 %7, 64
  br i1 %54, label %55, label %58

55:                                               ; preds = %53
  %56 = shl i64 -1, %7
  %57 = getelementptr inbounds i64, ptr %47, i64 0
  store i64 %56, ptr %57, align 8
  br label %58

58:                                               ; preds = %55, %53
  ret ptr %29
}

declare swiftcc { ptr, i64 } @"$ss11_SetStorageCMa"(i64, ptr, ptr)

declare void @swift_release(ptr)

define internal ptr @new_array(i64 %0) {
  %2 = call swiftcc ptr @swift_getTypeByMangledNameInContext(ptr @new_array.name, i64 32, ptr null, ptr null)
  %3 = mul nsw i64 8, %0
  %4 = add nsw i64 32, %3
  %5 = call ptr @swift_allocObject(ptr %2, i64 %4, i64 7)
  %6 = mul i64 2, %0
  %7 = getelementptr inbounds nuw %struct.array, ptr %5, i32 0, i32 3
  store i64 %6, ptr %7, align 8
  ret ptr %5
}

declare ptr @swift_retain(ptr)

declare swiftcc ptr @swift_getTypeByMangledNameInContext(ptr, i64, ptr, ptr)

define internal i64 @stride_of(ptr %0) {
  %2 = getelementptr inbounds ptr, ptr %0, i64 -1
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i64, ptr %3, i64 9
  %5 = load i64, ptr %4, align 8
  ret i64 %5
}

declare ptr @malloc(i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @__ehub_swift_destroy(ptr, i64, ptr)

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare ptr @__ehub_swift_argument(ptr, i64)

define internal i64 @aligned(i64 %0, i64 %1) {
  %3 = add nsw i64 %0, %1
  %4 = xor i64 %1, -1
  %5 = and i64 %3, %4
  ret i64 %5
}

define internal i64 @mask_of(ptr %0) {
  %2 = getelementptr inbounds ptr, ptr %0, i64 -1
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i64, ptr %3, i64 10
  %5 = load i64, ptr %4, align 8
  %6 = and i64 %5, 255
  ret i64 %6
}

declare ptr @__ehub_swift_part(ptr, i64)
