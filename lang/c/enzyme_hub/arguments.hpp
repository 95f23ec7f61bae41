// A part of enzyme_hub.hpp: what an argument is to the derivative, and whether it fits the function's parameter.
#ifndef ENZYME_HUB_ARGUMENTS_HPP
#define ENZYME_HUB_ARGUMENTS_HPP

#include <array>
#include <cstddef>
#include <initializer_list>
#include <tuple>
#include <type_traits>
#include <utility>

namespace enzyme {

namespace hub {

template <class T> struct same_type { using type = T; };
template <class T> using same = typename same_type<T>::type; // a type that is not deduced

template <class T> using bare = std::remove_cv_t<std::remove_reference_t<T>>;

// How an argument is held: pointers and temporaries by value, objects of the caller's by reference.
template <class T> using decayed = std::decay_t<T>;
template <class T>
using held = std::conditional_t<std::is_lvalue_reference_v<T> && !std::is_pointer_v<decayed<T>>, T, decayed<T>>;
template <class T, class S>
using held_pair = std::conditional_t<std::is_lvalue_reference_v<S> && std::is_same_v<bare<T>, bare<S>>, held<T>, decayed<T>>;

// What several lanes have in the place of one shadow, or one seed: values, or the addresses of objects of the caller's.
template <class T, std::size_t N> struct several {
    using member = std::conditional_t<std::is_reference_v<T>, std::remove_reference_t<T> *, T>;
    member each[N];
    constexpr auto &operator[](std::size_t lane) {
        if constexpr (std::is_reference_v<T>) return *each[lane];
        else return each[lane];
    }
};
template <class T, class... S> constexpr auto make_several(S &...values) {
    if constexpr (std::is_reference_v<T>) return several<T, sizeof...(S)>{{&values...}};
    else return several<T, sizeof...(S)>{{static_cast<T>(values)...}};
}
template <class T, std::size_t N, std::size_t... I> constexpr auto several_of(std::array<T, N> &array, std::index_sequence<I...>) {
    return make_several<held<T &>>(array[I]...);
}

} // namespace hub

// The shadows, tangents or seeds of several lanes, in which derivatives are taken at once: each by itself, or an array of them.
template <class T, class... S> constexpr auto lanes(T &&first, S &&...others) {
    constexpr bool are_objects = (std::is_same_v<T &&, S &&> && ...) && std::is_lvalue_reference_v<T &&>;
    using each = std::conditional_t<are_objects, hub::held<T &&>, hub::decayed<T>>;
    return hub::make_several<each>(first, others...);
}
template <class T, std::size_t N> constexpr auto lanes(std::array<T, N> &array) {
    return hub::several_of(array, std::make_index_sequence<N>());
}

// --- arguments

template <class T> struct active {
    T value;
    constexpr active(T value) : value(static_cast<T &&>(value)) {}
};
template <class T> active(T) -> active<T>;

template <class T, class S = T> struct duplicated {
    T value;
    S shadow;
    constexpr duplicated(hub::same<T> value, hub::same<S> shadow)
        : value(static_cast<T &&>(value)), shadow(static_cast<S &&>(shadow)) {}
};
template <class T, class S> duplicated(T &&, S &&) -> duplicated<hub::held_pair<T &&, S &&>>;
template <class T, class S, std::size_t N> duplicated(T &&, hub::several<S, N>) -> duplicated<hub::held<T &&>, hub::several<S, N>>;

template <class T, class S = T> struct duplicated_noneed : duplicated<T, S> {
    using duplicated<T, S>::duplicated;
};
template <class T, class S> duplicated_noneed(T &&, S &&) -> duplicated_noneed<hub::held_pair<T &&, S &&>>;
template <class T, class S, std::size_t N>
duplicated_noneed(T &&, hub::several<S, N>) -> duplicated_noneed<hub::held<T &&>, hub::several<S, N>>;

template <class T> struct constant {
    T value;
    constexpr constant(hub::same<T> value) : value(static_cast<T &&>(value)) {}
};
template <class T> constant(T &&) -> constant<hub::held<T &&>>;

namespace hub {

// --- what a wrapped argument is

enum class kind { constant, active, duplicated, noneed, unwrapped };
template <kind K, class T, class S = T> struct description {
    static constexpr kind what = K;
    using type = T; // as it is held
    using shadow = S;
};
template <class T> description<kind::constant, T> describe(const constant<T> *);
template <class T> description<kind::active, T> describe(const active<T> *);
template <class T, class S> description<kind::duplicated, T, S> describe(const duplicated<T, S> *);
template <class T, class S> description<kind::noneed, T, S> describe(const duplicated_noneed<T, S> *);
template <class A, class = void> struct described { using type = description<kind::unwrapped, A>; };
template <class A> struct described<A, std::void_t<decltype(describe(static_cast<A *>(nullptr)))>> {
    using type = decltype(describe(static_cast<A *>(nullptr)));
};
template <class A> inline constexpr kind kind_of = described<bare<A>>::type::what;
template <class A> using held_by = typename described<bare<A>>::type::type;
template <class A> using shadow_by = typename described<bare<A>>::type::shadow;
template <class A> inline constexpr bool has_shadow = kind_of<A> == kind::duplicated || kind_of<A> == kind::noneed;

template <class S> struct lane_in {
    using type = S;
    static constexpr std::size_t count = 1;
};
template <class T, std::size_t N> struct lane_in<several<T, N>> {
    using type = T;
    static constexpr std::size_t count = N;
};
template <class A> using lane_of = typename lane_in<shadow_by<A>>::type;
template <class A> inline constexpr std::size_t lanes_of = has_shadow<A> ? lane_in<shadow_by<A>>::count : 0; // 0: says nothing
constexpr std::size_t largest(std::initializer_list<std::size_t> numbers) {
    std::size_t found = 1;
    for (std::size_t number : numbers) found = number > found ? number : found;
    return found;
}
template <class... A> inline constexpr std::size_t width_of = largest({lanes_of<A>...});
// With so many seeds, which decide where no argument has a shadow.
template <std::size_t Seeds, class... A>
inline constexpr std::size_t width_with = ((lanes_of<A> > 0) || ...) ? width_of<A...> : largest({Seeds});

// --- what the function's signature is

template <class R, class... P> struct signature {
    using result = R;
    static constexpr std::size_t count = sizeof...(P);
};
template <class F> struct signature_of_function;
template <class R, class... P> struct signature_of_function<R (*)(P...)> { using type = signature<R, P...>; };
template <class R, class... P> struct signature_of_function<R (*)(P...) noexcept> { using type = signature<R, P...>; };

template <class M> struct signature_of_method;
#define ENZYME_HUB_METHOD(qualifiers)                                                                                  \
    template <class R, class C, class... P> struct signature_of_method<R (C::*)(P...) qualifiers> {                    \
        using type = signature<R, P...>;                                                                               \
    };
ENZYME_HUB_METHOD()
ENZYME_HUB_METHOD(const)
ENZYME_HUB_METHOD(&)
ENZYME_HUB_METHOD(const &)
ENZYME_HUB_METHOD(noexcept)
ENZYME_HUB_METHOD(const noexcept)
#undef ENZYME_HUB_METHOD

// A generic lambda is called with what the arguments hold; numbers by value.
template <class T> using passed = std::conditional_t<std::is_class_v<bare<T>>, T, bare<T>>;

template <class F, class... A> constexpr auto find_signature() {
    if constexpr (std::is_pointer_v<F>) return typename signature_of_function<F>::type{};
    else return signature<std::invoke_result_t<F &, passed<held_by<A>>...>, passed<held_by<A>>...>{};
}
template <class F, class = void> struct has_one_signature : std::false_type {};
template <class F> struct has_one_signature<F, std::void_t<decltype(&F::operator())>> : std::true_type {};
template <class F, class... A> struct signature_of { using type = decltype(find_signature<F, A...>()); };
template <class F, class... A> struct signature_of_object : signature_of_method<decltype(&F::operator())> {};
template <class F, class... A>
using signature_for =
    typename std::conditional_t<has_one_signature<F>::value, signature_of_object<F, A...>, signature_of<F, A...>>::type;

// --- does each argument fit?

// P is the function's parameter, A the wrapped argument in its place.
template <class P> inline constexpr bool in_memory = std::is_reference_v<P> || std::is_class_v<P> || std::is_union_v<P>;
template <class P> inline constexpr bool is_integer = std::is_integral_v<bare<P>> || std::is_enum_v<bare<P>>;

template <class P, class T> constexpr bool fits() {
    if constexpr (in_memory<P>)
        return std::is_convertible_v<std::remove_reference_t<T> *, std::remove_reference_t<P> *> || std::is_same_v<bare<T>, bare<P>>;
    else if constexpr (std::is_pointer_v<P>) return std::is_convertible_v<T, P>;
    else return std::is_convertible_v<T, P> && (std::is_floating_point_v<bare<T>> <= std::is_floating_point_v<P>);
}

template <bool IsForward, class P, class A> constexpr bool check_argument() {
    constexpr bool is_active = kind_of<A> == kind::active;
    constexpr bool no_active = !(is_active && IsForward);
    static_assert(no_active, "enzyme: in forward mode nothing is active: say enzyme::duplicated(x, tangent), or enzyme::constant(x)");
    constexpr bool no_active_integer = !(is_active && is_integer<P>);
    static_assert(no_active_integer, "enzyme: an integer cannot be active: say enzyme::constant(n)");
    constexpr bool no_active_pointer = !(is_active && std::is_pointer_v<bare<P>>);
    static_assert(no_active_pointer,
                  "enzyme: a pointer cannot be active: say enzyme::duplicated(p, shadow), or enzyme::constant(p)");
    constexpr bool no_active_object = !(is_active && in_memory<P>) || std::is_trivially_copyable_v<bare<P>>;
    static_assert(no_active_object, "enzyme: only plain structs can be active: say enzyme::duplicated(object, shadow)");
    constexpr bool no_integer_shadow = !(has_shadow<A> && !std::is_reference_v<P> && is_integer<P>);
    static_assert(no_integer_shadow, "enzyme: an integer has no derivative: say enzyme::constant(n)");
    constexpr bool no_shadow_by_value =
        !no_integer_shadow || !(has_shadow<A> && !IsForward && !std::is_reference_v<P> && !std::is_pointer_v<P>);
    static_assert(no_shadow_by_value, "enzyme: in reverse mode what is passed by value has no shadow, its derivative is "
                                      "returned: say enzyme::active(x)");
    constexpr bool has_type = fits<P, held_by<A>>() && fits<P, lane_of<A>>();
    static_assert(has_type, "enzyme: the argument does not have the type of the function's parameter");
    return no_active && no_active_integer && no_active_pointer && no_active_object && no_integer_shadow && no_shadow_by_value && has_type;
}
template <bool IsForward, class R, class... P, class... A> constexpr bool check_arguments(signature<R, P...>, std::tuple<A *...>) {
    constexpr bool by_value = !std::is_reference_v<R>;
    static_assert(by_value, "enzyme: a function that returns a reference: return a pointer, or a value");
    return by_value && (check_argument<IsForward, P, A>() & ...);
}

// --- checks that come before all else, so that their messages do

template <class F> inline constexpr bool is_function_pointer = std::is_pointer_v<F> && std::is_function_v<std::remove_pointer_t<F>>;
// Asked of generic function objects; what others are called with is compared with their parameters.
template <class F, class... A>
inline constexpr bool is_callable_with =
    is_function_pointer<F> || has_one_signature<F>::value || std::is_invocable_v<F &, passed<held_by<A>>...>;

template <class... A> constexpr bool check_lanes() {
    constexpr bool are_as_many = ((lanes_of<A> == 0 || lanes_of<A> == width_of<A...>) && ...);
    static_assert(are_as_many, "enzyme: not as many lanes everywhere: say enzyme::lanes(dx0, dx1, ...) for each shadow");
    return are_as_many;
}

template <bool IsForward, class F, class... A> constexpr bool checked() {
    using Function = std::conditional_t<kind_of<F> == kind::unwrapped, F, bare<held_by<F>>>;
    constexpr bool is_wrapped = ((kind_of<A> != kind::unwrapped) && ...);
    static_assert(is_wrapped, "enzyme: wrap every argument: enzyme::active(x), enzyme::duplicated(p, shadow) or enzyme::constant(n)");
    constexpr bool is_function = std::is_class_v<bare<Function>> || is_function_pointer<Function>;
    static_assert(is_function, "enzyme: the first argument is a function, a function object or a lambda");
    if constexpr (is_wrapped && is_function) {
        constexpr bool is_callable = is_callable_with<Function, bare<A>...>;
        static_assert(is_callable, "enzyme: the function cannot be called with these arguments");
        if constexpr (is_callable) {
            using S = signature_for<Function, bare<A>...>;
            constexpr bool is_complete = S::count == sizeof...(A);
            static_assert(is_complete, "enzyme: not as many arguments as the function has parameters");
            if constexpr (is_complete) return check_lanes<F, A...>() && check_arguments<IsForward>(S{}, std::tuple<bare<A> *...>());
        }
    }
    return false;
}
template <class F> inline constexpr bool is_function = std::is_pointer_v<std::decay_t<F>>;
template <class F> using function_type = std::conditional_t<is_function<F>, std::decay_t<F>, std::remove_reference_t<F>>;
template <class F> using function_held = std::conditional_t<is_function<F>, std::decay_t<F>, std::remove_reference_t<F> &>;
template <class F, class... A>
using signature_called = signature_for<std::conditional_t<kind_of<F> == kind::unwrapped, F, bare<held_by<F>>>, bare<A>...>;

} // namespace hub

} // namespace enzyme
#endif
