//! A sandbox of Blaxel, as its control plane, its files and its code interpreter have it.
//!
//! Every method is one request or a few; what is safe to repeat is repeated, and a cell never is.

use super::{Blaxel, explain};
use crate::cloud::{Again, Ask, Body, Context, Event, Secret, Trouble, execute_for, in_runtime, read_all, read_json, send, unavailable};
use fumehood_core::Result;
use reqwest::{Method, Response};
use serde_json::{Value as Json, json};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::unbounded_channel;

/// A sandbox of Blaxel.
#[derive(Clone)]
pub struct Sandbox {
    pub name: String,
    pub(super) api: String,
    /// Where it is itself.
    url: String,
    /// What is sent with every request; the next one is had from the account where this one has ended.
    token: Arc<Mutex<Secret>>,
    account: Blaxel,
}

impl fmt::Debug for Sandbox {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Sandbox").field("name", &self.name).field("url", &self.url).finish_non_exhaustive()
    }
}

/// A file or a folder of a sandbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    pub is_folder: bool,
    pub size: u64,
}

/// The version of the API that is spoken here.
const VERSION: &str = "2026-09-22";
/// The header that a token is sent in.
const TOKEN: &str = "X-Blaxel-Authorization";
/// The port of the code interpreter.
const INTERPRETER: u16 = 8_888;
/// How long a file may be that is read.
const LONGEST_FILE: usize = 512 << 20;

impl Blaxel {
    /// What is sent with every request: the key, or a token that the credentials are good for.
    async fn token(&self) -> Result<Secret> {
        if self.workspace.is_empty() {
            return Err(unavailable("blaxel", "there is no workspace".to_owned(), "set BL_WORKSPACE to the name of yours"));
        }
        let bearer = |text: &str| Secret::new(format!("Bearer {text}"));
        if let Some(key) = &self.key {
            return Ok(bearer(key.expose()));
        }
        let Some(credentials) = &self.credentials else {
            return Err(unavailable("blaxel", "there is no key".to_owned(), "set BL_API_KEY to a key of yours (https://blaxel.ai)"));
        };
        let mut ask = Ask::new(Method::POST, format!("{}/oauth/token", self.api()));
        ask.secrets.push(("Authorization", Secret::new(format!("Basic {}", credentials.expose()))));
        ask.body = Body::Json(json!({"grant_type": "client_credentials"}));
        ask.again = Again::Always;
        ask.patience = self.patience;
        let answer = async { read_json(send(&ask).await?).await };
        let answer = answer.await.map_err(|trouble| explain("account", &trouble))?;
        let missing = || unavailable("blaxel", "the service gives no token".to_owned(), "look at BL_CLIENT_CREDENTIALS");
        answer["access_token"].as_str().map(bearer).ok_or_else(missing)
    }

    fn api(&self) -> String {
        self.api_url.trim_end_matches('/').to_owned()
    }

    pub(super) async fn create_now(&self) -> Result<Sandbox> {
        let mut random = [0; 8];
        getrandom::fill(&mut random).map_err(|error| unavailable("blaxel", error.to_string(), "run `hood doctor`"))?;
        let name = format!("fumehood-{}", random.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
        let mut sandbox = self.named(&name).await?;
        let mut ask = sandbox.ask(Method::POST, format!("{}/sandboxes?createIfNotExist=true", sandbox.api));
        let mut spec = json!({"runtime": {
            "image": self.image,
            "memory": self.memory,
            "ttl": format!("{}s", self.lifetime.as_secs().max(1)),
            "ports": [{"target": INTERPRETER, "name": "jupyter", "protocol": "HTTP"}],
        }});
        if !self.region.is_empty() {
            spec["region"] = self.region.as_str().into();
        }
        ask.body = Body::Json(json!({"metadata": {"name": sandbox.name, "labels": {"made-by": "fumehood"}}, "spec": spec}));
        // The name is ours: the service makes one sandbox, however often it is asked.
        ask.again = Again::Always;
        let making = async {
            let mut made = read_json(sandbox.send(&ask).await?).await?;
            while ["DEPLOYING", "BUILDING", "UPLOADING"].iter().any(|status| made["status"] == *status) {
                tokio::time::sleep(Duration::from_millis(300)).await;
                made = read_json(sandbox.send(&sandbox.control(Method::GET)).await?).await?;
            }
            Ok::<Json, Trouble>(made)
        };
        let late = || Trouble::Late(format!("the sandbox is not ready within {:?}", self.patience));
        let made = tokio::time::timeout(self.patience, making).await.unwrap_or_else(|_| Err(late()));
        let made = match made {
            Ok(made) if made["status"] != "FAILED" => Ok(made),
            other => {
                // It may have been made all the same.
                let left = sandbox.clone();
                tokio::spawn(async move { drop(left.delete_now().await) });
                other.and(Err(Trouble::Unreachable("the sandbox failed to start".to_owned()))).map_err(|trouble| explain("image", &trouble))
            }
        }?;
        let url = made["metadata"]["url"].as_str().filter(|url| !url.is_empty()).map(str::to_owned);
        sandbox.url = url.unwrap_or_else(|| format!("https://run.blaxel.ai/{}/sandboxes/{}", self.workspace, sandbox.name));
        Ok(sandbox)
    }

    /// Makes a sandbox. It lives until it is deleted, or its lifetime is over: no session ends it.
    ///
    /// # Errors
    /// `Unavailable` when the service does not make one.
    pub async fn create(&self) -> Result<Sandbox> {
        let blaxel = self.clone();
        in_runtime("blaxel", async move { blaxel.create_now().await }).await
    }

    /// A sandbox by its name, whether or not it is there.
    async fn named(&self, name: &str) -> Result<Sandbox> {
        let token = Arc::new(Mutex::new(self.token().await?));
        Ok(Sandbox { name: name.to_owned(), url: String::new(), token, api: self.api(), account: self.clone() })
    }

    /// Ends a sandbox of the workspace.
    ///
    /// # Errors
    /// `Unavailable` when the service does not know it, or does not answer.
    pub async fn delete_by_name(&self, name: &str) -> Result<()> {
        if !name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') {
            return Err(unavailable("blaxel", format!("`{name}` is no sandbox's name"), "name a sandbox that runs"));
        }
        let (blaxel, name) = (self.clone(), name.to_owned());
        in_runtime("blaxel", async move {
            let gone = blaxel.named(&name).await?.delete_now().await;
            gone.map_err(|trouble| explain("sandbox", &trouble))
        })
        .await
    }

    /// The names of every sandbox of the workspace.
    ///
    /// # Errors
    /// `Unavailable` when the service does not answer.
    pub async fn list(&self) -> Result<Vec<String>> {
        let blaxel = self.clone();
        in_runtime("blaxel", async move {
            let any = blaxel.named("").await?;
            let found = async { read_json(any.send(&any.ask(Method::GET, format!("{}/sandboxes", any.api))).await?).await };
            let found = found.await.map_err(|trouble| explain("workspace", &trouble))?;
            let name = |sandbox: &Json| sandbox["metadata"]["name"].as_str().map(str::to_owned);
            Ok(found.as_array().into_iter().flatten().filter_map(name).collect())
        })
        .await
    }
}

impl Sandbox {
    fn ask(&self, method: Method, url: String) -> Ask {
        let mut ask = Ask::new(method, url);
        ask.headers = vec![("X-Blaxel-Workspace", self.account.workspace.clone()), ("Blaxel-Version", VERSION.to_owned())];
        ask.secrets = vec![(TOKEN, self.token.lock().unwrap_or_else(PoisonError::into_inner).clone())];
        ask.patience = self.account.patience;
        ask
    }

    /// Sends a request to it or about it. A token that is not taken any more is renewed: what was sent with it was not taken either.
    pub(super) async fn send(&self, ask: &Ask) -> Result<Response, Trouble> {
        let refused = match send(ask).await {
            Err(Trouble::Status(401, said)) if self.account.key.is_none() => Trouble::Status(401, said),
            other => return other,
        };
        let Ok(token) = self.account.token().await else { return Err(refused) };
        token.clone_into(&mut self.token.lock().unwrap_or_else(PoisonError::into_inner));
        let mut again = ask.clone();
        again.secrets = vec![(TOKEN, token)];
        send(&again).await
    }

    /// A request to the control plane about it.
    fn control(&self, method: Method) -> Ask {
        self.ask(method, format!("{}/sandboxes/{}", self.api, self.name))
    }

    /// A request to itself.
    pub(super) fn inside(&self, method: Method, path: &str) -> Ask {
        self.ask(method, format!("{}{path}", self.url.trim_end_matches('/')))
    }

    async fn with<T: Send + 'static, F: Future<Output = Result<T, Trouble>> + Send + 'static>(
        &self,
        what: &'static str,
        work: impl FnOnce(Self) -> F + Send + 'static,
    ) -> Result<T> {
        let sandbox = self.clone();
        in_runtime("blaxel", async move { work(sandbox).await.map_err(|trouble| explain(what, &trouble)) }).await
    }

    pub(super) async fn delete_now(&self) -> Result<(), Trouble> {
        self.send(&self.control(Method::DELETE)).await.map(drop)
    }

    /// Ends it.
    ///
    /// # Errors
    /// `Unavailable` when the service does not know it, or does not answer.
    pub async fn delete(&self) -> Result<()> {
        self.with("sandbox", |sandbox| async move { sandbox.delete_now().await }).await
    }

    /// Runs code in its own code interpreter, in a context or the default one, and passes on what happens. Dropping the future, or
    /// the end of `limit`, interrupts the code.
    ///
    /// # Errors
    /// `Unavailable` when there is no such context, the connection is cut, or the time is over. What the code raises is an event.
    pub async fn execute(&self, code: &str, context: Option<&str>, limit: Duration, mut told: impl FnMut(Event)) -> Result<()> {
        let mut ask = self.inside(Method::POST, &format!("/port/{INTERPRETER}/execute"));
        ask.body = Body::Json(json!({"code": code, "context_id": context, "language": null, "env_vars": null}));
        let (events, mut heard) = unbounded_channel();
        let running = execute_for(ask, limit, events);
        while let Some(event) = heard.recv().await {
            told(event);
        }
        running.await.map_err(|trouble| explain("context", &trouble))
    }

    /// Makes a context: a namespace of its code interpreter.
    ///
    /// # Errors
    /// `Unavailable` when the service does not make one.
    pub async fn create_context(&self, cwd: Option<&str>) -> Result<Context> {
        let mut ask = self.inside(Method::POST, &format!("/port/{INTERPRETER}/contexts"));
        ask.body = Body::Json(json!({"language": "python", "cwd": cwd}));
        self.with("context", |sandbox| async move {
            let nameless = || Trouble::Unreachable("the service names no context".to_owned());
            Context::read(&read_json(sandbox.send(&ask).await?).await?).ok_or_else(nameless)
        })
        .await
    }

    fn file(&self, method: Method, path: &str, query: &str) -> Ask {
        let safe = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.".contains(&byte);
        let encoded: String =
            path.bytes().map(|byte| if safe(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect();
        self.inside(method, &format!("/filesystem/{encoded}{query}"))
    }

    /// What is in a file.
    ///
    /// # Errors
    /// `Unavailable` when there is no such file.
    pub async fn read(&self, path: &str) -> Result<Vec<u8>> {
        let mut ask = self.file(Method::GET, path, "");
        ask.headers.push(("Accept", "application/octet-stream".to_owned()));
        self.with("file", |sandbox| async move { read_all(sandbox.send(&ask).await?, LONGEST_FILE).await }).await
    }

    /// Writes a file, and makes the folders that it is in.
    ///
    /// # Errors
    /// `Unavailable` when it cannot be written.
    pub async fn write(&self, path: &str, contents: &[u8]) -> Result<()> {
        let mut ask = self.file(Method::PUT, path, "");
        ask.body = Body::form(&[("permissions", "0644")], "file", contents);
        ask.again = Again::Always;
        self.with("folder", |sandbox| async move { sandbox.send(&ask).await.map(drop) }).await
    }

    /// What is in a folder.
    ///
    /// # Errors
    /// `Unavailable` when there is no such folder.
    pub async fn list_folder(&self, path: &str) -> Result<Vec<Entry>> {
        let ask = self.file(Method::GET, path, "");
        self.with("folder", |sandbox| async move {
            let found = read_json(sandbox.send(&ask).await?).await?;
            let entry = |found: &Json, is_folder| Entry {
                name: found["name"].as_str().unwrap_or_default().to_owned(),
                is_folder,
                size: found["size"].as_u64().unwrap_or(0),
            };
            let all = |key: &str| found[key].as_array().cloned().unwrap_or_default();
            let files = all("files").iter().map(|file| entry(file, false)).collect::<Vec<_>>();
            Ok(all("subdirectories").iter().map(|folder| entry(folder, true)).chain(files).collect())
        })
        .await
    }

    /// Removes a file, or a folder and all that is in it.
    ///
    /// # Errors
    /// `Unavailable` when it cannot be removed.
    pub async fn remove(&self, path: &str) -> Result<()> {
        let ask = self.file(Method::DELETE, path, "?recursive=true");
        self.with("file", |sandbox| async move { sandbox.send(&ask).await.map(drop) }).await
    }

    /// Runs a shell command to its end: its status, and what it wrote to both its streams.
    ///
    /// # Errors
    /// `Unavailable` when it cannot be started, or the connection is cut.
    pub async fn command(&self, command: &str) -> Result<(i64, String)> {
        let mut ask = self.inside(Method::POST, "/process");
        ask.body = Body::Json(json!({"command": command, "waitForCompletion": true}));
        self.with("sandbox", |sandbox| async move {
            let done = read_json(sandbox.send(&ask).await?).await?;
            Ok((done["exitCode"].as_i64().unwrap_or(0), done["logs"].as_str().unwrap_or_default().to_owned()))
        })
        .await
    }
}
