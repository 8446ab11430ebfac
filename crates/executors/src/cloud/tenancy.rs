//! The sandboxes of this process that somebody pays for: entered when they are made, gone when the service says so.
//!
//! What cannot be removed stays on the list, so that its owner can be told, and is tried again when the next one is made.

use super::http::Trouble;
use fumehood_core::{BoxFuture, Result};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A sandbox, and how it is removed.
#[derive(Clone)]
pub struct Tenant {
    pub executor: &'static str,
    pub id: String,
    /// What a user can type to remove it.
    pub by_hand: String,
    pub kill: Arc<dyn Fn() -> BoxFuture<'static, Result<(), Trouble>> + Send + Sync>,
    /// Whether it was to be removed and could not be.
    pub failed: bool,
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

/// How many are being made.
static MAKING: AtomicUsize = AtomicUsize::new(0);

/// A sandbox that is being made, and may be there before anybody knows its name: whoever drains waits for it. Over once it is entered.
pub struct Making(());

impl Making {
    /// # Errors
    /// `Unavailable` when no sandbox is to be made any more.
    pub fn begin(executor: &str) -> Result<Self> {
        MAKING.fetch_add(1, Ordering::SeqCst);
        let making = Self(());
        if DRAINING.load(Ordering::SeqCst) {
            return Err(super::unavailable(executor, "this program is ending".to_owned(), "open no session after `drain`"));
        }
        // What could not be removed before may be now that the service is asked for more.
        for id in live(|live| live.values().filter(|tenant| tenant.failed).map(|tenant| tenant.id.clone()).collect::<Vec<_>>()) {
            crate::runtime::spawn(async move { remove(&id).await });
        }
        Ok(making)
    }
}

impl Drop for Making {
    fn drop(&mut self) {
        MAKING.fetch_sub(1, Ordering::SeqCst);
    }
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
        Err(_) => live(|live| {
            if let Some(tenant) = live.get_mut(id) {
                tenant.failed = true;
            }
        }),
    }
}

fn live<T>(look: impl FnOnce(&mut BTreeMap<String, Tenant>) -> T) -> T {
    look(&mut LIVE.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Makes no sandbox from now on, and removes every one of this process; those that could not be removed in time. For the end of a
/// program: what a program that opened sessions in a cloud does last.
pub fn drain(patience: Duration) -> Vec<Left> {
    DRAINING.store(true, Ordering::SeqCst);
    let is_over = || MAKING.load(Ordering::SeqCst) == 0;
    if !is_over() || live(|live| !live.is_empty()) {
        crate::block_on(crate::runtime::run(async move {
            let began = Instant::now();
            while !is_over() && began.elapsed() < patience {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            let ids: Vec<String> = live(|live| live.keys().cloned().collect());
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
    left()
}

/// The sandboxes of this process that may still run.
pub fn left() -> Vec<Left> {
    let left = |tenant: &Tenant| Left { executor: tenant.executor, id: tenant.id.clone(), by_hand: tenant.by_hand.clone() };
    live(|live| live.values().map(left).collect())
}
