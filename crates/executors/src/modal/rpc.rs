//! Calls of Modal's API over gRPC: sent again where the service says that it was not the time, under one key for all tries.
//!
//! What the service says is freed of our secrets before anybody sees it.

use super::wire;
use crate::cloud::{Secret, Trouble, causes, jitter};
use fumehood_core::BoxFuture;
use prost::Message;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};
use tonic::client::Grpc;
use tonic::codegen::http::uri::PathAndQuery;
use tonic::metadata::{Ascii, MetadataKey, MetadataValue};
use tonic::transport::{Channel, ClientTlsConfig, Endpoint};
use tonic::{Code, Request, Status, Streaming};
use tonic_prost::ProstCodec;

/// A service, and what is said with every call.
#[derive(Clone)]
pub struct Service {
    grpc: Grpc<Channel>,
    secrets: Vec<(&'static str, Secret)>,
    headers: Vec<(&'static str, String)>,
    pass: Option<Arc<Pass>>,
    /// Whether calls have a key and say when and how often they were made: a router of commands wants none of that.
    keyed: bool,
    patience: Duration,
}

/// A token that may end before the sandbox does, and how the next one is had.
pub struct Pass {
    header: &'static str,
    token: Mutex<Secret>,
    renew: Box<dyn Fn() -> BoxFuture<'static, Result<Secret, Trouble>> + Send + Sync>,
}

const TRIES: u32 = 4;
const FIRST_WAIT: Duration = Duration::from_millis(200);
/// The longest that a service may ask us to wait.
const LONGEST_WAIT: Duration = Duration::from_secs(20);
/// How long an answer may be.
const LONGEST: usize = 64 << 20;

impl Service {
    /// Connects to the first of the addresses, with commas between them, that answers. Call it in the runtime.
    pub async fn connect(
        urls: &str,
        secrets: Vec<(&'static str, Secret)>,
        headers: Vec<(&'static str, String)>,
        patience: Duration,
    ) -> Result<Self, Trouble> {
        let mut trouble = Trouble::Unreachable("there is no address".to_owned());
        for url in urls.split(',').map(str::trim).filter(|url| !url.is_empty()) {
            match Self::connect_to(url, secrets.clone(), headers.clone(), patience).await {
                Ok(service) => return Ok(service),
                Err(why) => trouble = why,
            }
        }
        Err(trouble)
    }

    async fn connect_to(
        url: &str,
        secrets: Vec<(&'static str, Secret)>,
        headers: Vec<(&'static str, String)>,
        patience: Duration,
    ) -> Result<Self, Trouble> {
        // Only the first one counts; that it is there already is no failure.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let wrong = |error: tonic::transport::Error| Trouble::Unreachable(format!("cannot reach {url}: {}", causes(&error)));
        let mut endpoint = Endpoint::from_shared(url.to_owned()).map_err(wrong)?.connect_timeout(Duration::from_secs(10)).tcp_nodelay(true);
        if url.starts_with("https:") {
            endpoint = endpoint.tls_config(ClientTlsConfig::new().with_native_roots()).map_err(wrong)?;
        }
        let connecting = tokio::time::timeout(patience, endpoint.connect());
        let late = |_| Trouble::Late(format!("{url} does not answer within {patience:?}"));
        let channel = connecting.await.map_err(late)?.map_err(wrong)?;
        Ok(Self { grpc: Grpc::new(channel).max_decoding_message_size(LONGEST), secrets, headers, pass: None, keyed: true, patience })
    }

    /// The same service, whose calls have no key: what they ask for is named by themselves.
    pub fn without_keys(self) -> Self {
        Self { keyed: false, ..self }
    }

    /// The same service, with one secret more to say.
    pub fn with(&self, name: &'static str, secret: Secret) -> Self {
        let mut service = self.clone();
        service.secrets.push((name, secret));
        service
    }

    /// The same service, with a token that is renewed when it is not taken any more.
    pub fn passing(
        &self,
        header: &'static str,
        token: Secret,
        renew: impl Fn() -> BoxFuture<'static, Result<Secret, Trouble>> + Send + Sync + 'static,
    ) -> Self {
        let pass = Pass { header, token: Mutex::new(token), renew: Box::new(renew) };
        Self { pass: Some(Arc::new(pass)), ..self.clone() }
    }

    /// Gets the next token, where there is such a thing; whether there is.
    pub async fn renew(&self) -> bool {
        let Some(pass) = &self.pass else { return false };
        let Ok(token) = (pass.renew)().await else { return false };
        *pass.token.lock().unwrap_or_else(PoisonError::into_inner) = token;
        true
    }

    /// Calls, and again while the service says that it cannot now: it does what it is asked once for one key.
    pub async fn call<Q, A>(&self, path: &'static str, message: Q) -> Result<A, Trouble>
    where
        Q: Message + Clone + 'static,
        A: Message + Default + 'static,
    {
        let mut wait = FIRST_WAIT;
        let mut renewed = false;
        let key = random();
        let calling = async {
            for tried in 1.. {
                let request = self.request(message.clone(), self.keyed.then_some((key.as_str(), tried - 1)))?;
                let mut grpc = self.grpc.clone();
                let status = match grpc.ready().await {
                    Err(error) => Status::unavailable(causes(&error)),
                    Ok(()) => match grpc.unary(request, PathAndQuery::from_static(path), ProstCodec::<Q, A>::default()).await {
                        Ok(answer) => return Ok(answer.into_inner()),
                        Err(status) => status,
                    },
                };
                if status.code() == Code::Unauthenticated && !renewed && self.renew().await {
                    renewed = true;
                    continue;
                }
                let passes =
                    is_of_the_way(&status) || matches!(status.code(), Code::Unavailable | Code::ResourceExhausted | Code::Cancelled);
                if tried >= TRIES || !passes {
                    return Err(self.trouble(&status));
                }
                tokio::time::sleep(asked_wait(&status).unwrap_or_else(|| wait + jitter(wait)).min(LONGEST_WAIT)).await;
                wait *= 2;
            }
            Err(Trouble::Unreachable("no try was made".to_owned()))
        };
        let late = |_| Trouble::Late(format!("Modal does not answer within {:?}", self.patience));
        tokio::time::timeout(self.patience, calling).await.map_err(late)?
    }

    /// Opens a stream of answers.
    pub async fn stream<Q, A>(&self, path: &'static str, message: Q) -> Result<Streaming<A>, Trouble>
    where
        Q: Message + 'static,
        A: Message + Default + 'static,
    {
        let request = self.request(message, None)?;
        let mut grpc = self.grpc.clone();
        grpc.ready().await.map_err(|error| Trouble::Unreachable(causes(&error)))?;
        let opened = grpc.server_streaming(request, PathAndQuery::from_static(path), ProstCodec::<Q, A>::default()).await;
        opened.map(tonic::Response::into_inner).map_err(|status| self.trouble(&status))
    }

    /// A call as it goes out; one that may be sent again has a key, and says which try it is.
    fn request<Q>(&self, message: Q, key: Option<(&str, u32)>) -> Result<Request<Q>, Trouble> {
        let unusable = |_| Trouble::Unreachable("the token has letters that no token has".to_owned());
        let mut request = Request::new(message);
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs_f64();
        let each = key.map(|(key, attempt)| {
            [("x-idempotency-key", key.to_owned()), ("x-retry-attempt", attempt.to_string()), ("x-modal-timestamp", now.to_string())]
        });
        for (name, value) in each.iter().flatten().chain(&self.headers) {
            request.metadata_mut().insert(MetadataKey::<Ascii>::from_static(name), value.parse().map_err(unusable)?);
        }
        let pass = self.pass.as_ref().map(|pass| (pass.header, pass.token.lock().unwrap_or_else(PoisonError::into_inner).clone()));
        for (name, secret) in self.secrets.iter().chain(&pass) {
            let mut value: MetadataValue<Ascii> = secret.expose().parse().map_err(unusable)?;
            value.set_sensitive(true);
            request.metadata_mut().insert(MetadataKey::<Ascii>::from_static(name), value);
        }
        Ok(request)
    }

    /// A status as trouble, in the words of HTTP.
    pub fn trouble(&self, status: &Status) -> Trouble {
        let pass = self.pass.as_ref().map(|pass| (pass.header, pass.token.lock().unwrap_or_else(PoisonError::into_inner).clone()));
        let bare = |secret: &Secret| Secret::new(secret.expose().rsplit(' ').next().unwrap_or_default());
        let all = self.secrets.iter().chain(&pass);
        let said = all.fold(status.message().to_owned(), |said, (_, secret)| bare(secret).scrub(&said));
        let said: String = said.chars().take(300).collect();
        match status.code() {
            _ if is_of_the_way(status) => Trouble::Unreachable(format!("Modal cannot be reached: {said}")),
            Code::Unauthenticated => Trouble::Status(401, said),
            Code::PermissionDenied => Trouble::Status(403, said),
            Code::NotFound => Trouble::Status(404, said),
            Code::ResourceExhausted => Trouble::Status(429, said),
            Code::DeadlineExceeded => Trouble::Late(said),
            Code::Unavailable | Code::Cancelled => Trouble::Unreachable(format!("Modal cannot be reached: {said}")),
            _ => Trouble::Status(500, said),
        }
    }
}

/// A number that nobody else has.
pub fn random() -> String {
    let mut random = [0; 16];
    // Without entropy the service takes two calls for one, and refuses the second.
    let _ = getrandom::fill(&mut random);
    random.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether it is not the service that says so, but what is between it and us.
fn is_of_the_way(status: &Status) -> bool {
    matches!(status.code(), Code::Unknown | Code::Internal) && std::error::Error::source(status).is_some()
}

/// How long the service wants us to wait before we come again.
fn asked_wait(status: &Status) -> Option<Duration> {
    let details = wire::RpcStatus::decode(status.details()).ok()?.details;
    let policy = details.iter().find(|any| any.type_url.ends_with("RPCRetryPolicy"))?;
    let seconds = wire::RetryPolicy::decode(policy.value.as_slice()).ok()?.retry_after_secs;
    Duration::try_from_secs_f32(seconds).ok()
}
