import ArgumentParser

/// `dovetail run`: builds an app and opens its window.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds an app and opens its window.",
        discussion: "Example: dovetail run --package-path ~/Hello --idiom phone")

    @OptionGroup var app: AppOptions
    @OptionGroup(title: "Watching") var watching: WatchOptions

    func run() throws {
        if watching.watch { try watching.run(app, settings: [:], hasControls: false) }
        try app.run([:])
    }
}
