//! A procedural macro: `#[differentiable] fn f(x: &[f64]) -> f64` also defines `f_gradient(x) -> Vec<f64>`.

use proc_macro::{TokenStream, TokenTree};

#[proc_macro_attribute]
pub fn differentiable(_arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut tokens = item.clone().into_iter();
    let is_fn = |token: &TokenTree| matches!(token, TokenTree::Ident(word) if word.to_string() == "fn");
    let Some(TokenTree::Ident(name)) = tokens.by_ref().find(is_fn).and_then(|_| tokens.next()) else {
        return "compile_error!(\"#[differentiable] stands before a function\");".parse().unwrap();
    };
    let gradient: TokenStream = format!(
        "pub fn {name}_gradient(x: &[f64]) -> Vec<f64> {{
             let mut dx = vec![0.0; x.len()];
             enzyme_hub::gradient!({name}, x, &mut dx);
             dx
         }}"
    )
    .parse()
    .expect("the text above is Rust");
    [item, gradient].into_iter().collect()
}
