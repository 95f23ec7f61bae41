//! `#[inherent_derivatives]` on `impl Trait for Type`: derivatives become methods of the type, so that the trait need not know them.

use crate::activity::{Mode, Request};
use crate::derivative;
use crate::function::Function;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Attribute, Error, ImplItem, ItemImpl, Result, parse_quote, parse2};

pub fn write(item: TokenStream) -> Result<TokenStream> {
    let mut block: ItemImpl = parse2(item)?;
    let Some((_, of, _)) = block.trait_.clone() else {
        return Err(Error::new_spanned(
            &block.self_ty,
            "this attribute stands on `impl Trait for Type`; in `impl Type` nothing is needed",
        ));
    };
    let mut derivatives = Vec::new();
    for item in &mut block.items {
        let ImplItem::Fn(method) = item else { continue };
        let (asking, others): (Vec<Attribute>, Vec<Attribute>) =
            method.attrs.drain(..).partition(|attribute| mode(attribute).is_some());
        method.attrs = others;
        for attribute in asking {
            let request: Request = attribute.parse_args()?;
            let mut function: Function = parse2(method.to_token_stream())?;
            function.visibility = parse_quote!(pub);
            function.owner = Some(quote!(<Self as #of>));
            derivatives.push(derivative::write(request, &function, mode(&attribute).expect("partitioned by it"))?);
        }
    }
    let (generics, ty, bounds) = (&block.generics, &block.self_ty, &block.generics.where_clause);
    Ok(quote! {
        #block
        impl #generics #ty #bounds { #(#derivatives)* }
    })
}

fn mode(attribute: &Attribute) -> Option<Mode> {
    let last = attribute.path().segments.last()?;
    match last.ident.to_string().as_str() {
        "autodiff_reverse" => Some(Mode::Reverse),
        "autodiff_forward" => Some(Mode::Forward),
        _ => None,
    }
}
