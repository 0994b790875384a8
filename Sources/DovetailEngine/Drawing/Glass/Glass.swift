import Foundation

/// A kind of glass: what is behind a view is seen blurred through it.
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable { case regular, clear, identity }
    var kind: Kind
    var color: Color?
    var isInteractive = false

    /// Glass through which what is behind is seen blurred.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass that hides less of what is behind.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Coloured glass; nil for glass without colour.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    /// Glass that answers presses. The view's own controls do that here.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The shape of glass unless another is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Puts glass behind the view. It is a material with a bright edge here; it does not bend what is behind, and pieces of glass that
    /// meet do not flow into one another.
    nonisolated public func glassEffect<S: Shape>(
        _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassModifier(glass: glass, shape: shape))
    }
}

/// How a piece of glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
    public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
    public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}

/// Several pieces of glass that belong together. They are drawn one by one here.
public struct GlassEffectContainer<Content: View>: View {
    nonisolated(unsafe) private let content: Content

    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

private struct GlassModifier<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceTransparency) private var isOpaque

    nonisolated init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }

    func body(content: Content) -> some View {
        content
            .background {
                if glass.kind != .identity {
                    ZStack {
                        shape.fill(glass.kind == .clear ? Material.ultraThin : .regular)
                        if let color = glass.color { shape.fill(color.opacity(isOpaque ? 1 : 0.75)) }
                        shape.stroke(.white.opacity(colorScheme == .light ? 0.6 : 0.22), lineWidth: 1)
                    }
                    .compositingGroup()
                    .shadow(color: Color(white: 0, opacity: 0.12), radius: 8, y: 2)
                    .allowsHitTesting(false)
                }
            }
            .contentShape(shape)
    }
}
