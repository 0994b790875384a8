import DovetailCore
import Foundation

/// The style of toggles unless another is set: a checkbox on the desktop, but in forms of the grouped style; a switch elsewhere.
public struct DefaultToggleStyle: ToggleStyle, FocusShowingStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticToggle(configuration: configuration)
    }
}

/// The label, and a switch at the far end.
public struct SwitchToggleStyle: ToggleStyle, FocusShowingStyle {
    private let tint: Color?

    nonisolated public init() { tint = nil }

    /// A switch that is a colour while it is on.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration, tint: tint)
    }
}

/// A button that stays pressed in while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, FocusShowingStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ToggleButton(configuration: configuration)
    }
}

/// A box with a tick before the label.
public struct CheckboxToggleStyle: ToggleStyle, FocusShowingStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CheckboxRow(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct AutomaticToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.isInForm) private var isInForm

    var body: some View {
        if ToggleIdiom[idiom].isCheckbox && !isInForm {
            CheckboxRow(configuration: configuration)
        } else {
            // In forms of the desktop a switch is no higher than a line.
            SwitchRow(configuration: configuration, tint: nil, isSmall: isInForm)
        }
    }
}

private struct SwitchRow: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    var isSmall = false
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isInColumns) private var isInColumns

    var body: some View {
        let toggle = Switch(
            isOn: configuration.isOn, isFocused: configuration.isFocused, isPressed: configuration.isPressed,
            givenTint: tint, isSmall: isSmall)
        if isLabelHidden {
            toggle
        } else if isInColumns {
            ColumnsRow(label: configuration.label) { toggle }
        } else {
            HStack(spacing: 0) {
                configuration.label
                Spacer(minLength: 8)
                toggle
            }
        }
    }
}

private struct CheckboxRow: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        HStack(spacing: 7) {
            Checkbox(
                isOn: configuration.isOn, isMixed: configuration.isMixed, isFocused: configuration.isFocused,
                isPressed: configuration.isPressed)
            if !isLabelHidden { configuration.label }
        }
    }
}

private struct ToggleButton: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isInBar) private var isInBar
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics

    var body: some View {
        configuration.label
            .modifier(ControlFont())
            .foregroundStyle(foreground)
            .padding(metrics.buttonInsets)
            .background { background }
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: metrics.cornerRadius) }
    }

    /// On the desktop it looks like a button while it is off, but in bars, where buttons have no bezel.
    private var hasBezel: Bool { ButtonIdiom[metrics.idiom].hasRaisedBezels && !isInBar }

    private var foreground: AnyShapeStyle {
        if configuration.isOn { return AnyShapeStyle(Color.white) }
        return hasBezel ? AnyShapeStyle(.primary) : AnyShapeStyle(.tintText)
    }

    @ViewBuilder private var background: some View {
        let shape = RoundedRectangle(cornerRadius: metrics.cornerRadius)
        if configuration.isOn {
            shape.fill(.tintFill)
            shape.fill(Color(white: 0, opacity: configuration.isPressed ? 0.2 : configuration.isHovered ? 0.07 : 0))
        } else if hasBezel {
            RaisedBezel(
                cornerRadius: metrics.cornerRadius, isHovered: configuration.isHovered,
                isPressed: configuration.isPressed)
        } else {
            let strength = configuration.isPressed ? 0.14 : configuration.isHovered ? 0.07 : 0
            shape.fill(Color(white: colorScheme == .light ? 0 : 1, opacity: strength))
        }
    }
}

private struct Switch: View {
    let isOn: Bool
    let isFocused: Bool
    let isPressed: Bool
    let givenTint: Color?
    let isSmall: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.builtIn.tint) private var tint
    @Environment(\.accessibilityDifferentiateWithoutColor) private var hasMarks

    var body: some View {
        let isSmall = isSmall && metrics.size == .regular
        let size = isSmall ? smallMetrics.switchSize : metrics.switchSize
        let knob = size.height - 4
        Capsule()
            .fill(isOn ? onColor : Color(white: colorScheme == .light ? 0 : 1, opacity: 0.16))
            .overlay { if !isOn { Capsule().strokeBorder(Color.controlOutline, lineWidth: 1) } }
            .frame(width: size.width, height: size.height)
            .overlay { if hasMarks { mark(isOn, knob) } }
            .overlay {
                Circle()
                    .fill(Color.white)
                    .overlay { if isPressed { Circle().fill(Color(white: 0, opacity: 0.1)) } }
                    .frame(width: knob, height: knob)
                    .shadow(color: Color(white: 0, opacity: 0.25), radius: 2, y: 1)
                    .offset(x: (isOn ? 1 : -1) * (size.width - size.height) / 2)
            }
            .overlay { FocusRing(isShown: isFocused, cornerRadius: size.height / 2) }
            .animation(.easeOut(duration: 0.18), value: isOn)
            .padding(.trailing, -ToggleIdiom[metrics.idiom].switchOutset)
            .accessibilityHidden(true)
    }

    /// A line for on and a ring for off, beside the knob: so the state is told without colours.
    private func mark(_ isOn: Bool, _ knob: CGFloat) -> some View {
        let length = (knob * 0.45).rounded()
        return Group {
            if isOn {
                Capsule().fill(Color.white).frame(width: 2, height: length)
            } else {
                Circle().strokeBorder(Color.controlOutline, lineWidth: 1.5).frame(width: length, height: length)
            }
        }
        .padding(.horizontal, knob * 0.4)
        .frame(maxWidth: .infinity, alignment: isOn ? .leading : .trailing)
    }

    private var smallMetrics: ControlMetrics {
        ControlMetrics(idiom: metrics.idiom, size: .small, hasLargeTargets: metrics.hasLargeTargets)
    }

    private var onColor: Color {
        givenTint ?? tint ?? (ToggleIdiom[metrics.idiom].hasAccent ? .accentColor : .switchOn)
    }
}

private struct Checkbox: View {
    let isOn: Bool
    let isMixed: Bool
    let isFocused: Bool
    let isPressed: Bool
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.controlMetrics) private var metrics

    var body: some View {
        let side = metrics.checkboxSize
        // What is dark becomes lighter while it is held, and what is light darker.
        let isLit = colorScheme == .dark && !isOn && !isMixed
        let radius = (side / 4).rounded()
        let shape = RoundedRectangle(cornerRadius: radius)
        shape
            .fill(isOn || isMixed ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(Theme.controlBackground(colorScheme))))
            .frame(width: side, height: side)
            .overlay { if isPressed { shape.fill(Color(white: isLit ? 1 : 0, opacity: 0.15)) } }
            .overlay { if !isOn && !isMixed { shape.strokeBorder(Color.controlOutline, lineWidth: 1) } }
            .overlay {
                if isMixed {
                    Capsule().fill(.white).frame(width: side * 0.55, height: max(side * 0.14, 1.5))
                } else if isOn {
                    Image(systemName: "checkmark").font(.system(size: side * 0.64, weight: .heavy))
                        .foregroundStyle(.white)
                }
            }
            .overlay { FocusRing(isShown: isFocused, cornerRadius: radius) }
            .accessibilityHidden(true)
    }
}
