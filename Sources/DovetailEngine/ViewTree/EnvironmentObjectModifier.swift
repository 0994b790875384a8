import AttributeGraph
import Combine
import Observation

extension View {
    /// Supplies an object to this view and everything inside.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }
}

private struct EnvironmentObjectModifier<ObjectType: ObservableObject>: InheritedViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let object: ObjectType

    nonisolated init(object: ObjectType) { self.object = object }

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        inputs.environment.setOtherKeys(
            Attribute(gate: EnvironmentWithObject(outer: inputs.environment, modifier: modifier)))
    }
}

private struct EnvironmentWithObject<ObjectType: ObservableObject>: Rule {
    let outer: InheritedEnvironment
    let modifier: Attribute<EnvironmentObjectModifier<ObjectType>>

    var value: EnvironmentValues {
        var values = outer.value
        values[EnvironmentObjectKey<ObjectType>.self] = modifier.value.object
        return values
    }
}
