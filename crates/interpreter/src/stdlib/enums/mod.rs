//! The native part of `enum`: which names are special, and the bits of numbers.
//! The metaclass and its members ask the guest's classes, and are Python.

use super::asking::{Told, told};
use super::inspect::has;
use super::text;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::types;
use crate::vm::Vm;
use num_bigint::{BigInt, Sign};
use num_traits::{One, Signed, Zero};

pub static TABLE: &[NativeDef] = &[
    function("_is_dunder", "name, /", |vm, args| Ok(Object::bool(is_marked(text(vm, args[0]).as_bytes(), b"__")))),
    function("_is_sunder", "name, /", |vm, args| Ok(Object::bool(is_marked(text(vm, args[0]).as_bytes(), b"_")))),
    function("_is_private", "cls_name, name, /", |vm, args| {
        let (class, name) = (text(vm, args[0]), text(vm, args[1]));
        let rest = name.strip_prefix('_').and_then(|name| name.strip_prefix(class)).and_then(|name| name.strip_prefix("__"));
        Ok(Object::bool(rest.is_some_and(|rest| !rest.is_empty() && !name.ends_with("__"))))
    }),
    function("_is_descriptor", "value, /", |vm, args| {
        Ok(Object::bool(["__get__", "__set__", "__delete__"].into_iter().any(|name| has(vm, args[0], name))))
    }),
    function("_is_single_bit", "value, /", |vm, args| {
        let value = vm.payload(args[0]);
        Ok(Object::bool(match value.as_int() {
            Some(value) => value > 0 && value & (value - 1) == 0,
            None if value.is(Kind::Big) => {
                let value = vm.to_big(value);
                value.is_positive() && value.trailing_zeros() == Some(value.bits() - 1)
            }
            None => value == Object::TRUE,
        }))
    }),
    function("_bits_of", "value, /", |vm, args| bits(vm, args[0])),
    function("show_flag_values", "value", |vm, args| bits(vm, args[0])),
    function("bin", "num, max_bits=None", digits),
];

/// Is a name between marks, and longer than they are?
fn is_marked(name: &[u8], mark: &[u8]) -> bool {
    let inner = name.strip_prefix(mark).and_then(|name| name.strip_suffix(mark));
    inner.is_some_and(|inner| !inner.is_empty() && inner.first() != Some(&b'_') && inner.last() != Some(&b'_'))
}

/// An int, or the one that a member of an enumeration stands for.
fn number(vm: &mut Vm, given: Object) -> Res<Object> {
    let plain = vm.payload(given);
    if matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) || !given.is(Kind::Instance) {
        return Ok(plain);
    }
    Ok(match told(vm, given, "_value_")? {
        Told::Is(value) => vm.payload(value),
        Told::Absent | Told::AskGuest => plain,
    })
}

/// Each bit that is set as a number of its own, the lowest first.
fn bits(vm: &mut Vm, given: Object) -> Res {
    let value = number(vm, given)?;
    if !matches!(value.kind(), Kind::Int | Kind::Big | Kind::Bool) {
        let message = format!("'<' not supported between instances of '{}' and 'int'", vm.type_name(value));
        return Err(vm.type_error(&message));
    }
    let value = vm.to_big(value);
    if value.is_negative() {
        let shown = types::repr_native(vm, given);
        return Err(vm.value_error(&format!("{shown} is not a positive integer")));
    }
    let count = value.iter_u64_digits().map(|digit| u64::from(digit.count_ones())).sum::<u64>();
    vm.reserve_many(count, 32 + value.bits() / 8, 1)?;
    let mut found = Vec::with_capacity(count as usize);
    for (place, digit) in value.iter_u64_digits().enumerate() {
        for bit in (0..u64::BITS).filter(|bit| digit >> bit & 1 == 1) {
            let at = place as u64 * u64::from(u64::BITS) + u64::from(bit);
            if pace::halted_after_bytes(at as usize / 8) {
                vm.poll()?;
            }
            found.push(vm.heap.bigint(BigInt::one() << at));
        }
    }
    Ok(vm.heap.list(found))
}

/// `enum.bin(num, max_bits=None)`: the sign as the first of the bits.
fn digits(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    if !matches!(value.kind(), Kind::Int | Kind::Big | Kind::Bool) {
        let name = vm.heap.intern("bit_length");
        return Err(vm.attribute_error(args[0], name));
    }
    let value = vm.to_big(value);
    let length = value.bits();
    vm.reserve_many(length, 2, 1)?;
    // A negative number is shown as what is missing to the next power of two.
    let shown = if value.is_negative() { (BigInt::one() << length) + &value } else { value.clone() };
    let digits = if shown.is_zero() { String::new() } else { shown.to_str_radix(2) };
    let sign = if value.sign() == Sign::Minus { "1" } else { "0" };
    let width = match args[1].some() {
        None => 0,
        Some(_) => usize::try_from(vm.int_arg(args, 1)?).unwrap_or(0),
    };
    let digits = format!("{}{digits}", "0".repeat((length as usize).saturating_sub(digits.len())));
    let missing = width.saturating_sub(digits.len());
    vm.reserve(missing)?;
    Ok(vm.heap.string(format!("0b{sign} {}{digits}", sign.repeat(missing))))
}
