//! `cmath`: functions of complex numbers, with C's branch cuts. Objects with `__complex__` or `__float__` are asked by
//! embedded code first.

mod edges;

use crate::native::{NativeDef, Res, function};
use crate::object::misc::Complex;
use crate::object::{Kind, Object};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("acos", "z, /", |vm, args| one(vm, args, acos)),
    function("acosh", "z, /", |vm, args| one(vm, args, acosh)),
    function("asin", "z, /", |vm, args| one(vm, args, |z| turned(z, asinh))),
    function("asinh", "z, /", |vm, args| one(vm, args, asinh)),
    function("atan", "z, /", |vm, args| {
        let (re, im) = number(vm, args, 0)?;
        if re == 0.0 && im.abs() == 1.0 {
            return Err(vm.value_error("math domain error"));
        }
        one(vm, args, |z| turned(z, atanh))
    }),
    function("atanh", "z, /", |vm, args| {
        if number(vm, args, 0)? == (1.0, 0.0) || number(vm, args, 0)? == (-1.0, 0.0) {
            return Err(vm.value_error("math domain error"));
        }
        one(vm, args, atanh)
    }),
    function("cos", "z, /", |vm, args| periodic(vm, args, Turn::Quarter, |_| true, |(re, im)| cosh((-im, re)))),
    function("cosh", "z, /", |vm, args| periodic(vm, args, Turn::None, |_| true, cosh)),
    function("exp", "z, /", |vm, args| periodic(vm, args, Turn::None, |re| re > 0.0, exp)),
    function("isclose", "a, b, *, rel_tol=1e-09, abs_tol=0.0", isclose),
    function("isfinite", "z, /", |vm, args| test(vm, args, |(re, im)| re.is_finite() && im.is_finite())),
    function("isinf", "z, /", |vm, args| test(vm, args, |(re, im)| re.is_infinite() || im.is_infinite())),
    function("isnan", "z, /", |vm, args| test(vm, args, |(re, im)| re.is_nan() || im.is_nan())),
    function("log", "z, base=None, /", logarithm),
    function("log10", "z, /", |vm, args| {
        let z = nonzero(vm, args, 0)?;
        let (re, im) = log(z);
        made(vm, (re / std::f64::consts::LN_10, im / std::f64::consts::LN_10))
    }),
    function("phase", "z, /", |vm, args| {
        let (re, im) = number(vm, args, 0)?;
        Ok(Object::float(im.atan2(re)))
    }),
    function("polar", "z, /", |vm, args| {
        let (re, im) = number(vm, args, 0)?;
        let length = re.hypot(im);
        if length.is_infinite() && re.is_finite() && im.is_finite() {
            return Err(vm.overflow_error("math range error"));
        }
        Ok(vm.heap.tuple([Object::float(length), Object::float(im.atan2(re))]))
    }),
    function("rect", "r, phi, /", |vm, args| {
        let (r, phi) = (vm.float_arg(args, 0)?, vm.float_arg(args, 1)?);
        if phi.is_infinite() && r != 0.0 && !r.is_nan() {
            return Err(vm.value_error("math domain error"));
        }
        if phi == 0.0 {
            return made(vm, (r, if r.is_infinite() { phi.copysign(r * phi.signum()) } else { r * phi }));
        }
        made(vm, (r * phi.cos(), r * phi.sin()))
    }),
    function("sin", "z, /", |vm, args| periodic(vm, args, Turn::Quarter, |_| true, |z| turned(z, sinh))),
    function("sinh", "z, /", |vm, args| periodic(vm, args, Turn::None, |_| true, sinh)),
    function("sqrt", "z, /", |vm, args| one(vm, args, sqrt)),
    function("tan", "z, /", |vm, args| periodic(vm, args, Turn::Quarter, |_| false, |z| turned(z, tanh))),
    function("tanh", "z, /", |vm, args| periodic(vm, args, Turn::None, |_| false, tanh)),
];

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    for (name, value) in [
        ("pi", std::f64::consts::PI),
        ("e", std::f64::consts::E),
        ("tau", std::f64::consts::TAU),
        ("inf", f64::INFINITY),
        ("nan", f64::NAN),
    ] {
        vm.dict_set_str(dict, name, Object::float(value));
    }
    for (name, im) in [("infj", f64::INFINITY), ("nanj", f64::NAN)] {
        let value = vm.heap.complex(Complex { re: 0.0, im });
        vm.dict_set_str(dict, name, value);
    }
    Ok(())
}

type Pair = (f64, f64);

fn made(vm: &mut Vm, (re, im): Pair) -> Res {
    Ok(vm.heap.complex(Complex { re, im }))
}

/// Argument `at` as a complex number.
fn number(vm: &mut Vm, args: &[Object], at: usize) -> Res<Pair> {
    let plain = vm.payload(args[at]);
    match plain.kind() {
        Kind::Complex => {
            let value = vm.heap.complexes[plain.index()];
            Ok((value.re, value.im))
        }
        Kind::Float => Ok((plain.float_value(), 0.0)),
        Kind::Int | Kind::Big | Kind::Bool => Ok((vm.int_to_float(plain)?, 0.0)),
        _ => {
            let given = args.iter().copied().take_while(|arg| !arg.is_unbound()).collect();
            let list = vm.heap.list(given);
            vm.call_embedded("complex_then", vec![Object::make(Kind::Native, vm.current_native), Object::small(at as i64), list])
        }
    }
}
fn nonzero(vm: &mut Vm, args: &[Object], at: usize) -> Res<Pair> {
    let z = number(vm, args, at)?;
    if z == (0.0, 0.0) { Err(vm.value_error("math domain error")) } else { Ok(z) }
}
/// A function of one number: an infinite result of a finite number is a range error, a nan a domain error.
fn one(vm: &mut Vm, args: &[Object], f: fn(Pair) -> Pair) -> Res {
    let z = number(vm, args, 0)?;
    let result = f(z);
    if z.0.is_finite() && z.1.is_finite() {
        if result.0.is_infinite() || result.1.is_infinite() {
            return Err(vm.overflow_error("math range error"));
        }
        if result.0.is_nan() || result.1.is_nan() {
            return Err(vm.value_error("math domain error"));
        }
    }
    made(vm, result)
}
/// How a function's period lies: along the imaginary axis, or along the real one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    None,
    Quarter,
}
/// A periodic function: it has no value infinitely far along its period, and not where it is as far across unless it has a limit there.
fn periodic(vm: &mut Vm, args: &[Object], turn: Turn, is_lost: fn(f64) -> bool, f: fn(Pair) -> Pair) -> Res {
    let (re, im) = number(vm, args, 0)?;
    let (across, along) = if turn == Turn::None { (re, im) } else { (-im, re) };
    if along.is_infinite() && (across.is_finite() || across.is_infinite() && is_lost(across)) {
        return Err(vm.value_error("math domain error"));
    }
    one(vm, args, f)
}
fn test(vm: &mut Vm, args: &[Object], f: fn(Pair) -> bool) -> Res {
    let z = number(vm, args, 0)?;
    Ok(Object::bool(f(z)))
}

fn logarithm(vm: &mut Vm, args: &[Object]) -> Res {
    let z = nonzero(vm, args, 0)?;
    let (re, im) = log(z);
    if args[1].is_unbound() {
        return made(vm, (re, im));
    }
    let base = nonzero(vm, args, 1)?;
    let (c, d) = log(base);
    if (c, d) == (0.0, 0.0) {
        return Err(vm.zero_division("complex division by zero"));
    }
    // Smith's division, as complex numbers divide.
    let result = if c.abs() >= d.abs() {
        let ratio = d / c;
        let bottom = c + d * ratio;
        ((re + im * ratio) / bottom, (im - re * ratio) / bottom)
    } else {
        let ratio = c / d;
        let bottom = c * ratio + d;
        ((re * ratio + im) / bottom, (im * ratio - re) / bottom)
    };
    made(vm, result)
}

fn isclose(vm: &mut Vm, args: &[Object]) -> Res {
    let (a, b) = (number(vm, args, 0)?, number(vm, args, 1)?);
    let relative = if args[2].is_unbound() { 1e-9 } else { vm.float_arg(args, 2)? };
    let absolute = if args[3].is_unbound() { 0.0 } else { vm.float_arg(args, 3)? };
    if relative < 0.0 || absolute < 0.0 {
        return Err(vm.value_error("tolerances must be non-negative"));
    }
    if a == b {
        return Ok(Object::TRUE);
    }
    if [a.0, a.1, b.0, b.1].iter().any(|part| part.is_infinite()) {
        return Ok(Object::FALSE);
    }
    let distance = (a.0 - b.0).hypot(a.1 - b.1);
    Ok(Object::bool(distance <= relative * b.0.hypot(b.1) || distance <= relative * a.0.hypot(a.1) || distance <= absolute))
}

/// `-i f(iz)`: how `sin` follows from `sinh`, and so on.
fn turned((re, im): Pair, f: fn(Pair) -> Pair) -> Pair {
    let (x, y) = f((-im, re));
    (y, -x)
}
fn sqrt((re, im): Pair) -> Pair {
    if re == 0.0 && im == 0.0 {
        return (0.0, im);
    }
    if im.is_infinite() {
        return (f64::INFINITY, im);
    }
    if re.is_infinite() {
        return if re > 0.0 {
            (re, if im.is_nan() { im } else { 0.0f64.copysign(im) })
        } else {
            (if im.is_nan() { im } else { 0.0 }, f64::INFINITY.copysign(im))
        };
    }
    let (ax, ay) = (re.abs(), im.abs());
    // Scaled so that neither huge nor tiny parts are lost.
    let s = if ax < f64::MIN_POSITIVE && ay < f64::MIN_POSITIVE && (ax > 0.0 || ay > 0.0) {
        let (ax, ay) = (ax * 2f64.powi(54), ay * 2f64.powi(54));
        (ax + ax.hypot(ay)).sqrt() * 2f64.powi(-27) / std::f64::consts::SQRT_2
    } else {
        let ax = ax / 8.0;
        2.0 * (ax + ax.hypot(ay / 8.0)).sqrt()
    };
    let d = ay / (2.0 * s);
    if re >= 0.0 { (s, d.copysign(im)) } else { (d, s.copysign(im)) }
}
fn exp((re, im): Pair) -> Pair {
    if let Some(edge) = edges::exp((re, im)) {
        return edge;
    }
    if im == 0.0 {
        return (re.exp(), im);
    }
    if re.is_infinite() && im.is_finite() {
        return if re > 0.0 {
            (re.copysign(im.cos()), re.copysign(im.sin()))
        } else {
            (0.0f64.copysign(im.cos()), 0.0f64.copysign(im.sin()))
        };
    }
    if re > 708.0 {
        let length = (re - 1.0).exp();
        return (length * im.cos() * std::f64::consts::E, length * im.sin() * std::f64::consts::E);
    }
    let length = re.exp();
    (length * im.cos(), length * im.sin())
}
fn log((re, im): Pair) -> Pair {
    let (ax, ay) = (re.abs(), im.abs());
    let length = if ax > f64::MAX / 4.0 || ay > f64::MAX / 4.0 {
        (ax / 2.0).hypot(ay / 2.0).ln() + std::f64::consts::LN_2
    } else if ax < f64::MIN_POSITIVE && ay < f64::MIN_POSITIVE {
        (ax * 2f64.powi(53)).hypot(ay * 2f64.powi(53)).ln() - 53.0 * std::f64::consts::LN_2
    } else {
        let h = ax.hypot(ay);
        if (0.71..=1.73).contains(&h) {
            let (high, low) = if ax > ay { (ax, ay) } else { (ay, ax) };
            ((high - 1.0) * (high + 1.0) + low * low).ln_1p() / 2.0
        } else {
            h.ln()
        }
    };
    (length, im.atan2(re))
}
fn acos((re, im): Pair) -> Pair {
    if let Some(edge) = edges::acos((re, im)) {
        return edge;
    }
    let (s1, s2) = (sqrt((1.0 - re, -im)), sqrt((1.0 + re, im)));
    (2.0 * s1.0.atan2(s2.0), super::math::asinh(s2.0 * s1.1 - s2.1 * s1.0))
}
fn acosh((re, im): Pair) -> Pair {
    if let Some(edge) = edges::acosh((re, im)) {
        return edge;
    }
    let (s1, s2) = (sqrt((re - 1.0, im)), sqrt((re + 1.0, im)));
    (super::math::asinh(s1.0 * s2.0 + s1.1 * s2.1), 2.0 * s1.1.atan2(s2.0))
}
fn asinh((re, im): Pair) -> Pair {
    if let Some(edge) = edges::asinh((re, im)) {
        return edge;
    }
    let (s1, s2) = (sqrt((1.0 + im, -re)), sqrt((1.0 - im, re)));
    (super::math::asinh(s1.0 * s2.1 - s2.0 * s1.1), im.atan2(s1.0 * s2.0 - s1.1 * s2.1))
}
fn atanh((re, im): Pair) -> Pair {
    if let Some(edge) = edges::atanh((re, im)) {
        return edge;
    }
    if re.is_sign_negative() {
        let (x, y) = atanh((-re, -im));
        return (-x, -y);
    }
    let ay = im.abs();
    if re > 1e150 || ay > 1e150 {
        let h = (re / 2.0).hypot(im / 2.0);
        return (re / 4.0 / h / h, std::f64::consts::FRAC_PI_2.copysign(im));
    }
    if re == 1.0 && ay < 1e-154 {
        return (
            -((ay / 2.0).sqrt().sqrt() / ay.hypot(2.0).sqrt().sqrt() / std::f64::consts::SQRT_2.sqrt()).ln(),
            2.0f64.atan2(-ay).copysign(im) / 2.0,
        );
    }
    let x = (4.0 * re / ((1.0 - re) * (1.0 - re) + ay * ay)).ln_1p() / 4.0;
    let y = -(-2.0 * im).atan2((1.0 - re) * (1.0 + re) - ay * ay) / 2.0;
    (x, y)
}
fn cosh((re, im): Pair) -> Pair {
    if let Some(edge) = edges::cosh((re, im)) {
        return edge;
    }
    if im == 0.0 {
        return (re.cosh(), im * 1.0f64.copysign(re));
    }
    if re.abs() > 708.0 && re.is_finite() {
        let moved = re - 1.0f64.copysign(re);
        return (im.cos() * moved.cosh() * std::f64::consts::E, im.sin() * moved.sinh() * std::f64::consts::E);
    }
    (im.cos() * re.cosh(), im.sin() * re.sinh())
}
fn sinh((re, im): Pair) -> Pair {
    if let Some(edge) = edges::sinh((re, im)) {
        return edge;
    }
    if im == 0.0 {
        return (re.sinh(), im);
    }
    if re.abs() > 708.0 && re.is_finite() {
        let moved = re - 1.0f64.copysign(re);
        return (im.cos() * moved.sinh() * std::f64::consts::E, im.sin() * moved.cosh() * std::f64::consts::E);
    }
    (im.cos() * re.sinh(), im.sin() * re.cosh())
}
fn tanh((re, im): Pair) -> Pair {
    if let Some(edge) = edges::tanh((re, im)) {
        return edge;
    }
    if re.abs() > 354.0 {
        return (1.0f64.copysign(re), 4.0 * im.sin() * im.cos() * (-2.0 * re.abs()).exp());
    }
    let (tx, ty, cx) = (re.tanh(), im.tan(), 1.0 / re.cosh());
    let product = tx * ty;
    let bottom = 1.0 + product * product;
    (tx * (1.0 + ty * ty) / bottom, ty / bottom * cx * cx)
}
