//! Managed agents: agents that the code of another one calls like functions, on every executor.
//!
//! Each call is a run of its own, with its own memory and session: calls at once share nothing but what the agent is made of.

use crate::builder::Setup;
use crate::event::{Event, Sink};
use crate::memory::shown;
use crate::model::Tokens;
use crate::run::CodeAgent;
use crate::task::Task;
use crate::tool_schema::bind;
use fumehood_core::{BoxFuture, Parameter, ToolCall, ToolError, ToolSpec, Value};
use std::sync::{Arc, Mutex, PoisonError};

/// An agent and the function that it is.
pub(crate) struct Managed {
    pub spec: ToolSpec,
    pub setup: Arc<Setup>,
}

impl Managed {
    pub fn new(agent: CodeAgent) -> Self {
        let setup = agent.into_setup();
        let parameter =
            |name: &str, annotation: &str, default| Parameter { name: name.to_owned(), annotation: Some(annotation.to_owned()), default };
        let spec = ToolSpec {
            name: setup.name.clone(),
            description: format!(
                "{}\n\nArgs:\n    task: What it is to do, with all it has to know.\n    inputs: Variables for its code, by name.",
                setup.description.trim()
            ),
            parameters: Some(vec![parameter("task", "str", None), parameter("inputs", "dict | None", Some(Value::None))]),
            returns: Some("str".to_owned()),
            asynchronous: false,
        };
        Self { spec, setup }
    }

    /// Runs the agent for a call; its tokens are told to `spent`.
    pub fn call<'a>(
        &'a self,
        call: ToolCall,
        sink: &Sink,
        spent: &'a (dyn Fn(Tokens) + Send + Sync),
    ) -> BoxFuture<'a, Result<Value, ToolError>> {
        let name = self.spec.name.clone();
        let outer = Arc::clone(sink);
        let label = name.clone();
        let used = Arc::new(Mutex::new(Tokens::default()));
        let counted = Arc::clone(&used);
        let sink: Sink = Arc::new(move |event| {
            // Also where the run failed: it has cost what it cost.
            if let Event::End(run) = &event {
                *counted.lock().unwrap_or_else(PoisonError::into_inner) = run.tokens;
            }
            outer(Event::Managed { name: label.clone(), event: Box::new(event) });
        });
        Box::pin(async move {
            let mut values = bind(&self.spec, call)?.into_iter();
            let (Some(Value::Str(task)), Some(inputs)) = (values.next(), values.next()) else {
                return Err(ToolError { type_name: "TypeError".to_owned(), message: format!("{name}() takes a text as its task") });
            };
            let wrong = |error: &dyn std::fmt::Display| ToolError::new(format!("the agent `{name}` failed: {error}"));
            let text = self.setup.prompts.render_managed_task(&name, &task).map_err(|error| wrong(&error))?;
            let mut task = Task::new(text);
            if let Value::Dict(pairs) = inputs {
                for (key, value) in pairs {
                    task = task.input(shown(&key), value);
                }
            }
            let mut agent = CodeAgent::new(Arc::clone(&self.setup));
            let result = agent.drive(task, sink).await;
            agent.close().await;
            spent(*used.lock().unwrap_or_else(PoisonError::into_inner));
            let run = result.map_err(|error| wrong(&error))?;
            let answer = run.answer.as_ref().map_or_else(|| "It gave no answer.".to_owned(), shown);
            let report = self.setup.prompts.render_managed_report(&name, &answer).map_err(|error| wrong(&error))?;
            Ok(Value::Str(report))
        })
    }
}
