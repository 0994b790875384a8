import AttributeGraph
import Foundation

/// Tells the views inside the material that they lie on, where the style behind them is one.
private struct MaterialGroundModifier<Style: ShapeStyle>: InheritedViewModifier {
    typealias Body = Never
    let style: Style

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        // Other styles are known not to be one by their type, and cost nothing.
        guard Style.self == Material.self || Style.self == AnyShapeStyle.self else { return }
        inputs.environment.change(.otherKeys) { values in
            let style = modifier.value.style
            let material = style as? Material ?? (style as? AnyShapeStyle)?.wrapped(as: Material.self)
            if let material { values.backgroundMaterial = material }
        }
    }
}

extension View {
    /// Puts a layer that is filled with a style behind this view.
    nonisolated func background<S: ShapeStyle, Layer: View>(_ layer: Layer, filledWith style: S) -> some View {
        modifier(MaterialGroundModifier(style: style))
            .modifier(SecondaryLayerModifier(layer: layer, alignment: .center, isInFront: false))
    }
}

private struct BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
    /// The material that the view lies on: the one that the nearest `background` in a material around it put there. Nil where there is none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
