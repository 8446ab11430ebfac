//! `int.to_bytes` and `int.from_bytes`.
//! A long number is written piece by piece out of its place in the heap: never copied first, and given up when the cell must stop.

use super::INT;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::vm::Vm;
use num_bigint::{BigInt, Sign};

/// Bytes before a negative number that are written between two steps of the pace.
const FILLED_AT_ONCE: usize = 64;

fn is_little(vm: &mut Vm, order: Object, function: &str) -> Res<bool> {
    let Some(order) = order.given() else { return Ok(false) };
    let text = vm.payload(order);
    if !text.is(Kind::Str) {
        return vm.expected_type(&format!("{function}() argument 'byteorder'"), "str", order);
    }
    match vm.heap.text(text) {
        "little" => Ok(true),
        "big" => Ok(false),
        _ => Err(vm.value_error("byteorder must be either 'little' or 'big'")),
    }
}

fn is_signed(vm: &mut Vm, flag: Object) -> bool {
    flag.given().is_some_and(|flag| vm.truth_native(flag).unwrap_or(true))
}

pub fn to_bytes(vm: &mut Vm, args: &[Object]) -> Res {
    let length = vm.int_arg_or(args, 1, 1)?;
    let little = is_little(vm, args[2], "to_bytes")?;
    if length < 0 {
        return Err(vm.value_error("length argument must be non-negative"));
    }
    vm.reserve_many(length as u64, 2, 1)?;
    let signed = is_signed(vm, args[3]);
    let value = vm.payload(args[0]);
    let length = length as usize;
    let small = vm.small_int(value);
    let is_negative = match small {
        Some(small) => small < 0,
        None => vm.heap.bigs[value.index()].0.sign() == Sign::Minus,
    };
    if is_negative && !signed {
        return Err(vm.overflow_error("can't convert negative int to unsigned"));
    }
    let written = match small {
        Some(small) => write_small(small, length, little, signed),
        None => write_long(&vm.heap.bigs[value.index()].0, length, little, signed),
    };
    let Some(bytes) = written else { return Err(vm.overflow_error("int too big to convert")) };
    vm.poll()?;
    Ok(vm.heap.bytes(bytes))
}

/// Nothing where the number does not fit.
fn write_small(value: i64, length: usize, little: bool, signed: bool) -> Option<Vec<u8>> {
    let spare = if value < 0 { value.leading_ones() } else { value.leading_zeros() };
    // 0 and -1 need no bytes at all.
    let bits = (i64::BITS - spare) as usize + usize::from(signed && length > 0);
    (bits <= length.saturating_mul(8)).then(|| write(std::iter::once(value as u64), length, little, value < 0))
}

fn write_long(value: &BigInt, length: usize, little: bool, signed: bool) -> Option<Vec<u8>> {
    let is_negative = value.sign() == Sign::Minus;
    // The lowest number of so many bits is the only one whose size needs no bit for the sign.
    let is_lowest = is_negative && value.trailing_zeros() == Some(value.bits() - 1);
    let bits = value.bits() + u64::from(signed && !is_lowest);
    if bits > (length as u64).saturating_mul(8) {
        return None;
    }
    // A negative number is the complement of its size, plus one.
    let mut carry = is_negative;
    let digits = value.iter_u64_digits().map(|digit| {
        if !is_negative {
            return digit;
        }
        let (sum, over) = (!digit).overflowing_add(u64::from(carry));
        carry = over;
        sum
    });
    Some(write(digits, length, little, is_negative))
}

/// The bytes of digits, the lowest of which comes first; what is written stops short where the cell must stop.
fn write(digits: impl Iterator<Item = u64>, length: usize, little: bool, is_negative: bool) -> Vec<u8> {
    let mut bytes = vec![0; length];
    let mut written = 0;
    for digit in pace::items(digits) {
        let digit = digit.to_le_bytes();
        let count = digit.len().min(length - written);
        if little {
            bytes[written..written + count].copy_from_slice(&digit[..count]);
        } else {
            let place = &mut bytes[length - written - count..length - written];
            place.copy_from_slice(&digit[..count]);
            place.reverse();
        }
        written += count;
    }
    if is_negative {
        let rest = if little { &mut bytes[written..] } else { &mut bytes[..length - written] };
        pace::items(rest.chunks_mut(FILLED_AT_ONCE)).for_each(|piece| piece.fill(0xFF));
    }
    bytes
}

pub fn from_bytes(vm: &mut Vm, args: &[Object]) -> Res {
    let little = is_little(vm, args[2], "from_bytes")?;
    let signed = is_signed(vm, args[3]);
    let source = vm.payload(args[1]);
    if args[1].is(Kind::Instance) && vm.special(args[1], crate::vm::Name::Bytes).is_some_and(|method| !method.is(Kind::Native)) {
        let order = vm.heap.intern(if little { "little" } else { "big" });
        return vm.call_embedded("int_from_object", vec![args[0], args[1], order, Object::bool(signed)]);
    }
    if let Some(index) = source.index_of(Kind::Bytes)
        && args[0] == Vm::class_object(INT)
        && let Some(small) = read_small(&vm.heap.bytes[index].data, little, signed)
    {
        return Ok(vm.heap.int(small));
    }
    let data = match vm.bytes_like(source)? {
        Some(data) => data,
        None => match vm.items_native(source)? {
            Some(items) if !source.is(Kind::Str) => {
                let mut data = Vec::with_capacity(items.len());
                for item in items {
                    match vm.small_int(vm.payload(item)).map(u8::try_from) {
                        Some(Ok(byte)) => data.push(byte),
                        Some(Err(_)) => return Err(vm.value_error("bytes must be in range(0, 256)")),
                        None => {
                            let message = format!("'{}' object cannot be interpreted as an integer", vm.type_name(item));
                            return Err(vm.type_error(&message));
                        }
                    }
                }
                data
            }
            _ => {
                let message = format!("cannot convert '{}' object to bytes", vm.type_name(args[1]));
                return Err(vm.type_error(&message));
            }
        },
    };
    vm.reserve(data.len() * 2)?;
    let value = match read_small(&data, little, signed) {
        Some(small) => vm.heap.int(small),
        None => {
            let value = match (little, signed) {
                (true, true) => BigInt::from_signed_bytes_le(&data),
                (false, true) => BigInt::from_signed_bytes_be(&data),
                (true, false) => BigInt::from_bytes_le(Sign::Plus, &data),
                (false, false) => BigInt::from_bytes_be(Sign::Plus, &data),
            };
            vm.heap.bigint(value)
        }
    };
    if args[0] != Vm::class_object(INT) {
        return crate::native::call(args[0], vec![value]);
    }
    Ok(value)
}

/// A number that surely fits a word.
fn read_small(data: &[u8], little: bool, signed: bool) -> Option<i64> {
    if data.is_empty() {
        return Some(0);
    }
    if data.len() >= size_of::<i64>() {
        return None;
    }
    let mut digits = [0; size_of::<i64>()];
    let place = &mut digits[..data.len()];
    place.copy_from_slice(data);
    if !little {
        place.reverse();
    }
    let spare = i64::BITS - 8 * data.len() as u32;
    let value = i64::from_le_bytes(digits);
    Some(if signed { value << spare >> spare } else { value })
}
