//! Tools: functions of the host that the model's code calls by name.
//!
//! A tool is a signature and a function. The function stays here: its secrets and its state never enter the guest. Arguments are bound
//! to the signature as Python binds them, and a call that does not fit is an exception in the guest.

use crate::convert::{FromArgument, IntoAnswer, IntoOutcome};
use crate::tool_schema::bind;
use fumehood_core::{BoxFuture, Parameter, ToolCall, ToolError, ToolSpec, Value};
use std::fmt;
use std::sync::Arc;

type Body = dyn Fn(Vec<Value>) -> BoxFuture<'static, Result<Value, ToolError>> + Send + Sync;

/// A function that the model's code can call.
///
/// ```
/// use fumehood_agent::Tool;
/// let area = Tool::function("area", ["width", "height"], |width: f64, height: f64| width * height).describe("The area of a rectangle.");
/// assert_eq!(area.signature(), "def area(width: float, height: float) -> float:");
/// ```
#[derive(Clone)]
pub struct Tool {
    /// What the guest sees of it.
    pub spec: ToolSpec,
    body: Arc<Body>,
}

impl Tool {
    /// A tool from a closure; its types are the signature's. A `Result` that fails is a `RuntimeError` in the guest.
    pub fn function<const N: usize, A, F: Function<N, A>>(name: &str, parameters: [&str; N], function: F) -> Self {
        let spec = ToolSpec { parameters: Some(F::parameters(parameters)), returns: Some(F::returns()), ..ToolSpec::new(name) };
        Self { spec, body: Arc::new(move |values| Box::pin(std::future::ready(function.call(values)))) }
    }

    /// A tool that takes time: its arguments as values, one for each parameter, and a future.
    pub fn future<F>(spec: ToolSpec, body: impl Fn(Vec<Value>) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Result<Value, ToolError>> + Send + 'static,
    {
        Self { spec, body: Arc::new(move |values| Box::pin(body(values))) }
    }

    /// The same tool with a description, which the model reads.
    #[must_use]
    pub fn describe(mut self, description: impl Into<String>) -> Self {
        self.spec.description = description.into();
        self
    }

    /// The same tool, whose last parameters may be left out.
    #[must_use]
    pub fn defaults(mut self, defaults: impl IntoIterator<Item = Value>) -> Self {
        let defaults: Vec<Value> = defaults.into_iter().collect();
        if let Some(parameters) = &mut self.spec.parameters {
            let first = parameters.len().saturating_sub(defaults.len());
            for (parameter, default) in parameters[first..].iter_mut().zip(defaults) {
                parameter.default = Some(default);
            }
        }
        self
    }

    pub fn name(&self) -> &str {
        &self.spec.name
    }

    /// The line that defines it in Python.
    pub fn signature(&self) -> String {
        crate::tool_schema::signature(&self.spec)
    }

    /// Calls it with the arguments of a guest.
    pub async fn call(&self, call: ToolCall) -> Result<Value, ToolError> {
        let values = bind(&self.spec, call)?;
        (self.body)(values).await
    }
}

impl fmt::Debug for Tool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Tool").field(&self.spec).finish()
    }
}

/// A closure whose types are the signature of a tool.
pub trait Function<const N: usize, A>: Send + Sync + 'static {
    fn parameters(names: [&str; N]) -> Vec<Parameter>;
    fn returns() -> String;
    fn call(&self, values: Vec<Value>) -> Result<Value, ToolError>;
}

macro_rules! function {
    ($count:literal: $($name:ident $type:ident $position:literal),*) => {
        impl<F, R, $($type),*> Function<$count, ($($type,)*)> for F
        where
            F: Fn($($type),*) -> R + Send + Sync + 'static,
            R: IntoOutcome,
            $($type: FromArgument),*
        {
            fn parameters(names: [&str; $count]) -> Vec<Parameter> {
                let [$($name),*] = names;
                vec![$(Parameter { name: $name.to_owned(), annotation: Some($type::annotation()), default: $type::default_value() }),*]
            }

            fn returns() -> String {
                <R::Answer as IntoAnswer>::annotation()
            }

            fn call(&self, values: Vec<Value>) -> Result<Value, ToolError> {
                let values: [Value; $count] = values.try_into().map_err(|_| ToolError::new("the call does not fit the tool"))?;
                let [$($name),*] = values;
                $(let $name = argument::<$type>($name, $position)?;)*
                self($($name),*).into_outcome()
            }
        }
    };
}

function!(0:);
function!(1: a A 1);
function!(2: a A 1, b B 2);
function!(3: a A 1, b B 2, c C 3);
function!(4: a A 1, b B 2, c C 3, d D 4);
function!(5: a A 1, b B 2, c C 3, d D 4, e E 5);

fn argument<T: FromArgument>(value: Value, position: usize) -> Result<T, ToolError> {
    let found = value.type_name().to_owned();
    T::from_argument(value).ok_or_else(|| ToolError {
        type_name: "TypeError".to_owned(),
        message: format!("argument {position} must be {}, not {found}", T::annotation()),
    })
}
