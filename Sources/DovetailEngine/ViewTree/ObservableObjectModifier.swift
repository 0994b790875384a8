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
        inputs.environment.setOtherKeys(
            Attribute(gate: EnvironmentWithObservable(outer: inputs.environment, modifier: modifier)))
    }
}

private struct EnvironmentWithObservable<T: AnyObject & Observable>: Rule {
    let outer: InheritedEnvironment
    let modifier: Attribute<ObservableObjectModifier<T>>

    var value: EnvironmentValues {
        var values = outer.value
        values[T.self] = modifier.value.object
        return values
    }
}
