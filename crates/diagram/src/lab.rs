//! Draws what a pasted piece of CUDA does: the picture of the memory that its access goes to, and around it what was
//! found out about the snippet.
//!
//! Absent on purpose: a picture of its own. An access to global memory is drawn by `coalescing`, `rows`, `overlap` or
//! `roofline`, one to shared memory by `banks`.

mod answer;
mod blocks;
mod derivation;
mod fault;
mod hints;
mod launch;
mod message;
mod panel;
mod picture;
mod saying;

pub use fault::message;
pub use panel::panel;

use crate::{
    derive::Line,
    panel::Panel,
    scene::{Drawn, Format, Scene, Table},
};
use model::figure::lab::{Part, State};
use words::Lang;

/// Pictures worth keeping: a name, and a query.
pub const EXAMPLES: [(&str, &str); 18] = [
    ("wrong-axis", ""),
    ("addresses", "step=addresses"),
    ("places", "step=places"),
    ("lane-lit", "lane=5"),
    ("turned-block", "bx=16&by=2"),
    (
        "struct",
        "snippet=struct+Particle+%7B+float+x%2C+y%2C+z%2C+mass%2C+charge%2C+age%3B+%7D%3B%0Aconst+Particle+*particles%3B\
         %0A%0Aint+i+%3D+blockIdx.x+*+blockDim.x+%2B+threadIdx.x%3B%0Afloat+mass+%3D+particles%5Bi%5D.mass%3B%0A\
         &bx=256&gx=4096",
    ),
    (
        "guard",
        "snippet=const+int+n+%3D+1000003%3B%0A%0A__global__+void+saxpy%28float+*y%2C+const+float+*x%29+%7B%0A++++int+i\
         +%3D+blockIdx.x+*+blockDim.x+%2B+threadIdx.x%3B%0A++++if+%28i+%3C+n%29%0A++++++++y%5Bi%5D+%3D+2.0f+*+x%5Bi%5D\
         +%2B+y%5Bi%5D%3B%0A%7D%0A&bx=256&gx=3907&blockx=3906&warp=2",
    ),
    (
        "odd-structs",
        "snippet=struct+Rgb+%7B+unsigned+char+r%2C+g%2C+b%3B+%7D%3B%0Aconst+Rgb+*image%3B%0Avalue+%3D+image\
         %5BthreadIdx.x%5D.g%3B%0A&base=5",
    ),
    (
        "second-round",
        "snippet=const+float+*a%3B%0Afloat+sum+%3D+0%3B%0Afor+%28int+k+%3D+0%3B+k+%3C+4%3B+k%2B%2B%29%0A++++sum+%2B%3D+a\
         %5BthreadIdx.x+*+4+%2B+k%5D%3B%0A&access=1",
    ),
    ("tile", TILE),
    (
        "rows-16",
        "snippet=__shared__+half+a%5B16%5D%5B64%5D%3B%0A%0Aint+row+%3D+threadIdx.x+%25+16%3B%0Aint+col+%3D+threadIdx.x\
         +%2F+16+*+8%3B%0Aint4+eight+%3D+*%28int4+*%29%26a%5Brow%5D%5Bcol%5D%3B%0A&lane=3",
    ),
    (
        "unknown",
        "snippet=const+int+*column%3B%0Aconst+float+*x%3B%0Aint+i+%3D+threadIdx.x%3B%0Avalue+%3D+x%5Bcolumn%5Bi%5D%5D%3B\
         %0A",
    ),
    ("unclosed", "snippet=float+*a%3B%0Avalue+%3D+a%5B%28threadIdx.x+*+2%3B%0A"),
    ("blank", "snippet="),
    ("rows", "view=rows"),
    ("rows-lane", "view=rows&lane=5&dram=gddr6"),
    ("overlap", "view=overlap"),
    ("roofline", "view=roofline&step=places"),
];

/// The transpose through a tile, where the tile is read by columns.
const TILE: &str = "snippet=const+int+n+%3D+1024%3B%0A%0A__global__+void+transpose%28float+*out%2C+const+float+*in%29+\
                    %7B%0A++++__shared__+float+tile%5B32%5D%5B32%5D%3B%0A++++int+x+%3D+blockIdx.x+*+32%2C+y+%3D+\
                    blockIdx.y+*+32%3B%0A++++int+i+%3D+threadIdx.x%2C+j+%3D+threadIdx.y%3B%0A++++tile%5Bj%5D%5Bi%5D+\
                    %3D+in%5B%28y+%2B+j%29+*+n+%2B+x+%2B+i%5D%3B%0A++++__syncthreads%28%29%3B%0A++++out%5B%28x+%2B+j\
                    %29+*+n+%2B+y+%2B+i%5D+%3D+tile%5Bi%5D%5Bj%5D%3B%0A%7D%0A&by=32&gx=32&gy=32&access=2";

/// The picture of a state, in one of its two layouts.
pub fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    let answer = answer::of(state.spec());
    picture::of(state, &answer).scene(state, &answer, lang, format)
}

impl Drawn for State {
    fn scene(&self, lang: Lang, format: Format) -> Scene<Part> {
        scene(self, lang, format)
    }

    fn panel(&self, lang: Lang) -> Panel {
        panel(self, lang)
    }

    /// Which lanes a place serves is known to the figure that draws it.
    fn lit_rows(&self, table: &Table<Part>) -> Vec<bool> {
        let picture = picture::of(self, &answer::of(self.spec()));
        table.rows.iter().map(|(part, _)| picture.lights(*part)).collect()
    }

    fn derivation(&self, lang: Lang) -> Vec<Line> {
        derivation::derivation(self, lang)
    }

    fn blocks(&self, lang: Lang) -> Vec<(&'static str, String)> {
        blocks::blocks(self, lang)
    }
}
