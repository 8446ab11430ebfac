//! `binascii` and the checksums of `zlib`: base64, hexadecimal digits, CRC-32, Adler-32. Its errors are Python classes.

pub(super) mod checksum;
mod text;
pub(super) use text::{of_uu_file, uu_file};

use crate::native::{NativeDef, Res, function};
use crate::object::{Data, Kind, Object};
use crate::pace;
use crate::types;
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("hexlify", "data, sep=None, bytes_per_sep=1", hexlify),
    function("b2a_hex", "data, sep=None, bytes_per_sep=1", hexlify),
    function("unhexlify", "hexstr, /", unhexlify),
    function("a2b_hex", "hexstr, /", unhexlify),
    function("b2a_base64", "data, /, *, newline=True", b2a_base64),
    function("a2b_base64", "data, /, *, strict_mode=False", a2b_base64),
    function("a2b_qp", "data, header=False", text::a2b_qp),
    function("b2a_qp", "data, quotetabs=False, istext=True, header=False", text::b2a_qp),
    function("a2b_uu", "data, /", text::a2b_uu),
    function("b2a_uu", "data, /, *, backtick=False", text::b2a_uu),
    function("crc32", "data, crc=0, /", crc32),
    function("crc_hqx", "data, crc, /", crc_hqx),
];
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

pub(super) fn failure<T>(vm: &mut Vm, message: &str) -> Res<T> {
    Err(crate::stdlib::raise_in(vm, "binascii", "Error", message))
}
/// Bytes, or a text of ASCII.
fn ascii_buffer(vm: &mut Vm, object: Object) -> Res<Vec<u8>> {
    let plain = vm.payload(object);
    if plain.is(Kind::Str) {
        let text = vm.heap.text(plain);
        if !text.is_ascii() {
            return Err(vm.value_error("string argument should contain only ASCII characters"));
        }
        vm.reserve(vm.heap.text(plain).len())?;
        return Ok(vm.heap.text(plain).as_bytes().to_vec());
    }
    match vm.bytes_like(object)? {
        Some(data) => Ok(data),
        None => {
            let message = format!("argument should be bytes, buffer or ASCII string, not '{}'", vm.type_name(object));
            Err(vm.type_error(&message))
        }
    }
}
fn hexlify(vm: &mut Vm, args: &[Object]) -> Res {
    let data = vm.buffer_arg(args[0])?;
    let text = types::bytes_hex(vm, &data, args)?;
    vm.reserve(vm.text_of(text).len())?;
    let bytes = Data::from(vm.text_of(text).as_bytes());
    Ok(vm.heap.bytes(bytes))
}
fn unhexlify(vm: &mut Vm, args: &[Object]) -> Res {
    let data = ascii_buffer(vm, args[0])?;
    if data.len() % 2 == 1 {
        return failure(vm, "Odd-length string");
    }
    let digit = |byte: u8| char::from(byte).to_digit(16);
    vm.reserve(data.len())?;
    let pairs: Option<Vec<u8>> = pace::items(data.chunks(2)).map(|pair| Some((digit(pair[0])? << 4 | digit(pair[1])?) as u8)).collect();
    match pairs {
        Some(bytes) => Ok(vm.heap.bytes(bytes)),
        None => failure(vm, "Non-hexadecimal digit found"),
    }
}
fn b2a_base64(vm: &mut Vm, args: &[Object]) -> Res {
    let data = vm.buffer_arg(args[0])?;
    let mut out = encode64(vm, &data)?;
    if args[1].given().is_none_or(|flag| vm.truth_native(flag).unwrap_or(true)) {
        out.push(b'\n');
    }
    Ok(vm.heap.bytes(out))
}
/// Bytes in 64 letters.
pub(super) fn encode64(vm: &mut Vm, data: &[u8]) -> Res<Vec<u8>> {
    vm.reserve(data.len() * 2)?;
    let mut out = Vec::with_capacity(data.len() / 3 * 4 + 5);
    for chunk in pace::items(data.chunks(3)) {
        let word = u32::from(chunk[0]) << 16 | u32::from(*chunk.get(1).unwrap_or(&0)) << 8 | u32::from(*chunk.get(2).unwrap_or(&0));
        for place in 0..4 {
            out.push(if place <= chunk.len() { ALPHABET[(word >> (18 - 6 * place)) as usize & 63] } else { b'=' });
        }
    }
    Ok(out)
}
fn a2b_base64(vm: &mut Vm, args: &[Object]) -> Res {
    let data = ascii_buffer(vm, args[0])?;
    let strict = args[1].given().is_some_and(|flag| vm.truth_native(flag).unwrap_or(true));
    decode64(vm, &data, strict)
}
/// The bytes of 64 letters.
pub(super) fn decode64(vm: &mut Vm, data: &[u8], strict: bool) -> Res {
    let value = |byte: u8| ALPHABET.iter().position(|&known| known == byte).map(|at| at as u32);
    vm.reserve(data.len())?;
    let mut out = Vec::with_capacity(data.len() / 4 * 3);
    let (mut word, mut count, mut pads) = (0u32, 0usize, 0usize);
    let mut total = 0usize;
    if strict && data.first() == Some(&b'=') {
        return failure(vm, "Leading padding not allowed");
    }
    for (at, &byte) in pace::slices(data).flatten().enumerate() {
        if byte == b'=' {
            pads += 1;
            if count >= 2 && count + pads >= 4 {
                if strict && at + 1 < data.len() {
                    return failure(vm, "Excess data after padding");
                }
                match count {
                    2 => out.push((word >> 4) as u8),
                    _ => out.extend([(word >> 10) as u8, (word >> 2) as u8]),
                }
                return Ok(vm.heap.bytes(out));
            }
            continue;
        }
        let Some(bits) = value(byte) else {
            if strict {
                return failure(vm, "Only base64 data is allowed");
            }
            continue;
        };
        if strict && pads > 0 {
            return failure(vm, "Discontinuous padding not allowed");
        }
        pads = 0;
        word = word << 6 | bits;
        count += 1;
        total += 1;
        if count == 4 {
            out.extend([(word >> 16) as u8, (word >> 8) as u8, word as u8]);
            (word, count) = (0, 0);
        }
    }
    match count {
        0 => Ok(vm.heap.bytes(out)),
        1 => {
            let message =
                format!("Invalid base64-encoded string: number of data characters ({total}) cannot be 1 more than a multiple of 4");
            failure(vm, &message)
        }
        _ => failure(vm, "Incorrect padding"),
    }
}
fn start(vm: &mut Vm, args: &[Object], default: i64) -> Res<u32> {
    if args[1].is_unbound() {
        return Ok(default as u32);
    }
    let value = vm.index_object(args, 1)?;
    let low = vm.to_big(value) & num_bigint::BigInt::from(u32::MAX);
    Ok(num_traits::ToPrimitive::to_u32(&low).unwrap_or(0))
}
pub(super) fn crc32(vm: &mut Vm, args: &[Object]) -> Res {
    checksum_of(vm, args, 0, checksum::crc32)
}
pub(super) fn adler32(vm: &mut Vm, args: &[Object]) -> Res {
    checksum_of(vm, args, 1, checksum::adler32)
}
fn checksum_of(vm: &mut Vm, args: &[Object], default: i64, go_on: fn(u32, &[u8]) -> u32) -> Res {
    let data = vm.buffer_arg(args[0])?;
    let first = go_on(start(vm, args, default)?, &[]);
    Ok(Object::small(i64::from(pace::slices(&data).fold(first, go_on))))
}
fn crc_hqx(vm: &mut Vm, args: &[Object]) -> Res {
    let data = vm.buffer_arg(args[0])?;
    let mut crc = start(vm, args, 0)? & 0xFFFF;
    for &byte in pace::slices(&data).flatten() {
        crc ^= u32::from(byte) << 8;
        for _ in 0..8 {
            crc = if crc & 0x8000 != 0 { crc << 1 ^ 0x1021 } else { crc << 1 };
        }
        crc &= 0xFFFF;
    }
    Ok(Object::small(i64::from(crc)))
}
