//! The native part of `unicodedata`: what is known of a character, and the normal forms.

mod decomposition_data;

use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::{surrogate, unicode};
use crate::vm::Vm;
use decomposition_data::{SEQUENCES, STEPS, TAGS};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{compose, decompose_canonical, decompose_compatible};

pub static TABLE: &[NativeDef] = &[
    function("category", "chr, /", |vm, args| {
        let c = one(vm, args[0], "category() argument")?;
        Ok(vm.heap.str(unicode::category(c)))
    }),
    function("bidirectional", "chr, /", |vm, args| {
        let c = one(vm, args[0], "bidirectional() argument")?;
        Ok(vm.heap.str(unicode::bidirectional(c)))
    }),
    function("east_asian_width", "chr, /", |vm, args| {
        let c = one(vm, args[0], "east_asian_width() argument")?;
        Ok(vm.heap.str(unicode::east_asian_width(c)))
    }),
    function("combining", "chr, /", |vm, args| Ok(Object::small(i64::from(unicode::combining(one(vm, args[0], "combining() argument")?))))),
    function("mirrored", "chr, /", |vm, args| Ok(Object::small(i64::from(unicode::is_mirrored(one(vm, args[0], "mirrored() argument")?))))),
    function("decimal", "chr, default=None, /", |vm, args| {
        let value = unicode::decimal(one(vm, args[0], "decimal() argument 1")?);
        found(vm, value.map(|value| Object::small(i64::from(value))), args[1], "not a decimal")
    }),
    function("digit", "chr, default=None, /", |vm, args| {
        let value = unicode::digit(one(vm, args[0], "digit() argument 1")?);
        found(vm, value.map(|value| Object::small(i64::from(value))), args[1], "not a digit")
    }),
    function("numeric", "chr, default=None, /", |vm, args| {
        let value = unicode::numeric(one(vm, args[0], "numeric() argument 1")?);
        found(vm, value.map(Object::float), args[1], "not a numeric character")
    }),
    function("name", "chr, default=None, /", |vm, args| {
        let name = unicode::name(one(vm, args[0], "name() argument 1")?);
        let name = name.map(|name| vm.heap.string(name));
        found(vm, name, args[1], "no such name")
    }),
    function("lookup", "name, /", |vm, args| {
        let plain = vm.payload(args[0]);
        let name = match plain.kind() {
            Kind::Str => vm.owned_text(plain)?,
            _ => String::from_utf8_lossy(&vm.buffer_arg(args[0])?).into_owned(),
        };
        match (unicode::by_name(&name), sequence(&name)) {
            (Some(c), _) => Ok(vm.heap.code_point(c)),
            (None, Some(text)) => Ok(vm.heap.str(text)),
            (None, None) => {
                let message = format!("undefined character name '{name}'");
                let message = vm.heap.string(message);
                Err(vm.key_error(message))
            }
        }
    }),
    function("decomposition", "chr, /", |vm, args| {
        let c = one(vm, args[0], "decomposition() argument")?;
        let text = decomposition(c);
        Ok(vm.heap.string(text))
    }),
    function("normalize", "form, unistr, /", normalize),
    function("is_normalized", "form, unistr, /", |vm, args| {
        vm.text_arg(args[0], "is_normalized() argument 1")?;
        vm.text_arg(args[1], "is_normalized() argument 2")?;
        let normal = normalize(vm, args)?;
        Ok(Object::bool(vm.text_of(normal) == vm.text_of(args[1])))
    }),
];

fn one(vm: &mut Vm, object: Object, what: &str) -> Res<char> {
    let plain = vm.payload(object);
    if plain.is(Kind::Str) && vm.heap.strs[plain.index()].chars == 1 {
        return Ok(vm.heap.text(plain).chars().next().unwrap_or('\0'));
    }
    let got = match plain.kind() {
        Kind::Str => "str",
        _ if object.is_none() => "None",
        _ => vm.type_name(object),
    };
    let message = format!("{what} must be a unicode character, not {got}");
    Err(vm.type_error(&message))
}
fn found(vm: &mut Vm, value: Option<Object>, default: Object, message: &str) -> Res {
    match (value, default.given()) {
        (Some(value), _) => Ok(value),
        (None, Some(default)) => Ok(default),
        (None, None) => Err(vm.value_error(message)),
    }
}
fn normalize(vm: &mut Vm, args: &[Object]) -> Res {
    let form = vm.text_arg(args[0], "normalize() argument 1")?;
    let text = vm.text_arg(args[1], "normalize() argument 2")?;
    vm.reserve(text.len() * 4)?;
    let out: String = match form.as_str() {
        "NFC" => pace::items(text.nfc()).collect(),
        "NFD" => pace::items(text.nfd()).collect(),
        "NFKC" => pace::items(text.nfkc()).collect(),
        "NFKD" => pace::items(text.nfkd()).collect(),
        _ => return Err(vm.value_error("invalid normalization form")),
    };
    Ok(vm.heap.string(out))
}
/// One step of decomposition, in hexadecimal digits.
fn decomposition(c: char) -> String {
    // Hangul syllables have none of their own, nor has what a later version of Unicode added.
    if ('\u{AC00}'..='\u{D7A3}').contains(&c) || unicode::category(c) == "Cn" {
        return String::new();
    }
    let code = surrogate::code_of(c);
    let known = STEPS.binary_search_by_key(&code, |step| step.0).ok().map(|at| STEPS[at].1);
    let shown = |chars: &[char]| chars.iter().map(|&c| format!("{:04X}", surrogate::code_of(c))).collect::<Vec<_>>().join(" ");
    let mut parts = Vec::new();
    decompose_canonical(c, |part| parts.push(part));
    if parts != [c] {
        if let Some(known) = known {
            return known.to_owned();
        }
        while parts.len() > 2 {
            let Some(first) = compose(parts[0], parts[1]) else { break };
            parts.splice(..2, [first]);
        }
        return shown(&parts);
    }
    parts.clear();
    decompose_compatible(c, |part| parts.push(part));
    if parts == [c] {
        return String::new();
    }
    let tag = TAGS.iter().find(|tag| (tag.0..=tag.1).contains(&code)).map_or("compat", |tag| tag.2);
    format!("<{tag}> {}", known.map_or_else(|| shown(&parts), str::to_owned))
}
/// A sequence of characters by its name, in either case.
fn sequence(name: &str) -> Option<&'static str> {
    let name = name.to_ascii_uppercase();
    SEQUENCES.binary_search_by_key(&&*name, |sequence| sequence.0).ok().map(|at| SEQUENCES[at].1)
}
