//! How a child of `local` is started: `hood worker`, with one socket and namespaces of its own.
//!
//! What it gives up itself, once it runs, is in `walls.rs`.

use super::walls::unavailable;
use crate::guest::pool::{self, NotStarted, Recipe, Worker};
use fumehood_core::{Error, Result};
use fumehood_sandbox::{Need, Spec};
use std::path::Path;
use std::sync::Arc;

/// A child of `program`: a spare one, or else a new one. From now on `spares` are kept ready.
pub async fn take(program: &Path, spares: usize) -> Result<Worker> {
    let own = program.to_owned();
    let recipe: Recipe = Arc::new(move || start(&own));
    pool::take(&format!("local {}", program.display()), spares, &recipe, || None).await
}

fn start(program: &Path) -> Result<Worker> {
    let started = pool::start(|socket| Spec {
        program: program.to_owned(),
        args: vec!["hood".into(), "worker".into()],
        // The allocator would map a GiB at once, and the limit on memory could not be near the policy's.
        env: vec![("MIMALLOC_ARENA_RESERVE".into(), "32MiB".into())],
        stdin: socket.into(),
        namespaces: Need::WhereOffered,
        root: None,
        cgroup: None,
        join: Vec::new(),
    });
    started.map_err(|trouble| match trouble {
        NotStarted::Wall(error) => unavailable(error),
        NotStarted::Failed { reason, hint } => Error::Unavailable { executor: "local".to_owned(), source: Some(reason.into()), hint },
        NotStarted::Other(cause) => Error::Unavailable {
            executor: "local".to_owned(),
            source: Some(format!("its worker cannot be started: {cause}").into()),
            hint: "run `hood doctor`, or pass `--no-isolate`, which runs the code behind one wall only".to_owned(),
        },
    })
}
