//! Warm containers: started ahead, each used for one session, and removed where nobody asks for one for a while.
//!
//! Only containers that are all the same are kept: those of a session with mounts are its own.

use super::Docker;
use super::container::Container;
use crate::guest::link::Link;
use crate::jupyter::KernelHome;
use fumehood_core::{BoxFuture, Result};
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// A container whose guest has greeted.
pub struct Ready {
    pub link: Link,
    pub container: Container,
    /// The Jupyter kernel in it, where there is one.
    pub kernel: Option<KernelHome>,
}

/// How a container of a kind is made.
pub type Recipe = Arc<dyn Fn() -> BoxFuture<'static, Result<Ready>> + Send + Sync>;

/// A container of the kind called `key`: a spare one, or else a new one. Call it in the runtime.
pub async fn take(docker: &Docker, key: String, recipe: Recipe) -> Result<Ready> {
    let pool = pool_of(key);
    let found = pool.pop();
    if docker.spares > 0 {
        pool.refill(docker, &recipe);
    }
    match found {
        Some(ready) => Ok(ready),
        None => recipe().await,
    }
}

/// Starts the spares of a kind, and waits until they are there.
pub async fn warm(docker: &Docker, key: String, recipe: Recipe) -> Result<()> {
    let pool = pool_of(key);
    while pool.len() < docker.spares {
        let ready = recipe().await?;
        pool.push(ready);
    }
    pool.refill(docker, &recipe);
    Ok(())
}

/// Removes every spare.
pub fn empty() {
    let pools: Vec<Arc<Pool>> = POOLS.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default().values().cloned().collect();
    pools.iter().for_each(|pool| pool.ready.lock().unwrap_or_else(PoisonError::into_inner).clear());
}

static POOLS: Mutex<Option<HashMap<String, Arc<Pool>>>> = Mutex::new(None);

#[derive(Default)]
struct Pool {
    ready: Mutex<VecDeque<(Ready, Instant)>>,
    /// Whether somebody keeps it full.
    is_kept: AtomicBool,
}

fn pool_of(key: String) -> Arc<Pool> {
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(pools.get_or_insert_default().entry(key).or_default())
}

impl Pool {
    fn pop(&self) -> Option<Ready> {
        let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        // One may have died while it waited.
        while let Some((found, _)) = ready.pop_front() {
            if found.container.is_running() {
                return Some(found);
            }
        }
        None
    }

    fn push(&self, ready: Ready) {
        self.ready.lock().unwrap_or_else(PoisonError::into_inner).push_back((ready, Instant::now()));
    }

    fn len(&self) -> usize {
        self.ready.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Keeps it full until nobody has taken one for as long as the idle time.
    fn refill(self: &Arc<Self>, docker: &Docker, recipe: &Recipe) {
        if self.is_kept.swap(true, Ordering::Relaxed) {
            return;
        }
        let (pool, spares, idle, recipe) = (Arc::clone(self), docker.spares, docker.idle, Arc::clone(recipe));
        tokio::spawn(async move {
            let mut failed = false;
            loop {
                while pool.len() < spares && !super::tenancy::is_draining() && !failed {
                    // Who asks for one is told why there is none; spares just are not there.
                    match recipe().await {
                        Ok(ready) => pool.push(ready),
                        Err(_) => failed = true,
                    }
                }
                let youngest = pool.ready.lock().unwrap_or_else(PoisonError::into_inner).back().map(|(_, since)| *since);
                if failed || super::tenancy::is_draining() || youngest.is_none_or(|since| since.elapsed() >= idle) {
                    break;
                }
                tokio::time::sleep(LOOK.min(idle)).await;
            }
            pool.ready.lock().unwrap_or_else(PoisonError::into_inner).clear();
            pool.is_kept.store(false, Ordering::Relaxed);
        });
    }
}

/// How often a pool is looked at.
const LOOK: std::time::Duration = std::time::Duration::from_millis(50);
