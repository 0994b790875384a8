import DovetailCore

/// The label on glass.
public struct GlassButtonStyle: ButtonStyle, FocusShowingStyle {
    private let glass: Glass

    nonisolated public init() { glass = .regular }
    /// The label on a kind of glass.
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: glass, isProminent: false)
    }
}

/// The label on glass in the accent colour.
public struct GlassProminentButtonStyle: ButtonStyle, FocusShowingStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GlassButton(configuration: configuration, glass: .regular, isProminent: true)
    }
}

extension ButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension ButtonStyle where Self == GlassProminentButtonStyle {
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
            .glassEffect(isProminent ? glass.tint(tint ?? .accentColor) : glass, in: shape)
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 20) }
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .modifier(DisabledLook())
    }
}
