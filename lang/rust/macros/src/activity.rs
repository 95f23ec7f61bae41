//! What is written in the brackets of `#[autodiff_reverse(..)]`: a name, a number of lanes, an activity for each argument and
//! for the result.

use crate::function::{Function, Parameter};
use proc_macro2::Span;
use syn::parse::{Parse, ParseStream};
use syn::{Error, Ident, LitInt, Path, Result, Token, Type};

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Forward,
    Reverse,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    Active,
    ActiveOnly,
    Const,
    Duplicated,
    DuplicatedOnly,
    Dual,
    DualOnly,
    Dualv,
}

/// Each word, and in which mode arguments and results may have it.
const WORDS: [(&str, Activity, &[(Mode, &str)]); 8] = {
    use Mode::{Forward, Reverse};
    [
        ("Active", Activity::Active, &[(Reverse, "argument"), (Reverse, "result")]),
        ("ActiveOnly", Activity::ActiveOnly, &[(Reverse, "result")]),
        (
            "Const",
            Activity::Const,
            &[(Reverse, "argument"), (Reverse, "result"), (Forward, "argument"), (Forward, "result")],
        ),
        ("Duplicated", Activity::Duplicated, &[(Reverse, "argument")]),
        ("DuplicatedOnly", Activity::DuplicatedOnly, &[(Reverse, "argument")]),
        ("Dual", Activity::Dual, &[(Forward, "argument"), (Forward, "result")]),
        ("DualOnly", Activity::DualOnly, &[(Forward, "argument"), (Forward, "result")]),
        ("Dualv", Activity::Dualv, &[(Forward, "argument"), (Forward, "result")]),
    ]
};

/// The words as they are written.
pub struct Request {
    pub name: Ident,
    pub member: bool,
    pub lanes: usize,
    words: Vec<(Activity, Ident)>,
}

/// The words, each with what it speaks of.
pub struct Activities {
    pub arguments: Vec<(Parameter, Activity)>,
    pub result: Option<(Type, Activity)>,
}

impl Parse for Request {
    fn parse(input: ParseStream) -> Result<Self> {
        if input.is_empty() {
            return Err(Error::new(
                Span::call_site(),
                "say the name of the derivative and the activities: `(df, Duplicated, Active)`",
            ));
        }
        let path: Path = input.parse()?;
        let member = path.segments.len() == 2 && path.segments[0].ident == "Self";
        if path.segments.len() != 1 && !member {
            return Err(Error::new_spanned(
                path,
                "the name of the derivative is a word: `df`, or `Self::df` in an impl",
            ));
        }
        let name = path.segments[path.segments.len() - 1].ident.clone();
        let mut request = Request { name, member, lanes: 1, words: Vec::new() };
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            if input.peek(LitInt) && request.words.is_empty() {
                let lanes: LitInt = input.parse()?;
                request.lanes = lanes.base10_parse()?;
                if request.lanes == 0 {
                    return Err(Error::new(lanes.span(), "a derivative has at least one lane"));
                }
            } else if !input.is_empty() {
                let word: Ident = input.parse()?;
                let known = WORDS.iter().find(|(text, ..)| word == text);
                let Some((_, activity, _)) = known else {
                    let all = WORDS.map(|(text, ..)| text).join(", ");
                    return Err(Error::new(word.span(), format!("`{word}` is no activity: write one of {all}")));
                };
                request.words.push((*activity, word));
            }
        }
        Ok(request)
    }
}

impl Request {
    /// Give each argument, and the result, its word.
    pub fn of(self, function: &Function, mode: Mode) -> Result<Activities> {
        let (parameters, result) = (function.parameters(), function.result());
        let wanted = parameters.len() + usize::from(result.is_some());
        // Where the result has no word, nothing asks for its derivative: Const.
        if self.words.len() != wanted {
            let suggested: Vec<&str> = parameters
                .iter()
                .map(|parameter| suggestion(&parameter.ty, mode))
                .chain(result.iter().map(|ty| if mode == Mode::Forward { "Dual" } else { suggested_result(ty) }))
                .collect();
            let last = if result.is_some() { ", the last one for the result" } else { "; nothing is returned" };
            let name = &self.name;
            return Err(Error::new(
                self.words.last().map_or(name.span(), |(_, word)| word.span()),
                format!(
                    "expected {wanted} activities, one for each argument{last}, found {}: write `({name}, {})`",
                    self.words.len(),
                    suggested.join(", ")
                ),
            ));
        }
        let mut words = self.words.into_iter();
        let mut arguments = Vec::new();
        for parameter in parameters {
            let (activity, word) = words.next().expect("they were counted");
            fits_mode(activity, &word, mode, "argument")?;
            fits_type(activity, word.span(), function, &parameter, self.lanes)?;
            arguments.push((parameter, activity));
        }
        let result = match (result, words.next()) {
            (Some(ty), Some((activity, word))) => {
                fits_mode(activity, &word, mode, "result")?;
                if activity != Activity::Const && never_a_number(&ty) {
                    let message = format!("a result of type `{}` has no derivative: write `Const`", text(&ty));
                    return Err(Error::new(word.span(), message));
                }
                Some((ty, activity))
            }
            _ => None,
        };
        Ok(Activities { arguments, result })
    }
}

fn fits_mode(activity: Activity, word: &Ident, mode: Mode, role: &str) -> Result<()> {
    let (_, _, places) = WORDS.iter().find(|(_, known, _)| *known == activity).expect("every activity has a word");
    if places.contains(&(mode, role)) {
        return Ok(());
    }
    let (name, other, choices) = match (mode, role) {
        (Mode::Reverse, "argument") => ("reverse", "autodiff_forward", "`Active`, `Duplicated` or `Const`"),
        (Mode::Reverse, _) => ("reverse", "autodiff_forward", "`Active`, `ActiveOnly` or `Const`"),
        (Mode::Forward, _) => ("forward", "autodiff_reverse", "`Dual`, `DualOnly` or `Const`"),
    };
    let elsewhere =
        if places.iter().any(|(known, _)| *known != mode) { format!(", or `#[{other}]`") } else { String::new() };
    let message = format!("{role}s of `#[autodiff_{name}]` cannot be `{word}`: write {choices}{elsewhere}");
    Err(Error::new(word.span(), message))
}

fn fits_type(activity: Activity, span: Span, function: &Function, parameter: &Parameter, lanes: usize) -> Result<()> {
    let (ty, name) = (&parameter.ty, &parameter.name);
    let written = text(ty);
    let indirect = is_indirect(ty);
    let refuse = |why: String| Err(Error::new(span, why));
    match activity {
        Activity::Const => Ok(()),
        Activity::Active if indirect => refuse(format!(
            "`{name}: {written}` is a reference or pointer, its derivative is added to a shadow: write `Duplicated`"
        )),
        Activity::Active | Activity::Dual | Activity::DualOnly | Activity::Dualv if never_a_number(ty) => {
            refuse(format!("`{name}: {written}` has no derivative: write `Const`"))
        }
        Activity::Duplicated | Activity::DuplicatedOnly if !indirect && is_vector(ty) => refuse(format!(
            "`{name}: {written}` is given away: take `&{written}` or `&mut {written}`, or write `Const`"
        )),
        Activity::Duplicated | Activity::DuplicatedOnly if !indirect && !function.is_generic(ty) => {
            let choice = if never_a_number(ty) { "Const" } else { "Active" };
            refuse(format!("`{name}: {written}` is passed by value: write `{choice}`, or take a reference"))
        }
        Activity::Dualv if lanes > 1 && slice_element(ty).is_none() && !matches!(ty, Type::Ptr(_)) => refuse(format!(
            "`Dualv` is for slices, whose lanes follow each other, and `{name}` is `{written}`: write `Dual`"
        )),
        _ => Ok(()),
    }
}

fn suggestion(ty: &Type, mode: Mode) -> &'static str {
    match (mode, is_indirect(ty)) {
        _ if never_a_number(ty) => "Const",
        (Mode::Forward, _) => "Dual",
        (Mode::Reverse, true) => "Duplicated",
        (Mode::Reverse, false) => "Active",
    }
}

fn suggested_result(ty: &Type) -> &'static str {
    if never_a_number(ty) { "Const" } else { "Active" }
}

pub fn is_indirect(ty: &Type) -> bool {
    match ty {
        Type::Reference(_) | Type::Ptr(_) => true,
        Type::Paren(inner) => is_indirect(&inner.elem),
        Type::Group(inner) => is_indirect(&inner.elem),
        _ => false,
    }
}

/// The elements of `&[T]` and `&mut [T]`.
pub fn slice_element(ty: &Type) -> Option<&Type> {
    match ty {
        Type::Reference(reference) => match &*reference.elem {
            Type::Slice(slice) => Some(&slice.elem),
            _ => None,
        },
        _ => None,
    }
}

fn is_named(ty: &Type, names: &[&str]) -> bool {
    matches!(ty, Type::Path(path) if path.qself.is_none()
        && path.path.segments.last().is_some_and(|last| names.iter().any(|name| last.ident == name)))
}

fn is_vector(ty: &Type) -> bool {
    is_named(ty, &["Vec", "Box", "Rc", "Arc", "String"])
}

fn never_a_number(ty: &Type) -> bool {
    const WHOLE: [&str; 15] = [
        "usize", "isize", "u8", "u16", "u32", "u64", "u128", "i8", "i16", "i32", "i64", "i128", "bool", "char",
        "String",
    ];
    is_named(ty, &WHOLE) || matches!(ty, Type::Reference(reference) if is_named(&reference.elem, &["str"]))
}

pub fn text(ty: &Type) -> String {
    let words = quote::quote!(#ty).to_string();
    [
        ("& ", "&"),
        (" :: ", "::"),
        (" < ", "<"),
        (" >", ">"),
        ("< ", "<"),
        ("* const", "*const"),
        ("* mut", "*mut"),
        (" ;", ";"),
        (" ,", ","),
    ]
    .iter()
    .fold(words, |words, (long, short)| words.replace(long, short))
}
