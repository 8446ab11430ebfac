//! The text of any number, as `Decimal(text)` takes it: digits of every script, infinities, and what is not a number.

use crate::native::Res;
use crate::object::Object;
use crate::pace;
use crate::text::{int_text, unicode};
use crate::vm::Vm;

/// What a text says: its digits are those before and behind the point.
struct Literal<'a> {
    negative: bool,
    whole: &'a str,
    decimals: &'a str,
    exponent: &'a str,
    /// Nothing for a finite number, else the letter that the class has for its kind.
    kind: &'static str,
}

/// The parts of a number that a text stands for, as the class keeps them, or None.
pub fn parts(vm: &mut Vm, args: &[Object]) -> Res {
    let text = vm.text_arg(args[0], "text")?;
    vm.reserve_many(text.len() as u64, 4, 1)?;
    let plain = in_ascii(&text);
    vm.poll()?;
    let Some(literal) = read(&plain) else { return Ok(Object::NONE) };
    let digits = number(vm, &[literal.whole, literal.decimals].concat())?;
    let exponent = number(vm, literal.exponent)?;
    let exponent = if literal.decimals.is_empty() {
        exponent
    } else {
        let moved = vm.to_big(exponent) - literal.decimals.len();
        vm.heap.bigint(moved)
    };
    let kind = vm.heap.intern(literal.kind);
    Ok(vm.heap.tuple([Object::small(i64::from(literal.negative)), digits, exponent, kind]))
}

/// A text without the blanks around it and the underscores in it, with digits and letters in their plainest form.
fn in_ascii(text: &str) -> String {
    let text = text.trim_matches(unicode::is_space);
    let plain = |c: char| match unicode::decimal(c) {
        Some(value) => char::from_digit(value, 10).unwrap_or(c),
        None => c.to_ascii_lowercase(),
    };
    pace::items(text.chars()).filter(|&c| c != '_').map(plain).collect()
}

fn read(text: &str) -> Option<Literal<'_>> {
    let (negative, rest) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let literal = Literal { negative, whole: "", decimals: "", exponent: "", kind: "" };
    if matches!(rest, "inf" | "infinity") {
        return Some(Literal { kind: "F", ..literal });
    }
    for (word, kind) in [("nan", "n"), ("snan", "N")] {
        if let Some(diagnostic) = rest.strip_prefix(word) {
            return are_digits(diagnostic).then_some(Literal { whole: diagnostic, kind, ..literal });
        }
    }
    let (digits, exponent) = match rest.split_once('e') {
        Some((digits, exponent)) => {
            let size = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
            (digits, Some(exponent).filter(|_| !size.is_empty() && are_digits(size))?)
        }
        None => (rest, ""),
    };
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let are_good = !(whole.is_empty() && decimals.is_empty()) && are_digits(whole) && are_digits(decimals);
    are_good.then_some(Literal { whole, decimals, exponent, ..literal })
}

fn are_digits(text: &str) -> bool {
    pace::every(text.as_bytes(), u8::is_ascii_digit)
}

/// An int of digits; 0 where there are none.
fn number(vm: &mut Vm, digits: &str) -> Res {
    if digits.is_empty() {
        return Ok(Object::small(0));
    }
    let read = int_text::parse(digits, 10, 0);
    vm.poll()?;
    match read {
        Ok(number) => Ok(vm.int_object(number)),
        Err(error) => Err(vm.text_error(error)),
    }
}
