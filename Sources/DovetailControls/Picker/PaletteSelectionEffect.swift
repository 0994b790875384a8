import DovetailCore

/// How a picker in the palette style shows which of its rows is chosen.
public struct PaletteSelectionEffect: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case automatic, custom
        case symbolVariant(SymbolVariants)
    }
    let kind: Kind

    /// A fill behind the chosen row.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }
    /// Nothing: the rows show themselves which is chosen.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }
    /// The symbol of the chosen row in a variant, such as filled.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }
}

private struct PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers in the palette style in this view show which of their rows is chosen.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}

/// The chosen row of a palette.
struct PaletteRow: ViewModifier {
    let effect: PaletteSelectionEffect

    nonisolated init(effect: PaletteSelectionEffect) { self.effect = effect }

    func body(content: Content) -> some View {
        if case .symbolVariant(let variant) = effect.kind { content.symbolVariant(variant) } else { content }
    }
}
