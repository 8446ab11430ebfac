//! Executors by name, with the options that Python gave.
//!
//! An option that an executor does not have is a `TypeError`, never passed over.

use crate::outgoing::to_value;
use crate::trouble::raise;
use fumehood_core::{Error, Executor, Value};
use fumehood_executors::{EXECUTORS, by_name_with};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Arc;

/// Every executor: its name, what it is, and whether this build has it.
#[pyfunction]
pub fn executors() -> Vec<(&'static str, &'static str, bool)> {
    EXECUTORS.iter().map(|entry| (entry.name, entry.summary, entry.make.is_some())).collect()
}

/// Raises what opening a session would raise for these options, and opens none.
#[pyfunction]
pub fn check(executor: &str, options: &Bound<'_, PyDict>, worker: Option<String>, hooks: &Bound<'_, PyAny>) -> PyResult<()> {
    make(executor, worker, options, hooks).map(drop)
}

/// The executor called `name`. `worker` is the `hood` of the package, for those that start one.
pub fn make(name: &str, worker: Option<String>, options: &Bound<'_, PyDict>, hooks: &Bound<'_, PyAny>) -> PyResult<Arc<dyn Executor>> {
    let mut given: Vec<(String, Value)> = Vec::new();
    if let (Some(worker), "local" | "jail") = (worker, name) {
        given.push(("worker".to_owned(), Value::from(worker)));
    }
    for (option, value) in options {
        let option: String = option.extract()?;
        given.retain(|(set, _)| *set != option);
        given.push((option, to_value(&value, hooks)?));
    }
    let made = by_name_with(name, given).map_err(|error| match &error {
        Error::Refused { reason, hint } => PyTypeError::new_err(format!("{reason} ({hint})")),
        _ => raise(options.py(), &error),
    })?;
    Ok(Arc::from(made))
}
