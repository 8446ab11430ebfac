//! A session as Python holds it: one cell at a time, from any thread, with the interpreter lock released.
//!
//! Results leave as plain tuples; `fumehood._session` makes an `Outcome` of them.

use crate::host::Turn;
use crate::incoming::{string, to_object};
use crate::outgoing::to_value;
use crate::wait::{Interruption, wait};
use crate::{executor, policy, process, trouble};
use fumehood_core::{Cell, End, Outcome, Session};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use pyo3::{PyTraverseError, PyVisit};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::ThreadId;
use std::time::Duration;

/// How long a thread that waits for its turn leaves a signal unseen.
const GLANCE: Duration = Duration::from_millis(50);

/// One session, and who uses it now.
#[pyclass(frozen, name = "Session")]
pub struct NativeSession {
    place: Mutex<Place>,
    left: Condvar,
    hooks: Py<PyAny>,
    /// Ends the cell that runs now.
    current: Mutex<Option<Arc<Interruption>>>,
}

/// Where the session is.
enum Place {
    Here(Box<dyn Session>),
    /// A thread runs a cell of it.
    Taken(ThreadId),
    Closed,
}

/// Opens a session, from a snapshot if there is one.
#[pyfunction]
#[pyo3(signature = (executor, options, worker, policy, hooks, snapshot=None))]
pub fn open(
    py: Python<'_>,
    executor: &str,
    options: &Bound<'_, PyDict>,
    worker: Option<String>,
    policy: &Bound<'_, PyDict>,
    hooks: Bound<'_, PyAny>,
    snapshot: Option<Vec<u8>>,
) -> PyResult<(NativeSession, Vec<String>)> {
    process::own(py)?;
    let policy = policy::read(policy, &hooks)?;
    let executor = executor::make(executor, worker, options, &hooks)?;
    let warnings = executor.warnings(&policy);
    let opening = async {
        match &snapshot {
            Some(snapshot) => executor.restore(&policy, snapshot).await,
            None => executor.open(&policy).await,
        }
    };
    let session = wait(py, &Interruption::default(), opening)?.map_err(|error| trouble::raise(py, &error))?;
    Ok((NativeSession::new(session, hooks.unbind()), warnings))
}

#[pymethods]
impl NativeSession {
    /// Runs a cell: how it ended, its logs, what it showed, the files it wrote, what it used.
    #[pyo3(signature = (code, inputs, on_print=None, file=None, interactive=false))]
    fn run<'py>(
        &self,
        py: Python<'py>,
        code: String,
        inputs: &Bound<'py, PyDict>,
        on_print: Option<Py<PyAny>>,
        file: Option<String>,
        interactive: bool,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let hooks = self.hooks.bind(py);
        let mut cell = Cell { interactive, ..Cell::new(code) };
        if let Some(file) = file {
            cell.file = file;
        }
        for (name, value) in inputs.iter() {
            cell.inputs.push((name.extract()?, to_value(&value, hooks)?));
        }
        let turn = Turn { hooks: self.hooks.clone_ref(py), on_print, interruption: Arc::default() };
        let mut taken = self.take(py)?;
        *self.current() = Some(Arc::clone(&turn.interruption));
        let outcome = wait(py, &turn.interruption, taken.session().run(cell, &turn));
        *self.current() = None;
        drop(taken);
        let outcome = outcome?;
        tuple(py, outcome.map_err(|error| trouble::raise(py, &error))?, hooks)
    }

    /// A second session with the same state.
    fn fork(&self, py: Python<'_>, hooks: Py<PyAny>) -> PyResult<NativeSession> {
        let mut taken = self.take(py)?;
        let forked = wait(py, &Interruption::default(), taken.session().fork())?;
        Ok(NativeSession::new(forked.map_err(|error| trouble::raise(py, &error))?, hooks))
    }

    /// The session as bytes.
    fn snapshot<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let mut taken = self.take(py)?;
        let bytes = wait(py, &Interruption::default(), taken.session().snapshot())?;
        Ok(PyBytes::new(py, &bytes.map_err(|error| trouble::raise(py, &error))?))
    }

    /// Name, type and repr of each variable.
    fn variables(&self, py: Python<'_>) -> PyResult<Vec<(String, String, String)>> {
        let mut taken = self.take(py)?;
        let variables = wait(py, &Interruption::default(), taken.session().variables())?;
        let variables = variables.map_err(|error| trouble::raise(py, &error))?;
        Ok(variables.into_iter().map(|variable| (variable.name, variable.type_name, variable.repr)).collect())
    }

    /// Ends the cell that runs now, if one does: its `run` raises `error`, and the session goes on.
    fn interrupt(&self, error: &Bound<'_, PyAny>) -> bool {
        let current = self.current().clone();
        if let Some(interruption) = &current {
            interruption.set(PyErr::from_value(error.clone()));
        }
        current.is_some()
    }

    /// Ends the session. A second time does nothing.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        if process::is_forked() {
            self.forget();
            return Ok(());
        }
        let place = py.detach(|| {
            let mut place = self.lock();
            match *place {
                Place::Taken(_) => None,
                _ => Some(std::mem::replace(&mut *place, Place::Closed)),
            }
        });
        let place = match place {
            Some(place) => place,
            None => {
                let taken = self.take(py)?;
                taken.keep()
            }
        };
        match place {
            Place::Here(session) => wait(py, &Interruption::default(), session.close())?.map_err(|error| trouble::raise(py, &error)),
            _ => Ok(()),
        }
    }

    /// A tool may hold the session that holds it; Python's collector sees through.
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        visit.call(&self.hooks)
    }

    #[getter]
    fn closed(&self, py: Python<'_>) -> bool {
        py.detach(|| matches!(*self.lock(), Place::Closed))
    }
}

impl NativeSession {
    fn new(session: Box<dyn Session>, hooks: Py<PyAny>) -> Self {
        Self { place: Mutex::new(Place::Here(session)), left: Condvar::new(), hooks, current: Mutex::default() }
    }

    /// Leaves the session to the process that it is of.
    fn forget(&self) {
        if let Place::Here(session) = std::mem::replace(&mut *self.lock(), Place::Closed) {
            std::mem::forget(session);
        }
    }

    /// Takes the session for this thread, when the thread that has it is done.
    fn take(&self, py: Python<'_>) -> PyResult<Taken<'_>> {
        process::own(py)?;
        let own = std::thread::current().id();
        loop {
            let tried = py.detach(|| {
                let mut place = self.lock();
                if matches!(*place, Place::Taken(thread) if thread != own) {
                    place = self.left.wait_timeout(place, GLANCE).unwrap_or_else(PoisonError::into_inner).0;
                }
                match std::mem::replace(&mut *place, Place::Taken(own)) {
                    Place::Here(session) => Tried::Got(session),
                    before => {
                        let tried = match before {
                            Place::Closed => Tried::Closed,
                            Place::Taken(thread) if thread == own => Tried::Own,
                            _ => Tried::Busy,
                        };
                        *place = before;
                        tried
                    }
                }
            });
            match tried {
                Tried::Got(session) => return Ok(Taken { of: self, session: Some(session) }),
                Tried::Closed => return Err(trouble::closed(py)),
                Tried::Own => return Err(PyRuntimeError::new_err("the session is running the cell that called this tool")),
                Tried::Busy => py.check_signals()?,
            }
        }
    }

    fn current(&self) -> MutexGuard<'_, Option<Arc<Interruption>>> {
        self.current.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> MutexGuard<'_, Place> {
        self.place.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for NativeSession {
    fn drop(&mut self) {
        // To drop a session ends it, which its parent would not like.
        if process::is_forked() {
            self.forget();
        }
    }
}

enum Tried {
    Got(Box<dyn Session>),
    Closed,
    Own,
    Busy,
}

/// A session that this thread has, until dropped.
struct Taken<'a> {
    of: &'a NativeSession,
    session: Option<Box<dyn Session>>,
}

impl Taken<'_> {
    fn session(&mut self) -> &mut dyn Session {
        self.session.as_deref_mut().expect("it is taken out only when this is dropped")
    }

    /// Takes it for good: the session is closed for everybody else.
    fn keep(mut self) -> Place {
        let session = self.session.take();
        *self.of.lock() = Place::Closed;
        self.of.left.notify_all();
        session.map_or(Place::Closed, Place::Here)
    }
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        if let Some(session) = self.session.take() {
            *self.of.lock() = Place::Here(session);
            self.of.left.notify_one();
        }
    }
}

/// End, value, exception, limit, logs, display, files, usage.
fn tuple<'py>(py: Python<'py>, outcome: Outcome, hooks: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
    let mut value = py.None().into_bound(py);
    let (mut exception, mut limit) = (None, None);
    let end = match outcome.end {
        End::Value(given) => {
            value = to_object(py, given, hooks)?;
            "value"
        }
        End::FinalAnswer(given) => {
            value = to_object(py, given, hooks)?;
            "final_answer"
        }
        End::Raised(raised) => {
            let texts = (string(py, &raised.type_name)?, string(py, &raised.message)?, string(py, &raised.traceback)?);
            exception = Some((texts.0, texts.1, texts.2, raised.exit_code));
            "raised"
        }
        End::Stopped(by) => {
            limit = Some(by.name());
            "stopped"
        }
    };
    let mut display = Vec::with_capacity(outcome.display.len());
    for shown in outcome.display {
        let bundle = PyDict::new(py);
        for (mime, content) in shown.bundle {
            bundle.set_item(mime, to_object(py, content, hooks)?)?;
        }
        display.push(bundle);
    }
    let files = PyDict::new(py);
    for file in outcome.files {
        files.set_item(file.path, file.contents.map(|contents| PyBytes::new(py, &contents)))?;
    }
    let usage = (outcome.usage.time.as_secs_f64(), outcome.usage.memory, outcome.usage.operations, outcome.usage.calls);
    (end, value, exception, limit, string(py, &outcome.logs)?, display, files, usage).into_pyobject(py)
}
