//! Functions of complex numbers where a part is infinite or not a number, as C's appendix G has them. Nothing where the formulas
//! of `cmath` say the same.

use super::Pair;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

const INFINITY: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// The angle of a number infinitely far to one side: half of what it is there if it is as far up or down.
fn slanted(far: f64, half: f64, im: f64) -> f64 {
    if im.is_nan() { NAN } else { if im.is_infinite() { half } else { far }.copysign(im) }
}

pub fn acos((re, im): Pair) -> Option<Pair> {
    if re.is_infinite() {
        let angle = if re > 0.0 { slanted(0.0, FRAC_PI_4, im) } else { slanted(PI, 3.0 * FRAC_PI_4, im) };
        return Some((angle.abs(), if im.is_nan() { INFINITY } else { -INFINITY.copysign(im) }));
    }
    if im.is_infinite() {
        return Some((if re.is_nan() { NAN } else { FRAC_PI_2 }, -INFINITY.copysign(im)));
    }
    (re == 0.0 && im.is_nan()).then_some((FRAC_PI_2, NAN))
}

pub fn acosh((re, im): Pair) -> Option<Pair> {
    if re.is_infinite() {
        let angle = if re > 0.0 { slanted(0.0, FRAC_PI_4, im) } else { slanted(PI, 3.0 * FRAC_PI_4, im) };
        return Some((INFINITY, angle));
    }
    im.is_infinite().then(|| (INFINITY, if re.is_nan() { NAN } else { FRAC_PI_2.copysign(im) }))
}

pub fn asinh((re, im): Pair) -> Option<Pair> {
    if re.is_infinite() {
        return Some((re, slanted(0.0, FRAC_PI_4, im)));
    }
    if im.is_infinite() {
        return Some(if re.is_nan() { (INFINITY, NAN) } else { (INFINITY.copysign(re), FRAC_PI_2.copysign(im)) });
    }
    (re.is_nan() && im == 0.0).then_some((NAN, im))
}

pub fn atanh((re, im): Pair) -> Option<Pair> {
    let zero = if re.is_nan() { 0.0 } else { 0.0f64.copysign(re) };
    if re.is_infinite() || im.is_infinite() {
        return Some((zero, if im.is_nan() { NAN } else { FRAC_PI_2.copysign(im) }));
    }
    (re == 0.0 && im.is_nan()).then_some((re, NAN))
}

pub fn exp((re, im): Pair) -> Option<Pair> {
    match (re, im.is_finite()) {
        (f64::NEG_INFINITY, false) => Some((0.0, 0.0)),
        (INFINITY, false) => Some((INFINITY, NAN)),
        _ => None,
    }
}

pub fn cosh((re, im): Pair) -> Option<Pair> {
    if re.is_infinite() && im.is_nan() {
        return Some((INFINITY, NAN));
    }
    (re == 0.0 && im.is_nan() || re.is_nan() && im == 0.0).then_some((NAN, 0.0))
}

pub fn sinh((re, im): Pair) -> Option<Pair> {
    if re.is_infinite() && im.is_nan() {
        return Some((INFINITY, NAN));
    }
    (re == 0.0 && im.is_nan()).then_some((0.0, NAN))
}

pub fn tanh((re, im): Pair) -> Option<Pair> {
    if re.is_infinite() && !im.is_finite() {
        return Some((1.0f64.copysign(re), 0.0));
    }
    (re.is_nan() && im == 0.0).then_some((NAN, im))
}
