//! How an agent is put together: everything it is made of, with a default for all but the model and the executor.
//!
//! It checks that names fit together and that the prompts can be filled in; it runs nothing.

use crate::event::Sink;
use crate::extract::Tags;
use crate::managed::Managed;
use crate::memory::{Memory, Step};
use crate::model::{Model, Price};
use crate::prompt::{Prompts, Setting};
use crate::run::{AgentError, CodeAgent};
use crate::tool::Tool;
use crate::tool_schema::KEYWORDS;
use fumehood_core::{BoxFuture, Executor, Policy, ToolSpec, Value};
use std::sync::Arc;
use std::time::Duration;

/// Code that waits for approval.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub step: usize,
    /// All that the model wrote.
    pub text: String,
    pub code: String,
}

/// What is to become of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Allow,
    /// Run this instead; the model is told.
    Edit(String),
    /// Do not run it; the model reads the reason.
    Refuse(String),
}

type Approve = dyn Fn(Proposal) -> BoxFuture<'static, Verdict> + Send + Sync;
type Check = dyn Fn(&Value, &Memory) -> Result<(), String> + Send + Sync;
type Callback = dyn Fn(&Step, &Memory) + Send + Sync;

/// All that an agent is made of, shared by its runs.
pub(crate) struct Setup {
    pub model: Arc<dyn Model>,
    pub executor: Arc<dyn Executor>,
    pub policy: Policy,
    pub tools: Vec<Tool>,
    pub managed: Vec<Managed>,
    pub name: String,
    pub description: String,
    pub instructions: String,
    pub max_steps: usize,
    pub planning_interval: Option<usize>,
    pub checks: Vec<Box<Check>>,
    pub callbacks: Vec<Box<Callback>>,
    pub approve: Option<Box<Approve>>,
    pub prompts: Prompts,
    pub tags: Tags,
    pub structured: bool,
    pub memory_tokens: usize,
    pub price: Option<Price>,
    pub sink: Option<Sink>,
}

impl Setup {
    /// Fills in a prompt.
    pub fn setting<T>(&self, render: impl FnOnce(&Setting<'_>) -> T) -> T {
        let tools: Vec<ToolSpec> = self.tools.iter().map(|tool| tool.spec.clone()).collect();
        let agents: Vec<ToolSpec> = self.managed.iter().map(|managed| managed.spec.clone()).collect();
        render(&Setting {
            policy: &self.policy,
            executor: self.executor.name(),
            tools: &tools,
            agents: &agents,
            instructions: &self.instructions,
            tags: &self.tags,
            structured: self.structured,
        })
    }
}

/// What a cell may take where managed agents work inside of it.
const MANAGED_TIME: Duration = Duration::from_secs(600);

/// Makes a [`CodeAgent`].
pub struct Builder {
    setup: Setup,
    has_policy: bool,
}

impl CodeAgent {
    /// An agent with this model, whose code runs in this executor.
    pub fn builder(model: impl Model + 'static, executor: impl Executor + 'static) -> Builder {
        let setup = Setup {
            model: Arc::new(model),
            executor: Arc::new(executor),
            policy: Policy::default(),
            tools: Vec::new(),
            managed: Vec::new(),
            name: "agent".to_owned(),
            description: String::new(),
            instructions: String::new(),
            max_steps: 20,
            planning_interval: None,
            checks: Vec::new(),
            callbacks: Vec::new(),
            approve: None,
            prompts: Prompts::default(),
            tags: Tags::default(),
            structured: false,
            memory_tokens: 64_000,
            price: None,
            sink: None,
        };
        Builder { setup, has_policy: false }
    }
}

impl Builder {
    /// What its code may do. Tools are added to it. A cell's time includes that of its tools; with managed agents and no policy of
    /// yours it is ten minutes.
    #[must_use]
    pub fn policy(mut self, policy: Policy) -> Self {
        self.setup.policy = policy;
        self.has_policy = true;
        self
    }

    /// A function for its code.
    #[must_use]
    pub fn tool(mut self, tool: Tool) -> Self {
        self.setup.tools.push(tool);
        self
    }

    /// Several functions for its code.
    #[must_use]
    pub fn tools(mut self, tools: impl IntoIterator<Item = Tool>) -> Self {
        self.setup.tools.extend(tools);
        self
    }

    /// Another agent that its code can call like a function. It needs a name and a description; each call is a run of its own, so
    /// that several at once do not disturb each other.
    #[must_use]
    pub fn managed(mut self, agent: CodeAgent) -> Self {
        self.setup.managed.push(Managed::new(agent));
        self
    }

    /// Its name, a Python identifier, and what it is good for: what another agent knows of it.
    #[must_use]
    pub fn named(mut self, name: impl Into<String>, description: impl Into<String>) -> Self {
        self.setup.name = name.into();
        self.setup.description = description.into();
        self
    }

    /// Something to keep in mind, at the end of the system prompt.
    #[must_use]
    pub fn instructions(mut self, text: impl Into<String>) -> Self {
        self.setup.instructions = text.into();
        self
    }

    /// Steps before it has to answer with what it knows: 20 unless set.
    #[must_use]
    pub fn max_steps(mut self, steps: usize) -> Self {
        self.setup.max_steps = steps;
        self
    }

    /// Make a plan at the beginning and after every so many steps.
    #[must_use]
    pub fn planning_interval(mut self, steps: usize) -> Self {
        self.setup.planning_interval = Some(steps.max(1));
        self
    }

    /// Look at an answer before it counts; the model reads why it does not.
    #[must_use]
    pub fn check_answer(mut self, check: impl Fn(&Value, &Memory) -> Result<(), String> + Send + Sync + 'static) -> Self {
        self.setup.checks.push(Box::new(check));
        self
    }

    /// Be told of each step when it is over.
    #[must_use]
    pub fn on_step(mut self, callback: impl Fn(&Step, &Memory) + Send + Sync + 'static) -> Self {
        self.setup.callbacks.push(Box::new(callback));
        self
    }

    /// Be told of every event, in runs that nobody streams too.
    #[must_use]
    pub fn on_event(mut self, callback: impl Fn(crate::Event) + Send + Sync + 'static) -> Self {
        self.setup.sink = Some(Arc::new(callback));
        self
    }

    /// See code before it runs, and allow, edit or refuse it.
    #[must_use]
    pub fn approve(mut self, approve: impl Fn(Proposal) -> BoxFuture<'static, Verdict> + Send + Sync + 'static) -> Self {
        self.setup.approve = Some(Box::new(approve));
        self
    }

    /// Other words for the model.
    #[must_use]
    pub fn prompts(mut self, prompts: Prompts) -> Self {
        self.setup.prompts = prompts;
        self
    }

    /// Other marks around code than `<code>` and `</code>`.
    #[must_use]
    pub fn tags(mut self, tags: Tags) -> Self {
        self.setup.tags = tags;
        self
    }

    /// Have the model answer with a JSON object of thought and code instead of text with marks.
    #[must_use]
    pub fn structured(mut self) -> Self {
        self.setup.structured = true;
        self
    }

    /// About how many tokens of its memory the model reads: 64,000 unless set. Old output is shortened first, the task never.
    #[must_use]
    pub fn memory_tokens(mut self, tokens: usize) -> Self {
        self.setup.memory_tokens = tokens;
        self
    }

    /// What tokens cost, so that a run knows what it did.
    #[must_use]
    pub fn price(mut self, price: Price) -> Self {
        self.setup.price = Some(price);
        self
    }

    /// The agent.
    ///
    /// # Errors
    /// `Names` when two tools or agents have one name, or a name is not Python's to say; `Prompt` when a prompt cannot be filled in.
    pub fn build(mut self) -> Result<CodeAgent, AgentError> {
        let setup = &mut self.setup;
        if !is_identifier(&setup.name) {
            return Err(AgentError::Names(format!("`{}` is not a Python name", setup.name)));
        }
        let mut specs: Vec<ToolSpec> = setup.tools.iter().map(|tool| tool.spec.clone()).collect();
        specs.extend(setup.managed.iter().map(|managed| managed.spec.clone()));
        for (index, spec) in specs.iter().enumerate() {
            if !is_identifier(&spec.name) {
                return Err(AgentError::Names(format!("`{}` is not a Python name", spec.name)));
            }
            if spec.name == "final_answer" || specs[..index].iter().any(|other| other.name == spec.name) {
                return Err(AgentError::Names(format!("the name `{}` is taken", spec.name)));
            }
        }
        for managed in &setup.managed {
            if managed.spec.name == "agent" || managed.setup.description.is_empty() {
                return Err(AgentError::Names("a managed agent needs a name and a description: `Builder::named`".to_owned()));
            }
        }
        setup.policy.tools = specs;
        if !setup.managed.is_empty() && !self.has_policy {
            setup.policy.limits.time = MANAGED_TIME;
        }
        setup.setting(|setting| setup.prompts.render_system(setting))?;
        setup.setting(|setting| setup.prompts.render_plan(setting, "", 0, true))?;
        setup.setting(|setting| setup.prompts.render_plan(setting, "", 0, false))?;
        setup.prompts.render_last_answer("")?;
        setup.prompts.render_managed_task("", "")?;
        setup.prompts.render_managed_report("", "")?;
        Ok(CodeAgent::new(Arc::new(self.setup)))
    }
}

fn is_identifier(name: &str) -> bool {
    let mut letters = name.chars();
    letters.next().is_some_and(|first| first == '_' || first.is_alphabetic())
        && letters.all(|letter| letter == '_' || letter.is_alphanumeric())
        && !KEYWORDS.contains(&name)
}
