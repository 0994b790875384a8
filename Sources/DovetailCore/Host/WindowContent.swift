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
    /// The smallest size that the content can be laid out in.
    var minimumSize: CGSize { get }
    /// The size of the content area, in points.
    var size: CGSize { get set }
    /// Pixels for each point.
    var displayScale: CGFloat { get set }
    var colorScheme: ColorScheme { get set }
    /// What is drawn behind the views.
    var background: Color.Resolved { get }
    /// Brings windows up to date. Windows of one app share it: one update serves them all.
    var loop: UpdateLoop { get }
    /// Called, on the main thread, when something changed and ``update(at:)`` should be called soon. It is not called again
    /// until that update has run. Of a window that shares its loop, the app's host is told instead, by the loop.
    var onUpdateNeeded: (() -> Void)? { get set }
    /// Called after each update with what it changed of the tree, whichever window of the app it was run for.
    var onUpdated: ((DisplayPatch) -> Void)? { get set }
    /// Lets the window follow the pointer that is pressed in it, until it is released. Set by hosts whose windows can be moved.
    var onMove: (() -> Void)? { get set }
    /// Brings the window, and all others that share its loop, up to date for the given time (seconds on a steady clock).
    /// Returns the time of the next update that is wanted: `time` for the very next frame, nil for none.
    @discardableResult func update(at time: TimeInterval) -> TimeInterval?
    /// How the pointer looks where it is; nil for as usual. It may be another one after each event and each update.
    var pointerStyle: PointerStyle? { get }
    /// Sends a pointer event. State changes it causes are shown by the next update.
    func send(_ event: PointerEvent)
    func send(_ event: PinchEvent)
    /// Scrolls what is under the pointer. Returns whether something scrolled.
    @discardableResult func send(_ event: ScrollEvent) -> Bool
    /// Sends a key to the focused responder. Returns whether it was used.
    @discardableResult func send(_ key: KeyInput) -> Bool
    /// Tells that a key has come up, with the modifiers that are held then. Returns whether a view did something.
    @discardableResult func release(_ key: KeyInput) -> Bool
    /// Other modifier keys are held now; none when the window loses the keyboard.
    func modifiersChanged(to modifiers: EventModifiers)
    /// The responder with the keyboard.
    var focusedResponder: (any Responder)? { get set }
    /// Whether a menu is in front of everything else.
    var isMenuOpen: Bool { get }
    /// The work done by the last update, and since the last reset.
    var statistics: UpdateStatistics { get }
    /// The window is going away: releases all views (`onDisappear` runs).
    func close()
}

extension WindowContent {
    /// That of the process's idiom, unless the content knows better.
    package var background: Color.Resolved { Theme.windowBackground(colorScheme, .ofProcess) }
}
