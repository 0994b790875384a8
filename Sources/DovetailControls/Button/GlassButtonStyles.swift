import DovetailCore

/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    private let glass: Glass
    nonisolated var look: AnyButtonStyle { AnyButtonStyle(GlassLook(glass: glass, isProminent: false)) }

    nonisolated public init() { glass = .regular }
    /// The label on a kind of glass.
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// The label on glass in the accent colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    nonisolated public init() {}
    nonisolated var look: AnyButtonStyle { AnyButtonStyle(GlassLook(glass: .regular, isProminent: true)) }

    public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

private struct GlassLook: ButtonStyle, FocusShowingStyle {
    let glass: Glass
    let isProminent: Bool

    nonisolated init(glass: Glass, isProminent: Bool) { (self.glass, self.isProminent) = (glass, isProminent) }

    func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: glass, isProminent: isProminent)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassButton: View {
    let configuration: ButtonStyleConfiguration
    let glass: Glass
    let isProminent: Bool
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.builtIn.tint) private var tint

    var body: some View {
        // A radius beyond half the height makes a capsule, the shape of glass unless another is set.
        let shape = RoundedRectangle(cornerRadius: borderShape == .automatic ? 1000 : borderShape.cornerRadius(8))
        configuration.label
            .modifier(ControlFont())
            .modifier(LabelStyleOfControl(isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary)))
            .modifier(BorderProportions())
            .glassEffect(isProminent ? glass.tint(.tintFill) : glass, in: shape)
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 20) }
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .modifier(DisabledLook())
    }
}
