import Foundation

/// Gets the events that hit its display node. Locations are in the node's own coordinates.
///
/// A press goes to the innermost responder that takes it; the moves and the release that follow go to the same one.
package class Responder {
    /// The node it is attached to.
    package internal(set) weak var node: DisplayNode?
    package init() {}

    /// Gets the presses that hit this responder, in its place.
    package var pressTarget: Responder { self }
    /// Whether a press at `location` belongs to this responder.
    package func accepts(_ location: CGPoint) -> Bool { true }
    package func pointerDown(at location: CGPoint, event: PointerEvent) {}
    package func pointerMoved(to location: CGPoint, event: PointerEvent) {}
    package func pointerUp(at location: CGPoint, event: PointerEvent) {}
    package func pointerCancelled() {}
    /// False for what is there for the keyboard and hovering only: presses pass to the responder around it.
    package var takesPresses: Bool { true }
    /// Whether a press that moves stays with this responder (sliders, text); else a drag gesture of a view around it takes
    /// the press over once the pointer has gone some way.
    package var keepsDrags: Bool { false }
    /// Whether a mouse that is pressed and moved to the side swipes the view, as a finger does.
    package var isSwipedByMouse: Bool { false }
    /// A press of the secondary button, in window points: what opens a context menu. Returns whether it was used; else it goes to
    /// the next responder around this one. Other presses of that button mean nothing to controls.
    package func secondaryPress(at location: CGPoint) -> Bool { false }
    /// A press of the middle button, in the node's coordinates. Returns whether it was used; else it goes to the next responder around this
    /// one.
    package func middlePress(at location: CGPoint) -> Bool { false }
    /// Whether a secondary press would open a menu.
    package var hasMenu: Bool { false }
    /// Where the menu key opens a menu, in window points, while this has the keyboard; nil for in its middle.
    package var menuPlace: CGPoint? { nil }
    /// How the pointer looks over the node; nil where the responder around decides.
    package var pointerStyle: PointerStyle? { nil }
    package func hoverChanged(_ isInside: Bool) {}
    /// The pointer is over the node, at a point of the window.
    package func hoverMoved(to location: CGPoint) {}
    /// Scrolls by an event. Returns whether it did; else the event goes to the next responder around this one. A responder
    /// that returned true for the beginning of a movement gets the rest of it, wherever the pointer is.
    package func scroll(_ event: ScrollEvent) -> Bool { false }

    /// Whether the keyboard may go to this responder, by click or tab.
    package var canFocus: Bool { false }
    /// Whether a click gives it the keyboard (text fields), or only the tab key does (buttons).
    package var focusesOnClick: Bool { false }
    /// What a click here gives the keyboard to.
    package var clickFocus: Responder? { focusesOnClick ? self : nil }
    package func focusChanged(_ isFocused: Bool) {}
    /// Called after ``focusChanged(_:)`` where the tab key brought the keyboard here.
    package func focusCameByTab() {}
    /// Set while the keyboard comes back from something modal, such as a menu, until it leaves again: what was selected stays selected.
    package internal(set) final var hasRegainedFocus = false
    /// Returns whether the key was used up.
    package func keyDown(_ key: KeyInput) -> Bool { false }
    /// Whether there is something to do for an editing command; nil where it is no matter of this responder, so that those around are asked.
    package func canPerform(_ command: EditCommand) -> Bool? { nil }
    /// Does an editing command. Called only where ``canPerform(_:)`` has just said so.
    package func perform(_ command: EditCommand) {}
    /// A key has come up. Returns whether those around are not to hear of it.
    package func keyUp(_ key: KeyInput) -> Bool { false }
    /// A key that nothing that has to do with the keyboard used. Returns whether it was used up.
    package func unusedKeyDown(_ key: KeyInput) -> Bool { false }
    /// Whether the arrow keys up and down move the keyboard inside, when this is modal: a menu.
    package var movesFocusByArrows: Bool { false }
    /// Whether a press leaves the keyboard where it is, even in a text field: the names of menus.
    package var leavesKeyboard: Bool { false }
    /// Gets every key that is a shortcut, wherever the keyboard is. Returns whether the key was used up.
    package func performShortcut(_ key: KeyInput) -> Bool { false }
}
