import Foundation

/// An effect without parameters that change gradually.
struct FixedEffect: RenderEffect {
    typealias Body = Never
    let value: DisplayEffect
    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
    func effect(size: CGSize) -> DisplayEffect { value }
}

extension View {
    /// Mixes the colours of the view with those behind it, up to the innermost compositing group around it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(OpaqueForeground(isNeeded: blendMode == .destinationOut))
            .modifier(FixedEffect(value: blendMode == .normal ? .none : .blend(blendMode)))
    }

    /// Draws the view as one picture, so that effects apply to the whole: opacity and shadows do not show where parts overlap, and
    /// blend modes inside mix with nothing outside.
    nonisolated public func compositingGroup() -> some View { modifier(FixedEffect(value: .compositing)) }

    /// Draws the view as one picture, as ``compositingGroup()`` does; `opaque` and `colorMode` are hints that change nothing here.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(FixedEffect(value: .compositing))
    }
}

/// How a picture keeps its colours. They are kept in sRGB here.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}
