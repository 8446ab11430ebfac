//! JSON to a value: the inverse of `encode`, and a reader of any plain JSON.
//!
//! Strict about JSON's grammar, bounded in depth, and never recursive: containers are kept on a
//! stack and given their Python type when they close.

use super::text::stand_in;
use super::{BigInt, Date, DateTime, MAX_DEPTH, Time, TimeDelta, Value, base64};
use num_traits::{Num, ToPrimitive};
use std::collections::HashMap;
use thiserror::Error;

/// A tagged container opens up to four brackets for one level of a value.
const MAX_BRACKETS: usize = 4 * (MAX_DEPTH + ENVELOPE);
/// Levels that a message puts around the values it carries.
pub const ENVELOPE: usize = 8;
/// Longer integers are written in hexadecimal under `$int`, since decimal is quadratic to read.
const MAX_INT_DIGITS: usize = 4_400;

/// Why a text is not a value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message} (at byte {offset})")]
pub struct DecodeError {
    pub message: String,
    pub offset: usize,
}

/// Reads one value, nested at most `max_depth` deep, and nothing after it.
pub fn read(text: &str, max_depth: usize) -> Result<Value, DecodeError> {
    let mut reader = Reader { text, at: 0 };
    let value = reader.value()?;
    reader.space();
    if reader.at < text.len() {
        return Err(reader.error("there is more text after the value"));
    }
    if value.depth() > max_depth {
        return Err(reader.error(format!("the value is nested deeper than {max_depth} levels")));
    }
    Ok(value)
}

/// A container that has not closed yet.
enum Open {
    Array(Vec<Value>),
    Object { entries: Vec<(String, Value)>, key: String },
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn value(&mut self) -> Result<Value, DecodeError> {
        let mut stack: Vec<Open> = Vec::new();
        loop {
            self.space();
            let mut done = match self.peek() {
                Some(b'[') => {
                    self.at += 1;
                    self.space();
                    if self.skip(b']') {
                        Value::List(Vec::new().into())
                    } else {
                        stack.push(Open::Array(Vec::new()));
                        self.check_depth(&stack)?;
                        continue;
                    }
                }
                Some(b'{') => {
                    self.at += 1;
                    self.space();
                    if self.skip(b'}') {
                        Value::Dict(Vec::new().into())
                    } else {
                        let key = self.key()?;
                        stack.push(Open::Object { entries: Vec::new(), key });
                        self.check_depth(&stack)?;
                        continue;
                    }
                }
                Some(b'"') => Value::Str(self.string()?),
                Some(b'-' | b'0'..=b'9') => self.number()?,
                _ => self.word()?,
            };
            loop {
                let Some(top) = stack.last_mut() else { return Ok(done) };
                self.space();
                match top {
                    Open::Array(items) => {
                        items.push(done);
                        if self.skip(b',') {
                            break;
                        }
                        if !self.skip(b']') {
                            return Err(self.error("expected `,` or `]`"));
                        }
                        done = Value::List(std::mem::take(items).into());
                    }
                    Open::Object { entries, key } => {
                        entries.push((std::mem::take(key), done));
                        if self.skip(b',') {
                            self.space();
                            *key = self.key()?;
                            break;
                        }
                        if !self.skip(b'}') {
                            return Err(self.error("expected `,` or `}`"));
                        }
                        done = close(std::mem::take(entries)).map_err(|message| self.error(message))?;
                    }
                }
                stack.pop();
            }
        }
    }

    fn check_depth(&self, stack: &[Open]) -> Result<(), DecodeError> {
        if stack.len() > MAX_BRACKETS {
            return Err(self.error(format!("the value is nested deeper than {MAX_DEPTH} levels")));
        }
        Ok(())
    }

    fn key(&mut self) -> Result<String, DecodeError> {
        if self.peek() != Some(b'"') {
            return Err(self.error("expected a string as key"));
        }
        let key = self.string()?;
        self.space();
        if !self.skip(b':') {
            return Err(self.error("expected `:`"));
        }
        Ok(key)
    }

    fn string(&mut self) -> Result<String, DecodeError> {
        self.at += 1;
        let mut out = String::new();
        loop {
            let rest = &self.text[self.at..];
            let plain = rest.find(['"', '\\']).filter(|end| !rest.as_bytes()[..*end].iter().any(|byte| *byte < 0x20));
            let Some(end) = plain else {
                return Err(self.error("the string does not end, or has a raw control character"));
            };
            out.push_str(&rest[..end]);
            self.at += end + 1;
            if rest.as_bytes()[end] == b'"' {
                return Ok(out);
            }
            out.push(self.escape()?);
        }
    }

    fn escape(&mut self) -> Result<char, DecodeError> {
        let letter = self.peek();
        self.at += 1;
        Ok(match letter {
            Some(b'n') => '\n',
            Some(b't') => '\t',
            Some(b'r') => '\r',
            Some(b'b') => '\x08',
            Some(b'f') => '\x0c',
            Some(letter @ (b'"' | b'\\' | b'/')) => char::from(letter),
            Some(b'u') => {
                let code = self.hex4()?;
                if (0xD800..0xDC00).contains(&code) && self.text[self.at..].starts_with("\\u") {
                    let back = self.at;
                    self.at += 2;
                    let low = self.hex4()?;
                    if (0xDC00..0xE000).contains(&low) {
                        let joined = 0x1_0000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                        return char::from_u32(joined).ok_or_else(|| self.error("not a character"));
                    }
                    self.at = back;
                }
                char::from_u32(code).or_else(|| stand_in(code)).ok_or_else(|| self.error("not a character"))?
            }
            _ => {
                self.at -= 1;
                return Err(self.error("unknown escape"));
            }
        })
    }

    fn hex4(&mut self) -> Result<u32, DecodeError> {
        let digits = self.text.get(self.at..self.at + 4).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let code = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let code = code.ok_or_else(|| self.error("expected four hexadecimal digits"))?;
        self.at += 4;
        Ok(code)
    }

    fn number(&mut self) -> Result<Value, DecodeError> {
        let start = self.at;
        self.skip(b'-');
        let leading = self.digits();
        let zero = self.text.as_bytes()[self.at - leading..].starts_with(b"0");
        if leading == 0 || (leading > 1 && zero) {
            return Err(self.error("not a number"));
        }
        let mut whole = true;
        if self.skip(b'.') {
            whole = false;
            if self.digits() == 0 {
                return Err(self.error("expected digits after the point"));
            }
        }
        if self.skip(b'e') || self.skip(b'E') {
            whole = false;
            if !self.skip(b'+') {
                self.skip(b'-');
            }
            if self.digits() == 0 {
                return Err(self.error("expected digits in the exponent"));
            }
        }
        let text = &self.text[start..self.at];
        if whole && text.len() > MAX_INT_DIGITS {
            return Err(self.error("the integer has too many digits: write it as {\"$int\": \"0x…\"}"));
        }
        let value = if whole { text.parse().ok().map(Value::Int) } else { text.parse().ok().map(Value::Float) };
        value.ok_or_else(|| self.error("not a number"))
    }

    fn digits(&mut self) -> usize {
        let count = self.text.as_bytes()[self.at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        self.at += count;
        count
    }

    fn word(&mut self) -> Result<Value, DecodeError> {
        let words = [("null", Value::None), ("true", Value::Bool(true)), ("false", Value::Bool(false))];
        for (word, value) in words {
            if self.text[self.at..].starts_with(word) {
                self.at += word.len();
                return Ok(value);
            }
        }
        Err(self.error("expected a JSON value"))
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn error(&self, message: impl Into<String>) -> DecodeError {
        DecodeError { message: message.into(), offset: self.at.min(self.text.len()) }
    }
}

/// Gives an object that closed its type: that of its tag, or a dict.
fn close(mut entries: Vec<(String, Value)>) -> Result<Value, String> {
    let tag = entries[0].0.clone();
    if !is_tag(&tag) {
        return Ok(dict(entries));
    }
    let content = entries.remove(0).1;
    let wrong = || format!("`{tag}` does not fit its content");
    let value = tagged(&tag, content, &mut entries).ok_or_else(wrong)?;
    if entries.is_empty() { Ok(value) } else { Err(wrong()) }
}

fn is_tag(key: &str) -> bool {
    const TAGS: [&str; 19] = [
        "$bytes",
        "$complex",
        "$date",
        "$datetime",
        "$decimal",
        "$dict",
        "$ellipsis",
        "$exception",
        "$float",
        "$frozenset",
        "$int",
        "$opaque",
        "$range",
        "$record",
        "$set",
        "$str",
        "$time",
        "$timedelta",
        "$tuple",
    ];
    TAGS.contains(&key)
}

/// A plain object. As in Python, the last of equal keys gives the value and the first the place.
fn dict(entries: Vec<(String, Value)>) -> Value {
    let mut places: HashMap<String, usize> = HashMap::with_capacity(entries.len());
    let mut pairs: Vec<(Value, Value)> = Vec::with_capacity(entries.len());
    for (key, value) in entries {
        if let Some(place) = places.get(&key) {
            pairs[*place].1 = value;
        } else {
            places.insert(key.clone(), pairs.len());
            pairs.push((Value::Str(key), value));
        }
    }
    Value::Dict(pairs.into())
}

fn tagged(tag: &str, content: Value, rest: &mut Vec<(String, Value)>) -> Option<Value> {
    Some(match (tag, content) {
        ("$ellipsis", Value::Bool(true)) => Value::Ellipsis,
        ("$int", Value::Str(text)) => Value::Int(hexadecimal(&text)?),
        ("$float", Value::Str(text)) => Value::Float(special_float(&text)?),
        ("$complex", Value::List(parts)) => match <[Value; 2]>::try_from(parts.into_vec()) {
            Ok([Value::Float(real), Value::Float(imag)]) => Value::Complex { real, imag },
            _ => return None,
        },
        ("$str", Value::List(parts)) => {
            let parts: Option<String> = parts.into_iter().map(string).collect();
            Value::Str(parts?)
        }
        ("$bytes", Value::Str(text)) => Value::Bytes(base64::decode(&text)?),
        ("$tuple", Value::List(items)) => Value::Tuple(items),
        ("$set", Value::List(items)) => Value::Set(items),
        ("$frozenset", Value::List(items)) => Value::FrozenSet(items),
        ("$dict", Value::List(pairs)) => {
            let pairs: Option<Vec<(Value, Value)>> = pairs.into_iter().map(pair).collect();
            Value::Dict(pairs?.into())
        }
        ("$range", Value::List(parts)) => match <[Value; 3]>::try_from(parts.into_vec()) {
            Ok([Value::Int(start), Value::Int(stop), Value::Int(step)]) if step != BigInt::ZERO => Value::Range { start, stop, step },
            _ => return None,
        },
        ("$date", Value::Str(text)) => Value::Date(Date::parse(&text)?),
        ("$time", Value::Str(text)) => {
            let mut time = Time::parse(&text)?;
            read_time_rest(&mut time, rest)?;
            Value::Time(time)
        }
        ("$datetime", Value::Str(text)) => {
            let mut moment = DateTime::parse(&text)?;
            read_time_rest(&mut moment.time, rest)?;
            Value::DateTime(moment)
        }
        ("$timedelta", Value::List(parts)) => match <[Value; 3]>::try_from(parts.into_vec()) {
            Ok([Value::Int(days), Value::Int(seconds), Value::Int(microseconds)]) => Value::TimeDelta(TimeDelta {
                days: days.to_i32()?,
                seconds: seconds.to_u32().filter(|seconds| *seconds < 86_400)?,
                microseconds: microseconds.to_u32().filter(|micros| *micros < 1_000_000)?,
            }),
            _ => return None,
        },
        ("$decimal", Value::Str(text)) => Value::Decimal(text),
        ("$record", Value::Dict(members)) => {
            let [type_name, fields] = members_of(members.into_vec(), ["type", "fields"])?;
            let Value::List(fields) = fields else { return None };
            let named = |(name, value)| Some((string(name)?, value));
            let fields: Option<Vec<(String, Value)>> = fields.into_iter().map(|field| pair(field).and_then(named)).collect();
            Value::Record { type_name: string(type_name)?, fields: fields?.into() }
        }
        ("$exception", Value::Dict(members)) => {
            let [type_name, args] = members_of(members.into_vec(), ["type", "args"])?;
            let Value::List(args) = args else { return None };
            Value::Exception { type_name: string(type_name)?, args }
        }
        ("$opaque", Value::Dict(members)) => {
            let [type_name, repr] = members_of(members.into_vec(), ["type", "repr"])?;
            Value::Opaque { type_name: string(type_name)?, repr: string(repr)? }
        }
        _ => return None,
    })
}

fn string(value: Value) -> Option<String> {
    if let Value::Str(text) = value { Some(text) } else { None }
}

fn pair(value: Value) -> Option<(Value, Value)> {
    let Value::List(items) = value else { return None };
    let [key, value] = items.into_vec().try_into().ok()?;
    Some((key, value))
}

/// The values of exactly these keys, in this order.
fn members_of(members: Vec<(Value, Value)>, names: [&str; 2]) -> Option<[Value; 2]> {
    let [(first, a), (second, b)] = members.try_into().ok()?;
    (string(first)? == names[0] && string(second)? == names[1]).then_some([a, b])
}

fn read_time_rest(time: &mut Time, rest: &mut Vec<(String, Value)>) -> Option<()> {
    for (key, value) in rest.drain(..) {
        match (key.as_str(), value) {
            ("fold", Value::Bool(fold)) => time.fold = fold,
            ("zone", Value::Str(name)) => time.zone.as_mut()?.name = Some(name),
            _ => return None,
        }
    }
    Some(())
}

fn hexadecimal(text: &str) -> Option<BigInt> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let digits = digits.strip_prefix("0x").filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
    let size = BigInt::from_str_radix(digits, 16).ok()?;
    Some(if negative { -size } else { size })
}

fn special_float(text: &str) -> Option<f64> {
    Some(match text {
        "nan" => f64::NAN,
        "inf" => f64::INFINITY,
        "-inf" => f64::NEG_INFINITY,
        _ => {
            let bits = text.strip_prefix("nan:").filter(|bits| bits.len() == 16 && bits.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
            Some(f64::from_bits(u64::from_str_radix(bits, 16).ok()?)).filter(|number| number.is_nan())?
        }
    })
}
