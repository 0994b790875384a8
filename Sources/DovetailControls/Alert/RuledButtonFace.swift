import DovetailCore
import Foundation

/// A button of a card whose buttons have lines between them, as wide as there is room: in the accent colour, red where it destroys, and in strong
/// letters where it cancels.
struct RuledButtonFace: View {
    let configuration: ButtonStyleConfiguration
    let font: Font
    let height: CGFloat
    /// Beside the label.
    let margin: CGFloat
    /// How small the label may become where there is no room for it.
    var leastScale: CGFloat = 1
    /// The corners of the ring that shows the keyboard, and what is around that.
    var focusRadius: CGFloat = 10
    var focusMargin: CGFloat = 3
    @Environment(\.colorScheme) private var colorScheme

    /// In an alert.
    static let alertHeight: CGFloat = 44

    var body: some View {
        let isDark = configuration.isPressed || configuration.isHovered
        configuration.label
            .font(font)
            .fontWeight(configuration.role == .cancel ? .semibold : .regular)
            .lineLimit(1)
            .minimumScaleFactor(leastScale)
            .foregroundStyle(configuration.role == .destructive ? Color.dangerText : .accentText)
            .padding(.horizontal, margin)
            .frame(maxWidth: .infinity, minHeight: height)
            .background(Color(white: colorScheme == .light ? 0 : 1, opacity: isDark ? 0.08 : 0))
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: focusRadius).padding(focusMargin) }
            .contentShape(Rectangle())
            .modifier(DisabledLook())
    }
}
