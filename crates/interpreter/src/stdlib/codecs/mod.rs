//! The native part of `codecs`: names of encodings, how many bytes of a piece are whole characters, and bytes as literals write them.
//! Codecs, streams and error handlers are Python (`codecs.py`, `kinds.py`, `streams.py`): they are classes, or call functions of the guest.

use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::codec::{Encoding, Order};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("_codec_name", "encoding, /", |vm, args| match Encoding::by_name(super::text(vm, args[0])) {
        Ok(encoding) => Ok(vm.heap.string(encoding.name())),
        Err(_) => Ok(Object::NONE),
    }),
    function("_complete", "data, encoding, /", complete),
    function("escape_encode", "data, errors=None, /", escape_encode),
    function("escape_decode", "data, errors=None, /", escape_decode),
];

/// The length of a piece without the character at its end of which more must follow.
fn complete(vm: &mut Vm, args: &[Object]) -> Res {
    let encoding = Encoding::by_name(super::text(vm, args[1])).map_err(|error| vm.text_error(error))?;
    if !args[0].is(Kind::Bytes) {
        return Ok(Object::small(0));
    }
    let data = &vm.heap.bytes[args[0].index()].data;
    let count = match encoding {
        Encoding::Utf8 | Encoding::Utf8Sig => data.len() - open_utf8(data),
        Encoding::Utf16(order) => {
            let whole = data.len() / 2 * 2;
            let high = match (order, data[..whole].last_chunk::<2>()) {
                (Order::Big, Some(&[high, _])) | (_, Some(&[_, high])) => high,
                (_, None) => 0,
            };
            // The first half of a pair waits for the second.
            if (0xD8..0xDC).contains(&high) { whole - 2 } else { whole }
        }
        Encoding::Utf32(_) => data.len() / 4 * 4,
        Encoding::UnicodeEscape => data.len() - data.iter().rev().take_while(|&&byte| byte == b'\\').count() % 2,
        Encoding::Latin1 | Encoding::Ascii | Encoding::Codepage(_) => data.len(),
    };
    Ok(vm.heap.int(count as i64))
}

/// How many bytes at the end are the beginning of a character in UTF-8.
fn open_utf8(data: &[u8]) -> usize {
    let tail = &data[data.len().saturating_sub(3)..];
    (1..=tail.len()).find(|&length| is_open(&tail[tail.len() - length..])).unwrap_or(0)
}
fn is_open(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_err_and(|error| error.valid_up_to() == 0 && error.error_len().is_none())
}

fn escape_encode(vm: &mut Vm, args: &[Object]) -> Res {
    let given = vm.payload(args[0]);
    if !given.is(Kind::Bytes) {
        let message = format!("escape_encode() argument 1 must be bytes, not {}", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    }
    let data = vm.buffer_arg(given)?;
    vm.reserve_many(data.len() as u64, 4, 1)?;
    let mut made = Vec::new();
    for &byte in pace::items(data.iter()) {
        match byte {
            b'\\' | b'\'' => made.extend([b'\\', byte]),
            b'\t' => made.extend(b"\\t"),
            b'\n' => made.extend(b"\\n"),
            b'\r' => made.extend(b"\\r"),
            b' '..=b'~' => made.push(byte),
            _ => made.extend(format!("\\x{byte:02x}").bytes()),
        }
    }
    vm.poll()?;
    with_count(vm, made, data.len())
}

fn escape_decode(vm: &mut Vm, args: &[Object]) -> Res {
    let given = vm.payload(args[0]);
    let data = if given.is(Kind::Str) { vm.owned_text(given)?.into_bytes() } else { vm.buffer_arg(args[0])? };
    vm.reserve(data.len())?;
    let mut made = Vec::with_capacity(data.len());
    let mut rest = pace::items(data.iter().copied().enumerate()).peekable();
    while let Some((at, byte)) = rest.next() {
        if byte != b'\\' {
            made.push(byte);
            continue;
        }
        let Some((_, letter)) = rest.next() else { return Err(vm.value_error("Trailing \\ in string")) };
        match letter {
            b'\n' => {}
            b'\\' | b'\'' | b'"' => made.push(letter),
            b'a' => made.push(7),
            b'b' => made.push(8),
            b't' => made.push(b'\t'),
            b'n' => made.push(b'\n'),
            b'v' => made.push(11),
            b'f' => made.push(12),
            b'r' => made.push(b'\r'),
            b'0'..=b'7' => {
                let mut number = u32::from(letter - b'0');
                for _ in 0..2 {
                    let Some((_, digit)) = rest.next_if(|(_, digit)| matches!(digit, b'0'..=b'7')) else { break };
                    number = number * 8 + u32::from(digit - b'0');
                }
                made.push(number as u8);
            }
            b'x' => {
                let mut digit =
                    || rest.next_if(|(_, digit)| digit.is_ascii_hexdigit()).and_then(|(_, digit)| char::from(digit).to_digit(16));
                let first = digit();
                let second = first.and_then(|_| digit());
                match first.zip(second) {
                    Some((first, second)) => made.push((first * 16 + second) as u8),
                    None => made.extend(instead(vm, args[1], at)?),
                }
            }
            other => made.extend([b'\\', other]),
        }
    }
    drop(rest);
    vm.poll()?;
    with_count(vm, made, data.len())
}
/// What stands for an escape with too few digits.
fn instead(vm: &mut Vm, errors: Object, at: usize) -> Res<Option<u8>> {
    match errors.some().map_or("strict", |errors| super::text(vm, errors)) {
        "strict" => {
            let message = format!("invalid \\x escape at position {at}");
            Err(vm.value_error(&message))
        }
        "replace" => Ok(Some(b'?')),
        "ignore" => Ok(None),
        other => {
            let message = format!("decoding error; unknown error handling code: {other}");
            Err(vm.value_error(&message))
        }
    }
}
fn with_count(vm: &mut Vm, made: Vec<u8>, count: usize) -> Res {
    let parts = [vm.heap.bytes(made), Object::small(count as i64)];
    Ok(vm.heap.tuple(parts))
}
