//! The state of iterators over other builtin iterators, and of a few that need none: what `itertools` and deques go through.
//! Nothing here runs guest code: each source is a builtin iterator. How they step is in `stdlib/walk.rs`.

use super::Object;
use serde::{Deserialize, Serialize};

#[derive(Clone, Serialize, Deserialize)]
pub enum Walk {
    /// Numbers, each a step from the last.
    Count {
        at: Object,
        step: Object,
    },
    /// One value, for ever or so many times.
    Repeat {
        value: Object,
        left: Option<u64>,
    },
    /// All items, then the same again; the source is unbound once it has ended.
    Cycle {
        inner: Object,
        saved: Vec<Object>,
        at: usize,
    },
    /// The items of each of the sources' items.
    Chain {
        sources: Object,
        current: Object,
    },
    /// Every `step`th item from `wanted` on; `at` items were taken.
    Slice {
        inner: Object,
        at: u64,
        wanted: u64,
        stop: Option<u64>,
        step: u64,
    },
    Pairs {
        inner: Object,
        last: Object,
    },
    /// As `zip`, until all have ended: those that have are unbound.
    Longest {
        inner: Box<[Object]>,
        fill: Object,
    },
    /// A list of the next such list, or None, and of items, shared by all that read the same source; `at` of them were given.
    Tee {
        inner: Object,
        link: Object,
        at: usize,
    },
    Deque {
        over: Object,
        at: usize,
        version: u64,
        reversed: bool,
    },
    /// The numbers of an `array.array`.
    Array {
        over: Object,
        at: usize,
    },
}

impl Walk {
    /// The builtin iterators that it takes items from.
    #[must_use]
    pub fn sources(&self) -> &[Object] {
        match self {
            Self::Count { .. } | Self::Repeat { .. } | Self::Deque { .. } | Self::Array { .. } => &[],
            Self::Chain { sources, .. } => std::slice::from_ref(sources),
            Self::Cycle { inner, .. } | Self::Slice { inner, .. } | Self::Pairs { inner, .. } | Self::Tee { inner, .. } => {
                std::slice::from_ref(inner)
            }
            Self::Longest { inner, .. } => inner,
        }
    }

    /// Everything that it refers to.
    pub fn trace(&self, visit: &mut dyn FnMut(Object)) {
        self.sources().iter().for_each(|&source| visit(source));
        match self {
            Self::Count { at, step } => [*at, *step].into_iter().for_each(visit),
            Self::Repeat { value, .. } => visit(*value),
            Self::Cycle { saved, .. } => saved.iter().copied().for_each(visit),
            Self::Chain { current, .. } => visit(*current),
            Self::Pairs { last, .. } => visit(*last),
            Self::Longest { fill, .. } => visit(*fill),
            Self::Tee { link, .. } => visit(*link),
            Self::Deque { over, .. } | Self::Array { over, .. } => visit(*over),
            Self::Slice { .. } => {}
        }
    }

    /// Bytes that it holds.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + match self {
                Self::Cycle { saved, .. } => saved.capacity() * 8,
                Self::Longest { inner, .. } => inner.len() * 8,
                _ => 0,
            }
    }
}
