extension AccessibilityElements {
    /// One element.
    package struct Element {
        package let node: DisplayNode
        package internal(set) var semantics: Semantics
        package let depth: Int
        /// The texts and symbols inside, in reading order.
        package var texts: [String] = []
        package var symbols: [String] = []
        /// The texts inside, with the names that modifiers give to parts of it in place of what these show.
        var spoken: [String] = []
        /// The first value found inside, for groups that only carry a name.
        var innerValue: String?
        var innerActions: SemanticsActions?

        package var label: String? {
            if let label = semantics.label { return label }
            // A picker that shows its label beside its row is named by the label: the row is its value (T5).
            if semantics.role == .picker, spoken.count > 1, spoken.last == texts.last {
                return spoken.dropLast().joined(separator: " ")
            }
            // What `accessibilityElement(children: .combine)` makes one is heard as a list.
            if !spoken.isEmpty {
                return spoken.joined(separator: semantics.isModifier && semantics.combinesChildren ? ", " : " ")
            }
            // A control that shows a symbol alone is named by it (T5).
            guard actions?.activate != nil, let symbol = symbols.first else { return nil }
            return symbol.split(separator: ".").joined(separator: " ")
        }
        /// A picker's value is the row that it shows.
        package var value: String? {
            semantics.value ?? innerValue ?? (semantics.role == .picker ? texts.last { $0 != semantics.label } : nil)
        }
        package var actions: SemanticsActions? { semantics.actions ?? innerActions }
        /// What the element is: of a group that only says something about one control, what that control is.
        package var role: Semantics.Role {
            semantics.isModifier ? innerRole ?? semantics.role : semantics.role
        }
        var innerRole: Semantics.Role?
        /// How many elements are directly inside.
        var innerCount = 0
        package var hint: String? { semantics.details?.hint }
        /// What a tool knows of the chart that it shows.
        package var chart: AXChartDescriptor? { semantics.details?.chart?.descriptor }
        package var traits: AccessibilityTraits {
            var traits = role.traits
            if semantics.isSelected { traits.insert(.isSelected) }
            if semantics.isModal { traits.insert(.isModal) }
            if let details = semantics.details {
                traits.formUnion(details.addedTraits)
                traits.remove(details.removedTraits)
            }
            return traits
        }
        /// What can be done by name, and the rotors, in the order of the modifiers.
        package var namedActions: AccessibilityActions? { semantics.details?.actions }
        package var isEnabled: Bool { semantics.isEnabled }
    }
}

extension Semantics.Role {
    /// What an element of this role is and does.
    var traits: AccessibilityTraits {
        switch self {
        case .button, .menuItem: .isButton
        case .toggle: [.isButton, .isToggle]
        case .header: .isHeader
        case .image: .isImage
        case .text: .isStaticText
        case .tabBar: .isTabBar
        case .alert, .sheet: .isModal
        default: []
        }
    }
}
