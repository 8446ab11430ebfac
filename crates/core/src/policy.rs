//! A policy: all that a session may do, as plain data that prints, compares and crosses a wire.
//!
//! It enforces nothing itself. An executor enforces every field, or refuses to open.

use crate::{Limits, ToolSpec};
use std::path::PathBuf;
use std::sync::Arc;

/// What a session may do. The default reaches nothing outside.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    /// Importable modules as dotted names; `pkg.*` allows everything below `pkg`, `*` everything,
    /// and a child allows its parents. `None` is the executor's own default set.
    pub imports: Option<Vec<String>>,
    /// Host functions the guest may call.
    pub tools: Vec<ToolSpec>,
    /// Files that the guest sees.
    pub mounts: Vec<Mount>,
    /// Environment variables of the guest: these and no others.
    pub env: Vec<(String, String)>,
    /// What the guest's clocks say.
    pub clock: Clock,
    /// Makes everything random repeatable, the order of sets included. `None` is the host's own randomness.
    pub seed: Option<u64>,
    pub network: Network,
    pub limits: Limits,
}

/// Files inside the guest.
///
/// ```
/// use fumehood_core::{Access, Mount};
/// let mount = Mount::files("/data", [("a.csv", "x,y\n1,2\n")]);
/// assert_eq!(mount.access, Access::Read);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mount {
    pub source: Source,
    /// An absolute path of the guest.
    pub target: PathBuf,
    pub access: Access,
    /// The most bytes that the files may have together, at the beginning and after every write.
    pub size: u64,
}

impl Mount {
    /// What a mount may hold unless it says otherwise.
    pub const SIZE: u64 = 64 << 20;

    /// A read-only folder of the host.
    pub fn folder(source: impl Into<PathBuf>, target: impl Into<PathBuf>) -> Self {
        Self { source: Source::Folder(source.into()), target: target.into(), access: Access::Read, size: Self::SIZE }
    }

    /// Read-only files, given here.
    pub fn files<P: Into<PathBuf>, C: Into<Vec<u8>>>(target: impl Into<PathBuf>, files: impl IntoIterator<Item = (P, C)>) -> Self {
        let files = files.into_iter().map(|(path, contents)| (path.into(), Arc::new(contents.into()))).collect();
        Self { source: Source::Files(files), target: target.into(), access: Access::Read, size: Self::SIZE }
    }

    /// The same mount, for writing too. The host's own files never change: what was written comes back in the outcome.
    #[must_use]
    pub fn writable(mut self) -> Self {
        self.access = Access::Write;
        self
    }
}

/// Where the files of a mount come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A folder of the host, as it is when the session is opened.
    Folder(PathBuf),
    /// Files by their path below the target; a path that ends in a slash is a folder. Their contents are shared by whoever
    /// copies the policy.
    Files(Vec<(PathBuf, Arc<Vec<u8>>)>),
}

/// What a guest may do with a mount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    Read,
    Write,
}

/// What the guest's clocks say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clock {
    /// The host's time.
    #[default]
    Host,
    /// This many nanoseconds since 1970, and later only by what the guest sleeps; it need not wait for that.
    Frozen(i64),
}

/// What a guest may connect to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Network {
    /// Nothing.
    #[default]
    Off,
    /// Only these host names.
    Hosts(Vec<String>),
    /// Everything the host can.
    Full,
}
