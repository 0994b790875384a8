import AttributeGraph
import Foundation

extension AngularGradient: View {
    public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
    public var body: some View { Rectangle().fill(self) }
}

extension LinearGradient: View {
    public var body: some View { Rectangle().fill(self) }
}

extension MeshGradient: View {
    public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
    public var body: some View { Rectangle().fill(self) }
}

extension Color: PrimitiveView {
    public static func _makeView(view: Attribute<Color>, inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.makeView(
            shape: Attribute(value: Rectangle()), style: view, fill: Attribute(value: FillStyle()), inputs: inputs)
    }
}
