//! The attributes of the crate `enzyme-hub`, which has their documentation and examples.

mod activity;
mod custom;
mod derivative;
mod function;
mod inherent;
mod zero_like;

use activity::{Mode, Request};
use function::Function;
use proc_macro::TokenStream;
use quote::quote;

/// `#[autodiff_reverse(df, Duplicated, Active)]` writes `df`, the function and its gradient in one.
#[proc_macro_attribute]
pub fn autodiff_reverse(words: TokenStream, item: TokenStream) -> TokenStream {
    beside(item, |function| derivative::write(syn::parse::<Request>(words)?, function, Mode::Reverse))
}

/// `#[autodiff_forward(df, Dual, Dual)]` writes `df`, the function and its derivative along a direction.
#[proc_macro_attribute]
pub fn autodiff_forward(words: TokenStream, item: TokenStream) -> TokenStream {
    beside(item, |function| derivative::write(syn::parse::<Request>(words)?, function, Mode::Forward))
}

/// `#[custom_gradient(augment = f_augmented, gradient = f_gradient)]`: the derivative of the function in reverse mode.
#[proc_macro_attribute]
pub fn custom_gradient(words: TokenStream, item: TokenStream) -> TokenStream {
    within(item, |function| custom::write(custom::GRADIENT, words.into(), function))
}

/// `#[custom_derivative(f_tangent)]`: the derivative of the function in forward mode.
#[proc_macro_attribute]
pub fn custom_derivative(words: TokenStream, item: TokenStream) -> TokenStream {
    within(item, |function| custom::write(custom::DERIVATIVE, words.into(), function))
}

/// `#[inactive]`: no derivative flows through the function.
#[proc_macro_attribute]
pub fn inactive(words: TokenStream, item: TokenStream) -> TokenStream {
    within(item, |function| custom::write(custom::INACTIVE, words.into(), function))
}

/// `#[derivative_like("log1p")]`: the function has the derivative of that one of C's math library.
#[proc_macro_attribute]
pub fn derivative_like(words: TokenStream, item: TokenStream) -> TokenStream {
    within(item, |function| custom::write(custom::LIKE, words.into(), function))
}

/// `#[inherent_derivatives]` on `impl Trait for Type` makes derivatives methods of the type.
#[proc_macro_attribute]
pub fn inherent_derivatives(_: TokenStream, item: TokenStream) -> TokenStream {
    inherent::write(item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// `#[derive(ZeroLike)]`: `zero_like(&x)` makes shadows of the struct or enum.
#[proc_macro_derive(ZeroLike, attributes(zero_like))]
pub fn derive_zero_like(item: TokenStream) -> TokenStream {
    let written = syn::parse::<syn::Item>(item).and_then(|item| zero_like::write(&item));
    written.unwrap_or_else(syn::Error::into_compile_error).into()
}

/// The item as it was, and what is written beside it.
fn beside(item: TokenStream, write: impl FnOnce(&Function) -> syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    let kept: proc_macro2::TokenStream = item.clone().into();
    let written = syn::parse::<Function>(item).and_then(|function| write(&function));
    let written = written.unwrap_or_else(syn::Error::into_compile_error);
    quote!(#kept #written).into()
}

/// The function, changed; as it was where it cannot be.
fn within(item: TokenStream, write: impl FnOnce(Function) -> syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    let kept: proc_macro2::TokenStream = item.clone().into();
    let refused = |error: syn::Error| {
        let error = error.into_compile_error();
        quote!(#kept #error)
    };
    syn::parse::<Function>(item).and_then(write).unwrap_or_else(refused).into()
}
