// Derivatives with types, for C++17. docs/headers.md has an example of each.
//
//   double dx = enzyme::autodiff<enzyme::Reverse>(f, enzyme::active(x), enzyme::constant(n));    // f(double, int) -> double
//   enzyme::autodiff<enzyme::Reverse>(g, enzyme::duplicated(p, dp), enzyme::constant(n));        // adds into dp
//   double tangent = enzyme::fwddiff(f, enzyme::duplicated(x, 1.0), enzyme::constant(n));
//
// Each argument of the function is wrapped in what it is to the derivative, in the function's own order:
//
//   active(x)               a number, or a struct of numbers, whose derivative is returned (reverse mode)
//   duplicated(p, dp)       a pointer or an object and its shadow; in forward mode also a number and its tangent
//   duplicated_noneed(...)  the same; what the function writes there is not needed
//   constant(n)             not differentiated
//
// The function is a function, a function pointer, a function object or a lambda (constant unless it is `duplicated`, too).
// All of this is inlined and leaves what the plain entry points of enzyme_hub.h leave.
#ifndef ENZYME_HUB_HPP
#define ENZYME_HUB_HPP

#if __cplusplus < 201703L
#error "enzyme_hub.hpp needs C++17 (-std=c++17); enzyme_hub.h does with less"
#endif

#define ENZYME_HUB_INLINE inline __attribute__((always_inline))

#include "enzyme_hub.h"
#include "enzyme_hub/arguments.hpp"
#include "enzyme_hub/calls.hpp"
#include "enzyme_hub/results.hpp"

namespace enzyme {

// --- modes: what `autodiff` returns

struct Reverse {};           // {derivatives}: one for each active argument
struct ReverseWithPrimal {}; // {derivatives, value}
struct Forward {};           // {tangent}: that of the function's result
struct ForwardWithPrimal {}; // {tangent, value}

// --- what users call

// Reverse and forward mode: returns what the mode says.
template <class Mode, class F, class... A> ENZYME_HUB_INLINE auto autodiff(F &&function, A &&...arguments) {
    constexpr bool is_forward = std::is_same_v<Mode, Forward> || std::is_same_v<Mode, ForwardWithPrimal>;
    constexpr bool with_value = std::is_same_v<Mode, ReverseWithPrimal> || std::is_same_v<Mode, ForwardWithPrimal>;
    static_assert(is_forward || with_value || std::is_same_v<Mode, Reverse>,
                  "enzyme: the modes are Reverse, ReverseWithPrimal, Forward and ForwardWithPrimal");
    if constexpr (hub::checked<is_forward, hub::function_type<F>, A...>()) {
        using S = hub::signature_called<hub::function_type<F>, A...>;
        using Arguments = hub::arguments_for<S, std::remove_reference_t<A> &...>;
        typename Arguments::adjoints adjoints(arguments...);
        typename Arguments::type lowered(adjoints, arguments...);
        hub::function_held<F> called = function;
        if constexpr (is_forward) return hub::forward<with_value>(called, S{}, lowered);
        else return hub::reverse<with_value>(called, S{}, lowered);
    }
}

// Forward mode: the tangent of the function's result itself.
template <class F, class... A> ENZYME_HUB_INLINE auto fwddiff(F &&function, A &&...arguments) {
    using Result = decltype(autodiff<Forward>(function, arguments...));
    if constexpr (std::is_void_v<Result> || std::is_same_v<Result, forward_result<void>>) autodiff<Forward>(function, arguments...);
    else return autodiff<Forward>(function, arguments...).tangent;
}

// Reverse mode: the derivative of the one active argument, or the tuple of those of several.
template <class F, class... A> ENZYME_HUB_INLINE auto gradient(F &&function, A &&...arguments) {
    if constexpr (!std::is_void_v<decltype(autodiff<Reverse>(function, arguments...))>) {
        auto all = autodiff<Reverse>(function, arguments...).derivatives;
        if constexpr (std::tuple_size_v<decltype(all)> == 1) return std::get<0>(all);
        else return all;
    }
}

// The two sweeps of reverse mode apart:
//
//   auto forward = enzyme::augmented(f, enzyme::active(x), enzyme::duplicated(p, dp));
//   double dx = forward.reverse(2 * forward.value);          // the adjoint of the result
template <class F, class... A> ENZYME_HUB_INLINE auto augmented(F &&function, A &&...arguments) {
    using Function = hub::function_type<F>;
    if constexpr (hub::checked<false, Function, A...>())
        return hub::sweep<hub::bare<Function>, hub::signature_called<Function, A...>, hub::bare<A>...>(function, arguments...);
}

} // namespace enzyme

#undef ENZYME_HUB_INLINE
#endif
