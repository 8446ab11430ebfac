//! The names under which packages are installed, where they differ from those under which they are imported.
//!
//! A short list of what is often asked for; every other name is taken as it is.

/// Import names and the packages that have them.
const NAMES: &[(&str, &str)] = &[
    ("Crypto", "pycryptodome"),
    ("MySQLdb", "mysqlclient"),
    ("OpenSSL", "pyopenssl"),
    ("PIL", "pillow"),
    ("attr", "attrs"),
    ("bs4", "beautifulsoup4"),
    ("cv2", "opencv-python-headless"),
    ("dateutil", "python-dateutil"),
    ("docx", "python-docx"),
    ("dotenv", "python-dotenv"),
    ("fitz", "pymupdf"),
    ("git", "gitpython"),
    ("google.protobuf", "protobuf"),
    ("jwt", "pyjwt"),
    ("magic", "python-magic"),
    ("pkg_resources", "setuptools"),
    ("pptx", "python-pptx"),
    ("psycopg2", "psycopg2-binary"),
    ("serial", "pyserial"),
    ("skimage", "scikit-image"),
    ("sklearn", "scikit-learn"),
    ("umap", "umap-learn"),
    ("yaml", "pyyaml"),
    ("zmq", "pyzmq"),
];

/// The package to install for what a user asks for: an import name, or a package with a version perhaps.
pub fn package_of(asked: &str) -> String {
    let end = asked.find(|letter: char| !(letter.is_alphanumeric() || matches!(letter, '_' | '.' | '-'))).unwrap_or(asked.len());
    let (name, rest) = asked.split_at(end);
    let known = NAMES.iter().find(|(import, _)| *import == name);
    format!("{}{rest}", known.map_or(name, |(_, package)| package))
}

/// Whether pip would take it as one requirement, and not as an option, a path or an address.
pub fn is_requirement(package: &str) -> bool {
    let starts_well = package.chars().next().is_some_and(char::is_alphanumeric);
    starts_well && package.chars().all(|letter| letter.is_alphanumeric() || "_.-[],<>=!~*+".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::{is_requirement, package_of};

    #[test]
    fn import_names_become_package_names() {
        let names = [
            ("PIL", "pillow"),
            ("sklearn>=1.4", "scikit-learn>=1.4"),
            ("bs4", "beautifulsoup4"),
            ("cv2", "opencv-python-headless"),
            ("yaml", "pyyaml"),
            ("pandas==2.2.0", "pandas==2.2.0"),
            ("requests[socks]", "requests[socks]"),
        ];
        for (asked, package) in names {
            assert_eq!(package_of(asked), package);
        }
    }

    #[test]
    fn only_requirements_are_installed() {
        assert!(["pandas", "pandas>=2,<3", "requests[socks]==2.0"].into_iter().all(is_requirement));
        assert!(["", "--index-url=x", "/etc/x", "a b", "git+https://x", "a;b", "$(x)"].into_iter().all(|wrong| !is_requirement(wrong)));
    }
}
