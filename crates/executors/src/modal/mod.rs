//! `modal`: sessions in sandboxes of the Modal cloud.
//!
//! A sandbox is made for each session, without a network, with limits and an end to its life; our kernel runs in it as a command whose
//! streams Modal's router carries. The image is built once from the packages that are named. Mounts are refused. Nothing of the
//! token reaches the guest or a message.

mod command;
mod rpc;
mod wire;

use crate::cloud::{self, BOOT, CloudHome, Making, Secret, Tenant, Trouble, begin, in_runtime, told, unavailable};
use crate::docker::packages::{is_requirement, package_of};
use crate::guest::link::Link;
use crate::guest::session::{GuestSession, Home, Homes};
use crate::local::prepare;
use command::Command;
use fumehood_core::{BoxFuture, Error, Executor, Policy, Result, Session};
use rpc::Service;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The executor `modal`.
///
/// ```
/// use fumehood_executors::cloud::Secret;
/// use fumehood_executors::modal::Modal;
/// let modal = Modal { token_secret: Some(Secret::new("as-1234")), ..Modal::default() };
/// assert!(!format!("{modal:?}").contains("1234"));
/// ```
#[derive(Clone, Debug)]
pub struct Modal {
    /// By default what `MODAL_TOKEN_ID` and `MODAL_TOKEN_SECRET` say, or the active profile of `~/.modal.toml`.
    pub token_id: Option<Secret>,
    pub token_secret: Option<Secret>,
    /// `MODAL_SERVER_URL`, or Modal's own; with commas between them where there are several, of which the first that answers is asked.
    pub server_url: String,
    /// The app that sandboxes belong to; made where it is missing.
    pub app: String,
    /// What the image begins with.
    pub base: String,
    /// Installed in the image, which is built once.
    pub packages: Vec<String>,
    /// What is told of a build.
    pub progress: Option<fn(&str)>,
    /// Memory of a sandbox in megabytes, beside what the policy gives the guest.
    pub memory: u64,
    pub cpus: f64,
    /// When the service ends a sandbox, whatever we do.
    pub lifetime: Duration,
    /// The Python there.
    pub python: String,
    /// How long the service may take for one call.
    pub patience: Duration,
}

impl Default for Modal {
    fn default() -> Self {
        let set = |name: &str| std::env::var(name).ok().filter(|text| !text.is_empty());
        let profile = profile();
        let known = |name: &str| profile.iter().find(|(key, _)| key == name).map(|(_, value)| value.clone());
        Self {
            token_id: set("MODAL_TOKEN_ID").or_else(|| known("token_id")).map(Secret::new),
            token_secret: set("MODAL_TOKEN_SECRET").or_else(|| known("token_secret")).map(Secret::new),
            server_url: set("MODAL_SERVER_URL")
                .or_else(|| known("server_url"))
                .unwrap_or_else(|| "https://api.modal.com,https://api.modal2.com".to_owned()),
            app: "fumehood".to_owned(),
            base: "python:3.12-slim-bookworm".to_owned(),
            packages: Vec::new(),
            progress: None,
            memory: 256,
            cpus: 1.0,
            lifetime: Duration::from_secs(1_800),
            python: "python3".to_owned(),
            patience: Duration::from_secs(60),
        }
    }
}

/// How long an image may take to be built.
const BUILDING: Duration = Duration::from_secs(1_200);
/// What Modal's own client calls itself, in the version whose calls these are.
const VERSION: &str = "1.6.3";

impl Executor for Modal {
    fn name(&self) -> &'static str {
        "modal"
    }

    fn open<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(async move {
            cloud::check("modal", policy)?;
            let session = GuestSession::open(Arc::new(self.clone()), prepare(policy)?).await?;
            Ok(Box::new(session) as Box<dyn Session>)
        })
    }
}

impl Homes for Modal {
    fn executor(&self) -> &'static str {
        "modal"
    }

    fn home<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<(Link, Box<dyn Home>)>> {
        let (modal, memory) = (self.clone(), policy.limits.memory);
        Box::pin(in_runtime("modal", async move {
            let (link, home) = modal.make(memory).await?;
            Ok((link, Box::new(home) as Box<dyn Home>))
        }))
    }

    fn refuses_forks(&self, _: &Policy) -> Option<(&'static str, &'static str)> {
        Some((
            "a session in Modal cannot be forked",
            "open a second session and run the cells again, or use the `jail` or `local` executor",
        ))
    }
}

impl Modal {
    /// A sandbox whose kernel has greeted.
    async fn make(&self, memory: u64) -> Result<(Link, CloudHome)> {
        let making = Making::begin("modal")?;
        let service = self.connect().await?;
        let wrong = |trouble: Trouble| explain("image", &trouble);
        let app =
            wire::AppGetOrCreateRequest { app_name: self.app.clone(), object_creation_type: wire::CREATE_IF_MISSING, ..Default::default() };
        let app: wire::AppGetOrCreateResponse = service.call("/modal.client.ModalClient/AppGetOrCreate", app).await.map_err(wrong)?;
        let image_id = self.image(&service, &app.app_id).await?;
        let basic = service.clone();
        let service = service.passing("x-modal-auth-token", auth_token(&basic).await.map_err(wrong)?, move || {
            let basic = basic.clone();
            Box::pin(async move { auth_token(&basic).await })
        });
        let most = u32::try_from(self.memory.saturating_add(memory >> 20)).unwrap_or(u32::MAX);
        let seconds = u32::try_from(self.lifetime.as_secs()).unwrap_or(u32::MAX).max(1);
        let definition = wire::Sandbox {
            // A sandbox ends with its first command, and that of an image of Python's is Python, which has nothing to do.
            entrypoint_args: vec!["sleep".to_owned(), seconds.to_string()],
            image_id,
            resources: Some(wire::Resources { memory_mb: most, milli_cpu: (self.cpus * 1_000.0) as u32, memory_mb_max: most }),
            timeout_secs: seconds,
            network_access: Some(wire::NetworkAccess { network_access_type: wire::BLOCKED }),
        };
        let create = wire::SandboxCreateRequest { app_id: app.app_id, definition: Some(definition) };
        let made: wire::SandboxCreateResponse = service.call("/modal.client.ModalClient/SandboxCreateV2", create).await.map_err(wrong)?;
        let service = service.with("x-modal-sandbox-token", Secret::new(made.sandbox_token));
        let home = CloudHome::in_own(tenant(service.clone(), made.sandbox_id.clone()));
        drop(making);
        let unreachable = || unavailable("modal", "the service does not say where commands go".to_owned(), "try again");
        let access = made.command_router_access.ok_or_else(unreachable)?;
        let router = Service::connect(&access.url, Vec::new(), Vec::new(), self.patience).await.map_err(wrong)?;
        let router = router.without_keys().passing("authorization", bearer(&access.jwt), move || {
            let (service, request) = (service.clone(), wire::RouterAccessRequest { sandbox_id: made.sandbox_id.clone() });
            Box::pin(async move {
                let access: wire::CommandRouterAccess =
                    service.call("/modal.client.ModalClient/SandboxGetCommandRouterAccess", request).await?;
                Ok(bearer(&access.jwt))
            })
        });
        let started = Command::start(&router, made.task_id, [&self.python, "-I", "-B", "-c", BOOT].map(str::to_owned).into()).await;
        begin("modal", started.map_err(wrong)?, home, told(self.lifetime), self.patience).await
    }

    async fn connect(&self) -> Result<Service> {
        let missing =
            || unavailable("modal", "there is no token".to_owned(), "set MODAL_TOKEN_ID and MODAL_TOKEN_SECRET (https://modal.com)");
        let id = self.token_id.clone().ok_or_else(missing)?;
        let secret = self.token_secret.clone().ok_or_else(missing)?;
        let headers = vec![("x-modal-client-type", "1".to_owned()), ("x-modal-client-version", VERSION.to_owned())];
        let secrets = vec![("x-modal-token-id", id), ("x-modal-token-secret", secret)];
        Service::connect(&self.server_url, secrets, headers, self.patience).await.map_err(|trouble| explain("server", &trouble))
    }

    /// The image, which the service builds where it has not yet.
    async fn image(&self, service: &Service, app_id: &str) -> Result<String> {
        let wrong = |trouble: Trouble| explain("image", &trouble);
        let failed = |why: String| {
            unavailable("modal", format!("the image cannot be built: {why}"), "look at the names of the image and the packages")
        };
        let mut dockerfile_commands = vec![format!("FROM {}", self.base)];
        let packages: Vec<String> = self.packages.iter().map(|asked| package_of(asked)).collect();
        if let Some(package) = packages.iter().find(|package| !is_requirement(package)) {
            return Err(failed(format!("`{package}` is no package")));
        }
        if !packages.is_empty() {
            dockerfile_commands.push(format!("RUN {} -m pip install --no-cache-dir '{}'", self.python, packages.join("' '")));
        }
        let environment: wire::EnvironmentGetOrCreateResponse = service
            .call("/modal.client.ModalClient/EnvironmentGetOrCreate", wire::EnvironmentGetOrCreateRequest::default())
            .await
            .map_err(wrong)?;
        let builder_version =
            environment.metadata.and_then(|metadata| metadata.settings).map(|settings| settings.image_builder_version).unwrap_or_default();
        let request = wire::ImageGetOrCreateRequest {
            image: Some(wire::Image { dockerfile_commands }),
            app_id: app_id.to_owned(),
            namespace: wire::OF_THE_WORKSPACE,
            builder_version,
        };
        let found: wire::ImageGetOrCreateResponse =
            service.call("/modal.client.ModalClient/ImageGetOrCreate", request).await.map_err(wrong)?;
        let result = match found.result.filter(|result| result.status != 0) {
            Some(result) => result,
            None => tokio::time::timeout(BUILDING, self.built(service, &found.image_id))
                .await
                .map_err(|_| failed("it takes too long".to_owned()))?
                .map_err(wrong)?,
        };
        if result.status == 1 { Ok(found.image_id) } else { Err(failed(result.exception)) }
    }

    /// Waits until an image is built.
    async fn built(&self, service: &Service, image_id: &str) -> Result<wire::GenericResult, Trouble> {
        let mut last_entry_id = String::new();
        loop {
            let request =
                wire::ImageJoinStreamingRequest { image_id: image_id.to_owned(), timeout: 55.0, last_entry_id: last_entry_id.clone() };
            let mut news: tonic::Streaming<wire::ImageJoinStreamingResponse> =
                service.stream("/modal.client.ModalClient/ImageJoinStreaming", request).await?;
            while let Some(told) = news.message().await.map_err(|status| service.trouble(&status))? {
                if let Some(progress) = self.progress {
                    told.task_logs.iter().for_each(|log| progress(&log.data));
                }
                if !told.entry_id.is_empty() {
                    last_entry_id = told.entry_id;
                }
                if let Some(result) = told.result.filter(|result| result.status != 0) {
                    return Ok(result);
                }
            }
        }
    }
}

fn bearer(token: &str) -> Secret {
    Secret::new(format!("Bearer {token}"))
}

/// What the service wants to see for sandboxes.
async fn auth_token(service: &Service) -> Result<Secret, Trouble> {
    let token: wire::AuthTokenGetResponse = service.call("/modal.client.ModalClient/AuthTokenGet", wire::Nothing {}).await?;
    Ok(Secret::new(token.token))
}

fn explain(what: &str, trouble: &Trouble) -> Error {
    cloud::explain("modal", "MODAL_TOKEN_ID and MODAL_TOKEN_SECRET", what, trouble)
}

/// How a sandbox is removed at the end.
fn tenant(service: Service, id: String) -> Tenant {
    let sandbox_id = id.clone();
    let kill = move || -> BoxFuture<'static, Result<(), Trouble>> {
        let (service, request) = (service.clone(), wire::SandboxTerminateRequest { sandbox_id: sandbox_id.clone() });
        Box::pin(async move { service.call("/modal.client.ModalClient/SandboxTerminateV2", request).await.map(|wire::Nothing {}| ()) })
    };
    // It goes into a shell by somebody's hand.
    let clean: String = id.chars().filter(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter)).collect();
    let by_hand = format!("python3 -c \"import modal; modal.Sandbox.from_id('{clean}').terminate()\"");
    Tenant { executor: "modal", id, by_hand, kill: Arc::new(kill), failed: false }
}

/// The active profile of `~/.modal.toml`: the one that `MODAL_PROFILE` names, or that is marked, or the only one.
fn profile() -> Vec<(String, String)> {
    let named = std::env::var("MODAL_PROFILE").unwrap_or_default();
    let path = std::env::var_os("MODAL_CONFIG_PATH").map(PathBuf::from);
    let path = path.or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".modal.toml")));
    let text = path.and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default();
    read_profile(&text, &named)
}

fn read_profile(text: &str, named: &str) -> Vec<(String, String)> {
    let mut profiles: Vec<(String, Vec<(String, String)>)> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.strip_prefix('[').and_then(|line| line.split_once(']')) {
            profiles.push((unquoted(name.trim()), Vec::new()));
        } else if let (Some((key, value)), Some((_, last))) = (line.split_once('='), profiles.last_mut()) {
            last.push((key.trim().to_owned(), unquoted(value.trim())));
        }
    }
    let is_marked = |values: &[(String, String)]| values.iter().any(|(key, value)| key == "active" && value == "true");
    let only = profiles.len() == 1;
    let wanted =
        |(name, values): &&(String, Vec<(String, String)>)| if named.is_empty() { only || is_marked(values) } else { name == named };
    profiles.iter().find(wanted).map(|(_, values)| values.clone()).unwrap_or_default()
}

/// A value of TOML as text, without quotes and without the comment after it.
fn unquoted(value: &str) -> String {
    match value.chars().next() {
        Some(quote @ ('"' | '\'')) => value[1..].split(quote).next().unwrap_or_default().to_owned(),
        _ => value.split('#').next().unwrap_or_default().trim().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::read_profile;

    #[test]
    fn the_profile_is_the_named_the_marked_or_the_only_one() {
        let two = "[one]\ntoken_id = \"a\"\n\n[two]\ntoken_id = \"b\"\nactive = true\n";
        let id = |text: &str, named: &str| read_profile(text, named).into_iter().find(|(key, _)| key == "token_id").map(|(_, value)| value);
        assert_eq!(id(two, ""), Some("b".to_owned()));
        assert_eq!(id(two, "one"), Some("a".to_owned()));
        assert_eq!(id(two, "three"), None);
        assert_eq!(id("[only]\ntoken_id = 'x'\n", ""), Some("x".to_owned()));
        assert_eq!(id("", ""), None);
        let odd = "# mine\n[ \"a b\" ] # old\ntoken_id = \"x#1\" # a key\n['two']\ntoken_id='y'\nactive=true # yes\n# token_id = 'z'\n";
        assert_eq!((id(odd, ""), id(odd, "a b")), (Some("y".to_owned()), Some("x#1".to_owned())));
    }
}
