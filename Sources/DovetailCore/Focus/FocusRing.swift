import Foundation

/// The outline around a control that has the keyboard.
package struct FocusRing: View {
    let isShown: Bool
    let cornerRadius: CGFloat
    @Environment(\.isFocusEffectEnabled) private var isEnabled

    nonisolated package init(isShown: Bool, cornerRadius: CGFloat) {
        self.isShown = isShown
        self.cornerRadius = cornerRadius
    }

    package var body: some View {
        if isShown, isEnabled {
            RoundedRectangle(cornerRadius: cornerRadius + 3)
                .strokeBorder(Color.accentColor.opacity(0.55), lineWidth: 3)
                .padding(-3)
                .allowsHitTesting(false)
        }
    }
}
