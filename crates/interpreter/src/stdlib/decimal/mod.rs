//! `decimal`. Here are the operations on ordinary numbers that need no signal but `Inexact` and `Rounded`, in machine words; all other
//! numbers (nans, infinities, more digits, exponents at their bounds, subclasses) and conditions are `methods.rs`'.
//! Python keeps the classes: how they are made, contexts, and what is neither a `Decimal` nor an int.

mod arithmetic;
mod digits;
mod format;
mod functions;
mod literal;
mod methods;
mod plain;
pub(crate) mod quick;
mod spec;
mod table;
mod value;
pub use table::TABLE;

use crate::native::{Args, Res, call};
use crate::object::class::Instance;
use crate::object::{Kind, Object};
use crate::text::short::Short;
use crate::vm::{Name, Vm};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{ToPrimitive, Zero};
use std::cmp::Ordering;
use std::sync::LazyLock;
use value::status;

/// Most digits of a number here: all of them fit 128 bits.
const MOST: usize = 38;
pub(super) static POWERS: [u128; MOST + 1] = {
    let mut powers = [1; MOST + 1];
    let mut at = 1;
    while at <= MOST {
        powers[at] = powers[at - 1] * 10;
        at += 1;
    }
    powers
};
/// Powers for products and quotients of two such numbers.
static LARGE_POWERS: LazyLock<Vec<BigUint>> = LazyLock::new(|| {
    let mut powers = vec![BigUint::from(1u8)];
    for at in 0..2 * MOST + 2 {
        powers.push(&powers[at] * 10u8);
    }
    powers
});

/// A finite number: digits times ten to the power of the exponent.
#[derive(Clone, Copy)]
pub(super) struct Number {
    pub negative: bool,
    pub digits: u128,
    pub exponent: i64,
}

impl Number {
    /// The exponent of the first digit.
    fn adjusted(self) -> i64 {
        self.exponent + length(self.digits).max(1) as i64 - 1
    }
}

/// An exact result that may still have too many digits.
enum Exact {
    Small(Number),
    Large { negative: bool, digits: BigUint, exponent: i64 },
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    HalfEven,
    HalfUp,
    HalfDown,
    Up,
    Down,
    Ceiling,
    Floor,
    FiveUp,
}

/// What the context in use says.
pub(super) struct Rules {
    precision: usize,
    pub mode: Mode,
    least: i64,
    most: i64,
    capitals: bool,
    traps: Object,
    flags: Object,
}

/// The classes and shapes that `decimal.py` told.
#[derive(Clone, Copy)]
pub struct Known {
    class: u32,
    shape: u32,
    context_shape: u32,
    current: Object,
    /// The conditions, as the bits of a status are ordered.
    signals: Object,
    slowly: Object,
}

fn setup(vm: &mut Vm, args: &[Object]) -> Res {
    let shape = |vm: &Vm, object: Object| object.index_of(Kind::Instance).map_or(0, |index| i64::from(vm.heap.instances[index].shape));
    let (number, context) = (shape(vm, args[0]), shape(vm, args[1]));
    let class = Vm::class_object(vm.class_of(args[0]));
    let told = vm.heap.tuple([class, Object::small(number), Object::small(context), args[2], args[3], args[4]]);
    vm.state.insert("decimal".into(), told);
    vm.decimal = recalled(vm);
    Ok(Object::NONE)
}

#[inline]
pub(super) fn known(vm: &Vm) -> Option<Known> {
    vm.decimal
}

/// What `setup` was told, by the state of the session.
pub fn recalled(vm: &Vm) -> Option<Known> {
    let told = vm.state.get("decimal")?.index_of(Kind::Tuple)?;
    let &[class, shape, context_shape, current, signals, slowly] = &vm.heap.tuples[told][..] else { return None };
    Some(Known {
        class: class.index_of(Kind::Class)?,
        shape: u32::try_from(shape.as_int()?).ok()?,
        context_shape: u32::try_from(context_shape.as_int()?).ok()?,
        current,
        signals,
        slowly,
    })
}

/// What `decimal.py` does where this file does not.
pub(super) fn slowly(vm: &mut Vm, name: &str, args: &[Object]) -> Res {
    let table = known(vm).map_or(Object::NONE, |known| known.slowly);
    match vm.dict_get_str(table, name) {
        Some(function) => call(function, args.iter().copied().take_while(|arg| !arg.is_unbound()).collect::<Vec<_>>()),
        None => Err(vm.type_error("a decimal number is required")),
    }
}

/// The class `Decimal`, where the module is there.
pub(super) fn class(vm: &Vm) -> Option<u32> {
    known(vm).map(|known| known.class)
}
/// The exact value of a number as a pair of ints; none inside where it is not finite, none at all where there is no number.
pub(super) fn ratio(vm: &mut Vm, number: Object) -> Res<Option<Option<(BigInt, BigInt)>>> {
    let Some(value) = methods::operand(vm, number) else { return Ok(None) };
    if !value.is_finite() {
        return Ok(Some(None));
    }
    let power = value::power_of_ten(if value.is_zero() { 0 } else { value.exponent.abs() });
    let power = methods::done(vm, power)?;
    let (digits, power) = if value.exponent >= 0 {
        let digits = value::multiply(&value.digits, &power);
        (methods::done(vm, digits)?, BigUint::from(1u8))
    } else {
        (value.digits, power)
    };
    let sign = if value.negative { num_bigint::Sign::Minus } else { num_bigint::Sign::Plus };
    Ok(Some(Some((BigInt::from_biguint(sign, digits), BigInt::from(power)))))
}
/// The quotient of two ints, rounded to the context in use.
pub(super) fn quotient(vm: &mut Vm, top: Object, bottom: Object) -> Res {
    operate(vm, top, bottom, divide, arithmetic::divide)
}
/// The square root of the quotient of two ints, rounded once, under the context in use.
pub(super) fn root(vm: &mut Vm, top: Object, bottom: Object) -> Res {
    let (top, bottom) = (methods::required(vm, top)?, methods::required(vm, bottom)?);
    let root = methods::run(vm, Object::NONE, None, |c| functions::root_of_quotient(&top, &bottom, c))?;
    match methods::operand(vm, root) {
        Some(value) if !value.is_finite() => Err(vm.overflow_error("cannot convert Infinity to integer ratio")),
        _ => Ok(root),
    }
}

impl Known {
    /// The finite number that an object is: a `Decimal` and no subclass, or an int.
    pub(super) fn number(&self, vm: &Vm, object: Object) -> Option<Number> {
        match object.kind() {
            Kind::Int => {
                let value = object.int_value();
                Some(Number { negative: value < 0, digits: u128::from(value.unsigned_abs()), exponent: 0 })
            }
            Kind::Bool => Some(Number { negative: false, digits: u128::from(object.is_true()), exponent: 0 }),
            Kind::Instance => {
                let instance = &vm.heap.instances[object.index()];
                if instance.class != self.class || instance.shape != self.shape {
                    return None;
                }
                let [sign, digits, exponent, kind] = instance.slots;
                if !kind.is(Kind::Str) || vm.heap.strs[kind.index()].chars != 0 {
                    return None;
                }
                let digits = match digits.kind() {
                    Kind::Int => u128::try_from(digits.int_value()).ok()?,
                    Kind::Big => vm.heap.bigs[digits.index()].0.to_u128()?,
                    _ => return None,
                };
                let exponent = exponent.as_int().filter(|exponent| exponent.abs() < 1 << 40)?;
                (digits < POWERS[MOST]).then_some(Number { negative: sign.as_int()? != 0, digits, exponent })
            }
            _ => None,
        }
    }

    pub(super) fn rules(&self, vm: &Vm) -> Option<Rules> {
        let context = *vm.heap.lists[self.current.index_of(Kind::List)?].first()?;
        let instance = &vm.heap.instances[context.index_of(Kind::Instance)?];
        if instance.shape != self.context_shape {
            return None;
        }
        let [precision, mode, least, most] = instance.slots;
        let precision = usize::try_from(precision.as_int()?).ok()?;
        let is_clamped = instance.slot(5).as_int()? != 0;
        if precision > 34 || is_clamped || !mode.is(Kind::Str) {
            return None;
        }
        Some(Rules {
            precision,
            mode: mode_of(vm.heap.text(mode))?,
            least: least.as_int()?,
            most: most.as_int()?,
            capitals: instance.slot(4).as_int()? != 0,
            traps: instance.slot(6),
            flags: instance.slot(7),
        })
    }

    fn make(&self, vm: &mut Vm, number: Number) -> Object {
        let digits = match i64::try_from(number.digits) {
            Ok(digits) => vm.heap.int(digits),
            Err(_) => vm.heap.bigint(BigInt::from(number.digits)),
        };
        let exponent = vm.heap.int(number.exponent);
        let kind = vm.name(Name::Empty);
        let slots = [Object::small(i64::from(number.negative)), digits, exponent, kind];
        vm.heap.instance(Instance { class: self.class, shape: self.shape, slots, ..Instance::default() })
    }

    /// Notes conditions; `None` where one is to raise something.
    pub(super) fn note(&self, vm: &mut Vm, traps: Object, flags: Object, conditions: u16) -> Option<()> {
        let signals = self.signals.index_of(Kind::Tuple)?;
        let told = (0..u16::BITS as usize).filter(|bit| conditions >> bit & 1 == 1);
        let (traps, flags) = (vm.payload(traps).index_of(Kind::Dict)?, vm.payload(flags).index_of(Kind::Dict)?);
        // There are few conditions: to look at each is quicker than to look one up.
        let place = |vm: &Vm, dict: u32, signal: Object| vm.heap.dicts[dict].entries.iter().position(|entry| entry.key == signal);
        for bit in told.clone() {
            let signal = *vm.heap.tuples[signals].get(bit)?;
            let place = place(vm, traps, signal)?;
            if vm.heap.dicts[traps].entries[place].value.is_true() {
                return None;
            }
        }
        for bit in told {
            let signal = *vm.heap.tuples[signals].get(bit)?;
            match place(vm, flags, signal) {
                Some(place) => vm.heap.dicts[flags].entries[place].value = Object::TRUE,
                None => vm.dict_set(Object::make(Kind::Dict, flags), signal, Object::TRUE),
            }
        }
        Some(())
    }

    /// A result, rounded to the precision of the context.
    fn finish(&self, vm: &mut Vm, rules: &Rules, exact: Exact) -> Option<Object> {
        let (negative, mut exponent) = match &exact {
            Exact::Small(number) => (number.negative, number.exponent),
            Exact::Large { negative, exponent, .. } => (*negative, *exponent),
        };
        let size = match &exact {
            Exact::Small(number) if number.digits == 0 => {
                let fits = (rules.least - rules.precision as i64 + 1..=rules.most).contains(&exponent);
                return fits.then(|| self.make(vm, *number));
            }
            Exact::Small(number) => length(number.digits),
            Exact::Large { digits, .. } => large_length(digits)?,
        };
        let top = exponent + size as i64 - 1;
        if top < rules.least || top >= rules.most {
            return None;
        }
        let digits = match size.checked_sub(rules.precision).filter(|&surplus| surplus > 0) {
            None => match exact {
                Exact::Small(number) => number.digits,
                Exact::Large { digits, .. } => digits.to_u128()?,
            },
            Some(surplus) => {
                let (quotient, rest) = match exact {
                    Exact::Small(number) => {
                        let unit = POWERS[surplus];
                        let quotient = number.digits / unit;
                        let rest = number.digits - quotient * unit;
                        (quotient, Rest { is_none: rest == 0, half: (rest * 2).cmp(&unit) })
                    }
                    Exact::Large { digits, .. } => {
                        let unit = LARGE_POWERS.get(surplus)?;
                        let (quotient, rest) = digits.div_rem(unit);
                        let is_zero = rest.is_zero();
                        (quotient.to_u128()?, Rest { is_none: is_zero, half: (rest * 2u8).cmp(unit) })
                    }
                };
                self.note(vm, rules.traps, rules.flags, rounded(!rest.is_none))?;
                let mut digits = quotient;
                if !rest.is_none && rules.mode.goes_up(negative, quotient, rest.half) {
                    digits += 1;
                }
                exponent += surplus as i64;
                if digits == POWERS[rules.precision] {
                    digits /= 10;
                    exponent += 1;
                }
                digits
            }
        };
        Some(self.make(vm, Number { negative, digits, exponent }))
    }
}

/// The conditions of a result that was rounded.
const fn rounded(is_inexact: bool) -> u16 {
    if is_inexact { status::ROUNDED | status::INEXACT } else { status::ROUNDED }
}

/// What was cut off: nothing, or something that compares with half a unit in this way.
struct Rest {
    is_none: bool,
    half: Ordering,
}

impl Mode {
    pub fn goes_up(self, negative: bool, quotient: u128, half: Ordering) -> bool {
        match self {
            Self::HalfEven => half.is_gt() || half.is_eq() && quotient % 2 == 1,
            Self::HalfUp => half.is_ge(),
            Self::HalfDown => half.is_gt(),
            Self::Up => true,
            Self::Down => false,
            Self::Ceiling => !negative,
            Self::Floor => negative,
            Self::FiveUp => quotient.is_multiple_of(5),
        }
    }
}

fn mode_of(name: &str) -> Option<Mode> {
    Some(match name {
        "ROUND_HALF_EVEN" => Mode::HalfEven,
        "ROUND_HALF_UP" => Mode::HalfUp,
        "ROUND_HALF_DOWN" => Mode::HalfDown,
        "ROUND_UP" => Mode::Up,
        "ROUND_DOWN" => Mode::Down,
        "ROUND_CEILING" => Mode::Ceiling,
        "ROUND_FLOOR" => Mode::Floor,
        "ROUND_05UP" => Mode::FiveUp,
        _ => return None,
    })
}

/// How many decimal digits a number has; zero has none.
fn length(digits: u128) -> usize {
    match u64::try_from(digits) {
        Ok(digits) => digits.checked_ilog10().map_or(0, |log| log as usize + 1),
        // A bit is about three tenths of a digit: that is right, or one too many.
        Err(_) => {
            let guess = ((128 - digits.leading_zeros()) as usize * 1233) >> 12;
            guess + usize::from(digits >= POWERS[guess])
        }
    }
}
fn large_length(digits: &BigUint) -> Option<usize> {
    let guess = (digits.bits() as usize * 1233) >> 12;
    [guess, guess + 1, guess.saturating_sub(1)].into_iter().find(|&size| {
        LARGE_POWERS.get(size).is_some_and(|power| digits < power)
            && (size == 0 || LARGE_POWERS.get(size - 1).is_some_and(|power| digits >= power))
    })
}

type Operation = fn(Number, Number, &Rules) -> Option<Exact>;

fn operate(vm: &mut Vm, one: Object, other: Object, operation: Operation, of_any: methods::Binary) -> Res {
    if let Some(known) = known(vm)
        && let (Some(left), Some(right)) = (known.number(vm, one), known.number(vm, other))
        && let Some(rules) = known.rules(vm)
        && let Some(exact) = operation(left, right, &rules)
        && let Some(result) = known.finish(vm, &rules, exact)
    {
        return Ok(result);
    }
    methods::operator(vm, one, other, of_any)
}

fn sign(vm: &mut Vm, object: Object, negative: fn(Number) -> bool, of_any: methods::Unary) -> Res {
    if let Some(known) = known(vm)
        && let Some(number) = known.number(vm, object)
        && let Some(rules) = known.rules(vm)
        && let Some(exact) = sign_of(number, negative(number), &rules)
        && let Some(result) = known.finish(vm, &rules, exact)
    {
        return Ok(result);
    }
    methods::signed_operator(vm, object, of_any)
}

/// The digits that a number has with a lower exponent.
fn scaled(number: Number, exponent: i64) -> Option<u128> {
    let places = usize::try_from(number.exponent - exponent).ok()?;
    if places == 0 {
        return Some(number.digits);
    }
    number.digits.checked_mul(*POWERS.get(places)?)
}

fn add(one: Number, other: Number, rules: &Rules) -> Option<Exact> {
    let exponent = one.exponent.min(other.exponent);
    let (left, right) = (scaled(one, exponent)?, scaled(other, exponent)?);
    if (left == 0) != (right == 0) && length(left.max(right)) > rules.precision {
        // A zero lends its exponent only as far as the precision goes.
        return None;
    }
    let (negative, digits) = if one.negative == other.negative {
        (one.negative, left.checked_add(right)?)
    } else {
        match left.cmp(&right) {
            Ordering::Greater => (one.negative, left - right),
            Ordering::Less => (other.negative, right - left),
            Ordering::Equal => (rules.mode == Mode::Floor, 0),
        }
    };
    Some(Exact::Small(Number { negative, digits, exponent }))
}

fn subtract(one: Number, other: Number, rules: &Rules) -> Option<Exact> {
    add(one, Number { negative: !other.negative, ..other }, rules)
}

fn multiply(one: Number, other: Number, _: &Rules) -> Option<Exact> {
    let (negative, exponent) = (one.negative != other.negative, one.exponent + other.exponent);
    Some(match one.digits.checked_mul(other.digits) {
        Some(digits) => Exact::Small(Number { negative, digits, exponent }),
        None => Exact::Large { negative, digits: BigUint::from(one.digits) * other.digits, exponent },
    })
}

fn divide(one: Number, other: Number, rules: &Rules) -> Option<Exact> {
    if other.digits == 0 {
        return None;
    }
    let negative = one.negative != other.negative;
    let ideal = one.exponent - other.exponent;
    if one.digits == 0 {
        return Some(Exact::Small(Number { negative, digits: 0, exponent: ideal }));
    }
    let shift = (length(other.digits) + rules.precision + 1).checked_sub(length(one.digits))?;
    let mut exponent = ideal - shift as i64;
    let (mut digits, is_exact) = match POWERS.get(shift).and_then(|&power| one.digits.checked_mul(power)) {
        Some(whole) => {
            let quotient = whole / other.digits;
            (quotient, quotient * other.digits == whole)
        }
        None => {
            let (quotient, rest) = (LARGE_POWERS.get(shift)? * one.digits).div_rem(&BigUint::from(other.digits));
            (quotient.to_u128()?, rest.is_zero())
        }
    };
    if !is_exact {
        // The last digit must not look like a tie.
        digits += u128::from(digits.is_multiple_of(5));
    } else {
        // Trailing zeros, as many as the ideal exponent allows: halves of what may be left, each once.
        for places in [32, 16, 8, 4, 2, 1] {
            let unit = POWERS[places];
            if exponent + places as i64 <= ideal && digits.is_multiple_of(unit) {
                digits /= unit;
                exponent += places as i64;
            }
        }
    }
    Some(Exact::Small(Number { negative, digits, exponent }))
}

fn floor_divide(one: Number, other: Number, rules: &Rules) -> Option<Exact> {
    let (digits, _, _) = whole_division(one, other, rules)?;
    Some(Exact::Small(Number { negative: one.negative != other.negative, digits, exponent: 0 }))
}

fn remainder(one: Number, other: Number, rules: &Rules) -> Option<Exact> {
    let (_, digits, exponent) = whole_division(one, other, rules)?;
    Some(Exact::Small(Number { negative: one.negative, digits, exponent }))
}

/// Quotient, remainder, and the exponent of the remainder; none where the quotient has too many digits.
fn whole_division(one: Number, other: Number, rules: &Rules) -> Option<(u128, u128, i64)> {
    let exponent = one.exponent.min(other.exponent);
    let (left, right) = (scaled(one, exponent)?, scaled(other, exponent)?);
    let (digits, rest) = (left.checked_div(right)?, left.checked_rem(right)?);
    (length(digits) <= rules.precision).then_some((digits, rest, exponent))
}

/// A power that is a small whole number, where all its digits fit the precision.
fn small_power(one: Number, other: Number, rules: &Rules) -> Option<Exact> {
    let power = u32::try_from(other.digits).ok().filter(|&power| power > 0 && other.exponent == 0 && !other.negative)?;
    let digits = one.digits.checked_pow(power)?;
    // Ones with zeros behind them keep as many as the precision allows, and zeros none.
    let size = length(digits);
    if one.digits == 0 || size > rules.precision || one.digits == POWERS[length(one.digits) - 1] {
        return None;
    }
    let negative = one.negative && power % 2 == 1;
    Some(Exact::Small(Number { negative, digits, exponent: one.exponent.checked_mul(i64::from(power))? }))
}

/// The number with a sign; a zero has one only where numbers are rounded down.
fn sign_of(number: Number, negative: bool, rules: &Rules) -> Option<Exact> {
    let negative = if number.digits == 0 && rules.mode != Mode::Floor { false } else { negative };
    Some(Exact::Small(Number { negative, ..number }))
}

fn compare(vm: &mut Vm, args: &[Object], name: &str, wanted: fn(Ordering) -> bool) -> Res {
    if let Some(known) = known(vm)
        && let (Some(one), Some(other)) = (known.number(vm, args[0]), known.number(vm, args[1]))
        && let Some(order) = order(one, other)
    {
        return Ok(Object::bool(wanted(order)));
    }
    let (equality, of_nan) = (matches!(name, "__eq__" | "__ne__"), name == "__ne__");
    match methods::compared(vm, args, equality, wanted, of_nan) {
        Some(result) => result,
        None => slowly(vm, name, args),
    }
}

fn order(one: Number, other: Number) -> Option<Ordering> {
    let sign = |number: Number| if number.digits == 0 { 0 } else { 1 - 2 * i32::from(number.negative) };
    let by_sign = sign(one).cmp(&sign(other));
    if by_sign.is_ne() || one.digits == 0 {
        return Some(by_sign);
    }
    let sizes = one.adjusted().cmp(&other.adjusted());
    let sizes = if sizes.is_eq() {
        let exponent = one.exponent.min(other.exponent);
        scaled(one, exponent)?.cmp(&scaled(other, exponent)?)
    } else {
        sizes
    };
    Some(if one.negative { sizes.reverse() } else { sizes })
}

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    if let (&[class, value], []) = (args.all, args.keywords)
        && let Some(known) = known(vm)
        && class == Vm::class_object(known.class)
    {
        if value.is_float()
            && let Some(number) = from_float(vm, &known, value.float_value())
        {
            return number;
        }
        let number = if value.is(Kind::Str) { read(vm.heap.text(value)) } else { known.number(vm, value) };
        match number {
            Some(_) if value.is(Kind::Instance) => return Ok(value),
            Some(number) => return Ok(known.make(vm, number)),
            None => {}
        }
    }
    if args.all.len() > 3 {
        let message = format!("function takes at most 2 arguments ({} given)", args.all.len() - 1);
        return Err(vm.type_error(&message));
    }
    if let Some(&unknown) = args.keywords.iter().find(|&&name| !matches!(vm.heap.text(name), "value" | "context")) {
        let message = format!("'{}' is an invalid keyword argument for this function", vm.heap.text(unknown));
        return Err(vm.type_error(&message));
    }
    let table = known(vm).map_or(Object::NONE, |known| known.slowly);
    let Some(callee) = vm.dict_get_str(table, "__new__") else { return Err(vm.type_error("a decimal number is required")) };
    let (all, keywords) = (args.all.to_vec(), args.keywords.to_vec());
    let cont = crate::vm::frame::Cont::Store;
    Err(Box::new(crate::native::Flow::Call(crate::native::Call { callee, args: all, keywords, cont, extra: Object::UNBOUND })))
}

/// The exact value of a float; none of one that is not finite, and where conversions of floats are trapped.
fn from_float(vm: &mut Vm, known: &Known, float: f64) -> Option<Res> {
    if !float.is_finite() {
        return None;
    }
    let rules = known.rules(vm)?;
    known.note(vm, rules.traps, rules.flags, status::FLOAT)?;
    let bits = float.abs().to_bits();
    let (fraction, exponent) = (bits & ((1 << 52) - 1), (bits >> 52) as i64);
    let (mut mantissa, mut exponent) = if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) };
    let spare = i64::from(mantissa.trailing_zeros()).min(-exponent).max(0);
    (mantissa, exponent) = if mantissa == 0 { (0, 0) } else { (mantissa >> spare, exponent + spare) };
    // A half is five tenths.
    let factor = if exponent < 0 { BigUint::from(5u8) } else { BigUint::from(2u8) }.pow(exponent.unsigned_abs() as u32);
    let value = value::Value::finite(float.is_sign_negative(), factor * mantissa, i128::from(exponent.min(0)));
    Some(methods::made(vm, known, value))
}

/// A plain decimal literal: a sign, digits with a point, an exponent.
fn read(text: &str) -> Option<Number> {
    let (negative, rest) = match text.as_bytes() {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        rest => (false, rest),
    };
    let (mut digits, mut count, mut decimals, mut point, mut at) = (0u128, 0usize, 0i64, false, 0);
    while at < rest.len() {
        match rest[at] {
            digit @ b'0'..=b'9' => {
                digits = digits.checked_mul(10)?.checked_add(u128::from(digit - b'0'))?;
                count += 1;
                decimals += i64::from(point);
            }
            b'.' if !point => point = true,
            b'e' | b'E' => break,
            _ => return None,
        }
        at += 1;
    }
    if count == 0 || digits >= POWERS[MOST] {
        return None;
    }
    let power: i64 = match rest.get(at + 1..) {
        None => 0,
        Some(power) if power.len() < 8 => std::str::from_utf8(power).ok().filter(|power| !power.starts_with("+-"))?.parse().ok()?,
        Some(_) => return None,
    };
    Some(Number { negative, digits, exponent: power - decimals })
}

fn text(vm: &mut Vm, args: &[Object], name: &str, around: [&str; 2]) -> Res {
    if args.iter().skip(1).all(|arg| arg.is_unbound())
        && args[0].is(Kind::Instance)
        && let Some(known) = known(vm)
        && let Some(number) = known.number(vm, args[0])
        && let Some(text) = written(&known, vm, number, around)
    {
        return Ok(vm.heap.short(&text));
    }
    slowly(vm, name, args)
}

/// A number as text between two others.
fn written(known: &Known, vm: &Vm, number: Number, around: [&str; 2]) -> Option<Short> {
    let mut buffer = itoa::Buffer::new();
    // Few digits are the quicker written.
    let digits = match u64::try_from(number.digits) {
        Ok(digits) => buffer.format(digits),
        Err(_) => buffer.format(number.digits),
    };
    let left = number.exponent + digits.len() as i64;
    let mut text = Short::new();
    let mut put = |part: &str| text.try_push_str(part).ok();
    put(around[0])?;
    if number.negative {
        put("-")?;
    }
    if number.exponent > 0 || left <= -6 {
        // Scientific: one digit before the point.
        let (first, rest) = digits.split_at(1);
        put(first)?;
        if !rest.is_empty() {
            put(".")?;
            put(rest)?;
        }
        put(if known.rules(vm)?.capitals { "E" } else { "e" })?;
        put(if left > 0 { "+" } else { "-" })?;
        put(itoa::Buffer::new().format((left - 1).unsigned_abs()))?;
    } else if left <= 0 {
        put("0.")?;
        put("00000".get(..left.unsigned_abs() as usize)?)?;
        put(digits)?;
    } else {
        let (whole, decimals) = digits.split_at(left as usize);
        put(whole)?;
        if !decimals.is_empty() {
            put(".")?;
            put(decimals)?;
        }
    }
    put(around[1])?;
    Some(text)
}

fn quantize(vm: &mut Vm, args: &[Object]) -> Res {
    if (args[3].is_unbound() || args[3].is_none())
        && let Some(known) = known(vm)
        && let (Some(number), Some(like)) = (known.number(vm, args[0]), known.number(vm, args[1]))
        && let Some(rules) = known.rules(vm)
        && let Some(result) = quantized(vm, &known, &rules, number, like.exponent, args[2])
    {
        return Ok(result);
    }
    methods::quantize(vm, args)
}

/// `round(number, places)`.
fn round(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(places) = args[1].as_int().filter(|places| places.abs() < 1 << 40)
        && let Some(known) = known(vm)
        && let Some(number) = known.number(vm, args[0])
        && let Some(rules) = known.rules(vm)
        && let Some(result) = quantized(vm, &known, &rules, number, -places, Object::NONE)
    {
        return Ok(result);
    }
    slowly(vm, "__round__", args)
}

fn quantized(vm: &mut Vm, known: &Known, rules: &Rules, number: Number, exponent: i64, rounding: Object) -> Option<Object> {
    let mode = match rounding.some() {
        None => rules.mode,
        Some(name) if name.is(Kind::Str) => mode_of(vm.heap.text(name))?,
        Some(_) => return None,
    };
    if !(rules.least..=rules.most).contains(&exponent) || number.digits == 0 {
        return None;
    }
    let digits = if number.exponent >= exponent {
        scaled(number, exponent)?
    } else {
        let unit = *POWERS.get(usize::try_from(exponent - number.exponent).ok()?)?;
        let (quotient, rest) = number.digits.div_rem(&unit);
        let up = rest != 0 && mode.goes_up(number.negative, quotient, (rest * 2).cmp(&unit));
        quotient + u128::from(up)
    };
    let result = Number { negative: number.negative, digits, exponent };
    let size = length(digits);
    if size > rules.precision || digits != 0 && (result.adjusted() > rules.most || result.adjusted() < rules.least) {
        return None;
    }
    if exponent > number.exponent {
        let is_exact = scaled(result, number.exponent) == Some(number.digits);
        known.note(vm, rules.traps, rules.flags, rounded(!is_exact))?;
    }
    Some(known.make(vm, result))
}
