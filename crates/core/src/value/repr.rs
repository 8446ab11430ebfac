//! Python's `repr` of a value, as CPython prints it.
//!
//! Walks with its own stack; never calls itself.

use super::text::{float_repr, is_printable, surrogate};
use super::{BigInt, Time, TimeDelta, Value, Zone};
use num_traits::One;
use std::fmt::Write;

/// CPython prints no integer of more decimal digits (`sys.int_info.default_max_str_digits`); the
/// conversion is quadratic.
const MAX_INT_DIGITS: u64 = 4_300;

/// What is left to print, last first.
enum Piece<'a> {
    Value(&'a Value),
    Text(&'a str),
}

/// The whole `repr`.
pub fn repr(value: &Value) -> String {
    let mut out = String::new();
    let mut pieces = vec![Piece::Value(value)];
    while let Some(piece) = pieces.pop() {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Value(value) => expand(value, &mut pieces, &mut out),
        }
    }
    out
}

/// Whether an integer has so many digits that it is written in hexadecimal.
pub fn is_huge(number: &BigInt) -> bool {
    // 2^10 > 10^3, so more bits than this cannot be fewer digits.
    number.bits() > MAX_INT_DIGITS * 10 / 3
}

/// Writes a scalar, or opens a container: its brackets and what is between them.
fn expand<'a>(value: &'a Value, pieces: &mut Vec<Piece<'a>>, out: &mut String) {
    match value {
        Value::List(items) => sequence("[", items, "]", pieces),
        Value::Tuple(items) => sequence("(", items, if items.len() == 1 { ",)" } else { ")" }, pieces),
        Value::Set(items) if items.is_empty() => out.push_str("set()"),
        Value::Set(items) => sequence("{", items, "}", pieces),
        Value::FrozenSet(items) if items.is_empty() => out.push_str("frozenset()"),
        Value::FrozenSet(items) => sequence("frozenset({", items, "})", pieces),
        Value::Exception { type_name, args } => {
            out.push_str(type_name);
            sequence("(", args, ")", pieces);
        }
        Value::Dict(pairs) => {
            pieces.push(Piece::Text("}"));
            for (index, (key, value)) in pairs.iter().enumerate().rev() {
                pieces.extend([Piece::Value(value), Piece::Text(": "), Piece::Value(key)]);
                pieces.push(Piece::Text(if index == 0 { "{" } else { ", " }));
            }
            if pairs.is_empty() {
                pieces.push(Piece::Text("{"));
            }
        }
        Value::Record { type_name, fields } => {
            out.push_str(type_name);
            out.push('(');
            pieces.push(Piece::Text(")"));
            for (index, (name, value)) in fields.iter().enumerate().rev() {
                pieces.extend([Piece::Value(value), Piece::Text("="), Piece::Text(name)]);
                if index > 0 {
                    pieces.push(Piece::Text(", "));
                }
            }
        }
        scalar => write_scalar(scalar, out),
    }
}

fn sequence<'a>(open: &'static str, items: &'a [Value], close: &'static str, pieces: &mut Vec<Piece<'a>>) {
    pieces.push(Piece::Text(close));
    for (index, item) in items.iter().enumerate().rev() {
        pieces.push(Piece::Value(item));
        if index > 0 {
            pieces.push(Piece::Text(", "));
        }
    }
    pieces.push(Piece::Text(open));
}

fn write_scalar(value: &Value, out: &mut String) {
    match value {
        Value::None => out.push_str("None"),
        Value::Ellipsis => out.push_str("Ellipsis"),
        Value::Bool(true) => out.push_str("True"),
        Value::Bool(false) => out.push_str("False"),
        Value::Int(number) => write_int(number, out),
        Value::Float(number) => out.push_str(&float_repr(*number)),
        Value::Complex { real, imag } => write_complex(*real, *imag, out),
        Value::Str(text) => write_str(text, out),
        Value::Bytes(bytes) => write_bytes(bytes, out),
        Value::Range { start, stop, step } => {
            out.push_str("range(");
            write_int(start, out);
            out.push_str(", ");
            write_int(stop, out);
            if !step.is_one() {
                out.push_str(", ");
                write_int(step, out);
            }
            out.push(')');
        }
        Value::Date(date) => put(out, format_args!("datetime.date({}, {}, {})", date.year, date.month, date.day)),
        Value::Time(time) => {
            out.push_str("datetime.time(");
            write_clock(time, out);
        }
        Value::DateTime(moment) => {
            let date = moment.date;
            put(out, format_args!("datetime.datetime({}, {}, {}, ", date.year, date.month, date.day));
            write_clock(&moment.time, out);
        }
        Value::TimeDelta(delta) => write_delta(*delta, out),
        Value::Decimal(text) => put(out, format_args!("Decimal('{text}')")),
        Value::Opaque { repr, .. } => out.push_str(repr),
        // `expand` has taken the containers.
        Value::List(_)
        | Value::Tuple(_)
        | Value::Set(_)
        | Value::FrozenSet(_)
        | Value::Dict(_)
        | Value::Record { .. }
        | Value::Exception { .. } => {}
    }
}

fn write_int(number: &BigInt, out: &mut String) {
    if is_huge(number) {
        put(out, format_args!("{number:#x}"));
    } else {
        put(out, format_args!("{number}"));
    }
}

fn write_str(text: &str, out: &mut String) {
    let quote = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    out.push(quote);
    for character in text.chars() {
        match character {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            _ if character == quote => out.extend(['\\', quote]),
            _ if is_printable(character) => out.push(character),
            _ => match surrogate(character).unwrap_or(u32::from(character)) {
                code @ ..=0xFF => put(out, format_args!("\\x{code:02x}")),
                code @ ..=0xFFFF => put(out, format_args!("\\u{code:04x}")),
                code => put(out, format_args!("\\U{code:08x}")),
            },
        }
    }
    out.push(quote);
}

fn write_bytes(bytes: &[u8], out: &mut String) {
    let quote = if bytes.contains(&b'\'') && !bytes.contains(&b'"') { '"' } else { '\'' };
    out.extend(['b', quote]);
    for byte in bytes {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            _ if char::from(*byte) == quote => out.extend(['\\', quote]),
            b' '..=b'~' => out.push(char::from(*byte)),
            _ => put(out, format_args!("\\x{byte:02x}")),
        }
    }
    out.push(quote);
}

fn write_complex(real: f64, imag: f64, out: &mut String) {
    let part = |number: f64| {
        let text = float_repr(number);
        text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
    };
    if real == 0.0 && real.is_sign_positive() {
        put(out, format_args!("{}j", part(imag)));
        return;
    }
    let sign = if imag.is_nan() || imag.is_sign_positive() { "+" } else { "" };
    put(out, format_args!("({}{sign}{}j)", part(real), part(imag)));
}

/// The clock's arguments, and the closing bracket.
fn write_clock(time: &Time, out: &mut String) {
    put(out, format_args!("{}, {}", time.hour, time.minute));
    if time.second != 0 || time.microsecond != 0 {
        put(out, format_args!(", {}", time.second));
    }
    if time.microsecond != 0 {
        put(out, format_args!(", {}", time.microsecond));
    }
    if time.fold {
        out.push_str(", fold=1");
    }
    if let Some(zone) = &time.zone {
        out.push_str(", tzinfo=");
        write_zone(zone, out);
    }
    out.push(')');
}

fn write_zone(zone: &Zone, out: &mut String) {
    if zone.offset == TimeDelta::default() && zone.name.is_none() {
        out.push_str("datetime.timezone.utc");
        return;
    }
    out.push_str("datetime.timezone(");
    write_delta(zone.offset, out);
    if let Some(name) = &zone.name {
        out.push_str(", ");
        write_str(name, out);
    }
    out.push(')');
}

fn write_delta(delta: TimeDelta, out: &mut String) {
    let parts = [("days", i64::from(delta.days)), ("seconds", delta.seconds.into()), ("microseconds", delta.microseconds.into())];
    let shown: Vec<String> = parts.iter().filter(|(_, n)| *n != 0).map(|(name, n)| format!("{name}={n}")).collect();
    let shown = if shown.is_empty() { "0".to_owned() } else { shown.join(", ") };
    put(out, format_args!("datetime.timedelta({shown})"));
}

fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("writing to a string does not fail");
}
