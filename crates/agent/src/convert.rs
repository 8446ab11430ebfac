//! Rust's types as Python's: the arguments of a tool, and what it answers.
//!
//! Only types whose Python form is plain; a tool that needs more takes and gives `Value`s.

use fumehood_core::value::BigInt;
use fumehood_core::{ToolError, Value};
use std::collections::BTreeMap;
use std::fmt::Display;

/// A type that an argument can have.
pub trait FromArgument: Sized {
    /// The annotation, as Python source.
    fn annotation() -> String;

    /// The value, if it is of the type.
    fn from_argument(value: Value) -> Option<Self>;

    /// What an argument left out is; `None` when it must be given.
    fn default_value() -> Option<Value> {
        None
    }
}

/// A type that an answer can have.
pub trait IntoAnswer {
    /// The annotation, as Python source.
    fn annotation() -> String;
    fn into_answer(self) -> Value;
}

/// What a function returns: an answer, or a `Result` with one.
pub trait IntoOutcome {
    type Answer: IntoAnswer;

    /// # Errors
    /// What the function failed with.
    fn into_outcome(self) -> Result<Value, ToolError>;
}

macro_rules! plain {
    ($type:ty, $annotation:literal, $value:ident => $from:expr, $this:ident => $into:expr) => {
        impl FromArgument for $type {
            fn annotation() -> String {
                $annotation.to_owned()
            }

            fn from_argument(value: Value) -> Option<Self> {
                let $value = value;
                $from
            }
        }

        impl IntoAnswer for $type {
            fn annotation() -> String {
                $annotation.to_owned()
            }

            fn into_answer(self) -> Value {
                let $this = self;
                $into
            }
        }

        impl IntoOutcome for $type {
            type Answer = Self;

            fn into_outcome(self) -> Result<Value, ToolError> {
                Ok(self.into_answer())
            }
        }
    };
}

plain!(bool, "bool", value => if let Value::Bool(value) = value { Some(value) } else { None }, this => Value::Bool(this));
plain!(i64, "int", value => if let Value::Int(value) = value { i64::try_from(value).ok() } else { None }, this => Value::from(this));
plain!(u64, "int", value => if let Value::Int(value) = value { u64::try_from(value).ok() } else { None }, this => Value::from(this));
plain!(BigInt, "int", value => if let Value::Int(value) = value { Some(value) } else { None }, this => Value::Int(this));
plain!(String, "str", value => if let Value::Str(value) = value { Some(value) } else { None }, this => Value::Str(this));
plain!(Vec<u8>, "bytes", value => if let Value::Bytes(value) = value { Some(value) } else { None }, this => Value::Bytes(this));
plain!(Value, "object", value => Some(value), this => this);
plain!(f64, "float", value => number(&value), this => Value::Float(this));

/// An integer is a float where one is asked for, as in Python.
fn number(value: &Value) -> Option<f64> {
    match value {
        Value::Float(value) => Some(*value),
        Value::Int(value) => value.to_string().parse().ok(),
        _ => None,
    }
}

impl IntoAnswer for () {
    fn annotation() -> String {
        "None".to_owned()
    }

    fn into_answer(self) -> Value {
        Value::None
    }
}

impl IntoOutcome for () {
    type Answer = Self;

    fn into_outcome(self) -> Result<Value, ToolError> {
        Ok(Value::None)
    }
}

impl IntoAnswer for &'static str {
    fn annotation() -> String {
        "str".to_owned()
    }

    fn into_answer(self) -> Value {
        self.into()
    }
}

impl IntoOutcome for &'static str {
    type Answer = Self;

    fn into_outcome(self) -> Result<Value, ToolError> {
        Ok(self.into())
    }
}

impl<T: FromArgument> FromArgument for Option<T> {
    fn annotation() -> String {
        format!("{} | None", T::annotation())
    }

    fn from_argument(value: Value) -> Option<Self> {
        if value == Value::None { Some(None) } else { T::from_argument(value).map(Some) }
    }

    fn default_value() -> Option<Value> {
        Some(Value::None)
    }
}

impl<T: IntoAnswer> IntoAnswer for Option<T> {
    fn annotation() -> String {
        format!("{} | None", T::annotation())
    }

    fn into_answer(self) -> Value {
        self.map_or(Value::None, IntoAnswer::into_answer)
    }
}

impl<T: IntoAnswer> IntoOutcome for Option<T> {
    type Answer = Self;

    fn into_outcome(self) -> Result<Value, ToolError> {
        Ok(self.into_answer())
    }
}

/// A list. `Vec<u8>` is bytes, so this is not for `Vec` itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List<T>(pub Vec<T>);

impl<T: FromArgument> FromArgument for List<T> {
    fn annotation() -> String {
        format!("list[{}]", T::annotation())
    }

    fn from_argument(value: Value) -> Option<Self> {
        let (Value::List(items) | Value::Tuple(items)) = value else { return None };
        items.iter().cloned().map(T::from_argument).collect::<Option<_>>().map(Self)
    }
}

impl<T: IntoAnswer> IntoAnswer for List<T> {
    fn annotation() -> String {
        format!("list[{}]", T::annotation())
    }

    fn into_answer(self) -> Value {
        Value::from(self.0.into_iter().map(IntoAnswer::into_answer).collect::<Vec<_>>())
    }
}

impl<T: IntoAnswer> IntoOutcome for List<T> {
    type Answer = Self;

    fn into_outcome(self) -> Result<Value, ToolError> {
        Ok(self.into_answer())
    }
}

impl<T: FromArgument> FromArgument for BTreeMap<String, T> {
    fn annotation() -> String {
        format!("dict[str, {}]", T::annotation())
    }

    fn from_argument(value: Value) -> Option<Self> {
        let Value::Dict(pairs) = value else { return None };
        pairs.iter().cloned().map(|(key, value)| Some((String::from_argument(key)?, T::from_argument(value)?))).collect()
    }
}

impl<T: IntoAnswer> IntoAnswer for BTreeMap<String, T> {
    fn annotation() -> String {
        format!("dict[str, {}]", T::annotation())
    }

    fn into_answer(self) -> Value {
        Value::Dict(self.into_iter().map(|(key, value)| (Value::Str(key), value.into_answer())).collect())
    }
}

impl<T: IntoAnswer> IntoOutcome for BTreeMap<String, T> {
    type Answer = Self;

    fn into_outcome(self) -> Result<Value, ToolError> {
        Ok(self.into_answer())
    }
}

impl<T: IntoAnswer, E: Display> IntoOutcome for Result<T, E> {
    type Answer = T;

    fn into_outcome(self) -> Result<Value, ToolError> {
        self.map(IntoAnswer::into_answer).map_err(|error| ToolError::new(error.to_string()))
    }
}
