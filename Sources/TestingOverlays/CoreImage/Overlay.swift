// Empty. A file that imports both `Testing` and a module named `CoreImage` makes the compiler import `_Testing_CoreImage` too, which comes with
// Swift on Apple's systems and not on Linux; without this one such a file would not compile.
