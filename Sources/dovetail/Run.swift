import ArgumentParser

/// `dovetail run`: builds an app and opens its window.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds an app and opens its window.",
        discussion: """
            Example: dovetail run --package-path ~/Hello --idiom phone

            With --random-events it opens none: dovetail run --random-events 1000 --idiom phone
            """)

    @OptionGroup var app: AppOptions
    @OptionGroup(title: "Watching") var watching: WatchOptions
    @OptionGroup(title: "Random events") var random: RandomEventOptions

    func run() throws {
        if watching.watch { try watching.run(app, settings: [:], hasControls: false) }
        if try random.run(app.run) { return }
        try app.run([:])
    }
}
