//! Sums, differences, products and comparisons of `Decimal`s with few digits, in machine words, where the result has all its digits: what
//! most programs compute. Nothing is looked up for them: the class cannot be changed. All other numbers and conditions are `mod.rs`'.

use super::Known;
use crate::code::Op;
use crate::object::class::Instance;
use crate::object::{Kind, Object};
use crate::vm::{Name, Vm};
use std::cmp::Ordering;

/// Exponents up to this size lie far within the bounds of a context that is asked whether it has such.
const MOST_EXPONENT: i64 = 1 << 10;
const BOUND: i64 = 1 << 13;
static POWERS: [i64; 19] = {
    let mut powers = [1; 19];
    let mut at = 1;
    while at < powers.len() {
        powers[at] = powers[at - 1] * 10;
        at += 1;
    }
    powers
};

/// A number that is not zero: the sign of a zero depends on more.
#[derive(Clone, Copy)]
struct Small {
    digits: i64,
    exponent: i64,
}

impl Small {
    /// Its digits with a lower exponent.
    fn scaled(self, exponent: i64) -> Option<i64> {
        match self.exponent - exponent {
            0 => Some(self.digits),
            places => self.digits.checked_mul(*POWERS.get(usize::try_from(places).ok()?)?),
        }
    }
    fn of_digits(digits: i64, exponent: i64) -> Option<Self> {
        (digits != 0).then_some(Self { digits, exponent })
    }
}

impl Known {
    /// The number that an object is: a `Decimal` and no subclass, or an int.
    fn small(&self, vm: &Vm, object: Object, finite: Object) -> Option<Small> {
        if object.is_int() {
            return Small::of_digits(object.int_value(), 0);
        }
        let instance = &vm.heap.instances[object.index_of(Kind::Instance)?];
        let [sign, digits, exponent, kind] = instance.slots;
        let is_plain = instance.class == self.class && instance.shape == self.shape && kind == finite;
        if !is_plain || !digits.is_int() || !exponent.is_int() || exponent.int_value().abs() > MOST_EXPONENT {
            return None;
        }
        let digits = digits.int_value();
        Small::of_digits(if sign == Object::small(0) { digits } else { -digits }, exponent.int_value())
    }

    /// Has the context in use room for all these digits?
    fn has_room(&self, vm: &Vm, digits: i64) -> Option<bool> {
        let context = *vm.heap.lists[self.current.index_of(Kind::List)?].first()?;
        let instance = &vm.heap.instances[context.index_of(Kind::Instance)?];
        let [precision, _, least, most] = instance.slots;
        let is_wide = least.as_int()? < -BOUND && most.as_int()? > BOUND && instance.slot(5) == Object::small(0);
        if instance.shape != self.context_shape || !is_wide {
            return None;
        }
        let places = usize::try_from(precision.as_int()?).ok()?.min(POWERS.len() - 1);
        Some(digits.unsigned_abs() < POWERS[places] as u64)
    }

    fn made(&self, vm: &mut Vm, digits: i64, exponent: i64, finite: Object) -> Option<Object> {
        if digits == 0 || !self.has_room(vm, digits)? {
            return None;
        }
        let sign = Object::small(i64::from(digits < 0));
        let slots = [sign, vm.heap.int(digits.abs()), Object::small(exponent), finite];
        Some(vm.heap.instance(Instance { class: self.class, shape: self.shape, slots, ..Instance::default() }))
    }
}

/// `a op b`, where one of them is an instance.
pub(crate) fn arithmetic(vm: &mut Vm, op: Op, a: Object, b: Object) -> Option<Object> {
    let known = vm.decimal?;
    let finite = vm.name(Name::Empty);
    let (one, other) = (known.small(vm, a, finite)?, known.small(vm, b, finite)?);
    let (digits, exponent) = match op {
        Op::Mul => (one.digits.checked_mul(other.digits)?, one.exponent + other.exponent),
        Op::Add | Op::Sub => {
            let exponent = one.exponent.min(other.exponent);
            let (left, right) = (one.scaled(exponent)?, other.scaled(exponent)?);
            let digits = if op == Op::Add { left.checked_add(right) } else { left.checked_sub(right) };
            (digits?, exponent)
        }
        _ => return None,
    };
    known.made(vm, digits, exponent, finite)
}

/// `-object`, of an instance.
pub(crate) fn negated(vm: &mut Vm, object: Object) -> Option<Object> {
    let known = vm.decimal?;
    let finite = vm.name(Name::Empty);
    let number = known.small(vm, object, finite)?;
    known.made(vm, -number.digits, number.exponent, finite)
}

/// How two numbers stand, of which the first is an instance.
pub(crate) fn order(vm: &mut Vm, a: Object, b: Object) -> Option<Ordering> {
    let known = vm.decimal?;
    let finite = vm.name(Name::Empty);
    let (one, other) = (known.small(vm, a, finite)?, known.small(vm, b, finite)?);
    let exponent = one.exponent.min(other.exponent);
    Some(one.scaled(exponent)?.cmp(&other.scaled(exponent)?))
}
