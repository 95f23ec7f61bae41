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

// The adjoint of what is active and lies in memory: memory of ours, that nothing but numbers is in.
template <class P, class A> inline constexpr bool has_adjoint = kind_of<A> == kind::active && in_memory<P>;
template <class P, class A, bool = has_adjoint<P, A>> struct adjoint {
    template <class Given> ENZYME_HUB_INLINE explicit adjoint(Given &) {}
};
template <class P, class A> struct adjoint<P, A, true> {
    bare<P> value;
    template <class Given> ENZYME_HUB_INLINE explicit adjoint(Given &argument) : value(argument.value) {
        std::memset(static_cast<void *>(&value), 0, sizeof value);
    }
};

// An argument in the place of parameter P, and its adjoint.
template <class P, class A> struct lowered {
    static constexpr kind what = kind_of<A>;
    static constexpr bool is_out = what == kind::active && !in_memory<P>; // its derivative is returned
    static constexpr bool is_collected = has_adjoint<P, A>;               // its derivative is its adjoint
    A argument;                                                           // a reference, or a copy
    std::conditional_t<is_collected, adjoint<P, A> *, nothing> of_ours;

    template <class Given>
    ENZYME_HUB_INLINE explicit lowered(adjoint<P, A> &of_ours, Given &given) : argument(given), of_ours(place(of_ours)) {}
    ENZYME_HUB_INLINE static auto place(adjoint<P, A> &of_ours) {
        if constexpr (is_collected) return &of_ours;
        else return nothing{};
    }
    ENZYME_HUB_INLINE operand<P> value() { return operand_for<P>(argument.value); }
    ENZYME_HUB_INLINE operand<P> shadow() {
        if constexpr (is_collected) return &of_ours->value;
        else return operand_for<P>(argument.shadow);
    }
};

template <class S, class... A> struct arguments_for;
template <class R, class... P, class... A> struct arguments_for<signature<R, P...>, A...> {
    using adjoints = list<adjoint<P, A>...>;
    using type = list<lowered<P, A>...>;
};

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

template <class Entry, class F, class R, class... P, class List, class... Markers>
ENZYME_HUB_INLINE decltype(auto) send_function(F &function, signature<R, P...>, List &arguments, Markers... markers) {
    if constexpr (kind_of<F> != kind::unwrapped) { // the function object has a shadow, or says that it has none
        using Object = bare<held_by<F>>;
        void *call = reinterpret_cast<void *>(&through_object<Object, R, P...>::call);
        void *object = untyped(&function.value);
        if constexpr (has_shadow<F>)
            return send<Entry>(call, arguments, markers..., enzyme_dup, object, untyped(&function.shadow));
        else return send<Entry>(call, arguments, markers..., enzyme_const, object);
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
    else if constexpr (Head::is_collected) return collect<I>(returned, arguments.tail, done..., arguments.head.of_ours->value);
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
        if constexpr (!std::is_void_v<R>) {
            const auto returned = run<entry>(function, signature, arguments, enzyme_primal_return);
            return typename result::template with_primal<R>{collect<1>(returned, arguments), part<0>(returned)};
        }
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

// The address of a function is known to the linker in both sweeps if nothing beside it leads into the sweep itself.
template <class R, class... P, class... A> constexpr bool is_by_reference(signature<R, P...>, std::tuple<A *...>) {
    return ((!in_memory<P> || (std::is_reference_v<held_by<A>> && kind_of<A> != kind::active)) && ...);
}

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

    static_assert(!std::is_pointer_v<F> || is_by_reference(S{}, std::tuple<A *...>()),
                  "enzyme: augmented keeps no copy of what a function takes by reference: say enzyme::duplicated(object, shadow) or "
                  "enzyme::constant(object) of a variable");

    F function;
    typename arguments_for<S, A...>::adjoints adjoints;
    List arguments;

    template <class Entry, class... Operands> ENZYME_HUB_INLINE result swept(Operands... operands) {
        const auto returned = run<Entry>(function, S{}, arguments, operands...);
        return result{collect<0>(returned, arguments)};
    }

public:
    void *tape;

    sweep(const sweep &) = delete;
    template <class G> ENZYME_HUB_INLINE explicit sweep(G &f, const A &...a) : function(f), adjoints(a...), arguments(adjoints, a...) {
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

} // namespace hub

} // namespace enzyme
#endif
