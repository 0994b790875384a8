import DovetailCore
import Foundation

/// How a program is asked, by its environment, to show itself without a display.
struct HostSettings {
    let values: [String: String]

    init(_ values: [String: String]) { self.values = values }

    /// The file or folder to write to; nil for the standard output.
    var output: String? { values["DOVETAIL_OUTPUT"].flatMap { $0.isEmpty ? nil : $0 } }

    /// What the names of previews are to contain.
    var previewFilter: String? { values["DOVETAIL_PREVIEW"].flatMap { $0.isEmpty ? nil : $0 } }

    /// Light unless said otherwise.
    func colorScheme() throws -> ColorScheme {
        switch values["DOVETAIL_COLOR_SCHEME"] {
        case nil, "", "light": return .light
        case "dark": return .dark
        case let name?:
            throw SettingError(text: "DOVETAIL_COLOR_SCHEME is “\(name)”; it may be light or dark.")
        }
    }

    /// The window's size in points; nil when none is given.
    func size() throws -> CGSize? {
        guard let text = values["DOVETAIL_SIZE"] else { return nil }
        let parts = text.lowercased().split(separator: "x").compactMap { Double($0) }
        guard parts.count == 2, parts.allSatisfy({ $0 >= 1 && $0 <= 10_000 }) else {
            throw SettingError(text: "DOVETAIL_SIZE is “\(text)”; it should be like 640x480, in points.")
        }
        return CGSize(width: parts[0], height: parts[1])
    }

    /// How long an app may take before its picture is taken, in seconds.
    func timeLimit() throws -> TimeInterval {
        guard let text = values["DOVETAIL_TIME_LIMIT"] else { return 30 }
        guard let limit = Double(text), limit > 0, limit <= 3600 else {
            throw SettingError(text: "DOVETAIL_TIME_LIMIT is “\(text)”; it should be a number of seconds up to 3600.")
        }
        return limit
    }

    /// Pixels for each point.
    func scale() throws -> CGFloat {
        guard let text = values["DOVETAIL_SCALE"] else { return 1 }
        guard let scale = Double(text), scale > 0, scale <= 8 else {
            throw SettingError(text: "DOVETAIL_SCALE is “\(text)”; it should be a number up to 8.")
        }
        return CGFloat(scale)
    }
}

/// A setting that makes no sense, in one line.
struct SettingError: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}
