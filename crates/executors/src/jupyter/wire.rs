//! A connection to a Jupyter server: as it is, or under TLS.
//!
//! A server's certificate is held to those that the machine trusts, and to one that the user names. There is no way to trust all.

use super::rest::Server;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use std::io;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

/// A connection.
pub enum Wire {
    Plain(TcpStream),
    Secured(Box<TlsStream<TcpStream>>),
}

impl Wire {
    /// Connects to a server.
    pub async fn connect(server: &Server) -> io::Result<Self> {
        let stream = TcpStream::connect(&server.authority).await?;
        stream.set_nodelay(true)?;
        let Some(trust) = &server.trust else { return Ok(Self::Plain(stream)) };
        let host = server.authority.rsplit_once(':').map_or(server.authority.as_str(), |(host, _)| host);
        let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned()).map_err(io::Error::other)?;
        let secured = TlsConnector::from(Arc::clone(trust)).connect(name, stream).await?;
        Ok(Self::Secured(Box::new(secured)))
    }

    /// What carries it.
    pub fn tcp(&self) -> &TcpStream {
        match self {
            Self::Plain(stream) => stream,
            Self::Secured(secured) => secured.get_ref().0,
        }
    }
}

/// Whom to trust: the machine's certificates, and those in a file.
pub fn trust(own: Option<&Path>) -> Result<Arc<ClientConfig>, String> {
    // Only the first one counts; that it is there already is no failure.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let mut roots = RootCertStore::empty();
    // What the machine has that cannot be read vouches for nobody.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if let Some(path) = own {
        let wrong = |error: &dyn std::fmt::Display| format!("`{}` is no certificate: {error}", path.display());
        for certificate in CertificateDer::pem_file_iter(path).map_err(|error| wrong(&error))? {
            roots.add(certificate.map_err(|error| wrong(&error))?).map_err(|error| wrong(&error))?;
        }
    }
    Ok(Arc::new(ClientConfig::builder().with_root_certificates(roots).with_no_client_auth()))
}

impl AsyncRead for Wire {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_read(context, buffer),
            Self::Secured(secured) => Pin::new(secured).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Wire {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_write(context, bytes),
            Self::Secured(secured) => Pin::new(secured).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_flush(context),
            Self::Secured(secured) => Pin::new(secured).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(stream) => Pin::new(stream).poll_shutdown(context),
            Self::Secured(secured) => Pin::new(secured).poll_shutdown(context),
        }
    }
}
