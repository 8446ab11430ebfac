//! `timedelta`.

use super::super::native_ids as ids;
use super::{DAY, Delta, delta_of, made};
use crate::native::{NativeDef, Res, getter, method, static_method};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;
use crate::vm::hash::hash_wide;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive, Zero};

pub static METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0", new),
    getter("days", |vm, args| Ok(Object::small(delta(vm, args[0])?.days))),
    getter("seconds", |vm, args| Ok(Object::small(delta(vm, args[0])?.micros / 1_000_000))),
    getter("microseconds", |vm, args| Ok(Object::small(delta(vm, args[0])?.micros % 1_000_000))),
    method("total_seconds", "self, /", |vm, args| {
        let total = delta(vm, args[0])?.total();
        quotient(vm, BigInt::from(total), BigInt::from(1_000_000))
    }),
    method("__add__", "self, value, /", |vm, args| sum(vm, args[0], args[1], 1)),
    method("__radd__", "self, value, /", |vm, args| sum(vm, args[1], args[0], 1)),
    method("__sub__", "self, value, /", |vm, args| sum(vm, args[0], args[1], -1)),
    method("__rsub__", "self, value, /", |vm, args| sum(vm, args[1], args[0], -1)),
    method("__mul__", "self, value, /", multiply),
    method("__rmul__", "self, value, /", multiply),
    method("__truediv__", "self, value, /", divide),
    method("__floordiv__", "self, value, /", floor_divide),
    method("__mod__", "self, value, /", |vm, args| match parts(vm, args, "integer modulo by zero")? {
        Some((_, rest)) => make(vm, rest),
        None => Ok(Object::NOT_IMPLEMENTED),
    }),
    method("__divmod__", "self, value, /", |vm, args| match parts(vm, args, BY_ZERO)? {
        Some((whole, rest)) => {
            let (whole, rest) = (vm.heap.bigint(BigInt::from(whole)), make(vm, rest)?);
            Ok(vm.heap.tuple([whole, rest]))
        }
        None => Ok(Object::NOT_IMPLEMENTED),
    }),
    method("__neg__", "self, /", |vm, args| {
        let total = delta(vm, args[0])?.total();
        make(vm, -total)
    }),
    method("__pos__", "self, /", |vm, args| {
        let total = delta(vm, args[0])?.total();
        make(vm, total)
    }),
    method("__abs__", "self, /", |vm, args| {
        let total = delta(vm, args[0])?.total();
        make(vm, total.abs())
    }),
    method("__bool__", "self, /", |vm, args| Ok(Object::bool(delta(vm, args[0])?.total() != 0))),
    method("__hash__", "self, /", |vm, args| {
        let total = delta(vm, args[0])?.total();
        Ok(vm.heap.int(hash_wide(total)))
    }),
    method("__str__", "self, /", |vm, args| {
        let text = text(delta(vm, args[0])?);
        Ok(vm.heap.string(text))
    }),
    method("__repr__", "self, /", repr),
    method("__reduce__", "self, /", |vm, args| {
        let delta = delta(vm, args[0])?;
        let parts = [delta.days, delta.micros / 1_000_000, delta.micros % 1_000_000].map(Object::small);
        let (class, parts) = (super::class_object(vm, args[0]), vm.heap.tuple(parts));
        Ok(vm.heap.tuple([class, parts]))
    }),
];

const BY_ZERO: &str = "integer division or modulo by zero";

fn delta(vm: &mut Vm, object: Object) -> Res<Delta> {
    match delta_of(vm, object) {
        Some(delta) => Ok(delta),
        None => Err(vm.type_error("descriptor requires a 'datetime.timedelta' object")),
    }
}
/// The parts of a number of microseconds; refused beyond 999999999 days.
pub fn normal(vm: &mut Vm, micros: i128) -> Res<Delta> {
    let (days, rest) = match i64::try_from(micros) {
        Ok(micros) => (i128::from(micros.div_euclid(DAY)), micros.rem_euclid(DAY)),
        Err(_) => (micros.div_euclid(i128::from(DAY)), micros.rem_euclid(i128::from(DAY)) as i64),
    };
    if i32::try_from(days).is_err() {
        return Err(vm.overflow_error("Python int too large to convert to C int"));
    }
    if days.unsigned_abs() > 999_999_999 {
        let message = format!("days={days}; must have magnitude <= 999999999");
        return Err(vm.overflow_error(&message));
    }
    Ok(Delta { days: days as i64, micros: rest })
}
pub fn make(vm: &mut Vm, micros: i128) -> Res {
    let delta = normal(vm, micros)?;
    Ok(made(vm, Vm::class_object(ids::TIMEDELTA), ids::TIMEDELTA, delta))
}
pub fn from_big(vm: &mut Vm, micros: &BigInt) -> Res {
    match micros.to_i128() {
        Some(micros) => make(vm, micros),
        None => Err(vm.overflow_error("Python int too large to convert to C int")),
    }
}
fn new(vm: &mut Vm, args: &[Object]) -> Res {
    // Microseconds first, as CPython adds them up: the rounding depends on it.
    const UNITS: [(usize, i64, &str); 7] = [
        (3, 1, "microseconds"),
        (4, 1000, "milliseconds"),
        (2, 1_000_000, "seconds"),
        (5, 60_000_000, "minutes"),
        (6, 3_600_000_000, "hours"),
        (1, DAY, "days"),
        (7, 7 * DAY, "weeks"),
    ];
    let mut sum = BigInt::zero();
    let mut small = 0i128;
    let mut rest = 0.0f64;
    for (at, factor, name) in UNITS {
        let Some(value) = args[at].given() else { continue };
        let plain = vm.payload(value);
        match plain.kind() {
            Kind::Int | Kind::Bool => small += i128::from(vm.clamped(plain)) * i128::from(factor),
            Kind::Big => sum += vm.to_big(plain) * factor,
            Kind::Float => {
                let value = plain.float_value();
                if !value.is_finite() {
                    return Err(if value.is_nan() {
                        vm.value_error("cannot convert float NaN to integer")
                    } else {
                        vm.overflow_error("cannot convert float infinity to integer")
                    });
                }
                let whole = value.trunc();
                sum += num_traits::FromPrimitive::from_f64(whole).unwrap_or_else(BigInt::zero) * factor;
                let part = (value - whole) * factor as f64;
                let whole = part.trunc();
                small += whole as i128;
                rest += part - whole;
            }
            _ => {
                let message = format!("unsupported type for timedelta {name} component: {}", vm.type_name(value));
                return Err(vm.type_error(&message));
            }
        }
    }
    if sum.is_zero() && rest == 0.0 {
        let delta = normal(vm, small)?;
        return Ok(made(vm, args[0], ids::TIMEDELTA, delta));
    }
    sum += small;
    if rest != 0.0 {
        let mut whole = rest.round();
        if (whole - rest).abs() == 0.5 {
            let odd = if sum.is_odd() { 1.0 } else { 0.0 };
            whole = 2.0 * ((rest + odd) * 0.5).round() - odd;
        }
        sum += whole as i64;
    }
    let Some(micros) = sum.to_i128() else { return Err(vm.overflow_error("Python int too large to convert to C int")) };
    let delta = normal(vm, micros)?;
    Ok(made(vm, args[0], ids::TIMEDELTA, delta))
}
fn sum(vm: &mut Vm, a: Object, b: Object, sign: i128) -> Res {
    match (delta_of(vm, a), delta_of(vm, b)) {
        (Some(a), Some(b)) => make(vm, a.total() + sign * b.total()),
        _ => Ok(Object::NOT_IMPLEMENTED),
    }
}
/// The quotient as a float.
fn quotient(vm: &mut Vm, number: BigInt, by: BigInt) -> Res {
    let (number, by) = (vm.heap.bigint(number), vm.heap.bigint(by));
    vm.arithmetic(crate::code::Op::Div, number, by)
}
/// The quotient, rounded to the nearest, ties to even.
fn nearest(number: &BigInt, by: &BigInt) -> BigInt {
    let (number, by) = if by.is_negative() { (-number, -by) } else { (number.clone(), by.clone()) };
    let (mut whole, rest) = number.div_mod_floor(&by);
    let twice: BigInt = rest * 2;
    if twice > by || twice == by && whole.is_odd() {
        whole += 1;
    }
    whole
}
/// A float as an exact fraction.
fn fraction(vm: &mut Vm, value: f64) -> Res<(BigInt, BigInt)> {
    if value.is_nan() {
        return Err(vm.value_error("cannot convert NaN to integer ratio"));
    }
    if value.is_infinite() {
        return Err(vm.overflow_error("cannot convert Infinity to integer ratio"));
    }
    Ok(types::ratio(value))
}
fn multiply(vm: &mut Vm, args: &[Object]) -> Res {
    let total = BigInt::from(delta(vm, args[0])?.total());
    let plain = vm.payload(args[1]);
    match plain.kind() {
        Kind::Int | Kind::Big | Kind::Bool => {
            let product = total * vm.to_big(plain);
            from_big(vm, &product)
        }
        Kind::Float => {
            let (number, by) = fraction(vm, plain.float_value())?;
            from_big(vm, &nearest(&(total * number), &by))
        }
        _ => Ok(Object::NOT_IMPLEMENTED),
    }
}
fn divide(vm: &mut Vm, args: &[Object]) -> Res {
    let total = BigInt::from(delta(vm, args[0])?.total());
    if let Some(other) = delta_of(vm, args[1]) {
        let other = BigInt::from(other.total());
        if other.is_zero() {
            return Err(vm.zero_division("division by zero"));
        }
        return quotient(vm, total, other);
    }
    let plain = vm.payload(args[1]);
    match plain.kind() {
        Kind::Int | Kind::Big | Kind::Bool => {
            let by = vm.to_big(plain);
            if by.is_zero() {
                return Err(vm.zero_division(BY_ZERO));
            }
            from_big(vm, &nearest(&total, &by))
        }
        Kind::Float => {
            let (number, by) = fraction(vm, plain.float_value())?;
            if number.is_zero() {
                return Err(vm.zero_division(BY_ZERO));
            }
            from_big(vm, &nearest(&(total * by), &number))
        }
        _ => Ok(Object::NOT_IMPLEMENTED),
    }
}
fn parts(vm: &mut Vm, args: &[Object], by_zero: &str) -> Res<Option<(i128, i128)>> {
    let total = delta(vm, args[0])?.total();
    let Some(other) = delta_of(vm, args[1]) else { return Ok(None) };
    if other.total() == 0 {
        return Err(vm.zero_division(by_zero));
    }
    let (whole, rest) = Integer::div_mod_floor(&total, &other.total());
    Ok(Some((whole, rest)))
}
fn floor_divide(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some((whole, _)) = parts(vm, args, BY_ZERO)? {
        return Ok(vm.heap.bigint(BigInt::from(whole)));
    }
    let plain = vm.payload(args[1]);
    if !matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    let by = vm.to_big(plain);
    if by.is_zero() {
        return Err(vm.zero_division(BY_ZERO));
    }
    let total = BigInt::from(delta(vm, args[0])?.total());
    from_big(vm, &total.div_floor(&by))
}
fn text(delta: Delta) -> String {
    let (seconds, micros) = (delta.micros / 1_000_000, delta.micros % 1_000_000);
    let mut out = String::new();
    if delta.days != 0 {
        let plural = if delta.days.abs() == 1 { "" } else { "s" };
        out.push_str(&format!("{} day{plural}, ", delta.days));
    }
    out.push_str(&format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60));
    if micros != 0 {
        out.push_str(&format!(".{micros:06}"));
    }
    out
}
fn repr(vm: &mut Vm, args: &[Object]) -> Res {
    let delta = delta(vm, args[0])?;
    let class = vm.class_of(args[0]);
    let name = if class == ids::TIMEDELTA { "datetime.timedelta".to_owned() } else { vm.class(class).name.to_string() };
    let text = shown(&name, delta);
    Ok(vm.heap.string(text))
}
/// `repr` of a duration of a class.
pub fn shown(class: &str, delta: Delta) -> String {
    let named = [("days", delta.days), ("seconds", delta.micros / 1_000_000), ("microseconds", delta.micros % 1_000_000)];
    let shown: Vec<String> = named.iter().filter(|(_, value)| *value != 0).map(|(name, value)| format!("{name}={value}")).collect();
    let inside = if shown.is_empty() { "0".to_owned() } else { shown.join(", ") };
    format!("{class}({inside})")
}
