//! `envd`, the server in every sandbox of E2B: files, and processes whose streams it carries (Connect RPC with JSON).
//!
//! A process is started once and its input is sent once: where a piece may have arrived it is not sent again.

use super::sandbox::{ENVD, Sandbox};
use crate::cloud::{Again, Ask, Body, Piece, Reader, Trouble, Writer, read_all, read_json, send, unavailable};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use fumehood_core::{BoxFuture, Result};
use reqwest::{Method, Response};
use serde_json::{Value as Json, json};
use std::time::Duration;

/// A file or a folder of a sandbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileEntry {
    pub name: String,
    pub path: String,
    pub is_folder: bool,
    pub size: u64,
}

/// How often envd is to show that it is there, in seconds, and how long its silence is borne.
const BEAT: u64 = 20;
const SILENCE: Duration = Duration::from_secs(3 * BEAT);
/// Whose processes and files they are, where that has to be said.
const USER: &str = "user";
/// How long a frame may be.
const LONGEST_FRAME: usize = 16 << 20;
/// How long a file may be that is read.
const LONGEST_FILE: usize = 512 << 20;

/// The two ends of a process's streams.
pub type Streams = (Box<dyn Reader>, Box<dyn Writer>);

impl Sandbox {
    fn rpc(&self, method: &str, body: Json) -> Ask {
        let mut ask = self.inside(ENVD, Method::POST, &format!("/{method}"));
        ask.headers.push(("Connect-Protocol-Version", "1".to_owned()));
        if self.is_old {
            ask.headers.push(("Authorization", format!("Basic {}", BASE64.encode(format!("{USER}:")))));
        }
        ask.body = Body::Json(body);
        ask
    }

    /// Starts a process. Call it in the runtime.
    pub(super) async fn start(&self, command: &[&str], stdin: bool) -> Result<Streams, Trouble> {
        let process = json!({"cmd": command.first(), "args": command.get(1..), "envs": {}});
        let message = json!({"process": process, "stdin": stdin}).to_string();
        let length = u32::try_from(message.len()).unwrap_or(u32::MAX);
        let mut ask = self.rpc("process.Process/Start", Json::Null);
        ask.headers.push(("Keepalive-Ping-Interval", BEAT.to_string()));
        ask.body = Body::bytes("application/connect+json", [&[0][..], &length.to_be_bytes(), message.as_bytes()].concat());
        let mut events = Events { response: send(&ask).await?, read: Vec::new() };
        let first = events.next().await.map_err(Trouble::Unreachable)?;
        let pid = first["event"]["start"]["pid"].as_u64();
        let pid = pid.ok_or_else(|| Trouble::Unreachable("the service does not say which process it started".to_owned()))?;
        Ok((Box::new(events), Box::new(Input { sandbox: self.clone(), pid })))
    }

    /// Runs a shell command to its end: its status, and what it wrote.
    async fn shell(&self, command: &str) -> Result<(i64, String), Trouble> {
        let (mut reader, _) = self.start(&["/bin/bash", "-l", "-c", command], false).await?;
        let mut said = Vec::new();
        loop {
            match reader.next().await.map_err(Trouble::Unreachable)? {
                Piece::Out(bytes) | Piece::Err(bytes) if said.len() < 1 << 20 => said.extend(bytes),
                Piece::Exit(status) => return Ok((status, String::from_utf8_lossy(&said).into_owned())),
                _ => {}
            }
        }
    }

    pub(super) async fn install_now(&self, python: &str, packages: &[String], limit: Duration) -> Result<()> {
        let failed =
            |cause: String| unavailable("e2b", format!("packages cannot be installed: {cause}"), "look at the names of the packages");
        let packages: Vec<String> = packages.iter().map(|package| crate::docker::packages::package_of(package)).collect();
        if let Some(wrong) = packages.iter().find(|package| !crate::docker::packages::is_requirement(package)) {
            return Err(failed(format!("`{wrong}` is no package")));
        }
        let command = format!("{python} -m pip install --quiet --disable-pip-version-check -- '{}'", packages.join("' '"));
        let done = tokio::time::timeout(limit, self.shell(&command)).await.map_err(|_| failed("it takes too long".to_owned()))?;
        match done.map_err(|trouble| failed(trouble.to_string()))? {
            (0, _) => Ok(()),
            (_, said) => Err(failed(said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default().to_owned())),
        }
    }

    /// Installs packages, by a command in the sandbox: it needs a network.
    ///
    /// # Errors
    /// `Unavailable` when a name is none, or pip fails.
    pub async fn install(&self, packages: &[String]) -> Result<()> {
        let (sandbox, packages) = (self.clone(), packages.to_vec());
        let work = async move { sandbox.install_now("python3", &packages, super::INSTALLING).await };
        crate::cloud::in_runtime("e2b", work).await
    }

    /// Runs a shell command to its end: its status, and what it wrote to both its streams.
    ///
    /// # Errors
    /// `Unavailable` when it cannot be started, or the connection is cut.
    pub async fn command(&self, command: &str) -> Result<(i64, String)> {
        let command = command.to_owned();
        self.with("sandbox", |sandbox| async move { sandbox.shell(&command).await }).await
    }

    fn file(&self, method: Method, path: &str) -> Ask {
        let encoded: String = path.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let user = if self.is_old { format!("&username={USER}") } else { String::new() };
        self.inside(ENVD, method, &format!("/files?path={encoded}{user}"))
    }

    /// What is in a file.
    ///
    /// # Errors
    /// `Unavailable` when there is no such file.
    pub async fn read(&self, path: &str) -> Result<Vec<u8>> {
        let ask = self.file(Method::GET, path);
        self.with("file", |_| async move { read_all(send(&ask).await?, LONGEST_FILE).await }).await
    }

    /// Writes a file, and makes the folders that it is in.
    ///
    /// # Errors
    /// `Unavailable` when it cannot be written.
    pub async fn write(&self, path: &str, contents: &[u8]) -> Result<()> {
        let mut ask = self.file(Method::POST, path);
        ask.body = Body::form(&[], path, contents);
        ask.again = Again::Always;
        self.with("folder", |_| async move { send(&ask).await.map(drop) }).await
    }

    /// What is in a folder.
    ///
    /// # Errors
    /// `Unavailable` when there is no such folder.
    pub async fn list_folder(&self, path: &str) -> Result<Vec<FileEntry>> {
        let mut ask = self.rpc("filesystem.Filesystem/ListDir", json!({"path": path, "depth": 1}));
        ask.again = Again::Always;
        self.with("folder", |_| async move {
            let found = read_json(send(&ask).await?).await?;
            Ok(found["entries"].as_array().into_iter().flatten().map(entry).collect())
        })
        .await
    }

    /// Makes a folder; false where it was there.
    ///
    /// # Errors
    /// `Unavailable` when it cannot be made.
    pub async fn make_folder(&self, path: &str) -> Result<bool> {
        let ask = self.rpc("filesystem.Filesystem/MakeDir", json!({"path": path}));
        self.with("folder", |_| async move {
            match send(&ask).await {
                Err(Trouble::Status(409, _)) => Ok(false),
                other => other.map(|_| true),
            }
        })
        .await
    }

    /// Removes a file, or a folder and all that is in it.
    ///
    /// # Errors
    /// `Unavailable` when it cannot be removed.
    pub async fn remove(&self, path: &str) -> Result<()> {
        let mut ask = self.rpc("filesystem.Filesystem/Remove", json!({"path": path}));
        ask.again = Again::Always;
        self.with("file", |_| async move { send(&ask).await.map(drop) }).await
    }
}

fn entry(found: &Json) -> FileEntry {
    let text = |key: &str| found[key].as_str().unwrap_or_default().to_owned();
    // Whole numbers of 64 bits are text in this JSON.
    let size = found["size"].as_str().and_then(|size| size.parse().ok()).or(found["size"].as_u64());
    FileEntry { name: text("name"), path: text("path"), is_folder: found["type"] == "FILE_TYPE_DIRECTORY", size: size.unwrap_or(0) }
}

/// What a process says, as envd streams it.
struct Events {
    response: Response,
    read: Vec<u8>,
}

impl Events {
    /// The next message: frames of a flag, a length and JSON.
    async fn next(&mut self) -> Result<Json, String> {
        loop {
            if let Some((flags, message)) = take_frame(&mut self.read)? {
                // The flag says that it is the last one.
                let error = message["error"]["message"].as_str();
                match (flags & 2 != 0, error) {
                    (_, Some(error)) => return Err(format!("the service says: {error}")),
                    (true, None) => return Err("the service ended the stream".to_owned()),
                    (false, None) => return Ok(message),
                }
            }
            match tokio::time::timeout(SILENCE, self.response.chunk()).await {
                Ok(Ok(Some(piece))) => self.read.extend_from_slice(&piece),
                Ok(Ok(None)) => return Err("the connection to the sandbox has ended".to_owned()),
                Ok(Err(error)) => return Err(format!("the connection to the sandbox was cut: {}", error.without_url())),
                Err(_) => return Err("the sandbox does not answer any more".to_owned()),
            }
        }
    }
}

/// Takes a whole frame from the front of what has come.
fn take_frame(read: &mut Vec<u8>) -> Result<Option<(u8, Json)>, String> {
    let Some(&[flags, a, b, c, d]) = read.first_chunk::<5>() else { return Ok(None) };
    let length = u32::from_be_bytes([a, b, c, d]) as usize;
    if length > LONGEST_FRAME {
        return Err("the service sends a frame that is too long".to_owned());
    }
    let Some(message) = read.get(5..5 + length) else { return Ok(None) };
    let message = serde_json::from_slice(message).map_err(|error| format!("the service sends no JSON: {error}"))?;
    read.drain(..5 + length);
    Ok(Some((flags, message)))
}

impl Reader for Events {
    fn next(&mut self) -> BoxFuture<'_, Result<Piece, String>> {
        Box::pin(async move {
            loop {
                let message = Self::next(self).await?;
                let event = &message["event"];
                let bytes = |stream: &str| BASE64.decode(event["data"][stream].as_str()?).ok();
                if let Some(out) = bytes("stdout") {
                    return Ok(Piece::Out(out));
                }
                if let Some(err) = bytes("stderr") {
                    return Ok(Piece::Err(err));
                }
                if let Some(end) = event.get("end") {
                    // What is zero is left out of this JSON.
                    return Ok(Piece::Exit(end["exitCode"].as_i64().unwrap_or(0)));
                }
            }
        })
    }
}

/// The standard input of a process.
struct Input {
    sandbox: Sandbox,
    pid: u64,
}

impl Writer for Input {
    fn write(&mut self, bytes: Vec<u8>) -> BoxFuture<'_, Result<(), String>> {
        Box::pin(async move {
            let input = json!({"process": {"pid": self.pid}, "input": {"stdin": BASE64.encode(bytes)}});
            let sent = send(&self.sandbox.rpc("process.Process/SendInput", input)).await;
            sent.map(drop).map_err(|trouble| format!("the sandbox cannot be reached: {trouble}"))
        })
    }

    fn close(&mut self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let mut ask = self.sandbox.rpc("process.Process/CloseStdin", json!({"process": {"pid": self.pid}}));
            ask.again = Again::Never;
            // A sandbox that is gone has no input left to end.
            let _ = send(&ask).await;
        })
    }
}

#[cfg(test)]
mod tests {
    use super::take_frame;

    #[test]
    fn frames_come_whole_or_not_at_all() {
        let mut read = b"\x00\x00\x00\x00\x02{}\x02\x00\x00\x00\x02{".to_vec();
        assert_eq!(take_frame(&mut read), Ok(Some((0, serde_json::json!({})))));
        assert_eq!(take_frame(&mut read), Ok(None));
        read.push(b'}');
        assert_eq!(take_frame(&mut read), Ok(Some((2, serde_json::json!({})))));
        assert!(take_frame(&mut b"\x00\xff\xff\xff\xff".to_vec()).is_err());
        assert!(take_frame(&mut b"\x00\x00\x00\x00\x02{x".to_vec()).is_err());
    }
}
