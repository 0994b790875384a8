import DovetailCore
import DovetailPlatform
import Foundation

extension NSWindow {
    /// How much of a window is seen.
    public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A part of it at least.
        public static let visible = OcclusionState(rawValue: 1 << 1)
    }

    /// Whether a part of it is seen: as far as is known it is while it is open.
    public var occlusionState: OcclusionState { isVisible ? .visible : [] }
    /// Whether it is as large as the display. Desktops don't tell here: false.
    public var isZoomed: Bool { false }
    /// Whether it is put aside. Desktops don't tell here: false.
    public var isMiniaturized: Bool { false }
    /// Whether a person is giving it another size. Desktops don't tell here: false.
    public var inLiveResize: Bool { false }

    /// Opens the window or closes it.
    public func setIsVisible(_ flag: Bool) { if flag { orderFront(nil) } else { orderOut(nil) } }
    /// Ends what is typed into a view of the window.
    public func endEditing(for object: Any?) { makeFirstResponder(nil) }

    // MARK: Frame and content

    /// The content's part of a frame: all of it, as frames are those of the content.
    public func contentRect(forFrameRect frameRect: CGRect) -> CGRect { frameRect }
    /// The frame around a content: the same.
    public func frameRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    /// The content's part of a frame: all of it, as frames are those of the content.
    public class func contentRect(forFrameRect fRect: CGRect, styleMask style: StyleMask) -> CGRect { fRect }
    /// The frame around a content: the same.
    public class func frameRect(forContentRect cRect: CGRect, styleMask style: StyleMask) -> CGRect { cRect }
    /// How wide a title makes a window at least: as wide as it is in the font of titles, with room beside it.
    public class func minFrameWidth(withTitle title: String, styleMask style: StyleMask) -> CGFloat {
        (NSAttributedString(string: title, attributes: [.font: NSFont.boldSystemFont(ofSize: 13)]).size().width + 120)
            .rounded(.up)
    }
    /// Where the pointer is, in points of the window from below on the left.
    public var mouseLocationOutsideOfEventStream: CGPoint {
        guard let place = root?.pointerLocation else { return .zero }
        return CGPoint(x: place.x, y: frame.height - place.y)
    }

    /// Remembers the size in the defaults under a name.
    public func saveFrame(usingName name: String) {
        NSApplication.defaults.set(frameDescriptor, forKey: "NSWindow Frame \(name)")
    }
    /// Takes the size that was remembered under a name. Returns whether there was one.
    @discardableResult
    public func setFrameUsingName(_ name: String) -> Bool {
        guard let text = NSApplication.defaults.string(forKey: "NSWindow Frame \(name)") else { return false }
        setFrame(from: text)
        return true
    }
    /// The same.
    @discardableResult
    public func setFrameUsingName(_ name: String, force: Bool) -> Bool { setFrameUsingName(name) }
    /// Forgets the size that was remembered under a name.
    public class func removeFrame(usingName name: String) {
        NSApplication.defaults.removeObject(forKey: "NSWindow Frame \(name)")
    }

    // MARK: Drawing

    /// Its shadow is the desktop's: nothing.
    public func invalidateShadow() {}
    /// Looks for areas of pointers anew: views do by themselves.
    public func invalidateCursorRects(for view: NSView) { view.discardCursorRects() }
    /// Pointers of views are those that they have: nothing.
    public func disableCursorRects() {}
    /// Pointers of views are those that they have: nothing.
    public func enableCursorRects() {}
    /// The keyboard goes from view to view by their places: nothing.
    public func recalculateKeyViewLoop() {}

    // MARK: Tabs

    /// Opens a window that would be a tab of this one. Desktops here have no tabs of windows: one of its own.
    public func addTabbedWindow(_ window: NSWindow, ordered: OrderingMode) { window.orderFront(nil) }
    /// The windows that are tabs of one: none.
    public var tabbedWindows: [NSWindow]? { nil }
    /// Windows are no tabs here: nothing.
    public func mergeAllWindows(_ sender: Any?) {}
    /// Windows are no tabs here: nothing.
    public func toggleTabBar(_ sender: Any?) {}
    /// Windows are no tabs here: nothing.
    public func selectNextTab(_ sender: Any?) {}
    /// Windows are no tabs here: nothing.
    public func selectPreviousTab(_ sender: Any?) {}
    /// Windows are no tabs here: nothing.
    public func moveTabToNewWindow(_ sender: Any?) {}
}

extension NSWindow {
    /// Sent when a window is put aside. Not sent here.
    nonisolated public static let didMiniaturizeNotification = WindowNotifications.name("DidMiniaturize")
    /// Sent when a window is brought back. Not sent here.
    nonisolated public static let didDeminiaturizeNotification = WindowNotifications.name("DidDeminiaturize")
    /// Sent when a window is seen or no longer. Not sent here.
    nonisolated public static let didChangeOcclusionStateNotification = WindowNotifications.name(
        "DidChangeOcclusionState")
    /// Sent when a person begins to give a window another size. Not sent here.
    nonisolated public static let willStartLiveResizeNotification = WindowNotifications.name("WillStartLiveResize")
    /// Sent when a person has given a window another size. Not sent here.
    nonisolated public static let didEndLiveResizeNotification = WindowNotifications.name("DidEndLiveResize")
    /// Sent when a window is about to fill the display. Not sent here.
    nonisolated public static let willEnterFullScreenNotification = WindowNotifications.name("WillEnterFullScreen")
    /// Sent when a window is about to fill the display no longer. Not sent here.
    nonisolated public static let willExitFullScreenNotification = WindowNotifications.name("WillExitFullScreen")
    /// Sent when a window is brought up to date. Not sent here.
    nonisolated public static let didUpdateNotification = WindowNotifications.name("DidUpdate")
    /// Sent when a window is on a display of another density. Not sent here.
    nonisolated public static let didChangeBackingPropertiesNotification = WindowNotifications.name(
        "DidChangeBackingProperties")
    /// Sent when a window is about to show a sheet. Not sent here.
    nonisolated public static let willBeginSheetNotification = WindowNotifications.name("WillBeginSheet")
    /// Sent when a window's sheet has gone. Not sent here.
    nonisolated public static let didEndSheetNotification = WindowNotifications.name("DidEndSheet")
    /// Sent when a window is about to move. Not sent here.
    nonisolated public static let willMoveNotification = WindowNotifications.name("WillMove")
}
