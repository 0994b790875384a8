import Foundation

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
    /// The width and height of the corners, in points.
    public var cornerSize: CGSize
    /// How the corners are drawn.
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetRoundedRectangle(base: self, amount: amount)
    }
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

/// A rounded rectangle made smaller: the corners have the same centres, so they are tighter by the inset.
private struct InsetRoundedRectangle: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let size = CGSize(
            width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
        return Path(roundedRect: rect.insetForShape(by: amount), cornerSize: size, style: base.style)
    }
    func inset(by amount: CGFloat) -> InsetRoundedRectangle {
        InsetRoundedRectangle(base: base, amount: self.amount + amount)
    }
    var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}

/// A rectangle with a radius for each corner. Leading is left.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners are drawn.
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetUnevenRoundedRectangle(base: self, amount: amount)
    }
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

private struct InsetUnevenRoundedRectangle: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
        func tighter(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        let radii = RectangleCornerRadii(
            topLeading: tighter(base.cornerRadii.topLeading), bottomLeading: tighter(base.cornerRadii.bottomLeading),
            bottomTrailing: tighter(base.cornerRadii.bottomTrailing),
            topTrailing: tighter(base.cornerRadii.topTrailing))
        return Path(roundedRect: rect.insetForShape(by: amount), cornerRadii: radii, style: base.style)
    }
    func inset(by amount: CGFloat) -> InsetUnevenRoundedRectangle {
        InsetUnevenRoundedRectangle(base: base, amount: self.amount + amount)
    }
    var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set { (base.animatableData, amount) = (newValue.first, newValue.second) }
    }
}
