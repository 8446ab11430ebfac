//! Numbers of 16 bits (IEEE 754 binary16), to and from those of 64.

/// The nearest number of 16 bits, ties to even; none for what is too large.
pub fn of(x: f64) -> Option<u16> {
    let sign = if x.is_sign_negative() { 0x8000 } else { 0 };
    let x = x.abs();
    if x.is_nan() {
        return Some(sign | 0x7E00);
    }
    if x.is_infinite() {
        return Some(sign | 0x7C00);
    }
    if x < 2f64.powi(-14) {
        return Some(sign | (x * 2f64.powi(24)).round_ties_even() as u16);
    }
    let exponent = x.log2().floor() as i32;
    let exponent = if 2f64.powi(exponent) > x { exponent - 1 } else { exponent };
    let mantissa = ((x / 2f64.powi(exponent) - 1.0) * 1024.0).round_ties_even() as u32;
    let bits = (((exponent + 15) as u32) << 10) + mantissa;
    if bits >= 0x7C00 { None } else { Some(sign | bits as u16) }
}

pub fn value(bits: u16) -> f64 {
    let (exponent, mantissa) = (i32::from(bits >> 10 & 31), f64::from(bits & 1023));
    let value = match exponent {
        0 => mantissa * 2f64.powi(-24),
        31 if mantissa == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1.0 + mantissa / 1024.0) * 2f64.powi(exponent - 15),
    };
    if bits & 0x8000 != 0 { -value } else { value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_back() {
        for bits in (0..0x7C00).chain(0x8000..0xFC00) {
            assert_eq!(of(value(bits)), Some(bits));
        }
        assert_eq!(of(65_520.0), None);
        assert_eq!(of(f64::INFINITY), Some(0x7C00));
    }
}
