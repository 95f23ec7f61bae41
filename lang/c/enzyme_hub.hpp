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

#include "enzyme_hub.h"

#if __cplusplus < 201703L
#error "enzyme_hub.hpp needs C++17 (-std=c++17); enzyme_hub.h does with less"
#endif

#include <cstddef>
#include <cstring>
#include <tuple>
#include <type_traits>
#include <utility>

#define ENZYME_HUB_INLINE inline __attribute__((always_inline))

namespace enzyme {

// --- modes: what `autodiff` returns

struct Reverse {};           // {derivatives}: one for each active argument
struct ReverseWithPrimal {}; // {derivatives, value}
struct Forward {};           // {tangent}: that of the function's result
struct ForwardWithPrimal {}; // {tangent, value}

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

} // namespace hub

// --- arguments

template <class T> struct active {
    T value;
    constexpr active(T value) : value(static_cast<T &&>(value)) {}
};
template <class T> active(T) -> active<T>;

template <class T> struct duplicated {
    T value;
    T shadow;
    constexpr duplicated(hub::same<T> value, hub::same<T> shadow)
        : value(static_cast<T &&>(value)), shadow(static_cast<T &&>(shadow)) {}
};
template <class T, class S> duplicated(T &&, S &&) -> duplicated<hub::held_pair<T &&, S &&>>;

template <class T> struct duplicated_noneed : duplicated<T> {
    using duplicated<T>::duplicated;
};
template <class T, class S> duplicated_noneed(T &&, S &&) -> duplicated_noneed<hub::held_pair<T &&, S &&>>;

template <class T> struct constant {
    T value;
    constexpr constant(hub::same<T> value) : value(static_cast<T &&>(value)) {}
};
template <class T> constant(T &&) -> constant<hub::held<T &&>>;

// --- results

// Of reverse mode; one derivative alone is also what the whole converts to.
template <class... D> struct reverse_result {
    std::tuple<D...> derivatives;
};
template <class D> struct reverse_result<D> {
    std::tuple<D> derivatives;
    constexpr operator D() const { return std::get<0>(derivatives); }
};
template <class R, class... D> struct reverse_result_with_primal {
    std::tuple<D...> derivatives;
    R value;
};
template <class R> struct forward_result {
    R tangent;
    constexpr operator R() const { return tangent; }
};
template <> struct forward_result<void> {};
template <class R> struct forward_result_with_primal {
    R tangent;
    R value;
};

// The parts of a result by number, in the order of its members.
template <std::size_t I, class... T> constexpr decltype(auto) get(const std::tuple<T...> &t) { return std::get<I>(t); }
template <std::size_t I, class... D> constexpr const auto &get(const reverse_result<D...> &r) {
    static_assert(I == 0, "enzyme: reverse mode returns {derivatives}; enzyme::ReverseWithPrimal adds the value");
    return r.derivatives;
}
template <std::size_t I, class R, class... D> constexpr const auto &get(const reverse_result_with_primal<R, D...> &r) {
    static_assert(I < 2, "enzyme: the result is {derivatives, value}");
    if constexpr (I == 0) return r.derivatives;
    else return r.value;
}
template <std::size_t I, class R> constexpr const auto &get(const forward_result<R> &r) {
    static_assert(I == 0, "enzyme: forward mode returns {tangent}; enzyme::ForwardWithPrimal adds the value");
    return r.tangent;
}
template <std::size_t I, class R> constexpr const auto &get(const forward_result_with_primal<R> &r) {
    static_assert(I < 2, "enzyme: the result is {tangent, value}");
    if constexpr (I == 0) return r.tangent;
    else return r.value;
}

namespace hub {

// --- what a wrapped argument is

enum class kind { constant, active, duplicated, noneed, unwrapped };
template <kind K, class T> struct description {
    static constexpr kind what = K;
    using type = T; // as it is held
};
template <class T> description<kind::constant, T> describe(const constant<T> *);
template <class T> description<kind::active, T> describe(const active<T> *);
template <class T> description<kind::duplicated, T> describe(const duplicated<T> *);
template <class T> description<kind::noneed, T> describe(const duplicated_noneed<T> *);
template <class T> description<kind::unwrapped, T> describe(const volatile void *, T *);
template <class A, class = void> struct described { using type = description<kind::unwrapped, A>; };
template <class A> struct described<A, std::void_t<decltype(describe(static_cast<A *>(nullptr)))>> {
    using type = decltype(describe(static_cast<A *>(nullptr)));
};
template <class A> inline constexpr kind kind_of = described<bare<A>>::type::what;
template <class A> using held_by = typename described<bare<A>>::type::type;
template <class A> inline constexpr bool has_shadow = kind_of<A> == kind::duplicated || kind_of<A> == kind::noneed;

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

template <class P, class A> constexpr bool fits() {
    using T = held_by<A>;
    if constexpr (in_memory<P>)
        return std::is_convertible_v<std::remove_reference_t<T> *, std::remove_reference_t<P> *> || std::is_same_v<bare<T>, bare<P>>;
    else if constexpr (std::is_pointer_v<P>) return std::is_convertible_v<T, P>;
    else return std::is_convertible_v<T, P> && (std::is_floating_point_v<bare<T>> <= std::is_floating_point_v<P>);
}

template <bool IsForward, class P, class A> struct checked_argument {
    static constexpr kind what = kind_of<A>;
    static constexpr bool active = what == kind::active;
    static_assert(!(active && IsForward),
                  "enzyme: in forward mode nothing is active: say enzyme::duplicated(x, tangent), or enzyme::constant(x)");
    static_assert(!(active && is_integer<P>), "enzyme: an integer cannot be active: say enzyme::constant(n)");
    static_assert(!(active && std::is_pointer_v<bare<P>>),
                  "enzyme: a pointer cannot be active: say enzyme::duplicated(p, shadow), or enzyme::constant(p)");
    static_assert(!(active && in_memory<P>) || std::is_trivially_copyable_v<bare<P>>,
                  "enzyme: only plain structs can be active: say enzyme::duplicated(object, shadow)");
    static_assert(!(has_shadow<A> && !std::is_reference_v<P> && is_integer<P>),
                  "enzyme: an integer has no derivative: say enzyme::constant(n)");
    static_assert(!(has_shadow<A> && !IsForward && !std::is_reference_v<P> && !std::is_pointer_v<P>),
                  "enzyme: in reverse mode what is passed by value has no shadow, its derivative is returned: say enzyme::active(x)");
    static_assert(fits<P, A>(), "enzyme: the argument does not have the type of the function's parameter");
    static constexpr bool value = true;
};

template <bool IsForward, class S, class... A> struct checked_arguments;
template <bool IsForward, class R, class... P, class... A>
struct checked_arguments<IsForward, signature<R, P...>, A...> {
    static constexpr bool value = (checked_argument<IsForward, P, A>::value && ...);
    static_assert(!std::is_reference_v<R>, "enzyme: a function that returns a reference: return a pointer, or a value");
};

// --- arguments on their way to an entry point

// What stands for parameter P in the call: itself, or a pointer to it (of no type, for types may be local to a function).
template <class P> inline constexpr bool is_data_pointer = std::is_pointer_v<P> && !std::is_function_v<std::remove_pointer_t<P>>;
template <class P>
using operand = std::conditional_t<in_memory<P> || is_data_pointer<std::remove_cv_t<P>>, void *, std::remove_cv_t<P>>;
ENZYME_HUB_INLINE void *untyped(const volatile void *p) { return const_cast<void *>(p); }
template <class P, class T> ENZYME_HUB_INLINE operand<P> operand_for(T &value) {
    if constexpr (in_memory<P>) return untyped(&value);
    else if constexpr (is_data_pointer<P>) return untyped(static_cast<P>(value));
    else return static_cast<operand<P>>(value);
}

struct nothing {};
template <class T> struct zeroed { // a struct's adjoint
    T value;
    ENZYME_HUB_INLINE explicit zeroed(const T &like) : value(like) { std::memset(static_cast<void *>(&value), 0, sizeof value); }
};

template <class P, class A> struct lowered {
    static constexpr kind what = kind_of<A>;
    static constexpr bool is_out = what == kind::active && !in_memory<P>;        // its derivative is returned
    static constexpr bool has_adjoint = what == kind::active && in_memory<P>; // its adjoint is memory of ours
    A argument; // a reference, or a copy
    std::conditional_t<has_adjoint, zeroed<bare<P>>, nothing> adjoint;

    template <class Given>
    ENZYME_HUB_INLINE explicit lowered(Given &given) : argument(given), adjoint(first_adjoint(given)) {}
    template <class Given> ENZYME_HUB_INLINE static decltype(adjoint) first_adjoint(const Given &argument) {
        if constexpr (has_adjoint) return zeroed<bare<P>>(argument.value);
        else return {};
    }
    ENZYME_HUB_INLINE operand<P> value() { return operand_for<P>(argument.value); }
    ENZYME_HUB_INLINE operand<P> shadow() {
        if constexpr (has_adjoint) return &adjoint.value;
        else return operand_for<P>(argument.shadow);
    }
};

template <class... L> struct list {};
template <class Head, class... Tail> struct list<Head, Tail...> {
    Head head;
    list<Tail...> tail;
    template <class A, class... B> ENZYME_HUB_INLINE explicit list(A &a, B &...b) : head(a), tail(b...) {}
};
template <class S, class... A> struct arguments_for;
template <class R, class... P, class... A> struct arguments_for<signature<R, P...>, A...> { using type = list<lowered<P, A>...>; };

// --- several results in one, laid out as the linker returns them: members of a struct, one after the other

template <class... T> struct packed {
    static_assert(sizeof...(T) < 0, "enzyme: more than six results of different types: pass some by duplicated");
};
template <> struct packed<> {};
template <class A> struct packed<A> { A a; };
template <class A, class B> struct packed<A, B> { A a; B b; };
template <class A, class B, class C> struct packed<A, B, C> { A a; B b; C c; };
template <class A, class B, class C, class D> struct packed<A, B, C, D> { A a; B b; C c; D d; };
template <class A, class B, class C, class D, class E> struct packed<A, B, C, D, E> { A a; B b; C c; D d; E e; };
template <class A, class B, class C, class D, class E, class F> struct packed<A, B, C, D, E, F> { A a; B b; C c; D d; E e; F f; };
template <class T, std::size_t N> struct packed_alike { T each[N]; };

template <class... T> struct packed_type { using type = packed<T...>; };
template <> struct packed_type<> { using type = void; };
template <class T> struct packed_type<T> { using type = T; };
template <class T, class... U> struct packed_type<T, T, U...> {
    using type = std::conditional_t<(std::is_same_v<T, U> && ...), packed_alike<T, 2 + sizeof...(U)>, packed<T, T, U...>>;
};

template <std::size_t I, class T, std::size_t N> ENZYME_HUB_INLINE T part(const packed_alike<T, N> &p) { return p.each[I]; }
template <std::size_t I, class... T> ENZYME_HUB_INLINE auto part(const packed<T...> &p) {
    if constexpr (I == 0) return p.a;
    else if constexpr (I == 1) return p.b;
    else if constexpr (I == 2) return p.c;
    else if constexpr (I == 3) return p.d;
    else if constexpr (I == 4) return p.e;
    else return p.f;
}
template <std::size_t I, class T> ENZYME_HUB_INLINE const T &part(const T &alone) { return alone; }

// --- the calls

// The entry points; the linker knows a callee by the name that is part of its own.
template <class R, class... T> R __enzyme_autodiff(void *, T...);
template <class R, class... T> R __enzyme_fwddiff(void *, T...);
template <class R, class... T> R __enzyme_augmentfwd(void *, T...);
template <class R, class... T> R __enzyme_reverse(void *, T...);

template <class R> struct reverse_entry {
    template <class... T> ENZYME_HUB_INLINE static R call(void *f, T... operands) { return hub::__enzyme_autodiff<R>(f, operands...); }
};
template <class R> struct forward_entry {
    template <class... T> ENZYME_HUB_INLINE static R call(void *f, T... operands) { return hub::__enzyme_fwddiff<R>(f, operands...); }
};
template <class R> struct augment_entry {
    template <class... T> ENZYME_HUB_INLINE static R call(void *f, T... operands) { return hub::__enzyme_augmentfwd<R>(f, operands...); }
};
// The seed, if there is one, and the tape come last; they are handed in first.
template <class R, class... Seed> struct sweep_entry {
    template <class... T> ENZYME_HUB_INLINE static R call(void *f, Seed... seed, void *tape, T... operands) {
        return hub::__enzyme_reverse<R>(f, operands..., seed..., tape);
    }
};

// Appends the operands that each argument becomes.
template <class Entry, class... Operands>
ENZYME_HUB_INLINE decltype(auto) send(void *f, list<> &, Operands... operands) {
    return Entry::call(f, operands...);
}
template <class Entry, class Head, class... Tail, class... Operands>
ENZYME_HUB_INLINE decltype(auto) send(void *f, list<Head, Tail...> &arguments, Operands... operands) {
    Head &head = arguments.head;
    if constexpr (Head::what == kind::constant) return send<Entry>(f, arguments.tail, operands..., enzyme_const, head.value());
    else if constexpr (Head::is_out) return send<Entry>(f, arguments.tail, operands..., enzyme_out, head.value());
    else if constexpr (Head::what == kind::noneed)
        return send<Entry>(f, arguments.tail, operands..., enzyme_dupnoneed, head.value(), head.shadow());
    else return send<Entry>(f, arguments.tail, operands..., enzyme_dup, head.value(), head.shadow());
}

// The function that is differentiated. A plain function whose parameters are numbers, pointers and references is that itself.
// Any other is called by one of ours, which gets the function object (or the pointer to the function) as its first argument,
// and a pointer to each struct that is passed by value.
template <class P> ENZYME_HUB_INLINE P parameter(operand<P> given) {
    if constexpr (in_memory<P>) return static_cast<P>(*static_cast<std::remove_reference_t<P> *>(given));
    else return static_cast<P>(given);
}
template <class F, class R, class... P> struct through_object {
    static R call(F *function, operand<P>... given) { return (*function)(parameter<P>(given)...); }
};
template <class F, class R, class... P> struct through_pointer {
    static R call(F function, operand<P>... given) { return function(parameter<P>(given)...); }
};

template <class F, class S> struct callee; // F: a pointer to a function, or the type of a function object
template <class R, class... P> struct callee<R (*)(P...), signature<R, P...>> {
    static constexpr bool is_plain = ((!in_memory<P> || std::is_reference_v<P>) && ...);
};
template <class R, class... P> struct callee<R (*)(P...) noexcept, signature<R, P...>> : callee<R (*)(P...), signature<R, P...>> {};
template <class F, class S> inline constexpr bool is_plain = [] {
    if constexpr (std::is_pointer_v<F>) return callee<F, S>::is_plain;
    else return false;
}();

template <class Entry, class F, class R, class... P, class List, class... Markers>
ENZYME_HUB_INLINE decltype(auto) send_function(F &function, signature<R, P...>, List &arguments, Markers... markers) {
    if constexpr (kind_of<F> != kind::unwrapped) { // the function object has a shadow, or says that it has none
        using Object = bare<held_by<F>>;
        void *call = reinterpret_cast<void *>(&through_object<Object, R, P...>::call);
        void *object = untyped(&function.value);
        if constexpr (has_shadow<F>)
            return send<Entry>(call, arguments, markers..., enzyme_dup, object, untyped(&function.shadow));
        else return send<Entry>(call, arguments, markers..., enzyme_const, object);
    } else if constexpr (is_plain<F, signature<R, P...>>) {
        return send<Entry>(reinterpret_cast<void *>(function), arguments, markers...);
    } else if constexpr (std::is_pointer_v<F>) {
        void *call = reinterpret_cast<void *>(&through_pointer<F, R, P...>::call);
        return send<Entry>(call, arguments, markers..., enzyme_const, function);
    } else {
        void *call = reinterpret_cast<void *>(&through_object<F, R, P...>::call);
        return send<Entry>(call, arguments, markers..., enzyme_const, untyped(&function));
    }
}

// --- what comes back

template <class R> inline constexpr bool has_tangent = !std::is_void_v<R> && !is_integer<R>;

template <class L> struct derivatives;
template <class P, class A> using derivative_of = std::conditional_t<kind_of<A> == kind::active, std::tuple<bare<P>>, std::tuple<>>;
template <class... P, class... A> struct derivatives<list<lowered<P, A>...>> {
    using tuple = decltype(std::tuple_cat(std::declval<derivative_of<P, A>>()...)); // one for each active argument
    template <bool WithValue, class R>
    using returned = decltype(std::tuple_cat(
        std::declval<std::conditional_t<WithValue && !std::is_void_v<R>, std::tuple<R>, std::tuple<>>>(),
        std::declval<std::conditional_t<lowered<P, A>::is_out, std::tuple<bare<P>>, std::tuple<>>>()...));
};
template <class T> struct packed_tuple;
template <class... T> struct packed_tuple<std::tuple<T...>> : packed_type<T...> {};

// The tuple of derivatives, of what the linker returned (from part I on) and the adjoints that are memory of ours.
template <std::size_t I, class Returned, class... Done>
ENZYME_HUB_INLINE auto collect(const Returned &, list<> &, const Done &...done) {
    return std::tuple<Done...>(done...);
}
template <std::size_t I, class Returned, class Head, class... Tail, class... Done>
ENZYME_HUB_INLINE auto collect(const Returned &returned, list<Head, Tail...> &arguments, const Done &...done) {
    if constexpr (Head::is_out) return collect<I + 1>(returned, arguments.tail, done..., part<I>(returned));
    else if constexpr (Head::has_adjoint) return collect<I>(returned, arguments.tail, done..., arguments.head.adjoint.value);
    else return collect<I>(returned, arguments.tail, done...);
}

template <class T> struct reverse_result_for;
template <class... D> struct reverse_result_for<std::tuple<D...>> {
    using bare = reverse_result<D...>;
    template <class R> using with_primal = reverse_result_with_primal<R, D...>;
};

template <class Entry, class F, class S, class List, class... Markers>
ENZYME_HUB_INLINE auto run(F &function, S signature, List &arguments, Markers... markers) {
    if constexpr (std::is_void_v<decltype(send_function<Entry>(function, signature, arguments, markers...))>) {
        send_function<Entry>(function, signature, arguments, markers...);
        return nothing{};
    } else return send_function<Entry>(function, signature, arguments, markers...);
}

template <bool WithValue, class F, class S, class List> ENZYME_HUB_INLINE auto reverse(F &function, S signature, List &arguments) {
    using R = typename S::result;
    using found = derivatives<List>;
    using result = reverse_result_for<typename found::tuple>;
    using entry = reverse_entry<typename packed_tuple<typename found::template returned<WithValue, R>>::type>;
    if constexpr (WithValue) {
        static_assert(!std::is_void_v<R>, "enzyme: the function returns nothing, so there is no primal: say enzyme::Reverse");
        const auto returned = run<entry>(function, signature, arguments, enzyme_primal_return);
        return typename result::template with_primal<R>{collect<1>(returned, arguments), part<0>(returned)};
    } else {
        const auto returned = run<entry>(function, signature, arguments);
        return typename result::bare{collect<0>(returned, arguments)};
    }
}

template <bool WithValue, class F, class S, class List> ENZYME_HUB_INLINE auto forward(F &function, S signature, List &arguments) {
    using R = typename S::result;
    if constexpr (WithValue) {
        static_assert(has_tangent<R>, "enzyme: the function's result is no number, so it has no tangent: say enzyme::Forward");
        const auto returned = run<forward_entry<typename packed_type<R, R>::type>>(function, signature, arguments, enzyme_primal_return);
        return forward_result_with_primal<R>{part<1>(returned), part<0>(returned)};
    } else if constexpr (has_tangent<R>) {
        return forward_result<R>{run<forward_entry<R>>(function, signature, arguments)};
    } else {
        run<forward_entry<void>>(function, signature, arguments);
        return forward_result<void>{};
    }
}

// --- split mode

// The type of the seed; of a function without a result it cannot be given.
struct no_seed { constexpr no_seed(int) {} };
template <class R> using seed_of = std::conditional_t<std::is_floating_point_v<R>, R, no_seed>;

template <class R> struct sweep_value { R value; };
template <> struct sweep_value<void> {};

// What `augmented` returns: the function's `value` and the `tape`. It stays where it is, for the tape may lead into it.
template <class F, class S, class... A> class sweep : public sweep_value<typename S::result> {
    using R = typename S::result;
    using List = typename arguments_for<S, A...>::type;
    using found = derivatives<List>;
    using result = typename reverse_result_for<typename found::tuple>::bare;
    using packed = typename packed_tuple<typename found::template returned<false, R>>::type;
    static constexpr bool has_seed = std::is_floating_point_v<R>;
    static_assert(std::is_void_v<R> || has_seed || is_integer<R>,
                  "enzyme: augmented takes functions that return a number or nothing; others can write into what is duplicated");

    F function;
    List arguments;

    template <class Entry, class... Operands> ENZYME_HUB_INLINE result swept(Operands... operands) {
        const auto returned = run<Entry>(function, S{}, arguments, operands...);
        return result{collect<0>(returned, arguments)};
    }

public:
    void *tape;

    sweep(const sweep &) = delete;
    template <class G> ENZYME_HUB_INLINE explicit sweep(G &f, const A &...a) : function(f), arguments(a...) {
        if constexpr (std::is_void_v<R>) tape = run<augment_entry<void *>>(function, S{}, arguments);
        else {
            const auto returned = run<augment_entry<typename packed_type<void *, R>::type>>(function, S{}, arguments);
            tape = part<0>(returned);
            this->value = part<1>(returned);
        }
    }

    // The derivatives of the active arguments, for this adjoint of the result. Releases the tape.
    ENZYME_HUB_INLINE result reverse(seed_of<R> seed = 1) {
        if constexpr (has_seed) return swept<sweep_entry<packed, R>>(seed, tape);
        else return swept<sweep_entry<packed>>(tape);
    }
    // The same, and the tape stays for another reverse.
    ENZYME_HUB_INLINE result reverse_and_keep(seed_of<R> seed = 1) {
        if constexpr (has_seed) return swept<sweep_entry<packed, R>>(seed, tape, enzyme_nofree);
        else return swept<sweep_entry<packed>>(tape, enzyme_nofree);
    }
};

// --- checks that come before all else, so that their messages do

template <bool IsForward, class F, class... A> constexpr bool checked() {
    using Function = std::conditional_t<kind_of<F> == kind::unwrapped, F, bare<held_by<F>>>;
    constexpr bool is_wrapped = ((kind_of<A> != kind::unwrapped) && ...);
    static_assert(is_wrapped, "enzyme: wrap every argument: enzyme::active(x), enzyme::duplicated(p, shadow) or enzyme::constant(n)");
    if constexpr (is_wrapped) {
        using S = signature_for<Function, bare<A>...>;
        constexpr bool is_complete = S::count == sizeof...(A);
        static_assert(is_complete, "enzyme: not as many arguments as the function has parameters");
        if constexpr (is_complete) return checked_arguments<IsForward, S, bare<A>...>::value;
    }
    return false;
}
template <class F> inline constexpr bool is_function = std::is_pointer_v<std::decay_t<F>>;
template <class F> using function_type = std::conditional_t<is_function<F>, std::decay_t<F>, std::remove_reference_t<F>>;
template <class F> using function_held = std::conditional_t<is_function<F>, std::decay_t<F>, std::remove_reference_t<F> &>;
template <class F, class... A>
using signature_called = signature_for<std::conditional_t<kind_of<F> == kind::unwrapped, F, bare<held_by<F>>>, bare<A>...>;

} // namespace hub

// --- what users call

// Reverse and forward mode: returns what the mode says.
template <class Mode, class F, class... A> ENZYME_HUB_INLINE auto autodiff(F &&function, A &&...arguments) {
    constexpr bool is_forward = std::is_same_v<Mode, Forward> || std::is_same_v<Mode, ForwardWithPrimal>;
    constexpr bool with_value = std::is_same_v<Mode, ReverseWithPrimal> || std::is_same_v<Mode, ForwardWithPrimal>;
    static_assert(is_forward || with_value || std::is_same_v<Mode, Reverse>,
                  "enzyme: the modes are Reverse, ReverseWithPrimal, Forward and ForwardWithPrimal");
    if constexpr (hub::checked<is_forward, hub::function_type<F>, A...>()) {
        using S = hub::signature_called<hub::function_type<F>, A...>;
        typename hub::arguments_for<S, std::remove_reference_t<A> &...>::type lowered(arguments...);
        hub::function_held<F> called = function;
        if constexpr (is_forward) return hub::forward<with_value>(called, S{}, lowered);
        else return hub::reverse<with_value>(called, S{}, lowered);
    }
}

// Forward mode: the tangent of the function's result itself.
template <class F, class... A> ENZYME_HUB_INLINE auto fwddiff(F &&function, A &&...arguments) {
    return autodiff<Forward>(static_cast<F &&>(function), static_cast<A &&>(arguments)...).tangent;
}

// Reverse mode: the derivative of the one active argument, or the tuple of those of several.
template <class F, class... A> ENZYME_HUB_INLINE auto gradient(F &&function, A &&...arguments) {
    const auto all = autodiff<Reverse>(static_cast<F &&>(function), static_cast<A &&>(arguments)...).derivatives;
    if constexpr (std::tuple_size_v<decltype(all)> == 1) return std::get<0>(all);
    else return all;
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
