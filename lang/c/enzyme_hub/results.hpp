// A part of enzyme_hub.hpp: what comes back, to users and from the linker.
#ifndef ENZYME_HUB_RESULTS_HPP
#define ENZYME_HUB_RESULTS_HPP

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>

namespace enzyme {

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
template <class T, class R = T> struct forward_result_with_primal {
    T tangent;
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
template <std::size_t I, class T, class R> constexpr const auto &get(const forward_result_with_primal<T, R> &r) {
    static_assert(I < 2, "enzyme: the result is {tangent, value}");
    if constexpr (I == 0) return r.tangent;
    else return r.value;
}

namespace hub {

// In several lanes there is one of each.
template <class T, std::size_t Width> struct lanes_type { using type = std::array<T, Width>; };
template <class T> struct lanes_type<T, 1> { using type = T; };
template <class T, std::size_t Width> using in_lanes = typename lanes_type<T, Width>::type;

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

} // namespace hub

} // namespace enzyme
#endif
