/// An effect by which one symbol can turn into another one.
public protocol ContentTransitionSymbolEffect {}

/// Replaces one symbol by another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect, Hashable {
    var replacement = SymbolReplacement.downUp
    public var _motion: _SymbolMotion { .appear }
    private func with(_ replacement: SymbolReplacement) -> ReplaceSymbolEffect {
        ReplaceSymbolEffect(replacement: replacement)
    }
    /// The old symbol shrinks, then the new one grows.
    public var downUp: ReplaceSymbolEffect { with(.downUp) }
    /// The old symbol grows while it goes, and so does the new one.
    public var upUp: ReplaceSymbolEffect { with(.upUp) }
    /// The old symbol goes at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { with(.offUp) }
    /// As a whole, as always here.
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// The standard effect for what a symbol is to do.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, SymbolEffect, Hashable {
    public var _motion: _SymbolMotion { .appear }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransition {
    /// A symbol is replaced by the other one by an effect. Other content changes at once.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .replacing((effect as? ReplaceSymbolEffect)?.replacement ?? .downUp)
    }
}
