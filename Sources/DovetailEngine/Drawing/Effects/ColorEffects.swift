import Foundation

/// Changes the colours of what is inside, by one amount.
struct ColorAmountEffect: RenderEffect {
    typealias Body = Never
    enum Kind {
        case brightness, contrast, saturation, grayscale, hueRotation
    }

    let kind: Kind
    /// For a rotation of the hue in radians.
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func effect(size: CGSize) -> DisplayEffect {
        guard amount.isFinite else { return .none }
        let isNeutral = kind == .contrast || kind == .saturation ? amount == 1 : amount == 0
        return isNeutral ? .none : .color(matrix)
    }

    private var matrix: ColorMap {
        switch kind {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .grayscale: .saturation(1 - min(max(amount, 0), 1))
        case .hueRotation: .hueRotation(.radians(amount))
        }
    }
}

/// Changes the colours of what is inside, always in the same way.
struct ColorMatrixEffect: RenderEffect {
    typealias Body = Never
    let matrix: ColorMap
    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
    func effect(size: CGSize) -> DisplayEffect { .color(matrix) }
}

extension View {
    /// Makes the view lighter: 0 is as it was, 1 white, -1 black.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorAmountEffect(kind: .brightness, amount: amount))
    }
    /// Makes the colours of the view differ more: 1 is as it was, 0 gray; a negative amount inverts them.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorAmountEffect(kind: .contrast, amount: amount))
    }
    /// Makes the view more colourful: 1 is as it was, 0 gray.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorAmountEffect(kind: .saturation, amount: amount))
    }
    /// Takes colour from the view: 0 is as it was, 1 gray.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorAmountEffect(kind: .grayscale, amount: amount))
    }
    /// Turns the hue of all colours of the view.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorAmountEffect(kind: .hueRotation, amount: angle.radians))
    }
    /// Turns each colour of the view into its opposite.
    nonisolated public func colorInvert() -> some View { modifier(ColorMatrixEffect(matrix: .invert)) }
    /// Multiplies each colour of the view with another one.
    nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }
    /// Makes the view black, as opaque as it was light.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(ColorMatrixEffect(matrix: .luminanceToAlpha))
    }
}
