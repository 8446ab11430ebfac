//! The tools that `--tools` names.
//!
//! It connects to MCP servers before the run begins: a server that is not there ends it at once.

use crate::args::AgentArguments;
use crate::host::Terminal;
use crate::render::Renderer;
use fumehood_agent::Tool;
use fumehood_agent::builtin::{WebSearch, read_file, user_input, visit_webpage, write_file};
use fumehood_agent::mcp::Server;
use fumehood_core::Host;
use fumehood_executors::block_on;
use std::sync::Arc;

/// A name that is no tool, or a tool that cannot be had.
pub struct Wrong {
    pub what: String,
    pub cause: Option<String>,
    pub hint: String,
}

/// All tools that the options ask for.
pub fn tools(arguments: &AgentArguments, terminal: &Arc<Terminal>, renderer: &Arc<Renderer>) -> Result<Vec<Tool>, Wrong> {
    let mut tools = Vec::new();
    for name in &arguments.tools {
        match name.as_str() {
            "web_search" => tools.push(WebSearch::default().tool()),
            "visit_webpage" => tools.push(visit_webpage()),
            "read_file" => tools.push(read_file(&arguments.common.mounts)),
            "write_file" => tools.push(write_file(&arguments.common.mounts)),
            "user_input" => tools.push(asking(terminal, renderer)),
            _ => match name.strip_prefix("mcp:") {
                Some(server) => tools.extend(served(server)?),
                None => {
                    let hint = "use web_search, visit_webpage, user_input, read_file, write_file, mcp:COMMAND or mcp:URL";
                    return Err(Wrong { what: format!("there is no tool `{name}`"), cause: None, hint: hint.to_owned() });
                }
            },
        }
    }
    Ok(tools)
}

fn asking(terminal: &Arc<Terminal>, renderer: &Arc<Renderer>) -> Tool {
    let (terminal, renderer) = (Arc::clone(terminal), Arc::clone(renderer));
    user_input(move |question| {
        let (terminal, renderer) = (Arc::clone(&terminal), Arc::clone(&renderer));
        Box::pin(async move {
            renderer.say(&format!("{question} "));
            terminal.input().await
        })
    })
}

fn served(server: &str) -> Result<Vec<Tool>, Wrong> {
    block_on(Server::parse(server).tools()).map_err(|error| {
        let cause = std::error::Error::source(&error).map(ToString::to_string);
        Wrong { what: error.to_string(), cause, hint: "try the command by itself, or check the URL".to_owned() }
    })
}
