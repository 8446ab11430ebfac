//! The native part of `unicodedata`: what is known of a character, and the normal forms.

use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::{surrogate, unicode};
use crate::vm::Vm;
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
        let name = vm.text_arg(args[0], "lookup() argument")?;
        match unicode::by_name(&name) {
            Some(c) => Ok(vm.heap.code_point(c)),
            None => {
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
        let normal = normalize(vm, args)?;
        Ok(Object::bool(vm.text_of(normal) == vm.text_of(args[1])))
    }),
];

fn one(vm: &mut Vm, object: Object, what: &str) -> Res<char> {
    let plain = vm.payload(object);
    if plain.is(Kind::Str) && vm.heap.strs[plain.index()].chars == 1 {
        return Ok(vm.heap.text(plain).chars().next().unwrap_or('\0'));
    }
    let got = if plain.is(Kind::Str) { "str" } else { vm.type_name(object) };
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
    // Hangul syllables have none of their own.
    if ('\u{AC00}'..='\u{D7A3}').contains(&c) {
        return String::new();
    }
    let shown = |chars: &[char]| chars.iter().map(|&c| format!("{:04X}", surrogate::code_of(c))).collect::<Vec<_>>().join(" ");
    let mut parts = Vec::new();
    decompose_canonical(c, |part| parts.push(part));
    if parts != [c] {
        while parts.len() > 2 {
            match compose(parts[0], parts[1]) {
                Some(first) => {
                    parts.splice(..2, [first]);
                }
                None => break,
            }
        }
        return shown(&parts);
    }
    parts.clear();
    decompose_compatible(c, |part| parts.push(part));
    if parts == [c] {
        return String::new();
    }
    let tag = match c {
        '\u{A0}' | '\u{2011}' | '\u{202F}' => "<noBreak>",
        '\u{B2}' | '\u{B3}' | '\u{B9}' | '\u{AA}' | '\u{BA}' | '\u{2070}'..='\u{207F}' => "<super>",
        '\u{2080}'..='\u{209C}' => "<sub>",
        '\u{BC}'..='\u{BE}' | '\u{2150}'..='\u{215F}' => "<fraction>",
        '\u{2460}'..='\u{24EA}' => "<circle>",
        '\u{FF01}'..='\u{FF60}' => "<wide>",
        '\u{FF61}'..='\u{FFDC}' => "<narrow>",
        '\u{1D400}'..='\u{1D7FF}' | '\u{2100}'..='\u{2134}' => "<font>",
        _ => "<compat>",
    };
    format!("{tag} {}", shown(&parts))
}
