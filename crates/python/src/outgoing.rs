//! Python objects as values, on their way to a guest.
//!
//! Only data leaves: an object that is none, and that `hooks.describe` cannot describe, is a `TypeError`. Nothing is pickled.

use fumehood_core::Value;
use fumehood_core::value::{BigInt, Date, DateTime, MAX_DEPTH, Time, TimeDelta, Zone, stand_in};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyByteArray, PyBytes, PyDict, PyEllipsis, PyFloat, PyFrozenSet, PyInt, PyList, PySet, PyString, PyTuple};

/// The value of an object.
///
/// # Errors
/// `TypeError` for what cannot cross, `ValueError` for what is nested too deep.
pub fn to_value(object: &Bound<'_, PyAny>, hooks: &Bound<'_, PyAny>) -> PyResult<Value> {
    Walk { hooks, depth: 0 }.value(object)
}

struct Walk<'a, 'py> {
    hooks: &'a Bound<'py, PyAny>,
    depth: usize,
}

impl<'py> Walk<'_, 'py> {
    fn value(&mut self, object: &Bound<'py, PyAny>) -> PyResult<Value> {
        if object.is_none() {
            return Ok(Value::None);
        }
        if let Ok(truth) = object.cast::<PyBool>() {
            return Ok(Value::Bool(truth.is_true()));
        }
        if let Ok(text) = object.cast_exact::<PyString>() {
            return string(text).map(Value::Str);
        }
        if let Ok(number) = object.cast::<PyInt>() {
            return integer(number).map(Value::Int);
        }
        if let Ok(number) = object.cast::<PyFloat>() {
            return Ok(Value::Float(number.value()));
        }
        if let Ok(bytes) = object.cast::<PyBytes>() {
            return Ok(Value::Bytes(bytes.as_bytes().to_vec()));
        }
        if object.is_instance_of::<PyByteArray>() {
            return Ok(Value::Bytes(object.extract()?));
        }
        if object.is_instance_of::<PyEllipsis>() {
            return Ok(Value::Ellipsis);
        }
        if self.depth >= MAX_DEPTH {
            return Err(PyValueError::new_err("the value is nested deeper than 1,000 levels, or contains itself"));
        }
        self.depth += 1;
        let value = self.nested(object);
        self.depth -= 1;
        value
    }

    fn nested(&mut self, object: &Bound<'py, PyAny>) -> PyResult<Value> {
        if let Ok(list) = object.cast::<PyList>() {
            return self.items(list.iter()).map(|items| Value::List(items.into()));
        }
        if let Ok(tuple) = object.cast_exact::<PyTuple>() {
            return self.items(tuple.iter()).map(|items| Value::Tuple(items.into()));
        }
        if let Ok(dict) = object.cast::<PyDict>() {
            let pairs = dict.iter().map(|(key, value)| Ok((self.value(&key)?, self.value(&value)?)));
            return Ok(Value::Dict(pairs.collect::<PyResult<Vec<_>>>()?.into()));
        }
        if let Ok(set) = object.cast::<PySet>() {
            return self.items(set.iter()).map(|items| Value::Set(items.into()));
        }
        if let Ok(set) = object.cast::<PyFrozenSet>() {
            return self.items(set.iter()).map(|items| Value::FrozenSet(items.into()));
        }
        let described = self.hooks.call_method1("describe", (object,))?;
        let described = described.cast::<PyTuple>()?;
        let (tag, rest) = (described.get_item(0)?.extract::<String>()?, described.get_slice(1, described.len()));
        self.tagged(&tag, &rest)
    }

    fn items(&mut self, items: impl Iterator<Item = Bound<'py, PyAny>>) -> PyResult<Vec<Value>> {
        items.map(|item| self.value(&item)).collect()
    }

    /// What the hook says of an object that is no builtin container.
    fn tagged(&mut self, tag: &str, rest: &Bound<'py, PyTuple>) -> PyResult<Value> {
        Ok(match tag {
            "plain" => self.value(&rest.get_item(0)?)?,
            "tuple" => Value::Tuple(self.items(rest.iter())?.into()),
            "complex" => {
                let (real, imag) = rest.extract()?;
                Value::Complex { real, imag }
            }
            "range" => {
                let (start, stop, step) = rest.extract()?;
                Value::Range { start, stop, step }
            }
            "decimal" => Value::Decimal(rest.get_item(0)?.extract()?),
            "date" => Value::Date(Date::parse(&rest.get_item(0)?.extract::<String>()?).ok_or_else(not_a_date)?),
            "time" => Value::Time(moment(rest, Time::parse, |time| time)?),
            "datetime" => Value::DateTime(moment(rest, DateTime::parse, |moment| &mut moment.time)?),
            "timedelta" => {
                let (days, seconds, microseconds) = rest.extract()?;
                Value::TimeDelta(TimeDelta { days, seconds, microseconds })
            }
            "record" => {
                let (type_name, fields): (String, Vec<(String, Bound<'py, PyAny>)>) = rest.extract()?;
                let fields = fields.into_iter().map(|(name, value)| Ok((name, self.value(&value)?)));
                Value::Record { type_name, fields: fields.collect::<PyResult<Vec<_>>>()?.into() }
            }
            "exception" => {
                let (type_name, args): (String, Bound<'py, PyTuple>) = rest.extract()?;
                Value::Exception { type_name, args: self.items(args.iter())?.into() }
            }
            "opaque" => {
                let (type_name, repr) = rest.extract()?;
                Value::Opaque { type_name, repr }
            }
            other => return Err(PyValueError::new_err(format!("there is no kind of value called `{other}`"))),
        })
    }
}

/// A time in ISO 8601, its fold, and the name of its zone if it has one.
fn moment<T>(rest: &Bound<'_, PyTuple>, parse: fn(&str) -> Option<T>, time: fn(&mut T) -> &mut Time) -> PyResult<T> {
    let (text, fold, name): (String, bool, Option<String>) = rest.extract()?;
    let mut parsed = parse(&text).ok_or_else(not_a_date)?;
    let inner = time(&mut parsed);
    inner.fold = fold;
    if let Some(Zone { name: of_zone, .. }) = &mut inner.zone {
        *of_zone = name;
    }
    Ok(parsed)
}

fn not_a_date() -> PyErr {
    PyValueError::new_err("the date or time has no plain form")
}

/// Any integer; most fit into a word.
fn integer(number: &Bound<'_, PyInt>) -> PyResult<BigInt> {
    match number.extract::<i64>() {
        Ok(small) => Ok(small.into()),
        Err(_) => number.extract(),
    }
}

/// Text, with a stand-in for each lone surrogate.
fn string(text: &Bound<'_, PyString>) -> PyResult<String> {
    if let Ok(plain) = text.to_cow() {
        return Ok(plain.into_owned());
    }
    let encoded = text.call_method1("encode", ("utf-32-le", "surrogatepass"))?;
    let codes = encoded.cast::<PyBytes>()?.as_bytes().chunks_exact(4).map(|code| u32::from_le_bytes([code[0], code[1], code[2], code[3]]));
    Ok(codes.filter_map(|code| char::from_u32(code).or_else(|| stand_in(code))).collect())
}
