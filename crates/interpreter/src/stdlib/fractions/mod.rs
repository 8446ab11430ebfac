//! The native part of `fractions`: arithmetic and order of fractions, with each other, with ints and with floats, small ones in machine
//! words; and texts that stand for one. Very long ints, other numbers, subclasses and what raises are left to `fractions.py`.

use crate::code::Op;
use crate::long;
use crate::native::{Args, Call, Flow, NativeDef, Res, call, function, method, variadic_static};
use crate::object::class::Instance;
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::{str_split, unicode};
use crate::types;
use crate::vm::Vm;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, Zero};
use std::cmp::Ordering;

pub static TABLE: &[NativeDef] = &[
    function("_setup", "fraction, slowly, /", setup),
    function("_read", "text, /", read_any),
    variadic_static("__new__", "cls, numerator=0, denominator=None", new),
    method("__add__", "a, b", |vm, args| operate(vm, args, "__add__", Side::Left, Op::Add)),
    method("__radd__", "b, a", |vm, args| operate(vm, args, "__radd__", Side::Right, Op::Add)),
    method("__sub__", "a, b", |vm, args| operate(vm, args, "__sub__", Side::Left, Op::Sub)),
    method("__rsub__", "b, a", |vm, args| operate(vm, args, "__rsub__", Side::Right, Op::Sub)),
    method("__mul__", "a, b", |vm, args| operate(vm, args, "__mul__", Side::Left, Op::Mul)),
    method("__rmul__", "b, a", |vm, args| operate(vm, args, "__rmul__", Side::Right, Op::Mul)),
    method("__truediv__", "a, b", |vm, args| operate(vm, args, "__truediv__", Side::Left, Op::Div)),
    method("__rtruediv__", "b, a", |vm, args| operate(vm, args, "__rtruediv__", Side::Right, Op::Div)),
    method("__floordiv__", "a, b", |vm, args| operate(vm, args, "__floordiv__", Side::Left, Op::FloorDiv)),
    method("__rfloordiv__", "b, a", |vm, args| operate(vm, args, "__rfloordiv__", Side::Right, Op::FloorDiv)),
    method("__mod__", "a, b", |vm, args| operate(vm, args, "__mod__", Side::Left, Op::Mod)),
    method("__rmod__", "b, a", |vm, args| operate(vm, args, "__rmod__", Side::Right, Op::Mod)),
    method("__eq__", "a, b", |vm, args| compare(vm, args, "__eq__", Ordering::is_eq)),
    method("__lt__", "a, b", |vm, args| compare(vm, args, "__lt__", Ordering::is_lt)),
    method("__le__", "a, b", |vm, args| compare(vm, args, "__le__", Ordering::is_le)),
    method("__gt__", "a, b", |vm, args| compare(vm, args, "__gt__", Ordering::is_gt)),
    method("__ge__", "a, b", |vm, args| compare(vm, args, "__ge__", Ordering::is_ge)),
    method("__neg__", "a", |vm, args| sign(vm, args, "__neg__", |top| -top)),
    method("__abs__", "a", |vm, args| sign(vm, args, "__abs__", i128::abs)),
    method("__bool__", "a", |vm, args| with(vm, args, "__bool__", |_, ratio| Object::bool(ratio.top != 0))),
    method("__hash__", "self", |vm, args| with(vm, args, "__hash__", |vm, ratio| vm.heap.int(ratio.hash()))),
    method("__repr__", "self", |vm, args| {
        with(vm, args, "__repr__", |vm, ratio| vm.heap.string(format!("Fraction({}, {})", ratio.top, ratio.bottom)))
    }),
    method("__str__", "self", |vm, args| {
        with(vm, args, "__str__", |vm, Ratio { top, bottom }| {
            vm.heap.string(if bottom == 1 { top.to_string() } else { format!("{top}/{bottom}") })
        })
    }),
];

/// The modulus of hashes of numbers.
const PRIME: i128 = (1 << 61) - 1;

/// Bits of an int that is very long: what works on it is to count its work.
const LONG: u64 = 1 << 12;

/// Two ints that each fit half a word, the second of them positive.
#[derive(Clone, Copy)]
struct Ratio {
    top: i128,
    bottom: i128,
}

impl Ratio {
    /// Both ints are exact as floats: one rounding.
    fn float(self) -> f64 {
        self.top as f64 / self.bottom as f64
    }
    /// The value modulo one prime, as all numbers hash; the bottom is smaller than the prime.
    fn hash(self) -> i64 {
        // A product folds at the bits of the prime: no division is needed.
        let times = |a: i128, b: i128| {
            let product = a * b;
            let folded = (product & PRIME) + (product >> 61);
            if folded >= PRIME { folded - PRIME } else { folded }
        };
        let (mut inverse, mut base, mut power) = (1i128, self.bottom % PRIME, PRIME - 2);
        while power > 0 {
            if power & 1 == 1 {
                inverse = times(inverse, base);
            }
            base = times(base, base);
            power >>= 1;
        }
        let value = times(self.top.abs() % PRIME, inverse) as i64;
        let value = if self.top < 0 { -value } else { value };
        if value == -1 { -2 } else { value }
    }
}

/// The class and its shape, and what is done in Python.
#[derive(Clone, Copy)]
struct Known {
    class: u32,
    shape: u32,
    slowly: Object,
}

fn setup(vm: &mut Vm, args: &[Object]) -> Res {
    let shape = args[0].index_of(Kind::Instance).map_or(0, |index| i64::from(vm.heap.instances[index].shape));
    let class = Vm::class_object(vm.class_of(args[0]));
    let told = vm.heap.tuple([class, Object::small(shape), args[1]]);
    vm.state.insert("fractions".into(), told);
    Ok(Object::NONE)
}
fn known(vm: &Vm) -> Option<Known> {
    let told = vm.state.get("fractions")?.index_of(Kind::Tuple)?;
    let &[class, shape, slowly] = &vm.heap.tuples[told][..] else { return None };
    Some(Known { class: class.index_of(Kind::Class)?, shape: u32::try_from(shape.as_int()?).ok()?, slowly })
}
/// The class `Fraction`, where the module is there.
pub(super) fn class(vm: &Vm) -> Option<u32> {
    known(vm).map(|known| known.class)
}
/// The two ints of a `Fraction` of no subclass, of any length.
pub(super) fn parts(vm: &Vm, object: Object) -> Option<(BigInt, BigInt)> {
    let known = known(vm)?;
    let instance = &vm.heap.instances[object.index_of(Kind::Instance)?];
    if instance.class != known.class || instance.shape != known.shape {
        return None;
    }
    let [top, bottom, ..] = instance.slots;
    Some((vm.to_big(top), Some(vm.to_big(bottom)).filter(BigInt::is_positive)?))
}
/// A fraction of two ints that have no common divisor.
pub(super) fn made(vm: &mut Vm, top: BigInt, bottom: BigInt) -> Object {
    match known(vm) {
        Some(known) => known.make_large(vm, top, bottom),
        None => Object::NONE,
    }
}
fn slowly(vm: &mut Vm, name: &str, args: &[Object]) -> Res {
    let table = known(vm).map_or(Object::NONE, |known| known.slowly);
    match vm.dict_get_str(table, name) {
        Some(function) => call(function, args.to_vec()),
        None => Err(vm.type_error("a fraction is required")),
    }
}

impl Known {
    /// The ratio that an object is: a `Fraction` and of no subclass, or an int.
    fn ratio(&self, vm: &Vm, object: Object) -> Option<Ratio> {
        match object.kind() {
            Kind::Int => Some(Ratio { top: i128::from(object.int_value()), bottom: 1 }),
            Kind::Bool => Some(Ratio { top: i128::from(object.is_true()), bottom: 1 }),
            Kind::Instance => {
                let instance = &vm.heap.instances[object.index()];
                if instance.class != self.class || instance.shape != self.shape {
                    return None;
                }
                let [top, bottom, ..] = instance.slots;
                let ratio = Ratio { top: i128::from(top.as_int()?), bottom: i128::from(bottom.as_int()?) };
                (ratio.bottom > 0).then_some(ratio)
            }
            _ => None,
        }
    }
    /// As `ratio`, of ints that are not very long.
    fn large_ratio(&self, vm: &Vm, object: Object) -> Option<(BigInt, BigInt)> {
        let int = |object: Object| match object.kind() {
            Kind::Int => Some(BigInt::from(object.int_value())),
            Kind::Bool => Some(BigInt::from(i64::from(object.is_true()))),
            Kind::Big => Some(&vm.heap.bigs[object.index()].0).filter(|value| value.bits() <= LONG).cloned(),
            _ => None,
        };
        if let Some(value) = int(object) {
            return Some((value, BigInt::from(1)));
        }
        let instance = &vm.heap.instances[object.index_of(Kind::Instance)?];
        if instance.class != self.class || instance.shape != self.shape {
            return None;
        }
        let [top, bottom, ..] = instance.slots;
        Some((int(top)?, int(bottom).filter(BigInt::is_positive)?))
    }
    /// A fraction of long ints in lowest terms.
    fn make_large(&self, vm: &mut Vm, top: BigInt, bottom: BigInt) -> Object {
        // Where the cell must stop there is no divisor, and the result is not for use.
        let common = long::common_divisor(&top, &bottom).max(BigInt::from(1)) * bottom.signum();
        let (top, bottom) = (vm.heap.bigint(top / &common), vm.heap.bigint(bottom / common));
        let slots = [top, bottom, Object::UNBOUND, Object::UNBOUND];
        vm.heap.instance(Instance { class: self.class, shape: self.shape, slots, ..Instance::default() })
    }
    /// A fraction in lowest terms.
    fn make(&self, vm: &mut Vm, top: i128, bottom: i128) -> Object {
        let common = top.gcd(&bottom) * bottom.signum();
        let [top, bottom] = [top / common, bottom / common].map(|value| match i64::try_from(value) {
            Ok(value) => vm.heap.int(value),
            Err(_) => vm.heap.bigint(BigInt::from(value)),
        });
        let slots = [top, bottom, Object::UNBOUND, Object::UNBOUND];
        vm.heap.instance(Instance { class: self.class, shape: self.shape, slots, ..Instance::default() })
    }
}

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    if let (&[class, top, ref rest @ ..], [], Some(known)) = (args.all, args.keywords, known(vm))
        && class == Vm::class_object(known.class)
        && let Some(top) = known.ratio(vm, top).or_else(|| if rest.is_empty() { exact(vm, top) } else { None })
    {
        match rest {
            [] => return Ok(known.make(vm, top.top, top.bottom)),
            &[bottom] => {
                if let Some(bottom) = known.ratio(vm, bottom).filter(|bottom| bottom.top != 0) {
                    return Ok(known.make(vm, top.top * bottom.bottom, top.bottom * bottom.top));
                }
            }
            _ => {}
        }
    }
    let table = known(vm).map_or(Object::NONE, |known| known.slowly);
    let Some(callee) = vm.dict_get_str(table, "__new__") else { return Err(vm.type_error("a fraction is required")) };
    let (all, keywords) = (args.all.to_vec(), args.keywords.to_vec());
    Err(Box::new(Flow::Call(Call { callee, args: all, keywords, cont: crate::vm::frame::Cont::Store, extra: Object::UNBOUND })))
}

/// The ratio that a short text or a float stands for.
fn exact(vm: &Vm, value: Object) -> Option<Ratio> {
    match value.kind() {
        Kind::Str => read(vm.heap.text(value).trim_ascii()),
        Kind::Float if value.float_value().is_finite() => {
            let (digits, exponent) = super::statistics::parts(value.float_value());
            let (digits, exponent) =
                if digits == 0 { (0, 0) } else { (digits >> digits.trailing_zeros(), exponent + digits.trailing_zeros() as i32) };
            match exponent {
                0..=60 => Some(Ratio { top: i128::from(digits) << exponent, bottom: 1 }),
                -60..0 => Some(Ratio { top: i128::from(digits), bottom: 1 << -exponent }),
                _ => None,
            }
        }
        _ => None,
    }
}
/// `3`, `-3/4`, `0.75`: a sign, and few enough digits for a word.
fn read(text: &str) -> Option<Ratio> {
    if text.len() > 40 {
        return None;
    }
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let int = |digits: &str| match digits.len() {
        1..=17 if digits.bytes().all(|digit| digit.is_ascii_digit()) => digits.parse::<i128>().ok(),
        _ => None,
    };
    if let Some((top, bottom)) = text.split_once('/') {
        return Some(Ratio { top: sign * int(top)?, bottom: int(bottom).filter(|&bottom| bottom > 0)? });
    }
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let digits = format!("{whole}{decimals}");
    Some(Ratio { top: sign * int(&digits)?, bottom: 10i128.pow(decimals.len() as u32) })
}

/// The two ints that a text of any length stands for, not in lowest terms; None where it stands for no number.
fn read_any(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    if !plain.is(Kind::Str) {
        return Ok(Object::NONE);
    }
    let text = vm.owned_text(plain)?;
    let found = Written::of(&text);
    vm.poll()?;
    let Some(Written { negative, whole, rest }) = found else { return Ok(Object::NONE) };
    let (top, bottom) = match rest {
        Rest::Over(bottom) => (types::parse_int(vm, whole)?, types::parse_int(vm, bottom)?),
        Rest::Point { decimals, exponent } => {
            // The digits before the point and those behind it are two ints, and each may be too long.
            let mut digits = if whole.is_empty() { Object::small(0) } else { types::parse_int(vm, whole)? };
            let places = pace::items(decimals.chars()).filter(|&digit| digit != '_').count();
            vm.poll()?;
            let places = Object::small(places as i64);
            if !decimals.is_empty() {
                let decimals = types::parse_int(vm, decimals)?;
                let scale = vm.arithmetic(Op::Pow, Object::small(10), places)?;
                let scaled = vm.arithmetic(Op::Mul, digits, scale)?;
                digits = vm.arithmetic(Op::Add, scaled, decimals)?;
            }
            let exponent = if exponent.is_empty() { Object::small(0) } else { types::parse_int(vm, exponent)? };
            let power = vm.arithmetic(Op::Sub, exponent, places)?;
            let is_less = vm.to_big(power).is_negative();
            let size = if is_less { vm.arithmetic(Op::Sub, Object::small(0), power)? } else { power };
            let scale = vm.arithmetic(Op::Pow, Object::small(10), size)?;
            if is_less { (digits, scale) } else { (vm.arithmetic(Op::Mul, digits, scale)?, Object::small(1)) }
        }
    };
    let top = if negative { vm.arithmetic(Op::Sub, Object::small(0), top)? } else { top };
    Ok(vm.heap.tuple([top, bottom]))
}

/// The parts of a text that stands for a fraction: digits of any script, which may be grouped by `_`.
struct Written<'a> {
    negative: bool,
    whole: &'a str,
    rest: Rest<'a>,
}
enum Rest<'a> {
    /// Behind a `/`.
    Over(&'a str),
    Point {
        decimals: &'a str,
        /// With its sign.
        exponent: &'a str,
    },
}

impl<'a> Written<'a> {
    fn of(text: &'a str) -> Option<Self> {
        let text = str_split::strip(text, None);
        let negative = text.starts_with('-');
        let (whole, rest) = digits(text.strip_prefix(['-', '+']).unwrap_or(text));
        if let Some(bottom) = rest.strip_prefix('/') {
            let (bottom, end) = digits(bottom);
            let is_whole = !whole.is_empty() && !bottom.is_empty() && end.is_empty();
            return is_whole.then_some(Self { negative, whole, rest: Rest::Over(bottom) });
        }
        let (decimals, rest) = rest.strip_prefix('.').map_or(("", rest), digits);
        let (exponent, end) = match rest.strip_prefix(['e', 'E']) {
            Some(power) => {
                let (found, end) = digits(power.strip_prefix(['-', '+']).unwrap_or(power));
                if found.is_empty() {
                    return None;
                }
                (&power[..power.len() - end.len()], end)
            }
            None => ("", rest),
        };
        let is_number = (!whole.is_empty() || !decimals.is_empty()) && end.is_empty();
        is_number.then_some(Self { negative, whole, rest: Rest::Point { decimals, exponent } })
    }
}
/// The digits that a text begins with, and what follows them.
fn digits(text: &str) -> (&str, &str) {
    let mut end = 0;
    for (at, c) in pace::items(text.char_indices()) {
        match c {
            '_' if at == end && at > 0 => {}
            c if unicode::is_decimal(c) => end = at + c.len_utf8(),
            _ => break,
        }
    }
    text.split_at(end)
}

enum Side {
    Left,
    Right,
}

fn operate(vm: &mut Vm, args: &[Object], name: &str, side: Side, op: Op) -> Res {
    let (one, other) = match side {
        Side::Left => (args[0], args[1]),
        Side::Right => (args[1], args[0]),
    };
    let Some(known) = known(vm) else { return slowly(vm, name, args) };
    match (known.ratio(vm, one), known.ratio(vm, other), args[1].as_float()) {
        (Some(Ratio { top: a, bottom: b }), Some(Ratio { top: c, bottom: d }), _) => match op {
            Op::Add => return Ok(known.make(vm, a * d + c * b, b * d)),
            Op::Sub => return Ok(known.make(vm, a * d - c * b, b * d)),
            Op::Mul => return Ok(known.make(vm, a * c, b * d)),
            Op::Div if c != 0 => return Ok(known.make(vm, a * d, b * c)),
            Op::Mod if c != 0 => return Ok(known.make(vm, (a * d).mod_floor(&(c * b)), b * d)),
            Op::FloorDiv if c != 0 => return Ok(vm.heap.bigint(BigInt::from(Integer::div_floor(&(a * d), &(b * c))))),
            _ => {}
        },
        (Some(ratio), None, Some(float)) => return vm.arithmetic(op, Object::float(ratio.float()), Object::float(float)),
        (None, Some(ratio), Some(float)) => return vm.arithmetic(op, Object::float(float), Object::float(ratio.float())),
        _ => {}
    }
    if let (Some((a, b)), Some((c, d))) = (known.large_ratio(vm, one), known.large_ratio(vm, other)) {
        match op {
            Op::Add => return Ok(known.make_large(vm, a * &d + c * &b, b * d)),
            Op::Sub => return Ok(known.make_large(vm, a * &d - c * &b, b * d)),
            Op::Mul => return Ok(known.make_large(vm, a * c, b * d)),
            Op::Div if !c.is_zero() => return Ok(known.make_large(vm, a * d, b * c)),
            Op::Mod if !c.is_zero() => return Ok(known.make_large(vm, (a * &d).mod_floor(&(c * &b)), b * d)),
            Op::FloorDiv if !c.is_zero() => return Ok(vm.heap.bigint(Integer::div_floor(&(a * d), &(b * c)))),
            _ => {}
        }
    }
    slowly(vm, name, args)
}

fn compare(vm: &mut Vm, args: &[Object], name: &str, wanted: fn(Ordering) -> bool) -> Res {
    if let Some(known) = known(vm)
        && let (Some(one), Some(other)) = (known.ratio(vm, args[0]), known.ratio(vm, args[1]))
    {
        return Ok(Object::bool(wanted((one.top * other.bottom).cmp(&(other.top * one.bottom)))));
    }
    if let Some(known) = known(vm)
        && let (Some((a, b)), Some((c, d))) = (known.large_ratio(vm, args[0]), known.large_ratio(vm, args[1]))
    {
        return Ok(Object::bool(wanted((a * d).cmp(&(c * b)))));
    }
    slowly(vm, name, args)
}
fn with(vm: &mut Vm, args: &[Object], name: &str, answer: fn(&mut Vm, Ratio) -> Object) -> Res {
    match known(vm).and_then(|known| known.ratio(vm, args[0])) {
        Some(ratio) => Ok(answer(vm, ratio)),
        None => slowly(vm, name, args),
    }
}
fn sign(vm: &mut Vm, args: &[Object], name: &str, change: fn(i128) -> i128) -> Res {
    let Some(known) = known(vm) else { return slowly(vm, name, args) };
    match known.ratio(vm, args[0]) {
        Some(ratio) => Ok(known.make(vm, change(ratio.top), ratio.bottom)),
        None => slowly(vm, name, args),
    }
}
