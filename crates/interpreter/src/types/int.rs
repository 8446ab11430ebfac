//! `int` and `bool`.

use super::dunders::{BITS, COMPARE, FORMAT, HASH, NUMBER, REAL, REPR};
use super::{BOOL, BYTEARRAY, BYTES, INT, OBJECT, TypeDef, int_bytes};
use crate::native::{Args, Flow, NativeDef, Res, call_then, class_method, getter, method, static_method, variadic_static};
use crate::object::class::Layout;
use crate::object::{Kind, Object};
use crate::text::{TextError, float_parse, int_text, quote};
use crate::vm::frame::Cont;
use crate::vm::small_math::{floor_div, floor_mod};
use crate::vm::{Name, Vm};
use crate::{long, short_divisor, types};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::ToPrimitive;
use num_traits::{Signed, Zero};

pub static DEF: TypeDef = TypeDef {
    id: INT,
    name: "int",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Int,
    is_base: true,
    natives: &[METHODS, NUMBER, REAL, BITS, COMPARE, HASH, REPR, FORMAT],
    doc: "An integer of any size.",
};
pub static BOOL_DEF: TypeDef = TypeDef {
    id: BOOL,
    name: "bool",
    module: "builtins",
    base: INT,
    layout: Layout::Int,
    is_base: false,
    natives: &[BOOL_METHODS],
    doc: "True or False.",
};

static METHODS: &[NativeDef] = &[
    variadic_static("__new__", "cls, x=0, /, base=10", new),
    method("bit_length", "self, /", bit_length),
    method("bit_count", "self, /", bit_count),
    method("conjugate", "self, /", plain),
    method("to_bytes", "self, /, length=1, byteorder='big', *, signed=False", int_bytes::to_bytes),
    class_method("from_bytes", "cls, /, bytes, byteorder='big', *, signed=False", int_bytes::from_bytes),
    method("as_integer_ratio", "self, /", as_integer_ratio),
    method("__int__", "self, /", plain),
    method("__index__", "self, /", plain),
    method("__trunc__", "self, /", plain),
    method("__floor__", "self, /", plain),
    method("__ceil__", "self, /", plain),
    method("__round__", "self, ndigits=None, /", round),
    method("__abs__", "self, /", abs),
    method("__float__", "self, /", float),
    method("__sizeof__", "self, /", crate::stdlib::sizes::sizeof),
    getter("real", plain),
    getter("numerator", plain),
    getter("imag", |_, _| Ok(Object::small(0))),
    getter("denominator", |_, _| Ok(Object::small(1))),
];
static BOOL_METHODS: &[NativeDef] = &[static_method("__new__", "cls, object=False, /", bool_new), method("__repr__", "self, /", bool_repr)];

fn bool_new(vm: &mut Vm, args: &[Object]) -> Res {
    match args[1].given() {
        Some(object) => vm.truth(object),
        None => Ok(Object::FALSE),
    }
}
fn bool_repr(vm: &mut Vm, args: &[Object]) -> Res {
    types::builtin_repr(vm, args[0])
}
/// The int itself, without its subclass.
fn plain(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    Ok(if value.is_bool() { Object::small(i64::from(value.index())) } else { value })
}

fn new(vm: &mut Vm, args: Args<'_>) -> Res {
    let positional = args.positional();
    let mut base = positional.get(2).copied();
    for (name, value) in args.named() {
        match vm.heap.text(name) {
            "base" if base.is_none() => base = Some(value),
            other => {
                let message = format!("'{other}' is an invalid keyword argument for int()");
                return Err(vm.type_error(&message));
            }
        }
    }
    if positional.len() > 3 {
        let message = format!("int() takes at most 2 arguments ({} given)", positional.len() - 1);
        return Err(vm.type_error(&message));
    }
    let class = args.all[0];
    if class == Vm::class_object(BOOL) {
        return Err(vm.type_error("int.__new__(bool) is not safe, use bool.__new__()"));
    }
    let Some(&source) = positional.get(1) else {
        if base.is_some() {
            return Err(vm.type_error("int() missing string argument"));
        }
        return Ok(vm.wrap(class, INT, Object::small(0)));
    };
    match convert(vm, source, base, args) {
        Ok(value) => Ok(vm.wrap(class, INT, value)),
        Err(flow) if matches!(*flow, Flow::Call(_)) && class != Vm::class_object(INT) => {
            vm.call_embedded("int_subclass", vec![class, source])
        }
        Err(flow) => Err(flow),
    }
}
fn convert(vm: &mut Vm, source: Object, base: Option<Object>, args: Args<'_>) -> Res {
    let value = vm.payload(source);
    if let Some(base) = base {
        let base = vm.index_object(&[args.all[0], source, base], 2)?;
        let base = vm.small_int(base).filter(|base| matches!(base, 0 | 2..=36));
        let Some(base) = base else { return Err(vm.value_error("int() base must be >= 2 and <= 36, or 0")) };
        return match value.kind() {
            Kind::Str => parse(vm, value, base),
            // Arrays of bytes keep them too.
            Kind::Bytes | Kind::ByteArray if [BYTES, BYTEARRAY].iter().any(|&class| vm.is_instance(source, class)) => {
                parse_bytes(vm, value, base)
            }
            _ => Err(vm.type_error("int() can't convert non-string with explicit base")),
        };
    }
    match value.kind() {
        Kind::Int | Kind::Big if !has_own(vm, source, Name::Int) => Ok(value),
        Kind::Bool => Ok(Object::small(i64::from(value.index()))),
        Kind::Float if !has_own(vm, source, Name::Int) => match float_parse::truncate(value.float_value()) {
            Ok(value) => Ok(vm.int_object(value)),
            Err(error) => Err(vm.text_error(error)),
        },
        Kind::Str if !has_own(vm, source, Name::Int) => parse(vm, value, 10),
        Kind::Bytes | Kind::ByteArray => parse_bytes(vm, value, 10),
        _ => {
            for name in [Name::Int, Name::Index, Name::Trunc] {
                if let Some(method) = vm.special(source, name) {
                    if name == Name::Trunc && !method.is(Kind::Native) {
                        return vm.call_embedded("int_truncated", vec![args.all[0], method, source]);
                    }
                    if let Some(native) = method.index_of(Kind::Native) {
                        return vm.call_native(native, &[source], &[]);
                    }
                    let mut plan = vec![Object::make(Kind::Native, vm.current_native), Object::small(1)];
                    plan.extend_from_slice(&[args.all[0], source]);
                    let plan = vm.heap.tuple(plan);
                    return call_then(method, vec![source], Cont::IndexCheck, plan);
                }
            }
            if let Some(data) = vm.bytes_like(value)? {
                let bytes = vm.heap.bytes(data);
                return parse_bytes(vm, bytes, 10);
            }
            let message = format!("int() argument must be a string, a bytes-like object or a real number, not '{}'", vm.type_name(source));
            Err(vm.type_error(&message))
        }
    }
}
/// Does a subclass define this method itself?
pub fn has_own(vm: &mut Vm, object: Object, name: Name) -> bool {
    object.is(Kind::Instance) && vm.special(object, name).is_some_and(|method| !method.is(Kind::Native))
}
/// Many digits are read one by one, and kept until they are a number.
fn charge_digits(vm: &mut Vm, count: usize) -> Res<()> {
    vm.reserve(count * 2)?;
    if count > 1 << 16 { vm.charge_work(count as u64 / 100) } else { Ok(()) }
}
/// `int(text)`.
pub fn parse_int(vm: &mut Vm, text: &str) -> Res {
    charge_digits(vm, text.len())?;
    let parsed = int_text::parse(text, 10, vm.digit_limit());
    made(vm, parsed)
}
fn parse(vm: &mut Vm, text: Object, base: i64) -> Res {
    charge_digits(vm, vm.heap.text(text).len())?;
    let parsed = int_text::parse(vm.heap.text(text), base, vm.digit_limit());
    made(vm, parsed)
}
fn parse_bytes(vm: &mut Vm, bytes: Object, base: i64) -> Res {
    charge_digits(vm, vm.heap.bytes[bytes.index()].data.len())?;
    let parsed = int_text::parse_bytes(&vm.heap.bytes[bytes.index()].data, base, vm.digit_limit());
    made(vm, parsed)
}
#[inline]
fn made(vm: &mut Vm, parsed: Result<int_text::Int, TextError>) -> Res {
    match parsed {
        Ok(value) => Ok(vm.int_object(value)),
        Err(error) => Err(vm.text_error(error)),
    }
}
fn bit_length(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    let bits = match vm.small_int(value) {
        Some(small) => u64::from(i64::BITS - small.unsigned_abs().leading_zeros()),
        None => vm.heap.bigs[value.index()].0.bits(),
    };
    Ok(Object::small(bits as i64))
}
fn bit_count(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    let ones = match vm.small_int(value) {
        Some(small) => u64::from(small.unsigned_abs().count_ones()),
        None => vm.heap.bigs[value.index()].0.magnitude().count_ones(),
    };
    Ok(Object::small(ones as i64))
}
fn abs(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    match vm.small_int(value) {
        Some(number) if number != i64::MIN => Ok(vm.heap.int(number.abs())),
        _ => {
            let number = vm.to_big(value).abs();
            Ok(vm.heap.bigint(number))
        }
    }
}
fn float(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    vm.int_to_float(value).map(Object::float)
}
fn as_integer_ratio(vm: &mut Vm, args: &[Object]) -> Res {
    let value = plain(vm, args)?;
    Ok(vm.heap.tuple([value, Object::small(1)]))
}
fn round(vm: &mut Vm, args: &[Object]) -> Res {
    let value = plain(vm, args)?;
    if args[1].some().is_none() {
        return Ok(value);
    }
    let digits = vm.index_object(args, 1)?;
    let digits = vm.clamped(digits).max(-(1 << 40));
    if digits >= 0 {
        return Ok(value);
    }
    let number = vm.to_big(value);
    if digits < -10_000 && (number.bits() as i64) < -digits * 3 {
        return Ok(Object::small(0));
    }
    let unit = long::power(&BigInt::from(10), (-digits) as u32);
    vm.poll()?;
    let (quotient, remainder) = long::divide_floor(&number, &unit);
    let twice: BigInt = &remainder * 2;
    let up = match twice.cmp(&unit) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => quotient.is_odd(),
    };
    let rounded = long::multiply_signed(&(quotient + i32::from(up)), &unit);
    vm.poll()?;
    Ok(vm.heap.bigint(rounded))
}

/// `divmod` of builtin numbers.
pub fn divmod_native(vm: &mut Vm, a: Object, b: Object) -> Res {
    let (a, b) = (vm.payload(a), vm.payload(b));
    let number = |object: Object| matches!(object.kind(), Kind::Int | Kind::Big | Kind::Bool | Kind::Float);
    if !number(a) || !number(b) {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    if a.is_float() || b.is_float() {
        let (x, y) = (vm.int_to_float(a)?, vm.int_to_float(b)?);
        if y == 0.0 {
            return Err(vm.zero_division("float divmod()"));
        }
        let (quotient, remainder) = crate::vm::binary::float_divmod(x, y);
        return Ok(vm.heap.tuple([Object::float(quotient), Object::float(remainder)]));
    }
    if let (Some(x), Some(y)) = (a.as_int(), b.as_int())
        && y != 0
    {
        let (quotient, remainder) = (vm.heap.int(floor_div(x, y)), Object::small(floor_mod(x, y)));
        return Ok(vm.heap.tuple([quotient, remainder]));
    }
    if let (Some(big), Some(divisor)) = (a.index_of(Kind::Big), b.as_int())
        && divisor > 0
        && vm.heap.bigs[big].0.bits() <= long::PIECE
    {
        vm.reserve(vm.heap.bigs[big].0.bits() as usize / 4)?;
        let (quotient, remainder) = short_divisor::divide_floor(&vm.heap.bigs[big].0, divisor as u64);
        let (quotient, remainder) = (vm.heap.bigint(quotient), Object::small(remainder as i64));
        return Ok(vm.heap.tuple([quotient, remainder]));
    }
    let (x, y) = (vm.to_big(a), vm.to_big(b));
    if y.is_zero() {
        return Err(vm.zero_division("integer division or modulo by zero"));
    }
    let (quotient, remainder) = long::divide_floor(&x, &y);
    vm.poll()?;
    let (quotient, remainder) = (vm.heap.bigint(quotient), vm.heap.bigint(remainder));
    Ok(vm.heap.tuple([quotient, remainder]))
}

/// `base ** exponent % modulus` where the base is below the modulus and nothing is negative.
fn small_power_modulo(base: i64, mut exponent: i64, modulus: i64) -> i64 {
    let product = |a: i64, b: i64| match a.checked_mul(b) {
        Some(product) => product % modulus,
        None => (i128::from(a) * i128::from(b) % i128::from(modulus)) as i64,
    };
    let (mut result, mut power) = (1 % modulus, base);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = product(result, power);
        }
        power = product(power, power);
        exponent >>= 1;
    }
    result
}

/// `pow(base, exponent, modulus)` of ints.
pub fn pow_modulo(vm: &mut Vm, base: Object, exponent: Object, modulus: Object) -> Res {
    let parts = [vm.payload(base), vm.payload(exponent), vm.payload(modulus)];
    if !parts.iter().all(|part| matches!(part.kind(), Kind::Int | Kind::Big | Kind::Bool)) {
        return match parts.iter().find(|part| part.is_float() || part.is(Kind::Complex)) {
            Some(part) if part.is_float() => Err(vm.type_error("pow() 3rd argument not allowed unless all arguments are integers")),
            Some(_) => Err(vm.value_error("complex modulo")),
            None => Ok(Object::NOT_IMPLEMENTED),
        };
    }
    let small = |part: Object| part.as_int().or_else(|| vm.heap.bigs[part.index_of(Kind::Big)?].0.to_i64());
    if let [Some(base), Some(exponent @ 0..), Some(modulus @ 1..)] = parts.map(small) {
        return Ok(vm.heap.int(small_power_modulo(base.rem_euclid(modulus), exponent, modulus)));
    }
    let [mut base, mut exponent, modulus] = parts.map(|part| vm.to_big(part));
    if modulus.is_zero() {
        return Err(vm.value_error("pow() 3rd argument cannot be 0"));
    }
    if exponent.is_negative() {
        let inverse = long::inverse(&base, &modulus.abs());
        vm.poll()?;
        let Some(inverse) = inverse else { return Err(vm.value_error("base is not invertible for the given modulus")) };
        base = inverse;
        exponent = -exponent;
    }
    let positive = modulus.abs();
    let reduced = long::divide_floor(&base, &positive).1;
    let value = long::power_modulo(reduced.magnitude(), exponent.magnitude(), positive.magnitude());
    vm.poll()?;
    // The result has the sign of the modulus.
    let value = BigInt::from(value);
    let value = if modulus.is_negative() && !value.is_zero() { value + modulus } else { value };
    Ok(vm.heap.bigint(value))
}

/// The error for a string that is not a float.
pub fn bad_float(vm: &mut Vm, text: &str) -> Box<Flow> {
    let error = float_parse::invalid(&quote::repr_str(text));
    vm.text_error(error)
}
