//! The native part of `statistics`: exact sums of ints and floats, and what follows from them.
//! Other numbers, nans, infinities, and data that is too short are left to `statistics.py`, which has the words for it.

use super::slowly;
use crate::code::Op;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::stdlib::math::total;
use crate::vm::Vm;
use crate::vm::hash::Slow;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive, Zero};
use std::collections::BTreeMap;

pub static TABLE: &[NativeDef] = &[
    function("mean", "data", mean),
    function("variance", "data, xbar=None", |vm, args| spread(vm, args, "_variance", SAMPLE, false)),
    function("pvariance", "data, mu=None", |vm, args| spread(vm, args, "_pvariance", POPULATION, false)),
    function("stdev", "data, xbar=None", |vm, args| spread(vm, args, "_stdev", SAMPLE, true)),
    function("pstdev", "data, mu=None", |vm, args| spread(vm, args, "_pstdev", POPULATION, true)),
    function("median", "data", |vm, args| median(vm, args, "_median", Middle::Mean)),
    function("median_low", "data", |vm, args| median(vm, args, "_median_low", Middle::Low)),
    function("median_high", "data", |vm, args| median(vm, args, "_median_high", Middle::High)),
    function("covariance", "x, y, /", |vm, args| match moments(vm, args) {
        Some(all) => Ok(Object::float(all.sxy / (all.count - 1.0))),
        None => slowly(vm, MODULE, "_covariance", args.to_vec()),
    }),
    function("correlation", "x, y, /", |vm, args| match moments(vm, args) {
        Some(all) if all.sxx * all.syy > 0.0 => Ok(Object::float(all.sxy / (all.sxx * all.syy).sqrt())),
        _ => slowly(vm, MODULE, "_correlation", args.to_vec()),
    }),
    function("fmean", "data, weights=None", |vm, args| match numbers(vm, args[0]) {
        Some(data) if !data.is_empty() && args[1].some().is_none() => match total(data.iter().copied()) {
            Some(sum) => Ok(Object::float(sum / data.len() as f64)),
            None => slowly(vm, MODULE, "_fmean", vec![args[0], Object::NONE]),
        },
        _ => slowly(vm, MODULE, "_fmean", vec![args[0], args[1].or(Object::NONE)]),
    }),
    function("mode", "data", |vm, args| match counts(vm, args[0])? {
        Some(counts) if !counts.is_empty() => {
            let most = counts.iter().map(|entry| entry.1).max();
            Ok(counts.iter().find(|entry| Some(entry.1) == most).map_or(Object::NONE, |entry| entry.0))
        }
        _ => slowly(vm, MODULE, "_mode", args.to_vec()),
    }),
    function("multimode", "data", |vm, args| match counts(vm, args[0])? {
        Some(counts) => {
            let most = counts.iter().map(|entry| entry.1).max();
            let modes: Vec<Object> = counts.iter().filter(|entry| Some(entry.1) == most).map(|entry| entry.0).collect();
            Ok(vm.heap.list(modes))
        }
        None => slowly(vm, MODULE, "_multimode", args.to_vec()),
    }),
    function("quantiles", "data, *, n=4, method='exclusive'", quantiles),
    function("_regression", "x, y, /", |vm, args| match moments(vm, args) {
        Some(all) if all.sxx != 0.0 => {
            let slope = all.sxy / all.sxx;
            Ok(vm.heap.tuple([Object::float(slope), Object::float(all.ybar - slope * all.xbar)]))
        }
        _ => Ok(Object::NONE),
    }),
];

const MODULE: &str = "statistics";
const OFTEN: usize = 8192;
/// Bits of an int that is long.
const LONG: u64 = 10_000;
/// What is taken from the count before a sum of squares is divided by it.
const SAMPLE: usize = 1;
const POPULATION: usize = 0;

/// Exact sums: `total` and `squares` times two to the power of `-shift` and `-2 * shift`.
struct Sums {
    count: usize,
    is_float: bool,
    total: BigInt,
    squares: BigInt,
    shift: u32,
}

/// The items of a list or tuple, and of what is as plain.
fn items(vm: &mut Vm, data: Object) -> Res<Option<Vec<Object>>> {
    match data.kind() {
        Kind::List | Kind::Tuple | Kind::Range | Kind::Set | Kind::FrozenSet | Kind::Dict => vm.items_native(data),
        Kind::Misc if super::walk::is_plain(vm, data) => vm.items_native(data),
        _ => Ok(None),
    }
}

/// The sums of ints and finite floats; none where there is anything else.
fn sums(vm: &mut Vm, data: Object, squares: bool) -> Res<Option<Sums>> {
    // A square has 106 bits: a word has room for a million of them.
    let Some(items) = items(vm, data)?.filter(|items| !squares || items.len() <= 1 << 20) else { return Ok(None) };
    // Floats are summed by their exponent: digits of one size fit a machine word.
    let mut floats: BTreeMap<i32, (i128, i128)> = BTreeMap::new();
    let (mut ints, mut int_squares) = (BigInt::zero(), BigInt::zero());
    let (mut small, mut small_squares) = (0i128, 0i128);
    for (number, &item) in items.iter().enumerate() {
        if number % OFTEN == OFTEN - 1 {
            vm.poll()?;
        }
        match item.kind() {
            Kind::Int | Kind::Bool => {
                let value = i128::from(vm.small_int(item).unwrap_or(0));
                small += value;
                small_squares += value * value;
            }
            Kind::Big => {
                let value = vm.to_big(item);
                // What takes long to multiply is left to operators, which count their work.
                if value.bits() > LONG {
                    return Ok(None);
                }
                if squares {
                    int_squares += &value * &value;
                }
                ints += value;
            }
            Kind::Float if item.float_value().is_finite() => {
                let (digits, exponent) = parts(item.float_value());
                let entry = floats.entry(exponent).or_default();
                entry.0 += i128::from(digits);
                entry.1 += if squares { i128::from(digits) * i128::from(digits) } else { 0 };
            }
            _ => return Ok(None),
        }
    }
    ints += small;
    int_squares += small_squares;
    let shift = floats.keys().next().map_or(0, |&least| least.min(0).unsigned_abs());
    let mut result =
        Sums { count: items.len(), is_float: !floats.is_empty(), total: ints << shift, squares: int_squares << (2 * shift), shift };
    for (exponent, (sum, square)) in floats {
        let by = exponent + shift as i32;
        result.total += BigInt::from(sum) << by;
        result.squares += BigInt::from(square) << (2 * by);
    }
    Ok(Some(result))
}
/// A finite float as an int times a power of two.
pub(super) fn parts(value: f64) -> (i64, i32) {
    let bits = value.to_bits();
    let (exponent, fraction) = ((bits >> 52 & 0x7ff) as i32, (bits & ((1 << 52) - 1)) as i64);
    let (digits, exponent) = if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) };
    (if value.is_sign_negative() { -digits } else { digits }, exponent)
}

/// An exact quotient in the type of the data: an int only where it is one.
fn quotient(vm: &mut Vm, top: BigInt, bottom: BigInt, is_float: bool) -> Res {
    if !is_float {
        let (whole, rest) = top.div_rem(&bottom);
        if rest.is_zero() {
            return Ok(vm.heap.bigint(whole));
        }
    }
    let (top, bottom) = (vm.heap.bigint(top), vm.heap.bigint(bottom));
    vm.arithmetic(Op::Div, top, bottom)
}

fn mean(vm: &mut Vm, args: &[Object]) -> Res {
    match sums(vm, args[0], false)? {
        Some(sums) if sums.count > 0 => quotient(vm, sums.total, BigInt::from(sums.count) << sums.shift, sums.is_float),
        _ => slowly(vm, MODULE, "_mean", args.to_vec()),
    }
}

/// A variance, or its root.
fn spread(vm: &mut Vm, args: &[Object], name: &str, less: usize, root: bool) -> Res {
    if args[1].some().is_none()
        && let Some(sums) = sums(vm, args[0], true)?
        && sums.count > less
    {
        let count = BigInt::from(sums.count);
        let top = &count * &sums.squares - &sums.total * &sums.total;
        let bottom = (&count * (sums.count - less)) << (2 * sums.shift);
        return if root { square_root(vm, &top, &bottom) } else { quotient(vm, top, bottom, sums.is_float) };
    }
    slowly(vm, MODULE, name, vec![args[0], args[1].or(Object::NONE)])
}
/// The square root of an exact quotient, rounded once.
fn square_root(vm: &mut Vm, top: &BigInt, bottom: &BigInt) -> Res {
    if !top.is_positive() {
        return Ok(Object::float(0.0));
    }
    // At least 109 bits under the root leave 55 in it; a bit below says whether it was exact.
    let shift = (109 - top.bits() as i64 + bottom.bits() as i64).div_euclid(2) + 1;
    let places = 2 * shift.unsigned_abs();
    let (scaled, rest) = if shift >= 0 { (top << places).div_rem(bottom) } else { top.div_rem(&(bottom << places)) };
    let mut root = scaled.sqrt();
    if !rest.is_zero() || &root * &root != scaled {
        root |= BigInt::from(1);
    }
    let one = BigInt::from(1);
    let (top, bottom) = if shift >= 0 { (root, one << shift) } else { (root << -shift, one) };
    quotient(vm, top, bottom, true)
}

enum Middle {
    Low,
    High,
    Mean,
}

fn median(vm: &mut Vm, args: &[Object], name: &str, which: Middle) -> Res {
    let mut items = items(vm, args[0])?.unwrap_or_default();
    if items.iter().all(|item| item.is_int()) {
        items.sort_unstable_by_key(|item| item.int_value());
    } else if items.iter().all(|item| item.as_float().is_some_and(|value| !value.is_nan())) {
        items.sort_by(|one, other| one.float_value().total_cmp(&other.float_value()));
        if items.iter().any(|item| item.float_value() == 0.0) {
            // Zeros of both signs are equal, and stay in their order.
            items.clear();
        }
    } else {
        items.clear();
    }
    if items.is_empty() {
        return slowly(vm, MODULE, name, args.to_vec());
    }
    let half = items.len() / 2;
    match which {
        Middle::Low => Ok(items[(items.len() - 1) / 2]),
        Middle::Mean if items.len() % 2 == 0 => {
            let sum = vm.arithmetic(Op::Add, items[half - 1], items[half])?;
            vm.arithmetic(Op::Div, sum, Object::small(2))
        }
        Middle::Mean | Middle::High => Ok(items[half]),
    }
}

/// Each value and how often it is there, in the order of their first places; none where guest code must compare.
fn counts(vm: &mut Vm, data: Object) -> Res<Option<Vec<(Object, i64)>>> {
    let Some(items) = items(vm, data)? else { return Ok(None) };
    let table = vm.heap.dict(crate::object::dict::Dict::default()).index();
    let mut counts: Vec<(Object, i64)> = Vec::new();
    for (number, &item) in items.iter().enumerate() {
        if number % OFTEN == OFTEN - 1 {
            vm.poll()?;
        }
        match vm.dict_find(table, item) {
            Ok((_, Some(at))) => {
                let place = vm.heap.dicts[table].entries[at].value.int_value();
                counts[place as usize].1 += 1;
            }
            Ok((hash, None)) => {
                vm.reserve(64)?;
                vm.dict_push(table, hash, item, Object::small(counts.len() as i64))?;
                counts.push((item, 1));
            }
            Err(Slow::Guest) => return Ok(None),
            Err(Slow::Flow(flow)) => return Err(flow),
        }
    }
    Ok(Some(counts))
}

/// The cut points between parts of equal probability.
fn quantiles(vm: &mut Vm, args: &[Object]) -> Res {
    let method = args[2].given().map_or(Some("exclusive"), |method| method.is(Kind::Str).then(|| vm.heap.text(method)));
    let inclusive = method.filter(|method| matches!(*method, "inclusive" | "exclusive")).map(|method| method == "inclusive");
    let parts = args[1].given().map_or(Some(4), |parts| parts.as_int()).filter(|parts| (1..1 << 32).contains(parts));
    let is_number = |item: &Object| item.is_int() || item.as_float().is_some_and(|value| !value.is_nan());
    let data = items(vm, args[0])?.filter(|data| data.len() > 1 && data.iter().all(is_number));
    if let (Some(inclusive), Some(parts), Some(data)) = (inclusive, parts, data)
        && let Some(data) = crate::types::sort_by_keys(vm, &data, &data, false)?
    {
        vm.reserve_many(parts as u64, 8, 1)?;
        let size = data.len() as i64;
        let mut cuts = Vec::new();
        for number in 1..parts {
            if number % (OFTEN as i64) == 0 {
                vm.poll()?;
            }
            let (at, rest) = if inclusive {
                (number * (size - 1) / parts, number * (size - 1) % parts)
            } else {
                let at = (number * (size + 1) / parts).clamp(1, size - 1);
                (at - 1, number * (size + 1) - at * parts)
            };
            let low = vm.arithmetic(Op::Mul, data[at as usize], Object::small(parts - rest))?;
            let high = vm.arithmetic(Op::Mul, data[at as usize + 1], Object::small(rest))?;
            let sum = vm.arithmetic(Op::Add, low, high)?;
            cuts.push(vm.arithmetic(Op::Div, sum, Object::small(parts))?);
        }
        return Ok(vm.heap.list(cuts));
    }
    let method = args[2].given().unwrap_or_else(|| vm.heap.intern("exclusive"));
    slowly(vm, MODULE, "_quantiles", vec![args[0], args[1].given().unwrap_or(Object::small(4)), method])
}

/// The numbers of a list or tuple, if they are ints and floats.
fn numbers(vm: &Vm, list: Object) -> Option<Vec<f64>> {
    let items = match list.kind() {
        Kind::List => &vm.heap.lists[list.index()][..],
        Kind::Tuple => &vm.heap.tuples[list.index()][..],
        _ => return None,
    };
    let number = |&item: &Object| item.as_float().or_else(|| item.as_int().and_then(|value| value.to_f64()));
    items.iter().map(number).collect()
}

/// Sums over two samples of one size, about their means.
struct Moments {
    count: f64,
    xbar: f64,
    ybar: f64,
    sxy: f64,
    sxx: f64,
    syy: f64,
}

fn moments(vm: &Vm, args: &[Object]) -> Option<Moments> {
    let (x, y) = (numbers(vm, args[0])?, numbers(vm, args[1])?);
    if x.len() != y.len() || x.len() < 2 {
        return None;
    }
    let count = x.len() as f64;
    let (xbar, ybar) = (total(x.iter().copied())? / count, total(y.iter().copied())? / count);
    let sum = |a: &[f64], abar: f64, b: &[f64], bbar: f64| total(a.iter().zip(b).map(|(a, b)| (a - abar) * (b - bbar)));
    Some(Moments { count, xbar, ybar, sxy: sum(&x, xbar, &y, ybar)?, sxx: sum(&x, xbar, &x, xbar)?, syy: sum(&y, ybar, &y, ybar)? })
}
