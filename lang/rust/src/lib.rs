#![doc = include_str!("../README.md")]
#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod arguments;
mod calls;
mod engine;
mod entries;
mod functional;
mod registrations;
mod shadows;
#[cfg(feature = "std")]
mod stops;
mod support;
mod tape;
#[cfg(all(feature = "std", unix))]
pub mod thread;

pub use arguments::{Active, Const, Dual, Duplicated, forward, reverse};
pub use entries::{
    __enzyme_autodiff, __enzyme_autodiff_void, __enzyme_fwddiff, __enzyme_fwddiff_void, enzyme_const, enzyme_dup,
    enzyme_dupnoneed, enzyme_out, enzyme_primal_return,
};
#[cfg(feature = "macros")]
pub use enzyme_hub_macros::{
    ZeroLike, autodiff_forward, autodiff_reverse, custom_derivative, custom_gradient, derivative_like, inactive,
    inherent_derivatives,
};
pub use shadows::{NoNumbers, Shadows, ZeroLike, zero_like};
pub use support::{Number, Real};
pub use tape::Tape;

#[doc(hidden)]
pub mod __private {
    pub use crate::engine::*;
    pub use crate::entries::register::*;
    pub use crate::functional::*;
    pub use crate::registrations::Registered;
    pub use crate::support::*;
    pub use crate::tape::Taped;
}
