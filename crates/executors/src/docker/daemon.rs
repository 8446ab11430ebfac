//! The Docker daemon: a client for it, and what its failures mean to a user.
//!
//! It starts no daemon and keeps no state but the clients themselves.

use bollard::Docker as Client;
use bollard::errors::Error as Trouble;
use fumehood_core::{Error, Result};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// The client of the daemon at `host`, or of the one that `DOCKER_HOST` names, or of this machine's. Call it in the runtime.
pub async fn connect(host: Option<&str>) -> Result<Client> {
    static CLIENTS: Mutex<Option<HashMap<String, Client>>> = Mutex::new(None);
    let key = address(host);
    let known = CLIENTS.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default().get(&key).cloned();
    if let Some(client) = known {
        return Ok(client);
    }
    let unreachable = |error| unreachable(&key, &error);
    let client = Client::connect_with_host(&key).map_err(unreachable)?;
    let client = client.negotiate_version().await.map_err(unreachable)?;
    CLIENTS.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default().insert(key, client.clone());
    Ok(client)
}

/// Where the daemon is.
pub fn address(host: Option<&str>) -> String {
    let given = host.map(str::to_owned).or_else(|| std::env::var("DOCKER_HOST").ok().filter(|host| !host.is_empty()));
    given.unwrap_or_else(|| "unix:///var/run/docker.sock".to_owned())
}

/// Whether the daemon sees this machine's files.
pub fn is_here(host: Option<&str>) -> bool {
    address(host).starts_with("unix://")
}

/// What the daemon refused, for a user.
pub fn refused(error: &Trouble, image: &str, host: Option<&str>) -> Error {
    match error {
        Trouble::DockerResponseServerError { status_code: 404, message } if message.to_lowercase().contains("no such image") => {
            unavailable(format!("there is no image `{image}`"), "run `hood image build --from-host`, or pass `--image NAME`")
        }
        Trouble::DockerResponseServerError { message, .. } if message.contains("executable file not found") => {
            unavailable(format!("the image `{image}` has no `python3`"), "pass `--image` with an image that has Python 3.9 or later")
        }
        Trouble::DockerResponseServerError { message, .. } if message.contains("no space left") => {
            unavailable(message.clone(), "free space where Docker keeps its files: `docker system prune`")
        }
        Trouble::DockerResponseServerError { message, .. } if message.to_lowercase().contains("unknown or invalid runtime") => {
            unavailable(message.clone(), "register the runtime with the daemon, or leave out `--docker-runtime`")
        }
        Trouble::DockerResponseServerError { message, .. } => unavailable(message.clone(), "run `hood doctor`"),
        other => unreachable(&address(host), other),
    }
}

pub fn unavailable(cause: String, hint: &str) -> Error {
    Error::Unavailable { executor: "docker".to_owned(), source: Some(cause.into()), hint: hint.to_owned() }
}

fn unreachable(host: &str, error: &Trouble) -> Error {
    let mut cause = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(inner) = source {
        let text = inner.to_string();
        if !cause.contains(&text) {
            cause = format!("{cause}: {text}");
        }
        source = inner.source();
    }
    unavailable(format!("cannot reach Docker at {host}: {cause}"), "start Docker (`dockerd`), or pass `--executor jail`")
}
