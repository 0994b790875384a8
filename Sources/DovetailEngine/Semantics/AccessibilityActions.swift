import Foundation

/// What an assistive tool may do with an element because modifiers say so.
///
/// Each modifier has one, which is filled in anew in place, so that the newest closures are called. Those of a chain of modifiers are joined: the
/// joined one asks the others whenever it is asked.
package final class AccessibilityActions {
    package struct Entry {
        package let kind: AccessibilityActionKind
        /// What it is offered under; nil for nothing.
        package var category: String?
        package let run: () -> Void

        package init(kind: AccessibilityActionKind, category: String? = nil, run: @escaping () -> Void) {
            self.kind = kind
            self.category = category
            self.run = run
        }
    }

    /// What one modifier says.
    private struct Said {
        var entries: [Entry] = []
        var rotors: [AccessibilityRotor] = []
        var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
        var focus: AccessibilityFocusTie?
    }
    private var said = Said()
    /// The modifiers that are joined, the innermost first; empty for that of one modifier. They are one list, as chains may be long.
    private let joined: [AccessibilityActions]

    package init() { joined = [] }

    /// What two modifiers, or chains of them, say of one element.
    package init(joining inner: AccessibilityActions, _ outer: AccessibilityActions) {
        joined = inner.parts + outer.parts
    }

    private var parts: [AccessibilityActions] { joined.isEmpty ? [self] : joined }

    /// Forgets what the modifier said, before it says it anew.
    package func clear() { said = Said() }

    package var entries: [Entry] {
        get { joined.isEmpty ? said.entries : joined.flatMap(\.said.entries) }
        set { said.entries = newValue }
    }
    package var rotors: [AccessibilityRotor] {
        get { joined.isEmpty ? said.rotors : joined.flatMap(\.said.rotors) }
        set { said.rotors = newValue }
    }
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)? {
        get { parts.reversed().lazy.compactMap(\.said.adjust).first }
        set { said.adjust = newValue }
    }
    /// What ties an app's state to where the tool's focus is.
    package var focus: AccessibilityFocusTie? {
        get { parts.reversed().lazy.compactMap(\.said.focus).first }
        set { said.focus = newValue }
    }
    /// The size of the view that the modifier is applied to, in points.
    package var size = CGSize.zero

    /// Whether another one is this one or a part of it.
    package func includes(_ other: AccessibilityActions) -> Bool {
        other === self || joined.contains { $0 === other }
    }
}

/// What ties an app's state to an element: the state tells where a tool's focus is, and moves it.
package struct AccessibilityFocusTie {
    /// Whether the app wants the tool to be here.
    package let isWanted: Bool
    /// Called when the tool's focus comes to the element, and when it leaves it.
    package let moved: (_ isHere: Bool) -> Void

    package init(isWanted: Bool, moved: @escaping (_ isHere: Bool) -> Void) {
        self.isWanted = isWanted
        self.moved = moved
    }
}
