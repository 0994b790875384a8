/// An effect by which symbols can come and go.
public protocol TransitionSymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}
extension AutomaticSymbolEffect: TransitionSymbolEffect {}
extension DrawOnSymbolEffect: TransitionSymbolEffect {}
extension DrawOffSymbolEffect: TransitionSymbolEffect {}

/// Symbols come and go by their own effect: they grow and fade in, and shrink and fade out. Other views come and go alike.
public struct SymbolEffectTransition: Transition {
    nonisolated public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.4).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Symbols come and go by the standard effect.
    public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: AutomaticSymbolEffect(), options: .default)
    }

    /// Symbols come and go by an effect.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
