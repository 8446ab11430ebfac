//! Executors by name, with the options that Python gave.
//!
//! An option that an executor does not have is refused, never passed over.

use fumehood_core::{Error, Executor};
use fumehood_executors::docker::Docker;
use fumehood_executors::jail::Jail;
use fumehood_executors::jupyter::Jupyter;
use fumehood_executors::local::Local;
use fumehood_executors::{EXECUTORS, by_name};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::path::PathBuf;
use std::sync::Arc;

/// Every executor: its name, what it is, and whether this build has it.
#[pyfunction]
pub fn executors() -> Vec<(&'static str, &'static str, bool)> {
    EXECUTORS.iter().map(|entry| (entry.name, entry.summary, entry.make.is_some())).collect()
}

/// The executor called `name`. `worker` is the `hood` of the package, for those that start one.
pub fn make(name: &str, worker: Option<PathBuf>, options: &Bound<'_, PyDict>) -> PyResult<Result<Arc<dyn Executor>, Error>> {
    let mut options = Options { executor: name, given: options, known: Vec::new() };
    let made: Result<Arc<dyn Executor>, Error> = match name {
        "local" => {
            let default = Local::default();
            Ok(Arc::new(Local {
                isolate: options.take("isolate", default.isolate)?,
                worker: options.take("worker", worker)?,
                spares: options.take("spares", default.spares)?,
            }))
        }
        "jail" => {
            let default = Jail::default();
            Ok(Arc::new(Jail {
                python: options.take("python", default.python)?,
                preload: options.take("preload", default.preload)?,
                with: options.take("packages", default.with)?,
                worker: options.take("worker", worker)?,
                spares: options.take("spares", default.spares)?,
            }))
        }
        "docker" => {
            let default = Docker::default();
            Ok(Arc::new(Docker {
                image: options.take("image", default.image)?,
                host: options.take("host", default.host)?,
                python: options.take("python", default.python)?,
                preload: options.take("preload", default.preload)?,
                runtime: options.take("runtime", default.runtime)?,
                seccomp: options.take("seccomp", default.seccomp)?,
                cpus: options.take("cpus", default.cpus)?,
                spares: options.take("spares", default.spares)?,
                ..Docker::default()
            }))
        }
        "jupyter" => {
            let default = Jupyter::default();
            Ok(Arc::new(Jupyter {
                url: options.take("url", default.url)?,
                token: options.take("token", default.token)?,
                certificates: options.take("certificates", None::<String>)?.map(Into::into),
                kernel: options.take("kernel", default.kernel)?,
                kernel_name: options.take("kernel_name", default.kernel_name)?,
            }))
        }
        _ => by_name(name).map(Arc::from),
    };
    options.refuse_others()?;
    Ok(made)
}

/// What Python gave, and what the executor knows.
struct Options<'a, 'py> {
    executor: &'a str,
    given: &'a Bound<'py, PyDict>,
    known: Vec<&'static str>,
}

impl Options<'_, '_> {
    fn take<T: for<'b, 'py> FromPyObject<'b, 'py, Error: Into<PyErr>>>(&mut self, name: &'static str, default: T) -> PyResult<T> {
        self.known.push(name);
        match self.given.get_item(name)? {
            Some(value) => value.extract().map_err(Into::into),
            None => Ok(default),
        }
    }

    fn refuse_others(&self) -> PyResult<()> {
        for name in self.given.keys() {
            let name: String = name.extract()?;
            if !self.known.contains(&name.as_str()) {
                let known = if self.known.is_empty() { "none".to_owned() } else { self.known.join(", ") };
                let executor = self.executor;
                return Err(PyTypeError::new_err(format!("the `{executor}` executor has no option `{name}` (its options: {known})")));
            }
        }
        Ok(())
    }
}
