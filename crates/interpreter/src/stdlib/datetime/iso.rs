//! Reading texts of ISO 8601: dates with and without dashes and of weeks, times of the day, and the distance from UTC.
//! What CPython lets pass, here passes: a sign is missing in places, digits too many are cut off.

use super::super::native_ids as ids;
use super::moment::of_parts;
use super::zones::zone_of;
use crate::native::{NativeDef, Res, class_method};
use crate::object::{Kind, Object};
use crate::text::calendar_math::{Date, IsoDate};
use crate::vm::Vm;

pub static DATE: &[NativeDef] = &[
    class_method("fromisoformat", "cls, date_string, /", |vm, args| {
        let text = text_arg(vm, args[1])?;
        let text = vm.heap.text(text).as_bytes();
        let date = match text.len() {
            7 | 8 => read_date(text),
            // What follows eight digits is not looked at.
            10 if text[..8].iter().all(u8::is_ascii_digit) => read_date(&text[..8]),
            10 => read_date(text),
            _ => None,
        };
        match date {
            Some(parts) => made(vm, args[0], ids::DATE, &parts, None),
            None => invalid(vm, args[1]),
        }
    }),
    class_method("fromisocalendar", "cls, year, week, day", |vm, args| {
        let [year, week, day] = [int(vm, args, 1)?, int(vm, args, 2)?, int(vm, args, 3)?];
        match IsoDate::ordinal(year, week, day) {
            Ok(ordinal) => {
                let date = Date::from_ordinal(ordinal);
                made(vm, args[0], ids::DATE, &[date.year, i64::from(date.month), i64::from(date.day)], None)
            }
            Err(error) => Err(vm.text_error(error)),
        }
    }),
];
pub static DATETIME: &[NativeDef] = &[class_method("fromisoformat", "cls, date_string, /", |vm, args| {
    let text = text_arg(vm, args[1])?;
    match read_moment(vm.heap.text(text)) {
        Some(([year, month, day], clock)) => {
            let zone = zone_of_reading(vm, &clock)?;
            let [hour, minute, second, micros] = clock.parts;
            made(vm, args[0], ids::DATETIME, &[year, month, day, hour, minute, second, micros], Some(zone))
        }
        None => invalid(vm, args[1]),
    }
})];
pub static TIME: &[NativeDef] = &[class_method("fromisoformat", "cls, string, /", |vm, args| {
    let text = text_arg(vm, args[1])?;
    let text = vm.heap.text(text);
    match read_clock(text.strip_prefix('T').unwrap_or(text).as_bytes()) {
        Some(clock) => {
            let zone = zone_of_reading(vm, &clock)?;
            made(vm, args[0], ids::TIME, &clock.parts, Some(zone))
        }
        None => invalid(vm, args[1]),
    }
})];

/// A time of the day as it was read, and where it is.
#[derive(Default)]
struct Clock {
    /// Hour, minute, second and microsecond, as written: they may be out of range.
    parts: [i64; 4],
    /// The distance from UTC: whole seconds, and microseconds.
    offset: Option<(i64, i64)>,
}

fn text_arg(vm: &mut Vm, object: Object) -> Res {
    let plain = vm.payload(object);
    if !plain.is(Kind::Str) {
        return Err(vm.type_error("fromisoformat: argument must be str"));
    }
    // A longer one is of no use.
    if vm.heap.text(plain).len() > 1000 {
        return invalid(vm, object);
    }
    Ok(plain)
}
fn invalid<T>(vm: &mut Vm, text: Object) -> Res<T> {
    let message = format!("Invalid isoformat string: {}", crate::text::quote::repr_str(vm.text_of(vm.payload(text))));
    Err(vm.value_error(&message))
}
/// An argument that C reads as an int.
fn int(vm: &mut Vm, args: &[Object], at: usize) -> Res<i64> {
    let value = vm.index_object(args, at)?;
    match vm.small_int(value).filter(|&value| i32::try_from(value).is_ok()) {
        Some(value) => Ok(value),
        None => Err(vm.value_error("ISO calendar component out of range")),
    }
}
fn zone_of_reading(vm: &mut Vm, clock: &Clock) -> Res {
    match clock.offset {
        None => Ok(Object::NONE),
        // A fraction of the first second counts for nothing.
        Some((0, _)) => zone_of(vm, 0, Object::NONE),
        Some((seconds, micros)) => zone_of(vm, seconds * 1_000_000 + micros, Object::NONE),
    }
}
/// A date, time or moment of a class that has these parts: the class is called where it is the guest's.
pub fn made(vm: &mut Vm, class: Object, builtin: u32, parts: &[i64], zone: Option<Object>) -> Res {
    // What a `datetime` is made of may be a date alone.
    if class == Vm::class_object(builtin) || class == Vm::class_object(ids::DATETIME) {
        return of_parts(vm, class.index(), parts, zone.unwrap_or(Object::NONE));
    }
    crate::native::call(class, parts.iter().map(|&part| Object::small(part)).chain(zone).collect::<Vec<_>>())
}

/// The number that all bytes of a piece of text are digits of.
fn number(text: &[u8], from: usize, count: usize) -> Option<i64> {
    text.get(from..from + count)?.iter().try_fold(0, |made, byte| byte.is_ascii_digit().then(|| made * 10 + i64::from(byte - b'0')))
}

/// `2024-03-05`, `20240305`, `2024-W10-2`, `2024W102`, `2024-W10`: year, month and day, which there need not be.
fn read_date(text: &[u8]) -> Option<[i64; 3]> {
    let year = number(text, 0, 4)?;
    let dash = usize::from(text.get(4) == Some(&b'-'));
    let at = 4 + dash;
    let has_dash = |at: usize| dash == 0 || text.get(at) == Some(&b'-');
    if text.get(at) == Some(&b'W') {
        let week = number(text, at + 1, 2)?;
        let rest = at + 3;
        // What follows the day is not looked at.
        let day = if text.len() > rest { number(text, rest + dash, 1).filter(|_| has_dash(rest))? } else { 1 };
        if year == 0 {
            // C goes on with a month that it never set.
            return Some([1, 0, 0]);
        }
        let date = Date::from_ordinal(IsoDate::ordinal(year, week, day).ok()?);
        return Some([date.year, i64::from(date.month), i64::from(date.day)]);
    }
    let month = number(text, at, 2)?;
    let day = number(text, at + 2 + dash, 2)?;
    (has_dash(at + 2) && text.len() == at + 4 + dash).then_some([year, month, day])
}

/// Where the date ends in a text of a moment.
fn date_end(text: &[u8]) -> Option<usize> {
    let is_digit = |at: usize| text.get(at).is_some_and(u8::is_ascii_digit);
    if text.len() == 7 {
        return Some(7);
    }
    if text.get(4) == Some(&b'-') {
        return match (text.get(5), text.get(8)) {
            (Some(b'W'), Some(b'-')) if text.len() == 9 => None,
            (Some(b'W'), Some(b'-')) if is_digit(10) => Some(8),
            (Some(b'W'), Some(b'-')) => Some(10),
            (Some(b'W'), _) => Some(8),
            _ => Some(10),
        };
    }
    if text.get(4) == Some(&b'W') {
        let end = (7..text.len()).find(|&at| !is_digit(at)).unwrap_or(text.len());
        // Without a separator, an even number of digits are those of a week and a time.
        return Some(match end {
            _ if end < 9 => end,
            _ if end % 2 == 0 => 7,
            _ => 8,
        });
    }
    Some(8)
}

/// A date, and after any one character a time.
fn read_moment(text: &str) -> Option<([i64; 3], Clock)> {
    let bytes = text.as_bytes();
    if bytes.len() < 7 {
        return None;
    }
    let end = date_end(bytes)?.min(bytes.len());
    let date = read_date(&bytes[..end])?;
    let Some(separator) = text.get(end..)?.chars().next() else { return Some((date, Clock::default())) };
    let clock = read_clock(&bytes[end + separator.len_utf8()..])?;
    Some((date, clock))
}

/// A time of the day, and a zone.
fn read_clock(text: &[u8]) -> Option<Clock> {
    let zone = text.iter().position(|byte| matches!(byte, b'+' | b'-' | b'Z'));
    let (parts, is_whole) = read_parts(text, 0, zone.unwrap_or(text.len()))?;
    let Some(zone) = zone else { return is_whole.then_some(Clock { parts, offset: None }) };
    if text[zone] == b'Z' {
        return (text.len() == zone + 1).then_some(Clock { parts, offset: Some((0, 0)) });
    }
    let ([hours, minutes, seconds, micros], is_whole) = read_parts(text, zone + 1, text.len())?;
    let sign = if text[zone] == b'-' { -1 } else { 1 };
    is_whole.then_some(Clock { parts, offset: Some((sign * (hours * 3600 + minutes * 60 + seconds), sign * micros)) })
}

/// `HH`, `HH:MM`, `HHMMSS` and a fraction after that, up to a place; and whether the whole text ends there.
fn read_parts(text: &[u8], from: usize, to: usize) -> Option<([i64; 4], bool)> {
    let mut parts = [0; 4];
    let mut at = from;
    let mut has_colons = false;
    for (place, part) in parts.iter_mut().take(3).enumerate() {
        *part = number(text, at, 2)?;
        at += 2;
        let next = text.get(at).copied();
        has_colons = if place == 0 { next == Some(b':') } else { has_colons };
        // One more character may stand before a zone.
        if at + 1 >= to {
            return Some((parts, next.is_none()));
        }
        match next {
            Some(b':') if has_colons => at += 1,
            Some(b'.' | b',') => {
                at += 1;
                break;
            }
            _ if has_colons => return None,
            _ => {}
        }
    }
    let count = (to - at).min(6);
    parts[3] = number(text, at, count)? * 10i64.pow(6 - count as u32);
    at += count;
    while text.get(at).is_some_and(u8::is_ascii_digit) {
        at += 1;
    }
    Some((parts, at == text.len()))
}
