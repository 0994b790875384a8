import DovetailCore
import Foundation

/// How a view answers to the pointer over it.
public struct HoverEffect: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case automatic, highlight, lift }
    fileprivate let kind: Kind

    /// That of `defaultHoverEffect(_:)`, or else a highlight.
    public static let automatic = HoverEffect(kind: .automatic)
    /// A soft shade over the view, in its content shape for hover effects, or else in a rounded rectangle.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view grows a little and throws a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

private struct HoverEffectsDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DefaultHoverEffectKey: EnvironmentKey {
    static var defaultValue: HoverEffect { .highlight }
}

extension EnvironmentValues {
    /// What the automatic hover effect is here.
    var defaultHoverEffect: HoverEffect {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }

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

    /// Sets what the automatic hover effect is for the views inside; nil for as usual.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        transformEnvironment(\.defaultHoverEffect) { current in
            guard let effect else { return current = .highlight }
            if effect != .automatic { current = effect }
        }
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
    @Environment(\.defaultHoverEffect) private var usual
    @Environment(\.isEnabled) private var isUsable
    @Environment(\.colorScheme) private var colorScheme

    nonisolated init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }

    func body(content: Content) -> some View {
        let isShown = isHovered && isEnabled && isAllowed && isUsable
        let kind = effect.kind == .automatic ? usual.kind : effect.kind
        let isLifted = isShown && kind == .lift
        content
            .overlay(outlineFor: .hoverEffect) { outline in
                (outline?.shape ?? AnyShape(RoundedRectangle(cornerRadius: 8)))
                    .fill(
                        Color(white: colorScheme == .light ? 0 : 1, opacity: 0.07), style: outline?.style ?? FillStyle()
                    )
                    .opacity(isShown && kind == .highlight ? 1 : 0)
                    .allowsHitTesting(false)
            }
            .scaleEffect(isLifted ? 1.04 : 1)
            .shadow(color: Color(white: 0, opacity: isLifted ? 0.25 : 0), radius: isLifted ? 8 : 0, y: isLifted ? 3 : 0)
            .onHover { isInside in withAnimation(.easeOut(duration: 0.15)) { isHovered = isInside } }
    }
}
