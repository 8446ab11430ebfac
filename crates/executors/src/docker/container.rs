//! One container: made behind its walls, started, spoken to on its attach stream, and removed whatever happens.
//!
//! Its life hangs on its standard input: a program that dies takes its containers with it. Nothing of it is reused.

use super::Docker;
use super::daemon::{refused, unavailable};
use super::stage::{CHANNEL, Staged};
use super::tenancy::{self, Labels};
use bollard::Docker as Client;
use bollard::container::{AttachContainerResults, LogOutput};
use bollard::models::{ContainerCreateBody, HostConfig, HostConfigLogConfig, ResourcesUlimits};
use bollard::query_parameters::{
    AttachContainerOptionsBuilder, CreateContainerOptions, RemoveContainerOptionsBuilder, StartContainerOptions, WaitContainerOptions,
};
use fumehood_core::{Policy, Result};
use futures_util::StreamExt;
use std::collections::HashMap;
use std::os::unix::net::UnixStream as Socket;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::UnixStream;
use tokio::sync::watch;

/// What Python itself and the folders in memory may come to, beside what the policy gives the guest.
const BASE: u64 = 160 << 20;
/// Processes and threads of a container, its first process aside.
const PROCESSES: i64 = 64;
/// What each of the folders in memory may hold.
const ROOM: u64 = 64 << 20;
/// Who the guest is: nobody.
pub const USER: &str = "65534";
/// How much of what a container writes to standard error is kept.
const LAST_WORDS: usize = 4_096;

/// A container of ours, removed when dropped.
pub struct Container {
    client: Client,
    pub id: String,
    exit: watch::Receiver<Exit>,
    last_words: Arc<Mutex<Vec<u8>>>,
    /// Folders of the host that it sees, for as long as it is there.
    staged: Option<Staged>,
    /// Its standard input and output, where nobody else has them.
    held: Option<Socket>,
}

/// What is known of a container's end.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Exit {
    Runs,
    Status(i64),
    /// The daemon, or the connection to it, is gone.
    Unknown(String),
}

/// How a container ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Gone {
    Memory,
    Signal(i64),
    Status(i64),
    Lifetime,
    /// Nobody inside did it.
    Killed,
    /// It is still there, but says nothing any more.
    Silent,
    Unknown(String),
}

impl Container {
    /// Makes and starts a container that runs `command`; the socket is its standard input and output.
    pub async fn start(
        docker: &Docker,
        client: &Client,
        policy: &Policy,
        command: Vec<String>,
        staged: Option<Staged>,
        adjust: impl FnOnce(&mut ContainerCreateBody),
    ) -> Result<(Self, Socket)> {
        let image = docker.image_name();
        let wrong = |error| refused(&error, &image, docker.host.as_deref());
        let labels = Labels::new(docker.lifetime);
        let mut body = body(docker, policy, command, staged.as_ref(), &labels)?;
        adjust(&mut body);
        let options = CreateContainerOptions { name: Some(labels.name()), ..CreateContainerOptions::default() };
        let id = client.create_container(Some(options), body).await.map_err(wrong)?.id;
        tenancy::enter(&id, client);
        // From here on it is removed, whatever fails.
        let (told, exit) = watch::channel(Exit::Runs);
        let container = Self { client: client.clone(), id, exit, last_words: Arc::default(), staged, held: None };
        let options = AttachContainerOptionsBuilder::new().stream(true).stdin(true).stdout(true).stderr(true).build();
        let attached = client.attach_container(&container.id, Some(options)).await.map_err(wrong)?;
        client.start_container(&container.id, None::<StartContainerOptions>).await.map_err(wrong)?;
        tokio::spawn(wait(client.clone(), container.id.clone(), told));
        let (ours, theirs) = Socket::pair().map_err(|error| unavailable(error.to_string(), "run `hood doctor`"))?;
        pump(attached, theirs, Arc::clone(&container.last_words)).map_err(|error| unavailable(error.to_string(), "run `hood doctor`"))?;
        Ok((container, ours))
    }

    /// Keeps its standard input open: it lives as long as that.
    pub fn hold(&mut self, socket: Socket) {
        self.held = Some(socket);
    }

    /// Takes away the socket that its kernel has called us by.
    pub fn hang_up(&self) {
        if let Some(staged) = &self.staged {
            staged.hang_up();
        }
    }

    /// Removes it, without waiting.
    pub fn kill(&self) {
        let (client, id) = (self.client.clone(), self.id.clone());
        crate::runtime::spawn(async move { remove(&client, &id).await });
    }

    /// Removes it.
    pub async fn close(&self) {
        let (client, id) = (self.client.clone(), self.id.clone());
        crate::runtime::run(async move { remove(&client, &id).await }).await;
    }

    pub fn is_running(&self) -> bool {
        *self.exit.borrow() == Exit::Runs
    }

    /// How it ended, waited for at most this long, and as long again where the daemon has too much to do to say whether it runs.
    pub async fn gone(&self, patience: Duration) -> Gone {
        let exit = match self.exit_within(patience).await {
            Some(exit) => Some(exit),
            None if self.is_alive().await => return Gone::Silent,
            None => self.exit_within(patience).await,
        };
        let status = match exit {
            Some(Exit::Status(status)) => status,
            Some(Exit::Unknown(why)) => return Gone::Unknown(why),
            Some(Exit::Runs) | None => return Gone::Unknown("it does not answer".to_owned()),
        };
        let said = self.last_words();
        let verdict = said.lines().rev().find_map(|line| line.strip_prefix("fumehood "));
        match verdict.and_then(|verdict| verdict.split(' ').next()) {
            Some("memory") => Gone::Memory,
            Some("lifetime") => Gone::Lifetime,
            Some("signal") => Gone::Signal(status - 128),
            Some(_) => Gone::Status(status),
            None if status == 137 => Gone::Killed,
            None => Gone::Status(status),
        }
    }

    /// What the daemon says of its end, if it does so in time.
    async fn exit_within(&self, patience: Duration) -> Option<Exit> {
        let mut exit = self.exit.clone();
        let waited = crate::runtime::run(async move {
            let ended = tokio::time::timeout(patience, exit.wait_for(|exit| *exit != Exit::Runs)).await;
            ended.ok().and_then(Result::ok).map(|exit| exit.clone())
        });
        waited.await.flatten()
    }

    /// Whether the daemon says that it runs.
    async fn is_alive(&self) -> bool {
        let (client, id) = (self.client.clone(), self.id.clone());
        let asked = crate::runtime::run(async move {
            let found = tokio::time::timeout(Duration::from_secs(2), client.inspect_container(&id, None)).await.ok()?.ok()?;
            found.state?.running
        });
        asked.await.flatten().unwrap_or(false)
    }

    /// The end of what it wrote to standard error.
    pub fn last_words(&self) -> String {
        String::from_utf8_lossy(&self.last_words.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }
}

impl Drop for Container {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Removes a container, and all that it was.
pub async fn remove(client: &Client, id: &str) {
    let options = RemoveContainerOptionsBuilder::new().force(true).v(true).build();
    // One that is gone already, or on its way, is what was wanted. One whose daemon is gone ends by itself.
    for _ in 0..3 {
        match client.remove_container(id, Some(options.clone())).await {
            Err(bollard::errors::Error::DockerResponseServerError { status_code: 500, .. }) => tokio::time::sleep(RETRY).await,
            Err(bollard::errors::Error::DockerResponseServerError { status_code: 409, .. }) => {
                // The daemon removes it itself, since it has ended.
                for _ in 0..100 {
                    if client.inspect_container(id, None).await.is_err() {
                        break;
                    }
                    tokio::time::sleep(RETRY / 5).await;
                }
                break;
            }
            _ => break,
        }
    }
    tenancy::leave(id);
}

/// How long a daemon that fails is left alone.
const RETRY: Duration = Duration::from_millis(100);

/// The walls.
fn body(docker: &Docker, policy: &Policy, command: Vec<String>, staged: Option<&Staged>, labels: &Labels) -> Result<ContainerCreateBody> {
    let mounted: u64 = policy.mounts.iter().map(|mount| mount.size.min(policy.limits.memory)).sum();
    let memory = i64::try_from(policy.limits.memory.saturating_add(BASE).saturating_add(mounted)).unwrap_or(i64::MAX);
    let mut security = vec!["no-new-privileges".to_owned()];
    if let Some(path) = &docker.seccomp {
        let profile = std::fs::read_to_string(path)
            .map_err(|error| unavailable(format!("`{}`: {error}", path.display()), "pass a seccomp profile that can be read"))?;
        security.push(format!("seccomp={profile}"));
    }
    let own = |size: u64, mode: &str| format!("rw,nosuid,nodev,size={size},nr_inodes=8192,uid={USER},gid={USER},mode={mode}");
    let mut tmpfs = HashMap::from([("/tmp".to_owned(), own(ROOM, "1777")), ("/home/guest".to_owned(), own(ROOM, "0755"))]);
    let mut binds = Vec::new();
    binds.extend(staged.and_then(|staged| staged.channel.as_ref()).map(|folder| format!("{}:{CHANNEL}:ro", folder.display())));
    for place in staged.iter().flat_map(|staged| &staged.places) {
        match place.writable {
            None => binds.push(format!("{}:{}:ro", place.source.display(), place.target)),
            Some(size) => {
                tmpfs.insert(place.target.clone(), own(size.max(4_096), "0755"));
                binds.push(format!("{}:{}:ro", place.source.display(), place.staging));
            }
        }
    }
    tmpfs.retain(|target, _| !binds.iter().any(|bind| bind.ends_with(&format!(":{target}:ro"))));
    let limit = |name: &str, most| ResourcesUlimits { name: Some(name.to_owned()), soft: Some(most), hard: Some(most) };
    let host_config = HostConfig {
        memory: Some(memory),
        memory_swap: Some(memory),
        nano_cpus: docker.cpus.map(|cpus| (cpus * 1e9) as i64),
        pids_limit: Some(PROCESSES + 1),
        ulimits: Some(vec![limit("core", 0), limit("nofile", 256), limit("fsize", 1 << 30)]),
        network_mode: Some("none".to_owned()),
        readonly_rootfs: Some(true),
        cap_drop: Some(vec!["ALL".to_owned()]),
        security_opt: Some(security),
        tmpfs: Some(tmpfs),
        binds: Some(binds),
        ipc_mode: Some("private".to_owned()),
        shm_size: Some(32 << 20),
        runtime: docker.runtime.clone(),
        auto_remove: Some(true),
        // What a guest prints goes to whoever runs it, and not to a file as well.
        log_config: Some(HostConfigLogConfig { typ: Some("none".to_owned()), config: None }),
        ..HostConfig::default()
    };
    Ok(ContainerCreateBody {
        image: Some(docker.image_name()),
        entrypoint: Some(command),
        cmd: Some(Vec::new()),
        user: Some(format!("{USER}:{USER}")),
        working_dir: Some("/home/guest".to_owned()),
        // Numeric libraries would start a thread for each processor of the machine.
        env: Some(
            ["HOME=/tmp", "LANG=C.UTF-8", "MALLOC_ARENA_MAX=2", "OPENBLAS_NUM_THREADS=1", "OMP_NUM_THREADS=1"].map(str::to_owned).into(),
        ),
        open_stdin: Some(true),
        stdin_once: Some(true),
        attach_stdin: Some(true),
        attach_stdout: Some(true),
        attach_stderr: Some(true),
        labels: Some(labels.to_map()),
        host_config: Some(host_config),
        ..ContainerCreateBody::default()
    })
}

/// Tells how a container ended.
async fn wait(client: Client, id: String, told: watch::Sender<Exit>) {
    let options = WaitContainerOptions { condition: "not-running".to_owned() };
    let mut ended = client.wait_container(&id, Some(options));
    let exit = match ended.next().await {
        Some(Ok(response)) => Exit::Status(response.status_code),
        Some(Err(bollard::errors::Error::DockerContainerWaitError { code, .. })) => Exit::Status(code),
        Some(Err(bollard::errors::Error::DockerResponseServerError { status_code: 404, .. })) => Exit::Unknown("it was removed".to_owned()),
        Some(Err(error)) => Exit::Unknown(format!("the connection to Docker was lost: {error}")),
        None => Exit::Unknown("the connection to Docker was lost".to_owned()),
    };
    // Where nobody asks any more, nobody needs to know.
    let _ = told.send(exit);
}

/// Carries bytes between the container and a socket of this process until one of them ends.
fn pump(attached: AttachContainerResults, socket: Socket, last_words: Arc<Mutex<Vec<u8>>>) -> std::io::Result<()> {
    socket.set_nonblocking(true)?;
    let (mut from_host, mut to_host) = UnixStream::from_std(socket)?.into_split();
    let AttachContainerResults { mut output, mut input } = attached;
    tokio::spawn(async move {
        while let Some(Ok(piece)) = output.next().await {
            match piece {
                LogOutput::StdErr { message } => {
                    let mut kept = last_words.lock().unwrap_or_else(PoisonError::into_inner);
                    kept.extend_from_slice(&message);
                    let excess = kept.len().saturating_sub(LAST_WORDS);
                    kept.drain(..excess);
                }
                other => {
                    if to_host.write_all(&other.into_bytes()).await.is_err() {
                        break;
                    }
                }
            }
        }
    });
    tokio::spawn(async move {
        let mut buffer = vec![0; 64 << 10];
        loop {
            match from_host.read(&mut buffer).await {
                Ok(0) | Err(_) => break,
                Ok(count) => {
                    if send(&mut input, &buffer[..count]).await.is_err() {
                        break;
                    }
                }
            }
        }
        // The container's first process ends with its standard input.
        let _ = input.shutdown().await;
    });
    Ok(())
}

async fn send(input: &mut std::pin::Pin<Box<dyn AsyncWrite + Send>>, bytes: &[u8]) -> std::io::Result<()> {
    input.write_all(bytes).await?;
    input.flush().await
}
