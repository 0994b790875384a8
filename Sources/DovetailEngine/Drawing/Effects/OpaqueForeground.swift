import AttributeGraph

/// Draws in opaque black what no other foreground style was set for. The default one is a little transparent, which would show
/// where only opacity counts: in masks, and in what takes away what is behind it.
struct OpaqueForeground: InheritedViewModifier {
    typealias Body = Never
    var isNeeded: Bool

    nonisolated init(isNeeded: Bool = true) { self.isNeeded = isNeeded }

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        inputs.environment.change { values in
            if modifier.value.isNeeded, values.builtIn.foregroundStyle == nil {
                values.builtIn.foregroundStyle = AnyShapeStyle(Color.black)
            }
        }
    }
}
