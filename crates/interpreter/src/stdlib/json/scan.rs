//! Bytes of JSON, eight at a time: where the plain characters of a string end, and what a short number is worth.
//! Numbers that are long, or would have to be rounded twice, are left to the caller.

/// A byte in every place of a word.
const fn each(byte: u8) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}
const TOPS: u64 = each(0x80);

/// The top bits of bytes that are zero. Those above the lowest one may be wrong.
const fn zeros(word: u64) -> u64 {
    word.wrapping_sub(each(1)) & !word & TOPS
}

/// Can the byte stand in a string as it is?
#[inline]
const fn is_plain(byte: u8, ascii: bool) -> bool {
    match byte {
        b'"' | b'\\' | 0..=0x1F => false,
        0x7F.. => !ascii,
        _ => true,
    }
}

/// Where the plain characters from `at` on end: at a quote, a backslash or a control character; with `ascii` also at DEL and whatever
/// is not ASCII.
#[inline]
pub fn plain_end(bytes: &[u8], mut at: usize, ascii: bool) -> usize {
    while let Some(eight) = bytes.get(at..).and_then(|rest| rest.first_chunk()) {
        let word = u64::from_le_bytes(*eight);
        let controls = word.wrapping_sub(each(0x20)) & !word & TOPS;
        let mut found = zeros(word ^ each(b'"')) | zeros(word ^ each(b'\\')) | controls;
        if ascii {
            found |= zeros(word ^ each(0x7F)) | word & TOPS;
        }
        if found != 0 {
            return at + found.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    while bytes.get(at).is_some_and(|&byte| is_plain(byte, ascii)) {
        at += 1;
    }
    at
}

/// A number as it is written.
pub struct Number {
    pub end: usize,
    pub is_float: bool,
    negative: bool,
    /// Its digits without the point, unless they are too many.
    digits: u64,
    count: usize,
    /// How far the point is behind the last digit.
    scale: i32,
}

impl Number {
    /// The number that begins at `at`; none if there is none.
    #[inline]
    pub fn read(bytes: &[u8], at: usize) -> Option<Self> {
        let negative = bytes.get(at) == Some(&b'-');
        let first = at + usize::from(negative);
        let mut number = Self { end: first, is_float: false, negative, digits: 0, count: 0, scale: 0 };
        match bytes.get(first) {
            Some(b'0') => (number.end, number.count) = (first + 1, 1),
            Some(b'1'..=b'9') => number.read_digits(bytes),
            _ => return None,
        }
        if bytes.get(number.end) == Some(&b'.') && bytes.get(number.end + 1).is_some_and(u8::is_ascii_digit) {
            number.is_float = true;
            number.end += 1;
            let before = number.end;
            number.read_digits(bytes);
            number.scale = i32::try_from(number.end - before).map_or(i32::MIN, |places| -places);
        }
        if matches!(bytes.get(number.end), Some(b'e' | b'E')) {
            number.read_exponent(bytes);
        }
        Some(number)
    }
    #[inline]
    fn read_digits(&mut self, bytes: &[u8]) {
        while let Some(&digit @ b'0'..=b'9') = bytes.get(self.end) {
            self.digits = self.digits.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'));
            self.count += 1;
            self.end += 1;
        }
    }
    fn read_exponent(&mut self, bytes: &[u8]) {
        let sign = bytes.get(self.end + 1).copied().filter(|sign| matches!(sign, b'+' | b'-'));
        let mut at = self.end + 1 + usize::from(sign.is_some());
        let mut exponent = 0i32;
        while let Some(&digit @ b'0'..=b'9') = bytes.get(at) {
            exponent = exponent.saturating_mul(10).saturating_add(i32::from(digit - b'0'));
            self.is_float = true;
            self.end = at + 1;
            at += 1;
        }
        let exponent = if sign == Some(b'-') { -exponent } else { exponent };
        self.scale = self.scale.saturating_add(exponent);
    }
    /// Its value, if it is a short int.
    #[inline]
    pub fn int(&self) -> Option<i64> {
        let value = (self.count <= 18).then_some(self.digits as i64)?;
        Some(if self.negative { -value } else { value })
    }
    /// Its value, if one product or quotient of exact floats gives it.
    #[inline]
    pub fn float(&self) -> Option<f64> {
        const POWERS: [f64; 23] = [
            1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
        ];
        if self.count > 19 || self.digits > 1 << 53 {
            return None;
        }
        let power = *POWERS.get(self.scale.unsigned_abs() as usize)?;
        let value = if self.scale < 0 { self.digits as f64 / power } else { self.digits as f64 * power };
        Some(if self.negative { -value } else { value })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_is_not_plain_wherever_it_stands() {
        for length in 0..40 {
            for at in 0..length {
                for (byte, with_ascii) in
                    [(b'"', true), (b'\\', true), (0, true), (0x1F, true), (0x7F, false), (0x80, false), (0xFF, false)]
                {
                    let mut text = vec![b'a'; length];
                    text[at] = byte;
                    assert_eq!(plain_end(&text, 0, true), at);
                    assert_eq!(plain_end(&text, 0, false), if with_ascii { at } else { length });
                    assert_eq!(plain_end(&text, at + 1, true), length);
                }
            }
            for byte in [b' ', b'!', b'#', b'[', b']', b'~'] {
                assert_eq!(plain_end(&vec![byte; length], 0, true), length);
            }
        }
        assert_eq!(plain_end(b"a", 5, true), 5);
    }

    #[test]
    fn numbers_are_worth_what_the_library_says() {
        let texts = "0 -0 7 -12 123456789012345678 1234567890123456789 0.0 -0.0 0.1 1.5 -2.25 3.14159 1e5 1E+5 1e-5 12.5e3 0.3e-7 1e22 1e23 \
                     9007199254740993.0 9007199254740991.0 123456789.123456789 1e400 1e-400 1e99999999999 5e-324 0e99999999999 100000000000000000000000";
        for text in texts.split_ascii_whitespace() {
            let number = Number::read(text.as_bytes(), 0).expect("a number");
            assert_eq!((number.end, number.is_float), (text.len(), text.contains(['.', 'e', 'E'])), "{text}");
            if number.is_float {
                let known = text.parse::<f64>().expect("a float");
                assert!(number.float().is_none_or(|value| value.to_bits() == known.to_bits()), "{text}");
            } else {
                assert_eq!(number.int(), text.parse().ok().filter(|_| text.trim_start_matches('-').len() <= 18), "{text}");
            }
        }
        let ends = [("1.", 1), ("1.e5", 1), ("1e", 1), ("1e+", 1), ("01", 1), ("-5x", 2), ("2.5e+x", 3)];
        for (text, end) in ends {
            assert_eq!(Number::read(text.as_bytes(), 0).map(|number| number.end), Some(end), "{text}");
        }
        assert!(Number::read(b"-", 0).is_none() && Number::read(b"-x", 0).is_none() && Number::read(b"", 0).is_none());
    }
}
