//! A policy: all that a session may do, as plain data that prints, compares and crosses a wire.
//!
//! It enforces nothing itself. An executor enforces every field, or refuses to open.

use crate::{Limits, ToolSpec};
use std::path::PathBuf;

/// What a session may do. The default reaches nothing outside.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    /// Importable modules as dotted names; `pkg.*` allows everything below `pkg`, `*` everything,
    /// and a child allows its parents. `None` is the executor's own default set.
    pub imports: Option<Vec<String>>,
    /// Host functions the guest may call.
    pub tools: Vec<ToolSpec>,
    /// Folders of the host that the guest sees.
    pub mounts: Vec<Mount>,
    pub network: Network,
    pub limits: Limits,
}

/// A folder of the host inside the guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mount {
    pub source: PathBuf,
    pub target: PathBuf,
    pub access: Access,
}

/// What a guest may do with a mount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    Read,
    Write,
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
