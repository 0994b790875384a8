import AttributeGraph
import Foundation

/// A value that marks a part of a text for a ``TextRenderer``.
public protocol TextAttribute {}

/// A value that marks a part of a text.
package struct AnyTextAttribute: Equatable {
    // Attributes are values that are read where texts are drawn, on the main thread.
    private nonisolated(unsafe) let value: Any
    let type: ObjectIdentifier
    private let areEqual: @Sendable (Any, Any) -> Bool

    init<T: TextAttribute>(_ value: T) {
        self.value = value
        type = ObjectIdentifier(T.self)
        areEqual = { left, right in
            guard let left = left as? T, let right = right as? T else { return false }
            return ValueComparison.of(T.self).areEqual(left, right)
        }
    }

    func value<T>(as type: T.Type) -> T? { value as? T }

    package static func == (left: AnyTextAttribute, right: AnyTextAttribute) -> Bool {
        left.type == right.type && left.areEqual(left.value, right.value)
    }
}

/// The values that mark a run of a text, at most one of each type.
package struct TextAttributes: Hashable {
    private var all: [ObjectIdentifier: AnyTextAttribute] = [:]

    subscript<T: TextAttribute>(key: T.Type) -> T? { all[ObjectIdentifier(key)]?.value(as: key) }

    mutating func add(_ attribute: AnyTextAttribute) {
        // What is written nearest to the text counts; modifiers are applied from the outermost inwards.
        all[attribute.type] = attribute
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(all.count) }
}

/// What draws a text in place of the painter, as the text that is to be drawn knows it: see `TextRenderer`.
package class AnyTextRenderer {}
