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
    /// The modifiers that are joined, the inner one first; nil for that of one modifier.
    private let joined: (inner: AccessibilityActions, outer: AccessibilityActions)?

    package init() { joined = nil }

    /// What two modifiers say of one element.
    package init(joining inner: AccessibilityActions, _ outer: AccessibilityActions) { joined = (inner, outer) }

    /// Forgets what the modifier said, before it says it anew.
    package func clear() { said = Said() }

    package var entries: [Entry] {
        get { joined.map { $0.inner.entries + $0.outer.entries } ?? said.entries }
        set { said.entries = newValue }
    }
    package var rotors: [AccessibilityRotor] {
        get { joined.map { $0.inner.rotors + $0.outer.rotors } ?? said.rotors }
        set { said.rotors = newValue }
    }
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)? {
        get { joined.map { $0.outer.adjust ?? $0.inner.adjust } ?? said.adjust }
        set { said.adjust = newValue }
    }
    /// What ties an app's state to where the tool's focus is.
    package var focus: AccessibilityFocusTie? {
        get { joined.map { $0.outer.focus ?? $0.inner.focus } ?? said.focus }
        set { said.focus = newValue }
    }
    /// The size of the view that the modifier is applied to, in points.
    package var size = CGSize.zero

    /// Whether another one is this one or a part of it.
    package func includes(_ other: AccessibilityActions) -> Bool {
        if other === self { return true }
        guard let joined else { return false }
        return joined.outer === other || joined.inner.includes(other)
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
