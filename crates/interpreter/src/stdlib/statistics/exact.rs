//! Exact sums of numbers of any type, the type of a result of values of several types, and exact values in such a type.
//! Numbers of the guest's own classes come as parts: what asks them is Python (`_parts`).

use super::{MODULE, OFTEN, slowly};
use crate::code::Op;
use crate::native::Res;
use crate::object::class::FIRST_USER_CLASS;
use crate::object::{Kind, Object};
use crate::stdlib::{decimal, fractions};
use crate::types::{BOOL, FLOAT, INT};
use crate::vm::Vm;
use crate::{long, pace};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};
use std::collections::{BTreeMap, HashMap};

/// A quotient of ints, the second of them positive; they may have a common divisor.
#[derive(Clone)]
pub struct Ratio {
    pub top: BigInt,
    pub bottom: BigInt,
}

impl Ratio {
    pub fn whole(value: usize) -> Self {
        Self { top: BigInt::from(value), bottom: BigInt::one() }
    }
    fn add(&mut self, top: &BigInt, bottom: &BigInt) {
        if self.bottom == *bottom {
            self.top += top;
            return;
        }
        // Where the cell must stop there is no divisor, and the result is not for use.
        let common = long::common_divisor(&self.bottom, bottom).max(BigInt::one());
        let scale = long::divide_floor(bottom, &common).0;
        let other = long::divide_floor(&self.bottom, &common).0;
        self.top = long::multiply_signed(&self.top, &scale) + long::multiply_signed(top, &other);
        self.bottom = long::multiply_signed(&self.bottom, &scale);
    }
    /// Without a common divisor.
    pub fn lowest(self) -> Self {
        let common = long::common_divisor(&self.top, &self.bottom).max(BigInt::one());
        Self { top: long::divide_floor(&self.top, &common).0, bottom: long::divide_floor(&self.bottom, &common).0 }
    }
    /// Of the quotient by another that is not zero.
    pub fn over(&self, other: &Self) -> Self {
        let (top, bottom) = (long::multiply_signed(&self.top, &other.bottom), long::multiply_signed(&self.bottom, &other.top));
        if bottom.is_negative() { Self { top: -top, bottom: -bottom } } else { Self { top, bottom } }
    }
    /// The nearest float.
    pub fn float(&self, vm: &mut Vm) -> Res {
        let (top, bottom) = (vm.heap.bigint(self.top.clone()), vm.heap.bigint(self.bottom.clone()));
        vm.arithmetic(Op::Div, top, bottom)
    }
}

/// Count, type and sums of values.
pub struct Sums {
    pub count: usize,
    pub class: u32,
    /// Values that are not finite: where there are any, nothing else counts.
    pub special: Vec<Object>,
    pub total: Ratio,
    pub squares: Ratio,
}

impl Sums {
    /// The sum of what is not finite, where all of that are floats.
    pub fn special_float(&self) -> Option<f64> {
        self.special.iter().try_fold(0.0, |sum, item| item.as_float().map(|value| sum + value))
    }
    /// The exact sum of squared distances from the mean.
    pub fn deviation(&self) -> Ratio {
        let count = BigInt::from(self.count);
        // Over the square of the bottom of the total.
        let square = long::multiply_signed(&self.total.bottom, &self.total.bottom);
        let top = &count * long::multiply_signed(&self.squares.top, &square)
            - long::multiply_signed(&long::multiply_signed(&self.total.top, &self.total.top), &self.squares.bottom);
        Ratio { top, bottom: long::multiply_signed(&self.squares.bottom, &square) * count }
    }
}

/// What a number is.
enum Parts {
    Finite(BigInt, BigInt),
    Special,
}

/// Items between two foldings of the words that sum floats: a square has 106 bits, and a word room for a million of them.
const ROOM: usize = 1 << 20;

/// Sums of ints and floats in words: floats by their exponent, so that digits of one size add up.
#[derive(Default)]
struct Words {
    floats: BTreeMap<i32, (i128, i128)>,
    ints: (i128, i128),
}

impl Words {
    fn int(&mut self, value: i64) {
        let value = i128::from(value);
        self.ints.0 += value;
        self.ints.1 += value * value;
    }
    fn float(&mut self, value: f64) {
        let (digits, exponent) = super::parts(value);
        let entry = self.floats.entry(exponent).or_default();
        entry.0 += i128::from(digits);
        entry.1 += i128::from(digits) * i128::from(digits);
    }
    /// Adds them to sums, and begins anew.
    fn fold_into(&mut self, sums: &mut Sums) {
        let shift = self.floats.keys().next().map_or(0, |&least| least.min(0).unsigned_abs());
        let (mut total, mut squares) = (BigInt::from(self.ints.0) << shift, BigInt::from(self.ints.1) << (2 * shift));
        for (exponent, (sum, square)) in std::mem::take(&mut self.floats) {
            let by = exponent + shift as i32;
            total += BigInt::from(sum) << by;
            squares += BigInt::from(square) << (2 * by);
        }
        self.ints = (0, 0);
        sums.total.add(&total, &(BigInt::one() << shift));
        sums.squares.add(&squares, &(BigInt::one() << (2 * shift)));
    }
}

/// The sums of numbers; none where some are of classes that must be asked.
pub fn sums(vm: &mut Vm, items: &[Object]) -> Res<Option<Sums>> {
    gather(vm, items, |vm, item, class| {
        if Some(*class) == decimal::class(vm) {
            return Ok(decimal::ratio(vm, item)?.map(|ratio| ratio.map_or(Parts::Special, |(top, bottom)| Parts::Finite(top, bottom))));
        }
        if let Some((top, bottom)) = fractions::parts(vm, item) {
            return Ok(Some(Parts::Finite(top, bottom)));
        }
        match item.kind() {
            Kind::Big => Ok(Some(Parts::Finite(vm.to_big(item), BigInt::one()))),
            Kind::Float => Ok(Some(Parts::Special)),
            Kind::Instance | Kind::Misc | Kind::Class => Ok(None),
            _ => {
                let message = format!("can't convert type '{}' to numerator/denominator", vm.type_name(item));
                Err(vm.type_error(&message))
            }
        }
    })
}

/// The sums of numbers that were asked: of each its class and two ints, or itself and None.
pub fn sums_of_parts(vm: &mut Vm, asked: Object) -> Res<Sums> {
    let items = vm.items_native(asked)?.unwrap_or_default();
    let found = gather(vm, &items, |vm, item, class| {
        let parts = item.index_of(Kind::Tuple).map(|at| vm.heap.tuples[at].to_vec()).unwrap_or_default();
        let &[kind, top, bottom] = &parts[..] else { return Ok(None) };
        *class = kind.index_of(Kind::Class).unwrap_or(INT);
        if bottom.is_none() {
            return Ok(Some(Parts::Special));
        }
        for part in [top, bottom] {
            if !matches!(vm.payload(part).kind(), Kind::Int | Kind::Big | Kind::Bool) {
                let message = format!("unsupported operand type(s) for +: 'int' and '{}'", vm.type_name(part));
                return Err(vm.type_error(&message));
            }
        }
        let (top, bottom) = (vm.to_big(vm.payload(top)), vm.to_big(vm.payload(bottom)));
        if bottom.is_zero() {
            let message = format!("Fraction({top}, 0)");
            return Err(vm.zero_division(&message));
        }
        Ok(Some(if bottom.is_negative() { Parts::Finite(-top, -bottom) } else { Parts::Finite(top, bottom) }))
    })?;
    match found {
        Some(mut sums) => {
            for special in &mut sums.special {
                *special = special.index_of(Kind::Tuple).and_then(|at| vm.heap.tuples[at].get(1).copied()).unwrap_or(*special);
            }
            Ok(sums)
        }
        None => Err(vm.type_error("numbers are required")),
    }
}

type Read = fn(&mut Vm, Object, &mut u32) -> Res<Option<Parts>>;

fn gather(vm: &mut Vm, items: &[Object], read: Read) -> Res<Option<Sums>> {
    let nothing = Ratio::whole(0);
    let mut sums = Sums { count: items.len(), class: INT, special: Vec::new(), total: nothing.clone(), squares: nothing };
    let mut words = Words::default();
    // Others are summed by what is below their line.
    let mut others: HashMap<BigInt, (BigInt, BigInt)> = HashMap::new();
    let mut classes: Vec<u32> = Vec::new();
    let mut has_float = false;
    for (number, &item) in items.iter().enumerate() {
        if number % OFTEN == OFTEN - 1 {
            vm.poll()?;
        }
        if number % ROOM == ROOM - 1 {
            words.fold_into(&mut sums);
        }
        match item.kind() {
            // Ints leave the type to others.
            Kind::Int => {
                words.int(item.int_value());
                continue;
            }
            Kind::Float if item.float_value().is_finite() => {
                words.float(item.float_value());
                has_float = true;
                continue;
            }
            _ => {}
        }
        let mut class = vm.class_of(item);
        if item.is_bool() {
            words.int(i64::from(item.is_true()));
        } else {
            match read(vm, item, &mut class)? {
                Some(Parts::Finite(top, bottom)) => {
                    let bytes = (top.bits() + bottom.bits()) as usize / 8;
                    vm.reserve(bytes * 3 + 96)?;
                    let square = long::multiply_signed(&top, &top);
                    if pace::halted_after_bytes(bytes) {
                        vm.poll()?;
                    }
                    let entry = others.entry(bottom).or_default();
                    entry.0 += top;
                    entry.1 += square;
                }
                Some(Parts::Special) => {
                    vm.reserve(16)?;
                    sums.special.push(item);
                }
                None => return Ok(None),
            }
        }
        if !classes.contains(&class) {
            classes.push(class);
        }
    }
    words.fold_into(&mut sums);
    for (bottom, (top, square)) in others {
        sums.total.add(&top, &bottom);
        sums.squares.add(&square, &long::multiply_signed(&bottom, &bottom));
        if pace::halted_after_bytes(sums.squares.bottom.bits() as usize / 2) {
            vm.poll()?;
        }
        vm.reserve(sums.squares.bottom.bits() as usize / 2)?;
    }
    vm.poll()?;
    // Which of two types a complaint names first: builtin ones.
    if has_float && !classes.contains(&FLOAT) {
        classes.push(FLOAT);
    }
    classes.sort_by_key(|&class| class >= FIRST_USER_CLASS);
    for class in classes {
        sums.class = joined(vm, sums.class, class)?;
    }
    Ok(Some(sums))
}

/// The type of a result of values of two types.
fn joined(vm: &mut Vm, first: u32, second: u32) -> Res<u32> {
    let is = |class: u32, of: u32| vm.is_subclass(class, of);
    let is_fraction = |class: u32| fractions::class(vm).is_some_and(|fraction| vm.is_subclass(class, fraction));
    Ok(match () {
        () if first == second || second == INT || second == BOOL => first,
        () if first == INT || is(second, first) => second,
        () if is(first, second) => first,
        () if is(first, INT) => second,
        () if is(second, INT) => first,
        () if is_fraction(first) && is(second, FLOAT) => second,
        () if is(first, FLOAT) && is_fraction(second) => first,
        () => {
            let name = |class: u32| vm.class(class).name.rsplit('.').next().unwrap_or_default();
            let message = format!("don't know how to coerce {} and {}", name(first), name(second));
            return Err(vm.type_error(&message));
        }
    })
}

/// An exact value in the type of the data: an int only where it is one.
pub fn converted(vm: &mut Vm, value: Ratio, class: u32) -> Res {
    if class == INT || class == BOOL {
        let (whole, rest) = value.top.div_rem(&value.bottom);
        return if rest.is_zero() { Ok(vm.heap.bigint(whole)) } else { value.float(vm) };
    }
    if class == FLOAT {
        return value.float(vm);
    }
    let Ratio { top, bottom } = value.lowest();
    vm.poll()?;
    if Some(class) == fractions::class(vm) {
        return Ok(fractions::made(vm, top, bottom));
    }
    let (top, bottom) = (vm.heap.bigint(top), vm.heap.bigint(bottom));
    if Some(class) == decimal::class(vm) {
        return decimal::quotient(vm, top, bottom);
    }
    slowly(vm, MODULE, "_ratio_as_type", vec![top, bottom, Vm::class_object(class)])
}

/// The square root of an exact value in the type of the data, rounded once.
pub fn root(vm: &mut Vm, value: Ratio, class: u32) -> Res {
    if decimal::class(vm).is_some_and(|decimal| vm.is_subclass(class, decimal)) {
        let Ratio { top, bottom } = value.lowest();
        let (top, bottom) = (vm.heap.bigint(top), vm.heap.bigint(bottom));
        return decimal::root(vm, top, bottom);
    }
    let Ratio { top, bottom } = &value;
    if !top.is_positive() {
        return Ok(Object::float(0.0));
    }
    // At least 109 bits under the root leave 55 in it; a bit below says whether it was exact.
    let shift = (109 - top.bits() as i64 + bottom.bits() as i64).div_euclid(2) + 1;
    let places = 2 * shift.unsigned_abs();
    let (scaled, rest) =
        if shift >= 0 { long::divide_floor(&(top << places), bottom) } else { long::divide_floor(top, &(bottom << places)) };
    let mut root = scaled.sqrt();
    if !rest.is_zero() || &root * &root != scaled {
        root |= BigInt::one();
    }
    vm.poll()?;
    let (top, bottom) = if shift >= 0 { (root, BigInt::one() << shift) } else { (root << -shift, BigInt::one()) };
    Ratio { top, bottom }.float(vm)
}

/// A float, of what arithmetic of floats and ints gave.
pub fn as_float(value: Object) -> f64 {
    value.as_float().or_else(|| value.as_int().and_then(|value| value.to_f64())).unwrap_or(f64::NAN)
}
