//! A scripted endpoint: it answers each request with the next line of its script, in the shape that the request asks for.
//!
//! OpenAI's chat completions and Anthropic's messages, whole or as streams; and all the ways in which endpoints fail.

use serde_json::{Value as Json, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

/// What the endpoint does with a request.
pub enum Reply {
    /// Answers.
    Text(&'static str),
    /// Says no.
    Status(u16, &'static str, &'static str),
    /// Begins a stream and breaks it off.
    Broken(&'static str),
    /// Answers something that is no answer.
    Garbage(&'static str),
    /// Answers with these bytes, of this kind.
    Raw(&'static str, &'static str),
    /// The same, and does not end the connection.
    Held(&'static str, &'static str),
    /// Never answers.
    Silence,
}

pub struct Server {
    pub url: String,
    requests: Arc<Mutex<Vec<Json>>>,
}

impl Server {
    pub fn start(script: Vec<Reply>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let requests = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&requests);
        std::thread::spawn(move || {
            let mut script = script.into_iter();
            let mut held = Vec::new();
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let Some((path, headers, body)) = read(&stream) else { continue };
                let mut request: Json = serde_json::from_slice(&body).unwrap_or(Json::Null);
                if request.is_object() {
                    request["_path"] = path.as_str().into();
                    request["_headers"] = headers.into();
                }
                let streams = request["stream"] == true;
                heard.lock().unwrap().push(request);
                // A client that goes away in the middle is part of some scripts.
                let _ = match script.next() {
                    Some(Reply::Held(kind, body)) => {
                        let written = answer(&mut stream, &Reply::Raw(kind, body), false, streams);
                        held.push(stream);
                        written
                    }
                    Some(Reply::Silence) => {
                        held.push(stream);
                        Ok(())
                    }
                    Some(reply) => answer(&mut stream, &reply, path.ends_with("/messages"), streams),
                    None => answer(&mut stream, &Reply::Status(500, "", "the script is over"), false, false),
                };
            }
        });
        Self { url, requests }
    }

    /// What was asked, in order.
    pub fn requests(&self) -> Vec<Json> {
        self.requests.lock().unwrap().clone()
    }

    /// The text of the last message of a request.
    pub fn last_message(&self, request: usize) -> String {
        let requests = self.requests();
        text(requests[request]["messages"].as_array().unwrap().last().unwrap())
    }
}

/// The text of a message, in either shape.
pub fn text(message: &Json) -> String {
    match &message["content"] {
        Json::String(text) => text.clone(),
        Json::Array(parts) => parts.iter().filter_map(|part| part["text"].as_str()).collect::<Vec<_>>().join("\n"),
        _ => String::new(),
    }
}

fn read(stream: &TcpStream) -> Option<(String, String, Vec<u8>)> {
    let mut reader = BufReader::new(stream);
    let mut first = String::new();
    reader.read_line(&mut first).ok()?;
    let path = first.split(' ').nth(1)?.to_owned();
    let (mut headers, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        if line.trim().is_empty() {
            break;
        }
        if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().ok()?;
        }
        headers += &line.to_lowercase();
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    Some((path, headers, body))
}

fn answer(stream: &mut TcpStream, reply: &Reply, anthropic: bool, streams: bool) -> std::io::Result<()> {
    match reply {
        Reply::Text(text) if streams => {
            head(stream, 200, "content-type: text/event-stream\r\n")?;
            let (begin, end) = text.split_at(text.char_indices().nth(text.chars().count() / 2).map_or(0, |(at, _)| at));
            if anthropic {
                event(stream, &json!({"type": "message_start", "message": {"usage": {"input_tokens": 10, "output_tokens": 1}}}))?;
                event(stream, &json!({"type": "ping"}))?;
                for piece in [begin, end] {
                    event(stream, &json!({"type": "content_block_delta", "delta": {"type": "text_delta", "text": piece}}))?;
                }
                event(stream, &json!({"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": {"output_tokens": 5}}))?;
                event(stream, &json!({"type": "message_stop"}))
            } else {
                for piece in [begin, end] {
                    event(stream, &json!({"choices": [{"delta": {"content": piece}}]}))?;
                }
                event(stream, &json!({"choices": [{"delta": {}, "finish_reason": "stop"}]}))?;
                event(stream, &json!({"choices": [], "usage": {"prompt_tokens": 10, "completion_tokens": 5}}))?;
                write!(stream, "data: [DONE]\n\n")
            }
        }
        Reply::Text(text) => {
            let body = if anthropic {
                json!({"content": [{"type": "text", "text": text}], "stop_reason": "end_turn", "usage": {"input_tokens": 10, "output_tokens": 5}})
            } else {
                json!({"choices": [{"message": {"content": text}, "finish_reason": "stop"}], "usage": {"prompt_tokens": 10, "completion_tokens": 5}})
            };
            head(stream, 200, "content-type: application/json\r\n")?;
            write!(stream, "{body}")
        }
        Reply::Status(status, headers, body) => {
            head(stream, *status, headers)?;
            write!(stream, "{body}")
        }
        Reply::Broken(text) => {
            head(stream, 200, "content-type: text/event-stream\r\n")?;
            if anthropic {
                event(stream, &json!({"type": "content_block_delta", "delta": {"type": "text_delta", "text": text}}))
            } else {
                event(stream, &json!({"choices": [{"delta": {"content": text}}]}))
            }
        }
        Reply::Garbage(body) => {
            head(stream, 200, "content-type: application/json\r\n")?;
            write!(stream, "{body}")
        }
        Reply::Raw(kind, body) | Reply::Held(kind, body) => {
            head(stream, 200, &format!("content-type: {kind}\r\n"))?;
            write!(stream, "{body}")?;
            stream.flush()
        }
        Reply::Silence => Ok(()),
    }
}

fn head(stream: &mut TcpStream, status: u16, headers: &str) -> std::io::Result<()> {
    write!(stream, "HTTP/1.1 {status} Scripted\r\nconnection: close\r\n{headers}\r\n")
}

fn event(stream: &mut TcpStream, data: &Json) -> std::io::Result<()> {
    write!(stream, "event: x\r\ndata: {data}\r\n\r\n")?;
    stream.flush()
}
