import DovetailControls
import DovetailCore
import Foundation

/// A movement of a picture's symbol.
struct AddedSymbolEffect {
    /// What it was made of.
    let effect: any SymbolEffect
    let apply: (AnyView) -> AnyView
}

extension UIImageView {
    /// Plays a movement of the symbol once. It moves as SwiftUI's `symbolEffect(_:options:value:)` does.
    ///
    /// - Parameter animated: Whether it moves; what it does not do by moving is nothing.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        guard animated else { return }
        symbolEffects.append(
            AddedSymbolEffect(effect: effect) {
                AnyView($0.modifier(PlayedOnce(effect: effect, options: options)))
            })
    }

    /// Moves the symbol until the effect is taken away. It moves as SwiftUI's `symbolEffect(_:options:isActive:)` does.
    @_disfavoredOverload
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        symbolEffects.append(
            AddedSymbolEffect(effect: effect) { AnyView($0.symbolEffect(effect, options: options)) })
    }

    /// Ends the movements of an effect's kind.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { symbolEffects.removeAll { type(of: $0.effect) == type(of: effect) } }

    /// Ends all movements of the symbol.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects = []
    }

    /// Shows another picture in place of the one there is. Both fade: the movement of an effect is not drawn.
    public func setSymbolImage(
        _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { withAnimation { image = symbolImage } }
}

/// Moves a symbol once, from when it is there.
private struct PlayedOnce<Effect: DiscreteSymbolEffect>: ViewModifier {
    let effect: Effect
    let options: SymbolEffectOptions
    @State private var count = 0

    func body(content: Content) -> some View {
        content.symbolEffect(effect, options: options, value: count).onAppear { count += 1 }
    }
}
