// A part of enzyme_hub.hpp: the two sweeps of reverse mode apart, and tangents between them.
#ifndef ENZYME_HUB_SWEEP_HPP
#define ENZYME_HUB_SWEEP_HPP

#include "arguments.hpp"
#include "calls.hpp"
#include "results.hpp"

namespace enzyme {

namespace hub {

// The type of a seed; of a function without a number as its result it cannot be given.
struct no_seed { constexpr no_seed(int) {} };
template <class R> inline constexpr bool has_seed = !std::is_void_v<R> && !is_integer<R> && !std::is_pointer_v<R>;
template <class R> using seed_of = std::conditional_t<has_seed<R>, R, no_seed>;

// The address of a function is known to the linker in both sweeps if nothing beside it leads into the sweep itself.
template <class R, class... P, class... A> constexpr bool is_by_reference(signature<R, P...>, std::tuple<A *...>) {
    return ((!in_memory<P> || (std::is_reference_v<held_by<A>> && kind_of<A> != kind::active)) && ...);
}

// The tangents over a tape are taken of the same arguments: what is constant stays so, everything else is duplicated.
template <class... A, class... B> constexpr bool are_tangents_of(std::tuple<A *...>, std::tuple<B *...>) {
    return (((kind_of<A> == kind::constant) == (kind_of<B> == kind::constant)) && ...);
}

// What the function returned, and the shadow of that if it is a pointer.
template <class R, std::size_t Width, bool = std::is_pointer_v<R>> struct sweep_value {
    R value;
    template <class Returned> ENZYME_HUB_INLINE void take(const Returned &returned) { value = part<1>(returned); }
};
template <class R, std::size_t Width> struct sweep_value<R, Width, true> {
    R value;
    in_lanes<R, Width> shadow;
    template <class Returned> ENZYME_HUB_INLINE void take(const Returned &returned) {
        value = part<1>(returned);
        shadow = part<2>(returned);
    }
};
template <std::size_t Width> struct sweep_value<void, Width, false> {};
template <class R, std::size_t Width> struct augmented_type : packed_type<void *, R> {};
template <std::size_t Width> struct augmented_type<void, Width> { using type = void *; };
template <class R, std::size_t Width> struct augmented_type<R *, Width> : packed_type<void *, R *, in_lanes<R *, Width>> {};

// What `augmented` returns: the function's `value` and the `tape`. It stays where it is, for the tape may lead into it.
template <std::size_t Width, class F, class S, class... A> class sweep : public sweep_value<typename S::result, Width> {
    using R = typename S::result;
    using Arguments = arguments_for<Width, S, A...>;
    using List = typename Arguments::type;
    using found = derivatives<List>;
    using result = typename reverse_result_for<typename found::tuple>::bare;
    using packed = typename packed_tuple<typename found::template returned<false, R>>::type;
    static_assert(std::is_void_v<R> || std::is_trivially_copyable_v<R>,
                  "enzyme: augmented takes functions that return a number, a pointer, a plain struct or nothing; others can write "
                  "into what is duplicated");
    static_assert(!std::is_pointer_v<F> || is_by_reference(S{}, std::tuple<A *...>()),
                  "enzyme: augmented keeps no copy of what a function takes by reference: say enzyme::duplicated(object, shadow) or "
                  "enzyme::constant(object) of a variable");

    F function;
    typename Arguments::adjoints adjoints;
    List arguments;

    template <class Entry, class... Operands> ENZYME_HUB_INLINE result swept(Operands... operands) {
        const auto returned = run<Entry, Width>(function, S{}, arguments, operands...);
        return result{collect<0>(returned, arguments)};
    }
    template <class T, std::size_t N, std::size_t... Lane, class... Markers>
    ENZYME_HUB_INLINE result seeded(const seeds<T, N> &seed, std::index_sequence<Lane...>, Markers... markers) {
        return swept<sweep_entry<packed, seed_for<R, Lane>...>>(static_cast<R>(seed.each[Lane])..., tape, markers...);
    }
    template <class... Markers> ENZYME_HUB_INLINE result with_default_seeds(Markers... markers) {
        return swept<sweep_entry<packed>>(tape, markers...);
    }

public:
    void *tape;

    sweep(const sweep &) = delete;
    template <class G> ENZYME_HUB_INLINE explicit sweep(G &f, const A &...a) : function(f), adjoints(a...), arguments(adjoints, a...) {
        using entry = augment_entry<typename augmented_type<R, Width>::type>;
        const auto returned = run<entry, Width>(function, S{}, arguments);
        tape = part<0>(returned);
        if constexpr (!std::is_void_v<R>) this->take(returned);
    }

    // The derivatives of the active arguments, for this adjoint of the result, or one in each lane. Releases the tape.
    ENZYME_HUB_INLINE result reverse() { return with_default_seeds(); }
    ENZYME_HUB_INLINE result reverse(seed_of<R> seed) { return reverse(seeds<seed_of<R>, 1>{{seed}}); }
    template <class T, std::size_t N> ENZYME_HUB_INLINE result reverse(const seeds<T, N> &seed) {
        if constexpr (check_seeds<R, Width, N>()) return seeded(seed, std::make_index_sequence<N>());
        else return reverse();
    }
    // The same, and the tape stays for another reverse.
    ENZYME_HUB_INLINE result reverse_and_keep() { return with_default_seeds(enzyme_nofree); }
    ENZYME_HUB_INLINE result reverse_and_keep(seed_of<R> seed) { return reverse_and_keep(seeds<seed_of<R>, 1>{{seed}}); }
    template <class T, std::size_t N> ENZYME_HUB_INLINE result reverse_and_keep(const seeds<T, N> &seed) {
        if constexpr (check_seeds<R, Width, N>()) return seeded(seed, std::make_index_sequence<N>(), enzyme_nofree);
        else return reverse_and_keep();
    }

    // The tangent of the result over the tape, which stays: the function's arguments, each number with its tangent.
    template <class... B> ENZYME_HUB_INLINE auto tangent(B &&...given) {
        if constexpr (checked<true, F, B...>()) {
            constexpr bool are_the_same = are_tangents_of(std::tuple<A *...>(), std::tuple<bare<B> *...>());
            static_assert(are_the_same, "enzyme: tangents are taken of the arguments of augmented: what is constant there is constant "
                                        "here, everything else is enzyme::duplicated(x, tangent)");
            constexpr bool is_as_wide = width_of<B...> == Width;
            static_assert(is_as_wide, "enzyme: as many lanes as augmented has: say enzyme::lanes(dx0, dx1, ...)");
            if constexpr (are_the_same && is_as_wide) return replayed(given...);
        }
    }

private:
    template <class... B> ENZYME_HUB_INLINE auto replayed(B &...given) {
        using Given = arguments_for<Width, S, bare<B>...>;
        typename Given::adjoints none(given...);
        typename Given::type lowered(none, given...);
        if constexpr (has_tangent<R>) return run<replay_entry<in_lanes<R, Width>>, Width>(function, S{}, lowered, tape);
        else run<replay_entry<void>, Width>(function, S{}, lowered, tape);
    }
};

} // namespace hub

} // namespace enzyme
#endif
