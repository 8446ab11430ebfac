//! The native half of the Python package `fumehood`: sessions, and values in both directions.
//!
//! It holds no policy of its own and makes nothing comfortable: `python/fumehood` does, and is the only caller. Guest code never
//! reaches the Python that loads this; what a guest made comes back as plain data.

mod executor;
mod host;
mod incoming;
mod outgoing;
mod policy;
mod process;
mod session;
mod trouble;
mod wait;

use fumehood_executors::{Ledger, Metered, Mi};
use pyo3::prelude::*;

/// What sessions in this process hold is counted here, so that their memory limit is exact.
#[global_allocator]
static ALLOCATOR: Metered<Mi, Ledger> = Metered::new(Mi);

/// The module `fumehood._native`.
#[pymodule]
#[pyo3(name = "_native")]
fn native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<session::NativeSession>()?;
    module.add_function(wrap_pyfunction!(session::open, module)?)?;
    module.add_function(wrap_pyfunction!(executor::check, module)?)?;
    module.add_function(wrap_pyfunction!(executor::executors, module)?)?;
    module.add_function(wrap_pyfunction!(cross, module)?)?;
    Ok(())
}

/// What a value is after it has crossed to a guest that keeps plain data, and back.
#[pyfunction]
fn cross<'py>(value: &Bound<'py, PyAny>, hooks: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    incoming::to_object(value.py(), outgoing::to_value(value, hooks)?, hooks)
}
