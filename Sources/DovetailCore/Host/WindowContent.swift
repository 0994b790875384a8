import Foundation

/// The views of one window, as a host drives them: the host sets size and environment, sends events, asks for an
/// update when told so, and paints ``displayTree``.
///
/// Main thread only.
@MainActor
package protocol WindowContent: AnyObject {
    /// What to paint. Its root's size is the window's.
    var displayTree: DisplayTree { get }
    /// The window's title, or nil for the program's name.
    var title: String? { get }
    /// The content's preferred size before a window has one.
    func idealSize(proposed: CGSize?) -> CGSize
    /// The size of the content area, in points.
    var size: CGSize { get set }
    /// Pixels for each point.
    var displayScale: CGFloat { get set }
    var colorScheme: ColorScheme { get set }
    /// Called, on the main thread, when something changed and ``update(at:)`` should be called soon. Not called again
    /// before that update.
    var onUpdateNeeded: (() -> Void)? { get set }
    /// Brings everything up to date for the given time (seconds on a steady clock). Returns whether a frame is wanted
    /// right after this one, because something is animating.
    @discardableResult func update(at time: TimeInterval) -> Bool
    /// Sends a pointer event. State changes it causes are shown by the next update.
    func send(_ event: PointerEvent)
    /// Sends a key to the focused responder. Returns whether it was used.
    @discardableResult func send(_ key: KeyInput) -> Bool
    /// The responder with the keyboard.
    var focusedResponder: Responder? { get set }
    /// True at a point covered by something modal that is not part of `node` (so that a native widget placed over
    /// `node` must be hidden).
    func isCovered(_ node: DisplayNode) -> Bool
    /// The work done by the last update, and since the last reset.
    var statistics: UpdateStatistics { get }
    /// The window is going away: releases all views (`onDisappear` runs).
    func close()
}
