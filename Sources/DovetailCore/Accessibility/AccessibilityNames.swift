/// The name and the value of a control, as they are written in its labels.
struct AccessibilityNames {
    var label: String?
    var value: String?

    var isEmpty: Bool { label == nil && value == nil }

    /// Adds what further labels say: a label may be several views.
    mutating func add(_ other: AccessibilityNames) {
        label = Self.joined(label, other.label)
        value = Self.joined(value, other.value)
    }

    private static func joined(_ first: String?, _ second: String?) -> String? {
        guard let first, let second else { return first ?? second }
        return first + " " + second
    }

    /// The elements of a control and of what is beside it: the control's takes the name. Where no element says that it is the control's, the first
    /// control without a name does.
    ///
    /// - Complexity: O(these)
    func naming(_ items: [AccessibilityItem]) -> [AccessibilityItem] {
        guard !isEmpty, let index = items.firstIndex(where: \.takesName) ?? items.firstIndex(where: \.lacksName) else {
            return items
        }
        var items = items
        items[index] = items[index].named(label: label, value: value)
        return items
    }
}

extension AccessibilityItem {
    /// The same element as a heading, where it is a text.
    var asHeading: AccessibilityItem {
        guard role == .text, actions == nil else { return self }
        var semantics = semantics
        var details = semantics.details ?? AccessibilityDetails()
        details.addedTraits.formUnion(.isHeader)
        semantics.details = details
        return with(semantics)
    }

    fileprivate var takesName: Bool { semantics.details?.naming == .control }

    /// Whether it is a control that a person would not know the purpose of.
    fileprivate var lacksName: Bool {
        guard semantics.isControl, role != .image else { return false }
        if role == .picker { return semantics.label?.isEmpty != false }
        return label?.isEmpty != false
    }
}
