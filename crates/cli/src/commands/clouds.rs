//! The executors in somebody's cloud as the options say, and what is said at the end of those who pay for them.
//!
//! Keys come from the environment only: what is on a command line is seen by everybody on the machine.

use crate::args::ContainerArguments;
use crate::report;
use fumehood_executors::blaxel::Blaxel;
use fumehood_executors::cloud;
use fumehood_executors::e2b::E2b;
use fumehood_executors::modal::Modal;
use std::time::Duration;

/// How long the services may take to remove what is left when we end.
const PATIENCE: Duration = Duration::from_secs(10);

pub fn e2b(arguments: &ContainerArguments) -> E2b {
    let known = E2b::default();
    E2b {
        template: arguments.template.clone().unwrap_or(known.template),
        lifetime: arguments.lifetime.map_or(known.lifetime, Duration::from_secs),
        sandbox: arguments.sandbox.clone(),
        packages: arguments.cloud_packages.clone(),
        ..known
    }
}

pub fn blaxel(arguments: &ContainerArguments) -> Blaxel {
    let known = Blaxel::default();
    Blaxel {
        image: arguments.template.clone().unwrap_or(known.image),
        lifetime: arguments.lifetime.map_or(known.lifetime, Duration::from_secs),
        ..known
    }
}

pub fn modal(arguments: &ContainerArguments) -> Modal {
    let known = Modal::default();
    Modal {
        base: arguments.template.clone().unwrap_or(known.base),
        lifetime: arguments.lifetime.map_or(known.lifetime, Duration::from_secs),
        packages: arguments.cloud_packages.clone(),
        progress: Some(report::progress),
        ..known
    }
}

/// Removes every sandbox of this program, and says which could not be.
pub fn leave() {
    for left in cloud::drain(PATIENCE) {
        report::warning(&format!(
            "the sandbox `{}` of `{}` could not be removed, and costs until its lifetime is over\nhint: {}",
            left.id, left.executor, left.by_hand
        ));
    }
}
