//! Which hosts a guest may reach, and which of their addresses.
//!
//! A name that is allowed may still resolve to an address of this machine or of its network; such an address is refused
//! unless the policy names it itself.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs};

/// A host that the policy names, with its port or without.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allowed {
    host: String,
    /// `None` is what web servers have: 80 and 443.
    port: Option<u16>,
}

impl Allowed {
    /// Reads `name`, `name:port`, `address`, `address:port` or `[address]:port`.
    pub fn parse(text: &str) -> Option<Self> {
        let (host, port) = match text.parse::<Ipv6Addr>() {
            Ok(_) => (text, None),
            Err(_) => match text.rsplit_once(':') {
                Some((host, port)) => (host, Some(port.parse::<u16>().ok().filter(|port| *port != 0)?)),
                None => (text, None),
            },
        };
        let host = normal(host);
        let good = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_' | ':');
        (!host.is_empty() && host.len() <= 253 && host.chars().all(good)).then_some(Self { host, port })
    }

    fn permits(&self, host: &str, port: u16) -> bool {
        self.host == host && self.port.map_or(port == 80 || port == 443, |allowed| allowed == port)
    }
}

/// A host's name as it is compared: small letters, no dot at the end, no brackets.
pub fn normal(host: &str) -> String {
    let host = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    host.strip_suffix('.').unwrap_or(host).to_ascii_lowercase()
}

/// The addresses of a host that may be connected to, or why there are none.
pub fn resolve(host: &str, port: u16, allowed: &[Allowed]) -> Result<Vec<SocketAddr>, String> {
    if !allowed.iter().any(|rule| rule.permits(host, port)) {
        let mut names: Vec<_> =
            allowed.iter().map(|rule| rule.port.map_or(rule.host.clone(), |port| format!("{}:{port}", rule.host))).collect();
        names.sort();
        return Err(format!("`{host}:{port}` is not allowed here (allowed: {})", names.join(", ")));
    }
    let found = (host, port).to_socket_addrs().map_err(|error| format!("`{host}` cannot be resolved: {error}"))?;
    let (good, bad): (Vec<_>, Vec<_>) = found.partition(|address| is_public(address.ip()) || is_named(address.ip(), host));
    if good.is_empty() {
        let why = bad.first().map_or_else(|| "no address".to_owned(), |address| format!("{}, which is not a public address", address.ip()));
        return Err(format!("`{host}` resolves to {why}: name the address itself to allow it"));
    }
    Ok(good)
}

/// Whether the name that was allowed is the address, or the one name that is always this machine's.
fn is_named(address: IpAddr, host: &str) -> bool {
    host.parse::<IpAddr>().is_ok_and(|named| named == address) || (host == "localhost" && address.is_loopback())
}

/// Whether an address is one of the internet at large: of no machine's own, of no private network, of no link.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => {
            // An address of the other kind inside of this one is judged as what it is.
            let [first, second, ..] = address.segments();
            let last = |address: Ipv6Addr| {
                let [.., a, b, c, d] = address.octets();
                Ipv4Addr::new(a, b, c, d)
            };
            if address.to_ipv4_mapped().is_some() || (first == 0x64 && second == 0xFF9B) || address.segments()[..6] == [0; 6] {
                return is_public_v4(last(address));
            }
            // Globally routable unicast only, without those that carry another address or are for examples.
            (first & 0xE000) == 0x2000 && first != 0x2002 && !(first == 0x2001 && (second < 0x200 || second == 0xDB8))
        }
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let special = a == 0 || a >= 240 || (a == 192 && b == 0 && c == 0) || (a == 198 && (18..20).contains(&b)) || (a, b, c) == (192, 88, 99);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || shared
        || special)
}

#[cfg(test)]
mod tests {
    use super::{Allowed, is_public, normal, resolve};

    #[test]
    fn only_addresses_of_the_internet_are_public() {
        for address in ["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "64:ff9b::1.1.1.1"] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "fd00:ec2::254",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "ff02::1",
            "2001:db8::1",
            "::127.0.0.1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn rules_have_a_host_and_perhaps_a_port() {
        let rule = |text| Allowed::parse(text).unwrap();
        assert!(rule("Example.org.").permits("example.org", 443) && rule("example.org").permits("example.org", 80));
        assert!(!rule("example.org").permits("example.org", 22) && !rule("example.org").permits("sub.example.org", 443));
        assert!(rule("example.org:22").permits("example.org", 22) && !rule("example.org:22").permits("example.org", 443));
        assert!(rule("[::1]:80").permits(&normal("[::1]"), 80) && rule("::1").permits("::1", 443));
        for wrong in ["", ":80", "a:0", "a:b", "a:70000", "a b", "http://a", "a/b", "*"] {
            assert_eq!(Allowed::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_name_leads_to_no_address_of_this_machine() {
        let allowed = ["localhost:80", "127.0.0.1:80"].map(|rule| Allowed::parse(rule).unwrap());
        assert!(resolve("localhost", 80, &allowed).is_ok() && resolve("127.0.0.1", 80, &allowed).is_ok());
        assert!(resolve("127.0.0.2", 80, &allowed).is_err() && resolve("localhost", 81, &allowed).is_err());
        // Another way to write the same address is another name, which nobody has allowed.
        assert!(resolve("127.1", 80, &allowed).is_err() && resolve("2130706433", 80, &allowed).is_err());
        let rule = Allowed::parse("127.1:80").unwrap();
        assert!(resolve("127.1", 80, &[rule]).is_err());
    }
}
