//! Time and chance as a session sees them: the host's own, or what its policy says, so that a run can be repeated exactly.
//! It never waits and knows nothing of the guest.

use crate::drive::Broken;
use fumehood_core::Policy;
use fumehood_interpreter::Clock;
use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime};

/// The clocks and the randomness of one session.
#[derive(Clone)]
pub struct Nature {
    /// Where time stands still, what it was at first.
    frozen: Option<i64>,
    /// What the guest slept since.
    slept: Duration,
    /// Where chance is repeatable, its state.
    seed: Option<u64>,
}

impl Nature {
    pub fn new(policy: &Policy) -> Self {
        let frozen = if let fumehood_core::Clock::Frozen(nanos) = policy.clock { Some(nanos) } else { None };
        Self { frozen, slept: Duration::ZERO, seed: policy.seed }
    }

    /// Lets time pass where it stands still; false where one has to wait for it.
    pub fn pass(&mut self, duration: Duration) -> bool {
        self.slept = self.slept.saturating_add(duration);
        self.frozen.is_some()
    }

    /// What a clock says, in nanoseconds; `busy` tells how long the session has computed.
    pub fn now(&self, clock: Clock, busy: impl FnOnce() -> Duration) -> i128 {
        match (clock, self.frozen) {
            (Clock::Wall, None) => wall_nanos(),
            (Clock::Monotonic, None) => origin().elapsed().as_nanos() as i128,
            (Clock::Cpu, None) => busy().as_nanos() as i128,
            (Clock::Wall, Some(start)) => i128::from(start) + self.slept.as_nanos() as i128,
            (Clock::Monotonic, Some(_)) => self.slept.as_nanos() as i128,
            (Clock::Cpu, Some(_)) => 0,
        }
    }

    pub fn entropy(&mut self, count: usize) -> Result<Vec<u8>, Broken> {
        let mut bytes = vec![0; count];
        match &mut self.seed {
            Some(state) => bytes.chunks_mut(8).for_each(|chunk| chunk.copy_from_slice(&step(state).to_le_bytes()[..chunk.len()])),
            None => getrandom::fill(&mut bytes).map_err(|error| Broken(format!("no entropy: {error}")))?,
        }
        Ok(bytes)
    }
}

/// The next number of a repeatable sequence (splitmix64).
fn step(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mixed = (*state ^ (*state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

fn wall_nanos() -> i128 {
    match SystemTime::now().duration_since(SystemTime::UNIX_EPOCH) {
        Ok(since) => since.as_nanos() as i128,
        Err(before) => -(before.duration().as_nanos() as i128),
    }
}

/// The zero of the monotonic clock: a guest learns nothing of when the machine started.
fn origin() -> Instant {
    static ORIGIN: OnceLock<Instant> = OnceLock::new();
    *ORIGIN.get_or_init(Instant::now)
}
