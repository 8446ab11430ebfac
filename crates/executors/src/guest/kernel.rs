//! The kernel that runs cells inside a CPython, as files to be put where that can import them.
//!
//! Only its text: nothing here runs it.

/// The files of the package `fumehood_guest`.
pub const FILES: [(&str, &str); 15] = [
    ("__init__.py", include_str!("python/__init__.py")),
    ("alarm.py", include_str!("python/alarm.py")),
    ("backend.py", include_str!("python/backend.py")),
    ("cell.py", include_str!("python/cell.py")),
    ("conversation.py", include_str!("python/conversation.py")),
    ("display.py", include_str!("python/display.py")),
    ("files.py", include_str!("python/files.py")),
    ("guest.py", include_str!("python/guest.py")),
    ("imports.py", include_str!("python/imports.py")),
    ("jupyter.py", include_str!("python/jupyter.py")),
    ("report.py", include_str!("python/report.py")),
    ("seccomp.py", include_str!("python/seccomp.py")),
    ("streams.py", include_str!("python/streams.py")),
    ("tools.py", include_str!("python/tools.py")),
    ("values.py", include_str!("python/values.py")),
];

/// What lets a Python import them from memory.
pub const SOURCES: &str = include_str!("sources.py");

/// The files by their names.
pub fn sources() -> serde_json::Value {
    FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).into())).collect::<serde_json::Map<_, _>>().into()
}
