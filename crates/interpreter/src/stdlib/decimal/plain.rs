//! What `decimal.py` asks of ints and texts: digits of any length read, counted, written and cut off; and what is a number to it.
//! The hash, int and float of an ordinary number are found here too.

use super::methods::{done, made, operand, required};
use super::narrow::POWERS;
use super::value::{self, Value};
use super::{class, known, mode_of, slowly};
use crate::long;
use crate::native::Res;
use crate::object::class::Instance;
use crate::object::{Kind, Object};
use crate::vm::Vm;
use num_bigint::{BigInt, BigUint};
use num_traits::Signed;

/// The digits of an int that is not negative. The limit on conversions is about ints of the guest, and not about these.
pub fn text(vm: &mut Vm, args: &[Object]) -> Res {
    let digits = whole(vm, args[0])?;
    vm.reserve(digits.bits() as usize / 3)?;
    let text = if digits.bits() == 0 { "0".to_owned() } else { long::decimal(&digits) };
    vm.poll()?;
    Ok(vm.heap.string(text))
}

/// A `Decimal` of its parts, as the class keeps them.
pub fn make(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(known) = known(vm) else { return Err(vm.type_error("there are no decimal numbers yet")) };
    let slots = [args[0], args[1], args[2], args[3].or(vm.heap.intern(""))];
    Ok(vm.heap.instance(Instance { class: known.class, shape: known.shape, slots, ..Instance::default() }))
}

/// Refuses a number that would have too many digits.
pub fn check_size(vm: &mut Vm, args: &[Object]) -> Res {
    let exponent = vm.payload(args[0]);
    let is_too_large = match vm.small_int(exponent) {
        Some(exponent) => i128::from(exponent) > value::MOST_DIGITS,
        None => vm.to_big(exponent).is_positive(),
    };
    if is_too_large { Err(vm.memory_error()) } else { Ok(Object::NONE) }
}

/// How many digits an int has.
pub fn length(vm: &mut Vm, args: &[Object]) -> Res {
    let digits = whole(vm, args[0])?;
    let length = value::length(&digits);
    let length = done(vm, length)?;
    Ok(vm.heap.int(length.max(1) as i64))
}

/// An int without so many of its last digits, rounded.
pub fn shifted_down(vm: &mut Vm, args: &[Object]) -> Res {
    let digits = whole(vm, args[0])?;
    let mode = if args[2].is(Kind::Str) { mode_of(vm.heap.text(args[2])) } else { None };
    let Some(mode) = mode else { return Err(vm.type_error("a rounding mode is required")) };
    // Beyond the first digit all that is cut off is less than half.
    let length = value::length(&digits);
    let length = done(vm, length)?;
    let places = i128::from(vm.clamped(args[1])).min(length + 1);
    let shifted = value::shifted_down(&digits, places, mode, args[3].as_int() == Some(1));
    let (digits, _) = done(vm, shifted)?;
    Ok(vm.heap.bigint(BigInt::from(digits)))
}

fn whole(vm: &mut Vm, number: Object) -> Res<BigUint> {
    vm.reserve(64)?;
    Ok(vm.to_big(vm.payload(number)).into_parts().1)
}

/// A number of this module, as arithmetic takes it; NotImplemented for what is none.
pub fn number(vm: &mut Vm, args: &[Object]) -> Res {
    let is_decimal = class(vm).is_some_and(|class| vm.is_instance(args[0], class));
    match operand(vm, args[0]) {
        _ if is_decimal => Ok(args[0]),
        Some(value) => object(vm, value),
        None => Ok(Object::NOT_IMPLEMENTED),
    }
}
/// As `number`; what is none is refused.
pub fn required_number(vm: &mut Vm, args: &[Object]) -> Res {
    required(vm, args[0])?;
    number(vm, args)
}
fn object(vm: &mut Vm, value: Value) -> Res {
    match known(vm) {
        Some(known) => made(vm, &known, value),
        None => Ok(Object::NOT_IMPLEMENTED),
    }
}

/// `decimal.getcontext()`.
pub fn context(vm: &mut Vm, _: &[Object]) -> Res {
    let current = super::super::first_of(vm, "decimal", "_current");
    current.ok_or_else(|| vm.type_error("there is no context"))
}

/// The hash of a number: that of an equal int, float or fraction.
pub fn hash(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(number) = known(vm).and_then(|known| known.number(vm, args[0])) else { return slowly(vm, "__hash__", args) };
    let base = if number.exponent >= 0 { 10 } else { TENTH };
    let (mut power, mut square, mut left) = (1, base, number.exponent.unsigned_abs());
    while left > 0 {
        if left & 1 == 1 {
            power = remainder(power * square);
        }
        square = remainder(square * square);
        left >>= 1;
    }
    let hash = remainder(remainder(number.digits) * power) as i64;
    let hash = if number.negative { -hash } else { hash };
    Ok(vm.heap.int(if hash == -1 { -2 } else { hash }))
}
/// What a number leaves when it is divided by `PRIME`: its pieces of 61 bits are added up.
const fn remainder(number: u128) -> u128 {
    let sum = (number & PRIME) + (number >> 61 & PRIME) + (number >> 122);
    let sum = (sum & PRIME) + (sum >> 61);
    if sum >= PRIME { sum - PRIME } else { sum }
}
/// Hashes are remainders of this.
const PRIME: u128 = (1 << 61) - 1;
/// What times ten leaves one.
const TENTH: u128 = 2_075_258_708_292_324_556;

/// `int(number)`.
pub fn to_int(vm: &mut Vm, args: &[Object]) -> Res {
    let whole = known(vm).and_then(|known| known.number(vm, args[0])).and_then(|number| {
        let power = usize::try_from(number.exponent.unsigned_abs()).ok().and_then(|places| POWERS.get(places));
        let digits = match (number.exponent >= 0, power) {
            (true, power) => number.digits.checked_mul(*power?)?,
            (false, Some(power)) => number.digits / power,
            (false, None) => 0,
        };
        let digits = i128::try_from(digits).ok()?;
        Some(if number.negative { -digits } else { digits })
    });
    match whole {
        Some(whole) => Ok(match i64::try_from(whole) {
            Ok(whole) => vm.heap.int(whole),
            Err(_) => vm.heap.bigint(BigInt::from(whole)),
        }),
        None => slowly(vm, "__int__", args),
    }
}

/// `float(number)`: where digits and power of ten are floats themselves, their quotient or product is the nearest float.
pub fn to_float(vm: &mut Vm, args: &[Object]) -> Res {
    const EXACT: [f64; 23] =
        [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22];
    let exact = known(vm).and_then(|known| known.number(vm, args[0])).and_then(|number| {
        let power = EXACT.get(usize::try_from(number.exponent.unsigned_abs()).ok()?)?;
        let digits = Some(number.digits).filter(|&digits| digits <= 1 << 53)? as f64;
        let size = if number.exponent >= 0 { digits * power } else { digits / power };
        Some(if number.negative { -size } else { size })
    });
    match exact {
        Some(value) => Ok(Object::float(value)),
        None => slowly(vm, "__float__", args),
    }
}

/// A rounding that there is.
pub fn rounding(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    if plain.is(Kind::Str) && mode_of(vm.heap.text(plain)).is_some() {
        return Ok(args[0]);
    }
    let message = "valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n   ROUND_HALF_UP, ROUND_HALF_DOWN, \
                   ROUND_HALF_EVEN,\n   ROUND_05UP]";
    Err(vm.type_error(message))
}
