import AttributeGraph

/// Multiplies colours with one that is looked up in the environment, and interpolated.
struct ColorMultiplyModifier: PrimitiveViewModifier {
    typealias Body = Never
    let color: Color

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let environment = inputs.environment
        let color = Attribute<Color.Resolved>.computed {
            modifier.value.color.resolve(in: environment.value)
        }.animated(inputs.graphInputs)
        return DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.effect = .color(.multiply(color.value))
            return appearance
        }
    }
}
