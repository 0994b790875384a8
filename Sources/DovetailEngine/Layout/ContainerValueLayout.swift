import AttributeGraph
import Foundation

/// Tells the layout around what containers are told: a layout knows sizes and values of its views, and nothing else of them.
struct ContainerValueLayout<V>: UnaryLayout {
    typealias Body = Never
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V

    func measure(_ proposal: ProposedViewSize, child: LayoutComputer) -> LayoutAnswer { child.measure(proposal) }
    func measureLength(_ proposal: ProposedViewSize, along axis: Axis, child: LayoutComputer) -> LayoutAnswer? {
        child.measureLength(proposal, along: axis)
    }
    func placement(size: CGSize, proposal: ProposedViewSize, child: LayoutComputer) -> ViewPlacement {
        ViewPlacement(origin: .zero, size: size, proposal: proposal)
    }
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
    /// What the values are known by among those for layouts.
    static var layoutKey: ObjectIdentifier { ObjectIdentifier(ContainerValuesTrait.self) }
}

extension LayoutSubview {
    /// What the view tells its container by `containerValue(_:_:)`. The view's tag is not among it.
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
