//! The loop of a code agent: a model writes Python, a session runs it, the model sees what it printed, until there is an answer.
//!
//! It takes any [`Executor`](fumehood_core::Executor) and any [`Model`], and has never heard of Docker or of a particular interpreter.
//! The loop itself is plain futures: any runtime can poll it. Only models behind HTTP, MCP servers and the web tools use tokio, on one
//! thread of their own (`net.rs`). Nothing here prints.
//!
//! ```no_run
//! use fumehood_agent::{CodeAgent, OpenAi, Tool};
//! # async fn example(executor: Box<dyn fumehood_core::Executor>) -> Result<(), fumehood_agent::AgentError> {
//! let weather = Tool::function("weather", ["city"], |city: String| format!("rain in {city}")).describe("The weather in a city.");
//! let mut agent = CodeAgent::builder(OpenAi::new("gpt-5-mini"), executor).tool(weather).build()?;
//! let run = agent.run("Do I need an umbrella in Bergen?").await?;
//! assert!(run.answer.is_some());
//! # Ok(()) }
//! ```

mod builder;
pub mod builtin;
pub mod convert;
pub mod event;
pub mod extract;
mod host;
mod interrupt;
mod managed;
pub mod mcp;
pub mod memory;
pub mod model;
mod net;
mod plan;
pub mod prompt;
mod run;
mod task;
pub mod telemetry;
pub mod tool;
pub mod tool_schema;

pub use builder::{Builder, Proposal, Verdict};
pub use event::{Event, Events};
pub use extract::Tags;
pub use interrupt::Interrupt;
pub use memory::{Fault, Memory, Plan, Step};
pub use model::{Anthropic, Image, Model, ModelError, OpenAi, Price, Replay, Tokens};
pub use prompt::{PromptError, Prompts};
pub use run::{AgentError, CodeAgent};
pub use task::{Run, RunEnd, Task};
pub use tool::Tool;
