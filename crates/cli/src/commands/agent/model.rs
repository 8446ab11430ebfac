//! Which model a name on the command line is.
//!
//! Names and environment only: nothing is asked of an endpoint here.

use crate::args::AgentArguments;
use fumehood_agent::model::http::Connection;
use fumehood_agent::{Anthropic, Model, ModelError, OpenAi, Replay};
use std::path::Path;

/// Why there is no model.
pub enum NoModel {
    /// None was named.
    Unnamed,
    Recording(ModelError),
}

/// The model that the options ask for.
pub fn model(arguments: &AgentArguments) -> Result<Box<dyn Model>, NoModel> {
    if let Some(file) = &arguments.replay {
        return replay(file);
    }
    let name = arguments.model.as_deref().ok_or(NoModel::Unnamed)?;
    let base = arguments.base_url.as_deref();
    let (kind, id) = match name.split_once(':') {
        Some((kind @ ("replay" | "openai" | "anthropic" | "hf" | "ollama"), id)) => (kind, id),
        _ if name.starts_with("claude") && base.is_none() => ("anthropic", name),
        _ => ("openai", name),
    };
    Ok(match kind {
        "replay" => replay(Path::new(id))?,
        "anthropic" => {
            let mut model = Anthropic::new(id);
            connect(&mut model.connection, arguments);
            Box::new(model)
        }
        _ => {
            let mut model = match kind {
                "hf" => OpenAi::hugging_face(id),
                "ollama" => OpenAi::at("http://localhost:11434/v1", id),
                _ => OpenAi::new(id),
            };
            connect(&mut model.connection, arguments);
            Box::new(model)
        }
    })
}

fn replay(file: &Path) -> Result<Box<dyn Model>, NoModel> {
    Ok(Box::new(Replay::read(file).map_err(NoModel::Recording)?))
}

fn connect(connection: &mut Connection, arguments: &AgentArguments) {
    if let Some(base) = &arguments.base_url {
        base.trim_end_matches('/').clone_into(&mut connection.base_url);
    }
    if let Some(key) = &arguments.api_key {
        connection.key = Some(key.clone());
    }
    connection.headers.clone_from(&arguments.headers);
    connection.stream = !arguments.no_stream;
}
