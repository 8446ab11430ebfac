//! Calls of Modal's API over gRPC: sent again where the service says that it was not the time, under one key for all tries.
//!
//! What the service says is freed of our secrets before anybody sees it.

use crate::cloud::{Secret, Trouble};
use prost::Message;
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
    patience: Duration,
}

const TRIES: u32 = 4;
const FIRST_WAIT: Duration = Duration::from_millis(200);
/// How long an answer may be.
const LONGEST: usize = 64 << 20;

impl Service {
    /// Connects. Call it in the runtime.
    pub async fn connect(
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
        Ok(Self { grpc: Grpc::new(channel).max_decoding_message_size(LONGEST), secrets, headers, patience })
    }

    /// The same service, with one secret more to say.
    pub fn with(&self, name: &'static str, secret: Secret) -> Self {
        let mut service = self.clone();
        service.secrets.push((name, secret));
        service
    }

    /// Calls, and again while the service says that it cannot now: it does what it is asked once for one key.
    pub async fn call<Q, A>(&self, path: &'static str, message: Q) -> Result<A, Trouble>
    where
        Q: Message + Clone + 'static,
        A: Message + Default + 'static,
    {
        let mut wait = FIRST_WAIT;
        let key = random();
        let calling = async {
            for tried in 1.. {
                let request = self.request(message.clone(), &key, tried - 1)?;
                let mut grpc = self.grpc.clone();
                let status = match grpc.ready().await {
                    Err(error) => Status::unavailable(causes(&error)),
                    Ok(()) => match grpc.unary(request, PathAndQuery::from_static(path), ProstCodec::<Q, A>::default()).await {
                        Ok(answer) => return Ok(answer.into_inner()),
                        Err(status) => status,
                    },
                };
                if tried >= TRIES || !matches!(status.code(), Code::Unavailable | Code::ResourceExhausted | Code::Cancelled) {
                    return Err(self.trouble(&status));
                }
                let jitter = f64::from(random().as_bytes().first().copied().unwrap_or(0) % 16) / 16.0;
                tokio::time::sleep(wait.mul_f64(1.0 + jitter)).await;
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
        let request = self.request(message, &random(), 0)?;
        let mut grpc = self.grpc.clone();
        grpc.ready().await.map_err(|error| Trouble::Unreachable(causes(&error)))?;
        let opened = grpc.server_streaming(request, PathAndQuery::from_static(path), ProstCodec::<Q, A>::default()).await;
        opened.map(tonic::Response::into_inner).map_err(|status| self.trouble(&status))
    }

    fn request<Q>(&self, message: Q, key: &str, attempt: u32) -> Result<Request<Q>, Trouble> {
        let unusable = |_| Trouble::Unreachable("the token has letters that no token has".to_owned());
        let mut request = Request::new(message);
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs_f64();
        let each =
            [("x-idempotency-key", key.to_owned()), ("x-retry-attempt", attempt.to_string()), ("x-modal-timestamp", now.to_string())];
        for (name, value) in each.iter().chain(&self.headers) {
            request.metadata_mut().insert(MetadataKey::<Ascii>::from_static(name), value.parse().map_err(unusable)?);
        }
        for (name, secret) in &self.secrets {
            let mut value: MetadataValue<Ascii> = secret.expose().parse().map_err(unusable)?;
            value.set_sensitive(true);
            request.metadata_mut().insert(MetadataKey::<Ascii>::from_static(name), value);
        }
        Ok(request)
    }

    /// A status as trouble, in the words of HTTP.
    pub fn trouble(&self, status: &Status) -> Trouble {
        let said = self.secrets.iter().fold(status.message().to_owned(), |said, (_, secret)| secret.scrub(&said));
        let said: String = said.chars().take(300).collect();
        match status.code() {
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

fn causes(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        text += &format!(": {inner}");
        cause = inner.source();
    }
    text
}
