//! A task and what became of it: plain data, in and out of a run.
//!
//! Nothing here runs or remembers anything.

use crate::event::{step_json, value_json};
use crate::memory::{Step, shorten};
use crate::model::{Completion, Image, Replay, Tokens};
use fumehood_core::Value;
use serde_json::{Value as Json, json};
use std::time::Duration;

/// What an agent is asked to do.
///
/// ```
/// use fumehood_agent::Task;
/// use fumehood_core::Value;
/// let task = Task::new("How many are there?").input("names", Value::from(vec![Value::from("Ada")]));
/// assert_eq!(task.inputs.len(), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Task {
    pub text: String,
    /// Variables that its code finds.
    pub inputs: Vec<(String, Value)>,
    /// Pictures that the model sees.
    pub images: Vec<Image>,
    /// Steps of this run, if not the agent's own number.
    pub max_steps: Option<usize>,
    /// Go on with the memory and the variables of the run before, instead of forgetting both.
    pub follows: bool,
}

impl Task {
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    #[must_use]
    pub fn input(mut self, name: impl Into<String>, value: Value) -> Self {
        self.inputs.push((name.into(), value));
        self
    }

    #[must_use]
    pub fn image(mut self, image: Image) -> Self {
        self.images.push(image);
        self
    }

    #[must_use]
    pub fn max_steps(mut self, steps: usize) -> Self {
        self.max_steps = Some(steps);
        self
    }

    /// The same task, as the next one after the run before.
    #[must_use]
    pub fn following(mut self) -> Self {
        self.follows = true;
        self
    }

    /// The task as the model reads it, inputs included.
    pub(crate) fn shown(&self) -> String {
        let mut text = self.text.clone();
        if !self.inputs.is_empty() {
            text += "\n\nThese variables are there already:\n";
            for (name, value) in &self.inputs {
                text += &format!("- `{name}` ({}): {}\n", value.type_name(), shorten(&value.repr(), 300));
            }
        }
        text
    }
}

impl<T: Into<String>> From<T> for Task {
    fn from(text: T) -> Self {
        Self::new(text)
    }
}

/// What became of a task.
#[derive(Clone, Debug)]
pub struct Run {
    pub end: RunEnd,
    /// The answer; text where it was given without code, after the last step.
    pub answer: Option<Value>,
    /// What the run failed with. Such a run is in `Event::End` only: `CodeAgent::run` gives the error itself.
    pub failure: Option<String>,
    /// The steps of this run.
    pub steps: Vec<Step>,
    /// All that the model answered, plans included: what a recording plays again.
    pub turns: Vec<Completion>,
    /// Managed agents included.
    pub tokens: Tokens,
    /// Where the price is known.
    pub cost: Option<f64>,
    pub time: Duration,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunEnd {
    /// The code called `final_answer`.
    Answered,
    /// No step was left; the answer is the model's last word.
    MaxSteps,
    /// Somebody raised the agent's interrupt.
    Interrupted,
    /// The model or the executor failed; `Run::failure` says how.
    Failed,
}

impl RunEnd {
    /// The word used in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Answered => "answered",
            Self::MaxSteps => "max_steps",
            Self::Interrupted => "interrupted",
            Self::Failed => "failed",
        }
    }
}

impl Run {
    /// The run as JSON; `turns` make it a recording.
    pub fn to_json(&self) -> Json {
        json!({
            "end": self.end.name(),
            "answer": self.answer.as_ref().map(value_json),
            "failure": self.failure,
            "steps": self.steps.iter().map(step_json).collect::<Vec<_>>(),
            "turns": self.turns.iter().map(Replay::turn).collect::<Vec<_>>(),
            "tokens": {"input": self.tokens.input, "output": self.tokens.output},
            "cost": self.cost,
            "seconds": self.time.as_secs_f64(),
        })
    }
}
