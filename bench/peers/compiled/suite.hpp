// The suite's C as C++: an ACTIVE function is a template of its number, which a peer may make a class of its own. Memory from
// malloc is typed by the pointer that takes it, so that numbers with constructors are constructed; memcpy copies such one by one.
// PEER names the file that defines SUITE_FROM.
#pragma once
#include <new>
#include <type_traits>

#define ACTIVE template <class number>
#define restrict __restrict__

namespace suite {
template <class T> using element = typename std::remove_all_extents<T>::type;

struct fresh {
    size_t bytes;
    bool zero;
    template <class T> operator T *() const {
        typedef element<T> E;
        if constexpr (std::is_trivially_copyable<E>::value) return (T *)(zero ? calloc(1, bytes) : malloc(bytes));
        else {
            size_t count = bytes / sizeof(E);
            E *made = new E[count];
            for (size_t i = 0; zero && i < count; i++) made[i] = 0;
            return (T *)made;
        }
    }
};

template <class T> void release(T *memory) {
    if constexpr (std::is_trivially_copyable<element<T>>::value) free(memory);
    else delete[] (element<T> *)memory;
}

template <class T, class U> void copy(T *to, const U *from, size_t bytes) {
    typedef element<T> E;
    static_assert(std::is_same<E, element<U>>::value, "of one type");
    if constexpr (std::is_trivially_copyable<E>::value) memcpy(to, from, bytes);
    else
        for (size_t i = 0; i < bytes / sizeof(E); i++) ((E *)to)[i] = ((const E *)from)[i];
}
}

#include PEER

#define malloc(bytes) (suite::fresh{(size_t)(bytes), false})
#define calloc(count, size) (suite::fresh{(size_t)(count) * (size), true})
#define free(memory) suite::release(memory)
#define memcpy(to, from, bytes) suite::copy(to, from, bytes)
