import Foundation

extension View {
    /// Adds forms to the symbols inside: `.symbolVariant(.fill)` shows `heart.fill` where `heart` is asked for. Symbols that lack a
    /// form stay as they are.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
    }
    /// Sets how the parts of symbols are coloured; nil for what each symbol prefers.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
