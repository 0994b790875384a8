import DovetailCore
import Foundation

extension Circle: ChartSymbolShape {}

extension ChartSymbolShape where Self: InsettableShape {
    /// The outline of the shape, inside of it.
    // Disfavoured, so that what is no symbol stays a view as SwiftUI makes it.
    @_disfavoredOverload
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BorderedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline of the shape, inside of it, in a style.
    @_disfavoredOverload
    nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        BorderedSymbol(shape: self, style: style)
    }
}

/// The outline of a symbol, inside of it.
private struct BorderedSymbol<Symbol: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
    let shape: Symbol
    let style: StrokeStyle

    nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

    nonisolated func path(in rect: CGRect) -> Path {
        shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
    }
}
