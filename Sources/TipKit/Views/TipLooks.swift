/// What views say of the looks of tips inside.
struct TipLooks {
    var background = AnyShapeStyle(.fill.tertiary)
    var cornerRadius: CGFloat = 14
    var imageSize: CGSize?
    /// What pictures are drawn with: one to three styles, the primary one first; none for the tint.
    var imageStyles: [AnyShapeStyle] = []
    var backgroundInteraction: PresentationBackgroundInteraction?
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
        tipImageStyles([AnyShapeStyle(style)])
    }
    /// What the layers of pictures of tips inside are drawn with.
    nonisolated public func tipImageStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary
    ) -> some View {
        tipImageStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }
    /// What the layers of pictures of tips inside are drawn with.
    nonisolated public func tipImageStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
    ) -> some View {
        tipImageStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }
    nonisolated private func tipImageStyles(_ styles: [AnyShapeStyle]) -> some View {
        transformEnvironment(\.tipLooks) { $0.imageStyles = styles }
    }
    /// Whether what is behind the popover of a tip inside can be used while that is there, as
    /// `presentationBackgroundInteraction(_:)` has it for other popovers.
    nonisolated public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        transformEnvironment(\.tipLooks) { $0.backgroundInteraction = interaction }
    }
}
