import ArgumentParser

/// `dovetail run`: builds an app and opens its window.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds an app and opens its window.",
        discussion: "Example: dovetail run --package-path ~/Hello --idiom phone")

    @OptionGroup var app: AppOptions

    func run() throws { try app.run([:]) }
}
