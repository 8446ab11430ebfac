//! `--approve`: a person sees code before it runs, and says yes, no with a reason, or edits it.
//!
//! Where nobody answers, the code does not run.

use crate::host::Terminal;
use crate::render::Renderer;
use fumehood_agent::{Proposal, Verdict};
use fumehood_core::{BoxFuture, Host};
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;

/// Asks on the terminal.
pub fn asking(
    terminal: &Arc<Terminal>,
    renderer: &Arc<Renderer>,
) -> impl Fn(Proposal) -> BoxFuture<'static, Verdict> + Send + Sync + 'static {
    let (terminal, renderer) = (Arc::clone(terminal), Arc::clone(renderer));
    move |proposal| {
        let (terminal, renderer) = (Arc::clone(&terminal), Arc::clone(&renderer));
        Box::pin(async move {
            renderer.propose(&proposal.code);
            loop {
                renderer.say("run this? yes, no REASON, or edit: ");
                let Some(answer) = terminal.input().await else {
                    renderer.say("\n");
                    return Verdict::Refuse("nobody was there to approve it".to_owned());
                };
                let answer = answer.trim();
                let (word, reason) = answer.split_once(' ').unwrap_or((answer, ""));
                match word.to_lowercase().as_str() {
                    "y" | "yes" => return Verdict::Allow,
                    "n" | "no" if reason.is_empty() => return Verdict::Refuse("the user gave none".to_owned()),
                    "n" | "no" => return Verdict::Refuse(reason.trim().to_owned()),
                    "e" | "edit" => match edit(&proposal.code) {
                        Ok(edited) => return Verdict::Edit(edited),
                        Err(error) => renderer.say(&format!("cannot edit it: {error}\n")),
                    },
                    _ => {}
                }
            }
        })
    }
}

/// The code after a person has changed it, in the editor of the environment.
fn edit(code: &str) -> std::io::Result<String> {
    let editor = std::env::var("VISUAL").or_else(|_| std::env::var("EDITOR")).unwrap_or_else(|_| "vi".to_owned());
    let (path, mut file) = own_file()?;
    file.write_all(code.as_bytes())?;
    drop(file);
    let status = Command::new("sh").args(["-c", &format!("{editor} \"$1\""), "sh"]).arg(&path).status();
    let edited = std::fs::read_to_string(&path);
    std::fs::remove_file(&path)?;
    if status?.success() { edited } else { Err(std::io::Error::other("the editor failed")) }
}

/// A file that was not there before, and that nobody else reads: whoever waits under its name for what is written there is left out.
fn own_file() -> std::io::Result<(PathBuf, File)> {
    let mut number = 1;
    loop {
        let path = std::env::temp_dir().join(format!("hood-{}-{number}.py", std::process::id()));
        match File::options().write(true).create_new(true).mode(0o600).open(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists && number < 1_000 => number += 1,
            Err(error) => return Err(error),
        }
    }
}
