//! Shadows of values: deep copies in which every floating-point number is zero.

#[cfg(feature = "alloc")]
use alloc::{boxed::Box, collections::BTreeMap, collections::BTreeSet, rc::Rc, string::String, sync::Arc, vec::Vec};
#[cfg(feature = "alloc")]
use core::any::{Any, type_name};
use core::cell::{Cell, RefCell};
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::{Range, RangeInclusive};

/// The shadow of `x`: the same in all, with zero for each floating-point number.
///
/// Integers, text and sizes are as in `x`. What `x` owns, the shadow owns a copy of, and two `Rc` to one value stay two to one.
/// A slice becomes a vector.
///
/// ```
/// use enzyme_hub::{ZeroLike, autodiff_reverse, zero_like};
///
/// #[derive(ZeroLike)]
/// struct Model {
///     weights: Vec<Vec<f64>>,
///     scale: f64,
///     name: String,
/// }
///
/// #[autodiff_reverse(dloss, Duplicated, Active)]
/// fn loss(model: &Model) -> f64 {
///     model.weights.iter().flatten().map(|w| w * w).sum::<f64>() * model.scale
/// }
///
/// let model = Model { weights: vec![vec![1.0, 2.0], vec![3.0]], scale: 0.5, name: "small".into() };
/// let mut dmodel = zero_like(&model);
/// dloss(&model, &mut dmodel, 1.0);
/// assert_eq!((dmodel.weights, dmodel.scale, dmodel.name), (vec![vec![1.0, 2.0], vec![3.0]], 14.0, "small".into()));
/// ```
///
/// There are zeros for the numbers that are there, for those that a function pushes to a vector and for what it puts in the
/// place of `None`. Where it puts numbers into what it was given and there were others (an entry of a map, another variant
/// of an enum), let it do so in a clone of its own.
pub fn zero_like<T: ZeroLike + ?Sized>(x: &T) -> T::Shadow {
    x.zero_in(&mut Shadows::default())
}

/// What has a shadow: [`zero_like`] makes it, `#[derive(ZeroLike)]` writes this for structs and enums.
///
/// A field that leads to no numbers, and whose type has no shadow, says `#[zero_like(clone)]`: it is cloned. What is behind a
/// reference has an owner, whose shadow is made instead. Closures are opaque: put what they capture into a struct, or make
/// the closure once more of the shadows of what it captures.
///
/// For trait objects, write it by hand:
///
/// ```
/// use enzyme_hub::{Shadows, ZeroLike, zero_like};
///
/// trait Shape {
///     fn area(&self) -> f64;
///     fn shadow(&self, shadows: &mut Shadows) -> Box<dyn Shape>;
/// }
/// #[derive(ZeroLike)]
/// struct Circle { radius: f64 }
/// impl Shape for Circle {
///     fn area(&self) -> f64 { 3.0 * self.radius * self.radius }
///     fn shadow(&self, shadows: &mut Shadows) -> Box<dyn Shape> { Box::new(self.zero_in(shadows)) }
/// }
/// impl ZeroLike for Box<dyn Shape> {
///     type Shadow = Self;
///     fn zero_in(&self, shadows: &mut Shadows) -> Self { (**self).shadow(shadows) }
/// }
///
/// let shapes: Vec<Box<dyn Shape>> = vec![Box::new(Circle { radius: 2.0 })];
/// assert_eq!(zero_like(&shapes)[0].area(), 0.0);
/// ```
#[diagnostic::on_unimplemented(
    message = "nobody says what the shadow of `{Self}` is",
    label = "`zero_like` needs `ZeroLike` of `{Self}`",
    note = "write `#[derive(ZeroLike)]` on a struct or an enum, `#[zero_like(clone)]` on a field that leads to no numbers",
    note = "a reference is no owner: make the shadow of the owner; a closure is opaque: make it once more of the shadows of what it captures"
)]
pub trait ZeroLike {
    /// The type itself; of a slice the vector.
    type Shadow;
    /// The shadow, as a part of the one that `shadows` is for.
    fn zero_in(&self, shadows: &mut Shadows) -> Self::Shadow;
}

/// Keys of maps and elements of sets, which stay as they are: those that hold no floating-point numbers.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is a key or an element, which stays as it is in a shadow, and nobody says that it holds no numbers",
    note = "write `impl enzyme_hub::NoNumbers for ... {{}}` if that is so"
)]
pub trait NoNumbers: Clone {}

/// The shadows that one [`zero_like`] has made of what is behind `Rc` and `Arc`.
#[derive(Default)]
pub struct Shadows {
    #[cfg(feature = "alloc")]
    shared: BTreeMap<usize, Option<Box<dyn Any>>>, // None: on its way
}

#[cfg(feature = "alloc")]
impl Shadows {
    /// The shadow of what is at this address, made once.
    fn shared<P: Any + Clone>(&mut self, at: *const (), make: impl FnOnce(&mut Self) -> P) -> P {
        match self.shared.get(&(at as usize)) {
            Some(Some(known)) => match known.downcast_ref::<P>() {
                Some(shadow) => return shadow.clone(),
                None => panic!("zero_like: a value is shared as a {} and as another type", type_name::<P>()),
            },
            Some(None) => panic!("zero_like: a {} leads back to itself: write its shadow by hand", type_name::<P>()),
            None => {}
        }
        self.shared.insert(at as usize, None);
        let shadow = make(self);
        self.shared.insert(at as usize, Some(Box::new(shadow.clone())));
        shadow
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl ZeroLike for $number {
            type Shadow = Self;
            fn zero_in(&self, _: &mut Shadows) -> Self { 0.0 }
        }
    )*};
}
numbers!(f32 f64);

macro_rules! unchanged {
    ($([$($parameter:tt)*] $plain:ty;)*) => {$(
        impl<$($parameter)*> ZeroLike for $plain {
            type Shadow = Self;
            fn zero_in(&self, _: &mut Shadows) -> Self { self.clone() }
        }
        impl<$($parameter)*> NoNumbers for $plain {}
    )*};
}
unchanged! {
    [] i8; [] i16; [] i32; [] i64; [] i128; [] isize; [] u8; [] u16; [] u32; [] u64; [] u128; [] usize; [] bool; [] char; [] ();
    ['a] &'a str; [T: ?Sized] PhantomData<T>; [] core::time::Duration; [] core::num::NonZeroUsize; [] core::num::NonZeroU32;
}

macro_rules! functions {
    ($($name:ident)*) => {
        unchanged! { [R, $($name),*] fn($($name),*) -> R; }
    };
}
functions!();
functions!(A);
functions!(A B);
functions!(A B C);
functions!(A B C D);

macro_rules! tuples {
    ($($name:ident $place:tt)*) => {
        impl<$($name: ZeroLike<Shadow = $name>),*> ZeroLike for ($($name,)*) {
            type Shadow = Self;
            fn zero_in(&self, shadows: &mut Shadows) -> Self { ($(self.$place.zero_in(shadows),)*) }
        }
        impl<$($name: NoNumbers),*> NoNumbers for ($($name,)*) {}
    };
}
tuples!(A 0);
tuples!(A 0 B 1);
tuples!(A 0 B 1 C 2);
tuples!(A 0 B 1 C 2 D 3);
tuples!(A 0 B 1 C 2 D 3 E 4);
tuples!(A 0 B 1 C 2 D 3 E 4 F 5);
tuples!(A 0 B 1 C 2 D 3 E 4 F 5 G 6);
tuples!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7);

/// Each is made of its parts, whose shadows are of their own type.
macro_rules! owners {
    ($([$($parameter:tt)*] $owner:ty, |$x:ident, $shadows:ident| $shadow:expr;)*) => {$(
        impl<$($parameter)*> ZeroLike for $owner where T: ZeroLike<Shadow = T> {
            type Shadow = Self;
            fn zero_in(&self, $shadows: &mut Shadows) -> Self {
                let $x = self;
                $shadow
            }
        }
    )*};
}
owners! {
    [T, const N: usize] [T; N], |x, shadows| x.each_ref().map(|element| element.zero_in(shadows));
    [T] Option<T>, |x, shadows| x.as_ref().map_or_else(nothing, |value| Some(value.zero_in(shadows)));
    [T: Copy] Cell<T>, |x, shadows| Cell::new(x.get().zero_in(shadows));
    [T] RefCell<T>, |x, shadows| RefCell::new(x.borrow().zero_in(shadows));
    [T] Range<T>, |x, shadows| x.start.zero_in(shadows)..x.end.zero_in(shadows);
    [T] RangeInclusive<T>, |x, shadows| x.start().zero_in(shadows)..=x.end().zero_in(shadows);
}
/// `None` with zeros where a value would be: there a function may put one.
fn nothing<T>() -> Option<T> {
    let mut shadow = MaybeUninit::<Option<T>>::new(None);
    let bytes = shadow.as_mut_ptr().cast::<u8>();
    for place in 0..size_of::<Option<T>>() {
        // SAFETY: the byte is inside, and what `is_none` reads was written. A byte that tells of `None` stays as it was.
        unsafe {
            let before = bytes.add(place).cast::<MaybeUninit<u8>>().read();
            bytes.add(place).write(0);
            if (*shadow.as_ptr()).is_some() {
                bytes.add(place).cast::<MaybeUninit<u8>>().write(before);
            }
        }
    }
    // SAFETY: it is `None`.
    unsafe { shadow.assume_init() }
}
impl<T: ZeroLike<Shadow = T>, E: ZeroLike<Shadow = E>> ZeroLike for Result<T, E> {
    type Shadow = Self;
    fn zero_in(&self, shadows: &mut Shadows) -> Self {
        match self {
            Ok(value) => Ok(value.zero_in(shadows)),
            Err(error) => Err(error.zero_in(shadows)),
        }
    }
}
impl<T: NoNumbers> NoNumbers for Option<T> {}
impl<T: NoNumbers, const N: usize> NoNumbers for [T; N] {}

#[cfg(feature = "alloc")]
mod owned {
    use super::*;

    /// With as much room, and zeros where a function may push.
    fn of_slice<T: ZeroLike<Shadow = T>>(x: &[T], room: usize, shadows: &mut Shadows) -> Vec<T> {
        let mut shadow = Vec::with_capacity(room);
        let spare = shadow.spare_capacity_mut();
        // SAFETY: any bytes are a MaybeUninit.
        unsafe { core::ptr::write_bytes(spare.as_mut_ptr(), 0, spare.len()) };
        for element in x {
            shadow.push(element.zero_in(shadows));
        }
        shadow
    }

    impl<T: ZeroLike<Shadow = T>> ZeroLike for [T] {
        type Shadow = Vec<T>;
        fn zero_in(&self, shadows: &mut Shadows) -> Vec<T> {
            of_slice(self, self.len(), shadows)
        }
    }
    impl ZeroLike for str {
        type Shadow = String;
        fn zero_in(&self, _: &mut Shadows) -> String {
            self.into()
        }
    }
    impl ZeroLike for String {
        type Shadow = Self;
        fn zero_in(&self, _: &mut Shadows) -> Self {
            let mut shadow = String::with_capacity(self.capacity());
            shadow.push_str(self);
            shadow
        }
    }
    owners! {
        [T] Vec<T>, |x, shadows| of_slice(x, x.capacity(), shadows);
        [T] Box<T>, |x, shadows| Box::new((**x).zero_in(shadows));
        [T] Box<[T]>, |x, shadows| (**x).zero_in(shadows).into_boxed_slice();
        [T: 'static] Rc<T>, |x, shadows| shadows.shared(Rc::as_ptr(x).cast(), |shadows| Rc::new((**x).zero_in(shadows)));
        [T: 'static] Arc<T>, |x, shadows| shadows.shared(Arc::as_ptr(x).cast(), |shadows| Arc::new((**x).zero_in(shadows)));
        [T: 'static] Rc<[T]>, |x, shadows| shadows.shared(x.as_ptr().cast(), |shadows| Rc::<[T]>::from((**x).zero_in(shadows)));
        [T: 'static] Arc<[T]>, |x, shadows| shadows.shared(x.as_ptr().cast(), |shadows| Arc::<[T]>::from((**x).zero_in(shadows)));
        // A clone has the nodes, or the table, of its original; a map that is built anew may have others.
        [K: NoNumbers + Ord, T: Clone] BTreeMap<K, T>, |x, shadows| {
            let mut shadow = x.clone();
            shadow.values_mut().zip(x.values()).for_each(|(value, original)| *value = original.zero_in(shadows));
            shadow
        };
    }
    impl NoNumbers for String {}
    impl<T: NoNumbers> NoNumbers for Vec<T> {}
    impl<T: NoNumbers> NoNumbers for Box<T> {}
    impl<T: NoNumbers> ZeroLike for BTreeSet<T> {
        type Shadow = Self;
        fn zero_in(&self, _: &mut Shadows) -> Self {
            self.clone()
        }
    }
}

#[cfg(feature = "std")]
mod of_std {
    use super::*;
    use std::collections::{HashMap, HashSet};
    use std::hash::{BuildHasher, Hash};
    use std::sync::{Mutex, RwLock};

    impl<K, T, S> ZeroLike for HashMap<K, T, S>
    where
        K: NoNumbers + Eq + Hash,
        T: ZeroLike<Shadow = T> + Clone,
        S: BuildHasher + Clone,
    {
        type Shadow = Self;
        fn zero_in(&self, shadows: &mut Shadows) -> Self {
            let mut shadow = self.clone();
            shadow.values_mut().zip(self.values()).for_each(|(value, original)| *value = original.zero_in(shadows));
            shadow
        }
    }
    impl<T: NoNumbers, S: Clone> ZeroLike for HashSet<T, S> {
        type Shadow = Self;
        fn zero_in(&self, _: &mut Shadows) -> Self {
            self.clone()
        }
    }
    owners! {
        [T] Mutex<T>, |x, shadows| Mutex::new(x.lock().expect("the mutex is not poisoned").zero_in(shadows));
        [T] RwLock<T>, |x, shadows| RwLock::new(x.read().expect("the lock is not poisoned").zero_in(shadows));
    }
}
