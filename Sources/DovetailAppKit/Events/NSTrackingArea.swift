import Foundation

/// A part of a view that wants to know of the pointer.
///
/// The view hears of a pointer that comes in, moves and leaves by its own methods, whatever the owner is, and whether the window is in use or
/// not.
@MainActor @preconcurrency
open class NSTrackingArea: NSObject {
    /// What is told, and when.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A pointer that comes in and one that leaves are told.
        public static let mouseEnteredAndExited = Options(rawValue: 0x01)
        /// Movements are told.
        public static let mouseMoved = Options(rawValue: 0x02)
        public static let cursorUpdate = Options(rawValue: 0x04)
        public static let activeWhenFirstResponder = Options(rawValue: 0x10)
        public static let activeInKeyWindow = Options(rawValue: 0x20)
        public static let activeInActiveApp = Options(rawValue: 0x40)
        public static let activeAlways = Options(rawValue: 0x80)
        public static let assumeInside = Options(rawValue: 0x100)
        /// The area is what is seen of the view, whatever the rectangle is.
        public static let inVisibleRect = Options(rawValue: 0x200)
        public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
    }

    /// The area, in the view's points.
    public let rect: CGRect
    public let options: Options
    /// Who was meant to be told.
    public private(set) weak var owner: AnyObject?
    public let userInfo: [AnyHashable: Any]?

    public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
        self.rect = rect
        self.options = options
        self.owner = owner.map { $0 as AnyObject }
        self.userInfo = userInfo
    }

    /// Whether a point of the view belongs to it.
    func contains(_ point: CGPoint, in view: NSView) -> Bool {
        (options.contains(.inVisibleRect) || rect.isEmpty ? view.bounds : rect).contains(point)
    }
}
