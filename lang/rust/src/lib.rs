//! Derivatives.
#![no_std]

#[cfg(feature = "alloc")]
extern crate alloc;

mod engine;
mod entries;
#[cfg(feature = "alloc")]
mod functional;
mod registrations;
mod support;

pub use entries::{
    __enzyme_autodiff, __enzyme_autodiff_void, __enzyme_fwddiff, __enzyme_fwddiff_void, enzyme_const, enzyme_dup,
    enzyme_dupnoneed, enzyme_out, enzyme_primal_return,
};
#[cfg(feature = "macros")]
pub use enzyme_hub_macros::{
    autodiff_forward, autodiff_reverse, custom_derivative, custom_gradient, derivative_like, inactive, inherent_derivatives,
};
pub use support::Number;

#[doc(hidden)]
pub mod __private {
    pub use crate::engine::*;
    pub use crate::entries::register::*;
    pub use crate::registrations::Registered;
    pub use crate::support::*;
    #[cfg(feature = "alloc")]
    pub use crate::functional::*;
}
