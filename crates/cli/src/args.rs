//! The command line: commands, options, and what their values mean.
//!
//! It turns text into a policy and inputs; it runs nothing.

use crate::later::Later;
use clap::{Args, Parser, Subcommand};
use fumehood_core::{Clock, Limits, Mount, Network, Policy, Value};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// Run Python you do not trust.
#[derive(Parser)]
#[command(name = "hood", version, disable_help_subcommand = true, after_help = EXIT_CODES)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 ended, 1 the code raised (SystemExit passes its own), 2 usage, 124 a limit stopped it,
125 the executor failed or is not there, 126 the policy was refused, 130 interrupted, 143 terminated.";

const AGENT_HELP: &str =
    "Models: `gpt-…` and other names at `--base-url` or OPENAI_BASE_URL (OPENAI_API_KEY); `claude-…` (ANTHROPIC_API_KEY);
`hf:OWNER/NAME` (HF_TOKEN); `ollama:NAME`; `replay:FILE`. HOOD_MODEL is the default.
Exit codes: 0 answered, 2 usage, 124 no step was left, 125 the model or the executor failed, 126 the policy was refused, 130 interrupted.";

#[derive(Subcommand)]
pub enum Command {
    /// Run a program
    #[command(after_help = EXIT_CODES)]
    Run(Later<RunArguments>),
    /// Run cells one after the other, in one session
    Repl(Later<ReplArguments>),
    /// Give a task to a model that solves it by writing Python, and watch it work
    #[command(after_help = AGENT_HELP)]
    Agent(Later<Box<AgentArguments>>),
    /// Say which executors work here and which walls stand, and why the others do not
    Doctor,
    /// Build the image of the `docker` executor
    #[command(subcommand)]
    Image(ImageCommand),
    /// Containers of the `docker` executor
    #[command(subcommand)]
    Docker(DockerCommand),
    /// The locked-down child of another `hood`: it serves one session on standard input
    #[command(hide = true)]
    Worker,
    /// The first process around a zygote, from which jails are forked
    #[command(hide = true)]
    Warden {
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
}

#[derive(Args)]
pub struct RunArguments {
    /// The program; `-` reads it from standard input
    #[arg(required_unless_present = "code", conflicts_with = "code")]
    pub file: Option<String>,
    /// The program itself
    #[arg(short, value_name = "CODE", allow_hyphen_values = true)]
    pub code: Option<String>,
    /// Begin with the state that `--snapshot-out` saved
    #[arg(long, value_name = "FILE")]
    pub snapshot_in: Option<PathBuf>,
    /// Save the state after the program, for `--snapshot-in`
    #[arg(long, value_name = "FILE")]
    pub snapshot_out: Option<PathBuf>,
    /// Put a file into the session before the program: `--upload prices.csv:/tmp/prices.csv`; repeat for more
    #[arg(long = "upload", value_name = "FILE:PATH", value_parser = pair)]
    pub uploads: Vec<(String, String)>,
    /// Take a file out of the session after the program: `--download /tmp/plot.png:plot.png`; repeat for more
    #[arg(long = "download", value_name = "PATH:FILE", value_parser = pair)]
    pub downloads: Vec<(String, String)>,
    /// Print what is in a folder of the session after the program; repeat for more
    #[arg(long = "list", value_name = "PATH", conflicts_with = "json")]
    pub lists: Vec<String>,
    #[command(flatten)]
    pub common: Common,
}

#[derive(Args)]
pub struct ReplArguments {
    #[command(flatten)]
    pub common: Common,
}

#[derive(Args)]
pub struct AgentArguments {
    /// What is to be done
    #[arg(required_unless_present = "replay")]
    pub task: Option<String>,
    /// The model: see below
    #[arg(long, value_name = "MODEL", env = "HOOD_MODEL")]
    pub model: Option<String>,
    /// Where the model is: `http://localhost:8000/v1`
    #[arg(long, value_name = "URL")]
    pub base_url: Option<String>,
    /// The endpoint's key, if not from the environment
    #[arg(long, value_name = "KEY", hide_env_values = true)]
    pub api_key: Option<String>,
    /// Send a header to the endpoint: `--header 'X-Team: lab'`; repeat for more
    #[arg(long = "header", value_name = "NAME: VALUE", value_parser = header)]
    pub headers: Vec<(String, String)>,
    /// Ask for whole answers instead of streams
    #[arg(long)]
    pub no_stream: bool,
    /// Have the model answer with a JSON object of thought and code
    #[arg(long)]
    pub structured: bool,
    /// Give it tools: `web_search`, `visit_webpage`, `user_input`, `read_file`, `write_file` (in the mounts), `mcp:COMMAND` or
    /// `mcp:URL`; repeat for more
    #[arg(long = "tools", value_name = "TOOL")]
    pub tools: Vec<String>,
    /// Steps before it has to answer with what it knows
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub max_steps: usize,
    /// Make a plan at the beginning and after every N steps
    #[arg(long, value_name = "N")]
    pub planning_interval: Option<usize>,
    /// Show it a picture; repeat for more
    #[arg(long = "image", value_name = "FILE")]
    pub images: Vec<PathBuf>,
    /// Something to keep in mind
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub instructions: String,
    /// A folder with prompts that replace ours: `system.md`, `plan.md`, …
    #[arg(long, value_name = "FOLDER")]
    pub prompts: Option<PathBuf>,
    /// About how many tokens of its memory the model reads
    #[arg(long, value_name = "N", default_value_t = 64_000)]
    pub memory_tokens: usize,
    /// What a million tokens cost, read and written: `--price 3,15`
    #[arg(long, value_name = "IN,OUT", value_parser = price)]
    pub price: Option<(f64, f64)>,
    /// Ask before code runs: yes, no with a reason, or edit
    #[arg(long)]
    pub approve: bool,
    /// Save figures and other things shown here
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    pub figures: PathBuf,
    /// Save the run, for `--replay`
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Answer as in a saved run, and really run its code again
    #[arg(long, value_name = "FILE", conflicts_with_all = ["model", "base_url"])]
    pub replay: Option<PathBuf>,
    #[command(flatten)]
    pub common: Common,
}

#[derive(Subcommand)]
pub enum ImageCommand {
    /// Build an image, unless it is there already, and make it the one that sessions use
    Build(Later<ImageArguments>),
}

#[derive(Args)]
pub struct ImageArguments {
    /// Make it from this machine's own Python, without a registry
    #[arg(long, conflicts_with_all = ["base", "dockerfile"])]
    pub from_host: bool,
    /// That Python: a path, one of a virtual environment perhaps, or a name
    #[arg(long, value_name = "PATH", default_value = "python3", requires = "from_host")]
    pub python: PathBuf,
    /// Begin with an image that the daemon has or can pull
    #[arg(long, value_name = "IMAGE", default_value = "python:3.12-slim")]
    pub base: String,
    /// Begin with a Dockerfile
    #[arg(long, value_name = "FILE", conflicts_with = "base")]
    pub dockerfile: Option<PathBuf>,
    /// Install a package, by its name or the one it is imported by: `pandas`, `PIL`; repeat for more
    #[arg(long = "package", value_name = "NAME")]
    pub packages: Vec<String>,
    /// Where packages come from, if not from PyPI
    #[arg(long, value_name = "URL")]
    pub index_url: Option<String>,
}

#[derive(Subcommand)]
pub enum DockerCommand {
    /// List the containers that are ours
    Ps,
    /// Remove those whose program has ended
    Prune {
        /// Remove all of ours, those in use too
        #[arg(long)]
        all: bool,
    },
}

/// What the executors in containers, on servers and in clouds take.
#[derive(Args)]
pub struct ContainerArguments {
    /// Run in containers of this image (`docker`)
    #[arg(long, value_name = "NAME")]
    pub image: Option<String>,
    /// Use this container runtime: `runsc`, `kata` (`docker`)
    #[arg(long, value_name = "NAME")]
    pub docker_runtime: Option<String>,
    /// Use this seccomp profile (`docker`)
    #[arg(long, value_name = "FILE")]
    pub seccomp: Option<PathBuf>,
    /// Let a session keep this many processors busy (`docker`)
    #[arg(long, value_name = "N")]
    pub cpus: Option<f64>,
    /// Talk to a Jupyter kernel gateway in the container instead of our own kernel (`docker`)
    #[arg(long)]
    pub docker_jupyter: bool,
    /// The server to run in; without it, what `JUPYTER_URL` says (`jupyter`)
    #[arg(long, value_name = "URL")]
    pub jupyter_url: Option<String>,
    /// What that server asks of those who use it; without it, what `JUPYTER_TOKEN` says
    #[arg(long, value_name = "TOKEN")]
    pub jupyter_token: Option<String>,
    /// Trust an `https` server that these certificates vouch for, beside those the machine trusts (`jupyter`)
    #[arg(long, value_name = "FILE")]
    pub jupyter_certificates: Option<PathBuf>,
    /// Share a kernel that runs already, by its id
    #[arg(long, value_name = "ID")]
    pub jupyter_kernel: Option<String>,
    /// What sandboxes are made from: a template (`e2b`) or an image (`blaxel`, `modal`)
    #[arg(long, value_name = "NAME")]
    pub template: Option<String>,
    /// End a sandbox after this long, whatever happens (`e2b`, `modal`, `blaxel`)
    #[arg(long, value_name = "SECONDS")]
    pub lifetime: Option<u64>,
    /// Share a sandbox that runs already, by its id (`e2b`)
    #[arg(long, value_name = "ID")]
    pub sandbox: Option<String>,
    /// Install a package in the sandbox before its network is cut off; repeat for more (`e2b`, `modal`)
    #[arg(long = "cloud-package", value_name = "NAME")]
    pub cloud_packages: Vec<String>,
}

/// What every command that runs code takes.
#[derive(Args)]
pub struct Common {
    /// How to run it (`hood doctor` lists them)
    #[arg(long, value_name = "NAME", default_value = "local")]
    pub executor: String,
    /// Allow importing a module: `json`, `os.path`, `numpy.*`, or `*` for all; repeat for more
    #[arg(long = "import", value_name = "NAME", value_parser = import_name)]
    pub imports: Vec<String>,
    /// Stop a cell after this long: `500ms`, `30s`, `5m`
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = duration)]
    pub timeout: Duration,
    /// Stop a session that holds more than this: `256MiB`, `1GiB`
    #[arg(long, value_name = "SIZE", default_value = "256MiB", value_parser = size)]
    pub memory: u64,
    /// Keep this many characters of what is printed in the logs
    #[arg(long, value_name = "N", default_value_t = Limits::default().output)]
    pub max_output: usize,
    /// Bind a variable before the code runs: `--set 'n=41'`, `--set 'who="Ada"'`; repeat for more
    #[arg(long = "set", value_name = "NAME=JSON", value_parser = setting)]
    pub inputs: Vec<(String, Value)>,
    /// Give the guest an environment variable: `--env LANG=C`; repeat for more
    #[arg(long = "env", value_name = "NAME=VALUE", value_parser = variable)]
    pub env: Vec<(String, String)>,
    /// Let the guest read a folder, or with `:rw` write it too: `--mount reports:/data:rw`; repeat for more
    #[arg(long = "mount", value_name = "FOLDER:TARGET[:rw]", value_parser = mount)]
    pub mounts: Vec<Mount>,
    /// Stop the clocks at a time, in seconds since 1970: they go on only when the program sleeps
    #[arg(long, value_name = "SECONDS", value_parser = instant)]
    pub clock: Option<i64>,
    /// Make everything random repeatable
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Run this CPython, with its packages, in the jail: a path or a name
    #[arg(long, value_name = "PATH", default_value = "python3")]
    pub python: PathBuf,
    /// Install a package for the jail before the session, once: `--with pandas`, `--with pandas==2.2.3`; repeat for more
    #[arg(long = "with", value_name = "PACKAGE")]
    pub with: Vec<String>,
    /// Import a module in the jail before the session; repeat for more
    #[arg(long, value_name = "MODULE", value_parser = module)]
    pub preload: Vec<String>,
    /// Let the guest reach a host, by HTTP and HTTPS: `example.org`, `example.org:8080`; repeat for more
    #[arg(long = "allow-host", value_name = "NAME[:PORT]")]
    pub allowed_hosts: Vec<String>,
    #[command(flatten)]
    pub container: ContainerArguments,
    /// Run `local` without its second wall, the locked-down process around the interpreter
    #[arg(long)]
    pub no_isolate: bool,
    /// Print one JSON object for each cell, and nothing else
    #[arg(long)]
    pub json: bool,
}

impl Common {
    /// The policy these options ask for.
    pub fn policy(&self) -> Policy {
        let limits = Limits { time: self.timeout, memory: self.memory, output: self.max_output, ..Limits::default() };
        let imports = (!self.imports.is_empty()).then(|| self.imports.clone());
        let clock = self.clock.map_or(Clock::Host, Clock::Frozen);
        let network = if self.allowed_hosts.is_empty() { Network::Off } else { Network::Hosts(self.allowed_hosts.clone()) };
        Policy { imports, network, mounts: self.mounts.clone(), env: self.env.clone(), clock, seed: self.seed, limits, ..Policy::default() }
    }
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once(':') {
        Some((from, to)) if !from.is_empty() && !to.is_empty() => Ok((from.to_owned(), to.to_owned())),
        _ => Err("expected two paths with a colon between them".to_owned()),
    }
}

fn import_name(text: &str) -> Result<String, String> {
    let star_last = text.split('.').enumerate().all(|(index, part)| is_name(part) || (part == "*" && index == text.split('.').count() - 1));
    if star_last { Ok(text.to_owned()) } else { Err("expected a dotted name, `pkg.*` or `*`".to_owned()) }
}

fn module(text: &str) -> Result<String, String> {
    if text.split('.').all(is_name) { Ok(text.to_owned()) } else { Err("expected a dotted name".to_owned()) }
}

fn duration(text: &str) -> Result<Duration, String> {
    let (number, unit) = split_unit(text);
    let scale = match unit {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(format!("unknown unit `{unit}`: use ms, s, m or h")),
    };
    let seconds = number.parse::<f64>().map_err(|_| "expected a number and a unit, such as `30s`".to_owned())? * scale;
    let duration = Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())?;
    if duration.is_zero() { Err("a time limit of 0 leaves no time to run".to_owned()) } else { Ok(duration) }
}

fn size(text: &str) -> Result<u64, String> {
    let (number, unit) = split_unit(text);
    let scale: u64 = match unit.to_ascii_lowercase().as_str() {
        "" | "b" => 1,
        "k" | "kib" => 1 << 10,
        "m" | "mib" => 1 << 20,
        "g" | "gib" => 1 << 30,
        "kb" => 1_000,
        "mb" => 1_000_000,
        "gb" => 1_000_000_000,
        _ => return Err(format!("unknown unit `{unit}`: use KiB, MiB or GiB")),
    };
    let number: u64 = number.parse().map_err(|_| "expected a whole number and a unit, such as `256MiB`".to_owned())?;
    number.checked_mul(scale).filter(|bytes| *bytes > 0).ok_or_else(|| "the size is out of range".to_owned())
}

/// Seconds since 1970, as nanoseconds.
fn instant(text: &str) -> Result<i64, String> {
    let seconds: f64 = text.parse().map_err(|_| "expected seconds since 1970, such as `1700000000`".to_owned())?;
    let nanos = seconds * 1e9;
    // Up to the year 2262, and as far back.
    if nanos.abs() < 9.2e18 { Ok(nanos as i64) } else { Err("the time is out of range".to_owned()) }
}

fn variable(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !text.contains('\0') => Ok((name.to_owned(), value.to_owned())),
        _ => Err("expected NAME=VALUE".to_owned()),
    }
}

fn mount(text: &str) -> Result<Mount, String> {
    let (rest, writable) = match text.rsplit_once(':') {
        Some((rest, "rw")) => (rest, true),
        Some((rest, "ro")) => (rest, false),
        _ => (text, false),
    };
    match rest.rsplit_once(':') {
        Some((folder, target)) if !folder.is_empty() && target.starts_with('/') => {
            let mount = Mount::folder(folder, target);
            Ok(if writable { mount.writable() } else { mount })
        }
        _ => Err("expected FOLDER:TARGET or FOLDER:TARGET:rw, where the target is an absolute path of the guest".to_owned()),
    }
}

fn header(text: &str) -> Result<(String, String), String> {
    match text.split_once(':') {
        Some((name, value)) if !name.trim().is_empty() => Ok((name.trim().to_owned(), value.trim().to_owned())),
        _ => Err("expected NAME: VALUE".to_owned()),
    }
}

fn price(text: &str) -> Result<(f64, f64), String> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|price| *price >= 0.0);
    let both = text.split_once(',').and_then(|(input, output)| Some((number(input)?, number(output)?)));
    both.ok_or_else(|| "expected two prices, such as `3,15`".to_owned())
}

fn split_unit(text: &str) -> (&str, &str) {
    let end = text.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(text.len());
    (&text[..end], text[end..].trim())
}

fn setting(text: &str) -> Result<(String, Value), String> {
    let (name, json) = text.split_once('=').ok_or_else(|| "expected NAME=JSON".to_owned())?;
    if !is_name(name) {
        return Err(format!("`{name}` is not a Python name"));
    }
    let value = Value::from_json(json).map_err(|error| format!("not JSON: {error}; text needs its quotes: {name}='\"…\"'"))?;
    Ok((name.to_owned(), value))
}

/// Whether `text` can be a variable, keywords aside.
pub fn is_name(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|first| first == '_' || first.is_alphabetic())
        && letters.all(|letter| letter == '_' || letter.is_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::{duration, import_name, mount, setting, size};
    use fumehood_core::{Mount, Value};
    use std::time::Duration;

    #[test]
    fn durations_have_units() {
        assert_eq!(duration("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(duration("1.5"), Ok(Duration::from_millis(1500)));
        assert_eq!(duration("2m"), Ok(Duration::from_secs(120)));
        for wrong in ["", "s", "0", "-1s", "3 parsecs", "1e400", "nan"] {
            assert!(duration(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn sizes_have_units() {
        assert_eq!(size("256MiB"), Ok(256 << 20));
        assert_eq!(size("64m"), Ok(64 << 20));
        assert_eq!(size("1 GB"), Ok(1_000_000_000));
        for wrong in ["", "0", "-1", "1.5GiB", "1XB", "99999999999GiB"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn imports_are_dotted_names() {
        for right in ["json", "os.path", "numpy.*", "*"] {
            assert_eq!(import_name(right), Ok(right.to_owned()));
        }
        for wrong in ["", "a.", ".a", "a..b", "a.*.b", "a-b", "1a"] {
            assert!(import_name(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn mounts_have_a_folder_and_a_target() {
        assert_eq!(mount("reports:/data"), Ok(Mount::folder("reports", "/data")));
        assert_eq!(mount("a:b:/data:ro"), Ok(Mount::folder("a:b", "/data")));
        assert_eq!(mount("/srv/x:/data:rw"), Ok(Mount::folder("/srv/x", "/data").writable()));
        for wrong in ["", "/data", "reports", ":/data", "reports:data", "reports:/data:wr", "rw"] {
            assert!(mount(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn settings_are_json() {
        assert_eq!(setting("n=41"), Ok(("n".to_owned(), Value::from(41))));
        assert_eq!(setting(r#"s="a=b""#), Ok(("s".to_owned(), Value::from("a=b"))));
        for wrong in ["n", "1n=1", "n=", "n=Ada"] {
            assert!(setting(wrong).is_err(), "{wrong}");
        }
    }
}
