//! Executors by name with options that are plain data, as a program gives them that has read the name somewhere.
//!
//! Options have the names of the fields, but for `packages` (`Jail::with`) and `sandbox_env` (`E2b::env`), whose names mean something
//! else in Python. One that an executor does not have, or of another type, is refused and never passed over.

use crate::blaxel::Blaxel;
use crate::by_name;
use crate::cloud::Secret;
use crate::docker::{Docker, Mode};
use crate::e2b::E2b;
use crate::jail::Jail;
use crate::jupyter::Jupyter;
use crate::local::Local;
use crate::modal::Modal;
use fumehood_core::{Error, Executor, Result, Value};
use std::path::PathBuf;
use std::time::Duration;

/// The executor called `name`, with these of its options; the others are as they are by default.
///
/// ```
/// use fumehood_executors::by_name_with;
/// let executor = by_name_with("docker", [("image", "python:3.12-slim".into()), ("spares", 2.into())])?;
/// assert_eq!(executor.name(), "docker");
/// assert!(by_name_with("local", [("image", "python:3.12-slim".into())]).is_err());
/// # Ok::<(), fumehood_core::Error>(())
/// ```
///
/// # Errors
/// `Unavailable` when there is none of that name; `Refused` for an option that it does not have, or whose value is of another type.
pub fn by_name_with<N: Into<String>>(name: &str, options: impl IntoIterator<Item = (N, Value)>) -> Result<Box<dyn Executor>> {
    let given = options.into_iter().map(|(option, value)| (option.into(), value)).collect();
    let mut options = Options { executor: name, given, known: Vec::new() };
    let made: Box<dyn Executor> = match name {
        "local" => Box::new(local(&mut options)?),
        "jail" => Box::new(jail(&mut options)?),
        "docker" => Box::new(docker(&mut options)?),
        "jupyter" => Box::new(jupyter(&mut options)?),
        "e2b" => Box::new(e2b(&mut options)?),
        "modal" => Box::new(modal(&mut options)?),
        "blaxel" => Box::new(blaxel(&mut options)?),
        other => by_name(other)?,
    };
    options.refuse_others()?;
    Ok(made)
}

fn local(options: &mut Options<'_>) -> Result<Local> {
    let mut made = Local::default();
    options.set("isolate", &mut made.isolate)?;
    options.set("worker", &mut made.worker)?;
    options.set("spares", &mut made.spares)?;
    Ok(made)
}

fn jail(options: &mut Options<'_>) -> Result<Jail> {
    let mut made = Jail::default();
    options.set("python", &mut made.python)?;
    options.set("preload", &mut made.preload)?;
    options.set("packages", &mut made.with)?;
    options.set("worker", &mut made.worker)?;
    options.set("spares", &mut made.spares)?;
    Ok(made)
}

fn docker(options: &mut Options<'_>) -> Result<Docker> {
    let mut made = Docker::default();
    options.set("image", &mut made.image)?;
    options.set("host", &mut made.host)?;
    options.set("mode", &mut made.mode)?;
    options.set("python", &mut made.python)?;
    options.set("preload", &mut made.preload)?;
    options.set("runtime", &mut made.runtime)?;
    options.set("seccomp", &mut made.seccomp)?;
    options.set("cpus", &mut made.cpus)?;
    options.set("spares", &mut made.spares)?;
    options.set("idle", &mut made.idle)?;
    options.set("lifetime", &mut made.lifetime)?;
    Ok(made)
}

fn jupyter(options: &mut Options<'_>) -> Result<Jupyter> {
    let mut made = Jupyter::default();
    options.set("url", &mut made.url)?;
    options.set("token", &mut made.token)?;
    options.set("certificates", &mut made.certificates)?;
    options.set("kernel", &mut made.kernel)?;
    options.set("kernel_name", &mut made.kernel_name)?;
    Ok(made)
}

fn e2b(options: &mut Options<'_>) -> Result<E2b> {
    let mut made = E2b::default();
    options.set("key", &mut made.key)?;
    options.set("api_url", &mut made.api_url)?;
    options.set("sandbox_url", &mut made.sandbox_url)?;
    options.set("domain", &mut made.domain)?;
    options.set("template", &mut made.template)?;
    options.set("lifetime", &mut made.lifetime)?;
    options.set("metadata", &mut made.metadata)?;
    options.set("sandbox_env", &mut made.env)?;
    options.set("packages", &mut made.packages)?;
    options.set("sandbox", &mut made.sandbox)?;
    options.set("python", &mut made.python)?;
    options.set("patience", &mut made.patience)?;
    Ok(made)
}

fn modal(options: &mut Options<'_>) -> Result<Modal> {
    let mut made = Modal::default();
    options.set("token_id", &mut made.token_id)?;
    options.set("token_secret", &mut made.token_secret)?;
    options.set("server_url", &mut made.server_url)?;
    options.set("app", &mut made.app)?;
    options.set("base", &mut made.base)?;
    options.set("packages", &mut made.packages)?;
    options.set("memory", &mut made.memory)?;
    options.set("cpus", &mut made.cpus)?;
    options.set("lifetime", &mut made.lifetime)?;
    options.set("python", &mut made.python)?;
    options.set("patience", &mut made.patience)?;
    Ok(made)
}

fn blaxel(options: &mut Options<'_>) -> Result<Blaxel> {
    let mut made = Blaxel::default();
    options.set("key", &mut made.key)?;
    options.set("credentials", &mut made.credentials)?;
    options.set("workspace", &mut made.workspace)?;
    options.set("region", &mut made.region)?;
    options.set("api_url", &mut made.api_url)?;
    options.set("image", &mut made.image)?;
    options.set("memory", &mut made.memory)?;
    options.set("lifetime", &mut made.lifetime)?;
    options.set("python", &mut made.python)?;
    options.set("patience", &mut made.patience)?;
    Ok(made)
}

/// What was given, and what the executor knows.
struct Options<'a> {
    executor: &'a str,
    given: Vec<(String, Value)>,
    known: Vec<&'static str>,
}

impl Options<'_> {
    /// Sets a field, if it was given.
    fn set<T: Field>(&mut self, name: &'static str, field: &mut T) -> Result<()> {
        self.known.push(name);
        while let Some(index) = self.given.iter().position(|(given, _)| given == name) {
            let (_, value) = self.given.swap_remove(index);
            *field = T::read(&value).ok_or_else(|| Error::Refused {
                // The value itself may be a secret.
                reason: format!("`{name}` of the `{}` executor is {}, not `{}`", self.executor, T::KIND, value.type_name()),
                hint: format!("pass {}", T::KIND),
            })?;
        }
        Ok(())
    }

    fn refuse_others(&self) -> Result<()> {
        let Some((name, _)) = self.given.first() else { return Ok(()) };
        let known = if self.known.is_empty() { "none".to_owned() } else { self.known.join(", ") };
        Err(Error::Refused {
            reason: format!("the `{}` executor has no option `{name}`", self.executor),
            hint: format!("its options: {known}"),
        })
    }
}

/// What an option can be.
trait Field: Sized {
    /// What it is, for those who gave something else.
    const KIND: &'static str;

    fn read(value: &Value) -> Option<Self>;
}

impl Field for bool {
    const KIND: &'static str = "a truth value";

    fn read(value: &Value) -> Option<Self> {
        if let Value::Bool(truth) = value { Some(*truth) } else { None }
    }
}

impl Field for u64 {
    const KIND: &'static str = "a whole number";

    fn read(value: &Value) -> Option<Self> {
        if let Value::Int(number) = value { number.try_into().ok() } else { None }
    }
}

impl Field for u32 {
    const KIND: &'static str = u64::KIND;

    fn read(value: &Value) -> Option<Self> {
        u64::read(value)?.try_into().ok()
    }
}

impl Field for usize {
    const KIND: &'static str = u64::KIND;

    fn read(value: &Value) -> Option<Self> {
        u64::read(value)?.try_into().ok()
    }
}

impl Field for f64 {
    const KIND: &'static str = "a number";

    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::Float(number) => Some(*number),
            Value::Int(number) => u32::try_from(number).ok().map(Self::from),
            _ => None,
        }
    }
}

impl Field for Duration {
    const KIND: &'static str = "a number of seconds";

    fn read(value: &Value) -> Option<Self> {
        Self::try_from_secs_f64(f64::read(value)?).ok()
    }
}

impl Field for String {
    const KIND: &'static str = "a text";

    fn read(value: &Value) -> Option<Self> {
        if let Value::Str(text) = value { Some(text.clone()) } else { None }
    }
}

impl Field for PathBuf {
    const KIND: &'static str = "a path";

    fn read(value: &Value) -> Option<Self> {
        String::read(value).map(Self::from)
    }
}

impl Field for Secret {
    const KIND: &'static str = String::KIND;

    fn read(value: &Value) -> Option<Self> {
        String::read(value).map(Self::new)
    }
}

impl Field for Mode {
    const KIND: &'static str = "`guest` or `jupyter`";

    fn read(value: &Value) -> Option<Self> {
        match String::read(value)?.as_str() {
            "guest" => Some(Self::Guest),
            "jupyter" => Some(Self::Jupyter),
            _ => None,
        }
    }
}

impl<T: Field> Field for Option<T> {
    const KIND: &'static str = T::KIND;

    fn read(value: &Value) -> Option<Self> {
        if *value == Value::None { Some(None) } else { T::read(value).map(Some) }
    }
}

impl Field for Vec<String> {
    const KIND: &'static str = "a list of texts";

    fn read(value: &Value) -> Option<Self> {
        match value {
            Value::List(items) | Value::Tuple(items) => items.iter().map(String::read).collect(),
            _ => None,
        }
    }
}

impl Field for Vec<(String, String)> {
    const KIND: &'static str = "a dict of texts";

    fn read(value: &Value) -> Option<Self> {
        let Value::Dict(pairs) = value else { return None };
        pairs.iter().map(|(name, text)| Some((String::read(name)?, String::read(text)?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Options, by_name_with, docker, e2b};
    use fumehood_core::{Error, Value};
    use std::time::Duration;

    fn options(given: &[(&str, Value)]) -> Options<'static> {
        let given = given.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        Options { executor: "some", given, known: Vec::new() }
    }

    fn refused(name: &str, option: &str, value: Value) -> String {
        match by_name_with(name, [(option, value)]) {
            Err(Error::Refused { reason, hint }) => format!("{reason} / {hint}"),
            _ => "not refused".to_owned(),
        }
    }

    #[test]
    fn fields_are_set() {
        let preload = Value::from(vec![Value::from("numpy")]);
        let made = docker(&mut options(&[("preload", preload), ("cpus", 2.into()), ("idle", 0.5.into()), ("image", Value::None)])).unwrap();
        assert_eq!(
            (made.preload, made.cpus, made.idle, made.image),
            (vec!["numpy".to_owned()], Some(2.0), Duration::from_millis(500), None)
        );
        let made = e2b(&mut options(&[("key", "k".into()), ("metadata", Value::from_json(r#"{"a": "b"}"#).unwrap())])).unwrap();
        assert_eq!((made.key.is_some(), made.metadata), (true, vec![("a".to_owned(), "b".to_owned())]));
    }

    #[test]
    fn what_is_not_an_option_is_refused() {
        assert_eq!(
            refused("local", "sparse", 1.into()),
            "the `local` executor has no option `sparse` / its options: isolate, worker, spares"
        );
        assert_eq!(
            refused("jail", "spares", "2".into()),
            "`spares` of the `jail` executor is a whole number, not `str` / pass a whole number"
        );
        assert_eq!(
            refused("jail", "spares", (-1).into()),
            "`spares` of the `jail` executor is a whole number, not `int` / pass a whole number"
        );
        assert_eq!(
            refused("docker", "mode", "x".into()),
            "`mode` of the `docker` executor is `guest` or `jupyter`, not `str` / pass `guest` or `jupyter`"
        );
        assert!(matches!(by_name_with::<&str>("nowhere", []), Err(Error::Unavailable { .. })));
    }
}
