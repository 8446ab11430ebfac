//! `format()` of ordinary decimal numbers in fixed-point notation (`.2f`, `,.2f`, `>10.2f`, `.1%`), or as they are (`>10`).
//! All other forms, and numbers that are not ordinary, are left to `spec.rs`.

use super::narrow::{Number, POWERS};
use super::{Mode, known};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::vm::Vm;
use num_integer::Integer;

/// Widest result made here.
const WIDEST: usize = 200;

pub(super) fn format(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(text) = formatted(vm, args) {
        return Ok(vm.heap.string(text));
    }
    super::spec::format(vm, args[0], args[1])
}
fn formatted(vm: &Vm, args: &[Object]) -> Option<String> {
    if !args[0].is(Kind::Instance) || !args[1].is(Kind::Str) || !args[2].is_unbound() {
        return None;
    }
    let known = known(vm)?;
    let spec = vm.heap.text(args[1]);
    if let Some(Place { align, width }) = Place::read(spec)
        && let Some(number) = known.wide(vm, args[0])
        && !number.digits.is_zero()
    {
        return Some(padded(&super::text::written(&known, vm, &number, ["", ""])?, align, width));
    }
    let form = Form::read(spec)?;
    form.written(known.number(vm, args[0])?, known.rules(vm)?.mode)
}

/// An alignment and a width, which both may be left out.
struct Place {
    align: u8,
    width: usize,
}

impl Place {
    fn read(spec: &str) -> Option<Self> {
        let (width, align) = match spec.as_bytes().first() {
            Some(&align @ (b'<' | b'>' | b'^')) => (&spec[1..], align),
            _ => (spec, b'>'),
        };
        let is_plain = width.bytes().all(|byte| byte.is_ascii_digit()) && !width.starts_with('0');
        let width = if width.is_empty() { Some(0) } else { width.parse().ok().filter(|_| is_plain) };
        Some(Self { align, width: width.filter(|&width| width <= WIDEST)? })
    }
}

fn padded(text: &str, align: u8, width: usize) -> String {
    match align {
        b'<' => format!("{text:<width$}"),
        b'^' => format!("{text:^width$}"),
        _ => format!("{text:>width$}"),
    }
}

struct Form {
    place: Place,
    comma: bool,
    precision: usize,
    percent: bool,
}

impl Form {
    /// An alignment, a width, a comma, a precision and `f` or `%`: all but the last two may be left out.
    fn read(spec: &str) -> Option<Self> {
        let (body, kind) = spec.split_at_checked(spec.len().checked_sub(1)?)?;
        let percent = match kind {
            "f" => false,
            "%" => true,
            _ => return None,
        };
        let (body, precision) = body.split_once('.')?;
        let precision = precision.parse().ok().filter(|&places: &usize| places <= 30 && !precision.starts_with('+'))?;
        let (body, comma) = body.strip_suffix(',').map_or((body, false), |body| (body, true));
        Some(Self { place: Place::read(body)?, comma, precision, percent })
    }

    fn written(&self, number: Number, mode: Mode) -> Option<String> {
        let exponent = number.exponent + if self.percent { 2 } else { 0 };
        let places = self.precision as i64;
        let digits = match usize::try_from(exponent + places) {
            Ok(more) => number.digits.checked_mul(*POWERS.get(more)?)?,
            Err(_) => {
                let unit = *POWERS.get(usize::try_from(-exponent - places).ok()?)?;
                let (quotient, rest) = number.digits.div_rem(&unit);
                let up = rest != 0 && mode.goes_up(number.negative, quotient, rest.checked_mul(2)?.cmp(&unit));
                quotient + u128::from(up)
            }
        };
        let mut buffer = itoa::Buffer::new();
        let text = match u64::try_from(digits) {
            Ok(digits) => buffer.format(digits),
            Err(_) => buffer.format(digits),
        };
        let (whole, decimals) = text.split_at(text.len().saturating_sub(self.precision));
        let mut made = String::with_capacity(48);
        if number.negative {
            made.push('-');
        }
        if whole.is_empty() {
            made.push('0');
        } else if self.comma {
            for (at, digit) in whole.bytes().enumerate() {
                if at > 0 && (whole.len() - at).is_multiple_of(3) {
                    made.push(',');
                }
                made.push(char::from(digit));
            }
        } else {
            made.push_str(whole);
        }
        if self.precision > 0 {
            made.push('.');
            made.extend(std::iter::repeat_n('0', self.precision - decimals.len()));
            made.push_str(decimals);
        }
        if self.percent {
            made.push('%');
        }
        Some(if made.len() < self.place.width { padded(&made, self.place.align, self.place.width) } else { made })
    }
}
