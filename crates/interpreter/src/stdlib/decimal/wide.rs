//! Operations on decimal numbers of up to a hundred and some digits, without memory of their own: what contexts of fifty digits need, and
//! quotients and products of numbers that have all digits of a usual one. What takes more has no result here, and is `methods.rs`'.

use super::narrow::Number;
use super::natural::{Divisor, Natural, power};
use super::{Known, Mode, Rest, Rules, mode_of, rounded};
use crate::object::class::Instance;
use crate::object::{Kind, Object};
use crate::vm::{Name, Vm};
use num_bigint::BigInt;
use std::cmp::Ordering;

/// A finite number: digits times ten to the power of the exponent.
#[derive(Clone, Copy)]
pub(super) struct Wide {
    pub negative: bool,
    pub digits: Natural,
    pub exponent: i64,
}

/// A number, and what there is below its last digit.
pub(super) type Operation = fn(&Wide, &Wide, &Rules) -> Option<(Wide, Rest)>;

impl From<Number> for Wide {
    fn from(Number { negative, digits, exponent }: Number) -> Self {
        Self { negative, digits: Natural::of(digits), exponent }
    }
}

impl Wide {
    fn exact(negative: bool, digits: Natural, exponent: i64) -> (Self, Rest) {
        (Self { negative, digits, exponent }, Rest::NONE)
    }
    /// The digits that it has with a lower exponent.
    fn scaled(&self, exponent: i64) -> Option<Natural> {
        self.digits.with_zeros(usize::try_from(self.exponent - exponent).ok()?)
    }
    /// The exponent of the first digit.
    fn adjusted(&self) -> i64 {
        self.exponent + self.digits.length().max(1) as i64 - 1
    }
}

impl Known {
    /// The finite number that an object is: a `Decimal` and no subclass, or an int.
    pub(super) fn wide(&self, vm: &Vm, object: Object) -> Option<Wide> {
        let natural = |object: Object| match object.kind() {
            Kind::Int => Some(Natural::of(u128::from(object.int_value().unsigned_abs()))),
            Kind::Big => Natural::of_big(vm.heap.bigs[object.index()].0.magnitude()),
            _ => None,
        };
        let plain = match object.kind() {
            Kind::Bool => Object::small(i64::from(object.is_true())),
            _ => object,
        };
        if let Some(digits) = natural(plain) {
            let negative = match plain.kind() {
                Kind::Int => plain.int_value() < 0,
                _ => vm.heap.bigs[plain.index()].0.sign() == num_bigint::Sign::Minus,
            };
            return Some(Wide { negative, digits, exponent: 0 });
        }
        let instance = &vm.heap.instances[object.index_of(Kind::Instance)?];
        let [sign, digits, exponent, kind] = instance.slots;
        let is_plain = instance.class == self.class && instance.shape == self.shape && kind.is(Kind::Str);
        if !is_plain || vm.heap.strs[kind.index()].chars != 0 {
            return None;
        }
        let exponent = exponent.as_int().filter(|exponent| exponent.abs() < 1 << 40)?;
        Some(Wide { negative: sign.as_int()? != 0, digits: natural(digits)?, exponent })
    }

    pub(super) fn make_wide(&self, vm: &mut Vm, number: &Wide) -> Object {
        let digits = match number.digits.to_u128().and_then(|digits| i128::try_from(digits).ok()) {
            Some(digits) => vm.heap.wide(digits),
            None => vm.heap.bigint(BigInt::from(number.digits.to_big())),
        };
        let exponent = vm.heap.int(number.exponent);
        let kind = vm.name(Name::Empty);
        let slots = [Object::small(i64::from(number.negative)), digits, exponent, kind];
        vm.heap.instance(Instance { class: self.class, shape: self.shape, slots, ..Instance::default() })
    }

    /// A result, rounded to the precision of the context.
    pub(super) fn finish_wide(&self, vm: &mut Vm, rules: &Rules, mut number: Wide, mut rest: Rest) -> Option<Object> {
        if number.digits.is_zero() {
            let fits = (rules.least - rules.precision as i64 + 1..=rules.most).contains(&number.exponent);
            return fits.then(|| self.make_wide(vm, &number));
        }
        let size = number.digits.length();
        let top = number.exponent + size as i64 - 1;
        if top < rules.least || top >= rules.most {
            return None;
        }
        let surplus = size.saturating_sub(rules.precision);
        if surplus > 0 {
            rest = number.cut(surplus, rest)?;
        }
        let cut = if surplus > 0 || !rest.is_none { rounded(!rest.is_none) } else { 0 };
        if cut | rest.told != 0 {
            self.note(vm, rules.traps, rules.flags, cut | rest.told)?;
        }
        number.round(rules.mode, &rest, rules.precision)?;
        Some(self.make_wide(vm, &number))
    }

    /// A number with another exponent.
    pub(super) fn quantized_wide(&self, vm: &mut Vm, rules: &Rules, number: &Wide, exponent: i64, rounding: Object) -> Option<Object> {
        let mode = match rounding.some() {
            None => rules.mode,
            Some(name) if name.is(Kind::Str) => mode_of(vm.heap.text(name))?,
            Some(_) => return None,
        };
        if !(rules.least..=rules.most).contains(&exponent) || number.digits.is_zero() {
            return None;
        }
        let mut result = *number;
        let mut conditions = 0;
        if number.exponent >= exponent {
            result = Wide { digits: number.scaled(exponent)?, exponent, ..result };
        } else {
            let rest = result.cut(usize::try_from(exponent - number.exponent).ok()?, Rest::NONE)?;
            if result.goes_up(mode, &rest) {
                result.digits = result.digits.plus(&Natural::of(1))?;
            }
            conditions = rounded(!rest.is_none);
        }
        let size = result.digits.length();
        let adjusted = result.adjusted();
        if size > rules.precision || size > 0 && (adjusted > rules.most || adjusted < rules.least) {
            return None;
        }
        if conditions != 0 {
            self.note(vm, rules.traps, rules.flags, conditions)?;
        }
        Some(self.make_wide(vm, &result))
    }
}

impl Wide {
    /// Takes the last digits off: what is now below the last one.
    fn cut(&mut self, places: usize, below: Rest) -> Option<Rest> {
        let divisor = &power(places)?.divisor;
        let (digits, rest) = self.digits.divided(divisor);
        self.digits = digits;
        self.exponent += places as i64;
        Some(Rest { is_none: rest.is_zero(), half: divisor.doubled(&rest), told: 0 }.above(&below))
    }
    fn goes_up(&self, mode: Mode, rest: &Rest) -> bool {
        let last = match mode {
            Mode::FiveUp => u128::from(!self.digits.is_multiple_of_five()),
            _ => u128::from(self.digits.is_odd()),
        };
        !rest.is_none && mode.goes_up(self.negative, last, rest.half)
    }
    /// Adds one where the rest asks for it: a digit more than the precision is none.
    fn round(&mut self, mode: Mode, rest: &Rest, precision: usize) -> Option<()> {
        if self.goes_up(mode, rest) {
            self.digits = self.digits.plus(&Natural::of(1))?;
            if self.digits.order(&power(precision)?.value).is_eq() {
                self.digits = power(precision - 1)?.value;
                self.exponent += 1;
            }
        }
        Some(())
    }
    /// A product, rounded to so many digits, and what is to be told of that. None outside the exponents of the context.
    fn step(&self, other: &Self, precision: usize, rules: &Rules) -> Option<(Self, u16)> {
        let mut product = Self { digits: self.digits.times(&other.digits)?, exponent: self.exponent + other.exponent, negative: false };
        let size = product.digits.length();
        let top = product.exponent + size as i64 - 1;
        if top < rules.least || top >= rules.most {
            return None;
        }
        if size <= precision {
            return Some((product, 0));
        }
        let rest = product.cut(size - precision, Rest::NONE)?;
        product.round(Mode::HalfEven, &rest, precision)?;
        Some((product, rounded(!rest.is_none)))
    }
}

pub(super) fn add(one: &Wide, other: &Wide, rules: &Rules) -> Option<(Wide, Rest)> {
    sum(one, other, other.negative, rules)
}

pub(super) fn subtract(one: &Wide, other: &Wide, rules: &Rules) -> Option<(Wide, Rest)> {
    sum(one, other, !other.negative, rules)
}

fn sum(one: &Wide, other: &Wide, negative: bool, rules: &Rules) -> Option<(Wide, Rest)> {
    let exponent = one.exponent.min(other.exponent);
    let (left, right) = (one.scaled(exponent)?, other.scaled(exponent)?);
    if left.is_zero() != right.is_zero() && left.length().max(right.length()) > rules.precision {
        // A zero lends its exponent only as far as the precision goes.
        return None;
    }
    let (negative, digits) = if one.negative == negative {
        (negative, left.plus(&right)?)
    } else {
        match left.order(&right) {
            Ordering::Greater => (one.negative, left.minus(&right)),
            Ordering::Less => (negative, right.minus(&left)),
            Ordering::Equal => (rules.mode == Mode::Floor, Natural::ZERO),
        }
    };
    Some(Wide::exact(negative, digits, exponent))
}

pub(super) fn multiply(one: &Wide, other: &Wide, _: &Rules) -> Option<(Wide, Rest)> {
    let digits = one.digits.times(&other.digits)?;
    Some(Wide::exact(one.negative != other.negative, digits, one.exponent + other.exponent))
}

pub(super) fn divide(one: &Wide, other: &Wide, rules: &Rules) -> Option<(Wide, Rest)> {
    let divisor = Divisor::of(&other.digits)?;
    let negative = one.negative != other.negative;
    let ideal = one.exponent - other.exponent;
    if one.digits.is_zero() {
        return Some(Wide::exact(negative, Natural::ZERO, ideal));
    }
    // The quotient has the digits of the precision, or one more.
    let shift = (other.digits.length() + rules.precision).checked_sub(one.digits.length())?;
    let (digits, rest) = one.digits.with_zeros(shift)?.divided(&divisor);
    let mut number = Wide { negative, digits, exponent: ideal - shift as i64 };
    if !rest.is_zero() {
        return Some((number, Rest { is_none: false, half: divisor.doubled(&rest), told: 0 }));
    }
    // Trailing zeros, as many as the ideal exponent allows: halves of what may be left, each once. As many twos divide it.
    for places in [128, 64, 32, 16, 8, 4, 2, 1] {
        if number.digits.twos() >= places && number.exponent + places as i64 <= ideal {
            let mut shorter = number;
            if shorter.cut(places, Rest::NONE)?.is_none {
                number = shorter;
            }
        }
    }
    Some((number, Rest::NONE))
}

pub(super) fn floor_divide(one: &Wide, other: &Wide, rules: &Rules) -> Option<(Wide, Rest)> {
    let (digits, _, _) = whole_division(one, other, rules)?;
    Some(Wide::exact(one.negative != other.negative, digits, 0))
}

pub(super) fn remainder(one: &Wide, other: &Wide, rules: &Rules) -> Option<(Wide, Rest)> {
    let (_, digits, exponent) = whole_division(one, other, rules)?;
    Some(Wide::exact(one.negative, digits, exponent))
}

/// Quotient, remainder, and the exponent of the remainder; none where the quotient has too many digits.
fn whole_division(one: &Wide, other: &Wide, rules: &Rules) -> Option<(Natural, Natural, i64)> {
    let exponent = one.exponent.min(other.exponent);
    let divisor = Divisor::of(&other.scaled(exponent)?)?;
    let (digits, rest) = one.scaled(exponent)?.divided(&divisor);
    (digits.length() <= rules.precision).then(|| (digits, divisor.unscaled(&rest), exponent))
}

/// A power that is a whole number: by squares, with a few digits more than asked for, as `functions.rs` does.
pub(super) fn whole_power(one: &Wide, other: &Wide, rules: &Rules) -> Option<(Wide, Rest)> {
    let times = other.digits.to_u64().filter(|&times| times > 0 && other.exponent == 0 && !other.negative)?;
    // Ones with zeros behind them keep as many as the precision allows, and zeros none.
    let ten = power(one.digits.length().checked_sub(1)?)?;
    if one.digits.order(&ten.value).is_eq() {
        return None;
    }
    let precision = rules.precision + other.digits.length() + 2;
    let (mut result, mut told) = (*one, 0);
    for bit in (0..times.ilog2()).rev() {
        let square = result.step(&result, precision, rules)?;
        (result, told) = (square.0, told | square.1);
        if times >> bit & 1 == 1 {
            let product = result.step(one, precision, rules)?;
            (result, told) = (product.0, told | product.1);
        }
    }
    Some((Wide { negative: one.negative && times % 2 == 1, ..result }, Rest { told, ..Rest::NONE }))
}

pub(super) fn order(one: &Wide, other: &Wide) -> Option<Ordering> {
    let sign = |number: &Wide| if number.digits.is_zero() { 0 } else { 1 - 2 * i32::from(number.negative) };
    let by_sign = sign(one).cmp(&sign(other));
    if by_sign.is_ne() || one.digits.is_zero() {
        return Some(by_sign);
    }
    let sizes = if one.exponent == other.exponent { Ordering::Equal } else { one.adjusted().cmp(&other.adjusted()) };
    let sizes = if sizes.is_eq() {
        let exponent = one.exponent.min(other.exponent);
        one.scaled(exponent)?.order(&other.scaled(exponent)?)
    } else {
        sizes
    };
    Some(if one.negative { sizes.reverse() } else { sizes })
}
