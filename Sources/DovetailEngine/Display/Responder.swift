import Foundation

/// Gets the events that hit its display node. Locations are in the node's own coordinates.
///
/// A press goes to the innermost responder that takes it; the moves and the release that follow go to the same one.
///
/// What is not said here, a responder does not do: all but ``node`` and ``hasRegainedFocus`` has an answer below.
package protocol Responder: AnyObject {
    /// The node it is attached to. Set by the display tree alone; kept weakly, since the node keeps the responder.
    var node: DisplayNode? { get set }
    /// Set while the keyboard comes back from something modal, such as a menu, until it leaves again: what was selected stays selected.
    /// Set by the events alone.
    var hasRegainedFocus: Bool { get set }

    /// Gets the presses that hit this responder, in its place.
    var pressTarget: any Responder { get }
    /// Whether a press at `location` belongs to this responder.
    func accepts(_ location: CGPoint) -> Bool
    func pointerDown(at location: CGPoint, event: PointerEvent)
    func pointerMoved(to location: CGPoint, event: PointerEvent)
    func pointerUp(at location: CGPoint, event: PointerEvent)
    func pointerCancelled()
    /// False for what is there for the keyboard and hovering only: presses pass to the responder around it.
    var takesPresses: Bool { get }
    /// Whether a press that moves stays with this responder (sliders, text); else a drag gesture of a view around it takes
    /// the press over once the pointer has gone some way.
    var keepsDrags: Bool { get }
    /// Whether a mouse that is pressed and moved to the side swipes the view, as a finger does.
    var isSwipedByMouse: Bool { get }
    /// A press of the secondary button, in window points: what opens a context menu. Returns whether it was used; else it goes to
    /// the next responder around this one. Other presses of that button mean nothing to controls.
    func secondaryPress(at location: CGPoint) -> Bool
    /// A press of the middle button, in the node's coordinates. Returns whether it was used; else it goes to the next responder around this
    /// one.
    func middlePress(at location: CGPoint) -> Bool
    /// Whether a secondary press would open a menu.
    var hasMenu: Bool { get }
    /// Where the menu key opens a menu, in window points, while this has the keyboard; nil for in its middle.
    var menuPlace: CGPoint? { get }
    /// How the pointer looks over the node; nil where the responder around decides.
    var pointerStyle: PointerStyle? { get }
    func hoverChanged(_ isInside: Bool)
    /// The pointer is over the node, at a point of the window.
    func hoverMoved(to location: CGPoint)
    /// Scrolls by an event. Returns whether it did; else the event goes to the next responder around this one. A responder
    /// that returned true for the beginning of a movement gets the rest of it, wherever the pointer is.
    func scroll(_ event: ScrollEvent) -> Bool
    /// Scrolls so that a rectangle in what is shown in `size` can be seen. Returns by how much.
    func reveal(_ rect: CGRect, in size: CGSize) -> CGSize

    /// Whether the keyboard may go to this responder, by click or tab.
    var canFocus: Bool { get }
    /// Whether a click gives it the keyboard (text fields), or only the tab key does (buttons).
    var focusesOnClick: Bool { get }
    /// What a click here gives the keyboard to.
    var clickFocus: (any Responder)? { get }
    func focusChanged(_ isFocused: Bool)
    /// Called after ``focusChanged(_:)`` where the tab key brought the keyboard here.
    func focusCameByTab()
    /// Returns whether the key was used up.
    func keyDown(_ key: KeyInput) -> Bool
    /// Whether there is something to do for an editing command; nil where it is no matter of this responder, so that those around are asked.
    func canPerform(_ command: EditCommand) -> Bool?
    /// Does an editing command. Called only where ``canPerform(_:)`` has just said so.
    func perform(_ command: EditCommand)
    /// A key has come up. Returns whether those around are not to hear of it.
    func keyUp(_ key: KeyInput) -> Bool
    /// A key that nothing that has to do with the keyboard used. Returns whether it was used up.
    func unusedKeyDown(_ key: KeyInput) -> Bool
    /// Whether the arrow keys up and down move the keyboard inside, when this is modal: a menu.
    var movesFocusByArrows: Bool { get }
    /// Whether a press leaves the keyboard where it is, even in a text field: the names of menus.
    var leavesKeyboard: Bool { get }
    /// Gets every key that is a shortcut, wherever the keyboard is. Returns whether the key was used up.
    func performShortcut(_ key: KeyInput) -> Bool
}

extension Responder {
    package var pressTarget: any Responder { self }
    package func accepts(_ location: CGPoint) -> Bool { true }
    package func pointerDown(at location: CGPoint, event: PointerEvent) {}
    package func pointerMoved(to location: CGPoint, event: PointerEvent) {}
    package func pointerUp(at location: CGPoint, event: PointerEvent) {}
    package func pointerCancelled() {}
    package var takesPresses: Bool { true }
    package var keepsDrags: Bool { false }
    package var isSwipedByMouse: Bool { false }
    package func secondaryPress(at location: CGPoint) -> Bool { false }
    package func middlePress(at location: CGPoint) -> Bool { false }
    package var hasMenu: Bool { false }
    package var menuPlace: CGPoint? { nil }
    package var pointerStyle: PointerStyle? { nil }
    package func hoverChanged(_ isInside: Bool) {}
    package func hoverMoved(to location: CGPoint) {}
    package func scroll(_ event: ScrollEvent) -> Bool { false }
    package func reveal(_ rect: CGRect, in size: CGSize) -> CGSize { .zero }
    package var canFocus: Bool { false }
    package var focusesOnClick: Bool { false }
    package var clickFocus: (any Responder)? { focusesOnClick ? self : nil }
    package func focusChanged(_ isFocused: Bool) {}
    package func focusCameByTab() {}
    package func keyDown(_ key: KeyInput) -> Bool { false }
    package func canPerform(_ command: EditCommand) -> Bool? { nil }
    package func perform(_ command: EditCommand) {}
    package func keyUp(_ key: KeyInput) -> Bool { false }
    package func unusedKeyDown(_ key: KeyInput) -> Bool { false }
    package var movesFocusByArrows: Bool { false }
    package var leavesKeyboard: Bool { false }
    package func performShortcut(_ key: KeyInput) -> Bool { false }
}
