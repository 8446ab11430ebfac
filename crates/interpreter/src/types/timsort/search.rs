//! Galloping: the search in a run from a hint on. It asks as the sort itself does, one item at a time.

use serde::{Deserialize, Serialize};

/// How many items of a run are less than a key (or not greater), searched from a hint on: in steps that double, then by halves.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
pub struct Search {
    pub start: usize,
    pub count: usize,
    pub hint: usize,
    /// The place of the key, and whether it, or the run, is among the saved items.
    pub key: usize,
    pub key_saved: bool,
    pub run_saved: bool,
    /// Items equal to the key count too.
    pub equal: bool,
    pub stage: Stage,
    pub last: usize,
    pub step: usize,
    pub low: usize,
    pub high: usize,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    #[default]
    Hint,
    Up,
    Down,
    Halves,
}

impl Search {
    /// The place to look at next, or how many items were found.
    pub fn place(&mut self) -> Result<usize, usize> {
        if self.stage == Stage::Up && self.step >= self.count - self.hint || self.stage == Stage::Down && self.step > self.hint {
            self.halve();
        }
        match self.stage {
            Stage::Hint => Ok(self.start + self.hint),
            Stage::Up => Ok(self.start + self.hint + self.step),
            Stage::Down => Ok(self.start + self.hint - self.step),
            Stage::Halves if self.low < self.high => Ok(self.start + self.low + (self.high - self.low) / 2),
            Stage::Halves => Err(self.high),
        }
    }

    /// The steps end: what is searched for lies between the last two.
    fn halve(&mut self) {
        (self.low, self.high) = if self.stage == Stage::Up {
            (self.hint + self.last + 1, self.hint + self.step.min(self.count - self.hint))
        } else {
            (self.hint + 1 - self.step.min(self.hint + 1), self.hint - self.last)
        };
        self.stage = Stage::Halves;
    }

    /// Does the item that was looked at count?
    pub fn answered(&mut self, counts: bool) {
        match self.stage {
            Stage::Hint => self.stage = if counts { Stage::Up } else { Stage::Down },
            Stage::Up | Stage::Down if counts == (self.stage == Stage::Up) => {
                self.last = self.step;
                self.step = self.step * 2 + 1;
            }
            Stage::Up | Stage::Down => self.halve(),
            Stage::Halves => {
                let middle = self.low + (self.high - self.low) / 2;
                if counts { self.low = middle + 1 } else { self.high = middle }
            }
        }
    }
}
