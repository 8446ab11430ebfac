//! `hood agent`: a model works on a task, and one watches.
//!
//! What happens goes to standard error, the answer to standard output; with `--json` every event is a line there.

mod approve;
mod figures;
mod model;
mod tools;

use super::executor;
use crate::args::AgentArguments;
use crate::copy_out::copy_out;
use crate::host::Terminal;
use crate::interrupt;
use crate::render::Renderer;
use crate::report::{self, Status};
use crate::telemetry;
use fumehood_agent::memory::shown;
use fumehood_agent::{AgentError, CodeAgent, Event, Image, Price, Prompts, Run, RunEnd, Task};
use fumehood_executors::block_on;
use model::NoModel;
use serde_json::Value as Json;
use std::io::BufReader;
use std::sync::{Arc, Mutex, PoisonError};

/// Runs the agent and reports the answer.
pub fn agent(arguments: AgentArguments) -> Status {
    let _telemetry = telemetry::begin();
    match prepare(&arguments) {
        Ok((agent, task)) => work(&arguments, agent, task),
        Err(status) => status,
    }
}

fn prepare(arguments: &AgentArguments) -> Result<(CodeAgent, Task), Status> {
    let as_json = arguments.common.json;
    let mistake = |what: &str, cause: Option<&str>, hint: &str| {
        report::mistake(what, cause, hint, as_json);
        Status::Usage
    };
    let model = model::model(arguments).map_err(|no_model| match no_model {
        NoModel::Unnamed => mistake("no model is named", None, "pass `--model NAME`, or set HOOD_MODEL"),
        NoModel::Recording(error) => mistake(&error.to_string(), None, "pass a file that `hood agent --save` wrote"),
    })?;
    let executor = executor(&arguments.common).map_err(|error| failed(&error, as_json))?;
    let policy = arguments.common.policy();
    for warning in executor.warnings(&policy) {
        report::warning(&warning);
    }
    let renderer = Arc::new(Renderer::new());
    let terminal = Arc::new(Terminal { streams: false, stdin: Some(Mutex::new(BufReader::new(std::io::stdin()))) });
    let tools = tools::tools(arguments, &terminal, &renderer).map_err(|wrong| mistake(&wrong.what, wrong.cause.as_deref(), &wrong.hint))?;
    let prompts = arguments.prompts.as_deref().map_or_else(|| Ok(Prompts::default()), Prompts::from_folder);
    let prompts = prompts.map_err(|error| mistake(&error.to_string(), None, "pass a folder with prompts"))?;
    let mut builder = CodeAgent::builder(model, executor)
        .policy(policy)
        .tools(tools)
        .on_event(watching(arguments, &renderer))
        .instructions(&arguments.instructions)
        .max_steps(arguments.max_steps)
        .memory_tokens(arguments.memory_tokens)
        .prompts(prompts);
    if let Some(interval) = arguments.planning_interval {
        builder = builder.planning_interval(interval);
    }
    if let Some((input, output)) = arguments.price {
        builder = builder.price(Price { input, output });
    }
    if arguments.structured {
        builder = builder.structured();
    }
    if arguments.approve {
        builder = builder.approve(approve::asking(&terminal, &renderer));
    }
    let agent = builder.build().map_err(|error| mistake(&error.to_string(), None, "see `hood agent --help`"))?;
    let mut task = Task::new(task_text(arguments).map_err(|cause| mistake("there is no task", Some(&cause), "pass a TASK"))?);
    task.inputs.clone_from(&arguments.common.inputs);
    for path in &arguments.images {
        let image = Image::read(path).map_err(|error| {
            mistake(
                &format!("cannot read the picture `{}`", path.display()),
                Some(&error.to_string()),
                "pass a PNG, JPEG, GIF or WebP file",
            )
        })?;
        task = task.image(image);
    }
    Ok((agent, task))
}

/// The task, or that of the run that is played again.
fn task_text(arguments: &AgentArguments) -> Result<String, String> {
    if let Some(task) = &arguments.task {
        return Ok(task.clone());
    }
    let file = arguments.replay.as_ref().ok_or("none was given")?;
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let saved: Json = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    saved.get("task").and_then(Json::as_str).map(str::to_owned).ok_or_else(|| "the recording has none".to_owned())
}

fn work(arguments: &AgentArguments, mut agent: CodeAgent, task: Task) -> Status {
    let as_json = arguments.common.json;
    let handle = agent.interrupt();
    interrupt::listen_for(move || handle.raise());
    let model = agent.model().to_owned();
    let text = task.text.clone();
    let (mut run, mut error) = (None, None);
    let mut events = agent.stream(task);
    block_on(async {
        while let Some(event) = events.next().await {
            match event {
                Ok(Event::End(ended)) => run = Some(ended),
                Ok(_) => {}
                Err(failed) => error = Some(failed),
            }
        }
    });
    drop(events);
    block_on(agent.close());
    let saved = run.as_deref().is_none_or(|run| save(arguments, run, &text, &model));
    match (error, run) {
        (Some(error), _) => agent_failed(&error, as_json),
        (None, Some(run)) => finish(arguments, &run, saved),
        (None, None) => Status::Failed,
    }
}

/// Shows each event when it happens, and brings what a step showed and wrote to where it belongs.
fn watching(arguments: &AgentArguments, renderer: &Arc<Renderer>) -> impl Fn(Event) + Send + Sync + 'static {
    let (as_json, mounts, renderer) = (arguments.common.json, arguments.common.mounts.clone(), Arc::clone(renderer));
    let figures = Mutex::new(figures::Figures::new(arguments.figures.clone()));
    move |event| {
        if as_json {
            report::line(&event.to_json().to_string());
        } else {
            renderer.event(&event);
        }
        if let Event::Step(step) = event {
            for named in figures.lock().unwrap_or_else(PoisonError::into_inner).save(&step.display) {
                if as_json {
                    report::line(&serde_json::json!({"event": "shown", "step": step.number, "file": named}).to_string());
                } else {
                    renderer.say(&format!("  shown: {named}\n"));
                }
            }
            if let Err(error) = copy_out(&mounts, &step.files) {
                report::warning(&format!("cannot write what the code wrote: {error}"));
            }
        }
    }
}

fn finish(arguments: &AgentArguments, run: &Run, saved: bool) -> Status {
    if let (Some(answer), false) = (&run.answer, arguments.common.json) {
        report::line(&shown(answer));
    }
    match run.end {
        _ if !saved => Status::Usage,
        RunEnd::Answered => Status::Ended,
        RunEnd::MaxSteps => Status::Limit,
        RunEnd::Interrupted => Status::Interrupted,
        RunEnd::Failed => Status::Failed,
    }
}

/// Writes a run where `--save` says, a failed one too: it can be looked at, and its answers be played again. False, and says so,
/// where that fails.
fn save(arguments: &AgentArguments, run: &Run, task: &str, model: &str) -> bool {
    let Some(file) = &arguments.save else { return true };
    let mut saved = serde_json::json!({"task": task, "model": model, "executor": arguments.common.executor});
    if let (Json::Object(into), Json::Object(members)) = (&mut saved, run.to_json()) {
        into.extend(members);
    }
    match std::fs::write(file, format!("{saved:#}\n")) {
        Ok(()) => true,
        Err(error) => {
            report::mistake("cannot save the run", Some(&error.to_string()), "pass a path that can be written", arguments.common.json);
            false
        }
    }
}

fn failed(error: &fumehood_core::Error, as_json: bool) -> Status {
    report::error(error, as_json);
    Status::of_error(error)
}

fn agent_failed(error: &AgentError, as_json: bool) -> Status {
    match error {
        AgentError::Executor(error) => failed(error, as_json),
        AgentError::Model(model) => {
            let mut causes = Vec::new();
            let mut cause = std::error::Error::source(model);
            while let Some(inner) = cause {
                causes.push(inner.to_string());
                cause = inner.source();
            }
            let causes = causes.join(": ");
            report::failure(&model.to_string(), (!causes.is_empty()).then_some(causes.as_str()), model.hint(), as_json);
            Status::Failed
        }
        AgentError::Prompt(_) | AgentError::Names(_) => {
            report::mistake(&error.to_string(), None, "see `hood agent --help`", as_json);
            Status::Usage
        }
    }
}
