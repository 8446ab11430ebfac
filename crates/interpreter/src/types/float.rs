//! `float` and `complex`.

use super::dunders::{COMPARE, EQUAL, FORMAT, HASH, NUMBER, REAL, REPR};
use super::int::{bad_float, has_own};
use super::{COMPLEX, FLOAT, OBJECT, TypeDef};
use crate::native::{Flow, NativeDef, Res, call_then, class_method, getter, method, static_method};
use crate::object::class::Layout;
use crate::object::misc::Complex;
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::{float_hex, float_parse, float_repr};
use crate::types;
use crate::vm::frame::Cont;
use crate::vm::{Name, Vm};
use num_bigint::BigInt;
use num_traits::FromPrimitive;

pub static DEF: TypeDef = TypeDef {
    id: FLOAT,
    name: "float",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Float,
    is_base: true,
    natives: &[METHODS, NUMBER, REAL, COMPARE, HASH, REPR, FORMAT],
    doc: "A floating-point number.",
};
pub static COMPLEX_DEF: TypeDef = TypeDef {
    id: COMPLEX,
    name: "complex",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Complex,
    is_base: true,
    natives: &[COMPLEX_METHODS, NUMBER, EQUAL, HASH, REPR, FORMAT],
    doc: "A complex number.",
};

static METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, x=0.0, /", new),
    method("as_integer_ratio", "self, /", as_integer_ratio),
    method("conjugate", "self, /", plain),
    method("is_integer", "self, /", is_integer),
    method("hex", "self, /", hex),
    class_method("fromhex", "cls, string, /", fromhex),
    class_method("__getformat__", "cls, typestr, /", |vm, _| Ok(vm.heap.str("IEEE, little-endian"))),
    method("__float__", "self, /", plain),
    method("__int__", "self, /", trunc),
    method("__trunc__", "self, /", trunc),
    method("__floor__", "self, /", floor),
    method("__ceil__", "self, /", ceil),
    method("__round__", "self, ndigits=None, /", round),
    method("__abs__", "self, /", abs),
    getter("real", plain),
    getter("imag", |_, _| Ok(Object::float(0.0))),
];

fn value(vm: &Vm, object: Object) -> f64 {
    vm.payload(object).float_value()
}
fn plain(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(vm.payload(args[0]))
}
fn new(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(source) = args[1].given() else { return Ok(vm.wrap(args[0], FLOAT, Object::float(0.0))) };
    let given = vm.payload(source);
    let view = if given.is(Kind::Misc) { vm.bytes_like(given)? } else { None };
    let inner = view.map_or(given, |data| vm.heap.bytes(data));
    let float = match inner.kind() {
        _ if has_own(vm, source, Name::Float) => return ask_float(vm, args),
        Kind::Float => inner.float_value(),
        Kind::Int | Kind::Big | Kind::Bool => vm.int_to_float(inner)?,
        Kind::Str => match float_parse::parse(vm.heap.text(inner)) {
            Some(float) => float,
            None => {
                let text = vm.owned_text(inner)?;
                return Err(bad_float(vm, &text));
            }
        },
        Kind::Bytes | Kind::ByteArray => {
            let text = String::from_utf8_lossy(&vm.heap.bytes[inner.index()].data).into_owned();
            match float_parse::parse(&text).filter(|_| text.is_ascii()) {
                Some(float) => float,
                None => {
                    let shown = types::repr_native(vm, given);
                    let message = format!("could not convert string to float: {shown}");
                    return Err(vm.value_error(&message));
                }
            }
        }
        _ => return ask_float(vm, args),
    };
    let object = if float.is_nan() { vm.fresh_nan() } else { Object::float(float) };
    Ok(vm.wrap(args[0], FLOAT, object))
}
fn ask_float(vm: &mut Vm, args: &[Object]) -> Res {
    for (name, cont) in [(Name::Float, Cont::FloatCheck), (Name::Index, Cont::IndexCheck)] {
        if let Some(method) = vm.special(args[1], name) {
            if let Some(native) = method.index_of(Kind::Native) {
                let result = vm.ask_native(native, &args[..2], 1, cont)?;
                let float = vm.int_to_float(result)?;
                return Ok(vm.wrap(args[0], FLOAT, Object::float(float)));
            }
            let plan = vec![Object::make(Kind::Native, vm.current_native), Object::small(1), args[0], args[1]];
            let plan = vm.heap.tuple(plan);
            return call_then(method, vec![args[1]], cont, plan);
        }
    }
    let message = format!("float() argument must be a string or a real number, not '{}'", vm.type_name(args[1]));
    Err(vm.type_error(&message))
}
fn as_integer_ratio(vm: &mut Vm, args: &[Object]) -> Res {
    let value = value(vm, args[0]);
    if value.is_nan() {
        return Err(vm.value_error("cannot convert NaN to integer ratio"));
    }
    if value.is_infinite() {
        return Err(vm.overflow_error("cannot convert Infinity to integer ratio"));
    }
    let (numerator, denominator) = ratio(value);
    let (numerator, denominator) = (vm.heap.bigint(numerator), vm.heap.bigint(denominator));
    Ok(vm.heap.tuple([numerator, denominator]))
}
/// The exact fraction of a finite float.
#[must_use]
pub fn ratio(value: f64) -> (BigInt, BigInt) {
    let mut mantissa = value;
    let mut exponent = 0u32;
    while mantissa.fract() != 0.0 {
        mantissa *= 2.0;
        exponent += 1;
    }
    (BigInt::from_f64(mantissa).unwrap_or_default(), BigInt::from(1) << exponent)
}
fn is_integer(vm: &mut Vm, args: &[Object]) -> Res {
    let value = value(vm, args[0]);
    Ok(Object::bool(value.is_finite() && value.fract() == 0.0))
}
fn hex(vm: &mut Vm, args: &[Object]) -> Res {
    let text = float_hex::hex(value(vm, args[0]));
    Ok(vm.heap.string(text))
}
fn fromhex(vm: &mut Vm, args: &[Object]) -> Res {
    if !vm.payload(args[1]).is(Kind::Str) {
        return Err(vm.type_error("bad argument type for built-in operation"));
    }
    let text = vm.text_arg(args[1], "fromhex() argument")?;
    match float_hex::from_hex(&text) {
        Ok(value) if args[0] == Vm::class_object(FLOAT) => Ok(Object::float(value)),
        Ok(value) => crate::native::call(args[0], vec![Object::float(value)]),
        Err(error) => Err(vm.text_error(error)),
    }
}
/// An int object from a float that is whole or to be cut.
pub fn to_int(vm: &mut Vm, value: f64) -> Res {
    match float_parse::truncate(value) {
        Ok(value) => Ok(vm.int_object(value)),
        Err(error) => Err(vm.text_error(error)),
    }
}
fn trunc(vm: &mut Vm, args: &[Object]) -> Res {
    let value = value(vm, args[0]);
    to_int(vm, value)
}
fn floor(vm: &mut Vm, args: &[Object]) -> Res {
    let value = value(vm, args[0]).floor();
    to_int(vm, value)
}
fn ceil(vm: &mut Vm, args: &[Object]) -> Res {
    let value = value(vm, args[0]).ceil();
    to_int(vm, value)
}
fn round(vm: &mut Vm, args: &[Object]) -> Res {
    let number = value(vm, args[0]);
    if args[1].some().is_none() {
        return to_int(vm, if number.is_finite() { number.round_ties_even() } else { number });
    }
    let digits = vm.index_object(args, 1)?;
    let digits = vm.clamped(digits);
    match float_repr::round(number, digits) {
        Ok(value) => Ok(Object::float(value)),
        Err(error) => Err(vm.text_error(error)),
    }
}
fn abs(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(Object::float(value(vm, args[0]).abs()))
}

// ---- complex

static COMPLEX_METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, real=0, imag=0", complex_new),
    method("conjugate", "self, /", conjugate),
    method("__abs__", "self, /", complex_abs),
    method("__complex__", "self, /", plain),
    getter("real", |vm, args| Ok(Object::float(complex_value(vm, args[0]).re))),
    getter("imag", |vm, args| Ok(Object::float(complex_value(vm, args[0]).im))),
];
fn complex_value(vm: &Vm, object: Object) -> Complex {
    vm.heap.complexes[vm.payload(object).index()]
}
fn conjugate(vm: &mut Vm, args: &[Object]) -> Res {
    let value = complex_value(vm, args[0]);
    Ok(vm.heap.complex(Complex { re: value.re, im: -value.im }))
}
fn complex_abs(vm: &mut Vm, args: &[Object]) -> Res {
    let value = complex_value(vm, args[0]);
    let size = value.re.hypot(value.im);
    if size.is_infinite() && value.re.is_finite() && value.im.is_finite() {
        return Err(vm.overflow_error("absolute value too large"));
    }
    Ok(Object::float(size))
}
fn complex_new(vm: &mut Vm, args: &[Object]) -> Res {
    let real = args[1].or(Object::small(0));
    if real.is(Kind::Complex) && args[0] == Vm::class_object(COMPLEX) && args[2].given().is_none() {
        return Ok(real);
    }
    let inner = vm.payload(real);
    if inner.is(Kind::Str) {
        if args[2].given().is_some() {
            return Err(vm.type_error("complex() can't take second arg if first is a string"));
        }
        let parsed = parse_complex(vm.heap.text(inner));
        vm.poll()?;
        return match parsed {
            Some(value) => {
                let payload = vm.heap.complex(value);
                Ok(vm.wrap(args[0], COMPLEX, payload))
            }
            None if float_parse::underscores_misplaced(vm.heap.text(inner)) => {
                let message = format!("could not convert string to complex: {}", types::repr_native(vm, real));
                Err(vm.value_error(&message))
            }
            None => Err(vm.value_error("complex() arg is a malformed string")),
        };
    }
    if let Some(imag) = args[2].given()
        && vm.payload(imag).is(Kind::Str)
    {
        return Err(vm.type_error("complex() second arg can't be a string"));
    }
    if let Some(method) = vm.special(real, Name::Complex)
        && !method.is(Kind::Native)
    {
        return vm.call_embedded("complex_from", vec![args[0], real, args[2].or(Object::small(0))]);
    }
    let re = component(vm, args, 1, real)?;
    let im = match args[2].given() {
        Some(imag) => component(vm, args, 2, imag)?,
        None => Complex::default(),
    };
    let complex = |vm: &Vm, object: Object| vm.payload(object).is(Kind::Complex);
    let mut payload = re;
    if let Some(imag) = args[2].given() {
        payload.im = im.re;
        if complex(vm, imag) {
            payload.re -= im.im;
        }
        if complex(vm, real) {
            payload.im += re.im;
        }
    }
    let payload = vm.heap.complex(payload);
    Ok(vm.wrap(args[0], COMPLEX, payload))
}
fn component(vm: &mut Vm, args: &[Object], at: usize, object: Object) -> Res<Complex> {
    if let Some(value) = vm.to_complex(object)? {
        return Ok(value);
    }
    let mut given = args.to_vec();
    given[at] = object;
    match vm.float_arg(&given, at) {
        Ok(re) => Ok(Complex { re, im: 0.0 }),
        Err(flow) if matches!(*flow, Flow::Raise(_)) => {
            let message = if at == 1 {
                format!("complex() first argument must be a string or a number, not '{}'", vm.type_name(object))
            } else {
                format!("complex() second argument must be a number, not '{}'", vm.type_name(object))
            };
            Err(vm.type_error(&message))
        }
        Err(flow) => Err(flow),
    }
}
/// Reads what `complex(str)` accepts.
fn parse_complex(text: &str) -> Option<Complex> {
    let mut text = text.trim();
    if let Some(inner) = text.strip_prefix('(') {
        text = inner.strip_suffix(')')?.trim();
    }
    let imaginary = |part: &str| match part {
        "" | "+" => Some(1.0),
        "-" => Some(-1.0),
        _ => float_parse::parse(part),
    };
    if pace::find(text, char::is_whitespace).is_some() {
        return None;
    }
    let Some(body) = text.strip_suffix(['j', 'J']) else {
        return Some(Complex { re: float_parse::parse(text)?, im: 0.0 });
    };
    // The last sign that does not belong to an exponent divides the two parts.
    let bytes = body.as_bytes();
    let split = (1..bytes.len()).rev().find(|&at| matches!(bytes[at], b'+' | b'-') && !matches!(bytes[at - 1], b'e' | b'E'));
    match split {
        Some(at) => Some(Complex { re: float_parse::parse(&body[..at])?, im: imaginary(&body[at..])? }),
        None => Some(Complex { re: 0.0, im: imaginary(body)? }),
    }
}

/// `repr` of a complex number.
#[must_use]
pub fn complex_repr(value: Complex) -> String {
    let part = |number: f64| {
        let text = float_repr::repr(number);
        text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
    };
    let im = part(value.im);
    if value.re == 0.0 && !value.re.is_sign_negative() {
        return format!("{im}j");
    }
    let sign = if im.starts_with('-') { "" } else { "+" };
    format!("({}{sign}{im}j)", part(value.re))
}
/// `x / y`; `None` for a zero divisor.
#[must_use]
pub fn complex_divide(x: Complex, y: Complex) -> Option<Complex> {
    if y.re == 0.0 && y.im == 0.0 {
        return None;
    }
    Some(if y.re.abs() >= y.im.abs() {
        let ratio = y.im / y.re;
        let denominator = y.re + y.im * ratio;
        Complex { re: (x.re + x.im * ratio) / denominator, im: (x.im - x.re * ratio) / denominator }
    } else {
        let ratio = y.re / y.im;
        let denominator = y.re * ratio + y.im;
        Complex { re: (x.re * ratio + x.im) / denominator, im: (x.im * ratio - x.re) / denominator }
    })
}
/// `x ** y`, with small whole exponents by multiplication as CPython does.
#[must_use]
pub fn complex_power(x: Complex, y: Complex) -> Complex {
    if y.re == 0.0 && y.im == 0.0 {
        return Complex { re: 1.0, im: 0.0 };
    }
    if y.im == 0.0 && y.re.fract() == 0.0 && y.re.abs() <= 100.0 {
        let times = |a: Complex, b: Complex| Complex { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
        let mut result = Complex { re: 1.0, im: 0.0 };
        let (mut base, mut exponent) = (x, y.re.abs() as u32);
        while exponent > 0 {
            if exponent & 1 == 1 {
                result = times(result, base);
            }
            exponent >>= 1;
            if exponent > 0 {
                base = times(base, base);
            }
        }
        if y.re < 0.0 {
            return complex_divide(Complex { re: 1.0, im: 0.0 }, result).unwrap_or(Complex { re: f64::NAN, im: f64::NAN });
        }
        return result;
    }
    if x.re == 0.0 && x.im == 0.0 {
        return Complex { re: 0.0, im: 0.0 };
    }
    let (length, phase) = power_parts(x, y);
    Complex { re: length * phase.cos(), im: length * phase.sin() }
}
/// The length and the angle of a power.
fn power_parts(x: Complex, y: Complex) -> (f64, f64) {
    let size = x.re.hypot(x.im);
    let mut length = size.powf(y.re);
    let angle = x.im.atan2(x.re);
    let mut phase = angle * y.re;
    if y.im != 0.0 {
        length /= (angle * y.im).exp();
        phase += y.im * size.ln();
    }
    (length, phase)
}
/// Is the angle of a power infinite? It has no direction then, which CPython takes for a division by zero.
pub fn power_lacks_angle(x: Complex, y: Complex) -> bool {
    let is_whole = y.im == 0.0 && y.re.fract() == 0.0 && y.re.abs() <= 100.0;
    let is_zero = |number: Complex| number.re == 0.0 && number.im == 0.0;
    !is_whole && !is_zero(x) && power_parts(x, y).1.is_infinite()
}
