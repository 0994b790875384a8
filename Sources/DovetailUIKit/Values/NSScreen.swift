import DovetailPlatform
import Foundation

/// The display, as AppKit has it.
///
/// `import SwiftUI` brings it along: packages that ask whether they are on iOS, and take this else, import no module for it.
@MainActor @preconcurrency
open class NSScreen: NSObject {
    private static let only = NSScreen()

    private override init() {}

    /// The display that windows are on; nil for none, which does not happen.
    open class var main: NSScreen? { only }
    /// The one display that Dovetail asks about.
    open class var screens: [NSScreen] { [only] }

    /// The size of the display, in points; without a display that of the window in use.
    open var frame: CGRect { CGRect(origin: .zero, size: ScreenValue.displaySize) }
    /// The same as ``frame``: what the desktop's bars cover is not known.
    open var visibleFrame: CGRect { frame }
    /// Pixels for each point.
    open var backingScaleFactor: CGFloat { ScreenValue.scale }
}
