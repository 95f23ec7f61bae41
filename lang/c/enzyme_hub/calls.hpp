// A part of enzyme_hub.hpp: from wrapped arguments to a call of an entry point, and back.
#ifndef ENZYME_HUB_CALLS_HPP
#define ENZYME_HUB_CALLS_HPP

#include "../enzyme_hub.h"
#include "arguments.hpp"
#include "results.hpp"

#include <cstring>

namespace enzyme {

namespace hub {

// --- arguments on their way to an entry point

// What stands for parameter P in the call: itself, or a pointer to it (of no type, for types may be local to a function).
template <class P> using operand = std::conditional_t<in_memory<P> || std::is_pointer_v<bare<P>>, void *, std::remove_cv_t<P>>;
ENZYME_HUB_INLINE void *untyped(const volatile void *p) { return const_cast<void *>(p); }
template <class R, class... P> ENZYME_HUB_INLINE void *untyped(R (*function)(P...)) { return reinterpret_cast<void *>(function); }
template <class P, class T> ENZYME_HUB_INLINE operand<P> operand_for(T &value) {
    if constexpr (in_memory<P>) return untyped(&value);
    else if constexpr (std::is_pointer_v<P>) return untyped(static_cast<P>(value));
    else return static_cast<operand<P>>(value);
}

template <class... L> struct list {};
template <class Head, class... Tail> struct list<Head, Tail...> {
    Head head;
    list<Tail...> tail;
    template <class A, class... B> ENZYME_HUB_INLINE explicit list(A &a, B &...b) : head(a), tail(b...) {}
    template <class H, class... T, class A, class... B>
    ENZYME_HUB_INLINE explicit list(list<H, T...> &with, A &a, B &...b) : head(with.head, a), tail(with.tail, b...) {}
};
template <> struct list<> {
    ENZYME_HUB_INLINE list() {}
    ENZYME_HUB_INLINE explicit list(list &) {}
};

struct nothing {};

// The adjoint of what is active and lies in memory: memory of ours, that nothing but numbers is in. One for each lane.
template <class P, class A> inline constexpr bool has_adjoint = kind_of<A> == kind::active && in_memory<P>;
template <class P, class A, std::size_t Width, bool = has_adjoint<P, A>> struct adjoint {
    template <class Given> ENZYME_HUB_INLINE explicit adjoint(Given &) {}
};
template <class P, class A, std::size_t Width> struct adjoint<P, A, Width, true> {
    in_lanes<bare<P>, Width> value;
    template <class Given>
    ENZYME_HUB_INLINE explicit adjoint(Given &argument) : value(copies(argument.value, std::make_index_sequence<Width>())) {
        std::memset(static_cast<void *>(&value), 0, sizeof value);
    }
    template <class T, std::size_t... I> ENZYME_HUB_INLINE static in_lanes<bare<P>, Width> copies(T &value, std::index_sequence<I...>) {
        if constexpr (Width == 1) return value;
        else return {{(static_cast<void>(I), value)...}};
    }
    ENZYME_HUB_INLINE void *lane(std::size_t number) { return reinterpret_cast<bare<P> *>(&value) + number; }
};

// An argument in the place of parameter P, and its adjoint.
template <class P, class A, std::size_t Width> struct lowered {
    static constexpr kind what = kind_of<A>;
    static constexpr bool is_out = what == kind::active && !in_memory<P>; // its derivative is returned
    static constexpr bool is_collected = has_adjoint<P, A>;               // its derivative is its adjoint
    using all_lanes = std::make_index_sequence<Width>;
    using derivative = in_lanes<bare<P>, Width>;
    using adjoint_type = adjoint<P, A, Width>;
    A argument; // a reference, or a copy
    std::conditional_t<is_collected, adjoint_type *, nothing> of_ours;

    template <class Given>
    ENZYME_HUB_INLINE explicit lowered(adjoint_type &of_ours, Given &given) : argument(given), of_ours(place(of_ours)) {}
    ENZYME_HUB_INLINE static auto place(adjoint_type &of_ours) {
        if constexpr (is_collected) return &of_ours;
        else return nothing{};
    }
    ENZYME_HUB_INLINE operand<P> value() { return operand_for<P>(argument.value); }
    ENZYME_HUB_INLINE operand<P> shadow(std::size_t lane) {
        if constexpr (is_collected) return of_ours->lane(lane);
        else if constexpr (Width == 1) return operand_for<P>(argument.shadow);
        else return operand_for<P>(argument.shadow[lane]);
    }
};

template <std::size_t Width, class S, class... A> struct arguments_for;
template <std::size_t Width, class R, class... P, class... A> struct arguments_for<Width, signature<R, P...>, A...> {
    using adjoints = list<adjoint<P, A, Width>...>;
    using type = list<lowered<P, A, Width>...>;
};

// --- the calls

// The entry points; the linker knows a callee by the name that is part of its own.
template <class R, class... T> R __enzyme_autodiff(void *, T...);
template <class R, class... T> R __enzyme_fwddiff(void *, T...);
template <class R, class... T> R __enzyme_augmentfwd(void *, T...);
template <class R, class... T> R __enzyme_reverse(void *, T...);
template <class R, class... T> R __enzyme_fwdsplit(void *, T...);

template <class R> struct forward_entry {
    template <class... T> ENZYME_HUB_INLINE static R call(void *f, T... operands) { return hub::__enzyme_fwddiff<R>(f, operands...); }
};
template <class R> struct augment_entry {
    template <class... T> ENZYME_HUB_INLINE static R call(void *f, T... operands) { return hub::__enzyme_augmentfwd<R>(f, operands...); }
};
// The seeds, if there are any, and the tape come last; they are handed in first.
template <class R, class... Seed> struct reverse_entry {
    template <class... T> ENZYME_HUB_INLINE static R call(void *f, Seed... seed, T... operands) {
        return hub::__enzyme_autodiff<R>(f, operands..., seed...);
    }
};
template <class R, class... Seed> struct sweep_entry {
    template <class... T> ENZYME_HUB_INLINE static R call(void *f, Seed... seed, void *tape, T... operands) {
        return hub::__enzyme_reverse<R>(f, operands..., seed..., tape);
    }
};
template <class R> struct replay_entry {
    template <class... T> ENZYME_HUB_INLINE static R call(void *f, void *tape, T... operands) {
        return hub::__enzyme_fwdsplit<R>(f, operands..., tape);
    }
};

// An entry point with the markers that stand alone and that the mode says.
template <class Entry, class Mode> struct marked_entry {
    template <class... T> ENZYME_HUB_INLINE static decltype(auto) call(void *f, T... operands) {
        if constexpr (Mode::runtime_activity && Mode::strong_zero)
            return Entry::call(f, operands..., enzyme_runtime_activity, enzyme_strong_zero);
        else if constexpr (Mode::runtime_activity) return Entry::call(f, operands..., enzyme_runtime_activity);
        else if constexpr (Mode::strong_zero) return Entry::call(f, operands..., enzyme_strong_zero);
        else return Entry::call(f, operands...);
    }
};

// Appends the operands that each argument becomes.
template <class Entry, class... Operands>
ENZYME_HUB_INLINE decltype(auto) send(void *f, list<> &, Operands... operands) {
    return Entry::call(f, operands...);
}
template <class Entry, class Head, class... Tail, std::size_t... Lane, class... Operands>
ENZYME_HUB_INLINE decltype(auto) send_shadows(void *f, list<Head, Tail...> &arguments, std::index_sequence<Lane...>, Operands... operands) {
    return send<Entry>(f, arguments.tail, operands..., arguments.head.value(), arguments.head.shadow(Lane)...);
}
template <class Entry, class Head, class... Tail, class... Operands>
ENZYME_HUB_INLINE decltype(auto) send(void *f, list<Head, Tail...> &arguments, Operands... operands) {
    constexpr typename Head::all_lanes lanes{};
    if constexpr (Head::what == kind::constant)
        return send<Entry>(f, arguments.tail, operands..., enzyme_const, arguments.head.value());
    else if constexpr (Head::is_out) return send<Entry>(f, arguments.tail, operands..., enzyme_out, arguments.head.value());
    else if constexpr (Head::what == kind::noneed) return send_shadows<Entry>(f, arguments, lanes, operands..., enzyme_dupnoneed);
    else return send_shadows<Entry>(f, arguments, lanes, operands..., enzyme_dup);
}

// The function that is differentiated. A plain function whose parameters are numbers, pointers and references is that itself.
// Any other is called by one of ours, which gets the function object (or the pointer to the function) as its first argument,
// and a pointer to each struct that is passed by value.
template <class P> ENZYME_HUB_INLINE P parameter(operand<P> given) {
    if constexpr (in_memory<P>) return static_cast<P>(*static_cast<std::remove_reference_t<P> *>(given));
    else if constexpr (std::is_pointer_v<P>) return reinterpret_cast<P>(given);
    else return given;
}
template <class F, class R, class... P> struct through_object {
    static R call(F *function, operand<P>... given) { return (*function)(parameter<P>(given)...); }
};
template <class F, class R, class... P> struct through_pointer {
    static R call(void *function, operand<P>... given) { return reinterpret_cast<F>(function)(parameter<P>(given)...); }
};

template <class F, class R, class... P> constexpr bool is_plain(signature<R, P...>) {
    return std::is_pointer_v<F> && ((!in_memory<P> || std::is_reference_v<P>) && ...);
}

template <class Entry, class F, class List, std::size_t... Lane, class... Markers>
ENZYME_HUB_INLINE decltype(auto)
send_object(void *call, F &function, List &arguments, std::index_sequence<Lane...>, Markers... markers) {
    void *object = untyped(&function.value);
    if constexpr (!has_shadow<F>) return send<Entry>(call, arguments, markers..., enzyme_const, object);
    else if constexpr (sizeof...(Lane) == 1)
        return send<Entry>(call, arguments, markers..., enzyme_dup, object, untyped(&function.shadow));
    else return send<Entry>(call, arguments, markers..., enzyme_dup, object, untyped(&function.shadow[Lane])...);
}
template <class Entry, std::size_t Width, class F, class R, class... P, class List, class... Markers>
ENZYME_HUB_INLINE decltype(auto) send_function(F &function, signature<R, P...>, List &arguments, Markers... markers) {
    if constexpr (kind_of<F> != kind::unwrapped) { // the function object has a shadow, or says that it has none
        using Object = bare<held_by<F>>;
        void *call = reinterpret_cast<void *>(&through_object<Object, R, P...>::call);
        return send_object<Entry>(call, function, arguments, std::make_index_sequence<Width>(), markers...);
    } else if constexpr (is_plain<F>(signature<R, P...>{})) {
        return send<Entry>(reinterpret_cast<void *>(function), arguments, markers...);
    } else if constexpr (std::is_pointer_v<F>) {
        void *call = reinterpret_cast<void *>(&through_pointer<F, R, P...>::call);
        return send<Entry>(call, arguments, markers..., enzyme_const, reinterpret_cast<void *>(function));
    } else {
        void *call = reinterpret_cast<void *>(&through_object<F, R, P...>::call);
        return send<Entry>(call, arguments, markers..., enzyme_const, untyped(&function));
    }
}
template <class Entry, std::size_t Width, class F, class S, class List, class... Markers>
ENZYME_HUB_INLINE decltype(auto) send_width(F &function, S signature, List &arguments, Markers... markers) {
    if constexpr (Width == 1) return send_function<Entry, 1>(function, signature, arguments, markers...);
    else return send_function<Entry, Width>(function, signature, arguments, markers..., enzyme_width, int{Width});
}

// --- what comes back

template <class R> inline constexpr bool has_tangent = !std::is_void_v<R> && !is_integer<R>;

template <class L> struct derivatives;
template <class... P, class... A, std::size_t W> struct derivatives<list<lowered<P, A, W>...>> {
    template <class L> using of = std::conditional_t<L::what == kind::active, std::tuple<typename L::derivative>, std::tuple<>>;
    template <class L> using out = std::conditional_t<L::is_out, std::tuple<typename L::derivative>, std::tuple<>>;
    using tuple = decltype(std::tuple_cat(std::declval<of<lowered<P, A, W>>>()...)); // one for each active argument
    template <bool WithValue, class R>
    using returned = decltype(std::tuple_cat(
        std::declval<std::conditional_t<WithValue && !std::is_void_v<R>, std::tuple<R>, std::tuple<>>>(),
        std::declval<out<lowered<P, A, W>>>()...));
};
template <> struct derivatives<list<>> {
    using tuple = std::tuple<>;
    template <bool WithValue, class R> using returned = std::conditional_t<WithValue && !std::is_void_v<R>, std::tuple<R>, std::tuple<>>;
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
    else if constexpr (Head::is_collected) return collect<I>(returned, arguments.tail, done..., arguments.head.of_ours->value);
    else return collect<I>(returned, arguments.tail, done...);
}

template <class T> struct reverse_result_for;
template <class... D> struct reverse_result_for<std::tuple<D...>> {
    using bare = reverse_result<D...>;
    template <class R> using with_primal = reverse_result_with_primal<R, D...>;
};

template <class Entry, std::size_t Width, class F, class S, class List, class... Markers>
ENZYME_HUB_INLINE auto run(F &function, S signature, List &arguments, Markers... markers) {
    if constexpr (std::is_void_v<decltype(send_width<Entry, Width>(function, signature, arguments, markers...))>) {
        send_width<Entry, Width>(function, signature, arguments, markers...);
        return nothing{};
    } else return send_width<Entry, Width>(function, signature, arguments, markers...);
}

// --- seeds: adjoints of the result, one for each lane

template <class T, std::size_t N> struct seeds { T each[N]; };
template <class T> struct seeds<T, 0> {};
template <class R, std::size_t Width, std::size_t N> constexpr bool check_seeds() {
    constexpr bool has_adjoint = !std::is_void_v<R> && !is_integer<R> && !std::is_pointer_v<R>;
    static_assert(N == 0 || has_adjoint, "enzyme: the function's result is no number, so it takes no seed: the seed is what is in the "
                                         "shadow of what it writes");
    static_assert(N == 0 || N == Width, "enzyme: one seed for each lane: say enzyme::seed(s0, s1, ...)");
    return N == 0 || (has_adjoint && N == Width);
}
template <class R, std::size_t> using seed_for = R; // as many as there are lanes

template <class Mode, std::size_t Width, class F, class S, class List, class... Seed>
ENZYME_HUB_INLINE auto reverse(F &function, S signature, List &arguments, Seed... seed) {
    using R = typename S::result;
    using found = derivatives<List>;
    using result = reverse_result_for<typename found::tuple>;
    using packed = typename packed_tuple<typename found::template returned<Mode::with_value, R>>::type;
    using entry = marked_entry<reverse_entry<packed, Seed...>, Mode>;
    if constexpr (Mode::with_value) {
        static_assert(!std::is_void_v<R>, "enzyme: the function returns nothing, so there is no primal: say enzyme::Reverse");
        if constexpr (!std::is_void_v<R>) {
            const auto returned = run<entry, Width>(function, signature, arguments, seed..., enzyme_primal_return);
            return typename result::template with_primal<R>{collect<1>(returned, arguments), part<0>(returned)};
        }
    } else {
        const auto returned = run<entry, Width>(function, signature, arguments, seed...);
        return typename result::bare{collect<0>(returned, arguments)};
    }
}
template <class Mode, std::size_t Width, class F, class S, class List, class T, std::size_t N, std::size_t... Lane>
ENZYME_HUB_INLINE auto reverse_seeded(F &function, S signature, List &arguments, const seeds<T, N> &seed, std::index_sequence<Lane...>) {
    using R = typename S::result;
    return reverse<Mode, Width>(function, signature, arguments, static_cast<seed_for<R, Lane>>(seed.each[Lane])...);
}

template <class Mode, std::size_t Width, class F, class S, class List>
ENZYME_HUB_INLINE auto forward(F &function, S signature, List &arguments) {
    using R = typename S::result;
    if constexpr (Mode::with_value) {
        static_assert(has_tangent<R>, "enzyme: the function's result is no number, so it has no tangent: say enzyme::Forward");
        using T = in_lanes<R, Width>;
        using entry = marked_entry<forward_entry<typename packed_type<R, T>::type>, Mode>;
        const auto returned = run<entry, Width>(function, signature, arguments, enzyme_primal_return);
        return forward_result_with_primal<T, R>{part<1>(returned), part<0>(returned)};
    } else if constexpr (has_tangent<R>) {
        using T = in_lanes<R, Width>;
        using entry = marked_entry<forward_entry<T>, Mode>;
        return forward_result<T>{run<entry, Width>(function, signature, arguments)};
    } else {
        run<marked_entry<forward_entry<void>, Mode>, Width>(function, signature, arguments);
        return forward_result<void>{};
    }
}

} // namespace hub

} // namespace enzyme
#endif
