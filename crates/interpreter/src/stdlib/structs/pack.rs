//! Packing: values become bytes, with the complaints of CPython's `struct` for each code.

use super::format::{Code, Form, Format};
use super::{What, error, half, place};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::types;
use crate::vm::{Name, Vm};
use num_traits::ToPrimitive;

/// `args` are those of `pack`: the format and the values.
pub fn pack(vm: &mut Vm, format: &Format, args: &[Object]) -> Res {
    expect_values(vm, format, "pack", args.len() - 1)?;
    let mut short = [0; SHORT];
    if let Some(out) = short.get_mut(..format.size)
        && fill_plainly(format, &args[1..], out)
    {
        return Ok(vm.heap.bytes(&*out));
    }
    vm.reserve(format.size)?;
    let mut out = vec![0; format.size];
    if !fill_plainly(format, &args[1..], &mut out) {
        fill(vm, format, args, 1, &mut out).map_err(|(flow, _)| flow)?;
    }
    Ok(vm.heap.bytes(out))
}

/// Bytes that are put together on the stack, and lie in their object.
const SHORT: usize = 48;
/// Values up to which a format is packed or unpacked without a look at the clock.
pub const FEW: usize = 256;

/// Packs a few values that are small ints and floats in their range; false, and what was packed is to be done again, where one is not.
fn fill_plainly(format: &Format, values: &[Object], out: &mut [u8]) -> bool {
    if values.len() > FEW {
        return false;
    }
    let mut values = values.iter();
    for code in &format.codes {
        if code.size == 0 {
            return false;
        }
        let places = out.get_mut(code.at..).unwrap_or_default().chunks_exact_mut(code.size);
        for (&value, target) in values.by_ref().take(code.count).zip(places) {
            let bits = match code.form {
                Form::Signed | Form::Unsigned if value.is_int() && fits(*code, value.int_value()) => value.int_value() as u64,
                Form::Double if value.is_float() => value.float_value().to_bits(),
                _ => return false,
            };
            put(target, bits, format.is_big_endian);
        }
    }
    true
}

/// Writes the lowest bytes of a number.
#[inline(always)]
fn put(target: &mut [u8], bits: u64, is_big_endian: bool) {
    let bits = if is_big_endian { bits.swap_bytes() >> (64 - 8 * target.len() as u32) } else { bits };
    match target.len() {
        1 => target.copy_from_slice(&bits.to_le_bytes()[..1]),
        2 => target.copy_from_slice(&bits.to_le_bytes()[..2]),
        4 => target.copy_from_slice(&bits.to_le_bytes()[..4]),
        _ => target.copy_from_slice(&bits.to_le_bytes()),
    }
}

/// `args` are those of `pack_into`: the format, the buffer, the offset and the values.
pub fn pack_into(vm: &mut Vm, format: &Format, args: &[Object]) -> Res {
    if args.len() < 3 {
        let missing = if args.len() < 2 { "buffer" } else { "offset" };
        return Err(error(vm, &format!("pack_into expected {missing} argument")));
    }
    expect_values(vm, format, "pack_into", args.len() - 3)?;
    let Some((over, start, length)) = types::writable_span(vm, args[1]) else {
        let message = format!("argument must be read-write bytes-like object, not {}", vm.type_name(args[1]));
        return Err(vm.type_error(&message));
    };
    let offset = vm.index_object(args, 2)?;
    let Some(offset) = vm.small_int(offset) else {
        let message = format!("cannot fit '{}' into an index-sized integer", vm.type_name(args[2]));
        return Err(vm.index_error(&message));
    };
    let at = start + place(vm, offset, format.size, length, What::Pack)?;
    vm.reserve(format.size)?;
    let mut out = vec![0; format.size];
    let filled = fill(vm, format, args, 3, &mut out);
    // What was packed before a value that is no good stays.
    if !matches!(&filled, Err((_, is_asked)) if *is_asked)
        && let Some(target) = vm.heap.bytes[over.index()].data.get_mut(at..at + out.len())
    {
        target.copy_from_slice(&out);
    }
    filled.map(|()| Object::NONE).map_err(|(flow, _)| flow)
}

fn expect_values(vm: &mut Vm, format: &Format, name: &str, given: usize) -> Res<()> {
    if given == format.values {
        return Ok(());
    }
    let message = format!("{name} expected {} items for packing (got {given})", format.values);
    Err(error(vm, &message))
}

type Failure = (Box<crate::native::Flow>, bool);

/// Packs the values from `first` on; a failure says whether it only asks a value for its number.
fn fill(vm: &mut Vm, format: &Format, args: &[Object], first: usize, out: &mut [u8]) -> Result<(), Failure> {
    for ((number, &value), (code, at)) in args.iter().enumerate().skip(first).zip(format.places()) {
        if pace::halted_at(number) {
            vm.poll().map_err(|flow| (flow, false))?;
        }
        if hook(vm, code.letter, value).is_some() {
            return Err((ask(vm, format, args, first, number), true));
        }
        let Some(target) = at.checked_add(code.size).and_then(|end| out.get_mut(at..end)) else { continue };
        if let Err(wrong) = packed(vm, format, code, value, target) {
            return Err((wrong, false));
        }
        if format.is_big_endian && !matches!(code.letter, b's' | b'p') {
            target.reverse();
        }
    }
    Ok(())
}

/// What an object of the guest must be asked with, if its code needs an answer.
fn hook(vm: &mut Vm, letter: u8, value: Object) -> Option<Object> {
    if value.is_int() || value.is_float() {
        return None;
    }
    if !value.is(Kind::Instance) && vm.truth_native(value).is_some() {
        return None;
    }
    let plain = vm.payload(value);
    match letter {
        b'?' => (value.is(Kind::Instance) || vm.truth_native(value).is_none()).then(|| Vm::class_object(types::BOOL)),
        b's' | b'p' | b'c' => None,
        b'e' | b'f' | b'd' => {
            let is_number = matches!(plain.kind(), Kind::Float | Kind::Int | Kind::Big | Kind::Bool);
            let can_answer = vm.special(value, Name::Float).is_some() || vm.special(value, Name::Index).is_some();
            (!is_number && can_answer).then(|| Vm::class_object(types::FLOAT))
        }
        _ => {
            let is_number = matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool);
            (!is_number && vm.special(value, Name::Index).is_some()).then(|| crate::stdlib::module_native(vm, "operator", "index"))
        }
    }
}
/// Asks all values from `number` on that must be asked, and calls the function again.
fn ask(vm: &mut Vm, format: &Format, args: &[Object], first: usize, number: usize) -> Box<crate::native::Flow> {
    let mut plan = Vec::new();
    for ((number, &value), (code, _)) in args.iter().enumerate().skip(first).zip(format.places()).skip(number - first) {
        if let Some(hook) = hook(vm, code.letter, value) {
            plan.push((number, hook));
        }
    }
    match crate::stdlib::asking::again::<()>(vm, args, &plan) {
        Err(flow) => flow,
        Ok(()) => vm.runtime_error("a call answers with a flow"),
    }
}

/// Writes one value, the least significant byte first.
fn packed(vm: &mut Vm, format: &Format, code: Code, value: Object, out: &mut [u8]) -> Res<()> {
    let plain = vm.payload(value);
    match code.letter {
        letter @ (b's' | b'p') => {
            if !matches!(plain.kind(), Kind::Bytes | Kind::ByteArray) {
                return Err(error(vm, &format!("argument for '{}' must be a bytes object", char::from(letter))));
            }
            let data = &vm.heap.bytes[plain.index()].data;
            let target = match (letter, out) {
                (b's', out) => out,
                (_, []) => return Ok(()),
                (_, [count, rest @ ..]) => {
                    // More than the first byte can say is written all the same.
                    *count = data.len().min(rest.len()).min(255) as u8;
                    rest
                }
            };
            let count = data.len().min(target.len());
            target[..count].copy_from_slice(&data[..count]);
        }
        b'c' => match plain.index_of(Kind::Bytes).map(|index| vm.heap.bytes[index].data.as_slice()) {
            Some(&[byte]) => out.fill(byte),
            _ => return Err(error(vm, "char format requires a bytes object of length 1")),
        },
        b'?' => out.fill(u8::from(vm.truth_native(plain).unwrap_or(true))),
        b'e' | b'f' | b'd' => float(vm, format, code, plain, out)?,
        _ => int(vm, format, code, plain, out)?,
    }
    Ok(())
}

fn float(vm: &mut Vm, format: &Format, code: Code, plain: Object, out: &mut [u8]) -> Res<()> {
    let is_int = matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool);
    let value = match plain.kind() {
        Kind::Float => Some(plain.float_value()),
        _ if is_int => vm.int_to_float(plain).ok(),
        _ => None,
    };
    let Some(value) = value else { return Err(error(vm, "required argument is not a float")) };
    let too_large = |vm: &mut Vm| {
        if is_int {
            return Err(error(vm, "int too large to convert"));
        }
        let message = format!("float too large to pack with {} format", char::from(code.letter));
        Err(vm.overflow_error(&message))
    };
    match code.letter {
        b'd' => out.copy_from_slice(&value.to_le_bytes()),
        b'f' => {
            let small = value as f32;
            // The machine's own conversion does not complain.
            if small.is_infinite() && value.is_finite() && !format.is_native {
                return too_large(vm);
            }
            out.copy_from_slice(&small.to_le_bytes());
        }
        _ => match half::of(value) {
            Some(bits) => out.copy_from_slice(&bits.to_le_bytes()),
            None => return too_large(vm),
        },
    }
    Ok(())
}

/// Is a number in the range of its code?
#[inline(always)]
fn fits(code: Code, value: i64) -> bool {
    let spare = 64 - 8 * code.size.clamp(1, 8) as u32;
    match code.form {
        Form::Signed => value << spare >> spare == value,
        Form::Unsigned => value >= 0 && (value as u64) << spare >> spare == value as u64,
        _ => code.letter == b'P',
    }
}

fn int(vm: &mut Vm, format: &Format, code: Code, plain: Object, out: &mut [u8]) -> Res<()> {
    if !matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) {
        return Err(error(vm, "required argument is not an integer"));
    }
    if plain.is_int() && fits(code, plain.int_value()) {
        out.copy_from_slice(&plain.int_value().to_le_bytes()[..code.size]);
        return Ok(());
    }
    let value = match vm.small_int(plain) {
        Some(value) => Some(i128::from(value)),
        None => vm.to_big(plain).to_i128(),
    };
    let letter = char::from(code.letter);
    let is_signed = letter.is_ascii_lowercase();
    let bits = code.size * 8;
    let (low, high) = if is_signed { (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1) } else { (0, (1i128 << bits) - 1) };
    if code.letter == b'P' {
        let Some(value) = value.filter(|value| (i128::from(i64::MIN)..=high).contains(value)) else {
            return Err(error(vm, "int too large to convert"));
        };
        out.copy_from_slice(&value.to_le_bytes()[..code.size]);
        return Ok(());
    }
    if let Some(value) = value.filter(|value| (low..=high).contains(value)) {
        out.copy_from_slice(&value.to_le_bytes()[..code.size]);
        return Ok(());
    }
    // Each C function of CPython reads its number into a C type first, and complains if that fails.
    // It has one set for the machine's own numbers, also where a format without alignment means the same, and one for others.
    let is_own = format.is_native || code.size == 1 || !format.is_big_endian && !matches!(code.letter, b'l' | b'L');
    let reads_long = is_signed || is_own && code.size < 4;
    let fits = value.is_some_and(|value| if reads_long { i64::try_from(value).is_ok() } else { u64::try_from(value).is_ok() });
    let message = match code.letter {
        _ if !is_own && code.size == 8 => "int too large to convert".to_owned(),
        _ if !fits || code.size == 8 => "argument out of range".to_owned(),
        b'b' if is_own => "byte format requires -128 <= number <= 127".to_owned(),
        b'B' if is_own => "ubyte format requires 0 <= number <= 255".to_owned(),
        b'h' if is_own => format!("short format requires {low} <= number <= {high}"),
        b'H' if is_own => format!("ushort format requires {low} <= number <= {high}"),
        _ => format!("'{letter}' format requires {low} <= number <= {high}"),
    };
    Err(error(vm, &message))
}
