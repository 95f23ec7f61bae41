// Shadows of objects, for C++17: `auto dmodel = enzyme::zero_like(model);` is a deep copy with zeros.
//
//   auto dmodel = enzyme::zero_like(model);
//   enzyme::autodiff<enzyme::Reverse>(loss, enzyme::duplicated(model, dmodel));
//
// Every floating-point number of the shadow is zero, and everything else is as in the object: sizes, capacities, integers, text,
// functions, the order of the elements of a hash table. What the object owns, the shadow owns a copy of; two std::shared_ptr to
// one object stay two to one. A type of which it is not known how much it owns (a raw pointer to numbers, a lambda that captures
// by reference) is refused, while compiling or, where only the run shows it, by std::invalid_argument. It is told so:
//
//   ENZYME_HUB_MEMBERS(a, b)                in a class: the members that lead to numbers; bases too, as *static_cast<base *>(this)
//   ENZYME_HUB_VIRTUAL_MEMBERS(name, a, b)  the same in each class that pointers to its base lead to
//   ENZYME_HUB_ABSTRACT(name)               in the base, if it is abstract and has no numbers
//   T zero_like(const T &, enzyme::shadows &)   in the namespace of T, or in `enzyme`: a function of your own
//
// Two passes make a shadow: `shell` makes an object of the same shape, mostly a copy, and `settle` puts the zeros in, in place,
// and gives pointers the shadows of what they led to. docs/headers.md has examples.
#ifndef ENZYME_HUB_ZERO_LIKE_HPP
#define ENZYME_HUB_ZERO_LIKE_HPP

#if __cplusplus < 201703L
#error "enzyme_hub/zero_like.hpp needs C++17 (-std=c++17)"
#endif
#if !defined(__clang__) || !__has_builtin(__builtin_structured_binding_size) || !__has_builtin(__builtin_dump_struct)
#error "enzyme_hub/zero_like.hpp needs clang 21 or newer"
#endif

#include <algorithm>
#include <array>
#include <complex>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <typeinfo>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <valarray>
#include <variant>
#include <vector>

// The members of a class that lead to floating-point numbers. (Numbers that lie in the object itself are found.)
#define ENZYME_HUB_MEMBERS(...)                                                                                        \
    auto enzyme_hub_members() { return std::tie(__VA_ARGS__); }
// The same for classes that are reached through pointers to a base.
#define ENZYME_HUB_VIRTUAL_MEMBERS(Class, ...)                                                                         \
    ENZYME_HUB_MEMBERS(__VA_ARGS__)                                                                                    \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Winconsistent-missing-override\"")           \
    _Pragma("clang diagnostic ignored \"-Wsuggest-override\"")                                                         \
    virtual Class *enzyme_hub_shell(::enzyme::shadows &made) const {                                                   \
        return new Class(::enzyme::zeroing::shell(*this, made));                                                       \
    }                                                                                                                  \
    virtual void enzyme_hub_settle(const void *original, ::enzyme::shadows &made) {                                    \
        ::enzyme::zeroing::settle_listed(*this, *static_cast<const Class *>(original), made);                         \
    }                                                                                                                  \
    virtual const void *enzyme_hub_address() const { return this; }                                                    \
    _Pragma("clang diagnostic pop")
#define ENZYME_HUB_ABSTRACT(Class)                                                                                     \
    virtual Class *enzyme_hub_shell(::enzyme::shadows &) const = 0;                                                    \
    virtual void enzyme_hub_settle(const void *, ::enzyme::shadows &) = 0;                                             \
    virtual const void *enzyme_hub_address() const = 0;

namespace enzyme {

template <class T> T zero_like(const T &original);

// The objects that one call of `zero_like` has met behind std::shared_ptr, and their shadows.
class shadows {
    struct found {
        const void *object;
        std::shared_ptr<void> shadow;
    };
    std::map<std::shared_ptr<const void>, found, std::owner_less<>> all;

public:
    // The shadow of a member, for a zero_like of your own.
    template <class T> T of(const T &original);
    template <class T> std::shared_ptr<T> shared(const std::shared_ptr<T> &original);
};

namespace zeroing {

[[noreturn]] inline void refuse(const char *text) {
#ifdef __cpp_exceptions
    throw std::invalid_argument(text);
#else
    std::fputs(text, stderr), std::fputc('\n', stderr);
    std::abort();
#endif
}

// --- what a type is

template <class> inline constexpr bool never = false;
template <class T> struct is_complex : std::false_type {};
template <class T> struct is_complex<std::complex<T>> : std::true_type {};
template <class T> inline constexpr bool is_real = std::is_floating_point_v<T>;
#ifdef __FLT16_MANT_DIG__
template <> inline constexpr bool is_real<_Float16> = true;
#endif
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc99-extensions"
template <> inline constexpr bool is_real<float _Complex> = true;
template <> inline constexpr bool is_real<double _Complex> = true;
template <> inline constexpr bool is_real<long double _Complex> = true;
#pragma clang diagnostic pop
template <class T> inline constexpr bool is_number = is_real<T> || is_complex<T>::value;

// Integers and functions; their shadows are as they are.
template <class T> inline constexpr bool is_plain = std::is_integral_v<T> || std::is_enum_v<T> || std::is_null_pointer_v<T> ||
                                                    std::is_member_pointer_v<T> || std::is_function_v<T>;
template <class T> inline constexpr bool is_plain<T *> = is_plain<std::remove_cv_t<T>>;
template <class C, class R> inline constexpr bool is_plain<std::basic_string_view<C, R>> = true;

template <class T, class = void> struct has_own : std::false_type {};
template <class T>
struct has_own<T, std::void_t<decltype(zero_like(std::declval<const T &>(), std::declval<shadows &>()))>> : std::true_type {};
template <class T, class = void> struct has_members : std::false_type {};
template <class T> struct has_members<T, std::void_t<decltype(std::declval<T &>().enzyme_hub_members())>> : std::true_type {};
template <class T, class = void> struct has_virtual_members : std::false_type {};
template <class T>
struct has_virtual_members<T, std::void_t<decltype(std::declval<const T &>().enzyme_hub_address())>> : std::true_type {};
template <class T, class = void> struct is_decomposed : std::false_type {};
template <class T>
struct is_decomposed<T, std::enable_if_t<std::is_class_v<T> && (__builtin_structured_binding_size(T) > 0)>> : std::true_type {};

// Containers, by what they are made of: the elements of one are all that they own.
template <class T> struct container : std::false_type {};
struct linked : std::true_type {}; // nodes and tables: only a copy has their shape
template <class T, class A> struct container<std::vector<T, A>> : std::true_type {};
template <class A> struct container<std::vector<bool, A>> : std::false_type {};
template <class T, class A> struct container<std::deque<T, A>> : std::true_type {};
template <class T, class A> struct container<std::list<T, A>> : std::true_type {};
template <class T, class A> struct container<std::forward_list<T, A>> : linked {};
template <class T> struct container<std::valarray<T>> : linked {};
template <class K, class C, class A> struct container<std::set<K, C, A>> : linked {};
template <class K, class C, class A> struct container<std::multiset<K, C, A>> : linked {};
template <class K, class T, class C, class A> struct container<std::map<K, T, C, A>> : linked {};
template <class K, class T, class C, class A> struct container<std::multimap<K, T, C, A>> : linked {};
template <class T> struct is_hashed : std::false_type {};
template <class K, class H, class E, class A> struct is_hashed<std::unordered_set<K, H, E, A>> : linked {};
template <class K, class H, class E, class A> struct is_hashed<std::unordered_multiset<K, H, E, A>> : linked {};
template <class K, class T, class H, class E, class A> struct is_hashed<std::unordered_map<K, T, H, E, A>> : linked {};
template <class K, class T, class H, class E, class A> struct is_hashed<std::unordered_multimap<K, T, H, E, A>> : linked {};
template <class T> inline constexpr bool is_linked = std::is_base_of_v<linked, container<T>> || is_hashed<T>::value;
template <class T> inline constexpr bool is_container = container<T>::value || is_hashed<T>::value;

template <class T> struct of_standard : std::false_type {}; // what settle_standard knows
template <class C, class R, class A> struct of_standard<std::basic_string<C, R, A>> : std::true_type {};
template <class T, class A> struct of_standard<std::vector<T, A>> : std::true_type {};
template <class T, class A> struct of_standard<std::deque<T, A>> : std::true_type {};
template <class T, std::size_t N> struct of_standard<std::array<T, N>> : std::true_type {};
template <class A, class B> struct of_standard<std::pair<A, B>> : std::true_type {};
template <class... T> struct of_standard<std::tuple<T...>> : std::true_type {};
template <class T> struct of_standard<std::optional<T>> : std::true_type {};
template <class... T> struct of_standard<std::variant<T...>> : std::true_type {};
template <> struct of_standard<std::monostate> : std::true_type {};
template <class T, class D> struct of_standard<std::unique_ptr<T, D>> : std::true_type {};
template <class T> struct of_standard<std::shared_ptr<T>> : std::true_type {};

// Anything else with elements, a matrix for one, by data() and size(), or begin() and end(); what it owns beside them is looked at.
template <class T, class = void> struct is_in_one : std::false_type {};
template <class T>
struct is_in_one<T, std::void_t<typename T::value_type, decltype(*std::declval<T &>().data()), decltype(std::declval<T &>().size())>>
    : std::true_type {};
template <class T, class = void> struct has_ends : std::false_type {};
template <class T>
struct has_ends<T, std::void_t<typename T::value_type, decltype(*std::begin(std::declval<T &>())), decltype(std::end(std::declval<T &>()))>>
    : std::is_lvalue_reference<decltype(*std::begin(std::declval<T &>()))> {};
template <class T> inline constexpr bool is_range = is_in_one<T>::value || has_ends<T>::value;
template <class T> auto first_of(T &range) {
    if constexpr (is_in_one<std::remove_cv_t<T>>::value) return range.data();
    else return std::begin(range);
}
template <class T> auto end_of(T &range) {
    if constexpr (is_in_one<std::remove_cv_t<T>>::value) return range.data() + range.size();
    else return std::end(range);
}
template <class T> using element_of = std::remove_reference_t<decltype(*first_of(std::declval<T &>()))>;
template <class T> inline constexpr bool is_view = !std::is_const_v<element_of<const T>> && !std::is_const_v<element_of<T>>;

// --- can it be copied, with all that is in it? (The constructor of std::vector says so of any.)

template <class... T> struct types {}; // those around, of a class that holds containers of itself
template <class Around, class T> constexpr bool copies();
template <class T> constexpr bool is_copied() { return copies<types<>, T>(); }
template <class Around, class T> struct copied : std::bool_constant<std::is_copy_constructible_v<T>> {};
template <class O, class T, class A> struct copied<O, std::vector<T, A>> : std::bool_constant<copies<O, T>()> {};
template <class O, class T, class A> struct copied<O, std::deque<T, A>> : std::bool_constant<copies<O, T>()> {};
template <class O, class T, std::size_t N> struct copied<O, T[N]> : std::bool_constant<copies<O, T>()> {};
template <class O, class T, std::size_t N> struct copied<O, std::array<T, N>> : std::bool_constant<copies<O, T>()> {};
template <class O, class A, class B> struct copied<O, std::pair<A, B>> : std::bool_constant<copies<O, A>() && copies<O, B>()> {};
template <class O, class... T> struct copied<O, std::tuple<T...>> : std::bool_constant<(copies<O, T>() && ...)> {};
template <class O, class... T> struct copied<O, std::variant<T...>> : std::bool_constant<(copies<O, T>() && ...)> {};
template <class O, class T> struct copied<O, std::optional<T>> : std::bool_constant<copies<O, T>()> {};

template <class... T> struct list_of { // members by their declared types: a reference among them is seen
    static constexpr bool has_references = (std::is_reference_v<T> || ...);
};

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
template <class T> constexpr auto members_of(T &object) {
    if constexpr (has_members<T>::value) return object.enzyme_hub_members();
    else {
        auto &[... member] = object;
        static_assert(!list_of<decltype(member)...>::has_references,
                      "enzyme::zero_like: a struct with a reference is a shadow only with a reference to the shadow of that object: "
                      "write it, or a function `T zero_like(const T &, enzyme::shadows &)` that does");
        return std::tie(member...);
    }
}
#pragma clang diagnostic pop
template <class T> using members_in = decltype(members_of(std::declval<T &>()));

template <class Around, class... M> constexpr bool copies_each(const std::tuple<M &...> *) {
    return ((std::is_abstract_v<M> || copies<Around, std::remove_cv_t<M>>()) && ...); // one that is abstract is a base
}
template <class T, class... Around> constexpr bool copies_in(types<Around...>) {
    using within = types<T, Around...>;
    if constexpr ((std::is_same_v<T, Around> || ...)) return true;
    else if constexpr (!std::is_class_v<T> || has_own<T>::value || of_standard<T>::value) return copied<types<Around...>, T>::value;
    else if constexpr (is_container<T>) return copies<types<Around...>, std::remove_cv_t<typename T::value_type>>();
    else if constexpr (!std::is_copy_constructible_v<T>) return false;
    else if constexpr (has_members<T>::value || is_decomposed<T>::value) return copies_each<within>(static_cast<members_in<T> *>(nullptr));
    else return true;
}
template <class Around, class T> constexpr bool copies() { return copies_in<T>(Around()); }

// --- first pass: an object of the same shape, on its way to be a shadow

template <class T> T shell(const T &original, shadows &made);

template <class T, std::size_t... I> T shell_of_array(const T &original, shadows &made, std::index_sequence<I...>) {
    return T{{shell(original[I], made)...}};
}
template <class T, class... M> T shell_of_members(const std::tuple<M &...> &original, shadows &made) {
    return std::apply([&](auto &...member) { return T{shell<std::remove_cv_t<M>>(member, made)...}; }, original);
}
template <class T> T shell_of_elements(const T &original, shadows &made) {
    T result;
    for (const auto &element : original) result.emplace_back(shell(element, made));
    return result;
}

template <class T> struct uncopied { // what has no copy, by its parts
    static T shell(const T &original, shadows &made) {
        if constexpr (has_own<T>::value) return zero_like(original, made);
        else if constexpr (is_container<T>) {
            static_assert(!is_linked<T>, "enzyme::zero_like: the shape of a std::map, std::set, hash table or std::forward_list is known "
                                         "to its copy constructor alone, so its elements must be copyable: make them std::shared_ptr");
            return shell_of_elements(original, made);
        } else if constexpr (has_members<T>::value) {
            static_assert(std::is_default_constructible_v<T>,
                          "enzyme::zero_like: a class with ENZYME_HUB_MEMBERS is copied, or made by its default constructor; this one "
                          "has neither");
            return T(); // settle gives it its members
        } else if constexpr (is_decomposed<T>::value) return shell_of_members<T>(members_of(const_cast<T &>(original)), made);
        else {
            static_assert(never<T>, "enzyme::zero_like: this type cannot be copied: give its class ENZYME_HUB_MEMBERS(...), or write "
                                    "`T zero_like(const T &, enzyme::shadows &)` beside it");
        }
    }
};
template <class T, std::size_t N> struct uncopied<std::array<T, N>> {
    static auto shell(const std::array<T, N> &original, shadows &made) {
        return shell_of_array(original, made, std::make_index_sequence<N>());
    }
};
template <class A, class B> struct uncopied<std::pair<A, B>> {
    static std::pair<A, B> shell(const std::pair<A, B> &original, shadows &made) {
        return {zeroing::shell(original.first, made), zeroing::shell(original.second, made)};
    }
};
template <class... T> struct uncopied<std::tuple<T...>> {
    static std::tuple<T...> shell(const std::tuple<T...> &original, shadows &made) {
        return std::apply([&](auto &...member) { return std::tuple<T...>{zeroing::shell(member, made)...}; }, original);
    }
};
template <class T> struct uncopied<std::optional<T>> {
    static std::optional<T> shell(const std::optional<T> &original, shadows &made) {
        if (!original) return {};
        return std::optional<T>(std::in_place, zeroing::shell(*original, made));
    }
};
template <class... T> struct uncopied<std::variant<T...>> {
    template <std::size_t... I>
    static std::variant<T...> chosen(const std::variant<T...> &original, shadows &made, std::index_sequence<I...>) {
        std::optional<std::variant<T...>> result;
        ((original.index() == I ? void(result.emplace(std::in_place_index<I>, zeroing::shell(std::get<I>(original), made))) : void()), ...);
        if (!result) refuse("enzyme::zero_like: a std::variant without a value");
        return std::move(*result);
    }
    static std::variant<T...> shell(const std::variant<T...> &original, shadows &made) {
        return chosen(original, made, std::index_sequence_for<T...>());
    }
};
template <class T, class D> struct uncopied<std::unique_ptr<T, D>> { // settle makes what it leads to
    static std::unique_ptr<T, D> shell(const std::unique_ptr<T, D> &, shadows &) { return nullptr; }
};

template <class T> T shell(const T &original, shadows &made) {
    if constexpr (is_copied<T>()) return T(original);
    else return uncopied<T>::shell(original, made);
}

// --- second pass: zeros

template <class T> void settle(T &shadow, const T &original, shadows &made);
template <class T> void settle_const(const T &shadow, const T &original, shadows &made) {
    settle(const_cast<T &>(shadow), original, made);
}
template <class To, class From, std::size_t... I>
void settle_each(const To &to, const From &from, shadows &made, std::index_sequence<I...>) {
    (settle_const(std::get<I>(to), std::get<I>(from), made), ...);
}
template <class T> void settle_members(T &shadow, const T &original, shadows &made) {
    const auto to = members_of(shadow);
    const auto from = members_of(const_cast<T &>(original));
    settle_each(to, from, made, std::make_index_sequence<std::tuple_size_v<decltype(to)>>());
}
template <class T> void settle_elements(T &shadow, const T &original, shadows &made) {
    auto from = std::begin(original);
    for (auto &element : shadow) settle_const(element, *from++, made);
}

// What a pointer leads to: of its own class, or of one that says so by a virtual function.
template <class T> void check_class(const T &original) {
    if constexpr (std::is_polymorphic_v<T>)
        if (typeid(original) != typeid(T))
            refuse("enzyme::zero_like: a reference or pointer leads to an object of a derived class: give the classes "
                   "ENZYME_HUB_VIRTUAL_MEMBERS(name, ...), and the base too");
}
template <class T> T *new_shell(const T &original, shadows &made) {
    if constexpr (has_virtual_members<T>::value) {
        std::unique_ptr<T> found(original.enzyme_hub_shell(made));
        if (const T &same = *found; typeid(same) != typeid(original))
            refuse("enzyme::zero_like: the class of an object that a pointer leads to has no ENZYME_HUB_VIRTUAL_MEMBERS(name, ...)");
        return found.release();
    } else {
        static_assert(!std::is_abstract_v<T>, "enzyme::zero_like: a pointer to an abstract class: give the classes derived from it "
                                              "ENZYME_HUB_VIRTUAL_MEMBERS(name, ...), and the class itself ENZYME_HUB_ABSTRACT(name)");
        check_class(original);
        return new T(shell(original, made));
    }
}
template <class T> void settle_behind(T &shadow, const T &original, shadows &made) {
    if constexpr (has_virtual_members<T>::value) shadow.enzyme_hub_settle(original.enzyme_hub_address(), made);
    else settle(shadow, original, made);
}

// --- of the standard library: where a function may put something later, there are zeros too

template <class T, class A> void settle_standard(std::vector<T, A> &shadow, const std::vector<T, A> &original, shadows &made) {
    shadow.reserve(original.capacity());
    const auto spare = shadow.capacity() - shadow.size();
    if constexpr (!std::is_same_v<T, bool>) {
        if (spare) std::memset(static_cast<void *>(shadow.data() + shadow.size()), 0, spare * sizeof(T));
        settle_elements(shadow, original, made);
    }
}
template <class C, class R, class A>
void settle_standard(std::basic_string<C, R, A> &shadow, const std::basic_string<C, R, A> &original, shadows &) {
    shadow.reserve(original.capacity());
}
template <class T, std::size_t N> void settle_standard(std::array<T, N> &shadow, const std::array<T, N> &original, shadows &made) {
    settle_elements(shadow, original, made);
}
template <class A, class B> void settle_standard(std::pair<A, B> &shadow, const std::pair<A, B> &original, shadows &made) {
    settle_each(shadow, original, made, std::make_index_sequence<2>());
}
template <class... T> void settle_standard(std::tuple<T...> &shadow, const std::tuple<T...> &original, shadows &made) {
    settle_each(shadow, original, made, std::index_sequence_for<T...>());
}
template <class T> void settle_standard(std::optional<T> &shadow, const std::optional<T> &original, shadows &made) {
    if (original) settle_const(*shadow, *original, made);
    else std::memset(static_cast<void *>(&shadow), 0, sizeof shadow); // that is an empty one
}
// The bytes of a variant that its value does not use are a number's when a function gives it one; so are those of an integer.
template <std::size_t I, class... T> void settle_chosen(std::variant<T...> &shadow, const std::variant<T...> &original, shadows &made) {
    using chosen = std::variant_alternative_t<I, std::variant<T...>>;
    auto &value = std::get<I>(shadow);
    settle_const(value, std::get<I>(original), made);
    constexpr std::size_t used = std::is_arithmetic_v<chosen> || std::is_enum_v<chosen> ? 0 : sizeof(chosen);
    constexpr std::size_t all = std::max({sizeof(T)...});
    std::memset(reinterpret_cast<std::byte *>(const_cast<std::remove_cv_t<chosen> *>(std::addressof(value))) + used, 0, all - used);
}
template <class... T, std::size_t... I>
void settle_variant(std::variant<T...> &shadow, const std::variant<T...> &original, shadows &made, std::index_sequence<I...>) {
    ((original.index() == I ? settle_chosen<I>(shadow, original, made) : void()), ...);
}
template <class... T> void settle_standard(std::variant<T...> &shadow, const std::variant<T...> &original, shadows &made) {
    settle_variant(shadow, original, made, std::index_sequence_for<T...>());
}
inline void settle_standard(std::monostate &, const std::monostate &, shadows &) {}
template <class T, class D> void settle_standard(std::unique_ptr<T, D> &shadow, const std::unique_ptr<T, D> &original, shadows &made) {
    static_assert(!std::is_array_v<T>, "enzyme::zero_like: std::unique_ptr<T[]> does not know its length: make it a std::vector, or "
                                       "write `T zero_like(const T &, enzyme::shadows &)` for the class that knows it");
    static_assert(std::is_array_v<T> || std::is_same_v<D, std::default_delete<T>>,
                  "enzyme::zero_like: what a std::unique_ptr with a deleter of its own leads to, only your own function can make: "
                  "`T zero_like(const T &, enzyme::shadows &)`");
    if (!original) return;
    shadow.reset(new_shell<std::remove_cv_t<T>>(*original, made));
    settle_behind(const_cast<std::remove_cv_t<T> &>(*shadow), *original, made);
}
template <class T> void settle_standard(std::shared_ptr<T> &shadow, const std::shared_ptr<T> &original, shadows &made) {
    shadow = made.shared(original);
}
// Nodes are as in the object: their shape is that of the copy.
template <class T> void settle_nodes(T &shadow, const T &original, shadows &made) {
#ifdef _LIBCPP_VERSION
    static_assert(never<T>, "enzyme::zero_like: std::map and std::set of libc++ have another shape when they are copied: use libstdc++");
#endif
    settle_elements(shadow, original, made);
}
template <class T> void settle_hashed(T &shadow, const T &original, shadows &made) {
    const auto key = [](const auto &element) -> const auto & {
        if constexpr (std::is_same_v<typename T::key_type, typename T::value_type>) return element;
        else return element.first;
    };
    bool are_alike = shadow.bucket_count() == original.bucket_count();
    auto from = original.begin();
    for (const auto &element : shadow) are_alike = are_alike && original.key_eq()(key(element), key(*from++));
    if (!are_alike) refuse("enzyme::zero_like: the copy of a hash table has another order than the table");
    settle_elements(shadow, original, made);
}

// A deque: blocks of elements, and a table of them. Where in a block, and in the table, it begins depends on its past.
#ifdef _LIBCPP_VERSION
template <class T, class A> struct blocks {
    static void match(std::deque<T, A> &, const std::deque<T, A> &, shadows &) {
        static_assert(never<T>, "enzyme::zero_like: the blocks of a std::deque are known of libstdc++ alone");
    }
};
#else
template <class T, class A> struct blocks : std::_Deque_base<T, A> {
    using base = std::_Deque_base<T, A>;
    static void match(std::deque<T, A> &shadow, const std::deque<T, A> &original, shadows &made) {
        constexpr auto inside = &blocks::_M_impl;
        shadow.clear();
        base &whole = (base &)shadow; // a base that only this kind of cast reaches
        const auto &from = (const base &)original.*inside;
        auto &to = whole.*inside;
        const auto before = from._M_start._M_node - from._M_map;
        const auto last = from._M_finish._M_node - from._M_map;
        const auto table = (whole.*&blocks::_M_allocate_map)(from._M_map_size);
        for (auto i = before; i <= last; i++) {
            table[i] = (whole.*&blocks::_M_allocate_node)();
            std::memset(static_cast<void *>(table[i]), 0, sizeof(T) * (from._M_start._M_last - from._M_start._M_first));
        }
        (whole.*&blocks::_M_destroy_nodes)(to._M_start._M_node, to._M_finish._M_node + 1);
        (whole.*&blocks::_M_deallocate_map)(to._M_map, to._M_map_size);
        to._M_map = table;
        to._M_map_size = from._M_map_size;
        to._M_start._M_set_node(table + before);
        to._M_start._M_cur = to._M_start._M_first + (from._M_start._M_cur - from._M_start._M_first);
        to._M_finish = to._M_start;
        for (const T &element : original) {
            ::new (static_cast<void *>(to._M_finish._M_cur)) T(shell(element, made));
            ++to._M_finish;
        }
    }
};
#endif
template <class T, class A> void settle_standard(std::deque<T, A> &shadow, const std::deque<T, A> &original, shadows &made) {
    blocks<T, A>::match(shadow, original, made);
    settle_elements(shadow, original, made);
}

// --- of classes whose members only clang sees: those of a lambda, private ones

#define ENZYME_HUB_REFERENCE                                                                                           \
    "enzyme::zero_like: an object with a reference is a shadow only with a reference to the shadow of what that leads to: make the " \
    "shadow of a lambda by the function that makes the lambda, of the shadows of what it captures"

// The other calls: names, braces, fields of a few bits. Anything else does not compile.
struct beside_fields {
    void operator()(const char *) const {}
    void operator()(const char *, const char *) const {}
    void operator()(const char *, const char *, const char *) const {}
    void operator()(const char *, const char *, const char *, const char *) const {}
    template <class T> void operator()(const char *, const char *, const char *, const char *, std::size_t &&, const T &) const {}
};
// clang calls this for each field with its type, its name and, if it is a number or a pointer, the field. Fields of other types,
// and references, come by their address; members of plain structs one by one.
template <bool HasElements> struct fields : beside_fields {
    using beside_fields::operator();
    std::byte *shadow;
    const std::byte *original;
    std::size_t size;
    shadows *made;
    const void *first, *last; // the elements, of a container

    template <class T> void field(T &value) const {
        using U = std::remove_cv_t<std::remove_all_extents_t<T>>;
        if constexpr (is_number<U>) const_cast<U &>(value) = U(0);
        else if constexpr (HasElements && !is_plain<U>) {
            if (value && (value < first || value > last))
                refuse("enzyme::zero_like: a container owns more than its elements: give its class ENZYME_HUB_MEMBERS(...), or write "
                       "`T zero_like(const T &, enzyme::shadows &)` beside it");
        } else
            static_assert(is_plain<U>, "enzyme::zero_like: nobody says how much a pointer in this object leads to. Of a lambda: make the "
                                       "shadow by the function that makes the lambda, of the shadows of what it captures. Of a class: "
                                       "ENZYME_HUB_MEMBERS(...) in it, or `T zero_like(const T &, enzyme::shadows &)` beside it");
    }
    template <class T> void field_at(const T *address) const {
        using U = std::remove_cv_t<T>;
        static_assert(!std::is_same_v<U, float> && !std::is_same_v<U, double> && !std::is_same_v<U, long double>, ENZYME_HUB_REFERENCE);
        const auto offset = reinterpret_cast<const std::byte *>(address) - shadow;
        if (offset >= 0 && static_cast<std::size_t>(offset) < size) {
            if constexpr (HasElements && std::is_class_v<U> && !has_own<U>::value && !has_members<U>::value && !of_standard<U>::value &&
                          !is_container<U>) {
                if constexpr (!std::is_empty_v<U>) __builtin_dump_struct(const_cast<U *>(address), *this);
            } else settle_const(*const_cast<const U *>(address), *reinterpret_cast<const U *>(original + offset), *made);
        } else if constexpr (!is_plain<U>) refuse(ENZYME_HUB_REFERENCE);
    }
    // By a constant reference, which leads to the field itself.
    template <class T> void operator()(const char *, const char *, const char *, const char *, const T &value) const {
        field(const_cast<T &>(value));
    }
    template <class T> void operator()(const char *, const char *, const char *, const char *, T *&&address) const { field_at(address); }
};
template <bool HasElements, class T>
void settle_fields(T &shadow, const T &original, shadows &made, const void *first = nullptr, const void *last = nullptr) {
    fields<HasElements> each{{},
                             reinterpret_cast<std::byte *>(std::addressof(shadow)),
                             reinterpret_cast<const std::byte *>(std::addressof(original)), sizeof(T), &made, first, last};
    __builtin_dump_struct(std::addressof(shadow), each);
}

// The numbers of a class that says its other members: those are not forgotten.
struct numbers : beside_fields {
    using beside_fields::operator();
    const std::byte *begin, *end;
    template <class T> void operator()(const char *, const char *, const char *, const char *, const T &value) const {
        if constexpr (is_number<T>) const_cast<T &>(value) = T(0);
    }
    template <class T> void operator()(const char *, const char *, const char *, const char *, T *&&address) const {
        using U = std::remove_cv_t<T>;
        const auto *at = reinterpret_cast<const std::byte *>(address);
        if constexpr (is_number<std::remove_cv_t<std::remove_all_extents_t<U>>>)
            if (at >= begin && at < end) std::memset(const_cast<U *>(address), 0, sizeof(U));
    }
};
template <class To, class From, std::size_t... I> void assign_shells(To &to, From &from, shadows &made, std::index_sequence<I...>) {
    ((std::get<I>(to) = shell(std::get<I>(from), made)), ...);
}
template <class T> void settle_listed(T &shadow, const T &original, shadows &made) {
    if constexpr (!is_copied<T>()) {
        auto to = members_of(shadow);
        auto from = members_of(const_cast<T &>(original));
        assign_shells(to, from, made, std::make_index_sequence<std::tuple_size_v<decltype(to)>>());
    }
    settle_members(shadow, original, made);
    const auto *begin = reinterpret_cast<const std::byte *>(std::addressof(shadow));
    __builtin_dump_struct(std::addressof(shadow), (numbers{{}, begin, begin + sizeof(T)}));
}
template <class T> void settle_range(T &shadow, const T &original, shadows &made) {
    static_assert(!is_view<T>, "enzyme::zero_like: this class is a view of what another object owns: make the shadow of that object, "
                               "and a view of it");
    const void *first = nullptr, *last = nullptr;
    auto from = first_of(original);
    for (auto at = first_of(shadow); at != end_of(shadow); ++at, ++from) {
        if (std::addressof(*at) == std::addressof(*from))
            refuse("enzyme::zero_like: the copy of a container has the same elements: it is a view of what another object owns");
        first = first ? first : std::addressof(*at);
        last = std::addressof(*at) + 1;
        settle_const(*at, *from, made);
    }
    settle_fields<true>(shadow, original, made, first, last);
}
#undef ENZYME_HUB_REFERENCE

template <class T> void settle(T &shadow, const T &original, shadows &made) {
    if constexpr (has_own<T>::value) {
        if constexpr (std::is_move_assignable_v<T>) shadow = zero_like(original, made);
        else {
            shadow.~T();
            ::new (static_cast<void *>(std::addressof(shadow))) T(zero_like(original, made));
        }
    } else if constexpr (std::is_array_v<T>) settle_elements(shadow, original, made);
    else if constexpr (is_number<T>) shadow = T(0);
    else if constexpr (is_plain<T>) return;
    else if constexpr (std::is_pointer_v<T>) {
        static_assert(never<T>, "enzyme::zero_like: nobody says how much a raw pointer leads to: make it a std::vector or a smart pointer, "
                                "or write `T zero_like(const T &, enzyme::shadows &)` for the class that knows it");
    } else if constexpr (has_members<T>::value) settle_listed(shadow, original, made);
    else if constexpr (is_hashed<T>::value) settle_hashed(shadow, original, made);
    else if constexpr (is_linked<T>) settle_nodes(shadow, original, made);
    else if constexpr (of_standard<T>::value) settle_standard(shadow, original, made);
    else if constexpr (is_container<T>) settle_elements(shadow, original, made);
    else if constexpr (std::is_empty_v<T>) return;
    else if constexpr (is_decomposed<T>::value) settle_members(shadow, original, made);
    else if constexpr (is_range<T>) settle_range(shadow, original, made);
    else if constexpr (std::is_class_v<T>) settle_fields<false>(shadow, original, made);
    else
        static_assert(never<T>, "enzyme::zero_like: of a union (or another type that is neither a number nor a class) nobody says what it "
                                "holds: write `T zero_like(const T &, enzyme::shadows &)` for it, or for the class that knows");
}

} // namespace zeroing

template <class T> std::shared_ptr<T> shadows::shared(const std::shared_ptr<T> &original) {
    static_assert(!std::is_array_v<T>, "enzyme::zero_like: std::shared_ptr<T[]> does not know its length: make it one to a std::vector");
    if (!original) return nullptr;
    using U = std::remove_cv_t<T>;
    const void *object = original.get();
    if (const auto known = all.find(original); known != all.end()) {
        if (known->second.object != object)
            zeroing::refuse("enzyme::zero_like: a std::shared_ptr leads into an object that another one leads to");
        return std::static_pointer_cast<T>(known->second.shadow);
    }
    std::shared_ptr<U> shadow;
    if constexpr (!std::is_polymorphic_v<U> && std::is_move_constructible_v<U>) shadow = std::make_shared<U>(zeroing::shell<U>(*original, *this));
    else shadow = std::shared_ptr<U>(zeroing::new_shell<U>(*original, *this));
    all.emplace(original, found{object, shadow});
    zeroing::settle_behind<U>(*shadow, *original, *this);
    return shadow;
}

template <class T> T shadows::of(const T &original) {
    zeroing::check_class(original);
    T shadow(zeroing::shell(original, *this));
    zeroing::settle(shadow, original, *this);
    return shadow;
}

// The shadow of an object: the same in all, with zeros for numbers.
template <class T> T zero_like(const T &original) {
    shadows made;
    return made.of(original);
}
template <class T, std::size_t N> void zero_like(const T (&)[N]) {
    static_assert(zeroing::never<T>, "enzyme::zero_like: a function returns no array: use std::array, or std::memset");
}

} // namespace enzyme

#endif
