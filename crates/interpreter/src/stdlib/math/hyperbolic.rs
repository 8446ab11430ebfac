//! `acosh` and `asinh` as glibc computes them: by logarithms of what does not lose digits.

use std::f64::consts::LN_2;

/// Above this, the square root of `x * x + 1` is x.
const LARGE: f64 = 268_435_456.0;

pub fn acosh(x: f64) -> f64 {
    if x < 1.0 {
        f64::NAN
    } else if x > LARGE {
        x.ln() + LN_2
    } else if x > 2.0 {
        (2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt())).ln()
    } else {
        let t = x - 1.0;
        (t + (2.0 * t + t * t).sqrt()).ln_1p()
    }
}

pub fn asinh(x: f64) -> f64 {
    let size = x.abs();
    let value = if size < 1.0 / LARGE {
        return x;
    } else if size > LARGE {
        size.ln() + LN_2
    } else if size > 2.0 {
        (2.0 * size + 1.0 / ((size * size + 1.0).sqrt() + size)).ln()
    } else {
        let square = size * size;
        (size + square / (1.0 + (1.0 + square).sqrt())).ln_1p()
    };
    value.copysign(x)
}
