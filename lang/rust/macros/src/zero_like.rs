//! `#[derive(ZeroLike)]`: the shadow of a struct or an enum is made of the shadows of its fields.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Error, Field, Fields, GenericParam, Generics, Ident, Item, Path, Result, parse_quote};

pub fn write(item: &Item) -> Result<TokenStream> {
    let (name, generics, body) = match item {
        Item::Struct(one) => (&one.ident, &one.generics, arm(&parse_quote!(Self), &one.fields)?),
        Item::Enum(one) => {
            let arms = one.variants.iter().map(|variant| {
                let name = &variant.ident;
                arm(&parse_quote!(Self::#name), &variant.fields)
            });
            let arms = arms.collect::<Result<Vec<_>>>()?;
            (&one.ident, &one.generics, quote!(#(#arms)*))
        }
        other => {
            return Err(Error::new_spanned(
                other,
                "ZeroLike is for structs and enums: a union does not say what it holds",
            ));
        }
    };
    let bounded = bounded(generics);
    let (parameters, _, bounds) = bounded.split_for_impl();
    let (_, arguments, _) = generics.split_for_impl();
    Ok(quote! {
        #[automatically_derived]
        impl #parameters ::enzyme_hub::ZeroLike for #name #arguments #bounds {
            type Shadow = Self;
            fn zero_in(&self, shadows: &mut ::enzyme_hub::Shadows) -> Self {
                let _ = &shadows;
                match self { #body }
            }
        }
    })
}

/// Each type that the item is generic over has a shadow of its own type.
fn bounded(generics: &Generics) -> Generics {
    let mut bounded = generics.clone();
    for parameter in &mut bounded.params {
        if let GenericParam::Type(parameter) = parameter {
            let name: &Ident = &parameter.ident.clone();
            parameter.bounds.push(parse_quote!(::enzyme_hub::ZeroLike<Shadow = #name>));
        }
    }
    bounded
}

/// `Self::Variant { a: f0, .. } => Self::Variant { a: shadow of f0, .. },` which is a way to write tuples (`0: f0`) as well.
fn arm(path: &Path, fields: &Fields) -> Result<TokenStream> {
    let members = fields.members().collect::<Vec<_>>();
    let names = (0..members.len()).map(|place| format_ident!("field_{place}")).collect::<Vec<_>>();
    let shadows = fields.iter().zip(&names).map(|(field, name)| shadow(field, name)).collect::<Result<Vec<_>>>()?;
    Ok(quote!(#path { #(#members: #names),* } => #path { #(#members: #shadows),* },))
}

fn shadow(field: &Field, name: &Ident) -> Result<TokenStream> {
    let mut is_cloned = false;
    for attribute in field.attrs.iter().filter(|attribute| attribute.path().is_ident("zero_like")) {
        is_cloned = says_clone(attribute)?;
    }
    let ty = &field.ty;
    Ok(if is_cloned {
        quote!(<#ty as ::core::clone::Clone>::clone(#name))
    } else {
        quote!(<#ty as ::enzyme_hub::ZeroLike>::zero_in(#name, shadows))
    })
}

fn says_clone(attribute: &Attribute) -> Result<bool> {
    let word = attribute.parse_args::<Ident>();
    match word {
        Ok(word) if word == "clone" => Ok(true),
        _ => Err(Error::new_spanned(attribute, "write `#[zero_like(clone)]` on a field that leads to no numbers")),
    }
}
