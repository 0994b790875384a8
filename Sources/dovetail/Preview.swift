import ArgumentParser
import Foundation

/// `dovetail preview`: lists, paints or shows the previews of a package.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Lists, paints or shows the previews (#Preview and PreviewProvider) of a package.",
        discussion: """
            Without an option the previews are listed. A package without a program is previewed by one that is made for it, in \
            its folder .build/dovetail-preview.

            Example: dovetail preview --output previews --name Counter
            """)

    @OptionGroup var app: AppOptions
    @OptionGroup var appearance: AppearanceOptions

    @Option(name: .shortAndLong, help: "A folder: paints each preview into a PNG file there. Needs no display.")
    var output: String?

    @Flag(help: "Shows the preview in a window.")
    var show = false

    @OptionGroup(title: "Watching") var watching: WatchOptions

    @Option(help: "Only previews whose name or file contains this text.")
    var name: String?

    @Option(help: "Pixels for each point.")
    var scale = 2.0

    func validate() throws {
        guard scale > 0, scale <= 8 else {
            throw ValidationError("The scale is \(scale); it should be a number above 0, up to 8.")
        }
        if watching.watch, output != nil {
            throw ValidationError("Previews are either painted or watched: give one of --output and --watch.")
        }
        if show, output != nil {
            throw ValidationError("Previews are either painted or shown: give one of --output and --show.")
        }
    }

    func run() throws {
        var settings = appearance.settings
        settings["DOVETAIL_HOST"] = show ? "preview-window" : "preview"
        settings["DOVETAIL_OUTPUT"] = output.map { URL(fileURLWithPath: $0).path } ?? ""
        settings["DOVETAIL_PREVIEW"] = name ?? ""
        settings["DOVETAIL_SCALE"] = String(scale)
        var app = app
        let edited = app.packagePath
        if try !PackageManifest(folder: app.packagePath).hasProgram {
            app.packagePath = try PreviewPackage(of: app.packagePath).make()
            app.product = nil
        }
        if watching.watch {
            settings["DOVETAIL_LIVE_PREVIEW"] = "1"
            settings["DOVETAIL_OUTPUT"] = nil
            try watching.run(app, original: edited, settings: settings, hasControls: true)
        }
        try app.run(settings)
    }
}
