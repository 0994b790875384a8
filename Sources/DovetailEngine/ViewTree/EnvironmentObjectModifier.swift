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
        inputs.environment.change(.keys([EnvironmentObjectKey<ObjectType>.self])) {
            $0[EnvironmentObjectKey<ObjectType>.self] = modifier.value.object
        }
    }
}
