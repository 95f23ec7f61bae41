//! The function that an attribute stands on, free or in an impl or a trait, and how generated code calls it.

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, FnArg, GenericParam, Ident, Pat, Result, ReturnType, Signature, Type, Visibility};

pub struct Function {
    pub attributes: Vec<Attribute>,
    pub visibility: Visibility,
    pub signature: Signature,
    pub body: TokenStream,
    /// Who has the function, where that is not `Self` or nobody: `<Self as Trait>`.
    pub owner: Option<TokenStream>,
}

/// A parameter with the name that generated code has for it.
pub struct Parameter {
    pub name: Ident,
    pub ty: Type,
    pub is_self: bool,
    pub span: Span,
}

impl Parse for Function {
    fn parse(input: ParseStream) -> Result<Self> {
        let attributes = input.call(Attribute::parse_outer)?;
        let visibility = input.parse()?;
        let at = input.span();
        let signature: Signature = input
            .parse()
            .map_err(|_| syn::Error::new(at, "this attribute stands on a function: `fn name(..) -> ..`"))?;
        if let Some(word) = &signature.asyncness {
            return Err(syn::Error::new(
                word.span,
                "an async function has no derivative: differentiate a function that it calls",
            ));
        }
        Ok(Function { attributes, visibility, signature, body: input.parse()?, owner: None })
    }
}

impl Function {
    pub fn parameters(&self) -> Vec<Parameter> {
        let of = |(place, input): (usize, &FnArg)| match input {
            FnArg::Receiver(receiver) => Parameter {
                name: Ident::new("self", receiver.self_token.span),
                ty: (*receiver.ty).clone(),
                is_self: true,
                span: receiver.self_token.span,
            },
            FnArg::Typed(typed) => Parameter {
                name: match &*typed.pat {
                    Pat::Ident(pattern) => pattern.ident.clone(),
                    _ => format_ident!("argument_{place}"),
                },
                ty: (*typed.ty).clone(),
                is_self: false,
                span: syn::spanned::Spanned::span(&typed.ty),
            },
        };
        self.signature.inputs.iter().enumerate().map(of).collect()
    }

    /// The type of the result, if there is one.
    pub fn result(&self) -> Option<Type> {
        match &self.signature.output {
            ReturnType::Type(_, ty) if !matches!(&**ty, Type::Tuple(tuple) if tuple.elems.is_empty()) => {
                Some((**ty).clone())
            }
            _ => None,
        }
    }

    /// Whether the function is a member: it has `self`, or says `Self`. Others in an impl must be told by `Self::df`.
    pub fn is_member(&self) -> bool {
        self.signature.receiver().is_some()
            || mentions(self.signature.to_token_stream(), &["Self"])
            || mentions(self.body.clone(), &["Self"])
    }

    /// The function by its name, with its generic arguments.
    pub fn path(&self, member: bool) -> TokenStream {
        let name = &self.signature.ident;
        let opaque = self.signature.inputs.iter().any(|input| mentions(input.to_token_stream(), &["impl"]));
        let arguments: Vec<&Ident> = self
            .signature
            .generics
            .params
            .iter()
            .filter_map(|parameter| match parameter {
                GenericParam::Type(ty) => Some(&ty.ident),
                GenericParam::Const(value) => Some(&value.ident),
                GenericParam::Lifetime(_) => None,
            })
            .collect();
        let turbofish = if arguments.is_empty() || opaque { quote!() } else { quote!(::<#(#arguments),*>) };
        match &self.owner {
            Some(owner) => quote!(#owner::#name #turbofish),
            None if member => quote!(Self::#name #turbofish),
            None => quote!(#name #turbofish),
        }
    }

    /// Whether the type depends on a generic parameter, so that only the user of the function knows it.
    pub fn is_generic(&self, ty: &Type) -> bool {
        let mut names: Vec<String> = vec!["Self".into(), "impl".into()];
        names.extend(self.signature.generics.params.iter().filter_map(|parameter| match parameter {
            GenericParam::Type(ty) => Some(ty.ident.to_string()),
            _ => None,
        }));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        mentions(ty.to_token_stream(), &names)
    }

    /// The attributes that hold for what is generated beside the function, too.
    pub fn shared_attributes(&self) -> impl Iterator<Item = &Attribute> {
        let shared = ["cfg", "allow", "expect", "warn", "deny", "deprecated"];
        self.attributes.iter().filter(move |attribute| shared.iter().any(|name| attribute.path().is_ident(name)))
    }
}

impl ToTokens for Function {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        for attribute in &self.attributes {
            attribute.to_tokens(tokens);
        }
        self.visibility.to_tokens(tokens);
        self.signature.to_tokens(tokens);
        self.body.to_tokens(tokens);
    }
}

pub fn mentions(tokens: TokenStream, words: &[&str]) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(name) => words.iter().any(|word| name == word),
        TokenTree::Group(group) => mentions(group.stream(), words),
        _ => false,
    })
}
