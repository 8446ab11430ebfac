//! A value as JSON: plain where JSON has the type, an object with a `$tag` where it has not.
//!
//! Writes one line of ASCII-safe escapes and UTF-8; never recurses, and never converts an integer
//! so long that decimal would take quadratic time.

use super::repr::is_huge;
use super::text::{float_repr, surrogate};
use super::{BigInt, Time, Value, base64};
use std::fmt::Write;

/// What is left to write, last first.
enum Piece<'a> {
    Value(&'a Value),
    Text(&'static str),
    Quoted(&'a str),
}

/// Appends the JSON of `value`.
pub fn write(value: &Value, out: &mut String) {
    let mut pieces = vec![Piece::Value(value)];
    while let Some(piece) = pieces.pop() {
        match piece {
            Piece::Text(text) => out.push_str(text),
            Piece::Quoted(text) => write_str(text, out),
            Piece::Value(value) => expand(value, &mut pieces, out),
        }
    }
}

fn expand<'a>(value: &'a Value, pieces: &mut Vec<Piece<'a>>, out: &mut String) {
    match value {
        Value::List(items) => sequence("[", items, "]", pieces),
        Value::Tuple(items) => sequence(r#"{"$tuple": ["#, items, "]}", pieces),
        Value::Set(items) => sequence(r#"{"$set": ["#, items, "]}", pieces),
        Value::FrozenSet(items) => sequence(r#"{"$frozenset": ["#, items, "]}", pieces),
        Value::Dict(pairs) if pairs.iter().all(|(key, _)| is_plain_key(key)) => {
            mapping(["{", ": ", ", ", "}"], pairs.iter().map(|(key, value)| (Piece::Value(key), value)), pieces);
        }
        Value::Dict(pairs) => {
            let pairs = pairs.iter().map(|(key, value)| (Piece::Value(key), value));
            mapping([r#"{"$dict": [["#, ", ", "], [", "]]}"], pairs, pieces);
        }
        Value::Record { type_name, fields } => {
            out.push_str(r#"{"$record": {"type": "#);
            write_str(type_name, out);
            let fields = fields.iter().map(|(name, value)| (Piece::Quoted(name), value));
            mapping([r#", "fields": [["#, ", ", "], [", "]]}}"], fields, pieces);
        }
        Value::Exception { type_name, args } => {
            out.push_str(r#"{"$exception": {"type": "#);
            write_str(type_name, out);
            sequence(r#", "args": ["#, args, "]}}", pieces);
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

/// Pairs between `open`, `colon`, `comma` and `close`. The tagged forms open and close two brackets
/// around pairs; without pairs the inner ones are left out.
fn mapping<'a>(
    [open, colon, comma, close]: [&'static str; 4],
    pairs: impl DoubleEndedIterator<Item = (Piece<'a>, &'a Value)> + ExactSizeIterator,
    pieces: &mut Vec<Piece<'a>>,
) {
    let empty = pairs.len() == 0;
    let inner = usize::from(empty && open.ends_with("[["));
    pieces.push(Piece::Text(&close[inner..]));
    for (index, (key, value)) in pairs.enumerate().rev() {
        pieces.extend([Piece::Value(value), Piece::Text(colon), key]);
        if index > 0 {
            pieces.push(Piece::Text(comma));
        }
    }
    pieces.push(Piece::Text(&open[..open.len() - inner]));
}

fn is_plain_key(key: &Value) -> bool {
    matches!(key, Value::Str(text) if !text.starts_with('$') && pair_split(text).is_none())
}

fn write_scalar(value: &Value, out: &mut String) {
    match value {
        Value::None => out.push_str("null"),
        Value::Ellipsis => out.push_str(r#"{"$ellipsis": true}"#),
        Value::Bool(true) => out.push_str("true"),
        Value::Bool(false) => out.push_str("false"),
        Value::Int(number) => write_int(number, out),
        Value::Float(number) => write_float(*number, out),
        Value::Complex { real, imag } => {
            out.push_str(r#"{"$complex": ["#);
            write_float(*real, out);
            out.push_str(", ");
            write_float(*imag, out);
            out.push_str("]}");
        }
        Value::Str(text) => write_str(text, out),
        Value::Bytes(bytes) => {
            out.push_str(r#"{"$bytes": ""#);
            base64::encode(bytes, out);
            out.push_str(r#""}"#);
        }
        Value::Range { start, stop, step } => {
            out.push_str(r#"{"$range": ["#);
            write_int(start, out);
            out.push_str(", ");
            write_int(stop, out);
            out.push_str(", ");
            write_int(step, out);
            out.push_str("]}");
        }
        Value::Date(date) => put(out, format_args!(r#"{{"$date": "{date}"}}"#)),
        Value::Time(time) => {
            put(out, format_args!(r#"{{"$time": "{time}""#));
            write_time_rest(time, out);
        }
        Value::DateTime(moment) => {
            put(out, format_args!(r#"{{"$datetime": "{moment}""#));
            write_time_rest(&moment.time, out);
        }
        Value::TimeDelta(delta) => {
            put(out, format_args!(r#"{{"$timedelta": [{}, {}, {}]}}"#, delta.days, delta.seconds, delta.microseconds));
        }
        Value::Decimal(text) => {
            out.push_str(r#"{"$decimal": "#);
            write_str(text, out);
            out.push('}');
        }
        Value::Opaque { type_name, repr } => {
            out.push_str(r#"{"$opaque": {"type": "#);
            write_str(type_name, out);
            out.push_str(r#", "repr": "#);
            write_str(repr, out);
            out.push_str("}}");
        }
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

/// What ISO 8601 does not say of a time, and the closing bracket.
fn write_time_rest(time: &Time, out: &mut String) {
    if time.fold {
        out.push_str(r#", "fold": true"#);
    }
    if let Some(name) = time.zone.as_ref().and_then(|zone| zone.name.as_ref()) {
        out.push_str(r#", "zone": "#);
        write_str(name, out);
    }
    out.push('}');
}

fn write_int(number: &BigInt, out: &mut String) {
    if is_huge(number) {
        put(out, format_args!(r#"{{"$int": "{number:#x}"}}"#));
    } else {
        put(out, format_args!("{number}"));
    }
}

fn write_float(number: f64, out: &mut String) {
    if number.is_finite() {
        out.push_str(&float_repr(number));
    } else if number.is_nan() && number.to_bits() != f64::NAN.to_bits() {
        put(out, format_args!(r#"{{"$float": "nan:{:016x}"}}"#, number.to_bits()));
    } else {
        put(out, format_args!(r#"{{"$float": "{}"}}"#, float_repr(number)));
    }
}

/// A JSON string, or `{"$str": [...]}` of pieces to join where two lone surrogates in a row would
/// be read back as one character.
fn write_str(text: &str, out: &mut String) {
    if pair_split(text).is_none() {
        write_quoted(text, out);
        return;
    }
    out.push_str(r#"{"$str": ["#);
    let mut rest = text;
    while let Some(at) = pair_split(rest) {
        write_quoted(&rest[..at], out);
        out.push_str(", ");
        rest = &rest[at..];
    }
    write_quoted(rest, out);
    out.push_str("]}");
}

/// Where the first high surrogate ends that a low one follows.
fn pair_split(text: &str) -> Option<usize> {
    // Stand-ins are four bytes, the first of them 0xF4: most text has none.
    if !text.as_bytes().contains(&0xF4) {
        return None;
    }
    let mut high = false;
    text.char_indices().find_map(|(at, character)| {
        let code = surrogate(character);
        let split = high && matches!(code, Some(0xDC00..=0xDFFF));
        high = matches!(code, Some(0xD800..=0xDBFF));
        split.then_some(at)
    })
}

fn write_quoted(text: &str, out: &mut String) {
    out.push('"');
    for character in text.chars() {
        match character {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            // Line separators would end the line for some readers of a line protocol.
            '\0'..='\x1f' | '\x7f' | '\u{2028}' | '\u{2029}' => put(out, format_args!("\\u{:04x}", u32::from(character))),
            _ => match surrogate(character) {
                Some(code) => put(out, format_args!("\\u{code:04x}")),
                None => out.push(character),
            },
        }
    }
    out.push('"');
}

fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("writing to a string does not fail");
}
