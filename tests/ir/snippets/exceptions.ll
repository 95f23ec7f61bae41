@type = external constant ptr

define i32 @itanium(ptr %p) personality ptr @__gxx_personality_v0 {
  %1 = invoke i32 @may_throw(ptr noundef nonnull %p, i32 signext 5) #0 [ "deopt"(i32 1, ptr %p) ]
          to label %normal unwind label %pad, !prof !0

normal:
  ret i32 %1

pad:
  %2 = landingpad { ptr, i32 }
          cleanup
          catch ptr @type
          catch ptr null
          filter [2 x ptr] [ptr @type, ptr null]
  %3 = extractvalue { ptr, i32 } %2, 1
  invoke void (ptr, ...) @variadic(ptr %p, i32 %3)
          to label %done unwind label %inner

done:
  resume { ptr, i32 } %2

inner:
  %4 = landingpad { ptr, i32 }
          catch ptr @type
  unreachable

empty:
  unreachable
}

define void @only_cleanup() personality ptr @__gxx_personality_v0 {
  invoke fastcc void @f()
          to label %1 unwind label %2

1:
  ret void

2:
  %3 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  unreachable
}

declare i32 @may_throw(ptr, i32)
declare void @variadic(ptr, ...)
declare fastcc void @f()
declare i32 @__gxx_personality_v0(...)

attributes #0 = { noinline "key"="value" }

!0 = !{!"branch_weights", i32 1, i32 1000}
