//! A sandbox of E2B, as its control plane and its code interpreter have it.
//!
//! Every method is one request or a few; what is safe to repeat is repeated, and a cell never is.

use super::E2b;
use crate::cloud::{Again, Ask, Body, Context, Event, Secret, Trouble, execute_for, explain, in_runtime, read_json, send, unavailable};
use fumehood_core::Result;
use reqwest::Method;
use serde_json::{Value as Json, json};
use std::fmt;
use std::time::Duration;
use tokio::sync::mpsc::unbounded_channel;

/// A sandbox of E2B.
#[derive(Clone)]
pub struct Sandbox {
    pub id: String,
    pub(super) api: String,
    key: Secret,
    /// What its own server asks of those who speak to it.
    token: Option<Secret>,
    /// What its ports ask for.
    traffic: Option<Secret>,
    /// Where all sandboxes are, or the domain that this one is below.
    place: Place,
    /// Its server does not know by itself whose processes and files are meant.
    pub(super) is_old: bool,
    patience: Duration,
}

#[derive(Clone, Debug)]
enum Place {
    Shared(String),
    Below(String),
}

impl fmt::Debug for Sandbox {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Sandbox").field("id", &self.id).field("place", &self.place).finish_non_exhaustive()
    }
}

/// A sandbox in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: String,
    pub template: String,
    /// `running` or `paused`.
    pub state: String,
    pub started: String,
    pub ends: String,
    pub metadata: Vec<(String, String)>,
}

/// The port of a sandbox's own server, and that of its code interpreter.
pub(super) const ENVD: u16 = 49_983;
const INTERPRETER: u16 = 49_999;
/// How many pages of a list are read.
const MOST_PAGES: usize = 1_000;
/// Domains whose sandboxes share one host.
const SHARED: [&str; 7] = ["e2b.app", "e2b.dev", "e2b.pro", "e2b-staging.dev", "e2b-tango.dev", "e2b-juliett.dev", "foxtrot-2.e2b.dev"];

impl E2b {
    fn api(&self) -> String {
        let url = self.api_url.clone().unwrap_or_else(|| format!("https://api.{}", self.domain));
        url.trim_end_matches('/').to_owned()
    }

    fn key(&self) -> Result<Secret> {
        let missing = || unavailable("e2b", "there is no key".to_owned(), "set E2B_API_KEY to a key of yours (https://e2b.dev)");
        self.key.clone().ok_or_else(missing)
    }

    fn ask(&self, method: Method, path: &str) -> Result<Ask> {
        let mut ask = Ask::new(method, format!("{}{path}", self.api()));
        ask.secrets.push(("X-API-KEY", self.key()?));
        ask.patience = self.patience;
        Ok(ask)
    }

    /// What the service says to a request.
    async fn answer(&self, ask: &Ask) -> Result<Json> {
        let answer = async { read_json(send(ask).await?).await };
        answer.await.map_err(|trouble| self.explain(&trouble))
    }

    fn sandbox(&self, made: &Json) -> Result<Sandbox> {
        let text = |key: &str| made[key].as_str().filter(|text| !text.is_empty()).map(str::to_owned);
        let clean = |id: &String| id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
        let nameless = || unavailable("e2b", "the service names no sandbox".to_owned(), "look at the address of the service");
        let domain = text("domain").unwrap_or_else(|| self.domain.clone());
        let place = match &self.sandbox_url {
            Some(url) => Place::Shared(url.trim_end_matches('/').to_owned()),
            None if SHARED.contains(&domain.as_str()) => Place::Shared(format!("https://sandbox.{domain}")),
            None => Place::Below(domain),
        };
        Ok(Sandbox {
            id: text("sandboxID").filter(clean).ok_or_else(nameless)?,
            api: self.api(),
            key: self.key()?,
            token: text("envdAccessToken").map(Secret::new),
            traffic: text("trafficAccessToken").map(Secret::new),
            place,
            is_old: text("envdVersion").is_some_and(|version| is_before(&version, [0, 4])),
            patience: self.patience,
        })
    }

    pub(super) async fn create_now(&self, network: bool) -> Result<Sandbox> {
        let object = |pairs: &[(String, String)]| -> Json {
            pairs.iter().map(|(name, value)| (name.clone(), value.clone().into())).collect::<serde_json::Map<_, _>>().into()
        };
        let mut ask = self.ask(Method::POST, "/v2/sandboxes")?;
        ask.body = Body::Json(json!({
            "templateID": self.template,
            "timeout": self.lifetime.as_secs().max(1),
            "metadata": object(&self.metadata),
            "envVars": object(&self.env),
            "allow_internet_access": network,
        }));
        // The service makes one sandbox for one such key, however often it is asked.
        let mut random = [0; 16];
        if getrandom::fill(&mut random).is_ok() {
            ask.headers.push(("Idempotency-Key", random.iter().map(|byte| format!("{byte:02x}")).collect()));
            ask.again = Again::Always;
        }
        self.sandbox(&self.answer(&ask).await?)
    }

    pub(super) async fn connect_now(&self, id: &str) -> Result<Sandbox> {
        if id.is_empty() || !id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') {
            return Err(unavailable("e2b", format!("`{id}` is no sandbox's name"), "name a sandbox that runs"));
        }
        let mut ask = self.ask(Method::POST, &format!("/v2/sandboxes/{id}/connect"))?;
        ask.body = Body::Json(json!({"timeout": self.lifetime.as_secs().max(1)}));
        ask.again = Again::Always;
        self.sandbox(&self.answer(&ask).await?)
    }

    /// Makes a sandbox. It lives until it is killed, or its lifetime is over: no session ends it.
    ///
    /// # Errors
    /// `Unavailable` when the service does not make one.
    pub async fn create(&self) -> Result<Sandbox> {
        let e2b = self.clone();
        in_runtime("e2b", async move { e2b.create_now(e2b.network).await }).await
    }

    /// A sandbox that is there already. One that was paused goes on.
    ///
    /// # Errors
    /// `Unavailable` when the service does not have it.
    pub async fn connect(&self, id: &str) -> Result<Sandbox> {
        let (e2b, id) = (Self { sandbox: Some(id.to_owned()), ..self.clone() }, id.to_owned());
        in_runtime("e2b", async move { e2b.connect_now(&id).await }).await
    }

    /// Every sandbox of the key's owner.
    ///
    /// # Errors
    /// `Unavailable` when the service does not answer.
    pub async fn list(&self) -> Result<Vec<Listed>> {
        let e2b = self.clone();
        in_runtime("e2b", async move {
            let mut all = Vec::new();
            let mut from = String::new();
            for _ in 0..MOST_PAGES {
                let ask = e2b.ask(Method::GET, &format!("/v2/sandboxes?state=running,paused{from}"))?;
                let response = send(&ask).await.map_err(|trouble| e2b.explain(&trouble))?;
                let next = response.headers().get("X-Next-Token").and_then(|token| token.to_str().ok()).unwrap_or_default().to_owned();
                let found = read_json(response).await.map_err(|trouble| e2b.explain(&trouble))?;
                all.extend(found.as_array().into_iter().flatten().map(listed));
                if next.is_empty() {
                    break;
                }
                from = format!("&nextToken={}", next.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>());
            }
            Ok(all)
        })
        .await
    }
}

/// Whether a version is before another one, as far as two numbers say.
fn is_before(version: &str, other: [u64; 2]) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|part| part.parse().ok());
    [numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)] < other
}

fn listed(found: &Json) -> Listed {
    let text = |key: &str| found[key].as_str().unwrap_or_default().to_owned();
    let metadata = found["metadata"].as_object().into_iter().flatten();
    Listed {
        id: text("sandboxID"),
        template: text("templateID"),
        state: text("state"),
        started: text("startedAt"),
        ends: text("endAt"),
        metadata: metadata.map(|(name, value)| (name.clone(), value.as_str().unwrap_or_default().to_owned())).collect(),
    }
}

impl Sandbox {
    /// A request to the control plane about it.
    fn control(&self, method: Method, path: &str, body: Option<Json>) -> Ask {
        let mut ask = Ask::new(method, format!("{}/sandboxes/{}{path}", self.api, self.id));
        ask.secrets.push(("X-API-KEY", self.key.clone()));
        ask.body = body.map_or(Body::Nothing, Body::Json);
        ask
    }

    /// A request to one of its own ports.
    pub(super) fn inside(&self, port: u16, method: Method, path: &str) -> Ask {
        let base = match &self.place {
            Place::Shared(url) => url.clone(),
            Place::Below(domain) => format!("https://{port}-{}.{domain}", self.id),
        };
        let mut ask = Ask::new(method, format!("{base}{path}"));
        ask.headers = vec![("E2b-Sandbox-Id", self.id.clone()), ("E2b-Sandbox-Port", port.to_string())];
        let secrets = [("X-Access-Token", &self.token), ("E2B-Traffic-Access-Token", &self.traffic)];
        ask.secrets = secrets.into_iter().filter_map(|(name, secret)| Some((name, secret.clone()?))).collect();
        ask.patience = self.patience;
        ask
    }

    /// Does work with it, and says what went wrong as a user can read it.
    pub(super) async fn with<T: Send + 'static, F: Future<Output = Result<T, Trouble>> + Send + 'static>(
        &self,
        what: &'static str,
        work: impl FnOnce(Self) -> F + Send + 'static,
    ) -> Result<T> {
        let sandbox = self.clone();
        in_runtime("e2b", async move { work(sandbox).await.map_err(|trouble| explain("e2b", "E2B_API_KEY", what, &trouble)) }).await
    }

    async fn tell(&self, ask: Ask) -> Result<()> {
        self.with("sandbox", |_| async move { send(&ask).await.map(drop) }).await
    }

    pub(super) async fn kill_now(&self) -> Result<(), Trouble> {
        send(&self.control(Method::DELETE, "", None)).await.map(drop)
    }

    pub(super) async fn cut_network(&self) -> Result<()> {
        let ask = self.control(Method::PUT, "/network", Some(json!({"denyOut": ["0.0.0.0/0"]})));
        send(&ask).await.map(drop).map_err(|trouble| explain("e2b", "E2B_API_KEY", "sandbox", &trouble))
    }

    /// Ends it.
    ///
    /// # Errors
    /// `Unavailable` when the service does not know it, or does not answer.
    pub async fn kill(&self) -> Result<()> {
        self.tell(self.control(Method::DELETE, "", None)).await
    }

    /// Lets it live so much longer from now on.
    ///
    /// # Errors
    /// `Unavailable` when the service does not know it, or does not answer.
    pub async fn set_timeout(&self, lifetime: Duration) -> Result<()> {
        let mut ask = self.control(Method::POST, "/timeout", Some(json!({"timeout": lifetime.as_secs()})));
        ask.again = Again::Always;
        self.tell(ask).await
    }

    /// Stops it, with all that it holds; `E2b::connect` lets it go on.
    ///
    /// # Errors
    /// `Unavailable` when the service does not know it, it is paused already, or there is no answer.
    pub async fn pause(&self) -> Result<()> {
        self.tell(self.control(Method::POST, "/pause", Some(json!({})))).await
    }

    /// Runs code in its own code interpreter, in a context or the default one, and passes on what happens. What happens is told
    /// from this task. Dropping the future, or the end of `limit`, interrupts the code.
    ///
    /// # Errors
    /// `Unavailable` when there is no such context, the connection is cut, or the time is over. What the code raises is an event.
    pub async fn execute(&self, code: &str, context: Option<&str>, limit: Duration, mut told: impl FnMut(Event)) -> Result<()> {
        let mut ask = self.inside(INTERPRETER, Method::POST, "/execute");
        ask.body = Body::Json(json!({"code": code, "context_id": context, "language": null, "env_vars": null}));
        let (events, mut heard) = unbounded_channel();
        let running = execute_for(ask, limit, events);
        while let Some(event) = heard.recv().await {
            told(event);
        }
        running.await.map_err(|trouble| explain("e2b", "E2B_API_KEY", "context", &trouble))
    }

    /// A request about contexts, which asks for no token of the sandbox's.
    fn contexts_at(&self, method: Method, path: &str) -> Ask {
        let mut ask = self.inside(INTERPRETER, method, &format!("/contexts{path}"));
        ask.secrets.retain(|(name, _)| *name != "X-Access-Token");
        ask
    }

    /// Makes a context: a namespace of its code interpreter.
    ///
    /// # Errors
    /// `Unavailable` when the service does not make one.
    pub async fn create_context(&self, cwd: Option<&str>) -> Result<Context> {
        let mut ask = self.contexts_at(Method::POST, "");
        ask.body = Body::Json(json!({"language": "python", "cwd": cwd}));
        self.with("context", |_| async move {
            let nameless = || Trouble::Unreachable("the service names no context".to_owned());
            Context::read(&read_json(send(&ask).await?).await?).ok_or_else(nameless)
        })
        .await
    }

    /// Its contexts.
    ///
    /// # Errors
    /// `Unavailable` when the service does not answer.
    pub async fn contexts(&self) -> Result<Vec<Context>> {
        let ask = self.contexts_at(Method::GET, "");
        self.with("sandbox", |_| async move {
            let found = read_json(send(&ask).await?).await?;
            Ok(found.as_array().into_iter().flatten().filter_map(Context::read).collect())
        })
        .await
    }

    /// Empties a context.
    ///
    /// # Errors
    /// `Unavailable` when there is no such context, or no answer.
    pub async fn restart_context(&self, context: &Context) -> Result<()> {
        self.tell(self.contexts_at(Method::POST, &format!("/{}/restart", context.id))).await
    }

    /// Removes a context.
    ///
    /// # Errors
    /// `Unavailable` when there is no such context, or no answer.
    pub async fn remove_context(&self, context: &Context) -> Result<()> {
        self.tell(self.contexts_at(Method::DELETE, &format!("/{}", context.id))).await
    }
}

#[cfg(test)]
mod tests {
    use super::is_before;

    #[test]
    fn versions_are_numbers() {
        for old in ["0.3.9", "0.1.0", "v0.3", "0"] {
            assert!(is_before(old, [0, 4]), "{old}");
        }
        for new in ["0.4.0", "0.6.13", "0.10.0", "1.0", "99.99.99"] {
            assert!(!is_before(new, [0, 4]), "{new}");
        }
    }
}
