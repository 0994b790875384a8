import DovetailCore
import Foundation

/// A raised rounded box around the label: the style of buttons unless another is set.
public struct BorderedButtonStyle: ButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration)
    }
}

/// A box filled with the accent colour.
public struct BorderedProminentButtonStyle: ButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ProminentButton(configuration: configuration)
    }
}

/// The label in the accent colour, with no box.
public struct BorderlessButtonStyle: ButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DimmingLabel(configuration: configuration)
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
    }
}

/// The label alone.
public struct PlainButtonStyle: ButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { DimmingLabel(configuration: configuration) }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
    public static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct BorderedButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 7)
        configuration.label
            .fontWeight(.medium)
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
            .padding(EdgeInsets(top: 5, leading: 13, bottom: 5, trailing: 13))
            .background { shape.fill(fill).shadow(color: Color(white: 0, opacity: 0.10), radius: 1.5, y: 1) }
            .overlay { shape.strokeBorder(Theme.separator(colorScheme), lineWidth: 1) }
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 7) }
            .opacity(isEnabled ? 1 : 0.45)
    }

    private var fill: Color {
        let base = Theme.controlBackground(colorScheme)
        if configuration.isPressed { return Color(base.mixed(with: Theme.label(0, colorScheme), by: 0.16)) }
        if configuration.isHovered { return Color(base.mixed(with: Theme.label(0, colorScheme), by: 0.05)) }
        return Color(base)
    }
}

private struct ProminentButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 7)
        configuration.label
            .fontWeight(.semibold)
            .foregroundStyle(Color.white)
            .padding(EdgeInsets(top: 5, leading: 13, bottom: 5, trailing: 13))
            .background {
                shape.fill(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
                shape.fill(Color(white: 0, opacity: configuration.isPressed ? 0.2 : configuration.isHovered ? 0.07 : 0))
            }
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 7) }
            .opacity(isEnabled ? 1 : 0.45)
    }
}

private struct DimmingLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .opacity(!isEnabled ? 0.4 : configuration.isPressed ? 0.6 : 1)
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 6) }
    }
}

extension Color.Resolved {
    /// A colour between this one and another; 0 is this one.
    func mixed(with other: Color.Resolved, by part: Float) -> Color.Resolved {
        let part = part * other.opacity
        return Color.Resolved(
            red: red + (other.red - red) * part, green: green + (other.green - green) * part,
            blue: blue + (other.blue - blue) * part, opacity: opacity)
    }
}
