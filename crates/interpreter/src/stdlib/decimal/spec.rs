//! `format()` of any decimal number by any specification, after `format.rs`, which has the usual ones.
//! Locales are not known: `n` is `g`.

use super::value::{Done, Form, Setting, Value, length, shifted_down};
use super::{Mode, methods};
use crate::long;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::vm::Vm;
use num_bigint::BigUint;
use num_traits::Zero;

pub(super) fn format(vm: &mut Vm, number: Object, spec: Object) -> Res {
    let plain = vm.payload(spec);
    if !plain.is(Kind::Str) {
        return Err(vm.type_error("format arg must be str"));
    }
    let text = vm.owned_text(plain)?;
    let Some(spec) = Spec::read(&text) else { return Err(vm.value_error("invalid format string")) };
    let value = methods::required(vm, number)?;
    let (setting, has_capitals) = methods::setting_in_use(vm)?;
    vm.reserve_many(spec.width as u64, spec.fill.len_utf8() as u64, 1)?;
    let written = spec.written(value, &setting, has_capitals);
    let written = methods::done(vm, written)?;
    Ok(vm.heap.string(written))
}

struct Spec {
    fill: char,
    align: char,
    /// What stands before a number that is not negative.
    sign: Option<char>,
    no_negative_zero: bool,
    /// Zeros after the sign, among which commas stand.
    pads_zeros: bool,
    width: usize,
    comma: bool,
    precision: Option<i128>,
    kind: Option<char>,
}

impl Spec {
    fn read(text: &str) -> Option<Self> {
        let is_align = |c: char| matches!(c, '<' | '>' | '=' | '^');
        let mut chars = text.chars();
        let (mut fill, mut align) = (None, None);
        let (first, second) = (chars.next(), chars.next());
        let mut rest = text;
        match (first, second) {
            (Some(one), Some(two)) if is_align(two) => {
                (fill, align) = (Some(one), Some(two));
                rest = chars.as_str();
            }
            (Some(one), _) if is_align(one) => {
                align = Some(one);
                rest = &text[1..];
            }
            _ => {}
        }
        let sign = rest.chars().next().filter(|&c| matches!(c, '-' | '+' | ' '));
        rest = &rest[usize::from(sign.is_some())..];
        let flag = |text: &mut &str, letter: char| {
            let left = text.strip_prefix(letter);
            *text = left.unwrap_or(text);
            left.is_some()
        };
        let no_negative_zero = flag(&mut rest, 'z');
        let has_zero = flag(&mut rest, '0');
        if has_zero && align.is_some() {
            return None;
        }
        let width = number(&mut rest)?.unwrap_or(0);
        let comma = flag(&mut rest, ',');
        let precision = if flag(&mut rest, '.') { Some(number(&mut rest)??) } else { None };
        let mut chars = rest.chars();
        let kind = chars.next();
        if kind.is_some_and(|kind| !"eEfFgGn%".contains(kind)) || chars.next().is_some() || comma && kind == Some('n') {
            return None;
        }
        let (fill, align) = if has_zero { (Some('0'), Some('=')) } else { (fill, align) };
        Some(Self {
            fill: fill.unwrap_or(' '),
            align: align.unwrap_or('>'),
            sign: sign.filter(|&sign| sign != '-'),
            // C forgets about it here.
            no_negative_zero: no_negative_zero && kind != Some('F'),
            pads_zeros: has_zero,
            width,
            comma,
            precision: precision.map(|precision| precision as i128),
            kind,
        })
    }

    fn written(&self, value: Value, setting: &Setting, has_capitals: bool) -> Done<String> {
        let kind = match self.kind {
            None if has_capitals => 'G',
            None | Some('n') => 'g',
            Some(kind) => kind,
        };
        let percent = if kind == '%' { "%" } else { "" };
        if !value.is_finite() {
            let name = match value.form {
                Form::Infinite => "Infinity",
                Form::Quiet => "NaN",
                _ => "sNaN",
            };
            let carried = if value.digits.is_zero() { String::new() } else { long::decimal(&value.digits) };
            let (fill, align) = if self.pads_zeros { (' ', '>') } else { (self.fill, self.align) };
            return Ok(self.aligned(&format!("{name}{carried}{percent}"), self.sign_of(value.negative), fill, align));
        }
        let is_fixed = matches!(kind, 'f' | 'F' | '%');
        let is_scientific = matches!(kind, 'e' | 'E');
        let value = self.rounded(value, kind, setting.mode)?;
        let digits = if value.digits.is_zero() { "0".to_owned() } else { long::decimal(&value.digits) };
        let size = digits.len() as i128;
        let left = value.exponent + size;
        let point = match self.precision {
            Some(precision) if is_scientific && value.digits.is_zero() => 1 - precision,
            _ if is_scientific => 1,
            _ if is_fixed || value.exponent <= 0 && left > -6 => left,
            _ => 1,
        };
        // Zeros beyond the digits: as many as one number may have.
        super::value::power_of_ten(if point < 0 { -point } else { (point - size).max(0) })?;
        let (whole, decimals) = match point {
            ..0 => ("0".to_owned(), "0".repeat(-point as usize) + &digits),
            _ if point > size => (digits + &"0".repeat((point - size) as usize), String::new()),
            _ => {
                let (whole, decimals) = digits.split_at(point as usize);
                (if whole.is_empty() { "0" } else { whole }.to_owned(), decimals.to_owned())
            }
        };
        let mut tail = if decimals.is_empty() { String::new() } else { format!(".{decimals}") };
        if left != point || is_scientific {
            tail.push(if matches!(kind, 'E' | 'G') { 'E' } else { 'e' });
            tail.push_str(&format!("{:+}", left - point));
        }
        tail.push_str(percent);
        let sign = self.sign_of(value.negative && !(self.no_negative_zero && value.digits.is_zero()));
        if self.pads_zeros {
            let room = self.width.saturating_sub(sign.len() + tail.len());
            return Ok(format!("{sign}{}{tail}", self.grouped(&whole, room)));
        }
        Ok(self.aligned(&format!("{}{tail}", self.grouped(&whole, 0)), sign, self.fill, self.align))
    }

    /// The value with as many digits as are asked for.
    fn rounded(&self, value: Value, kind: char, mode: Mode) -> Done<Value> {
        let is_fixed = matches!(kind, 'f' | 'F' | '%');
        let mut value = value;
        if kind == '%' {
            value.exponent += 2;
        }
        if let Some(precision) = self.precision {
            value = match kind {
                'e' | 'E' => to_digits(value, precision + 1, mode)?,
                _ if is_fixed => rescaled(value, -precision, mode)?,
                _ if length(&value.digits)? > precision.max(1) => to_digits(value, precision.max(1), mode)?,
                _ => value,
            };
        }
        if is_fixed && value.digits.is_zero() && value.exponent > 0 {
            value.exponent = 0;
        }
        Ok(value)
    }
    fn sign_of(&self, negative: bool) -> &'static str {
        match self.sign {
            _ if negative => "-",
            Some('+') => "+",
            Some(_) => " ",
            None => "",
        }
    }
    /// Digits with commas, if they are asked for, and with zeros before them up to a width.
    fn grouped(&self, digits: &str, room: usize) -> String {
        let mut size = digits.len();
        while size + if self.comma { size.saturating_sub(1) / 3 } else { 0 } < room {
            size += 1;
        }
        let mut made = String::with_capacity(size + size / 3);
        for (at, digit) in std::iter::repeat_n('0', size - digits.len()).chain(digits.chars()).enumerate() {
            if self.comma && at > 0 && (size - at).is_multiple_of(3) {
                made.push(',');
            }
            made.push(digit);
        }
        made
    }
    fn aligned(&self, body: &str, sign: &str, fill: char, align: char) -> String {
        let room = self.width.saturating_sub(sign.len() + body.len());
        let pad = |count: usize| String::from(fill).repeat(count);
        match align {
            '<' => format!("{sign}{body}{}", pad(room)),
            '=' => format!("{sign}{}{body}", pad(room)),
            '^' => format!("{}{sign}{body}{}", pad(room / 2), pad(room - room / 2)),
            _ => format!("{}{sign}{body}", pad(room)),
        }
    }
}

/// Digits, if there are some; none where they are too many for a number.
fn number(rest: &mut &str) -> Option<Option<usize>> {
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (digits, left) = rest.split_at(end);
    *rest = left;
    if digits.is_empty() { Some(None) } else { digits.parse().ok().filter(|&number: &usize| number < 1 << 60).map(Some) }
}
/// As many digits as asked for, the value rounded.
fn to_digits(value: Value, count: i128, mode: Mode) -> Done<Value> {
    if value.digits.is_zero() {
        return Ok(value);
    }
    let (mut digits, _) = shifted_down(&value.digits, length(&value.digits)? - count, mode, value.negative)?;
    let mut exponent = value.adjusted()? + 1 - count;
    if length(&digits)? > count {
        digits /= 10u8;
        exponent += 1;
    }
    Ok(Value::finite(value.negative, digits, exponent))
}
/// The number with another exponent, rounded; one far below the last place only counts as something tiny.
fn rescaled(value: Value, exponent: i128, mode: Mode) -> Done<Value> {
    if value.digits.is_zero() {
        return Ok(Value::zero(value.negative, exponent));
    }
    let is_far = value.adjusted()? < exponent - 1;
    let (digits, places) = if is_far { (BigUint::from(1u8), 3) } else { (value.digits, exponent - value.exponent) };
    Ok(Value::finite(value.negative, shifted_down(&digits, places, mode, value.negative)?.0, exponent))
}
