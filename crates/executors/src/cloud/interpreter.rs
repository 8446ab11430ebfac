//! The code interpreter that E2B and Blaxel have: `/execute` answers with a line of JSON for everything that happens.
//!
//! A cell is sent once and never again. Whoever stops listening interrupts it: the connection is what keeps it running.

use super::http::{Again, Ask, Trouble, causes, send};
use serde_json::Value as Json;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::oneshot;

/// A namespace of a code interpreter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Context {
    pub id: String,
    pub language: String,
    pub cwd: String,
}

impl Context {
    pub(crate) fn read(json: &Json) -> Option<Self> {
        let text = |key: &str| json[key].as_str().unwrap_or_default().to_owned();
        (!text("id").is_empty()).then(|| Self { id: text("id"), language: text("language"), cwd: text("cwd") })
    }
}

/// Something that a cell does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// How many cells the context has run, this one included.
    Count(u64),
    Stdout(String),
    Stderr(String),
    /// Something shown: by its format (`text`, `html`, `png`, …), binary ones in Base64. The value of the cell is the main one.
    Result {
        main: bool,
        formats: Vec<(String, String)>,
    },
    Error {
        name: String,
        value: String,
        traceback: String,
    },
    /// It has ended.
    End,
}

/// How long a line may be.
const LONGEST: usize = 64 << 20;

/// Sends a cell and passes on what it does until it has ended, or `limit` has passed.
async fn execute(mut ask: Ask, limit: Duration, mut told: impl FnMut(Event)) -> Result<(), Trouble> {
    ask.again = Again::Never;
    let cut = |why: String| Trouble::Unreachable(format!("the connection was cut while a cell ran: {why}"));
    let listening = async {
        let mut response = send(&ask).await?;
        let mut read = Vec::new();
        while let Some(piece) = response.chunk().await.map_err(|error| cut(causes(error.without_url())))? {
            read.extend_from_slice(&piece);
            while let Some(end) = memchr::memchr(b'\n', &read) {
                let event = parse(&read[..end]);
                read.drain(..=end);
                let ended = event == Some(Event::End);
                if let Some(event) = event {
                    told(event);
                }
                if ended {
                    return Ok(());
                }
            }
            if read.len() > LONGEST {
                return Err(cut("a line is too long".to_owned()));
            }
        }
        Err(cut("it ended early".to_owned()))
    };
    tokio::time::timeout(limit, listening).await.unwrap_or_else(|_| Err(Trouble::Late(format!("the cell did not end within {limit:?}"))))
}

/// The same in the runtime, for whoever hears the events; when nobody does any more the connection is closed.
pub(crate) fn execute_for(ask: Ask, limit: Duration, events: UnboundedSender<Event>) -> impl Future<Output = Result<(), Trouble>> {
    let (done, result) = oneshot::channel();
    crate::runtime::spawn(async move {
        let closed = events.clone();
        let running = execute(ask, limit, move |event| drop(events.send(event)));
        let ended = tokio::select! {
            ended = running => ended,
            () = closed.closed() => Err(Trouble::Late("nobody listens any more".to_owned())),
        };
        drop(done.send(ended));
    });
    async move { result.await.unwrap_or_else(|_| Err(Trouble::Unreachable("no thread can be started".to_owned()))) }
}

/// A line as what happened; `None` for what says nothing to us.
fn parse(line: &[u8]) -> Option<Event> {
    let json: Json = serde_json::from_slice(line).ok()?;
    let text = |key: &str| json[key].as_str().unwrap_or_default().to_owned();
    Some(match json["type"].as_str()? {
        "number_of_executions" => Event::Count(json["execution_count"].as_u64()?),
        "stdout" => Event::Stdout(text("text")),
        "stderr" => Event::Stderr(text("text")),
        "error" => Event::Error { name: text("name"), value: text("value"), traceback: text("traceback") },
        "end_of_execution" => Event::End,
        "result" => {
            let formats = json.as_object()?.iter().filter(|(key, _)| !matches!(key.as_str(), "type" | "is_main_result" | "extra"));
            let formats = formats.map(|(key, value)| (key.clone(), value.as_str().map_or_else(|| value.to_string(), str::to_owned)));
            Event::Result { main: json["is_main_result"] == true, formats: formats.collect() }
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Event, parse};

    #[test]
    fn lines_are_read_and_the_unknown_is_passed_over() {
        assert_eq!(parse(br#"{"type":"stdout","text":"a\n","timestamp":"x"}"#), Some(Event::Stdout("a\n".to_owned())));
        assert_eq!(parse(br#"{"type":"end_of_execution"}"#), Some(Event::End));
        let formats = vec![("text".to_owned(), "[1]".to_owned()), ("json".to_owned(), "[1]".to_owned())];
        let line = br#"{"type":"result","text":"[1]","json":[1],"extra":{},"is_main_result":true}"#;
        assert_eq!(parse(line), Some(Event::Result { main: true, formats }));
        for unknown in [&br#"{"type":"keepalive"}"#[..], b"nonsense", b"", b"[]", br#"{"type":5}"#] {
            assert_eq!(parse(unknown), None);
        }
    }
}
