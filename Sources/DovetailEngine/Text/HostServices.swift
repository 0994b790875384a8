import Foundation

/// What a window's views need from the outside. One value for each window.
package struct HostServices {
    package var textEngine: any TextEngine
    /// Keeps what is copied, and reads it back.
    package var clipboard: any Clipboard
    /// Looks up an image by name; nil when there is none.
    package var imageSize: (ResolvedImage) -> CGSize?
    /// Where in its square box, from 0 to 1, a symbol has something drawn; nil when there is no such symbol.
    package var symbolBounds: (ResolvedSymbol) -> CGRect? = { _ in nil }
    /// Opens an address with the system's program for it. Returns whether there was one.
    package var openURL: (URL) -> Bool = { _ in false }

    /// Whether the system has a program for an address.
    package var canOpenURL: (URL) -> Bool = { _ in true }

    /// Asks for files by a dialog of the system's; nil where there is none.
    package var chooseFiles: FileChooser?

    /// The display's size in points; nil where there is none.
    package var screenSize: @MainActor () -> CGSize? = { nil }

    package init(
        textEngine: any TextEngine, clipboard: any Clipboard, imageSize: @escaping (ResolvedImage) -> CGSize?
    ) {
        self.textEngine = textEngine
        self.clipboard = clipboard
        self.imageSize = imageSize
    }
}
