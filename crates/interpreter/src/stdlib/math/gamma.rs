//! The gamma function and its logarithm, by Lanczos' approximation with thirteen terms.
//! Poles and ranges are the caller's: arguments are finite and not integers up to zero.

use std::f64::consts::PI;

/// Lanczos' parameter, for which the coefficients hold.
const G: f64 = 6.024_680_040_776_73;

/// Coefficients of the rational function, the constant term first.
const NUMERATOR: [f64; 13] = [
    23_531_376_880.410_76,
    42_919_803_642.649_1,
    35_711_959_237.355_67,
    17_921_034_426.037_21,
    6_039_542_586.352_028,
    1_439_720_407.311_721_6,
    248_874_557.862_054_17,
    31_426_415.585_400_194,
    2_876_370.628_935_372_5,
    186_056.265_395_223_48,
    8_071.672_002_365_816,
    210.824_277_751_579_36,
    2.506_628_274_631_000_2,
];
const DENOMINATOR: [f64; 13] = [
    0.0,
    39_916_800.0,
    120_543_840.0,
    150_917_976.0,
    105_258_076.0,
    45_995_730.0,
    13_339_535.0,
    2_637_558.0,
    357_423.0,
    32_670.0,
    1_925.0,
    66.0,
    1.0,
];

fn lanczos(x: f64) -> f64 {
    let (mut above, mut below) = (0.0, 0.0);
    // Large arguments are divided by, so that nothing overflows.
    if x < 5.0 {
        for at in (0..13).rev() {
            above = above * x + NUMERATOR[at];
            below = below * x + DENOMINATOR[at];
        }
    } else {
        for at in 0..13 {
            above = above / x + NUMERATOR[at];
            below = below / x + DENOMINATOR[at];
        }
    }
    above / below
}
/// The sine of pi times a positive number, exact in its quarters.
fn sin_pi(x: f64) -> f64 {
    let y = x % 2.0;
    match (2.0 * y).round() as i32 {
        0 => (PI * y).sin(),
        1 => (PI * (y - 0.5)).cos(),
        2 => (PI * (1.0 - y)).sin(),
        3 => -(PI * (y - 1.5)).cos(),
        _ => (PI * (y - 2.0)).sin(),
    }
}
pub fn gamma(x: f64) -> f64 {
    let size = x.abs();
    if size < 1e-20 {
        return 1.0 / x;
    }
    if size > 200.0 {
        return if x < 0.0 { 0.0 / -sin_pi(size) } else { f64::INFINITY };
    }
    let y = size + (G - 0.5);
    // What the addition lost, as a correction of the result.
    let lost = if size > G - 0.5 { (y - size) - (G - 0.5) } else { (y - (G - 0.5)) - size };
    let correction = lost * G / y;
    // A power too large is taken in two steps.
    let power = |result: f64, times: fn(f64, f64) -> f64| {
        if size < 140.0 {
            times(result, y.powf(size - 0.5))
        } else {
            let half = y.powf(size / 2.0 - 0.25);
            times(times(result, half), half)
        }
    };
    if x < 0.0 {
        let result = -PI / sin_pi(size) / size * y.exp() / lanczos(size);
        power(result - correction * result, |a, b| a / b)
    } else {
        let result = lanczos(size) / y.exp();
        power(result + correction * result, |a, b| a * b)
    }
}
pub fn log_gamma(x: f64) -> f64 {
    let size = x.abs();
    if x == 1.0 || x == 2.0 {
        return 0.0;
    }
    if size < 1e-20 {
        return -size.ln();
    }
    let result = lanczos(size).ln() - G + (size - 0.5) * ((size + G - 0.5).ln() - 1.0);
    if x < 0.0 { PI.ln() - sin_pi(size).abs().ln() - size.ln() - result } else { result }
}
