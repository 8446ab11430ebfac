//! How results are rounded: the modes of a context, and what is known of the digits that are cut off.

use super::value::status;
use std::cmp::Ordering;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::stdlib) enum Mode {
    HalfEven,
    HalfUp,
    HalfDown,
    Up,
    Down,
    Ceiling,
    Floor,
    FiveUp,
}

/// The conditions of a result that was rounded.
pub(super) const fn rounded(is_inexact: bool) -> u16 {
    if is_inexact { status::ROUNDED | status::INEXACT } else { status::ROUNDED }
}

/// What was cut off: nothing, or something that compares with half a unit in this way.
pub(super) struct Rest {
    pub is_none: bool,
    pub half: Ordering,
    /// Conditions of the way to the number.
    pub told: u16,
}

impl Rest {
    pub const NONE: Self = Self { is_none: true, half: Ordering::Less, told: 0 };

    pub fn of(rest: u128, unit: u128) -> Self {
        // The double may be more than 128 bits hold.
        Self { is_none: rest == 0, half: rest.cmp(&(unit - rest)), told: 0 }
    }
    /// Both, where the other one is below this.
    pub fn above(self, below: &Self) -> Self {
        let half = if self.half.is_eq() && !below.is_none { Ordering::Greater } else { self.half };
        Self { is_none: self.is_none && below.is_none, half, told: below.told }
    }
}

impl Mode {
    pub fn goes_up(self, negative: bool, quotient: u128, half: Ordering) -> bool {
        match self {
            Self::HalfEven => half.is_gt() || half.is_eq() && quotient % 2 == 1,
            Self::HalfUp => half.is_ge(),
            Self::HalfDown => half.is_gt(),
            Self::Up => true,
            Self::Down => false,
            Self::Ceiling => !negative,
            Self::Floor => negative,
            Self::FiveUp => quotient.is_multiple_of(5),
        }
    }
}

pub(super) fn mode_of(name: &str) -> Option<Mode> {
    Some(match name {
        "ROUND_HALF_EVEN" => Mode::HalfEven,
        "ROUND_HALF_UP" => Mode::HalfUp,
        "ROUND_HALF_DOWN" => Mode::HalfDown,
        "ROUND_UP" => Mode::Up,
        "ROUND_DOWN" => Mode::Down,
        "ROUND_CEILING" => Mode::Ceiling,
        "ROUND_FLOOR" => Mode::Floor,
        "ROUND_05UP" => Mode::FiveUp,
        _ => return None,
    })
}
