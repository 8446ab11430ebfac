//! The hashes themselves: one enum over the crates that compute them. What they are fed is looked through in pieces.

use super::blake2::{Blake2, Parameters};
use crate::pace;
use digest::{Digest, ExtendableOutput, Update, XofReader};

/// A hash under way.
#[derive(Clone)]
pub enum Hasher {
    Md5(md5::Md5),
    Sha1(sha1::Sha1),
    Sha224(sha2::Sha224),
    Sha256(sha2::Sha256),
    Sha384(sha2::Sha384),
    Sha512(sha2::Sha512),
    Sha3224(sha3::Sha3_224),
    Sha3256(sha3::Sha3_256),
    Sha3384(sha3::Sha3_384),
    Sha3512(sha3::Sha3_512),
    Shake128(sha3::Shake128),
    Shake256(sha3::Shake256),
    Blake2(Blake2),
}

macro_rules! each {
    ($self:expr, $inner:ident => $plain:expr, shake => $shake:expr, blake => $blake:expr) => {
        match $self {
            Self::Md5($inner) => $plain,
            Self::Sha1($inner) => $plain,
            Self::Sha224($inner) => $plain,
            Self::Sha256($inner) => $plain,
            Self::Sha384($inner) => $plain,
            Self::Sha512($inner) => $plain,
            Self::Sha3224($inner) => $plain,
            Self::Sha3256($inner) => $plain,
            Self::Sha3384($inner) => $plain,
            Self::Sha3512($inner) => $plain,
            Self::Shake128($inner) => $shake,
            Self::Shake256($inner) => $shake,
            Self::Blake2($inner) => $blake,
        }
    };
}

impl Hasher {
    /// A fresh hash, with the name that it goes by.
    pub fn by_name(name: &str) -> Option<(&'static str, Self)> {
        Some(match name.to_ascii_lowercase().replace('-', "_").as_str() {
            "md5" => ("md5", Self::Md5(Digest::new())),
            "sha1" | "sha_1" => ("sha1", Self::Sha1(Digest::new())),
            "sha224" | "sha_224" => ("sha224", Self::Sha224(Digest::new())),
            "sha256" | "sha_256" => ("sha256", Self::Sha256(Digest::new())),
            "sha384" | "sha_384" => ("sha384", Self::Sha384(Digest::new())),
            "sha512" | "sha_512" => ("sha512", Self::Sha512(Digest::new())),
            "sha3_224" => ("sha3_224", Self::Sha3224(Digest::new())),
            "sha3_256" => ("sha3_256", Self::Sha3256(Digest::new())),
            "sha3_384" => ("sha3_384", Self::Sha3384(Digest::new())),
            "sha3_512" => ("sha3_512", Self::Sha3512(Digest::new())),
            "shake_128" => ("shake_128", Self::Shake128(sha3::Shake128::default())),
            "shake_256" => ("shake_256", Self::Shake256(sha3::Shake256::default())),
            "blake2b" => ("blake2b", Self::Blake2(Blake2::new(&Parameters::plain(true)))),
            "blake2s" => ("blake2s", Self::Blake2(Blake2::new(&Parameters::plain(false)))),
            _ => return None,
        })
    }
    pub fn update(&mut self, data: &[u8]) {
        for data in pace::slices(data) {
            each!(self, inner => Update::update(inner, data), shake => Update::update(inner, data), blake => inner.update(data));
        }
    }
    /// The digest; of a `shake`, so many bytes.
    pub fn digest(&self, length: usize) -> Vec<u8> {
        let shaken = |mut reader: Box<dyn XofReader>| {
            let mut out = vec![0; length];
            out.chunks_mut(1 << 16).take_while(|_| !pace::halted()).for_each(|part| reader.read(part));
            out
        };
        each!(self, inner => inner.clone().finalize().to_vec(), shake => shaken(Box::new(inner.clone().finalize_xof())), blake => inner.digest())
    }
    pub fn size(&self) -> usize {
        match self {
            Self::Shake128(_) | Self::Shake256(_) => 0,
            other => other.digest(0).len(),
        }
    }
    pub fn block(&self) -> usize {
        match self {
            Self::Sha384(_) | Self::Sha512(_) => 128,
            Self::Sha3224(_) => 144,
            Self::Sha3256(_) | Self::Shake256(_) => 136,
            Self::Sha3384(_) => 104,
            Self::Sha3512(_) => 72,
            Self::Shake128(_) => 168,
            Self::Blake2(inner) => inner.block(),
            _ => 64,
        }
    }
}
