//! `math`: floating-point functions, with CPython's domain and range errors.
//! Integer functions are in `integer.rs`, exact sums in `sums.rs`.

mod gamma;
mod integer;
mod sums;
pub use sums::total;

use super::ModuleDef;
use crate::native::{NativeDef, Res, function, variadic};
use crate::object::{Kind, Object};
use crate::text::float_parse;
use crate::vm::frame::Cont;
use crate::vm::{Name, Vm};
use num_traits::Signed;

pub const MODULE: ModuleDef = ModuleDef { name: "math", natives: TABLE, types: &[], init, source: "" };

static TABLE: &[NativeDef] = &[
    function("acos", "x, /", |vm, args| one(vm, args, f64::acos, false)),
    function("acosh", "x, /", |vm, args| one(vm, args, acosh, false)),
    function("asin", "x, /", |vm, args| one(vm, args, f64::asin, false)),
    function("asinh", "x, /", |vm, args| one(vm, args, libm::asinh, false)),
    function("atan", "x, /", |vm, args| one(vm, args, f64::atan, false)),
    function("atan2", "y, x, /", |vm, args| {
        let (y, x) = (vm.float_arg(args, 0)?, vm.float_arg(args, 1)?);
        Ok(Object::float(y.atan2(x)))
    }),
    function("atanh", "x, /", |vm, args| one(vm, args, atanh, false)),
    function("cbrt", "x, /", |vm, args| one(vm, args, cube_root, false)),
    function("ceil", "x, /", |vm, args| to_int(vm, args, Name::Ceil, f64::ceil)),
    function("comb", "n, k, /", integer::comb),
    function("copysign", "x, y, /", |vm, args| {
        let (x, y) = (vm.float_arg(args, 0)?, vm.float_arg(args, 1)?);
        Ok(Object::float(x.copysign(y)))
    }),
    function("cos", "x, /", |vm, args| one(vm, args, f64::cos, false)),
    function("cosh", "x, /", |vm, args| one(vm, args, f64::cosh, true)),
    function("degrees", "x, /", |vm, args| {
        let x = vm.float_arg(args, 0)?;
        Ok(Object::float(x * (180.0 / std::f64::consts::PI)))
    }),
    function("dist", "p, q, /", sums::dist),
    function("erf", "x, /", |vm, args| one(vm, args, libm::erf, false)),
    function("erfc", "x, /", |vm, args| one(vm, args, libm::erfc, false)),
    function("exp", "x, /", |vm, args| one(vm, args, f64::exp, true)),
    function("exp2", "x, /", |vm, args| one(vm, args, f64::exp2, true)),
    function("expm1", "x, /", |vm, args| one(vm, args, f64::exp_m1, true)),
    function("fabs", "x, /", |vm, args| one(vm, args, f64::abs, false)),
    function("factorial", "n, /", integer::factorial),
    function("floor", "x, /", |vm, args| to_int(vm, args, Name::Floor, f64::floor)),
    function("fmod", "x, y, /", fmod),
    function("frexp", "x, /", frexp),
    function("fsum", "seq, /", sums::fsum),
    function("gamma", "x, /", gamma),
    variadic("gcd", "*integers", integer::gcd),
    variadic("hypot", "*coordinates", sums::hypot),
    function("isclose", "a, b, *, rel_tol=1e-09, abs_tol=0.0", isclose),
    function("isfinite", "x, /", |vm, args| Ok(Object::bool(vm.float_arg(args, 0)?.is_finite()))),
    function("isinf", "x, /", |vm, args| Ok(Object::bool(vm.float_arg(args, 0)?.is_infinite()))),
    function("isnan", "x, /", |vm, args| Ok(Object::bool(vm.float_arg(args, 0)?.is_nan()))),
    function("isqrt", "n, /", integer::isqrt),
    variadic("lcm", "*integers", integer::lcm),
    function("ldexp", "x, i, /", ldexp),
    function("lgamma", "x, /", lgamma),
    variadic("log", "x, base=math.e, /", |vm, args| match args.all {
        [_] | [_, _] if args.keywords.is_empty() => log(vm, &[args.all[0], args.all.get(1).copied().unwrap_or_default()]),
        _ if !args.keywords.is_empty() => Err(vm.type_error("math.log() takes no keyword arguments")),
        _ => Err(vm.type_error("math.log requires 1 to 2 arguments")),
    }),
    function("log10", "x, /", |vm, args| logarithm(vm, args, 0, f64::log10, std::f64::consts::LOG10_2)),
    function("log1p", "x, /", |vm, args| one(vm, args, f64::ln_1p, false)),
    function("log2", "x, /", |vm, args| logarithm(vm, args, 0, f64::log2, 1.0)),
    function("modf", "x, /", modf),
    function("nextafter", "x, y, /", nextafter),
    function("perm", "n, k=None, /", integer::perm),
    function("pow", "x, y, /", pow),
    function("prod", "iterable, /, *, start=1", sums::prod),
    function("radians", "x, /", |vm, args| {
        let x = vm.float_arg(args, 0)?;
        Ok(Object::float(x * (std::f64::consts::PI / 180.0)))
    }),
    function("remainder", "x, y, /", remainder),
    function("sin", "x, /", |vm, args| one(vm, args, f64::sin, false)),
    function("sinh", "x, /", |vm, args| one(vm, args, f64::sinh, true)),
    function("sqrt", "x, /", |vm, args| one(vm, args, f64::sqrt, false)),
    function("tan", "x, /", |vm, args| one(vm, args, f64::tan, false)),
    function("tanh", "x, /", |vm, args| one(vm, args, f64::tanh, false)),
    function("trunc", "x, /", |vm, args| to_int(vm, args, Name::Trunc, f64::trunc)),
    function("ulp", "x, /", ulp),
];

fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    let values = [
        ("pi", std::f64::consts::PI),
        ("e", std::f64::consts::E),
        ("tau", std::f64::consts::TAU),
        ("inf", f64::INFINITY),
        ("nan", f64::NAN),
    ];
    for (name, value) in values {
        vm.dict_set_str(dict, name, Object::float(value));
    }
    Ok(())
}

/// The cube root as the C library of CPython's builds rounds it (27 gives 3.0000000000000004): a polynomial of the mantissa,
/// then one step of Halley's method.
fn cube_root(x: f64) -> f64 {
    const FIT: [f64; 7] = [
        0.354_895_765_043_919_84,
        1.508_191_937_815_849,
        -2.114_994_941_673_713,
        2.446_931_225_635_344_4,
        -1.834_692_774_836_130_8,
        0.784_932_344_976_639_2,
        -0.145_263_899_385_486_37,
    ];
    const ROOTS: [f64; 5] = [0.629_960_524_947_436_5, 0.793_700_525_984_099_7, 1.0, 1.259_921_049_894_873_2, 1.587_401_051_968_199_6];
    if x == 0.0 || !x.is_finite() {
        return x;
    }
    let (mantissa, exponent) = libm::frexp(x.abs());
    let start = FIT.iter().rev().fold(0.0, |sum, term| sum * mantissa + term);
    let cube = start * start * start;
    let root = start * (cube + 2.0 * mantissa) / (2.0 * cube + mantissa) * ROOTS[(2 + exponent % 3) as usize];
    (root * 2.0f64.powi(exponent / 3)).copysign(x)
}

fn domain<T>(vm: &mut Vm) -> Res<T> {
    Err(vm.value_error("math domain error"))
}
fn range<T>(vm: &mut Vm) -> Res<T> {
    Err(vm.overflow_error("math range error"))
}
/// A function of one number: a nan from a number is a domain error, an infinity a range or domain error.
fn one(vm: &mut Vm, args: &[Object], f: fn(f64) -> f64, can_overflow: bool) -> Res {
    let x = vm.float_arg(args, 0)?;
    let result = f(x);
    if result.is_nan() && !x.is_nan() {
        return domain(vm);
    }
    if result.is_infinite() && x.is_finite() {
        return if can_overflow { range(vm) } else { domain(vm) };
    }
    Ok(Object::float(result))
}
fn acosh(x: f64) -> f64 {
    if x < 1.0 { f64::NAN } else { libm::acosh(x) }
}
fn atanh(x: f64) -> f64 {
    if x.abs() >= 1.0 { f64::NAN } else { libm::atanh(x) }
}
/// `floor`, `ceil`, `trunc`: the object's own method, else of its float.
fn to_int(vm: &mut Vm, args: &[Object], name: Name, round: fn(f64) -> f64) -> Res {
    let plain = args[0];
    if !plain.is_float() {
        if let Some(method) = vm.special(plain, name) {
            return match method.index_of(Kind::Native) {
                Some(native) => vm.call_native(native, &[plain], &[]),
                None => vm.call_special(method, plain, &[], Cont::Store),
            };
        }
        if matches!(name, Name::Trunc) {
            let message = format!("type {} doesn't define __trunc__ method", vm.type_name(plain));
            return Err(vm.type_error(&message));
        }
    }
    let x = vm.float_arg(args, 0)?;
    match float_parse::truncate(round(x)) {
        Ok(value) => Ok(vm.int_object(value)),
        Err(error) => Err(vm.text_error(error)),
    }
}
fn fmod(vm: &mut Vm, args: &[Object]) -> Res {
    let (x, y) = (vm.float_arg(args, 0)?, vm.float_arg(args, 1)?);
    let result = x % y;
    if result.is_nan() && !x.is_nan() && !y.is_nan() {
        return domain(vm);
    }
    Ok(Object::float(result))
}
fn frexp(vm: &mut Vm, args: &[Object]) -> Res {
    let x = vm.float_arg(args, 0)?;
    let (mantissa, exponent) = if x == 0.0 || !x.is_finite() { (x, 0) } else { libm::frexp(x) };
    Ok(vm.heap.tuple([Object::float(mantissa), Object::small(i64::from(exponent))]))
}
fn ldexp(vm: &mut Vm, args: &[Object]) -> Res {
    let x = vm.float_arg(args, 0)?;
    let exponent = vm.payload(args[1]);
    if !matches!(exponent.kind(), Kind::Int | Kind::Big | Kind::Bool) {
        return Err(vm.type_error("Expected an int as second argument to ldexp."));
    }
    let exponent = vm.clamped(exponent).clamp(-100_000, 100_000) as i32;
    let result = libm::ldexp(x, exponent);
    if result.is_infinite() && x.is_finite() {
        return range(vm);
    }
    Ok(Object::float(result))
}
fn modf(vm: &mut Vm, args: &[Object]) -> Res {
    let x = vm.float_arg(args, 0)?;
    let whole = x.trunc();
    let part = if x.is_infinite() { 0.0f64.copysign(x) } else { (x - whole).copysign(x) };
    Ok(vm.heap.tuple([Object::float(part), Object::float(whole)]))
}
fn gamma(vm: &mut Vm, args: &[Object]) -> Res {
    let x = vm.float_arg(args, 0)?;
    if x.is_nan() || x == f64::INFINITY {
        return Ok(Object::float(x));
    }
    if x == f64::NEG_INFINITY || x == 0.0 || x < 0.0 && x.fract() == 0.0 {
        return domain(vm);
    }
    if x.fract() == 0.0 && x <= 23.0 {
        let product: f64 = (1..x as u64).map(|n| n as f64).product();
        return Ok(Object::float(product));
    }
    let result = gamma::gamma(x);
    if result.is_infinite() { range(vm) } else { Ok(Object::float(result)) }
}
fn lgamma(vm: &mut Vm, args: &[Object]) -> Res {
    let x = vm.float_arg(args, 0)?;
    if x.is_infinite() {
        return Ok(Object::float(f64::INFINITY));
    }
    if x <= 0.0 && x.fract() == 0.0 {
        return domain(vm);
    }
    let result = gamma::log_gamma(x);
    if result.is_infinite() { range(vm) } else { Ok(Object::float(result)) }
}
/// Argument `at` in a logarithm; `unit` is that of 2, for ints beyond the range of floats.
fn log_value(vm: &mut Vm, args: &[Object], at: usize, f: fn(f64) -> f64, unit: f64) -> Res<f64> {
    let plain = vm.payload(args[at]);
    if plain.is(Kind::Big) {
        let big = vm.to_big(plain);
        if !big.is_positive() {
            return domain(vm);
        }
        if let Some(x) = num_traits::ToPrimitive::to_f64(&big).filter(|x| x.is_finite()) {
            return Ok(f(x));
        }
        // Beyond floats: the mantissa is between a half and one.
        let shift = big.bits() - 64;
        let top = num_traits::ToPrimitive::to_f64(&(&big >> shift)).unwrap_or(0.0) / 18_446_744_073_709_551_616.0;
        return Ok(f(top) + unit * big.bits() as f64);
    }
    let x = vm.float_arg(args, at)?;
    if x <= 0.0 {
        return domain(vm);
    }
    Ok(f(x))
}
fn logarithm(vm: &mut Vm, args: &[Object], at: usize, f: fn(f64) -> f64, unit: f64) -> Res {
    log_value(vm, args, at, f, unit).map(Object::float)
}
fn log(vm: &mut Vm, args: &[Object]) -> Res {
    let value = log_value(vm, args, 0, f64::ln, std::f64::consts::LN_2)?;
    if args[1].given().is_none() {
        return Ok(Object::float(value));
    }
    let base = log_value(vm, args, 1, f64::ln, std::f64::consts::LN_2)?;
    if base == 0.0 {
        return Err(vm.zero_division("float division by zero"));
    }
    Ok(Object::float(value / base))
}
fn pow(vm: &mut Vm, args: &[Object]) -> Res {
    let (x, y) = (vm.float_arg(args, 0)?, vm.float_arg(args, 1)?);
    let result = x.powf(y);
    if x.is_finite() && y.is_finite() {
        if result.is_nan() {
            return domain(vm);
        }
        if result.is_infinite() {
            return if x == 0.0 { domain(vm) } else { range(vm) };
        }
    }
    Ok(Object::float(result))
}
fn remainder(vm: &mut Vm, args: &[Object]) -> Res {
    let (x, y) = (vm.float_arg(args, 0)?, vm.float_arg(args, 1)?);
    if x.is_nan() || y.is_nan() {
        return Ok(Object::float(f64::NAN));
    }
    if x.is_infinite() || y == 0.0 {
        return domain(vm);
    }
    Ok(Object::float(libm::remquo(x, y).0))
}
fn isclose(vm: &mut Vm, args: &[Object]) -> Res {
    let (a, b) = (vm.float_arg(args, 0)?, vm.float_arg(args, 1)?);
    let relative = if args[2].is_unbound() { 1e-9 } else { vm.float_arg(args, 2)? };
    let absolute = if args[3].is_unbound() { 0.0 } else { vm.float_arg(args, 3)? };
    if relative < 0.0 || absolute < 0.0 {
        return Err(vm.value_error("tolerances must be non-negative"));
    }
    if a == b {
        return Ok(Object::TRUE);
    }
    if a.is_infinite() || b.is_infinite() {
        return Ok(Object::FALSE);
    }
    let difference = (b - a).abs();
    Ok(Object::bool(difference <= (relative * b).abs() || difference <= (relative * a).abs() || difference <= absolute))
}
fn next_toward(x: f64, y: f64) -> f64 {
    if x == y {
        y
    } else if x < y {
        x.next_up()
    } else {
        x.next_down()
    }
}
fn nextafter(vm: &mut Vm, args: &[Object]) -> Res {
    let (x, y) = (vm.float_arg(args, 0)?, vm.float_arg(args, 1)?);
    if x.is_nan() || y.is_nan() {
        return Ok(Object::float(f64::NAN));
    }
    Ok(Object::float(next_toward(x, y)))
}
fn ulp(vm: &mut Vm, args: &[Object]) -> Res {
    let x = vm.float_arg(args, 0)?.abs();
    if !x.is_finite() {
        return Ok(Object::float(x));
    }
    let up = x.next_up();
    Ok(Object::float(if up.is_infinite() { x - x.next_down() } else { up - x }))
}
