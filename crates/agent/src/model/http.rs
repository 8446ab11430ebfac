//! What models behind HTTP have in common: requests, streams of events, and patience with what passes.
//!
//! It knows no provider: a `Dialect` says what is sent and how it is read.

use super::{Completion, ModelError, Request, Watch};
use crate::net::{self, Broken};
use serde_json::Value as Json;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

/// How an endpoint is spoken to.
#[derive(Clone)]
pub struct Connection {
    /// Without the path of a method: `https://api.openai.com/v1`.
    pub base_url: String,
    /// Sent as the endpoint wants it; never shown.
    pub key: Option<String>,
    /// Sent with every request.
    pub headers: Vec<(String, String)>,
    /// Ask for the answer piece by piece.
    pub stream: bool,
    /// How long the endpoint may be silent.
    pub timeout: Duration,
    /// How often a request is sent, all in all, where the failure may pass: limits, overload, broken connections.
    pub tries: u32,
    /// The first wait between two tries; it doubles.
    pub wait: Duration,
}

impl Connection {
    pub(crate) fn new(base_url: String, key: Option<String>) -> Self {
        Self {
            base_url: base_url.trim_end_matches('/').to_owned(),
            key,
            headers: Vec::new(),
            stream: true,
            timeout: Duration::from_secs(120),
            tries: 5,
            wait: Duration::from_millis(500),
        }
    }
}

/// Neither the key nor what is in a header is shown: the one is a secret, and the other may be.
impl fmt::Debug for Connection {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let headers: Vec<&str> = self.headers.iter().map(|(name, _)| name.as_str()).collect();
        formatter
            .debug_struct("Connection")
            .field("base_url", &self.base_url)
            .field("has_key", &self.key.is_some())
            .field("headers", &headers)
            .field("stream", &self.stream)
            .field("timeout", &self.timeout)
            .field("tries", &self.tries)
            .field("wait", &self.wait)
            .finish()
    }
}

/// What one provider says and reads.
pub(crate) trait Dialect: Send + Sync + 'static {
    /// Where the method is, at an endpoint.
    fn url(base_url: &str) -> String;
    fn headers(connection: &Connection) -> Vec<(String, String)>;
    /// The request; `plain` leaves out what some endpoints do not know.
    fn body(&self, request: &Request, stream: bool, plain: bool) -> Json;
    /// A whole answer.
    fn read(answer: &Json) -> Result<Completion, String>;
    /// An event of a stream: adds to the answer and gives the new piece.
    fn event(data: &str, partial: &mut Partial) -> Result<Option<String>, Trouble>;
}

/// An answer that is still coming.
#[derive(Default)]
pub(crate) struct Partial {
    pub completion: Completion,
    /// The answer is whole; how many tokens it has may still come.
    pub done: bool,
    /// Nothing comes any more, whether or not the connection ends.
    pub over: bool,
}

/// What went wrong with one try.
pub(crate) enum Trouble {
    /// Worth another try, after this long if the endpoint says so.
    Passing {
        error: ModelError,
        after: Option<Duration>,
    },
    /// A try without stop sequences and other extras may do.
    TooFancy(ModelError),
    Lasting(ModelError),
}

/// The longest wait that an endpoint can ask for.
const LONGEST_WAIT: Duration = Duration::from_secs(120);
/// The most bytes of an answer.
const MAX_ANSWER: usize = 16 << 20;

/// Asks until there is an answer, or no hope of one.
pub(crate) async fn complete<D: Dialect>(
    dialect: &Arc<D>,
    connection: &Connection,
    plain: &AtomicBool,
    request: Request,
    watch: &dyn Watch,
) -> Result<Completion, ModelError> {
    let request = Arc::new(request);
    let mut wait = connection.wait;
    let mut tried = 0;
    loop {
        tried += 1;
        let is_plain = plain.load(Ordering::Relaxed);
        let body = dialect.body(&request, connection.stream, is_plain);
        let (error, after) = match attempt::<D>(connection, body, watch).await {
            Ok(mut completion) => {
                cut_at_stops(&mut completion, &request.stop);
                return Ok(completion);
            }
            Err(Trouble::Lasting(error)) => return Err(error),
            Err(Trouble::TooFancy(error)) if is_plain => return Err(error),
            Err(Trouble::TooFancy(error)) => {
                plain.store(true, Ordering::Relaxed);
                (error, Some(Duration::ZERO))
            }
            Err(Trouble::Passing { error, after }) => (error, after),
        };
        if tried >= connection.tries {
            return Err(error);
        }
        let pause = after.unwrap_or_else(|| wait + jitter(wait)).min(LONGEST_WAIT);
        wait = (wait * 2).min(LONGEST_WAIT);
        watch.retry(&describe(&error), pause);
        net::sleep(pause).await.map_err(|broken| unreachable_endpoint(connection, broken))?;
    }
}

/// An error with its causes, on one line.
fn describe(error: &ModelError) -> String {
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(error);
    while let Some(inner) = cause {
        text += &format!(": {inner}");
        cause = inner.source();
    }
    text
}

/// Up to half of the wait, so that many clients do not come back at once.
fn jitter(wait: Duration) -> Duration {
    let nanos = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.subsec_nanos());
    wait.mul_f64(f64::from(nanos % 1_000) / 2_000.0)
}

fn unreachable_endpoint(connection: &Connection, source: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> ModelError {
    ModelError::Unreachable { url: connection.base_url.clone(), source: source.into() }
}

/// One try, on the network's thread; pieces of the answer are told here.
async fn attempt<D: Dialect>(connection: &Connection, body: Json, watch: &dyn Watch) -> Result<Completion, Trouble> {
    let broken = |error: Broken| Trouble::Lasting(unreachable_endpoint(connection, error));
    let (pieces, mut told) = unbounded_channel();
    let work = net::start(send::<D>(connection.clone(), body, pieces)).map_err(broken)?;
    while let Some(piece) = told.recv().await {
        watch.text(&piece);
    }
    work.await.map_err(broken)?
}

async fn send<D: Dialect>(connection: Connection, body: Json, pieces: UnboundedSender<String>) -> Result<Completion, Trouble> {
    let url = D::url(&connection.base_url);
    let passing = |source: reqwest::Error| Trouble::Passing { error: unreachable_endpoint(&connection, source.without_url()), after: None };
    let client = shared_client().map_err(|source| Trouble::Lasting(unreachable_endpoint(&connection, source)))?;
    let mut request = client.post(&url).header("content-type", "application/json").read_timeout(&connection);
    for (name, value) in D::headers(&connection).into_iter().chain(connection.headers.clone()) {
        request = request.header(name, value);
    }
    let sent = tokio::time::timeout(connection.timeout, request.body(body.to_string()).send()).await;
    let Ok(response) = sent else { return Err(silent(&connection)) };
    let mut response = response.map_err(passing)?;
    let status = response.status();
    if !status.is_success() {
        let after = retry_after(response.headers());
        let text = String::from_utf8_lossy(&all(&mut response, &connection).await?).into_owned();
        return Err(refused(url, status.as_u16(), &scrub(&connection, text), after));
    }
    let kind = response.headers().get("content-type").map(|kind| kind.as_bytes().to_ascii_lowercase()).unwrap_or_default();
    if kind.starts_with(b"text/event-stream") {
        return read_stream::<D>(response, &connection, url, &pieces).await;
    }
    let text = all(&mut response, &connection).await?;
    let unreadable = |message: String| Trouble::Passing { error: ModelError::Unreadable { url: url.clone(), message }, after: None };
    // Some endpoints stream without saying so.
    if connection.stream && [&b"data:"[..], b"event:", b":"].iter().any(|begin| text.trim_ascii_start().starts_with(begin)) {
        let mut partial = Partial::default();
        let mut lines = Lines::default();
        let events = [lines.push(&text), lines.end()].concat();
        return match take::<D>(events, &mut partial, &pieces)? {
            () if partial.done => Ok(partial.completion),
            () => Err(unreadable("the stream broke off".to_owned())),
        };
    }
    let answer: Json = serde_json::from_slice(&text).map_err(|error| unreadable(error.to_string()))?;
    if let Some(why) = complaint(&answer) {
        return Err(unreadable(scrub(&connection, why)));
    }
    let completion = D::read(&answer).map_err(unreadable)?;
    // Nobody listens any more only where the run was ended.
    let _ = pieces.send(completion.text.clone());
    Ok(completion)
}

/// A request's patience, beside the timeout on each read.
trait Patience {
    fn read_timeout(self, connection: &Connection) -> Self;
}

impl Patience for reqwest::RequestBuilder {
    /// However often it is heard of, an answer ends.
    fn read_timeout(self, connection: &Connection) -> Self {
        self.timeout(connection.timeout.saturating_mul(20))
    }
}

fn shared_client() -> Result<reqwest::Client, reqwest::Error> {
    static CLIENT: std::sync::OnceLock<reqwest::Client> = std::sync::OnceLock::new();
    if let Some(client) = CLIENT.get() {
        return Ok(client.clone());
    }
    let client = net::client().connect_timeout(Duration::from_secs(20)).build()?;
    Ok(CLIENT.get_or_init(|| client).clone())
}

fn silent(connection: &Connection) -> Trouble {
    Trouble::Passing { error: unreachable_endpoint(connection, format!("no answer for {:?}", connection.timeout)), after: None }
}

/// The next bytes of an answer; `None` at its end.
async fn chunk(response: &mut reqwest::Response, connection: &Connection) -> Result<Option<Vec<u8>>, Trouble> {
    match tokio::time::timeout(connection.timeout, response.chunk()).await {
        Err(_) => Err(silent(connection)),
        Ok(Err(source)) => Err(Trouble::Passing { error: unreachable_endpoint(connection, source.without_url()), after: None }),
        Ok(Ok(bytes)) => Ok(bytes.map(|bytes| bytes.to_vec())),
    }
}

async fn all(response: &mut reqwest::Response, connection: &Connection) -> Result<Vec<u8>, Trouble> {
    let mut bytes = Vec::new();
    while let Some(more) = chunk(response, connection).await? {
        bytes.extend(more);
        if bytes.len() > MAX_ANSWER {
            let message = "it is too long".to_owned();
            return Err(Trouble::Lasting(ModelError::Unreadable { url: connection.base_url.clone(), message }));
        }
    }
    Ok(bytes)
}

/// What an endpoint says without its key, which some repeat.
fn scrub(connection: &Connection, text: String) -> String {
    match connection.key.as_deref() {
        // What is shorter is no key, but what an endpoint without keys is given.
        Some(key) if key.len() > 5 => text.replace(key, "…"),
        _ => text,
    }
}

/// What is wrong, in an answer or an event that says only that; `null` and what is empty are nothing.
pub(crate) fn complaint(answer: &Json) -> Option<String> {
    let is_empty = |error: &Json| [Json::Null, false.into(), "".into(), Json::Object(serde_json::Map::new())].contains(error);
    let error = answer.get("error").filter(|error| !is_empty(error))?;
    let said = error.get("message").unwrap_or(error);
    Some(said.as_str().map_or_else(|| said.to_string(), str::to_owned))
}

/// What an endpoint that says no means by it.
fn refused(url: String, status: u16, text: &str, after: Option<Duration>) -> Trouble {
    let answer: Json = serde_json::from_str(text).unwrap_or(Json::Null);
    let said = complaint(&answer).or_else(|| Some(answer.get("message")?.as_str()?.to_owned()));
    let message: String = said.as_deref().unwrap_or(text).chars().take(500).collect();
    let hopeless = text.contains("insufficient_quota");
    let fancy = ["stop", "stream_options", "response_format"].iter().any(|name| message.contains(name));
    let error = ModelError::Status { url, status, message };
    match status {
        400 | 422 if fancy => Trouble::TooFancy(error),
        408 | 409 | 425 | 429 | 500..=599 if !hopeless => Trouble::Passing { error, after },
        _ => Trouble::Lasting(error),
    }
}

/// What `Retry-After` asks for: seconds or a date or, as some have it, milliseconds.
fn retry_after(headers: &reqwest::header::HeaderMap) -> Option<Duration> {
    let text = |name: &str| headers.get(name)?.to_str().ok().map(str::trim);
    let number = |name: &str| text(name)?.parse::<f64>().ok();
    let millis = number("retry-after-ms").map(|millis| millis / 1_000.0);
    match millis.or_else(|| number("retry-after")) {
        Some(seconds) => Duration::try_from_secs_f64(seconds).ok(),
        // A date that is past asks for nothing.
        None => Some(httpdate::parse_http_date(text("retry-after")?).ok()?.duration_since(SystemTime::now()).unwrap_or_default()),
    }
}

async fn read_stream<D: Dialect>(
    mut response: reqwest::Response,
    connection: &Connection,
    url: String,
    pieces: &UnboundedSender<String>,
) -> Result<Completion, Trouble> {
    let mut partial = Partial::default();
    let mut lines = Lines::default();
    loop {
        let (events, ended) = match chunk(&mut response, connection).await {
            Ok(Some(bytes)) => (lines.push(&bytes), false),
            Ok(None) => (lines.end(), true),
            // The answer is whole: only what it cost may be missing.
            Err(_) if partial.done => break,
            Err(trouble) => return Err(trouble),
        };
        take::<D>(events, &mut partial, pieces)?;
        if ended || partial.over {
            break;
        }
        if lines.pending.len() + partial.completion.text.len() > MAX_ANSWER {
            return Err(Trouble::Lasting(ModelError::Unreadable { url, message: "it is too long".to_owned() }));
        }
    }
    if !partial.done {
        let error = ModelError::Unreadable { url, message: "the stream broke off".to_owned() };
        return Err(Trouble::Passing { error, after: None });
    }
    Ok(partial.completion)
}

/// Adds events to an answer, up to the one that ends it, and passes on their pieces.
fn take<D: Dialect>(events: Vec<String>, partial: &mut Partial, pieces: &UnboundedSender<String>) -> Result<(), Trouble> {
    for data in events {
        if let Some(piece) = D::event(data.trim(), partial)? {
            // Nobody listens any more only where the run was ended.
            let _ = pieces.send(piece);
        }
        if partial.over {
            break;
        }
    }
    Ok(())
}

/// Server-sent events: bytes in, the data of each event out. Lines end as they may: with a line feed, a carriage return, or both.
#[derive(Default)]
struct Lines {
    pending: Vec<u8>,
    data: Vec<String>,
    began: bool,
    /// The last byte was a carriage return, whose line feed may follow.
    returned: bool,
}

impl Lines {
    fn push(&mut self, bytes: &[u8]) -> Vec<String> {
        let mut events = Vec::new();
        for byte in bytes {
            match byte {
                b'\n' if self.returned => self.returned = false,
                b'\n' | b'\r' => {
                    self.returned = *byte == b'\r';
                    events.extend(self.line());
                }
                other => {
                    self.returned = false;
                    self.pending.push(*other);
                }
            }
        }
        events
    }

    /// What is left where a stream ends without the empty line after its last event.
    fn end(&mut self) -> Vec<String> {
        let mut events: Vec<String> = self.line().into_iter().collect();
        events.extend(self.line());
        events
    }

    /// Ends a line; the event that it ends, if it is empty and there is one.
    fn line(&mut self) -> Option<String> {
        let line = std::mem::take(&mut self.pending);
        let line = String::from_utf8_lossy(&line);
        let line = if std::mem::replace(&mut self.began, true) { &line } else { line.trim_start_matches('\u{feff}') };
        if let Some(data) = line.strip_prefix("data:") {
            self.data.push(data.strip_prefix(' ').unwrap_or(data).to_owned());
        } else if line.is_empty() {
            // An event whose data is empty says nothing.
            return Some(std::mem::take(&mut self.data).join("\n")).filter(|data| !data.trim().is_empty());
        }
        None
    }
}

/// Endpoints that ignore stop sequences, or were not told them, are cut here.
fn cut_at_stops(completion: &mut Completion, stops: &[String]) {
    // A stop that is part of the code, after an opening mark, is not one: the loop finds the end of the code itself.
    let text = &completion.text;
    let marked = text.contains("<code>") || text.contains("```");
    if let Some(at) = stops.iter().filter_map(|stop| text.find(stop.as_str())).min().filter(|_| !marked) {
        completion.text.truncate(at);
    }
}

#[cfg(test)]
mod tests {
    use super::{Connection, Lines, retry_after};
    use reqwest::header::{HeaderMap, HeaderValue};
    use std::time::{Duration, SystemTime};

    #[test]
    fn events_may_come_in_any_pieces_and_with_any_ends_of_lines() {
        let stream = ": hello\nevent: x\ndata: {\"a\": \"é\"}\n\ndata\n\ndata:\n\ndata:1\ndata: 2\n\nid: 7\ndata: last";
        for end in ["\n", "\r\n", "\r"] {
            let stream = format!("\u{feff}{}", stream.replace('\n', end));
            for size in 1..stream.len() {
                let mut lines = Lines::default();
                let mut events: Vec<String> = stream.as_bytes().chunks(size).flat_map(|bytes| lines.push(bytes)).collect();
                assert_eq!(events, ["{\"a\": \"é\"}", "1\n2"], "{size}");
                events = lines.end();
                assert_eq!(events, ["last"], "{size}");
                assert!(lines.end().is_empty());
            }
        }
    }

    #[test]
    fn waits_are_seconds_milliseconds_or_dates() {
        let asked = |name: &'static str, value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, HeaderValue::from_str(value).unwrap());
            retry_after(&headers)
        };
        assert_eq!(asked("retry-after", " 1.5 "), Some(Duration::from_millis(1_500)));
        assert_eq!(asked("retry-after-ms", "20"), Some(Duration::from_millis(20)));
        assert_eq!(asked("retry-after", "Wed, 21 Oct 2015 07:28:00 GMT"), Some(Duration::ZERO));
        let soon = asked("retry-after", &httpdate::fmt_http_date(SystemTime::now() + Duration::from_secs(30))).unwrap();
        assert!((28..=30).contains(&soon.as_secs()), "{soon:?}");
        assert_eq!((asked("retry-after", "soon"), asked("retry-after", "-1")), (None, None));
    }

    #[test]
    fn a_connection_shows_neither_its_key_nor_its_headers() {
        let mut connection = Connection::new("http://localhost/v1/".to_owned(), Some("sk-5ecret".to_owned()));
        connection.headers.push(("X-Token".to_owned(), "5ecret".to_owned()));
        let shown = format!("{connection:?}");
        assert!(shown.contains("http://localhost/v1") && shown.contains("X-Token") && !shown.contains("5ecret"), "{shown}");
    }
}
