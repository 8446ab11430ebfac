//! Whose containers are whose: labels, lists, and the removal of what nobody owns any more.
//!
//! It touches only containers that carry our labels.

use super::container::remove;
use super::daemon::{connect, refused};
use super::{Docker, stage};
use bollard::Docker as Client;
use bollard::query_parameters::ListContainersOptionsBuilder;
use fumehood_core::Result;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, SystemTime};

const SESSION: &str = "fumehood.session";
const OWNER: &str = "fumehood.owner";
const CREATED: &str = "fumehood.created";
const UNTIL: &str = "fumehood.until";

/// What a container says of itself.
pub struct Labels {
    session: String,
    created: u64,
    until: u64,
}

impl Labels {
    pub fn new(lifetime: Duration) -> Self {
        static LAST: AtomicU64 = AtomicU64::new(0);
        let mut random = [0; 6];
        // Where there is no entropy the number alone tells them apart in this process, and the owner elsewhere.
        let _ = getrandom::fill(&mut random);
        let random: String = random.iter().map(|byte| format!("{byte:02x}")).collect();
        let session = format!("{}-{}-{random}", std::process::id(), LAST.fetch_add(1, Ordering::Relaxed));
        let created = now();
        Self { session, created, until: created.saturating_add(lifetime.as_secs()) }
    }

    pub fn name(&self) -> String {
        format!("fumehood-{}", self.session)
    }

    pub fn to_map(&self) -> HashMap<String, String> {
        let labels = [
            (SESSION, self.session.clone()),
            (OWNER, owner().to_owned()),
            (CREATED, self.created.to_string()),
            (UNTIL, self.until.to_string()),
        ];
        labels.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

/// A container as `hood docker ps` lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: String,
    pub session: String,
    /// The machine, the process and when that began.
    pub owner: String,
    pub image: String,
    /// What the daemon says of it: `Up 3 seconds`.
    pub status: String,
    /// Whether its owner is gone or its time is over.
    pub is_orphan: bool,
}

impl Docker {
    /// Every container of ours that the daemon has, whoever made it.
    ///
    /// # Errors
    /// `Unavailable` when the daemon does not answer.
    pub async fn list(&self) -> Result<Vec<Listed>> {
        let docker = self.clone();
        self.in_runtime(async move {
            let client = connect(docker.host.as_deref()).await?;
            list(&client).await.map_err(|error| refused(&error, "", docker.host.as_deref()))
        })
        .await
    }

    /// What there is to know of the daemon before anything is run on it: its version, runtimes and limits, and our image.
    ///
    /// # Errors
    /// `Unavailable` when the daemon does not answer.
    pub async fn facts(&self) -> Result<Vec<(&'static str, String)>> {
        let docker = self.clone();
        self.in_runtime(async move {
            let client = connect(docker.host.as_deref()).await?;
            let wrong = |error| refused(&error, "", docker.host.as_deref());
            let (version, info) = (client.version().await.map_err(wrong)?, client.info().await.map_err(wrong)?);
            let ours = list(&client).await.map_err(wrong)?;
            let image = docker.image_name();
            let has_image = client.inspect_image(&image).await.is_ok();
            let mut runtimes: Vec<String> = info.runtimes.unwrap_or_default().into_keys().collect();
            runtimes.sort();
            let limits = [("memory", info.memory_limit), ("pids", info.pids_limit), ("cpu", info.cpu_cfs_quota)];
            let missing: Vec<&str> = limits.iter().filter(|(_, has)| *has == Some(false)).map(|(name, _)| *name).collect();
            let known = |text: Option<String>| text.unwrap_or_else(|| "unknown".to_owned());
            Ok(vec![
                ("engine", format!("{} (API {})", known(version.version), known(version.api_version))),
                ("runtimes", runtimes.join(", ")),
                ("limits", if missing.is_empty() { "all hold".to_owned() } else { format!("not held here: {}", missing.join(", ")) }),
                ("image", if has_image { image } else { format!("{image} is missing: run `hood image build --from-host`") }),
                ("containers", format!("{} of ours, {} orphans", ours.len(), ours.iter().filter(|listed| listed.is_orphan).count())),
            ])
        })
        .await
    }

    /// Removes the containers that nobody owns any more, or all of ours; those that it removed.
    ///
    /// # Errors
    /// `Unavailable` when the daemon does not answer.
    pub async fn prune(&self, all: bool) -> Result<Vec<Listed>> {
        let docker = self.clone();
        self.in_runtime(async move {
            let client = connect(docker.host.as_deref()).await?;
            let found = list(&client).await.map_err(|error| refused(&error, "", docker.host.as_deref()))?;
            let gone: Vec<Listed> = found.into_iter().filter(|listed| all || listed.is_orphan).collect();
            for listed in &gone {
                remove(&client, &listed.id).await;
            }
            stage::sweep(|pid| start_of(pid).is_some());
            Ok(gone)
        })
        .await
    }
}

/// Removes what a program that crashed has left behind, once for each program that uses the daemon.
pub fn reap_orphans(client: &Client) {
    static DONE: AtomicBool = AtomicBool::new(false);
    if DONE.swap(true, Ordering::Relaxed) {
        return;
    }
    let client = client.clone();
    tokio::spawn(async move {
        stage::sweep(|pid| start_of(pid).is_some());
        for listed in list(&client).await.unwrap_or_default().iter().filter(|listed| listed.is_orphan) {
            remove(&client, &listed.id).await;
        }
    });
}

async fn list(client: &Client) -> Result<Vec<Listed>, bollard::errors::Error> {
    let filters = HashMap::from([("label", vec![SESSION])]);
    let options = ListContainersOptionsBuilder::new().all(true).filters(&filters).build();
    let found = client.list_containers(Some(options)).await?;
    let listed = |container: bollard::models::ContainerSummary| {
        let mut labels = container.labels.unwrap_or_default();
        let owner = labels.remove(OWNER).unwrap_or_default();
        let until = labels.remove(UNTIL).and_then(|until| until.parse().ok()).unwrap_or(u64::MAX);
        Listed {
            id: container.id.unwrap_or_default(),
            session: labels.remove(SESSION).unwrap_or_default(),
            image: container.image.unwrap_or_default(),
            status: container.status.unwrap_or_default(),
            is_orphan: is_gone(&owner) || now() > until,
            owner,
        }
    };
    Ok(found.into_iter().map(listed).collect())
}

/// This process: the machine, its number, and when it began, since numbers are used again.
fn owner() -> &'static str {
    static OWNER: OnceLock<String> = OnceLock::new();
    OWNER.get_or_init(|| format!("{} {} {}", machine(), std::process::id(), start_of(std::process::id()).unwrap_or_default()))
}

/// Whether an owner of this machine has ended. Nobody knows that of other machines.
fn is_gone(owner: &str) -> bool {
    let mut parts = owner.split(' ');
    let (Some(host), Some(pid), Some(start)) = (parts.next(), parts.next().and_then(|pid| pid.parse().ok()), parts.next()) else {
        return false;
    };
    host == machine() && start_of(pid).as_deref() != Some(start)
}

/// The name of this machine, and of this container where it is one: process numbers are its own.
fn machine() -> String {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let boot = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    format!("{}/{}", name.trim(), boot.trim().get(..8).unwrap_or_default())
}

/// When a process began, in ticks since the machine did; `None` where it has ended.
fn start_of(pid: u32) -> Option<String> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let mut fields = stat.rsplit(')').next()?.split_whitespace();
    let state = fields.next()?;
    if state == "Z" { None } else { fields.nth(18).map(str::to_owned) }
}

fn now() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs()
}

/// The containers of this process.
static LIVE: Mutex<Option<HashMap<String, Client>>> = Mutex::new(None);
static DRAINING: AtomicBool = AtomicBool::new(false);

/// Whether no new session is to be opened.
pub fn is_draining() -> bool {
    DRAINING.load(Ordering::Relaxed)
}

pub fn enter(id: &str, client: &Client) {
    live(|live| drop(live.insert(id.to_owned(), client.clone())));
}

pub fn leave(id: &str) {
    live(|live| drop(live.remove(id)));
}

fn live<T>(look: impl FnOnce(&mut HashMap<String, Client>) -> T) -> T {
    look(LIVE.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default())
}

/// Opens no session from now on, lets those that are there end for as long as `grace`, and removes every container of this
/// process. For the end of a program: what SIGTERM asks for.
pub fn drain(grace: Duration) {
    DRAINING.store(true, Ordering::Relaxed);
    if live(|live| live.is_empty()) {
        return;
    }
    crate::block_on(crate::runtime::run(async move {
        super::pool::empty();
        let over = tokio::time::Instant::now() + grace;
        while !live(|live| live.is_empty()) && tokio::time::Instant::now() < over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let left: Vec<(String, Client)> = live(|live| live.clone().into_iter().collect());
        for (id, client) in left {
            remove(&client, &id).await;
        }
    }));
}
