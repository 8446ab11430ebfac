//! `Value`: plain data that crosses between host and guest, with Python's types kept apart.
//!
//! It holds no code and no handles: what cannot cross becomes `Opaque`, a type name and a `repr`.
//! Nothing here recurses on the Rust stack, so a value of any depth can be copied, compared,
//! printed and dropped.

mod base64;
mod calendar;
mod decode;
mod encode;
mod nest;
mod repr;
mod text;

pub use calendar::{Date, DateTime, Time, TimeDelta, Zone};
pub use decode::DecodeError;
pub use nest::{Fields, Items, Nest, Pairs};
pub use num_bigint::BigInt;
pub use text::{STAND_IN_FIRST, STAND_IN_LAST, stand_in, surrogate};

use std::fmt;

/// How deep a value may be nested to be read back from JSON, and the depth at which the
/// interpreter's boundary stops.
pub const MAX_DEPTH: usize = 1_000;

/// Plain Python data.
///
/// Equality is that of the data, not Python's: `1`, `1.0` and `True` differ, floats are compared by
/// their bits (so NaN equals itself), and the order of a dict or set counts.
///
/// ```
/// use fumehood_core::Value;
/// let value = Value::from_json(r#"{"a": [1, 2.5, {"$tuple": [true, null]}]}"#).unwrap();
/// assert_eq!(value.repr(), "{'a': [1, 2.5, (True, None)]}");
/// assert_eq!(Value::from_json(&value.to_json()).unwrap(), value);
/// ```
#[derive(Default)]
pub enum Value {
    #[default]
    None,
    Ellipsis,
    Bool(bool),
    Int(BigInt),
    Float(f64),
    Complex {
        real: f64,
        imag: f64,
    },
    /// Text. A lone surrogate of the guest is a stand-in from `U+10F000`; see [`stand_in`].
    Str(String),
    Bytes(Vec<u8>),
    List(Items),
    Tuple(Items),
    Set(Items),
    FrozenSet(Items),
    /// In order; keys as the guest had them, each once.
    Dict(Pairs),
    Range {
        start: BigInt,
        stop: BigInt,
        step: BigInt,
    },
    Date(Date),
    Time(Time),
    DateTime(DateTime),
    TimeDelta(TimeDelta),
    /// `str(decimal)`.
    Decimal(String),
    /// An object that is its fields: a dataclass, a named tuple.
    Record {
        type_name: String,
        fields: Fields,
    },
    /// An exception as a value, not raised.
    Exception {
        type_name: String,
        args: Items,
    },
    /// What cannot cross: only its type and `repr` do.
    Opaque {
        type_name: String,
        repr: String,
    },
}

impl Value {
    /// Python's `repr`. An integer of more digits than CPython prints is given in hexadecimal.
    pub fn repr(&self) -> String {
        repr::repr(self)
    }

    /// JSON on one line. Null, booleans, finite numbers, strings, lists and dicts of string keys are
    /// plain; everything else is an object whose first key is a tag such as `$tuple`.
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        encode::write(self, &mut out);
        out
    }

    /// Appends what `to_json` gives.
    pub fn write_json(&self, out: &mut String) {
        encode::write(self, out);
    }

    /// Reads what `to_json` writes, and any plain JSON.
    ///
    /// # Errors
    /// `DecodeError` when the text is not JSON, a tag is unknown or its content does not fit, or
    /// it is nested deeper than [`MAX_DEPTH`].
    pub fn from_json(text: &str) -> Result<Self, DecodeError> {
        decode::read(text, MAX_DEPTH)
    }

    /// Reads a message: a value around others, each of which may be as deep as [`MAX_DEPTH`].
    ///
    /// # Errors
    /// As `from_json`.
    pub fn from_message(text: &str) -> Result<Self, DecodeError> {
        decode::read(text, MAX_DEPTH + decode::ENVELOPE)
    }

    /// Levels of nesting: 0 for a scalar, 1 for a container of scalars.
    pub fn depth(&self) -> usize {
        nest::depth(self)
    }

    /// The value of a string key, where this is a dict.
    pub fn get(&self, key: &str) -> Option<&Value> {
        let Self::Dict(pairs) = self else { return None };
        pairs.iter().find(|(k, _)| matches!(k, Self::Str(k) if k == key)).map(|(_, value)| value)
    }

    /// The name of its Python type.
    pub fn type_name(&self) -> &str {
        match self {
            Self::None => "NoneType",
            Self::Ellipsis => "ellipsis",
            Self::Bool(_) => "bool",
            Self::Int(_) => "int",
            Self::Float(_) => "float",
            Self::Complex { .. } => "complex",
            Self::Str(_) => "str",
            Self::Bytes(_) => "bytes",
            Self::List(_) => "list",
            Self::Tuple(_) => "tuple",
            Self::Set(_) => "set",
            Self::FrozenSet(_) => "frozenset",
            Self::Dict(_) => "dict",
            Self::Range { .. } => "range",
            Self::Date(_) => "date",
            Self::Time(_) => "time",
            Self::DateTime(_) => "datetime",
            Self::TimeDelta(_) => "timedelta",
            Self::Decimal(_) => "Decimal",
            Self::Record { type_name, .. } | Self::Exception { type_name, .. } | Self::Opaque { type_name, .. } => type_name,
        }
    }
}

impl Clone for Value {
    fn clone(&self) -> Self {
        nest::copy(self)
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        nest::equal(self, other)
    }
}

impl Eq for Value {}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.repr())
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Int(value.into())
    }
}

impl From<i32> for Value {
    fn from(value: i32) -> Self {
        Self::Int(value.into())
    }
}

impl From<u64> for Value {
    fn from(value: u64) -> Self {
        Self::Int(value.into())
    }
}

impl From<f64> for Value {
    fn from(value: f64) -> Self {
        Self::Float(value)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Self::Str(value.to_owned())
    }
}

impl From<String> for Value {
    fn from(value: String) -> Self {
        Self::Str(value)
    }
}

impl From<Vec<Value>> for Value {
    fn from(items: Vec<Value>) -> Self {
        Self::List(items.into())
    }
}
