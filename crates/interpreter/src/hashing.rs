//! Hash maps of the compiler and of sessions, whose keys guests choose: the secret of their hash is drawn once in a process, so that an
//! empty map costs nothing to make. Not for what guests see: the order of a `set` is the session's own (`Heap::hasher`).

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasher;
use std::sync::LazyLock;

pub type Map<K, V> = HashMap<K, V, Secret>;
pub type Set<K> = HashSet<K, Secret>;

/// Hashes with the secret of this process.
#[derive(Clone, Copy, Default)]
pub struct Secret;

impl BuildHasher for Secret {
    type Hasher = ahash::AHasher;

    #[inline]
    fn build_hasher(&self) -> Self::Hasher {
        static SECRET: LazyLock<ahash::RandomState> = LazyLock::new(ahash::RandomState::new);
        SECRET.build_hasher()
    }
}
