//! `base64`: bytes as text in 16, 32, 64 or 85 letters, and back.
//! What reads from one file object and writes to another is Python, in `base64.py`.

use super::binascii::{decode64, encode64, failure};
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::bytes_ops;
use crate::types;
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("b64encode", "s, altchars=None", b64encode),
    function("b64decode", "s, altchars=None, validate=False", b64decode),
    function("standard_b64encode", "s", |vm, args| b64encode(vm, &[args[0], Object::NONE])),
    function("standard_b64decode", "s", |vm, args| b64decode(vm, &[args[0], Object::NONE, Object::FALSE])),
    function("urlsafe_b64encode", "s", |vm, args| {
        let data = vm.buffer_arg(args[0])?;
        let encoded = encode64(vm, &data)?;
        Ok(vm.heap.bytes(exchanged(encoded, *b"+/", *b"-_")))
    }),
    function("urlsafe_b64decode", "s", |vm, args| {
        let data = ascii_arg(vm, args[0])?;
        decode64(vm, &exchanged(data, *b"-_", *b"+/"), false)
    }),
    function("b32encode", "s", |vm, args| encode32(vm, args[0], UPPER)),
    function("b32decode", "s, casefold=False, map01=None", |vm, args| decode32(vm, args[0], UPPER, args[1], args[2])),
    function("b32hexencode", "s", |vm, args| encode32(vm, args[0], HEX)),
    function("b32hexdecode", "s, casefold=False", |vm, args| decode32(vm, args[0], HEX, args[1], Object::NONE)),
    function("b16encode", "s", |vm, args| {
        let data = vm.buffer_arg(args[0])?;
        vm.reserve(data.len() * 2)?;
        Ok(vm.heap.bytes(bytes_ops::hex_digits(&data, bytes_ops::Letters::Capital)))
    }),
    function("b16decode", "s, casefold=False", b16decode),
    function("b85encode", "b, pad=False", |vm, args| {
        let rules = Rules85 { pads: is_set(vm, args[1]), zeros: false, spaces: false };
        let encoded = encode85(vm, args[0], |digit| DIGITS85[digit], rules)?;
        Ok(vm.heap.bytes(encoded))
    }),
    function("b85decode", "b", b85decode),
    function("a85encode", "b, *, foldspaces=False, wrapcol=0, pad=False, adobe=False", a85encode),
    function("a85decode", "b, *, foldspaces=False, adobe=False, ignorechars=b' \\t\\n\\r\\x0b'", a85decode),
    function("encodebytes", "s", |vm, args| {
        let data = plain_bytes(vm, args[0])?;
        let mut lines = Vec::new();
        for line in data.chunks(LINE) {
            lines.extend(encode64(vm, line)?);
            lines.push(b'\n');
        }
        Ok(vm.heap.bytes(lines))
    }),
    function("decodebytes", "s", |vm, args| {
        let data = plain_bytes(vm, args[0])?;
        decode64(vm, &data, false)
    }),
];

const UPPER: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const HEX: &[u8; 32] = b"0123456789ABCDEFGHIJKLMNOPQRSTUV";
const DIGITS85: &[u8; 85] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
/// Bytes in a line of `encodebytes`.
const LINE: usize = 57;

fn is_set(vm: &Vm, flag: Object) -> bool {
    flag.given().is_some_and(|flag| vm.truth_native(flag).unwrap_or(true))
}
/// Bytes, or a text of ASCII.
fn ascii_arg(vm: &mut Vm, object: Object) -> Res<Vec<u8>> {
    let plain = vm.payload(object);
    if plain.is(Kind::Str) {
        if !vm.heap.text(plain).is_ascii() {
            return Err(vm.value_error("string argument should contain only ASCII characters"));
        }
        return Ok(vm.owned_text(plain)?.into_bytes());
    }
    match vm.bytes_like(object)? {
        Some(data) => Ok(data),
        None => {
            let message = format!("argument should be a bytes-like object or ASCII string, not '{}'", vm.type_name(object));
            Err(vm.type_error(&message))
        }
    }
}
/// Bytes of which CPython makes a view first.
fn viewed(vm: &mut Vm, object: Object) -> Res<Vec<u8>> {
    match vm.bytes_like(object)? {
        Some(data) => Ok(data),
        None => {
            let message = format!("memoryview: a bytes-like object is required, not '{}'", vm.type_name(object));
            Err(vm.type_error(&message))
        }
    }
}
fn plain_bytes(vm: &mut Vm, object: Object) -> Res<Vec<u8>> {
    match vm.bytes_like(object)? {
        Some(data) => Ok(data),
        None => {
            let message = format!("expected bytes-like object, not {}", vm.type_name(object));
            Err(vm.type_error(&message))
        }
    }
}
/// Two letters for two others.
fn exchanged(mut data: Vec<u8>, from: [u8; 2], to: [u8; 2]) -> Vec<u8> {
    for part in data.chunks_mut(1 << 14) {
        if pace::halted_after_bytes(part.len()) {
            break;
        }
        for byte in part {
            if let Some(at) = from.iter().position(|known| known == byte) {
                *byte = to[at];
            }
        }
    }
    data
}
fn assertion(vm: &mut Vm, data: Object) -> Box<crate::native::Flow> {
    let message = types::repr_native(vm, data);
    vm.error(types::ASSERTION_ERROR, &message)
}

/// The length of bytes, or of a plain container.
fn sized(vm: &mut Vm, object: Object) -> Res<Option<usize>> {
    Ok(match object.kind() {
        Kind::List | Kind::Tuple | Kind::Dict | Kind::Set | Kind::FrozenSet | Kind::Range => {
            vm.items_native(object)?.map(|items| items.len())
        }
        _ => vm.bytes_like(object)?.map(|data| data.len()),
    })
}

fn b64encode(vm: &mut Vm, args: &[Object]) -> Res {
    let data = vm.buffer_arg(args[0])?;
    let mut encoded = encode64(vm, &data)?;
    if let Some(letters) = args[1].some() {
        let length = if vm.payload(letters).is(Kind::Str) { Some(vm.text_of(letters).chars().count()) } else { sized(vm, letters)? };
        match length {
            Some(2) => {}
            Some(_) => return Err(assertion(vm, letters)),
            None => {
                let message = format!("object of type '{}' has no len()", vm.type_name(letters));
                return Err(vm.type_error(&message));
            }
        }
        let letters = vm.buffer_arg(letters)?;
        encoded = exchanged(encoded, *b"+/", [letters[0], letters[1]]);
    }
    Ok(vm.heap.bytes(encoded))
}
fn b64decode(vm: &mut Vm, args: &[Object]) -> Res {
    let mut data = ascii_arg(vm, args[0])?;
    if let Some(letters) = args[1].some() {
        let letters = ascii_arg(vm, letters)?;
        let [first, second] = letters[..] else {
            let letters = vm.heap.bytes(letters);
            return Err(assertion(vm, letters));
        };
        data = exchanged(data, [first, second], *b"+/");
    }
    let strict = is_set(vm, args[2]);
    decode64(vm, &data, strict)
}

fn encode32(vm: &mut Vm, data: Object, alphabet: &[u8; 32]) -> Res {
    let data = viewed(vm, data)?;
    vm.reserve(data.len() * 2)?;
    let mut out = Vec::with_capacity(data.len().div_ceil(5) * 8);
    for chunk in pace::items(data.chunks(5)) {
        let word = (0..5).fold(0u64, |word, at| word << 8 | u64::from(*chunk.get(at).unwrap_or(&0)));
        let letters = (chunk.len() * 8).div_ceil(5);
        out.extend((0..8).map(|at| if at < letters { alphabet[(word >> (35 - 5 * at)) as usize & 31] } else { b'=' }));
    }
    Ok(vm.heap.bytes(out))
}
fn decode32(vm: &mut Vm, data: Object, alphabet: &[u8; 32], casefold: Object, map01: Object) -> Res {
    let mut data = ascii_arg(vm, data)?;
    if data.len() % 8 != 0 {
        return failure(vm, "Incorrect padding");
    }
    if let Some(letter) = map01.some() {
        let letter = ascii_arg(vm, letter)?;
        let [one] = letter[..] else {
            let letter = vm.heap.bytes(letter);
            return Err(assertion(vm, letter));
        };
        data = exchanged(data, *b"01", [b'O', one]);
    }
    if is_set(vm, casefold) {
        data.make_ascii_uppercase();
    }
    let length = data.len();
    while data.last() == Some(&b'=') {
        data.pop();
    }
    let pads = length - data.len();
    vm.reserve(data.len())?;
    let mut out = Vec::with_capacity(data.len());
    for chunk in pace::items(data.chunks(8)) {
        let mut word = 0u64;
        for byte in chunk {
            let Some(bits) = alphabet.iter().position(|known| known == byte) else { return failure(vm, "Non-base32 digit found") };
            word = word << 5 | bits as u64;
        }
        word <<= 5 * (8 - chunk.len());
        let whole = chunk.len() * 5 / 8;
        out.extend_from_slice(&word.to_be_bytes()[3..3 + whole]);
    }
    if !matches!(pads, 0 | 1 | 3 | 4 | 6) {
        return failure(vm, "Incorrect padding");
    }
    Ok(vm.heap.bytes(out))
}
fn b16decode(vm: &mut Vm, args: &[Object]) -> Res {
    let data = ascii_arg(vm, args[0])?;
    let folds = is_set(vm, args[1]);
    let digit = |byte: u8| char::from(byte).to_digit(16).filter(|_| folds || !byte.is_ascii_lowercase());
    if pace::slices(&data).flatten().any(|&byte| digit(byte).is_none()) {
        return failure(vm, "Non-base16 digit found");
    }
    if data.len() % 2 == 1 {
        return failure(vm, "Odd-length string");
    }
    let value = |byte: u8| digit(byte).unwrap_or(0) as u8;
    let bytes: Vec<u8> = pace::items(data.chunks(2)).map(|pair| value(pair[0]) << 4 | value(pair[1])).collect();
    Ok(vm.heap.bytes(bytes))
}

struct Rules85 {
    /// The last group is written in full.
    pads: bool,
    /// Four zeros are a `z`.
    zeros: bool,
    /// Four blanks are a `y`.
    spaces: bool,
}

fn encode85(vm: &mut Vm, data: Object, letter: impl Fn(usize) -> u8, rules: Rules85) -> Res<Vec<u8>> {
    let data = viewed(vm, data)?;
    vm.reserve(data.len() * 2)?;
    let mut out = Vec::with_capacity(data.len().div_ceil(4) * 5);
    for chunk in pace::items(data.chunks(4)) {
        let word = (0..4).fold(0u32, |word, at| word << 8 | u32::from(*chunk.get(at).unwrap_or(&0)));
        let missing = if rules.pads { 0 } else { 4 - chunk.len() };
        if rules.zeros && word == 0 && missing == 0 {
            out.push(b'z');
        } else if rules.spaces && word == 0x2020_2020 && missing == 0 {
            out.push(b'y');
        } else {
            let digits = [85u32.pow(4), 85u32.pow(3), 85 * 85, 85, 1].map(|place| letter((word / place % 85) as usize));
            out.extend_from_slice(&digits[..5 - missing]);
        }
    }
    Ok(out)
}
fn b85decode(vm: &mut Vm, args: &[Object]) -> Res {
    let data = ascii_arg(vm, args[0])?;
    vm.reserve(data.len())?;
    let mut out = Vec::with_capacity(data.len());
    for (number, chunk) in pace::items(data.chunks(5)).enumerate() {
        let mut word = 0u64;
        for at in 0..5 {
            let byte = *chunk.get(at).unwrap_or(&b'~');
            let Some(digit) = DIGITS85.iter().position(|&known| known == byte) else {
                let message = format!("bad base85 character at position {}", number * 5 + at);
                return Err(vm.value_error(&message));
            };
            word = word * 85 + digit as u64;
        }
        let Ok(word) = u32::try_from(word) else {
            let message = format!("base85 overflow in hunk starting at byte {}", number * 5);
            return Err(vm.value_error(&message));
        };
        out.extend_from_slice(&word.to_be_bytes()[..chunk.len() - 1]);
    }
    Ok(vm.heap.bytes(out))
}
fn a85encode(vm: &mut Vm, args: &[Object]) -> Res {
    let (spaces, pads, adobe) = (is_set(vm, args[1]), is_set(vm, args[3]), is_set(vm, args[4]));
    let wrap = vm.int_arg_or(args, 2, 0)?;
    let encoded = encode85(vm, args[0], |digit| digit as u8 + b'!', Rules85 { pads, zeros: true, spaces })?;
    let mut text = if adobe { b"<~".to_vec() } else { Vec::new() };
    text.extend(encoded);
    if wrap != 0 {
        let width = usize::try_from(wrap).unwrap_or(0).max(if adobe { 2 } else { 1 });
        vm.reserve(text.len() * 2)?;
        let mut lines: Vec<&[u8]> = text.chunks(width).collect();
        if adobe && lines.last().is_some_and(|line| line.len() + 2 > width) {
            lines.push(b"");
        }
        text = lines.join(&b'\n');
    }
    if adobe {
        text.extend(b"~>");
    }
    Ok(vm.heap.bytes(text))
}
fn a85decode(vm: &mut Vm, args: &[Object]) -> Res {
    let data = ascii_arg(vm, args[0])?;
    let (spaces, adobe) = (is_set(vm, args[1]), is_set(vm, args[2]));
    let ignored = match args[3].given() {
        Some(ignored) => vm.buffer_arg(ignored)?,
        None => b" \t\n\r\x0b".to_vec(),
    };
    let mut text = &data[..];
    if adobe {
        let Some(inner) = text.strip_suffix(b"~>") else {
            return Err(vm.value_error("Ascii85 encoded byte sequences must end with b'~>'"));
        };
        text = inner.strip_prefix(b"<~").unwrap_or(inner);
    }
    // A `z` stands for four bytes.
    vm.reserve(text.len() * 4)?;
    let mut out = Vec::new();
    let (mut word, mut count) = (0u64, 0usize);
    for &byte in pace::slices(text).flatten().chain(b"uuuu") {
        match byte {
            b'!'..=b'u' => {
                word = word * 85 + u64::from(byte - b'!');
                count += 1;
                if count == 5 {
                    let Ok(whole) = u32::try_from(word) else { return Err(vm.value_error("Ascii85 overflow")) };
                    out.extend(whole.to_be_bytes());
                    (word, count) = (0, 0);
                }
            }
            b'z' | b'y' if byte == b'z' || spaces => {
                if count > 0 {
                    let message = format!("{} inside Ascii85 5-tuple", char::from(byte));
                    return Err(vm.value_error(&message));
                }
                out.extend([if byte == b'z' { 0 } else { b' ' }; 4]);
            }
            _ if ignored.contains(&byte) => {}
            _ => {
                let message = format!("Non-Ascii85 digit found: {}", char::from(byte));
                return Err(vm.value_error(&message));
            }
        }
    }
    // The letters that were added last fill a group, or stay.
    out.truncate(out.len().saturating_sub(4 - count));
    Ok(vm.heap.bytes(out))
}
