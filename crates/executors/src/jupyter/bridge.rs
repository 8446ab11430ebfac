//! Between a session's stream and a kernel's WebSocket: frames one way, Jupyter messages the other.
//!
//! What the guest says comes as input requests with a mark; what the host says goes as input replies, and an execute request
//! makes the kernel look at it. A kernel that dies ends the stream: nobody waits for it.

use super::rest::{Server, Trouble};
use super::wire::Wire;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use std::os::unix::net::UnixStream as Socket;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::UnixStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Bytes, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Why a kernel can no longer be spoken to, once that is known.
pub type Fate = Arc<Mutex<Option<String>>>;

const MARK: &str = "fumehood:";
/// How often the server is asked whether the kernel lives.
const BEAT: Duration = Duration::from_secs(3);
/// After how many messages the guest is told that they have come; it waits after a few times as many.
const ACKNOWLEDGED: usize = 16;

/// The WebSocket of a kernel.
pub struct Channels {
    socket: WebSocketStream<Wire>,
    session: String,
    last: u64,
}

impl Channels {
    /// Connects to a kernel. `largest` is what one message may have.
    pub async fn connect(server: &Server, kernel: &str, largest: usize) -> Result<Self, Trouble> {
        let unreachable = |error: &dyn std::fmt::Display| Trouble::Unreachable(format!("{}: {error}", server.authority));
        let mut random = [0; 8];
        getrandom::fill(&mut random).map_err(|error| unreachable(&error))?;
        let session: String = random.iter().map(|byte| format!("{byte:02x}")).collect();
        let url = format!("ws://{}{}/api/kernels/{kernel}/channels?session_id={session}", server.authority, server.path);
        let mut request = url.into_client_request().map_err(|error| unreachable(&error))?;
        let token = HeaderValue::from_str(&format!("token {}", server.token)).map_err(|error| unreachable(&error))?;
        request.headers_mut().insert("Authorization", token);
        let stream = Wire::connect(server).await.map_err(|error| unreachable(&error))?;
        let config = WebSocketConfig::default().max_message_size(Some(largest)).max_frame_size(Some(largest));
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await.map_err(|error| unreachable(&error))?;
        Ok(Self { socket, session, last: 0 })
    }

    /// Sends a message; its number.
    async fn send(&mut self, channel: &str, kind: &str, content: Json) -> Result<String, String> {
        self.last += 1;
        let id = format!("{}-{}", self.session, self.last);
        let header = json!({"msg_id": id, "session": self.session, "username": "fumehood", "date": "2000-01-01T00:00:00Z",
                            "msg_type": kind, "version": "5.3"});
        let message = json!({"channel": channel, "header": header, "parent_header": {}, "metadata": {}, "content": content, "buffers": []});
        self.socket.send(Message::text(message.to_string())).await.map_err(|error| error.to_string())?;
        Ok(id)
    }

    /// Has the kernel run code of ours.
    pub async fn execute(&mut self, code: &str) -> Result<String, String> {
        let content = json!({"code": code, "silent": true, "store_history": false, "user_expressions": {}, "allow_stdin": true,
                             "stop_on_error": false});
        self.send("shell", "execute_request", content).await
    }
}

/// Carries until the kernel or the host is gone. `kick` is the code that makes the kernel serve one request.
pub async fn carry(mut channels: Channels, socket: Socket, server: Server, kernel: String, kick: String, fate: Fate) {
    let ended = match socket.set_nonblocking(true).and_then(|()| UnixStream::from_std(socket)) {
        Ok(stream) => {
            Carried { server, kernel, kick, unacknowledged: 0, running: None, idle: false, held: None }.run(&mut channels, stream).await
        }
        Err(error) => error.to_string(),
    };
    fate.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(ended);
    // A server that does not answer this is told by the end of the connection.
    let _ = tokio::time::timeout(BEAT, channels.socket.close(None)).await;
}

struct Carried {
    server: Server,
    kernel: String,
    kick: String,
    unacknowledged: usize,
    /// The execute request that is being served.
    running: Option<String>,
    /// Whether the kernel has said all that it shows for it.
    idle: bool,
    /// The outcome, until that is so: what is shown comes by another way than what is said.
    held: Option<String>,
}

impl Carried {
    /// Why it ended.
    async fn run(&mut self, channels: &mut Channels, stream: UnixStream) -> String {
        let (mut from_host, mut to_host) = stream.into_split();
        let mut read = Vec::new();
        let mut buffer = vec![0; 64 << 10];
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        beat.reset();
        let mut missed = 0;
        let (beats, mut answers) = tokio::sync::mpsc::channel(1);
        loop {
            quick_acknowledgement(&channels.socket);
            tokio::select! {
                count = from_host.read(&mut buffer) => {
                    let count = count.unwrap_or(0);
                    if count == 0 {
                        return "the session was closed".to_owned();
                    }
                    read.extend_from_slice(&buffer[..count]);
                    while let Some(text) = take_frame(&mut read) {
                        if let Err(why) = self.say(channels, text).await {
                            return format!("the server cannot be reached: {why}");
                        }
                    }
                }
                message = channels.socket.next() => {
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Close(_))) | None => return "the server has closed the connection".to_owned(),
                        Some(Ok(_)) => continue,
                        Some(Err(error)) => return format!("the connection broke: {error}"),
                    };
                    match self.hear(channels, &text).await {
                        Ok(Some(frame)) => {
                            let length = u32::try_from(frame.len()).unwrap_or(u32::MAX);
                            let sent = [&length.to_le_bytes()[..], frame.as_bytes()].concat();
                            if to_host.write_all(&sent).await.is_err() {
                                return "the session was closed".to_owned();
                            }
                        }
                        Ok(None) => {}
                        Err(why) => return why,
                    }
                }
                _ = beat.tick() => {
                    let (server, path, beats) = (self.server.clone(), format!("/api/kernels/{}", self.kernel), beats.clone());
                    // Asked beside the rest: a slow server holds nothing up.
                    tokio::spawn(async move { let _ = beats.send(server.ask("GET", &path, None).await).await; });
                    if channels.socket.send(Message::Ping(Bytes::new())).await.is_err() {
                        return "the connection broke".to_owned();
                    }
                }
                Some(answer) = answers.recv() => match answer {
                    Ok(kernel) if kernel["execution_state"] == "dead" => return "the kernel died".to_owned(),
                    Ok(_) => missed = 0,
                    Err(Trouble::Status(404, _)) => return "the kernel was removed".to_owned(),
                    Err(_) if missed >= 3 => return "the server does not answer".to_owned(),
                    Err(_) => missed += 1,
                },
            }
        }
    }

    /// Passes on what the host says.
    async fn say(&mut self, channels: &mut Channels, text: String) -> Result<(), String> {
        let kind = kind_of(&text).unwrap_or_default().to_owned();
        channels.send("stdin", "input_reply", json!({"value": text})).await?;
        if !matches!(kind.as_str(), "reply" | "line" | "cancel") {
            self.running = Some(channels.execute(&self.kick).await?);
            self.idle = false;
        }
        Ok(())
    }

    /// What a message of the server says to the host, if anything; an error where the kernel is gone.
    async fn hear(&mut self, channels: &mut Channels, text: &str) -> Result<Option<String>, String> {
        let Ok(message) = serde_json::from_str::<Json>(text) else { return Ok(None) };
        let content = &message["content"];
        let ours = self.running.is_some() && message["parent_header"]["msg_id"].as_str() == self.running.as_deref();
        match message["header"]["msg_type"].as_str().or(message["msg_type"].as_str()).unwrap_or_default() {
            "input_request" => {
                let Some(frame) = content["prompt"].as_str().and_then(|prompt| prompt.strip_prefix(MARK)) else { return Ok(None) };
                self.unacknowledged += 1;
                if self.unacknowledged >= ACKNOWLEDGED {
                    let acknowledged = format!("ack {}", std::mem::take(&mut self.unacknowledged));
                    channels.send("stdin", "input_reply", json!({"value": acknowledged})).await?;
                }
                if kind_of(frame) == Some("done") && !self.idle {
                    self.held = Some(frame.to_owned());
                    return Ok(None);
                }
                Ok(Some(frame.to_owned()))
            }
            "display_data" | "execute_result" | "update_display_data" if ours => {
                Ok(content["data"].as_object().map(|data| json!({"kind": "shown", "bundle": bundle(data)}).to_string()))
            }
            "execute_reply" if ours && content["status"] != "ok" => Err(format!(
                "the kernel failed: {}: {}",
                content["ename"].as_str().unwrap_or("it"),
                content["evalue"].as_str().unwrap_or("did not run")
            )),
            "status" => match content["execution_state"].as_str() {
                Some("restarting" | "autorestarting") => Err("the kernel died".to_owned()),
                Some("dead" | "terminating") => Err("the kernel is gone".to_owned()),
                Some("idle") if ours => {
                    self.idle = true;
                    Ok(self.held.take())
                }
                _ => Ok(None),
            },
            _ => Ok(None),
        }
    }
}

/// A bundle as it crosses: what is binary comes as Base64.
fn bundle(data: &serde_json::Map<String, Json>) -> Json {
    let is_binary = |mime: &str| mime.starts_with("image/") && mime != "image/svg+xml" || mime == "application/pdf";
    let item = |(mime, value): (&String, &Json)| match value.as_str() {
        Some(text) if is_binary(mime) => (mime.clone(), json!({"$bytes": text.replace(char::is_whitespace, "")})),
        Some(text) => (mime.clone(), text.into()),
        None => (mime.clone(), value.to_string().into()),
    };
    Json::Object(data.iter().map(item).collect())
}

/// Takes a whole frame from the front of what the host wrote.
fn take_frame(read: &mut Vec<u8>) -> Option<String> {
    let length = read.first_chunk::<4>().map(|length| u32::from_le_bytes(*length) as usize)?;
    if read.len() < 4 + length {
        return None;
    }
    let text = String::from_utf8_lossy(&read[4..4 + length]).into_owned();
    read.drain(..4 + length);
    Some(text)
}

/// The kind of a message of ours: its first member.
fn kind_of(text: &str) -> Option<&str> {
    text.strip_prefix('{')?.trim_start().strip_prefix("\"kind\"")?.split('"').nth(1)
}

/// Asks the system to acknowledge at once: a server that collects small pieces waits for that before it sends the next.
fn quick_acknowledgement(socket: &WebSocketStream<Wire>) {
    // Where it cannot be had, answers only take longer.
    let _ = rustix::net::sockopt::set_tcp_quickack(socket.get_ref().tcp(), true);
}
