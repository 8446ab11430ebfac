//! `erf` and `erfc`, by the rational approximations of Sun's mathematical library: five ranges, each with a table.
//! Sums are grouped in pairs of terms, as glibc groups them: the last digit depends on it.

/// Up to 0.84375: what `erf(x) / x` has above one.
const NEAR_TOP: [f64; 5] = [0.12837916709551256, -0.3250421072470015, -0.02848174957559851, -0.005770270296489442, -2.3763016656650163e-05];
/// Its denominator.
const NEAR_BOTTOM: [f64; 6] =
    [1.0, 0.39791722395915535, 0.0650222499887673, 0.005081306281875766, 0.00013249473800432164, -3.960228278775368e-06];
/// Up to 1.25, about one.
const ONE_TOP: [f64; 7] = [
    -0.0023621185607526594,
    0.41485611868374833,
    -0.3722078760357013,
    0.31834661990116175,
    -0.11089469428239668,
    0.035478304325618236,
    -0.002166375594868791,
];
/// Its denominator.
const ONE_BOTTOM: [f64; 7] =
    [1.0, 0.10642088040084423, 0.540397917702171, 0.07182865441419627, 0.12617121980876164, 0.01363708391202905, 0.011984499846799107];
/// Up to 1 / 0.35, of the inverse square: a correction of the exponent.
const FAR_TOP: [f64; 8] = [
    -0.009864944034847148,
    -0.6938585727071818,
    -10.558626225323291,
    -62.375332450326006,
    -162.39666946257347,
    -184.60509290671104,
    -81.2874355063066,
    -9.814329344169145,
];
/// Its denominator.
const FAR_BOTTOM: [f64; 9] = [
    1.0,
    19.651271667439257,
    137.65775414351904,
    434.56587747522923,
    645.3872717332679,
    429.00814002756783,
    108.63500554177944,
    6.570249770319282,
    -0.0604244152148581,
];
/// Beyond.
const TAIL_TOP: [f64; 7] = [
    -0.0098649429247001,
    -0.799283237680523,
    -17.757954917754752,
    -160.63638485582192,
    -637.5664433683896,
    -1025.0951316110772,
    -483.5191916086514,
];
/// Its denominator.
const TAIL_BOTTOM: [f64; 8] = [
    1.0,
    30.33806074348246,
    325.7925129965739,
    1536.729586084437,
    3199.8582195085955,
    2553.0504064331644,
    474.52854120695537,
    -22.44095244658582,
];
/// `erf(1)`, cut so that what is left is exact.
const AT_ONE: f64 = 0.8450629115104675;
/// `2 / sqrt(pi) - 1`.
const SLOPE: f64 = 1.2837916709551259e-1;

pub fn erf(x: f64) -> f64 {
    let size = x.abs();
    if x.is_nan() {
        return x;
    }
    if size < 0.84375 {
        if size < 3.725_290_298_461_914e-9 {
            return if size < f64::MIN_POSITIVE * 4.0 { 0.0625 * (16.0 * x + (16.0 * SLOPE) * x) } else { x + SLOPE * x };
        }
        return x + x * near(x);
    }
    let value = if size < 1.25 {
        AT_ONE + about_one(size)
    } else if size >= 6.0 {
        1.0
    } else {
        1.0 - tail(size) / size
    };
    value.copysign(x)
}

pub fn erfc(x: f64) -> f64 {
    let size = x.abs();
    if x.is_nan() {
        return x;
    }
    if size < 0.84375 {
        if size < 1.387_778_780_781_445_7e-17 {
            return 1.0 - x;
        }
        let part = x * near(x);
        return if x < 0.25 { 1.0 - (x + part) } else { 0.5 - (part + (x - 0.5)) };
    }
    if size < 1.25 {
        let part = about_one(size);
        return if x >= 0.0 { (1.0 - AT_ONE) - part } else { 1.0 + (AT_ONE + part) };
    }
    if size >= 28.0 || x < -6.0 {
        return if x > 0.0 { 0.0 } else { 2.0 };
    }
    let part = tail(size) / size;
    if x > 0.0 { part } else { 2.0 - part }
}

fn near(x: f64) -> f64 {
    let square = x * x;
    in_pairs(&NEAR_TOP, square) / in_pairs(&NEAR_BOTTOM, square)
}
fn about_one(size: f64) -> f64 {
    let distance = size - 1.0;
    in_pairs(&ONE_TOP, distance) / in_pairs(&ONE_BOTTOM, distance)
}
/// `x * erfc(x)`: the square of x is exact in its first part.
fn tail(x: f64) -> f64 {
    let s = 1.0 / (x * x);
    let quotient = if f64::from_bits(x.to_bits() >> 32 << 32) < f64::from_bits(0x4006_DB6E << 32) {
        in_pairs(&FAR_TOP, s) / in_pairs(&FAR_BOTTOM, s)
    } else {
        in_pairs(&TAIL_TOP, s) / in_pairs(&TAIL_BOTTOM, s)
    };
    let short = f64::from_bits(x.to_bits() >> 32 << 32);
    (-short * short - 0.5625).exp() * ((short - x) * (short + x) + quotient).exp()
}
/// A polynomial, its terms two by two.
fn in_pairs(table: &[f64], x: f64) -> f64 {
    let square = x * x;
    let fourth = square * square;
    let powers = [1.0, square, fourth, fourth * square, fourth * fourth];
    let mut sum = 0.0;
    for (at, (pair, power)) in table.chunks(2).zip(powers).enumerate() {
        let term = if let &[even, odd] = pair { even + x * odd } else { pair[0] };
        sum = if at == 0 { term } else { sum + power * term };
    }
    sum
}
