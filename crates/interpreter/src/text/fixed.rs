//! Doubles rounded to a few decimal places, exactly and without long arithmetic.
//! Not for what a double does not hold to the last unit: the answer is none, and the long way is taken.

use arrayvec::ArrayString;

/// Powers of ten that are exact.
const POWERS: [f64; 16] = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];
/// Products from here on may lie on no half: the argument below needs that each is a multiple of one.
const LARGE: f64 = (1u64 << 51) as f64;

/// The whole number nearest to the true product of `x`, not negative, and 10^`places`; a tie goes to the even one.
///
/// The product `y` is rounded, and `error` is what rounding took away, at most half a unit of `y`. Where `y` is not half way between two whole
/// numbers it is at least a unit away from there, so that `error` decides nothing; where it is, the sign of `error` says on which side the truth lies.
#[inline]
#[must_use]
pub fn scaled(x: f64, places: usize) -> Option<u64> {
    let power = *POWERS.get(places)?;
    let y = x * power;
    // Also false for what is no number.
    if !(0.0..LARGE).contains(&y) {
        return None;
    }
    let nearest = y.round_ties_even();
    let rest = y - nearest;
    if rest.abs() != 0.5 {
        return Some(nearest as u64);
    }
    let error = x.mul_add(power, -y);
    Some(match rest > 0.0 {
        true if error > 0.0 => nearest as u64 + 1,
        false if error < 0.0 => nearest as u64 - 1,
        _ => nearest as u64,
    })
}

/// `round(x, places)` of a finite number.
#[must_use]
pub fn round(x: f64, places: usize) -> Option<f64> {
    // A whole number over a power of ten, both exact: their quotient is the double nearest to the decimal.
    scaled(x.abs(), places).map(|whole| (whole as f64 / POWERS[places]).copysign(x))
}

/// The digits of `x`, not negative, with so many places after the point.
#[must_use]
pub fn digits(x: f64, places: usize) -> Option<ArrayString<32>> {
    let whole = scaled(x, places)?;
    let mut out = ArrayString::new();
    let mut buffer = itoa::Buffer::new();
    let (before, after) = (whole / POWERS[places] as u64, whole % POWERS[places] as u64);
    out.try_push_str(buffer.format(before)).ok()?;
    if places > 0 {
        out.try_push('.').ok()?;
        let after = buffer.format(after);
        out.try_push_str(&"000000000000000"[after.len().min(places)..places]).ok()?;
        out.try_push_str(after).ok()?;
    }
    Some(out)
}

/// The first digits of `x`, positive, so many, as one number, and the power of ten of the first; a tie goes to the even one.
#[must_use]
pub fn significant(x: f64, count: usize) -> Option<(u64, i32)> {
    let (least, beyond) = (*POWERS.get(count.checked_sub(1)?)? as u64, *POWERS.get(count)? as u64);
    if !(1e-5..LARGE).contains(&x) {
        return None;
    }
    let mut power = POWERS.iter().take_while(|&&power| power <= x).count() as i32 - 1;
    while power < 0 && x * POWERS[-power as usize] < 1.0 {
        power -= 1;
    }
    // The power may be wrong by one where a product above was rounded, or the digits are rounded up to the next one.
    for _ in 0..3 {
        let places = count as i32 - 1 - power;
        let whole = if places >= 0 { scaled(x, places as usize)? } else { without(x, POWERS[-places as usize] as u64) };
        if whole == beyond {
            return Some((least, power + 1));
        }
        match whole {
            whole if whole > beyond => power += 1,
            whole if whole < least => power -= 1,
            _ => return Some((whole, power)),
        }
    }
    None
}

/// The whole number nearest to the quotient of `x`, below 2^51, and a power of ten above 1.
fn without(x: f64, power: u64) -> u64 {
    let (whole, has_more) = (x as u64, x.fract() > 0.0);
    let (nearest, rest, half) = (whole / power, whole % power, power / 2);
    let is_up = rest > half || rest == half && (has_more || nearest % 2 == 1);
    nearest + u64::from(is_up)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_as_the_true_value_lies() {
        for (x, places, text) in [
            (0.125, 2, "0.12"),
            (0.375, 2, "0.38"),
            (2.675, 2, "2.67"),
            (1.005, 2, "1.00"),
            (0.5, 0, "0"),
            (1.5, 0, "2"),
            (0.0, 3, "0.000"),
            (1234.5, 1, "1234.5"),
            (0.045, 2, "0.04"),
            (8.0e-320, 4, "0.0000"),
        ] {
            assert_eq!(digits(x, places).unwrap().as_str(), text, "{x} {places}");
        }
        assert!(scaled(f64::NAN, 2).is_none() && scaled(f64::INFINITY, 2).is_none() && scaled(1e300, 2).is_none());
        assert_eq!(round(-0.001, 2).unwrap().to_bits(), (-0.0f64).to_bits());
    }

    /// A few thousand numbers without an order.
    fn numbers() -> impl Iterator<Item = u64> {
        std::iter::successors(Some(0x9E37_79B9_7F4A_7C15_u64), |n| {
            Some(n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407))
        })
        .map(|n| n >> 11)
        .take(8192)
    }

    #[test]
    fn agrees_with_the_long_way() {
        for (number, mantissa) in numbers().enumerate() {
            let (exponent, places) = (number as i32 % 80 - 70, number / 7 % 16);
            let x = mantissa as f64 * 2f64.powi(exponent);
            if let Some(short) = digits(x, places) {
                assert_eq!(short.as_str(), format!("{x:.places$}"));
            }
        }
    }

    #[test]
    fn ties_agree_with_the_long_way() {
        for (number, whole) in numbers().enumerate() {
            let (x, places) = ((whole >> 13) as f64 + (number % 8) as f64 / 8.0, number / 8 % 4);
            assert_eq!(digits(x, places).unwrap().as_str(), format!("{x:.places$}"));
            assert_eq!(round(x, places).unwrap(), format!("{x:.places$}").parse::<f64>().unwrap());
        }
    }
}
