//! Draws a figure's state as a [`scene::Scene`], a plain value; and writes a scene as an SVG string.
//!
//! Absent on purpose: Leptos, the DOM, signals, CSS colours, the clock. Nothing here can fail.

pub mod basis;
pub mod panel;
pub mod scene;

pub mod banks;
pub mod coalescing;
pub mod lab;
pub mod layout;
pub mod library;
pub mod map;
pub mod overlap;
pub mod roofline;
pub mod rows;
pub mod silicon;
pub mod tile;

pub mod progress;

pub mod asked;
pub mod cited;
pub mod derive;
pub mod drill;
pub mod fault;
pub mod file;
pub mod gallery;
pub mod html;
pub mod light;
pub mod mathml;
pub mod motion;
pub mod number;
pub mod sheet;
pub mod svg;

mod canvas;
mod label;
mod scale;
