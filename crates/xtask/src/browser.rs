//! `cargo xtask browser`: drives the site in `dist/` as a reader would.

use std::env;
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::{command, site, tools};

/// Runs Playwright; the arguments narrow down what it runs.
pub fn run(playwright: &[String]) -> Result<()> {
    site::must_be_built()?;
    let browser = tools::browser()?;
    let coalescope = command_line()?;
    let (port, notes_port) = two_free_ports().context("no free port")?;
    let mut npx = command::program("npx", &["playwright", "test"]);
    npx.args(playwright)
        .current_dir("e2e")
        .env("CHROMIUM", browser.chromium)
        .env("COALESCOPE_CLI", coalescope)
        .env("PORT", port)
        .env("NOTES_PORT", notes_port);
    command::run("browser tests", &mut npx)
}

/// The program that counts by the model what the pages claim; for the whole workspace, as the tests compile it.
pub fn command_line() -> Result<PathBuf> {
    let arguments = ["build", "--workspace", "--bin", "coalescope", "--features", "web/ssr"];
    command::run("command line", &mut command::cargo(&arguments))?;
    Ok(env::current_exe()?.with_file_name("coalescope"))
}

/// Two clones may be tested at the same time. Both ports are held until both are known, so that they differ.
fn two_free_ports() -> io::Result<(String, String)> {
    let listen = || TcpListener::bind((Ipv4Addr::LOCALHOST, 0));
    let (site, notes) = (listen()?, listen()?);
    let port = |listener: TcpListener| listener.local_addr().map(|address| address.port().to_string());
    Ok((port(site)?, port(notes)?))
}
