import Foundation

/// The system of Apple's that an app is made for. In copies of its sources `#if os(…)` is answered as there (``SystemConditions``).
public enum AppleSystem: String, CaseIterable, Sendable {
    case iOS, macOS

    /// Nil where a target is made for neither of the two, or does not say.
    /// - Parameters:
    ///   - settings: Those of a target. One that is made for several systems is opened as the one for iPhone and iPad.
    ///   - preferred: The system that is taken in place of that, if the target is made for it or does not say.
    init?(_ settings: BuildSettings, preferred: AppleSystem? = nil) {
        let platforms = (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "").lowercased()
        if let preferred,
            platforms.isEmpty || platforms.contains(preferred == .macOS ? "macosx" : "iphone")
                || platforms == "auto"
        {
            self = preferred
        } else if platforms.contains("iphone") {
            self = .iOS
        } else if platforms.contains("macosx") {
            self = .macOS
        } else {
            return nil
        }
    }

    /// Whether a target is made for the Mac, maybe beside others: what Xcode's template for several systems says of every app.
    static func includesMac(_ settings: BuildSettings) -> Bool {
        (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "").lowercased().contains("macosx")
    }

    /// Whether sources can be compiled for the Mac alone: one of them uses AppKit whatever the system, and none does so with UIKit. Those with
    /// conditions say nothing.
    static func isWrittenForMac(_ sources: [URL]) -> Bool {
        func uses(_ words: [String], _ text: String) -> Bool { words.contains { text.contains($0) } }
        var isForMac = false
        for file in sources {
            guard let data = try? FileReading.data(of: file, limit: 16 << 20) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            if text.contains("#if ") { continue }
            if uses(["UIViewRepresentable", "UIViewControllerRepresentable", "UIHosting", "import UIKit"], text) {
                return false
            }
            isForMac =
                isForMac
                || uses(
                    [
                        "NSViewRepresentable", "NSViewControllerRepresentable", "NSHostingView",
                        "NSApplicationDelegate", "NSApplication.shared", "NSApp.", "NSHostingController", "NSWindow",
                        "NSWorkspace.", "NSPasteboard.", "NSOpenPanel", "NSSavePanel", "nsColor:", "nsImage:",
                        "extension NSTextField", "extension NSTextView", "extension NSTableView",
                        "import AppKit", "import Cocoa",
                    ], text)
        }
        return isForMac
    }

    /// Its names in conditions.
    public var names: [String] { self == .macOS ? ["macOS", "OSX"] : [rawValue] }

    /// The modules of its views, which each of its apps may import.
    public var kits: Set<String> { self == .macOS ? ["AppKit", "Cocoa"] : ["UIKit"] }
}

extension LanguageSettings {
    /// What holds in a source, beside `DEBUG` and what is true on Linux: names, and `os(…)` for the app's system.
    ///
    /// A source that names Linux was written with it in mind, and takes that way.
    func conditions(in source: String) -> Set<String> {
        let names = Set(conditions)
        guard let system, !SystemConditions.nameLinux(source) else { return names }
        return names.union(system.names.map { "os(\($0))" })
    }
}
