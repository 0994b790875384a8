import DovetailCore
import DovetailPaint
import Foundation

/// Lists and paints the previews of a program.
///
/// Settings come from the environment: `DOVETAIL_HOST` is `preview`; `DOVETAIL_PREVIEW` limits it to previews whose name or place
/// contains that text; with `DOVETAIL_OUTPUT`, a folder, each is painted into a PNG file there, else they are listed. Size, scale and
/// colour scheme are as in ``SnapshotHost``.
@MainActor
struct PreviewHost {
    let settings: HostSettings

    func run() throws -> Int32 {
        let previews = matching(PreviewCatalog.all(services: .headless()))
        guard !previews.isEmpty else {
            let filter = settings.previewFilter.map { " named “\($0)”" } ?? ""
            throw SettingError(text: "The program has no preview\(filter).")
        }
        guard let folder = settings.output else {
            for preview in previews {
                // Each takes one line, whatever it is called.
                let name = preview.settings.name.map { String($0.map { $0.isNewline ? " " : $0 }) }
                print(name.map { "\($0)  (\(preview.place))" } ?? preview.place)
            }
            return 0
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let variants = try settings.variants()
        let share = settings.share
        var names = PreviewFileNames()
        var number = 0
        var failures = 0
        for preview in previews {
            let name = names.add(preview.name)
            for variant in variants.isEmpty ? [nil] : variants.map(Optional.some) {
                defer { number += 1 }
                guard number % share.of == share.rest else { continue }
                do {
                    try paint(preview, variant, name: name, folder: URL(fileURLWithPath: folder))
                } catch {
                    // The others are painted nevertheless.
                    failures += 1
                    FileHandle.standardError.write(Data("error: \(preview.place): \(error)\n".utf8))
                }
            }
        }
        return failures == 0 ? 0 : 1
    }

    func matching(_ previews: [CatalogedPreview]) -> [CatalogedPreview] {
        guard let filter = settings.previewFilter else { return previews }
        return previews.filter { $0.name.contains(filter) || $0.place.contains(filter) }
    }

    /// The first preview that is asked for, to be shown in a window.
    func firstMatch() throws -> CatalogedPreview {
        guard let preview = matching(PreviewCatalog.all(services: .headless())).first else {
            throw SettingError(
                text: "The program has no preview\(settings.previewFilter.map { " named “\($0)”" } ?? "").")
        }
        return preview
    }

    /// The size that is asked for, or the preview's own: what its view wants, that of the device that it names, or that of a window of
    /// the app.
    private func size(of preview: CatalogedPreview, in window: WindowRoot) throws -> CGSize {
        if let size = try settings.size() { return size }
        if preview.settings.isForAnyDevice {
            return InitialWindowSize.ofProcess.size(of: window, defaultSize: nil, monitor: nil)
        }
        let ideal = window.idealSize(proposed: nil)
        return preview.settings.size
            ?? CGSize(width: max(ideal.width.rounded(.up), 1), height: max(ideal.height.rounded(.up), 1))
    }

    /// Paints a preview into a file of that name; with a variant, the file's name ends in it, and a file of text beside it tells what elements
    /// tools see.
    private func paint(
        _ preview: CatalogedPreview, _ variant: PreviewVariant?, name: String, folder: URL
    ) throws {
        let scheme = try settings.colorScheme()
        let scale = try settings.scale()
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.displayScale = scale
        environment.idiom = .ofProcess
        variant?.apply(to: &environment)
        let usual = try variant?.size ?? settings.size() ?? preview.settings.size ?? InitialWindowSize.ofProcess.usual
        let window = ProgramWindows.ofProgram.making(usual) {
            preview.window(environment, .headless())
        }
        defer { window.close() }
        window.update(at: 0)
        // The data of preview modifiers is made by tasks.
        for _ in 0..<500 where PreviewContexts.pending > 0 {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
            window.update(at: 0)
        }
        window.size = try variant?.size ?? size(of: preview, in: window)
        if !SettledWindow(window: window, limit: try settings.timeLimit()).settle() {
            BusyAppWatch.say("\(preview.place) was still busy when its picture was taken.")
        }
        // A preview that is as big as its content wants what has come by tasks to fit, too.
        if variant?.size == nil, !preview.settings.isForAnyDevice {
            let fitting = try size(of: preview, in: window)
            if fitting != window.size {
                window.size = fitting
                window.update(at: SettledWindow.end)
            }
        }
        let data = try Picture(
            of: window.displayTree, size: window.size, scale: scale, background: window.background
        ).quickPNGData()
        let plain = String(name.dropLast(".png".count)) + (variant.map { "@" + $0.name } ?? "")
        let file = folder.appendingPathComponent(plain + ".png")
        try data.write(to: file)
        if variant != nil {
            let text = AccessibilityElements(of: window).description + "\n"
            try Data(text.utf8).write(to: folder.appendingPathComponent(plain + ".txt"))
        }
        // Several processes may print here at once: one write a line.
        FileHandle.standardOutput.write(Data((file.path + "\n").utf8))
    }
}
