/// What views say of the looks of tips inside.
struct TipLooks {
    var background = AnyShapeStyle(.fill.tertiary)
    var cornerRadius: CGFloat = 14
    var imageSize: CGSize?
    var imageStyle: AnyShapeStyle?
}

private struct TipLooksKey: EnvironmentKey {
    static var defaultValue: TipLooks { TipLooks() }
}

extension EnvironmentValues {
    var tipLooks: TipLooks {
        get { self[TipLooksKey.self] }
        set { self[TipLooksKey.self] = newValue }
    }
}

extension View {
    /// What is behind tips inside.
    nonisolated public func tipBackground<Style: ShapeStyle>(_ style: Style) -> some View {
        let style = AnyShapeStyle(style)
        return transformEnvironment(\.tipLooks) { $0.background = style }
    }
    /// How round the corners of tips inside are, in points. `antialiased` is always so.
    nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        transformEnvironment(\.tipLooks) { $0.cornerRadius = max(cornerRadius, 0) }
    }
    /// How large pictures of tips inside are, in points.
    nonisolated public func tipImageSize(_ size: CGSize) -> some View {
        transformEnvironment(\.tipLooks) {
            $0.imageSize = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        }
    }
    /// What pictures of tips inside are drawn with.
    nonisolated public func tipImageStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        let style = AnyShapeStyle(style)
        return transformEnvironment(\.tipLooks) { $0.imageStyle = style }
    }
}
