//! How long a thread waits for an answer before it does something else about it.
//!
//! To put a thread to sleep and wake it again takes longer than most answers do, where there are processors to spare. Nothing here
//! sleeps.

use std::cell::Cell;
use std::time::{Duration, Instant};

/// How long an answer is asked for again and again before a thread sleeps on it. Two wake-ups take about as long.
const SPIN: Duration = Duration::from_micros(30);
/// How often that is left out at most, where it was in vain: what is slow, or has to wait for this very processor, is slept on.
const MOST_LEFT_OUT: u32 = 512;
/// How often in a row it must have been right to count for one time in vain. A machine that is busy lets it be right by chance.
const ROW: u32 = 16;

/// Asks again and again for what is probably there soon.
pub struct Spin {
    /// How many times it is not to be tried now, and after the next time in vain.
    left_out: u32,
    next: u32,
    /// How many times in a row it was right.
    row: u32,
}

impl Default for Spin {
    fn default() -> Self {
        Self { left_out: 0, next: 1, row: 0 }
    }
}

impl Spin {
    /// Whether `attempt` came true in the short while that it is tried.
    pub fn until<E>(&mut self, mut attempt: impl FnMut() -> Result<bool, E>) -> Result<bool, E> {
        if self.left_out > 0 {
            self.left_out -= 1;
            return Ok(false);
        }
        let began = Instant::now();
        loop {
            if attempt()? {
                self.row += 1;
                if self.row == ROW {
                    self.row = 0;
                    self.next = (self.next / 2).max(1);
                }
                return Ok(true);
            }
            if began.elapsed() >= SPIN {
                break;
            }
            for _ in 0..8 {
                std::hint::spin_loop();
            }
        }
        self.row = 0;
        self.left_out = self.next;
        self.next = (self.next * 2).min(MOST_LEFT_OUT);
        Ok(false)
    }
}

thread_local! {
    static PATIENCE: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

/// Does `work` on a thread that has nothing else to do: where `work` polls a future of this crate, and that waits for one guest only,
/// the thread may be held for as long as `longest`, below a second. Not for a thread of an async runtime.
pub fn patiently<T>(longest: Duration, work: impl FnOnce() -> T) -> T {
    struct Before(Duration);
    impl Drop for Before {
        fn drop(&mut self) {
            PATIENCE.set(self.0);
        }
    }
    let _before = Before(PATIENCE.replace(longest));
    work()
}

/// How long this thread may be held now.
pub fn patience() -> Duration {
    PATIENCE.get()
}

#[cfg(test)]
mod tests {
    use super::Spin;

    /// How often it asks, in each of so many waits.
    fn tried(spin: &mut Spin, waits: usize, answer: bool) -> Vec<bool> {
        let mut asked = false;
        (0..waits)
            .map(|_| {
                asked = false;
                let got = spin.until::<()>(|| {
                    asked = true;
                    Ok(answer)
                });
                assert_eq!(got, Ok(answer && asked));
                asked
            })
            .collect()
    }

    #[test]
    fn what_is_in_vain_is_left_out_for_longer_and_longer() {
        let mut spin = Spin::default();
        assert_eq!(tried(&mut spin, 8, false), [true, false, true, false, false, true, false, false]);
        tried(&mut spin, 2_000, false);
        assert!(tried(&mut spin, 5_130, false).into_iter().filter(|tried| *tried).count() <= 10);
        // Once it is right it is tried every time, and after long enough one failure costs little again.
        assert!(tried(&mut spin, 513, true).contains(&true));
        assert_eq!(tried(&mut spin, 200, true), [true; 200]);
        assert_eq!(tried(&mut spin, 3, false), [true, false, true]);
    }
}
