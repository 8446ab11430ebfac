//! `decimal`. Here are the operations on ordinary numbers that need no signal but `Inexact` and `Rounded`: in 128 bits (`narrow.rs`), or
//! in a few words (`wide.rs`); all other numbers (nans, infinities, still more digits, exponents at their bounds, subclasses) and conditions
//! are `methods.rs`'.
//! Python keeps the classes: how they are made, contexts, and what is neither a `Decimal` nor an int.

mod arithmetic;
mod contexts;
mod digits;
mod format;
mod functions;
mod literal;
mod methods;
mod narrow;
mod natural;
mod plain;
pub(crate) mod quick;
mod rounding;
mod spec;
mod table;
mod text;
mod value;
mod wide;
pub use table::TABLE;

use crate::native::{Args, Res, call};
use crate::object::class::Instance;
use crate::object::dict::Entry;
use crate::object::{Kind, Object};
use crate::vm::{Name, Vm};
use narrow::{MOST, Number, POWERS, length, scaled, shortened};
use num_bigint::{BigInt, BigUint};
use rounding::{Mode, Rest, mode_of, rounded};
use std::cmp::Ordering;
use value::status;
use wide::Wide;

/// Most digits of a context whose numbers have 128 bits.
const NARROW: usize = 34;
/// Most digits of a context whose numbers have a few words.
const WIDE: usize = 115;

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
    operate(vm, top, bottom, &DIVIDE)
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
    fn number(&self, vm: &Vm, object: Object) -> Option<Number> {
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
                    Kind::Big => {
                        let mut words = vm.heap.bigs[digits.index()].0.magnitude().iter_u64_digits();
                        let (low, high) = (words.next()?, words.next().unwrap_or(0));
                        if words.next().is_some() {
                            return None;
                        }
                        u128::from(high) << 64 | u128::from(low)
                    }
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
        let &[capitals, clamp, traps, flags, ..] = &instance.more.as_ref()?[..] else { return None };
        let precision = usize::try_from(precision.as_int()?).ok()?;
        let is_clamped = clamp.as_int()? != 0;
        if precision > WIDE || is_clamped || !mode.is(Kind::Str) {
            return None;
        }
        Some(Rules {
            precision,
            mode: mode_of(vm.heap.text(mode))?,
            least: least.as_int()?,
            most: most.as_int()?,
            capitals: capitals.as_int()? != 0,
            traps,
            flags,
        })
    }

    fn make(&self, vm: &mut Vm, number: Number) -> Object {
        let digits = match i128::try_from(number.digits) {
            Ok(digits) => vm.heap.wide(digits),
            Err(_) => vm.heap.bigint(BigInt::from(number.digits)),
        };
        let exponent = vm.heap.int(number.exponent);
        let kind = vm.name(Name::Empty);
        let slots = [Object::small(i64::from(number.negative)), digits, exponent, kind];
        vm.heap.instance(Instance { class: self.class, shape: self.shape, slots, ..Instance::default() })
    }

    /// Notes conditions; `None` where one is to raise something.
    pub(super) fn note(&self, vm: &mut Vm, traps: Object, flags: Object, conditions: u16) -> Option<()> {
        let (traps, flags) = (vm.payload(traps).index_of(Kind::Dict)?, vm.payload(flags).index_of(Kind::Dict)?);
        let heap = &mut vm.heap;
        let signals = &heap.tuples[self.signals.index_of(Kind::Tuple)?];
        let some = |left: u16| Some(left).filter(|&left| left != 0);
        let told = || std::iter::successors(some(conditions), |left| some(left & (left - 1)));
        for left in told() {
            let bit = left.trailing_zeros() as usize;
            let entries = &heap.dicts[traps].entries;
            if entries[place(entries, bit, *signals.get(bit)?)?].value.is_true() {
                return None;
            }
        }
        for left in told() {
            let bit = left.trailing_zeros() as usize;
            let entries = &mut heap.dicts[flags].entries;
            let place = place(entries, bit, *signals.get(bit)?)?;
            entries[place].value = Object::TRUE;
        }
        Some(())
    }

    /// A result, rounded to the precision of the context.
    fn finish(&self, vm: &mut Vm, rules: &Rules, mut number: Number, mut rest: Rest) -> Option<Object> {
        if number.digits == 0 {
            let fits = (rules.least - rules.precision as i64 + 1..=rules.most).contains(&number.exponent);
            return fits.then(|| self.make(vm, number));
        }
        let size = length(number.digits);
        let top = number.exponent + size as i64 - 1;
        if top < rules.least || top >= rules.most {
            return None;
        }
        let surplus = size.saturating_sub(rules.precision);
        if surplus > 0 {
            let (digits, cut) = shortened(number.digits, surplus);
            number = Number { digits, exponent: number.exponent + surplus as i64, ..number };
            rest = Rest::of(cut, POWERS[surplus]).above(&rest);
        }
        if surplus > 0 || !rest.is_none {
            self.note(vm, rules.traps, rules.flags, rounded(!rest.is_none))?;
        }
        if !rest.is_none && rules.mode.goes_up(number.negative, number.digits, rest.half) {
            number.digits += 1;
            if number.digits == POWERS[rules.precision] {
                number = Number { digits: POWERS[rules.precision - 1], exponent: number.exponent + 1, ..number };
            }
        }
        Some(self.make(vm, number))
    }
}

/// Where a condition stands in a table of a context. It has them in the order of their bits, behind those of the invalid; else, there are
/// few: to look at each is quicker than to look one up.
#[inline]
fn place(entries: &[Entry], bit: usize, signal: Object) -> Option<usize> {
    let usual = bit.checked_sub(3).filter(|&place| entries.get(place).is_some_and(|entry| entry.key == signal));
    usual.or_else(|| entries.iter().position(|entry| entry.key == signal))
}

/// An operation on numbers of any size.
struct Operation {
    narrow: narrow::Operation,
    wide: wide::Operation,
    any: methods::Binary,
}

static ADD: Operation = Operation { narrow: narrow::add, wide: wide::add, any: arithmetic::add };
static SUBTRACT: Operation = Operation { narrow: narrow::subtract, wide: wide::subtract, any: arithmetic::subtract };
static MULTIPLY: Operation = Operation { narrow: narrow::multiply, wide: wide::multiply, any: arithmetic::multiply };
static DIVIDE: Operation = Operation { narrow: narrow::divide, wide: wide::divide, any: arithmetic::divide };
static FLOOR_DIVIDE: Operation = Operation { narrow: narrow::floor_divide, wide: wide::floor_divide, any: arithmetic::floor_divide };
static REMAINDER: Operation = Operation { narrow: narrow::remainder, wide: wide::remainder, any: arithmetic::remainder };
static POWER: Operation = Operation { narrow: narrow::small_power, wide: wide::whole_power, any: functions::power };

fn operate(vm: &mut Vm, one: Object, other: Object, operation: &Operation) -> Res {
    match quickly(vm, one, other, operation) {
        Some(result) => Ok(result),
        None => methods::operator(vm, one, other, operation.any),
    }
}

/// The result of an operation on ordinary numbers, where nothing is to be raised.
fn quickly(vm: &mut Vm, one: Object, other: Object, operation: &Operation) -> Option<Object> {
    let known = known(vm)?;
    let rules = known.rules(vm)?;
    let (left, right) = if rules.precision <= NARROW
        && let (Some(left), Some(right)) = (known.number(vm, one), known.number(vm, other))
    {
        if let Some((number, rest)) = (operation.narrow)(left, right, &rules) {
            return known.finish(vm, &rules, number, rest);
        }
        (Wide::from(left), Wide::from(right))
    } else {
        (known.wide(vm, one)?, known.wide(vm, other)?)
    };
    let (number, rest) = (operation.wide)(&left, &right, &rules)?;
    known.finish_wide(vm, &rules, number, rest)
}

fn sign(vm: &mut Vm, object: Object, negative: fn(bool) -> bool, of_any: methods::Unary) -> Res {
    match signed(vm, object, negative) {
        Some(result) => Ok(result),
        None => methods::signed_operator(vm, object, of_any),
    }
}

/// The number with a sign; a zero has one only where numbers are rounded down.
fn signed(vm: &mut Vm, object: Object, negative: fn(bool) -> bool) -> Option<Object> {
    let known = known(vm)?;
    let rules = known.rules(vm)?;
    let of_sign = |sign: bool, is_zero: bool| negative(sign) && !(is_zero && rules.mode != Mode::Floor);
    if rules.precision <= NARROW
        && let Some(number) = known.number(vm, object)
    {
        let negative = of_sign(number.negative, number.digits == 0);
        return known.finish(vm, &rules, Number { negative, ..number }, Rest::NONE);
    }
    let number = known.wide(vm, object)?;
    let negative = of_sign(number.negative, number.digits.is_zero());
    known.finish_wide(vm, &rules, Wide { negative, ..number }, Rest::NONE)
}

fn compare(vm: &mut Vm, args: &[Object], name: &str, wanted: fn(Ordering) -> bool) -> Res {
    if let Some(order) = order(vm, args[0], args[1]) {
        return Ok(Object::bool(wanted(order)));
    }
    let (equality, of_nan) = (matches!(name, "__eq__" | "__ne__"), name == "__ne__");
    match methods::compared(vm, args, equality, wanted, of_nan) {
        Some(result) => result,
        None => slowly(vm, name, args),
    }
}

/// How two ordinary numbers stand.
fn order(vm: &Vm, one: Object, other: Object) -> Option<Ordering> {
    let known = known(vm)?;
    if let (Some(one), Some(other)) = (known.number(vm, one), known.number(vm, other))
        && let Some(order) = narrow::order(one, other)
    {
        return Some(order);
    }
    wide::order(&known.wide(vm, one)?, &known.wide(vm, other)?)
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
        if value.is_int() {
            let digits = value.int_value();
            let number = Number { negative: digits < 0, digits: u128::from(digits.unsigned_abs()), exponent: 0 };
            return Ok(known.make(vm, number));
        }
        let number = if value.is(Kind::Str) { text::read(vm.heap.text(value)) } else { known.wide(vm, value) };
        match number {
            Some(_) if value.is(Kind::Instance) => return Ok(value),
            Some(number) => return Ok(known.make_wide(vm, &number)),
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

fn quantize(vm: &mut Vm, args: &[Object]) -> Res {
    if (args[3].is_unbound() || args[3].is_none())
        && let Some(known) = known(vm)
        && let Some(like) = known.number(vm, args[1])
        && let Some(result) = with_exponent(vm, &known, args[0], like.exponent, args[2])
    {
        return Ok(result);
    }
    methods::quantize(vm, args)
}

/// `round(number, places)`.
fn round(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(places) = args[1].as_int().filter(|places| places.abs() < 1 << 40)
        && let Some(known) = known(vm)
        && let Some(result) = with_exponent(vm, &known, args[0], -places, Object::NONE)
    {
        return Ok(result);
    }
    slowly(vm, "__round__", args)
}

fn with_exponent(vm: &mut Vm, known: &Known, number: Object, exponent: i64, rounding: Object) -> Option<Object> {
    let rules = known.rules(vm)?;
    if rules.precision <= NARROW
        && let Some(number) = known.number(vm, number)
        && let Some(result) = quantized(vm, known, &rules, number, exponent, rounding)
    {
        return Some(result);
    }
    let number = known.wide(vm, number)?;
    known.quantized_wide(vm, &rules, &number, exponent, rounding)
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
    let (digits, conditions) = if number.exponent >= exponent {
        (scaled(number, exponent)?, 0)
    } else {
        let places = usize::try_from(exponent - number.exponent).ok().filter(|&places| places <= MOST)?;
        let (quotient, cut) = shortened(number.digits, places);
        let rest = Rest::of(cut, POWERS[places]);
        let up = !rest.is_none && mode.goes_up(number.negative, quotient, rest.half);
        (quotient + u128::from(up), rounded(!rest.is_none))
    };
    let result = Number { negative: number.negative, digits, exponent };
    let size = length(digits);
    if size > rules.precision || digits != 0 && (result.adjusted() > rules.most || result.adjusted() < rules.least) {
        return None;
    }
    if conditions != 0 {
        known.note(vm, rules.traps, rules.flags, conditions)?;
    }
    Some(known.make(vm, result))
}
