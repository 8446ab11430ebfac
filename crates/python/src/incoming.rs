//! Values from a guest as Python objects.
//!
//! They were chosen by the guest, so nothing here fails because of what they are: what cannot be built is given as what it says
//! of itself. No code of the guest runs, and nothing is unpickled.

use fumehood_core::Value;
use fumehood_core::value::{BigInt, Time, surrogate};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyComplex, PyDict, PyFrozenSet, PyList, PySet, PyString, PyTuple};

/// The object of a value. `hooks.build` makes what is not a builtin.
///
/// # Errors
/// Only Python's own, such as `MemoryError`.
pub fn to_object<'py>(py: Python<'py>, value: Value, hooks: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let build = |tag: &str, rest: Bound<'py, PyTuple>| hooks.call_method1("build", (tag, rest));
    Ok(match value {
        Value::None => py.None().into_bound(py),
        Value::Ellipsis => py.Ellipsis().into_bound(py),
        Value::Bool(truth) => truth.into_bound_py_any(py)?,
        Value::Int(number) => integer(py, &number)?,
        Value::Float(number) => number.into_bound_py_any(py)?,
        Value::Complex { real, imag } => PyComplex::from_doubles(py, real, imag).into_any(),
        Value::Str(text) => string(py, &text)?,
        Value::Bytes(bytes) => PyBytes::new(py, &bytes).into_any(),
        Value::List(items) => PyList::new(py, objects(py, items.into_vec(), hooks)?)?.into_any(),
        Value::Tuple(items) => PyTuple::new(py, objects(py, items.into_vec(), hooks)?)?.into_any(),
        Value::Set(items) => {
            let set = PySet::empty(py)?;
            for item in items {
                with_key(py, item, hooks, |key| set.add(key))?;
            }
            set.into_any()
        }
        Value::FrozenSet(items) => {
            let set = PySet::empty(py)?;
            for item in items {
                with_key(py, item, hooks, |key| set.add(key))?;
            }
            PyFrozenSet::new(py, set.iter())?.into_any()
        }
        Value::Dict(pairs) => {
            let dict = PyDict::new(py);
            for (key, value) in pairs {
                let value = to_object(py, value, hooks)?;
                with_key(py, key, hooks, |key| dict.set_item(key, &value))?;
            }
            dict.into_any()
        }
        Value::Range { start, stop, step } => {
            let parts = [integer(py, &start)?, integer(py, &stop)?, integer(py, &step)?];
            py.import("builtins")?.getattr("range")?.call1(PyTuple::new(py, parts)?)?
        }
        Value::Date(date) => build("date", PyTuple::new(py, [date.to_string()])?)?,
        Value::Time(time) => build("time", moment(py, time.to_string(), &time)?)?,
        Value::DateTime(moment_) => build("datetime", moment(py, moment_.to_string(), &moment_.time)?)?,
        Value::TimeDelta(span) => build("timedelta", (span.days, span.seconds, span.microseconds).into_pyobject(py)?)?,
        Value::Decimal(text) => build("decimal", PyTuple::new(py, [text])?)?,
        Value::Record { type_name, fields } => {
            let names = fields.into_vec().into_iter().map(|(name, value)| Ok((name, to_object(py, value, hooks)?)));
            let fields = names.collect::<PyResult<Vec<_>>>()?;
            build("record", (type_name, fields).into_pyobject(py)?)?
        }
        Value::Exception { type_name, args } => {
            let args = PyTuple::new(py, objects(py, args.into_vec(), hooks)?)?;
            build("exception", (type_name, args).into_pyobject(py)?)?
        }
        Value::Opaque { type_name, repr } => {
            let repr = string(py, &repr)?;
            build("opaque", (type_name, repr).into_pyobject(py)?)?
        }
    })
}

/// Any text of a guest, lone surrogates included.
pub fn string<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    // Stand-ins for surrogates are four bytes, the first of them 0xF4: most text has none.
    if !text.as_bytes().contains(&0xF4) || !text.chars().any(|letter| surrogate(letter).is_some()) {
        return Ok(PyString::new(py, text).into_any());
    }
    let codes = text.chars().map(|letter| surrogate(letter).unwrap_or(u32::from(letter)));
    let encoded: Vec<u8> = codes.flat_map(u32::to_le_bytes).collect();
    PyBytes::new(py, &encoded).call_method1("decode", ("utf-32-le", "surrogatepass"))
}

fn objects<'py>(py: Python<'py>, items: Vec<Value>, hooks: &Bound<'py, PyAny>) -> PyResult<Vec<Bound<'py, PyAny>>> {
    items.into_iter().map(|item| to_object(py, item, hooks)).collect()
}

/// Uses a value as a key. What was hashable for the guest need not be here: then its description is the key.
fn with_key<'py>(
    py: Python<'py>,
    key: Value,
    hooks: &Bound<'py, PyAny>,
    insert: impl Fn(&Bound<'py, PyAny>) -> PyResult<()>,
) -> PyResult<()> {
    let described = if is_scalar(&key) { None } else { Some((key.type_name().to_owned(), key.repr())) };
    let object = to_object(py, key, hooks)?;
    match (insert(&object), described) {
        (Err(_), Some(described)) => insert(&hooks.call_method1("build", ("opaque", described))?),
        (inserted, _) => inserted,
    }
}

fn is_scalar(value: &Value) -> bool {
    matches!(value, Value::None | Value::Ellipsis | Value::Bool(_) | Value::Int(_) | Value::Float(_) | Value::Str(_) | Value::Bytes(_))
}

fn integer<'py>(py: Python<'py>, number: &BigInt) -> PyResult<Bound<'py, PyAny>> {
    match i64::try_from(number) {
        Ok(small) => small.into_bound_py_any(py),
        Err(_) => number.into_bound_py_any(py),
    }
}

fn moment<'py>(py: Python<'py>, text: String, time: &Time) -> PyResult<Bound<'py, PyTuple>> {
    let name = time.zone.as_ref().and_then(|zone| zone.name.clone());
    (text, time.fold, name).into_pyobject(py)
}
