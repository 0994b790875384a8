import Foundation

/// The outline around a control that has the keyboard.
package struct FocusRing: View {
    let isShown: Bool
    let cornerRadius: CGFloat
    /// The view's own outline, in place of a rounded rectangle.
    let outline: AnyShape?
    @Environment(\.isFocusEffectEnabled) private var isEnabled

    nonisolated package init(isShown: Bool, cornerRadius: CGFloat, outline: AnyShape? = nil) {
        self.outline = outline
        self.isShown = isShown
        self.cornerRadius = cornerRadius
    }

    package var body: some View {
        if isShown, isEnabled {
            if let outline {
                outline.stroke(Color.accentColor.opacity(0.55), lineWidth: 3).allowsHitTesting(false)
            } else {
                RoundedRectangle(cornerRadius: cornerRadius + 3)
                    .strokeBorder(Color.accentColor.opacity(0.55), lineWidth: 3)
                    .padding(-3)
                    .allowsHitTesting(false)
            }
        }
    }
}
