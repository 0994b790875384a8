import ArgumentParser
import Foundation

/// `dovetail snapshot`: paints an app's first window into a PNG file.
struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Paints an app's first window into a PNG file. Needs no display.",
        discussion: "Example: dovetail snapshot --output hello.png --size 393x852 --idiom phone --dark")

    @OptionGroup var app: AppOptions
    @OptionGroup var appearance: AppearanceOptions

    @Option(name: .shortAndLong, help: "The PNG file to write.")
    var output: String

    @Option(help: "Pixels for each point.")
    var scale = 2.0

    func validate() throws {
        guard scale > 0, scale <= 8 else {
            throw ValidationError("The scale is \(scale); it should be a number above 0, up to 8.")
        }
    }

    func run() throws {
        var settings = appearance.settings
        settings["DOVETAIL_HOST"] = "snapshot"
        settings["DOVETAIL_OUTPUT"] = URL(fileURLWithPath: output).path
        settings["DOVETAIL_SCALE"] = String(scale)
        try app.run(settings)
        print(URL(fileURLWithPath: output).path)
    }
}
