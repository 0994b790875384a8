import DovetailCore
import Foundation

/// What code outside of views sees of the display and of the window in use.
@MainActor
package enum ScreenValue {
    /// The size of the window in use, or that is being made; of the display where none is known. A body that asks runs again when the window's
    /// size changes.
    package static var windowSize: CGSize { ProgramWindows.ofProgram.observedSize ?? displaySize }

    /// The display's size; where there is no display, that of the window in use, or else 1024 × 768.
    package static var displaySize: CGSize {
        if let size = ProgramWindows.ofProgram.current?.services.screenSize() { return size }
        if let size = ProgramWindows.ofProgram.current?.size, size.width > 0, size.height > 0 { return size }
        return CGSize(width: 1024, height: 768)
    }

    /// Pixels for each point.
    package static var scale: CGFloat { ProgramWindows.ofProgram.current?.displayScale ?? 1 }
}

/// The clipboard of the window in use, and one of this process's own where there is no window.
@MainActor
package enum ClipboardValue {
    private static let own = PrivateClipboard()

    private static var clipboard: any Clipboard { ProgramWindows.ofProgram.current?.services.clipboard ?? own }

    package static var string: String? {
        get { clipboard.string }
        set { items = newValue.map { [[ClipboardKinds.text: Data($0.utf8)]] } ?? [] }
    }

    /// What is there: for each thing its data, by identifiers of uniform types.
    package static var items: [[String: Data]] {
        get { clipboard.items }
        set {
            changeCount += 1
            clipboard.items = newValue
            for observer in observers { observer() }
        }
    }

    /// How often this process wrote to it: the clipboard is one for the desktop.
    package private(set) static var changeCount = 0

    /// Adds what is told whenever this process has written to it. It is never removed.
    package static func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
    private static var observers: [() -> Void] = []
}

/// Opening addresses with the system's programs.
@MainActor
package enum SystemOpener {
    /// The address of the app's own settings.
    package static let settings = "app-settings:"

    /// Returns whether a program took it.
    package static func open(_ url: URL) -> Bool {
        if url.absoluteString == settings { return ProgramWindows.ofProgram.openSettings() }
        guard let window = ProgramWindows.ofProgram.current else {
            Log.warnOnce("open \(url)", "\(url) is not opened: there is no desktop")
            return false
        }
        return window.services.openURL(url)
    }

    /// Whether a program would take it.
    package static func canOpen(_ url: URL) -> Bool {
        if url.absoluteString == settings { return ProgramWindows.ofProgram.hasSettings }
        return url.scheme != nil && ProgramWindows.ofProgram.current?.services.canOpenURL(url) ?? false
    }
}
