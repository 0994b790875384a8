import AttributeGraph
import Foundation

/// A value that a view tells the layout around it.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// Sets a value for the layout around.
struct LayoutValueModifier<K: LayoutValueKey>: ValueLayout {
    typealias Body = Never
    let value: K.Value

    func hasSameValues(as other: Self) -> Bool { ValueComparison.of(K.Value.self).areEqual(value, other.value) }
    /// The modifier nearest to the view decides: one around several views sets what holds for those that say nothing themselves.
    func layoutValue(_ key: ObjectIdentifier, child: LayoutComputer) -> Any? {
        child.layoutValue(key) ?? (key == ObjectIdentifier(K.self) ? value : nil)
    }
}

extension View {
    /// Sets a value that the layout around can read by `subview[Key.self]`. Containers do not hand it on. Where several set it, the one nearest
    /// to the view counts.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
