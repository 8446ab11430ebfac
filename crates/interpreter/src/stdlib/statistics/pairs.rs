//! Averages of floats, and what two samples have to do with each other. Other numbers, and sums that are not finite, are Python's.

use super::{MODULE, OFTEN, error, plain, slowly};
use crate::native::Res;
use crate::object::Object;
use crate::stdlib::math::total;
use crate::vm::Vm;

/// The numbers of a list or tuple, if they are ints and floats.
fn numbers(vm: &Vm, list: Object) -> Option<Vec<f64>> {
    plain(vm, list).map(|items| items.into_iter().map(super::as_float).collect())
}

pub fn fmean(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(data) = numbers(vm, args[0]) {
        match args[1].some() {
            None if data.is_empty() => return error(vm, "fmean requires at least one data point"),
            None => {
                if let Some(sum) = total(data.iter().copied()) {
                    return Ok(Object::float(sum / data.len() as f64));
                }
            }
            Some(weights) => {
                if let Some(weights) = numbers(vm, weights)
                    && let Some(top) = total(data.iter().zip(&weights).map(|(value, weight)| value * weight))
                {
                    if data.len() != weights.len() {
                        return error(vm, "data and weights must be the same length");
                    }
                    match total(weights.iter().copied()) {
                        Some(0.0) => return error(vm, "sum of weights must be non-zero"),
                        Some(bottom) => return Ok(Object::float(top / bottom)),
                        None => {}
                    }
                }
            }
        }
    }
    slowly(vm, MODULE, "_fmean", vec![args[0], args[1].or(Object::NONE)])
}

pub fn geometric_mean(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(mut data) = numbers(vm, args[0]) else { return slowly(vm, MODULE, "_geometric_mean", args.to_vec()) };
    if data.is_empty() || crate::pace::items(data.iter()).any(|&value| value <= 0.0) {
        vm.poll()?;
        return error(vm, "geometric mean requires a non-empty dataset containing positive numbers");
    }
    for part in data.chunks_mut(OFTEN) {
        part.iter_mut().for_each(|value| *value = value.ln());
        vm.poll()?;
    }
    match total(data.iter().copied()) {
        Some(sum) => Ok(Object::float((sum / data.len() as f64).exp())),
        None => slowly(vm, MODULE, "_geometric_mean", args.to_vec()),
    }
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

fn sum_of_products(a: &[f64], abar: f64, b: &[f64], bbar: f64) -> Option<f64> {
    total(a.iter().zip(b).map(|(a, b)| (a - abar) * (b - bbar)))
}

/// None where numbers must be asked, or a sum is not finite.
fn moments(vm: &mut Vm, args: &[Object], what: &str, is_central: bool) -> Res<Option<Moments>> {
    let (Some(x), Some(y)) = (numbers(vm, args[0]), numbers(vm, args[1])) else { return Ok(None) };
    if x.len() != y.len() {
        return error(vm, &format!("{what} requires that both inputs have same number of data points"));
    }
    if x.len() < 2 {
        return error(vm, &format!("{what} requires at least two data points"));
    }
    let count = x.len() as f64;
    let mean = |of: &[f64]| if is_central { total(of.iter().copied()).map(|sum| sum / count) } else { Some(0.0) };
    let (Some(xbar), Some(ybar)) = (mean(&x), mean(&y)) else { return Ok(None) };
    let sums = [(&x, xbar, &y, ybar), (&x, xbar, &x, xbar), (&y, ybar, &y, ybar)];
    let [Some(sxy), Some(sxx), Some(syy)] = sums.map(|(a, abar, b, bbar)| sum_of_products(a, abar, b, bbar)) else { return Ok(None) };
    vm.poll()?;
    Ok(Some(Moments { count, xbar, ybar, sxy, sxx, syy }))
}

pub fn covariance(vm: &mut Vm, args: &[Object]) -> Res {
    match moments(vm, args, "covariance", true)? {
        Some(all) => Ok(Object::float(all.sxy / (all.count - 1.0))),
        None => slowly(vm, MODULE, "_covariance", args.to_vec()),
    }
}

pub fn correlation(vm: &mut Vm, args: &[Object]) -> Res {
    match moments(vm, args, "correlation", true)? {
        Some(all) if all.sxx * all.syy > 0.0 => Ok(Object::float(all.sxy / (all.sxx * all.syy).sqrt())),
        Some(_) => error(vm, "at least one of the inputs is constant"),
        None => slowly(vm, MODULE, "_correlation", args.to_vec()),
    }
}

pub fn linear_regression(vm: &mut Vm, args: &[Object]) -> Res {
    let proportional = args[2].or(Object::FALSE);
    if proportional.is_bool() {
        match moments(vm, args, "linear regression", !proportional.is_true())? {
            Some(all) if all.sxx != 0.0 => {
                let slope = all.sxy / all.sxx;
                let intercept = if proportional.is_true() { 0.0 } else { all.ybar - slope * all.xbar };
                return slowly(vm, MODULE, "_line", vec![Object::float(slope), Object::float(intercept)]);
            }
            Some(_) => return error(vm, "x is constant"),
            None => {}
        }
    }
    slowly(vm, MODULE, "_linear_regression", vec![args[0], args[1], proportional])
}
