import AttributeGraph
import Foundation

/// A responder made of functions, which a control refreshes in place whenever its view is re-created.
package final class InteractionResponder: Responder {
    package weak var node: DisplayNode?
    package var hasRegainedFocus = false
    package var isEnabled = true
    package var takesFocus = false
    package var takesFocusOnClick = false
    package var onDown: ((CGPoint, PointerEvent) -> Void)?
    package var onMoved: ((CGPoint, PointerEvent) -> Void)?
    package var onUp: ((CGPoint, PointerEvent) -> Void)?
    package var onCancelled: (() -> Void)?
    /// A press of the secondary button, in window points.
    package var onSecondaryPress: ((CGPoint) -> Void)?
    /// Finds what a press of the secondary button does where ``onSecondaryPress`` is not set.
    package var findSecondaryPress: (() -> ((CGPoint) -> Void)?)?
    /// Set where a menu of something inside is about the whole, as it is in the row of a list.
    package var isMenuSubject = false
    /// Where the menu key opens a menu: at the row of a list that is selected.
    package var findMenuPlace: (() -> CGPoint?)?
    package var menuPlace: CGPoint? { findMenuPlace?() }
    package var onHover: ((Bool) -> Void)?
    /// The pointer moves over the view; in window points.
    package var onHoverMoved: ((CGPoint) -> Void)?
    /// How the pointer looks over the view.
    package var pointer: PointerStyle?
    package var pointerStyle: PointerStyle? { pointer }
    package var onFocus: ((Bool) -> Void)?
    /// The tab key has brought the keyboard here; called after ``onFocus``.
    package var onFocusByTab: (() -> Void)?
    package var onKey: ((KeyInput) -> Bool)?
    /// What editing commands do while the keyboard is here or inside.
    package var editActions: [EditCommand: EditAction] = [:]
    package var onKeyUp: ((KeyInput) -> Bool)?
    /// A key that nothing that has to do with the keyboard used; returns whether it was used up.
    package var onUnusedKey: ((KeyInput) -> Bool)?
    /// Scrolls; returns whether it did. See ``Responder/scroll(_:)``.
    package var onScroll: ((ScrollEvent) -> Bool)?
    /// What a click gives the keyboard to in place of this responder: the list of a row.
    package weak var focusTarget: (any Responder)?
    /// Drags what is selected in a text inside.
    package var onDragSelection: ((SelectionDrag) -> Void)?
    /// What happens to things that are dropped on the view.
    package var dropTarget: DropTarget?
    /// Set where the arrow keys go from item to item.
    package var isMenu = false
    package var movesFocusByArrows: Bool { isMenu }
    /// Set where a press leaves the keyboard where it is.
    package var isMenuTitle = false
    /// Set around controls that belong to what has the keyboard, as those above a screen keyboard do.
    package var keepsKeyboard = false
    package var leavesKeyboard: Bool { isMenuTitle || keepsKeyboard }
    /// Set to let presses pass to the responder around this one.
    package var isTransparent = false
    /// Set where dragging means something to the control itself, as to a slider.
    package var takesDrags = false
    /// Set where a mouse swipes to the side as a finger does: over the rows of a list in the idioms of touch devices.
    package var takesMouseSwipes = false
    /// Set to hand presses to the text input inside: how the whole frame of a text field takes clicks.
    package var forwardsToTextInput = false
    /// What follows the presses of a control, which is kept here as long as the control's view lives.
    package var pressFollower: AnyObject?

    package var pressTarget: any Responder {
        if forwardsToTextInput, let textInput { textInput } else { self }
    }

    /// The first editable text inside.
    package var textInput: TextInputResponder? { node?.firstInTree { $0.responder as? TextInputResponder } }

    package var takesPresses: Bool { !isTransparent }
    package func accepts(_ location: CGPoint) -> Bool { !isTransparent }
    package func pointerDown(at location: CGPoint, event: PointerEvent) {
        if isEnabled { onDown?(location, event) }
    }
    package func pointerMoved(to location: CGPoint, event: PointerEvent) {
        if isEnabled { onMoved?(location, event) }
    }
    package func pointerUp(at location: CGPoint, event: PointerEvent) {
        // What was disabled while it was held is let go of.
        if isEnabled { onUp?(location, event) } else { onCancelled?() }
    }
    package func pointerCancelled() { onCancelled?() }
    package var keepsDrags: Bool { takesDrags }
    package var isSwipedByMouse: Bool { takesMouseSwipes && isEnabled }
    package func secondaryPress(at location: CGPoint) -> Bool {
        guard let action = menuOpener else { return false }
        action(location)
        return true
    }
    package var hasMenu: Bool { menuOpener != nil }
    private var menuOpener: ((CGPoint) -> Void)? { isEnabled ? onSecondaryPress ?? findSecondaryPress?() : nil }
    package func hoverChanged(_ isInside: Bool) { onHover?(isInside) }
    package func hoverMoved(to location: CGPoint) { onHoverMoved?(location) }
    package var canFocus: Bool { takesFocus && isEnabled }
    package var focusesOnClick: Bool { takesFocusOnClick && isEnabled }
    package var clickFocus: (any Responder)? { focusesOnClick ? self : focusTarget }
    package func focusChanged(_ isFocused: Bool) { onFocus?(isFocused) }
    package func focusCameByTab() { onFocusByTab?() }
    package func keyDown(_ key: KeyInput) -> Bool { isEnabled ? onKey?(key) ?? false : false }
    package func keyUp(_ key: KeyInput) -> Bool { isEnabled ? onKeyUp?(key) ?? false : false }

    package func canPerform(_ command: EditCommand) -> Bool? {
        isEnabled ? editActions[command]?.isEnabled() : nil
    }
    package func perform(_ command: EditCommand) { editActions[command]?.perform() }

    package func unusedKeyDown(_ key: KeyInput) -> Bool { isEnabled ? onUnusedKey?(key) ?? false : false }

    package func scroll(_ event: ScrollEvent) -> Bool { isEnabled ? onScroll?(event) ?? false : false }

    /// Whether a point in the node's coordinates lies within its bounds.
    package func contains(_ location: CGPoint) -> Bool {
        guard let node else { return false }
        return CGRect(origin: .zero, size: node.size).contains(location)
    }
}

/// Makes a view take events and gives it a meaning for accessibility.
///
/// `configure` is called whenever the modifier's value changed: it refreshes functions in place, so that a new closure
/// neither lays out nor draws anything again.
package struct InteractionModifier: PrimitiveViewModifier {
    package typealias Body = Never
    nonisolated(unsafe) let semantics: Semantics?
    nonisolated(unsafe) let configure: ((InteractionResponder, SemanticsActions) -> Void)?

    nonisolated package init(semantics: Semantics?, configure: ((InteractionResponder, SemanticsActions) -> Void)?) {
        self.semantics = semantics
        self.configure = configure
    }

    package static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let responder = InteractionResponder()
        let actions = SemanticsActions()
        let isInteractive = modifier.untracked.configure != nil
        let environment = inputs.environment
        _ = Attribute(
            effect: InteractionRefresh(
                modifier: modifier, environment: environment, responder: responder, actions: actions),
            stage: .structure)
        let semantics = modifier.projected { $0.semantics }
        let isEnabled = environment.projected(at: \.isEnabled)
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.semantics = semantics.value
            appearance.semantics?.actions = isInteractive ? actions : nil
            if !isEnabled.value { appearance.semantics?.isEnabled = false }
            appearance.responder = isInteractive ? responder : nil
            return appearance
        }
    }
}

/// Gives a responder, and the actions that tools see, what the modifier says now.
private struct InteractionRefresh: EffectRule {
    let modifier: Attribute<InteractionModifier>
    let environment: InheritedEnvironment
    let responder: InteractionResponder
    let actions: SemanticsActions

    func run() {
        responder.isEnabled = environment.read { $0.isEnabled }
        modifier.value.configure?(responder, actions)
    }
}

/// Switches off events for a view.
struct HitTestingModifier: PrimitiveViewModifier {
    typealias Body = Never
    let isEnabled: Bool

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.allowsHitTesting = modifier.value.isEnabled
            return appearance
        }
    }
}

extension View {
    /// Whether the view takes pointer events; otherwise they go to what is behind it.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }

    /// Makes the view take events.
    nonisolated package func interaction(
        semantics: Semantics? = nil, _ configure: @escaping (InteractionResponder, SemanticsActions) -> Void
    ) -> some View {
        modifier(InteractionModifier(semantics: semantics, configure: configure))
    }

    /// Gives the view a meaning for accessibility.
    nonisolated package func semantics(_ semantics: Semantics) -> some View {
        modifier(InteractionModifier(semantics: semantics, configure: nil))
    }
}
