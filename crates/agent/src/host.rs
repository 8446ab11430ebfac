//! The host of an agent's cells: prints become events, calls go to tools and managed agents.
//!
//! It keeps what was printed, so that it reaches the model even where the cell never ends.

use crate::builder::Setup;
use crate::event::{Event, Sink};
use crate::memory::shorten;
use crate::model::Tokens;
use fumehood_core::{BoxFuture, Host, Stream, ToolCall, ToolError, Value};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use tracing::Instrument;

/// What the code of one step can reach.
pub(crate) struct CellHost<'a> {
    pub setup: &'a Setup,
    pub sink: &'a Sink,
    /// What was printed so far, up to the limit of output.
    printed: Mutex<String>,
    /// What managed agents used.
    spent: Mutex<Tokens>,
}

impl<'a> CellHost<'a> {
    pub fn new(setup: &'a Setup, sink: &'a Sink) -> Self {
        Self { setup, sink, printed: Mutex::default(), spent: Mutex::default() }
    }

    /// What was printed so far.
    pub fn printed(&self) -> String {
        self.printed.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn spent(&self) -> Tokens {
        *self.spent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn answer(&self, call: ToolCall) -> Result<Value, ToolError> {
        if let Some(tool) = self.setup.tools.iter().find(|tool| tool.name() == call.name) {
            return tool.call(call).await;
        }
        let Some(managed) = self.setup.managed.iter().find(|managed| managed.spec.name == call.name) else {
            return Err(ToolError::unknown(&call.name));
        };
        let spend = |tokens| *self.spent.lock().unwrap_or_else(PoisonError::into_inner) += tokens;
        managed.call(call, self.sink, &spend).await
    }
}

impl Host for CellHost<'_> {
    fn print(&self, stream: Stream, text: &str) {
        let mut printed = self.printed.lock().unwrap_or_else(PoisonError::into_inner);
        let most = self.setup.policy.limits.output;
        // Twice the limit is kept before the middle goes, so that it is not cut again with every piece.
        printed.push_str(text);
        if printed.len() > most.saturating_mul(2).max(1_000) {
            *printed = shorten(&printed, most);
        }
        drop(printed);
        (self.sink)(Event::Print { stream, text: text.to_owned() });
    }

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        let name = call.name.clone();
        let span = tracing::info_span!(
            "execute_tool",
            otel.name = format!("execute_tool {name}"),
            gen_ai.operation.name = "execute_tool",
            gen_ai.tool.name = name,
            error.type = tracing::field::Empty,
        );
        let inner = span.clone();
        let work = async move {
            (self.sink)(Event::ToolBegin { name: name.clone(), arguments: arguments(&call) });
            let began = Instant::now();
            let result = self.answer(call).await;
            let failed = result.as_ref().err().map(ToString::to_string);
            if let Err(error) = &result {
                inner.record("error.type", error.type_name.as_str());
                tracing::debug!(tool = name, error = %error, "a tool failed");
            }
            (self.sink)(Event::ToolEnd { name, failed, time: began.elapsed() });
            result
        };
        Box::pin(work.instrument(span))
    }
}

/// The arguments of a call as Python would write them, in short.
fn arguments(call: &ToolCall) -> String {
    let positional = call.args.iter().map(Value::repr);
    let named = call.kwargs.iter().map(|(name, value)| format!("{name}={}", value.repr()));
    shorten(&positional.chain(named).collect::<Vec<_>>().join(", "), 500)
}
