//! Operators of `Decimal`s, without looking anything up: the class cannot be changed. Sums, differences, products and comparisons of few
//! digits, where the result has all its digits, are machine words: what most programs compute. All other numbers and operations are
//! `mod.rs`'.

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
    #[inline(always)]
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
    #[inline(always)]
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

    #[inline(always)]
    fn is_decimal(&self, vm: &Vm, object: Object) -> bool {
        object.index_of(Kind::Instance).is_some_and(|index| vm.heap.instances[index].class == self.class)
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
    if !known.is_decimal(vm, a) && !known.is_decimal(vm, b) {
        return None;
    }
    if let Some(result) = known.small_result(vm, op, a, b) {
        return Some(result);
    }
    let operation = match op {
        Op::Add => &super::ADD,
        Op::Sub => &super::SUBTRACT,
        Op::Mul => &super::MULTIPLY,
        Op::Div => &super::DIVIDE,
        Op::FloorDiv => &super::FLOOR_DIVIDE,
        Op::Mod => &super::REMAINDER,
        Op::Pow => &super::POWER,
        _ => return None,
    };
    super::quickly(vm, a, b, operation)
}

impl Known {
    #[inline(always)]
    fn small_result(&self, vm: &mut Vm, op: Op, a: Object, b: Object) -> Option<Object> {
        if !matches!(op, Op::Add | Op::Sub | Op::Mul) {
            return None;
        }
        let finite = vm.name(Name::Empty);
        let (one, other) = (self.small(vm, a, finite)?, self.small(vm, b, finite)?);
        let exponent = one.exponent.min(other.exponent);
        let (digits, exponent) = match op {
            Op::Mul => (one.digits.checked_mul(other.digits)?, one.exponent + other.exponent),
            Op::Add => (one.scaled(exponent)?.checked_add(other.scaled(exponent)?)?, exponent),
            _ => (one.scaled(exponent)?.checked_sub(other.scaled(exponent)?)?, exponent),
        };
        self.made(vm, digits, exponent, finite)
    }
}

/// `-object`, of an instance.
pub(crate) fn negated(vm: &mut Vm, object: Object) -> Option<Object> {
    let known = vm.decimal?;
    if !known.is_decimal(vm, object) {
        return None;
    }
    let finite = vm.name(Name::Empty);
    match known.small(vm, object, finite).and_then(|number| known.made(vm, -number.digits, number.exponent, finite)) {
        Some(result) => Some(result),
        None => super::signed(vm, object, |negative| !negative),
    }
}

/// How two numbers stand, of which the first is an instance.
pub(crate) fn order(vm: &mut Vm, a: Object, b: Object) -> Option<Ordering> {
    let known = vm.decimal?;
    if !known.is_decimal(vm, a) {
        return None;
    }
    let finite = vm.name(Name::Empty);
    if let (Some(one), Some(other)) = (known.small(vm, a, finite), known.small(vm, b, finite)) {
        let exponent = one.exponent.min(other.exponent);
        if let (Some(left), Some(right)) = (one.scaled(exponent), other.scaled(exponent)) {
            return Some(left.cmp(&right));
        }
    }
    super::order(vm, a, b)
}
