//! `cargo xtask serve`: shows the site while it is being worked on.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Context, Result};

use crate::{command, site, tools};

/// Serves until it is stopped.
pub fn run(port: u16, release: bool) -> Result<()> {
    // Found out now, not after the minutes of a first build.
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .with_context(|| format!("port {port} is taken: try `cargo xtask serve --port {}`", port.saturating_add(1)))?;
    let builder = tools::builder()?;
    site::prerenderer()?;
    println!("The site will be at http://127.0.0.1:{port}/ when the first build is done");
    let mut trunk = command::program("trunk", &["serve", "--port", &port.to_string()]);
    if release {
        trunk.arg("--release");
    }
    // Not `dist`, where `size` and the browser tests expect what readers get.
    trunk.args(["--dist", "target/serve"]).env("PATH", &builder.path);
    command::become_program("serve", &mut trunk)
}
