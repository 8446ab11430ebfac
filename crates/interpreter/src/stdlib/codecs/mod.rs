//! The native part of `codecs`: texts and bytes by the encodings of `text/`, whole or in parts, and what checks its arguments.
//! Handlers of the guest, codecs of the guest, and the classes around them are Python (`*.py` here).

mod domains;
mod handlers;

use super::binascii::{of_uu_file, uu_file};
use super::slowly;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::codec::{Encoding, Handler, normalized};
use crate::text::codec_parts;
use crate::types;
use crate::vm::Vm;

/// The function that encodes, and the name that its errors give.
macro_rules! encoder {
    ($name:literal, $encoding:literal) => {
        function($name, "str, errors=None, /", |vm, args| encoded(vm, args[0], args[1], $encoding, $name))
    };
}
/// The function that decodes, all at once or in parts.
macro_rules! decoder {
    ($name:literal, $encoding:literal, whole) => {
        function($name, "data, errors=None, /", |vm, args| decoded(vm, args, $encoding, true, $name))
    };
    ($name:literal, $encoding:literal, parts) => {
        function($name, "data, errors=None, final=False, /", |vm, args| decoded(vm, args, $encoding, false, $name))
    };
    ($name:literal, $encoding:literal, escapes) => {
        function($name, "data, errors=None, final=True, /", |vm, args| decoded(vm, args, $encoding, true, $name))
    };
}

pub static TABLE: &[NativeDef] = &[
    function("encode", "obj, encoding='utf-8', errors='strict'", |vm, args| by_name(vm, args, "encode")),
    function("decode", "obj, encoding='utf-8', errors='strict'", |vm, args| by_name(vm, args, "decode")),
    function("lookup", "encoding, /", |vm, args| {
        vm.text_arg(args[0], "lookup() argument")?;
        slowly(vm, "codecs", "_lookup", args.to_vec())
    }),
    function("lookup_error", "name, /", |vm, args| {
        vm.text_arg(args[0], "lookup_error() argument")?;
        slowly(vm, "codecs", "_lookup_error", args.to_vec())
    }),
    function("register_error", "errors, handler, /", |vm, args| {
        vm.text_arg(args[0], "register_error() argument 1")?;
        slowly(vm, "codecs", "_register_error", args.to_vec())
    }),
    function("_normal", "name, /", |vm, args| {
        let name = vm.text_arg(args[0], "name")?;
        Ok(vm.heap.str(&normalized(&name)))
    }),
    function("_name_of", "name, /", |vm, args| {
        let name = vm.text_arg(args[0], "name")?;
        Ok(match Encoding::by_name(&name) {
            Ok(encoding) => vm.heap.str(&encoding.name()),
            Err(_) => Object::NONE,
        })
    }),
    encoder!("utf_7_encode", "utf-7"),
    decoder!("utf_7_decode", "utf-7", parts),
    encoder!("utf_8_encode", "utf-8"),
    decoder!("utf_8_decode", "utf-8", parts),
    encoder!("utf_16_encode", "utf-16"),
    decoder!("utf_16_decode", "utf-16", parts),
    encoder!("utf_16_le_encode", "utf-16-le"),
    decoder!("utf_16_le_decode", "utf-16-le", parts),
    encoder!("utf_16_be_encode", "utf-16-be"),
    decoder!("utf_16_be_decode", "utf-16-be", parts),
    encoder!("utf_32_encode", "utf-32"),
    decoder!("utf_32_decode", "utf-32", parts),
    encoder!("utf_32_le_encode", "utf-32-le"),
    decoder!("utf_32_le_decode", "utf-32-le", parts),
    encoder!("utf_32_be_encode", "utf-32-be"),
    decoder!("utf_32_be_decode", "utf-32-be", parts),
    encoder!("latin_1_encode", "latin-1"),
    decoder!("latin_1_decode", "latin-1", whole),
    encoder!("ascii_encode", "ascii"),
    decoder!("ascii_decode", "ascii", whole),
    encoder!("unicode_escape_encode", "unicode-escape"),
    decoder!("unicode_escape_decode", "unicode-escape", escapes),
    encoder!("raw_unicode_escape_encode", "raw-unicode-escape"),
    decoder!("raw_unicode_escape_decode", "raw-unicode-escape", escapes),
    function("_page_encode", "str, errors, page, /", |vm, args| {
        let page = vm.text_arg(args[2], "page")?;
        encoded(vm, args[0], args[1], &page, "charmap_encode")
    }),
    function("_page_decode", "data, errors, page, final=True, /", |vm, args| {
        let page = vm.text_arg(args[2], "page")?;
        decoded(vm, &[args[0], args[1], args[3].or(Object::TRUE)], &page, false, "charmap_decode")
    }),
    function("_has_pairs", "encoding, /", |vm, args| {
        let name = vm.text_arg(args[0], "encoding")?;
        Ok(Object::bool(matches!(Encoding::by_name(&name), Ok(Encoding::Eastern(_)))))
    }),
    function("escape_decode", "data, errors=None, /", escape_decode),
    function("escape_encode", "data, errors=None, /", escape_encode),
    function("_rot13", "text, /", rot13),
    function("strict_errors", "exception, /", handlers::strict),
    function("ignore_errors", "exception, /", handlers::ignore),
    function("replace_errors", "exception, /", handlers::replace),
    function("xmlcharrefreplace_errors", "exception, /", |vm, args| handlers::written(vm, args[0], Handler::XmlCharRefReplace)),
    function("backslashreplace_errors", "exception, /", handlers::backslash),
    function("namereplace_errors", "exception, /", |vm, args| handlers::written(vm, args[0], Handler::NameReplace)),
    function("surrogateescape", "exception, /", handlers::escape),
    function("surrogatepass", "exception, /", handlers::pass),
    function("_punycode_encode", "text, /", domains::punycode_encode),
    function("_punycode_decode", "data, errors, /", domains::punycode_decode),
    function("_idna_encode", "text, errors, /", domains::idna_encode),
    function("_idna_decode", "data, errors, /", domains::idna_decode),
    function("_uu_encode", "data, filename, mode, /", uu_file),
    function("_uu_decode", "data, /", of_uu_file),
];

fn by_name(vm: &mut Vm, args: &[Object], what: &str) -> Res {
    let mut call = args.to_vec();
    for (at, name) in [(1, "encoding"), (2, "errors")] {
        match args[at].given() {
            Some(given) => drop(vm.text_arg(given, &format!("{what}() argument '{name}'"))?),
            None => call[at] = Object::NONE,
        }
    }
    slowly(vm, "codecs", if what == "encode" { "_encode" } else { "_decode" }, call)
}

/// The name of a handler, and whether it is one of those that need nobody.
fn handler(vm: &mut Vm, given: Object, name: &str) -> Res<(String, bool)> {
    let Some(given) = given.some() else { return Ok(("strict".to_owned(), true)) };
    if !vm.payload(given).is(Kind::Str) {
        let message = format!("{name}() argument 2 must be str or None, not {}", vm.type_name(given));
        return Err(vm.type_error(&message));
    }
    let errors = vm.text_arg(given, name)?;
    let is_known = Handler::by_name(&errors).is_ok();
    Ok((errors, is_known))
}

fn with_length(vm: &mut Vm, result: Object, length: usize) -> Object {
    vm.heap.tuple(vec![result, Object::small(length as i64)])
}

fn encoded(vm: &mut Vm, given: Object, errors: Object, encoding: &str, name: &str) -> Res {
    let text = vm.payload(given);
    if !text.is(Kind::Str) {
        vm.text_arg(given, &format!("{name}() argument 1"))?;
    }
    let (errors, is_known) = handler(vm, errors, name)?;
    if !is_known {
        let (encoding, errors) = (vm.heap.str(encoding), vm.heap.str(&errors));
        return slowly(vm, "codecs", "_encode_asking", vec![text, encoding, errors]);
    }
    let bytes = types::encode_text(vm, text, encoding, &errors)?;
    let length = vm.heap.strs[text.index()].chars as usize;
    Ok(with_length(vm, bytes, length))
}

/// `args` are the bytes, the handler and, where bytes may come in parts, whether these are the last.
fn decoded(vm: &mut Vm, args: &[Object], encoding: &str, is_last: bool, name: &str) -> Res {
    let plain = vm.payload(args[0]);
    let mut data =
        if plain.is(Kind::Str) && name.ends_with("escape_decode") { vm.owned_text(plain)?.into_bytes() } else { vm.buffer_arg(args[0])? };
    let (errors, is_known) = handler(vm, args[1], name)?;
    let is_last = match args.get(2).and_then(|flag| flag.given()) {
        Some(flag) => vm.truth_native(flag).unwrap_or(true),
        None => is_last,
    };
    if !is_last && let Ok(encoding) = Encoding::by_name(encoding) {
        data.truncate(codec_parts::whole(&data, encoding));
    }
    let length = data.len();
    let bytes = vm.heap.bytes(data);
    let (encoding, errors) = (vm.heap.str(encoding), vm.heap.str(&errors));
    if !is_known {
        return slowly(vm, "codecs", "_decode_asking", vec![bytes, encoding, errors]);
    }
    let text = types::decode_bytes(vm, bytes, encoding, errors)?;
    Ok(with_length(vm, text, length))
}

fn escape_decode(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    let data = if plain.is(Kind::Str) { vm.owned_text(plain)?.into_bytes() } else { vm.buffer_arg(args[0])? };
    let (errors, _) = handler(vm, args[1], "escape_decode")?;
    let filler: Option<&[u8]> = match errors.as_str() {
        "replace" => Some(b"?"),
        "ignore" => Some(b""),
        _ => None,
    };
    vm.reserve(data.len())?;
    match codec_parts::unescaped(&data, filler) {
        Ok(meant) => {
            let bytes = vm.heap.bytes(meant);
            Ok(with_length(vm, bytes, data.len()))
        }
        Err(message) => Err(vm.value_error(&message)),
    }
}

fn escape_encode(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    if !plain.is(Kind::Bytes) {
        let message = format!("escape_encode() argument 1 must be bytes, not {}", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    }
    let data = vm.buffer_arg(args[0])?;
    vm.reserve_many(data.len() as u64, 4, 1)?;
    let mut out = Vec::with_capacity(data.len());
    for &byte in pace::slices(&data).flatten() {
        match byte {
            b'\\' | b'\'' => out.extend([b'\\', byte]),
            b'\t' => out.extend(b"\\t"),
            b'\n' => out.extend(b"\\n"),
            b'\r' => out.extend(b"\\r"),
            b' '..=b'~' => out.push(byte),
            _ => out.extend(format!("\\x{byte:02x}").bytes()),
        }
    }
    let bytes = vm.heap.bytes(out);
    Ok(with_length(vm, bytes, data.len()))
}

/// Latin letters, thirteen places on.
fn rot13(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    if !plain.is(Kind::Str) {
        let message = format!("descriptor 'translate' for 'str' objects doesn't apply to a '{}' object", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    }
    let text = vm.owned_text(plain)?;
    vm.reserve(text.len())?;
    let turned = |c: char| match c {
        'a'..='m' | 'A'..='M' => char::from(c as u8 + 13),
        'n'..='z' | 'N'..='Z' => char::from(c as u8 - 13),
        c => c,
    };
    let out = pace::pieces(&text).flat_map(|(_, piece)| piece.chars()).map(turned).collect();
    Ok(vm.heap.string(out))
}
