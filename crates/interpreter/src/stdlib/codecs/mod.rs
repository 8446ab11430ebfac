//! The native part of `codecs`: names of encodings, and how many bytes of a piece are whole characters. Codecs, streams and error
//! handlers are Python (`codecs.py`, `kinds.py`, `streams.py`): they are classes, or call functions of the guest.

use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::text::codec::{Encoding, Order};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("_codec_name", "encoding, /", |vm, args| match Encoding::by_name(super::text(vm, args[0])) {
        Ok(encoding) => Ok(vm.heap.string(encoding.name())),
        Err(_) => Ok(Object::NONE),
    }),
    function("_complete", "data, encoding, /", complete),
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
