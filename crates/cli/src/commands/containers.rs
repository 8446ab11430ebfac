//! `hood image` and `hood docker`: the images and containers of the `docker` executor, and that executor as the options say.
//!
//! It touches no image and no container but ours.

use crate::args::{ContainerArguments, ImageArguments};
use crate::report::{self, Status};
use fumehood_core::Error;
use fumehood_executors::block_on;
use fumehood_executors::docker::{Base, Build, Docker, Listed, Mode};
use fumehood_executors::jupyter::Jupyter;
use std::sync::Arc;

/// The executor that the options ask for. One session is all there will be: no container is started for a second one.
pub fn docker(arguments: &ContainerArguments) -> Docker {
    Docker {
        image: arguments.image.clone(),
        runtime: arguments.docker_runtime.clone(),
        seccomp: arguments.seccomp.clone(),
        cpus: arguments.cpus,
        mode: if arguments.docker_jupyter { Mode::Jupyter } else { Mode::Guest },
        ..Docker::default()
    }
}

/// The server that the options name.
pub fn jupyter(arguments: &ContainerArguments) -> Jupyter {
    let known = Jupyter::default();
    Jupyter {
        url: arguments.jupyter_url.clone().unwrap_or(known.url),
        token: arguments.jupyter_token.clone().unwrap_or(known.token),
        certificates: arguments.jupyter_certificates.clone(),
        kernel: arguments.jupyter_kernel.clone(),
        kernel_name: known.kernel_name,
    }
}

/// Builds an image and prints its name.
pub fn build(arguments: ImageArguments) -> Status {
    let base = match &arguments.dockerfile {
        _ if arguments.from_host => Base::Host(arguments.python),
        None => Base::Image(arguments.base),
        Some(path) => match std::fs::read_to_string(path) {
            Ok(text) => Base::Dockerfile(text),
            Err(error) => {
                let what = format!("cannot read `{}`", path.display());
                report::mistake(&what, Some(&error.to_string()), "pass the path of a Dockerfile", false);
                return Status::Usage;
            }
        },
    };
    let build = Build { base, packages: arguments.packages, index_url: arguments.index_url };
    match block_on(Docker::default().prepare(build, Arc::new(report::note))) {
        Ok(name) => {
            report::line(&name);
            Status::Ended
        }
        Err(error) => failed(&error),
    }
}

/// Lists our containers.
pub fn list() -> Status {
    match block_on(Docker::default().list()) {
        Ok(found) => {
            report::line(&format!("{:<12} {:<28} {:<24} {:<10} IMAGE", "CONTAINER", "SESSION", "STATUS", "OWNER"));
            found.iter().for_each(|listed| report::line(&row(listed)));
            Status::Ended
        }
        Err(error) => failed(&error),
    }
}

/// Removes containers that nobody owns, or all of ours.
pub fn prune(all: bool) -> Status {
    match block_on(Docker::default().prune(all)) {
        Ok(gone) => {
            gone.iter().for_each(|listed| report::line(&format!("removed {}", listed.session)));
            report::line(&format!("{} containers removed", gone.len()));
            Status::Ended
        }
        Err(error) => failed(&error),
    }
}

fn row(listed: &Listed) -> String {
    let id = listed.id.get(..12).unwrap_or(&listed.id);
    // The machine, the process, and when that began.
    let owner = if listed.is_orphan { "gone" } else { listed.owner.split(' ').nth(1).unwrap_or("unknown") };
    format!("{id:<12} {:<28} {:<24} {owner:<10} {}", listed.session, listed.status, listed.image)
}

fn failed(error: &Error) -> Status {
    report::error(error, false);
    Status::of_error(error)
}
