//! What models are told: templates, and what is filled in.
//!
//! The texts are files in `prompts/`; each can be replaced. Data, such as the task, is only ever filled in and never read as a template.

use crate::extract::Tags;
use crate::tool_schema::{definition, signature};
use fumehood_core::{Access, Network, Policy, ToolSpec};
use minijinja::{AutoEscape, Environment, UndefinedBehavior, context};
use std::path::Path;
use std::time::Duration;
use thiserror::Error;

/// The templates, in minijinja's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompts {
    /// How to work: `tools`, `agents`, `imports`, `limits`, `network`, `mounts`, `executor`, `instructions`, `open`, `close`, `structured`.
    pub system: String,
    /// Asks for the first plan: `task`, `tools`, `agents`, `remaining_steps`.
    pub plan: String,
    /// Asks for a plan on the way: as `plan`.
    pub replan: String,
    /// Asks for an answer when all steps are used up: `task`.
    pub last_answer: String,
    /// What a managed agent is told: `name`, `task`.
    pub managed_task: String,
    /// What it reports: `name`, `answer`.
    pub managed_report: String,
}

impl Default for Prompts {
    fn default() -> Self {
        Self {
            system: include_str!("../prompts/system.md").to_owned(),
            plan: include_str!("../prompts/plan.md").to_owned(),
            replan: include_str!("../prompts/replan.md").to_owned(),
            last_answer: include_str!("../prompts/last_answer.md").to_owned(),
            managed_task: include_str!("../prompts/managed_task.md").to_owned(),
            managed_report: include_str!("../prompts/managed_report.md").to_owned(),
        }
    }
}

/// A template that cannot be filled in, or read.
#[derive(Debug, Error)]
pub enum PromptError {
    #[error("the prompt `{name}` is wrong: {source}")]
    Template {
        name: &'static str,
        #[source]
        source: minijinja::Error,
    },
    #[error("cannot read the prompt {path}: {source}")]
    Unreadable {
        path: String,
        #[source]
        source: std::io::Error,
    },
}

impl Prompts {
    /// Our own, but for those that are files in `folder`: `system.md`, `plan.md`, `replan.md`, `last_answer.md`, `managed_task.md`,
    /// `managed_report.md`.
    ///
    /// # Errors
    /// `Unreadable` when such a file is there and cannot be read.
    pub fn from_folder(folder: &Path) -> Result<Self, PromptError> {
        let mut prompts = Self::default();
        for (name, prompt) in [
            ("system", &mut prompts.system),
            ("plan", &mut prompts.plan),
            ("replan", &mut prompts.replan),
            ("last_answer", &mut prompts.last_answer),
            ("managed_task", &mut prompts.managed_task),
            ("managed_report", &mut prompts.managed_report),
        ] {
            let path = folder.join(format!("{name}.md"));
            if path.exists() {
                *prompt = std::fs::read_to_string(&path)
                    .map_err(|source| PromptError::Unreadable { path: path.display().to_string(), source })?;
            }
        }
        Ok(prompts)
    }

    /// What the model is told before anything else.
    ///
    /// # Errors
    /// `Template` when the template is wrong, or uses a name that is not there.
    pub fn render_system(&self, setting: &Setting<'_>) -> Result<String, PromptError> {
        let policy = setting.policy;
        let network = match &policy.network {
            Network::Off => "off".to_owned(),
            Network::Full => "full".to_owned(),
            Network::Hosts(hosts) => hosts.join(", "),
        };
        let limits = context! {
            seconds => seconds(policy.limits.time),
            mebibytes => policy.limits.memory >> 20,
            output => policy.limits.output,
        };
        let mounts: Vec<_> = policy
            .mounts
            .iter()
            .map(|mount| context! { target => mount.target.display().to_string(), writable => mount.access == Access::Write })
            .collect();
        let context = context! {
            tools => setting.tools.iter().map(described).collect::<Vec<_>>(),
            agents => setting.agents.iter().map(described).collect::<Vec<_>>(),
            imports => &policy.imports,
            limits, network, mounts,
            executor => setting.executor,
            instructions => setting.instructions,
            open => &setting.tags.open,
            close => &setting.tags.close,
            structured => setting.structured,
        };
        render("system", &self.system, &context)
    }

    /// Asks for a plan, the first one or another.
    ///
    /// # Errors
    /// As `render_system`.
    pub fn render_plan(&self, setting: &Setting<'_>, task: &str, remaining_steps: usize, first: bool) -> Result<String, PromptError> {
        let context = context! {
            tools => setting.tools.iter().map(described).collect::<Vec<_>>(),
            agents => setting.agents.iter().map(described).collect::<Vec<_>>(),
            task, remaining_steps,
        };
        if first { render("plan", &self.plan, &context) } else { render("replan", &self.replan, &context) }
    }

    /// Asks for an answer without code.
    ///
    /// # Errors
    /// As `render_system`.
    pub fn render_last_answer(&self, task: &str) -> Result<String, PromptError> {
        render("last_answer", &self.last_answer, &context! { task })
    }

    /// The task of a managed agent.
    ///
    /// # Errors
    /// As `render_system`.
    pub fn render_managed_task(&self, name: &str, task: &str) -> Result<String, PromptError> {
        render("managed_task", &self.managed_task, &context! { name, task })
    }

    /// The report of a managed agent.
    ///
    /// # Errors
    /// As `render_system`.
    pub fn render_managed_report(&self, name: &str, answer: &str) -> Result<String, PromptError> {
        render("managed_report", &self.managed_report, &context! { name, answer })
    }
}

/// What the prompts say about an agent.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    pub policy: &'a Policy,
    pub executor: &'a str,
    pub tools: &'a [ToolSpec],
    pub agents: &'a [ToolSpec],
    pub instructions: &'a str,
    pub tags: &'a Tags,
    pub structured: bool,
}

/// Whole seconds without a point.
fn seconds(time: Duration) -> String {
    time.as_secs_f64().to_string()
}

fn described(spec: &ToolSpec) -> minijinja::Value {
    let summary = spec.description.trim().lines().next().unwrap_or("").to_owned();
    context! { name => &spec.name, signature => signature(spec), definition => definition(spec), description => &spec.description, summary }
}

fn render(name: &'static str, template: &str, context: &minijinja::Value) -> Result<String, PromptError> {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_auto_escape_callback(|_| AutoEscape::None);
    let syntax = environment.syntax().to_builder().trim_blocks(true).lstrip_blocks(true).build();
    environment.set_syntax(syntax.map_err(|source| PromptError::Template { name, source })?);
    environment.render_named_str(name, template, context).map_err(|source| PromptError::Template { name, source })
}

#[cfg(test)]
mod tests;
