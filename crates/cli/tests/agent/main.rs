//! Agents from outside: their loop with every executor, their models against scripted endpoints, their tools, and `hood agent`.
//!
//! Endpoints are scripted (`server.rs`); code really runs.

#![expect(clippy::unwrap_used, reason = "what tests share is part of the tests")]

mod hood;
mod mcp;
mod models;
mod scenarios;
mod server;

use fumehood_agent::{Anthropic, OpenAi};
use fumehood_core::Executor;
use fumehood_executors::block_on;
use fumehood_executors::docker::{Base, Build, Docker};
use fumehood_executors::jail::Jail;
use fumehood_executors::local::Local;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// The executors that every scenario is run with, by name. `docker` where there is a daemon, which CI does not forgive; its image is
/// made of the machine's own Python.
fn executors() -> &'static [&'static str] {
    static HERE: OnceLock<&[&str]> = OnceLock::new();
    HERE.get_or_init(|| {
        let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.venv/bin/python3");
        let build = Build { base: Base::Host(own), packages: Vec::new(), index_url: None };
        match block_on(Docker::default().prepare(build, Arc::new(|_: &str| {}))) {
            Ok(_) => &["local", "jail", "docker"],
            Err(error) if std::env::var_os("CI").is_some() => panic!("{error}: {:?}", std::error::Error::source(&error)),
            Err(_) => &["local", "jail"],
        }
    })
}

fn executor(name: &str) -> Box<dyn Executor> {
    let worker = PathBuf::from(env!("CARGO_BIN_EXE_hood"));
    match name {
        "local" => Box::new(Local::isolated(worker)),
        "jail" => Box::new(Jail { worker: Some(worker), ..Jail::default() }),
        other => fumehood_executors::by_name(other).unwrap(),
    }
}

/// A model at a scripted endpoint, in a hurry.
fn openai(server: &server::Server) -> OpenAi {
    let mut model = OpenAi::at(&format!("{}/v1", server.url), "scripted").key(Some("secret".to_owned()));
    model.connection.wait = Duration::from_millis(5);
    model.connection.timeout = Duration::from_secs(10);
    model
}

fn anthropic(server: &server::Server) -> Anthropic {
    let mut model = Anthropic::at(&server.url, "scripted").key(Some("secret".to_owned()));
    model.connection.wait = Duration::from_millis(5);
    model.connection.timeout = Duration::from_secs(10);
    model
}
