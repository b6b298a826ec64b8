; What a reader of CUDA C++ tells apart at a glance. The captures are the classes of code.rs.

(comment) @comment
[(string_literal) (char_literal) (raw_string_literal) (system_lib_string)] @string
(number_literal) @number
[(true) (false) (null)] @constant

["#define" "#include" "#if" "#ifdef" "#ifndef" "#elif" "#else" "#endif" (preproc_directive)] @preprocessor

[
  "__global__" "__device__" "__host__" "__shared__" "__constant__" "__managed__"
  "__restrict__" "__forceinline__" "__noinline__" "__launch_bounds__" "__grid_constant__"
  "<<<" ">>>"
] @builtin
((identifier) @builtin
  (#match? @builtin "^(threadIdx|blockIdx|blockDim|gridDim|warpSize)$"))

[
  "break" "case" "class" "const" "constexpr" "continue" "default" "delete" "do" "else" "enum"
  "extern" "for" "goto" "if" "inline" "namespace" "new" "operator" "private" "public" "return"
  "sizeof" "static" "static_assert" "struct" "switch" "template" "typedef" "typename" "union"
  "using" "volatile" "while"
  (auto) (this)
] @keyword

[(primitive_type) (sized_type_specifier) (type_identifier)] @type

(call_expression function: (identifier) @function)
(call_expression function: (template_function name: (identifier) @function))
(call_expression function: (field_expression field: (field_identifier) @function))
(function_declarator declarator: (identifier) @function)
(preproc_function_def name: (identifier) @function)
