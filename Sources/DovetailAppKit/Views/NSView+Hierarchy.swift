import DovetailCore
import DovetailUIKit
import Foundation

extension NSView {
    // MARK: Finding

    /// The views from this one outwards.
    private var outwards: UnfoldFirstSequence<NSView> { sequence(first: self) { $0.superview } }

    /// Whether the view is within another, or is that.
    public func isDescendant(of view: NSView) -> Bool { outwards.contains { $0 === view } }
    /// The innermost view that this one and another are both within, or are.
    public func ancestorShared(with view: NSView) -> NSView? { outwards.first { view.isDescendant(of: $0) } }
    /// The innermost view from this one outwards that nothing is seen through.
    public var opaqueAncestor: NSView? { outwards.first { $0.isOpaque || $0.superview == nil } }
    /// Whether it is hidden, itself or by a view around it.
    public var isHiddenOrHasHiddenAncestor: Bool { outwards.contains { $0.isHidden } }

    /// Tells it and what is inside that they are hidden now, or no more.
    func tellHidden() {
        guard superview?.isHiddenOrHasHiddenAncestor != true else { return }
        var views = [self]
        while let view = views.popLast() {
            if isHidden { view.viewDidHide() } else { view.viewDidUnhide() }
            views += view.subviews.reversed().filter { !$0.isHidden }
        }
    }

    /// Brings the views inside into another order, the rearmost first.
    public func sortSubviews(
        _ compare: (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult, context: UnsafeMutableRawPointer?
    ) {
        // Those that are equal keep their order.
        let sorted = subviews.enumerated().sorted { one, other in
            let order = compare(one.element, other.element, context)
            return order == .orderedSame ? one.offset < other.offset : order == .orderedAscending
        }
        subviews = sorted.map(\.element)
    }

    // MARK: Gestures

    /// Looks for a gesture on the view.
    public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers.append(gestureRecognizer)
    }
    /// Looks for a gesture no more.
    public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
        gestureRecognizers.removeAll { $0 === gestureRecognizer }
    }

    // MARK: Notifications

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Tells that it has another place, where that is wished for.
    func notePlace(before: CGRect) {
        if postsFrameChangedNotifications { post(Self.frameDidChangeNotification) }
        if before.size != frame.size, postsBoundsChangedNotifications { post(Self.boundsDidChangeNotification) }
    }

    // MARK: Full screen, printing

    /// Has the view fill the display. Windows do that here, and views do not: the log tells it once, and nothing happens. Returns false.
    @discardableResult
    public func enterFullScreenMode(_ screen: NSScreen, withOptions options: [FullScreenModeOptionKey: Any]?) -> Bool {
        Log.noteAccepted("NSView.enterFullScreenMode")
        return false
    }
    /// Has the view fill the display no more. It never does.
    public func exitFullScreenMode(options: [FullScreenModeOptionKey: Any]? = nil) {}
    /// Whether the view fills the display: it never does.
    public var isInFullScreenMode: Bool { false }
    /// How a view fills the display.
    public struct FullScreenModeOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullScreenModeAllScreens = FullScreenModeOptionKey(rawValue: "NSFullScreenModeAllScreens")
        public static let fullScreenModeSetting = FullScreenModeOptionKey(rawValue: "NSFullScreenModeSetting")
        public static let fullScreenModeWindowLevel = FullScreenModeOptionKey(rawValue: "NSFullScreenModeWindowLevel")
        public static let fullScreenModeApplicationPresentationOptions = FullScreenModeOptionKey(
            rawValue: "NSFullScreenModeApplicationPresentationOptions")
    }

    // MARK: Rectangles of the pointer

    /// A number that stands for a rectangle of the pointer.
    public typealias TrackingRectTag = Int
    /// A number that stands for a tool tip.
    public typealias ToolTipTag = Int

    /// Tells an object when the pointer comes into a rectangle and leaves it. Returns a number that stands for it.
    @discardableResult
    public func addTrackingRect(
        _ rect: CGRect, owner: Any, userData data: UnsafeMutableRawPointer?, assumeInside flag: Bool
    ) -> TrackingRectTag {
        let area = NSTrackingArea(
            rect: rect, options: [.mouseEnteredAndExited, .activeAlways], owner: owner, userInfo: nil)
        addTrackingArea(area)
        return ObjectIdentifier(area).hashValue
    }
    /// Tells nobody of a rectangle any more.
    public func removeTrackingRect(_ tag: TrackingRectTag) {
        for area in trackingAreas where ObjectIdentifier(area).hashValue == tag {
            removeTrackingArea(area)
        }
    }
    /// Whether a point is within a rectangle.
    public func isMousePoint(_ point: CGPoint, in rect: CGRect) -> Bool { mouse(point, in: rect) }

    /// The view whose drawing is begun: none, as drawing has no view here. See `NSGraphicsContext.current`.
    public class var focusView: NSView? { nil }
    /// Begins to draw in the view outside of ``draw(_:)``. Views are drawn when they are shown: the log tells it once, and nothing happens.
    public func lockFocus() {
        Log.noteAccepted("NSView.lockFocus")
    }
    /// Ends what ``lockFocus()`` began.
    public func unlockFocus() {}
}

extension CGFloat {
    /// A length, or 0 for one that is not said.
    var orZero: CGFloat { self < 0 ? 0 : self }
}

/// How a press that is harder does something else. Pointers here tell of no pressure: it is kept, and nothing else.
@MainActor @preconcurrency
open class NSPressureConfiguration: NSObject {
    /// What a press that is harder does.
    public enum Behavior: Int, Sendable {
        case unknown = -1
        case primaryDefault, primaryClick, primaryGeneric, primaryAccelerator, primaryDeepClick, primaryDeepDrag
    }
    /// What a press that is harder does.
    open private(set) var pressureBehavior: Behavior
    public init(pressureBehavior: Behavior) { self.pressureBehavior = pressureBehavior }
    /// Has it count for all of the program: nothing happens.
    open func set() {}
}
