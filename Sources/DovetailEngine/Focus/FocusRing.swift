import Foundation

/// The outline around a control that has the keyboard.
package struct FocusRing: View {
    let isShown: Bool
    let cornerRadius: CGFloat
    /// Free space left and right of a view without a border, so that the ring does not touch its text, in points.
    let sideMargin: CGFloat
    /// The view's own outline, in place of a rounded rectangle.
    let outline: AnyShape?
    @Environment(\.isFocusEffectEnabled) private var isEnabled

    nonisolated package init(isShown: Bool, cornerRadius: CGFloat, sideMargin: CGFloat = 0, outline: AnyShape? = nil) {
        self.outline = outline
        self.isShown = isShown
        self.cornerRadius = cornerRadius
        self.sideMargin = sideMargin
    }

    /// Strong enough to tell from any ground, and weaker than what it is around. It does not follow the tint, which may be too pale.
    private static let color = Color.focusRing.opacity(0.9)

    package var body: some View {
        if isShown, isEnabled {
            if let outline {
                outline.stroke(Self.color, lineWidth: 3).allowsHitTesting(false)
            } else {
                RoundedRectangle(cornerRadius: cornerRadius + 3)
                    .strokeBorder(Self.color, lineWidth: 3)
                    .padding(.vertical, -3)
                    .padding(.horizontal, -3 - sideMargin)
                    .allowsHitTesting(false)
            }
        }
    }
}
