//! The numbers and texts of protocol 0: lines as Python 2 wrote them, with CPython's complaints.
//! Each is read by itself; nothing here looks at the stack or at another line.

use super::reader::{Read, Stop};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::text::{codec_parts, float_parse, int_text};
use crate::types;
use crate::vm::Vm;

/// A line without its end.
fn body(line: &[u8]) -> &[u8] {
    line.strip_suffix(b"\n").unwrap_or(line)
}
/// A line as C sees it: up to a zero.
fn in_c(line: &[u8]) -> &[u8] {
    memchr::memchr(0, line).map_or(line, |end| &line[..end])
}

/// `I`: an int as C reads it, or a truth value in two digits.
pub fn int(vm: &mut Vm, line: &[u8]) -> Res {
    let text = in_c(body(line));
    match (as_in_c(text), body(line)) {
        (Some(value @ 0..=1), [_, _]) => return Ok(Object::bool(value == 1)),
        (Some(value), _) => return Ok(vm.heap.int(value)),
        (None, _) => {}
    }
    match int_text::parse_bytes(text, 0, vm.digit_limit()) {
        Ok(value) => Ok(vm.int_object(value)),
        Err(_) => Err(vm.value_error("could not convert string to int")),
    }
}
/// What `strtol` makes of a whole text: hexadecimal and octal digits by what stands before them.
fn as_in_c(text: &[u8]) -> Option<i64> {
    let text = std::str::from_utf8(text).ok()?.trim_start_matches([' ', '\t', '\x0b', '\x0c', '\r']);
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (radix, digits) = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(digits) => (16, digits),
        None if digits.len() > 1 && digits.starts_with('0') => (8, digits),
        None => (10, digits),
    };
    if !digits.bytes().all(|digit| char::from(digit).is_digit(radix)) {
        return None;
    }
    let value = i128::from_str_radix(digits, radix).ok()?;
    i64::try_from(if negative { -value } else { value }).ok()
}

/// `L`: an int of any length, with the letter that Python 2 put behind it.
pub fn long(vm: &mut Vm, line: &[u8]) -> Res {
    let text = body(line);
    let text = text.strip_suffix(b"L").unwrap_or(line);
    parsed(vm, text)
}
fn parsed(vm: &mut Vm, text: &[u8]) -> Res {
    vm.reserve(text.len())?;
    let text = in_c(text);
    if std::str::from_utf8(text).is_err() {
        let shown = vm.heap.bytes(text[..text.len().min(200)].to_vec());
        types::decode_bytes(vm, shown, Object::UNBOUND, Object::UNBOUND)?;
    }
    match int_text::parse(&String::from_utf8_lossy(text), 10, vm.digit_limit()) {
        Ok(value) => Ok(vm.int_object(value)),
        Err(error) => Err(vm.text_error(error)),
    }
}
/// `g` and `p`: a place in the memo.
pub fn place(vm: &mut Vm, line: &[u8]) -> Res<i64> {
    let value = parsed(vm, line)?;
    vm.int_arg(&[value], 0)
}

/// `F`: a float.
pub fn float(vm: &mut Vm, line: &[u8]) -> Res {
    let text = String::from_utf8_lossy(in_c(line));
    let shown: String = text.chars().take(200).collect();
    let text = text.strip_suffix('\n').unwrap_or(&text);
    let number = &text[..number_length(text)];
    match float_parse::parse(number) {
        None => Err(vm.value_error(&format!("could not convert string to float: '{shown}'"))),
        Some(value) if value.is_infinite() && number.contains(|c: char| c.is_ascii_digit()) => {
            Err(vm.overflow_error(&format!("value too large to convert to float: '{shown}'")))
        }
        Some(_) if number.len() < text.len() => Err(vm.value_error("could not convert string to float")),
        Some(value) if value.is_nan() => Ok(vm.fresh_nan()),
        Some(value) => Ok(Object::float(value)),
    }
}
/// How far a text is a number.
fn number_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let sign = usize::from(matches!(bytes.first(), Some(b'+' | b'-')));
    let rest = &bytes[sign..];
    for word in ["infinity", "inf", "nan"] {
        if rest.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word.as_bytes())) {
            return sign + word.len();
        }
    }
    let digits = |from: usize| bytes[from.min(bytes.len())..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let whole = digits(sign);
    let mut end = sign + whole;
    let mut known = whole;
    if bytes.get(end) == Some(&b'.') {
        let part = digits(end + 1);
        known += part;
        if known > 0 {
            end += 1 + part;
        }
    }
    if known == 0 {
        return 0;
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        let power = digits(end + 1 + sign);
        if power > 0 {
            end += 1 + sign + power;
        }
    }
    end
}

/// `S`: the bytes of a quoted literal.
pub fn unquoted(vm: &mut Vm, line: &[u8]) -> Read<Vec<u8>> {
    let inner = match body(line) {
        [first @ (b'\'' | b'"'), inner @ .., last] if first == last => inner,
        _ => return Err(Stop::Wrong("the STRING opcode argument must be quoted")),
    };
    vm.reserve(inner.len())?;
    match codec_parts::unescaped(inner, None) {
        Ok(data) => Ok(data),
        Err(message) => Err(vm.error(types::VALUE_ERROR, &message).into()),
    }
}

/// The text of an argument that must be one; `what` says which.
pub fn text_of(vm: &mut Vm, object: Object, what: &str) -> Res<String> {
    let plain = vm.payload(object);
    if plain.is(Kind::Str) {
        return vm.owned_text(plain);
    }
    let message = format!("{what} must be str, not {}", vm.type_name(object));
    Err(vm.type_error(&message))
}
