; What a reader of Python tells apart at a glance. The captures are the classes of code.rs.

(comment) @comment
(string) @string
[(integer) (float)] @number
[(none) (true) (false)] @constant

[
  "and" "as" "assert" "break" "class" "continue" "def" "del" "elif" "else" "except" "finally"
  "for" "from" "global" "if" "import" "in" "is" "lambda" "not" "or" "pass" "raise" "return"
  "try" "while" "with" "yield"
] @keyword

(decorator "@" @builtin (_) @builtin)
(call function: (identifier) @function)
(call function: (attribute attribute: (identifier) @function))
(function_definition name: (identifier) @function)
(class_definition name: (identifier) @type)
