//! Words for what is wrong with a pasted piece of CUDA, and for the list of its accesses.

use crate::Localized;

/// Faults are sentences without their full stop; a lane is put in front by `in_lane`.
pub struct KernelWords {
    /// In front of a fault that a lane meets: the lane, the fault.
    pub in_lane: fn(u8, &str) -> String,
    /// An operand should stand here.
    pub expected_expression: &'static str,
    /// A name should stand here.
    pub expected_name: &'static str,
    /// A type should stand here.
    pub expected_type: &'static str,
    /// A statement should stand here.
    pub expected_statement: &'static str,
    /// This very sign should stand here.
    pub expected_sign: fn(&str) -> String,
    /// A number that is known before the kernel runs.
    pub expected_constant: &'static str,
    /// Something that can be assigned to.
    pub expected_place: &'static str,
    /// A pointer or an array.
    pub expected_pointer: &'static str,
    /// A struct or a vector.
    pub expected_struct: &'static str,
    /// A number.
    pub expected_number: &'static str,
    /// No token starts so: the character.
    pub character: fn(&str) -> String,
    /// A comment, string or parenthesis without its end.
    pub unclosed: &'static str,
    /// Not a number.
    pub number: &'static str,
    /// A macro that cannot be expanded.
    pub macro_: &'static str,
    /// Valid, but not read here: the construct.
    pub unsupported: fn(&str) -> String,
    /// The source is too long.
    pub too_long: &'static str,
    /// Nested too deeply.
    pub too_deep: &'static str,
    /// Runs too long.
    pub too_many_steps: &'static str,
    /// Nothing is open that this closes.
    pub unopened: &'static str,
    /// How many arguments are taken, and how many are given.
    pub arguments: fn(usize, usize) -> String,
    /// Nobody declared the number: its name.
    pub unknown_name: fn(&str) -> String,
    /// Nobody declared the array: its name.
    pub unknown_array: fn(&str) -> String,
    /// Nobody declared the function: its name.
    pub unknown_function: fn(&str) -> String,
    /// Nobody declared the type: its name.
    pub unknown_type: fn(&str) -> String,
    /// Nobody declared the name, but CUDA has one that looks like it: both.
    pub unknown_like: fn(&str, &str) -> String,
    /// No such member: its name.
    pub no_member: fn(&str) -> String,
    /// The address needs what memory holds: the text that is loaded.
    pub needs_contents: fn(&str) -> String,
    /// The address needs a variable without a value: its name.
    pub needs_value: fn(&str) -> String,
    /// The address needs a construct that is not followed: its text.
    pub needs_followed: fn(&str) -> String,
    /// The address needs what the launch does not say: what.
    pub needs_launch: fn(&str) -> String,
    /// The index and the length.
    pub out_of_range: fn(i64, u64) -> String,
    /// The first byte, and the bytes of the array.
    pub outside: fn(i64, u64) -> String,
    /// `/` or `%` by zero.
    pub division_by_zero: &'static str,
    /// A signed result does not fit.
    pub signed_overflow: &'static str,
    /// The number of bits of a shift.
    pub shift_range: fn(i64) -> String,
    /// The first byte lies before the array, which starts at zero: how far from its start.
    pub before: fn(i64) -> String,
    /// Beyond 64 bits.
    pub no_address: &'static str,
    /// The address and the width.
    pub misaligned: fn(u64, u32) -> String,
    /// Lanes go to different arrays.
    pub several_arrays: &'static str,
    /// Nothing is loaded or stored.
    pub no_access: &'static str,
    /// Nothing but perhaps by this, which is not read: its text.
    pub passed: fn(&str) -> String,
    /// No such warp.
    pub launch: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<KernelWords> = Localized {
    en: KernelWords {
        in_lane: |lane, fault| format!("lane {lane}: {fault}"),
        expected_expression: "expected a name, a number or a parenthesis here",
        expected_name: "expected a name here",
        expected_type: "expected a type whose size is known",
        expected_statement: "expected a statement here",
        expected_sign: |sign| format!("expected `{sign}` here"),
        expected_constant: "expected a whole number that is known before the kernel runs",
        expected_place: "expected something that can be assigned to",
        expected_pointer: "expected a pointer or an array",
        expected_struct: "expected a struct or a vector",
        expected_number: "expected a whole number",
        character: |character| format!("`{character}` means nothing in C++"),
        unclosed: "this is opened but never closed",
        number: "this is no number, or one that fits no type",
        macro_: "this directive or macro cannot be read",
        unsupported: |what| format!("`{what}` is not read here"),
        too_long: "the snippet, or what its macros make of it, is too long",
        too_deep: "this is nested too deeply",
        too_many_steps: "this runs for too many steps",
        unopened: "this closes something that was never opened",
        arguments: |wanted, found| {
            let takes = if wanted == 1 { "argument" } else { "arguments" };
            let given = if found == 1 { "is" } else { "are" };
            format!("this takes {wanted} {takes}, but {found} {given} given")
        },
        unknown_name: |name| format!("nobody declared `{name}`: give it a value, say `const int {name} = 1024;`"),
        unknown_array: |name| format!("nobody declared `{name}`: say what it is, for example `float *{name};`"),
        unknown_function: |name| format!("nobody declared `{name}`: paste that function, too"),
        unknown_type: |name| {
            format!("nobody says what the type `{name}` is: put its declaration first, or `typedef float {name};`")
        },
        unknown_like: |name, like| format!("nobody declared `{name}`: CUDA's own name is `{like}`"),
        no_member: |name| format!("there is no member `{name}`"),
        needs_contents: |what| {
            format!("the address depends on what `{what}` holds: write its values as a constant array")
        },
        needs_value: |name| format!("`{name}` has no value: give it one, say `const int {name} = 1024;`"),
        needs_followed: |what| format!("the address depends on `{what}`, which is not followed here"),
        needs_launch: |what| {
            format!("the address depends on `{what}`, which nobody gave: say how many blocks the grid has (`gridDim`)")
        },
        out_of_range: |index, length| format!("index {index} is not below the length {length}"),
        outside: |offset, bytes| format!("byte {offset} lies outside the array's {bytes} bytes"),
        division_by_zero: "division by zero",
        signed_overflow: "the result does not fit its signed type",
        shift_range: |by| format!("a shift by {by} bits has no result"),
        before: |offset| format!("byte {offset} lies before the start of the array"),
        no_address: "the address is beyond 64 bits",
        misaligned: |address, width| format!("address {address} is not a multiple of the width, {width}"),
        several_arrays: "lanes of this access go to different arrays",
        no_access: "the snippet has no such load or store",
        passed: |what| format!("`{what}` is not read here: write its load or store as an index, say `a[i]`"),
        launch: "the launch has no such warp: a block has 1 to 1024 threads",
    },
    hi_latn: KernelWords {
        in_lane: |lane, fault| format!("lane {lane}: {fault}"),
        expected_expression: "yahan koi naam, number ya bracket chahiye",
        expected_name: "yahan ek naam chahiye",
        expected_type: "aisa type chahiye jiska size pata ho",
        expected_statement: "yahan ek statement chahiye",
        expected_sign: |sign| format!("yahan `{sign}` chahiye"),
        expected_constant: "aisa whole number chahiye jo kernel chalne se pehle pata ho",
        expected_place: "yahan kuch aisa chahiye jisme value daal sako",
        expected_pointer: "yahan pointer ya array chahiye",
        expected_struct: "yahan struct ya vector chahiye",
        expected_number: "yahan whole number chahiye",
        character: |character| format!("C++ mein `{character}` ka koi matlab nahi hota"),
        unclosed: "yeh khula toh hai, par band nahi hua",
        number: "yeh number nahi hai, ya kisi type mein fit nahi hota",
        macro_: "yeh directive ya macro samajh mein nahi aaya",
        unsupported: |what| format!("`{what}` yahan supported nahi hai"),
        too_long: "snippet bahut lamba hai, ya uske macros se lamba ho gaya",
        too_deep: "yahan nesting bahut zyada hai",
        too_many_steps: "yeh bahut zyada steps tak chalta hai",
        unopened: "yeh jise band karta hai, woh khula hi nahi tha",
        arguments: |wanted, found| {
            let takes = if wanted == 1 { "argument" } else { "arguments" };
            let given = if found == 1 { "diya gaya hai" } else { "diye gaye hain" };
            format!("yeh {wanted} {takes} leta hai, par {found} {given}")
        },
        unknown_name: |name| {
            format!("`{name}` kahin declare nahi hua: ek value de do, jaise `const int {name} = 1024;`")
        },
        unknown_array: |name| format!("`{name}` kahin declare nahi hua: declare kar do, jaise `float *{name};`"),
        unknown_function: |name| format!("`{name}` kahin declare nahi hua: woh function bhi paste kar do"),
        unknown_type: |name| {
            format!("type `{name}` kahin declare nahi hua: pehle uska declaration do, ya `typedef float {name};`")
        },
        unknown_like: |name, like| format!("`{name}` kahin declare nahi hua: CUDA ka apna naam `{like}` hai"),
        no_member: |name| format!("`{name}` naam ka koi member nahi hai"),
        needs_contents: |what| {
            format!(
                "address is par depend karta hai ki `{what}` mein kya rakha hai: values ek constant array mein likh do"
            )
        },
        needs_value: |name| format!("`{name}` ki koi value nahi hai: de do, jaise `const int {name} = 1024;`"),
        needs_followed: |what| format!("address `{what}` par depend karta hai, jo yahan supported nahi hai"),
        needs_launch: |what| {
            format!(
                "address `{what}` par depend karta hai, jo diya nahi gaya: grid mein kitne blocks hain, batao (`gridDim`)"
            )
        },
        out_of_range: |index, length| format!("index {index} range ke bahar hai: length sirf {length} hai"),
        outside: |offset, bytes| format!("byte {offset} array ke {bytes} bytes ke bahar hai"),
        division_by_zero: "zero se divide ho raha hai",
        signed_overflow: "result apne signed type mein fit nahi hota",
        shift_range: |by| format!("{by} bits ke shift ka koi result nahi hota"),
        before: |offset| format!("byte {offset} array ki shuruaat se pehle hai"),
        no_address: "address 64 bits ke upar hai",
        misaligned: |address, width| format!("address {address} width {width} ka multiple nahi hai"),
        several_arrays: "is access ke lanes alag-alag arrays mein jaate hain",
        no_access: "snippet mein aisa koi load ya store nahi hai",
        passed: |what| format!("`{what}` yahan supported nahi hai: uska load ya store index se likho, jaise `a[i]`"),
        launch: "launch mein aisa warp nahi hai: ek block mein 1 se 1024 threads hote hain",
    },
};
