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
// Several derivatives at once: lanes(d0, d1, ...), or lanes(array), in the place of a shadow; each result is an array then.
// In reverse mode seed(s) may come first, seed(s0, s1) of two lanes: what the derivatives are multiplied by.
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
#include "enzyme_hub/sweep.hpp"

namespace enzyme {

// --- modes: what `autodiff` returns

struct Reverse {};           // {derivatives}: one for each active argument
struct ReverseWithPrimal {}; // {derivatives, value}
struct Forward {};           // {tangent}: that of the function's result
struct ForwardWithPrimal {}; // {tangent, value}

// Around one of these: autodiff<RuntimeActivity<Reverse>>(f, ...).
template <class Mode> struct RuntimeActivity {}; // which pointers lead to constant memory is decided while the program runs
template <class Mode> struct StrongZero {};      // zero times infinity is zero in derivatives

namespace hub {

template <class Mode> struct mode {
    static constexpr bool is_forward = std::is_same_v<Mode, Forward> || std::is_same_v<Mode, ForwardWithPrimal>;
    static constexpr bool with_value = std::is_same_v<Mode, ReverseWithPrimal> || std::is_same_v<Mode, ForwardWithPrimal>;
    static constexpr bool runtime_activity = false, strong_zero = false;
    static constexpr bool is_known = is_forward || with_value || std::is_same_v<Mode, Reverse>;
};
template <class Mode> struct mode<RuntimeActivity<Mode>> : mode<Mode> { static constexpr bool runtime_activity = true; };
template <class Mode> struct mode<StrongZero<Mode>> : mode<Mode> { static constexpr bool strong_zero = true; };

template <class Mode, class F, class T, std::size_t N, class... A>
ENZYME_HUB_INLINE auto differentiate(F &function, const seeds<T, N> &seed, A &...arguments) {
    using called_mode = mode<Mode>;
    constexpr bool is_forward = called_mode::is_forward;
    static_assert(called_mode::is_known, "enzyme: the modes are Reverse, ReverseWithPrimal, Forward and ForwardWithPrimal");
    static_assert(!is_forward || N == 0, "enzyme: in forward mode there is no seed: say enzyme::duplicated(x, tangent)");
    if constexpr (checked<is_forward, function_type<F &>, A...>()) {
        using S = signature_called<function_type<F &>, A...>;
        constexpr std::size_t width = width_with<N, function_type<F &>, A...>;
        using Arguments = arguments_for<width, S, A &...>;
        typename Arguments::adjoints adjoints(arguments...);
        typename Arguments::type lowered(adjoints, arguments...);
        function_held<F &> called = function;
        if constexpr (is_forward) return forward<called_mode, width>(called, S{}, lowered);
        else if constexpr (check_seeds<typename S::result, width, N>())
            return reverse_seeded<called_mode, width>(called, S{}, lowered, seed, std::make_index_sequence<N>());
    }
}

} // namespace hub

// --- what users call

// Reverse and forward mode: returns what the mode says.
template <class Mode, class F, class... A> ENZYME_HUB_INLINE auto autodiff(F &&function, A &&...arguments) {
    return hub::differentiate<Mode>(function, hub::seeds<double, 0>{}, arguments...);
}
template <class Mode, class F, class T, std::size_t N, class... A>
ENZYME_HUB_INLINE auto autodiff(F &&function, hub::seeds<T, N> seed, A &&...arguments) {
    return hub::differentiate<Mode>(function, seed, arguments...);
}

// The adjoint of the result in reverse mode; of several lanes, one each: autodiff<Reverse>(f, seed(1.0, 2.0), active(x)).
template <class T, class... U> constexpr hub::seeds<T, 1 + sizeof...(U)> seed(T first, U... others) {
    return {{first, static_cast<T>(others)...}};
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
//   double tangent = forward.tangent(enzyme::duplicated(x, 1.0), enzyme::duplicated(p, tp));      // over the tape, any number
//   double dx = forward.reverse(2 * forward.value);                                               // the adjoint of the result
//
// `augmented<2>(f, ...)` says how many lanes there are where no shadow does.
template <std::size_t Width = 1, class F, class... A> ENZYME_HUB_INLINE auto augmented(F &&function, A &&...arguments) {
    using Function = hub::function_type<F>;
    if constexpr (hub::checked<false, Function, A...>()) {
        constexpr std::size_t width = hub::width_with<Width, Function, A...>;
        return hub::sweep<width, hub::bare<Function>, hub::signature_called<Function, A...>, hub::bare<A>...>(function, arguments...);
    }
}

} // namespace enzyme

#undef ENZYME_HUB_INLINE
#endif
