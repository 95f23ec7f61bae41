; A counter in a vector, whose lanes choose what is gathered.
; x: 0.7 0.39 1.32 -0.23
@table = internal global [64 x double] zeroinitializer

define double @f(ptr %x) {
entry:
  %first = load double, ptr %x
  br label %fill

fill:
  %k = phi i64 [ 0, %entry ], [ %k.next, %fill ]
  %number = uitofp i64 %k to double
  %place = getelementptr double, ptr @table, i64 %k
  store double %number, ptr %place
  %k.next = add i64 %k, 1
  %filled = icmp eq i64 %k.next, 64
  br i1 %filled, label %loop, label %fill

loop:
  %i = phi i64 [ 0, %fill ], [ %i.next, %loop ]
  %lanes = phi <4 x i64> [ <i64 0, i64 1, i64 2, i64 3>, %fill ], [ %lanes.next, %loop ]
  %back = phi <4 x i32> [ splat (i32 3), %fill ], [ %back.next, %loop ]
  %sum = phi double [ 0.0, %fill ], [ %sum.next, %loop ]
  %doubled = mul <4 x i64> %lanes, splat (i64 3)
  %places = getelementptr double, ptr @table, <4 x i64> %doubled
  %weights = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> align 8 %places, <4 x i1> splat (i1 true), <4 x double> poison)
  %wide = zext <4 x i32> %back to <4 x i64>
  %from = getelementptr double, ptr %x, <4 x i64> %wide
  %values = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> align 8 %from, <4 x i1> splat (i1 true), <4 x double> poison)
  %squares = fmul <4 x double> %values, %values
  %products = fmul <4 x double> %squares, %weights
  %total = call double @llvm.vector.reduce.fadd.v4f64(double %first, <4 x double> %products)
  %sum.next = fadd double %sum, %total
  %i.next = add i64 %i, 1
  %lanes.next = add <4 x i64> %lanes, splat (i64 4)
  %back.next = add <4 x i32> splat (i32 -1), %back
  %done = icmp eq i64 %i.next, 4
  br i1 %done, label %end, label %loop

end:
  %scaled = fmul double %sum, 0.01
  ret double %scaled
}

declare <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr>, <4 x i1>, <4 x double>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
