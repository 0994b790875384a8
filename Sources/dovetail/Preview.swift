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

    @Option(help: "Only previews whose name or file contains this text.")
    var name: String?

    @Option(help: "Pixels for each point.")
    var scale = 2.0

    func validate() throws {
        guard scale > 0, scale <= 8 else {
            throw ValidationError("The scale is \(scale); it should be a number above 0, up to 8.")
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
        if try !PackageManifest(folder: app.packagePath).hasProgram {
            app.packagePath = try PreviewPackage(of: app.packagePath).make()
            app.product = nil
        }
        try app.run(settings)
    }
}
