import ArgumentParser

/// How the package of an opened app is built.
struct BuildOptions: ParsableArguments {
    @Option(help: "The folder for what the compiler makes; inside the package when not given. Apps may share one.")
    var scratchPath: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help:
            "An option that swift build gets as it stands, such as -Xswiftc and then -DDEMO. May be given several times."
    )
    var buildOption: [String] = []
}
