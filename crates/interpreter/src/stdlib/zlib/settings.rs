//! What a stream is made with, and what a call asks of it, checked when it is given.

use serde::{Deserialize, Serialize};

/// What a stream is wrapped in.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wrap {
    Raw,
    Zlib,
    Gzip,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Strategy {
    Default,
    Filtered,
    HuffmanOnly,
    Runs,
    Fixed,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Settings {
    pub level: usize,
    pub wrap: Wrap,
    pub window_bits: u32,
    pub memory: u32,
    pub strategy: Strategy,
}

impl Settings {
    /// Settings as Python gives them; none if a stream cannot have them.
    pub fn new(level: i64, wbits: i64, memory: i64, strategy: i64) -> Option<Self> {
        let level = match level {
            -1 => 6,
            0..=9 => level as usize,
            _ => return None,
        };
        let (wrap, window_bits) = match wbits {
            -15..=-9 => (Wrap::Raw, -wbits),
            8..=15 => (Wrap::Zlib, wbits.max(9)),
            25..=31 => (Wrap::Gzip, wbits - 16),
            _ => return None,
        };
        let strategy = match strategy {
            0 => Strategy::Default,
            1 => Strategy::Filtered,
            2 => Strategy::HuffmanOnly,
            3 => Strategy::Runs,
            4 => Strategy::Fixed,
            _ => return None,
        };
        let memory = u32::try_from(memory).ok().filter(|memory| (1..=9).contains(memory))?;
        Some(Self { level, wrap, window_bits: window_bits as u32, memory, strategy })
    }
    /// Bytes that a stream takes, at most.
    pub fn bytes(&self) -> usize {
        (6 << self.window_bits) + (2 << (self.memory + 7)) + (8 << (self.memory + 6))
    }
}

/// How much of what was given a call must bring out.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flush {
    None,
    Partial,
    Sync,
    Full,
    Finish,
    Block,
}

impl Flush {
    pub fn of(mode: i64) -> Option<Self> {
        Some(match mode {
            0 => Self::None,
            1 => Self::Partial,
            2 => Self::Sync,
            3 => Self::Full,
            4 => Self::Finish,
            5 => Self::Block,
            _ => return None,
        })
    }
    /// One that asks for no more than the last did has nothing to do.
    pub fn rank(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Block => 1,
            Self::Partial => 2,
            Self::Sync => 4,
            Self::Full => 6,
            Self::Finish => 8,
        }
    }
}
