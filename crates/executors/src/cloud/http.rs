//! Requests to a service: sent again where that is safe and may help, with patience that ends.
//!
//! What a service says is bounded and freed of our secrets before anybody sees it. It follows no redirection.

use super::secret::Secret;
use reqwest::header::{HeaderValue, RETRY_AFTER};
use reqwest::{Client, Method, Response};
use serde_json::Value as Json;
use std::borrow::Cow;
use std::sync::OnceLock;
use std::time::{Duration, SystemTime};

/// A request.
#[derive(Clone)]
pub struct Ask {
    pub method: Method,
    pub url: String,
    pub headers: Vec<(&'static str, String)>,
    pub secrets: Vec<(&'static str, Secret)>,
    pub body: Body,
    /// How long it may take, all tries together, until the answer begins.
    pub patience: Duration,
    pub again: Again,
}

#[derive(Clone)]
pub enum Body {
    Nothing,
    Json(Json),
    /// Bytes of a kind.
    Bytes(Cow<'static, str>, Vec<u8>),
}

impl Body {
    pub fn bytes(kind: &'static str, bytes: Vec<u8>) -> Self {
        Self::Bytes(kind.into(), bytes)
    }

    /// A form with a file in it, and texts before it. What is in the file cannot end it: nobody knows its edge before.
    pub fn form(texts: &[(&str, &str)], name: &str, contents: &[u8]) -> Self {
        let mut random = [0; 16];
        // Without entropy the edge is a known one, which no file has by chance.
        let _ = getrandom::fill(&mut random);
        let edge: String = random.iter().map(|byte| format!("{byte:02x}")).collect();
        let mut body = Vec::new();
        for (name, text) in texts {
            body.extend(format!("--{edge}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n").bytes());
        }
        // A name that needs quoting is not one that services agree on.
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "/-_.".contains(letter);
        let name = if name.chars().all(plain) { name } else { "file" };
        let disposition = format!("Content-Disposition: form-data; name=\"file\"; filename=\"{name}\"");
        body.extend(format!("--{edge}\r\n{disposition}\r\nContent-Type: application/octet-stream\r\n\r\n").bytes());
        body.extend_from_slice(contents);
        body.extend(format!("\r\n--{edge}--\r\n").bytes());
        Self::Bytes(format!("multipart/form-data; boundary={edge}").into(), body)
    }
}

/// When a request may be sent again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Again {
    /// Never: it may have begun something.
    Never,
    /// Where the service has not taken it: it says so, or was not reached.
    Unheard,
    /// Whatever happened: twice is as good as once.
    Always,
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// Nobody is there, or nobody any more.
    Unreachable(String),
    /// Not in time.
    Late(String),
    /// A status that says no, with what the service says of it.
    Status(u16, String),
}

impl std::fmt::Display for Trouble {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unreachable(said) | Self::Late(said) => formatter.write_str(said),
            Self::Status(status, said) => write!(formatter, "the service answers {status}: {said}"),
        }
    }
}

const TRIES: u32 = 4;
const FIRST_WAIT: Duration = Duration::from_millis(200);
/// The longest that a service may ask us to wait.
const LONGEST_WAIT: Duration = Duration::from_secs(20);
/// How long an answer may be that is read whole.
const LONGEST: usize = 64 << 20;
/// How much of what a service says of a failure is passed on.
const SAID: usize = 300;

impl Ask {
    pub fn new(method: Method, url: String) -> Self {
        let patience = Duration::from_secs(30);
        let again = if method == Method::GET || method == Method::DELETE { Again::Always } else { Again::Unheard };
        Self { method, url, headers: Vec::new(), secrets: Vec::new(), body: Body::Nothing, patience, again }
    }

    fn scrub(&self, text: &str) -> String {
        self.secrets.iter().fold(text.to_owned(), |text, (_, secret)| {
            let bare = secret.expose().rsplit(' ').next().unwrap_or_default();
            Secret::new(bare).scrub(&secret.scrub(&text))
        })
    }

    /// Where it goes, without what is private in that.
    fn place(&self) -> String {
        let url = self.url.split('?').next().unwrap_or_default();
        self.scrub(url.split_once("://").map_or(url, |(_, rest)| rest).split('/').next().unwrap_or_default())
    }
}

/// Sends a request; an answer that says yes. Call it in the runtime.
pub async fn send(ask: &Ask) -> Result<Response, Trouble> {
    let trying = async {
        let mut wait = FIRST_WAIT;
        let mut tried = 0;
        loop {
            tried += 1;
            let (trouble, pause) = match once(ask).await {
                Ok(response) => return Ok(response),
                Err(failed) => failed,
            };
            let Some(asked) = pause.filter(|_| tried < TRIES) else { return Err(trouble) };
            tokio::time::sleep(asked.unwrap_or_else(|| wait + jitter(wait)).min(LONGEST_WAIT)).await;
            wait *= 2;
        }
    };
    let late = || Trouble::Late(format!("{} does not answer within {:?}", ask.place(), ask.patience));
    tokio::time::timeout(ask.patience, trying).await.unwrap_or_else(|_| Err(late()))
}

/// Why a try failed and, where another one may help, how long the service wants us to wait.
type Failed = (Trouble, Option<Option<Duration>>);

async fn once(ask: &Ask) -> Result<Response, Failed> {
    let mut request = client().map_err(|why| (Trouble::Unreachable(why), None))?.request(ask.method.clone(), &ask.url);
    for (name, value) in &ask.headers {
        request = request.header(*name, value);
    }
    for (name, secret) in &ask.secrets {
        let unusable = |_| (Trouble::Unreachable("the key has letters that no key has".to_owned()), None);
        let mut value = HeaderValue::from_str(secret.expose()).map_err(unusable)?;
        value.set_sensitive(true);
        request = request.header(*name, value);
    }
    request = match &ask.body {
        Body::Nothing => request,
        Body::Json(json) => request.header("Content-Type", "application/json").body(json.to_string()),
        Body::Bytes(kind, bytes) => request.header("Content-Type", kind.as_ref()).body(bytes.clone()),
    };
    let response = request.send().await.map_err(|error| {
        let again = ask.again == Again::Always || ask.again == Again::Unheard && error.is_connect();
        (Trouble::Unreachable(ask.scrub(&format!("cannot reach {}: {}", ask.place(), causes(error.without_url())))), again.then_some(None))
    })?;
    let status = response.status().as_u16();
    if response.status().is_success() {
        return Ok(response);
    }
    let header = |name: &str| response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::trim);
    // Whether it was not taken, or does no harm twice; and whether there is any use in another try, which a service may say itself.
    let is_safe = ask.again == Again::Always || ask.again == Again::Unheard && matches!(status, 429 | 503);
    let is_useful = header("Should-Retry").map_or(matches!(status, 429 | 502..=504), |said| said.eq_ignore_ascii_case("true"));
    let again = is_safe && is_useful;
    let wait = header(RETRY_AFTER.as_str()).and_then(asked_wait);
    let said = read_all(response, 64 << 10).await.unwrap_or_default();
    let said = String::from_utf8_lossy(&said).into_owned();
    let json: Json = serde_json::from_str(&said).unwrap_or(Json::Null);
    let said = ["message", "error"].iter().find_map(|key| json[*key].as_str()).unwrap_or(&said);
    let said: String = ask.scrub(said).chars().take(SAID).collect();
    Err((Trouble::Status(status, said), again.then_some(wait)))
}

/// How long `Retry-After` asks for: seconds, or a date.
fn asked_wait(said: &str) -> Option<Duration> {
    if let Ok(seconds) = said.parse() {
        return Some(Duration::from_secs(seconds));
    }
    // A date that is past asks for nothing.
    Some(httpdate::parse_http_date(said).ok()?.duration_since(SystemTime::now()).unwrap_or_default())
}

/// A whole answer, of at most so many bytes.
pub async fn read_all(mut response: Response, most: usize) -> Result<Vec<u8>, Trouble> {
    let broken = |error: reqwest::Error| Trouble::Unreachable(format!("the connection broke: {}", causes(error.without_url())));
    let mut read = Vec::new();
    while let Some(piece) = response.chunk().await.map_err(broken)? {
        if read.len() + piece.len() > most {
            return Err(Trouble::Unreachable(format!("the answer is longer than {most} bytes")));
        }
        read.extend_from_slice(&piece);
    }
    Ok(read)
}

/// A whole answer that is JSON; nothing is `null`.
pub async fn read_json(response: Response) -> Result<Json, Trouble> {
    let read = read_all(response, LONGEST).await?;
    if read.is_empty() {
        return Ok(Json::Null);
    }
    serde_json::from_slice(&read).map_err(|error| Trouble::Unreachable(format!("the answer is no JSON: {error}")))
}

/// An error with its causes, on one line.
pub fn causes(error: impl std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        text += &format!(": {inner}");
        cause = inner.source();
    }
    text
}

/// Up to as long again, so that many clients do not come back at once.
pub fn jitter(wait: Duration) -> Duration {
    let mut random = [0; 1];
    // Without entropy everybody waits equally long.
    let _ = getrandom::fill(&mut random);
    wait.mul_f64(f64::from(random[0]) / 256.0)
}

fn client() -> Result<&'static Client, String> {
    static CLIENT: OnceLock<Result<Client, String>> = OnceLock::new();
    let made = CLIENT.get_or_init(|| {
        // Only the first one counts; that it is there already is no failure.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let builder = Client::builder().user_agent(concat!("fumehood/", env!("CARGO_PKG_VERSION")));
        let builder = builder.redirect(reqwest::redirect::Policy::none()).connect_timeout(Duration::from_secs(10));
        builder.build().map_err(causes)
    });
    made.as_ref().map_err(Clone::clone)
}

#[cfg(test)]
mod tests {
    use super::{Body, asked_wait};
    use std::time::{Duration, SystemTime};

    #[test]
    fn waits_are_seconds_or_dates() {
        assert_eq!(asked_wait("3"), Some(Duration::from_secs(3)));
        assert_eq!(asked_wait("Wed, 21 Oct 2015 07:28:00 GMT"), Some(Duration::ZERO));
        let soon = asked_wait(&httpdate::fmt_http_date(SystemTime::now() + Duration::from_secs(30))).unwrap();
        assert!((28..=30).contains(&soon.as_secs()), "{soon:?}");
        assert_eq!((asked_wait("soon"), asked_wait("-1")), (None, None));
    }

    #[test]
    fn a_form_has_an_edge_of_its_own() {
        let Body::Bytes(kind, body) = Body::form(&[("permissions", "0644")], "a\"b", b"x") else { panic!("a form is bytes") };
        let edge = kind.strip_prefix("multipart/form-data; boundary=").unwrap();
        let expected = format!(
            "--{edge}\r\nContent-Disposition: form-data; name=\"permissions\"\r\n\r\n0644\r\n--{edge}\r\n\
             Content-Disposition: form-data; name=\"file\"; filename=\"file\"\r\nContent-Type: application/octet-stream\r\n\r\n\
             x\r\n--{edge}--\r\n"
        );
        assert_eq!(String::from_utf8(body).unwrap(), expected);
        let Body::Bytes(other, _) = Body::form(&[], "a", b"x") else { panic!("a form is bytes") };
        assert_ne!(kind, other);
    }
}
