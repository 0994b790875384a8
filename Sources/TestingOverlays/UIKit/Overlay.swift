// Empty. A file that imports both `Testing` and a module named `UIKit` makes the compiler import `_Testing_UIKit` too, which comes with
// Swift on Apple's systems and not on Linux; without this one such a file would not compile.
