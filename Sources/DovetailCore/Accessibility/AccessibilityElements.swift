import Foundation

/// What a person finds in a window: its elements in reading order, as accessibility sees them.
@MainActor
package struct AccessibilityElements {
    package let all: [Element]
    package let texts: [String]
    package let symbols: [String]

    init(_ contents: AccessibilityContents) {
        all = contents.items.inReadingOrder
        texts = contents.texts
        symbols = contents.symbols
    }

    /// One element, and how deep it is inside others.
    @dynamicMemberLookup
    package struct Element {
        package let item: AccessibilityItem
        package let depth: Int

        package init(item: AccessibilityItem, depth: Int = 0) {
            self.item = item
            self.depth = depth
        }

        package subscript<Value>(dynamicMember path: KeyPath<AccessibilityItem, Value>) -> Value { item[keyPath: path] }

        // What tests ask of each element of a window, without the detour.
        package var node: DisplayNode { item.node }
        package var semantics: Semantics { item.semantics }
        package var label: String? { item.label }
        package var role: Semantics.Role { item.role }
        package var symbols: [String] { item.symbols }
    }
}

extension AccessibilityElements {
    /// The elements that were joined with one, itself among them, in reading order.
    package func linked(with element: Element) -> [Element] {
        guard let group = element.semantics.details?.linkedGroup else { return [] }
        return all.filter { $0.semantics.details?.linkedGroup == group }
    }
}
