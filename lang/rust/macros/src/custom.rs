//! Attributes that say what the derivative of a function is. The function itself says it, in a call that the linker reads and
//! erases: so methods and generic functions can, for which there are no statics.

use crate::function::Function;
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::{Error, Expr, ExprAssign, LitStr, Result, Token, parse2};

pub struct Form {
    attribute: &'static str,
    example: &'static str,
    keys: &'static [&'static str],
    entry: &'static str,
    /// What always returns an argument or a constant would be replaced by that before the link. Hiding it seems to change memory,
    /// which matters where a derivative is given.
    hides_result: bool,
}

pub const GRADIENT: Form = Form {
    attribute: "custom_gradient",
    example: "augment = root_augmented, gradient = root_gradient",
    keys: &["augment", "gradient"],
    entry: "register_gradient",
    hides_result: false,
};
pub const DERIVATIVE: Form = Form {
    attribute: "custom_derivative",
    example: "derivative = root_tangent",
    keys: &["derivative"],
    entry: "register_derivative",
    hides_result: false,
};
pub const INACTIVE: Form =
    Form { attribute: "inactive", example: "", keys: &[], entry: "inactive_function", hides_result: true };
pub const LIKE: Form = Form {
    attribute: "derivative_like",
    example: "\"log1p\"",
    keys: &["name"],
    entry: "function_like",
    hides_result: true,
};

pub fn write(form: Form, words: TokenStream, function: Function) -> Result<TokenStream> {
    let usage = || format!("write `#[{}({})]`", form.attribute, form.example).replace("()", "");
    if function.signature.constness.is_some() {
        return Err(Error::new_spanned(
            function.signature.constness,
            "a const fn may run in the compiler, where nothing is differentiated: leave `const` out",
        ));
    }
    let Ok(body) = parse2::<syn::Block>(function.body.clone()) else {
        return Err(Error::new_spanned(&function.signature, "this attribute stands on a function with a body"));
    };
    let given = if form.attribute == LIKE.attribute {
        let name: LitStr = parse2(words).map_err(|error| Error::new(error.span(), usage()))?;
        let text = format!("{}\0", name.value());
        vec![quote!(#text.as_ptr())]
    } else {
        named(&form, words)
            .map_err(|error| Error::new(error.span(), usage()))?
            .iter()
            .map(|path| quote!(#path as *const ()))
            .collect()
    };
    let (entry, own) = (syn::Ident::new(form.entry, Span::call_site()), function.path(function.is_member()));
    let is_number = function.result().is_some_and(|ty| matches!(quote!(#ty).to_string().as_str(), "f64" | "f32"));
    let body = if form.hides_result && is_number { quote!(::core::hint::black_box(#body)) } else { quote!(#body) };
    let Function { attributes, visibility, signature, .. } = function;
    Ok(quote! {
        #(#attributes)*
        #[inline(never)]
        #visibility #signature {
            unsafe { ::enzyme_hub::__private::#entry(#own as *const () #(, #given)*) };
            #body
        }
    })
}

/// The functions behind the keys, in their order; a form with one key takes it without its name as well.
fn named(form: &Form, words: TokenStream) -> Result<Vec<Expr>> {
    let wrong = |span| Error::new(span, "");
    let list: Punctuated<Expr, Token![,]> = Punctuated::parse_terminated.parse2(words)?;
    let mut found: Vec<Option<Expr>> = vec![None; form.keys.len()];
    for expression in list {
        let span = syn::spanned::Spanned::span(&expression);
        let (key, value) = match expression {
            Expr::Assign(ExprAssign { left, right, .. }) => (quote!(#left).to_string(), *right),
            path if form.keys.len() == 1 => (form.keys[0].to_string(), path),
            _ => return Err(wrong(span)),
        };
        let place = form.keys.iter().position(|known| *known == key).ok_or_else(|| wrong(span))?;
        if found[place].replace(value).is_some() {
            return Err(wrong(span));
        }
    }
    found.into_iter().collect::<Option<Vec<Expr>>>().ok_or_else(|| wrong(Span::call_site()))
}
