//! Running other programs: each is shown as one could type it, and timed.

use std::env;
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// Where the repository lies, whatever folder the command is called from.
pub const REPOSITORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// All paths in this crate are relative to the repository.
pub fn enter_repository() -> Result<()> {
    let root =
        Path::new(REPOSITORY).canonicalize().context("the repository is gone; it was there when xtask was compiled")?;
    env::set_current_dir(root).context("cannot enter the repository")
}

/// A program with its arguments, without the variables that `cargo run` has set for xtask itself:
/// build scripts that look at them would run again each time.
pub fn program(name: impl AsRef<OsStr>, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments);
    for (variable, _) in env::vars_os() {
        let name = variable.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&variable);
        }
    }
    command
}

/// The cargo that runs xtask.
pub fn cargo(arguments: &[&str]) -> Command {
    program("cargo", arguments)
}

/// Another command of xtask, in a process of its own.
pub fn xtask(arguments: &[&str]) -> Result<Command> {
    let itself = env::current_exe().context("xtask cannot find itself")?;
    Ok(program(itself, arguments))
}

/// Runs a command in sight of the developer: shown before, timed after.
pub fn run(what: &str, command: &mut Command) -> Result<()> {
    let shown = shown(command);
    println!("── {what}: {shown}");
    let stopwatch = Stopwatch::start();
    let status = command.status().with_context(|| format!("cannot start `{shown}`"))?;
    let time = seconds(stopwatch.elapsed());
    if !status.success() {
        bail!("{what} failed after {time} ({status}); again: {shown}");
    }
    println!("   {what}: done in {time}");
    Ok(())
}

/// Becomes another program, so that who stops us stops it.
#[cfg(unix)]
pub fn become_program(what: &str, command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt as _;
    println!("── {what}: {}", shown(command));
    Err(command.exec()).with_context(|| format!("cannot start `{}`", shown(command)))
}

/// Where no program can become another, it waits for it.
#[cfg(not(unix))]
pub fn become_program(what: &str, command: &mut Command) -> Result<()> {
    run(what, command)
}

/// What a command prints, or nothing if it cannot be run or fails.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A command as one could type it in the repository.
pub fn shown(command: &Command) -> String {
    let mut line = String::new();
    if let Some(folder) = command.get_current_dir() {
        line += &format!("cd {} && ", quoted(folder.as_os_str()));
    }
    for (name, value) in command.get_envs() {
        if let (true, Some(value)) = (name != "PATH", value) {
            line += &format!("{}={} ", name.to_string_lossy(), quoted(value));
        }
    }
    let itself = env::current_exe().is_ok_and(|path| path == command.get_program());
    line += &if itself { "cargo xtask".to_owned() } else { quoted(command.get_program()) };
    for argument in command.get_args() {
        line += " ";
        line += &quoted(argument);
    }
    line
}

/// 7.3 s, or 2 min 05 s.
pub fn seconds(time: Duration) -> String {
    if time < Duration::from_secs(60) {
        return format!("{:.1} s", time.as_secs_f64());
    }
    let whole = time.as_secs();
    format!("{} min {:02} s", whole / 60, whole % 60)
}

/// The one clock of this crate.
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    #[expect(clippy::disallowed_methods, reason = "how long a step takes is what the clock is read for")]
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// Since the start.
    pub fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

fn quoted(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:=@,+%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.into_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_one_could_type_it() {
        let mut command = Command::new("npm");
        command.args(["run", "two words", "it's"]).env("CI", "true").env("PATH", "/somewhere").current_dir("e2e");
        assert_eq!(shown(&command), r"cd e2e && CI=true npm run 'two words' 'it'\''s'");
    }

    #[test]
    fn times_are_short() {
        assert_eq!(seconds(Duration::from_millis(7340)), "7.3 s");
        assert_eq!(seconds(Duration::from_secs(125)), "2 min 05 s");
    }
}
