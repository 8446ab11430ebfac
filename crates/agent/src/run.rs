//! The loop: the model writes, the code runs, the model reads what it printed, until there is an answer or no step is left.
//!
//! What the code does wrong is told to the model and never ends a run. What ends one without an answer is an interrupt, a model that
//! cannot be had, or an executor that cannot open a session.

use crate::builder::{Proposal, Setup, Verdict};
use crate::event::{Event, Events, Sink};
use crate::extract::{NoCode, extract, extract_structured};
use crate::host::CellHost;
use crate::interrupt::Interrupt;
use crate::memory::{Entry, Fault, Memory, Plan, Step};
use crate::model::{Completion, Message, ModelError, Part, Request, Role, Tokens, Watch};
use crate::plan;
use crate::prompt::PromptError;
use crate::task::{Run, RunEnd, Task};
use fumehood_core::{BoxFuture, Cell, End, Error, Limit, Session, Value};
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};
use thiserror::Error;
use tracing::Instrument;

/// An agent: what it is made of, what it remembers, and the session in which its code runs.
pub struct CodeAgent {
    setup: Arc<Setup>,
    memory: Memory,
    session: Option<Box<dyn Session>>,
    interrupt: Interrupt,
}

/// Why there is no result.
#[derive(Debug, Error)]
pub enum AgentError {
    /// No session can be had.
    #[error(transparent)]
    Executor(#[from] Error),
    /// The model gives no answer.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// A prompt cannot be filled in.
    #[error(transparent)]
    Prompt(#[from] PromptError),
    /// Tools and agents have names that do not go together.
    #[error("{0}")]
    Names(String),
}

/// The word before what was printed: a model that writes it is making things up.
const STOP: &str = "\nObservation:";

impl CodeAgent {
    pub(crate) fn new(setup: Arc<Setup>) -> Self {
        Self { setup, memory: Memory::default(), session: None, interrupt: Interrupt::default() }
    }

    pub(crate) fn into_setup(self) -> Arc<Setup> {
        self.setup
    }

    /// Works on a task, with a fresh memory and a fresh session.
    ///
    /// # Errors
    /// `Model` when the model gives no answer, `Executor` when no session can be opened.
    pub fn run(&mut self, task: impl Into<String>) -> BoxFuture<'_, Result<Run, AgentError>> {
        self.run_with(Task::new(task))
    }

    /// Works on a task with inputs, pictures, or in continuation of the one before.
    ///
    /// # Errors
    /// As `run`.
    pub fn run_with(&mut self, task: Task) -> BoxFuture<'_, Result<Run, AgentError>> {
        self.drive(task, Arc::new(|_| {}))
    }

    /// Works on a task, as a stream of what happens.
    pub fn stream(&mut self, task: Task) -> Events<'_> {
        Events::new(|sink| self.drive(task, sink))
    }

    /// The id of its model.
    pub fn model(&self) -> &str {
        self.setup.model.id()
    }

    /// What it remembers. It may be changed between runs.
    pub fn memory(&mut self) -> &mut Memory {
        &mut self.memory
    }

    /// A handle that ends a run, from any thread and at any moment.
    pub fn interrupt(&self) -> Interrupt {
        self.interrupt.clone()
    }

    /// Ends the session, if there is one. Dropping the agent does too, without waiting for it.
    pub async fn close(&mut self) {
        if let Some(session) = self.session.take()
            && let Err(error) = session.close().await
        {
            tracing::debug!(error = %error, "a session did not end cleanly");
        }
    }

    /// One run, told to `sink`.
    pub(crate) fn drive(&mut self, task: Task, sink: Sink) -> BoxFuture<'_, Result<Run, AgentError>> {
        let setup = Arc::clone(&self.setup);
        let sink: Sink = match setup.sink.clone() {
            Some(always) => Arc::new(move |event: Event| {
                always(event.clone());
                sink(event);
            }),
            None => sink,
        };
        let span = tracing::info_span!(
            "invoke_agent",
            otel.name = format!("invoke_agent {}", setup.name),
            gen_ai.operation.name = "invoke_agent",
            gen_ai.agent.name = setup.name,
            gen_ai.provider.name = setup.model.provider(),
            gen_ai.request.model = setup.model.id(),
            gen_ai.usage.input_tokens = tracing::field::Empty,
            gen_ai.usage.output_tokens = tracing::field::Empty,
            fumehood.executor = setup.executor.name(),
        );
        let inner = span.clone();
        let work = async move {
            let mut turns = Turns::begin(self, &setup, task, &sink).await?;
            let ended = turns.work().await;
            let run = match &ended {
                Ok((end, answer)) => turns.end(*end, answer.clone(), None),
                Err(error) => turns.end(RunEnd::Failed, None, Some(error.to_string())),
            };
            self.interrupt.clear();
            inner.record("gen_ai.usage.input_tokens", run.tokens.input);
            inner.record("gen_ai.usage.output_tokens", run.tokens.output);
            sink(Event::End(Box::new(run.clone())));
            ended.map(|_| run)
        };
        Box::pin(work.instrument(span))
    }
}

/// A run under way.
struct Turns<'a> {
    agent: &'a mut CodeAgent,
    setup: &'a Setup,
    sink: &'a Sink,
    task: Task,
    shown: String,
    /// Bound before the next cell.
    inputs: Vec<(String, Value)>,
    steps: Vec<Step>,
    turns: Vec<Completion>,
    tokens: Tokens,
    began: Instant,
}

/// How a step left the run.
enum Next {
    GoOn,
    Answer(Value),
    Interrupted,
}

impl<'a> Turns<'a> {
    async fn begin(agent: &'a mut CodeAgent, setup: &'a Setup, task: Task, sink: &'a Sink) -> Result<Self, AgentError> {
        if !task.follows {
            agent.memory.entries.clear();
            agent.close().await;
        }
        agent.memory.system = setup.setting(|setting| setup.prompts.render_system(setting))?;
        let shown = task.shown();
        agent.memory.entries.push(Entry::Task { text: shown.clone(), images: task.images.clone() });
        sink(Event::Begin { task: task.text.clone(), model: setup.model.id().to_owned(), executor: setup.executor.name().to_owned() });
        let inputs = task.inputs.clone();
        let (steps, turns) = (Vec::new(), Vec::new());
        Ok(Self { agent, setup, sink, task, shown, inputs, steps, turns, tokens: Tokens::default(), began: Instant::now() })
    }

    /// Works until there is an answer, or no way on.
    async fn work(&mut self) -> Result<(RunEnd, Option<Value>), AgentError> {
        let max_steps = self.task.max_steps.unwrap_or(self.setup.max_steps);
        for number in 1..=max_steps {
            if self.agent.interrupt.is_raised() {
                return Ok((RunEnd::Interrupted, None));
            }
            if plan::is_due(self.setup.planning_interval, number) && !self.plan(number, max_steps).await? {
                return Ok((RunEnd::Interrupted, None));
            }
            let span = tracing::info_span!("step", fumehood.step = number);
            match self.step(number).instrument(span).await? {
                Next::GoOn => {}
                Next::Answer(answer) => return Ok((RunEnd::Answered, Some(answer))),
                Next::Interrupted => return Ok((RunEnd::Interrupted, None)),
            }
        }
        match self.last_answer().await? {
            Some(text) => Ok((RunEnd::MaxSteps, Some(Value::Str(text)))),
            None => Ok((RunEnd::Interrupted, None)),
        }
    }

    fn end(self, end: RunEnd, answer: Option<Value>, failure: Option<String>) -> Run {
        tracing::info!(end = end.name(), steps = self.steps.len(), "the run is over");
        let cost = self.setup.price.map(|price| price.of(self.tokens));
        Run { end, answer, failure, steps: self.steps, turns: self.turns, tokens: self.tokens, cost, time: self.began.elapsed() }
    }

    /// Asks the model; `None` when the run is interrupted.
    async fn ask(&mut self, request: Request) -> Result<Option<Completion>, AgentError> {
        let setup = self.setup;
        let span = tracing::info_span!(
            "chat",
            otel.name = format!("chat {}", setup.model.id()),
            otel.kind = "client",
            gen_ai.operation.name = "chat",
            gen_ai.provider.name = setup.model.provider(),
            gen_ai.request.model = setup.model.id(),
            gen_ai.usage.input_tokens = tracing::field::Empty,
            gen_ai.usage.output_tokens = tracing::field::Empty,
            error.type = tracing::field::Empty,
        );
        let watch = Telling(self.sink);
        let answer = self.agent.interrupt.unless(setup.model.complete(request, &watch).instrument(span.clone())).await;
        let Some(answer) = answer else { return Ok(None) };
        let completion = answer.inspect_err(|error| {
            span.record("error.type", tracing::field::display(error));
        })?;
        span.record("gen_ai.usage.input_tokens", completion.tokens.input);
        span.record("gen_ai.usage.output_tokens", completion.tokens.output);
        self.tokens += completion.tokens;
        self.turns.push(completion.clone());
        (self.sink)(Event::Tokens(completion.tokens));
        Ok(Some(completion))
    }

    /// Makes a plan; false when the run is interrupted.
    async fn plan(&mut self, step: usize, max_steps: usize) -> Result<bool, AgentError> {
        let request = plan::request(self.setup, &self.agent.memory, &self.shown, step, max_steps)?;
        let Some(completion) = self.ask(request).await? else { return Ok(false) };
        let plan = Plan { step, text: completion.text.trim().to_owned(), tokens: completion.tokens };
        (self.sink)(Event::Plan(plan.clone()));
        self.agent.memory.entries.push(Entry::Plan(plan));
        Ok(true)
    }

    async fn step(&mut self, number: usize) -> Result<Next, AgentError> {
        (self.sink)(Event::StepBegin { number });
        let messages = self.agent.memory.messages(self.setup.memory_tokens);
        let stop = if self.setup.structured { Vec::new() } else { vec![STOP.to_owned()] };
        let began = Instant::now();
        let request = Request { messages, stop, structured: self.setup.structured };
        let Some(completion) = self.ask(request).await? else { return Ok(Next::Interrupted) };
        let mut step = Step { number, model_time: began.elapsed(), tokens: completion.tokens, ..Step::default() };
        match self.code_of(completion, &mut step) {
            Err(fault) => step.fault = Some(fault),
            Ok(code) => {
                step.code = Some(code);
                self.approve_and_run(&mut step).await?;
            }
        }
        if let Some(answer) = step.answer.take() {
            match self.setup.checks.iter().find_map(|check| check(&answer, &self.agent.memory).err()) {
                Some(reason) => step.fault = Some(Fault::Unchecked(reason)),
                None => step.answer = Some(answer),
            }
        }
        let next = match (&step.answer, &step.fault) {
            (Some(answer), _) => Next::Answer(answer.clone()),
            (None, Some(Fault::Interrupted)) => Next::Interrupted,
            _ => Next::GoOn,
        };
        self.remember(step);
        Ok(next)
    }

    fn remember(&mut self, step: Step) {
        if let Some(fault) = &step.fault {
            tracing::debug!(step = step.number, fault = fault.kind(), "a step failed");
        }
        self.agent.memory.entries.push(Entry::Step(Box::new(step.clone())));
        for callback in &self.setup.callbacks {
            callback(&step, &self.agent.memory);
        }
        (self.sink)(Event::Step(Box::new(step.clone())));
        self.steps.push(step);
    }

    /// The code in an answer. The step keeps the answer up to the end of its code.
    fn code_of(&self, completion: Completion, step: &mut Step) -> Result<String, Fault> {
        let tags = &self.setup.tags;
        let Completion { mut text, cut, .. } = completion;
        if self.setup.structured {
            let found = extract_structured(&text, tags);
            step.text = text;
            return found
                .map(|(_, code)| code)
                .map_err(|why| no_code(&why, "Answer with `{\"thought\": \"…\", \"code\": \"…\"}` and nothing else."));
        }
        if let Some(at) = text.find(STOP).filter(|_| !text.contains(&tags.open) && !text.contains("```")) {
            text.truncate(at);
        }
        match extract(&text, tags) {
            Ok(found) if cut && found.end == text.len() && !text.trim_end().ends_with(&tags.close) && !text.trim_end().ends_with("```") => {
                step.text = text;
                Err(Fault::NoCode("Your answer was too long and was cut off before the end of the code. Do less in one step.".to_owned()))
            }
            Ok(found) => {
                text.truncate(found.end);
                step.text = text;
                Ok(found.code)
            }
            Err(why) => {
                step.text = text;
                let (open, close) = (&tags.open, &tags.close);
                let form = format!(
                    "Say in a sentence what you do, then write the code like this:\n{open}\nprint(1 + 1)\n{close}\n\
                     If you have the answer, give it by code too:\n{open}\nfinal_answer(\"the answer\")\n{close}"
                );
                Err(no_code(&why, &form))
            }
        }
    }

    async fn approve_and_run(&mut self, step: &mut Step) -> Result<(), AgentError> {
        let mut code = step.code.clone().unwrap_or_default();
        if let Some(approve) = &self.setup.approve {
            let proposal = Proposal { step: step.number, text: step.text.clone(), code: code.clone() };
            match self.agent.interrupt.unless(approve(proposal)).await {
                None => {
                    step.fault = Some(Fault::Interrupted);
                    return Ok(());
                }
                Some(Verdict::Allow) => {}
                Some(Verdict::Edit(edited)) => {
                    step.text += &format!(
                        "\n(The user changed the code before it ran:)\n{}\n{edited}\n{}",
                        self.setup.tags.open, self.setup.tags.close
                    );
                    code.clone_from(&edited);
                    step.code = Some(edited);
                }
                Some(Verdict::Refuse(reason)) => {
                    step.fault = Some(Fault::NotApproved(reason));
                    return Ok(());
                }
            }
        }
        (self.sink)(Event::Code(code.clone()));
        // Whoever reads the events as a stream sees the code before it runs.
        yield_now().await;
        let span = tracing::info_span!(
            "execute_cell",
            otel.name = "execute_tool python",
            gen_ai.operation.name = "execute_tool",
            gen_ai.tool.name = "python",
            fumehood.end = tracing::field::Empty,
        );
        self.run_cell(code, step).instrument(span).await
    }

    async fn run_cell(&mut self, code: String, step: &mut Step) -> Result<(), AgentError> {
        let agent = &mut *self.agent;
        let session = match &mut agent.session {
            Some(session) => session,
            none => match agent.interrupt.unless(self.setup.executor.open(&self.setup.policy)).await {
                Some(opened) => none.insert(opened?),
                None => {
                    step.fault = Some(Fault::Interrupted);
                    return Ok(());
                }
            },
        };
        let host = CellHost::new(self.setup, self.sink);
        let mut cell = Cell::new(code);
        cell.file = format!("<step {}>", step.number);
        cell.inputs = self.inputs.clone();
        let began = Instant::now();
        let result = agent.interrupt.unless(session.run(cell, &host)).await;
        self.tokens += host.spent();
        step.usage.time = began.elapsed();
        step.logs = host.printed();
        match result {
            None => step.fault = Some(Fault::Interrupted),
            Some(Err(Error::Lost { reason, .. })) => {
                // The inputs are bound again in the session that follows.
                self.inputs = self.task.inputs.clone();
                step.fault = Some(Fault::Lost(reason));
                agent.session = None;
            }
            Some(Err(error)) => return Err(error.into()),
            Some(Ok(outcome)) => {
                self.inputs.clear();
                step.logs = outcome.logs;
                step.display = outcome.display;
                step.files = outcome.files;
                step.usage = outcome.usage;
                match outcome.end {
                    End::Value(value) => step.value = Some(value),
                    End::FinalAnswer(value) => step.answer = Some(value),
                    End::Stopped(Limit::Cancelled) => step.fault = Some(Fault::Interrupted),
                    End::Stopped(limit) => step.fault = Some(Fault::Stopped(limit)),
                    End::Raised(exception) => {
                        let (type_name, message, traceback) = (exception.type_name, exception.message, exception.traceback);
                        step.fault = Some(Fault::Raised { type_name, message, traceback });
                    }
                }
            }
        }
        let end = step.fault.as_ref().map_or("value", Fault::kind);
        tracing::Span::current().record("fumehood.end", end);
        Ok(())
    }

    /// No step is left: what the model can say without code. `None` when the run is interrupted.
    async fn last_answer(&mut self) -> Result<Option<String>, AgentError> {
        let text = self.setup.prompts.render_last_answer(&self.shown)?;
        let mut messages = self.agent.memory.history(self.setup.memory_tokens);
        match messages.last_mut() {
            Some(last) if last.role == Role::User => last.parts.push(Part::Text(text)),
            _ => messages.push(Message::text(Role::User, text)),
        }
        let completion = self.ask(Request { messages, ..Request::default() }).await?;
        // What a reasoning model wrote to itself is no answer.
        Ok(completion.map(|completion| completion.text.rsplit("</think>").next().unwrap_or_default().trim().to_owned()))
    }
}

/// Gives way once.
async fn yield_now() {
    let mut yielded = false;
    std::future::poll_fn(|context| {
        if std::mem::replace(&mut yielded, true) {
            return Poll::Ready(());
        }
        context.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
}

fn no_code(why: &NoCode, form: &str) -> Fault {
    let mut why = why.to_string();
    if let Some(first) = why.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    Fault::NoCode(format!("{why}. {form}"))
}

/// What a model does, as events.
struct Telling<'a>(&'a Sink);

impl Watch for Telling<'_> {
    fn text(&self, piece: &str) {
        (self.0)(Event::Text(piece.to_owned()));
    }

    fn retry(&self, reason: &str, wait: Duration) {
        tracing::warn!(reason, ?wait, "the model is asked again");
        (self.0)(Event::Retry { reason: reason.to_owned(), wait });
    }
}
