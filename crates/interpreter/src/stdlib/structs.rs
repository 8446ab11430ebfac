//! The native part of `struct`: formats, packing and unpacking.

use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use num_bigint::BigInt;
use num_traits::Signed;

pub static TABLE: &[NativeDef] = &[
    function("_calcsize", "format, /", |vm, args| {
        let (items, _) = parse(vm, args[0])?;
        Ok(Object::small(total(&items) as i64))
    }),
    function("_pack", "format, values, /", pack),
    function("_unpack", "format, buffer, /", unpack),
];

/// One item of a format: its place is fixed.
struct Item {
    code: char,
    /// Bytes of an `s` or `p`, else of one value.
    size: usize,
    at: usize,
}

fn failure<T>(vm: &mut Vm, message: &str) -> Res<T> {
    let module = vm.modules.get("struct").copied().unwrap_or(Object::NONE);
    let name = vm.heap.intern("error");
    let class = vm.getattr(module, name)?;
    let message = vm.heap.str(message);
    vm.call_embedded("raise_new", vec![class, message])
}
fn size_of(code: char, native: bool) -> Option<usize> {
    Some(match code {
        'x' | 'c' | 'b' | 'B' | '?' | 's' | 'p' => 1,
        'h' | 'H' | 'e' => 2,
        'i' | 'I' | 'f' => 4,
        'l' | 'L' => {
            if native {
                8
            } else {
                4
            }
        }
        'q' | 'Q' | 'd' => 8,
        'n' | 'N' | 'P' if native => 8,
        _ => return None,
    })
}
/// The items of a format, and whether they are big-endian. `x` is an item that takes no value.
fn parse(vm: &mut Vm, format: Object) -> Res<(Vec<Item>, bool)> {
    let plain = vm.payload(format);
    let text = match plain.kind() {
        Kind::Str => vm.owned_text(plain)?,
        _ => match vm.bytes_like(format)? {
            Some(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            None => {
                let message = format!("Struct() argument 1 must be a str or bytes object, not {}", vm.type_name(format));
                return Err(vm.type_error(&message));
            }
        },
    };
    let (order, rest) = match text.chars().next() {
        Some(order @ ('@' | '=' | '<' | '>' | '!')) => (order, &text[1..]),
        _ => ('@', text.as_str()),
    };
    let native = order == '@';
    let (mut items, mut at) = (Vec::new(), 0usize);
    let mut chars = rest.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_ascii_whitespace() {
            continue;
        }
        let (mut count, mut code) = (1usize, c);
        if let Some(digit) = c.to_digit(10) {
            count = digit as usize;
            loop {
                match chars.next() {
                    Some(next) if next.is_ascii_digit() => {
                        count = count.saturating_mul(10).saturating_add(next.to_digit(10).unwrap_or(0) as usize);
                    }
                    Some(next) => {
                        code = next;
                        break;
                    }
                    None => return failure(vm, "repeat count given without format specifier"),
                }
            }
        }
        let Some(size) = size_of(code, native) else { return failure(vm, "bad char in struct format") };
        if count > 1 << 30 {
            return failure(vm, "total struct size too long");
        }
        if native && !matches!(code, 's' | 'p' | 'x') {
            at = at.next_multiple_of(size);
        }
        match code {
            's' | 'p' => {
                items.push(Item { code, size: count, at });
                at += count;
            }
            'x' => {
                items.push(Item { code, size: count, at });
                at += count;
            }
            _ => {
                vm.reserve(count * 24)?;
                for _ in 0..count {
                    items.push(Item { code, size, at });
                    at += size;
                }
                // A count of zero still aligns.
                if count == 0 {
                    items.push(Item { code: 'x', size: 0, at });
                }
            }
        }
    }
    Ok((items, matches!(order, '>' | '!')))
}
fn total(items: &[Item]) -> usize {
    items.last().map_or(0, |item| item.at + item.size)
}
fn pack(vm: &mut Vm, args: &[Object]) -> Res {
    let (items, big) = parse(vm, args[0])?;
    let values = vm.items_native(args[1])?.unwrap_or_default();
    let wanted = items.iter().filter(|item| item.code != 'x').count();
    if wanted != values.len() {
        let message = format!("pack expected {wanted} items for packing (got {})", values.len());
        return failure(vm, &message);
    }
    let size = total(&items);
    vm.reserve(size)?;
    let mut out = vec![0u8; size];
    let mut next = values.into_iter();
    for item in &items {
        if item.code == 'x' {
            continue;
        }
        let value = next.next().unwrap_or(Object::NONE);
        let mut bytes = packed(vm, item, value)?;
        if big && !matches!(item.code, 's' | 'p' | 'c') {
            bytes.reverse();
        }
        out[item.at..item.at + bytes.len()].copy_from_slice(&bytes);
    }
    Ok(vm.heap.bytes(out))
}
/// The bytes of a value, the least significant first.
fn packed(vm: &mut Vm, item: &Item, value: Object) -> Res<Vec<u8>> {
    let plain = vm.payload(value);
    match item.code {
        's' | 'p' => {
            let data = match plain.kind() {
                Kind::Bytes | Kind::ByteArray => vm.heap.bytes[plain.index()].data.clone(),
                _ => {
                    let message = format!("argument for '{}' must be a bytes object", item.code);
                    return failure(vm, &message);
                }
            };
            let mut out = vec![0; item.size];
            if item.code == 's' {
                let count = data.len().min(item.size);
                out[..count].copy_from_slice(&data[..count]);
            } else if item.size > 0 {
                let count = data.len().min(item.size - 1).min(255);
                out[0] = count as u8;
                out[1..=count].copy_from_slice(&data[..count]);
            }
            Ok(out)
        }
        'c' => match plain.kind() {
            Kind::Bytes | Kind::ByteArray if vm.heap.bytes[plain.index()].data.len() == 1 => Ok(vm.heap.bytes[plain.index()].data.clone()),
            _ => failure(vm, "char format requires a bytes object of length 1"),
        },
        '?' => Ok(vec![u8::from(vm.truth_native(plain).unwrap_or(true))]),
        'e' | 'f' | 'd' => {
            let float = match plain.kind() {
                Kind::Float => plain.float_value(),
                Kind::Int | Kind::Big | Kind::Bool => vm.int_to_float(plain)?,
                _ => return failure(vm, "required argument is not a float"),
            };
            match item.code {
                'd' => Ok(float.to_le_bytes().to_vec()),
                'f' => {
                    let small = float as f32;
                    if small.is_infinite() && float.is_finite() {
                        return Err(vm.overflow_error("float too large to pack with f format"));
                    }
                    Ok(small.to_le_bytes().to_vec())
                }
                _ => match half_of(float) {
                    Some(bits) => Ok(bits.to_le_bytes().to_vec()),
                    None => Err(vm.overflow_error("float too large to pack with e format")),
                },
            }
        }
        code => {
            if !matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) {
                return failure(vm, "required argument is not an integer");
            }
            let big = vm.to_big(plain);
            let signed = code.is_ascii_lowercase();
            let bits = item.size * 8 - usize::from(signed);
            let (low, high) = (if signed { -(BigInt::from(1) << bits) } else { BigInt::from(0) }, BigInt::from(1) << bits);
            if big < low || big >= high {
                let message = match code {
                    _ if num_traits::ToPrimitive::to_i64(&big).is_none() => "argument out of range".to_owned(),
                    'b' => "byte format requires -128 <= number <= 127".to_owned(),
                    'B' => "ubyte format requires 0 <= number <= 255".to_owned(),
                    'h' => "short format requires -32768 <= number <= 32767".to_owned(),
                    'H' => "ushort format requires 0 <= number <= 65535".to_owned(),
                    _ if item.size == 8 => "argument out of range".to_owned(),
                    _ => format!("'{code}' format requires {low} <= number <= {}", &high - 1),
                };
                return failure(vm, &message);
            }
            let mut bytes = big.to_signed_bytes_le();
            bytes.resize(item.size.max(bytes.len()), if big.is_negative() { 0xFF } else { 0 });
            bytes.truncate(item.size);
            Ok(bytes)
        }
    }
}
/// The nearest number of 16 bits, ties to even.
fn half_of(x: f64) -> Option<u16> {
    let sign = if x.is_sign_negative() { 0x8000 } else { 0 };
    let x = x.abs();
    if x.is_nan() {
        return Some(sign | 0x7E00);
    }
    if x.is_infinite() {
        return Some(sign | 0x7C00);
    }
    if x < 2f64.powi(-14) {
        return Some(sign | (x * 2f64.powi(24)).round_ties_even() as u16);
    }
    let exponent = x.log2().floor() as i32;
    let exponent = if 2f64.powi(exponent) > x { exponent - 1 } else { exponent };
    let mantissa = ((x / 2f64.powi(exponent) - 1.0) * 1024.0).round_ties_even() as u32;
    let bits = (((exponent + 15) as u32) << 10) + mantissa;
    if bits >= 0x7C00 { None } else { Some(sign | bits as u16) }
}
fn half_value(bits: u16) -> f64 {
    let (exponent, mantissa) = (i32::from(bits >> 10 & 31), f64::from(bits & 1023));
    let value = match exponent {
        0 => mantissa * 2f64.powi(-24),
        31 if mantissa == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1.0 + mantissa / 1024.0) * 2f64.powi(exponent - 15),
    };
    if bits & 0x8000 != 0 { -value } else { value }
}
fn unpack(vm: &mut Vm, args: &[Object]) -> Res {
    let (items, big) = parse(vm, args[0])?;
    let data = vm.buffer_arg(args[1])?;
    let size = total(&items);
    if data.len() != size {
        let message = format!("unpack requires a buffer of {size} bytes");
        return failure(vm, &message);
    }
    let mut out = Vec::with_capacity(items.len());
    for item in &items {
        let mut bytes = data[item.at..item.at + item.size].to_vec();
        if big && !matches!(item.code, 's' | 'p' | 'c') {
            bytes.reverse();
        }
        let mut word = [0u8; 8];
        let count = bytes.len().min(8);
        word[..count].copy_from_slice(&bytes[..count]);
        let unsigned = u64::from_le_bytes(word);
        out.push(match item.code {
            'x' => continue,
            's' | 'c' => vm.heap.bytes(bytes),
            'p' => {
                let count = bytes.first().map_or(0, |&count| usize::from(count)).min(bytes.len().saturating_sub(1));
                vm.heap.bytes(bytes.get(1..=count).unwrap_or_default().to_vec())
            }
            '?' => Object::bool(bytes[0] != 0),
            'd' => Object::float(f64::from_bits(unsigned)),
            'f' => Object::float(f64::from(f32::from_bits(unsigned as u32))),
            'e' => Object::float(half_value(unsigned as u16)),
            code if code.is_ascii_lowercase() => {
                let shift = 64 - item.size * 8;
                vm.heap.int((unsigned << shift) as i64 >> shift)
            }
            _ => vm.heap.bigint(BigInt::from(unsigned)),
        });
    }
    Ok(vm.heap.tuple(out))
}
