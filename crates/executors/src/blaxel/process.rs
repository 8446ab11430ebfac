//! A process in a sandbox of Blaxel: its input is sent as bytes, its output comes as lines of text.
//!
//! What it writes is Base64 (`relay.py`). It is started once and its input is sent once.

use super::sandbox::Sandbox;
use crate::cloud::{Again, Body, Piece, Reader, Trouble, Writer, read_json};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use fumehood_core::BoxFuture;
use reqwest::{Method, Response};
use serde_json::json;
use std::collections::VecDeque;
use std::time::Duration;

/// How long the service may say nothing, not even that it is there.
const SILENCE: Duration = Duration::from_secs(120);
/// How long a line may be.
const LONGEST: usize = 1 << 20;

impl Sandbox {
    /// Starts a shell command. Call it in the runtime.
    pub(super) async fn start(&self, command: &str, lifetime: Duration) -> Result<(Box<dyn Reader>, Box<dyn Writer>), Trouble> {
        let mut ask = self.inside(Method::POST, "/process");
        // It is kept alive for as long as the sandbox is.
        ask.body =
            Body::Json(json!({"command": command, "name": "fumehood", "stdin": true, "keepAlive": true, "timeout": lifetime.as_secs()}));
        let started = read_json(self.send(&ask).await?).await?;
        let nameless = || Trouble::Unreachable("the service does not say which process it started".to_owned());
        let pid = started["pid"].as_str().map_or_else(|| started["pid"].to_string(), str::to_owned);
        let pid = Some(pid).filter(|pid| !pid.is_empty() && pid != "null" && pid.chars().all(|letter| letter.is_ascii_alphanumeric()));
        let pid = pid.ok_or_else(nameless)?;
        let path = format!("/process/{pid}");
        let response = self.send(&self.inside(Method::GET, &format!("{path}/logs/stream"))).await?;
        let lines = Lines { sandbox: self.clone(), path: path.clone(), response, read: Vec::new(), pieces: VecDeque::new() };
        Ok((Box::new(lines), Box::new(Input { sandbox: self.clone(), path })))
    }
}

/// What a process says.
struct Lines {
    sandbox: Sandbox,
    path: String,
    response: Response,
    read: Vec<u8>,
    pieces: VecDeque<Piece>,
}

impl Reader for Lines {
    fn next(&mut self) -> BoxFuture<'_, Result<Piece, String>> {
        Box::pin(async move {
            loop {
                if let Some(piece) = self.pieces.pop_front() {
                    return Ok(piece);
                }
                match tokio::time::timeout(SILENCE, self.response.chunk()).await {
                    Ok(Ok(Some(piece))) => self.read.extend_from_slice(&piece),
                    Ok(Ok(None)) => return self.exit().await,
                    Ok(Err(error)) => return Err(format!("the connection to the sandbox was cut: {}", error.without_url())),
                    Err(_) => return Err("the sandbox does not answer any more".to_owned()),
                }
                let whole = memchr::memrchr(b'\n', &self.read).map_or(0, |end| end + 1);
                self.pieces.extend(self.read[..whole].split(|byte| *byte == b'\n').filter_map(piece));
                self.read.drain(..whole);
                if self.read.len() > LONGEST {
                    return Err("the service sends a line that is too long".to_owned());
                }
            }
        })
    }
}

impl Lines {
    /// How it ended: asked when its output has.
    async fn exit(&self) -> Result<Piece, String> {
        let gone = |trouble: Trouble| format!("the connection to the sandbox has ended: {trouble}");
        let ended = async { read_json(self.sandbox.send(&self.sandbox.inside(Method::GET, &self.path)).await?).await };
        let ended = ended.await.map_err(gone)?;
        match ended["status"].as_str() {
            Some("running") => Err("the connection to the sandbox has ended".to_owned()),
            _ => Ok(Piece::Exit(ended["exitCode"].as_i64().unwrap_or(0))),
        }
    }
}

/// A line as what it says; `None` for one that only shows that the service is there.
fn piece(line: &[u8]) -> Option<Piece> {
    if let Some(text) = line.strip_prefix(b"stdout:") {
        return BASE64.decode(text.trim_ascii()).ok().map(Piece::Out);
    }
    line.strip_prefix(b"stderr:").map(|text| Piece::Err([text, b"\n"].concat()))
}

/// The standard input of a process.
struct Input {
    sandbox: Sandbox,
    path: String,
}

impl Writer for Input {
    fn write(&mut self, bytes: Vec<u8>) -> BoxFuture<'_, Result<(), String>> {
        Box::pin(async move {
            let mut ask = self.sandbox.inside(Method::POST, &format!("{}/stdin", self.path));
            ask.body = Body::bytes("application/octet-stream", bytes);
            self.sandbox.send(&ask).await.map(drop).map_err(|trouble| format!("the sandbox cannot be reached: {trouble}"))
        })
    }

    fn close(&mut self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let mut ask = self.sandbox.inside(Method::DELETE, &format!("{}/stdin", self.path));
            ask.again = Again::Never;
            // A sandbox that is gone has no input left to end.
            let _ = self.sandbox.send(&ask).await;
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Piece, piece};

    #[test]
    fn lines_are_base64_or_words_to_the_host() {
        assert!(matches!(piece(b"stdout:aGk="), Some(Piece::Out(bytes)) if bytes == b"hi"));
        assert!(matches!(piece(b"stderr:oh"), Some(Piece::Err(bytes)) if bytes == b"oh\n"));
        assert!(["[keepalive]", "", "stdout:%%"].iter().all(|line| piece(line.as_bytes()).is_none()));
    }
}
