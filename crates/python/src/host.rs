//! What a guest reaches during one cell: the tools that Python gave, and the callback for what it prints.
//!
//! A tool runs on the thread that waits for the cell; one that is awaited runs on an event loop, beside the others. An exception of
//! a tool is the guest's to catch, unless it is no `Exception`: `KeyboardInterrupt` ends the cell.

use crate::incoming::{string, to_object};
use crate::outgoing::to_value;
use crate::wait::Interruption;
use fumehood_core::{BoxFuture, Host, Stream, ToolCall, ToolError, Value};
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyString, PyTuple};
use std::future::poll_fn;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Poll, Waker};

/// One cell's host.
pub struct Turn {
    /// Functions by name, and `start` for those that are awaited.
    pub hooks: Py<PyAny>,
    pub on_print: Option<Py<PyAny>>,
    pub interruption: Arc<Interruption>,
}

impl Host for Turn {
    fn print(&self, stream: Stream, text: &str) {
        let Some(on_print) = &self.on_print else { return };
        let name = if stream == Stream::Stdout { "stdout" } else { "stderr" };
        Python::attach(|py| {
            if let Err(error) = string(py, text).and_then(|text| on_print.call1(py, (text, name))) {
                self.interruption.set(error);
            }
        });
    }

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        match Python::attach(|py| self.begin(py, call)) {
            Begun::Done(result) => Box::pin(std::future::ready(result)),
            Begun::Pending(pending) => Box::pin(async move {
                let pending = pending;
                poll_fn(|context| {
                    let mut slot = lock(&pending.slot);
                    slot.waker = Some(context.waker().clone());
                    slot.result.take().map_or(Poll::Pending, Poll::Ready)
                })
                .await
            }),
        }
    }
}

enum Begun {
    Done(Result<Value, ToolError>),
    Pending(Pending),
}

impl Turn {
    fn begin(&self, py: Python<'_>, call: ToolCall) -> Begun {
        match self.try_begin(py, call) {
            Ok(begun) => begun,
            Err(error) => Begun::Done(Err(self.refuse(py, error))),
        }
    }

    fn try_begin(&self, py: Python<'_>, call: ToolCall) -> PyResult<Begun> {
        let hooks = self.hooks.bind(py);
        let functions = hooks.getattr("functions")?;
        let Some(function) = functions.cast::<PyDict>()?.get_item(&call.name)? else {
            return Ok(Begun::Done(Err(ToolError::unknown(&call.name))));
        };
        let args = call.args.into_iter().map(|value| to_object(py, value, hooks)).collect::<PyResult<Vec<_>>>()?;
        let kwargs = PyDict::new(py);
        for (name, value) in call.kwargs {
            kwargs.set_item(name, to_object(py, value, hooks)?)?;
        }
        let result = function.call(PyTuple::new(py, args)?, Some(&kwargs))?;
        if is_plain(&result) || !result.hasattr("__await__")? {
            return to_value(&result, hooks).map(|value| Begun::Done(Ok(value)));
        }
        let slot = Arc::new(Mutex::new(Slot::default()));
        let finished = Finished { slot: Arc::clone(&slot), hooks: self.hooks.clone_ref(py) };
        let running = hooks.call_method1("start", (result, finished))?.unbind();
        Ok(Begun::Pending(Pending { slot, running }))
    }

    /// What the guest is told of an exception. One that is not for it ends the cell.
    fn refuse(&self, py: Python<'_>, error: PyErr) -> ToolError {
        let told = describe(py, &error, self.hooks.bind(py));
        if !error.is_instance_of::<PyException>(py) {
            self.interruption.set(error);
        }
        told
    }
}

/// A tool call that runs on an event loop. Dropped before its end, it is cancelled there.
struct Pending {
    slot: Arc<Mutex<Slot>>,
    running: Py<PyAny>,
}

impl Drop for Pending {
    fn drop(&mut self) {
        // A future that is done takes no notice.
        Python::attach(|py| drop(self.running.call_method0(py, "cancel")));
    }
}

#[derive(Default)]
struct Slot {
    result: Option<Result<Value, ToolError>>,
    waker: Option<Waker>,
}

/// What the event loop calls when a tool is done, with its future.
#[pyclass(frozen)]
struct Finished {
    slot: Arc<Mutex<Slot>>,
    hooks: Py<PyAny>,
}

#[pymethods]
impl Finished {
    fn __call__(&self, future: &Bound<'_, PyAny>) {
        let py = future.py();
        let hooks = self.hooks.bind(py);
        let result = future.call_method0("result").and_then(|value| to_value(&value, hooks));
        let result = result.map_err(|error| describe(py, &error, hooks));
        let waker = {
            let mut slot = lock(&self.slot);
            slot.result = Some(result);
            slot.waker.take()
        };
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

/// What most tools return, and nobody awaits.
fn is_plain(result: &Bound<'_, PyAny>) -> bool {
    result.is_none() || result.is_exact_instance_of::<PyString>() || result.is_exact_instance_of::<PyInt>()
}

/// An exception as the guest sees it: `hooks.blame` gives the name of its type and its message.
fn describe(py: Python<'_>, error: &PyErr, hooks: &Bound<'_, PyAny>) -> ToolError {
    let blamed = hooks.call_method1("blame", (error.value(py),)).and_then(|pair| pair.extract::<(String, String)>());
    match blamed {
        Ok((type_name, message)) => ToolError { type_name, message },
        Err(_) => ToolError::new("the tool failed"),
    }
}

fn lock(slot: &Mutex<Slot>) -> std::sync::MutexGuard<'_, Slot> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}
