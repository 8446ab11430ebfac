//! Tools of MCP servers, as functions in the cell: over a child's standard streams, or streamable HTTP.
//!
//! The server is never told anything of the guest but the arguments of a call. Its list of tools is read once, when one connects.

use crate::net;
use crate::tool::Tool;
use crate::tool_schema::{Described, annotation_of, json_of, parameters_of, python_name, value_of};
use fumehood_core::{ToolError, ToolSpec, Value};
use rmcp::ServiceExt;
use rmcp::model::CallToolRequestParams;
use rmcp::service::{RoleClient, RunningService};
use rmcp::transport::streamable_http_client::StreamableHttpClientTransportConfig;
use rmcp::transport::{StreamableHttpClientTransport, TokioChildProcess};
use serde_json::{Map, Value as Json};
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::io::AsyncReadExt;

/// Where a server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Server {
    /// A program of this machine that speaks on its standard streams.
    Command { program: String, arguments: Vec<String>, env: Vec<(String, String)> },
    /// An endpoint of streamable HTTP.
    Url { url: String, token: Option<String> },
}

impl Server {
    /// A URL, or a command with its arguments, as a shell would split it; quotes keep spaces together.
    pub fn parse(text: &str) -> Self {
        if text.starts_with("http://") || text.starts_with("https://") {
            return Self::Url { url: text.to_owned(), token: std::env::var("MCP_TOKEN").ok() };
        }
        let mut words = split(text).into_iter();
        Self::Command { program: words.next().unwrap_or_default(), arguments: words.collect(), env: Vec::new() }
    }

    /// Connects and makes its tools functions. The connection lasts as long as any of them.
    ///
    /// # Errors
    /// `McpError` when the server cannot be started or reached, or does not speak the protocol.
    pub async fn tools(&self) -> Result<Vec<Tool>, McpError> {
        let (server, name) = (self.clone(), self.name());
        let connected =
            net::run(
                async move { tokio::time::timeout(PATIENCE, connect(server)).await.unwrap_or_else(|_| Err("it did not answer".into())) },
            );
        let failed = |source| McpError { server: name.clone(), source };
        connected.await.map_err(|error| failed(error.into()))?.map_err(failed)
    }

    fn name(&self) -> String {
        match self {
            Self::Command { program, .. } => program.clone(),
            Self::Url { url, .. } => url.clone(),
        }
    }
}

/// A server that cannot be used.
#[derive(Debug, Error)]
#[error("cannot use the MCP server `{server}`")]
pub struct McpError {
    server: String,
    #[source]
    source: Cause,
}

type Cause = Box<dyn std::error::Error + Send + Sync>;

/// How long a server may take to begin.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a program that does not speak may take to end, and how much of its complaints is kept.
const SHORTLY: Duration = Duration::from_secs(1);
const MOST_SAID: usize = 1_000;

type Client = RunningService<RoleClient, ()>;

/// Connects, on the network's thread.
async fn connect(server: Server) -> Result<Vec<Tool>, Cause> {
    let client: Client = match server {
        Server::Command { program, arguments, env } => {
            let mut command = tokio::process::Command::new(program);
            command.args(arguments).envs(env).kill_on_drop(true);
            let (process, complaints) = TokioChildProcess::builder(command).stderr(Stdio::piped()).spawn()?;
            let said = tokio::spawn(last_line(complaints));
            match ().serve(process).await {
                Ok(client) => client,
                Err(error) => {
                    // A program that ended says why on its way out.
                    let said = tokio::time::timeout(SHORTLY, said).await.ok().and_then(Result::ok).unwrap_or_default();
                    return Err(if said.is_empty() { error.into() } else { format!("{error}: {said}").into() });
                }
            }
        }
        Server::Url { url, token } => {
            let mut config = StreamableHttpClientTransportConfig::with_uri(url);
            if let Some(token) = token {
                config = config.auth_header(token);
            }
            ().serve(StreamableHttpClientTransport::with_client(net::client().build()?, config)).await?
        }
    };
    let client = Arc::new(client);
    let listed = client.list_all_tools().await?;
    Ok(listed.iter().map(|tool| function(&client, tool)).collect())
}

/// The last line that a program writes to its standard error, which is read to its end so that it never waits for a reader.
async fn last_line(complaints: Option<tokio::process::ChildStderr>) -> String {
    let Some(mut complaints) = complaints else { return String::new() };
    let (mut kept, mut piece) = (Vec::new(), [0; 4_096]);
    while let Ok(count @ 1..) = complaints.read(&mut piece).await {
        kept.extend_from_slice(&piece[..count]);
        let excess = kept.len().saturating_sub(MOST_SAID);
        kept.drain(..excess);
    }
    let text = String::from_utf8_lossy(&kept);
    text.lines().rev().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default().to_owned()
}

/// A server's tool as a function.
fn function(client: &Arc<Client>, tool: &rmcp::model::Tool) -> Tool {
    let described = parameters_of(&tool.input_schema);
    let returns =
        tool.output_schema.as_ref().map_or_else(|| "object".to_owned(), |schema| annotation_of(&Json::Object((**schema).clone())));
    let mut description = tool.description.as_deref().unwrap_or("").trim().to_owned();
    let documented: Vec<&Described> = described.iter().filter(|one| !one.description.is_empty()).collect();
    if !documented.is_empty() {
        description += "\n\nArgs:";
        for one in documented {
            description += &format!("\n    {}: {}", one.parameter.name, one.description.replace('\n', " "));
        }
    }
    if let Some(schema) = &tool.output_schema {
        description += &format!("\n\nReturns data of this JSON schema: {}", Json::Object((**schema).clone()));
    }
    let spec = ToolSpec {
        name: python_name(&tool.name),
        description,
        parameters: Some(described.iter().map(|one| one.parameter.clone()).collect()),
        returns: Some(returns),
        asynchronous: false,
    };
    let (client, name, described) = (Arc::clone(client), tool.name.to_string(), Arc::new(described));
    Tool::future(spec, move |values| {
        let arguments = arguments(&described, &values);
        let (client, name) = (Arc::clone(&client), name.clone());
        async move {
            let mut request = CallToolRequestParams::new(name);
            request.arguments = Some(arguments);
            let answered = net::run(async move { client.call_tool(request).await }).await;
            let result = answered.map_err(|error| ToolError::new(error.to_string()))?.map_err(|error| ToolError::new(error.to_string()))?;
            result_of(&serde_json::to_value(result).map_err(|error| ToolError::new(error.to_string()))?)
        }
    })
}

/// The arguments as the server names them; those left out are left out.
fn arguments(described: &[Described], values: &[Value]) -> Map<String, Json> {
    let given = described.iter().zip(values).filter(|(one, value)| one.parameter.default.as_ref() != Some(value) || **value != Value::None);
    given.map(|(one, value)| (one.original.clone(), json_of(value))).collect()
}

/// What a tool answered: its structured content, or else its texts, read as JSON where they are objects or arrays.
fn result_of(result: &Json) -> Result<Value, ToolError> {
    let empty = Vec::new();
    let content = result.get("content").and_then(Json::as_array).unwrap_or(&empty);
    let texts: Vec<&str> = content.iter().filter_map(|block| block.get("text").and_then(Json::as_str)).collect();
    if result.get("isError").and_then(Json::as_bool) == Some(true) {
        return Err(ToolError::new(texts.join("\n")));
    }
    if let Some(structured) = result.get("structuredContent").filter(|structured| !structured.is_null()) {
        return Ok(value_of(structured));
    }
    match (texts.as_slice(), content.len()) {
        ([text], 1) => Ok(read(text)),
        (_, count) if count == texts.len() => Ok(Value::Str(texts.join("\n"))),
        _ => Ok(Value::from(content.iter().map(value_of).collect::<Vec<_>>())),
    }
}

fn read(text: &str) -> Value {
    match serde_json::from_str::<Json>(text) {
        Ok(json @ (Json::Object(_) | Json::Array(_))) => value_of(&json),
        _ => Value::from(text),
    }
}

/// The words of a command.
fn split(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in text.chars() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::{result_of, split};
    use serde_json::json;

    #[test]
    fn commands_are_split_as_a_shell_does() {
        assert_eq!(split("uvx  mcp-server-time --zone 'New York' \"\""), ["uvx", "mcp-server-time", "--zone", "New York", ""]);
    }

    #[test]
    fn results_are_data() {
        let repr = |result| result_of(&result).map(|value| value.repr()).map_err(|error| error.message);
        assert_eq!(repr(json!({"structuredContent": {"a": 1}, "content": [{"type": "text", "text": "x"}]})), Ok("{'a': 1}".to_owned()));
        assert_eq!(repr(json!({"content": [{"type": "text", "text": "[1, 2]"}]})), Ok("[1, 2]".to_owned()));
        assert_eq!(repr(json!({"content": [{"type": "text", "text": "12"}]})), Ok("'12'".to_owned()));
        assert_eq!(repr(json!({"content": [{"text": "a"}, {"text": "b"}]})), Ok("'a\\nb'".to_owned()));
        assert_eq!(repr(json!({"content": [{"text": "no"}], "isError": true})), Err("no".to_owned()));
    }
}
