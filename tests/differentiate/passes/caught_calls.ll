; PASS: caught_calls

; What may throw, and is caught by a function that goes on then, is to be inlined.
define double @caught(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void @may_throw(ptr %p) to label %done unwind label %caught
caught:
  %e = landingpad { ptr, i32 } catch ptr null
  br label %done
done:
  %y = load double, ptr %p
  ret double %y
}
; CHECK-LABEL: define double @caught(
; CHECK: invoke void @may_throw(ptr %p) [[INLINED:#[0-9]+]]

; An exception that goes on to the caller needs nothing in sight: nobody asks for the derivative of what was done until then.
define double @cleaned_up(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void @may_throw(ptr %p) to label %done unwind label %cleanup
cleanup:
  %e = landingpad { ptr, i32 } cleanup
  call void @clean(ptr %p)
  resume { ptr, i32 } %e
done:
  %y = load double, ptr %p
  ret double %y
}
; CHECK-LABEL: define double @cleaned_up(
; CHECK: invoke void @may_throw(ptr %p){{$}}

; What calls itself cannot be inlined, and what has no body neither.
define double @caught_elsewhere(ptr %p) personality ptr @__gxx_personality_v0 {
  invoke void @throws_below(ptr %p, i32 3) to label %on unwind label %caught
on:
  invoke void @clean(ptr %p) to label %done unwind label %caught
caught:
  %e = landingpad { ptr, i32 } catch ptr null
  br label %done
done:
  %y = load double, ptr %p
  ret double %y
}
; CHECK-LABEL: define double @caught_elsewhere(
; CHECK: invoke void @throws_below(ptr %p, i32 3){{$}}
; CHECK: invoke void @clean(ptr %p){{$}}

define internal void @may_throw(ptr %p) {
  store double 1.0, ptr %p
  call void @__cxa_rethrow()
  unreachable
}

define internal void @throws_below(ptr %p, i32 %n) {
  call void @throws_below(ptr %p, i32 %n)
  ret void
}

declare i32 @__gxx_personality_v0(...)
declare void @__cxa_rethrow()
declare void @clean(ptr)

; CHECK: attributes [[INLINED]] = { alwaysinline }
