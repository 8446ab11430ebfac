//! The sandboxes of this process that somebody pays for: entered when they are made, gone when the service says so.
//!
//! What cannot be removed stays on the list, so that its owner can be told.

use super::http::Trouble;
use fumehood_core::BoxFuture;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A sandbox, and how it is removed.
#[derive(Clone)]
pub struct Tenant {
    pub executor: &'static str,
    pub id: String,
    /// What a user can type to remove it.
    pub by_hand: String,
    pub kill: Arc<dyn Fn() -> BoxFuture<'static, Result<(), Trouble>> + Send + Sync>,
}

/// A sandbox that may still run, and cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    pub executor: &'static str,
    pub id: String,
    /// What a user can type to remove it.
    pub by_hand: String,
}

static LIVE: Mutex<BTreeMap<String, Tenant>> = Mutex::new(BTreeMap::new());
static DRAINING: AtomicBool = AtomicBool::new(false);

/// Whether no new sandbox is to be made.
pub fn is_draining() -> bool {
    DRAINING.load(Ordering::Relaxed)
}

pub fn enter(tenant: Tenant) {
    live(|live| drop(live.insert(tenant.id.clone(), tenant)));
}

/// Removes a sandbox, unless that has been done.
pub async fn remove(id: &str) {
    let Some(tenant) = live(|live| live.get(id).cloned()) else { return };
    match (tenant.kill)().await {
        // One that the service does not know is gone, whoever did it.
        Ok(()) | Err(Trouble::Status(404, _)) => live(|live| drop(live.remove(id))),
        // It stays on the list.
        Err(_) => {}
    }
}

fn live<T>(look: impl FnOnce(&mut BTreeMap<String, Tenant>) -> T) -> T {
    look(&mut LIVE.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Makes no sandbox from now on, and removes every one of this process; those that could not be removed in time. For the end of a
/// program: what a program that opened sessions in a cloud does last.
pub fn drain(patience: Duration) -> Vec<Left> {
    DRAINING.store(true, Ordering::Relaxed);
    let ids: Vec<String> = live(|live| live.keys().cloned().collect());
    if !ids.is_empty() {
        crate::block_on(crate::runtime::run(async move {
            let removing = ids.into_iter().map(|id| tokio::spawn(async move { remove(&id).await }));
            let all = async {
                for removed in removing.collect::<Vec<_>>() {
                    // Whether it worked is on the list.
                    let _ = removed.await;
                }
            };
            let _ = tokio::time::timeout(patience, all).await;
        }));
    }
    let left = |tenant: &Tenant| Left { executor: tenant.executor, id: tenant.id.clone(), by_hand: tenant.by_hand.clone() };
    live(|live| live.values().map(left).collect())
}
