//! The other way to speak to a container: a Jupyter kernel gateway in it, on a port that Docker chose, for this machine only.
//!
//! For images that have `jupyter_kernel_gateway` and `ipykernel`. The gateway's own process is ours; the kernel that it starts
//! is the guest's, and is cut off from the network before any of its code runs.

use super::container::Container;
use super::daemon::{refused, unavailable};
use super::pool::Ready;
use super::stage::Staged;
use super::{BOOT, Docker, PATIENCE, SHORTLY};
use crate::jupyter::{KernelHome, Server, explain};
use bollard::Docker as Client;
use bollard::models::{ContainerCreateBody, NetworkCreateRequest, PortBinding};
use fumehood_core::{Policy, Result};
use serde_json::json;
use std::collections::HashMap;
use std::io::Write;
use std::time::Duration;

/// The network of gateways: from it nothing outside can be reached, nor another container.
const NETWORK: &str = "fumehood";
const PORT: &str = "8888/tcp";
/// What a gateway may use, beside what the guest may.
const ROOM: i64 = 192 << 20;
/// Processes and threads of a container with a gateway in it.
const PROCESSES: i64 = 160;
/// How often a gateway that starts is asked whether it has.
const LOOK: Duration = Duration::from_millis(30);

impl Docker {
    /// A new container with a kernel in it that has greeted.
    pub(super) async fn make_gateway(&self, client: &Client, policy: &Policy) -> Result<Ready> {
        let wrong = |error| refused(&error, &self.image_name(), self.host.as_deref());
        make_network(client).await.map_err(wrong)?;
        let mut random = [0; 24];
        getrandom::fill(&mut random).map_err(|error| unavailable(error.to_string(), "run `hood doctor`"))?;
        let token: String = random.iter().map(|byte| format!("{byte:02x}")).collect();
        let staged = Staged::lay_out(&policy.mounts, policy.limits.memory)?;
        let copies = staged.as_ref().map(Staged::copies).unwrap_or_default();
        let told = json!({"files": {}, "copies": copies, "lifetime": self.lifetime.as_secs(), "preload": "", "token": token}).to_string();
        let command = [&self.python, "-I", "-B", "-c", BOOT].map(str::to_owned).into();
        let (mut container, mut socket) = Container::start(self, client, policy, command, staged, open_port).await?;
        let length = u32::try_from(told.len()).unwrap_or(u32::MAX).to_le_bytes();
        let sent = socket.write_all(&length).and_then(|()| socket.write_all(told.as_bytes()));
        sent.map_err(|error| unavailable(error.to_string(), "run `hood doctor`"))?;
        container.hold(socket);
        let authority = address(client, &container.id).await.map_err(wrong)?;
        let server = Server { authority, path: String::new(), token, trust: None };
        let began = tokio::time::Instant::now();
        while server.ask("GET", "/api", None).await.is_err() {
            if !container.is_running() || began.elapsed() > PATIENCE {
                container.gone(SHORTLY).await;
                let said = container.last_words();
                let said = said.lines().rev().find(|line| !line.trim().is_empty() && !line.starts_with("fumehood "));
                let cause =
                    format!("the gateway in the image `{}` does not start: {}", self.image_name(), said.unwrap_or("it says nothing"));
                return Err(unavailable(
                    cause,
                    "install `jupyter_kernel_gateway` and `ipykernel` in the image, or leave out `--docker-jupyter`",
                ));
            }
            tokio::time::sleep(LOOK).await;
        }
        let (link, kernel) = KernelHome::start(&server, None, "python3", policy).await.map_err(|trouble| explain("docker", &trouble))?;
        Ok(Ready { link, container, kernel: Some(kernel) })
    }
}

fn open_port(body: &mut ContainerCreateBody) {
    body.exposed_ports = Some(vec![PORT.to_owned()]);
    if let Some(host) = &mut body.host_config {
        host.network_mode = Some(NETWORK.to_owned());
        let free = PortBinding { host_ip: Some("127.0.0.1".to_owned()), host_port: Some(String::new()) };
        host.port_bindings = Some(HashMap::from([(PORT.to_owned(), Some(vec![free]))]));
        host.pids_limit = Some(PROCESSES);
        host.memory = host.memory.map(|memory| memory.saturating_add(ROOM));
        host.memory_swap = host.memory;
    }
}

/// Makes the network, where the daemon does not have it.
async fn make_network(client: &Client) -> std::result::Result<(), bollard::errors::Error> {
    if client.inspect_network(NETWORK, None).await.is_ok() {
        return Ok(());
    }
    let options = ["enable_icc", "enable_ip_masquerade"].map(|name| (format!("com.docker.network.bridge.{name}"), "false".to_owned()));
    let request = NetworkCreateRequest {
        name: NETWORK.to_owned(),
        driver: Some("bridge".to_owned()),
        options: Some(HashMap::from(options)),
        ..NetworkCreateRequest::default()
    };
    match client.create_network(request).await {
        // Somebody else was faster.
        Err(bollard::errors::Error::DockerResponseServerError { status_code: 409, .. }) => Ok(()),
        made => made.map(drop),
    }
}

/// Where a container's port is on this machine.
async fn address(client: &Client, id: &str) -> std::result::Result<String, bollard::errors::Error> {
    let found = client.inspect_container(id, None).await?;
    let ports = found.network_settings.and_then(|network| network.ports).unwrap_or_default();
    let port = ports.get(PORT).and_then(|bindings| bindings.as_ref()?.first()?.host_port.clone());
    Ok(format!("127.0.0.1:{}", port.unwrap_or_default()))
}
