import Foundation

/// What a display node means to a person: the element that accessibility tools and tests see.
package struct Semantics: Equatable {
    package enum Role: String {
        case group, text, image, button, toggle, slider, textField, picker, menuItem, alert, header, window, progress
        case sheet, navigationBar, toolbar, tabBar, datePicker, stepper, menu, menuBar, list

        /// A part of the window that holds elements of all kinds: its texts are not its name.
        package var isRegion: Bool {
            switch self {
            case .group, .sheet, .navigationBar, .toolbar, .tabBar, .datePicker, .stepper, .menu, .menuBar, .list: true
            default: false
            }
        }
    }

    package var role: Role
    /// Nil means: the texts inside.
    package var label: String?
    package var value: String?
    package var identifier: String?
    /// The symbol that an image shows.
    package var symbolName: String?
    package var isEnabled = true
    package var isSelected = false
    /// The element stands for everything inside it (a button for its label's texts).
    package var combinesChildren = false
    /// Keeps everything behind it from being used.
    package var isModal = false
    /// What can be done with it. The cell is refreshed in place, so it never counts as a change.
    package var actions: SemanticsActions?

    /// Made by an accessibility modifier: it says something about the element inside, if there is one.
    package var isModifier = false
    private var box: DetailsBox?
    /// What else modifiers say. Kept apart, since most elements have none.
    package var details: AccessibilityDetails? {
        get { box?.details }
        set { box = newValue.map(DetailsBox.init) }
    }

    /// Whether a modifier around says something about this, and is no element of its own.
    package var isControl: Bool {
        switch role {
        case .group: false
        case .textField, .image, .progress: true
        default: actions != nil
        }
    }

    package init(role: Role) { self.role = role }

    package static func == (left: Semantics, right: Semantics) -> Bool {
        left.role == right.role && left.label == right.label && left.value == right.value
            && left.identifier == right.identifier && left.symbolName == right.symbolName
            && left.isEnabled == right.isEnabled && left.isSelected == right.isSelected
            && left.combinesChildren == right.combinesChildren && left.isModal == right.isModal
            && left.actions === right.actions && left.isModifier == right.isModifier
            && (left.box === right.box || left.details == right.details)
    }

    /// Takes over what a modifier further out says of the same element.
    package mutating func merge(outer: Semantics) {
        label = outer.label ?? label
        value = outer.value ?? value
        identifier = outer.identifier ?? identifier
        combinesChildren = combinesChildren || outer.combinesChildren
        isEnabled = isEnabled && outer.isEnabled
        guard let outer = outer.details else { return }
        var merged = details ?? AccessibilityDetails()
        merged.merge(outer: outer)
        details = merged
    }
}

private final class DetailsBox {
    let details: AccessibilityDetails
    init(_ details: AccessibilityDetails) { self.details = details }
}

/// What accessibility tools and tests may do with an element.
package final class SemanticsActions {
    /// Presses it.
    package var activate: (() -> Void)?
    /// Sets a slider or stepper, in its own units.
    package var setNumber: ((Double) -> Void)?
    package var number: (() -> Double)?
    package var bounds: ClosedRange<Double>?
    /// The titles of what can be chosen, in order.
    package var choices: (() -> [String])?
    /// Chooses by index.
    package var choose: ((Int) -> Void)?
    /// Sets the whole text.
    package var setText: ((String) -> Void)?
    /// Sets a date picker.
    package var setDate: ((Date) -> Void)?

    package init() {}
}
