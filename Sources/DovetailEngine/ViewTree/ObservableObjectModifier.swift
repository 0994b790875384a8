import AttributeGraph
import Observation

extension View {
    /// Supplies an `@Observable` object to this view and everything inside, for `@Environment(Model.self)`; nil takes away one set
    /// further out.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(ObservableObjectModifier(object: object))
    }
}

private struct ObservableObjectModifier<T: AnyObject & Observable>: InheritedViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let object: T?

    nonisolated init(object: T?) { self.object = object }

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        inputs.environment.change(.keys([ObservableObjectKey<T>.self])) { $0[T.self] = modifier.value.object }
    }
}
