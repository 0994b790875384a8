import DovetailCore

/// What marks are drawn in, and which colours that is if they are known.
struct ChartStyle: Equatable {
    let shape: AnyShapeStyle
    /// The colours of a colour or gradient. Scales of numbers run through them.
    let colors: [Color]?

    init<S: ShapeStyle>(_ style: S) {
        shape = AnyShapeStyle(style)
        colors = (style as? Color).map { [$0] } ?? (style as? Gradient)?.stops.map(\.color)
    }

    /// Whether many marks may be filled as one: what is drawn in one opaque colour looks the same then.
    func isPlain(in environment: EnvironmentValues) -> Bool {
        guard let colors, colors.count == 1 else { return false }
        return colors[0].resolve(in: environment).opacity >= 1
    }
}
