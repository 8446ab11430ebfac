//! Our own failures as Python exceptions, with their cause and their hint.
//!
//! Never a guest's: those are data in an outcome.

use fumehood_core::Error;
use pyo3::prelude::*;
use std::error::Error as _;

/// The exception of `fumehood._errors` for an error.
pub fn raise(py: Python<'_>, error: &Error) -> PyErr {
    let class = match error {
        Error::Unavailable { .. } => "Unavailable",
        Error::Refused { .. } => "Refused",
        Error::Lost { .. } => "Lost",
    };
    let mut message = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        message.push_str("\n  cause: ");
        message.push_str(&cause.to_string());
        source = cause.source();
    }
    make(py, class, &message, error.hint()).unwrap_or_else(|failed| failed)
}

/// The exception for what was asked of a session that is closed.
pub fn closed(py: Python<'_>) -> PyErr {
    make(py, "Closed", "the session is closed", "open another").unwrap_or_else(|failed| failed)
}

/// The exception for what is asked of a session in a process that was forked from the session's own.
pub fn forked(py: Python<'_>) -> PyErr {
    let message = "this process was forked after its parent had opened a session, and sessions need threads that it does not have";
    let hint = "start it by `multiprocessing.get_context(\"spawn\")`, or open the first session after the fork";
    make(py, "Unavailable", message, hint).unwrap_or_else(|failed| failed)
}

fn make(py: Python<'_>, class: &str, message: &str, hint: &str) -> PyResult<PyErr> {
    let class = py.import("fumehood._errors")?.getattr(class)?;
    Ok(PyErr::from_value(class.call1((message, hint))?))
}
