import DovetailCore
import DovetailPaint
import Foundation

/// Shows an app's first window without a display: as a PNG file or as text.
///
/// Settings come from the environment: `DOVETAIL_HOST` (`snapshot` or `inspect`), `DOVETAIL_OUTPUT` (a file; the standard
/// output for `inspect`), `DOVETAIL_SIZE` (such as `640x480`, in points), `DOVETAIL_SCALE` (pixels for each point) and
/// `DOVETAIL_COLOR_SCHEME` (`light` or `dark`).
@MainActor
struct SnapshotHost {
    let app: RunningApp
    let settings: [String: String]

    func run() throws -> Int32 {
        guard let (description, session) = app.windowsAtStart().first else {
            throw SettingError(text: "The app describes no window.")
        }
        let scheme: ColorScheme = settings["DOVETAIL_COLOR_SCHEME"] == "dark" ? .dark : .light
        let scale = try scale()
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.displayScale = scale
        let window = description.makeWindow(environment: environment, services: .headless(), session: session)
        let ideal = window.idealSize(proposed: nil)
        window.size =
            try size() ?? description.defaultSize
            ?? CGSize(width: max(360, ideal.width + 48), height: max(240, ideal.height + 48))
        window.update(at: 0)
        window.update(at: 10)
        if settings["DOVETAIL_HOST"] == "inspect" {
            try write(Data((AccessibilityElements(of: window).description + "\n").utf8))
        } else {
            let picture = try Picture(
                of: window.displayTree, size: window.size, scale: scale, background: Theme.windowBackground(scheme))
            try write(picture.pngData())
        }
        return 0
    }

    private func write(_ data: Data) throws {
        if let path = settings["DOVETAIL_OUTPUT"], !path.isEmpty {
            try data.write(to: URL(fileURLWithPath: path))
        } else {
            FileHandle.standardOutput.write(data)
        }
    }

    private func size() throws -> CGSize? {
        guard let text = settings["DOVETAIL_SIZE"] else { return nil }
        let parts = text.lowercased().split(separator: "x").compactMap { Double($0) }
        guard parts.count == 2, parts.allSatisfy({ $0 >= 1 && $0 <= 10_000 }) else {
            throw SettingError(text: "DOVETAIL_SIZE is “\(text)”; it should be like 640x480, in points.")
        }
        return CGSize(width: parts[0], height: parts[1])
    }

    private func scale() throws -> CGFloat {
        guard let text = settings["DOVETAIL_SCALE"] else { return 1 }
        guard let scale = Double(text), scale > 0, scale <= 8 else {
            throw SettingError(text: "DOVETAIL_SCALE is “\(text)”; it should be a number up to 8.")
        }
        return CGFloat(scale)
    }
}

private struct SettingError: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}
