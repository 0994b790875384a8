import ArgumentParser

/// `dovetail inspect`: prints what an app's first window holds.
struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the elements of an app's first window, as accessibility sees them. Needs no display.",
        discussion: "Example: dovetail inspect --package-path ~/Hello")

    @OptionGroup var app: AppOptions
    @OptionGroup var appearance: AppearanceOptions

    @Flag(
        help:
            "Prints what keeps people from using the window instead, such as elements without names; fails if there is any."
    )
    var audit = false

    func run() throws {
        try app.run(appearance.settings.merging(["DOVETAIL_HOST": audit ? "audit" : "inspect"]) { $1 })
    }
}
