import DovetailCore
import Foundation

/// How each style is drawn, by the name of the style, which statistics tell.
enum ButtonLook {
    struct DefaultButtonStyle: ButtonStyle, FocusShowingStyle {
        nonisolated init() {}

        func makeBody(configuration: Configuration) -> some View {
            AutomaticButton(configuration: configuration)
        }
    }

    struct BorderedButtonStyle: ButtonStyle, FocusShowingStyle {
        /// The colour that the style itself says; nil for that of the environment.
        private let tint: Color?

        nonisolated init(tint: Color? = nil) { self.tint = tint }

        @ViewBuilder
        func makeBody(configuration: Configuration) -> some View {
            if let tint {
                BorderedButton(configuration: configuration).tint(tint)
            } else {
                BorderedButton(configuration: configuration)
            }
        }
    }

    struct BorderedProminentButtonStyle: ButtonStyle, FocusShowingStyle {
        nonisolated init() {}

        func makeBody(configuration: Configuration) -> some View {
            ProminentButton(configuration: configuration)
        }
    }

    struct BorderlessButtonStyle: ButtonStyle, FocusShowingStyle {
        nonisolated init() {}

        func makeBody(configuration: Configuration) -> some View {
            BorderlessButton(configuration: configuration)
        }
    }

    struct PlainButtonStyle: ButtonStyle, FocusShowingStyle {
        nonisolated init() {}

        func makeBody(configuration: Configuration) -> some View { DimmingLabel(configuration: configuration) }
    }

    struct LinkButtonStyle: ButtonStyle, FocusShowingStyle {
        nonisolated init() {}

        func makeBody(configuration: Configuration) -> some View {
            DimmingLabel(configuration: configuration)
                .modifier(LabelStyleOfControl(AnyShapeStyle(.link)))
                .underline(configuration.isHovered)
        }
    }

    struct AccessoryBarButtonStyle: ButtonStyle, FocusShowingStyle {
        nonisolated init() {}

        func makeBody(configuration: Configuration) -> some View {
            AccessoryButton(configuration: configuration, isAction: false)
        }
    }

    struct AccessoryBarActionButtonStyle: ButtonStyle, FocusShowingStyle {
        nonisolated init() {}

        func makeBody(configuration: Configuration) -> some View {
            AccessoryButton(configuration: configuration, isAction: true)
        }
    }
}

private struct AccessoryButton: View {
    let configuration: ButtonStyleConfiguration
    let isAction: Bool

    var body: some View {
        let strength = configuration.isPressed ? 0.24 : configuration.isHovered ? 0.16 : isAction ? 0.1 : 0
        configuration.label
            .font(.callout)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background { RoundedRectangle(cornerRadius: 6).fill(Color(white: 0.5, opacity: strength)) }
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 6) }
            .modifier(DisabledLook())
    }
}

/// A bezel: raised on the desktop, a soft fill elsewhere.
private struct BorderedButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.builtIn.tint) private var tint
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.isEnabled) private var isEnabled

    private var isGrey: Bool { !isEnabled && ButtonIdiom[metrics.idiom].greysDisabled }

    var body: some View {
        let radius = borderShape.cornerRadius(metrics.cornerRadius)
        let isRaised = ButtonIdiom[metrics.idiom].hasRaisedBezels
        configuration.label
            .modifier(ControlFont())
            .modifier(LabelStyleOfControl(foreground))
            .modifier(BorderProportions())
            .background {
                if isRaised {
                    RaisedBezel(
                        cornerRadius: radius, isHovered: configuration.isHovered, isPressed: configuration.isPressed)
                } else {
                    RoundedRectangle(cornerRadius: radius).fill(softFill)
                }
            }
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: radius) }
            .modifier(DisabledLook(fades: !isGrey))
            // The line below a row begins at the bezel, and not at the title in it.
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }

    private var foreground: AnyShapeStyle {
        if isGrey { return AnyShapeStyle(Color.disabledLabel) }
        if configuration.role == .destructive { return AnyShapeStyle(Color.dangerText) }
        return ButtonIdiom[metrics.idiom].hasRaisedBezels ? AnyShapeStyle(.primary) : AnyShapeStyle(.tintText)
    }

    /// A shade of the tint where one is set, else of grey.
    private var softFill: Color {
        if isGrey { return .disabledFill(colorScheme) }
        let strength = configuration.isPressed ? 2.0 : configuration.isHovered ? 1.5 : 1
        if configuration.role == .destructive { return Color.red.opacity(0.13 * strength) }
        if let tint { return tint.opacity(0.15 * strength) }
        return Color(
            white: colorScheme == .light ? 0.45 : 0.6, opacity: (colorScheme == .light ? 0.14 : 0.26) * strength)
    }
}

/// What a control of the desktop that can be pressed stands on.
struct RaisedBezel: View {
    let cornerRadius: CGFloat
    var isHovered = false
    var isPressed = false
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: cornerRadius)
        shape.fill(fill).shadow(color: Color(white: 0, opacity: 0.10), radius: 1.5, y: 1)
            .overlay { shape.strokeBorder(Color.separatorLine, lineWidth: 1) }
    }

    private var fill: Color {
        let base = Theme.controlBackground(colorScheme)
        if isPressed { return Color(base.mixed(with: Theme.label(0, colorScheme), by: 0.16)) }
        if isHovered { return Color(base.mixed(with: Theme.label(0, colorScheme), by: 0.05)) }
        return Color(base)
    }
}

private struct ProminentButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let radius = borderShape.cornerRadius(metrics.cornerRadius)
        let shape = RoundedRectangle(cornerRadius: radius)
        let isGrey = !isEnabled && ButtonIdiom[metrics.idiom].greysDisabled
        configuration.label
            .modifier(ControlFont())
            .modifier(LabelStyleOfControl(AnyShapeStyle(isGrey ? .disabledLabel : Color.white)))
            .modifier(BorderProportions())
            .background {
                shape.fill(
                    isGrey
                        ? AnyShapeStyle(Color.disabledFill(colorScheme))
                        : configuration.role == .destructive
                            ? AnyShapeStyle(Color.dangerFill) : AnyShapeStyle(.tintFill))
                shape.fill(Color(white: 0, opacity: configuration.isPressed ? 0.2 : configuration.isHovered ? 0.07 : 0))
            }
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: radius) }
            .modifier(DisabledLook(fades: !isGrey))
    }
}

/// The label, tinted unless the app gives it another style; on the desktop it is grey unless the app sets a tint.
private struct BorderlessButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.idiom) private var idiom
    @Environment(\.builtIn.tint) private var tint

    var body: some View {
        let isGrey = !isEnabled && ButtonIdiom[idiom].greysDisabled
        DimmingLabel(configuration: configuration, fades: !isGrey)
            .modifier(ControlFont())
            .modifier(
                LabelStyleOfControl(
                    isGrey
                        ? AnyShapeStyle(Color.disabledLabel)
                        : configuration.role == .destructive
                            ? AnyShapeStyle(Color.dangerText)
                            : ButtonIdiom[idiom].greysBorderless && tint == nil
                                ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tintText)))
    }
}

extension Color {
    /// The text of a button that can't be pressed, on touch devices.
    fileprivate static let disabledLabel = Color.primary.opacity(0.3)

    /// What such a button stands on.
    fileprivate static func disabledFill(_ scheme: ColorScheme) -> Color {
        Color(white: 0.48, opacity: scheme == .light ? 0.12 : 0.24)
    }
}

/// With a bezel on the desktop, without elsewhere.
private struct AutomaticButton: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.isLink) private var isLink
    @Environment(\.keyboardShortcut) private var shortcut

    var body: some View {
        // Where buttons have no bezel a link looks like one of them, in the tint of its surroundings.
        if isLink, ButtonIdiom[idiom].bordersAutomatically {
            ButtonLook.LinkButtonStyle().makeBody(configuration: configuration)
        } else if ButtonIdiom[idiom].bordersAutomatically, shortcut == .defaultAction {
            // What the Return key does can be seen.
            ProminentButton(configuration: configuration)
        } else if ButtonIdiom[idiom].bordersAutomatically {
            BorderedButton(configuration: configuration)
        } else {
            BorderlessButton(configuration: configuration)
        }
    }
}

private struct DimmingLabel: View {
    let configuration: ButtonStyleConfiguration
    /// Whether it is faded where it is disabled.
    var fades = true
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .opacity(!isEnabled ? 1 : configuration.isPressed ? 0.4 : configuration.isHovered ? 0.75 : 1)
            .modifier(DisabledLook(fades: fades))
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 6, sideMargin: 4) }
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
