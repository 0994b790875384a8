import Foundation

/// What accessibility modifiers say about the views that they are applied to. One value for a chain of modifiers; most views
/// have none, so it is kept apart from ``Semantics``.
package struct AccessibilityDetails: Equatable {
    package var hint: String?
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    /// Elements of a higher priority come first among their siblings; 0 by default.
    package var sortPriority: Double = 0
    /// What a person may say to mean the element.
    package var inputLabels: [String] = []
    package var headingLevel: AccessibilityHeadingLevel?
    /// What an entry of a rotor names the element by.
    package var rotorTarget: AnyHashable?
    /// The elements inside are not listed.
    package var hidesInner = false
    /// What can be done, besides what the controls inside do. A cell that is refreshed in place, so it never counts as a
    /// change.
    package var actions: AccessibilityActions?

    package init() {}

    package static func == (left: AccessibilityDetails, right: AccessibilityDetails) -> Bool {
        left.hint == right.hint && left.addedTraits == right.addedTraits && left.removedTraits == right.removedTraits
            && left.sortPriority == right.sortPriority && left.inputLabels == right.inputLabels
            && left.headingLevel == right.headingLevel && left.hidesInner == right.hidesInner
            && left.rotorTarget == right.rotorTarget && left.actions === right.actions
    }

    /// Takes over what a modifier further out says: it stands for the same element and comes later.
    mutating func merge(outer: AccessibilityDetails) {
        hint = outer.hint ?? hint
        addedTraits = addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits)
        removedTraits = removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits)
        if outer.sortPriority != 0 { sortPriority = outer.sortPriority }
        if !outer.inputLabels.isEmpty { inputLabels = outer.inputLabels }
        headingLevel = outer.headingLevel ?? headingLevel
        rotorTarget = outer.rotorTarget ?? rotorTarget
        hidesInner = hidesInner || outer.hidesInner
        if let outer = outer.actions {
            let joined = AccessibilityActions()
            joined.entries = (actions?.entries ?? []) + outer.entries
            joined.rotors = (actions?.rotors ?? []) + outer.rotors
            joined.adjust = outer.adjust ?? actions?.adjust
            joined.focus = outer.focus ?? actions?.focus
            actions = joined
        }
    }
}

/// What an assistive tool may do with an element because a modifier says so.
package final class AccessibilityActions {
    package struct Entry {
        package let kind: AccessibilityActionKind
        package let run: () -> Void
    }
    package var entries: [Entry] = []
    package var rotors: [AccessibilityRotor] = []
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// Told when the tool's focus comes to the element or leaves it.
    package var focus: ((Bool) -> Void)?

    package init() {}
}

/// A list of places that an assistive tool can go through, such as all headings.
package struct AccessibilityRotor {
    package struct Entry {
        package let label: String
        /// The identity of the view that it leads to.
        package let id: AnyHashable
        /// Runs before the tool goes there, to bring the view into sight.
        package let prepare: () -> Void
    }
    package let name: String
    package let entries: [Entry]
}
