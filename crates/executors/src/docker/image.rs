//! Images: built once, called by the hash of what is in them, and never while a session is opened.
//!
//! From a base image or a Dockerfile by the daemon, or from this machine's own Python with no registry at all. Packages are
//! installed here, by whoever builds, and never by a guest.

use super::daemon::{connect, refused, unavailable};
use super::host_image;
use super::packages::{is_requirement, package_of};
use super::{DEFAULT_IMAGE, Docker};
use bollard::Docker as Client;
use bollard::query_parameters::{BuildImageOptionsBuilder, TagImageOptionsBuilder};
use fumehood_core::{Error, Result};
use futures_util::StreamExt;
use sha2::{Digest, Sha256};
use std::path::PathBuf;
use std::sync::Arc;

/// What an image is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    pub base: Base,
    /// Packages to install, by their own names or those they are imported by.
    pub packages: Vec<String>,
    /// Where packages come from. `None` is pip's own choice.
    pub index_url: Option<String>,
}

/// What an image begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Base {
    /// This machine's Python: a path or a name.
    Host(PathBuf),
    /// An image that the daemon has or can pull.
    Image(String),
    /// The text of a Dockerfile.
    Dockerfile(String),
}

/// Takes what is said while an image is built, a line at a time.
pub type Progress = Arc<dyn Fn(&str) + Send + Sync>;

const REPOSITORY: &str = "fumehood/guest";

impl Docker {
    /// Builds the image if the daemon does not have it yet, makes it this executor's, and returns its name. Do this once,
    /// when an application starts.
    ///
    /// # Errors
    /// `Unavailable` when there is no daemon or the build fails, `Refused` for a package name that is none.
    pub async fn prepare(&mut self, recipe: Recipe, progress: Progress) -> Result<String> {
        let packages: Vec<String> = recipe.packages.iter().map(|asked| package_of(asked)).collect();
        if let Some(wrong) = packages.iter().find(|package| !is_requirement(package)) {
            return Err(Error::Refused {
                reason: format!("`{wrong}` is no package name"),
                hint: "give names as on PyPI, with a version perhaps: `pandas>=2`".to_owned(),
            });
        }
        let (recipe, host) = (Recipe { packages, ..recipe }, self.host.clone());
        let name = self.in_runtime(async move { build(host.as_deref(), &recipe, &progress).await }).await?;
        self.image = Some(name.clone());
        Ok(name)
    }
}

async fn build(host: Option<&str>, recipe: &Recipe, progress: &Progress) -> Result<String> {
    let client = connect(host).await?;
    let name = match &recipe.base {
        Base::Host(python) => host_image::build(&client, python, recipe, progress).await?,
        Base::Image(base) => build_here(&client, &dockerfile(base, recipe), host, progress).await?,
        Base::Dockerfile(text) => {
            let text = if recipe.packages.is_empty() { text.clone() } else { format!("{}\n{}", text.trim_end(), install(recipe)) };
            build_here(&client, &text, host, progress).await?
        }
    };
    let (repository, tag) = DEFAULT_IMAGE.split_once(':').unwrap_or((DEFAULT_IMAGE, "latest"));
    let latest = TagImageOptionsBuilder::new().repo(repository).tag(tag).build();
    client.tag_image(&name, Some(latest)).await.map_err(|error| refused(&error, &name, host))?;
    Ok(name)
}

/// The image of a hash, `None` where the daemon does not have it.
pub async fn known(client: &Client, hash: &str, progress: &Progress) -> Option<String> {
    let name = format!("{REPOSITORY}:{hash}");
    client.inspect_image(&name).await.ok()?;
    progress(&format!("{name} is there already"));
    Some(name)
}

/// The name of what has this content.
pub fn hash(parts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> String {
    let mut digest = Sha256::new();
    for part in parts {
        digest.update((part.as_ref().len() as u64).to_le_bytes());
        digest.update(part.as_ref());
    }
    digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn dockerfile(base: &str, recipe: &Recipe) -> String {
    if recipe.packages.is_empty() { format!("FROM {base}\n") } else { format!("FROM {base}\n{}", install(recipe)) }
}

/// The step that installs packages. They are checked: nothing in them means anything to a shell but `<`, `>`, `*` and `!`,
/// and this form of the step has no shell.
fn install(recipe: &Recipe) -> String {
    let mut command = vec!["python3", "-m", "pip", "install", "--no-cache-dir", "--disable-pip-version-check"];
    if let Some(url) = &recipe.index_url {
        command.extend(["--index-url", url]);
    }
    command.extend(recipe.packages.iter().map(String::as_str));
    format!("USER 0\nRUN {}\n", serde_json::json!(command))
}

async fn build_here(client: &Client, dockerfile: &str, host: Option<&str>, progress: &Progress) -> Result<String> {
    let hash = hash([dockerfile]);
    if let Some(name) = known(client, &hash, progress).await {
        return Ok(name);
    }
    let name = format!("{REPOSITORY}:{hash}");
    let mut archive = tar::Builder::new(Vec::new());
    let mut header = tar::Header::new_gnu();
    header.set_size(dockerfile.len() as u64);
    header.set_mode(0o644);
    header.set_cksum();
    let packed = archive.append_data(&mut header, "Dockerfile", dockerfile.as_bytes()).and_then(|()| archive.into_inner());
    let context = packed.map_err(|error| unavailable(error.to_string(), "report this as a bug"))?;
    // Packages come over the host's own network, which is the one that is known to work.
    let options = BuildImageOptionsBuilder::new().dockerfile("Dockerfile").t(&name).rm(true).forcerm(true).networkmode("host").build();
    let mut steps = client.build_image(options, None, Some(bollard::body_full(context.into())));
    while let Some(step) = steps.next().await {
        let step = step.map_err(|error| match &error {
            bollard::errors::Error::DockerStreamError { error } => failed(error),
            other => refused(other, &name, host),
        })?;
        if let Some(trouble) = step.error_detail.and_then(|detail| detail.message) {
            return Err(failed(&trouble));
        }
        step.stream.iter().flat_map(|text| text.lines()).filter(|line| !line.trim().is_empty()).for_each(|line| progress(line));
    }
    Ok(name)
}

pub fn failed(cause: &str) -> Error {
    unavailable(
        format!("the image cannot be built: {cause}"),
        "read what the build printed; where no registry can be reached, pass `--from-host`",
    )
}
