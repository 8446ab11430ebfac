//! What happens in a run, as it happens: one stream of typed events, and their JSON.
//!
//! Events are copies: whoever reads them changes nothing. They come in order; those of a managed agent come inside `Managed`.

use crate::memory::{Plan, Step, shown};
use crate::model::Tokens;
use crate::task::Run;
use fumehood_core::{BoxFuture, Stream, Value};
use futures_core::Stream as Items;
use serde_json::{Value as Json, json};
use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

/// Something that happened in a run.
#[derive(Clone, Debug)]
pub enum Event {
    /// A run begins.
    Begin {
        task: String,
        model: String,
        executor: String,
    },
    /// A step begins.
    StepBegin {
        number: usize,
    },
    /// A piece of what the model writes, in a plan, a step or the last answer.
    Text(String),
    /// The model's answer failed on the way and is asked for again: its pieces so far are void.
    Retry {
        reason: String,
        wait: Duration,
    },
    /// The model has answered.
    Tokens(Tokens),
    Plan(Plan),
    /// Code is about to run.
    Code(String),
    /// The code printed something.
    Print {
        stream: Stream,
        text: String,
    },
    /// The code calls a tool or a managed agent.
    ToolBegin {
        name: String,
        arguments: String,
    },
    /// The call ended.
    ToolEnd {
        name: String,
        failed: Option<String>,
        time: Duration,
    },
    /// An event of a managed agent.
    Managed {
        name: String,
        event: Box<Event>,
    },
    /// A step is over.
    Step(Box<Step>),
    /// The run is over, well or not.
    End(Box<Run>),
}

impl Event {
    /// The event as JSON, an object whose first key is `event`.
    pub fn to_json(&self) -> Json {
        match self {
            Self::Begin { task, model, executor } => json!({"event": "begin", "task": task, "model": model, "executor": executor}),
            Self::StepBegin { number } => json!({"event": "step_begin", "step": number}),
            Self::Text(text) => json!({"event": "text", "text": text}),
            Self::Retry { reason, wait } => json!({"event": "retry", "reason": reason, "wait": wait.as_secs_f64()}),
            Self::Tokens(tokens) => json!({"event": "tokens", "input": tokens.input, "output": tokens.output}),
            Self::Plan(plan) => json!({"event": "plan", "step": plan.step, "text": plan.text}),
            Self::Code(code) => json!({"event": "code", "code": code}),
            Self::Print { stream, text } => {
                json!({"event": "print", "stream": if *stream == Stream::Stdout { "stdout" } else { "stderr" }, "text": text})
            }
            Self::ToolBegin { name, arguments } => json!({"event": "tool_begin", "name": name, "arguments": arguments}),
            Self::ToolEnd { name, failed, time } => {
                json!({"event": "tool_end", "name": name, "failed": failed, "seconds": time.as_secs_f64()})
            }
            Self::Managed { name, event } => json!({"event": "managed", "name": name, "inner": event.to_json()}),
            Self::Step(step) => with_event("step", step_json(step)),
            Self::End(run) => with_event("end", run.to_json()),
        }
    }
}

fn with_event(name: &str, members: Json) -> Json {
    let mut object = serde_json::Map::new();
    object.insert("event".to_owned(), name.into());
    if let Json::Object(members) = members {
        object.extend(members);
    }
    object.into()
}

/// A step as JSON.
pub fn step_json(step: &Step) -> Json {
    json!({
        "step": step.number,
        "text": step.text,
        "code": step.code,
        "logs": step.logs,
        "value": step.value.as_ref().map(value_json),
        "error": step.fault.as_ref().map(|fault| json!({"kind": fault.kind(), "text": fault.text()})),
        "answer": step.answer.as_ref().map(value_json),
        "display": step.display.iter().map(|display| {
            display.bundle.iter().map(|(kind, value)| (kind.clone(), value_json(value))).collect::<serde_json::Map<_, _>>()
        }).collect::<Vec<_>>(),
        "tokens": {"input": step.tokens.input, "output": step.tokens.output},
        "seconds": {"model": step.model_time.as_secs_f64(), "cell": step.usage.time.as_secs_f64()},
    })
}

/// A value as JSON that loses nothing (docs/wire.md).
pub fn value_json(value: &Value) -> Json {
    serde_json::from_str(&value.to_json()).unwrap_or_else(|_| Json::String(shown(value)))
}

/// Who is told of events.
pub(crate) type Sink = Arc<dyn Fn(Event) + Send + Sync>;

/// A run under way, as a stream of its events; the last one is `Event::End`. Dropping it ends the run.
pub struct Events<'a> {
    queue: Arc<Mutex<VecDeque<Event>>>,
    run: Option<BoxFuture<'a, Result<Run, crate::AgentError>>>,
    failed: Option<crate::AgentError>,
}

impl<'a> Events<'a> {
    pub(crate) fn new(begin: impl FnOnce(Sink) -> BoxFuture<'a, Result<Run, crate::AgentError>>) -> Self {
        let queue = Arc::new(Mutex::new(VecDeque::new()));
        let into = Arc::clone(&queue);
        let run = begin(Arc::new(move |event| into.lock().unwrap_or_else(PoisonError::into_inner).push_back(event)));
        Self { queue, run: Some(run), failed: None }
    }

    /// The next event; `None` when the run is over.
    ///
    /// # Errors
    /// What the run failed with, once, after its last event.
    pub async fn next(&mut self) -> Option<Result<Event, crate::AgentError>> {
        std::future::poll_fn(|context| Pin::new(&mut *self).poll_next(context)).await
    }
}

impl Items for Events<'_> {
    type Item = Result<Event, crate::AgentError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = &mut *self;
        let pop = |queue: &Mutex<VecDeque<Event>>| queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        if let Some(event) = pop(&this.queue) {
            return Poll::Ready(Some(Ok(event)));
        }
        if let Some(run) = &mut this.run
            && let Poll::Ready(result) = run.as_mut().poll(context)
        {
            this.run = None;
            this.failed = result.err();
        }
        match pop(&this.queue) {
            Some(event) => Poll::Ready(Some(Ok(event))),
            None if this.run.is_some() => Poll::Pending,
            None => Poll::Ready(this.failed.take().map(Err)),
        }
    }
}
