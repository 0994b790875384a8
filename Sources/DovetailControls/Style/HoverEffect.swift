import DovetailCore
import Foundation

/// How a view answers to the pointer over it.
public struct HoverEffect: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case highlight, lift }
    fileprivate let kind: Kind

    /// A highlight.
    public static let automatic = HoverEffect(kind: .highlight)
    /// A soft shade over the view, in its content shape for hover effects, or else in a rounded rectangle.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view grows a little and throws a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

private struct HoverEffectsDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether hover effects are off here.
    public var isHoverEffectEnabled: Bool {
        get { !self[HoverEffectsDisabledKey.self] }
        set { self[HoverEffectsDisabledKey.self] = !newValue }
    }
}

extension View {
    /// Shows that the pointer is over the view.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: true))
    }

    /// Shows that the pointer is over the view, if that is enabled.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Turns the hover effects of the views inside off.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }
}

private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    @Environment(\.isEnabled) private var isUsable
    @Environment(\.colorScheme) private var colorScheme

    nonisolated init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }

    func body(content: Content) -> some View {
        let isShown = isHovered && isEnabled && isAllowed && isUsable
        let isLifted = isShown && effect.kind == .lift
        content
            .overlay(outlineFor: .hoverEffect) { outline in
                (outline?.shape ?? AnyShape(RoundedRectangle(cornerRadius: 8)))
                    .fill(
                        Color(white: colorScheme == .light ? 0 : 1, opacity: 0.07), style: outline?.style ?? FillStyle()
                    )
                    .opacity(isShown && effect.kind == .highlight ? 1 : 0)
                    .allowsHitTesting(false)
            }
            .scaleEffect(isLifted ? 1.04 : 1)
            .shadow(color: Color(white: 0, opacity: isLifted ? 0.25 : 0), radius: isLifted ? 8 : 0, y: isLifted ? 3 : 0)
            .onHover { isInside in withAnimation(.easeOut(duration: 0.15)) { isHovered = isInside } }
    }
}
