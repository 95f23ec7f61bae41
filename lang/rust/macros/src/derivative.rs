//! The function that `#[autodiff_reverse]` and `#[autodiff_forward]` write beside the one they stand on.
//!
//! What is differentiated goes into one tuple, its shadows into another of the same type, constants into a third; a closure
//! that captures nothing takes them apart again. So a method, a generic function and a trait's need nothing of their own.

use crate::activity::{Activities, Activity, Mode, Request, is_indirect, slice_element};
use crate::function::{Function, Parameter};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::{Error, Ident, Result, Type};

pub fn write(request: Request, function: &Function, mode: Mode) -> Result<TokenStream> {
    let (name, lanes) = (request.name.clone(), request.lanes);
    let member = request.member || function.is_member();
    let activities = request.of(function, mode)?;
    let writer = Writer { function, mode, lanes, member, activities };
    writer.whole(&name)
}

struct Writer<'a> {
    function: &'a Function,
    mode: Mode,
    lanes: usize,
    member: bool,
    activities: Activities,
}

impl Writer<'_> {
    fn whole(&self, name: &Ident) -> Result<TokenStream> {
        let signature = &self.function.signature;
        let (generics, bounds) = (&signature.generics, &signature.generics.where_clause);
        let visibility = &self.function.visibility;
        let attributes = self.function.shared_attributes();
        let only = self.activities.arguments.iter().any(|(_, activity)| *activity == Activity::DuplicatedOnly);
        let safety = (signature.unsafety.is_some() || only).then(|| quote!(unsafe));
        let (parameters, output) = (self.parameters()?, self.output());
        let checks = self.checks();
        let body = match self.mode {
            Mode::Reverse => self.reverse(),
            Mode::Forward => self.forward(),
        };
        let doc = format!(
            "The {} of `{}`, by `enzyme-hub-ld`.",
            if self.mode == Mode::Reverse { "gradient" } else { "derivative along a direction" },
            signature.ident
        );
        Ok(quote! {
            #(#attributes)*
            #[doc = #doc]
            #[allow(clippy::all, unused_mut, unused_variables, unused_unsafe, unreachable_code)]
            #visibility #safety fn #name #generics (#(#parameters),*) #output #bounds {
                #checks
                #body
            }
        })
    }

    fn shadows_of(&self, parameter: &Parameter, activity: Activity) -> Vec<Ident> {
        let prefix = if self.mode == Mode::Reverse { "d" } else { "b" };
        let lanes = match activity {
            Activity::Const | Activity::Active => 0,
            Activity::Dualv => 1,
            _ => self.lanes,
        };
        (0..lanes)
            .map(|lane| format_ident!("{prefix}{}_{lane}", unraw(&parameter.name), span = Span::mixed_site()))
            .collect()
    }

    fn parameters(&self) -> Result<Vec<TokenStream>> {
        let mut written = Vec::new();
        for (place, (parameter, activity)) in self.activities.arguments.iter().enumerate() {
            let (name, ty) = (&parameter.name, &parameter.ty);
            match (parameter.is_self, &self.function.signature.inputs[place]) {
                (true, syn::FnArg::Receiver(receiver)) => {
                    let mut receiver = receiver.clone();
                    if receiver.reference.is_none() && receiver.colon_token.is_none() {
                        receiver.mutability = None;
                    }
                    written.push(receiver.to_token_stream());
                }
                _ => written.push(quote!(#name: #ty)),
            }
            let shadow = self.shadow_type(ty)?;
            written
                .extend(self.shadows_of(parameter, *activity).iter().map(|shadow_name| quote!(#shadow_name: #shadow)));
        }
        if let Some((ty, Activity::Active | Activity::ActiveOnly)) = &self.activities.result {
            let ty = self.each_lane(ty);
            written.push(quote!(dret: #ty));
        }
        Ok(written)
    }

    fn each_lane(&self, ty: &Type) -> TokenStream {
        let lanes = self.lanes;
        if lanes == 1 { quote!(#ty) } else { quote!([#ty; #lanes]) }
    }

    /// The type of a shadow: in reverse mode gradients are added to it.
    fn shadow_type(&self, ty: &Type) -> Result<Type> {
        let mut ty = ty.clone();
        loop {
            ty = match ty {
                Type::Paren(inner) => *inner.elem,
                Type::Group(inner) => *inner.elem,
                other => {
                    ty = other;
                    break;
                }
            };
        }
        match &mut ty {
            // Its own lifetime: what is borrowed for the shadow need not live as long as the function's argument.
            Type::Reference(reference) => {
                reference.lifetime = None;
                if self.mode == Mode::Reverse {
                    reference.mutability = Some(Default::default());
                }
            }
            Type::Ptr(pointer) if self.mode == Mode::Reverse => {
                pointer.const_token = None;
                pointer.mutability = Some(Default::default());
            }
            Type::ImplTrait(_) if self.mode == Mode::Forward => {
                return Err(Error::new_spanned(ty, "a type that is not named cannot have a shadow: write `Const`"));
            }
            _ => {}
        }
        Ok(ty)
    }

    fn output(&self) -> TokenStream {
        let lanes = self.lanes;
        let result = self.activities.result.as_ref();
        match self.mode {
            Mode::Forward => match result {
                None => quote!(),
                Some((ty, Activity::Const)) => quote!(-> #ty),
                Some((ty, Activity::DualOnly)) => {
                    let ty = self.each_lane(ty);
                    quote!(-> #ty)
                }
                Some((ty, _)) if lanes == 1 => quote!(-> (#ty, #ty)),
                Some((ty, _)) => {
                    let all = lanes + 1;
                    quote!(-> [#ty; #all])
                }
            },
            Mode::Reverse => {
                let value = result.filter(|(_, activity)| *activity != Activity::ActiveOnly).map(|(ty, _)| quote!(#ty));
                let active = self.activities.arguments.iter().filter(|(_, activity)| *activity == Activity::Active);
                let all: Vec<TokenStream> =
                    value.into_iter().chain(active.map(|(parameter, _)| self.each_lane(&parameter.ty))).collect();
                match &all[..] {
                    [] => quote!(),
                    [one] => quote!(-> #one),
                    _ => quote!(-> (#(#all),*)),
                }
            }
        }
    }

    /// Types where they are known here, lengths of shadows while the program runs.
    fn checks(&self) -> TokenStream {
        let mut checks = TokenStream::new();
        let number =
            |ty: &Type, span: Span| quote_spanned!(span=> const _: () = ::enzyme_hub::__private::is_number::<#ty>(););
        for (parameter, activity) in &self.activities.arguments {
            let ty = &parameter.ty;
            let by_value = *activity == Activity::Active
                || (self.mode == Mode::Forward && *activity != Activity::Const && !is_indirect(ty));
            if by_value {
                if !self.function.is_generic(ty) && !has_lifetime(ty) {
                    checks.extend(number(ty, parameter.span));
                } else {
                    checks.extend(quote!(::enzyme_hub::__private::plain::<#ty>();));
                }
            }
            if !matches!(ty, Type::Reference(_)) {
                continue;
            }
            let (name, label) = (&parameter.name, parameter.name.to_string());
            for shadow in self.shadows_of(parameter, *activity) {
                let lanes = if *activity == Activity::Dualv { self.lanes } else { 1 };
                checks.extend(if *activity == Activity::Dualv && slice_element(ty).is_some() {
                    quote!(::enzyme_hub::__private::same_length(#name.len() * #lanes, #shadow.len(), #label);)
                } else {
                    quote!({
                        #[allow(unused_imports)]
                        use ::enzyme_hub::__private::{AnyLength as _, AnyShape as _};
                        (&::enzyme_hub::__private::Shape(&*#name)).same(&*#shadow, #label);
                    })
                });
            }
        }
        if let Some((ty, activity)) = &self.activities.result {
            let reverse = matches!(activity, Activity::Active | Activity::ActiveOnly);
            if reverse && !self.function.is_generic(ty) && !has_lifetime(ty) {
                checks.extend(number(ty, syn::spanned::Spanned::span(ty)));
            }
        }
        checks
    }

    /// What the arguments are to the request: the tuple of each kind, and the closure that calls the function.
    fn tuples(&self) -> (TokenStream, TokenStream, TokenStream) {
        let (mut differentiated, mut constant, mut patterns, mut fixed, mut call) =
            (vec![], vec![], vec![], vec![], vec![]);
        for (place, (parameter, activity)) in self.activities.arguments.iter().enumerate() {
            let name = &parameter.name;
            let inner = format_ident!("argument_{place}", span = Span::mixed_site());
            if *activity == Activity::Const {
                constant.push(quote!(#name));
                fixed.push(inner.clone());
            } else {
                let (given, back) = travelling(&parameter.ty, &quote!(#name), &inner);
                differentiated.push(given);
                patterns.push(inner.clone());
                call.push(back);
                continue;
            }
            call.push(quote!(#inner));
        }
        let path = self.function.path(self.member);
        let closure = quote!(|(#(#patterns,)*), (#(#fixed,)*)| unsafe { #path(#(#call),*) });
        (closure, quote!((#(#constant,)*)), quote!((#(#differentiated,)*)))
    }

    /// The tuple of shadows in one lane.
    fn shadows(&self, lane: usize) -> TokenStream {
        let mut members = Vec::new();
        for (parameter, activity) in &self.activities.arguments {
            let shadows = self.shadows_of(parameter, *activity);
            members.push(match (activity, &parameter.ty) {
                (Activity::Const, _) => continue,
                (Activity::Active, _) => quote!(::enzyme_hub::__private::zero()),
                (Activity::Dualv, ty) if slice_element(ty).is_some() => {
                    let ((shadow, _), name) =
                        (travelling(ty, &shadows[0].to_token_stream(), &parameter.name), &parameter.name);
                    quote!(::enzyme_hub::__private::lane(#shadow, #lane, #name.len()))
                }
                (_, Type::Ptr(pointer)) if self.mode == Mode::Reverse && pointer.mutability.is_none() => {
                    let shadow = &shadows[lane];
                    quote!(#shadow.cast_const())
                }
                (_, ty) => {
                    let shadow = &shadows[lane.min(shadows.len() - 1)];
                    let mutable = self.mode == Mode::Reverse && matches!(ty, Type::Reference(_));
                    if mutable {
                        quote!(::enzyme_hub::__private::raw_mut(#shadow))
                    } else {
                        travelling(ty, &quote!(#shadow), shadow).0
                    }
                }
            });
        }
        quote!((#(#members,)*))
    }

    fn all_shadows(&self) -> TokenStream {
        let lanes: Vec<TokenStream> = (0..self.lanes).map(|lane| self.shadows(lane)).collect();
        quote!([#(#lanes),*])
    }

    fn reverse(&self) -> TokenStream {
        let (closure, constants, differentiated) = self.tuples();
        let (shadows, lanes) = (self.all_shadows(), self.lanes);
        let seeds = match &self.activities.result {
            None => quote!([(); #lanes]),
            Some((_, Activity::Active | Activity::ActiveOnly)) if lanes == 1 => quote!([dret]),
            Some((_, Activity::Active | Activity::ActiveOnly)) => quote!(dret),
            Some(_) => quote!(::enzyme_hub::__private::zeros()),
        };
        let value = matches!(&self.activities.result, Some((_, activity)) if *activity != Activity::ActiveOnly);
        let mut returned: Vec<TokenStream> = value.then(|| quote!(value)).into_iter().collect();
        let differentiated_only = self.activities.arguments.iter().filter(|(_, activity)| *activity != Activity::Const);
        for (place, (_, activity)) in differentiated_only.enumerate() {
            if *activity == Activity::Active {
                let place = syn::Index::from(place);
                let each: Vec<TokenStream> =
                    (0..lanes).map(|lane| quote!(unsafe { ::core::ptr::read(&shadows[#lane].#place) })).collect();
                returned.push(if lanes == 1 { quote!(#(#each)*) } else { quote!([#(#each),*]) });
            }
        }
        let returned = match &returned[..] {
            [] => quote!(),
            [one] => quote!(#one),
            _ => quote!((#(#returned),*)),
        };
        // The length is told before what is borrowed moves into the tuple.
        quote! {
            let mut shadows = unsafe { #shadows };
            let value = unsafe { ::enzyme_hub::__private::reverse(#closure, #constants, #differentiated, &mut shadows, #seeds) };
            #returned
        }
    }

    fn forward(&self) -> TokenStream {
        let (closure, constants, differentiated) = self.tuples();
        let shadows = self.all_shadows();
        let returned = match &self.activities.result {
            None => quote!(),
            Some((_, Activity::Const)) => quote!(value),
            Some((_, Activity::DualOnly)) if self.lanes == 1 => quote!({
                let [tangent] = tangents;
                tangent
            }),
            Some((_, Activity::DualOnly)) => quote!(tangents),
            Some(_) if self.lanes == 1 => quote!({
                let [tangent] = tangents;
                (value, tangent)
            }),
            Some(_) => {
                let names: Vec<Ident> = (0..self.lanes).map(|lane| format_ident!("tangent_{lane}")).collect();
                quote!({ let [#(#names),*] = tangents; [value, #(#names),*] })
            }
        };
        quote! {
            let shadows = unsafe { #shadows };
            let (value, tangents) = unsafe { ::enzyme_hub::__private::forward(#closure, #constants, #differentiated, shadows) };
            #returned
        }
    }
}

/// How an argument is handed on, and how the function gets it back: references as pointers.
fn travelling(ty: &Type, given: &TokenStream, back: &Ident) -> (TokenStream, TokenStream) {
    match ty {
        Type::Paren(inner) => travelling(&inner.elem, given, back),
        Type::Group(inner) => travelling(&inner.elem, given, back),
        Type::Reference(_) if is_mutable(ty) => (quote!(::enzyme_hub::__private::raw_mut(#given)), quote!(&mut *#back)),
        Type::Reference(_) => (quote!(::enzyme_hub::__private::raw(#given)), quote!(&*#back)),
        _ => (quote!(#given), quote!(#back)),
    }
}

fn is_mutable(ty: &Type) -> bool {
    matches!(ty, Type::Reference(reference) if reference.mutability.is_some())
}

fn has_lifetime(ty: &Type) -> bool {
    quote!(#ty).to_string().contains('\'')
}

fn unraw(name: &Ident) -> String {
    let text = name.to_string();
    text.strip_prefix("r#").unwrap_or(&text).to_string()
}
