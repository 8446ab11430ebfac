//! Ordinary decimal numbers and their texts: plain literals are read (`literal.rs` reads all others), and `str()` and `repr()` written.

use super::natural::Natural;
use super::wide::Wide;
use super::{Known, known, slowly};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::vm::Vm;
use arrayvec::ArrayString;

/// Longest literal that is read here.
const LONGEST: usize = 160;
/// Digits that are read at once: all of them fit a word.
const GROUP: usize = 19;

/// A text that has room for all digits of a number.
pub(super) type Text = ArrayString<160>;

/// A plain decimal literal: a sign, digits with a point, an exponent.
pub(super) fn read(text: &str) -> Option<Wide> {
    let (negative, rest) = match text.as_bytes() {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        rest => (false, rest),
    };
    if rest.len() > LONGEST {
        return None;
    }
    let (mut digits, mut group, mut count, mut decimals, mut point, mut at) = (Natural::ZERO, 0u64, 0usize, 0i64, false, 0);
    while at < rest.len() {
        match rest[at] {
            digit @ b'0'..=b'9' => {
                if count > 0 && count.is_multiple_of(GROUP) {
                    digits = digits.with_zeros(GROUP)?.plus(&Natural::of(u128::from(group)))?;
                    group = 0;
                }
                group = group * 10 + u64::from(digit - b'0');
                count += 1;
                decimals += i64::from(point);
            }
            b'.' if !point => point = true,
            b'e' | b'E' => break,
            _ => return None,
        }
        at += 1;
    }
    if count == 0 {
        return None;
    }
    let last = Natural::of(u128::from(group));
    digits = if digits.is_zero() { last } else { digits.with_zeros((count - 1) % GROUP + 1)?.plus(&last)? };
    let power: i64 = match rest.get(at + 1..) {
        None => 0,
        Some(power) if power.len() < 8 => std::str::from_utf8(power).ok().filter(|power| !power.starts_with("+-"))?.parse().ok()?,
        Some(_) => return None,
    };
    digits.is_operand().then_some(Wide { negative, digits, exponent: power - decimals })
}

/// `str(number)` or `repr(number)`.
pub(super) fn text(vm: &mut Vm, args: &[Object], name: &str, around: [&str; 2]) -> Res {
    if args.iter().skip(1).all(|arg| arg.is_unbound())
        && args[0].is(Kind::Instance)
        && let Some(known) = known(vm)
        && let Some(number) = known.wide(vm, args[0])
        && let Some(text) = written(&known, vm, &number, around)
    {
        return Ok(vm.heap.ascii(&text));
    }
    slowly(vm, name, args)
}

/// A number as text between two others.
pub(super) fn written(known: &Known, vm: &Vm, number: &Wide, around: [&str; 2]) -> Option<Text> {
    let mut buffer = itoa::Buffer::new();
    let many;
    let digits = match number.digits.to_u64() {
        Some(digits) => buffer.format(digits),
        None => {
            many = all_digits(number.digits)?;
            &many
        }
    };
    let left = number.exponent + digits.len() as i64;
    let mut text = Text::new();
    let mut put = |part: &str| text.try_push_str(part).ok();
    put(around[0])?;
    if number.negative {
        put("-")?;
    }
    if number.exponent > 0 || left <= -6 {
        // Scientific: one digit before the point.
        let (first, rest) = digits.split_at(1);
        put(first)?;
        if !rest.is_empty() {
            put(".")?;
            put(rest)?;
        }
        put(if known.rules(vm)?.capitals { "E" } else { "e" })?;
        put(if left > 0 { "+" } else { "-" })?;
        put(itoa::Buffer::new().format((left - 1).unsigned_abs()))?;
    } else if left <= 0 {
        put("0.")?;
        put("00000".get(..left.unsigned_abs() as usize)?)?;
        put(digits)?;
    } else {
        let (whole, decimals) = digits.split_at(left as usize);
        put(whole)?;
        if !decimals.is_empty() {
            put(".")?;
            put(decimals)?;
        }
    }
    put(around[1])?;
    Some(text)
}

/// The digits of a number that has more than a word.
fn all_digits(mut number: Natural) -> Option<Text> {
    let mut groups = arrayvec::ArrayVec::<u64, 13>::new();
    while !number.is_zero() {
        let (quotient, rest) = number.split(GROUP)?;
        groups.try_push(rest.to_u64()?).ok()?;
        number = quotient;
    }
    let mut text = Text::new();
    for (place, &group) in groups.iter().rev().enumerate() {
        let mut buffer = itoa::Buffer::new();
        let digits = buffer.format(group);
        if place > 0 {
            text.try_push_str("0000000000000000000".get(digits.len()..)?).ok()?;
        }
        text.try_push_str(digits).ok()?;
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written() {
        let nines = "9".repeat(115);
        let zeros = format!("1{}", "0".repeat(114));
        for digits in
            ["18446744073709551616", "100000000000000000000000000000000000000", "12345678901234567890123456789012345678901", &nines, &zeros]
        {
            let number = read(digits).expect("it is short");
            assert_eq!(&all_digits(number.digits).expect("so is this")[..], digits);
        }
        for literal in ["", "-", ".", "1e", "1e+-2", "1.2.3", "1_0", " 1", "1e12345678", &"9".repeat(117), &"0".repeat(161)] {
            assert!(read(literal).is_none(), "{literal}");
        }
        let small = read("-0.00").expect("a number");
        assert!(small.negative && small.digits.is_zero() && small.exponent == -2);
    }
}
