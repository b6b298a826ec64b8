//! The search path: which programs are on it, and longer ones.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The search path we were started with.
pub fn ours() -> OsString {
    env::var_os("PATH").unwrap_or_default()
}

/// The search path with these folders before all others.
pub fn with(folders: &[PathBuf]) -> Result<OsString> {
    let ours = ours();
    let all = folders.iter().cloned().chain(env::split_paths(&ours));
    env::join_paths(all).context("a folder with a colon in its name cannot be on PATH")
}

/// The first program of this name on our search path.
pub fn find(name: &str) -> Option<PathBuf> {
    env::split_paths(&ours()).map(|folder| folder.join(name)).find(|file| is_program(file))
}

/// Whether there is a file that may be run.
pub fn is_program(file: &Path) -> bool {
    #[cfg(unix)]
    let may_run = |found: std::fs::Metadata| {
        use std::os::unix::fs::PermissionsExt as _;
        found.is_file() && found.permissions().mode() & 0o111 != 0
    };
    #[cfg(not(unix))]
    let may_run = |found: std::fs::Metadata| found.is_file();
    file.metadata().is_ok_and(may_run)
}

/// These folders before the search path, as one types it.
pub fn added(folders: &[PathBuf]) -> String {
    let shown: Vec<_> = folders.iter().map(|folder| folder.display().to_string()).chain(["$PATH".to_owned()]).collect();
    format!("\"{}\"", shown.join(":"))
}

/// Whether a version printed by a program contains this one as a word, as `1.2.3` or as `v1.2.3`.
pub fn says(printed: &str, version: &str) -> bool {
    printed.split_whitespace().any(|word| word.trim_start_matches('v') == version)
}

/// The folder below which a user's caches lie.
pub fn user_cache() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value: &OsString| value != OsStr::new(""));
    set("COALESCOPE_CACHE")
        .map(PathBuf::from)
        .or_else(|| set("XDG_CACHE_HOME").map(|home| PathBuf::from(home).join("coalescope")))
        .or_else(|| env::home_dir().map(|home| home.join(".cache/coalescope")))
}
