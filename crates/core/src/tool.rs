//! Tools: host functions the guest can call by name.
//!
//! Signatures, calls and failures as data. The function itself, its secrets and its state stay
//! with the host and never enter the guest.

use crate::Value;
use thiserror::Error;

/// The signature of a tool, as the guest sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolSpec {
    /// A Python identifier; the guest cannot rebind it.
    pub name: String,
    /// What it does, for the model and for `help()`.
    pub description: String,
    /// Its parameters in order; `None` passes whatever the guest wrote.
    pub parameters: Option<Vec<Parameter>>,
    /// The return annotation, as Python source.
    pub returns: Option<String>,
    /// The guest awaits its calls, and several of them run at once.
    pub asynchronous: bool,
}

impl ToolSpec {
    /// A tool that takes whatever it is given.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), description: String::new(), parameters: None, returns: None, asynchronous: false }
    }

    /// The same tool, to be awaited: `await name(…)`.
    #[must_use]
    pub fn awaited(mut self) -> Self {
        self.asynchronous = true;
        self
    }
}

/// One parameter of a tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: String,
    /// The annotation, as Python source.
    pub annotation: Option<String>,
    /// The value of an argument left out; `None` when it must be given.
    pub default: Option<Value>,
}

/// A call made by the guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolCall {
    pub name: String,
    pub args: Vec<Value>,
    pub kwargs: Vec<(String, Value)>,
}

/// Why a tool gave no value. The guest sees it as an exception that it may catch.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{type_name}: {message}")]
pub struct ToolError {
    /// A built-in exception's name; anything else is raised as `RuntimeError`.
    pub type_name: String,
    pub message: String,
}

impl ToolError {
    /// A failure raised in the guest as `RuntimeError`.
    pub fn new(message: impl Into<String>) -> Self {
        Self { type_name: "RuntimeError".to_owned(), message: message.into() }
    }

    /// The answer of a host that has no such tool.
    pub fn unknown(name: &str) -> Self {
        Self { type_name: "NameError".to_owned(), message: format!("the host has no tool '{name}'") }
    }
}
