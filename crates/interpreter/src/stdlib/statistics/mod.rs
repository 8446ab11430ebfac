//! `statistics`: averages and spread of numbers, with exact sums. Python (`statistics.py`) has the class `NormalDist`, and asks numbers and
//! containers of the guest's own classes, whose parts come back here.

mod exact;
mod middles;
mod normal;
mod pairs;

use super::{module_native, raise_in, slowly};
use crate::code::Op;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::types::FLOAT;
use crate::vm::Vm;
use exact::{Ratio, Sums, as_float, converted, root, sums, sums_of_parts};

pub static TABLE: &[NativeDef] = &[
    function("mean", "data", |vm, args| {
        let items = items_or_collect(vm, args, 0)?;
        match sums(vm, &items)? {
            Some(sums) => mean(vm, sums),
            None => asked(vm, "_mean_of", items, &[]),
        }
    }),
    function("variance", "data, xbar=None", |vm, args| spread(vm, args, 0)),
    function("pvariance", "data, mu=None", |vm, args| spread(vm, args, 1)),
    function("stdev", "data, xbar=None", |vm, args| spread(vm, args, 2)),
    function("pstdev", "data, mu=None", |vm, args| spread(vm, args, 3)),
    function("harmonic_mean", "data, weights=None", harmonic_mean),
    function("fmean", "data, weights=None", pairs::fmean),
    function("geometric_mean", "data", pairs::geometric_mean),
    function("covariance", "x, y, /", pairs::covariance),
    function("correlation", "x, y, /", pairs::correlation),
    function("linear_regression", "x, y, /, *, proportional=False", pairs::linear_regression),
    function("median", "data", |vm, args| middles::median(vm, args, 0)),
    function("median_low", "data", |vm, args| middles::median(vm, args, 1)),
    function("median_high", "data", |vm, args| middles::median(vm, args, 2)),
    function("median_grouped", "data, interval=1", middles::median_grouped),
    function("mode", "data", middles::mode),
    function("multimode", "data", middles::multimode),
    function("quantiles", "data, *, n=4, method='exclusive'", middles::quantiles),
    // For `statistics.py`.
    function("_mean_of", "parts, /", |vm, args| {
        let sums = sums_of_parts(vm, args[0])?;
        mean(vm, sums)
    }),
    function("_spread_of", "parts, which, is_centered, /", |vm, args| {
        let sums = sums_of_parts(vm, args[0])?;
        let which = usize::try_from(vm.int_arg(args, 1)?).unwrap_or(0);
        spread_of(vm, sums, which, args[2].is_true())
    }),
    function("_harmonic_of", "weights, inverses, /", |vm, args| {
        let (weights, inverses) = (sums_of_parts(vm, args[0])?, sums_of_parts(vm, args[1])?);
        harmonic_of(vm, &weights, &inverses)
    }),
    function("_mean_stdev", "data, /", |vm, args| {
        let items = items_or_collect(vm, args, 0)?;
        match sums(vm, &items)? {
            Some(sums) => mean_stdev(vm, sums),
            None => asked(vm, "_mean_stdev_of", items, &[]),
        }
    }),
    function("_mean_stdev_of", "parts, /", |vm, args| {
        let sums = sums_of_parts(vm, args[0])?;
        mean_stdev(vm, sums)
    }),
    function("_middle_of", "data, which, /", |vm, args| {
        let items = vm.items_native(args[0])?.unwrap_or_default();
        let which = vm.int_arg(args, 1)?;
        middles::middle(vm, &items, which)
    }),
    function("_normal_inverse", "p, mu, sigma, /", normal::inverse),
];

const MODULE: &str = "statistics";
/// Items between two looks at the meter.
const OFTEN: usize = 8192;

/// The items of an argument; where guest code must give them it does, and the function is called again.
fn items_or_collect(vm: &mut Vm, args: &[Object], at: usize) -> Res<Vec<Object>> {
    let own = Object::make(Kind::Native, vm.current_native);
    vm.items_or_call(args, at, own)
}

fn error<T>(vm: &mut Vm, message: &str) -> Res<T> {
    Err(raise_in(vm, MODULE, "StatisticsError", message))
}

/// Has Python ask numbers of the guest's classes, and hand their parts to a native.
fn asked(vm: &mut Vm, finish: &str, items: Vec<Object>, more: &[Object]) -> Res {
    let mut args = vec![module_native(vm, MODULE, finish), vm.heap.list(items)];
    args.extend_from_slice(more);
    slowly(vm, MODULE, "_asked", args)
}

/// A finite float as an int times a power of two.
pub(super) fn parts(value: f64) -> (i64, i32) {
    let bits = value.to_bits();
    let (exponent, fraction) = ((bits >> 52 & 0x7ff) as i32, (bits & ((1 << 52) - 1)) as i64);
    let (digits, exponent) = if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) };
    (if value.is_sign_negative() { -digits } else { digits }, exponent)
}

fn mean(vm: &mut Vm, sums: Sums) -> Res {
    if sums.count < 1 {
        return error(vm, "mean requires at least one data point");
    }
    if !sums.special.is_empty() {
        return special(vm, &sums, sums.count, false);
    }
    let value = sums.total.over(&Ratio::whole(sums.count));
    converted(vm, value, sums.class)
}

/// The variances and their roots: a name, and what is taken from the count before a sum of squares is divided by it.
const SPREADS: [(&str, usize, &str); 4] = [
    ("variance", 1, "variance requires at least two data points"),
    ("pvariance", 0, "pvariance requires at least one data point"),
    ("stdev", 1, "stdev requires at least two data points"),
    ("pstdev", 0, "pstdev requires at least one data point"),
];

fn spread(vm: &mut Vm, args: &[Object], which: usize) -> Res {
    let items = items_or_collect(vm, args, 0)?;
    let which_object = Object::small(which as i64);
    if let Some(center) = args[1].some() {
        return match squares(vm, &items, center)? {
            Some(squares) => match sums(vm, &squares)? {
                Some(sums) => spread_of(vm, sums, which, true),
                None => Ok(Object::NONE),
            },
            None => {
                let (finish, items) = (module_native(vm, MODULE, "_spread_of"), vm.heap.list(items));
                slowly(vm, MODULE, "_deviations", vec![finish, items, center, which_object])
            }
        };
    }
    match sums(vm, &items)? {
        Some(sums) => spread_of(vm, sums, which, false),
        None => asked(vm, "_spread_of", items, &[which_object, Object::FALSE]),
    }
}
/// The squared distances from a center; none where they are not those of ints and floats.
fn squares(vm: &mut Vm, items: &[Object], center: Object) -> Res<Option<Vec<Object>>> {
    let is_plain = |item: &Object| matches!(item.kind(), Kind::Int | Kind::Big | Kind::Bool | Kind::Float);
    if !is_plain(&center) || !crate::pace::every(items, is_plain) {
        vm.poll()?;
        return Ok(None);
    }
    vm.reserve(items.len() * 8)?;
    let mut squares = Vec::with_capacity(items.len());
    for (number, &item) in items.iter().enumerate() {
        if number % OFTEN == OFTEN - 1 {
            vm.poll()?;
        }
        let distance = vm.arithmetic(Op::Sub, item, center)?;
        squares.push(vm.arithmetic(Op::Mul, distance, distance)?);
    }
    Ok(Some(squares))
}
fn spread_of(vm: &mut Vm, sums: Sums, which: usize, is_centered: bool) -> Res {
    let (_, less, message) = SPREADS.get(which).copied().unwrap_or(SPREADS[0]);
    if sums.count <= less {
        return error(vm, message);
    }
    let (divisor, is_root) = (sums.count - less, which > 1);
    if !sums.special.is_empty() {
        return special(vm, &sums, divisor, is_root);
    }
    let deviation = if is_centered { sums.total } else { sums.deviation() };
    let value = deviation.over(&Ratio::whole(divisor));
    vm.poll()?;
    if is_root { root(vm, value, sums.class) } else { converted(vm, value, sums.class) }
}

/// What comes of a sum that is not finite: it is divided, and has no root.
fn special(vm: &mut Vm, sums: &Sums, divisor: usize, is_root: bool) -> Res {
    if sums.class == FLOAT
        && let Some(sum) = sums.special_float()
    {
        let value = Object::float(sum / divisor as f64);
        if is_root {
            let name = vm.heap.intern("numerator");
            return Err(vm.attribute_error(value, name));
        }
        return Ok(value);
    }
    let values = vm.heap.list(sums.special.clone());
    let (divisor, class) = (Object::small(divisor as i64), Vm::class_object(sums.class));
    slowly(vm, MODULE, "_special", vec![values, divisor, class, Object::bool(is_root)])
}

/// The mean and the deviation of a sample, as floats.
fn mean_stdev(vm: &mut Vm, sums: Sums) -> Res {
    if sums.count < 2 {
        return error(vm, SPREADS[2].2);
    }
    let pair = if sums.special.is_empty() {
        let mean = sums.total.over(&Ratio::whole(sums.count)).float(vm)?;
        let variance = sums.deviation().over(&Ratio::whole(sums.count - 1));
        [mean, root(vm, variance, FLOAT)?]
    } else {
        match sums.special_float() {
            // What is not finite over itself is no number.
            Some(sum) => [sum, f64::NAN].map(Object::float),
            None => {
                let values = vm.heap.list(sums.special);
                return slowly(vm, MODULE, "_special_pair", vec![values]);
            }
        }
    };
    Ok(vm.heap.tuple(pair))
}

/// The harmonic mean of lists and tuples of ints and floats.
fn harmonic_mean(vm: &mut Vm, args: &[Object]) -> Res {
    let weights = args[1].some();
    let (data, given) = (plain(vm, args[0]), weights.map(|weights| plain(vm, weights)));
    let (Some(data), Some(given)) = (data, given.map_or(Some(None), |given| given.map(Some))) else {
        return slowly(vm, MODULE, "_harmonic_mean", vec![args[0], args[1].or(Object::NONE)]);
    };
    const NEGATIVE: &str = "harmonic mean does not support negative values";
    let is_negative = |item: &Object| as_float(*item) < 0.0;
    if data.is_empty() {
        return error(vm, "harmonic_mean requires at least one data point");
    }
    if let (&[one], None) = (&data[..], &given) {
        return if is_negative(&one) { error(vm, NEGATIVE) } else { Ok(one) };
    }
    if given.as_ref().is_some_and(|given| given.len() != data.len()) {
        return error(vm, "Number of weights does not match data size");
    }
    if given.iter().flatten().any(is_negative) {
        return error(vm, NEGATIVE);
    }
    vm.reserve(data.len() * 8)?;
    let one = Object::small(1);
    let mut inverses = Vec::with_capacity(data.len());
    for (number, &item) in data.iter().enumerate() {
        if number % OFTEN == OFTEN - 1 {
            vm.poll()?;
        }
        if is_negative(&item) {
            return error(vm, NEGATIVE);
        }
        let weight = given.as_ref().map_or(one, |given| given[number]);
        inverses.push(match as_float(weight) == 0.0 {
            true => Object::small(0),
            false if as_float(item) == 0.0 => return Ok(Object::small(0)),
            false => vm.arithmetic(Op::Div, weight, item)?,
        });
    }
    let weights = match given {
        Some(given) => sums(vm, &given)?,
        None => sums(vm, &[Object::small(data.len() as i64)])?,
    };
    match (weights, sums(vm, &inverses)?) {
        (Some(weights), Some(inverses)) => harmonic_of(vm, &weights, &inverses),
        _ => Ok(Object::NONE),
    }
}
fn harmonic_of(vm: &mut Vm, weights: &Sums, inverses: &Sums) -> Res {
    const EMPTY: &str = "Weighted sum must be positive";
    if weights.special.is_empty() && inverses.special.is_empty() {
        if inverses.total.top <= num_bigint::BigInt::ZERO {
            return error(vm, EMPTY);
        }
        let value = weights.total.over(&inverses.total);
        return converted(vm, value, inverses.class);
    }
    let mut floats = [0.0; 2];
    for (float, sums) in floats.iter_mut().zip([weights, inverses]) {
        *float = match sums.special_float() {
            Some(sum) if !sums.special.is_empty() => sum,
            Some(_) => as_float(sums.total.float(vm)?),
            None => {
                let top = vm.heap.bigint(weights.total.top.clone());
                let values = vm.heap.list(inverses.special.clone());
                return slowly(vm, MODULE, "_special_harmonic", vec![top, values]);
            }
        };
    }
    match floats {
        [_, inverse] if inverse <= 0.0 => error(vm, EMPTY),
        [weight, inverse] => Ok(Object::float(weight / inverse)),
    }
}
/// The ints and floats of a list or tuple; none where there is anything else.
fn plain(vm: &Vm, data: Object) -> Option<Vec<Object>> {
    let items = match data.kind() {
        Kind::List => &vm.heap.lists[data.index()][..],
        Kind::Tuple => &vm.heap.tuples[data.index()][..],
        _ => return None,
    };
    crate::pace::every(items, |item| item.is_int() || item.is_float()).then(|| items.to_vec())
}
