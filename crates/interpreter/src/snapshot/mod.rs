//! A session as bytes, and back: heap, loaded code, modules, and the frames of a cell that waits for a tool.
//!
//! Code is not in a snapshot: its source is, and is compiled again, so that no snapshot can hold code that the compiler would not
//! make. Only the version that wrote a snapshot reads it. A wrong or damaged one is an error; what it holds is checked before
//! anything runs. The policy is not in it either: who restores says what the guest may do.

mod check;
mod image;

use crate::vm::Vm;
use fumehood_core::Policy;
use image::Image;
use sha2::{Digest, Sha256};
use std::fmt;

/// The first bytes of every snapshot.
const MAGIC: &[u8; 8] = b"HOODSNAP";
/// Magic, fingerprint, length and checksum.
const HEADER: usize = 8 + 8 + 8 + 32;

/// Why there is no snapshot, or no session from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotError(String);

impl SnapshotError {
    fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for SnapshotError {}

impl Vm {
    /// The session as bytes. Between cells, or while a cell waits for a tool: then the host keeps the call, and the restored
    /// session is resumed with its reply.
    ///
    /// # Errors
    /// When a cell is in the middle of something else, or an object has no saved form.
    pub fn snapshot(&mut self) -> Result<Vec<u8>, SnapshotError> {
        let payload = self.write_image()?;
        let mut bytes = Vec::with_capacity(HEADER + payload.len());
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&fingerprint().to_le_bytes());
        bytes.extend_from_slice(&(payload.len() as u64).to_le_bytes());
        bytes.extend_from_slice(&Sha256::digest(&payload));
        bytes.extend_from_slice(&payload);
        Ok(bytes)
    }

    /// The session of a snapshot, under a policy.
    ///
    /// # Errors
    /// When the bytes are no snapshot of this version, or are damaged, or hold more than the policy's memory, or know other tools.
    pub fn restore(bytes: &[u8], policy: &Policy) -> Result<Self, SnapshotError> {
        let Some((header, payload)) = bytes.split_at_checked(HEADER).filter(|(header, _)| header.starts_with(MAGIC)) else {
            return Err(SnapshotError::new("this is not a snapshot of a session"));
        };
        if header[8..16] != fingerprint().to_le_bytes() {
            return Err(SnapshotError::new("the snapshot was made by another version or for another kind of processor"));
        }
        if header[16..24] != (payload.len() as u64).to_le_bytes() || header[24..] != Sha256::digest(payload)[..] {
            return Err(SnapshotError::new("the snapshot is damaged: its checksum is wrong"));
        }
        if payload.len() as u64 > policy.limits.memory {
            return Err(SnapshotError::new("the snapshot is larger than the memory limit"));
        }
        Self::from_image(Image::decode(payload, policy.limits.memory)?, policy)
    }

    /// An independent copy of the session, between cells: both go on separately.
    ///
    /// # Errors
    /// When a cell is running.
    pub fn fork(&mut self) -> Result<Self, SnapshotError> {
        if !self.is_idle() {
            return Err(SnapshotError::new("a cell is running"));
        }
        Ok(self.copy())
    }
}

/// What must be the same in the process that reads a snapshot: version, tables of natives and types, hash of strings.
fn fingerprint() -> u64 {
    let registry = crate::types::registry();
    let mut hash = Sha256::new();
    hash.update(env!("CARGO_PKG_VERSION"));
    hash.update(ahash::RandomState::with_seeds(1, 2, 3, 4).hash_one("hash of strings").to_le_bytes());
    hash.update(registry.natives.len().to_le_bytes());
    hash.update(registry.classes.len().to_le_bytes());
    for native in &registry.natives {
        hash.update(native.def.name);
        hash.update([0]);
    }
    for module in crate::stdlib::MODULES {
        hash.update(module.name);
        hash.update(module.source.len().to_le_bytes());
    }
    let digest = hash.finalize();
    u64::from_le_bytes([digest[0], digest[1], digest[2], digest[3], digest[4], digest[5], digest[6], digest[7]])
}
