import AttributeGraph

/// Multiplies colours with one that is looked up in the environment, and interpolated.
struct ColorMultiplyModifier: PrimitiveViewModifier {
    typealias Body = Never
    let color: Color

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let color = Attribute(MultipliedColor(modifier: modifier, environment: inputs.environment))
            .animated(inputs.graphInputs)
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.effect = .color(.multiply(color.value))
            return appearance
        }
    }
}

private struct MultipliedColor: Rule {
    let modifier: Attribute<ColorMultiplyModifier>
    let environment: InheritedEnvironment
    var value: Color.Resolved {
        let color = modifier.value.color
        return environment.read { color.resolve(in: $0) }
    }
}
