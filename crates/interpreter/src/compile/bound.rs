//! Definite assignment: which variable registers certainly hold a value at the point the compiler has reached.
//! It is exact about branches and pessimistic about `del` in loops and handlers; it never claims too much.

use super::Reg;

/// The variables that are certainly bound, or "unreachable" (everything is).
#[derive(Clone, Debug)]
pub struct Bound(Option<Vec<u64>>);

impl Bound {
    pub fn nothing(variables: usize) -> Self {
        Self(Some(vec![0; variables.div_ceil(64)]))
    }
    pub const fn unreachable() -> Self {
        Self(None)
    }
    pub const fn is_reachable(&self) -> bool {
        self.0.is_some()
    }
    pub fn contains(&self, variable: Reg) -> bool {
        self.0.as_ref().is_none_or(|bits| bits.get(variable as usize / 64).is_some_and(|word| word >> (variable % 64) & 1 == 1))
    }
    pub fn insert(&mut self, variable: Reg) {
        if let Some(word) = self.0.as_mut().and_then(|bits| bits.get_mut(variable as usize / 64)) {
            *word |= 1 << (variable % 64);
        }
    }
    pub fn remove(&mut self, variable: Reg) {
        if let Some(word) = self.0.as_mut().and_then(|bits| bits.get_mut(variable as usize / 64)) {
            *word &= !(1 << (variable % 64));
        }
    }
    /// What is bound on both of two paths that meet.
    pub fn meet(&mut self, other: &Self) {
        match (&mut self.0, &other.0) {
            (None, _) => self.0.clone_from(&other.0),
            (Some(_), None) => {}
            (Some(mine), Some(theirs)) => mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine &= theirs),
        }
    }
    /// What is bound after both of two pieces of code have run.
    pub fn join(&mut self, other: &Self) {
        match (&mut self.0, &other.0) {
            (Some(mine), Some(theirs)) => mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine |= theirs),
            (mine, _) => *mine = None,
        }
    }
}
