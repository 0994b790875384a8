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

    @Option(
        help: """
            With --output: paints each preview in these variants, with commas between: light, dark, rtl, contrast, motion, phone and \
            tablet (size and look), size=640x480, text=accessibility3, language=fr, or several joined by “+”. A file of text beside each picture has the elements \
            that tools see.
            """)
    var variants: String?

    @Option(help: "With --output: how many processes paint; one for each processor when not given.")
    var jobs: Int?

    @Option(
        parsing: .upToNextOption,
        help: """
            Two folders of pictures, or commits whose previews are painted first: writes a page that tells what changed, \
            previews.html or --output. The status is 1 when something did.
            """)
    var compare: [String] = []

    @Option(help: "With --compare: how much red, green or blue may differ, of 255.")
    var threshold = 8

    @Option(help: "Pixels for each point.")
    var scale = 2.0

    func validate() throws {
        guard scale > 0, scale <= 8 else {
            throw ValidationError("The scale is \(scale); it should be a number above 0, up to 8.")
        }
        if !compare.isEmpty, compare.count != 2 {
            throw ValidationError("--compare takes two folders or commits; it was given \(compare.count).")
        }
        guard (0...255).contains(threshold), (1...256).contains(jobs ?? 1) else {
            throw ValidationError("--threshold is a number up to 255, and --jobs one up to 256.")
        }
        if variants != nil, output == nil, compare.isEmpty {
            throw ValidationError("--variants goes with --output or --compare.")
        }
        if watching.watch, output != nil {
            throw ValidationError("Previews are either painted or watched: give one of --output and --watch.")
        }
        if show, output != nil {
            throw ValidationError("Previews are either painted or shown: give one of --output and --show.")
        }
    }

    func run() throws {
        if compare.count == 2 { return try runComparison() }
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
        guard let output else { return try app.run(settings) }
        if let variants { settings["DOVETAIL_VARIANTS"] = variants }
        // The folder is there before several processes look for it.
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        try app.runShares(settings, count: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    }

    private func runComparison() throws {
        var arguments = ["--scale", "\(scale)", "--variants", variants ?? "light,dark"]
        if let name { arguments += ["--name", name] }
        let old = try PictureFolder(compare[0], package: app.packagePath, arguments: arguments)
        defer { old.remove() }
        let new = try PictureFolder(compare[1], package: app.packagePath, arguments: arguments)
        defer { new.remove() }
        let page = URL(fileURLWithPath: output ?? "previews.html")
        let found = try PictureComparison(old: old.url, new: new.url, threshold: threshold).write(to: page)
        say("\(found.changes) of \(found.pictures) pictures changed: \(page.path)")
        if found.changes > 0 { throw ExitCode(1) }
    }
}
