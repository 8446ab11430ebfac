//! Tools that come with the agent: the web, files of mounted folders, and the user.
//!
//! None of them is given to an agent unless asked for.

mod address;
mod files;
mod web;

pub use files::{read_file, write_file};
pub use web::{WebSearch, visit_webpage};

use crate::tool::Tool;
use fumehood_core::{BoxFuture, Parameter, ToolError, ToolSpec, Value};

/// `user_input(question)`: asks whoever `ask` reaches. `None` is nobody.
pub fn user_input(ask: impl Fn(String) -> BoxFuture<'static, Option<String>> + Send + Sync + 'static) -> Tool {
    let spec = text_tool("user_input", "question", "Asks the user a question and returns the answer.");
    Tool::future(spec, move |mut values| {
        let question = text(values.pop());
        let asked = question.map(&ask);
        async move { asked?.await.map(Value::Str).ok_or_else(|| ToolError::new("the user does not answer")) }
    })
}

/// The signature of a function from text to text.
fn text_tool(name: &str, parameter: &str, description: &str) -> ToolSpec {
    let parameter = Parameter { name: parameter.to_owned(), annotation: Some("str".to_owned()), default: None };
    ToolSpec {
        description: description.to_owned(),
        parameters: Some(vec![parameter]),
        returns: Some("str".to_owned()),
        ..ToolSpec::new(name)
    }
}

fn text(value: Option<Value>) -> Result<String, ToolError> {
    match value {
        Some(Value::Str(text)) => Ok(text),
        other => {
            let found = other.unwrap_or_default();
            Err(ToolError { type_name: "TypeError".to_owned(), message: format!("expected a str, not {}", found.type_name()) })
        }
    }
}
