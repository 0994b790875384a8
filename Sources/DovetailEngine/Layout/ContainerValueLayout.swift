import AttributeGraph
import Foundation

/// Hands a view's container value to the layout around the view, which reads it by ``LayoutSubview/containerValues``. Traits don't reach layouts.
struct ContainerValueLayout<V>: ValueLayout {
    typealias Body = Never
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V

    func hasSameValues(as other: Self) -> Bool {
        keyPath == other.keyPath && ValueComparison.of(V.self).areEqual(value, other.value)
    }
    /// As with traits, the modifier farthest from the view decides.
    func layoutValue(_ key: ObjectIdentifier, child: LayoutComputer) -> Any? {
        let inner = child.layoutValue(key)
        guard key == ContainerValues.layoutKey else { return inner }
        var values = inner as? ContainerValues ?? ContainerValues()
        values[keyPath: keyPath] = value
        return values
    }
}

extension ContainerValues {
    /// The key of the container values among a view's layout values.
    static var layoutKey: ObjectIdentifier { ObjectIdentifier(ContainerValuesTrait.self) }
}

extension LayoutSubview {
    /// The values that the view was given by `containerValue(_:_:)`. Its tag is not among them.
    public var containerValues: ContainerValues {
        computer.layoutValue(ContainerValues.layoutKey) as? ContainerValues ?? ContainerValues()
    }
}

extension View {
    /// Tells the containers around the view a value.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        // The closure runs where views are made: on the main thread.
        nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
        return modifier(ContainerValueLayout(keyPath: keyPath, value: value))
            .trait(ContainerValuesTrait.self) { $0[keyPath: keyPath] = value }
    }
}
