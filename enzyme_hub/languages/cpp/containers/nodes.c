// The functions of the GNU C++ library that link the nodes of std::map, std::set and std::list. They are native code there,
// and all they do is to move pointers; a derivative moves the pointers between shadows in the same way, so it has to see
// how. The layout of a node's head is fixed by the library's binary interface (bits/stl_tree.h, bits/stl_list.h); trees
// that these functions and the library's build are both red-black trees, so either may go on with the other's.
//
// Trees: T. Cormen, C. Leiserson, R. Rivest, C. Stein, Introduction to Algorithms, chapter 13.
//
// nodes.ll is made of this file by `python -m enzyme_hub._bitcode languages.cpp.containers`.

typedef enum { RED, BLACK } color;

typedef struct tree_node {
    color color;
    struct tree_node *parent, *left, *right; // of a tree's header: the root, the first node, the last node
} tree_node;

typedef struct list_node {
    struct list_node *next, *previous;
} list_node;

#define NAMED(mangled) __asm__(mangled)

// -- trees

static inline tree_node *first_below(tree_node *x) {
    while (x->left) x = x->left;
    return x;
}

static inline tree_node *last_below(tree_node *x) {
    while (x->right) x = x->right;
    return x;
}

static inline tree_node *next_of(tree_node *x) {
    if (x->right) return first_below(x->right);
    tree_node *above = x->parent;
    while (x == above->right) {
        x = above;
        above = above->parent;
    }
    return x->right == above ? x : above; // the header is above the root, and the root above the header
}

static inline tree_node *previous_of(tree_node *x) {
    if (x->color == RED && x->parent && x->parent->parent == x) return x->right; // the header: the last node
    if (x->left) return last_below(x->left);
    tree_node *above = x->parent;
    while (x == above->left) {
        x = above;
        above = above->parent;
    }
    return above;
}

tree_node *increment(tree_node *x) NAMED("_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base");
tree_node *increment(tree_node *x) { return next_of(x); }
tree_node *increment_constant(tree_node *x) NAMED("_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base");
tree_node *increment_constant(tree_node *x) { return next_of(x); }
tree_node *decrement(tree_node *x) NAMED("_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base");
tree_node *decrement(tree_node *x) { return previous_of(x); }
tree_node *decrement_constant(tree_node *x) NAMED("_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base");
tree_node *decrement_constant(tree_node *x) { return previous_of(x); }

// Put `by` where `x` hangs.
static inline void replace(tree_node *x, tree_node *by, tree_node *header) {
    if (header->parent == x) header->parent = by;
    else if (x->parent->left == x) x->parent->left = by;
    else x->parent->right = by;
}

static inline void rotate_left(tree_node *x, tree_node *header) {
    tree_node *up = x->right;
    x->right = up->left;
    if (up->left) up->left->parent = x;
    up->parent = x->parent;
    replace(x, up, header);
    up->left = x;
    x->parent = up;
}

static inline void rotate_right(tree_node *x, tree_node *header) {
    tree_node *up = x->left;
    x->left = up->right;
    if (up->right) up->right->parent = x;
    up->parent = x->parent;
    replace(x, up, header);
    up->right = x;
    x->parent = up;
}

void insert(_Bool is_left, tree_node *x, tree_node *parent, tree_node *header)
    NAMED("_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_");
void insert(_Bool is_left, tree_node *x, tree_node *parent, tree_node *header) {
    x->parent = parent;
    x->left = x->right = 0;
    x->color = RED;
    if (is_left) {
        parent->left = x; // of an empty tree the parent is the header: its first node
        if (parent == header) {
            header->parent = x;
            header->right = x;
        } else if (parent == header->left) {
            header->left = x;
        }
    } else {
        parent->right = x;
        if (parent == header->right) header->right = x;
    }
    while (x != header->parent && x->parent->color == RED) {
        tree_node *grandparent = x->parent->parent;
        const _Bool on_left = x->parent == grandparent->left;
        tree_node *uncle = on_left ? grandparent->right : grandparent->left;
        if (uncle && uncle->color == RED) {
            x->parent->color = uncle->color = BLACK;
            grandparent->color = RED;
            x = grandparent;
        } else if (on_left) {
            if (x == x->parent->right) {
                x = x->parent;
                rotate_left(x, header);
            }
            x->parent->color = BLACK;
            grandparent->color = RED;
            rotate_right(grandparent, header);
        } else {
            if (x == x->parent->left) {
                x = x->parent;
                rotate_right(x, header);
            }
            x->parent->color = BLACK;
            grandparent->color = RED;
            rotate_left(grandparent, header);
        }
    }
    header->parent->color = BLACK;
}

// After a black node is gone that hung below `parent`, where `x` (or nothing) hangs now.
static inline void repair(tree_node *x, tree_node *parent, tree_node *header) {
    while (x != header->parent && (!x || x->color == BLACK)) {
        if (x == parent->left) {
            tree_node *sibling = parent->right;
            if (sibling->color == RED) {
                sibling->color = BLACK;
                parent->color = RED;
                rotate_left(parent, header);
                sibling = parent->right;
            }
            const _Bool near_black = !sibling->left || sibling->left->color == BLACK;
            const _Bool far_black = !sibling->right || sibling->right->color == BLACK;
            if (near_black && far_black) {
                sibling->color = RED;
                x = parent;
                parent = parent->parent;
                continue;
            }
            if (far_black) {
                sibling->left->color = BLACK;
                sibling->color = RED;
                rotate_right(sibling, header);
                sibling = parent->right;
            }
            sibling->color = parent->color;
            parent->color = BLACK;
            sibling->right->color = BLACK;
            rotate_left(parent, header);
        } else {
            tree_node *sibling = parent->left;
            if (sibling->color == RED) {
                sibling->color = BLACK;
                parent->color = RED;
                rotate_right(parent, header);
                sibling = parent->left;
            }
            const _Bool near_black = !sibling->right || sibling->right->color == BLACK;
            const _Bool far_black = !sibling->left || sibling->left->color == BLACK;
            if (near_black && far_black) {
                sibling->color = RED;
                x = parent;
                parent = parent->parent;
                continue;
            }
            if (far_black) {
                sibling->right->color = BLACK;
                sibling->color = RED;
                rotate_left(sibling, header);
                sibling = parent->left;
            }
            sibling->color = parent->color;
            parent->color = BLACK;
            sibling->left->color = BLACK;
            rotate_right(parent, header);
        }
        break;
    }
    if (x) x->color = BLACK;
}

// Take `z` out of the tree; it is returned.
tree_node *erase(tree_node *z, tree_node *header) NAMED("_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_");
tree_node *erase(tree_node *z, tree_node *header) {
    if (header->left == z) header->left = z->right ? first_below(z->right) : z->parent;
    if (header->right == z) header->right = z->left ? last_below(z->left) : z->parent;
    tree_node *x, *parent;
    color gone = z->color;
    if (z->left && z->right) { // the next node takes its place
        tree_node *next = first_below(z->right);
        gone = next->color;
        x = next->right;
        if (next->parent == z) {
            parent = next;
        } else {
            parent = next->parent;
            parent->left = x;
            if (x) x->parent = parent;
            next->right = z->right;
            z->right->parent = next;
        }
        next->left = z->left;
        z->left->parent = next;
        replace(z, next, header);
        next->parent = z->parent;
        next->color = z->color;
    } else {
        x = z->left ? z->left : z->right;
        parent = z->parent;
        if (x) x->parent = parent;
        replace(z, x, header);
    }
    if (gone == BLACK) repair(x, parent, header);
    return z;
}

// -- lists: rings, one node of which is in the list itself

void hook(list_node *x, list_node *before) NAMED("_ZNSt8__detail15_List_node_base7_M_hookEPS0_");
void hook(list_node *x, list_node *before) {
    x->next = before;
    x->previous = before->previous;
    before->previous->next = x;
    before->previous = x;
}

void unhook(list_node *x) NAMED("_ZNSt8__detail15_List_node_base9_M_unhookEv");
void unhook(list_node *x) {
    list_node *next = x->next, *previous = x->previous;
    previous->next = next;
    next->previous = previous;
}

// Move the nodes from `first` to that before `last` in front of `x`.
void transfer(list_node *x, list_node *first, list_node *last)
    NAMED("_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_");
void transfer(list_node *x, list_node *first, list_node *last) {
    if (x == last) return;
    list_node *end = last->previous, *before = x->previous;
    first->previous->next = last;
    last->previous = first->previous;
    before->next = first;
    first->previous = before;
    end->next = x;
    x->previous = end;
}

void reverse(list_node *x) NAMED("_ZNSt8__detail15_List_node_base10_M_reverseEv");
void reverse(list_node *x) {
    list_node *at = x;
    do {
        list_node *next = at->next;
        at->next = at->previous;
        at->previous = next;
        at = next;
    } while (at != x);
}

static inline void move_ring(list_node *to, list_node *next, list_node *previous, list_node *was) {
    to->next = next == was ? to : next;
    to->previous = previous == was ? to : previous;
    to->next->previous = to;
    to->previous->next = to;
}

void swap(list_node *x, list_node *y) NAMED("_ZNSt8__detail15_List_node_base4swapERS0_S1_");
void swap(list_node *x, list_node *y) {
    list_node *next = x->next, *previous = x->previous;
    move_ring(x, y->next, y->previous, y);
    move_ring(y, next, previous, x);
}

// -- strings

typedef __SIZE_TYPE__ size;
void throw_length_error(const char *) NAMED("_ZSt20__throw_length_errorPKc") __attribute__((noreturn));
void *operator_new(size) NAMED("_Znwm") __attribute__((malloc));

// The block of a string whose characters do not fit into it: at least twice as large as the one before (`old` characters).
void *create(void *string, size *capacity, size old)
    NAMED("_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm");
void *create(void *string, size *capacity, size old) {
    const size most = (size)-1 / 2 - 1;
    if (*capacity > most) throw_length_error("basic_string::_M_create");
    if (*capacity > old && *capacity < 2 * old) *capacity = 2 * old < most ? 2 * old : most;
    return operator_new(*capacity + 1);
}
